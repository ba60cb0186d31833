# SPDX-License-Identifier: MIT
"""Inversion, square root and batch inversion: a C driver for each modulus, and the kernels of the division steps."""

from __future__ import annotations

from typing import Any

from ecgen.arith.chains.search import find_chain
from ecgen.arith.cost import cost
from ecgen.arith.divsteps import kernels as divsteps
from ecgen.arith.facts import Facts
from ecgen.contracts.field import composed
from ecgen.emit.chains_context import chains_context
from ecgen.emit.context import Context, Function, Part
from ecgen.emit.straight import combined, straight_unit
from ecgen.ir import Program
from ecgen.library import Target
from ecgen.programs import finished_kernels, prices
from ecgen.reference import residues
from ecgen.targets.c.signature import prototype


def chains_part(context: Context) -> Part:
    """The functions of each modulus that are made of calls, and the kernels of its inversion; of those that two moduli share, the
    first has them."""
    parts: list[Part] = []
    functions: list[Function] = []
    internal: list[tuple[int, str]] = []
    seen: set[tuple[Target, str]] = set()
    for by_width in context.moduli:
        emitted = [by_width[width] for width in context.widths]
        tag = emitted[0].tag
        facts: dict[str, Any] = chains_context(emitted, context.prefix, faster_inversion(by_width[64]))
        del facts["prefix"], facts["PREFIX"]
        parts.append(Part(units={tag: context.unit("c/chains.c.j2", **facts)}))
        functions += [Function(tag, contract, emitted[0].symbol, context.in_unit(tag))
                      for contract in composed(residues(emitted[0]))]  # fmt: skip
        for target in context.library.targets:
            kernels = [kernel for kernel in finished_kernels(by_width[target.width]) if (target, kernel.name) not in seen]
            seen |= {(target, kernel.name) for kernel in kernels}
            title, overview = "kernels of the inversion by division steps", [f"Driven by the C functions {_drivers(context)}."]
            if kernels:
                parts.append(straight_unit(context, tag, f"{tag}_inv", kernels, target, title, overview, local=True))
    for width in context.widths:
        kernels = _kernels([by_width[width] for by_width in context.moduli])
        internal += [(width, prototype(kernel, context.prefix)) for kernel in kernels]
    return combined(parts, tuple(functions), tuple(internal))


def faster_inversion(modulus: Facts) -> str:
    """"divsteps" or "chain", whichever costs less by the model. Of long moduli division steps, which cost n^2 where a chain
    costs n^3 word products for n words."""
    if modulus.is_long:
        return "divsteps"
    chain = find_chain(modulus.number - 2)
    price = prices(modulus)
    by_chain = chain.squarings * price["sqr"] + chain.products * price["mul"]
    *every_round, end = (cost(program) for program in finished_kernels(modulus))
    return "chain" if by_chain < divsteps.plan(modulus).rounds * sum(every_round) + end else "divsteps"


def _kernels(moduli: list[Facts]) -> list[Program]:
    """The kernels of all moduli, those that are shared once."""
    return list({program.name: program for modulus in moduli for program in finished_kernels(modulus)}.values())


def _drivers(context: Context) -> str:
    return ", ".join(f"{context.prefix}_{m[64].tag}_inv_divsteps" for m in context.moduli)

