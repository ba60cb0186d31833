# SPDX-License-Identifier: MIT
"""The functions on eight elements at once: those of one modulus, lane by lane, and the ways into lanes and out of them."""

from __future__ import annotations

from dataclasses import replace

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Var
from ecgen.logic.types import Eight, Element, Lanes, Mask

#: The operations of single elements that lanes have too.
_MAPPED = ("add", "sub", "neg", "dbl", "mul", "sqr", "select")


def arithmetic(m: Residues) -> tuple[Contract, ...]:
    """The straight-line functions within lanes, in the order in which they are emitted."""
    single = {contract.operation: contract for contract in straight_line(m)}
    return tuple(_in_lanes(single[operation]) for operation in _MAPPED)


def conversions(m: Residues) -> tuple[Contract, ...]:
    """Into lanes and out of them."""
    tag = m.element.tag
    lanes, eight = Lanes(m.element), Eight(m.element)
    return (
        Contract(f"{tag}8_from_{tag}", "from_single8", (Param("r", lanes, True), Param("a", eight)), (Var("r").equals(Var("a")),),
                 lanes=True),
        Contract(f"{tag}8_to_{tag}", "to_single8", (Param("r", eight, True), Param("a", lanes)), (Var("r").equals(Var("a")),),
                 lanes=True),
    )  # fmt: skip


def inversion(m: Residues) -> Contract:
    """Made of calls."""
    return _in_lanes(next(contract for contract in composed(m) if contract.operation == "inv"))


def _in_lanes(contract: Contract) -> Contract:
    tag, _, operation = contract.name.partition("_")
    params = tuple(replace(param, type=_eight_of(param)) for param in contract.params)
    return replace(contract, name=f"{tag}8_{operation}", operation=f"{contract.operation}8", params=params, lanes=True)


def _eight_of(param: Param) -> Lanes | Eight:
    match param.type:
        case Element():
            return Lanes(param.type)
        case Mask():
            return Eight(param.type)
    raise TypeError(f"{param.name}: no lanes of {param.type!r}")
