# SPDX-License-Identifier: MIT
"""F_p(i) and the Kummer line over it as emitted, against pairs of Python integers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from ecgen.rings import Pair, QuadraticField
from support.curve_library import Memory, Native, loaded
from support.kummer_points import line_group, line_points

#: i^2 is 2 in e13, -3 in e29, -5 in bls12_377 and -1 in all others. All but e13, whose i^2 is positive, and m61, whose reduction
#: is no Montgomery reduction, take the products as one function each.
BUILDS = [("p434", "x64-adx"), ("sqisign_lvl1", "x64-adx"), ("m61", "c64"), ("m61", "c32"), ("f19", "c64"), ("f251", "c32"),
          ("x251", "c64"), ("e13", "c64"), ("e29", "c32"),
          *(pytest.param(build, marks=pytest.mark.slow) for build in (
              ("p434", "c32"), ("p503", "x64-adx"), ("p751", "x64-adx"), ("p751", "c64"), ("sqisign_lvl5", "c64"),
              ("bls12_381", "x64-adx"), ("bn254", "c64"), ("bls12_377", "c64"), ("bls12_377", "c32"),
              ("bls12_377", "x64-adx")))]  # fmt: skip
#: Those where the extension stands beside a curve, and the Kummer line does not.
WITH_CURVE = ("x251", "bls12_381", "bn254", "bls12_377")
#: The functions of elements with one element as result, by the number of their operands.
UNARY, BINARY = ("neg", "dbl", "half", "conj", "sqr", "inv"), ("add", "sub", "mul")
Element = Pair


@pytest.fixture(scope="session", params=BUILDS, ids=lambda build: "-".join(build))
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def elements(prime: int, draws: random.Random, count: int) -> list[Element]:
    """Pairs of edges of the field, then of random elements."""
    half = 1 << (prime.bit_length() // 2)
    edges = sorted({number % prime for number in (0, 1, 2, prime - 1, prime - 2, prime // 2, prime // 2 + 1, half, -half)})
    pairs = [(x, y) for x in edges for y in edges]
    drawn = [(draws.randrange(prime), draws.randrange(prime)) for _ in range(count // 2)]
    return draws.sample(pairs, min(count // 2, len(pairs))) + drawn


def output_of(lib: Native, name: str, *operands: Sequence[int]) -> tuple[int, ...]:
    """The element, or the point, that a function writes into its first argument."""
    r = lib.room(4 if name.startswith("kummer") else 2)
    lib.call(name, r, *(lib.elements(*operand) for operand in operands))
    return tuple(lib.read(r))


@pytest.mark.quick("f251-c32")
def test_arithmetic(lib: Native) -> None:
    p, draws = lib.prime, random.Random(9)
    field = QuadraticField(p, lib.spec.nonresidue)
    for a in elements(p, draws, 50):
        assert output_of(lib, "fe2_neg", a) == field.sub((0, 0), a)
        assert output_of(lib, "fe2_dbl", a) == field.add(a, a)
        x, y = output_of(lib, "fe2_half", a)
        assert field.add((x, y), (x, y)) == a
        assert output_of(lib, "fe2_conj", a) == (a[0], -a[1] % p)
        assert output_of(lib, "fe2_sqr", a) == field.mul(a, a)
        assert output_of(lib, "fe2_inv", a) == (field.inv(a) if any(a) else (0, 0))
        assert lib.mask("fe2_is_zero", lib.elements(*a)) == (not any(a))
        for b in [a, (a[0], -a[1] % p), *elements(p, draws, 10)]:
            assert output_of(lib, "fe2_add", a, b) == field.add(a, b)
            assert output_of(lib, "fe2_sub", a, b) == field.sub(a, b)
            assert output_of(lib, "fe2_mul", a, b) == field.mul(a, b)
            assert lib.mask("fe2_eq", lib.elements(*a), lib.elements(*b)) == (a == b)


@pytest.mark.quick("f251-c32")
def test_outputs_may_be_inputs(lib: Native) -> None:
    p, draws = lib.prime, random.Random(10)
    for name, count in [*((name, 1) for name in UNARY), *((name, 2) for name in BINARY)]:
        for _ in range(6):
            operands = [(draws.randrange(p), draws.randrange(p)) for _ in range(count)]
            expected = output_of(lib, f"fe2_{name}", *operands)
            for place in range(count):
                arguments = [lib.elements(*operand) for operand in operands]
                lib.call(f"fe2_{name}", arguments[place], *arguments)
                assert tuple(lib.read(arguments[place])) == expected
            same = lib.elements(*operands[0])
            lib.call(f"fe2_{name}", same, *[same] * count)
            assert tuple(lib.read(same)) == output_of(lib, f"fe2_{name}", *[operands[0]] * count)


def test_selection(lib: Native) -> None:
    p, draws = lib.prime, random.Random(11)
    for a in elements(p, draws, 10):
        b = draws.randrange(p), draws.randrange(p)
        for mask in (0, 2**64 - 1):
            r, first, second = lib.room(2), lib.elements(*a), lib.elements(*b)
            lib.call("fe2_select", r, lib.word(mask), first, second)
            assert tuple(lib.read(r)) == (a if mask else b)
            lib.call("fe2_cswap", lib.word(mask), first, second)
            assert (tuple(lib.read(first)), tuple(lib.read(second))) == ((b, a) if mask else (a, b))


def test_codecs(lib: Native) -> None:
    p, size, draws = lib.prime, lib.field_bytes, random.Random(12)
    for suffix, order in (("", "big"), ("_le", "little")):
        for a in elements(p, draws, 20):
            expected = b"".join(part.to_bytes(size, order) for part in a)  # type: ignore[arg-type]
            data = Memory(bytes(2 * size))
            lib.call(f"fe2_to_bytes{suffix}", data, lib.elements(*a))
            assert data.raw == expected
            r = lib.room(2)
            assert lib.status(f"fe2_from_bytes{suffix}", r, expected) == 0
            assert tuple(lib.read(r)) == a
        for parts in ((p, 1), (1, p), (p, p), (256**size - 1, 0), (0, 256**size - 1)):
            r = lib.room(2)
            data = Memory(b"".join(part.to_bytes(size, order) for part in parts))  # type: ignore[arg-type]
            assert lib.status(f"fe2_from_bytes{suffix}", r, data) == -1
            assert lib.read(r) == [0, 0]


def test_kummer_line(lib: Native) -> None:
    if lib.prefix in WITH_CURVE:
        pytest.skip("a curve has its own points")
    p, draws = lib.prime, random.Random(13)
    field = QuadraticField(p, lib.spec.nonresidue)
    group = line_group(p, draws, field.nonresidue)
    a24 = field.mul(field.sub(group.parameters["A"], (2, 0)), field.inv((4, 0)))

    def spelled(point: tuple[Element, Element] | None) -> tuple[int, ...]:
        scale = draws.randrange(1, p), draws.randrange(p)
        return (*scale, 0, 0) if point is None else (*field.mul(point[0], scale), *scale)

    def stands_for(written: tuple[int, ...], point: tuple[Element, Element] | None) -> bool:
        x, z = written[:2], written[2:]
        if point is None:
            return z == (0, 0) and x != (0, 0)
        return z != (0, 0) and field.mul(point[0], z) == x  # type: ignore[arg-type]

    some = line_points(group, p, draws, 8, field.nonresidue)
    for one in [None, *some]:
        assert stands_for(output_of(lib, "kummer_dbl", spelled(one), a24), group.add(one, one))
    for one, two in itertools.pairwise(some):
        for q in (two, None):
            difference = group.add(one, group.negate(q))
            if difference is None or difference[0] == (0, 0):
                continue
            written = output_of(lib, "kummer_add", spelled(one), spelled(q), spelled(difference))
            assert stands_for(written, group.add(one, q))
            assert stands_for(output_of(lib, "kummer_add_affine", spelled(one), spelled(q), difference[0]), group.add(one, q))
            for place in range(3):
                arguments = [lib.elements(*spelled(operand)) for operand in (one, q, difference)]
                lib.call("kummer_add", arguments[place], *arguments)
                assert stands_for(tuple(lib.read(arguments[place])), group.add(one, q))
