# SPDX-License-Identifier: MIT
"""Explains why a proof failed: place, and inputs that show it.

Not trusted: it only turns "could not decide" into "refuted" where the model, run on numbers, breaks the contract.
"""

from __future__ import annotations

from dataclasses import replace

from ecgen_verify.prove.asking import first_of
from ecgen_verify.prove.budget import Budget
from ecgen_verify.prove.cases import cases
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.execution import Failure, Limits, Run
from ecgen_verify.prove.search.places import describe
from ecgen_verify.prove.search.samples import samples
from ecgen_verify.prove.verdict import Status, Verdict


def explained(verdict: Verdict, code: Code, contract: Contract, failure: Failure, limits: Limits) -> Verdict:
    """The verdict of a failure; looks for inputs that show it."""
    place = describe(code, failure.address) if failure.address is not None else ""
    status, reason, inputs = failure.status, failure.reason, {}
    if failure.counterexample:
        inputs = failure.counterexample
    elif not reason.startswith("a secret"):
        shown = counterexample(code, verdict.function, contract, limits.search)
        if shown is not None:
            status, inputs = Status.REFUTED, shown
    return replace(verdict, status=status, reason=reason, place=place, counterexample=inputs)


def counterexample(code: Code, function: str, contract: Contract, steps: int) -> dict[str, int] | None:
    """Inputs for which the contract fails, by running the model on numbers. None when none was found in that many steps, of
    which each case has its share."""
    every = list(cases(contract))
    for case in every:
        budget = Budget(steps // len(every))
        for values in samples(contract, case, function):
            run = Run(code, contract, case, Limits(), budget, values, again=first_of(code.image, function))
            try:
                run.start(code.image.functions[function], {})
            except Failure as failure:
                if budget.is_spent:
                    break
                if not failure.of_contract:
                    return None
                return {name: value for name, value in values.items() if any(o.name == name for o in contract.inputs)}
    return None
