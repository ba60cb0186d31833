# SPDX-License-Identifier: MIT
"""Where loops of a function begin. Not trusted."""

from __future__ import annotations

from collections.abc import Mapping

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code


def loop_headers(code: Code, start: int, size: int) -> list[int]:
    """Where a function jumps back to from what comes after it."""
    return _headers({instruction.ip: following(instruction) for instruction in _instructions(code, start, size)})


def following(instruction: x86.Instruction) -> list[int]:
    """Where execution may go on within the function."""
    if MNEMONICS[instruction.mnemonic] == "RET":
        return []
    if instruction.is_jmp_short_or_near:
        return [instruction.near_branch_target]
    after = [instruction.next_ip]
    return [*after, instruction.near_branch_target] if instruction.is_jcc_short_or_near else after


def _instructions(code: Code, start: int, size: int) -> list[x86.Instruction]:
    address, instructions = start, []
    while address < start + size and (instruction := code.at(address)) is not None:
        instructions.append(instruction)
        address = instruction.next_ip
    return instructions


def _headers(graph: Mapping[int, list[int]]) -> list[int]:
    return list(dict.fromkeys(target for source, targets in graph.items() for target in targets
                              if target <= source and _reaches(graph, target, source)))  # fmt: skip


def _reaches(graph: Mapping[int, list[int]], start: int, end: int) -> bool:
    seen, waiting = {start}, [start]
    while waiting and end not in seen:
        new = [address for address in graph.get(waiting.pop(), ()) if address not in seen]
        seen.update(new)
        waiting += new
    return end in seen
