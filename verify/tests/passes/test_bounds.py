# SPDX-License-Identifier: MIT
"""The bounds certificate: right Programs pass, and no Program passes that can lose a carry."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.arith import limbs
from ecgen.arith.multiply import add_scaled, product, scaled
from ecgen.arith.shape import Shape
from ecgen.arith.square import square
from ecgen.errors import LostCarry
from ecgen.interpret import run
from ecgen.ir import Builder, Instr, Kind, Op, Param, Program, Store, Value
from ecgen.logic.contract import internal
from ecgen.passes.bounds import check_bounds
from ecgen.passes.fold import fold
from support.random_programs import Style, listing, random_inputs, random_program
from support.shapes import ROWS, USED


def accepts(program: Program) -> bool:
    try:
        check_bounds(program)
    except LostCarry:
        return False
    return True


def program(width: int, bounds: dict[str, int], write: Callable[..., object]) -> Program:
    """`write` gets the Builder and, for every bound, the words of a number below it; what it returns does not matter."""
    b = Builder("made", width)
    params = {name: b.param(name, Kind.LIMBS, words_of(bound - 1, width), bound=bound) for name, bound in bounds.items()}
    write(b, **{name: b.load_limbs(param) for name, param in params.items()})
    return b.build(internal("test"))


def words_of(most: int, width: int) -> int:
    return max(1, -(-most.bit_length() // width))


# --- to the last unit ---


@given(st.integers(1, 256), st.integers(0, 255))
def test_one_word_plus_a_constant(bound: int, constant: int) -> None:
    sum_of = program(8, {"x": bound}, lambda b, x: b.add_last(x[0], b.const(constant)))
    assert accepts(sum_of) == (bound - 1 + constant < 256)


@given(st.integers(1, 256), st.integers(0, 255))
def test_a_constant_minus_one_word(bound: int, constant: int) -> None:
    assert accepts(program(8, {"x": bound}, lambda b, x: b.sub_last(b.const(constant), x[0]))) == (bound - 1 <= constant)


@given(st.sampled_from([8, 32, 64]), st.integers(1, 5), st.data())
def test_a_sum_of_two_numbers(width: int, count: int, data: st.DataObject) -> None:
    """The words below the top one count as full, whatever the bound of the number."""
    space = 1 << (width * count)
    first = data.draw(st.integers(1, space))
    second = data.draw(st.integers(1, space) | st.sampled_from([max(1, space - first), space - first + 1]))
    most = sum(x - 1 | (1 << (width * (words_of(x - 1, width) - 1))) - 1 for x in (first, second))

    def write(b: Builder, x: list[Value], y: list[Value]) -> None:
        pad = [b.const(0)] * count
        limbs.add_closed(b, [*x, *pad][:count], [*y, *pad][:count])

    assert accepts(program(width, {"x": first, "y": second}, write)) == (most < space)


@pytest.mark.parametrize("width", [8, 32, 64])
@pytest.mark.parametrize("shape", USED)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_products_fit_and_nothing_more_does(width: int, shape: Shape, count: int) -> None:
    """x*y + z + u + v for x, y, z, u < W^n fits 2n words for v = 0, and for v = 1 it does not."""

    def write(more: int) -> Callable[..., None]:
        def sum_of(b: Builder, x: list[Value], y: list[Value], z: list[Value], u: list[Value]) -> None:
            wide, zeros = product(b, x, y, shape), [b.const(0)] * count
            wide = limbs.add_closed(b, wide, [*z, *zeros])
            wide = limbs.add_closed(b, wide, [*u, *zeros])
            limbs.add_closed(b, wide, limbs.constant(b, more, 2 * count))

        return sum_of

    bounds = dict.fromkeys("xyzu", 1 << (width * count))
    assert accepts(program(width, bounds, write(0)))
    assert not accepts(program(width, bounds, write(1)))


@pytest.mark.parametrize("width", [8, 32, 64])
@pytest.mark.parametrize("shape", USED)
@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_squares_fit(width: int, shape: Shape, count: int) -> None:
    assert accepts(fold(program(width, {"x": 1 << (width * count)}, lambda b, x: square(b, x, shape))))


@given(st.sampled_from([8, 64]), st.integers(1, 3), st.integers(1, 3), st.data())
@settings(max_examples=60, deadline=None)
def test_numbers_below_a_bound(width: int, first: int, second: int, data: st.DataObject) -> None:
    """x*y + z in as many words as it needs: the certificate knows how large a number is, by its top word."""

    def most_of(count: int) -> int:
        return (data.draw(st.integers(1, (1 << width) - 1)) + 1 << (width * (count - 1))) - 1

    x_most, y_most, z_most = most_of(first), most_of(second), most_of(first)
    needed = words_of(x_most * y_most + z_most, width)

    def write(b: Builder, x: list[Value], y: list[Value], z: list[Value]) -> None:
        wide = product(b, x, y, ROWS)
        assert needed <= len(wide)
        limbs.add_closed(b, wide[:needed], [*z, *[b.const(0)] * needed][:needed])

    assert accepts(program(width, {"x": x_most + 1, "y": y_most + 1, "z": z_most + 1}, write))


#: One word of two, and what it is in Python; whether the certificate knows its range exactly.
ONE_WORD: dict[str, tuple[Callable[[Builder, Value, Value], Value], Callable[[int, int], int], bool]] = {
    "shr": (lambda b, x, y: b.shr(x, 3), lambda x, y: x >> 3, True),
    "shl": (lambda b, x, y: b.shl(x, 3), lambda x, y: x << 3 & 255, False),
    "shrd": (lambda b, x, y: b.shrd(x, y, 3), lambda x, y: (x << 8 | y) >> 3 & 255, False),
    "not": (lambda b, x, y: b.not_(x), lambda x, y: 255 - x, True),
    "low bits": (lambda b, x, y: b.and_(x, b.const(7)), lambda x, y: x & 7, True),
    "some bits": (lambda b, x, y: b.and_(b.const(5), x), lambda x, y: x & 5, False),
    "and": (lambda b, x, y: b.and_(x, y), lambda x, y: x & y, False),
    "or": (lambda b, x, y: b.or_(x, y), lambda x, y: x | y, False),
    "xor": (lambda b, x, y: b.xor(x, y), lambda x, y: x ^ y, False),
    "select": (lambda b, x, y: b.select(b.carry_of_add(x, b.const(250)), x, y), lambda x, y: x if x + 250 > 255 else y, False),
    "mul": (lambda b, x, y: b.mul(x, y)[0], lambda x, y: x * y & 255, False),
    "mul high": (lambda b, x, y: b.mul(x, y)[1], lambda x, y: x * y >> 8, True),
    "square": (lambda b, x, y: b.mul(x, x)[1], lambda x, y: x * x >> 8, True),
    "high of high": (lambda b, x, y: b.mul(b.mul(x, y)[1], y)[1], lambda x, y: (x * y >> 8) * y >> 8, False),
    "low of high": (lambda b, x, y: b.mul(b.mul(x, y)[1], b.const(3))[0], lambda x, y: (x * y >> 8) * 3 & 255, False),
    "200 - y/2": (lambda b, x, y: b.sub_last(b.const(200), b.shr(y, 1)), lambda x, y: 200 - (y >> 1), True),
    "x - low bits": (lambda b, x, y: b.sub_last(x, b.and_(x, b.const(7))), lambda x, y: x - (x & 7), False),
    "x - some bits": (lambda b, x, y: b.sub_last(x, b.and_(x, b.const(5))), lambda x, y: x - (x & 5), False),
    "x - shifted": (lambda b, x, y: b.sub_last(x, b.shl(b.shr(x, 2), 2)), lambda x, y: x & 3, False),
    "sum": (lambda b, x, y: b.add(x, y)[0], lambda x, y: x + y & 255, False),
    "carry": (lambda b, x, y: b.word_of(b.carry_of_add(x, y)), lambda x, y: x + y >> 8, True),
    "borrow": (lambda b, x, y: b.mask_of(b.borrow_of_sub(x, y)), lambda x, y: 255 * (x < y), False),
}  # fmt: skip


@pytest.mark.parametrize("name", ONE_WORD)
def test_one_instruction_to_the_last_unit(name: str) -> None:
    """result + c and c - result are accepted for no c that is too large or too small; for every other where that is said."""
    make, meaning, exact = ONE_WORD[name]
    for x_bound, y_bound in itertools.product((1, 2, 17, 100, 129, 256), repeat=2):
        sums = [meaning(x, y) for x in range(x_bound) for y in range(y_bound)]
        bounds = {"x": x_bound, "y": y_bound}
        for c in {255 - max(sums), 256 - max(sums), max(sums), max(sums) - 1, 0, 255} & set(range(256)):
            plus = accepts(program(8, bounds, lambda b, x, y, c=c: b.add_last(make(b, x[0], y[0]), b.const(c))))
            minus = accepts(program(8, bounds, lambda b, x, y, c=c: b.sub_last(b.const(c), make(b, x[0], y[0]))))
            assert plus <= (max(sums) + c < 256) and minus <= (max(sums) <= c), (bounds, c)
            if exact:
                assert plus == (max(sums) + c < 256) and minus == (max(sums) <= c), (bounds, c)


# --- what must be refused ---


def column(b: Builder, x: list[Value], words: int) -> None:
    """x0*x3 + x1*x2 + x2*x1 + x3*x0 summed in `words` words."""
    acc = [b.const(0)] * words
    for i in range(4):
        lo, hi = b.mul(x[i], x[3 - i])
        acc = limbs.add_closed(b, acc, [lo, hi, b.const(0)][:words])


def carry_forgotten(b: Builder, x: list[Value], y: list[Value]) -> None:
    """A row of products whose first chain's carry is dropped instead of kept as a word."""
    products = [b.mul(word, y[0]) for word in x]
    carry: Value | None = None
    for (lo, _), word in zip(products[:-1], y, strict=False):
        _, carry = b.add(lo, word, carry)
    b.add_last(products[-1][0], y[-1], carry)


WRONG: dict[str, Program] = {
    "the top word of a column is missing": program(64, {"x": 1 << 256}, lambda b, x: column(b, x, 2)),
    "two full numbers in as many words": program(
        64, {"x": 1 << 128, "y": 1 << 128}, lambda b, x, y: limbs.add_closed(b, x, y)
    ),
    "x + y below 2p, where 2p needs one word more": program(
        64, {"x": 2**256 - 189, "y": 2**256 - 189}, lambda b, x, y: limbs.add_closed(b, x, y)
    ),
    "a difference that may be negative": program(
        64, {"x": 2**255 - 19, "y": 2**255 - 19}, lambda b, x, y: limbs.sub_closed(b, x, y)
    ),
    "the high word of a product plus two": program(
        64, {"x": 1 << 64, "y": 1 << 64}, lambda b, x, y: b.add_last(b.mul(x[0], y[0])[1], b.const(2))
    ),
    "the low word of a product plus one": program(
        64, {"x": 1 << 64, "y": 1 << 64}, lambda b, x, y: b.add_last(b.mul(x[0], y[0])[0], b.const(1))
    ),
    "a word plus the carry of itself": program(
        64, {"x": 1 << 64}, lambda b, x: b.add_last(x[0], b.const(1), b.carry_of_add(x[0], x[0]))
    ),
    "a chosen word doubled": program(
        64, {"x": 1 << 63, "y": (1 << 63) + 2},
        lambda b, x, y: b.add_last(s := b.select(b.carry_of_add(x[0], y[0]), x[0], y[0]), s),
    ),
    "a shifted word that keeps one bit too many": program(
        64, {"x": 1 << 65}, lambda b, x: b.add_last(s := b.shrd(x[1], x[0], 1), s)
    ),
    "bytes the wrong way round": program(64, {"x": 1 << 8}, lambda b, x: b.add_last(b.bswap(x[0]), b.bswap(x[0]))),
    "the complement of a small word": program(64, {"x": 1 << 8}, lambda b, x: b.add_last(b.not_(x[0]), b.const(256))),
    "an or that is larger than both": program(
        64, {"x": 129, "y": 128}, lambda b, x, y: b.sub_last(b.const(191), b.or_(x[0], y[0]))
    ),
    "a carry that is not kept": program(64, {"x": 1 << 192, "y": 1 << 192}, carry_forgotten),
    "a mask read as a bit": program(
        64, {"x": 1 << 64}, lambda b, x: b.add_last(b.mask_of(b.carry_of_add(x[0], x[0])), b.const(1))
    ),
    "borrows are no carries": program(
        8, {"x": 2}, lambda b, x: b.add_last(b.const(254), b.const(1), b.borrow_of_sub(b.const(0), x[0]))
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", WRONG)
def test_wrong_programs_are_refused(fault: str) -> None:
    with pytest.raises(LostCarry, match=r"made: (add|sub)"):
        check_bounds(WRONG[fault])


def test_the_message_names_the_comment() -> None:
    b = Builder("sum", 64)
    x = b.load(b.param("x", Kind.LIMBS, 1))
    b.comment("harmless")
    b.xor(x, x)
    b.comment("the sum that does not fit")
    b.add_last(x, x)
    with pytest.raises(LostCarry, match=r"sum: add .* under the comment 'the sum that does not fit'"):
        check_bounds(b.build(internal("test")))


def test_a_reason_is_taken_as_given() -> None:
    check_bounds(program(64, {"x": 1 << 64}, lambda b, x: b.add_last(x[0], x[0], wraps="modulo W")))


def test_output_bounds_assume_nothing() -> None:
    """The bound of a parameter that is read before it is written is an assumption; that of any other is a claim."""
    b = Builder("io", 8)
    out = b.param("r", Kind.LIMBS, 1, output=True, bound=10)
    x = b.load(b.param("x", Kind.LIMBS, 1))
    b.store(out, 0, b.add_last(x, b.const(1)))
    with pytest.raises(LostCarry):
        check_bounds(b.build(internal("test")))


# --- right Programs with one word or one carry taken away ---


def closed_rows(width: int, count: int, drop: int) -> Program:
    """A product by rows, `drop` words too short."""

    def write(b: Builder, x: list[Value], y: list[Value]) -> None:
        acc = scaled(b, x, y[0])
        for i in range(1, count):
            top = acc[i : i + count]
            acc[i:] = add_scaled(b, top, x[: len(top)], y[i])[: count + 1 - drop]

    return program(width, {"x": 1 << (width * count), "y": 1 << (width * count)}, write)


@pytest.mark.parametrize("width", [8, 64])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_rows(width: int, count: int) -> None:
    assert accepts(closed_rows(width, count, 0))


def carries_of(original: Program) -> tuple[Program, list[int]]:
    """A Program that returns the carries of all sums and differences, and where they stand."""
    at = [i for i, instr in enumerate(original.instrs) if instr.op in (Op.ADD, Op.SUB)]
    fresh = itertools.count(1 + max(v.id for i in original.instrs for v in i.defs))
    zero = Value(next(fresh))
    instrs = [Instr(Op.CONST, (zero,), imm=0), *original.instrs]
    stores = []
    for place, index in enumerate(at):
        bit, word = Value(next(fresh), is_bit=True), Value(next(fresh))
        instrs += [Instr(original.instrs[index].op, (None, bit), original.instrs[index].args),
                   Instr(Op.ADD, (word, None), (zero, zero, bit))]  # fmt: skip
        stores.append(Store("carries", place, word))
    params = (*(replace(p, output=False) for p in original.params), Param("carries", Kind.LIMBS, len(at), output=True))
    return replace(original, params=params, instrs=tuple(instrs), stores=tuple(stores), result=None), at


def dropped(original: Program, index: int) -> Program:
    """The Program with the carry of one more copy of a sum dropped."""
    instr = original.instrs[index]
    copy = replace(instr, outs=(Value(1 << 20), None), wraps="")
    return replace(original, instrs=(*original.instrs[: index + 1], copy, *original.instrs[index + 1 :]))


def inputs_of(original: Program, rng: random.Random, most: int) -> Iterator[dict[str, int | bytes]]:
    """All inputs where there are few, else as many at random as are asked for."""
    arrays = [p for p in original.params if p.kind is Kind.LIMBS and p.name != "carries"]
    ranges = {p.name: p.bound or 1 << (original.width * p.length) for p in arrays}
    total = 1
    for size in ranges.values():
        total *= size
    if total <= most and all(p.kind is Kind.LIMBS for p in original.params):
        for values in itertools.product(*map(range, ranges.values())):
            yield dict(zip(ranges, values, strict=True))
    else:
        for _ in range(most // 4):
            yield random_inputs(rng, original)


def bounded(original: Program, rng: random.Random) -> Program:
    """The same Program with assumptions on its inputs."""
    params = (
        replace(p, bound=rng.choice([2, 3, 9, 17, rng.randint(1, 1 << min(8 * p.length, 12))])) if p.kind is Kind.LIMBS else p
        for p in original.params
    )
    return replace(original, params=tuple(params))


def check_soundness(whole: Program, rng: random.Random, most: int) -> int:
    """Compare what the certificate says of each carry with what happens; returns how many carries it says are zero."""
    accepted = [index for index, i in enumerate(whole.instrs) if i.op in (Op.ADD, Op.SUB) and accepts(dropped(whole, index))]
    watched, at = carries_of(whole)
    seen = 0
    if accepted:
        for inputs in inputs_of(watched, rng, most):
            now = run(watched, {**inputs, "carries": 0})["carries"]
            assert isinstance(now, int)
            seen |= now
        for index in accepted:
            assert not seen >> (whole.width * at.index(index)) & 1, f"instruction {index} of\n{listing(whole)}"
    return len(accepted)


@pytest.mark.slow
def test_soundness_on_random_programs_with_small_words() -> None:
    """What the certificate calls zero is zero, for all inputs where that can be tried."""
    accepted = 0
    for seed in range(250):
        rng = random.Random(f"bounds {seed}")
        style = Style(width=8, size=rng.choice([6, 10, 20, 30]), far=rng.random(), most_params=2, bytes=False)
        accepted += check_soundness(bounded(random_program(rng, style), rng), rng, 600)
    assert accepted > 300, "enough for the test to mean something"


@pytest.mark.parametrize("seed", range(60))
def test_soundness_on_sums_of_products(seed: int) -> None:
    """Rows of products with random bounds: where the certificate has to reason over whole numbers."""
    rng = random.Random(seed)
    count = rng.randint(1, 3)
    bounds = {name: rng.choice([2, 5, 100, 255, 256, 257, 4000, 1 << 8 * count]) for name in "xyz"}

    def write(b: Builder, x: list[Value], y: list[Value], z: list[Value]) -> None:
        wide = product(b, x, y, rng.choice(USED))
        for _ in range(rng.randint(1, 3)):
            wide = [word for word in wide if rng.random() < 0.9] or wide
            row = [*z, *[b.const(rng.choice([0, 0, 1, 255])) for _ in wide]][: len(wide)]
            wide, _ = (limbs.add if rng.random() < 0.7 else limbs.sub)(b, wide, row)
            if rng.random() < 0.3:
                wide = [*wide[:-1], b.shr(wide[-1], rng.randint(1, 7))]

    sum_of = program(8, bounds, write)
    check_soundness(sum_of, rng, 400)
