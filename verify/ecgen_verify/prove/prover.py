# SPDX-License-Identifier: MIT
"""Proves one function of an image against a contract.

Trusted: the verdict is "proved" only when all cases, with all ways of sharing operands that matter, end without a failure.
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from itertools import combinations

from ecgen.errors import UsageError
from ecgen_verify.prove.asking import first_of
from ecgen_verify.prove.budget import ASK, Budget
from ecgen_verify.prove.cases import cases
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.execution import Failure, Limits, Run
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Status, Verdict

__all__ = ["Limits", "aliasings", "prove", "theorem"]


@searched
def counterexample(code: Code, function: str, contract: Contract, steps: int) -> dict[str, int] | None:
    """Inputs for which the contract fails."""
    raise NotImplementedError


@searched
def explained(verdict: Verdict, code: Code, contract: Contract, failure: Failure, limits: Limits) -> Verdict:
    """The verdict of a failure, with its place and perhaps inputs that show it."""
    raise NotImplementedError


def theorem(image: Image, function: str, contract: Contract) -> Outcome:
    """The verdict, with what is shown."""
    return Outcome(prove(image, function, contract), (), Theorem(contract))


def prove(image: Image, function: str, contract: Contract, limits: Limits | None = None) -> Verdict:
    """Raises UsageError when the image has no such function."""
    limits = limits or Limits()
    if function not in image.functions:
        known = ", ".join(sorted(image.functions)[:8])
        raise UsageError(f"no function {function!r} among the objects" + (
            f" (there are {known}, ...)" if known else ", which name none; are they stripped?"))  # fmt: skip
    started = time.process_time()
    code = Code(image)
    verdict = Verdict(function, contract.text, Status.PROVED,
                      sha256=image.digest(function))  # fmt: skip
    search = partial(counterexample, code, function, contract, min(limits.search, ASK))
    paths = instructions = 0
    budget = Budget(limits.steps)
    try:
        for case in cases(contract):
            patterns: list[dict[str, str]] = [{}]
            while patterns:
                pattern = patterns.pop()
                run = Run(code, contract, case, limits, budget, search=search, again=first_of(image, function))
                run.start(image.functions[function], pattern)
                paths += run.paths
                instructions += run.instructions
                if not pattern:
                    patterns = aliasings(contract, run.hazards)
    except Failure as failure:
        verdict = explained(replace(verdict, status=Status.UNDECIDED), code, contract, failure, limits)
        if verdict.proved:
            raise AssertionError("a failure was explained away") from failure
    return replace(verdict, seconds=time.process_time() - started, paths=paths, instructions=instructions)


def aliasings(contract: Contract, hazards: set[tuple[str, str]]) -> list[dict[str, str]]:
    """The ways in which an output can be the same object as inputs, where that matters to the code.

    Where every word of an input is read before the word at the same place of the output is written, the proof for
    separate operands holds word for word when they are one, and needs no repetition. Two inputs may always be one.
    """
    patterns: list[dict[str, str]] = []
    operands = {o.name: o for o in contract.operands}
    for output in contract.outputs:
        shared = [n for n, o in hazards if o == output.name and operands[n].size == output.size
                  and operands[n].kind == output.kind]  # fmt: skip
        for count in range(1, len(shared) + 1):
            patterns += [dict.fromkeys(names, output.name) for names in combinations(shared, count)]
    return patterns
