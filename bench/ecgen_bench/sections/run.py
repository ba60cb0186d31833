# SPDX-License-Identifier: MIT
"""Runs the chosen sections one after the other, and hands out the files of each as soon as it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ecgen.errors import ToolMissing, UsageError
from ecgen.library import Library
from ecgen_bench.harness.job import Job, NotHere
from ecgen_bench.report.chart import picture
from ecgen_bench.report.findings import Findings
from ecgen_bench.report.present import absence, as_json, document, markdown
from ecgen_bench.sections.section import Section


@dataclass(frozen=True)
class Outcome:
    """`findings`: None for a section that this machine cannot measure, for `reason`; `files`: their text by name, without the
    folder."""

    section: Section
    findings: Findings | None
    reason: str
    document: dict[str, object]
    files: dict[str, str]


def outcomes(job: Job, sections: Sequence[Section], everything: bool) -> Iterator[Outcome]:
    """Run the sections. With `everything`, a missing tool does not end the run, nor does a curve for which a section has nothing.

    Raises ToolMissing, UsageError or CheckFailed.
    """
    name = job.libraries[0].spec.name if len(job.libraries) == 1 else "curves"
    for section in sections:
        stem = f"bench-{name}-{section.name}"
        title = f"{', '.join(library.spec.name for library in job.libraries)}: {section.about}"
        try:
            if section.needs_curve and not any(_suits(section, library) for library in job.libraries):
                raise UsageError(f"--section {section.name}: this is a bare prime field, without a curve")
            findings = section.run(job)
        except NotHere as lacking:
            yield _absent(section, stem, title, str(lacking))
        except (ToolMissing, UsageError) as failure:
            if not everything:
                raise
            yield _absent(section, stem, title, str(failure))
        else:
            content = document(findings) | {"section": section.name}
            files = {f"{stem}.md": markdown(findings), f"{stem}.json": as_json(content),
                     f"{stem}.svg": picture(findings.title, findings.chart)}  # fmt: skip
            yield Outcome(section, findings, "", content, files)


def _absent(section: Section, stem: str, title: str, reason: str) -> Outcome:
    text, content = absence(title, reason)
    content |= {"section": section.name}
    return Outcome(section, None, reason, content, {f"{stem}.md": text, f"{stem}.json": as_json(content)})


def _suits(section: Section, library: Library) -> bool:
    return library.spec.curve is not None or (section.takes_groups and library.spec.group is not None)
