# SPDX-License-Identifier: MIT
"""`--package go`: what the package says derives from the contracts, and Go's own tools build, test, vet and format it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.emit.facts import contracts_of
from ecgen.emit.packages.api import methods
from ecgen.emit.packages.go import GO_VERSION, go_name
from ecgen.emit.packages.package import Package, check_package, emit_package
from ecgen.emit.packages.vectors import sampled_vectors
from ecgen.folder import check_folder, write_folder
from ecgen.library import Library, Syntax
from support.commands import Command
from support.emitted import need, shell, spec_named

#: Of each kind one that needs little code.
KINDS = ("m61", "w251", "mt61", "modp263", "babybear")
#: Of each kind one that is bundled, where its code compiles in little time.
PACKAGES = ("p192", "p256", "curve25519", "ffdhe2048")


def library(name: str, target: str = "all") -> Library:
    return make_library(spec_named(name), None, target, None, syntax=Syntax.GNU)


@cache
def package(name: str, target: str = "all") -> dict[str, str]:
    return emit_package(Package.GO, library(name, target), "ecgen", lambda file: None)


def pass_tests(folder: Path, *options: str, go: str = "go") -> str:
    """What `go test` says of a package that passes; nothing of the emitted files has changed afterwards."""
    need(go)
    need("cc")
    # No other version is fetched than the one that is asked for, and no module: there is none to fetch.
    env = {"CGO_ENABLED": "1", "GOTOOLCHAIN": "local", "GOPROXY": "off", "GOFLAGS": "-mod=mod"}
    said = shell(go, "test", "-v", *options, ".", cwd=folder, env=env)
    check_folder(folder)
    return said


def is_formatted_and_vetted(folder: Path) -> None:
    need("gofmt")
    assert shell("gofmt", "-l", ".", cwd=folder) == ""
    shell("go", "vet", ".", cwd=folder, env={"GOTOOLCHAIN": "local"})


@pytest.mark.slow
def test_go_builds_and_tests_a_package(tmp_path: Path) -> None:
    write_folder(tmp_path / "f251", package("f251"))
    said = pass_tests(tmp_path / "f251", "-vet=off")
    assert {"TestFe", "TestFe2", "TestKummer", "ExampleFe"} <= set(re.findall(r"--- PASS: (\w+)", said))


@pytest.mark.quick("m61", "w251")
@pytest.mark.parametrize("name", ["p256", "curve25519", *KINDS])
def test_gofmt_changes_nothing(name: str, tmp_path: Path) -> None:
    need("gofmt")
    write_folder(tmp_path / name, package(name))
    assert shell("gofmt", "-l", ".", cwd=tmp_path / name) == ""


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize("name", PACKAGES)
def test_every_bundled_package(name: str, tmp_path: Path) -> None:
    write_folder(tmp_path / name, package(name))
    vectors = sampled_vectors(library(name))
    for options in ((), ("-tags", "noasm")):
        passed = set(re.findall(r"--- PASS: (\w+)", pass_tests(tmp_path / name, *options)))
        assert {"TestFe", "ExampleFe", *(f"TestWycheproof{go_name(operation)}" for operation in vectors)} <= passed
    is_formatted_and_vetted(tmp_path / name)


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("target", ["all", "c", "c32", "nasm"])
def test_every_kind_and_target(name: str, target: str, tmp_path: Path) -> None:
    write_folder(tmp_path / name, package(name, target))
    pass_tests(tmp_path / name)
    is_formatted_and_vetted(tmp_path / name)
    has_both = target == "all"
    assert ("noasm.go" in package(name, target)) == ("noasm" in package(name, target)["README.md"]) == has_both


@pytest.mark.slow
@pytest.mark.parametrize("name", ["f251", "p256", "curve25519"])
def test_debian_12_builds_it(name: str, tmp_path: Path) -> None:
    go = f"/usr/lib/go-{GO_VERSION}/bin/go"
    if not Path(go).exists():
        pytest.skip(f"Go {GO_VERSION} as in Debian 12 is not installed: apt-get install golang-go")
    write_folder(tmp_path / name, package(name))
    pass_tests(tmp_path / name, go=go)


def test_without_cgo_the_message_says_what_is_missing(tmp_path: Path) -> None:
    need("go")
    write_folder(tmp_path / "f251", package("f251"))
    env = os.environ | {"CGO_ENABLED": "0", "GOTOOLCHAIN": "local"}
    built = subprocess.run(["go", "build", "."], cwd=tmp_path / "f251", env=env, capture_output=True, text=True, check=False)
    assert built.returncode != 0
    assert "f251_needs_cgo_set_CGO_ENABLED_to_1_and_install_a_C_compiler" in built.stderr


@pytest.mark.parametrize("name", ["f251", *KINDS])
def test_the_files_in_c_are_those_that_are_emitted_without(name: str, tmp_path: Path) -> None:
    plain, files = emit(library(name), "ecgen --package go"), package(name)
    assert plain.keys() <= files.keys()
    for file in plain.keys() - {"manifest.json"}:
        marked = file.endswith(".c") and "/" not in file
        assert files[file] == ("//go:build cgo\n\n" if marked else "") + plain[file]
    write_folder(tmp_path / name, files)
    assert set(check_folder(tmp_path / name)) == files.keys() - {"manifest.json"}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434", "ffdhe2048", "secp224k1", "h251"])
def test_every_function_has_its_place(name: str) -> None:
    names = {method.contract.name for method in methods(contracts_of(library(name)).values())}
    text = package(name)["api.go"]
    assert set(re.findall(rf"C\.{name}_(\w+)\(", text)) == names
    declared = re.findall(r"^func (\(\w+ \*?\w+\) )?(\w+)\(", text, re.MULTILINE)
    keyed = [(re.sub(r"^\(\w+ ", "(", on), function) for on, function in declared]
    assert len(set(keyed)) == len(keyed)


@pytest.mark.quick("p256")
@pytest.mark.parametrize("name", ["p256", "curve25519", "ffdhe2048"])
def test_files_are_for_every_system(name: str) -> None:
    """Go leaves out files whose names end in the name of another system or processor."""
    if shutil.which("go") is None:
        pytest.skip("go is not installed")
    systems = {part for pair in shell("go", "tool", "dist", "list").split() for part in pair.split("/")}
    for file in package(name):
        if file.endswith((".c", ".S")) and "/" not in file:
            assert file.rpartition(".")[0].rpartition("_")[2] not in systems | {"test"}


@pytest.mark.slow
def test_what_the_documentation_shows_is_what_go_tests() -> None:
    documentation = (Path(__file__).parents[3] / "docs" / "vendoring.md").read_text(encoding="utf-8")
    shown = re.findall(r"```go\n(.*?)```", documentation, re.DOTALL)
    assert len(shown) == 1
    example = package("p384")["example_test.go"]
    assert all(line.strip() in example for line in shown[0].splitlines())


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ecgen = Command(tmp_path, capsys, monkeypatch)
    spec = Path(__file__).parents[1] / "specs" / "f251.toml"
    ecgen.done("--spec", spec, "--package", "go", "--out", "package")
    assert "--syntax gnu --package go" in (tmp_path / "package" / "go.mod").read_text(encoding="utf-8")
    ecgen.done("check", "package")
    (tmp_path / "package" / "api.go").write_text("", encoding="utf-8")
    assert "api.go" in ecgen.refused("check", "package", code=1)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--syntax", "nasm"], ["--package go", "--syntax nasm"]),
        (["--target", "ifma"], ["--package go", "ifma"]),
        (["--prefix", "func"], ["--package go", "func", "keyword of Go", "--prefix"]),
        (["--prefix", "errors"], ["--package go", "errors", "keeps for itself"]),
        (["--prefix", "curve_arm64"], ["--package go", "curve_arm64", "_arm64"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_bad_requests(words: list[str], parts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
                      monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    message = Command(tmp_path, capsys, monkeypatch).refused("--curve", "p256", "--package", "go", *words)
    for part in parts:
        assert part in message


def test_every_bundled_name_can_be_a_package() -> None:
    for name in BUNDLED:
        check_package(Package.GO, library(name))
