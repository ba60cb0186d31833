# SPDX-License-Identifier: MIT
"""The meaning of contracts against published vectors: nothing is compiled here."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import pytest

from ecgen.emit.facts import contracts_of
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.types import Buffer
from ecgen.meaning.setting import setting_of
from support.curve_library import spec_of
from support.curve_vectors import rfc_6979, wycheproof
from support.ed25519_model import RFC_8032, xeddsa_sign
from support.x25519_model import ITERATED, NINE, RFC_7748, RFC_7748_KEYS, RFC_7748_SHARED

#: One of so many vectors is tried: points are multiplied on Python's integers.
_STEP = 4


@cache
def _library(curve: str) -> tuple[dict[str, Contract], Setting]:
    library = Library(spec_of(curve), curve, "auto", (Target.C64,))
    return contracts_of(library), setting_of(library, 64)


def evaluated(curve: str, name: str, **inputs: Any) -> dict[str, Any]:
    contracts, setting = _library(curve)
    lengths = {param.type.length: len(inputs[param.name]) for param in contracts[name].params if isinstance(param.type, Buffer)}
    return outputs(contracts[name], setting, inputs | lengths)


def number(curve: str, value: int) -> bytes:
    return value.to_bytes(_library(curve)[0]["point_mul_bytes"].param("k").type.length, "big")  # type: ignore[attr-defined]


@pytest.mark.parametrize("curve", ["p192", "p224", "p256", "p384", "p521"])
def test_rfc_6979(curve: str) -> None:
    key, rows = rfc_6979(curve)
    assert len(rows) == 8
    for hashed, (r, s) in rows:
        evaluation = evaluated(curve, "ecdsa_sign", private_key=number(curve, key), hash=hashed)
        assert evaluation == {"signature": number(curve, r) + number(curve, s), "result": 0}


@pytest.mark.parametrize("curve", ["p224", "p256", "p521", "secp256k1"])
def test_wycheproof_key_exchange(curve: str) -> None:
    seen = set()
    for result, private, public, shared in wycheproof(f"ecdh_{curve}")[::_STEP]:
        evaluation = evaluated(curve, "ecdh", private_key=number(curve, int(private, 16)), peer=bytes.fromhex(public))
        assert evaluation["result"] == (-1 if result == "invalid" else 0), public
        assert evaluation["shared"].hex() == shared or (result == "invalid" and not any(evaluation["shared"]))
        seen.add(evaluation["result"])
    assert seen == {0, -1}


@pytest.mark.parametrize("curve", ["p224", "p256", "p521", "secp256k1"])
def test_wycheproof_signatures(curve: str) -> None:
    name, key, message, seen = "", b"", "", {0: 0, -1: 0}
    for index, (first, *rest) in enumerate(wycheproof(f"ecdsa_{curve}")):
        if first == "key":
            name, key = rest[0], bytes.fromhex(rest[1])
            continue
        message = message if rest[1] == "." else rest[1]
        signature = bytes.fromhex(rest[0])
        if len(signature) == 2 * len(number(curve, 0)) and index % _STEP == 0:
            digest = hashlib.new(name, bytes.fromhex(message)).digest()
            evaluation = evaluated(curve, "ecdsa_verify", signature=signature, public_key=key, hash=digest)
            assert evaluation == {"result": -1 if first == "invalid" else 0}, rest
            seen[evaluation["result"]] += 1
    assert min(seen.values()) > 5


def test_rfc_7748() -> None:
    for secret, u, shared in (map(bytes.fromhex, row) for row in RFC_7748):
        assert evaluated("curve25519", "x25519", secret=secret, u=u) == {"out": shared, "result": 0}
    assert evaluated("curve25519", "x25519", secret=NINE, u=NINE)["out"].hex() == ITERATED[1]
    for secret, public in (map(bytes.fromhex, row) for row in RFC_7748_KEYS):
        assert evaluated("curve25519", "x25519_base", secret=secret) == {"out": public}
    (ours, _), (_, theirs) = RFC_7748_KEYS
    assert evaluated("curve25519", "x25519", secret=bytes.fromhex(ours), u=bytes.fromhex(theirs))["out"].hex() == RFC_7748_SHARED


def test_wycheproof_x25519() -> None:
    seen = set()
    for secret, u, shared in (map(bytes.fromhex, row) for row in wycheproof("x25519")[::_STEP]):
        evaluation = evaluated("curve25519", "x25519", secret=secret, u=u)
        assert evaluation == {"out": shared, "result": 0 if any(shared) else -1}
        seen.add(evaluation["result"])
    assert seen == {0, -1}


def test_rfc_8032() -> None:
    for secret, public, message, signature in (map(bytes.fromhex, row) for row in RFC_8032):
        assert evaluated("curve25519", "ed25519_public_key", secret=secret) == {"public_key": public}
        assert evaluated("curve25519", "ed25519_sign", secret=secret, message=message) == {"signature": signature}
        assert evaluated("curve25519", "ed25519_verify", public_key=public, message=message, signature=signature) == {"result": 0}


def test_wycheproof_ed25519() -> None:
    seen = set()
    for result, *fields in wycheproof("ed25519")[::_STEP]:
        public, signature, message = map(bytes.fromhex, fields)
        if len(signature) == 64:
            evaluation = evaluated("curve25519", "ed25519_verify", public_key=public, message=message, signature=signature)
            assert evaluation == {"result": 0 if result == "valid" else -1}
            seen.add(result)
    assert seen == {"valid", "invalid"}


def test_xeddsa() -> None:
    secret, seed = bytes(range(32)), bytes(range(64, 128))
    u = evaluated("curve25519", "x25519_base", secret=secret)["out"]
    for message in (b"", b"a message"):
        signature = evaluated("curve25519", "xeddsa_sign", secret=secret, message=message, seed=seed)["signature"]
        assert signature == xeddsa_sign(secret, message, seed)
        assert evaluated("curve25519", "xeddsa_verify", u=u, message=message, signature=signature) == {"result": 0}
        assert evaluated("curve25519", "xeddsa_verify", u=u, message=message + b"!", signature=signature) == {"result": -1}
