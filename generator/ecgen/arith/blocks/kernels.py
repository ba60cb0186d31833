# SPDX-License-Identifier: MIT
"""The straight-line kernels of long moduli: what is done with blocks of eight words, B = W^8.

A long number is a number of blocks, and its arithmetic is that of words with B in the place of W. Each kernel has one exact
equation, and nothing overflows, for (B - 1)^2 + 2*(B - 1) = B^2 - 1:

    multiply_add    t' + B*c' = t + c + a*b
    reduce          B*c = t + q*m, with m the lowest block of the modulus
    square_add      t' + B^2*k' = 2*t + a^2 + k, where t has two blocks, k and k' are sums of two bits
    add             r + B*k' = a + b + k, k and k' bits
    subtract        r - B*k' = a - b - k, k and k' bits
    add_modulo      r = a + b mod p, for whole numbers a + b < 2*p

The functions of templates/c/long.c.j2 call them in loops over blocks: products by operand scanning, and Montgomery reduction one
block at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ecgen.arith import limbs
from ecgen.arith.multiply import Columns
from ecgen.arith.reduce.montgomery import quotient
from ecgen.arith.shape import Scan, Shape
from ecgen.arith.square import square
from ecgen.field import BLOCK, Modulus
from ecgen.ir import Builder, Kind, Param, Program, Value
from ecgen.logic.contract import internal

Words = Sequence[Value]


def programs(modulus: Modulus, scan: Scan) -> list[Program]:
    """All kernels of one long modulus, in the order in which they are emitted."""
    return [
        multiply_add(modulus.width, scan), square_add(modulus.width, scan), reduce(modulus, scan),
        add(modulus.width), subtract(modulus.width), add_modulo(modulus),
    ]  # fmt: skip


def multiply_add(width: int, scan: Scan) -> Program:
    """t' + B*c' = t + c + a*b."""
    b = Builder("block_multiply_add", width)
    t, c = (b.param(name, Kind.LIMBS, BLOCK, output=True, apart=True) for name in "tc")
    x, y = (b.param(name, Kind.LIMBS, BLOCK) for name in "ab")
    write = _multiply_add_by_columns if scan is Scan.COLUMNS else _multiply_add_by_rows
    low, high = write(b, t, b.load_limbs(c), b.load_limbs(x), y)
    b.store_limbs(t, low)
    b.store_limbs(c, high)
    return b.build(internal("block_multiply_add", "t' + B*c' = t + c + a*b with B = W^8, t' and c' what is left in t and c"))


def _multiply_add_by_rows(b: Builder, t: Param, c: Words, x: Words, y: Param) -> tuple[Words, Words]:
    acc, low = list(c), list[Value]()
    for i in range(BLOCK):
        b.comment(f"row {i}: + a * b[{i}] + t[{i}], whose lowest word is finished")
        word, *acc = _row(b, acc, x, b.load(y, i), b.load(t, i))
        low.append(word)
    return low, acc


def _row(b: Builder, acc: Words, x: Words, m: Value, carried: Value | None) -> list[Value]:
    """acc + x*m + carried for len(acc) = len(x); len(x) + 1 words out, which always suffice.

    First the chain of the low words, then that of the high words, which `carried` begins.
    """
    products = [b.mul(word, m) for word in x]
    out, carry = list(acc), None
    for j, (low, _) in enumerate(products):
        out[j], carry = b.add(out[j], low, carry)
    assert carry is not None
    out.append(b.word_of(carry))
    carry = None
    if carried is not None:
        out[0], carry = b.add(out[0], carried)
    for j, (_, high) in enumerate(products[:-1], 1):
        out[j], carry = b.add(out[j], high, carry)
    out[-1] = b.add_last(out[-1], products[-1][1], carry)
    return out


def _multiply_add_by_columns(b: Builder, t: Param, c: Words, x: Words, y: Param) -> tuple[Words, Words]:
    columns, out, factor = Columns(b), list[Value](), b.load_limbs(y)
    for k in range(2 * BLOCK - 1):
        b.comment(f"column {k}: sum of a[i] * b[{k} - i]" + (f", + t[{k}] + c[{k}]" if k < BLOCK else ""))
        if k < BLOCK:
            columns.add(c[k])
            columns.add(b.load(t, k))
        columns.add_pairs((x[i], factor[k - i]) for i in range(BLOCK) if 0 <= k - i < BLOCK)
        out.append(columns.shift())
    out.append(columns.words[0])
    return out[:BLOCK], out[BLOCK:]


def reduce(modulus: Modulus, scan: Scan) -> Program:
    """B*c = t + q*m for the q that makes it so, m being the lowest block of the modulus."""
    b = Builder(f"{modulus.tag}_block_reduce", modulus.width)
    q, c = (b.param(name, Kind.LIMBS, BLOCK, output=True, apart=True) for name in "qc")
    t, m = (b.load_limbs(b.param(name, Kind.LIMBS, BLOCK)) for name in "tm")
    write = _reduce_by_columns if scan is Scan.COLUMNS else _reduce_by_rows
    digits, high = write(b, t, m, modulus.number)
    b.store_limbs(q, digits)
    b.store_limbs(c, high)
    note = f"B*c = t + q*m with B = W^8, for the lowest block m of {modulus.symbol} and the q that makes it so"
    return b.build(internal("block_reduce", note))


def _reduce_by_rows(b: Builder, t: Words, m: Words, number: int) -> tuple[Words, Words]:
    acc, digits = list(t), list[Value]()
    for i in range(BLOCK):
        b.comment(f"step {i}: make the lowest word zero by a multiple of m, and drop it")
        digits.append(quotient(b, acc[0], number))
        acc = _row(b, acc, m, digits[-1], None)[1:]
    return digits, acc


def _reduce_by_columns(b: Builder, t: Words, m: Words, number: int) -> tuple[Words, Words]:
    columns, digits, out = Columns(b), list[Value](), list[Value]()
    for k in range(2 * BLOCK - 1):
        b.comment(f"column {k}: sum of q[i] * m[{k} - i]" + (f", + t[{k}]; q[{k}] makes it zero" if k < BLOCK else ""))
        if k < BLOCK:
            columns.add(t[k])
        columns.add_pairs((digits[i], m[k - i]) for i in range(min(k, BLOCK)) if k - i < BLOCK)
        if k < BLOCK:
            digits.append(quotient(b, columns.words[0], number))
            columns.add_pairs([(digits[k], m[0])])
            columns.shift()
        else:
            out.append(columns.shift())
    return digits, [*out, columns.words[0]]


def square_add(width: int, scan: Scan) -> Program:
    """t' + B^2*(k'[0] + k'[1]) = 2*t + a^2 + k[0] + k[1], for bits k[0], the carry of doubling, and k[1], that of adding."""
    b = Builder("block_square_add", width)
    t = b.param("t", Kind.LIMBS, 2 * BLOCK, output=True, apart=True)
    k = b.param("k", Kind.LIMBS, 2, output=True, apart=True)
    wide = square(b, b.load_limbs(b.param("a", Kind.LIMBS, BLOCK)), Shape(scan=scan))
    words, doubled, total = b.load_limbs(t), list[Value](), list[Value]()
    b.comment("2*t")
    doubling = _bit(b, b.load(k, 0))
    for word in words:
        s, doubling = b.add(word, word, doubling)
        doubled.append(s)
    b.comment("+ a^2")
    adding = _bit(b, b.load(k, 1))
    for word, squared in zip(doubled, wide, strict=True):
        s, adding = b.add(word, squared, adding)
        total.append(s)
    b.store_limbs(t, total)
    b.store(k, 0, b.word_of(doubling))
    b.store(k, 1, b.word_of(adding))
    note = "t' + B^2*(k'[0] + k'[1]) = 2*t + a^2 + k[0] + k[1] with B = W^8 and bits k[i], t' and k' what is left in t and k"
    return b.build(internal("block_square_add", note))


def add(width: int) -> Program:
    """r + B*k' = a + b + k."""
    b = Builder("block_add", width)
    r, k, x, y = _linear(b)
    b.comment("a + b + k")
    carry = _bit(b, b.load(k))
    out = []
    for xi, yi in zip(x, y, strict=True):
        s, carry = b.add(xi, yi, carry)
        out.append(s)
    b.store_limbs(r, out)
    b.store(k, 0, b.word_of(carry))
    return b.build(internal("block_add", "r + B*k' = a + b + k with B = W^8, k' what is left in k"))


def subtract(width: int) -> Program:
    """r - B*k' = a - b - k."""
    b = Builder("block_subtract", width)
    r, k, x, y = _linear(b)
    b.comment("a - b - k")
    borrow = _bit(b, b.load(k))
    out = []
    for xi, yi in zip(x, y, strict=True):
        d, borrow = b.sub(xi, yi, borrow)
        out.append(d)
    b.store_limbs(r, out)
    b.store(k, 0, b.word_of(borrow))
    return b.build(internal("block_subtract", "r - B*k' = a - b - k with B = W^8, k' what is left in k"))


def add_modulo(modulus: Modulus) -> Program:
    """r = a + b mod p for a + b < 2*p: the end of a reduction and the sum of two elements. m is the modulus."""
    b, n = Builder(f"{modulus.tag}_add_modulo", modulus.width), modulus.limbs
    r = b.param("r", Kind.LIMBS, n, output=True)
    x, y, m = (b.load_limbs(b.param(name, Kind.LIMBS, n)) for name in "abm")
    b.comment("a + b")
    total, carry = limbs.add(b, x, y)
    b.comment(f"- {modulus.symbol}; keep the difference unless it borrows")
    reduced, borrow = limbs.sub(b, total, m)
    borrow = b.borrow_of_sub(b.word_of(carry), b.const(0), borrow)
    b.store_limbs(r, limbs.select(b, borrow, total, reduced))
    note = f"r = a + b mod {modulus.symbol} for a + b < 2*{modulus.symbol}, m being {modulus.symbol}"
    return b.build(internal("add_modulo", note))


def _linear(b: Builder) -> tuple[Param, Param, Words, Words]:
    r, k = b.param("r", Kind.LIMBS, BLOCK, output=True), b.param("k", Kind.LIMBS, 1, output=True, bound=2)
    x, y = (b.load_limbs(b.param(name, Kind.LIMBS, BLOCK)) for name in "ab")
    return r, k, x, y


def _bit(b: Builder, word: Value) -> Value:
    """The bit that a word of 0 or 1 is."""
    return b.borrow_of_sub(b.const(0), word)


def _bits(words: int) -> int:
    """The sum of the bits in two words."""
    return words % 2 + (words > 1)


#: What each kernel promises, by operation: of what it was given, what it left, and the radix of blocks.
Numbers = Mapping[str, int]
EQUATIONS: Mapping[str, Callable[[Numbers, Numbers, int], bool]] = {
    "block_multiply_add": lambda old, new, radix: new["t"] + radix * new["c"] == old["t"] + old["c"] + old["a"] * old["b"],
    "block_square_add": lambda old, new, radix: (
        new["t"] + radix**2 * _bits(new["k"]) == 2 * old["t"] + old["a"] ** 2 + _bits(old["k"])
    ),
    "block_reduce": lambda old, new, radix: radix * new["c"] == old["t"] + new["q"] * old["m"],
    "block_add": lambda old, new, radix: new["r"] + radix * new["k"] == old["a"] + old["b"] + old["k"],
    "block_subtract": lambda old, new, radix: new["r"] - radix * new["k"] == old["a"] - old["b"] - old["k"],
    "add_modulo": lambda old, new, radix: new["r"] == (old["a"] + old["b"]) % old["m"],
}
