# SPDX-License-Identifier: MIT
"""Hexadecimal digits: every byte, every pair of characters, every place, against Python's own."""

from __future__ import annotations

import ctypes
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.emitted import WARNINGS, need, texts
from support.emitted_units import units

#: (compiler and its options, the word size): what the compiler is told of vectors decides which code it is.
_BUILDS = {
    "words": ("gcc", "-O2", "-DP256_NO_ASM"),
    "words of 32 bits": ("clang", "-O3", "-DP256_NO_ASM", "-DP256_WORD_BITS=32"),
    "sse2": ("gcc", "-O2"),
    "sse2 by clang": ("clang", "-O1"),
    "avx2": ("gcc", "-O3", "-mavx2"),
    "avx2 by clang": ("clang", "-O2", "-mavx2"),
}
_CAPITALS = 2**64 - 1
_FLAGS = (0, _CAPITALS)
#: Beyond two blocks of vectors, with all that is left over.
_LENGTHS = range(70)
_DIGITS = {0: b"0123456789abcdef", _CAPITALS: b"0123456789abcdefABCDEF"}


@dataclass(frozen=True)
class Hex:
    library: ctypes.CDLL

    def encode(self, data: bytes, capitals: int, length: int | None = None) -> tuple[int, bytes]:
        """What is returned, and what is written."""
        out = _guarded(2 * len(data) if length is None else length)
        status = self.library.p256_hex_encode(
            _inside(out), ctypes.c_size_t(len(out) - 2 * _GUARD), data, ctypes.c_size_t(len(data)), ctypes.c_uint64(capitals)
        )
        return status, _unguarded(out)

    def decode(self, text: bytes, capitals: int, length: int | None = None) -> tuple[int, bytes]:
        out = _guarded(len(text) // 2 if length is None else length)
        status = self.library.p256_hex_decode(
            _inside(out), ctypes.c_size_t(len(out) - 2 * _GUARD), text, ctypes.c_size_t(len(text)), ctypes.c_uint64(capitals)
        )
        return status, _unguarded(out)


_GUARD = 64


def _guarded(length: int) -> ctypes.Array[ctypes.c_char]:
    return ctypes.create_string_buffer(b"\xa5" * (length + 2 * _GUARD), length + 2 * _GUARD)


def _inside(buffer: ctypes.Array[ctypes.c_char]) -> ctypes.c_void_p:
    return ctypes.c_void_p(ctypes.addressof(buffer) + _GUARD)


def _unguarded(buffer: ctypes.Array[ctypes.c_char]) -> bytes:
    assert buffer.raw[:_GUARD] == buffer.raw[len(buffer) - _GUARD :] == b"\xa5" * _GUARD
    return buffer.raw[_GUARD : len(buffer) - _GUARD]


@pytest.fixture(scope="module", params=_BUILDS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Hex:
    """The unit needs nothing but headers."""
    compiler, *flags = _BUILDS[request.param]
    need(compiler)
    if "-mavx2" in flags and " avx2 " not in Path("/proc/cpuinfo").read_text(encoding="utf-8"):
        pytest.skip("this processor has no AVX2")
    folder = tmp_path_factory.mktemp("hex")
    for name, text in texts("p256").items():
        if name in ("p256.h", "p256_internal.h"):
            (folder / name).write_text(text, encoding="utf-8")
    source = folder / "hex.c"
    source.write_text(f'#include "p256_internal.h"\n{units("p256")["hex"]}', encoding="utf-8")
    shared_object = folder / "hex.so"
    options = ["-std=c99", *WARNINGS, *flags, "-DP256_EXPORT", "-fPIC", "-shared"]
    subprocess.run([compiler, *options, "-o", shared_object, source], check=True)
    return Hex(ctypes.CDLL(str(shared_object)))


def expected(text: bytes, capitals: int) -> tuple[int, bytes]:
    """Of decoding into half as many bytes, rounded down."""
    digits = _DIGITS[capitals]
    if len(text) % 2 or any(character not in digits for character in text):
        return -1, bytes(len(text) // 2)
    return 0, bytes.fromhex(text.decode())


@pytest.mark.parametrize(
    ("data", "small"), [(b"", b""), (b"f", b"66"), (b"foobar", b"666f6f626172"), (bytes([0, 0x9A, 0xFF]), b"009aff")]
)
def test_known_answers(lib: Hex, data: bytes, small: bytes) -> None:
    """RFC 4648, 10, and the ends of the ranges."""
    assert lib.encode(data, 0) == (0, small)
    assert lib.encode(data, _CAPITALS) == (0, small.upper())
    assert lib.decode(small, 0) == lib.decode(small.upper(), _CAPITALS) == (0, data)


@pytest.mark.parametrize("capitals", _FLAGS)
def test_all_pairs_of_bytes(lib: Hex, capitals: int) -> None:
    every = b"".join(bytes(pair) for first in range(256) for pair in ((first, second) for second in range(256)))
    digits = every.hex().upper() if capitals else every.hex()
    assert lib.encode(every, capitals) == (0, digits.encode())
    assert lib.decode(digits.encode(), capitals) == (0, every)
    for first in range(256):  # one by one
        pairs = [bytes([first, second]) for second in range(0, 256, 15)]
        assert [lib.encode(pair, capitals)[1].lower() for pair in pairs] == [pair.hex().encode() for pair in pairs]


@pytest.mark.parametrize("capitals", _FLAGS)
def test_all_pairs_of_characters(lib: Hex, capitals: int) -> None:
    for pair in (bytes([first, second]) for first in range(256) for second in range(256)):
        assert lib.decode(pair, capitals) == expected(pair, capitals), pair


@pytest.mark.parametrize("capitals", _FLAGS)
def test_every_character_at_every_place(lib: Hex, capitals: int) -> None:
    """In blocks of vectors, in words and in what is left over, each the only wrong one."""
    text = bytes(range(39)).hex().encode()
    for place in range(len(text)):
        for character in range(256):
            changed = text[:place] + bytes([character]) + text[place + 1 :]
            assert lib.decode(changed, capitals) == expected(changed, capitals), (place, character)


@pytest.mark.parametrize("capitals", _FLAGS)
def test_every_length_and_the_same_memory(lib: Hex, capitals: int) -> None:
    for length in _LENGTHS:
        data = bytes((37 * i + length) % 256 for i in range(length))
        digits = (data.hex().upper() if capitals else data.hex()).encode()
        assert lib.encode(data, capitals) == (0, digits)
        assert lib.decode(digits, capitals) == (0, data)
        memory, sizes = _guarded(2 * length), (ctypes.c_size_t(2 * length), ctypes.c_size_t(length))
        ctypes.memmove(_inside(memory), data, length)
        where, flag = _inside(memory), ctypes.c_uint64(capitals)
        assert lib.library.p256_hex_encode(where, sizes[0], where, sizes[1], flag) == 0
        assert _unguarded(memory) == digits
        assert lib.library.p256_hex_decode(where, sizes[1], where, sizes[0], flag) == 0
        assert _unguarded(memory)[:length] == data


def test_wrong_lengths(lib: Hex) -> None:
    """One too many or too few, also where the digits would be right; and twice the length is not taken modulo 2^64."""
    for length in _LENGTHS:
        for wrong in {0, 1, 2 * length - 2, 2 * length - 1, 2 * length + 1, 2 * length + 2} - {2 * length}:
            if wrong >= 0:
                assert lib.encode(bytes(length), 0, wrong) == (-1, bytes(wrong))
                assert lib.decode(b"0" * wrong, 0, length) == (-1, bytes(length))
    size, null = ctypes.c_size_t, ctypes.c_void_p(0)
    assert lib.library.p256_hex_encode(null, size(0), b"", size(2**63), ctypes.c_uint64(0)) == -1
    assert lib.library.p256_hex_encode(null, size(0), null, size(0), ctypes.c_uint64(0)) == 0
    assert lib.library.p256_hex_decode(null, size(0), null, size(0), ctypes.c_uint64(0)) == 0


@given(data=st.binary(max_size=300), capitals=st.sampled_from(_FLAGS))
def test_there_and_back(lib: Hex, data: bytes, capitals: int) -> None:
    status, digits = lib.encode(data, capitals)
    assert (status, bytes.fromhex(digits.decode())) == (0, data)
    assert lib.decode(digits, capitals) == (0, data)


#: What decoders forgive elsewhere: separators, prefixes, signs, other numerals, letters of the other kind and those behind f.
_MALFORMED = st.one_of(
    st.text("0123456789abcdefABCDEF", max_size=140).map(str.encode),
    st.text("0123456789abcdefABCDEF :-,\n\t+xX_/@`gG[{\0", max_size=140).map(str.encode),
    st.binary(max_size=140),
    st.builds(lambda data, between: between.join(f"{byte:02x}" for byte in data).encode(), st.binary(max_size=40),
              st.sampled_from((":", " ", "-", "\\x", "0x"))),
    st.builds(lambda data, first: first + data.hex().encode(), st.binary(max_size=40),
              st.sampled_from((b"0x", b"\\x", b" ", b"+"))),
    st.builds(lambda data, last: data.hex().encode() + last, st.binary(max_size=40), st.sampled_from((b"\0", b"\n", b"h", b"0"))),
)  # fmt: skip


@given(text=_MALFORMED, capitals=st.sampled_from(_FLAGS))
def test_malformed(lib: Hex, text: bytes, capitals: int) -> None:
    assert lib.decode(text, capitals) == expected(text, capitals)
