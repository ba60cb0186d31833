# SPDX-License-Identifier: MIT
"""Keys, messages and signatures that all implementations of one launch share, in Python and as a C header."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Keys:
    """Byte strings as they go over the wire, one of every sort for each key.

    `private`, `public`: our keys; `peer`: the other sides' public keys; `hash`: hashes or messages to sign; `other_hash`: hashes
    that differ from them, for refusals; `signature`: signatures made in Python, where they can be; `field`, `scalar`: bytes of a
    coordinate and of a scalar.
    """

    field: int
    scalar: int
    private: tuple[bytes, ...]
    public: tuple[bytes, ...]
    peer: tuple[bytes, ...]
    hash: tuple[bytes, ...]
    other_hash: tuple[bytes, ...]
    signature: tuple[bytes, ...] = ()

    @property
    def count(self) -> int:
        return len(self.private)

    def reordered(self, order: Sequence[int]) -> Keys:
        """The same keys in another order: `order` has the place of each in this one."""

        def moved(values: tuple[bytes, ...]) -> tuple[bytes, ...]:
            return tuple(values[i] for i in order) if values else ()

        return replace(self, private=moved(self.private), public=moved(self.public), peer=moved(self.peer), hash=moved(self.hash),
                       other_hash=moved(self.other_hash), signature=moved(self.signature))  # fmt: skip

    def header(self) -> str:
        """The text of keys.h."""
        arrays = {
            "private": self.private, "public": self.public, "peer": self.peer, "hash": self.hash,
            "other_hash": self.other_hash, "signature": self.signature,
        }  # fmt: skip
        sizes = {"KEYS": self.count, "FIELD": self.field, "SCALAR": self.scalar, "HASH": len(self.hash[0]),
                 "PUBLIC": len(self.peer[0])}  # fmt: skip
        lines = ["/* SPDX-License-Identifier: MIT */", *(f"#define BENCH_{name} {size}" for name, size in sizes.items())]
        return "\n".join([*lines, *(_array(name, values) for name, values in arrays.items() if values)]) + "\n"


def _array(name: str, values: Sequence[bytes]) -> str:
    rows = [f"    {{{', '.join(f'0x{byte:02x}' for byte in value)}}}," for value in values]
    declaration = f"static const uint8_t bench_{name}[BENCH_KEYS][{len(values[0])}] = {{"
    return "\n".join([declaration, *rows, "};"])
