# SPDX-License-Identifier: MIT
"""Scalar multiplications are proved as compiled."""

from __future__ import annotations

import random

import pytest

from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.multiples.forms import Form, Sign, never_zero, scalar_of, sign_of
from ecgen_verify.prove.multiples.named import base_of, is_operand, multiple_of
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.world import Undecided
from support.prove_composed_folder import GCC
from support.prove_multiples_folder import verdict

CLANG = Build("clang", "-O2")
INNER = ("lookup", "scalar_odd", "wipe_stack", "point_add_incomplete", "point_add_affine_incomplete")


@pytest.mark.sampled(2)
@pytest.mark.quick("point_add_affine_incomplete-c64 gcc -O2", "wipe_stack-c64 clang -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["point_mul", "point_mul_base", *INNER])
def test_proved_for_p256(name: str, build: Build) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.quick("scalar_odd")
@pytest.mark.parametrize("name", ["point_mul_base", "lookup", "scalar_odd"])
def test_proved_for_a_curve_with_an_endomorphism(name: str) -> None:
    outcome = verdict("secp256k1", name)
    assert outcome.proved, outcome.reason


@pytest.mark.slow
def test_base_lookup_proved() -> None:
    assert verdict("p256", "base_lookup", CLANG).proved


def test_result_rests_on_what_is_called() -> None:
    given = verdict("p256", "point_mul").given
    for name in ("scalar_odd", "lookup", "point_add_incomplete", "point_add", "point_dbl", "wipe_stack"):
        assert f"p256_{name}" in given


def test_only_operands_are_taken_to_be_on_the_curve() -> None:
    """What a call requires of its operands holds of the caller's own, and of multiples of these."""
    field = Field(101)
    p, q = ([field.named(("input", f"{name}[{i}]")) for i in range(3)] for name in "pq")
    (part,) = multiple_of(field, p).parts
    assert part == (base_of(p), Form.number(1)) and is_operand(field, q)
    for other in ([field.const(i) for i in (1, 2, 3)], [p[0], p[1], q[2]], [p[1], p[0], p[2]],
                  [field.named(("other", i)) for i in range(3)], [field.scale(p[0], 2), *p[1:]]):  # fmt: skip
        with pytest.raises(Undecided, match="off the curve"):
            multiple_of(field, other)


# ---------------------------------------------------------------------- forms


@pytest.mark.parametrize("top", [5, 9, 12])
def test_signs_sum_to_the_odd_integer(top: int) -> None:
    for odd in range(1, 1 << top, 2):
        assert sum(sign_of(odd, j, top) << j for j in range(top)) == odd


def test_forms_said_never_to_be_zero_never_are() -> None:
    """Against all odd integers up to the order, for small orders; and enough forms are decided for that to say something."""
    rng = random.Random("forms")
    shown = 0
    for _ in range(4000):
        top = rng.randrange(4, 9)
        order = rng.randrange(3, 1 << top) | 1
        factors = _factors(rng, top)
        if not never_zero(_form(factors, top), order):
            continue
        shown += 1
        for odd in range(1, order + 1, 2):
            assert sum(factor * sign_of(odd, j, top) for j, factor in factors.items()) % order, (factors, order, odd)
    assert shown > 500


def _factors(rng: random.Random, top: int) -> dict[int, int]:
    match rng.randrange(3):
        case 0:
            factors_of = {j: rng.choice((-4, -2, -1, 1, 2, 3, 4, 8)) for j in range(top) if rng.random() < 0.5}
        case 1:
            factors_of = {j: (1 << j) + (rng.randrange(-3, 4) if j < 3 else 0) for j in range(top)}
        case _:
            low = rng.randrange(top)
            factors_of = {j: 1 << (j - low) for j in range(low, top)}
            factors_of |= {j: rng.choice((-1, 1)) << j for j in range(low) if rng.random() < 0.7}
    return {j: factor for j, factor in factors_of.items() if factor}


def _form(factors: dict[int, int], top: int) -> Form:
    return Form.of((Sign(frozenset(), top, j), factor) for j, factor in factors.items())


def test_scalar_needs_all_signs() -> None:
    whole = {j: 1 << j for j in range(8)}
    assert scalar_of(_form(whole, 8), 251) == frozenset()
    assert scalar_of(_form(whole, 8), 257) is None  # the order does not fit
    assert scalar_of(_form(whole | {3: 4}, 8), 251) is None
    assert scalar_of(_form({j: factor for j, factor in whole.items() if j}, 8), 251) is None
