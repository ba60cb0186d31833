# SPDX-License-Identifier: MIT
"""Byte strings as hexadecimal digits and back."""

from __future__ import annotations

from ecgen.contracts.encodings import encoding_contracts
from ecgen.emit.context import Context, Part, placed, wrapped
from ecgen.emit.section import Section

_TITLE = (
    "Hexadecimal digits, for keys and encoded points. Both functions return 0, or -1 for arguments that they refuse, and then "
    "zero their outputs."
)


def encodings_part(context: Context) -> Part:
    """The same for every specification."""
    functions = placed(context, "hex", encoding_contracts(), {"hex": frozenset()}, ("vectors",))
    return Part(units={"hex": context.unit("c/hex.c.j2")}, functions=functions, sections=(Section("hex", wrapped([_TITLE])),))
