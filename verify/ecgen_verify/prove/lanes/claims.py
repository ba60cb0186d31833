# SPDX-License-Identifier: MIT
"""What the functions on eight lanes promise, from the rows of a manifest, and its proof.

Trusted: where the operands stand, what is assumed of them, and that `leave` says what is promised. An element in lanes is n limbs
of 52 bits, limb j of lane i at byte 64*j + 8*i, a number below 2*p that stands for itself over R = 2^(52n).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ecgen.logic.contract import Contract
from ecgen.logic.types import Element
from ecgen_verify.prove import congruence
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.budget import KERNEL
from ecgen_verify.prove.claims import Modulus
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.account import Account, verdict_of
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.kernels import aliases_of
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.eight_lanes import LANES, SIZE, in_all, one_for_all
from ecgen_verify.prove.goal.pins import lanes as pinned_lanes
from ecgen_verify.prove.hints import sample_points
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.lanes.words import LaneWords, WithLanes
from ecgen_verify.prove.lazy_reduction.naming import expand
from ecgen_verify.prove.machine import ENTRY, Machine, Pointer, Violation, entry_machine
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
_ELSEWHERE = Pointer("what the plain function leaves", 0)


@dataclass(frozen=True)
class Lanes:
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
    """`numbers`: what the inputs are, as integers; `limbs`: their words. `compared`: words of the output that were compared with
    something."""

    machine: Machine
    lanes: Lanes
    numbers: dict[str, Poly] = field(default_factory=dict)
    limbs: dict[str, list[Word]] = field(default_factory=dict)
    atoms: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    bounds: dict[str, int] = field(default_factory=dict)
    compared: set[int] = field(default_factory=set)

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

    def equation(self, left: int, right: Poly, *, single: bool = False) -> None:
        """r * left = right modulo the prime, r below its bound, and its limbs no wider than they are to be."""
        path, prime, bits = self.machine.path, self.lanes.prime, 64 if single else LIMB
        words = self.result(single=single)
        expand(path, range(len(path.world.atoms)))
        number = total((path.resolve(word.poly), 1 << (bits * place)) for place, word in enumerate(words))
        congruence.vanishes(path, path.resolve(number.scale(left) - right), prime)
        congruence.stays_below(path, number, prime if single else _WEAK * prime)
        for word in words:
            if word.hi >> bits:
                congruence.stays_below(path, path.resolve(word.poly), 1 << bits)
        self.compared.update(range(len(words)))


@dataclass(frozen=True)
class _Claim:
    """`inputs`: names after r, in the order of the arguments; `masks`: the words of the masks."""

    inputs: str
    leave: Callable[[_State, int], None]
    masks: tuple[int, ...] = (0,)
    single: str = ""  # the parameter that is an array of single elements


def _selected(state: _State, mask: int) -> None:
    expected = state.limbs["a" if mask else "b"]
    for index, (word, limb) in enumerate(zip(state.result(single=False), expected, strict=True)):
        path = state.machine.path
        if path.resolve(word.poly).key != path.resolve(limb.poly).key:
            raise Violation(f"limb {index} is not that of the element chosen")
        state.compared.add(index)


def _mapped(inputs: str, right: Callable[[_State], Poly], *, product: bool = False) -> _Claim:
    def leave(state: _State, _: int) -> None:
        state.equation(state.lanes.radix if product else 1, right(state))

    return _Claim(inputs, leave)


def _into(state: _State, _: int) -> None:
    lanes = state.lanes
    state.equation(lanes.factor, state.number("a").scale(lanes.radix))


def _out_of(state: _State, _: int) -> None:
    lanes = state.lanes
    state.equation(lanes.radix, state.number("a").scale(lanes.factor), single=True)


#: By the operation in the manifest: how its contract, to which it is pinned, is shown.
CLAIMS = {
    "add8": _mapped("ab", lambda s: s.number("a") + s.number("b")),
    "sub8": _mapped("ab", lambda s: s.number("a") - s.number("b")),
    "neg8": _mapped("a", lambda s: s.number("a").scale(-1)),
    "dbl8": _mapped("a", lambda s: s.number("a").scale(2)),
    "mul8": _mapped("ab", lambda s: s.number("a") * s.number("b"), product=True),
    "sqr8": _mapped("a", lambda s: s.number("a") * s.number("a"), product=True),
    "select8": _Claim("mab", _selected, (0, _ONES)),
    "from_single8": _Claim("a", _into, single="a"),
    "to_single8": _Claim("a", _out_of, single="r"),
}


def promised(operation: str, lanes: Lanes) -> Contract:
    """What is shown of one of `CLAIMS`."""
    return pinned_lanes(Element(lanes.symbol))[operation]


def lanes_theorem(image: Image, function: str, operation: str, ring: Modulus) -> Outcome:
    """Of one of `CLAIMS`."""
    lanes = Lanes(ring.number, ring.limbs, ring.radix, ring.symbol)
    return Outcome(prove_lanes(image, function, operation, lanes), (), Theorem(promised(operation, lanes), (ring,)))


def prove_lanes(image: Image, function: str, operation: str, lanes: Lanes, limits: Limits | None = None) -> Verdict:
    """See `lanes_theorem`."""
    claim, code = CLAIMS[operation], Code(image)
    text = (f"{statement(promised(operation, lanes))}; lanes are below 2*{lanes.symbol} with R = 2^{LIMB * lanes.limbs}; where "
            f"the processor lacks the instructions, what {function}_plain does")  # fmt: skip

    def show(account: Account) -> None:
        for mask in claim.masks:
            # arrays of single elements and masks are of other types than the output
            for alias in aliases_of([] if claim.single else claim.inputs.removeprefix("m")):
                world = World()
                machine = lane_machine(Path(world), image, image.functions[function])
                machine.alias = alias
                state = _enter(machine, claim, lanes, mask)
                run = Run(code, Elements(world, {}, {}), _elsewhere(machine, function), limits or Limits(steps=KERNEL))

                def finish(end: Machine, state: _State = state, mask: int = mask) -> None:
                    if end.registers["RAX"] != _ELSEWHERE:
                        left = replace(state, machine=end, compared=set())
                        claim.leave(left, mask)
                        if not left.compared.issuperset(range(lanes.single if claim.single == "r" else lanes.limbs)):
                            raise Undecided("the output r is not compared with anything, as a whole")

                run.explore(machine, finish, sample_points(state.atoms, state.bounds, world.groups)[:_SAMPLES])
                run.called.clear()  # nothing is assumed of the plain function: the text names it
                account.add(run)

    return verdict_of(code, function, text, show)


def lane_machine(path: Path, image: Image, address: int) -> Machine:
    """The state at the first instruction, without parameters."""
    machine = replace(entry_machine(path, image, address), domain=WithLanes(path))
    machine.memory |= {(ENTRY, bit): (1, path.input_word(f"bit {bit} of {ENTRY}", 0, 1, secret=False)) for bit in (16, 32)}
    return machine


def _elsewhere(machine: Machine, function: str) -> dict[int, tuple[str, Effect]]:
    """A jump to the plain function, all being as at the entry: it returns in the place of this one, and gives a mark that no
    code gives."""
    plain, entry = f"{function}_plain", dict(machine.registers)

    def effect(call: Call) -> Pointer:
        if call.machine.registers != entry or call.machine.written:
            raise Violation("the plain function does not get what this function got")
        return _ELSEWHERE

    return {address: (plain, effect) for address, name in machine.image.undefined.items() if name == plain}


def _enter(machine: Machine, claim: _Claim, lanes: Lanes, mask: int) -> _State:
    state = _State(machine, lanes)
    for register, name in zip(ARGUMENTS, ("r", *claim.inputs), strict=False):
        machine.registers[register] = Pointer(name, 0)
    machine.writable["r"] = SIZE * (lanes.single if claim.single == "r" else lanes.limbs)
    for name in claim.inputs:
        base = machine.alias.get(name, name)
        if name == "m":
            _put(machine, "m", lanes.places(0, single=False), replace(constant(mask), secret=True))
        elif (shared := next((n for n in state.limbs if machine.alias.get(n, n) == base), None)) is not None:
            state.limbs[name], state.numbers[name] = state.limbs[shared], state.numbers[shared]
        else:
            _fill(state, name, base, single=name == claim.single)
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
