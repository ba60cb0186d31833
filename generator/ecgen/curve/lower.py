# SPDX-License-Identifier: MIT
"""A formula in the operations that exist as emitted functions: mul sqr add sub neg dbl half inv, and mul_small if wished."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ecgen.curve.formula import FieldOp, Formula, Step


@dataclass(frozen=True, slots=True)
class Call:
    """out = function(args), each name assigned once; `small` names the constant that is a factor of mul_small."""

    function: str
    out: str
    args: tuple[str, ...]
    small: str = ""


def lower(formula: Formula, small: Collection[str] = ()) -> list[Call]:
    """The calls in order. Constants in `small` are below 2^32 and multiply by mul_small; other small factors double and add."""
    return [call for step in formula.steps for call in _lowered(step, small)]


def _lowered(step: Step, small: Collection[str]) -> Iterator[Call]:
    if step.op is FieldOp.TIMES:
        yield from _multiple(step)
    elif step.op is FieldOp.ADD and step.args[0] == step.args[1]:
        yield Call("dbl", step.out, step.args[:1])
    elif step.op is FieldOp.MUL and (factor := next((arg for arg in step.args if arg in small), "")):
        rest = step.args[0] if step.args[1] == factor else step.args[1]
        yield Call("mul_small", step.out, (rest,), factor)
    else:
        if used := set(step.args).intersection(small):
            raise ValueError(f"{min(used)} is no factor here and has to stand in memory")
        yield Call(step.op.value, step.out, step.args)


def _multiple(step: Step) -> Iterator[Call]:
    """factor * x by doubling and adding from the top bit."""
    source, value = step.args[0], step.args[0]
    bits = f"{step.factor:b}"[1:]
    for index, bit in enumerate(bits):
        last = index == len(bits) - 1
        doubled = step.out if last and bit == "0" else f"{step.out}.double{index}"
        yield Call("dbl", doubled, (value,))
        value = doubled
        if bit == "1":
            total = step.out if last else f"{step.out}.sum{index}"
            yield Call("add", total, (value, source))
            value = total
