# SPDX-License-Identifier: MIT
"""X25519 as emitted: RFC 7748, Wycheproof, and the `cryptography` package as a live counterpart."""

from __future__ import annotations

import random

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

from support.curve_library import Memory, Native, builds, loaded
from support.x25519_model import ITERATED, NINE, RFC_7748, RFC_7748_KEYS, RFC_7748_SHARED, VECTORS, P

TARGETS = ("x64-adx", "c64", "c32", "c32-size")


@pytest.fixture(scope="session", params=builds(("curve25519", target) for target in TARGETS), ids=TARGETS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


@pytest.fixture(scope="session", params=[("curve25519", "x64-adx")], ids=["x64-adx"])
def fastest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def x25519(lib: Native, secret: bytes, u: bytes) -> tuple[int, bytes]:
    out = Memory(b"\xa5" * 32)
    return lib.status("x25519", out, secret, u), out.raw


def public_key(lib: Native, secret: bytes) -> bytes:
    out = Memory(bytes(32))
    lib.call("x25519_base", out, secret)
    return out.raw


def iterate(lib: Native, times: int) -> bytes:
    scalar = u = NINE
    for _ in range(times):
        status, result = x25519(lib, scalar, u)
        assert status == 0
        scalar, u = result, scalar
    return scalar


def test_rfc_7748(lib: Native) -> None:
    for scalar, u, result in RFC_7748:
        assert x25519(lib, bytes.fromhex(scalar), bytes.fromhex(u)) == (0, bytes.fromhex(result))


def test_rfc_7748_keys(lib: Native) -> None:
    pairs = [(bytes.fromhex(private), bytes.fromhex(public)) for private, public in RFC_7748_KEYS]
    for (private, public), (_, other) in zip(pairs, reversed(pairs), strict=True):
        assert public_key(lib, private) == public
        assert x25519(lib, private, other) == (0, bytes.fromhex(RFC_7748_SHARED))


@pytest.mark.parametrize("times", [1, 1000])
def test_iterated(lib: Native, times: int) -> None:
    assert iterate(lib, times).hex() == ITERATED[times]


@pytest.mark.slow
def test_iterated_a_million_times(fastest: Native) -> None:
    assert iterate(fastest, 1000000).hex() == ITERATED[1000000]


def test_wycheproof(lib: Native) -> None:
    lines = [line.split() for line in VECTORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 518
    for secret, u, shared in ([bytes.fromhex(field) for field in line] for line in lines):
        assert x25519(lib, secret, u) == (0 if any(shared) else -1, shared)


def test_interop(lib: Native) -> None:
    draws = random.Random(7)
    for _ in range(1000):
        mine, theirs = draws.randbytes(32), X25519PrivateKey.from_private_bytes(draws.randbytes(32))
        my_public = public_key(lib, mine)
        assert my_public == X25519PrivateKey.from_private_bytes(mine).public_key().public_bytes_raw()
        shared = theirs.exchange(X25519PublicKey.from_public_bytes(my_public))
        assert x25519(lib, mine, theirs.public_key().public_bytes_raw()) == (0, shared)


def test_every_non_canonical_u_is_reduced_and_bit_255_ignored(lib: Native) -> None:
    secret = bytes(range(32))
    for value in [*range(P, 2**255), *range(2, 19), 2**254, P - 2]:
        reduced = x25519(lib, secret, (value % P).to_bytes(32, "little"))
        assert x25519(lib, secret, value.to_bytes(32, "little")) == reduced
        assert x25519(lib, secret, (value | 1 << 255).to_bytes(32, "little")) == reduced


def test_clamping(lib: Native) -> None:
    draws = random.Random(1)
    for _ in range(20):
        secret = draws.randbytes(32)
        clamped = bytes([secret[0] & 248, *secret[1:31], secret[31] & 127 | 64])
        touched = bytes([secret[0] ^ draws.randrange(8), *secret[1:31], secret[31] ^ draws.randrange(4) << 6])
        expected = 0, public_key(lib, touched)
        assert [x25519(lib, scalar_bytes, NINE) for scalar_bytes in (secret, clamped, touched)] == [expected] * 3


def test_key_pair(lib: Native) -> None:
    draws = random.Random(2)
    seed = draws.randbytes(32)
    secret, public = Memory(bytes(32)), Memory(bytes(32))
    lib.call("x25519_keygen", secret, public, seed)
    assert secret.raw == bytes([seed[0] & 248, *seed[1:31], seed[31] & 127 | 64])
    assert public.raw == public_key(lib, seed)


def test_output_may_be_an_input(fastest: Native) -> None:
    lib = fastest
    scalar, u, result = (bytes.fromhex(text) for text in RFC_7748[0])
    for place in (0, 1):
        arguments = [Memory(scalar), Memory(u)]
        assert lib.status("x25519", arguments[place], *arguments) == 0
        assert arguments[place].raw == result
