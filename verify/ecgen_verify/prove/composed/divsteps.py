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
from collections.abc import Iterable
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
from ecgen_verify.prove.word import Word, constant
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
    """The matrix of `steps` division steps from these words: delta, f, g."""

    steps: int
    given: Keys


@dataclass(frozen=True)
class Rounds:
    """What these words are after rounds with these matrices: f and g or, modulo the prime of the tag, d and e."""

    start: Keys
    tag: str = ""
    matrices: tuple[Matrix, ...] = ()

    def after(self, matrix: Matrix) -> Rounds:
        return Rounds(self.start, self.tag, (*self.matrices, matrix))


@dataclass
class Book:
    """What the words that kernels wrote stand for, in one proof: by their names, and the other way round."""

    meanings: dict[Keys, object] = field(default_factory=dict)
    names: dict[object, Keys] = field(default_factory=dict)

    def words(self, elements: Elements, meaning: object, count: int) -> list[Word]:
        """Unknown words that are the same for the same meaning."""
        if meaning not in self.names:
            atoms = (elements.world.new_atom(f"kernel{len(self.names)}[{i}]", 0, ONES) for i in range(count))
            self.names[meaning] = tuple(Poly.atom(atom).key for atom in atoms)
            self.meanings[self.names[meaning]] = meaning
        return [_word(key, secret=elements.secret) for key in self.names[meaning]]

    def matrix(self, call: Call, place: Pointer) -> Matrix:
        meaning = self.meanings.get(names_of(call.path, call.words(place, 5)))
        if not isinstance(meaning, Matrix):
            raise Undecided("what a kernel gets as its matrix is none")
        return meaning

    def rounds(self, keys: Keys, tag: str = "") -> Rounds:
        """Words that no kernel wrote are those before any round."""
        meaning = self.meanings.get(keys)
        return meaning if isinstance(meaning, Rounds) and meaning.tag == tag else Rounds(keys, tag)


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
        matrix = Matrix(steps, names_of(call.path, call.words(given, 3)))
        call.put(out, book.words(call.elements, matrix, 5))

    return effect


def _numbers(book: Book, steps: int, limbs: int) -> Reading:
    def effect(call: Call) -> None:
        half = limbs + 1
        out, given, place = call.arrays(2 * half, 2 * half, 5, same=1)
        keys = names_of(call.path, call.words(given, 2 * half))
        before, matrix = book.rounds(keys), book.matrix(call, place)
        delta = book.names[before.matrices[-1]][0] if before.matrices else Poly.constant(INITIAL_DELTA).key
        if not before.matrices and (_number(keys[:half]) % 2 == 0 or _number(keys[limbs:half] + keys[-1:])):
            raise Undecided("f is not odd, or one of f and g is negative")
        if matrix != Matrix(steps, (delta, keys[0], keys[half])):
            raise Undecided("a matrix is not that of the division steps of these numbers")
        call.put(out, book.words(call.elements, before.after(matrix), 2 * half))

    return Reading(numbers_promise(steps, limbs), effect)


def _sums(book: Book, form: Form) -> Reading:
    steps, size = round_steps(form.prime), 2 * form.limbs

    def effect(call: Call) -> None:
        out, given, place = call.arrays(size, size, 5, same=1)
        keys = names_of(call.path, call.words(given, size))
        before, matrix = book.rounds(keys, form.tag), book.matrix(call, place)
        if not before.matrices and max(_number(keys[: form.limbs]), _number(keys[form.limbs :])) >= 2 * form.prime:
            raise Undecided("d or e is not below 2*p")
        if matrix.steps != steps:
            raise Undecided("a matrix of another number of steps than the kernel is proved for")
        call.put(out, book.words(call.elements, before.after(matrix), size))

    return Reading(sums_promise(form.tag, steps, form.prime, form.limbs), effect, (form,))


def _end(book: Book, form: Form) -> Reading:
    def effect(call: Call) -> None:
        limbs = form.limbs
        target, de, fg = call.arrays(limbs, 2 * limbs, 2 * (limbs + 1))
        sums = book.rounds(names_of(call.path, call.words(de, 2 * limbs)), form.tag)
        rounds = book.rounds(names_of(call.path, call.words(fg, 2 * (limbs + 1))))
        call.store(form.tag, target, _inverse(call, form, sums, rounds))

    return Reading(end_promise(form.tag, form.prime, form.limbs), effect, (form,))


def _inverse(call: Call, form: Form, sums: Rounds, rounds: Rounds) -> Value:
    """1/a by the argument above."""
    limbs, prime, elements = form.limbs, form.prime, call.elements
    if sums.matrices != rounds.matrices:
        raise Undecided("(d, e) have not gone through the same rounds as (f, g)")
    if _number(rounds.start[:limbs]) != prime or _number(sums.start[:limbs]):
        raise Undecided("(f, d) does not start as the modulus and 0")
    steps = sum(matrix.steps for matrix in rounds.matrices)
    needed = steps_needed(prime.bit_length())
    if steps < needed:
        raise Undecided(f"{steps} division steps are made, but {needed} are needed")
    scale = _number(sums.start[limbs:]) * pow(2, steps - 64 * len(rounds.matrices), prime) % prime
    if scale != form.factor**2 % prime:
        raise Undecided("the first e does not lead to the inverse in the right form")
    value = elements.value(form.tag, [_word(key) for key in rounds.start[limbs + 1 : -1]])
    return elements.fields[form.tag].inv(value, nonzero_on(elements, form.tag, call.path))


def _number(keys: Keys) -> int:
    """Raises Undecided where it is not known."""
    words = [_word(key) for key in keys]
    if not all(word.is_constant for word in words):
        raise Undecided("what a kernel gets is nothing that division steps start from or have made")
    return sum(word.lo << (64 * i) for i, word in enumerate(words))


def _word(key: Key, *, secret: bool = True) -> Word:
    poly = Poly(dict(key[1]), key[0])
    return constant(poly.integer).marked(secret) if poly.is_constant else Word(poly, 0, ONES, None, secret)
