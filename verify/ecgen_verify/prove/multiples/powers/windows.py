# SPDX-License-Identifier: MIT
"""Proves PREFIX_power for every length of the exponent, by induction over the windows.

Trusted. Let w be the width, E the exponent, and bits = w*m + t + 1 with 0 <= t < w and m > 0. At the header of the loop
with `left` windows left to do, the element at a known place is a^(floor(E'/2^(w*left))) for E' = E mod 2^(w*(m + 1)). Where the
loop is entered left = m, and that is a to the power of the window from w*m on. An iteration takes what is there to the power 2^w,
and multiplies it by a to the power of the window from w*(left - 1) on: floor(E'/2^(w*(left - 1))) is that window plus 2^w times
floor(E'/2^(w*left)). With none left it is a^E'. x^0 = 1, for x = 0 as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ecgen.contracts.modp import power_contract
from ecgen_verify.prove.bits import sum_of
from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.induction import Fold, State
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.multiples.named import TAG
from ecgen_verify.prove.multiples.powers.digits import places_in, power, window_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word

EXPONENT = "exponent"
OF_ANY_LENGTH = {EXPONENT: "length"}


@dataclass(frozen=True)
class Windows(Fold):
    """Of (r, a, exponent, length, bits)."""

    width: int

    def begin(self) -> tuple[Machine, Poly | None]:
        """For any number of windows but the lowest one alone."""
        machine, windows = super().begin()
        bits, length = (machine.word(self.register(name)).poly for name in ("bits", "length"))
        machine.path.add_fact(length.scale(8) - bits, 0, 8 * LONGEST)  # bits <= 8*length
        return machine, windows

    def initial(self, machine: Machine, count: Word) -> State:
        return [self._digit(machine.path, count.poly)]

    def item(self, machine: Machine, left: Word) -> Value:
        return self._digit(machine.path, left.poly.offset(-1))

    def step(self, view: View, state: State, item: Value) -> State:
        (power,) = state
        for _ in range(self.width):
            power = self.field.mul(power, power)
        return [self.field.mul(power, item)]

    def returned(self, view: View, state: State) -> None:
        view.expect("r", state)

    def _digit(self, path: Path, left: Poly) -> Value:
        """a to the power of the window above so many."""
        (given,) = self.execution.setting.inputs["a"]
        return window_power(self.elements, path, given, left.scale(self.width), self.width)


def window_power(elements: Elements, path: Path, base: Value, position: Poly, width: int) -> Value:
    """By so many bits of the exponent from that position on."""
    window = window_of(elements, path, EXPONENT, position, width)
    return power(elements.fields[TAG], base, sum_of(places_in(path, window.poly)))


# ---------------------------------------------------------------------- the claim


def windows_claim(width: int) -> Claim:
    """PREFIX_power: up to one window executed, all others by induction, for each number of bits that the highest one may have."""
    cases = [Case(f"{bits} bits", numbers={"length": (-(-bits // 8), LONGEST), "bits": (bits, bits)}, lengths=OF_ANY_LENGTH)
             for bits in range(width + 1)]  # fmt: skip
    more = Case("any number of bits", numbers={"length": (1, LONGEST), "bits": (1, 1)}, lengths=OF_ANY_LENGTH)

    def one_window(view: View) -> None:
        (given,), bits = view.given("a"), width if view.setting.case.numbers["bits"][0] else 0
        view.expect("r", [window_power(view.elements, view.path, given, Poly({}), bits)])

    windows = partial(Windows, tag=TAG, width=width, iterations=(1, 8 * LONGEST))
    loops = [(more, partial(windows, numbers={"bits": (width, rest + 1)})) for rest in range(width)]
    return Claim(power_contract(), one_window, cases, loops, "for any number of bits")
