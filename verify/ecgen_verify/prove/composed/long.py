# SPDX-License-Identifier: MIT
"""Sums, products and reductions modulo long numbers: loops over blocks, whose calls of kernels become their equations.

Trusted. W = 2^64, B = W^8, R = B^n; the kernels are proved on their bytes (`blocks`). Loops have fixed trip counts and are
executed.
Each call leaves unknown words and one integer equation. A reduction ends in r = v mod p for a sum v of two numbers, where the
kernel wants v < 2*p. The blocks q that the reduction's kernels left make R*v = T + Q*p for the number T that is reduced: this is
shown modulo an odd M above both sides, so that it holds of integers. T < R*p and Q < R then give v < 2*p. The carries that the
last block of a square leaves are zero: with t the 2n blocks, t + R^2*(carries) = T < R^2 is shown in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ecgen.field import BLOCK
from ecgen_verify.prove import congruence
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.kernels import Array, Kernel, Part, State, aliases_of
from ecgen_verify.prove.composed.run import Run
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.path import Word
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.world import Undecided

_RADIX = 1 << (64 * BLOCK)


@dataclass
class _Book:
    """`expected`: the number that is reduced, below R*p; none for functions without a reduction. `quotients`: the blocks q, the
    lowest first; `squares`: blocks whose squares were added."""

    expected: Poly | None = None
    quotients: list[Poly] = field(default_factory=list)
    squares: int = 0


@dataclass(frozen=True)
class _Long:
    """A long modulus and how its functions are named."""

    prefix: str
    tag: str
    prime: int
    limbs: int

    @property
    def radix(self) -> int:
        return 1 << (64 * self.limbs)

    @property
    def above(self) -> int:
        """An odd number above all that is compared."""
        return 8 * self.radix**2 - 1


def long_kernels(prefix: str, tag: str, prime: int, limbs: int) -> list[Kernel]:
    """The functions of a long modulus for which there is a method."""
    long = _Long(prefix, tag, prime, limbs)
    return [
        _function(long, "add", "ab", "r = a + b mod p", lambda n: n["a"] + n["b"], 1),
        _function(long, "dbl", "a", "r = 2*a mod p", lambda n: n["a"].scale(2), 1),
        _function(long, "to_mont", "a", f"r = a*2^{64 * limbs} mod p", lambda n: n["a"].scale(long.radix**2 % prime), long.radix),
        _function(long, "from_mont", "a", f"r*2^{64 * limbs} = a mod p", lambda n: n["a"], long.radix),
        _function(long, "mul", "ab", f"r*2^{64 * limbs} = a*b mod p", lambda n: n["a"] * n["b"], long.radix),
        _function(long, "sqr", "a", f"r*2^{64 * limbs} = a^2 mod p", lambda n: n["a"] * n["a"], long.radix),
    ]  # fmt: skip


def _function(long: _Long, operation: str, names: str, text: str, value: Callable[[Mapping[str, Poly]], Poly],
              factor: int) -> Kernel:  # fmt: skip
    """factor*r = value(inputs) mod p, below p. Where the factor is R, that value is reduced; it is below R*p, as p < R."""
    book = _Book()

    def assume(state: State) -> None:
        book.quotients.clear()
        book.squares = 0
        book.expected = value(state.numbers) if factor > 1 else None

    def leave(state: State, _: object) -> None:
        found = state.output("r", 0, long.limbs)
        state.congruent(found.scale(factor) - value(state.numbers), long.prime)
        state.below(found, long.prime)

    @dataclass
    class Calls(Run):
        def __post_init__(self) -> None:
            made = _effects(long, book)
            symbols = self.code.image.symbols
            self.effects = {symbols[name]: (name, effect) for name, effect in made.items() if name in symbols}

    operands = (Array(name, long.limbs, (Part(name, 0, long.limbs, long.prime),)) for name in names)
    arrays = (Array("r", long.limbs, is_output=True), *operands)
    return Kernel(f"{long.prefix}_{long.tag}_{operation}", f"{text}, r < p", arrays, leave, aliases=aliases_of(names), run=Calls,
                  assume=assume, calls=tuple(_effects(long, book)))  # fmt: skip


# ---------------------------------------------------------------------- the kernels as effects


def _effects(long: _Long, book: _Book) -> dict[str, Effect]:
    block, own = f"{long.prefix}_block", f"{long.prefix}_{long.tag}"
    return {
        f"{block}_multiply_add": _multiply_add, f"{block}_square_add": lambda call: _square_add(call, long, book),
        f"{own}_block_reduce": lambda call: _reduce(call, long, book),
        f"{own}_add_modulo": lambda call: _add_modulo(call, long, book),
    }  # fmt: skip


def _words(call: Call, place: Pointer, count: int) -> list[Word]:
    found = [call.machine.load(place.moved(8 * i), 8) for i in range(count)]
    if not all(isinstance(word, Word) for word in found):
        raise Undecided("a kernel gets an address where it wants a number")
    return [word for word in found if isinstance(word, Word)]


def _number(call: Call, words: Sequence[Word]) -> Poly:
    return total((call.path.resolve(word.poly), 1 << (64 * i)) for i, word in enumerate(words))


def _unknown(call: Call, name: str, count: int, top: int = ONES) -> list[Word]:
    """Words of which nothing is known but their bound."""
    atoms = [call.elements.world.new_atom(f"{name}[{i}]", 0, top) for i in range(count)]
    return [Word(Poly.atom(atom), 0, top, {(atom,): 1}, True) for atom in atoms]


def _store(call: Call, place: Pointer, words: Sequence[Word]) -> None:
    for i, word in enumerate(words):
        call.machine.store(place.moved(8 * i), word, 8)


def _operands(call: Call, sizes: Sequence[int], written: int) -> list[Pointer]:
    """The places of the operands, of which the first `written` must overlap nothing else."""
    places = [call.pointer(i) for i in range(len(sizes))]
    call.apart([(place, 8 * size, i < written) for i, (place, size) in enumerate(zip(places, sizes, strict=True))])
    resolved = [call.machine.resolve(place) for place in places]
    if any(resolved[i] == other for i in range(written) for j, other in enumerate(resolved) if i != j):
        raise Undecided("an operand of a kernel that must stand apart is another one")
    return places


def _multiply_add(call: Call) -> None:
    t, c, a, b = _operands(call, (BLOCK,) * 4, 2)
    given = [_number(call, _words(call, place, BLOCK)) for place in (t, c, a, b)]
    low, high = _unknown(call, "low", BLOCK), _unknown(call, "high", BLOCK)
    left = _number(call, low) + _number(call, high).scale(_RADIX)
    call.path.add_fact(left - given[0] - given[1] - given[2] * given[3], 0, 0)
    _store(call, t, low)
    _store(call, c, high)


def _square_add(call: Call, long: _Long, book: _Book) -> None:
    t, k, a = _operands(call, (2 * BLOCK, 2, BLOCK), 2)
    carries = _words(call, k, 2)
    if any(call.path.interval(call.path.resolve(carry.poly))[1] > 1 for carry in carries):
        raise Undecided("a carry that is no bit")
    given = _number(call, _words(call, t, 2 * BLOCK)).scale(2) + carries[0].poly + carries[1].poly
    factor = _number(call, _words(call, a, BLOCK))
    low, bits = _unknown(call, "low", 2 * BLOCK), _unknown(call, "carry", 2, 1)
    left = _number(call, low) + (bits[0].poly + bits[1].poly).scale(_RADIX**2)
    call.path.add_fact(left - given - factor * factor, 0, 0)
    _store(call, t, low)
    _store(call, k, bits)
    book.squares += 1
    if book.squares * BLOCK == long.limbs and book.expected is not None:
        whole = _number(call, _words(call, t.moved(-16 * (long.limbs - BLOCK)), 2 * long.limbs))
        left = whole + (bits[0].poly + bits[1].poly).scale(long.radix**2)
        congruence.vanishes(call.path, left - call.path.resolve(book.expected), long.above)
        for bit in bits:
            call.path.add_fact(bit.poly, 0, 0)


def _reduce(call: Call, long: _Long, book: _Book) -> None:
    q, c, t, m = _operands(call, (BLOCK,) * 4, 2)
    lowest = _number(call, _words(call, m, BLOCK))
    if not lowest.is_constant or lowest.integer != long.prime % _RADIX:
        raise Undecided("a reduction by another number")
    given = _number(call, _words(call, t, BLOCK))
    digits, high = _unknown(call, "q", BLOCK), _unknown(call, "high", BLOCK)
    quotient = _number(call, digits)
    call.path.add_fact(_number(call, high).scale(_RADIX) - given - quotient.scale(lowest.integer), 0, 0)
    book.quotients.append(quotient)
    _store(call, q, digits)
    _store(call, c, high)


def _add_modulo(call: Call, long: _Long, book: _Book) -> None:
    r, a, b, m = _operands(call, (long.limbs,) * 4, 0)
    modulus = _number(call, _words(call, m, long.limbs))
    if not modulus.is_constant or modulus.integer != long.prime:
        raise Undecided("a sum modulo another number")
    value = _number(call, _words(call, a, long.limbs)) + _number(call, _words(call, b, long.limbs))
    if book.expected is None:
        congruence.stays_below(call.path, value, 2 * long.prime)
    else:
        if len(book.quotients) * BLOCK != long.limbs:
            raise Undecided("a reduction with another number of steps")
        multiple = total((q, _RADIX**i) for i, q in enumerate(book.quotients)).scale(long.prime)
        congruence.vanishes(call.path, value.scale(long.radix) - call.path.resolve(book.expected) - multiple, long.above)
    result, bit = _unknown(call, "r", long.limbs), _unknown(call, "subtracted", 1, 1)[0]
    call.path.add_fact(_number(call, result), 0, long.prime - 1)
    call.path.add_fact(_number(call, result) + bit.poly.scale(long.prime) - value, 0, 0)
    _store(call, r, result)
