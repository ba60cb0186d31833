# SPDX-License-Identifier: MIT
"""Classic McEliece against the crate pqcrypto-classicmceliece, which carries PQClean's code: products of 256 elements,
encapsulation and decapsulation. What is emitted is measured as it is called, and as on processors that have AVX2 alone, or
neither."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import ToolMissing, UsageError
from ecgen.spec.binary import BinarySpec
from ecgen_bench.peers.crates import Crate, fetch_crate
from ecgen_bench.structures.comparison import Cell, Code
from ecgen_bench.system.tools import Compiler, is_x86_64, run

CRATE = Crate("pqcrypto-classicmceliece", "0.2.1")
#: What the crate's build script gives the compiler for its code with AVX2, beside -O3 of a release.
_FLAGS = ("-O3", "-mavx2", "-mbmi2", "-mbmi", "-maes", "-mpopcnt", "-mpclmul", "-fPIC", "-ffunction-sections",
          "-fdata-sections", "-w")  # fmt: skip
_COMMON = ("fips202.c", "aes.c")
_SETS = ("mceliece348864", "mceliece460896", "mceliece6688128", "mceliece8192128")
#: Ours by the macros that choose a version.
_VERSIONS = {"emitted": "", "emitted, AVX2": "-D{P}_HAVE_AVX512VL()=0", "emitted, C": "-D{P}_CPU_PLAIN"}

_CALLS = """\
{includes}
static unsigned char pk[{public}], sk[{secret}], ct[{ciphertext}], ours[32], theirs[32], seed[32] = {{1}};
static uint64_t a[{words}] __attribute__((aligned(32))), b[{words}] __attribute__((aligned(32)));
static uint64_t r[{words}] __attribute__((aligned(32))), other[{words}] __attribute__((aligned(32)));

int PQCLEAN_randombytes(uint8_t *out, size_t n);
int PQCLEAN_randombytes(uint8_t *out, size_t n)
{{
    static uint64_t state = 1;
    while (n-- > 0) {{
        state = state * 6364136223846793005u + 1442695040888963407u;
        *out++ = (uint8_t)(state >> 56);
    }}
    return 0;
}}

int {peer}_crypto_kem_enc(uint8_t *c, uint8_t *key, const uint8_t *pk);
int {peer}_crypto_kem_dec(uint8_t *key, const uint8_t *c, const uint8_t *sk);
void {peer}_{product}(void *, const void *, const void *);
static void peer_mul(void) {{ {peer}_{product}(r, a, b); }}
static void peer_encaps(void) {{ {peer}_crypto_kem_enc(ct, theirs, pk); }}
static void peer_decaps(void) {{ {peer}_crypto_kem_dec(theirs, ct, sk); }}
{own}

static int prepare(void)
{{
    unsigned int i;

    PQCLEAN_randombytes((uint8_t *)a, sizeof a);
    PQCLEAN_randombytes((uint8_t *)b, sizeof b);
    {first}_kem_keypair(pk, sk, seed);
    for (i = 0; i < 20; i++) {{
        peer_encaps();
        peer_mul();
        memcpy(other, r, sizeof r);
{checks}
        memset(theirs, 0, 32);
        peer_decaps();
        if (memcmp(ours, theirs, 32) != 0) return 1;
        memcpy(a, r, sizeof a);
    }}
    return 0;
}}
"""
_OWN = """\
static void {p}_mul(void) {{ {p}_gf256_mul(({p}_gf256 *)r, (const {p}_gf256 *)a, (const {p}_gf256 *)b); }}
static void {p}_encaps(void) {{ seed[0]++; {p}_kem_encaps(ct, ours, pk, sizeof pk, seed); }}
static void {p}_decaps(void) {{ {p}_kem_decaps(ours, ct, sizeof ct, sk); }}
"""
_CHECK = """\
        {p}_mul();
        if (memcmp(other, r, sizeof r) != 0) return 1;
        {p}_decaps();
        if (memcmp(ours, theirs, 32) != 0) return 1;
"""


def code_of(spec: BinarySpec, compiler: Compiler, level: str, folder: Path, progress: Callable[[str], None]) -> Code:
    """Built in `folder`, ours with the optimisation `level`. Raises ToolMissing without cargo, UsageError for other fields."""
    if spec.code is None or spec.name not in _SETS:
        raise UsageError(f"{spec.source}: is no parameter set of {CRATE.text}, which the peer of binary fields is")
    if not is_x86_64():
        raise ToolMissing(f"{CRATE.text}: its code with AVX2 is for x86-64")
    progress("compiling the peer")
    objects = list(_peer(spec, compiler, folder, progress))
    calls, checks, includes, own = [], [], [], []
    for number, (label, macro) in enumerate(_VERSIONS.items()):
        prefix = f"v{number}_{spec.name}"
        progress(f"compiling {label}")
        objects += _emitted(spec, prefix, macro, compiler, level, folder / f"v{number}")
        includes.append(f'#include "{folder}/v{number}/{prefix}.h"')
        own.append(_OWN.format(p=prefix))
        checks.append(_CHECK.format(p=prefix))
        calls += [Cell(operation, label, f"{prefix}_{operation}") for operation in ("mul", "encaps", "decaps")]
    peer = f"PQCLEAN_{spec.name.upper()}_AVX2"
    cells = [Cell(operation, CRATE.text, f"peer_{operation}") for operation in ("mul", "encaps", "decaps")]
    text = _CALLS.format(peer=peer, product="vec256_mul_asm", includes="\n".join(includes), own="".join(own),
                         checks="".join(checks), first=f"v0_{spec.name}", words=4 * spec.m, **_lengths(spec))  # fmt: skip
    return Code((*cells, *calls), text, tuple(objects))


def _lengths(spec: BinarySpec) -> dict[str, int]:
    kem = kind_of(spec).kem(spec)
    assert kem is not None
    return {"public": kem.public_key, "secret": kem.secret_key, "ciphertext": kem.ciphertext}


def _peer(spec: BinarySpec, compiler: Compiler, folder: Path, progress: Callable[[str], None]) -> list[Path]:
    root = fetch_crate(CRATE, progress) / "pqclean"
    sources = root / "crypto_kem" / spec.name / "avx2"
    files = [*sorted(sources.glob("*.c")), *sorted(sources.glob("*.S")), *(root / "common" / name for name in _COMMON)]
    include = [f"-I{sources}", f"-I{root / 'common'}"]
    return [_compiled(source, compiler, [*_FLAGS, *include], folder / "peer") for source in files]


def _emitted(spec: BinarySpec, prefix: str, macro: str, compiler: Compiler, level: str, folder: Path) -> list[Path]:
    folder.mkdir()
    for name, text in emit_structure(Request(spec, prefix), "bench").items():
        if re.fullmatch(r"[^/]*\.[ch]", name):
            (folder / name).write_text(text, encoding="utf-8")
    flags = [level, *([macro.format(P=prefix.upper())] if macro else [])]
    return [_compiled(source, compiler, flags, folder) for source in sorted(folder.glob("*.c"))]


def _compiled(source: Path, compiler: Compiler, flags: list[str], folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    target = folder / f"{source.name}.o"
    run([compiler.path, *flags, "-c", "-o", str(target), str(source)])
    return target
