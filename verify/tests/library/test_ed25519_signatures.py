# SPDX-License-Identifier: MIT
"""Ed25519 and XEdDSA signatures as emitted: published vectors, the `cryptography` package, and the model of XEdDSA."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from support.curve_library import Memory, Native, builds, loaded
from support.curve_vectors import vector_file
from support.ed25519_model import BASE, RFC_8032, L, P, clamped, encode, times, xeddsa_sign

TARGETS = ("x64-adx", "c64", "c32", "c32-size")
VECTORS = Path(__file__).parents[1] / "vectors" / "wycheproof_ed25519.txt"


@pytest.fixture(scope="session", params=builds(("curve25519", target) for target in TARGETS), ids=TARGETS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def sign(lib: Native, secret: bytes, message: bytes) -> bytes:
    signature = Memory(bytes(64))
    lib.call("ed25519_sign", signature, secret, message, lib.size(len(message)))
    return signature.raw


def public_key(lib: Native, secret: bytes) -> bytes:
    public = Memory(bytes(32))
    lib.call("ed25519_public_key", public, secret)
    return public.raw


def verify(lib: Native, name: str, signature: bytes, public: bytes, message: bytes) -> int:
    return lib.status(f"{name}_verify", signature, public, message, lib.size(len(message)))


def xed_sign(lib: Native, secret: bytes, message: bytes, seed: bytes) -> bytes:
    signature = Memory(bytes(64))
    lib.call("xeddsa_sign", signature, secret, message, lib.size(len(message)), seed)
    return signature.raw


def test_every_length_below_1024(lib: Native) -> None:
    """The vectors of the authors' implementation, of which RFC 8032 has the first ones and the last: secret, key, message."""
    lines = vector_file("Ed25519/sign.input").splitlines()
    assert len(lines) == 1024
    for length, line in enumerate(lines):
        secret, public, message, signed = (bytes.fromhex(field) for field in line.split(":")[:4])
        assert len(message) == length
        assert public_key(lib, secret[:32]) == public == secret[32:]
        assert sign(lib, secret[:32], message) + message == signed
        assert verify(lib, "ed25519", signed[:64], public, message) == 0


def test_rfc_8032(lib: Native) -> None:
    for secret, public, message, signature in ([bytes.fromhex(field) for field in row] for row in RFC_8032):
        assert public_key(lib, secret) == public
        assert sign(lib, secret, message) == signature
        assert verify(lib, "ed25519", signature, public, message) == 0


def test_wycheproof(lib: Native) -> None:
    lines = [line.split() for line in VECTORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 151
    for result, *fields in lines:
        public, signature, message = (bytes.fromhex(field.strip("-")) for field in fields)
        if len(signature) == 64:  # other lengths cannot be passed
            assert verify(lib, "ed25519", signature, public, message) == (0 if result == "valid" else -1)


def test_the_1024_vectors_of_the_original_software(lib: Native) -> None:
    vectors = pytest.importorskip("cryptography_vectors")
    with vectors.open_vector_file(str(Path("asymmetric", "Ed25519", "sign.input")), "r") as stream:
        rows = [[bytes.fromhex(field) for field in line.strip().split(":")[:4]] for line in stream]
    assert len(rows) == 1024
    for secret, public, message, signed in rows:
        assert sign(lib, secret[:32], message) == signed[:64]
        assert verify(lib, "ed25519", signed[:64], public, message) == 0


def test_interop(lib: Native) -> None:
    draws = random.Random(7)
    for round_ in range(1000):
        secret, message = draws.randbytes(32), draws.randbytes(draws.choice((0, 1, 63, 64, 111, 112, 200)))
        theirs = Ed25519PrivateKey.from_private_bytes(secret)
        public = public_key(lib, secret)
        assert public == theirs.public_key().public_bytes_raw()
        signature = sign(lib, secret, message)
        assert signature == theirs.sign(message)
        assert verify(lib, "ed25519", signature, public, message) == 0
        flipped = bytearray(signature)
        flipped[round_ % 64] ^= 1 << draws.randrange(8)
        assert verify(lib, "ed25519", bytes(flipped), public, message) == -1
        assert verify(lib, "ed25519", signature, public, message + b"\0") == -1


def test_s_of_n_and_above_is_refused(lib: Native) -> None:
    secret = bytes(range(32))
    signature, public = sign(lib, secret, b"m"), public_key(lib, secret)
    s = int.from_bytes(signature[32:], "little")
    for multiple in range(1, 2**256 // L):
        assert verify(lib, "ed25519", signature[:32] + (s + multiple * L).to_bytes(32, "little"), public, b"m") == -1


def test_xeddsa(lib: Native) -> None:
    draws = random.Random(7)
    signs = set()
    for _ in range(60):
        secret, seed, message = draws.randbytes(32), draws.randbytes(64), draws.randbytes(draws.randrange(100))
        u = Memory(bytes(32))
        lib.call("x25519_base", u, secret)
        signature = xed_sign(lib, secret, message, seed)
        assert signature == xeddsa_sign(secret, message, seed)
        assert verify(lib, "xeddsa", signature, u.raw, message) == 0
        x, y = times(clamped(secret) % L, BASE)
        signs.add(x % 2)
        # with the point whose sign is 0 it is a signature of Ed25519, too
        Ed25519PublicKey.from_public_bytes(encode((x if x % 2 == 0 else P - x, y))).verify(signature, message)
        flipped = bytearray(signature)
        flipped[draws.randrange(64)] ^= 1 << draws.randrange(8)
        assert verify(lib, "xeddsa", bytes(flipped), u.raw, message) == -1
        assert verify(lib, "xeddsa", signature, u.raw, message + b"x") == -1
        assert verify(lib, "xeddsa", signature, bytes([u.raw[0] ^ 1, *u.raw[1:]]), message) == -1
    assert signs == {0, 1}


def test_xeddsa_refuses_a_u_of_p_and_above_and_of_the_twist(lib: Native) -> None:
    # u = p + 3 spells u = 3; u = 2 lies on the twist; u = p - 1 is sent to y = 0 / 0
    for u in (P, P + 3, 2**255 - 1, 2**255 + 9, 2, P - 1):
        assert verify(lib, "xeddsa", bytes(64), u.to_bytes(32, "little"), b"") == -1


def test_sha2(lib: Native) -> None:
    draws = random.Random(8)
    for length in (*range(0, 300, 7), 55, 56, 63, 64, 111, 112, 127, 128):
        message = draws.randbytes(length)
        for bits in (224, 256, 384, 512):
            digest = Memory(bytes(bits // 8))
            lib.call(f"sha{bits}", digest, message, lib.size(length))
            assert digest.raw == hashlib.new(f"sha{bits}", message).digest()
