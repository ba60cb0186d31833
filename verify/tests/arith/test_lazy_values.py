# SPDX-License-Identifier: MIT
"""Values of fused formulas that are left lazily reduced: which, within which bounds, and that the whole is right for all of
them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.facts import Facts
from ecgen.arith.shape import Shape
from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.fuse import fuse
from ecgen.curve.lazy_values import Parts, lazily_reduced, needless
from ecgen.curve.library import formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Reduction
from ecgen.interpret import run
from ecgen.ir import Kind, Op, Program
from ecgen.passes.fold import fold
from ecgen.programs import facts_of
from ecgen.rings import Residues
from support.karatsuba_cases import numbers_of_extreme_words
from support.shapes import ROWS, SPARE

P521 = 2**521 - 1
MODULUS = facts_of(P521, Kind.FIELD, 64, 9, Reduction.CRANDALL)
DOUBLE = "jacobian_double_minus3_half"
ADD = "jacobian_add_mixed"
LIMBS, SIZE = 9, 64 * 9


def test_what_the_doubling_leaves_lazily_reduced() -> None:
    """Not delta and U2, which are subtracted, nor U, which is doubled to U2, nor SS and SSSS, of which U and a half are made."""
    tripled = {call.args[0] for call in lower(formula(DOUBLE)) if call.out == "M"}
    assert lazily_reduced(formula(DOUBLE), MODULUS, SPARE) == {"t0", "t1", "t2", "M", "MM", "t3", "t4"} | tripled


@pytest.mark.parametrize(("name", "modulus", "shape"), [
    (DOUBLE, MODULUS, ROWS),
    (ADD, MODULUS, SPARE),  # tells whether values are zero
    ("jacobian_double", MODULUS, SPARE),  # has a constant of the curve
    (DOUBLE, facts_of(2**255 - 19, Kind.FIELD, 64, 4, Reduction.CRANDALL), SPARE),
    (DOUBLE, facts_of(P521, Kind.FIELD, 64, 9, Reduction.MONTGOMERY), SPARE),
    (DOUBLE, facts_of(2**607 - 1, Kind.FIELD, 64, 10, Reduction.CRANDALL), SPARE),  # 33 bits to spare are too few
])  # fmt: skip
def test_where_all_is_reduced(name: str, modulus: Facts, shape: Shape) -> None:
    assert not lazily_reduced(formula(name), modulus, shape)


@pytest.mark.parametrize(("calls", "outputs", "left"), [
    ([Call("mul", "a", ("x", "y")), Call("mul", "b", ("a", "y"))], ["b"], set()),  # a reduced product of it would cost more
    ([Call("mul", "a", ("x", "y")), Call("sub", "b", ("a", "y"))], ["b"], {"a"}),
    ([Call("mul", "a", ("x", "y")), Call("sub", "b", ("y", "a"))], ["b"], set()),
    ([Call("mul", "a", ("x", "y")), Call("sub", "b", ("a", "a"))], ["b"], set()),
    ([Call("add", "a", ("x", "y")), Call("sqr", "b", ("a",)), Call("sub", "c", ("b", "y"))], ["c"], {"a", "b"}),
    ([Call("add", "a", ("x", "y")), Call("half", "b", ("a",))], ["b"], set()),
    ([Call("half", "a", ("x",)), Call("sub", "b", ("a", "y"))], ["b"], set()),
])  # fmt: skip
def test_what_is_needless(calls: list[Call], outputs: list[str], left: set[str]) -> None:
    assert needless(calls, outputs) == left


@cache
def parts() -> tuple[Parts, list[tuple[Call, Program]]]:
    """The doubling's operations that take or give what is lazily reduced."""
    lazy_parts = Parts(MODULUS, SPARE, lazily_reduced(formula(DOUBLE), MODULUS, SPARE))
    return lazy_parts, [(call, program) for call in lower(formula(DOUBLE)) if (program := lazy_parts.of(call)) is not None]


#: Operation -> what it computes, before any reduction.
_INTEGERS: dict[str, Callable[..., int]] = {
    "mul": lambda x, y: x * y,
    "sqr": lambda x: x * x,
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "dbl": lambda x: 2 * x,
}


def test_bounds_are_reached_and_kept() -> None:
    """Each operation, with operands at and near their largest values, is congruent to what it should be and within its bound."""
    lazy_parts, operations = parts()
    field, rng = Residues(P521), random.Random(1)
    assert {call.out for call, _ in operations} == {"t0", "t1", "t2", "M.double0", "M", "MM", "X3", "t3", "t4", "Y3"}
    for call, program in operations:
        limits = [lazy_parts.bounds.get(name, P521 - 1) for name in call.args]
        edges = [[0, 1, P521 - 1, P521, P521 + 1, limit - 1, limit, rng.randrange(limit)] for limit in limits]
        largest = lazy_parts.bounds.get(call.out, P521 - 1)
        for values in itertools.product(*[[operand for operand in numbers if operand <= limit]
                                          for numbers, limit in zip(edges, limits, strict=True)]):  # fmt: skip
            value = run(program, dict(zip("ab", values, strict=False)))["r"]
            assert isinstance(value, int) and value <= largest
            assert (value - _INTEGERS[call.function](*values)) % field.prime == 0


def test_products_of_more_words_than_two_elements_make_are_whole() -> None:
    """545 bits each make 1090, more than 17 words have; a product of two elements has no more."""
    lazy_parts, limit = Parts(MODULUS, SPARE, {"a"}), (1 << 545) - 1
    lazy_parts.bounds = {"x": limit}
    for call in (Call("mul", "a", ("x", "x")), Call("sqr", "a", ("x",))):
        program = lazy_parts.of(call)
        assert program is not None
        value = run(program, dict.fromkeys("ab"[: len(call.args)], limit))["r"]
        assert isinstance(value, int) and value <= lazy_parts.bounds["a"] and (value - limit**2) % P521 == 0


@pytest.mark.parametrize(("function", "bits"), [("dbl", 576), ("mul", 550), ("sqr", 550)])
def test_what_does_not_fit_is_refused(function: str, bits: int) -> None:
    lazy_parts = Parts(MODULUS, SPARE, {"a"})
    lazy_parts.bounds = {"x": (1 << bits) - 1}
    with pytest.raises(ValueError, match="does not fit 9 words"):
        lazy_parts.of(Call(function, "a", ("x", "x") if function == "mul" else ("x",)))


#: Every way to double that is fused and has no constants.
DOUBLINGS = [DOUBLE, "jacobian_double_minus3", "jacobian_double_minus3_4m4s", "jacobian_double_zero", "jacobian_double_zero_half"]


@cache
def fused(name: str) -> tuple[Formula, Program]:
    law = formula(name)
    return law, fold(fuse(law, MODULUS, SPARE, {"a": -3, "b": 1}, name="double"))


def _packed(numbers: list[int]) -> int:
    return sum(number << (SIZE * place) for place, number in enumerate(numbers))


@pytest.mark.slow
@given(name=st.sampled_from(DOUBLINGS), x=numbers_of_extreme_words(521), y=numbers_of_extreme_words(521),
       z=numbers_of_extreme_words(521))  # fmt: skip
def test_the_whole_is_the_formula(name: str, x: int, y: int, z: int) -> None:
    law, program = fused(name)
    values = {"X1": x % P521, "Y1": y % P521, "Z1": z % P521}
    expected = evaluate(law, values, Residues(P521))
    coordinates = run(program, {"p": _packed(list(values.values()))})["r"]
    assert coordinates == _packed([expected[coordinate] for coordinate in ("X3", "Y3", "Z3")])


def test_it_takes_fewer_carries_and_says_what_is_not_reduced() -> None:
    def carries(program: Program) -> int:
        return sum(instr.op in (Op.ADD, Op.SUB) and len(instr.args) == 3 for instr in program.instrs)

    reduced = fold(fuse(formula(DOUBLE), MODULUS, ROWS, {"a": -3, "b": 1}, name="double"))
    assert carries(fused(DOUBLE)[1]) < 0.9 * carries(reduced)
    (said,) = [note for note in fused(DOUBLE)[1].contract.notes if "Not reduced" in note]
    assert "M < 2^525" in said and "t0 < 2^522" in said and "U" not in said
    assert not any("Not reduced" in note for note in reduced.contract.notes)
