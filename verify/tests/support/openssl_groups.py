# SPDX-License-Identifier: MIT
"""Finite-field Diffie-Hellman of the installed libcrypto, by ctypes."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache

import pytest

#: Its names for our groups.
GROUPS = {
    "ffdhe2048": "ffdhe2048", "ffdhe3072": "ffdhe3072", "ffdhe4096": "ffdhe4096",
    "modp14": "modp_2048", "modp15": "modp_3072", "modp16": "modp_4096",
}  # fmt: skip
_POINTERS = ("DH_new_by_nid", "DH_get0_p", "DH_get0_q", "DH_get0_g", "DH_get0_pub_key", "DH_get0_priv_key", "BN_bin2bn")


@cache
def _library() -> ctypes.CDLL:
    name = ctypes.util.find_library("crypto")
    if name is None:
        pytest.skip("libcrypto is not installed")
    library = ctypes.CDLL(name)
    for function in _POINTERS:
        getattr(library, function).restype = ctypes.c_void_p
    return library


class Theirs:
    """A key pair that libcrypto has drawn. `field`: bytes of p."""

    def __init__(self, group: str, field: int) -> None:
        self.library, self.field = _library(), field
        self.key = ctypes.c_void_p(self.library.DH_new_by_nid(self.library.OBJ_sn2nid(GROUPS[group].encode())))
        if not self.key:
            pytest.skip(f"this libcrypto has no group {GROUPS[group]}")
        assert self.library.DH_generate_key(self.key) == 1

    def __del__(self) -> None:
        if self.key:
            self.library.DH_free(self.key)

    def number(self, name: str) -> int:
        """Of "p", "q", "g", "pub_key", "priv_key"."""
        out, address = ctypes.create_string_buffer(self.field), getattr(self.library, f"DH_get0_{name}")(self.key)
        assert address and self.library.BN_bn2binpad(ctypes.c_void_p(address), out, self.field) == self.field
        return int.from_bytes(out.raw, "big")

    def exchange(self, peer: bytes) -> bytes:
        out, number = ctypes.create_string_buffer(self.field), ctypes.c_void_p(self.library.BN_bin2bn(peer, len(peer), None))
        assert self.library.DH_compute_key_padded(out, number, self.key) == self.field
        self.library.BN_free(number)
        return out.raw
