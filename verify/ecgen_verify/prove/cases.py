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
from ecgen_verify.prove import bitwise
from ecgen_verify.prove.claims import Modulus, goal
from ecgen_verify.prove.contract import Contract, Kind, Shape
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of, leaves
from ecgen_verify.prove.machine import Machine, Violation
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_ONES = (1 << 64) - 1


@searched
def samples(contract: Contract, case: Case, seed: str) -> Iterator[dict[str, int]]:
    """Inputs that a contract allows, without end."""
    raise NotImplementedError


def kernel_of(function: str, contract: Contract) -> Kernel:
    """The function against its contract."""
    return Kernel(function, contract.text, contract.operands, partial(_leave, contract), cases(contract),
                  aliases_of(contract.operands), draw=partial(_drawn, contract))  # fmt: skip


def contract_kernel(function: str, promise: Promise, modulus: Modulus) -> Kernel:
    """The function against its contract, in words of elements of this modulus."""
    contract = goal(promise, modulus)
    assert contract is not None
    return replace(kernel_of(function, contract), promise=promise, about=(modulus,))


def cases(contract: Contract) -> tuple[Case, ...]:
    match contract.shape:
        case Shape.SELECT | Shape.SWAP:
            mask = _mask(contract)
            return Case("mask 0", fixed={mask: 0}), Case("mask all-ones", fixed={mask: _ONES})
        case Shape.IS_NUMBER:
            return Case(), Case("equal", fixed={contract.inputs[0].name: contract.number})
        case Shape.IS_EQUAL:
            first, second = (o.name for o in contract.inputs)
            return Case(), Case("equal", same={second: first})
    return (Case(),)


def _mask(contract: Contract) -> str:
    return next(operand.name for operand in contract.operands if operand.kind is Kind.MASK)


def _drawn(contract: Contract, rng: Random) -> Mapping[str, int]:
    return next(samples(contract, Case(), f"{rng.random()}"))


def _leave(contract: Contract, state: State) -> None:
    """Return when everything that the contract promises holds on this path.

    Raises Violation for what is wrong on it, Fork for a case distinction, Undecided for what could not be shown.
    """
    if contract.equation is not None and contract.shape is Shape.EQUATION:
        leaves(contract.operands, contract.modulus, contract.equation)(state)
        return
    numbers = {operand.name: state.number(operand.name) for operand in contract.inputs}
    outputs = {operand.name: state.output(operand.name) for operand in contract.outputs}
    match contract.shape:
        case Shape.DECODE:
            _decode(state, contract, numbers, outputs)
        case Shape.SELECT:
            first, second = (o.name for o in contract.inputs if o.kind is Kind.LIMBS)
            chosen = first if state.case.fixed[_mask(contract)] else second
            _identical(state, outputs[contract.outputs[0].name], numbers[chosen])
        case Shape.SWAP:
            names = [o.name for o in contract.outputs]
            sources = names[::-1] if state.case.fixed[_mask(contract)] else names
            for name, source in zip(names, sources, strict=True):
                _identical(state, outputs[name], numbers[source])
        case Shape.IS_NUMBER:
            difference = numbers[contract.inputs[0].name].offset(-contract.number)
            _predicate(state, difference, holds=bool(state.case.fixed))
        case Shape.IS_EQUAL:
            one, other = (numbers[o.name] for o in contract.inputs)
            _predicate(state, one - other, holds=bool(state.case.same))


def _identical(state: State, output: Poly, number: Poly) -> None:
    if state.path.resolve(output - number).terms:
        raise Undecided("the output is not word for word the operand")


def _returned(machine: Machine, bits: int) -> int:
    """1 for all-ones (or -1), 0 for 0; forks on an undecided mask."""
    word = machine.word("RAX", bits)
    path = machine.path
    bit = bitwise.mask_bit(path, word, bits)
    if bit is not None:
        return path.decided(Word(bit, 0, 1))
    if word.is_constant and word.lo in (0, (1 << bits) - 1):
        return int(word.lo != 0)
    if word.is_constant:
        raise Violation(f"the returned value is {word.lo:#x}, neither 0 nor all-ones")
    raise Undecided("the returned value is not known to be 0 or all-ones")


def _decode(state: State, contract: Contract, numbers: dict[str, Poly], outputs: dict[str, Poly]) -> None:
    source = numbers[contract.inputs[0].name]
    output = outputs[contract.outputs[0].name]
    if _returned(state.machine, 32):
        state.below(source.scale(-1), 1 - contract.modulus)
        state.below(output, 1)
        return
    state.below(source, contract.modulus)
    state.congruent(contract.residual({**numbers, **outputs}), contract.modulus)
    state.below(output, contract.modulus)


def _predicate(state: State, difference: Poly, *, holds: bool) -> None:
    """All-ones must mean that the difference is zero, and zero ("holds") must give all-ones; both together: exactly then."""
    claimed = _returned(state.machine, 64)
    if holds and not claimed:
        state.path.sharp(difference)
        raise Undecided("the result is 0 though the condition holds")
    if claimed and not holds:
        state.below(difference, 1)
        state.below(difference.scale(-1), 1)
