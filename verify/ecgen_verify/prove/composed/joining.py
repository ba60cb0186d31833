# SPDX-License-Identifier: MIT
"""OR of words that have no bit at the same place: their sum.

Trusted. The core's model sees this for words that are known as fields; of a single unknown bit it makes two cases, which are too
many for the signs of a whole scalar.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import iced_x86 as x86

from ecgen_verify.prove.code import MNEMONICS
from ecgen_verify.prove.composed.bits import Expansion, places_of
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.model import Step
from ecgen_verify.prove.word import Word, constant


@dataclass
class Joining:
    """Keeps the expansions of the proof at work."""

    _expansion: Expansion | None = field(default=None)

    def __call__(self, machine: Machine, instruction: x86.Instruction) -> int | None:
        """Execute OR of words of which one is a single bit: the next address; None for anything else."""
        if MNEMONICS[instruction.mnemonic] != "OR" or instruction.op_kind(0) != x86.OpKind.REGISTER:
            return None
        step = Step(machine, instruction, instruction.next_ip)
        bits = step.width(0)
        if bits < 32:
            return None
        words = [step.value(index, bits) for index in (0, 1)]
        candidates = [word for word in words if isinstance(word, Word) and word.lo >= 0 and not word.is_constant]
        if len(candidates) < 2 or all(word.hi > 1 for word in candidates):
            return None
        if self._expansion is None or self._expansion.world is not machine.path.world:
            self._expansion = Expansion(machine.path.world)
        places = [places_of(self._expansion.of(machine.path.resolve(word.poly))) for word in candidates]
        first, second = places
        if first is None or second is None or first.keys() & second.keys():
            return None
        top = sum(1 << place for place in (*first, *second))
        result = Word(candidates[0].poly + candidates[1].poly, 0, top, None, candidates[0].secret or candidates[1].secret)
        step.put(0, result, bits)
        step.set_flags(result, bits, constant(0), constant(0))
        return int(instruction.next_ip)


joined_bits = Joining()
