# SPDX-License-Identifier: MIT
"""Bundled curves that OpenSSL does not know, against what else is published of them: the numbers in libgcrypt, the polynomials
of a family, other forms of the same curve, and multiples of the base point in the test vectors of standards."""

from __future__ import annotations

import ctypes
import ctypes.util

import pytest

from ecgen.bundled import load_bundled
from ecgen.spec.curve_check import Curve
from ecgen.spec.curve_equation import Equation


def prime_and_curve(name: str) -> tuple[int, Curve]:
    spec = load_bundled(name)
    assert spec.curve is not None
    return spec.prime, spec.curve


def multiple(name: str, scalar: int) -> tuple[int, int]:
    p, curve = prime_and_curve(name)
    equation = Equation.of(p, curve.form, curve.a, curve.b)
    point = equation.multiply(scalar, (curve.gx, curve.gy))
    assert point is not None
    return int(point[0]), int(point[1])


IN_LIBGCRYPT = {
    "gost256a": "GOST2012-256-A", "gost256b": "GOST2001-CryptoPro-A", "gost256c": "GOST2001-CryptoPro-B",
    "gost256d": "GOST2001-CryptoPro-C", "gost512a": "GOST2012-512-tc26-A", "gost512b": "GOST2012-512-tc26-B",
    "gost512c": "GOST2012-512-tc26-C", "sm2": "sm2p256v1", "brainpoolp512r1": "brainpoolP512r1",
}  # fmt: skip
_AS_HEXADECIMAL = 4


@pytest.mark.parametrize("name", IN_LIBGCRYPT)
def test_libgcrypt_has_the_same_numbers(name: str) -> None:
    path = ctypes.util.find_library("gcrypt")
    if path is None:
        pytest.skip("libgcrypt is not installed")
    library, context = ctypes.CDLL(path), ctypes.c_void_p()
    library.gcry_mpi_ec_get_mpi.restype = ctypes.c_void_p
    library.gcry_check_version(None)
    if library.gcry_mpi_ec_new(ctypes.byref(context), None, IN_LIBGCRYPT[name].encode()):
        pytest.skip(f"this libgcrypt has no curve {IN_LIBGCRYPT[name]}")

    def number(what: str) -> int:
        text = ctypes.create_string_buffer(300)
        value = ctypes.c_void_p(library.gcry_mpi_ec_get_mpi(what.encode(), context, 1))
        assert library.gcry_mpi_print(_AS_HEXADECIMAL, text, ctypes.c_size_t(len(text)), None, value) == 0
        library.gcry_mpi_release(value)
        return int(text.value, 16)

    p, curve = prime_and_curve(name)
    ours = [p, curve.a % p, curve.b, curve.gx, curve.gy, curve.order, curve.cofactor]
    assert [number(what) for what in ("p", "a", "b", "g.x", "g.y", "n", "h")] == ours
    library.gcry_ctx_release(context)


@pytest.mark.parametrize(("name", "x"), [("bls12_381", -0xD201000000010000), ("bls12_377", 0x8508C00000000001)])
def test_barreto_lynn_scott(name: str, x: int) -> None:
    """Barreto, Lynn, Scott, "Constructing elliptic curves with prescribed embedding degrees" (2002), 3.1, for degree 12."""
    p, curve = prime_and_curve(name)
    r = x**4 - x**2 + 1
    assert (p, curve.order, curve.cofactor) == ((x - 1) ** 2 * r // 3 + x, r, (x - 1) ** 2 // 3)
    assert load_bundled(f"{name}_r").prime == r
    assert curve.a == 0


def test_barreto_naehrig() -> None:
    """Barreto, Naehrig, "Pairing-friendly elliptic curves of prime order" (2005)."""
    p, curve = prime_and_curve("bn254")
    u = 4965661367192848881
    assert p == 36 * u**4 + 36 * u**3 + 24 * u**2 + 6 * u + 1
    assert curve.order == load_bundled("bn254_r").prime == 36 * u**4 + 36 * u**3 + 18 * u**2 + 6 * u + 1
    assert (curve.a, curve.b, curve.gx, curve.gy) == (0, 3, 1, 2)


def test_pasta_is_a_cycle() -> None:
    (p, pallas), (q, vesta) = prime_and_curve("pallas"), prime_and_curve("vesta")
    assert (pallas.order, vesta.order) == (q, p)
    assert p - 2**254 == 45560315531419706090280762371685220353 and q - 2**254 == 45560315531506369815346746415080538113
    for prime, curve in ((p, pallas), (q, vesta)):
        assert (curve.a, curve.b, curve.gx, curve.gy) == (0, 5, prime - 1, 2)
        assert (prime - 1) % 2**32 == 0 and prime % 3 == 1


@pytest.mark.parametrize("name", ["sm2", "frp256v1", "gost256b", "gost256c", "gost256d", "gost512a", "gost512b"])
def test_a_is_minus_three(name: str) -> None:
    assert prime_and_curve(name)[1].a == -3


# RFC 7836, A.2: d, u and v, where u^2 + v^2 = 1 + d u^2 v^2.
EDWARDS = {
    "gost256a": (0x0605F6B7C183FA81578BC39CFAD518132B9DF62897009AF7E522C32D6DC7BFFB, 0x0D,
                 0x60CA1E32AA475B348488C38FAB07649CE7EF8DBE87F22E81F92B2592DBA300E7),
    "gost512c": (int("9E4F5D8C017D8D9F13A5CF3CDF5BFE4DAB402D54198E31EBDE28A0621050439CA6B39E0A515C06B304E2CE43E79E369E"
                     "91A0CFC2BC2A22B4CA302DBB33EE7550", 16), 0x12,
                 int("469AF79D1FB1F5E16B99592B77A01E2A0FDFB0D01794368D9A56117F7B38669522DD4B650CF789EEBF068C5D139732F0"
                     "905622C04B2BAAE7600303EE73001A3D", 16)),
}  # fmt: skip


@pytest.mark.parametrize("name", EDWARDS)
def test_the_twisted_edwards_form(name: str) -> None:
    """RFC 7836, A.2: with e = 1, s = (e - d)/4 and t = (e + d)/6, that curve is y^2 = x^3 + a x + b for a = s^2 - 3 t^2 and
    b = 2 t^3 - t s^2, and (u, v) is x = s (1 + v)/(1 - v) + t, y = s (1 + v)/((1 - v) u)."""
    p, curve = prime_and_curve(name)
    d, u, v = EDWARDS[name]
    assert (u * u + v * v - 1 - d * u * u * v * v) % p == 0
    s, t = (1 - d) * pow(4, -1, p) % p, (1 + d) * pow(6, -1, p) % p
    assert (curve.a % p, curve.b) == ((s * s - 3 * t * t) % p, (2 * t**3 - t * s * s) % p)
    x = s * (1 + v) * pow(1 - v, -1, p) % p
    assert (curve.gx, curve.gy) == ((x + t) % p, x * pow(u, -1, p) % p)


# (scalar, point) as published.
MULTIPLES = {
    "bls12_381": (2,  # EIP-2537's vectors, "g1_add_g1_doubling"
                  0x0572CBEA904D67468808C8EB50A9450C9721DB309128012543902D0AC358A62AE28F75BB8F1C7C42C39A8C5529BF0F4E,
                  0x166A9D8CABC673A322FDA673779D8E3822BA3ECB8670E461F73BB9021D5FD76A4C56D9D4CD16BD1BBA86881979749D28),
    "bn254": (2,  # EIP-196's vectors
              0x030644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD3,
              0x15ED738C0E0A7C92E7845F96B2AE9C0A68A6A449E3538FC7FF3EBF7A5A18A2C4),
    "sm2": (0x3945208F7B2144B13F36E38AC6D39F95889393692860B51A42FB81EF4DF7C5B8,  # GB/T 32918.5-2017, A.2
            0x09F9DF311E5421A150DD7D161E4BC5C672179FAD1833FC076BB08FF356F35020,
            0xCCEA490CE26775A52DC6EA718CC1AA600AED05FBF35E084A6632F6072DA9AD13),
}  # fmt: skip


@pytest.mark.parametrize("name", MULTIPLES)
def test_published_multiples(name: str) -> None:
    scalar, x, y = MULTIPLES[name]
    assert multiple(name, scalar) == (x, y)


def test_a_key_pair_of_rfc_7836() -> None:
    """Appendix B, VKO of GOST R 34.10-2012 with 512 bits and paramSetA: numbers are written with their lowest byte first."""
    private = ("c990ecd972fce84ec4db022778f50fcac726f46708384b8d458304962d7147f8"
               "c2db41cef22c90b102f2968404f9b9be6d47c79692d81826b32b8daca43cb667")  # fmt: skip
    public = ("aab0eda4abff21208d18799fb9a8556654ba783070eba10cb9abb253ec56dcf5d3ccba6192e464e6e5bcb6dea137792f"
              "2431f6c897eb1b3c0cc14327b1adc0a7914613a3074e363aedb204d38d3563971bd8758e878c9db11403721b48002d38"
              "461f92472d40ea92f9958c0ffa4c93756401b97f89fdbe0b5e46e4a4631cdb5a")  # fmt: skip
    point = bytes.fromhex(public)
    x, y = int.from_bytes(point[:64], "little"), int.from_bytes(point[64:], "little")
    assert multiple("gost512a", int.from_bytes(bytes.fromhex(private), "little")) == (x, y)


@pytest.mark.parametrize(("name", "power"), [("goldilocks", 32), ("babybear", 27), ("koalabear", 24), ("bls12_381_r", 32),
                                             ("bls12_377_r", 47), ("bn254_r", 28)])  # fmt: skip
def test_roots_of_unity(name: str, power: int) -> None:
    """What transforms over these fields need: the highest power of two that divides p - 1."""
    p = load_bundled(name).prime
    assert (p - 1) % 2**power == 0 and (p - 1) >> power & 1 == 1
