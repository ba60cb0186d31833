# SPDX-License-Identifier: MIT
"""What each machine instruction reads and writes: operands, registers that it names nowhere, and flags.

The one place that says so: selection, the reader of tuned schedules and their validation ask here. A test compares every row
with a disassembler's own tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

#: Flags by letter: carry, overflow, zero, sign, parity, auxiliary carry.
CARRY, OVERFLOW = "c", "o"
FLAGS = "cozspa"


@dataclass(frozen=True, slots=True)
class Form:
    """One form of an instruction.

    `roles`: a letter for each operand: r read, w written, u (updated) read and written, a only its address is computed, i a
    number, t a place to jump to. `reads`, `writes`: registers beyond the operands. Flags, as letters of FLAGS: `needs` those
    read; `sets` those given a value that the result decides; `clears` those set to 0; `spoils` those left undefined. The last
    three do not overlap. `spends_mask`: its mask is zero after it.
    """

    roles: str
    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()
    needs: str = ""
    sets: str = ""
    clears: str = ""
    spoils: str = ""
    spends_mask: bool = False

    @property
    def touches(self) -> str:
        """The flags that do not survive it."""
        return self.sets + self.clears + self.spoils


_MOVES, _LOGIC = Form("wr"), Form("ur", sets="zsp", clears="co", spoils="a")
_SHIFT = Form("ui", sets="czsp", spoils="oa")
_FREE_SHIFT, _LANES = Form("wrr"), Form("wrr")
_RSP = frozenset({"rsp"})
_LOWER = frozenset(f"zmm{number}" for number in range(16))

#: The forms of each mnemonic; no two of one mnemonic have the same number of operands.
_TABLE: dict[str, tuple[Form, ...]] = {
    # moves
    "mov": (_MOVES,),
    "movzx": (_MOVES,),
    "lea": (Form("wa"),),
    "push": (Form("r", reads=_RSP, writes=_RSP),),
    "pop": (Form("w", reads=_RSP, writes=_RSP),),
    "bswap": (Form("u"),),
    "setc": (Form("w", needs="c"),),
    "seto": (Form("w", needs="o"),),
    "cmovc": (Form("ur", needs="c"),),
    "cmovnc": (Form("ur", needs="c"),),
    "cmovo": (Form("ur", needs="o"),),
    "cmovno": (Form("ur", needs="o"),),
    # sums
    "add": (Form("ur", sets=FLAGS),),
    "sub": (Form("ur", sets=FLAGS),),
    "adc": (Form("ur", needs="c", sets=FLAGS),),
    "sbb": (Form("ur", needs="c", sets=FLAGS),),
    "adcx": (Form("ur", needs="c", sets="c"),),
    "adox": (Form("ur", needs="o", sets="o"),),
    "neg": (Form("u", sets=FLAGS),),
    "cmp": (Form("rr", sets=FLAGS),),
    # bits
    "and": (_LOGIC,),
    "or": (_LOGIC,),
    "xor": (_LOGIC,),
    "test": (Form("rr", sets="zsp", clears="co", spoils="a"),),
    "not": (Form("u"),),
    "bt": (Form("ri", sets="c", spoils="ospa"),),
    "shl": (_SHIFT,),
    "shr": (_SHIFT,),
    "shrd": (Form("uri", sets="czsp", spoils="oa"),),
    "shlx": (_FREE_SHIFT,),
    "shrx": (_FREE_SHIFT,),
    # products
    "mul": (Form("r", frozenset({"rax"}), frozenset({"rax", "rdx"}), sets="co", spoils="zspa"),),
    "mulx": (Form("wwr", reads=frozenset({"rdx"})),),
    "imul": (Form("ur", sets="co", spoils="zspa"), Form("wri", sets="co", spoils="zspa")),
    # control
    "endbr64": (Form(""),),
    "ret": (Form("", reads=_RSP, writes=_RSP),),
    "je": (Form("t", needs="z"),),
    "jne": (Form("t", needs="z"),),
    # lanes
    "vmovdqa64": (_MOVES,),
    "vmovdqu64": (_MOVES,),
    "movdqu": (_MOVES,),
    "vpbroadcastq": (_MOVES,),
    **dict.fromkeys(("vpaddq", "vpsubq", "vpandq", "vporq", "vpxorq", "kxnorw"), (_LANES,)),
    **dict.fromkeys(("vpsllq", "vpsrlq", "vpsraq"), (Form("wri"),)),
    **dict.fromkeys(("vpmadd52luq", "vpmadd52huq"), (Form("urr"),)),
    "vpternlogq": (Form("urri"),),
    **dict.fromkeys(("vpermq", "vpshufd"), (Form("wri"),)),
    "vpgatherqq": (Form("ur", spends_mask=True),),
    "vpscatterqq": (Form("wr", spends_mask=True),),
    "vzeroupper": (Form("", reads=_LOWER, writes=_LOWER),),
}


def form(mnemonic: str, operands: int) -> Form:
    """Raises KeyError for what the table does not hold."""
    for row in _TABLE[mnemonic]:
        if len(row.roles) == operands:
            return row
    raise KeyError(f"{mnemonic} with {operands} operands")


def mnemonics() -> frozenset[str]:
    return frozenset(_TABLE)


def forms() -> Iterator[tuple[str, Form]]:
    """All rows."""
    return ((mnemonic, row) for mnemonic, rows in _TABLE.items() for row in rows)
