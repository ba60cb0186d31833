# SPDX-License-Identifier: MIT
"""Compares every implementation's results with plain integers, before anything is timed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecgen.errors import CheckFailed
from ecgen.reference import contract_of, expected
from ecgen_bench.harness.program import Program
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.points import Points
from ecgen_bench.system.tools import run


class WrongResult(CheckFailed):
    """A function gave a wrong result. `key`: of its implementation; `said`: the message without the implementation's label."""

    def __init__(self, implementation: Implementation, said: str) -> None:
        super().__init__(f"{implementation.label}: {said}")
        self.key, self.said = implementation.key, said


def check(program: Program, implementations: Sequence[Implementation]) -> int:
    """Compare all results, and return how many there were. Raises WrongResult with the operands in hex at the first wrong one."""
    return check_printed(run([str(program.path), "check"]), program, implementations)


def check_printed(text: str, program: Program, implementations: Sequence[Implementation]) -> int:
    """The same, of what the program printed."""
    callees = {(c.key, callee.operation.key): (c, callee) for c in implementations for callee in c.callees}
    compared = 0
    for line in text.splitlines():
        key, function, index, result = line.split()
        implementation, callee = callees[key, function]
        a, b = program.pairs[callee.operation.tag][int(index)]
        if not is_right(callee, a, b, int(result, 16)):
            operands = f"a = {a:#x}" + (f", b = {b:#x}" if callee.operation.arity == 2 else "")
            raise WrongResult(
                implementation, f"{callee.name} is wrong for {operands}: it gives 0x{result}{_reason(callee, a, b, result)}"
            )
        compared += 1
    due = sum(len(program.pairs[callee.operation.tag]) for _, callee in callees.values())
    if compared != due:
        raise CheckFailed(f"the benchmark compared {compared} results where {due} were due")
    return compared


def _reason(callee: Callee, a: int, b: int, result: str) -> str:
    """What is wrong with a result that is right but for its range; empty for others."""
    anything = replace(callee, canonical=False, below=0)
    if not is_right(anything, a, b, int(result, 16)):
        return ""
    return ", which is right modulo the modulus but not below " + ("it" if callee.canonical else f"{callee.bound:#x}")


def is_right(callee: Callee, a: int, b: int, result: int) -> bool:
    """Whether `result` is right for the operands a and b, all three as they stand in memory."""
    if isinstance(callee.operands, Points):
        return callee.operands.is_right(callee.operation.name, a, b, result, callee.canonical)
    if isinstance(callee.operands, Extension):
        return callee.operands.is_right(callee.operation.name, a, b, result, callee.bound)
    right = expected(contract_of(callee.operation.name, callee.modulus), callee.modulus, {"a": a, "b": b})["r"]
    return result < callee.bound and (result - int(right)) % callee.modulus.number == 0
