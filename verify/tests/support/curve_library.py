# SPDX-License-Identifier: MIT
"""The curve layer of one specification, emitted, compiled and callable, with an affine model beside it."""

from __future__ import annotations

import ctypes
import fcntl
import os
import random
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.emit import emit
from ecgen.field import Modulus
from ecgen.group import Group
from ecgen.library import Library, Target
from ecgen.rings import Residues
from ecgen.spec.curve_check import Curve
from ecgen.spec.load import Spec, load_file

Point = tuple[int, int] | None

NAMED = ("p192", "p224", "p256", "p384", "p521", "secp192k1", "secp224k1", "secp256k1")
USER = ("brainpoolp256r1", "sm2")
TINY = ("w13", "w17", "w31", "w251", "k13")
#: How the names of builds end that are emitted with --size.
_FOR_SIZE = "-size"
#: The builds (curve, target) that every run compiles; tests of others are slow.
QUICK = {("p256", "x64-adx"), ("secp256k1", "x64-adx"), ("p256", "c32"), ("k64", "c32"), ("p256", "c32-size"), ("w13", "c64"),
         ("w13", "c32-size"), ("w17", "c32"), ("k13", "c64"), ("curve25519", "x64-adx"), ("curve25519", "c32")}  # fmt: skip


def builds(chosen: Iterable[tuple[str, str]]) -> list[object]:
    """Builds for parametrize."""
    return [build if build in QUICK else pytest.param(build, marks=pytest.mark.slow) for build in chosen]


#: Every curve with assembly on x86-64, what differs by word size in C, and loops in place of unrolled code.
BUILDS = builds([
    *((name, "x64-adx") for name in (*NAMED, *USER)),
    ("p256", "c64"), ("secp256k1", "c64"),
    ("p224", "c32"), ("p256", "c32"), ("secp256k1", "c32"), ("k64", "c64"), ("k64", "c32"),
    ("p256", "c32-size"), ("p224", "c32-size"), ("secp224k1", "c32-size"), ("p521", "c32-size"), ("p384", "c64-size"),
    ("secp256k1", "c64-size"), ("k64", "c32-size"),
])  # fmt: skip
TINY_BUILDS = builds((name, target) for name in TINY for target in ("c64", "c32", "c32-size"))


def on_all_targets(names: Sequence[str], first: Sequence[tuple[str, str]]) -> list[object]:
    """Builds of these curves for parametrize: the first ones, then C with words of both sizes of all curves, as slow ones."""
    rest = [(name, target) for name in names for target in ("c64", "c32") if (name, target) not in first]
    return [*builds(first), *(pytest.param(build, marks=pytest.mark.slow) for build in rest)]


_SPECS = Path(__file__).parents[1] / "specs"
_STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O1", "-fPIC")


def spec_of(name: str) -> Spec:
    own = _SPECS / f"{name}.toml"
    return load_file(own) if own.exists() else load_bundled(name)


def loaded(request: pytest.FixtureRequest, temporary: pytest.TempPathFactory) -> Native:
    """The library that a fixture's parameter (curve, target) names; each is made once, however many workers run the tests."""
    name, target = request.param
    base = temporary.getbasetemp()
    return native(name, target, base.parent if "PYTEST_XDIST_WORKER" in os.environ else base)


def folder_of(name: str, target: str, temporary: pytest.TempPathFactory) -> Path:
    """The emitted files behind `loaded`, for tests that compile them in other ways."""
    base = temporary.getbasetemp()
    root = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    native(name, target, root)
    return _folder(name, target, root)


#: More builds: powers by AVX-512 IFMA beside assembly, and those from C alone by what stands in for the compiler's header.
IFMA, EMULATED = "ifma", "ifma-emulated"
_EMULATION = Path(__file__).parents[1] / "emulated"
_PRETEND = """\
extern unsigned int {name}_cpu_ifma;
__attribute__((constructor)) static void pretend(void) {{ {name}_cpu_ifma = 1; }}
"""


def target_of(build: str) -> Target:
    """Of a build's name."""
    return {IFMA: Target.ADX, EMULATED: Target.C64}.get(build) or Target(build.removesuffix(_FOR_SIZE))


def write_emitted(spec: Spec, name: str, targets: Sequence[Target], out: Path, *, size: bool = False,
                  lanes: bool = False) -> None:  # fmt: skip
    """Emit into the folder `out`."""
    for file, text in emit(Library(spec, name, "auto", tuple(targets), size=size, lanes=lanes), "test").items():
        path = out / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _folder(name: str, target: str, root: Path) -> Path:
    return root / f"curve-{name}-{target}"


@cache
def native(name: str, target: str, root: Path) -> Native:
    return native_of(spec_of(name), name, target, root)


def native_of(spec: Spec, name: str, target: str, root: Path) -> Native:
    """Compiled in a folder of its own below `root`, by whoever comes first."""
    out = _folder(name, target, root)
    shared = out / "all.so"
    with (root / f"curve-{name}-{target}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shared.exists():
            _build(spec, name, target, out, shared)
    return Native(name, spec, target_of(target).width, ctypes.CDLL(str(shared)), target.endswith(_FOR_SIZE))


def _build(spec: Spec, name: str, build: str, out: Path, shared: Path) -> None:
    target, lanes = target_of(build), build in (IFMA, EMULATED)
    assembly = target is Target.ADX
    targets = (Target.ADX, Target.X64, Target.C64) if assembly else (target,)
    write_emitted(spec, name, targets, out, size=build.endswith(_FOR_SIZE), lanes=lanes)
    macros = [f"-D{name.upper()}_EXPORT", f"-D{name.upper()}_WORD_BITS={target.width}"]
    macros += [] if assembly else [f"-D{name.upper()}_NO_ASM"]
    if build == EMULATED:
        (out / "pretend.c").write_text(_PRETEND.format(name=name), encoding="utf-8")
    sources = [*sorted(out.glob("*.asm")), *sorted(out.glob("*.c"))] if assembly else sorted(out.glob("*.c"))
    objects = [source.with_suffix(f"{source.suffix}.o") for source in sources]
    for source, object_file in zip(sources, objects, strict=True):
        compiler = ["gcc", *_STRICT, *macros, "-c"] if source.suffix == ".c" else ["nasm", "-f", "elf64", macros[0]]
        if build == EMULATED and source.stem.endswith("_ifma"):
            compiler = ["gcc", "-std=gnu11", "-O1", "-fPIC", f"-I{_EMULATION}", *macros, "-c"]
        subprocess.run([*compiler, "-o", object_file, source], check=True)
    linked = out / "linked.so"
    subprocess.run(["gcc", "-shared", "-Wl,-Bsymbolic", "-Wl,-z,defs", "-o", linked, *objects], check=True)
    linked.rename(shared)


@dataclass(frozen=True, eq=False)
class Native:
    """Calls by name, with points and scalars as Python values."""

    prefix: str
    spec: Spec
    width: int
    library: ctypes.CDLL
    for_size: bool = False

    @property
    def curve(self) -> Curve:
        assert self.spec.curve is not None
        return self.spec.curve

    @property
    def prime(self) -> int:
        return self.spec.prime

    @property
    def order(self) -> int:
        return self.curve.order

    @cached_property
    def group(self) -> Group[int]:
        return Group("weierstrass", {"a": self.curve.a % self.prime, "b": self.curve.b}, Residues(self.prime))

    @cached_property
    def generator(self) -> tuple[int, int]:
        return self.curve.gx, self.curve.gy

    @cached_property
    def moduli(self) -> Sequence[Modulus]:
        return Library(self.spec, self.prefix, "auto", (Target.C64,), size=self.for_size).moduli(self.width)

    @property
    def field_bytes(self) -> int:
        return self.moduli[0].bytes

    @property
    def order_bytes(self) -> int:
        return self.moduli[1].bytes

    def call(self, name: str, *arguments: object, returns: type | None = None) -> int:
        function = getattr(self.library, f"{self.prefix}_{name}")
        function.restype = returns
        result = function(*arguments)
        return int(result) if returns is not None else 0

    def status(self, name: str, *arguments: object) -> int:
        return self.call(name, *arguments, returns=ctypes.c_int)

    def mask(self, name: str, *arguments: object) -> bool:
        result = self.call(name, *arguments, returns=ctypes.c_uint64)
        assert result in (0, 2**64 - 1)
        return result != 0

    def elements(self, *numbers: int) -> Memory:
        """Field elements in a row."""
        return _memory(self.moduli[0], numbers)

    def scalar(self, number: int) -> Memory:
        return _memory(self.moduli[1], [number])

    def affine(self, point: Point) -> Memory:
        return self.elements(*(point or (0, 0)))

    def jacobian(self, point: Point, z: int) -> Memory:
        """The point with this z; the neutral element as (z^2, z^3, 0), as anything might leave it."""
        p = self.prime
        if point is None:
            return self.elements(z * z % p, z**3 % p, 0)
        return self.elements(point[0] * z * z % p, point[1] * z**3 % p, z)

    def room(self, count: int) -> Memory:
        """Memory for field elements, full of what is no element."""
        return Memory(b"\xa5" * (count * self.moduli[0].limbs * self.width // 8))

    def word(self, number: int) -> object:
        return ctypes.c_uint64(number)

    def size(self, number: int) -> object:
        return ctypes.c_size_t(number)

    def read(self, memory: Memory) -> list[int]:
        """The field elements in a row, which have to be canonical."""
        field, size = self.moduli[0], self.moduli[0].limbs * self.width // 8
        stored = [int.from_bytes(memory.raw[i : i + size], "little") for i in range(0, len(memory.raw), size)]
        assert all(number < field.number for number in stored)
        return [field.decode(number) for number in stored]

    def read_scalar(self, memory: Memory) -> int:
        stored = int.from_bytes(memory.raw, "little")
        assert stored < self.order
        return self.moduli[1].decode(stored)

    def read_point(self, memory: Memory) -> Point:
        """What Jacobian coordinates stand for."""
        x, y, z = self.read(memory)
        if z == 0:
            return None
        inverse, p = pow(z, -1, self.prime), self.prime
        return x * inverse**2 % p, y * inverse**3 % p

    def encode(self, point: tuple[int, int], *, compressed: bool = False) -> bytes:
        x, y = (coordinate.to_bytes(self.field_bytes, "big") for coordinate in point)
        return bytes([2 | point[1] & 1]) + x if compressed else b"\4" + x + y

    def number(self, scalar: int) -> bytes:
        return scalar.to_bytes(self.order_bytes, "big")

    def all_points(self) -> list[Point]:
        """Every point of a tiny curve, the multiples of the generator in order."""
        points: list[Point] = [None]
        for _ in range(self.order - 1):
            points.append(self.group.add(points[-1], self.generator))
        assert len(set(points)) == self.order
        return points


class Memory:
    """A buffer that is passed by its address."""

    def __init__(self, data: bytes) -> None:
        self._as_parameter_ = self._buffer = ctypes.create_string_buffer(data, len(data))

    @property
    def raw(self) -> bytes:
        return self._buffer.raw


def _memory(modulus: Modulus, numbers: Sequence[int]) -> Memory:
    size = modulus.limbs * modulus.width // 8
    return Memory(b"".join(modulus.encode(number).to_bytes(size, "little") for number in numbers))


def edge_scalars(order: int, draws: random.Random, count: int) -> list[int]:
    """Scalars at the ends, with long runs of one bit, and random ones."""
    bits = order.bit_length()
    edges = [0, 1, 2, 3, order - 1, order - 2, order // 2, order // 2 + 1, (1 << (bits - 1)) - 1, 1 << (bits - 1),
             *(order - small for small in range(3, 40)), *range(4, 40)]  # fmt: skip
    runs = [((1 << draws.randrange(1, bits)) - 1) << draws.randrange(bits) for _ in range(count // 2)]
    return [scalar % order for scalar in (*edges, *runs, *(draws.randrange(order) for _ in range(count)))]
