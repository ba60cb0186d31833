# SPDX-License-Identifier: MIT
"""Terms and contracts as text, for headers, sources, manifests, documentation and verdicts. Nothing reads it back.

A byte string that is read as a number goes by its name; the order of its bytes is said once, behind the formulas.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from ecgen.logic.contract import Contract, Param
from ecgen.logic.sorts import modulus_of, sort_of, types_of
from ecgen.logic.terms import NEUTRAL, RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var, subterms
from ecgen.logic.types import BitOfEach, Eight, Extension, Lanes, Loose, Mask, PointLanes, Type

#: What stands between operands, and how it binds.
_INFIX = {Op.ADD: (" + ", 4), Op.SUB: (" - ", 4), Op.MUL: (" * ", 5), Op.POW: ("^", 7), Op.LESS: (" < ", 2),
          Op.AT_MOST: (" <= ", 2), Op.EQUAL: (" = ", 2), Op.AND: (" and ", 1), Op.OR: (" or ", 0),
          Op.CONCAT: (" || ", 4)}  # fmt: skip
_NEGATED = {Op.EQUAL: " != ", Op.LESS: " >= ", Op.AT_MOST: " > "}
_PHRASES = {
    Op.WORDS: "the words of {}", Op.RESIDUE: "{}", Op.BIG_ENDIAN: "{}", Op.LITTLE_ENDIAN: "{}",
    Op.IS_SQUARE: "{} is a square", Op.IS_ON_CURVE: "{} is on the curve", Op.HAS_PRIME_ORDER: "{} has the order n or is neutral",
    Op.X: "x({})", Op.Y: "y({})", Op.LENGTH: "the length of {}", Op.AT: "{}[{}]",
    Op.SLICE: "{}[{}:{}]", Op.ZEROS: "zeros",
}  # fmt: skip
#: What a function promises that wipes.
WIPED = "no word of its own stack frame depends on a secret"
_SYMBOLS = {"O": "the neutral element", "x^n - 1": "(x^n - 1)"}
_ORDERS = {Op.BIG_ENDIAN: "big-endian", Op.LITTLE_ENDIAN: "little-endian"}
#: Signs of equations of computed elements, which hold modulo the modulus.
_COMPUTED = frozenset({Op.ADD, Op.SUB, Op.NEG, Op.MUL, Op.POW, Op.INVERSE})


def lines_of(contract: Contract) -> list[str]:
    """The promise: what is required, what is ensured, which standards define the functions named, and what may not overlap."""
    needed = required(contract)
    lines = [f"Requires: {', '.join(needed)}."] if needed else []
    lines += ensured(contract)
    lines += [f"{_listed(names)}: {source}." for source, names in sources(contract).items()]
    if contract.apart:
        lines.append(f"{_listed(sorted(contract.apart))} must overlap no other operand.")
    if contract.wipes:
        lines.append(f"At the return {WIPED}.")
    return lines


def required(contract: Contract) -> list[str]:
    """One sentence for each formula; one for all operands of which the same is required. Last the bounds of types."""
    types = types_of(contract)
    sentences = []
    for key, group in groupby(contract.requires, key=_same_requirement):
        formulas = list(group)
        if key is None or len(formulas) == 1:
            sentences += [_condition(formula, types) for formula in formulas]
        else:
            names = _listed([text_of(formula.args[0], types) for formula in formulas if isinstance(formula, Apply)])
            sentences.append(_PHRASES[key].format(names).replace(" is ", " are "))
    return [*sentences, *_bounds(contract.inputs)]


def _bounds(params: Iterable[Param]) -> list[str]:
    """What the words of elements are below that are not canonical: "words(a), words(b) < 2*p"."""
    names: dict[str, list[str]] = {}
    for param in params:
        if isinstance(param.type, Loose):
            names.setdefault(f"{param.type.bound}*{param.type.element.modulus}", []).append(f"words({param.name})")
    return [f"{', '.join(words)} < {bound}" for bound, words in names.items()]


def _same_requirement(formula: Term) -> Op | None:
    return formula.op if isinstance(formula, Apply) and formula.op is Op.IS_ON_CURVE else None


def ensured(contract: Contract) -> list[str]:
    """One sentence for each group of formulas with the same condition; what is behind holds of all."""
    types = types_of(contract)
    lines: list[str] = []
    before: Term | None = None
    for condition, group in groupby(contract.ensures, key=lambda formula: _split(formula)[0]):
        formulas = ", ".join(_formulas([_split(formula)[1] for formula in group], types))
        if condition is None:
            lines.append(formulas)
        elif before is not None and condition == ~before:
            lines[-1] += f"; else {formulas}"
        else:
            lines.append(f"where {_condition(condition, types)}: {formulas}")
        before = condition
    if lines:
        lines[-1] += _byte_orders(contract) + _lanes(contract) + "".join(f", {text}" for text in _bounds(contract.outputs))
    return lines


def claim(contract: Contract) -> str:
    """What is ensured, as one line."""
    return "; ".join(ensured(contract))


def sources(contract: Contract) -> dict[str, list[str]]:
    """Where the functions are defined that formulas name: source -> names."""
    named = {part.name: part.source for formula in (*contract.requires, *contract.ensures) for part in subterms(formula)
             if isinstance(part, Named)}  # fmt: skip
    return {source: [name for name, item in named.items() if item == source] for source in dict.fromkeys(named.values())}


def _byte_orders(contract: Contract) -> str:
    """Which byte strings are numbers, and in which order: "; b is big-endian"."""
    names: dict[Op, dict[str, None]] = {}
    for formula in (*contract.requires, *contract.ensures):
        for part in subterms(formula):
            if isinstance(part, Apply) and part.op in _ORDERS:
                string = part.args[0].args[0] if isinstance(part.args[0], Apply) else part.args[0]
                names.setdefault(part.op, {})[string.name if isinstance(string, Var) else ""] = None
    return "".join(f"; {_listed(list(item))} {'is' if len(item) == 1 else 'are'} {_ORDERS[op]}" for op, item in names.items())


def _lanes(contract: Contract) -> str:
    if not contract.lanes:
        return ""
    if isinstance(contract.returns, BitOfEach):
        return "; so for each of the eight, of which the first has the lowest bit of what is returned"
    in_lanes = any(isinstance(param.type, Lanes | PointLanes) for param in contract.params)
    return ", lane by lane" if in_lanes else ", for each of the eight"


def _listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


def _split(formula: Term) -> tuple[Term | None, Term]:
    if isinstance(formula, Apply) and formula.op is Op.IMPLIES:
        return formula.args[0], formula.args[1]
    return None, formula


def _formulas(formulas: list[Term], types: Mapping[str, Type]) -> list[str]:
    exchange = _exchange(formulas)
    return [exchange] if exchange is not None else [_equation(formula, types) for formula in formulas]


def _exchange(formulas: list[Term]) -> str | None:
    """Of a' = b and b' = a under the same bit."""
    match formulas:
        case [
            Apply(Op.EQUAL, (Var(new_a), Apply(Op.CHOICE, (Var(mask), Var(b), Var(a))))),
            Apply(Op.EQUAL, (Var(new_b), Apply(Op.CHOICE, (Var(again), Var(left), Var(right))))),
        ] if (new_a, new_b, left, right, again) == (f"{a}'", f"{b}'", a, b, mask):
            return f"{a} and {b} change places where {mask} is all-ones"
    return None


def _equation(root: Term, types: Mapping[str, Type]) -> str:
    """What is ensured."""
    match root:
        case Apply(Op.EQUAL, (left, right)) if left == RESULT:
            return _returned(right, types)
        case Apply(Op.EQUAL, (left, Apply(Op.INVERSE, (x,)) as right)):
            below = text_of(x, types, 6)
            return f"{text_of(left, types, 3)} = 1/{below}{_modulus(left, right, types)}, 0 where {below} = 0"
        case Apply(Op.EQUAL, (left, right)):
            return f"{text_of(left, types, 3)} = {text_of(right, types, 2)}{_modulus(left, right, types)}"
        case Apply(Op.FOR_EACH, (index, count, formula)):
            return f"{_equation(formula, types)}, for {text_of(index, types)} < {text_of(count, types)}"
        case _:
            return _condition(root, types)


def _condition(root: Term, types: Mapping[str, Type]) -> str:
    """What is or is not so."""
    match root:
        case Apply(Op.EQUAL, (left, right)) if right == NEUTRAL:
            return f"{text_of(left, types, 3)} is neutral"
        case Apply(Op.NOT, (Apply(Op.EQUAL, (left, right)),)) if right == NEUTRAL:
            return f"{text_of(left, types, 3)} is not neutral"
        case Apply(Op.NOT, (Apply(Op.IS_SQUARE, (x,)),)):
            return f"{text_of(x, types)} is no square"
        case Apply(Op.NOT, (Apply(op, (left, right)),)) if op in _NEGATED:
            return f"{text_of(left, types, 3)}{_NEGATED[op]}{text_of(right, types, 3)}"
        case Apply(Op.NOT, (formula,)):
            return f"not {text_of(formula, types, 6)}"
        case Apply(Op.AND, (Apply(Op.LESS, (low, x)), Apply(Op.LESS, (same, high)))) if x == same:
            return " < ".join(text_of(item, types, 3) for item in (low, x, high))
        case Apply(Op.AND, parts):
            return " and ".join(_condition(part, types) for part in parts)
        case _:
            return text_of(root, types)


def _modulus(left: Term, right: Term, types: Mapping[str, Type]) -> str:
    """" mod p" where elements are computed with, not only copied; nothing in the extension, whose elements are no integers."""
    if Sort.ELEMENT not in (sort_of(left, types), sort_of(right, types)):
        return ""
    if any(isinstance(types.get(part.name), Extension) for part in subterms(left) if isinstance(part, Var)):
        return ""
    symbol = modulus_of(left, types) or modulus_of(right, types)
    is_computed = any(isinstance(side, Apply) and side.op in _COMPUTED for side in (left, right))
    return f" mod {symbol}" if is_computed and symbol is not None else ""


def _returned(value: Term, types: Mapping[str, Type]) -> str:
    match value:
        case Apply(Op.MASK, (bit,)):
            return f"returns all-ones where {_condition(bit, types)}, else 0"
        case _:
            return f"returns {text_of(value, types)}"


def text_of(root: Term, types: Mapping[str, Type], level: int = 0) -> str:
    """`level`: what binds less than that is put in brackets. Read by the usual rules, it is this term and no other."""
    match root:
        case Var(name):
            return name
        case Const(value):
            return _bracketed(hex(value) if abs(value) >= 1 << 64 else str(value), 6 if value < 0 else 8, level)
        case Symbol(name):
            return _SYMBOLS.get(name, name)
        case Named(name, _, _, args):
            return f"{name}({', '.join(text_of(argument, types) for argument in args)})"
        case Apply(op, args):
            return _applied(op, args, types, level)
    raise TypeError(f"no text for {root!r}")


def _applied(op: Op, args: tuple[Term, ...], types: Mapping[str, Type], level: int) -> str:
    match op, args:
        case Op.CHOICE, (Var(name), x, y) if _is_mask(types.get(name)):
            return f"{text_of(x, types, 3)} where {name} is all-ones, {text_of(y, types, 3)} where it is 0"
        case Op.CHOICE, (bit, x, y):
            return f"{text_of(x, types, 3)} where {_condition(bit, types)}, else {text_of(y, types, 3)}"
        case Op.NEG, (x,):
            return _bracketed(f"-{text_of(x, types, 6)}", 6, level)
        case Op.INVERSE, (x,):
            return f"1/{text_of(x, types, 6)}"
        case Op.MUL, (x, Apply(Op.INVERSE, (y,))):
            return _bracketed(f"{text_of(x, types, 5)}/{text_of(y, types, 6)}", 5, level)
        case Op.MUL, (x, y) if isinstance(x, Const) or sort_of(y, types) is Sort.POINT:
            return _bracketed(f"{text_of(x, types, 5)}*{text_of(y, types, 6)}", 5, level)
        case Op.MODULO, (Apply(Op.MODULO, _) as x, y) if sort_of(x, types) is Sort.POLYNOMIAL:
            return _bracketed(f"{text_of(x, types, 3)} mod {text_of(y, types, 6)}", 3, level)
        case Op.MODULO, (x, y):
            return _bracketed(f"{text_of(x, types, 5)} mod {text_of(y, types, 6)}", 3, level)
        case Op.PART, (x, Const(index)):
            return f"{text_of(x, types, 6)}.c{index}"
        case Op.PAIR, (x, Apply(Op.NEG, (y,))):
            return _bracketed(f"{text_of(x, types, 4)} - {text_of(y, types, 5)}*i", 4, level)
        case Op.PAIR, (x, y):
            return _bracketed(f"{text_of(x, types, 4)} + {text_of(y, types, 5)}*i", 4, level)
        case Op.POINT, _:
            coordinates = ", ".join(text_of(x, types) for x in args)
            return f"({coordinates})" if len(args) > 1 else f"the point at {coordinates}"
        case Op.RESIDUE | Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, (x,):
            return text_of(x, types, level)
    if op in _INFIX:
        sign, own = _INFIX[op]
        first = text_of(args[0], types, own + (op is Op.POW))
        return _bracketed(sign.join([first, *(text_of(x, types, own + 1) for x in args[1:])]), own, level)
    if op in _PHRASES:
        inner = 0 if op in (Op.X, Op.Y) else 6
        return _PHRASES[op].format(*(text_of(x, types, inner) for x in args))
    return _condition(Apply(op, args), types) if op is Op.NOT else _equation(Apply(op, args), types)


def _bracketed(text: str, own: int, level: int) -> str:
    return f"({text})" if own < level else text


def _is_mask(kind: Type | None) -> bool:
    return isinstance(kind, Mask) or (isinstance(kind, Eight) and isinstance(kind.item, Mask))
