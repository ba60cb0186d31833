# SPDX-License-Identifier: MIT
"""Non-adjacent forms, additions by their digits, double multiplications and verifications are proved as compiled."""

from __future__ import annotations

import pytest

from ecgen_verify.prove.multiples.forms import Digit, Form, Half, naf_half_of, naf_scalar_of, never_zero
from ecgen_verify.prove.tools.builds import Build
from support.prove_composed_folder import GCC
from support.prove_composed_folder import verdict as composed
from support.prove_multiples_folder import verdict

CLANG = Build("clang", "-O2")
_SCALAR = frozenset({((), 1)})


@pytest.mark.quick("add_digit-c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["naf", "add_digit", "add_base_digit", "point_mul_double_vartime"])
def test_proved_for_p256(name: str, build: Build) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.quick("add_digit-c64 gcc -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["naf", "add_digit", "add_base_digit", "add_image_digit", "point_mul_double_vartime"])
def test_proved_for_halves(name: str, build: Build) -> None:
    outcome = verdict("secp256k1", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_verification_proved(build: Build) -> None:
    outcome = composed("p256", "ecdsa_verify", build)
    assert outcome.proved, outcome.reason
    assert "p256_point_mul_double_vartime" in outcome.given


@pytest.mark.slow
def test_result_rests_on_what_is_called() -> None:
    given = verdict("p256", "point_mul_double_vartime").given
    for name in ("scalar_plain", "naf", "add_digit", "add_base_digit", "point_add_incomplete", "point_dbl", "point_neutral"):
        assert f"p256_{name}" in given


def _form(length: int, factors: dict[int, int]) -> Form:
    return Form.of((Digit(_SCALAR, 5, length, i), factor) for i, factor in factors.items())


def test_scalar_needs_all_digits() -> None:
    whole = {i: 1 << i for i in range(9)}
    assert naf_scalar_of(_form(9, whole), 251) == _SCALAR
    assert naf_scalar_of(_form(9, whole), 257) is None  # the order does not fit
    assert naf_scalar_of(_form(9, whole | {3: 4}), 251) is None
    assert naf_scalar_of(_form(9, {i: factor for i, factor in whole.items() if i}), 251) is None
    assert naf_scalar_of(_form(10, whole), 251) is None
    other = Form.of([(Digit(frozenset(), 5, 9, 0), 1)])
    assert naf_scalar_of(_form(9, {i: factor for i, factor in whole.items() if i}).plus(other), 251) is None
    assert naf_scalar_of(Form(), 251) is None


def test_half_needs_all_digits() -> None:
    half = Half(_SCALAR, 1, 8)

    def form(length: int, of: Half, factors: dict[int, int]) -> Form:
        return Form.of((Digit(of, 5, length, i), factor) for i, factor in factors.items())

    whole = {i: 1 << i for i in range(9)}
    assert naf_half_of(form(9, half, whole)) == half
    assert naf_scalar_of(form(9, half, whole), 251) is None
    assert naf_half_of(form(9, half._replace(bits=9), whole)) is None  # it may be too long
    assert naf_half_of(form(9, half, whole | {3: 4})) is None
    assert naf_half_of(form(10, half, whole)) is None
    assert naf_half_of(_form(9, whole)) is None


def test_digits_may_be_zero() -> None:
    assert not never_zero(_form(9, {0: 1}), 251)
