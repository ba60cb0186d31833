# SPDX-License-Identifier: MIT
"""Subjects of the mutation suite whose operands are arrays of numbers: kernels, and functions on eight lanes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.logic.serialize import contract_from
from ecgen_verify.prove.contract import LIMB, Contract, Operand
from ecgen_verify.prove.contract import Kind as Passed
from ecgen_verify.prove.evidence.mutants import bare
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import Kernel, prove
from ecgen_verify.prove.moduli import Form, rings
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.tools.builds import image_of, whole
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.vectors import LANES
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder

_STEPS = 20_000
_ONES = (1 << 64) - 1

#: (image, contract for the processor, what proves an image, so many inputs)
Parts = tuple[Image, Contract, Callable[[Image], Verdict], Callable[[int], list[dict[str, int]]]]


def kernel_parts(curve: str, function: str, build: str, folder: Path) -> Parts:
    """A kernel of PREFIX_fe2_* or PREFIX_ladder_*. Raises CheckFailed."""
    source = _emitted(curve, "all", folder)
    emitted = Folder(source, load_bundled(curve))
    kernel = emitted.place.kernels.get(f"{curve}_{function}")
    if kernel is None:
        raise CheckFailed(f"{curve}_{function} is no kernel that is proved")
    objects = folder / "objects"
    objects.mkdir(exist_ok=True)
    image = image_of(whole(source, curve, build), source, objects)
    return (bare(image, kernel.name), Contract("", kernel.promised.operands),
            lambda image: prove(image, kernel, _STEPS).verdict, lambda count: _kernel_inputs(kernel, count))  # fmt: skip


def lane_parts(curve: str, function: str, folder: Path) -> Parts:
    """A function on eight lanes with inputs in lanes."""
    source = _emitted(curve, "ifma", folder)
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    row = next(row for row in manifest["functions"] if row["name"] == f"{curve}_{function}")
    ring = rings(manifest, load_bundled(curve))[row["modulus"]]
    objects = folder / "objects"
    objects.mkdir(exist_ok=True)
    image = load(Recipe("nasm", "lanes", (row["files"]["x64-adx"],)).make(source, objects))
    words = LANES * ring.lanes[0]
    contract = contract_from(row["name"], row["operation"], row["contract"])
    operands = tuple(Operand(param.name, Passed.LIMBS, words, 1 << 64 * words, not param.output, param.output)
                     for param in contract.params)  # fmt: skip
    return (bare(image, row["name"]), Contract("", operands),
            lambda image: prove(image, contract_kernel(row["name"], contract, ring), _STEPS).verdict,
            lambda count: _lane_inputs(ring, [o.name for o in operands[1:]], count))  # fmt: skip


def _emitted(curve: str, target: str, folder: Path) -> Path:
    source = folder / "source"
    write_folder(source, emit(make_library(load_bundled(curve), None, target, None), "ecgen"))
    return source


def _below(rng: random.Random, bound: int) -> int:
    """A number below the bound, often near its ends or of long runs of equal bits."""
    low, high = sorted((rng.randrange(bound.bit_length() + 1), rng.randrange(bound.bit_length() + 1)))
    runs = (1 << high) - (1 << low)
    return rng.choice((rng.randrange(bound), rng.randrange(bound), rng.randrange(4), bound - 1 - rng.randrange(4),
                       runs if runs < bound else bound - 1))  # fmt: skip


def _kernel_inputs(kernel: Kernel, count: int) -> list[dict[str, int]]:
    rng = random.Random(kernel.name)
    inputs = []
    for _ in range(count):
        values = {operand.name: rng.choice((0, _ONES)) for operand in kernel.promised.operands if operand.by_value}
        for operand in kernel.promised.operands:
            if operand.is_input and not operand.by_value:
                values[operand.name] = sum(_below(rng, part.bound) << (64 * part.start) for part in operand.numbers)
        inputs.append(values)
    return inputs


def _lane_inputs(ring: Form, names: list[str], count: int) -> list[dict[str, int]]:
    rng = random.Random("lanes")
    return [{name: _spread(ring, [_below(rng, 2 * ring.prime) for _ in range(LANES)]) for name in names} for _ in range(count)]


def _spread(ring: Form, elements: list[int]) -> int:
    """Eight elements as they stand in memory."""
    mask = (1 << LIMB) - 1
    return sum((element >> LIMB * limb & mask) << 64 * (LANES * limb + lane)
               for lane, element in enumerate(elements) for limb in range(ring.lanes[0]))  # fmt: skip
