# SPDX-License-Identifier: MIT
"""Proves PREFIX_ecdsa_sign, deterministic signatures (RFC 6979), by induction over the candidates.

Trusted. An iteration of the loop takes one candidate. The loop is entered with the generator as the standard seeds it; an
iteration, from any generator, either ends with the signature by its candidate, where that serves, or comes to the header again
with the generator that the standard has next, where it does not. So the one that is used is the first that serves. That there
is one is not shown. Whether a candidate serves is public: one that does not is used for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecgen.logic.contract import Contract
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.execution import Execution
from ecgen_verify.prove.composed.loops import put_words
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.hashes.hmac import KEY, VALUE
from ecgen_verify.prove.induction import Invariant, prove
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.protocols.drbg import Generator, seeded
from ecgen_verify.prove.protocols.effects import hash_of, key_of, no_signature, number_bytes, signature_of
from ecgen_verify.prove.protocols.points import SCALAR
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

if TYPE_CHECKING:
    from ecgen_verify.prove.composed.claims import Subject

#: The least and the most bytes of the hash, and the digest's; by itself what code may compare with.
_DIGESTS = ((0, 27, 32), (28, 28, 28), (29, 31, 32), (32, 32, 32), (33, 47, 48), (48, 48, 48), (49, LONGEST, 64))
_NOWHERE = Pointer("stack", 0)


def deterministic_claim(contract: Contract) -> Claim:
    """That of ecdsa_sign. All cases are shown by induction."""
    return Claim(contract, _unasked, level=31, cases=(), every=_every, beyond="for any hash")


def _unasked(_: View) -> None:
    raise Undecided("a signature that is not shown by induction")


def _every(_: Subject, at: Callable[[Case], Execution]) -> None:
    """Raises Undecided or Fault."""
    for candidates in every_digest(at):
        prove(candidates)


def every_digest(at: Callable[[Case], Execution]) -> Iterator[Candidates]:
    """All lengths of the hash."""
    for low, high, digest in _DIGESTS:
        case = Case(f"{low} to {high} bytes of hash", numbers={"hash_length": (low, high)}, lengths={"hash": "hash_length"})
        yield Candidates(at(case), digest)


@dataclass(frozen=True)
class Candidates(Invariant):
    """One case. `digest`: bytes; `layout`: where the generator is at the header."""

    execution: Execution
    digest: int
    layout: Pointer = _NOWHERE

    @property
    def elements(self) -> Elements:
        return self.execution.elements

    @property
    def scalar(self) -> Form:
        return self.elements.forms[SCALAR]

    def _key(self, path: Path) -> tuple[Value, Word]:
        return key_of(self.elements, path, self.scalar, self.execution.setting.bytes["private_key"])

    def begin(self) -> tuple[Machine, None]:
        return self.execution.start(), None

    def reached(self, machine: Machine, at_header: bool) -> None:
        """Paths that end before the loop refuse the key."""
        view = View(machine, self.execution.setting)
        _, refused = self._key(machine.path)
        if not at_header:
            self._outcome(view, None)
            if not view.decided(refused):
                raise Undecided("a valid key is refused")
        elif view.decided(refused):
            raise Undecided("a key that is not valid is not refused")

    def initially(self, machine: Machine, _: Word) -> Mapping[int, Word]:
        number = number_bytes(self.elements, SCALAR, hash_of(self.elements, "hash"))
        key = tuple(self.execution.setting.bytes["private_key"])
        return self._expect(machine, seeded(self.elements, machine.path, self.digest, key, tuple(number)))

    def assume(self, machine: Machine, _: Word) -> Generator:
        """Any generator."""
        key, value = (tuple(self.elements.unknown_byte(("at the header", name, i)) for i in range(self.digest)) for name in "KV")
        for start, data in ((KEY, key), (VALUE, value)):
            put_words(machine, self.layout.moved(start), data, 1)
        return Generator(key, value)

    def repeated(self, machine: Machine, state: Generator) -> Mapping[int, Word]:
        after, signature = self._tried(View(machine, self.execution.setting), state)
        if signature is not None:
            raise Undecided("a candidate that serves is not used")
        return self._expect(machine, after.update(self.elements, machine.path, (constant(0),)))

    def finished(self, machine: Machine, state: Generator, *, iterated: bool) -> None:
        view = View(machine, self.execution.setting)
        _, signature = self._tried(view, state)
        if signature is None or not iterated:
            raise Undecided("a candidate is used that does not serve")
        self._outcome(view, signature)

    def _tried(self, view: View, before: Generator) -> tuple[Generator, tuple[Value, Value] | None]:
        """The generator after a candidate, and the signature by it, where it serves."""
        elements, path = self.elements, view.path
        candidate, after = before.candidate(elements, path, self.scalar)
        key, _ = self._key(path)
        nonce, refused = key_of(elements, path, self.scalar, candidate)
        r, s = signature_of(elements, path, key, hash_of(elements, "hash"), nonce)
        serves = not view.decided(refused) and not view.decided(no_signature(elements, r, s))
        return after, (r, s) if serves else None

    def _outcome(self, view: View, signature: tuple[Value, Value] | None) -> None:
        """The signature and 0, or zeros and -1."""
        size = len(number_bytes(view.elements, SCALAR, view.elements.fields[SCALAR].const(0)))
        encoded = [byte for value in signature or () for byte in number_bytes(view.elements, SCALAR, value)]
        view.expect_bytes("signature", encoded or [constant(0)] * (2 * size))
        view.expect_status(signature is None)
        view.close()

    def _expect(self, machine: Machine, expected: Generator) -> Mapping[int, Word]:
        for start, data in ((KEY, expected.key), (VALUE, expected.value)):
            for i, byte in enumerate(data):
                stored = machine.load(self.layout.moved(start + i), 1)
                if not isinstance(stored, Word) or machine.path.resolve(stored.poly - byte.poly).terms:
                    raise Undecided("the generator is not what the standard says")
        return {}
