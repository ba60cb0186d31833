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
from ecgen.folder import MANIFEST, MAX_MANIFEST
from ecgen.ir import Kind
from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.logic.prototype import prototype
from ecgen.logic.serialize import contract_from
from ecgen.logic.text import claim, required
from ecgen.regular_file import read_regular
from ecgen_verify.parameters import Parameter, Role, parameters_of

#: The target of eight elements at once, whose functions are compiled with those of the others.
_LANES = "ifma"


@dataclass(frozen=True)
class Function:
    """One emitted function. `name`: with the prefix; `moduli`: its modulus for each word size emitted."""

    name: str
    contract: Contract
    parameters: tuple[Parameter, ...]
    moduli: Mapping[int, Modulus]

    @property
    def short(self) -> str:
        """Its name without the prefix."""
        return self.contract.name

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
    `multiversioned`: whether some are compiled for processors with BMI2 too. `orders`: the
    microarchitectures in whose orders assembly is, where there are several. `common`: the folder that it shares with others.
    """

    folder: Path
    prefix: str
    targets: tuple[Target, ...]
    functions: tuple[Function, ...]
    c_files: tuple[str, ...]
    asm_files: tuple[str, ...]
    numbers: list[int]
    layered: tuple[str, ...] = ()
    multiversioned: bool = False
    orders: tuple[str, ...] = ()
    common: Path | None = None


def read_subject(folder: Path) -> Subject:
    """The folder's manifest as a Subject.

    Raises UsageError when the manifest cannot be understood, operations unknown here included, and CheckFailed when the
    header declares other functions than the manifest lists.
    """
    where = folder / MANIFEST
    try:
        manifest = json.loads(read_regular(where, MAX_MANIFEST))
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
        tuple(name for name in files if name.endswith(".c")), tuple(name for name in files if name.endswith((".asm", ".S"))),
        [int(row["number"], 16) for row in manifest["moduli"]],
        tuple(row["name"] for row in manifest["functions"] if not row["name"].startswith(stems)),
        any("multiversioned" in row for row in manifest["functions"]),
        tuple(map(str, manifest.get("orders", ()))),
        folder / manifest["common"]["path"] if "common" in manifest else None,
    )  # fmt: skip


def _moduli(row: Mapping[str, Any]) -> dict[int, Modulus]:
    return {int(width): Modulus(int(row["number"], 16), Kind(row["tag"]), int(width), limbs, Reduction(row["reduction"]))
            for width, limbs in row["limbs"].items()}  # fmt: skip


def _function(row: Mapping[str, Any], moduli: Mapping[str, Mapping[int, Modulus]], prefix: str) -> Function:
    name = row["name"]
    try:
        contract = contract_of_row(row, prefix)
        return Function(name, contract, parameters_of(contract), moduli[row["modulus"]])
    except (ValueError, TypeError) as error:
        raise ValueError(f"function {name}: {error}") from None
    except KeyError as error:
        raise ValueError(f"function {name}: no {error}") from None


def contract_of_row(row: Mapping[str, Any], prefix: str) -> Contract:
    """The contract in a row of the manifest; the texts beside it must be those that derive from it. Raises ValueError, KeyError
    or TypeError."""
    contract = contract_from(str(row["name"]).removeprefix(f"{prefix}_"), row["operation"], row["contract"])
    derived = {"prototype": prototype(contract, prefix), "claim": claim(contract), "requires": required(contract)}
    for key, text in derived.items():
        if row[key] != text:
            raise ValueError(f"its {key} is {row[key]!r}, its contract says {text!r}")
    return contract


def _compare_header(subject: Subject, prototypes: list[str]) -> None:
    header = subject.folder / f"{subject.prefix}.h"
    try:
        content = header.read_text(encoding="utf-8")
    except OSError as error:
        raise CheckFailed(f"{header}: cannot be read: {error.strerror}") from None
    prefix = subject.prefix.upper()
    pattern = rf"^{prefix}_API (?!void {prefix}_ABI\(void\))([^;]+);"  # all but the symbol for the linker
    declared = {" ".join(line.split()) for line in re.findall(pattern, content, re.MULTILINE)}
    for text in sorted(declared.symmetric_difference(prototypes)):
        only = "header" if text in declared else "manifest"
        raise CheckFailed(f"{header}: only the {only} knows '{text}', so that it cannot be verified")
