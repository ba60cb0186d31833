# SPDX-License-Identifier: MIT
"""The files of a package: the folder that is emitted without it and what another language wants beside it or around it."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import StrEnum
from importlib.metadata import version

from ecgen.emit.context import Context
from ecgen.emit.manifest import provenance
from ecgen.emit.packages.cpp import cpp_part
from ecgen.emit.packages.go import for_cgo_only, go_fault, go_part
from ecgen.emit.packages.python import has_binding, module_fault, python_part
from ecgen.emit.packages.rust import crate_fault, rust_files
from ecgen.emit.sbom import sbom
from ecgen.emit.whole import emit
from ecgen.errors import DISTRIBUTION, UsageError
from ecgen.folder import MANIFEST, digest
from ecgen.library import Hash, Library, Syntax


class Package(StrEnum):
    """For whose tools a package is made."""

    RUST = "rust"
    CPP = "cpp"
    GO = "go"
    PYTHON = "python"


#: What the prefix is the name of, and why it cannot be.
_NAMES: dict[Package, tuple[str, Callable[[str], str | None]]] = {
    Package.RUST: ("crate", crate_fault),
    Package.GO: ("package", go_fault),
    Package.PYTHON: ("module", module_fault),
}


def check_package(package: Package, library: Library) -> None:
    """Raises UsageError where no such package can be made of what is asked for."""
    option = f"--package {package.value}"
    if library.lanes:
        raise UsageError(f"{option}: has no functions on eight elements at once; choose another --target than ifma")
    if library.hash is Hash.EXTERN:
        raise UsageError(f"{option}: has its own SHA-2; leave --hash extern out")
    if library.common is not None:
        raise UsageError(f"{option}: has its own SHA-2 and wiping; leave --common out")
    if package is Package.CPP:
        return
    if library.syntax is not Syntax.GNU:
        raise UsageError(f"{option}: assembly is for the C compiler there; leave --syntax {library.syntax.value} out")
    if package is Package.PYTHON and not has_binding(library):
        raise UsageError(f"{option}: of {library.spec.name} there are no functions for Python, only of curves and Diffie-Hellman")
    kind, fault_of = _NAMES[package]
    fault = fault_of(library.prefix)
    if fault is not None:
        raise UsageError(f"{option}: no {kind} can be called {library.prefix}: it {fault}; choose a --prefix")


def needs_gnu(package: Package) -> bool:
    """Whether its assembly is for the C compiler."""
    return package is not Package.CPP


def emit_package(package: Package, library: Library, command: str, progress: Callable[[str], None]) -> dict[str, str]:
    """All files, the manifest among them, by relative path.

    `command`: the command line that makes the folder alone; that of the package has `--package` in addition. For C++ and
    Python there are a few more files in the folder; for Go there are more too, and each C file is told to be for cgo. For Rust
    the folder is in c/, with its own manifest, as it would be elsewhere.
    """
    if package in (Package.CPP, Package.PYTHON):
        part = cpp_part if package is Package.CPP else python_part
        return emit(library, f"{command} --package {package.value}", progress, (part,))
    if package is Package.GO:
        return _rewritten(emit(library, f"{command} --package {package.value}", progress, (go_part,)), for_cgo_only)
    folder = emit(library, command, progress)
    context = Context(library, f"{command} --package {package.value}", progress)
    files = {f"c/{name}": text for name, text in folder.items()} | rust_files(context, folder, version(DISTRIBUTION))
    hashes = {name: digest(files[name]) for name in sorted(files)}
    content = provenance(context.command, context.prefix, library.spec) | {
        "package": package.value, "files": hashes, "sbom": sbom(context.prefix, files),
    }  # fmt: skip
    return dict(sorted(files.items())) | {MANIFEST: json.dumps(content, indent=1) + "\n"}


def _rewritten(files: dict[str, str], rewrite: Callable[[str, str], str]) -> dict[str, str]:
    """The files, each as `rewrite` of its name and text has it, and the manifest with their digests."""
    content = json.loads(files[MANIFEST])
    changed = {name: rewrite(name, text) for name, text in files.items() if name != MANIFEST}
    content["files"] = {name: digest(text) for name, text in changed.items()}
    return changed | {MANIFEST: json.dumps(content, indent=1) + "\n"}
