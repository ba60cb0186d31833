# SPDX-License-Identifier: MIT
"""Proves that a function makes the matrix of S division steps.

Trusted: that the outputs were shown to be the values that `matrix` says, over the inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import chain

from ecgen_verify.prove.contract import Promise, array
from ecgen_verify.prove.divsteps.driver import make_matrix
from ecgen_verify.prove.divsteps.matrix import INPUTS, outputs, values
from ecgen_verify.prove.divsteps.solver import Proof, word
from ecgen_verify.prove.graph import Graph, Meaning, Node
from ecgen_verify.prove.hints import searched
from ecgen_verify.prove.kernel import Case, Execution, Kernel, State
from ecgen_verify.prove.straight import execute, words_of
from ecgen_verify.prove.world import Undecided

#: Has it shown what nodes seem to be, for blocks of so many steps.
division_proof: Callable[[Proof, Sequence[int]], None] = searched("division_proof")


def matrix_kernel(prefix: str, lengths: Sequence[int]) -> Kernel:
    """PREFIX_divsteps<S>. `lengths`: the blocks of steps in which the function works."""
    steps = sum(lengths)
    text = f"out = delta and the matrix of {steps} division steps on delta and the lowest words of f and g, plus 2^{steps}"
    operands = array("out", len(outputs(lengths)), output=True), array("in", len(INPUTS))
    return Kernel(Promise(text, operands), _by_words, (), [(Case(), partial(_by_graph, tuple(lengths)))],
                  name=f"{prefix}_divsteps{steps}", effect=partial(make_matrix, steps))  # fmt: skip


def _by_words(_: State) -> None:
    raise Undecided("a matrix that words as integers show nothing of")


def _by_graph(lengths: Sequence[int], execution: Execution) -> None:
    graph = Graph()
    entering = [graph.input(index) for index in range(len(INPUTS))]
    name, account = execution.kernel.name, execution.account
    for end in execute(graph, execution.code, name, len(outputs(lengths)), [entering], account):
        _show(tuple(graph.meanings), tuple(entering), tuple(words_of(end, len(outputs(lengths)))), lengths)


@lru_cache(maxsize=32)
def _show(meanings: Sequence[Meaning], entering: Sequence[Node], output: Sequence[Node], lengths: Sequence[int]) -> None:
    """Raises Undecided unless the output is shown to be the matrix. Many specifications, and the two levels of a compiler, share
    one graph."""
    facts = {fact for _, *known in values(lengths) for fact in chain(*known)}
    proof = Proof(meanings, {node.number: word(name) for node, name in zip(entering, INPUTS, strict=True)}, facts)
    division_proof(proof, lengths)
    for index, (node, name) in enumerate(zip(output, outputs(lengths), strict=True)):
        if node.number not in proof.known or not proof.known[node.number].eq(word(name)):
            raise Undecided(f"word {index} of the output is not shown to be {name}")
