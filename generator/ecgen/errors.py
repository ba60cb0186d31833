# SPDX-License-Identifier: MIT
"""Errors a user can cause; the command line prints each as one line and exits with its code."""

from __future__ import annotations

#: What `pip install` calls this project: on PyPI "ecgen" is somebody else's.
DISTRIBUTION = "ecgen-curves"


class EcgenError(Exception):
    """Base of every expected error. `exit_code` follows the command line's contract (DESIGN, section 5)."""

    exit_code = 2
    #: Whether the command has printed its JSON document already, which says what went wrong.
    told_as_json = False


class UsageError(EcgenError):
    """The command was used wrongly (exit 2)."""


class SpecError(EcgenError):
    """A curve specification is malformed or impossible (exit 2). The message names file, key, value and reason."""


class CheckFailed(EcgenError):
    """A check found a real difference (exit 1)."""

    exit_code = 1


class GeneratorFault(EcgenError):
    """The generator caught itself in an error: nothing is written, and the user can only report it (exit 1)."""

    exit_code = 1


class ToolMissing(EcgenError):
    """A compiler, assembler or library is not installed (exit 3). The message names the package that brings it."""

    exit_code = 3


class LostCarry(GeneratorFault):
    """A dropped carry could not be shown to be zero."""
