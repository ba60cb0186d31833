# SPDX-License-Identifier: MIT
"""The emitted self-test sees faulty variants of the C beside it, more than a hundred of them."""

from __future__ import annotations

import resource
import shutil
import subprocess
from pathlib import Path

import pytest

from support.emitted import c_files, shell, write
from support.faults import FAULTS, Fault

#: Seconds of processor time, of which the honest self-test takes a tenth of one: some variants never end.
_MOST = 5
#: One in so many is tried where time is short.
SAMPLE = 4


class Builds:
    """A folder in portable C, compiled file by file; variants of it differ in few files."""

    def __init__(self, name: str, out: Path) -> None:
        self.name, self.folder, self.objects = name, write(out / name, name, "c"), out / "objects"
        self.texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(self.folder.glob("*.[ch]"))}
        self.objects.mkdir()
        for source in [*c_files(self.folder), self.selftest]:
            self._compile(self.folder, source, self.objects)

    @property
    def selftest(self) -> Path:
        return self.folder / "test" / f"{self.name}_selftest.c"

    def _compile(self, folder: Path, source: Path, out: Path) -> None:
        shell("gcc", "-std=c99", "-w", "-O1", f"-D{self.name.upper()}_NO_ASM", f"-I{folder}", "-c", source, "-o",
              out / f"{source.stem}.o")  # fmt: skip

    def run(self, fault: Fault | None, out: Path) -> subprocess.CompletedProcess[str]:
        """The self-test of a variant; one that takes too long is killed."""
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(self.objects, out)
        if fault is not None:
            self._compile_variant(fault, out)
        shell("gcc", "-o", out / "selftest", *sorted(out.glob("*.o")))
        return subprocess.run([out / "selftest"], capture_output=True, text=True, check=False,
                              preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (_MOST, _MOST)))  # fmt: skip

    def _compile_variant(self, fault: Fault, out: Path) -> None:
        changed = fault.applied(self.name, self.texts)
        folder = out / "folder"
        folder.mkdir()
        for name, text in {**self.texts, **changed}.items():
            (folder / name).write_text(text, encoding="utf-8")
        in_header = any(name.endswith(".h") for name in changed)
        for source in c_files(folder):
            if in_header or source.name in changed:
                self._compile(folder, source, out)


def unseen(name: str, faults: tuple[Fault, ...], out: Path) -> list[str]:
    builds = Builds(name, out)
    honest = builds.run(None, out / "honest")
    assert (honest.returncode, honest.stdout) == (0, f"{name}: all known answers agree\n"), honest.stderr
    missed = []
    for fault in faults:
        run = builds.run(fault, out / "variant")
        if run.returncode == 0:
            missed.append(str(fault))
        elif run.returncode == 1:
            assert f"{name}: " in run.stderr and "disagrees with known answer" in run.stderr
    return missed


def test_there_are_a_hundred() -> None:
    assert sum(map(len, FAULTS.values())) >= 100


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_changes_something(name: str, tmp_path: Path) -> None:
    folder = write(tmp_path / name, name, "c")
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.[ch]"))}
    for fault in FAULTS[name]:
        fault.applied(name, texts)


@pytest.mark.slow
def test_some_faults_are_seen(tmp_path: Path) -> None:
    assert unseen("p503", FAULTS["p503"][::SAMPLE], tmp_path) == []


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", FAULTS)
def test_all_faults_are_seen(name: str, tmp_path: Path) -> None:
    assert unseen(name, FAULTS[name], tmp_path) == []
