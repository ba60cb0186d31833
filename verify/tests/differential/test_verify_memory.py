# SPDX-License-Identifier: MIT
"""Buffers of `ecgen verify`: every size that a function takes has a place, and what lies around it is watched or forbidden."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ecgen_verify.memory import GUARD, PAGE, ROOM, Arena


@pytest.mark.parametrize("fenced", [False, True])
@pytest.mark.parametrize("size", [1, 8, 512, 3072, 4096, 8 * 512, 16384])
def test_a_place_lies_within_its_slot(size: int, fenced: bool) -> None:
    """3072 bytes are six elements of 4096 bits, which verify draws for fe_batch_inv."""
    arena = Arena(3)
    places = [arena.place(slot, size, 8, fenced=fenced) for slot in range(3)]
    for place in places:
        begin, length = place.window
        assert begin <= place.address - GUARD and place.address + size <= begin + length
        assert fenced == (begin + length == place.address + size)
        assert not fenced or (place.address + size) % PAGE == 0
    assert [b.address - a.address for a, b in pairwise(places)] == [ROOM + PAGE] * 2


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit a slot"):
        Arena(1).place(0, ROOM, 8, fenced=True)
