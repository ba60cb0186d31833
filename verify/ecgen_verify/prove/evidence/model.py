# SPDX-License-Identifier: MIT
"""The prover's model of instructions against this machine's processor, counted.

    python -m ecgen_verify.prove.evidence.model                    every form on 1,000 random states, into the numbers on the page

The instructions and their runs are those of tests/test_prove_model.py and test_prove_lanes_model.py, of which this is the long
form. Maintainers' tool: it needs the tests beside it; where the processor has no AVX-512 IFMA, the rows for eight lanes run in an
emulator.
"""

from __future__ import annotations

import copy
import importlib
import json
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from ecgen.prover_digest import installed_prover
from ecgen_verify.prove.evidence.emulated import lane_emulator
from ecgen_verify.prove.world import Undecided

#: Random states for each form, and random texts out of which the forms are.
STATES, DRAWS = 1000, 40_000
#: Texts for eight lanes, which the forms have between them.
_LANE_DRAWS = 1000
NUMBERS = Path(__file__).parent / "model.json"
_TESTS = Path(__file__).parents[3] / "tests"


@dataclass(frozen=True)
class Counts:
    """By form: cases in which the model and the processor agree, cases that the model refuses to decide. `prover`: digest of the
    one that has the model. `emulator`: in which the rows for eight lanes ran, "" for the processor; None where they are not among
    these."""

    agreed: Mapping[str, int]
    refused: Mapping[str, int]
    prover: str = ""
    emulator: str | None = None


def _support(name: str) -> Any:
    """A module of the tests' support."""
    if str(_TESTS) not in sys.path:
        sys.path.insert(0, str(_TESTS))
    return importlib.import_module(f"support.{name}")


def _texts_by_form(cpu: Any, draws: int, most: int, rng: random.Random) -> dict[str, list[str]]:
    """Random texts of instructions, at most so many of each form."""
    forms: dict[str, list[str]] = {}
    for _ in range(draws):
        text = cpu.random_text(rng)
        known = forms.setdefault(_support("prove_cpu").form_of(text), [])
        if len(known) < most:
            known.append(text)
    return forms


def compare(states: int, seed: int, draws: int = DRAWS, jobs: int = 1) -> Counts:
    """Each form of an instruction among so many random texts on so many random states. Raises ClickException at the first
    difference."""
    forms = _texts_by_form(_support("prove_cpu"), draws, states, random.Random(seed))
    names = sorted(forms)
    parts = [{name: forms[name] for name in names[first::jobs]} for first in range(jobs)]
    agreed: dict[str, int] = {}
    refused: dict[str, int] = {}
    with ProcessPoolExecutor(jobs) as pool:
        for one, other in pool.map(_compared, parts, [states] * jobs, [seed] * jobs):
            agreed |= one
            refused |= other
    return Counts(dict(sorted(agreed.items())), dict(sorted(refused.items())))


def _compared(forms: Mapping[str, list[str]], states: int, seed: int) -> tuple[Counter[str], Counter[str]]:
    cpu = _support("prove_cpu")
    agreed: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="ecgen-model-", ignore_cleanup_errors=True) as scratch:
        processor = cpu.Processor(Path(scratch))
        for form, texts in forms.items():
            codes, rng = cpu.assemble(Path(scratch), texts), random.Random(f"{seed} {form}")
            for case in range(states):
                text, code = texts[case % len(texts)], codes[case % len(texts)]
                state = cpu.random_state(rng)
                modelled = cpu.Modelled(code, state, rng)
                actual = processor.run(code, copy.deepcopy(state))
                try:
                    modelled.run()
                except Undecided:
                    refused[form] += 1
                    continue
                agreed[form] += 1
                unlike = modelled.differences(actual)
                if unlike:
                    raise click.ClickException(f"{text!r}: {'; '.join(unlike)}")
    return agreed, refused


def compare_eight_lanes(states: int, seed: int) -> dict[str, int]:
    """The same of the rows for eight lanes, none of which refuses numbers: the cases in which both agree. They run on the
    processor or, where that cannot, in an emulator."""
    cpu, rng = _support("lane_cpu"), random.Random(seed)
    agreed: dict[str, int] = {}
    for form, texts in sorted(_texts_by_form(cpu, _LANE_DRAWS, states, rng).items()):
        with tempfile.TemporaryDirectory(prefix="ecgen-model-", ignore_cleanup_errors=True) as scratch:
            cases = cpu.Cases(Path(scratch), texts)
            for case in range(states):
                state, index = cpu.random_state(rng), case % len(texts)
                if cases.model(index, state) != cases.run(index, state):
                    raise click.ClickException(f"{texts[index]!r} in lanes: other words")
        agreed[form] = states
    return agreed


def read_numbers(path: Path = NUMBERS) -> Counts:
    return Counts(**json.loads(path.read_text(encoding="utf-8")))


@click.command()
@click.option("--states", type=click.IntRange(min=1), default=STATES, show_default=True, help="For each form.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="Processes.")
def main(states: int, seed: int, jobs: int) -> None:
    """Exit code 1 at the first difference, or where nothing here can run rows for eight lanes; else the counts are kept for the
    page."""
    prover, emulator = installed_prover() or "", lane_emulator()
    counts = compare(states, seed, jobs=jobs)
    counts = Counts({**counts.agreed, **compare_eight_lanes(states, seed)}, counts.refused, prover, emulator)
    NUMBERS.write_text(json.dumps(asdict(counts), indent=1) + "\n", encoding="utf-8")
    click.echo(f"{sum(counts.agreed.values())} cases agree, {sum(counts.refused.values())} are refused", err=True)


if __name__ == "__main__":
    main()
