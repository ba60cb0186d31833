# SPDX-License-Identifier: MIT
"""A temporary folder that cannot be removed does not hide why a command failed."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest

from ecgen.errors import CheckFailed
from support.commands import Command


def _failing(*arguments: object, **options: object) -> NoReturn:
    raise CheckFailed("the cause")


def _not_empty(*arguments: object, **options: object) -> NoReturn:
    raise OSError(errno.ENOTEMPTY, "Directory not empty")


@pytest.mark.parametrize(("command", "step"), [("prove", "ecgen_verify.prove.command.emit"),
                                               ("verify", "ecgen_verify.command.choose")])  # fmt: skip
def test_the_first_error_is_told(
    command: str, step: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(step, _failing)
    runner = Command(tmp_path, capsys, monkeypatch)
    with monkeypatch.context() as patched:
        patched.setattr(os, "rmdir", _not_empty)
        ended = runner.run(command, "--curve", "p192", "--target", "c")
    assert ended.code == CheckFailed("").exit_code
    assert ended.err.strip().endswith("the cause")
