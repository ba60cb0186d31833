# SPDX-License-Identifier: MIT
"""Shows by a solver (Z3, bit-vectors) that nodes of a graph of words are what named values are defined to be.

Trusted, with the solver. A node that is shown to be a value stands for it from then on, so that each question is small: it goes
down to such nodes only. Products are not multiplied out: the product of two values is an unknown of its own. Which nodes to ask
about, and from what, is searched for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import z3

from ecgen_verify.prove.budget import SOLVER
from ecgen_verify.prove.graph import OPERATIONS, Meaning
from ecgen_verify.prove.world import Undecided

_BITS = 64
_SPARE = 8
_CONE = 64  # nodes of one question


class Scope:
    """The unknowns of one question, named in the order of their use, so that like questions read alike."""

    def __init__(self) -> None:
        self.unknowns: dict[tuple[str, ...], z3.BitVecRef] = {}

    def _unknown(self, key: tuple[str, ...]) -> z3.BitVecRef:
        if key not in self.unknowns:
            self.unknowns[key] = z3.BitVec(f"x{len(self.unknowns)}", _BITS)
        return self.unknowns[key]

    def __getitem__(self, name: str) -> z3.BitVecRef:
        return self._unknown((name,))

    def names(self) -> list[str]:
        """The values among the unknowns."""
        return [key[0] for key in self.unknowns if len(key) == 1]

    def product(self, one: str, other: str) -> z3.BitVecRef:
        """The low word of the product of two values."""
        return self._unknown((min(one, other), max(one, other)))


Facts = Callable[[Scope], Sequence[z3.BoolRef]]


@dataclass(frozen=True)
class Value:
    """A word. `facts`: what determines it, given others; `range`: what holds of it by itself.

    `shown`: whether the range follows from the facts and from the ranges of the values in them, which is then checked; else it is
    known from elsewhere.
    """

    name: str
    facts: Facts
    range: Facts = lambda scope: ()
    shown: bool = True


@dataclass
class Proof:
    """`known`: the values that nodes were shown to be. `samples`: words of values on some inputs, on which facts must hold."""

    meanings: Sequence[Meaning]
    values: dict[str, Value]
    samples: Sequence[Mapping[str, int]]
    known: dict[int, str] = field(default_factory=dict)
    answers: dict[str, bool] = field(default_factory=dict)

    def shows_range(self, value: Value) -> bool:
        """Whether the range of a value follows."""
        scope = Scope()
        given = list(value.facts(scope))
        for name in scope.names():
            given += self.values[name].range(scope) if name != value.name else ()
        goal = value.range(scope)
        return not goal or self._follows(scope, given, z3.And(*goal))

    def define(self, name: str, word: Callable[[Scope], z3.BitVecRef]) -> None:
        """A name for a word that is made of values, which is none of them yet: that adds nothing to what is known."""
        scope = Scope()
        word(scope)
        if name in self.values or not self.values.keys() >= {*scope.names()}:
            raise Undecided(f"internal: {name} is no name for a word made of values")
        self.values[name] = Value(name, lambda scope: (scope[name] == word(scope),))

    def shows(self, node: int, name: str, facts: Sequence[str]) -> None:
        """The node is known to be the value of this name, if that follows from the facts of these values."""
        scope = Scope()
        given = [fact for other in facts for fact in self.values[other].facts(scope)]
        term = self.term(node, scope)
        if term is None:
            return
        given += [fact for other in scope.names() for fact in self.values[other].range(scope)]
        if self._follows(scope, given, term == scope[name]):
            self.known[node] = name

    def _follows(self, scope: Scope, given: Sequence[z3.BoolRef], claim: z3.BoolRef) -> bool:
        solver = z3.Solver()
        solver.set("rlimit", SOLVER)
        solver.add(*given, z3.Not(claim))
        question = solver.sexpr()
        if question not in self.answers:
            self._check_facts(scope, given)
            self.answers[question] = solver.check() == z3.unsat
        return self.answers[question]

    def _check_facts(self, scope: Scope, given: Sequence[z3.BoolRef]) -> None:
        """Facts that exclude each other would prove anything: they must hold on what inputs lead to."""
        for sample in self.samples[:2]:
            words = []
            for key, unknown in scope.unknowns.items():
                number = 1
                for name in key:
                    number *= sample[name]
                words.append((unknown, z3.BitVecVal(number, _BITS)))
            if not z3.is_true(z3.simplify(z3.substitute(z3.And(*given), *words))):
                raise Undecided("internal: what is taken for a fact does not hold for some input")

    def term(self, top: int, scope: Scope) -> z3.BitVecRef | None:
        """The word of a node over the known ones; None where that is too far or has a product of unknown words."""
        terms: dict[int, z3.BitVecRef] = {}
        open_ones, count = [top], 0
        while open_ones:
            node = open_ones[-1]
            if node in terms:
                open_ones.pop()
                continue
            name, operands, others = self.meanings[node]
            if node in self.known and node != top:
                terms[node] = scope[self.known[node]]
            elif name == "const":
                terms[node] = z3.BitVecVal(int(others[0]), _BITS)
            elif name == "low" and all(operand in self.known for operand in operands):
                terms[node] = scope.product(*(self.known[operand] for operand in operands))
            elif name in ("input", "low", "high") or count > _CONE:
                return None
            elif missing := [operand for operand in operands if operand not in terms]:
                open_ones += missing
            else:
                wide = (z3.ZeroExt(_SPARE, terms[operand]) for operand in operands)
                terms[node] = z3.Extract(_BITS - 1, 0, OPERATIONS[name](*wide, *others))
                count += 1
        return terms[top]
