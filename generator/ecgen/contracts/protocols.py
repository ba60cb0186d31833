# SPDX-License-Identifier: MIT
"""Key pairs, key exchange and signatures on a short Weierstrass curve. Numbers are big-endian byte strings."""

from __future__ import annotations

from ecgen.contracts.points import Weierstrass
from ecgen.contracts.standards import (
    candidate_serves,
    deterministic_ecdsa,
    ecdsa,
    ecdsa_serves,
    ecdsa_verifies,
    sec1_decoded,
    sec1_encoded,
    sec1_encodes,
)
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    RESULT,
    Const,
    G,
    N,
    Term,
    Var,
    between,
    big_endian,
    choice,
    has_prime_order,
    residue,
    when,
    x_of,
    zeros,
)
from ecgen.logic.types import Buffer, Bytes, Size, Status

#: Random bytes beyond the length of n, so that reducing them favours no number by more than 2^-64 (FIPS 186-5, A.2.1).
_EXTRA = 8

_PRIVATE, _PUBLIC, _PEER, _HASH, _RANDOM, _SIGNATURE, _SHARED = (
    Var(name) for name in ("private_key", "public_key", "peer", "hash", "random", "signature", "shared"))  # fmt: skip
_IS_KEY = between(0, big_endian(_PRIVATE), N)
#: The number that random bytes give, from 1 to n - 1.
_DRAWN = big_endian(_RANDOM) % (N - 1) + 1


def protocol_contracts(curve: Weierstrass) -> tuple[Contract, ...]:
    """In the order of the header."""
    return (_public_key(curve), _keygen(curve), _ecdh(curve), _sign_nonce(curve), _verify(curve), _sign(curve))


def _string(name: str, length: int, *, output: bool = False) -> Param:
    return Param(name, Bytes(length), output)


def _buffer(name: str, length: str) -> tuple[Param, Param]:
    return Param(name, Buffer(length)), Param(length, Size())


def _checked(valid: Term, done: tuple[Term, ...], *cleared: tuple[Term, int]) -> tuple[Term, ...]:
    """What is done and 0 where the arguments are valid, else zeros and -1."""
    return when(valid, (*done, RESULT.equals(0)), (*(output.equals(zeros(n)) for output, n in cleared), RESULT.equals(-1)))


def _public_key(curve: Weierstrass) -> Contract:
    params = _string("public_key", curve.encoded, output=True), _string("private_key", curve.scalars.length)
    done = (_PUBLIC.equals(sec1_encoded(big_endian(_PRIVATE) * G)),)
    return Contract("public_key", "public_key", params, _checked(_IS_KEY, done, (_PUBLIC, curve.encoded)), returns=Status(),
                    public=frozenset({RESULT.name}), wipes=True)  # fmt: skip


def _keygen(curve: Weierstrass) -> Contract:
    length = curve.scalars.length
    params = (_string("private_key", length, output=True), _string("public_key", curve.encoded, output=True),
              *_buffer("random", "length"))  # fmt: skip
    done = big_endian(_PRIVATE).equals(_DRAWN), _PUBLIC.equals(sec1_encoded(big_endian(_PRIVATE) * G))
    return Contract("keygen", "keygen", params,
                    _checked(_enough(length), done, (_PRIVATE, length), (_PUBLIC, curve.encoded)), returns=Status(),
                    public=frozenset({RESULT.name}), wipes=True,
                    remarks=("A pair of keys from random bytes, all of which count (FIPS 186-5, A.2.1).",))  # fmt: skip


def _enough(length: int) -> Term:
    return Const(length + _EXTRA) <= Var("length")


def is_peer(curve: Weierstrass, string: Term) -> Term:
    """Whether it is an encoded point other than the neutral element, of order n."""
    is_point = sec1_encodes(string)
    return is_point if curve.cofactor == 1 else is_point & has_prime_order(sec1_decoded(string))


def exchange(curve: Weierstrass, shared: Term, private_key: Term, peer: Term) -> tuple[Term, tuple[Term, ...]]:
    """When a key exchange is done, and what it gives."""
    key = big_endian(private_key)
    x = residue(x_of(key * sec1_decoded(peer)))
    return between(0, key, N) & is_peer(curve, peer), (big_endian(shared).equals(x),)


def _ecdh(curve: Weierstrass) -> Contract:
    params = (_string("shared", curve.field.length, output=True), _string("private_key", curve.scalars.length),
              *_buffer("peer", "peer_length"))  # fmt: skip
    valid, done = exchange(curve, _SHARED, _PRIVATE, _PEER)
    return Contract("ecdh", "ecdh", params, _checked(valid, done, (_SHARED, curve.field.length)), returns=Status(),
                    public=frozenset({"peer", RESULT.name}), wipes=True,
                    remarks=("The time tells the form and validity of peer.",))  # fmt: skip


def _sign_nonce(curve: Weierstrass) -> Contract:
    length = curve.scalars.length
    params = (_string("signature", 2 * length, output=True), _string("private_key", length), *_buffer("hash", "hash_length"),
              *_buffer("random", "length"))  # fmt: skip
    key = big_endian(_PRIVATE)
    valid = _IS_KEY & _enough(length) & ecdsa_serves(key, _HASH, _DRAWN)
    done = (_SIGNATURE.equals(ecdsa(key, _HASH, _DRAWN)),)
    return Contract("ecdsa_sign_nonce", "ecdsa_sign_nonce", params, _checked(valid, done, (_SIGNATURE, 2 * length)),
                    returns=Status(), public=frozenset({RESULT.name}), wipes=True,
                    remarks=("The random bytes make the nonce (FIPS 186-5, A.3.1); use them for nothing else.",))  # fmt: skip


def _verify(curve: Weierstrass) -> Contract:
    params = (_string("signature", 2 * curve.scalars.length), *_buffer("public_key", "public_key_length"),
              *_buffer("hash", "hash_length"))  # fmt: skip
    verifies = is_peer(curve, _PUBLIC) & ecdsa_verifies(_PUBLIC, _HASH, _SIGNATURE)
    return Contract("ecdsa_verify", "ecdsa_verify", params, (RESULT.equals(choice(verifies, 0, -1)),), returns=Status(),
                    public=frozenset({"signature", "public_key", "hash"}),
                    remarks=("The time depends on the arguments, all of them public.",))  # fmt: skip


def _sign(curve: Weierstrass) -> Contract:
    length = curve.scalars.length
    params = _string("signature", 2 * length, output=True), _string("private_key", length), *_buffer("hash", "hash_length")
    done = (_SIGNATURE.equals(deterministic_ecdsa(_PRIVATE, _HASH)),)
    valid = _IS_KEY if curve.candidates is None else _IS_KEY & candidate_serves(_PRIVATE, _HASH, curve.candidates)
    return Contract("ecdsa_sign", "ecdsa_sign", params, _checked(valid, done, (_SIGNATURE, 2 * length)), returns=Status(),
                    public=frozenset({RESULT.name}), apart=frozenset({"signature"}), wipes=True,
                    remarks=("The nonce comes by HMAC with SHA-224 for hash values of 28 bytes, SHA-256 for others of up to 32, "
                             "SHA-384 up to 48, else SHA-512.",))  # fmt: skip
