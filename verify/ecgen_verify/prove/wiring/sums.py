# SPDX-License-Identifier: MIT
"""Which functions of an emitted folder add multiples of points by digits, and what they promise."""

from __future__ import annotations

from collections.abc import Iterator

from ecgen.contracts import multiples as m
from ecgen.emit.montgomery_curve import is_25519
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Term, Var, implies, on_curve
from ecgen.logic.types import G2, Digit, Mask, Point, Table, Unsigned
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.wiring.naf import numbers_of
from ecgen_verify.prove.wiring.shapes import shapes_of

_NEGATE = Param("negate", Mask())
_R, _TABLE = Var("r"), Var("table")


def sums_of(place: Place) -> dict[str, Contract]:
    """By the name after the prefix."""
    sums = [*_windows(place), *_twist(place), *_digits(place), *_edwards(place)]
    return {known.name: known for known in sums}


def _lookup(name: str, struct: str, *params: Param, ensures: tuple[Term, ...], public: frozenset[str] = frozenset()) -> Contract:
    """What is picked is another object than the table."""
    point = Point(struct)
    return Contract(name, "", (Param("r", point, True), Param("table", Table(point)), *params), ensures, public=public,
                    apart=frozenset("r"))  # fmt: skip


def _windows(place: Place) -> Iterator[Contract]:
    """By signed bits of an odd scalar: those of a window, and those of a column of the comb."""
    shapes = shapes_of(place)
    if shapes is None:
        return
    width, negate = shapes.width, Var("negate")
    digit = m.signed(m.signed_bits(Var("word"), 1, width, 1), negate)
    yield _lookup("lookup", "point", Param("word", Unsigned()), _NEGATE, ensures=(_R.equals(digit * m.comb(_TABLE, width, 1)),))
    ensures: list[Term] = []
    for teeth, spacing in sorted(shapes.combs):
        digit = m.signed(m.signed_bits(Var("signs"), 0, teeth, spacing), negate)
        ensures += implies(Var("teeth").equals(teeth), _R.equals(digit * m.comb(_TABLE, teeth, spacing)))
    if ensures:
        params = Param("teeth", Unsigned()), Param("signs", Unsigned()), _NEGATE
        yield _lookup("base_lookup", "affine", *params, ensures=tuple(ensures), public=frozenset({"teeth"}))


def _twist(place: Place) -> Iterator[Contract]:
    if place.spec.twist is not None:
        ensures = _R.equals(m.bits(Var("digit"), 4) * m.multiples(_TABLE, 0, 15))
        yield _lookup(f"{G2}lookup", f"{G2}point", Param("digit", Unsigned()), ensures=(ensures,))


def _naf_digit(width: int) -> Digit:
    """0, or odd and below 2^(width - 1) in absolute value."""
    odd = range(1, 1 << (width - 1), 2)
    return Digit((0, *(sign * number for number in odd for sign in (1, -1))))


def _digits(place: Place) -> Iterator[Contract]:
    """By digits of non-adjacent forms: of a point, of the generator, and where scalars are split of its image."""
    if (shapes := shapes_of(place)) is None:
        return
    numbers, split, point = numbers_of(place.source, place.prefix, "double"), shapes.split, Point("point")
    width, base_width = numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]
    known = [("add_digit", point, width), ("add_base_digit", Point("affine"), base_width)]
    known += [("add_image_digit", Point("affine"), base_width)] if split else []
    for name, kind, bits in known:
        params = (Param("total", point, output=True, updated=True), Param("table", Table(kind)), Param("digit", _naf_digit(bits)),
                  *([_NEGATE] if split else []))  # fmt: skip
        digit, unit = m.signed(Var("digit"), Var("negate")) if split else Var("digit"), m.comb(_TABLE, bits - 1, 1)
        total = Var("total'").equals(Var("total") + digit * (m.endomorphism(unit) if "image" in name else unit))
        yield Contract(name, "", params, (total,), (on_curve(Var("total")),), public=frozenset(param.name for param in params),
                       apart=frozenset({"total"}))  # fmt: skip
    if split:
        params = Param("r", point, output=True), Param("p", Table(point))
        yield Contract("endomorphism", "", params, (_R.equals(m.endomorphism(m.multiples(Var("p"), 1, 1))),),
                       apart=frozenset("r"))  # fmt: skip


def _edwards(place: Place) -> Iterator[Contract]:
    if not is_25519(place.spec):
        return
    for system in ("cached", "niels"):
        ensures = _R.equals(Var("digit") * m.multiples(_TABLE, 1, 8))
        digit = Param("digit", Digit(tuple(range(-8, 9))))
        yield _lookup(f"ed25519_pick_{system}", f"ed25519_{system}", digit, ensures=(ensures,))
    numbers = numbers_of(place.source, place.prefix, "ed25519_mul")
    width, base_width = numbers["NAF_WIDTH"], numbers["NAF_BASE_WIDTH"]
    total = Var("sum")
    params = (Param("sum", Point("ed25519"), output=True, updated=True), Param("table", Table(Point("ed25519_cached"))),
              Param("digit", _naf_digit(width)), Param("base", Table(Point("ed25519_niels"))),
              Param("base_digit", _naf_digit(base_width)), Param("last", Digit((0, 1))))  # fmt: skip
    sums = (2 * m.projective(total) + Var("digit") * m.comb(_TABLE, width - 1, 1)
            + Var("base_digit") * m.comb(Var("base"), base_width - 1, 1))  # fmt: skip
    after = Var("sum'")
    yield Contract("ed25519_iteration", "", params,
                   (*implies(Var("last").equals(0), m.projective(after).equals(sums)),
                    *implies(Var("last").equals(1), after.equals(sums))),
                   (on_curve(m.projective(total)),), public=frozenset(param.name for param in params),
                   apart=frozenset({"sum"}))  # fmt: skip
