# SPDX-License-Identifier: MIT
"""Finite-field Diffie-Hellman as emitted: against gmpy2, NIST's vectors and OpenSSL; tiny groups exhaustively."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecgen.spec.load import load_file
from support.curve_library import EMULATED, IFMA, Memory, Native, folder_of, loaded, native_of
from support.curve_vectors import vector_file
from support.emitted import WARNINGS, shell
from support.modp_library import Exchange
from support.openssl_groups import GROUPS, Theirs

TINY = [(name, target) for name in ("modp23", "modp263", "modq139") for target in ("c64", "c32", IFMA, EMULATED)]
BUILDS = [("ffdhe2048", "x64-adx"), ("modp512", "c64"), ("modq512", "c64"), ("ffdhe2048", IFMA),
          *(pytest.param(build, marks=pytest.mark.slow) for build in (
              ("modp14", "c32"), ("modp512", EMULATED), ("modq512", EMULATED), ("ffdhe2048", "c64"),
              ("ffdhe2048", "c32"), ("ffdhe3072", "x64-adx"), ("ffdhe4096", "c32"), ("modp14", "x64-adx"),
              ("modp15", "c64"), ("modp16", "x64-adx"), ("modp1024", "x64-adx"), ("modq512", "x64-adx")))]  # fmt: skip
EDGES = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
#: NIST's vectors: how the results begin whose fault shows in the key exchange or in the validation of keys.
FAULTS = ("F (1 ", "F (3 ", "F (4 ", "F (5 ")


@pytest.fixture(scope="module")
def tiny(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Exchange:
    return Exchange(loaded(request, tmp_path_factory))


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def dh(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Exchange:
    return Exchange(loaded(request, tmp_path_factory))


# --- tiny groups ---


@pytest.mark.quick("modp23-c64", "modp23-ifma", "modq139-c32")
@pytest.mark.parametrize("tiny", TINY, indirect=True, ids="-".join)
def test_every_exchange(tiny: Exchange) -> None:
    """Every private key's bytes with every public value, also those out of range; for 9 bits, with some of the keys."""
    peers, keys = range(1 << 8 * tiny.length), range(tiny.key_room)
    for key in keys if len(peers) == 256 else (0, 1, 2, 77, 130, 131, 255):
        for peer in peers if len(peers) == 256 else range(2 * tiny.prime + 2):
            assert tiny.shared(key, peer) == tiny.wanted_shared(key, peer), (key, peer)
    for key in keys:
        assert tiny.public_key(key) == tiny.wanted_public(key), key
        assert tiny.exp_base(key) == tiny.power(tiny.group.generator, key), key
    for peer in peers:
        assert tiny.check(peer) == (0 if tiny.is_member(peer) else -1), peer


@pytest.mark.quick("modp23-*", "modp263-ifma")
@pytest.mark.parametrize("tiny", TINY, indirect=True, ids="-".join)
def test_every_power(tiny: Exchange) -> None:
    for base in range(min(tiny.prime, 40)):
        for exponent in range(256):
            assert tiny.exp(base, bytes([exponent])) == tiny.power(base, exponent), (base, exponent)
        assert tiny.exp(base, b"") == 1


@pytest.mark.parametrize("tiny", TINY, indirect=True, ids="-".join)
def test_every_key_is_drawn_as_often(tiny: Exchange) -> None:
    count, drawn = tiny.group.exponents - 1, []
    for number in range(4 * count):
        random_bytes = number.to_bytes(tiny.key_bytes + 8, "big")
        assert tiny.keygen(random_bytes) == tiny.wanted_pair(random_bytes)
        drawn.append(tiny.keygen(random_bytes)[1])
    assert {drawn.count(key) for key in drawn} == {4} and len(set(drawn)) == count


# --- edges of all groups ---


def exponents(limit: int) -> st.SearchStrategy[int]:
    """Below the limit: 0, 1, the last ones, runs of bits."""
    bits = limit.bit_length()
    runs = st.builds(lambda ones, shift: (((1 << ones) - 1) << shift) % limit, st.integers(0, bits), st.integers(0, bits))
    return st.one_of(st.sampled_from([0, 1, 2, limit - 1, limit - 2]), runs, st.integers(0, limit - 1))


def public_values(dh: Exchange) -> st.SearchStrategy[int]:
    """0, 1, p - 1, p, p + 1, of right and wrong orders."""
    p = dh.prime
    highest = (1 << 8 * dh.length) - 1
    edges = st.sampled_from([y for y in (0, 1, 2, 3, p - 3, p - 2, p - 1, p, p + 1, highest) if y <= highest])
    members = st.integers(1, p - 1).map(lambda y: dh.power(y, (p - 1) // dh.group.order))
    return st.one_of(edges, st.integers(0, p - 1), members, members.map(lambda y: p - y))


@pytest.mark.sampled(2)
@pytest.mark.quick("modp512-c64", "modq512-c64", "ffdhe2048-*")
@EDGES
@given(data=st.data())
def test_powers(dh: Exchange, data: st.DataObject) -> None:
    base = data.draw(st.one_of(st.sampled_from([0, 1, 2, dh.prime - 1]), st.integers(0, dh.prime - 1)))
    exponent = data.draw(exponents(1 << data.draw(st.sampled_from([8, 64, 225, 232]))))
    length = -(-exponent.bit_length() // 8) + data.draw(st.integers(0, 2))
    assert dh.exp(base, exponent.to_bytes(length, "big")) == dh.power(base, exponent)


@EDGES
@given(data=st.data())
def test_exchange(dh: Exchange, data: st.DataObject) -> None:
    key = data.draw(st.one_of(exponents(dh.group.exponents), exponents(dh.key_room),
                              st.sampled_from([dh.group.exponents, dh.group.exponents + 1]))) % dh.key_room  # fmt: skip
    peer = data.draw(public_values(dh))
    assert dh.shared(key, peer) == dh.wanted_shared(key, peer)
    assert dh.public_key(key) == dh.wanted_public(key)
    assert dh.exp_base(key) == dh.power(dh.group.generator, key)


@settings(EDGES, max_examples=8)
@given(data=st.data())
def test_whole_exponents_and_validation(dh: Exchange, data: st.DataObject) -> None:
    """Powers by q and beside it, as long as p."""
    peer, q = data.draw(public_values(dh)), dh.group.order
    assert dh.check(peer) == (0 if dh.is_member(peer) else -1)
    exponent = data.draw(st.sampled_from([q - 1, q, q + 1, 2 * q, dh.prime - 1]))
    assert dh.exp(peer % dh.prime, exponent.to_bytes(dh.length, "big")) == dh.power(peer, exponent)


@EDGES
@given(data=st.data())
def test_key_pairs(dh: Exchange, data: st.DataObject) -> None:
    length = dh.key_bytes + 8 + data.draw(st.integers(0, 3))
    number = data.draw(exponents(1 << 8 * length))
    random_bytes = number.to_bytes(length, "big")
    assert dh.keygen(random_bytes) == dh.wanted_pair(random_bytes)


def test_too_few_random_bytes_are_refused(dh: Exchange) -> None:
    for length in (0, 1, dh.key_bytes, dh.key_bytes + 7):
        assert dh.keygen(b"\x77" * length) == (-1, bytes(dh.key_bytes), bytes(dh.length))


def test_both_sides_agree_and_leading_zeros_stay(dh: Exchange) -> None:
    draws = random.Random(1)
    mine, theirs = (draws.randrange(1, dh.group.exponents) for _ in range(2))
    publics = [int.from_bytes(dh.public_key(key)[1], "big") for key in (mine, theirs)]
    assert dh.shared(mine, publics[1]) == dh.shared(theirs, publics[0])
    small = dh.power(3, (dh.prime - 1) // dh.group.order)
    one = dh.power(small, pow(2, -1, dh.group.order))  # its square is short
    assert dh.shared(2, one) == (0, small.to_bytes(dh.length, "big"))


def test_output_may_be_an_input(dh: Exchange) -> None:
    peer = dh.power(dh.group.generator, 5)
    memory = dh.encoded(peer)
    assert dh.lib.status("dh", memory, dh.key(3), memory) == 0
    assert memory.raw == dh.wanted_shared(3, peer)[1]
    element = dh.lib.elements(peer)
    dh.lib.call("exp", element, element, Memory(b"\3"), dh.lib.size(1))
    assert dh.lib.read(element) == [dh.power(peer, 3)]


# --- the other side ---


@pytest.mark.sampled(2)
@pytest.mark.parametrize("lib", [("ffdhe2048", "x64-adx"), ("ffdhe2048", IFMA), ("modp14", "c32"), *(
    pytest.param((name, build), marks=pytest.mark.slow) for build in ("x64-adx", IFMA) for name in GROUPS
    if name != "ffdhe2048")], ids="-".join, indirect=True)  # fmt: skip
def test_openssl(lib: Native) -> None:
    dh, draws = Exchange(lib), random.Random()
    for _ in range(12):
        theirs = Theirs(lib.prefix, dh.length)
        numbers = theirs.number("p"), theirs.number("q"), theirs.number("g")
        assert numbers == (dh.prime, dh.group.order, dh.group.generator)
        status, key, public = dh.keygen(draws.randbytes(dh.key_bytes + 8))
        assert status == 0
        expected = theirs.exchange(public)
        peer = theirs.number("pub_key")
        assert dh.shared(int.from_bytes(key, "big"), peer) == (0, expected)
        assert dh.check(peer) == 0
        assert dh.public_key(theirs.number("priv_key")) == (0, peer.to_bytes(dh.length, "big"))


@pytest.fixture
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


# --- NIST's vectors ---


def cavp(role: str) -> list[tuple[str, tuple[int, int, int], dict[str, str]]]:
    """(section, (p, q, g), values) of each record."""
    section, group, values, cases = "", dict[str, int](), dict[str, str](), []
    for line in vector_file(f"DH/KASValidityTest_FFCStatic_NOKC_ZZOnly_{role}.fax").splitlines():
        key, _, value = line.strip().partition(" = ")
        if line.startswith("[F"):
            section = line.strip("[]\r\n")
        elif key in ("P", "Q", "G"):
            group[key] = int(value, 16)
        elif value:
            values[key] = value
            if key == "Result":
                cases.append((section, (group["P"], group["Q"], group["G"]), values))
                values = {}
    return cases


def vectors_are_right(dh: Exchange, records: list[dict[str, str]]) -> set[bool]:
    """Those marked wrong have another Z, or keys that are not valid: all of it must show."""
    results = set()
    for values in records:
        number = {key: int(value, 16) for key, value in values.items() if key[0] in "XYZ"}
        key, peer, own = number["XstatIUT"], number["YstatCAVS"], number["YstatIUT"]
        in_range = key < dh.key_room and max(peer, own) >> 8 * dh.length == 0
        agrees = in_range and dh.check(own) == 0 and dh.public_key(key) == (0, own.to_bytes(dh.length, "big")) and (
            dh.shared(key, peer) == (0, number["Z"].to_bytes(dh.length, "big")))  # fmt: skip
        assert agrees == values["Result"].startswith("P"), values
        assert agrees or values["Result"].startswith(FAULTS)
        results.add(agrees)
    return results


def test_all_of_cavp_is_read() -> None:
    assert [len(cavp(role)) for role in ("init", "resp")] == [72, 72]


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.parametrize(("role", "section"), [("init", "FC - SHA256"), *(
    pytest.param(role, section, marks=pytest.mark.slow) for role in ("init", "resp")
    for section in dict.fromkeys(section for section, _, _ in cavp(role)))])  # fmt: skip
def test_cavp(role: str, section: str, tmp_path: Path) -> None:
    """Static keys, the shared secret alone, in groups whose order is much shorter than p."""
    records = [(group, values) for name, group, values in cavp(role) if name == section]
    results = set()
    for index, (p, q, g) in enumerate(dict.fromkeys(group for group, _ in records)):
        path = tmp_path / f"cavp{index}.toml"
        path.write_text(f'name = "cavp"\n[field]\nprime = "{p:#x}"\n[group]\nkind = "modp"\norder = "{q:#x}"\n'
                        f'generator = "{g:#x}"\nexponent_bits = {q.bit_length()}\n', encoding="utf-8")  # fmt: skip
        dh = Exchange(native_of(load_file(path), f"cavp{index}", "c64", tmp_path))
        results |= vectors_are_right(dh, [values for group, values in records if group == (p, q, g)])
    assert results == {True, False}


def test_example(tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = folder_of("ffdhe2048", "x64-adx", tmp_path_factory)
    program = Path(__file__).parents[2] / "examples" / "finite_field_key_exchange.c"
    objects = [*sorted(folder.glob("*.c.o")), *sorted(folder.glob("*.asm.o"))]
    shell("gcc", "-std=c99", *WARNINGS, "-I", folder, "-o", tmp_path / "example", program, *objects)
    shell(tmp_path / "example")
