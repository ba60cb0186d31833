# SPDX-License-Identifier: MIT
"""Executes straight-line machine code on a graph of words, in all versions among which variables choose.

Trusted: the arrays that a function gets, what must hold at its return, and that inputs and outputs may be the same objects. What
instructions do is in `model`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.graph import Graph, Node
from ecgen_verify.prove.machine import Pointer, State, in_registers
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.world import Undecided

_OUTPUT = "r"


def execute(graph: Graph, code: Code, function: str, output: int, inputs: Sequence[Sequence[Node]],
            account: Account, *, within: bool = False) -> list[State[Node]]:  # fmt: skip
    """Run f(r, a, ...) for an output of `output` words (0: there is none) and these input arrays, on all paths but that to
    FUNCTION_first, see `asking`; those only that stay `within` the objects, if asked for. The states at their ends.

    Raises Fault for whatever is not understood and when a register or the stack is not restored; Undecided where a word of an
    input is read after the word of the output at the same place was written, which it may be.
    """
    if function not in code.image.functions:
        raise Undecided(f"{function} is not in the objects")
    arrays = {f"input {index}": nodes for index, nodes in enumerate(inputs)}
    bases = [_OUTPUT, *arrays] if output else list(arrays)
    entry = State(graph, code.image, writable={_OUTPUT: 8 * output}, address=code.image.functions[function])
    entry.memory |= in_registers({name: Pointer(base, 0) for name, base in zip(ARGUMENTS, bases, strict=False)})
    entry.memory |= {(base, 8 * index): (8, node) for base, nodes in arrays.items() for index, node in enumerate(nodes)}
    run, ends = Run[State[Node]](code, {}, account=account), list[State[Node]]()
    run.elsewhere = dict.fromkeys(code.image.undefined, lambda machine: None) if within else elsewhere(entry, function)
    run.explore(entry, ends.append)
    if any(end.hazards for end in ends):
        raise Undecided("an input is read after an output was written, which may be the same")
    return ends


def words_of(end: State[Node], count: int) -> list[Node]:
    """Those of the output."""
    return [end.number(end.load(Pointer(_OUTPUT, 8 * index), 8)) for index in range(count)]
