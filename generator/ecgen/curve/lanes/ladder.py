# SPDX-License-Identifier: MIT
"""The Montgomery ladder in lanes as Programs on numbers that are neither carried nor reduced between the steps.

As in curve.lane_fuse a value is a list of columns and only what is multiplied is carried to limbs; but elements stand for
themselves, and products are folded by p = 2^k - c (arith.lane_crandall). What a step leaves are the columns of folded products,
which the next step adds and subtracts as they are.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ecgen.arith.lanes import crandall as lane_crandall
from ecgen.arith.lanes.catalog import limbs_of_words, words_of_limbs
from ecgen.arith.lanes.crandall import Fold
from ecgen.curve.evaluate import evaluate
from ecgen.curve.lanes.fuse import Number, Unfit, Writer
from ecgen.curve.library import formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Modulus
from ecgen.interpret import run
from ecgen.ir import LANE_LIMB, Builder, Kind, Param, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.pipeline import finished
from ecgen.rings import Residues
from ecgen.selfcheck import CASES, Mismatch

#: The operations that the contracts name.
STEP, INTO, OUT_OF = "ladder8_step", "ladder8_from_single", "ladder8_to_single"

#: The state's coordinates, in the order in which they stand in memory.
_STATE = ("X2", "Z2", "X3", "Z3")
_NEXT = ("X4", "Z4", "X5", "Z5")
#: Columns in memory but the top one are below 2^58: a sum of up to 2n halves of products of limbs, n <= 16, and a little.
_COLUMN_BITS = 58
#: The step's calls in this order, in which no multiplication waits for the one before it.
_ORDER = ("A", "B", "C", "D", "AA", "BB", "DA", "CB", "t0", "t1", "E", "X4", "t2", "X5", "t4", "Z5", "Z4")
#: More limbs than these would make columns of products overflow those bits.
_MOST_LIMBS = 16


def suits(modulus: Modulus, factor: int) -> bool:
    """Whether there are such Programs for a modulus in lanes and (A - 2)/4 = factor."""
    return lane_crandall.fold_of(modulus) is not None and modulus.limbs <= _MOST_LIMBS and 0 < factor < 1 << 32


@dataclass
class CrandallWriter(Writer):
    """Field operations on Numbers that stand for themselves."""

    fold: Fold = field(init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        folding = lane_crandall.fold_of(self.modulus)
        assert folding is not None
        self.fold = folding

    @property
    def highest(self) -> tuple[int, ...]:
        """Of the columns in memory."""
        return (*[(1 << _COLUMN_BITS) - 1] * (self.n - 1), (1 << self.fold.top) - 1)

    def columns(self, words: Sequence[Value]) -> Number:
        """What a step left in memory."""
        return Number(tuple(words), 0, sum(most << LANE_LIMB * k for k, most in enumerate(self.highest)))

    def element(self, limbs: Sequence[Value]) -> Number:
        """Limbs of a number below 2^k."""
        return Number(tuple(limbs), 0, (1 << self.fold.bits) - 1, limbs=True)

    def mul(self, x: Number, y: Number) -> Number:
        x, y = self.ready(x), self.ready(y)
        return self._folded(lane_crandall.product(self.b, x.columns, y.columns), x.hi * y.hi)

    def sqr(self, x: Number) -> Number:
        x = self.ready(x)
        return self._folded(lane_crandall.square(self.b, x.columns), x.hi**2)

    def add_scaled(self, x: Number, y: Number, factor: int) -> Number:
        """x + y*factor, for x whose columns are not negative."""
        y = self.ready(y)
        columns = lane_crandall.scaled(self.b, x.columns, y.columns, factor, self.fold, x.hi + y.hi * factor)
        return self.columns(columns)

    def _folded(self, columns: Sequence[Value], most: int) -> Number:
        return self.columns(lane_crandall.folded(self.b, columns, self.fold, most))

    def tightened(self, x: Number) -> Number:
        """Not needed where a modulus leaves its limbs some room: those are sums and differences of no more than two products."""
        raise Unfit(f"numbers up to {x.hi:#x} do not fit {self.n} limbs")

    def select(self, mask: Value, x: Number, y: Number) -> Number:
        """x where the mask is all-ones, else y, of what can be multiplied."""
        x, y = self.ready(x), self.ready(y)
        chosen = [self.b.blend(mask, first, second) for first, second in zip(x.columns, y.columns, strict=True)]
        return Number(tuple(chosen), 0, max(x.hi, y.hi), limbs=True)


def programs(modulus: Modulus, single: Modulus, factor: int) -> list[Program]:
    """The step, and what leads into lanes and out of them. Raises Unfit or LostCarry where the modulus does not allow them."""
    step = finished(step_program(modulus, factor))
    _check(step, modulus, factor)
    return [step, finished(into_program(modulus, single)), finished(out_of_program(modulus, single))]


def step_program(modulus: Modulus, factor: int, order: Sequence[str] = _ORDER) -> Program:
    """r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q); u = x(P - Q). As curve.ladder has it for one.

    `order`: of the calls; t3 = a24*E is part of t4 = AA + t3.
    """
    b, used = Builder("ladder8_step", 64), formula("montgomery_ladder")
    writer, n = CrandallWriter(b, modulus), modulus.limbs
    r, s = _columns(b, writer, "r", 4, output=True), _columns(b, writer, "s", 4)
    u = b.param("u", Kind.FIELD8, n, bound=1 << modulus.bits)
    mask = b.load(b.param("mask", Kind.MASKS))
    values = {name: writer.columns([b.load(s, n * place + i, 8) for i in range(n)]) for place, name in enumerate(_STATE)}
    values["X1"] = writer.element(b.load_limbs(u))
    calls = {call.out: call for call in lower(used, {"a24"})}
    chosen = {"AA": ("C", "A"), "BB": ("D", "B")}
    for name in order:
        values[name] = _made(writer, calls, values, name, factor, chosen, mask)
    b.store_limbs(r, [word for name in _NEXT for word in values[name].columns])
    claim = "r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q), lane by lane"
    notes = (f"Source: {used.source}.", f"Points are (X : Z); coordinates modulo p by columns, the top one below "
             f"2^{writer.fold.top}, the others below 2^{_COLUMN_BITS}. x(P - Q) = u in limbs, below 2^{modulus.bits}, which "
             "stands for itself.")  # fmt: skip
    return b.build(internal(STEP, claim, *notes))


def _made(writer: CrandallWriter, calls: Mapping[str, Call], values: Mapping[str, Number], name: str, factor: int,
          chosen: Mapping[str, tuple[str, str]], mask: Value) -> Number:  # fmt: skip
    call, b = calls[name], writer.b
    if name in chosen:
        yes, no = chosen[name]
        b.comment(f"{name} = ({yes} or {no})^2 by the mask")
        return writer.sqr(writer.select(mask, values[yes], values[no]))
    scaled = next((calls[arg] for arg in call.args if arg in calls and calls[arg].function == "mul_small"), None)
    if scaled is not None:
        (other,) = (arg for arg in call.args if arg != scaled.out)
        b.comment(f"{name} = {other} + {factor}*{scaled.args[0]}")
        return writer.add_scaled(values[other], values[scaled.args[0]], factor)
    signs = {"mul": " * ", "add": " + ", "sub": " - "}
    b.comment(f"{name} = {signs[call.function].join(call.args) if call.function in signs else call.args[0] + '^2'}")
    result: Number = getattr(writer, call.function)(*(values[arg] for arg in call.args))
    return result


def into_program(modulus: Modulus, single: Modulus) -> Program:
    """Limbs of eight single elements, which stand for themselves."""
    b = Builder("ladder8_from_fe", 64)
    r = b.param("r", Kind.FIELD8, modulus.limbs, output=True, bound=1 << modulus.bits)
    a = b.param("a", Kind.FIELDS, single.limbs, bound=single.number)
    words = [b.load(a, index, single.width // 8) for index in range(single.limbs)]
    b.comment(f"limbs of {LANE_LIMB} bits from words of {single.width}")
    b.store_limbs(r, limbs_of_words(b, words, single.width, modulus.limbs))
    return b.build(internal(INTO, "lane i of r = a[i], which stands for itself"))


def out_of_program(modulus: Modulus, single: Modulus) -> Program:
    """A coordinate of what the last step left as eight single elements."""
    b = Builder("ladder8_to_fe", 64)
    writer, n = CrandallWriter(b, modulus), modulus.limbs
    r = b.param("r", Kind.FIELDS, single.limbs, output=True, bound=single.number)
    p, q = _columns(b, writer, "p", 1), _columns(b, writer, "q", 1)
    mask = b.load(b.param("mask", Kind.MASKS))
    b.comment("q or p")
    columns = [b.blend(mask, b.load(q, i, 8), b.load(p, i, 8)) for i in range(n)]
    b.comment("below p")
    limbs = lane_crandall.canonical(b, columns, modulus.number, writer.fold)
    b.comment(f"words of {single.width} bits from limbs of {LANE_LIMB}")
    for index, word in enumerate(words_of_limbs(b, limbs, single.width, single.limbs)):
        b.store(r, index, word, single.width // 8)
    return b.build(internal(OUT_OF, "r[i] = lane i of p, or of q where the mask is all-ones, modulo p"))


def _columns(b: Builder, writer: CrandallWriter, name: str, numbers: int, *, output: bool = False) -> Param:
    return b.param(name, Kind.COLUMNS8, numbers * writer.n, output=output, coordinate=writer.n, highest=writer.highest)


def number_of(words: int, modulus: Modulus) -> int:
    """What columns in memory, 64 bits each as one number, stand for."""
    return sum((words >> 64 * k & (1 << 64) - 1) << LANE_LIMB * k for k in range(modulus.limbs))


def draw_columns(writer: CrandallWriter, rng: random.Random) -> int:
    """Columns as they may stand in memory, edges first in likelihood."""
    return sum(rng.choice((0, most, most, rng.randrange(most + 1))) << 64 * k for k, most in enumerate(writer.highest))


def _check(step: Program, modulus: Modulus, factor: int) -> None:
    """Raise Mismatch where the step and the formula disagree on an edge case."""
    rng, writer, size = random.Random(step.name), CrandallWriter(Builder("", 64), modulus), 64 * modulus.limbs
    p, used = modulus.number, formula("montgomery_ladder")
    for _ in range(CASES):
        state, swapped = [draw_columns(writer, rng) for _ in _STATE], rng.randrange(2)
        u = rng.choice((0, 1, p - 1, rng.randrange(p)))
        given = {"s": sum(words << size * i for i, words in enumerate(state)), "u": u, "mask": swapped * ((1 << 64) - 1)}
        numbers = [number_of(words, modulus) for words in (state[2:] + state[:2] if swapped else state)]
        expected = evaluate(used, {**dict(zip(_STATE, numbers, strict=True)), "X1": u, "a24": factor}, Residues(p))
        computed = run(step, given)["r"]
        assert isinstance(computed, int)
        for i, name in enumerate(_NEXT):
            if number_of(computed >> size * i & (1 << size) - 1, modulus) % p != expected[name]:
                raise Mismatch(f"{step.name}: {name} is wrong for { {key: hex(x) for key, x in given.items()} }")
