# SPDX-License-Identifier: MIT
"""Arguments for the functions of a structure: edges and random ones, and for a key encapsulation mechanism keys that are keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from ecgen.emit.structure.kind import Kem, Kind, contract_named
from ecgen.emit.structure.selftest import KEM_FUNCTIONS
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.types import Buffer, Bytes, Numbers16, Polynomial, Size, Sliced
from ecgen.spec.structure import Structure

#: Pairs of keys of one run: making one in Python takes a while.
_PAIRS = 4


def drawn_inputs(kind: Kind, spec: Structure, contract: Contract, examples: int, seed: int) -> Iterator[dict[str, Any]]:
    """Arguments of so many calls; the same for the same seed."""
    source = random.Random(f"{seed} {contract.name}")
    if contract.name in KEM_FUNCTIONS:
        kem = kind.kem(spec)
        assert kem is not None
        yield from _of_kem(kind, spec, kem, contract, examples, source)
        return
    setting = kind.setting(spec)
    for i in range(examples):
        values: dict[str, Any] = {p.name: _size(source) for p in contract.params if isinstance(p.type, Size)}
        for place, param in enumerate(contract.inputs):
            values[param.name] = _drawn(param, (i // 6**place) % 6 if i < 36 else source.randrange(6), setting, values, source)
        yield values


def _size(source: random.Random) -> int:
    return source.choice((0, 1, 7, 8, 9, 135, 136, 137, 271, 272, source.randrange(600)))


def _drawn(param: Param, style: int, setting: Setting, sizes: dict[str, Any], source: random.Random) -> Any:
    match param.type:
        case Polynomial(modulus):
            number, n = int(setting.constants.get(modulus, modulus)), setting.constants["n"]
            return tuple(_coefficients(style, number, n, source))
        case Sliced(count):
            return tuple(_coefficients(style, 1 << int(setting.constants["m"]), count, source))
        case Numbers16(count):
            return tuple(_coefficients(style, 1 << 16, count, source))
        case Bytes(length):
            return bytes(_coefficients(style, 256, length, source))
        case Buffer(length):
            return bytes(_coefficients(style, 256, sizes[length], source))
    raise TypeError(f"no argument of {param.type!r}")


def _coefficients(style: int, number: int, count: int, source: random.Random) -> list[int]:
    """0: random; 1: zeros; 2: the largest; 3: one; 4: runs of the smallest and largest; 5: few that are not 0."""
    match style:
        case 0:
            return [source.randrange(number) for _ in range(count)]
        case 1:
            return [0] * count
        case 2:
            return [number - 1] * count
        case 3:
            one = source.choice((0, count - 1, source.randrange(count))) if count else 0
            return [source.randrange(1, number) if i == one else 0 for i in range(count)]
        case 4:
            values, current = [], 0
            for _ in range(count):
                current = current if source.randrange(20) else number - 1 - current
                values.append(current)
            return values
        case _:
            return [0 if source.randrange(30) else source.randrange(number) for _ in range(count)]


def _of_kem(kind: Kind, spec: Structure, kem: Kem, contract: Contract, examples: int,
            source: random.Random) -> Iterator[dict[str, Any]]:  # fmt: skip
    setting = kind.setting(spec)
    keypair, encaps = (contract_named(kind, spec, name) for name in ("kem_keypair", "kem_encaps"))
    seeds = [source.randbytes(kem.seed) for _ in range(_PAIRS)]
    known: dict[bytes, dict[str, Any]] = {}
    for i in range(examples):
        seed, coins = seeds[i % _PAIRS], source.randbytes(kem.coins)
        if contract.name == keypair.name:
            yield {"seed": seed}
            continue
        if seed not in known:
            known[seed] = outputs(keypair, setting, {"seed": seed})
        keys = known[seed]
        public_key = keys["public_key"]
        drawn = contract.params[-1]  # of an encapsulation: what it draws from
        if contract.name != "kem_decaps":
            assert isinstance(drawn.type, Bytes)
            string = (public_key, public_key, source.randbytes(len(public_key)), bytes(len(public_key)), public_key[:-1],
                      public_key + b"\0")[i % 6]  # fmt: skip
            yield {"public_key": string, "public_key_length": len(string), drawn.name: source.randbytes(drawn.type.length)}
            continue
        sent = outputs(encaps, setting, {"public_key": public_key, "public_key_length": len(public_key), "coins": coins})
        string = _ciphertext(i % 7, sent["ciphertext"], source)
        yield {"ciphertext": string, "ciphertext_length": len(string), "secret_key": keys["secret_key"]}


def _ciphertext(style: int, good: bytes, source: random.Random) -> bytes:
    """One that was made, or one that was changed, has another length, or is anything."""
    match style:
        case 0 | 1:
            return good
        case 2:
            bit = source.randrange(8 * len(good))
            return (int.from_bytes(good, "little") ^ 1 << bit).to_bytes(len(good), "little")
        case 3:
            return (int.from_bytes(good, "little") ^ 1 << 8 * len(good) - 1).to_bytes(len(good), "little")
        case 4:
            return source.randbytes(len(good))
        case 5:
            return good[:-1]
        case _:
            return bytes(len(good))
