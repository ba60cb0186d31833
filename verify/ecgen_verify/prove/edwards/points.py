# SPDX-License-Identifier: MIT
"""Points of Ed25519's curve in memory, known as multiples: what calls of the group law do to them.

Trusted. The formulas are the group law for all points of the curve: -1 is a square and d is none (`curve.prove`; Bernstein, Lange
2007), so that integer multiples add up for points of any order.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.promise import Inner
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.pins import edwards_points
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.named import COORDINATES, Base, Multiple
from ecgen_verify.prove.theorem import Reading, readings

__all__ = ["COORDINATES"]


def base_of(values: Sequence[Value]) -> Base:
    """An extended point."""
    return named.base_of(values, "extended")


# ---------------------------------------------------------------------- the group law


_SUM = "r = p + q by the formula, right for all points"
_POINT, _CACHED, _NIELS = "const {p}_ed25519 *p", "{p}_ed25519_cached", "{p}_ed25519_niels"
#: What is promised of functions that no manifest has, by operation: the text, the tag of the modulus, the parameters.
_INNER = {
    "ed25519_add_cached": (_SUM, "fe", f"{{p}}_ed25519 *r, {_POINT}, const {_CACHED} *q"),
    "ed25519_add_niels": (_SUM, "fe", f"{{p}}_ed25519 *r, {_POINT}, const {_NIELS} *q"),
    "ed25519_dbl_projective": ("r = 2*p by the formula, right for all points; T of r is left as it was", "fe",
                               f"{{p}}_ed25519 *r, {_POINT}"),
    "ed25519_prepare": ("r = (y - x, y + x, 2*z, 2*d*t) of p", "fe", f"{_CACHED} *r, {_POINT}"),
    "ed25519_digits": ("k = sum of digit[i] * 16^i over i < 64 with -8 <= digit[i] < 8", "sc", "int digit[64], const {p}_sc *k"),
}  # fmt: skip
INNER = {name: Inner(text, entry=(tag, f"void {{p}}_{name}({given})")) for name, (text, tag, given) in _INNER.items()}


def group_effects() -> dict[str, Reading]:
    """By operation. Doublings read no T: of a projective point it need not be x*y/z, and such a result leaves T as it was."""
    effects: dict[str, Effect] = {
        "ed25519_neutral": lambda call: named.store(call, Multiple(), "neutral", "extended"),
        "ed25519_add_cached": lambda call: named.add(call, "sum", "extended", "cached"),
        "ed25519_add_niels": lambda call: named.add(call, "sum", "extended", "niels"),
        "ed25519_dbl": lambda call: named.double(call, "extended", "projective", "extended"),
        "ed25519_dbl_projective": lambda call: named.double(call, "extended", "projective", "projective"),
        "ed25519_prepare": lambda call: named.convert(call, "extended", "cached"),
    }
    return readings({**INNER, **edwards_points()}, effects)
