# SPDX-License-Identifier: MIT
"""Reads what `harness show` printed."""

from __future__ import annotations

from collections.abc import Callable

from ecgen.errors import CheckFailed


def compare(shown: str, is_right: Callable[[str, int, bytes], bool], key: Callable[[int], str]) -> int:
    """Ask `is_right` of every line's function, index of the key, and result. How many there were.

    Raises CheckFailed at the first wrong one; `key` describes the key of an index.
    """
    compared = 0
    for line in shown.splitlines():
        name, function, index, text = line.split()
        if not is_right(function, int(index), bytes.fromhex(text)):
            raise CheckFailed(f"{name}: {function} is wrong for {key(int(index))}: it gives 0x{text}")
        compared += 1
    return compared
