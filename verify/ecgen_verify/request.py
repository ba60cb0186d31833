# SPDX-License-Identifier: MIT
"""What the command line asks to have verified."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path

from ecgen.cli import TARGETS, choose_spec, command_line, make_library, targets_for_size
from ecgen.emit import emit
from ecgen.errors import CheckFailed, UsageError
from ecgen.folder import check_folder, write_folder
from ecgen.library import Syntax, Target
from ecgen_verify.subject import Subject, read_subject


@dataclass(frozen=True)
class Request:
    """A folder to verify (`folder`), or what to emit into a temporary one. Empty `compilers` or `levels` mean all of them.

    With a folder, `curve` or `spec_file` say what it has to be of.
    """

    curve: str | None
    spec_file: Path | None
    reduction: str | None
    target: str
    prefix: str | None
    tuned: str | None
    folder: Path | None
    compilers: tuple[str, ...]
    levels: tuple[str, ...]
    syntax: Syntax = Syntax.NASM
    size: bool = False

    def targets(self) -> tuple[Target, ...]:
        """The targets asked for, as far as that can be known before the folder is read."""
        if self.target not in TARGETS:
            raise UsageError(f"--target {self.target}: verify knows {', '.join(TARGETS)}")
        return targets_for_size(self.target) if self.size else TARGETS[self.target]

    @property
    def _other_syntax(self) -> str | None:
        """The syntax asked for, unless it is the usual one."""
        return None if self.syntax is Syntax.NASM else self.syntax.value

    @property
    def needs_nasm(self) -> bool:
        """Whether assembly that is emitted for the request is NASM's."""
        return self.syntax is Syntax.NASM and not self.size

    def subject(self, scratch: Path) -> Subject:
        """Emit into `scratch`, or check the folder against its manifest; then read it.

        Raises UsageError for a request that cannot be, CheckFailed for a folder that is not as ecgen wrote it.
        """
        if self.folder is None:
            spec = choose_spec(self.curve, self.spec_file)
            library = make_library(spec, self.reduction, self.target, self.prefix, tuned=self.tuned, syntax=self.syntax,
                                   size=self.size)  # fmt: skip
            command = command_line(spec, self.spec_file is not None, self.reduction, self.target, self.prefix, tuned=self.tuned,
                                   syntax=self.syntax, size=self.size)  # fmt: skip
            write_folder(scratch, emit(library, command))
            return read_subject(scratch)
        given = {"--reduction": self.reduction, "--prefix": self.prefix, "--tuned": self.tuned, "--syntax": self._other_syntax,
                 "--size": True if self.size else None}  # fmt: skip
        for option, value in given.items():
            if value is not None:
                raise UsageError(f"{option} does not go with --dir, whose manifest says what the folder holds")
        check_folder(self.folder)
        subject = read_subject(self.folder)
        if subject.common is not None:
            check_folder(subject.common)
        if self.curve is not None or self.spec_file is not None:
            self._compare(subject)
        return subject

    def _compare(self, subject: Subject) -> None:
        """The folder has to be of the curve named beside it."""
        spec = choose_spec(self.curve, self.spec_file)
        numbers = [spec.prime, *([spec.curve.order] if spec.curve else [])]
        if subject.numbers != numbers:
            raise CheckFailed(f"{subject.folder}: its primes are not those of {spec.name}")

    def command(self) -> str:
        """The command line of this request, for a shell."""
        words = ["ecgen", "verify"]
        options = {
            "--curve": self.curve, "--spec": self.spec_file, "--dir": self.folder, "--reduction": self.reduction,
            "--prefix": self.prefix, "--tuned": self.tuned, "--target": None if self.target == "all" else self.target,
            "--syntax": self._other_syntax,
        }  # fmt: skip
        words += [word for option, value in options.items() if value is not None for word in (option, str(value))]
        words += ["--size"] if self.size else []
        words += [word for compiler in self.compilers for word in ("--compiler", compiler)]
        words += [word for level in self.levels for word in ("--opt", level)]
        return shlex.join(words)
