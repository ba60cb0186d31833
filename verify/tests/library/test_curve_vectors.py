# SPDX-License-Identifier: MIT
"""Published vectors: NIST CAVP for keys, key exchange and signatures; RFC 5903; RFC 6979; RFC 7027."""

from __future__ import annotations

import hashlib

import pytest

from support.curve_library import Memory, Native, loaded, on_all_targets
from support.curve_vectors import LETTERS, NIST, records, rfc_6979

BUILDS = on_all_targets(
    list(LETTERS.values()),
    [*((name, "x64-adx") for name in LETTERS.values()), ("p256", "c32"), ("p224", "c32"), ("p256", "c32-size")],
)

EDITIONS = ("FIPS_186-3", "FIPS_186-2")

#: RFC 5903, section 8: the private keys i and r, and the x coordinate that they share.
RFC_5903 = {
    "p256": (
        "C88F01F510D9AC3F70A292DAA2316DE544E9AAB8AFE84049C62A9C57862D1433",
        "C6EF9C5D78AE012A011164ACB397CE2088685D8F06BF9BE0B283AB46476BEE53",
        "D6840F6B42F6EDAFD13116E0E12565202FEF8E9ECE7DCE03812464D04B9442DE",
    ),
    "p384": (
        "099F3C7034D4A2C699884D73A375A67F7624EF7C6B3C0F160647B67414DCE655E35B538041E649EE3FAEF896783AB194",
        "41CB0779B4BDB85D47846725FBEC3C9430FAB46CC8DC5060855CC9BDA0AA2942E0308312916B8ED2960E4BD55A7448FC",
        "11187331C279962D93D604243FD592CB9D0A926F422E47187521287E7156C5C4D603135569B9E9D09CF5D4A270F59746",
    ),
    "p521": (
        "0037ADE9319A89F4DABDB3EF411AACCCA5123C61ACAB57B5393DCE47608172A095AA85A30FE1C2952C6771D937BA9777F5957B2639BAB072462F68C2"
        "7A57382D4A52",
        "0145BA99A847AF43793FDD0E872E7CDFA16BE30FDC780F97BCCC3F078380201E9C677D600B343757A3BDBF2A3163E4C2F869CCA7458AA4A4EFFC311F"
        "5CB151685EB9",
        "01144C7D79AE6956BC8EDB8E7C787C4521CB086FA64407F97894E5E6B2D79B04D1427E73CA4BAA240A34786859810C06B3C715A3A8CC3151F2BEE417"
        "996D19F3DDEA",
    ),
}


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def curve(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Native:
    return loaded(request, tmp_path_factory)


def point(curve: Native, values: dict[str, str], x: str, y: str) -> Memory:
    """An encoding of coordinates, some of which are longer than the curve's."""
    numbers = [int(values[name], 16) for name in (x, y)]
    length = max(curve.field_bytes, *((number.bit_length() + 7) // 8 for number in numbers))
    return Memory(b"\4" + b"".join(number.to_bytes(length, "big") for number in numbers))


def size(curve: Native, memory: Memory) -> object:
    return curve.size(len(memory.raw))


def public_key(curve: Native, private: Memory) -> Memory:
    public = Memory(bytes(1 + 2 * curve.field_bytes))
    assert curve.status("public_key", public, private) == 0
    return public


def scalar(curve: Native, text: str) -> Memory:
    return Memory(curve.number(int(text, 16)))


def digest(section: str, message: str) -> Memory:
    """By the hash function that the section names; of FIPS 186-2, which knows no other, by SHA-1."""
    name = section.split(",")[1].replace("-", "").lower() if "," in section else "sha1"
    return Memory(hashlib.new(name, bytes.fromhex(message)).digest())


def vectors(curve: Native, name: str, last: str, count: int) -> list[tuple[str, dict[str, str]]]:
    """(section, values) of each of the curve's records, of which the file has so many."""
    chosen = [(section, values) for section, values in records(name, last) if named(section) == curve.prefix]
    assert len(chosen) == count
    return chosen


def named(section: str) -> str | None:
    return NIST.get(section.split(",")[0]) or LETTERS.get(section.split(" ")[0])


@pytest.mark.parametrize("edition", EDITIONS)
def test_cavp_public_keys(curve: Native, edition: str) -> None:
    results = set()
    for _, values in vectors(curve, f"ECDSA/{edition}/PKV.rsp", "Result", 12):
        encoded = point(curve, values, "Qx", "Qy")
        status = curve.status("affine_from_bytes", curve.room(2), encoded, size(curve, encoded))
        assert status == (0 if values["Result"].startswith("P") else -1), values
        results.add(status)
    assert results == {0, -1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_cavp_key_pairs(curve: Native, edition: str) -> None:
    for _, values in vectors(curve, f"ECDSA/{edition}/KeyPair.rsp", "Qy", 10):
        assert public_key(curve, scalar(curve, values["d"])).raw == point(curve, values, "Qx", "Qy").raw


@pytest.mark.parametrize("role", ["init", "resp"])
def test_cavp_key_exchange(curve: Native, role: str) -> None:
    """The vectors marked wrong have another Z or a peer's key that is not valid; both must show."""
    results = set()
    for _, values in vectors(curve, f"ECDH/KASValidityTest_ECCStaticUnified_NOKC_ZZOnly_{role}.fax", "Result", 30):
        peer, shared = point(curve, values, "QsCAVSx", "QsCAVSy"), Memory(bytes(curve.field_bytes))
        status = curve.status("ecdh", shared, scalar(curve, values["dsIUT"]), peer, size(curve, peer))
        own = point(curve, values, "QsIUTx", "QsIUTy")
        output = Memory(bytes(1 + 2 * curve.field_bytes))
        valid = curve.status("public_key", output, scalar(curve, values["dsIUT"])) == 0 and own.raw == output.raw
        agrees = status == 0 and int.from_bytes(shared.raw, "big") == int(values["Z"], 16)
        assert (valid and agrees) == values["Result"].startswith("P"), values
        results.add(valid and agrees)
    assert results == {True, False}


@pytest.mark.parametrize(("edition", "count"), [("FIPS_186-3", 75), ("FIPS_186-2", 15)])
def test_cavp_signatures_made(curve: Native, edition: str, count: int) -> None:
    """With the vector's nonce: k - 1 in front of which zeros stand is what gives k."""
    for section, values in vectors(curve, f"ECDSA/{edition}/SigGen.txt", "S", count):
        hashed, private = digest(section, values["Msg"]), scalar(curve, values["d"])
        random = Memory(bytes(8) + curve.number(int(values["k"], 16) - 1))
        signature = Memory(bytes(2 * curve.order_bytes))
        arguments = (signature, private, hashed, size(curve, hashed), random, size(curve, random))
        assert curve.status("ecdsa_sign_nonce", *arguments) == 0
        assert signature.raw == scalar(curve, values["R"]).raw + scalar(curve, values["S"]).raw


@pytest.mark.parametrize("curve", [("secp256k1", "x64-adx")], indirect=True)
def test_signatures_on_secp256k1(curve: Native) -> None:
    """Whose vectors have no nonces."""
    for section, values in vectors(curve, "ECDSA/SECP256K1/SigGen.txt", "S", 1125):
        hashed, public = digest(section, values["Msg"]), point(curve, values, "Qx", "Qy")
        right = scalar(curve, values["R"]).raw + scalar(curve, values["S"]).raw
        assert public_key(curve, scalar(curve, values["d"])).raw == public.raw
        assert curve.status("ecdsa_verify", Memory(right), public, size(curve, public), hashed, size(curve, hashed)) == 0


@pytest.mark.parametrize(("edition", "count"), [("FIPS_186-3", 75), ("FIPS_186-2", 15)])
def test_cavp_signatures_verified(curve: Native, edition: str, count: int) -> None:
    results = set()
    for section, values in vectors(curve, f"ECDSA/{edition}/SigVer.rsp", "Result", count):
        public, hashed = point(curve, values, "Qx", "Qy"), digest(section, values["Msg"])
        signature = Memory(scalar(curve, values["R"]).raw + scalar(curve, values["S"]).raw)
        status = curve.status("ecdsa_verify", signature, public, size(curve, public), hashed, size(curve, hashed))
        assert status == (0 if values["Result"].startswith("P") else -1), values
        results.add(status)
    assert results == {0, -1}


@pytest.mark.slow
@pytest.mark.parametrize("curve", [("brainpoolp256r1", "x64-adx")], indirect=True)
def test_rfc_7027(curve: Native) -> None:
    (values,) = [values for _, values in records("ECDH/brainpool.txt", "y_Z") if values["curve"] == "brainpoolP256r1"]
    for own, other in (("A", "B"), ("B", "A")):
        shared, peer = Memory(bytes(curve.field_bytes)), point(curve, values, f"x_q{other}", f"y_q{other}")
        private = scalar(curve, values[f"d{own}"])
        assert public_key(curve, private).raw == point(curve, values, f"x_q{own}", f"y_q{own}").raw
        assert curve.status("ecdh", shared, private, peer, size(curve, peer)) == 0
        assert shared.raw.hex() == values["x_Z"].lower()


def test_rfc_5903(curve: Native) -> None:
    if curve.prefix not in RFC_5903:
        pytest.skip("RFC 5903 has no such curve")
    i, r, shared = (bytes.fromhex(text) for text in RFC_5903[curve.prefix])
    for private, other in ((i, r), (r, i)):
        output, peer = Memory(bytes(curve.field_bytes)), public_key(curve, Memory(other))
        assert curve.status("ecdh", output, Memory(private), peer, size(curve, peer)) == 0
        assert output.raw == shared


def test_rfc_6979(curve: Native) -> None:
    """Appendix A.2, except that signatures of SHA-1 values need HMAC with SHA-1."""
    key, signatures = rfc_6979(curve.prefix)
    private = Memory(curve.number(key))
    assert len(signatures) == 8
    for hash_value, numbers in signatures:
        hashed, signature = Memory(hash_value), Memory(bytes(2 * curve.order_bytes))
        assert curve.status("ecdsa_sign", signature, private, hashed, size(curve, hashed)) == 0
        assert signature.raw == b"".join(map(curve.number, numbers))
