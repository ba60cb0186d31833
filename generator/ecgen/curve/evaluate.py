# SPDX-License-Identifier: MIT
"""Runs a formula over any commutative ring: residues, quadratic extensions, SymPy polynomials."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from typing import TypeVar

from ecgen.curve.formula import FieldOp, Formula, Step
from ecgen.rings import Ring

T = TypeVar("T")


def evaluate(formula: Formula, values: Mapping[str, T], ring: Ring[T]) -> dict[str, T]:
    """The outputs and the `also` values, from values of all inputs and constants. ZeroDivisionError from `ring.inv`."""
    env = dict(values)
    for step in formula.steps:
        env[step.out] = _step(step, [env[arg] for arg in step.args], ring)
    return {name: env[name] for name in (*formula.output_names, *formula.also)}


def _step(step: Step, args: list[T], ring: Ring[T]) -> T:
    match step.op:
        case FieldOp.MUL | FieldOp.SQR:
            return ring.mul(args[0], args[-1])
        case FieldOp.ADD:
            return ring.add(args[0], args[1])
        case FieldOp.SUB:
            return ring.sub(args[0], args[1])
        case FieldOp.NEG:
            return ring.sub(ring.const(0), args[0])
        case FieldOp.TIMES:
            return ring.mul(ring.const(step.factor), args[0])
        case FieldOp.HALF:
            return ring.mul(args[0], ring.inv(ring.const(2)))
        case FieldOp.INV:
            return ring.inv(args[0])


def constants(formula: Formula, parameters: Mapping[str, T], ring: Ring[T]) -> dict[str, T]:
    """The formula's constants from the parameters of its form: a and b, A, or d."""
    return {
        constant.name: _expression(ast.parse(constant.expression, mode="eval").body, parameters, ring)
        for constant in formula.constants
    }


def _expression(node: ast.expr, parameters: Mapping[str, T], ring: Ring[T]) -> T:
    match node:
        case ast.Name(id=name):
            return parameters[name]
        case ast.Constant(value=int(number)):
            return ring.const(number)
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return ring.sub(ring.const(0), _expression(operand, parameters, ring))
        case ast.BinOp(left=left, op=op, right=right):
            x, y = _expression(left, parameters, ring), _expression(right, parameters, ring)
            match op:
                case ast.Add():
                    return ring.add(x, y)
                case ast.Sub():
                    return ring.sub(x, y)
                case ast.Mult():
                    return ring.mul(x, y)
                case ast.Div():
                    return ring.mul(x, ring.inv(y))
    raise ValueError(f"no expression of a curve constant: {ast.unparse(node)}")
