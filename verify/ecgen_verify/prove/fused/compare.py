# SPDX-License-Identifier: MIT
"""A fused function against its formula over the field's own functions, in all orders that the processor chooses among.

Trusted: the order of the parameters, that a formula's steps mean the field functions of their names (curve.lower), and which
formulas are what a function promises, whichever the generator took.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from ecgen.curve.evaluate import constants
from ecgen.curve.formula import Formula
from ecgen.curve.lazy_values import lazily_reduced
from ecgen.curve.library import formulas
from ecgen.curve.lower import lower
from ecgen.emit.curve.fused import fused_programs
from ecgen.field import Modulus
from ecgen.library import Library, Target
from ecgen.rings import Residues
from ecgen.spec.load import Spec
from ecgen_verify.prove.account import verdict_of
from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.graph import Graph, Node
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.lazy_reduction.kernels import point_kernel
from ecgen_verify.prove.machine import State
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.straight import execute, words_of
from ecgen_verify.prove.verdict import Row, Status, Verdict

_MEANING = "word for word what the field functions give that the formula calls one after the other"
_DOUBLINGS = tuple(f"jacobian_double{kind}" for kind in (
    "", "_3m6s", "_half", "_minus3", "_minus3_4m4s", "_minus3_half", "_zero", "_zero_3m4s", "_zero_half"))  # fmt: skip
#: The formulas that are the group law in the way that a function promises it: that of a chord; 2*p for all points.
_FORMULAS = {"point_add_incomplete": ("jacobian_add", "jacobian_add_12m4s"), "point_dbl": _DOUBLINGS,
             "point_add_affine_incomplete": ("jacobian_add_mixed", "jacobian_add_mixed_8m3s")}  # fmt: skip


def fused_rows(image: Image, build: str, library: Library) -> Iterator[Row]:
    """One for each fused function of a short Weierstrass curve, in objects that hold them and the field's functions."""
    modulus = library.moduli(64)[0]
    shape = library.shape(modulus, Target.ADX)
    for name, (formula, _) in fused_programs(library).items():
        function = f"{library.prefix}_{name}_fused"
        if not _is_promised(name, formula, library.spec):
            reason = f"{formula.name} is no formula for {name} on this curve"
            yield Row(build, Verdict(function, formula.title, Status.UNDECIDED, reason))
        elif lazily_reduced(formula, modulus, shape):
            yield Row(build, prove(image, point_kernel(function, formula, modulus.number, modulus.limbs)).verdict)
        else:
            yield Row(build, compare(image, function, formula, library))


def _is_promised(name: str, formula: Formula, spec: Spec) -> bool:
    """Whether the formula is one for a function of this name, on this curve."""
    known = formula.name in _FORMULAS.get(name, ()) and formula == formulas()[formula.name]
    return known and spec.curve is not None and formula.form == spec.curve.form and formula.a in (None, spec.curve.a)


def compare(image: Image, function: str, formula: Formula, library: Library) -> Verdict:
    """Whether `function` computes the formula by the words that the field's own functions make."""
    (result,), code = formula.outputs, Code(image)
    contract = f"{result.point} by {formula.name}: {_MEANING}"
    return verdict_of(code, function, contract, lambda account: _compare(account, code, function, formula, library))


def _compare(account: Account, code: Code, function: str, formula: Formula, library: Library) -> None:
    """Raises Fault where something differs, or Undecided."""
    graph, modulus = Graph(), library.moduli(64)[0]
    elements = _known(graph, formula, library, modulus)
    for role in formula.inputs:
        elements |= {name: [graph.input(name, i) for i in range(modulus.limbs)] for name in role.names}
    arrays = [[word for name in role.names for word in elements[name]] for role in formula.inputs]

    def call(name: str, size: int, operands: Sequence[str]) -> State[Node]:
        """By the first version that these objects have: what is shown of the function holds of them all."""
        inputs = [elements[operand] for operand in operands]
        return execute(graph, code, f"{library.prefix}_fe_{name}", size, inputs, Account(), within=True)[0]

    for step in lower(formula):
        elements[step.out] = words_of(call(step.function, modulus.limbs, step.args), modulus.limbs)
    (result,) = formula.outputs
    expected = [word for name in result.names for word in elements[name]]
    masks = [call("is_zero", 0, [name]).word("RAX") for name in formula.also]
    for fused in execute(graph, code, function, len(expected), arrays, account):
        for index, (mine, right) in enumerate(zip(words_of(fused, len(expected)), expected, strict=True)):
            if mine != right:
                raise Fault(f"word {index} of the output is made in another way", fused.address)
        if masks and fused.read("RAX") != reduce(lambda x, y: graph.and_(x, y, 64), masks):
            raise Fault("the returned mask is made in another way", fused.address)


def _known(graph: Graph, formula: Formula, library: Library, modulus: Modulus) -> dict[str, list[Node]]:
    """The curve's constants as they stand in memory."""
    curve = library.spec.curve
    assert curve is not None
    parameters = {"a": curve.a % modulus.number, "b": curve.b % modulus.number}
    known = constants(formula, parameters, Residues(modulus.number))
    return {name: [graph.const(modulus.encode(value) >> 64 * i) for i in range(modulus.limbs)] for name, value in known.items()}
