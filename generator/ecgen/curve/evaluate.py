# SPDX-License-Identifier: MIT
"""Runs a formula over any commutative ring: residues, quadratic extensions, SymPy polynomials."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeVar

import gmpy2

from ecgen.curve.formula import FieldOp, Formula, Step

T = TypeVar("T")
Pair = tuple[int, int]


class Ring(Protocol[T]):
    """What a formula needs. `inv` raises ZeroDivisionError where there is no inverse."""

    def const(self, number: int) -> T: ...
    def add(self, x: T, y: T) -> T: ...
    def sub(self, x: T, y: T) -> T: ...
    def mul(self, x: T, y: T) -> T: ...
    def inv(self, x: T) -> T: ...


@dataclass(frozen=True)
class Residues:
    """Integers modulo a prime."""

    prime: int

    def const(self, number: int) -> int:
        return number % self.prime

    def add(self, x: int, y: int) -> int:
        return (x + y) % self.prime

    def sub(self, x: int, y: int) -> int:
        return (x - y) % self.prime

    def mul(self, x: int, y: int) -> int:
        return x * y % self.prime

    def inv(self, x: int) -> int:
        if x % self.prime == 0:
            raise ZeroDivisionError("0 has no inverse")
        return int(gmpy2.invert(x, self.prime))


@dataclass(frozen=True)
class QuadraticField:
    """F_p^2 = F_p(i), i^2 = nonresidue, which is no square modulo p; elements are pairs (real, imaginary)."""

    prime: int
    nonresidue: int = -1

    def const(self, number: int) -> Pair:
        return number % self.prime, 0

    def add(self, x: Pair, y: Pair) -> Pair:
        return (x[0] + y[0]) % self.prime, (x[1] + y[1]) % self.prime

    def sub(self, x: Pair, y: Pair) -> Pair:
        return (x[0] - y[0]) % self.prime, (x[1] - y[1]) % self.prime

    def mul(self, x: Pair, y: Pair) -> Pair:
        return (x[0] * y[0] + self.nonresidue * x[1] * y[1]) % self.prime, (x[0] * y[1] + x[1] * y[0]) % self.prime

    def inv(self, x: Pair) -> Pair:
        norm = (x[0] * x[0] - self.nonresidue * x[1] * x[1]) % self.prime
        if norm == 0:
            raise ZeroDivisionError("0 has no inverse")
        scale = int(gmpy2.invert(norm, self.prime))
        return x[0] * scale % self.prime, -x[1] * scale % self.prime


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
