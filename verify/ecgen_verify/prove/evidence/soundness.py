# SPDX-License-Identifier: MIT
"""The page on soundness, verify/SOUNDNESS.md: what the prover is trusted with, and the evidence that it may be.

    python -m ecgen_verify.prove.evidence.soundness                write the page

Figures on it are counted from the prover's sources and from files in the repository: the numbers of the mutation suites and of
the model's comparison with the processor, and the records of what is proved. Those of other compilers and of the code of others
stand in the template.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import jinja2

from ecgen.bundled import bundled_specs
from ecgen.proofs import Record, bundled_proofs, read_record
from ecgen.prover_digest import installed_prover
from ecgen_verify.prove.evidence.coverage import Coverage, by_build, coverage
from ecgen_verify.prove.evidence.lines import PROVER, Source, sources
from ecgen_verify.prove.evidence.model import Counts
from ecgen_verify.prove.evidence.model import read_numbers as read_model
from ecgen_verify.prove.evidence.mutation import Tally
from ecgen_verify.prove.evidence.mutation import read_numbers as read_mutation
from ecgen_verify.prove.evidence.source_mutation import SourceTally
from ecgen_verify.prove.evidence.source_mutation import read_numbers as read_source_mutation

PAGE = Path(__file__).parents[3] / "SOUNDNESS.md"
_TEMPLATE = Path(__file__).parent / "soundness.md.j2"
_PARTS = {
    "": "core",
    "composed": "functions that call others",
    "divsteps": "kernels of division steps",
    "fused": "fused point functions",
    "goal": "contracts by the meaning of their terms: what is shown, and what a call does",
    "hashes": "SHA-2, HMAC and hexadecimal digits",
    "ladder": "the Montgomery ladder",
    "lanes": "functions on eight elements at once",
    "lazy_reduction": "numbers that are not canonical in between",
    "multiples": "scalar multiplications",
    "naf": "double multiplications of public scalars",
    "protocols": "deterministic signatures",
    "scalars": "scalars out of byte strings",
    "multiples/splitting": "scalars split by an endomorphism",
    "multiples/powers": "powers modulo p",
    "calls": "one rule for calls: what is shown of a function is what a call of it is taken to do",
}


def page() -> str:
    """The page for the sources and numbers as they are."""
    records = [record for spec in bundled_specs() if (record := read_record(bundled_proofs(), spec.name)) is not None]
    structures = sum(source.lines for source in sources(PROVER.parent / "structure" / PROVER.name) if source.trusted)
    return render(sources(), read_model(), read_mutation(), records, structures, read_source_mutation())


def render(files: Sequence[Source], model: Counts, mutation: Sequence[Tally], records: Sequence[Record],
           structures: int = 0, source_mutation: Sequence[SourceTally] = ()) -> str:  # fmt: skip
    """`structures`: lines of the prover of rings and binary fields."""
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True,
                                     keep_trailing_newline=True, autoescape=False)  # fmt: skip
    covered = [coverage(record) for record in records]
    return environment.from_string(_TEMPLATE.read_text(encoding="utf-8")).render(
        parts=[(_PARTS.get(part, part), [f for f in files if f.part == part])
               for part in sorted({f.part for f in files if f.trusted})],
        untrusted=_wrapped(f"`{Path(f.part, f.name).as_posix()}` ({f.lines})" for f in files if not f.trusted),
        believed=sum(f.lines for f in files if f.trusted),
        searching=sum(f.lines for f in files if not f.trusted),
        structures=structures,
        model=model,
        mutation=mutation,
        source_mutation=source_mutation,
        prover=installed_prover(),
        builds=by_build(records),
        coverage=covered,
        uncovered=_wrapped(f"`{name}` ({count})" for name, count in _uncovered(covered)),
    )


def _wrapped(items: Iterable[str]) -> str:
    return textwrap.fill(", ".join(items), 120, break_long_words=False, break_on_hyphens=False)


def _uncovered(covered: Sequence[Coverage]) -> list[tuple[str, int]]:
    """(function, in how many specifications no method covers it), by name."""
    return sorted(Counter(name for one in covered for name in one.uncovered).items())


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
