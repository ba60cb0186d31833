# SPDX-License-Identifier: MIT
"""Functions that compute a formula, with values in between that are not canonical: point formulas (curve.lazy_values), and the
step of the Montgomery ladder, whose results are not canonical either, with what brings these below p at its end.

Trusted: where the coordinates stand, what is assumed of them, and that `leave` says what is promised. The formulas themselves are
shown to be right from the curve's equation in `curve.prove`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import iced_x86 as x86

from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.library import formula as formula_named
from ecgen.logic.terms import Var, choice
from ecgen.logic.types import Mask
from ecgen_verify.prove.contract import Contract, Kind, Operand, Part, array, word
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, lazy_words, restored
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.prover import kernel_of
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.word import Word

#: The state's coordinates, in the order in which they stand in memory, before and after a step.
_STATE = ("X2", "Z2", "X3", "Z3")
_NEXT = ("X4", "Z4", "X5", "Z5")
_ONES = (1 << 64) - 1
_TERMS = 2


class NamingRun(Run[Machine]):
    """Gives every word of many terms a name as it is written, so that products of such words stay short (`Path.named`)."""

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        following = super()._next(machine, instruction)
        for name, value in machine.registers.items():
            if isinstance(value, Word) and len(value.poly.terms) > _TERMS:
                machine.registers[name] = machine.path.named(value)
        for cell, (size, value) in machine.memory.items():
            if isinstance(value, Word) and size == 8 and len(value.poly.terms) > _TERMS:
                machine.memory[cell] = size, machine.path.named(value)
        return following


def follows(formula: Formula, names: Sequence[str], prime: int, limbs: int, bound: int,
            known: Callable[[State], Mapping[str, Poly]]) -> Callable[[State], None]:  # fmt: skip
    """r holds the outputs of these names, one after the other, modulo the prime and below the bound. `known`: the formula's
    inputs and constants."""

    def leave(end: State) -> None:
        path = end.path
        words = [[word.poly for word in end.words("r", limbs * place, limbs)] for place in range(len(names))]
        with restored(path.world):
            numbers = Numbers(path, prime, limbs, lazy_words(path, end.points), words, bound)
            values = evaluate(formula, known(end), numbers)
            for name, held in zip(names, words, strict=True):
                numbers.show(held, values[name], bound)

    return leave


def point_kernel(function: str, formula: Formula, prime: int, limbs: int) -> Kernel:
    """The function of a formula whose steps need no constants of the curve. Coordinates stand for themselves, below p."""
    (result,) = formula.outputs
    operands = [array("r", limbs * len(result.names), output=True)]
    for letter, role in zip("pqd", formula.inputs, strict=False):
        parts = (Part(name, limbs * i, limbs, prime) for i, name in enumerate(role.names))
        operands.append(array(letter, limbs * len(role.names), *parts))

    def known(end: State) -> Mapping[str, Poly]:
        return {name: end.number(name) for name in formula.input_names}

    text = f"{result.point} by {formula.name}: the formula's coordinates modulo p, all below p"
    return Kernel(function, text, tuple(operands), follows(formula, result.names, prime, limbs, prime, known),
                  aliases=aliases_of(operands), run=NamingRun)  # fmt: skip


def lazy_bound(prime: int, limbs: int) -> int:
    """Coordinates of the state are below this: for a prime of k bits, 2^k and a little in the top word.

    Any bound above p would do that each step keeps, which `leave` checks.
    """
    return (1 << prime.bit_length()) + (1 << (64 * (limbs - 1) + 20))


def ladder_kernels(prefix: str, prime: int, limbs: int, factor: int) -> list[Kernel]:
    """PREFIX_ladder_step and PREFIX_ladder_end. `factor`: (A - 2)/4 modulo p."""
    bound = lazy_bound(prime, limbs)
    state = array("s", 4 * limbs, *(Part(name, limbs * place, limbs, bound) for place, name in enumerate(_STATE)))
    result, u, mask = array("r", 4 * limbs, output=True), array("u", limbs, Part("X1", 0, limbs, prime)), word("mask")

    def known(end: State) -> Mapping[str, Poly]:
        of = (*_STATE[2:], *_STATE[:2]) if end.given["mask"] else _STATE
        chosen = {name: end.number(held) for name, held in zip(_STATE, of, strict=True)}
        return {**chosen, "X1": end.number("X1"), "a24": Poly.constant(factor)}

    outputs = [Operand(name, Kind.LIMBS, limbs, prime, False, True) for name in "xz"]
    below = f"coordinates below {bound:#x}"
    chosen = (Var(axis).equals(choice(Var("mask"), Var(f"{axis.upper()}3"), Var(f"{axis.upper()}2"))) for axis in "xz")
    end = Contract(f"(x : z) = P of s = (P, Q), or Q where mask is all-ones, modulo p; {below}", (*outputs, state, mask), prime,
                   tuple(chosen), {"mask": Mask()})  # fmt: skip
    stepped, ended = ladder_promises(prime, limbs, factor)
    return [
        Kernel(f"{prefix}_ladder_step", f"r = (2P, P + Q), or (2Q, P + Q) where mask is all-ones, by the formula; {below}",
               (result, state, u, mask), follows(formula_named("montgomery_ladder"), _NEXT, prime, limbs, bound, known),
               tuple(Case(fixed={"mask": value}) for value in (0, _ONES)), aliases_of((result, state)), run=NamingRun,
               promise=stepped),
        replace(kernel_of(f"{prefix}_ladder_end", end), promise=ended),
    ]  # fmt: skip


def ladder_promises(prime: int, limbs: int, factor: int) -> tuple[object, object]:
    """Of a step and of the end."""
    return ("step of the ladder", prime, limbs, factor), ("end of the ladder", prime, limbs)
