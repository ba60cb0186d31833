# SPDX-License-Identifier: MIT
"""Powers of elements of the field, with exponents that are secrets, by digits of these, which are words of bits that have names:
what is shown of the functions that cut windows of bits and look powers up by them, what a call of these leaves, and PREFIX_power
for every length of the exponent, by induction over the windows.

Trusted. An element to the power of a digit is an unknown of its own; the field's polynomials, with their long exponents, do the
rest. x^(sum of c_i*e_i) is the product of (x^e_i)^c_i for natural numbers c_i and e_i, also for x = 0, where 0^0 = 1; each x^e_i
is an unknown. A window of an exponent E is floor(E/2^from) mod 2^width.

Let w be the width, E the exponent, and bits = w*m + t + 1 with 0 <= t < w and m > 0. At the header of the loop of PREFIX_power
with `left` windows left to do, the element at a known place is a^(floor(E'/2^(w*left))) for E' = E mod 2^(w*(m + 1)). Where the
loop is entered left = m, and that is a to the power of the window from w*m on. An iteration takes what is there to the power 2^w,
and multiplies it by a to the power of the window from w*(left - 1) on: floor(E'/2^(w*(left - 1))) is that window plus 2^w times
floor(E'/2^(w*left)). With none left it is a^E'. x^0 = 1, for x = 0 as well.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ecgen.contracts.modp import power_contract
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.bits import Bit, bits_of, places_of, sum_of
from ecgen_verify.prove.composed.buffers import LONGEST, Whole
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, atom_of
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import RETURNED, Mismatch, View
from ecgen_verify.prove.contract import Kind, Operand, Promise, written
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine, in_registers, joined
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Monomial, Poly, total
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_NUMBER = "number"


@dataclass(frozen=True)
class Raised:
    """The element to the power of a natural number: of a bit, of an operand as a whole, or of 1."""

    base: Value
    exponent: Monomial


def power(field: Field, base: Value, exponent: Poly) -> Value:
    """By a sum of natural numbers, each with its factor, which is none below 0."""
    factors = {field.unknown(Raised(base, natural)): factor for natural, factor in exponent.terms.items()}
    return Value({tuple(sorted(factors.items())): 1})


def places_in(path: Path, number: Poly) -> Mapping[int, Bit]:
    """Which bit stands at each place of a number. Raises Undecided where that is not known."""
    places = places_of(bits_of(path.world, path.resolve(number)))
    if places is None:
        raise Undecided("an exponent that is not known to consist of bits")
    return places


def window_of(elements: Elements, path: Path, operand: str, position: Poly, width: int) -> Word:
    """Of an exponent of any length: its bits are known by their positions."""
    bits = (elements.bit((operand, path.resolve(position.offset(i)).key)) for i in range(width))
    return path.sum(*((bit, 1 << i) for i, bit in enumerate(bits)))


# ---------------------------------------------------------------------- what is shown


def window(width: int) -> Claim:
    """PREFIX_exp_window(number, length, from), for all lengths and positions: for each bit of a byte as the lowest of the window,
    where there is a more significant byte and where there is none"""
    if 7 + width > 16:
        raise Undecided("windows that three bytes have bits of")
    operands = Operand("number", Kind.BYTES, 0), Operand("length", Kind.NUMBER), Operand("from", Kind.NUMBER)
    promise = Promise(f"returns floor(number/2^from) mod {1 << width}, for from < 8*length", operands, returns=True)

    def check(view: View) -> None:
        (within, _), (above, _) = (view.setting.case.numbers[name] for name in ("within", "above"))
        last = within + width if above else min(8, within + width)
        bits = [(atom_of(view.elements.unknown_byte(-(place // 8)).poly), place % 8) for place in range(within, last)]
        view.note(RETURNED)
        if places_in(view.path, view.machine.word("RAX", 32).poly) != dict(enumerate(bits)):
            raise Mismatch("the window that is returned is not what is claimed")

    cases = [_window_case(within, above) for within in range(8) for above in (0, 1)]
    return Claim(promise, check, cases, effect=lambda call: _window(call, width))


def _window_case(within: int, above: int) -> Case:
    """Bit `within` of a byte is the lowest of the window, and that byte stands at 0; `above`: there is a more significant one."""

    def enter(machine: Machine, elements: Elements) -> None:
        path, atom = machine.path, elements.world.new_atom
        below = Poly.atom(atom("bytes below", 0, LONGEST))
        before = Poly.atom(atom("bytes above", 1, LONGEST)) if above else Poly({})
        length, position = below + before.offset(1), below.scale(8).offset(within)
        operands = (path.word_of(number) for number in (length, position))
        machine.memory |= in_registers(dict(zip(ARGUMENTS, (joined(_NUMBER, before.scale(-1)), *operands), strict=False)))
        for offset in range(-above, 1):
            machine.memory[_NUMBER, offset] = (1, elements.unknown_byte(offset))

    ranges = {"length": (1, LONGEST), "from": (0, 8 * LONGEST), "within": (within, within), "above": (above, above)}
    return Case(f"from bit {within} on, {above} more", numbers=ranges, lengths={_NUMBER: "length"}, enter=enter)


def lookup(sizes: Sequence[int], spacing: int) -> Claim:
    """PREFIX_exp_lookup(r, table, entries, index), for tables of these sizes: for every index, on any table. `spacing`: how far
    apart the bits of a column are, in tables for a comb. What is shown is so whatever these numbers are."""
    operands = (written("r", Kind.ELEMENTS, tag=TAG, apart=True), Operand("table", Kind.ELEMENTS, tag=TAG),
                Operand("entries", Kind.DIGIT, public=True), Operand("index", Kind.DIGIT))  # fmt: skip
    promise = Promise(f"r = table[index], for index < entries = {' or '.join(map(str, sizes))}", operands)

    def check(view: View) -> None:
        view.expect("r", [view.given("table")[view.setting.case.numbers["index"][0]]])

    cases = [Case(f"entries {entries}, index {index}", items={"table": entries},
                  numbers={"entries": (entries, entries), "index": (index, index)})
             for entries in sizes for index in range(entries)]  # fmt: skip
    return Claim(promise, check, cases, effect=lambda call: _look_up(call, sizes, spacing))


# ---------------------------------------------------------------------- what a call leaves


def _window(call: Call, width: int) -> Word:
    path, length, position = call.path, call.number(1), call.number(2)
    if length.secret or position.secret:
        raise Undecided("a secret decides which digit is cut")
    exponent = call.string(call.pointer(0), length)
    if not isinstance(exponent, Whole):
        raise Undecided("a window of what is no whole operand")
    low, _ = path.sharp(path.resolve(length.poly.scale(8) - position.poly))
    if position.lo < 0 or low < 1:
        raise Undecided("a window that may begin above the exponent")
    return path.in_register(window_of(call.elements, path, exponent.operand, position.poly, width))


def _look_up(call: Call, sizes: Sequence[int], spacing: int) -> None:
    """r is the power by the index, of a table with all powers of an element from 0 on; or that by the bits of the index as far
    apart as in a column, of a table for a comb."""
    field, size = call.elements.fields[TAG], call.elements.forms[TAG].size
    target, table, entries = call.pointer(0), call.pointer(1), call.path.settled(call.number(2, 32))
    index = places_in(call.path, call.path.settled(call.number(3, 32)).poly)
    if not entries.is_constant or entries.lo not in sizes or any(1 << place >= entries.lo for place in index):
        raise Undecided("a table of powers whose length is not known, or that may be too short for what is looked up in it")
    call.apart([(target, size, True), (table, entries.lo * size, False)])
    known = call.loaded(TAG, table, entries.lo)
    for apart in (1, spacing):
        if known == _powers(field, known[1], apart, entries.lo):
            exponent = total((sum_of({0: bit}), 1 << apart * place) for place, bit in index.items())
            call.store(TAG, target, power(field, known[1], exponent))
            return
    raise Undecided("a table that does not hold the powers of one element, nor those for a comb")


def _powers(field: Field, base: Value, apart: int, entries: int) -> list[Value]:
    """By the bits of each index, of which bit i has the weight 2^(i*apart)."""
    powers, unit = [field.const(1)], base
    while len(powers) < entries:
        powers += [field.mul(other, unit) for other in powers]
        for _ in range(apart):
            unit = field.mul(unit, unit)
    return powers


# ---------------------------------------------------------------------- powers

EXPONENT = "exponent"
OF_ANY_LENGTH = {EXPONENT: "length"}


@dataclass(frozen=True)
class Windows(Fold):
    """Of (r, a, exponent, length, bits)."""

    width: int

    def begin(self) -> Machine:
        """For any number of windows but the lowest one alone."""
        machine = super().begin()
        bits, length = (machine.word(self.register(name)).poly for name in ("bits", "length"))
        machine.path.add_fact(length.scale(8) - bits, 0, 8 * LONGEST)  # bits <= 8*length
        return machine

    def initial(self, machine: Machine, count: Word) -> State:
        return [self._digit(machine.path, count.poly)]

    def item(self, machine: Machine, left: Word) -> Value:
        return self._digit(machine.path, left.poly.offset(-1))

    def step(self, view: View, state: State, item: Value) -> State:
        (power,) = state
        for _ in range(self.width):
            power = self.field.mul(power, power)
        return [self.field.mul(power, item)]

    def returned(self, view: View, state: State) -> None:
        view.expect("r", state)

    def _digit(self, path: Path, left: Poly) -> Value:
        """a to the power of the window above so many."""
        (given,) = self.execution.setting.inputs["a"]
        return window_power(self.elements, path, given, left.scale(self.width), self.width)


def window_power(elements: Elements, path: Path, base: Value, position: Poly, width: int) -> Value:
    """By so many bits of the exponent from that position on."""
    window = window_of(elements, path, EXPONENT, position, width)
    return power(elements.fields[TAG], base, sum_of(places_in(path, window.poly)))


def windows_claim(width: int) -> Claim:
    """PREFIX_power: up to one window executed, all others by induction, for each number of bits that the highest one may have."""
    cases = [Case(f"{bits} bits", numbers={"length": (-(-bits // 8), LONGEST), "bits": (bits, bits)}, lengths=OF_ANY_LENGTH)
             for bits in range(width + 1)]  # fmt: skip
    more = Case("any number of bits", numbers={"length": (1, LONGEST), "bits": (1, 1)}, lengths=OF_ANY_LENGTH)

    def one_window(view: View) -> None:
        (given,), bits = view.given("a"), width if view.setting.case.numbers["bits"][0] else 0
        view.expect("r", [window_power(view.elements, view.path, given, Poly({}), bits)])

    windows = partial(Windows, tag=TAG, width=width, iterations=(1, 8 * LONGEST))
    loops = [(more, partial(windows, numbers={"bits": (width, rest + 1)})) for rest in range(width)]
    return Claim(power_contract(), one_window, cases, loops, "for any number of bits")
