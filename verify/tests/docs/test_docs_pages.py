# SPDX-License-Identifier: MIT
"""The pages of docs/: what they show of Python is executed, and the bibliography is that of the sources."""

from __future__ import annotations

import doctest
import runpy
from pathlib import Path

from ecgen.cli import make_library
from ecgen.library import Target
from ecgen.tuned import tuned_schedule
from support.emitted import spec_named

DOCS = Path(__file__).parents[3] / "docs"
BIBLIOGRAPHY = runpy.run_path(str(DOCS / "hooks" / "bibliography.py"))


def test_the_walk_through_a_multiplication() -> None:
    results = doctest.testfile(str(DOCS / "one-multiplication.md"), module_relative=False, encoding="utf-8")
    assert results.attempted >= 10 and results.failed == 0


def test_the_walk_names_the_curve_s_facts() -> None:
    text = (DOCS / "one-multiplication.md").read_text(encoding="utf-8")
    assert spec_named("p384").prime == 2**384 - 2**128 - 2**96 + 2**32 - 1 and "2^384 = 2^128 + 2^96 - 2^32 + 1" in text


def test_the_readme_says_where_a_multiplication_comes_from() -> None:
    """The schedule that it links is the one that the default emission prints."""
    library = make_library(spec_named("p384"), None, "nasm", None)
    mul = next(program for program in library.programs(library.moduli(64)[0], Target.ADX) if program.name == "fe_mul")
    tuned = tuned_schedule(library.schedules, library.order_of("fe_mul"), "p384", mul, lambda _: None)
    assert tuned is not None
    assert f"(specs/tuned/{tuned[1].source})" in (DOCS.parent / "README.md").read_text(encoding="utf-8")


def test_the_bibliography_is_that_of_the_sources() -> None:
    """`python docs/hooks/bibliography.py` writes it again."""
    assert (DOCS / "bibliography.md").read_text(encoding="utf-8") == BIBLIOGRAPHY["page"]()


def test_every_standard_that_a_source_cites_is_in_the_bibliography() -> None:
    assert BIBLIOGRAPHY["uncited"]() == []
