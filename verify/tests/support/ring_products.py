# SPDX-License-Identifier: MIT
"""Folders of rings, built with a program that multiplies what it reads, and what it must answer."""

from __future__ import annotations

import random
import struct
import subprocess
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from ecgen.arith.rings.model import product
from ecgen.arith.rings.plan import Ring
from ecgen.emit.kinds import emit_structure
from ecgen.emit.structure.context import Request
from ecgen.folder import write_folder
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Origin
from support.emitted import WARNINGS, c_files, need, shell

Polynomial = Sequence[int]
_PROGRAM = Path(__file__).with_suffix(".c")


def emitted(folder: Path, ring: Ring) -> Path:
    spec = RingSpec("ring", (), Origin("ring.toml", ""), ring.n, 1 << ring.q_bits)
    write_folder(folder, emit_structure(Request(spec, "ring"), "ecgen"), force=True)
    return folder


def compiled(folder: Path, compiler: str, options: Sequence[str]) -> Path:
    """The program, linked with the folder's sources."""
    program = folder / f"products-{compiler}{''.join(options)}".replace("/", "_")
    shell(need(compiler), "-std=c99", *WARNINGS, *options, "-I", folder, "-o", program, _PROGRAM, *c_files(folder))
    return program


def edges(ring: Ring, count: int, seed: int) -> Iterator[tuple[Polynomial, Polynomial]]:
    """Pairs of polynomials: extreme, sparse, runs, and any."""
    draws, q = random.Random(seed), 1 << ring.q_bits
    kinds: Sequence[Callable[[], Polynomial]] = (
        lambda: [q - 1] * ring.n,
        lambda: [0] * ring.n,
        lambda: [1] * ring.n,
        lambda: _sparse(ring, {draws.randrange(ring.n): draws.choice((1, q // 2, q - 1)) for _ in range(draws.randint(1, 3))}),
        lambda: _sparse(ring, {ring.n - 1: q - 1}),
        lambda: [draws.choice((0, q - 1, q // 2, 1)) for _ in range(ring.n)],
        lambda: [draws.randrange(q) for _ in range(ring.n)],
    )
    yield kinds[0](), kinds[0]()
    for _ in range(count):
        yield draws.choice(kinds)(), draws.choice(kinds)()


def check(command: Sequence[str | Path], ring: Ring, pairs: Sequence[tuple[Polynomial, Polynomial]]) -> None:
    """All answers, those in place of operands too, and zeros behind the first n coefficients."""
    padded = -(-ring.n // 16) * 16
    words = [word for pair in pairs for polynomial in pair for word in (*polynomial, *[0] * (padded - ring.n))]
    done = subprocess.run([str(word) for word in command], input=struct.pack(f"<{len(words)}H", *words), capture_output=True,
                          check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()
    answers = struct.unpack(f"<{len(done.stdout) // 2}H", done.stdout)
    assert len(answers) == 4 * padded * len(pairs)
    for number, (a, b) in enumerate(pairs):
        both, square = product(ring, a, b), product(ring, b, b)
        needed = chain.from_iterable((*line, *[0] * (padded - ring.n)) for line in (both, both, both, square))
        assert list(needed) == list(answers[4 * padded * number : 4 * padded * (number + 1)]), (ring, a, b)


def _sparse(ring: Ring, entries: dict[int, int]) -> Polynomial:
    return [entries.get(place, 0) for place in range(ring.n)]
