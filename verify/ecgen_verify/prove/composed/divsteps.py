# SPDX-License-Identifier: MIT
"""The kernels of inversion by division steps as effects, and what their driver makes of them.

Trusted. With A what stands in memory for a, S steps a round and W = 2^64, the contracts of the kernels are:

    divsteps<S>        out = delta and the matrix M (plus 2^S in each entry) of S division steps from delta, f mod W, g mod W
    divsteps<S>_fg<n>  out = M*(f, g)/2^S; <tag>_divsteps_fg for a long modulus
    <tag>_divsteps_de  out = M*(d, e)/W mod p, below 2*p, where d and e are
    <tag>_divsteps_end r = d mod p where f >= 0, else -d mod p

All four are proved on their bytes (`divsteps`, `kernels`). Steps never exceed the larger of |f| and |g|.

From (f, g) = (p, A) and (d, e) = (0, c): d*A = k*f and e*A = k*g mod p with k = c after no rounds, and every round multiplies
k by 2^S/W. After enough steps g = 0 and f = gcd(p, A) up to sign (D. J. Bernstein, B.-Y. Yang, TCHES 2019), so that r*A = k;
for A = 0 every matrix is diagonal, and d stays 0. Enough: floor((45907*bits + 26313)/19929) from delta = 1/2 (P. Wuille,
safegcd-bounds, genproofhd.md). r is 1/a in the same form when k = (factor of the form)^2.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ecgen.arith.divsteps.kernels import batches
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES, Elements, Form, names_of
from ecgen_verify.prove.composed.kernels import end_promise
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import nonzero_on
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Key, Poly
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

#: delta = 1/2 as the kernel keeps it (contract of divsteps<S>): biased by W/4, less 1/2.
INITIAL_DELTA = 1 << 62

Keys = tuple[Key, ...]


def steps_needed(bits: int) -> int:
    """Steps after which g = 0 for all 0 <= g <= f < 2^bits, f odd (genproofhd.md, "Generic formula for hddivsteps")."""
    return (45907 * bits + 26313) // 19929


def round_steps(prime: int) -> int:
    """Steps of a round modulo p. The kernel <tag>_divsteps_de is proved for matrices of as many, and taken for no others."""
    bits = prime.bit_length()
    return -(-steps_needed(bits) // batches(bits, 64))


@dataclass(frozen=True)
class Matrix:
    """The matrix of `steps` division steps from these words."""

    steps: int
    delta: Key
    f: Key
    g: Key


@dataclass(frozen=True)
class Rounds:
    """(f, g) after the rounds of `matrices`, from the odd number f and the words of g. `delta`: the word after them."""

    f: int
    g: Keys
    delta: Key
    matrices: tuple[Matrix, ...] = ()


@dataclass(frozen=True)
class Sums:
    """(d, e) after the same rounds, from (0, start)."""

    start: int
    matrices: tuple[Matrix, ...] = ()


@dataclass
class Book:
    """What the words that kernels wrote stand for, in one proof."""

    atoms: dict[object, tuple[int, ...]] = field(default_factory=dict)
    matrices: dict[Keys, tuple[Matrix, Key]] = field(default_factory=dict)
    rounds: dict[Keys, Rounds] = field(default_factory=dict)
    sums: dict[Keys, Sums] = field(default_factory=dict)

    def words(self, elements: Elements, key: object, count: int) -> list[Word]:
        """Unknown words that are the same for the same key."""
        if key not in self.atoms:
            self.atoms[key] = tuple(elements.world.new_atom(f"kernel{len(self.atoms)}[{i}]", 0, ONES) for i in range(count))
        return [Word(Poly.atom(atom), 0, ONES, Poly.atom(atom), elements.secret) for atom in self.atoms[key]]


def kernel_effects(prefix: str, forms: dict[str, Form], symbols: Iterable[str]) -> dict[str, Reading]:
    """The effects of those symbols that are kernels of division steps, for one proof."""
    book = Book()
    effects: dict[str, Reading] = {}
    for name in symbols:
        rest = name.removeprefix(f"{prefix}_")
        if match := re.fullmatch(r"divsteps(\d+)", rest):
            effects[name] = Reading(matrix_promise(int(match[1])), _matrix(book, int(match[1])))
        elif match := re.fullmatch(r"divsteps(\d+)_fg(\d+)", rest):
            effects[name] = _numbers(book, int(match[1]), int(match[2]))
        elif (match := re.fullmatch(r"(\w+)_divsteps_(fg|de|end)", rest)) and (form := forms.get(match[1])) is not None:
            if match[2] == "fg":  # of a long modulus
                effects[name] = _numbers(book, round_steps(form.prime), form.limbs)
            else:
                effects[name] = _sums(book, form) if match[2] == "de" else _end(book, form)
    return effects


def matrix_promise(steps: int) -> object:
    return "matrix of division steps", steps


def numbers_promise(steps: int, limbs: int) -> object:
    return "division steps on long numbers", steps, limbs


def sums_promise(tag: str, steps: int, prime: int, limbs: int) -> object:
    return "division steps modulo a prime", tag, steps, prime, limbs


def _matrix(book: Book, steps: int) -> Effect:
    def effect(call: Call) -> None:
        out, given = call.arrays(5, 3)
        delta, f, g = names_of(call.path, call.words(given, 3))
        matrix = Matrix(steps, delta, f, g)
        words = book.words(call.elements, matrix, 5)
        keys = names_of(call.path, words)
        book.matrices[keys[1:]] = matrix, keys[0]
        call.put(out, words)

    return effect


def _used(book: Book, call: Call, place: Pointer) -> tuple[Matrix, Key]:
    keys = names_of(call.path, call.words(place.moved(8), 4))
    if keys not in book.matrices:
        raise Undecided("what a kernel gets as its matrix is none")
    return book.matrices[keys]


def _numbers(book: Book, steps: int, limbs: int) -> Reading:
    def effect(call: Call) -> None:
        half = limbs + 1
        out, given, place = call.arrays(2 * half, 2 * half, 5, same=1)
        words = call.words(given, 2 * half)
        keys = names_of(call.path, words)
        before = book.rounds.get(keys) or _first(words, keys, half)
        matrix, delta = _used(book, call, place)
        if matrix != Matrix(steps, before.delta, keys[0], keys[half]):
            raise Undecided("a matrix is not that of the division steps of these numbers")
        after = Rounds(before.f, before.g, delta, (*before.matrices, matrix))
        results = book.words(call.elements, after, 2 * half)
        book.rounds[names_of(call.path, results)] = after
        call.put(out, results)

    return Reading(numbers_promise(steps, limbs), effect)


def _first(words: Sequence[Word], keys: Keys, half: int) -> Rounds:
    """(f, g) before any round: f known and odd, both not negative."""
    f = words[:half]
    if not all(word.is_constant for word in [*f, words[-1]]) or f[-1].lo or words[-1].lo or f[0].lo % 2 == 0:
        raise Undecided("what a kernel gets as f and g is nothing that division steps start from or have made")
    number = sum(word.lo << (64 * i) for i, word in enumerate(f))
    return Rounds(number, keys[half:-1], Poly.constant(INITIAL_DELTA).key)


def _sums(book: Book, form: Form) -> Reading:
    def effect(call: Call) -> None:
        size = 2 * form.limbs
        out, given, place = call.arrays(size, size, 5, same=1)
        words = call.words(given, size)
        keys = names_of(call.path, words)
        before = book.sums.get(keys)
        if before is None:
            if not all(word.is_constant for word in words) or any(word.lo for word in words[: form.limbs]):
                raise Undecided("what a kernel gets as d and e is nothing that division steps start from or have made")
            before = Sums(sum(word.lo << (64 * i) for i, word in enumerate(words[form.limbs :])))
            if before.start >= 2 * form.prime:
                raise Undecided("e is not below 2*p")
        matrix, _ = _used(book, call, place)
        if matrix.steps != round_steps(form.prime):
            raise Undecided("a matrix of another number of steps than the kernel is proved for")
        after = Sums(before.start, (*before.matrices, matrix))
        results = book.words(call.elements, (form.tag, after), size)
        book.sums[names_of(call.path, results)] = after
        call.put(out, results)

    return Reading(sums_promise(form.tag, round_steps(form.prime), form.prime, form.limbs), effect, (form,))


def _end(book: Book, form: Form) -> Reading:
    def effect(call: Call) -> None:
        limbs = form.limbs
        target, de, fg = call.arrays(limbs, 2 * limbs, 2 * (limbs + 1))
        sums = book.sums.get(names_of(call.path, call.words(de, 2 * limbs)))
        rounds = book.rounds.get(names_of(call.path, call.words(fg, 2 * (limbs + 1))))
        if sums is None or rounds is None:
            raise Undecided("the last kernel gets what is not made by rounds of division steps")
        value = _inverse(call, form, sums, rounds)
        call.store(form.tag, target, value)

    return Reading(end_promise(form.tag, form.prime, form.limbs), effect, (form,))


def _inverse(call: Call, form: Form, sums: Sums, rounds: Rounds) -> Value:
    """1/a by the argument above."""
    if sums.matrices != rounds.matrices:
        raise Undecided("(d, e) have not gone through the same rounds as (f, g)")
    if rounds.f != form.prime:
        raise Undecided("f does not start as the modulus")
    steps = sum(matrix.steps for matrix in rounds.matrices)
    needed = steps_needed(form.prime.bit_length())
    if steps < needed:
        raise Undecided(f"{steps} division steps are made, but {needed} are needed")
    scale = sums.start * pow(2, steps - 64 * len(rounds.matrices), form.prime) % form.prime
    if scale != form.factor**2 % form.prime:
        raise Undecided("the first e does not lead to the inverse in the right form")
    elements = call.elements
    words = [Word(Poly(dict(terms), shift), 0, ONES) for shift, terms in rounds.g]
    value = elements.value(form.tag, [_constant(word) for word in words])
    return elements.fields[form.tag].inv(value, nonzero_on(elements, form.tag, call.path))


def _constant(word: Word) -> Word:
    """The word with its interval, where it is a constant."""
    if word.poly.is_constant:
        return Word(word.poly, word.poly.integer, word.poly.integer)
    return word
