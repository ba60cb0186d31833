# SPDX-License-Identifier: MIT
"""A processor that works on lanes: registers, flags, and instructions that decide where control goes or what an address is.

Trusted. Control depends on numbers and pointers only: a branch on lanes is a leak, and so is an address made of them. What
instructions do to vectors is in `vectors`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import iced_x86 as x86

from ecgen_verify.prove.abi import ARGUMENTS, SAVED, SCRATCH
from ecgen_verify.prove.code import MNEMONICS, Code, is_high_byte, register
from ecgen_verify.structure.prove.memory import IMAGE, RETURN, STACK, Memory
from ecgen_verify.structure.prove.values import (
    Domain,
    Lane,
    Lanes,
    Leak,
    Pointer,
    Undecided,
    Value,
    Violation,
    concrete,
    joined,
    shifted,
    signed,
    split,
    value_of,
)

Flags = Mapping[str, bool | None]
_UNKNOWN: Flags = {}
_FIXED = {x86.OpKind.IMMEDIATE8, x86.OpKind.IMMEDIATE8_2ND, x86.OpKind.IMMEDIATE16, x86.OpKind.IMMEDIATE32,
          x86.OpKind.IMMEDIATE64, x86.OpKind.IMMEDIATE8TO16, x86.OpKind.IMMEDIATE8TO32, x86.OpKind.IMMEDIATE8TO64,
          x86.OpKind.IMMEDIATE32TO64}  # fmt: skip
VECTOR_BITS = 256


@dataclass
class Machine:
    """`otherwise`: executes the instructions that are not in KINDS. `rules`: what a call of the
    function at an address does, where it is not executed; each is given the machine."""

    code: Code
    domain: Domain
    memory: Memory
    otherwise: Callable[[Step], None]
    rules: Mapping[int, Callable[[Machine], None]] = field(default_factory=dict)
    registers: dict[str, Value] = field(default_factory=dict)
    vectors: dict[int, Lanes] = field(default_factory=dict)
    flags: Flags = field(default_factory=dict)
    address: int = 0
    steps: int = 0
    now: int = 0

    def __post_init__(self) -> None:
        self.width = self.domain.width
        for name in (*SAVED, *SCRATCH):
            self.registers[name] = Pointer(f"{name} at entry", 0)
        self.registers["RSP"] = Pointer(STACK, 0)
        self.vectors = dict.fromkeys(range(16), (None,) * (VECTOR_BITS // self.width))

    def call(self, address: int, arguments: tuple[Value, ...], most: int) -> None:
        """Run a function to its return. Raises Refused and Fork."""
        for name, value in zip(ARGUMENTS, arguments, strict=False):
            self.registers[name] = value
        kept = {name: self.registers[name] for name in SAVED}
        goes_on: int | None = address
        while goes_on is not None:
            self.address = self.now = goes_on
            self.steps += 1
            if self.steps > most:
                raise Undecided(f"more than {most} instructions")
            goes_on = self._step()
        if self.registers["RSP"] != Pointer(STACK, 8) or any(self.registers[name] != value for name, value in kept.items()):
            raise Violation("a register that belongs to the caller is changed")

    def _step(self) -> int | None:
        rule = self.rules.get(self.address)
        name = self.code.image.undefined.get(self.address)
        if rule is None and name is not None:
            rule = LIBRARY.get(name)
            if rule is None:
                raise Undecided(f"execution reaches {name}, which is not among the objects")
            if not self.memory.is_aligned(self.stack().moved(8), 16):
                raise Violation(f"the stack is not aligned for {name}")
        if rule is not None:
            rule(self)
            self._forget()
            return Step(self, None).returned()
        instruction = self.code.at(self.address)
        if instruction is None:
            raise Undecided("execution leaves the code, or reaches what is not known")
        return Step(self, instruction).run()

    def _forget(self) -> None:
        """Registers that a function called may change."""
        for name in SCRATCH:
            if name != "RAX":
                self.registers[name] = Pointer(f"{name} after a call", 0)
        self.vectors = dict.fromkeys(self.vectors, (None,) * (VECTOR_BITS // self.width))
        self.flags = _UNKNOWN

    def stack(self) -> Pointer:
        top = self.registers["RSP"]
        if not isinstance(top, Pointer) or top.base != STACK:
            raise Violation("the stack pointer no longer points to the stack")
        return top

    def load(self, place: Pointer, size: int) -> Value:
        return self.memory.load(place, size, self.stack().offset)

    def store(self, place: Pointer, value: Value, size: int) -> None:
        self.memory.store(place, value, size, self.stack().offset)

    def lanes(self, value: Value, bits: int) -> Lanes:
        return self.memory.lanes_of(value, bits // 8)

    # --- operations on lanes, where some of them may be numbers ---

    def logic(self, op: str, x: Lane, y: Lane) -> Lane:
        if type(x) is int:
            if type(y) is int:
                return x & y if op == "and" else x | y if op == "or" else x ^ y
            x, y = y, x
        if type(y) is int:
            ones = (1 << self.width) - 1
            if op == "and":
                if y in (0, ones):
                    return x if y else 0
            elif y == 0:
                return x
            elif op == "or" and y == ones:
                return ones
        if x is None or y is None:
            return None
        return self.domain.logic(op, x, y)

    def logic_of(self, op: str, xs: Lanes, ys: Lanes) -> Lanes:
        return tuple(self.logic(op, x, y) for x, y in zip(xs, ys, strict=True))

    def arith(self, op: str, xs: Lanes, ys: Lanes) -> Lanes:
        x, y = joined(xs, self.width), joined(ys, self.width)
        if x is not None and y is not None:
            return split(concrete(op, x, y, self.width * len(xs)), self.width, len(xs))
        if (y == 0 and op in ("add", "sub")) or (x == 0 and op == "add"):
            return xs if y == 0 else ys
        if 0 in (x, y) and op in ("mul", "mulh"):
            return (0,) * len(xs)
        return self.domain.arith(op, xs, ys)

    def shift(self, op: str, xs: Lanes, count: int) -> Lanes:
        number, bits = joined(xs, self.width), self.width * len(xs)
        if number is not None:
            return split(shifted(op, number, count, bits), self.width, len(xs))
        if op == "signed":
            return self.domain.shift(op, xs, min(count, bits - 1)) if count else xs
        if count >= bits:
            return (0,) * len(xs)
        away, rest = count // self.width, count % self.width  # lanes that are shifted out may be anything
        kept = xs[: len(xs) - away] if op == "left" else xs[away:]
        number = joined(kept, self.width)
        if number is not None:
            kept = split(shifted(op, number, rest, self.width * len(kept)), self.width, len(kept))
        elif rest:
            kept = self.domain.shift(op, kept, rest)
        return (0,) * away + kept if op == "left" else kept + (0,) * away


def _copy(machine: Machine) -> None:
    """memcpy (C99, 7.21.2.1)."""
    to, source, length = (machine.registers[name] for name in ARGUMENTS[:3])
    _move(machine, to, source, length)
    machine.registers["RAX"] = to


def _move(machine: Machine, to: Value, source: Value, length: Value) -> None:
    if not isinstance(to, Pointer) or not isinstance(source, Pointer) or not isinstance(length, int):
        raise Undecided("memcpy of what is not known")
    if to.base == source.base and abs(to.offset - source.offset) < length:
        raise Violation("memcpy of objects that overlap")
    if length:
        machine.store(to, machine.load(source, length), length)


def _set(machine: Machine) -> None:
    """memset (C99, 7.21.6.1)."""
    to, byte, length = (machine.registers[name] for name in ARGUMENTS[:3])
    if not isinstance(to, Pointer) or not isinstance(byte, int) or not isinstance(length, int):
        raise Undecided("memset of what is not known")
    if length:
        machine.store(to, int.from_bytes(bytes([byte & 255]) * length, "little"), length)
    machine.registers["RAX"] = to


#: Functions of the C library that compilers call by themselves.
LIBRARY: Mapping[str, Callable[[Machine], None]] = {"memcpy": _copy, "memset": _set}


class Step:
    """One instruction."""

    def __init__(self, machine: Machine, instruction: x86.Instruction | None) -> None:
        self.machine, self.memory, self.width = machine, machine.memory, machine.width
        self.next: int | None = None
        if instruction is not None:
            self.instruction = instruction
            self.name = MNEMONICS[instruction.mnemonic]
            self.next = instruction.next_ip

    def run(self) -> int | None:
        i, name = self.instruction, self.name
        if i.has_lock_prefix or i.has_repne_prefix or i.segment_prefix in (x86.Register.FS, x86.Register.GS):
            raise Undecided(f"{name} with a prefix")
        if i.has_rep_prefix and name not in ("RET", "MOVSQ", "STOSQ"):
            raise Undecided(f"{name} with a repeat prefix")
        action = KINDS.get(name)
        if action is not None:
            action(self)
        elif name[0] == "J" and name[1:] in CONDITIONS:
            if self.condition(name[1:]):
                self.next = i.near_branch_target
        elif name.startswith("CMOV") and name[4:] in CONDITIONS:
            bits = self.bits(0)
            self.put(0, self.get(1, bits) if self.condition(name[4:]) else self.get(0, bits), bits)
        elif name.startswith("SET") and name[3:] in CONDITIONS:
            self.put(0, int(self.condition(name[3:])), 8)
        else:
            self.machine.otherwise(self)
        return self.next

    # --- operands ---

    def bits(self, k: int) -> int:
        """Of a general-purpose register or of memory."""
        i = self.instruction
        kind = i.op_kind(k)
        if kind == x86.OpKind.REGISTER:
            bits = register(i.op_register(k))[1]
            if not bits:
                raise Undecided(f"{self.name} of a vector")
            return bits
        if kind == x86.OpKind.MEMORY:
            return int(x86.MemorySizeExt.size(i.memory_size)) * 8
        raise Undecided(f"an operand of {self.name}")

    def read(self, name: str, bits: int) -> Value:
        value = self.machine.registers[name]
        if isinstance(value, int):
            return value & ((1 << bits) - 1)
        if isinstance(value, Pointer):
            if bits != 64:
                raise Undecided("a part of a pointer")
            return value
        if bits % self.width:
            raise Undecided("a part of a word")
        return value_of(value[: bits // self.width], self.width)

    def write(self, name: str, value: Value, bits: int) -> None:
        registers = self.machine.registers
        if bits == 32:
            value = value if isinstance(value, int) else value_of((*self.machine.lanes(value, 32), *self._zeros(32)), self.width)
        elif bits < 64:
            whole = registers[name]
            if isinstance(whole, int) and isinstance(value, int):
                registers[name] = whole >> bits << bits | value
                return
            old = (None,) * (64 // self.width) if isinstance(whole, Pointer) else self.machine.lanes(whole, 64)
            new = self.machine.lanes(value, bits)
            value = value_of((*new, *old[len(new) :]), self.width)
        registers[name] = value

    def _zeros(self, bits: int) -> Lanes:
        return (0,) * (bits // self.width)

    def get(self, k: int, bits: int) -> Value:
        i = self.instruction
        kind = i.op_kind(k)
        if kind == x86.OpKind.REGISTER:
            code = i.op_register(k)
            if is_high_byte(code):
                raise Undecided("a high byte")
            return self.read(register(code)[0], bits)
        if kind == x86.OpKind.MEMORY:
            return self.machine.load(self.address(), bits // 8)
        if kind in _FIXED:
            return int(i.immediate(k)) & ((1 << bits) - 1)
        raise Undecided(f"an operand of {self.name}")

    def put(self, k: int, value: Value, bits: int) -> None:
        i = self.instruction
        if i.op_kind(k) == x86.OpKind.REGISTER:
            code = i.op_register(k)
            if is_high_byte(code):
                raise Undecided("a high byte")
            self.write(register(code)[0], value, bits)
        elif i.op_kind(k) == x86.OpKind.MEMORY:
            self.machine.store(self.address(), value, bits // 8)
        else:
            raise Undecided(f"an operand of {self.name}")

    def address(self) -> Pointer:
        place = self._effective()
        if isinstance(place, Pointer):
            return place
        if isinstance(place, int):
            raise Undecided("an address that is a number")
        raise Leak("a secret decides an address")

    def _effective(self) -> Value:
        i = self.instruction
        if i.is_ip_rel_memory_operand:
            return Pointer(IMAGE, i.memory_displacement)
        total: Value = signed(i.memory_displacement % (1 << 64), 64)
        for code, scale in ((i.memory_base, 1), (i.memory_index, i.memory_index_scale)):
            if code != x86.Register.NONE:
                name, bits = register(code)
                if bits != 64:
                    raise Undecided("an address of 32 bits")
                value = self.machine.registers[name]
                if not isinstance(value, int | Pointer):
                    raise Leak("a secret decides an address")
                total = _sum(total, signed(value, 64) * scale if isinstance(value, int) else value if scale == 1 else None)
        return total % (1 << 64) if isinstance(total, int) else total

    # --- moves ---

    def move(self) -> None:
        bits = self.bits(0)
        self.put(0, self.get(1, bits), bits)

    def extend(self, *, sign: bool) -> None:
        narrow, wide = self.bits(1), self.bits(0)
        value = self.get(1, narrow)
        if isinstance(value, Pointer):
            raise Undecided("a part of a pointer")
        if isinstance(value, int):
            self.put(0, signed(value, narrow) % (1 << wide) if sign else value, wide)
        elif sign:
            raise Undecided("an extension of a signed word")
        else:
            self.put(0, (*value, *self._zeros(wide - narrow)), wide)

    def lea(self) -> None:
        i, bits = self.instruction, self.bits(0)
        registers = [(i.memory_base, 1), (i.memory_index, i.memory_index_scale)]
        values = [(self.machine.registers[register(code)[0]], scale) for code, scale in registers
                  if code not in (x86.Register.NONE, x86.Register.RIP)]  # fmt: skip
        if all(isinstance(value, int | Pointer) for value, _ in values):
            place = self._effective()
            if isinstance(place, Pointer) and bits != 64:
                raise Undecided("a part of a pointer")
            self.put(0, place % (1 << bits) if isinstance(place, int) else place, bits)
            return
        # the sum modulo 2^bits of what is known modulo that
        total: Lanes = split(i.memory_displacement % (1 << bits), self.width, bits // self.width)
        for value, scale in values:
            if isinstance(value, Pointer):
                raise Leak("a secret decides an address")
            term = self.machine.lanes(value, 64)[: bits // self.width]
            total = self.machine.arith("add", total, self.machine.shift("left", term, scale.bit_length() - 1))
        self.put(0, value_of(total, self.width), bits)

    def exchange(self) -> None:
        bits = self.bits(0)
        first, second = self.get(0, bits), self.get(1, bits)
        self.put(0, second, bits)
        self.put(1, first, bits)

    def push(self) -> None:
        value = self.get(0, 64)
        if self.instruction.stack_pointer_increment != -8:
            raise Undecided("a narrow push")
        top = self.machine.stack().moved(-8)
        self.machine.registers["RSP"] = top
        self.machine.store(top, value, 8)

    def pop(self) -> None:
        if self.instruction.stack_pointer_increment != 8:
            raise Undecided("a narrow pop")
        top = self.machine.stack()
        value = self.machine.load(top, 8)
        self.machine.registers["RSP"] = top.moved(8)
        self.put(0, value, 64)

    def string(self, *, load: bool) -> None:
        """MOVSQ and STOSQ, repeated; the direction flag is clear between functions (psABI, 3.2.1)."""
        machine = self.machine
        count = machine.registers["RCX"] if self.instruction.has_rep_prefix else 1
        to, source = machine.registers["RDI"], machine.registers["RSI"]
        if not isinstance(count, int) or not isinstance(to, Pointer) or (load and not isinstance(source, Pointer)):
            raise Undecided(f"{self.name} of what is not known")
        for number in range(count):
            if load:
                assert isinstance(source, Pointer)
                value = machine.load(source.moved(8 * number), 8)
            else:
                value = machine.registers["RAX"]
            machine.store(to.moved(8 * number), value, 8)
        machine.registers["RDI"] = to.moved(8 * count)
        if load:
            assert isinstance(source, Pointer)
            machine.registers["RSI"] = source.moved(8 * count)
        if self.instruction.has_rep_prefix:
            machine.registers["RCX"] = 0

    # --- arithmetic ---

    def two(self) -> tuple[Value, Value, int]:
        bits = self.bits(0)
        return self.get(0, bits), self.get(1, bits), bits

    def add(self, op: str, *, keep: bool = True) -> None:
        x, y, bits = self.two()
        machine = self.machine
        if isinstance(x, Pointer) or isinstance(y, Pointer):
            self._of_pointers(op, x, y, keep=keep)
            return
        if isinstance(x, int) and isinstance(y, int):
            result: Value = concrete(op, x, y, bits)
            assert isinstance(result, int)
            sign = [signed(value, bits) for value in (x, y, result)]
            over = sign[0] + sign[1] != sign[2] if op == "add" else sign[0] - sign[1] != sign[2]
            carry = x + y >> bits > 0 if op == "add" else x < y
            self.set_flags(result, bits, carry=carry, over=over)
        else:
            same = op == "sub" and self._is_one_register()
            machine.flags = _UNKNOWN
            result = 0 if same else value_of(machine.arith(op, machine.lanes(x, bits), machine.lanes(y, bits)), self.width)
        if keep:
            self.put(0, result, bits)

    def _of_pointers(self, op: str, x: Value, y: Value, *, keep: bool) -> None:
        machine = self.machine
        if op == "sub" and isinstance(x, Pointer) and isinstance(y, Pointer):
            machine.flags = self.memory.compare(x, y)
            if keep:
                if x.base != y.base:
                    raise Undecided("the distance of two objects")
                self.put(0, (x.offset - y.offset) % (1 << 64), 64)
            return
        result = _sum(x if isinstance(x, int | Pointer) else None, y if isinstance(y, int | Pointer) else None,
                      -1 if op == "sub" else 1)  # fmt: skip
        if not keep or not isinstance(result, Pointer):
            raise Undecided("arithmetic on a pointer")
        machine.flags = _UNKNOWN
        self.put(0, result, 64)

    def set_flags(self, result: int, bits: int, *, carry: bool | None, over: bool | None) -> None:
        zero = result == 0
        self.machine.flags = {"CF": carry, "ZF": zero, "SF": bool(result >> (bits - 1)), "OF": over,
                              "BE": True if zero else carry}  # fmt: skip

    def by_one(self, op: str) -> None:
        bits = self.bits(0)
        x = self.get(0, bits)
        if isinstance(x, Pointer):
            self.machine.flags = _UNKNOWN
            self.put(0, x.moved(1 if op == "add" else -1), bits)
            return
        if not isinstance(x, int):
            raise Undecided(f"{self.name} of a secret")
        carry = self.machine.flags.get("CF")
        result = concrete(op, x, 1, bits)
        limit = (1 << (bits - 1)) - 1 if op == "add" else 1 << (bits - 1)
        self.set_flags(result, bits, carry=carry, over=x == limit)
        self.put(0, result, bits)

    def negate(self) -> None:
        bits = self.bits(0)
        x = self.get(0, bits)
        if isinstance(x, Pointer):
            raise Undecided("arithmetic on a pointer")
        if isinstance(x, int):
            result: Value = -x % (1 << bits)
            assert isinstance(result, int)
            self.set_flags(result, bits, carry=x != 0, over=x == 1 << (bits - 1))
        else:
            self.machine.flags = _UNKNOWN
            zeros = self._zeros(bits)
            result = value_of(self.machine.arith("sub", zeros, self.machine.lanes(x, bits)), self.width)
        self.put(0, result, bits)

    def multiply(self) -> None:
        """IMUL with two operands or three: the lower half of the product."""
        count, bits = self.instruction.op_count, self.bits(0)
        if count == 1:
            raise Undecided("a double product")
        x, y = self.get(count - 2, bits), self.get(count - 1, bits)
        if isinstance(x, Pointer) or isinstance(y, Pointer):
            raise Undecided("arithmetic on a pointer")
        self.machine.flags = _UNKNOWN
        product = self.machine.arith("mul", self.machine.lanes(x, bits), self.machine.lanes(y, bits))
        self.put(0, value_of(product, self.width), bits)

    def logic(self, op: str, *, keep: bool = True) -> None:
        x, y, bits = self.two() if not (op == "xor" and self._is_one_register()) else (0, 0, self.bits(0))
        if isinstance(x, Pointer) or isinstance(y, Pointer):
            self._mask_pointer(op, x, y, keep=keep)
            return
        if isinstance(x, int) and isinstance(y, int):
            result: Value = x & y if op == "and" else x | y if op == "or" else x ^ y
            assert isinstance(result, int)
            self.set_flags(result, bits, carry=False, over=False)
        else:
            self.machine.flags = _UNKNOWN
            machine = self.machine
            result = value_of(machine.logic_of(op, machine.lanes(x, bits), machine.lanes(y, bits)), self.width)
        if keep:
            self.put(0, result, bits)

    def _mask_pointer(self, op: str, x: Value, y: Value, *, keep: bool) -> None:
        """Rounding the stack pointer down, where its remainder is known."""
        if op != "and" or not keep or not isinstance(x, Pointer) or not isinstance(y, int) or x.base != STACK:
            raise Undecided("logic on a pointer")
        step = (1 << 64) - y
        thing = self.memory.objects[STACK]
        if step & (step - 1) or thing.align % step:
            raise Undecided("a pointer is rounded by what is not known")
        self.machine.flags = _UNKNOWN
        self.put(0, x.moved(-((x.offset + thing.skew) % step)), 64)

    def _is_one_register(self) -> bool:
        i = self.instruction
        return i.op_kind(0) == i.op_kind(1) == x86.OpKind.REGISTER and i.op_register(0) == i.op_register(1)

    def invert(self) -> None:
        bits = self.bits(0)
        x = self.get(0, bits)
        if isinstance(x, Pointer):
            raise Undecided("logic on a pointer")
        ones = (1 << bits) - 1
        if isinstance(x, int):
            self.put(0, x ^ ones, bits)
        else:
            machine = self.machine
            self.put(0, value_of(machine.logic_of("xor", x, machine.lanes(ones, bits)), self.width), bits)

    def shift(self, op: str) -> None:
        bits = self.bits(0)
        x, count = self.get(0, bits), self.get(1, 8)
        if not isinstance(count, int):
            raise Undecided("a shift by what is no number")
        if isinstance(x, Pointer):
            raise Undecided("a shift of a pointer")
        count &= 63 if bits == 64 else 31
        if not count:
            return
        self.machine.flags = _UNKNOWN
        if isinstance(x, int):
            result: Value = shifted(op, x, count, bits)
            assert isinstance(result, int)
            self.set_flags(result, bits, carry=None, over=None)
        else:
            result = value_of(self.machine.shift(op, self.machine.lanes(x, bits), count), self.width)
        self.put(0, result, bits)

    # --- control ---

    def condition(self, name: str) -> bool:
        value = CONDITIONS[name](self.machine.flags)
        if value is None:
            raise Leak("a branch, or a choice, depends on what may be secret")
        return value

    def jump(self) -> None:
        if self.instruction.flow_control != x86.FlowControl.UNCONDITIONAL_BRANCH:
            raise Undecided("an indirect jump")
        self.next = self.instruction.near_branch_target

    def call(self) -> None:
        if self.instruction.flow_control != x86.FlowControl.CALL:
            raise Undecided("an indirect call")
        top = self.machine.stack().moved(-8)
        self.machine.registers["RSP"] = top
        self.machine.store(top, Pointer(IMAGE, self.instruction.next_ip), 8)
        self.next = self.instruction.near_branch_target

    def ret(self) -> None:
        if self.instruction.stack_pointer_increment != 8:
            raise Undecided("a return that drops arguments")
        self.next = self.returned()

    def returned(self) -> int | None:
        """Where the address on the stack leads to; None for the caller."""
        top = self.machine.stack()
        place = self.machine.load(top, 8)
        self.machine.registers["RSP"] = top.moved(8)
        if place == RETURN:
            return None
        if isinstance(place, Pointer) and place.base == IMAGE:
            return place.offset
        raise Violation("a return to an address that is not the caller's")

    def nothing(self) -> None:
        """NOP, ENDBR64 and their kin."""


def _sum(x: Value | None, y: Value | None, sign: int = 1) -> Value:
    """Of two numbers, or of a pointer and a number."""
    if isinstance(x, Pointer) and isinstance(y, int):
        return x.moved(sign * signed(y % (1 << 64), 64))
    if isinstance(y, Pointer) and isinstance(x, int) and sign == 1:
        return y.moved(signed(x % (1 << 64), 64))
    if isinstance(x, int) and isinstance(y, int):
        return x + sign * y
    raise Undecided("arithmetic on pointers")


def _not(value: bool | None) -> bool | None:
    return None if value is None else not value


def _less(flags: Flags) -> bool | None:
    sign, over = flags.get("SF"), flags.get("OF")
    return None if sign is None or over is None else sign != over


def _less_or_equal(flags: Flags) -> bool | None:
    less, zero = _less(flags), flags.get("ZF")
    return None if less is None or zero is None else less or zero


#: By the end of the mnemonic (Intel's manual, volume 1, appendix B).
CONDITIONS: Mapping[str, Callable[[Flags], bool | None]] = {
    "E": lambda f: f.get("ZF"), "NE": lambda f: _not(f.get("ZF")),
    "B": lambda f: f.get("CF"), "AE": lambda f: _not(f.get("CF")),
    "BE": lambda f: f.get("BE"), "A": lambda f: _not(f.get("BE")),
    "S": lambda f: f.get("SF"), "NS": lambda f: _not(f.get("SF")),
    "L": _less, "GE": lambda f: _not(_less(f)),
    "LE": _less_or_equal, "G": lambda f: _not(_less_or_equal(f)),
}  # fmt: skip

KINDS: Mapping[str, Callable[[Step], None]] = {
    "MOV": Step.move,
    "MOVZX": lambda s: s.extend(sign=False),
    "MOVSX": lambda s: s.extend(sign=True),
    "MOVSXD": lambda s: s.extend(sign=True),
    "LEA": Step.lea,
    "XCHG": Step.exchange,
    "PUSH": Step.push,
    "POP": Step.pop,
    "MOVSQ": lambda s: s.string(load=True),
    "STOSQ": lambda s: s.string(load=False),
    "ADD": lambda s: s.add("add"),
    "SUB": lambda s: s.add("sub"),
    "CMP": lambda s: s.add("sub", keep=False),
    "INC": lambda s: s.by_one("add"),
    "DEC": lambda s: s.by_one("sub"),
    "NEG": Step.negate,
    "IMUL": Step.multiply,
    "AND": lambda s: s.logic("and"),
    "OR": lambda s: s.logic("or"),
    "XOR": lambda s: s.logic("xor"),
    "TEST": lambda s: s.logic("and", keep=False),
    "NOT": Step.invert,
    "SHL": lambda s: s.shift("left"),
    "SAL": lambda s: s.shift("left"),
    "SHR": lambda s: s.shift("right"),
    "SAR": lambda s: s.shift("signed"),
    "JMP": Step.jump,
    "CALL": Step.call,
    "RET": Step.ret,
    "NOP": Step.nothing,
    "ENDBR64": Step.nothing,
}
