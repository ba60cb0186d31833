# SPDX-License-Identifier: MIT
"""Scalar multiplication on every curve against the affine model: edge scalars, edge points, public scalars."""

from __future__ import annotations

import random

import pytest

from support.curve_library import BUILDS, Memory, Native, edge_scalars, loaded


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def multiples(curve: Native, base: tuple[int, int], scalars: list[int]) -> dict[int, tuple[int, int] | None]:
    return {scalar: curve.group.multiply(scalar, base) for scalar in scalars}


def test_mul(curve: Native) -> None:
    draws = random.Random(curve.prefix)
    base = curve.group.multiply(draws.randrange(1, curve.order), curve.generator)
    assert base is not None
    for scalar, right in multiples(curve, base, edge_scalars(curve.order, draws, 6)).items():
        point = curve.jacobian(base, draws.choice((1, draws.randrange(1, curve.prime))))
        curve.call("point_mul", point, curve.scalar(scalar), point)
        assert curve.read_point(point) == right, hex(scalar)


def test_mul_of_the_neutral_element(curve: Native) -> None:
    for scalar in (0, 1, 2, curve.order - 1, curve.order // 3):
        for operand in (curve.jacobian(None, 3), curve.elements(0, 0, 0)):
            r = curve.room(3)
            curve.call("point_mul", r, curve.scalar(scalar), operand)
            assert curve.read_point(r) is None


def test_mul_base(curve: Native) -> None:
    draws = random.Random(2)
    for scalar, right in multiples(curve, curve.generator, edge_scalars(curve.order, draws, 8)).items():
        r = curve.room(3)
        curve.call("point_mul_base", r, curve.scalar(scalar))
        assert curve.read_point(r) == right, hex(scalar)


def test_mul_by_bytes(curve: Native) -> None:
    """Any string of the length of a scalar counts, modulo n."""
    draws, length = random.Random(3), curve.order_bytes
    base = curve.group.multiply(5, curve.generator)
    assert base is not None
    top = (1 << (8 * length)) - 1
    for number in (0, 1, curve.order - 1, curve.order, min(curve.order + 1, top), top, draws.randrange(top)):
        encoded, r = Memory(number.to_bytes(length, "big")), curve.room(3)
        curve.call("point_mul_bytes", r, encoded, curve.jacobian(base, 2))
        assert curve.read_point(r) == curve.group.multiply(number % curve.order, base)
        curve.call("point_mul_base_bytes", r, encoded)
        assert curve.read_point(r) == curve.group.multiply(number % curve.order, curve.generator)


def test_mul_double_vartime(curve: Native) -> None:
    draws, n = random.Random(4), curve.order
    for index in (1, 2, n - 1, draws.randrange(n), draws.randrange(n), None):
        base = None if index is None else curve.group.multiply(index, curve.generator)
        k, other = draws.choice((0, 1, n - 1, draws.randrange(n))), draws.choice((0, 1, 2, n - 1, draws.randrange(n)))
        cancelling = -k * (index or 0) % n
        for l in (other, cancelling):  # noqa: E741
            r = curve.room(3)
            curve.call("point_mul_double_vartime", r, curve.scalar(k), curve.jacobian(base, 3), curve.scalar(l))
            assert curve.read_point(r) == curve.group.multiply((k * (index or 0) + l) % n, curve.generator)


@pytest.mark.parametrize("length", [0, 1, 7, 20, 64, 200])
def test_reduce_bytes(curve: Native, length: int) -> None:
    draws = random.Random(length)
    for data in (bytes(length), b"\xff" * length, draws.randbytes(length)):
        r = curve.scalar(5)
        curve.call("reduce_bytes", r, Memory(data), curve.size(length))
        assert curve.read_scalar(r) == int.from_bytes(data, "big") % curve.order
