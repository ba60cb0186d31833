# SPDX-License-Identifier: MIT
"""Which prover is installed: a digest of the sources that a verdict can depend on. Nothing is imported or executed.

Comments, docstrings and the layout of the text do not count: what is hashed is the syntax tree, written so that all versions of
Python that ecgen runs on give the same text. That takes most of half a second, so the prover carries the digest of its trees
beside a digest of the bytes that they were read from, and only sources with other bytes are parsed.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

_GENERATOR = Path(__file__).parent
#: The package of the prover, beside the generator's.
_VERIFIER = "ecgen_verify"
#: Folders and files of the prover that no verdict can depend on. `evidence`: records, and tests of the prover itself. `search`:
#: its answers are checked by who asks. `wiring`: which proof of a function is tried; what that shows counts where it is the
#: contract in the manifest (`calls`). `tools`, `command.py`: what makes objects, shares work out and prints; a verdict is of the
#: bytes whose digest it has. With others of these a function may be decided or not, but not be proved wrongly.
NOT_TRUSTED = ("evidence", "search", "tools", "wiring", "command.py")
#: What the prover takes from the generator to say what is to be shown: terms and contracts, the specification, the formulas
#: of the curves over their rings, groups modulo p, and the division steps. The rest of the generator makes what is judged.
SHARED = ("logic", "contracts", "spec", "curve", "arith/divsteps", "arith/quadratic.py", "rings.py", "group.py", "errors.py",
          "emit/facts.py", "emit/montgomery_curve.py", "emit/powers.py")  # fmt: skip
#: What stands beside these for rings and codes, of which nothing is proved yet: no proof of a field or a curve depends on it.
OTHER_KINDS = ("contracts/binary.py", "contracts/keccak.py", "contracts/mceliece.py", "contracts/ring.py",
               "spec/binary.py", "spec/kinds.py", "spec/ring.py", "spec/structure.py", "spec/tower.py")  # fmt: skip
#: In the folder of the prover: `digest_file_text`, as `make generated` and `make proved` write it.
DIGEST_FILE = "evidence/digest.json"
#: Fields of the tree that say nothing about what the code does.
_SILENT = ("ctx", "kind", "type_comment")


@cache
def installed_prover() -> str | None:
    """SHA-256 over the installed prover's syntax trees, in hex; None where it is not installed or has no sources."""
    return next((known_digest(folder) or prover_digest(folder) for folder in verifier_folders("prove")), None)


def verifier_folders(part: str) -> list[Path]:
    """Where a folder of the verifier's sources is installed."""
    package = find_spec(_VERIFIER)
    places = [] if package is None else package.submodule_search_locations or ()
    return [folder for place in places if (folder := Path(place, part)).is_dir()]


def known_digest(prover: Path, generator: Path = _GENERATOR) -> str | None:
    """What `prover_digest` says, from the digest file in the folder `prover`; None where the file was written for sources with
    other bytes, or cannot be read."""
    try:
        stored = json.loads((prover / DIGEST_FILE).read_bytes())
        return str(stored["trees"]) if stored["bytes"] == _bytes_digest(prover, generator) else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None  # a missing or damaged file costs time and changes no answer


def digest_file_text(prover: Path, generator: Path = _GENERATOR) -> str:
    """`trees`: `prover_digest`; `bytes`: SHA-256 over the bytes of the same files and of this one, which says what counts."""
    return json.dumps({"bytes": _bytes_digest(prover, generator), "trees": prover_digest(prover, generator)}, indent=1) + "\n"


def _bytes_digest(prover: Path, generator: Path) -> str:
    digest = hashlib.sha256()
    for name, path in [*_sources(prover, generator), ("", Path(__file__))]:
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def prover_digest(prover: Path, generator: Path = _GENERATOR) -> str:
    """SHA-256 over the syntax trees of the prover in the folder `prover`, and of what it shares with the generator, in hex."""
    return trees_digest(_sources(prover, generator))


def trees_digest(files: Iterable[tuple[str, Path]]) -> str:
    """SHA-256 over the syntax trees of files and their names, in hex."""
    digest = hashlib.sha256()
    for name, path in files:
        content = tree_text(path.read_text(encoding="utf-8")).encode()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _sources(prover: Path, generator: Path) -> Iterator[tuple[str, Path]]:
    """(name, file) in a fixed order."""
    for path in sorted(prover.rglob("*.py")):
        if path.relative_to(prover).parts[0] not in NOT_TRUSTED:
            yield f"prove/{path.relative_to(prover).as_posix()}", path
    for shared in SHARED:
        place = generator / shared
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            name = path.relative_to(generator).as_posix()
            if name not in OTHER_KINDS:
                yield f"ecgen/{name}", path


def tree_text(source: str) -> str:
    """The syntax tree of a Python source as text, without docstrings. Raises SyntaxError."""
    parts: list[str] = []
    _write(ast.parse(source), parts)
    return " ".join(parts)


def _write(value: object, parts: list[str]) -> None:
    """Fields that are empty are left out: later versions of Python have more of them."""
    if isinstance(value, ast.AST):
        parts.append(f"{type(value).__name__}(")
        for name, content in ast.iter_fields(value):
            if name == "body" and _has_docstring(value):
                content = content[1:]
            if name not in _SILENT and content is not None and content != []:
                parts.append(f"{name}=")
                _write(content, parts)
        parts.append(")")
    elif isinstance(value, list):
        parts.append("[")
        for item in value:
            _write(item, parts)
        parts.append("]")
    else:
        parts.append(repr(value))


def _has_docstring(node: ast.AST) -> bool:
    if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) or not node.body:
        return False
    first = node.body[0]
    return isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str)
