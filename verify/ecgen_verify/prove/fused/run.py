# SPDX-License-Identifier: MIT
"""Executes straight-line machine code on a graph of words.

Trusted: what each instruction does (Intel SDM, volume 2). Only what NASM functions of ours consist of is here: 64-bit words,
CF and OF, no other flag; whatever else comes is refused, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import iced_x86 as x86

from ecgen_verify.prove.abi import ARGUMENTS, SAVED, SCRATCH
from ecgen_verify.prove.code import MNEMONICS, Code, register
from ecgen_verify.prove.fused.graph import Graph, Node
from ecgen_verify.prove.operands import signed
from ecgen_verify.prove.places import describe
from ecgen_verify.prove.world import Undecided

_FRAME = 1 << 15


@dataclass(frozen=True)
class Address:
    """`offset` bytes from the start of a parameter, of the stack at entry, or of the objects ("image")."""

    base: str
    offset: int


@dataclass(frozen=True)
class Saved:
    """What the caller left in a register."""

    register: str


Value = Node | Address | Saved


@dataclass
class Run:
    """One execution. `plain`: the global that tells processors without BMI2 and ADX, taken to be 0, or to be 1 where it is
    compared with that.

    memory: what lies at each aligned word of a parameter or of the stack. `output`: the parameter that may be written.
    """

    below: ClassVar[int] = 0  # bytes under the stack pointer that may be used

    graph: Graph
    code: Code
    output: str
    plain: str
    registers: dict[str, Value]
    memory: dict[tuple[str, int], Value] = field(default_factory=dict)
    flags: dict[str, Node | None] = field(default_factory=lambda: {"CF": None, "OF": None})
    stored: bool = False
    skips: bool = False  # the branch on one of these globals comes next
    elsewhere: list[int] = field(default_factory=list)  # where such branches lead, all as at the entry
    entry: tuple[dict[str, Value], dict[tuple[str, int], Value]] = field(default_factory=lambda: ({}, {}))

    @property
    def order(self) -> str:
        """The global that tells which microarchitecture's order serves, taken to be whatever leads on here."""
        return self.plain.removesuffix("_plain") + "_order"

    # ------------------------------------------------------------------ operands

    def _address(self, i: x86.Instruction) -> Address:
        if i.is_ip_rel_memory_operand:
            return Address("image", i.ip_rel_memory_address)
        if i.memory_index != x86.Register.NONE or i.memory_segment in (x86.Register.FS, x86.Register.GS):
            raise Undecided("an address with an index or a segment")
        name, bits = register(i.memory_base)
        base = self.registers.get(name)
        if bits != 64 or not isinstance(base, Address):
            raise Undecided("an address that is not known")
        return Address(base.base, base.offset + signed(i.memory_displacement))

    def _load(self, place: Address) -> Value:
        if place.base == "image":
            data = self.code.image.constant(place.offset, 8)
            if data is None:
                raise Undecided("a load from a variable")
            return self.graph.const(int.from_bytes(data, "little"))
        if self.stored and place.base not in ("stack", self.output):
            raise Undecided("an input is read after an output was written, which may be the same")
        if (place.base, place.offset) not in self.memory:
            raise Undecided(f"a load at {place.base}{place.offset:+d}, where nothing known is stored")
        return self.memory[place.base, place.offset]

    def _store(self, place: Address, value: Value) -> None:
        if place.offset % 8:
            raise Undecided("a store that is not aligned to words")
        if place.base == "stack":
            top = self.registers["RSP"]
            if not isinstance(top, Address) or not max(top.offset - self.below, -_FRAME) <= place.offset <= -8:
                raise Undecided(f"a store at stack{place.offset:+d}, outside the function's own frame")
        elif place.base != self.output or (place.base, place.offset) not in self.memory:
            raise Undecided(f"a store at {place.base}{place.offset:+d}, outside the output")
        else:
            self.stored = True
        self.memory[place.base, place.offset] = value

    def value(self, i: x86.Instruction, index: int) -> Value:
        kind = i.op_kind(index)
        if kind == x86.OpKind.REGISTER:
            name, bits = register(i.op_register(index))
            if bits != 64:
                raise Undecided(f"{bits} bits of a register")
            return self.registers[name]
        if kind == x86.OpKind.MEMORY:
            if x86.MemorySizeExt.size(i.memory_size) != 8:
                raise Undecided("a load that is no word")
            return self._load(self._address(i))
        return self.graph.const(i.immediate(index))

    def word(self, i: x86.Instruction, index: int) -> Node:
        value = self.value(i, index)
        if not isinstance(value, int):
            raise Undecided("arithmetic on an address or on a saved register")
        return value

    def put(self, i: x86.Instruction, index: int, value: Value) -> None:
        if i.op_kind(index) == x86.OpKind.REGISTER:
            name, bits = register(i.op_register(index))
            if bits != 64:
                raise Undecided(f"{bits} bits of a register")
            self.registers[name] = value
            if name == "RSP":
                self._forget_below()
        elif x86.MemorySizeExt.size(i.memory_size) == 8:
            self._store(self._address(i), value)
        else:
            raise Undecided("a store that is no word")

    def flag(self, name: str) -> Node:
        value = self.flags[name]
        if value is None:
            raise Undecided(f"{name} is not known here")
        return value

    # ------------------------------------------------------------------ instructions

    def step(self, i: x86.Instruction) -> bool:
        """Execute one instruction; False after `ret`."""
        name = MNEMONICS[i.mnemonic]
        if i.has_lock_prefix or i.has_repne_prefix or (i.has_rep_prefix and name != "RET"):
            raise Undecided(f"a prefix of {name}")
        if name == "RET":
            if i.op_count:
                raise Undecided("a return that drops arguments")
            return False
        if self.skips != (name in ("JE", "JNE")):
            raise Undecided("a branch, or the test for one without it")
        if self.skips:
            if (self.registers, self.memory) != self.entry:
                raise Undecided("a branch to another version after the entry")
            self.elsewhere.append(i.near_branch_target)
        self.skips = False
        if name in ("JE", "JNE", "ENDBR64", "NOP"):
            return True
        if name not in _STEPS:
            raise Undecided(f"the instruction {i}")
        _STEPS[name](self, i)
        return True

    def _add(self, i: x86.Instruction, carry: str | None, out: str | None) -> None:
        """`carry`: the flag that comes in; `out`: the only flag that goes out, None for both, of which OF is not kept."""
        first = self.value(i, 0)
        if isinstance(first, Address):
            self._move(i, first, 1)
            return
        total, bit = self.graph.add(self.word(i, 0), self.word(i, 1), self.flag(carry) if carry else self.graph.const(0))
        self.put(i, 0, total)
        self.flags |= {out: bit} if out else {"CF": bit, "OF": None}

    def _sub(self, i: x86.Instruction, carry: str | None, keep: bool = True) -> None:
        borrow = self.flag(carry) if carry else self.graph.const(0)
        if i.op_kind(1) == x86.OpKind.REGISTER and i.op0_register == i.op1_register:  # whatever it holds
            difference, bit = self.graph.mask(borrow), borrow
        elif isinstance(first := self.value(i, 0), Address):
            self._move(i, first, -1)
            return
        else:
            difference, bit = self.graph.sub(self.word(i, 0), self.word(i, 1), borrow)
        if keep:
            self.put(i, 0, difference)
        self.flags |= {"CF": bit, "OF": None}

    def _move(self, i: x86.Instruction, place: Address, sign: int) -> None:
        distance = self.graph.number(self.word(i, 1))
        if distance is None or place.base != "stack" or MNEMONICS[i.mnemonic] not in ("ADD", "SUB"):
            raise Undecided("arithmetic on an address")
        self.put(i, 0, Address(place.base, place.offset + sign * signed(distance)))
        self.flags |= {"CF": None, "OF": None}

    def _compare(self, i: x86.Instruction) -> None:
        if i.op_kind(0) == x86.OpKind.MEMORY and i.is_ip_rel_memory_operand:
            name = self.code.image.undefined.get(i.ip_rel_memory_address)
            if name != self.order and (name != self.plain or i.immediate(1) not in (0, 1)):
                raise Undecided("a test of a variable")
            self.skips = True
            return
        self._sub(i, None, keep=False)

    def _negate(self, i: x86.Instruction) -> None:
        difference, bit = self.graph.sub(self.graph.const(0), self.word(i, 0), self.graph.const(0))
        self.put(i, 0, difference)
        self.flags |= {"CF": bit, "OF": None}

    def _logic(self, i: x86.Instruction, name: str) -> None:
        zero = self.graph.const(0)
        same = i.op_kind(1) == x86.OpKind.REGISTER and i.op0_register == i.op1_register
        if name == "xor" and same:
            self.registers[register(i.op0_register)[0]] = zero  # of 32 bits too, which clears the rest
        else:
            self.put(i, 0, self.graph.logic(name, self.word(i, 0), self.word(i, 1)))
        self.flags |= {"CF": zero, "OF": zero}

    def _test(self, i: x86.Instruction) -> None:
        self.flags |= {"CF": self.graph.const(0), "OF": self.graph.const(0)}

    def _mulx(self, i: x86.Instruction) -> None:
        first = self.registers["RDX"]
        if not isinstance(first, int):
            raise Undecided("arithmetic on an address or on a saved register")
        low, high = self.graph.mul(first, self.word(i, 2))
        self.put(i, 1, low)
        self.put(i, 0, high)

    def _imul(self, i: x86.Instruction) -> None:
        if i.op_count == 1:
            raise Undecided("a wide signed multiplication")
        first = i.op_count - 2
        low, _ = self.graph.mul(self.word(i, first), self.word(i, first + 1))
        self.put(i, 0, low)
        self.flags |= {"CF": None, "OF": None}

    def _shift(self, i: x86.Instruction, name: str, *, flags: bool) -> None:
        at = 2 if not flags else 1
        count = self.graph.number(self.word(i, at)) if not flags else i.immediate(at)
        if count is None or not 0 < count < 64:
            raise Undecided("a shift by an unknown distance")
        shifted = self.word(i, at - 1)
        if flags:
            last = self.graph.bit(shifted, count - 1) if name == "shr" else None
            self.flags |= {"CF": last, "OF": None}
        self.put(i, 0, self.graph.shift(name, shifted, count))

    def _shrd(self, i: x86.Instruction) -> None:
        count = i.immediate(2)
        if not 0 < count < 64:
            raise Undecided("a shift by an unknown distance")
        self.put(i, 0, self.graph.shrd(self.word(i, 1), self.word(i, 0), count))
        self.flags |= {"CF": None, "OF": None}

    def _choose(self, i: x86.Instruction, carry_value: int) -> None:
        carry, old, new = self.flag("CF"), self.word(i, 0), self.word(i, 1)
        self.put(i, 0, self.graph.select(carry, new, old) if carry_value else self.graph.select(carry, old, new))

    def _bit_test(self, i: x86.Instruction) -> None:
        self.flags |= {"CF": self.graph.bit(self.word(i, 0), i.immediate(1)), "OF": None}

    def _mov(self, i: x86.Instruction) -> None:
        short = i.op_kind(0) == x86.OpKind.REGISTER and register(i.op0_register)[1] == 32
        if short and i.op_kind(1) == x86.OpKind.IMMEDIATE32:
            self.registers[register(i.op0_register)[0]] = self.graph.const(i.immediate(1) & 0xFFFFFFFF)
        else:
            self.put(i, 0, self.value(i, 1))

    def _lea(self, i: x86.Instruction) -> None:
        if i.memory_index_scale != 1 or i.memory_displacement or register(i.memory_index)[1] != 64:
            raise Undecided(f"the instruction {i}")
        words = [self.registers[register(code)[0]] for code in (i.memory_base, i.memory_index)]
        if not all(isinstance(word, int) for word in words):
            raise Undecided("arithmetic on an address or on a saved register")
        self.put(i, 0, self.graph.add(words[0], words[1], self.graph.const(0))[0])  # type: ignore[arg-type]

    def _push(self, i: x86.Instruction) -> None:
        top, value = self._top(), self.value(i, 0)
        self.registers["RSP"] = Address("stack", top.offset - 8)
        self._store(Address("stack", top.offset - 8), value)

    def _pop(self, i: x86.Instruction) -> None:
        top = self._top()
        value = self._load(top)
        self.registers["RSP"] = Address("stack", top.offset + 8)
        self._forget_below()
        self.put(i, 0, value)

    def _forget_below(self) -> None:
        """What is below the stack pointer, and not in the red zone where that is used, may change at any time (the ABI)."""
        lowest = self._top().offset - self.below
        self.memory = {place: value for place, value in self.memory.items() if place[0] != "stack" or place[1] >= lowest}

    def _top(self) -> Address:
        top = self.registers["RSP"]
        if not isinstance(top, Address) or top.base != "stack":
            raise Undecided("the stack pointer is not known")
        return top


_STEPS: dict[str, Callable[[Run, x86.Instruction], None]] = {
    "ADD": lambda run, i: run._add(i, None, None),
    "ADC": lambda run, i: run._add(i, "CF", None),
    "ADCX": lambda run, i: run._add(i, "CF", "CF"),
    "ADOX": lambda run, i: run._add(i, "OF", "OF"),
    "SUB": lambda run, i: run._sub(i, None),
    "SBB": lambda run, i: run._sub(i, "CF"),
    "CMP": Run._compare,
    "NEG": Run._negate,
    "NOT": lambda run, i: run.put(i, 0, run.graph.invert(run.word(i, 0))),
    "AND": lambda run, i: run._logic(i, "and"),
    "OR": lambda run, i: run._logic(i, "or"),
    "XOR": lambda run, i: run._logic(i, "xor"),
    "TEST": Run._test,
    "MULX": Run._mulx,
    "IMUL": Run._imul,
    "SHL": lambda run, i: run._shift(i, "shl", flags=True),
    "SHR": lambda run, i: run._shift(i, "shr", flags=True),
    "SHLX": lambda run, i: run._shift(i, "shl", flags=False),
    "SHRX": lambda run, i: run._shift(i, "shr", flags=False),
    "SHRD": Run._shrd,
    "CMOVB": lambda run, i: run._choose(i, 1),
    "CMOVAE": lambda run, i: run._choose(i, 0),
    "BT": Run._bit_test,
    "MOV": Run._mov,
    "LEA": Run._lea,
    "PUSH": Run._push,
    "POP": Run._pop,
}


@dataclass(frozen=True)
class Outcome:
    """`output`: the words of the output parameter; `returned`: the word in rax, None where nothing is known of it. `elsewhere`:
    what is executed instead where a global has another value."""

    output: list[Node]
    returned: Node | None
    instructions: int
    elsewhere: tuple[int, ...] = ()


def execute(graph: Graph, code: Code, function: str, plain: str, output: int, inputs: Sequence[Sequence[Node]],
            kind: type[Run] = Run) -> Outcome:  # fmt: skip
    """Run f(r, a, ...) for an output of `output` words (0: there is none) and these input arrays, all apart from each other.

    Raises Undecided, naming the instruction, for whatever is not understood, and when a register or the stack is not restored,
    an output word is not written, or an input is read after the first output (so that outputs may alias inputs).
    """
    arrays: dict[str, Sequence[Node | None]] = {"r": [None] * output} if output else {}
    arrays |= {f"input {index}": words for index, words in enumerate(inputs)}
    registers: dict[str, Value] = {name: Saved(name) for name in (*SCRATCH, *SAVED)}
    registers |= {name: Address(base, 0) for name, base in zip(ARGUMENTS, arrays, strict=False)}
    registers["RSP"] = Address("stack", 0)
    run = kind(graph, code, "r", plain, registers)
    run.memory = {(base, 8 * index): Saved("nothing") if word is None else word
                  for base, words in arrays.items() for index, word in enumerate(words)}  # fmt: skip
    run.entry = dict(run.registers), dict(run.memory)
    address, count = code.image.functions[function], 0
    try:
        while True:
            instruction = code.at(address)
            if instruction is None:
                raise Undecided("the code ends")
            count += 1
            if not run.step(instruction):
                break
            address = instruction.next_ip
        _check_exit(run)
        words = [run.memory["r", 8 * index] for index in range(output)]
        if not all(isinstance(word, int) for word in words):
            raise Undecided("an output word is not written, or not with a word")
    except Undecided as reason:
        raise Undecided(f"{function}: {reason}, at {describe(code, address)}") from None
    returned = run.registers["RAX"]
    output_words = [word for word in words if isinstance(word, int)]
    return Outcome(output_words, returned if isinstance(returned, int) else None, count, tuple(run.elsewhere))


def _check_exit(run: Run) -> None:
    kept: Mapping[str, Value] = {name: Saved(name) for name in SAVED}
    for name, value in kept.items():
        if run.registers[name] != value:
            raise Undecided(f"{name} is not restored")
    if run.registers["RSP"] != Address("stack", 0):
        raise Undecided("the stack pointer is not restored")
