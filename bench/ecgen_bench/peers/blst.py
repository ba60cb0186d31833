# SPDX-License-Identifier: MIT
"""blst from the crate of that name: its assembly for the base field of BLS12-381, F_p^2 over it, and the scalar field;
and its C for points of G2.

Where the processor has BMI2 and ADX, blst's C calls the functions with an x in their names; so does this.
"""

from __future__ import annotations

from collections.abc import Iterator

from ecgen.errors import ToolMissing
from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Points, scalar_of
from ecgen_bench.peers.crates import Crate, build_crate
from ecgen_bench.peers.primes import BLS12_381, BLS12_381_ORDER, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import is_x86_64

CRATE = Crate("blst", "0.3.17")

VERSION = CRATE.text

_DECLARATIONS = """
void {mul}_mont_384(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0);
void {sqr}_mont_384(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0);
void {mul}_mont_384x(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0);
void {sqr}_mont_384x(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0);
void {mul}_mont_sparse_256(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *p, uint64_t n0);
void {sqr}_mont_sparse_256(uint64_t *r, const uint64_t *a, const uint64_t *p, uint64_t n0);
void blst_fp_inverse(uint64_t *r, const uint64_t *a);
void blst_fr_inverse(uint64_t *r, const uint64_t *a);
void blst_p2_double(uint64_t *r, const uint64_t *a);
void blst_p2_add_or_double(uint64_t *r, const uint64_t *a, const uint64_t *b);
void blst_p2_mult(uint64_t *r, const uint64_t *a, const uint8_t *scalar, size_t bits);
"""

#: On points of G2, by operation.
_ON_G2 = {"dbl": "blst_p2_double", "add": "blst_p2_add_or_double", "mul": "blst_p2_mult"}

#: What a function is called after `mul` and `sqr`, and the whole name of the inversion, by prime.
_NUMBERS = {BLS12_381: ("mont_384", "blst_fp_inverse"), BLS12_381_ORDER: ("mont_sparse_256", "blst_fr_inverse")}


def implementations(request: Request) -> list[Implementation]:
    """blst in a list, empty when it has nothing that is asked for. Raises ToolMissing when the crate cannot be built."""
    callees = tuple(_callees(request))
    if not callees or not is_x86_64():
        return []
    built = build_crate(CRATE, request.progress)
    archives = sorted(built.out.glob("**/libblst.a"))
    if not archives:
        raise ToolMissing(f"the crate {CRATE.text} made no libblst.a in {built.out}")
    forms = {modulus.number: in_form(modulus) for modulus in request.moduli.values() if modulus.number in _NUMBERS}
    constants = "".join(f"static const uint64_t {_prime(modulus)}[] __attribute__((unused)) = "
                        f"{{{c_words(modulus.number, modulus.limbs)}}};\n" for modulus in forms.values())  # fmt: skip
    declarations = _DECLARATIONS.format(mul=_assembly("mul"), sqr=_assembly("sqr")) + constants
    for operation, points in request.on_points("g2_point"):
        declarations += _multiple_of(points) if operation.name == "mul" else ""
    return [Implementation("blst", VERSION, declarations, callees, (archives[0],), version=VERSION)]


def _callees(request: Request) -> Iterator[Callee]:
    for operation, modulus in request.on_numbers():
        form = in_form(modulus, Reduction.MONTGOMERY)
        if modulus.number not in _NUMBERS or form.limbs != modulus.limbs:
            continue
        suffix, inversion = _NUMBERS[modulus.number]
        if operation.name in ("mul", "sqr"):
            yield _product(operation, f"{_assembly(operation.name)}_{suffix}", form, elements(modulus))
        elif operation.name == "inv":
            yield Callee(operation, f"{inversion}({{r}}, {{a}});", elements(modulus), form, inversion)
    for operation, extension in request.on_extension():
        form = in_form(extension.field, Reduction.MONTGOMERY)
        if extension.number == BLS12_381 and form.limbs == extension.field.limbs:
            name = f"{_assembly(operation.name)}_mont_384x"
            yield _product(operation, name, form, "arena + {i} * STRIDE_FE2", extension.over(form))

    for operation, points in request.on_points("g2_point"):
        form = in_form(points.field, Reduction.MONTGOMERY)
        if points.number == BLS12_381 and form.limbs == points.field.limbs and operation.name in _ON_G2:
            called = "bench_blst_g2_mul" if operation.name == "mul" else _ON_G2[operation.name]
            given = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
            yield Callee(operation, f"{called}({given});", "arena + {i} * STRIDE_G2_POINT", form, _ON_G2[operation.name],
                         operands=points.over(form))  # fmt: skip


def _multiple_of(points: Points) -> str:
    """A C function that multiplies a point of G2 by the low words of another."""
    return f"""{scalar_of("bench_blst_scalar", points)}
static void bench_blst_g2_mul(uint64_t *r, const uint64_t *p, const uint64_t *words)
{{
    uint8_t bytes[{-(-points.scalar_bits // 8)}];

    bench_blst_scalar(bytes, words);
    blst_p2_mult(r, p, bytes, {points.scalar_bits});
}}
"""


def _product(operation: Operation, name: str, form: Modulus, element: str, operands: Extension | None = None) -> Callee:
    n0 = -pow(form.number, -1, 2**64) % 2**64
    given = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
    return Callee(operation, f"{name}({given}, {_prime(form)}, {n0:#x}u);", element, form, name, operands=operands)


def _assembly(name: str) -> str:
    return f"{name}x" if has_bmi2_and_adx() else name


def _prime(modulus: Modulus) -> str:
    return f"blst_prime_{modulus.tag}"
