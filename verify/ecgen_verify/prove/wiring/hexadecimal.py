# SPDX-License-Identifier: MIT
"""The functions of hexadecimal digits of an emitted folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from ecgen.logic.contract import Contract
from ecgen_verify.prove.builds import Build, files_of
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.goal.pins import hexadecimal
from ecgen_verify.prove.hashes.prover import prove
from ecgen_verify.prove.hexadecimal.cases import Call
from ecgen_verify.prove.hexadecimal.refusing import clear
from ecgen_verify.prove.hexadecimal.strings import BYTES, HEX
from ecgen_verify.prove.hexadecimal.words import BitWords
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Outcome

#: The unit of C.
UNIT = "hex"
#: What is claimed of both, whatever the folder.
HEXADECIMAL = "digits of bytes and bytes of digits"
#: What the functions write.
OUTPUTS = {"hex_encode": HEX, "hex_decode": BYTES}
#: How many bytes they take at once: in words, which is what all builds here have, and in vectors.
IN_WORDS = {"hex_encode": 4, "hex_decode": 8}
IN_VECTORS = dict.fromkeys(OUTPUTS, 16)


def hexadecimal_contracts() -> Mapping[str, Contract]:
    """The contracts that are shown, by names without prefix."""
    return hexadecimal()


def hexadecimal_image(source: Path, prefix: str, build: Build, out: Path) -> Image:
    """Raises CheckFailed when the compiler fails."""
    return build.image(source, prefix, files_of(source, prefix, [UNIT]), out)


def hexadecimal_proofs(source: Path, prefix: str) -> dict[str, Callable[[Image], Outcome]]:
    """How the functions are proved, by their names; none where the folder has no digits."""
    if not files_of(source, prefix, [UNIT]):
        return {}
    return {f"{prefix}_{name}": partial(prove_hexadecimal, prefix=prefix, name=name) for name in OUTPUTS}


def prove_hexadecimal(image: Image, prefix: str, name: str, blocks: Mapping[str, int] = IN_WORDS) -> Outcome:
    """`name`: without prefix. `blocks`: how many bytes the code of each function takes at once."""
    text, effects = statement(hexadecimal_contracts()[name]), {"memset": clear}
    whole: Outcome | None = None
    for cases in Call(OUTPUTS[name], blocks[name]).parts():
        part = prove(image, f"{prefix}_{name}", text, cases, effects, BitWords())
        if whole is not None:
            sums = {key: getattr(whole.verdict, key) + getattr(part.verdict, key) for key in ("seconds", "paths", "instructions")}
            part = replace(part, verdict=replace(part.verdict, **sums))
        if not part.verdict.proved:
            return part
        whole = part
    assert whole is not None
    return whole
