# SPDX-License-Identifier: MIT
"""What calls do to multiples of points: digits of scalars, and table entries that a digit picks.

Trusted, as `composed.effects` is.
"""

from __future__ import annotations

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import Form as Standing
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.edwards.points import INNER, group_effects
from ecgen_verify.prove.goal.edwards_table import known_multiples
from ecgen_verify.prove.multiples.digits import base_16_digit, write_base_16
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import COORDINATES, GENERATOR, TAG, Multiple, Table, numbers, store
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided

ENTRIES, LENGTH = 8, 32


def multiple_effects(spec: Spec, form: Standing, scalar: Standing) -> dict[str, Reading]:
    """By operation."""
    effects: dict[str, Effect] = {
        "ed25519_digits": write_base_16,
        "ed25519_pick_cached": _pick_cached,
        "ed25519_pick_niels": lambda call: _pick_niels(call, form, spec),
    }
    return {**group_effects(), **readings(INNER, effects, (spec, ("fe", form), ("sc", scalar)))}




# ---------------------------------------------------------------------- tables


def _pick_cached(call: Call) -> None:
    """digit * P, of P, 2*P, ... 8*P."""
    _, place = call.operands(TAG, COORDINATES["cached"], COORDINATES["cached"] * ENTRIES)
    table, digit = Table.at(call, place, range(1, ENTRIES + 1), "cached"), base_16_digit(call, 2)
    store(call, table.times(Form.of([(digit, 1)])), ("picked", digit, table.keys), "cached")


def _pick_niels(call: Call, standing: Standing, spec: Spec) -> None:
    """digit * P, of P, 2*P, ... 8*P, for a constant table of multiples of the generator."""
    count = COORDINATES["niels"]
    _, place = call.operands(TAG, count, count * ENTRIES)
    known = known_multiples(standing.prime, parameters_of(spec, call.elements.fields[TAG])["d"].constant or 0)
    stored = numbers(call, place, count * ENTRIES)
    factors = [known.get((m or 0, p or 0, t or 0)) for m, p, t in zip(*[iter(stored)] * count, strict=True)]
    first = factors[0]
    if first is None or None in stored or factors != [first * i for i in range(1, ENTRIES + 1)]:
        raise Undecided("a table that does not hold the multiples i * 16^j * B of the generator in turn")
    digit = base_16_digit(call, 2)
    store(call, Multiple.of([(GENERATOR, Form.of([(digit, first)]))]), ("picked", digit, first), "niels")
