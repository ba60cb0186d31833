# SPDX-License-Identifier: MIT
"""Every point function on every curve against the affine model, with the cases where formulas fail."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from support.curve_library import BUILDS, Memory, Native, Point, loaded


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def draw(curve: Native, draws: random.Random) -> tuple[int, int]:
    point = curve.group.multiply(draws.randrange(1, curve.order), curve.generator)
    assert point is not None
    return point


def pairs(curve: Native, draws: random.Random) -> Iterator[tuple[Point, Point]]:
    for _ in range(4):
        p, q = draw(curve, draws), draw(curve, draws)
        yield from ((p, q), (p, p), (p, curve.group.negate(p)), (p, None), (None, p), (None, None))
        yield p, curve.group.add(p, p)


def scale(curve: Native, draws: random.Random) -> int:
    """A z, often 1, so that equal points also come with equal coordinates."""
    return draws.choice((1, curve.prime - 1, draws.randrange(1, curve.prime)))


def test_add(curve: Native) -> None:
    draws = random.Random(curve.prefix)
    for p, q in pairs(curve, draws):
        left, right, r = (curve.jacobian(p, scale(curve, draws)), curve.jacobian(q, scale(curve, draws)), curve.room(3))
        curve.call("point_add", r, left, right)
        assert curve.read_point(r) == curve.group.add(p, q)


@pytest.mark.parametrize("alias", ["left", "right"])
def test_add_in_place(curve: Native, alias: str) -> None:
    draws = random.Random(alias)
    for p, q in pairs(curve, draws):
        left, right = curve.jacobian(p, scale(curve, draws)), curve.jacobian(q, scale(curve, draws))
        r = left if alias == "left" else right
        curve.call("point_add", r, left, right)
        assert curve.read_point(r) == curve.group.add(p, q)


def test_add_to_itself_in_place(curve: Native) -> None:
    draws = random.Random(3)
    for p in (draw(curve, draws), None):
        r = curve.jacobian(p, scale(curve, draws))
        curve.call("point_add", r, r, r)
        assert curve.read_point(r) == curve.group.add(p, p)


def test_add_affine(curve: Native) -> None:
    draws = random.Random(4)
    for p, q in pairs(curve, draws):
        if q is not None:
            r, left, right = curve.room(3), curve.jacobian(p, scale(curve, draws)), curve.affine(q)
            curve.call("point_add_affine", r, left, right)
            curve.call("point_add_affine", left, left, right)
            assert curve.read_point(r) == curve.read_point(left) == curve.group.add(p, q)


def test_double_and_negate(curve: Native) -> None:
    draws = random.Random(5)
    for p in (draw(curve, draws), draw(curve, draws), None):
        r, operand = curve.room(3), curve.jacobian(p, scale(curve, draws))
        curve.call("point_dbl", r, operand)
        assert curve.read_point(r) == curve.group.add(p, p)
        curve.call("point_neg", r, operand)
        assert curve.read_point(r) == curve.group.negate(p)
        curve.call("point_neg", operand, operand)
        curve.call("point_dbl", operand, operand)
        assert curve.read_point(operand) == curve.group.negate(curve.group.add(p, p))


def test_eq(curve: Native) -> None:
    draws = random.Random(6)
    for p, q in pairs(curve, draws):
        left, right = curve.jacobian(p, scale(curve, draws)), curve.jacobian(q, scale(curve, draws))
        assert curve.mask("point_eq", left, right) == (p == q)
    zero, point = curve.elements(0, 0, 0), curve.jacobian(draw(curve, draws), 1)
    assert not curve.mask("point_eq", zero, point)
    assert not curve.mask("point_eq", point, zero)
    assert curve.mask("point_eq", zero, curve.jacobian(None, 5))


def test_select(curve: Native) -> None:
    draws = random.Random(7)
    p, q, r = curve.jacobian(draw(curve, draws), 2), curve.jacobian(draw(curve, draws), 3), curve.room(3)
    for mask, right in ((2**64 - 1, p), (0, q)):
        curve.call("point_select", r, curve.word(mask), p, q)
        assert r.raw == right.raw


def test_is_neutral(curve: Native) -> None:
    r = curve.room(3)
    curve.call("point_neutral", r)
    assert curve.read_point(r) is None
    assert curve.mask("point_is_neutral", r)
    assert curve.mask("point_is_on_curve", r)
    assert not curve.mask("point_is_neutral", curve.jacobian(curve.generator, 7))


def test_is_on_curve(curve: Native) -> None:
    draws = random.Random(8)
    for _ in range(4):
        (x, y), z = draw(curve, draws), scale(curve, draws)
        off = (x, (y + 1) % curve.prime) if (2 * y + 1) % curve.prime else (x, (y + 2) % curve.prime)
        assert curve.mask("point_is_on_curve", curve.jacobian((x, y), z))
        assert curve.mask("affine_is_on_curve", curve.affine((x, y)))
        assert not curve.mask("point_is_on_curve", curve.jacobian(off, z))
        assert not curve.mask("affine_is_on_curve", curve.affine(off))


def test_generator(curve: Native) -> None:
    r = curve.room(2)
    curve.call("generator", r)
    assert tuple(curve.read(r)) == curve.generator


def test_to_and_from_affine(curve: Native) -> None:
    draws = random.Random(9)
    p, affine, point = draw(curve, draws), curve.room(2), curve.room(3)
    assert curve.status("point_to_affine", affine, curve.jacobian(p, draws.randrange(1, curve.prime))) == 0
    assert tuple(curve.read(affine)) == p
    curve.call("point_from_affine", point, affine)
    assert tuple(curve.read(point)) == (*p, 1)
    assert curve.status("point_to_affine", affine, curve.jacobian(None, 5)) == -1
    assert curve.read(affine) == [0, 0]


@pytest.mark.parametrize("count", [0, 1, 2, 7])
def test_batch_to_affine(curve: Native, count: int) -> None:
    draws = random.Random(count)
    points: list[Point] = [None if index % 3 == 1 else draw(curve, draws) for index in range(count)]
    separate = [curve.jacobian(p, draws.randrange(1, curve.prime)) for p in points]
    operands = Memory(b"".join(operand.raw for operand in separate))
    r = curve.room(2 * count)
    curve.call("point_batch_to_affine", r, operands, curve.room(2 * count), curve.size(count))
    assert curve.read(r) == [coordinate for p in points for coordinate in p or (0, 0)]
