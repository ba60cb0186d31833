# SPDX-License-Identifier: MIT
"""OpenSSL, through PyPI `cryptography`, as the other side of key exchanges and signatures, both ways."""

from __future__ import annotations

import hashlib
import random

import pytest
from curve_library import Memory, Native, loaded

pytest.importorskip("cryptography")
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import Prehashed, decode_dss_signature, encode_dss_signature

CURVES = {
    "p192": "SECP192R1", "p224": "SECP224R1", "p256": "SECP256R1", "p384": "SECP384R1", "p521": "SECP521R1",
    "secp256k1": "SECP256K1", "brainpoolp256r1": "BrainpoolP256R1",
}  # fmt: skip
HASHES = {"sha256": hashes.SHA256(), "sha384": hashes.SHA384(), "sha512": hashes.SHA512()}
#: Keys drawn for each curve.
KEYS = 30


@pytest.fixture(scope="module", params=[(name, "x64-adx") for name in CURVES], ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def theirs(curve: Native, number: int) -> ec.EllipticCurvePrivateKey:
    named = getattr(ec, CURVES[curve.prefix], None)
    if named is None:
        pytest.skip("this version of cryptography has no such curve")
    try:
        return ec.derive_private_key(number, named())
    except (UnsupportedAlgorithm, ValueError):
        pytest.skip("this OpenSSL has no such curve")


def keys(curve: Native) -> list[int]:
    draws = random.Random(curve.prefix)
    return [1, 2, curve.order - 1, *(draws.randrange(1, curve.order) for _ in range(KEYS))]


def encoded(curve: Native, key: ec.EllipticCurvePrivateKey) -> Memory:
    numbers = key.public_key().public_numbers()
    return Memory(curve.encode((numbers.x, numbers.y)))


def test_public_keys_and_shared_secrets(curve: Native) -> None:
    numbers = keys(curve)
    for own, other in zip(numbers, reversed(numbers), strict=True):
        peer, public, shared = theirs(curve, other), Memory(bytes(1 + 2 * curve.field_bytes)), Memory(bytes(curve.field_bytes))
        assert curve.status("public_key", public, Memory(curve.number(own))) == 0
        assert public.raw == encoded(curve, theirs(curve, own)).raw
        peer_public = encoded(curve, peer)
        assert curve.status("ecdh", shared, Memory(curve.number(own)), peer_public, curve.size(len(peer_public.raw))) == 0
        assert shared.raw == peer.exchange(ec.ECDH(), theirs(curve, own).public_key())


@pytest.mark.parametrize("name", HASHES)
def test_our_signatures(curve: Native, name: str) -> None:
    for number in keys(curve):
        key, digest = theirs(curve, number), hashlib.new(name, number.to_bytes(80, "big")).digest()
        signature = Memory(bytes(2 * curve.order_bytes))
        assert curve.status("ecdsa_sign", signature, Memory(curve.number(number)), Memory(digest), curve.size(len(digest))) == 0
        r, s = (int.from_bytes(half, "big") for half in (signature.raw[: curve.order_bytes], signature.raw[curve.order_bytes :]))
        algorithm = ec.ECDSA(Prehashed(HASHES[name]))
        key.public_key().verify(encode_dss_signature(r, s), digest, algorithm)
        with pytest.raises(InvalidSignature):
            key.public_key().verify(encode_dss_signature(r, s ^ 1), digest, algorithm)


@pytest.mark.parametrize("name", HASHES)
def test_their_signatures(curve: Native, name: str) -> None:
    for number in keys(curve):
        key, digest = theirs(curve, number), hashlib.new(name, number.to_bytes(80, "big")).digest()
        r, s = decode_dss_signature(key.sign(digest, ec.ECDSA(Prehashed(HASHES[name]))))
        public, signature = encoded(curve, key), Memory(curve.number(r) + curve.number(s))
        arguments = (public, curve.size(len(public.raw)), Memory(digest), curve.size(len(digest)))
        assert curve.status("ecdsa_verify", signature, *arguments) == 0
        assert curve.status("ecdsa_verify", Memory(curve.number(r) + curve.number(s ^ 1)), *arguments) == -1
