# SPDX-License-Identifier: MIT
"""The digits of an exponent: what is shown of the functions that cut them, and what a call of them leaves.

Trusted. An exponent E is a big-endian string of bytes. A window is floor(E/2^from) mod 2^width for a position `from` below 8
times the length; a column has the bits of E that are `spacing` apart from one of the lowest `spacing` on, the lowest first, and
zeros beyond the string.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ecgen_verify.prove.composed.bits import Expansion
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, Form, atom_of
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.composed.view import Mismatch
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.inner import Inner, Trial, garbled
from ecgen_verify.prove.multiples.powers.shapes import Shapes
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Key, Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: An exponent: the keys of its bytes, or the name of an operand of any length.
Exponent = tuple[Key, ...] | str
_NAME = "number"


@dataclass(frozen=True)
class Window:
    """Of `exponent` from the position on that `position` is the key of."""

    exponent: Exponent
    position: Key


@dataclass(frozen=True)
class Column:
    """That of bit `index` of `exponent`."""

    exponent: Exponent
    index: int


Digit = Window | Column


# ---------------------------------------------------------------------- what is shown


def window(name: str, shapes: Shapes, forms: Mapping[str, Form]) -> Inner:
    """PREFIX_exp_window(number, length, from), for all lengths and positions"""

    def trials() -> Iterator[list[Trial]]:
        for within in range(8):
            for above in (False, True):
                yield [_window_trial(shapes, within, above=above)]

    return Inner(name, window_text(shapes), trials, forms, {}, about=(shapes,))


def window_text(shapes: Shapes) -> str:
    return f"returns floor(number/2^from) mod {shapes.entries}, for from < 8*length"


def _window_trial(shapes: Shapes, within: int, *, above: bool) -> Trial:
    """Bit `within` of a byte is the lowest of the window; `above`: whether there is a more significant byte."""
    if within + shapes.width > 16:
        raise Undecided("windows that three bytes have bits of")

    def enter(machine: Machine, elements: Elements) -> None:
        path, atom = machine.path, elements.world.new_atom
        below = Poly.atom(atom("bytes below", 0, LONGEST))
        before = Poly.atom(atom("bytes above", 1, LONGEST)) if above else Poly({})
        length = below + before.offset(1)
        # the byte with the lowest bit stands at 0
        machine.registers |= {"RDI": joined(_NAME, before.scale(-1)), "RSI": _number(path, length),
                              "RDX": _number(path, below.scale(8).offset(within))}  # fmt: skip
        machine.unbounded = Buffers({})
        for offset in (0, -1) if above else (0,):
            machine.memory[_NAME, offset] = (1, elements.unknown_byte(offset))

    def leave(machine: Machine, elements: Elements) -> None:
        places = range(within, within + shapes.width) if above else range(within, min(8, within + shapes.width))
        _expect(machine, [_bit(elements, -(place // 8), place % 8) for place in places])

    return Trial(enter, leave)


def _number(path: Path, poly: Poly) -> Word:
    low, high = path.interval(poly)
    return path.refined(Word(poly, low, high))


def column(name: str, shapes: Shapes, forms: Mapping[str, Form]) -> Inner:
    """PREFIX_exp_column(exponent, column), for all columns"""

    def trials() -> Iterator[list[Trial]]:
        for index in range(shapes.spacing):
            yield [_column_trial(shapes, index)]

    return Inner(name, column_text(shapes), trials, forms, {}, about=(shapes,))


def column_text(shapes: Shapes) -> str:
    return f"returns the {shapes.teeth} bits of the exponent that are {shapes.spacing} apart, from bit `column` on"


def _column_trial(shapes: Shapes, index: int) -> Trial:
    last = shapes.key_length - 1

    def enter(machine: Machine, elements: Elements) -> None:
        machine.registers |= {"RDI": Pointer(_NAME, 0), "RSI": garbled(machine, index, secret=False)}
        for i in range(shapes.key_length):
            machine.memory[_NAME, i] = (1, elements.unknown_byte(i))

    def leave(machine: Machine, elements: Elements) -> None:
        places = (index + shapes.spacing * i for i in range(shapes.teeth))
        _expect(machine, [_bit(elements, last - place // 8, place % 8) for place in places if place < 8 * shapes.key_length])

    return Trial(enter, leave)


def _bit(elements: Elements, byte: int, place: int) -> tuple[int, int]:
    """A bit of the byte that stands there."""
    atom = atom_of(elements.unknown_byte(byte).poly)
    assert atom is not None
    return atom, place


def _expect(machine: Machine, bits: Sequence[tuple[int, int]]) -> None:
    """The function returns an unsigned int of these bits, the lowest first."""
    path = machine.path
    returned = Expansion(path.world).of(path.resolve(machine.word("RAX", 32).poly))
    if returned != {bit: 1 << i for i, bit in enumerate(bits)}:
        raise Mismatch("the digit that is returned is not what is claimed")


# ---------------------------------------------------------------------- what a call leaves


def digit_effects(shapes: Shapes) -> dict[str, Effect]:
    """By the names after the prefix."""
    effects: dict[str, Effect] = {"exp_window": lambda call: _window(call, shapes)}
    return {**effects, "exp_column": lambda call: _column(call, shapes)} if shapes.teeth else effects


def _window(call: Call, shapes: Shapes) -> Word:
    path, length, position = call.path, call.number(1), call.number(2)
    if length.secret or position.secret:
        raise Undecided("a secret decides which digit is cut")
    low, _ = path.sharp(path.resolve(length.poly.scale(8) - position.poly))
    if position.lo < 0 or low < 1:
        raise Undecided("a window that may begin above the exponent")
    digit = Window(exponent_at(call, call.pointer(0), length), path.resolve(position.poly).key)
    return _returned(call, digit, shapes.entries - 1)


def _column(call: Call, shapes: Shapes) -> Word:
    index = call.path.settled(call.number(1, 32))
    if index.secret or not index.is_constant or index.lo >= shapes.spacing:
        raise Undecided("a column that is not known")
    digit = Column(known_exponent(call, call.pointer(0), shapes.key_length), index.lo)
    return _returned(call, digit, (1 << shapes.teeth) - 1)


def exponent_at(call: Call, place: Pointer, length: Word) -> Exponent:
    """So many bytes there."""
    here = call.machine.resolve(place)
    if isinstance(call.machine.unbounded, Buffers) and call.machine.unbounded.is_whole(call.path, here, length):
        return here.base
    if not length.is_constant:
        raise Undecided("an exponent of a length that is not known")
    return known_exponent(call, place, length.lo)


def known_exponent(call: Call, place: Pointer, length: int) -> Exponent:
    loaded = [call.machine.load(place.moved(i), 1) for i in range(length)]
    keys = tuple(call.path.resolve(byte.poly).key for byte in loaded if isinstance(byte, Word))
    if len(keys) < length:
        raise Undecided("an exponent with a byte of an address")
    return keys


def _returned(call: Call, digit: Digit, most: int) -> Word:
    """An unsigned int; the ABI leaves the upper half of the register undefined."""
    rest = call.path.input_word("upper half", 0, (1 << 32) - 1)
    return call.path.sum((call.elements.unknown_byte(digit, most), 1), (rest, 1 << 32))


def digit_of(call: Call, word: Word) -> Digit:
    """That which the word is. Raises Undecided where it is none."""
    atom = atom_of(call.path.resolve(call.path.settled(word).poly))
    digit = None if atom is None else call.elements.byte_key(atom)
    if not isinstance(digit, Window | Column):
        raise Undecided("a place in a table of powers that is no digit of an exponent")
    return digit
