# SPDX-License-Identifier: MIT
"""Claims of X25519 (RFC 7748, 5) and of integers that are read from bytes, beside curve25519.

Trusted: each check shows the contract that it is pinned to.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import sum_of_bytes
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.pins import edwards_multiples, x25519
from ecgen_verify.prove.ladder.effects import multiple_at
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word, constant

_LENGTH = 32


def x25519_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for curve25519; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery" or spec.prime != 2**255 - 19:
        return {}
    name = "ed25519_reduce_bytes"
    return {
        "x25519": Claim(x25519()["x25519"], _x25519, level=6, about=(spec,)),
        name: Claim(edwards_multiples()[name], _reduced, level=6, about=(spec,)),
    }


def clamped(path: Path, secret: Sequence[Word]) -> list[Word]:
    """decodeScalar25519: bits 0, 1, 2 and 255 cleared, bit 254 set."""
    first, last = secret[0], secret[-1]
    return [path.sum((first, 1), (path.low(first, 3), -1)), *secret[1:-1], path.sum((path.low(last, 6), 1), (constant(64), 1))]


def _x25519(view: View) -> None:
    secret, u = view.setting.bytes["secret"], view.setting.bytes["u"]
    path, field = view.path, view.field
    point = sum_of_bytes(field, [*u[:-1], path.low(u[-1], 7)], path)
    r = multiple_at(field, point, clamped(path, secret), 8 * _LENGTH, path)
    view.expect_bytes("out", view.number_bytes(r, _LENGTH, little=True))
    view.expect_status(view.is_zero(r))


def _reduced(view: View) -> None:
    view.expect("r", [sum_of_bytes(view.field, view.setting.bytes["b"], view.path)])
