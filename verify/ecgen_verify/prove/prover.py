# SPDX-License-Identifier: MIT
"""Proves one function of an image against a contract.

Trusted: the verdict is "proved" only when all cases, with all ways of sharing operands that matter, end without a failure.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from ecgen.errors import UsageError
from ecgen.logic.contract import Contract as Promise
from ecgen_verify.prove.budget import ASK, STRAIGHT
from ecgen_verify.prove.cases import kernel_of
from ecgen_verify.prove.claims import Modulus, goal
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Effects, prove_kernel
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.run import Fault, Limits, Run, Task
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.world import Open

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


@dataclass
class _Doubting(Run[Machine]):
    """`search`: looks for a counterexample; asked once, at the first doubt: that saves the search for a proof."""

    search: Callable[[], dict[str, int] | None] | None = None

    def _divided(self, task: Task[Machine], question: Open) -> list[Task[Machine]]:
        if task.machine.doubt and self.search is not None:
            search, self.search = self.search, None
            inputs = search()
            if inputs:
                raise Fault(task.machine.doubt, task.machine.address, returned=True, refuted=True, inputs=inputs)
        return super()._divided(task, question)


def theorem(image: Image, function: str, promise: Promise, modulus: Modulus) -> Outcome:
    """The verdict, with what is shown."""
    contract = goal(promise, modulus)
    assert contract is not None
    return Outcome(prove(image, function, contract), Theorem(promise, (modulus,)))


def prove(image: Image, function: str, contract: Contract, limits: Limits | None = None, *, asking: bool = True) -> Verdict:
    """Raises UsageError when the image has no such function. `asking`: FUNCTION_first is what emitted folders have
    (`asking.elsewhere`); else it is followed."""
    limits = replace(limits or Limits(steps=STRAIGHT), paths=_PATHS)
    if function not in image.functions:
        known = ", ".join(sorted(image.functions)[:8])
        raise UsageError(f"no function {function!r} among the objects" + (
            f" (there are {known}, ...)" if known else ", which name none; are they stripped?"))  # fmt: skip

    def run(code: Code, effects: Effects, limits: Limits) -> Run[Machine]:
        return _Doubting(code, effects, limits, search=partial(counterexample, code, function, contract, min(limits.search, ASK)))

    kernel = replace(kernel_of(function, contract), run=run)
    kernel = kernel if asking else replace(kernel, elsewhere=lambda entry, name: {})
    return prove_kernel(image, kernel, limits, partial(explained, contract=contract, steps=limits.search))
