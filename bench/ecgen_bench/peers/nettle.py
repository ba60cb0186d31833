# SPDX-License-Identifier: MIT
"""nettle's static libhogweed: multiplication and squaring modulo the primes of P-192 and P-224.

GMP makes the products, nettle's own assembly reduces them. The functions are internal to nettle, but a static library cannot hide
them. They take a curve, which the public interface gives: a curve begins with what belongs to its prime.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import CheckFailed, ToolMissing
from ecgen.field import Modulus
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers.primes import P192, P224, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.libcrypto import defined_symbols
from ecgen_bench.system.tools import Compiler, run

_CURVES = {P192: "nettle_get_secp_192r1", P224: "nettle_get_secp_224r1"}

_FUNCTIONS = {"mul": "_nettle_ecc_mod_mul", "sqr": "_nettle_ecc_mod_sqr"}

_DECLARATIONS = """const void *{curve}(void);
void _nettle_ecc_mod_mul(const void *modulus, uint64_t *r, const uint64_t *a, const uint64_t *b, uint64_t *scratch);
void _nettle_ecc_mod_sqr(const void *modulus, uint64_t *r, const uint64_t *a, uint64_t *scratch);
static const void *modulus;
static uint64_t scratch[2 * {limbs}];

static void __attribute__((constructor)) start(void)
{{
    modulus = {curve}();
}}
"""


@dataclass(frozen=True)
class Library:
    archives: tuple[Path, ...]
    version: str


def implementations(request: Request) -> list[Implementation]:
    """nettle in a list, empty when it has nothing that is asked for. Raises ToolMissing when nettle is not there."""
    curve, form = _CURVES.get(request.field.number), in_form(request.field)
    chosen = [operation for operation in request.operations if operation.tag == "fe" and operation.name in _FUNCTIONS]
    if curve is None or not chosen or form.limbs != request.field.limbs:
        return []
    nettle = library(request.compiler, request.folder)
    callees = tuple(_callee(operation, form) for operation in chosen)
    declarations = _DECLARATIONS.format(curve=curve, limbs=form.limbs)
    return [Implementation("nettle", nettle.version, declarations, callees, nettle.archives, version=nettle.version)]


def library(compiler: Compiler, folder: Path) -> Library:
    """The static libraries of this machine. Raises ToolMissing when they or their headers are missing, or lack the functions."""
    archives = tuple(Path(run([compiler.path, f"-print-file-name={name}"]).strip()) for name in ("libhogweed.a", "libgmp.a"))
    missing = [path.name for path in archives if not path.is_file()]
    if missing:
        raise ToolMissing(f"nettle's {' and '.join(missing)} not found: install the Debian package nettle-dev")
    lacking = {*_FUNCTIONS.values(), *_CURVES.values()} - defined_symbols(archives[0])
    if lacking:
        raise ToolMissing(f"{archives[0]} has no {min(lacking)}: nettle 3.8 has, Debian 12's nettle-dev")
    return Library(archives, f"nettle {_version(compiler, folder)}")


def _version(compiler: Compiler, folder: Path) -> str:
    asks = folder / "nettle_version.c"
    asks.write_text("#include <nettle/version.h>\n", encoding="utf-8")
    try:
        text = run([compiler.path, "-E", "-dM", str(asks)])
    except CheckFailed:
        raise ToolMissing("nettle's header nettle/version.h not found: install the Debian package nettle-dev") from None
    numbers = dict(re.findall(r"#define NETTLE_VERSION_(MAJOR|MINOR) (\d+)", text))
    return f"{numbers.get('MAJOR', '?')}.{numbers.get('MINOR', '?')}"


def _callee(operation: Operation, form: Modulus) -> Callee:
    name = _FUNCTIONS[operation.name]
    operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
    return Callee(operation, f"{name}(modulus, {operands}, scratch);", elements(form), form, name.removeprefix("_nettle_"),
                  "product by GMP, reduction by nettle's assembly", False)  # fmt: skip
