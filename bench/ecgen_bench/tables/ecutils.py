# SPDX-License-Identifier: MIT
"""`ecgen bench --table ecutils`: the operations of the eight-curve Python library ecutils, its published times beside ours."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import time
import timeit
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as ScreenTable

from ecgen.curve.evaluate import Residues
from ecgen.curve.group import Group
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.library import Library, Target
from ecgen.spec.load import Spec, load_bundled
from ecgen_bench.report.output import refuse_unwritable, write
from ecgen_bench.system.machine import processor
from ecgen_bench.system.scratch import scratch_folder
from ecgen_bench.system.tools import Compiler, find_compilers, find_nasm, is_x86_64, run

#: The library's curves, with ours.
CURVES = {
    "secp192k1": "secp192k1", "secp192r1": "p192", "secp224k1": "secp224k1", "secp224r1": "p224",
    "secp256k1": "secp256k1", "secp256r1": "p256", "secp384r1": "p384", "secp521r1": "p521",
}  # fmt: skip

#: The operations by the names that verify/examples/times.c prints, with their titles. The published table lacks decoding.
OPERATIONS = {
    "addition": "point addition", "doubling": "point doubling", "multiplication": "scalar multiplication",
    "encoding": "Koblitz encoding", "decoding": "Koblitz decoding", "signing": "signature generation",
    "verification": "signature verification", "diffie_hellman": "Diffie-Hellman", "massey_omura": "Massey-Omura",
}  # fmt: skip
_PUBLISHED = ("addition", "doubling", "multiplication", "encoding", "signing", "verification", "diffie_hellman", "massey_omura")

SOURCE = ("PyPI ecutils 1.1.5, repository isakruas/ecutils, docs/benchmarks.md of commit 8d656678 (January 2026), tables "
          "'Jacobian Coordinates without LRU Cache' and 'with LRU Cache'; Python 3.13 on Linux, processor not named")  # fmt: skip

#: As printed there: microseconds for addition and doubling, milliseconds for the rest, in the order of _PUBLISHED.
_COMPUTED: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (139.88, 96.80, 9.89, 1.57, 9.73, 29.10, 0.99, 9.96),
    "secp192r1": (151.30, 95.38, 10.25, 1.01, 10.26, 30.69, 1.02, 10.33),
    "secp224k1": (168.39, 106.10, 12.34, None, 12.55, 38.15, 1.25, None),
    "secp224r1": (165.98, 120.51, 13.42, None, 13.20, 40.23, 1.40, None),
    "secp256k1": (189.12, 135.68, 15.79, 1.81, 16.34, 47.26, 1.57, 15.61),
    "secp256r1": (196.16, 140.40, 17.35, 2.29, 17.51, 53.48, 1.74, 17.39),
    "secp384r1": (312.98, 249.14, 39.42, 6.29, 39.34, 119.26, 4.02, 39.66),
    "secp521r1": (465.60, 355.00, 79.38, 19.38, 80.78, 240.85, 7.95, 79.34),
}
_CACHED: dict[str, tuple[float | None, ...]] = {
    "secp192k1": (3.64, 2.18, 0.01, 0.02, 0.01, 0.03, 0.01, 0.01),
    "secp192r1": (3.60, 2.20, 0.02, 0.01, 0.01, 0.03, 0.01, 0.02),
    "secp224k1": (3.39, 2.26, 0.02, None, 0.02, 0.04, 0.02, None),
    "secp224r1": (3.34, 2.38, 0.02, None, 0.02, 0.04, 0.02, None),
    "secp256k1": (3.52, 2.32, 0.02, 0.02, 0.02, 0.04, 0.02, 0.02),
    "secp256r1": (3.65, 2.29, 0.02, 0.03, 0.02, 0.04, 0.02, 0.02),
    "secp384r1": (3.51, 2.28, 0.05, 0.06, 0.05, 0.09, 0.05, 0.05),
    "secp521r1": (4.04, 2.52, 0.09, 0.20, 0.09, 0.18, 0.09, 0.09),
}

NOTES = (
    f"published: {SOURCE}",
    "corrected: the program behind the published table (benchmarks_helper.py) makes ten times as many calls as it divides by, "
    "for every operation but Diffie-Hellman; the page shows it too, where Diffie-Hellman takes a tenth of the one scalar "
    "multiplication that it is. So a call took a tenth of what is printed, and for Diffie-Hellman what is printed",
    "published, cached: the same calls with equal arguments again and again, which are looked up and not computed",
    "the two were measured on different machines: the ratios tell the order of magnitude",
    "N/A there for the 224-bit curves, whose p is 1 mod 4: the library takes square roots only for p = 3 mod 4",
    "a point operation takes points and gives an affine point, as the library's do; Massey-Omura is one of its four steps; "
    "signing derives its nonce (RFC 6979), the library draws one",
    "Koblitz encoding: ours takes a message as long as fits, and refuses longer ones; the library's reduces 44 characters modulo "
    "p, so that they come back on the larger curves only",
    "ours takes the same time whatever a secret is, Koblitz apart; the library does not claim to",
)

#: As verify/examples/times.c.
_BATCHES = 9

Operation = Callable[[], object]
Progress = Callable[[str], None]


@dataclass(frozen=True)
class Row:
    """Times in microseconds; None where the published table has none. `published`, `cached`: as printed; `corrected`:
    `published`, for one call; `python`, `c`: ours, by the binding and in C."""

    curve: str
    operation: str
    published: float | None
    cached: float | None
    corrected: float | None
    python: float
    c: float

    @property
    def ratio(self) -> float | None:
        """How many times faster ours is, through Python."""
        return self.corrected / self.python if self.corrected is not None else None


@dataclass(frozen=True)
class Table:
    """facts: label and text of what the run was made with."""

    rows: list[Row]
    facts: dict[str, str]
    notes: Sequence[str] = NOTES

    _HEADER = ("curve", "operation", "published", "published, cached", "corrected", "ours, Python", "ours, C", "times faster")

    def markdown(self) -> str:
        lines = ["# The operations of ecutils: its published times and ours, in microseconds", ""]
        lines += [
            "| " + " | ".join(cells) + " |" for cells in (self._HEADER, ["---"] * len(self._HEADER), *map(_cells, self.rows))
        ]
        lines += ["", *(f"- {note}" for note in self.notes), "", *(f"- {label}: {text}" for label, text in self.facts.items())]
        return "\n".join(lines) + "\n"

    def json(self) -> str:
        rows = [asdict(row) | {"ratio": row.ratio} for row in self.rows]
        document = {"unit": "microseconds", "rows": rows, "notes": list(self.notes), "facts": self.facts}
        return json.dumps(document, indent=1) + "\n"

    def show(self, console: Console) -> None:
        table = ScreenTable(title="The operations of ecutils: its published times and ours, in microseconds", box=SIMPLE_HEAD)
        for index, column in enumerate(self._HEADER):
            table.add_column(column, justify="right" if index > 1 else "left")
        previous = None
        for row in self.rows:
            if previous not in (None, row.curve):
                table.add_section()
            previous = row.curve
            table.add_row(*_cells(row))
        console.print(table)
        for note in self.notes:
            console.print(f"- {note}", highlight=False, markup=False)


def bench_table(folder: Path, *, quick: bool, as_json: bool, quiet: bool, verbose: bool) -> None:
    """What `ecgen bench --table ecutils` does: measure, write ecutils.md and ecutils.json to `folder`, print.

    Raises UsageError when the folder cannot be written, and what `measure` raises.
    """
    refuse_unwritable(folder)
    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        table = measure(scratch, progress, milliseconds=1 if quick else 50)
    write(folder, {"ecutils.md": table.markdown(), "ecutils.json": table.json()})
    if as_json:
        print(table.json(), end="")
    elif not quiet:
        table.show(Console())
        print(f"{folder}: ecutils.md, ecutils.json", file=sys.stderr)


def measure(scratch: Path, progress: Progress, *, milliseconds: float = 50, curves: Sequence[str] = tuple(CURVES)) -> Table:
    """Build each curve in `scratch`, and time every operation, through the binding and in C. `milliseconds`: of one batch.

    Raises ToolMissing without a compiler, or on x86-64 without nasm, and CheckFailed when a result is wrong.
    """
    compiler, nasm = find_compilers()[0], find_nasm() if is_x86_64() else None
    rows = []
    for name in curves:
        spec = load_bundled(CURVES[name])
        progress(f"{name}: building")
        folder, objects = _build(spec, compiler, nasm, scratch / spec.name)
        binding = _binding(spec, compiler, folder, objects)
        progress(f"{name}: measuring")
        ours = {operation: _time(call, milliseconds) for operation, call in _operations(spec, binding).items()}
        direct = _in_c(spec, compiler, folder, objects, milliseconds)
        rows += [_row(name, operation, ours[operation], direct[operation]) for operation in OPERATIONS]
    facts = {
        "Processor": processor(),
        "Compiler": compiler.version,
        "Assembly": "NASM, with BMI2 and ADX where the processor has them" if nasm is not None else "none",
        "Effort": f"processor time, the median of {_BATCHES} batches of {milliseconds:g} ms or more",
    }
    return Table(rows, facts)


def _row(curve: str, operation: str, python: float, c: float) -> Row:
    published, cached = (_printed(table, curve, operation) for table in (_COMPUTED, _CACHED))
    calls = 1 if operation == "diffie_hellman" else 10
    return Row(curve, operation, published, cached, published / calls if published is not None else None, python, c)


def _printed(table: Mapping[str, Sequence[float | None]], curve: str, operation: str) -> float | None:
    """The published value in microseconds; None where the table has none."""
    if operation not in _PUBLISHED:
        return None
    value = table[curve][_PUBLISHED.index(operation)]
    return value if value is None or operation in ("addition", "doubling") else 1000 * value


def _cells(row: Row) -> list[str]:
    times = [row.published, row.cached, row.corrected, row.python, row.c]
    faster = "" if row.ratio is None else f"{row.ratio:.3g}"
    return [row.curve, OPERATIONS[row.operation], *("N/A" if value is None else _digits(value) for value in times), faster]


def _digits(microseconds: float) -> str:
    return f"{microseconds:.0f}" if microseconds >= 100 else f"{microseconds:.3g}"


def _build(spec: Spec, compiler: Compiler, nasm: str | None, folder: Path) -> tuple[Path, list[str]]:
    """The emitted folder and its objects, compiled for a shared library."""
    assembly = (Target.ADX, Target.X64) if nasm is not None else ()
    write_folder(folder, emit(Library(spec, spec.name, "auto", (Target.C64, *assembly)), "ecgen bench --table ecutils"))
    export = f"-D{spec.name.upper()}_EXPORT"
    objects = []
    for source in sorted(folder.glob("*.c")):
        objects.append(f"{source}.o")
        run([compiler.path, "-std=c99", "-O2", "-fPIC", export, "-c", "-o", objects[-1], str(source)])
    for source in sorted(folder.glob("*.asm")):
        assert nasm is not None
        objects.append(f"{source}.o")
        run([nasm, "-f", "elf64", export, "-o", objects[-1], str(source)])
    return folder, objects


def _binding(spec: Spec, compiler: Compiler, folder: Path, objects: Sequence[str]) -> ModuleType:
    """The emitted Python module, with its library loaded."""
    shared, variable = folder / "shared.so", f"{spec.name.upper()}_LIBRARY"
    run([compiler.path, "-shared", "-Wl,-Bsymbolic", "-o", str(shared), *objects])
    module_spec = importlib.util.spec_from_file_location(f"ecgen_bench_{spec.name}", folder / "python" / f"{spec.name}.py")
    assert module_spec is not None and module_spec.loader is not None
    module = importlib.util.module_from_spec(module_spec)
    os.environ[variable] = str(shared)
    try:
        module_spec.loader.exec_module(module)
    finally:
        del os.environ[variable]
    return module


def koblitz_encode(binding: Any, message: bytes) -> Any:
    """The point for a message, as in verify/examples/koblitz.c. Raises ValueError when the message is too long or no point
    fits."""
    room = binding.FIELD_BYTES - 3
    if len(message) > room:
        raise ValueError(f"{len(message)} bytes, more than {room}")
    prefix = bytes([2, 0, len(message)]) + message.ljust(room, b"\0")
    for padding in range(256):
        try:
            return binding.Point(prefix + bytes([padding]))
        except ValueError:
            continue
    raise ValueError("no point for this message")


def koblitz_decode(point: Any) -> bytes:
    """The message that a point stands for. Raises ValueError when it stands for none."""
    encoded: bytes = point.to_bytes(compressed=True)
    length, room = encoded[2], len(encoded) - 4
    if encoded[1] or length > room or any(encoded[3 + length : -1]):
        raise ValueError("the point stands for no message")
    return encoded[3 : 3 + length]


def _operations(spec: Spec, binding: Any) -> dict[str, Operation]:
    """Every operation as a call of the binding, its result checked against the group law."""
    assert spec.curve is not None
    group = Group("weierstrass", {"a": spec.curve.a % spec.prime, "b": spec.curve.b}, Residues(spec.prime))
    generator = spec.curve.gx, spec.curve.gy
    private, public = binding.keygen(bytes(151 * i % 251 for i in range(binding.SEED_BYTES)))
    number = int.from_bytes(private, "big")
    p = binding.Point.generator()
    q, digest, message = p.double(), bytes(range(32)), b"m" * (binding.FIELD_BYTES - 3)
    encoded, signature, peer = koblitz_encode(binding, message), binding.ecdsa_sign(private, digest), binding.Point(public)

    def affine(multiple: int) -> bytes:
        x, y = group.multiply(multiple % spec.curve.order, generator) or (0, 0)  # type: ignore[union-attr]
        return b"\4" + x.to_bytes(binding.FIELD_BYTES, "big") + y.to_bytes(binding.FIELD_BYTES, "big")

    square = affine(number * number)
    operations: dict[str, tuple[Operation, object]] = {
        "addition": (lambda: (p + q).to_bytes(), affine(3)),
        "doubling": (lambda: p.double().to_bytes(), affine(2)),
        "multiplication": (lambda: binding.multiply(private, p).to_bytes(), affine(number)),
        "encoding": (lambda: koblitz_encode(binding, message), encoded),
        "decoding": (lambda: koblitz_decode(encoded), message),
        "signing": (lambda: binding.ecdsa_sign(private, digest), signature),
        "verification": (lambda: binding.ecdsa_verify(signature, public, digest), None),
        "diffie_hellman": (lambda: binding.ecdh(private, public), square[1 : 1 + binding.FIELD_BYTES]),
        "massey_omura": (lambda: binding.multiply(private, peer).to_bytes(), square),
    }
    for name, (call, expected) in operations.items():
        if call() != expected:
            raise CheckFailed(f"{spec.name}: {OPERATIONS[name]} through Python gives a wrong result")
    return {name: call for name, (call, _) in operations.items()}


def _time(call: Operation, milliseconds: float) -> float:
    """Microseconds of processor time for each call, the median of the batches."""
    timer, calls = timeit.Timer(call, timer=time.process_time), 1
    while timer.timeit(calls) * 1e3 < milliseconds:
        calls *= 2
    return median(timer.repeat(_BATCHES, calls)) / calls * 1e6


def _in_c(spec: Spec, compiler: Compiler, folder: Path, objects: Sequence[str], milliseconds: float) -> dict[str, float]:
    """Microseconds for each operation by verify/examples/times.c, which checks its results."""
    program = folder / "times"
    examples = _examples()
    sources = [str(examples / name) for name in ("times.c", "koblitz.c", "massey_omura.c")]
    options = ["-std=c99", "-O2", f"-DCURVE={spec.name}", f"-DCURVE_MACRO={spec.name.upper()}", "-I", str(examples / "named"),
               "-I", str(folder)]  # fmt: skip
    run([compiler.path, *options, "-o", str(program), *sources, *objects])
    lines = [line.split() for line in run([str(program), f"{milliseconds:g}"]).splitlines()]
    return {name: float(microseconds) for name, microseconds in lines}


def _examples() -> Path:
    """The folder of times.c: inside the package of a wheel, beside it in a checkout."""
    package = Path(str(resources.files("ecgen_verify")))
    packaged = package / "examples"
    return packaged if packaged.is_dir() else package.parent / "examples"
