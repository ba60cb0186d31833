# SPDX-License-Identifier: MIT
"""Keys, key exchange and ECDSA of the installed libcrypto, by ctypes: it has curves that PyPI's `cryptography` leaves out."""

from __future__ import annotations

import ctypes
import ctypes.util
from functools import cache

import pytest

#: Its names for our curves.
CURVES = {
    "p192": "prime192v1", "p224": "secp224r1", "p256": "prime256v1", "p384": "secp384r1", "p521": "secp521r1",
    "secp192k1": "secp192k1", "secp224k1": "secp224k1", "secp256k1": "secp256k1", "brainpoolp256r1": "brainpoolP256r1",
    "brainpoolp384r1": "brainpoolP384r1", "brainpoolp512r1": "brainpoolP512r1", "sm2": "SM2",
}  # fmt: skip
_COMPRESSED, _UNCOMPRESSED = 2, 4
_POINTERS = (
    "EC_KEY_new_by_curve_name", "EC_KEY_get0_group", "EC_KEY_get0_private_key", "EC_KEY_get0_public_key", "EC_POINT_new",
    "ECDSA_do_sign", "ECDSA_SIG_new", "BN_bin2bn",
)  # fmt: skip


@cache
def _library() -> ctypes.CDLL:
    name = ctypes.util.find_library("crypto")
    if name is None:
        pytest.skip("libcrypto is not installed")
    library = ctypes.CDLL(name)
    for function in _POINTERS:
        getattr(library, function).restype = ctypes.c_void_p
    library.EC_POINT_point2oct.restype = ctypes.c_size_t
    return library


def _pointer(address: int | None) -> ctypes.c_void_p:
    assert address, "libcrypto gives no object"
    return ctypes.c_void_p(address)


class Theirs:
    """A key pair that libcrypto has drawn. `field`, `order`: bytes of a coordinate and of a scalar."""

    def __init__(self, curve: str, field: int, order: int) -> None:
        self.library, self.field, self.order = _library(), field, order
        self.key = ctypes.c_void_p(self.library.EC_KEY_new_by_curve_name(self.library.OBJ_sn2nid(CURVES[curve].encode())))
        if not self.key:
            pytest.skip(f"this libcrypto has no curve {CURVES[curve]}")
        assert self.library.EC_KEY_generate_key(self.key) == 1
        self.group = _pointer(self.library.EC_KEY_get0_group(self.key))

    def __del__(self) -> None:
        if self.key:
            self.library.EC_KEY_free(self.key)

    def private(self) -> bytes:
        out = ctypes.create_string_buffer(self.order)
        assert self.library.BN_bn2binpad(_pointer(self.library.EC_KEY_get0_private_key(self.key)), out, self.order) == self.order
        return out.raw

    def public(self, *, compressed: bool = False) -> bytes:
        form, length = (_COMPRESSED, 1 + self.field) if compressed else (_UNCOMPRESSED, 1 + 2 * self.field)
        out, point = ctypes.create_string_buffer(length), _pointer(self.library.EC_KEY_get0_public_key(self.key))
        assert self.library.EC_POINT_point2oct(self.group, point, form, out, ctypes.c_size_t(length), None) == length
        return out.raw

    def exchange(self, peer: bytes) -> bytes:
        out, point = ctypes.create_string_buffer(self.field), _pointer(self.library.EC_POINT_new(self.group))
        assert self.library.EC_POINT_oct2point(self.group, point, peer, ctypes.c_size_t(len(peer)), None) == 1
        assert self.library.ECDH_compute_key(out, ctypes.c_size_t(self.field), point, self.key, None) == self.field
        self.library.EC_POINT_free(point)
        return out.raw

    def sign(self, digest: bytes) -> bytes:
        signature = _pointer(self.library.ECDSA_do_sign(digest, len(digest), self.key))
        r, s = ctypes.c_void_p(), ctypes.c_void_p()
        self.library.ECDSA_SIG_get0(signature, ctypes.byref(r), ctypes.byref(s))
        out = ctypes.create_string_buffer(self.order), ctypes.create_string_buffer(self.order)
        for number, half in zip((r, s), out, strict=True):
            assert self.library.BN_bn2binpad(number, half, self.order) == self.order
        self.library.ECDSA_SIG_free(signature)
        return out[0].raw + out[1].raw

    def verify(self, digest: bytes, signature: bytes) -> bool:
        given = _pointer(self.library.ECDSA_SIG_new())
        halves = signature[: self.order], signature[self.order :]
        r, s = (_pointer(self.library.BN_bin2bn(half, self.order, None)) for half in halves)
        assert self.library.ECDSA_SIG_set0(given, r, s) == 1
        status = self.library.ECDSA_do_verify(digest, len(digest), given, self.key)
        self.library.ECDSA_SIG_free(given)
        assert status in (0, 1)
        return bool(status)
