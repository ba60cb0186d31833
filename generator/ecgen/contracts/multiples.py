# SPDX-License-Identifier: MIT
"""What scalar multiplications hand to each other, as terms: tables of multiples of a point, digits that pick from them."""

from __future__ import annotations

from collections.abc import Iterable

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Const, Named, Sort, Term, Var, implies, residue, term
from ecgen.logic.types import Digit, DigitArray, Element, Words

_COMB = "C. H. Lim, P. J. Lee, More Flexible Exponentiation with Precomputation, CRYPTO 1994"
_ODD = "the odd one of the integers k and n - k"


def comb(table: Term, teeth: Term | int, spacing: Term | int) -> Term:
    """The point P of which entry i of a table is the sum of +-2^(spacing*j) * P over j < teeth: + for the highest j, and for the
    others where bit j of i is 1. With a spacing of 1 these are P, 3*P, 5*P, and so on."""
    return Named("comb", _COMB, Sort.POINT, (table, term(teeth), term(spacing)))


def multiples(table: Term, first: Term | int, last: Term | int) -> Term:
    """The point P of which a table has first*P, (first + 1)*P, up to last*P."""
    return Named("multiples", "entries of a table that follow each other", Sort.POINT, (table, term(first), term(last)))


def entries(unit: Term) -> list[int] | None:
    """Which multiples of `comb` or `multiples` are in the table, one after the other; None for other terms."""
    match unit:
        case Named("comb", _, _, (_, Const(teeth), Const(spacing))):
            weights = [1 << spacing * j for j in range(teeth)]
            return [weights[-1] + sum(weight if i >> j & 1 else -weight for j, weight in enumerate(weights[:-1]))
                    for i in range(1 << (teeth - 1))]  # fmt: skip
        case Named("multiples", _, _, (_, Const(first), Const(last))):
            return list(range(first, last + 1))
    return None


def endomorphism(point: Term) -> Term:
    """The point (beta*x, y) at the point (x, y), lambda times it."""
    return Named("endomorphism", "R. P. Gallant, R. J. Lambert, S. A. Vanstone, CRYPTO 2001", Sort.POINT, (point,))


def chord(p: Term, q: Term) -> Term:
    """p + q, but the neutral element where p = q, of which the chord through both is not determined."""
    return Named("chord", "the chord-and-tangent law", Sort.POINT, (p, q))


def projective(point: Term) -> Term:
    """The point by X, Y and Z of its extended coordinates: T may be anything."""
    return Named("projective", "X, Y and Z of extended coordinates", Sort.POINT, (point,))


def signed_bits(word: Term, first: Term | int, teeth: Term | int, spacing: Term | int) -> Term:
    """The sum of +-2^(spacing*i) over i < teeth, + where bit first + i of the word is 1. No bit above these is 1."""
    return Named("signed_bits", _COMB, Sort.INTEGER, (word, term(first), term(teeth), term(spacing)))


def bits(word: Term, count: Term | int) -> Term:
    """The number that these lowest bits of a word are; no other bit is 1."""
    return Named("bits", "binary", Sort.INTEGER, (word, term(count)))


def code(number: Term) -> tuple[int, list[int]] | None:
    """Of `signed_bits` or `bits`: what it is without a bit, and what each bit of the word adds; None for other terms."""
    match number:
        case Named("signed_bits", _, _, (_, Const(first), Const(teeth), Const(spacing))):
            weights = [1 << spacing * i for i in range(teeth)]
            return -sum(weights), [0] * first + [2 * weight for weight in weights]
        case Named("bits", _, _, (_, Const(count))):
            return 0, [1 << i for i in range(count)]
    return None


def signed(digit: Term, negate: Term) -> Term:
    """The digit, or its negative where the bit is 1."""
    return Named("signed", "- where the mask is all-ones, else +", Sort.INTEGER, (digit, negate))


def odd(k: Term) -> Term:
    """Whichever of k and n - k is odd, as an integer from 1 to n."""
    return Named("odd", _ODD, Sort.INTEGER, (k,))


def is_negative(k: Term) -> Term:
    """Whether that is n - k."""
    return Named("is_negative", _ODD, Sort.BIT, (k,))


# ---------------------------------------------------------------------- digits


def naf(v: Term, width: Term | int) -> Term:
    """Digits d_i with v = sum of d_i * 2^i, each 0 or odd and below 2^(width - 1) in absolute value."""
    return Named("naf", "J. A. Solinas, Efficient Arithmetic on Koblitz Curves, 2000", Sort.VECTOR, (v, term(width)))


def base_16(k: Term) -> Term:
    """Digits d_i with k = sum of d_i * 16^i, each from -8 to 8."""
    return Named("base_16", "digits from -8 to 8", Sort.VECTOR, (k,))


def naf_contract(length: int, words: int, widths: Iterable[int]) -> Contract:
    """PREFIX_naf(digits, v, width) for these widths."""
    digits, v, width, known = Var("digits"), Var("v"), Var("width"), sorted(widths)
    params = Param("digits", DigitArray(length, 1), True), Param("v", Words(words)), Param("width", Digit(tuple(known)))
    ensures = [formula for w in known for formula in implies(width.equals(w), digits.equals(naf(v, w)))]
    return Contract("naf", "", params, tuple(ensures), (v < Const(1 << (length - 1)),), public=frozenset({"v", "width"}))


def base_16_contract(length: int) -> Contract:
    """PREFIX_ed25519_digits(digit, k)"""
    params = Param("digit", DigitArray(length, 4), True), Param("k", Element("n"))
    return Contract("ed25519_digits", "", params, (Var("digit").equals(base_16(residue(Var("k")))),))
