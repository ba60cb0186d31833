# SPDX-License-Identifier: MIT
"""Eight scalar multiplications, key exchanges or ladders at once."""

from __future__ import annotations

from ecgen.contracts.montgomery import EXCHANGE, LADDER, ladder_formulas
from ecgen.contracts.points import JACOBIAN, Weierstrass
from ecgen.contracts.protocols import exchange
from ecgen.contracts.standards import x25519
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Var, choice, when, zeros
from ecgen.logic.types import BitOfEach, Bits, Bytes, Eight, Element, Size

_STRINGS = "Eight strings stand one after the other."


def point_contracts(curve: Weierstrass) -> tuple[Contract, ...]:
    """PREFIX_point8_mul and PREFIX_ecdh8."""
    shared, keys, peers = (Var(name) for name in ("shared", "private_keys", "peers"))
    valid, done = exchange(curve, shared, keys, peers)
    length = curve.field.length
    ensures = when(valid, (*done, RESULT.equals(0)), (shared.equals(zeros(length)), RESULT.equals(1)))
    strings = (Param("shared", Eight(Bytes(length)), True), Param("private_keys", Eight(Bytes(curve.scalars.length))),
               Param("peers", Eight(Bytes(curve.encoded))))  # fmt: skip
    points = (Param("r", Eight(JACOBIAN), True), Param("k", Eight(curve.scalars.element)), Param("p", Eight(JACOBIAN)))
    return (
        Contract("point8_mul", "point8_mul", points, (Var("r").equals(Var("k") * Var("p")),), curve.requires_order(Var("p")),
                 lanes=True),
        Contract("ecdh8", "ecdh8", strings, ensures, returns=BitOfEach(), public=frozenset({"peers"}), lanes=True,
                 remarks=(_STRINGS, "Peers are not compressed. The time tells the validity of peers.")),
    )  # fmt: skip


def ladder_contract() -> Contract:
    element = Element("p")
    params = (Param("r", Eight(element), True), Param("u", Eight(element)), Param("scalars", Eight(Bits("bits"))),
              Param("bits", Size()))  # fmt: skip
    return Contract("ladder8", "ladder8", params, ladder_formulas(Var("r"), Var("u"), Var("scalars"), 1), returns=BitOfEach(),
                    lanes=True, remarks=(f"{_STRINGS} A scalar takes as few bytes as hold its bits.", *LADDER))  # fmt: skip


def x25519_contract() -> Contract:
    out, secrets, u = (Var(name) for name in ("out", "secrets", "u"))
    string = Eight(Bytes(32))
    params = Param("out", string, True), Param("secrets", string), Param("u", string)
    refused = choice(out.equals(zeros(32)), 1, 0)
    return Contract("x25519_8", "x25519_8", params, (out.equals(x25519(secrets, u)), RESULT.equals(refused)),
                    returns=BitOfEach(), lanes=True, remarks=(_STRINGS, *EXCHANGE))  # fmt: skip
