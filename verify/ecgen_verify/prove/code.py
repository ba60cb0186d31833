# SPDX-License-Identifier: MIT
"""Instructions at addresses, decoded by iced-x86.

Trusted: iced-x86's decoding.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import iced_x86 as x86

from ecgen_verify.prove.image import Image

MNEMONICS: dict[int, str] = {v: k for k, v in vars(x86.Mnemonic).items() if isinstance(v, int)}
_NAMES: dict[int, str] = {v: k for k, v in vars(x86.Register).items() if isinstance(v, int)}
_HIGH_BYTES = frozenset(code for code, name in _NAMES.items() if name in ("AH", "BH", "CH", "DH"))
#: Registers are plain integers at run time, whatever the stubs say.
_REGISTERS: Any = x86.RegisterExt


@cache
def register(code: int) -> tuple[str, int]:
    """The full register of a general-purpose register and how many of its low bits are meant; 0 bits for others.

    AH, BH, CH and DH give 8 bits as well; see `is_high_byte`.
    """
    name = _NAMES[code]
    full = _REGISTERS.full_register(code)
    if _REGISTERS.is_gpr(code):
        return _NAMES[full], int(_REGISTERS.size(code)) * 8
    return name, 0


def is_high_byte(code: int) -> bool:
    return code in _HIGH_BYTES


def vector_number(code: int) -> int | None:
    """Which xmm register; None for anything else."""
    return int(_REGISTERS.number(code)) if _REGISTERS.is_xmm(code) else None


@dataclass
class Code:
    image: Image
    _decoded: dict[int, x86.Instruction | None] = field(default_factory=dict)

    def at(self, address: int) -> x86.Instruction | None:
        """The instruction there; None where no code is or no instruction can be decoded."""
        if address not in self._decoded:
            data = self.image.code(address)
            instruction = x86.Decoder(64, data, ip=address).decode() if data else None
            valid = instruction is not None and instruction.code != x86.Code.INVALID
            self._decoded[address] = instruction if valid else None
        return self._decoded[address]
