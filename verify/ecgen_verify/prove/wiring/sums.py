# SPDX-License-Identifier: MIT
"""Which functions of an emitted folder add multiples of points by digits, and how its files say that they do."""

from __future__ import annotations

from collections.abc import Iterator

from ecgen.emit.montgomery_curve import is_25519
from ecgen.logic.types import G2
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.multiples.sums import Addend, Base16, Natural, NonAdjacent, Once, SignedBits, Sum
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.wiring.naf import numbers_of
from ecgen_verify.prove.wiring.shapes import shapes_of


def sums_of(place: Place) -> dict[str, Sum]:
    """By the name after the prefix."""
    sums = [*_windows(place), *_twist(place), *_digits(place), *_edwards(place)]
    return {known.name: known for known in sums}


def readings_of(place: Place) -> dict[str, Reading]:
    return {name: known.reading(place.spec, place.split) for name, known in sums_of(place).items()}


def _odd(width: int) -> tuple[int, ...]:
    """The multiples in a table for odd digits below 2^width in absolute value."""
    return tuple(range(1, 1 << width, 2))


def _windows(place: Place) -> Iterator[Sum]:
    """By signed bits of an odd scalar: those of a window, and those of a column of the comb."""
    shapes = shapes_of(place)
    if shapes is None:
        return
    width = shapes.width
    bits = SignedBits(1 - (1 << width), (0, *(1 << i for i in range(1, width + 1))))
    yield Sum("lookup", ("r", "table", "word", "negate"), "jacobian", (Addend("table", "jacobian", _odd(width), "word", bits),))
    if shapes.combs:
        combs = {len(comb): tuple(weight // comb[0] for weight in comb) for comb in shapes.combs}
        yield Sum("base_lookup", ("r", "table", "teeth", "signs", "negate"), "affine", tuple(map(_column, combs.values())),
                  given=("teeth", tuple(combs)))  # fmt: skip


def _column(weights: tuple[int, ...]) -> Addend:
    """Entries have the highest weight +, the others by the bits of the index."""
    factors = [sum(weights) - 2 * sum(weights[:-1])]
    for weight in weights[:-1]:
        factors += [factor + 2 * weight for factor in factors]
    bits = SignedBits(-sum(weights), tuple(2 * weight for weight in weights))
    return Addend("table", "affine", tuple(factors), "signs", bits, where=len(weights))


def _twist(place: Place) -> Iterator[Sum]:
    if place.spec.twist is not None:
        yield Sum(f"{G2}lookup", ("r", "table", "digit"), "jacobian pairs",
                  (Addend("table", "jacobian pairs", tuple(range(16)), "digit", Natural(16)),))  # fmt: skip


def _digits(place: Place) -> Iterator[Sum]:
    """By digits of non-adjacent forms: of a point, of the generator, and where scalars are split of its image."""
    if shapes_of(place) is None:
        return
    numbers, split = numbers_of(place.source, place.prefix, "double"), place.split
    width, base_width = numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]
    known = [("add_digit", "jacobian", width, 1), ("add_base_digit", "affine", base_width, 1)]
    known += [("add_image_digit", "affine", base_width, split.beta)] if split is not None else []
    for name, system, bits, beta in known:
        parameters = "total", "table", "digit", *(["negate"] if split is not None else [])
        addend = Addend("table", system, _odd(bits - 1), "digit", NonAdjacent(bits), beta)
        yield Sum(name, parameters, "jacobian", (addend,), times=1, public=True)
    if split is not None:
        image = Addend("p", "jacobian", (1,), "", Once(), split.beta)
        yield Sum("endomorphism", ("r", "p"), "jacobian", (image,))


def _edwards(place: Place) -> Iterator[Sum]:
    if not is_25519(place.spec):
        return
    for system in ("cached", "niels"):
        yield Sum(f"ed25519_pick_{system}", ("r", "table", "digit"), system,
                  (Addend("table", system, tuple(range(1, 9)), "digit", Base16()),))  # fmt: skip
    numbers = numbers_of(place.source, place.prefix, "ed25519_mul")
    width, base_width = numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]
    parameters = "sum", "table", "digit", "base", "base_digit", "last"
    addends = (Addend("table", "cached", _odd(width - 1), "digit", NonAdjacent(width)),
               Addend("base", "niels", _odd(base_width - 1), "base_digit", NonAdjacent(base_width)))  # fmt: skip
    yield Sum("ed25519_iteration", parameters, "extended", addends, times=2, given=("last", (0, 1)), lazy=True, public=True)
