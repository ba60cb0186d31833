# SPDX-License-Identifier: MIT
"""Proves the functions of hexadecimal digits.

Trusted: that the parts are all that there are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.goal.pins import hexadecimal
from ecgen_verify.prove.hashes.prover import prove
from ecgen_verify.prove.hexadecimal.cases import Call
from ecgen_verify.prove.hexadecimal.refusing import clear
from ecgen_verify.prove.hexadecimal.strings import BYTES, HEX
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Reading, library
from ecgen_verify.prove.verdict import Outcome

#: What the functions write.
OUTPUTS = {"hex_encode": HEX, "hex_decode": BYTES}
#: How many bytes they take at once: in words, which is what all builds here have, and in vectors.
IN_WORDS = {"hex_encode": 4, "hex_decode": 8}
IN_VECTORS = dict.fromkeys(OUTPUTS, 16)


def prove_hexadecimal(image: Image, prefix: str, name: str, blocks: Mapping[str, int] = IN_WORDS) -> Outcome:
    """`name`: without prefix. `blocks`: how many bytes the code of each function takes at once."""
    contract, effects = hexadecimal()[name], {"memset": Reading(library("memset"), clear)}
    whole: Outcome | None = None
    for cases in Call(OUTPUTS[name], blocks[name]).parts():
        part = prove(image, f"{prefix}_{name}", statement(contract), cases, effects, None, contract)
        if whole is not None:
            sums = {key: getattr(whole.verdict, key) + getattr(part.verdict, key) for key in ("seconds", "paths", "instructions")}
            part = replace(part, verdict=replace(part.verdict, **sums))
        if not part.verdict.proved:
            return part
        whole = part
    assert whole is not None
    return whole
