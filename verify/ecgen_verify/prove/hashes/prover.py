# SPDX-License-Identifier: MIT
"""Proves one function of an image against what it is to do in a number of cases.

Trusted: that every case is executed, from an entry that the case says, to returns that are all checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ecgen.logic.contract import Contract
from ecgen_verify.prove.abi import STANDARD
from ecgen_verify.prove.account import Account, undecided, verdict_of
from ecgen_verify.prove.budget import HASH, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.hashes.cases import Case
from ecgen_verify.prove.hashes.loops import Execution, Iterated
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.induction import Induction
from ecgen_verify.prove.run import Fault, by_address
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict


@searched
def loop_headers(code: Code, start: int, size: int) -> Sequence[int]:
    """Where loops of a function begin, as hints where to begin an induction."""
    raise NotImplementedError


@dataclass(frozen=True)
class Subject:
    """What is to be proved of a function, and what it may take calls to do. Names are without prefix. `cases`: what makes each,
    of words of its own."""

    name: str
    promise: Contract | str
    cases: Sequence[Callable[[Words], Case]]
    effects: Mapping[str, Reading]

    @property
    def text(self) -> str:
        return self.promise if isinstance(self.promise, str) else statement(self.promise)


def prove(image: Image, subject: Subject, begin: str) -> Outcome:
    """With what is called without the prefix, which is `begin`. Never "refuted"."""
    code, name = Code(image), begin + subject.name
    effects = {callee if callee in STANDARD else begin + callee: effect for callee, effect in subject.effects.items()}
    known, start, names = by_address(image, effects), image.functions[name], list[str]()

    def show(account: Account) -> None:
        for make in subject.cases:
            case = make(words := Words())
            names.append(case.name)
            headers = loop_headers(code, start, image.sizes[name]) if case.ranges else ()
            proof = Iterated(Execution(code, name, known, Budget(HASH), account, words), case)
            Induction(proof, proof.following, headers).check()

    def explain(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
        verdict = undecided(verdict, code, fault)
        return replace(verdict, reason=f"{verdict.reason} (for {names[-1]})")

    verdict = verdict_of(code, name, subject.text, show, explain)
    used = {callee: effects[callee] for callee in verdict.given}
    outcome = Outcome(verdict, verdict.given, Theorem(subject.promise, used=used))
    return _renamed(outcome, lambda callee: callee.removeprefix(begin))


def with_prefix(outcome: Outcome, begin: str) -> Outcome:
    """Of functions whose names begin so."""
    return _renamed(outcome, lambda name: begin + name)


def _renamed(outcome: Outcome, rename: Callable[[str], str]) -> Outcome:
    assert outcome.theorem is not None
    called = tuple(map(rename, outcome.called))
    used = {rename(name): effect for name, effect in outcome.theorem.used.items()}
    return replace(outcome, called=called, theorem=replace(outcome.theorem, used=used),
                   verdict=replace(outcome.verdict, given=called))  # fmt: skip
