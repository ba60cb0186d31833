# SPDX-License-Identifier: MIT
"""What each function promises whose operands are elements and bytes, what shows it, and what calls do.

Trusted: that this is what a claim asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ecgen.logic.contract import Contract
from ecgen_verify.prove.composed.effects import Effect, memcmp
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.induction import Fold
from ecgen_verify.prove.composed.induction import prove as prove_loops
from ecgen_verify.prove.composed.promise import promise_of
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.composed.view import Setting, View
from ecgen_verify.prove.contract import Promise
from ecgen_verify.prove.kernel import Case, Execution, Kernel
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.world import World


@dataclass(frozen=True)
class Claim(Kernel):
    """`promise`: of a function of the manifest its contract; `check` gets a View; `loops` are shown by induction, by what folds
    them."""

    library: Mapping[str, Effect] = field(default_factory=lambda: {"memcmp": memcmp})

    @cached_property
    def promised(self) -> Promise:
        return promise_of(self.promise) if isinstance(self.promise, Contract) else super().promised

    def setting(self, case: Case, alias: Mapping[str, str], values: Mapping[str, int], before: Any) -> Setting:
        """Unknowns are those of other cases, too."""
        fields = {tag: Field(form.prime) for tag, form in self.forms.items()}
        elements = Elements(World(), fields, dict(self.forms), not self.promised.public) if before is None else before.elements
        return Setting(self.promised, case, alias, values, elements.world, elements=elements)

    def finished(self, machine: Machine, setting: Setting) -> None:
        view = View(machine, setting)
        self.check(view)
        view.close()

    def shown(self, execution: Execution, by: Callable[[Execution], Fold]) -> None:
        prove_loops(by(execution))
