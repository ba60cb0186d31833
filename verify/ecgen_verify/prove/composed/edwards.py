# SPDX-License-Identifier: MIT
"""Claims of the points of -x^2 + y^2 = 1 + d*x^2*y^2 in extended coordinates, beside curve25519."""

from __future__ import annotations

from ecgen.curve.library import formula
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Case, Claim, outputs, parameters_of
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View, is_odd, root_of

_LENGTH = 32
_SIGNS = tuple(Case(f"sign {sign}", bytes={("b", 31): (128 * sign, 128 * sign + 127)}) for sign in (0, 1))


def edwards_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for the curve of Ed25519; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery" or spec.prime != 2**255 - 19:
        return {}
    law = _Law(spec)
    return {
        "ed25519_neutral": Claim("r = (0 : 1 : 1 : 0)", lambda v: _is(v, [v.field.const(n) for n in (0, 1, 1, 0)])),
        "ed25519_generator": Claim("r = (x : 4/5 : 1 : 4/5*x) with an even x, on the curve", law.generator),
        "ed25519_add": Claim("r is the unified addition formula's, right for all points", law.add),
        "ed25519_dbl": Claim("r is the doubling formula's, right for all points", law.double),
        "ed25519_neg": Claim("r = (-x : y : z : -t)", law.negate),
        "ed25519_select": Claim("r = p where mask is all-ones, q where it is 0",
                                lambda v: _is(v, v.given("p" if v.mask("mask") else "q"))),
        "ed25519_eq": Claim("all-ones where x1*z2 = x2*z1 and y1*z2 = y2*z1, else 0", law.equal),
        "ed25519_is_neutral": Claim("all-ones where x = 0 and y = z, else 0", law.is_neutral),
        "ed25519_encode": Claim("b = y/z, little-endian, with the lowest bit of x/z as bit 255", law.encode),
        "ed25519_decode": Claim("r = the point that b encodes and 0; (0 : 1 : 1 : 0) and -1 where y is not below p, there is no "
                                "x, or x = 0 has a sign", law.decode, cases=_SIGNS),
        "ed25519_to_u": Claim("u = (z + y)/(z - y), little-endian, 0 where z = y", law.to_u),
    }  # fmt: skip


def _is(view: View, wanted: list[Value]) -> None:
    view.expect("r", wanted)


class _Law:
    def __init__(self, spec: Spec) -> None:
        self.spec = spec

    def _formula(self, view: View, name: str, *points: list[Value]) -> None:
        made = formula(name)
        found = outputs(made, self.spec, view.field, *points)
        _is(view, [found[each] for each in made.output_names])

    def add(self, view: View) -> None:
        self._formula(view, "edwards_add", view.given("p"), view.given("q"))

    def double(self, view: View) -> None:
        self._formula(view, "edwards_double", view.given("p"))

    def negate(self, view: View) -> None:
        x, y, z, t = view.given("p")
        zero = view.field.const(0)
        _is(view, [view.field.sub(zero, x), y, z, view.field.sub(zero, t)])

    def generator(self, view: View) -> None:
        """RFC 8032, 5.1, which the constants found are held against."""
        field, p = view.field, view.field.prime
        numbers = [value.constant for value in view.result("r")]
        x, y, z, t = (-1 if number is None else number for number in numbers)
        d = parameters_of(self.spec, field)["d"].constant or 0
        on_curve = (y * y - x * x - 1 - d * x * x * y * y) % p == 0
        if (z, y, t) != (1, 4 * pow(5, -1, p) % p, x * y % p) or x % 2 or not on_curve:
            raise Mismatch("r is not the generator")

    def equal(self, view: View) -> None:
        p, q = view.given("p"), view.given("q")
        field = view.field
        differences = [field.sub(field.mul(p[i], q[2]), field.mul(q[i], p[2])) for i in (0, 1)]
        view.expect_mask(all(view.is_zero(difference) for difference in differences))

    def is_neutral(self, view: View) -> None:
        x, y, z, _ = view.given("p")
        view.expect_mask(view.is_zero(x) and view.is_zero(view.field.sub(y, z)))

    def encode(self, view: View) -> None:
        field = view.field
        x, y, z, _ = view.given("p")
        inverse = field.inv(z)
        numbers = [field.mul(each, inverse) for each in (x, y)]
        wanted = view.number_bytes(numbers[1], _LENGTH, little=True)
        parity = view.path.low(view.elements.byte(view.setting.tag, numbers[0], 0), 1)
        # y < 2^255, so that bit 255 is free
        wanted[-1] = view.path.sum((view.path.low(wanted[-1], 7), 1), (parity, 128))
        view.expect_bytes("b", wanted)

    def to_u(self, view: View) -> None:
        field = view.field
        _, y, z, _ = view.given("p")
        value = field.mul(field.add(z, y), field.inv(field.sub(z, y)))
        view.expect_bytes("u", view.number_bytes(value, _LENGTH, little=True))

    def decode(self, view: View) -> None:
        """RFC 8032, 5.1.3, with x^2 = (y^2 - 1)/(d*y^2 + 1), whose divisor is never 0, as d is no square."""
        field, path, b = view.field, view.path, view.setting.bytes["b"]
        one, zero = field.const(1), field.const(0)
        negative = b[-1].lo >= 128
        y, failed = decoded(view.elements, view.form, [*b[:-1], path.low(b[-1], 7)], path)
        x = None if view.decided(failed) else self._root(view, y, negative)
        if x is None:
            _is(view, [zero, one, one, zero])
        else:
            _is(view, [x, y, one, field.mul(x, y)])
        view.expect_status(x is None)

    def _root(self, view: View, y: Value, negative: bool) -> Value | None:
        field = view.field
        square, one = field.mul(y, y), field.const(1)
        divisor = field.add(field.mul(square, parameters_of(self.spec, field)["d"]), one)
        root = root_of(view, field.mul(field.sub(square, one), field.inv(divisor)))
        if root is None or (view.is_zero(root) and negative):
            return None
        return root if is_odd(view, root) == negative else field.sub(field.const(0), root)
