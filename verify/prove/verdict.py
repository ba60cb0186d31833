# SPDX-License-Identifier: MIT
"""What the prover says about one function."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Status(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"  # with inputs for which the contract fails, or a leak
    UNDECIDED = "could not decide"  # never a success


@dataclass(frozen=True)
class Verdict:
    """`place`: instruction and source row of a failure. `counterexample`: inputs as numbers. `seconds`: processor time."""

    function: str
    contract: str
    status: Status
    reason: str = ""
    place: str = ""
    counterexample: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    paths: int = 0
    instructions: int = 0
    sha256: str = ""

    @property
    def proved(self) -> bool:
        return self.status is Status.PROVED
