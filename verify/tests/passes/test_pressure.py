# SPDX-License-Identifier: MIT
"""The order in which few values wait: the same function, operands before what reads them, and fewer registers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.arith.binary import programs
from ecgen.arith.binary.field import BinaryField
from ecgen.interpret import run
from ecgen.ir import Op, Program, Value
from ecgen.passes.pressure import ordered

_FIELDS = {8: 0x11B, 13: 0x201B}


def waiting(program: Program) -> int:
    """The most values that were computed and are still to be read, at any instruction."""
    last = {arg: place for place, instr in enumerate(program.instrs) for arg in instr.args}
    last |= {store.value: len(program.instrs) for store in program.stores}
    computed = [(place, last[value]) for place, instr in enumerate(program.instrs) if instr.op is not Op.LOAD
                for value in instr.defs]  # fmt: skip
    return max(sum(first <= at < end for first, end in computed) for at in range(len(program.instrs)))


@pytest.mark.parametrize("m", _FIELDS)
@settings(max_examples=10)
@given(a=st.integers(0, (1 << 832) - 1), b=st.integers(0, (1 << 832) - 1))
def test_the_same_function(m: int, a: int, b: int) -> None:
    field, mask = BinaryField(_FIELDS[m]), (1 << 64 * m) - 1
    for program in (programs.multiply(field), programs.multiply(field, split_from=7)):
        inputs = {"a": a & mask, "b": b & mask}
        assert run(ordered(program), inputs) == run(program, inputs)
    assert run(ordered(programs.invert(field)), {"a": a & mask}) == run(programs.invert(field), {"a": a & mask})


@pytest.mark.parametrize("m", _FIELDS)
def test_operands_stand_before_their_readers(m: int) -> None:
    program = programs.butterfly(BinaryField(_FIELDS[m]))
    known: set[Value] = set()
    for instr in ordered(program).instrs:
        assert known.issuperset(instr.args)
        known |= set(instr.defs)
    assert sorted(map(id, ordered(program).instrs)) == sorted(map(id, program.instrs))


def test_fewer_values_wait() -> None:
    program = programs.multiply(BinaryField(_FIELDS[13]), split_from=7)
    assert waiting(ordered(program)) < waiting(program)
