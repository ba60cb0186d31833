# SPDX-License-Identifier: MIT
"""Lane Programs in the interpreter against gmpy2: every bundled prime and order on edges, small primes on every element."""

from __future__ import annotations

import random
from itertools import islice, product

import gmpy2
import pytest

from ecgen.arith.lanes.catalog import WEAK, arithmetic, conversions, lane_modulus
from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.field import Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import LANE_LIMB, Kind, Param, Program
from ecgen.passes.pipeline import finished
from ecgen.selfcheck import edge_numbers
from support.emitted import UNROLLED

MASK = (1 << 64) - 1
CASES = 40


def expected_of(operation: str, modulus: Modulus, single: Modulus, x: dict[str, int]) -> int:
    """r modulo p, on numbers as they stand in memory."""
    p = modulus.number
    over = int(gmpy2.invert(modulus.radix, p))
    form = single.radix if single.reduction is Reduction.MONTGOMERY else 1
    a, b = x["a"], x.get("b", 0)
    results = {
        "add": a + b, "sub": a - b, "neg": -a, "dbl": 2 * a, "mul": a * b * over, "sqr": a * a * over,
        "select": a if x.get("mask") else b,
        "from_single": a * modulus.radix * int(gmpy2.invert(form, p)), "to_single": a * over * form,
    }  # fmt: skip
    return results[operation] % p


def check(program: Program, modulus: Modulus, single: Modulus, inputs: dict[str, int]) -> None:
    r = run(program, inputs)["r"]
    bound = program.param("r").bound
    assert isinstance(r, int)
    assert bound is not None
    assert r < bound, inputs
    operation = program.contract.operation.removesuffix("8")
    assert r % modulus.number == expected_of(operation, modulus, single, inputs), (program.name, inputs)


def draws(param: Param, rng: random.Random) -> list[int]:
    if param.kind is Kind.MASKS:
        return [rng.choice((0, MASK)) for _ in range(CASES)]
    assert param.bound is not None
    return list(islice(edge_numbers(param.bound, rng), CASES))


@pytest.mark.quick("secp256k1")
@pytest.mark.parametrize("name", UNROLLED)
def test_bundled_primes(name: str) -> None:
    library = make_library(load_bundled(name), None, "ifma", None)
    for width in (64, 32):
        for single in library.moduli(width):
            modulus = lane_modulus(single)
            programs = conversions(modulus, single) + (arithmetic(modulus) if width == 64 else [])
            for program in map(finished, programs):
                rng = random.Random(f"{name} {program.name}")
                names = [param.name for param in program.params if not param.output]
                columns = [draws(program.param(parameter_name), rng) for parameter_name in names]
                for row in zip(*columns, strict=True):
                    check(program, modulus, single, dict(zip(names, row, strict=True)))


@pytest.mark.parametrize("prime", [3, 5, 7, 11, 13, 17, 31])
def test_small_primes_on_every_pair(prime: int) -> None:
    single = Modulus(prime, Kind.FIELD, 64, 1, Reduction.MONTGOMERY)
    modulus = lane_modulus(single)
    for program in map(finished, [*arithmetic(modulus), *conversions(modulus, single)]):
        names = [param.name for param in program.params if not param.output]
        params = [program.param(name) for name in names]
        ranges = [(0, MASK) if param.kind is Kind.MASKS else range(param.bound or 0) for param in params]
        for row in product(*ranges):
            check(program, modulus, single, dict(zip(names, row, strict=True)))


@pytest.mark.parametrize("bits", [50, 51, 52, 102, 103, 104, 105, 154])
def test_primes_at_the_edge_of_a_limb(bits: int) -> None:
    """Where one limb more is needed, and none too many is taken."""
    for prime in (int(gmpy2.prev_prime(1 << bits)), int(gmpy2.next_prime(1 << (bits - 1)))):
        single = Modulus(prime, Kind.FIELD, 64, -(-bits // 64), Reduction.MONTGOMERY)
        modulus = lane_modulus(single)
        assert 4 * WEAK * prime < modulus.radix <= 8 * WEAK * prime << LANE_LIMB
        for program in map(finished, arithmetic(modulus)):
            rng = random.Random(prime)
            names = [param.name for param in program.params if not param.output]
            for row in zip(*(draws(program.param(name), rng) for name in names), strict=True):
                check(program, modulus, single, dict(zip(names, row, strict=True)))
