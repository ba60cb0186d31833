# SPDX-License-Identifier: MIT
"""`ecgen bench --section` of a structure: the stack and the hot paths of its key encapsulation, by compiler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import CheckFailed, UsageError
from ecgen.spec.structure import Structure
from ecgen_bench.exchange.protocol import Call
from ecgen_bench.harness.program import Part, link
from ecgen_bench.instruments.frames import reported_frames
from ecgen_bench.instruments.watched import DRIVER
from ecgen_bench.report.findings import Findings
from ecgen_bench.sections import memory, shares
from ecgen_bench.structures.ntru import compiled
from ecgen_bench.system.machine import processor
from ecgen_bench.system.tools import Compiler, find_compilers, find_valgrind, run

_CALLS = (Call("keypair"), Call("encaps"), Call("decaps"))
_TITLES = {"keypair": "pair of keys", "encaps": "encapsulation", "decaps": "decapsulation"}
_NAME = "emitted"

_TEXT = """\
/* SPDX-License-Identifier: MIT */
#include "harness.h"
#include "{prefix}.h"
static uint8_t public_key[{public_key}], secret_key[{secret_key}], ciphertext[{ciphertext}], shared[{shared}];
static uint8_t seed[{seed}], coins[{coins}];

/* Keys and a ciphertext, before anything is watched */
static void prepare(const uint64_t *arena)
{{
    uint64_t state = 1;
    size_t i;

    (void)arena;
    for (i = 0; i < sizeof seed + sizeof coins; i++) {{
        state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        *(i < sizeof seed ? seed + i : coins + (i - sizeof seed)) = (uint8_t)(state >> 56);
    }}
    if (public_key[0] == 0 && secret_key[0] == 0) {{
        bench_must({prefix}_kem_keypair(public_key, secret_key, seed) == 0, "kem_keypair");
        bench_must({prefix}_kem_encaps(ciphertext, shared, public_key, sizeof public_key, coins) == 0, "kem_encaps");
    }}
}}
{loops}
static const bench_cell cells[] = {{
{cells}
}};
const bench_implementation implementation_calls = {{"{name}", {count}, 0, cells, NULL, NULL}};
"""
_LOOP = """
static void run_{name}(uint64_t *arena, unsigned long passes)
{{
    (void)arena;
    while (passes-- != 0) {{
        bench_must({call} == 0, "{name}");
    }}
}}
"""
_C_CALLS = {
    "keypair": "{prefix}_kem_keypair(public_key, secret_key, seed)",
    "encaps": "{prefix}_kem_encaps(ciphertext, shared, public_key, sizeof public_key, coins)",
    "decaps": "{prefix}_kem_decaps(shared, ciphertext, sizeof ciphertext, secret_key)",
}


@dataclass(frozen=True)
class _Build:
    """`plain`: C alone. `program`: of driver.c; `frames`: bytes by function."""

    label: str
    program: Path
    frames: Mapping[str, int]


class _Section(Protocol):
    def __call__(self, spec: Structure, builds: Sequence[_Build], calls: Sequence[Call], folder: Path,
                 progress: Callable[[str], None]) -> Findings: ...  # fmt: skip


def findings_of(spec: Structure, name: str, level: str, folder: Path, progress: Callable[[str], None], *,
                quick: bool) -> Findings:  # fmt: skip
    """What the section `name` has to say of the specification. A quick run takes the first compiler, and no pair of keys.

    Raises UsageError for other sections and without a key encapsulation mechanism, ToolMissing, CheckFailed.
    """
    if name not in SECTIONS:
        raise UsageError(f"--section {name}: is for curves and primes; {spec.source} is {spec.is_a}, of which there are "
                         f"{' and '.join(SECTIONS)}")  # fmt: skip
    if kind_of(spec).kem(spec) is None:
        raise UsageError(f"--section {name}: {spec.source} has no key encapsulation mechanism, which it is about")
    find_valgrind()
    compilers, calls = find_compilers(), _CALLS[1:] if quick else _CALLS
    builds = list(_builds(spec, compilers[:1] if quick else compilers, level, folder, progress))
    return SECTIONS[name](spec, builds, calls, folder, progress)


def _builds(spec: Structure, compilers: Sequence[Compiler], level: str, folder: Path,
            progress: Callable[[str], None]) -> Iterator[_Build]:  # fmt: skip
    for compiler in compilers:
        for plain in (False, True):
            label = f"{compiler.name} {level}{', C' if plain else ''}"
            progress(f"compiling with {label}")
            place = folder / label.replace(" ", "-").replace(",", "")
            place.mkdir()
            # what Valgrind runs: it knows no AVX-512
            macro = f"-D{spec.name.upper()}_CPU_PLAIN" if plain else f"-D{spec.name.upper()}_HAVE_AVX512VL()=0"
            files = emit_structure(Request(spec, spec.name), "ecgen bench")
            objects = compiled(files, compiler, [level, macro], place / "source")
            part = Part("implementation_calls", _text(spec), tuple(objects), (place / "source",))
            headers = {"watched.h": "static void bench_as_natively(void) { }\n"}
            program = link([part], (), compilers[0], place, 0, main=DRIVER, headers=headers).path
            own = reported_frames(place / "source", compiler, [level, macro], place)
            yield _Build(label, program, {name.removeprefix(f"{spec.name}_"): size for name, size in own.items()})


def _text(spec: Structure) -> str:
    kem = kind_of(spec).kem(spec)
    assert kem is not None
    loops = "".join(_LOOP.format(name=name, call=call.format(prefix=spec.name)) for name, call in _C_CALLS.items())
    cells = "\n".join(f'    {{"{name}", "throughput", 0, 1, 1, prepare, run_{name}}},' for name in _C_CALLS)
    return _TEXT.format(prefix=spec.name, public_key=kem.public_key, secret_key=kem.secret_key, ciphertext=kem.ciphertext,
                        shared=kem.shared, seed=kem.seed, coins=kem.coins, loops=loops, cells=cells, name=_NAME,
                        count=len(_C_CALLS))  # fmt: skip


def _memory(spec: Structure, builds: Sequence[_Build], calls: Sequence[Call], folder: Path,
            progress: Callable[[str], None]) -> Findings:  # fmt: skip
    rows, every = list[memory.Row](), dict[str, Mapping[str, int]]()
    for build in builds:
        progress(f"{build.label}: under Valgrind")
        if memory.allocations(find_valgrind(), build.program, _NAME, calls):
            raise CheckFailed(f"{spec.name}, {build.label}: allocates on the heap")
        stacks = dict(line.split()[1:] for line in run([str(build.program), "stack"]).splitlines())
        rows += memory.rows_of(spec.name, build.label, {_TITLES[name]: int(size) for name, size in stacks.items()}, build.frames)
        every[build.label] = dict(sorted(build.frames.items()))
    return memory.findings(rows, {spec.name: every}, _facts())


def _shares(spec: Structure, builds: Sequence[_Build], calls: Sequence[Call], folder: Path,
            progress: Callable[[str], None]) -> Findings:  # fmt: skip
    rows = list[shares.Row]()
    for build in builds:
        for call in calls:
            progress(f"{build.label}: counting the instructions of {call.function}")
            counted = shares.count(find_valgrind(), build.program, _NAME, call, folder)
            own = Counter({name.removeprefix(f"{spec.name}_"): cost for name, cost in counted.items() if cost > 0})
            rows += shares.rows_of(spec.name, f"{_TITLES[call.function]}, {build.label}", own)
    return shares.findings(rows, "with AVX2, and C alone", _facts())


def _facts() -> dict[str, str]:
    return {"Processor": processor()} | {compiler.name: compiler.version for compiler in find_compilers()}


#: Those that a structure has.
SECTIONS: Mapping[str, _Section] = {memory.SECTION.name: _memory, shares.SECTION.name: _shares}
