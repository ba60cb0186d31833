# SPDX-License-Identifier: MIT
"""--common: folders of several curves that share one with SHA-2, wiping and the probe of the processor."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.cli import command_line, make_library
from ecgen.emit import emit
from ecgen.emit.common import common_files
from ecgen.folder import digest, write_folder
from ecgen.library import Hash, Layout, Syntax
from support.commands import Command, tree
from support.emitted import WARNINGS, need, shell, spec_named
from support.verify_runs import quick

CURVES = ("p192", "curve25519")
#: Signs by both curves, which hashes, and checks; the digests are those of FIPS 180-2's appendix B.1.
PROGRAM = """
#include "curve25519.h"
#include "p192.h"
#include <string.h>
int main(void)
{
    static const uint8_t begin[4] = {0xba, 0x78, 0x16, 0xbf}, end[4] = {0xf2, 0x00, 0x15, 0xad};
    const uint8_t *message = (const uint8_t *)"abc";
    uint8_t key[32] = {1, 2, 3}, public_key[49], hash[32], other[32], signature[64];
    p192_sha256(hash, message, 3);
    curve25519_sha256(other, message, 3);
    if (memcmp(hash, begin, 4) != 0 || memcmp(hash + 28, end, 4) != 0 || memcmp(hash, other, 32) != 0) { return 1; }
    if (p192_public_key(public_key, key) != 0 || p192_ecdsa_sign(signature, key, hash, 32) != 0) { return 2; }
    if (p192_ecdsa_verify(signature, public_key, 49, hash, 32) != 0) { return 3; }
    curve25519_ed25519_public_key(public_key, key);
    curve25519_ed25519_sign(signature, key, message, 3);
    return curve25519_ed25519_verify(signature, public_key, message, 3) != 0 ? 4 : 0;
}
"""
#: Functions of SHA-2 that there is no second copy of; the last two are static where SHA-2 is in loops.
HASHING = ("sha2_begin", "sha2_add", "sha2_end", "compress32", "compress64")


def texts(curve: str, *, size: bool = False, layout: Layout = Layout.SEVERAL, syntax: Syntax = Syntax.NASM,
          target: str = "all", hash_: Hash = Hash.OWN) -> dict[str, str]:  # fmt: skip
    spec = spec_named(curve)
    library = make_library(spec, None, target, None, syntax=syntax, size=size, layout=layout, hash_=hash_, common="common")
    return emit(library, command_line(spec, False, None, target, None, syntax=syntax, size=size, layout=layout, hash_=hash_,
                                      common="common"))  # fmt: skip


def write(folder: Path, *curves: str, size: bool = False, layout: Layout = Layout.SEVERAL, syntax: Syntax = Syntax.NASM,
          target: str = "all", hash_: Hash = Hash.OWN) -> Path:  # fmt: skip
    write_folder(folder / "common", common_files(size=size))
    for curve in curves:
        write_folder(folder / curve, texts(curve, size=size, layout=layout, syntax=syntax, target=target, hash_=hash_))
    (folder / "program.c").write_text(PROGRAM, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def emitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both curves in C, and what they share; to be copied."""
    return write(tmp_path_factory.mktemp("out"), *CURVES, target="c")


@pytest.fixture
def folder(emitted: Path, tmp_path: Path) -> Path:
    shell("cp", "-r", emitted, tmp_path / "project")
    return tmp_path / "project"


@pytest.fixture
def command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    return Command(tmp_path, capsys, monkeypatch)


def symbols(*binaries: Path) -> list[str]:
    """The names of the functions that are defined in these, as often as they are."""
    lines = [line.split() for line in shell("nm", *binaries).splitlines()]
    return [words[2] for words in lines if len(words) == 3 and words[1] in "tT"]


@pytest.mark.quick("size")
@pytest.mark.parametrize("size", [False, True], ids=["usual", "size"])
def test_two_curves_share_the_functions(size: bool, tmp_path: Path) -> None:
    """By make, in one program; where SHA-2 is not in loops, each folder by its self-test too."""
    need("make")
    folder = write(tmp_path, *CURVES, size=size, target="c")
    flags = "CFLAGS=-O1 -Wall -Wextra -Wpedantic -Werror"
    for place in (*CURVES, "common"):
        shell("make", "-s", "-C", folder / place, flags)
        assert size or place == "common" or "agree" in shell("make", "-s", "-C", folder / place, flags, "test")
    libraries = [folder / curve / f"lib{curve}.a" for curve in CURVES]
    program = folder / "program"
    includes = [f"-I{folder / curve}" for curve in CURVES]
    shell("cc", *includes, folder / "program.c", *libraries, folder / "common" / "libecgen_common.a", "-o", program)
    shell(program)
    assert not [name for name in symbols(*libraries) if re.search(r"_sha2_|_compress(32|64)|_cpu_bits", name)]
    shared = [name for name in symbols(program) if re.search(r"_sha2_(begin|add|end)$|_compress(32|64)$", name)]
    assert sorted(shared) == sorted(f"ecgen_{name}" for name in (HASHING[:3] if size else HASHING))


@pytest.mark.slow
def test_make_knows_what_is_out_of_date(folder: Path) -> None:
    need("make")
    words = ("make", "-s", "-C", folder / "p192", "CFLAGS=-O0", "test")
    shell(*words)
    library, objects = folder / "common" / "libecgen_common.a", folder / "p192" / "p192_hash.o"
    before = library.stat().st_mtime_ns, objects.stat().st_mtime_ns
    assert "agree" in shell(*words)
    assert (library.stat().st_mtime_ns, objects.stat().st_mtime_ns) == before
    os.utime(folder / "common" / "ecgen_common.h")
    shell(*words)
    assert library.stat().st_mtime_ns > before[0] and objects.stat().st_mtime_ns > before[1]
    (folder / "common").rename(folder / "elsewhere")
    assert "agree" in shell(*words, f"COMMON={folder / 'elsewhere'}")


@pytest.mark.slow
def test_the_python_binding_finds_what_it_needs(folder: Path) -> None:
    need("make")
    shell("make", "-s", "-C", folder / "p192", "CFLAGS=-O0", "shared")
    code = "import p192; key, public = p192.keygen(); p192.ecdsa_verify(p192.ecdsa_sign(key, b'h' * 24), public, b'h' * 24)"
    shell(sys.executable, "-c", code, env={"PYTHONPATH": str(folder / "p192" / "python")})
    exported = shell("nm", "-D", "--defined-only", folder / "p192" / "libp192.so")
    assert "p192_sha256" in exported and "ecgen" not in exported


@pytest.mark.slow
def test_make_installs_what_pkg_config_finds(folder: Path, tmp_path: Path) -> None:
    need("pkg-config")
    for curve in CURVES:
        shell("make", "-s", "-C", folder / curve, "CFLAGS=-O0", f"prefix={tmp_path / 'usr'}", "install")
    paths = {"PKG_CONFIG_PATH": str(tmp_path / "usr" / "lib" / "pkgconfig")}
    flags = shell("pkg-config", "--cflags", "--libs", *CURVES, env=paths).split()
    assert "-lecgen_common" not in flags
    shell("cc", "-o", "shared", "program.c", *flags, cwd=folder)
    shell(folder / "shared", env={"LD_LIBRARY_PATH": str(tmp_path / "usr" / "lib")})
    flags = shell("pkg-config", "--static", "--cflags", "--libs", *CURVES, env=paths).split()
    assert "-lecgen_common" in flags
    shell("cc", "-o", "static", "program.c", "-static", *flags, cwd=folder)
    shell(folder / "static")


CMAKE = "cmake_minimum_required(VERSION 3.13)\nproject(consumer C)\nadd_executable(consumer program.c)\n"
LINKED = "target_link_libraries(consumer p192::p192 curve25519::curve25519)\n"


@pytest.mark.slow
def test_cmake_takes_the_folders_as_parts(folder: Path, tmp_path: Path) -> None:
    need("cmake")
    parts = "".join(f"add_subdirectory({curve})\n" for curve in CURVES)
    (folder / "CMakeLists.txt").write_text(CMAKE + parts + LINKED, encoding="utf-8")
    shell("cmake", "-S", folder, "-B", tmp_path / "out")
    shell("cmake", "--build", tmp_path / "out", "--target", "consumer", "p192_shared")
    shell(tmp_path / "out" / "consumer")
    assert [name for name in symbols(tmp_path / "out" / "consumer") if name.endswith("_sha2_add")] == ["ecgen_sha2_add"]


@pytest.mark.slow
def test_cmake_installs_packages_that_are_found(folder: Path, tmp_path: Path) -> None:
    need("cmake")
    for curve in CURVES:
        shell("cmake", "-S", folder / curve, "-B", tmp_path / curve, f"-DCMAKE_INSTALL_PREFIX={tmp_path / 'usr'}")
        shell("cmake", "--build", tmp_path / curve, "--target", "all", "install")
        assert "100% tests passed, 0 tests failed out of 1" in shell("ctest", "--test-dir", tmp_path / curve)
    packages = "".join(f"find_package({curve} 0 CONFIG REQUIRED)\n" for curve in CURVES)
    (folder / "CMakeLists.txt").write_text(CMAKE + packages + LINKED, encoding="utf-8")
    shell("cmake", "-S", folder, "-B", tmp_path / "out", f"-DCMAKE_PREFIX_PATH={tmp_path / 'usr'}")
    shell("cmake", "--build", tmp_path / "out")
    shell(tmp_path / "out" / "consumer")
    paths = {"PKG_CONFIG_PATH": str(tmp_path / "usr" / "lib" / "pkgconfig")}
    flags = shell("pkg-config", "--cflags", "--libs", *CURVES, env=paths).split()
    shell("cc", "-o", "program", "program.c", *flags, cwd=folder)
    shell(folder / "program")


@pytest.mark.slow
def test_meson_alone_and_as_subprojects(folder: Path, tmp_path: Path) -> None:
    need("meson")
    need("ninja")
    shell("meson", "setup", tmp_path / "alone", folder / "p192", f"--prefix={tmp_path / 'usr'}", "--libdir=lib")
    assert "Ok:                 1" in shell("meson", "test", "-C", tmp_path / "alone")
    shell("meson", "install", "-C", tmp_path / "alone")
    flags = shell("pkg-config", "--libs", "p192", env={"PKG_CONFIG_PATH": str(tmp_path / "usr" / "lib" / "pkgconfig")})
    assert "-lecgen_common" in flags
    consumer = tmp_path / "consumer"
    consumer.mkdir()
    (folder / "program.c").rename(consumer / "program.c")
    folder.rename(consumer / "subprojects")
    parts = ", ".join(f"subproject('{curve}').get_variable('{curve}_dep')" for curve in CURVES)
    (consumer / "meson.build").write_text(
        f"project('consumer', 'c')\ntest('consumer', executable('consumer', 'program.c', dependencies: [{parts}]))\n",
        encoding="utf-8")  # fmt: skip
    shell("meson", "setup", tmp_path / "out", consumer)
    assert "Ok:                 3" in shell("meson", "test", "-C", tmp_path / "out")
    assert [name for name in symbols(tmp_path / "out" / "consumer") if name.endswith("_sha2_add")] == ["ecgen_sha2_add"]


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("size", [False, True], ids=["usual", "size"])
@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize("compiler", ["gcc", "clang", "g++"])
def test_it_compiles_without_a_warning(compiler: str, layout: Layout, size: bool, tmp_path: Path) -> None:
    need(compiler)
    folder = write(tmp_path, *CURVES, size=size, layout=layout)
    language = ["-x", "c++"] if compiler == "g++" else ["-std=c99"]
    for bits in (64, 32):
        defines = [f"-D{curve.upper()}_WORD_BITS={bits}" for curve in CURVES]
        for source in folder.glob("*/*.c"):
            shell(compiler, *language, *WARNINGS, *defines, f"-I{folder / 'common'}", "-fsyntax-only", source)


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("options", [
    {"syntax": Syntax.GNU}, {"layout": Layout.SINGLE}, {"layout": Layout.SINGLE, "syntax": Syntax.GNU}, {"size": True},
    {"size": True, "layout": Layout.SINGLE}, {"target": "ifma"}, {},
], ids=str)  # fmt: skip
def test_self_tests_of_other_folders(options: dict[str, object], tmp_path: Path) -> None:
    """With assembly, which asks the processor by the common folder, and without."""
    need("nasm")
    folder = write(tmp_path, "p192", **options)  # type: ignore[arg-type]
    for without in (), ("NO_ASM=1",):
        assert "agree" in shell("make", "-s", "-C", folder / "p192", "CFLAGS=-O1", *without, "test")


@pytest.mark.slow
@pytest.mark.parametrize("defined", ["", "-DP192_CPU_PLAIN", "-DP192_HAVE_ADX()=0"])
def test_the_processor_is_asked_for_each_curve(defined: str, tmp_path: Path) -> None:
    """P192_CPU_PLAIN and the host's own probe speak for that curve, whatever the common folder would find."""
    need("nasm")
    folder = write(tmp_path, "p192")
    main = tmp_path / "main.c"
    main.write_text('#include "p192.h"\n#include <stdio.h>\nextern unsigned int p192_cpu_plain;\nint main(void)\n'
                    "{\n    p192_fe a = {{1}};\n    p192_fe_mul(&a, &a, &a);\n"
                    '    printf("%u", p192_cpu_plain);\n    return 0;\n}\n', encoding="utf-8")  # fmt: skip
    flags = f"CFLAGS=-O0 {defined!r}" if defined else "CFLAGS=-O0"
    shell("make", "-s", "-C", folder / "p192", flags, "test")
    shell("cc", f"-I{folder / 'p192'}", main, folder / "p192" / "libp192.a", folder / "common" / "libecgen_common.a",
          "-o", tmp_path / "main")  # fmt: skip
    has = {"adx", "bmi2"} <= set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8")))
    assert shell(tmp_path / "main") == ("0" if has and not defined else "1")


@pytest.mark.slow
def test_verify_compiles_the_common_folder_too(folder: Path) -> None:
    run = quick("--dir", folder / "p192", "--target", "c")
    assert run.returncode == 0, run.stderr
    source = folder / "common" / "ecgen_sha2.c"
    source.write_text(source.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    run = quick("--dir", folder / "p192", "--target", "c")
    assert run.returncode == 1 and "ecgen_sha2.c: differs from what ecgen wrote" in run.stderr


def test_what_the_folders_say_and_lack() -> None:
    files = texts("p192")
    manifest = json.loads(files["manifest.json"])
    common = json.loads(common_files(size=False)["manifest.json"])
    assert manifest["made_by"] == "ecgen --curve p192 --common common"
    assert manifest["common"] == {"name": common["common"], "path": "../common"}
    code = "".join(text for name, text in files.items() if name.endswith((".c", ".h")))
    for name in (*HASHING, "wipe", "cpu_bits"):
        assert f"p192_{name}(" in code or name.startswith("compress")
        assert not re.search(rf"\w p192_{name}\([^;]*\)\n\{{", code), f"{name} has a body of its own"
    assert re.search(r"\nvoid p192_sha256\(", code) and re.search(r"\nvoid p192_wipe_stack\(", code)


def test_what_is_proved_is_what_a_record_holds_for() -> None:
    """The C that includes the common header is another text; assembly is the same."""
    rows = json.loads(texts("p192")["manifest.json"])["functions"]
    builds = {build for row in rows for word in ("proved", "proved by another prover") for build in row.get(word, {})}
    assert builds == {"x64", "x64-adx"}
    assert not [row["name"] for row in rows if row["operation"] in ("ecdsa_sign", "sha256") and "proved" in str(row["evidence"])]


def test_the_common_folder_is_the_same_for_all(command: Command) -> None:
    command.done("--curve", "p192", "--target", "c", "--common", "common", "-q")
    before = tree(command.folder / "common")
    further = ("--curve", "p192", "--common", "common", "-q")
    command.done(*further, "--prefix", "q", "--layout", "single", "--target", "c", "--hash", "extern")
    command.done(*further, "--prefix", "other", "--only", "field", "--out", "deep/in/other")
    assert tree(command.folder / "common") == before
    command.done("--common", "alone", "-q")
    assert tree(command.folder / "alone") == before
    assert "COMMON = ../../../common\n" in (command.folder / "deep" / "in" / "other" / "Makefile").read_text(encoding="utf-8")
    for folder in ("common", "p192", "q", "deep/in/other"):
        command.done("check", folder)
        command.done("check", folder, "--regenerate")


def test_what_is_told(command: Command) -> None:
    words = ("--curve", "p192", "--target", "c", "--common", "common")
    said = command.done(*words).err.splitlines()
    assert said[0].startswith("common: 7 files") and said[1].startswith("p192: ")
    told = json.loads(command.done(*words, "--json").out)
    assert told["folder"] == "p192" and told["common"]["folder"] == "common" and "ecgen_sha2.c" in told["common"]["files"]
    assert json.loads(command.done("--common", "common", "--json").out)["folder"] == "common"


def test_links_are_followed_from_folder_to_folder(command: Command) -> None:
    """The path in the build files is that from where the folder is."""
    (command.folder / "far" / "away").mkdir(parents=True)
    (command.folder / "p192").symlink_to("far/away/p192")
    command.done("--curve", "p192", "--target", "c", "--common", "common", "--out", "far/away/p192", "-q")
    command.done("--curve", "p192", "--target", "c", "--common", "common", "-q")
    assert "COMMON = ../../../common\n" in (command.folder / "p192" / "Makefile").read_text(encoding="utf-8")
    command.done("check", "p192", "--regenerate")


def test_an_edited_common_folder_stops_all(command: Command) -> None:
    command.done("--common", "common", "-q")
    header = command.folder / "common" / "ecgen_common.h"
    header.write_text(header.read_text(encoding="utf-8") + "/* mine */\n", encoding="utf-8")
    message = command.refused("--curve", "p192", "--target", "c", "--common", "common")
    assert "--common common: ecgen_common.h was edited" in message
    command.refused("check", "common", code=1)
    command.done("--curve", "p192", "--target", "c", "--common", "common", "--force", "-q")
    command.done("check", "common", "--regenerate")


@pytest.mark.parametrize("present", [False, True], ids=["new", "of another version"])
def test_where_the_curve_cannot_be_written_nothing_is(present: bool, command: Command) -> None:
    """The common folder is as it was, or is not there."""
    if present:
        command.done("--common", "up/common", "-q")
        older = command.folder / "up" / "common" / "ecgen_common.c"
        older.write_text("int older;\n", encoding="utf-8")
        manifest = older.parent / "manifest.json"
        content = json.loads(manifest.read_text(encoding="utf-8"))
        content["files"][older.name] = digest("int older;\n")
        manifest.write_text(json.dumps(content), encoding="utf-8")
    (command.folder / "p192").mkdir()
    (command.folder / "p192" / "notes.txt").write_text("mine", encoding="utf-8")
    message = command.refused("--curve", "p192", "--target", "c", "--common", "up/common")
    assert message.startswith("--out p192: holds files")


@pytest.mark.parametrize(("words", "said"), [
    (("--common", "p192"), "--common p192: is the folder of the curve, too"),
    (("--common", "p192/common"), "lies in the other"),
    (("--common", ".", "--out", "in/p192"), "lies in the other"),
    (("--common", ""), "--common: the folder's name is empty"),
    (("--common", "file"), "--common file: is a file, not a folder"),
    (("--common", "a b"), "build files take letters, digits"),
    (("--common", "foreign"), "--common foreign: holds files that ecgen did not write (notes.txt)"),
    (("--common", "curve"), "--common curve: holds a folder that ecgen wrote for something else"),
    (("--common", "shared", "--size", "--target", "c"), "--common shared: holds what folders without --size share"),
    (("--common", "shared", "--prefix", "ecgen"), "begins the names in the folder of --common"),
    (("--common", "shared", "--prefix", "ecgen_common"), "begins the names in the folder of --common"),
    (("--common", "shared", "--only", "field"), "nothing that would be emitted hashes, wipes or asks the processor"),
    (("--common", "shared", "--package", "cpp"), "--package cpp: has its own SHA-2 and wiping; leave --common out"),
    (("--common", "shared", "--package", "rust"), "--package rust: has its own SHA-2 and wiping; leave --common out"),
])  # fmt: skip
def test_refusals(words: tuple[str, ...], said: str, command: Command) -> None:
    (command.folder / "file").touch()
    (command.folder / "foreign").mkdir()
    (command.folder / "foreign" / "notes.txt").touch()
    if "curve" in words:
        command.done("--curve", "p192", "--target", "c", "--only", "field", "--out", "curve", "-q")
    command.done("--common", "shared", "-q")
    assert said in command.refused("--curve", "p192", *([] if "--target" in words else ["--target", "c"]), *words)


def test_alone_it_takes_no_options_of_a_curve(command: Command) -> None:
    for words in ("--prefix", "q"), ("--out", "there"), ("--target", "c"), ("--layout", "single"), ("--package", "cpp"):
        assert f"{words[0]}: is for a curve" in command.refused("--common", "common", *words)
    assert "give one of --curve" in command.refused("--size")


def test_of_small_targets_it_is_another(command: Command) -> None:
    command.done("--common", "small", "--size", "-q")
    command.done("check", "small", "--regenerate")
    assert "holds what folders with --size share" in command.refused("--curve", "p192", "--common", "small", "--target", "c")
    command.done("--curve", "p192", "--size", "--common", "small", "-q")
    command.done("check", "p192", "--regenerate")


def compiled(folder: Path, out: Path) -> subprocess.CompletedProcess[str]:
    words = ["cc", "-std=c99", "-DP192_NO_ASM", f"-I{folder / 'common'}", "-c", folder / "p192" / "p192_hash.c", "-o", out]
    return subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False)


def test_another_version_does_not_compile_or_link(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compiled(folder, tmp_path / "hash.o").returncode == 0
    monkeypatch.setattr("ecgen.emit.shared.version", lambda: "0.9.1")
    shell("rm", "-r", folder / "common")
    write_folder(folder / "common", common_files(size=False))
    refused = compiled(folder, tmp_path / "other.o")
    assert refused.returncode != 0 and "ecgen_common.h is of another version of ecgen, or for --size" in refused.stderr
    (tmp_path / "main.c").write_text("void p192_sha224(void);\nint main(void) { p192_sha224(); return 0; }\n", encoding="utf-8")
    sources = [tmp_path / "main.c", tmp_path / "hash.o", *(folder / "common").glob("*.c")]
    linked = subprocess.run(["cc", "-w", *map(str, sources), "-o", str(tmp_path / "main")], capture_output=True, text=True,
                            check=False)  # fmt: skip
    assert linked.returncode != 0 and "ecgen_common_abi_unrolled_v" in linked.stderr


def test_the_other_kind_does_not_compile(folder: Path, tmp_path: Path) -> None:
    shell("rm", "-r", folder / "common")
    write_folder(folder / "common", common_files(size=True))
    assert "or for --size: emit with --common again" in compiled(folder, tmp_path / "other.o").stderr
