# SPDX-License-Identifier: MIT
"""Executes straight-line machine code on a graph of words.

Trusted: the arrays that a function gets, and what must hold at its return. What instructions do is in `model`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import iced_x86 as x86

from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.code import MNEMONICS, Code
from ecgen_verify.prove.fused.graph import Graph, Node
from ecgen_verify.prove.hints import describe
from ecgen_verify.prove.machine import RETURN, AnyValue, Pointer, State, entry_registers
from ecgen_verify.prove.run import Fault, Run
from ecgen_verify.prove.world import Undecided

_OUTPUT = "r"


@dataclass
class GraphState(State[Node]):
    """`stored`: something was stored to the output. `plain`: the global that tells processors without BMI2 and ADX, taken to be
    0, or to be 1 where it is compared with that; `order`: the one that tells which microarchitecture's order serves, taken to be
    whatever leads on here. `elsewhere`: where branches on these lead, all as at the entry."""

    stored: bool = False
    plain: str = ""
    elsewhere: list[int] = field(default_factory=list)
    entry: tuple[dict[str, AnyValue[Node]], dict[tuple[str, int], tuple[int, AnyValue[Node]]]] | None = None

    @property
    def order(self) -> str:
        return self.plain.removesuffix("_plain") + "_order"

    def load(self, pointer: Pointer, size: int) -> AnyValue[Node]:
        if self.stored and pointer.base not in ("stack", "image", _OUTPUT):
            raise Undecided("an input is read after an output was written, which may be the same")
        return super().load(pointer, size)

    def store(self, pointer: Pointer, value: AnyValue[Node], size: int) -> None:
        super().store(pointer, value, size)
        self.stored |= pointer.base == _OUTPUT


class GraphRun(Run[GraphState]):
    """Executes a test of a global and the branch as one."""

    def _next(self, machine: GraphState, instruction: x86.Instruction | None) -> int | None:
        i, image = instruction, self.code.image
        if i is None or MNEMONICS[i.mnemonic] != "CMP" or i.op_kind(0) != x86.OpKind.MEMORY or not i.is_ip_rel_memory_operand:
            return super()._next(machine, instruction)
        name, branch = image.undefined.get(i.ip_rel_memory_address), self.code.at(i.next_ip)
        with_number = i.op_kind(1) != x86.OpKind.REGISTER
        known = with_number and (name == machine.order or (name == machine.plain and i.immediate(1) in (0, 1)))
        if not known or i.has_lock_prefix or i.has_rep_prefix or i.has_repne_prefix:
            raise Undecided("a test of a variable")
        if branch is None or MNEMONICS[branch.mnemonic] not in ("JE", "JNE"):
            raise Undecided("a test of a variable without its branch")
        if (machine.registers, machine.memory) != machine.entry:
            raise Undecided("a branch to another version after the entry")
        machine.elsewhere.append(int(branch.near_branch_target))
        machine.flags = {}
        return int(branch.next_ip)


@dataclass(frozen=True)
class Outcome:
    """`output`: the words of the output parameter; `returned`: the word in rax, None where nothing is known of it. `elsewhere`:
    what is executed instead where a global has another value."""

    output: list[Node]
    returned: Node | None
    instructions: int
    elsewhere: tuple[int, ...] = ()


def execute(graph: Graph, code: Code, function: str, plain: str, output: int, inputs: Sequence[Sequence[Node]]) -> Outcome:
    """Run f(r, a, ...) for an output of `output` words (0: there is none) and these input arrays, all apart from each other.

    Raises Undecided, naming the instruction, for whatever is not understood, and when a register or the stack is not restored,
    an output word is not written, or an input is read after the first output (so that outputs may alias inputs).
    """
    if function not in code.image.functions:
        raise Undecided(f"{function} is not in the objects")
    arrays = {f"input {index}": nodes for index, nodes in enumerate(inputs)}
    bases = [_OUTPUT, *arrays] if output else list(arrays)
    registers: dict[str, AnyValue[Node]] = {**entry_registers()}
    registers |= {name: Pointer(base, 0) for name, base in zip(ARGUMENTS, bases, strict=False)}
    entry = GraphState(graph, code.image, registers, plain=plain, address=code.image.functions[function])
    entry.memory = {(base, 8 * index): (8, node) for base, nodes in arrays.items() for index, node in enumerate(nodes)}
    entry.memory["stack", 0] = (8, RETURN)
    entry.writable = {_OUTPUT: 8 * output}
    entry.entry = dict(entry.registers), dict(entry.memory)
    run, outcomes = GraphRun(code, {}), list[Outcome]()

    def finish(machine: GraphState) -> None:
        stored = [_node(machine.load(Pointer(_OUTPUT, 8 * index), 8)) for index in range(output)]
        nodes = [node for node in stored if node is not None]
        if len(nodes) < output:
            raise Undecided("an output word is not a word")
        outcomes.append(Outcome(nodes, _node(machine.registers["RAX"]), run.instructions, tuple(machine.elsewhere)))

    try:
        run.explore(entry, finish)
    except Fault as fault:
        raise Undecided(f"{function}: {fault}, at {describe(code, fault.address or entry.address)}") from None
    (outcome,) = outcomes
    return outcome


def _node(value: AnyValue[Node]) -> Node | None:
    return value if isinstance(value, Node) else None
