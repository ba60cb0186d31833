# SPDX-License-Identifier: MIT
"""What was proved of a function holds again where the same code stands in another build, and nowhere else."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import Outcome, Status, Verdict

_MAIN = """
#include <stdint.h>
extern const uint64_t a_table[2];
uint64_t a_callee(uint64_t);
uint64_t a_main(uint64_t x) { return a_callee(x + 3) + a_table[1]; }
"""
_TABLE = "#include <stdint.h>\nconst uint64_t a_table[2] = {5, 7};\n"
_CALLEE = "#include <stdint.h>\nuint64_t a_callee(uint64_t x) { return x * 9; }\n"


class _Folder:
    def __init__(self, path: Path) -> None:
        self.path, self.count = path, 0
        self.known, self.proofs = Known(), 0

    def image(self, *sources: str, level: str = "-O2") -> Image:
        objects = []
        for source in sources:
            self.count += 1
            file = self.path / f"{self.count}.c"
            file.write_text(source, encoding="utf-8")
            objects.append(file.with_suffix(".o"))
            subprocess.run(["gcc", level, "-g1", "-c", file.name, "-o", str(objects[-1])], cwd=self.path, check=True)
        return load(objects)

    def outcome(self, image: Image, prefix: str = "", status: Status = Status.PROVED) -> Outcome:
        name = f"{prefix or 'a_'}main"

        def prove(image: Image) -> Outcome:
            """As a proof does that takes the callee by its name: looks at its own code and at the table."""
            self.proofs += 1
            image.bytes_of(name)
            image.constant(image.symbols[f"{prefix or 'a_'}table"], 16)
            return Outcome(Verdict(name, "", status, seconds=1.0), ())

        return self.known.of(image, name, prove, prefix)


@pytest.fixture
def folder(tmp_path: Path) -> _Folder:
    return _Folder(tmp_path)


def test_the_same_code_is_proved_once(folder: _Folder) -> None:
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE))
    again = folder.image(_CALLEE, _MAIN, _TABLE, level="-O3")
    outcome = folder.outcome(again)
    assert folder.proofs == 1
    assert outcome.verdict.sha256 == hashlib.sha256(again.bytes_of("a_main")).hexdigest()


def test_what_is_not_looked_at_may_differ(folder: _Folder) -> None:
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE))
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE.replace("9", "10")))
    folder.outcome(folder.image(_MAIN, _TABLE))
    assert folder.proofs == 1


@pytest.mark.parametrize(("main", "table"), [
    (_MAIN.replace("3", "4"), _TABLE),
    (_MAIN.replace("a_callee", "a_other"), _TABLE),
    (_MAIN.replace("a_table[1]", "a_table[0]"), _TABLE),
    (_MAIN, _TABLE.replace("7", "8")),
    (_MAIN, _TABLE.replace("const uint64_t", "uint64_t")),
])  # fmt: skip
def test_other_code_and_other_constants_are_proved_anew(folder: _Folder, main: str, table: str) -> None:
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE))
    folder.outcome(folder.image(main, table, _CALLEE))
    assert folder.proofs == 2


def test_changed_code_is_proved_anew(folder: _Folder) -> None:
    image = folder.image(_MAIN, _TABLE, _CALLEE)
    folder.outcome(image)
    folder.outcome(image.with_code(image.functions["a_main"], b"\x90"))
    assert folder.proofs == 2


def test_only_proofs_are_kept(folder: _Folder) -> None:
    for _ in range(2):
        folder.outcome(folder.image(_MAIN, _TABLE), status=Status.UNDECIDED)
    assert folder.proofs == 2


def test_names_may_begin_otherwise(folder: _Folder) -> None:
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE), "a_")
    other = [source.replace("a_", "b_") for source in (_MAIN, _TABLE, _CALLEE)]
    assert folder.outcome(folder.image(*other), "b_").verdict.function == "b_main"
    assert folder.proofs == 1
    folder.outcome(folder.image(other[0].replace("b_callee", "a_callee"), other[1]), "b_")
    assert folder.proofs == 2
