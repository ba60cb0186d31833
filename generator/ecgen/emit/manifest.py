# SPDX-License-Identifier: MIT
"""manifest.json: what was made, from what, what each function promises and which evidence it has, and every file's hash."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from ecgen.banner import OUTPUT_LICENCE, generator_digest, version
from ecgen.emit.context import Context, Function
from ecgen.emit.sbom import sbom
from ecgen.emit.shared import common_path, shared_name
from ecgen.field import Modulus
from ecgen.folder import digest
from ecgen.library import Hash
from ecgen.logic.serialize import canonical, plain
from ecgen.logic.text import required
from ecgen.proofs import Proof, holding, numbers_digest, read_records
from ecgen.prover_digest import installed_prover
from ecgen.spec.load import Spec
from ecgen.spec.structure import Structure

#: Of the manifest. 2: rows hold `contract`, a value, and `requires` and `claim`, the same in words.
SCHEMA = 2

#: What a row says of a function that a record holds for. The first: by the prover whose sources are installed beside the
#: generator. The second: by another one, or there is none to compare with.
PROVED = "proved"
PROVED_ELSEWHERE = "proved by another prover"


def manifest(context: Context, functions: Sequence[Function], files: Mapping[str, str]) -> str:
    """The manifest's text; `files` are all the other files."""
    spec = context.library.spec
    record = read_records(context.library.proofs, spec.name, context.library.microarchitecture)
    contracts = {function.name: canonical(plain(function.contract)) for function in functions}
    proved = holding(record, context.prefix, {**files, **context.for_records}, contracts, numbers_digest(spec))
    builds = sorted({build for hashes in proved.values() for build in hashes})
    word = PROVED if record is not None and proved and record.prover == installed_prover() else PROVED_ELSEWHERE
    content = provenance(context.command, context.prefix, spec) | {
        **({"hash": Hash.EXTERN.value} if context.library.hash is Hash.EXTERN else {}),
        **({"common": {"name": shared_name(context.library), "path": common_path(context.library)}}
           if context.library.common is not None else {}),
        **({"orders": [*context.library.orders]} if context.library.orders else {}),
        "targets": [*(t.value for t in context.library.targets), *(["ifma"] if context.library.lanes else [])],
        "moduli": [_modulus_row([m[width] for width in context.widths]) for m in context.moduli],
        "prover": record.prover if record is not None and proved else "",
        "proved_with": {build: record.tools[build] for build in builds} if record is not None else {},
        "functions": [function_row(context.prefix, function, proved.get(function.name, {}), word) for function in functions],
        "files": {name: digest(text) for name, text in sorted(files.items())},
        "sbom": sbom(context.prefix, files),
    }
    return json.dumps(content, indent=1) + "\n"


def provenance(command: str, prefix: str, spec: Spec | Structure | None = None) -> dict[str, object]:
    """What a manifest begins with: what was made, from what, and by what. `spec`: none for what belongs to no specification."""
    return {
        "schema": SCHEMA,
        "made_by": command,
        "licence": OUTPUT_LICENCE,
        **({"spec": {"name": spec.name, "file": spec.source, "sha256": spec.digest}} if spec is not None else {}),
        "generator": {"name": "ecgen", "version": version(), "sha256": generator_digest()},
        "prefix": prefix,
    }


def _modulus_row(by_width: Sequence[Modulus]) -> dict[str, object]:
    first = by_width[0]
    return {
        "symbol": first.symbol,
        "tag": first.tag,
        "number": hex(first.number),
        "bytes": first.bytes,
        "reduction": first.reduction.request.value,
        "limbs": {str(m.width): m.limbs for m in by_width},
    }


def function_row(prefix: str, function: Function, proved: Mapping[str, Proof] | None = None,
                 word: str = PROVED) -> dict[str, object]:  # fmt: skip
    """`proved`: the builds in which it was proved on its bytes; `word`: what that is called."""
    proved = proved or {}
    row: dict[str, object] = {
        "name": f"{prefix}_{function.name}",
        "prototype": function.prototype(prefix),
        "operation": function.contract.operation,
        "modulus": function.modulus,
        "claim": function.claim,
        "requires": required(function.contract),
        "contract": plain(function.contract),
        "files": function.files,
        "evidence": [*function.evidence, *([word] if proved else [])],
    }
    if function.multiversioned:
        row["multiversioned"] = "bmi2"  # what else its C for 64-bit words is compiled for
    if function.in_loops:
        row["in_loops"] = [*function.in_loops]  # targets of which `evidence` by the interpreter and of bounds says nothing
    if proved:
        row[word] = {build: proof.sha256 for build, proof in sorted(proved.items())}
    given = sorted({f"{prefix}_{name}" for proof in proved.values() for name in proof.given})
    if given:
        row["proved_given"] = given
    return row
