# SPDX-License-Identifier: MIT
"""The functions that terms name: a rule for each. Encodings of points (RFC 8032) and of numbers, the Kummer line, images of
points by an endomorphism, hashes. What is made of these, as signatures are, `ecgen.contracts.definitions` says by terms.

Trusted: each says what the place cited says. Byte strings are tuples of words, points lists of coordinates or of one multiple,
bits bools. Of a multiple the affine coordinates have names, and a string that encodes a point names that; an encoding depends
on the point only, not on its coordinates, so that its bytes are named by the point. An endomorphism's image of the point (x, y)
is (beta*x, y).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise

from ecgen.contracts import multiples as m
from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Term, Var, residue, x_of, y_of
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.composed.effects import size_of
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import is_odd_word
from ecgen_verify.prove.goal.points import Point
from ecgen_verify.prove.goal.state import FIELD, SCALAR, Left, State
from ecgen_verify.prove.goal.terms import ENCODED, Rule, Terms
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.hmac import hmac_of
from ecgen_verify.prove.hashes.messages import digest_of
from ecgen_verify.prove.multiples.named import Multiple, once
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.scalars.numbers import ORDER, number_modulo
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


def rules_of(standards: Mapping[Callable[..., Term], Rule]) -> dict[tuple[str, str], Rule]:
    """By name and source: what gives the value of a function of a standard."""
    return {s.source_of(standard): rule for standard, rule in standards.items()}


def _is_odd(terms: Terms, x: Term) -> bool:
    assert isinstance(terms.state, Left)
    return is_odd_word(terms.state.view, terms.elements.byte(FIELD, terms.single(x, FIELD), 0))


# ---------------------------------------------------------------------- RFC 8032, 5.1.2


def _edwards_encoded(terms: Terms, p: Term) -> tuple[Word, ...]:
    (lowest, *_), (*rest, last) = (terms.natural(residue(axis)) for axis in (x_of(p), y_of(p)))
    # y < 2^255, so that bit 255 is free
    return (*rest, terms.path.sum((terms.path.low(last, 7), 1), (terms.path.low(lowest, 1), 128)))


# ---------------------------------------------------------------------- the Kummer line


def _doubled(terms: Terms, p: Term, a24: Term) -> Point:
    """By A = 4*a24 + 2."""
    field = terms.field
    return terms.law.by("montgomery_double", terms.point(p), A=field.add(field.scale(terms.number(a24), 4), field.const(2)))[0]


def _sum(terms: Terms, *points: Term) -> Point:
    """Of two points, and their difference."""
    return terms.law.by("montgomery_add_projective", *map(terms.point, points))[0]


# ---------------------------------------------------------------------- on multiples


def _is_point(terms: Terms, string: Term) -> bool:
    """Whether it encodes one."""
    return not terms.state.decided(terms.elements.bit(("no point", terms.pieces(string))))


def _encoded_point(terms: Terms, string: Term) -> list[Multiple]:
    """By the string that encodes it."""
    return [once((ENCODED, terms.pieces(string)))]


def _ed25519_bytes(terms: Terms, p: Term) -> tuple[Word, ...]:
    (point,) = terms.point(p)
    return tuple(terms.elements.unknown_byte(("encoding", point, i)) for i in range(32))


# ---------------------------------------------------------------------- images of points, and their coordinates in part


def _image(terms: Terms, root: Term) -> list[Multiple]:
    """Lambda times the point, of a curve of which all have the order n."""
    known, (point,) = endomorphism_of(terms.spec), terms.point(root)
    if known is None or not terms.all_have_order:
        raise Undecided("the image of a point by an endomorphism that the curve has not")
    return [point.scaled(known.lambda_)]


def _projective(terms: Terms, root: Var) -> Point:
    return terms.operand(root.name, 3)


# ---------------------------------------------------------------------- numbers and bytes


def _octets(terms: Terms, number: Term, length: Term) -> tuple[Word, ...]:
    """The lowest first."""
    known, size = terms.natural(number), terms.integer(length)
    if len(known) > size:
        raise Undecided("a number that may be too long for so many octets")
    return (*known, *(constant(0),) * (size - len(known)))


def _leading_octets(terms: Terms, data: Sequence[Word]) -> tuple[Word, ...]:
    """The big-endian integer of as many leading bits as n has; `data` has no byte more than these need."""
    shift = -terms.order.prime.bit_length() % 8
    return tuple(terms.path.assemble(((byte, shift, 8), (above, 0, shift))) for above, byte in pairwise((constant(0), *data)))


def _leading_bits(terms: Terms, string: Term) -> Value:
    assert isinstance(string, Var)
    size, field = size_of(terms.order), terms.elements.fields[SCALAR]
    known = terms.state.string_in(string.name, size)
    if isinstance(known, Whole):
        return field.named(("leading bits", known))
    leading = known if len(known) < size else _leading_octets(terms, known)
    return number_modulo(field, ORDER, names_of(terms.path, leading))


def _multiple_at(terms: Terms, scalar: Term, u: Term) -> Value:
    """The u-coordinate of k*P, of P at u; 0 where it is neutral."""
    k = terms.polynomial(scalar)
    known = ("u-coordinate of a multiple", terms.single(u, FIELD), k.key)
    return terms.field.named(known) if k.terms else terms.field.const(0)


def _clamped(terms: Terms, string: Term) -> tuple[Word, ...]:
    """decodeScalar25519: bits 0, 1, 2 and 255 cleared, bit 254 set."""
    path, (first, *rest, last) = terms.path, terms.bytes(string)
    return path.sum((first, 1), (path.low(first, 3), -1)), *rest, path.sum((path.low(last, 6), 1), (constant(64), 1))


# ---------------------------------------------------------------------- all of them


def _sha2(size: int, terms: Terms, message: Term) -> tuple[Word, ...]:
    return tuple(digest_of(terms.elements, size, terms.pieces(message)))


_OCTETS = rules_of({
    s.little_endian_octets: _octets, s.big_endian_octets: lambda *args: _octets(*args)[::-1],
    s.leading_octets: lambda terms, string: _leading_octets(terms, terms.bytes(string)),
})  # fmt: skip
_ON_MULTIPLES = _OCTETS | rules_of({
    s.ed25519_encoded: _ed25519_bytes,
    s.sec1_encodes: _is_point, s.ed25519_encodes: _is_point, s.sec1_decoded: _encoded_point, s.ed25519_decoded: _encoded_point,
    m.endomorphism: _image, m.projective: _projective,
    s.hmac: lambda terms, *args: hmac_of(terms.elements, terms.path, *map(terms.bytes, args)),
    s.leading_bits: _leading_bits, s.multiple_at: _multiple_at, s.clamped: _clamped,
    **{partial(s.sha2, 8 * size): partial(_sha2, size) for size in DIGESTS},
})  # fmt: skip
ON_COORDINATES = _OCTETS | rules_of({
    s.ed25519_encoded: _edwards_encoded,
    s.root: lambda terms, x: terms.root(x, FIELD), s.is_odd: _is_odd, s.kummer_double: _doubled, s.kummer_sum: _sum,
})  # fmt: skip


def terms_of(contract: Contract, spec: Spec, state: State) -> Terms:
    """On multiples. `spec`: of which the folder is."""
    return Terms(contract, spec, state, {} if spec.group is not None else _ON_MULTIPLES, multiples=True)
