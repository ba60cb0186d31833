# SPDX-License-Identifier: MIT
"""Eight times X25519 at once: RFC 7748, Wycheproof, and the function for one; each lane with another pair."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.lanes_library import BUILDS, EMULATED, LANES
from support.x25519_lanes import Ladders, ladders
from support.x25519_model import ITERATED, NINE, RFC_7748, RFC_7748_KEYS, RFC_7748_SHARED, VECTORS, P

#: The way of a processor without AVX-512 IFMA comes with the vector code by emulation.
WAYS = (*BUILDS, EMULATED)
_SLOW = ("plain", "intrinsics", EMULATED)
#: u of points of small order, in every form below 2^256: RFC 7748, 6.1 and 7.
SMALL_ORDER = [
    value | top
    for value in (0, 1, P - 1, P, P + 1, 325606250916557431795983626356110631294008115727848805560023387167927233504,
                  39382357235489614581723060781553021112529911719440698176882885853963445705823)
    for top in (0, 1 << 255)
]  # fmt: skip
EDGES = [0, 1, 2, 9, 18, 19, 20, P - 2, P - 1, P, P + 1, P + 18, 2**255 - 1, 2**255, 2**256 - 1, 2**254, 2**52 - 1, 2**208]


@pytest.fixture(scope="module", params=[pytest.param(way, marks=pytest.mark.slow if way in _SLOW else ()) for way in WAYS])
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ladders:
    return ladders(tmp_path_factory.mktemp("x25519"), "curve25519", request.param)


@pytest.fixture(scope="module")
def emulated(tmp_path_factory: pytest.TempPathFactory) -> Ladders:
    return ladders(tmp_path_factory.mktemp("x25519"), "curve25519", EMULATED)


def agree(lib: Ladders, secrets: list[bytes], us: list[bytes]) -> None:
    """The results of eight at once are those of eight calls, and so are the verdicts."""
    singles = [lib.one(secret, u) for secret, u in zip(secrets, us, strict=True)]
    refused = sum((status != 0) << lane for lane, (status, _) in enumerate(singles))
    assert lib.eight(secrets, us) == (refused, [out for _, out in singles])


@pytest.mark.slow
def test_rfc_7748(lib: Ladders) -> None:
    """The vectors of 5.2 and both sides of 6.1, each in every lane once."""
    cases = [tuple(map(bytes.fromhex, case)) for case in RFC_7748]
    (a, public_a), (b, public_b) = (tuple(map(bytes.fromhex, pair)) for pair in RFC_7748_KEYS)
    shared = bytes.fromhex(RFC_7748_SHARED)
    cases += [(a, NINE, public_a), (b, NINE, public_b), (a, public_b, shared), (b, public_a, shared), *cases]
    for iteration in range(LANES):
        turned = cases[iteration:] + cases[:iteration]
        secrets, us, results = (list(column) for column in zip(*turned, strict=True))
        assert lib.eight(secrets, us) == (0, results)


def test_wycheproof(lib: Ladders) -> None:
    """In another order, so that what is refused stands beside what is not, and in lanes at random."""
    lines = [line.split() for line in VECTORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    cases = [tuple(map(bytes.fromhex, line)) for line in lines]
    assert len(cases) == 518
    random.Random(518).shuffle(cases)
    cases += cases[: -len(cases) % LANES]
    refusing = 0
    for first in range(0, len(cases), LANES):
        secrets, us, shared = (list(column) for column in zip(*cases[first : first + LANES], strict=True))
        refused = sum((not any(secret)) << lane for lane, secret in enumerate(shared))
        assert lib.eight(secrets, us) == (refused, shared)
        refusing |= refused
    assert refusing == (1 << LANES) - 1, "every lane refuses some"


def iterate(lib: Ladders, times: int) -> list[bytes]:
    """Lane i does what RFC 7748 does from 9 + i on."""
    scalars = us = [(9 + lane).to_bytes(32, "little") for lane in range(LANES)]
    for _ in range(times):
        refused, results = lib.eight(scalars, us)
        assert refused == 0
        scalars, us = results, scalars
    return scalars


def check_iterated(lib: Ladders, times: int) -> None:
    results = iterate(lib, times)
    assert results[0].hex() == ITERATED[times]
    for lane in (3, 7):
        scalar = u = (9 + lane).to_bytes(32, "little")
        for _ in range(times):
            (_, result), u = lib.one(scalar, u), scalar
            scalar = result
        assert results[lane] == scalar


def test_iterated_once(lib: Ladders) -> None:
    check_iterated(lib, 1)


@pytest.mark.slow
def test_iterated_a_thousand_times(lib: Ladders) -> None:
    check_iterated(lib, 1000)


def test_small_order_is_refused_lane_by_lane(lib: Ladders) -> None:
    rng = random.Random(8)
    for iteration, value in enumerate(SMALL_ORDER):
        secrets = [rng.randbytes(32) for _ in range(LANES)]
        us = [rng.choice((NINE, rng.randbytes(32))) for _ in range(LANES)]
        us[iteration % LANES] = value.to_bytes(32, "little")
        refused, results = lib.eight(secrets, us)
        assert refused == 1 << iteration % LANES
        assert results[iteration % LANES] == bytes(32)
        agree(lib, secrets, us)


def test_every_u_is_reduced_and_its_top_bit_ignored(lib: Ladders) -> None:
    """All 19 values that are not canonical."""
    secrets = [bytes([lane, *range(1, 32)]) for lane in range(LANES)]
    values = [*range(P, 2**255), *range(19), P - 1]
    for first in range(0, len(values), LANES):
        chosen = (values[first:] + values)[:LANES]
        reduced = lib.eight(secrets, [(value % P).to_bytes(32, "little") for value in chosen])
        for top in (0, 1 << 255):
            assert lib.eight(secrets, [(value | top).to_bytes(32, "little") for value in chosen]) == reduced


def test_edges(lib: Ladders) -> None:
    rng = random.Random(255)
    for _ in range(6):
        secrets = [rng.choice(EDGES).to_bytes(32, "little") for _ in range(LANES)]
        agree(lib, secrets, [rng.choice(EDGES).to_bytes(32, "little") for _ in range(LANES)])


def test_lanes_do_not_touch_each_other(lib: Ladders) -> None:
    """With another pair in one lane, only that lane's result is another."""
    rng = random.Random(1)
    secrets, us = ([rng.randbytes(32) for _ in range(LANES)] for _ in "su")
    _, before = lib.eight(secrets, us)
    for lane in range(LANES):
        others = [*secrets[:lane], rng.randbytes(32), *secrets[lane + 1 :]]
        _, after = lib.eight(others, us)
        assert [i for i in range(LANES) if before[i] != after[i]] == [lane]


def test_output_may_be_an_input(lib: Ladders) -> None:
    rng = random.Random(2)
    secrets, us = ([rng.randbytes(32) for _ in range(LANES)] for _ in "su")
    for over in (0, 1):
        assert lib.eight(secrets, us, over=over) == lib.eight(secrets, us)


_NUMBERS = st.one_of(st.sampled_from(EDGES), st.integers(0, 2**256 - 1)).map(lambda number: number.to_bytes(32, "little"))
_EIGHT = st.lists(_NUMBERS, min_size=LANES, max_size=LANES)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(secrets=_EIGHT, us=_EIGHT)
def test_any_pairs(emulated: Ladders, secrets: list[bytes], us: list[bytes]) -> None:
    agree(emulated, secrets, us)


@pytest.mark.slow
def test_the_scalar_function_serves_where_the_processor_lacks_ifma(tmp_path: Path) -> None:
    """The same build with the finding of CPUID undone."""
    ladders_of = ladders(tmp_path, "curve25519", EMULATED)
    case = [bytes.fromhex(text) for text in RFC_7748[0]]
    ladders_of.library.test_clear_ifma()
    assert ladders_of.eight([case[0]] * LANES, [case[1]] * LANES) == (0, [case[2]] * LANES)
