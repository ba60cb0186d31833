# SPDX-License-Identifier: MIT
"""Reads NIST's published test vectors, as PyPI `cryptography-vectors` carries them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import cryptography_vectors

#: Their names of the curves.
NIST = {"P-192": "p192", "P-224": "p224", "P-256": "p256", "P-384": "p384", "P-521": "p521", "K-256": "secp256k1"}
LETTERS = {"EA": "p192", "EB": "p224", "EC": "p256", "ED": "p384", "EE": "p521"}


def vector_file(name: str) -> str:
    """The text of a file below asymmetric/."""
    return Path(cryptography_vectors.__file__).parent.joinpath("asymmetric", name).read_text(encoding="utf-8")


def records(name: str, last: str) -> Iterator[tuple[str, dict[str, str]]]:
    """(section, values) of each record; a record ends with the key `last`."""
    section, values = "", dict[str, str]()
    for line in vector_file(name).splitlines():
        if match := re.fullmatch(r"\[(.+)\]", line.strip()):
            section = match[1] if re.match(r"(P|K|B)-\d+|E[A-E]\b", match[1]) else section
        elif match := re.fullmatch(r"(\w+) = (.*)", line.strip()):
            values[match[1]] = match[2]
            if match[1] == last:
                yield section, values
                values = {}
