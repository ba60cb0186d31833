# SPDX-License-Identifier: MIT
"""ECDH and ECDSA on a short Weierstrass curve, checked against affine points over gmpy2 integers."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ecgen.spec.curve_check import Curve
from ecgen.spec.curve_equation import Equation, Point
from ecgen.spec.load import Spec
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.protocol import COUNT, VERIFIED
from ecgen_bench.exchange.shown import compare


@dataclass(frozen=True)
class Weierstrass:
    """`group`: OpenSSL's name of the curve, empty where it has none."""

    spec: Spec
    group: str = ""
    emitted_source = "weierstrass_calls.c"
    openssl_source = "openssl_weierstrass_calls.c"
    titles: ClassVar[dict[str, str]] = {
        "variable_base": "variable base", "ecdh": "ECDH from bytes", "sign": "ECDSA sign", "verify": "ECDSA verify",
        "public_key": "public key",
    }  # fmt: skip
    profiled: ClassVar[tuple[str, ...]] = ("ecdh", "sign", "verify")
    notes = (
        "variable base: point_mul_bytes and point_to_affine on a decoded point; EVP derive with the peer's key set before",
        "ECDH from bytes: ecdh; EVP with the peer's key decoded, checked and set each time, then derive",
        "public key: public_key, from the private key's bytes; EC_POINT_mul and EC_POINT_point2oct",
        "ECDSA sign: ecdsa_sign, nonces by RFC 6979; EVP sign, random nonces. ECDSA verify: from the public key's bytes; EVP "
        "with the key decoded before. Hashing the message is part of neither",
    )

    @property
    def curve(self) -> Curve:
        assert self.spec.curve is not None
        return self.spec.curve

    @property
    def equation(self) -> Equation:
        return Equation.of(self.spec.prime, "weierstrass", self.curve.a, self.curve.b)

    def openssl_declarations(self) -> str:
        return f'#define GROUP "{self.group}"'

    def keys(self, seed: int) -> Keys:
        rng = random.Random(f"keys {self.spec.name} {seed}")
        return self.keys_of([rng.randrange(1, self.curve.order) for _ in range(COUNT)], rng)

    def form_keys(self, count: int, rng: random.Random) -> Keys:
        top = 1 << (self.curve.order.bit_length() - 1)
        return self.keys_of([top, top - 1, 1, *(rng.randrange(top // 2, self.curve.order) for _ in range(count))], rng)

    def keys_of(self, private: Sequence[int], rng: random.Random) -> Keys:
        """Keys with these private keys. The peers, hashes and signatures are random, one of each for every key."""
        order, size = self.curve.order, (self.curve.order.bit_length() + 7) // 8
        length = next((n for n in (32, 48) if n >= size), 64)
        hashes = [rng.randbytes(length) for _ in private]
        signatures = [self._sign(d, digest, rng.randrange(1, order)) for d, digest in zip(private, hashes, strict=True)]
        return Keys(
            (self.spec.prime.bit_length() + 7) // 8, size,
            tuple(d.to_bytes(size, "big") for d in private),
            tuple(self._encode(self._times(d)) for d in private),
            tuple(self._encode(self._times(rng.randrange(1, order))) for _ in private),
            tuple(hashes), tuple(rng.randbytes(length) for _ in private),
            tuple(b"".join(number.to_bytes(size, "big") for number in pair) for pair in signatures),
        )  # fmt: skip

    def check(self, shown: str, keys: Keys) -> int:
        shared = [self._shared(keys, i) for i in range(keys.count)]

        def is_right(function: str, i: int, result: bytes) -> bool:
            match function:
                case "sign":
                    return self._accepts(keys.public[i], keys.hash[i], result)
                case "verify":
                    return result == VERIFIED
                case "public_key":
                    return result == keys.public[i]
                case _:
                    return result == shared[i]

        return compare(
            shown, is_right, lambda i: f"the private key 0x{keys.private[i].hex()} and the peer's key 0x{keys.peer[i].hex()}"
        )

    @property
    def _generator(self) -> Point:
        return self.curve.gx, self.curve.gy

    def _times(self, scalar: int, point: Point = None) -> tuple[int, int]:
        product = self.equation.multiply(scalar, point or self._generator)
        assert product is not None
        return int(product[0]), int(product[1])

    def _encode(self, point: tuple[int, int]) -> bytes:
        size = (self.spec.prime.bit_length() + 7) // 8
        return b"\4" + point[0].to_bytes(size, "big") + point[1].to_bytes(size, "big")

    def _decode(self, encoded: bytes) -> Point:
        half = len(encoded) // 2
        return int.from_bytes(encoded[1 : 1 + half], "big"), int.from_bytes(encoded[1 + half :], "big")

    def _shared(self, keys: Keys, i: int) -> bytes:
        return self._times(int.from_bytes(keys.private[i], "big"), self._decode(keys.peer[i]))[0].to_bytes(keys.field, "big")

    def _number(self, digest: bytes) -> int:
        """The hash as an integer: its leftmost bits, as many as the order has (FIPS 186-5, 6.4)."""
        return int.from_bytes(digest, "big") >> max(0, 8 * len(digest) - self.curve.order.bit_length())

    def _sign(self, private: int, digest: bytes, nonce: int) -> tuple[int, int]:
        order = self.curve.order
        r = self._times(nonce)[0] % order
        return r, pow(nonce, -1, order) * (self._number(digest) + r * private) % order

    def _accepts(self, public: bytes, digest: bytes, signature: bytes) -> bool:
        order, half = self.curve.order, len(signature) // 2
        r, s = int.from_bytes(signature[:half], "big"), int.from_bytes(signature[half:], "big")
        if not (0 < r < order and 0 < s < order):
            return False
        equation, w = self.equation, pow(s, -1, order)
        point = equation.add(equation.multiply(self._number(digest) * w % order, self._generator),
                             equation.multiply(r * w % order, self._decode(public)))  # fmt: skip
        return point is not None and int(point[0]) % order == r
