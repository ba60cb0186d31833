# SPDX-License-Identifier: MIT
"""One ladder in four lanes: its parts as Programs, the step as assembled, X25519 by it against RFC 7748, Wycheproof and the plain
path of the same build."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.curve.evaluate import evaluate
from ecgen.curve.lanes import four
from ecgen.curve.lanes.four import LIMB, FourWriter, draw_state, numbers_of, quads, rows_of
from ecgen.curve.library import formula
from ecgen.errors import GeneratorFault, LostCarry
from ecgen.field import Modulus, Reduction
from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program, Value
from ecgen.passes.lanes.apart import LANES, apart
from ecgen.passes.lanes.bounds import check_lanes
from ecgen.passes.pipeline import finished
from ecgen.rings import Residues
from support.emitted import need, texts, write
from support.lanes_library import EMULATED, VECTOR, build, require_ifma
from support.x25519_lanes import Ladders, ladders
from support.x25519_model import ITERATED, NINE, RFC_7748, VECTORS, P

FACTOR, LIMBS, WORDS = 121665, 5, 4
MODULUS = Modulus(P, Kind.FIELD, 64, WORDS, Reduction.CRANDALL)
ONES = (1 << 64) - 1
EDGES = [0, 1, 2, 9, 18, 19, P - 2, P - 1, 2**51 - 1, 2**51, 2**204, (2**255 - 1) // 3]
#: Opens to the test what is hidden.
_SHIM = """
#include <stdint.h>
void {p}_ladder4_begin(uint64_t r[5][4], uint64_t rows[25][4], const uint64_t state[4][4], const uint64_t factors[4][4]);
void {p}_ladder4_step(uint64_t r[5][4], const uint64_t s[5][4], const uint64_t rows[25][4], uint64_t mask);
void {p}_ladder4_end(uint64_t r[4][4], const uint64_t s[5][4], uint64_t mask);
void test_begin(uint64_t r[5][4], uint64_t rows[25][4], const uint64_t state[4][4], const uint64_t factors[4][4]);
void test_begin(uint64_t r[5][4], uint64_t rows[25][4], const uint64_t state[4][4], const uint64_t factors[4][4])
{{
    {p}_ladder4_begin(r, rows, state, factors);
}}
void test_step(uint64_t r[5][4], const uint64_t s[5][4], const uint64_t rows[25][4], uint64_t mask);
void test_step(uint64_t r[5][4], const uint64_t s[5][4], const uint64_t rows[25][4], uint64_t mask)
{{
    {p}_ladder4_step(r, s, rows, mask);
}}
void test_end(uint64_t r[4][4], const uint64_t s[5][4], uint64_t mask);
void test_end(uint64_t r[4][4], const uint64_t s[5][4], uint64_t mask)
{{
    {p}_ladder4_end(r, s, mask);
}}
"""


def writer() -> FourWriter:
    return FourWriter(Builder("", 64), MODULUS)


def as_number(program: Program, inputs: dict[str, int], output: str = "r") -> int:
    number = run(apart(program), inputs)[output]
    assert isinstance(number, int)
    return number


@pytest.fixture(scope="module")
def programs() -> tuple[Program, Program, Program]:
    begin, step, end = four.programs(MODULUS, FACTOR)
    return begin, step, end


def test_step(programs: tuple[Program, Program, Program]) -> None:
    """Any columns within their bounds, the largest among them; what comes out is within the same bounds again."""
    rng, step = random.Random(4), programs[1]
    for _ in range(150):
        state, u, swapped = draw_state(writer(), rng), rng.choice((*EDGES, rng.randrange(P))), rng.randrange(2)
        numbers = numbers_of(state, LIMBS)
        places = numbers[2:] + numbers[:2] if swapped else numbers
        expected = evaluate(formula("montgomery_ladder"), {**dict(zip(("X2", "Z2", "X3", "Z3"), places, strict=True)),
                                                           "X1": u, "a24": FACTOR}, Residues(P))  # fmt: skip
        r = as_number(step, {"s": state, "rows": rows_of((0, FACTOR, 1, u), MODULUS), "mask": ONES * swapped})
        assert all(r >> 64 * k & ONES <= most for k, most in enumerate(writer().highest))
        assert [number % P for number in numbers_of(r, LIMBS)] == [expected[name] for name in ("X4", "Z4", "X5", "Z5")]


def test_begin(programs: tuple[Program, Program, Program]) -> None:
    rng, begin = random.Random(5), programs[0]
    for _ in range(100):
        state, factors = ([rng.choice((*EDGES, rng.randrange(P), 2**255 - 1)) for _ in range(LANES)] for _ in "sf")
        given = {"state": quads(state, WORDS, 64), "factors": quads(factors, WORDS, 64)}
        assert numbers_of(as_number(begin, given), LIMBS) == state
        rows = as_number(begin, given, "rows")
        for j in range(LIMBS):
            row = rows >> 64 * LANES * LIMBS * j & (1 << 64 * LANES * LIMBS) - 1
            assert [number % P for number in numbers_of(row, LIMBS)] == [(f << LIMB * j) % P for f in factors]
            assert all(row >> 64 * k & ONES <= (1 << 51) + 95 for k in range(LANES * LIMBS))


def test_end_is_canonical(programs: tuple[Program, Program, Program]) -> None:
    rng, end = random.Random(6), programs[2]
    states = [draw_state(writer(), rng) for _ in range(150)]
    near = (0, 1, 18, P - 1, P, P + 1, P + 18, 2**255 - 1)
    states += [quads([near[(i + lane) % len(near)] for lane in range(LANES)], LIMBS) for i in range(len(near))]
    for state in states:
        numbers = [number % P for number in numbers_of(state, LIMBS)]
        for swapped in (0, 1):
            words = as_number(end, {"s": state, "mask": ONES * swapped})
            assert numbers_of(words, WORDS, 64)[:2] == numbers[2 * swapped : 2 * swapped + 2]


def test_larger_columns_are_refused() -> None:
    """The bounds of what a step leaves rest on those of what it takes."""
    step = apart(finished(four.step_program(MODULUS)))
    wide = tuple(replace(p, highest=tuple(8 * most for most in p.highest)) if p.name == "s" else p for p in step.params)
    with pytest.raises(LostCarry, match=r"overflow|column"):
        check_lanes(replace(step, params=wide))


def _no_raising(self: FourWriter, k: int, negative: Sequence[int]) -> Value:
    return self.b.lanes([0] * LANES)


def _too_little(self: FourWriter, x: Value) -> Value:
    return self.b.shl(x, 4)


@pytest.mark.parametrize(("name", "other"), [("_raising", _no_raising), ("_times_less", _too_little)])
def test_what_is_wrong_is_refused(name: str, other: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A difference that is not raised, and a fold that is too small."""
    monkeypatch.setattr(FourWriter, name, other)
    with pytest.raises(GeneratorFault):
        four.programs(MODULUS, FACTOR)


@pytest.mark.parametrize("prime", [2**448 - 2**224 - 1, 2**221 - 3, 2**383 - 187, 61, 2**255 - 21])
def test_primes_that_do_not_suit(prime: int) -> None:
    assert not four.suits(Modulus(prime, Kind.FIELD, 64, -(-prime.bit_length() // 64), Reduction.CRANDALL), FACTOR)


def test_only_where_lanes_are_asked_for() -> None:
    assert not any("ladder4" in text for text in texts("curve25519", "nasm").values())


# ---------------------------------------------------------------------- as built


def opened(folder: Path, how: str) -> ctypes.CDLL:
    """The functions of a build with what is hidden."""
    require_ifma()
    emitted = write(folder / how, "curve25519", "ifma")
    (emitted / "shim4.c").write_text(_SHIM.format(p="curve25519"), encoding="utf-8")
    return ctypes.CDLL(str(build(emitted, how, need("gcc"))))


@pytest.mark.slow
@pytest.mark.parametrize("how", VECTOR)
def test_as_built(how: str, tmp_path: Path, programs: tuple[Program, Program, Program]) -> None:
    """Word by word what the interpreter says, outputs over inputs too."""
    lib, rng = opened(tmp_path, how), random.Random(7)

    def memory(number: int, vectors: int) -> ctypes.Array[ctypes.c_char]:
        return ctypes.create_string_buffer(number.to_bytes(32 * vectors, "little"), 32 * vectors)

    def value(buffer: ctypes.Array[ctypes.c_char]) -> int:
        return int.from_bytes(buffer.raw, "little")

    begin, step, end = programs
    for iteration in range(60):
        swapped = rng.randrange(2)
        numbers = [[rng.choice((*EDGES, rng.randrange(P))) for _ in range(LANES)] for _ in "sf"]
        given = {name: quads(four_numbers, WORDS, 64) for name, four_numbers in zip(("state", "factors"), numbers, strict=True)}
        r, rows = memory(0, LIMBS), memory(0, LIMBS * LIMBS)
        lib.test_begin(r, rows, memory(given["state"], WORDS), memory(given["factors"], WORDS))
        assert (value(r), value(rows)) == (as_number(begin, given), as_number(begin, given, "rows"))
        state = draw_state(writer(), rng)
        s = memory(state, LIMBS)
        r = s if iteration % 2 else r
        lib.test_step(r, s, rows, ctypes.c_uint64(ONES * swapped))
        assert value(r) == as_number(step, {"s": state, "rows": value(rows), "mask": ONES * swapped})
        words = memory(0, WORDS)
        lib.test_end(words, memory(state, LIMBS), ctypes.c_uint64(ONES * swapped))
        assert value(words) == as_number(end, {"s": state, "mask": ONES * swapped})


_WAYS = ["nasm", *(pytest.param(way, marks=pytest.mark.slow) for way in ("intrinsics", EMULATED))]


@pytest.fixture(scope="module", params=_WAYS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Ladders:
    return ladders(tmp_path_factory.mktemp("four"), "curve25519", request.param)


def test_rfc_7748(lib: Ladders) -> None:
    for case in RFC_7748:
        secret, u, shared = map(bytes.fromhex, case)
        assert lib.one(secret, u) == (0, shared)


def test_iterated(lib: Ladders) -> None:
    times = 1000
    secret = u = NINE
    for _ in range(times):
        status, result = lib.one(secret, u)
        assert status == 0
        secret, u = result, secret
    assert secret.hex() == ITERATED[times]


def test_wycheproof(lib: Ladders) -> None:
    lines = [line.split() for line in VECTORS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 518
    for line in lines:
        secret, u, shared = map(bytes.fromhex, line)
        assert lib.one(secret, u) == (0 if any(shared) else -1, shared)


def _both(lib: Ladders, secret: bytes, u: bytes) -> None:
    """In lanes and without them."""
    result = lib.one(secret, u)
    lib.library.test_clear_ifma()
    plain = lib.one(secret, u)
    lib.library.test_set_ifma()
    assert result == plain


_NUMBERS = st.one_of(st.sampled_from([*EDGES, P, P + 18, 2**255 - 1, 2**256 - 1, 2**254, 2**254 - 8]), st.integers(0, 2**256 - 1))


@settings(max_examples=60, deadline=None)
@given(secret=_NUMBERS, u=_NUMBERS)
def test_any_pair(lib: Ladders, secret: int, u: int) -> None:
    _both(lib, secret.to_bytes(32, "little"), u.to_bytes(32, "little"))


@pytest.mark.parametrize("bits", [0, 1, 2, 63, 64, 65, 255, 256, 300])
def test_scalars_of_any_length(lib: Ladders, bits: int) -> None:
    """Runs of equal bits, too; bits above those that count do not count."""
    rng, length = random.Random(bits), (bits + 7) // 8
    for scalar in (0, (1 << 8 * length) - 1, 1, 1 << max(bits - 1, 0), rng.getrandbits(8 * length) if length else 0):
        for u in (0, 1, 9, P - 1, rng.randrange(P)):
            number = scalar & (1 << 8 * length) - 1
            assert lib.ladder_of_one(number, u, bits) == lib.ladder_of_one(number, u, bits, plain=True)
