# SPDX-License-Identifier: MIT
"""The operands that all implementations share, in Python and in C."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice

from ecgen.field import Modulus
from ecgen.selfcheck import edge_numbers
from ecgen_bench.implementations.points import Domain, Pairs

#: The tags of the moduli, at their places in the table of moduli that the C sources index.
MODULI = ("fe", "sc", "point", "fe2", "fe_loose", "g2_point")


def draw_pairs(modulus: Domain, count: int, seed: int) -> Pairs:
    """`count` pairs of points, of elements of F_p^2, or of numbers below the modulus. Of numbers the first half is full of edge
    cases; the second half is random and not 0."""
    if not isinstance(modulus, Modulus):
        return modulus.draw(count, seed)
    rng = random.Random(f"{modulus.tag} {seed}")
    edges = edge_numbers(modulus.number, rng)
    first = [(next(edges), next(edges)) for _ in range(count // 2)]
    ordinary = iter(lambda: rng.randrange(1, modulus.number), 0)
    second = list(islice(ordinary, 2 * (count - len(first))))
    return first + list(zip(second[::2], second[1::2], strict=True))


def stride(limbs: int) -> int:
    """The words between the starts of two elements. Every element begins at a multiple of 32 bytes, as aligned allocations do."""
    return -(-limbs // 4) * 4


def c_words(number: int, limbs: int) -> str:
    return ", ".join(f"0x{number >> (64 * i) & (2**64 - 1):016x}" for i in range(limbs))


def header(moduli: Sequence[Domain]) -> str:
    return "".join(f"#define STRIDE_{modulus.tag.upper()} {stride(modulus.limbs)}\n" for modulus in moduli)


def source(moduli: Sequence[Domain], pairs: Sequence[Pairs], names: Sequence[str]) -> str:
    """The C file with the moduli, their operands, and the list of implementations. `names`: the symbols of their tables."""
    lines = ["/* SPDX-License-Identifier: MIT */", '#include "harness.h"', ""]
    for modulus, numbers in zip(moduli, pairs, strict=True):
        lines.append(f"static const uint64_t prime_{modulus.tag}[] = {{{c_words(modulus.number, modulus.limbs)}}};")
        lines.append(f"static const uint64_t numbers_{modulus.tag}[] = {{")
        lines += [f"    {c_words(number, modulus.limbs)}," for pair in numbers for number in pair]
        lines.append("};")
    lines.append("const bench_modulus bench_moduli[] = {")
    lines += [f"    [{MODULI.index(m.tag)}] = {{{m.limbs}, {stride(m.limbs)}, {len(numbers)}, prime_{m.tag}, numbers_{m.tag}}},"
              for m, numbers in zip(moduli, pairs, strict=True)]  # fmt: skip
    lines.append("};")
    lines += [f"extern const bench_implementation {name};" for name in names]
    lines.append(f"const bench_implementation *const bench_implementations[] = {{{', '.join('&' + name for name in names)}}};")
    lines.append(f"const size_t bench_implementation_count = {len(names)};")
    return "\n".join(lines) + "\n"
