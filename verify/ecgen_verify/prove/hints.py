# SPDX-License-Identifier: MIT
"""How trusted code asks the searches in `search`. Whatever these answer, who asks checks it before it counts.

Trusted to ask only. No file of the trusted code imports a search: what has to be believed can be read without them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, ParamSpec, TypeVar

from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.world import World

P = ParamSpec("P")
T = TypeVar("T")


def searched(question: Callable[P, T]) -> Callable[P, T]:
    """The function of the same name in the package `search`, looked up when it is first called. Of `question` only the
    signature and the docstring are used."""
    answers: list[Any] = []

    @wraps(question)
    def ask(*args: P.args, **named: P.kwargs) -> T:
        if not answers:
            answers.append(getattr(import_module("ecgen_verify.prove.search"), question.__name__))
        answer: T = answers[0](*args, **named)
        return answer

    return ask


#: The values of atoms for some inputs: of these, and of whatever else was evaluated for them.
Sample = dict[int, int]


@searched
def value_of(world: World, poly: Poly, sample: Sample) -> int:
    """The value of a polynomial for a sample, which keeps the values of all atoms on the way."""
    raise NotImplementedError
