# SPDX-License-Identifier: MIT
"""Claims of F_p^2 = F_p(i), i^2 = -1, and of the Kummer line of Montgomery curves over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ecgen.curve.evaluate import evaluate
from ecgen.curve.library import formula
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View

Pair = tuple[Value, Value]


@dataclass(frozen=True)
class Pairs:
    """c0 + c1*i as pairs, a ring for formulas."""

    field: Field

    def const(self, number: int) -> Pair:
        return self.field.const(number), self.field.const(0)

    def add(self, x: Pair, y: Pair) -> Pair:
        return self.field.add(x[0], y[0]), self.field.add(x[1], y[1])

    def sub(self, x: Pair, y: Pair) -> Pair:
        return self.field.sub(x[0], y[0]), self.field.sub(x[1], y[1])

    def mul(self, x: Pair, y: Pair) -> Pair:
        f = self.field
        return (f.sub(f.mul(x[0], y[0]), f.mul(x[1], y[1])), f.add(f.mul(x[0], y[1]), f.mul(x[1], y[0])))

    def inv(self, x: Pair) -> Pair:
        """Its norm is 0 only for 0, as -1 is no square."""
        f = self.field
        scale = f.inv(f.add(f.mul(x[0], x[0]), f.mul(x[1], x[1])))
        return f.mul(x[0], scale), f.mul(f.sub(f.const(0), x[1]), scale)

    def half(self, x: Pair) -> Pair:
        return self.mul(x, self.const(pow(2, -1, self.field.prime)))


def quadratic_claims(prime: int) -> dict[str, Claim]:
    """By operation."""
    length = -(-prime.bit_length() // 8)
    claims = {
        "fe2_add": Claim("r = a + b", _binary(Pairs.add)),
        "fe2_sub": Claim("r = a - b", _binary(Pairs.sub)),
        "fe2_mul": Claim("r = a * b", _binary(Pairs.mul)),
        "fe2_neg": Claim("r = -a", _unary(lambda ring, x: ring.sub(ring.const(0), x))),
        "fe2_dbl": Claim("r = 2*a", _unary(lambda ring, x: ring.add(x, x))),
        "fe2_half": Claim("2*r = a", _unary(Pairs.half)),
        "fe2_conj": Claim("r = c0 - c1*i", _unary(lambda ring, x: (x[0], ring.field.sub(ring.field.const(0), x[1])))),
        "fe2_sqr": Claim("r = a^2", _unary(lambda ring, x: ring.mul(x, x))),
        "fe2_inv": Claim("r = 1/a, 0 for a = 0", _unary(Pairs.inv)),
        "fe2_select": Claim("r = a where mask is all-ones, b where it is 0",
                            lambda v: _is(v, "r", v.given("a" if v.mask("mask") else "b"))),
        "fe2_cswap": Claim("a and b change places where mask is all-ones", _swap, updated=frozenset("ab")),
        "fe2_is_zero": Claim("all-ones where a = 0, else 0", lambda v: v.expect_mask(_all_zero(v, v.given("a")))),
        "fe2_eq": Claim("all-ones where a = b, else 0", _equal),
        "kummer_dbl": Claim("r is the doubling formula's", _kummer_double),
        "kummer_add": Claim("r is the formula's for differential addition", _kummer_add("montgomery_add_projective")),
        "kummer_add_affine": Claim("r is the formula's for differential addition, d affine", _kummer_add("montgomery_add")),
    }  # fmt: skip
    for suffix, little in (("", False), ("_le", True)):
        order = "little-endian" if little else "big-endian"
        claims[f"fe2_to_bytes{suffix}"] = Claim(f"b = c0, then c1, {order}", _encode(length, little))
        claims[f"fe2_from_bytes{suffix}"] = Claim(f"r = c0 + c1*i, {order}; 0, or -1 and r = 0 when one is not below p",
                                                  _decode(length, little))  # fmt: skip
    return claims


def _is(view: View, name: str, wanted: Sequence[Value]) -> None:
    view.expect(name, wanted)


def _pair(values: Sequence[Value]) -> Pair:
    first, second = values
    return first, second


def _unary(operation: Callable[[Pairs, Pair], Pair]) -> Callable[[View], None]:
    return lambda view: _is(view, "r", operation(Pairs(view.field), _pair(view.given("a"))))


def _binary(operation: Callable[[Pairs, Pair, Pair], Pair]) -> Callable[[View], None]:
    return lambda view: _is(view, "r", operation(Pairs(view.field), _pair(view.given("a")), _pair(view.given("b"))))


def _all_zero(view: View, values: Sequence[Value]) -> bool:
    return all(view.is_zero(value) for value in values)


def _equal(view: View) -> None:
    view.expect_mask(_all_zero(view, Pairs(view.field).sub(_pair(view.given("a")), _pair(view.given("b")))))


def _swap(view: View) -> None:
    a, b = view.given("a"), view.given("b")
    if view.mask("mask"):
        a, b = b, a
    _is(view, "a", a)
    _is(view, "b", b)


def _encode(length: int, little: bool) -> Callable[[View], None]:
    def check(view: View) -> None:
        c0, c1 = view.given("a")
        view.expect_bytes("b", [byte for value in (c0, c1) for byte in view.number_bytes(value, length, little=little)])

    return check


def _decode(length: int, little: bool) -> Callable[[View], None]:
    def check(view: View) -> None:
        given = view.setting.bytes["b"]
        found = []
        for part in (given[:length], given[length:]):
            found.append(decoded(view.elements, view.form, part if little else part[::-1], view.path))
        failed = any(view.decided(bit) for _, bit in found)
        view.expect_status(failed)
        _is(view, "r", [view.field.const(0) if failed else value for value, _ in found])

    return check


def _kummer_double(view: View) -> None:
    made = formula("montgomery_double")
    values = dict(zip(made.input_names, _pairs(view.given("p")), strict=True))
    values[made.constant_names[0]] = _pair(view.given("a24"))
    _result(view, evaluate(made, values, Pairs(view.field)), made.output_names)


def _kummer_add(name: str) -> Callable[[View], None]:
    def check(view: View) -> None:
        made = formula(name)
        points = [pair for operand in "pqd" for pair in _pairs(view.given(operand))]
        values = dict(zip(made.input_names, points, strict=True))
        _result(view, evaluate(made, values, Pairs(view.field)), made.output_names)

    return check


def _pairs(values: Sequence[Value]) -> list[Pair]:
    return [(values[i], values[i + 1]) for i in range(0, len(values), 2)]


def _result(view: View, found: dict[str, Pair], names: Sequence[str]) -> None:
    _is(view, "r", [part for name in names for part in found[name]])
