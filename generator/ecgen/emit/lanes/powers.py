# SPDX-License-Identifier: MIT
"""Powers modulo p by AVX-512 IFMA, one at a time: what the plain functions call where it runs."""

from __future__ import annotations

from ecgen.arith.limbs import split
from ecgen.emit.comb import comb_of
from ecgen.emit.context import Context
from ecgen.emit.words import c_words
from ecgen.field import Modulus
from ecgen.ir import LANE_LIMB
from ecgen.library import Library

#: Digits that a register holds.
_LANES = 8
#: A place of a product is the sum of so many halves of products for each digit, each below 2^52, in 64 bits.
_HALVES = 4


def has_powers(library: Library) -> bool:
    """Whether powers modulo p are computed in vectors too."""
    return library.lanes and library.spec.group is not None and not library.field_only


def powers_prototypes(library: Library) -> list[str]:
    """Of what the other files call."""
    if not has_powers(library):
        return []
    p = library.prefix
    group = library.spec.group
    assert group is not None
    power = f"void {p}_power_ifma({p}_fe *r, const {p}_fe *a, const uint8_t *exponent, size_t length, size_t bits)"
    key_bytes = -(-group.exponent_bits // 8)
    base = f"void {p}_exp_base_ifma({p}_fe *r, const {p}_fe *table, const uint8_t exponent[{key_bytes}])"
    return [power, *([base] if comb_of(library) else [])]


def powers_units(context: Context, window: int) -> dict[str, str]:
    """The unit of C, by name; none where powers are not computed in vectors. `window`: bits of the exponent that one look at a
    table serves."""
    group = context.library.spec.group
    if not has_powers(context.library) or group is None:
        return {}
    comb = comb_of(context.library)
    modulus = context.moduli[0][64]
    prime, words = modulus.number, modulus.width * modulus.limbs
    # room for 4p, and for the words of an element, which may have more than p needs
    digits = -(-max(prime.bit_length() + 2, words - modulus.width + 1) // LANE_LIMB)
    registers = -(-digits // _LANES)
    assert _HALVES * digits + 2 < 1 << 64 - LANE_LIMB
    constants = [{"name": name, "comment": comment, "lines": _lines(number, registers)}
                 for name, comment, number in _constants(modulus, digits, comb.spacing if comb else 0)]  # fmt: skip
    return {"powers_vector": context.unit(
        "ifma/powers.c.j2", digits=digits, registers=registers, words=_LANES * (registers + 1),
        chunks=range(-(-registers // _LANES)), room=max(words // 8, -(-digits // 2) * 13 + 1), constants=constants,
        whole_registers=modulus.limbs % _LANES == 0, negated_inverse=-pow(prime, -1, 1 << LANE_LIMB) % (1 << LANE_LIMB),
        window=window, entries=1 << window, comb=comb, key_bytes=-(-group.exponent_bits // 8))}  # fmt: skip


def _constants(modulus: Modulus, digits: int, spacing: int) -> list[tuple[str, str, int]]:
    """(name, what it is, number). F: what elements are multiplied by as they stand in memory."""
    prime, radix, factor = modulus.number, 1 << LANE_LIMB * digits, modulus.encode(1)
    enter, leave = radix**2 * pow(factor, -1, prime) % prime, radix * factor % prime
    constants = [("prime", "p", prime), ("one", "R mod p", radix % prime),
             ("enter", "R^2/F mod p, F being what elements are multiplied by in memory", enter),
             ("leave", "R*F mod p", leave)]  # fmt: skip
    if spacing:
        unit = factor
        for _ in range(spacing - 1):
            unit = unit**2 * factor * pow(radix, -2, prime) % prime
        leave = radix**2 * factor * pow(unit, -1, prime) % prime
        constants.append(("leave_base", f"R^2*F/U mod p, U being what {spacing} columns multiply by beside the power", leave))
    return constants


def _lines(number: int, registers: int) -> list[str]:
    return c_words(split(number, LANE_LIMB, _LANES * registers), 64)
