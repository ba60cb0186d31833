# SPDX-License-Identifier: MIT
"""Functions that compute a formula, with values in between that need not be canonical: point formulas; the step
of the Montgomery ladder is in `ladder.iterations`, whose results are not canonical either.

Trusted: where the coordinates stand, what is assumed of them, and that `leave` says what is promised. The formulas themselves are
shown to be right from the curve's equation in `curve.prove`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import FieldOp, Formula, Step
from ecgen.curve.lower import lower
from ecgen.rings import Residues
from ecgen.spec.load import Spec
from ecgen_verify.prove.cones import Graph, on_graph
from ecgen_verify.prove.contract import Part, Promise, array
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, lazy_words
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.poly import Poly


def follows(formula: Formula, names: Sequence[str], form: Form, bound: int,
            known: Callable[[State], Mapping[str, Poly]]) -> Callable[[State], None]:  # fmt: skip
    """r holds the outputs of these names, one after the other, modulo the prime and below the bound. `known`: the formula's
    inputs and constants."""
    steps = tuple(Step(FieldOp("add" if call.function == "dbl" else call.function), call.out, (*call.args, *call.args)[:2])
                  for call in lower(formula))  # fmt: skip

    def leave(end: State) -> None:
        graph = end.machine.domain
        assert isinstance(graph, Graph)
        words = [end.words("r", form.limbs * place, form.limbs) for place in range(len(names))]
        find = lazy_words(graph, end.setting.points, form.prime, form.limbs)
        numbers = Numbers(graph, form.prime, find, words, bound, form.factor)
        values = evaluate(replace(formula, steps=steps), known(end), numbers)
        for name, held in zip(names, words, strict=True):
            numbers.show(held, values[name], bound)
        if formula.also:
            numbers.tells(end.machine.word("RAX"), [values[name] for name in formula.also])

    return leave


def point_kernel(function: str, formula: Formula, spec: Spec, form: Form) -> Kernel:
    """The function of a formula. Coordinates stand for themselves, below p."""
    (result,) = formula.outputs
    operands = [array("r", form.limbs * len(result.names), output=True)]
    for letter, role in zip("pqd", formula.inputs, strict=False):
        parts = (Part(name, form.limbs * i, form.limbs, form.prime) for i, name in enumerate(role.names))
        operands.append(array(letter, form.limbs * len(role.names), *parts))
    assert spec.curve is not None
    parameters = {"a": spec.curve.a % form.prime, "b": spec.curve.b % form.prime}
    given = {name: Poly.constant(value * form.factor % form.prime)
             for name, value in constants(formula, parameters, Residues(form.prime)).items()}  # fmt: skip

    def known(end: State) -> Mapping[str, Poly]:
        return {**given, **{name: end.number(name) for name in formula.input_names}}

    told = f"; returned is whether {' and '.join(formula.also)} are 0, all-ones or 0" if formula.also else ""
    text = f"{result.point} by {formula.name}: the formula's coordinates modulo p, all below p{told}"
    return Kernel(Promise(text, tuple(operands)), follows(formula, result.names, form, form.prime, known), name=function,
                  assume=on_graph)  # fmt: skip
