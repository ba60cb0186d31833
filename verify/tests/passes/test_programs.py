# SPDX-License-Identifier: MIT
"""Programs that say the same are finished and checked once; Programs that differ anywhere are not taken for one another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecgen.arith import catalog
from ecgen.field import Reduction
from ecgen.ir import Instr, Kind, Op, Program, Returns
from ecgen.programs import Written, checked_programs, facts_of
from support.shapes import COLUMNS, ROWS

FACTS = facts_of(2**255 - 19, Kind.FIELD, 64, 4, Reduction.MONTGOMERY)


def changed(program: Program, op: Op, change: Callable[[Instr], Instr]) -> Program:
    """The Program with its first such instruction changed."""
    place = next(index for index, instr in enumerate(program.instrs) if instr.op is op)
    return replace(program, instrs=(*program.instrs[:place], change(program.instrs[place]), *program.instrs[place + 1 :]))


CHANGES: dict[str, Callable[[Program], Program]] = {
    "name": lambda p: replace(p, name="other"),
    "constant": lambda p: changed(p, Op.CONST, lambda i: replace(i, imm=i.imm ^ 1)),
    "operands": lambda p: changed(p, Op.MUL, lambda i: replace(i, args=(i.args[0], i.args[0]))),
    "operation": lambda p: changed(p, Op.ADD, lambda i: replace(i, op=Op.SUB)),
    "word loaded": lambda p: changed(p, Op.LOAD, lambda i: replace(i, index=i.index + 1)),
    "excuse": lambda p: changed(p, Op.ADD, lambda i: replace(i, wraps="no reason")),
    "result dropped": lambda p: changed(p, Op.MUL, lambda i: replace(i, outs=(i.outs[0], None))),
    "word stored": lambda p: replace(p, stores=(replace(p.stores[0], value=p.stores[1].value), *p.stores[1:])),
    "place stored": lambda p: replace(p, stores=(replace(p.stores[0], index=1), replace(p.stores[1], index=0), *p.stores[2:])),
    "bound": lambda p: replace(p, params=(replace(p.params[0], bound=2), *p.params[1:])),
    "what is returned": lambda p: replace(p, returns=Returns.STATUS, result=p.stores[0].value),
    "what is promised": lambda p: replace(p, contract=replace(p.contract, notes=("another way",))),
}  # fmt: skip


def test_written_again_is_the_same() -> None:
    assert Written(catalog.multiplication(FACTS, ROWS)) == Written(catalog.multiplication(FACTS, ROWS))


@pytest.mark.parametrize("what", CHANGES)
def test_any_change_is_another(what: str) -> None:
    program = catalog.multiplication(FACTS, ROWS)
    assert Written(program) != Written(CHANGES[what](program))


def test_what_no_shape_changes_is_finished_once() -> None:
    rows, columns = ({program.contract.operation: program for program in checked_programs(FACTS, shape)}
                     for shape in (ROWS, COLUMNS))  # fmt: skip
    assert {operation for operation in rows if rows[operation] is not columns[operation]} == {
        "mul", "sqr", "to_mont", "from_bytes", "from_bytes_le"}  # fmt: skip
