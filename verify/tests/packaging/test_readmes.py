# SPDX-License-Identifier: MIT
"""Each folder with many files says in a README what it is for, and every file that a README names is there."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

from support.emitted import need

_ROOT = Path(__file__).parents[3]
_MOST = 10
#: In backticks: a file's path or a pattern of such, a folder's name with a slash at its end, or a test module.
_NAME = re.compile(r"`([\w./*-]+\.(?:py|c|h|asm|j2|json|toml|md|formula)|[\w./-]+/|test_[\w*]+)`")


def tracked() -> list[PurePosixPath]:
    """Every file of the tree but the emitted ones. Skips the test outside a checkout."""
    need("git")
    listing = subprocess.run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=_ROOT, capture_output=True,
                             text=True, check=False)  # fmt: skip
    if listing.returncode:
        pytest.skip("no checkout")
    paths = [PurePosixPath(line) for line in listing.stdout.splitlines()]
    return [path for path in paths if path.parts[0] != "generated" and (_ROOT / path).exists()]


def is_of_one_kind(names: list[str]) -> bool:
    """Whether the files are data, all alike: the README of the folder above says what they are."""
    endings = {PurePosixPath(name).suffix for name in names}
    return ".py" not in endings and len(endings - {".md"}) <= 2


def test_folders_of_many_files_have_a_readme() -> None:
    files = tracked()
    entries = Counter(folder for folder, _ in {(path.parents[i + 1], path.parents[i]) for path in files
                                               for i in range(len(path.parents) - 1)})  # fmt: skip
    entries.update(path.parent for path in files)
    names = {folder: [path.name for path in files if path.parent == folder] for folder in entries}
    missing = [str(folder) for folder, count in entries.items()
               if count > _MOST and "README.md" not in names[folder] and not is_of_one_kind(names[folder])]  # fmt: skip
    assert sorted(missing) == []


def named(readme: PurePosixPath) -> Iterator[str]:
    """The files and folders that a README names, patterns among them."""
    for line in (_ROOT / readme).read_text(encoding="utf-8").splitlines():
        if not line.startswith("    "):  # an indented line is a listing
            yield from (match[1] for match in _NAME.finditer(line) if not re.search(r"[A-Z]{3}", match[1].removesuffix(".md")))


def test_what_a_readme_names_is_there() -> None:
    """In the README's folder, in a folder above it or just below it, or among the tests' helpers."""
    absent = []
    for readme in (path for path in tracked() if path.name == "README.md" and len(path.parts) > 1):
        here = _ROOT / readme.parent
        places = [*(_ROOT / folder for folder in readme.parents), *(folder for folder in here.iterdir() if folder.is_dir()),
                  _ROOT / "verify" / "tests" / "support"]  # fmt: skip
        for name in named(readme):
            pattern = f"{name}.py" if name.startswith("test_") and "." not in name else name.rstrip("/")
            if not any(next(place.glob(pattern), None) for place in places):
                absent.append(f"{readme}: {name}")
    assert absent == []


@pytest.mark.parametrize("page", [_ROOT / "README.md", *sorted((_ROOT / "docs").rglob("*.md"))], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8"))
    assert links and [link for link in links if not (page.parent / link).exists()] == []
