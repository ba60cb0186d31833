# SPDX-License-Identifier: MIT
"""The prover's model of instructions against this machine's processor, counted.

    python -m ecgen_verify.prove.evidence.model                    100,000 random instructions, into the numbers on the page

The instructions and their runs are those of tests/test_prove_model.py, of which this is the long form. Maintainers' tool: it
needs the tests beside it.
"""

from __future__ import annotations

import copy
import importlib
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from ecgen_verify.prove.world import Undecided

CASES = 100_000
NUMBERS = Path(__file__).parent / "model.json"
_TESTS = Path(__file__).parents[3] / "tests"
_BATCH = 1000


@dataclass(frozen=True)
class Counts:
    """By mnemonic: cases in which the model and the processor agree, cases that the model refuses to decide."""

    agreed: Mapping[str, int]
    refused: Mapping[str, int]


def compare(cases: int, seed: int) -> Counts:
    """Raises ClickException at the first difference."""
    sys.path.insert(0, str(_TESTS))
    cpu = importlib.import_module("support.prove_cpu")
    rng = random.Random(seed)
    agreed: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="ecgen-model-", ignore_cleanup_errors=True) as scratch:
        processor = cpu.Processor(Path(scratch))
        while agreed.total() + refused.total() < cases:
            texts = [cpu.random_text(rng) for _ in range(_BATCH)]
            for text, code in zip(texts, cpu.assemble(Path(scratch), texts), strict=True):
                state = cpu.random_state(rng)
                modelled = cpu.Modelled(code, state, rng)
                actual = processor.run(code, copy.deepcopy(state))
                name = text.split()[0]
                try:
                    modelled.run()
                except Undecided:
                    refused[name] += 1
                    continue
                agreed[name] += 1
                unlike = modelled.differences(actual)
                if unlike:
                    raise click.ClickException(f"{text!r}: {'; '.join(unlike)}")
    return Counts(dict(sorted(agreed.items())), dict(sorted(refused.items())))


def read_numbers(path: Path = NUMBERS) -> Counts:
    return Counts(**json.loads(path.read_text(encoding="utf-8")))


@click.command()
@click.option("--cases", type=click.IntRange(min=_BATCH), default=CASES, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
def main(cases: int, seed: int) -> None:
    """Exit code 1 at the first difference; else the counts are kept for the page."""
    counts = compare(cases, seed)
    NUMBERS.write_text(json.dumps(asdict(counts), indent=1) + "\n", encoding="utf-8")
    click.echo(f"{sum(counts.agreed.values())} cases agree, {sum(counts.refused.values())} are refused", err=True)


if __name__ == "__main__":
    main()
