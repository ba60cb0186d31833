# SPDX-License-Identifier: MIT
"""Compiled functions on tiny curves against their contracts: all points, all scalars, all keys and signatures."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ecgen.logic.evaluate import admits, outputs
from support.contract_calls import Compiled
from support.curve_library import loaded

BUILDS = (("w13", "c64"), ("k13", "c32"))
Inputs = dict[str, Any]


@pytest.fixture(scope="module", params=BUILDS, ids=["-".join(build) for build in BUILDS])
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    native = loaded(request, tmp_path_factory)
    return Compiled(native.spec, native.prefix, native.width, native.library)


@pytest.fixture(scope="module", params=[("h251_8", "c64"), ("h251_4", "c32"), ("h251", "c64")], ids="-".join)
def cofactor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    """A curve with points of other orders than n."""
    native = loaded(request, tmp_path_factory)
    return Compiled(native.spec, native.prefix, native.width, native.library)


def points(lib: Compiled) -> list[Any]:
    group = lib.setting.group
    assert group is not None and lib.spec.curve is not None
    return [group.multiple(k, group.generator) for k in range(lib.spec.curve.order)]


def scalars(lib: Compiled) -> range:
    return range(lib.moduli["n"].number)


def check_all(lib: Compiled, name: str, inputs: Iterator[Inputs]) -> None:
    contract, draws = lib.contracts[name], random.Random(name)
    count = 0
    for one in inputs:
        assert admits(contract, lib.setting, one)
        assert lib.call(contract, one, draws) == outputs(contract, lib.setting, one), one
        count += 1
    assert count > 10


@pytest.mark.parametrize("name", ["point_add", "point_eq"])
def test_pairs_of_points(lib: Compiled, name: str) -> None:
    check_all(lib, name, ({"p": p, "q": q} for p in points(lib) for q in points(lib)))


def test_sums_with_affine_points(lib: Compiled) -> None:
    check_all(lib, "point_add_affine", ({"p": p, "q": q} for p in points(lib) for q in points(lib) if q is not None))


@pytest.mark.parametrize("name", ["point_dbl", "point_neg", "point_is_neutral", "point_to_affine", "point_is_on_curve"])
def test_points(lib: Compiled, name: str) -> None:
    check_all(lib, name, ({"p": p} for p in points(lib)))


def test_pairs_of_coordinates(lib: Compiled) -> None:
    """Points of the curve and others."""
    prime = lib.spec.prime
    check_all(lib, "affine_is_on_curve", ({"p": p} for p in itertools.product(range(prime), repeat=2)))


@pytest.mark.slow
def test_orders_of_all_points(cofactor: Compiled) -> None:
    group, curve = cofactor.setting.group, cofactor.spec.curve
    assert group is not None and curve is not None
    prime, on_curve = cofactor.spec.prime, []
    for p in itertools.product(range(prime), repeat=2):
        if group.is_on_curve(p):
            on_curve.append(p)
    assert len(on_curve) == curve.order * curve.cofactor - 1
    check_all(cofactor, "affine_has_order", ({"p": p} for p in on_curve))
    of_order = [p for p in on_curve if group.multiple(curve.order, p) == group.neutral]
    assert len(of_order) == curve.order - 1
    check_all(cofactor, "point_mul", ({"k": k, "p": p} for k in scalars(cofactor) for p in of_order))
    sums = ({"k": 2 * i % curve.order, "p": p, "l": i % 7} for i, p in enumerate(on_curve))
    check_all(cofactor, "point_mul_double_vartime", sums)


@pytest.mark.quick("h251_4-c32")
def test_keys_of_another_order_are_refused(cofactor: Compiled) -> None:
    group, curve = cofactor.setting.group, cofactor.spec.curve
    assert group is not None and curve is not None
    every = (p for p in itertools.product(range(cofactor.spec.prime), repeat=2) if group.is_on_curve(p))
    check_all(cofactor, "ecdh", ({"private_key": bytes([7]), "peer": bytes([4, *p]), "peer_length": 3} for p in every))


def test_multiples(lib: Compiled) -> None:
    check_all(lib, "point_mul", ({"k": k, "p": p} for k in scalars(lib) for p in points(lib)))
    check_all(lib, "point_mul_base", ({"k": k} for k in scalars(lib)))
    check_all(lib, "point_mul_bytes", ({"k": bytes([k]), "p": p} for k in range(256) for p in points(lib)[:5]))


def test_sums_of_multiples(lib: Compiled) -> None:
    triples = itertools.product(scalars(lib), points(lib), scalars(lib))
    check_all(lib, "point_mul_double_vartime", (dict(zip("kpl", triple, strict=True)) for triple in triples))


def test_encodings(lib: Compiled) -> None:
    strings = [bytes([first, x]) for first in (0, 1, 2, 3, 4, 5, 6, 255) for x in range(256)]
    strings += [bytes([first, x, y]) for first in (2, 4, 6) for x in range(16) for y in range(16)]
    check_all(lib, "affine_from_bytes", ({"b": string, "length": len(string)} for string in strings))


def test_keys_and_key_exchange(lib: Compiled) -> None:
    keys = [bytes([key]) for key in range(40)]
    check_all(lib, "public_key", ({"private_key": key} for key in keys))
    peers = [bytes([2 + sign, x]) for sign in (0, 1) for x in range(lib.spec.prime + 1)]
    check_all(lib, "ecdh", ({"private_key": key, "peer": peer, "peer_length": 2} for key in keys for peer in peers))


def test_signatures_verified(lib: Compiled) -> None:
    group, named = lib.setting.group, lib.setting.named
    assert group is not None
    keys = [named["encoded"](point) for point in points(lib)[1:5]]
    numbers = range(lib.moduli["n"].number + 2)
    check_all(lib, "ecdsa_verify", (
        {"signature": bytes([r, s]), "public_key": key, "public_key_length": 3, "hash": bytes([z]), "hash_length": 1}
        for r in numbers for s in numbers for key in keys for z in (0, 37, 255)))  # fmt: skip


def test_signatures_made(lib: Compiled) -> None:
    """Nonces of which some serve and some do not."""
    keys, hashes = range(lib.moduli["n"].number + 1), (b"", b"\0", b"\x53", b"\xff\xff")
    check_all(lib, "ecdsa_sign_nonce", (
        {"private_key": bytes([key]), "hash": hashed, "hash_length": len(hashed), "random": bytes([0] * 8 + [nonce]), "length": 9}
        for key in keys for hashed in hashes for nonce in range(lib.moduli["n"].number)))  # fmt: skip
