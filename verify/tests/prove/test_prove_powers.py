# SPDX-License-Identifier: MIT
"""Powers modulo p are proved on their bytes, and wrong ones are not."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ecgen.spec.load import load_file
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, Form
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.machine import Pointer, entry_machine, in_registers
from ecgen_verify.prove.multiples.powers import lookup, power
from ecgen_verify.prove.path import Path as WordsPath
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.word import constant
from ecgen_verify.prove.world import World
from support.prove_composed_folder import folder_rows
from support.verify_runs import SPECS, ecgen

NAME = "modp512"
INNER = ("exp_window", "exp_lookup", "wipe_stack", "power", "key_less", "key_status", "peer_from_bytes",
         "has_order", "bytes_modulo", "modulo_bit")
OF_POWERS = ("exp_window", "exp_lookup", "power", "exp", "exp_base")
FUNCTIONS = ("exp", "exp_base", "dh_check", "dh_public_key", "dh_keygen", "dh")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("powers") / "out"
    assert ecgen("--spec", SPECS / f"{NAME}.toml", "--out", out, "-q").returncode == 0
    return out


def _verdicts(source: Path, out: Path, functions: tuple[str, ...], build: Build) -> list[Verdict]:
    emission = Folder(source, load_file(SPECS / f"{NAME}.toml"))
    rows = [folder_rows(emission, out, build.name, f"{NAME}_{function}") for function in functions]
    return [row.verdict for of_function in rows for row in of_function]


@pytest.mark.slow
@pytest.mark.parametrize("build", [Build("gcc", "-O2"), *(
    pytest.param(Build(*build), marks=pytest.mark.slow) for build in (("gcc", "-O3"), ("clang", "-O2"), ("clang", "-O3")))],
    ids=lambda build: build.name)  # fmt: skip
def test_powers_and_what_they_are_made_of(source: Path, tmp_path: Path, build: Build) -> None:
    verdicts = _verdicts(source, tmp_path, (*INNER, *FUNCTIONS), build)
    assert len(verdicts) == len(INNER) + len(FUNCTIONS)
    assert [verdict for verdict in verdicts if not verdict.proved] == []


#: function, what stands in its C, and what is put in its place
WRONG = [
    ("exp_base", "place = i * MODP512_SPACING + column;", "place = i * (MODP512_SPACING + 1) + column;"),
    ("exp_base", ">> (place % 8))\n                                   & 1) << i;",
     ">> (place % 8))\n                                   & 1) << (MODP512_TEETH - 1 - i);"),
    ("exp_base", "KEY_BYTES - 1 - place / 8]", "KEY_BYTES - 1 - place / 9]"),
    ("exp_window", "(bits >> (from % 8)) & (MODP512_ENTRIES - 1)", "(bits >> (from % 8)) & (MODP512_ENTRIES - 2)"),
    ("exp_window", "if (byte + 1 < length) {\n        bits", "if (byte + 2 < length) {\n        bits"),
    ("exp_window", "number[length - 2 - byte] << 8", "number[length - 1 - byte] << 8"),
    ("exp_lookup", "MODP512_PICKED) {", "MODP512_PICKED) {\n        if (index == 3) { entries = 3; }"),
    ("exp_lookup", "w5 |= v[5] & masks[i];", "w5 |= v[4] & masks[i];"),
    ("exp_base", "modp512_exp_column(exponent, column));\n    while (column-- > 0) {",
     "modp512_exp_column(exponent, column));\n    while (column-- > 1) {"),
    ("exp_base", "    while (column-- > 0) {\n        modp512_fe_sqr(&total, &total);",
     "    while (column-- > 0) {\n        modp512_fe_mul(&total, &total, &factor);"),
    ("exp_base", "modp512_exp_lookup(&factor, modp512_base_powers,", "modp512_exp_lookup(&factor, modp512_base_powers + 1,"),
    ("power", "i < MODP512_WINDOW; i++", "i + 1 < MODP512_WINDOW; i++"),
    ("power", "modp512_exp_window(exponent, length, from));\n            modp512_fe_mul(",
     "modp512_exp_window(exponent, length, from + 1));\n            modp512_fe_mul("),
    ("power", "&table[i], &table[1]);", "&table[i], &table[2]);"),
    ("power", "while (from > 0) {", "while (from > MODP512_WINDOW) {"),
    ("power", "while (from > 0) {", "while (from > 0 && length > 1) {"),
    ("power", "from = (bits - 1) / MODP512_WINDOW", "from = bits / MODP512_WINDOW"),
    ("power", "if (bits > 0) {", "if (bits > 1) {"),
    ("power", "modp512_fe_mul(&total, &total, &factor);\n        }\n        modp512_wipe",
     "modp512_fe_mul(&total, &total, &factor);\n            table[7] = total;\n        }\n        modp512_wipe"),
    ("exp", "length, 8 * length);", "length, 8 * length - 8 * (length > 0));"),
    ("exp", "length, 8 * length);", "length, 8 * length + 1);"),
    ("peer_from_bytes", "modp512_fe_eq(y, &modp512_minus_one)", "modp512_fe_eq(y, &modp512_one)"),
    ("dh_check", "modp512_fe_is_zero(y) | modp512_fe_eq(y, &modp512_one)", "modp512_fe_is_zero(y)"),
    ("dh_check", "sizeof modp512_order, 511)", "sizeof modp512_order, 505)"),
    ("dh_check", "sizeof modp512_order, 511)", "sizeof modp512_order - 1, 504)"),
    ("dh_check", "return (int)(modp512_has_order(&y) & 1) - 1;", "return -(int)(modp512_has_order(&y) & 1);"),
    ("has_order", "modp512_fe_eq(&power, &modp512_one)", "modp512_fe_eq(&power, y)"),
    ("key_less", "modp512_bit borrow = 0;\n    unsigned int i;\n\n    for (i = 0; i < MODP512_KEY_LIMBS; i++) {\n        borrow",
     "modp512_bit borrow = 1;\n    unsigned int i;\n\n    for (i = 0; i < MODP512_KEY_LIMBS; i++) {\n        borrow"),
    ("key_less", "modp512_subw(&difference, a[i], b[i], borrow);", "modp512_subw(&difference, b[i], a[i], borrow);"),
    ("key_less", "    return borrow;\n", "    return !borrow;\n"),
    ("key_less", "    return borrow;\n", "    return borrow << 1;\n"),
    ("key_less", "    return borrow;\n", "    return -(modp512_limb)borrow;\n"),
    ("key_less", "    return borrow;\n", "    return borrow & (a[0] != b[0]);\n"),
    ("key_less", "    return borrow;\n", "    return difference;\n"),
    ("key_status", "modp512_key_less(modp512_keys, key)", "modp512_key_less(key, modp512_keys)"),
    ("key_status", "first[MODP512_KEY_LIMBS] = {1}", "first[MODP512_KEY_LIMBS] = {2}"),
    ("key_status", "private_key[MODP512_KEY_BYTES - 1 - i] << (8", "private_key[i] << (8"),
    ("dh_public_key", "if (status == 0) {\n        modp512_write_public", "if (status != 1) {\n        modp512_write_public"),
    ("dh_public_key", "    modp512_wipe(&y, sizeof y);\n    modp512_wipe_stack();\n}", "    modp512_wipe_stack();\n}"),
    ("dh_keygen", "modp512_bit carry = 1;", "modp512_bit carry = 0;"),
    ("dh_keygen", "length < MODP512_KEY_BYTES + 8", "length < MODP512_KEY_BYTES + 7"),
    ("dh_keygen", "(key, random, length,", "(key, random, length - 1,"),
    ("dh_keygen", "(key, random, length,", "(key, random, MODP512_KEY_BYTES + 8,"),
    ("dh_keygen", "private_key[MODP512_KEY_BYTES - 1 - i] =", "private_key[i] ="),
    ("dh_keygen", "modp512_addw(&key[i], key[i], 0, carry);", "modp512_addw(&key[i], key[i], 0, carry & (i < 3));"),
    ("dh_keygen", "        modp512_clear(private_key, MODP512_KEY_BYTES);\n", ""),
    ("dh_keygen", "    modp512_wipe(key, sizeof key);\n    modp512_write_public", "    modp512_write_public"),
    ("bytes_modulo", "for (; i < length; i++,", "for (; i + 1 < length; i++,"),
    ("bytes_modulo", "for (; i < length; i++,", "for (; i < length && i < 1000; i++,"),
    ("bytes_modulo", "(b[i] >> j) & 1u", "(b[i] >> (7 - j)) & 1u"),
    ("bytes_modulo", "most = MODP512_KEY_BYTES - 1,", "most = MODP512_KEY_BYTES,"),
    ("bytes_modulo", "modp512_modulo_bit(v, v, m,", "modp512_modulo_bit(v, v, m + (i == 99),"),
    ("modulo_bit", "(word << 1) | carry;", "(word << 1);"),
    ("modulo_bit", "selectw(keep, r[i], d[i])", "selectw(keep, d[i], r[i])"),
    ("dh", "    status |= modp512_key_status(private_key);\n", ""),
    ("dh", "    status |= modp512_key_status(private_key);\n", "    status = modp512_key_status(private_key);\n"),
    ("dh", "MODP512_KEY_BYTES, MODP512_KEY_BITS);", "MODP512_KEY_BYTES, MODP512_KEY_BITS - 5);"),
    ("dh", "modp512_power(&y, &y, private_key", "modp512_power(&y, &y, peer"),
    ("dh", "    modp512_wipe(&y, sizeof y);\n    modp512_wipe_stack();\n    return status;", "    return status;"),
]  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.quick("exp_window-4", "exp_base-8", "power-11")
@pytest.mark.parametrize(("function", "old", "new"), WRONG, ids=[f"{wrong[0]}-{i}" for i, wrong in enumerate(WRONG)])
def test_a_wrong_power(source: Path, tmp_path: Path, function: str, old: str, new: str) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(source, copy)
    file = copy / f"{NAME}_{'power' if function in OF_POWERS else 'dh'}.c"
    assert file.read_text().count(old) == 1
    file.write_text(file.read_text().replace(old, new))
    (verdict,) = _verdicts(copy, tmp_path, (function,), Build("gcc", "-O2"))
    assert not verdict.proved and verdict.covered


def test_a_table_with_another_power(source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(source, copy)
    file = copy / f"{NAME}_power.c"
    before, head, table = file.read_text().partition(f"{NAME}_base_powers[MODP512_COMB_ENTRIES] = {{")
    file.write_text(before + head + table.replace("(0x2)", "(0x4)", 1))
    assert table.count("(0x2)")
    (verdict,) = _verdicts(copy, tmp_path, ("exp_base",), Build("gcc", "-O2"))
    assert not verdict.proved and "the powers of one element" in verdict.reason


@pytest.mark.parametrize("spacing", [0, 1, 3])
def test_powers_by_bits_of_an_index_add_up(spacing: int) -> None:
    """Whatever the wiring says of a comb: columns whose bits are not apart as well."""
    elements = Elements(World(), {"fe": Field(101)}, {"fe": Form("fe", 101, 1, 1)})
    field, machine = elements.fields["fe"], entry_machine(WordsPath(elements.world), Image(), 0)
    first, second = (pow(2, 1 << spacing * place, 101) for place in (0, 1))
    machine.memory |= {("table", 8 * i): (8, constant(entry)) for i, entry in enumerate((1, first, second, first * second % 101))}
    index = elements.unknown_byte("index", 3)
    machine.memory |= in_registers({"RDI": Pointer("r", 0), "RSI": Pointer("table", 0), "RDX": constant(4), "RCX": index})
    machine.writable["r"] = 8
    effect = lookup([4], spacing).effect
    assert effect is not None and effect(Call(machine, elements)) is None
    (atom,) = index.poly.atoms()
    bits = Poly.atom((atom, 0)).plus(Poly.atom((atom, 1)), 1 << spacing)
    (left,) = Call(machine, elements).loaded("fe", Pointer("r", 0))
    assert left == power(field, field.const(2), bits)
