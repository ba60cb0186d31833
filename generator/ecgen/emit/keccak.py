# SPDX-License-Identifier: MIT
"""SHA3-256 and SHAKE256 as a unit of C: the sponge from a template, the rounds from their Program."""

from __future__ import annotations

from typing import Any

from ecgen.arith.keccak import ROUNDS, round_constants, two_rounds
from ecgen.emit.words import c_words
from ecgen.render import render_unit
from ecgen.targets.c.bits import words

#: Bytes of a block of both functions.
RATE = 136


def keccak_unit(prefix: str) -> str:
    """The functions of contracts/keccak.py, and the parts of SHAKE256 that `keccak_header` declares.

    Stands below a header that has <stddef.h>, <stdint.h>, <string.h>, PREFIX_LOCAL and PREFIX_wipe.
    """
    return render_unit("c/keccak.c.j2", prefix, **_facts(prefix))


def keccak_header(prefix: str) -> str:
    """Declares SHAKE256 of messages that come in pieces, for an internal header."""
    return render_unit("c/keccak.h.j2", prefix, rate=RATE)


def _facts(prefix: str) -> dict[str, Any]:
    constants = c_words(round_constants(), 64)
    return {"rate": RATE, "rounds": ROUNDS, "constants": constants, "statements": words(two_rounds(), prefix)}
