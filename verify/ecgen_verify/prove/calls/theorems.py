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

from collections.abc import Callable, Mapping
from dataclasses import replace

from ecgen_verify.prove.calls.place import Place, Refused, is_same
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.theorem import Reading, Theorem
from ecgen_verify.prove.verdict import NOT_COVERED, Outcome, Row, Status, Verdict
from ecgen_verify.prove.world import Undecided

#: What makes the outcome of a function, by its name; None where there is no method.
Method = Callable[[str], Outcome | None]


class Theorems:
    """`build`: what rows say that it is about; `prove`: what shows something of a function."""

    def __init__(self, place: Place, build: str, prove: Method) -> None:
        self.place, self.build, self.prove = place, build, prove
        self.outcomes: dict[str, Outcome | None] = {}

    def outcome(self, name: str) -> Outcome | None:
        """None where no method covers the function. It is not proved as long as it is not known what it rests on."""
        if name not in self.outcomes:
            self.outcomes[name] = Outcome(Verdict(name, "", Status.UNDECIDED))
            outcome = self.prove(name)
            self.outcomes[name] = outcome and self._checked(name, outcome)
        return self.outcomes[name]

    def row(self, name: str, reason: str = "") -> Row | None:
        """`reason`: why there is no method, where there is none; without one there is no row then."""
        promise = self.place.promise(name)
        outcome = None if isinstance(promise, Refused) else self.outcome(name)
        if outcome is not None:
            return Row(self.build, outcome.verdict)
        reason = promise.reason if isinstance(promise, Refused) else reason
        claim = self.place.rows.get(name, {}).get("claim", "")
        return Row(self.build, Verdict(name, claim, Status.UNDECIDED, reason)) if reason else None

    def _checked(self, name: str, outcome: Outcome) -> Outcome:
        """What was shown, given what is shown of the functions that it calls."""
        verdict = outcome.verdict
        if verdict.proved:
            try:
                theorem = self._of_folder(name, outcome)
                inner = {callee: self.outcome(callee) for callee in verdict.given}
                verdict = replace(verdict, objects=verdict.objects.union(*(of.verdict.objects for of in inner.values() if of)))
                self._rests_on(verdict, inner)
                for callee, of in inner.items():
                    self._is_called(outcome, callee, theorem.used[callee], of)
            except Undecided as reason:
                verdict = replace(verdict, status=Status.UNDECIDED, reason=f"{reason}")
        return replace(outcome, verdict=verdict)

    def _of_folder(self, name: str, outcome: Outcome) -> Theorem:
        """What is shown of this function of the folder, whatever it calls. Raises Undecided where it is nothing."""
        theorem, kernel = outcome.theorem, self.place.kernels.get(name)
        if theorem is None or outcome.image is None or outcome.verdict.function != name:
            raise Undecided("nothing is shown of this function")
        if not theorem.used.keys() >= {*outcome.verdict.given}:
            raise Undecided("what is shown does not say what all calls are taken to do")
        if not all(map(self.place.holds, theorem.about)):
            raise Undecided("what is shown is about other numbers than the folder has")
        for promise in (kernel and kernel.promise, self.place.promise(name)):
            if isinstance(promise, Refused):
                raise Undecided(promise.reason)
            if promise is not None and not is_same(theorem.promise, promise):
                raise Undecided("what is shown is not the contract in the manifest, or of a kernel not what its name stands for")
        return theorem

    def _rests_on(self, verdict: Verdict, inner: Mapping[str, Outcome | None]) -> None:
        """All functions called are proved, but those that are proved with the others of their modulus. Raises Undecided."""
        open_ones = [callee for callee, of in inner.items() if not (of.verdict.proved if of else self.place.straight(callee))]
        uncovered = [callee for callee in open_ones if (of := inner[callee]) is None or not of.verdict.covered]
        if uncovered:
            raise Undecided(f"{NOT_COVERED}: it calls {', '.join(uncovered)}, for which there is no method")
        if open_ones:
            raise Undecided(verdict.depending_on(open_ones).reason)

    def _is_called(self, outcome: Outcome, callee: str, reading: object, inner: Outcome | None) -> None:
        """A call was taken to do what is promised of the function called, and leads to it. `inner`: None of a straight-line
        function, which is proved in objects of its own. Raises Undecided."""
        promise = inner.theorem.promise if inner and inner.theorem else self.place.promise(callee)
        if not (isinstance(reading, Reading) and is_same(reading.promise, promise) and all(map(self.place.holds, reading.about))):
            raise Undecided(f"a call of {callee} is not taken to do what is shown of it")
        if outcome.image is None or not _is_reached(outcome.image, callee, inner):
            raise Undecided(f"the objects have another {callee} than that of which something is shown")


def _is_reached(image: Image, callee: str, outcome: Outcome | None) -> bool:
    """Whether calls in these objects lead to the code that the outcome is of, or to what the linker takes for the name: there is
    one definition in a program of what is no object's own."""
    definer = image.definer(callee)
    if definer is None or outcome is None:
        return definer is None or callee in image.exported
    return outcome.image is not None and definer == outcome.image.definer(callee)
