# SPDX-License-Identifier: MIT
"""Straight-line functions on numbers in words: operands at the entry, all cases and paths, and what is there at the return.

Trusted: where the numbers stand, what is assumed of them, and that every path that some input takes is either shown to leave
what `leave` wants or raises Fault. As a check on the prover itself, sample inputs are followed along the paths: none may be lost
to a path that is called contradictory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from typing import Any

from ecgen_verify.prove import congruence
from ecgen_verify.prove.abi import ARGUMENTS, REGISTERS
from ecgen_verify.prove.account import verdict_of
from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.budget import STRAIGHT, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Kind, Operand, Part
from ecgen_verify.prove.hints import Sample, searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Machine, Pointer, Violation, entry_machine
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.run import Run, by_address
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.vectors import in_all, one_for_all
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

#: Pairs of an input and an output, see `Machine`.
Hazards = set[tuple[str, str]]
#: What calls do, by the address of the function called, beside its name.
Effects = Mapping[int, tuple[str, Callable[[Any], Any]]]


@dataclass(frozen=True)
class Case:
    """One of the cases in which something is shown. `fixed`: numbers that are given; `numbers`: the ranges of integers by value.
    `same`: operands whose words are those of another, which comes before. `count`: elements of every array; `items`: how many
    elements, points or entries a table has; `lengths`: how many bytes are behind a pointer, or which number says so; `bytes`: the
    ranges of some of these. `zero`: which inputs are 0, and which are not. `enter`: puts operands elsewhere than at their
    beginning, of a machine and what its words stand for."""

    name: str = ""
    count: int | None = None
    numbers: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    lengths: Mapping[str, int | str] = field(default_factory=dict)
    bytes: Mapping[tuple[str, int], tuple[int, int]] = field(default_factory=dict)
    items: Mapping[str, int] = field(default_factory=dict)
    zero: Mapping[str, bool] = field(default_factory=dict)
    enter: Callable[[Any, Any], None] | None = None
    fixed: Mapping[str, int] = field(default_factory=dict)
    same: Mapping[str, str] = field(default_factory=dict)


@dataclass
class State:
    """The numbers of the inputs as polynomials in their words. `given`: those that are known; `points`: values of the words of
    others for sample inputs. `alias`: operand -> the operand it is the same object as."""

    machine: Machine
    case: Case
    given: Mapping[str, int]
    operands: Mapping[str, Operand]
    numbers: dict[str, Poly] = field(default_factory=dict)
    points: list[Sample] = field(default_factory=list)
    alias: Mapping[str, str] = field(default_factory=dict)

    @property
    def path(self) -> Path:
        return self.machine.path

    def base(self, operand: Operand) -> str:
        """The object that it is."""
        return self.alias.get(operand.name, operand.name)

    def number(self, name: str) -> Poly:
        return self.path.resolve(self.numbers[name])

    def words(self, name: str, start: int = 0, length: int | None = None) -> list[Word]:
        """Those of an output at the return: so many from `start` on, or all. Each must have been written, unless it is an input
        as well."""
        operand = self.operands[name]
        indices = range(start, operand.length if length is None else start + length)
        return [self._word(operand, index) for index in indices]

    def _word(self, operand: Operand, index: int) -> Word:
        machine, name, base, places = self.machine, operand.name, self.base(operand), operand.places(index)
        if not operand.is_input and not all((base, place + byte) in machine.written
                                            for place in places for byte in range(operand.unit)):  # fmt: skip
            raise Violation(f"word {index} of the output {name} is not written")
        values = tuple(machine.load(Pointer(base, place), operand.unit) for place in places)
        if operand.is_eight:
            return machine.path.low(one_for_all(machine.domain, values), 64)
        (word,) = values
        if not isinstance(word, Word):
            raise Violation(f"word {index} of the output {name} is a pointer or a saved register")
        return word

    def output(self, name: str, start: int = 0, length: int | None = None) -> Poly:
        """The number in these words of an output."""
        operand, words = self.operands[name], self.words(name, start, length)
        part = Part(name, start, len(words), 0)
        return total((self.path.resolve(word.poly), operand.weight(part, i)) for i, word in enumerate(words))

    def congruent(self, difference: Poly, modulus: int) -> None:
        """Raises Fork, or Undecided unless the difference is a multiple of the modulus."""
        congruence.vanishes(self.path, self.path.resolve(difference), modulus)

    def below(self, number: Poly, bound: int) -> None:
        """Raises Fork, or Undecided unless the number is below the bound."""
        congruence.stays_below(self.path, number, bound)


def returned(machine: Machine, bits: int, most: int = 0) -> bool:
    """Whether what is returned, a word of so many bits, is all-ones rather than 0; or `most` rather than 0, where that is given.
    Raises Fork where it may be one of two words."""
    word = machine.path.refined(machine.word("RAX", bits))
    if not word.is_constant:
        bit = machine.path.two_valued(word)
        if bit is None:
            raise Undecided(f"the returned value is not known to be 0 or {most or 'all-ones'}")
        raise Fork(bit)
    if word.lo not in (0, most or (1 << bits) - 1):
        raise Violation(f"the returned value is {word.lo:#x}, neither 0 nor {most or 'all-ones'}")
    return word.lo != 0


#: Values of the words of inputs for which the facts hold, by which errors of the prover are found.
sample_points: Callable[[State], list[Sample]] = searched("sample_points")


@dataclass(frozen=True)
class Kernel:
    """`leave`: raises Fork, Violation or Undecided unless a path leaves what is promised. `aliases`: input -> the output it may
    be, {} first. `run`: what executes it. `assume`: puts what is known of the inputs beside their bounds. `callees`: what calls
    do, by the names of functions. `elsewhere`: where a path ends without the return. `promise`: where the text does not say all;
    `about`: the folder's numbers and forms in it. `proof`: where it is not by `leave`. `effect`: what a call does in functions
    that are executed on elements."""

    name: str
    text: str
    operands: tuple[Operand, ...]
    leave: Callable[[State], None]
    cases: tuple[Case, ...] = (Case(),)
    aliases: tuple[Mapping[str, str], ...] = ({},)
    run: Callable[[Code, Effects, Budget, Account], Run[Machine]] = Run
    assume: Callable[[State], None] | None = None
    callees: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    elsewhere: Callable[[Machine, str], Mapping[int, Callable[[Machine], None]]] = elsewhere
    promise: object = None
    about: tuple[object, ...] = ()
    proof: Callable[[Image, Kernel], Verdict] | None = None
    effect: Callable[[Any], Any] | None = None

    @property
    def promised(self) -> object:
        return self.promise or self.text

    @property
    def reading(self) -> Reading | None:
        """What a call does; None where nobody calls it so."""
        return self.effect and Reading(self.promised, self.effect, self.about)


def aliases_of(operands: Iterable[Operand]) -> tuple[Mapping[str, str], ...]:
    """Every way in which an output can be the same object as inputs of its sort: these are shown, and calls are given no others.
    Two that are updated are apart where functions call others, whose elements have a tag."""
    known = list(operands)
    ways: list[Mapping[str, str]] = [{}]
    for output in (operand for operand in known if operand.is_output and operand.length and not operand.apart):
        fitting = [one.name for one in known if one.is_input and one is not output and not (one.tag and one.is_output)
                   and one.sort == output.sort]  # fmt: skip
        ways += [dict.fromkeys(names, output.name) for n in range(len(fitting)) for names in combinations(fitting, n + 1)]
    return tuple(ways)


def bounded(operands: Sequence[Operand], show: Callable[[State, Mapping[str, Poly]], None]) -> Callable[[State], None]:
    """What is shown holds of the integers in operands, and outputs are below their bounds. What an output holds that is an input,
    too, has a name with ' at the return."""

    def leave(state: State) -> None:
        parts = {part.name + "'" * operand.is_input: (part, operand)
                 for operand in operands if operand.is_output for part in operand.numbers}  # fmt: skip
        state.path.expand()
        outputs = {name: state.output(operand.name, part.start, part.length) for name, (part, operand) in parts.items()}
        numbers = {**{name: state.number(name) for name in state.numbers}, **outputs}
        show(state, numbers)
        for name, (part, operand) in parts.items():
            if operand.limits(part):
                state.below(outputs[name], part.bound)
            for word in state.words(operand.name, part.start, part.length):
                if word.hi >= operand.radix:
                    state.below(word.poly, operand.radix)

    return leave


def kernel_theorem(image: Image, kernel: Kernel) -> Outcome:
    """The verdict, and what it rests on."""
    return Outcome((kernel.proof or prove_kernel)(image, kernel), Theorem(kernel.promised, kernel.about, kernel.callees))


def prove_kernel(image: Image, kernel: Kernel, steps: int = STRAIGHT, subject: object = None) -> Verdict:
    """`steps`: of all cases together; `subject`: see `verdict_of`. Where every word of an input is read before the word at the
    same place of the output is written, and no call asks whether both overlap, the proof for separate operands holds word for
    word when they are one, and needs no repetition. Two inputs may always be one."""
    code, budget = Code(image), Budget(steps)

    def show(account: Account) -> None:
        for case in kernel.cases:
            hazards: Hazards = set()
            for alias in kernel.aliases:
                if alias.items() <= hazards:
                    explored(code, kernel, case, alias, hazards, budget, account)

    return verdict_of(code, kernel.name, kernel.text, show, subject)


def explored(code: Code, kernel: Kernel, case: Case, alias: Mapping[str, str], hazards: Hazards, budget: Budget,
             account: Account, values: Mapping[str, int] | None = None) -> None:  # fmt: skip
    """All paths of one case, to the return, where the operands in `alias` are the same object. `values`: of the inputs, where
    they are numbers. Raises Fault or Undecided."""
    image, world = code.image, World()
    effects = by_address(image, kernel.callees)
    run = kernel.run(code, effects, budget, account)
    world.budget = budget
    machine = entry_machine(Path(world), image, image.functions[kernel.name])
    state = enter(machine, kernel.operands, case, values or {}, alias)
    if kernel.assume:
        kernel.assume(state)
    run.elsewhere = kernel.elsewhere(machine, kernel.name)
    # what a call leaves does not follow from the inputs of a sample
    state.points = [] if effects or values is not None else sample_points(state)

    def finish(end: Machine) -> None:
        hazards.update(end.hazards)
        kernel.leave(replace(state, machine=end))

    run.explore(machine, finish, [dict(point) for point in state.points])


# ---------------------------------------------------------------------- at the entry


def arrange(machine: Machine, operands: Sequence[Operand], alias: Mapping[str, str], size: Callable[[Operand], int],
            by_value: Callable[[Operand], Word], fill: Callable[[Operand, str, Operand], None]) -> None:  # fmt: skip
    """Put operands where the ABI has them. `alias`: operand -> the operand it is the same object as; `size`: bytes behind a
    pointer; `fill`: puts into an object what an input holds, or what the first input holds that is this object."""
    first: dict[str, Operand] = {}
    for register, operand in zip(ARGUMENTS, operands, strict=False):
        if operand.by_value:
            machine.memory[register, 0] = 8, by_value(operand)
            continue
        base = alias.get(operand.name, operand.name)
        if base in ("stack", *REGISTERS):
            raise Undecided(f"an operand that has the name of a register, or of the stack: {base}")
        machine.memory[register, 0] = 8, Pointer(base, 0)
        if operand.is_output:
            machine.writable[base] = size(operand)
        if operand.is_input:
            fill(operand, base, first.setdefault(base, operand))


def enter(machine: Machine, operands: Sequence[Operand], case: Case, values: Mapping[str, int],
          alias: Mapping[str, str]) -> State:  # fmt: skip
    """Numbers with `values` are constants, others atoms."""
    state = State(machine, case, {**values, **case.fixed}, {operand.name: operand for operand in operands}, alias=alias)
    arrange(machine, operands, alias, lambda operand: operand.size, partial(_argument, state), partial(_fill, state))
    return state


def _argument(state: State, operand: Operand) -> Word:
    (part,) = operand.numbers
    (word,) = unknown(state, operand, part)
    if operand.kind is not Kind.SMALL or operand.name in state.given:
        return word
    # the ABI leaves the upper half of the register undefined
    (high,) = unknown(state, operand, Part(f"{operand.name} upper half", 0, 1, 1 << 32))
    return state.path.sum((word, 1), (high, 1 << 32))


def _fill(state: State, operand: Operand, base: str, first: Operand) -> None:
    other = first if first is not operand else state.operands[state.case.same.get(operand.name, operand.name)]
    if other is not operand:
        _share(state, operand, other)
        places = [place for index in range(operand.length) for place in operand.places(index)]
        cells = {(base, place): state.machine.memory[state.base(other), place] for place in places}
    else:
        words = [word for part in operand.numbers for word in unknown(state, operand, part)]
        cells = {}
        for index, word in enumerate(words):
            values = in_all(word) if len(operand.places(index)) > 1 else (word,)
            cells |= {(base, at): (operand.unit, value) for at, value in zip(operand.places(index), values, strict=True)}
    state.machine.memory |= cells


def _share(state: State, operand: Operand, other: Operand) -> None:
    """The numbers of an operand are those of another. Raises Undecided where the two are not laid out alike, or where some of
    the first are given: nothing is known then."""
    layouts = [(one.kind, one.length, [replace(part, name="") for part in one.numbers]) for one in (operand, other)]
    if layouts[0] != layouts[1] or any(part.name in state.case.fixed for part in operand.numbers):
        raise Undecided(f"{operand.name} is the object that {other.name} is, but not laid out as that is")
    for mine, known in zip(operand.numbers, other.numbers, strict=True):
        state.numbers[mine.name] = state.numbers[known.name]


def unknown(state: State, operand: Operand, part: Part, *, grouped: bool = True) -> list[Word]:
    """The words of a number, in the order in which they stand; they are secrets. `grouped`: it has a name as a whole, too."""
    weights = [operand.weight(part, index) for index in range(part.length)]
    if part.name in state.given:
        words = [constant(state.given[part.name] // weight % operand.radix).marked(True) for weight in weights]
    else:
        tops = [min(operand.radix, -(-part.bound // weight)) - 1 for weight in weights]
        words = [state.path.input_word(f"{part.name}[{index}]", 0, top) for index, top in enumerate(tops)]
        if len(words) > 1 and grouped:
            whole = state.path.world.new_atom(part.name.upper(), 0, part.bound - 1)
            atoms = sorted((weight, max(word.poly.atoms())) for word, weight in zip(words, weights, strict=True))
            state.path.world.groups.append(Group({atom: weight for weight, atom in atoms}, whole))
    state.numbers[part.name] = total((word.poly, weight) for word, weight in zip(words, weights, strict=True))
    return words
