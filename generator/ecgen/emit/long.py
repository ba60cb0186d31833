# SPDX-License-Identifier: MIT
"""The functions of a long modulus: kernels on blocks of words for every target, and the C file with the loops over them."""

from __future__ import annotations

from typing import Any

from ecgen.arith.divsteps.kernels import plan
from ecgen.arith.facts import Facts
from ecgen.contracts.field import straight_line
from ecgen.emit.context import Context, Function, Part, subject, wrapped
from ecgen.emit.straight import combined, straight_unit
from ecgen.emit.words import integer, plain
from ecgen.field import BLOCK, Modulus
from ecgen.reference import residues
from ecgen.targets.c.signature import prototype


def long_part(context: Context, by_width: dict[int, Facts]) -> Part:
    """The functions with the loops over blocks, and the kernels PREFIX_block_*."""
    first, tag, prefix = by_width[64], by_width[64].tag, context.prefix
    unit = f"{tag}_long"
    driver = context.c_file(unit)
    facts: dict[str, Any] = {
        "tag": tag, "symbol": first.symbol, "number": hex(first.number),
        "block": BLOCK, "bytes": first.bytes, "words": [_words(by_width[width]) for width in context.widths],
    }  # fmt: skip
    parts = [Part(units={unit: context.unit("c/long.c.j2", **facts)})]
    overview = wrapped([
        f"Driven by the loops of {driver}: arithmetic modulo a number of {first.bits} bits by blocks of {BLOCK} words.",
        "Each kernel has one exact equation. Its carries are proved: each dropped carry is zero for all inputs.",
    ])  # fmt: skip
    internal: dict[tuple[int, str], None] = {}
    for target in context.library.targets:
        programs = context.programs(by_width[target.width], target)
        title = f"blocks of words, for {subject(first)}"
        parts.append(straight_unit(context, tag, "block", programs, target, title, overview, local=True))
        internal |= dict.fromkeys((target.width, prototype(program, prefix)) for program in programs)
    internal |= dict.fromkeys((width, line) for width in context.widths for line in _division_steps(by_width[width], prefix))
    functions = tuple(Function(tag, contract, first.symbol, context.in_unit(unit)) for contract in straight_line(residues(first)))
    return combined(parts, functions, tuple(internal))


def _words(modulus: Modulus) -> dict[str, Any]:
    """The constants in one word size."""
    width = modulus.width
    return {
        "width": width,
        "modulus": integer(modulus.number, width, modulus.limbs),
        "squared_radix": plain(modulus.radix**2, modulus),
        "negated_inverse": f"UINT{width}_C({-pow(modulus.number, -1, 1 << width) % (1 << width):#x})",
        "steps": plan(modulus).steps,
    }


def _division_steps(modulus: Modulus, prefix: str) -> list[str]:
    """The prototypes of what a round of division steps does, by loops instead of kernels."""
    n, limb, name = modulus.limbs, f"{prefix}_limb", f"{prefix}_{modulus.tag}"
    fg, de = f"const {limb} fg[{2 * (n + 1)}]", f"const {limb} de[{2 * n}]"
    return [
        f"void {name}_divsteps_fg({limb} out[{2 * (n + 1)}], {fg}, const {limb} m[5])",
        f"void {name}_divsteps_de({limb} out[{2 * n}], {de}, const {limb} m[5])",
        f"void {name}_divsteps_end({name} *r, {de}, {fg})",
    ]


