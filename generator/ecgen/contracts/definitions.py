# SPDX-License-Identifier: MIT
"""What signatures, their nonces and X25519 are, step by step as their standards say: what in `standards` is made of others.

A definition takes n, then what the function takes. `x % N` is an integer in [0, n), whatever x is modulo n; `inverse(x) % N` is 0
for 0. That a definition means on integers what `ecgen.meaning` computes, a test says.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ecgen.contracts import standards as s
from ecgen.logic.terms import (
    NEUTRAL,
    B,
    Const,
    G,
    N,
    P,
    Term,
    between,
    big_endian,
    choice,
    concat,
    inverse,
    little_endian,
    residue,
    slice_of,
    two_to,
    x_of,
    y_of,
    zeros,
)

# --- ECDSA (FIPS 186-5, 6.4) ---


def _signature(key: Term, e: Term, nonce: Term) -> tuple[Term, Term]:
    """6.4.1, steps 5 to 9: r is x of nonce*G modulo n, and s = nonce^-1 * (e + r*key) modulo n."""
    r = residue(x_of(nonce * G)) % N
    return r, (inverse(nonce) % N) * (e + r * key) % N


def _ecdsa_serves_number(_: int, key: Term, e: Term, nonce: Term) -> Term:
    """6.4.1, step 11."""
    r, part = _signature(key, e, nonce)
    return ~r.equals(0) & ~part.equals(0)


def _ecdsa_serves(_: int, key: Term, hashed: Term, nonce: Term) -> Term:
    return s.ecdsa_serves_number(key, s.leading_bits(hashed), nonce)


def _ecdsa_of_number(order: int, key: Term, e: Term, nonce: Term) -> Term:
    """r, then s."""
    return concat(*(s.big_endian_octets(part, _octets(order)) for part in _signature(key, e, nonce)))


def _ecdsa(_: int, key: Term, hashed: Term, nonce: Term) -> Term:
    """6.4.1, step 2: e."""
    return s.ecdsa_of_number(key, s.leading_bits(hashed), nonce)


def _ecdsa_verifies(order: int, public_key: Term, hashed: Term, signature: Term) -> Term:
    """6.4.2, for a public key that is valid."""
    length = _octets(order)
    r, part = big_endian(slice_of(signature, 0, length)), big_endian(slice_of(signature, length, 2 * length))
    inverted = inverse(part) % N
    u, v = s.leading_bits(hashed) * inverted % N, r * inverted % N
    point = u * G + v * s.sec1_decoded(public_key)
    accepted = ~point.equals(NEUTRAL) & (residue(x_of(point)) % N).equals(r)
    return between(0, r, N) & between(0, part, N) & accepted


# --- nonces of deterministic ECDSA (RFC 6979, 3.2) ---


class Generator(NamedTuple):
    """K and V, as long as a digest of the SHA-2 that HMAC is by."""

    key: Term
    value: Term

    def update(self, *data: Term) -> Generator:
        """Steps d and e: K = HMAC(K, V || data), V = HMAC(K, V)."""
        key = s.hmac(self.key, concat(self.value, *data))
        return Generator(key, s.hmac(key, self.value))

    def next(self) -> Generator:
        """Step h.3: where a candidate does not serve."""
        return self.update(s.big_endian_octets(Const(0), 1))


def seeded(order: int, private_key: Term, hashed: Term, digest: int) -> Generator:
    """Steps b to g, by digests of so many bytes."""
    number = s.big_endian_octets(s.leading_bits(hashed) % N, _octets(order))
    generator = Generator(zeros(digest), s.big_endian_octets(Const((256**digest - 1) // 255), digest))
    for byte in (0, 1):
        generator = generator.update(s.big_endian_octets(Const(byte), 1), private_key, number)
    return generator


def candidate(order: int, generator: Generator, digest: int) -> tuple[Term, Generator]:
    """Steps h.1 and h.2: k, which serves only from 1 to n - 1, and the generator after it."""
    parts: list[Term] = []
    while digest * len(parts) < _octets(order):
        generator = Generator(generator.key, s.hmac(generator.key, generator.value))
        parts.append(generator.value)
    return big_endian(s.leading_octets(slice_of(concat(*parts), 0, _octets(order)))), generator


# --- X25519 (RFC 7748) ---


def _x25519(_: int, secret: Term, u: Term) -> Term:
    """5: bit 255 of u is left out, and what is left is taken modulo p."""
    number = little_endian(u) % two_to(255) % P
    return _little(residue(s.multiple_at(little_endian(s.clamped(secret)), number)))


def _x25519_public_key(_: int, secret: Term) -> Term:
    """6.1, by the map of 4.1 from Ed25519, u = (1 + y)/(1 - y), by which B is the point at u = 9."""
    y = y_of(little_endian(s.clamped(secret)) % N * B)
    return _little(residue((Const(1) + y) * inverse(Const(1) - y)))


# --- Ed25519 (RFC 8032, 5.1) ---


def _number(*parts: Term) -> Term:
    """SHA-512 of the parts one after the other, as an integer modulo n."""
    return little_endian(s.sha2(512, concat(*parts))) % N


def _expanded(secret: Term) -> tuple[Term, Term]:
    """5.1.5, steps 1 to 3: the scalar, modulo n as B has that order, and the second half of the digest."""
    digest = s.sha2(512, secret)
    return little_endian(s.clamped(slice_of(digest, 0, 32))) % N, slice_of(digest, 32, 64)


def _ed25519_public_key(_: int, secret: Term) -> Term:
    return s.ed25519_encoded(_expanded(secret)[0] * B)


def _ed25519(_: int, secret: Term, message: Term) -> Term:
    """5.1.6, steps 1 and 2."""
    scalar, prefix = _expanded(secret)
    return _signed(_number(prefix, message), scalar, s.ed25519_public_key(secret), message)


def _signed(r: Term, scalar: Term, public_key: Term, message: Term) -> Term:
    """5.1.6, steps 3 to 6: R, then S."""
    first = s.ed25519_encoded(r * B)
    return concat(first, _little((r + _number(first, public_key, message) * scalar) % N))


def _ed25519_verifies(_: int, public_key: Term, message: Term, signature: Term) -> Term:
    """5.1.7, by the equation without the cofactor: R is the encoding of S*B - k*A."""
    first, part = slice_of(signature, 0, 32), little_endian(slice_of(signature, 32, 64))
    k = _number(first, public_key, message)
    point = part * B + -(k * s.ed25519_decoded(public_key))
    return s.ed25519_encodes(public_key) & (part < N) & s.ed25519_encoded(point).equals(first)


# --- XEdDSA (T. Perrin, 2016) ---


def _xeddsa(_: int, secret: Term, message: Term, seed: Term) -> Term:
    """2.3 and 4.4: the public key has the sign 0, by a scalar that is the negative where that of the secret has the sign 1."""
    k = little_endian(s.clamped(secret)) % N
    encoded = little_endian(s.ed25519_encoded(k * B))
    a = choice(encoded < two_to(255), k, -k) % N
    first = _little(Const(2**256 - 2))  # hash_1
    return _signed(_number(first, _little(a), message, seed), a, _little(encoded % two_to(255)), message)


def _xeddsa_verifies(_: int, u: Term, message: Term, signature: Term) -> Term:
    """2.3 and 4.4: by the point with the sign 0 at y = (u - 1)/(u + 1)."""
    number = little_endian(u)
    y = (number - 1) * (inverse(number + 1) % P) % P
    return (number < P) & s.ed25519_verifies(_little(y), message, signature)


# --- all of them ---


def _octets(order: int) -> int:
    return -(-order.bit_length() // 8)


def _little(number: Term) -> Term:
    return s.little_endian_octets(number, 32)


#: By name and source: (n, argument, ...) -> what it is.
DEFINITIONS: Mapping[tuple[str, str], Callable[..., Term]] = {s.source_of(standard): definition for standard, definition in (
    (s.ecdsa_serves_number, _ecdsa_serves_number), (s.ecdsa_serves, _ecdsa_serves), (s.ecdsa_of_number, _ecdsa_of_number),
    (s.ecdsa, _ecdsa), (s.ecdsa_verifies, _ecdsa_verifies), (s.x25519, _x25519), (s.x25519_public_key, _x25519_public_key),
    (s.ed25519_public_key, _ed25519_public_key), (s.ed25519, _ed25519), (s.ed25519_verifies, _ed25519_verifies),
    (s.xeddsa, _xeddsa), (s.xeddsa_verifies, _xeddsa_verifies),
)}  # fmt: skip
