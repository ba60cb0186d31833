# SPDX-License-Identifier: MIT
"""What holds of the functions of one build of a folder, given what is shown of each and what each takes calls to do.

Trusted. A theorem counts where it is about the folder's numbers, promises what the manifest publishes of the function, and every
call in it was taken to do what is promised of the function called. That is proved here as well, and not by the theorem itself; or
it is a function of the manifest that is proved elsewhere, whose name the verdict has. Where the objects define that function
themselves, what is shown of it is of this definition, or there is no other in a program. The verdict has the digests of all
objects that something was shown of. Who picks theorems and readings need not be believed: all that a wrong one leads to is that
nothing is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from ecgen.logic.contract import Contract
from ecgen.logic.text import required
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.goal.published import Refused, is_same
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.verdict import NOT_COVERED, Outcome, Row, Status, Verdict

#: What makes the outcome of a function, by its name; None where there is no method.
Method = Callable[[str], Outcome | None]


class Theorems:
    """`build`: what rows say that it is about; `prove`: what shows something of a function."""

    def __init__(self, place: Place, build: str, prove: Method) -> None:
        self.place, self.build, self.prove = place, build, prove
        self.outcomes: dict[str, Outcome | None] = {}
        self.open: list[str] = []

    def outcome(self, name: str) -> Outcome | None:
        """None where no method covers the function."""
        if name not in self.outcomes:
            outcome = self.prove(name)
            self.open.append(name)
            self.outcomes[name] = outcome and self._checked(name, outcome)
            self.open.pop()
        return self.outcomes[name]

    def row(self, name: str, reason: str = "") -> Row | None:
        """`reason`: why there is no method, where there is none; without one there is no row then."""
        promise = self.place.promise(name)
        outcome = None if isinstance(promise, Refused) else self.outcome(name)
        if outcome is not None:
            return Row(self.build, outcome.verdict)
        reason = promise.reason if isinstance(promise, Refused) else reason
        claim = self.place.published.rows.get(name, {}).get("claim", "")
        return Row(self.build, Verdict(name, claim, Status.UNDECIDED, reason)) if reason else None

    def _checked(self, name: str, outcome: Outcome) -> Outcome:
        """What was shown, given what is shown of the functions that it calls."""
        verdict = replace(outcome.verdict, assumed=tuple(self._assumed(outcome.verdict.given)))
        if not verdict.proved:
            return replace(outcome, verdict=verdict)
        refusal = self._refusal(name, outcome)
        if refusal:
            return replace(outcome, verdict=replace(verdict, status=Status.UNDECIDED, reason=refusal))
        assert outcome.theorem is not None
        assert outcome.image is not None
        used = outcome.theorem.used
        if cyclic := [callee for callee in used if callee in self.open]:
            reason = f"what is shown of {cyclic[0]} rests on itself"
            return replace(outcome, verdict=replace(verdict, status=Status.UNDECIDED, reason=reason))
        inner = {callee: self.outcome(callee) for callee in used}
        verdict = replace(verdict, objects=verdict.objects.union(*(of.verdict.objects for of in inner.values() if of)))
        open_ones = [callee for callee, of in inner.items() if not (of.verdict.proved if of else self.place.straight(callee))]
        if open_ones:
            uncovered = [callee for callee in open_ones if (of := inner[callee]) is None or not of.verdict.covered]
            verdict = verdict.depending_on(open_ones)
            if uncovered:
                reason = f"{NOT_COVERED}: it calls {', '.join(uncovered)}, for which there is no method"
                verdict = replace(verdict, reason=reason)
        elif wrong := [callee for callee, reading in used.items() if not self._keeps(callee, reading, inner[callee])]:
            reason = f"a call of {wrong[0]} is not taken to do what is shown of it"
            verdict = replace(verdict, status=Status.UNDECIDED, reason=reason)
        elif others := [callee for callee, of in inner.items() if not _is_reached(outcome.image, callee, of)]:
            reason = f"the objects have another {others[0]} than that of which something is shown"
            verdict = replace(verdict, status=Status.UNDECIDED, reason=reason)
        return replace(outcome, verdict=verdict)

    def _refusal(self, name: str, outcome: Outcome) -> str:
        """Why what is shown is nothing of this function of the folder, whatever it calls."""
        theorem, kernel = outcome.theorem, self.place.kernels.get(name)
        if theorem is None or outcome.image is None or outcome.verdict.function != name:
            return "nothing is shown of this function"
        if not theorem.used.keys() >= {*outcome.verdict.given}:
            return "what is shown does not say what all calls are taken to do"
        if kernel is not None and not same(theorem.promise, kernel.promised):
            return "what is shown is not what a kernel of this name is taken to do"
        if not all(map(self.place.holds, theorem.about)):
            return "what is shown is about other numbers than the folder has"
        promise = self.place.promise(name)
        if isinstance(promise, Refused):
            return promise.reason
        if promise is not None and not same(theorem.promise, promise):
            return "what is shown is not the contract in the manifest"
        return ""

    def _keeps(self, callee: str, reading: object, outcome: Outcome | None) -> bool:
        """Whether a call was taken to do what is promised of the function called. `outcome`: None of a straight-line function,
        which is proved in objects of its own."""
        promise = outcome.theorem.promise if outcome and outcome.theorem else self.place.promise(callee)
        return isinstance(reading, Reading) and same(reading.promise, promise) and all(map(self.place.holds, reading.about))

    def _assumed(self, called: Sequence[str]) -> Iterator[str]:
        """What the functions called require of their operands."""
        for name in called:
            contract = self.place.published.contract(name) if name in self.place.published.rows else None
            if isinstance(contract, Contract) and contract.requires:
                yield f"{name}: {', '.join(required(contract))}"


def _is_reached(image: Image, callee: str, outcome: Outcome | None) -> bool:
    """Whether calls in these objects lead to the code that the outcome is of, or to what the linker takes for the name: there is
    one definition in a program of what is no object's own."""
    definer = image.definer(callee)
    if definer is None or outcome is None:
        return definer is None or callee in image.exported
    return outcome.image is not None and definer == outcome.image.definer(callee)


def open_outcome(name: str, claim: str, reason: str) -> Outcome:
    """Of a function that there is no method for."""
    return Outcome(Verdict(name, claim, Status.UNDECIDED, reason))


def same(one: object, other: object) -> bool:
    """Whether two promises are the same one."""
    if isinstance(one, Contract) and isinstance(other, Contract):
        return is_same(one, other)
    return one is not None and type(one) is type(other) and one == other
