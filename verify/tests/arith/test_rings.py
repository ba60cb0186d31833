# SPDX-License-Identifier: MIT
"""Products of polynomials on integers: leaves, levels, whole plans; and that a wrong one is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import product as pairs

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.rings import kernels, levels, model
from ecgen.arith.rings.cost import cheapest
from ecgen.arith.rings.levels import KARATSUBA2, KARATSUBA3, LEVELS, TOOM3, TOOM4, Level, Words
from ecgen.arith.rings.plan import LONGEST_LEAF, Plan, Ring, parse_plan
from ecgen.arith.rings.programs import known_bits, programs
from ecgen.errors import GeneratorFault
from ecgen.interpret import run
from ecgen.ir import Builder, Value

WORDS = st.sampled_from((0, 1, 2, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF)) | st.integers(0, 0xFFFF)


def _number(words: list[int]) -> int:
    return sum(word << (16 * place) for place, word in enumerate(words))


@pytest.mark.parametrize("halvings", range(4))
@given(data=st.data())
def test_a_leaf_is_a_product(halvings: int, data: st.DataObject) -> None:
    length = data.draw(st.integers(1, 19))
    a, b = (data.draw(st.lists(WORDS, min_size=length, max_size=length)) for _ in "ab")
    needed = [0] * (2 * length)
    for i, j in pairs(range(length), repeat=2):
        needed[i + j] = (needed[i + j] + a[i] * b[j]) % 0x10000
    assert run(kernels.leaf("leaf", length, halvings), {"a": _number(a), "b": _number(b)})["r"] == _number(needed)


@pytest.mark.parametrize("outer", [(level,) for level in LEVELS.values()] + list(pairs((KARATSUBA2, TOOM3), repeat=2)),
                         ids=lambda outer: "+".join(level.name for level in outer))  # fmt: skip
def test_levels_know_as_many_bits_as_they_say(outer: tuple[Level, ...]) -> None:
    parts, points = 1, 1
    for level in outer:
        parts, points = parts * level.parts, points * level.points
    spread, gather = kernels.spread("spread", outer, parts, 1, 1), kernels.gather("gather", outer, points, 1, 1)
    for known in (16, 14):
        assert known_bits(outer, spread, gather, known) == known - sum(level.loses for level in outer)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_a_level_in_place(level: Level) -> None:
    steps = kernels.evaluate("evaluate", level, 1), kernels.interpolate("interpolate", level, 1)
    assert known_bits([level], *steps, 16) == 16 - level.loses


class _Wrong(levels.Toom3):
    def interpolate(self, b: Builder, w: Words) -> list[Value]:
        zero, infinity, one, minus, two = w
        return super().interpolate(b, [zero, infinity, one, two, minus])


class _Halved(levels.Karatsuba2):
    def join(self, b: Builder, low: Words, high: Words) -> list[Value]:
        return [b.shr(word, 1) for word in super().join(b, low, high)]


class _Mixed(levels.Karatsuba2):
    def evaluate(self, b: Builder, a: Words) -> list[Value]:
        return [a[0], a[1], levels.subtract(b, a[0], a[1])]


@pytest.mark.parametrize(
    ("level", "part"),
    [(_Wrong("wrong", 3, 5, 1), "a shift by 1 drops bits"), (_Halved("halved", 2, 3, 0), "a shift by 1 drops bits"),
     (_Mixed("mixed", 2, 3, 0), "these are not the values at the points")],
)  # fmt: skip
def test_a_wrong_level_is_refused(level: Level, part: str) -> None:
    steps = kernels.evaluate("evaluate", level, 1), kernels.interpolate("interpolate", level, 1)
    with pytest.raises(GeneratorFault, match=part):
        known_bits([level], *steps, 16)


RING = Ring(97, 12)
SAMPLE = [
    Plan(RING, (TOOM3, KARATSUBA2), (TOOM3,), 1), Plan(RING, (TOOM4, KARATSUBA2, KARATSUBA2), (), 0),
    Plan(RING, (TOOM3, TOOM3, TOOM3), (KARATSUBA3,), 0), Plan(RING, (KARATSUBA2,) * 3, (TOOM4, KARATSUBA2), 1),
    Plan(Ring(5, 16), (KARATSUBA2,) * 3, (KARATSUBA3, KARATSUBA2), 2),
]  # fmt: skip


@pytest.mark.parametrize("plan", SAMPLE, ids=lambda plan: plan.text)
def test_a_plan_is_a_product(plan: Plan) -> None:
    for tiled in (False, True):
        model.check(plan, programs(plan, tiled=tiled))


def test_a_wrong_plan_is_refused() -> None:
    plan = SAMPLE[0]
    steps = programs(plan, tiled=False)
    with pytest.raises(GeneratorFault, match="gives a wrong product"):
        model.check(plan, replace(steps, fold=kernels.fold("rq_fold", Ring(97, 11))))


def test_the_model_is_the_definition() -> None:
    ring = Ring(3, 2)
    for a, b in pairs(pairs(range(4), repeat=3), repeat=2):
        needed = [sum(a[i] * b[(place - i) % 3] for i in range(3)) % 4 for place in range(3)]
        assert model.product(ring, a, b) == needed


@pytest.mark.parametrize(
    ("text", "part"),
    [("toom3 / toom3", "is no plan"), ("toom3 / / x", "is no plan"), ("toom5 / / 1", "'toom5' is no level"),
     ("toom4 / toom3 / 1", "knows 12 bits of a product, and coefficients have 13")],
)  # fmt: skip
def test_a_bad_plan_is_refused(text: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        parse_plan(Ring(701, 13), text)


@pytest.mark.parametrize("n", [2, 17, 509, 4096])
@pytest.mark.parametrize("bits", [1, 13, 16])
def test_every_ring_has_a_plan(n: int, bits: int) -> None:
    ring = Ring(n, bits)
    plan = cheapest(ring)
    assert plan.known_bits >= bits and plan.parts * plan.row >= n and plan.leaf <= LONGEST_LEAF
    assert parse_plan(ring, plan.text) == plan
