# SPDX-License-Identifier: MIT
"""The digits of an exponent: what is shown of the functions that cut them, and what a call of them leaves.

Trusted. An exponent E is a big-endian string of bytes. A window is floor(E/2^from) mod 2^width for a position `from` below 8
times the length; a column has the bits of E that are `spacing` apart from one of the lowest `spacing` on, the lowest first, and
zeros beyond the string.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.bits import Expansion
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements, atom_of, names_of
from ecgen_verify.prove.composed.loops import word_of
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.spread import joined
from ecgen_verify.prove.composed.view import RETURNED, Mismatch, View
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.multiples.powers.shapes import Shapes
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


def window(shapes: Shapes) -> Claim:
    """PREFIX_exp_window(number, length, from), for all lengths and positions: for each bit of a byte as the lowest of the window,
    where there is a more significant byte and where there is none"""
    if 7 + shapes.width > 16:
        raise Undecided("windows that three bytes have bits of")

    def check(view: View) -> None:
        (within, _), (above, _) = (view.setting.case.numbers[name] for name in ("within", "above"))
        last = within + shapes.width if above else min(8, within + shapes.width)
        _expect(view, [_bit(view.elements.unknown_byte(-(place // 8)), place % 8) for place in range(within, last)])

    return Claim(window_promise(shapes), check, cases=[_window_case(within, above) for within in range(8) for above in (0, 1)],
                 about=(shapes,))  # fmt: skip


def window_promise(shapes: Shapes) -> Inner:
    return Inner(f"returns floor(number/2^from) mod {shapes.entries}, for from < 8*length",
                 entry=("fe", "unsigned {p}_exp_window(const uint8_t *number, size_t length, size_t from)"))  # fmt: skip


def _window_case(within: int, above: int) -> Case:
    """Bit `within` of a byte is the lowest of the window, and that byte stands at 0; `above`: there is a more significant one."""

    def enter(machine: Machine, elements: Elements) -> None:
        path, atom = machine.path, elements.world.new_atom
        below = Poly.atom(atom("bytes below", 0, LONGEST))
        before = Poly.atom(atom("bytes above", 1, LONGEST)) if above else Poly({})
        length, position = below + before.offset(1), below.scale(8).offset(within)
        numbers = (word_of(path, number) for number in (length, position))
        machine.registers |= dict(zip(ARGUMENTS, (joined(_NAME, before.scale(-1)), *numbers), strict=False))
        for offset in range(-above, 1):
            machine.memory[_NAME, offset] = (1, elements.unknown_byte(offset))

    numbers = {"length": (1, LONGEST), "from": (0, 8 * LONGEST), "within": (within, within), "above": (above, above)}
    return Case(f"from bit {within} on, {above} more", numbers=numbers, lengths={_NAME: "length"}, enter=enter)


def column(shapes: Shapes) -> Claim:
    """PREFIX_exp_column(exponent, column), for all columns"""

    def check(view: View) -> None:
        index, number = view.setting.case.numbers["column"][0], view.setting.bytes["exponent"][::-1]
        places = (index + shapes.spacing * i for i in range(shapes.teeth))
        _expect(view, [_bit(number[place // 8], place % 8) for place in places if place < 8 * len(number)])

    cases = [Case(f"column {index}", numbers={"column": (index, index)}) for index in range(shapes.spacing)]
    return Claim(column_promise(shapes), check, cases=cases, about=(shapes,))


def column_promise(shapes: Shapes) -> Inner:
    return Inner(f"returns the {shapes.teeth} bits of the exponent that are {shapes.spacing} apart, from bit `column` on",
                 entry=("fe", f"unsigned {{p}}_exp_column(const uint8_t exponent[{shapes.key_length}], unsigned column)"),
                 known=frozenset({"column"}))  # fmt: skip


def _bit(byte: Word, place: int) -> tuple[int, int]:
    """A bit of the unknown byte."""
    atom = atom_of(byte.poly)
    assert atom is not None
    return atom, place


def _expect(view: View, bits: Sequence[tuple[int, int]]) -> None:
    """The function returns an unsigned int of these bits, the lowest first."""
    view.note(RETURNED)
    returned = Expansion(view.path.world).of(view.path.resolve(view.machine.word("RAX", 32).poly))
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
    return names_of(call.path, call.words(place, length, 1))


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
