# SPDX-License-Identifier: MIT
"""Hypothesis for machines that are shared and slow at times: no test may fail because of the clock. Which parameters are slow.
Fixtures of many tests."""

from __future__ import annotations

from argparse import ArgumentTypeError
from fnmatch import fnmatchcase
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

from support import run_folder

settings.register_profile("ecgen", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ecgen")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--share", metavar="I/N", type=_share_of, help="of the slow tests one share of N, I from 0 to N - 1")


def _share_of(text: str) -> tuple[int, int]:
    index, _, shares = text.partition("/")
    if not (index.isdecimal() and shares.isdecimal() and int(index) < int(shares)):
        raise ArgumentTypeError(f"{text!r} is no share, such as 0/3")
    return int(index), int(shares)


def pytest_configure(config: pytest.Config) -> None:
    if run_folder.begin():
        config.add_cleanup(run_folder.end)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`@pytest.mark.quick(*patterns)`: the parameters whose id matches none of the patterns are slow.
    `@pytest.mark.sampled(n)`: of the slow parameters one in n is for every run of the slow tests, the others are exhaustive."""
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
    _sample(items)
    _take_share(config, items)
    stale = [test for test, matched in quick.items() if not matched]
    if stale and not any("::" in argument for argument in config.args):
        raise pytest.UsageError(f"{stale[0]}: no parameter is quick; the patterns of its mark match none")


def _sample(items: list[pytest.Item]) -> None:
    """One in n of the slow parameters of a test, whichever their digests put first, so that the choice favours no value."""
    slow: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled") is not None and item.get_closest_marker("slow") is not None:
            slow.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for group in slow.values():
        (one_in,) = next(group[0].iter_markers("sampled")).args
        for item in sorted(group, key=lambda item: crc32(item.nodeid.encode()))[-(-len(group) // one_in) :]:
            item.add_marker(pytest.mark.exhaustive)


def _take_share(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the slow tests one share, as asked for. Those of the same parameters are in one share, so that no more than one compiles
    a build."""
    if (share := config.getoption("share")) is None:
        return
    index, shares = share

    def is_in(item: pytest.Item) -> bool:
        test, _, parameters = item.nodeid.partition("[")
        return item.get_closest_marker("slow") is None or crc32((parameters or test).encode()) % shares == index

    chosen = {item: is_in(item) for item in items}
    config.hook.pytest_deselected(items=[item for item in items if not chosen[item]])
    items[:] = [item for item in items if chosen[item]]


@pytest.fixture
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The working folder, with nothing in it."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    return work
