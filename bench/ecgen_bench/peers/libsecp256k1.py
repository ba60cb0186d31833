# SPDX-License-Identifier: MIT
"""libsecp256k1 from the crate secp256k1-sys. Its field and scalar functions are compiled here, for the library keeps them
static."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Modulus
from ecgen_bench.harness.program import SOURCES
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers.crates import Crate, build_crate
from ecgen_bench.peers.primes import PK256, PK256_ORDER, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.tools import run

CRATE = Crate("secp256k1-sys", "0.14.1")

#: The crate puts its own version before every name of libsecp256k1's.
PREFIX = "rustsecp256k1_v0_14_"

VERSION = f"libsecp256k1 in {CRATE.text}"

_ROOT = Path("depend", "secp256k1")
_C = Path(__file__).parent / "c"
_DECLARATIONS = """void bench_k1_fe_mul(void *r, const void *a, const void *b);
void bench_k1_fe_sqr(void *r, const void *a);
void bench_k1_fe_inv(void *r, const void *a);
void bench_k1_scalar_mul(void *r, const void *a, const void *b);
void bench_k1_load(unsigned modulus, const uint64_t *arena);
void bench_k1_store(unsigned modulus, uint64_t *arena);
extern uint64_t *bench_k1_elements;
"""
_UNSATURATED = 5

_FIELD = {"mul": "({r}, {a}, {b})", "sqr": "({r}, {a})", "inv": "({r}, {a})"}
_SCALAR = {"mul": "({r}, {a}, {b})", "sqr": "({r}, {a}, {a})"}


def implementations(request: Request) -> list[Implementation]:
    """libsecp256k1 in a list, empty when it has nothing that is asked for. Raises ToolMissing when it cannot be built."""
    candidates = [_callee(operation, modulus) for operation, modulus in request.on_numbers()]
    callees = tuple(callee for callee in candidates if callee is not None)
    if not callees:
        return []
    root = build_crate(CRATE, request.progress).sources / _ROOT
    target = request.folder / "libsecp256k1.o"
    include = [_C, SOURCES, root, root / "include", root / "src"]
    run([request.compiler.path, "-O2", "-Wno-unused-function", f"-DPREFIX={PREFIX}", *(f"-I{path}" for path in include), "-c",
         "-o", str(target), str(_C / "libsecp256k1.c")])  # fmt: skip
    return [
        Implementation("secp256k1", f"{VERSION}, {request.compiler.name} -O2", _DECLARATIONS, callees, (target,), version=VERSION)
    ]


def library(progress: Callable[[str], None]) -> tuple[Path, Path]:
    """The static library, and the folder of its public headers. Raises ToolMissing."""
    built = build_crate(CRATE, progress)
    archive = built.out / "libsecp256k1.a"
    if not archive.is_file():
        raise ToolMissing(f"the crate {CRATE.text} made no libsecp256k1.a in {built.out}")
    return archive, built.sources / _ROOT / "include"


def _callee(operation: Operation, modulus: Modulus) -> Callee | None:
    form = in_form(modulus)
    if form.limbs != modulus.limbs:
        return None
    if modulus.number == PK256 and operation.name in _FIELD:
        return Callee(operation, f"bench_k1_fe_{operation.name}{_FIELD[operation.name]};",
                      f"bench_k1_elements + {{i}} * {_UNSATURATED}", form, f"secp256k1_fe_{operation.name}",
                      "five words of 52 bits", operation.name == "inv", "bench_k1")  # fmt: skip
    if modulus.number == PK256_ORDER and operation.name in _SCALAR:
        return Callee(
            operation, f"bench_k1_scalar_mul{_SCALAR[operation.name]};", elements(modulus), form, "secp256k1_scalar_mul"
        )
    return None
