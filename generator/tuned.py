# SPDX-License-Identifier: MIT
"""The tuned orders that come with the specifications or that a user searched, and when they are used."""

from __future__ import annotations

from collections.abc import Callable
from importlib import resources
from pathlib import Path

from ecgen.errors import UsageError
from ecgen.ir import Program
from ecgen.passes.order import Order, digest, load_order
from ecgen.passes.variants import variants

#: The family whose orders are used where none is named.
FAMILY = "zen5"


def bundled_orders() -> Path:
    """The folder of the bundled orders, one folder for each family of processors."""
    return Path(str(resources.files("ecgen.specs"))) / "tuned"


def bundled_families() -> list[str]:
    """The families of processors for which orders are bundled."""
    return sorted(path.name for path in bundled_orders().iterdir() if path.is_dir())


def find_orders(name: str) -> tuple[Path, str]:
    """(folder, family) of what `--tuned` names: a bundled family, or else the folder of a family, as in tuned/zen4.

    Raises UsageError when it is neither.
    """
    if name in bundled_families():
        return bundled_orders(), name
    folder = Path(name).absolute()
    if not name or not folder.is_dir():
        raise UsageError(f"--tuned {name!r}: neither a bundled family ({', '.join(bundled_families())}) nor a folder of orders")
    return folder.parent, folder.name


def tuned_order(folder: Path, family: str, spec: str, program: Program,
                note: Callable[[str], None]) -> tuple[Program, Order] | None:  # fmt: skip
    """The order stored for the Program, and that one of its variants which it orders; None when there is none, or when it was
    made for another Program of that name, which is noted. Raises SpecError when the file is damaged."""
    order = load_order(folder, family, spec, program.name)
    if order is None:
        return None
    found = ordered_variant(program, order)
    if found is None:
        note(f"{order.source} was made for another {program.name} and is not used")
        return None
    return found, order


def ordered_variant(program: Program, order: Order) -> Program | None:
    """The variant of the Program that the order is for, if it is for one."""
    return next((variant for variant in variants(program) if digest(variant) == order.program), None)
