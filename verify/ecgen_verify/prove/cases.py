# SPDX-License-Identifier: MIT
"""The cases of a contract: operands in registers and memory at entry, and what must hold at the return.

Trusted. Masks are split into their two values, equality into "the same words" and "any words"; all else is one case.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ecgen_verify.prove import bitwise, congruence
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.contract import Contract, Kind, Operand, Shape
from ecgen_verify.prove.machine import Machine, Pointer, Violation
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided

_ONES = (1 << 64) - 1


@dataclass(frozen=True)
class Case:
    """`fixed`: operands with given values. `same`: operands whose words are those of another."""

    name: str = ""
    fixed: Mapping[str, int] = field(default_factory=dict)
    same: Mapping[str, str] = field(default_factory=dict)


def cases(contract: Contract) -> list[Case]:
    match contract.shape:
        case Shape.SELECT | Shape.SWAP:
            mask = next(o.name for o in contract.operands if o.kind is Kind.MASK)
            return [Case("mask 0", {mask: 0}), Case("mask all-ones", {mask: _ONES})]
        case Shape.IS_NUMBER:
            return [Case(), Case("equal", {contract.inputs[0].name: contract.number})]
        case Shape.IS_EQUAL:
            first, second = (o.name for o in contract.inputs)
            return [Case(), Case("equal", same={second: first})]
    return [Case()]


@dataclass
class Setting:
    """The numbers of the inputs as polynomials, and their atoms for evaluation at sample points."""

    numbers: dict[str, Poly] = field(default_factory=dict)
    atoms: dict[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)  # (atom, weight)

    def point(self, contract: Contract, values: Mapping[str, int], groups: list[Group]) -> dict[int, int]:
        """The values of all input atoms when the operands have the given values."""
        result = {}
        for operand in contract.operands:
            for atom, weight in self.atoms.get(operand.name, ()):
                result[atom] = values[operand.name] // weight % 256**operand.unit if operand.size > 0 else 0
        for group in groups:
            result[group.whole] = sum(result[a] * w for a, w in zip(group.atoms, group.weights, strict=True))
        return result


def enter(machine: Machine, contract: Contract, case: Case, values: Mapping[str, int] | None = None) -> Setting:
    """Put the operands where the ABI has them; with `values` as constants, else as atoms."""
    setting = Setting()
    given = {**(values or {}), **case.fixed}
    for register, operand in zip(ARGUMENTS, contract.operands, strict=False):
        if operand.by_value:
            machine.registers[register] = _argument(machine, operand, given, setting)
            continue
        machine.registers[register] = Pointer(operand.name, 0)
        if operand.is_output:
            machine.writable[operand.name] = operand.size
    for operand in contract.operands:
        if not operand.by_value and operand.is_input:
            _fill(machine, operand, case, given, setting)
    for name, other in machine.alias.items():
        if name in machine.writable:
            machine.writable[other] = machine.writable[name]
    return setting


def _argument(machine: Machine, operand: Operand, given: Mapping[str, int], setting: Setting) -> Word:
    if operand.name in given:
        word = _secret(given[operand.name])
    else:
        word = machine.path.input_word(operand.name, 0, operand.bound - 1)
        setting.atoms[operand.name] = ((next(iter(word.poly.atoms())), 1),)
    setting.numbers[operand.name] = word.poly
    if operand.kind is Kind.SMALL and operand.name not in given:
        # the ABI leaves the upper half of the register undefined
        high = machine.path.input_word(f"{operand.name} upper half", 0, (1 << 32) - 1)
        setting.atoms[f"{operand.name} upper half"] = ((next(iter(high.poly.atoms())), 1),)
        return machine.path.sum((word, 1), (high, 1 << 32))
    return word


def _secret(value: int) -> Word:
    plain = constant(value)
    return Word(plain.poly, value, value, plain.residue, True)


def _fill(machine: Machine, operand: Operand, case: Case, given: Mapping[str, int], setting: Setting) -> None:
    base = machine.alias.get(operand.name, operand.name)
    original = case.same.get(operand.name) or (base if base != operand.name else None)
    if original in setting.numbers:
        setting.numbers[operand.name] = setting.numbers[original]
        for index in range(operand.length):
            place = operand.unit * index
            machine.memory[base, place] = machine.memory[original, place]
        return
    words, terms = [], []
    for index in range(operand.length):
        weight = operand.weight(index)
        if operand.name in given:
            word = _secret(given[operand.name] // weight % 256**operand.unit)
        else:
            top = min(256**operand.unit, -(-operand.bound // weight)) - 1
            word = machine.path.input_word(f"{operand.name}[{index}]", 0, top)
            terms.append((next(iter(word.poly.atoms())), weight))
        words.append((word.poly, weight))
        machine.memory[base, operand.unit * index] = (operand.unit, word)
    setting.numbers[operand.name] = setting.numbers[base] = total(words)
    if terms:
        setting.atoms[operand.name] = tuple(terms)
        atoms, weights = zip(*sorted(terms, key=lambda item: item[1]), strict=True)
        whole = machine.path.world.new_atom(operand.name.upper(), 0, operand.bound - 1)
        machine.path.world.groups.append(Group(atoms, weights, whole))


# ---------------------------------------------------------------------- at the return


def leave(machine: Machine, contract: Contract, case: Case, setting: Setting) -> None:
    """Return when everything that the contract promises holds on this path.

    Raises Violation for what is wrong on it, Fork for a case distinction, Undecided for what could not be shown.
    """
    machine.check_kept()
    numbers = {name: machine.path.resolve(poly) for name, poly in setting.numbers.items()}
    outputs = {operand.name: _output(machine, operand) for operand in contract.outputs}
    match contract.shape:
        case Shape.EQUATION:
            _equation(machine, contract, numbers, outputs)
        case Shape.DECODE:
            _decode(machine, contract, numbers, outputs)
        case Shape.SELECT:
            mask = next(o.name for o in contract.operands if o.kind is Kind.MASK)
            first, second = (o.name for o in contract.inputs if o.kind is Kind.LIMBS)
            _identical(machine, outputs[contract.outputs[0].name], numbers[first if case.fixed[mask] else second])
        case Shape.SWAP:
            mask = next(o.name for o in contract.operands if o.kind is Kind.MASK)
            first, second = (o.name for o in contract.outputs)
            sources = (second, first) if case.fixed[mask] else (first, second)
            for name, source in zip((first, second), sources, strict=True):
                _identical(machine, outputs[name], numbers[source])
        case Shape.IS_NUMBER:
            difference = numbers[contract.inputs[0].name].offset(-contract.number)
            _predicate(machine, difference, holds=bool(case.fixed))
        case Shape.IS_EQUAL:
            one, other = (numbers[o.name] for o in contract.inputs)
            _predicate(machine, one - other, holds=bool(case.same))


def _output(machine: Machine, operand: Operand) -> Poly:
    """The number in an output. Every word of it must have been written, also where it is an input as well."""
    parts = []
    for index in range(operand.length):
        place = Pointer(operand.name, operand.unit * index)
        aliases = {operand.name, *(n for n, m in machine.alias.items() if m == operand.name), machine.alias.get(operand.name)}
        if not operand.is_input and not all(
            any((name, place.offset + i) in machine.written for name in aliases) for i in range(operand.unit)
        ):
            raise Violation(f"word {index} of the output {operand.name} is not written")
        resolved = machine.resolve(place)
        cell = machine.memory.get((resolved.base, resolved.offset))
        value = cell[1] if cell and cell[0] == operand.unit else machine.load(place, operand.unit)
        if not isinstance(value, Word):
            raise Violation(f"word {index} of the output {operand.name} is a pointer or a saved register")
        parts.append((machine.path.resolve(value.poly), operand.weight(index)))
    return total(parts)


def _equation(machine: Machine, contract: Contract, numbers: dict[str, Poly], outputs: dict[str, Poly]) -> None:
    path = machine.path
    congruence.vanishes(path, contract.residual({**numbers, **outputs}), contract.modulus)
    for operand in contract.outputs:
        congruence.stays_below(path, outputs[operand.name], operand.bound)


def _identical(machine: Machine, output: Poly, number: Poly) -> None:
    if machine.path.resolve(output - number).terms:
        raise Undecided("the output is not word for word the operand")


def _returned(machine: Machine, bits: int) -> int:
    """1 for all-ones (or -1), 0 for 0; forks on an undecided mask."""
    word = machine.word("RAX", bits)
    path = machine.path
    bit = bitwise.mask_bit(path, word, bits)
    if bit is not None:
        return path.decided(Word(bit, 0, 1))
    if word.is_constant and word.lo in (0, (1 << bits) - 1):
        return int(word.lo != 0)
    if word.is_constant:
        raise Violation(f"the returned value is {word.lo:#x}, neither 0 nor all-ones")
    raise Undecided("the returned value is not known to be 0 or all-ones")


def _decode(machine: Machine, contract: Contract, numbers: dict[str, Poly], outputs: dict[str, Poly]) -> None:
    path = machine.path
    source = numbers[contract.inputs[0].name]
    output = outputs[contract.outputs[0].name]
    if _returned(machine, 32):
        congruence.stays_below(path, source.scale(-1), 1 - contract.modulus)
        congruence.stays_below(path, output, 1)
        return
    congruence.stays_below(path, source, contract.modulus)
    congruence.vanishes(path, contract.residual({**numbers, **outputs}), contract.modulus)
    congruence.stays_below(path, output, contract.modulus)


def _predicate(machine: Machine, difference: Poly, *, holds: bool) -> None:
    """All-ones must mean that the difference is zero, and zero ("holds") must give all-ones; both together: exactly then."""
    claimed = _returned(machine, 64)
    if holds and not claimed:
        machine.path.sharp(difference)
        raise Undecided("the result is 0 though the condition holds")
    if claimed and not holds:
        congruence.stays_below(machine.path, difference, 1)
        congruence.stays_below(machine.path, difference.scale(-1), 1)
