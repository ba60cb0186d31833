# SPDX-License-Identifier: MIT
"""Proves PREFIX_ecdsa_sign, deterministic signatures (RFC 6979), by induction over the candidates.

Trusted. An iteration of the loop takes one candidate. What holds at its header is given: the generator stands at `place`;
registers and memory in `kept` are as where the loop is entered; of all else nothing is known. It is shown that the loop is
entered in one way, with the generator as the standard seeds it; that an iteration, from any generator, either ends with the
signature by its candidate, where that serves, or comes to the header again with the generator that the standard has next, where
it does not. So the one that is used is the first that serves. That there is one is not shown. Whether a candidate serves is
public: one that does not is used for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.hashes.hmac import KEY, VALUE
from ecgen_verify.prove.ladder.iterations import Cell, Differs, cell_of
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.path import Path, Word, constant
from ecgen_verify.prove.protocols.drbg import Generator, seeded
from ecgen_verify.prove.protocols.effects import hash_of, key_of, no_signature, number_bytes, signature_of
from ecgen_verify.prove.protocols.points import SCALAR
from ecgen_verify.prove.world import Undecided, World

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

#: The least and the most bytes of the hash, and the digest's; by itself what code may compare with.
_DIGESTS = ((0, 27, 32), (28, 28, 28), (29, 31, 32), (32, 32, 32), (33, 47, 48), (48, 48, 48), (49, LONGEST, 64))


@dataclass(frozen=True)
class LoopHeader:
    """Of the loop over candidates: its address, which a path passes `passed` times within an iteration; where the generator is;
    and what is as where the loop is entered, with its bytes."""

    address: int
    place: Pointer
    kept: Mapping[Cell, int]
    passed: int = 0


@dataclass(frozen=True)
class Proof:
    """One case. `digest`: bytes. `effects`: by address. `budget`: for all of it."""

    code: Code
    subject: Subject
    setting: Setting
    digest: int
    effects: Mapping[int, tuple[str, Effect]]
    budget: Budget
    called: dict[str, None]

    @property
    def address(self) -> int:
        return self.code.image.functions[self.subject.name]

    @property
    def elements(self) -> Elements:
        return self.setting.elements

    @property
    def scalar(self) -> Form:
        return self.elements.forms[SCALAR]

    def key(self, path: Path) -> tuple[Value, Word]:
        return key_of(self.elements, path, self.scalar, self.setting.bytes["private_key"])


def proofs(code: Code, subject: Subject, alias: Mapping[str, str], budget: Budget, called: dict[str, None]) -> Iterator[Proof]:
    """All lengths of the hash."""
    symbols = code.image.symbols
    effects = {symbols[name]: (name, effect) for name, effect in subject.callees.items() if name in symbols}
    for low, high, digest in _DIGESTS:
        case = Case(f"{low} to {high} bytes of hash", numbers={"hash_length": (low, high)}, lengths={"hash": "hash_length"})
        elements = Elements(World(), {tag: Field(form.prime) for tag, form in subject.forms.items()}, dict(subject.forms))
        setting = Setting(elements, subject.parameters, subject.tag, subject.claim, case, alias, subject.returns)
        yield Proof(code, subject, setting, digest, effects, budget, called)


def check(proof: Proof, header: LoopHeader) -> None:
    """Raises Undecided, of which Differs may be mended by keeping less, or Fault."""
    entry = entered(proof, header.address)
    generator_is(proof, header, entry, seed(proof, entry.path))
    machine, generator = at_header(proof, header, entry)
    arrival = partial(_after_iteration, proof, header, entry, before=generator)
    follow(proof, machine, header.address, arrival, header.passed)


def entered(proof: Proof, address: int) -> Machine:
    """Where the loop is entered. Paths that end before refuse the key."""
    machine = entry_machine(Path(proof.elements.world), proof.code.image, proof.address)
    proof.setting.enter(machine)
    arrivals: list[Machine] = []

    def arrival(machine: Machine) -> None:
        view = View(machine, proof.setting)
        _, refused = proof.key(machine.path)
        if machine.address != address:
            _outcome(view, None)
            if not view.decided(refused):
                raise Undecided("a valid key is refused")
        elif view.decided(refused):
            raise Undecided("a key that is not valid is not refused")
        else:
            arrivals.append(machine)

    follow(proof, machine, address, arrival)
    if len(arrivals) != 1:
        raise Undecided("the loop is not entered in one way")
    return arrivals[0]


def seed(proof: Proof, path: Path) -> Generator:
    number = number_bytes(proof.elements, SCALAR, hash_of(proof.elements, "hash"))
    return seeded(proof.elements, path, proof.digest, tuple(proof.setting.bytes["private_key"]), tuple(number))


def at_header(proof: Proof, header: LoopHeader, entry: Machine) -> tuple[Machine, Generator]:
    """Any iteration."""
    machine, elements = entry.copy(), proof.elements
    key, value = (tuple(elements.unknown_byte(("at the header", name, i)) for i in range(proof.digest)) for name in "KV")
    machine.address, machine.flags, machine.vectors, machine.memory = header.address, {}, {}, {}
    machine.registers = {name: machine.path.input_word(f"some {name}", 0, ONES) for name in machine.registers}
    for cell, size in header.kept.items():
        there = cell_of(entry, cell, size)
        if there is None:
            raise Undecided("a cell that is not there where the loop is entered")
        if isinstance(cell, str):
            machine.registers[cell] = there
        else:
            machine.memory[cell] = (size, there)
    for start, data in ((KEY, key), (VALUE, value)):
        for i, byte in enumerate(data):
            place = header.place.moved(start + i)
            if any(machine.memory.get((place.base, place.offset - back), (0,))[0] > back for back in range(16)):
                raise Undecided("a generator where something else is")
            machine.memory[place.base, place.offset] = (1, byte)
    return machine, Generator(key, value)


def _after_iteration(proof: Proof, header: LoopHeader, entry: Machine, machine: Machine, before: Generator) -> None:
    """A path from the header: to the return with a candidate that serves, or to the header with one that does not."""
    view, elements, path = View(machine, proof.setting), proof.elements, machine.path
    candidate, after = before.candidate(elements, path, proof.scalar)
    key, _ = proof.key(path)
    nonce, refused = key_of(elements, path, proof.scalar, candidate)
    r, s = signature_of(elements, path, key, hash_of(elements, "hash"), nonce)
    serves = not view.decided(refused) and not view.decided(no_signature(elements, r, s))
    if machine.address != header.address:
        if not serves:
            raise Undecided("a candidate is used that does not serve")
        _outcome(view, (r, s))
        return
    if serves:
        raise Undecided("a candidate that serves is not used")
    generator_is(proof, header, machine, after.update(elements, path, (constant(0),)))
    wrong = frozenset(cell for cell, size in header.kept.items() if not _same(entry, machine, cell, size))
    if wrong:
        raise Differs(wrong)


def _outcome(view: View, signature: tuple[Value, Value] | None) -> None:
    """The signature and 0, or zeros and -1."""
    size = len(number_bytes(view.elements, SCALAR, view.elements.fields[SCALAR].const(0)))
    encoded = [byte for value in signature or () for byte in number_bytes(view.elements, SCALAR, value)]
    view.expect_bytes("signature", encoded or [constant(0)] * (2 * size))
    view.expect_status(signature is None)
    view.close()


def generator_is(proof: Proof, header: LoopHeader, machine: Machine, expected: Generator) -> None:
    for start, data in ((KEY, expected.key), (VALUE, expected.value)):
        for i, byte in enumerate(data):
            stored = machine.load(header.place.moved(start + i), 1)
            if not isinstance(stored, Word) or machine.path.resolve(stored.poly - byte.poly).terms:
                raise Undecided("the generator is not what the standard says")


def _same(entry: Machine, machine: Machine, cell: Cell, size: int) -> bool:
    before, after = (cell_of(side, cell, size) for side in (entry, machine))
    if isinstance(before, Word) and isinstance(after, Word):
        return not machine.path.resolve(after.poly - before.poly).terms and before.secret >= after.secret
    return after is not None and not isinstance(after, Word) and after == before


def follow(proof: Proof, machine: Machine, header: int, arrival: Callable[[Machine], None], passed: int = 0) -> None:
    """Every path from there to the header or to the return. `passed`: how often a path goes on at the header."""
    instruction = proof.code.at(header)
    if instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
        raise Undecided("a loop header that is none")
    limits = Limits(shared=proof.budget)
    run = Run(proof.code, proof.elements, proof.effects, limits, frozenset({header}))

    def proceed(machine: Machine) -> None:
        if machine.address == header and passed:
            follow(proof, machine, header, arrival, passed - 1)
        else:
            arrival(machine)

    run.explore(machine, proceed)
    proof.called.update(run.called)
