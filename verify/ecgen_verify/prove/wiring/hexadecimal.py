# SPDX-License-Identifier: MIT
"""The functions of hexadecimal digits of an emitted folder."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ecgen_verify.prove.hashes.prover import prove
from ecgen_verify.prove.hexadecimal.cases import OUTPUTS, subject
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.tools.builds import Build, files_of
from ecgen_verify.prove.verdict import Outcome

#: The unit of C.
UNIT = "hex"
#: What is claimed of both, whatever the folder.
HEXADECIMAL = "digits of bytes and bytes of digits"


def hexadecimal_image(source: Path, prefix: str, build: Build, out: Path) -> Image:
    """Raises CheckFailed when the compiler fails."""
    return build.image(source, prefix, files_of(source, prefix, [UNIT]), out)


def hexadecimal_proofs(source: Path, prefix: str) -> dict[str, Callable[[Image], Outcome]]:
    """How the functions are proved, by their names; none where the folder has no digits."""
    if not files_of(source, prefix, [UNIT]):
        return {}
    return {f"{prefix}_{name}": partial(prove, subject=subject(name), begin=f"{prefix}_") for name in OUTPUTS}
