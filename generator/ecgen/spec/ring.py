# SPDX-License-Identifier: MIT
"""Rings of polynomials modulo x^n - 1 and a power of two, and NTRU over them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal

import gmpy2
from pydantic import AfterValidator, Field

from ecgen.spec.errors import KeyFault
from ecgen.spec.schema import NAME_IS, Alias, Integer, Name, Table, Tables, validated
from ecgen.spec.structure import Origin, Structure

SCHEMES = ("ntru-hps", "ntru-hrss")

_LEAST_N, _MOST_N = 2, 4096
_MOST_BITS = 16  # of q: a coefficient is a word of 16 bits


def _scheme(value: str) -> str:
    if value not in SCHEMES:
        raise ValueError(f"unknown scheme; known: {', '.join(SCHEMES)}")
    return value


class RingTable(Table):
    """`[ring]`: polynomials modulo x^n - 1 with coefficients modulo q."""

    n: Integer = Field(description="the degree of x^n - 1")
    q: Integer = Field(description="the modulus of coefficients, a power of two")


class KemTable(Table):
    """`[kem]`: the key encapsulation mechanism of NTRU's third round over the ring."""

    scheme: Annotated[str, AfterValidator(_scheme)] = Field(description=f"one of {', '.join(SCHEMES)}")


class RingDocument(Table):
    """The whole file."""

    name: Name = Field(description=NAME_IS)
    aliases: tuple[Alias, ...] = Field(default=(), strict=False)
    kind: Literal["ring"]
    ring: RingTable = Field(description="the table with n and q")
    kem: KemTable | None = None


_TABLES: Tables = {(): RingDocument, ("ring",): RingTable, ("kem",): KemTable}


@dataclass(frozen=True)
class RingSpec(Structure):
    """Polynomials modulo x^n - 1 with coefficients modulo q = 2^k, 1 <= k <= 16. `scheme`: one of SCHEMES, or empty for the ring
    alone."""

    n: int
    q: int
    scheme: str = ""

    kind: ClassVar[str] = "ring"
    is_a: ClassVar[str] = "a ring of polynomials"

    @property
    def q_bits(self) -> int:
        """k of q = 2^k."""
        return self.q.bit_length() - 1

    @property
    def padded(self) -> int:
        """Coefficients in memory: n rounded up to a multiple of 16."""
        return -(-self.n // 16) * 16

    def is_field_modulo(self, prime: int) -> bool:
        """Whether polynomials modulo Phi_n = (x^n - 1)/(x - 1) and `prime` are a field: n is a prime and `prime` generates its
        units, so that Phi_n is irreducible."""
        return is_primitive_root(prime, self.n)


def is_primitive_root(number: int, n: int) -> bool:
    """Whether n is an odd prime and `number` generates the units modulo n."""
    if n < 3 or not gmpy2.is_prime(n) or number % n == 0:
        return False
    rest, factors, divisor = n - 1, set(), 2
    while rest > 1:
        while rest % divisor == 0:
            factors.add(divisor)
            rest //= divisor
        divisor += 1
    return all(pow(number, (n - 1) // factor, n) != 1 for factor in factors)


def ring_spec(origin: Origin, document: dict[str, Any]) -> RingSpec:
    """Raises KeyFault unless the document is a ring, and NTRU where it asks for that."""
    shape = validated(RingDocument, _TABLES, document)
    n, q = shape.ring.n, shape.ring.q
    if not _LEAST_N <= n <= _MOST_N:
        raise KeyFault(("ring", "n"), f"must lie between {_LEAST_N} and {_MOST_N}")
    if q < 2 or q & (q - 1):
        raise KeyFault(("ring", "q"), "must be a power of two")
    if q > 1 << _MOST_BITS:
        raise KeyFault(("ring", "q"), f"is above 2^{_MOST_BITS}, which the word of a coefficient holds")
    spec = RingSpec(shape.name, tuple(shape.aliases), origin, n, q, shape.kem.scheme if shape.kem is not None else "")
    if spec.scheme:
        _check_ntru(spec)
    return spec


def _check_ntru(spec: RingSpec) -> None:
    """Section 1.3 of the submission to the third round: the parameter sets of either scheme, and decryption without failure."""
    n, q = spec.n, spec.q
    if not gmpy2.is_prime(n):
        raise KeyFault(("ring", "n"), f"is not a prime; {spec.scheme} needs one")
    for generator in (2, 3):
        if not is_primitive_root(generator, n):
            raise KeyFault(("ring", "n"), f"{generator} does not generate the units modulo n, so that Phi_n is reducible modulo "
                           f"{generator}; {spec.scheme} needs a field")  # fmt: skip
    if spec.scheme == "ntru-hps":
        if q < 16:
            raise KeyFault(("ring", "q"), "ntru-hps needs 16 or more")
        if q // 8 - 2 > 2 * n // 3:
            raise KeyFault(("ring", "q"), f"is above what ntru-hps allows with n = {n}: q/8 - 2 coefficients are not 0, at "
                           "most 2n/3")  # fmt: skip
    elif q < _least_hrss(n):
        raise KeyFault(("ring", "q"), f"ntru-hrss decrypts without failure where q > 8*sqrt(2)*(n + 1); n = {n} needs "
                       f"{_least_hrss(n)} or more")  # fmt: skip


def _least_hrss(n: int) -> int:
    """The least power of two above 8*sqrt(2)*(n + 1)."""
    q = 1
    while q * q <= 128 * (n + 1) ** 2:
        q *= 2
    return q
