# SPDX-License-Identifier: MIT
"""What the scalar multiplications of one curve look like: windows, comb, endomorphism, non-adjacent forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ecgen.curve.comb import Comb, choose_comb
from ecgen.curve.glv import Glv, derive_glv
from ecgen.curve.recoding import Window
from ecgen.group import Group
from ecgen.library import Library
from ecgen.rings import Residues
from ecgen.spec.curve_check import Curve

#: Multiplications that a doubling, an addition, and reading one entry of a table are taken to cost.
_DOUBLING, _ADDITION, _ENTRY = 8, 16, 0.3
_WIDEST = 6
#: Below this many bits of n an endomorphism does not pay, and its lattice leaves no room for the rounding.
_GLV_BITS = 128
#: The width of the non-adjacent form for the generator, whose table is a constant, and for other points.
_NAF_BASE, _NAF = 7, 5

Tables = list[list[tuple[int, int]]]


@dataclass(frozen=True)
class Sizes:
    """The choices for one library with a Weierstrass curve."""

    library: Library

    @property
    def curve(self) -> Curve:
        curve = self.library.spec.curve
        assert curve is not None and curve.form == "weierstrass"
        return curve

    @cached_property
    def group(self) -> Group[int]:
        curve, prime = self.curve, self.library.spec.prime
        return Group("weierstrass", {"a": curve.a % prime, "b": curve.b}, Residues(prime))

    @property
    def order(self) -> int:
        return self.curve.order

    @property
    def generator(self) -> tuple[int, int]:
        return self.curve.gx, self.curve.gy

    @cached_property
    def glv(self) -> Glv | None:
        """The endomorphism of curves with a = 0, where n is large enough to gain by it, and little code is not asked for."""
        spec, curve = self.library.spec, self.curve
        if self.library.size or curve.a != 0 or curve.cofactor != 1 or curve.order.bit_length() < _GLV_BITS:
            return None
        try:
            return derive_glv(spec.prime, curve.order, curve.b, self.generator)
        except ValueError:
            return None

    @cached_property
    def window(self) -> Window:
        """The cheapest window that the proof in ecgen.curve.multiply covers, the narrowest where it covers none. For little code
        single bits, which need no table."""
        if self.library.size:
            return Window(self.order.bit_length(), 1)
        bits = self.glv.bits if self.glv is not None else self.order.bit_length()
        windows = [Window(bits, width) for width in range(2, min(_WIDEST, bits) + 1)]
        fitting = [window for window in windows if window.smallest_order <= self.order] or windows[:1]
        return min(fitting, key=self._price)

    def _price(self, window: Window) -> float:
        halves = 2 if self.glv is not None else 1
        lookup = _ADDITION + _ENTRY * window.entries
        return window.entries * _ADDITION + window.windows * (window.width * _DOUBLING + halves * lookup)

    @property
    def window_is_proved(self) -> bool:
        """Whether additions of the window can be left incomplete: n is large enough, and every point has the order n."""
        return self.window.smallest_order <= self.order and self.curve.cofactor == 1

    @property
    def safe_windows(self) -> int:
        """Additions in windows below this have to be right for all points."""
        if not self.window_is_proved:
            return self.window.windows
        if self.glv is not None:
            return self.glv.safe_windows(self.window)
        return 1 if self.window.doubling_scalars(self.order) else 0

    @cached_property
    def comb(self) -> tuple[Comb, Tables] | None:
        """The comb with its tables, None where the order is too small for any or the table is not wanted."""
        if self.library.size:
            return None
        entry = 2 * 8 * self.library.moduli(64)[0].limbs
        most = self.library.table_room // entry
        return next(self._combs(most), None)

    def _combs(self, most: int) -> Iterator[tuple[Comb, Tables]]:
        while True:
            try:
                comb = choose_comb(self.order.bit_length(), most)
            except ValueError:
                return
            try:
                yield comb, comb.table(self.group, self.generator)
                return
            except ValueError:
                most = comb.entries - 1

    @property
    def naf_widths(self) -> tuple[int, int]:
        """(for any point, for the generator)."""
        bits = self.order.bit_length()
        return min(_NAF, bits), min(_NAF_BASE, bits)

    @cached_property
    def naf_table(self) -> list[tuple[int, int]]:
        """The odd multiples of the generator; none is neutral, since they are below 2^(bits - 1)."""
        table, twice = [self.generator], self.group.add(self.generator, self.generator)
        for _ in range((1 << (self.naf_widths[1] - 2)) - 1):
            following = self.group.add(table[-1], twice)
            assert following is not None
            table.append(following)
        return table
