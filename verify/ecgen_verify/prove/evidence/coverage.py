# SPDX-License-Identifier: MIT
"""How much is proved, counted from the records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ecgen.proofs import Proof, Record, with_proved_dependencies


@dataclass(frozen=True)
class Coverage:
    """One specification. `functions`: emitted; of these `whole`: proved in every build that was tried, `partly`: in some;
    `undecided`: in none; `uncovered`: names of those that no method is for. `proofs`: pairs of function and build."""

    spec: str
    functions: int
    whole: int
    partly: int
    undecided: int
    uncovered: tuple[str, ...]
    proofs: int


def coverage(record: Record) -> Coverage:
    """Counts what a manifest shows: no proof that depends on what is not proved."""
    shown = _shown(record)
    tried = Counter(name for names in (*(unit.functions for unit in record.units), *record.undecided.values()) for name in names)
    whole = sum(len(proofs) == tried[name] for name, proofs in shown.items())
    return Coverage(
        record.spec,
        functions=len(record.functions),
        whole=whole,
        partly=len(shown) - whole,
        undecided=len(tried) - len(shown),
        uncovered=tuple(name for name in record.functions if not tried[name]),
        proofs=sum(len(proofs) for proofs in shown.values()),
    )


def _shown(record: Record) -> dict[str, dict[str, Proof]]:
    """function -> build -> its proof."""
    known: dict[str, dict[str, Proof]] = {}
    for unit in record.units:
        for name, proof in unit.functions.items():
            known.setdefault(name, {})[unit.build] = proof
    return with_proved_dependencies(known)


def by_build(records: Sequence[Record]) -> list[tuple[str, str, int, int]]:
    """(build, tools, proofs, functions tried in vain) over all records."""
    tools: dict[str, set[str]] = {}
    proved: Counter[str] = Counter()
    tried: Counter[str] = Counter()
    for record in records:
        proved.update(build for proofs in _shown(record).values() for build in proofs)
        tried.update(unit.build for unit in record.units for _ in unit.functions)
        tried.update(build for build, names in record.undecided.items() for _ in names)
        for build, tool in record.tools.items():
            tools.setdefault(build, set()).add(tool)
    return [
        (build, ", ".join(sorted(tools.get(build, ()))), proved[build], tried[build] - proved[build]) for build in sorted(tried)
    ]
