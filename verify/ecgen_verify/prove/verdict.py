# SPDX-License-Identifier: MIT
"""What the prover says about one function.

Trusted: what is not "proved" is never success.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Theorem


class Status(StrEnum):
    PROVED = "proved"
    REFUTED = "refuted"  # with inputs for which the contract fails, or a leak
    UNDECIDED = "could not decide"  # never a success


@dataclass(frozen=True)
class Verdict:
    """`contract`: what is ensured, and what is required of the inputs. `given`: the functions called, by whose contracts it
    holds, as what these require is shown at each call. `place`: instruction and source row of a failure.
    `counterexample`: inputs as numbers. `seconds`: processor time. `objects`: SHA-256 of each object that the proof
    is of, and those of the functions given."""

    function: str
    contract: str
    status: Status
    reason: str = ""
    place: str = ""
    counterexample: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    paths: int = 0
    instructions: int = 0
    objects: frozenset[str] = frozenset()
    given: tuple[str, ...] = ()

    @property
    def proved(self) -> bool:
        return self.status is Status.PROVED

    @property
    def covered(self) -> bool:
        """Whether there is a method for the function."""
        return not self.reason.startswith(NOT_COVERED)

    def depending_on(self, open_ones: Iterable[str]) -> Verdict:
        """This verdict where it depends on the contracts of these functions, which are not proved."""
        reason = f"holds if the contracts hold of {', '.join(open_ones)}, which are not proved"
        return replace(self, status=Status.UNDECIDED, reason=reason)


@dataclass(frozen=True)
class Row:
    """A verdict and the build that it is about. It is of the objects whose digests it has; that what this name stands for made
    them is not shown (`tools`)."""

    build: str
    verdict: Verdict


@dataclass(frozen=True)
class Outcome:
    """`theorem`: what is shown where the verdict is "proved". `image`: that it is of."""

    verdict: Verdict
    theorem: Theorem | None = None
    image: Image | None = None


#: Begins the reason where there is no method for a function.
NOT_COVERED = "not covered"
