# SPDX-License-Identifier: MIT
"""The group of Ed25519 as emitted against the affine model: all kinds of points, all edges of scalars."""

from __future__ import annotations

import random

import pytest

from support.curve_library import Memory, Native, builds, edge_scalars, loaded
from support.ed25519_model import BASE, GROUP, L, P, Points, decode, encode, small_order_points, times

TARGETS = ("x64-adx", "c64", "c32", "c32-size")
NEUTRAL = (0, 1)


@pytest.fixture(scope="session", params=builds(("curve25519", target) for target in TARGETS), ids=TARGETS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def some_points(draws: random.Random) -> list[tuple[int, int]]:
    """Neutral, small orders, the generator and its kin, and sums of both kinds."""
    small = small_order_points()
    multiples = [times(draws.randrange(1, L), BASE) for _ in range(4)]
    mixed = [GROUP.add(multiples[0], small[1]), GROUP.add(multiples[1], small[4])]
    return [*small, BASE, times(2, BASE), times(L - 1, BASE), *multiples, *(point for point in mixed if point is not None)]


@pytest.mark.slow
def test_group_law(lib: Native) -> None:
    draws = random.Random(3)
    group, points = Points(lib), some_points(draws)
    for p in points:
        z = draws.randrange(1, P)
        assert group.output_of("ed25519_dbl", group.write(p, z)) == GROUP.add(p, p)
        assert group.output_of("ed25519_neg", group.write(p, z)) == GROUP.negate(p)
        assert lib.mask("ed25519_is_neutral", group.write(p, z)) == (p == NEUTRAL)
        for q in points:
            first, second = group.write(p, z), group.write(q, draws.randrange(1, P))
            assert group.output_of("ed25519_add", first, second) == GROUP.add(p, q)
            assert lib.mask("ed25519_eq", first, second) == (p == q)
            for chosen, mask in ((p, 2**64 - 1), (q, 0)):
                assert group.output_of("ed25519_select", lib.word(mask), first, second) == chosen


@pytest.mark.slow
def test_outputs_may_be_inputs(lib: Native) -> None:
    group = Points(lib)
    p, q = times(5, BASE), times(9, BASE)
    for name, inputs in (("ed25519_dbl", (p,)), ("ed25519_neg", (p,)), ("ed25519_add", (p, q)), ("ed25519_add", (p, p))):
        expected = group.output_of(name, *(group.write(operand, 7) for operand in inputs))
        for place in range(len(inputs)):
            arguments = [group.write(operand, 7 + i) for i, operand in enumerate(inputs)]
            lib.call(name, arguments[place], *arguments)
            assert group.read(arguments[place]) == expected
    both = group.write(p, 3)
    lib.call("ed25519_add", both, both, both)
    assert group.read(both) == times(10, BASE)
    own = group.write(p, 3)
    lib.call("ed25519_mul", own, lib.scalar(77), own)
    assert group.read(own) == times(385, BASE)


@pytest.mark.slow
def test_scalar_multiplication(lib: Native) -> None:
    draws = random.Random(4)
    group, points = Points(lib), some_points(draws)
    assert group.output_of("ed25519_generator") == BASE
    assert group.output_of("ed25519_neutral") == NEUTRAL
    for index, k in enumerate(edge_scalars(L, draws, 60)):
        p, z = points[index % len(points)], draws.randrange(1, P)
        assert group.output_of("ed25519_mul_base", lib.scalar(k)) == times(k, BASE)
        assert group.output_of("ed25519_mul", lib.scalar(k), group.write(p, z)) == times(k, p)
        other = draws.choice((0, 1, L - 1, draws.randrange(L), draws.randrange(L)))
        total = group.output_of("ed25519_mul_double_vartime", lib.scalar(k), group.write(p, z), lib.scalar(other))
        assert total == GROUP.add(times(k, p), times(other, BASE))


def test_encoding(lib: Native) -> None:
    draws = random.Random(5)
    group = Points(lib)
    for p in some_points(draws):
        data = Memory(bytes(32))
        lib.call("ed25519_encode", data, group.write(p, draws.randrange(1, P)))
        assert data.raw == encode(p)
        u = Memory(bytes(32))
        lib.call("ed25519_to_u", u, group.write(p, draws.randrange(1, P)))
        assert int.from_bytes(u.raw, "little") == (1 + p[1]) * pow(1 - p[1], P - 2, P) % P
    edges = [number | sign << 255 for number in (*range(30), *range(P - 5, 2**255)) for sign in (0, 1)]
    for number in (*edges, *(draws.getrandbits(256) for _ in range(60))):
        data = number.to_bytes(32, "little")
        r, expected = group.room(), decode(data)
        assert lib.status("ed25519_decode", r, data) == (0 if expected is not None else -1)
        assert group.read(r) == (expected or NEUTRAL)


def test_reduction_of_64_bytes(lib: Native) -> None:
    draws = random.Random(6)
    edges = [0, 1, L - 1, L, L + 1, 2**248 - 1, 2**248, 2**496 - 1, 2**496, 2**512 - 1, (2**512 // L) * L, (2**512 // L) * L - 1]
    for number in (*edges, *(draws.getrandbits(512) for _ in range(50))):
        r = lib.scalar(0)
        lib.call("ed25519_reduce_bytes", r, number.to_bytes(64, "little"))
        assert lib.read_scalar(r) == number % L
