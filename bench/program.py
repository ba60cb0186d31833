# SPDX-License-Identifier: MIT
"""One launch's executable: fresh call sites and operands, everything linked in an order drawn anew."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.bench import inputs
from ecgen.bench.contestant import Contestant
from ecgen.bench.sites import call_sites
from ecgen.bench.tools import Compiler, run
from ecgen.field import Modulus

#: Pairs of operands that every function is checked on before it is timed.
PAIRS = 64

_SOURCES = Path(__file__).parent


@dataclass(frozen=True)
class Program:
    path: Path
    pairs: dict[str, inputs.Pairs]


def make_program(contestants: Sequence[Contestant], moduli: Sequence[Modulus], compiler: Compiler, folder: Path, seed: int,
                 share: int = 1) -> Program:  # fmt: skip
    """Compile and link in `folder`. `share` makes fewer call sites (see call_sites)."""
    pairs = [inputs.draw_pairs(modulus, PAIRS, seed) for modulus in moduli]
    texts = {
        "strides.h": inputs.header(moduli),
        "inputs.c": inputs.source(moduli, pairs, [contestant.symbol for contestant in contestants]),
    } | {f"{contestant.symbol}.c": call_sites(contestant, seed, share) for contestant in contestants}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    objects = [_compile(compiler, _SOURCES / "harness.c", folder), _compile(compiler, folder / "inputs.c", folder)]
    for contestant in contestants:
        objects.append(_compile(compiler, folder / f"{contestant.symbol}.c", folder, contestant))
        objects += [path for path in contestant.objects if path.suffix != ".a"]
    random.Random(seed).shuffle(objects)
    archives = [path for contestant in contestants for path in contestant.objects if path.suffix == ".a"]
    program = folder / "bench"
    run([compiler.path, "-o", str(program), *map(str, objects), *map(str, archives), "-ldl", "-pthread"])
    return Program(program, {modulus.tag: numbers for modulus, numbers in zip(moduli, pairs, strict=True)})


def _compile(compiler: Compiler, source: Path, folder: Path, contestant: Contestant | None = None) -> Path:
    target = folder / f"{source.stem}.o"
    include = [_SOURCES, folder, *(contestant.include if contestant is not None else ())]
    flags = contestant.flags if contestant is not None else ()
    run([compiler.path, "-O1", *flags, *(f"-I{path}" for path in include), "-c", "-o", str(target), str(source)])
    return target
