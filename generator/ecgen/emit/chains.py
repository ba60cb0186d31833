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
from ecgen.emit.straight import straight_file
from ecgen.ir import Program
from ecgen.programs import finished_kernels, prices
from ecgen.reference import residues
from ecgen.targets.c.signature import prototype


def chains_part(context: Context) -> Part:
    """PREFIX_fe.c, PREFIX_sc.c and the kernels PREFIX_inv_*."""
    files: dict[str, str] = {}
    functions: list[Function] = []
    internal: list[tuple[int, str]] = []
    for by_width in context.moduli:
        emitted = [by_width[width] for width in context.widths]
        name = f"{context.prefix}_{emitted[0].tag}.c"
        facts: dict[str, Any] = chains_context(emitted, context.prefix, faster_inversion(by_width[64]))
        del facts["prefix"], facts["PREFIX"]
        files[name] = context.render(name, "c/chains.c.j2", **facts)
        where = {target.value: name for target in context.library.targets}
        functions += [Function(emitted[0].tag, contract, emitted[0].symbol, where)
                      for contract in composed(residues(emitted[0]))]  # fmt: skip
    for target in context.library.targets:
        kernels = _kernels([by_width[target.width] for by_width in context.moduli])
        title, overview = "kernels of the inversion by division steps", [f"Driven by the C functions {_drivers(context)}."]
        name, text = straight_file(context, "inv", kernels, target, title, overview, local=True)
        files[name] = text
    for width in context.widths:
        kernels = _kernels([by_width[width] for by_width in context.moduli])
        internal += [(width, prototype(kernel, context.prefix)) for kernel in kernels]
    return Part(files, tuple(functions), tuple(internal))


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

