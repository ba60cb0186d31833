# SPDX-License-Identifier: MIT
"""Values rewritten by what is known of their unknowns keep their value, and equal ones become the same."""

from __future__ import annotations

import random

import pytest

from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.goal.normal import Normal
from ecgen_verify.prove.world import Undecided

P = 101


class Setting:
    """x is 0, y and z are not, of u nothing is known; 1/x, 1/y, 1/u and 1/(1 - y/z) are unknowns of their own."""

    def __init__(self) -> None:
        self.field = Field(P)
        self.zero, self.open = self.field.named("x"), self.field.named("u")
        self.y, self.z = self.field.named("y"), self.field.named("z")
        self.known = {next(iter(value.unknowns)) for value in (self.y, self.z)}
        self.opaque = [self.field.inv(value) for value in (self.zero, self.y, self.open)]
        self.nonzero = nonzero = self.known.__contains__
        self.quotient = self.field.sub(self.field.const(1), self.field.mul(self.y, self.field.inv(self.z, nonzero)))
        self.normal = Normal(self.field, lambda value: self.field.monic(value)[0] == self.zero, nonzero)

    def number(self, value: Value, point: dict[str, int]) -> int:
        total = 0
        for monomial, coefficient in value.terms.items():
            for unknown, exponent in monomial:
                coefficient = coefficient * self._power(unknown, exponent, point)
            total += coefficient
        return total % P

    def _power(self, unknown: int, exponent: int, point: dict[str, int]) -> int:
        meaning = self.field.meanings[unknown]
        if isinstance(meaning, str):
            return pow(point[meaning], exponent, P)
        assert isinstance(meaning, tuple)
        inner = self.number(meaning[1], point)
        return pow(pow(inner, -1, P), exponent, P) if inner else 0


def _point(rng: random.Random) -> dict[str, int]:
    return {"x": 0, "u": rng.randrange(P), "y": rng.randrange(1, P), "z": rng.randrange(1, P)}


def test_the_value_stays() -> None:
    rng, setting = random.Random("normal"), Setting()
    field = setting.field
    parts = [setting.zero, setting.open, setting.y, setting.z, *setting.opaque, field.inv(setting.y, setting.nonzero),
             field.inv(setting.quotient)]  # fmt: skip
    for _ in range(300):
        value = field.const(rng.randrange(P))
        for _ in range(rng.randrange(1, 4)):
            product = field.const(rng.randrange(1, P))
            for _ in range(rng.randrange(4)):
                product = field.mul(product, rng.choice(parts))
            value = field.add(value, product)
        point = _point(rng)
        assert setting.number(setting.normal(value), point) == setting.number(value, point)


def test_equal_values_become_the_same() -> None:
    setting = Setting()
    field, normal, (_, over_y, _) = setting.field, setting.normal, setting.opaque
    one = field.const(1)
    assert normal(over_y) == field.inv(setting.y, setting.nonzero)
    assert normal(field.mul(over_y, setting.y)) == one
    assert normal(setting.opaque[0]) == field.const(0)
    power = Value({((next(iter(setting.y.unknowns)), P - 2),): 1})
    assert normal(power) == field.inv(setting.y, setting.nonzero)
    # 1/(1 - y/z) = z/(z - y)
    direct = field.mul(setting.z, field.inv(field.sub(setting.z, setting.y)))
    assert normal(field.inv(setting.quotient)) == normal(direct)


def test_what_is_not_known_stays_apart() -> None:
    setting = Setting()
    field, normal = setting.field, setting.normal
    assert normal(field.mul(setting.open, setting.opaque[2])) != field.const(1)
    with pytest.raises(Undecided):
        normal(Value({((next(iter(setting.zero.unknowns)), -1),): 1}))
