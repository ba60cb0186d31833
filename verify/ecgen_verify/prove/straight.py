# SPDX-License-Identifier: MIT
"""Executes straight-line machine code on a graph of words, in all versions that a function chooses among at its beginning.

Trusted: the arrays that a function gets, what must hold at its return, and that inputs and outputs may be the same objects. What
instructions do is in `model`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import iced_x86 as x86

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.asking import ANSWERS, VARIABLE, first_of
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.graph import Graph, Node
from ecgen_verify.prove.machine import RETURN, AnyValue, Pointer, State, entry_registers
from ecgen_verify.prove.run import Run
from ecgen_verify.prove.world import Undecided

_OUTPUT = "r"
_COMPARISONS = (x86.Code.CMP_RM32_IMM8, x86.Code.CMP_RM32_IMM32)
#: Variables, and numbers that they are not.
Unlike = frozenset[tuple[str, int]]


@dataclass(frozen=True)
class Outcome:
    """`output`: the words of the output parameter; `returned`: the word in rax, None where nothing is known of it."""

    output: list[Node]
    returned: Node | None
    run: Run[State[Node]]


def execute(graph: Graph, code: Code, start: int, output: int, inputs: Sequence[Sequence[Node]]) -> Outcome:
    """Run f(r, a, ...), which begins at `start`, for an output of `output` words (0: there is none) and these input arrays.

    Raises Fault for whatever is not understood and when a register or the stack is not restored; Undecided where an output word
    is not written, or a word of an input is read after the word of the output at the same place was written, which it may be.
    """
    arrays = {f"input {index}": nodes for index, nodes in enumerate(inputs)}
    bases = [_OUTPUT, *arrays] if output else list(arrays)
    registers: dict[str, AnyValue[Node]] = {**entry_registers()}
    registers |= {name: Pointer(base, 0) for name, base in zip(ARGUMENTS, bases, strict=False)}
    entry = State(graph, code.image, registers, writable={_OUTPUT: 8 * output}, address=start)
    entry.memory = {(base, 8 * index): (8, node) for base, nodes in arrays.items() for index, node in enumerate(nodes)}
    entry.memory["stack", 0] = (8, RETURN)
    run, ends = Run[State[Node]](code, {}), list[State[Node]]()
    run.explore(entry, ends.append)
    (end,) = ends
    if end.hazards:
        raise Undecided("an input is read after an output was written, which may be the same")
    words = [_node(end.load(Pointer(_OUTPUT, 8 * index), 8)) for index in range(output)]
    nodes = [word for word in words if word is not None]
    if len(nodes) < output:
        raise Undecided("an output word is not a word")
    return Outcome(nodes, _node(end.registers["RAX"]), run)


def _node(value: AnyValue[Node]) -> Node | None:
    return value if isinstance(value, Node) else None


# ---------------------------------------------------------------------- versions


def versions(code: Code, function: str) -> Iterator[int]:
    """Where the versions of a function go on that variables choose among at its beginning; first where the function itself does.
    Raises Undecided where a branch leads elsewhere.

    All is as at the entry there, but for flags. FUNCTION_first is left out, see `asking`.
    """
    image = code.image
    if function not in image.functions:
        raise Undecided(f"{function} is not in the objects")
    open_ones = {start for name, start in image.functions.items() if name == function or name.startswith(f"{function}_")}
    waiting: list[tuple[int, Unlike]] = [(image.functions[function], frozenset())]
    for begin, unlike in waiting:
        if begin == first_of(image, function) and any(_is_neither(name, unlike) for name, _ in unlike):
            continue
        if begin not in open_ones:
            raise Undecided("a branch that leads to no other version of the function")
        open_ones.remove(begin)  # so that none leads back
        address, equal = _body(code, begin), set[str]()
        while (test := _test(code, address)) is not None and test[0] not in equal:
            variable, number, branch = test
            if MNEMONICS[branch.mnemonic] == "JNE":
                equal.add(variable)
                waiting.append((int(branch.near_branch_target), unlike | {(variable, number)}))
            else:
                waiting.append((int(branch.near_branch_target), frozenset()))
                unlike |= {(variable, number)}
            address = branch.next_ip
        yield address


def _test(code: Code, address: int) -> tuple[str, int, x86.Instruction] | None:
    """A variable of 32 bits that is compared with a number there, and the branch that follows, JE or JNE."""
    compare = code.at(address)
    if compare is None or compare.code not in _COMPARISONS or not compare.is_ip_rel_memory_operand:
        return None
    name, branch = code.image.undefined.get(compare.ip_rel_memory_address), code.at(compare.next_ip)
    if (
        name is None
        or branch is None
        or MNEMONICS[branch.mnemonic] not in ("JE", "JNE")
        or any(map(_has_prefix, (compare, branch)))
    ):
        return None
    return name, int(compare.immediate(1)), branch


def _has_prefix(i: x86.Instruction) -> bool:
    return i.has_lock_prefix or i.has_rep_prefix or i.has_repne_prefix or i.segment_prefix != x86.Register.NONE


def _body(code: Code, address: int) -> int:
    """Behind the mark of what may be branched to."""
    first = code.at(address)
    return address if first is None or MNEMONICS[first.mnemonic] != "ENDBR64" else first.next_ip


def _is_neither(name: str, unlike: Unlike) -> bool:
    return name.endswith(VARIABLE) and {(name, answer) for answer in ANSWERS} <= unlike
