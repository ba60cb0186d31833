# SPDX-License-Identifier: MIT
"""Mutants of emitted C: does the prover accept a function whose source was made wrong?

    python -m ecgen_verify.prove.evidence.source_mutation --minutes 25
    python -m ecgen_verify.prove.evidence.source_mutation --full     as many of each kind as the page on soundness wants, kept

One place of a function or table is changed, the file compiled, and a public function proved that reaches it. A mutant that
leaves all that this function reaches as it is, code and data, is none. One that is accepted has to pass the folder's self-test,
whose known answers are from Python's integers, and `ecgen verify`: one that does not is a failure of the prover. One that does is
counted as equal.
"""

from __future__ import annotations

import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import chain, islice, zip_longest
from pathlib import Path

import click

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.prover_digest import installed_prover
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.evidence.reach import Reach
from ecgen_verify.prove.evidence.source_mutants import SourceMutant, source_mutants
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Status, Verdict
from ecgen_verify.prove.wiring.folder import Folder as Emission
from ecgen_verify.prove.wiring.functions import rows_of
from ecgen_verify.prove.wiring.rows import composed_methods

#: Of each kind, in the full form.
MUTANTS = 25
NUMBERS = Path(__file__).parent / "source_mutation.json"
_CURVE, _COMPILER, _LEVEL = "p256", "gcc", "-O2"
#: Seconds that a test may take.
_LONGEST = 300


@dataclass(frozen=True)
class Source:
    """`places`: for each function or table that is changed the public function that is proved; both without prefix."""

    kind: str
    places: Mapping[str, str]


SOURCES = (
    Source("protocols", {
        "public_key": "public_key", "keygen": "keygen", "write_public": "keygen", "ecdh": "ecdh", "scalar_from_key": "ecdh",
        "scalar_from_random": "keygen", "ecdsa_sign_nonce": "ecdsa_sign_nonce", "ecdsa_sign_with": "ecdsa_sign_nonce",
        "ecdsa_sign": "ecdsa_sign", "candidate": "ecdsa_sign", "scalar_from_hash": "ecdsa_verify",
        "x_modulo_order": "ecdsa_verify", "ecdsa_verify": "ecdsa_verify", "affine_from_bytes": "affine_from_bytes",
    }),
    Source("inversion", {
        "fe_inv_divsteps": "fe_inv", "fe_divsteps_de": "fe_inv", "fe_divsteps_end": "fe_inv", "divsteps60": "fe_inv",
        "divsteps60_fg4": "fe_inv", "sc_inv_divsteps": "sc_inv", "sc_divsteps_de": "sc_inv", "sc_divsteps_end": "sc_inv",
        "fe_batch_inv": "fe_batch_inv", "sc_batch_inv": "sc_batch_inv",
    }),
    Source("tables", {
        "base": "point_mul_base", "base_lookup": "point_mul_base", "base_scan": "point_mul_base", "teeth": "point_mul_base",
        "lookup": "point_mul", "digit": "point_mul", "odd_multiples": "point_mul", "naf_base": "point_mul_double_vartime",
        "add_digit": "point_mul_double_vartime", "add_base_digit": "point_mul_double_vartime",
    }),
    Source("hashes", {
        "sha_k32": "sha256", "rotate32": "sha256", "word32": "sha256", "next32": "sha256", "put32": "sha224",
        "compress32": "sha256", "sha_k64": "sha512", "rotate64": "sha512", "next64": "sha512", "compress64": "sha384",
        "sha2_begin": "sha224", "sha2_add": "sha256", "sha2_compress": "sha512", "sha2_end": "sha384", "sha256": "sha256",
    }),
)  # fmt: skip


@dataclass
class SourceTally:
    """`mutants`: that change what the function reaches; `accepted`: those that nothing tells from what they are to be, `wrong`:
    those that something does, by place; `faults`: on which the prover ended in an error of its own. `prover`: digest of the one
    asked."""

    kind: str
    build: str
    mutants: int = 0
    refuted: int = 0
    undecided: int = 0
    accepted: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    prover: str = ""


@dataclass(frozen=True)
class _Changed(Build):
    """The build with one file from another folder."""

    file: str
    folder: Path

    def image(self, source: Path, prefix: str, files: Sequence[str], out: Path) -> Image:
        places = {file: (self.folder, self.folder) if file == self.file else (source, out) for file in files}
        return load([path for file, place in places.items() for path in self.recipe(prefix, [file]).make(*place)])


@dataclass
class Folder:
    """An emitted folder, and what was proved of it."""

    scratch: Path
    curve: str = _CURVE
    known: Known = field(default_factory=Known)

    def __post_init__(self) -> None:
        self.spec, self.source = load_bundled(self.curve), self.scratch / "source"
        write_folder(self.source, emit(make_library(self.spec, None, "all", None), "ecgen"))
        self.objects, self.shared = self.scratch / "objects", defaultdict[str, Known](Known)
        self.objects.mkdir()
        self.texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(self.source.glob("*.c"))}

    def mutants(self, source: Source) -> Iterator[tuple[str, str, SourceMutant]]:
        """(file, public function, mutant): of each place in turn."""
        rows = [[(file, function, mutant) for file, text in self.texts.items()
                 for mutant in source_mutants(text, f"{self.curve}_{place}", random.Random(place))]
                for place, function in source.places.items()]  # fmt: skip
        if missing := [place for place, row in zip(source.places, rows, strict=True) if not row]:
            raise CheckFailed(f"no function or table of the folder is called {missing[0]}")
        return (one for one in chain.from_iterable(zip_longest(*rows)) if one is not None)

    def verdict(self, function: str, build: Build) -> Verdict:
        folder, image = Emission(self.source, self.spec), build.image(self.source, self.curve, list(self.texts), self.objects)
        methods = composed_methods(folder, image, self.known, self.shared)
        return next(rows_of(folder.place, build.name, methods, f"{self.curve}_{function}")).verdict

    def with_file(self, file: str, text: str) -> Path:
        """A copy with another text of one file, which its manifest says it has, so that `ecgen verify` takes it."""
        changed = self.scratch / "changed"
        shutil.rmtree(changed, ignore_errors=True)
        shutil.copytree(self.source, changed)
        (changed / file).write_text(text, encoding="utf-8")
        before, after = (sha256(of.encode()).hexdigest() for of in (self.texts[file], text))
        manifest = changed / "manifest.json"
        manifest.write_text(manifest.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")
        return changed

    def reached(self, function: str, build: Build) -> str:
        """All that a public function reaches, as one digest. Raises CheckFailed where the compiler refuses a file."""
        name = f"{self.curve}_{function}"
        image = build.image(self.source, self.curve, list(self.texts), self.objects)
        return Reach(Code(image), f"{self.curve}_", {name: ""}, "").digest(name, name, frozenset())

    def is_equal(self, folder: Path) -> bool:
        """Whether nothing tells the functions of a folder from what they are to be: its self-test, and all of them on edges and
        on inputs that are drawn, against Python's integers and with operands in all places that contracts allow."""
        try:
            return self._passes(folder) and self._agrees(folder)
        except subprocess.TimeoutExpired:
            return False

    def _agrees(self, folder: Path) -> bool:
        command = (sys.executable, "-m", "ecgen", "verify", "--curve", self.curve, "--dir", folder, "--target", "c")
        build = ("--compiler", _COMPILER, "--opt", _LEVEL.removeprefix("-"), "--seed", "1", "-q")
        return subprocess.run([*command, *build], capture_output=True, timeout=_LONGEST, check=False).returncode == 0

    def _passes(self, folder: Path) -> bool:
        program, test = folder / "selftest", folder / "test" / f"{self.curve}_selftest.c"
        words = "gcc", "-std=c99", "-O1", "-w", f"-D{self.curve.upper()}_NO_ASM", f"-I{folder}"
        subprocess.run([*words, *sorted(folder.glob("*.c")), test, "-o", program], check=True)
        return subprocess.run([program], capture_output=True, timeout=_LONGEST, check=False).returncode == 0


def tallies(folder: Folder, source: Source) -> Iterator[SourceTally]:
    """The tally after each mutant. Raises CheckFailed where a function itself is not proved."""
    build = Build(_COMPILER, _LEVEL)
    total = SourceTally(source.kind, build.name, prover=installed_prover() or "")
    for file, function, mutant in folder.mutants(source):
        if not folder.verdict(function, build).proved:
            raise CheckFailed(f"{function} is not proved, so that its mutants say nothing")
        changed = folder.with_file(file, mutant.applied(folder.texts[file]))
        mutated = _Changed(_COMPILER, _LEVEL, file, changed)
        try:
            if folder.reached(function, mutated) == folder.reached(function, build):
                continue
        except CheckFailed:  # the compiler refuses it
            continue
        total.mutants += 1
        try:
            status: Status | None = folder.verdict(function, mutated).status
        except Exception as fault:
            total.faults.append(f"{mutant.place}: {type(fault).__name__} {fault}")
            status = None
        if status is Status.PROVED:
            (total.accepted if folder.is_equal(changed) else total.wrong).append(mutant.place)
        total.refuted += status is Status.REFUTED
        total.undecided += status is Status.UNDECIDED
        click.echo(f"{source.kind:10} {status or 'fault':15} {mutant.place}", err=True)
        yield total


def run(folder: Folder, count: int, seconds: float) -> list[SourceTally]:
    """So many mutants of each kind in turn, or as many as are begun within so many seconds."""
    known: dict[str, SourceTally] = {}
    begin = time.monotonic()
    for tallies_of_kinds in zip_longest(*(islice(tallies(folder, source), count) for source in SOURCES)):
        known |= {one.kind: one for one in tallies_of_kinds if one is not None}
        if time.monotonic() - begin > seconds:
            break
    return list(known.values())


def keep(tallied: Sequence[SourceTally], path: Path = NUMBERS) -> None:
    path.write_text(json.dumps([asdict(one) for one in tallied], indent=1) + "\n", encoding="utf-8")


def read_numbers(path: Path = NUMBERS) -> list[SourceTally]:
    return [SourceTally(**row) for row in json.loads(path.read_text(encoding="utf-8"))]


@click.command()
@click.option("--full", is_flag=True, help="keep the numbers for the page")
@click.option("--mutants", "count", type=click.IntRange(min=1), default=MUTANTS, show_default=True, help="of each kind at most")
@click.option("--minutes", type=click.FloatRange(min=0), default=25, show_default=True, help="for all kinds")
def main(full: bool, count: int, minutes: float) -> None:
    """Exit code 1 when a mutant is accepted that fails a test, or when the prover ends in an error of its own."""
    with tempfile.TemporaryDirectory(prefix="ecgen-source-mutants-", ignore_cleanup_errors=True) as scratch:
        tallied = run(Folder(Path(scratch)), count, 60 * minutes)
    for one in tallied:
        click.echo(f"{one.kind:10} {one.mutants} mutants: {one.refuted} refuted, {one.undecided} undecided, {len(one.accepted)} "
                   f"accepted and equal, {len(one.wrong)} accepted and different, {len(one.faults)} faults",
                   err=True)  # fmt: skip
    if full:
        keep(tallied)
    failed = [place for one in tallied for place in (*one.wrong, *one.faults)]
    if failed:
        raise click.ClickException(f"{len(failed)} mutants fail a test and were accepted, or are errors of the prover; "
                                   f"first {failed[0]}")  # fmt: skip


if __name__ == "__main__":
    main()
