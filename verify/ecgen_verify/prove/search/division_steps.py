# SPDX-License-Identifier: MIT
"""Division steps on numbers: what the values of `matrix` are on some inputs, and which nodes these may be. Not trusted: it says
where to look for a proof, and of which facts that is made, each of which the solver has to show."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import z3

from ecgen_verify.prove.divsteps.matrix import ENTRIES, INPUTS, values
from ecgen_verify.prove.divsteps.solver import Facts, Proof, texts, unknowns, word
from ecgen_verify.prove.graph import OPERATIONS, Meaning

_WORD = 1 << 64
_QUARTER, _HALF = _WORD >> 2, _WORD >> 1
#: From how far back facts are taken.
_DEPTHS = 3
#: Inputs on which words are compared.
_RUNS = 64
#: After so many values in a row that seem to be there and are not shown, the rest would not be either.
_MISSED = 8


def runs(lengths: Sequence[int], count: int) -> Iterator[dict[str, int]]:
    """All values for `count` inputs."""
    rng = random.Random("division steps")
    for _ in range(count):
        f, g = rng.getrandbits(64) | 1, rng.getrandbits(64)
        delta = rng.randrange(-40, 40)
        yield {name: word % _WORD for name, word in _run(lengths, delta, f, g)}


def steps_on(delta: int, f: int, g: int, steps: int) -> tuple[int, int, int, int]:
    """The matrix of division steps. `delta`: less 1/2."""
    u, v, q, r = 1, 0, 0, 1
    for _ in range(steps):
        delta, f, g, (u, v, q, r) = _step(delta, f, g, (u, v, q, r))
    return u, v, q, r


def _step(delta: int, f: int, g: int, matrix: tuple[int, int, int, int]) -> tuple[int, int, int, tuple[int, int, int, int]]:
    u, v, q, r = matrix
    if g % 2 and delta >= 0:
        return -delta, g, (g - f) // 2, (2 * q, 2 * r, q - u, r - v)
    odd = g % 2
    return delta + 1, f, (g + odd * f) // 2, (2 * u, 2 * v, q + odd * u, r + odd * v)


def _run(lengths: Sequence[int], delta: int, f: int, g: int) -> Iterator[tuple[str, int]]:
    """`delta`: less 1/2."""
    total = (1, 0, 0, 1)
    step = 0
    yield "epsilon0", delta + _QUARTER
    for block, length in enumerate(lengths):
        yield from ((f"f{block}", f), (f"g{block}", g))
        low_f, low_g = f % (1 << length), g % (1 << length)
        packed_f, packed_g = low_f + (1 << 2 * length + 1), low_g + (1 << 3 * length + 2)
        u, v, q, r = 1, 0, 0, 1
        yield from _state(f"{block}.0", packed_f, packed_g, delta)
        for index in range(1, length + 1):
            delta, packed_f, packed_g, (u, v, q, r) = _step(delta, packed_f, packed_g, (u, v, q, r))
            step += 1
            yield f"epsilon{step}", delta + _QUARTER
            yield from _state(f"{block}.{index}", packed_f, packed_g, delta)
        yield f"low uv{block}", (u * low_f + v * low_g) >> length
        yield f"low qr{block}", (q * low_f + r * low_g) >> length
        yield from zip((f"{entry}{block}" for entry in ENTRIES), (u, v, q, r), strict=True)
        a, b, c, d = total
        total = (u * a + v * c, u * b + v * d, q * a + r * c, q * b + r * d)
        yield from zip((f"total {entry}{block}" for entry in ENTRIES), total, strict=True)
        f, g = (u * f + v * g) % _WORD >> length, (q * f + r * g) % _WORD >> length
    yield from ((f"{entry}+2^S", number + (1 << step)) for entry, number in zip(ENTRIES, total, strict=True))


def _state(place: str, f: int, g: int, delta: int) -> Iterator[tuple[str, int]]:
    gamma = g + _HALF
    yield f"phi{place}", (f - 1) // 2 + _QUARTER
    yield f"gamma{place}", gamma
    yield f"positive phi{place}", _HALF - 1 if delta >= 0 else 0
    yield f"turned phi{place}", delta + _QUARTER - 1
    yield f"halved phi{place}", gamma >> 1
    yield f"parity phi{place}", gamma & 1


def graph_words(meanings: Sequence[Meaning], inputs: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The words of every node, for the values of the inputs on each run."""
    columns: list[tuple[int, ...]] = []
    for name, operands, others in meanings:
        if name == "input":
            public = isinstance(others[0], str)  # a variable, of which none is made
            columns.append((0,) * len(inputs[0]) if public else tuple(inputs[int(others[0])]))
        elif name == "const":
            columns.append((int(others[0]),) * len(inputs[0]))
        else:
            words = zip(*(columns[operand] for operand in operands), strict=True)
            columns.append(tuple(OPERATIONS[name](*values, *others) % _WORD for values in words))
    return columns


def division_draw(rng: random.Random, steps: int, limbs: int) -> dict[str, int]:
    """A matrix of division steps, and numbers of so many words that it belongs to."""
    f, g = rng.getrandbits(64 * max(limbs, 1)) | 1, rng.getrandbits(64 * max(limbs, 1))
    entries = steps_on(rng.randrange(-40, 40), f, g, steps)
    matrix = {entry: number + (1 << steps) for entry, number in zip(ENTRIES, entries, strict=True)}
    return {**matrix, "f": f, "g": g} if limbs else matrix


def division_proof(proof: Proof, lengths: Sequence[int]) -> None:
    """Asks whether nodes are values whose words they have on all samples."""
    likely, samples = defaultdict(list), list(runs(lengths, _RUNS))
    columns = [[sample[name] for sample in samples] for name in INPUTS]
    for node, column in enumerate(graph_words(proof.meanings, columns)):
        likely[column].append(node)
    search = Search(proof)
    search.bound(lengths)
    missed = 0
    for name, meaning in search.in_order():
        nodes = [node for node in likely[tuple(sample[name] for sample in samples)] if node not in proof.known]
        for node in nodes:
            search.show(node, name, meaning)
        if any(node in proof.known for node in nodes):
            missed = 0
        elif nodes and (missed := missed + 1) > _MISSED:
            return


@dataclass
class Search:
    """`facts`: what determines a value, given others; `holds`: what is known of it by itself."""

    proof: Proof
    facts: dict[str, Facts] = field(default_factory=dict)
    holds: dict[str, Facts] = field(default_factory=dict)

    def bound(self, lengths: Sequence[int]) -> None:
        """Show within which bounds packed words are."""
        for name, facts, known in values(lengths):
            self.facts[name], self.holds[name] = facts, known
        for block, length in enumerate(lengths):
            most = (1 << 3 * length + 2) + (1 << length)  # of |F| and |G|; F is odd, and `most` is even
            for step in range(length + 1):
                self._within(f"phi{block}.{step}", -(most // 2), most // 2 - 1, _QUARTER)
                self._within(f"gamma{block}.{step}", -most, most, _HALF)

    def _within(self, name: str, least: int, most: int, bias: int) -> None:
        """What stands in the word with this bias is from `least` up to `most`."""
        given = [*self.facts[name], *self._holding(self.facts[name])]
        shown = word(name) - bias >= least, word(name) - bias <= most
        self.holds[name] = texts(*(fact for fact in shown if self.proof.follows(fact, given)))

    def _holding(self, facts: Sequence[str]) -> list[str]:
        return [fact for name in names_in(facts) for fact in self.holds[name]]

    def in_order(self) -> Iterator[tuple[str, z3.BitVecRef]]:
        """All values, and after a state the words that code may make of it beside the state itself: these help to divide a
        proof."""
        state = {"phi": "", "gamma": "", "epsilon": ""}
        for name in self.facts:
            yield name, word(name)
            kind = name.rstrip("0123456789.")
            if kind in state:
                state[kind] = name
            if (kind == "gamma" and name.endswith(".0")) or (kind == "epsilon" and name != "epsilon0"):
                yield from _derived(*state.values()).items()

    def show(self, node: int, name: str, meaning: z3.BitVecRef) -> None:
        """From what determines the value, then what determines those that it and the node are made of, further and further
        back."""
        if (term := self.proof.term(node)) is None:
            return
        taken, stated = [name] if name in self.facts else [], [term.sexpr(), meaning.sexpr()]
        for _ in range(_DEPTHS):
            given = [fact for other in taken for fact in self.facts[other]]
            made_of = names_in([*given, *stated])
            self.proof.shows(node, meaning, [*given, *(fact for other in made_of for fact in self.holds[other])])
            if node in self.proof.known:
                return
            taken += [other for other in made_of if other not in taken]


def names_in(facts: Iterable[str]) -> list[str]:
    """Of the values."""
    return [unknown[6:-1] for unknown in unknowns(facts) if unknown.startswith("|word ")]


def _derived(phi: str, gamma: str, epsilon: str) -> dict[str, z3.BitVecRef]:
    return {
        f"positive {phi}": z3.If(word(epsilon) - _QUARTER >= 0, z3.BitVecVal(_HALF - 1, 64), z3.BitVecVal(0, 64)),
        f"turned {phi}": word(epsilon) - 1,
        f"halved {phi}": z3.LShR(word(gamma), 1),
        f"parity {phi}": word(gamma) & 1,
    }
