# SPDX-License-Identifier: MIT
"""The page on soundness is what its command makes of the sources and the numbers in the repository."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecgen.bundled import bundled_specs
from ecgen.proofs import Proof, Record, Unit, bundled_proofs, read_record
from ecgen.prover_digest import NOT_TRUSTED, installed_prover
from ecgen_verify.prove import congruence, search
from ecgen_verify.prove.bounds import Contradiction
from ecgen_verify.prove.evidence.coverage import by_build, coverage
from ecgen_verify.prove.evidence.lines import PROVER, Source, code_lines, sources
from ecgen_verify.prove.evidence.model import Counts, read_numbers
from ecgen_verify.prove.evidence.mutation import Tally
from ecgen_verify.prove.evidence.soundness import PAGE, page, render
from ecgen_verify.prove.evidence.source_mutation import SourceTally
from ecgen_verify.prove.path import Fork
from ecgen_verify.prove.path import Path as PathOfCode
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.imports import read_imports


def test_the_committed_page_is_the_generated_one() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m ecgen_verify.prove.evidence.soundness"


def test_files_that_the_text_names_are_there() -> None:
    """The tables have the names of files only, under their folder."""
    text = "\n".join(line for line in page().splitlines() if not line.startswith("|"))
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    assert len(named) > 30 and "composed/induction.py" in named
    assert not [name for name in named if not any((root / name).is_file() for root in (PROVER, PAGE.parent))]


@pytest.mark.slow
def test_no_path_of_a_machine_and_no_date() -> None:
    assert not re.search(r"/(work|home|root|tmp|usr)\b|\b20\d\d-\d\d", page())


def test_lines_are_those_with_code() -> None:
    text = '# c\n"""Doc\n\nmore."""\n\nx = 1  # c\n\n\ndef f():\n    """Doc."""\n    s = """a\n\nb"""\n    return s\n'
    assert code_lines(text) == 6


def test_what_is_trusted_is_told_by_places_whatever_docstrings_say(tmp_path: Path) -> None:
    """Not by the names of files: a part of the prover has them as well."""
    for folder in ("part", "search", "tools", "wiring"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "command.py").write_text('"""Three. Not trusted."""\nx = 1\ny = 2\n', encoding="utf-8")
    for name in ("a.py", "command.py"):
        (tmp_path / name).write_text('"""One\ntwo.\n\nTrusted: much."""\nx = 1\n', encoding="utf-8")
    assert sources(tmp_path) == [Source("", "a.py", "One two.", 1, True), Source("", "command.py", "One two.", 1, False),
                                 Source("part", "command.py", "Three. Not trusted.", 2, True),
                                 *(Source(folder, "command.py", "Three. Not trusted.", 2, False)
                                   for folder in ("search", "tools", "wiring"))]  # fmt: skip


def test_trusted_code_imports_nothing_else() -> None:
    """Not even inside a function, or for types: what has to be believed can be read without searches, wiring and tools."""
    prover = "ecgen_verify.prove"
    others = tuple(f"{prover}.{place.removesuffix('.py')}" for place in NOT_TRUSTED)
    imports = read_imports(PROVER.parents[1])
    trusted = {f"{prover}.{Path(s.part, s.name).with_suffix('').as_posix().replace('/', '.')}" for s in sources() if s.trusted}
    assert len(others) == 5 and len(trusted) > 60 and trusted <= set(imports)
    assert not [(name, other) for name in sorted(trusted) for other in imports[name] if other.startswith(others)]


#: What has its own sums of multiples or products: `Value` are those of `Field`, and `Numbers` are polynomials modulo p.
_CALCULATE = {"Poly": "polynomials", "Field": "polynomials", "Numbers": "polynomials of Poly",
              "Multiple": "points, each times a Poly"}  # fmt: skip
_SUMS = {"__add__", "__sub__", "__mul__", "plus", "mul", "scale", "scaled"}


def test_two_rings_of_polynomials() -> None:
    """Of words and other integers, and of field elements; nothing else has sums of multiples or products of its own."""
    texts = [(PROVER / source.part / source.name).read_text(encoding="utf-8") for source in sources() if source.trusted]
    classes = [(node, {part.name for part in node.body if isinstance(part, ast.FunctionDef)})
               for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]  # fmt: skip
    assert {node.name for node, methods in classes if methods & _SUMS} == set(_CALCULATE)
    assert sum("\nMonomial = " in text for text in texts) == list(_CALCULATE.values()).count("polynomials") == 2


#: How a path is changed, and how one is ended or split: all that must not be done on a search's word.
_OF_PATHS = {"assume", "add_fact", "take_in", "know_low", "raise Contradiction", "raise Fork"}


def _done(source: str) -> set[str]:
    """Methods that a source calls, exceptions that it raises, and attributes of anything but self that it sets."""
    done = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            done.add(node.func.attr)
        elif isinstance(node, ast.Raise) and node.exc is not None:
            done.add(f"raise {ast.unparse(node.exc).split('(')[0]}")
        elif isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) and ast.unparse(node.value) != "self":
            done.add(f"set {node.attr}")
    return done


def test_a_search_changes_no_path() -> None:
    """The digest of a prover is without the searches: they give answers, and have no effects."""
    assert _done("path.doubt = path.assume(x)\nraise Fork(bit)") == {"set doubt", "assume", "raise Fork"}
    searches = [(PROVER / source.part / source.name).read_text(encoding="utf-8") for source in sources() if not source.trusted
                and source.part == "search"]  # fmt: skip
    assert len(searches) > 15
    done = set().union(*map(_done, searches))
    assert not done & _OF_PATHS and not {act for act in done if act.startswith("set ")}


class _Asked(PathOfCode):
    """A path on which nothing can be decided."""

    def decide_word(self, word: Word) -> bool:
        return False


@pytest.mark.parametrize("error", [Contradiction(), Fork(Poly.atom(0))])
def test_a_search_cannot_end_or_split_a_path(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def says(*_: object) -> Iterator[Poly]:
        yield Poly.atom(0)
        raise error

    monkeypatch.setattr(congruence, "questions", says)
    path = _Asked(World())
    atom = path.input_word("x", 0, 1).poly
    with pytest.raises(Undecided, match="a search says what only a path may say"):
        congruence.vanishes(path, atom, 101)


def test_a_search_asks_for_integers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a word may be no integer: a path that divides into those where it is 0 and where it is 1 would lose the others."""
    path = PathOfCode(World())
    bit = path.input_word("x", 0, 2).poly.shifted_down(1)
    monkeypatch.setattr(congruence, "questions", lambda *_: iter([bit]))
    with pytest.raises(Undecided, match="what is no integer"):
        congruence.vanishes(path, bit, 101)
    path.masks.append(bit)
    with pytest.raises(Fork):
        congruence.vanishes(path, bit, 101)


def _is_question(node: ast.AnnAssign) -> bool:
    return node.value is not None and ast.unparse(node.value) == f"searched({ast.unparse(node.target)!r})"


def test_trusted_code_finds_an_answer_for_every_question() -> None:
    asked = [ast.unparse(node.target) for source in sources() if source.trusted
             for node in ast.walk(ast.parse((PROVER / source.part / source.name).read_text(encoding="utf-8")))
             if isinstance(node, ast.AnnAssign) and _is_question(node)]  # fmt: skip
    assert len(asked) == len(set(asked)) >= 10
    assert set(asked) == set(search.__all__)
    rows = (PROVER / "search" / "README.md").read_text(encoding="utf-8").partition("| Question |")[2].splitlines()
    assert {name for row in rows if row.startswith("| `") for name in row.split("|")[1].split("`")[1::2]} == set(asked)


@pytest.mark.slow
def test_the_model_and_the_contract_are_trusted() -> None:
    trusted = {source.name for source in sources() if source.trusted and not source.part}
    assert {"model.py", "vectors.py", "contract.py", "prover.py", "poly.py"} <= trusted
    assert "simplex.py" not in trusted


def test_the_model_was_compared_often_enough() -> None:
    numbers = read_numbers()
    assert len(numbers.agreed) >= 450 and not numbers.refused
    assert min(numbers.agreed.values()) >= 1000


def _record() -> Record:
    units = (
        Unit("x64", ("PREFIX_a.asm",), "", {"mul": Proof("1"), "add": Proof("2")}),
        Unit("c64 gcc -O2", ("PREFIX_a.c",), "", {"mul": Proof("3"), "all": Proof("4", ("mul",)),
                                                  "inv": Proof("5", ("kernel",))}),
    )  # fmt: skip
    tools = {"x64": "NASM", "c64 gcc -O2": "gcc"}
    return Record("s", "", "", tools, units, ("mul", "add", "all", "inv", "sub", "ecdh"), {"c64 gcc -O2": ("add", "sub")})


def test_the_files_that_the_page_names_exist() -> None:
    """Those of the path from bytes to theorem, of which there are ten, and those of the gaps."""
    text = page()
    path = text[text.index("One theorem, from bytes to verdict, in ten files"):text.index("The types they speak in")]
    names = re.findall(r"`(\w+\.py)`", path)
    assert len(set(names)) == 10
    gaps = text[text.index("## The gaps"):text.index("## What has to be believed")]
    assert not [name for name in [*names, *re.findall(r"`([\w/]+\.py)`", gaps)] if not (PROVER / name).is_file()]


def test_what_is_counted_as_proved() -> None:
    covered = coverage(_record())
    assert (covered.functions, covered.whole, covered.partly, covered.undecided, covered.uncovered) == (6, 2, 1, 2, ("ecdh",))
    assert covered.proofs == 4
    assert by_build([_record()]) == [("c64 gcc -O2", "gcc", 2, 3), ("x64", "NASM", 2, 0)]


def test_the_tables_hold_the_numbers() -> None:
    tally = Tally("Crandall", "k_fe_mul", "nasm", 250, 31, 202, 16, 100_000, ("one",))
    text = render([Source("", "a.py", "A.", 17, True)], Counts({"ADD": 40, "ADC": 2}, {"SHL": 3}), [tally], [_record()])
    assert "| Crandall | `k_fe_mul` | nasm | 250 | 31 | 202 | 16 | 100000 | 1 | earlier |" in text
    assert "| `a.py` | 17 | A. |" in text
    assert "| s | 6 | 2 | 1 | 2 | 1 | 4 |" in text
    assert "42 cases of 2 kinds" in text and "each at least 2 agree" in text
    assert "`ecdh` (1)" in text
    assert "The model\nis that of an earlier prover" in text


def test_evidence_of_this_prover_says_so() -> None:
    """It is of this one until a file changes that a verdict can depend on."""
    installed = installed_prover() or ""
    tally = Tally("Crandall", "k_fe_mul", "nasm", 250, 31, 202, 17, 100_000, prover=installed)
    changed_sources = SourceTally("tables", "c64", prover=installed)
    text = render([], Counts({"ADD": 40}, {}, installed), [tally], [_record()], 0, [changed_sources])
    assert "| 100000 | 0 | this |" in text and "| tables | c64 | 0 | 0 | 0 | 0 | 0 | this |" in text
    assert "The model\nis that of this prover" in text


def test_what_ran_in_an_emulator_is_not_called_the_processor() -> None:
    tallies = [Tally(kind, "k", "nasm", 250, 31, 202, 17, 100_000, emulator=emulator)
               for kind, emulator in (("Crandall", ""), ("Lanes", "Bochs"), ("Lanes, any", "Bochs"))]  # fmt: skip
    text = render([], Counts({"VPADDQ": 40}, {}, emulator="Bochs"), tallies, [_record()])
    assert 'ran in the emulator Bochs instead, beside the original there:\n"Lanes"; "Lanes, any".\n\n|' in text
    assert "ran in Bochs, an emulator" in text and "they\nran in Bochs" in text and "do in Bochs" in text
    text = render([], Counts({"VPADDQ": 40}, {}, emulator=""), tallies[:1], [_record()])
    assert "Bochs" not in text and "they ran on the processor, too" in text
    text = render([], Counts({"ADD": 40}, {}), tallies[:1], [_record()])
    assert "Bochs" not in text and "in these numbers where the processor that counted has them" in text


def test_every_record_is_of_a_bundled_specification() -> None:
    names = {spec.name for spec in bundled_specs()}
    files = {path.stem for path in bundled_proofs().glob("*.json")}
    assert files <= names
    for name in files:
        record = read_record(bundled_proofs(), name)
        assert record is not None, f"{name}.json is in an older form: run 'make proved', then 'make generated'"
        assert record.spec == name
