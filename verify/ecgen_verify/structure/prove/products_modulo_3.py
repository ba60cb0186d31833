# SPDX-License-Identifier: MIT
"""The product in a ring of polynomials modulo Phi_n = 1 + x + ... + x^(n - 1) and 3, by that modulo x^n - 1 and q.

Trusted. Let p be the product of a and b modulo x^n - 1. As Phi_n divides x^n - 1, the product modulo Phi_n is
p - p_(n - 1)*Phi_n. rq_mul is given a and b with q - 1 for 2, that is with coefficients a'_i and b'_i of -1, 0 and 1. The
coefficients p'_i of their product are between -n and n; where n < q/2, what rq_mul gives tells them, and p'_i is congruent to p_i
modulo 3.

Two functions that s3_mul calls, which are not public, are proved first, and s3_mul by what they do: z3_to_zq, and rq_to_s3, which
makes p'_i - p'_(n - 1) modulo 3 of what rq_mul gives.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import numpy as np

from ecgen.spec.ring import RingSpec
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.machine import Pointer, Violation
from ecgen_verify.prove.strings import overlap
from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.calls import Argument, calls
from ecgen_verify.structure.prove.machine import Machine
from ecgen_verify.structure.prove.tables import Functions, Table, Variable
from ecgen_verify.structure.prove.values import Lane, Lanes

_ALIGN = 2
#: What s3_mul is made of, by name without prefix.
RQ_MUL, LIFT, LOWER = "rq_mul", "z3_to_zq", "rq_to_s3"


class _Proof:
    """Of one s3_mul. `at`: where the functions are."""

    def __init__(self, code: Code, spec: RingSpec, at: Callable[[str], int]) -> None:
        if spec.q <= 2 * spec.n:
            raise Undecided("sums of n products are not known from what they are modulo q")
        self.code, self.spec, self.at = code, spec, at
        self.functions = Functions()
        self.nothing: Lanes = (0,) * (2 * (spec.padded - spec.n))
        number = np.arange(spec.q)
        #: Of a number modulo q, the one next to 0 that it stands for, modulo 3
        self.rest: Any = np.where(number < spec.q // 2, number, number - spec.q) % 3
        self.factors = {name: [Variable(3) for _ in range(spec.n)] for name in "ab"}
        self.sums = [Variable(spec.q) for _ in range(spec.n)]
        self.lifted: Any = np.array([0, 1, spec.q - 1], dtype=np.uint64)

    def run(self) -> int:
        a, b, r = self.three("a"), self.three("b"), (None,) * (2 * self.spec.padded)
        shown = self._helper(LIFT, a, lambda lanes: self.are_lifted(lanes, "a"))
        shown += self._helper(LOWER, self.product(), self._are_lower)
        called = {RQ_MUL: self.multiply, LIFT: self.lift, LOWER: self.lower}
        effects = {self.at(name): (name, effect) for name, effect in called.items()}
        arguments = [Argument(name, lanes, _ALIGN, "poly", output=name == "r") for name, lanes in (("r", r), ("a", a), ("b", b))]
        for call in calls(self.code, self.functions, self.at("s3_mul"), arguments, effects, few=True):
            if not self._are_lower(call.lanes("r")):
                raise Violation("not the product modulo Phi_n and 3")
            shown += call.steps
        return shown

    def _helper(self, name: str, given: Lanes, holds: Callable[[Lanes], bool]) -> int:
        """A function of a polynomial to another that is no part of it."""
        nothing: Lanes = (None,) * (2 * self.spec.padded)
        arguments = Argument("r", nothing, _ALIGN, "poly", output=True), Argument("a", given, _ALIGN, "poly")
        steps = 0
        for call in calls(self.code, self.functions, self.at(name), arguments, shared=False):
            if not holds(call.lanes("r")):
                raise Violation(f"{name} does not do what s3_mul needs")
            steps += call.steps
        return steps

    # --- polynomials ---

    def three(self, name: str) -> Lanes:
        return self._polynomial(self.factors[name], range(3))

    def product(self) -> Lanes:
        return self._polynomial(self.sums, range(self.spec.q))

    def _polynomial(self, variables: Sequence[Variable], values: Any) -> Lanes:
        return (*chain.from_iterable(self.functions.of(v, values) for v in variables), *self.nothing)

    def _is(self, lanes: Lanes, variables: Sequence[Variable], values: Any) -> bool:
        """Whether the coefficients are these functions of the variables, with nothing behind."""
        same = all(type(word) is Table and word.variables == (variable,) and np.array_equal(word.values, values)
                   for word, variable in zip(self._words(lanes), variables, strict=True))  # fmt: skip
        return same and lanes[2 * self.spec.n :] == self.nothing

    def _words(self, lanes: Lanes) -> list[Lane]:
        """The coefficients."""
        return [self.functions.whole(lanes[2 * place : 2 * place + 2]) for place in range(self.spec.n)]

    def are_lifted(self, lanes: Lanes, name: str) -> bool:
        return self._is(lanes, self.factors[name], self.lifted)

    def _are_lower(self, lanes: Lanes) -> bool:
        """Whether they are p'_i - p'_(n - 1) modulo 3."""
        same = all(self._is_difference(word, variable) for word, variable in zip(self._words(lanes), self.sums, strict=True))
        return same and lanes[2 * self.spec.n :] == self.nothing

    def _is_difference(self, lane: Lane, mine: Variable) -> bool:
        last = self.sums[-1]
        if mine is last:
            return type(lane) is int and lane == 0
        if type(lane) is not Table or {v.source for v in lane.variables} != {mine, last}:
            return False
        first, second = (next(v for v in lane.variables if v.source is source) for source in (mine, last))
        (mine_class, mine_rest), (last_class, last_rest) = self._classes(first), self._classes(second)
        values = lane.values if lane.variables[0] is first else lane.values.T
        expected = (mine_rest[:, None] - last_rest[None, :]) % 3
        return bool((values[np.ix_(mine_class, last_class)] == expected).all())

    def _classes(self, variable: Variable) -> tuple[Any, Any]:
        """All pairs (value of the variable, rest) that there are for a value of its source, as two rows."""
        both = np.unique(variable.numbers().astype(np.int64) * 3 + self.rest)
        return both // 3, both % 3

    # --- what the functions called do ---

    def multiply(self, machine: Machine) -> None:
        """rq_mul, by its contract of the factors, in either order."""
        to, first, second = self._places(machine, 3)
        x, y = self._read(machine, first), self._read(machine, second)
        if not any(self.are_lifted(x, p) and self.are_lifted(y, q) for p, q in ("ab", "ba")):
            raise Undecided("rq_mul is called with what are not the factors")
        self._write(machine, to, self.product())

    def lift(self, machine: Machine) -> None:
        to, source = self._places(machine, 2, apart=True)
        lanes = self._read(machine, source)
        for variables in self.factors.values():
            if self._is(lanes, variables, range(3)):
                self._write(machine, to, self._polynomial(variables, self.lifted))
                return
        raise Undecided(f"{LIFT} is called with what is no factor")

    def lower(self, machine: Machine) -> None:
        to, source = self._places(machine, 2, apart=True)
        lanes = self._read(machine, source)
        if not self._is(lanes, self.sums, range(self.spec.q)):
            raise Undecided(f"{LOWER} is called with what is not the product")
        last = Variable(3, self.sums[-1], self.rest)
        values: Any = np.array([[(i - j) % 3 for j in range(3)] for i in range(3)], dtype=np.uint64)
        differences = (self.functions.split((Variable(3, v, self.rest), last), values) for v in self.sums[:-1])
        self._write(machine, to, (*chain.from_iterable(differences), 0, 0, *self.nothing))

    def _places(self, machine: Machine, count: int, *, apart: bool = False) -> list[Pointer]:
        """The arguments, polynomials each; the first may be one of the others unless `apart`, but no part of it."""
        places = []
        for name in ARGUMENTS[:count]:
            place = machine.read(name)
            if not isinstance(place, Pointer) or not machine.is_aligned(place, _ALIGN):
                raise Undecided("a function is called with what is no polynomial")
            places.append(place)
        to, size = places[0], 2 * self.spec.padded
        for place in places[1:]:
            if overlap(machine, to, size, place, size, same=not apart):
                raise Undecided("the result of a function overlaps an argument")
        return places

    def _read(self, machine: Machine, place: Pointer) -> Lanes:
        return machine.read_lanes(place, 2 * self.spec.padded)

    def _write(self, machine: Machine, place: Pointer, lanes: Lanes) -> None:
        machine.write_lanes(place, lanes)


def prove_s3_mul(code: Code, spec: RingSpec, at: Callable[[str], int]) -> int:
    """r_i = p_i - p_(n - 1) modulo 3, and 0 behind, for all a and b. `at`: where a function is, by its name without prefix;
    rq_mul is taken to do what its contract says. The number of instructions; raises Undecided, Violation, Fault."""
    return _Proof(code, spec, at).run()
