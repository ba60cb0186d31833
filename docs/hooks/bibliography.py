# SPDX-License-Identifier: MIT
"""Writes docs/bibliography.md: the works and standards that sources cite, each with the files that do."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

DOCS = Path(__file__).parents[1]
PAGE, DATA = DOCS / "bibliography.md", DOCS / "bibliography.toml"
#: Where sources are, and what they are called.
_ROOTS = ("generator/ecgen", "templates", "verify/ecgen_verify", "bench/ecgen_bench")
_SUFFIXES = (".py", ".j2", ".formula", ".c")
_HEADER = """# Bibliography

The works and standards that the sources name, each with the files that use it. Written by `python docs/hooks/bibliography.py`.
"""


@cache
def sources() -> Mapping[str, str]:
    """Path in the repository -> text."""
    root = DOCS.parent
    paths = [path for name in _ROOTS for path in sorted((root / name).rglob("*")) if path.suffix in _SUFFIXES]
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}


def _lines(entries: list[dict[str, object]]) -> Iterator[str]:
    for entry in sorted(entries, key=lambda entry: str(entry["text"]).casefold()):
        names = entry["names"]
        assert isinstance(names, list)
        pattern = re.compile("|".join(names))
        used = [path for path, text in sources().items() if pattern.search(text)]
        if not used:
            raise ValueError(f"{DATA.name}: nobody cites {entry['text']}")
        places = ", ".join(f"[{Path(path).name.removesuffix('.j2')}](../{path})" for path in used)
        yield f"- {entry['text']}.  \n  {places}"


def page() -> str:
    """The page. Raises ValueError for an entry that no file cites."""
    with DATA.open("rb") as file:
        data = tomllib.load(file)
    works, standards = "\n".join(_lines(data["work"])), "\n".join(_lines(data["standard"]))
    return f"{_HEADER}\n## Papers and books\n\n{works}\n\n## Standards\n\n{standards}\n"


def uncited() -> list[str]:
    """Papers by number and standards that a source names and the bibliography does not know."""
    data = DATA.read_text(encoding="utf-8")
    lists = re.findall(r"names = \[(.*)\]", data)
    known = re.compile("|".join(name for names in lists for name in re.findall(r"'(.*?)'", names)))
    pattern = re.compile(r"\bRFC \d{4}\b|\bFIPS \d{3}-\d\b|\bSP 800-\d+[A-Z]?|(?i:eprint) \d{4}/\d+")
    return sorted({f"{path}: {cited[0]}" for path, text in sources().items() for cited in pattern.finditer(text)
                   if not known.search(cited[0])})  # fmt: skip


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.exit("\n".join(uncited()) or None)
