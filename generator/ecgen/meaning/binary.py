# SPDX-License-Identifier: MIT
"""Elements of GF(2^m), many at once, on Python's integers; the functions of Classic McEliece in the terms of its contracts."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import Any

from ecgen.arith.binary.field import BinaryField
from ecgen.arith.binary.goppa import GoppaCode
from ecgen.logic.evaluate import Setting
from ecgen.meaning.hashes import hash_functions
from ecgen.meaning.mceliece import Keys, decapsulated, drawn, keys_of, sent
from ecgen.spec.binary import BinarySpec

Vector = tuple[int, ...]


def code_of(spec: BinarySpec) -> GoppaCode | None:
    """None for a field alone."""
    code = spec.code
    return None if code is None else GoppaCode(BinaryField(spec.polynomial), code.n, code.t, code.extension)


@cache
def binary_setting(spec: BinarySpec) -> Setting:
    field, code = BinaryField(spec.polynomial), code_of(spec)
    named: dict[str, Callable[..., Any]] = {**_vectors(field), **hash_functions()}
    return Setting({}, None, named if code is None else named | _mechanism(code), {"m": spec.m})


def _vectors(field: BinaryField) -> dict[str, Callable[..., Any]]:
    def lanewise(function: Callable[..., int]) -> Callable[..., Vector]:
        return lambda *vectors: tuple(function(*elements) for elements in zip(*vectors, strict=True))

    return {
        "sums": lanewise(lambda x, y: x ^ y), "products": lanewise(field.multiply), "squares": lanewise(field.square),
        "inverses": lanewise(field.invert), "lowest_bits": lanewise(lambda x: x & (field.size - 1)),
        "elements": lanewise(lambda x: x),
    }  # fmt: skip


def _mechanism(code: GoppaCode) -> dict[str, Callable[..., Any]]:
    keys: Callable[[bytes], Keys] = cache(lambda seed: keys_of(code, seed))

    def candidates(coins: bytes) -> list[int]:
        """The error that coins give."""
        length, count = 2 * code.draws, 1
        while (error := drawn(code, hashlib.shake_256(coins).digest(length * count)[-length:])) is None:
            count += 1
        return error

    def from_random(public_key: bytes, random: bytes) -> tuple[bytes, bytes]:
        error = drawn(code, random)
        assert error is not None
        return sent(code, public_key, error)

    return {
        "mceliece_public_key": lambda seed: keys(seed).public,
        "mceliece_secret_key": lambda seed: keys(seed).secret,
        "mceliece_ciphertext": lambda public_key, coins: sent(code, public_key, candidates(coins))[0],
        "mceliece_secret": lambda public_key, coins: sent(code, public_key, candidates(coins))[1],
        "mceliece_serves": lambda random: drawn(code, random) is not None,
        "mceliece_ciphertext_from": lambda public_key, random: from_random(public_key, random)[0],
        "mceliece_secret_from": lambda public_key, random: from_random(public_key, random)[1],
        "mceliece_received": lambda ciphertext, secret_key: decapsulated(code, ciphertext, secret_key),
    }
