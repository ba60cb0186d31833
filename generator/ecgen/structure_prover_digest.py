# SPDX-License-Identifier: MIT
"""Which prover of rings and binary fields is installed: as `ecgen.prover_digest`, of the sources that its verdicts depend on.

A change of it leaves the records of curves and primes as they are.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ecgen.prover_digest import trees_digest, verifier_folders

_GENERATOR = Path(__file__).parent
#: Of the verifier: folders, without the files in _APART, and files of the prover of primes that this one reads code with.
_FOLDER = "structure/prove"
_APART = ("command.py", "record.py")
_TAKEN = ("prove/abi.py", "prove/code.py", "prove/image.py", "prove/objects.py", "prove/verdict.py")
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
    own = [path for path in sorted((verifier / _FOLDER).glob("*.py")) if path.name not in _APART]
    files = [(path.relative_to(verifier).as_posix(), path) for path in [*own, *(verifier / name for name in _TAKEN)]]
    return trees_digest([*files, *((f"ecgen/{name}", generator / name) for name in _SHARED)])
