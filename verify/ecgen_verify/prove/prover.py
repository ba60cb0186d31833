# SPDX-License-Identifier: MIT
"""Proves one function of an image against a contract.

Trusted: the verdict is "proved" only when all cases, with all ways of sharing operands that matter, end without a failure.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from ecgen.errors import UsageError
from ecgen_verify.prove.account import Account, verdict_of
from ecgen_verify.prove.budget import ASK, STRAIGHT, Budget
from ecgen_verify.prove.cases import Case
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.execution import Doubting, Execution, Hazards, follow_all
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.run import Fault, Limits
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.world import World

__all__ = ["Limits", "prove", "theorem"]

#: At most; a function against its contract has few.
_PATHS = 400


@searched
def counterexample(code: Code, function: str, contract: Contract, steps: int) -> dict[str, int] | None:
    """Inputs for which the contract fails."""
    raise NotImplementedError


@searched
def explained(verdict: Verdict, code: Code, fault: Fault, contract: Contract, steps: int) -> Verdict:
    """The verdict of a failure, with its place and perhaps inputs that show it."""
    raise NotImplementedError


def theorem(image: Image, function: str, contract: Contract) -> Outcome:
    """The verdict, with what is shown."""
    return Outcome(prove(image, function, contract), (), Theorem(contract))


def prove(image: Image, function: str, contract: Contract, limits: Limits | None = None) -> Verdict:
    """Raises UsageError when the image has no such function."""
    limits = limits or Limits(steps=STRAIGHT)
    if function not in image.functions:
        known = ", ".join(sorted(image.functions)[:8])
        raise UsageError(f"no function {function!r} among the objects" + (
            f" (there are {known}, ...)" if known else ", which name none; are they stripped?"))  # fmt: skip
    code, budget = Code(image), Budget(limits.steps)
    search = partial(counterexample, code, function, contract, min(limits.search, ASK))

    def show(account: Account) -> None:
        def follow(case: Case, alias: Mapping[str, str]) -> Hazards:
            run = Doubting(code, {}, Limits(_PATHS, shared=budget), search=search)
            hazards = Execution(contract, case).follow(run, World(budget=budget), function, alias)
            account.add(run)
            return hazards

        follow_all(contract, follow)

    return verdict_of(code, function, contract.text, show, partial(explained, contract=contract, steps=limits.search))
