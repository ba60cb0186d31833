# SPDX-License-Identifier: MIT
"""`ecgen bench --table ecutils`: the operations of the eight-curve Python library ecutils, its published times beside ours."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
import timeit
from collections.abc import Callable, Sequence
from importlib import resources
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any

from rich.console import Console

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.group import Group
from ecgen.library import Library, Target
from ecgen.rings import Residues
from ecgen.spec.load import Spec
from ecgen_bench.report.chart import picture
from ecgen_bench.report.output import refuse_unwritable, write
from ecgen_bench.system.machine import processor
from ecgen_bench.system.scratch import scratch_folder
from ecgen_bench.system.tools import Compiler, find_compilers, find_nasm, is_x86_64, require_matplotlib, run
from ecgen_bench.tables.ecutils_configurations import configurations
from ecgen_bench.tables.ecutils_table import Table, row_of
from ecgen_bench.tables.koblitz import koblitz_decode, koblitz_encode
from ecgen_bench.tables.published import CURVES, OPERATIONS

#: How often an operation is timed, as in verify/examples/times.c.
_BATCHES = 9

Operation = Callable[[], object]
Progress = Callable[[str], None]


def bench_table(folder: Path, *, quick: bool, as_json: bool, quiet: bool, verbose: bool) -> None:
    """What `ecgen bench --table ecutils` does: measure, write ecutils.md, ecutils.json and ecutils.svg to `folder`,
    print.

    Raises UsageError when the folder cannot be written, ToolMissing without matplotlib, and what `measure` raises.
    """
    refuse_unwritable(folder)
    require_matplotlib()
    with scratch_folder(quiet=quiet, verbose=verbose) as (scratch, progress):
        table = measure(scratch, progress, milliseconds=1 if quick else 50)
    title = "The operations of ecutils and ours, time of one call"
    files = {"ecutils.md": table.markdown(), "ecutils.json": table.json(), "ecutils.svg": picture(title, table.chart())}
    write(folder, files)
    if as_json:
        print(table.json(), end="")
    elif not quiet:
        table.show(Console())
        print(f"{folder}: {', '.join(files)}", file=sys.stderr)


def measure(scratch: Path, progress: Progress, *, milliseconds: float = 50, curves: Sequence[str] = tuple(CURVES)) -> Table:
    """Build each curve in `scratch`, and time every operation, through the binding and in C. `milliseconds`: of one batch.

    Raises ToolMissing without a compiler, or on x86-64 without nasm, and CheckFailed when a result is wrong.
    """
    compiler, nasm = find_compilers()[0], find_nasm() if is_x86_64() else None
    rows, configured = [], []
    for name in curves:
        spec = load_bundled(CURVES[name])
        progress(f"{name}: building")
        folder, objects = _build(spec, compiler, nasm, scratch / spec.name)
        binding = _binding(spec, compiler, folder, objects)
        progress(f"{name}: measuring")
        ours = {operation: _time(call, milliseconds) for operation, call in _operations(spec, binding).items()}
        direct = _in_c(spec, compiler, folder, objects, milliseconds)
        rows += [row_of(name, operation, ours[operation], direct[operation]) for operation in OPERATIONS]
        progress(f"{name}: measuring its configurations")
        library = make_library(spec, None, "all" if nasm is not None else "c", None)
        configured += configurations(name, library, scratch, progress, milliseconds)
    facts = {
        "Processor": processor(),
        "Compiler": compiler.version,
        "Assembly": "NASM, with BMI2 and ADX where the processor has them" if nasm is not None else "none",
        "Effort": f"processor time, the median of {_BATCHES} batches of {milliseconds:g} ms or more",
    }
    return Table(rows, facts, configurations=configured)


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
