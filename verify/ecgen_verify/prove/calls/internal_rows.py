# SPDX-License-Identifier: MIT
"""The functions on scalars that only other files of a folder call, as rows beside those of its manifest.

Trusted: their prototypes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ecgen.emit.layout import CURVE, c_file

#: (unit of C, name, return type, parameters)
_ROWS = (
    ("reduce", "bytes_modulo", "void", "{p}_sc *r, const uint8_t *b, size_t length, size_t last, const {p}_limb *m"),
    ("scalar", "scalar_from_hash", "void", "{p}_sc *r, const uint8_t *hash, size_t length"),
    ("scalar", "scalar_from_random", "int", "{p}_sc *r, const uint8_t *random, size_t length"),
    ("scalar", "scalar_from_key", "int", "{p}_sc *key, const uint8_t private_key[{size}]"),
    ("ecdsa", "ecdsa_sign_with", "int",
     "uint8_t signature[{double}], const {p}_sc *key, const {p}_sc *hash, const {p}_sc *nonce"),
    ("scalar", "scalar_plain", "void", "{p}_limb *v, size_t words, const {p}_sc *k"),
    ("drbg", "hmac", "void", "uint8_t *mac, const {p}_drbg *g, const uint8_t *data, size_t length"),
)  # fmt: skip
_SHIFTED = ("drbg", "leading_bits", "void", "uint8_t t[{size}]")


def internal_rows(source: Path, prefix: str, order_bits: int) -> list[dict[str, Any]]:
    """As a manifest has them; none where the folder has no curve."""
    rows, size = [], -(-order_bits // 8)
    for unit, name, returns, parameters in (*_ROWS, *([_SHIFTED] if order_bits % 8 else [])):
        if (source / f"{prefix}_{CURVE}.h").exists():
            prototype = f"{returns} {prefix}_{name}({parameters.format(p=prefix, size=size, double=2 * size)})"
            row = {"name": f"{prefix}_{name}", "operation": name, "prototype": prototype, "modulus": "n", "claim": "internal"}
            rows.append({**row, "files": {"c64": c_file(prefix, unit)}})
    return rows
