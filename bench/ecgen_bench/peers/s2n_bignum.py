# SPDX-License-Identifier: MIT
"""s2n-bignum as AWS-LC ships it: proved x86-64 assembly.

AWS-LC's library holds only the kernels that it calls. So the kernels are assembled here from the crate's sources, under their own
names. Most come twice: with BMI2 and ADX, and (`_alt`) without.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Modulus, Reduction
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Points
from ecgen_bench.peers.primes import P256, P384, P521, P25519, PK256, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import Compiler, run

_FOLDER = Path("aws-lc", "third_party", "s2n-bignum", "s2n-bignum-imported")


@dataclass(frozen=True)
class _Kernels:
    """The kernels for one prime. `suffix`: ends the names, and is their folder unless `folder` names another; `points`: begins
    the names of those on points, for a curve with the coefficient `a`."""

    suffix: str
    reduction: Reduction = Reduction.SOLINAS
    folder: str = ""
    has_inverse: bool = True
    points: str = ""
    a: int = -3

    def path(self, name: str) -> Path:
        return Path(self.folder or self.suffix, f"{name}.S")

    def name(self, operation: Operation) -> str | None:
        if operation.tag == "point":
            return self.points + _POINTS[operation.name] if self.points else None
        montgomery = "mont" if self.reduction is Reduction.MONTGOMERY else ""
        stems = {"mul": f"{montgomery}mul", "sqr": f"{montgomery}sqr", "add": "add"}
        if self.has_inverse:
            stems["inv"] = f"{montgomery}inv"
        return f"bignum_{stems[operation.name]}_{self.suffix}" if operation.name in stems else None


_POINTS = {"dbl": "double", "add": "add", "add_affine": "mixadd"}

_KERNELS = {
    P256: _Kernels("p256", Reduction.MONTGOMERY, points="p256_montj"),
    P384: _Kernels("p384", Reduction.MONTGOMERY, points="p384_montj"),
    P521: _Kernels("p521", points="p521_j"),
    P25519: _Kernels("p25519", folder="curve25519"),
    PK256: _Kernels("p256k1", folder="secp256k1", has_inverse=False, points="secp256k1_j", a=0),
}

#: By prime: BITS for s2n_bignum_calls.c, and the kernels that a scalar multiplication needs, itself first.
_EXCHANGES = {
    P256: (256, ["p256/p256_scalarmul"]),
    P384: (384, ["p384/p384_montjscalarmul", *(f"p384/bignum_{name}_p384" for name in (
        "montinv", "montmul", "montsqr", "tomont", "deamont"))]),
    P521: (521, ["p521/p521_jscalarmul", *(f"p521/bignum_{name}_p521" for name in ("inv", "mul", "sqr"))]),
    P25519: (25519, ["curve25519/curve25519_x25519"]),
}  # fmt: skip

#: The operations whose kernels come in one version, for every machine.
_ONE_VERSION = ("add", "inv")


def implementations(sources: Path, version: str, request: Request) -> list[Implementation]:
    """s2n-bignum with ADX, and without, as far as they have what is asked for. `sources`: the unpacked crate aws-lc-sys."""
    builds = []
    for alternative in (False, True):
        if not alternative and not has_bmi2_and_adx():
            continue
        chosen = [one for operation, modulus in request.on_numbers() if (one := _on_numbers(operation, modulus, alternative))]
        chosen += [one for operation, points in request.on_points() if (one := _on_points(operation, points, alternative))]
        if chosen:
            objects = [_assemble(sources / _FOLDER, path, request.compiler, request.folder) for _, path in chosen]
            callees = tuple(callee for callee, _ in chosen)
            key, label = ("s2n-bignum-alt", "s2n-bignum alt") if alternative else ("s2n-bignum", "s2n-bignum")
            builds.append(
                Implementation(key, f"{label} ({version})", _declarations(callees), callees, tuple(objects), version=version)
            )
    return builds


def _on_numbers(operation: Operation, modulus: Modulus, alternative: bool) -> tuple[Callee, Path] | None:
    """The function for this operation, and its source; None when there is none, or when the other implementation has it."""
    single = operation.name in _ONE_VERSION
    if single and alternative and has_bmi2_and_adx():
        return None
    kernels = _KERNELS.get(modulus.number)
    name = kernels.name(operation) if kernels is not None else None
    if kernels is not None and name is not None:
        form = in_form(modulus, kernels.reduction)
        if form.limbs != modulus.limbs:
            return None
        name += "_alt" if alternative and not single else ""
        operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
        return Callee(operation, f"{name}({operands});", elements(modulus), form, name), kernels.path(name)
    if operation.name != "inv":
        return None
    form = in_form(modulus)
    call = f"bignum_modinv({form.limbs}, {{r}}, {{a}}, modulus_{modulus.tag}, temporary_{modulus.tag});"
    callee = Callee(operation, call, elements(modulus), form, "bignum_modinv", "s2n-bignum's inversion for any odd modulus")
    return callee, Path("generic", "bignum_modinv.S")


def _on_points(operation: Operation, points: Points, alternative: bool) -> tuple[Callee, Path] | None:
    """The function on points, and its source. Unlike ours, additions take neither equal points nor the neutral one."""
    kernels = _KERNELS.get(points.number)
    name = kernels.name(operation) if kernels is not None and kernels.a == points.a else None
    if kernels is None or name is None or in_form(points.field).limbs != points.field.limbs:
        return None
    name += "_alt" if alternative else ""
    form = in_form(points.field, kernels.reduction)
    operands = "{r}, {a}, {b}" if operation.arity == 2 else "{r}, {a}"
    note = "takes neither equal points nor the neutral one" if operation.arity == 2 else ""
    callee = Callee(operation, f"{name}({operands});", "arena + {i} * STRIDE_POINT", form, name, note, operands=points.over(form))
    return callee, kernels.path(name)


def exchange_kernels(sources: Path, prime: int, compiler: Compiler, folder: Path) -> tuple[int, tuple[Path, ...]] | None:
    """BITS for s2n_bignum_calls.c, and the objects of its kernels, assembled in `folder`; None where s2n-bignum lacks the curve
    or the processor lacks ADX."""
    if not has_bmi2_and_adx() or prime not in _EXCHANGES:
        return None
    bits, paths = _EXCHANGES[prime]
    return bits, tuple(_assemble(sources / _FOLDER, Path(f"{path}.S"), compiler, folder) for path in paths)


def _assemble(root: Path, path: Path, compiler: Compiler, folder: Path) -> Path:
    source = root / "x86_att" / path
    if not source.is_file():
        raise ToolMissing(f"the crate aws-lc-sys has no {path}: it is another version than the one asked for")
    target = folder / f"s2n_{source.stem}.o"
    # Its includes ask for a header of AWS-LC's that renames symbols; in the folder named here that header is empty.
    include = [f"-I{root / 'include'}", f"-I{root.parents[2] / 'include'}"]
    run([compiler.path, *include, "-c", "-o", str(target), str(source)])
    return target


def _declarations(callees: Sequence[Callee]) -> str:
    lines = []
    for callee in callees:
        if callee.name != "bignum_modinv":
            operands = ", const uint64_t *b" if callee.operation.arity == 2 else ""
            lines.append(f"void {callee.name}(uint64_t *r, const uint64_t *a{operands});")
            continue
        tag, modulus = callee.modulus.tag, callee.modulus
        lines += [
            "void bignum_modinv(uint64_t k, uint64_t *r, const uint64_t *a, const uint64_t *modulus, uint64_t *temporary);",
            f"static const uint64_t modulus_{tag}[] = {{{c_words(modulus.number, modulus.limbs)}}};",
            f"static uint64_t temporary_{tag}[3 * {modulus.limbs}];",
        ]
    return "\n".join(lines)
