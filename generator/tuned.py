# SPDX-License-Identifier: MIT
"""The tuned orders that come with the specifications, and when they are used."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

from ecgen.ir import Program
from ecgen.passes.order import Order, digest, load_order

#: The family whose orders are used; no other has been measured for the bundled specifications.
FAMILY = "zen5"


def bundled_orders() -> Path:
    """The folder of the bundled orders, one folder for each family of processors."""
    return Path(str(resources.files("ecgen.specs"))) / "tuned"


def tuned_order(folder: Path, family: str, spec: str, program: Program, note: Callable[[str], None]) -> Order | None:
    """The order stored for the Program; None when there is none, or when it was made for another Program of that name,
    which is noted. Raises SpecError when the file is damaged."""
    order = load_order(folder, family, spec, program.name)
    if order is not None and order.program != digest(program):
        note(f"{order.source} was made for another {program.name} and is not used")
        return None
    return order
