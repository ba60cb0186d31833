# SPDX-License-Identifier: MIT
"""The group of Ed25519 beside curve25519, Ed25519 and XEdDSA. Byte strings are little-endian, as in RFC 8032."""

from __future__ import annotations

from ecgen.contracts.standards import (
    ed25519,
    ed25519_decoded,
    ed25519_encoded,
    ed25519_encodes,
    ed25519_public_key,
    ed25519_verifies,
    xeddsa,
    xeddsa_verifies,
)
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    NEUTRAL,
    RESULT,
    B,
    Const,
    N,
    Term,
    Var,
    choice,
    inverse,
    little_endian,
    mask,
    on_curve,
    residue,
    when,
    y_of,
)
from ecgen.logic.types import Buffer, Bytes, Element, Mask, MaskResult, Nothing, Point, Returned, Size, Status

EXTENDED = Point("ed25519")
_R, _P, _Q, _K, _L, _STRING = (Var(name) for name in "rpqklb")
_KEY, _SECRET, _MESSAGE, _SIGNATURE, _SEED, _U = (
    Var(name) for name in ("public_key", "secret", "message", "signature", "seed", "u"))  # fmt: skip


def edwards_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    return (*_group(), *_encodings(), *_multiples(), *_signatures())


def _result() -> Param:
    return Param("r", EXTENDED, True)


def _group() -> tuple[Contract, ...]:
    r, p, q = _result(), Param("p", EXTENDED), Param("q", EXTENDED)
    return (
        _contract("ed25519_neutral", (r,), (_R.equals(NEUTRAL),), remark="That is (0, 1)."),
        _contract("ed25519_generator", (r,), (_R.equals(B),), remark="The generator of RFC 8032, 5.1."),
        _contract("ed25519_add", (r, p, q), (_R.equals(_P + _Q),), (on_curve(_P), on_curve(_Q)),
                  remark="For all of them: p = q, p = -q and the neutral element too."),
        _contract("ed25519_dbl", (r, p), (_R.equals(2 * _P),), (on_curve(_P),)),
        _contract("ed25519_neg", (r, p), (_R.equals(-_P),)),
        _contract("ed25519_select", (r, Param("mask", Mask()), p, q), (_R.equals(choice(Var("mask"), _P, _Q)),)),
        _contract("ed25519_eq", (p, q), (RESULT.equals(mask(_P.equals(_Q))),), returns=MaskResult()),
        _contract("ed25519_is_neutral", (p,), (RESULT.equals(mask(_P.equals(NEUTRAL))),), returns=MaskResult()),
    )  # fmt: skip


def _encodings() -> tuple[Contract, ...]:
    string, p = Bytes(32), Param("p", EXTENDED)
    u = (Const(1) + y_of(_P)) * inverse(Const(1) - y_of(_P))
    return (
        _contract("ed25519_encode", (Param("b", string, True), p), (_STRING.equals(ed25519_encoded(_P)),)),
        _contract("ed25519_decode", (_result(), Param("b", string)),
                  when(ed25519_encodes(_STRING), (_R.equals(ed25519_decoded(_STRING)), RESULT.equals(0)),
                       (_R.equals(NEUTRAL), RESULT.equals(-1))), returns=Status(),
                  remark="Refused are a y that is not below p or to which no x belongs, and x = 0 with a sign. The point may "
                         "have a small order, or a part of small order."),
        _contract("ed25519_to_u", (Param("u", string, True), p), (little_endian(_U).equals(residue(u)),),
                  remark="That is the u-coordinate of p on the Montgomery curve, 0 for the neutral element."),
    )  # fmt: skip


def _multiples() -> tuple[Contract, ...]:
    """Points may have an order other than n, so that multiples are by integers, not modulo n."""
    k, p, second = Param("k", Element("n")), Param("p", EXTENDED), Param("l", Element("n"))
    return (
        _contract("ed25519_mul", (_result(), k, p), (_R.equals(residue(_K) * _P),), (on_curve(_P),),
                  remark="For points of any order, k as an integer below n."),
        _contract("ed25519_mul_base", (_result(), k), (_R.equals(_K * B),)),
        _contract("ed25519_mul_double_vartime", (_result(), k, p, second), (_R.equals(residue(_K) * _P + _L * B),),
                  (on_curve(_P),), public=("k", "p", "l"), remark="For public values only: the time tells them."),
    )  # fmt: skip


def _signatures() -> tuple[Contract, ...]:
    string, signature = Bytes(32), Param("signature", Bytes(64), True)
    secret = Param("secret", string)
    message = Param("message", Buffer("length")), Param("length", Size())
    given, key = Param("signature", Bytes(64)), Param("public_key", string)
    public_time = "The time depends on the arguments, all of them public."
    return (
        _contract("ed25519_reduce_bytes", (Param("r", Element("n"), True), Param("b", Bytes(64))),
                  (_R.equals(little_endian(_STRING) % N),)),
        _contract("ed25519_public_key", (Param("public_key", string, True), secret),
                  (_KEY.equals(ed25519_public_key(_SECRET)),), wipes=True, remark="The secret is 32 random bytes."),
        _contract("ed25519_sign", (signature, secret, *message), (_SIGNATURE.equals(ed25519(_SECRET, _MESSAGE)),),
                  public=("message",), apart=("signature",), wipes=True),
        _contract("ed25519_verify", (given, key, *message),
                  (RESULT.equals(choice(ed25519_verifies(_KEY, _MESSAGE, _SIGNATURE), 0, -1)),), returns=Status(),
                  public=("signature", "public_key", "message"), remark=f"s is to be below n. {public_time}"),
        _contract("xeddsa_sign", (signature, secret, *message, Param("seed", Bytes(64))),
                  (_SIGNATURE.equals(xeddsa(_SECRET, _MESSAGE, _SEED)),), public=("message",), apart=("signature",),
                  wipes=True,
                  remark="The secret is one of X25519, clamped as there, the seed 64 random bytes."),
        _contract("xeddsa_verify", (given, Param("u", string), *message),
                  (RESULT.equals(choice(xeddsa_verifies(_U, _MESSAGE, _SIGNATURE), 0, -1)),), returns=Status(),
                  public=("signature", "u", "message"),
                  remark=f"u is a public key of X25519, and to be below p; s is to be below n. {public_time}"),
    )  # fmt: skip


def _contract(name: str, params: tuple[Param, ...], ensures: tuple[Term, ...], requires: tuple[Term, ...] = (), *,
              returns: Returned | None = None, public: tuple[str, ...] = (), apart: tuple[str, ...] = (),
              remark: str = "", wipes: bool = False) -> Contract:  # fmt: skip
    return Contract(name, name, params, ensures, requires, returns or Nothing(), frozenset(public), frozenset(apart),
                    wipes=wipes, remarks=(remark,) if remark else ())  # fmt: skip
