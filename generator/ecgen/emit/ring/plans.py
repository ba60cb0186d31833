# SPDX-License-Identifier: MIT
"""Which plan a product of polynomials takes: what was measured to be fastest, from specs/tuned/rings.toml, or what costs least by
estimate."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ecgen.arith.rings.cost import cheapest
from ecgen.arith.rings.plan import Plan, Ring, parse_plan
from ecgen.spec.toml_file import parse_toml, read_bytes
from ecgen.tuned import bundled_schedules

PLANS_FILE = "rings.toml"
#: In which a product is printed, and what each is called.
FORMS = {"c": "C", "avx2": "AVX2"}


def plan_of(ring: Ring, form: str) -> Plan:
    """`form`: one of FORMS. Raises ValueError when what is stored is no plan for this ring."""
    table = _stored().get(f"{ring.n}/{ring.q_bits}", {})
    return parse_plan(ring, table[form]) if form in table else cheapest(ring)


@cache
def _stored() -> Mapping[str, Any]:
    path = bundled_schedules() / PLANS_FILE
    return parse_toml(path.name, read_bytes(path, path.name))
