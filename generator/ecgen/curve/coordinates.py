# SPDX-License-Identifier: MIT
"""Affine points to the coordinate systems of the formulas and back."""

from __future__ import annotations

from typing import TypeVar

from ecgen.group import Group
from ecgen.rings import Ring

T = TypeVar("T")


def encode(system: str, point: tuple[T, T] | None, scale: T, group: Group[T]) -> tuple[T, ...] | None:
    """The coordinates of `point` with Z = `scale` != 0 (which jacobian also uses to spell O); None if it has none."""
    ring = group.ring
    if point is None:
        return _neutral(system, scale, ring)
    x, y = point
    match system:
        case "affine":
            return x, y
        case "projective":
            return ring.mul(x, scale), ring.mul(y, scale), scale
        case "jacobian":
            square = ring.mul(scale, scale)
            return ring.mul(x, square), ring.mul(y, ring.mul(square, scale)), scale
        case "xz":
            return ring.mul(x, scale), scale
        case "x":
            return (x,)
        case "extended":
            return ring.mul(x, scale), ring.mul(y, scale), scale, ring.mul(ring.mul(x, y), scale)
        case "niels":
            d2 = ring.add(group.parameters["d"], group.parameters["d"])
            return ring.sub(y, x), ring.add(y, x), ring.mul(d2, ring.mul(x, y))
        case "cached":
            minus, plus, product = (ring.mul(part, scale) for part in encode("niels", point, scale, group) or ())
            return minus, plus, ring.add(scale, scale), product
    raise ValueError(f"unknown coordinate system '{system}'")


def _neutral(system: str, scale: T, ring: Ring[T]) -> tuple[T, ...] | None:
    zero = ring.const(0)
    match system:
        case "projective":
            return zero, scale, zero
        case "jacobian":
            return ring.mul(scale, scale), ring.sub(scale, ring.const(1)), zero
        case "xz":
            return scale, zero
    return None


def stands_for(system: str, coordinates: tuple[T, ...], point: tuple[T, T] | None, ring: Ring[T]) -> list[T] | None:
    """What must vanish for `coordinates` to be `point`; the Z coordinate of a point other than O must not (see `scale_of`).

    None when the system cannot spell the point.
    """
    zero = ring.const(0)
    if point is None:
        match system:
            case "projective":
                return [coordinates[0], coordinates[2]]
            case "jacobian":
                return [coordinates[2]]
            case "xz":
                return [coordinates[1]]
        return None
    x, y = point
    match system:
        case "affine":
            return [ring.sub(coordinates[0], x), ring.sub(coordinates[1], y)]
        case "x":
            return [ring.sub(coordinates[0], x)]
        case "xz":
            return [ring.sub(coordinates[0], ring.mul(x, coordinates[1]))]
        case "jacobian":
            z = coordinates[2]
            zz = ring.mul(z, z)
            return [ring.sub(coordinates[0], ring.mul(x, zz)), ring.sub(coordinates[1], ring.mul(y, ring.mul(z, zz)))]
        case "projective" | "extended":
            z = coordinates[2]
            tied = ring.sub(coordinates[3], ring.mul(ring.mul(x, y), z)) if system == "extended" else zero
            return [ring.sub(coordinates[0], ring.mul(x, z)), ring.sub(coordinates[1], ring.mul(y, z)), tied]
    raise ValueError(f"{system} is no system of outputs")


def must_not_vanish(system: str, coordinates: tuple[T, ...], point: tuple[T, T] | None) -> T | None:
    """The coordinate that has to differ from zero, if any: Z of a point, Y or X of the neutral element.

    Z = 0 alone spells the neutral element in Jacobian coordinates, whatever X and Y are.
    """
    match system:
        case "projective" | "extended":
            return coordinates[2] if point is not None else coordinates[1]
        case "jacobian":
            return coordinates[2] if point is not None else None
        case "xz":
            return coordinates[1] if point is not None else coordinates[0]
    return None
