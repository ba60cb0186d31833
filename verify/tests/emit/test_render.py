# SPDX-License-Identifier: MIT
"""Compiled templates are kept beside the templates; whatever befalls the kept ones, the text is that of the template."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ecgen import render


@pytest.fixture
def templates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(render, "data_folder", lambda _: tmp_path)
    monkeypatch.setattr("sys.dont_write_bytecode", False)
    (tmp_path / "t.j2").write_text("one {{ fact }}", encoding="utf-8")
    render._environment.cache_clear()
    yield tmp_path
    render._environment.cache_clear()


def _rendered() -> str:
    """As a new process would: nothing remembered but what is on the disk."""
    render._environment.cache_clear()
    return render.render("t.j2", fact="fact")


def _kept(templates: Path) -> list[Path]:
    return list((templates / "__pycache__").glob("*.j2c"))


def test_kept_and_read_again(templates: Path) -> None:
    assert _rendered() == "one fact"
    (file,) = _kept(templates)
    file.write_bytes(file.read_bytes().replace(b"one ", b"two "))  # that it is read is seen by what it says
    assert _rendered() == "two fact"
    assert _kept(templates) == [file]


def test_another_text(templates: Path) -> None:
    assert _rendered() == "one fact"
    (templates / "t.j2").write_text("other {{ fact }}", encoding="utf-8")
    assert _rendered() == "other fact"


@pytest.mark.parametrize("damage", [lambda _: b"", lambda data: data[:20], lambda data: data[:-9], lambda data: bytes(len(data)),
                                    lambda data: data[:12] + b"\x80\x02cno_module\nname\n." + data[12:]])  # fmt: skip
def test_damaged(templates: Path, damage: Callable[[bytes], bytes]) -> None:
    assert _rendered() == "one fact"
    (file,) = _kept(templates)
    file.write_bytes(damage(file.read_bytes()))
    assert _rendered() == "one fact"


def test_a_folder_that_cannot_be_written(templates: Path) -> None:
    (templates / "__pycache__").write_text("a file where the folder would be", encoding="utf-8")
    assert _rendered() == "one fact"


def test_where_python_keeps_nothing(templates: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    assert _rendered() == "one fact"
    assert not _kept(templates)
