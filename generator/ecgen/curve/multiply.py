# SPDX-License-Identifier: MIT
"""Reference scalar multiplications, in the steps of the emitted constant-time code, on the incomplete Jacobian formulas.

`Jacobian.add` and `add_mixed` refuse (ExceptionalCase) what their formulas call exceptional; `add_safe` is right for all points
and costs an addition, a doubling and selections. The reference uses `add_safe` in few, fixed places; that no other addition is
ever exceptional is proved below and tried for every scalar on small curves by the tests.

The variable-base window, `window_multiply` (n: the odd prime order of P, n >= 2^(width+2); k' odd in [1, n]; w = width):

    Q = d_top P;  for i = windows - 2 .. 0:  Q = 2^w Q;  Q = Q + d_i P

  1. After window i, Q = K_i P with K_i = floor(k'/2^(w*i)) made odd: both sides satisfy K_i = 2^w K_(i+1) + d_i with d_i odd,
     |d_i| < 2^w, and K = floor(k'/2^(w*windows)) = 0 made odd belongs to the marking bit. So 1 <= K_i <= k'/2^(w*i) + 1.
  2. Doublings are never exceptional: Jacobian doubling is right for all points.
  3. Addition in window i >= 1: 2^w K_(i+1) = K_i - d_i is an integer in [2^w, n/2^w + 2^w], so that it differs from +-d_i,
     |d_i| < 2^w, and 2^w K_(i+1) +- d_i lies strictly between 0 and n: neither P + P nor P - P nor O + P.
  4. Addition in window 0: the sum is k'P and the accumulator is (k' - d_0)P, which is not O: k' - d_0 = 2^w K_1 is even,
     positive and below 2n, so that it would have to be n, which is odd.
       P - P: k' = 0 mod n, so k' = n, which is what scalar 0 becomes: H = 0, so Z3 = 0, the right answer O.
       P + P: k' = 2d_0 mod n; k' is odd, so k' = n + 2d_0 with d_0 < 0: at most the few scalars of `Window.doubling_scalars`.
     So only the last addition is `add_safe`, and `add` will do where the list is empty.
  5. P = O: every table entry and Q have Z = 0, and stay so; the formulas are not exceptional for O + O.
  6. The table: 2P + (2j - 1)P is exceptional only if 2j - 1 = +-2 mod n, impossible for 2j - 1 < 2^w < n - 2.

n has to be the order of P: on a curve with a cofactor, the points of other orders must be refused before. For the comb and for
GLV the argument stands with `comb.Comb` and `glv.Glv.safe_windows`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.curve.comb import Comb
from ecgen.curve.evaluate import constants, evaluate
from ecgen.curve.formula import Formula
from ecgen.curve.glv import Glv
from ecgen.curve.library import formula
from ecgen.curve.recoding import Window, odd_scalar
from ecgen.rings import Residues

Point = tuple[int, int, int]  # Jacobian; Z = 0 is the neutral element
Affine = tuple[int, int]


class ExceptionalCase(AssertionError):
    """An incomplete addition met inputs for which its formula is wrong."""


@dataclass(frozen=True)
class Jacobian:
    """Point operations of y^2 = x^3 + ax + b modulo a prime, each by its formula."""

    prime: int
    a: int
    b: int

    @property
    def doubling(self) -> Formula:
        special = {0: "jacobian_double_zero", self.prime - 3: "jacobian_double_minus3"}
        return formula(special.get(self.a % self.prime, "jacobian_double"))

    def _run(self, chosen: Formula, coordinates: Sequence[int]) -> dict[str, int]:
        field = Residues(self.prime)
        values = constants(chosen, {"a": self.a % self.prime, "b": self.b % self.prime}, field)
        return evaluate(chosen, values | dict(zip(chosen.input_names, coordinates, strict=True)), field)

    def double(self, p: Point) -> Point:
        results = self._run(self.doubling, p)
        return results["X3"], results["Y3"], results["Z3"]

    def add(self, p: Point, q: Point) -> Point:
        """p + q by 11M + 5S. Raises ExceptionalCase for P + P and for O + P."""
        results = self._run(formula("jacobian_add"), (*p, *q))
        if (p[2] == 0) != (q[2] == 0):
            raise ExceptionalCase("O + P")
        if p[2] != 0 and results["H"] == 0 and results["r"] == 0:
            raise ExceptionalCase("P + P")
        return results["X3"], results["Y3"], results["Z3"]

    def add_mixed(self, p: Point, q: Affine) -> Point:
        """p + q by 7M + 4S. Raises ExceptionalCase for P + P and for O + P."""
        results = self._run(formula("jacobian_add_mixed"), (*p, *q))
        if p[2] == 0:
            raise ExceptionalCase("O + P")
        if results["H"] == 0 and results["r"] == 0:
            raise ExceptionalCase("P + P")
        return results["X3"], results["Y3"], results["Z3"]

    def add_safe(self, p: Point, q: Point) -> Point:
        """p + q for all points: the addition and the doubling are both made, then selected from, with no branch in C."""
        results = self._run(formula("jacobian_add"), (*p, *q))
        total = results["X3"], results["Y3"], results["Z3"]
        doubled = self.double(p)
        total = doubled if results["H"] == 0 and results["r"] == 0 else total  # also for O + O, and for O + P, mended below
        total = q if p[2] == 0 else total
        return p if q[2] == 0 else total

    def negate_if(self, negative: bool, p: Point) -> Point:
        return p[0], -p[1] % self.prime if negative else p[1], p[2]

    def odd_multiples(self, p: Point, count: int) -> list[Point]:
        """P, 3P, 5P, ... by one doubling and count - 1 additions."""
        twice, table = self.double(p), [p]
        for _ in range(count - 1):
            table.append(self.add(table[-1], twice))
        return table


def window_multiply(curve: Jacobian, order: int, scalar: int, point: Point, window: Window) -> Point:
    """scalar * point for 0 <= scalar < 2^bits and a point of this order, or O."""
    odd, negate = odd_scalar(scalar, order)
    table = curve.odd_multiples(point, window.entries)
    top, last = window.windows - 1, not window.doubling_scalars(order)
    total = table[window.lookup(odd, top)[1]]
    for index in range(top - 1, -1, -1):
        for _ in range(window.width):
            total = curve.double(total)
        negative, entry = window.lookup(odd, index)
        addend = curve.negate_if(negative, table[entry])
        total = curve.add(total, addend) if index or last else curve.add_safe(total, addend)
    return curve.negate_if(negate, total)


def comb_multiply(curve: Jacobian, order: int, scalar: int, table: Sequence[Sequence[Affine]], comb: Comb) -> Point:
    """scalar * G for 0 <= scalar < 2^bits, with comb.table of G."""
    odd, negate = odd_scalar(scalar, order)

    def addend(block: int, column: int) -> Point:
        negative, entry = comb.lookup(odd, block, column)
        return curve.negate_if(negative, (*table[block][entry], 1))

    top = comb.spacing - 1
    total = addend(0, top)
    for column in range(top, 0, -1):
        if column != top:
            total = curve.double(total)
        for block in range(column == top, comb.blocks):
            point = addend(block, column)
            total = curve.add_safe(total, point) if column <= comb.safe_columns else curve.add_mixed(total, point[:2])
    low = addend(0, 0)
    for block in range(1, comb.blocks):
        low = curve.add_mixed(low, addend(block, 0)[:2])
    return curve.negate_if(negate, curve.add_safe(curve.double(total), low))


def glv_multiply(curve: Jacobian, glv: Glv, scalar: int, point: Point, window: Window) -> Point:
    """scalar * point for 0 <= scalar < 2^(bits of n); window.bits = glv.bits. Times beta in x, the table of P is lambda*P's."""
    reduced = scalar - glv.order if scalar >= glv.order else scalar
    halves = glv.decompose(reduced)
    table = curve.odd_multiples(point, window.entries)
    images = [(glv.beta * x % curve.prime, y, z) for x, y, z in table]

    def addend(which: int, index: int) -> Point:
        negative, entry = window.lookup(abs(halves[which]), index)
        return curve.negate_if(negative != (halves[which] < 0), (table, images)[which][entry])

    top, safe = window.windows - 1, glv.safe_windows(window)
    total = curve.add(addend(0, top), addend(1, top))
    for index in range(top - 1, -1, -1):
        for _ in range(window.width):
            total = curve.double(total)
        for which in (0, 1):
            add = curve.add_safe if index < safe else curve.add
            total = add(total, addend(which, index))
    return total
