# SPDX-License-Identifier: MIT
"""X25519 and Ed25519. X25519 is checked against affine points. Ed25519 signatures are deterministic: it is enough that all
implementations agree."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import ClassVar

from ecgen.spec.curve_equation import Equation, Point
from ecgen.spec.load import Spec
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.protocol import COUNT, VERIFIED
from ecgen_bench.exchange.shown import compare

_BYTES = 32


@dataclass(frozen=True)
class Curve25519:
    spec: Spec
    emitted_source = "curve25519_calls.c"
    openssl_source = "openssl_25519_calls.c"
    titles: ClassVar[dict[str, str]] = {
        "variable_base": "X25519", "ecdh": "X25519 from bytes", "sign": "Ed25519 sign", "verify": "Ed25519 verify",
        "public_key": "Ed25519 public key", "xeddsa_sign": "XEdDSA sign", "xeddsa_verify": "XEdDSA verify",
    }  # fmt: skip
    profiled: ClassVar[tuple[str, ...]] = ("ecdh", "sign", "verify", "xeddsa_sign", "xeddsa_verify")
    notes = (
        "X25519: x25519; EVP derive with the peer's key set before. From bytes: EVP with the peer's key set each time",
        "Ed25519 sign: ed25519_sign, which computes the public key each time; EVP sign has it at hand. Messages of 32 bytes",
    )

    def openssl_declarations(self) -> str:
        return ""

    def keys(self, seed: int) -> Keys:
        rng = random.Random(f"keys {self.spec.name} {seed}")
        return self.keys_of([rng.randbytes(_BYTES) for _ in range(COUNT)], rng)

    def form_keys(self, count: int, rng: random.Random) -> Keys:
        """See Exchange. X25519 sets the highest bit and clears the lowest, so that 0b10...0 is the smallest key too."""
        sparse, dense = (number.to_bytes(_BYTES, "little") for number in (2**254, 2**255 - 8))
        return self.keys_of([sparse, dense, sparse, *(rng.randbytes(_BYTES) for _ in range(count))], rng)

    def keys_of(self, private: list[bytes], rng: random.Random) -> Keys:
        """Keys with these private keys; everything else is random."""
        peers = [self._times(rng.randrange(1, 2**252), self._generator()) for _ in private]
        messages = [rng.randbytes(_BYTES) for _ in range(2 * len(private))]
        return Keys(_BYTES, _BYTES, tuple(private), (), tuple(peer.to_bytes(_BYTES, "little") for peer in peers),
                    tuple(messages[: len(private)]), tuple(messages[len(private) :]))  # fmt: skip

    def check(self, shown: str, keys: Keys) -> int:
        first: dict[tuple[str, int], bytes] = {}

        def is_right(function: str, i: int, result: bytes) -> bool:
            match function:
                case "sign" | "public_key":
                    return first.setdefault((function, i), result) == result
                case "verify":
                    return result == VERIFIED
                case _:
                    return result == self._shared(keys, i)

        return compare(
            shown, is_right, lambda i: f"the secret 0x{keys.private[i].hex()} and the peer's key 0x{keys.peer[i].hex()}"
        )

    def _generator(self) -> Point:
        assert self.spec.curve is not None
        return self.spec.curve.gx, self.spec.curve.gy

    def _times(self, scalar: int, point: Point) -> int:
        assert self.spec.curve is not None
        product = Equation.of(self.spec.prime, "montgomery", self.spec.curve.a, 1).multiply(scalar, point)
        assert product is not None
        return int(product[0])

    def _shared(self, keys: Keys, i: int) -> bytes:
        """The shared secret by RFC 7748, section 5: the clamped scalar, little-endian. Either y of the peer gives the same x."""
        clamped = int.from_bytes(keys.private[i], "little") & (2**254 - 8) | 2**254
        x = int.from_bytes(keys.peer[i], "little")
        return self._times(clamped, (x, self._root(x))).to_bytes(_BYTES, "little")

    def _root(self, x: int) -> int:
        """A y that belongs to x; p = 5 mod 8 (RFC 8032, 5.1.1)."""
        assert self.spec.curve is not None
        p = self.spec.prime
        square = (x * x * x + self.spec.curve.a * x * x + x) % p
        root = pow(square, (p + 3) // 8, p)
        return root if root * root % p == square else root * pow(2, (p - 1) // 4, p) % p
