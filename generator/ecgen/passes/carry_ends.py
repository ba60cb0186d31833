# SPDX-License-Identifier: MIT
"""Ends carry chains in a word that is there anyway.

A row of products ends with (carry of the low words) + (last high word) + (carry of the high words). With the first carry as a
word of its own, compilers move it out of the flags and back; as ((high word) + first carry) + second carry each carry goes
into the last addition of its own chain.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ecgen.ir import Instr, Op, Program, Value


def end_chains(program: Program) -> Program:
    """The same function; a bit that is made a word only to be added to a word goes into a sum with that word instead.

    No carry is lost by it: the first sum is at most the second, whose carry is zero already.
    """
    zeros = {instr.outs[0] for instr in program.instrs if instr.op is Op.CONST and instr.imm == 0}
    place = {value: index for index, instr in enumerate(program.instrs) for value in instr.defs}
    reads = Counter(arg for instr in program.instrs for arg in instr.args)
    reads.update(program.live_out())
    instrs = list(program.instrs)
    for index, instr in enumerate(program.instrs):
        if instr.op is not Op.ADD or len(instr.args) != 3 or instr.outs[1] is not None or instr.wraps:
            continue
        for word, other in (instr.args[:2], instr.args[1::-1]):
            maker = instrs[place[word]]
            if _is_bit_as_word(maker, zeros) and reads[word] == 1 and place[other] < place[word]:
                zero = maker.args[0]
                instrs[place[word]] = replace(maker, args=(other, zero, maker.args[2]))
                instrs[index] = replace(instr, args=(word, zero, instr.args[2]))
                break
    return replace(program, instrs=tuple(instrs))


def _is_bit_as_word(instr: Instr, zeros: set[Value | None]) -> bool:
    """Whether this is 0 + 0 + bit."""
    return instr.op is Op.ADD and len(instr.args) == 3 and instr.args[0] is instr.args[1] and instr.args[0] in zeros
