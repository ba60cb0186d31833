# SPDX-License-Identifier: MIT
"""What Microsoft's compiler reads of a folder, as far as that can be seen without it.

clang compiles for its ABI, and calls itself neither clang nor GNU C, so that it reads the branches of `_MSC_VER`. What they use
of Microsoft's own headers is written down here, after its documentation. Intrinsics for AVX2 need no option there, so that clang
is given it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.emitted import c_files, need, shell, write

_HEADERS = {
    "string.h": """#include <stddef.h>
void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);
size_t strlen(const char *text);
""",
    "intrin.h": """void __cpuid(int registers[4], int leaf);
void __cpuidex(int registers[4], int leaf, int subleaf);
unsigned __int64 _xgetbv(unsigned int number);
unsigned __int64 _umul128(unsigned __int64 a, unsigned __int64 b, unsigned __int64 *high);
unsigned __int64 __umulh(unsigned __int64 a, unsigned __int64 b);
""",
    # what clang's own headers of intrinsics want
    "stdlib.h": """#include <stddef.h>
void *malloc(size_t size);
void free(void *memory);
""",
    "malloc.h": "",
}
_GNU = r"__attribute__|__asm__|__builtin_(?!ia32)|__extension__|__int128|__atomic_|__typeof__|\basm\b"


@pytest.fixture(scope="module")
def microsoft(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    headers = tmp_path_factory.mktemp("headers")
    for name, text in _HEADERS.items():
        (headers / name).write_text(text, encoding="utf-8")
    disguise = ("--target=x86_64-pc-windows-msvc", "-U__clang__", "-U__SIZEOF_INT128__")
    return (need("clang"), *disguise, "-nostdlibinc", f"-I{headers}", "-std=c99", "-mavx2")


def seen(compiler: tuple[str, ...], source: Path, *options: str) -> str:
    """What the compiler reads of the folder's own files."""
    lines, own = [], False
    for line in shell(*compiler, *options, "-E", source).splitlines():
        if marker := re.match(r'# \d+ "(.*?)"', line):
            own = Path(marker[1]).parent == source.parent
        elif own:
            lines.append(line)
    return "\n".join(lines)


@pytest.mark.sampled(2)
@pytest.mark.quick("p256-NOTHING", "curve25519-NOTHING")
@pytest.mark.parametrize("option", ["NOTHING", "NO_ASM", "CPU_PLAIN"])
@pytest.mark.parametrize("name", ["p256", "curve25519", "p503", "p521", "ffdhe2048"])
def test_all_of_it_compiles_without_what_only_gnu_has(name: str, option: str, microsoft: tuple[str, ...], tmp_path: Path) -> None:
    folder, define = write(tmp_path / name, name), f"-D{name.upper()}_{option}"
    for source in c_files(folder):
        shell(*microsoft, define, "-Wall", "-Wno-unused-function", "-Werror", "-fsyntax-only", source)
        match = re.search(f".*({_GNU}).*", seen(microsoft, source, define))
        assert match is None, (source.name, match and match[0])


def test_the_fast_path_is_there(microsoft: tuple[str, ...], tmp_path: Path) -> None:
    """The processor is asked, and the version for AVX2 compiled."""
    folder = write(tmp_path / "p256", "p256")
    field = seen(microsoft, folder / "p256_field.c")
    assert "__cpuidex(r, 7, 0)" in field and "unsigned int p256_cpu_plain = 2" in field
    assert "p256_base_scan_avx2(r, table" in seen(microsoft, folder / "p256_point.c")
    assert "__cpuidex(r, 7, 0)" not in seen(microsoft, folder / "p256_field.c", "-DP256_CPU_PLAIN")
