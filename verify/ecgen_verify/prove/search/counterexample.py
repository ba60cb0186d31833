# SPDX-License-Identifier: MIT
"""Explains why a proof failed: place, and inputs that show it.

Not trusted: it only turns "could not decide" into "refuted" where the model, run on numbers, breaks the contract.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import cast

from ecgen_verify.prove.budget import Account, Budget
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.view import Setting
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.domain import AnyWord
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.machine import Leak, Machine
from ecgen_verify.prove.operands import Operands
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.carries import DOUBT
from ecgen_verify.prove.search.places import describe
from ecgen_verify.prove.search.samples import samples
from ecgen_verify.prove.search.witness import failed, state_of_wrong
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.world import Undecided

#: Instructions whose time depends on their operands on some processor. The model has none of them.
VARIABLE_TIME = ("DIV", "IDIV", "PDEP", "PEXT", "BSF", "BSR", "RCL", "RCR")


def explained(verdict: Verdict, code: Code, fault: Fault, subject: object) -> Verdict:
    """The verdict of a failure; looks for inputs that show it. `subject`: what was to be shown, with the setting of the case,
    None after all, and steps for the search of a counterexample to a contract about numbers; what makes the verdict; or
    nothing."""
    fault = _leak(code, fault) or fault
    verdict = undecided(verdict, code, fault)
    match subject:
        case (Claim() as claim, [(Setting() | None) as setting], _):
            return failed(verdict, fault, claim.beyond, setting)
        case (Kernel() as kernel, _, int(steps)):
            return _refuted(verdict, code, fault, kernel, steps) if steps else verdict
        case _:
            return cast(Verdict, subject(verdict, fault)) if callable(subject) else verdict


def _leak(code: Code, fault: Fault) -> Fault | None:
    """That a secret decides the time of the instruction there, if it does."""
    instruction = None if fault.address is None else code.at(fault.address)
    if fault.state is None or instruction is None or MNEMONICS[instruction.mnemonic] not in VARIABLE_TIME:
        return None
    step = Operands(fault.state, instruction)
    operands = [fault.state.read("RAX"), fault.state.read("RDX")]
    with suppress(Undecided):
        operands += [step.value(index, step.width(index)) for index in range(step.instruction.op_count)]
    if not any(isinstance(value, AnyWord) and value.secret for value in operands):
        return None
    reason = f"a secret decides the time of {step.name}"
    try:
        raise Fault(reason, fault.address, fault.state) from Leak(reason)
    except Fault as leak:
        return leak


def undecided(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
    """No counterexample is looked for. A reason may end with the place that it speaks of; of a path with too many case
    distinctions it is what seemed not to hold first."""
    doubt = fault.state.path.kept.get(DOUBT) if isinstance(fault.state, Machine) and fault.__cause__ is None else None
    text, _, at = str(doubt or fault).partition(" @")
    address = int(at, 16) if at else fault.address
    return replace(verdict, status=Status.UNDECIDED, reason=text, place=describe(code, address) if address is not None else "")


def _refuted(verdict: Verdict, code: Code, fault: Fault, kernel: Kernel, steps: int) -> Verdict:
    inputs = None if str(fault).startswith("a secret") else counterexample(code, kernel, steps)
    wrong = state_of_wrong(fault)
    status = Status.REFUTED if inputs or (wrong is not None and wrong.points) else Status.UNDECIDED
    return replace(verdict, status=status, counterexample=inputs or {})


def counterexample(code: Code, kernel: Kernel, steps: int) -> dict[str, int] | None:
    """Inputs for which a contract about numbers fails, by running the model on numbers. None when none was found in that many
    steps, of which each case has its share."""
    contract = cast(Contract, kernel.promised)
    for case in kernel.cases:
        budget = Budget(steps // len(kernel.cases))
        for values in samples(contract, case, kernel.name):
            execution = kernel.execution(code, {}, budget, Account(), case, values)
            try:
                execution.follow(execution.start(), (), partial(kernel.finished, setting=execution.setting))
            except Fault as fault:
                if budget.is_spent:
                    break
                if state_of_wrong(fault) is None and not (fault.state is not None and fault.state.returned):
                    return None
                return {name: value for name, value in values.items()
                        if any(o.name == name for o in contract.operands if o.is_input)}  # fmt: skip
    return None
