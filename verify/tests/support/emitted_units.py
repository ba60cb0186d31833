# SPDX-License-Identifier: MIT
"""Units of emitted C (`ecgen.emit.layout`), and files with one place of a unit changed, for the tests."""

from __future__ import annotations

import re
from functools import cache

from ecgen.cli import make_library
from ecgen.emit.columns import folded
from ecgen.emit.context import Context
from ecgen.emit.layout import c_file
from ecgen.emit.whole import parts_of
from support.emitted import spec_named
from support.prove_folder import emitted


@cache
def units(curve: str, reduction: str | None = None, base_table: int | None = None) -> dict[str, str]:
    """The lines of each unit of C in a folder, before long ones are broken, as `prove_folder.emitted` makes it."""
    context = Context(make_library(spec_named(curve), reduction, "all", None, base_table=base_table), "test", lambda file: None)
    return {unit: text for part in parts_of(context) for unit, text in part.units.items()}


def unit_with(curve: str, function: str, reduction: str | None = None) -> str:
    """The unit that defines a function, the first of several."""
    definition = re.compile(rf"^[^\n;]*\b{function}\([^;{{]*\)\n\{{", re.MULTILINE)
    return next(unit for unit, text in units(curve, reduction).items() if definition.search(text))


def edited(curve: str, unit: str, old: str, new: str, *, reduction: str | None = None, base_table: int | None = None,
           times: int | None = 1) -> tuple[str, str]:  # fmt: skip
    """(name, text) of the file with a unit in which `old`, which stands there so many `times` (None: at least once), became
    `new` where it first stands."""
    text = units(curve, reduction, base_table)[unit]
    assert old in text if times is None else text.count(old) == times, f"{old!r} stands {text.count(old)} times in {unit}"
    name = c_file(spec_named(curve).name, unit)
    file = (emitted(curve, reduction, base_table) / name).read_text(encoding="utf-8")
    shown = folded(name, text)
    assert file.count(shown) == 1
    return name, file.replace(shown, folded(name, text.replace(old, new, 1)))
