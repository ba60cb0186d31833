# SPDX-License-Identifier: MIT
"""Schoolbook products of n by n words, in two orders: row by row (operand scanning, two carry chains a row, which suits
mulx/adcx/adox and compilers with add-with-carry), and column by column (product scanning, Comba 1990, which suits a
multiplication that overwrites the flags)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ecgen.arith.shape import Scan, Shape
from ecgen.ir import Builder, Value


def product(b: Builder, x: Sequence[Value], y: Sequence[Value], shape: Shape) -> list[Value]:
    """All len(x) + len(y) words of x*y, multiplied in full."""
    if shape.scan is Scan.COLUMNS:
        return _by_columns(b, x, y)
    whole, single = "ab"
    if shape.swapped:
        x, y, whole, single = y, x, single, whole
    b.comment(f"product, row 0: {whole} * {single}[0]")
    acc = scaled(b, x, y[0])
    for i in range(1, len(y)):
        b.comment(f"product, row {i}: + {whole} * {single}[{i}] * W^{i}")
        acc[i:] = add_scaled(b, acc[i:], x, y[i])
    return acc


def scaled(b: Builder, x: Sequence[Value | None], m: Value, more: Value | None = None) -> list[Value]:
    """The len(x) + 1 words of x*m, to the highest of which `more` is added. A None in x stands for a zero word."""
    out: list[Value] = []
    carried: Value | None = None  # high word of the product below
    carry: Value | None = None
    zero = b.const(0)
    for word in x:
        lo, hi = b.mul(word, m) if word is not None else (None, None)
        if carried is None and carry is None:
            out.append(lo or zero)
        elif lo is None and carry is None:
            out.append(carried or zero)
        else:
            s, carry = b.add(lo or zero, carried or zero, carry)
            out.append(s)
        carried = hi
    if carry is None and more is None:
        return [*out, carried or zero]
    return [*out, b.add_last(carried or zero, more or zero, carry)]


def add_scaled(b: Builder, acc: Sequence[Value], x: Sequence[Value | None], m: Value) -> list[Value]:
    """acc + x*m for len(acc) = len(x); len(x) + 1 words out, which always suffice. A None in x stands for a zero word.

    First the chain of the low words, then the chain of the high words.
    """
    products = [b.mul(word, m) if word is not None else None for word in x]
    return add_products(b, [*acc, None], products)


def add_products(b: Builder, acc: Sequence[Value | None], products: Sequence[tuple[Value, Value] | None]) -> list[Value]:
    """acc + sum (lo_j + W*hi_j)*W^j for len(acc) = len(products) + 1, whose top word is None (zero) so far.

    The caller knows that the sum fits len(acc) words.
    """
    zero = b.const(0)
    out = list(acc)
    carry: Value | None = None
    for j, pair in enumerate(products):
        if pair is not None or carry is not None:
            s, carry = b.add(out[j] or zero, pair[0] if pair else zero, carry)
            out[j] = s
    top = len(products)
    if carry is not None:
        out[top] = b.word_of(carry)
    carry = None
    for j in range(1, top):
        pair = products[j - 1]
        if pair is not None or carry is not None:
            s, carry = b.add(out[j] or zero, pair[1] if pair else zero, carry)
            out[j] = s
    last = products[-1]
    if last is not None or carry is not None:
        out[top] = b.add_last(out[top] or zero, last[1] if last else zero, carry)
    return [word or zero for word in out]


def add_multiple(b: Builder, x: Sequence[Value], number: Sequence[Value | None], m: Value, count: int) -> list[Value]:
    """x + m*number, which fits `count` words. First the chain of the low words of the products, then that of the high words."""
    products = [b.mul(word, m) if word is not None else None for word in number]
    zero, out = b.const(0), [*x, *[None] * (count - len(x))]
    for high in (0, 1):
        carry: Value | None = None
        for j in range(high, count):
            pair = products[j - high] if j - high < len(products) else None
            addend, word = pair[high] if pair is not None else None, out[j]
            if j == count - 1:
                out[j] = b.add_last(word or zero, addend or zero, carry)
            elif word is None and addend is None and carry is not None:
                out[j], carry = b.word_of(carry), None
            elif addend is not None or carry is not None:
                out[j], carry = b.add(word or zero, addend or zero, carry)
    return [word or zero for word in out]


class Columns:
    """A three-word accumulator that sums one column of partial products after the other."""

    def __init__(self, b: Builder) -> None:
        self.b = b
        self.words: list[Value] = [b.const(0)] * 3

    def add_pairs(self, pairs: Iterable[tuple[Value, Value]], times: int = 1) -> None:
        """Add every product of the column, each `times` (1 or 2) times."""
        b = self.b
        for x, y in pairs:
            lo, hi = b.mul(x, y)
            for _ in range(times):
                self.add(lo, hi)

    def add(self, lo: Value, hi: Value | None = None) -> None:
        b = self.b
        low, c = b.add(self.words[0], lo)
        mid, c = b.add(self.words[1], hi or b.const(0), c)
        self.words = [low, mid, b.add_last(self.words[2], b.const(0), c)]

    def shift(self) -> Value:
        """Take the finished low word and move on by one column."""
        low = self.words[0]
        self.words = [*self.words[1:], self.b.const(0)]
        return low


def _by_columns(b: Builder, x: Sequence[Value], y: Sequence[Value]) -> list[Value]:
    columns, out = Columns(b), []
    for k in range(len(x) + len(y) - 1):
        b.comment(f"product, column {k}: sum of a[i] * b[{k} - i]")
        columns.add_pairs((x[i], y[k - i]) for i in range(len(x)) if 0 <= k - i < len(y))
        out.append(columns.shift())
    return [*out, columns.words[0]]
