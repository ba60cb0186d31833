# SPDX-License-Identifier: MIT
"""The machine state of one path: memory, of which registers and vector registers are objects, and flags.

Trusted: what a load returns, what a store changes, and which stores are allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Generic, Self, TypeAlias

from ecgen_verify.prove.abi import REGISTERS, SAVED, SCRATCH
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.code import VECTOR
from ecgen_verify.prove.domain import AnyFlag, AnyWord, Domain, Field, Lazy, Parts, W, mapped, signed
from ecgen_verify.prove.hints import Sample, value_of
from ecgen_verify.prove.image import REGION, Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Divisible, Open, Undecided


class Violation(Exception):
    """The code does what no contract allows, on this path."""


class Leak(Violation):
    """A secret decides a branch, an address, or the time of a call."""


@dataclass(unsafe_hash=True)
class Pointer:
    """The address of `base` plus `offset`. Bases: "stack", the parameters, "image" (an address in the objects, see `Image`),
    "return"; and one of these with a polynomial whose constant term is from 0 to 1: an address at an index that is not known.
    What is at another index counts as another object, in which nothing is found and to which nothing may be written."""

    base: Any
    offset: int
    secret: ClassVar[bool] = False

    def moved(self, distance: int) -> Pointer:
        """Raises Undecided where that leads from one section or symbol of the objects into another."""
        if self.base == "image" and self.offset // REGION != (self.offset + distance) // REGION:
            raise Undecided("an address outside of the section that it is made from")
        return Pointer(self.base, self.offset + distance)


def split(place: Pointer) -> tuple[str, Poly]:
    """The object and the distance from its start, modulo 2^64."""
    name, part = place.base if isinstance(place.base, tuple) else (place.base, Poly({}))
    return name, part.offset(place.offset)


def name_of(place: Pointer) -> Any:
    """The object."""
    return place.base[0] if isinstance(place.base, tuple) else place.base


def joined(name: str, distance: Poly) -> Pointer:
    """The address at that distance."""
    whole = distance.terms.get((), 0) >> distance.shift
    part = distance.offset(-whole)
    return Pointer((name, part) if part.terms else name, signed(whole % (1 << 64)))


@dataclass(frozen=True)
class Initial:
    """What the caller left in a register; or, as it may depend on a `secret`, a function called."""

    register: str
    secret: bool = False


@dataclass(unsafe_hash=True)
class Lane(Parts, Generic[W]):
    """The word of lane `index` of a vector: one that is not named stands for that of every lane, each its own."""

    word: W
    index: int

    @property
    def secret(self) -> bool:
        return self.word.secret


AnyValue: TypeAlias = "W | Pointer | Initial | Lane[W]"
Value = Word | Pointer | Initial | Lane[Word]
#: Of a value that stands in so many bytes, one of these: the number of bytes, the value, and which of its bytes.
Byte: TypeAlias = "tuple[int, AnyValue[W], int]"
#: An object and the offset in it where something stands.
Cell: TypeAlias = "tuple[Any, int]"
#: What stands there, of so many bytes.
Cells: TypeAlias = "dict[Cell, tuple[int, AnyValue[W]]]"

IMPOSSIBLE = "internal: a path that inputs take was called impossible"
_FRAME = 1 << 16
#: Bytes of what stands in memory, at the most.
_LARGEST = 16
_RED_ZONE = 128
RETURN = Pointer("return", 0)


def in_registers(values: Mapping[str, Any]) -> Cells[Any]:
    """As they stand in memory."""
    return {(register, 0): (8, value) for register, value in values.items()}


@dataclass
class State(Divisible, Generic[W]):
    """The state of registers and memory, for words of any domain: that at the first instruction by the System V ABI, without
    parameters, where nothing else is said.

    `memory`: each register is an object of its own, of which nothing is known where nothing stands, and so is each vector
    register, and masks that are all-ones; operands have other names. `writable`: bytes of each base that may be stored to, from
    the offset in `lowest` on, which is 0 else. `hazards`: (input, output) pairs of which a word of the input was read after the
    word of the output at the same offset was written, or a word at an index that is not known, or of which it was asked whether
    they overlap; only for those does aliasing matter. `frame`: bytes of the function's own stack that depend on a secret,
    released or not: what it stored there last; None where nobody asks. `calling`: a function called is at work. `fixed`: words
    that are no secrets, of which nothing is known but that they are the same all the time. `unbounded`: what is known of operands
    whose length is not; `aligned`: those whose addresses are multiples of 8. `changed`: the instruction that is executed has
    written to a register or to memory. `points`: sample inputs that take the path, where there are some. `returned`: it has come
    to the return, or to where it stops."""

    domain: Domain[W]
    image: Image
    flags: dict[str, AnyFlag[W]] = field(default_factory=dict)
    memory: Cells[W] = field(default_factory=lambda: {("stack", 0): (8, RETURN), **in_registers(
        {name: Pointer("stack", 0) if name == "RSP" else Initial(name) for name in REGISTERS})})  # fmt: skip
    writable: dict[str, int] = field(default_factory=dict)
    lowest: dict[str, int] = field(default_factory=dict)
    written: set[tuple[str, int]] = field(default_factory=set)
    hazards: set[tuple[str, str]] = field(default_factory=set)
    unbounded: object = None
    aligned: frozenset[str] = frozenset()
    address: int = 0
    frame: set[int] | None = None
    fixed: dict[str, W] = field(default_factory=dict)
    decisions: tuple[tuple[int, int], ...] = ()
    calling: bool = False
    changed: bool = False
    points: Sequence[Sample] = ()
    returned: bool = False

    # ------------------------------------------------------------------ paths

    def take_in(self) -> None:
        """Apply what the path learned before its next instruction."""

    def divided(self, question: Open) -> list[Self]:
        """The paths, each with what it assumes, that all inputs take that took this one. Raises Undecided."""
        sides = (self.domain.assuming(question.bit, value) for value in (0, 1))
        return [replace(self.snapshot(), domain=domain, decisions=(*self.decisions, (self.address, value)))
                for value, domain in enumerate(sides)]  # fmt: skip

    # ------------------------------------------------------------------ registers

    def read(self, register: str, bits: int = 64, start: int = 0) -> AnyValue[W]:
        """`bits` bits of a full register, from the byte `start` on; of pointers only 64 and 32."""
        value = self.held(register, start, bits // 8)
        if value is None:
            return Initial(register, secret=True) if bits == 64 else self.domain.unknown(f"some {register}", bits=bits)
        return value

    def _number_of(self, pointer: Pointer) -> W:
        """An address as a number of 32 bits, which is public: its object stands at an unknown place."""
        section = f" {pointer.offset // REGION}" if pointer.base == "image" else ""
        return self.domain.total([(self.public(f"the address of {pointer.base}{section}", 64), 1)], pointer.offset, 32)

    def public(self, name: str, bits: int) -> W:
        """The word of this name in `fixed`."""
        if name not in self.fixed:
            self.fixed[name] = self.domain.unknown(name, bits=bits, secret=False)
        return self.fixed[name]

    def word(self, register: str, bits: int = 64) -> W:
        return self.number(self.read(register, bits))

    def number(self, value: AnyValue[W] | None) -> W:
        """The value as a word. For what the caller left, which may be secret, one of which nothing is known, not even that it is
        the same the next time."""
        if isinstance(value, Initial):
            return self.domain.unknown(f"initial {value.register}")
        if not isinstance(value, AnyWord):
            raise Undecided("arithmetic on a pointer")
        return value

    def write(self, register: str, value: AnyValue[W], bits: int, start: int = 0) -> None:
        """From the byte `start` on. 32-bit results clear the rest of 64, shorter ones keep the rest (manual, volume 1, 3.4.1.1).

        Raises Violation where the stack pointer would no longer be one.
        """
        self.changed = True
        if register == "RSP":
            self._move_stack(value)
        elif bits >= 32:
            self._replace(register, start, 8, value)
        else:
            if not isinstance(self.memory.get((register, 0), (0, None))[1], AnyWord):  # its bits are as unknown as anything else
                self._replace(register, 0, 8, self.domain.unknown(f"some {register}"))
            self._replace(register, start, bits // 8, self.number(value))

    def _move_stack(self, top: AnyValue[W]) -> None:
        """What is below the red zone may change at any time (the ABI), by a signal's handler: it is not known any more."""
        old = self.read("RSP")
        before = old.offset if isinstance(old, Pointer) and old.base == "stack" else -_FRAME
        self._replace("RSP", 0, 8, top)
        self.forget("stack", before - _RED_ZONE, self.stack_pointer.offset - before)

    @property
    def stack_pointer(self) -> Pointer:
        top = self.read("RSP")
        if not isinstance(top, Pointer) or top.base != "stack":
            raise Violation("the stack pointer no longer points to the stack")
        return top

    # ------------------------------------------------------------------ calls

    def at_call(self) -> Pointer:
        """The stack pointer at the beginning of a function called, where the return address is. Up to `after_call` the state is
        what the function called may read, and write of its operands."""
        top = self.stack_pointer
        if top.offset % 16:
            raise Violation("the stack is not aligned to 16 bytes at a call")
        # the callee's frame may lie anywhere below
        self.memory = {place: held for place, held in self.memory.items() if place[0] != "stack" or place[1] >= top.offset}
        self.calling = True
        return top

    def after_call(self, top: Pointer, result: AnyValue[W] | None) -> int | None:
        """What the ABI lets a function change that was called with this stack pointer is changed: where execution goes on, None
        after the caller's own return."""
        self.calling = False
        back = self.load(top, 8)
        kept = {at: held for at, held in self.memory.items() if not str(at[0]).startswith(VECTOR) and at[0] not in SCRATCH}
        results = {} if result is None else {"RAX": result}
        self.flags, self.memory = {}, kept | in_registers({**results, "RSP": top.moved(8)})
        return self.return_to(back)

    def return_to(self, place: AnyValue[W]) -> int | None:
        """The address in the objects, None after the last return."""
        if place == RETURN:
            return None
        if not isinstance(place, Pointer) or place.base != "image":
            raise Violation("a return to an address that is not the caller's")
        return place.offset

    def check_kept(self) -> None:
        """What the System V ABI wants of every function at its return."""
        if self.read("RSP") != Pointer("stack", 8):
            raise Violation("the stack pointer is not restored")
        for name in SAVED:
            if self.read(name) != Initial(name):
                raise Violation(f"the callee-saved register {name} is not restored")

    # ------------------------------------------------------------------ flags

    def flag(self, name: str) -> W:
        value = self.flags.get(name)
        if value is None:
            raise Undecided(f"the flag {name} is undefined here, or not modelled")
        if not isinstance(value, AnyWord):
            value = self.flags[name] = self.domain.flag(value)
        return value

    # ------------------------------------------------------------------ memory

    def moved(self, place: Pointer, parts: Sequence[tuple[W, int]], distance: int = 0) -> Pointer:
        """The address that is a distance further on, and so many words times factors."""
        if any(word.secret for word, _ in parts):
            raise Leak("a secret is part of an address")
        if all(word.is_constant for word, _ in parts):
            return place.moved(distance + sum(signed(word.lo) * factor for word, factor in parts))
        raise Undecided("an address that depends on an unknown word")

    def total(self, parts: Sequence[tuple[AnyValue[W] | None, int]], distance: int, bits: int) -> W | Pointer:
        """The sum of a number and values times factors: a word, an address, or what is between two addresses."""
        places = [(value, factor) for value, factor in parts if isinstance(value, Pointer)]
        words = [(self.number(value), factor) for value, factor in parts if not isinstance(value, Pointer)]
        match places:
            case []:
                return self.domain.total(words, distance, bits)
            case [(place, 1)] if bits == 64:
                return self.moved(place, words, distance)
            case [(one, 1), (other, -1)] if bits == 64 and not words and not distance:
                return self.distance(one, other)
        raise Undecided(f"arithmetic on a pointer, or {bits} bits of a pointer")

    def distance(self, one: Pointer, other: Pointer) -> W:
        """one - other."""
        distance = self.between(one, other)
        if distance is None or not distance.is_constant:
            raise Undecided("the distance between two objects, or one that is not known")
        return self.domain.const(distance.integer % (1 << 64))

    def between(self, one: Pointer, other: Pointer) -> Poly | None:
        """one - other; None in different objects or sections, of which is not known where they lie."""
        (first, start), (second, end) = split(one), split(other)
        apart = first != second or (first == "image" and one.offset // REGION != other.offset // REGION)
        return None if apart else start - end

    def compare(self, one: Pointer, other: Pointer) -> dict[str, AnyFlag[W]]:
        """The flags of one - other, of which only is known whether it is 0."""
        return {"CF": None, "OF": None, "ZF": Lazy("zero", (self.distance(one, other),), 64), "SF": None}

    def rounded(self, place: Pointer, mask: int) -> Pointer:
        """An address rounded down to a multiple of a power of two, by a mask."""
        to = (1 << 64) - mask
        if to in (2, 4, 8, 16, 32, 64):
            for back in range(to):
                if self.is_aligned(place.moved(-back), to):
                    return place.moved(-back)
        raise Undecided("bits of an address")

    def is_aligned(self, pointer: Pointer, to: int) -> bool:
        """Whether the address is known to be a multiple of `to`, at most 64. The ABI: at entry, rsp + 8 is a multiple of 16.
        Raises Fork or Undecided where more is asked of the stack."""
        if pointer.base == "image":
            return self.image.is_aligned(pointer.offset, to)
        if pointer.base != "stack":
            return pointer.base in self.aligned and to <= 8 and pointer.offset % to == 0
        asked = (bit for bit in (16, 32) if bit < to)
        more = sum(bit * self.domain.decided(self.public(f"bit of {bit} of the stack pointer", 1)) for bit in asked)
        return (pointer.offset + 8 + more) % to == 0

    def cells(self, base: str, offset: int, size: int) -> Iterator[tuple[int, int, AnyValue[W]]]:
        """What stands in any of these bytes: where it begins, its own size, and what it is. Each byte is of one at the most."""
        for start in range(offset - _LARGEST + 1, offset + size):
            entry = self.memory.get((base, start))
            if entry is not None and start + entry[0] > offset:
                yield start, *entry

    def held(self, base: str, offset: int, size: int) -> AnyValue[W] | None:
        """What stands in these bytes, or the word of what does; None where nothing is known of some."""
        length, value = self.memory.get((base, offset), (0, None))
        if value is not None and length >= size:
            return value if length == size else self._part(length, value, 0, size)
        parts = [(length, value, at - start) for start, length, value in self.cells(base, offset, size)
                 for at in range(max(start, offset), min(start + length, offset + size))]  # fmt: skip
        return self.whole(parts) if len(parts) == size else None

    def _part(self, length: int, value: AnyValue[W], first: int, size: int) -> AnyValue[W]:
        """So many bytes of a value that stands in `length`; of an address only all, or its lower half."""
        if size == length:
            return value
        word = self._number_of(value) if isinstance(value, Pointer) and (first, size) == (0, 4) else self.number(value)
        return self.domain.cut(word, 8 * first, 8 * size) if first else self.domain.low(word, 8 * size)

    def whole(self, parts: Sequence[Byte[W]]) -> AnyValue[W]:
        """What these bytes are together: a value, or a word of several."""
        size, value, first = parts[0]
        if tuple(parts) == bytes_of(value, size)[first : first + len(parts)]:
            return self._part(size, value, first, len(parts))
        fields: list[Field[W]] = []
        for _, part, index in parts:
            word = self.number(part)
            start = fields.pop()[1] if fields and fields[-1][0] is word and fields[-1][2] == 8 * index else 8 * index
            fields.append((word, start, 8 * index + 8))
        return self.domain.assemble(fields)

    def load(self, pointer: Pointer, size: int) -> AnyValue[W]:
        """What the objects have there, what stands there, or the word of the bytes that do."""
        base, offset = pointer.base, pointer.offset
        if base == "image" and (data := self.image.constant(offset, size)) is not None:
            return self.domain.const(int.from_bytes(data, "little"))
        name = name_of(pointer)
        for output in self.writable if name != "stack" else ():
            if output not in ("stack", name):
                touched = ((output, offset + i) in self.written for i in range(size))
                if base != name or any(touched):
                    self.hazards.add((name, output))
        value = self.held(base, offset, size)
        if value is None and base == "image" and (name := self.image.variable(offset, size)) is not None:
            value = self.domain.unknown(f"global {name}", bits=8 * size, secret=False)
            self._replace(base, offset, size, value)
        if value is None:
            raise Undecided(f"load of {size} bytes at {base}{offset:+d}, which is neither a constant nor stored: nothing known")
        return value

    def store(self, pointer: Pointer, value: AnyValue[W], size: int) -> None:
        self.check_writable(pointer, size)
        self.changed = True
        base, offset = pointer.base, pointer.offset
        if self.frame is not None and base == "stack":
            (self.frame.update if value.secret else self.frame.difference_update)(range(offset, offset + size))
        self._replace(base, offset, size, value)
        self.written.update((base, offset + i) for i in range(size))

    def check_writable(self, place: Pointer, size: int) -> None:
        """Raises Violation unless the function may store there."""
        base, offset = place.base, place.offset
        if base == "stack":
            below = -8 if self.calling else _RED_ZONE  # where a function called may have its frame nothing is handed over
            if not max(self.stack_pointer.offset - below, -_FRAME) <= offset <= -size:
                raise Violation(f"a store of {size} bytes at stack{offset:+d}, outside the function's own frame")
        elif not (base in self.writable and 0 <= offset - self.lowest.get(base, 0) <= self.writable[base] - size):
            raise Violation(f"a store of {size} bytes at {base}{offset:+d}, outside the outputs and the frame")

    def _replace(self, base: str, offset: int, size: int, value: AnyValue[W]) -> None:
        if self.memory.get((base, offset), (0,))[0] != size:
            self.forget(base, offset, size)
        self.memory[base, offset] = size, value

    def forget(self, base: str, offset: int, size: int) -> None:
        """Drop cells that the store covers; of those that it covers in part keep the other bytes."""
        for start, length, value in list(self.cells(base, offset, size)) if size > 0 else ():
            del self.memory[base, start]
            for kept in (range(offset - start), range(offset + size - start, length)):
                if kept and isinstance(value, AnyWord):
                    self.memory[base, start + kept[0]] = (len(kept), self.domain.cut(value, 8 * kept[0], 8 * len(kept)))


@dataclass
class Machine(State[Word]):
    """The state of one path on integers."""

    @property
    def path(self) -> Path:
        assert isinstance(self.domain, Integers)
        return self.domain.path

    def moved(self, place: Pointer, parts: Sequence[tuple[Word, int]], distance: int = 0) -> Pointer:
        words = [word for word, _ in parts]  # what is in another section is at no known distance
        if any(word.secret for word in words) or all(word.is_constant for word in words) or place.base == "image":
            return super().moved(place, parts, distance)
        name, start = split(place)
        return joined(name, total([(start, 1), *((word.poly, factor) for word, factor in parts)]).offset(distance))

    def between(self, one: Pointer, other: Pointer) -> Poly | None:
        distance = super().between(one, other)
        return None if distance is None else self.path.resolve(distance)

    def compare(self, one: Pointer, other: Pointer) -> dict[str, AnyFlag[Word]]:
        """An object does not wrap around. In different ones a comparison, as compilers ask whether arrays overlap, may come out
        in every way, but in the same way where it is asked again; the answer is public."""
        distance = self.between(one, other)
        if distance is None:
            below, same = (self.public(f"{question} {one} {other}", 1) for question in ("below", "same"))
            return {"CF": below, "ZF": same, "SF": None, "OF": None}
        word = Word(distance, *self.path.interval(distance))
        if max(-word.lo, word.hi) >> 63:
            raise Undecided("a comparison of addresses that may be of different objects")
        result = self.path.low(word, 64)
        return {"CF": Lazy("carry", (word, constant(0), constant(0), result), 64, -1), "SF": Lazy("sign", (result,), 64),
                "ZF": Lazy("zero", (result,), 64), "OF": constant(0)}  # fmt: skip

    def copy(self) -> Self:
        assert isinstance(self.domain, Integers)
        return replace(self.snapshot(), domain=replace(self.domain, path=self.path.snapshot()))

    def divided(self, question: Open) -> list[Self]:
        """For 0 and for 1, but for a value that the bit cannot have here. A side that none of the points takes is looked at for
        contradictions; one that some take may have none."""
        taken = [value_of(self.path.world, question.bit, point) for point in self.points]
        sides = []
        for value in (0, 1):
            side = self.copy()
            side.decisions = (*self.decisions, (self.address, value))
            side.points = [point for point, bit in zip(self.points, taken, strict=True) if bit == value]
            try:
                if side.path.assume(question.bit, value):
                    side.settle()
                side.path.witnessed = bool(side.points)
                if not side.path.witnessed:
                    side.path.refute(facts=1)
            except Contradiction:
                if side.points:
                    raise Undecided(IMPOSSIBLE) from None
                continue
            sides.append(side)
        return sides

    def take_in(self) -> None:
        """Apply what the path learned since the last call. Raises Contradiction."""
        self.path.world.instruction = self.address
        while self.path.take_in():
            self.settle()

    def settle(self) -> None:
        """Map every word after an elimination."""
        settled = partial(mapped, of=self.path.settled)
        self.flags, self.fixed = ({name: settled(value) for name, value in known.items()} for known in (self.flags, self.fixed))
        self.memory = {cell: (size, settled(value)) for cell, (size, value) in self.memory.items()}


def bytes_of(value: AnyValue[W], size: int) -> tuple[Byte[W], ...]:
    """All of them, lowest first."""
    return tuple((size, value, index) for index in range(size))


def entry_machine(path: Path, image: Image, address: int) -> Machine:
    """The state at the first instruction, without parameters."""
    return Machine(Integers(path), image, address=address)
