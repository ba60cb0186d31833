# SPDX-License-Identifier: MIT
"""Names: everything begins with the prefix, and the manifest tells the truth about functions and files."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from ecgen.banner import version
from support.emitted import need, objects, shell, texts, write

#: What a folder may ask of the C library.
LIBRARY = {"memcpy", "memmove", "memset", "memcmp", "_GLOBAL_OFFSET_TABLE_", "__stack_chk_fail"}
MODES = {"asm": [], "c": ["-DP256_NO_ASM"], "c32": ["-DP256_NO_ASM", "-DP256_WORD_BITS=32"]}

#: Files whose names the tools that read them give.
BUILD_FILES = ("Makefile", "CMakeLists.txt", "meson.build", "meson_options.txt", "manifest.json")


def symbols(path: Path, *options: str) -> set[str]:
    lines = shell("nm", *options, path).splitlines()
    return {line.split()[-1] for line in lines if line.strip() and not line.endswith(":")}


def functions(folder: Path) -> list[str]:
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return [row["name"] for row in manifest["functions"]]


def shared(folder: Path, options: list[str]) -> Path:
    """The folder as a shared library."""
    compiled = objects(folder, ("gcc", "-std=c99", "-O0", "-fPIC"), options, asm=not any("NO_ASM" in o for o in options))
    library = folder / "all.so"
    shell("gcc", "-shared", "-Wl,-z,defs", "-Wl,--fatal-warnings", "-o", library, *compiled)
    return library


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_the_manifest_lists_what_is_exported(mode: str, tmp_path: Path) -> None:
    need("nasm")
    folder = write(tmp_path / "p256", "p256")
    exported = symbols(shared(folder, [*MODES[mode], "-DP256_EXPORT"]), "-D", "--defined-only")
    listed = functions(folder)
    (words,) = exported - set(listed)
    assert len(listed) == len(set(listed)) and set(listed) < exported
    assert re.fullmatch(r"p256_abi_w(64x4|32x8)_montgomery_v\d+_\d+", words)


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_exported_unless_asked(mode: str, tmp_path: Path) -> None:
    folder = write(tmp_path / "p256", "p256")
    library = shared(folder, MODES[mode])
    assert not symbols(library, "-D", "--defined-only")
    outside = {name.split("@")[0] for name in symbols(library, "-D", "--undefined-only")}
    assert {name for name in outside if not name.startswith(("_ITM_", "__gmon_start__", "__cxa_"))} <= LIBRARY


@pytest.mark.slow
def test_two_folders_live_in_one_program(tmp_path: Path) -> None:
    """Even of one curve, when their prefixes differ."""
    compiled = []
    for name, prefix in (("p256", None), ("p256", "other"), ("curve25519", None)):
        folder = write(tmp_path / (prefix or name), name, prefix=prefix, field_only=name != "p256" or prefix is None)
        compiled += objects(folder, ("gcc", "-std=c99", "-O0", "-fPIC"))
    shell("gcc", "-shared", "-Wl,-z,defs", "-o", tmp_path / "all.so", *compiled)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p256", "curve25519", "sqisign_lvl1"])
def test_a_prefix_changes_every_name(name: str) -> None:
    files = texts(name, prefix="qq_7")
    for file, text in files.items():
        assert file in BUILD_FILES or Path(file).name.startswith("qq_7"), file
        assert not re.search(rf"(?i){name}(_|\.[a-z])(?!oml)", text), f"{file} speaks of the curve's own names"
    everywhere = "\n".join(text for file, text in files.items() if re.fullmatch(r"[^/]*\.[ch]", file))
    for macro in re.findall(r"^\s*#\s*define\s+(\w+)", everywhere, re.MULTILINE):
        assert macro.startswith("QQ_7_"), macro
    for tag in re.findall(r"^\s*\}\s*(\w+);|^(?:__extension__ )?typedef [^{;\n]*\b(\w+);", everywhere, re.MULTILINE):
        assert "".join(tag).startswith("qq_7_"), tag


@pytest.mark.slow
def test_a_prefix_changes_every_symbol(tmp_path: Path) -> None:
    folder = write(tmp_path / "qq", "p256", prefix="qq")
    for compiled in objects(folder, ("gcc", "-std=c99", "-O0")):
        names = symbols(compiled, "--defined-only", "-g") | (symbols(compiled, "-u") - LIBRARY)
        assert all(name.startswith("qq_") for name in names), compiled
    assert all(name.startswith("qq_") for name in functions(folder))


@pytest.mark.parametrize("target", ["all", "c", "nasm"])
def test_the_manifest_knows_every_file(target: str, tmp_path: Path) -> None:
    folder = write(tmp_path / "f", "w13", target)
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    contents = {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    del contents["manifest.json"]
    assert manifest["files"] == {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
    for row in manifest["functions"]:
        assert set(row["files"]) == set(manifest["targets"])
        for file in set(row["files"].values()):
            short = row["name"]
            pattern = rf"^{short}(_x64)?:" if file.endswith(".asm") else rf"\b{short}\("
            assert re.search(pattern, (folder / file).read_text(encoding="utf-8"), re.MULTILINE), (short, file)
        header = re.sub(r"\s+", " ", (folder / "w13.h").read_text(encoding="utf-8"))
        assert f"W13_API {row['prototype']};" in header


def test_every_file_says_where_it_comes_from() -> None:
    for file, text in texts("p256", prefix="qq").items():
        if file != "manifest.json":
            head = text.splitlines()[:4]
            first = rf"^(//|#|;) Code generated by ecgen {re.escape(version())} \(p256\.toml\); DO NOT EDIT\.$"
            assert re.search(first, head[0]), file  # of these that with slashes is Go's
            assert "SPDX-License-Identifier: MIT-0" in head[1], file
            assert "Made by: ecgen --curve p256 --prefix qq" in head[2] and "sha256" not in "".join(head), file
        assert text.endswith("\n") and "\r" not in text and text.isascii(), file
        assert file == "Makefile" or "\t" not in text, file
        assert not re.search(r"[ \t]$", text, re.MULTILINE), f"{file} has blanks at the end of a line"
