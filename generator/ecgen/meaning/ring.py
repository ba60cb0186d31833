# SPDX-License-Identifier: MIT
"""Rings of polynomials modulo x^n - 1: the constants that contracts speak of."""

from __future__ import annotations

from ecgen.logic.evaluate import Setting
from ecgen.meaning.hashes import hash_functions
from ecgen.spec.ring import RingSpec


def ring_setting(spec: RingSpec) -> Setting:
    n = spec.n
    constants = {"n": n, "q": spec.q, "x^n - 1": (-1, *(0,) * (n - 1), 1), "Phi_n": (1,) * n}
    return Setting({}, None, {**hash_functions()}, constants)
