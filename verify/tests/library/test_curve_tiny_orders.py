# SPDX-License-Identifier: MIT
"""Orders so small that no nonce may serve a key and a hash: emission ends, signing ends, and both say the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.emit.curve.nonces import attempts
from ecgen.spec.curve_check import Curve
from ecgen.spec.curve_equation import Equation
from ecgen.spec.load import load_file
from support.curve_library import Memory, Native, loaded

SPECS = Path(__file__).parents[1] / "specs"
PROGRAM = [sys.executable, "-B", "-c", "from ecgen.cli import main; main()"]
TEXT = """
name = "tiny"
[field]
prime = {prime}
[curve]
form = "weierstrass"
a = {a}
b = {b}
generator = [{x}, {y}]
order = {order}
cofactor = {cofactor}
"""
#: (p, a, b, order): with a cofactor and without, the order above and below p; of (11, 3, 7) and (31, 17, 4) no nonce ever serves.
CURVES = ((5, 2, 1, 7), (7, 1, 1, 5), (7, 0, 3, 13), (11, 2, 7, 7), (11, 3, 7, 5), (13, 1, 0, 5), (23, 1, 5, 11), (31, 17, 4, 7),
          (31, 1, 3, 41))  # fmt: skip


def curve_of(prime: int, a: int, b: int, order: int) -> tuple[Curve, dict[int, int]]:
    """The curve with a generator of that order; x of the multiples of the generator."""
    equation = Equation.of(prime, "weierstrass", a, b)
    count = equation.count()
    for x in range(prime):
        for y in range(prime):
            if equation.holds((x, y)):
                point = equation.multiply(count // order, (x, y))
                if point is not None and equation.multiply(order, point) is None:
                    multiples = (equation.multiply(k, point) for k in range(1, order))
                    xs = {k: int(multiple[0]) for k, multiple in enumerate(multiples, 1) if multiple is not None}
                    return Curve("weierstrass", a, b, int(point[0]), int(point[1]), order, count // order), xs
    raise AssertionError("no point of that order")


def serving(curve: Curve, xs: dict[int, int], key: int, hashed: int) -> int:
    """How many nonces make neither r nor s zero."""
    return sum(x % curve.order != 0 and (hashed + x * key) % curve.order != 0 for x in xs.values())


@pytest.mark.parametrize("case", [*CURVES, (7, 1, 6, 11), (11, 1, 6, 13), (23, 1, 4, 29), (103, 0, 2, 13), (103, 0, 5, 97),
                                  (1319, 0, 1, 11), (1319, 1, 4, 263)], ids=str)  # fmt: skip
def test_where_signing_is_not_limited_it_ends_soon(case: tuple[int, int, int, int]) -> None:
    curve, xs = curve_of(*case)
    fewest = min(serving(curve, xs, key, hashed) for key in range(1, curve.order) for hashed in range(curve.order))
    assert attempts(case[0], curve) is not None or fewest >= (curve.order - 1) / 2


@pytest.mark.parametrize("name", ["p192", "p256", "p521", "secp256k1", "w13", "w251", "h251", "k64"])
def test_where_signing_is_not_limited(name: str) -> None:
    own = SPECS / f"{name}.toml"
    spec = load_file(own) if own.exists() else load_bundled(name)
    assert spec.curve is not None and attempts(spec.prime, spec.curve) is None


@pytest.fixture(scope="module", params=[("w7", "c64"), ("w7", "c32")], ids="-".join)
def tiny(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


@pytest.mark.slow
def test_every_key_with_every_hash(tiny: Native) -> None:
    """p = 7, a = b = 1: a signature that verifies where a nonce serves, and zeros where none does."""
    curve, xs = curve_of(7, 1, 1, 5)
    refused = 0
    for key in range(1, 5):
        point = tiny.group.multiply(key, tiny.generator)
        assert point is not None
        public = Memory(tiny.encode(point))
        for first in range(256):
            hashed = Memory(bytes([first]) * 32)
            signature = Memory(b"\xa5" * 2)
            status = tiny.status("ecdsa_sign", signature, Memory(tiny.number(key)), hashed, tiny.size(32))
            expected = 0 if serving(curve, xs, key, first >> 5) else -1  # the leading three bits, as many as n has
            assert status == expected
            checked = tiny.status("ecdsa_verify", signature, public, tiny.size(len(public.raw)), hashed, tiny.size(32))
            assert checked == expected and any(signature.raw) == (expected == 0)
            refused += expected != 0
    assert refused > 0


@pytest.mark.sampled(2)
@pytest.mark.quick("(5, 2, 1, 7)")
@pytest.mark.parametrize("case", CURVES, ids=str)
def test_emission_and_its_self_test(case: tuple[int, int, int, int], tmp_path: Path) -> None:
    prime, a, b, _ = case
    curve, _ = curve_of(*case)
    (tmp_path / "tiny.toml").write_text(TEXT.format(prime=prime, a=a, b=b, x=curve.gx, y=curve.gy, order=curve.order,
                                                    cofactor=curve.cofactor), encoding="utf-8")  # fmt: skip
    emitted = subprocess.run([*PROGRAM, "--spec", "tiny.toml", "--target", "c", "-q"], cwd=tmp_path, timeout=60, check=False,
                             capture_output=True, text=True)  # fmt: skip
    assert emitted.returncode == 0, emitted.stderr
    strict = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O1", "-I", "."]
    files = [*sorted(path.name for path in (tmp_path / "tiny").glob("*.c")), "test/tiny_selftest.c"]
    subprocess.run([*strict, "-o", "selftest", *files], cwd=tmp_path / "tiny", check=True)
    subprocess.run(["./selftest"], cwd=tmp_path / "tiny", check=True, timeout=60)
