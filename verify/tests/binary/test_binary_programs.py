# SPDX-License-Identifier: MIT
"""The Programs of binary fields on Python's integers, against products of polynomials: GF(2^8) whole, others where bits run
full."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.arith.binary import planes, programs
from ecgen.arith.binary.additive_fft import evaluated, point, reversed_bits, taylor
from ecgen.arith.binary.field import BinaryField
from ecgen.arith.binary.linear import shared_sums
from ecgen.arith.binary.product import fewest, operations
from ecgen.interpret import run
from ecgen.ir import Kind, Program

#: An irreducible polynomial of each degree.
FIELDS = {8: 0x11B, 9: 0x203, 10: 0x409, 11: 0x805, 12: 0x1009, 13: 0x201B, 14: 0x4021, 15: 0x8003, 16: 0x1002B}
LANES = 64


def sliced(elements: list[int], m: int) -> int:
    return sum((x >> bit & 1) << (LANES * bit + j) for j, x in enumerate(elements) for bit in range(m))


def unsliced(number: int, m: int) -> list[int]:
    return [sum((number >> (LANES * bit + j) & 1) << bit for bit in range(m)) for j in range(LANES)]


def result(program: Program, m: int, output: str = "r", **inputs: list[int]) -> list[int]:
    number = run(program, {name: sliced(elements, m) for name, elements in inputs.items()})[output]
    assert isinstance(number, int)
    return unsliced(number, m)


@cache
def programs_of(m: int) -> dict[str, Program]:
    field = BinaryField(FIELDS[m])
    return {"add": programs.add(field), "mul": programs.multiply(field), "sqr": programs.square(field),
            "inv": programs.invert(field)}  # fmt: skip


def test_all_of_the_smallest_field() -> None:
    """Every product, square and inverse of GF(2^8)."""
    field, program = BinaryField(FIELDS[8]), programs_of(8)
    for a in range(256):
        for start in range(0, 256, LANES):
            line = list(range(start, start + LANES))
            assert result(program["mul"], 8, a=[a] * LANES, b=line) == [field.multiply(a, b) for b in line]
    for start in range(0, 256, LANES):
        line = list(range(start, start + LANES))
        assert result(program["sqr"], 8, a=line) == [field.multiply(a, a) for a in line]
        inverses = result(program["inv"], 8, a=line)
        assert all(field.multiply(a, b) == (a != 0) and (a != 0 or b == 0) for a, b in zip(line, inverses, strict=True))


def _lanes(m: int) -> st.SearchStrategy[list[int]]:
    edges = st.sampled_from([0, 1, 2, (1 << m) - 1, 1 << (m - 1), (1 << m) - 2])
    return st.lists(edges | st.integers(0, (1 << m) - 1), min_size=LANES, max_size=LANES)


@pytest.mark.parametrize("m", FIELDS)
@settings(max_examples=12)
@given(data=st.data())
def test_every_degree(m: int, data: Any) -> None:
    field, program = BinaryField(FIELDS[m]), programs_of(m)
    a, b = data.draw(_lanes(m)), data.draw(_lanes(m))
    assert result(program["add"], m, a=a, b=b) == [x ^ y for x, y in zip(a, b, strict=True)]
    assert result(program["mul"], m, a=a, b=b) == [field.multiply(x, y) for x, y in zip(a, b, strict=True)]
    assert result(program["sqr"], m, a=a) == [field.square(x) for x in a]
    assert result(program["inv"], m, a=a) == [field.invert(x) for x in a]


@pytest.mark.parametrize("m", [8, 12, 13])
@settings(max_examples=10)
@given(data=st.data())
def test_butterflies(m: int, data: Any) -> None:
    field = BinaryField(FIELDS[m])
    x, y, c = (data.draw(_lanes(m)) for _ in range(3))
    program = programs.butterfly(field)
    sums = [p ^ field.multiply(q, r) for p, q, r in zip(x, y, c, strict=True)]
    assert result(program, m, "x", x=x, y=y, c=c) == sums
    assert result(program, m, "y", x=x, y=y, c=c) == [p ^ q for p, q in zip(sums, y, strict=True)]
    program = programs.transposed_butterfly(field, Kind.SPREAD)
    sums = [p ^ q for p, q in zip(x, y, strict=True)]
    assert result(program, m, "x", x=x, y=y, c=c) == sums
    assert result(program, m, "y", x=x, y=y, c=c) == [q ^ field.multiply(p, r) for p, q, r in zip(sums, y, c, strict=True)]


@pytest.mark.parametrize("split_from", range(2, 15))
def test_products_however_they_are_split(split_from: int) -> None:
    field = BinaryField(FIELDS[13])
    a, b = [(3 * i + 1) * 127 % 8192 for i in range(LANES)], [(5 * i + 2) * 91 % 8192 for i in range(LANES)]
    program = programs.multiply(field, split_from=split_from)
    assert result(program, 13, a=a, b=b) == [field.multiply(x, y) for x, y in zip(a, b, strict=True)]


def test_the_split_has_the_fewest_operations() -> None:
    assert all(sum(operations(n, fewest(n))) <= sum(operations(n, other)) for n in FIELDS for other in range(2, n + 2))
    assert sum(operations(13, fewest(13))) < sum(operations(13, 14)) == 13 * 13 + 12 * 12


@given(rows=st.lists(st.frozensets(st.integers(0, 9)), min_size=1, max_size=8))
def test_shared_sums_are_the_same_map(rows: list[frozenset[int]]) -> None:
    sums, reduced = shared_sums(rows, 10)
    terms = [frozenset({i}) for i in range(10)]
    for first, second in sums:
        terms.append(terms[first] ^ terms[second])
    for row, terms_of_row in zip(rows, reduced, strict=True):
        total: frozenset[int] = frozenset()
        for term in terms_of_row:
            total ^= terms[term]
        assert total == row


@pytest.mark.parametrize("number", range(1, 16))
def test_addition_chains(number: int) -> None:
    chain = programs.shortest_chain(number)
    assert chain[0] == 1 and chain[-1] == number
    assert all(any(x - y in chain[:i] for y in chain[:i]) for i, x in enumerate(chain) if i)
    assert len(chain) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 4, 7: 5, 8: 4, 9: 5, 10: 5, 11: 6, 12: 5, 13: 6, 14: 6, 15: 6}[number]


@pytest.mark.parametrize("k", range(6))
@settings(max_examples=5)
@given(data=st.data())
def test_the_fft_evaluates(k: int, data: Any) -> None:
    field, basis = BinaryField(FIELDS[8]), [1 << (7 - i) for i in range(8)]
    coefficients = data.draw(st.lists(st.integers(0, 255), min_size=1 << k, max_size=1 << k))
    assert evaluated(field, basis, coefficients) == [field.evaluate(coefficients, point(basis, j)) for j in range(256)]


def _bits(number: int, count: int) -> list[int]:
    return [number >> i & 1 for i in range(count)]


@pytest.mark.parametrize("count", [6, 7, 8])
@settings(max_examples=10)
@given(data=st.data())
def test_expansions_and_their_transposes(count: int, data: Any) -> None:
    """Forward as on integers; transposed by the scalar product with what goes forward."""
    size = 1 << count
    x, y = data.draw(st.integers(0, (1 << size) - 1)), data.draw(st.integers(0, (1 << size) - 1))
    for level in range(count + 1):
        forward = run(planes.taylor(count, level), {"x": x})["x"]
        back = run(planes.taylor(count, level, transposed=True), {"x": y})["x"]
        assert isinstance(forward, int) and isinstance(back, int)
        expected = _bits(x, size)
        for start in range(1 << level):
            expected[start :: 1 << level] = taylor(expected[start :: 1 << level])
        assert _bits(forward, size) == expected
        assert (forward & y).bit_count() % 2 == (x & back).bit_count() % 2


@settings(max_examples=20)
@given(words=st.lists(st.integers(0, (1 << 64) - 1), min_size=16, max_size=16))
def test_parities_and_transposition(words: list[int]) -> None:
    number = sum(word << (64 * i) for i, word in enumerate(words))
    sums = run(planes.parities(), {"x": number})["y"]
    assert sums == sum((word.bit_count() & 1) << (4 * reversed_bits(i, 4)) for i, word in enumerate(words))
    turned = run(planes.transpose16(), {"x": number})["x"]
    assert isinstance(turned, int)
    for i in range(16):
        for j in range(16):
            for block in range(4):
                assert turned >> (64 * i + 16 * block + j) & 1 == words[j] >> (16 * block + i) & 1


@pytest.mark.parametrize("stride_bits", range(6))
@settings(max_examples=20)
@given(word=st.integers(0, (1 << 64) - 1), controls=st.integers(0, (1 << 32) - 1))
def test_exchanges(stride_bits: int, word: int, controls: int) -> None:
    bits, stride, pair = _bits(word, 64), 1 << stride_bits, 0
    for start in range(0, 64, 2 * stride):
        for i in range(start, start + stride):
            if controls >> pair & 1:
                bits[i], bits[i + stride] = bits[i + stride], bits[i]
            pair += 1
    assert run(planes.conditional_swaps(stride_bits), {"x": word, "c": controls})["x"] == sum(b << i for i, b in enumerate(bits))
