# SPDX-License-Identifier: MIT
"""Curves over primes below 300, whole: every pair of points, every scalar, every encoding."""

from __future__ import annotations

import itertools

import pytest

from support.curve_library import TINY_BUILDS, Memory, Native, loaded

#: Points of the largest curve that is tried in all pairs.
_PAIRS = 50


@pytest.fixture(scope="module", params=TINY_BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def scales(curve: Native) -> list[int]:
    return [1, 2, curve.prime - 1]


@pytest.mark.quick("w13-c32-size")
@pytest.mark.sampled(2)
def test_every_pair(curve: Native) -> None:
    points = curve.all_points()
    if len(points) > _PAIRS:
        points = [*points[:25], *points[-25:]]
    operands = {(p, z): curve.jacobian(p, z) for p in points for z in scales(curve)}
    r = curve.room(3)
    for (p, left), (q, right) in itertools.product(operands.items(), repeat=2):
        curve.call("point_add", r, left, right)
        assert curve.read_point(r) == curve.group.add(p[0], q[0])
        assert curve.mask("point_eq", left, right) == (p[0] == q[0])
        if q[0] is not None:
            curve.call("point_add_affine", r, left, curve.affine(q[0]))
            assert curve.read_point(r) == curve.group.add(p[0], q[0])


def test_every_scalar_and_point(curve: Native) -> None:
    points = curve.all_points()
    r = curve.room(3)
    chosen = range(len(points)) if len(points) < _PAIRS else (0, 1, 2, 3, 100, len(points) - 1)
    for index in chosen:
        operand = curve.jacobian(points[index], 3)
        for scalar in range(curve.order):
            curve.call("point_mul", r, curve.scalar(scalar), operand)
            assert curve.read_point(r) == points[scalar * index % curve.order]


def test_every_multiple_of_the_generator(curve: Native) -> None:
    points = curve.all_points()
    r = curve.room(3)
    for scalar in range(curve.order):
        curve.call("point_mul_base", r, curve.scalar(scalar))
        assert curve.read_point(r) == points[scalar]


def test_every_byte(curve: Native) -> None:
    """Scalars up to 2^8 - 1 are taken modulo n."""
    points, r = curve.all_points(), curve.room(3)
    for scalar in range(256):
        encoded = Memory(bytes([scalar]))
        curve.call("point_mul_bytes", r, encoded, curve.jacobian(points[2], 5))
        assert curve.read_point(r) == points[2 * scalar % curve.order]
        curve.call("point_mul_base_bytes", r, encoded)
        assert curve.read_point(r) == points[scalar % curve.order]


def test_every_double_multiplication(curve: Native) -> None:
    points, r = curve.all_points(), curve.room(3)
    few = range(curve.order) if curve.order < _PAIRS else [*range(20), 111, 112, *range(curve.order - 20, curve.order)]
    for index in (0, 1, 5, curve.order - 1):
        for k, l in itertools.product(few, repeat=2):  # noqa: E741
            curve.call("point_mul_double_vartime", r, curve.scalar(k), curve.jacobian(points[index], 2), curve.scalar(l))
            assert curve.read_point(r) == points[(k * index + l) % curve.order]


def test_every_encoding(curve: Native) -> None:
    """All strings of one, two and three bytes: a coordinate has one byte."""
    accepted = {}
    r = curve.room(2)
    for first in range(8):
        for rest in (*itertools.product(range(256), repeat=1), ()):
            data = bytes([first, *rest])
            if curve.status("affine_from_bytes", r, Memory(data), curve.size(len(data))) == 0:
                accepted[data] = tuple(curve.read(r))
            else:
                assert curve.read(r) == [0, 0]
    for x, y in itertools.product(range(min(256, curve.prime + 4)), repeat=2):
        data = bytes([4, x, y])
        if curve.status("affine_from_bytes", r, Memory(data), curve.size(3)) == 0:
            accepted[data] = tuple(curve.read(r))
    points = [p for p in curve.all_points() if p is not None]
    assert accepted == {curve.encode(p): p for p in points} | {curve.encode(p, compressed=True): p for p in points}


def test_every_key_exchange(curve: Native) -> None:
    points, shared = curve.all_points(), Memory(b"\xa5")
    for index in range(1, curve.order, 1 if curve.order < _PAIRS else 37):
        peer = points[index]
        assert peer is not None
        for key in range(256):
            status = curve.status("ecdh", shared, Memory(bytes([key])), Memory(curve.encode(peer)), curve.size(3))
            product = points[key * index % curve.order] if 0 < key < curve.order else None
            assert status == (0 if product else -1)
            assert shared.raw == bytes([product[0] if product else 0])


def test_every_signature(curve: Native) -> None:
    """Of one hash value: exactly the pairs (r, s) that the definition accepts."""
    n, points = curve.order, curve.all_points()
    key, digest = 3, Memory(b"\x0b")
    public = points[key]
    assert public is not None
    z = 0x0B >> max(0, 8 - n.bit_length())
    values = range(n + 2) if n < _PAIRS else [0, 1, 2, 3, 57, n - 1, n, n + 1]
    for r, s in itertools.product(values, repeat=2):
        arguments = (Memory(curve.encode(public)), curve.size(3), digest, curve.size(1))
        status = curve.status("ecdsa_verify", Memory(bytes([r, s])), *arguments)
        right = False
        if 0 < r < n and 0 < s < n:
            inverse = pow(s, -1, n)
            point = points[(z * inverse + r * inverse * key) % n]
            right = point is not None and point[0] % n == r
        assert status == (0 if right else -1)
