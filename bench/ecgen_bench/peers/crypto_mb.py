# SPDX-License-Identifier: MIT
"""Intel's crypto_mb from the wheel ipp-crypto: key exchanges and field arithmetic eight at once by AVX-512 IFMA."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Modulus
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.peers.primes import P256, P384, P521, P25519, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.peers.wheels import unpacked
from ecgen_bench.system.machine import has_ifma

LANES = 8

_VERSION = "2026.2.0"
_WHEELS = (f"ipp-crypto=={_VERSION}", f"intel-cmplr-lib-rt=={_VERSION}")
VERSION = f"crypto_mb in ipp-crypto {_VERSION}"

#: The library comes last, what it needs before it.
_LIBRARIES = ("libintlc.so.5", "libirng.so", "libimf.so", "libsvml.so", "libcrypto_mb.so")

_C = Path(__file__).parent / "c"


@dataclass(frozen=True)
class _Functions:
    """The functions for one prime. `exchange`: the key exchange; `mul`, `sqr`: the field's, on `limbs` of 52 bits; `divides`:
    whether they are Montgomery's."""

    exchange: str
    mul: str
    sqr: str
    limbs: int
    divides: bool = True

    @classmethod
    def of_nist(cls, bits: int) -> _Functions:
        return cls(f"mbx_nistp{bits}_ecdh_mb8", f"ifma_amm52_p{bits}_mb8", f"ifma_ams52_p{bits}_mb8", bits // 52 + 1)


_FUNCTIONS = {
    P256: _Functions.of_nist(256), P384: _Functions.of_nist(384), P521: _Functions.of_nist(521),
    P25519: _Functions("mbx_x25519_mb8", "fe52_mb_mul_mod25519", "fe52_mb_sqr_mod25519", 5, divides=False),
}  # fmt: skip


@dataclass(frozen=True)
class Library:
    """`paths`: the shared libraries, in the order in which they are loaded; `function`: the key exchange for the curve."""

    paths: tuple[Path, ...]
    function: str
    version: str

    @property
    def macro(self) -> str:
        """The macro that crypto_mb_load.h reads."""
        return "#define LIBRARIES " + ", ".join(f'"{path}"' for path in self.paths)


def library(prime: int, progress: Callable[[str], None]) -> Library | None:
    """The library with its function for the prime; None where crypto_mb lacks the curve. Raises ToolMissing when it cannot be had
    or does not run on this processor."""
    functions = _FUNCTIONS.get(prime)
    if functions is None:
        return None
    if not has_ifma():
        raise ToolMissing("crypto_mb cannot run here: it needs AVX-512 IFMA, which this processor lacks")
    folder = unpacked(_WHEELS, progress)
    paths = []
    for name in _LIBRARIES:
        files = sorted(folder.glob(f"*.data/data/lib/{name}"))
        if not files:
            raise ToolMissing(f"{' and '.join(_WHEELS)}: there is no {name} among their files")
        paths.append(files[0])
    return Library(tuple(paths), functions.exchange, VERSION)


def implementations(request: Request) -> list[Implementation]:
    """crypto_mb in a list, empty when it has nothing that is asked for. Raises ToolMissing (see library)."""
    functions, form = _FUNCTIONS.get(request.field.number), in_form(request.field)
    chosen = [operation for operation in request.operations if operation.tag == "fe" and operation.name in ("mul", "sqr")]
    if functions is None or not chosen or form.limbs != request.field.limbs:
        return []
    loaded = library(request.field.number, request.progress)
    assert loaded is not None
    callees = []
    for operation in chosen:
        operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
        name = functions.mul if operation.name == "mul" else functions.sqr
        callees.append(Callee(operation, f"crypto_mb_{operation.name}({operands});", "crypto_mb_elements + {i}", form, name,
                              f"{LANES} at once; {functions.limbs} words of 52 bits", functions.divides, "crypto_mb",
                              lanes=LANES))  # fmt: skip
    label = f"{VERSION} x{LANES}, per operation"
    return [
        Implementation("crypto_mb", label, _declarations(loaded, functions, form), tuple(callees), (), (_C,), version=VERSION)
    ]


def _declarations(library: Library, functions: _Functions, form: Modulus) -> str:
    into = pow(2, 2 * 52 * functions.limbs, form.number) if functions.divides else 1
    macros = {"MULTIPLY": f'"{functions.mul}"', "SQUARE": f'"{functions.sqr}"', "LIMBS": functions.limbs, "WORDS": form.limbs,
              "INTO": c_words(into, form.limbs)}  # fmt: skip
    return "\n".join(
        [library.macro, *(f"#define {name} {value}" for name, value in macros.items()), '#include "crypto_mb_field.c"']
    )
