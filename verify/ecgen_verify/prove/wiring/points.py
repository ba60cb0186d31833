# SPDX-License-Identifier: MIT
"""What scalar multiplications call: contracts of the group law, and of what makes integers of scalars."""

from __future__ import annotations

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import NEUTRAL, RESULT, Const, Term, Var, mask, on_curve, residue
from ecgen.logic.types import Element, MaskResult, Point, Size, Words
from ecgen_verify.prove.moduli import Form

#: Nothing but its own frame changes.
IDLE = Contract("wipe_stack", "", (), ())
#: More words than a scalar has that an integer is proved to be left in.
MORE_WORDS = 4


def edwards_contracts() -> dict[str, Contract]:
    """What the multiplications on the curve of Ed25519 call, and no manifest has."""
    extended, projective, cached, niels = (Point(f"ed25519{kind}") for kind in ("", "_projective", "_cached", "_niels"))
    r, p, q = (Var(name) for name in "rpq")
    contracts = (
        *(Contract(f"ed25519_add_{name}", "", (Param("r", extended, True), Param("p", extended), Param("q", kind)),
                   (r.equals(p + q),), (on_curve(p), on_curve(q))) for name, kind in (("cached", cached), ("niels", niels))),
        Contract("ed25519_dbl_projective", "", (Param("r", projective, True), Param("p", projective)), (r.equals(2 * p),),
                 (on_curve(p),)),
        Contract("ed25519_prepare", "", (Param("r", cached, True), Param("p", extended)), (r.equals(p),)),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}


def incomplete_contracts() -> dict[str, Contract]:
    """The additions of points by the formula alone, which no manifest has, by operation."""
    r, p, q, jacobian = Var("r"), Var("p"), Var("q"), Point("point")
    alike = p.equals(NEUTRAL).equals(q.equals(NEUTRAL))
    return {name: Contract(name, "", (Param("r", jacobian, True), Param("p", jacobian), Param("q", kind)),
                           (r.equals(m.chord(p, q)), RESULT.equals(mask(p.equals(q)))), (on_curve(p), on_curve(q), alike),
                           MaskResult())
            for name, kind in (("point_add_incomplete", jacobian), ("point_add_affine_incomplete", Point("affine")))}  # fmt: skip


# ---------------------------------------------------------------------- scalars as integers


def integer_contracts(scalar: Form, most: int = 0) -> dict[str, Contract]:
    """What makes integers in words of scalars, by the name after the prefix. `most`: words of the odd integers."""
    v, words, k = Var("v"), Var("words"), Var("k")
    params = Param("v", Words("words"), output=True), Param("words", Size()), Param("k", Element("n"))

    def in_range(above: int) -> tuple[Term, ...]:
        return Const(scalar.limbs) <= words, words <= above

    contracts = (
        Contract("scalar_plain", "", params, (v.equals(residue(k)),), in_range(scalar.limbs + MORE_WORDS)),
        Contract("scalar_odd", "", params, (v.equals(m.odd(k)), RESULT.equals(mask(m.is_negative(k)))), in_range(most),
                 MaskResult()),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}
