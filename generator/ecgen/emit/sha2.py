# SPDX-License-Identifier: MIT
"""SHA-2. Its constants (FIPS 180-4, 4.2 and 5.3) are computed: bits of the fractions of roots of the first primes."""

from __future__ import annotations

from typing import Any

import gmpy2

from ecgen.emit.context import Context, Part, wrapped
from ecgen.emit.section import Section
from ecgen.emit.words import c_words
from ecgen.library import Hash

#: FIPS 180-4, 4.1: rotations, the last of a small function being a shift.
_SHAPES = (
    {"bits": 32, "rounds": 64, "big0": (2, 13, 22), "big1": (6, 11, 25), "small0": (7, 18, 3), "small1": (17, 19, 10)},
    {"bits": 64, "rounds": 80, "big0": (28, 34, 39), "big1": (14, 18, 41), "small0": (1, 8, 7), "small1": (19, 61, 6)},
)


#: What a program defines that brings a hash of its own.
_EXTERN = (
    "SHA-2 (FIPS 180-4) of the program's own: the program that this is linked with defines {p}_sha2_begin, _add and _end. "
    "Functions that hash do what their comments say where these do what theirs say.",
    "begin: a message begins; digest: the length of its digest in bytes, 28, 32, 48 or 64, for SHA-224, SHA-256, SHA-384 or "
    "SHA-512. add: more of the message, which may be none (data may be null then). end: the digest, after which s is wiped.",
    "No branch and no address depends on what a message says: it may be a secret. {P}_SHA2_WORDS is the size of s in words of 64 "
    "bits; define it alike for every file of a program whose hash needs more.",
)


def sha2_part(context: Context) -> Part:
    """SHA-2, what it builds on, and the unit of a header; all in one unit where little code is asked for. Where the program
    brings its own, what it defines is declared in the public header; where SHA-2 is in a shared folder, only messages in one
    piece are hashed here."""
    if context.library.hash is Hash.EXTERN:
        return _extern(context)
    if context.library.common is not None:
        return Part(units={"sha2": context.unit("curve/sha2.c.j2")}, headers={"sha2": context.unit("common/sha2.h.j2")})
    facts = sha2_facts()
    names = ("sha2",) if context.library.size else ("sha2", "sha2_stream", "sha2_blocks")
    folder = "size" if context.library.size else "curve"
    units = {name: context.unit(f"{folder}/{name}.c.j2", whole=True, **facts) for name in names}
    return Part(units=units, headers={"sha2": context.unit(f"{folder}/sha2.h.j2", **facts)})


def _extern(context: Context) -> Part:
    """Only messages in one piece."""
    prefix, macro = context.prefix, context.prefix.upper()
    title = [line for text in _EXTERN for line in wrapped([text.format(p=prefix, P=macro)])]
    state = f"{prefix}_sha2 *s"
    declarations = [
        f"#if !defined({macro}_SHA2_WORDS)", f"#define {macro}_SHA2_WORDS 32", "#endif",
        "typedef struct {", f"    uint64_t words[{macro}_SHA2_WORDS];", f"}} {prefix}_sha2;",
        f"void {prefix}_sha2_begin({state}, unsigned int digest);",
        f"void {prefix}_sha2_add({state}, const uint8_t *data, size_t length);",
        f"void {prefix}_sha2_end({state}, uint8_t *digest);",
    ]  # fmt: skip
    return Part(units={"sha2": context.unit("curve/sha2.c.j2")}, sections=(Section("sha2", title, declarations),))


def sha2_facts() -> dict[str, Any]:
    """What templates/curve/sha2*.j2 and templates/size/sha2*.j2 print."""
    cubes = [_fraction(prime, 3) for prime in _primes(80)]
    squares = [_fraction(prime, 2) for prime in _primes(16)]
    sizes = [{**shape, "constants": c_words([cube >> (64 - bits) for cube in cubes[:rounds]], bits)}
             for shape in _SHAPES for bits, rounds in [(int(str(shape["bits"])), int(str(shape["rounds"])))]]  # fmt: skip
    starts = {
        224: c_words([square & 0xFFFFFFFF for square in squares[8:]], 32),
        256: c_words([square >> 32 for square in squares[:8]], 32),
        384: c_words(squares[8:], 64),
        512: c_words(squares[:8], 64),
    }
    return {"sizes": sizes, "starts": starts}


def _primes(count: int) -> list[int]:
    primes = [2]
    while len(primes) < count:
        primes.append(int(gmpy2.next_prime(primes[-1])))
    return primes


def _fraction(number: int, degree: int) -> int:
    """The first 64 bits of the fraction of a root."""
    root, _ = gmpy2.iroot(gmpy2.mpz(number) << (64 * degree), degree)
    return int(root) % (1 << 64)
