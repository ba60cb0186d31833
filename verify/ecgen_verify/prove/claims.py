# SPDX-License-Identifier: MIT
"""What is proved of the straight-line functions of an emitted folder: the contract in its manifest, as the prover's goal.

Trusted: that the goal says what the contract says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.contracts.field import Residues, composed, straight_line
from ecgen.errors import CheckFailed
from ecgen.field import is_long
from ecgen.logic import types
from ecgen.logic.contract import Contract as Promise
from ecgen.logic.contract import Param
from ecgen.logic.rings import NotPolynomial, Ring, residual
from ecgen.logic.serialize import contract_from
from ecgen.logic.sorts import types_of
from ecgen.logic.terms import (
    RESULT,
    Apply,
    Const,
    Op,
    Term,
    Var,
    apply,
    subterms,
)
from ecgen.logic.text import claim
from ecgen.messages import printable, shorten
from ecgen.spec.load import Spec
from ecgen_verify.prove.contract import LIMB, Contract, Kind, Operand

#: The operations modulo any number that are made of calls.
_COMPOSED = frozenset(contract.operation for contract in composed(Residues("p", 1, montgomery=False)))
#: Those that are not, but of long moduli.
_STRAIGHT = frozenset(contract.operation for contract in straight_line(Residues("p", 1, montgomery=True)))
_INTEGERS: Ring[int] = Ring(int, lambda x, y: x + y, lambda x, y: x * y)


@dataclass(frozen=True)
class Modulus:
    """One modulus of a manifest, for 64-bit words. `radix`: an element stands in memory as itself times this."""

    symbol: str
    tag: str
    number: int
    limbs: int
    radix: int

    @property
    def lanes(self) -> tuple[int, int]:
        """The limbs of an element in lanes, and what it stands there times."""
        limbs = -(-(self.number.bit_length() + 3) // LIMB)
        return limbs, 1 << LIMB * limbs


def numbers_of(spec: Spec) -> dict[str, int]:
    """The moduli of a specification by symbol."""
    return {"p": spec.prime, **({"n": spec.curve.order} if spec.curve is not None else {})}


def rings(manifest: Mapping[str, Any], spec: Spec) -> dict[str, Modulus]:
    """The moduli that a manifest has, by symbol, with the numbers of the specification. From the manifest comes only which there
    are, their tags, and which are in Montgomery form.

    Raises CheckFailed when the manifest has other numbers or lengths: its folder is of something else.
    """
    numbers = numbers_of(spec)
    return {m["symbol"]: _modulus(m, spec, numbers) for m in manifest["moduli"]}


def _modulus(row: Mapping[str, Any], spec: Spec, numbers: Mapping[str, int]) -> Modulus:
    symbol = row["symbol"]
    number = numbers.get(symbol)
    if number is None or int(row["number"], 16) != number:
        raise CheckFailed(f"the manifest's {shorten(printable(str(symbol)), 20)} is not that of the specification {spec.name}")
    limbs = spec.limbs + -(-number.bit_length() // 64) - -(-spec.prime.bit_length() // 64)
    if row["limbs"]["64"] != limbs:
        raise CheckFailed(f"the manifest's elements modulo {symbol} have other lengths than the specification {spec.name} gives")
    radix = 1 << (64 * limbs) if row["reduction"] == "montgomery" else 1
    return Modulus(symbol, row["tag"], number, limbs, radix)


def promise_of(row: Mapping[str, Any]) -> Promise | None:
    """The contract in a row of a manifest; its name is that with the prefix. None where it has none."""
    return contract_from(row["name"], row["operation"], row["contract"]) if "contract" in row else None


def contract_of(row: Mapping[str, Any], modulus: Modulus) -> Contract | None:
    """The goal for one row of a manifest; None when the row is of no straight-line function, or of one on eight lanes, which are
    proved as assembled only."""
    promise = None if is_made_of_calls(row, modulus.number) else promise_of(row)
    return None if promise is None or promise.lanes else goal(promise, modulus)


def goal(promise: Promise, modulus: Modulus) -> Contract | None:
    """The contract as a goal; None when it promises what no straight-line function does."""
    operands = [_in_lanes(param, modulus) if promise.lanes else _operand(param, promise, modulus) for param in promise.params]
    known, kinds = tuple(operand for operand in operands if operand is not None), types_of(promise)
    if promise.requires or promise.wipes or not promise.ensures or len(known) < len(operands):
        return None
    if not all(_has_rule(formula, kinds) for formula in promise.ensures):
        return None
    text, radix, units = claim(promise), modulus.radix, dict[str, int]()
    if promise.lanes:
        limbs, radix = modulus.lanes
        text += (f"; lanes are below 2*{modulus.symbol} with R = 2^{LIMB * limbs}; where the processor lacks the instructions, "
                 f"what {promise.name}_plain does")  # fmt: skip
        unit = radix * pow(modulus.radix, -1, modulus.number) % modulus.number
        units = {name: unit for name, kind in kinds.items() if kind == types.Eight(types.Element(modulus.symbol))}
    return Contract(text, known, modulus.number, promise.ensures, kinds, radix, units)


def _has_rule(formula: Term, kinds: Mapping[str, types.Type]) -> bool:
    """Whether it is of those that straight-line functions are shown to fulfil (`cases`), which refuse all others."""
    match formula:
        case Apply(Op.IMPLIES, (Apply(Op.LESS) | Apply(Op.NOT, (Apply(Op.LESS),)), then)):
            return _has_rule(then, kinds)
        case Apply(Op.EQUAL, (left, Apply(Op.MASK, (Apply(Op.EQUAL, (Var(), Var() | Const())),)) | Const())) if left == RESULT:
            return True
        case Apply(Op.EQUAL, (Var(), Apply(Op.CHOICE, (Var(), Var(), Var())))):
            return True
    try:
        residual(formula, dict.fromkeys(kinds, 1), kinds, _INTEGERS, 1)
    except (NotPolynomial, KeyError):
        return False
    return True


def is_made_of_calls(row: Mapping[str, Any], number: int) -> bool:
    """Whether the function of a modulus is one of those that call straight-line ones, or the kernels of long moduli."""
    return is_long_row(row, number) or row["operation"] in _COMPOSED


def is_long_row(row: Mapping[str, Any], number: int) -> bool:
    """Whether the function of a modulus is one of those that call the kernels of a long one."""
    return is_long(number) and row["operation"] in _STRAIGHT


def _operand(param: Param, promise: Promise, modulus: Modulus) -> Operand | None:
    match param.type:
        case types.Element(symbol) if symbol == modulus.symbol:
            return Operand(param.name, Kind.LIMBS, modulus.limbs, modulus.number, param.is_input, param.output)
        case types.Loose(types.Element(symbol), times) if symbol == modulus.symbol:
            return Operand(param.name, Kind.LIMBS, modulus.limbs, times * modulus.number, param.is_input, param.output)
        case types.Bytes(length):
            little = _is_read_as(Op.LITTLE_ENDIAN, param, promise.ensures)
            if little == _is_read_as(Op.BIG_ENDIAN, param, promise.ensures):
                return None
            bound = 256**length if param.is_input else modulus.number
            kind = Kind.LITTLE_ENDIAN if little else Kind.BIG_ENDIAN
            return Operand(param.name, kind, length, bound, param.is_input, param.output)
        case types.Mask():
            return Operand(param.name, Kind.MASK, 1, 1 << 64, True)
        case types.Small():
            return Operand(param.name, Kind.SMALL, 1, 1 << 32, True)
    return None


def _in_lanes(param: Param, modulus: Modulus) -> Operand | None:
    """Of a function on eight lanes. Limb j of lane i stands at byte 64*j + 8*i."""
    match param.type:
        case types.Lanes(types.Element(symbol), 2) if symbol == modulus.symbol:
            return Operand(param.name, Kind.LANES, modulus.lanes[0], 2 * modulus.number, param.is_input, param.output)
        case types.Eight(types.Element(symbol)) if symbol == modulus.symbol:
            return Operand(param.name, Kind.EIGHT, modulus.limbs, modulus.number, param.is_input, param.output)
        case types.Eight(types.Mask()):
            return Operand(param.name, Kind.EIGHT, 1, 1 << 64, True)
    return None


def _is_read_as(op: Op, param: Param, ensures: Sequence[Term]) -> bool:
    return any(apply(op, Var(param.name)) in subterms(formula) for formula in ensures if isinstance(formula, Apply))
