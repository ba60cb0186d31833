# SPDX-License-Identifier: MIT
"""The domain of integers, where of what operations make of secrets is only kept how it was made; and what is shown of words by
their cones, which are all that they were made of, down to words of which enough is known.

Trusted. A word stands for what its operation gives in the domain of integers. So what is shown of a cone, whatever the words are
that enter it, within their ranges, holds of these words. Cones that are alike are shown once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import permutations
from typing import Any

from ecgen_verify.prove.budget import STEPS, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.domain import Lazy, mapped
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.kernel import State, sample_points
from ecgen_verify.prove.machine import Machine, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault, Run
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

_TOP = (1 << 64) - 1
#: Paths of one cone.
_CASES = 128
#: The object in which words stand while a cone is executed.
_WORDS = "words"


@dataclass(frozen=True, eq=False)
class Origin:
    """An operation of the domain, by its name, what it was of, and the atoms of its results."""

    name: str
    args: Any
    atoms: tuple[int, ...]


def _kept(name: str) -> Callable[..., Any]:
    """The operation of this name, of which is kept what it was of where a secret is among that."""
    of_integers = getattr(Integers, name)

    def operation(self: Graph, *args: Any) -> Any:
        has_secret = any(word.secret for word in _words_in(args))
        return self.result(name, args) if has_secret else of_integers(self, *args)

    return operation


@dataclass
class Graph(Integers):
    """`origins`: of atoms. Others are free: nothing is known of them but their range and that of the number that they are of."""

    origins: dict[int, Origin] = field(default_factory=dict)

    low, total, multiply = _kept("low"), _kept("total"), _kept("multiply")
    assemble, flag, complement = _kept("assemble"), _kept("flag"), _kept("complement")
    _picked, _combined = _kept("pick"), _kept("bitwise")

    def bitwise(self, op: str, x: Word, y: Word, bits: int) -> Word:
        """What masks that are known leave is the word itself; an exclusive or with a part of one is its other part."""
        x, y = (y, x) if x.is_constant else (x, y)
        if y.is_constant and not y.lo:
            return self.const(0).marked(x.secret or y.secret) if op == "and" else x
        if y.is_constant and op == "and" and y.lo == (1 << bits) - 1:
            return x
        for one, other in permutations((x, y)) if op == "xor" and not y.is_constant else ():
            origin = self.origins.get(atom_of(other))
            parts: Sequence[Word] = origin.args[1:3] if origin is not None and origin.args[0] == "xor" else ()
            if one in parts:
                return parts[one == parts[0]]
        combined: Word = self._combined(op, x, y, bits)
        return combined

    def pick(self, bit: Word, then: Word, otherwise: Word) -> Word:
        origin = None if bit.is_constant else self.origins.get(atom_of(bit))
        if origin is not None and origin.name == "complement":
            bit, then, otherwise = origin.args[0], otherwise, then
        picked: Word = self._picked(bit, then, otherwise)
        return picked

    def result(self, name: str, args: Sequence[Any]) -> Any:
        """New words of which is kept that they are what an operation gives."""
        words = [self.unknown(name) for _ in range(2 if name == "multiply" else 1)]
        atoms = tuple(map(atom_of, words))
        self.origins |= dict.fromkeys(atoms, Origin(name, args, atoms))
        return tuple(words) if len(words) > 1 else words[0]

    def cone(self, words: Sequence[Word], others: Iterable[int] = ()) -> tuple[Cone, dict[int, int]]:
        """Of these words, down to free ones, and the numbers that atoms have in it. `others`: free ones that it has, too."""
        origins, entering, waiting = dict[Origin, None](), set(others), _atoms_in(words)
        while waiting:
            origin = self.origins.get(atom := waiting.pop())
            if origin is None:
                entering.add(atom)
            elif origin not in origins:
                before = [one for one in _atoms_in(origin.args) if one in self.origins and self.origins[one] not in origins]
                if not before:
                    origins[origin] = None
                    entering.update(one for one in _atoms_in(origin.args) if one not in self.origins)
                waiting += [atom, *before] if before else []
        world = self.path.world
        groups = [group for group in world.groups if not entering.isdisjoint(group.weights)]
        groups.sort(key=lambda group: min(group.weights))
        free = dict.fromkeys(atom for group in groups for atom in group.weights) | dict.fromkeys(sorted(entering))
        numbers = {atom: i for i, atom in enumerate(free)}
        steps = {}
        for origin in origins:
            step = origin.name, _in_order(origin.name, mapped(origin.args, partial(_numbered, numbers)))
            first = _STEPS.setdefault(step, _FIRST + 2 * len(_STEPS))
            numbers |= {atom: first + i for i, atom in enumerate(origin.atoms)}
            steps[first] = step
        return Cone(
            tuple((world.atoms[atom].lo, world.atoms[atom].hi) for atom in free),
            tuple((tuple((numbers[atom], weight) for atom, weight in group.weights.items()), world.atoms[group.whole].hi)
                  for group in groups),
            tuple((*step, first) for first, step in sorted(steps.items())),
            tuple(_numbered(numbers, word) for word in words),
        ), numbers  # fmt: skip

    def known(self, word: Word, parts: Sequence[tuple[Word, int]], constant: int = 0) -> None:
        """From here on it is looked at as this sum, modulo 2^64, which it is."""
        self.origins[atom_of(word)] = Origin("total", (parts, constant, 64), (atom_of(word),))

    def narrow(self, word: Word, least: int, most: int) -> None:
        """From here on it is free, but for this range, in which it is."""
        known = self.path.world.atoms[atom_of(word)]
        self.path.world.atoms[atom_of(word)] = replace(known, lo=max(known.lo, least), hi=min(known.hi, most))
        self.origins.pop(atom_of(word), None)

    def free(self, words: Sequence[Word], most: int) -> None:
        """Forget how these words were made, lowest first, of which the number is known not to exceed this."""
        world, atoms = self.path.world, [atom_of(word) for word in words if not word.is_constant]
        for place, word in enumerate(words):
            if not word.is_constant:
                self.narrow(word, 0, most >> (64 * place))
        taken = {atom for group in world.groups for atom in group.weights}
        if len(set(atoms)) == len(words) > 1 and taken.isdisjoint(atoms):
            weights = {atom: 1 << (64 * place) for place, atom in enumerate(atoms)}
            world.groups.append(Group(weights, world.new_atom(f"N{len(world.groups)}", 0, most)))


#: The numbers of operations on words that have numbers: the same ones in all cones.
_STEPS: dict[tuple[str, Any], int] = {}
_FIRST = 1 << 20


def _numbered(numbers: Mapping[int, int], word: Word) -> Word:
    return constant(word.lo) if word.is_constant else Word(Poly.atom(numbers[atom_of(word)]), 0, _TOP)


def _in_order(name: str, args: Any) -> Any:
    """What an operation is of, in one of the orders that do not matter."""

    def key(word: Word) -> tuple[bool, int]:
        return word.is_constant, word.lo if word.is_constant else atom_of(word)

    match name, args:
        case "total", (parts, *rest):
            return tuple(sorted(parts, key=lambda part: (key(part[0]), part[1]))), *rest
        case "multiply", (x, y, bits):
            return *sorted((x, y), key=key), bits
        case "bitwise", (op, x, y, bits):
            return op, *sorted((x, y), key=key), bits
        case "flag", (Lazy("carry", (x, y, carry, result), bits, 1),):
            return (Lazy("carry", (*sorted((x, y), key=key), carry, result), bits),)
    return args


def word_of(atom: int) -> Word:
    return Word(Poly.atom(atom), 0, _TOP, True)


def atom_of(word: Word) -> int:
    """Raises Undecided where the word is none."""
    for monomial, coefficient in word.poly.terms.items():
        if len(monomial) == len(word.poly.terms) == coefficient == 1 and not word.poly.shift:
            atom: int = monomial[0]
            return atom
    raise Undecided("a word that is made of several")


def _words_in(value: Any) -> list[Word]:
    """Those that are no constants, in order."""
    words = list[Word]()
    mapped(value, lambda word: word if word.is_constant else words.append(word))
    return words


def _atoms_in(value: Any) -> list[int]:
    return [atom_of(word) for word in _words_in(value)]


@dataclass(frozen=True)
class Cone:
    """Words have numbers: those that enter first, then what steps make of them. `ranges`: of those that enter;
    `groups`: the weights of those that are a number together, and what that does not exceed; `steps`: operations, and the number
    of the first result; `left`: of what something is to be shown."""

    ranges: tuple[tuple[int, int], ...]
    groups: tuple[tuple[tuple[tuple[int, int], ...], int], ...]
    steps: tuple[tuple[str, Any, int], ...]
    left: tuple[Word, ...]

    def zero(self, numbers: Iterable[int]) -> Cone:
        """Where these of the words that enter are 0."""
        chosen = set(numbers)
        ranges = tuple((0, 0) if i in chosen else known for i, known in enumerate(self.ranges))
        groups = tuple(group for group in self.groups if chosen.isdisjoint(i for i, _ in group[0]))
        return replace(self, ranges=ranges, groups=groups)


#: What is shown on a path of the words that enter and of those that are left. It says what their number does not exceed, where
#: that matters; raises Fork or Undecided.
Claim = Callable[[Path, Sequence[Poly], Sequence[Word]], int]


@dataclass
class _Replay(Run[Machine]):
    """Executes the steps of a cone."""

    steps: Sequence[tuple[str, Any, int]] = ()

    def _next(self, machine: Machine) -> int | None:
        if machine.address == len(self.steps):
            return machine.after_call(machine.stack_pointer, None)
        name, args, first = self.steps[machine.address]
        results = getattr(machine.domain, name)(*mapped(args, partial(_word, machine)))
        for number, word in enumerate(results if isinstance(results, tuple) else [results], first):
            machine.memory[_WORDS, number] = 8, word
        return machine.address + 1


def _word(machine: Machine, word: Word) -> Word:
    return word if word.is_constant else machine.number(machine.memory[_WORDS, atom_of(word)][1])


@cache
def shown(cone: Cone, claim: Claim) -> int:
    """What the number in the words does not exceed on any path. Raises Undecided unless the claim holds on all of them."""
    world, budget = World(), Budget(STEPS)
    world.budget = budget
    machine = entry_machine(Path(world), Image(), 0)
    words = [machine.path.input_word(f"{i}", *bounds) if any(bounds) else constant(0) for i, bounds in enumerate(cone.ranges)]
    machine.memory |= {(_WORDS, i): (8, word) for i, word in enumerate(words)}
    numbers = {str(i): word.poly for i, word in enumerate(words)}
    for weights, most in cone.groups:
        group = Group({atom_of(words[i]): weight for i, weight in weights}, world.new_atom("N", 0, most))
        world.groups.append(group)
        numbers |= {str(i): Poly({}) for i, _ in weights} | {str(weights[0][0]): group.expansion}
    reached = [0]

    def finish(end: Machine) -> None:
        entering = [end.path.resolve(word.poly) for word in words]
        reached.append(claim(end.path, entering, [_word(end, word) for word in cone.left]))

    try:
        run = _Replay(Code(Image()), {}, budget, most=_CASES, steps=cone.steps)
        run.explore(machine, finish, sample_points(machine.path, numbers))
    except Fault as fault:
        raise Undecided(str(fault)) from fault
    return max(reached)


def on_graph(state: State) -> None:
    """From the entry on."""
    state.machine.domain = Graph(state.path)
