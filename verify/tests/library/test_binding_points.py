# SPDX-License-Identifier: MIT
"""The Python binding's points against the affine model, whatever words the library was built for."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from support.curve_library import Native, Point, builds
from support.emitted import need
from support.example_builds import curve_build
from support.python_binding import load

BUILDS = builds([("p256", "x64-adx"), ("secp256k1", "x64-adx"), ("p521", "x64-adx"), ("p224", "c32")])


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, Native]:
    need("nasm")
    name, target = request.param
    curve, folder = curve_build(name, tmp_path_factory, target)
    return load(folder, name, folder / "all.so"), curve


def wrapped(binding: ModuleType, curve: Native, point: Point) -> Any:
    """A Point of the binding, whose classes exist only at run time."""
    return binding.Point() if point is None else binding.Point(curve.encode(point))


def samples(curve: Native) -> list[Point]:
    """P, -P, O, the generator and others."""
    draws = random.Random(1)
    points: list[Point] = [curve.group.multiply(k, curve.generator) for k in (1, 2, 3, draws.randrange(curve.order))]
    return [None, *points, *(curve.group.negate(point) for point in points if point is not None)]


def test_constants(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    spec = curve.curve
    assert (curve.prime, spec.a, spec.b, spec.order) == (binding.PRIME, binding.A, binding.B, binding.ORDER)
    assert (curve.field_bytes, curve.order_bytes) == (binding.FIELD_BYTES, binding.SCALAR_BYTES)
    assert binding.Point.generator() == wrapped(binding, curve, curve.generator)


def test_bytes(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    for point in samples(curve):
        if point is None:
            continue
        for compressed in (False, True):
            encoded = curve.encode(point, compressed=compressed)
            decoded = binding.Point(bytearray(encoded))
            assert decoded.to_bytes(compressed=compressed) == encoded and (decoded.x, decoded.y) == point
    assert binding.Point().is_neutral and not binding.Point.generator().is_neutral


def test_group_law(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    points = samples(curve)
    for p in points:
        mine = wrapped(binding, curve, p)
        assert mine.double() == wrapped(binding, curve, curve.group.add(p, p))
        assert -mine == wrapped(binding, curve, None if p is None else curve.group.negate(p))
        for q in points:
            other = wrapped(binding, curve, q)
            assert mine + other == wrapped(binding, curve, curve.group.add(p, q))
            assert (mine == other) == (p == q) and (hash(mine) == hash(other)) == (p == q)
            assert mine - other + other == mine


def test_multiples(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    draws, n = random.Random(2), curve.order
    point = curve.group.multiply(7, curve.generator)
    for k in (0, 1, 2, n - 1, n, n + 1, -1, -n, 5 * n + 3, draws.randrange(n), 2 ** (8 * curve.order_bytes) - 1):
        expected = wrapped(binding, curve, curve.group.multiply(k % n, point))
        mine = wrapped(binding, curve, point)
        assert k * mine == mine * k == expected
        if 0 <= k < 256**curve.order_bytes:
            assert binding.multiply(curve.number(k), mine) == expected
            assert binding.multiply(bytearray(curve.number(k)), mine) == expected
            assert binding.multiply_base(curve.number(k)) == wrapped(binding, curve, curve.group.multiply(k % n, curve.generator))
    assert (n * binding.Point.generator()).is_neutral and (3 * binding.Point()).is_neutral


def test_inverses(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    draws, n = random.Random(3), curve.order
    for k in (1, 2, n - 1, draws.randrange(1, n)):
        assert binding.invert(curve.number(k)) == curve.number(pow(k, -1, n))
    for k in (0, n):
        with pytest.raises(ValueError, match="does not lie"):
            binding.invert(curve.number(k))


def test_what_is_no_point(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    x, y = curve.generator
    good = curve.encode(curve.generator)
    wrong = [b"", b"\0", good[:-1], good + b"\0", b"\5" + good[1:], curve.encode((x, (y + 1) % curve.prime)),
             b"\4" + curve.prime.to_bytes(curve.field_bytes, "big") + good[1 + curve.field_bytes :]]  # fmt: skip
    for encoded in wrong:
        for data in (encoded, bytearray(encoded)):
            with pytest.raises(ValueError, match="no point"):
                binding.Point(data)
    with pytest.raises(ValueError, match="no encoding"):
        binding.Point().to_bytes()
    with pytest.raises(ValueError, match="no encoding"):
        _ = binding.Point().x


def test_types(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    g = binding.Point.generator()
    attempts: list[Callable[[], object]] = [
        lambda: g + 1, lambda: g * 1.5, lambda: g * b"\1", lambda: g - None, lambda: binding.Point("04"),
        lambda: binding.multiply(5, g), lambda: binding.multiply(memoryview(curve.number(1)), g),
    ]  # fmt: skip
    for attempt in attempts:
        with pytest.raises(TypeError):
            attempt()
    assert g != "a point"
    for scalar in (b"", curve.number(1)[1:], b"\0" + curve.number(1)):
        for function in (lambda data: binding.multiply(data, g), binding.multiply_base, binding.invert):
            with pytest.raises(ValueError, match="bytes, not"):
                function(scalar)
