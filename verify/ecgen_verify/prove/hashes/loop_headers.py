# SPDX-License-Identifier: MIT
"""The loop headers of a function. Only a hint where to begin an induction: whatever it says, a proof is one."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen_verify.prove.hashes.decode import Decoder


def loop_headers(decoder: Decoder, start: int, size: int) -> set[int]:
    """Where a function jumps back to from what comes after it."""
    headers, address, follows = set(), start, dict[int, list[int]]()
    while address < start + size:
        i = decoder.at(address)
        after = [] if i.name in ("RET", "JMP") else [i.next]
        follows[address] = after + ([i.target] if i.name.startswith("J") and i.target else [])
        address = i.next
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
