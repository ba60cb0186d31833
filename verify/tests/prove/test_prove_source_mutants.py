# SPDX-License-Identifier: MIT
"""Mutants of emitted C: which there are, and that the suite can fail. A few are tried here; the numbers on the page are of
`python -m ecgen_verify.prove.evidence.source_mutation --full`."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.errors import CheckFailed
from ecgen_verify.prove.evidence import source_mutation
from ecgen_verify.prove.evidence.source_mutants import SourceMutant, source_mutants
from ecgen_verify.prove.evidence.source_mutation import SOURCES, Folder, Source, keep, read_numbers, tallies
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Status

_TEXT = """\
static const int x_table[2] = {
    0x10, 7,
};

/* Calls x_f(a, b) + 1. */
int x_f(int a, int b)
{
    b += a; /* a + b */
    x_g(a, b);
    return a < 2;
}
"""


def _places(name: str) -> dict[str, str]:
    return {mutant.place: mutant.applied(_TEXT) for mutant in source_mutants(_TEXT, name, random.Random(1))}


def test_every_change_of_a_function() -> None:
    changed = _places("x_f")
    assert sorted(place.partition(": ")[2].partition(" -> ")[0] for place in changed) == [
        "`+=`", "`2`", "`<`", "`a, b`", "`x_g(a, b);`"]  # fmt: skip
    assert changed["x_f, row 9: `x_g(a, b);` -> nothing"] == _TEXT.replace("    x_g(a, b);\n", "")
    assert changed["x_f, row 9: `a, b` -> `b, a`"] == _TEXT.replace("x_g(a, b);", "x_g(b, a);")
    assert all(text.startswith(_TEXT[: _TEXT.index("{\n    b")]) for text in changed.values())


def test_every_number_of_a_table() -> None:
    assert sorted(place.partition(" -> ")[0] for place in _places("x_table")) == [
        "x_table, row 2: `0x10`", "x_table, row 2: `7`"]  # fmt: skip


@pytest.fixture(scope="module")
def emitted(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    return Folder(tmp_path_factory.mktemp("source"))


def _with(mutated: Folder, monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> Source:
    """Mutants of which the first has this change of sc_batch_inv."""

    def changed(text: str, name: str, rng: random.Random) -> Iterator[SourceMutant]:
        place = text.find(f"void {name}(")
        if place >= 0:
            assert old in text[place:]
            start = text.index(old, place)
            yield SourceMutant("the change", start, start + len(old), new)

    monkeypatch.setattr(source_mutation, "source_mutants", changed)
    return Source("batch", {"sc_batch_inv": "sc_batch_inv"})


@pytest.mark.slow
def test_a_prover_that_believes_everything_is_told(emitted: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = _with(emitted, monkeypatch, "p256_sc_inv(", "p256_sc_neg(")
    (tally,) = tallies(emitted, changes)
    assert (tally.mutants, tally.refuted + tally.undecided, tally.accepted, tally.wrong) == (1, 1, [], [])
    proved = emitted.verdict("sc_batch_inv", Build("gcc", "-O2"))
    monkeypatch.setattr(emitted, "verdict", lambda *_: replace(proved, status=Status.PROVED))
    (tally,) = tallies(emitted, changes)
    assert (tally.mutants, tally.accepted, tally.wrong) == (1, [], ["the change"])


@pytest.mark.slow
def test_the_same_code_is_no_mutant(emitted: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(tallies(emitted, _with(emitted, monkeypatch, "p256_sc_inv(", "/* same */ p256_sc_inv("))) == []


@pytest.mark.slow
def test_what_the_function_does_not_reach_is_no_mutant_of_it(emitted: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing would be wrong where it is accepted."""
    changes = _with(emitted, monkeypatch, "p256_sc_inv(", "p256_sc_neg(")
    assert list(tallies(emitted, replace(changes, places={"sc_batch_inv": "fe_batch_inv"}))) == []


@pytest.mark.slow
def test_what_is_named_is_in_the_folder(emitted: Folder) -> None:
    for source in SOURCES:
        next(emitted.mutants(source))
    with pytest.raises(CheckFailed, match="is called nothing"):
        next(emitted.mutants(Source("none", {"nothing": "fe_inv"})))


def test_the_kept_numbers(tmp_path: Path) -> None:
    numbers = read_numbers()
    assert {one.kind for one in numbers} <= {source.kind for source in SOURCES}
    assert all(one.refuted + one.undecided + len(one.accepted) == one.mutants for one in numbers)
    assert all(not one.wrong and not one.faults for one in numbers)
    keep(numbers, tmp_path / "numbers.json")
    assert read_numbers(tmp_path / "numbers.json") == numbers
