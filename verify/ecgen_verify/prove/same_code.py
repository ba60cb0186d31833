# SPDX-License-Identifier: MIT
"""Functions that were proved before, in another build of the same sources: compilers often make the same of them.

Trusted. A proof depends on the code and the constants that it looks at, and on the names of everything else. So where the parts
of objects are there again that the function reaches without those that it takes by their names, it holds again, with the same
claims and contracts, if it has looked at no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.reached import Parts, neutral
from ecgen_verify.prove.verdict import Outcome


@dataclass
class Known:
    """What was proved of functions with one set of claims and contracts, by their names without prefixes: the prefix, what each
    takes by its name, and the rest."""

    _proved: dict[str, list[tuple[str, frozenset[str], list[str], Outcome]]] = field(default_factory=dict)

    def of(self, image: Image, function: str, prove: Callable[[Image], Outcome], prefix: str = "") -> Outcome:
        """What `prove` says of the function, or has said of it where it stood in the same code. `prefix`: begins the names here,
        and does not matter."""
        known = self._proved.setdefault(function.removeprefix(prefix), [])
        for old, called, lines, outcome in known:
            rename = partial(_renamed, old, prefix)
            if _parts(image, function, map(rename, called), prefix).lines == lines:
                outcome = _with_names(outcome, rename)
                verdict = replace(outcome.verdict, function=function, objects=frozenset(image.objects.values()), seconds=0.0)
                return replace(outcome, verdict=verdict, image=image)
        image.places.clear()
        outcome = prove(image)
        if outcome.verdict.proved:
            if image.functions[function] not in image.places:
                raise AssertionError(f"the code of {function} that was looked at is not that of these objects")
            places, called = set(image.places), frozenset(outcome.verdict.given)
            parts = _parts(image, function, called, prefix)
            if all(map(parts.hold, places)):
                known.append((prefix, called, parts.lines, outcome))
        return replace(outcome, image=image)


def _parts(image: Image, function: str, called: Iterable[str], prefix: str) -> Parts:
    return Parts(Code(image), function, frozenset(called), partial(neutral, prefix=prefix))


def _renamed(old: str, new: str, name: str) -> str:
    """With another prefix, of a name that has one: the others are those of other functions."""
    return new + name.removeprefix(old) if name.startswith(old) else name


def _with_names(outcome: Outcome, rename: Callable[[str], str]) -> Outcome:
    """With other names of what it calls."""
    assert outcome.theorem is not None
    used = {rename(name): reading for name, reading in outcome.theorem.used.items()}
    verdict = replace(outcome.verdict, given=tuple(map(rename, outcome.verdict.given)))
    return replace(outcome, theorem=replace(outcome.theorem, used=used), verdict=verdict)
