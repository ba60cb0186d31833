# SPDX-License-Identifier: MIT
"""OpenSSL: for each operation the best of its functions that does the same work in constant time."""

from __future__ import annotations

from pathlib import Path

from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.inputs import MODULI, c_words
from ecgen_bench.harness.program import SOURCES
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers.nistz256 import NISTZ256_POINTS, nistz256_points
from ecgen_bench.peers.primes import P256, P256_ORDER, P25519, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.libcrypto import LibCrypto
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import run

_C = Path(__file__).parent / "c"
_NUMBER = "bench_number[{i}]"
_NUMBERS = "bench_openssl"
_DECLARATIONS = """#include "openssl_inverses.h"
#include "openssl_numbers.h"

int bn_mul_mont(BN_ULONG *r, const BN_ULONG *a, const BN_ULONG *b, const BN_ULONG *n, const BN_ULONG *n0, int num);
int bn_mod_add_fixed_top(BIGNUM *r, const BIGNUM *a, const BIGNUM *b, const BIGNUM *m);
void ecp_nistz256_mul_mont(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
void ecp_nistz256_sqr_mont(BN_ULONG r[4], const BN_ULONG a[4]);
void ecp_nistz256_add(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
void ecp_nistz256_ord_mul_mont(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
void ecp_nistz256_ord_sqr_mont(BN_ULONG r[4], const BN_ULONG a[4], BN_ULONG times);
void x25519_fe64_mul(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
void x25519_fe64_sqr(BN_ULONG r[4], const BN_ULONG a[4]);
void x25519_fe64_add(BN_ULONG r[4], const BN_ULONG a[4], const BN_ULONG b[4]);
"""


def implementations(key: str, library: LibCrypto, request: Request) -> list[Implementation]:
    """OpenSSL in a list, empty when nothing is asked for that it has. `key`: openssl or openssl4."""
    on_numbers = [_callee(operation, modulus, library) for operation, modulus in request.on_numbers()]
    on_points = nistz256_points(request) if "ecp_nistz256_point_double" in library.symbols else []
    callees = (*on_numbers, *on_points)
    if not callees:
        return []
    objects = [_compile("openssl_numbers", key, library, request)]
    for inverse in ("p256_inverse", "25519_inverse"):
        if any(f"bench_{inverse}" in callee.call for callee in callees):
            objects.append(_compile(f"openssl_{inverse}", key, library, request))
    constants = "".join(_montgomery_constants(in_form(modulus)) for modulus in request.moduli.values())
    declarations = _DECLARATIONS + NISTZ256_POINTS + constants
    linked = (*objects, library.archive)
    include = (_C, *library.include)
    return [Implementation(key, library.label, declarations, callees, linked, include, library.flags, library.version)]


def _compile(name: str, key: str, library: LibCrypto, request: Request) -> Path:
    target = request.folder / f"{key}-{name}.o"
    include = [f"-I{path}" for path in (SOURCES, *library.include)]
    run([request.compiler.path, "-O2", *library.flags, *include, "-c", "-o", str(target), str(_C / f"{name}.c")])
    return target


def _montgomery_constants(modulus: Modulus) -> str:
    n0 = -pow(modulus.number, -1, 2**64) % 2**64
    return (f"static const BN_ULONG n_{modulus.tag}[] = {{{c_words(modulus.number, modulus.limbs)}}};\n"
            f"static const BN_ULONG n0_{modulus.tag}[] = {{{c_words(n0, 2)}}};\n")  # fmt: skip


def _callee(operation: Operation, modulus: Modulus, library: LibCrypto) -> Callee:
    special = _special(operation, modulus, library)
    return special if special is not None else _generic(operation, modulus, library)


def _special(operation: Operation, modulus: Modulus, library: LibCrypto) -> Callee | None:
    """The function that OpenSSL has for this modulus alone; None without one."""
    plain, montgomery = in_form(modulus), in_form(modulus, Reduction.MONTGOMERY)
    words = elements(modulus)
    if modulus.limbs != plain.limbs:
        return None
    if modulus.number == P256 and "ecp_nistz256_mul_mont" in library.symbols:
        return _named(operation, words, montgomery, True, {
            "mul": "ecp_nistz256_mul_mont", "sqr": "ecp_nistz256_sqr_mont", "add": "ecp_nistz256_add",
            "inv": "bench_p256_inverse",
        }, note="the chain of its unexported ecp_nistz256_mod_inverse over ecp_nistz256_*")  # fmt: skip
    if modulus.number == P256_ORDER and "ecp_nistz256_ord_mul_mont" in library.symbols:
        return _named(operation, words, montgomery, True, {
            "mul": "ecp_nistz256_ord_mul_mont", "sqr": "ecp_nistz256_ord_sqr_mont",
        }, repeats=", 1" if operation.name == "sqr" else "")  # fmt: skip
    if modulus.number == P25519 and "x25519_fe64_mul" in library.symbols and has_bmi2_and_adx():
        return _named(operation, words, plain, False, {
            "mul": "x25519_fe64_mul", "sqr": "x25519_fe64_sqr", "add": "x25519_fe64_add", "inv": "bench_25519_inverse",
        }, note="the chain of its unexported fe64_invert over x25519_fe64_*")  # fmt: skip
    return None


def _named(operation: Operation, words: str, form: Modulus, canonical: bool, functions: dict[str, str], *,
           repeats: str = "", note: str = "") -> Callee:  # fmt: skip
    """The callee for one of `functions`. `repeats`: a further argument in C; `note`: for the report, on an inversion that bench
    puts together from OpenSSL's functions."""
    name = functions[operation.name]
    own = name.startswith("bench_")
    operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
    return Callee(operation, f"{name}({operands}{repeats});", words, form, "inversion chain" if own else name,
                  note if own else "", canonical)  # fmt: skip


def _generic(operation: Operation, modulus: Modulus, library: LibCrypto) -> Callee:
    """OpenSSL's function for any modulus."""
    plain, montgomery = in_form(modulus), in_form(modulus, Reduction.MONTGOMERY)
    o = f"bench_openssl[{MODULI.index(modulus.tag)}]"
    if operation.name == "inv":
        arguments = f"{o}.less_two, {o}.prime, bench_openssl_context, {o}.montgomery"
        return Callee(operation, f"BN_mod_exp_mont({{r}}, {{a}}, {arguments});", _NUMBER, plain, "BN_mod_exp_mont",
                      "to the power p - 2, as OpenSSL's own constant-time inversion does", conversion=_NUMBERS)  # fmt: skip
    if operation.name == "add":
        name = "bn_mod_add_fixed_top" if "bn_mod_add_fixed_top" in library.symbols else "BN_mod_add_quick"
        return Callee(operation, f"{name}({{r}}, {{a}}, {{b}}, {o}.prime);", _NUMBER, plain, name, conversion=_NUMBERS)
    b = "{b}" if operation.name == "mul" else "{a}"
    if plain.limbs in library.supported:
        tag = modulus.tag
        return Callee(operation, f"bn_mul_mont({{r}}, {{a}}, {b}, n_{tag}, n0_{tag}, {plain.limbs});", elements(modulus),
                      montgomery, "bn_mul_mont", f"OpenSSL's multiplication for any modulus of {plain.limbs} words")  # fmt: skip
    call = f"BN_mod_mul_montgomery({{r}}, {{a}}, {b}, {o}.montgomery, bench_openssl_context);"
    return Callee(operation, call, _NUMBER, montgomery, "BN_mod_mul_montgomery",
                  f"bn_mul_mont does not take {plain.limbs} words", conversion=_NUMBERS)  # fmt: skip
