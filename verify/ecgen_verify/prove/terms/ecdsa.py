# SPDX-License-Identifier: MIT
"""Encodings of points (SEC 1) and ECDSA (FIPS 186-5), on points that are multiples of points.

Trusted: each rule says what the place cited says.
"""

from __future__ import annotations

from ecgen.contracts import standards as s
from ecgen.logic.sorts import sort_of
from ecgen.logic.terms import RESULT, N, Named, Sort, Term, Var, between, big_endian, slice_of
from ecgen.logic.types import Point
from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.standards import rules_of
from ecgen_verify.prove.goal.state import FIELD, SCALAR
from ecgen_verify.prove.multiples.forms import Form as Times
from ecgen_verify.prove.multiples.named import Multiple, neutral_bit, scalar_multiple
from ecgen_verify.prove.scalars.effects import last_bits, number_modulo, size_of
from ecgen_verify.prove.scalars.numbers import ORDER
from ecgen_verify.prove.terms.multiples import ENCODED, MultipleTerms
from ecgen_verify.prove.word import Word, constant


def leading_bits(string: Term) -> Term:
    """Of a string, as an element modulo n."""
    return Named(
        "leading_bits", "as many leading bits as n has, or all, as an integer, FIPS 186-5, 6.4.1", Sort.ELEMENT, (string,)
    )


# ---------------------------------------------------------------------- SEC 1


def _encoded(terms: MultipleTerms, p: Term) -> tuple[Word, ...]:
    """2.3.3, without compression."""
    match p:
        case Var(name) if terms.types[name] == Point("affine"):
            coordinates = terms.state.values(name, None)
        case _:
            coordinates = terms.group_law(p).affine(terms.point(p))
    return constant(4), *(byte for value in coordinates for byte in terms.state.number_bytes(FIELD, value)[::-1])


def _encodes(terms: MultipleTerms, string: Term) -> bool:
    return not terms.state.decided(terms.elements.bit(("no point", terms.pieces(string))))


def _decoded(terms: MultipleTerms, string: Term) -> list[Multiple]:
    return [Multiple.of([((ENCODED, terms.pieces(string)), Times.number(1))])]


# ---------------------------------------------------------------------- ECDSA (FIPS 186-5, 6.4)


def _leading_bits(terms: MultipleTerms, string: Term) -> Value:
    assert isinstance(string, Var)
    size = size_of(terms.order)
    known = terms.state.string(string.name, size)
    if isinstance(known, Whole):
        return terms.scalars.named(("leading bits", known))
    last = last_bits(terms.order) if len(known) >= size else 8
    return number_modulo(terms.scalars, ORDER, names_of(terms.path, known[:size]), last)


def signature_of(terms: MultipleTerms, key: Term, hashed: Term, nonce: Term) -> tuple[Value, Value]:
    """r = x(nonce*G) mod n, s = (e + r*key)/nonce, for the leading bits e of a hash, or the number e itself."""
    field, k = terms.scalars, terms.scalar(nonce)
    e = terms.scalar(hashed if sort_of(hashed, terms.types) is Sort.ELEMENT else leading_bits(hashed))
    r = _x_modulo_order(terms, scalar_multiple(terms.elements, k))
    return r, field.mul(field.add(field.mul(r, terms.scalar(key)), e), terms.state.inverse(k, SCALAR))


def _x_modulo_order(terms: MultipleTerms, point: Multiple) -> Value:
    """The affine x coordinate, as an integer, modulo n."""
    x, _ = terms.group_law(RESULT).affine([point])
    return number_modulo(terms.scalars, ORDER, names_of(terms.path, terms.state.number_bytes(FIELD, x)[::-1]))


def _serves(terms: MultipleTerms, *args: Term) -> bool:
    return not any(terms.state.is_zero(part, SCALAR) for part in signature_of(terms, *args))


def _ecdsa(terms: MultipleTerms, *args: Term) -> tuple[Word, ...]:
    return tuple(byte for part in signature_of(terms, *args) for byte in terms.state.number_bytes(SCALAR, part)[::-1])


def _verifies(terms: MultipleTerms, public_key: Term, hashed: Term, signature: Term) -> bool:
    """6.4.2, for a public key that is valid."""
    state, field, size = terms.state, terms.scalars, size_of(terms.order)
    parts = [big_endian(half) for half in (slice_of(signature, 0, size), slice_of(signature, size, 2 * size))]
    if not all(terms.bit(between(0, part, N)) for part in parts):
        return False
    r, w = terms.scalar(parts[0]), state.inverse(terms.scalar(parts[1]), SCALAR)
    (key,) = _decoded(terms, public_key)
    u, v = field.mul(terms.scalar(leading_bits(hashed)), w), field.mul(r, w)
    assert key.single is not None
    point = scalar_multiple(terms.elements, u).plus(scalar_multiple(terms.elements, v, key.single[0]))
    if state.decided(neutral_bit(terms.elements, point)):
        return False
    return state.is_zero(field.sub(_x_modulo_order(terms, point), r), SCALAR)


RULES = rules_of({
    s.sec1_encoded: _encoded, s.sec1_encodes: _encodes, s.sec1_decoded: _decoded, leading_bits: _leading_bits,
    s.ecdsa_serves: _serves, s.ecdsa: _ecdsa, s.ecdsa_verifies: _verifies,
})  # fmt: skip
