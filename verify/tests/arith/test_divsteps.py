# SPDX-License-Identifier: MIT
"""Division steps: each kernel against a plain model, whole inversions against gmpy2, and the bound on the number of steps."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache

import gmpy2
import pytest

from ecgen.arith.divsteps.kernels import batches, plan, programs, steps_needed
from ecgen.arith.divsteps.matrix import block_lengths, initial_delta, matrix_program, signed_entries
from ecgen.arith.limbs import split
from ecgen.field import Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import Kind, Program
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold

WIDTHS = (64, 32)
P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
PRIMES = {
    "5": 5,
    "31-bit": 2**31 - 1,
    "33-bit": 2**33 - 9,
    "61-bit": 2**61 - 1,
    "64-bit": 2**64 - 59,
    "65-bit": 2**65 - 49,
    "p192": 2**192 - 2**64 - 1,
    "p224": 2**224 - 2**96 + 1,
    "25519": 2**255 - 19,
    "secp256k1": 2**256 - 2**32 - 977,
    "n256": 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551,
    "p384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "p521": 2**521 - 1,
    "p751": 2**372 * 3**239 - 1,
    "1024-bit": int(gmpy2.prev_prime(2**1024)),
}


def make(prime: int, width: int, reduction: Reduction = Reduction.MONTGOMERY) -> Modulus:
    return Modulus(prime, Kind.FIELD, width, -(-prime.bit_length() // width), reduction)


@cache
def kernels(modulus: Modulus) -> list[Program]:
    kernels_of = [fold(program) for program in programs(modulus)]
    for program in kernels_of:
        check_bounds(program)
    return kernels_of


def number(outputs: dict[str, int | bytes], name: str) -> int:
    value = outputs[name]
    assert isinstance(value, int)
    return value


def joined(words: list[int], width: int) -> int:
    return sum(word << (width * i) for i, word in enumerate(words))


def invert(modulus: Modulus, a: int) -> int:
    """What the emitted driver does, on numbers as they stand in memory."""
    matrix, fg_kernel, de_kernel, end = kernels(modulus)
    numbers, width, n = plan(modulus), modulus.width, modulus.limbs
    fg, de = modulus.number | a << (width * (n + 1)), numbers.start << (width * n)
    m = numbers.delta
    for _ in range(numbers.rounds):
        delta, f, g = (x % (1 << width) for x in (m, fg, fg >> (width * (n + 1))))
        m = number(run(matrix, {"in": joined([delta, f, g], width)}), "out")
        fg = number(run(fg_kernel, {"fg": fg, "m": m}), "out")
        de = number(run(de_kernel, {"de": de, "m": m}), "out")
        assert max(de % modulus.radix, de >> (width * n)) < 2 * modulus.number
    return number(run(end, {"de": de, "fg": fg}), "r")


def check_inverse(modulus: Modulus, element: int) -> None:
    expected = int(gmpy2.invert(element, modulus.number)) if element else 0
    assert invert(modulus, modulus.encode(element)) == modulus.encode(expected)


@pytest.mark.quick("25519-64", "secp256k1-32", "p192-*", "6?-bit-*", "33-bit-*")
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("prime", PRIMES.values(), ids=PRIMES)
def test_edges_and_random_elements(prime: int, width: int) -> None:
    modulus, rng = make(prime, width), random.Random(prime)
    half = 1 << (prime.bit_length() // 2)
    edges = {e % prime for e in (0, 1, 2, -1, -2, prime // 2, half, half - 1, modulus.radix, pow(modulus.radix, -1, prime))}
    for element in sorted(edges) + [rng.randrange(prime) for _ in range(4)]:
        check_inverse(modulus, element)


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
def test_many_elements_of_256_bits(width: int) -> None:
    modulus, rng = make(P256, width), random.Random(width)
    for _ in range(270):
        check_inverse(modulus, rng.randrange(P256))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("prime", [p for p in range(3, 100) if gmpy2.is_prime(p)])
def test_small_primes_exhaustively(prime: int, width: int) -> None:
    for element in range(prime):
        check_inverse(make(prime, width), element)


@pytest.mark.parametrize("width", WIDTHS)
def test_plain_residues(width: int) -> None:
    modulus, rng = make(2**255 - 19, width, Reduction.CRANDALL), random.Random(1)
    for element in (0, 1, 2, *(rng.randrange(modulus.number) for _ in range(5))):
        check_inverse(modulus, element)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_spare_word(width: int) -> None:
    modulus = Modulus(P256, Kind.FIELD, width, 256 // width + 1, Reduction.MONTGOMERY)
    for element in (0, 1, P256 - 1, 3**150 % P256):
        check_inverse(modulus, element)


State = tuple[Fraction, int, int]


def division_step(state: State) -> State:
    delta, f, g = state
    if delta > 0 and g & 1:
        return 1 - delta, g, (g - f) // 2
    return 1 + delta, f, (g + (g & 1) * f) // 2


@pytest.mark.parametrize(("width", "steps"), [(64, 60), (64, 59), (64, 41), (64, 1), (32, 30), (32, 29), (32, 9), (32, 2)])
def test_matrix_kernel(width: int, steps: int) -> None:
    program, rng = fold(matrix_program(width, steps)), random.Random(steps)
    top = (1 << width) - 1
    for case in range(60):
        f, g = (rng.choice((top, 1, 0, rng.getrandbits(width), rng.getrandbits(width))) for _ in range(2))
        f |= 1
        epsilon = 0 if case < 20 else rng.randrange(-900, 900)
        given = joined([initial_delta(width) + epsilon, f, g], width)
        out = split(number(run(program, {"in": given}), "out"), width, 5)
        u, v, q, r = signed_entries(out, steps)
        state: State = (epsilon + Fraction(1, 2), f, g)
        for _ in range(steps):
            state = division_step(state)
        assert out[0] - initial_delta(width) == state[0] - Fraction(1, 2)
        assert (u * f + v * g, q * f + r * g) == (state[1] << steps, state[2] << steps)
        assert abs(u) + abs(v) <= 1 << steps
        assert abs(q) + abs(r) <= 1 << steps


@pytest.mark.parametrize(("width", "most"), [(64, 20), (32, 9)])
def test_blocks_cover_the_steps(width: int, most: int) -> None:
    for steps in range(1, width - 1):
        assert sum(block_lengths(width, steps)) == steps
        assert max(block_lengths(width, steps)) <= most


def test_bound_holds_for_all_small_inputs() -> None:
    for f in range(1, 400, 2):
        for g in range(f + 1):
            state: tuple[int, int, int] = (1, f, g)  # twice delta
            needed = 0
            while state[2]:
                delta, x, y = state
                state = (2 - delta, y, (y - x) // 2) if delta > 0 and y & 1 else (2 + delta, x, (y + (y & 1) * x) // 2)
                needed += 1
            assert needed <= steps_needed(f.bit_length())


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("bits", [2, 61, 64, 255, 256, 384, 521, 751, 1024])
def test_rounds_do_enough_steps(bits: int, width: int) -> None:
    modulus = make((1 << bits) - 1, width)
    numbers = plan(modulus)
    assert numbers.rounds == batches(bits, width)
    assert numbers.rounds * numbers.steps >= numbers.needed == steps_needed(bits)
    assert numbers.steps <= width - 2


def test_known_bounds() -> None:
    assert [steps_needed(bits) for bits in (224, 255, 256, 384, 521)] == [517, 588, 591, 885, 1201]
