# SPDX-License-Identifier: MIT
"""The plan for square roots, carried out on integers as the C template carries it out, against gmpy2's Jacobi symbol."""

from __future__ import annotations

import random

import gmpy2
import pytest

from ecgen.arith.sqrt import HALVING_FROM, SqrtMethod, SqrtPlan, iterations_by_halves, sqrt_plan

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


def by_halves(plan: SqrtPlan, root: int, t: int, p: int) -> int:
    """The iterations of Tonelli-Shanks as the template takes them by halves."""
    s, c = plan.two_adicity, [pow(plan.factor, 1 << i, p) for i in range(plan.two_adicity)]
    x, begin, end, is_one = [t], [1], [s], [False] * s
    for k in range(1, s):
        while end[-1] - k > 1:
            middle = k + (end[-1] - k) // 2
            x.append(pow(x[-1], 1 << (end[-1] - middle), p))
            begin.append(k)
            end.append(middle)
        is_one[k] = x[-1] == 1
        root = root if is_one[k] else root * c[k - 1] % p
        if len(x) > 1:
            for level in (x, begin, end):
                level.pop()
            for j in range(begin[-1], k + 1):
                x[-1] = x[-1] if is_one[j] else x[-1] * c[j + s - end[-1]] % p
            begin[-1] = k + 1
    return root


def candidate(plan: SqrtPlan, a: int, p: int, halves: bool | None = None) -> int:
    """The root if there is one; `halves`: whether the iterations are taken so, by default as the plan says."""
    power = plan.chain.power(a, lambda x: x * x % p, lambda x, y: x * y % p) if plan.chain else 1
    if plan.method is SqrtMethod.POWER:
        return power
    if plan.method is SqrtMethod.POWER_AND_ROOT:
        return power if power * power % p == a else power * plan.factor % p
    root = a * power % p
    t, c = root * power % p, plan.factor
    if plan.by_halves if halves is None else halves:
        return by_halves(plan, root, t, p)
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


@pytest.mark.parametrize("prime", [p for p in (*range(17, 700, 8), 12289, 40961) if gmpy2.is_prime(p)])
def test_iterations_by_halves_for_every_element(prime: int) -> None:
    """257, 193 and 12289 have 2-adicities of 8, 6 and 12."""
    plan = sqrt_plan(prime)
    for a in range(prime):
        root = candidate(plan, a, prime, halves=True)
        assert (root * root % prime == a) == (a == 0 or gmpy2.jacobi(a, prime) == 1)


@pytest.mark.parametrize("two_adicity", [HALVING_FROM, 32, 47, 96])  # Pallas and Vesta, BLS12-377, p224
def test_halves_are_worth_it(two_adicity: int) -> None:
    squarings, products, _ = iterations_by_halves(two_adicity)
    assert 1.5 * (squarings + products) < sum(range(two_adicity - 1)) + two_adicity + 2 * two_adicity


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
