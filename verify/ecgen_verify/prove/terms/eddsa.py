# SPDX-License-Identifier: MIT
"""X25519 (RFC 7748), Ed25519 (RFC 8032, 5.1) and XEdDSA (T. Perrin, 2016), on points that are multiples of points.

Trusted: each rule says what the place cited says. `a*B` for a modulo n is that for a itself: B is of order n, and at u = 9 of the
Montgomery curve. An encoding depends on the point only, not on its coordinates, so that its bytes are named by the point.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.contracts import standards as s
from ecgen.logic.terms import Apply, Const, N, Op, P, Term, little_endian, slice_of
from ecgen_verify.prove.composed.effects import sum_of_bytes
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.standards import rules_of
from ecgen_verify.prove.goal.state import FIELD, SCALAR
from ecgen_verify.prove.hashes.streams import digest_of
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.named import Base, Multiple, scalar_multiple
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.terms.multiples import ENCODED, MultipleTerms
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

LENGTH = 32


# ---------------------------------------------------------------------- X25519


def _multiple_at(terms: MultipleTerms, scalar: Term, u: Term) -> Value:
    """By the lowest bits of a string."""
    match scalar:
        case Apply(Op.MODULO, (Apply(Op.LITTLE_ENDIAN, (string,)), Apply(Op.POW, (Const(2), bits)))):
            return multiple_of(terms, terms.single(u, FIELD), terms.bytes(string), terms.integer(bits))
    raise Undecided("no rule for a multiple of a point known by u")


def multiple_of(terms: MultipleTerms, u: Value, number: Sequence[Word], count: int) -> Value:
    """The u-coordinate of k*P, of P at u, for the integer k of the lowest `count` bits of these bytes; 0 where it is neutral."""
    used = [terms.path.low(word, min(8, count - 8 * i)) for i, word in enumerate(number[: -(-count // 8)])]
    k = terms.path.resolve(total((word.poly, 256**i) for i, word in enumerate(used)))
    return terms.field.named(("u-coordinate of a multiple", u.key, k.key)) if count else terms.field.const(0)


def clamped(terms: MultipleTerms, secret: Sequence[Word]) -> list[Word]:
    """decodeScalar25519: bits 0, 1, 2 and 255 cleared, bit 254 set."""
    path, first, last = terms.path, secret[0], secret[-1]
    return [path.sum((first, 1), (path.low(first, 3), -1)), *secret[1:-1], path.sum((path.low(last, 6), 1), (constant(64), 1))]


def _x25519(terms: MultipleTerms, secret: Term, u: Term) -> list[Word]:
    *rest, last = terms.bytes(u)
    point = sum_of_bytes(terms.field, [*rest, terms.path.low(last, 7)], terms.path)
    scalar = clamped(terms, terms.bytes(secret))
    return terms.state.number_bytes(FIELD, multiple_of(terms, point, scalar, 8 * LENGTH))


def _x25519_public_key(terms: MultipleTerms, secret: Term) -> list[Word]:
    """u = (1 + y)/(1 - y)"""
    _, y = terms.group_law(secret).affine([scalar_multiple(terms.elements, _scalar(terms, clamped(terms, terms.bytes(secret))))])
    one, field = terms.field.const(1), terms.field
    return terms.state.number_bytes(FIELD, field.mul(field.add(one, y), terms.state.inverse(field.sub(one, y), FIELD)))


# ---------------------------------------------------------------------- what signatures are made of


def _scalar(terms: MultipleTerms, number: Sequence[Word]) -> Value:
    """The little-endian integer modulo n."""
    return sum_of_bytes(terms.scalars, number, terms.path)


def _encoded(terms: MultipleTerms, point: Multiple) -> tuple[Word, ...]:
    """5.1.2"""
    return tuple(terms.elements.unknown_byte(("encoding", point, i)) for i in range(LENGTH))


def _is_point(terms: MultipleTerms, string: Sequence[Word]) -> bool:
    """5.1.3"""
    return not terms.state.decided(terms.elements.bit(("no point", names_of(terms.path, string))))


def _decoded(terms: MultipleTerms, string: Sequence[Word]) -> Base:
    return ENCODED, names_of(terms.path, string)


def _sha512(terms: MultipleTerms, *parts: Term | Sequence[Word]) -> list[Word]:
    """Of all parts one after the other."""
    pieces = [terms.pieces(part) if isinstance(part, Term) else names_of(terms.path, part) for part in parts]
    return digest_of(terms.elements, 64, *pieces)


def _signed(terms: MultipleTerms, r: Value, a: Value, public_key: Sequence[Word], message: Term) -> tuple[Word, ...]:
    """R, S"""
    first = _encoded(terms, scalar_multiple(terms.elements, r))
    h = _scalar(terms, _sha512(terms, first, public_key, message))
    return *first, *terms.state.number_bytes(SCALAR, terms.scalars.add(r, terms.scalars.mul(h, a)))


def _is_signature(terms: MultipleTerms, public_key: Sequence[Word], message: Term, signature: Term) -> bool:
    """Whether A = `public_key` is a point, s < n, and R the encoding of s*B - h*A."""
    s_bytes = little_endian(slice_of(signature, LENGTH, 2 * LENGTH))
    if not _is_point(terms, public_key) or not terms.bit(s_bytes < N):
        return False
    first, elements = terms.bytes(slice_of(signature, 0, LENGTH)), terms.elements
    h = _scalar(terms, _sha512(terms, first, public_key, message))
    negative = scalar_multiple(elements, h, _decoded(terms, public_key)).scaled(-1)
    point = negative.plus(scalar_multiple(elements, terms.scalar(s_bytes)))
    return not terms.state.decided(elements.differ(terms.path, _encoded(terms, point), first))


# ---------------------------------------------------------------------- Ed25519, 5.1.5 to 5.1.7


def _expanded(terms: MultipleTerms, secret: Term) -> tuple[Value, list[Word]]:
    """a, and the second half of the digest."""
    digest = _sha512(terms, secret)
    return _scalar(terms, clamped(terms, digest[:LENGTH])), digest[LENGTH:]


def _public_key(terms: MultipleTerms, secret: Term) -> tuple[Word, ...]:
    return _encoded(terms, scalar_multiple(terms.elements, _expanded(terms, secret)[0]))


def _ed25519(terms: MultipleTerms, secret: Term, message: Term) -> tuple[Word, ...]:
    a, prefix = _expanded(terms, secret)
    r = _scalar(terms, _sha512(terms, prefix, message))
    return _signed(terms, r, a, _public_key(terms, secret), message)


def _ed25519_verifies(terms: MultipleTerms, public_key: Term, message: Term, signature: Term) -> bool:
    return _is_signature(terms, terms.bytes(public_key), message, signature)


# ---------------------------------------------------------------------- XEdDSA


def _xeddsa(terms: MultipleTerms, secret: Term, message: Term, seed: Term) -> tuple[Word, ...]:
    k, path = _scalar(terms, clamped(terms, terms.bytes(secret))), terms.path
    *rest, last = _encoded(terms, scalar_multiple(terms.elements, k))
    low = path.low(last, 7)
    sign = terms.state.decided(path.quotient(last, low, 7))
    a = terms.scalars.sub(terms.scalars.const(0), k) if sign else k
    first = [constant(0xFE), *[constant(0xFF)] * (LENGTH - 1)]
    r = _scalar(terms, _sha512(terms, first, terms.state.number_bytes(SCALAR, a), message, seed))
    return _signed(terms, r, a, [*rest, low], message)


def _xeddsa_verifies(terms: MultipleTerms, u: Term, message: Term, signature: Term) -> bool:
    """For the point with a sign of 0 at y = (u - 1)/(u + 1)."""
    field, number = terms.field, little_endian(u)
    if not terms.bit(number < P):
        return False
    value, _ = terms.state.decoded(terms.bytes(u), FIELD)
    y = field.mul(field.sub(value, field.const(1)), terms.state.inverse(field.add(value, field.const(1)), FIELD))
    return _is_signature(terms, terms.state.number_bytes(FIELD, y), message, signature)


RULES = rules_of({
    s.multiple_at: _multiple_at, s.x25519: _x25519,
    s.x25519_public_key: _x25519_public_key, s.clamped: lambda terms, b: clamped(terms, terms.bytes(b)),
    s.ed25519_encoded: lambda terms, p: _encoded(terms, terms.point(p)[0]),
    s.ed25519_encodes: lambda terms, b: _is_point(terms, terms.bytes(b)),
    s.ed25519_decoded: lambda terms, b: [Multiple.of([(_decoded(terms, terms.bytes(b)), Times.number(1))])],
    s.ed25519_public_key: _public_key, s.ed25519: _ed25519, s.ed25519_verifies: _ed25519_verifies, s.xeddsa: _xeddsa,
    s.xeddsa_verifies: _xeddsa_verifies,
})  # fmt: skip
