# SPDX-License-Identifier: MIT
"""A point formula in lanes as ONE Program, whose sums and differences are neither carried nor reduced.

A value is a list of columns, signed words that may be larger than a limb, with exact bounds of the number they make. Only what is
multiplied is carried to limbs, after as many times p are added as make it positive; only where it does not fit them, and at the
end, it is brought below 2*p, by the bits above 2^k > p times 2^k - p.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ecgen.arith.lanes import columns as lanes
from ecgen.arith.lanes import digits as lane_digits
from ecgen.arith.lanes import montgomery as lane_montgomery
from ecgen.arith.lanes.catalog import WEAK
from ecgen.arith.lanes.columns import LIMB_MASK
from ecgen.arith.lanes.digits import signed_limbs
from ecgen.curve.evaluate import evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.lower import Call, lower
from ecgen.field import Modulus
from ecgen.interpret import run
from ecgen.ir import LANE_LIMB, Builder, Kind, Program, Value
from ecgen.logic.contract import internal
from ecgen.passes.pipeline import finished
from ecgen.rings import Residues
from ecgen.selfcheck import CASES, Mismatch, edge_numbers

#: The operation that such a Program's contract names.
FORMULA = "formula"


@dataclass(frozen=True, eq=False)
class Number:
    """A number in [lo, hi] by its columns. `limbs`: whether these are limbs, but the top one no larger than the number asks."""

    columns: tuple[Value, ...]
    lo: int
    hi: int
    limbs: bool = False


class Unfit(ValueError):
    """The modulus leaves no room for numbers that are not reduced."""


@dataclass
class Writer:
    """Writes field operations on Numbers into a Builder."""

    b: Builder
    modulus: Modulus
    _ready: dict[Number, Number] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.p, self.n, self.radix = self.modulus.number, self.modulus.limbs, self.modulus.radix
        self.form = lane_digits.form(self.p, self.n)

    def element(self, limbs: Sequence[Value]) -> Number:
        """What stands in memory: below 2*p."""
        return Number(tuple(limbs), 0, WEAK * self.p - 1, limbs=True)

    def _by_columns(self, x: Number, y: Number, step: Callable[[Builder, Value, Value], Value]) -> tuple[Value, ...]:
        return tuple(step(self.b, first, second) for first, second in zip(x.columns, y.columns, strict=True))

    def add(self, x: Number, y: Number) -> Number:
        return Number(self._by_columns(x, y, lanes.add), x.lo + y.lo, x.hi + y.hi)

    def sub(self, x: Number, y: Number) -> Number:
        return Number(self._by_columns(x, y, lanes.sub), x.lo - y.hi, x.hi - y.lo)

    def dbl(self, x: Number) -> Number:
        return self.add(x, x)

    def mul(self, x: Number, y: Number) -> Number:
        x, y = self.ready(x), self.ready(y)
        return self._product(lane_montgomery.product(self.b, x.columns, y.columns, self.form), x.hi * y.hi)

    def sqr(self, x: Number) -> Number:
        x = self.ready(x)
        return self._product(lane_montgomery.square(self.b, x.columns, self.form), x.hi**2)

    def _product(self, columns: Sequence[Value], most: int) -> Number:
        """By the sum of the multiples of p that all the steps may add."""
        lead = 1 << LANE_LIMB * (self.n - 1)
        early = abs(sum(digit << LANE_LIMB * j for j, digit in enumerate(self.form.early.digits)))
        added = ((lead - 1) * early + (self.radix - lead) * self.p) // self.radix + 1
        return Number(tuple(columns), *((0, most // self.radix + added) if self.form.sigma > 0 else (-added, most // self.radix)))

    def _raised(self, x: Number, least: int) -> Number:
        """x plus as many times p as make it at least `least`."""
        times = -((x.lo - least) // self.p)
        if times <= 0:
            return x
        columns = lanes.plus_constant(self.b, x.columns, times * self.p)
        return Number(tuple(columns), x.lo + times * self.p, x.hi + times * self.p)

    def ready(self, x: Number) -> Number:
        """The same element as limbs that can be multiplied."""
        if x not in self._ready:
            self._ready[x] = self._limbs(x)
        return self._ready[x]

    def _limbs(self, x: Number) -> Number:
        if x.limbs:
            return x
        room = self.radix - (self.radix >> LANE_LIMB)
        raised = x.hi - min(0, x.lo // self.p * self.p)
        x = self._raised(x, 0) if raised < room else self.tightened(x)
        if x.lo < 0 or x.hi >= room:
            raise Unfit(f"numbers up to {x.hi:#x} do not fit {self.n} limbs")
        return Number(tuple(lanes.normalised(self.b, x.columns)), x.lo, x.hi, limbs=True)

    def tightened(self, x: Number) -> Number:
        """The same element in [0, 2*p), by columns."""
        b, k, top = self.b, self.modulus.bits, LANE_LIMB * (self.n - 1)
        shift, less = k - top, (1 << k) - self.p
        if self.n < 3 or shift < 1 or less >> (k - 16):
            raise Unfit("2^k - p is not small, or p does not reach into the top limb")
        spare = 1 << (top - LANE_LIMB + 12)  # no columns below the two top ones make more than this
        x = self._raised(x, (1 << top) + spare)
        below = x.columns[-2]
        head = lanes.sub(b, lanes.add(b, b.sar(below, LANE_LIMB), x.columns[-1]), b.const(1))
        quotient = b.sar(head, shift)
        most = (x.hi + spare) >> k
        columns = [*x.columns[:-2], b.and_(below, b.const(LIMB_MASK)),
                   lanes.add(b, b.and_(head, b.const((1 << shift) - 1)), b.const(1))]  # fmt: skip
        for j, digit in enumerate(signed_limbs(less, self.n)):
            if digit:
                step = lanes.add if digit > 0 else lanes.sub
                columns[j] = step(b, columns[j], self._times(quotient, abs(digit), most))
        tight = Number(tuple(columns), 0, (1 << k) + (1 << top) + spare + most * less)
        if tight.hi >= WEAK * self.p:
            raise Unfit("2^k - p is not small")
        return tight

    def _times(self, x: Value, factor: int, most: int) -> Value:
        """x*factor for 0 <= x <= most."""
        shift = factor.bit_length() - 1
        if factor == 1 << shift and most << shift < 1 << 62:
            return self.b.shl(x, shift)
        if most * factor > LIMB_MASK:
            raise Unfit("a multiple of 2^k - p does not fit a limb")
        return self.b.maddlo(self.b.const(0), x, self.b.const(factor))

    def stored(self, x: Number) -> list[Value]:
        """Limbs of the element below 2*p."""
        return lanes.normalised(self.b, self.tightened(x).columns)


def fused(chosen: Formula, name: str, modulus: Modulus, constants: Sequence[str]) -> Program:
    """The formula as a function of points in lanes: r, p, where it adds q and `also` (whose x and y are the formula's `also`
    values), then the constants.

    Raises Unfit or LostCarry where the modulus does not allow it, Mismatch where the interpreter finds it wrong.
    """
    b = Builder(name, 64)
    n, bound = modulus.limbs, WEAK * modulus.number
    writer, values = Writer(b, modulus), dict[str, Number]()
    r = b.param("r", Kind.POINTS8, 3 * n, output=True, bound=bound, coordinate=n)
    for letter, role in zip("pq", chosen.inputs, strict=False):
        point = b.param(letter, Kind.POINTS8, 3 * n, bound=bound, coordinate=n)
        words = b.load_limbs(point)
        values |= {place_name: writer.element(words[n * i : n * (i + 1)]) for i, place_name in enumerate(role.names)}
    also = b.param("also", Kind.POINTS8, len(chosen.also) * n, output=True, bound=bound, coordinate=n) if chosen.also else None
    for constant in constants:
        values[constant] = writer.element(b.load_limbs(b.param(constant, modulus.kind, n, bound=bound)))
    for call in lower(chosen):
        b.comment(f"{call.out} = {_shown(call)}")
        values[call.out] = getattr(writer, call.function)(*(values[arg] for arg in call.args))
    b.comment("below 2*p")
    limbs = [limb for output in chosen.output_names for limb in writer.stored(values[output])]
    b.store_limbs(r, limbs)
    if also is not None:
        b.store_limbs(also, [limb for output in chosen.also for limb in writer.stored(values[output])])
    program = finished(b.build(internal(FORMULA, f"{chosen.title}, lane by lane", f"Source: {chosen.source}.")))
    _check(program, chosen, modulus, constants)
    return program


def _check(program: Program, chosen: Formula, modulus: Modulus, constants: Sequence[str]) -> None:
    """Raise Mismatch where the Program and the formula disagree on an edge case."""
    rng, bits = random.Random(chosen.name), modulus.width * modulus.limbs
    numbers = edge_numbers(WEAK * modulus.number, rng)
    for _ in range(CASES):
        given = {name: next(numbers) for name in (*chosen.input_names, *constants)}
        inputs = {name: given[name] for name in constants}
        for letter, role in zip("pq", chosen.inputs, strict=False):
            inputs[letter] = sum(given[name] << bits * i for i, name in enumerate(role.names))
        outputs = run(program, inputs)
        expected = evaluate(chosen, {name: modulus.decode(number) for name, number in given.items()}, Residues(modulus.number))
        for output, names in (("r", chosen.output_names), ("also", chosen.also)):
            for i, name in enumerate(names):
                whole = outputs[output]
                assert isinstance(whole, int)
                if modulus.decode(whole >> bits * i & (1 << bits) - 1) != expected[name]:
                    raise Mismatch(f"{program.name}: {name} is wrong for { {key: hex(x) for key, x in given.items()} }")


def _shown(call: Call) -> str:
    signs = {"mul": " * ", "add": " + ", "sub": " - "}
    return signs.get(call.function, "").join(call.args) if call.function in signs else f"{call.function} {call.args[0]}"
