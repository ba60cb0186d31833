# SPDX-License-Identifier: MIT
"""`ecgen bench --table ecutils`: the published figures, the operations through the binding, and a run."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from ecgen.errors import CheckFailed, UsageError
from ecgen_bench.tables import ecutils, published
from ecgen_bench.tables.ecutils_table import Table, row_of
from ecgen_bench.tables.koblitz import koblitz_decode, koblitz_encode
from support.curve_library import Native
from support.emitted import need, shell
from support.example_builds import EXAMPLES, STRICT, curve_build
from support.python_binding import load


@pytest.fixture(scope="module", params=["p256", "p224"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, Native]:
    need("nasm")
    curve, folder = curve_build(request.param, tmp_path_factory)
    return load(folder, request.param, folder / "all.so"), curve


def test_the_published_figures() -> None:
    """Whole, and as tenfold as the note says: one scalar multiplication is what Diffie-Hellman is."""
    rows = {(curve, operation): row_of(curve, operation, 1.0, 1.0)
            for curve in published.CURVES for operation in published.OPERATIONS}  # fmt: skip
    assert {operation for (_, operation), row in rows.items() if row.published is not None} == set(published.PUBLISHED)
    for curve in published.CURVES:
        exchange, multiplication = rows[curve, "diffie_hellman"], rows[curve, "multiplication"]
        assert exchange.corrected is not None and multiplication.corrected is not None
        assert exchange.published == exchange.corrected and multiplication.published == 10 * multiplication.corrected
        assert 0.95 < exchange.corrected / multiplication.corrected < 1.1
        addition, whole = rows[curve, "addition"].published, multiplication.published
        assert addition is not None and whole is not None and addition < 500 < whole, "microseconds, both"
        for operation in ("encoding", "massey_omura"):
            assert (rows[curve, operation].published is None) == ("224" in curve)


def test_the_published_configurations() -> None:
    """All four tables have all curves; a multiplication by affine points took three times as long."""
    for _, _, table in published.CONFIGURATIONS.values():
        assert table.keys() == published.CURVES.keys()
        assert {len(row) for row in table.values()} == {len(published.PUBLISHED)}
    for curve in published.CURVES:
        affine, jacobian = (published.published_time(table, curve, "multiplication")
                            for table in (published.AFFINE, published.COMPUTED))  # fmt: skip
        assert affine is not None and jacobian is not None and 3 < affine / jacobian < 4


@pytest.mark.slow
def test_koblitz_through_python(both: tuple[ModuleType, Native]) -> None:
    binding, curve = both
    for length in (0, 1, 20, curve.field_bytes - 3):
        message = bytes(range(100, 100 + length))
        point = koblitz_encode(binding, message)
        start = int.from_bytes(bytes([length]) + message.ljust(curve.field_bytes - 3, b"\0") + b"\0", "big")
        x, square = next((x, s) for x in range(start, start + 256)
                         for s in [(x**3 + curve.curve.a * x + curve.curve.b) % curve.prime]
                         if pow(s, (curve.prime - 1) // 2, curve.prime) == 1)  # fmt: skip
        assert point.x == x and point.y % 2 == 0 and point.y**2 % curve.prime == square
        assert koblitz_decode(point) == message
    with pytest.raises(ValueError, match="more than"):
        koblitz_encode(binding, bytes(curve.field_bytes - 2))
    with pytest.raises(ValueError, match="no message"):
        koblitz_decode(binding.Point.generator())


@pytest.mark.quick("p256-ecdh")
@pytest.mark.parametrize("broken", ["ecdh", "multiply", "ecdsa_sign"])
def test_a_wrong_result_is_not_measured(broken: str, both: tuple[ModuleType, Native], monkeypatch: pytest.MonkeyPatch) -> None:
    binding, curve = both
    assert list(ecutils._operations(curve.spec, binding)) == list(published.OPERATIONS)
    right, calls = getattr(binding, broken), []

    def wrong(*arguments: object) -> object:
        """Right at first, as what is signed beforehand."""
        calls.append(arguments)
        return (
            right(*arguments) if broken == "ecdsa_sign" and len(calls) == 1 else binding.Point() if broken == "multiply" else b""
        )

    monkeypatch.setattr(binding, broken, wrong)
    with pytest.raises((CheckFailed, ValueError)):
        ecutils._operations(curve.spec, binding)


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_times_compiles_strictly(compiler: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    need("nasm")
    _, folder = curve_build("p256", tmp_path_factory)
    include = ("-I", EXAMPLES / "named", "-I", folder)
    macros = ("-DCURVE=p256", "-DCURVE_MACRO=P256")
    shell(need(compiler), *STRICT, *macros, *include, "-c", "-o", tmp_path / "times.o", EXAMPLES / "times.c")


@pytest.mark.slow
def test_what_the_command_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[float] = []

    def measured(scratch: Path, progress: ecutils.Progress, *, milliseconds: float) -> Table:
        asked.append(milliseconds)
        progress("a step")
        return Table([row_of("secp256k1", "encoding", 2.0, 1.0)], {"Processor": "[p]"})

    monkeypatch.setattr(ecutils, "measure", measured)
    ecutils.bench_table(tmp_path / "out", quick=False, as_json=True, quiet=False, verbose=True)
    printed = capsys.readouterr()
    assert json.loads(printed.out)["rows"][0]["ratio"] == 90.5 and "a step" in printed.err
    assert printed.out == (tmp_path / "out" / "ecutils.json").read_text(encoding="utf-8")
    ecutils.bench_table(tmp_path / "out", quick=True, as_json=False, quiet=False, verbose=False)
    printed = capsys.readouterr()
    assert "Koblitz" in printed.out and "90.5" in printed.out and "ecutils.md" in printed.err
    assert (tmp_path / "out" / "ecutils.svg").read_text(encoding="utf-8").startswith("<?xml")
    ecutils.bench_table(tmp_path / "out", quick=True, as_json=False, quiet=True, verbose=False)
    assert capsys.readouterr() == ("", "") and asked == [50, 1, 1]
    with pytest.raises(UsageError, match="is a file"):
        ecutils.bench_table(tmp_path / "out" / "ecutils.md", quick=True, as_json=False, quiet=True, verbose=False)


@pytest.mark.slow
def test_a_run(tmp_path: Path) -> None:
    need("nasm")
    steps: list[str] = []
    table = ecutils.measure(tmp_path, steps.append, milliseconds=0.01, curves=["secp192r1"])
    assert [row.operation for row in table.rows] == list(published.OPERATIONS)
    assert [step for step in steps if step.startswith("secp192r1: ")] == [
        f"secp192r1: {step}" for step in ("building", "measuring", "measuring its configurations")]  # fmt: skip
    assert all(row.python > 0 and row.c > 0 for row in table.rows)
    document = json.loads(table.json())
    assert [configuration["name"] for configuration in document["configurations"]] == list(published.CONFIGURATIONS)
    without, cached, affine, _ = document["configurations"]
    assert (without["published"], affine["published"], cached["c"]) == (10250, 31640, None)
    assert affine["c"] > 0 and without["c"] > 0 and affine["ratio"] == affine["corrected"] / affine["c"]
    chart = table.chart()
    assert len(chart.labels) == 9 + 4 and {len(values) for values in chart.series.values()} == {13}
    assert "| secp192r1 | affine, without table | 31640 | 3164 |" in table.markdown()
    assert document["rows"][2]["published"] == 10250 and document["rows"][2]["corrected"] == 1025
    lines = [line for line in table.markdown().splitlines() if line.startswith("| secp192r1")]
    assert len(lines) == 9 + 4 and lines[0].startswith("| secp192r1 | point addition | 151 | 3.6 | 15.1 |")
    assert lines[4].startswith("| secp192r1 | Koblitz decoding | N/A | N/A | N/A |") and lines[4].endswith("|  |")
    assert published.SOURCE in table.markdown()
