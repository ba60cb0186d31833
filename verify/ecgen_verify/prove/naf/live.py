# SPDX-License-Identifier: MIT
"""Loop headers, and which numbers and addresses in registers an iteration reads.

Nothing here is trusted: what is left out is unknown to an iteration.
"""

from __future__ import annotations

from collections.abc import Mapping

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS, Code, register
from ecgen_verify.prove.machine import Initial, Machine, Pointer
from ecgen_verify.prove.word import Word

_WRITES = {x86.OpAccess.WRITE}
_READS = {x86.OpAccess.READ, x86.OpAccess.COND_READ, x86.OpAccess.READ_WRITE, x86.OpAccess.READ_COND_WRITE}


def _instructions(code: Code, name: str) -> list[x86.Instruction]:
    address = code.image.functions[name]
    end, instructions = address + len(code.image.bytes_of(name)), []
    while address < end and (instruction := code.at(address)) is not None:
        instructions.append(instruction)
        address = instruction.next_ip
    return instructions


def loop_headers_of(code: Code, name: str) -> list[frozenset[int]]:
    """Sets of addresses such that every loop passes one of the set: where jumps go back to, to an instruction on the way there
    from the entry, by a search that goes deep first; and each of these alone that is enough."""
    following = {instruction.ip: _following(instruction) for instruction in _instructions(code, name)}
    headers = _jumped_back_to(following, code.image.functions[name])
    alone = []
    for header in sorted(headers) if len(headers) > 1 else ():
        rest = {place: [other for other in places if other != header] for place, places in following.items()}
        if not any(_jumped_back_to(rest, start) for start in (code.image.functions[name], header)):
            alone.append(frozenset({header}))
    return [headers, *alone]


def _jumped_back_to(following: Mapping[int, list[int]], entry: int) -> frozenset[int]:
    headers, seen, on_the_way = set(), {entry}, {entry}
    stack = [(entry, iter(following[entry]))]
    while stack:
        here, rest = stack[-1]
        place = next(rest, None)
        if place is None:
            on_the_way.discard(here)
            stack.pop()
        elif place in on_the_way:
            headers.add(place)
        elif place in following and place not in seen:
            seen.add(place)
            on_the_way.add(place)
            stack.append((place, iter(following[place])))
    return frozenset(headers)


class Live:
    """Which registers are read before they are written, from each address on."""

    def __init__(self, code: Code, name: str) -> None:
        factory = x86.InstructionInfoFactory()
        instructions = _instructions(code, name)
        effects = {instruction.ip: _read_and_written(factory, instruction) for instruction in instructions}
        self._known: dict[int, frozenset[str]] = {instruction.ip: frozenset() for instruction in instructions}
        changed = True
        while changed:
            changed = False
            for instruction in reversed(instructions):
                read, written = effects[instruction.ip]
                after = frozenset[str]().union(*(self._known.get(place, frozenset()) for place in _following(instruction)))
                live = read | (after - written)
                changed |= live != self._known[instruction.ip]
                self._known[instruction.ip] = live

    def registers(self, machine: Machine) -> dict[str, int | Pointer | Initial]:
        """Numbers and addresses that are read later on, and what the caller left."""
        known: dict[str, int | Pointer | Initial] = {}
        live = self._known.get(machine.address, frozenset())
        for name, value in machine.registers.items():
            if isinstance(value, Initial) or (isinstance(value, Pointer) and name in live):
                known[name] = value
            elif isinstance(value, Word) and value.is_constant and name in live:
                known[name] = value.lo
        return known


def _following(instruction: x86.Instruction) -> list[int]:
    if MNEMONICS[instruction.mnemonic] == "RET":
        return []
    if instruction.is_jmp_short_or_near:
        return [instruction.near_branch_target]
    following = [instruction.next_ip]
    return [*following, instruction.near_branch_target] if instruction.is_jcc_short_or_near else following


def _read_and_written(factory: x86.InstructionInfoFactory, instruction: x86.Instruction) -> tuple[frozenset[str], frozenset[str]]:
    read, written = set(), set()
    for used in factory.info(instruction).used_registers():
        name, bits = register(used.register)
        if used.access in _READS or (used.access in _WRITES and bits < 32):
            read.add(name)
        elif used.access in _WRITES:
            written.add(name)
    return frozenset(read), frozenset(written)
