# SPDX-License-Identifier: MIT
"""Peers that come as crates. cargo builds them once, in the user's cache."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen_bench.system.tools import cache_folder

_MANIFEST = """[package]
name = "ecgen-bench-peer"
version = "0.0.0"
edition = "2021"
publish = false

[lib]
path = "lib.rs"

[{kind}]
{name} = "={version}"

[workspace]
"""

_PACKAGE_MANIFEST = """[package]
name = "ecgen-bench-{name}"
version = "0.0.0"
edition = "2021"
publish = false

[lib]
path = "lib.rs"
crate-type = ["staticlib"]

[dependencies]
{dependencies}
[profile.release]
opt-level = 3
lto = true
codegen-units = 1
panic = "abort"

[workspace]
"""


@dataclass(frozen=True)
class Crate:
    """A crate at one version. `script`: for a crate that is a tool, the Rust build script that calls it; empty for other
    crates."""

    name: str
    version: str
    script: str = ""

    @property
    def text(self) -> str:
        return f"{self.name} {self.version}"


@dataclass(frozen=True)
class BuiltCrate:
    """`sources`: the crate unpacked, as published; `out`: what its build script made."""

    sources: Path
    out: Path


def build_crate(crate: Crate, progress: Callable[[str], None]) -> BuiltCrate:
    """Build the crate unless the cache has it. Raises ToolMissing without cargo, and when cargo fails."""
    folder = _folder(crate)
    record = folder / "built.json"
    known = _recorded(record)
    if known is not None:
        return known
    cargo = _cargo(crate)
    progress(f"building the crate {crate.text} (once; this can take minutes)")
    built = _build(cargo, crate, folder)
    partial = folder / f"built-{os.getpid()}.json"
    partial.write_text(json.dumps({"sources": str(built.sources), "out": str(built.out)}), encoding="utf-8")
    partial.replace(record)
    return built


@dataclass(frozen=True)
class Package:
    """A package of ours in Rust that makes C functions of what crates have. `text`: those crates, for messages; `dependencies`:
    the lines of its manifest; `source`: lib.rs; `flags`: for rustc."""

    name: str
    text: str
    dependencies: str
    source: str
    flags: str

    @property
    def manifest(self) -> str:
        return _PACKAGE_MANIFEST.format(name=self.name, dependencies=self.dependencies)


def archive_of(package: Package) -> Path:
    """Where the cache has the package's static library once it is built. The folder's name tells text and flags."""
    content = "\n".join((package.manifest, package.source, package.flags))
    folder = cache_folder() / "peers" / f"{package.name}-{hashlib.sha256(content.encode()).hexdigest()[:16]}"
    return folder / "target" / "release" / f"libecgen_bench_{package.name}.a"


def build_package(package: Package, progress: Callable[[str], None]) -> Path:
    """The package's static library, built unless the cache has it. Raises ToolMissing without cargo, and when cargo fails."""
    archive = archive_of(package)
    if archive.is_file():
        return archive
    folder = archive.parents[2]
    cargo = _cargo(package)
    progress(f"building {package.text} (once; this can take minutes)")
    _write(folder, {"Cargo.toml": package.manifest, "lib.rs": package.source})
    environment = {"RUSTFLAGS": package.flags}
    _run(cargo, ["build", "--release", "--target-dir", str(folder / "target")], package, folder, "built", environment)
    return archive


def fetch_crate(crate: Crate, progress: Callable[[str], None]) -> Path:
    """Unpack the crate as published, without building anything. Raises ToolMissing when cargo cannot bring it."""
    cargo = _cargo(crate)
    progress(f"fetching the crate {crate.text}")
    folder = _folder(crate)
    _write_package(folder, crate)
    done = _run(cargo, ["metadata", "--format-version", "1"], crate, folder, "fetched")
    for package in json.loads(done).get("packages", []):
        if (package["name"], package["version"]) == (crate.name, crate.version):
            return Path(package["manifest_path"]).parent
    raise ToolMissing(f"the crate {crate.text} cannot be used: cargo does not say where it put it")


def _folder(crate: Crate) -> Path:
    return cache_folder() / "peers" / f"{crate.name}-{crate.version}"


def _cargo(crate: Crate | Package) -> str:
    cargo = shutil.which("cargo")
    if cargo is None:
        raise ToolMissing(f"cargo not found: it brings the crate {crate.text}; install the Debian package cargo, or rustup")
    return cargo


def _recorded(record: Path) -> BuiltCrate | None:
    """The result of an earlier build; None when it is gone. cargo may have emptied its own cache of sources since."""
    try:
        names = json.loads(record.read_text(encoding="utf-8"))
        built = BuiltCrate(Path(names["sources"]), Path(names["out"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return built if built.sources.is_dir() and built.out.is_dir() else None


def _build(cargo: str, crate: Crate, folder: Path) -> BuiltCrate:
    _write_package(folder, crate)
    words = ["build", "--release", "--message-format=json", "--target-dir", str(folder / "target")]
    return parse_messages(_run(cargo, words, crate, folder, "built"), crate)


def _write_package(folder: Path, crate: Crate) -> None:
    """Write a package that depends on the crate and does nothing with it."""
    kind = "build-dependencies" if crate.script else "dependencies"
    files = {"Cargo.toml": _MANIFEST.format(kind=kind, name=crate.name, version=crate.version), "lib.rs": ""}
    if crate.script:
        files["build.rs"] = crate.script
    _write(folder, files)


def _write(folder: Path, files: Mapping[str, str]) -> None:
    """Raises ToolMissing when the cache cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise ToolMissing(f"{folder}: cannot write: {error.strerror or error}; XDG_CACHE_HOME names another cache") from None


def _run(cargo: str, words: list[str], crate: Crate | Package, folder: Path, deed: str,
         environment: Mapping[str, str] | None = None) -> str:  # fmt: skip
    """What cargo prints. `deed`: what it is to do, for example "built"; `environment`: beside the user's. Raises ToolMissing with
    the gist of cargo's complaint."""
    variables = os.environ | dict(environment or {})
    done = subprocess.run([cargo, *words], cwd=folder, capture_output=True, text=True, check=False, env=variables)
    if done.returncode != 0:
        log = folder / "cargo.log"
        log.write_text(done.stderr, encoding="utf-8")
        raise ToolMissing(f"the crate {crate.text} cannot be {deed}: {complaint(done.stderr)} (all of it: {log})")
    return done.stdout


def complaint(text: str) -> str:
    """The gist of cargo's complaint in one line: its error and the last of its causes."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"error(\[\w+\])?:", line)]
    first = re.sub(r"^error(\[\w+\])?: ", "", errors[0]) if errors else lines[-1] if lines else "cargo says nothing"
    causes = [after for line, after in pairwise(lines) if line == "Caused by:"]
    return f"{first}: {causes[-1]}" if causes else first


def parse_messages(text: str, crate: Crate) -> BuiltCrate:
    """Where the crate and its output are, from cargo's messages: one JSON object in a line. Raises ToolMissing when they do not
    tell."""
    sources: Path | None = None
    out: Path | None = None
    for line in text.splitlines():
        message = json.loads(line) if line.startswith("{") else {}
        package = str(message.get("package_id", ""))
        match message.get("reason"):
            case "compiler-artifact" if _is(package, crate.name):
                sources = Path(message["manifest_path"]).parent
            case "build-script-executed" if _is(package, "ecgen-bench-peer" if crate.script else crate.name):
                out = Path(message["out_dir"])
    if sources is None or out is None:
        raise ToolMissing(f"the crate {crate.text} cannot be used: cargo does not say where it built it; a newer cargo may")
    return BuiltCrate(sources, out)


def _is(package: str, name: str) -> bool:
    """Whether a package id names the package: `...#name@1.2.3`, or before cargo 1.77 `name 1.2.3 (...)`."""
    return f"#{name}@" in package or package.startswith(f"{name} ")
