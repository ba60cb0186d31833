# SPDX-License-Identifier: MIT
"""Energy: what an instruction does, exact counts, intervals, and counters in a folder that the test provides."""

from __future__ import annotations

import json
import os
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecgen.arith import catalog, quadratic_products
from ecgen.bundled import load_bundled
from ecgen.cli import main, make_library
from ecgen.ir import Op
from ecgen.passes.pipeline import finished
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Effort
from ecgen_bench.harness.program import link
from ecgen_bench.implementations.build import ASM_TARGETS
from ecgen_bench.instruments.joules import ENERGIES, estimate, ratio
from ecgen_bench.instruments.mix import Mix, executed, features
from ecgen_bench.sections.steps import Steps, steps
from ecgen_bench.system.tools import is_x86_64, run
from support.bench_failures import failure
from support.emitted import need


@pytest.mark.parametrize(("text", "mix"), [
    ("adc    rax,QWORD PTR [rsi+0x8]", Mix(1, 1, 0, 0, 1)),
    ("add    QWORD PTR [rdi],rax", Mix(1, 1, 0, 0, 2)),
    ("cmp    QWORD PTR [rdi],rax", Mix(1, 1, 0, 0, 1)),
    ("lea    rax,[rsi+rdx*1+0x8]", Mix(1, 1, 0, 0, 0)),
    ("mulx   r9,rax,QWORD PTR [rsi]", Mix(1, 0, 1, 0, 1)),
    ("imul   rax,rbx", Mix(1, 0, 1, 0, 0)),
    ("mul    QWORD PTR [rsi]", Mix(1, 0, 1, 0, 1)),
    ("shrd   rax,rbx,0x34", Mix(1, 0, 0, 1, 0)),
    ("cmovb  rax,QWORD PTR [rsp+0x10]", Mix(1, 0, 0, 1, 1)),
    ("mov    QWORD PTR [rdi],rax", Mix(1, 0, 0, 0, 1)),
    ("mov    rax,rdi", Mix(1, 0, 0, 0, 0)),
    ("push   rbx", Mix(1, 0, 0, 0, 1)),
    ("call   1240 <f>", Mix(1, 0, 0, 0, 1)),
    ("jne    1240 <f+0x10>", Mix(1, 0, 0, 0, 0)),
    ("nop    WORD PTR [rax+rax*1+0x0]", Mix(1, 0, 0, 0, 0)),
    ("rep stos QWORD PTR es:[rdi],rax", Mix(1, 0, 0, 1, 2)),
    ("movups XMMWORD PTR [rsp],xmm0", Mix(1, 0, 0, 0, 2)),
    ("vpaddq ymm0,ymm1,YMMWORD PTR [rsi]", Mix(1, 4, 0, 0, 4)),
    ("pxor   xmm0,xmm0", Mix(1, 0, 0, 2, 0)),
])  # fmt: skip
def test_what_an_instruction_does(text: str, mix: Mix) -> None:
    assert features(text) == mix


def test_instructions_are_counted_where_they_stand() -> None:
    called = "cob=/lib/b\ncfn=g\ncalls=3 0x20 0\n0x14 0 900\n"
    profile = f"ob=/lib/a\nfn=f\n0x10 0 3\n{called}0x18 0 3\n\nob=/lib/b\nfn=g\n0x20 0 900\n"
    assert executed(profile) == Counter({("/lib/a", 0x10): 3, ("/lib/a", 0x18): 3, ("/lib/b", 0x20): 900})


def test_ratios_lie_in_their_intervals_and_reach_their_ends() -> None:
    rng = random.Random(3)
    for _ in range(200):
        one, two = (Mix(*(rng.choice([0.0, 1.0, rng.uniform(1, 1e6)]) for _ in range(5))) + Mix(1) for _ in range(2))
        held = ratio(one, two)
        for _ in range(20):
            energies = [rng.choice([energy.low, energy.high, rng.uniform(energy.low, energy.high)]) for energy in ENERGIES]
            first, second = (sum(e * count for e, count in zip(energies, mix.counts, strict=True)) for mix in (one, two))
            assert held.low * (1 - 1e-9) <= first / second <= held.high * (1 + 1e-9)
        back = ratio(two, one)
        assert (back.low, back.high) == pytest.approx((1 / held.high, 1 / held.low))
    assert (ratio(one, one).low, ratio(one, one).high) == pytest.approx((1, 1))
    assert estimate(Mix(instructions=2)).high == pytest.approx(140e-12)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p192", "secp224k1", "sqisign_lvl1"])
def test_steps_give_what_their_formulas_say(tmp_path: Path, name: str) -> None:
    job = Job([make_library(load_bundled(name), None, "c", None)], Effort(1, 1), True, tmp_path, lambda step: None)
    (library,) = job.libraries
    chosen = Steps(library, steps(library), seed=4)
    built = job.build(library, job.plain_c)
    program = link([chosen.part(built)], library.moduli(64), job.compiler, tmp_path, 0, headers={"keys.h": ""})
    shown = run([str(program.path), "show"])
    assert chosen.check(shown) == len(chosen.chosen) >= 6
    with pytest.raises(Exception, match="is wrong"):
        Steps(library, chosen.chosen, seed=5).check(shown)


def energy(monkeypatch: pytest.MonkeyPatch, out: Path, *words: str) -> dict[str, Any]:
    """The document of `ecgen bench --section energy`."""
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", "--section", "energy", "--quick", "-q", "--out", str(out), *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 0
    (path,) = out.glob("*.json")
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


@pytest.mark.slow
def test_a_bare_field_is_counted_exactly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    need("valgrind")
    if not is_x86_64():
        pytest.skip("the mix is of x86-64")
    document = energy(monkeypatch, tmp_path, "--curve", "p503", "--launches", "1")
    assert document["estimated"] is True
    rows = {(row["operation"], row["code"]): row for row in document["rows"]}
    modulus = make_library(load_bundled("p503"), None, "c", None).moduli(64)[0]
    shape = ASM_TARGETS[0].shape
    programs = {("F_p", "product"): catalog.multiplication(modulus, shape), ("F_p", "square"): catalog.squaring(modulus, shape),
                ("F_p^2", "product"): quadratic_products.multiplication(modulus, shape, -1)}  # fmt: skip
    for place, multiplication in programs.items():
        products = sum(instruction.op is Op.MUL for instruction in finished(multiplication).instrs)
        assert rows[place]["mix"]["multiplication"] == products
    for operation in ("doubling, Kummer", "addition, Kummer"):
        affine, projective = rows[operation, "affine"], rows[operation, "projective"]
        assert affine["energy_ratio"] is None
        assert projective["energy_ratio"]["low"] < projective["energy_ratio"]["median"] < projective["energy_ratio"]["high"] < 1
        assert projective["mix"]["instruction"] < affine["mix"]["instruction"]
    assert any("SIDH" in note and "broken" in note and "sqisign_lvl3" in note for note in document["notes"])


@pytest.fixture
def powercap(tmp_path: Path) -> Iterator[Path]:
    """Counters as Linux shows them, of a processor that takes 5 watts, and 20 while a child of this process runs."""
    folder = tmp_path / "powercap"
    for name, label in (("intel-rapl:0", "package-0"), ("intel-rapl:0:0", "core")):
        (folder / name).mkdir(parents=True)
        for file, text in (("name", label), ("max_energy_range_uj", "10000000"), ("energy_uj", "9990000")):
            (folder / name / file).write_text(f"{text}\n")
    ended = threading.Event()

    def working() -> bool:
        return any(path.read_text() for path in Path(f"/proc/{os.getpid()}/task").glob("*/children"))

    def count() -> None:
        taken, before = 9_990_000.0, time.monotonic()
        while not ended.is_set():
            time.sleep(0.001)
            try:
                watts = 20 if working() else 5
            except OSError:
                continue  # a thread ended meanwhile
            now = time.monotonic()
            taken, before = (taken + 1e6 * watts * (now - before)) % 10_000_001, now
            (folder / "new").write_text(f"{taken:.0f}\n")
            (folder / "new").replace(folder / "intel-rapl:0" / "energy_uj")

    thread = threading.Thread(target=count)
    thread.start()
    yield folder
    ended.set()
    thread.join()


@pytest.mark.slow
def test_counters_are_read_where_they_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, powercap: Path) -> None:
    if not Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").exists():
        pytest.skip("the system does not tell a process's children")
    document = energy(monkeypatch, tmp_path / "out", "--curve", "sqisign_lvl1", "--launches", "2", "--powercap", str(powercap))
    assert document["estimated"] is False
    assert document["facts"]["Counters"].startswith("1 packages below ")
    assert {row["operation"] for row in document["rows"]} >= {"F_p", "F_p^2", "doubling, Kummer", "addition, Kummer"}
    for row in document["rows"]:
        assert row["joules"]["median"] > 0
        assert "mix" not in row
    text = (tmp_path / "out" / "bench-sqisign_lvl1-energy.md").read_text(encoding="utf-8")
    assert "microjoules" in text and "estimate" not in text


def test_bad_folders(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--curve", "p192", "--section", "energy", "--out", str(tmp_path / "out"), "--powercap"]
    for folder in (tmp_path / "absent", tmp_path):
        code, message = failure(monkeypatch, capsys, *words, str(folder))
        assert code == 2
        assert "--powercap" in message and str(folder) in message
    code, message = failure(monkeypatch, capsys, "--curve", "p192", "--powercap", str(tmp_path))
    assert code == 2
    assert "--section energy" in message
    assert not (tmp_path / "out").exists()
