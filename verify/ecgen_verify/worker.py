# SPDX-License-Identifier: MIT
"""The process in which generated code runs, so that its crash is a result and not the end."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.signals import ended_by_parent
from ecgen_verify.beacon import Beacon
from ecgen_verify.cases import Case
from ecgen_verify.configurations import Configuration
from ecgen_verify.outcome import Outcome
from ecgen_verify.subject import Function

#: Sent once the libraries are loaded.
READY = "ready"


@dataclass(frozen=True)
class Job:
    """What a worker needs. `replay`: the one case to run instead of drawing `examples` inputs."""

    functions: Sequence[Function]
    libraries: dict[Configuration, Path]
    caller: Path
    folder: Path
    examples: int
    seed: int
    replay: Case | None = None


def serve(connection: Connection, job: Job, beacon: Path) -> None:
    """Send READY, then for each index of a function received its Outcome.

    An EcgenError is sent as it is, any other exception, which means that the check itself is broken, as a traceback.
    """
    ended_by_parent()
    try:
        _serve(connection, job, beacon)
    except EOFError:
        pass  # the parent is gone
    except EcgenError as error:
        connection.send(error)
    except Exception:
        connection.send(traceback.format_exc())


def _serve(connection: Connection, job: Job, beacon: Path) -> None:
    from hypothesis.configuration import set_hypothesis_home_dir

    from ecgen_verify.differential import check, check_case
    from ecgen_verify.loader import Rig

    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # standard output is for results
    signal.signal(signal.SIGFPE, signal.SIG_DFL)  # gmpy2 turns it into an abort
    set_hypothesis_home_dir(job.folder)
    rig = Rig(job.libraries, [function.name for function in job.functions], job.caller, Beacon(beacon))
    connection.send(READY)
    while (index := connection.recv()) is not None:
        outcome: Outcome
        if job.replay is not None:
            outcome = check_case(job.replay, rig)
        else:
            outcome = check(job.functions[index], rig, job.examples, job.seed)
        connection.send(outcome)
