# SPDX-License-Identifier: MIT
"""How much work a proof may cost, in counted steps, and what it took: the same on every machine, however busy it is.

A step is an instruction executed, or a fact taken into account where a range is asked for with the facts of a path. No verdict,
place or counterexample depends on a clock. All budgets stand here; reaching one is "could not decide".

Largest needs seen, in a run over p256 and a part of curve25519 in their builds, and p751 as assembled; not yet over all
specifications: 5,369 steps for a straight-line function as assembled, 12,813 for one in C or one that calls others, 2,697 for a
kernel, 20,892 for digits or a hash; of the solver 687,712 units, for goldilocks.

Trusted: reaching one is `Undecided`, which is never a success.
"""

from __future__ import annotations

from dataclasses import dataclass, field

#: For one exploration, or for one proof by induction.
STEPS = 400_000
#: For a search for a counterexample after a failure; shared by the cases.
SEARCH = 40_000
#: Of the solver, for one question about division steps, in its own unit (the parameter `rlimit`).
SOLVER = 40_000_000


class Undecided(Exception):
    """The method cannot go on; says why. Never counts as success."""


@dataclass
class Budget:
    """Steps that may be taken, and those that were."""

    steps: int
    spent: int = 0

    @property
    def is_spent(self) -> bool:
        return self.spent > self.steps

    def spend(self, steps: int = 1) -> None:
        """Raises Undecided when no more are left."""
        self.spent += steps
        if self.is_spent:
            raise Undecided(f"more than {self.steps} steps")


@dataclass
class Account:
    """What explorations took together, and the functions that they called, in order."""

    paths: int = 0
    instructions: int = 0
    called: dict[str, None] = field(default_factory=dict)
