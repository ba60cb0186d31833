# SPDX-License-Identifier: MIT
"""The workers of a cluster that may prove: those with this prover and the same tools."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from ecgen.cluster import Pool, Suited, cluster_pool
from ecgen_verify.host import version_of
from ecgen_verify.prove.evidence.record import this_prover
from ecgen_verify.prove.tools.builds import Compilers


def kind_of(tools: tuple[str, ...]) -> str:
    """This prover and the tools, by which a verdict here is one anywhere."""
    versions = (f"{tool}: {version_of(tool)}" for tool in tools)
    return f"prover {this_prover()[:16]} with {'; '.join(versions)}"


@contextmanager
def prover_pool(scheduler: str | None, compilers: Compilers, refused: Callable[[str], None]) -> Iterator[Pool | None]:
    """None without a scheduler: this machine. Raises as `cluster_pool`."""
    if scheduler is None:
        yield None
        return
    tools = *dict.fromkeys(build.compiler for build in compilers.builds()), "nasm"
    with cluster_pool(scheduler, Suited(partial(kind_of, tools), kind_of(tools), "worker that is"), refused) as pool:
        yield pool
