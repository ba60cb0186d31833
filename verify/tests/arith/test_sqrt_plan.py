# SPDX-License-Identifier: MIT
"""The plan for square roots, carried out on integers as the C template carries it out, against gmpy2's Jacobi symbol."""

from __future__ import annotations

import random

import gmpy2
import pytest

from ecgen.arith.sqrt import SqrtMethod, SqrtPlan, sqrt_plan

P224 = 2**224 - 2**96 + 1
PRIMES = {
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "p521": 2**521 - 1,
    "25519": 2**255 - 19,
    "n256": 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551,
    "n-secp256k1": 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141,
    "n-25519": 2**252 + 27742317777372353535851937790883648493,
    "secp224k1": 2**224 - 2**32 - 6803,
    "65537": 65537,
    "p224": P224,
}


def candidate(plan: SqrtPlan, a: int, p: int) -> int:
    """The root if there is one."""
    power = plan.chain.power(a, lambda x: x * x % p, lambda x, y: x * y % p) if plan.chain else 1
    if plan.method is SqrtMethod.POWER:
        return power
    if plan.method is SqrtMethod.POWER_AND_ROOT:
        return power if power * power % p == a else power * plan.factor % p
    root = a * power % p
    t, c = root * power % p, plan.factor
    for i in range(plan.two_adicity, 1, -1):
        done = pow(t, 1 << (i - 2), p) == 1
        root = root if done else root * c % p
        c = c * c % p
        t = t if done else t * c % p
    return root


def check(a: int, p: int) -> None:
    root = candidate(sqrt_plan(p), a, p)
    assert (root * root % p == a) == (a == 0 or gmpy2.jacobi(a, p) == 1)


@pytest.mark.parametrize("prime", [p for p in range(3, 700) if gmpy2.is_prime(p)])
def test_small_primes_exhaustively(prime: int) -> None:
    for a in range(prime):
        check(a, prime)


@pytest.mark.parametrize("prime", PRIMES.values(), ids=PRIMES)
def test_squares_and_others(prime: int) -> None:
    rng = random.Random(prime)
    for _ in range(20):
        a = rng.randrange(prime)
        check(a, prime)
        check(a * a % prime, prime)
    for a in (0, 1, 2, prime - 1, prime - 2, prime // 2):
        check(a, prime)


def test_elements_of_every_order_modulo_p224() -> None:
    plan = sqrt_plan(P224)
    assert plan.two_adicity == 96
    for i in range(97):
        check(pow(plan.factor, 1 << i, P224), P224)


@pytest.mark.parametrize(
    ("prime", "method", "exponent"),
    [
        (23, SqrtMethod.POWER, 6),
        (29, SqrtMethod.POWER_AND_ROOT, 4),
        (73, SqrtMethod.TONELLI_SHANKS, 4),
        (17, SqrtMethod.TONELLI_SHANKS, 0),
    ],
)
def test_method_by_residue(prime: int, method: SqrtMethod, exponent: int) -> None:
    plan = sqrt_plan(prime)
    assert (plan.method, plan.exponent) == (method, exponent)
    assert pow(plan.factor, 1 << plan.two_adicity - 1, prime) == (1 if method is SqrtMethod.POWER else prime - 1)
