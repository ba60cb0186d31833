# SPDX-License-Identifier: MIT
"""Makes an implementation of an object that the user names, and checks it before anything else is built."""

from __future__ import annotations

import hashlib
import signal
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.errors import CheckFailed, UsageError
from ecgen.field import Modulus
from ecgen_bench.harness.check import WrongResult, check_printed
from ecgen_bench.harness.inputs import c_words
from ecgen_bench.harness.program import Program, make_program
from ecgen_bench.implementations.extension import Extension
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.implementations.loose import Loose
from ecgen_bench.implementations.operations import Operation
from ecgen_bench.implementations.points import Domain
from ecgen_bench.peers.named.promise import Promise, parse
from ecgen_bench.peers.named.symbols import require_function
from ecgen_bench.system.tools import Compiler, is_x86_64, run

#: The key of this implementation.
KEY = "object"

#: Seconds that the calls of the check may take together.
_PATIENCE = 60

_TYPES = {"r": "uint64_t *", "a": "const uint64_t *", "b": "const uint64_t *", "p": "const uint64_t *", "n0": "uint64_t "}


@dataclass(frozen=True)
class NamedObject:
    """An object file, and for each of its symbols what it computes."""

    file: Path
    functions: tuple[tuple[str, Promise], ...]

    @property
    def operations(self) -> tuple[Operation, ...]:
        return tuple(promise.operation for _, promise in self.functions)


def named_object(file: Path, symbols: Sequence[str], contracts: Sequence[str], prefix: str) -> NamedObject:
    """What the options --against-object, --symbol and --contract say together. `prefix`: what our functions begin with. Raises
    UsageError, with the file, the symbol or the text, and the reason."""
    if not symbols or len(symbols) != len(contracts):
        raise UsageError(f"--against-object {file}: {len(symbols)} --symbol and {len(contracts)} --contract: give one contract "
                         "for each symbol, in the same order")  # fmt: skip
    promises = [parse(text, prefix) for text in contracts]
    for symbol in symbols:
        require_function(file, symbol)
    seen: dict[str, str] = {}
    for symbol, promise in zip(symbols, promises, strict=True):
        first = seen.setdefault(promise.operation.key, symbol)
        if first != symbol or symbols.count(symbol) > 1:
            raise UsageError(f"--against-object {file}: {first!r} and {symbol!r} for one contract, or one symbol twice: one run "
                             "compares one with ours")  # fmt: skip
    return NamedObject(file, tuple(zip(symbols, promises, strict=True)))


def implementation(named: NamedObject, domains: Sequence[Domain], compiler: Compiler, folder: Path) -> Implementation:
    """The object's functions, after their results were right for edge and random operands, for those too that are as little
    reduced as their results. `domains`: of the emitted code; `folder`: for what is made on the way.

    Raises UsageError, with file and symbol, when the emitted code has nothing like it, when the object cannot be linked, when a
    call does not come back, and with the operands when a result is wrong.
    """
    if not is_x86_64():
        raise UsageError(f"{named.file}: is for x86-64, and this machine is not")
    by_tag = {domain.tag: domain for domain in domains}
    callees, constants, operands = [], {}, {}
    for symbol, promise in named.functions:
        domain = by_tag.get(promise.operation.tag)
        if not isinstance(domain, (Modulus, Extension, Loose)):
            raise UsageError(f"--contract {promise.text!r}: the code for this curve has no {promise.operation.tag} elements")
        modulus = domain if isinstance(domain, Modulus) else domain.field
        form, bound = promise.form(modulus), promise.bound(modulus)
        callees.append(_callee(symbol, promise, form, domain, bound))
        constants[form.tag] = f"static const uint64_t {_prime(form)}[] __attribute__((unused)) = " \
                              f"{{{c_words(form.number, form.limbs)}}};\n"  # fmt: skip
        operands[promise.operation.key] = replace(domain, bound=bound) if isinstance(domain, Loose) else Loose(domain, bound)
    declarations = "".join(_declaration(symbol, promise) for symbol, promise in named.functions) + "".join(constants.values())
    version = f"{named.file.name} (SHA-256 {hashlib.sha256(named.file.read_bytes()).hexdigest()[:16]})"
    whole = Implementation(KEY, named.file.name, declarations, tuple(callees), (_isolated(named, folder),), version=version)
    for callee in whole.callees:
        _check(named, whole, callee, operands[callee.operation.key], compiler, folder)
    return whole


def within(named: NamedObject, domains: Sequence[Domain]) -> list[Domain]:
    """The domains with loose operands below what those of the object's functions have to be below."""
    result = []
    for domain in domains:
        if isinstance(domain, Loose):
            told = [promise.bound(domain.field) for _, promise in named.functions if promise.operation.tag == domain.tag]
            domain = replace(domain, bound=min([domain.bound, *told]))
        result.append(domain)
    return result


def _isolated(named: NamedObject, folder: Path) -> Path:
    """The object with no global name but those of its functions, which are renamed: it can be linked beside anything."""
    target = folder / "named.o"
    words = [word for symbol, promise in named.functions
             for word in (f"--keep-global-symbol={symbol}", f"--redefine-sym={symbol}={_c_name(promise)}")]  # fmt: skip
    kept = folder / "named-kept.o"
    try:
        run(["objcopy", *words[::2], str(named.file), str(kept)])
        run(["objcopy", *words[1::2], str(kept), str(target)])
    except CheckFailed as fault:
        raise UsageError(f"{named.file}: {fault}") from None
    return target


def _c_name(promise: Promise) -> str:
    return f"bench_object_{promise.operation.key}"


def _prime(form: Modulus) -> str:
    return f"bench_object_{form.symbol}_of_{form.tag}"


def _declaration(symbol: str, promise: Promise) -> str:
    parameters = ", ".join(f"{_TYPES[argument]}{argument}" for argument in promise.arguments)
    return f"void {_c_name(promise)}({parameters}); /* {symbol.replace('*', '')} */\n"


def _callee(symbol: str, promise: Promise, form: Modulus, domain: Modulus | Extension | Loose, bound: int) -> Callee:
    n0 = -pow(form.number, -1, 2**64) % 2**64
    given = {"r": "{r}", "a": "{a}", "b": "{b}", "p": _prime(form), "n0": f"{n0:#x}u"}
    call = f"{_c_name(promise)}({', '.join(given[argument] for argument in promise.arguments)});"
    element = f"arena + {{i}} * STRIDE_{domain.tag.upper()}"
    note = (
        ""
        if promise.canonical
        else f"a result below {(promise.power and f'2^{promise.power}') or f'{promise.multiple}{form.symbol}'}"
    )
    operands = domain.over(form) if isinstance(domain, Extension) else None
    return Callee(promise.operation, call, element, form, symbol, note, promise.canonical, operands=operands, below=bound)


def _check(named: NamedObject, whole: Implementation, callee: Callee, operands: Loose, compiler: Compiler, folder: Path) -> None:
    """Raises UsageError with file and symbol unless all results are right."""
    who = f"{named.file}: {callee.name}"
    alone = Implementation(KEY, whole.label, whole.declarations, (callee,), whole.objects)
    below = folder / f"named-{callee.operation.key}"
    below.mkdir()
    try:
        program = make_program([alone], [operands], compiler, below, 1, callee.operation.sites)
    except CheckFailed as fault:
        raise UsageError(f"{who}: cannot be linked: {fault}") from None
    try:
        check_printed(_printed(who, program), program, [alone])
    except WrongResult as wrong:
        raise UsageError(f"{named.file}: {wrong.said}") from None


def _printed(who: str, program: Program) -> str:
    """What the check of the program prints. Raises UsageError when a call ends the program or takes too long."""
    try:
        done = subprocess.run([str(program.path), "check"], capture_output=True, text=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        raise UsageError(f"{who}: a call does not come back within {_PATIENCE} seconds") from None
    if done.returncode != 0:
        how = signal.Signals(-done.returncode).name if done.returncode < 0 else f"exit code {done.returncode}"
        raise UsageError(f"{who}: a call ends the program ({how}): does it take other arguments?")
    return done.stdout
