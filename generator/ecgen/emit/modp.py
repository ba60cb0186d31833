# SPDX-License-Identifier: MIT
"""Powers of elements of a group modulo p, and finite-field Diffie-Hellman."""

from __future__ import annotations

import textwrap
from typing import Any

from ecgen.arith.limbs import split
from ecgen.contracts.modp import EXTRA, modp_contracts
from ecgen.emit.columns import DATA_COLUMNS
from ecgen.emit.comb import Comb, comb_of
from ecgen.emit.constants import c_words
from ecgen.emit.context import Context, Part, placed
from ecgen.emit.lanes.powers import has_powers, powers_units
from ecgen.emit.powers import powers_of
from ecgen.emit.secrets import WIPING_UNITS, secrets_part
from ecgen.emit.section import Section
from ecgen.reference import residues
from ecgen.spec.load import Group

#: Bits of the exponent that one look at the table of powers serves. 5 costs the fewest products, or within one in fifty of that,
#: for the lengths of RFC 7919 (225, 275, 325 bits) and for full ones; it divides the former.
WINDOW = 5
#: What the files share. power: r = a^exponent for an exponent of `length` bytes, below 2^bits. The digits of exponents are cut by
#: functions of their own, so that each is proved by itself; so are keys checked and drawn.
_INTERNAL = (
    "unsigned int {p}_exp_window(const uint8_t *number, size_t length, size_t from)",
    "void {p}_exp_lookup({p}_fe *r, const {p}_fe *table, unsigned int entries, unsigned int index)",
    "void {p}_power({p}_fe *r, const {p}_fe *a, const uint8_t *exponent, size_t length, size_t bits)",
    "{p}_limb {p}_key_less(const {p}_limb *a, const {p}_limb *b)",
    "int {p}_key_status(const uint8_t private_key[{key_bytes}])",
    "int {p}_peer_from_bytes({p}_fe *y, const uint8_t b[{field_bytes}])",
    "uint64_t {p}_has_order(const {p}_fe *y)",
    "void {p}_modulo_bit({p}_limb *r, const {p}_limb *v, const {p}_limb *m, {p}_limb bit)",
    "void {p}_bytes_modulo({p}_limb *r, const uint8_t *b, size_t length, const {p}_limb *m)",
)


def modp_part(context: Context) -> Part:
    """Powers and Diffie-Hellman; empty where the specification has no group modulo p."""
    library, prefix = context.library, context.prefix
    group = library.spec.group
    if group is None or library.field_only:
        return Part()
    powers = powers_of(library.spec, residues(context.moduli[0][64]))
    assert powers is not None
    comb = comb_of(library)
    facts: dict[str, Any] = {"key_bytes": powers.key_length, "field_bytes": powers.field.length, "comb": comb,
                             "ifma": has_powers(library)}  # fmt: skip
    bits = 1 if library.size else WINDOW
    window = {"window": bits, "entries": 1 << bits, "most_entries": max(1 << bits, comb.entries if comb else 0),
              "words": _constants(context, one=1), "ifma": has_powers(library)}  # fmt: skip
    printed = {"exp": window, "exp_base": facts | _base_facts(context, group, comb), "dh": facts | _dh_facts(context, group)}
    units = {name: context.unit(f"modp/{name}.c.j2", **values) for name, values in printed.items()}
    units |= {f"key_{name}": context.unit(f"curve/{name}.c.j2", of_keys=True) for name in ("modulo", "reduce")}
    units |= powers_units(context, WINDOW)
    secrets = secrets_part(context, WIPING_UNITS[1])
    where = {"dh": frozenset[str](), "exp": frozenset({"exp"}), "exp_base": frozenset({"exp_base"})}
    functions = placed(context, "modp", modp_contracts(powers), where, ("vectors",))
    sections = Section("modp", ["Powers modulo p, and Diffie-Hellman with those of g"],
                       [f"#define {prefix.upper()}_KEY_BYTES {powers.key_length} /* of a private key */"])  # fmt: skip
    shared = [one.format(p=prefix, key_bytes=powers.key_length, field_bytes=powers.field.length) for one in _INTERNAL]
    internal = tuple((width, prototype) for width in context.widths for prototype in shared)
    return Part({}, units | secrets.units, secrets.headers, (), functions, internal, (sections,))


def _base_facts(context: Context, group: Group, comb: Comb | None) -> dict[str, Any]:
    """The table of powers: one text for both word sizes where elements stand in memory as the same number in both."""
    if comb is None:
        return {"words": _constants(context, generator=group.generator)}
    field = context.moduli[0]
    powers = [pow(group.generator, exponent, field[64].number) for exponent in comb.exponents()]
    if field[64].width * field[64].limbs != field[32].width * field[32].limbs:
        tables = [{"width": width, "powers": [_lines(c_words(field[width], power)) for power in powers]}
                  for width in context.widths]  # fmt: skip
        return {"tables": tables}
    macro = f"{context.prefix.upper()}_BASE_WORD"
    return {"tables": [], "macro": macro, "powers": [
        _lines([f"{macro}({word:#x})" for word in split(field[64].encode(power), 64, field[64].limbs)]) for power in powers
    ]}  # fmt: skip


def _dh_facts(context: Context, group: Group) -> dict[str, Any]:
    prime, keys = context.library.spec.prime, group.exponents - 1
    length = -(-group.exponent_bits // 8)
    words = _constants(context, one=1, minus_one=prime - 1)
    for size in words:
        width = size["width"]
        limbs = split(keys, width, -(-8 * length // width))
        size["key_count"] = _lines([f"UINT{width}_C({limb:#x})" for limb in limbs])
    order = group.order.to_bytes(-(-group.order.bit_length() // 8), "big")
    return {
        "words": words, "key_bits": group.exponent_bits, "extra": EXTRA, "safe": group.is_safe(prime),
        "below_order": group.exponents == group.order, "order_length": len(order), "order_bits": group.order.bit_length(),
        "order_bytes": _lines([f"{byte:#04x}" for byte in order]),
        "bound": "q" if group.exponents == group.order else f"2^{group.exponent_bits}",
    }  # fmt: skip


def _constants(context: Context, **elements: int) -> list[dict[str, Any]]:
    """For each word size: `width`, and `elements`: (name, lines of an initialiser)."""
    return [{"width": width, "elements": [(name, _lines(c_words(context.moduli[0][width], x))) for name, x in elements.items()]}
            for width in context.widths]  # fmt: skip


def _lines(items: list[str]) -> list[str]:
    """Of a C initialiser."""
    return textwrap.wrap(", ".join(items) + ",", width=DATA_COLUMNS)
