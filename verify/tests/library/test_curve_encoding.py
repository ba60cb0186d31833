# SPDX-License-Identifier: MIT
"""SEC 1 encodings: what is accepted comes back, everything else is refused with zeros."""

from __future__ import annotations

import random

import pytest

from support.curve_library import BUILDS, Memory, Native, loaded


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def decode(curve: Native, data: bytes) -> tuple[int, int] | None:
    r = curve.room(2)
    status = curve.status("affine_from_bytes", r, Memory(data), curve.size(len(data)))
    x, y = curve.read(r)
    assert status in (0, -1)
    assert status == 0 or (x, y) == (0, 0)
    return (x, y) if status == 0 else None


@pytest.mark.quick("p256-x64-adx")
def test_there_and_back(curve: Native) -> None:
    draws = random.Random(1)
    for _ in range(6):
        point = curve.group.multiply(draws.randrange(1, curve.order), curve.generator)
        assert point is not None
        long, short = Memory(b"\xa5" * (1 + 2 * curve.field_bytes)), Memory(b"\xa5" * (1 + curve.field_bytes))
        curve.call("affine_to_bytes", long, curve.affine(point))
        curve.call("affine_to_bytes_compressed", short, curve.affine(point))
        assert long.raw == curve.encode(point)
        assert short.raw == curve.encode(point, compressed=True)
        assert decode(curve, long.raw) == decode(curve, short.raw) == point


def test_wrong_lengths(curve: Native) -> None:
    for good in (curve.encode(curve.generator), curve.encode(curve.generator, compressed=True)):
        for length in range(len(good) + 3):
            assert (decode(curve, (good + bytes(3))[:length]) is None) == (length != len(good))
    assert decode(curve, b"\0") is None


def test_wrong_first_bytes(curve: Native) -> None:
    long, short = curve.encode(curve.generator), curve.encode(curve.generator, compressed=True)
    for first in range(256):
        assert (decode(curve, bytes([first]) + long[1:]) is None) == (first != 4)
        assert (decode(curve, bytes([first]) + short[1:]) is None) == (first not in (2, 3))


def test_off_the_curve(curve: Native) -> None:
    x, y = curve.generator
    draws = random.Random(2)
    for _ in range(10):
        other = (draws.randrange(curve.prime), draws.randrange(curve.prime))
        assert decode(curve, curve.encode(other)) is None
    for other in ((x, (y + 1) % curve.prime), ((x + 1) % curve.prime, y), (0, 0), (y, x)):
        assert decode(curve, curve.encode(other)) is None


def test_x_of_the_twist(curve: Native) -> None:
    a, b, p = curve.curve.a, curve.curve.b, curve.prime
    for x in range(30):
        right = (x**3 + a * x + b) % p
        exists = right == 0 or pow(right, (p - 1) // 2, p) == 1
        for first in (2, 3):
            point = decode(curve, bytes([first]) + x.to_bytes(curve.field_bytes, "big"))
            assert (point is not None) == exists
            assert point is None or (point[0] == x and point[1] & 1 == first & 1 and point[1] ** 2 % p == right)


def test_coordinates_that_are_not_canonical(curve: Native) -> None:
    """x + p, for the smallest x that have a point, where it still fits the bytes; and p itself."""
    p, top = curve.prime, 1 << (8 * curve.field_bytes)
    for x in range(60):
        if x + p < top:
            for first in (2, 3):
                assert decode(curve, bytes([first]) + (x + p).to_bytes(curve.field_bytes, "big")) is None
    x, y = curve.generator
    for other in ((p, y), (x, p), (top - 1, y), (x, top - 1)):
        assert decode(curve, curve.encode(other)) is None
    if y + p < top:
        assert decode(curve, curve.encode((x, y + p))) is None
