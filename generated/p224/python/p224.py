# SPDX-License-Identifier: MIT-0
# Made by: ecgen --curve p224
# From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
"""Points, key exchange and signatures on the curve p224, by the shared library of this folder.

Run `make shared` in the folder above this file first. The library is looked for there, or at the path that the environment
variable P224_LIBRARY gives. Importing this module raises ImportError when it cannot be loaded. Python 3.10 or later.

Public keys and points are bytes as in SEC 1, compressed or not; private keys, scalars and signatures are big-endian. What the
C functions refuse raises ValueError, and so does a value of the wrong length.

Secrets: the C code takes the same time whatever they are and zeroes its own copies. Python cannot promise as much: bytes and int
objects cannot be zeroed, the interpreter may copy them, and the time of int arithmetic depends on the numbers. So private keys
and shared secrets come as bytearray, which `wipe` zeroes; functions take bytes or bytearray and hand the C code that memory
itself; copies made on the way are zeroed before a function returns. `Point * int` is for public numbers; for secret ones there
is `multiply`, whose result stays in memory until Python frees it.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from pathlib import Path

#: The curve y^2 = x^3 + A*x + B modulo PRIME, and the order of its generator.
PRIME = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001
A = -3
B = 0xB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4
ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D
FIELD_BYTES = 28
SCALAR_BYTES = 28
#: Random bytes that `keygen` wants at least.
SEED_BYTES = 36

Bytes = bytes | bytearray

_ELEMENT_WORDS, _SCALAR_WORDS = 4, 4


def _load() -> ctypes.CDLL:
    suffix = {"darwin": "dylib", "win32": "dll"}.get(sys.platform, "so")
    beside = Path(__file__).resolve().parent.parent / f"libp224.{suffix}"
    path = os.environ.get("P224_LIBRARY") or str(beside)
    try:
        return ctypes.CDLL(path)
    except OSError as fault:
        raise ImportError(f"{path} cannot be loaded ({fault}); run 'make shared' in {beside.parent}") from None


_library = _load()
_ADDRESS, _SIZE, _INT, _MASK = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_uint64


def _function(name: str, result: type | None, *arguments: type) -> Callable[..., int]:
    function = getattr(_library, f"p224_{name}")
    function.restype, function.argtypes = result, arguments
    return function  # type: ignore[no-any-return]


_generator = _function("generator", None, _ADDRESS)
_neutral = _function("point_neutral", None, _ADDRESS)
_from_affine = _function("point_from_affine", None, _ADDRESS, _ADDRESS)
_to_affine = _function("point_to_affine", _INT, _ADDRESS, _ADDRESS)
_decode = _function("affine_from_bytes", _INT, _ADDRESS, _ADDRESS, _SIZE)
_encode = _function("affine_to_bytes", None, _ADDRESS, _ADDRESS)
_encode_compressed = _function("affine_to_bytes_compressed", None, _ADDRESS, _ADDRESS)
_add = _function("point_add", None, _ADDRESS, _ADDRESS, _ADDRESS)
_double = _function("point_dbl", None, _ADDRESS, _ADDRESS)
_negate = _function("point_neg", None, _ADDRESS, _ADDRESS)
_equal = _function("point_eq", _MASK, _ADDRESS, _ADDRESS)
_is_neutral = _function("point_is_neutral", _MASK, _ADDRESS)
_multiply = _function("point_mul_bytes", None, _ADDRESS, _ADDRESS, _ADDRESS)
_multiply_base = _function("point_mul_base_bytes", None, _ADDRESS, _ADDRESS)
_scalar_decode = _function("sc_from_bytes", _INT, _ADDRESS, _ADDRESS)
_scalar_encode = _function("sc_to_bytes", None, _ADDRESS, _ADDRESS)
_scalar_is_zero = _function("sc_is_zero", _MASK, _ADDRESS)
_scalar_invert = _function("sc_inv", None, _ADDRESS, _ADDRESS)
_public_key = _function("public_key", _INT, _ADDRESS, _ADDRESS)
_keygen = _function("keygen", _INT, _ADDRESS, _ADDRESS, _ADDRESS, _SIZE)
_ecdh = _function("ecdh", _INT, _ADDRESS, _ADDRESS, _ADDRESS, _SIZE)
_sign = _function("ecdsa_sign", _INT, _ADDRESS, _ADDRESS, _ADDRESS, _SIZE)
_verify = _function("ecdsa_verify", _INT, _ADDRESS, _ADDRESS, _SIZE, _ADDRESS, _SIZE)

# The C types as words whose meaning only the C code knows; with 32-bit limbs they are as long or shorter.
_Affine = ctypes.c_uint64 * (2 * _ELEMENT_WORDS)
_Jacobian = ctypes.c_uint64 * (3 * _ELEMENT_WORDS)
_Scalar = ctypes.c_uint64 * _SCALAR_WORDS


def wipe(secret: bytearray) -> None:
    """Zero a bytearray in place."""
    secret[:] = bytes(len(secret))


def _memory(data: Bytes, what: str, length: int | None = None) -> object:
    """The memory of `data` itself, to be passed to C. Raises TypeError, or ValueError unless it has this length."""
    if not isinstance(data, bytes | bytearray):
        raise TypeError(f"{what}: bytes or bytearray wanted, not {type(data).__name__}")
    if length is not None and len(data) != length:
        raise ValueError(f"{what}: {len(data)} bytes, not {length}")
    return (ctypes.c_char * len(data)).from_buffer(data) if isinstance(data, bytearray) else data


class Point:
    """A point of the curve, the neutral element among them. It never changes."""

    __slots__ = ("_words",)

    def __init__(self, encoded: Bytes | None = None) -> None:
        """The point that `encoded` stands for; without it the neutral element.

        Raises ValueError for a wrong length or first byte, a coordinate that is not below PRIME, what is not on the curve,
        and the neutral element, which has no encoding here.
        """
        self._words = _Jacobian()
        if encoded is None:
            _neutral(self._words)
            return
        affine = _Affine()
        if _decode(affine, _memory(encoded, "point"), len(encoded)) != 0:
            raise ValueError("the bytes encode no point of the curve")
        _from_affine(self._words, affine)

    @staticmethod
    def generator() -> Point:
        affine, point = _Affine(), _blank()
        _generator(affine)
        _from_affine(point._words, affine)
        return point

    def to_bytes(self, *, compressed: bool = False) -> bytes:
        """04, x, y; or 02 or 03, x. Raises ValueError for the neutral element."""
        affine = _Affine()
        if _to_affine(affine, self._words) != 0:
            raise ValueError("the neutral element has no encoding")
        encoded = (ctypes.c_char * (1 + FIELD_BYTES * (1 if compressed else 2)))()
        (_encode_compressed if compressed else _encode)(encoded, affine)
        return encoded.raw

    @property
    def x(self) -> int:
        """The affine coordinate. Raises ValueError for the neutral element."""
        return int.from_bytes(self.to_bytes()[1 : 1 + FIELD_BYTES], "big")

    @property
    def y(self) -> int:
        """The affine coordinate. Raises ValueError for the neutral element."""
        return int.from_bytes(self.to_bytes()[1 + FIELD_BYTES :], "big")

    @property
    def is_neutral(self) -> bool:
        return _is_neutral(self._words) != 0

    def double(self) -> Point:
        point = _blank()
        _double(point._words, self._words)
        return point

    def __add__(self, other: Point) -> Point:
        if not isinstance(other, Point):
            return NotImplemented
        point = _blank()
        _add(point._words, self._words, other._words)
        return point

    def __neg__(self) -> Point:
        point = _blank()
        _negate(point._words, self._words)
        return point

    def __sub__(self, other: Point) -> Point:
        if not isinstance(other, Point):
            return NotImplemented
        return self + -other

    def __mul__(self, scalar: int) -> Point:
        """The multiple by any integer, modulo ORDER. For public numbers."""
        if not isinstance(scalar, int):
            return NotImplemented
        reduced = bytearray((scalar % ORDER).to_bytes(SCALAR_BYTES, "big"))
        try:
            return multiply(reduced, self)
        finally:
            wipe(reduced)

    __rmul__ = __mul__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Point):
            return NotImplemented
        return _equal(self._words, other._words) != 0

    def __hash__(self) -> int:
        return hash(b"" if self.is_neutral else self.to_bytes())

    def __repr__(self) -> str:
        return f"Point({'' if self.is_neutral else repr(self.to_bytes(compressed=True))})"


def _blank() -> Point:
    """A point to be written by C."""
    point = Point.__new__(Point)
    point._words = _Jacobian()
    return point


def multiply(scalar: Bytes, point: Point) -> Point:
    """scalar * point for SCALAR_BYTES bytes, modulo ORDER. Raises ValueError for another length."""
    result = _blank()
    _multiply(result._words, _memory(scalar, "scalar", SCALAR_BYTES), point._words)
    return result


def multiply_base(scalar: Bytes) -> Point:
    """scalar * generator, faster than by `multiply`. Raises ValueError unless there are SCALAR_BYTES bytes."""
    result = _blank()
    _multiply_base(result._words, _memory(scalar, "scalar", SCALAR_BYTES))
    return result


def invert(scalar: Bytes) -> bytearray:
    """1/scalar modulo ORDER. Raises ValueError unless it has SCALAR_BYTES bytes and lies from 1 to ORDER - 1."""
    number, inverse = _Scalar(), bytearray(SCALAR_BYTES)
    try:
        if _scalar_decode(number, _memory(scalar, "scalar", SCALAR_BYTES)) != 0 or _scalar_is_zero(number):
            raise ValueError("the scalar does not lie from 1 to ORDER - 1")
        _scalar_invert(number, number)
        _scalar_encode(_memory(inverse, "inverse"), number)
    finally:
        ctypes.memset(number, 0, ctypes.sizeof(number))
    return inverse


def keygen(seed: Bytes | None = None) -> tuple[bytearray, bytes]:
    """(private key, public key) from at least SEED_BYTES random bytes. Raises ValueError for fewer.

    Without `seed` they are the system's, in a bytes object that cannot be zeroed; a caller's bytearray can.
    """
    if seed is None:
        seed = os.urandom(SEED_BYTES)
    private, public = bytearray(SCALAR_BYTES), (ctypes.c_char * (1 + 2 * FIELD_BYTES))()
    if _keygen(_memory(private, "private key"), public, _memory(seed, "seed"), len(seed)) != 0:
        raise ValueError(f"seed: {len(seed)} bytes, fewer than {SEED_BYTES}")
    return private, public.raw


def public_key(private_key: Bytes) -> bytes:
    """The public key, not compressed. Raises ValueError unless the private key lies from 1 to ORDER - 1."""
    public = (ctypes.c_char * (1 + 2 * FIELD_BYTES))()
    if _public_key(public, _memory(private_key, "private key", SCALAR_BYTES)) != 0:
        raise ValueError("the private key does not lie from 1 to ORDER - 1")
    return public.raw


def ecdh(private_key: Bytes, peer: Bytes) -> bytearray:
    """The x coordinate of private_key * peer. Raises ValueError for a private key out of range or a peer that is no point."""
    shared, private = bytearray(FIELD_BYTES), _memory(private_key, "private key", SCALAR_BYTES)
    if _ecdh(_memory(shared, "shared"), private, _memory(peer, "peer"), len(peer)) != 0:
        raise ValueError("the private key does not lie from 1 to ORDER - 1, or the peer's public key is no point of the curve")
    return shared


def ecdsa_sign(private_key: Bytes, digest: Bytes) -> bytes:
    """The signature r, s of a hash value (RFC 6979). Raises ValueError unless the private key lies from 1 to ORDER - 1."""
    signature, private = (ctypes.c_char * (2 * SCALAR_BYTES))(), _memory(private_key, "private key", SCALAR_BYTES)
    if _sign(signature, private, _memory(digest, "digest"), len(digest)) != 0:
        raise ValueError("the private key does not lie from 1 to ORDER - 1")
    return signature.raw


def ecdsa_verify(signature: Bytes, public_key: Bytes, digest: Bytes) -> None:
    """Raises ValueError unless the signature of the hash value is the public key's."""
    arguments = _memory(public_key, "public key"), len(public_key), _memory(digest, "digest"), len(digest)
    if _verify(_memory(signature, "signature", 2 * SCALAR_BYTES), *arguments) != 0:
        raise ValueError("the signature is not valid")
