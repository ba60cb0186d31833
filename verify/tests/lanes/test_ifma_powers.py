# SPDX-License-Identifier: MIT
"""Powers modulo p in vectors: the product of 52-bit digits against its equation, warnings, and no secret that decides anything.

What the functions on top of it give is tested with the plain ones (library/test_modp.py).
"""

from __future__ import annotations

import ctypes
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ecgen.cli import make_library
from ecgen.emit import emit
from ecgen.emit.context import Context
from ecgen.emit.lanes.powers import powers_units
from ecgen.emit.layout import LANES, SECRETS
from ecgen.emit.modp import WINDOW
from ecgen.folder import write_folder
from support.curve_secrets import FOUND, check, missing
from support.emitted import WARNINGS, need, shell, spec_named, texts, write
from support.lanes_library import emulation, require_ifma

_DIGIT = 52
#: Opens to the test what only the file itself calls.
_SHIM = """
#define {P}_POWERS_IFMA 1
#include "{p}_powers_vector.c"
void {P}_ABI(void) {{ }}
void {p}_wipe_stack(void) {{ }}
void {p}_exp_lookup({p}_fe *r, const {p}_fe *table, unsigned int entries, unsigned int index) {{ *r = table[index % entries]; }}
unsigned int {p}_exp_window(const uint8_t *number, size_t length, size_t from) {{ return number[(from / 8) % length]; }}
unsigned int test_digits(void);
unsigned int test_digits(void) {{ return {P}_DIGITS; }}
void test_multiply({p}_number52 *r, const {p}_number52 *a, const {p}_number52 *b);
void test_multiply({p}_number52 *r, const {p}_number52 *a, const {p}_number52 *b) {{ {p}_multiply52(r, a, b); }}
"""
#: One register, whole registers with one chunk of carries, and two chunks.
_NAMES = ("modp263", "modq512", "ffdhe2048", "ffdhe4096")
_MAIN = """\
#include "{p}.h"
#include <string.h>
#include <valgrind/memcheck.h>

extern unsigned int {p}_cpu_ifma;

int main(void)
{{
    uint8_t secret[{P}_KEY_BYTES];
    {p}_fe element;

    {p}_cpu_ifma = 1;
    memset(secret, 0x5a, sizeof secret);
    memset(&element, 0, sizeof element);
    element.v[0] = 3;
    VALGRIND_MAKE_MEM_UNDEFINED(secret, sizeof secret);
    VALGRIND_MAKE_MEM_UNDEFINED(&element, sizeof element);
    {p}_exp(&element, &element, secret, sizeof secret);
    {p}_exp_base(&element, secret);
    return 0;
}}
"""


@dataclass(frozen=True)
class Product:
    """multiply52 of one prime."""

    prime: int
    library: ctypes.CDLL

    @property
    def digits(self) -> int:
        return int(self.library.test_digits())

    @property
    def radix(self) -> int:
        return 1 << _DIGIT * self.digits

    def __call__(self, a: int, b: int, alias: bool = False) -> int:
        size = 8 * (-(-self.digits // 8) + 1)
        buffers = [(ctypes.c_uint64 * size)(*(x >> _DIGIT * i & (1 << _DIGIT) - 1 for i in range(size))) for x in (a, b)]
        r = buffers[0] if alias else (ctypes.c_uint64 * size)(*[2**64 - 1] * size)
        self.library.test_multiply(r, *buffers)
        assert all(word >> _DIGIT == 0 for word in r) and not any(r[self.digits :])
        return sum(word << _DIGIT * i for i, word in enumerate(r))

    def expected(self, a: int, b: int) -> int:
        """Montgomery's quotient, exact."""
        return (a * b + -a * b * pow(self.prime, -1, self.radix) % self.radix * self.prime) // self.radix


def compiled(name: str, how: str, folder: Path) -> Product:
    """The file with vectors alone: eight at once are not made, for which long moduli take long."""
    library = make_library(spec_named(name), None, "c", name)
    units = powers_units(Context(replace(library, lanes=True), "test", print), WINDOW)
    head = "".join(f'#include "{name}_{header}.h"\n' for header in (SECRETS, LANES))
    sources = {f"{name}_{unit}.c": f"{head}{text}" for unit, text in units.items()}
    write_folder(folder, emit(library, "test") | sources)
    (folder / f"{name}_lanes.h").write_text("/* empty */\n", encoding="utf-8")
    shim = folder / "test" / "shim.c"
    shim.write_text(_SHIM.format(p=name, P=name.upper()), encoding="utf-8")
    emulated = ["-std=gnu11", f"-I{emulation()}"] if how == "emulated" else ["-std=c99"]
    shell(need("clang" if how == "clang" else "gcc"), *emulated, "-O1", "-w", "-shared", "-fPIC", f"-I{folder}", shim,
          f"-D{name.upper()}_NO_ASM", "-o", folder / "product.so")  # fmt: skip
    return Product(spec_named(name).prime, ctypes.CDLL(str(folder / "product.so")))


@pytest.fixture(scope="module", params=[(name, how) for name in _NAMES for how in ("gcc", "clang", "emulated")], ids="-".join)
def product(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Product:
    name, how = request.param
    if how != "emulated":
        require_ifma()
    return compiled(name, how, tmp_path_factory.mktemp("powers") / "emitted")


def results(product: Product) -> Iterator[int]:
    """Numbers of digits that are all zeros or all ones but for a few: carries run through them."""
    draws, digits = random.Random(product.prime), product.digits
    for _ in range(60):
        first, last = sorted(draws.choices(range(digits + 1), k=2))
        run = ((1 << _DIGIT * (last - first)) - 1) << _DIGIT * first
        noise = draws.getrandbits(_DIGIT * digits)
        yield from (x % product.prime for x in (run, noise & ~run, noise | run, 1 << _DIGIT * first, run + (1 << _DIGIT * first)))


@pytest.mark.quick("modp263-clang")
def test_carries_run_through_all_digits(product: Product) -> None:
    """Factors are made so that the product is what is expected, or p more."""
    draws = random.Random(1)
    for result in results(product):
        b = draws.randrange(1, 2 * product.prime)
        if b % product.prime:
            a = result * product.radix * pow(b, -1, product.prime) % product.prime
            assert product(a, b) == product.expected(a, b) in (result, result + product.prime)


@pytest.mark.quick("modp263-clang", "ffdhe2048-clang")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_products(product: Product, data: st.DataObject) -> None:
    p = product.prime
    edges = st.sampled_from([0, 1, 2, p - 2, p - 1, p, p + 1, 2 * p - 2, 2 * p - 1])
    shifts = st.integers(0, p.bit_length()).map(lambda n: (1 << n) % (2 * p))
    factors = st.one_of(edges, shifts, shifts.map(lambda x: 2 * p - 1 - x), st.integers(0, 2 * p - 1))
    a, b = data.draw(factors), data.draw(factors)
    assert product(a, b) == product.expected(a, b) < 2 * p
    assert product(a, b, alias=True) == product.expected(a, b)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "compiler"), [("modq512", "gcc"), ("modq139", "clang"), ("modp263", "g++")])
def test_no_compiler_warns(tmp_path: Path, name: str, compiler: str) -> None:
    folder = write(tmp_path / "emitted", name, "ifma")
    standard = ["-x", "c++", "-fsyntax-only"] if compiler == "g++" else ["-std=c99", "-O2"]
    for options in ((), ("NO_ASM",), ("NO_ASM", "CPU_PLAIN"), ("NO_ASM", "WORD_BITS=32")):
        defines = [f"-D{name.upper()}_{option}" for option in options]
        for file in ("power_ifma", "power"):
            shell(need(compiler), *standard, *WARNINGS, *defines, "-c", folder / f"{name}_{file}.c", "-o", tmp_path / "x.o")


def test_a_compiler_without_the_intrinsics_has_the_plain_form(tmp_path: Path) -> None:
    folder = write(tmp_path / "emitted", "modp263", "ifma")
    binary = tmp_path / "x.o"
    for file in ("power_ifma", "power"):
        source = folder / f"modp263_{file}.c"
        shell(need("gcc"), "-std=c99", *WARNINGS, "-U__GNUC__", "-D__GNUC__=7", "-DMODP263_NO_ASM", "-c", source, "-o", binary)
        assert "ifma(" not in shell(need("gcc"), "-E", "-P", "-U__GNUC__", "-D__GNUC__=7", "-DMODP263_NO_ASM", source)


def test_other_targets_have_no_vectors() -> None:
    for target in ("c", "nasm", "all"):
        sources = {file: text for file, text in texts("modp263", target).items() if file.endswith(".c")}
        assert not any("_ifma" in text or "_ifma" in file for file, text in sources.items())


@pytest.mark.slow
def test_long_moduli_have_powers_alone() -> None:
    files = texts("ffdhe2048", "ifma")
    assert "ffdhe2048_power_ifma.c" in files
    assert not any("_fe8" in text for text in files.values())


# --- secrets ---

_LOOKUP = "mask = _mm512_set1_epi64((long long)modp263_samew(i, index));"


def secrets_program(folder: Path, executable: Path) -> Path:
    """What memcheck can follow: it does not know AVX-512."""
    main = folder / "test" / "secrets.c"
    main.write_text(_MAIN.format(p="modp263", P="MODP263"), encoding="utf-8")
    sources = [path for path in folder.glob("*.c") if "_fe8" not in path.name]
    subprocess.run(["gcc", "-O1", "-std=gnu11", "-gdwarf-4", "-w", "-DMODP263_NO_ASM", "-DMODP263_CHECK_SECRETS", f"-I{folder}",
                    f"-I{emulation()}", main, *sources, "-o", executable], check=True)  # fmt: skip
    return executable


@pytest.mark.slow
@pytest.mark.parametrize("leak", [
    None, f"if (index == i) {{ x0 = modp263_part52(table, 0); }} {_LOOKUP}", f"x0 = modp263_part52(table + index, 0); {_LOOKUP}",
], ids=["none", "branch", "address"])  # fmt: skip
def test_no_secret_decides_anything(leak: str | None, tmp_path: Path) -> None:
    if tool := missing("gcc", assembly=False):
        pytest.skip(f"{tool} is not installed")
    folder = write(tmp_path / "emitted", "modp263", "ifma")
    if leak is not None:
        source = folder / "modp263_power_ifma.c"
        text = source.read_text(encoding="utf-8")
        assert text.count(_LOOKUP) == 1
        source.write_text(text.replace(_LOOKUP, leak), encoding="utf-8")
    run = check(secrets_program(folder, tmp_path / "secrets"))
    assert run.returncode == (FOUND if leak else 0), run.stderr
