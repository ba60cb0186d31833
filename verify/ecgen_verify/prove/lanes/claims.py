# SPDX-License-Identifier: MIT
"""Functions on eight lanes, by their contracts.

Trusted: where the operands stand, what is assumed of them, and that `_leave` shows what is ensured. An element in lanes is n
limbs of 52 bits, limb j of lane i at byte 64*j + 8*i, a number below 2*p that stands for itself over R = 2^(52n).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ecgen.logic.contract import Contract, Param
from ecgen.logic.sorts import types_of
from ecgen.logic.types import Eight, Element, Lanes, Mask, Nothing
from ecgen_verify.prove.cases import show
from ecgen_verify.prove.claims import Modulus
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.contract import LIMB, Kind, Operand
from ecgen_verify.prove.contract import Contract as Goal
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of, prove_kernel
from ecgen_verify.prove.lanes.words import LaneWords, WithLanes
from ecgen_verify.prove.lazy_reduction.naming import expand
from ecgen_verify.prove.machine import Machine, Pointer, Violation, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.run import Limits
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.vectors import one_for_all
from ecgen_verify.prove.verdict import Outcome, Verdict
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_WEAK = 2
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


def is_covered(contract: Contract, symbol: str) -> bool:
    """Whether it may be of a function on lanes that calls nothing, of the modulus with that symbol."""
    known = Lanes(Element(symbol), _WEAK), Eight(Element(symbol)), Eight(Mask())
    return (contract.lanes and bool(contract.ensures) and not contract.requires and contract.returns == Nothing()
            and all(param.type in known for param in contract.params)
            and [param.name for param in contract.outputs] == ["r"])  # fmt: skip


def _leave(contract: Contract, lanes: LaneModulus, state: State) -> None:
    """What the contract ensures. Raises Undecided where it is another formula than those that there are rules for."""
    if not is_covered(contract, lanes.symbol):
        raise Undecided("a contract of lanes that is not understood")
    path, operand = state.path, state.operands["r"]
    words = [_word(state.machine, operand.places(index)) for index in range(operand.length)]
    expand(path, range(len(path.world.atoms)))
    (part,) = operand.numbers
    r = total((path.resolve(word.poly), operand.weight(part, index)) for index, word in enumerate(words))
    numbers = {**{name: state.number(name) for name in state.numbers}, "r": r}
    # a single element stands for itself times another factor than one in lanes
    unit = lanes.radix * pow(lanes.factor, -1, lanes.prime) % lanes.prime
    stored = {name: number.scale(unit) if _kind(contract, name) is Kind.EIGHT else number for name, number in numbers.items()}
    goal = Goal("", (), lanes.prime, contract.ensures, types_of(contract), lanes.radix)
    for formula in contract.ensures:
        show(goal, state, stored, formula)
    state.below(r, operand.bound)
    bits = LIMB if operand.kind is Kind.LANES else 64
    for word in words:
        if word.hi >> bits:
            state.below(path.resolve(word.poly), 1 << bits)


def _word(machine: Machine, places: Sequence[int]) -> Word:
    """A word of the output, which was stored for each lane."""
    if any(("r", place + byte) not in machine.written for place in places for byte in range(8)):
        raise Violation("a word of the output is not written")
    words = LaneWords(machine.path)
    return words.unsigned(one_for_all(words, tuple(machine.load(Pointer("r", place), 8) for place in places)))


def _kind(contract: Contract, name: str) -> Kind:
    """Of a parameter that is an array of single elements or of masks, or in lanes."""
    return Kind.EIGHT if isinstance(contract.param(name).type, Eight) else Kind.LANES


def _operand(contract: Contract, param: Param, lanes: LaneModulus) -> Operand:
    kind = _kind(contract, param.name)
    length, bound = (lanes.single, lanes.prime) if kind is Kind.EIGHT else (lanes.limbs, _WEAK * lanes.prime)
    if param.type == Eight(Mask()):
        length, bound = 1, 1 << 64
    return Operand(param.name, kind, length, bound, param.is_input, param.output)


def lanes_theorem(image: Image, function: str, contract: Contract, ring: Modulus) -> Outcome:
    """Of a contract that is covered."""
    lanes = LaneModulus(ring.number, ring.limbs, ring.radix, ring.symbol)
    return Outcome(prove_lanes(image, function, contract, lanes), (), Theorem(contract, (ring,)))


def prove_lanes(image: Image, function: str, contract: Contract, lanes: LaneModulus, limits: Limits | None = None) -> Verdict:
    """See `lanes_theorem`."""
    operands = {param.name: _operand(contract, param, lanes) for param in contract.params}
    masks = [param.name for param in contract.params if param.type == Eight(Mask())]
    cases = tuple(Case(fixed={mask: value}) for mask in masks for value in (0, _ONES)) or (Case(),)
    aliases = aliases_of(operand for name, operand in operands.items() if name not in masks)
    text = (f"{statement(contract)}; lanes are below 2*{lanes.symbol} with R = 2^{LIMB * lanes.limbs}; where "
            f"the processor lacks the instructions, what {function}_plain does")  # fmt: skip
    kernel = Kernel(function, text, tuple(operands.values()), partial(_leave, contract, lanes), cases, aliases,
                    entry=lane_machine, elsewhere=_elsewhere)  # fmt: skip
    return prove_kernel(image, kernel, limits)


def lane_machine(path: Path, image: Image, address: int) -> Machine:
    """The state at the first instruction, without parameters."""
    lower, higher = (path.input_word(f"bit of {bit} of the stack pointer", 0, 1, secret=False) for bit in (16, 32))
    return replace(entry_machine(path, image, address), domain=WithLanes(path), top=(lower, higher))


def _elsewhere(entry: Machine, function: str) -> dict[int, Callable[[Machine], None]]:
    """A jump to the plain function, all being as at the entry: it returns in the place of this one. Nothing is assumed of it: the
    text names it."""
    plain, registers = f"{function}_plain", dict(entry.registers)

    def check(machine: Machine) -> None:
        if machine.registers != registers or machine.written:
            raise Violation("the plain function does not get what this function got")

    return {address: check for address, name in entry.image.undefined.items() if name == plain}
