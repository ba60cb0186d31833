# SPDX-License-Identifier: MIT
"""How powers in an emitted folder take exponents apart: the numbers that its files define.

Not trusted: digits, tables and products are checked with whatever stands here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ecgen.emit.layout import c_file
from ecgen.spec.load import Spec
from ecgen_verify.prove.defines import defined_numbers


@dataclass(frozen=True)
class Shapes:
    """Windows of `width` bits. The comb of the generator: columns of `teeth` bits, `spacing` apart; none where there is no comb.
    `key_length`: bytes of its exponents. `prime`, `generator`, `order`: of the group. `keys`: the greatest private key, which
    has no more than `key_bits`. `safe`: p = 2q + 1."""

    prime: int
    generator: int
    order: int
    width: int
    key_length: int
    teeth: int = 0
    spacing: int = 0
    keys: int = 0
    key_bits: int = 0
    safe: bool = True

    @property
    def entries(self) -> int:
        """Of the table of a window."""
        return 1 << self.width

    @property
    def tables(self) -> list[int]:
        """How many entries tables have."""
        return sorted({self.entries, 1 << self.teeth} if self.teeth else {self.entries})

    @property
    def bound(self) -> int | None:
        """What private keys are below, where that is not q."""
        return None if self.keys == self.order - 1 else 1 << self.key_bits

    @property
    def key_limbs(self) -> int:
        """Words of a private key."""
        return -(-self.key_length // 8)

    def power(self, index: int) -> int:
        """The generator to the bits of an index of the comb's table, of which bit i has the weight 2^(i*spacing)."""
        return pow(self.generator, sum((index >> i & 1) << (i * self.spacing) for i in range(self.teeth)), self.prime)


def shapes_of(source: Path, prefix: str, spec: Spec) -> Shapes | None:
    """As the emitted files say. None where they have no powers."""
    file = source / c_file(prefix, "exp")
    if spec.group is None or not file.is_file():
        return None
    defined = defined_numbers(file, prefix)
    if "WINDOW" not in defined:
        return None
    length = -(-spec.group.exponent_bits // 8)
    group = spec.group
    return Shapes(spec.prime, group.generator, group.order, defined["WINDOW"], length, defined.get("TEETH", 0),
                  defined.get("SPACING", 0), group.exponents - 1, group.exponent_bits, group.is_safe(spec.prime))  # fmt: skip
