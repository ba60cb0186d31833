# SPDX-License-Identifier: MIT
"""Instructions on vectors of 128 bits (SSE2) and 256 (AVX2), lane by lane.

Trusted. What moves lanes moves them whole; an element that is narrower than a lane is refused. Instructions with a V have an
operand more and set what is above a vector of 128 bits to 0; the others keep it (Intel's manual, volume 1, 14.8).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from typing import Any

import iced_x86 as x86

from ecgen_verify.structure.prove.machine import VECTOR_BITS, Step
from ecgen_verify.structure.prove.values import Lanes, Pointer, Undecided, Violation, joined, split, value_of

_REGISTERS: Any = x86.RegisterExt
#: With operands in memory that need not be aligned although the instruction has no V.
_UNALIGNED = frozenset({"MOVDQU", "MOVUPS", "MOVUPD", "MOVQ", "MOVD", "MOVHPS", "MOVLPS", "MOVHPD", "MOVLPD", "PINSRW"})
#: With a V that need an aligned operand.
_ALIGNED = frozenset({"VMOVDQA", "VMOVAPS", "VMOVAPD"})
#: Half of a vector of 256 bits: where unpacking and shuffling stay.
_PART = 128


class _Vector:
    """One instruction. `bits`: of its vectors; `wide`: whether it has a V; `name`: without it."""

    def __init__(self, step: Step) -> None:
        self.step, self.machine, self.instruction = step, step.machine, step.instruction
        self.width = step.machine.width
        self.wide = step.name.startswith("V")
        self.name = step.name.removeprefix("V")
        kinds = [self.instruction.op_register(k) for k in range(self.instruction.op_count)
                 if self.instruction.op_kind(k) == x86.OpKind.REGISTER]  # fmt: skip
        if any(_REGISTERS.is_zmm(code) or _REGISTERS.is_k(code) for code in kinds) or self.instruction.has_op_mask:
            raise Undecided(f"the model has no {step.name} of AVX-512")
        self.bits = 256 if any(_REGISTERS.is_ymm(code) for code in kinds) else 128

    @property
    def sources(self) -> tuple[int, int]:
        """The operands of what has two sources."""
        return (1, 2) if self.wide else (0, 1)

    def get(self, k: int, bits: int) -> Lanes:
        i = self.instruction
        if i.op_kind(k) == x86.OpKind.REGISTER:
            code = i.op_register(k)
            if _REGISTERS.is_gpr(code):
                value = self.step.get(k, bits)
                return self._lanes(value, bits)
            return self.machine.vectors[self._number(code)][: bits // self.width]
        place = self.step.address()
        self._check(place, bits)
        return self._lanes(self.machine.load(place, bits // 8), bits)

    def _lanes(self, value: Any, bits: int) -> Lanes:
        if isinstance(value, Pointer):
            raise Undecided("a pointer in a vector")
        return self.machine.lanes(value, bits)

    def _check(self, place: Pointer, bits: int) -> None:
        needs = self.step.name in _ALIGNED if self.wide else self.name not in _UNALIGNED
        if needs and bits > 64 and not self.machine.memory.is_aligned(place, bits // 8):
            raise Violation(f"{self.step.name} of memory that may not be aligned")

    def _number(self, code: int) -> int:
        if not (_REGISTERS.is_xmm(code) or _REGISTERS.is_ymm(code)) or _REGISTERS.number(code) > 15:
            raise Undecided(f"an operand of {self.step.name}")
        return int(_REGISTERS.number(code))

    def put(self, lanes: Lanes, k: int = 0) -> None:
        """A whole vector, or less where it is stored."""
        i = self.instruction
        if i.op_kind(k) == x86.OpKind.REGISTER:
            number = self._number(i.op_register(k))
            above = VECTOR_BITS // self.width - len(lanes)
            rest = (0,) * above if self.wide else self.machine.vectors[number][len(lanes) :]
            self.machine.vectors[number] = (*lanes, *rest)
        else:
            place = self.step.address()
            bits = len(lanes) * self.width
            self._check(place, bits)
            self.machine.store(place, lanes, bits // 8)

    def immediate(self) -> int:
        return int(self.instruction.immediate(self.instruction.op_count - 1)) & 255

    def elements(self, lanes: Lanes, bits: int) -> list[Lanes]:
        if bits % self.width:
            raise Undecided(f"{self.step.name} of elements narrower than a lane")
        size = bits // self.width
        return [lanes[start : start + size] for start in range(0, len(lanes), size)]

    def is_same(self) -> bool:
        """Whether both sources are one register."""
        first, second = self.sources
        i = self.instruction
        return i.op_kind(first) == i.op_kind(second) == x86.OpKind.REGISTER and i.op_register(first) == i.op_register(second)

    # --- operations ---

    def move(self) -> None:
        self.put(self.get(1, self.bits))

    def move_low(self, bits: int) -> None:
        """MOVD and MOVQ: the rest of a vector becomes 0."""
        if self.instruction.op_kind(0) == x86.OpKind.REGISTER and not _REGISTERS.is_gpr(self.instruction.op_register(0)):
            self.put((*self.get(1, bits), *(0,) * ((128 - bits) // self.width)))
        elif self.instruction.op_kind(0) == x86.OpKind.REGISTER:
            self.step.put(0, value_of(self.get(1, bits), self.width), bits)
        else:
            self.put(self.get(1, bits))

    def move_half(self, *, high: bool) -> None:
        """MOVHPS and MOVLPS with memory; MOVHLPS and MOVLHPS, which are called so after what is written."""
        i = self.instruction
        count = 64 // self.width
        if i.op_kind(0) == x86.OpKind.MEMORY:
            whole = self.get(1, 128)
            self.put(whole[count:] if high else whole[:count])
            return
        first, second = self.sources
        old = self.get(first, 128)
        if i.op_kind(second) == x86.OpKind.MEMORY:
            new = self.get(second, 64)
        else:
            other = self.get(second, 128)
            new = other[:count] if high else other[count:]
        self.put((*old[:count], *new) if high else (*new, *old[count:]))

    def logic(self, op: str, *, inverted: bool = False) -> None:
        if op == "xor" and self.is_same():
            self.put((0,) * (self.bits // self.width))
            return
        first, second = (self.get(k, self.bits) for k in self.sources)
        if inverted:
            ones = (1 << self.width) - 1
            first = tuple(self.machine.logic("xor", x, ones) for x in first)
        self.put(self.machine.logic_of(op, first, second))

    def elementwise(self, op: str, bits: int) -> None:
        if op == "sub" and self.is_same():
            self.put((0,) * (self.bits // self.width))
            return
        first, second = (self.elements(self.get(k, self.bits), bits) for k in self.sources)
        self.put(tuple(chain.from_iterable(self.machine.arith(op, x, y) for x, y in zip(first, second, strict=True))))

    def all_ones(self) -> None:
        """PCMPEQ of a register with itself."""
        if not self.is_same():
            raise Undecided(f"{self.step.name} of what may differ")
        self.put(((1 << self.width) - 1,) * (self.bits // self.width))

    def shift(self, op: str, bits: int) -> None:
        i = self.instruction
        last = i.op_count - 1
        if i.op_kind(last) == x86.OpKind.IMMEDIATE8:
            count: int | None = self.immediate()
        else:
            count = joined(self.get(last, 128)[: 64 // self.width], self.width)
        if count is None:
            raise Undecided("a shift by what is no number")
        lanes = self.get(1 if self.wide else 0, self.bits)
        self.put(tuple(chain.from_iterable(self.machine.shift(op, x, count) for x in self.elements(lanes, bits))))

    def shift_bytes(self, op: str) -> None:
        count = min(self.immediate(), 16) * 8
        if count % self.width:
            raise Undecided(f"{self.step.name} of a part of a word")
        parts = self.elements(self.get(1 if self.wide else 0, self.bits), _PART)
        self.put(tuple(chain.from_iterable(self.machine.shift(op, part, count) for part in parts)))

    def unpack(self, bits: int, *, high: bool) -> None:
        first, second = (self.elements(self.get(k, self.bits), _PART) for k in self.sources)
        result: list[Lanes] = []
        for x, y in zip(first, second, strict=True):
            pairs = list(zip(self.elements(x, bits), self.elements(y, bits), strict=True))
            half = len(pairs) // 2
            result += chain.from_iterable(pairs[half:] if high else pairs[:half])
        self.put(tuple(chain.from_iterable(result)))

    def shuffle(self, *, words: str = "") -> None:
        """PSHUFD; PSHUFLW and PSHUFHW for `words`, "low" and "high"."""
        order = [self.immediate() >> (2 * place) & 3 for place in range(4)]
        result: list[Lanes] = []
        for part in self.elements(self.get(1, self.bits), _PART):
            pieces = self.elements(part, 16 if words else 32)
            start = 4 if words == "high" else 0
            pieces[start : start + 4] = [pieces[start + place] for place in order]
            result += pieces
        self.put(tuple(chain.from_iterable(result)))

    def shuffle_two(self) -> None:
        """SHUFPS: two of the first, two of the second."""
        order = [self.immediate() >> (2 * place) & 3 for place in range(4)]
        first, second = (self.elements(self.get(k, self.bits), _PART) for k in self.sources)
        result: list[Lanes] = []
        for x, y in zip(first, second, strict=True):
            pieces = self.elements(x, 32), self.elements(y, 32)
            result += [pieces[place // 2][number] for place, number in enumerate(order)]
        self.put(tuple(chain.from_iterable(result)))

    def insert_word(self) -> None:
        i = self.instruction
        second = self.sources[1]
        if i.op_kind(second) == x86.OpKind.REGISTER:
            new = self._lanes(self.step.get(second, 32), 32)[: 16 // self.width]
        else:
            new = self.get(second, 16)
        pieces = self.elements(self.get(self.sources[0], 128), 16)
        pieces[self.immediate() & 7] = new
        self.put(tuple(chain.from_iterable(pieces)))

    def extract_word(self) -> None:
        piece = self.elements(self.get(1, 128), 16)[self.immediate() & 7]
        if self.instruction.op_kind(0) == x86.OpKind.REGISTER:
            self.step.put(0, value_of((*piece, *(0,) * (16 // self.width)), self.width), 32)
        else:
            self.put(piece)

    def pack(self, bits: int) -> None:
        """To signed elements of so many bits from those of twice as many."""
        first, second = (self.elements(self.get(k, self.bits), _PART) for k in self.sources)
        pieces = [piece for pair in zip(first, second, strict=True) for part in pair for piece in self.elements(part, 2 * bits)]
        self.put(tuple(chain.from_iterable(self._saturated(piece, bits) for piece in pieces)))

    def _saturated(self, piece: Lanes, bits: int) -> Lanes:
        number = joined(piece, self.width)
        if number is None:
            return self.machine.domain.saturated(piece, bits)
        limit = 1 << (bits - 1)
        number -= (number >> (2 * bits - 1)) << (2 * bits)
        return split(max(-limit, min(number, limit - 1)) % (1 << bits), self.width, bits // self.width)

    # --- of AVX2 alone ---

    def insert_part(self) -> None:
        parts = self.elements(self.get(1, 256), _PART)
        parts[self.immediate() & 1] = self.get(2, 128)
        self.put(tuple(chain.from_iterable(parts)))

    def extract_part(self) -> None:
        self.put(self.elements(self.get(1, 256), _PART)[self.immediate() & 1])

    def choose_parts(self) -> None:
        """VPERM2I128."""
        parts = [part for k in (1, 2) for part in self.elements(self.get(k, 256), _PART)]
        nothing = (0,) * (_PART // self.width)
        codes = self.immediate() & 15, self.immediate() >> 4
        self.put(tuple(chain.from_iterable(nothing if code & 8 else parts[code & 3] for code in codes)))

    def permute(self) -> None:
        """VPERMQ."""
        pieces = self.elements(self.get(1, 256), 64)
        self.put(tuple(chain.from_iterable(pieces[self.immediate() >> (2 * place) & 3] for place in range(4))))

    def broadcast(self, bits: int) -> None:
        self.put(self.get(1, bits) * (self.bits // bits))

    def blend(self, bits: int) -> None:
        first, second = (self.elements(self.get(k, self.bits), bits) for k in self.sources)
        count = min(len(first), 8)
        chosen = [pair[self.immediate() >> (place % count) & 1] for place, pair in enumerate(zip(first, second, strict=True))]
        self.put(tuple(chain.from_iterable(chosen)))

    def clear_upper(self) -> None:
        half = _PART // self.width
        for number, lanes in self.machine.vectors.items():
            self.machine.vectors[number] = (*lanes[:half], *(0,) * half)


def vector_step(step: Step) -> None:
    """Execute an instruction on vectors. Raises Undecided for one that is not modelled."""
    vector = _Vector(step)
    action = _KINDS.get(vector.name)
    if action is None or ((vector.name in _ONLY_AVX) is not vector.wide and vector.name in _ONLY_AVX):
        raise Undecided(f"the model has no {step.name}")
    action(vector)


_ONLY_AVX = frozenset({"INSERTI128", "EXTRACTI128", "INSERTF128", "EXTRACTF128", "PERM2I128", "PERM2F128", "PERMQ", "PBROADCASTW",
                       "PBROADCASTD", "PBROADCASTQ", "PBLENDD", "ZEROUPPER"})  # fmt: skip
_SIZES = {"B": 8, "W": 16, "D": 32, "Q": 64}
_UNPACKED = {"BW": 8, "WD": 16, "DQ": 32, "QDQ": 64}

_KINDS: Mapping[str, Callable[[_Vector], None]] = {
    **dict.fromkeys(("MOVDQA", "MOVDQU", "MOVAPS", "MOVUPS", "MOVAPD", "MOVUPD", "LDDQU"), _Vector.move),
    "MOVD": lambda v: v.move_low(32),
    "MOVQ": lambda v: v.move_low(64),
    **dict.fromkeys(("MOVHPS", "MOVHPD", "MOVLHPS"), lambda v: v.move_half(high=True)),
    **dict.fromkeys(("MOVLPS", "MOVLPD", "MOVHLPS"), lambda v: v.move_half(high=False)),
    **dict.fromkeys(("PXOR", "XORPS", "XORPD"), lambda v: v.logic("xor")),
    **dict.fromkeys(("PAND", "ANDPS", "ANDPD"), lambda v: v.logic("and")),
    **dict.fromkeys(("POR", "ORPS", "ORPD"), lambda v: v.logic("or")),
    **dict.fromkeys(("PANDN", "ANDNPS", "ANDNPD"), lambda v: v.logic("and", inverted=True)),
    **{f"PADD{size}": partial(_Vector.elementwise, op="add", bits=bits) for size, bits in _SIZES.items()},
    **{f"PSUB{size}": partial(_Vector.elementwise, op="sub", bits=bits) for size, bits in _SIZES.items()},
    "PMULLW": lambda v: v.elementwise("mul", 16),
    "PMULLD": lambda v: v.elementwise("mul", 32),
    "PMULHUW": lambda v: v.elementwise("mulh", 16),
    **{f"PCMPEQ{size}": _Vector.all_ones for size in _SIZES},
    **{f"PSLL{size}": partial(_Vector.shift, op="left", bits=_SIZES[size]) for size in "WDQ"},
    **{f"PSRL{size}": partial(_Vector.shift, op="right", bits=_SIZES[size]) for size in "WDQ"},
    **{f"PSRA{size}": partial(_Vector.shift, op="signed", bits=_SIZES[size]) for size in "WD"},
    "PSLLDQ": lambda v: v.shift_bytes("left"),
    "PSRLDQ": lambda v: v.shift_bytes("right"),
    **{f"PUNPCKL{kind}": partial(_Vector.unpack, bits=bits, high=False) for kind, bits in _UNPACKED.items()},
    **{f"PUNPCKH{kind}": partial(_Vector.unpack, bits=bits, high=True) for kind, bits in _UNPACKED.items()},
    "UNPCKLPS": lambda v: v.unpack(32, high=False),
    "UNPCKHPS": lambda v: v.unpack(32, high=True),
    "UNPCKLPD": lambda v: v.unpack(64, high=False),
    "UNPCKHPD": lambda v: v.unpack(64, high=True),
    "PSHUFD": _Vector.shuffle,
    "PSHUFLW": lambda v: v.shuffle(words="low"),
    "PSHUFHW": lambda v: v.shuffle(words="high"),
    "SHUFPS": _Vector.shuffle_two,
    "PINSRW": _Vector.insert_word,
    "PEXTRW": _Vector.extract_word,
    "PACKSSDW": lambda v: v.pack(16),
    "PACKSSWB": lambda v: v.pack(8),
    **dict.fromkeys(("INSERTI128", "INSERTF128"), _Vector.insert_part),
    **dict.fromkeys(("EXTRACTI128", "EXTRACTF128"), _Vector.extract_part),
    **dict.fromkeys(("PERM2I128", "PERM2F128"), _Vector.choose_parts),
    "PERMQ": _Vector.permute,
    "PBROADCASTW": lambda v: v.broadcast(16),
    "PBROADCASTD": lambda v: v.broadcast(32),
    "PBROADCASTQ": lambda v: v.broadcast(64),
    "PBLENDW": lambda v: v.blend(16),
    "PBLENDD": lambda v: v.blend(32),
    "ZEROUPPER": _Vector.clear_upper,
}
