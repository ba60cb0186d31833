# SPDX-License-Identifier: MIT
"""A hook of mkdocs: README.md is the site's first page, and what pages link to outside docs/ is part of the site, so that every
link is checked and leads somewhere. A Markdown file becomes a page, another file a page that shows it, a folder its README or a
list."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from mkdocs.structure.files import File, Files

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
DOCS = PurePosixPath("docs")
_LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]+)((?:#[^)\s]*)?\))")
_FENCE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)
_LANGUAGES = {".py": "python", ".c": "c", ".h": "c", ".asm": "nasm", ".S": "gas", ".toml": "toml", ".json": "json",
              ".yml": "yaml"}  # fmt: skip
#: What says that a page is left out of the search, which is for prose.
_UNSEARCHED = "---\nsearch:\n  exclude: true\n---\n"
#: Of a file that is longer, as many characters are shown.
_LONGEST = 100_000


def _home(path: PurePosixPath) -> PurePosixPath:
    """Where a file or folder of the repository stands among the site's sources."""
    if path == PurePosixPath("README.md"):
        return PurePosixPath("index.md")
    if DOCS in path.parents:
        return path.relative_to(DOCS)
    if (ROOT / path).is_dir():
        return PurePosixPath("repository", path, "README.md")
    return PurePosixPath("repository", path if path.suffix == ".md" else f"{path}.md")


def _links(path: PurePosixPath, text: str) -> Iterator[tuple[re.Match[str], PurePosixPath]]:
    """The links of a Markdown file to files and folders of the repository, outside of blocks of code."""
    code = [match.span() for match in _FENCE.finditer(text)]
    for match in _LINK.finditer(text):
        target = PurePosixPath(posixpath.normpath(path.parent / match[2]))
        if not any(start <= match.start() < end for start, end in code) and (ROOT / target).exists():
            yield match, target


def _moved(path: PurePosixPath, text: str) -> str:
    """The text with each link as it must be on the site. What leads nowhere stays, and mkdocs complains of it."""
    parts, done = [], 0
    for match, target in _links(path, text):
        where = posixpath.relpath(_home(target), _home(path).parent)
        parts += [text[done : match.start()], match[1], where, match[3]]
        done = match.end()
    return "".join([*parts, text[done:]])


def _written(path: PurePosixPath) -> str:
    """A file or a folder as Markdown."""
    here = ROOT / path
    if here.is_dir():
        if (here / "README.md").is_file():
            return (here / "README.md").read_text(encoding="utf-8")
        entries = [entry for entry in here.iterdir() if entry.name[0] not in "._"]
        names = sorted(f"{entry.name}/" if entry.is_dir() else entry.name for entry in entries)
        return "\n".join([f"# {path}/", "", *(f"- `{name}`" for name in names), ""])
    text = here.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return text
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}\n[...]\n"
    return f"{_UNSEARCHED}# {path.name}\n\n`{path}`\n\n````{_LANGUAGES.get(path.suffix, 'text')}\n{shown.rstrip()}\n````\n"


def _base(path: PurePosixPath) -> PurePosixPath:
    """The file that a path's text is of: links of a folder's README are relative to the folder."""
    return path / "README.md" if (ROOT / path).is_dir() else path


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand outside docs/ and are linked to, also from one another, or stand in the navigation."""
    front = PurePosixPath("README.md")
    pages = {front, *(DOCS / file.src_uri for file in files if file.src_uri.endswith(".md"))}
    named = [PurePosixPath(uri).relative_to("repository") for uri in re.findall(r"repository/[\w./-]+\.md", str(config.nav))]
    todo = [*sorted(pages), *named]
    seen = set(todo)
    while todo:
        path = todo.pop()
        if DOCS not in path.parents:
            uri = str(_home(path))
            files.append(File.generated(config, uri, content=_moved(_base(path), _written(path))))
        if (ROOT / path).is_dir() or path.suffix == ".md":
            for _, target in _links(_base(path), _written(path)):
                if target not in seen:
                    seen.add(target)
                    todo.append(target)
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Pages of docs/ link to what was added."""
    if page.file.generated_by is None:
        return _moved(DOCS / page.file.src_uri, markdown)
    return markdown
