# SPDX-License-Identifier: MIT
"""NTRU against the crate pqcrypto-ntru, which carries PQClean's code: products in the ring, key pairs, encapsulation and
decapsulation.

What is emitted is measured as it is called on this machine, against the crate's code with AVX2; and the product in plain C,
against the crate's portable C. Ours is built with -O3 (-O2 in a quick run), the crate's by its own build script.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from ecgen.emit.kinds import emit_structure, kind_of
from ecgen.emit.structure.context import Request
from ecgen.errors import ToolMissing, UsageError
from ecgen.folder import write_folder
from ecgen.spec.ring import RingSpec
from ecgen_bench.peers.crates import Crate, build_crate
from ecgen_bench.structures.comparison import Cell, Code
from ecgen_bench.system.tools import Compiler, is_x86_64, run

CRATE = Crate("pqcrypto-ntru", "0.5.8")
_SETS = ("hps2048509", "hps2048677", "hps4096821", "hrss701")
_KEM = ("keypair", "encaps", "decaps")
#: What the operation is called whose peer is the crate's portable C, and that whose peer is its code with AVX2.
_IN_C, _VECTORS = "rq_mul in C", "rq_mul"

_CALLS = """\
{includes}
#define PADDED 1152
static uint16_t a[PADDED] __attribute__((aligned(32))), b[PADDED] __attribute__((aligned(32)));
static uint16_t r[PADDED] __attribute__((aligned(32))), other[PADDED] __attribute__((aligned(32)));
static uint8_t pk[{public_key}], sk[{secret_key}], ct[{ciphertext}], ours[32], theirs[32];
static uint8_t drawn[1 << 14], pk2[{public_key}], sk2[{secret_key}], ct2[{ciphertext}];

/* Bytes that are ready, for us and for the peer */
int PQCRYPTO_RUST_randombytes(uint8_t *out, size_t length);
int PQCRYPTO_RUST_randombytes(uint8_t *out, size_t length)
{{
    if (length > sizeof drawn) return -1;
    memcpy(out, drawn, length);
    return 0;
}}

void {peer}_AVX2_poly_Rq_mul(uint16_t *, const uint16_t *, const uint16_t *);
void {peer}_CLEAN_poly_Rq_mul(uint16_t *, const uint16_t *, const uint16_t *);
int {peer}_AVX2_crypto_kem_keypair(uint8_t *pk, uint8_t *sk);
int {peer}_AVX2_crypto_kem_enc(uint8_t *ct, uint8_t *key, const uint8_t *pk);
int {peer}_AVX2_crypto_kem_dec(uint8_t *key, const uint8_t *ct, const uint8_t *sk);
static void peer_mul(void) {{ {peer}_AVX2_poly_Rq_mul(r, a, b); }}
static void peer_mul_c(void) {{ {peer}_CLEAN_poly_Rq_mul(r, a, b); }}
static void peer_keypair(void) {{ {peer}_AVX2_crypto_kem_keypair(pk2, sk2); }}
static void peer_encaps(void) {{ {peer}_AVX2_crypto_kem_enc(ct, theirs, pk); }}
static void peer_decaps(void) {{ {peer}_AVX2_crypto_kem_dec(theirs, ct, sk); }}
{own}

static int same(void)
{{
    unsigned int i;

    for (i = 0; i < {n}; i++) {{
        if ((r[i] ^ other[i]) & {mask}) return 0;
    }}
    return 1;
}}

static int prepare(void)
{{
    uint64_t state = 1;
    unsigned int i, j;

    for (i = 0; i < 20; i++) {{
        for (j = 0; j < sizeof drawn; j++) {{
            state = state * 6364136223846793005u + 1442695040888963407u;
            drawn[j] = (uint8_t)(state >> 56);
        }}
        for (j = 0; j < {n}; j++) {{
            a[j] = (uint16_t)((drawn[2 * j] | drawn[2 * j + 1] << 8) & {mask});
            b[j] = (uint16_t)((drawn[4096 + 2 * j] | drawn[4097 + 2 * j] << 8) & {mask});
        }}
        peer_mul();
        memcpy(other, r, sizeof r);
        peer_mul_c();
        if (!same()) return 1;
{checks}
    }}
    return 0;
}}
"""
_PRODUCT = "static void {p}_mul(void) {{ {p}_rq_mul(({p}_poly *)r, (const {p}_poly *)a, (const {p}_poly *)b); }}\n"
_PRODUCT_CHECK = """\
        {p}_mul();
        if (!same()) return 1;
"""
_OWN_KEM = """\
static void {p}_keypair(void) {{ {p}_kem_keypair(pk2, sk2, drawn); }}
static void {p}_encaps(void) {{ {p}_kem_encaps(ct2, ours, pk, sizeof pk, drawn); }}
static void {p}_decaps(void) {{ {p}_kem_decaps(ours, ct, sizeof ct, sk); }}
"""
#: A key pair of ours, and what the peer encapsulates for it.
_KEM_CHECK = """\
        {p}_kem_keypair(pk, sk, drawn);
        peer_encaps();
        {p}_decaps();
        if (memcmp(ours, theirs, 32) != 0) return 1;
        memset(theirs, 0, 32);
        peer_decaps();
        if (memcmp(ours, theirs, 32) != 0) return 1;
        {p}_encaps();
        memcpy(ct, ct2, sizeof ct);
        peer_decaps();
        if (memcmp(ours, theirs, 32) != 0) return 1;
"""


@dataclass(frozen=True)
class _Version:
    """One build of what is emitted. `macro`: chooses plain C where it is set; `operations`: what of it is timed."""

    label: str
    compiler: Compiler
    macro: str
    operations: tuple[str, ...]


def code_of(spec: RingSpec, compilers: list[Compiler], level: str, folder: Path, progress: Callable[[str], None]) -> Code:
    """Built in `folder`, ours with the optimisation `level` of each compiler. Raises ToolMissing without cargo, UsageError for
    other rings than those of the crate."""
    if spec.name not in _SETS or not spec.scheme:
        raise UsageError(f"{spec.source}: is no parameter set of {CRATE.text}, which the peer of rings is")
    if not is_x86_64():
        raise ToolMissing(f"{CRATE.text}: its code with AVX2 is for x86-64")
    peer, objects = f"PQCLEAN_NTRU{spec.name.upper()}", []
    cells = [Cell(_VECTORS, CRATE.text, "peer_mul"), Cell(_IN_C, CRATE.text, "peer_mul_c")]
    cells += [Cell(operation, CRATE.text, f"peer_{operation}") for operation in _KEM]
    includes, own, checks = [], [], []
    for number, version in enumerate(_versions(compilers, level)):
        prefix = f"v{number}_{spec.name}"
        progress(f"compiling {version.label}")
        objects += _emitted(spec, prefix, version, level, folder / f"v{number}")
        includes.append(f'#include "{folder}/v{number}/{prefix}.h"')
        own.append(_PRODUCT.format(p=prefix))
        checks.append(_PRODUCT_CHECK.format(p=prefix))
        if set(_KEM) <= set(version.operations):
            own.append(_OWN_KEM.format(p=prefix))
            checks.append(_KEM_CHECK.format(p=prefix))
        cells += [Cell(operation, version.label, f"{prefix}_{'mul' if operation in (_VECTORS, _IN_C) else operation}")
                  for operation in version.operations]  # fmt: skip
    kem = kind_of(spec).kem(spec)
    assert kem is not None
    text = _CALLS.format(peer=peer, includes="\n".join(includes), own="".join(own), checks="".join(checks), n=spec.n,
                         mask=spec.q - 1, public_key=kem.public_key, secret_key=kem.secret_key,
                         ciphertext=kem.ciphertext)  # fmt: skip
    return Code(tuple(cells), text, (*objects, *_peer(spec, progress)))


def _versions(compilers: list[Compiler], level: str) -> Iterator[_Version]:
    for compiler in compilers:
        yield _Version(f"emitted, {compiler.name} {level}", compiler, "", (_VECTORS, *_KEM))
        yield _Version(f"emitted, {compiler.name} {level}, plain C", compiler, "_CPU_PLAIN", (_IN_C,))


def _peer(spec: RingSpec, progress: Callable[[str], None]) -> list[Path]:
    """The crate's libraries, and that with SHA-3 of the crate that it depends on."""
    out = build_crate(CRATE, progress).out
    names = [out / f"libntru{spec.name}_{version}.a" for version in ("avx2", "clean")]
    names += sorted(out.parent.parent.glob("pqcrypto-internals-*/out/libpqclean_common.a"))[:1]
    if len(names) < 3 or not all(path.is_file() for path in names):
        raise ToolMissing(f"the crate {CRATE.text} made no libraries in {out}")
    return names


def _emitted(spec: RingSpec, prefix: str, version: _Version, level: str, folder: Path) -> list[Path]:
    flags = [level, *([f"-D{prefix.upper()}{version.macro}"] if version.macro else [])]
    return compiled(emit_structure(Request(spec, prefix), "ecgen bench"), version.compiler, flags, folder)


def compiled(files: Mapping[str, str], compiler: Compiler, flags: Sequence[str], folder: Path) -> list[Path]:
    """The objects of an emitted folder's sources."""
    write_folder(folder, {name: text for name, text in files.items() if re.fullmatch(r"[^/]*\.[ch]|manifest\.json", name)})
    objects = []
    for source in sorted(folder.glob("*.c")):
        objects.append(source.with_suffix(".o"))
        run([compiler.path, *flags, "-c", "-o", str(objects[-1]), str(source)])
    return objects
