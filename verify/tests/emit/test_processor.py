# SPDX-License-Identifier: MIT
"""What the processor can do is asked by the first function that gains by it, or by the host's own probe; nothing runs at load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.emitted import asm_files, c_files, need, shell, texts, write

ADX = {"adx", "bmi2"} <= set(re.findall(r"\w+", Path("/proc/cpuinfo").read_text(encoding="utf-8")))

#: Calls every function that has two versions before anybody has asked, and again when the answer is known.
_CALLS = """
#include "p256_internal.h"
#include <stdio.h>
#include <string.h>
static unsigned char inputs[3][512], outputs[2][512];
static void call(int (*function)(void *, void *, void *), unsigned char *output)
{{
    for (int i = 0; i < 1536; i++) {{ (&inputs[0][0])[i] = (unsigned char)(i % 7 == 0); }}
    memset(output, 7, 512);
    output[511] = (unsigned char)function(output, inputs[0], inputs[1]);
}}
#define CALL(name) \\
    p256_cpu_plain = 2; call((int (*)(void *, void *, void *))name, outputs[0]); \\
    known = p256_cpu_plain; call((int (*)(void *, void *, void *))name, outputs[1]); \\
    if (known > 1 || known != p256_cpu_plain || memcmp(outputs[0], outputs[1], 511) != 0) {{ printf("%s\\n", #name); return 1; }}
int main(void)
{{
    unsigned int known;
    if (p256_cpu_plain != 2) {{ printf("somebody asked before main\\n"); return 1; }}
    {calls}
    printf("%u\\n", p256_cpu_plain);
    return 0;
}}
"""

_PROBE = """
#include "p256.h"
#include <stdio.h>
int host_probes;
extern unsigned int p256_cpu_plain;
int host_probe(void);
int host_probe(void) { host_probes++; return HAS; }
int main(void)
{
    p256_fe a = {{1}};
    p256_sc b = {{1}};
    p256_fe_mul(&a, &a, &a);
    p256_fe_sqr(&a, &a);
    p256_sc_mul(&b, &b, &b);
    printf("%d %u\\n", host_probes, p256_cpu_plain);
    return 0;
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    need("nasm")
    return write(tmp_path_factory.mktemp("out") / "p256", "p256", field_only=True)


@pytest.fixture(scope="module")
def assembled(folder: Path) -> list[Path]:
    for source in asm_files(folder):
        shell("nasm", "-f", "elf64", source, "-o", source.with_suffix(".asm.o"))
    return [source.with_suffix(".asm.o") for source in asm_files(folder)]


@pytest.mark.parametrize("name", ["p256", pytest.param("ffdhe2048", marks=pytest.mark.slow)])
def test_nothing_runs_at_load(name: str) -> None:
    for target in ("all", "ifma"):
        for file, text in texts(name, target).items():
            assert not re.search(r"constructor|init_array|\.CRT\$", text) or file.endswith(("manifest.json", ".py")), file


def guarded(folder: Path) -> list[str]:
    """The functions that have two versions in assembly."""
    text = "".join(path.read_text(encoding="utf-8") for path in asm_files(folder))
    return re.findall(r"jne (\w+)_first", text)


@pytest.mark.quick("gcc-O0")
@pytest.mark.parametrize("compiler", [("gcc", "-O2"), ("clang", "-O3"), ("gcc", "-O0")], ids="".join)
def test_every_function_asks_and_gives_the_same(compiler: tuple[str, ...], folder: Path, assembled: list[Path],
                                                tmp_path: Path) -> None:  # fmt: skip
    names = guarded(folder)
    assert {"p256_fe_mul", "p256_fe_from_bytes", "p256_sc_mul", "p256_divsteps60"} <= set(names)
    main = tmp_path / "main.c"
    main.write_text(_CALLS.format(calls="\n    ".join(f"CALL({name})" for name in names)), encoding="utf-8")
    shell(*compiler, "-w", "-I", folder, main, *c_files(folder), *assembled, "-o", tmp_path / "main")
    assert shell(tmp_path / "main").strip() == ("0" if ADX else "1")


@pytest.mark.parametrize("has", [0, 1])
def test_a_probe_of_the_host_is_asked_once(has: int, folder: Path, assembled: list[Path], tmp_path: Path) -> None:
    if has and not ADX:
        pytest.skip("this processor has no ADX or no BMI2")
    config, main = tmp_path / "config.h", tmp_path / "main.c"
    config.write_text("int host_probe(void);\n#define P256_HAVE_ADX() host_probe()\n", encoding="utf-8")
    main.write_text(_PROBE, encoding="utf-8")
    compiler = ("gcc", "-std=c99", f"-DHAS={has}", "-include", config, "-I", folder)
    shell(*compiler, main, *c_files(folder), *assembled, "-o", tmp_path / "main")
    assert shell(tmp_path / "main").split() == ["1", str(1 - has)]


def test_plain_code_is_kept_whatever_the_probe_says(folder: Path, assembled: list[Path], tmp_path: Path) -> None:
    main = tmp_path / "main.c"
    main.write_text(_PROBE, encoding="utf-8")
    defines = ["-DHAS=1", "-DP256_CPU_PLAIN", "-DP256_HAVE_ADX()=1"]
    shell("gcc", "-std=c99", *defines, "-I", folder, main, *c_files(folder), *assembled, "-o", tmp_path / "main")
    assert shell(tmp_path / "main").split() == ["0", "1"]


def test_threads_that_ask_together_do_not_race(folder: Path, assembled: list[Path], tmp_path: Path) -> None:
    """As ThreadSanitizer sees it: of the variables, only C is watched."""
    main = tmp_path / "main.c"
    main.write_text("""
#include "p256.h"
#include <pthread.h>
static void *work(void *out) { p256_fe a = {{3}}; p256_fe_mul(&a, &a, &a); *(p256_fe *)out = a; return out; }
int main(void)
{
    pthread_t threads[4];
    p256_fe results[4];
    for (int i = 0; i < 4; i++) { if (pthread_create(&threads[i], 0, work, &results[i])) { return 2; } }
    for (int i = 0; i < 4; i++) { pthread_join(threads[i], 0); }
    return !(p256_fe_eq(&results[0], &results[1]) & p256_fe_eq(&results[0], &results[3]));
}
""", encoding="utf-8")
    compiler = ("gcc", "-fsanitize=thread", "-O1", "-pthread", "-I", folder)
    shell(*compiler, main, *c_files(folder), *assembled, "-o", tmp_path / "main")
    shell(tmp_path / "main", env={"TSAN_OPTIONS": "exitcode=66"})
