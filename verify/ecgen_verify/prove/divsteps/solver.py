# SPDX-License-Identifier: MIT
"""Shows by a solver (Z3, bit-vectors) that nodes of a graph of words are made of named values in some way.

Trusted, with the solver. What a node is shown to be stands for it from then on, so that each question is small: it goes down to
such nodes only. Products are not multiplied out: the product of two values is an unknown of its own. Which nodes to ask
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


def product(one: z3.BitVecRef, other: z3.BitVecRef) -> z3.BitVecRef:
    """The low word of the product of two values."""
    first, second = sorted(value.sexpr().strip("|") for value in (one, other))
    return z3.BitVec(f"product {first}, {second}", _BITS)


def texts(*facts: z3.BoolRef) -> Facts:
    return tuple(fact.sexpr() for fact in facts)


def unknowns(facts: Iterable[str]) -> Iterable[str]:
    """Values and products, as SMT-LIB has them, in the order of their use."""
    return dict.fromkeys(_UNKNOWN.findall("".join(facts)))


@dataclass
class Proof:
    """`known`: what nodes were shown to be, made of values; `facts`: what is known of values."""

    meanings: Sequence[Meaning]
    known: dict[int, z3.BitVecRef]
    facts: set[str]

    def follows(self, fact: z3.BoolRef, given: Sequence[str]) -> bool:
        """Whether it does from these facts, which are known. It is known then, too."""
        if not self.facts.issuperset(given):
            raise Undecided("internal: a fact that is not known")
        stated = fact.sexpr()
        text = "".join(f"(assert {one})" for one in (*given, f"(not {stated})"))
        numbers = {unknown: f"x{index}" for index, unknown in enumerate(unknowns([text]))}
        declared = "".join(f"(declare-const {number} (_ BitVec {_BITS}))" for number in numbers.values())
        if not _excludes(declared + _UNKNOWN.sub(lambda match: numbers[match[0]], text)):
            return False
        self.facts.add(stated)
        return True

    def shows(self, node: int, meaning: z3.BitVecRef, given: Sequence[str]) -> None:
        """The node is known to be this, if that follows from these facts."""
        term = self.term(node)
        if term is not None and self.follows(term == meaning, given):
            self.known[node] = meaning

    def term(self, top: int) -> z3.BitVecRef | None:
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
                terms[node] = self.known[node]
            elif name == "const":
                terms[node] = z3.BitVecVal(int(others[0]), _BITS)
            elif name == "low" and all(z3.is_const(self.known.get(operand)) for operand in operands):
                terms[node] = product(*(self.known[operand] for operand in operands))
            elif name in ("input", "low", "high") or count > _CONE:
                return None
            elif missing := [operand for operand in operands if operand not in terms]:
                open_ones += missing
            else:
                wide = (z3.ZeroExt(_SPARE, terms[operand]) for operand in operands)
                terms[node] = z3.Extract(_BITS - 1, 0, OPERATIONS[name](*wide, *others))
                count += 1
        return terms[top]


@cache
def _excludes(question: str) -> bool:
    """Whether what is asserted, in SMT-LIB, cannot be. Compilers, levels and blocks of steps often ask the same."""
    solver = z3.Then("bit-blast", "sat").solver()  # Z3's own way simplifies first, after which a proof takes five times as long
    solver.set("rlimit", SOLVER)
    solver.from_string(question)
    return bool(solver.check() == z3.unsat)
