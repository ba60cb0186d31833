# SPDX-License-Identifier: MIT
"""Reference scalar multiplications on small curves, every scalar: right, and no incomplete addition meets an exceptional case."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import pytest

from ecgen.bundled import load_bundled
from ecgen.curve.comb import Comb
from ecgen.curve.glv import derive_glv
from ecgen.curve.multiply import ExceptionalCase, Jacobian, Point, comb_multiply, glv_multiply, window_multiply
from ecgen.curve.recoding import Window
from ecgen.group import Group
from ecgen.rings import Residues


@dataclass(frozen=True)
class Small:
    """A curve of prime order with a point on it."""

    prime: int
    a: int
    b: int
    order: int
    x: int
    y: int

    @property
    def jacobian(self) -> Jacobian:
        return Jacobian(self.prime, self.a, self.b)

    @property
    def group(self) -> Group[int]:
        return Group("weierstrass", {"a": self.a % self.prime, "b": self.b}, Residues(self.prime))

    def point(self, multiple: int, z: int = 5) -> Point:
        """multiple * base, in Jacobian coordinates with this Z."""
        affine = self.group.multiply(multiple, (self.x, self.y))
        assert affine is not None
        return affine[0] * z * z % self.prime, affine[1] * z**3 % self.prime, z

    def multiples(self) -> list[tuple[int, int] | None]:
        """0, 1, 2, ... times the base, up to the order."""
        multiple_points: list[tuple[int, int] | None] = [None]
        for _ in range(self.order):
            multiple_points.append(self.group.add(multiple_points[-1], (self.x, self.y)))
        assert multiple_points[-1] is None
        return multiple_points

    def affine(self, point: Point) -> tuple[int, int] | None:
        if point[2] == 0:
            return None
        inverse = pow(point[2], -1, self.prime)
        return point[0] * inverse**2 % self.prime, point[1] * inverse**3 % self.prime


CURVES = [
    Small(17, -3, 3, 23, 1, 1), Small(61, -3, 3, 73, 0, 8), Small(127, -3, 57, 109, 6, 1), Small(131, -3, 1, 127, 0, 1),
    Small(251, -3, 26, 223, 2, 84), Small(257, -3, 1, 251, 0, 1), Small(31, 0, 3, 43, 1, 2), Small(241, 0, 13, 211, 3, 47),
    Small(113, 2, 6, 101, 1, 3), Small(241, 2, 4, 257, 0, 2),
]  # fmt: skip
ENDOMORPHIC = [Small(1009, 0, 11, 967, 1, 298), Small(4021, 0, 2, 3931, 1, 817)]


def name(curve: Small) -> str:
    return f"p{curve.prime}a{curve.a}n{curve.order}"


@pytest.mark.parametrize("width", [2, 3, 4])
@pytest.mark.parametrize("curve", CURVES, ids=name)
def test_window(curve: Small, width: int) -> None:
    window = Window(curve.order.bit_length(), width)
    if curve.order < window.smallest_order:
        pytest.skip("the order is too small for this window")
    multiples = curve.multiples()
    for times in (1, 7):
        base = curve.point(times)
        for scalar in range(1 << window.bits):
            result = window_multiply(curve.jacobian, curve.order, scalar, base, window)
            assert curve.affine(result) == multiples[scalar * times % curve.order]
    for scalar in range(1 << window.bits):
        assert window_multiply(curve.jacobian, curve.order, scalar, (3, 2, 0), window)[2] == 0


@pytest.mark.parametrize("curve", CURVES, ids=name)
def test_doubling_scalars_are_the_only_exceptions(curve: Small, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an incomplete last addition, exactly the scalars that `doubling_scalars` lists fail."""
    window = Window(curve.order.bit_length(), 3)
    if curve.order < window.smallest_order:
        pytest.skip("the order is too small for this window")
    monkeypatch.setattr(Jacobian, "add_safe", Jacobian.add)
    failing = set()
    for odd in range(1, curve.order + 1, 2):
        try:
            window_multiply(curve.jacobian, curve.order, odd % curve.order, curve.point(1), window)
        except ExceptionalCase:
            failing.add(odd)
    assert failing == set(window.doubling_scalars(curve.order))


def test_the_small_curves_do_have_exceptions() -> None:
    assert any(Window(curve.order.bit_length(), 3).doubling_scalars(curve.order) for curve in CURVES)


@pytest.mark.parametrize("shape", [(2, 1), (2, 2), (3, 1), (4, 1), (3, 2), (2, 4)])
@pytest.mark.parametrize("curve", CURVES, ids=name)
def test_comb(curve: Small, shape: tuple[int, int]) -> None:
    try:
        comb = Comb(curve.order.bit_length(), *shape)
        table = comb.table(curve.group, (curve.x, curve.y))
    except ValueError as reason:
        pytest.skip(str(reason))
    multiples = curve.multiples()
    for scalar in range(1 << comb.bits):
        result = comb_multiply(curve.jacobian, curve.order, scalar, table, comb)
        assert curve.affine(result) == multiples[scalar % curve.order]


def comb_with_every_scalar(curves: list[Small], shapes: tuple[tuple[int, int], ...]) -> None:
    for curve, shape in [(curve, shape) for curve in curves for shape in shapes]:
        with suppress(ValueError):
            comb = Comb(curve.order.bit_length(), *shape)
            table = comb.table(curve.group, (curve.x, curve.y))
            for scalar in range(curve.order):
                comb_multiply(curve.jacobian, curve.order, scalar, table, comb)


def test_comb_needs_its_safe_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somewhere on the small curves columns called unsafe are unsafe indeed: the count is no mere precaution."""
    monkeypatch.setattr(Comb, "safe_columns", property(lambda comb: 0))
    with pytest.raises(ExceptionalCase):
        comb_with_every_scalar(CURVES, ((2, 1), (2, 2), (3, 1), (3, 2), (2, 4)))


def test_comb_needs_its_safe_last_addition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Jacobian, "add_safe", Jacobian.add)
    with pytest.raises(ExceptionalCase):
        comb_with_every_scalar([curve for curve in CURVES if curve.order > 128], ((4, 1), (2, 2)))


@pytest.mark.slow
@pytest.mark.parametrize("curve", ENDOMORPHIC, ids=name)
def test_glv(curve: Small) -> None:
    glv = derive_glv(curve.prime, curve.order, curve.b, (curve.x, curve.y))
    window = Window(glv.bits, 2)
    assert glv.safe_windows(window) < window.windows
    multiples, base = curve.multiples(), curve.point(1)
    for scalar in range(1 << curve.order.bit_length()):
        result = glv_multiply(curve.jacobian, glv, scalar, base, window)
        assert curve.affine(result) == multiples[scalar % curve.order]
    assert all(glv_multiply(curve.jacobian, glv, scalar, (1, 1, 0), window)[2] == 0 for scalar in range(50))


@pytest.mark.parametrize("curve", CURVES[:3], ids=name)
def test_safe_addition_for_every_pair(curve: Small) -> None:
    multiples = curve.multiples()
    points = [(4, 9, 0), *(curve.point(m, 1 + m % 3) for m in range(1, curve.order))]
    for i, p in enumerate(points):
        for j, q in enumerate(points):
            assert curve.affine(curve.jacobian.add_safe(p, q)) == multiples[(i + j) % curve.order]


@pytest.mark.parametrize("spec_name", ["p192", "p256", "p521", "secp224k1", "secp256k1"])
def test_edges_of_real_curves(spec_name: str) -> None:
    spec = load_bundled(spec_name)
    assert spec.curve is not None
    order = spec.curve.order
    curve = Small(spec.prime, spec.curve.a, spec.curve.b, order, spec.curve.gx, spec.curve.gy)
    window, comb = Window(order.bit_length(), 5), Comb(order.bit_length(), 4, 2)
    table = comb.table(curve.group, (curve.x, curve.y))
    special = window.doubling_scalars(order)
    for scalar in [0, 1, 2, order - 1, order, order + 1, (1 << order.bit_length()) - 1, order // 2, *special]:
        expected = curve.group.multiply(scalar % order, (curve.x, curve.y))
        assert curve.affine(window_multiply(curve.jacobian, order, scalar, curve.point(1), window)) == expected
        assert curve.affine(comb_multiply(curve.jacobian, order, scalar, table, comb)) == expected


def test_formula_choice() -> None:
    """The reference uses the doubling that belongs to a."""
    chosen = [Jacobian(17, a, 1).doubling.name for a in (-3, 14, 0, 5)]
    assert chosen == ["jacobian_double_minus3", "jacobian_double_minus3", "jacobian_double_zero", "jacobian_double"]
