# SPDX-License-Identifier: MIT
"""Specifications of binary fields and of codes over them: those that are bundled, and every bad one in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import load_bundled_structure
from ecgen.errors import SpecError
from ecgen.spec.binary import BinarySpec
from ecgen.spec.kinds import load_structure

FIELD = 'name = "mine"\nkind = "binary"\n[field]\nm = 8\npolynomial = "z^8 + z^4 + z^3 + z + 1"\n'
CODE = """\
name = "mine"
kind = "binary"
[field]
m = 12
polynomial = "z^12 + z^3 + 1"
[code]
n = 3488
t = 64
polynomial = "y^64 + y^3 + y + z"
"""


def spec_of(tmp_path: Path, text: str) -> BinarySpec:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    spec = load_structure(path)
    assert isinstance(spec, BinarySpec)
    return spec


def test_a_field_alone(tmp_path: Path) -> None:
    spec = spec_of(tmp_path, FIELD)
    assert (spec.m, spec.polynomial, spec.code) == (8, 0x11B, None)


#: Cryptosystem specification of 2022, "Selected parameter sets": m, n, t.
@pytest.mark.parametrize(("name", "m", "n", "t"), [
    ("mceliece348864", 12, 3488, 64), ("mceliece460896", 13, 4608, 96), ("mceliece6688128", 13, 6688, 128),
    ("mceliece8192128", 13, 8192, 128),
])  # fmt: skip
def test_parameter_sets(name: str, m: int, n: int, t: int) -> None:
    spec = load_bundled_structure(name)
    assert isinstance(spec, BinarySpec) and spec.code is not None and (spec.m, spec.code.n, spec.code.t) == (m, n, t)
    assert spec.code.extension[0] == (t, 1) and spec.code.extension[-1] == (0, 2 if m == 12 else 1)


@pytest.mark.parametrize(("old", "new", "key", "reason"), [
    ("m = 8", "m = 7", "field.m", "must lie between 8 and 16"),
    ("m = 8", "m = 17", "field.m", "must lie between 8 and 16"),
    ("m = 8", "m = 9", "field.polynomial", "is of degree 8; m is 9"),
    ("z^4 + z^3 + z + 1", "z^4 + z^3 + 1", "field.polynomial", "is not irreducible"),
    ("z^4 + z^3 + z + 1", "1", "field.polynomial", "is not irreducible: z + 1 divides it"),
    ("z^4 + z^3", "y^4 + z^3", "field.polynomial", "must be a sum of powers of z"),
    ("z^4 + z^3", "z^4 - z^3", "field.polynomial", "must be a sum of powers of z"),
    ("z^4 + z^3", "z^9 + z^3", "field.polynomial", "has a term of degree 9, which is above 8"),
    ("z^4 + z^3", "z^3 + z^3", "field.polynomial", "has a term of degree 3 twice"),
    ("polynomial", "polynom", "field.polynom", "unknown key"),
    ("[field]", "[ring]", "ring", "unknown key"),
])  # fmt: skip
def test_bad_fields(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    _refused(tmp_path, FIELD.replace(old, new, 1), key, reason)


@pytest.mark.parametrize(("old", "new", "key", "reason"), [
    ("n = 3488", "n = 4104", "code.n", "is above 2^m = 4096"),
    ("n = 3488", "n = 3487", "code.n", "must be a multiple of 8"),
    ("n = 3488", "n = 768", "code.n", "must be above m*t = 768"),
    ("t = 64", "t = 32", "code.t", "must lie between 33 and 64 for m = 12"),
    ("t = 64", "t = 65", "code.t", "must lie between 33 and 64 for m = 12"),
    ("t = 64", "t = 63", "code.t", "m*t = 756 is no multiple of 8"),
    ("t = 64", "t = 62", "code.polynomial", "has a term of degree 64, which is above 62"),
    ("y^64", "y^63", "code.polynomial", "is of degree 63 in y; t is 64"),
    ("y + z", "y", "code.polynomial", "is divisible by y"),
    ("y + z", "x + z", "code.polynomial", "must be a sum of powers of y"),
    ("y + z", "y", "code.polynomial", "is divisible by y"),
    ("y^3 + y + z", "y^2 + y + 1", "code.polynomial", "is not irreducible"),
    ("y^3 + y + z", "y^3 + z", "code.polynomial", "is not irreducible"),
])  # fmt: skip
def test_bad_codes(tmp_path: Path, old: str, new: str, key: str, reason: str) -> None:
    _refused(tmp_path, CODE.replace(old, new, 1), key, reason)


def test_a_code_needs_a_field_of_its_size(tmp_path: Path) -> None:
    _refused(tmp_path, FIELD + CODE[CODE.index("[code]") :], "field.m", "codes are decoded over fields of degree 12 and 13")


def _refused(tmp_path: Path, text: str, key: str, reason: str) -> None:
    with pytest.raises(SpecError) as caught:
        spec_of(tmp_path, text)
    message = str(caught.value)
    assert "\n" not in message and message.startswith(str(tmp_path)) and key in message and reason in message
