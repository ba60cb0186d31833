# SPDX-License-Identifier: MIT
"""Reads published test vectors: NIST's and RFC 6979's, as PyPI `cryptography-vectors` carries them, and Wycheproof's."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import cryptography_vectors

_WYCHEPROOF = Path(__file__).parents[1] / "vectors"
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


def rfc_6979(curve: str) -> tuple[int, list[tuple[bytes, tuple[int, int]]]]:
    """Appendix A.2: the private key, then a hash value with r and s for each signature, but for those of SHA-1 values."""
    text = vector_file("ECDSA/RFC6979/evppkey_ecdsa_rfc6979.txt")
    name = next(nist for nist, ours in NIST.items() if ours == curve)
    key = re.search(rf"PrivateKey=\s*{name}_PRIV\n-----BEGIN PRIVATE KEY-----\n(.+?)-----END", text, re.DOTALL)
    assert key is not None
    encoded = base64.b64decode(key[1])
    start = encoded.index(b"\2\1\1\4") + 4
    private = int.from_bytes(encoded[start + 1 : start + 1 + encoded[start]], "big")
    pattern = rf'DigestSign = (SHA\d+)\nKey = {name}_PRIV\nNonceType = deterministic\nInput = "(\w+)"\nOutput = (\w+)\n'
    rows = [row for row in re.findall(pattern, text) if row[0] != "SHA1"]
    return private, [(hashlib.new(hash_name, message.encode()).digest(), _integers(bytes.fromhex(output)))
                     for hash_name, message, output in rows]  # fmt: skip


def _integers(der: bytes) -> tuple[int, int]:
    """r and s of a DER signature."""
    body = der[3:] if der[1] & 0x80 else der[2:]
    first = 2 + body[1]
    return int.from_bytes(body[2:first], "big"), int.from_bytes(body[first + 2 :], "big")


def wycheproof(name: str) -> list[list[str]]:
    """The fields of each line of Project Wycheproof's vectors; - stands for an empty one."""
    text = (_WYCHEPROOF / f"wycheproof_{name}.txt").read_text(encoding="utf-8")
    return [["" if field == "-" else field for field in line.split()] for line in text.splitlines() if line[0] != "#"]
