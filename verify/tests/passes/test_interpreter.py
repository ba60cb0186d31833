# SPDX-License-Identifier: MIT
"""The interpreter gives every instruction the meaning that its integer equation in ecgen.ir states."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.interpret import run
from ecgen.ir import Builder, Kind, Program, Returns, Value
from ecgen.logic.contract import internal

WIDTHS = (8, 32, 64)


def word(width: int) -> st.SearchStrategy[int]:
    """Words, with runs of equal bits more often than chance would have them."""
    top = (1 << width) - 1
    edges = st.sampled_from([0, 1, 2, top, top - 1, top >> 1, (top >> 1) + 1])
    runs = st.builds(lambda low, high: (1 << max(low, high)) - (1 << min(low, high)), *[st.integers(0, width)] * 2)
    return st.one_of(edges, runs, runs.map(lambda x: top ^ x), st.integers(0, top))


Triple = tuple[int, int, int, int]  # width, three words
TRIPLES: st.SearchStrategy[Triple] = st.sampled_from(WIDTHS).flatmap(
    lambda width: st.tuples(st.just(width), word(width), word(width), word(width))
)
Write = Callable[[Builder, Value, Value, Value], list[Value]]


def results(triple: Triple, write: Write) -> list[int]:
    """What `write` makes of three words; bits are read by way of word_of."""
    width, *words = triple
    b = Builder("one", width)
    source = b.param("a", Kind.LIMBS, 3)
    values = write(b, *b.load_limbs(source))
    out = b.param("r", Kind.LIMBS, len(values), output=True)
    b.store_limbs(out, [b.word_of(value) if value.is_bit else value for value in values])
    number = run(b.build(internal("test")), {"a": sum(w << (width * i) for i, w in enumerate(words))})["r"]
    assert isinstance(number, int)
    return [number >> (width * i) & ((1 << width) - 1) for i in range(len(values))]


@given(TRIPLES)
def test_mul(triple: Triple) -> None:
    width, x, y, _ = triple
    lo, hi, low = results(triple, lambda b, x, y, _: [*b.mul(x, y), b.mul_low(x, y)])
    assert lo + (hi << width) == x * y and low == lo


@given(TRIPLES)
def test_add(triple: Triple) -> None:
    width, x, y, z = triple
    s, c, only = results(triple, lambda b, x, y, z: [*b.add(x, y), b.carry_of_add(x, y)])
    assert s + (c << width) == x + y and c == only
    bit = x + z >> width
    s, c, only, last = results(
        triple,
        lambda b, x, y, z: [
            *b.add(x, y, b.carry_of_add(x, z)), b.carry_of_add(x, y, b.carry_of_add(x, z)),
            b.add_last(x, y, b.carry_of_add(x, z), wraps="test"),
        ],
    )  # fmt: skip
    assert s + (c << width) == x + y + bit and c == only and last == s


@given(TRIPLES)
def test_sub(triple: Triple) -> None:
    width, x, y, z = triple
    d, c, only = results(triple, lambda b, x, y, z: [*b.sub(x, y), b.borrow_of_sub(x, y)])
    assert d - (c << width) == x - y and c == only
    bit = int(x < z)
    d, c, only, last = results(
        triple,
        lambda b, x, y, z: [
            *b.sub(x, y, b.borrow_of_sub(x, z)), b.borrow_of_sub(x, y, b.borrow_of_sub(x, z)),
            b.sub_last(x, y, b.borrow_of_sub(x, z), wraps="test"),
        ],
    )  # fmt: skip
    assert d - (c << width) == x - y - bit and c == only and last == d


@given(TRIPLES)
def test_logic(triple: Triple) -> None:
    width, x, y, _ = triple
    values = results(triple, lambda b, x, y, _: [b.and_(x, y), b.or_(x, y), b.xor(x, y), b.not_(x), b.bswap(x)])
    swapped = int.from_bytes(x.to_bytes(width // 8, "big"), "little")
    assert values == [x & y, x | y, x ^ y, (1 << width) - 1 - x, swapped]


@given(TRIPLES, st.data())
def test_shifts(triple: Triple, data: st.DataObject) -> None:
    width, x, y, _ = triple
    count = data.draw(st.integers(1, width - 1))
    values = results(triple, lambda b, x, y, _: [b.shl(x, count), b.shr(x, count), b.shrd(x, y, count)])
    assert values == [x * 2**count % 2**width, x // 2**count, (y + 2**width * x) // 2**count % 2**width]


@given(TRIPLES)
def test_a_shift_by_nothing_is_no_instruction(triple: Triple) -> None:
    _, x, y, _ = triple
    assert results(triple, lambda b, x, y, _: [b.shl(x, 0), b.shr(x, 0), b.shrd(x, y, 0)]) == [x, x, y]


@given(TRIPLES)
def test_select_and_bits(triple: Triple) -> None:
    width, x, y, z = triple
    top, less = (1 << width) - 1, x < y
    chosen, mask, bit, back = results(
        triple,
        lambda b, x, y, z: [
            b.select(b.borrow_of_sub(x, y), y, z), b.mask_of(b.borrow_of_sub(x, y)), b.word_of(b.borrow_of_sub(x, y)),
            b.bit_of_mask(b.mask_of(b.borrow_of_sub(x, y))),
        ],
    )  # fmt: skip
    assert (chosen, mask, bit, back) == (y if less else z, top * less, less, less)


@given(TRIPLES)
def test_constants(triple: Triple) -> None:
    _, x, y, z = triple
    assert results(triple, lambda b, *_: [b.const(x), b.const(y), b.const(z), b.const(x)]) == [x, y, z, x]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_constant_must_be_a_word(width: int) -> None:
    for number in (-1, 1 << width):
        with pytest.raises(ValueError, match="is no"):
            Builder("f", width).const(number)


@given(st.binary(min_size=8, max_size=8), st.sampled_from([1, 2, 4, 8]), st.data())
def test_bytes(source: bytes, size: int, data: st.DataObject) -> None:
    at, to = data.draw(st.integers(0, 8 - size)), data.draw(st.integers(0, 8 - size))
    b = Builder("bytes", 64)
    target = b.param("r", Kind.BYTES, 8, output=True)
    b.store(target, to, b.load(b.param("s", Kind.BYTES, 8), at, size), size)
    expected = bytes(to) + source[at : at + size] + bytes(8 - size - to)
    assert run(b.build(internal("test")), {"s": source}) == {"r": expected}


@given(st.integers(0, 2**64 - 1), st.sampled_from([1, 2, 4, 8]))
def test_the_low_bytes_of_a_word_are_stored(number: int, size: int) -> None:
    b = Builder("bytes", 64)
    b.store(b.param("r", Kind.BYTES, 8, output=True), 0, b.load(b.param("a", Kind.LIMBS, 1)), size)
    stored = number.to_bytes(8, "little")[:size]
    assert run(b.build(internal("test")), {"a": number}) == {"r": stored + bytes(8 - size)}


@pytest.mark.parametrize("width", WIDTHS)
def test_scalars_and_the_returned_word(width: int) -> None:
    b = Builder("scalars", width)
    mask, small = b.load(b.param("m", Kind.MASK)), b.load(b.param("k", Kind.SMALL))
    out = b.param("r", Kind.FIELD, 1, output=True)
    b.store(out, 0, b.and_(mask, small))
    program = b.build(internal("test"), Returns.MASK, mask)
    top = (1 << width) - 1
    assert run(program, {"m": top, "k": 200}) == {"r": 200, "result": top}
    assert run(program, {"m": 0, "k": 200}) == {"r": 0, "result": 0}


def one_word(write: Callable[[Builder, Value], Value]) -> Program:
    b = Builder("one", 8)
    source, out = b.param("a", Kind.LIMBS, 1), b.param("r", Kind.LIMBS, 1, output=True)
    b.store(out, 0, write(b, b.load(source)))
    return b.build(internal("test"))


def test_a_lost_carry_is_an_error() -> None:
    program = one_word(lambda b, x: b.add_last(x, b.const(1)))
    assert run(program, {"a": 254}) == {"r": 255}
    with pytest.raises(ValueError, match="one: a carry is lost"):
        run(program, {"a": 255})
    program = one_word(lambda b, x: b.sub_last(x, b.const(1)))
    assert run(program, {"a": 1}) == {"r": 0}
    with pytest.raises(ValueError, match="one: a carry is lost"):
        run(program, {"a": 0})


def test_a_carry_may_be_dropped_for_a_reason() -> None:
    assert run(one_word(lambda b, x: b.add_last(x, b.const(1), wraps="test")), {"a": 255}) == {"r": 0}
    assert run(one_word(lambda b, x: b.sub_last(x, b.const(1), wraps="test")), {"a": 0}) == {"r": 255}


def test_inputs_that_do_not_fit_are_errors() -> None:
    program = one_word(lambda b, x: x)
    for number in (-1, 256):
        with pytest.raises(ValueError, match="does not fit 1 words"):
            run(program, {"a": number})
    b = Builder("bytes", 64)
    b.store(b.param("r", Kind.LIMBS, 1, output=True), 0, b.load(b.param("s", Kind.BYTES, 3), 0, 1))
    with pytest.raises(ValueError, match="2 bytes, expected 3"):
        run(b.build(internal("test")), {"s": b"ab"})


def test_a_missing_input_is_a_value_error() -> None:
    """As its docstring says."""
    with pytest.raises(ValueError, match="a"):
        run(one_word(lambda b, x: x), {})


def test_outputs_may_be_inputs_too() -> None:
    b = Builder("swap", 32)
    x, y = (b.param(name, Kind.LIMBS, 2, output=True) for name in "xy")
    words = b.load_limbs(x), b.load_limbs(y)
    b.store_limbs(x, words[1])
    b.store_limbs(y, words[0])
    assert run(b.build(internal("test")), {"x": 5 << 32, "y": 7}) == {"x": 7, "y": 5 << 32}


def test_store_limbs_counts() -> None:
    b = Builder("f", 64)
    with pytest.raises(ValueError, match="f: 1 limbs for r, which has 2"):
        b.store_limbs(b.param("r", Kind.LIMBS, 2, output=True), [b.const(0)])
