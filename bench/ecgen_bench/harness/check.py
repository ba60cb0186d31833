# SPDX-License-Identifier: MIT
"""Compares every implementation's results with plain integers, before anything is timed."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.errors import CheckFailed
from ecgen.reference import contract_of, expected
from ecgen_bench.harness.program import Program
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.system.tools import run


def check(program: Program, implementations: Sequence[Implementation]) -> int:
    """Compare all results, and return how many there were. Raises CheckFailed with the operands in hex at the first wrong one."""
    callees = {(c.key, callee.operation.key): (c, callee) for c in implementations for callee in c.callees}
    compared = 0
    for line in run([str(program.path), "check"]).splitlines():
        key, function, index, result = line.split()
        implementation, callee = callees[key, function]
        a, b = program.pairs[callee.operation.tag][int(index)]
        if not is_right(callee, a, b, int(result, 16)):
            operands = f"a = {a:#x}" + (f", b = {b:#x}" if callee.operation.arity == 2 else "")
            raise CheckFailed(f"{implementation.label}: {callee.name} is wrong for {operands}: it gives 0x{result}")
        compared += 1
    due = sum(len(program.pairs[callee.operation.tag]) for _, callee in callees.values())
    if compared != due:
        raise CheckFailed(f"the benchmark compared {compared} results where {due} were due")
    return compared


def is_right(callee: Callee, a: int, b: int, result: int) -> bool:
    """Whether `result` is right for the operands a and b, all three as they stand in memory."""
    if callee.operands is not None:
        return callee.operands.is_right(callee.operation.name, a, b, result, callee.canonical)
    right = expected(contract_of(callee.operation.name, callee.modulus), callee.modulus, {"a": a, "b": b})["r"]
    return result == right if callee.canonical else (result - int(right)) % callee.modulus.number == 0
