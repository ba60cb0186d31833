# SPDX-License-Identifier: MIT
"""What signatures and X25519 are by their definitions as terms, on integers: what the references in Python say, and published
vectors."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from ecgen.contracts.definitions import DEFINITIONS, POINTS, Numbers, candidate, seeded
from ecgen.contracts.standards import ecdsa
from ecgen.emit.facts import contracts_of
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.terms import Apply, Named, Term, Var, big_endian, subterms
from ecgen.logic.types import Buffer, Bytes, Nothing
from ecgen.meaning.setting import setting_of
from ecgen.meaning.weierstrass import Drbg
from support.curve_library import spec_of
from support.curve_vectors import rfc_6979, wycheproof
from support.ed25519_model import RFC_8032
from support.x25519_model import RFC_7748, RFC_7748_KEYS

_ALL = {**DEFINITIONS, **POINTS}
#: Is used in definitions, and defined itself.
_BY_NUMBER = 2
#: One of so many vectors is tried.
_STEP = 16


def _spelled_out(root: Term, known: Numbers) -> Term:
    """With definitions in place of what they define, all the way down."""
    match root:
        case Named(name, source, sort, args):
            args = tuple(_spelled_out(part, known) for part in args)
            if (name, source) not in _ALL:
                return Named(name, source, sort, args)
            return _spelled_out(_ALL[name, source](known, *args), known)
        case Apply(op, args):
            return Apply(op, tuple(_spelled_out(part, known) for part in args))
    return root


@cache
def _library(curve: str) -> tuple[dict[str, Contract], Setting, Numbers]:
    spec = spec_of(curve)
    library = Library(spec, curve, "auto", (Target.C64,))
    assert spec.curve is not None
    return contracts_of(library), setting_of(library, 64), Numbers(spec.prime, spec.curve.order)


@cache
def _defined(curve: str, name: str) -> Contract:
    contracts, _, known = _library(curve)
    contract = contracts[name]
    return replace(contract, ensures=tuple(_spelled_out(formula, known) for formula in contract.ensures))


def _both(curve: str, name: str, **inputs: Any) -> dict[str, Any]:
    """What the contract says by definitions, which is what it says by the references."""
    contracts, setting, _ = _library(curve)
    contract = contracts[name]
    inputs |= {param.type.length: len(inputs[param.name]) for param in contract.params if isinstance(param.type, Buffer)}
    by_definition = outputs(_defined(curve, name), setting, inputs)
    assert by_definition == outputs(contract, setting, inputs)
    return by_definition


def _text(length: int, seed: str = "") -> bytes:
    return hashlib.shake_256(f"{seed}{length}".encode()).digest(length)


def _used(*curves: str) -> set[tuple[str, str]]:
    """What contracts name that is defined."""
    contracts = [contract for curve in curves for contract in _library(curve)[0].values()]
    return {(part.name, part.source) for contract in contracts for formula in contract.ensures for part in subterms(formula)
            if isinstance(part, Named) and (part.name, part.source) in _ALL}  # fmt: skip


@pytest.mark.parametrize("curve", ["p224", "p256", "p521", "secp256k1"])
@pytest.mark.parametrize("hash_length", [0, 20, 32, 66, 80])
def test_ecdsa(curve: str, hash_length: int) -> None:
    length = -(-_library(curve)[2].n.bit_length() // 8)
    key, hashed, random = (_library(curve)[2].n // 3).to_bytes(length, "big"), _text(hash_length), _text(length + 8)
    assert _both(curve, "ecdsa_sign_nonce", private_key=bytes(length), hash=hashed, random=random)["result"] == -1
    signed = _both(curve, "ecdsa_sign_nonce", private_key=key, hash=hashed, random=random)
    assert signed["result"] == 0
    public_key = _both(curve, "public_key", private_key=key)["public_key"]
    for signature, result in ((signed["signature"], 0), (signed["signature"][::-1], -1), (bytes(2 * length), -1)):
        assert _both(curve, "ecdsa_verify", signature=signature, public_key=public_key, hash=hashed) == {"result": result}


@pytest.mark.parametrize("curve", ["p224", "p256", "p521", "secp256k1"])
def test_wycheproof_signatures(curve: str) -> None:
    name, key, message, seen = "", b"", "", {0: 0, -1: 0}
    length = -(-_library(curve)[2].n.bit_length() // 8)
    for index, (first, *rest) in enumerate(wycheproof(f"ecdsa_{curve}")):
        if first == "key":
            name, key = rest[0], bytes.fromhex(rest[1])
            continue
        message = message if rest[1] == "." else rest[1]
        signature = bytes.fromhex(rest[0])
        if len(signature) == 2 * length and index % _STEP == 0:
            digest = hashlib.new(name, bytes.fromhex(message)).digest()
            evaluation = _both(curve, "ecdsa_verify", signature=signature, public_key=key, hash=digest)
            assert evaluation == {"result": -1 if first == "invalid" else 0}, rest
            seen[evaluation["result"]] += 1
    assert all(seen.values())


@pytest.mark.parametrize("curve", ["p224", "p256", "p521", "secp256k1", "gost512c"])
def test_points(curve: str) -> None:
    length, prime = -(-_library(curve)[2].p.bit_length() // 8), _library(curve)[2].p
    seen = set()
    for x in [*range(30), prime - 1, prime, prime + 2]:
        number = x.to_bytes(length + 1, "big")[1:]
        for first in range(6):
            short = _both(curve, "affine_from_bytes", b=bytes([first]) + number)
            seen.add(short["result"])
            if short["result"] == 0:
                assert _both(curve, "affine_to_bytes_compressed", p=short["r"]) == {"b": bytes([first]) + number}
                assert _both(curve, "affine_to_bytes", p=short["r"])["b"][: length + 1] == b"\4" + number
            for y in (short["r"][1], short["r"][1] ^ 1) if short["r"] else ():
                _both(curve, "affine_from_bytes", b=bytes([first ^ 6]) + number + y.to_bytes(length, "big"))
                assert _both(curve, "affine_from_bytes", b=b"\4" + number + y.to_bytes(length, "big"))["result"] in (0, -1)
    assert seen == {0, -1}
    for strange in (b"", b"\2", b"\4" * (2 * length), b"\4" * (2 * length + 1), b"\2" * (length + 2)):
        assert _both(curve, "affine_from_bytes", b=strange)["result"] == -1


def test_ed25519_points() -> None:
    seen = set()
    for y in [*range(30), 2**255 - 20, 2**255 - 19, 2**255 - 18, 2**255 - 1]:
        for sign in (0, 2**255):
            seen.add(_both("curve25519", "ed25519_decode", b=(y + sign).to_bytes(32, "little"))["result"])
    assert seen == {0, -1}


@pytest.mark.parametrize("curve", ["p192", "p224", "p256", "p384", "p521"])
def test_rfc_6979(curve: str) -> None:
    """The signature by the first candidate, which serves."""
    contracts, setting, known = _library(curve)
    length, (key, rows) = -(-known.n.bit_length() // 8), rfc_6979(curve)
    for hashed, numbers in rows:
        nonce, _ = candidate(known.n, seeded(known.n, Var("private_key"), Var("hash"), len(hashed)), len(hashed))
        signed = _spelled_out(ecdsa(big_endian(Var("private_key")), Var("hash"), nonce), known)
        contract = replace(contracts["ecdsa_sign"], ensures=(Var("signature").equals(signed),))
        inputs = {"private_key": key.to_bytes(length, "big"), "hash": hashed, "hash_length": len(hashed)}
        assert outputs(contract, setting, inputs)["signature"] == b"".join(part.to_bytes(length, "big") for part in numbers)


def test_next_candidate() -> None:
    """Against the reference's own generator."""
    contracts, setting, (_, order) = _library("p256")
    reference = Drbg("sha256", bytes(31) + b"\x05" + bytes(31) + b"\x07")
    generator = seeded(order, Var("private_key"), Var("hash"), 32)
    for _ in range(3):
        nonce, generator = candidate(order, generator, 32)
        contract = replace(contracts["public_key"], ensures=(Var("public_key").equals(nonce),), returns=Nothing(),
                           public=frozenset(), params=(*contracts["public_key"].params, Param("hash", Bytes(32))))  # fmt: skip
        inputs = {"private_key": bytes(31) + b"\x05", "hash": bytes(31) + b"\x07"}
        assert outputs(contract, setting, inputs)["public_key"] == int.from_bytes(reference.next(), "big")
        generator = generator.next()
        reference.update(b"\0")


def test_x25519() -> None:
    for secret, u, shared in (map(bytes.fromhex, row) for row in RFC_7748):
        assert _both("curve25519", "x25519", secret=secret, u=u) == {"out": shared, "result": 0}
    for secret, public in (map(bytes.fromhex, row) for row in RFC_7748_KEYS):
        assert _both("curve25519", "x25519_base", secret=secret) == {"out": public}
    for u in (bytes(32), b"\xff" * 32, (2**255 - 19).to_bytes(32, "little")):
        _both("curve25519", "x25519", secret=_text(32), u=u)


def test_ed25519() -> None:
    for secret, public, message, signature in (map(bytes.fromhex, row) for row in RFC_8032):
        assert _both("curve25519", "ed25519_public_key", secret=secret) == {"public_key": public}
        assert _both("curve25519", "ed25519_sign", secret=secret, message=message) == {"signature": signature}
        assert _both("curve25519", "ed25519_verify", public_key=public, message=message, signature=signature) == {"result": 0}
    for result, *fields in wycheproof("ed25519")[::_STEP]:
        public, signature, message = map(bytes.fromhex, fields)
        if len(signature) == 64:
            evaluation = _both("curve25519", "ed25519_verify", public_key=public, message=message, signature=signature)
            assert evaluation == {"result": 0 if result == "valid" else -1}


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_xeddsa(seed: str) -> None:
    secret, message, random = _text(32, seed), _text(9, seed), _text(64, seed)
    u = _both("curve25519", "x25519_base", secret=secret)["out"]
    signature = _both("curve25519", "xeddsa_sign", secret=secret, message=message, seed=random)["signature"]
    high = (int.from_bytes(u, "little") + 2**255 - 19).to_bytes(33, "little")[:32]
    refused = (u, signature[::-1]), (high, signature), (b"\xff" * 32, signature)
    for key, signed, result in ((u, signature, 0), *((*one, -1) for one in refused)):
        assert _both("curve25519", "xeddsa_verify", u=key, message=message, signature=signed) == {"result": result}


def test_all_definitions_are_of_contracts() -> None:
    """But for those of ECDSA of a hash value that is a number by now."""
    used = _used("p256", "curve25519")
    assert len(_ALL.keys() - used) == _BY_NUMBER
    for name, source in _ALL.keys() - used:
        assert name in {known for known, _ in used} and "number" in source
