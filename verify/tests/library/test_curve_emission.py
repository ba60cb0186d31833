# SPDX-License-Identifier: MIT
"""When the curve layer is emitted, how it compiles, and curves with a cofactor."""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from ecgen.cli import cli
from ecgen.emit import emit
from ecgen.emit.curve.sizes import Sizes
from ecgen.group import Group
from ecgen.library import Library, Target
from ecgen.rings import Residues
from ecgen.spec.load import load_file
from support.curve_library import Memory, Native, native_of, spec_of

#: What the files of the layer are called, after the prefix.
SOURCES, HEADERS = {"point", "curve", "hash"}, {"curve_internal"}
STRICT = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O1")

COFACTOR = """
name = "h12"
[field]
prime = 59
[curve]
form = "weierstrass"
a = {a}
b = {b}
generator = [{x}, {y}]
order = {order}
cofactor = {cofactor}
"""


def emitted(out: Path, *arguments: str) -> set[str]:
    result = CliRunner().invoke(cli, [*arguments, "--out", str(out), "-q"])
    assert result.exit_code == 0, result.output
    return set(json.loads((out / "manifest.json").read_text(encoding="utf-8"))["files"])


@pytest.mark.slow
def test_default_and_only_field(tmp_path: Path) -> None:
    whole = emitted(tmp_path / "whole", "--curve", "p256")
    field = emitted(tmp_path / "field", "--curve", "p256", "--only", "field")
    layer = {f"p256_{file}.c" for file in SOURCES} | {f"p256_{file}.h" for file in HEADERS}
    assert {file for file in whole - field if file.endswith((".c", ".h")) and "/" not in file} == layer
    assert field < whole
    assert "ecdh" not in (tmp_path / "field" / "p256.h").read_text(encoding="utf-8")
    assert "ecgen --curve p256 --only field" in (tmp_path / "field" / "p256.h").read_text(encoding="utf-8")


def test_no_layer_for_a_field() -> None:
    files = emit(Library(spec_of("f13"), "f13", "auto", (Target.C64,)), "test")
    assert {"f13_field.c", "f13_internal.h"} <= set(files)
    assert not set(files) & {*(f"f13_{file}.c" for file in SOURCES), *(f"f13_{file}.h" for file in HEADERS)}


@pytest.mark.slow
def test_size_of_the_table(tmp_path: Path) -> None:
    sizes = []
    for kilobytes in ("0", "1", "4"):
        emitted(tmp_path / kilobytes, "--curve", "p192", "--base-table", kilobytes)
        sizes.append((tmp_path / kilobytes / "p192_point.c").read_text(encoding="utf-8").count("P192_W(0x"))
    assert sizes[0] == 0
    assert sizes[1] * 8 <= 1024 < sizes[2] * 8 <= 4096


@pytest.mark.parametrize(("name", "kilobytes", "entries"), [("p256", None, 1154), ("p256", 32, 328), ("p384", None, 256),
                                                            ("p224", None, 512), ("secp256k1", None, 1154)])  # fmt: skip
def test_usual_tables(name: str, kilobytes: int | None, entries: int) -> None:
    """72 kB for primes of 256 bits, the largest of at most 32 kB that pays for others."""
    chosen = Sizes(Library(spec_of(name), name, "auto", (Target.C64,), base_table=kilobytes)).comb
    assert chosen is not None and chosen[0].entries == entries


@pytest.mark.slow
@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["p256", "p521", "secp256k1", "secp224k1", "w13", "w17"])
@pytest.mark.parametrize("compiler", ["clang -std=c99", "gcc -std=c99", "g++ -x c++", "clang++ -x c++"])
def test_compiles_without_a_word(tmp_path: Path, name: str, compiler: str) -> None:
    command = compiler.split()
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    targets = (Target.C64, Target.C32)
    for file, text in emit(Library(spec_of(name), name, "auto", targets), "test").items():
        if "/" not in file:
            (tmp_path / file).write_text(text, encoding="utf-8")
    for file, bits in itertools.product(sorted(SOURCES), (64, 32)):
        source = tmp_path / f"{name}_{file}.c"
        macro = f"-D{name.upper()}_WORD_BITS={bits}"
        subprocess.run([*command, *STRICT, macro, "-c", "-o", tmp_path / "out.o", source], check=True)


def curve_with_cofactor() -> dict[str, int]:
    """The first y^2 = x^3 + a*x + b over 59 with a point of prime order at least 7 and a cofactor."""
    for a, b in itertools.product(range(1, 20), repeat=2):
        group = Group("weierstrass", {"a": a, "b": b}, Residues(59))
        points = [(x, y) for x, y in itertools.product(range(59), repeat=2) if group.defect(x, y) == 0]
        total = len(points) + 1
        for order in (7, 11, 13):
            if total % (2 * order) == 0 and (4 * a**3 + 27 * b * b) % 59:
                generator = next((p for p in points if group.multiply(order, p) is None), None)
                if generator is not None:
                    return {"a": a, "b": b, "x": generator[0], "y": generator[1], "order": order, "cofactor": total // order}
    raise AssertionError("no such curve")


@pytest.fixture(scope="module")
def composite(tmp_path_factory: pytest.TempPathFactory) -> Native:
    folder = tmp_path_factory.mktemp("cofactor")
    (folder / "h12.toml").write_text(COFACTOR.format(**curve_with_cofactor()), encoding="utf-8")
    return native_of(load_file(folder / "h12.toml"), "h12", "c64", folder)


@pytest.mark.slow
def test_points_of_other_orders(composite: Native) -> None:
    """They are points, they add up, and they are no public keys."""
    group, n = composite.group, composite.order
    points = [(x, y) for x, y in itertools.product(range(59), repeat=2) if group.defect(x, y) == 0]
    r = composite.room(3)
    for p, q in itertools.product((*points, None), repeat=2):
        composite.call("point_add", r, composite.jacobian(p, 2), composite.jacobian(q, 3))
        assert composite.read_point(r) == group.add(p, q)
    refused = 0
    for p in points:
        for key in range(1, n):
            shared, encoded = Memory(b"\xa5"), Memory(composite.encode(p))
            status = composite.status("ecdh", shared, Memory(bytes([key])), encoded, composite.size(3))
            product = group.multiply(key, p) if group.multiply(n, p) is None else None
            assert status == (0 if product else -1)
            assert shared.raw[0] == (product[0] if product else 0)
        refused += group.multiply(n, p) is not None
        signature = Memory(bytes([1, 1]))
        status = composite.status("ecdsa_verify", signature, encoded, composite.size(3), Memory(b"\1"), composite.size(1))
        assert status == -1 or group.multiply(n, p) is None
    assert refused == len(points) + 1 - n


def test_multiples_in_the_subgroup(composite: Native) -> None:
    group, n, r = composite.group, composite.order, composite.room(3)
    for index, scalar in itertools.product(range(n), repeat=2):
        base, right = group.multiply(index, composite.generator), group.multiply(index * scalar, composite.generator)
        composite.call("point_mul", r, composite.scalar(scalar), composite.jacobian(base, 4))
        assert composite.read_point(r) == right
        composite.call("point_mul_base", r, composite.scalar(scalar))
        assert composite.read_point(r) == group.multiply(scalar, composite.generator)
