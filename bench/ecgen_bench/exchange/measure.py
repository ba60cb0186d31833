# SPDX-License-Identifier: MIT
"""Builds, checks and times the key exchange and the signatures of one curve: the emitted code and OpenSSL in one process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen.library import Library
from ecgen_bench.exchange.curve25519 import Curve25519
from ecgen_bench.exchange.keys import Keys
from ecgen_bench.exchange.modp import Modp
from ecgen_bench.exchange.protocol import SHOWN, Call, Exchange, emitted_part, openssl_part
from ecgen_bench.exchange.weierstrass import Weierstrass
from ecgen_bench.harness.job import Job
from ecgen_bench.harness.measure import Cell, Measurements, Prepared, measure_programs
from ecgen_bench.harness.program import Part, Program, link
from ecgen_bench.implementations.build import Variant
from ecgen_bench.implementations.operations import Mode
from ecgen_bench.system.tools import run

_C = Path(__file__).parent / "c"
_P25519 = 2**255 - 19


def exchange_of(library: Library) -> Exchange | None:
    """The exchange of keys on this curve or in this group; None where the emitted code has none."""
    if library.spec.group is not None:
        return Modp(library.spec)
    curve = library.spec.curve
    if curve is None:
        return None
    if curve.form == "weierstrass":
        return Weierstrass(library.spec)
    return Curve25519(library.spec) if library.spec.prime == _P25519 else None


def with_openssl(job: Job, exchange: Exchange) -> Exchange | None:
    """The exchange with the name that OpenSSL gives the curve; None where OpenSSL lacks it. Raises ToolMissing without
    OpenSSL."""
    if not isinstance(exchange, Weierstrass):
        _ = job.crypto
        return None if isinstance(exchange, Modp) and not exchange.group else exchange
    group = _openssl_name(job, exchange)
    return Weierstrass(exchange.spec, group) if group else None


def group_of(exchange: Exchange) -> str:
    """OpenSSL's name of the curve, for example "prime256v1"; empty for X25519."""
    return exchange.group if isinstance(exchange, Weierstrass) else ""


def _openssl_name(job: Job, exchange: Weierstrass) -> str:
    """OpenSSL's name of the curve with these parameters; empty where it has none."""
    curve, prime = exchange.curve, exchange.spec.prime
    finder = job.scratch / "openssl_curve"
    if not finder.exists():
        source = str(_C / "openssl_curve.c")
        run([job.compiler.path, "-O1", "-o", str(finder), source, str(job.crypto.archive), "-ldl", "-pthread"])
    numbers = (prime, curve.a % prime, curve.b % prime, curve.order)
    return run([str(finder), *(f"{number:X}" for number in numbers)]).strip()


def measure_exchange(job: Job, library: Library, exchange: Exchange, variants: Sequence[Variant], calls: Sequence[Call], *,
                     openssl: bool = True, keys_of: Callable[[int], Keys] | None = None,
                     more: Callable[[int], list[Part]] = lambda seed: []) -> Measurements:  # fmt: skip
    """Time `calls` in every variant and, if `openssl`, in OpenSSL. Raises CheckFailed when any result is wrong.

    `keys_of`: makes the keys of a launch from its number; `more`: makes further parts to time beside them, from the launch's
    number.
    """
    builts = [job.build(library, variant) for variant in variants]

    def prepare(folder: Path, number: int) -> Prepared:
        keys = (keys_of or exchange.keys)(number)
        parts = [emitted_part(exchange, built, calls) for built in builts]
        parts += [openssl_part(exchange, job.crypto, calls)] if openssl else []
        headers = {"keys.h": keys.header()}
        program = link([*parts, *more(number)], library.moduli(64), job.compiler, folder, number, headers=headers)
        return Prepared(program.path, lambda: compare_results(exchange, program, keys, len(builts) + openssl))

    return measure_programs(prepare, job.effort, job.says(library))


def compare_results(exchange: Exchange, program: Program, keys: Keys, implementations: int) -> int:
    """Compare the results that the program shows, and return how many there were.

    At least `implementations` of its parts show every function with every key. Raises CheckFailed at the first wrong result, and
    when results are missing.
    """
    compared = exchange.check(run([str(program.path), "show"]), keys)
    due = implementations * sum(function in exchange.titles for function in SHOWN) * keys.count
    if compared < due:
        raise CheckFailed(f"the benchmark compared {compared} results where {due} were due")
    return compared


def cell(implementation: str, call: Call) -> Cell:
    """The cell of a call. Its calls do not wait for each other."""
    return Cell(implementation, call.name, Mode.THROUGHPUT)
