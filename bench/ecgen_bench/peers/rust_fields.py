# SPDX-License-Identifier: MIT
"""halo2curves and ark-ff: fields of proof systems in Rust, with assembly where the crates have some.

Both are built into one static library, for two of them would both bring Rust's own runtime. What is called are C functions that
do nothing but one operation of the crate (see rust/fields.rs); the compiler puts the crate's code into them.
"""

from __future__ import annotations

from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Reduction
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.peers.crates import Crate, Package, archive_of, build_package
from ecgen_bench.peers.primes import BLS12_381, BN254, PALLAS, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import is_x86_64

HALO2CURVES = Crate("halo2curves", "0.10.0")
ARK_FF = Crate("ark-ff", "0.6.0")

_FIELDS = {BN254: "bn254", PALLAS: "pallas", BLS12_381: "bls12_381"}
_ARGUMENTS = {"mul": "({r}, {a}, {b})", "sqr": "({r}, {a})", "inv": "({r}, {a})"}
_PARAMETERS = {"mul": "uint64_t *r, const uint64_t *a, const uint64_t *b", "sqr": "uint64_t *r, const uint64_t *a",
               "inv": "uint64_t *r, const uint64_t *a"}  # fmt: skip
_VARIABLE_TIME = "its time depends on the operand"

_SOURCE = Path(__file__).parent / "rust" / "fields.rs"

#: The assembly of both crates is for BMI2 and ADX, and is left out without a word where the compiler may not use them.
_DEPENDENCIES = """halo2curves = { version = "=0.10.0", default-features = false, features = ["asm"] }
ark-ff = { version = "=0.6.0", default-features = false, features = ["asm"] }
ark-bn254 = { version = "=0.6.0", default-features = false, features = ["curve"] }
ark-bls12-381 = { version = "=0.6.0", default-features = false, features = ["curve"] }
ark-pallas = { version = "=0.6.0", default-features = false, features = ["curve"] }
"""


def halo2curves(request: Request) -> list[Implementation]:
    """halo2curves in a list, empty when it has nothing that is asked for. Raises ToolMissing when it cannot be built."""
    return _implementations("halo2curves", "halo2curves", HALO2CURVES, request)


def ark_ff(request: Request) -> list[Implementation]:
    """ark-ff in a list, as above."""
    return _implementations("ark-ff", "ark", ARK_FF, request)


def is_built() -> bool:
    """Whether the cache has the library for this machine."""
    return is_x86_64() and has_bmi2_and_adx() and archive_of(_package()).is_file()


def _implementations(key: str, prefix: str, crate: Crate, request: Request) -> list[Implementation]:
    callees, declarations = [], ""
    for operation, modulus in request.on_numbers():
        form = in_form(modulus, Reduction.MONTGOMERY)
        if form.number not in _FIELDS or form.limbs != modulus.limbs or operation.name not in _ARGUMENTS:
            continue
        name = f"bench_{prefix}_{_FIELDS[form.number]}_{operation.name}"
        note = _VARIABLE_TIME if operation.name == "inv" else ""
        call = f"{name}{_ARGUMENTS[operation.name]};"
        callees.append(Callee(operation, call, elements(modulus), form, f"{_FIELDS[form.number]} {operation.name}", note))
        declarations += f"void {name}({_PARAMETERS[operation.name]});\n"
    if not callees:
        return []
    archive = build_package(_package(), request.progress)
    return [Implementation(key, crate.text, declarations, tuple(callees), (archive,), version=crate.text)]


def _package() -> Package:
    flags = ""
    if is_x86_64():
        if not has_bmi2_and_adx():
            raise ToolMissing("halo2curves and ark-ff cannot be used here: they are measured with BMI2 and ADX")
        flags = "-C target-feature=+bmi2,+adx"
    return Package("fields", f"{HALO2CURVES.text} and {ARK_FF.text}", _DEPENDENCIES, _SOURCE.read_text(encoding="utf-8"), flags)
