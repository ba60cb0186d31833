# SPDX-License-Identifier: MIT
"""The Python binding of groups modulo p: against Python's powers, and what it refuses."""

from __future__ import annotations

import random
from types import ModuleType

import pytest

from support.curve_library import folder_of, loaded
from support.modp_library import Exchange
from support.python_binding import load

#: p = 2q + 1 and keys below 2^k; q much shorter than p; a prime whose bytes have room above it.
GROUPS = [("modp512", "c64"), ("modq512", "c64"), ("modq139", "c32"),
          pytest.param(("ffdhe2048", "x64-adx"), marks=pytest.mark.slow)]  # fmt: skip


@pytest.fixture(scope="module", params=GROUPS, ids="-".join)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[ModuleType, Exchange]:
    name, target = request.param
    exchange = Exchange(loaded(request, tmp_path_factory))
    folder = folder_of(name, target, tmp_path_factory)
    return load(folder, name, folder / "all.so"), exchange


@pytest.mark.quick("modq139-c32")
def test_constants(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    group = binding.PRIME, binding.ORDER, binding.GENERATOR
    assert group == (model.prime, model.group.order, model.group.generator)
    lengths = binding.FIELD_BYTES, binding.KEY_BYTES, binding.SEED_BYTES
    assert lengths == (model.length, model.key_bytes, model.key_bytes + 8)


def test_keygen(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    seed = random.Random(1).randbytes(binding.SEED_BYTES)
    for data in (seed, bytearray(seed), seed + b"\1"):
        private, public = binding.keygen(data)
        assert isinstance(private, bytearray) and (0, bytes(private), public) == model.wanted_pair(bytes(data))
        assert binding.public_key(private) == public
        assert binding.check_public_key(public) is None
    assert 0 < int.from_bytes(binding.keygen()[0], "big") < model.group.exponents
    for short in (b"", seed[1:]):
        with pytest.raises(ValueError, match="fewer"):
            binding.keygen(short)


def test_key_exchange(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    (ours, our_public), (theirs, their_public) = binding.keygen(), binding.keygen()
    shared = binding.dh(ours, their_public)
    assert isinstance(shared, bytearray) and shared == binding.dh(bytes(theirs), bytearray(our_public))
    assert (0, bytes(shared)) == model.wanted_shared(int.from_bytes(ours, "big"), int.from_bytes(their_public, "big"))
    binding.wipe(shared)
    assert not any(shared)


def test_powers(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    draws = random.Random(2)
    for base in (0, 1, 2, model.prime - 1, draws.randrange(model.prime)):
        for exponent in (b"", b"\0", b"\3", draws.randbytes(9)):
            power = binding.exp(base.to_bytes(model.length, "big"), exponent)
            assert isinstance(power, bytearray)
            assert int.from_bytes(power, "big") == model.power(base, int.from_bytes(exponent, "big"))
    exponent = draws.randbytes(model.key_bytes)
    power = model.power(model.group.generator, int.from_bytes(exponent, "big"))
    assert binding.exp_base(exponent) == power.to_bytes(model.length, "big")


def test_what_is_refused(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    good, key = binding.keygen()[1], (1).to_bytes(model.key_bytes, "big")
    for peer in (0, 1, model.prime - 1, model.prime):
        encoded = peer.to_bytes(model.length, "big")
        with pytest.raises(ValueError, match="refused"):
            binding.dh(key, encoded)
        with pytest.raises(ValueError, match="not one of the group"):
            binding.check_public_key(encoded)
    with pytest.raises(ValueError, match="refused"):
        binding.dh(bytes(model.key_bytes), good)
    for number in (0, *([model.group.exponents] if model.group.exponents < model.key_room else [])):
        with pytest.raises(ValueError, match="not above 0 and below"):
            binding.public_key(number.to_bytes(model.key_bytes, "big"))
    with pytest.raises(ValueError, match="not below PRIME"):
        binding.exp(model.prime.to_bytes(model.length, "big"), b"\1")


def test_wrong_lengths_and_types(both: tuple[ModuleType, Exchange]) -> None:
    binding, model = both
    private, public = binding.keygen()
    calls = {"private key": lambda data: binding.dh(data, public), "public key": lambda data: binding.dh(private, data),
             "base": lambda data: binding.exp(data, b"\1"), "exponent": binding.exp_base}  # fmt: skip
    for what, call in calls.items():
        for wrong in (b"", bytes(model.length + 1)):
            with pytest.raises(ValueError, match=f"{what}: {len(wrong)} bytes"):
                call(wrong)
        with pytest.raises(TypeError, match=what):
            call(5)
