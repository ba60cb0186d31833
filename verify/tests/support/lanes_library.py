# SPDX-License-Identifier: MIT
"""Builds the emitted functions on eight elements at once and calls them on Python integers."""

from __future__ import annotations

import ctypes
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path

import gmpy2
import pytest

from ecgen.arith.lanes.catalog import WEAK, lane_modulus
from ecgen.field import Modulus, Reduction
from ecgen.ir import LANE_LIMB, Kind
from ecgen.selfcheck import edge_numbers
from support.emitted import need, shell, write

LANES = 8
#: How the functions are built: name -> options of the preprocessor.
BUILDS = {
    "nasm": (),
    "intrinsics": ("NO_ASM",),
    "plain": ("NO_ASM", "CPU_PLAIN"),
    "plain32": ("NO_ASM", "WORD_BITS=32"),
}
VECTOR = ("nasm", "intrinsics")
#: One more way, for processors without AVX-512 IFMA: the intrinsics in plain C, by a header in the place of the compiler's.
EMULATED = "emulated"
_EMULATION = Path(__file__).parents[1] / "emulated"
#: Opens to the test what is hidden.
_SHIM = """
#include "../{prefix}_lanes.h"
unsigned int test_get_ifma(void);
unsigned int test_get_ifma(void) {{ return {prefix}_has_ifma(); }}
void test_clear_ifma(void);
void test_clear_ifma(void) {{ {prefix}_cpu_ifma = 0, {prefix}_cpu_ifma_known = 1; }}
void test_set_ifma(void);
void test_set_ifma(void) {{ {prefix}_cpu_ifma = 1, {prefix}_cpu_ifma_known = 1; }}
"""


def emulation() -> Path:
    """The folder of the header that stands in for the compiler's."""
    return _EMULATION


def require_ifma() -> None:
    """Skips the test where the processor lacks AVX-512 IFMA: what would run is the plain form, which has its own tests."""
    words = Path("/proc/cpuinfo").read_text(encoding="utf-8").split() if Path("/proc/cpuinfo").exists() else []
    if "avx512ifma" not in words:
        pytest.skip("this processor has no AVX-512 IFMA; the vector code is compiled but not run")


def emit_lanes(folder: Path, name: str) -> Path:
    return write(folder / name, name, "ifma", field_only=True)


def build(folder: Path, how: str, compiler: str) -> Path:
    """A shared library of an emitted folder. What is emulated is used from the call of test_set_ifma on."""
    prefix = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["prefix"]
    defines = [f"-D{prefix.upper()}_{option}" for option in (*(BUILDS["intrinsics" if how == EMULATED else how]), "EXPORT")]
    target = folder / f"{how}-{compiler}.so"
    objects: list[str | Path] = list(folder.glob("*.c"))
    if how == EMULATED:
        for source in folder.glob("*_ifma.c"):  # its calls are many, and slow to compile with optimisation
            objects[objects.index(source)] = compiled = source.with_suffix(".emulated.o")
            shell(need(compiler), "-std=gnu11", "-O0", "-fPIC", f"-I{_EMULATION}", *defines, "-c", source, "-o", compiled)
    if how in VECTOR or how == EMULATED:
        shim = folder / "test" / "shim.c"
        shim.write_text(_SHIM.format(prefix=prefix), encoding="utf-8")
        objects.append(shim)
    if how == "nasm":
        need("nasm")
        for source in folder.glob("*.asm"):
            objects.append(source.with_suffix(".o"))
            shell("nasm", "-f", "elf64", *defines, source, "-o", objects[-1])
    shell(need(compiler), "-std=c99", "-O1", "-shared", "-fPIC", *defines, *objects, "-o", target)
    return target


@dataclass
class LaneLibrary:
    """The functions of one modulus. `width`: bits of a word of single elements. Elements are lists of eight numbers."""

    path: Path
    prefix: str
    single: Modulus

    @cached_property
    def modulus(self) -> Modulus:
        return lane_modulus(self.single)

    @cached_property
    def library(self) -> ctypes.CDLL:
        return ctypes.CDLL(str(self.path))

    @property
    def uses_ifma(self) -> bool:
        return bool(self.library.test_get_ifma())

    def pretend_plain(self) -> None:
        """As if the processor lacked IFMA."""
        self.library.test_clear_ifma()

    def numbers(self, seed: str) -> list[int]:
        """Eight elements in lanes, all different where the prime allows, weak ones among them."""
        return self._distinct(WEAK * self.modulus.number, seed)

    def singles(self, seed: str) -> list[int]:
        """Eight single elements, all different where the prime allows."""
        return self._distinct(self.modulus.number, seed)

    def _distinct(self, bound: int, seed: str) -> list[int]:
        numbers: list[int] = list(islice(edge_numbers(bound, random.Random(seed)), 200))
        return [*dict.fromkeys(numbers), *numbers][:LANES]

    def agrees(self, operation: str, results: Sequence[int], *operands: Sequence[int]) -> bool:
        """Whether what came out is within its bound and, modulo p, what gmpy2 says, on numbers as they stand in memory."""
        p = self.modulus.number
        if operation.startswith("to_"):
            return list(results) == self.expected(operation, *operands)
        return all(r < WEAK * p and r % p == due for r, due in zip(results, self.expected(operation, *operands), strict=True))

    def call(self, operation: str, *operands: Sequence[int], alias: int | None = None) -> list[int]:
        """r; `alias`: the operand whose memory r has. A mask is given as eight times 0 or 1. Operands must not change."""
        masked = operation == "select"
        buffers = [self._mask(x) if masked and i == 0 else self._into(operation, x) for i, x in enumerate(operands)]
        kept = [bytes(buffer) for buffer in buffers]
        r = buffers[alias] if alias is not None else self._output(operation)
        getattr(self.library, f"{self.prefix}_{self.modulus.tag}_{operation}")(r, *buffers)
        for index, (buffer, before) in enumerate(zip(buffers, kept, strict=True)):
            assert index == alias or bytes(buffer) == before, f"{operation} wrote to operand {index}"
        return self._read(operation, r)

    def expected(self, operation: str, *operands: Sequence[int]) -> list[int]:
        """Canonical, by gmpy2."""
        return [self._expected(operation, *lane) for lane in zip(*operands, strict=True)]

    def _expected(self, operation: str, *x: int) -> int:
        p, r, s = self.modulus.number, self.modulus.radix, self.single.radix if self.single.is_montgomery else 1
        over = int(gmpy2.invert(r, p))
        match operation:
            case "add":
                return (x[0] + x[1]) % p
            case "sub":
                return (x[0] - x[1]) % p
            case "neg":
                return -x[0] % p
            case "dbl":
                return 2 * x[0] % p
            case "mul":
                return x[0] * x[1] * over % p
            case "sqr":
                return x[0] * x[0] * over % p
            case "select":
                return (x[1] if x[0] else x[2]) % p
            case "inv":
                return int(gmpy2.invert(x[0], p)) * r * r % p if x[0] % p else 0
            case "from_fe" | "from_sc":
                return x[0] * r * int(gmpy2.invert(s, p)) % p
            case "to_fe" | "to_sc":
                return x[0] * over * s % p
        raise ValueError(operation)

    # --- memory ---

    def _aligned(self, size: int) -> ctypes.Array[ctypes.c_char]:
        """Zeroed memory that begins at a multiple of 64 bytes."""
        whole = ctypes.create_string_buffer(size + 64)
        offset = -ctypes.addressof(whole) % 64
        buffer = (ctypes.c_char * size).from_buffer(whole, offset)
        return buffer

    def _vector_bytes(self) -> int:
        return 64 * self.modulus.limbs

    def _single_bytes(self) -> int:
        return self.single.limbs * self.single.width // 8

    def _output(self, operation: str) -> ctypes.Array[ctypes.c_char]:
        r = self._aligned(LANES * self._single_bytes() if operation.startswith("to_") else self._vector_bytes())
        ctypes.memset(r, 0xA5, len(r))
        return r

    def _mask(self, bits: Sequence[int]) -> ctypes.Array[ctypes.c_char]:
        return self._filled(b"".join((bit * (2**64 - 1)).to_bytes(8, "little") for bit in bits))

    def _filled(self, content: bytes) -> ctypes.Array[ctypes.c_char]:
        buffer = self._aligned(len(content))
        ctypes.memmove(buffer, content, len(content))
        return buffer

    def _into(self, operation: str, elements: Sequence[int]) -> ctypes.Array[ctypes.c_char]:
        if operation.startswith("from_"):
            return self._filled(b"".join(x.to_bytes(self._single_bytes(), "little") for x in elements))
        limb = (1 << LANE_LIMB) - 1
        return self._filled(b"".join((x >> LANE_LIMB * i & limb).to_bytes(8, "little")
                                     for i in range(self.modulus.limbs) for x in elements))  # fmt: skip

    def _read(self, operation: str, r: ctypes.Array[ctypes.c_char]) -> list[int]:
        content = bytes(r)
        if operation.startswith("to_"):
            size = self._single_bytes()
            return [int.from_bytes(content[size * lane : size * (lane + 1)], "little") for lane in range(LANES)]
        words = [int.from_bytes(content[8 * i : 8 * i + 8], "little") for i in range(LANES * self.modulus.limbs)]
        assert all(word >> LANE_LIMB == 0 for word in words), "a limb has more than 52 bits"
        return [sum(words[LANES * i + lane] << LANE_LIMB * i for i in range(self.modulus.limbs)) for lane in range(LANES)]


def lane_libraries(folder: Path, how: str, compiler: str) -> list[LaneLibrary]:
    """The functions of every modulus of an emitted folder, built."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    width = 32 if how == "plain32" else 64
    path = build(folder, how, compiler)
    return [
        LaneLibrary(path, manifest["prefix"], Modulus(int(row["number"], 16), Kind(row["tag"]), width,
                                                      row["limbs"][str(width)], Reduction(row["reduction"])))
        for row in manifest["moduli"]
    ]  # fmt: skip
