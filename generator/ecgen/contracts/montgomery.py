# SPDX-License-Identifier: MIT
"""Curves in Montgomery form: the ladder on u-coordinates, and X25519."""

from __future__ import annotations

from ecgen.contracts.standards import clamped, multiple_at, x25519, x25519_public_key
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Op, Term, Var, apply, choice, little_endian, zeros
from ecgen.logic.types import Bits, Bytes, Element, Size, Status

CLAMPED = ("Bits 0, 1, 2 and 255 of the secret are taken as 0 and bit 254 as 1, whatever they are.",)
LADDER = ("On the curve, or on its twist where that has the point at u. The result is 0 where the multiple is the neutral "
          "element or the point of order 2 at u = 0.",)  # fmt: skip
EXCHANGE = (*CLAMPED, "Bit 255 of u is ignored and u is reduced modulo p. The result is 0 where u has small order, which a key "
            "exchange must refuse.")  # fmt: skip


def ladder_contract() -> Contract:
    params = (Param("r", Element("p"), True), Param("u", Element("p")), Param("scalar", Bits("bits")), Param("bits", Size()))
    return Contract("ladder", "ladder", params, ladder_formulas(Var("r"), Var("u"), Var("scalar")), returns=Status(),
                    remarks=LADDER)  # fmt: skip


def ladder_formulas(r: Term, u: Term, scalar: Term, refused: int = -1) -> tuple[Term, ...]:
    """Of the multiple by the `bits` lowest bits of a scalar; `refused`: what is returned where it is 0."""
    number = little_endian(scalar) % apply(Op.POW, 2, Var("bits"))
    return r.equals(multiple_at(number, u)), RESULT.equals(choice(r.equals(0), refused, 0))


def x25519_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    out, secret, u, public, seed = (Var(name) for name in ("out", "secret", "u", "public_key", "seed"))
    string = Bytes(32)
    return (
        Contract("x25519", "x25519", (Param("out", string, True), Param("secret", string), Param("u", string)),
                 (out.equals(x25519(secret, u)), RESULT.equals(choice(out.equals(zeros(32)), -1, 0))),
                 returns=Status(), wipes=True, remarks=EXCHANGE),
        Contract("x25519_base", "x25519_base", (Param("out", string, True), Param("secret", string)),
                 (out.equals(x25519_public_key(secret)),), wipes=True, remarks=CLAMPED),
        Contract("x25519_keygen", "x25519_keygen",
                 (Param("secret", string, True), Param("public_key", string, True), Param("seed", string)),
                 (secret.equals(clamped(seed)), public.equals(x25519_public_key(secret))), wipes=True,
                 remarks=("A pair of keys from 32 bytes that the caller draws from a cryptographic random generator.",)),
    )  # fmt: skip
