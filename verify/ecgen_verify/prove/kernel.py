# SPDX-License-Identifier: MIT
"""The proof of one function: operands at the entry, all ways in which they can be the same objects, all cases, all paths, and
what is there at the return; here of numbers in words, in `composed` of elements.

Trusted: where the numbers stand, what is assumed of them, and that every path that some input takes is either shown to leave
what `check` wants or raises Fault. As a check on the prover itself, sample inputs are followed along the paths: none may be lost
to a path that is called contradictory.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import combinations, product
from types import MappingProxyType
from typing import Any, Self

from ecgen_verify.prove import congruence
from ecgen_verify.prove.abi import ARGUMENTS, REGISTERS
from ecgen_verify.prove.account import verdict_of
from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.budget import STEPS, Account, Budget
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.contract import Kind, Operand, Part, Promise
from ecgen_verify.prove.hints import Sample, searched
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Machine, Pointer, Violation, entry_machine
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.run import Run, by_address
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.vectors import in_all, one_for_all
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

#: Pairs of an input and an output, see `Machine`.
Hazards = set[tuple[str, str]]


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
class Setting:
    """The operands of one proof. `alias`: operand -> the operand it is the same object as; `values`: numbers that are known.
    `numbers`: those of the inputs, as polynomials in their words; `points`: values of these words, of sample inputs; `entry`:
    where operands stand."""

    promise: Promise
    case: Case
    alias: Mapping[str, str] = field(default_factory=dict)
    values: Mapping[str, int] = field(default_factory=dict)
    world: World = field(default_factory=World)
    numbers: dict[str, Poly] = field(default_factory=dict)
    points: list[Sample] = field(default_factory=list)
    entry: Machine = field(init=False, compare=False, repr=False)

    @property
    def given(self) -> Mapping[str, int]:
        return {**self.values, **self.case.fixed}

    def operand(self, name: str) -> Operand:
        return next(operand for operand in self.promise.operands if operand.name == name)

    def base(self, operand: Operand) -> str:
        """The object that it is."""
        return self.alias.get(operand.name, operand.name)

    def called(self, effect: Callable[[Any], Any], machine: Machine) -> Any:
        """What a call does and returns, in terms of what operands are."""
        return effect(machine)

    # ------------------------------------------------------------------ at the entry

    def enter(self, machine: Machine) -> None:
        """Put operands where the ABI has them."""
        first: dict[str, Operand] = {}
        for register, operand in zip(ARGUMENTS, self.promise.operands, strict=False):
            if operand.by_value:
                machine.memory[register, 0] = 8, self.by_value(machine, operand)
                continue
            base = self.base(operand)
            if base in ("stack", *REGISTERS):
                raise Undecided(f"an operand that has the name of a register, or of the stack: {base}")
            machine.memory[register, 0] = 8, Pointer(base, 0)
            if operand.is_output:
                machine.writable[base] = self.size(operand)
            if operand.is_input:
                self.fill(machine, operand, first.setdefault(base, operand))
        self.entry = machine.snapshot()

    def size(self, operand: Operand) -> int:
        """Bytes behind the pointer."""
        return operand.size

    def by_value(self, machine: Machine, operand: Operand) -> Word:
        (word,) = self.unknown(machine.path, operand, *operand.numbers)
        return word if operand.kind is not Kind.SMALL or operand.name in self.given else machine.path.in_register(word)

    def fill(self, machine: Machine, operand: Operand, first: Operand) -> None:
        """Put into an object what an input holds. `first`: the first input that is this object."""
        base = self.base(operand)
        other = first if first is not operand else self.operand(self.case.same.get(operand.name, operand.name))
        if other is not operand:
            self._share(operand, other)
            places = [place for index in range(operand.length) for place in operand.places(index)]
            machine.memory |= {(base, place): machine.memory[self.base(other), place] for place in places}
            return
        words = [word for part in operand.numbers for word in self.unknown(machine.path, operand, part)]
        for index, word in enumerate(words):
            values = in_all(word) if len(operand.places(index)) > 1 else (word,)
            machine.memory |= {(base, at): (operand.unit, value) for at, value in zip(operand.places(index), values, strict=True)}

    def _share(self, operand: Operand, other: Operand) -> None:
        """The numbers of an operand are those of another. Raises Undecided where the two are not laid out alike, or where some of
        the first are given: nothing is known then."""
        layouts = [(one.kind, one.length, [replace(part, name="") for part in one.numbers]) for one in (operand, other)]
        if layouts[0] != layouts[1] or any(part.name in self.case.fixed for part in operand.numbers):
            raise Undecided(f"{operand.name} is the object that {other.name} is, but not laid out as that is")
        for mine, known in zip(operand.numbers, other.numbers, strict=True):
            self.numbers[mine.name] = self.numbers[known.name]

    def unknown(self, path: Path, operand: Operand, part: Part, *, grouped: bool = True) -> list[Word]:
        """The words of a number, in the order in which they stand; they are secrets. `grouped`: it has a name as a whole, too."""
        weights = [operand.weight(part, index) for index in range(part.length)]
        if part.name in self.given:
            words = [constant(self.given[part.name] // weight % operand.radix).marked(True) for weight in weights]
        else:
            tops = [min(operand.radix, -(-part.bound // weight)) - 1 for weight in weights]
            words = [path.input_word(f"{part.name}[{index}]", 0, top) for index, top in enumerate(tops)]
            if len(words) > 1 and grouped:
                whole = path.world.new_atom(part.name.upper(), 0, part.bound - 1)
                atoms = sorted((weight, max(word.poly.atoms())) for word, weight in zip(words, weights, strict=True))
                path.world.groups.append(Group({atom: weight for weight, atom in atoms}, whole))
        self.numbers[part.name] = total((word.poly, weight) for word, weight in zip(words, weights, strict=True))
        return words


@dataclass
class State:
    """What there is on one path, at the entry or at the return."""

    machine: Machine
    setting: Setting

    @property
    def path(self) -> Path:
        return self.machine.path

    def number(self, name: str) -> Poly:
        return self.path.resolve(self.setting.numbers[name])

    def words(self, name: str, start: int = 0, length: int | None = None) -> list[Word]:
        """Those of an output at the return: so many from `start` on, or all. Each must have been written, unless it is an input
        as well."""
        operand = self.setting.operand(name)
        indices = range(start, operand.length if length is None else start + length)
        return [self._word(operand, index) for index in indices]

    def _word(self, operand: Operand, index: int) -> Word:
        machine, name, base, places = self.machine, operand.name, self.setting.base(operand), operand.places(index)
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
        operand, words = self.setting.operand(name), self.words(name, start, length)
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


#: Values of the words of these numbers for which the facts of the path hold, by which errors of the prover are found.
sample_points: Callable[[Path, Mapping[str, Poly]], list[Sample]] = searched("sample_points")


@dataclass(frozen=True)
class Kernel:
    """What is shown of a function, here on numbers in words. `promise`: as a folder has it; `stated`: the same of operands, where
    that is another thing. `check`: shows it on the state after the return of a path, or raises Fork, Violation or Undecided.
    `cases`, and those of `loops`: all that there are. `loops`: cases that are shown otherwise, each by what shows it of an
    execution, see `shown`; `beyond`: what these are for. `about`: the numbers and forms that are taken for the folder's.
    `library`: what calls of C's library do, in other words than of bytes that are known one by one. `effect`: what a call does in
    functions on elements. `forms`: of elements, by tag; `callees`: what calls do, by the names of functions. `ways`: input -> the
    output it may be, {} first, where these are not all. `run`: what executes it. `assume`: puts what is known of the inputs
    beside their bounds. `elsewhere`: where a path ends without the return."""

    promise: object
    check: Callable[[Any], None]
    cases: Sequence[Case] = (Case(),)
    loops: Sequence[tuple[Case, Callable[[Any], Any]]] = ()
    beyond: str = "for any count"
    about: tuple[object, ...] = ()
    library: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    effect: Callable[[Any], Any] | None = None
    name: str = ""
    forms: Mapping[str, Form] = field(default_factory=dict)
    callees: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    stated: Promise | None = None
    ways: Sequence[Mapping[str, str]] | None = None
    run: Callable[..., Run[Machine]] = Run
    assume: Callable[[State], None] | None = None
    elsewhere: Callable[[Machine, str], Mapping[int, Callable[[Machine], None]]] = elsewhere

    def on(self, name: str, forms: Mapping[str, Form], callees: Mapping[str, Callable[[Any], Any]]) -> Self:
        """The same of a function of this name, with these forms of elements, and calls that do this."""
        return replace(self, name=name, forms=forms, callees=callees)

    @property
    def reading(self) -> Reading | None:
        """What a call does; None where its contract says that, or nobody calls it so."""
        return self.effect and Reading(self.promise, self.effect, self.about)

    @cached_property
    def promised(self) -> Promise:
        stated = self.stated or self.promise
        assert isinstance(stated, Promise)
        return stated

    @property
    def aliases(self) -> Sequence[Mapping[str, str]]:
        return aliases_of(self.promised.operands) if self.ways is None else self.ways

    def setting(self, case: Case, alias: Mapping[str, str], values: Mapping[str, int], before: Any) -> Setting:
        """`before`: of another case of the same proof, if any."""
        return Setting(self.promised, case, alias, values)

    def finished(self, machine: Machine, setting: Any) -> None:
        """What is promised is there on this path."""
        self.check(State(machine, setting))

    def shown(self, execution: Execution, by: Callable[[Any], Any]) -> None:
        """What is promised is there on all paths of a case. Raises Undecided or Fault."""
        by(execution)

    def execution(self, code: Code, alias: Mapping[str, str], budget: Budget, account: Account, case: Case,
                  values: Mapping[str, int] = MappingProxyType({}), before: Any = None) -> Execution:  # fmt: skip
        """`values`: of the inputs, where they are numbers."""
        return Execution(code, self, self.setting(case, alias, values, before), budget, account)


@dataclass(frozen=True)
class Execution:
    """One case of a function: all paths from its entry, or from where a loop begins. `budget`: for all of the case; `account`: of
    what it took."""

    code: Code
    kernel: Kernel
    setting: Any
    budget: Budget
    account: Account

    @property
    def elements(self) -> Any:
        return self.setting.elements

    @property
    def address(self) -> int:
        return self.code.image.functions[self.kernel.name]

    def start(self) -> Machine:
        """The function's entry."""
        machine, kernel = entry_machine(Path(self.setting.world), self.code.image, self.address), self.kernel
        self.setting.enter(machine)
        machine.frame = set() if kernel.promised.wipes else None
        if kernel.assume:
            kernel.assume(State(machine, self.setting))
        # what a call leaves does not follow from the inputs of a sample
        self.setting.points = [] if kernel.callees else sample_points(machine.path, self.setting.numbers)
        return machine

    def follow(self, machine: Machine, headers: Collection[int], arrival: Callable[[Any], bool | None]) -> None:
        """Every path from there to one of the headers or to the return; True: there it goes on."""
        kernel, setting = self.kernel, self.setting
        effects, library = ({name: partial(setting.called, effect) for name, effect in known.items()}
                            for known in (kernel.callees, kernel.library))  # fmt: skip
        setting.world.budget = self.budget
        # at a header nothing is known of what was written before
        ends = {} if headers else kernel.elsewhere(setting.entry, kernel.name)
        run = kernel.run(self.code, by_address(self.code.image, effects), self.budget, self.account, frozenset(headers), ends,
                         library)  # fmt: skip
        run.explore(machine, arrival, [dict(point) for point in setting.points])

    def check_left(self, machine: Machine) -> None:
        """Raises Undecided where the function should have wiped its frame, and a byte there may depend on a secret: what is
        followed is which secrets a word was made of, not whether it tells of them."""
        if self.kernel.promised.wipes and machine.frame != set():
            raise Undecided("bytes of the function's own frame may depend on a secret at the return, the first "
                            f"{-min(machine.frame or [0])} below the return address")  # fmt: skip


def prove(image: Image, kernel: Kernel, steps: int = STEPS, search: int = 0) -> Outcome:
    """The verdict, and what it rests on. `steps`: of one case; `search`: for a counterexample. Where every word of an input is
    read before the word at the same place of the output is written, and nothing asks whether both overlap, the proof for separate
    operands holds word for word when they are one, and needs no repetition. Two inputs may always be one."""
    code, settings = Code(image), [None]

    def show(account: Account) -> None:
        for case in kernel.cases:
            hazards: Hazards = set()
            for alias in kernel.aliases:
                if alias.items() <= hazards:
                    execution = kernel.execution(code, alias, Budget(steps), account, case, before=settings[0])
                    settings[:] = [execution.setting]
                    execution.follow(execution.start(), (), partial(_finished, execution, hazards))
        settings[:] = [None]
        for (case, by), alias in product(kernel.loops, kernel.aliases):
            kernel.shown(kernel.execution(code, alias, Budget(steps), account, case), by)

    verdict = verdict_of(code, kernel.name, kernel.promised.text, show, (kernel, settings, search))
    return Outcome(verdict, Theorem(kernel.promise, (*kernel.about, *kernel.forms.items()), kernel.callees))


def _finished(execution: Execution, hazards: Hazards, machine: Machine) -> None:
    """What is promised, and that the claim has looked at all that the function leaves."""
    hazards.update(machine.hazards)
    execution.kernel.finished(machine, execution.setting)
    execution.check_left(machine)


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
