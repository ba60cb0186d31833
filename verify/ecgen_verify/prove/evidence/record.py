# SPDX-License-Identifier: MIT
"""From the verdicts on an emitted folder to the record that emission reads (ecgen.proofs)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ecgen.emit.manifest import PROVED
from ecgen.errors import CheckFailed
from ecgen.library import Target
from ecgen.logic.serialize import canonical
from ecgen.messages import printable, shorten
from ecgen.proofs import Proof, Record, Unit, numbers_digest, record_file, record_text, unit_digest
from ecgen.prover_digest import prover_digest
from ecgen.spec.load import Spec
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.evidence.reach import Reach
from ecgen_verify.prove.evidence.stored import Stored, read_stored
from ecgen_verify.prove.image import load
from ecgen_verify.prove.verdict import Row

_ASSEMBLY = (Target.ADX.value, Target.X64.value)


def make_record(spec: Spec, source: Path, objects: Path, rows: Iterable[Row]) -> Record:
    """The record of the functions proved. `source`: the emitted folder; `objects`: what `objects.builds` made of it. Raises as
    `recorded`."""
    return recorded(spec.name, numbers_digest(spec), this_prover(), source, objects, rows)


def recorded(spec: str, numbers: str, prover: str, source: Path, objects: Path, rows: Iterable[Row]) -> Record:
    """The same, with what `Record` says of the specification and the prover.

    Raises CheckFailed when a proved function is in none of the objects, or is other bytes there: errors of ours.
    """
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    prefix = manifest["prefix"]
    contracts = {row["name"]: canonical(row["contract"]) for row in manifest["functions"]}
    rows = list(rows)
    inner = {(row.build, row.verdict.function): row for row in rows
             if row.verdict.proved and row.verdict.function not in contracts}  # fmt: skip
    reaches = Reaches(objects, f"{prefix}_", contracts, numbers)
    functions: dict[tuple[str, tuple[str, ...]], dict[str, Proof]] = {}
    tools: dict[str, str] = {}
    undecided: dict[str, list[str]] = {}
    for row in rows:
        name = row.verdict.function
        if name not in contracts:
            continue
        stored = stored_objects(objects, row.build)
        if not row.verdict.proved:
            for build, _ in _symbols(row.build, name, stored) if row.verdict.covered else ():
                undecided.setdefault(build, []).append(_short(name, prefix))
            continue
        sources = tuple(_neutral_name(file, prefix) for file in sources_of(source, _home(stored, name, row.build), stored))
        image = reaches.of(row.build).code.image
        if name not in image.functions or not {*image.objects.values()} >= row.verdict.objects:
            raise CheckFailed(f"{name} ({row.build}) is proved of other bytes than the objects have")
        for build, symbol in _symbols(row.build, name, stored):
            home = _home(stored, symbol, build)
            tools[build] = home.tool
            unit = build, sources
            given = dependencies(row.verdict.given, row.build, inner)
            digest = reaches.of(row.build).digest(name, symbol, frozenset(given))
            functions.setdefault(unit, {})[_short(name, prefix)] = Proof(digest, tuple(_short(other, prefix) for other in given))
    units = _units(source, prefix, contracts, functions)
    emitted = tuple(_short(name, prefix) for name in contracts)
    return Record(spec, prover, numbers, tools, tuple(units), emitted,
                  {build: tuple(names) for build, names in undecided.items()})  # fmt: skip


def _units(source: Path, prefix: str, contracts: Mapping[str, str],
           functions: Mapping[tuple[str, tuple[str, ...]], Mapping[str, Proof]]) -> tuple[Unit, ...]:  # fmt: skip
    """`functions`: (build, names of files) -> what was proved of the functions there."""
    units = []
    for (build, sources), proofs in sorted(functions.items()):
        texts = [(source / _named(file, prefix)).read_text(encoding="utf-8") for file in sources]
        mine = {name: contracts[f"{prefix}_{name}"] for name in proofs}
        units.append(Unit(build, sources, unit_digest(prefix, texts, mine), proofs))
    return tuple(units)


def renewed(record: Record, source: Path, objects: Path) -> tuple[Record, list[str]]:
    """The record for the texts of `source` now: (of the functions that reach the same as recorded; the others, by build).

    A proof is of all that a function reaches in the objects, and of what it promises: where both are as recorded, another comment
    or declaration changes nothing. `objects`: all files of `source`, as `Recipe.make` makes them, by the same tools; a build of
    which none are there is left out with its proofs.
    """
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    prefix = manifest["prefix"]
    contracts = {row["name"]: canonical(row["contract"]) for row in manifest["functions"]}
    reaches = Reaches(objects, f"{prefix}_", contracts, record.numbers)
    functions: dict[tuple[str, tuple[str, ...]], dict[str, Proof]] = {}
    others = []
    for unit in record.units:
        maker = "nasm" if unit.build in _ASSEMBLY else unit.build
        stored = stored_objects(objects, maker)
        for short, proof in unit.functions.items():
            name = f"{prefix}_{short}"
            symbol = dict(_symbols(maker, name, stored)).get(unit.build, name)
            home = next((s for s in stored if symbol in s.functions and s.tool == record.tools[unit.build]), None)
            given = frozenset(f"{prefix}_{other}" for other in proof.given)
            if home is None or name not in contracts or reaches.of(maker).digest(name, symbol, given) != proof.sha256:
                others.append(f"{short} ({unit.build})")
                continue
            sources = tuple(_neutral_name(file, prefix) for file in sources_of(source, _home(stored, name, maker), stored))
            functions.setdefault((unit.build, sources), {})[short] = proof
    kept = {f"{short} ({build})" for (build, _), proofs in functions.items() for short in proofs}
    emitted = tuple(_short(name, prefix) for name in contracts)
    fresh = replace(record, units=_units(source, prefix, contracts, functions), functions=emitted)
    return fresh, [name for name in others if name not in kept]


@dataclass
class Reaches:
    """What functions reach in each build. `objects`: as for `make_record`; the rest as for `Reach`."""

    objects: Path
    prefix: str
    contracts: Mapping[str, str]
    numbers: str
    _made: dict[str, Reach] = field(default_factory=dict)

    def of(self, build: str) -> Reach:
        if build not in self._made:
            image = load([stored.path for stored in stored_objects(self.objects, build)])
            self._made[build] = Reach(Code(image), self.prefix, self.contracts, self.numbers)
        return self._made[build]


def _home(stored: Sequence[Stored], symbol: str, build: str) -> Stored:
    for item in stored:
        if symbol in item.functions:
            return item
    raise CheckFailed(f"{symbol} ({build}) is proved, but is in no object of that build")


def dependencies(given: Iterable[str], build: str, inner: Mapping[tuple[str, str], Row]) -> list[str]:
    """The public functions that a proof depends on: for a proved function of which the manifest knows nothing, what that depends
    on. One that is not proved stays, so that the proof is never shown."""
    names = list(dict.fromkeys(given))
    for name in names:
        if (build, name) in inner:
            names += [other for other in inner[build, name].verdict.given if other not in names]
    return [name for name in names if (build, name) not in inner]


def write_record(folder: Path, record: Record) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = record_file(folder, record.spec)
    path.write_text(record_text(record), encoding="utf-8")
    return path


def stored_objects(objects: Path, build: str) -> list[Stored]:
    """The objects that `objects.builds` made for a build, which their names end in."""
    suffix = "-".join(word.strip("-") for word in build.split() if word != Target.C64.value)
    return [_read(path) for path in sorted(objects.glob(f"*-{suffix}.o"))]


@cache
def _read(path: Path) -> Stored:
    return read_stored(path)


def _symbols(build: str, name: str, stored: Sequence[Stored]) -> list[tuple[str, str]]:
    """(build, symbol) for each body that was proved as `name`: with nasm both variants, of which the plain one may have a
    symbol of its own."""
    if build != "nasm":
        return [(build, name)]
    plain = f"{name}_x64"
    known = {symbol for s in stored for symbol in s.functions}
    return list(zip(_ASSEMBLY, (name, plain if plain in known else name), strict=True))


def sources_of(folder: Path, home: Stored, stored: Sequence[Stored]) -> list[str]:
    """The files of the folder that the object was made from and those of the objects it needs, sorted."""
    objects, seen = [home], {home.path}
    for item in objects:
        for other in stored:
            if other.path not in seen and item.undefined & other.functions.keys():
                seen.add(other.path)
                objects.append(other)
    files: set[str] = set()
    for item in objects:
        stems = [item.path.name[:i] for i, c in enumerate(item.path.name) if c == "-"]
        files_of = [f"{stem}{kind}" for stem in stems for kind in (".c", ".asm") if (folder / f"{stem}{kind}").is_file()]
        if not files_of:
            raise CheckFailed(f"{item.path.name}: made from no file of {folder.name}")
        _include(folder, files_of[0], files)
    return sorted(files)


def _include(folder: Path, name: str, files: set[str]) -> None:
    if name in files or not (folder / name).is_file():
        return
    files.add(name)
    for included in re.findall(r'(?m)^\s*[#%]\s*include\s+"([^"]+)"', (folder / name).read_text(encoding="utf-8")):
        _include(folder, included, files)


def _neutral_name(file: str, prefix: str) -> str:
    return f"PREFIX{file.removeprefix(prefix)}" if file.startswith(prefix) else file


def _named(file: str, prefix: str) -> str:
    return file.replace("PREFIX", prefix, 1)


def _short(name: str, prefix: str) -> str:
    return name.removeprefix(f"{prefix}_")


@cache
def this_prover() -> str:
    """The digest of this prover's sources, which says which prover a record is from."""
    return prover_digest(Path(__file__).parent.parent)


def misstated(source: Path, record: Record) -> list[str]:
    """The functions of an emitted folder of which the manifest says "proved" with another digest than the record, or that are not
    in the record, in builds that the same tool made; where the manifest names this prover, which would have found the same."""
    manifest = json.loads((source / "manifest.json").read_text(encoding="utf-8"))
    if manifest.get("prover") != record.prover:
        return []
    digests = {(name, unit.build): proof.sha256 for unit in record.units for name, proof in unit.functions.items()}
    wrong = []
    for row in manifest["functions"]:
        for build, stated in row.get(PROVED, {}).items():
            seen = digests.get((_short(row["name"], manifest["prefix"]), build), "nothing")
            if record.tools.get(build) == manifest["proved_with"].get(build) and seen != stated:
                wrong.append(f"{row['name']} ({build}): stated {shorten(printable(str(stated)), 16)}, proved now {seen[:16]}")
    return wrong


def differences(record: Record, prefix: str, objects: Path, holding: Mapping[str, Mapping[str, Proof]],
                contracts: Mapping[str, str]) -> tuple[list[str], int]:  # fmt: skip
    """(what differs, how many were compared): what functions reach in what was assembled here against the record, for the
    functions of which the record holds, in the builds whose tool is here in the same version. `objects`: as for `make_record`;
    `contracts`: function without prefix -> its contract."""
    named = {f"{prefix}_{name}": contract for name, contract in contracts.items()}
    reaches = Reaches(objects, f"{prefix}_", named, record.numbers)
    unlike, compared = [], 0
    for name, hashes in holding.items():
        for build, proof in hashes.items():
            maker = "nasm" if build in _ASSEMBLY else build
            stored = stored_objects(objects, maker)
            symbol = dict(_symbols(maker, f"{prefix}_{name}", stored)).get(build, f"{prefix}_{name}")
            home = next((s for s in stored if symbol in s.functions and s.tool == record.tools[build]), None)
            if home is None:
                continue
            compared += 1
            given = frozenset(f"{prefix}_{other}" for other in proof.given)
            digest = reaches.of(maker).digest(f"{prefix}_{name}", symbol, given)
            if digest != proof.sha256:
                unlike.append(f"{symbol} ({build}): recorded {proof.sha256[:16]}, assembled here {digest[:16]}")
    return unlike, compared
