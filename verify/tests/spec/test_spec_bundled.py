# SPDX-License-Identifier: MIT
"""The bundled specs say what their publishers say, recomputed here without the code that checked them on loading."""

from __future__ import annotations

import re
import shutil
import subprocess
from math import isqrt
from pathlib import Path

import pytest
from sympy import isprime

from ecgen.bundled import BUNDLED, STRUCTURES, bundled_specs, load_bundled
from ecgen.data import data_folder
from ecgen.errors import SpecError
from ecgen.spec.load import Curve, Spec, load_file

USER_SPECS = Path(__file__).parents[1] / "specs"

# name: bits of the prime, limbs, bits of the order (0: no curve), cofactor
PUBLISHED = {
    "p192": (192, 3, 192, 1),
    "p224": (224, 4, 224, 1),
    "p256": (256, 4, 256, 1),
    "p384": (384, 6, 384, 1),
    "p521": (521, 9, 521, 1),
    "secp192k1": (192, 3, 192, 1),
    "secp224k1": (224, 4, 225, 1),
    "secp256k1": (256, 4, 256, 1),
    "curve25519": (255, 4, 253, 8),
    "p434": (434, 7, 0, 0),
    "p503": (503, 8, 0, 0),
    "p751": (751, 12, 0, 0),
    "sqisign_lvl1": (251, 4, 0, 0),
    "sqisign_lvl3": (383, 6, 0, 0),
    "sqisign_lvl5": (505, 8, 0, 0),
    "ffdhe2048": (2048, 32, 0, 0),
    "ffdhe3072": (3072, 48, 0, 0),
    "ffdhe4096": (4096, 64, 0, 0),
    "modp14": (2048, 32, 0, 0),
    "modp15": (3072, 48, 0, 0),
    "modp16": (4096, 64, 0, 0),
    "brainpoolp256r1": (256, 4, 256, 1),
    "brainpoolp384r1": (384, 6, 384, 1),
    "brainpoolp512r1": (512, 8, 512, 1),
    "sm2": (256, 4, 256, 1),
    "frp256v1": (256, 4, 256, 1),
    "gost256a": (256, 4, 255, 4),
    "gost256b": (256, 4, 256, 1),
    "gost256c": (256, 4, 256, 1),
    "gost256d": (256, 4, 256, 1),
    "gost512a": (512, 8, 512, 1),
    "gost512b": (512, 8, 512, 1),
    "gost512c": (512, 8, 510, 4),
    "bls12_381": (381, 6, 255, 0x396C8C005555E1568C00AAAB0000AAAB),
    "bls12_377": (377, 6, 253, 0x170B5D44300000000000000000000000),
    "bn254": (254, 4, 254, 1),
    "pallas": (255, 4, 255, 1),
    "vesta": (255, 4, 255, 1),
    "bls12_381_r": (255, 4, 0, 0),
    "bls12_377_r": (253, 4, 0, 0),
    "bn254_r": (254, 4, 0, 0),
    "curve448": (448, 7, 446, 4),
    "p610": (610, 10, 0, 0),
    "goldilocks": (64, 1, 0, 0),
    "babybear": (31, 1, 0, 0),
    "koalabear": (31, 1, 0, 0),
    "mersenne31": (31, 1, 0, 0),
}

# Where OpenSSL knows the curve too, and by which name.
IN_OPENSSL = {
    "p192": "prime192v1",
    "p224": "secp224r1",
    "p256": "prime256v1",
    "p384": "secp384r1",
    "p521": "secp521r1",
    "secp192k1": "secp192k1",
    "secp224k1": "secp224k1",
    "secp256k1": "secp256k1",
    "brainpoolp256r1": "brainpoolP256r1",
    "brainpoolp384r1": "brainpoolP384r1",
    "brainpoolp512r1": "brainpoolP512r1",
    "sm2": "SM2",
}

Projective = tuple[int, int, int]


def spec_named(name: str) -> Spec:
    return load_bundled(name) if name in BUNDLED else load_file(USER_SPECS / f"{name}.toml")


def test_every_bundled_file_is_listed() -> None:
    folder = data_folder("specs")
    assert {path.stem for path in folder.glob("*.toml")} == {*BUNDLED, *STRUCTURES}
    assert set(BUNDLED) == set(PUBLISHED)


def test_the_readme_names_each_once() -> None:
    readme = (Path(__file__).parents[3] / "specs" / "README.md").read_text(encoding="utf-8")
    rows = readme.split("| Bundled | Published in |")[1].splitlines()
    named = [name for row in rows if row.startswith("| `") for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    assert sorted(named) == sorted([*BUNDLED, *STRUCTURES])


def test_bundled_specs_come_in_order() -> None:
    assert [spec.name for spec in bundled_specs()] == list(BUNDLED)


@pytest.mark.parametrize("name", BUNDLED)
def test_published_sizes(name: str) -> None:
    spec = load_bundled(name)
    bits, limbs, order_bits, cofactor = PUBLISHED[name]
    assert (spec.name, spec.prime.bit_length(), spec.limbs) == (name, bits, limbs)
    assert spec.source == f"{name}.toml"
    if spec.curve is None:
        assert order_bits == 0
    else:
        assert (spec.curve.order.bit_length(), spec.curve.cofactor) == (order_bits, cofactor)


@pytest.mark.parametrize("name", BUNDLED)
def test_primes_by_a_second_opinion(name: str) -> None:
    spec = load_bundled(name)
    assert isprime(spec.prime)
    assert spec.curve is None or isprime(spec.curve.order)


@pytest.mark.parametrize("name", [name for name in BUNDLED if PUBLISHED[name][3]])
def test_the_cofactor_is_the_only_one_that_hasse_allows(name: str) -> None:
    spec = load_bundled(name)
    assert spec.curve is not None
    width, points = isqrt(4 * spec.prime), spec.curve.order * spec.curve.cofactor
    assert abs(points - (spec.prime + 1)) <= width and spec.curve.order > 2 * width


@pytest.mark.parametrize("name", ["p192", "p224", "p256", "p384", "p521"])
def test_nist_curves_have_a_minus_three(name: str) -> None:
    curve = load_bundled(name).curve
    assert curve is not None and curve.a == -3


def complete_add(p: int, curve: Curve, left: Projective, right: Projective) -> Projective:
    """Renes, Costello, Batina, "Complete addition formulas for prime order elliptic curves" (2015), 3: for any a, b."""
    (x1, y1, z1), (x2, y2, z2), a, b3 = left, right, curve.a, 3 * curve.b
    xx, yy, zz = x1 * x2, y1 * y2, z1 * z2
    xy, yz, xz = x1 * y2 + x2 * y1, y1 * z2 + y2 * z1, x1 * z2 + x2 * z1
    low, high = yy - a * xz - b3 * zz, yy + a * xz + b3 * zz
    mixed, tangent = a * xx + b3 * xz - a * a * zz, 3 * xx + a * zz
    return (xy * low - yz * mixed) % p, (tangent * mixed + high * low) % p, (yz * high + xy * tangent) % p


def weierstrass_multiple(p: int, curve: Curve, scalar: int) -> Projective:
    result, point = (0, 1, 0), (curve.gx, curve.gy, 1)
    while scalar:
        if scalar & 1:
            result = complete_add(p, curve, result, point)
        point = complete_add(p, curve, point, point)
        scalar >>= 1
    return result


def montgomery_ladder(p: int, curve: Curve, scalar: int) -> tuple[int, int]:
    """X : Z of scalar * G, by the ladder of RFC 7748, section 5."""
    x1, a24 = curve.gx, (curve.a - 2) * pow(4, -1, p) % p
    x2, z2, x3, z3 = 1, 0, x1, 1
    for bit in bin(scalar)[2:]:
        if bit == "1":
            x2, x3, z2, z3 = x3, x2, z3, z2
        aa, bb = (x2 + z2) ** 2 % p, (x2 - z2) ** 2 % p
        da, cb, e = (x3 - z3) * (x2 + z2), (x3 + z3) * (x2 - z2), aa - bb
        x3, z3, x2, z2 = (da + cb) ** 2 % p, x1 * (da - cb) ** 2 % p, aa * bb % p, e * (aa + a24 * e) % p
        if bit == "1":
            x2, x3, z2, z3 = x3, x2, z3, z2
    return x2, z2


# The formulas have no exception among the multiples of a point of odd order, whatever the cofactor.
WEIERSTRASS = [name for name in BUNDLED if PUBLISHED[name][3] and not name.startswith("curve")]
USER_WEIERSTRASS = ["w13", "k13", "w17", "w31", "w251", "k64"]


@pytest.mark.parametrize("name", WEIERSTRASS + USER_WEIERSTRASS)
def test_order_times_generator_is_neutral(name: str) -> None:
    spec = spec_named(name)
    assert spec.curve is not None
    p, curve = spec.prime, spec.curve
    assert (curve.gy**2 - (curve.gx**3 + curve.a * curve.gx + curve.b)) % p == 0
    x, y, z = weierstrass_multiple(p, curve, curve.order)
    assert (x, z) == (0, 0) and y != 0
    x, y, z = weierstrass_multiple(p, curve, curve.order - 1)
    assert z != 0 and (x - curve.gx * z) % p == 0 and (y + curve.gy * z) % p == 0


@pytest.mark.parametrize("name", ["curve25519", "curve448", "mt61"])
def test_montgomery_order_times_generator_is_neutral(name: str) -> None:
    spec = spec_named(name)
    assert spec.curve is not None
    p, curve = spec.prime, spec.curve
    assert (curve.gy**2 - (curve.gx**3 + curve.a * curve.gx**2 + curve.gx)) % p == 0
    assert montgomery_ladder(p, curve, curve.order)[1] == 0
    x, z = montgomery_ladder(p, curve, curve.order - 1)
    assert z != 0 and (x - curve.gx * z) % p == 0


@pytest.mark.skipif(shutil.which("openssl") is None, reason="the openssl command is not installed")
@pytest.mark.parametrize("name", IN_OPENSSL)
def test_openssl_has_the_same_constants(name: str) -> None:
    command = ["openssl", "ecparam", "-name", IN_OPENSSL[name], "-param_enc", "explicit", "-text", "-noout"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def number(label: str) -> int:
        match = re.search(rf"^{label}:\s*(?:\d+ \(0x([0-9a-f]+)\)|([0-9a-f:\s]+))$", text, re.MULTILINE)
        assert match is not None, label
        return int(re.sub(r"[:\s]", "", match[1] or match[2]), 16)

    spec = spec_named(name)
    p, curve = spec.prime, spec.curve
    assert curve is not None
    width = 8 * ((p.bit_length() + 7) // 8)
    generator = (4 << 2 * width) | (curve.gx << width) | curve.gy
    ours = [p, curve.a % p, curve.b, generator, curve.order, curve.cofactor]
    assert ours == [number(x) for x in ("Prime", "A", "B", r"Generator \(uncompressed\)", "Order", "Cofactor")]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("P-384", "p384"), ("secp384r1", "p384"), ("NIST-P384", "p384"), ("nist_p_384", "p384"),
        ("SECP192R1", "p192"), ("prime192v1", "p192"), ("secp224r1", "p224"), ("prime256v1", "p256"),
        ("P-256K", "secp256k1"), ("secp521r1", "p521"), ("x25519", "curve25519"), ("SIKEp434", "p434"),
        ("SQIsign-lvl1", "sqisign_lvl1"), ("brainpoolP512r1", "brainpoolp512r1"), ("sm2p256v1", "sm2"), ("p448", "curve448"),
        ("id-GostR3410-2001-CryptoPro-A-ParamSet", "gost256b"), ("BLS12-381", "bls12_381"), ("alt_bn128", "bn254"),
        ("bls12-377-r", "bls12_377_r"), ("Pallas", "pallas"), ("SIKEp610", "p610"), ("M31", "mersenne31"),
    ],
)  # fmt: skip
def test_aliases(name: str, expected: str) -> None:
    assert load_bundled(name).name == expected


def test_no_two_specs_share_a_name_or_alias() -> None:
    owners: dict[str, str] = {}
    for spec in bundled_specs():
        for name in (spec.name, *spec.aliases):
            plain = name.lower().replace("-", "").replace("_", "")
            assert owners.setdefault(plain, spec.name) == spec.name


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("p385", ["unknown curve 'p385'", "nearest:", "p384"]),
        ("secp256r2", ["nearest:", "secp256r1"]),
        ("ed25519", ["nearest:", "X25519"]),
        ("", ["unknown curve ''; `ecgen list` shows all"]),
        ("???", ["unknown curve '???'; `ecgen list` shows all"]),
        ("p256\nx", [r"'p256\nx'", "nearest:"]),
        ("z" * 300, ["z…z"]),
        ("../specs/p256", ["unknown curve"]),
    ],
)
def test_unknown_curve_names_the_nearest(name: str, parts: list[str]) -> None:
    with pytest.raises(SpecError) as caught:
        load_bundled(name)
    message = str(caught.value)
    assert "\n" not in message and len(message) < 300
    for part in parts:
        assert part in message
