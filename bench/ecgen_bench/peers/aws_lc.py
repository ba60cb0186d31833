# SPDX-License-Identifier: MIT
"""AWS-LC from the crate aws-lc-sys: its own functions, and s2n-bignum and fiat-crypto, whose sources it ships."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.peers import fiat, s2n_bignum
from ecgen_bench.peers.crates import Crate, build_crate
from ecgen_bench.peers.nistz256 import NISTZ256_POINTS, nistz256_points
from ecgen_bench.peers.primes import P256, P256_ORDER, P384, P521, P25519, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.libcrypto import FEWEST_WORDS
from ecgen_bench.system.tools import is_x86_64

CRATE = Crate("aws-lc-sys", "0.47.0")

_DECLARATIONS = """#include <openssl/base.h>
#include <openssl/crypto.h>
int bn_mul_mont(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *n, const uint64_t *n0, size_t num);
void ecp_nistz256_mul_mont(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]);
void ecp_nistz256_sqr_mont(uint64_t r[4], const uint64_t a[4]);
void ecp_nistz256_ord_mul_mont(uint64_t r[4], const uint64_t a[4], const uint64_t b[4]);
void ecp_nistz256_ord_sqr_mont(uint64_t r[4], const uint64_t a[4], uint64_t times);

/* The assembly asks what the processor can do; AWS-LC finds out in an object that nothing here would link otherwise. */
static void __attribute__((constructor)) start(void)
{
    CRYPTO_library_init();
}
"""

#: The functions that AWS-LC's own library has for one modulus alone.
_SPECIAL = {
    (P256, "mul"): ("ecp_nistz256_mul_mont", ""),
    (P256, "sqr"): ("ecp_nistz256_sqr_mont", ""),
    (P256_ORDER, "mul"): ("ecp_nistz256_ord_mul_mont", ""),
    (P256_ORDER, "sqr"): ("ecp_nistz256_ord_sqr_mont", ", 1"),
}

#: Primes for which AWS-LC itself calls s2n-bignum.
_NOT_OWN = (P384, P521, P25519)


@dataclass(frozen=True)
class BuiltLibrary:
    """`sources`: the unpacked crate; `version`: AWS-LC's. The symbols in `archive` carry the crate's version; the headers in
    `include` rename calls to match."""

    sources: Path
    archive: Path
    include: tuple[Path, ...]
    version: str

    @classmethod
    def make(cls, progress: Callable[[str], None]) -> BuiltLibrary:
        """Build the crate unless the cache has it. Raises ToolMissing when it cannot be built or used."""
        built = build_crate(CRATE, progress)
        headers = built.sources / "aws-lc" / "include"
        version = f"AWS-LC {read_version(headers / 'openssl' / 'base.h')}"
        archives = sorted(built.out.glob("**/libaws_lc_*_crypto.a"))
        if not archives:
            raise ToolMissing(f"the crate {CRATE.text} made no libaws_lc_*_crypto.a in {built.out}")
        return cls(built.sources, archives[0], (built.sources / "generated-include", headers), version)


def implementations(request: Request) -> list[Implementation]:
    """AWS-LC, s2n-bignum and fiat-crypto, as far as they have what is asked for. Raises ToolMissing when the crate cannot be
    built."""
    library = BuiltLibrary.make(request.progress)
    in_c = fiat.implementations(library.sources, library.version, request)
    if not is_x86_64():
        return in_c
    return [*_own(library, request), *s2n_bignum.implementations(library.sources, library.version, request), *in_c]


def read_version(header: Path) -> str:
    """AWS-LC's version from its base.h. Raises ToolMissing when it is not there."""
    try:
        version = re.search(r'AWSLC_VERSION_NUMBER_STRING "([^"]+)"', header.read_text(encoding="utf-8"))
    except OSError as error:
        raise ToolMissing(f"the crate {CRATE.text} lacks {header.name}: {error.strerror or error}") from None
    if version is None:
        raise ToolMissing(f"the crate {CRATE.text} does not tell AWS-LC's version in {header.name}")
    return version.group(1)


def _own(library: BuiltLibrary, request: Request) -> list[Implementation]:
    """The functions of AWS-LC's own library."""
    on_numbers = [_callee(operation, modulus) for operation, modulus in request.on_numbers()]
    callees = (*(callee for callee in on_numbers if callee is not None), *nistz256_points(request))
    if not callees:
        return []
    declarations = _DECLARATIONS + NISTZ256_POINTS + "".join(_constants(in_form(modulus)) for modulus in request.moduli.values())
    version = library.version
    return [Implementation("aws-lc", version, declarations, callees, (library.archive,), library.include, version=version)]


def _constants(modulus: Modulus) -> str:
    tag = modulus.tag
    n0 = -pow(modulus.number, -1, 2**64) % 2**64
    return (f"static const uint64_t n_{tag}[] __attribute__((unused)) = {{{c_words(modulus.number, modulus.limbs)}}};\n"
            f"static const uint64_t n0_{tag}[] __attribute__((unused)) = {{{c_words(n0, 2)}}};\n")  # fmt: skip


def _callee(operation: Operation, modulus: Modulus) -> Callee | None:
    form = in_form(modulus, Reduction.MONTGOMERY)
    if form.limbs != modulus.limbs or operation.name not in ("mul", "sqr"):
        return None
    special = _SPECIAL.get((modulus.number, operation.name))
    if special is not None:
        name, more = special
        operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
        return Callee(operation, f"{name}({operands}{more});", elements(modulus), form, name)
    if form.limbs < FEWEST_WORDS or modulus.number in _NOT_OWN:
        return None
    tag, b = modulus.tag, "{b}" if operation.arity == 2 else "{a}"
    call = f"bn_mul_mont({{r}}, {{a}}, {b}, n_{tag}, n0_{tag}, {form.limbs});"
    note = f"AWS-LC's multiplication for any modulus of {form.limbs} words"
    return Callee(operation, call, elements(modulus), form, "bn_mul_mont", note)
