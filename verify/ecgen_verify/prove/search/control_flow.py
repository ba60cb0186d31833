# SPDX-License-Identifier: MIT
"""Where loops of a function begin. Not trusted."""

from __future__ import annotations

from collections.abc import Mapping

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code


def loop_headers(code: Code, start: int) -> list[int]:
    """Where loops of a function are entered."""
    (_, end), address, graph = code.image.part(start), start, dict[int, list[int]]()
    while address < end and (instruction := code.at(address)) is not None:
        graph[address] = following(instruction)
        address = instruction.next_ip
    return _headers(graph, start)


def following(instruction: x86.Instruction) -> list[int]:
    """Where execution may go on within the function."""
    if MNEMONICS[instruction.mnemonic] == "RET":
        return []
    if instruction.is_jmp_short_or_near:
        return [instruction.near_branch_target]
    after = [instruction.next_ip]
    return [*after, instruction.near_branch_target] if instruction.is_jcc_short_or_near else after


def _headers(graph: Mapping[int, list[int]], start: int) -> list[int]:
    """Where execution may come back to, in whichever order the places stand."""
    headers, done, on_the_way = dict[int, None](), set[int](), {start: iter(graph.get(start, ()))}
    while on_the_way:
        place = next(reversed(on_the_way))
        for target in on_the_way[place]:
            if target in on_the_way:
                headers[target] = None
            elif target not in done:
                on_the_way[target] = iter(graph.get(target, ()))
                break
        else:
            done.add(place)
            del on_the_way[place]
    return list(headers)
