# SPDX-License-Identifier: MIT
"""Reads what `harness show` printed."""

from __future__ import annotations

from collections.abc import Callable

from ecgen.errors import CheckFailed


def compare(shown: str, is_right: Callable[[str, int, bytes], bool], key: Callable[[int], str]) -> int:
    """Ask `is_right` about every printed result, and return how many there were.

    `is_right` takes the function, the index of the key, and the result; `key` describes the key of an index. Raises CheckFailed
    at the first wrong result.
    """
    compared = 0
    for line in shown.splitlines():
        name, function, index, text = line.split()
        if not is_right(function, int(index), bytes.fromhex(text)):
            raise CheckFailed(f"{name}: {function} is wrong for {key(int(index))}: it gives 0x{text}")
        compared += 1
    return compared
