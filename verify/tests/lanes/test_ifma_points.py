# SPDX-License-Identifier: MIT
"""Eight scalar multiplications and key exchanges at once against plain affine arithmetic and the functions for one."""

from __future__ import annotations

import ctypes
import json
import random
from pathlib import Path

import gmpy2
import pytest

from ecgen.curve.recoding import Window
from ecgen.emit.lanes.points import WIDTH
from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from support.emitted import need, spec_named, write
from support.lanes_library import BUILDS, LANES, VECTOR, build, require_ifma

Affine = tuple[int, int] | None

OTHERS = ("p192", "p224", "p256", "p384", "p521", "secp192k1", "secp224k1", "secp256k1", "brainpoolp256r1", "sm2", "w251")


def add(p: Affine, q: Affine, a: int, prime: int) -> Affine:
    if p is None or q is None:
        return q if p is None else p
    if p[0] == q[0] and (p[1] + q[1]) % prime == 0:
        return None
    slope = (3 * p[0] ** 2 + a, 2 * p[1]) if p == q else (q[1] - p[1], q[0] - p[0])
    m = slope[0] * int(gmpy2.invert(slope[1], prime))
    x = (m * m - p[0] - q[0]) % prime
    return x, (m * (p[0] - x) - p[1]) % prime


def times(k: int, p: Affine, a: int, prime: int) -> Affine:
    total: Affine = None
    for bit in f"{k:b}":
        total = add(total, total, a, prime)
        total = add(total, p, a, prime) if bit == "1" else total
    return total


class Points:
    """The functions of an emitted folder on Python's points. `width`: bits of a word."""

    def __init__(self, folder: Path, how: str, compiler: str) -> None:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        self.prefix = manifest["prefix"]
        self.library = ctypes.CDLL(str(build(folder, how, compiler)))
        width = 32 if how == "plain32" else 64
        self.field, self.scalar = (
            Modulus(int(row["number"], 16), Kind(row["tag"]), width, row["limbs"][str(width)], Reduction(row["reduction"]))
            for row in manifest["moduli"]
        )

    def _bytes(self, modulus: Modulus, number: int) -> bytes:
        return modulus.encode(number).to_bytes(modulus.limbs * modulus.width // 8, "little")

    def multiply(self, scalars: list[int], points: list[Affine], rng: random.Random) -> list[Affine]:
        """point8_mul, from and to Jacobian coordinates with any z."""
        p, size = self.field.number, self.field.limbs * self.field.width // 8
        given = b""
        for point in points:
            z = rng.randrange(1, p) if point is not None else 0
            x, y = point if point is not None else (1, 1)
            given += b"".join(self._bytes(self.field, c) for c in (x * z * z % p, y * z**3 % p, z))
        keys = b"".join(self._bytes(self.scalar, k) for k in scalars)
        r = ctypes.create_string_buffer(len(given))
        getattr(self.library, f"{self.prefix}_point8_mul")(r, keys, given)
        words = [r.raw[size * i : size * (i + 1)] for i in range(3 * LANES)]
        numbers = [self.field.decode(int.from_bytes(word, "little")) for word in words]
        return [self._affine(*numbers[3 * i : 3 * i + 3]) for i in range(LANES)]

    def _affine(self, x: int, y: int, z: int) -> Affine:
        p = self.field.number
        over = int(gmpy2.invert(z, p)) if z else 0
        return (x * over**2 % p, y * over**3 % p) if z else None


def emitted(tmp_path: Path, name: str, how: str) -> Points:
    if how in VECTOR:
        require_ifma()
    return Points(write(tmp_path / name, name, "ifma"), how, need("gcc"))


def check(points: Points, name: str, rounds: int) -> None:
    spec = spec_named(name)
    assert spec.curve is not None
    curve, prime, rng = spec.curve, spec.prime, random.Random(name)
    n, generator = curve.order, (curve.gx, curve.gy)
    edges = [0, 1, 2, n - 1, n - 2, n // 2, (1 << WIDTH) - 1, *Window(n.bit_length(), WIDTH).doubling_scalars(n)]
    for iteration in range(rounds):
        scalars = (edges[LANES * iteration :] + [rng.randrange(n) for _ in range(LANES)])[:LANES]
        bases: list[Affine] = [times(rng.randrange(1, n), generator, curve.a, prime) for _ in range(LANES)]
        bases[iteration % LANES] = None if iteration else generator
        expected = [times(k, p, curve.a, prime) if k else None for k, p in zip(scalars, bases, strict=True)]
        assert points.multiply(scalars, bases, rng) == expected, (scalars, bases)
    keys = [rng.randrange(1, n) for _ in range(LANES)]
    peers = [times(rng.randrange(1, n), generator, curve.a, prime) for _ in range(LANES)]
    check_exchange(points, keys, peers, [times(k, p, curve.a, prime) for k, p in zip(keys, peers, strict=True)])


def check_exchange(points: Points, keys: list[int], peers: list[Affine], shared: list[Affine]) -> None:
    """ecdh8; then lane 2 has no key, lane 5 no point of the curve."""
    size, key_size = points.field.bytes, points.scalar.bytes
    encoded = [b"\4" + p[0].to_bytes(size, "big") + p[1].to_bytes(size, "big") for p in peers if p is not None]
    secrets = [k.to_bytes(key_size, "big") for k in keys]
    encodings = [p[0].to_bytes(size, "big") for p in shared if p is not None]
    exchange = getattr(points.library, f"{points.prefix}_ecdh8")
    r = ctypes.create_string_buffer(size * LANES)
    assert exchange(r, b"".join(secrets), b"".join(encoded)) == 0
    assert r.raw == b"".join(encodings)
    secrets[2] = bytes(key_size)
    encoded[5] = encoded[5][:-1] + bytes([encoded[5][-1] ^ 1])
    encodings[2] = encodings[5] = bytes(size)
    assert exchange(r, b"".join(secrets), b"".join(encoded)) == 0b100100
    assert r.raw == b"".join(encodings)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "how"), [("p256", "nasm"), ("w251", "plain32")])
def test_a_common_curve_and_a_tiny_one(tmp_path: Path, name: str, how: str) -> None:
    """The tiny one is computed with call by call, and its last addition may meet p + p."""
    check(emitted(tmp_path, name, how), name, 3)


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("how", BUILDS)
@pytest.mark.parametrize("name", OTHERS)
def test_other_curves(tmp_path: Path, name: str, how: str) -> None:
    check(emitted(tmp_path, name, how), name, 3)
