# SPDX-License-Identifier: MIT
"""The value of the terms of a contract: the rules of all functions of standards that contracts name. ECDSA (FIPS 186-5), X25519
(RFC 7748), Ed25519 (RFC 8032, 5.1) and XEdDSA (T. Perrin, 2016), on points that are multiples of points.

Trusted: each rule says what the place cited says. `a*B` for a modulo n is that for a itself: B is of order n, and at u = 9 of the
Montgomery curve.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen.contracts import standards as s
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import sort_of
from ecgen.logic.terms import Apply, Const, N, Named, Op, P, Sort, Term, Var, between, big_endian, little_endian, slice_of
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.composed.effects import sum_of_bytes
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.encodings import ON_MULTIPLES, ed25519_bytes, encoded_point, is_point, rules_of
from ecgen_verify.prove.goal.state import FIELD, SCALAR, State
from ecgen_verify.prove.goal.tables import RULES
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.hashes.fips import DIGESTS
from ecgen_verify.prove.hashes.streams import digest_of
from ecgen_verify.prove.multiples.named import Multiple, neutral_bit, scalar_multiple
from ecgen_verify.prove.poly import total
from ecgen_verify.prove.scalars.effects import last_bits, number_modulo, size_of
from ecgen_verify.prove.scalars.numbers import ORDER
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

LENGTH = 32


def leading_bits(string: Term) -> Term:
    """Of a string, as an element modulo n."""
    return Named(
        "leading_bits", "as many leading bits as n has, or all, as an integer, FIPS 186-5, 6.4.1", Sort.ELEMENT, (string,)
    )


# ---------------------------------------------------------------------- ECDSA (FIPS 186-5, 6.4)


def _leading_bits(terms: Terms, string: Term) -> Value:
    assert isinstance(string, Var)
    size = size_of(terms.order)
    known = terms.state.string(string.name, size)
    if isinstance(known, Whole):
        return terms.scalars.named(("leading bits", known))
    last = last_bits(terms.order) if len(known) >= size else 8
    return number_modulo(terms.scalars, ORDER, names_of(terms.path, known[:size]), last)


def signature_of(terms: Terms, key: Term, hashed: Term, nonce: Term) -> tuple[Value, Value]:
    """r = x(nonce*G) mod n, s = (e + r*key)/nonce, for the leading bits e of a hash, or the number e itself."""
    field, k = terms.scalars, terms.scalar(nonce)
    e = terms.scalar(hashed if sort_of(hashed, terms.types) is Sort.ELEMENT else leading_bits(hashed))
    r = _x_modulo_order(terms, scalar_multiple(terms.elements, k))
    return r, field.mul(field.add(field.mul(r, terms.scalar(key)), e), terms.state.inverse(k, SCALAR))


def _x_modulo_order(terms: Terms, point: Multiple) -> Value:
    """The affine x coordinate, as an integer, modulo n."""
    x, _ = terms.law.affine([point])
    return number_modulo(terms.scalars, ORDER, names_of(terms.path, terms.state.number_bytes(FIELD, x)[::-1]))


def _serves(terms: Terms, *args: Term) -> bool:
    return not any(terms.state.is_zero(part, SCALAR) for part in signature_of(terms, *args))


def _ecdsa(terms: Terms, *args: Term) -> tuple[Word, ...]:
    return tuple(byte for part in signature_of(terms, *args) for byte in terms.state.number_bytes(SCALAR, part)[::-1])


def _verifies(terms: Terms, public_key: Term, hashed: Term, signature: Term) -> bool:
    """6.4.2, for a public key that is valid."""
    state, field, size = terms.state, terms.scalars, size_of(terms.order)
    parts = [big_endian(half) for half in (slice_of(signature, 0, size), slice_of(signature, size, 2 * size))]
    if not all(terms.bit(between(0, part, N)) for part in parts):
        return False
    r, w = terms.scalar(parts[0]), state.inverse(terms.scalar(parts[1]), SCALAR)
    key = encoded_point(terms.pieces(public_key))
    u, v = field.mul(terms.scalar(leading_bits(hashed)), w), field.mul(r, w)
    assert key.single is not None
    point = scalar_multiple(terms.elements, u).plus(scalar_multiple(terms.elements, v, key.single[0]))
    if state.decided(neutral_bit(terms.elements, point)):
        return False
    return state.is_zero(field.sub(_x_modulo_order(terms, point), r), SCALAR)


# ---------------------------------------------------------------------- X25519


def _multiple_at(terms: Terms, scalar: Term, u: Term) -> Value:
    """By the lowest bits of a string."""
    match scalar:
        case Apply(Op.MODULO, (Apply(Op.LITTLE_ENDIAN, (string,)), Apply(Op.POW, (Const(2), bits)))):
            return multiple_of(terms, terms.single(u, FIELD), terms.bytes(string), terms.integer(bits))
    raise Undecided("no rule for a multiple of a point known by u")


def multiple_of(terms: Terms, u: Value, number: Sequence[Word], count: int) -> Value:
    """The u-coordinate of k*P, of P at u, for the integer k of the lowest `count` bits of these bytes; 0 where it is neutral."""
    used = [terms.path.low(word, min(8, count - 8 * i)) for i, word in enumerate(number[: -(-count // 8)])]
    k = terms.path.resolve(total((word.poly, 256**i) for i, word in enumerate(used)))
    return terms.field.named(("u-coordinate of a multiple", u.key, k.key)) if count else terms.field.const(0)


def clamped(terms: Terms, secret: Sequence[Word]) -> list[Word]:
    """decodeScalar25519: bits 0, 1, 2 and 255 cleared, bit 254 set."""
    path, first, last = terms.path, secret[0], secret[-1]
    return [path.sum((first, 1), (path.low(first, 3), -1)), *secret[1:-1], path.sum((path.low(last, 6), 1), (constant(64), 1))]


def _x25519(terms: Terms, secret: Term, u: Term) -> list[Word]:
    *rest, last = terms.bytes(u)
    point = sum_of_bytes(terms.field, [*rest, terms.path.low(last, 7)], terms.path)
    scalar = clamped(terms, terms.bytes(secret))
    return terms.state.number_bytes(FIELD, multiple_of(terms, point, scalar, 8 * LENGTH))


def _x25519_public_key(terms: Terms, secret: Term) -> list[Word]:
    """u = (1 + y)/(1 - y)"""
    _, y = terms.law.affine([scalar_multiple(terms.elements, _scalar(terms, clamped(terms, terms.bytes(secret))))])
    one, field = terms.field.const(1), terms.field
    return terms.state.number_bytes(FIELD, field.mul(field.add(one, y), terms.state.inverse(field.sub(one, y), FIELD)))


# ---------------------------------------------------------------------- what signatures are made of


def _scalar(terms: Terms, number: Sequence[Word]) -> Value:
    """The little-endian integer modulo n."""
    return sum_of_bytes(terms.scalars, number, terms.path)


def _sha512(terms: Terms, *parts: Term | Sequence[Word]) -> list[Word]:
    """Of all parts one after the other."""
    pieces = [terms.pieces(part) if isinstance(part, Term) else names_of(terms.path, part) for part in parts]
    return digest_of(terms.elements, 64, *pieces)


def _signed(terms: Terms, r: Value, a: Value, public_key: Sequence[Word], message: Term) -> tuple[Word, ...]:
    """R, S"""
    first = ed25519_bytes(terms, scalar_multiple(terms.elements, r))
    h = _scalar(terms, _sha512(terms, first, public_key, message))
    return *first, *terms.state.number_bytes(SCALAR, terms.scalars.add(r, terms.scalars.mul(h, a)))


def _is_signature(terms: Terms, public_key: Sequence[Word], message: Term, signature: Term) -> bool:
    """Whether A = `public_key` is a point, s < n, and R the encoding of s*B - h*A."""
    s_bytes, name = little_endian(slice_of(signature, LENGTH, 2 * LENGTH)), names_of(terms.path, public_key)
    if not is_point(terms, name) or not terms.bit(s_bytes < N):
        return False
    first, elements = terms.bytes(slice_of(signature, 0, LENGTH)), terms.elements
    h = _scalar(terms, _sha512(terms, first, public_key, message))
    key = encoded_point(name).single
    assert key is not None
    negative = scalar_multiple(elements, h, key[0]).scaled(-1)
    point = negative.plus(scalar_multiple(elements, terms.scalar(s_bytes)))
    return not terms.state.decided(elements.differ(terms.path, ed25519_bytes(terms, point), first))


# ---------------------------------------------------------------------- Ed25519, 5.1.5 to 5.1.7


def _expanded(terms: Terms, secret: Term) -> tuple[Value, list[Word]]:
    """a, and the second half of the digest."""
    digest = _sha512(terms, secret)
    return _scalar(terms, clamped(terms, digest[:LENGTH])), digest[LENGTH:]


def _public_key(terms: Terms, secret: Term) -> tuple[Word, ...]:
    return ed25519_bytes(terms, scalar_multiple(terms.elements, _expanded(terms, secret)[0]))


def _ed25519(terms: Terms, secret: Term, message: Term) -> tuple[Word, ...]:
    a, prefix = _expanded(terms, secret)
    r = _scalar(terms, _sha512(terms, prefix, message))
    return _signed(terms, r, a, _public_key(terms, secret), message)


def _ed25519_verifies(terms: Terms, public_key: Term, message: Term, signature: Term) -> bool:
    return _is_signature(terms, terms.bytes(public_key), message, signature)


# ---------------------------------------------------------------------- XEdDSA


def _xeddsa(terms: Terms, secret: Term, message: Term, seed: Term) -> tuple[Word, ...]:
    k, path = _scalar(terms, clamped(terms, terms.bytes(secret))), terms.path
    *rest, last = ed25519_bytes(terms, scalar_multiple(terms.elements, k))
    low = path.low(last, 7)
    sign = terms.state.decided(path.quotient(last, low, 7))
    a = terms.scalars.sub(terms.scalars.const(0), k) if sign else k
    first = [constant(0xFE), *[constant(0xFF)] * (LENGTH - 1)]
    r = _scalar(terms, _sha512(terms, first, terms.state.number_bytes(SCALAR, a), message, seed))
    return _signed(terms, r, a, [*rest, low], message)


def _xeddsa_verifies(terms: Terms, u: Term, message: Term, signature: Term) -> bool:
    """For the point with a sign of 0 at y = (u - 1)/(u + 1)."""
    field, number = terms.field, little_endian(u)
    if not terms.bit(number < P):
        return False
    value, _ = terms.state.decoded(terms.bytes(u), FIELD)
    y = field.mul(field.sub(value, field.const(1)), terms.state.inverse(field.add(value, field.const(1)), FIELD))
    return _is_signature(terms, terms.state.number_bytes(FIELD, y), message, signature)


# ---------------------------------------------------------------------- all of them


def _sha2(size: int, terms: Terms, message: Term) -> Sequence[Word]:
    return digest_of(terms.elements, size, terms.pieces(message))


_RULES = {**ON_MULTIPLES, **RULES} | rules_of({partial(s.sha2, 8 * size): partial(_sha2, size) for size in DIGESTS}) | rules_of({
    leading_bits: _leading_bits, s.ecdsa_serves: _serves, s.ecdsa: _ecdsa, s.ecdsa_verifies: _verifies,
    s.multiple_at: _multiple_at, s.x25519: _x25519,
    s.x25519_public_key: _x25519_public_key, s.clamped: lambda terms, b: clamped(terms, terms.bytes(b)),
    s.ed25519_public_key: _public_key, s.ed25519: _ed25519, s.ed25519_verifies: _ed25519_verifies, s.xeddsa: _xeddsa,
    s.xeddsa_verifies: _xeddsa_verifies,
})  # fmt: skip


def terms_of(contract: Contract, spec: Spec, state: State) -> Terms:
    """On multiples. `spec`: of which the folder is."""
    return Terms(contract, spec, state, {} if spec.group is not None else _RULES, multiples=True)
