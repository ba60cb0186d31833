# SPDX-License-Identifier: MIT
"""The functions of hexadecimal digits of an emitted folder."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen.logic.contract import Contract
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Subject
from ecgen_verify.prove.hexadecimal.cases import IN_WORDS, hexadecimal_claim
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.wiring.functions import Functions

#: The unit of C.
UNIT = "hex"


def hexadecimal(place: Place, blocks: Mapping[str, int] = IN_WORDS) -> Functions:
    """None where the folder has no digits. `blocks`: how many bytes the code of each function takes at once."""
    subjects = {name: known for name, block in blocks.items() if (known := _subject(place, name, block)) is not None}
    return Functions(files_of(place.source, place.prefix, [UNIT]), proofs=subjects, apart=True)


def _subject(place: Place, operation: str, block: int) -> Subject | None:
    contract = place.promise(name := f"{place.prefix}_{operation}")
    claim = hexadecimal_claim(contract, block) if isinstance(contract, Contract) else None
    return None if claim is None else Subject(name, claim, {}, {})
