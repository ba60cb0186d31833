# SPDX-License-Identifier: MIT
"""Specifications that say a kind: those that are bundled, and every bad one in one line of file, key, value and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.bundled import STRUCTURES, bundled_name, bundled_structures, load_bundled
from ecgen.errors import SpecError
from ecgen.spec.kinds import load_structure
from ecgen.spec.load import load_file
from ecgen.spec.ring import RingSpec, is_primitive_root

NTRU = """\
name = "mine"
kind = "ring"
[ring]
n = 509
q = "2^11"
[kem]
scheme = "ntru-hps"
"""
RING = NTRU.split("[kem]")[0]


def ring_of(tmp_path: Path, text: str) -> RingSpec:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    spec = load_structure(path)
    assert isinstance(spec, RingSpec)
    return spec


def test_bundled_structures_come_in_order() -> None:
    assert [spec.name for spec in bundled_structures()] == list(STRUCTURES)


#: Submission to the third round, 1.6: n, q.
@pytest.mark.parametrize(("name", "n", "q", "scheme"), [
    ("ntruhps2048509", 509, 2048, "ntru-hps"), ("ntruhps2048677", 677, 2048, "ntru-hps"),
    ("NTRU-HPS-4096-821", 821, 4096, "ntru-hps"), ("ntruhrss701", 701, 8192, "ntru-hrss"),
])  # fmt: skip
def test_parameter_sets_of_ntru(name: str, n: int, q: int, scheme: str) -> None:
    spec = {spec.name: spec for spec in bundled_structures()}[bundled_name(name)]
    assert isinstance(spec, RingSpec) and (spec.n, spec.q, spec.scheme) == (n, q, scheme)
    assert spec.padded == {509: 512, 677: 688, 821: 832, 701: 704}[n]


def test_who_asks_for_a_curve_is_told() -> None:
    with pytest.raises(SpecError, match=r"^hrss701\.toml: is a ring of polynomials; this command is for curves and primes$"):
        load_bundled("hrss701")


def test_a_file_of_a_curve_or_a_prime_is_no_structure(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[field]\nprime = 13\n', encoding="utf-8")
    assert load_structure(path) is None and load_file(path).prime == 13
    path.write_text(RING, encoding="utf-8")
    with pytest.raises(SpecError, match=r'key \'kind\' = "ring": this command is for curves and primes'):
        load_file(path)


@pytest.mark.parametrize(("n", "q"), [(2, 2), (5, 8), (7, 65536), (9, 4), (821, 4096), (4096, 2)])
def test_a_ring_alone_needs_no_prime(tmp_path: Path, n: int, q: int) -> None:
    spec = ring_of(tmp_path, RING.replace("509", str(n)).replace('"2^11"', str(q)))
    assert (spec.n, spec.q, spec.scheme) == (n, q, "")


def test_primitive_roots() -> None:
    for n in range(2, 200):
        for g in (2, 3):
            powers = {pow(g, e, n) for e in range(n)}
            assert is_primitive_root(g, n) == (n > 2 and powers == set(range(1, n)))


@pytest.mark.parametrize(
    ("old", "new", "parts"),
    [
        ('"ring"', '"rings"', ["key 'kind' = \"rings\"", "unknown kind", "nearest: ring"]),
        ('"ring"', "1", ["key 'kind' = 1", "must be a string"]),
        ("n = 509\n", "", ["key 'ring.n' is missing", "degree"]),
        ("n = 509", 'n = "509"\nm = 3', ["key 'ring.m' = 3", "unknown key"]),
        ("n = 509", "n = true", ["key 'ring.n' = true", "must be an integer"]),
        ("n = 509", 'n = "2^"', ["key 'ring.n' = \"2^\"", "expected a number"]),
        ("n = 509", "n = 1", ["key 'ring.n' = 1", "between 2 and 4096"]),
        ("n = 509", "n = 4099", ["key 'ring.n' = 4099", "between 2 and 4096"]),
        ("n = 509", "n = 511", ["key 'ring.n' = 511", "not a prime"]),
        ("n = 509", "n = 503", ["key 'ring.n' = 503", "2 does not generate"]),
        ("n = 509", "n = 491", ["key 'ring.n' = 491", "3 does not generate"]),
        ('"2^11"', "2047", ["key 'ring.q' = 2047", "must be a power of two"]),
        ('"2^11"', "0", ["key 'ring.q' = 0", "must be a power of two"]),
        ('"2^11"', '"-2^11"', ["key 'ring.q' = \"-2^11\"", "must be a power of two"]),
        ('"2^11"', "1", ["key 'ring.q' = 1", "must be a power of two"]),
        ('"2^11"', '"2^17"', ["key 'ring.q' = \"2^17\"", "above 2^16"]),
        ('"2^11"', '"2^12"', ["key 'ring.q' = \"2^12\"", "at most 2n/3"]),
        ('"2^11"', "8", ["key 'ring.q' = 8", "needs 16"]),
        ('"ntru-hps"', '"ntru"', ["key 'kem.scheme' = \"ntru\"", "known: ntru-hps, ntru-hrss"]),
        ('"ntru-hps"', '"ntru-hrss"', ["key 'ring.q' = \"2^11\"", "n = 509 needs 8192 or more"]),
        ('scheme = "ntru-hps"\n', "", ["key 'kem.scheme' is missing"]),
        ('"mine"', '"int"', ["key 'name' = \"int\"", "keyword"]),
        ('kind = "ring"', 'kind = "ring"\naliases = [1]', ["key 'aliases[0]' = 1", "must be a string"]),
        ('kind = "ring"', 'kind = "ring"\nfield = 1', ["key 'field' = 1", "unknown key"]),
    ],
)  # fmt: skip
def test_bad_rings(tmp_path: Path, old: str, new: str, parts: list[str]) -> None:
    path = tmp_path / "bad.toml"
    assert old in NTRU
    path.write_text(NTRU.replace(old, new), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        load_structure(path)
    message = str(caught.value)
    assert message.startswith(f"{path}: ") and message.isprintable() and caught.value.exit_code == 2
    assert all(part in message for part in parts), message
