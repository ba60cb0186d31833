# SPDX-License-Identifier: MIT
"""Project Wycheproof's vectors for key exchange and signatures on every curve that it has."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import pytest

from support.curve_library import Memory, Native, loaded, on_all_targets
from support.curve_vectors import wycheproof

#: Signatures for each curve, and shared secrets.
ECDSA = {"p192": 220, "p224": 784, "p256": 574, "p384": 578, "p521": 308, "secp192k1": 218, "secp224k1": 409, "secp256k1": 554,
         "brainpoolp256r1": 251}  # fmt: skip
ECDH = {"p224": 458, "p256": 355, "p384": 790, "p521": 661, "secp256k1": 495, "brainpoolp256r1": 541}
#: What C with words of both sizes is tried with.
MORE = [("p256", "c64"), ("p256", "c32"), ("p224", "c32"), ("secp256k1", "c32"), ("p256", "c32-size")]


def builds(names: Iterable[str]) -> list[object]:
    return on_all_targets(list(names), [*((name, "x64-adx") for name in names), *MORE])


@pytest.fixture(scope="module", params=builds(ECDSA), ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


@pytest.mark.parametrize("curve", builds(ECDH), indirect=True, ids=lambda build: "-".join(build))
def test_key_exchange(curve: Native) -> None:
    agreed = 0
    vectors = wycheproof(f"ecdh_{curve.prefix}")
    for result, private, public, expected in vectors:
        peer, shared = bytes.fromhex(public), Memory(b"\xa5" * curve.field_bytes)
        status = curve.status("ecdh", shared, Memory(curve.number(int(private, 16))), Memory(peer), curve.size(len(peer)))
        if result == "invalid":
            assert status == -1 and not any(shared.raw), public
        else:  # acceptable are compressed points, which we take
            assert status == 0 and shared.raw.hex() == expected, public
            agreed += 1
    assert len(vectors) == ECDH[curve.prefix] and agreed >= 300


def test_signatures(curve: Native) -> None:
    total, valid, name, key, message = 0, 0, "", b"", ""
    for first, *rest in wycheproof(f"ecdsa_{curve.prefix}"):
        if first == "key":
            name, key = rest[0], bytes.fromhex(rest[1])
            continue
        message = message if rest[1] == "." else rest[1]
        signature, digest = bytes.fromhex(rest[0]), hashlib.new(name, bytes.fromhex(message)).digest()
        total += 1
        if len(signature) != 2 * curve.order_bytes:
            assert first == "invalid"  # the function takes signatures of one length only
            continue
        arguments = (Memory(signature), Memory(key), curve.size(len(key)), Memory(digest), curve.size(len(digest)))
        assert curve.status("ecdsa_verify", *arguments) == (-1 if first == "invalid" else 0), rest
        valid += first == "valid"
    assert total == ECDSA[curve.prefix] and valid >= 100
