# SPDX-License-Identifier: MIT
"""What was proved of a function holds again where the same code stands in another build, and nowhere else."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen_verify.prove.evidence.mutants import with_code
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.theorem import Theorem
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import Outcome, Status, Verdict
from support.tiny_objects import bytes_of

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
        self.callee = ""

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
            bytes_of(image, name)
            image.constant(image.symbols[f"{prefix or 'a_'}table"], 16)
            return Outcome(Verdict(name, "", status, seconds=1.0, given=(self.callee or f"{prefix or 'a_'}callee",)), Theorem(""))

        return self.known.of(image, name, prove, prefix)


@pytest.fixture
def folder(tmp_path: Path) -> _Folder:
    return _Folder(tmp_path)


def test_the_same_code_is_proved_once(folder: _Folder) -> None:
    folder.outcome(folder.image(_MAIN, _TABLE, _CALLEE))
    again = folder.image(_CALLEE, _MAIN, _TABLE, level="-O3")
    outcome = folder.outcome(again)
    assert folder.proofs == 1
    assert outcome.verdict.objects == frozenset(again.objects.values())


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
    folder.outcome(with_code(image, image.functions["a_main"], b"\x90"))
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


@pytest.mark.parametrize("callee", ["a_callee", "callee"])
@pytest.mark.parametrize("other", ["b_callee", "callee", "a_callee"])
def test_names_without_the_prefix_stay(folder: _Folder, callee: str, other: str) -> None:
    """What is called has the new prefix only where it had the old one: else it is another function."""
    table = "b_table"
    folder.callee = callee
    folder.outcome(folder.image(_MAIN.replace("a_callee", callee), _TABLE), "a_")
    folder.callee = other
    sources = _MAIN.replace("a_callee", other).replace("a_table", table).replace("a_main", "b_main"), _TABLE.replace("a_", "b_")
    outcome = folder.outcome(folder.image(*sources), "b_")
    same = (callee, other) in (("a_callee", "b_callee"), ("callee", "callee"))
    assert folder.proofs == (1 if same else 2)
    assert outcome.verdict.given == (other,)


# ---------------------------------------------------------------------- parts of objects

_HELPER = "static __attribute__((noipa)) uint64_t helper(uint64_t x) { return x ^ 6; }\n"
_INSIDE = "__attribute__((noipa)) uint64_t a_callee(uint64_t x) { return x * 9; }\n"
_OTHER = "uint64_t a_other(uint64_t x) { return x + 11; }\n"
_TWO = "uint64_t a_main(uint64_t x) { return a_callee(x + 3) + a_table[helper(x) & 1]; }\n"


def _one(*parts: str) -> str:
    return "".join(("#include <stdint.h>\nextern const uint64_t a_table[2];\n", *(parts or (_HELPER, _INSIDE, _OTHER, _TWO)),
                    _TABLE.partition("\n")[2]))  # fmt: skip


class _Parts(_Folder):
    """A proof of one function of an object, which takes its callee by its name."""

    def __init__(self, path: Path, looks_at: tuple[str, ...] = ("a_main", "helper")) -> None:
        super().__init__(path)
        self.looks_at = looks_at

    def proved(self, source: str) -> int:
        """How many proofs were made so far, and with this source."""
        image = self.image(source)

        def prove(image: Image) -> Outcome:
            self.proofs += 1
            for name in self.looks_at:
                bytes_of(image, name)
            image.constant(image.symbols["a_table"], 16)
            verdict = Verdict("a_main", "", Status.PROVED, objects=frozenset(image.objects.values()), given=("a_callee",))
            return Outcome(verdict, Theorem(""))

        assert self.known.of(image, "a_main", prove).verdict.objects == frozenset(image.objects.values())
        return self.proofs


@pytest.mark.parametrize("source", [
    _one(_OTHER.replace("11", "12345678901234"), _HELPER, _INSIDE, _TWO),  # another function, and everything elsewhere
    _one(_HELPER, _INSIDE.replace("9", "10"), _OTHER, _TWO),  # what is taken by its name
])  # fmt: skip
def test_functions_that_are_not_reached_may_differ(source: str, tmp_path: Path) -> None:
    folder = _Parts(tmp_path)
    assert folder.proved(_one()) == 1 and folder.proved(source) == 1


@pytest.mark.parametrize("source", [
    _one().replace("x + 3", "x + 4"),
    _one().replace("x ^ 6", "x ^ 7"),
    _one().replace("7};", "8};"),
    _one().replace("return a_callee(x + 3)", "return a_other(x + 3)"),
    _one().replace("a_callee", "a_called"),
    _one().replace("const uint64_t", "uint64_t"),
])  # fmt: skip
def test_functions_that_are_reached_may_not(source: str, tmp_path: Path) -> None:
    folder = _Parts(tmp_path)
    assert folder.proved(_one()) == 1 and folder.proved(source) == 2


def test_proofs_that_look_elsewhere_are_not_kept(tmp_path: Path) -> None:
    """By a symbol, say, to where nothing leads from the function."""
    folder = _Parts(tmp_path, ("a_main", "a_other"))
    assert folder.proved(_one()) == 1 and folder.proved(_one()) == 2


def test_proofs_of_what_is_not_understood_are_not_kept(tmp_path: Path) -> None:
    """As of a table of addresses, any of which may be meant."""
    folder, table = _Parts(tmp_path), "uint64_t (*const a_functions[])(uint64_t) = {a_callee, a_callee};\n"
    source = _one(_HELPER, _INSIDE, table, _TWO.replace("x + 3", "(uint64_t)a_functions[x]"))
    assert folder.proved(source) == 1 and folder.proved(source) == 2


# ---------------------------------------------------------------------- objects


def test_an_object_is_made_anew_when_a_source_changes(tmp_path: Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    out.mkdir()
    recipe = Recipe("c64 gcc -O2", "fe", ("a.c",), ("gcc", "-O2"))
    header, text = source / "a.h", '#include "a.h"\nint a(void) { return A; }\n'
    header.write_text("#define A 1\n", encoding="utf-8")
    (source / "a.c").write_text(text, encoding="utf-8")

    def built(recipe: Recipe = recipe) -> tuple[int, bytes]:
        (path,) = recipe.make(source, out)
        return path.stat().st_mtime_ns, bytes_of(load([path]), "a")

    first = built()
    assert built() == first
    header.write_text("#define A 2\n", encoding="utf-8")
    second = built()
    assert second[1] != first[1] and built() == second
    (source / "a.c").write_text(text.replace("A;", "A + 5;"), encoding="utf-8")
    assert built()[1] != second[1]
    assert built(replace(recipe, words=("gcc", "-O2", "-DA=3", "-Wno-error")))[0] != second[0]
    next(out.glob("*.made")).write_text("of something else", encoding="utf-8")
    assert built()[1] != second[1]
