# SPDX-License-Identifier: MIT
"""Shows by a solver (Z3, bit-vectors) that nodes of a graph of words are what named values are defined to be.

Trusted, with the solver. A node that is shown to be a value stands for it from then on, so that each question is small: it goes
down to such nodes only. Products are not multiplied out: the product of two values is an unknown of its own. Which nodes to ask
about, and from what, is searched for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import z3

from ecgen_verify.prove.budget import SOLVER
from ecgen_verify.prove.graph import OPERATIONS, Meaning
from ecgen_verify.prove.world import Undecided

_BITS = 64
_SPARE = 8
_CONE = 64  # nodes of one question
#: How SMT-LIB quotes the unknowns, which have blanks in their names.
_UNKNOWN = re.compile(r"\|[^|]*\|")
#: In SMT-LIB.
Facts = tuple[str, ...]


def word(name: str) -> z3.BitVecRef:
    """A value."""
    return z3.BitVec(f"word {name}", _BITS)


def product(one: str, other: str) -> z3.BitVecRef:
    """The low word of the product of two values."""
    return z3.BitVec(f"product {min(one, other)}, {max(one, other)}", _BITS)


def texts(*facts: z3.BoolRef) -> Facts:
    return tuple(fact.sexpr() for fact in facts)


def names_in(facts: Iterable[str]) -> list[str]:
    """Of the values among the unknowns, in the order of their use."""
    return [unknown[6:-1] for unknown in _unknowns("".join(facts)) if unknown.startswith("|word ")]


def _unknowns(text: str) -> Iterable[str]:
    return dict.fromkeys(_UNKNOWN.findall(text))


@dataclass(frozen=True)
class Value:
    """A word. `facts`: what determines it, given others; `range`: what holds of it by itself.

    `shown`: whether the range follows from the facts and from the ranges of the values in them, which is then checked; else it is
    known from elsewhere.
    """

    name: str
    facts: Facts = ()
    range: Facts = ()
    shown: bool = True


@dataclass
class Proof:
    """`known`: the values that nodes were shown to be."""

    meanings: Sequence[Meaning]
    values: dict[str, Value]
    known: dict[int, str]

    def shows_range(self, value: Value) -> bool:
        """Whether the range of a value follows."""
        others = (self.values[name] for name in names_in(value.facts) if name != value.name)
        given = *value.facts, *(fact for other in others for fact in other.range)
        return all(_follows(given, fact) for fact in value.range)

    def define(self, name: str, meaning: z3.BitVecRef) -> None:
        """A name for a word that is made of values, which is none of them yet: that adds nothing to what is known."""
        if name in self.values or not self.values.keys() >= {*names_in([meaning.sexpr()])}:
            raise Undecided(f"internal: {name} is no name for a word made of values")
        self.values[name] = Value(name, texts(word(name) == meaning))

    def shows(self, node: int, name: str, facts: Sequence[str]) -> None:
        """The node is known to be the value of this name, if that follows from the facts of these values."""
        term = self.term(node)
        if term is None:
            return
        given = [fact for other in facts for fact in self.values[other].facts]
        given += [fact for other in names_in([*given, term]) for fact in self.values[other].range]
        if _follows(given, f"(= {term} {word(name).sexpr()})"):
            self.known[node] = name

    def term(self, top: int) -> str | None:
        """The word of a node over the known ones, in SMT-LIB; None where that is too far or has a product of unknown words."""
        terms: dict[int, z3.BitVecRef] = {}
        open_ones, count = [top], 0
        while open_ones:
            node = open_ones[-1]
            if node in terms:
                open_ones.pop()
                continue
            name, operands, others = self.meanings[node]
            if node in self.known and node != top:
                terms[node] = word(self.known[node])
            elif name == "const":
                terms[node] = z3.BitVecVal(int(others[0]), _BITS)
            elif name == "low" and all(operand in self.known for operand in operands):
                terms[node] = product(*(self.known[operand] for operand in operands))
            elif name in ("input", "low", "high") or count > _CONE:
                return None
            elif missing := [operand for operand in operands if operand not in terms]:
                open_ones += missing
            else:
                wide = (z3.ZeroExt(_SPARE, terms[operand]) for operand in operands)
                terms[node] = z3.Extract(_BITS - 1, 0, OPERATIONS[name](*wide, *others))
                count += 1
        return terms[top].sexpr()


def _follows(given: Sequence[str], claim: str) -> bool:
    text = "".join(f"(assert {fact})" for fact in (*given, f"(not {claim})"))
    numbers = {unknown: f"x{index}" for index, unknown in enumerate(_unknowns(text))}
    declared = "".join(f"(declare-const {number} (_ BitVec {_BITS}))" for number in numbers.values())
    return _excludes(declared + _UNKNOWN.sub(lambda match: numbers[match[0]], text))


@cache
def _excludes(question: str) -> bool:
    """Whether what is asserted, in SMT-LIB, cannot be. Compilers, levels and blocks of steps often ask the same."""
    solver = z3.Solver()
    solver.set("rlimit", SOLVER)
    solver.from_string(question)
    return bool(solver.check() == z3.unsat)
