# SPDX-License-Identifier: MIT
"""The functions of the examples against a model: Koblitz encodings byte by byte, Massey-Omura against the group law."""

from __future__ import annotations

import ctypes
import random
from dataclasses import dataclass

import gmpy2
import pytest

from support.curve_library import Memory, Native
from support.emitted import need
from support.example_builds import CURVES, EXAMPLES, compiled, curve_build, curve_objects


@dataclass(frozen=True)
class Examples:
    curve: Native
    library: ctypes.CDLL

    def encode(self, message: bytes, tries: int) -> tuple[int, Memory]:
        point = self.curve.affine((1, 1))
        status = self.library.koblitz_encode(point, Memory(message), ctypes.c_size_t(len(message)), ctypes.c_uint(tries))
        return status, point

    def decode(self, point: Memory) -> tuple[int, bytes]:
        message, length = Memory(b"\xa5" * self.room), ctypes.c_size_t(77)
        status = self.library.koblitz_decode(message, ctypes.byref(length), point)
        assert not any(message.raw[length.value :])
        return status, message.raw[: length.value]

    @property
    def room(self) -> int:
        return self.curve.field_bytes - 3

    def model(self, message: bytes, tries: int) -> tuple[int, int] | None:
        """The definition: the first x = 256*m + j on the curve, with the even y."""
        prime, curve = self.curve.prime, self.curve.curve
        number = int.from_bytes(bytes([len(message)]) + message.ljust(self.room, b"\0"), "big")
        for j in range(tries):
            x = 256 * number + j
            square = (x**3 + curve.a * x + curve.b) % prime
            if gmpy2.jacobi(square, prime) == 1:
                y = self.root(square)
                return x, y if y % 2 == 0 else prime - y
        return None

    def root(self, square: int) -> int:
        """By Cipolla's method, which the library does not use; any prime."""
        p = self.curve.prime
        a = next(a for a in range(1, 100) if gmpy2.jacobi(a * a - square, p) == -1)
        w, result, power, e = (a * a - square) % p, (1, 0), (a, 1), (p + 1) // 2
        while e:
            if e & 1:
                result = (result[0] * power[0] + result[1] * power[1] * w) % p, (result[0] * power[1] + result[1] * power[0]) % p
            power = (power[0] ** 2 + power[1] ** 2 * w) % p, 2 * power[0] * power[1] % p
            e >>= 1
        assert result[1] == 0 and result[0] ** 2 % p == square
        return result[0]

    def step(self, name: str, key: int, encoded: bytes) -> tuple[int, bytes]:
        out = Memory(b"\xa5" * (1 + 2 * self.curve.field_bytes))
        function = getattr(self.library, f"massey_omura_{name}")
        status = function(out, Memory(self.curve.number(key)), Memory(encoded), ctypes.c_size_t(len(encoded)))
        return status, out.raw


@pytest.fixture(scope="module", params=CURVES)
def examples(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Examples:
    need("nasm")
    name = request.param
    curve, folder = curve_build(name, tmp_path_factory)
    out = tmp_path_factory.mktemp(f"examples-{name}")
    sources = [EXAMPLES / "koblitz.c", EXAMPLES / "massey_omura.c"]
    objects = curve_objects(folder, out, name, asm=True)
    shared = compiled(out / "examples.so", name, folder, "-shared", "-fPIC", "-Wl,-Bsymbolic", "-Wl,-z,defs", *sources, *objects)
    return Examples(curve, ctypes.CDLL(str(shared)))


@pytest.mark.quick("p192")
def test_encoding(examples: Examples) -> None:
    draws = random.Random(1)
    lengths = [0, 1, examples.room - 1, examples.room, *(draws.randrange(examples.room) for _ in range(12))]
    for message in (draws.randbytes(length) for length in lengths):
        status, point = examples.encode(message, 256)
        expected = examples.model(message, 256)
        assert status == 0 and tuple(examples.curve.read(point)) == expected
        assert examples.decode(point) == (0, message)


@pytest.mark.quick("p192")
def test_few_paddings_may_not_fit(examples: Examples) -> None:
    draws, outcomes = random.Random(2), set()
    for _ in range(40):
        message, tries = draws.randbytes(8), draws.randrange(3)
        status, point = examples.encode(message, tries)
        expected = examples.model(message, tries)
        assert (status, tuple(examples.curve.read(point))) == ((0, expected) if expected else (-1, (0, 0)))
        outcomes.add(status)
    assert outcomes == {0, -1}


def test_encoding_refuses(examples: Examples) -> None:
    for message, tries in ((b"m" * (examples.room + 1), 256), (b"m" * 300, 256), (b"m", 257), (b"m", 0)):
        status, point = examples.encode(message, tries)
        assert status == -1 and examples.curve.read(point) == [0, 0]


def test_decoding_refuses(examples: Examples) -> None:
    """Off the curve; a first byte, a length or zeros that no message has."""
    curve = examples.curve
    _, point = examples.encode(b"abc", 256)
    x, y = curve.read(point)
    assert examples.decode(curve.affine((x, y + 1))) == (-1, b"")
    assert examples.decode(curve.affine(curve.generator)) == (-1, b"")
    size = 8 * curve.field_bytes
    for high, length, tail in ((1, 3, 0), (0, examples.room + 1, 0), (0, 255, 0), (0, 2, 1)):
        start = (high << (size - 8)) + (length << (size - 16)) + (0x616263 << (size - 40)) + (tail << 64)
        undecodable = next((x for x in range(start, start + 256) if x < curve.prime and on_curve(curve, x)), None)
        if undecodable is not None:
            refused = undecodable, examples.root(right_side(curve, undecodable))
            assert examples.decode(curve.affine(refused)) == (-1, b"")


def right_side(curve: Native, x: int) -> int:
    return (x**3 + curve.curve.a * x + curve.curve.b) % curve.prime


def on_curve(curve: Native, x: int) -> bool:
    return bool(gmpy2.jacobi(right_side(curve, x), curve.prime) == 1)


def test_three_passes(examples: Examples) -> None:
    curve, draws = examples.curve, random.Random(3)
    n = curve.order
    for a, b in ((1, n - 1), (2, 3), (draws.randrange(1, n), draws.randrange(1, n))):
        message = curve.group.multiply(draws.randrange(1, n), curve.generator)
        assert message is not None
        line = curve.encode(message)
        for name, key, factor in (("lock", a, a), ("lock", b, a * b), ("unlock", a, b), ("unlock", b, 1)):
            status, line = examples.step(name, key, line)
            expected = curve.group.multiply(factor % n, message)
            assert expected is not None and (status, line) == (0, curve.encode(expected))


def test_passes_take_compressed_points(examples: Examples) -> None:
    curve = examples.curve
    doubled = curve.group.multiply(2, curve.generator)
    assert doubled is not None
    assert examples.step("lock", 2, curve.encode(curve.generator, compressed=True)) == (0, curve.encode(doubled))


def test_passes_refuse(examples: Examples) -> None:
    curve = examples.curve
    good, zeros = curve.encode(curve.generator), bytes(1 + 2 * curve.field_bytes)
    x, y = curve.generator
    for name in ("lock", "unlock"):
        for key in (0, curve.order):
            assert examples.step(name, key, good) == (-1, zeros)
        for encoded in (b"", b"\0", good[:-1], b"\6" + good[1:], curve.encode((x, (y + 1) % curve.prime))):
            assert examples.step(name, 5, encoded) == (-1, zeros)
