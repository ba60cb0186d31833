# SPDX-License-Identifier: MIT
"""Operations on values that are not canonical: congruent, within the bound that they state, for all inputs within theirs."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.reduce.folding import Number
from ecgen.arith.shape import Shape
from ecgen.curve.lazy_field import LazyField
from ecgen.field import Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.logic.contract import internal
from ecgen.passes.pipeline import finished
from support.shapes import COLUMNS, ROWS

FACTOR = 121665
#: Both folds at once, with one bit to spare, a few, and two words; fold by fold where W^n mod p is large or there is one word.
MODULI = {"25519": 2**255 - 19, "251": 2**251 - 9, "126": 2**126 - 137, "414": 2**414 - 17, "61": 2**61 - 31}
#: What each operation computes, and on how many operands.
OPERATIONS: dict[str, tuple[Callable[[LazyField, Number, Number], Number], Callable[[int, int], int]]] = {
    "mul": (lambda field, x, y: field.mul(x, y), lambda x, y: x * y),
    "sqr": (lambda field, x, y: field.sqr(x), lambda x, y: x * x),
    "add": (lambda field, x, y: field.add(x, y), lambda x, y: x + y),
    "sub": (lambda field, x, y: field.sub(x, y), lambda x, y: x - y),
    "add_scaled": (lambda field, x, y: field.add_scaled(x, y, FACTOR), lambda x, y: x + FACTOR * y),
    "square of sum": (lambda field, x, y: field.sqr(field.add(x, y)), lambda x, y: (x + y) ** 2),
    "of difference": (lambda field, x, y: field.mul(field.sub(x, y), y), lambda x, y: (x - y) * y),
    "scaled difference": (lambda field, x, y: field.add_scaled(x, field.sub(y, x), FACTOR), lambda x, y: x + FACTOR * (y - x)),
}  # fmt: skip


def program(number: int, width: int, shape: Shape, operation: str) -> tuple[Program, int, int]:
    """The operation on operands that are at most `tight`; tight; the bound of the result."""
    modulus = Modulus(number, Kind.FIELD, width, -(-number.bit_length() // width), Reduction.CRANDALL)
    b = Builder("trial", width)
    r = b.param("r", Kind.LIMBS, modulus.limbs, output=True)
    field = LazyField(b, modulus, shape)
    x, y = (field.element(b.load_limbs(b.param(name, Kind.LIMBS, modulus.limbs))) for name in "xy")
    result = OPERATIONS[operation][0](field, x, y)
    b.store_limbs(r, field.words(result))
    return finished(b.build(internal("trial"))), field.tight, result.bound


def edges(number: int, tight: int, width: int) -> list[int]:
    top = 1 << number.bit_length()
    near = [base + less for base in (0, number, top, tight) for less in (-2, -1, 0, 1, 2)]
    words = [tight >> shift << shift for shift in range(0, number.bit_length(), width)]
    words += [top - (1 << shift) for shift in range(0, number.bit_length(), width)]
    return sorted({value for value in near + words if 0 <= value <= tight})


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(("width", "shape"), [(64, ROWS), (64, COLUMNS), (32, ROWS)])
@pytest.mark.parametrize("name", MODULI)
def test_edges(name: str, width: int, shape: Shape, operation: str) -> None:
    number = MODULI[name]
    written, tight, bound = program(number, width, shape, operation)
    draws, meaning = random.Random(name), OPERATIONS[operation][1]
    values = edges(number, tight, width)
    pairs = [(draws.choice(values), draws.choice(values)) for _ in range(60)]
    pairs += [(draws.randrange(tight + 1), draws.randrange(tight + 1)) for _ in range(20)]
    for x, y in pairs:
        value = run(written, {"x": x, "y": y})["r"]
        assert isinstance(value, int)
        assert (value - meaning(x, y)) % number == 0 and value <= bound, (hex(x), hex(y))


QUICK, TIGHT, BOUND = program(MODULI["25519"], 64, ROWS, "mul")


@given(x=st.integers(1, TIGHT), quotient=st.integers(0, TIGHT), nearby=st.integers(-2000, 2000))
def test_products_near_a_multiple_of_2_to_255(x: int, quotient: int, nearby: int) -> None:
    """Where the quotient that is known ahead may be one less than that of the whole sum."""
    number = MODULI["25519"]
    y = min(TIGHT, max(0, ((quotient << 255) + nearby) // x))
    value = run(QUICK, {"x": x, "y": y})["r"]
    assert isinstance(value, int)
    assert (value - x * y) % number == 0 and value <= BOUND


@pytest.mark.slow
def test_every_value_of_a_tiny_modulus() -> None:
    """Two words of six bits, one bit to spare; the modulus need not be prime."""
    number, width = 2**11 - 3, 6
    modulus = Modulus(number, Kind.FIELD, width, 2, Reduction.CRANDALL)
    for operation in ("add", "sub", "mul"):
        b = Builder("tiny", width)
        r = b.param("r", Kind.LIMBS, 2, output=True)
        field = LazyField(b, modulus, ROWS)
        x, y = (field.element(b.load_limbs(b.param(name, Kind.LIMBS, 2))) for name in "xy")
        make, meaning = OPERATIONS[operation]
        result = make(field, x, y)
        b.store_limbs(r, field.words(result))
        written = finished(b.build(internal("tiny")))
        draws = random.Random(operation)
        for first in [0, 1, number, 2**11 - 1, 2**11, field.tight, *draws.sample(range(field.tight), 6)]:
            for second in range(field.tight + 1):
                value = run(written, {"x": first, "y": second})["r"]
                assert isinstance(value, int)
                assert (value - meaning(first, second)) % number == 0 and value <= result.bound
