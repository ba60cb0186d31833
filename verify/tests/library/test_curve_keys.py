# SPDX-License-Identifier: MIT
"""Keys, key exchange and signatures on every curve: against the definition, and what has to be refused."""

from __future__ import annotations

import hashlib
import random

import pytest

from support.curve_library import BUILDS, Memory, Native, loaded


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def size(curve: Native, memory: Memory) -> object:
    return curve.size(len(memory.raw))


def public(curve: Native, key: int) -> Memory:
    point = curve.group.multiply(key, curve.generator)
    assert point is not None
    return Memory(curve.encode(point))


def test_keygen(curve: Native) -> None:
    """FIPS 186-5, A.2.1: (c mod (n - 1)) + 1 for all random bytes given."""
    draws, n = random.Random(1), curve.order
    for extra in (8, 9, 40):
        length = curve.order_bytes + extra
        for data in (bytes(length), b"\xff" * length, (n - 1).to_bytes(length, "big"), (n - 2).to_bytes(length, "big"),
                     draws.randbytes(length)):  # fmt: skip
            private, public_key = Memory(bytes(curve.order_bytes)), Memory(bytes(1 + 2 * curve.field_bytes))
            assert curve.status("keygen", private, public_key, Memory(data), curve.size(length)) == 0
            key = int.from_bytes(data, "big") % (n - 1) + 1
            assert private.raw == curve.number(key)
            assert public_key.raw == public(curve, key).raw


def test_keygen_wants_enough(curve: Native) -> None:
    for length in (0, curve.order_bytes, curve.order_bytes + 7):
        private, public_key = Memory(b"\xa5" * curve.order_bytes), Memory(b"\xa5" * (1 + 2 * curve.field_bytes))
        assert curve.status("keygen", private, public_key, Memory(b"\1" * length), curve.size(length)) == -1
        assert not any(private.raw + public_key.raw)


def bad_keys(curve: Native) -> list[int]:
    n = curve.order
    return [0, n, *(number for number in (n + 1, 256**curve.order_bytes - 1) if n < number < 256**curve.order_bytes)]


def test_private_keys_out_of_range(curve: Native) -> None:
    peer = public(curve, 5)
    for key in bad_keys(curve):
        private, public_key = Memory(curve.number(key)), Memory(b"\xa5" * (1 + 2 * curve.field_bytes))
        assert curve.status("public_key", public_key, private) == -1
        shared = Memory(b"\xa5" * curve.field_bytes)
        assert curve.status("ecdh", shared, private, peer, size(curve, peer)) == -1
        signature, digest = Memory(b"\xa5" * (2 * curve.order_bytes)), Memory(b"\1" * 32)
        assert curve.status("ecdsa_sign", signature, private, digest, curve.size(32)) == -1
        assert not any(public_key.raw + shared.raw + signature.raw)
        signature, nonce = Memory(b"\xa5" * (2 * curve.order_bytes)), Memory(b"\1" * (curve.order_bytes + 8))
        assert curve.status("ecdsa_sign_nonce", signature, private, digest, curve.size(32), nonce, size(curve, nonce)) == -1
        assert not any(signature.raw)


def test_key_exchange(curve: Native) -> None:
    draws, n = random.Random(2), curve.order
    for ours, theirs in ((1, 1), (1, n - 1), (n - 1, n - 1), (2, n // 2), (draws.randrange(1, n), draws.randrange(1, n))):
        right = curve.group.multiply(ours * theirs % n, curve.generator)
        peer = curve.group.multiply(theirs, curve.generator)
        assert right is not None and peer is not None
        for compressed in (False, True):
            shared, encoded = Memory(bytes(curve.field_bytes)), Memory(curve.encode(peer, compressed=compressed))
            assert curve.status("ecdh", shared, Memory(curve.number(ours)), encoded, size(curve, encoded)) == 0
            assert shared.raw == right[0].to_bytes(curve.field_bytes, "big")


def test_key_exchange_refuses_peers(curve: Native) -> None:
    x, y = curve.generator
    good = curve.encode(curve.generator)
    wrong = [(x, (y + 1) % curve.prime), (0, 0), (curve.prime, y)]
    for data in (b"", b"\0", good[:-1], good + b"\0", b"\6" + good[1:], *map(curve.encode, wrong)):
        shared = Memory(b"\xa5" * curve.field_bytes)
        assert curve.status("ecdh", shared, Memory(curve.number(7)), Memory(data), curve.size(len(data))) == -1
        assert not any(shared.raw)


def leading(curve: Native, digest: bytes) -> int:
    """FIPS 186-5, 6.4.1: the integer of the leading bits of a hash value, as many as n has."""
    return int.from_bytes(digest, "big") >> max(0, 8 * len(digest) - curve.order.bit_length())


@pytest.mark.parametrize("length", [0, 20, 28, 32, 48, 64, 100])
def test_signature_by_definition(curve: Native, length: int) -> None:
    draws, n = random.Random(length), curve.order
    key, nonce, digest = draws.randrange(1, n), draws.randrange(1, n), b"\xff" + draws.randbytes(length)
    digest = digest[:length]
    point = curve.group.multiply(nonce, curve.generator)
    assert point is not None
    r = point[0] % n
    s = pow(nonce, -1, n) * (leading(curve, digest) + r * key) % n
    signature, random_bytes = Memory(bytes(2 * curve.order_bytes)), Memory((nonce - 1).to_bytes(curve.order_bytes + 8, "big"))
    arguments = (Memory(curve.number(key)), Memory(digest), curve.size(length))
    assert curve.status("ecdsa_sign_nonce", signature, *arguments, random_bytes, size(curve, random_bytes)) == 0
    assert signature.raw == curve.number(r) + curve.number(s)
    assert verified(curve, signature.raw, public(curve, key), digest)
    assert curve.status("ecdsa_sign", signature, *arguments) == 0
    assert verified(curve, signature.raw, public(curve, key), digest)


def test_nonce_wants_enough_bytes(curve: Native) -> None:
    length = curve.order_bytes + 7
    signature = Memory(b"\xa5" * (2 * curve.order_bytes))
    arguments = (Memory(curve.number(3)), Memory(bytes(32)), curve.size(32), Memory(b"\1" * length), curve.size(length))
    assert curve.status("ecdsa_sign_nonce", signature, *arguments) == -1
    assert not any(signature.raw)


def verified(curve: Native, signature: bytes, key: Memory, digest: bytes) -> bool:
    arguments = (Memory(signature), key, size(curve, key), Memory(digest), curve.size(len(digest)))
    status = curve.status("ecdsa_verify", *arguments)
    assert status in (0, -1)
    return status == 0


def test_signatures_refused(curve: Native) -> None:
    n, length, digest = curve.order, curve.order_bytes, hashlib.sha256(b"x").digest()
    signature = Memory(bytes(2 * length))
    assert curve.status("ecdsa_sign", signature, Memory(curve.number(9)), Memory(digest), curve.size(32)) == 0
    r, s, key = int.from_bytes(signature.raw[:length], "big"), int.from_bytes(signature.raw[length:], "big"), public(curve, 9)
    assert verified(curve, curve.number(r) + curve.number(n - s), key, digest)
    point = curve.group.multiply(9, curve.generator)
    assert point is not None
    assert verified(curve, signature.raw, Memory(curve.encode(point, compressed=True)), digest)
    tried = [(0, s), (r, 0), (0, 0), (r, s ^ 1), (r ^ 1, s), (s, r), (n, s), (r, n), (1, 1)]
    tried += [(r + n, s)] if r + n < 256**length else []
    tried += [(r, s + n)] if s + n < 256**length else []
    for wrong in tried:
        assert not verified(curve, curve.number(wrong[0]) + curve.number(wrong[1]), key, digest)
    assert not verified(curve, signature.raw, key, hashlib.sha256(b"y").digest())
    assert not verified(curve, signature.raw, public(curve, 8), digest)
    assert not verified(curve, signature.raw, Memory(key.raw[:-1]), digest)
    assert not verified(curve, signature.raw, Memory(b"\4" + bytes(2 * curve.field_bytes)), digest)


def test_sum_that_is_the_neutral_element(curve: Native) -> None:
    """Hash value and r that make u*G + v*Q vanish: z = -r*key."""
    n = curve.order
    if n.bit_length() % 8:
        pytest.skip("the hash value is no whole number of bytes")
    key, r = 11, 12345
    z = -r * key % n
    digest = z.to_bytes(curve.order_bytes, "big")
    assert not verified(curve, curve.number(r) + curve.number(77), public(curve, key), digest)
