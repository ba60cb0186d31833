# SPDX-License-Identifier: MIT
"""Proves that a function makes the matrix of S division steps.

Trusted: that the outputs were shown to be the values that `matrix` says, over the inputs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from ecgen_verify.prove.account import Account, verdict_of
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.divsteps import matrix_promise
from ecgen_verify.prove.divsteps.matrix import inputs, outputs, values
from ecgen_verify.prove.divsteps.solver import Proof
from ecgen_verify.prove.graph import Graph, Meaning, Node
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.straight import execute
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.world import Undecided

#: Inputs on which words are compared before a proof is tried.
_RUNS = 64


#: What the solver said, by the question, for the next function: compilers and levels often ask the same.
_ANSWERS: dict[str, bool] = {}


@searched
def division_runs(lengths: Sequence[int], count: int) -> Iterator[dict[str, int]]:
    """The values of `matrix` for `count` inputs."""
    raise NotImplementedError


@searched
def division_questions(proof: Proof) -> Iterator[tuple[int, str, Sequence[str]]]:
    """Nodes that seem to be values, by their names, and values from whose facts that may follow."""
    raise NotImplementedError


def matrix_theorem(image: Image, function: str, lengths: Sequence[int]) -> Outcome:
    return Outcome(prove_matrix(image, function, lengths), (), Theorem(matrix_promise(sum(lengths))))


def prove_matrix(image: Image, function: str, lengths: Sequence[int]) -> Verdict:
    """`lengths`: the blocks of steps in which the function works."""
    steps = sum(lengths)
    text = f"out = delta and the matrix of {steps} division steps on delta and the lowest words of f and g, plus 2^{steps}"
    code = Code(image)

    def show(account: Account) -> None:
        graph = Graph()
        entering = [graph.input(index) for index in range(len(inputs()))]
        for outcome in execute(graph, code, function, len(outputs(lengths)), [entering], account):
            doubt = _doubt(tuple(graph.meanings), _numbers(entering), _numbers(outcome.output), tuple(lengths))
            if doubt:
                raise Undecided(doubt)

    return verdict_of(code, function, text, show)


def _numbers(nodes: Iterable[Node]) -> tuple[int, ...]:
    return tuple(node.number for node in nodes)


@lru_cache(maxsize=32)
def _doubt(meanings: tuple[Meaning, ...], entering: tuple[int, ...], output: tuple[int, ...], lengths: tuple[int, ...]) -> str:
    """Why the output is not shown to be the matrix, or "" where it is. Many specifications, and the two levels of a compiler,
    share one graph."""
    try:
        _show(meanings, entering, output, lengths)
    except Undecided as undecided:
        return str(undecided)
    return ""


def _show(meanings: Sequence[Meaning], entering: Sequence[int], output: Sequence[int], lengths: Sequence[int]) -> None:
    """Raises Undecided unless the output is shown to be the matrix."""
    to_prove = {value.name: value for value in values(lengths)}
    known = dict(zip(entering, inputs(), strict=True))
    proof = Proof(meanings, to_prove, list(division_runs(lengths, _RUNS)), known, _ANSWERS)
    for name, value in to_prove.items():
        if value.shown and not proof.shows_range(value):
            raise Undecided(f"the range of {name} does not follow")
    for question in division_questions(proof):
        proof.shows(*question)
    for index, (node, name) in enumerate(zip(output, outputs(lengths), strict=True)):
        if proof.known.get(node) != name:
            raise Undecided(f"word {index} of the output is not shown to be {name}")
