# SPDX-License-Identifier: MIT
"""What is to be verified: the functions of one emitted folder, as its manifest and its header name them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecgen.errors import CheckFailed, UsageError
from ecgen.field import Modulus, Reduction
from ecgen.folder import MANIFEST
from ecgen.ir import Kind
from ecgen.library import Target
from ecgen_verify.prototype import Parameter, Returns, Role, parse_prototype

#: The target of eight elements at once, whose functions are compiled with those of the others.
_LANES = "ifma"


@dataclass(frozen=True)
class Function:
    """One emitted function. `short`: its name without the prefix; `moduli`: its modulus for each word size emitted."""

    name: str
    short: str
    operation: str
    returns: Returns
    parameters: tuple[Parameter, ...]
    moduli: Mapping[int, Modulus]

    @property
    def number(self) -> int:
        """The prime."""
        return next(iter(self.moduli.values())).number

    @property
    def inputs(self) -> list[Parameter]:
        """What a case must give: all that is read, but the count, which follows from the arrays."""
        return [p for p in self.parameters if p.reads and p.role is not Role.COUNT]

    @property
    def in_lanes(self) -> bool:
        """Whether it makes eight at once."""
        return any(p.is_eight for p in self.parameters)

    @property
    def takes_arrays(self) -> bool:
        return any(p.role is Role.COUNT for p in self.parameters)


@dataclass(frozen=True)
class Subject:
    """An emitted folder, read. `numbers`: the field prime and, for a curve, the group order.

    `functions`: those of the field and the scalars. `layered`: names of those built on them, which have tests of their own.
    `twins`: whether some are compiled for processors with BMI2 too.
    """

    folder: Path
    prefix: str
    targets: tuple[Target, ...]
    functions: tuple[Function, ...]
    c_files: tuple[str, ...]
    asm_files: tuple[str, ...]
    numbers: list[int]
    layered: tuple[str, ...] = ()
    twins: bool = False


def read_subject(folder: Path) -> Subject:
    """The folder's manifest as a Subject.

    Raises UsageError when the manifest cannot be understood, operations unknown here included, and CheckFailed when the
    header declares other functions than the manifest lists.
    """
    where = folder / MANIFEST
    try:
        manifest = json.loads(where.read_text(encoding="utf-8"))
        subject = _subject(folder, manifest)
    except KeyError as error:
        raise UsageError(f"{where}: cannot be used: no {error}") from None
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise UsageError(f"{where}: cannot be used: {error}") from None
    _compare_header(subject, [row["prototype"] for row in manifest["functions"]])
    return subject


def _subject(folder: Path, manifest: Mapping[str, Any]) -> Subject:
    prefix = str(manifest["prefix"])
    moduli = {row["symbol"]: _moduli(row) for row in manifest["moduli"]}
    files = sorted(name for name in manifest["files"] if "/" not in name)
    stems = tuple(f"{prefix}_{row['tag']}{eight}_" for row in manifest["moduli"] for eight in ("", "8"))
    return Subject(
        folder, prefix, tuple(Target(name) for name in manifest["targets"] if name != _LANES),
        tuple(_function(row, moduli, prefix) for row in manifest["functions"] if row["name"].startswith(stems)),
        tuple(name for name in files if name.endswith(".c")), tuple(name for name in files if name.endswith(".asm")),
        [int(row["number"], 16) for row in manifest["moduli"]],
        tuple(row["name"] for row in manifest["functions"] if not row["name"].startswith(stems)),
        any("twin" in row for row in manifest["functions"]),
    )  # fmt: skip


def _moduli(row: Mapping[str, Any]) -> dict[int, Modulus]:
    return {int(width): Modulus(int(row["number"], 16), Kind(row["tag"]), int(width), limbs, Reduction(row["reduction"]))
            for width, limbs in row["limbs"].items()}  # fmt: skip


def _function(row: Mapping[str, Any], moduli: Mapping[str, Mapping[int, Modulus]], prefix: str) -> Function:
    name, modulus = row["name"], moduli[row["modulus"]]
    try:
        prototype = parse_prototype(row["prototype"], row["operation"], prefix)
    except ValueError as error:
        raise ValueError(f"function {name}: {error}") from None
    tag = next(iter(modulus.values())).tag
    if prototype.name != name or prototype.tag != tag or not name.startswith(f"{prefix}_"):
        raise ValueError(f"function {name}: its prototype is of another function: {row['prototype']!r}")
    return Function(name, name.removeprefix(f"{prefix}_"), row["operation"], prototype.returns, prototype.parameters, modulus)


def _compare_header(subject: Subject, prototypes: list[str]) -> None:
    header = subject.folder / f"{subject.prefix}.h"
    try:
        text = header.read_text(encoding="utf-8")
    except OSError as error:
        raise CheckFailed(f"{header}: cannot be read: {error.strerror}") from None
    declared = {" ".join(found.split()) for found in re.findall(rf"^{subject.prefix.upper()}_API ([^;]+);", text, re.MULTILINE)}
    for prototype in sorted(declared.symmetric_difference(prototypes)):
        only = "header" if prototype in declared else "manifest"
        raise CheckFailed(f"{header}: only the {only} knows '{prototype}', so that it cannot be verified")
