# SPDX-License-Identifier: MIT
"""How keys, key exchange and signatures are proved, and what calls in them are taken to do: both by their contracts."""

from __future__ import annotations

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, N, Var, between, big_endian, when, zeros
from ecgen.logic.types import Buffer, Bytes, Element, Size, Status
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.effects import size_of
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.hashes.drbg import drbg_effects
from ecgen_verify.prove.hashes.streams import stream_effects
from ecgen_verify.prove.ladder.iterations import ladder_claim
from ecgen_verify.prove.protocols.deterministic import deterministic_claim
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.wiring.functions import Functions

#: Of a digest of a whole message, by operation, as those below.
_HASHES = dict.fromkeys(("sha224", "sha256", "sha384", "sha512"), 1)
#: By operation: above which functions it stands. What is shown elsewhere is here for the calls of it.
_LEVELS = {
    "reduce_bytes": 2, "scalar_from_hash": 2, "scalar_from_random": 2, "scalar_from_key": 2,
    "point_to_affine": 5, "point_from_affine": 5, "affine_to_bytes": 5, "affine_from_bytes": 5,
    "affine_has_order": 20, "point_mul": 20, "point_mul_base": 20, "point_mul_double_vartime": 20,
    "point_mul_bytes": 30, "point_mul_base_bytes": 30, "public_key": 30, "keygen": 30, "ecdsa_sign_with": 30, "ecdsa_verify": 30,
    "ecdh": 30, "ecdsa_sign_nonce": 31,
}  # fmt: skip
_SHOWN = ("reduce_bytes", "scalar_from_hash", "scalar_from_random", "scalar_from_key", "point_mul_bytes", "point_mul_base_bytes",
          "public_key", "keygen", "ecdsa_sign_with", "ecdsa_verify", "ecdh", "ecdsa_sign_nonce")  # fmt: skip
_LEVELS_25519 = {
    "ed25519_encode": 5, "ed25519_decode": 5, "ed25519_neg": 5, "ed25519_to_u": 5, "ed25519_mul_base": 6,
    "ed25519_mul_double_vartime": 6, "x25519": 6, "ed25519_reduce_bytes": 6, "x25519_base": 7, "x25519_keygen": 7,
    "ed25519_public_key": 40, "ed25519_sign": 40, "ed25519_verify": 40, "xeddsa_sign": 40, "xeddsa_verify": 40,
}  # fmt: skip
_SHOWN_25519 = ("x25519", "ed25519_reduce_bytes", "x25519_base", "x25519_keygen", "ed25519_public_key", "ed25519_sign",
                "ed25519_verify", "xeddsa_sign", "xeddsa_verify")  # fmt: skip


def _inner_contracts(size: int) -> dict[str, Contract]:
    """Of what the protocols call, by operation. `size`: bytes of a scalar."""
    scalar = Element("n")
    key, r, hashed, random, private, nonce, signature = (
        Var(name) for name in ("key", "r", "hash", "random", "private_key", "nonce", "signature"))  # fmt: skip
    drawn = big_endian(random) % (N - 1) + 1
    signing = Param("signature", Bytes(2 * size), True), *(Param(name, scalar) for name in ("key", "hash", "nonce"))
    contracts = (
        Contract("scalar_from_key", "", (Param("key", scalar, True), Param("private_key", Bytes(size))),
                 when(between(0, big_endian(private), N), (key.equals(big_endian(private)), RESULT.equals(0)),
                      (key.equals(0), RESULT.equals(-1))), returns=Status()),
        Contract("scalar_from_random", "", (Param("r", scalar, True), Param("random", Buffer("length")), Param("length", Size())),
                 when(Const(size + 8) <= Var("length"), (r.equals(drawn), RESULT.equals(0)),
                      (r.equals(0), RESULT.equals(-1))), returns=Status()),
        Contract("scalar_from_hash", "", (Param("r", scalar, True), Param("hash", Buffer("length")), Param("length", Size())),
                 (r.equals(s.leading_bits(hashed)),)),
        Contract("ecdsa_sign_with", "", signing,
                 when(s.ecdsa_serves_number(key, hashed, nonce),
                      (signature.equals(s.ecdsa_of_number(key, hashed, nonce)), RESULT.equals(0)),
                      (signature.equals(zeros(2 * size)), RESULT.equals(-1))), returns=Status()),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}


def by_terms(place: Place) -> Functions:
    curve, scalar, derived = place.spec.curve, place.scalar, place.published.derived
    weierstrass = curve is not None and curve.form == "weierstrass"
    levels = _HASHES | (_LEVELS if weierstrass else _LEVELS_25519)
    known = {**derived, **({} if scalar is None else _inner_contracts(size_of(scalar)))}
    contracts = {name: known[name] for name in levels if name in known}
    claims = {name: contract_claim(contracts[name], place.spec, levels[name], multiples=True)
              for name in (*_HASHES, *(_SHOWN if weierstrass else _SHOWN_25519)) if name in contracts}  # fmt: skip
    for name, claim in (("ecdsa_sign", deterministic_claim), ("ladder", ladder_claim)):
        if name in derived:
            claims[name] = claim(derived[name], place.spec)
    effects = {name: (levels[name], called(contract, place.spec)) for name, contract in contracts.items()}
    others = {**stream_effects(), **({} if scalar is None else drbg_effects(scalar))}
    return Functions(files_of(place.source, place.prefix, ["ecdsa"] if scalar else []), claims,
                     effects | {name: (0, reading) for name, reading in others.items()})  # fmt: skip
