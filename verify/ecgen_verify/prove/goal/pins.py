# SPDX-License-Identifier: MIT
"""The contracts that hand-written checks show and that effects of calls assume, written here once more.

Trusted: that a check or an effect says what the contract says that it is pinned to. It applies only to a function whose published
contract is equal to that, so that a change of a contract is never taken as proved by a check of the old one.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Op, Term, Var, apply, when
from ecgen.logic.types import Buffer, Mask, Nothing, Returned, Size, Status, Type


def _pin(name: str, params: Iterable[Param], ensures: Iterable[Term], returns: Returned | None = None) -> Contract:
    return Contract(name, name, tuple(params), tuple(ensures), (), returns or Nothing())


def _out(name: str, kind: Type) -> Param:
    return Param(name, kind, output=True)


def _string(name: str, length: str) -> tuple[Param, Param]:
    return Param(name, Buffer(length)), Param(length, Size())


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
             when(fit, encoded, (cleared("hex", "hex_length"), refused)), Status()),
        _pin("hex_decode", (*written("bytes", "length"), *_string("hex", "hex_length"), capitals),
             when(fit & s.is_hexadecimal(digits, Var("capitals")), decoded, (cleared("bytes", "length"), refused)),
             Status()),
    )  # fmt: skip


def _by_name(*pins: Contract) -> dict[str, Contract]:
    return {pin.name: pin for pin in pins}
