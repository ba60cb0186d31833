# SPDX-License-Identifier: MIT
"""Hexadecimal digits: every character in some places of a string, decoded. The same for every specification."""

from __future__ import annotations

from functools import cache

from ecgen.contracts.encodings import encoding_contracts
from ecgen.emit.selftest.strings import noise
from ecgen.emit.selftest.sums import fnv, number
from ecgen.logic.evaluate import Setting, outputs
from ecgen.meaning.encodings import encoding_functions

#: As many bytes as go by two vectors, a word and one by one; places in their digits.
LENGTH, PLACES = 39, (0, 33, 63, 64, 72, 77)


@cache
def hex_checksums() -> tuple[int, ...]:
    """One for each place, of digits in small letters only, then of both kinds."""
    decode, setting = encoding_contracts()[1], Setting({}, None, encoding_functions())
    text, sums = noise[:LENGTH].hex().encode(), []
    for capitals in (False, True):
        for place in PLACES:
            taken = b""
            for character in range(256):
                digits = text[:place] + bytes([character]) + text[place + 1 :]
                values = {"hex": digits, "hex_length": len(digits), "length": LENGTH, "capitals": capitals}
                left = outputs(decode, setting, values)
                taken += left["bytes"] + number(left["result"])
            sums.append(fnv(taken))
    return tuple(sums)
