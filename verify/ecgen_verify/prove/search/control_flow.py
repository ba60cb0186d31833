# SPDX-License-Identifier: MIT
"""Where loops of a function begin, and which registers are read before they are written. Not trusted."""

from __future__ import annotations

from collections.abc import Mapping

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code, register

_WRITES = {x86.OpAccess.WRITE}
_READS = {x86.OpAccess.READ, x86.OpAccess.COND_READ, x86.OpAccess.READ_WRITE, x86.OpAccess.READ_COND_WRITE}


def loop_headers(code: Code, start: int) -> list[int]:
    """Where loops of a function are entered."""
    return _headers({instruction.ip: following(instruction) for instruction in _instructions(code, start)}, start)


def cuts(code: Code, start: int) -> list[frozenset[int]]:
    """Sets of addresses such that every loop passes one of the set: all headers, and each of these alone that is enough."""
    graph = {instruction.ip: following(instruction) for instruction in _instructions(code, start)}
    headers = _headers(graph, start)
    alone = []
    for header in sorted(headers) if len(headers) > 1 else ():
        rest = {place: [other for other in places if other != header] for place, places in graph.items()}
        if not _headers(rest, start):
            alone.append(frozenset({header}))
    return [frozenset(headers), *alone]


def following(instruction: x86.Instruction) -> list[int]:
    """Where execution may go on within the function."""
    if MNEMONICS[instruction.mnemonic] == "RET":
        return []
    if instruction.is_jmp_short_or_near:
        return [instruction.near_branch_target]
    after = [instruction.next_ip]
    return [*after, instruction.near_branch_target] if instruction.is_jcc_short_or_near else after


def _instructions(code: Code, start: int) -> list[x86.Instruction]:
    (_, end), address, instructions = code.image.part(start), start, []
    while address < end and (instruction := code.at(address)) is not None:
        instructions.append(instruction)
        address = instruction.next_ip
    return instructions


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


class Live:
    """Which registers are read before they are written, from each address on."""

    def __init__(self, code: Code, start: int) -> None:
        factory = x86.InstructionInfoFactory()
        instructions = _instructions(code, start)
        effects = {instruction.ip: _read_and_written(factory, instruction) for instruction in instructions}
        self._known: dict[int, frozenset[str]] = {instruction.ip: frozenset() for instruction in instructions}
        changed = True
        while changed:
            changed = False
            for instruction in reversed(instructions):
                read, written = effects[instruction.ip]
                after = frozenset[str]().union(*(self.at(place) for place in following(instruction)))
                live = read | (after - written)
                changed |= live != self._known[instruction.ip]
                self._known[instruction.ip] = live

    def at(self, address: int) -> frozenset[str]:
        return self._known.get(address, frozenset())


def _read_and_written(factory: x86.InstructionInfoFactory, instruction: x86.Instruction) -> tuple[frozenset[str], frozenset[str]]:
    read, written = set(), set()
    for used in factory.info(instruction).used_registers():
        name, bits, _ = register(used.register)
        if used.access in _READS or (used.access in _WRITES and bits < 32):
            read.add(name)
        elif used.access in _WRITES:
            written.add(name)
    return frozenset(read), frozenset(written)
