# SPDX-License-Identifier: MIT
"""What functions execute, exactly: callgrind counts every instruction, and the disassembly says what each one is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ecgen.errors import CheckFailed
from ecgen_bench.exchange.protocol import Call
from ecgen_bench.system.tools import run

_COST = re.compile(r"(0x[0-9a-f]+) \d+ (\d+)$")
_CODE = re.compile(r"\s*([0-9a-f]+):\t(.*)$")
_PREFIXES = ("rep ", "repz ", "repnz ", "lock ", "notrack ", "bnd ", "data16 ", "cs ")
_REGISTERS = (("zmm", 8), ("ymm", 4), ("xmm", 2))
_OPERANDS = (("ZMMWORD", 8), ("YMMWORD", 4), ("XMMWORD", 2))
_PRODUCTS = ("mul", "imul", "mulx", "pmul", "vpmul", "vpmadd")
_SUMS = ("add", "adc", "adox", "sub", "sbb", "cmp", "inc", "dec", "neg", "lea", "xadd", "padd", "psub", "vpadd", "vpsub")
_WITH_CONTROL = ("mov", "vmov", "push", "pop", "nop", "call", "ret", "j", "endbr", "leave", "prefetch", "vzero", "lfence", "hlt")
_ON_STACK = ("push", "pop", "call", "ret", "leave")
_ONLY_READ = ("cmp", "test", "bt", "mov", "vmov", "push", "pop", "call", "jmp", "mul", "imul", "div", "set")


@dataclass(frozen=True)
class Mix:
    """One call: all instructions; among them additions (with subtractions and comparisons), multiplications, and other operations
    of logic and shifts, each counted by words of 64 bits; words read and written in memory."""

    instructions: float = 0
    additions: float = 0
    multiplications: float = 0
    logic: float = 0
    accesses: float = 0

    def __add__(self, other: Mix) -> Mix:
        return Mix(*(one + two for one, two in zip(self.counts, other.counts, strict=True)))

    def times(self, factor: float) -> Mix:
        return Mix(*(factor * count for count in self.counts))

    @property
    def counts(self) -> tuple[float, ...]:
        """In the order of the fields."""
        return self.instructions, self.additions, self.multiplications, self.logic, self.accesses


def mixes(valgrind: str, program: Path, name: str, calls: Sequence[Call], per_pass: int, folder: Path) -> dict[Call, Mix]:
    """One call of each function in a program of driver.c. `name`: whose functions; `per_pass`: calls in one pass.

    Each function runs twice and the second time counts: what is done once only, such as binding names, is no part of a call.
    Raises CheckFailed when callgrind left something else.
    """
    profile = folder / "mix.out"
    functions = dict.fromkeys(call.function for call in calls)
    words = [valgrind, "-q", "--tool=callgrind", f"--callgrind-out-file={profile}", "--compress-strings=no",
             "--compress-pos=no", "--dump-instr=yes", "--dump-before=next_function",
             *(f"--toggle-collect=run_{function}" for function in functions)]  # fmt: skip
    # Valgrind's processor has no ADX, by its own word; OpenSSL is told of what this one has.
    run(["env", f"OPENSSL_ia32cap=:{_seventh_leaf():#x}", *words, str(program), "run", name, "1",
         *(call.name for call in calls for _ in range(2))])  # fmt: skip
    last = 2 * len(calls)
    texts = [profile if number == last else profile.with_name(f"{profile.name}.{number + 1}") for number in range(1, last + 1)]
    result = {}
    for call, path in zip(calls, texts[1::2], strict=True):
        if not path.exists():
            raise CheckFailed(f"callgrind left no profile of {call.function}")
        result[call] = mix_of(executed(path.read_text(encoding="utf-8")), str(program)).times(1 / per_pass)
    for path in folder.glob("mix.out*"):
        path.unlink()
    return result


def _seventh_leaf() -> int:
    """The bits of CPUID's leaf 7, register EBX, that OpenSSL's multiplications look at: BMI1, AVX2, BMI2, ADX."""
    flags = Path("/proc/cpuinfo").read_text(encoding="utf-8").split() if Path("/proc/cpuinfo").exists() else []
    return sum(1 << bit for name, bit in (("bmi1", 3), ("avx2", 5), ("bmi2", 8), ("adx", 19)) if name in flags)


def executed(profile: str) -> Counter[tuple[str, int]]:
    """How often each instruction was executed, by the file that it is in and its address there. `profile`: callgrind's, with
    --dump-instr=yes and neither strings nor positions compressed."""
    counted: Counter[tuple[str, int]] = Counter()
    where, called = "", False
    for line in profile.splitlines():
        if line.startswith("ob="):
            where = line.removeprefix("ob=")
        elif line.startswith("calls="):
            called = True
        elif (cost := _COST.match(line)) is not None:
            if not called:
                counted[where, int(cost[1], 16)] += int(cost[2])
            called = False
    return counted


def mix_of(counted: Counter[tuple[str, int]], program: str) -> Mix:
    """The mix of these instructions. Raises CheckFailed for one of the program that its disassembly lacks; one of a library
    without a file counts as an instruction and no more."""
    total = Mix()
    for (where, address), count in counted.items():
        code = _disassembly(where) if Path(where).is_file() else {}
        if address not in code and where == program:
            raise CheckFailed(f"{Path(program).name}: no instruction at {address:#x}")
        total += features(code.get(address, "nop")).times(count)
    return total


@lru_cache(maxsize=4)
def _disassembly(path: str) -> dict[int, str]:
    return dict(_instructions(run(["objdump", "-d", "-M", "intel", "--no-show-raw-insn", path])))


def _instructions(listing: str) -> Iterator[tuple[int, str]]:
    for line in listing.splitlines():
        if (match := _CODE.match(line)) is not None:
            yield int(match[1], 16), match[2].split("#")[0].strip()


def features(text: str) -> Mix:
    """What one instruction in Intel's syntax does, for example "adc rax, QWORD PTR [rsi+8]"."""
    for prefix in _PREFIXES:
        text = text.removeprefix(prefix)
    name, _, operands = text.partition(" ")
    width = next((words for register, words in _REGISTERS if register in operands), 1)
    additions = width if name.startswith(_SUMS) else 0
    products = width if name.startswith(_PRODUCTS) else 0
    logic = width if not (additions or products or name.startswith(_WITH_CONTROL)) else 0
    return Mix(1, additions, products, logic, _accesses(name, operands.strip()))


def _accesses(name: str, operands: str) -> int:
    """Words read and written."""
    words = 1 if name.startswith(_ON_STACK) else 0
    if "PTR " not in operands or name.startswith(("nop", "lea", "prefetch")):
        return words
    width = next((size for operand, size in _OPERANDS if operand in operands), 1)
    both = "PTR " in operands.split(",")[0] and not name.startswith(_ONLY_READ)
    return words + width * (2 if both else 1)
