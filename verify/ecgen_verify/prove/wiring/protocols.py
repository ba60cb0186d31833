# SPDX-License-Identifier: MIT
"""What keys, key exchange and signatures call, and no manifest has; those of them that are shown by induction."""

from __future__ import annotations

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, N, Var, between, big_endian, when, zeros
from ecgen.logic.types import Buffer, Bytes, Element, Size, Status
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.effects import size_of
from ecgen_verify.prove.ladder.iterations import ladder_claim
from ecgen_verify.prove.protocols.deterministic import deterministic_claim
from ecgen_verify.prove.wiring.functions import Functions


def _inner_contracts(size: int) -> dict[str, Contract]:
    """Of what the protocols call, by operation. `size`: bytes of a scalar."""
    scalar = Element("n")
    key, r, hashed, random, private, nonce, signature = (
        Var(name) for name in ("key", "r", "hash", "random", "private_key", "nonce", "signature"))  # fmt: skip
    drawn = big_endian(random) % (N - 1) + 1
    signing = Param("signature", Bytes(2 * size), True), *(Param(name, scalar) for name in ("key", "hash", "nonce"))
    # of a valid key no more than that it is one; a signature shows that neither part is 0, and what makes none makes no other
    told = frozenset({RESULT.name})
    contracts = (
        Contract("scalar_from_key", "", (Param("key", scalar, True), Param("private_key", Bytes(size))),
                 when(between(0, big_endian(private), N), (key.equals(big_endian(private)), RESULT.equals(0)),
                      (key.equals(0), RESULT.equals(-1))), returns=Status(), public=told),
        Contract("scalar_from_random", "", (Param("r", scalar, True), Param("random", Buffer("length")), Param("length", Size())),
                 when(Const(size + 8) <= Var("length"), (r.equals(drawn), RESULT.equals(0)),
                      (r.equals(0), RESULT.equals(-1))), returns=Status(), public=told),
        Contract("scalar_from_hash", "", (Param("r", scalar, True), Param("hash", Buffer("length")), Param("length", Size())),
                 (r.equals(s.leading_bits(hashed)),)),
        Contract("leading_bits", "", (Param("t", Bytes(size), True, True),), (Var("t'").equals(s.leading_octets(Var("t"))),)),
        Contract("ecdsa_sign_with", "", signing,
                 when(s.ecdsa_serves_number(key, hashed, nonce),
                      (signature.equals(s.ecdsa_of_number(key, hashed, nonce)), RESULT.equals(0)),
                      (signature.equals(zeros(2 * size)), RESULT.equals(-1))), returns=Status(), public=told),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}


def protocols(place: Place) -> Functions:
    scalar, derived = place.scalar, place.derived
    claims = {name: claim(derived[name], place.spec)
              for name, claim in (("ecdsa_sign", deterministic_claim), ("ladder", ladder_claim)) if name in derived}  # fmt: skip
    return Functions({} if scalar is None else _inner_contracts(size_of(scalar)), claims)
