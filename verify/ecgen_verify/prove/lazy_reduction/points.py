# SPDX-License-Identifier: MIT
"""Point formulas as one function each, with values in between that are not canonical (curve.lazy_values).

Trusted: where the coordinates stand, and that `leave` says what is promised. The formula itself is shown to be the group law in
`curve.prove`.
"""

from __future__ import annotations

from ecgen.curve.formula import Formula
from ecgen_verify.prove.contract import Part, array
from ecgen_verify.prove.kernel import Kernel, State, aliases_of
from ecgen_verify.prove.lazy_reduction.formula import follow
from ecgen_verify.prove.lazy_reduction.naming import NamingRun
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, lazy_words, restored


def point_kernel(function: str, formula: Formula, prime: int, limbs: int) -> Kernel:
    """The function of a formula whose steps need no constants of the curve. Coordinates stand for themselves, below p."""

    def leave(end: State) -> None:
        path = end.path
        with restored(path.world):
            numbers = Numbers(path, prime, limbs, lazy_words(path, end.points))
            numbers.values = {name: end.number(name) for name in formula.input_names}
            numbers.outputs = {name: [word.poly for word in end.words("r", limbs * place, limbs)]
                               for place, name in enumerate(result.names)}  # fmt: skip
            follow(formula, {}, numbers)

    (result,) = formula.outputs
    operands = [array("r", limbs * len(result.names), output=True)]
    for letter, role in zip("pqd", formula.inputs, strict=False):
        parts = (Part(name, limbs * i, limbs, prime) for i, name in enumerate(role.names))
        operands.append(array(letter, limbs * len(role.names), *parts))
    text = f"{result.point} by {formula.name}: the formula's coordinates modulo p, all below p"
    return Kernel(function, text, tuple(operands), leave, aliases=aliases_of(operands), run=NamingRun)
