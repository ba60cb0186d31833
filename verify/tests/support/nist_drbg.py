# SPDX-License-Identifier: MIT
"""The generator that known answers of NIST's post-quantum standardisation are made with: CTR_DRBG with AES-256 (SP 800-90A,
10.2.1), without a derivation function, a personalisation or further input."""

from __future__ import annotations

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes


class NistDrbg:
    """`entropy`: 48 bytes."""

    def __init__(self, entropy: bytes) -> None:
        self.key, self.counter = bytes(32), 0
        self._update(entropy)

    def draw(self, length: int) -> bytes:
        """As many bytes as one call of randombytes."""
        drawn = self._blocks(-(-length // 16))[:length]
        self._update(bytes(48))
        return drawn

    def _blocks(self, count: int) -> bytes:
        text = b""
        for _ in range(count):
            self.counter = (self.counter + 1) % (1 << 128)
            text += self.counter.to_bytes(16, "big")
        encryptor = Cipher(algorithms.AES(self.key), modes.ECB()).encryptor()
        return encryptor.update(text)

    def _update(self, data: bytes) -> None:
        mixed = bytes(x ^ y for x, y in zip(self._blocks(3), data, strict=True))
        self.key, self.counter = mixed[:32], int.from_bytes(mixed[32:], "big")
