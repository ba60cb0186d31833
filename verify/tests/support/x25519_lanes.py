# SPDX-License-Identifier: MIT
"""Eight times X25519 and eight ladders, emitted and built in one of the ways of lanes_library, on bytes and numbers."""

from __future__ import annotations

import ctypes
import json
from collections.abc import Sequence
from pathlib import Path

from ecgen.field import Modulus, Reduction
from ecgen.ir import Kind
from support.emitted import need, write
from support.lanes_library import EMULATED, LANES, VECTOR, build, require_ifma


class Ladders:
    """The functions of an emitted folder; `how`: a key of BUILDS, or EMULATED."""

    def __init__(self, folder: Path, how: str) -> None:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        self.prefix, row = manifest["prefix"], manifest["moduli"][0]
        self.library = ctypes.CDLL(str(build(folder, how, need("gcc"))))
        width = 32 if how == "plain32" else 64
        self.field = Modulus(
            int(row["number"], 16), Kind(row["tag"]), width, row["limbs"][str(width)], Reduction(row["reduction"])
        )
        if how == EMULATED:
            self.library.test_set_ifma()
        if how in (*VECTOR, EMULATED):
            assert self.library.test_get_ifma()

    def eight(self, secrets: Sequence[bytes], us: Sequence[bytes], *, over: int | None = None) -> tuple[int, list[bytes]]:
        """PREFIX_x25519_8: the bits of what is refused, and the results, over the secrets where `over` = 0, the us for 1."""
        arguments = [ctypes.create_string_buffer(b"".join(lane_bytes), 32 * LANES) for lane_bytes in (secrets, us)]
        out = ctypes.create_string_buffer(b"\xa5" * 32 * LANES, 32 * LANES) if over is None else arguments[over]
        refused = getattr(self.library, f"{self.prefix}_x25519_8")(out, *arguments)
        return refused, [out.raw[32 * lane : 32 * lane + 32] for lane in range(LANES)]

    def one(self, secret: bytes, u: bytes) -> tuple[int, bytes]:
        """PREFIX_x25519."""
        out = ctypes.create_string_buffer(b"\xa5" * 32, 32)
        return getattr(self.library, f"{self.prefix}_x25519")(out, secret, u), out.raw

    def ladder_of_one(self, scalar: int, u: int, bits: int, *, plain: bool = False) -> tuple[int, int]:
        """PREFIX_ladder: what it returns, and the result; `plain`: as where the processor lacks AVX-512 IFMA."""
        size, length = self.field.limbs * self.field.width // 8, (bits + 7) // 8
        given = self.field.encode(u).to_bytes(size, "little")
        r = ctypes.create_string_buffer(b"\xa5" * size, size)
        if plain:
            self.library.test_clear_ifma()
        ladder = getattr(self.library, f"{self.prefix}_ladder")
        status = ladder(r, given, scalar.to_bytes(length, "little"), ctypes.c_size_t(bits))
        if plain:
            self.library.test_set_ifma()
        return status, self.field.decode(int.from_bytes(r.raw, "little"))

    def ladder(self, scalars: Sequence[int], us: Sequence[int], bits: int) -> tuple[int, list[int]]:
        """PREFIX_ladder8: the bits of the results that are 0, and the results."""
        size, length = self.field.limbs * self.field.width // 8, (bits + 7) // 8
        given = b"".join(self.field.encode(u).to_bytes(size, "little") for u in us)
        r = ctypes.create_string_buffer(b"\xa5" * len(given), len(given))
        keys = b"".join(scalar.to_bytes(length, "little") for scalar in scalars)
        zeros = getattr(self.library, f"{self.prefix}_ladder8")(r, given, keys, ctypes.c_size_t(bits))
        words = [r.raw[size * lane : size * (lane + 1)] for lane in range(LANES)]
        return zeros, [self.field.decode(int.from_bytes(word, "little")) for word in words]


def ladders(folder: Path, name: str, how: str) -> Ladders:
    """Skips the test where the processor cannot run what was built."""
    if how in VECTOR:
        require_ifma()
    return Ladders(write(folder / f"{name}-{how}", name, "ifma"), how)
