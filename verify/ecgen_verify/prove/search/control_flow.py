# SPDX-License-Identifier: MIT
"""Where loops of a function begin. Not trusted."""

from __future__ import annotations

from collections.abc import Iterator

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code


def loop_headers(code: Code, start: int) -> list[int]:
    """Where execution of a function may come back to, in whichever order the places stand."""
    _, end = code.image.part(start)
    headers, done, on_the_way = dict[int, None](), set[int](), {start: _following(code.at(start))}
    while on_the_way:
        place = next(reversed(on_the_way))
        for target in on_the_way[place]:
            if target in on_the_way:
                headers[target] = None
            elif target not in done and start <= target < end:
                on_the_way[target] = _following(code.at(target))
                break
        else:
            done.add(place)
            del on_the_way[place]
    return list(headers)


def _following(instruction: x86.Instruction | None) -> Iterator[int]:
    """Where execution may go on within the function."""
    if instruction is None or MNEMONICS[instruction.mnemonic] == "RET":
        return
    if not instruction.is_jmp_short_or_near:
        yield instruction.next_ip
    if instruction.is_jmp_short_or_near or instruction.is_jcc_short_or_near:
        yield instruction.near_branch_target
