# SPDX-License-Identifier: MIT
"""The intermediate representation: straight-line SSA over machine words, with carries as named values.

Every instruction has one exact integer equation (W = 2^width):

    mul     a b      -> lo hi    lo + W*hi = a*b
    add     a b [c]  -> s c'     s + W*c' = a + b + c
    sub     a b [c]  -> d c'     d - W*c' = a - b - c
    and or xor  a b  -> r        bitwise
    not     a        -> r        r = W - 1 - a
    shl     a        -> r        r = a*2^imm mod W
    shr     a        -> r        r = floor(a / 2^imm)
    shrd    hi lo    -> r        r = floor((lo + W*hi) / 2^imm) mod W,  0 < imm < width
    bswap   a        -> r        bytes of a in reverse order
    select  c a b    -> r        r = a if c else b
    const            -> r        r = imm
    load             -> r        r = word `index` of a parameter, or `size` bytes at offset `index` of a byte string

A lane Program computes the same for eight elements at once, one in each lane of a vector; what it says, it says of one lane.
Its words have 64 bits and are read as signed numbers in [-2^63, 2^63), limbs of elements in memory have 52 bits, and

    maddlo  c a b    -> r        r = c + (a' * b' mod 2^52)         for a' = a mod 2^52, b' = b mod 2^52
    maddhi  c a b    -> r        r = c + floor(a' * b' / 2^52)      for a' = a mod 2^52, b' = b mod 2^52
    sar     a        -> r        r = floor(a / 2^imm)
    blend   m a b    -> r        r = a if m = -1, b if m = 0; m is one of the two

hold only there; its add and sub have no carries, and passes.lane_bounds proves that none of these overflows a signed word.

A Program on four lanes, whose parameters are quads, is a lane Program of which all of that is said of each of four lanes, and

    lanes            -> r        lane i of r = floor(imm / 2^(64i)) mod 2^64
    permute a        -> r        lane i of r = lane (floor(imm / 4^i) mod 4) of a

hold there too: the lanes are parts of one computation. passes.lanes.apart writes it as a lane Program of which each word is one
lane's, which is what is run and proved.

A Program on `rows` is a lane Program too, for as many lanes as the target has, but its words are unsigned and of `width` bits;
that each of its instructions is exact modulo 2^width is all that it needs.

`c` and `c'` are bits (0 or 1); all other values are words. A result that nobody needs is None. A `None` carry-out must
be provably zero (passes.bounds checks it) unless the instruction says in `wraps` why it may be dropped.

A Program reads all its inputs before it writes any output as far as its meaning goes, so outputs may alias inputs;
targets have to keep that promise, but for outputs that are `apart`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from ecgen.logic.contract import Contract


class Op(StrEnum):
    MUL = "mul"
    ADD = "add"
    SUB = "sub"
    AND = "and"
    OR = "or"
    XOR = "xor"
    NOT = "not"
    SHL = "shl"
    SHR = "shr"
    SHRD = "shrd"
    BSWAP = "bswap"
    SELECT = "select"
    CONST = "const"
    LOAD = "load"
    MADDLO = "maddlo"
    MADDHI = "maddhi"
    SAR = "sar"
    BLEND = "blend"
    LANES = "lanes"
    PERMUTE = "permute"


#: Bits of a limb of an element in a lane.
LANE_LIMB = 52
#: Why sums and differences of lanes have no carries: passes.lane_bounds proves that there are none to lose.
SIGNED_LANE = "a signed lane"


class Kind(StrEnum):
    """What a parameter is, as the caller sees it."""

    FIELD = "fe"  # element of the field, `length` limbs
    SCALAR = "sc"  # integer modulo the group order, `length` limbs
    LOOSE = "fe_loose"  # element of the field, not canonical, `length` limbs
    SUM = "fe_sum"  # sum of two of these, `length` limbs
    LIMBS = "limbs"  # plain array of `length` limbs
    BYTES = "bytes"  # byte string of `length` bytes
    SPREAD = "spread"  # array of `length` words, each the same for all words that stand side by side
    MASK = "mask"  # 0 or all-ones
    SMALL = "small"  # unsigned 32-bit integer
    FIELD8 = "fe8"  # eight elements of the field, one in each lane, `length` limbs of 52 bits
    SCALAR8 = "sc8"  # the same modulo the group order
    FIELDS = "fes"  # array of eight elements of the field as they stand one by one, `length` words of any size
    SCALARS = "scs"  # the same modulo the group order
    MASKS = "masks"  # array of eight masks
    POINTS8 = "points8"  # points in lanes, three coordinates each: `length` limbs of 52 bits in all, `coordinate` in each
    INDEXES = "indexes"  # array of eight numbers below `bound`
    ROWS = "rows"  # rows of words, `coordinate` words from one to the next, of which one column in each lane: `length` rows
    COLUMNS8 = "columns8"  # array of numbers in lanes by columns, `coordinate` in each, of which `highest` says how large
    QUADS = "quads"  # array of `length` vectors of four words, of which `highest` says how large they are, if anything does


#: What only lane Programs have.
LANE_KINDS = frozenset({Kind.FIELD8, Kind.SCALAR8, Kind.FIELDS, Kind.SCALARS, Kind.MASKS, Kind.POINTS8, Kind.INDEXES,
                        Kind.COLUMNS8, Kind.QUADS, Kind.ROWS})  # fmt: skip


class Returns(StrEnum):
    """How a Program's returned word (0 or all-ones) reaches the caller."""

    NOTHING = "void"
    MASK = "mask"  # uint64_t, 0 or all-ones
    STATUS = "status"  # int, 0 or -1


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter. `bound`: the value read as one little-endian number is < bound (inputs: assumed, outputs: claimed), or where
    `coordinate` is given, each number of so many words or limbs;
    `highest`: of columns, the largest value of each of the `coordinate` columns of a number, and of quads, of each word, none of
    which is negative;
    `apart`: of an output, that it overlaps no other operand, so that its words may be written before others are read."""

    name: str
    kind: Kind
    length: int = 1
    output: bool = False
    bound: int | None = None
    coordinate: int = 0
    highest: tuple[int, ...] = ()
    apart: bool = False

    @property
    def limb(self) -> int | None:
        """Bits of a limb where that is less than a word."""
        return LANE_LIMB if self.kind in (Kind.FIELD8, Kind.SCALAR8, Kind.POINTS8) else None


@dataclass(frozen=True, slots=True, eq=False)
class Value:
    """The result of one instruction: a word, or a bit (carry, borrow, condition)."""

    id: int
    is_bit: bool = False

    def __repr__(self) -> str:
        return f"{'c' if self.is_bit else 't'}{self.id}"


@dataclass(frozen=True, slots=True, eq=False)
class Instr:
    op: Op
    outs: tuple[Value | None, ...]
    args: tuple[Value, ...] = ()
    imm: int = 0  # shift count or constant
    param: str = ""  # load: which parameter
    index: int = 0  # load: word index, or byte offset
    size: int = 0  # load: bytes (0 = a whole word)
    wraps: str = ""  # why a carry out may be dropped though it can be 1
    comment: int = -1  # index into Program.comments

    @property
    def defs(self) -> Iterator[Value]:
        return (out for out in self.outs if out is not None)


@dataclass(frozen=True, slots=True)
class Store:
    """Output word `index` (or `size` bytes at offset `index`) of a parameter receives `value`."""

    param: str
    index: int
    value: Value
    size: int = 0


@dataclass(frozen=True, slots=True)
class Program:
    """A straight-line function. `name` carries no prefix ("fe_mul"); `comments` are those that instructions refer to.
    Of what only the emitted code itself calls, the contract promises nothing, and its notes say what it does.
    `reads_constants_often`: a target that runs out of registers had better keep its constants in memory than build them anew.
    `in_order`: the order of its instructions was measured to be good, and no scheduler changes it."""

    name: str
    width: int
    params: tuple[Param, ...]
    instrs: tuple[Instr, ...]
    stores: tuple[Store, ...]
    contract: Contract
    comments: tuple[str, ...] = ()
    returns: Returns = Returns.NOTHING
    result: Value | None = None
    reads_constants_often: bool = False
    in_order: bool = False

    def param(self, name: str) -> Param:
        return next(p for p in self.params if p.name == name)

    @property
    def has_lanes(self) -> bool:
        return any(param.kind in LANE_KINDS for param in self.params)

    @property
    def has_four_lanes(self) -> bool:
        """Whether its lanes are four, which belong together."""
        return any(param.kind is Kind.QUADS for param in self.params)

    def live_out(self) -> set[Value]:
        """The values that leave the Program."""
        values = {store.value for store in self.stores}
        if self.result is not None:
            values.add(self.result)
        return values


@dataclass
class Builder:
    """Writes a Program, one instruction at a time. Constants and loads are shared; nothing else is simplified here."""

    name: str
    width: int
    reads_constants_often: bool = False
    in_order: bool = False
    _params: list[Param] = field(default_factory=list)
    _instrs: list[Instr] = field(default_factory=list)
    _stores: list[Store] = field(default_factory=list)
    _comments: list[str] = field(default_factory=list)
    _consts: dict[int, Value] = field(default_factory=dict)
    _loads: dict[tuple[str, int, int], Value] = field(default_factory=dict)
    _count: int = 0

    @property
    def word(self) -> int:
        """W = 2^width."""
        return 1 << self.width

    def _value(self, is_bit: bool = False) -> Value:
        self._count += 1
        return Value(self._count, is_bit)

    def _emit(self, op: Op, outs: tuple[Value | None, ...], args: tuple[Value, ...] = (), *, imm: int = 0, param: str = "",
              index: int = 0, size: int = 0, wraps: str = "") -> None:  # fmt: skip
        self._instrs.append(Instr(op, outs, args, imm, param, index, size, wraps, len(self._comments) - 1))

    def comment(self, text: str) -> None:
        """The comment that stands above what follows in every printed form."""
        self._comments.append(text)

    def param(self, name: str, kind: Kind, length: int = 1, *, output: bool = False, bound: int | None = None,
              coordinate: int = 0, highest: tuple[int, ...] = (), apart: bool = False) -> Param:  # fmt: skip
        param = Param(name, kind, length, output, bound, coordinate, highest, apart)
        self._params.append(param)
        return param

    def load(self, param: Param, index: int = 0, size: int = 0) -> Value:
        key = (param.name, index, size)
        if key not in self._loads:
            self._loads[key] = self._value()
            self._emit(Op.LOAD, (self._loads[key],), param=param.name, index=index, size=size)
        return self._loads[key]

    def const(self, number: int) -> Value:
        if not 0 <= number < self.word:
            raise ValueError(f"constant {number:#x} is no {self.width}-bit word")
        if number not in self._consts:
            self._consts[number] = self._value()
            self._emit(Op.CONST, (self._consts[number],), imm=number)
        return self._consts[number]

    def again(self, instr: Instr, args: Sequence[Value]) -> Value:
        """The same instruction on other values, for one that has one result, a word; an XOR of a constant -1 is a NOT."""
        ones = self._consts.get(self.word - 1)
        if instr.op is Op.XOR and ones in args:
            return self.not_(args[1] if args[0] is ones else args[0])
        out = self._value()
        self._emit(instr.op, (out, *instr.outs[1:]), tuple(args), imm=instr.imm, wraps=instr.wraps)
        return out

    def mul(self, a: Value, b: Value) -> tuple[Value, Value]:
        lo, hi = self._value(), self._value()
        self._emit(Op.MUL, (lo, hi), (a, b))
        return lo, hi

    def mul_low(self, a: Value, b: Value) -> Value:
        """a*b mod W."""
        lo = self._value()
        self._emit(Op.MUL, (lo, None), (a, b))
        return lo

    def _carrying(self, op: Op, a: Value, b: Value, carry: Value | None) -> tuple[Value, Value]:
        out, carry_out = self._value(), self._value(is_bit=True)
        self._emit(op, (out, carry_out), (a, b) if carry is None else (a, b, carry))
        return out, carry_out

    def _closing(self, op: Op, a: Value, b: Value, carry: Value | None, wraps: str) -> Value:
        out = self._value()
        self._emit(op, (out, None), (a, b) if carry is None else (a, b, carry), wraps=wraps)
        return out

    def add(self, a: Value, b: Value, carry: Value | None = None) -> tuple[Value, Value]:
        return self._carrying(Op.ADD, a, b, carry)

    def sub(self, a: Value, b: Value, borrow: Value | None = None) -> tuple[Value, Value]:
        return self._carrying(Op.SUB, a, b, borrow)

    def add_last(self, a: Value, b: Value, carry: Value | None = None, *, wraps: str = "") -> Value:
        """A sum whose carry out is zero by the bounds, or dropped for the reason given in `wraps`."""
        return self._closing(Op.ADD, a, b, carry, wraps)

    def sub_last(self, a: Value, b: Value, borrow: Value | None = None, *, wraps: str = "") -> Value:
        """A difference whose borrow is zero by the bounds, or dropped for the reason given in `wraps`."""
        return self._closing(Op.SUB, a, b, borrow, wraps)

    def carry_of_add(self, a: Value, b: Value, carry: Value | None = None) -> Value:
        """Only the carry of a + b + carry."""
        out = self._value(is_bit=True)
        self._emit(Op.ADD, (None, out), (a, b) if carry is None else (a, b, carry))
        return out

    def borrow_of_sub(self, a: Value, b: Value, borrow: Value | None = None) -> Value:
        """Only the borrow of a - b - borrow."""
        out = self._value(is_bit=True)
        self._emit(Op.SUB, (None, out), (a, b) if borrow is None else (a, b, borrow))
        return out

    def _plain(self, op: Op, args: tuple[Value, ...], imm: int = 0) -> Value:
        out = self._value()
        self._emit(op, (out,), args, imm=imm)
        return out

    def and_(self, a: Value, b: Value) -> Value:
        return self._plain(Op.AND, (a, b))

    def or_(self, a: Value, b: Value) -> Value:
        return self._plain(Op.OR, (a, b))

    def xor(self, a: Value, b: Value) -> Value:
        return self._plain(Op.XOR, (a, b))

    def not_(self, a: Value) -> Value:
        return self._plain(Op.NOT, (a,))

    def shl(self, a: Value, count: int) -> Value:
        return self._plain(Op.SHL, (a,), count) if count else a

    def shr(self, a: Value, count: int) -> Value:
        return self._plain(Op.SHR, (a,), count) if count else a

    def shrd(self, hi: Value, lo: Value, count: int) -> Value:
        return self._plain(Op.SHRD, (hi, lo), count) if count else lo

    def bswap(self, a: Value) -> Value:
        return self._plain(Op.BSWAP, (a,))

    def select(self, condition: Value, a: Value, b: Value) -> Value:
        return self._plain(Op.SELECT, (condition, a, b))

    def maddlo(self, c: Value, a: Value, b: Value) -> Value:
        return self._plain(Op.MADDLO, (c, a, b))

    def maddhi(self, c: Value, a: Value, b: Value) -> Value:
        return self._plain(Op.MADDHI, (c, a, b))

    def sar(self, a: Value, count: int) -> Value:
        return self._plain(Op.SAR, (a,), count) if count else a

    def blend(self, mask: Value, a: Value, b: Value) -> Value:
        return self._plain(Op.BLEND, (mask, a, b))

    def lanes(self, words: Sequence[int]) -> Value:
        """A constant that is not the same in all of four lanes: words of either sign."""
        return self._plain(Op.LANES, (), sum((word % self.word) << self.width * lane for lane, word in enumerate(words)))

    def permute(self, a: Value, lanes: Sequence[int]) -> Value:
        """Lane i is lane lanes[i] of a."""
        return self._plain(Op.PERMUTE, (a,), sum(lane << 2 * i for i, lane in enumerate(lanes)))

    def mask_of(self, bit: Value) -> Value:
        """0 or all-ones."""
        zero = self.const(0)
        return self.sub_last(zero, zero, bit, wraps="0 - bit is the mask of the bit")

    def word_of(self, bit: Value) -> Value:
        """The bit as a word, 0 or 1."""
        zero = self.const(0)
        return self.add_last(zero, zero, bit)

    def bit_of_mask(self, mask: Value) -> Value:
        """The bit behind a mask that is 0 or all-ones."""
        return self.carry_of_add(mask, mask)

    def store(self, param: Param, index: int, value: Value, size: int = 0) -> None:
        self._stores.append(Store(param.name, index, value, size))

    def store_limbs(self, param: Param, limbs: Sequence[Value]) -> None:
        if len(limbs) != param.length:
            raise ValueError(f"{self.name}: {len(limbs)} limbs for {param.name}, which has {param.length}")
        for index, value in enumerate(limbs):
            self.store(param, index, value)

    def load_limbs(self, param: Param) -> list[Value]:
        return [self.load(param, index) for index in range(param.length)]

    def build(self, contract: Contract, returns: Returns = Returns.NOTHING, result: Value | None = None) -> Program:
        return Program(self.name, self.width, tuple(self._params), tuple(self._instrs), tuple(self._stores), contract,
                       tuple(self._comments), returns, result, self.reads_constants_often, self.in_order)  # fmt: skip
