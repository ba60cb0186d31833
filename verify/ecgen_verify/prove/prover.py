# SPDX-License-Identifier: MIT
"""Functions that call nothing, against their contracts: the goal in words, its cases, what must hold at the return, the proof.

Trusted: that the goal says what the contract says; the cases, masks in their two values and equality in "the same words" and "any
words", are all that there are; every formula is shown, and one without a rule is Undecided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from ecgen.logic import types
from ecgen.logic.contract import Contract as Promise
from ecgen.logic.contract import Param
from ecgen.logic.rings import NotPolynomial
from ecgen.logic.sorts import sort_of, types_of
from ecgen.logic.terms import RESULT, Apply, Const, Op, Sort, Symbol, Term, Var, subterms
from ecgen.logic.text import claim
from ecgen_verify.prove import kernel
from ecgen_verify.prove.asking import elsewhere, elsewhere_in_lanes
from ecgen_verify.prove.budget import SEARCH, STEPS
from ecgen_verify.prove.contract import LIMB, Contract, Kind, Operand, integer
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import mask_of
from ecgen_verify.prove.kernel import Case, Kernel, State, returned
from ecgen_verify.prove.machine import Violation
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.world import Undecided

_ONES = (1 << 64) - 1
_ORDERS = {Op.BIG_ENDIAN: Kind.BIG_ENDIAN, Op.LITTLE_ENDIAN: Kind.LITTLE_ENDIAN}


# ---------------------------------------------------------------------- the goal


def goal(promise: Promise, modulus: Form) -> Contract:
    """The contract in words of elements of this modulus. Raises Undecided when no straight-line function promises that."""
    if promise.requires or promise.wipes or not promise.ensures:
        raise Undecided("a contract that no function that calls nothing has")
    operands = tuple(_operand(param, promise, modulus) for param in promise.params)
    kinds, text, radix, units = types_of(promise), claim(promise), modulus.factor, dict[str, int]()
    if promise.lanes:
        limbs, radix = modulus.lanes
        text += (f"; lanes are below 2*{modulus.symbol} with R = 2^{LIMB * limbs}; where the processor lacks the instructions, "
                 f"what {promise.name}_plain does")  # fmt: skip
        unit = radix * pow(modulus.factor, -1, modulus.prime) % modulus.prime
        units = {name: unit for name, kind in kinds.items() if kind == types.Eight(types.Element(modulus.symbol))}
    return Contract(text, operands, modulus.prime, promise.ensures, kinds, radix, units)


def _operand(param: Param, promise: Promise, modulus: Form) -> Operand:
    """Of a function on eight lanes, limb j of lane i stands at byte 64*j + 8*i."""
    element, limbs, number = types.Element(modulus.symbol), modulus.limbs, modulus.prime
    orders = {_ORDERS[part.op] for formula in promise.ensures for part in subterms(formula)
              if isinstance(part, Apply) and part.op in _ORDERS and part.args == (Var(param.name),)}  # fmt: skip
    layout: tuple[Kind, int, int] | None
    match param.type:
        case kind if promise.lanes:
            layout = {types.Lanes(element, 2): (Kind.LANES, modulus.lanes[0], 2 * number),
                      types.Eight(element): (Kind.EIGHT, limbs, number),
                      types.Eight(types.Mask()): (Kind.EIGHT, 1, 1 << 64)}.get(kind)  # fmt: skip
        case types.Loose(item, times) if item == element:
            layout = Kind.LIMBS, limbs, times * number
        case types.Bytes(length) if len(orders) == 1:
            layout = orders.pop(), length, 256**length if param.is_input else number
        case types.Words(int() as count):
            layout = Kind.LIMBS, count, 1 << 64 * count
        case kind:
            layout = {element: (Kind.LIMBS, limbs, number), types.Mask(): (Kind.MASK, 1, 1 << 64),
                      types.Small(): (Kind.SMALL, 1, 1 << 32)}.get(kind)  # fmt: skip
    if layout is None:
        raise Undecided(f"a function that calls nothing, with an operand of the type {param.type}")
    return Operand(param.name, *layout, param.is_input, param.output)


def cases(contract: Contract) -> tuple[Case, ...]:
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Apply(Op.CHOICE, (Var(mask), *_)) if contract.types.get(mask) in (types.Mask(), types.Eight(types.Mask())):
                return Case("mask 0", fixed={mask: 0}), Case("mask all-ones", fixed={mask: _ONES})
            case Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Var() | Const(0) as y)),)):
                return Case(), _equal(x, y)
    return (Case(fixed={term.name: most for term, least, most in contract.requires if isinstance(term, Var) and least == most}),)


def _equal(x: str, y: Var | Const) -> Case:
    """That in which both are the same; y may be 0."""
    return Case("equal", same={y.name: x}) if isinstance(y, Var) else Case("equal", fixed={x: 0})


def _check(contract: Contract, state: State) -> None:
    """Return when all formulas of the contract hold on this path, of the integers in operands, and outputs are below their
    bounds. What an output holds that is an input, too, has a name with ' at the return.

    Raises Violation for what is wrong on it, Fork for a case distinction, Undecided for what could not be shown.
    """
    parts = {part.name + "'" * operand.is_input: (part, operand) for operand in contract.outputs for part in operand.numbers}
    outputs = {name: state.output(operand.name, part.start, part.length) for name, (part, operand) in parts.items()}
    numbers = {**{name: state.number(name) for name in state.setting.numbers}, **outputs}
    for formula in contract.ensures:
        show(contract, state, numbers, formula)
    for name, (part, operand) in parts.items():
        if operand.limits(part):
            state.below(outputs[name], part.bound)
        for word in state.words(operand.name, part.start, part.length):
            if word.hi >= operand.radix:
                state.below(word.poly, operand.radix)


def show(contract: Contract, state: State, numbers: Mapping[str, Poly], formula: Term) -> None:
    """As `_check`, of one formula. `numbers`: what operands hold, by the names that formulas use."""
    result = None if RESULT.name in numbers else RESULT
    match formula:
        case Apply(Op.IMPLIES, (condition, then)):
            if _holds(contract, state, numbers, condition):
                show(contract, state, numbers, then)
        case Apply(Op.EQUAL, (left, Const(0 | -1 as status))) if left == result:
            if returned(state.machine, 32) == (not status):
                raise Violation(f"the function does not return {status} where the contract says so")
        case Apply(Op.EQUAL, (left, Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Var() | Const(0) as y)),)))) if (
                left == result and isinstance(contract.types.get(x), types.Element)
                and (isinstance(y, Const) or contract.types[x] == contract.types.get(y.name))):  # fmt: skip
            if state.setting.case not in (Case(), equal := _equal(x, y)):
                raise Undecided("a comparison in the cases of something else")
            difference = numbers[x] - numbers[y.name] if isinstance(y, Var) else numbers[x]
            _predicate(state, difference, holds=state.setting.case == equal)
        case Apply(Op.EQUAL, (left, Apply(Op.CHOICE, (Apply(Op.LESS, (Var(x), Var(y))), Const(1), Const(0))))) if (
                left == result and all(isinstance(contract.types.get(name), types.Words) for name in (x, y))):  # fmt: skip
            difference = numbers[x] - numbers[y]
            state.below(*((difference, 0) if returned(state.machine, 64, 1) else (difference.scale(-1), 1)))
        case Apply(Op.EQUAL, (Var(x), Apply(Op.MASK, (Apply(Op.NOT, (Apply(Op.EQUAL, (Var(y), Const(0))),)),)))) if x == y:
            if mask_of(state.path, state.path.word_of(numbers[x])) is None:
                raise Undecided(f"{x} is not known to be 0 or all-ones")
        case Apply(Op.EQUAL, (left, Apply(Op.CHOICE, (Var(mask), x, y)))) if mask in state.setting.case.fixed:
            show(contract, state, numbers, left.equals(x if state.setting.case.fixed[mask] else y))
        case Apply(Op.EQUAL, sides):
            if not (_is_of_elements(contract, sides) or all(_is_canonical(contract, side) for side in sides)):
                raise Undecided("an equation of numbers that need not be below the modulus")
            try:
                difference = contract.residual(formula, numbers)
            except (NotPolynomial, KeyError):
                raise Undecided("a formula that is no equation between polynomials") from None
            state.congruent(difference, contract.modulus)
        case _:
            raise Undecided("a formula for which there is no rule")


def _is_of_elements(contract: Contract, sides: Sequence[Term]) -> bool:
    """Whether an equation says that both sides are congruent: of elements, or of numbers that have no types."""
    typed = any(isinstance(part, Var) and part.name in contract.types for side in sides for part in subterms(side))
    return not typed or any(sort_of(side, contract.types) is Sort.ELEMENT for side in sides)


def _is_canonical(contract: Contract, term: Term) -> bool:
    """Whether the number is below the modulus."""
    match term:
        case Apply(Op.WORDS | Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, (Var(name),)):
            return any(operand.name == name and operand.bound <= contract.modulus for operand in contract.operands)
    return isinstance(term, Apply) and term.op is Op.RESIDUE


def _holds(contract: Contract, state: State, numbers: Mapping[str, Poly], condition: Term) -> bool:
    """Whether a number is below the modulus, which is shown as the returned value says it."""
    match condition:
        case Apply(Op.NOT, (x,)):
            return not _holds(contract, state, numbers, x)
        case Apply(Op.LESS, (Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, (Var(name),)), Symbol(symbol))) if (
                types.Element(symbol) in contract.types.values()):
            refused = returned(state.machine, 32)
            state.below(*((numbers[name].scale(-1), 1 - contract.modulus) if refused else (numbers[name], contract.modulus)))
            return not refused
    raise Undecided("a condition for which there is no rule")


def _predicate(state: State, difference: Poly, *, holds: bool) -> None:
    """All-ones must mean that the difference is zero, and zero ("holds") must give all-ones; both together: exactly then."""
    claimed = returned(state.machine, 64)
    if holds and not claimed:
        state.path.sharp(difference)
        raise Undecided("the result is 0 though the condition holds")
    if claimed and not holds:
        state.below(difference, 1)
        state.below(difference.scale(-1), 1)


# ---------------------------------------------------------------------- the proof


def kernel_of(function: str, contract: Contract) -> Kernel:
    """The function against its contract."""
    ends = elsewhere_in_lanes if any(operand.is_eight for operand in contract.operands) else elsewhere
    return Kernel(contract, partial(_check, contract), cases(contract), name=function, stated=contract,
                  assume=partial(assume, contract), elsewhere=ends)  # fmt: skip


def assume(contract: Contract, state: State) -> None:
    """Put what the contract requires beside the bounds of numbers."""
    for term, least, most in contract.requires:
        state.path.add_fact(integer(term, state.setting.numbers), least, most)
    for term, bits in contract.multiples:
        state.path.know_low(integer(term, state.setting.numbers), bits, Poly.constant(0))


def contract_kernel(function: str, promise: Promise, modulus: Form, callees: Mapping[str, Reading] | None = None) -> Kernel:
    """The function against its contract, in words of elements of this modulus. `callees`: what calls do."""
    return replace(kernel_of(function, goal(promise, modulus)), callees=callees or {}, promise=promise, about=(modulus,))


def prove(image: Image, function: str, contract: Contract, steps: int = STEPS, search: int = SEARCH, *,
          asking: bool = True) -> Verdict:  # fmt: skip
    """`search`: steps for a counterexample. `asking`: FUNCTION_first is what emitted folders have (`asking.elsewhere`); else it
    is followed."""
    shown = kernel_of(function, contract)
    shown = shown if asking else replace(shown, elsewhere=lambda entry, name: {})
    return kernel.prove(image, shown, steps, search).verdict
