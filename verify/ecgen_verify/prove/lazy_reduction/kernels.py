# SPDX-License-Identifier: MIT
"""Functions that compute a formula, with values in between that are not canonical: point formulas (curve.lazy_values); the step
of the Montgomery ladder is in `ladder.iterations`, whose results are not canonical either.

Trusted: where the coordinates stand, what is assumed of them, and that `leave` says what is promised. The formulas themselves are
shown to be right from the curve's equation in `curve.prove`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen_verify.prove.contract import Part, Promise, array
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, beside, lazy_words
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.word import Word

_TERMS = 2


class NamingRun(Run[Machine]):
    """Gives every word of many terms a name as it is written, so that products of such words stay short (`Path.named`)."""

    def _next(self, machine: Machine) -> int | None:
        following = super()._next(machine)
        for cell, (size, value) in machine.memory.items():
            if isinstance(value, Word) and size == 8 and len(value.poly.terms) > _TERMS:
                machine.memory[cell] = size, machine.path.named(value)
        return following


def follows(formula: Formula, names: Sequence[str], prime: int, limbs: int, bound: int,
            known: Callable[[State], Mapping[str, Poly]]) -> Callable[[State], None]:  # fmt: skip
    """r holds the outputs of these names, one after the other, modulo the prime and below the bound. `known`: the formula's
    inputs and constants."""

    def leave(end: State) -> None:
        path = beside(end.path)
        words = [[word.poly for word in end.words("r", limbs * place, limbs)] for place in range(len(names))]
        numbers = Numbers(path, prime, limbs, *lazy_words(path, end.setting.points, prime, limbs), words, bound)
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
    shown = follows(formula, result.names, prime, limbs, prime, known)
    return Kernel(Promise(text, tuple(operands)), shown, name=function, run=NamingRun)
