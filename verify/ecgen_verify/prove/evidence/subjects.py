# SPDX-License-Identifier: MIT
"""What mutants are made of: a function's bytes, what is proved of them, and inputs for the processor."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from pathlib import Path

from ecgen.bundled import load_bundled
from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.errors import CheckFailed
from ecgen.folder import write_folder
from ecgen.library import Target
from ecgen.logic.serialize import contract_from
from ecgen_verify.prove import kernel as kernels
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.contract import Contract
from ecgen_verify.prove.divsteps.driver import round_steps
from ecgen_verify.prove.evidence.arrays import kernel_parts, lane_parts
from ecgen_verify.prove.evidence.mutants import bare
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.prover import cases, goal, prove
from ecgen_verify.prove.search.division_steps import steps_on
from ecgen_verify.prove.search.samples import samples
from ecgen_verify.prove.tools.builds import image_of, whole
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.layers import recipes

#: A mutant that takes longer is "could not decide", so is none that is accepted.
_STEPS = 20_000
_QUARTER = 1 << 62
#: How the names of functions begin that `arrays` makes subjects of.
_LANES, _ARRAYS = ("fe8_", "sc8_"), ("fe2_", "ladder_")


@dataclass(frozen=True)
class Kernel:
    """`function`: without the prefix. `build`: as in the table of `ecgen prove`."""

    kind: str
    curve: str
    function: str
    build: str = "nasm"
    reduction: str | None = None

    @property
    def name(self) -> str:
        return f"{self.curve}_{self.function}"


@dataclass(frozen=True)
class Subject:
    """`contract`: the operands, for the processor. `prove`: of an image that has the function. `draw`: so many inputs.
    `in_lanes`: it takes AVX-512 IFMA to run it."""

    image: Image
    contract: Contract
    prove: Callable[[Image], Verdict]
    draw: Callable[[int], list[dict[str, int]]]
    in_lanes: bool = False


def subject(kernel: Kernel, folder: Path) -> Subject:
    """A kernel, assembled in `folder`. Raises CheckFailed."""
    if kernel.function.startswith(_LANES):
        return Subject(*lane_parts(kernel.curve, kernel.function, folder), in_lanes=True)
    if kernel.function.startswith(_ARRAYS):
        return Subject(*kernel_parts(kernel.curve, kernel.function, kernel.build, folder))
    source, objects = folder / "source", folder / "objects"
    objects.mkdir(parents=True)
    library = make_library(load_bundled(kernel.curve), kernel.reduction, "all", None, field_only=True)
    write_folder(source, emit(library, "ecgen"))
    place = Place(source, library.spec)
    if "divsteps" in kernel.function:
        return _division_steps(kernel, place, objects)
    row = place.rows[kernel.name]
    ring = place.rings[row["modulus"]]
    targets = [Target.ADX, Target.X64] if kernel.build == "nasm" else [Target.C64]
    recipe = next(one for one in recipes(place, targets) if (one.build, one.tag) == (kernel.build, ring.tag))
    contract = goal(contract_from(row["name"], row["operation"], row["contract"]), ring)
    image = bare(image_of(recipe, source, objects), kernel.name)
    return Subject(image, contract, lambda image: prove(image, kernel.name, contract, _STEPS, search=0),
                   partial(_drawn, contract, kernel.name))  # fmt: skip


def _drawn(contract: Contract, seed: str, count: int) -> list[dict[str, int]]:
    """Inputs of all cases of a contract in turn, edges first in likelihood."""
    rounds = zip(*(samples(contract, case, seed) for case in cases(contract)), strict=True)
    return list(islice(chain.from_iterable(rounds), count))


# ---------------------------------------------------------------------- division steps


def _division_steps(kernel: Kernel, place: Place, objects: Path) -> Subject:
    image = image_of(whole(place.source, kernel.curve, kernel.build), place.source, objects)
    proved = place.kernels.get(kernel.name)
    if proved is None:
        raise CheckFailed(f"{kernel.name} is no kernel of division steps")
    draw = _inputs(kernel, next(ring for ring in place.rings.values() if ring.tag == "fe"))
    return Subject(bare(image, kernel.name), Contract("", proved.promised.operands),
                   lambda image: kernels.prove(image, proved).verdict,
                   lambda count: list(islice(draw(random.Random(kernel.name)), count)))  # fmt: skip


def _inputs(kernel: Kernel, ring: Form) -> Callable[[random.Random], Iterator[dict[str, int]]]:
    """Inputs that its contract allows."""
    steps = round_steps(ring.prime)
    if kernel.function.endswith("_de"):
        return partial(_inputs_de, steps, ring)
    return partial(_inputs_fg, steps, ring.limbs) if "_fg" in kernel.function else _inputs_matrix


def _joined(words: list[int], size: int = 1) -> int:
    return sum(word % (1 << 64 * size) << (64 * size * index) for index, word in enumerate(words))


def _edgy(rng: random.Random, bits: int) -> int:
    """Random bits, often in long runs."""
    if rng.random() < 0.5:
        return rng.getrandbits(bits)
    low, high = sorted((rng.randrange(bits + 1), rng.randrange(bits + 1)))
    return ((1 << high) - (1 << low)) ^ (rng.getrandbits(bits) & rng.choice((0, (1 << low) - 1)))


def _matrix(rng: random.Random, f: int, g: int, steps: int) -> int:
    entries = steps_on(rng.randrange(-40, 40), f, g, steps)
    return _joined([0, *(number + (1 << steps) for number in entries)])


def _inputs_matrix(rng: random.Random) -> Iterator[dict[str, int]]:
    while True:
        yield {"in": _joined([rng.randrange(-40, 40) + _QUARTER, _edgy(rng, 64) | 1, _edgy(rng, 64)])}


def _inputs_fg(steps: int, limbs: int, rng: random.Random) -> Iterator[dict[str, int]]:
    while True:
        f, g = (rng.choice((1, -1)) * (_edgy(rng, 64 * limbs) | odd) for odd in (1, 0))
        yield {"fg": _joined([f, g], limbs + 1), "m": _matrix(rng, f, g, steps)}


def _inputs_de(steps: int, ring: Form, rng: random.Random) -> Iterator[dict[str, int]]:
    bound = min(2 * ring.prime, 1 << 64 * ring.limbs)
    while True:
        d, e = (rng.choice((rng.randrange(bound), bound - 1 - rng.randrange(8), rng.randrange(8))) for _ in "de")
        yield {"de": _joined([d, e], ring.limbs), "m": _matrix(rng, _edgy(rng, 64) | 1, _edgy(rng, 64), steps)}
