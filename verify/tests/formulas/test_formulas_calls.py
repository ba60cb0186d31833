# SPDX-License-Identifier: MIT
"""The printed calls, executed statement by statement on a memory in which outputs alias inputs in every allowed way."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable

import pytest

from ecgen.curve.calls import Calls, comment, print_calls
from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula, formulas
from ecgen.rings import Residues

FIELD = Residues(2**61 - 1)
OPERATIONS: dict[str, Callable[..., int]] = {
    "mul": FIELD.mul, "add": FIELD.add, "sub": FIELD.sub, "sqr": lambda x: FIELD.mul(x, x), "neg": lambda x: FIELD.sub(0, x),
    "dbl": lambda x: FIELD.add(x, x), "half": lambda x: FIELD.mul(x, FIELD.inv(2)), "inv": FIELD.inv, "mul_small": FIELD.mul,
}  # fmt: skip


def execute(calls: Calls, memory: dict[str, int], cell: dict[str, str]) -> None:
    """Run the statements; `cell` sends an lvalue to the memory cell behind it."""
    for line in calls.lines:
        if match := re.fullmatch(r"P_fe_(\w+)\(&([^,]+), (.*)\);", line):
            operands = [int(a) if a.isdigit() else memory[cell.get(a[1:], a[1:])] for a in match[3].split(", ")]
            memory[cell.get(match[2], match[2])] = OPERATIONS[match[1]](*operands)
        else:
            target, source = re.fullmatch(r"(\S+) = (\S+);", line).groups()  # type: ignore[union-attr]
            memory[cell.get(target, target)] = memory[cell.get(source, source)]


def lvalues(formula: Formula) -> dict[str, str]:
    names = {name: f"K_{name}" for name in formula.constant_names}
    for letter, role in [*zip("rs", formula.outputs, strict=False), *zip("pqd", formula.inputs, strict=False)]:
        names |= {name: f"{letter}->{index}" for index, name in enumerate(role.names)}
    return names


def aliasings(formula: Formula) -> list[dict[str, str]]:
    """Every way in which r and s may point to where p, q or d points, but not both to the same."""
    inputs = "pqd"[: len(formula.inputs)]
    pairs = []
    for r, s in itertools.product((*inputs, "r"), (*inputs, "s")):
        if r != s or len(formula.outputs) == 1:
            pairs.append({f"r->{i}": f"{r}->{i}" for i in range(4)} | {f"s->{i}": f"{s}->{i}" for i in range(4)})
    return pairs


@pytest.mark.parametrize("formula", formulas().values(), ids=lambda formula: formula.name)
def test_printed_calls(formula: Formula) -> None:
    rng = random.Random(formula.name)
    names = lvalues(formula)
    calls = print_calls(formula, names, "P")
    for cell in aliasings(formula):
        passed_on = set(formula.input_names) & set(formula.output_names)
        if any(cell.get(names[out]) == names[kept] for kept in passed_on for out in formula.output_names if out != kept):
            continue  # the caller would overwrite the input that is an output too
        values = {name: rng.randrange(1, FIELD.prime) for name in (*formula.input_names, *formula.constant_names)}
        memory = {names[name]: value for name, value in values.items()}
        execute(calls, memory, cell)
        expected = evaluate(formula, values, FIELD)
        for name in formula.output_names:
            assert memory[cell.get(names[name], names[name])] == expected[name]


def test_values_for_detection_can_be_had() -> None:
    add = formula("jacobian_add")
    names = lvalues(add) | {"H": "h", "r": "rr"}
    values = {name: 3 + index for index, name in enumerate(add.input_names)}
    memory = {names[name]: value for name, value in values.items()}
    execute(print_calls(add, names, "P"), memory, {f"r->{i}": f"p->{i}" for i in range(3)})
    expected = evaluate(add, values, FIELD)
    assert (memory["h"], memory["rr"], memory["p->0"]) == (expected["H"], expected["r"], expected["X3"])


def test_small_constants_are_multiplied_by_mul_small() -> None:
    ladder = formula("montgomery_ladder")
    names = lvalues(ladder)
    del names["a24"]
    calls = print_calls(ladder, names, "P", small={"a24": 121665})
    assert sum("P_fe_mul_small(" in line for line in calls.lines) == 1
    values = {name: 5 + index for index, name in enumerate(ladder.input_names)} | {"a24": 121665}
    memory = {names[name]: values[name] for name in ladder.input_names}
    execute(calls, memory, {})
    assert memory["s->1"] == evaluate(ladder, values, FIELD)["Z5"]


@pytest.mark.parametrize(("name", "most"), [("jacobian_add_12m4s", 4), ("jacobian_double_zero_3m4s", 4), ("edwards_add", 2)])
def test_few_temporaries(name: str, most: int) -> None:
    assert len(print_calls(formula(name), lvalues(formula(name)), "P").temporaries) <= most


def test_comment_tells_source_cost_and_exceptions() -> None:
    text = " ".join(comment(formula("jacobian_add_mixed")))
    assert "madd-2007-bl" in text and "7M + 4S" in text and "Wrong where: P = O; P = Q and 2P != O." in text
