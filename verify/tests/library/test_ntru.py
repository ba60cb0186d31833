# SPDX-License-Identifier: MIT
"""NTRU: the known answers of the third round, the model in Python, refusals, and no branch that depends on a secret."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.bundled import STRUCTURES, load_bundled_structure
from ecgen.emit.kinds import kind_of
from ecgen.emit.structure.kind import Kem, contract_named
from ecgen.spec.kinds import load_structure
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Structure
from ecgen_verify.structure.compare import first_failure
from support.nist_drbg import NistDrbg
from support.structures import library_of, loaded, written

NTRU = [name for name in STRUCTURES if isinstance(load_bundled_structure(name), RingSpec)]
SOME = [name if name == "hps4096821" else pytest.param(name, marks=pytest.mark.slow) for name in NTRU]
#: SHA-256 of all hundred answers of PQCkemKAT_*.rsp as submitted to the third round, from "count = 0" on: figures of liboqs
#: ("all" in tests/KATs/kem/kats.json, at commit 04e1b327).
ANSWERS = {
    "hps2048509": "d204a151fd8d10e0f6fe484d55362d779fbcb468ac5ae2cd18409b1fd76b4641",
    "hps2048677": "3489450d349454bf4914f7947a33ebc6bc5e16d15d19da6820a8168e125a1084",
    "hps4096821": "143f43534b9705f6485b4a3f1cefda3283f12550e88e294c743b72a9f7d3fcba",
    "hrss701": "684d7e77641399b136fbb4b9261bdca6e83887453a0565e2aef3540821138ada",
}


def kem_of(spec: Structure) -> Kem:
    kem = kind_of(spec).kem(spec)
    assert kem is not None
    return kem


@pytest.mark.quick("hps4096821", "hrss701")
@pytest.mark.parametrize("name", NTRU)
def test_known_answers(name: str, tmp_path: Path) -> None:
    assert known_answers(load_bundled_structure(name), tmp_path) == ANSWERS[name]


@pytest.mark.slow
@pytest.mark.parametrize(("n", "q", "scheme", "answer"), [
    (1229, "2^12", "ntru-hps", "89fee43b0809f927ab78db68c46d34e9c2f71ad76903767c42c0bdd3b9f5c262"),
    (1373, "2^14", "ntru-hrss", "1e40d89aa9181f0aa7ceca3f4b22f0993cfbfadeb702b4241b2f0d4caeab127e"),
])  # fmt: skip
def test_sets_that_are_not_bundled(n: int, q: str, scheme: str, answer: str, tmp_path: Path) -> None:
    """The larger sets that the authors added later, from specifications of a user: the first answer of each, with the hash that
    liboqs has of it ("single" in the same file)."""
    path = tmp_path / "mine.toml"
    path.write_text(f'name = "mine"\nkind = "ring"\n[ring]\nn = {n}\nq = "{q}"\n[kem]\nscheme = "{scheme}"\n', encoding="utf-8")
    spec = load_structure(path)
    assert spec is not None and known_answers(spec, tmp_path, 1) == answer


def known_answers(spec: Structure, tmp_path: Path, count: int = 100) -> str:
    """The SHA-256 of the first ones."""
    library, source = loaded(spec, tmp_path), NistDrbg(bytes(range(48)))
    answers = [_answer(spec, library, number, source.draw(48)) for number in range(count)]
    return hashlib.sha256("\n".join(answers).encode()).hexdigest()


def _answer(spec: Structure, library: ctypes.CDLL, number: int, seed: bytes) -> str:
    name, kem, drbg = spec.name, kem_of(spec), NistDrbg(seed)
    lengths = (kem.public_key, kem.secret_key, kem.ciphertext, kem.shared, kem.shared)
    public_key, secret_key, ciphertext, sent, received = map(ctypes.create_string_buffer, lengths)
    assert getattr(library, f"{name}_kem_keypair")(public_key, secret_key, drbg.draw(kem.seed - 32) + drbg.draw(32)) == 0
    length = ctypes.c_size_t(kem.public_key)
    assert getattr(library, f"{name}_kem_encaps")(ciphertext, sent, public_key, length, drbg.draw(kem.coins)) == 0
    assert getattr(library, f"{name}_kem_decaps")(received, ciphertext, ctypes.c_size_t(kem.ciphertext), secret_key) == 0
    assert sent.raw == received.raw
    rows = {"seed": seed, "pk": public_key.raw, "sk": secret_key.raw, "ct": ciphertext.raw, "ss": sent.raw}
    return f"count = {number}\n" + "".join(f"{key} = {value.hex().upper()}\n" for key, value in rows.items())


@pytest.mark.parametrize("name", SOME)
def test_the_mechanism_is_as_in_python(name: str, tmp_path: Path) -> None:
    spec = load_bundled_structure(name)
    kind, libraries = kind_of(spec), {"built": library_of(spec, tmp_path)}
    for function in ("kem_keypair", "kem_encaps", "kem_decaps"):
        assert first_failure(kind, spec, contract_named(kind, spec, function), libraries, 14, 3) is None


def test_what_is_refused_writes_nothing(tmp_path: Path) -> None:
    spec = load_bundled_structure("hps2048509")
    kind, kem, library = kind_of(spec), kem_of(spec), library_of(spec, tmp_path)
    encaps, decaps = (contract_named(kind, spec, name) for name in ("kem_encaps", "kem_decaps"))
    wrong = [bytes(length) for length in (0, 1, kem.public_key - 1, kem.public_key + 1)]
    for string in (*wrong, bytes(kem.public_key - 1) + b"\x10", b"\xff" * kem.public_key):
        inputs = {"public_key": string, "public_key_length": len(string), "coins": bytes(kem.coins)}
        returned = library.call(encaps, inputs)
        assert returned["result"] == -1
        assert all(library.untouched(encaps, output, inputs, returned[output]) for output in ("ciphertext", "shared"))
    for string in wrong:
        inputs = {"ciphertext": string, "ciphertext_length": len(string), "secret_key": bytes(kem.secret_key)}
        returned = library.call(decaps, inputs)
        assert returned["result"] == -1 and library.untouched(decaps, "shared", inputs, returned["shared"])


#: The first argument of %P_PUBLIC is what may decide a branch; there is none in these functions.
_MAIN = """\
#include "{p}.h"
#include <valgrind/memcheck.h>
static uint8_t pk[{public_key}], sk[{secret_key}], ct[{ciphertext}], shared[{shared}], seed[{seed}], coins[{coins}];
int main(void)
{{
    int status;
    unsigned int i;
    for (i = 0; i < sizeof seed; i++) seed[i] = (uint8_t)(i * i + {salt});
    for (i = 0; i < sizeof coins; i++) coins[i] = (uint8_t)(3 * i * i + i);
    VALGRIND_MAKE_MEM_UNDEFINED(seed, sizeof seed);
    VALGRIND_MAKE_MEM_UNDEFINED(coins, sizeof coins);
    status = {p}_kem_keypair(pk, sk, seed);
    VALGRIND_MAKE_MEM_DEFINED(pk, sizeof pk);
    status |= {p}_kem_encaps(ct, shared, pk, sizeof pk, coins);
    VALGRIND_MAKE_MEM_DEFINED(ct, sizeof ct);
    status |= {p}_kem_decaps(shared, ct, sizeof ct, sk);
    ct[5] ^= 1;
    status |= {p}_kem_decaps(shared, ct, sizeof ct, sk);
    {leak}
    return status != 0;
}}
"""


def run_with_secrets(spec: Structure, compiler: str, options: list[str], folder: Path, leak: str = "") -> int:
    """Valgrind's exit status."""
    if shutil.which("valgrind") is None or shutil.which(compiler) is None:
        pytest.skip("valgrind or the compiler is not installed")
    kem, source = kem_of(spec), written(spec, folder / "source")
    main = folder / "main.c"
    lengths = {name: getattr(kem, name) for name in ("public_key", "secret_key", "ciphertext", "shared", "seed", "coins")}
    main.write_text(_MAIN.format(p=spec.name, salt=7, leak=leak, **lengths), encoding="utf-8")
    define = f"-D{spec.name.upper()}_CHECK_SECRETS"
    words = [compiler, "-std=c99", *options, define, "-I", str(source), "-o", str(folder / "main")]
    subprocess.run([*words, main, *sorted(source.glob("*.c"))], check=True)
    command = ["valgrind", "-q", "--error-exitcode=99", str(folder / "main")]
    return subprocess.run(command, check=False, capture_output=True).returncode


@pytest.mark.parametrize(("name", "compiler", "options"), [
    ("hps4096821", "gcc", ["-O2"]),
    pytest.param("hrss701", "clang", ["-O3", "-DHRSS701_CPU_PLAIN"], marks=pytest.mark.slow),
    *(pytest.param(name, compiler, [level], marks=pytest.mark.slow)
      for name, compiler, level in (("hps2048509", "clang", "-O2"), ("hps2048677", "gcc", "-O3"), ("hrss701", "gcc", "-O2"))),
])  # fmt: skip
def test_no_branch_depends_on_a_secret(name: str, compiler: str, options: list[str], tmp_path: Path) -> None:
    assert run_with_secrets(load_bundled_structure(name), compiler, options, tmp_path) == 0


@pytest.mark.slow
def test_a_branch_on_a_secret_is_seen(tmp_path: Path) -> None:
    leak = "if (shared[0] & 1) status |= 0 * (int)sizeof seed; else status |= sk[0] == 255;"
    assert run_with_secrets(load_bundled_structure("hps2048509"), "gcc", ["-O0"], tmp_path, leak) == 99
