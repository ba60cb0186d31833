# SPDX-License-Identifier: MIT
"""Scalars split by an endomorphism, and multiplications by the halves, are proved as compiled."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from ecgen.curve.glv import Glv, derive_glv
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.formulas import generator, group_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.multiples.forms import Digit, Digits, Half, largest, never_zero
from ecgen_verify.prove.multiples.named import GENERATOR, Multiple
from ecgen_verify.prove.multiples.splitting import endomorphism
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.multiples.splitting.halves import integer_of, quotient, rounded
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import GCC, folder
from support.prove_multiples_folder import objects, verdict

CLANG = Build("clang", "-O2")
STEPS = ("rounded", "magnitude", "decompose", "endomorphism")


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", [*STEPS, "point_mul"])
def test_proved_for_secp256k1(name: str, build: Build) -> None:
    outcome = verdict("secp256k1", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.quick("magnitude")
@pytest.mark.parametrize("name", [*STEPS, "point_mul"])
def test_proved_for_secp192k1(name: str) -> None:
    outcome = verdict("secp192k1", name)
    assert outcome.proved, outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.compiler)
@pytest.mark.parametrize("curve", ["pallas", "vesta"])
def test_halves_of_whole_words(curve: str, build: Build) -> None:
    """A half has 128 bits there: where the upper words are 0, the path knows words of the scalar, and not the others."""
    outcome = verdict(curve, "magnitude", build)
    assert outcome.proved, outcome.reason


def test_result_rests_on_what_is_called() -> None:
    given = verdict("secp256k1", "point_mul").given
    for name in ("decompose", "endomorphism", "lookup", "point_add_incomplete", "point_add", "point_dbl"):
        assert f"secp256k1_{name}" in given
    for name in ("rounded", "magnitude"):
        assert f"secp256k1_{name}" in verdict("secp256k1", "decompose").given


@pytest.mark.parametrize("more", [1, -1, 63, 64])
def test_a_quotient_by_another_power_is_not_proved(more: int) -> None:
    """Whole words are left out: by a power of two that is none of a word, nothing is divided."""
    emitted, split = folder("secp256k1"), _split("secp256k1")
    assert prove(objects("secp256k1"), rounded("secp256k1", emitted.forms["sc"], split)).verdict.proved
    other = rounded("secp256k1", emitted.forms["sc"], replace(split, shift=split.shift + more))
    assert not prove(objects("secp256k1"), other).verdict.proved


# ---------------------------------------------------------------------- the endomorphism


def _split(curve: str) -> Glv:
    split = folder(curve).place.split
    assert split is not None
    return split


@pytest.mark.parametrize("curve", ["secp192k1", "secp224k1", "secp256k1"])
def test_endomorphism_is_multiplication(curve: str) -> None:
    spec, split = folder(curve).spec, _split(curve)
    beta = split.beta
    for times in (1, 2, 3, 12345):
        point, other = (group_of(spec).multiply(n, generator(spec)) for n in (times, times * split.lambda_))
        assert point is not None and other == (point[0] * beta % spec.prime, point[1])
    assert pow(beta, 3, spec.prime) == 1 != beta
    assert folder("p256").place.split is None


def test_wrong_numbers_are_no_endomorphism(monkeypatch: pytest.MonkeyPatch) -> None:
    emitted, split = folder("secp256k1"), _split("secp256k1")
    assert emitted.spec.curve is not None and endomorphism_of(emitted.spec) == split
    known, beta = (emitted.spec.prime, emitted.spec.curve.order, emitted.spec.curve.b, generator(emitted.spec)), split.beta
    for lambda_, root in ((split.lambda_ + 1, beta), (split.lambda_, beta**2), (split.lambda_, beta + 1)):
        endomorphism.endomorphism_of.cache_clear()
        wrong = replace(derive_glv(*known), lambda_=lambda_, beta=root)
        monkeypatch.setattr(endomorphism, "derive_glv", lambda *_, wrong=wrong: wrong)
        assert endomorphism_of(emitted.spec) is None
    endomorphism.endomorphism_of.cache_clear()


# ---------------------------------------------------------------------- what is neutral


#: lambda of order n: lambda^2 + lambda + 1 = 0 mod n
_SMALL = ((1009, 374), (607, 210), (433, 198))


def test_pairs_said_never_to_be_neutral_never_are() -> None:
    """Against all odd halves, for small orders; and enough are decided for that to say something."""
    rng, shown = random.Random("pairs"), 0
    for _ in range(600):
        order, lambda_ = rng.choice(_SMALL)
        assert (lambda_ * lambda_ + lambda_ + 1) % order == 0
        bits = rng.randrange(2, 5)
        factors = [_factors(rng, bits), _factors(rng, bits) if rng.random() < 0.8 else {}]
        halves = [_form(Half(Value({}), which, bits, lambda_), factors[which]) for which in (0, 1)]
        if not never_zero(halves[0].plus(halves[1], lambda_), order, lambda_):
            continue
        shown += 1
        for odds in product(range(1, 1 << bits, 2), repeat=2):
            for signs in product((1, -1), repeat=2):
                u, v = (sign * _value(factors_of, odd) for sign, odd, factors_of in zip(signs, odds, factors, strict=True))
                assert (u + v * lambda_) % order, (order, factors, odds, signs)
    assert shown > 60


def _factors(rng: random.Random, bits: int) -> dict[int, int]:
    low = rng.randrange(bits)
    if rng.random() < 0.7:
        return {0: 1, **{i: 1 << (i - low + rng.randrange(2)) for i in range(low + 1, bits)}}
    return {i: factor for i in range(bits) if (factor := rng.randrange(-4, 5))}


def _form(half: Half, factors: dict[int, int]) -> Poly:
    return total((Poly.atom(Digit(Digits(half, half.bits), i)), factor) for i, factor in factors.items())


def _value(factors: dict[int, int], odd: int) -> int:
    return sum(factor * (odd >> i & 1) for i, factor in factors.items())


def test_other_factors_than_roots_of_one_show_nothing() -> None:
    """Of lambda = 1 the point with u = 1, v = -1 is neutral."""
    for lambda_ in (374, 1, 373, 375, 1008):
        one, other = (Poly.atom(Digit(Digits(Half(Value({}), which, 2, lambda_), 2), 0)) for which in (0, 1))
        assert never_zero(one.plus(other, lambda_), 1009, lambda_) == (lambda_ == 374)


def test_digits_of_both_halves_are_told_apart_by_lambda() -> None:
    """Where another factor stands before those of one, nothing is shown."""
    one, other = (Poly.atom(Digit(Digits(Half(Value({}), which, 2, 374), 2), 0)) for which in (0, 1))
    for form, shown in ((other.scale(2 * 374), True), (one.plus(other, -374), True), (one.scale(-2).plus(other, 3 * 374), True),
                        (one + other, False), (one.plus(other, 375), False), (one.plus(other, 374).plus(one, 374), False),
                        (one.plus(other, 374).offset(1), False)):  # fmt: skip
        assert never_zero(form, 1009, 374) == shown
    assert not never_zero(one.plus(other, 374), 1009)


@pytest.mark.parametrize("curve", ["secp256k1", "p256"])
def test_points_that_are_not_multiples_of_one(curve: str) -> None:
    """Nor are others of which it is not known that they have the order n."""
    emitted = folder(curve)
    terms: Any = SimpleNamespace(spec=emitted.spec, order=emitted.forms["sc"], all_have_order=True)
    point, another = (Multiple.of([(base, Poly.constant(1))]) for base in (GENERATOR, ("another",)))
    assert Terms.never_neutral(terms, another) and Terms.never_neutral(terms, point, point.scaled(2))
    for others in ([point.plus(another)], [point, another], [Multiple()], [point, Multiple()], [point.scaled(terms.order.prime)]):
        assert not Terms.never_neutral(terms, *others)
    terms.all_have_order = False
    assert Terms.never_neutral(terms, point) and not Terms.never_neutral(terms, another)


def test_multiples_by_digits_that_may_be_zero() -> None:
    """As those of non-adjacent forms are, and no more is known of other integers."""
    bits = Digits(Half(Value({}), 0, 2, 374), 2)
    assert never_zero(Poly.atom(Digit(bits, 0)), 1009, 374)
    for term in (Digit(bits._replace(width=5), 0), "an integer"):
        assert not never_zero(Poly.atom(term), 1009, 374)


def test_largest_bounds_forms_of_halves() -> None:
    rng = random.Random("largest")
    for _ in range(300):
        bits = rng.randrange(2, 7)
        factors = _factors(rng, bits)
        most = largest(_form(Half(Value({}), 0, bits, 374), factors))
        assert most is not None
        for odd in range(1, 1 << bits, 2):
            assert abs(_value(factors, odd)) <= most


def test_sums_of_quotients_are_bounded() -> None:
    """Against every scalar, for a small order; and the bounds are no more than those of quotients as real numbers."""
    rng, order = random.Random("interval"), 211
    for _ in range(100):
        elements = Elements(World(), {"sc": Field(order)}, {"sc": Form("sc", order, 1, 1)})
        field, path, shift = elements.fields["sc"], Path(elements.world), rng.randrange(1, 10)
        k, first, constant = field.named("k"), rng.randrange(-9, 10), rng.randrange(-50, 50)
        parts = [(rng.randrange(-9, 10), rng.randrange(1 << shift)) for _ in range(2)]
        value = field.add(field.scale(k, first), field.const(constant))
        for factor, g in parts:
            value = field.add(value, field.scale(quotient(elements, path, k, g, shift), factor))
        low, high = path.sharp(integer_of(elements, value))
        for scalar in range(order):
            assert low <= constant + first * scalar + sum(factor * (scalar * g >> shift) for factor, g in parts) <= high
        slope = first + sum(Fraction(factor * g, 1 << shift) for factor, g in parts)
        rest = sum(max(0, -factor) for factor, _ in parts)  # of each quotient less than 1 is left out
        assert high <= constant + max(Fraction(0), slope * (order - 1)) + rest


def test_a_quotient_that_may_be_more_than_the_order() -> None:
    elements = Elements(World(), {"sc": Field(211)}, {"sc": Form("sc", 211, 1, 1)})
    with pytest.raises(Undecided, match="may be more than n"):
        quotient(elements, Path(elements.world), elements.fields["sc"].named("k"), 1 << 9, 9)
