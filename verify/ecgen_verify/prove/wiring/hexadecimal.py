# SPDX-License-Identifier: MIT
"""The functions of hexadecimal digits of an emitted folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Subject, prove
from ecgen_verify.prove.hexadecimal.cases import IN_WORDS, hexadecimal_claim
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


def hexadecimal_proofs(place: Place, blocks: Mapping[str, int] = IN_WORDS) -> dict[str, Callable[[Image], Outcome]]:
    """How the functions are proved, by their names; none where the folder has no digits. `blocks`: how many bytes the code of
    each function takes at once."""
    subjects = (subject(place, name, block) for name, block in blocks.items())
    return {known.name: partial(prove, subject=known) for known in subjects if known is not None}


def subject(place: Place, operation: str, block: int) -> Subject | None:
    contract = place.promise(name := f"{place.prefix}_{operation}")
    claim = hexadecimal_claim(contract, block) if isinstance(contract, Contract) else None
    return None if claim is None else Subject(name, claim, {}, {})
