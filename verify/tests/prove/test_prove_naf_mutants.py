# SPDX-License-Identifier: MIT
"""Non-adjacent forms, double multiplications and verifications with a line changed are not proved."""

from __future__ import annotations

import pytest

from support.prove_composed_folder import changed as changed_composed
from support.prove_composed_folder import folder
from support.prove_multiples_folder import changed

_NAF = {
    "another bit": ("i + width - 1;", "i + width - 2;"),
    "the bit of another word": ("v[place / P256_WORD_BITS]", "v[i / P256_WORD_BITS]"),
    "a bit too many": (">> (place % P256_WORD_BITS)) & 1)", ">> (place % P256_WORD_BITS)) & 3)"),
    "a bit that is given away": ("(top << (rest & 1))", "top"),
    "the rest forgotten": ("(rest & ~odd) + (top", "(top"),
    "the rest kept": ("((rest & ~odd) + (top << (rest & 1))) >> 1;", "(rest & ~odd) + (top << (rest & 1));"),
    "a rest too short": ("- 1)) - 1));", "- 2)) - 1));"),
    "a rest too long": ("- 1)) - 1));", ")) - 1));"),
    "digits without a sign": ("(rest - top) & odd", "rest & odd"),
    "digits of the other sign": ("(rest - top) & odd", "(top - rest) & odd"),
    "even digits": ("odd = -(rest & 1);", "odd = -(rest & 1) | -(rest >> 1 & 1);"),
    "no digits": ("(rest - top) & odd", "0 & odd"),
    "a digit left out": ("digits[i] =", "if (i != 77) digits[i] ="),
    "the last digit left out": ("i < P256_NAF_LENGTH;", "i < P256_NAF_LENGTH - 1;"),
    "a digit too many": ("i < P256_NAF_LENGTH;", "i < P256_NAF_LENGTH + 1;"),
    "another digit": ("digits[i] =", "digits[i ^ 1] ="),
    "a digit changed before": ("odd = -(rest & 1);", "odd = -(rest & 1);\n        digits[i & 0] = 1;"),
    "a digit changed behind": ("odd = -(rest & 1);", "odd = -(rest & 1);\n        digits[i + 1] = 1;"),
    "a digit changed after all": ("/* half of rest + top - digit */\n    }", "\n    }\n    digits[9] = 0;"),
    "a bit of v that decides more": ("digits[i] =", "top += i == 77 && (v[2] & 1);\n        digits[i] ="),
}


@pytest.mark.quick("another bit", "another digit")
@pytest.mark.parametrize("change", _NAF)
def test_changed_form_is_not_proved(change: str) -> None:
    assert not changed("p256", "naf", "naf", *_NAF[change]).proved


_ADD = {
    "no doubling": ("p256_point_dbl(total, addend);", ";"),
    "a neutral entry": ("if (p256_fe_is_zero(&addend->z)) {", "if (0) {"),
    "a neutral sum": ("if (p256_fe_is_zero(&total->z)) {\n        *total = *addend;\n    } else if (p256_point_add_incomplete",
                      "if (p256_point_add_incomplete"),
    "the other sign": ("if (digit < 0) {\n        negative", "if (digit > 0) {\n        negative"),
    "another coordinate": ("&negative.y, &negative.y", "&negative.x, &negative.x"),
    "another entry": ("addend = &table[(digit < 0 ? -digit : digit) >> 1]", "addend = &table[(digit < 0 ? -digit : digit) >> 2]"),
    "an entry of the other sign's": ("addend = &table[(digit < 0 ? -digit : digit) >> 1]", "addend = &table[digit >> 1 & 7]"),
    "another doubling": ("p256_point_dbl(total, addend);", "p256_point_dbl(total, total);"),
}  # fmt: skip


@pytest.mark.quick("a neutral entry")
@pytest.mark.parametrize("change", _ADD)
def test_changed_addition_is_not_proved(change: str) -> None:
    assert not changed("p256", "add_digit", "naf", *_ADD[change]).proved


_ADD_BASE = {
    "no doubling": ("p256_point_dbl(total, total);", ";"),
    "a neutral sum": ("if (p256_fe_is_zero(&total->z)) {\n        p256_point_from_affine(total, addend);\n    } else if (",
                      "if ("),
    "the other sign": ("&addend, digit < 0)", "&addend, digit > 0)"),
    "another entry": ("addend = table[(digit < 0 ? -digit : digit) >> 1]",
                      "addend = table[(digit < 0 ? -digit : digit) >> 1 ^ 1]"),
    "only some digits": ("&addend, digit < 0)", "&addend, digit < 0 && digit != -17)"),
}  # fmt: skip


@pytest.mark.quick("a neutral sum")
@pytest.mark.parametrize("change", _ADD_BASE)
def test_changed_base_addition_is_not_proved(change: str) -> None:
    assert not changed("p256", "add_base_digit", "naf", *_ADD_BASE[change]).proved


_DOUBLE = {
    "a doubling left out": ("p256_point_dbl(&total, &total);", "if (i != 9) p256_point_dbl(&total, &total);"),
    "digits of the other scalar": ("table[0], digits[0][i]", "table[0], digits[1][i]"),
    "the scalars exchanged": ("p256_scalar_naf(digits, k,", "p256_scalar_naf(digits, l,"),
    "the lowest digits left out": ("i-- > 0;", "i-- > 1;"),
    "another entry of the table": ("&table[0][i - 1], &twice", "&table[0][i / 2], &twice"),
    "a table of other multiples": ("p256_point_dbl(&twice, p)", "twice = *p"),
    "still in Montgomery form": ("p256_scalar_plain(v, P256_NAF_WORDS, k);",
                                 "memset(v, 0, sizeof v);\n    memcpy(v, k, sizeof *k);"),
    "too few words": ("p256_scalar_plain(v, P256_NAF_WORDS, k);", "p256_scalar_plain(v, P256_NAF_WORDS - 1, k);"),
    "digits too wide for their table": ("_scalar_naf(digits, k, P256_NAF_WIDTH)",
                                        "_scalar_naf(digits, k, P256_NAF_BASE_WIDTH)"),
    "nothing written": ("*r = total;", ""),
}  # fmt: skip


@pytest.mark.quick("another entry of the table")
@pytest.mark.parametrize("change", _DOUBLE)
def test_changed_multiplication_is_not_proved(change: str) -> None:
    assert not changed("p256", "point_mul_double_vartime", "double", *_DOUBLE[change]).proved


def test_changed_table_is_not_proved() -> None:
    text = (folder("p256").source / "p256_point.c").read_text(encoding="utf-8")
    start = text.index("p256_naf_base[P256_NAF_BASE_ENTRIES]")
    word = text[(first := text.index("0x", start)) : text.index(")", first)]
    assert not changed("p256", "point_mul_double_vartime", "double", word, hex(int(word, 16) ^ 1)).proved


def test_digits_of_a_secret_are_not_proved() -> None:
    """The time of what writes them, and of additions by them, depends on the digits."""
    old, begin = "*r = total;", "{ signed char d[P256_NAF_LENGTH]; p256_limb w[P256_NAF_WORDS];"
    written = f"{begin} p256_scalar_plain(w, P256_NAF_WORDS, k); p256_naf(d, w, 4); }}"
    outcome = changed("p256", "point_mul", "mul", old, f"{written} {old}")
    assert not outcome.proved and "a secret decides the time of a call" in outcome.reason
    outcome = changed("p256", "point_mul", "mul", old, f"p256_add_digit(&total, table, 1); {old}")
    assert not outcome.proved and "a secret decides the time of a call" in outcome.reason


_VERIFY = {
    "r may be 0": ("p256_sc_is_zero(&r) || p256_sc_is_zero(&s)", "p256_sc_is_zero(&s)"),
    "s may be 0": ("|| p256_sc_is_zero(&s) || p256_affine_from_bytes", "|| p256_affine_from_bytes"),
    "a key that is no point": ("&q, public_key, public_key_length) != 0", "&q, public_key, public_key_length) > 0"),
    "s for r": ("p256_sc_mul(&v, &r, &s);", "p256_sc_mul(&v, &s, &s);"),
    "no inverse": ("p256_sc_inv(&s, &s);", ""),
    "the factors exchanged": ("(&p, &v, &p, &u)", "(&p, &u, &p, &v)"),
    "a neutral sum": ("if (p256_point_to_affine(&q, &p) != 0) {", "if (p256_point_to_affine(&q, &p) > 0) {"),
    "the other coordinate": ("p256_x_modulo_order(&u, &q.x);", "p256_x_modulo_order(&u, &q.y);"),
    "anything is valid": ("return p256_sc_eq(&u, &r) ? 0 : -1;", "return 0;"),
    "nothing is valid": ("return p256_sc_eq(&u, &r) ? 0 : -1;", "return -1;"),
    "another status": ("return p256_sc_eq(&u, &r) ? 0 : -1;", "return p256_sc_eq(&u, &r) ? 1 : -1;"),
    "the hash is not used": ("p256_sc_mul(&u, &u, &s);", "p256_sc_mul(&u, &r, &s);"),
}  # fmt: skip


@pytest.mark.quick("a key that is no point", "anything is valid")
@pytest.mark.parametrize("change", _VERIFY)
def test_changed_verification_is_not_proved(change: str) -> None:
    assert not changed_composed("p256", "ecdsa_verify", *_VERIFY[change]).proved


_SPLIT = {
    "the sign of the other half": ("digits[1][i], negative[1]", "digits[1][i], negative[0]"),
    "the sign of the other scalar": ("digits[2][i], negative[2]", "digits[2][i], negative[0]"),
    "no sign": ("digits[0][i], negative[0]", "digits[0][i], 0"),
    "the digits of the other half": ("table[1], digits[1][i]", "table[1], digits[0][i]"),
    "the other table": ("table[1], digits[1][i]", "table[0], digits[1][i]"),
    "the image left out": ("secp256k1_add_image_digit(&total", "secp256k1_add_base_digit(&total"),
    "no image of P": ("secp256k1_endomorphism(&table[1][i], &table[0][i]);", "table[1][i] = table[0][i];"),
    "a half of the other scalar": ("negative + 2, l,", "negative + 2, k,"),
    "a half without its top word": ("i < SECP256K1_SC_LIMBS ? half", "i < 2 ? half"),
}


@pytest.mark.quick("the sign of the other scalar")
@pytest.mark.parametrize("change", _SPLIT)
def test_changed_multiplication_by_halves_is_not_proved(change: str) -> None:
    assert not changed("secp256k1", "point_mul_double_vartime", "double", *_SPLIT[change]).proved


_SIGNED = {
    "the sign ignored": ("&addend, (digit < 0) != (negate != 0));\n}\n\nvoid", "&addend, digit < 0);\n}\n\nvoid"),
    "the sign of some": ("&addend, (digit < 0) != (negate != 0));\n}\n\nvoid",
                         "&addend, (digit < 0) != (negate != 0 && digit != 9));\n}\n\nvoid"),
}  # fmt: skip


@pytest.mark.parametrize("change", _SIGNED)
def test_changed_sign_is_not_proved(change: str) -> None:
    assert not changed("secp256k1", "add_base_digit", "naf", *_SIGNED[change]).proved


def test_changed_endomorphism_is_not_proved() -> None:
    old = "secp256k1_fe_mul(&addend.x, &addend.x, &secp256k1_beta);"
    new = old.replace("addend.x", "addend.y")
    assert not changed("secp256k1", "add_image_digit", "naf", old, new).proved
