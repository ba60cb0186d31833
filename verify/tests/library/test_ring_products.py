# SPDX-License-Identifier: MIT
"""Products of polynomials as compiled, in plain C and for AVX2, against Python's integers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.arith.rings.plan import Ring
from support.emitted import need
from support.ring_products import Polynomial, check, compiled, edges, emitted

NAMED = {"hps2048509": Ring(509, 11), "hps2048677": Ring(677, 11), "hps4096821": Ring(821, 12), "hrss701": Ring(701, 13)}
#: Lengths around those of vectors, rows and groups, and moduli that leave no bit to lose.
OTHERS = [Ring(n, bits) for n, bits in ((2, 1), (15, 13), (16, 16), (17, 3), (97, 15), (257, 14), (720, 13), (1024, 16),
                                        (1277, 12))]  # fmt: skip
SMALL = Ring(17, 13)
PLAIN = "-DRING_CPU_PLAIN"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Ring], Path]:
    folders: dict[Ring, Path] = {}

    def of(ring: Ring) -> Path:
        if ring not in folders:
            folders[ring] = emitted(tmp_path_factory.mktemp(f"n{ring.n}"), ring)
        return folders[ring]

    return of


@pytest.mark.parametrize("options", [("-O1",), ("-O1", PLAIN)], ids=["avx2", "plain"])
def test_hrss701(folder: Callable[[Ring], Path], options: tuple[str, ...]) -> None:
    ring = NAMED["hrss701"]
    check([compiled(folder(ring), "gcc", options)], ring, list(edges(ring, 20, 701)))


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("forced", [(), (PLAIN,)], ids=["avx2", "plain"])
@pytest.mark.parametrize("options", [("-O2",), ("-O3",), ("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")],
                         ids=["O2", "O3", "sanitizers"])  # fmt: skip
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
@pytest.mark.parametrize("ring", NAMED.values(), ids=NAMED)
def test_named(folder: Callable[[Ring], Path], ring: Ring, compiler: str, options: tuple[str, ...],
               forced: tuple[str, ...]) -> None:  # fmt: skip
    if compiler == "clang" and "-O1" in options:
        options = ("-O1", "-fsanitize=undefined", "-fsanitize-trap=undefined")
    check([compiled(folder(ring), compiler, options + forced)], ring, list(edges(ring, 60, ring.n)))


@pytest.mark.slow
@pytest.mark.parametrize("ring", OTHERS, ids=lambda ring: f"{ring.n}-{ring.q_bits}")
def test_others(folder: Callable[[Ring], Path], ring: Ring) -> None:
    for options in (("-O1",), ("-O1", PLAIN)):
        check([compiled(folder(ring), "gcc", options)], ring, list(edges(ring, 40, ring.n)))


@pytest.mark.quick("3-2")
@pytest.mark.parametrize("ring", [Ring(2, 2), Ring(2, 3), Ring(3, 2)], ids=lambda ring: f"{ring.n}-{ring.q_bits}")
def test_tiny_exhaustively(folder: Callable[[Ring], Path], ring: Ring) -> None:
    everything: list[Polynomial] = list(product(range(1 << ring.q_bits), repeat=ring.n))
    for options in (("-O1",), ("-O1", PLAIN)):
        check([compiled(folder(ring), "gcc", options)], ring, [(a, b) for a in everything for b in everything])


@pytest.fixture(scope="module")
def program(folder: Callable[[Ring], Path]) -> Path:
    return compiled(folder(SMALL), "gcc", ("-O1",))


@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_any_pair(program: Path, data: st.DataObject) -> None:
    coefficient = st.sampled_from((0, 1, 4095, 4096, 8190, 8191)) | st.integers(0, 8191)
    polynomial = st.lists(coefficient, min_size=SMALL.n, max_size=SMALL.n)
    check([program], SMALL, data.draw(st.lists(st.tuples(polynomial, polynomial), min_size=1, max_size=20)))


@pytest.mark.slow
@pytest.mark.parametrize("ring", [Ring(97, 15), NAMED["hrss701"]], ids=["97", "hrss701"])
def test_big_endian(folder: Callable[[Ring], Path], ring: Ring) -> None:
    need("qemu-s390x")
    program = compiled(folder(ring), "s390x-linux-gnu-gcc", ("-O2",))
    check(["qemu-s390x", "-L", "/usr/s390x-linux-gnu", program], ring, list(edges(ring, 20, 390)))
