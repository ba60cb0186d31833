# SPDX-License-Identifier: MIT
"""The names by which commands know an emitted function: p256_fe_mul, fe_mul or mul are one."""

from __future__ import annotations

from collections.abc import Collection, Iterable


def spellings(name: str, prefix: str) -> tuple[str, ...]:
    """The short names that `name` may stand for, the likeliest first: without the prefix, and as a function of the field."""
    short = name.strip().removeprefix(f"{prefix}_")
    return short, f"fe_{short}"


def find_function(name: str, prefix: str, known: Collection[str]) -> str | None:
    """The one of the known names, all without a prefix, that `name` stands for; None where there is none."""
    return next((short for short in spellings(name, prefix) if short in known), None)


def no_such_function(option: str, name: str, owner: str, known: Iterable[str]) -> str:
    """The message for a name that nothing is called by."""
    return f"{option} {name!r}: {owner} has no such function; there are {', '.join(known)}"
