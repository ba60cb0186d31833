# SPDX-License-Identifier: MIT
"""Which prover of rings and binary fields is installed: as `ecgen.prover_digest`, of the sources that its verdicts depend on.

A change of it leaves the records of curves and primes as they are, but for what the two provers share: the one table of
instructions and what that is made of.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from ecgen.prover_digest import NOT_TRUSTED, trees_digest, verifier_folders

_GENERATOR = Path(__file__).parent
#: Of the verifier: a folder and what its files import, wherever that is, without what no verdict can depend on.
_FOLDER = "structure/prove"
_APART = ("structure/prove/command.py", "structure/prove/record.py")
#: Of the generator: what says what is to be shown.
_SHARED = ("arith/binary/field.py", "contracts/binary.py", "contracts/ring.py", "logic/contract.py", "logic/terms.py",
           "logic/types.py", "spec/binary.py", "spec/ring.py", "spec/structure.py", "errors.py")  # fmt: skip


@cache
def installed_structure_prover() -> str | None:
    """SHA-256 over the syntax trees, in hex; None where the prover is not installed or has no sources."""
    verifiers = (folder.parents[1] for folder in verifier_folders(_FOLDER))
    return next(map(structure_prover_digest, verifiers), None)


def structure_prover_digest(verifier: Path, generator: Path = _GENERATOR) -> str:
    """Of the prover in the package `verifier`, and of what it shares with the generator, in hex."""
    own = (path.relative_to(verifier).as_posix() for path in (verifier / _FOLDER).glob("*.py"))
    files = [(name, verifier / name) for name in sorted(_reached(verifier, own))]
    return trees_digest([*files, *((f"ecgen/{name}", generator / name) for name in _SHARED)])


def _reached(verifier: Path, names: Iterable[str]) -> set[str]:
    """These files of the verifier, and all that they import."""
    seen: set[str] = set()
    waiting = [*names]
    while waiting:
        name = waiting.pop()
        if name not in seen and name not in _APART and name.removeprefix("prove/").split("/")[0] not in NOT_TRUSTED:
            seen.add(name)
            waiting += _imported(verifier, name)
    return seen


def _imported(verifier: Path, name: str) -> Iterator[str]:
    """Modules of the verifier, and names in modules that are modules themselves."""
    for node in ast.walk(ast.parse((verifier / name).read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or node.module is None:
            continue
        package, *parts = node.module.split(".")
        for place in (parts, *([*parts, alias.name] for alias in node.names)):
            file = "/".join(place) + ".py"
            if package == verifier.name and (verifier / file).is_file():
                yield file
