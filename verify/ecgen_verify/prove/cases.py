# SPDX-License-Identifier: MIT
"""The cases of a contract, and what must hold at the return.

Trusted. Masks are split into their two values, equality into "the same words" and "any words"; all else is one case.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from random import Random

from ecgen.logic.contract import Contract as Promise
from ecgen.logic.rings import NotPolynomial
from ecgen.logic.terms import RESULT, Apply, Const, Op, Symbol, Term, Var, subterms
from ecgen.logic.types import Eight, Element, Mask
from ecgen_verify.prove.asking import elsewhere, elsewhere_in_lanes
from ecgen_verify.prove.claims import Modulus, goal
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Callees, Case, Kernel, State, aliases_of, bounded
from ecgen_verify.prove.machine import Machine, Violation
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_ONES, _EQUAL = (1 << 64) - 1, "equal"
_NONE: Callees = {}


@searched
def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Inputs that a contract allows, without end."""
    raise NotImplementedError


def kernel_of(function: str, contract: Contract) -> Kernel:
    """The function against its contract."""
    operands, leave = contract.operands, bounded(contract.operands, partial(_leave, contract))
    return Kernel(function, contract.text, operands, leave, cases(contract), aliases_of(operands), draw=partial(_drawn, contract),
                  elsewhere=elsewhere_in_lanes if contract.in_lanes else elsewhere)  # fmt: skip


def contract_kernel(function: str, promise: Promise, modulus: Modulus, callees: Callees = _NONE) -> Kernel:
    """The function against its contract, in words of elements of this modulus."""
    contract = goal(promise, modulus)
    assert contract is not None
    return replace(kernel_of(function, contract), promise=promise, about=(modulus,), callees=callees)


def cases(contract: Contract) -> tuple[Case, ...]:
    for part in (part for formula in contract.ensures for part in subterms(formula)):
        match part:
            case Apply(Op.CHOICE, (Var(mask), *_)) if contract.types.get(mask) in (Mask(), Eight(Mask())):
                return Case("mask 0", fixed={mask: 0}), Case("mask all-ones", fixed={mask: _ONES})
            case Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Var(y))),)):
                return Case(), Case(_EQUAL, same={y: x})
            case Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Const(number))),)):
                return Case(), Case(_EQUAL, fixed={x: number * contract.radix % contract.modulus})
    return (Case(),)


def _drawn(contract: Contract, rng: Random) -> Mapping[str, int]:
    return next(samples(contract, Case(), f"{rng.random()}"))


def _leave(contract: Contract, state: State, numbers: Mapping[str, Poly]) -> None:
    """Return when all formulas of the contract hold on this path.

    Raises Violation for what is wrong on it, Fork for a case distinction, Undecided for what could not be shown.
    """
    for formula in contract.ensures:
        show(contract, state, numbers, formula)


def show(contract: Contract, state: State, numbers: Mapping[str, Poly], formula: Term) -> None:
    """As `_leave`, of one formula. `numbers`: what operands hold, by the names that formulas use."""
    returned = None if RESULT.name in numbers else RESULT
    match formula:
        case Apply(Op.IMPLIES, (condition, then)):
            if _holds(contract, state, numbers, condition):
                show(contract, state, numbers, then)
        case Apply(Op.EQUAL, (left, Const(0 | -1 as status))) if left == returned:
            if _returned(state.machine, 32) != -status:
                raise Violation(f"the function does not return {status} where the contract says so")
        case Apply(Op.EQUAL, (left, Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Var(y))),)))) if (
                left == returned and isinstance(contract.types.get(x), Element) and contract.types[x] == contract.types.get(y)):
            _predicate(state, numbers[x] - numbers[y], holds=state.case.name == _EQUAL)
        case Apply(Op.EQUAL, (left, Apply(Op.MASK, (Apply(Op.EQUAL, (Var(x), Const(number))),)))) if (
                left == returned and isinstance(contract.types.get(x), Element)):
            stored = number * contract.radix % contract.modulus
            _predicate(state, numbers[x].offset(-stored), holds=state.case.name == _EQUAL)
        case Apply(Op.EQUAL, (Var(r), Apply(Op.CHOICE, (Var(mask), Var(x), Var(y))))) if (
                mask in state.case.fixed and contract.types[r] == contract.types[x] == contract.types[y]):
            if state.path.resolve(numbers[r] - numbers[x if state.case.fixed[mask] else y]).terms:
                raise Undecided("the output is not word for word the operand")
        case Apply(Op.EQUAL, _):
            try:
                difference = contract.residual(formula, numbers)
            except (NotPolynomial, KeyError):
                raise Undecided("a formula that is no equation between polynomials") from None
            state.congruent(difference, contract.modulus)
        case _:
            raise Undecided("a formula for which there is no rule")


def _holds(contract: Contract, state: State, numbers: Mapping[str, Poly], condition: Term) -> bool:
    """Whether a number is below the modulus, which is shown as the returned value says it."""
    match condition:
        case Apply(Op.NOT, (x,)):
            return not _holds(contract, state, numbers, x)
        case Apply(Op.LESS, (Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN, (Var(name),)), Symbol(symbol))) if (
                Element(symbol) in contract.types.values()):
            refused = _returned(state.machine, 32)
            state.below(*((numbers[name].scale(-1), 1 - contract.modulus) if refused else (numbers[name], contract.modulus)))
            return not refused
    raise Undecided("a condition for which there is no rule")


def _returned(machine: Machine, bits: int) -> int:
    """1 for all-ones (or -1), 0 for 0; forks on an undecided mask."""
    word = machine.word("RAX", bits)
    path = machine.path
    bit = path.mask_bit(word, bits)
    if bit is not None:
        return path.decided(Word(bit, 0, 1))
    if word.is_constant and word.lo in (0, (1 << bits) - 1):
        return int(word.lo != 0)
    if word.is_constant:
        raise Violation(f"the returned value is {word.lo:#x}, neither 0 nor all-ones")
    raise Undecided("the returned value is not known to be 0 or all-ones")


def _predicate(state: State, difference: Poly, *, holds: bool) -> None:
    """All-ones must mean that the difference is zero, and zero ("holds") must give all-ones; both together: exactly then."""
    claimed = _returned(state.machine, 64)
    if holds and not claimed:
        state.path.sharp(difference)
        raise Undecided("the result is 0 though the condition holds")
    if claimed and not holds:
        state.below(difference, 1)
        state.below(difference.scale(-1), 1)
