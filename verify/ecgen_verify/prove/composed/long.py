# SPDX-License-Identifier: MIT
"""The functions of a long modulus: loops over words and blocks, with each call of a kernel as its equation.

Trusted. W = 2^64, B = W^8, R = B^n; the kernels are proved on their bytes (`blocks`). What is shown of a function is the contract
in its manifest, as it is of straight-line functions (`cases`). Loops have fixed trip counts and are executed.
A call leaves unknown words and one integer equation. A reduction ends in r = v mod p for a sum v of two numbers, where the
kernel wants v < 2*p. The blocks q that the reduction's kernels left make R*v = T + Q*p for the number T that is reduced: this is
shown modulo an odd M above both sides, so that it holds of integers. T < R*p and Q < R then give v < 2*p. The carries that the
last block of a square leaves are zero: with t the 2n blocks, t + R^2*(carries) = T < R^2 is shown in the same way. What T is, is
guessed from the products that were added at its blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ecgen.field import BLOCK
from ecgen_verify.prove import congruence
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.composed.blocks import block_promise
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES, Elements
from ecgen_verify.prove.composed.run import Limits, Run
from ecgen_verify.prove.kernel import Effects, Kernel, State
from ecgen_verify.prove.machine import Machine, Pointer
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Group, Undecided, World

_RADIX = 1 << (64 * BLOCK)
#: Bytes of a block.
_SIZE = 8 * BLOCK
#: In place of the name of an object, in a machine's memory: what is known of calls on this path, where no code finds it.
_REDUCED, _QUOTIENTS, _CHAINS = "the number that is reduced", "the quotients of a reduction", "the last carry of each sum"
_SUM, _RESULT = "the blocks of a sum", "the blocks of what a sum left"
_PRODUCTS, _SQUARES = "products added in ", "squares added in "

#: Begins the names of words between a product and the end of its reduction.
_BLOCK = "block:"


@dataclass(frozen=True)
class Long:
    """A long modulus and how its functions are named."""

    prefix: str
    tag: str
    prime: int
    limbs: int

    @property
    def radix(self) -> int:
        return 1 << (64 * self.limbs)

    @property
    def blocks(self) -> int:
        return self.limbs // BLOCK

    @property
    def above(self) -> int:
        """An odd number above all that is compared."""
        return 8 * self.radix**2 - 1

    def effects(self) -> dict[str, Reading]:
        """The kernels, by function."""
        block, own = f"{self.prefix}_block", f"{self.prefix}_{self.tag}"
        blocks: dict[str, Effect] = {
            f"{block}_multiply_add": _multiply_add, f"{block}_square_add": lambda call: _square_add(call, self),
            f"{block}_add": lambda call: _linear(call, self, 1), f"{block}_subtract": lambda call: _linear(call, self, -1),
        }  # fmt: skip
        of_modulus: dict[str, Effect] = {
            f"{own}_block_reduce": lambda call: _reduce(call, self), f"{own}_add_modulo": lambda call: _add_modulo(call, self),
        }  # fmt: skip
        promises = {**{name: block_promise(name, self.prefix) for name in blocks},
                    **{name: block_promise(name, self.prefix, self.prime, self.limbs) for name in of_modulus}}  # fmt: skip
        return readings(promises, {**blocks, **of_modulus})


def made_of_blocks(kernel: Kernel, long: Long) -> Kernel:
    """A kernel whose function calls those of a long modulus."""

    def leave(state: State) -> None:
        _decide_carries(state.machine)
        kernel.leave(state)

    return replace(kernel, leave=leave, callees=long.effects(), run=_run)


def _run(code: Code, world: World, effects: Effects, limits: Limits) -> Run:
    return Run(code, Elements(world, {}, {}), effects, limits)


def _decide_carries(machine: Machine) -> None:
    """The last carry of each sum of blocks. Raises Fork on one that is open."""
    for carry in _ghosts(machine, _CHAINS):
        machine.path.decide_word(carry.poly)


# ---------------------------------------------------------------------- the kernels as effects


def _number(call: Call, words: Sequence[Word]) -> Poly:
    return total((call.path.resolve(word.poly), 1 << (64 * i)) for i, word in enumerate(words))


def _unknown(call: Call, name: str, count: int, top: int = ONES) -> list[Word]:
    """Words of which nothing is known but their bound; they may be secrets."""
    atoms = [call.elements.world.new_atom(f"{name}[{i}]", 0, top) for i in range(count)]
    return [Word(Poly.atom(atom), 0, top, Poly.atom(atom), True) for atom in atoms]


def _bit(call: Call, word: Word) -> Word:
    if call.path.interval(call.path.resolve(word.poly))[1] > 1:
        raise Undecided("a carry that is no bit")
    return word


# what is known of the calls before


def _ghosts(machine: Machine, kind: str) -> list[Word]:
    """In their order."""
    cells = sorted((offset, value) for (base, offset), (_, value) in machine.memory.items() if base == kind)
    return [value for _, value in cells if isinstance(value, Word)]


def _remember(call: Call, kind: str, index: int, poly: Poly) -> None:
    """A number that is not negative."""
    call.machine.memory[kind, index] = (8, Word(poly, *call.path.interval(poly), None, True))


def _forget(call: Call, *kinds: str) -> None:
    for place in [place for place in call.machine.memory if place[0].startswith(kinds)]:
        del call.machine.memory[place]


def _add_product(call: Call, place: Pointer, product: Poly, factor: int = 1) -> None:
    """A product was added at a place; `factor`: the two blocks there were multiplied by that before."""
    place = call.machine.resolve(place)
    kind = _PRODUCTS + place.base
    for at, more in ((place.offset, product), (place.offset + _SIZE, Poly({})))[:factor]:
        _, before = call.machine.memory.get((kind, at), (8, None))
        known = before.poly.scale(factor) if isinstance(before, Word) else Poly({})
        _remember(call, kind, at, call.path.resolve(known + more))


def _sum_of_products(call: Call, place: Pointer, count: int) -> Poly | None:
    """Of those that were added to the `count` words there; None where there were none."""
    place = call.machine.resolve(place)
    cells = [(offset - place.offset, cell[1]) for (base, offset), cell in call.machine.memory.items()
             if base == _PRODUCTS + place.base]  # fmt: skip
    added = [(word.poly, 1 << 8 * at) for at, word in cells if isinstance(word, Word) and 0 <= at < 8 * count]
    return total((call.path.resolve(poly), weight) for poly, weight in added) if added else None


# the equations


def _multiply_add(call: Call) -> None:
    t, c, a, b = call.arrays(*(BLOCK,) * 4, written=2)
    given = [_number(call, call.words(place, BLOCK)) for place in (t, c, a, b)]
    low, high = _unknown(call, f"{_BLOCK} low", BLOCK), _unknown(call, f"{_BLOCK} high", BLOCK)
    left = _number(call, low) + _number(call, high).scale(_RADIX)
    call.path.add_fact(left - given[0] - given[1] - given[2] * given[3], 0, 0)
    call.put(t, low)
    call.put(c, high)
    _add_product(call, t, given[2] * given[3])


def _square_add(call: Call, long: Long) -> None:
    t, k, a = call.arrays(2 * BLOCK, 2, BLOCK, written=2)
    carries = [_bit(call, word) for word in call.words(k, 2)]
    given = _number(call, call.words(t, 2 * BLOCK)).scale(2) + carries[0].poly + carries[1].poly
    factor = _number(call, call.words(a, BLOCK))
    low, bits = _unknown(call, f"{_BLOCK} low", 2 * BLOCK), _unknown(call, f"{_BLOCK} carry", 2, 1)
    left = _number(call, low) + (bits[0].poly + bits[1].poly).scale(_RADIX**2)
    call.path.add_fact(left - given - factor * factor, 0, 0)
    call.put(t, low)
    call.put(k, bits)
    _add_product(call, t, factor * factor, 2)
    last = call.machine.resolve(t)
    kind, first = _SQUARES + last.base, last.offset - 2 * _SIZE * (long.blocks - 1)
    _remember(call, kind, last.offset, bits[0].poly)
    if all((kind, first + 2 * _SIZE * i) in call.machine.memory for i in range(long.blocks)):
        _forget(call, kind)
        _end_square(call, t.moved(first - last.offset), (bits[0].poly + bits[1].poly).scale(long.radix**2), long)


def _end_square(call: Call, place: Pointer, carries: Poly, long: Long) -> None:
    """A number of 2n blocks and the carries above are a sum of products that is below R^2, so that the carries are zero."""
    expected = _sum_of_products(call, place, 2 * long.limbs)
    if expected is None:
        raise Undecided("a square that nothing was added to")
    _check_below(call, expected, long.radix**2)
    whole = _number(call, call.words(place, 2 * long.limbs))
    congruence.vanishes(call.path, whole + carries - expected, long.above)
    call.path.add_fact(carries, 0, 0)


def _check_below(call: Call, number: Poly, bound: int) -> None:
    """Raises Undecided unless 0 <= number < bound."""
    low, high = call.path.interval(call.path.resolve(number))
    if low < 0 or high >= bound:
        raise Undecided("a number that is reduced may be too large")


def _linear(call: Call, long: Long, sign: int) -> None:
    """r + sign*B*k' = a + sign*(b + k). The equations of all blocks, from a carry that is zero on, are one fact in the end."""
    r, k, a, b = call.arrays(BLOCK, 1, BLOCK, BLOCK, written=2, same=2)
    given = [call.words(place, BLOCK) for place in (a, b)]
    carry = _bit(call, call.words(k, 1)[0])
    result, bit = _unknown(call, "r", BLOCK), _unknown(call, "carry", 1, 1)[0]
    right = _number(call, given[0]) + (_number(call, given[1]) + call.path.resolve(carry.poly)).scale(sign)
    # the same modulo W, of the lowest words
    residue = call.path.sum((given[0][0], 1), (given[1][0], sign), (carry, sign)).residue
    if residue is not None:
        (atom,) = result[0].poly.atoms()
        result[0] = replace(result[0], residue=call.elements.world.remember_residue(atom, residue, 64))
    if carry.is_constant and not carry.lo:
        _forget(call, _SUM, _RESULT)
    index = len(_ghosts(call.machine, _SUM))
    _remember(call, _SUM, index, _number(call, result) + bit.poly.scale(sign * _RADIX) - right)
    _remember(call, _RESULT, index, _number(call, result))
    call.put(r, result)
    call.put(k, [bit])
    if index + 1 == long.blocks:
        _end_sum(call, bit, long)


def _end_sum(call: Call, carry: Word, long: Long) -> None:
    """Each equation that was remembered holds, so that their sum does, whatever the factors."""
    call.path.add_fact(_weighted(call, _SUM), 0, 0)
    _name_number(call, _weighted(call, _RESULT), long.radix - 1)
    _remember(call, _CHAINS, len(_ghosts(call.machine, _CHAINS)), carry.poly)
    _forget(call, _SUM, _RESULT)


def _weighted(call: Call, kind: str) -> Poly:
    """The number that has these blocks."""
    return total((call.path.resolve(word.poly), _RADIX**i) for i, word in enumerate(_ghosts(call.machine, kind)))


def _name_number(call: Call, number: Poly, most: int) -> None:
    """`number`: unknown words, each times its power of W; at most `most`. Bounds are asked for of the number as a whole."""
    if any(len(monomial) != 1 for monomial in number.terms):
        raise Undecided("words of a sum that became known before its end")
    world = call.elements.world
    terms = sorted((weight, atom) for (atom,), weight in number.terms.items())
    whole = world.new_atom("number", 0, most)
    world.groups.append(Group(tuple(atom for _, atom in terms), tuple(weight for weight, _ in terms), whole))


def _reduce(call: Call, long: Long) -> None:
    q, c, t, m = call.arrays(*(BLOCK,) * 4, written=2)
    lowest = _number(call, call.words(m, BLOCK))
    if not lowest.is_constant or lowest.integer != long.prime % _RADIX:
        raise Undecided("a reduction by another number")
    quotients = _ghosts(call.machine, _QUOTIENTS)
    if not quotients:
        _begin_reduction(call, t, long)
    given = _number(call, call.words(t, BLOCK))
    digits, high = _unknown(call, f"{_BLOCK} q", BLOCK), _unknown(call, f"{_BLOCK} high", BLOCK)
    quotient = _number(call, digits)
    call.path.add_fact(_number(call, high).scale(_RADIX) - given - quotient.scale(lowest.integer), 0, 0)
    _remember(call, _QUOTIENTS, len(quotients), quotient)
    call.put(q, digits)
    call.put(c, high)


def _begin_reduction(call: Call, place: Pointer, long: Long) -> None:
    """What is reduced: the sum of the products that were added there, else the words that stand there."""
    expected = _sum_of_products(call, place, 2 * long.limbs)
    if expected is None:
        expected = _number(call, call.words(place, 2 * long.limbs))
    _check_below(call, expected, long.radix * long.prime)
    _remember(call, _REDUCED, 0, expected)


def _add_modulo(call: Call, long: Long) -> None:
    r, a, b, m = call.arrays(*(long.limbs,) * 4, same=2)
    modulus = _number(call, call.words(m, long.limbs))
    if not modulus.is_constant or modulus.integer != long.prime:
        raise Undecided("a sum modulo another number")
    value = _number(call, call.words(a, long.limbs)) + _number(call, call.words(b, long.limbs))
    result, bit = _unknown(call, "r", long.limbs), _unknown(call, "subtracted", 1, 1)[0]
    left = _number(call, result) + bit.poly.scale(long.prime)
    if _ghosts(call.machine, _QUOTIENTS):
        known = _end_reduction(call, value, left, long)
        if known is not None:
            call.put(r, known)
            return
    else:
        congruence.stays_below(call.path, value, 2 * long.prime)
        call.path.add_fact(left - value, 0, 0)
    _name_number(call, _number(call, result), long.prime - 1)
    call.put(r, result)


def _end_reduction(call: Call, value: Poly, left: Poly, long: Long) -> list[Word] | None:
    """`value`: the sum at the end; `left`: the same, which the result stands in. What is known of the blocks on the way is not
    needed any more. Returns the words of the result where a known number is reduced."""
    blocks = [word.poly for word in _ghosts(call.machine, _QUOTIENTS)]
    if len(blocks) != long.blocks:
        raise Undecided("a reduction with another number of steps")
    (reduced,) = _ghosts(call.machine, _REDUCED)
    expected = call.path.resolve(reduced.poly)
    quotient = total((call.path.resolve(block), _RADIX**i) for i, block in enumerate(blocks))
    congruence.vanishes(call.path, value.scale(long.radix) - expected - quotient.scale(long.prime), long.above)
    _forget(call, _REDUCED, _QUOTIENTS, _PRODUCTS)
    atoms = call.elements.world.atoms
    call.path.drop_facts(lambda fact: any(atoms[atom].name.startswith(_BLOCK) for atom in fact.poly.atoms()))
    if expected.is_constant:
        known = expected.integer * pow(long.radix, -1, long.prime) % long.prime
        return [constant(known >> (64 * i) & ONES).marked(True) for i in range(long.limbs)]
    number = Poly.atom(call.elements.world.new_atom("quotient", 0, long.radix - 1))  # what the blocks make
    call.path.add_fact(left.scale(long.radix) - expected - number.scale(long.prime), 0, 0)
    return None
