# SPDX-License-Identifier: MIT
"""Terms and contracts as text, for headers, sources, manifests, documentation and verdicts. Nothing reads it back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from ecgen.logic.contract import Contract
from ecgen.logic.sorts import modulus_of, sort_of, types_of
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var
from ecgen.logic.types import Lanes, Mask, Type

_INFIX = {Op.ADD: (" + ", 4), Op.SUB: (" - ", 4), Op.MUL: (" * ", 5), Op.POW: ("^", 7), Op.MODULO: (" mod ", 3),
          Op.LESS: (" < ", 2), Op.AT_MOST: (" <= ", 2), Op.EQUAL: (" = ", 2), Op.AND: (" and ", 1), Op.OR: (" or ", 0),
          Op.CONCAT: (" || ", 4)}  # fmt: skip
_PHRASES = {
    Op.WORDS: "the words of {}", Op.RESIDUE: "the integer {}", Op.BIG_ENDIAN: "the big-endian integer {}",
    Op.LITTLE_ENDIAN: "the little-endian integer {}", Op.IS_SQUARE: "{} is a square", Op.IS_ON_CURVE: "{} is on the curve",
    Op.HAS_PRIME_ORDER: "n * {} is neutral", Op.X: "the x coordinate of {}", Op.Y: "the y coordinate of {}",
    Op.LENGTH: "the length of {}", Op.DIVIDE: "floor({} / {})", Op.AT: "{}[{}]", Op.PAIR: "{} + {}*i", Op.PART: "part {1} of {0}",
    Op.SLICE: "{}[{}..{}]",
}  # fmt: skip
_SYMBOLS = {"O": "the neutral element", "G": "G"}


def lines_of(contract: Contract) -> list[str]:
    """The promise: a line for each formula required, then for those ensured, then what may not overlap."""
    lines = [f"Requires {sentence}." for sentence in required(contract)]
    lines += ensured(contract)
    if contract.apart:
        lines.append(f"{', '.join(sorted(contract.apart))}: overlaps no other operand.")
    return lines


def required(contract: Contract) -> list[str]:
    return [_formula(formula, types_of(contract)) for formula in contract.requires]


def ensured(contract: Contract) -> list[str]:
    """One sentence for each group of formulas with the same condition."""
    types = types_of(contract)
    lines = []
    for condition, group in groupby(contract.ensures, key=lambda formula: _split(formula)[0]):
        formulas = ", ".join(_formula(_split(formula)[1], types) for formula in group)
        if condition is None:
            lines.append(formulas)
        elif isinstance(condition, Apply) and condition.op is Op.NOT and lines:
            lines[-1] += f"; else {formulas}"
        else:
            lines.append(f"where {_formula(condition, types)}: {formulas}")
    if contract.lanes and lines:
        lines[-1] += ", lane by lane"
    return lines


def claim(contract: Contract) -> str:
    """What is ensured, as one line."""
    return "; ".join(ensured(contract))


def _split(formula: Term) -> tuple[Term | None, Term]:
    if isinstance(formula, Apply) and formula.op is Op.IMPLIES:
        return formula.args[0], formula.args[1]
    return None, formula


def _formula(root: Term, types: Mapping[str, Type]) -> str:
    match root:
        case Apply(Op.EQUAL, (left, right)) if left == RESULT:
            return _returned(right, types)
        case Apply(Op.EQUAL, (left, right)):
            text = f"{_at_output(left, types)} = {_text(right, types, 2)}"
            return text + _modulus(left, right, types)
        case Apply(Op.FOR_EACH, (index, count, formula)):
            return f"{_formula(formula, types)} for {_text(index, types)} < {_text(count, types)}"
        case Apply(Op.NOT, (Apply(Op.IS_SQUARE, (x,)),)):
            return f"{_text(x, types)} is no square"
        case Apply(Op.NOT, (formula,)):
            return f"not {_text(formula, types, 6)}"
        case _:
            return _text(root, types)


def _at_output(left: Term, types: Mapping[str, Type]) -> str:
    return _text(left, types, 3)


def _modulus(left: Term, right: Term, types: Mapping[str, Type]) -> str:
    """" mod p" where elements are computed with, not only copied."""
    if Sort.ELEMENT not in (sort_of(left, types), sort_of(right, types)):
        return ""
    symbol = modulus_of(left, types) or modulus_of(right, types)
    computed = {Op.ADD, Op.SUB, Op.NEG, Op.MUL, Op.POW, Op.INVERSE}
    is_computed = any(isinstance(side, Apply) and side.op in computed for side in (left, right))
    return f" mod {symbol}" if is_computed and symbol is not None else ""


def _returned(value: Term, types: Mapping[str, Type]) -> str:
    match value:
        case Apply(Op.MASK, (bit,)):
            return f"returns all-ones where {_formula(bit, types)}, else 0"
        case _:
            return f"returns {_text(value, types)}"


def _text(root: Term, types: Mapping[str, Type], level: int = 0) -> str:
    """`level`: what binds less than that is put in brackets."""
    match root:
        case Var(name):
            return name
        case Const(value):
            return hex(value) if abs(value) >= 1 << 64 else str(value)
        case Symbol(name):
            return _SYMBOLS.get(name, name)
        case Named(name, _, _, args):
            return f"{name}({', '.join(_text(argument, types) for argument in args)})"
        case Apply(Op.CHOICE, (Var(name), x, y)) if isinstance(types.get(name), Mask) or _is_masks(types.get(name)):
            return f"{_text(x, types, 3)} where {name} is all-ones, {_text(y, types, 3)} where it is 0"
        case Apply(Op.CHOICE, (bit, x, y)):
            return f"{_text(x, types, 3)} where {_formula(bit, types)}, else {_text(y, types, 3)}"
        case Apply(Op.NEG, (x,)):
            return f"-{_text(x, types, 6)}"
        case Apply(Op.INVERSE, (x,)):
            return f"1/{_text(x, types, 6)} (0 where {_text(x, types, 6)} = 0)"
        case Apply(op, args) if op in _INFIX:
            sign, own = _INFIX[op]
            text = sign.join([_text(args[0], types, own), *(_text(argument, types, own + 1) for argument in args[1:])])
            return f"({text})" if own < level else text
        case Apply(op, args) if op in _PHRASES:
            return _PHRASES[op].format(*(_text(argument, types, 6) for argument in args))
        case Apply():
            return _formula(root, types)
    raise TypeError(f"no text for {root!r}")


def _is_masks(kind: Type | None) -> bool:
    return kind is not None and not isinstance(kind, Lanes) and "Mask" in repr(kind)


def bulleted(lines: Sequence[str]) -> str:
    return "\n".join(f"- {line}" for line in lines)
