# SPDX-License-Identifier: MIT
"""--hash extern: a folder without SHA-2, whose functions hash by what the program brings."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from support.commands import Command
from support.emitted import need, shell

_OPENSSL = Path(__file__).parents[1] / "support" / "openssl_hash.c"


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def written(command: Command, curve: str, *options: str) -> Path:
    command.done("--curve", curve, "--hash", "extern", *options, "-q")
    return command.folder / curve


def hash_of(folder: Path, prefix: str, source: Path = _OPENSSL) -> Path:
    """The object of OpenSSL's SHA-2 as the folder asks for it."""
    if not Path("/usr/include/openssl/evp.h").exists():
        pytest.skip("OpenSSL's headers are not installed")
    out = folder / "test" / "hash.o"
    shell("gcc", "-std=c99", "-O1", f"-I{folder}", f"-DP={prefix}", f'-DHEADER="{prefix}.h"', "-c", source, "-o", out)
    return out


def make_test(folder: Path, library: Path) -> subprocess.CompletedProcess[str]:
    words = ["make", "-s", "NO_ASM=1", "CFLAGS=-O0 -Wall -Wextra -Werror", f"HASH={library} -lcrypto", "test"]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("options", [(), ("--size", "--layout", "single")])
@pytest.mark.parametrize("curve", ["p256", "curve25519", "p521"])
def test_the_self_test_by_openssl(curve: str, options: tuple[str, ...], command: Command) -> None:
    need("make")
    folder = written(command, curve, *options)
    done = make_test(folder, hash_of(folder, curve))
    assert done.returncode == 0 and "agree" in done.stdout, done.stdout + done.stderr


@pytest.mark.slow
def test_the_self_test_sees_a_wrong_hash(command: Command, tmp_path: Path) -> None:
    need("make")
    folder, wrong = written(command, "p192"), tmp_path / "wrong.c"
    text = _OPENSSL.read_text(encoding="utf-8")
    assert text.count("memset(s, 0, sizeof *s);") == 1
    wrong.write_text(text.replace("memset(s, 0, sizeof *s);", "digest[0] ^= 1;"), encoding="utf-8")
    done = make_test(folder, hash_of(folder, "p192", wrong))
    assert done.returncode != 0 and "sha" in done.stdout + done.stderr


@pytest.mark.slow
def test_what_the_folder_says_and_lacks(command: Command) -> None:
    folder = written(command, "p192")
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["hash"] == "extern" and manifest["made_by"] == "ecgen --curve p192 --hash extern"
    assert not any("python" in name for name in manifest["files"])
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.[ch]"))
    assert "p192_compress" not in code and code.count("void p192_sha2_begin(") == 1
    header = " ".join((folder / "p192.h").read_text(encoding="utf-8").replace("\n * ", " ").split())
    assert "the program that this is linked with defines p192_sha2_begin" in header
    signing = [row for row in manifest["functions"] if row["operation"] in ("ecdsa_sign", "sha256")]
    assert signing and not any("proved" in word for row in signing for word in row["evidence"])
    command.done("check", folder, "--regenerate")


@pytest.mark.parametrize(("words", "said"), [
    (("--curve", "p434"), "nothing that would be emitted hashes"),
    (("--curve", "p256", "--only", "field"), "nothing that would be emitted hashes"),
    (("--curve", "p256", "--package", "rust"), "--package rust: has its own SHA-2"),
    (("--curve", "p256", "--package", "cpp"), "--package cpp: has its own SHA-2"),
])  # fmt: skip
def test_refusals(words: tuple[str, ...], said: str, command: Command) -> None:
    assert said in command.refused(*words, "--hash", "extern")


@pytest.mark.slow
def test_cmake_and_meson(command: Command, tmp_path: Path) -> None:
    """The self-test is built where there is a hash, and the library without one too."""
    folder = written(command, "p192")
    hashing = hash_of(folder, "p192")
    shell(need("cmake"), "-S", folder, "-B", tmp_path / "cmake", "-DP192_NO_ASM=ON", f"-DP192_HASH={hashing};crypto")
    shell("cmake", "--build", tmp_path / "cmake")
    assert "100% tests passed" in shell("ctest", "--test-dir", tmp_path / "cmake")
    for options, tests in ([f"-Dhash={hashing},-lcrypto"], 1), ([], 0):
        built = tmp_path / f"meson{tests}"
        shell(need("meson"), "setup", built, folder, "-Dno_asm=true", *options)
        said = shell("meson", "test", "-C", built)
        assert ("Ok:                 1" in said) == bool(tests), said
