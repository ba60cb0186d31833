# SPDX-License-Identifier: MIT
"""A user's own spec file is read as faithfully as a bundled one."""

from __future__ import annotations

import dataclasses
import hashlib
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.errors import SpecError
from ecgen.spec.curve_equation import Equation
from ecgen.spec.load import load_file

USER_SPECS = Path(__file__).parents[1] / "specs"


def bare(tmp_path: Path, field: str, file: str = "mine.toml") -> Path:
    path = tmp_path / file
    path.write_text(f'name = "mine"\n[field]\n{field}\n', encoding="utf-8")
    return path


@pytest.mark.parametrize("path", sorted(USER_SPECS.glob("*.toml")), ids=lambda path: path.stem)
def test_loads(path: Path) -> None:
    spec = load_file(path)
    assert (spec.name, spec.source) == (path.stem, path.name)
    assert spec.digest == hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_is_reduced_to_least_absolute_value() -> None:
    sm2, brainpool = load_bundled("sm2"), load_bundled("brainpoolp256r1")
    assert sm2.curve is not None and sm2.curve.a == -3
    assert brainpool.curve is not None and -brainpool.prime // 2 < brainpool.curve.a <= brainpool.prime // 2
    published = 0x7D5A0975FC2C3057EEF67530417AFFE7FB8055C126DC5C6CE94A4B44F330B5D9
    assert brainpool.curve.a % brainpool.prime == published


def test_montgomery_form_has_b_one() -> None:
    curve = load_file(USER_SPECS / "mt61.toml").curve
    assert curve is not None and (curve.form, curve.b) == ("montgomery", 1)


def test_order_may_need_more_limbs_than_the_prime() -> None:
    spec = load_file(USER_SPECS / "k64.toml")
    assert spec.curve is not None
    assert (spec.limbs, spec.prime.bit_length(), spec.curve.order.bit_length()) == (1, 64, 65)


@pytest.mark.parametrize(
    ("prime", "value", "text"),
    [
        ("13", 13, "13"),
        ('"2^61 - 1"', 2**61 - 1, "2^61 - 1"),
        ('"""\n  2^61\n  - 1 """', 2**61 - 1, "2^61 - 1"),
        ("0x1fffffffffffffff", 2**61 - 1, "2305843009213693951"),
        (str(2**127 - 1), 2**127 - 1, hex(2**127 - 1)),
    ],
)
def test_prime_text_is_one_safe_line(tmp_path: Path, prime: str, value: int, text: str) -> None:
    spec = load_file(bare(tmp_path, f"prime = {prime}"))
    assert (spec.prime, spec.prime_text) == (value, text)


@pytest.mark.parametrize(("prime", "limbs"), [("2^64 - 59", 1), ("2^64 + 13", 2), ("2^1024 - 105", 16)])
def test_default_limbs_are_the_fewest(tmp_path: Path, prime: str, limbs: int) -> None:
    assert load_file(bare(tmp_path, f'prime = "{prime}"')).limbs == limbs
    assert load_file(bare(tmp_path, f'prime = "{prime}"\nlimbs = {limbs + 1}')).limbs == limbs + 1


@pytest.mark.parametrize(("prime", "limbs"), [("2^1025 - 2673", 24), ("2^2048 - 1557", 32), ("2^4096 - 2549", 64)])
def test_long_primes_have_whole_blocks_of_eight_limbs(tmp_path: Path, prime: str, limbs: int) -> None:
    assert load_file(bare(tmp_path, f'prime = "{prime}"')).limbs == limbs
    assert load_file(bare(tmp_path, f'prime = "{prime}"\nlimbs = {limbs}')).limbs == limbs


@pytest.mark.parametrize("reduction", ["auto", "montgomery", "solinas", "crandall"])
def test_reduction_is_kept(tmp_path: Path, reduction: str) -> None:
    assert load_file(bare(tmp_path, "prime = 13")).reduction == "auto"
    assert load_file(bare(tmp_path, f'prime = 13\nreduction = "{reduction}"')).reduction == reduction


def test_source_cannot_break_out_of_a_comment(tmp_path: Path) -> None:
    assert load_file(bare(tmp_path, "prime = 13", "a\nb*é\\.toml")).source == "a_b___.toml"


def test_byte_order_mark_and_crlf_are_accepted(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b'\xef\xbb\xbfname = "mine"\r\n[field]\r\nprime = 13\r\n')
    assert load_file(path).prime == 13


def test_a_spec_is_frozen(tmp_path: Path) -> None:
    spec = load_file(bare(tmp_path, "prime = 13"))
    with pytest.raises(dataclasses.FrozenInstanceError):
        spec.prime = 15  # type: ignore[misc]


SMALL_ORDER = """
name = "small_order"
[field]
prime = {prime}
[curve]
form = "weierstrass"
a = 1
b = 0
generator = [{x}, {y}]
order = {order}
cofactor = {cofactor}
"""


def supersingular(tmp_path: Path, prime: int, order: int, cofactor: int) -> Path:
    """y^2 = x^3 + x over p = 3 mod 4 has p + 1 points; the generator is a point of the given order."""
    equation = Equation.of(prime, "weierstrass", 1, 0)
    for x in range(1, prime):
        y = pow(equation.right_side(x), (prime + 1) // 4, prime)
        point = equation.multiply((prime + 1) // order, (x, y)) if equation.holds((x, y)) else None
        if point is not None:
            break
    assert point is not None
    path = tmp_path / "small_order.toml"
    text = SMALL_ORDER.format(prime=prime, x=point[0], y=point[1], order=order, cofactor=cofactor)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("prime", "order", "reason"),
    [(1319, 11, "the curve has 1320 points, so that it must be 120"), (2**40 + 15, 433, "not the number of points")],
    ids=["counted", "sampled"],
)
def test_cofactor_where_the_hasse_interval_allows_several(tmp_path: Path, prime: int, order: int, reason: str) -> None:
    assert prime % 4 == 3 and (prime + 1) % order == 0
    right = (prime + 1) // order
    assert load_file(supersingular(tmp_path, prime, order, right)).prime == prime
    with pytest.raises(SpecError, match=rf"'curve\.cofactor'.*wrong: .*{reason}"):
        load_file(supersingular(tmp_path, prime, order, right + 1))
