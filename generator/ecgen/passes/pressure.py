# SPDX-License-Identifier: MIT
"""An order of instructions in which few values wait at a time, for compilers that follow the order of statements and processors
with few registers.

Always next is what makes no more values wait than it uses up, of these what uses the latest value; where there is nothing
such, what stands first in the Program. So a sum is made as soon as its terms are, J. R. Goodman, W.-C. Hsu, Code scheduling and
register allocation in large basic blocks, ICS 1988, section 3. A load stands before its first use: an operand in memory waits
in no register.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from ecgen.ir import Instr, Op, Program, Value


def ordered(program: Program) -> Program:
    """The same Program with its instructions in that order."""
    return replace(program, instrs=tuple(_Order(program).instrs()))


class _Order:
    def __init__(self, program: Program) -> None:
        self._program = program
        self._loads = {value: instr for instr in program.instrs if instr.op is Op.LOAD for value in instr.defs}
        self._pending = [instr for instr in program.instrs if instr.op is not Op.LOAD]
        self._uses = Counter(arg for instr in self._pending for arg in set(instr.args))
        self._outputs: set[Value | None] = {program.result, *(store.value for store in program.stores)}
        self._places: dict[Value, int] = {}  # of what is in a register, or loaded already: where it is in the new order
        self._out: list[Instr] = []

    def instrs(self) -> list[Instr]:
        readers: dict[Value, list[int]] = {}
        missing = list[int]()  # of each instruction: so many operands that are to be computed
        for number, instr in enumerate(self._pending):
            computed = {arg for arg in instr.args if arg not in self._loads}
            missing.append(len(computed))
            for arg in computed:
                readers.setdefault(arg, []).append(number)
        ready = [number for number, count in enumerate(missing) if not count]
        while ready:
            number = min(ready, key=self._rank)
            ready.remove(number)
            self._append(self._pending[number])
            for value in self._pending[number].defs:
                for reader in readers.get(value, ()):
                    missing[reader] -= 1
                    if not missing[reader]:
                        ready.append(reader)
        return self._out

    def _rank(self, number: int) -> tuple[int, int]:
        instr = self._pending[number]
        if not any(self._dies(arg) for arg in instr.args):
            return 1, number
        return -max(self._places.get(arg, 0) for arg in instr.args), number

    def _dies(self, value: Value) -> bool:
        return self._uses[value] == 1 and value not in self._loads and value not in self._outputs

    def _append(self, instr: Instr) -> None:
        for arg in dict.fromkeys(instr.args):
            self._uses[arg] -= 1
            if arg in self._loads and arg not in self._places:
                self._put(self._loads[arg])
        self._put(instr)

    def _put(self, instr: Instr) -> None:
        self._out.append(instr)
        for value in instr.defs:
            self._places[value] = len(self._out) if instr.op is not Op.LOAD else 0
