# SPDX-License-Identifier: MIT
"""What the functions of hexadecimal digits are to do, for strings of every length: their contracts, as cases.

Trusted. Lengths that fit are a number of blocks and a rest, for each rest that there is: how many bytes the code takes at once
is a hint, and whatever it is, every length is in one case. A string with nothing in it may be null: nothing is loaded or stored
then. Lengths that do not fit may be any numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract
from ecgen.logic.terms import RESULT, Op, Term, Var, apply, when
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed import execution
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.loops import word_of
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.hashes.domain import WithBits
from ecgen_verify.prove.hexadecimal.rfc4648 import Digits
from ecgen_verify.prove.hexadecimal.strings import (
    AGAIN_FROM,
    AGAIN_TO,
    BYTES,
    FROM,
    HEX,
    TO,
    Decoding,
    Encoding,
    Refusing,
    StringMachine,
    Strings,
    clear,
    strings_of,
)
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.induction import Cell, Induction, Invariant, Loop, Stage, cell_of
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

#: How many bytes they take at once: in words, which is what all builds here have, and in vectors.
IN_WORDS = {"hex_encode": 4, "hex_decode": 8}
IN_VECTORS = dict.fromkeys(IN_WORDS, 16)
_LENGTHS = {HEX: "hex_length", BYTES: "length"}
#: In the loop's cells: the word that says what is known of the strings.
SAID = 0


def hexadecimal_claim(contract: Contract, block: int) -> Claim | None:
    """None where the contract is another. `block`: how many bytes the code takes at once."""
    output = next(iter(contract.outputs)).name
    if contract.ensures != _ensured(output):
        return None

    def every(_: Subject, at: Callable[[Case], execution.Execution]) -> None:
        for case in _cases(output, block):
            given = at(Case(case.name, numbers=dict.fromkeys(_LENGTHS.values(), (0, 0))))
            proof = Iterated(Execution(**vars(given)), case)
            Induction(proof, proof.following, headers(proof)).check()

    return Claim(contract, _never, cases=(), every=every, beyond="for strings of any length", library={"memset": clear})


def _ensured(output: str) -> tuple[Term, ...]:
    """The strings are apart, or begin at the same address; neither is longer than anything that a program can address."""
    digits, string, capitals = Var(HEX), Var(BYTES), Var("capitals")
    fit = Var(_LENGTHS[HEX]).equals(2 * Var(_LENGTHS[BYTES]))
    written = digits.equals(s.hexadecimal(string, capitals))
    if output == BYTES:
        fit, written = fit & s.is_hexadecimal(digits, capitals), string.equals(s.hexadecimal_decoded(digits))
    cleared = Var(output).equals(apply(Op.ZEROS, Var(_LENGTHS[output])))
    return when(fit, (written, RESULT.equals(0)), (cleared, RESULT.equals(-1)))


def _never(view: View) -> None:
    raise Undecided("strings of a length that is known")


# ---------------------------------------------------------------------- cases


@dataclass(frozen=True)
class Lengths:
    """A case: the lengths of both strings, and what is known of them. `iterations`: how many blocks."""

    name: str
    lengths: Callable[[Callable[[str, int, int], Poly]], Mapping[str, Poly]]
    strings: Callable[[Digits, Mapping[str, Poly]], Strings]
    iterations: tuple[int, int] = (0, 0)


def _cases(output: str, block: int) -> Iterator[Lengths]:
    """All that there are."""

    def fitting(number: Callable[[str, int, int], Poly], rest: int, ends: tuple[int, int]) -> Mapping[str, Poly]:
        length = number("iterations", *ends).scale(block).offset(rest)
        return {BYTES: length, HEX: length.scale(2)}

    def known(digits: Digits, lengths: Mapping[str, Poly]) -> Strings:
        if output == HEX:
            return Encoding(lengths[BYTES], digits)
        return Decoding(lengths[BYTES], digits, checked=Poly({}), so_far=digits.words.const(1, 1))

    def refused(_: Digits, lengths: Mapping[str, Poly]) -> Strings:
        return Refusing(lengths[output], output)

    for rest in range(block):
        for ends in (0, 0), (1, (LONGEST - rest) // block):
            yield Lengths(f"{'blocks' if ends[1] else 'no block'} of {block} bytes and {rest} bytes",
                          partial(fitting, rest=rest, ends=ends), known, ends)  # fmt: skip
    most = ONES >> 1
    yield Lengths("an odd number of characters", lambda number: {
        HEX: number("half", 0, most).scale(2).offset(1), BYTES: number("length", 0, ONES)}, refused)  # fmt: skip
    yield Lengths("too few characters", lambda number: {
        HEX: number("half", 0, most).scale(2), BYTES: number("half", 0, most) + number("more", 1, ONES)}, refused)  # fmt: skip
    yield Lengths("too many characters", lambda number: {
        HEX: (number("length", 0, most) + number("more", 1, most)).scale(2),
        BYTES: number("length", 0, most)}, refused)  # fmt: skip


# ---------------------------------------------------------------------- loops


class Execution(execution.Execution):
    """What was learned in a loop stays: what the next one knows is of other unknowns."""

    def known(self, first: Machine, machine: Machine) -> Machine:
        return machine


@dataclass(frozen=True)
class Iterated(Invariant):
    """The loops of one case. `says`: the cell with the word that says what is known, whatever else it is; `rank`: of the loop."""

    execution: Execution
    case: Lengths
    says: Cell | None = None
    rank: int = 0

    def begin(self) -> tuple[Machine, Word]:
        machine = StringMachine(**vars(self.execution.start()))
        path, elements = machine.path, self.execution.elements
        machine.domain = domain = WithBits(path, followed=True)
        digits = Digits(domain.functions, domain.functions.atom("capitals", 1, followed=True))

        def number(name: str, low: int, high: int) -> Poly:
            return elements.unknown_byte((name, low, high), high, low).poly if low < high else Poly.constant(low)

        lengths = self.case.lengths(number)
        for length in lengths.values():
            path.add_fact(length, 0, ONES)
        parameters = (parameter.name for parameter in self.execution.setting.parameters)
        registers = dict(zip(parameters, ARGUMENTS, strict=False))
        machine.registers |= {registers[_LENGTHS[name]]: word_of(path, length) for name, length in lengths.items()}
        machine.registers[registers["capitals"]] = domain.word(domain.functions.spread(digits.capitals, 64))
        machine.unbounded = self.case.strings(digits, lengths)
        start = lengths[HEX] if isinstance(machine.unbounded, Encoding) else Poly({})  # where an encoder goes down from
        machine.registers |= {note: word_of(path, start) for note in (FROM, TO, AGAIN_FROM, AGAIN_TO)}
        return machine, word_of(path, number("iterations", *self.case.iterations))

    def reached(self, machine: Machine, at_header: bool) -> None:
        if not at_header:
            self.finished(machine, None, iterated=False)

    def names(self) -> Mapping[int, Word]:
        """Other ones in each loop that a path comes to: ranks fall."""
        word = self.execution.elements.unknown_byte(("what says whether all are digits", self.rank), ONES)
        return {} if self.says is None else {SAID: word}

    def _said(self, machine: StringMachine) -> Mapping[int, Word]:
        word = None if self.says is None else cell_of(machine, self.says, 8)
        if self.says is not None and not (isinstance(word, Word) and machine.strings.says(machine, word)):
            raise Undecided("no word says what is known")
        return {SAID: word} if isinstance(word, Word) else {}

    def initially(self, machine: Machine, count: Word) -> Mapping[int, Word]:
        strings = strings_of(machine)
        strings.strings.at_header(strings)
        return self._said(strings)

    def assume(self, machine: Machine, left: Word) -> Strings:
        strings = strings_of(machine)
        for word in self.names().values():
            strings.strings.said(strings, word)
        return strings.strings

    def repeated(self, machine: Machine, state: Strings) -> Mapping[int, Word]:
        strings = strings_of(machine)
        if strings.strings != state:
            raise Undecided("a loop whose iterations are not alike")
        return self._said(strings)

    def finished(self, machine: Machine, state: object, *, iterated: bool) -> None:
        strings = strings_of(machine)
        strings.strings.at_return(strings)

    def following(self, machine: Machine, count: Word, stage: Stage | None, state: object) -> Stage | None:
        """The loop again, or what a search says of another."""
        if stage is not None and machine.address == stage[1].header:
            return stage
        said = counted_loop(self, strings_of(machine), count, 0 if stage is None else stage[1].rank)
        return said and (replace(self, says=said[0], rank=said[1].rank), said[1])


@searched
def headers(proof: Iterated) -> list[int]:
    """Where loops of the function begin."""
    raise NotImplementedError


@searched
def counted_loop(proof: Iterated, machine: StringMachine, count: Word, rank: int) -> tuple[Cell | None, Loop] | None:
    """The loop at whose header the path is, of a lower rank, if it iterates as often as `count` says, and which cell has the word
    that says what is known."""
    raise NotImplementedError
