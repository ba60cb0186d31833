# SPDX-License-Identifier: MIT
"""How trusted code asks the searches in `search`. Whatever these answer, who asks checks it before it counts.

Trusted to ask only. No file of the trusted code imports a search: what has to be believed can be read without them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import World


@cache
def _answers(question: str) -> Any:
    return getattr(import_module("ecgen_verify.prove.search"), question)


def searched(question: str) -> Any:
    """The function of that name in the package `search`, looked up when it is first called. Who asks says of what type it is."""
    return lambda *known: _answers(question)(*known)


#: The values of atoms for some inputs: of these, and of whatever else was evaluated for them.
Sample = dict[int, int]
#: The value of a polynomial for a sample, which keeps the values of all atoms on the way.
value_of: Callable[[World, Poly, Sample], int] = searched("value_of")
