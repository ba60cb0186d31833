# SPDX-License-Identifier: MIT
"""What the operands of a formula stand for: combinations of points, coordinate systems, exceptional cases."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

#: The names of the coordinates of each system, and so their number. With (x, y) the affine point:
#: projective x = X/Z, y = Y/Z; jacobian x = X/Z^2, y = Y/Z^3; xz x = X/Z; extended as projective with
#: T = XY/Z; niels (y - x, y + x, 2dxy); cached (Y - X, Y + X, 2Z, 2dT) of an extended point.
SYSTEMS: Mapping[str, tuple[str, ...]] = {
    "affine": ("x", "y"),
    "projective": ("x", "y", "z"),
    "jacobian": ("x", "y", "z"),
    "xz": ("x", "z"),
    "x": ("x",),
    "extended": ("x", "y", "z", "t"),
    "niels": ("m", "p", "t"),
    "cached": ("m", "p", "z", "t"),
}

_TERM = re.compile(r"\s*([+-]?)\s*(\d*)([A-Z])")


@dataclass(frozen=True)
class Combination:
    """An integer combination of named points, such as P + Q or 2P. O is the neutral element and carries no term."""

    terms: tuple[tuple[str, int], ...]

    @staticmethod
    def of(terms: Mapping[str, int]) -> Combination:
        return Combination(tuple(sorted((name, count) for name, count in terms.items() if count)))

    @staticmethod
    def parse(text: str) -> Combination:
        """Raises ValueError unless `text` is a sum of terms such as P, -Q, 2P or O."""
        terms: dict[str, int] = {}
        position = 0
        while position < len(text.rstrip()):
            match = _TERM.match(text, position)
            if match is None or (position > 0 and not match[1]):
                raise ValueError(f"'{text.strip()}' is no combination of points")
            if match[3] != "O":
                terms[match[3]] = terms.get(match[3], 0) + int(match[1] + (match[2] or "1"))
            position = match.end()
        if not position:
            raise ValueError("a combination of points is missing")
        return Combination.of(terms)

    def __sub__(self, other: Combination) -> Combination:
        terms = dict(self.terms)
        for name, count in other.terms:
            terms[name] = terms.get(name, 0) - count
        return Combination.of(terms)

    def __str__(self) -> str:
        signed = [("-" if n < 0 else "+") + " " + (str(abs(n)) if abs(n) != 1 else "") + name for name, n in self.terms]
        return " ".join(signed).removeprefix("+ ").replace("- ", "-", 1 if signed and signed[0][0] == "-" else 0) or "O"


@dataclass(frozen=True)
class Role:
    """One point that goes in or out: which, in which system, and the names of its coordinates in the formula."""

    point: Combination
    system: str
    names: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.point} = {self.system}({', '.join(self.names)})"


@dataclass(frozen=True)
class Condition:
    """`difference` is the neutral element (equal) or is not."""

    difference: Combination
    equal: bool


@dataclass(frozen=True)
class Exceptional:
    """The inputs for which the outputs are wrong: any case holds, a case being a conjunction. `text` as in the file."""

    text: str
    cases: tuple[tuple[Condition, ...], ...]

    def covers(self, is_neutral: Callable[[Combination], bool]) -> bool:
        """Whether the inputs behind `is_neutral` (combination -> whether it is O) are exceptional."""
        return any(all(is_neutral(c.difference) == c.equal for c in case) for case in self.cases)


def parse_role(text: str) -> Role:
    """`P = jacobian(X1, Y1, Z1)`. Raises ValueError."""
    match = re.fullmatch(r"\s*([^=]+?)\s*=\s*(\w+)\(([\w, ]+)\)\s*", text)
    if match is None:
        raise ValueError(f"'{text.strip()}' is no role such as P = jacobian(X1, Y1, Z1)")
    names = tuple(name.strip() for name in match[3].split(","))
    if match[2] not in SYSTEMS:
        raise ValueError(f"unknown coordinate system '{match[2]}'; known: {', '.join(SYSTEMS)}")
    if len(names) != len(SYSTEMS[match[2]]):
        raise ValueError(f"{match[2]} has {len(SYSTEMS[match[2]])} coordinates, not {len(names)}")
    return Role(Combination.parse(match[1]), match[2], names)


def parse_exceptional(text: str) -> Exceptional:
    """`none`, or cases such as `P = Q and 2P != O; P = O`. Raises ValueError."""
    if text.strip() == "none":
        return Exceptional("none", ())
    return Exceptional(text.strip(), tuple(tuple(map(_condition, case.split(" and "))) for case in text.split(";")))


def _condition(text: str) -> Condition:
    left, sign, right = (part.strip() for part in re.split(r"(!?=)", text, maxsplit=1)) if "=" in text else ("", "", "")
    if not sign:
        raise ValueError(f"'{text.strip()}' is no condition such as P = Q or 2P != O")
    return Condition(Combination.parse(left) - Combination.parse(right), sign == "=")
