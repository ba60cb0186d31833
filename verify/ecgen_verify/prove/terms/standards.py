# SPDX-License-Identifier: MIT
"""The rules of all functions of standards that contracts name, on points that are multiples of points.

Trusted.
"""

from __future__ import annotations

from ecgen_verify.prove.terms import ecdsa, eddsa

#: By name and source.
RULES = {**ecdsa.RULES, **eddsa.RULES}
