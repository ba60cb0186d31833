# SPDX-License-Identifier: MIT
"""The ladder: its one-function step against the formula, and whole on a tiny curve for every scalar and every u."""

from __future__ import annotations

import ctypes
import random

import pytest

from ecgen.arith.shape import Shape
from ecgen.curve.evaluate import evaluate
from ecgen.curve.ladder import end_program, step_program
from ecgen.curve.lazy_field import LazyField
from ecgen.curve.library import formula
from ecgen.field import Reduction
from ecgen.group import Group
from ecgen.interpret import run
from ecgen.ir import Builder, Kind
from ecgen.passes.pipeline import finished
from ecgen.programs import facts_of
from ecgen.rings import Residues
from support.curve_library import Native, loaded
from support.shapes import USED
from support.x25519_model import multiples_of

P = 2**255 - 19
FACTOR = 121665
TARGETS = ("c64", "c32", "c32-size")


@pytest.fixture(scope="session", params=[("mt61", target) for target in TARGETS], ids=TARGETS)
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


@pytest.mark.quick("64-shape0", "32-shape1")
@pytest.mark.parametrize("shape", USED)
@pytest.mark.parametrize("width", [64, 32])
def test_step_and_end(width: int, shape: Shape) -> None:
    modulus = facts_of(P, Kind.FIELD, width, 256 // width, Reduction.CRANDALL)
    step, end = finished(step_program(modulus, shape, FACTOR)), finished(end_program(modulus))
    most, draws, ones = LazyField(Builder("", width), modulus, shape).tight, random.Random(width), (1 << width) - 1
    edges = (0, 1, 2, 18, 19, P - 1, P, P + 1, P + 19, 2**255 - 1, 2**255, most - 1, most)
    for _ in range(250):
        state = [draws.choice((*edges, draws.randrange(most + 1))) for _ in range(4)]
        u, swapped = draws.choice((0, 1, 9, P - 1, draws.randrange(P))), draws.randrange(2)
        given = sum(value << (256 * place) for place, value in enumerate(state))
        doubled = dict(zip(("X2", "Z2", "X3", "Z3"), state[2:] + state[:2] if swapped else state, strict=True))
        expected = evaluate(formula("montgomery_ladder"), {**doubled, "X1": u, "a24": FACTOR}, Residues(P))
        state_after = run(step, {"s": given, "u": u, "mask": ones * swapped})["r"]
        assert isinstance(state_after, int)
        for place, name in enumerate(("X4", "Z4", "X5", "Z5")):
            coordinate = state_after >> (256 * place) & (2**256 - 1)
            assert coordinate % P == expected[name] and coordinate <= most
        x, z = state[2:] if swapped else state[:2]
        assert run(end, {"s": given, "mask": ones * swapped}) == {"x": x % P, "z": z % P}


def test_every_scalar_and_u_of_a_tiny_curve(lib: Native) -> None:
    """y^2 = x^3 + 4x^2 + x over F_61 and its twist: between them they have every u."""
    p, a = 61, 4
    group = Group("montgomery", {"A": a}, Residues(p))
    for u in range(p):
        # on the twist B*y^2 = ..., the same multiples as on the curve over F_p^2: by the recurrence on u alone
        multiples = multiples_of(u, a, p, 128)
        for scalar, expected in enumerate(multiples):
            r = lib.room(1)
            status = lib.status("ladder", r, lib.elements(u), bytes([scalar]), ctypes.c_size_t(7))
            (u_after,) = lib.read(r)
            assert (status, u_after) == ((0, expected) if expected else (-1, 0))
        point = next(((u, y) for y in range(p) if group.defect(u, y) == 0), None)
        if point is not None:
            assert [0 if q is None else q[0] for k in range(128) for q in [group.multiply(k, point)]] == multiples
