# SPDX-License-Identifier: MIT
"""One Montgomery ladder at a time, its four products side by side in four lanes, as Programs.

Hisil, Egrice, Yassi 2020 have the step as rounds of four products. Here these are AA, BB, CB, DA; then products with constants,
a24 in lane 1 and x(P - Q) in lane 3; then X4, Z4, X5, Z5.

The prime is 2^k - c with k = 51*n: limbs of 51 bits leave one bit to spare of the 52 that IFMA multiplies. So columns are carried
all at once, each to its neighbour, and what comes out can be multiplied. Nothing is reduced but by 2^k = c, and no carry waits
for another one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ecgen.arith.lanes import columns as lanes
from ecgen.curve.evaluate import evaluate
from ecgen.curve.library import formula
from ecgen.field import Modulus
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Op, Param, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.fold import fold
from ecgen.passes.lanes.apart import LANES, apart
from ecgen.passes.lanes.bounds import LaneView
from ecgen.passes.lanes.claims import FalseClaim
from ecgen.passes.lanes.polynomial import Poly, product_of, weighted_sum
from ecgen.passes.pipeline import finished
from ecgen.rings import Residues
from ecgen.selfcheck import CASES, Mismatch

#: The operations that the contracts name.
STEP, BEGIN, END = "ladder4_step", "ladder4_begin", "ladder4_end"

#: Bits of a limb: one less than IFMA multiplies.
LIMB = 51
_WORD = 64
#: Columns of products that are folded are below 2^60: sums and differences of two of them, raised, are signed words.
_COLUMN = 60
_PAIR, _HALVES, _CROSSED = (1, 0, 3, 2), (2, 3, 0, 1), (0, 1, 1, 0)
#: More than 1 keeps a fold of a column below the bound of columns.
_SMALL = 19
#: The order in which limbs are multiplied: limb 0 is carried last.
_STATE, _NEXT = ("X2", "Z2", "X3", "Z3"), ("X4", "Z4", "X5", "Z5")


def suits(modulus: Modulus, factor: int) -> bool:
    """Whether there are such Programs for a prime and (A - 2)/4 = factor: of whole limbs, and its folds short."""
    less = (1 << modulus.bits) - modulus.number
    return modulus.bits == 5 * LIMB and 0 < less <= _SMALL and 0 < factor < 1 << LIMB


@dataclass
class FourWriter:
    """Writes arithmetic modulo 2^k - c on vectors of four numbers: lists of limbs or columns, least significant first."""

    b: Builder
    modulus: Modulus

    @cached_property
    def n(self) -> int:
        return self.modulus.bits // LIMB

    @cached_property
    def less(self) -> int:
        return (1 << self.modulus.bits) - self.modulus.number

    @cached_property
    def highest(self) -> tuple[int, ...]:
        """Of the columns of a folded product in all lanes, by what limbs may be."""
        return ((1 << _COLUMN) - 1,) * (LANES * self.n)

    def plus(self, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        return [lanes.add(self.b, a, b) for a, b in zip(x, y, strict=True)]

    def permuted(self, x: Sequence[Value], order: Sequence[int]) -> list[Value]:
        return [self.b.permute(limb, order) for limb in x]

    def blend(self, mask: Value, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        return [self.b.blend(mask, a, b) for a, b in zip(x, y, strict=True)]

    def masked(self, x: Sequence[Value], kept: Sequence[int]) -> list[Value]:
        """x where `kept` has 1, else 0."""
        mask = self.b.lanes([-one for one in kept])
        return [self.b.and_(limb, mask) for limb in x]

    def sums(self, x: Sequence[Value], y: Sequence[Value], negative: Sequence[int]) -> list[Value]:
        """x + y, or x - y in the lanes where `negative` has 1, raised by a multiple of p as large as columns may be."""
        signs = self.b.lanes([-one for one in negative])
        turned = [self.b.xor(limb, signs) for limb in y]  # -y - 1
        raised = [lanes.add(self.b, limb, self._raising(k, negative)) for k, limb in enumerate(turned)]
        return self.plus(x, raised)

    def _raising(self, k: int, negative: Sequence[int]) -> Value:
        """Column k of 2^m * p, of which no column is less than a column may be, and the 1 that -y lacks."""
        digit = (1 << LIMB) - (self.less if k == 0 else 1)
        return self.b.lanes([one * ((digit << _COLUMN - LIMB + 1) + 1) for one in negative])

    def carried(self, x: Sequence[Value]) -> list[Value]:
        """Limbs of columns that are not negative: each gives what it has above 51 bits to the next, the top one to limb 0."""
        low = [self.b.and_(limb, self.b.const((1 << LIMB) - 1)) for limb in x]
        carries = [self.b.sar(limb, LIMB) for limb in x]
        rest = [lanes.add(self.b, limb, carry) for limb, carry in zip(low[1:], carries, strict=False)]
        return [self.b.maddlo(low[0], carries[-1], self.b.const(self.less)), *rest]

    def product(self, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
        """Columns of x*y mod p, lane by lane."""
        low: list[Value | None] = [None] * (2 * self.n)
        high: list[Value | None] = [None] * (2 * self.n)
        for j in self._order:
            for i in self._order:
                low[i + j] = self.b.maddlo(low[i + j] or self.b.const(0), x[i], y[j])
                k = i + j + 1
                high[k] = self.b.maddhi(high[k] or self.b.const(0), x[i], y[j])
        return self._folded(low, high)

    def product_with_rows(self, x: Sequence[Value], rows: Sequence[Sequence[Value]], plus: Sequence[Value]) -> list[Value]:
        """Columns of plus + x*y mod p, where row j is y*2^(51 j) mod p in limbs."""
        low: list[Value | None] = [*plus]
        high: list[Value | None] = [None] * (self.n + 1)
        for j in self._order:
            for i in range(self.n):
                low[i] = self.b.maddlo(low[i] or self.b.const(0), x[j], rows[j][i])
                high[i + 1] = self.b.maddhi(high[i + 1] or self.b.const(0), x[j], rows[j][i])
        return self._folded([*low, None], high)

    @property
    def _order(self) -> Sequence[int]:
        """Limbs in the order in which they are multiplied: limb 0 is carried last."""
        return (*range(1, self.n), 0)

    def _folded(self, low: Sequence[Value | None], high: Sequence[Value | None]) -> list[Value]:
        """High halves count twice, for 52 bits are twice a limb; column n + k counts c in column k."""
        columns = [self._column(a, b) for a, b in zip(low, high, strict=True)]
        for k in reversed(range(len(columns) - self.n)):
            columns[k] = lanes.add(self.b, columns[k], self._times_less(columns[self.n + k]))
        return columns[: self.n]

    def _column(self, low: Value | None, high: Value | None) -> Value:
        if high is None:
            assert low is not None
            return low
        return lanes.add(self.b, low, lanes.add(self.b, high, high))

    def _times_less(self, x: Value) -> Value:
        """x*c by shifts and sums."""
        bits = [k for k in range(self.less.bit_length()) if self.less >> k & 1]
        total = None
        for k in bits:
            total = lanes.add(self.b, total, self.b.shl(x, k))
        assert total is not None
        return total


def programs(modulus: Modulus, factor: int) -> list[Program]:
    """The step, and what leads into lanes and out of them. Raises LostCarry where the modulus does not allow them."""
    check_congruences(modulus)
    step = finished(step_program(modulus))
    _check(step, modulus, factor)
    return [finished(begin_program(modulus)), step, finished(end_program(modulus))]


def step_program(modulus: Modulus) -> Program:
    """r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q): X and Z of each, a lane for each."""
    b = Builder(STEP, _WORD)
    w, n = FourWriter(b, modulus), modulus.bits // LIMB
    r, s = _state(b, w, "r", output=True), _state(b, w, "s")
    rows_at = b.param("rows", Kind.QUADS, n * n, highest=_rows_highest(n))
    mask = b.load(b.param("mask", Kind.MASK))
    rows = [[b.load(rows_at, n * j + i) for i in range(n)] for j in range(n)]
    state = b.load_limbs(s)
    b.comment("A = X2 + Z2, B = X2 - Z2, C = X3 + Z3, D = X3 - Z3")
    points = w.carried(w.sums(w.permuted(state, _PAIR), state, (0, 1, 0, 1)))
    b.comment("A, B, C, D or C, D, A, B by the mask, times A, B, B, A or C, D, D, C")
    chosen = w.blend(mask, w.permuted(points, _HALVES), points)
    squares = w.product(chosen, w.permuted(chosen, _CROSSED))
    b.comment("AA, E = AA - BB, CB + DA, CB - DA")
    pairs = w.permuted(squares, _PAIR)
    first = w.carried(w.sums(w.masked(pairs, (0, 1, 1, 1)), squares, (0, 1, 0, 1)))
    b.comment("BB, AA + a24*E, CB + DA, x1*(CB - DA)")
    second = w.carried(w.product_with_rows(first, rows, w.masked(pairs, (1, 1, 0, 0))))
    b.comment("X4 = AA*BB, Z4 = E*(AA + a24*E), X5 = (DA + CB)^2, Z5 = x1*(DA - CB)^2")
    b.store_limbs(r, w.product(first, second))
    claim = "r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)"
    notes = (f"Source: {formula('montgomery_ladder').source}.", "Lanes are X and Z of P, then of Q; coordinates modulo p by "
             f"columns of weight 2^({LIMB}i), below 2^{_COLUMN}. rows: those of ladder4_begin.")  # fmt: skip
    return b.build(internal(STEP, claim, *notes))


def begin_program(modulus: Modulus) -> Program:
    """Limbs of numbers in words, and rows: y*2^(51 j) mod p for every j, for limbs that are as they come."""
    b = Builder(BEGIN, _WORD)
    w, n = FourWriter(b, modulus), modulus.bits // LIMB
    words = -(-modulus.bits // _WORD)
    r = _state(b, w, "r", output=True)
    rows = b.param("rows", Kind.QUADS, n * n, output=True, highest=_rows_highest(n))
    state, factors = (b.param(name, Kind.QUADS, words) for name in ("state", "factors"))
    b.comment(f"limbs of {LIMB} bits from words of {_WORD}")
    b.store_limbs(r, _limbs(b, b.load_limbs(state), n))
    limbs = _limbs(b, b.load_limbs(factors), n)
    for j in range(n):
        for i, limb in enumerate(limbs):
            b.store(rows, n * j + i, limb)
        if j < n - 1:
            b.comment(f"times 2^{LIMB}")
            folded = w._times_less(limbs[-1])
            low, carry = b.and_(folded, b.const((1 << LIMB) - 1)), b.sar(folded, LIMB)
            limbs = [low, lanes.add(b, limbs[0], carry), *limbs[1:-1]]
    claim = "r = state in limbs, and row j of rows = factors * 2^(51 j) mod p, lane by lane"
    return b.build(internal(BEGIN, claim, f"state, factors: numbers below 2^{modulus.bits}, by words."))


def end_program(modulus: Modulus) -> Program:
    """X and Z of P, or of Q where the mask is all-ones, in words."""
    b = Builder(END, _WORD)
    w = FourWriter(b, modulus)
    words = -(-modulus.bits // _WORD)
    r = b.param("r", Kind.QUADS, words, output=True)
    s = _state(b, w, "s")
    mask = b.load(b.param("mask", Kind.MASK))
    state = b.load_limbs(s)
    chosen = w.blend(mask, w.permuted(state, _HALVES), state)
    b.comment("limbs, the bits above 2^k folded twice: below 2*p")
    limbs = w.carried(chosen)
    limbs = _wrapped(w, _wrapped(w, limbs))
    b.comment("what exceeds 2^k after c is added is 1 where the number is p or more")
    carry = b.const(w.less)
    for limb in limbs:
        carry = b.sar(lanes.add(b, limb, carry), LIMB)
    limbs = _sequential(w, [b.maddlo(limbs[0], carry, b.const(w.less)), *limbs[1:]])
    limbs[-1] = b.and_(limbs[-1], b.const((1 << LIMB) - 1))
    b.comment(f"words of {_WORD} bits from limbs of {LIMB}")
    for index in range(words):
        word: Value | None = None
        for k, limb in enumerate(limbs):
            offset = LIMB * k - _WORD * index
            if -LIMB < offset < _WORD:
                moved = b.shl(limb, offset) if offset >= 0 else b.shr(limb, -offset)
                word = moved if word is None else b.or_(word, moved)
        assert word is not None
        b.store(r, index, word)
    return b.build(internal(END, "r = the first two lanes of s, or the last two where the mask is all-ones, mod p and canonical"))


def _wrapped(w: FourWriter, x: Sequence[Value]) -> list[Value]:
    """Carried one after the other, what the top one has above 51 bits folded."""
    limbs = _sequential(w, x)
    top, over = w.b.and_(limbs[-1], w.b.const((1 << LIMB) - 1)), w.b.sar(limbs[-1], LIMB)
    return [w.b.maddlo(limbs[0], over, w.b.const(w.less)), *limbs[1:-1], top]


def _sequential(w: FourWriter, x: Sequence[Value]) -> list[Value]:
    limbs, carry = [], None
    for column in x[:-1]:
        total = lanes.add(w.b, carry, column)
        limbs.append(w.b.and_(total, w.b.const((1 << LIMB) - 1)))
        carry = w.b.sar(total, LIMB)
    return [*limbs, lanes.add(w.b, carry, x[-1])]


def _limbs(b: Builder, words: Sequence[Value], n: int) -> list[Value]:
    limbs = []
    for k in range(n):
        limb: Value | None = None
        for j, word in enumerate(words):
            offset = _WORD * j - LIMB * k
            if -_WORD < offset < LIMB:
                moved = b.shl(word, offset) if offset >= 0 else b.shr(word, -offset)
                limb = moved if limb is None else b.or_(limb, moved)
        assert limb is not None
        limbs.append(b.and_(limb, b.const((1 << LIMB) - 1)))
    return limbs


def _state(b: Builder, w: FourWriter, name: str, *, output: bool = False) -> Param:
    return b.param(name, Kind.QUADS, w.n, output=output, highest=w.highest)


def _rows_highest(n: int) -> tuple[int, ...]:
    """Limbs of rows: each has been carried to n times at most."""
    return ((1 << LIMB) + n * _SMALL,) * (LANES * n * n)


def quads(numbers: Sequence[int], n: int, bits: int = LIMB) -> int:
    """Four numbers in limbs or words side by side, as one number of 64-bit words."""
    return sum((number >> bits * k & (1 << bits) - 1) << _WORD * (LANES * k + lane)
               for lane, number in enumerate(numbers) for k in range(n))  # fmt: skip


def numbers_of(words: int, n: int, bits: int = LIMB) -> list[int]:
    """The four numbers that columns stand for."""
    return [sum((words >> _WORD * (LANES * k + lane) & (1 << _WORD) - 1) << bits * k for k in range(n)) for lane in range(LANES)]


def rows_of(factors: Sequence[int], modulus: Modulus) -> int:
    """What ladder4_begin makes of factors, but for carries: rows in limbs."""
    n = modulus.bits // LIMB
    return sum(quads([(factor << LIMB * j) % modulus.number for factor in factors], n) << _WORD * LANES * n * j for j in range(n))


def draw_state(w: FourWriter, rng: random.Random) -> int:
    """Columns as they may stand in memory, edges first in likelihood."""
    return sum(rng.choice((0, most, most, rng.randrange(most + 1))) << _WORD * k for k, most in enumerate(w.highest))


def check_congruences(modulus: Modulus) -> None:
    """Raise FalseClaim unless products, products with rows and carries are, for all inputs and modulo p, what they are called."""
    for part in ("product", "rows", "carried"):
        program, n = _part_program(modulus, part), modulus.bits // LIMB
        view = LaneView(fold(apart(program)), {})
        for lane in range(LANES):
            x, y, plus, r = (_numbers(view, name, lane) for name in ("x", "y", "plus", "r"))
            match part:
                case "product":
                    expected = product_of(weighted_sum(_weighted(x)), weighted_sum(_weighted(y)))
                case "rows":
                    terms = [(1, product_of(x[j], weighted_sum(_weighted(y[n * j : n * j + n])))) for j in range(n)]
                    expected = weighted_sum([*_weighted(plus), *terms])
                case _:
                    expected = weighted_sum(_weighted(x))
            difference = view.expanded(weighted_sum([*_weighted(r), (-1, expected)]))
            if any(coefficient % modulus.number for coefficient in difference.terms.values()):  # an integer over a power of two
                raise FalseClaim(f"{program.name}: what lane {lane} promises could not be shown")


def _part_program(modulus: Modulus, part: str) -> Program:
    """A product or a carry by itself."""
    b = Builder(f"four_{part}", _WORD)
    w, n = FourWriter(b, modulus), modulus.bits // LIMB
    limbs, columns = ((1 << LIMB + 1) - 1, (1 << _COLUMN) - 1)
    r = b.param("r", Kind.QUADS, n, output=True)
    highest = columns if part == "carried" else limbs
    x = b.load_limbs(b.param("x", Kind.QUADS, n, highest=(highest,) * (LANES * n)))
    if part == "carried":
        b.store_limbs(r, w.carried(x))
    elif part == "product":
        b.store_limbs(r, w.product(x, b.load_limbs(b.param("y", Kind.QUADS, n, highest=(limbs,) * (LANES * n)))))
    else:
        y = b.load_limbs(b.param("y", Kind.QUADS, n * n, highest=(limbs,) * (LANES * n * n)))
        plus = b.load_limbs(b.param("plus", Kind.QUADS, n, highest=(columns,) * (LANES * n)))
        b.store_limbs(r, w.product_with_rows(x, [y[n * j : n * j + n] for j in range(n)], plus))
    return b.build(internal(part))


def _numbers(view: LaneView, name: str, lane: int) -> list[Poly]:
    """The words of one lane of a parameter, in order; none where there is no such parameter."""
    taken = {i.index: i.outs[0] for i in view.program.instrs if i.op is Op.LOAD and i.param == name}
    taken |= {store.index: store.value for store in view.program.stores if store.param == name}
    return [view.words[value].poly for index, value in sorted(taken.items()) if index % LANES == lane and value is not None]


def _weighted(words: Sequence[Poly]) -> list[tuple[int, Poly]]:
    return [(1 << LIMB * k, word) for k, word in enumerate(words)]


def _check(step: Program, modulus: Modulus, factor: int) -> None:
    """Raise Mismatch where the step and the formula disagree on an edge case."""
    rng, w, lane = random.Random(step.name), FourWriter(Builder("", _WORD), modulus), apart(step)
    p, used = modulus.number, formula("montgomery_ladder")
    for _ in range(CASES):
        state, swapped, u = draw_state(w, rng), rng.randrange(2), rng.choice((0, 1, p - 1, rng.randrange(p)))
        numbers = numbers_of(state, w.n)
        places = numbers[2:] + numbers[:2] if swapped else numbers
        expected = evaluate(used, {**dict(zip(_STATE, places, strict=True)), "X1": u, "a24": factor}, Residues(p))
        given = {"s": state, "rows": rows_of((0, factor, 1, u), modulus), "mask": swapped * ((1 << _WORD) - 1)}
        computed = run(lane, given)["r"]
        assert isinstance(computed, int)
        for name, number in zip(_NEXT, numbers_of(computed, w.n), strict=True):
            if number % p != expected[name]:
                raise Mismatch(f"{step.name}: {name} is wrong for { {key: hex(x) for key, x in given.items()} }")
