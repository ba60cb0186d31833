# SPDX-License-Identifier: MIT
"""What strings of points, signatures, their nonces and X25519 are, as their standards say: what is made of other functions.

A definition takes numbers of the curve, then what the function takes. `x % N` is an integer in [0, n), whatever x is modulo n;
`inverse(x) % N` is 0 for 0. That a definition means on integers what `ecgen.meaning` computes, a test says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ecgen.contracts import standards as s
from ecgen.logic.terms import (
    NEUTRAL,
    B,
    Const,
    G,
    N,
    P,
    Symbol,
    Term,
    between,
    big_endian,
    choice,
    concat,
    has_length,
    inverse,
    is_square,
    little_endian,
    on_curve,
    point,
    residue,
    slice_of,
    two_to,
    x_of,
    y_of,
    zeros,
)


class Numbers(NamedTuple):
    """Of the curve: p of the field, and the order n."""

    p: int
    n: int


# --- points as strings: SEC 1, 2.3.3 and 2.3.4; RFC 8032, 5.1.3 ---


def _sec1_encoded(known: Numbers, p: Term) -> Term:
    return concat(s.big_endian_octets(Const(4), 1), *(_coordinate(known, axis) for axis in (x_of(p), y_of(p))))


def _sec1_compressed(known: Numbers, p: Term) -> Term:
    odd, even = (s.big_endian_octets(Const(first), 1) for first in (3, 2))
    return concat(choice(s.is_odd(y_of(p)), odd, even), _coordinate(known, x_of(p)))


def _coordinate(known: Numbers, x: Term) -> Term:
    return s.big_endian_octets(residue(x), _octets(known.p))


def _root(square: Term, odd: Term) -> Term:
    """Whichever of the square roots is odd, where that is asked for, else the other one; 0 has no odd one."""
    root = s.root(square)
    return choice(odd, choice(s.is_odd(root), root, -root), choice(s.is_odd(root), -root, root))


def _sec1(known: Numbers, string: Term) -> tuple[Term, Term, Term, Term]:
    """The first byte, x, y where that is there too, and what y^2 is."""
    length = _octets(known.p)
    first = big_endian(slice_of(string, 0, 1))
    x, y = (big_endian(slice_of(string, 1 + i * length, 1 + (i + 1) * length)) for i in (0, 1))
    square = (x**3 + Symbol("a") * x + Symbol("b")) % P
    return first, x, y, square


def _sec1_encodes(known: Numbers, string: Term) -> Term:
    """Steps 2 and 3, the string of the neutral element left out."""
    first, x, y, square = _sec1(known, string)
    odd, length = first.equals(3), _octets(known.p)
    root = _root(square, odd)
    compressed = has_length(string, 1 + length) & (first.equals(2) | odd) & (x < P)
    is_there = is_square(square) & ((odd & s.is_odd(root)) | (~odd & ~s.is_odd(root)))
    uncompressed = has_length(string, 1 + 2 * length) & first.equals(4) & (x < P)
    return (compressed & is_there) | (uncompressed & (y < P) & on_curve(point(x, y)))


def _sec1_decoded(known: Numbers, string: Term) -> Term:
    first, x, y, square = _sec1(known, string)
    return choice(first.equals(4), point(x, y), point(x, _root(square, first.equals(3))))


def _ed25519_string(string: Term) -> tuple[Term, Term, Term]:
    """Steps 1 and 2: y, the sign, and what x^2 is, whose divisor is never 0, as d is no square."""
    number = little_endian(string)
    y, d = number % two_to(255), Const(-121665) * (inverse(Const(121666)) % P)
    return y, ~(number < two_to(255)), (y * y - 1) * (inverse(d * y * y + 1) % P) % P


def _ed25519_encodes(_: Numbers, string: Term) -> Term:
    """Steps 3 and 4: there is no x = 0 with the sign 1."""
    y, sign, square = _ed25519_string(string)
    return (y < P) & is_square(square) & ~(sign & s.root(square).equals(0))


def _ed25519_decoded(_: Numbers, string: Term) -> Term:
    y, sign, square = _ed25519_string(string)
    return point(_root(square, sign), y)


# --- ECDSA (FIPS 186-5, 6.4) ---


def _signature(key: Term, e: Term, nonce: Term) -> tuple[Term, Term]:
    """6.4.1, steps 5 to 9: r is x of nonce*G modulo n, and s = nonce^-1 * (e + r*key) modulo n."""
    r = residue(x_of(nonce * G)) % N
    return r, (inverse(nonce) % N) * (e + r * key) % N


def _ecdsa_serves_number(_: Numbers, key: Term, e: Term, nonce: Term) -> Term:
    """6.4.1, step 11."""
    r, part = _signature(key, e, nonce)
    return ~r.equals(0) & ~part.equals(0)


def _ecdsa_serves(_: Numbers, key: Term, hashed: Term, nonce: Term) -> Term:
    return s.ecdsa_serves_number(key, s.leading_bits(hashed), nonce)


def _ecdsa_of_number(known: Numbers, key: Term, e: Term, nonce: Term) -> Term:
    """r, then s."""
    return concat(*(s.big_endian_octets(part, _octets(known.n)) for part in _signature(key, e, nonce)))


def _ecdsa(_: Numbers, key: Term, hashed: Term, nonce: Term) -> Term:
    """6.4.1, step 2: e."""
    return s.ecdsa_of_number(key, s.leading_bits(hashed), nonce)


def _ecdsa_verifies(known: Numbers, public_key: Term, hashed: Term, signature: Term) -> Term:
    """6.4.2, for a public key that is valid."""
    length = _octets(known.n)
    r, part = big_endian(slice_of(signature, 0, length)), big_endian(slice_of(signature, length, 2 * length))
    inverted = inverse(part) % N
    u, v = s.leading_bits(hashed) * inverted % N, r * inverted % N
    total = u * G + v * s.sec1_decoded(public_key)
    accepted = ~total.equals(NEUTRAL) & (residue(x_of(total)) % N).equals(r)
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


def _x25519(_: Numbers, secret: Term, u: Term) -> Term:
    """5: bit 255 of u is left out, and what is left is taken modulo p."""
    number = little_endian(u) % two_to(255) % P
    return _little(residue(s.multiple_at(little_endian(s.clamped(secret)), number)))


def _x25519_public_key(_: Numbers, secret: Term) -> Term:
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


def _ed25519_public_key(_: Numbers, secret: Term) -> Term:
    return s.ed25519_encoded(_expanded(secret)[0] * B)


def _ed25519(_: Numbers, secret: Term, message: Term) -> Term:
    """5.1.6, steps 1 and 2."""
    scalar, prefix = _expanded(secret)
    return _signed(_number(prefix, message), scalar, s.ed25519_public_key(secret), message)


def _signed(r: Term, scalar: Term, public_key: Term, message: Term) -> Term:
    """5.1.6, steps 3 to 6: R, then S."""
    first = s.ed25519_encoded(r * B)
    return concat(first, _little((r + _number(first, public_key, message) * scalar) % N))


def _ed25519_verifies(_: Numbers, public_key: Term, message: Term, signature: Term) -> Term:
    """5.1.7, by the equation without the cofactor: R is the encoding of S*B - k*A."""
    first, part = slice_of(signature, 0, 32), little_endian(slice_of(signature, 32, 64))
    k = _number(first, public_key, message)
    expected = s.ed25519_encoded(part * B + -(k * s.ed25519_decoded(public_key)))
    return s.ed25519_encodes(public_key) & (part < N) & expected.equals(first)


# --- XEdDSA (T. Perrin, 2016) ---


def _xeddsa(_: Numbers, secret: Term, message: Term, seed: Term) -> Term:
    """2.3 and 4.4: the public key has the sign 0, by a scalar that is the negative where that of the secret has the sign 1."""
    k = little_endian(s.clamped(secret)) % N
    encoded = little_endian(s.ed25519_encoded(k * B))
    a = choice(encoded < two_to(255), k, -k) % N
    first = _little(Const(2**256 - 2))  # hash_1
    return _signed(_number(first, _little(a), message, seed), a, _little(encoded % two_to(255)), message)


def _xeddsa_verifies(_: Numbers, u: Term, message: Term, signature: Term) -> Term:
    """2.3 and 4.4: by the point with the sign 0 at y = (u - 1)/(u + 1)."""
    number = little_endian(u)
    y = (number - 1) * (inverse(number + 1) % P) % P
    return (number < P) & s.ed25519_verifies(_little(y), message, signature)


# --- all of them ---


def _octets(order: int) -> int:
    return -(-order.bit_length() // 8)


def _little(number: Term) -> Term:
    return s.little_endian_octets(number, 32)


def _definitions(*known: tuple[Callable[..., Term], Callable[..., Term]]) -> dict[tuple[str, str], Callable[..., Term]]:
    return {s.source_of(standard): definition for standard, definition in known}


#: By name and source: (numbers, argument, ...) -> what it is. Strings of points:
ENCODED = _definitions((s.sec1_encoded, _sec1_encoded))
#: Of points by coordinates.
POINTS = ENCODED | _definitions(
    (s.sec1_compressed, _sec1_compressed), (s.sec1_encodes, _sec1_encodes), (s.sec1_decoded, _sec1_decoded),
    (s.ed25519_encodes, _ed25519_encodes), (s.ed25519_decoded, _ed25519_decoded),
)  # fmt: skip
#: The others, which are made of points as strings.
DEFINITIONS = ENCODED | _definitions(
    (s.ecdsa_serves_number, _ecdsa_serves_number), (s.ecdsa_serves, _ecdsa_serves), (s.ecdsa_of_number, _ecdsa_of_number),
    (s.ecdsa, _ecdsa), (s.ecdsa_verifies, _ecdsa_verifies), (s.x25519, _x25519), (s.x25519_public_key, _x25519_public_key),
    (s.ed25519_public_key, _ed25519_public_key), (s.ed25519, _ed25519), (s.ed25519_verifies, _ed25519_verifies),
    (s.xeddsa, _xeddsa), (s.xeddsa_verifies, _xeddsa_verifies),
)  # fmt: skip
