# SPDX-License-Identifier: MIT
"""What a call of a function with a known contract does: the contract, applied to whole elements.

Trusted: this reading of contracts. The contracts themselves are proved in rows of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from ecgen.logic.rings import Ring
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, atom_of, mask_of, names_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.contract import Contract, Kind, Operand, Shape
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.machine import Value as MachineValue
from ecgen_verify.prove.path import Fork, Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.strings import overlap
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: The returned word, where there is one. Raises Fork before anything is changed.
Effect = Callable[["Call"], MachineValue | None]


@dataclass
class Call:
    """The state at the first instruction of a called function."""

    machine: Machine
    elements: Elements

    @property
    def path(self) -> Path:
        return self.machine.path

    def pointer(self, index: int) -> Pointer:
        value = self.machine.registers[ARGUMENTS[index]]
        if not isinstance(value, Pointer):
            raise Undecided(f"argument {index + 1} of a call is no address that is known")
        return value

    def number(self, index: int, bits: int = 64) -> Word:
        return self.machine.word(ARGUMENTS[index], bits)

    def words(self, place: Pointer, count: int, size: int = 8) -> list[Word]:
        """So many words of `size` bytes each; raises Undecided where an address is among them."""
        loaded = [self.machine.load(place.moved(size * i), size) for i in range(count)]
        known = [word for word in loaded if isinstance(word, Word)]
        if len(known) < count:
            raise Undecided("a call takes an address for a number")
        return known

    def put(self, place: Pointer, words: Iterable[Word], size: int = 8) -> None:
        for i, word in enumerate(words):
            self.machine.store(place.moved(size * i), word, size)

    def load(self, tag: str, place: Pointer) -> Value:
        words = [self.machine.load(place.moved(8 * i), 8) for i in range(self.elements.forms[tag].limbs)]
        return self.elements.value(tag, words, self.path)

    def values(self, tag: str, place: Pointer, count: int) -> list[Value]:
        """Elements, one after the other."""
        return [self.load(tag, place.moved(i * self.elements.forms[tag].size)) for i in range(count)]

    def store(self, tag: str, place: Pointer, *values: Value) -> None:
        self.put(place, (word for value in values for word in self.elements.words(tag, value)))

    def operands(self, tag: str, *counts: int) -> list[Pointer]:
        """The addresses of arguments with so many elements each; the first is the output."""
        places = [self.pointer(i) for i in range(len(counts))]
        sizes = [count * self.elements.forms[tag].size for count in counts]
        self.apart([(place, size, i == 0) for i, (place, size) in enumerate(zip(places, sizes, strict=True))])
        return places

    def arrays(self, *sizes: int, written: int = 1, same: int = 0) -> list[Pointer]:
        """The addresses of arguments with so many words each. The first are outputs, and the next so many inputs may be one of
        them; the others may not."""
        places = [self.pointer(i) for i in range(len(sizes))]
        operands = [(place, 8 * size) for place, size in zip(places, sizes, strict=True)]
        end = written + same
        self.apart([(*operand, i < written) for i, operand in enumerate(operands[:end])], operands[end:])
        return places

    def apart(self, sizes: Sequence[tuple[Pointer, int, bool]], others: Sequence[tuple[Pointer, int]] = ()) -> None:
        """Of operands (place, size, is output), an output is the same object as an input of its size, or overlaps none. `others`:
        inputs (place, size) of other types, which no output may be. Of other calls contracts say nothing: raises Undecided."""
        inputs = [(place, size, False) for place, size, output in sizes if not output]
        outputs = [(place, size, True) for place, size, output in sizes if output]
        for index, (place, size, _) in enumerate(outputs):
            rest = [*outputs[:index], *((other, length, True) for other, length in others)]
            for other, length, is_apart in (*inputs, *rest):
                is_same = self.machine.resolve(place) == self.machine.resolve(other) and size == length
                if (is_apart or not is_same) and overlap(self.machine, place, size, other, length):
                    raise Undecided("an output of a call overlaps another operand")

    def decided(self, bit: Word) -> bool | None:
        """The value of a bit on this path."""
        poly = self.path.resolve(bit.poly)
        return bool(poly.integer) if poly.is_constant else None

    def decide(self, bit: Word) -> bool:
        """As `decided`; raises Fork where the value is not known."""
        known = self.decided(bit)
        if known is None:
            raise Fork(bit.poly)
        return known

    def public_status(self, failed: bool) -> Word:
        """0 or -1, which is no secret."""
        return replace(self.status(constant(int(failed))), secret=False)

    def status(self, failed: Word) -> Word:
        """An int, 0 or -1 where the bit is 1; the ABI leaves the upper half of the register undefined."""
        atom = self.elements.world.new_atom("upper half", 0, (1 << 32) - 1)
        high = Word(Poly.atom(atom), 0, (1 << 32) - 1, {(atom,): 1}, self.elements.secret)
        return self.path.sum((mask_of(failed, 32), 1), (high, 1 << 32))


def effect_of(contract: Contract, form: Form) -> Effect | None:
    """The effect of a straight-line function; None for a contract that is not understood here."""
    do = _done(contract, form) if contract.modulus == form.prime else None
    return do and Reading(contract, do, (form,))


def _done(contract: Contract, form: Form) -> Effect | None:
    match contract.shape:
        case Shape.SELECT:
            return lambda call: _select(call, contract, form)
        case Shape.SWAP:
            return lambda call: _swap(call, form)
        case Shape.IS_NUMBER if contract.number < form.prime:
            return lambda call: _is_number(call, contract.number, form)
        case Shape.IS_EQUAL:
            return lambda call: _is_equal(call, form)
        case Shape.DECODE:
            return lambda call: _decode(call, contract, form)
        case Shape.EQUATION:
            (output,) = contract.outputs
            if output.kind is Kind.LIMBS:
                return lambda call: _equation(call, contract, form)
            return lambda call: _encode(call, contract, form) if _is_plain(contract, form) else _unknown()
    return None


def _unknown() -> None:
    raise Undecided("a codec whose contract is not understood")


def _equation(call: Call, contract: Contract, form: Form) -> None:
    """left(r) = right(inputs), both linear in what stands in memory, which is the value times `form.factor`."""
    field = call.elements.fields[form.tag]
    given: dict[str, Value] = {}
    sizes = []
    for index, operand in enumerate(contract.operands):
        if operand.kind is Kind.SMALL:
            small = call.number(index, 32)
            if not small.is_constant:
                raise Undecided("a small factor that is not known")
            given[operand.name] = field.const(small.lo)
        else:
            sizes.append((call.pointer(index), operand.size, operand.is_output))
            if operand.is_input:
                given[operand.name] = field.scale(call.load(form.tag, call.pointer(index)), form.factor)
    call.apart(sizes)
    (output,) = contract.outputs
    rest = _residual(field, contract, {**given, output.name: field.const(0)})
    scale = field.sub(_residual(field, contract, {**given, output.name: field.const(1)}), rest).constant
    twice = field.sub(_residual(field, contract, {**given, output.name: field.const(2)}), rest)
    if not scale or twice != field.const(2 * scale):
        raise Undecided("a contract that is not linear in its output")
    value = field.scale(rest, -pow(scale * form.factor, -1, form.prime))
    place = call.pointer(contract.operands.index(output))
    call.store(form.tag, place, value)


def _residual(field: Field, contract: Contract, stored: Mapping[str, Value]) -> Value:
    """left - right of the equation, of the integers that operands hold."""
    assert contract.equation is not None
    return contract.equation.residual(stored, Ring(field.const, field.add, field.mul))


def _select(call: Call, contract: Contract, form: Form) -> None:
    """Where the mask is open and both values differ by a constant factor only, that factor gets the mask's bit; else a fork."""
    output, first, second = call.pointer(0), call.pointer(2), call.pointer(3)
    call.apart([(output, form.size, True), (first, form.size, False), (second, form.size, False)])
    a, b = call.load(form.tag, first), call.load(form.tag, second)
    call.store(form.tag, output, chosen(call, form, call.number(1), a, b))


def chosen(call: Call, form: Form, mask: Word, a: Value, b: Value) -> Value:
    """a where the mask is all-ones, b where it is 0."""
    mask = call.path.refined(mask)
    if mask.is_constant and mask.lo in (0, ONES):
        return a if mask.lo else b
    bit = call.path.two_valued(mask) if (mask.lo, mask.hi) == (0, ONES) else None
    if bit is None:
        raise Undecided("what a selection takes as its mask is not known to be 0 or all-ones")
    field = call.elements.fields[form.tag]
    if a == b:
        return a
    x, y, single = a.monomial, b.monomial, atom_of(bit)
    if x is not None and y is not None and x[0] == y[0] and single in call.elements.facts:
        # a = x*m, b = y*m: a * (y/x)^(1 - bit)
        ratio = y[1] * pow(x[1], -1, field.prime) % field.prime
        return field.mul(a, field.named(("power", ratio, single)))
    raise Fork(bit)


def _swap(call: Call, form: Form) -> None:
    first, second = call.pointer(1), call.pointer(2)
    call.apart([(first, form.size, True), (second, form.size, True)])
    a, b = call.load(form.tag, first), call.load(form.tag, second)
    mask = call.path.refined(call.number(0))
    if not mask.is_constant or mask.lo not in (0, ONES):
        bit = call.path.two_valued(mask) if (mask.lo, mask.hi) == (0, ONES) else None
        if bit is None:
            raise Undecided("what an exchange takes as its mask is not known to be 0 or all-ones")
        raise Fork(bit)
    if mask.lo:
        call.store(form.tag, first, b)
        call.store(form.tag, second, a)


def _is_number(call: Call, number: int, form: Form) -> Word:
    """`number` is below the modulus, as the words of elements are: those of one element only."""
    a, field = call.load(form.tag, call.pointer(0)), call.elements.fields[form.tag]
    b = field.const(number * pow(form.factor, -1, form.prime))
    return mask_of(call.elements.is_zero(form.tag, field.sub(a, b)))


def _is_equal(call: Call, form: Form) -> Word:
    a, b = (call.load(form.tag, call.pointer(index)) for index in (0, 1))
    return mask_of(call.elements.is_zero(form.tag, call.elements.fields[form.tag].sub(a, b)))


def _is_plain(contract: Contract, form: Form) -> bool:
    """Whether the bytes of a codec are the number itself and the element stands in memory as elements do."""
    field = Field(form.prime)
    stored = {o.name: field.const(form.factor if o.kind is Kind.LIMBS else 1) for o in contract.operands}
    return _residual(field, contract, stored) == field.const(0)


def _encode(call: Call, contract: Contract, form: Form) -> None:
    output, source = contract.operands
    target = call.pointer(0)
    call.apart([(target, output.size, True)], [(call.pointer(1), source.size)])
    value = call.load(form.tag, call.pointer(1))
    call.put(target, (call.elements.byte(form.tag, value, _position(output, index)) for index in range(output.length)), 1)


def _position(operand: Operand, index: int) -> int:
    return operand.length - 1 - index if operand.kind is Kind.BIG_ENDIAN else index


def _decode(call: Call, contract: Contract, form: Form) -> Word:
    if not _is_plain(contract, form):
        _unknown()
    source = contract.inputs[0]
    place, target = call.pointer(1), call.pointer(0)
    call.apart([(target, form.size, True)], [(place, source.size)])
    loaded = call.words(place, source.length, 1)
    by_weight = sorted(range(source.length), key=lambda index: _position(source, index))
    value, failed = decoded(call.elements, form, [loaded[index] for index in by_weight], call.path)
    call.store(form.tag, target, call.elements.fields[form.tag].const(0) if call.decide(failed) else value)
    return call.status(failed)


def encoded(elements: Elements, path: Path, number: Sequence[Word], tag: str) -> Value | None:
    """The element of which these are all bytes, the lowest first."""
    match (names := byte_names(elements, path, number))[:1]:
        case [(_, frozenset() as key, 0)] if names == [(tag, key, i) for i in range(size_of(elements.forms[tag]))]:
            return Value(dict(key))
    return None


def byte_names(elements: Elements, path: Path, number: Sequence[Word]) -> list[object]:
    """Of bytes that are unknowns; None for others."""
    atoms = [atom_of(path.resolve(byte.poly)) for byte in number]
    return [None if atom is None else elements.byte_key(atom) for atom in atoms]


def size_of(form: Form) -> int:
    """Bytes of an element."""
    return -(-form.prime.bit_length() // 8)


def decoded(elements: Elements, form: Form, words: Sequence[Word], path: Path) -> tuple[Value, Word]:
    """The value of bytes (the lowest first) and the bit that is 1 where they are not below the modulus. Those of an element are
    that element; bytes that cannot reach the modulus are the sum that they are; others have a value of their own."""
    if (element := encoded(elements, path, words, form.tag)) is not None:
        return element, constant(0)
    if sum(word.hi << (8 * i) for i, word in enumerate(words)) < form.prime:
        return sum_of_bytes(elements.fields[form.tag], words, path), constant(0)
    if all(word.is_constant for word in words):
        known = sum(word.lo << (8 * i) for i, word in enumerate(words))
        return elements.fields[form.tag].const(known), constant(int(known >= form.prime))
    key = ("bytes", form.tag, names_of(path, words))
    return elements.fields[form.tag].named(key), elements.bit(key)


def sum_of_bytes(field: Field, number: Sequence[Word], path: Path) -> Value:
    """The sum of bytes (the lowest first), each times its power of 256."""
    total = field.const(0)
    for index, word in enumerate(number):
        poly = path.resolve(word.poly)
        value = field.const(poly.integer) if poly.is_constant else field.named(("byte", poly.key))
        total = field.add(total, field.scale(value, 256**index))
    return total
