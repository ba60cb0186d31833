# SPDX-License-Identifier: MIT
"""Proves that a function writes a non-adjacent form, by induction over the iterations of its loops.

Trusted. PREFIX_naf(digits, v, width) for v below 2^(length - 1). At a header with `position` and `carry`, for the sum S of the
digits below the position each times its power of two: S + carry*2^position = v mod 2^position, each of these digits is 0 or odd
and below 2^(width - 1) in absolute value, and the digits from the position on are 0. Beside that a header has nothing but
registers and words of the frame that are numbers, addresses, or what the caller left there; the rest is unknown. That it holds at
the next header is shown for every path of an iteration; each iteration comes further, by the position or, at the same one, by its
address. At the return the carry is 0 and no bit of v is left, so that S = v.

Not trusted: where the headers are, and which position and carry an arrival is taken to have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import pairwise, product

from ecgen_verify.prove.budget import NAF, Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.account import Account, verdict_of
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.run import Fault, Limits, Run
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Initial, Machine, Pointer, entry_machine
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.naf.live import Live, loop_headers_of
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Low, Undecided, World

DIGITS, SOURCE = "digits", "v"
#: How far above the position code may cut words: where 32 or 64 bits from there end.
_CUTS = (32, 64)
Known = int | Pointer | Initial


@dataclass(frozen=True)
class Naf:
    """`words`: that v has; `width`, `base_width`: for which the function is called, and then additions by the digits, of
    any point and of the generator."""

    name: str
    length: int
    words: int
    width: int
    base_width: int

    @property
    def widths(self) -> frozenset[int]:
        return frozenset({self.width, self.base_width})

    @property
    def promise(self) -> object:
        return self.text, self.words

    @property
    def text(self) -> str:
        widths = " and ".join(str(width) for width in sorted(self.widths))
        return (f"v = the sum of digits[i]*2^i over i < {self.length}, each 0 or odd and below 2^(width - 1) in absolute value, "
                f"for v below 2^{self.length - 1} and the widths {widths}")  # fmt: skip


@dataclass(frozen=True)
class LoopHeader:
    """A state in front of an iteration; in the entry's the digits are not written yet."""

    address: int
    position: int
    carry: int
    registers: tuple[tuple[str, Known], ...] = ()
    stack: tuple[tuple[int, int, Known], ...] = ()
    entry: bool = False


def prove_naf(image: Image, naf: Naf) -> Outcome:
    code = Code(image)

    def show(account: Account) -> None:
        *others, last = loop_headers_of(code, naf.name)
        for width in sorted(naf.widths):
            budget = Budget(NAF)
            for headers in others:
                with suppress(Fault, Undecided):
                    _follow(code, naf, width, headers, budget, account)
                    break
            else:
                _follow(code, naf, width, last, budget, account)

    return Outcome(verdict_of(code, naf.name, naf.text, show), (), Theorem(naf.promise))


def _follow(code: Code, naf: Naf, width: int, headers: frozenset[int], budget: Budget, account: Account) -> None:
    iterations = Iterations(code, naf, width, headers, budget)
    iterations.follow_all()
    account.paths += iterations.paths
    account.instructions += iterations.instructions


class Iterations:
    """All iterations for one width."""

    def __init__(self, code: Code, naf: Naf, width: int, headers: frozenset[int], budget: Budget) -> None:
        self.code, self.naf, self.width, self.headers, self.budget = code, naf, width, headers, budget
        self.entry = code.image.functions[naf.name]
        self.live = Live(code, naf.name)
        for header in self.headers:
            instruction = code.at(header)
            if instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
                raise Undecided("a loop header that is none")
        self.paths = self.instructions = 0

    def follow_all(self) -> None:
        """From the entry and then from every header that is reached. Raises Undecided or Fault."""
        start = LoopHeader(self.entry, 0, 0, entry=True)
        todo, seen = [start], {start}
        while todo:
            for header in self._follow(todo.pop()):
                if header not in seen:
                    seen.add(header)
                    todo.append(header)

    def _follow(self, header: LoopHeader) -> list[LoopHeader]:
        headers: list[LoopHeader] = []
        iteration = Iteration(self, header)
        run = Run(self.code, iteration.elements, {}, Limits(shared=self.budget), self.headers)
        run.explore(iteration.machine, lambda machine: headers.extend(iteration.arrive(machine)))
        self.paths, self.instructions = self.paths + run.paths, self.instructions + run.instructions
        return headers


class Iteration:
    """One iteration, from a header."""

    def __init__(self, iterations: Iterations, header: LoopHeader) -> None:
        self.iterations, self.header, self.naf = iterations, header, iterations.naf
        self.elements = Elements(World(), {}, {}, secret=False)
        self.machine = entry_machine(Path(self.elements.world), iterations.code.image, header.address)
        self.machine.writable[DIGITS] = self.naf.length
        for i, word in enumerate(self._source(self.machine.path)):
            self.machine.memory[SOURCE, 8 * i] = (8, word)
        if header.entry:
            self._enter()
        else:
            self._resume()

    # ------------------------------------------------------------------ before

    def bit(self, position: int) -> Poly:
        """That bit of v, from the header's position on."""
        if position >= self.naf.length - 1:
            return Poly({})
        return self.elements.bit((SOURCE, position)).poly

    def _source(self, path: Path) -> Iterator[Word]:
        """The words of v: bits one by one from the position on, then up to where code may cut, and what is below and above."""
        first = self.header.position
        single = range(first, first + self.iterations.width + 1)  # more than an iteration takes in
        marks = [*single, single.stop, *(first + cut for cut in _CUTS)]
        for start in range(0, 64 * self.naf.words, 64):
            end = min(start + 64, self.naf.length - 1)
            places = sorted({start, *(mark for mark in marks if start < mark < end), end})
            parts = []
            for low, high in pairwise(places) if start < end else ():
                if low in single:
                    part = Word(self.bit(low), 0, 1)
                else:
                    part = path.input_word(f"bits of v from {low} on", 0, (1 << (high - low)) - 1, secret=False)
                parts.append((part, 1 << (low - start)))
            yield path.sum(*parts)

    def _enter(self) -> None:
        machine = self.machine
        upper = machine.path.input_word("upper half", 0, (1 << 32) - 1, secret=False)  # which the ABI leaves undefined
        width = machine.path.sum((constant(self.iterations.width), 1), (upper, 1 << 32))
        machine.registers |= {"RDI": Pointer(DIGITS, 0), "RSI": Pointer(SOURCE, 0), "RDX": width}

    def _resume(self) -> None:
        machine, header = self.machine, self.header
        machine.registers = {name: machine.path.input_word(f"some {name}", 0, (1 << 64) - 1) for name in machine.registers}
        machine.registers |= {name: _value(known) for name, known in header.registers}
        machine.memory = {place: cell for place, cell in machine.memory.items() if place[0] == SOURCE}
        for offset, size, known in header.stack:
            machine.memory["stack", offset] = (size, _value(known))
        if header.position < self.naf.length:
            machine.memory[DIGITS, header.position] = (1, constant(0))  # and those above, which no iteration may read

    # ------------------------------------------------------------------ after

    def arrive(self, machine: Machine) -> list[LoopHeader]:
        """The header that is reached, or nothing at the return. Raises Fork, and Undecided where what was said does not hold."""
        digits = {i: self._stored(machine, i) for i in self._changed(machine)}
        guesses = product((0, 1, self.iterations.width), (0, 1))
        fitting = [(taken, carry) for taken, carry in guesses if self._holds(machine.path, digits, taken, carry)]
        returned = machine.address not in self.iterations.headers
        if returned and any(not carry and self.header.position + taken >= self.naf.length - 1 for taken, carry in fitting):
            return []
        fitting = [] if returned else [candidate for candidate in fitting if candidate[0] or self._is_further(machine.address)]
        if not fitting:
            self._fork(machine)
            raise Undecided("an iteration after which the digits are not known to be those of the bits so far")
        known = self.iterations.live.registers(machine)
        new = [value for name, value in known.items() if (name, value) not in self.header.registers]
        numbers = {value if isinstance(value, int) else value.offset for value in new if not isinstance(value, Initial)}
        counted = [option for option in fitting if self.header.position + option[0] in numbers]
        taken, carry = max(counted, key=lambda option: (option[0], -option[1])) if counted else min(fitting)
        return [LoopHeader(machine.address, self.header.position + taken, carry, tuple(sorted(known.items())), _stack(machine))]

    def _is_further(self, address: int) -> bool:
        """Whether this is no loop that goes on without taking anything in."""
        return self.header.entry or address > self.header.address

    def _fork(self, machine: Machine) -> None:
        """On bits that may decide the digit or the carry; which, is not trusted."""
        for position in (self.header.position, self.header.position + self.iterations.width - 1):
            bit = machine.path.resolve(self.bit(position))
            if not bit.is_constant:
                raise Fork(bit)

    def _holds(self, path: Path, digits: Mapping[int, Poly | None], taken: int, carry: int) -> bool:
        """Whether the digits are right for this position and carry: one more digit, of the bits that were taken in. `digits`: all
        that may have changed."""
        header = self.header
        expected = total([(self.bit(header.position + i), 1 << i) for i in range(taken)])
        expected = path.resolve(expected.offset(header.carry - (carry << taken)))
        if not taken and expected.terms:
            return False
        if taken and expected.terms and not (header.position < self.naf.length and self._is_digit(path, expected)):
            return False
        digit = {header.position: expected} if taken else {}
        return all(_is_digit_of(poly, digit.get(i, Poly({}))) for i, poly in digits.items())

    def _changed(self, machine: Machine) -> Sequence[int]:
        """The positions of digits that may have changed in this iteration, and the one that may be expected to."""
        if self.header.entry:
            return range(self.naf.length)
        written = {offset for base, offset in machine.written if base == DIGITS}
        return sorted(written | ({self.header.position} if self.header.position < self.naf.length else set()))

    def _is_digit(self, path: Path, value: Poly) -> bool:
        """Odd and below 2^(width - 1) in absolute value, whatever the bits are."""
        if value.terms.get((), 0) % 2 == 0:
            return False
        low, high = path.interval(value)
        most = (1 << (self.iterations.width - 1)) - 1
        odd = [monomial for monomial, factor in value.terms.items() if factor % 2]
        return not value.shift and odd == [()] and -most <= low and high <= most <= 127

    def _stored(self, machine: Machine, position: int) -> Poly | None:
        """The digit there modulo 256; None where it may not be changed, or is not known."""
        if position < self.header.position:
            return None
        stored = machine.load(Pointer(DIGITS, position), 1)
        return _opened(machine.path, stored.poly, 8) if isinstance(stored, Word) else None


def _is_digit_of(digit: Poly | None, expected: Poly) -> bool:
    """Whether the byte is this value, which a byte can have: both are the same modulo 256."""
    if digit is None:
        return False
    rest = digit.plus(expected, -1)
    return not rest.shift and all(factor % 256 == 0 for factor in rest.terms.values())


def _opened(path: Path, poly: Poly, bits: int) -> Poly:
    """The polynomial modulo 2^bits, with what low words are the low words of in their place."""
    atoms = path.world.atoms
    while True:
        poly = path.resolve(poly)
        inner: dict[int, Poly] = {}
        for monomial in poly.terms:
            for atom in monomial:
                meaning = atoms[atom].meaning
                if isinstance(meaning, Low) and meaning.bits >= bits:
                    inner[atom] = meaning.of
        if poly.shift or not inner:
            return poly
        poly = poly.substitute(inner)


def _value(known: Known) -> MachineValue:
    return constant(known) if isinstance(known, int) else known


def _stack(machine: Machine) -> tuple[tuple[int, int, Known], ...]:
    """What is known on the stack."""
    slots: list[tuple[int, int, Known]] = []
    for (base, offset), (size, value) in sorted(machine.memory.items()):
        if base == "stack" and isinstance(value, Pointer | Initial):
            slots.append((offset, size, value))
        elif base == "stack" and isinstance(value, Word) and value.is_constant:
            slots.append((offset, size, value.lo))
    return tuple(slots)
