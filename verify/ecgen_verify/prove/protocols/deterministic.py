# SPDX-License-Identifier: MIT
"""Proves PREFIX_ecdsa_sign, deterministic signatures (RFC 6979), by induction over the candidates.

Trusted. An iteration of the loop takes one candidate. The loop is entered with the generator as the standard seeds it; an
iteration, from any generator, either ends with the signature by its candidate, where that serves, or comes to the header again
with the generator that the standard has next, where it does not. So the one that is used is the first that serves. That there
is one is not shown. Whether a candidate serves is public: one that does not is used for nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from ecgen.contracts import standards as s
from ecgen.contracts.definitions import Generator, candidate, seeded
from ecgen.logic.contract import Contract
from ecgen.logic.terms import N, Named, Sort, Term, Var, between, big_endian
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.contracts import Shown
from ecgen_verify.prove.goal.state import SCALAR
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: The least and the most bytes of the hash, and the digest's; by itself what code may compare with.
_DIGESTS = ((0, 27, 32), (28, 28, 28), (29, 31, 32), (32, 32, 32), (33, 47, 48), (48, 48, 48), (49, LONGEST, 64))
#: The generator at the header.
_GENERATOR = Generator(*(Named(name, "RFC 6979, 3.2", Sort.BYTES, ()) for name in ("K", "V")))
_PRIVATE, _HASH = Var("private_key"), Var("hash")


def deterministic_claim(contract: Contract, spec: Spec) -> Claim:
    """All lengths of the hash are shown by induction."""
    kept = Shown(contract, spec, multiples=True)
    loops = [(Case(f"{low} to {high} bytes of hash", numbers={"hash_length": (low, high)}, lengths={"hash": "hash_length"}),
              partial(Candidates, tag=SCALAR, kept=kept, digest=digest)) for low, high, digest in _DIGESTS]  # fmt: skip
    return Claim(contract, kept, (), loops, beyond="for any hash", about=(spec,))


@dataclass(frozen=True)
class Candidates(Fold):
    """One case. `digest`: bytes. The state: K and V of the generator."""

    kept: Shown
    digest: int

    @property
    def scalar(self) -> Form:
        return self.elements.forms[self.tag]

    def _terms(self, machine: Machine) -> Terms:
        return self.kept.terms(View(machine, self.execution.setting))

    def unentered(self, view: View) -> None:
        """Paths that end before the loop refuse the key."""
        self.kept(view)

    def initial(self, machine: Machine, count: Word) -> State:
        return self._state(self._terms(machine), seeded(self.scalar.prime, _PRIVATE, _HASH, self.digest))

    def step(self, view: View, state: State, item: Word) -> State:
        """After a candidate that does not serve; of one that does the signature alone, in place of K and V."""
        terms = self._terms(view.machine)
        terms.shown = dict(zip(_GENERATOR, state, strict=True))
        nonce, after = candidate(self.scalar.prime, _GENERATOR, self.digest)
        parts = big_endian(_PRIVATE), _HASH, nonce
        serves = terms.bit(between(0, nonce, N)) and terms.bit(s.ecdsa_serves(*parts))
        return self._state(terms, [s.ecdsa(*parts)] if serves else after.next())

    def returned(self, view: View, state: State) -> None:
        if len(state) != 1:
            raise Undecided("a candidate is used that does not serve")
        self.kept(view, {s.deterministic_ecdsa(_PRIVATE, _HASH): state[0]})

    @staticmethod
    def _state(terms: Terms, parts: Iterable[Term]) -> State:
        return [tuple(terms.bytes(part)) for part in parts]
