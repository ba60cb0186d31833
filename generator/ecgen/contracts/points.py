# SPDX-License-Identifier: MIT
"""The functions of points of a short Weierstrass curve, and of scalars as byte strings."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.contracts.field import Residues
from ecgen.contracts.standards import sec1_compressed, sec1_decoded, sec1_encoded, sec1_encodes
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    NEUTRAL,
    RESULT,
    Const,
    G,
    N,
    Term,
    Var,
    at,
    big_endian,
    choice,
    for_each,
    has_prime_order,
    mask,
    on_curve,
    pair,
    point,
    residue,
    when,
)
from ecgen.logic.types import (
    G2,
    Array,
    Buffer,
    Bytes,
    Element,
    Mask,
    MaskResult,
    Point,
    Scratch,
    Size,
    Status,
)

_R, _P, _Q, _K, _L, _B = (Var(name) for name in "rpqklb")
AFFINE, JACOBIAN = Point("affine"), Point("point")
_SCALAR = Element("n")
_NONE = point(0, 0)
_NONE_G2 = point(pair(Const(0), Const(0)), pair(Const(0), Const(0)))


@dataclass(frozen=True)
class Weierstrass:
    """The curve as contracts see it. `cofactor`: points of the curve have the order n, or are neutral, where it is 1.
    `candidates`: for a nonce, after which deterministic signing gives up; None where one serves soon, for any key and hash."""

    field: Residues
    scalars: Residues
    cofactor: int
    candidates: int | None = None

    @property
    def encoded(self) -> int:
        """Bytes of a point that is not compressed."""
        return 1 + 2 * self.field.length

    def requires_order(self, operand: Term) -> tuple[Term, ...]:
        """That a multiple of the point is known from the scalar modulo n."""
        return (on_curve(operand),) if self.cofactor == 1 else (on_curve(operand), has_prime_order(operand))


def point_contracts(curve: Weierstrass) -> tuple[Contract, ...]:
    """In the order of the header."""
    order = () if curve.cofactor == 1 else (_has_order(),)
    first, rest = _group(AFFINE, JACOBIAN, _NONE)
    return (*first, _batch(curve), *rest, *order, *_encodings(curve), _reduction(), *_multiples(curve))


def twist_contracts() -> tuple[Contract, ...]:
    """Of G2, in the order of the header: the same group law, over the field of p^2 elements."""
    affine, jacobian = Point(f"{G2}affine"), Point(f"{G2}point")
    first, rest = _group(affine, jacobian, _NONE_G2, G2)
    k, p = Param("k", _SCALAR), Param("p", jacobian)
    multiple = _contract(f"{G2}point_mul", (Param("r", jacobian, output=True), k, p), (_R.equals(_K * _P),),
                         (on_curve(_P), has_prime_order(_P)))  # fmt: skip
    return (*first, *rest, _has_order(affine, G2), multiple)


def _result(kind: Point = JACOBIAN) -> Param:
    return Param("r", kind, output=True)


def _batch(curve: Weierstrass) -> Contract:
    arrays = (Param("r", Array(AFFINE, "count"), True), Param("p", Array(JACOBIAN, "count")),
              Param("scratch", Scratch(curve.field.element, "count", 2), True), Param("count", Size()))  # fmt: skip
    one = at(_P, Var("i"))
    converted = at(_R, Var("i")).equals(choice(one.equals(NEUTRAL), _NONE, one))
    return Contract("point_batch_to_affine", "point_batch_to_affine", arrays, (for_each("i", Var("count"), converted),),
                    apart=frozenset({"scratch"}), remarks=("By one inversion.",))  # fmt: skip


def _group(affine: Point, jacobian: Point, none: Term, stem: str = "") -> tuple[tuple[Contract, ...], tuple[Contract, ...]]:
    """The group law: conversions, then the rest. `none`: what an affine point is that stands for no point."""
    p, q, r = Param("p", jacobian), Param("q", jacobian), _result(jacobian)
    affine_p, affine_q, affine_r = Param("p", affine), Param("q", affine), _result(affine)
    bit, both = Param("mask", Mask()), (on_curve(_P), on_curve(_Q))
    conversions = (
        _contract(f"{stem}generator", (affine_r,), (_R.equals(G),),
                  remark=f"The generator of {'G2 in ' if stem else ''}the specification."),
        _contract(f"{stem}point_neutral", (r,), (_R.equals(NEUTRAL),)),
        _contract(f"{stem}point_from_affine", (r, affine_p), (_R.equals(_P),)),
        Contract(f"{stem}point_to_affine", f"{stem}point_to_affine", (affine_r, p),
                 when(_P.equals(NEUTRAL), (_R.equals(none), RESULT.equals(-1)), (_R.equals(_P), RESULT.equals(0))),
                 returns=Status()),
    )  # fmt: skip
    law = (
        _contract(f"{stem}point_add", (r, p, q), (_R.equals(_P + _Q),), both,
                  remark="For all of them: p = q, p = -q and the neutral element too."),
        _contract(f"{stem}point_add_affine", (r, p, affine_q), (_R.equals(_P + _Q),), both,
                  remark="For all of them: p = q, p = -q and a neutral p too."),
        _contract(f"{stem}point_dbl", (r, p), (_R.equals(2 * _P),), (on_curve(_P),)),
        _contract(f"{stem}point_neg", (r, p), (_R.equals(-_P),)),
        _contract(f"{stem}point_select", (r, bit, p, q), (_R.equals(choice(Var("mask"), _P, _Q)),)),
        _test(f"{stem}point_eq", (p, q), _P.equals(_Q)),
        _test(f"{stem}point_is_neutral", (p,), _P.equals(NEUTRAL)),
        _test(f"{stem}point_is_on_curve", (p,), on_curve(_P), "So is the neutral element."),
        _test(f"{stem}affine_is_on_curve", (affine_p,), on_curve(_P)),
    )  # fmt: skip
    return conversions, law


def _has_order(affine: Point = AFFINE, stem: str = "") -> Contract:
    """The last step of full public-key validation (NIST SP 800-56A rev. 3, 5.6.2.3.3; SEC 1, 3.2.2.1): n*p is neutral."""
    name = f"{stem}affine_has_order"
    return Contract(name, name, (Param("p", affine),), (RESULT.equals(mask(has_prime_order(_P))),),
                    (on_curve(_P),), returns=MaskResult(), public=frozenset({RESULT.name}),
                    remarks=("The curve has points of other orders; ask this of a point from elsewhere before it is multiplied "
                             "by a secret.",))  # fmt: skip


def _encodings(curve: Weierstrass) -> tuple[Contract, ...]:
    affine = Param("p", AFFINE)
    return (
        Contract("affine_from_bytes", "affine_from_bytes",
                 (_result(AFFINE), Param("b", Buffer("length")), Param("length", Size())),
                 when(sec1_encodes(_B), (_R.equals(sec1_decoded(_B)), RESULT.equals(0)),
                      (_R.equals(_NONE), RESULT.equals(-1))),
                 returns=Status(), public=frozenset("b"),
                 remarks=("Refused are a wrong length or first byte, a coordinate that is not below p, what is not on the curve, "
                          "and the neutral element. The time tells the form and validity of b.",)),
        _contract("affine_to_bytes", (Param("b", Bytes(curve.encoded), True), affine), (_B.equals(sec1_encoded(_P)),),
                  remark="That is the byte 04, then x, then y."),
        _contract("affine_to_bytes_compressed", (Param("b", Bytes(1 + curve.field.length), True), affine),
                  (_B.equals(sec1_compressed(_P)),), remark="That is the byte 02 or 03, then x."),
    )  # fmt: skip


def _reduction() -> Contract:
    return _contract("reduce_bytes", (Param("r", _SCALAR, True), Param("b", Buffer("length")), Param("length", Size())),
                     (_R.equals(big_endian(_B) % N),), remark="Of any length.")  # fmt: skip


def _multiples(curve: Weierstrass) -> tuple[Contract, ...]:
    k, p, string = Param("k", _SCALAR), Param("p", JACOBIAN), Param("k", Bytes(curve.scalars.length))
    required = curve.requires_order(_P)
    l_param = Param("l", _SCALAR)
    return (
        _contract("point_mul", (_result(), k, p), (_R.equals(_K * _P),), required),
        _contract("point_mul_bytes", (_result(), string, p), (_R.equals(big_endian(_K) * _P),), required, wipes=True),
        _contract("point_mul_base", (_result(), k), (_R.equals(_K * G),)),
        _contract("point_mul_base_bytes", (_result(), string), (_R.equals(big_endian(_K) * G),), wipes=True),
        Contract("point_mul_double_vartime", "point_mul_double_vartime", (_result(), k, p, l_param),
                 (_R.equals(residue(_K) * _P + _L * G),), (on_curve(_P),), public=frozenset("kpl"),
                 remarks=("For public values only: the time tells them.",)),
    )  # fmt: skip


def _contract(name: str, params: tuple[Param, ...], ensures: tuple[Term, ...], requires: tuple[Term, ...] = (), *,
              remark: str = "", wipes: bool = False) -> Contract:  # fmt: skip
    return Contract(name, name, params, ensures, requires, wipes=wipes, remarks=(remark,) if remark else ())


def _test(name: str, params: tuple[Param, ...], bit: Term, *remarks: str) -> Contract:
    return Contract(name, name, params, (RESULT.equals(mask(bit)),), returns=MaskResult(), remarks=remarks)
