# SPDX-License-Identifier: MIT
"""Scalars split by an endomorphism, and multiplications by the halves, with a line changed are not proved."""

from __future__ import annotations

import pytest

from support.prove_multiples_folder import changed

_MUL = {
    "halves exchanged": ("secp256k1_digit(v[j], i), negative[j]", "secp256k1_digit(v[j ^ 1], i), negative[j ^ 1]"),
    "the sign of the other half": ("secp256k1_digit(v[j], i), negative[j]", "secp256k1_digit(v[j], i), negative[0]"),
    "the sign dropped": ("secp256k1_digit(v[j], i), negative[j]", "secp256k1_digit(v[j], i), 0"),
    "the other point": ("&addend, table[j], secp256k1_digit(v[j], i)", "&addend, table[0], secp256k1_digit(v[j], i)"),
    "the image left out": ("secp256k1_endomorphism(&table[1][i], &table[0][i]);", "table[1][i] = table[0][i];"),
    "the image twice": ("secp256k1_endomorphism(&table[1][i], &table[0][i]);",
                        "secp256k1_endomorphism(&table[1][i], &table[0][i]);\n"
                        "        secp256k1_endomorphism(&table[1][i], &table[1][i]);"),
    "no complete addition": ("if (i < 1)", "if (i < 0 + (j >> 1))"),
    "an incomplete addition at the end": ("if (i < 1)", "if (i < 1 && j == 0)"),
    "a window too few": ("#define SECP256K1_WINDOWS 26", "#define SECP256K1_WINDOWS 25"),
    "a doubling left out": ("j < SECP256K1_WINDOW; j++", "j < SECP256K1_WINDOW - 1; j++"),
    "the mark left out": ("(secp256k1_limb)1 << (SECP256K1_MARK % SECP256K1_WORD_BITS)", "0"),
    "a word left out": ("v[j][i] = half[j].v[i];", "v[j][i] = i < 2 ? half[j].v[i] : 0;"),
    "a branch on a sign": ("*r = total;", "if (negative[1]) { secp256k1_point_dbl(&total, &total); }\n    *r = total;"),
    "a branch on a half": ("*r = total;", "if (half[0].v[0] == 5) { return; }\n    *r = total;"),
    "nothing written": ("*r = total;", ""),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", _MUL)
def test_changed_multiplication_is_not_proved(change: str) -> None:
    assert not changed("secp256k1", "point_mul", "mul", *_MUL[change]).proved


_SPLIT = {
    "a wrong vector": ("UINT64_C(0x57c1108d9d44cfd8)", "UINT64_C(0x57c1108d9d44cfda)"),
    "a vector of another parity": ("d[0] = even1;", "d[0] = even2;"),
    "a vector left out": ("d[1] = even1 ^ even2;", "d[1] = 0;"),
    "the wrong way": ("secp256k1_sc_sub(&half[0], &half[0], &t)", "secp256k1_sc_add(&half[0], &half[0], &t)"),
    "a rounder that is too small": ("UINT64_C(0x3086d221a7d46bcd),\n    },", "UINT64_C(0x1086d221a7d46bcd),\n    },"),
    "a rounder that is too large": ("UINT64_C(0xe4437ed6010e8828),\n    },", "UINT64_C(0xe6437ed6010e8828),\n    },"),
    "rounders exchanged": ("&plain, secp256k1_rounder[i])", "&plain, secp256k1_rounder[i ^ 1])"),
    "one quotient": ("&plain, secp256k1_rounder[i])", "&plain, secp256k1_rounder[0])"),
    "another lambda": ("UINT64_C(0xcf54734f06a3d4a3)", "UINT64_C(0xcf54734f06a3d4a5)"),
    "another factor": ("&c, &c, &secp256k1_factor[i]", "&c, &c, &secp256k1_factor[i ^ 1]"),
    "the scalar in Montgomery form": ("secp256k1_sc_from_mont(&plain, k);", "plain = *k;"),
    "the sign of the other half": ("negative[i] = secp256k1_magnitude(&half[i]);",
                                   "negative[i ^ 1] = secp256k1_magnitude(&half[i]);"),
    "no sign": ("negative[i] = secp256k1_magnitude(&half[i]);",
                "negative[i] = 0;\n        (void)secp256k1_magnitude(&half[i]);"),
    "not the absolute value": ("negative[i] = secp256k1_magnitude(&half[i]);", "negative[i] = 0;"),
    "odd halves made even": ("(unsigned int)(~t.v[0] & 1)", "(unsigned int)(t.v[0] & 1)"),
    "the parity of another bit": ("(unsigned int)(~t.v[0] & 1)", "(unsigned int)(~t.v[0] >> 1 & 1)"),
    "a branch on a parity": ("d[0] = even1;", "if (even1) { secp256k1_sc_neg(&zero, &zero); }\n    d[0] = even1;"),
    "a branch on a sign": ("even1 = d[0];", "if (t.v[0] == 3) { return; }\n    even1 = d[0];"),
}  # fmt: skip


@pytest.mark.quick("no sign")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("change", _SPLIT)
def test_changed_split_is_not_proved(change: str) -> None:
    assert not changed("secp256k1", "decompose", "split", *_SPLIT[change]).proved


_BETA = {
    "beta by one": ("UINT64_C(0xc1396c28719501ee)", "UINT64_C(0xc1396c28719501ef)"),
    "the image of y": ("r->y = p->y;", "r->y = p->x;"),
    "beta twice": ("    r->y = p->y;", "    secp256k1_fe_mul(&r->x, &r->x, &secp256k1_beta);\n    r->y = p->y;"),
    "z left out": ("    r->z = p->z;\n", ""),
}


@pytest.mark.quick("the image of y")
@pytest.mark.parametrize("change", _BETA)
def test_changed_endomorphism_is_not_proved(change: str) -> None:
    assert not changed("secp256k1", "endomorphism", "split", *_BETA[change]).proved


_HALVES = {
    ("rounded", "a word left out"): ("i < SECP256K1_ROUNDER_WORDS; i++", "i < SECP256K1_ROUNDER_WORDS - 1; i++"),
    ("rounded", "a carry lost"): ("above = (secp256k1_limb)(above + carry);", "above = above + (carry & 0u);"),
    ("rounded", "shifted by another word"): ("SECP256K1_SPLIT_SHIFT / SECP256K1_WORD_BITS;", "SECP256K1_SPLIT_SHIFT / 64 - 1;"),
    ("rounded", "rounded up"): ("? product[j] : 0;", "? product[j] + (i == 0) : 0;"),
    ("magnitude", "the other one"): ("k, is_negative, &negative, k", "k, is_negative, k, &negative"),
    ("magnitude", "a word left out"): ("while (++i < SECP256K1_SC_LIMBS)", "while (++i < SECP256K1_SC_LIMBS - 1)"),
    ("magnitude", "another bound"): ("(SECP256K1_HALF_BITS % SECP256K1_WORD_BITS)) - 1)", "2) - 1)"),
    ("magnitude", "no sign"): ("return is_negative;", "return 0;"),
    ("magnitude", "a branch"): ("secp256k1_sc_select(k, is_negative, &negative, k);", "if (is_negative) { *k = negative; }"),
}


@pytest.mark.quick("rounded-shifted by another word")
@pytest.mark.parametrize(("name", "change"), _HALVES)
def test_changed_step_is_not_proved(name: str, change: str) -> None:
    assert not changed("secp256k1", name, "halves", *_HALVES[name, change]).proved


_WHOLE_WORDS = {
    "the other one": ("k, is_negative, &negative, k", "k, is_negative, k, &negative"),
    "a word left out": ("while (++i < PALLAS_SC_LIMBS)", "while (++i < PALLAS_SC_LIMBS - 1)"),
    "another bound": ("(PALLAS_HALF_BITS % PALLAS_WORD_BITS)) - 1)", "2) - 1)"),
    "a word lost": ("return is_negative;", "k->v[1] &= ~is_negative; return is_negative;"),
    "a word of the other": ("return is_negative;", "k->v[0] = negative.v[0]; return is_negative;"),
}


@pytest.mark.quick("a word lost")
@pytest.mark.parametrize("change", _WHOLE_WORDS)
def test_changed_magnitude_of_whole_words_is_not_proved(change: str) -> None:
    assert not changed("pallas", "magnitude", "halves", *_WHOLE_WORDS[change]).proved
