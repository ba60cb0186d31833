# SPDX-License-Identifier: MIT
"""Rings of polynomials modulo x^n - 1: the constants and functions that contracts speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ecgen.logic.evaluate import Setting
from ecgen.meaning.hashes import hash_functions
from ecgen.meaning.ntru import Ntru
from ecgen.meaning.polynomial_inverse import inverse
from ecgen.spec.ring import RingSpec


def ring_setting(spec: RingSpec) -> Setting:
    n = spec.n
    constants = {"n": n, "q": spec.q, "x^n - 1": (-1, *(0,) * (n - 1), 1), "Phi_n": (1,) * n}
    named: Mapping[str, Callable[..., Any]] = {
        **hash_functions(), "inverse": lambda a, number: inverse(a, (1,) * n, number),
        **(Ntru(spec.n, spec.q, spec.scheme == "ntru-hps").functions() if spec.scheme else {}),
    }  # fmt: skip
    return Setting({}, None, named, constants)
