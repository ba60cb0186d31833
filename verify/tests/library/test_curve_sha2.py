# SPDX-License-Identifier: MIT
"""The emitted SHA-2 against hashlib, over every length around the blocks."""

from __future__ import annotations

import hashlib

import pytest

from support.curve_library import Memory, Native, loaded


@pytest.fixture(scope="module", params=[("w13", "c64"), ("w13", "c32"), ("w13", "c32-size")], ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


@pytest.mark.quick("w13-c64-256", "w13-c32-384")
@pytest.mark.parametrize("bits", [224, 256, 384, 512])
def test_every_length(curve: Native, bits: int) -> None:
    for length in (*range(300), 1000, 4096):
        message = hashlib.sha256(bytes([length % 256])).digest() * (length // 32 + 1)
        digest = Memory(bytes(bits // 8))
        curve.call(f"sha{bits}", digest, Memory(message[:length]), curve.size(length))
        assert digest.raw == hashlib.new(f"sha{bits}", message[:length]).digest()
