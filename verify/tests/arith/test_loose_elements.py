# SPDX-License-Identifier: MIT
"""Elements below 2*p: which primes have them, and that no function leaves its bound, whatever operands are below it."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.bundled import load_bundled
from ecgen.field import Reduction, loose_multiple_of, sum_multiple_of
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program
from ecgen.library import Library, Target
from ecgen.programs import checked_programs, facts_of
from ecgen.reference import contract_of
from ecgen.selfcheck import Mismatch, check_program, loose_numbers
from ecgen_verify.strategies import numbers

PRIMES = {
    "5*2^248 - 1": 5 * 2**248 - 1,
    "BLS12-381": load_bundled("bls12_381").prime,
    "BN254": load_bundled("bn254").prime,
    "p434": load_bundled("p434").prime,
    "p751": load_bundled("p751").prime,  # reduced by half its words, products by Karatsuba's identity
    "4*p just fits 32 bits": 1073741789,
}
BINARY = ("add", "sub", "mul")


@cache
def programs(prime: int, width: int = 64, target: Target = Target.ADX) -> dict[str, Program]:
    facts = facts_of(prime, Kind.FIELD, width, -(-prime.bit_length() // width), Reduction.MONTGOMERY)
    return {p.contract.operation.removeprefix("loose_"): p for p in checked_programs(facts, target.shape)
            if p.contract.operation.startswith(("loose_", "sum_"))}  # fmt: skip


def canonical(operation: str, prime: int, radix: int, a: int, b: int) -> int:
    inverse = pow(radix, -1, prime)
    return {
        "add": a + b, "sub": a - b, "mul": a * b * inverse, "mul_loose": a * b * inverse, "sqr": a * a * inverse, "neg": -a,
        "dbl": 2 * a, "half": a * pow(2, -1, prime), "to_fe": a, "from_fe": a, "to_loose": a,
    }[operation.removeprefix("sum_")] % prime  # fmt: skip


def check(prime: int, program: Program, a: int, b: int) -> None:
    """For operands that are brought below the bounds of their types."""
    inputs = {param.name: number % (param.bound or 1) for param, number in zip(program.params[1:], (a, b), strict=False)}
    left = run(program, inputs)["r"]
    assert isinstance(left, int)
    assert left < (program.param("r").bound or 0)
    radix = 1 << program.width * program.param("r").length
    right = canonical(program.contract.operation.removeprefix("loose_"), prime, radix, inputs["a"], inputs.get("b", 0))
    assert left % prime == right, (program.name, hex(a), hex(b))


def test_bounds_are_those_of_the_types() -> None:
    prime = PRIMES["5*2^248 - 1"]
    loose_element, canonical_element, total = 2 * prime, prime, 4 * prime
    for operation, bounds in {
        "from_fe": (loose_element, canonical_element), "to_fe": (canonical_element, loose_element),
        "mul": (loose_element,) * 3, "sub": (loose_element,) * 3, "sum_add": (total, loose_element, loose_element),
        "sum_sub": (total, loose_element, loose_element), "sum_mul": (loose_element, total, total),
        "sum_mul_loose": (loose_element, total, loose_element), "sum_sqr": (loose_element, total),
        "sum_to_loose": (loose_element, total),
    }.items():  # fmt: skip
        assert tuple(param.bound for param in programs(prime)[operation].params) == bounds


@pytest.mark.parametrize(("curve", "has"), [
    ("sqisign_lvl1", True), ("sqisign_lvl5", True), ("bls12_381", True), ("bls12_377", True), ("bn254", True),
    ("p434", True), ("p503", True), ("p610", True), ("p751", True),
    ("pallas", False), ("vesta", False), ("sqisign_lvl3", False),  # 4*p is above R by a hair
    ("p256", False), ("sm2", False), ("goldilocks", False), ("bls12_381_r", False),  # fewer spare bits
    ("curve25519", False), ("p521", False), ("secp256k1", False), ("mersenne31", False),  # another reduction
    ("ffdhe2048", False),  # long
])  # fmt: skip
def test_who_has_them(curve: str, has: bool) -> None:
    spec = load_bundled(curve)
    library = Library(spec, curve, "auto", (Target.C64,))
    for width in (64, 32):
        field, *scalars = library.moduli(width)
        assert field.loose_multiple == (2 if has else 0)
        assert [modulus.loose_multiple for modulus in scalars] == [0] * len(scalars)
        assert has <= (4 * spec.prime <= field.radix)
    small = Library(spec, curve, "auto", (Target.C64,), size=True)
    if curve != "ffdhe2048":
        assert small.moduli(64)[0].loose_multiple == 0


def test_both_word_sizes_have_the_same_bound() -> None:
    """Though R is smaller with 32-bit words: the bound is that of the smaller one."""
    for bits, extra in itertools.product(range(3, 200), (0, 1)):
        number = (1 << bits) - 1
        limbs = -(-bits // 64) + extra
        few = -(-bits // 32) + 2 * extra
        assert loose_multiple_of(number, limbs) == loose_multiple_of(number, few, 32)
        assert loose_multiple_of(number, limbs) == (2 if bits + 2 <= 32 * few else 0)
        assert sum_multiple_of(number, limbs) == sum_multiple_of(number, few, 32)
        assert sum_multiple_of(number, limbs) == (4 if bits + 4 <= 32 * few else 0)


@pytest.mark.parametrize("name", PRIMES)
@given(data=st.data())
def test_edges_of_the_bound(name: str, data: st.DataObject) -> None:
    prime = PRIMES[name]
    edges = [k * prime + i for k in range(4) for i in (0, 1, prime - 2, prime - 1)]
    operands = numbers(4 * prime, 4 * prime, edges)
    a, b = data.draw(operands), data.draw(operands)
    for operation, program in programs(prime).items():
        if operation not in ("select", "cswap"):
            check(prime, program, a, b)


@pytest.mark.parametrize("width", [64, 32])
@pytest.mark.parametrize("prime", [3, 5, 7])
def test_all_pairs_of_tiny_primes(prime: int, width: int) -> None:
    for operation, program in programs(prime, width).items():
        if operation not in ("select", "cswap"):
            for a, b in itertools.product(*(range(param.bound or 1) for param in (*program.params[1:], *program.params[1:])[:2])):
                check(prime, program, a, b)


def test_the_check_at_emission_sees_a_result_at_its_bound() -> None:
    """x + p for x below p + 1 is congruent to x, and not always below 2*p."""
    prime = 5 * 2**248 - 1
    facts = facts_of(prime, Kind.FIELD, 64, 4, Reduction.MONTGOMERY)
    b = Builder("fe_loose_from_fe", 64)
    r = b.param("r", Kind.LOOSE, 4, output=True, bound=2 * prime)
    x = b.load_limbs(b.param("a", Kind.FIELD, 4, bound=prime))
    total = []
    carry = None
    for word, other in zip(x, ((prime + 2) >> 64 * i & (2**64 - 1) for i in range(4)), strict=True):
        low, carry = b.add(word, b.const(other), carry)
        total.append(low)
    b.store_limbs(r, total)
    with pytest.raises(Mismatch):
        check_program(b.build(contract_of("loose_from_fe", facts)), facts)


def test_draws_reach_all_of_the_bound() -> None:
    draws = list(itertools.islice(loose_numbers(2 * 1009, 1009, random.Random(1)), 4000))
    assert {0, 1, 1008, 1009, 1010, 2016, 2017} <= set(draws)
    assert max(draws) == 2017 and min(draws) == 0
