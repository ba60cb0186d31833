# SPDX-License-Identifier: MIT
"""What calls of the kernels of division steps do, and what their driver makes of them.

Trusted. With A what stands in memory for a, S steps a round and W = 2^64, the kernels (`matrix`, `kernels`) leave

    divsteps<S>        out = delta and the matrix M (plus 2^S in each entry) of S division steps from delta, f mod W, g mod W
    divsteps<S>_fg<n>  out = M*(f, g)/2^S; <tag>_divsteps_fg for a long modulus
    <tag>_divsteps_de  out = M*(d, e)/W mod p, below 2*p, where d and e are
    <tag>_divsteps_end r = d mod p where f >= 0, else -d mod p

A call leaves unknown words that are named by what they are. Steps never exceed the larger of |f| and |g|.

From (f, g) = (p, A) and (d, e) = (0, c): d*A = k*f and e*A = k*g mod p with k = c after no rounds, and every round multiplies
k by 2^S/W. After enough steps g = 0 and f = gcd(p, A) up to sign (D. J. Bernstein, B.-Y. Yang, TCHES 2019), so that r*A = k;
for A = 0 every matrix is diagonal, and d stays 0. Enough: floor((45907*bits + 26313)/19929) from delta = 1/2 (P. Wuille,
safegcd-bounds, genproofhd.md). r is 1/a in the same form when k = (factor of the form)^2.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ecgen.arith.divsteps.kernels import batches
from ecgen_verify.prove.composed.effects import Call, name_of
from ecgen_verify.prove.composed.elements import ONES, Form, names_of
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.poly import Key, Poly
from ecgen_verify.prove.word import Word, constant, known_number
from ecgen_verify.prove.world import Undecided

#: delta = 1/2 as the kernel keeps it (contract of divsteps<S>): biased by W/4, less 1/2.
INITIAL_DELTA = Poly.constant(1 << 62).key

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

    def number(self, start: int, length: int) -> int:
        """In so many of the words before any round. Raises Undecided where it is not known."""
        number = known_number([_word(key) for key in self.start[start : start + length]])
        if number is None:
            raise Undecided("what a kernel gets is nothing that division steps start from or have made")
        return number


def make_matrix(steps: int, call: Call) -> None:
    out, given = call.arrays(5, 3)
    call.put(out, call.elements.unknowns(Matrix(steps, names_of(call.path, call.words(given, 3))), 5))


def apply_to_numbers(steps: int, limbs: int, call: Call) -> None:
    names, before, matrix = _apply(call, steps, limbs + 1)
    delta, second = INITIAL_DELTA, limbs + 1
    if before.matrices:
        delta, *_ = names_of(call.path, call.elements.unknowns(before.matrices[-1], 5))
    elif before.number(0, second) % 2 == 0 or before.number(limbs, 1) or before.number(second + limbs, 1):
        raise Undecided("f is not odd, or one of f and g is negative")
    if matrix.given != (delta, names[0], names[second]):
        raise Undecided("a matrix is not that of the division steps of these numbers")


def apply_modulo(steps: int, form: Form, call: Call) -> None:
    _, before, _ = _apply(call, steps, form.limbs, form.tag)
    if not before.matrices and max(before.number(i, form.limbs) for i in (0, form.limbs)) >= 2 * form.prime:
        raise Undecided("d or e is not below 2*p")


def _apply(call: Call, steps: int, half: int, tag: str = "") -> tuple[Keys, Rounds, Matrix]:
    """A matrix to two numbers of so many words: what these are known by, their rounds before, and the matrix."""
    out, given, place = call.arrays(2 * half, 2 * half, 5, same=1)
    names, before = names_of(call.path, call.words(given, 2 * half)), _rounds(call, given, 2 * half, tag)
    matrix = name_of(call.elements, call.path, call.words(place, 5))
    if not isinstance(matrix, Matrix) or matrix.steps != steps:
        raise Undecided("what a kernel gets is no matrix of the steps that it is proved for")
    call.put(out, call.elements.unknowns(replace(before, matrices=(*before.matrices, matrix)), 2 * half))
    return names, before, matrix


def end(form: Form, call: Call) -> None:
    """Stores 1/a by the argument above."""
    limbs, prime, elements = form.limbs, form.prime, call.elements
    target, de, fg = call.arrays(limbs, 2 * limbs, 2 * (limbs + 1))
    sums, rounds = _rounds(call, de, 2 * limbs, form.tag), _rounds(call, fg, 2 * (limbs + 1))
    if sums.matrices != rounds.matrices:
        raise Undecided("(d, e) have not gone through the same rounds as (f, g)")
    if rounds.number(0, limbs) != prime or sums.number(0, limbs):
        raise Undecided("(f, d) does not start as the modulus and 0")
    steps, needed = sum(matrix.steps for matrix in rounds.matrices), steps_needed(prime.bit_length())
    if steps < needed:
        raise Undecided(f"{steps} division steps are made, but {needed} are needed")
    scale = sums.number(limbs, limbs) * pow(2, steps - 64 * len(rounds.matrices), prime) % prime
    if scale != form.factor**2 % prime:
        raise Undecided("the first e does not lead to the inverse in the right form")
    value = elements.value(form.tag, [_word(key) for key in rounds.start[limbs + 1 : -1]])
    call.store(form.tag, target, call.inv(value, form.tag))


# ---------------------------------------------------------------------- words by what they are


def _rounds(call: Call, place: Pointer, count: int, tag: str = "") -> Rounds:
    """Words that no kernel wrote are those before any round."""
    words = call.words(place, count)
    rounds = name_of(call.elements, call.path, words)
    return rounds if isinstance(rounds, Rounds) and rounds.tag == tag else Rounds(names_of(call.path, words), tag)


def _word(key: Key) -> Word:
    poly = Poly(dict(key[1]), key[0])
    return constant(poly.integer) if poly.is_constant else Word(poly, 0, ONES)
