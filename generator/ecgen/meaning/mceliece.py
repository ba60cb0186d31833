# SPDX-License-Identifier: MIT
"""Classic McEliece on Python's integers (cryptosystem specification, submission to round 4, 2022): slow, by other algorithms than
the emitted code where there are any."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from ecgen.arith.binary.additive_fft import reversed_bits
from ecgen.arith.binary.field import BinaryField
from ecgen.arith.binary.goppa import GoppaCode


@dataclass(frozen=True)
class Keys:
    public: bytes
    secret: bytes


class _Logarithms:
    """Products by tables of powers of a generator."""

    def __init__(self, field: BinaryField) -> None:
        self.order = field.size - 1
        for generator in range(2, field.size):
            powers = [1]
            while (element := field.multiply(powers[-1], generator)) != 1:
                powers.append(element)
            if len(powers) == self.order:
                break
        self.powers = [*powers, *powers]
        self.logarithm = {element: i for i, element in enumerate(powers)}

    def times(self, a: int, b: int) -> int:
        return self.powers[self.logarithm[a] + self.logarithm[b]] if a and b else 0

    def inverse(self, a: int) -> int:
        return self.powers[self.order - self.logarithm[a]] if a else 0

    def value(self, coefficients: Sequence[int], x: int) -> int:
        total = 0
        for coefficient in reversed(coefficients):
            total = self.times(total, x) ^ coefficient
        return total


@cache
def _logarithms(field: BinaryField) -> _Logarithms:
    return _Logarithms(field)


# --- keys ---


def keys_of(code: GoppaCode, seed: bytes) -> Keys:
    """SeededKeyGen."""
    q, n, t = code.field.size, code.n, code.t
    while True:
        expanded = hashlib.shake_256(b"\x40" + seed).digest(n // 8 + 4 * q + 2 * t + 32)
        string, numbers, coefficients = expanded[: n // 8], expanded[n // 8 : n // 8 + 4 * q], expanded[n // 8 + 4 * q : -32]
        goppa = minimal_polynomial(code, [x & (q - 1) for x in _numbers(coefficients, 2)])
        order = _numbers(numbers, 4)
        if goppa is not None and len(set(order)) == q:
            pi = sorted(range(q), key=order.__getitem__)
            support = [reversed_bits(x, code.m) for x in pi[:n]]
            public = systematic(code, goppa, support)
            if public is not None:
                stored = b"".join(x.to_bytes(2, "little") for x in goppa)
                pivots = (0xFFFFFFFF).to_bytes(8, "little")
                return Keys(public, seed + pivots + stored + _packed(control_bits(pi)) + string)
        seed = expanded[-32:]


def _numbers(string: bytes, size: int) -> list[int]:
    return [int.from_bytes(string[i : i + size], "little") for i in range(0, len(string), size)]


def _packed(bits: Sequence[int]) -> bytes:
    return bytes(sum(bit << i for i, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits), 8))


def minimal_polynomial(code: GoppaCode, element: Sequence[int]) -> list[int] | None:
    """Of an element of the field of degree t above; its coefficients but the leading one. None where its degree is lower."""
    tables, t = _logarithms(code.field), code.t
    columns = [[1] + [0] * (t - 1)]
    while len(columns) <= t:
        columns.append(_product(code, columns[-1], element))
    rows = [list(row) for row in zip(*columns, strict=True)]
    for i in range(t):
        pivot = next((j for j in range(i, t) if rows[j][i]), None)
        if pivot is None:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        inverse = tables.inverse(rows[i][i])
        rows[i] = [tables.times(inverse, x) for x in rows[i]]
        for j in range(t):
            if j != i and (factor := rows[j][i]):
                rows[j][i:] = [x ^ tables.times(factor, y) for x, y in zip(rows[j][i:], rows[i][i:], strict=True)]
    return [row[t] for row in rows]


def _product(code: GoppaCode, a: Sequence[int], b: Sequence[int]) -> list[int]:
    tables, t = _logarithms(code.field), code.t
    product = [0] * (2 * t - 1)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b):
                product[i + j] ^= tables.times(x, y)
    for i in range(2 * t - 2, t - 1, -1):
        for exponent, coefficient in code.extension[1:]:
            product[i - t + exponent] ^= tables.times(product[i], coefficient)
    return product[:t]


def systematic(code: GoppaCode, goppa: Sequence[int], support: Sequence[int]) -> bytes | None:
    """The public key of a polynomial and points; None where the matrix has no systematic form."""
    tables, m, n = _logarithms(code.field), code.m, code.n
    values = [tables.inverse(tables.value([*goppa, 1], x)) for x in support]
    rows = []
    for _ in range(code.t):
        texts = zip(*(f"{x:0{m}b}" for x in reversed(values)), strict=True)
        rows += [int("".join(bits), 2) for bits in reversed(list(texts))]
        values = [tables.times(x, y) for x, y in zip(values, support, strict=True)]
    for i in range(code.rows):
        pivot = next((j for j in range(i, code.rows) if rows[j] >> i & 1), None)
        if pivot is None:
            return None
        rows[i], rows[pivot] = rows[pivot], rows[i]
        row = rows[i]
        for j in range(code.rows):
            if j != i and rows[j] >> i & 1:
                rows[j] ^= row
    return b"".join((row >> code.rows).to_bytes((n - code.rows) // 8, "little") for row in rows)


def control_bits(pi: Sequence[int]) -> list[int]:
    """Of the permutation network for pi: D. J. Bernstein, Verified fast formulas for control bits for permutation networks,
    2020."""
    n = len(pi)
    if n == 2:
        return [pi[0]]
    m = n.bit_length() - 1
    p, q = [pi[x ^ 1] for x in range(n)], [pi[x] ^ 1 for x in range(n)]
    inverse = _composed(range(n), pi)
    p, q = _composed(p, q), _composed(q, p)
    c = [min(x, p[x]) for x in range(n)]
    p, q = _composed(p, q), _composed(q, p)
    for _ in range(1, m - 1):
        other, p, q = _composed(c, q), _composed(p, q), _composed(q, p)
        c = [min(x, y) for x, y in zip(c, other, strict=True)]
    first = [c[2 * j] % 2 for j in range(n // 2)]
    moved = _composed([x ^ first[x // 2] for x in range(n)], inverse)
    last = [moved[2 * k] % 2 for k in range(n // 2)]
    middle = _composed(moved, [y ^ last[y // 2] for y in range(n)])
    halves = [control_bits([middle[2 * j + e] // 2 for j in range(n // 2)]) for e in range(2)]
    return [*first, *(bit for pair in zip(*halves, strict=True) for bit in pair), *last]


def _composed(c: Sequence[int], pi: Sequence[int]) -> list[int]:
    result = [0] * len(pi)
    for x, place in enumerate(pi):
        result[place] = c[x]
    return result


# --- encapsulation and decapsulation ---


def drawn(code: GoppaCode, random: bytes) -> list[int] | None:
    """FixedWeight: the places of errors, or None where the bits do not serve."""
    numbers = [x & (code.field.size - 1) for x in _numbers(random, 2)]
    places = [x for x in numbers if x < code.n][: code.t]
    return places if len(set(places)) == code.t else None


def sent(code: GoppaCode, public_key: bytes, places: Sequence[int]) -> tuple[bytes, bytes]:
    """(ciphertext, shared secret)."""
    error, size = sum(1 << place for place in places), code.public_row
    syndrome = error & ((1 << code.rows) - 1)
    for i in range(code.rows):
        row = int.from_bytes(public_key[size * i : size * (i + 1)], "little")
        syndrome ^= ((row & error >> code.rows).bit_count() & 1) << i
    ciphertext = syndrome.to_bytes(code.ciphertext, "little")
    return ciphertext, _hash(1, error.to_bytes(code.n // 8, "little"), ciphertext)


def _hash(first: int, error: bytes, ciphertext: bytes) -> bytes:
    return hashlib.shake_256(bytes([first]) + error + ciphertext).digest(32)


def decapsulated(code: GoppaCode, ciphertext: bytes, secret_key: bytes) -> bytes:
    """The secret that a ciphertext has for the owner of the key."""
    goppa = [*_numbers(secret_key[40 : 40 + 2 * code.t], 2), 1]
    start = 40 + 2 * code.t
    controls, string = secret_key[start : start + code.control_bytes], secret_key[start + code.control_bytes :]
    support = permuted([reversed_bits(x, code.m) for x in range(code.field.size)], controls)[: code.n]
    word = int.from_bytes(ciphertext, "little")
    places = decoded(code, goppa, support, [i for i in range(code.rows) if word >> i & 1])
    if places is None:
        return _hash(0, string, ciphertext)
    return _hash(1, sum(1 << place for place in places).to_bytes(code.n // 8, "little"), ciphertext)


def permuted(items: Sequence[int], controls: bytes) -> list[int]:
    """By the permutation network."""
    result, m = list(items), len(items).bit_length() - 1
    place = 0
    for layer in range(2 * m - 1):
        distance = 1 << min(layer, 2 * m - 2 - layer)
        for start in range(0, len(result), 2 * distance):
            for i in range(start, start + distance):
                if controls[place // 8] >> (place % 8) & 1:
                    result[i], result[i + distance] = result[i + distance], result[i]
                place += 1
    return result


def decoded(code: GoppaCode, goppa: Sequence[int], support: Sequence[int], word: Sequence[int]) -> list[int] | None:
    """The t places whose error has the syndrome of a word, given by its places; None where there are none."""
    tables = _logarithms(code.field)
    values = [tables.value(goppa, x) for x in support]
    scaling = [tables.inverse(tables.times(value, value)) for value in values]
    sequence = _sums(code, support, scaling, word)
    locator = _recurrence(tables, sequence)
    reciprocal = [0] * (code.t + 1 - len(locator)) + locator[::-1]
    places = [i for i in range(code.n) if tables.value(reciprocal, support[i]) == 0]
    decodes = len(places) == code.t and _sums(code, support, scaling, places) == sequence
    return places if decodes else None


def _sums(code: GoppaCode, support: Sequence[int], scaling: Sequence[int], places: Sequence[int]) -> list[int]:
    tables, terms = _logarithms(code.field), [scaling[i] for i in places]
    sums = []
    for _ in range(2 * code.t):
        total = 0
        for term in terms:
            total ^= term
        sums.append(total)
        terms = [tables.times(term, support[i]) for term, i in zip(terms, places, strict=True)]
    return sums


def _recurrence(tables: _Logarithms, sequence: Sequence[int]) -> list[int]:
    """C with C(0) = 1 and least degree such that the sums of C[i] * sequence[k - i] are 0: J. L. Massey, Shift-register synthesis
    and BCH decoding, 1969."""
    c, b, length, distance, last = [1], [1], 0, 1, 1
    for k in range(len(sequence)):
        discrepancy = 0
        for i in range(min(length, len(c) - 1) + 1):
            discrepancy ^= tables.times(c[i], sequence[k - i])
        if discrepancy == 0:
            distance += 1
            continue
        factor = tables.times(discrepancy, tables.inverse(last))
        corrected = c + [0] * (len(b) + distance - len(c))
        for i, x in enumerate(b):
            corrected[i + distance] ^= tables.times(factor, x)
        if 2 * length <= k:
            length, b, last, distance = k + 1 - length, c, discrepancy, 1
        else:
            distance += 1
        c = corrected
    return c[: length + 1] + [0] * (length + 1 - len(c))
