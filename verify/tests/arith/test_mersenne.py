# SPDX-License-Identifier: MIT
"""Arithmetic modulo Mersenne numbers: exhaustively for small ones, on edges for large ones, and used where it suits."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ecgen.arith import catalog
from ecgen.arith.reduce import mersenne
from ecgen.arith.shape import Shape
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from ecgen.reference import expected
from ecgen.selfcheck import edge_numbers
from support.folding_cases import edges, program, reduced, strict
from support.shapes import USED

#: Exponent, bits of a word, words: from one bit in the top word to all but one.
TINY = [(7, 4, 2), (7, 6, 2), (7, 5, 2), (5, 2, 3), (9, 4, 3)]
LARGE = [(521, 64, 9), (521, 32, 17), (127, 64, 2), (107, 64, 2), (607, 64, 10), (61, 32, 2)]
MEANING: dict[str, Callable[..., int]] = {"add": lambda x, y: x + y, "sub": lambda x, y: x - y, "neg": lambda x: -x,
                                          "double": lambda x: 2 * x}  # fmt: skip


def operation(name: str, k: int, width: int, count: int) -> Program:
    b, p = Builder(name, width), (1 << k) - 1
    r = b.param("r", Kind.LIMBS, count, output=True)
    names = "ab" if name in ("add", "sub") else "a"
    operands: list[list[Value]] = [b.load_limbs(b.param(operand, Kind.LIMBS, count, bound=p)) for operand in names]
    b.store_limbs(r, getattr(mersenne, name)(b, *operands, p))
    folded = fold(b.build(internal(name)))
    check_bounds(folded)
    return folded


@pytest.mark.parametrize(("k", "width", "count"), TINY)
def test_all_products(k: int, width: int, count: int) -> None:
    p = (1 << k) - 1
    reduction = strict(fold(program(mersenne.reduce_product, p, width, count)))
    numbers = range(p * p) if p < 100 else [*edges(p), *random.Random(k).sample(range(p * p), 4000)]
    assert [t for t in numbers if reduced(reduction, t) != t % p] == []


@pytest.mark.parametrize("name", [*MEANING, "half"])
@pytest.mark.parametrize(("k", "width", "count"), TINY)
def test_all_elements(name: str, k: int, width: int, count: int) -> None:
    p, folded = (1 << k) - 1, operation(name, k, width, count)
    others = [0, 1, 2, p // 2, p - 2, p - 1]
    for x in range(p):
        if name in ("add", "sub"):
            for y in others:
                assert run(folded, {"a": x, "b": y})["r"] == MEANING[name](x, y) % p
                assert run(folded, {"a": y, "b": x})["r"] == MEANING[name](y, x) % p
        elif name == "half":
            assert run(folded, {"a": x})["r"] == (x if x % 2 == 0 else x + p) // 2
        else:
            assert run(folded, {"a": x})["r"] == MEANING[name](x) % p


@pytest.mark.parametrize(("k", "width", "count"), LARGE)
def test_edges(k: int, width: int, count: int) -> None:
    p = (1 << k) - 1
    reduction = strict(fold(program(mersenne.reduce_product, p, width, count)))
    check_bounds(reduction)
    assert [t for t in edges(p) if reduced(reduction, t) != t % p] == []


@pytest.mark.quick("64-shape0", "64-shape3", "32-shape1")
@pytest.mark.parametrize("shape", USED)
@pytest.mark.parametrize("width", [64, 32])
def test_functions_of_p521(width: int, shape: Shape) -> None:
    """What the catalog makes, on edges, a result of p itself among them, which has to become 0."""
    p, rng = 2**521 - 1, random.Random(width)
    modulus, numbers = facts_of(p, Kind.FIELD, width, -(-521 // width), Reduction.CRANDALL), edge_numbers(p, rng)
    functions = [fold(function) for function in catalog.programs(modulus, shape)]
    for function in functions:
        inputs = [param.name for param in function.params if not param.output]
        if function.contract.operation not in ("add", "sub", "neg", "dbl", "half", "mul", "sqr"):
            continue
        check_bounds(function)
        for _ in range(40):
            values: dict[str, int | bytes | bool] = {name: next(numbers) for name in inputs}
            assert run(function, values)["r"] == expected(function.contract, modulus, values)["r"]
        a = rng.randrange(1, p)
        if function.contract.operation == "add":
            assert run(function, {"a": a, "b": p - a})["r"] == 0


def test_other_moduli_and_layouts() -> None:
    assert mersenne.suits(2**521 - 1, 64, 9)
    assert not mersenne.suits(2**521 - 3, 64, 9)
    assert not mersenne.suits(2**521 - 1, 64, 10)  # a spare word
    assert not mersenne.suits(2**64 - 1, 32, 2)  # a full top word
    assert not mersenne.suits(2**61 - 1, 64, 1)
