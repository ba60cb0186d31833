# SPDX-License-Identifier: MIT
"""The public functions of the quadratic extension and of the Kummer line over it."""

from __future__ import annotations

from collections.abc import Container

from ecgen.contracts.quadratic import extension_contracts, kummer_contracts
from ecgen.emit.context import Context, Function
from ecgen.reference import residues


def extension_functions(context: Context, chosen: Container[str]) -> tuple[Function, ...]:
    """Section "fe2". `chosen`: names of those whose C is compiled for processors with BMI2 too."""
    return tuple(Function("fe2", contract, "p", context.in_unit("fe2"), ("model",), multiversioned=contract.name in chosen)
                 for contract in extension_contracts(residues(context.moduli[0][64])))  # fmt: skip


def kummer_functions(context: Context) -> tuple[Function, ...]:
    """Section "kummer"."""
    return tuple(Function("kummer", contract, "p", context.in_unit("kummer"), ("model",)) for contract in kummer_contracts())
