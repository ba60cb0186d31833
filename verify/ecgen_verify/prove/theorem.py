# SPDX-License-Identifier: MIT
"""What is shown of a function, and what a call of it is taken to do: the same promise stands in both.

Trusted. Engines make theorems, and modules that know what a promise means make checks and readings of it. `calls` holds them
together; nobody else has to be believed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reading:
    """What a call does of a function that keeps `promise`, in the words of one sort of proof. `about`: the numbers and the forms
    that it takes for those of the folder."""

    promise: object
    do: Callable[[Any], Any]
    about: tuple[object, ...] = ()

    def __call__(self, call: Any) -> Any:
        return self.do(call)


@dataclass(frozen=True)
class Theorem:
    """`promise`: what was shown, of a folder whose numbers and forms are `about`. `used`: by name, what a call was taken to do
    where there is one."""

    promise: object
    about: tuple[object, ...] = ()
    used: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
