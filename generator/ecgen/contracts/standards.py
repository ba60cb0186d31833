# SPDX-License-Identifier: MIT
"""The functions that standards define, as terms: each with the place that defines it. Their meaning in Python stands in
`ecgen.contracts.meaning`."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature

from ecgen.logic.terms import Const, Named, Sort, Term, Var, term

_SEC1 = "SEC 1 version 2"
_XEDDSA = "T. Perrin, The XEdDSA and VXEdDSA Signature Schemes, Signal 2016"


def _bytes(name: str, source: str, *args: Term) -> Term:
    return Named(name, source, Sort.BYTES, args)


def _bit(name: str, source: str, *args: Term) -> Term:
    return Named(name, source, Sort.BIT, args)


def _point(name: str, source: str, *args: Term) -> Term:
    return Named(name, source, Sort.POINT, args)


def source_of(standard: Callable[..., Term]) -> tuple[str, str]:
    """The name and the source of the terms that it makes."""
    named = standard(*(Var("x") for _ in signature(standard).parameters))
    assert isinstance(named, Named)
    return named.name, named.source


# --- numbers as bytes ---


def big_endian_octets(number: Term, length: int | Term) -> Term:
    return _bytes("big_endian_octets", f"so many octets, {_SEC1}, 2.3.7", number, term(length))


def little_endian_octets(number: Term, length: int | Term) -> Term:
    return _bytes("little_endian_octets", "so many octets, RFC 8032, 5.1", number, term(length))


# --- hash functions ---


def sha2(bits: int, message: Term) -> Term:
    return _bytes(f"sha{bits}", "FIPS 180-4", message)


def hmac(key: Term, message: Term) -> Term:
    """For keys that are as long as digests."""
    return _bytes("hmac", "FIPS 198-1, by the SHA-2 whose digests are as long as the key", key, message)


def sha3_256(message: Term) -> Term:
    return _bytes("sha3_256", "FIPS 202, 6.1", message)


def shake256(message: Term, length: Term) -> Term:
    """So many bytes."""
    return _bytes("shake256", "so many bytes of output, FIPS 202, 6.2", message, length)


# --- rings of polynomials, and NTRU ---

_NTRU = "NTRU, submission to the third round of NIST's post-quantum standardisation, 2020"


def inverse_modulo_phi(a: Term, number: Term) -> Term:
    """Of degree below n - 1."""
    source = "modulo Phi_n and a number, a prime or a power of 2; 0 for what is no unit"
    return Named("inverse", source, Sort.POLYNOMIAL, (a, number))


def ntru(name: str, *args: Term) -> Term:
    """What key generation, encapsulation and decapsulation make, as a byte string."""
    return _bytes(f"ntru_{name}", f"{_NTRU}, 1.12", *args)


def ntru_is_public_key(string: Term) -> Term:
    return _bit("ntru_is_public_key", f"of the length of {_NTRU}, 1.8, without bits behind the last coefficient", string)


# --- hexadecimal digits ---

_RFC4648 = "RFC 4648, 8"


def hexadecimal(string: Term, capitals: Term) -> Term:
    """Two digits of each byte, the higher one first."""
    return _bytes("hexadecimal", f"{_RFC4648}, in small letters, or in capitals where that is all-ones", string, capitals)


def is_hexadecimal(string: Term, capitals: Term) -> Term:
    """Whether it is an even number of digits and nothing else."""
    source = f"only an even number of digits of {_RFC4648}, in small letters, or in either where capitals is all-ones"
    return _bit("is_hexadecimal", source, string, capitals)


def hexadecimal_decoded(string: Term) -> Term:
    return _bytes("from_hexadecimal", f"{_RFC4648}, in letters of either kind", string)


# --- points ---


def root(square: Term) -> Term:
    """The same for the same square; which of the two is not said."""
    return Named("root", "a square root modulo p", Sort.ELEMENT, (square,))


def is_odd(x: Term) -> Term:
    return _bit("is_odd", "as an integer below p", x)


# --- points of short Weierstrass curves ---


def sec1_encodes(string: Term) -> Term:
    """Whether it is a point other than the neutral element, compressed or not."""
    return _bit("encodes_a_point", f"{_SEC1}, 2.3.4, but for the neutral element", string)


def sec1_decoded(string: Term) -> Term:
    return _point("decoded", f"{_SEC1}, 2.3.4, but for the neutral element", string)


def sec1_encoded(point: Term) -> Term:
    """Uncompressed."""
    return _bytes("encoded", f"{_SEC1}, 2.3.3, without compression", point)


def sec1_compressed(point: Term) -> Term:
    return _bytes("compressed", f"{_SEC1}, 2.3.3, with compression", point)


# --- ECDSA ---


def leading_bits(string: Term) -> Term:
    source = "as many leading bits as n has, or all, as an integer, FIPS 186-5, 6.4.1"
    return Named("leading_bits", source, Sort.INTEGER, (string,))


def leading_octets(string: Term) -> Term:
    """Of a string as long as n."""
    source = "the integer of as many leading bits as n has, as octets as many as n has, RFC 6979, 2.3.2 and 2.3.3"
    return _bytes("leading_octets", source, string)


def ecdsa_serves_number(private_key: Term, e: Term, nonce: Term) -> Term:
    """By the number e that a hash value is."""
    return _bit("ecdsa_serves", "neither r nor s is 0, of a hash value as a number, FIPS 186-5, 6.4.1", private_key, e, nonce)


def ecdsa_of_number(private_key: Term, e: Term, nonce: Term) -> Term:
    return _bytes("ecdsa", "r, then s, of a hash value as a number, FIPS 186-5, 6.4.1", private_key, e, nonce)


def ecdsa_serves(private_key: Term, hashed: Term, nonce: Term) -> Term:
    """Whether neither r nor s is 0."""
    return _bit("ecdsa_serves", "neither r nor s is 0, FIPS 186-5, 6.4.1", private_key, hashed, nonce)


def ecdsa(private_key: Term, hashed: Term, nonce: Term) -> Term:
    """r, then s, big-endian, as long as n each."""
    return _bytes("ecdsa", "r, then s, of a hash value, FIPS 186-5, 6.4.1", private_key, hashed, nonce)


def deterministic_ecdsa(private_key: Term, hashed: Term) -> Term:
    return _bytes("deterministic_ecdsa", "r, then s, of a hash value, with the nonce of RFC 6979, 3.2", private_key, hashed)


def candidate_serves(private_key: Term, hashed: Term, candidates: int) -> Term:
    """Whether one of so many candidates for a nonce makes a signature."""
    source = "one of so many candidates of RFC 6979, 3.2, lies from 1 to n - 1 and makes neither r nor s 0"
    return _bit("candidate_serves", source, private_key, hashed, Const(candidates))


def ecdsa_verifies(public_key: Term, hashed: Term, signature: Term) -> Term:
    return _bit("ecdsa_verifies", "FIPS 186-5, 6.4.2", public_key, hashed, signature)


# --- Montgomery curves by x alone ---


def multiple_at(scalar: Term, u: Term) -> Term:
    """u of the multiple of a point, on the curve or its twist, at u; 0 for the neutral element."""
    return Named("u_of_multiple", "the u-coordinate of the multiple of a point at u, RFC 7748, 5", Sort.ELEMENT, (scalar, u))


def x25519(secret: Term, u: Term) -> Term:
    return _bytes("x25519", "RFC 7748, 5", secret, u)


def x25519_public_key(secret: Term) -> Term:
    return _bytes("x25519_public_key", "x25519 of the secret and 9, RFC 7748, 6.1", secret)


def clamped(secret: Term) -> Term:
    return _bytes("clamped", "as decodeScalar25519 of RFC 7748, 5, leaves it", secret)


_KUMMER = "P. L. Montgomery, Speeding the Pollard and elliptic curve methods of factorization, 1987, 10.3.1"
_DOUBLE = f"2*p on v^2 = u^3 + A*u^2 + u with a24 = (A - 2)/4; {_KUMMER}"
_SUM = f"p + q for d = p - q or q - p on some curve v^2 = u^3 + A*u^2 + u; {_KUMMER}"


def kummer_double(p: Term, a24: Term) -> Term:
    return _point("double", _DOUBLE, p, a24)


def kummer_sum(p: Term, q: Term, d: Term) -> Term:
    """Of points with the difference d."""
    return _point("sum", _SUM, p, q, d)


def is_difference(d: Term, p: Term, q: Term) -> Term:
    """Whether d is p - q or q - p on some Montgomery curve."""
    return _bit("is_difference", _SUM, d, p, q)


# --- Ed25519 and XEdDSA ---


def ed25519_encodes(string: Term) -> Term:
    return _bit("encodes_a_point", "RFC 8032, 5.1.3", string)


def ed25519_decoded(string: Term) -> Term:
    return _point("decoded", "RFC 8032, 5.1.3", string)


def ed25519_encoded(point: Term) -> Term:
    return _bytes("encoded", "RFC 8032, 5.1.2", point)


def ed25519_public_key(secret: Term) -> Term:
    return _bytes("ed25519_public_key", "RFC 8032, 5.1.5", secret)


def ed25519(secret: Term, message: Term) -> Term:
    return _bytes("ed25519", "RFC 8032, 5.1.6, pure Ed25519", secret, message)


def ed25519_verifies(public_key: Term, message: Term, signature: Term) -> Term:
    return _bit("ed25519_verifies", "RFC 8032, 5.1.7, the equation without the cofactor", public_key, message, signature)


def xeddsa(secret: Term, message: Term, seed: Term) -> Term:
    return _bytes("xeddsa", _XEDDSA, secret, message, seed)


def xeddsa_verifies(u: Term, message: Term, signature: Term) -> Term:
    return _bit("xeddsa_verifies", _XEDDSA, u, message, signature)
