# SPDX-License-Identifier: MIT
"""Proves that a function makes the matrix of S division steps.

Trusted: that the outputs were shown to be the values that `matrix` says, over the inputs.
"""

from __future__ import annotations

from collections import defaultdict
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
#: After so many values in a row that seem to be there and are not shown, the rest would not be either.
_MISSED = 8


#: What the solver said, by the question, for the next function: compilers and levels often ask the same.
_ANSWERS: dict[str, bool] = {}


@searched
def division_runs(lengths: Sequence[int], count: int) -> Iterator[dict[str, int]]:
    """The values of `matrix` for `count` inputs."""
    raise NotImplementedError


@searched
def graph_words(meanings: Sequence[Meaning], inputs: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The words of every node, for the values of the inputs on each run: where to look for a value."""
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
    leaving = outputs(lengths)
    to_prove = {value.name: value for value in values(lengths)}
    samples = list(division_runs(lengths, _RUNS))
    proof = Proof(meanings, to_prove, samples, dict(zip(entering, inputs(), strict=True)), _ANSWERS)
    likely = defaultdict(list)
    for node, column in enumerate(graph_words(meanings, [[sample[name] for sample in samples] for name in inputs()])):
        likely[column].append(node)
    missed: list[str] = []
    for name, value in to_prove.items():
        if value.shown and not proof.shows_range(value):
            raise Undecided(f"the range of {name} does not follow")
        nodes = [node for node in likely[tuple(sample[name] for sample in samples)] if node not in proof.known]
        shown = [node for node in nodes if proof.shows(node, value)]
        if shown:
            missed = []
        elif nodes:
            missed.append(name)
        if len(missed) > _MISSED:
            raise Undecided(f"no word is shown to be {missed[0]}")
    for index, (node, name) in enumerate(zip(output, leaving, strict=True)):
        if proof.known.get(node) != name:
            raise Undecided(f"word {index} of the output is not shown to be {name}")
