# SPDX-License-Identifier: MIT
"""Groups modulo p: the bundled ones by the formulas of their RFCs, and whatever is wrong with one in a line."""

from __future__ import annotations

from pathlib import Path

import pytest
from sympy import isprime

from ecgen.bundled import BUNDLED, load_bundled
from ecgen.errors import SpecError
from ecgen.spec.group_check import security_strength
from ecgen.spec.load import Group, load_file

#: RFC 7919, A.1 to A.3; RFC 3526, 3 to 5: (bits, the number whose binary digits are in the middle, what is added, exponent bits).
PUBLISHED = {
    "ffdhe2048": (2048, "e", 560316, 225), "ffdhe3072": (3072, "e", 2625351, 275), "ffdhe4096": (4096, "e", 5736041, 325),
    "modp14": (2048, "pi", 124476, 225), "modp15": (3072, "pi", 1690314, 275), "modp16": (4096, "pi", 240904, 325),
}  # fmt: skip

# 2, 3, 4, 6, 8, 9, 12, 13, 16, 18 have the order 11 modulo 23.
SAFE = 'name = "tiny"\n[field]\nprime = 23\n[group]\nkind = "modp"\ngenerator = 2\n'
# 138 = 2 * 3 * 23
SHORT = 'name = "tiny"\n[field]\nprime = 139\n[group]\nkind = "modp"\norder = 23\ngenerator = 64\nexponent_bits = 3\n'


def e_digits(bits: int) -> int:
    """floor(2^bits * e), by the series of inverse factorials."""
    total, term, count = 0, 1 << bits + 64, 1
    while term:
        total, term, count = total + term, term // count, count + 1
    return total >> 64


def pi_digits(bits: int) -> int:
    """floor(2^bits * pi), by Machin's formula: pi/4 = 4*arctan(1/5) - arctan(1/239)."""

    def inverse_tangent(x: int) -> int:
        total, power, count = 0, (1 << bits + 64) // x, 1
        while power:
            total, power, count = total + power // count * (1 if count % 4 == 1 else -1), power // (x * x), count + 2
        return total

    return 4 * (4 * inverse_tangent(5) - inverse_tangent(239)) >> 64


def group_of(tmp_path: Path, text: str) -> Group:
    path = tmp_path / "group.toml"
    path.write_text(text, encoding="utf-8")
    group = load_file(path).group
    assert group is not None
    return group


def message_for(tmp_path: Path, text: str) -> str:
    path = tmp_path / "group.toml"
    with pytest.raises(SpecError) as caught:
        group_of(tmp_path, text)
    message = str(caught.value)
    assert message.startswith(f"{path}: key '") and message.isprintable() and caught.value.exit_code == 2
    assert len(message) - len(str(path)) < 300
    return message.removeprefix(f"{path}: ")


@pytest.mark.parametrize("name", PUBLISHED)
def test_bundled_groups_are_those_of_the_rfcs(name: str) -> None:
    bits, constant, added, exponent_bits = PUBLISHED[name]
    spec = load_bundled(name)
    digits = {"e": e_digits, "pi": pi_digits}[constant](bits - 130)
    assert spec.prime == 2**bits - 2 ** (bits - 64) + (digits + added) * 2**64 - 1
    assert spec.group == Group("modp", spec.prime // 2, 2, exponent_bits)
    assert spec.group is not None and spec.curve is None
    assert spec.group.is_safe(spec.prime) and spec.group.exponents == 2**exponent_bits
    assert load_bundled(f"{'FFDHE' if constant == 'e' else 'MODP'}-{bits}") is spec


def test_all_bundled_groups_are_published() -> None:
    assert {name for name in BUNDLED if load_bundled(name).group is not None} == set(PUBLISHED)


@pytest.mark.parametrize(("bits", "strength"), [(1024, 80), (2048, 112), (3072, 128), (4096, 152), (8, 0)])
def test_security_strength(bits: int, strength: int) -> None:
    """SP 800-57 part 1, table 2; SP 800-56A revision 3, appendix D."""
    assert security_strength(2**bits - 1) == strength


def test_what_is_left_out(tmp_path: Path) -> None:
    assert group_of(tmp_path, SAFE) == Group("modp", 11, 2, 4)
    assert group_of(tmp_path, SAFE).exponents == 11
    assert group_of(tmp_path, SHORT) == Group("modp", 23, 64, 3)
    assert group_of(tmp_path, SHORT).exponents == 8
    large = SAFE.replace("23", '"2^512 - 235937"')
    assert group_of(tmp_path, large) == Group("modp", (2**512 - 235937) // 2, 2, 225)


@pytest.mark.parametrize(("line", "expected"), [
    ("prime = 21", "key 'field.prime' = 21: is composite: 3 divides it"),
    ("prime = 29", "key 'group.order' is missing: it may be left out for a safe prime only, and (p - 1)/2 is even"),
    ("prime = 31", "key 'group.order' is missing: it may be left out for a safe prime only, and (p - 1)/2 is composite: 3"),
    ("prime = 5", "key 'group.order' is missing: it may be left out for a safe prime only, and (p - 1)/2 is too small"),
    ('kind = "schnorr"', "key 'group.kind' = \"schnorr\": unknown kind of group; known: modp"),
    ("kind = 1", "key 'group.kind' = 1: must be a string"),
    ("generator = 1", "key 'group.generator' = 1: must lie between 2 and p - 2; 1 and p - 1 have the orders 1 and 2"),
    ("generator = 22", "key 'group.generator' = 22: must lie between 2 and p - 2"),
    ("generator = 0", "key 'group.generator' = 0: must lie between 2 and p - 2"),
    ("generator = -2", "key 'group.generator' = -2: must lie between 2 and p - 2"),
    ("generator = 24", "key 'group.generator' = 24: must lie between 2 and p - 2"),
    ("generator = 5", "key 'group.generator' = 5: does not have the order q"),
    ('generator = "two"', "key 'group.generator' = \"two\": expected a number at column 1"),
])  # fmt: skip
def test_bad_groups(tmp_path: Path, line: str, expected: str) -> None:
    key = line.partition(" ")[0]
    text = "\n".join(line if old.startswith(f"{key} ") else old for old in SAFE.splitlines()) + "\n"
    assert message_for(tmp_path, text).startswith(expected)


@pytest.mark.parametrize(("line", "expected"), [
    ("order = 22", "key 'group.order' = 22: does not divide p - 1"),
    ("order = 69", "key 'group.order' = 69: is composite: 3 divides it; the order must be a prime"),
    ("order = 138", "key 'group.order' = 138: is even; the order must be a prime"),
    ("order = 2", "key 'group.order' = 2: must be a prime of at least 3"),
    ("order = -23", "key 'group.order' = -23: must be a prime of at least 3"),
    ("order = 3", "key 'group.generator' = 64: does not have the order q"),
    ("exponent_bits = 1", "key 'group.exponent_bits' = 1: too short: 2 is the least"),
    ("exponent_bits = 6", "key 'group.exponent_bits' = 6: longer than the order, which has 5 bits"),
    ('exponent_bits = "3"', "key 'group.exponent_bits' = \"3\": must be an integer"),
    ("exponents = 3", "key 'group.exponents' = 3: unknown key; nearest: exponent_bits"),
])  # fmt: skip
def test_bad_orders(tmp_path: Path, line: str, expected: str) -> None:
    key = line.partition(" ")[0]
    lines = [line if old.startswith(f"{key} ") else old for old in SHORT.splitlines()]
    text = "\n".join([*lines, *([] if line in lines else [line])]) + "\n"
    assert message_for(tmp_path, text).startswith(expected)


def test_exponents_of_less_than_twice_the_strength(tmp_path: Path) -> None:
    text = SAFE.replace("23", '"2^1024 - 1093337"')
    assert "= 159: too short: twice the security strength of 80 bits is the least" in message_for(
        tmp_path, f"{text}exponent_bits = 159\n")  # fmt: skip
    assert group_of(tmp_path, f"{text}exponent_bits = 160\n").exponents == 2**160
    q = 2**107 - 1
    p = next(p for k in range(2**405, 2**406, 2) if isprime(p := k * q + 1))
    text = f'name = "a"\n[field]\nprime = "{p:#x}"\n[group]\nkind = "modp"\norder = "{q:#x}"\n'
    text += f'generator = "{pow(2, (p - 1) // q, p):#x}"\n'
    assert message_for(tmp_path, text).endswith("too short: a prime of 512 bits has 56 bits of security and needs 112")


def test_missing_keys(tmp_path: Path) -> None:
    assert message_for(tmp_path, SAFE.replace('kind = "modp"\n', "")) == "key 'group.kind' is missing: one of modp"
    left_out = SAFE.replace("generator = 2\n", "")
    assert message_for(tmp_path, left_out) == "key 'group.generator' is missing: the generator, an integer"


def test_a_curve_and_a_group(tmp_path: Path) -> None:
    curve = '[curve]\nform = "weierstrass"\na = 1\nb = 1\ngenerator = [3, 10]\norder = 7\ncofactor = 4\n'
    assert message_for(tmp_path, SAFE + curve).endswith("there is a [curve] too; a specification has one or the other")
