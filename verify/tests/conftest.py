# SPDX-License-Identifier: MIT
"""Hypothesis for machines that are shared and slow at times: no test may fail because of the clock. Which parameters are slow.
Fixtures of many tests."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from support import run_folder

settings.register_profile("ecgen", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ecgen")


def pytest_configure(config: pytest.Config) -> None:
    if run_folder.begin():
        config.add_cleanup(run_folder.end)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`@pytest.mark.quick(*patterns)`: the parameters whose id matches none of the patterns are slow."""
    quick: dict[str, bool] = {}
    for item in items:
        mark = item.get_closest_marker("quick")
        if mark is None:
            continue
        test, _, parameters = item.nodeid.partition("[")
        chosen = any(fnmatchcase(parameters.removesuffix("]"), pattern) for pattern in mark.args)
        quick[test] = quick.get(test, False) or chosen
        if not chosen:
            item.add_marker(pytest.mark.slow)
    stale = [test for test, matched in quick.items() if not matched]
    if stale and not any("::" in argument for argument in config.args):
        raise pytest.UsageError(f"{stale[0]}: no parameter is quick; the patterns of its mark match none")


@pytest.fixture
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The working folder, with nothing in it."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work
