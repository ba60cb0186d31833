# SPDX-License-Identifier: MIT
"""Other wordings of a Program, each with the same results, of which one is faster on some processors and slower on others.

Which of them is emitted, the tuned schedule of a microarchitecture says: it names its Program by `passes.digest`. Without a
schedule it is the Program as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ecgen.ir import Instr, Op, Program, Value


def variants(program: Program) -> Iterator[Program]:
    """The Program itself, and then its other wordings that differ from it."""
    wordings = [program]
    for reword in (join_shifts, multiply_by_powers):
        wordings += [other for wording in wordings if (other := reword(wording)) is not wording]
    yield from wordings


def join_shifts(program: Program) -> Program:
    """With a double shift for each OR of what two shifts took from neighbouring words; the Program itself where there is none.

    floor(lo / 2^k) | hi * 2^(w-k) mod W = floor((lo + W*hi) / 2^k) mod W. Intel's processors have a port for double shifts, while
    shifts wait for the two that also add with carries; AMD's take a double shift apart into many steps.
    """
    source = {out: instr for instr in program.instrs for out in instr.defs}
    joined = [_joined(instr, source, program.width) for instr in program.instrs]
    if all(new is old for new, old in zip(joined, program.instrs, strict=True)):
        return program
    return _without_unused(program, joined)


def _joined(instr: Instr, source: dict[Value, Instr], width: int) -> Instr:
    parts = {source[arg].op: source[arg] for arg in instr.args} if instr.op is Op.OR else {}
    low, high = parts.get(Op.SHR), parts.get(Op.SHL)
    if low is None or high is None or low.imm + high.imm != width:
        return instr
    return Instr(Op.SHRD, instr.outs, (high.args[0], low.args[0]), low.imm, comment=instr.comment)


def multiply_by_powers(program: Program) -> Program:
    """With one multiplication by 2^k for two shifts of a word that give its upper and its lower part, each in its place in two
    words; the Program itself where there are none.

    x * 2^k = (x * 2^k mod W) + W * floor(x / 2^(w-k)). What a search may gain is, again, ports that carries need.
    """
    width = program.width
    shifts = {(i.op, i.args[0], i.imm): i for i in program.instrs if i.op in (Op.SHL, Op.SHR)}
    pairs = {up: shifts[Op.SHR, value, width - count] for (op, value, count), up in shifts.items()
             if op is Op.SHL and (Op.SHR, value, width - count) in shifts}  # fmt: skip
    if not pairs:
        return program
    upper, constants, instrs = set(pairs.values()), {i.imm: i.outs[0] for i in program.instrs if i.op is Op.CONST}, []
    fresh = max(value.id for i in program.instrs for value in i.defs)
    partner = pairs | {down: up for up, down in pairs.items()}
    done: set[Instr] = set()
    for instr in program.instrs:
        if instr not in partner:
            instrs.append(instr)
            continue
        if instr in done:
            continue
        done |= {instr, partner[instr]}
        up, down = (partner[instr], instr) if instr in upper else (instr, partner[instr])
        power = constants.get(1 << up.imm)
        if power is None:
            fresh += 1
            power = constants[1 << up.imm] = Value(fresh)
            instrs.append(Instr(Op.CONST, (power,), imm=1 << up.imm, comment=instr.comment))
        instrs.append(Instr(Op.MUL, (up.outs[0], down.outs[0]), (up.args[0], power), comment=instr.comment))
    return replace(program, instrs=tuple(instrs))


def _without_unused(program: Program, instrs: list[Instr]) -> Program:
    """With these instructions, but for shifts that nothing reads any more."""
    used, kept = program.live_out(), []
    for instr in reversed(instrs):
        if instr.op not in (Op.SHL, Op.SHR) or not used.isdisjoint(instr.defs):
            used.update(instr.args)
            kept.append(instr)
    return replace(program, instrs=tuple(reversed(kept)))
