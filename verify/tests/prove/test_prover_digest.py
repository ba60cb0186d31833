# SPDX-License-Identifier: MIT
"""Which prover is installed: told by its syntax trees, and without parsing them while its bytes are known."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecgen.prover_digest import DIGEST_FILE, digest_file_text, known_digest, prover_digest, tree_text
from ecgen_verify.prove.evidence import digest


def test_the_digest_of_a_prover_is_of_what_its_code_does(tmp_path: Path) -> None:
    text = '"""A page."""\n# why\ndef f(x):\n    """Trusted."""\n    return x + 1\n'
    assert tree_text(text) == tree_text("def f(x): return (x\n   + 1)\n") != tree_text("def f(x): return x + 2\n")
    assert tree_text("x = 'a'") != tree_text("x = b'a'") != tree_text("x = a")
    prover = tmp_path / "prove"
    for part in ("evidence", "search", "wiring"):
        (prover / part).mkdir(parents=True)
    digests = []
    sources = (("a.py", "x = 1"), ("a.py", "x = 1  # one"), ("a.py", "x = 2"), ("b.py", ""), ("evidence/c.py", "y = 1"),
               ("search/d.py", "z = 1"), ("wiring/e.py", "z = 1"), ("command.py", "z = 1"))  # fmt: skip
    for name, source in sources:
        (prover / name).write_text(source, encoding="utf-8")
        digests.append(prover_digest(prover))
    assert digests[0] == digests[1] and len(set(digests[3:])) == 1 and len(set(digests)) == 3


def _small_prover(folder: Path) -> Path:
    prover = folder / "prove"
    (prover / "evidence").mkdir(parents=True)
    (prover / "a.py").write_text("x = 1", encoding="utf-8")
    (prover / DIGEST_FILE).write_text(digest_file_text(prover), encoding="utf-8")
    return prover


def test_a_prover_is_known_by_its_bytes(tmp_path: Path) -> None:
    """Any other bytes are parsed: a comment changes no digest, code does, and neither is taken for what the file was made of."""
    prover = _small_prover(tmp_path)
    known = known_digest(prover)
    assert known == prover_digest(prover)
    for source in ("x = 1  # one", "x = 2"):
        (prover / "a.py").write_text(source, encoding="utf-8")
        assert known_digest(prover) is None
        assert (prover_digest(prover) == known) is (source != "x = 2")
    (prover / "a.py").write_text("x = 1", encoding="utf-8")
    assert known_digest(prover) == known
    (prover / "b.py").write_text("", encoding="utf-8")
    assert known_digest(prover) is None


@pytest.mark.parametrize("text", [None, "", "[]", "{}", "1", '{"bytes": 1}', "[" * 100_000, "\udcff"])
def test_without_a_digest_file_a_prover_is_parsed(text: str | None, tmp_path: Path) -> None:
    prover = _small_prover(tmp_path)
    if text is None:
        (prover / DIGEST_FILE).unlink()
    else:
        (prover / DIGEST_FILE).write_text(text, encoding="utf-8", errors="surrogateescape")
    assert known_digest(prover) is None


def test_this_prover_is_known_without_parsing_it() -> None:
    """Whoever changes its sources runs `make generated`; until then emission takes half a second longer."""
    prover = Path(digest.__file__).parents[1]
    assert (prover / DIGEST_FILE).read_text(encoding="utf-8") == digest_file_text(prover)
