# SPDX-License-Identifier: MIT
"""Claims of Ed25519 (RFC 8032, 5.1.5 to 5.1.7) and of XEdDSA (T. Perrin, 2016), with messages of every length.

Trusted: each check shows the contract that it is pinned to. `a*B` for a modulo n is that for a itself: B is of order n.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import decoded, sum_of_bytes
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.edwards.effects import LENGTH
from ecgen_verify.prove.goal.pins import edwards_signatures
from ecgen_verify.prove.ladder.x25519 import clamped
from ecgen_verify.prove.multiples.named import scalar_multiple
from ecgen_verify.prove.signatures.effects import FIELD, SCALAR, Point, both_multiples, decoded_point, encoded, negative, no_point
from ecgen_verify.prove.signatures.streams import Piece, digest_of, of_operand
from ecgen_verify.prove.word import Word, constant

_LEVEL = 40
_MESSAGE = Case(numbers={"length": (0, LONGEST)}, lengths={"message": "length"})


def signature_claims(spec: Spec) -> dict[str, Claim]:
    """By operation, for curve25519; nothing for others."""
    if spec.curve is None or spec.curve.form != "montgomery" or spec.prime != 2**255 - 19:
        return {}
    checks = {"ed25519_public_key": _public_key, "ed25519_sign": _sign, "ed25519_verify": _verify, "xeddsa_sign": _xeddsa_sign,
              "xeddsa_verify": _xeddsa_verify}  # fmt: skip
    pins = edwards_signatures()
    return {name: Claim(pins[name], check, _LEVEL, (Case(),) if name == "ed25519_public_key" else (_MESSAGE,), about=(spec,))
            for name, check in checks.items()}  # fmt: skip


# ---------------------------------------------------------------------- what claims are made of


def _sha512(view: View, *parts: Sequence[Piece]) -> list[Word]:
    return digest_of(view.elements, 64, *parts)


def _scalar(view: View, number: Sequence[Word]) -> Value:
    """The little-endian integer modulo n."""
    return sum_of_bytes(_scalars(view), number, view.path)


def _scalars(view: View) -> Field:
    return view.elements.fields[SCALAR]


def _multiple(view: View, scalar: Value) -> list[Word]:
    """ENC(scalar*B)"""
    return encoded(view.elements, scalar_multiple(view.elements, scalar))


def _pieces(view: View, number: Sequence[Word]) -> tuple[Piece, ...]:
    return names_of(view.path, number)


def _bytes_of(view: View, tag: str, value: Value) -> list[Word]:
    return [view.elements.byte(tag, value, i) for i in range(LENGTH)]


def _expect_signature(view: View, r: Value, a: Value, public_key: Sequence[Word]) -> None:
    """R, S"""
    first, field = _multiple(view, r), _scalars(view)
    h = _scalar(view, _sha512(view, _pieces(view, first), _pieces(view, public_key), of_operand("message")))
    s = field.add(r, field.mul(h, a))
    view.expect_bytes("signature", [*first, *_bytes_of(view, SCALAR, s)])


def _is_signature(view: View, a: Point, public_key: Sequence[Word]) -> bool:
    """Whether the signature is that of the message for the point A, which encodes as `public_key`."""
    elements, signature = view.elements, view.setting.bytes["signature"]
    first, last = signature[:LENGTH], signature[LENGTH:]
    s, failed = decoded(elements, elements.forms[SCALAR], last, view.path)
    if view.decided(failed):
        return False
    h = _scalar(view, _sha512(view, _pieces(view, first), _pieces(view, public_key), of_operand("message")))
    expected = encoded(elements, both_multiples(elements, h, negative(view.field, a), s))
    return not view.decided(elements.differ(view.path, expected, first))


# ---------------------------------------------------------------------- Ed25519


def _expanded(view: View) -> tuple[Value, list[Word]]:
    """a, and the second half of the digest."""
    digest = _sha512(view, _pieces(view, view.setting.bytes["secret"]))
    return _scalar(view, clamped(view.path, digest[:LENGTH])), digest[LENGTH:]


def _public_key(view: View) -> None:
    a, _ = _expanded(view)
    view.expect_bytes("public_key", _multiple(view, a))


def _sign(view: View) -> None:
    a, prefix = _expanded(view)
    r = _scalar(view, _sha512(view, _pieces(view, prefix), of_operand("message")))
    _expect_signature(view, r, a, _multiple(view, a))


def _verify(view: View) -> None:
    public_key = view.setting.bytes["public_key"]
    failed = view.decided(no_point(view.elements, view.path, public_key))
    valid = not failed and _is_signature(view, decoded_point(view.field, view.path, public_key), public_key)
    view.expect_status(not valid)


# ---------------------------------------------------------------------- XEdDSA


def _xeddsa_sign(view: View) -> None:
    k = _scalar(view, clamped(view.path, view.setting.bytes["secret"]))
    *rest, last = _multiple(view, k)
    low = view.path.low(last, 7)
    sign = view.decided(view.path.quotient(last, low, 7))
    a = _scalars(view).sub(_scalars(view).const(0), k) if sign else k
    first = [constant(0xFE), *[constant(0xFF)] * (LENGTH - 1)]
    parts = [_pieces(view, part) for part in (first, _bytes_of(view, SCALAR, a))]
    r = _scalar(view, _sha512(view, *parts, of_operand("message"), _pieces(view, view.setting.bytes["seed"])))
    _expect_signature(view, r, a, [*rest, low])


def _xeddsa_verify(view: View) -> None:
    elements, field = view.elements, view.field
    u, failed = decoded(elements, elements.forms[FIELD], view.setting.bytes["u"], view.path)
    valid = False
    if not view.decided(failed):
        one = field.const(1)
        y = field.mul(field.sub(u, one), view.inv(field.add(u, one)))
        public_key = _bytes_of(view, FIELD, y)
        if not view.decided(no_point(elements, view.path, public_key)):
            valid = _is_signature(view, decoded_point(field, view.path, public_key), public_key)
    view.expect_status(not valid)
