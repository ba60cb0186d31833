# SPDX-License-Identifier: MIT
"""Functions on eight lanes, by their contracts.

Trusted: where the operands stand, what is assumed of them, and that `_leave` shows what is ensured. An element in lanes is n
limbs of 52 bits, limb j of lane i at byte 64*j + 8*i, a number below 2*p that stands for itself over R = 2^(52n).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from ecgen.logic.contract import Contract
from ecgen.logic.rings import NotPolynomial, residual
from ecgen.logic.sorts import types_of
from ecgen.logic.terms import Apply, Op, Var
from ecgen.logic.types import Eight, Element, Lanes, Mask
from ecgen_verify.prove import congruence
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.account import Account, verdict_of
from ecgen_verify.prove.budget import KERNEL
from ecgen_verify.prove.claims import Modulus
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.contract import POLYNOMIALS
from ecgen_verify.prove.eight_lanes import LANES, SIZE, in_all, one_for_all
from ecgen_verify.prove.hints import sample_points
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.lanes.words import LaneWords, WithLanes
from ecgen_verify.prove.lazy_reduction.naming import expand
from ecgen_verify.prove.machine import Machine, Pointer, Violation, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

#: Bits of a limb in lanes.
LIMB = 52
_WEAK = 2
_SAMPLES = 8
_ONES = (1 << 64) - 1


@dataclass(frozen=True)
class LaneModulus:
    """A modulus in lanes. `factor`: a single element stands in memory as itself times this."""

    prime: int
    single: int  # words of a single element
    factor: int
    symbol: str = "p"

    @property
    def limbs(self) -> int:
        return -(-(self.prime.bit_length() + 3) // LIMB)

    @property
    def radix(self) -> int:
        return 1 << (LIMB * self.limbs)

    def places(self, index: int, *, single: bool) -> list[int]:
        """Where the word of each lane is, in lanes or in an array of single elements."""
        return [8 * (self.single * lane + index if single else LANES * index + lane) for lane in range(LANES)]


@dataclass
class _State:
    """`numbers`: what the inputs are, as integers; `limbs`: their words."""

    machine: Machine
    lanes: LaneModulus
    numbers: dict[str, Poly] = field(default_factory=dict)
    limbs: dict[str, list[Word]] = field(default_factory=dict)
    atoms: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    bounds: dict[str, int] = field(default_factory=dict)

    def number(self, name: str) -> Poly:
        return self.machine.path.resolve(self.numbers[name])

    def result(self, *, single: bool) -> list[Word]:
        """The words of the output, each of which was stored."""
        words, numbers = LaneWords(self.machine.path), []
        for index in range(self.lanes.single if single else self.lanes.limbs):
            places = self.lanes.places(index, single=single)
            if any(("r", offset + byte) not in self.machine.written for offset in places for byte in range(8)):
                raise Violation(f"word {index} of the output is not written")
            word = one_for_all(words, tuple(self.machine.load(Pointer("r", offset), 8) for offset in places))
            numbers.append(words.unsigned(word))
        return numbers

    def number_in(self, words: list[Word], *, single: bool) -> Poly:
        """The number in these words."""
        path, bits = self.machine.path, 64 if single else LIMB
        expand(path, range(len(path.world.atoms)))
        return total((path.resolve(word.poly), 1 << (bits * place)) for place, word in enumerate(words))

    def check_below(self, number: Poly, words: list[Word], *, single: bool) -> None:
        """The number is below its bound, and none of its words wider than it is to be."""
        path, bits = self.machine.path, 64 if single else LIMB
        congruence.stays_below(path, number, self.lanes.prime if single else _WEAK * self.lanes.prime)
        for word in words:
            if word.hi >> bits:
                congruence.stays_below(path, path.resolve(word.poly), 1 << bits)


def is_covered(contract: Contract, symbol: str) -> bool:
    """Whether it may be of a function on lanes that calls nothing, of the modulus with that symbol."""
    known = Lanes(Element(symbol), _WEAK), Eight(Element(symbol)), Eight(Mask())
    return (contract.lanes and not contract.requires and all(param.type in known for param in contract.params)
            and [param.name for param in contract.outputs] == ["r"])  # fmt: skip


def _leave(state: _State, contract: Contract, mask: int) -> None:
    """What the contract ensures. Raises Undecided where it is another formula than those that there are rules for."""
    single = _is_single(contract, "r")
    words = state.result(single=single)
    match contract.ensures:
        case [Apply(Op.EQUAL, (Var("r"), Apply(Op.CHOICE, (Var(), Var(one), Var(other)))))] if not single:
            path = state.machine.path
            for index, (word, limb) in enumerate(zip(words, state.limbs[one if mask else other], strict=True)):
                if path.resolve(word.poly).key != path.resolve(limb.poly).key:
                    raise Violation(f"limb {index} is not that of the element chosen")
        case [formula]:
            lanes, path = state.lanes, state.machine.path
            r = state.number_in(words, single=single)
            numbers = {**{name: state.number(name) for name in state.numbers}, "r": r}
            # a single element stands for itself times another factor than one in lanes
            unit = lanes.radix * pow(lanes.factor, -1, lanes.prime) % lanes.prime
            stored = {name: number.scale(unit) if _is_single(contract, name) else number for name, number in numbers.items()}
            try:
                rest = residual(formula, stored, types_of(contract), POLYNOMIALS, lanes.radix)
            except (NotPolynomial, KeyError):
                raise Undecided("what a function on lanes ensures is no equation between polynomials") from None
            congruence.vanishes(path, path.resolve(rest), lanes.prime)
            state.check_below(r, words, single=single)
        case _:
            raise Undecided("a function on lanes that ensures more than one formula")


def _is_single(contract: Contract, name: str) -> bool:
    """Whether the parameter is an array of single elements."""
    kind = contract.param(name).type
    return isinstance(kind, Eight) and isinstance(kind.item, Element)


def lanes_theorem(image: Image, function: str, contract: Contract, ring: Modulus) -> Outcome:
    """Of a contract that is covered."""
    lanes = LaneModulus(ring.number, ring.limbs, ring.radix, ring.symbol)
    return Outcome(prove_lanes(image, function, contract, lanes), (), Theorem(contract, (ring,)))


def prove_lanes(image: Image, function: str, contract: Contract, lanes: LaneModulus, limits: Limits | None = None) -> Verdict:
    """See `lanes_theorem`."""
    code, inputs = Code(image), [param for param in contract.params if param.is_input]
    masks = (0, _ONES) if any(param.type == Eight(Mask()) for param in inputs) else (0,)
    # arrays of single elements and masks are of other types than the output
    shared = [param.name for param in inputs if param.type == contract.param("r").type]
    text = (f"{statement(contract)}; lanes are below 2*{lanes.symbol} with R = 2^{LIMB * lanes.limbs}; where "
            f"the processor lacks the instructions, what {function}_plain does")  # fmt: skip

    def show(account: Account) -> None:
        if not is_covered(contract, lanes.symbol):
            raise Undecided("a contract of lanes that is not understood")
        for mask in masks:
            for alias in _aliases(shared):
                world = World()
                machine = lane_machine(Path(world), image, image.functions[function])
                machine.alias = alias
                state = _enter(machine, contract, lanes, mask)
                run = Run(code, Elements(world, {}, {}), {}, limits or Limits(steps=KERNEL))
                run.elsewhere = _elsewhere(machine, function)

                def finish(end: Machine, state: _State = state, mask: int = mask) -> None:
                    _leave(replace(state, machine=end), contract, mask)

                run.explore(machine, finish, sample_points(state.atoms, state.bounds, world.groups)[:_SAMPLES])
                account.add(run)

    return verdict_of(code, function, text, show)


def _aliases(inputs: Sequence[str]) -> Iterator[dict[str, str]]:
    """Every way in which inputs can be the output."""
    for count in range(len(inputs) + 1):
        yield from (dict.fromkeys(names, "r") for names in combinations(inputs, count))


def lane_machine(path: Path, image: Image, address: int) -> Machine:
    """The state at the first instruction, without parameters."""
    lower, higher = (path.input_word(f"bit of {bit} of the stack pointer", 0, 1, secret=False) for bit in (16, 32))
    return replace(entry_machine(path, image, address), domain=WithLanes(path), top=(lower, higher))


def _elsewhere(machine: Machine, function: str) -> dict[int, Callable[[Machine], None]]:
    """A jump to the plain function, all being as at the entry: it returns in the place of this one, and the text names it."""
    plain, entry = f"{function}_plain", dict(machine.registers)

    def check(machine: Machine) -> None:
        if machine.registers != entry or machine.written:
            raise Violation("the plain function does not get what this function got")

    return {address: check for address, name in machine.image.undefined.items() if name == plain}


def _enter(machine: Machine, contract: Contract, lanes: LaneModulus, mask: int) -> _State:
    state = _State(machine, lanes)
    for register, param in zip(ARGUMENTS, contract.params, strict=False):
        name, base = param.name, machine.alias.get(param.name, param.name)
        machine.registers[register] = Pointer(name, 0)
        single = _is_single(contract, name)
        if param.output:
            machine.writable[name] = SIZE * (lanes.single if single else lanes.limbs)
        elif param.type == Eight(Mask()):
            _put(machine, name, lanes.places(0, single=False), replace(constant(mask), secret=True))
        elif (shared := next((n for n in state.limbs if machine.alias.get(n, n) == base), None)) is not None:
            state.limbs[name], state.numbers[name] = state.limbs[shared], state.numbers[shared]
        else:
            _fill(state, name, base, single=single)
    return state


def _fill(state: _State, name: str, base: str, *, single: bool) -> None:
    lanes, path = state.lanes, state.machine.path
    bits, count, bound = (64, lanes.single, lanes.prime) if single else (LIMB, lanes.limbs, _WEAK * lanes.prime)
    limbs = []
    for index in range(count):
        top = min((1 << bits) - 1, (bound - 1) >> (bits * index))
        word = path.input_word(f"{name}[{index}]", 0, top)
        limbs.append(word)
        _put(state.machine, base, lanes.places(index, single=single), word)
    atoms = [max(word.poly.atoms()) for word in limbs]
    weights = tuple(1 << (bits * index) for index in range(count))
    state.limbs[name], state.bounds[name] = limbs, bound
    state.atoms[name] = list(zip(atoms, weights, strict=True))
    state.numbers[name] = total((Poly.atom(atom), weight) for atom, weight in state.atoms[name])
    if count > 1:
        path.world.groups.append(Group(tuple(atoms), weights, path.world.new_atom(name.upper(), 0, bound - 1)))


def _put(machine: Machine, base: str, places: list[int], word: Word) -> None:
    machine.memory |= {(base, offset): (8, value) for offset, value in zip(places, in_all(word), strict=True)}
