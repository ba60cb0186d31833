# SPDX-License-Identifier: MIT
"""Classic McEliece against the known answers of its authors.

The hashes are of the first answer in the files that come with the submission, as PQClean has them in META.yml of each parameter
set (nistkat-sha256); the crate pqcrypto-classicmceliece 0.2.1 carries these files.
"""

from __future__ import annotations

import ctypes
import hashlib

import pytest

from ecgen.bundled import load_bundled_structure
from ecgen.emit.binary.kind import BINARY
from support.nist_drbg import NistDrbg
from support.structure_library import StructureLibrary, loaded, size

_SLOW = pytest.mark.slow
_HASHES = {
    "mceliece348864": "6f0f50626df15ce403c0c1d5f91648245282afebcac90e5db3595ce9b20b1817",
    "mceliece460896": "03124a66e44aea18a3c1fcd63be22f2217ec5514b7d84166b1da71094c251769",
    "mceliece6688128": "4c825bf86378d76b197caca6f957942c0cc98b50ce4a6b26cad6efa25d1d20c6",
    "mceliece8192128": "cbe9b802465df7a7b3a59a08d3bd3ea603b6277532c15f89418b8d0d6508ee24",
}


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "mceliece348864" else _SLOW) for name in _HASHES])
def test_first_known_answer(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    library = loaded(load_bundled_structure(name), tmp_path_factory.mktemp(name), ("gcc", "-O1"))
    answer = _answer(library, NistDrbg(bytes(range(48))))
    assert hashlib.sha256(answer.encode()).hexdigest() == _HASHES[name]


def _answer(library: StructureLibrary, drbg: NistDrbg) -> str:
    kem = BINARY.kem(library.spec)
    assert kem is not None
    seed = drbg.draw(48)
    drbg = NistDrbg(seed)
    public_key, secret_key = ctypes.create_string_buffer(kem.public_key), ctypes.create_string_buffer(kem.secret_key)
    assert library.call("kem_keypair", public_key, secret_key, drbg.draw(32)) == 0
    ciphertext, sent = ctypes.create_string_buffer(kem.ciphertext), ctypes.create_string_buffer(32)
    random = int(str(BINARY.facts(library.spec)["random"]))
    while library.call("kem_encaps_from", ciphertext, sent, public_key, size(kem.public_key), drbg.draw(random)) != 0:
        pass
    received = ctypes.create_string_buffer(32)
    assert library.call("kem_decaps", received, ciphertext, size(kem.ciphertext), secret_key) == 0
    assert received.raw == sent.raw
    shown = {"seed": seed, "pk": public_key.raw, "sk": secret_key.raw, "ct": ciphertext.raw, "ss": sent.raw}
    return "count = 0\n" + "".join(f"{name} = {value.hex().upper()}\n" for name, value in shown.items())
