# SPDX-License-Identifier: MIT
"""The loop headers of a function. Only a hint where to begin an induction: whatever it says, a proof is one."""

from __future__ import annotations

from collections.abc import Mapping

import iced_x86 as x86

from ecgen_verify.prove.code import Code


def loop_headers(code: Code, start: int, size: int) -> set[int]:
    """Where a function jumps back to from what comes after it."""
    headers, address, follows = set(), start, dict[int, list[int]]()
    while address < start + size and (i := code.at(address)) is not None:
        flow = i.flow_control
        jumps = flow in (x86.FlowControl.CONDITIONAL_BRANCH, x86.FlowControl.UNCONDITIONAL_BRANCH)
        after = [] if flow in (x86.FlowControl.RETURN, x86.FlowControl.UNCONDITIONAL_BRANCH) else [i.next_ip]
        follows[address] = after + ([i.near_branch_target] if jumps else [])
        address = i.next_ip
    for source, targets in follows.items():
        headers |= {target for target in targets if target <= source and _reaches(follows, target, source)}
    return headers


def _reaches(follows: Mapping[int, list[int]], start: int, end: int) -> bool:
    seen, waiting = {start}, [start]
    while waiting and end not in seen:
        new = [address for address in follows.get(waiting.pop(), ()) if address not in seen]
        seen.update(new)
        waiting += new
    return end in seen
