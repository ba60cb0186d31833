# SPDX-License-Identifier: MIT
"""Classic McEliece as emitted against the model on integers: keys, ciphertexts, and what is answered to ciphertexts that nobody
made."""

from __future__ import annotations

import ctypes
import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pytest

from ecgen.arith.binary.additive_fft import reversed_bits
from ecgen.arith.binary.goppa import GoppaCode
from ecgen.bundled import load_bundled_structure
from ecgen.emit.binary.kind import BINARY
from ecgen.emit.structure.kind import Kem
from ecgen.emit.structure.selftest import computed_answers
from ecgen.logic.evaluate import outputs
from ecgen.meaning.binary import binary_setting, code_of
from ecgen.meaning.mceliece import control_bits, decapsulated, permuted
from ecgen.spec.binary import BinarySpec
from ecgen.spec.kinds import load_structure
from support.structure_library import StructureLibrary, loaded, size

#: A code of nobody's: t is no power of two, and most numbers that are drawn lie above n.
_OWN = """\
name = "mine"
kind = "binary"
[field]
m = 13
polynomial = "z^13 + z^4 + z^3 + z + 1"
[code]
n = 2000
t = 72
polynomial = "y^72 + y^10 + y^9 + y^3 + 1"
"""
_VERSIONS = {"best": (), "avx2": ("HAVE_AVX512VL()=0",), "plain": ("CPU_PLAIN",)}
_SLOW = pytest.mark.slow
_BUILDS = [
    *(pytest.param(("mine", version), id=f"mine-{version}", marks=_SLOW) for version in _VERSIONS),
    *(pytest.param(("mceliece348864", version), id=f"mceliece348864-{version}", marks=pytest.mark.exhaustive)
      for version in _VERSIONS),
]  # fmt: skip


@dataclass(frozen=True, eq=False)
class Mechanism:
    library: StructureLibrary

    @property
    def spec(self) -> BinarySpec:
        assert isinstance(self.library.spec, BinarySpec)
        return self.library.spec

    @property
    def code(self) -> GoppaCode:
        code = code_of(self.spec)
        assert code is not None
        return code

    @property
    def kem(self) -> Kem:
        kem = BINARY.kem(self.spec)
        assert kem is not None
        return kem

    @cached_property
    def keys(self) -> tuple[bytes, bytes]:
        return self.keypair(bytes(range(32)))

    def keypair(self, seed: bytes) -> tuple[bytes, bytes]:
        public, secret = ctypes.create_string_buffer(self.kem.public_key), ctypes.create_string_buffer(self.kem.secret_key)
        assert self.library.call("kem_keypair", public, secret, seed) == 0
        return public.raw, secret.raw

    def encaps(self, coins: bytes) -> tuple[bytes, bytes]:
        ciphertext, shared = ctypes.create_string_buffer(self.kem.ciphertext), ctypes.create_string_buffer(32)
        assert self.library.call("kem_encaps", ciphertext, shared, self.keys[0], size(self.kem.public_key), coins) == 0
        return ciphertext.raw, shared.raw

    def decaps(self, ciphertext: bytes) -> bytes:
        shared = ctypes.create_string_buffer(32)
        assert self.library.call("kem_decaps", shared, ciphertext, size(len(ciphertext)), self.keys[1]) == 0
        return shared.raw

    def syndrome(self, places: list[int]) -> bytes:
        """Of an error of any weight."""
        rows = [int.from_bytes(self.keys[0][i : i + self.code.public_row], "little")
                for i in range(0, self.kem.public_key, self.code.public_row)]  # fmt: skip
        error = sum(1 << place for place in places)
        word = error % (1 << self.code.rows)
        for i, row in enumerate(rows):
            word ^= ((row & error >> self.code.rows).bit_count() & 1) << i
        return word.to_bytes(self.kem.ciphertext, "little")

    def rejected(self, ciphertext: bytes) -> bytes:
        return hashlib.shake_256(b"\0" + self.keys[1][-self.code.n // 8 :] + ciphertext).digest(32)


@pytest.fixture(scope="module", params=_BUILDS)
def mechanism(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mechanism]:
    name, version = request.param
    folder = tmp_path_factory.mktemp("mceliece")
    (folder / "mine.toml").write_text(_OWN, encoding="utf-8")
    spec = load_structure(folder / "mine.toml") if name == "mine" else load_bundled_structure(name)
    assert spec is not None
    compiler = ("clang", "-O1") if version == "plain" else ("gcc", "-O1")
    yield Mechanism(loaded(spec, folder / "out", compiler, _VERSIONS[version]))


def test_what_is_sent_arrives(mechanism: Mechanism) -> None:
    for i in range(8):
        ciphertext, shared = mechanism.encaps(hashlib.sha256(bytes([i])).digest())
        assert mechanism.decaps(ciphertext) == shared


@pytest.mark.slow
def test_all_by_the_model(mechanism: Mechanism) -> None:
    setting, seed, coins = binary_setting(mechanism.spec), bytes(range(32)), bytes(range(32, 64))
    contracts = {contract.name: contract for contract in BINARY.contracts(mechanism.spec)}
    keys = outputs(contracts["kem_keypair"], setting, {"seed": seed})
    assert mechanism.keys == (keys["public_key"], keys["secret_key"])
    given = {"public_key": keys["public_key"], "public_key_length": len(keys["public_key"])}
    sent = outputs(contracts["kem_encaps"], setting, {**given, "coins": coins})
    assert mechanism.encaps(coins) == (sent["ciphertext"], sent["shared"])


def test_errors_of_other_weights_are_rejected(mechanism: Mechanism) -> None:
    drawn, t, n = random.Random(1), mechanism.code.t, mechanism.code.n
    for weight in (0, 1, t - 1, t + 1, t + 2, 2 * t):
        ciphertext = mechanism.syndrome(drawn.sample(range(n), weight))
        assert mechanism.decaps(ciphertext) == mechanism.rejected(ciphertext), weight
    places = drawn.sample(range(n), t)
    assert mechanism.decaps(mechanism.syndrome(places)) != mechanism.rejected(mechanism.syndrome(places))


def test_ciphertexts_that_nobody_made(mechanism: Mechanism) -> None:
    good = mechanism.encaps(bytes(32))[0]
    noise = random.Random(2)
    flipped = bytes([good[0] ^ 1, *good[1:]])
    for ciphertext in (flipped, bytes(len(good)), b"\xff" * len(good), noise.randbytes(len(good))):
        assert mechanism.decaps(ciphertext) == mechanism.rejected(ciphertext)
    assert decapsulated(mechanism.code, flipped, mechanism.keys[1]) == mechanism.rejected(flipped)
    assert decapsulated(mechanism.code, good, mechanism.keys[1]) == mechanism.decaps(good)


@pytest.mark.parametrize("change", [-1, 1])
def test_wrong_lengths_are_refused(mechanism: Mechanism, change: int) -> None:
    kem, filled = mechanism.kem, b"\x55" * 32
    ciphertext, shared = ctypes.create_string_buffer(kem.ciphertext + 1), ctypes.create_string_buffer(filled, 32)
    before = ciphertext.raw
    for name, coins in (("kem_encaps", bytes(32)), ("kem_encaps_from", bytes(2 * mechanism.code.draws))):
        public = mechanism.keys[0] + b"\0"
        assert mechanism.library.call(name, ciphertext, shared, public, size(kem.public_key + change), coins) == -1
        assert (ciphertext.raw, shared.raw) == (before, filled)
    assert mechanism.library.call("kem_decaps", shared, ciphertext, size(kem.ciphertext + change), mechanism.keys[1]) == -1
    assert shared.raw == filled


def test_random_bits_that_do_not_serve(mechanism: Mechanism) -> None:
    """All the same number; all above n, where there are such."""
    ciphertext, shared = ctypes.create_string_buffer(mechanism.kem.ciphertext), ctypes.create_string_buffer(32)
    for pattern in (b"\0\0", b"\xff\xff"):
        arguments = ciphertext, shared, mechanism.keys[0], size(mechanism.kem.public_key), pattern * mechanism.code.draws
        assert mechanism.library.call("kem_encaps_from", *arguments) == -1
        assert not any(ciphertext.raw + shared.raw)


@pytest.mark.parametrize("m", [2, 3, 4, 7])
def test_control_bits_of_the_model(m: int) -> None:
    drawn = random.Random(m)
    for _ in range(20):
        pi = drawn.sample(range(1 << m), 1 << m)
        bits = control_bits(pi)
        controls = bytes(sum(bit << i for i, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits), 8))
        assert permuted(range(1 << m), controls) == pi
    assert reversed_bits(1, m) == 1 << (m - 1)


@pytest.mark.parametrize("name", [pytest.param("mceliece348864", marks=_SLOW), pytest.param("mceliece460896", marks=_SLOW),
                                  pytest.param("mceliece6688128", marks=pytest.mark.exhaustive),
                                  pytest.param("mceliece8192128", marks=pytest.mark.exhaustive)])  # fmt: skip
def test_answers_on_record(name: str) -> None:
    spec = load_bundled_structure(name)
    kem = BINARY.kem(spec)
    assert kem is not None and kem.answers == computed_answers(BINARY, spec, kem)
