# SPDX-License-Identifier: MIT
"""The emitted SHA-3 against hashlib: every length around the blocks, messages in pieces, output in pieces; its Program against
hashlib's permutation, through a message of one block."""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.arith.keccak import ROUNDS, ROUNDS_AT_ONCE, round_constants, two_rounds
from ecgen.contracts.keccak import keccak_contracts
from ecgen.emit.keccak import RATE, keccak_header, keccak_unit
from ecgen.interpret import run
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.prototype import prototype
from ecgen.meaning.hashes import hash_functions

_STRICT = ("-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror", "-O1")
_FRAME = """\
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#define K_LOCAL
static void k_wipe(void *memory, size_t length) {{ memset(memory, 0, length); }}
#ifdef __cplusplus
extern "C" {{
#endif
{prototypes}
{header}
{unit}
size_t k_state(void) {{ return sizeof(k_keccak); }}
#ifdef __cplusplus
}}
#endif
"""
_LENGTHS = (*range(20), *range(RATE - 9, RATE + 10), *range(2 * RATE - 2, 2 * RATE + 3), 1000, 5000)


def _source() -> str:
    prototypes = "".join(f"{prototype(contract, 'k')};\n" for contract in (*keccak_contracts(),))
    return _FRAME.format(prototypes=f"{prototypes}size_t k_state(void);", header=keccak_header("k"), unit=keccak_unit("k"))


@pytest.fixture(scope="module", params=["gcc -std=c99", "clang -std=c99", "g++ -std=c++11"])
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ctypes.CDLL]:
    folder: Path = tmp_path_factory.mktemp("keccak")
    source = folder / "keccak.c"
    source.write_text(_source(), encoding="utf-8")
    words = request.param.split()
    subprocess.run([*words, *_STRICT, "-shared", "-fPIC", "-o", folder / "k.so", source], check=True)
    loaded = ctypes.CDLL(str(folder / "k.so"))
    loaded.k_state.restype = ctypes.c_size_t
    yield loaded


def _message(length: int) -> bytes:
    return hashlib.shake_128(length.to_bytes(4, "little")).digest(length)


def _size(number: int) -> ctypes.c_size_t:
    return ctypes.c_size_t(number)


def test_sha3_of_every_length(library: ctypes.CDLL) -> None:
    for length in _LENGTHS:
        digest, message = ctypes.create_string_buffer(32), _message(length)
        library.k_sha3_256(digest, message, _size(length))
        assert digest.raw == hashlib.sha3_256(message).digest()


def test_shake_of_every_length(library: ctypes.CDLL) -> None:
    for length in _LENGTHS:
        for asked in (0, 1, 32, RATE - 1, RATE, RATE + 1, 3 * RATE + 5):
            out, message = ctypes.create_string_buffer(asked + 1), _message(length)
            library.k_shake256(out, _size(asked), message, _size(length))
            assert out.raw == hashlib.shake_256(message).digest(asked) + b"\0"


def test_a_message_that_is_not_there(library: ctypes.CDLL) -> None:
    digest = ctypes.create_string_buffer(32)
    library.k_sha3_256(digest, None, _size(0))
    assert digest.raw == hashlib.sha3_256().digest()


@given(pieces=st.lists(st.binary(max_size=2 * RATE + 1), max_size=5), asked=st.lists(st.integers(0, 2 * RATE + 1), max_size=5))
def test_pieces(library: ctypes.CDLL, pieces: list[bytes], asked: list[int]) -> None:
    state = ctypes.create_string_buffer(library.k_state())
    library.k_shake256_begin(state)
    for piece in pieces:
        library.k_shake256_add(state, piece, _size(len(piece)))
    library.k_shake256_end(state)
    squeezed = b""
    for length in asked:
        out = ctypes.create_string_buffer(length + 1)
        library.k_shake256_squeeze(state, out, _size(length))
        squeezed += out.raw[:length]
    assert squeezed == hashlib.shake_256(b"".join(pieces)).digest(sum(asked))


@given(message=st.binary(max_size=RATE - 1))
def test_the_program_on_integers(message: bytes) -> None:
    block = bytearray(message.ljust(200, b"\0"))
    block[len(message)] ^= 0x06
    block[RATE - 1] ^= 0x80
    state, constants, program = int.from_bytes(block, "little"), round_constants(), two_rounds()
    for first in range(0, ROUNDS, ROUNDS_AT_ONCE):
        result = run(program, {"s": state, "k": constants[first] | constants[first + 1] << 64})["s"]
        assert isinstance(result, int)
        state = result
    assert state.to_bytes(200, "little")[:32] == hashlib.sha3_256(message).digest()


def test_contracts_by_hashlib() -> None:
    setting = Setting({}, named=hash_functions())
    digest, out = keccak_contracts()
    assert outputs(digest, setting, {"message": b"abc", "length": 3}) == {"digest": hashlib.sha3_256(b"abc").digest()}
    values = {"message": b"abc", "length": 3, "outlen": 200}
    assert outputs(out, setting, values) == {"out": hashlib.shake_256(b"abc").digest(200)}
