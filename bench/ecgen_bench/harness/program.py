# SPDX-License-Identifier: MIT
"""Makes one launch's program: new call sites and operands, linked in an order drawn anew."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen_bench.harness import inputs
from ecgen_bench.harness.call_sites import call_sites
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.points import Domain, Pairs
from ecgen_bench.system.tools import Compiler, run

#: Pairs of operands that every function is checked on before it is timed.
PAIRS = 64

#: The folder of harness.c and of the headers that call sites include.
SOURCES = Path(__file__).parent


@dataclass(frozen=True)
class Part:
    """One C file of call sites. `text`: its C text, which defines the table `symbol`; the rest is what the file is compiled and
    linked with."""

    symbol: str
    text: str
    objects: tuple[Path, ...]
    include: tuple[Path, ...] = ()
    flags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Program:
    path: Path
    pairs: dict[str, Pairs]


def call_part(implementation: Implementation, seed: int, share: int = 1) -> Part:
    """The call sites of an implementation's field operations. `share` makes fewer of them (see call_sites)."""
    text = call_sites(implementation, seed, share)
    return Part(implementation.symbol, text, implementation.objects, implementation.include, implementation.flags)


def make_program(implementations: Sequence[Implementation], moduli: Sequence[Domain], compiler: Compiler, folder: Path, seed: int,
                 share: int = 1) -> Program:  # fmt: skip
    """Compile and link the call sites of the implementations in `folder`. `share` makes fewer call sites (see call_sites)."""
    return link([call_part(implementation, seed, share) for implementation in implementations], moduli, compiler, folder, seed)


def link(parts: Sequence[Part], moduli: Sequence[Domain], compiler: Compiler, folder: Path, seed: int, *,
         main: Path = SOURCES / "harness.c", headers: Mapping[str, str] | None = None) -> Program:  # fmt: skip
    """Compile the parts and link them in `folder`. `main`: the C file with main(); `headers`: further files, by name."""
    pairs = [inputs.draw_pairs(modulus, PAIRS, seed) for modulus in moduli]
    texts = {
        "strides.h": inputs.header(moduli),
        "inputs.c": inputs.source(moduli, pairs, [part.symbol for part in parts]),
    } | {f"{part.symbol}.c": part.text for part in parts} | dict(headers or {})  # fmt: skip
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    objects = [_compile(compiler, main, folder), _compile(compiler, folder / "inputs.c", folder)]
    objects += [_compile(compiler, folder / f"{part.symbol}.c", folder, part) for part in parts]
    shared = dict.fromkeys(path for part in parts for path in part.objects)
    objects += [path for path in shared if path.suffix != ".a"]
    random.Random(seed).shuffle(objects)
    archives = [path for path in shared if path.suffix == ".a"]
    program = folder / "bench"
    run([compiler.path, "-o", str(program), *map(str, objects), *map(str, archives), "-ldl", "-pthread"])
    return Program(program, {modulus.tag: numbers for modulus, numbers in zip(moduli, pairs, strict=True)})


def _compile(compiler: Compiler, source: Path, folder: Path, part: Part | None = None) -> Path:
    target = folder / f"{source.stem}.o"
    include = [SOURCES, folder, *(part.include if part is not None else ())]
    flags = part.flags if part is not None else ()
    run([compiler.path, "-O1", *flags, *(f"-I{path}" for path in include), "-c", "-o", str(target), str(source)])
    return target
