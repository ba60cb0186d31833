# SPDX-License-Identifier: MIT
"""OpenSSL as the other side of key exchanges and signatures, both ways, with keys that it draws anew in every run."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator

import pytest

from support.curve_library import Memory, Native, builds, loaded
from support.openssl_curves import CURVES, Theirs

HASHES = ("sha224", "sha256", "sha384", "sha512")
#: Keys drawn for each curve.
FEW, MANY = 32, 1000


@pytest.fixture(scope="module", params=builds((name, "x64-adx") for name in CURVES), ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def theirs(curve: Native, count: int) -> Iterator[Theirs]:
    for _ in range(count):
        yield Theirs(curve.prefix, curve.field_bytes, curve.order_bytes)


def key_exchange(curve: Native, count: int) -> None:
    for peer in theirs(curve, count):
        seed = secrets.token_bytes(curve.order_bytes + 8)
        private, public = Memory(bytes(curve.order_bytes)), Memory(bytes(1 + 2 * curve.field_bytes))
        assert curve.status("keygen", private, public, Memory(seed), curve.size(len(seed))) == 0
        expected = peer.exchange(public.raw)
        for encoded in (peer.public(), peer.public(compressed=True)):
            shared = Memory(bytes(curve.field_bytes))
            assert curve.status("ecdh", shared, private, Memory(encoded), curve.size(len(encoded))) == 0
            assert shared.raw == expected, (private.raw.hex(), encoded.hex())
        assert curve.status("public_key", public, Memory(peer.private())) == 0
        assert public.raw == peer.public(), peer.private().hex()


def signatures(curve: Native, count: int) -> None:
    for index, key in enumerate(theirs(curve, count)):
        digest = hashlib.new(HASHES[index % len(HASHES)], secrets.token_bytes(16)).digest()
        of_digest = (Memory(digest), curve.size(len(digest)))
        signed, seed = Memory(bytes(2 * curve.order_bytes)), Memory(secrets.token_bytes(curve.order_bytes + 8))
        assert curve.status("ecdsa_sign", signed, Memory(key.private()), *of_digest) == 0
        assert key.verify(digest, signed.raw), (key.private().hex(), digest.hex())
        assert not key.verify(digest, changed(signed.raw))
        assert curve.status("ecdsa_sign_nonce", signed, Memory(key.private()), *of_digest, seed, curve.size(len(seed.raw))) == 0
        assert key.verify(digest, signed.raw), (key.private().hex(), digest.hex(), seed.raw.hex())
        signature, public = key.sign(digest), key.public()
        arguments = (Memory(public), curve.size(len(public)), *of_digest)
        assert curve.status("ecdsa_verify", Memory(signature), *arguments) == 0, (public.hex(), digest.hex(), signature.hex())
        assert curve.status("ecdsa_verify", Memory(changed(signature)), *arguments) == -1


def changed(signature: bytes) -> bytes:
    return signature[:-1] + bytes([signature[-1] ^ 1])


@pytest.mark.sampled(2)
def test_key_exchange(curve: Native) -> None:
    key_exchange(curve, FEW)


def test_signatures(curve: Native) -> None:
    signatures(curve, FEW)


@pytest.mark.sampled(2)
@pytest.mark.slow
def test_key_exchange_with_many_keys(curve: Native) -> None:
    key_exchange(curve, MANY)


@pytest.mark.sampled(2)
@pytest.mark.slow
def test_signatures_by_many_keys(curve: Native) -> None:
    signatures(curve, MANY)
