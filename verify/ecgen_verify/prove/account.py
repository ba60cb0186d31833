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
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.world import Undecided

#: The verdict of a failure, with its place, and inputs that show it where some are found. Last: the `subject` of `verdict_of`.
explained: Callable[[Verdict, Code, Fault, object], Verdict] = searched("explained")


def verdict_of(code: Code, name: str, text: str, show: Callable[[Account], None], subject: object = None) -> Verdict:
    """That `text` holds of the function, if `show` raises neither Fault nor Undecided. `subject`: what explains a failure."""
    started, account = time.process_time(), Account()
    verdict = Verdict(name, text, Status.PROVED, objects=frozenset(code.image.objects.values()))
    try:
        show(account)
    except (Fault, Undecided) as failure:
        fault = failure if isinstance(failure, Fault) else Fault(str(failure), None)
        verdict = explained(replace(verdict, status=Status.UNDECIDED), code, fault, subject)
        if verdict.proved:
            raise AssertionError("a failure was explained away") from failure
    return replace(verdict, given=tuple(account.called), seconds=time.process_time() - started, paths=account.paths,
                   instructions=account.instructions)  # fmt: skip
