# SPDX-License-Identifier: MIT
"""Every bad spec ends in one line that names file, key, value and reason."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecgen.data import data_folder
from ecgen.errors import SpecError
from ecgen.spec.load import load_file

# y^2 = x^3 + 2x + 2 over F_17: 19 points.
GOOD = """\
name = "tiny"
aliases = ["Tiny-17"]
[field]
prime = 17
limbs = 1
reduction = "montgomery"
[curve]
form = "weierstrass"
a = 2
b = 2
generator = [5, 1]
order = 19
cofactor = 1
"""
MONTGOMERY = GOOD.replace('"weierstrass"\na = 2\nb = 2', '"montgomery"\na = 8')
BARE = 'name = "tiny"\n[field]\nprime = {}\n'


def message_for(tmp_path: Path, text: str | bytes) -> str:
    path = tmp_path / "bad.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(SpecError) as caught:
        load_file(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    assert caught.value.exit_code == 2
    assert message.isprintable(), "one line, and nothing a terminal would act upon"
    assert len(message) - len(str(path)) < 300
    assert "Value error" not in message and "Field required" not in message, "our words, not pydantic's"
    return message


def changed(line: str, text: str = GOOD) -> str:
    """`text` with the line of the same key replaced."""
    key = line.split(" = ")[0]
    lines = text.splitlines(keepends=True)
    assert any(old.startswith(f"{key} = ") for old in lines)
    return "".join(line + "\n" if old.startswith(f"{key} = ") else old for old in lines)


def test_the_unchanged_spec_is_good(tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert load_file(path).name == "tiny"


@pytest.mark.parametrize(
    ("line", "key", "value", "reason"),
    [
        # the name
        ('name = "Tiny"', "name", '"Tiny"', "must start with a lower-case letter"),
        ('name = "1tiny"', "name", '"1tiny"', "must start with a lower-case letter"),
        ('name = ""', "name", '""', "must start with a lower-case letter"),
        ('name = "ti-ny"', "name", '"ti-ny"', "hold only a-z, 0-9 and _"),
        ('name = "tïny"', "name", '"tïny"', "hold only a-z, 0-9 and _"),
        ('name = "tiny\\n"', "name", '"tiny\\n"', "hold only a-z, 0-9 and _"),
        ('name = "../tiny"', "name", '"../tiny"', "hold only a-z, 0-9 and _"),
        ('name = "while"', "name", '"while"', "keyword"),
        ('name = "namespace"', "name", '"namespace"', "keyword"),
        ('name = "string"', "name", '"string"', "would hide the standard header <string.h>"),
        ('name = "ti__ny"', "name", '"ti__ny"', "double underscore"),
        ('name = "tiny_"', "name", '"tiny_"', "double underscore"),
        (f'name = "{"t" * 33}"', "name", f'"{"t" * 33}"', "33 characters, more than 32"),
        (f'name = "{"t" * 900}"', "name", "ttt…ttt", "900 characters"),
        ("name = 17", "name", "17", "must be a string"),
        ('aliases = "Tiny"', "aliases", '"Tiny"', "must be an array"),
        ('aliases = ["ok", 5]', "aliases[1]", "5", "must be a string"),
        ('aliases = ["*/"]', "aliases[0]", '"*/"', "must start with a letter or digit"),
        # the prime
        ("prime = 16", "field.prime", "16", "is even"),
        ('prime = "2^255"', "field.prime", '"2^255"', "is even"),
        ("prime = 15", "field.prime", "15", "composite: 3 divides it"),
        ('prime = "2^255 - 21"', "field.prime", '"2^255 - 21"', "composite: "),
        ('prime = "65537 * 65539"', "field.prime", '"65537 * 65539"', "Miller-Rabin test to base 2"),
        # the least strong pseudoprime to the first 13 prime bases (Sorenson, Webster 2015)
        ("prime = 3317044064679887385961981", "field.prime", "0x", "Miller-Rabin test to base 43"),
        ("prime = 3", "field.prime", "3", "must lie between 5 and 2^4096"),
        ("prime = 0", "field.prime", "0", "must lie between 5 and 2^4096"),
        ("prime = -17", "field.prime", "-17", "must lie between 5 and 2^4096"),
        ('prime = "2^4096 + 643"', "field.prime", '"2^4096 + 643"', "must lie between 5 and 2^4096"),
        ("prime = 17.0", "field.prime", "17.0", "must be an integer or a string"),
        ("prime = true", "field.prime", "true", "must be an integer or a string"),
        ("prime = [17]", "field.prime", "[17]", "must be an integer or a string"),
        ("prime = 1979-05-27", "field.prime", "1979-05-27", "must be an integer or a string"),
        ('prime = "2**255 - 19"', "field.prime", '"2**255 - 19"', "a power is written ^"),
        ('prime = "2^9999999999 - 1"', "field.prime", '"2^9999999999 - 1"', "more than 8192 bits"),
        ('prime = "\\u001b[2Jx"', "field.prime", "\\x1b[2Jx", "expected a number at column 1"),
        # limbs and reduction
        ("limbs = 0", "field.limbs", "0", "too few: a prime of 5 bits needs 1"),
        ("limbs = -1", "field.limbs", "-1", "too few"),
        ("limbs = 3", "field.limbs", "3", "too many: a prime of 5 bits needs 1"),
        ("limbs = 1.0", "field.limbs", "1.0", "must be an integer"),
        ("limbs = true", "field.limbs", "true", "must be an integer"),
        ('limbs = "1"', "field.limbs", '"1"', "must be an integer"),
        ('reduction = "montgomry"', "field.reduction", '"montgomry"', "nearest: montgomery"),
        ('reduction = "Solinas"', "field.reduction", '"Solinas"', "nearest: solinas"),
        ('reduction = "zzz"', "field.reduction", '"zzz"', "known: auto, montgomery, solinas, crandall"),
        ("reduction = 1", "field.reduction", "1", "must be a string"),
        # the curve
        ('form = "edwards"', "curve.form", '"edwards"', "known: weierstrass, montgomery"),
        ("form = 1", "curve.form", "1", "must be a string"),
        ("a = 17", "curve.a", "17", "must lie between -p and p - 1"),
        ("a = -18", "curve.a", "-18", "must lie between -p and p - 1"),
        ('a = "x"', "curve.a", '"x"', "expected a number"),
        ("b = 17", "curve.b", "17", "must lie between 0 and p - 1"),
        ("b = -1", "curve.b", "-1", "must lie between 0 and p - 1"),
        ("b = 3", "curve.generator", "[5, 1]", "the point is not on the curve"),
        ("generator = [5, 2]", "curve.generator", "[5, 2]", "the point is not on the curve"),
        ("generator = [22, 1]", "curve.generator[0]", "22", "must lie between 0 and p - 1"),
        ("generator = [5, -16]", "curve.generator[1]", "-16", "must lie between 0 and p - 1"),
        ("generator = [5]", "curve.generator", "[5]", "exactly two coordinates"),
        ("generator = [5, 1, 1]", "curve.generator", "[5, 1, 1]", "exactly two coordinates"),
        ("generator = 5", "curve.generator", "5", "must be an array"),
        ("generator = [5, {}]", "curve.generator[1]", "{table}", "must be an integer or a string"),
        ("order = 3", "curve.order", "3", "a prime of at least 5"),
        ("order = -19", "curve.order", "-19", "a prime of at least 5"),
        ("order = 21", "curve.order", "21", "composite: 3 divides it; the order must be a prime"),
        ("order = 29", "curve.order", "29", "above the Hasse bound"),
        ("order = 17", "curve.order", "17", "anomalous"),
        ("order = 23", "curve.order", "23", "order * generator is not the neutral element"),
        ("cofactor = 2", "curve.cofactor", "2", "outside the Hasse bound p + 1 ± 2 sqrt(p); this order allows 1"),
        ("cofactor = 0", "curve.cofactor", "0", "outside the Hasse bound"),
        ("cofactor = -1", "curve.cofactor", "-1", "outside the Hasse bound"),
        ("cofactor = 1.0", "curve.cofactor", "1.0", "must be an integer or a string"),
    ],
)
def test_one_bad_value(tmp_path: Path, line: str, key: str, value: str, reason: str) -> None:
    message = message_for(tmp_path, changed(line))
    start, _, rest = message.partition(f"key '{key}' = ")
    assert start.endswith("bad.toml: ")
    assert value in rest
    assert reason in rest


def test_singular_curve(tmp_path: Path) -> None:
    text = changed("a = 14", changed("b = 2"))  # x^3 - 3x + 2 = (x - 1)^2 (x + 2)
    assert "key 'curve.a' = 14: the curve is singular: 4a^3 + 27b^2 = 0" in message_for(tmp_path, text)


@pytest.mark.parametrize("a", [2, -2, 15])
def test_singular_montgomery_curve(tmp_path: Path, a: int) -> None:
    message = message_for(tmp_path, changed(f"a = {a}", MONTGOMERY))
    assert f"key 'curve.a' = {a}: the curve is singular: a^2 = 4" in message


def test_montgomery_b_other_than_one(tmp_path: Path) -> None:
    message = message_for(tmp_path, changed("a = 8\nb = 3", MONTGOMERY))
    assert "key 'curve.b' = 3: only b = 1" in message


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (GOOD.replace("limbs = 1", "extension = 2"), "-1 is a square modulo the prime, which is 1 mod 4"),
        (GOOD.replace("limbs = 1", "extension = 3"), "must be 2 or left out"),
        (GOOD.replace("limbs = 1", "extension = true"), "must be an integer"),
        (BARE.format("5\nextension = 2"), "-1 is a square modulo the prime"),
        (BARE.format('"2^1279 - 1"\nextension = 2'), "primes of more than 1024 bits are not extended"),
        (BARE.format('23\nextension = 2\n[group]\nkind = "modp"\ngenerator = 2'), "a group modulo p is not extended"),
    ],
)
def test_extension(tmp_path: Path, text: str, reason: str) -> None:
    message = message_for(tmp_path, text)
    assert "key 'field.extension' = " in message and reason in message


@pytest.mark.parametrize(
    ("prime", "reason"),
    [
        ("13\nextension = 2\nnonresidue = 3", "it is a square modulo the prime, so that i^2 = 3 extends nothing"),
        ("13\nextension = 2\nnonresidue = -1", "it is a square modulo the prime"),
        ("13\nextension = 2\nnonresidue = 0", "it is a square modulo the prime"),
        ("13\nextension = 2\nnonresidue = 33", "must be from -32 to 32"),
        ("13\nextension = 2\nnonresidue = true", "must be an integer"),
        ("13\nnonresidue = 2", "there must be extension = 2 beside it"),
        ("23\nnonresidue = -1", "there must be extension = 2 beside it"),
    ],
)
def test_nonresidue(tmp_path: Path, prime: str, reason: str) -> None:
    message = message_for(tmp_path, BARE.format(prime))
    assert "key 'field.nonresidue' = " in message and reason in message


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("extension = 2", "", "g2", "needs a [curve], and extension = 2 in [field]"),
        ("b = 4", "b = 5", "curve.generator", "the point is not on the curve"),
        ("b = [4, 4]", "b = [4, 5]", "g2.generator", "the point is not on the curve"),
        ("b = [4, 4]", "b = [4, -4]", "g2.b", "all parts must lie between 0 and p - 1"),
        ("b = [4, 4]", "b = [0, 0]", "g2.b", "the curve is singular"),
        ("b = [4, 4]", "b = [4]", "g2.b", "must be an array of exactly two"),
        ("b = [4, 4]", "b = [4, 4]\nc = 1", "g2.c", "unknown key"),
        ("0x5d543a95414e7f1091d507", "0x6d543a95414e7f1091d507", "g2.cofactor", "outside the Hasse bound"),
        ('6e786f0c70cf1c38e31c7238e5"', '6e786f0c70cf1c38e31c7238e7"', "g2.cofactor", "is not the number of points"),
    ],
)
def test_g2(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    text = (data_folder("specs") / "bls12_381.toml").read_text(encoding="utf-8")
    assert old in text
    message = message_for(tmp_path, text.replace(old, new, 1))
    assert f"key '{key}'" in message and reason in message


def test_too_few_limbs_for_a_large_prime(tmp_path: Path) -> None:
    message = message_for(tmp_path, BARE.format('"2^521 - 1"\nlimbs = 8'))
    assert "key 'field.limbs' = 8: too few: a prime of 521 bits needs 9" in message


@pytest.mark.parametrize("limbs", [31, 33, 40])
def test_long_primes_have_no_other_number_of_limbs(tmp_path: Path, limbs: int) -> None:
    message = message_for(tmp_path, BARE.format(f'"2^2048 - 1557"\nlimbs = {limbs}'))
    assert f"key 'field.limbs' = {limbs}: must be 32 or left out: a prime of 2048 bits is computed with by blocks of 8" in message


def test_long_values_lose_their_middle(tmp_path: Path) -> None:
    message = message_for(tmp_path, BARE.format(hex(3**2800)))
    assert "key 'field.prime' = 0x" in message and "…" in message and "2^4096" in message


@pytest.mark.parametrize(
    ("key", "dotted"),
    [
        ("name", "name"), ("prime", "field.prime"), ("form", "curve.form"), ("a", "curve.a"), ("b", "curve.b"),
        ("generator", "curve.generator"), ("order", "curve.order"), ("cofactor", "curve.cofactor"),
    ],
)  # fmt: skip
def test_missing_key(tmp_path: Path, key: str, dotted: str) -> None:
    text = "".join(line for line in GOOD.splitlines(keepends=True) if not line.startswith(f"{key} = "))
    assert f"bad.toml: key '{dotted}' is missing: " in message_for(tmp_path, text)


def test_missing_field_table(tmp_path: Path) -> None:
    assert "key 'field' is missing: " in message_for(tmp_path, 'name = "tiny"\n')


def test_field_that_is_no_table(tmp_path: Path) -> None:
    assert "key 'field' = 17: must be a table" in message_for(tmp_path, 'name = "tiny"\nfield = 17\n')


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ("prime = ", "prim = ", ["key 'field.prim' = 17: unknown key", "nearest: prime"]),
        ("order = ", "oder = ", ["key 'curve.oder' = 19: unknown key", "nearest: order"]),
        ("[curve]", "[curv]", ["key 'curv' = {table}: unknown key", "nearest: curve"]),
        ("limbs = ", "zzz = ", ["key 'field.zzz' = 1: unknown key", "known: prime, limbs, reduction"]),
        ("limbs = ", '"\\n" = ', [r"key 'field.\n' = 1: unknown key"]),
    ],
)
def test_unknown_key(tmp_path: Path, old: str, new: str, parts: list[str]) -> None:
    message = message_for(tmp_path, GOOD.replace(old, new))
    for part in parts:
        assert part in message


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("name = tiny\n", ["malformed TOML", "line 1, column 8"]),
        ('name = "tiny"\n[field\nprime = 17\n', ["malformed TOML", "line 2"]),
        ('name = "tiny"\nname = "tiny"\n', ["malformed TOML", "line 2"]),
        ('name = "tiny"\n[field]\nprime = """17\n', ["malformed TOML", "line 3"]),
        ('name = "tiny"\n[field]\nprime =', ["malformed TOML", "line 3"]),
        ("x = " + "[" * 20000, ["malformed TOML: nested too deeply"]),
        ("x = " + "9" * 5000, ["malformed TOML: a number is too long"]),
        ("#" * 70000, ["larger than 65536 bytes"]),
        (b'name = "tin\xff"\n', ["not UTF-8", "byte 11 is 0xff"]),
        ("", ["key 'name' is missing"]),
    ],
)
def test_unreadable_content(tmp_path: Path, text: str | bytes, parts: list[str]) -> None:
    message = message_for(tmp_path, text)
    for part in parts:
        assert part in message


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"none\.toml: cannot be read: No such file or directory"):
        load_file(tmp_path / "none.toml")


def test_folder(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="cannot be read: Is a directory"):
        load_file(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_forbidden_file(tmp_path: Path) -> None:
    path = tmp_path / "secret.toml"
    path.write_text(GOOD, encoding="utf-8")
    path.chmod(0)
    with pytest.raises(SpecError, match="cannot be read: Permission denied"):
        load_file(path)


def test_file_name_with_a_newline_stays_on_one_line(tmp_path: Path) -> None:
    with pytest.raises(SpecError) as caught:
        load_file(tmp_path / "a\nb.toml")
    assert str(caught.value).isprintable()


SCRAPS = st.one_of(
    st.sampled_from([*'[]{}"=#.-\n\\', "true", "1e9", "[[", '"2^5"', "0x", "-1", "nan", "00:00:00"]),
    st.text(max_size=6),
)


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, len(GOOD)), st.integers(0, 12), SCRAPS)
def test_any_damage_ends_in_a_spec_or_one_line(tmp_path: Path, start: int, length: int, scrap: str) -> None:
    path = tmp_path / "damaged.toml"
    path.write_bytes((GOOD[:start] + scrap + GOOD[start + length :]).encode("utf-8", "surrogatepass"))
    try:
        load_file(path)
    except SpecError as failure:
        assert str(failure).isprintable()
        assert str(failure).startswith(f"{path}: ")
