# SPDX-License-Identifier: MIT
"""fiat-crypto's C as AWS-LC ships it. It is compiled here, for AWS-LC keeps it static within its own files."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.program import SOURCES
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers.primes import P256, P384, P521, P25519, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.tools import run

_C = Path(__file__).parent / "c"
_DECLARATIONS = """void bench_fiat_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
void bench_fiat_sqr(uint64_t *r, const uint64_t *a);
void bench_fiat_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
void bench_fiat_load(unsigned modulus, const uint64_t *arena);
void bench_fiat_store(unsigned modulus, uint64_t *arena);
extern uint64_t *bench_fiat_elements;
"""


@dataclass(frozen=True)
class _Source:
    """`number`: MODULUS in fiat.c, which tells the prime; `prefix`: begins fiat-crypto's names; `unsaturated`: the words of an
    element, 0 where they are saturated."""

    number: int
    prefix: str
    unsaturated: int = 0

    def names(self) -> dict[str, str]:
        if self.unsaturated:
            return {"mul": f"{self.prefix}_carry_mul", "sqr": f"{self.prefix}_carry_square"}
        return {"mul": f"{self.prefix}_mul", "sqr": f"{self.prefix}_square", "add": f"{self.prefix}_add"}


_SOURCES = {
    P256: _Source(256, "fiat_p256"),
    P384: _Source(384, "fiat_p384"),
    P521: _Source(521, "fiat_secp521r1", 9),
    P25519: _Source(25519, "fiat_25519", 5),
}


def implementations(sources: Path, version: str, request: Request) -> list[Implementation]:
    """fiat-crypto in a list, empty when it has nothing that is asked for. `sources`: the unpacked crate aws-lc-sys."""
    source = _SOURCES.get(request.field.number)
    if source is None:
        return []
    form = in_form(request.field, Reduction.SOLINAS if source.unsaturated else Reduction.MONTGOMERY)
    names = source.names()
    present = [operation for operation, _ in request.on_numbers() if operation.tag == "fe" and operation.name in names]
    if not present or form.limbs != request.field.limbs:
        return []
    callees = tuple(_callee(operation, names[operation.name], source, form) for operation in present)
    target = request.folder / "fiat.o"
    include = [_C, SOURCES, sources / "aws-lc" / "third_party" / "fiat"]
    run([request.compiler.path, "-O3", f"-DMODULUS={source.number}", *(f"-I{path}" for path in include), "-c", "-o", str(target),
         str(_C / "fiat.c")])  # fmt: skip
    label = f"fiat-crypto {request.compiler.name} -O3 ({version})"
    return [Implementation("fiat", label, _DECLARATIONS, callees, (target,), version=version)]


def _callee(operation: Operation, name: str, source: _Source, form: Modulus) -> Callee:
    call = f"bench_fiat_{operation.name}({'{r}, {a}, {b}' if operation.arity == 2 else '{r}, {a}'});"
    if not source.unsaturated:
        return Callee(operation, call, elements(form), form, name)
    return Callee(operation, call, f"bench_fiat_elements + {{i}} * {source.unsaturated}", form, name,
                  f"{source.unsaturated} unsaturated words", False, "bench_fiat")  # fmt: skip
