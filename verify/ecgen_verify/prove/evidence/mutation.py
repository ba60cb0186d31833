# SPDX-License-Identifier: MIT
"""The mutation suite: does the prover accept a function that was made wrong?

    python -m ecgen_verify.prove.evidence.mutation                 a sample
    python -m ecgen_verify.prove.evidence.mutation --full          the whole, into the numbers on the page on soundness; with
                                                                   --kind KIND only those of a kind

For each kind of kernel, single-instruction mutants of its bytes are given to the prover. Those that it accepts run on the
processor beside the original: one difference on any input is a failure of the prover. Where the processor has no AVX-512 IFMA,
those of functions on eight lanes run in an emulator.
"""

from __future__ import annotations

import json
import random
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from pathlib import Path

import click

from ecgen.errors import CheckFailed
from ecgen.prover_digest import installed_prover
from ecgen_verify.prove.evidence.emulated import Emulated, Fault, lane_emulator
from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.evidence.native import Executable, Native
from ecgen_verify.prove.evidence.subjects import Kernel, Subject, subject
from ecgen_verify.prove.tools.pool import in_order
from ecgen_verify.prove.verdict import Status

#: The full form.
MUTANTS, INPUTS = 250, 100_000
NUMBERS = Path(__file__).parent / "mutation.json"

KERNELS = (
    Kernel("Montgomery", "p256", "fe_mul"),
    Kernel("Montgomery, any modulus", "p256", "sc_mul"),
    Kernel("Montgomery, compiled", "p256", "fe_mul", "c64 gcc -O2"),
    Kernel("Solinas", "p384", "fe_mul", reduction="solinas"),
    Kernel("Crandall", "curve25519", "fe_mul"),
    Kernel("add", "p256", "fe_add"),
    Kernel("sub", "p256", "fe_sub"),
    Kernel("half", "p256", "fe_half"),
    Kernel("mul_small", "p256", "fe_mul_small"),
    Kernel("decode", "p256", "fe_from_bytes"),
    Kernel("encode", "p256", "fe_to_bytes"),
    Kernel("equality", "p256", "fe_eq"),
    Kernel("division steps", "p256", "divsteps60"),
    Kernel("division steps, compiled", "p256", "divsteps60", "c64 gcc -O2"),
    Kernel("division steps on f, g", "p256", "divsteps60_fg4"),
    Kernel("division steps on d, e", "p256", "fe_divsteps_de"),
    Kernel("product in F_p^2", "sqisign_lvl1", "fe2_mul_words"),
    Kernel("ladder step", "curve25519", "ladder_step"),
    Kernel("AVX-512 IFMA", "p256", "fe8_mul"),
    Kernel("AVX-512 IFMA, any modulus", "p256", "sc8_mul"),
)


@dataclass(frozen=True)
class Tally:
    """`refuted` and `undecided`: mutants rejected; `accepted`: mutants that agree with the original on all inputs;
    `wrong`: accepted mutants that do not, by place. `inputs`: tried on each accepted mutant. `faults`: mutants on which the
    prover ended in an error of its own, by place; not accepted, and not to be. `prover`: digest of the one asked. `emulator`: in
    which those that it accepted ran; "" for the processor."""

    kind: str
    function: str
    build: str
    mutants: int
    refuted: int
    undecided: int
    accepted: int
    inputs: int
    wrong: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()
    prover: str = ""
    emulator: str = ""


def tally(kernel: Kernel, subject: Subject, count: int, inputs: int) -> Tally:
    """Raises CheckFailed when the kernel itself is not proved, and ToolMissing when nothing here can run it."""
    name, prover = kernel.name, installed_prover() or ""  # which this is before the hours in which its files may change
    if not subject.prove(subject.image).proved:
        raise CheckFailed(f"{name} ({kernel.build}) is not proved, so that its mutants say nothing")
    emulator = lane_emulator() if subject.in_lanes else ""
    runnable = Emulated if emulator else Native
    original = runnable(subject.image, name, subject.contract)
    points: list[dict[str, int]] = []
    results: list[tuple[bytes | int, ...]] = []
    statuses = dict.fromkeys(Status, 0)
    wrong, faults = [], []
    tried = 0
    for mutant in islice(mutants(subject.image, name, random.Random(kernel.kind)), count):
        tried += 1
        try:
            status = subject.prove(mutant.image).status
        except Exception as fault:
            faults.append(f"{mutant.place}: {type(fault).__name__} {fault}")
            continue
        statuses[status] += 1
        if status is Status.PROVED:
            if not points:
                points = subject.draw(inputs)
                results = [original(values) for values in points]
            if not _agrees(runnable(mutant.image, name, subject.contract), points, results):
                wrong.append(mutant.place)
    return Tally(kernel.kind, name, kernel.build, tried, statuses[Status.REFUTED], statuses[Status.UNDECIDED],
                 statuses[Status.PROVED] - len(wrong), inputs, tuple(wrong), tuple(faults), prover, emulator)  # fmt: skip


def _agrees(changed: Executable, points: Sequence[dict[str, int]], results: Sequence[tuple[bytes | int, ...]]) -> bool:
    """Whether it returns these results; one that faults, which an emulator survives, does not."""
    try:
        return all(changed(values) == result for values, result in zip(points, results, strict=True))
    except Fault:
        return False


def run(kernels: Sequence[Kernel], count: int, inputs: int, workers: int | None = 1) -> Iterator[Tally]:
    """Of each kernel, when it is done. `workers`: processes; None for one on each processor."""
    for one in in_order(partial(_one, count=count, inputs=inputs), kernels, workers):
        click.echo(f"{one.kind:24} {one.function:20} {one.mutants} mutants: {one.refuted} refuted, {one.undecided} undecided, "
                   f"{one.accepted} accepted and equal, {len(one.wrong)} accepted and different, {len(one.faults)} faults",
                   err=True)  # fmt: skip
        yield one


def _one(kernel: Kernel, count: int, inputs: int) -> Tally:
    with tempfile.TemporaryDirectory(prefix="ecgen-mutants-", ignore_cleanup_errors=True) as scratch:
        return tally(kernel, subject(kernel, Path(scratch)), count, inputs)


def keep(tallies: Sequence[Tally], path: Path = NUMBERS) -> None:
    """Write the numbers, in the order of the kernels; those of kinds that are not among them stay."""
    known = {one.kind: one for one in (*(read_numbers(path) if path.exists() else ()), *tallies)}
    rows = [asdict(known[kernel.kind]) for kernel in KERNELS if kernel.kind in known]
    path.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def read_numbers(path: Path = NUMBERS) -> list[Tally]:
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [Tally(**{**row, "wrong": tuple(row["wrong"]), "faults": tuple(row["faults"])}) for row in rows]


@click.command()
@click.option("--full", is_flag=True, help=f"{MUTANTS} mutants of each kind and {INPUTS} inputs, kept for the page")
@click.option("--mutants", "count", type=click.IntRange(min=1), default=20, show_default=True)
@click.option("--inputs", type=click.IntRange(min=1), default=1000, show_default=True)
@click.option("--kind", "kinds", multiple=True, type=click.Choice([k.kind for k in KERNELS]), help="only this; repeatable")
@click.option("--workers", type=click.IntRange(min=1), default=1, show_default=True, help="processes")
def main(full: bool, count: int, inputs: int, kinds: tuple[str, ...], workers: int) -> None:
    """Try mutants on the prover. Exit code 1 when one is accepted that the processor can tell from the original, or when the
    prover ends in an error of its own."""
    kernels = [kernel for kernel in KERNELS if kernel.kind in kinds or not kinds]
    tallies = []
    for one in run(kernels, MUTANTS if full else count, INPUTS if full else inputs, workers):
        tallies.append(one)
        if full:
            keep([one])  # what an interruption leaves is worth hours
    wrong = [place for one in tallies for place in one.wrong]
    if wrong:
        raise click.ClickException(f"{len(wrong)} mutants were accepted though they differ; first {wrong[0]}")
    faults = [place for one in tallies for place in one.faults]
    if faults:
        raise click.ClickException(f"{len(faults)} mutants brought the prover to an error of its own; first {faults[0]}")


if __name__ == "__main__":
    main()
