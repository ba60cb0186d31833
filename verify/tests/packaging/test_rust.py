# SPDX-License-Identifier: MIT
"""`--package rust`: what the crate says derives from the contracts, and Cargo builds, tests and lints it."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from ecgen.bundled import BUNDLED
from ecgen.cli import make_library
from ecgen.contracts.catalog import Layer
from ecgen.emit import emit
from ecgen.emit.facts import contracts_of, facts_of
from ecgen.emit.packages.api import COORDINATES, methods, tag_of
from ecgen.emit.packages.package import Package, check_package, emit_package
from ecgen.emit.packages.rust import RUST_VERSION
from ecgen.emit.packages.vectors import OPERATIONS, sampled_vectors
from ecgen.folder import check_folder, write_folder
from ecgen.library import Library, Syntax
from support.commands import Command
from support.curve_vectors import wycheproof
from support.emitted import need, shell, spec_named

VECTORS = Path(__file__).parents[3] / "templates" / "vectors"
#: Of each kind one that is bundled.
CRATES = ("p192", "p256", "curve25519", "ffdhe2048")
#: One of each kind, none of which needs much code.
KINDS = {"m61": Layer.EXTENSION, "w251": Layer.WEIERSTRASS, "mt61": Layer.MONTGOMERY, "modp263": Layer.MODP,
         "x251": Layer.WEIERSTRASS, "babybear": Layer.NONE}  # fmt: skip
LINT = ("clippy", "--quiet", "--all-targets", "--all-features", "--", "-D", "warnings")


def library(name: str, target: str = "all") -> Library:
    return make_library(spec_named(name), None, target, None, syntax=Syntax.GNU)


@cache
def crate(name: str, target: str = "all") -> dict[str, str]:
    return emit_package(Package.RUST, library(name, target), "ecgen", lambda file: None)


@pytest.fixture(scope="session")
def cargo(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which Cargo builds; skips where there is none, or nowhere to get the crates from that ours needs."""
    need("cargo")
    need("cc")
    place = tmp_path_factory.mktemp("cargo")
    write_folder(place / "fetched", crate("f251"))
    fetched = subprocess.run(["cargo", "fetch", "--locked"], cwd=place / "fetched", capture_output=True, text=True, check=False)
    if fetched.returncode != 0 and re.search("registry|network|resolve|download", fetched.stderr):
        pytest.skip(f"the crates that ours needs cannot be fetched: {fetched.stderr.strip().splitlines()[-1]}")
    assert fetched.returncode == 0, fetched.stderr
    return {"CARGO_TARGET_DIR": str(place / "target"), "CARGO_NET_OFFLINE": "true"}


def pass_tests(folder: Path, env: dict[str, str], *options: str) -> str:
    """What `cargo test` says of a crate that passes; nothing of the emitted files has changed afterwards."""
    said = shell("cargo", "test", "--locked", *options, cwd=folder, env=env)
    check_folder(folder)
    return said


@pytest.mark.slow
def test_cargo_builds_and_tests_a_crate(cargo: dict[str, str], tmp_path: Path) -> None:
    write_folder(tmp_path / "f251", crate("f251"))
    said = pass_tests(tmp_path / "f251", cargo, "--all-features")  # C only, with the traits of other crates
    assert re.findall(r"test result: ok. (\d+) passed", said) == ["0", "8", "2"]


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", CRATES)
def test_every_bundled_crate(name: str, cargo: dict[str, str], tmp_path: Path) -> None:
    write_folder(tmp_path / name, crate(name))
    said = pass_tests(tmp_path / name, cargo)
    counts = [int(count) for count in re.findall(r"test result: ok. (\d+) passed", said)]
    has_vectors = bool(sampled_vectors(library(name)))
    assert len(counts) == 3 + has_vectors and all(counts[1:]), "unit tests, known answers, vectors, examples"
    pass_tests(tmp_path / name, cargo, "--features", "portable,subtle,zeroize,std")
    if shutil.which("cargo-clippy"):
        shell("cargo", *LINT, cwd=tmp_path / name, env=cargo)
    strict = cargo | {"RUSTDOCFLAGS": "-D warnings"}
    shell("cargo", "doc", "--quiet", "--no-deps", "--all-features", cwd=tmp_path / name, env=strict)


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("target", ["all", "c", "c32", "nasm"])
def test_every_kind_and_target(name: str, target: str, cargo: dict[str, str], tmp_path: Path) -> None:
    assert facts_of(library(name)).layer is KINDS[name]
    write_folder(tmp_path / name, crate(name, target))
    pass_tests(tmp_path / name, cargo, "--features", "subtle,zeroize,std")
    if shutil.which("cargo-clippy"):
        shell("cargo", *LINT, cwd=tmp_path / name, env=cargo)
    has_both = target == "all"
    assert ("portable" in crate(name, target)["Cargo.toml"]) == ("portable" in crate(name, target)["README.md"]) == has_both


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434", "ffdhe2048"])
def test_aarch64_under_emulation(name: str, cargo: dict[str, str], tmp_path: Path) -> None:
    for tool in ("aarch64-linux-gnu-gcc", "qemu-aarch64"):
        need(tool)
    triple = "aarch64-unknown-linux-gnu"
    library_folder = shell("rustc", "--print", "target-libdir", "--target", triple).strip()
    if not Path(library_folder).is_dir():
        pytest.skip(f"Rust's library for {triple} is not installed: rustup target add {triple}")
    variable = f"CARGO_TARGET_{triple.upper().replace('-', '_')}"
    env = cargo | {f"{variable}_LINKER": "aarch64-linux-gnu-gcc", f"{variable}_RUNNER": "qemu-aarch64 -L /usr/aarch64-linux-gnu"}
    write_folder(tmp_path / name, crate(name))
    pass_tests(tmp_path / name, env, "--target", triple, "--tests")
    if shutil.which("cargo-clippy"):
        shell("cargo", "clippy", "--target", triple, *LINT[1:], cwd=tmp_path / name, env=env)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["f251", "p256", "curve25519"])
def test_debian_12_builds_it(name: str, cargo: dict[str, str], tmp_path: Path) -> None:
    """Its Cargo knows only the registry's index by git, so the crates come from another Cargo's `vendor`."""
    compiler = "/usr/bin/rustc"
    if not Path(compiler).exists() or RUST_VERSION not in shell(compiler, "--version"):
        pytest.skip(f"Rust {RUST_VERSION} as in Debian 12 is not installed: apt-get install cargo rustc")
    write_folder(tmp_path / name, crate(name))
    shell("cargo", "vendor", "--locked", tmp_path / "vendored", cwd=tmp_path / name, env=cargo)
    settings = f'[source.crates-io]\nreplace-with = "here"\n[source.here]\ndirectory = "{tmp_path / "vendored"}"\n'
    (tmp_path / ".cargo").mkdir()
    (tmp_path / ".cargo" / "config.toml").write_text(settings, encoding="utf-8")
    env = {"RUSTC": compiler, "RUSTDOC": "/usr/bin/rustdoc", "CARGO_HOME": str(tmp_path / "home"),
           "CARGO_TARGET_DIR": str(tmp_path / "target")}  # fmt: skip
    shell("/usr/bin/cargo", "test", "--offline", "--locked", "--features", "subtle,zeroize,std", cwd=tmp_path / name, env=env)


@pytest.mark.parametrize("name", ["f251", *KINDS])
def test_the_folder_inside_is_the_one_that_is_emitted_without(name: str, tmp_path: Path) -> None:
    files = crate(name)
    plain = emit(library(name), "ecgen")
    assert {file.removeprefix("c/"): text for file, text in files.items() if file.startswith("c/")} == plain
    write_folder(tmp_path / name, files)
    assert set(check_folder(tmp_path / name)) == files.keys() - {"manifest.json"}
    assert set(check_folder(tmp_path / name / "c")) == plain.keys() - {"manifest.json"}


@pytest.mark.quick("p256", "h251")
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434", "ffdhe2048", "secp224k1", "h251"])
def test_every_function_has_its_place(name: str) -> None:
    """But for those on how elements stand in memory, and on elements that are not reduced. No method is there twice."""
    given = library(name)
    rust_methods = methods(contracts_of(given).values())
    names = {method.contract.name for method in rust_methods}
    of_words = {f"{m.tag}_{way}_mont" for m in given.moduli(64) if m.is_montgomery for way in ("to", "from")}
    not_reduced = {name for name in contracts_of(given) if name.startswith(("fe_loose_", "fe_sum_"))}
    assert contracts_of(given).keys() - names == of_words | not_reduced
    assert len({(method.owner, method.name) for method in rust_methods}) == len(rust_methods)
    text = crate(name)["src/api.rs"]
    called = set(re.findall(rf"ffi::{name}_(\w+)\(", text))
    assert called == names == set(re.findall(rf"pub fn {name}_(\w+)\(", crate(name)["src/ffi.rs"]))


@pytest.mark.quick("p256")
@pytest.mark.parametrize("name", ["p256", "curve25519", "p434"])
def test_structs_are_as_in_the_header(name: str) -> None:
    declared = re.findall(rf"typedef struct \{{\s+{name}_(\w+) ([\w, ]+);\s+\}} {name}_(\w+);", crate(name)[f"c/{name}.h"])
    structs = {struct: (part, members.split(", ")) for part, members, struct in declared if struct in COORDINATES}
    assert structs
    for struct, (part, members) in structs.items():
        names, kind = COORDINATES[struct]
        assert (members, part) == ([*names], tag_of(kind))


@pytest.mark.parametrize("file", sorted(path.stem for path in VECTORS.glob("*.vectors")))
def test_vectors_are_a_sample_of_the_repositorys(file: str) -> None:
    operation, _, curve = file.partition("_")
    lines = (VECTORS / f"{file}.vectors").read_text(encoding="utf-8").splitlines()
    sample = [["" if word == "-" else word for word in line.split()] for line in lines if not line.startswith("#")]
    assert "Apache-2.0" in lines[0] and operation in OPERATIONS and curve in BUNDLED
    given = wycheproof(operation if curve == "curve25519" else f"{operation}_{curve}")
    assert _flat(sample) <= _flat(given) and len(sample) >= 30
    assert operation == "x25519" or {"valid", "invalid"} <= {row[0] for row in sample}


def _flat(vectors: list[list[str]]) -> set[tuple[str, ...]]:
    """Each vector with the key and the message that stand above it."""
    flat, key, message = set(), [""], ""
    for row in vectors:
        if row[0] == "key":
            key = row
            continue
        if key[0]:
            message = message if row[2] == "." else row[2]
            row = [*key, *row[:2], message]
        flat.add(tuple(row))
    return flat


def test_what_the_documentation_shows_is_what_cargo_tests() -> None:
    documentation = (VECTORS.parents[1] / "docs" / "vendoring.md").read_text(encoding="utf-8")
    shown = re.findall(r"```rust\n(.*?)```", documentation, re.DOTALL)
    assert len(shown) == 1 and f"```rust\n{shown[0]}```" in crate("p384")["README.md"]


def test_a_curve_of_another_ones_name_has_no_vectors() -> None:
    p256 = library("p256")
    assert set(sampled_vectors(p256)) == {"ecdh", "ecdsa"}
    assert not sampled_vectors(replace(p256, spec=replace(p256.spec, digest="0")))


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ecgen = Command(tmp_path, capsys, monkeypatch)
    spec = Path(__file__).parents[1] / "specs" / "f251.toml"
    ecgen.done("--spec", spec, "--package", "rust", "--out", "crate")
    assert "--syntax gnu --package rust" in (tmp_path / "crate" / "Cargo.toml").read_text(encoding="utf-8")
    ecgen.done("check", "crate")
    (tmp_path / "crate" / "src" / "api.rs").write_text("", encoding="utf-8")
    assert "src/api.rs" in ecgen.refused("check", "crate", code=1)


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (["--package", "cargo"], ["--package", "cargo", "rust"]),
        (["--package", "rust", "--syntax", "nasm"], ["--package rust", "--syntax nasm"]),
        (["--package", "rust", "--target", "ifma"], ["--package rust", "ifma"]),
        (["--package", "rust", "--prefix", "impl"], ["--package rust", "impl", "keyword of Rust", "--prefix"]),
        (["--package", "rust", "--prefix", "core"], ["--package rust", "core", "keeps for itself"]),
        (["--package", "rust", "--prefix", "subtle"], ["--package rust", "subtle", "needs"]),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)  # fmt: skip
def test_bad_requests(words: list[str], parts: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
                      monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    message = Command(tmp_path, capsys, monkeypatch).refused("--curve", "p256", *words)
    for part in parts:
        assert part in message


def test_every_bundled_name_can_be_a_crate() -> None:
    for name in BUNDLED:
        check_package(Package.RUST, library(name))
