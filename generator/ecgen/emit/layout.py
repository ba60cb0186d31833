# SPDX-License-Identifier: MIT
"""Which files of C and assembly a folder has, and what stands in each.

What the parts of a folder bring are units: lines of C, or functions in assembly, that belong together. Here, and only here, is
said which file a unit goes into; everything else asks `file_of` and `assembly_of`, or the files that `Context` collected.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ecgen.library import Layout


@dataclass(frozen=True)
class SourceFile:
    """One C file. `title`: what a reader finds in it; `units`: in order, those that a folder has; `header`: what it includes, by
    the name after the prefix, or where the folder does not have that, the one below it; `has_carries`: it lives on carry chains
    of the compiler's."""

    title: str
    units: tuple[str, ...]
    header: str
    has_carries: bool = False


def _both(*units: str) -> tuple[str, ...]:
    """What exists in C for words of 64 and of 32 bits."""
    return tuple(f"{unit}_c{width}" for unit in units for width in (64, 32))


INTERNAL, CURVE, SECRETS, LANES = "internal", "curve_internal", "secrets", "lanes"

#: By the name after the prefix.
C_FILES: Mapping[str, SourceFile] = {
    "field": SourceFile(
        "Arithmetic modulo p: sums and products, inversion, roots; hexadecimal digits; what the processor can do",
        (*_both("fe", "block", "fe_inv"), "fe_long", "fe", "loops", "hex", "cpu_bits", "cpu"), INTERNAL, has_carries=True,
    ),
    "scalar": SourceFile(
        "Arithmetic modulo the group order n: sums and products, inversion, roots",
        (*_both("sc", "sc_inv"), "sc"), INTERNAL, has_carries=True,
    ),
    "fe2": SourceFile("The field of p^2 elements", (*_both("fe2"), "fe2"), INTERNAL, has_carries=True),
    "kummer": SourceFile("The Kummer line over the field of p^2 elements", ("kummer",), INTERNAL),
    "point": SourceFile(
        "Points of the curve, their encodings and their multiples; wiping of secrets",
        ("point", "lookup", "mul", "base", "double", "naf", "split", "halves", *_both("ladder"), "ladder", "ed25519",
         "ed25519_lookup", "ed25519_mul", "ed25519_naf", "secrets"), CURVE, has_carries=True,
    ),
    "g2": SourceFile("G2: points of the twist over the field of p^2 elements", ("g2", "g2_mul"), CURVE),
    "curve": SourceFile(
        "Keys, key exchange and signatures",
        ("modulo", "reduce", "scalar", "ecdh", "ecdsa", "drbg", "rfc6979", "x25519", "eddsa"), CURVE, has_carries=True,
    ),
    "hash": SourceFile("SHA-2 (FIPS 180-4)", ("sha2_blocks", "sha2_stream", "sha2"), CURVE),
    "power": SourceFile("Powers of elements of the group", ("exp", "exp_base"), LANES),
    "power_ifma": SourceFile("Powers of elements of the group, by the compiler's intrinsics", ("powers_vector",), LANES),
    "dh": SourceFile("Diffie-Hellman in the group; wiping of secrets", ("dh", "key_modulo", "key_reduce", "dh_secrets"), SECRETS,
                     has_carries=True),
    "ring": SourceFile(
        "Polynomials: products, inversion, encodings",
        ("rq_mul", "rq_mul_avx2", "poly", "inverses", "inverses_avx2", "codes"), INTERNAL,
    ),
    "gf": SourceFile("Elements of GF(2^m), 64 or 256 at once", ("gf",), INTERNAL),
    "gf_avx2": SourceFile("Elements of GF(2^m), by the compiler's intrinsics", ("gf_avx2", "gf_avx512"), INTERNAL),
    "decode": SourceFile("Decoding of the Goppa code, in C; constants of the decoder", ("decode_tables", "decode"), INTERNAL),
    "decode_avx2": SourceFile("Decoding of the Goppa code with AVX2", ("decode_avx2",), INTERNAL),
    "decode_avx512": SourceFile("Decoding of the Goppa code with AVX-512", ("decode_avx512",), INTERNAL),
    "keys": SourceFile("What keys are made of: polynomials, matrices, permutations", ("controls", "keys"), INTERNAL),
    "kem": SourceFile("The key encapsulation mechanism", ("sample", "sample_avx2", "kem", "mceliece"), INTERNAL),
    "sha3": SourceFile("SHA3-256 and SHAKE256 (FIPS 202)", ("keccak",), INTERNAL),
    "cpu": SourceFile("What the processor can do", ("probe", "probe_avx2", "probe_level"), INTERNAL),
    "lanes": SourceFile(
        "Eight elements, points and key exchanges at once: plain C, and what the processor can do",
        ("lane_words", "fe8", "sc8", "point8", "ladder8", "ladder4", "cpu_ifma"), LANES,
    ),
    "lanes_ifma": SourceFile("Eight elements at once, by the compiler's intrinsics", ("fe8_vector", "sc8_vector"), LANES),
}  # fmt: skip

#: Those that are no part of the API, beside PREFIX_internal.h: by the name after the prefix, the units in order.
HEADERS: Mapping[str, tuple[str, ...]] = {CURVE: ("secrets", "curve", "sha2"), SECRETS: ("dh_secrets",), LANES: ("lanes",)}

_HOMES = {unit: name for name, file in C_FILES.items() for unit in file.units}


def file_of(unit: str) -> str:
    """The C file that a unit stands in, after the prefix and without what its name ends in. Raises KeyError."""
    return _HOMES[unit]


def c_file(prefix: str, unit: str, layout: Layout = Layout.SEVERAL) -> str:
    """The name of the C file that a unit stands in."""
    return f"{prefix}.c" if layout is Layout.SINGLE else f"{prefix}_{file_of(unit)}.c"


def assembly_of(prefix: str, tag: str, variant: str, suffix: str, layout: Layout = Layout.SEVERAL) -> str:
    """The name of the assembly file of one modulus for one variant. `suffix`: of the syntax.

    The single one is not called like the C file but for the ending, for its object would have the same name.
    """
    return f"{prefix}_asm{suffix}" if layout is Layout.SINGLE else f"{prefix}_{tag}_{variant}{suffix}"
