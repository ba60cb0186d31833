# SPDX-License-Identifier: MIT
"""Compiles each configuration of a folder into one shared library."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import resources
from pathlib import Path, PurePath

from ecgen.errors import CheckFailed
from ecgen.library import Syntax
from ecgen_verify.configurations import Configuration
from ecgen_verify.host import ASSEMBLY, Host
from ecgen_verify.subject import Subject

#: What the emitted C promises to compile under without a word.
STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Werror")




@dataclass(frozen=True)
class _Step:
    """One object file and the command that makes it; `weight` is a guess at its time, for the order of work."""

    output: Path
    command: tuple[str, ...]
    source: str
    weight: int


def build(subject: Subject, configurations: Sequence[Configuration], host: Host, out: Path,
          begin: Callable[[int], None], done: Callable[[str], None]) -> dict[Configuration, Path]:  # fmt: skip
    """The shared library of each configuration, made in the folder `out` by at most os.cpu_count() jobs.

    `begin` is told the number of files to compile, `done` each command once it has run. Raises CheckFailed when a file
    does not compile without a warning or a library does not link.
    """
    objects = {c: [*_c_steps(subject, c, host, out), *_asm_steps(subject, c, host, out)] for c in configurations}
    steps = {step.output: step for object_steps in objects.values() for step in object_steps}
    begin(len(steps))
    with ThreadPoolExecutor(os.cpu_count()) as pool, _dropping_the_rest(pool):
        ordered = sorted(steps.values(), key=lambda step: -step.weight)
        for step, fault in zip(ordered, pool.map(lambda step: _run(step.command, done), ordered), strict=True):
            if fault is not None:
                raise CheckFailed(f"{subject.folder / step.source}: does not compile ({' '.join(step.command)}): {fault}")
        libraries = {c: out / f"{c.name.replace('/', '-')}.so" for c in configurations}
        links = [_link(host.compilers[c.compiler], libraries[c], [step.output for step in objects[c]]) for c in configurations]
        for command, fault in zip(links, pool.map(lambda command: _run(command, lambda _: None), links), strict=True):
            if fault is not None:
                raise CheckFailed(f"{subject.folder}: does not link ({' '.join(command)}): {fault}")
    return libraries


@contextmanager
def _dropping_the_rest(pool: ThreadPoolExecutor) -> Iterator[None]:
    """What has not begun when something ends the work, a fault or a signal, never begins."""
    try:
        yield
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        raise


def build_caller(host: Host, out: Path) -> Path:
    """The library that calls functions under test (call.c)."""
    library = out / "call.so"
    source = resources.files("ecgen_verify").joinpath("call.c").read_text(encoding="utf-8")
    (out / "call.c").write_text(source, encoding="utf-8")
    compiler = next(iter(host.compilers.values()))
    fault = _run((compiler, "-std=c99", "-O2", "-fPIC", "-shared", "-o", str(library), str(out / "call.c")), lambda _: None)
    if fault is not None:
        raise CheckFailed(f"the caller of functions under test does not compile: {fault}")
    return library


def _c_steps(subject: Subject, configuration: Configuration, host: Host, out: Path) -> list[_Step]:
    compiler = host.compilers[configuration.compiler]
    steps = []
    include, common = [], []
    if subject.common is not None:
        include, common = [f"-I{subject.common}"], [os.path.relpath(path, subject.folder) for path in subject.common.glob("*.c")]
    for name in [*subject.c_files, *sorted(common)]:
        output = out / f"{configuration.name.replace('/', '-')}-{PurePath(name).name}.o"
        source = subject.folder / name
        command = (compiler, *STRICT, f"-{configuration.level}", "-fPIC", *include, *configuration.macros(subject.prefix), "-c",
                   "-o", str(output), str(source))  # fmt: skip
        weight = source.stat().st_size * (1 if configuration.level == "O0" else 4)
        steps.append(_Step(output, command, name, weight))
    return steps


def _asm_steps(subject: Subject, configuration: Configuration, host: Host, out: Path) -> list[_Step]:
    """The assembly of a folder is the same for the plain and the ADX configuration: each file is assembled once, in GNU syntax
    by each compiler."""
    if configuration.target not in ASSEMBLY:
        return []
    steps = []
    for name in subject.asm_files:
        source, macro = subject.folder / name, f"-D{subject.prefix.upper()}_EXPORT"
        if name.endswith(Syntax.GNU.suffix):
            output = out / f"{configuration.compiler}-{name}.o"
            command = (host.compilers[configuration.compiler], "-Wall", "-Werror", macro, "-c", "-o", str(output), str(source))
        else:
            assert host.nasm is not None
            output = out / f"{name}.o"
            command = (host.nasm, "-f", "elf64", "-Werror", macro, "-o", str(output), str(source))
        steps.append(_Step(output, command, name, source.stat().st_size))
    return steps


def _link(compiler: str, library: Path, objects: Sequence[Path]) -> tuple[str, ...]:
    strict = ("-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,-z,noexecstack")
    return (compiler, "-shared", *strict, "-o", str(library), *map(str, objects))


def _run(command: Sequence[str], done: Callable[[str], None]) -> str | None:
    """None when the command succeeds in silence, else the first telling line of what it wrote."""
    environment: Mapping[str, str] = {**os.environ, "LC_ALL": "C"}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, errors="replace")
    done(" ".join(command))
    if result.returncode == 0:
        return None
    lines = (result.stderr or result.stdout).splitlines()
    return next((line for line in lines if "error:" in line), lines[0] if lines else f"exit code {result.returncode}")
