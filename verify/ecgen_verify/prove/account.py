# SPDX-License-Identifier: MIT
"""The verdict on a function of which several explorations show something each.

Trusted: it is "proved" only where none of them fails.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.hints import describe
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.world import Undecided


def undecided(verdict: Verdict, code: Code, fault: Fault) -> Verdict:
    """No counterexample is looked for."""
    place = describe(code, fault.address) if fault.address is not None else ""
    return replace(verdict, status=Status.UNDECIDED, reason=str(fault), place=place)


def verdict_of(code: Code, name: str, text: str, show: Callable[[Account], None],
               explain: Callable[[Verdict, Code, Fault], Verdict] = undecided) -> Verdict:  # fmt: skip
    """That `text` holds of the function, if `show` raises neither Fault nor Undecided. `explain`: why it does not."""
    started, account = time.process_time(), Account()
    verdict = Verdict(name, text, Status.PROVED, objects=frozenset(code.image.objects.values()))
    try:
        show(account)
    except (Fault, Undecided) as failure:
        fault = failure if isinstance(failure, Fault) else Fault(str(failure), None)
        verdict = explain(replace(verdict, status=Status.UNDECIDED), code, fault)
        if verdict.proved:
            raise AssertionError("a failure was explained away") from failure
    return replace(verdict, given=tuple(account.called), seconds=time.process_time() - started, paths=account.paths,
                   instructions=account.instructions)  # fmt: skip
