# SPDX-License-Identifier: MIT
"""Claims of the points of y^2 = x^3 + ax + b in Jacobian coordinates.

A formula of ecgen.curve.formulas stands for the group law: `ecgen.curve.prove` shows by SymPy that each is the chord-and-tangent
law, but for the exceptional cases that it states. Here the code is shown to be one of the formulas, by equality of polynomials
modulo p, and to meet the exceptional cases.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.arrays import Item, Law
from ecgen_verify.prove.composed.claims import Case, Claim, outputs, parameters_of
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.every import EveryCount
from ecgen_verify.prove.composed.inversion import COUNTS
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View, is_odd, root_of
from ecgen_verify.prove.path import Word, constant

#: Z = 0 alone is the neutral element.
Point = Sequence[Value]
_ADDITIONS = ("jacobian_add", "jacobian_add_12m4s")
_MIXED = ("jacobian_add_mixed", "jacobian_add_mixed_8m3s")
_ANY_DOUBLING = ("jacobian_double", "jacobian_double_3m6s", "jacobian_double_half")
_DOUBLINGS = {
    -3: ("jacobian_double_minus3", "jacobian_double_minus3_4m4s", "jacobian_double_minus3_half", *_ANY_DOUBLING),
    0: ("jacobian_double_zero", "jacobian_double_zero_3m4s", "jacobian_double_zero_half", *_ANY_DOUBLING),
}


def _z(item: Item) -> Value:
    return item.given["p"][2]


def _affine(item: Item) -> list[Value]:
    """(x/z^2, y/z^3), (0, 0) for z = 0."""
    x, y, z = item.given["p"]
    field, inverse = item.elements.fields[item.tag], item.inverse(z)
    return [field.mul(x, _power(field, inverse, 2)), field.mul(y, _power(field, inverse, 3))]


_EVERY = Law(_z, {"z": lambda item: [_z(item)], "(x/z^2, y/z^3)": _affine}, "(x/z^2, y/z^3)")


def point_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for a curve in Weierstrass form; nothing for others."""
    if spec.curve is None or spec.curve.form != "weierstrass":
        return {}
    law = _Law(spec)
    return {
        "generator": Claim("r = G of the specification", law.generator),
        "point_neutral": Claim("r = (1 : 1 : 0)", lambda v: _is(v, "r", [v.field.const(n) for n in (1, 1, 0)])),
        "point_from_affine": Claim("r = (x : y : 1)", lambda v: _is(v, "r", [*v.given("p"), v.field.const(1)])),
        "point_to_affine": Claim("r = (x/z^2, y/z^3) and 0; (0, 0) and -1 where z = 0", law.to_affine),
        "point_batch_to_affine": Claim("r[i] = (x/z^2, y/z^3), (0, 0) where z = 0", law.batch_to_affine, cases=COUNTS,
                                       scratch={"scratch": 2}, apart=frozenset({"scratch"}), every=EveryCount(_EVERY)),
        "point_add": Claim("r is the addition formula's, or the doubling formula's where p = q, or the other operand where one "
                           "is neutral", law.add),
        "point_add_affine": Claim("r is the mixed addition formula's, or the doubling formula's where p = q, or q where p is "
                                  "neutral", law.add_affine),
        "point_add_raw": Claim("r is the addition formula's; all-ones where it divides 0 by 0, else 0", law.add_raw),
        "point_add_affine_raw": Claim("r is the mixed addition formula's; all-ones where it divides 0 by 0, else 0",
                                      law.add_affine_raw),
        "point_dbl": Claim("r is the doubling formula's", law.double),
        "point_neg": Claim("r = (x : -y : z)", lambda v: _is(v, "r", _negated(v.field, v.given("p")))),
        "point_select": Claim("r = p where mask is all-ones, q where it is 0",
                              lambda v: _is(v, "r", v.given("p" if v.mask("mask") else "q"))),
        "point_eq": Claim("all-ones where x1*z2^2 = x2*z1^2 and y1*z2^3 = y2*z1^3 for points that are not neutral, or where both "
                          "are neutral", law.equal),
        "point_is_neutral": Claim("all-ones where z = 0, else 0", lambda v: v.expect_mask(v.is_zero(v.given("p")[2]))),
        "point_is_on_curve": Claim("all-ones where y^2 = x^3 + a*x*z^4 + b*z^6 or z = 0, else 0", law.on_curve),
        "affine_is_on_curve": Claim("all-ones where y^2 = x^3 + a*x + b, else 0", law.affine_on_curve),
        "affine_from_bytes": Claim("r = the point that b encodes, on the curve, and 0; (0, 0) and -1 for all other b",
                                   law.from_bytes, cases=_encodings(law.length), public=True),
        "affine_to_bytes": Claim("b = 04, x, y, big-endian", law.to_bytes),
        "affine_to_bytes_compressed": Claim("b = 02 + the lowest bit of y, x, big-endian", law.to_bytes_compressed),
    }  # fmt: skip


def _is(view: View, name: str, wanted: Point) -> None:
    view.expect(name, wanted)


def _negated(field: Field, p: Point) -> Point:
    return p[0], field.sub(field.const(0), p[1]), p[2]


def _power(field: Field, x: Value, exponent: int) -> Value:
    result = field.const(1)
    for _ in range(exponent):
        result = field.mul(result, x)
    return result


class _Law:
    def __init__(self, spec: Spec) -> None:
        assert spec.curve is not None
        self.spec, self.curve = spec, spec.curve
        a = self.curve.a if self.curve.a in _DOUBLINGS else self.curve.a - spec.prime
        self.doublings = _DOUBLINGS.get(a, _ANY_DOUBLING)
        self.length = -(-spec.prime.bit_length() // 8)

    def generator(self, view: View) -> None:
        _is(view, "r", [view.field.const(self.curve.gx), view.field.const(self.curve.gy)])

    # ------------------------------------------------------------------ group law

    def _doubled(self, view: View, p: Point) -> list[Point]:
        return [list(_points(outputs(formula(name), self.spec, view.field, p), name)) for name in self.doublings]

    def double(self, view: View) -> None:
        view.expect("r", *self._doubled(view, view.given("p")))

    def add(self, view: View) -> None:
        p, q = view.given("p"), view.given("q")
        if view.is_zero(q[2]):
            _is(view, "r", p)
        elif view.is_zero(p[2]):
            _is(view, "r", q)
        else:
            self._sum(view, _ADDITIONS, p, q)

    def add_affine(self, view: View) -> None:
        p, q = view.given("p"), view.given("q")
        if view.is_zero(p[2]):
            _is(view, "r", [*q, view.field.const(1)])
        else:
            self._sum(view, _MIXED, p, q)

    def add_raw(self, view: View) -> None:
        self._raw(view, _ADDITIONS)

    def add_affine_raw(self, view: View) -> None:
        self._raw(view, _MIXED)

    def _raw(self, view: View, names: Sequence[str]) -> None:
        sums = {name: outputs(formula(name), self.spec, view.field, view.given("p"), view.given("q")) for name in names}
        chosen = list(sums)[view.expect("r", *(_points(found, name) for name, found in sums.items()))]
        view.expect_mask(view.is_zero(sums[chosen]["H"]) and view.is_zero(sums[chosen]["r"]))

    def _sum(self, view: View, names: Sequence[str], p: Point, q: Point) -> None:
        """Where the formula divides 0 by 0, which is where p = q, it is the doubling."""
        sums = {name: outputs(formula(name), self.spec, view.field, p, q) for name in names}
        made = next(iter(sums.values()))
        if view.is_zero(made["H"]) and view.is_zero(made["r"]):
            view.expect("r", *self._doubled(view, p))
        else:
            view.expect("r", *(_points(found, name) for name, found in sums.items()))

    # ------------------------------------------------------------------ tests

    def equal(self, view: View) -> None:
        (x1, y1, z1), (x2, y2, z2) = view.given("p"), view.given("q")
        field = view.field
        neutral = view.is_zero(z1), view.is_zero(z2)
        if any(neutral):
            view.expect_mask(all(neutral))
            return
        differences = [field.sub(field.mul(u, _power(field, z2, k)), field.mul(v, _power(field, z1, k)))
                       for u, v, k in ((x1, x2, 2), (y1, y2, 3))]  # fmt: skip
        view.expect_mask(all(view.is_zero(difference) for difference in differences))

    def on_curve(self, view: View) -> None:
        x, y, z = view.given("p")
        defect = self._defect(view.field, x, y, z)
        view.expect_mask(view.is_zero(z) or view.is_zero(defect))

    def affine_on_curve(self, view: View) -> None:
        x, y = view.given("p")
        view.expect_mask(view.is_zero(self._defect(view.field, x, y, view.field.const(1))))

    def _defect(self, field: Field, x: Value, y: Value, z: Value) -> Value:
        """y^2 - (x^3 + a*x*z^4 + b*z^6)"""
        known = parameters_of(self.spec, field)
        terms = (_power(field, x, 3), field.mul(known["a"], field.mul(x, _power(field, z, 4))),
                 field.mul(known["b"], _power(field, z, 6)))  # fmt: skip
        result = field.mul(y, y)
        for term in terms:
            result = field.sub(result, term)
        return result

    # ------------------------------------------------------------------ affine points

    def to_affine(self, view: View) -> None:
        p = view.given("p")
        neutral = view.is_zero(p[2])
        view.expect("r", *_scaled(view, p, neutral))
        view.expect_status(neutral)

    def batch_to_affine(self, view: View) -> None:
        p = view.given("p")
        points = [p[i : i + 3] for i in range(0, len(p), 3)]
        found = view.result("r")
        for i, point in enumerate(points):
            candidates = _scaled(view, point, view.is_zero(point[2]))
            if found[2 * i : 2 * i + 2] not in candidates:
                view.expect("r", [value for each in points for value in _scaled(view, each, view.is_zero(each[2]))[0]])

    # ------------------------------------------------------------------ encodings

    def to_bytes(self, view: View) -> None:
        x, y = view.given("p")
        wanted = [constant(4)]
        for value in (x, y):
            wanted += view.number_bytes(value, self.length, little=False)
        view.expect_bytes("b", wanted)

    def to_bytes_compressed(self, view: View) -> None:
        x, y = view.given("p")
        parity = view.path.low(view.elements.byte(view.setting.tag, y, 0), 1)
        view.expect_bytes("b", [view.path.sum((constant(2), 1), (parity, 1)), *view.number_bytes(x, self.length, little=False)])

    def from_bytes(self, view: View) -> None:
        """SEC 1, 2.3.4. The root that a call takes is any of the two; the other one is its negative."""
        b, length = view.setting.bytes["b"], self.length
        point = None
        if len(b) == 1 + 2 * length and b[0].lo == 4:
            x, y = (self._coordinate(view, b[1 + length * i : 1 + length * (i + 1)]) for i in (0, 1))
            if x is not None and y is not None and view.is_zero(self._defect(view.field, x, y, view.field.const(1))):
                point = [x, y]
        elif len(b) == 1 + length and b[0].lo in (2, 3):
            x = self._coordinate(view, b[1:])
            point = None if x is None else self._decompressed(view, x, b[0].lo & 1)
        view.expect("r", point or [view.field.const(0)] * 2)
        view.expect_status(point is None)

    def _coordinate(self, view: View, big_endian: Sequence[Word]) -> Value | None:
        value, failed = decoded(view.elements, view.form, big_endian[::-1], view.path)
        return None if view.decided(failed) else value

    def _decompressed(self, view: View, x: Value, parity: int) -> list[Value] | None:
        field = view.field
        square = field.sub(field.const(0), self._defect(field, x, field.const(0), field.const(1)))
        root = root_of(view, square)
        if root is None:
            return None
        for y in (root, field.sub(field.const(0), root)):
            if is_odd(view, y) == bool(parity):
                return [x, y]
        return None


def _encodings(length: int) -> list[Case]:
    """All lengths, and for those of points all first bytes."""
    valid = (1 + length, 1 + 2 * length)
    ranges = ((0, length), (length + 2, 2 * length), (2 * length + 2, (1 << 64) - 1))
    cases = [Case(f"{low} to {high} bytes", numbers={"length": (low, high)}) for low, high in ranges]
    for each in valid:
        numbers, lengths = {"length": (each, each)}, {"b": each}
        cases += [
            Case(f"{each} bytes from {first} on", None, numbers, lengths, {("b", 0): (first, first)}) for first in range(256)
        ]
    return cases


def _points(found: dict[str, Value], name: str) -> Point:
    return [found[each] for each in formula(name).output_names]


def _scaled(view: View, p: Point, neutral: bool) -> list[list[Value]]:
    """(x/z^2, y/z^3), with 1/z by exponents or as the inverse that a call made before z was known not to be zero."""
    field = view.field
    if neutral:
        # a call may have made an inverse of z before; 1/0 = 0 either way
        return [[field.const(0), field.const(0)], *_with(field, p, _opaque_inverse(field, p[2]))]
    return [*_with(field, p, field.inv(p[2])), *_with(field, p, _opaque_inverse(field, p[2]))]


def _opaque_inverse(field: Field, z: Value) -> Value:
    kept: Callable[[int], bool] = field.nonzero
    field.nonzero = lambda _: False
    inverse = field.inv(z)
    field.nonzero = kept
    return inverse


def _with(field: Field, p: Point, inverse: Value) -> list[list[Value]]:
    square = field.mul(inverse, inverse)
    return [[field.mul(p[0], square), field.mul(p[1], field.mul(square, inverse))]]
