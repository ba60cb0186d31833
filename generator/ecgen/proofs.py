# SPDX-License-Identifier: MIT
"""What `ecgen prove --record` wrote about the functions of a specification, and for which of them it still holds.

A record says: the functions of this unit, assembled by this tool from these files, were proved by this prover for these numbers,
and these are the digests of all that they reach. It holds for an emission for the same prime and curve in which those files say
the same, under whatever prefix, and the functions promise the same; else it is left out, so that a stale record never shows.
What is left out is nobody's error: it is to be proved again. Nothing here proves, and nothing here needs the prover.

A record is a statement, not a proof: whoever can write the file can write down other digests. What is checked here is that it is
whole, and in `ecgen.emit.manifest` that the prover installed is the one that it names. Whether it is true shows when it is made
again: `ecgen verify --prove` compares a folder's manifest with what it proves.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ecgen.data import data_folder
from ecgen.errors import SpecError
from ecgen.messages import shorten, shown
from ecgen.regular_file import read_regular
from ecgen.spec.load import Spec

_MAX_RECORD = 1 << 24  # bytes
#: Of the file. 2: digests of all that a function reaches, the prover's syntax tree, the specification's numbers.
FORMAT = 2

_BANNER = re.compile(r"\W*(SPDX-License-Identifier|Made by|From): ")


@dataclass(frozen=True)
class Proof:
    """`sha256`: over all that the function reaches in the objects, and what it promises; see
    `ecgen_verify.prove.evidence.reached`. `given`: names without prefix on whose promises it depends."""

    sha256: str
    given: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unit:
    """Functions that were assembled together. `sources`: names of files, with `PREFIX` for the prefix; `digest`: theirs, see
    `unit_digest`; `functions`: by name without prefix."""

    build: str
    sources: tuple[str, ...]
    digest: str
    functions: Mapping[str, Proof]


@dataclass(frozen=True)
class Record:
    """`tools`: build -> the tool that made its objects, as it names itself in them; `prover`: `prover_digest` of its sources,
    empty for records of several; `numbers`: `numbers_digest` of the specification; `functions`: all that were emitted;
    `undecided`: build -> those that were tried in vain. Names are without prefix."""

    spec: str
    prover: str
    numbers: str
    tools: Mapping[str, str]
    units: tuple[Unit, ...]
    functions: tuple[str, ...] = ()
    undecided: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def bundled_proofs() -> Path:
    """The folder of the records for the bundled specifications."""
    return data_folder("specs") / "proved"


def record_file(folder: Path, spec: str) -> Path:
    return folder / f"{spec}.json"


def read_record(folder: Path, spec: str) -> Record | None:
    """The record of a specification, None when there is none, or one in the form that earlier versions wrote. Raises SpecError
    when the file is damaged."""
    path = record_file(folder, spec)
    try:
        content = json.loads(read_regular(path, _MAX_RECORD).decode())
        if "prover" in content and content.get("format") != FORMAT:
            return None
        stated = content.pop("sha256")
        if stated != _whole(content):
            raise SpecError(f"{shown(path)}: is not as ecgen wrote it: its sha256 is that of another content; prove again")
        units = tuple(_unit(row) for row in content["units"])
        tools = {str(build): str(tool) for build, tool in content["tools"].items()}
        if any(unit.build not in tools for unit in units):
            raise SpecError(f"{shown(path)}: a unit names a build that no tool is given for")
        undecided = {str(build): _names(names) for build, names in content["undecided"].items()}
        return Record(str(content["spec"]), str(content["prover"]), str(content["numbers"]), tools, units,
                      _names(content["functions"]), undecided)  # fmt: skip
    except FileNotFoundError:
        return None
    except OSError as error:
        raise SpecError(f"{shown(path)}: cannot be read: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise SpecError(f"{shown(path)}: not a record of proofs: {type(error).__name__} {shorten(str(error), 120)}") from None


def read_records(folder: Path, spec: str, microarchitecture: str) -> Record | None:
    """The record of a specification and, in `folder`/`microarchitecture`, that of its functions in the schedules for it,
    as one; the first alone where they are for other numbers. Raises SpecError when a file is damaged or two tools made the
    objects of one build."""
    record, more = read_record(folder, spec), read_record(folder / microarchitecture, spec)
    if record is None or more is None:
        return record or more
    if record.numbers != more.numbers:
        return record
    for build, tool in more.tools.items():
        if record.tools.get(build, tool) != tool:
            file = record_file(folder / microarchitecture, spec)
            raise SpecError(f"{file}: {build}: made with {tool}, elsewhere {record.tools[build]}")
    prover = record.prover if record.prover == more.prover else ""
    return replace(record, prover=prover, tools={**record.tools, **more.tools}, units=(*record.units, *more.units))


def _names(names: Sequence[Any]) -> tuple[str, ...]:
    return tuple(str(name) for name in names)


def _unit(row: Mapping[str, Any]) -> Unit:
    functions = {str(name): _proof(value) for name, value in row["functions"].items()}
    return Unit(str(row["build"]), _names(row["sources"]), str(row["sha256"]), functions)


def _proof(value: str | Mapping[str, Any]) -> Proof:
    if isinstance(value, str):
        return Proof(value)
    return Proof(str(value["sha256"]), _names(value["given"]))


def _plain(proof: Proof) -> str | dict[str, object]:
    if not proof.given:
        return proof.sha256
    return {"sha256": proof.sha256, "given": list(proof.given)}


def record_text(record: Record) -> str:
    """The text of a record; the same record gives the same text."""
    units = [{"build": u.build, "sources": list(u.sources), "sha256": u.digest,
              "functions": {name: _plain(proof) for name, proof in sorted(u.functions.items())}}
             for u in sorted(record.units, key=lambda unit: (unit.build, unit.sources))]  # fmt: skip
    content: dict[str, object] = {
        "format": FORMAT,
        "spec": record.spec,
        "numbers": record.numbers,
        "prover": record.prover,
        "tools": dict(sorted(record.tools.items())),
        "units": units,
        "undecided": {build: list(names) for build, names in sorted(record.undecided.items())},
        "functions": list(record.functions),
    }
    return json.dumps({**content, "sha256": _whole(content)}, indent=1) + "\n"


def _whole(content: Mapping[str, object]) -> str:
    """SHA-256 over all that a record says."""
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def numbers_digest(spec: Spec) -> str:
    """SHA-256 over what a specification says in numbers: its prime and, for a curve, its equation, generator, order and
    cofactor."""
    curve = spec.curve
    numbers: list[object] = [spec.prime]
    if curve is not None:
        numbers += [curve.form, curve.a, curve.b, curve.gx, curve.gy, curve.order, curve.cofactor]
    return hashlib.sha256(" ".join(map(str, numbers)).encode()).hexdigest()


def unit_digest(prefix: str, texts: Sequence[str], contracts: Mapping[str, str]) -> str:
    """SHA-256 over texts and contracts (function without prefix -> its contract as `serialize.canonical` has it), with the prefix
    made neutral.

    Banners are left out: they name the command and the generator, which decide nothing beyond the text below them.
    """
    return _digest([neutral(text, prefix) for text in texts], contracts)


def _digest(neutral_texts: Sequence[str], contracts: Mapping[str, str]) -> str:
    parts = [*neutral_texts, *(f"{name}: {contract}" for name, contract in sorted(contracts.items()))]
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part.encode())}\n".encode() + part.encode())
    return digest.hexdigest()


def neutral(text: str, prefix: str) -> str:
    """The text without its banner, and with NUL for the prefix where it begins a name or is that of the header."""
    lines = text.split("\n")
    start = next((i for i, line in enumerate(lines) if not _BANNER.match(line)), 0)
    text = "\n".join(lines[start:])
    for name in {prefix, prefix.upper()}:
        # the name first and what may not stand before it behind, so that the search runs from name to name
        text = re.sub(rf"{re.escape(name)}(?<!\w{re.escape(name)})(?=_|\.h\b)", "\0", text)
    return text


def holding(record: Record | None, prefix: str, files: Mapping[str, str], contracts: Mapping[str, str],
            numbers: str) -> dict[str, dict[str, Proof]]:  # fmt: skip
    """Of an emission (file -> text, function without prefix -> contract; `numbers`: `numbers_digest` of what it is for):
    function -> build -> the proof that holds for it."""
    if record is None or record.numbers != numbers:
        return {}
    known: dict[str, dict[str, Proof]] = {}
    texts: dict[str, str] = {}  # files of several units are made neutral once
    for unit in record.units:
        names = [source.replace("PREFIX", prefix, 1) for source in unit.sources]
        if not (names and all(name in files for name in names) and all(name in contracts for name in unit.functions)):
            continue
        mine = {name: contracts[name] for name in unit.functions}
        texts |= {name: neutral(files[name], prefix) for name in names if name not in texts}
        if _digest([texts[name] for name in names], mine) == unit.digest:
            for name, proof in unit.functions.items():
                known.setdefault(name, {})[unit.build] = proof
    return with_proved_dependencies(known)


def with_proved_dependencies(known: dict[str, dict[str, Proof]]) -> dict[str, dict[str, Proof]]:
    """Without the proofs that depend on what is not proved in the same build."""
    while True:
        kept = {name: {build: proof for build, proof in proofs.items() if all(build in known.get(g, {}) for g in proof.given)}
                for name, proofs in known.items()}  # fmt: skip
        if kept == known:
            return {name: proofs for name, proofs in kept.items() if proofs}
        known = kept
