# SPDX-License-Identifier: MIT
"""No mutant of a composed function is proved that the processor can tell from the original.

Sampled here; ECGEN_PROVE_MUTANTS=250 ECGEN_PROVE_INPUTS=100000 is the full form.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from ecgen_verify.prove.evidence.mutants import mutants
from ecgen_verify.prove.kernel import prove
from support.prove_composed_folder import GCC, folder, image, subject
from support.tiny_objects import size_of

MUTANTS = int(os.environ.get("ECGEN_PROVE_MUTANTS", "12"))
INPUTS = int(os.environ.get("ECGEN_PROVE_INPUTS", "300"))

#: Runs a function on elements drawn from a few, so that points are equal, opposite or neutral often; prints all it leaves behind.
_DRIVER = """
#include "p256.h"
#include <stdio.h>
#include <string.h>
static unsigned long long state = 88172645463325252ULL;
static unsigned long long draw(void) { state ^= state << 13; state ^= state >> 7; state ^= state << 17; return state; }
int main(void)
{
    unsigned int i, j;
    for (i = 0; i < INPUTS; i++) {
        p256_fe in[15], out[15], scratch[15];
        int status = 0;
        for (j = 0; j < 15; j++) {
            const p256_fe some = { { draw(), draw(), draw(), draw() >> 1 } };
            const unsigned long long kind = draw() % 6;
            in[j] = some;
            if (kind < 2 && j > 0) { in[j] = in[draw() % j]; }
            if (kind == 2) { memset(&in[j], 0, sizeof in[j]); }
            if (kind == 3) { memset(&in[j], 0, sizeof in[j]); in[j].v[0] = 1; }
        }
        if (draw() % 4 == 0) { memcpy(in + 3, in, 3 * sizeof in[0]); }
        memset(out, 0, sizeof out);
        memset(scratch, 0, sizeof scratch);
        CALL;
        for (j = 0; j < 60; j++) { printf("%llx ", (unsigned long long)out[j / 4].v[j % 4]); }
        printf("%d\\n", status);
    }
    return 0;
}
"""
_CALLS = {
    "fe_inv_chain": "p256_fe_inv_chain(out, in)",
    "fe_sqrt": "status = p256_fe_sqrt(out, in)",
    "point_dbl": "p256_point_dbl((p256_point *)(void *)out, (const p256_point *)(const void *)in)",
    "point_eq": "status = (int)p256_point_eq((const p256_point *)(const void *)in, (const p256_point *)(const void *)(in + 3))",
    "fe_batch_inv": "p256_fe_batch_inv(out, in, scratch, draw() % 16)",
    "point_batch_to_affine": "p256_point_batch_to_affine((p256_affine *)(void *)out, (const p256_point *)(const void *)in, "
                             "scratch, draw() % 6)",
    "point_add": "p256_point_add((p256_point *)(void *)out, (const p256_point *)(const void *)in, "
                 "(const p256_point *)(const void *)(in + 3))",
}  # fmt: skip


class Objects:
    """The folder compiled as the proof's objects are, one object patched and linked with a driver."""

    def __init__(self, name: str, out: Path) -> None:
        p256 = folder("p256")
        self.out = out
        (out / "driver.c").write_text(_DRIVER.replace("INPUTS", str(INPUTS)).replace("CALL", _CALLS[name]), encoding="utf-8")
        flags = [GCC.compiler, GCC.level, "-DP256_NO_ASM", "-std=c99", "-g", "-fno-stack-protector", "-c", "-I", str(p256.source)]
        file = p256.place.rows[f"p256_{name}"]["files"]["c64"]
        sources = [*sorted(p256.source.glob("*.c")), out / "driver.c"]  # points need scalars, which need keys and hashes
        for source in sources:
            subprocess.run([*flags, str(source), "-o", str(out / f"{source.stem}.o")], check=True, cwd=p256.source)
        self.object = out / f"{Path(file).stem}.o"
        self.others = [out / f"{source.stem}.o" for source in sources if source.name != file]
        with self.object.open("rb") as stream:
            elf = ELFFile(stream)
            symbols = elf.get_section_by_name(".symtab")
            assert isinstance(symbols, SymbolTableSection)
            symbol = (symbols.get_symbol_by_name(f"p256_{name}") or [])[0]
            text = elf.get_section(symbol["st_shndx"])
            self.start = text["sh_offset"] + symbol["st_value"]
            self.fixed = {
                entry["r_offset"] - symbol["st_value"]
                for section in elf.iter_sections()
                if isinstance(section, RelocationSection) and section["sh_info"] == symbol["st_shndx"]
                for entry in section.iter_relocations()
            }

    def run(self, offset: int = 0, data: bytes = b"") -> str:
        """What the driver prints with `data` at that offset of the function."""
        patched = self.out / "patched.o"
        content = bytearray(self.object.read_bytes())
        content[self.start + offset : self.start + offset + len(data)] = data
        patched.write_bytes(content)
        program = str(self.out / "program")
        subprocess.run([GCC.compiler, str(patched), *map(str, self.others), "-o", program], check=True)
        return subprocess.run([program], check=True, capture_output=True, text=True, timeout=60).stdout


@pytest.mark.sampled(2)
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
@pytest.mark.parametrize("name", _CALLS)
def test_accepted_mutants_are_equivalent(name: str, tmp_path: Path) -> None:
    original, proof_subject = image("p256"), subject("p256", name)
    objects = Objects(name, tmp_path)
    size, start = size_of(original, proof_subject.name), original.functions[proof_subject.name]
    expected = objects.run()
    whole = original.code(start, size)
    seen = accepted = 0
    for mutant in mutants(original, proof_subject.name, random.Random(name)):
        changed = mutant.image.code(start, size)
        places = [i for i in range(size) if changed[i] != whole[i]]
        first, end = places[0], places[-1] + 1
        # what the linker writes cannot be changed before
        if any(first < place + 4 and place < end for place in objects.fixed):
            continue
        seen += 1
        if prove(mutant.image, proof_subject, 100_000).verdict.proved:
            accepted += 1
            assert objects.run(first, changed[first:end]) == expected, mutant.place
        if seen == MUTANTS:
            break
    print(f"{proof_subject.name}: {seen} mutants, {seen - accepted} rejected, {accepted} accepted and equivalent")
    assert accepted < seen / 2
