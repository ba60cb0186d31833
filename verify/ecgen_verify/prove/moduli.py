# SPDX-License-Identifier: MIT
"""The moduli of an emitted folder, and which of the functions of one call nothing.

Trusted: that the numbers are those of the specification.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecgen.contracts.field import Residues, straight_line
from ecgen.errors import CheckFailed
from ecgen.field import is_long
from ecgen.messages import printable, shorten
from ecgen.spec.load import Spec
from ecgen_verify.prove.contract import LIMB

#: Modulo a number that has every function.
RESIDUES = Residues("p", 1, montgomery=True, loose_multiple=2, sum_multiple=4)
#: The operations modulo any number that is not long which call nothing.
_STRAIGHT = frozenset(contract.operation for contract in straight_line(RESIDUES))


@dataclass(frozen=True)
class Form:
    """How elements of one modulus stand in memory: `limbs` words of value * factor mod p. `symbol`: that of contracts."""

    tag: str
    prime: int
    limbs: int
    factor: int
    symbol: str = ""

    @property
    def size(self) -> int:
        return 8 * self.limbs

    @property
    def lanes(self) -> tuple[int, int]:
        """The limbs of an element in lanes, and what it stands there times."""
        limbs = -(-(self.prime.bit_length() + 3) // LIMB)
        return limbs, 1 << LIMB * limbs


def numbers_of(spec: Spec) -> dict[str, int]:
    """The moduli of a specification by symbol."""
    return {"p": spec.prime, **({"n": spec.curve.order} if spec.curve is not None else {})}


def rings(manifest: Mapping[str, Any], spec: Spec) -> dict[str, Form]:
    """The moduli that a manifest has, by symbol, with the numbers of the specification. From the manifest comes only which there
    are, their tags, and which are in Montgomery form.

    Raises CheckFailed when the manifest has other numbers or lengths: its folder is of something else.
    """
    numbers = numbers_of(spec)
    return {m["symbol"]: _modulus(m, spec, numbers) for m in manifest["moduli"]}


def _modulus(row: Mapping[str, Any], spec: Spec, numbers: Mapping[str, int]) -> Form:
    symbol = row["symbol"]
    number = numbers.get(symbol)
    if number is None or int(row["number"], 16) != number:
        raise CheckFailed(f"the manifest's {shorten(printable(str(symbol)), 20)} is not that of the specification {spec.name}")
    limbs = spec.limbs + -(-number.bit_length() // 64) - -(-spec.prime.bit_length() // 64)
    if row["limbs"]["64"] != limbs:
        raise CheckFailed(f"the manifest's elements modulo {symbol} have other lengths than the specification {spec.name} gives")
    return Form(row["tag"], number, limbs, (1 << 64 * limbs) % number if row["reduction"] == "montgomery" else 1, symbol)


def is_straight(row: Mapping[str, Any], number: int, *, long: bool = False) -> bool:
    """Whether the function of a modulus calls nothing, and is not in lanes. `long`: whether it is one of those that call nothing
    but the kernels of a long modulus."""
    return row["operation"] in _STRAIGHT and is_long(number) is long
