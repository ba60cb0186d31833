# SPDX-License-Identifier: MIT
"""Straight-line functions on several numbers in one array, such as products in F_p^2: proved word by word, as the core does it.

Trusted: where the numbers stand, what is assumed of them, and that a kernel's `leave` says what is promised.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from ecgen_verify.prove import congruence
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.account import Account, verdict_of
from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.budget import KERNEL
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.run import Limits, Points, Run
from ecgen_verify.prove.hints import Draw, sample_points
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Machine, Pointer, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.run import by_address
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

_ONES = (1 << 64) - 1


@dataclass(frozen=True)
class Part:
    """A number in an array: `length` words from `start` on, below `bound`, and at least `least`."""

    name: str
    start: int
    length: int
    bound: int


@dataclass(frozen=True)
class Array:
    """A parameter: `length` words, of which `parts` are numbers; other words may be anything. `is_updated`: an output whose words
    are inputs, too; it is no other operand."""

    name: str
    length: int
    parts: tuple[Part, ...] = ()
    is_output: bool = False
    is_updated: bool = False


@dataclass
class State:
    """The numbers at the entry as polynomials, and what their words are."""

    machine: Machine
    numbers: dict[str, Poly] = field(default_factory=dict)
    bounds: dict[str, int] = field(default_factory=dict)
    atoms: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # (atom, weight)
    points: Points = field(default_factory=list)

    def number(self, name: str) -> Poly:
        return self.machine.path.resolve(self.numbers[name])

    def words(self, array: str, start: int, length: int) -> list[Word]:
        """The words of an array at the return."""
        loaded = [self.machine.load(Pointer(array, 8 * (start + i)), 8) for i in range(length)]
        if not all(isinstance(word, Word) for word in loaded):
            raise Undecided(f"an address in the output {array}")
        return [word for word in loaded if isinstance(word, Word)]

    def output(self, array: str, start: int, length: int) -> Poly:
        """The number in an array at the return."""
        path = self.machine.path
        return total((path.resolve(word.poly), 1 << (64 * i)) for i, word in enumerate(self.words(array, start, length)))

    def congruent(self, difference: Poly, modulus: int) -> None:
        """Raises Fork, or Undecided unless the difference is a multiple of the modulus."""
        congruence.vanishes(self.machine.path, self.machine.path.resolve(difference), modulus)

    def below(self, number: Poly, bound: int) -> None:
        """Raises Fork, or Undecided unless the number is below the bound."""
        congruence.stays_below(self.machine.path, number, bound)


@dataclass(frozen=True)
class Kernel:
    """`cases`: words with known values, by array and index, one case each. `aliases`: input -> the output it may be, {} first.
    `words`: arguments by value that follow the arrays; each case gives them, at index 0. `run`: what executes it. `assume`: puts
    what is known of the inputs beside their bounds, to which numbers that `draw` makes must keep. `callees`: what calls do.
    `promise`: where the text does not say all."""

    name: str
    text: str
    arrays: tuple[Array, ...]
    leave: Callable[[State, Mapping[tuple[str, int], int]], None]
    cases: tuple[Mapping[tuple[str, int], int], ...] = ({},)
    aliases: tuple[Mapping[str, str], ...] = ({},)
    words: tuple[str, ...] = ()
    run: type[Run] = Run
    assume: Callable[[State], None] | None = None
    draw: Draw | None = None
    callees: Mapping[str, Effect] = field(default_factory=dict)
    promise: object = None


def kernel_theorem(image: Image, kernel: Kernel) -> Outcome:
    """The verdict, and what it rests on."""
    verdict = prove_kernel(image, kernel)
    used = {name: kernel.callees[name] for name in verdict.given}
    return Outcome(verdict, verdict.given, Theorem(kernel.promise or kernel.text, used=used))


def prove_kernel(image: Image, kernel: Kernel, limits: Limits | None = None) -> Verdict:
    code = Code(image)

    def show(account: Account) -> None:
        for given in kernel.cases:
            hazards: set[tuple[str, str]] = set()
            for alias in kernel.aliases:
                if alias.items() <= hazards:  # else every word is read before that of the output is written: see {}
                    account.add(_explored(code, kernel, given, alias, hazards, limits or Limits(steps=KERNEL)))

    return verdict_of(code, kernel.name, kernel.text, show)


def _explored(code: Code, kernel: Kernel, given: Mapping[tuple[str, int], int], alias: Mapping[str, str],
              hazards: set[tuple[str, str]], limits: Limits) -> Run:  # fmt: skip
    """One case, in one way of sharing operands. Raises Fault or Undecided."""
    image = code.image
    effects = by_address(image, kernel.callees)
    run = kernel.run(code, Elements(World(), {}, {}), effects, limits)
    machine = entry_machine(Path(run.elements.world), image, image.functions[kernel.name])
    machine.alias = dict(alias)
    state = _enter(machine, kernel, given)
    if kernel.assume:
        kernel.assume(state)
    run.elsewhere = elsewhere(machine, kernel.name)
    state.points = sample_points(state.atoms, state.bounds, machine.path.world.groups, kernel.draw)

    def finish(end: Machine) -> None:
        hazards.update(end.hazards)
        kernel.leave(replace(state, machine=end), given)

    # what a call leaves does not follow from the inputs of a sample
    run.explore(machine, finish, None if effects else [dict(point) for point in state.points])
    return run


def _enter(machine: Machine, kernel: Kernel, given: Mapping[tuple[str, int], int]) -> State:
    state = State(machine)
    for register, array in zip(ARGUMENTS, kernel.arrays, strict=False):
        machine.registers[register] = Pointer(array.name, 0)
        if array.is_output:
            machine.writable[array.name] = 8 * array.length
    for register, name in zip(ARGUMENTS[len(kernel.arrays) :], kernel.words, strict=False):
        machine.registers[register] = _given(given[name, 0])
    filled: dict[str, Array] = {}  # by the object that an input is
    for array in kernel.arrays:
        if array.is_output and not array.is_updated:
            continue
        base = machine.alias.get(array.name, array.name)
        if base in filled:
            _share(state, filled[base], array, given)
            continue
        filled[base] = array
        named = {part.start + i: part for part in array.parts for i in range(part.length)}
        for index in range(array.length):
            if (array.name, index) in given:
                word = _given(given[array.name, index])
            else:
                part = named.get(index)
                word = _input(state, array, index, part)
            machine.memory[base, 8 * index] = (8, word)
        for part in array.parts:
            _group(state, part)
    return state


def _given(value: int) -> Word:
    """A word that has this value, and is a secret nevertheless."""
    return replace(constant(value), secret=True)


def _share(state: State, first: Array, second: Array, given: Mapping[tuple[str, int], int]) -> None:
    """The second input is the very object that the first is, so that its numbers are those. Raises Undecided where the two
    are not laid out alike, or where words of the second are given: nothing is known then."""
    if (
        any(name == second.name for name, _ in given)
        or first.length != second.length
        or [(p.start, p.length, p.bound) for p in first.parts] != [(p.start, p.length, p.bound) for p in second.parts]
    ):
        raise Undecided(f"{second.name} is the object that {first.name} is, but not laid out as that is")
    for mine, other in zip(second.parts, first.parts, strict=True):
        state.numbers[mine.name] = state.numbers[other.name]


def _input(state: State, array: Array, index: int, part: Part | None) -> Word:
    weight = 1 << (64 * (index - part.start)) if part else 1
    top = min(_ONES, (part.bound - 1) // weight) if part else _ONES
    word = state.machine.path.input_word(f"{array.name}[{index}]", 0, top)
    name = part.name if part else f"{array.name}[{index}]"
    state.atoms.setdefault(name, []).append((next(iter(word.poly.atoms())), weight))
    state.bounds[name] = part.bound if part else 1 << 64
    return word


def _group(state: State, part: Part) -> None:
    atoms_of = state.atoms[part.name]
    world = state.machine.path.world
    state.numbers[part.name] = total((Poly.atom(atom), weight) for atom, weight in atoms_of)
    atoms, weights = zip(*atoms_of, strict=True)
    if part.length > 1:
        world.groups.append(Group(atoms, weights, world.new_atom(part.name.upper(), 0, part.bound - 1)))


# ---------------------------------------------------------------------- products in F_p^2


def quadratic_kernels(prefix: str, prime: int, limbs: int, nonresidue: int) -> list[Kernel]:
    """PREFIX_fe2_mul_words and PREFIX_fe2_sqr_words: real part, then imaginary part, all parts below p; i^2 = nonresidue."""
    factor = 1 << (64 * limbs)

    def operand(name: str) -> Array:
        return Array(name, 2 * limbs, tuple(Part(f"{name}{i}", limbs * i, limbs, prime) for i in (0, 1)))

    def check(expected: Callable[[State], tuple[Poly, Poly]]) -> Callable[[State, Mapping[tuple[str, int], int]], None]:
        def leave(state: State, _: Mapping[tuple[str, int], int]) -> None:
            for index, value in enumerate(expected(state)):
                number = state.output("r", limbs * index, limbs)
                state.congruent(number.scale(factor) - value, prime)
                state.below(number, prime)

        return leave

    def product(state: State) -> tuple[Poly, Poly]:
        a0, a1, b0, b1 = (state.number(name) for name in ("a0", "a1", "b0", "b1"))
        return a0 * b0 + (a1 * b1).scale(nonresidue), a0 * b1 + a1 * b0

    def square(state: State) -> tuple[Poly, Poly]:
        a0, a1 = state.number("a0"), state.number("a1")
        return a0 * a0 + (a1 * a1).scale(nonresidue), (a0 * a1).scale(2)

    def assume(state: State) -> None:
        """What boxes do not see, for it is a difference of squares: both factors of the real part are from 0 to 2*p. It is needed
        where results are brought below p by a borrow; elsewhere it would only be one more thing to try."""
        a0, a1 = state.number("a0"), state.number("a1")
        state.machine.path.add_fact((a0 + a1) * (a0 - a1).offset(prime), 0, 4 * prime**2)

    result = Array("r", 2 * limbs, is_output=True)
    claim = f"r * 2^{64 * limbs} = {{}} mod p in F_p(i), i^2 = {nonresidue}"
    return [
        Kernel(f"{prefix}_fe2_mul_words", claim.format("a * b"), (result, operand("a"), operand("b")), check(product),
               aliases=aliases_of("ab"), promise=pairs_promise(2, prime, limbs, factor, nonresidue)),
        Kernel(f"{prefix}_fe2_sqr_words", claim.format("a^2"), (result, operand("a")), check(square), aliases=aliases_of("a"),
               assume=assume if (prime + 1) % (1 << 64 * (limbs - 1)) == 0 else None,
               promise=pairs_promise(1, prime, limbs, factor, nonresidue)),
    ]  # fmt: skip


def pairs_promise(factors: int, prime: int, limbs: int, factor: int, nonresidue: int) -> object:
    """r * `factor` is the product of two operands, or the square of one, in F_p(i), i^2 = nonresidue."""
    return "product of pairs", factors, prime, limbs, factor % prime, nonresidue


def aliases_of(names: Sequence[str]) -> tuple[dict[str, str], ...]:
    """All ways in which inputs are the output."""
    return tuple(dict.fromkeys(some, "r") for count in range(len(names) + 1) for some in combinations(names, count))


# ---------------------------------------------------------------------- the end of division steps


def end_promise(tag: str, prime: int, limbs: int) -> object:
    return "end of division steps", tag, prime, limbs


def end_kernel(prefix: str, tag: str, prime: int, limbs: int) -> Kernel:
    """PREFIX_TAG_divsteps_end: r = d or -d mod p by the sign of f; d below 2*p."""
    result = Array("r", limbs, is_output=True)
    de = Array("de", 2 * limbs, (Part("d", 0, limbs, min(2 * prime, 1 << (64 * limbs))),))
    fg = Array("fg", 2 * (limbs + 1))

    def leave(state: State, given: Mapping[tuple[str, int], int]) -> None:
        number = state.output("r", 0, limbs)
        sign = 1 if given["fg", limbs] else -1
        state.congruent(number + state.number("d").scale(sign), prime)
        state.below(number, prime)

    text = "r = d mod p where f >= 0, else -d mod p; d < 2*p"
    cases = tuple({("fg", limbs): value} for value in (0, _ONES))
    return Kernel(f"{prefix}_{tag}_divsteps_end", text, (result, de, fg), leave, cases, promise=end_promise(tag, prime, limbs))
