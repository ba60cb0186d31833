# SPDX-License-Identifier: MIT
"""Proves one function of an image against what it is to do in a number of cases.

Trusted: that every case is executed, from an entry that the case says, to returns that are all checked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from ecgen_verify.prove.account import Account, undecided, verdict_of
from ecgen_verify.prove.budget import HASH, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hashes.cases import Case, Effect
from ecgen_verify.prove.hashes.loops import Execution, Iterated
from ecgen_verify.prove.hashes.words import Words
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.induction import Induction
from ecgen_verify.prove.run import Fault, by_address
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict


@searched
def loop_headers(code: Code, start: int, size: int) -> Sequence[int]:
    """Where loops of a function begin, as hints where to begin an induction."""
    raise NotImplementedError


def prove(image: Image, function: str, text: str, cases: Callable[[Words], Iterable[Case]],
          effects: Mapping[str, Effect], words: Words | None = None, promise: object = None) -> Outcome:  # fmt: skip
    """Never "refuted". `effects`: by name, of functions called. `words`: of what kind they are, and none made yet.
    `promise`: where that is no text."""
    code, words = Code(image), Words() if words is None else words
    known, start, names = by_address(image, effects), image.functions[function], list[str]()

    def show(account: Account) -> None:
        for case in cases(words):
            names.append(case.name)
            headers = loop_headers(code, start, image.sizes[function]) if case.by_induction else ()
            proof = Iterated(Execution(code, function, known, Budget(HASH), account, words), case)
            Induction(proof, proof.following, headers).check()

    def explain(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
        verdict = undecided(verdict, code, fault)
        return replace(verdict, reason=f"{verdict.reason} (for {names[-1]})")

    verdict = verdict_of(code, function, text, show, explain)
    return Outcome(verdict, verdict.given, Theorem(promise or text, used={name: effects[name] for name in verdict.given}))
