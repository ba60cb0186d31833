# SPDX-License-Identifier: MIT
"""Microsoft's SIDH library as liboqs ships it: x86-64 assembly for the primes of SIKE, from the crate oqs-sys.

oqs-sys 0.7.1 is the last version with SIKE in it. cargo only fetches its sources; one file of them is assembled here.
"""

from __future__ import annotations

from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers.crates import Crate, fetch_crate
from ecgen_bench.peers.primes import P434, P503, P751, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import is_x86_64, run

CRATE = Crate("oqs-sys", "0.7.1")

VERSION = f"PQCrypto-SIDH in {CRATE.text}"

_PRIMES = {P434: 434, P503: 503, P751: 751}

_PREFIX = "oqs_kem_sike_"

_DECLARATIONS = """void {prefix}mul{bits}_asm(const uint64_t *a, const uint64_t *b, uint64_t *product);
void {prefix}rdc{bits}_asm(uint64_t *product, uint64_t *r);

static inline void multiply(uint64_t *r, const uint64_t *a, const uint64_t *b)
{{
    uint64_t product[2 * {limbs}];
    {prefix}mul{bits}_asm(a, b, product);
    {prefix}rdc{bits}_asm(product, r);
}}
"""


def implementations(request: Request) -> list[Implementation]:
    """PQCrypto-SIDH in a list, empty when it has nothing that is asked for. Raises ToolMissing when the crate cannot be had."""
    bits, form = _PRIMES.get(request.field.number), in_form(request.field, Reduction.MONTGOMERY)
    chosen = [operation for operation in request.operations if operation.tag == "fe" and operation.name in ("mul", "sqr")]
    if bits is None or not chosen or form.limbs != request.field.limbs or not is_x86_64():
        return []
    target = request.folder / f"sidh_{bits}.o"
    run([request.compiler.path, "-D_MULX_", "-D_ADX_", "-c", "-o", str(target), str(_source(sources(request), bits))])
    declarations = _DECLARATIONS.format(prefix=_PREFIX, bits=bits, limbs=form.limbs) + _constants(form, bits)
    callees = tuple(_callee(operation, form, bits) for operation in chosen)
    return [Implementation("sidh", VERSION, declarations, callees, (target,), version=VERSION)]


def sources(request: Request) -> Path:
    """The unpacked crate. Raises ToolMissing."""
    if not has_bmi2_and_adx():
        raise ToolMissing(f"{VERSION} cannot run here: its assembly is measured with BMI2 and ADX, which this processor lacks")
    return fetch_crate(CRATE, request.progress)


def _source(crate: Path, bits: int) -> Path:
    path = crate / "liboqs" / "src" / "kem" / "sike" / "external" / f"P{bits}" / "AMD64" / "fp_x64_asm.S"
    if not path.is_file():
        raise ToolMissing(
            f"the crate {CRATE.text} has no {path.relative_to(crate)}: it is another version than the one asked for"
        )
    return path


def _constants(modulus: Modulus, bits: int) -> str:
    """The constants that the assembly leaves to C: multiples of p, and p + 1 (for p503 64 times that, without its zero words)."""
    p, limbs = modulus.number, modulus.limbs
    numbers = {f"p{bits}": p, f"p{bits}x2": 2 * p, f"p{bits}x4": 4 * p, f"p{bits}p1": p + 1}
    if p == P503:
        numbers["p503p1x64"] = (p + 1) * 64 >> 256
    lines = [f"const uint64_t {_PREFIX}{name}[{limbs}] = {{{c_words(number, limbs)}}};" for name, number in numbers.items()]
    return "\n".join(lines) + "\n"


def _callee(operation: Operation, form: Modulus, bits: int) -> Callee:
    b = "{b}" if operation.arity == 2 else "{a}"
    note = "a result below 2p" + ("" if operation.arity == 2 else "; there is no squaring of its own")
    return Callee(operation, f"multiply({{r}}, {{a}}, {b});", elements(form), form, f"fpmul{bits}_mont", note, False)
