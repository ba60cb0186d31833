# SPDX-License-Identifier: MIT
"""Byte strings as hexadecimal digits and back."""

from __future__ import annotations

from ecgen.contracts.standards import hexadecimal, hexadecimal_decoded, is_hexadecimal
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Op, Var, apply, when
from ecgen.logic.types import Buffer, Mask, Size, Status

_BYTES, _HEX, _CAPITALS = Var("bytes"), Var("hex"), Var("capitals")
_LENGTHS = Var("hex_length").equals(2 * Var("length"))
_STRICT = "No terminating zero is written or expected."
_ALIAS = "hex and bytes may begin at the same address, and must not overlap otherwise."


def encoding_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    return _encode(), _decode()


def _string(name: str, length: str, *, output: bool = False) -> tuple[Param, Param]:
    return Param(name, Buffer(length), output), Param(length, Size())


def _encode() -> Contract:
    params = (*_string("hex", "hex_length", output=True), *_string("bytes", "length"), Param("capitals", Mask()))
    formulas = when(_LENGTHS, (_HEX.equals(hexadecimal(_BYTES, _CAPITALS)), RESULT.equals(0)),
                    (_HEX.equals(apply(Op.ZEROS, Var("hex_length"))), RESULT.equals(-1)))  # fmt: skip
    return Contract("hex_encode", "hex_encode", params, formulas, returns=Status(),
                    remarks=(_STRICT, _ALIAS, "The time depends on the lengths alone."))  # fmt: skip


def _decode() -> Contract:
    params = (*_string("bytes", "length", output=True), *_string("hex", "hex_length"), Param("capitals", Mask()))
    formulas = when(_LENGTHS & is_hexadecimal(_HEX, _CAPITALS),
                    (_BYTES.equals(hexadecimal_decoded(_HEX)), RESULT.equals(0)),
                    (_BYTES.equals(apply(Op.ZEROS, Var("length"))), RESULT.equals(-1)))  # fmt: skip
    return Contract("hex_decode", "hex_decode", params, formulas, returns=Status(),
                    remarks=(_STRICT, "Separators, spaces and prefixes are refused.", _ALIAS,
                             "The time depends on the lengths alone, also where a character is refused."))  # fmt: skip
