# SPDX-License-Identifier: MIT
"""Hashes of what the objects of an emitted folder hold: code and constants, without symbols, comments and unwind information."""

from __future__ import annotations

import hashlib
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.elffile import ELFFile

from support.emitted import shell

#: The specification, and the microarchitecture for whose tuned schedules it is emitted; "default" where none is named.
Emission = tuple[str, str]

DEFAULT = "default"
#: The recorded hashes: `tools` as by tools(); `objects`: "spec/microarchitecture" -> what object_hashes returns.
RECORD = Path(__file__).parents[1] / "emit" / "code_bytes.json"
_CODE = (".text", ".rodata", ".data")
_ALLOCATED = 2  # SHF_ALLOC


@dataclass(frozen=True)
class Build:
    """One way to make an object of a source with the given ending. `name`: appended to the source's name in the keys of hashes;
    `flags`: for the compiler or the assembler, PREFIX being the spec's in capitals."""

    ending: str
    name: str
    flags: tuple[str, ...]

    def hash(self, source: Path, prefix: str, scratch: Path) -> str:
        """The hash of the object of `source`, which is made in the folder `scratch`. Raises when it cannot be made."""
        target = scratch / "object.o"
        flags = [flag.replace("PREFIX", prefix) for flag in self.flags]
        if self.ending == ".c":
            shell("gcc", "-std=c99", "-O2", "-fno-asynchronous-unwind-tables", *flags, "-c", "-o", target, source)
            return _short(_elf(target))
        shell("nasm", *flags, "-o", target, source)
        if "win64" not in flags:
            return _short(_elf(target))
        text = scratch / "text.bin"
        shell("objcopy", "-O", "binary", "-j", ".text", target, text)
        return _short(text.read_bytes())


#: What most users build: ELF, 64-bit words, with the assembly.
USUAL = (Build(".asm", "", ("-f", "elf64")), Build(".c", "/64", ()))
_OTHERS = (Build(".asm", "/win64", ("-f", "win64")), Build(".c", "/64-no-asm", ("-DPREFIX_NO_ASM",)))
_NARROW = Build(".c", "/32", ("-DPREFIX_NO_ASM", "-DPREFIX_WORD_BITS=32"))


def all_builds(emission: Emission) -> tuple[Build, ...]:
    """Every build that is recorded. Nothing is tuned for 32-bit words: they are compared once for each specification."""
    return (*USUAL, *_OTHERS, *([_NARROW] if emission[1] == DEFAULT else []))


def tools() -> dict[str, str]:
    """The versions of all tools on which the bytes depend, as the tools themselves say."""
    commands = {"gcc": "gcc", "assembler": "as", "nasm": "nasm"}
    return {tool: shell(command, "--version").splitlines()[0].partition(" compiled")[0] for tool, command in commands.items()}


def object_hashes(emission: Emission, builds: Sequence[Build], scratch: Path) -> dict[str, str]:
    """Source and build ("fe_adx.asm/win64") -> hash, for all sources of a folder, emitted here, but the self-test."""
    spec, microarchitecture = emission
    folder = scratch / "emitted"
    options = [] if microarchitecture == DEFAULT else ["--tuned", microarchitecture]
    shell(sys.executable, "-c", "from ecgen.cli import main; main()", "--curve", spec, "--target", "ifma", "-q", "--out", folder,
          *options)  # fmt: skip
    return {
        f"{source.name.removeprefix(f'{spec}_')}{build.name}": build.hash(source, spec.upper(), scratch)
        for source in sorted(folder.iterdir())
        if source.suffix in (".asm", ".c") and "selftest" not in source.name
        for build in builds
        if build.ending == source.suffix
    }


def record(*keys: str) -> None:
    """Records the hashes of these emissions ("spec/microarchitecture") anew, of all that are recorded where none is named."""
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    recorded["tools"] = tools()
    for key in keys or tuple(recorded["objects"]):
        spec, microarchitecture = key.split("/")
        with tempfile.TemporaryDirectory() as scratch:
            emission = spec, microarchitecture
            recorded["objects"][key] = object_hashes(emission, all_builds(emission), Path(scratch))
    RECORD.write_text(json.dumps(recorded, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def _elf(path: Path) -> bytes:
    """The sections with code and constants, each after its name, in the order of their names."""
    with path.open("rb") as file:
        sections = sorted(_sections(ELFFile(file)))
    return b"".join(name.encode() + b"\0" + data for name, data in sections)


def _sections(elf: ELFFile) -> Iterator[tuple[str, bytes]]:
    for section in elf.iter_sections():
        kept = section["sh_flags"] & _ALLOCATED and section["sh_type"] == "SHT_PROGBITS" and section["sh_size"]
        if kept and section.name.startswith(_CODE):
            yield section.name, section.data()


def _short(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:24]


if __name__ == "__main__":
    record(*sys.argv[1:])
