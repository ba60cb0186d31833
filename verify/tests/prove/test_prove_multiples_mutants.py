# SPDX-License-Identifier: MIT
"""Scalar multiplications with a line changed are not proved."""

from __future__ import annotations

import pytest

from support.prove_composed_folder import folder
from support.prove_multiples_folder import changed

_MUL = {
    "another digit": ("p256_digit(v, i), negate", "p256_digit(v, i + 1), negate"),
    "a digit of another width": ("((2u << P256_WINDOW) - 1)", "((1u << P256_WINDOW) - 1)"),
    "a window too few": ("#define P256_WINDOWS 64", "#define P256_WINDOWS 63"),
    "a doubling left out": ("j < P256_WINDOW; j++", "j < P256_WINDOW - 1; j++"),
    "the sign dropped": ("p256_digit(v, i), negate", "p256_digit(v, i), 0"),
    "the mark left out": ("(p256_limb)1 << (P256_MARK % P256_WORD_BITS)", "0"),
    "an incomplete addition at the end": ("if (i < 1)", "if (i < 1 && j == 0)"),
    "another entry of the table": ("&table[i - 1], &twice", "&table[i / 2], &twice"),
    "a table of other multiples": ("p256_point_dbl(&twice, p)", "twice = *p"),
    "a branch on a digit": ("*r = total;", "if (p256_digit(v, 3) & 2) { p256_point_dbl(&total, &total); }\n    *r = total;"),
    "an address by a digit": ("*r = total;", "*r = table[p256_digit(v, 3) & 1];"),
    "the scalar's lowest word decides": ("*r = total;", "if (k->v[0] == 7) { return; }\n    *r = total;"),
    "nothing written": ("*r = total;", ""),
    # right with this compiler, but the lookup is not proved where the entry stands in the table
    "an entry over its table": ("p256_lookup(&addend, table, p256_digit(v, i), negate);",
                                "p256_lookup(i ? &addend : table, table, p256_digit(v, i), negate);\n"
                                "        if (i == 0) { addend = table[0]; }"),
}  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.quick("a table of other multiples", "another entry of the table", "an entry over its table")
@pytest.mark.parametrize("change", _MUL)
def test_changed_multiplication_is_not_proved(change: str) -> None:
    assert not changed("p256", "point_mul", "mul", *_MUL[change]).proved


_BASE = {
    "positions off by one": ("+ column + 1, signs", "+ column, signs"),
    "another block": ("p256_base + block * P256_BLOCK_ENTRIES", "p256_base + (block ^ 1) * P256_BLOCK_ENTRIES"),
    "the sign dropped": ("p256_signs(v, block, column), negate", "p256_signs(v, block, column), 0"),
    "a doubling left out": ("if (column < P256_SPACING - 1)", "if (column < P256_SPACING - 2)"),
    "an incomplete addition at the end": ("p256_point_add(r, &total, &low)", "(void)p256_point_add_incomplete(r, &total, &low)"),
    "a column left out": ("column = P256_SPACING; column-- > 0;", "column = P256_SPACING; column-- > 1;"),
    "a block left out": ("for (; block < P256_BLOCKS; block++)", "for (; block < P256_BLOCKS - 1; block++)"),
    "a branch on a sign": ("p256_wipe(v, sizeof v);", "if (v[1] & 4) { r->x.v[0] = 0; }"),
}


@pytest.mark.quick("the sign dropped")
@pytest.mark.parametrize("change", _BASE)
def test_changed_base_multiplication_is_not_proved(change: str) -> None:
    assert not changed("p256", "point_mul_base", "base", *_BASE[change]).proved


def test_changed_table_is_not_proved() -> None:
    text = (folder("p256").source / "p256_point.c").read_text(encoding="utf-8")
    start = text.index("p256_base[P256_BASE_ENTRIES]")
    word = text[(first := text.index("0x", start)) : text.index(")", first)]
    assert not changed("p256", "point_mul_base", "base", word, hex(int(word, 16) ^ 1)).proved


_LOOKUP = {
    "the other sign": ("negative = (word >> 4) ^ 1u", "negative = word >> 4"),
    "the next entry": ("((1u << 4) - 1)) >> 1", "((1u << 4) - 1)) / 2 + 1"),
    "an entry left out": ("i = 1; i < 8;", "i = 1; i < 7;"),
    "another coordinate": ("&r->z, &table[i].z, mask", "&r->z, &table[i].y, mask"),
    "an entry by its address": ("p256_keep(&r->z, &table[0].z, mask);", "r->z = table[entry].z;"),
    "a scan that ends early": ("i = 1; i < 8;", "i = 1; i <= entry;"),
}


@pytest.mark.quick("the other sign")
@pytest.mark.parametrize("change", _LOOKUP)
def test_changed_lookup_is_not_proved(change: str) -> None:
    assert not changed("p256", "lookup", "lookup", *_LOOKUP[change]).proved


_BASE_LOOKUP = {
    "a scan that ends early": ("i = 1; i < entries;", "i = 1; i <= index;"),
    "an entry by its address": ("mask = p256_samew(0, index);\n", "*r = table[index];\n    return;\n    mask = 0;\n"),
    "opposite signs left out": ("(signs ^ (0u - negative)) & (entries - 1u)", "signs & (entries - 1u)"),
}


@pytest.mark.quick("a scan that ends early")
@pytest.mark.parametrize("change", _BASE_LOOKUP)
def test_changed_base_lookup_is_not_proved(change: str) -> None:
    assert not changed("p256", "base_lookup", "lookup", *_BASE_LOOKUP[change]).proved


_ODD = {
    "the other parity": ("(unsigned int)(~plain.v[0] & 1)", "(unsigned int)(plain.v[0] & 1)"),
    "0 stays 0": ("| (p256_order[i] & whole)", ""),
    "not negated": ("p256_sc_select(&plain, even, &negative, &plain)", "p256_sc_select(&plain, even, &plain, &plain)"),
    "the sign not told": ("return even;", "return 0;"),
    "still in Montgomery form": ("p256_sc_from_mont(&plain, k);\n    p256_sc_neg", "plain = *k;\n    p256_sc_neg"),
    "a branch": ("return even;", "if (v[1] == 5) { v[0] ^= 2; }\n    return even;"),
}


@pytest.mark.quick("a branch")
@pytest.mark.parametrize("change", _ODD)
def test_changed_odd_scalar_is_not_proved(change: str) -> None:
    assert not changed("p256", "scalar_odd", "scalar", *_ODD[change]).proved
