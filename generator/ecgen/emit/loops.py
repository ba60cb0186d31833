# SPDX-License-Identifier: MIT
"""Arithmetic modulo one or two primes in loops over words: all of it for --size, and scalars with 32-bit words in any folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.arith.facts import Facts
from ecgen.arith.sqrt import SqrtMethod, SqrtPlan, sqrt_plan
from ecgen.contracts.field import composed, straight_line
from ecgen.emit.constants import c_words
from ecgen.emit.context import Context, Function, Part
from ecgen.emit.words import integer, plain
from ecgen.field import Modulus
from ecgen.ir import Kind
from ecgen.library import Target
from ecgen.reference import residues

_EXPONENTS = {SqrtMethod.POWER: "({} + 1)/4", SqrtMethod.POWER_AND_ROOT: "({} + 3)/8", SqrtMethod.TONELLI_SHANKS: "(q - 1)/2"}


def loops_part(context: Context) -> Part:
    """The functions of all moduli, inversions and roots among them, on functions that take the modulus."""
    text = _text(context, context.moduli, context.widths, with_composed=True)
    functions = tuple(
        Function(by_width[64].tag, contract, by_width[64].symbol, context.in_unit("loops"),
                 in_loops=tuple(target.value for target in context.library.targets))
        for by_width in context.moduli
        for contract in (*straight_line(residues(by_width[64])), *composed(residues(by_width[64])))
    )
    return Part(units={"loops": text}, functions=functions)


def is_in_loops(modulus: Modulus) -> bool:
    """Whether the usual folder has loops for it: scalars with 32-bit words. A signature multiplies few of
    them, and their file would be the largest one."""
    return modulus.kind is Kind.SCALAR and modulus.width == 32


def loops_unit(context: Context, by_width: Mapping[int, Facts], target: Target) -> Part:
    """The functions of one modulus for one target in C; inversions and roots are elsewhere."""
    unit = f"{by_width[target.width].tag}_{target.value}"
    return Part(units={unit: _text(context, [by_width], [target.width], with_composed=False)})


def _text(context: Context, moduli: Sequence[Mapping[int, Facts]], widths: Sequence[int], *, with_composed: bool) -> str:
    lengths = {tuple((by_width[width].limbs, by_width[width].bytes) for width in widths) for by_width in moduli}
    facts: dict[str, Any] = {
        "moduli": [_modulus([by_width[width] for width in widths], with_composed) for by_width in moduli],
        "widths": list(widths), "same_length": len(lengths) == 1, "composed": with_composed,
    }  # fmt: skip
    return context.unit("c/loops.c.j2", **facts)


def _modulus(by_width: Sequence[Modulus], with_composed: bool) -> dict[str, Any]:
    """One modulus in the word sizes that are emitted."""
    first = by_width[0]
    root = sqrt_plan(first.number) if with_composed else None
    facts: dict[str, Any] = {
        "tag": first.tag, "TAG": first.tag.upper(), "symbol": first.symbol, "number": hex(first.number), "bytes": first.bytes,
        "words": [_words(modulus, root) for modulus in by_width],
    }  # fmt: skip
    if root is not None:
        facts |= {"sqrt": _sqrt(root), "exponent": _EXPONENTS[root.method].format(first.symbol)}
    return facts


def _words(modulus: Modulus, root: SqrtPlan | None) -> dict[str, Any]:
    """The constants in one word size."""
    width = modulus.width
    facts: dict[str, Any] = {
        "width": width,
        "modulus": integer(modulus.number, width, modulus.limbs),
        "squared_radix": plain(modulus.radix**2, modulus),
        "negated_inverse": f"UINT{width}_C({-pow(modulus.number, -1, 1 << width) % (1 << width):#x})",
    }
    if root is not None:
        facts |= {"radix": f"2^{width * modulus.limbs}", "one": c_words(modulus, 1), "factor": c_words(modulus, root.factor),
                  "exponent": integer(root.exponent, width, modulus.limbs)}  # fmt: skip
    return facts


def _sqrt(root: SqrtPlan) -> dict[str, Any]:
    """What templates/c/roots.c.j2 prints; Tonelli-Shanks by its simple loop, which needs one constant only."""
    return {"method": root.method.name.lower(), "two_adicity": root.two_adicity, "levels": 0,
            "non_residue": root.non_residue, "chain": root.exponent != 0, "cost": _cost(root)}  # fmt: skip


def _cost(root: SqrtPlan) -> str:
    """In words, with the power bit by bit."""
    of_loop = sum(range(root.two_adicity - 1)) + root.two_adicity
    own = {SqrtMethod.POWER: 1, SqrtMethod.POWER_AND_ROOT: 2}.get(root.method, of_loop)
    return f"{own} squarings beside a power bit by bit, whose exponent has {root.exponent.bit_length()} bits"
