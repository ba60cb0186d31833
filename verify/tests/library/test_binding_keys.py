# SPDX-License-Identifier: MIT
"""The Python binding's keys, key exchange and signatures: against the model and the C functions, and what it refuses."""

from __future__ import annotations

import hashlib
import random
from types import ModuleType

import pytest

from support.curve_library import Memory, Native
from support.emitted import need
from support.example_builds import curve_build
from support.python_binding import load

DIGEST = hashlib.sha256(b"a message").digest()


@pytest.fixture(scope="module", params=["p256", *(pytest.param(name, marks=pytest.mark.slow) for name in ("secp256k1", "p224"))])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, Native]:
    need("nasm")
    curve, folder = curve_build(request.param, tmp_path_factory)
    return load(folder, request.param, folder / "all.so"), curve


def public_of(curve: Native, key: int) -> bytes:
    point = curve.group.multiply(key, curve.generator)
    assert point is not None
    return curve.encode(point)


def test_keygen(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    seed = random.Random(1).randbytes(binding.SEED_BYTES)
    for data in (seed, bytearray(seed)):
        private, public = binding.keygen(data)
        key = int.from_bytes(seed, "big") % (curve.order - 1) + 1
        assert isinstance(private, bytearray) and private == curve.number(key) and public == public_of(curve, key)
        assert binding.public_key(private) == public
    first, second = binding.keygen()[0], binding.keygen()[0]
    assert first != second and 0 < int.from_bytes(first, "big") < curve.order
    for short in (b"", seed[1:]):
        with pytest.raises(ValueError, match="fewer"):
            binding.keygen(short)


def test_key_exchange(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    draws, n = random.Random(2), curve.order
    for ours, theirs in ((1, n - 1), (draws.randrange(1, n), draws.randrange(1, n))):
        point = curve.group.multiply(ours * theirs % n, curve.generator)
        peer = curve.group.multiply(theirs, curve.generator)
        assert point is not None and peer is not None
        for compressed in (False, True):
            shared = binding.ecdh(curve.number(ours), curve.encode(peer, compressed=compressed))
            assert isinstance(shared, bytearray) and shared == point[0].to_bytes(curve.field_bytes, "big")


def test_key_exchange_refuses(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    x, y = curve.generator
    good, key = curve.encode(curve.generator), curve.number(5)
    for private, peer in ((curve.number(0), good), (curve.number(curve.order), good), (key, b""), (key, good[:-1]),
                          (key, curve.encode((x, (y + 1) % curve.prime))), (key, b"\0")):  # fmt: skip
        with pytest.raises(ValueError, match="no point"):
            binding.ecdh(private, peer)
    with pytest.raises(ValueError, match="private key: 3 bytes"):
        binding.ecdh(b"abc", good)


def test_signatures(both: tuple[ModuleType, Native]) -> None:
    """As the C function makes them, and checked by the definition."""
    binding, curve = both
    n, length = curve.order, curve.order_bytes
    key = random.Random(3).randrange(1, n)
    public, signature = public_of(curve, key), binding.ecdsa_sign(bytearray(curve.number(key)), DIGEST)
    direct = Memory(bytes(2 * length))
    assert curve.status("ecdsa_sign", direct, Memory(curve.number(key)), Memory(DIGEST), curve.size(len(DIGEST))) == 0
    assert signature == direct.raw
    r, s = int.from_bytes(signature[:length], "big"), int.from_bytes(signature[length:], "big")
    z = int.from_bytes(DIGEST, "big") >> max(0, 256 - n.bit_length())
    inverse = pow(s, -1, n)
    point = curve.group.add(curve.group.multiply(z * inverse % n, curve.generator),
                            curve.group.multiply(r * inverse * key % n, curve.generator))  # fmt: skip
    assert point is not None and point[0] % n == r
    assert binding.ecdsa_verify(signature, public, DIGEST) is None
    assert binding.ecdsa_verify(bytearray(signature), bytearray(public), bytearray(DIGEST)) is None


def test_signatures_refused(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    key = curve.number(77)
    public, signature = binding.public_key(key), binding.ecdsa_sign(key, DIGEST)
    other = hashlib.sha256(b"another").digest()
    changed = bytes([*signature[:-1], signature[-1] ^ 1])
    zeros = bytes(len(signature))
    for wrong in (
        (changed, public, DIGEST),
        (signature, public, other),
        (signature, public_of(curve, 78), DIGEST),
        (zeros, public, DIGEST),
        (signature, b"", DIGEST),
        (signature, public[:-1], DIGEST),
        (signature, public, b""),
    ):
        with pytest.raises(ValueError, match="not valid"):
            binding.ecdsa_verify(*wrong)
    for length in (0, len(signature) - 1, len(signature) + 1):
        with pytest.raises(ValueError, match="signature"):
            binding.ecdsa_verify(bytes(length), public, DIGEST)
    for number in (0, curve.order):
        for function in (lambda data: binding.ecdsa_sign(data, DIGEST), binding.public_key):
            with pytest.raises(ValueError, match="does not lie"):
                function(curve.number(number))
    for function in (lambda data: binding.ecdsa_sign(data, DIGEST), binding.public_key):
        with pytest.raises(ValueError, match="private key: 1 bytes"):
            function(b"\1")
        with pytest.raises(TypeError):
            function(5)


def test_wiping(both: tuple[ModuleType, Native]) -> None:
    """A private key in a bytearray is neither changed nor kept locked, and can be zeroed."""
    binding, curve = both
    private = bytearray(curve.number(9))
    binding.public_key(private)
    binding.ecdh(private, public_of(curve, 4))
    binding.ecdsa_sign(private, DIGEST)
    binding.multiply(private, binding.Point.generator())
    assert private == curve.number(9)
    binding.wipe(private)
    assert private == bytes(curve.order_bytes)
    private += b"longer"
