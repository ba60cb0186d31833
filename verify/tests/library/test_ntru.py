# SPDX-License-Identifier: MIT
"""NTRU: the known answers of the third round, the model in Python, refusals, and no branch that depends on a secret."""

from __future__ import annotations

import ctypes
import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from ecgen.bundled import STRUCTURES, load_bundled_structure
from ecgen.emit.kinds import kind_of
from ecgen.emit.structure.kind import Kem, contract_named
from ecgen.spec.kinds import load_structure
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Structure
from ecgen_verify.structure.compare import first_failure
from support.structures import library_of, loaded, written

NTRU = [name for name in STRUCTURES if isinstance(load_bundled_structure(name), RingSpec)]
SOME = [name if name == "hps4096821" else pytest.param(name, marks=pytest.mark.slow) for name in NTRU]
#: SHA-256 of the first answer of PQCkemKAT_*.rsp as submitted to the third round: lines 3 to 8, "count = 0" to "ss = ...".
#: Figures of PQClean's META.yml (nistkat-sha256), at commit 6cd3167b.
ANSWERS = {
    "hps2048509": "fc314366fbe795e2db6d29abb9f5b2ff43f0f608d0bd66161f9450364f0d271b",
    "hps2048677": "33e2cad6c2a2f17991517050d7a1b745908c84b8283a4e0f07dbe6f62d166507",
    "hps4096821": "1a8382ae0c801a43cf461c98d22743f5b2d8a1ffed1b1df0dd767de2c2874597",
    "hrss701": "501e000c3eb374ffbfb81b0f16673a6282116465936608d7d164b05635e769e8",
}


class Drbg:
    """CTR_DRBG with AES-256, without derivation function (SP 800-90A, 10.2.1), by which known answers were made."""

    def __init__(self, entropy: bytes) -> None:
        self.key, self.counter = bytes(32), 0
        self._update(entropy)

    def _blocks(self, count: int) -> bytes:
        encryptor = Cipher(algorithms.AES(self.key), modes.ECB()).encryptor()
        numbers = [(self.counter + i) % 2**128 for i in range(1, count + 1)]
        self.counter = numbers[-1]
        return encryptor.update(b"".join(number.to_bytes(16, "big") for number in numbers))

    def _update(self, data: bytes) -> None:
        mixed = bytes(x ^ y for x, y in zip(self._blocks(3), data, strict=True))
        self.key, self.counter = mixed[:32], int.from_bytes(mixed[32:], "big")

    def bytes(self, length: int) -> bytes:
        drawn = self._blocks(-(-length // 16))[:length]
        self._update(bytes(48))
        return drawn


def kem_of(spec: Structure) -> Kem:
    kem = kind_of(spec).kem(spec)
    assert kem is not None
    return kem


@pytest.mark.quick("hps4096821", "hrss701")
@pytest.mark.parametrize("name", NTRU)
def test_known_answers(name: str, tmp_path: Path) -> None:
    assert first_answer(load_bundled_structure(name), tmp_path) == ANSWERS[name]


@pytest.mark.slow
@pytest.mark.parametrize(("n", "q", "scheme", "answer"), [
    (1229, "2^12", "ntru-hps", "89fee43b0809f927ab78db68c46d34e9c2f71ad76903767c42c0bdd3b9f5c262"),
    (1373, "2^14", "ntru-hrss", "1e40d89aa9181f0aa7ceca3f4b22f0993cfbfadeb702b4241b2f0d4caeab127e"),
])  # fmt: skip
def test_sets_that_are_not_bundled(n: int, q: str, scheme: str, answer: str, tmp_path: Path) -> None:
    """The larger sets that the authors added later, from specifications of a user; answers as above."""
    path = tmp_path / "mine.toml"
    path.write_text(f'name = "mine"\nkind = "ring"\n[ring]\nn = {n}\nq = "{q}"\n[kem]\nscheme = "{scheme}"\n', encoding="utf-8")
    spec = load_structure(path)
    assert spec is not None and first_answer(spec, tmp_path) == answer


def first_answer(spec: Structure, tmp_path: Path) -> str:
    """The SHA-256 of it."""
    name = spec.name
    kem, library = kem_of(spec), loaded(spec, tmp_path)
    seed = Drbg(bytes(range(48))).bytes(48)
    drbg = Drbg(seed)
    lengths = (kem.public_key, kem.secret_key, kem.ciphertext, kem.shared, kem.shared)
    public_key, secret_key, ciphertext, sent, received = map(ctypes.create_string_buffer, lengths)
    assert getattr(library, f"{name}_kem_keypair")(public_key, secret_key, drbg.bytes(kem.seed - 32) + drbg.bytes(32)) == 0
    length = ctypes.c_size_t(kem.public_key)
    assert getattr(library, f"{name}_kem_encaps")(ciphertext, sent, public_key, length, drbg.bytes(kem.coins)) == 0
    assert getattr(library, f"{name}_kem_decaps")(received, ciphertext, ctypes.c_size_t(kem.ciphertext), secret_key) == 0
    assert sent.raw == received.raw
    rows = {"seed": seed, "pk": public_key.raw, "sk": secret_key.raw, "ct": ciphertext.raw, "ss": sent.raw}
    text = "count = 0\n" + "".join(f"{key} = {value.hex().upper()}\n" for key, value in rows.items())
    return hashlib.sha256(text.encode()).hexdigest()


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
