# SPDX-License-Identifier: MIT
"""The contracts that hand-written checks show and that effects of calls assume, written here once more.

Trusted: that a check or an effect says what the contract says that it is pinned to. It applies only to a function whose published
contract is equal to that, so that a change of a contract is never taken as proved by a check of the old one.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    NEUTRAL,
    RESULT,
    B,
    G,
    Op,
    Term,
    Var,
    apply,
    has_prime_order,
    mask,
    on_curve,
    residue,
    when,
    zeros,
)
from ecgen.logic.types import (
    G2,
    Buffer,
    Element,
    Mask,
    MaskResult,
    Nothing,
    Point,
    Returned,
    Size,
    Status,
    Type,
)

_R, _P, _Q, _K, _L, _A, _U = (Var(name) for name in "rpqklau")
_AFFINE, _POINT, _EXTENDED = Point("affine"), Point("point"), Point("ed25519")
_SCALAR = Element("n")


def _pin(name: str, params: Iterable[Param], ensures: Iterable[Term], requires: Iterable[Term] = (), *,
         returns: Returned | None = None, public: str = "", apart: str = "", lanes: bool = False,
         wipes: bool = False) -> Contract:  # fmt: skip
    """`public`, `apart`: names with blanks between them."""
    return Contract(name, name, tuple(params), tuple(ensures), tuple(requires), returns or Nothing(), frozenset(public.split()),
                    frozenset(apart.split()), lanes, wipes)  # fmt: skip


def _out(name: str, kind: Type) -> Param:
    return Param(name, kind, output=True)


def _string(name: str, length: str) -> tuple[Param, Param]:
    return Param(name, Buffer(length)), Param(length, Size())


def _checked(valid: Term, done: tuple[Term, ...], *cleared: tuple[Term, int]) -> tuple[Term, ...]:
    return when(valid, (*done, RESULT.equals(0)), (*(output.equals(zeros(n)) for output, n in cleared), RESULT.equals(-1)))


# ---------------------------------------------------------------------- points of short Weierstrass curves


def group_law(stem: str = "") -> dict[str, Contract]:
    """Those that others call. Of points whose types' names begin with this: `G2`, of the twist."""
    affine, jacobian = Point(f"{stem}affine"), Point(f"{stem}point")
    r, p = _out("r", jacobian), Param("p", jacobian)
    return _by_name(
        _pin("point_neutral", (r,), (_R.equals(NEUTRAL),)),
        _pin("point_from_affine", (r, Param("p", affine)), (_R.equals(_P),)),
        _pin("point_add", (r, p, Param("q", jacobian)), (_R.equals(_P + _Q),), (on_curve(_P), on_curve(_Q))),
        _pin("point_add_affine", (r, p, Param("q", affine)), (_R.equals(_P + _Q),), (on_curve(_P), on_curve(_Q))),
        _pin("point_dbl", (r, p), (_R.equals(2 * _P),), (on_curve(_P),)),
        _pin("point_is_neutral", (p,), (RESULT.equals(mask(_P.equals(NEUTRAL))),), returns=MaskResult()),
    )


def _of_order(cofactor: int) -> tuple[Term, ...]:
    """That p has the order n or is neutral, as all points on the curve where its cofactor is 1."""
    return (on_curve(_P),) if cofactor == 1 else (on_curve(_P), has_prime_order(_P))


def multiples(cofactor: int = 1) -> dict[str, Contract]:
    """Of a curve with this cofactor."""
    r, k, p = _out("r", _POINT), Param("k", _SCALAR), Param("p", _POINT)
    return _by_name(
        _pin("point_mul", (r, k, p), (_R.equals(_K * _P),), _of_order(cofactor)),
        _has_order(_AFFINE),
        _pin("point_mul_base", (r, k), (_R.equals(_K * G),)),
        _pin("point_mul_double_vartime", (r, k, p, Param("l", _SCALAR)), (_R.equals(residue(_K) * _P + _L * G),),
             (on_curve(_P),), public="k p l"),
    )  # fmt: skip


def _has_order(affine: Point) -> Contract:
    return _pin("affine_has_order", (Param("p", affine),), (RESULT.equals(mask(has_prime_order(_P))),), (on_curve(_P),),
                returns=MaskResult())  # fmt: skip


def twist_multiples() -> dict[str, Contract]:
    """Of points of G2, by their names without what those begin with."""
    jacobian = Point(f"{G2}point")
    return _by_name(
        _pin("point_mul", (_out("r", jacobian), Param("k", _SCALAR), Param("p", jacobian)), (_R.equals(_K * _P),),
             (on_curve(_P), has_prime_order(_P))),
        _has_order(Point(f"{G2}affine")),
    )  # fmt: skip


# ---------------------------------------------------------------------- curve25519


def edwards_points() -> dict[str, Contract]:
    """Those that others call."""
    r, p = _out("r", _EXTENDED), Param("p", _EXTENDED)
    return _by_name(
        _pin("ed25519_neutral", (r,), (_R.equals(NEUTRAL),)),
        _pin("ed25519_dbl", (r, p), (_R.equals(2 * _P),), (on_curve(_P),)),
    )


def edwards_multiples() -> dict[str, Contract]:
    r, k, p = _out("r", _EXTENDED), Param("k", _SCALAR), Param("p", _EXTENDED)
    return _by_name(
        _pin("ed25519_mul", (r, k, p), (_R.equals(residue(_K) * _P),), (on_curve(_P),)),
        _pin("ed25519_mul_base", (r, k), (_R.equals(_K * B),)),
        _pin("ed25519_mul_double_vartime", (r, k, p, Param("l", _SCALAR)), (_R.equals(residue(_K) * _P + _L * B),),
             (on_curve(_P),), public="k p l"),
    )  # fmt: skip


# ---------------------------------------------------------------------- hexadecimal digits


def hexadecimal() -> dict[str, Contract]:
    """The strings are apart, or begin at the same address; neither is longer than anything that a program can address."""
    digits, string, capitals = Var("hex"), Var("bytes"), Param("capitals", Mask())
    fit = Var("hex_length").equals(2 * Var("length"))
    refused = RESULT.equals(-1)

    def written(name: str, length: str) -> tuple[Param, Param]:
        return _out(name, Buffer(length)), Param(length, Size())

    def cleared(name: str, length: str) -> Term:
        return Var(name).equals(apply(Op.ZEROS, Var(length)))

    encoded = digits.equals(s.hexadecimal(string, Var("capitals"))), RESULT.equals(0)
    decoded = string.equals(s.hexadecimal_decoded(digits)), RESULT.equals(0)
    return _by_name(
        _pin("hex_encode", (*written("hex", "hex_length"), *_string("bytes", "length"), capitals),
             when(fit, encoded, (cleared("hex", "hex_length"), refused)), returns=Status()),
        _pin("hex_decode", (*written("bytes", "length"), *_string("hex", "hex_length"), capitals),
             when(fit & s.is_hexadecimal(digits, Var("capitals")), decoded, (cleared("bytes", "length"), refused)),
             returns=Status()),
    )  # fmt: skip


def _by_name(*pins: Contract) -> dict[str, Contract]:
    return {pin.name: pin for pin in pins}
