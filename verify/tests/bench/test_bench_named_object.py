# SPDX-License-Identifier: MIT
"""A peer that the user names: an object made of our own emitted code, right and wrong, canonical and loose, and files that are
none.

The object has for each form of mistake one function. All of them call the emitted multiplication modulo 2^61 - 1.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.emit import emit
from ecgen.errors import UsageError
from ecgen.folder import write_folder
from ecgen.library import Library, Target
from ecgen.spec.load import load_file
from ecgen_bench.implementations.implementation import Implementation
from ecgen_bench.implementations.loose import Loose
from ecgen_bench.implementations.operations import OPERATIONS
from ecgen_bench.implementations.points import domains
from ecgen_bench.peers.named import implementation as named_implementation
from ecgen_bench.peers.named.implementation import NamedObject, implementation, named_object
from ecgen_bench.peers.named.symbols import require_function
from ecgen_bench.system.tools import find_compilers, is_x86_64
from support.bench_failures import failure

pytestmark = pytest.mark.skipif(not is_x86_64() or not sys.platform.startswith("linux"), reason="an ELF object for x86-64")

SPEC = Path(__file__).parents[1] / "specs" / "m61.toml"
LIBRARY = Library(load_file(SPEC), "m", "montgomery", (Target.C64,))
P = LIBRARY.spec.prime

#: Functions on one word; the last include is the emitted code.
_FUNCTIONS = """
#include "m.h"
#define P ((uint64_t)0x1fffffffffffffff)
typedef uint64_t W;

/* r + k p for the k that the operands draw */
void loose(W *r, const W *a, const W *b) {
    m_fe x = {{a[0] % P}}, y = {{b[0] % P}}, z;
    m_fe_mul(&z, &x, &y);
    r[0] = z.v[0] + (z.v[0] & 1 ? P : 0);
}
/* the same, but wrong for operands that are not reduced */
void shy(W *r, const W *a, const W *b) {
    loose(r, a, b);
    r[0] += a[0] >= P;
}
/* wrong for one pair of edges alone */
void almost(W *r, const W *a, const W *b) {
    m_fe_mul((m_fe *)r, (const m_fe *)a, (const m_fe *)b);
    r[0] ^= a[0] == P - 1;
}
/* a + b with the result last */
void turned(const W *b, const W *a, W *r) {
    m_fe_neg((m_fe *)r, (const m_fe *)b);
    m_fe_sub((m_fe *)r, (const m_fe *)a, (const m_fe *)r);
}
void given(W *r, const W *a, const W *b, const W *p, W n0) {
    const unsigned __int128 t = (unsigned __int128)a[0] * b[0];
    const W m = (W)t * n0;
    const W z = (W)((t + (unsigned __int128)m * p[0]) >> 64);
    r[0] = z >= p[0] ? z - p[0] : z;
}
void crash(W *r, const W *a, const W *b) { (void)r; (void)a; (void)b; __builtin_trap(); }
void forever(W *r, const W *a, const W *b) { (void)r; (void)a; (void)b; for (;;) { __asm__ volatile(""); } }
void main_(void) __asm__("main");
void main_(void) {}
W number = 1;
static __attribute__((used)) void hidden(void) {}
"""

#: A function that lacks another one.
_HELPED = """
void helper(void);
void helped(void) { helper(); }
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One object: the emitted C for the field, and the functions above."""
    folder = tmp_path_factory.mktemp("object")
    write_folder(folder / "m", emit(LIBRARY, "test"))
    source = folder / "mine.c"
    source.write_text(_FUNCTIONS + '#include "m_field.c"\n', encoding="utf-8")
    target = folder / "mine.o"
    compiler = find_compilers()[0]
    subprocess.run([compiler.path, "-O1", f"-I{folder / 'm'}", "-c", source, "-o", target], check=True)
    return target


@pytest.fixture(scope="module")
def helped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("helped")
    (folder / "helped.c").write_text(_HELPED, encoding="utf-8")
    subprocess.run([find_compilers()[0].path, "-c", folder / "helped.c", "-o", folder / "helped.o"], check=True)
    return folder / "helped.o"


def implementation_of(file: Path, folder: Path, *functions: tuple[str, str]) -> Implementation:
    """The implementation, once it was checked."""
    named = named_object(file, [symbol for symbol, _ in functions], [text for _, text in functions], "m")
    return implementation(named, domains(LIBRARY), find_compilers()[0], folder)


@pytest.mark.parametrize(("symbol", "contract", "canonical", "note"), [
    ("m_fe_mul", "fe_mul", True, ""),
    ("loose", "fe_mul, montgomery, below 2p", False, "a result below 2p"),
    pytest.param("loose", "fe_mul, below 2^62", False, "a result below 2^62", marks=pytest.mark.slow),
    pytest.param("turned", "fe_add(b, a, r)", True, "", marks=pytest.mark.slow),
    pytest.param("given", "fe_mul(r, a, b, p, n0)", True, "", marks=pytest.mark.slow),
])  # fmt: skip
def test_right_functions(built: Path, tmp_path: Path, symbol: str, contract: str, canonical: bool, note: str) -> None:
    whole = implementation_of(built, tmp_path, (symbol, contract))
    (callee,) = whole.callees
    assert (callee.name, callee.canonical, callee.note) == (symbol, canonical, note)
    assert whole.version.startswith("mine.o (SHA-256 ")


@pytest.mark.parametrize(("symbol", "contract", "said"), [
    ("m_fe_add", "fe_mul", r"m_fe_add is wrong for a = 0x[0-9a-f]+, b = 0x[0-9a-f]+: it gives 0x[0-9a-f]+$"),
    pytest.param("m_fe_mul", "fe_mul, plain", r"m_fe_mul is wrong for a = 0x[0-9a-f]+, b = ", marks=pytest.mark.slow),
    pytest.param("almost", "fe_mul", r"almost is wrong for a = 0x1ffffffffffffffe, b = ", marks=pytest.mark.slow),
    ("loose", "fe_mul", r"loose is wrong for .*, which is right modulo the modulus but not below it$"),
    pytest.param("shy", "fe_mul, below 2p", r"shy is wrong for a = 0x[23]", marks=pytest.mark.slow),
    pytest.param("loose", "fe_mul, below 2^61", r"loose is wrong for .*, which is right .* but not below 0x2000000000000000$",
                 marks=pytest.mark.slow),
    pytest.param("crash", "fe_mul", r"crash: a call ends the program \(SIG[A-Z]+\): does it take other arguments\?$",
                 marks=pytest.mark.slow),
])  # fmt: skip
def test_wrong_functions_are_told_with_the_operands(built: Path, tmp_path: Path, symbol: str, contract: str, said: str) -> None:
    with pytest.raises(UsageError, match=rf"^{built}: {said}") as refused:
        implementation_of(built, tmp_path, (symbol, contract))
    assert "\n" not in str(refused.value)


@pytest.mark.slow
def test_an_object_that_lacks_another(helped: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=rf"^{helped}: helped: cannot be linked: .*undefined reference to `helper'$"):
        implementation_of(helped, tmp_path, ("helped", "fe_mul"))


@pytest.mark.slow
def test_a_call_that_does_not_come_back(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(named_implementation, "_PATIENCE", 1)
    with pytest.raises(UsageError, match=r"forever: a call does not come back within 1 seconds$"):
        implementation_of(built, tmp_path, ("forever", "fe_mul"))


def test_what_this_field_has_not(built: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"^--contract 'sc_mul': the code for this curve has no sc elements$"):
        implementation_of(built, tmp_path, ("m_fe_mul", "sc_mul"))


@pytest.mark.parametrize(("symbol", "reason"), [
    ("nothing", "has no symbol 'nothing'; the functions that it defines: almost, crash, forever, given, loose, m_"),
    ("hidden", "'hidden' is local to it: only a global function can be called"),
    ("number", "'number' is no function"),
])  # fmt: skip
def test_symbols_that_cannot_be_called(built: Path, symbol: str, reason: str) -> None:
    with pytest.raises(UsageError) as refused:
        require_function(built, symbol)
    assert str(refused.value).startswith(f"{built}: {reason}")


def test_a_symbol_that_is_undefined(helped: Path) -> None:
    with pytest.raises(UsageError, match=rf"^{helped}: 'helper' is undefined there: name the object that defines it$"):
        require_function(helped, "helper")


def test_files_that_are_no_such_object(built: Path, tmp_path: Path) -> None:
    data = built.read_bytes()
    other = bytearray(data)
    other[18] = 183  # e_machine: AArch64
    linked = bytearray(data)
    linked[16] = 3  # e_type: a shared object
    narrow = bytearray(data)
    narrow[4] = 1  # 32 bits
    files = {
        "text.o": (b"int main", "is no ELF object"), "empty.o": (b"", "is no ELF object"),
        "archive.a": (b"!<arch>\n", "is no ELF object: it is an archive; take the object out with ar x"),
        "arm.o": (bytes(other), "is no ELF object for x86-64"), "narrow.o": (bytes(narrow), "is no ELF object for x86-64"),
        "linked.so": (bytes(linked), "is linked already: name a relocatable object (.o)"),
        "cut.o": (data[:100], "is damaged: its tables lie outside the file"), "head.o": (data[:20], "is damaged: its tables"),
    }  # fmt: skip
    for name, (content, reason) in files.items():
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(UsageError) as refused:
            require_function(file, "f")
        assert str(refused.value).startswith(f"{file}: {reason}")
    with pytest.raises(UsageError, match=r"absent\.o: cannot read: No such file or directory$"):
        require_function(tmp_path / "absent.o", "f")
    with pytest.raises(UsageError, match=r": cannot read: Is a directory$"):
        require_function(tmp_path, "f")


def test_one_contract_for_each_symbol(built: Path) -> None:
    for symbols, contracts in (([], []), (["m_fe_mul"], []), ([], ["fe_mul"]), (["m_fe_mul"], ["fe_mul", "fe_sqr"])):
        with pytest.raises(UsageError, match=r"give one contract for each symbol, in the same order$"):
            named_object(built, symbols, contracts, "m")
    for symbols, contracts in ((["m_fe_mul", "given"], ["fe_mul", "fe_mul"]), (["m_fe_mul"] * 2, ["fe_mul", "fe_sqr"])):
        with pytest.raises(UsageError, match=r"one run compares one with ours$"):
            named_object(built, symbols, contracts, "m")


def test_loose_operands_reach_the_bound() -> None:
    """Above the modulus too, in both halves, and over F_p^2 in each part."""
    field, extension, _ = domains(LIBRARY)
    for domain, parts in ((field, 1), (extension, 2)):
        pairs = Loose(domain, 3 * P).draw(64, 1)  # type: ignore[arg-type]
        assert pairs == Loose(domain, 3 * P).draw(64, 1)  # type: ignore[arg-type]
        numbers = [number >> (64 * i) & (2**64 - 1) for pair in pairs for number in pair for i in range(parts)]
        assert len(numbers) == 128 * parts
        assert max(numbers) < 3 * P
        for half in (numbers[: len(numbers) // 2], numbers[len(numbers) // 2 :]):
            assert {number // P for number in half} == {0, 1, 2}
        assert {0, 3 * P - 1} <= set(numbers)


@pytest.mark.parametrize(("words", "reason"), [
    (["--symbol", "f"], "--symbol and --contract tell what is in an object: name it with --against-object FILE.o"),
    (["--contract", "fe_mul"], "--symbol and --contract tell what is in an object"),
    (["--against-object", "a.o"], "--against-object a.o: 0 --symbol and 0 --contract: give one contract for each symbol"),
    (["--against-object", "a.o", "--symbol", "f", "--contract", "fe_mul"], "a.o: cannot read: No such file or directory"),
    (["--against-object", "a.o", "--symbol", "f", "--contract", "cube"], "--contract 'cube': 'cube' is none of fe_mul, "),
    (["--against-object", "a.o", "--section", "ecdh"], "--against-object a.o: single operations are compared with it"),
    (["--against-object", "a.o", "--bars"], "--against-object a.o: single operations are compared with it"),
    (["--against-object", "a.o", "--compare-reductions"], "--against-object a.o: single operations are compared with it"),
])  # fmt: skip
@pytest.mark.usefixtures("empty_folder")
def test_bad_usage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], reason: str) -> None:
    code, message = failure(monkeypatch, capsys, "--spec", str(SPEC), *words)
    assert code == 2
    assert message.startswith(f"ecgen: error: {reason}")


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["ecgen", "bench", *words])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert isinstance(stopped.value.code, int)
    return stopped.value.code


@pytest.mark.slow
def test_a_whole_run(built: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The object's rows stand beside ours in one table, and each says whether its result is canonical."""
    words = ["--against-object", str(built), "--symbol", "loose", "--contract", "fe_mul, below 2p", "--symbol", "m_fe_sqr",
             "--contract", "fe_sqr", "--spec", str(SPEC), "--reduction", "montgomery", "--quick", "--launches", "1"]  # fmt: skip
    assert run(monkeypatch, *words, "-q", "--out", str(tmp_path)) == 0
    document = json.loads((tmp_path / "bench-m61.json").read_text(encoding="utf-8"))
    assert document["object"] == str(built)
    rows = {(row["function"], row["variant"]): row for row in document["rows"]}
    assert {function for function, _ in rows} == {"mul", "sqr"}
    assert [(row["callee"], row["canonical"]) for row in document["rows"] if row["variant"] == "object"] == [
        ("loose", False), ("m_fe_sqr", True),
    ]  # fmt: skip
    for row in document["rows"]:
        assert (row["throughput"]["ratio"] is None) == (row["variant"] == "object")
    text = (tmp_path / "bench-m61.md").read_text(encoding="utf-8")
    assert "mine.o loose (weak)" in text
    assert "mine.o m_fe_sqr (canonical)" in text
    assert "a result below 2p; the result is not fully reduced (weak); ours is" in text


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("nasm") is None, reason="the assembly is for NASM")
def test_emitted_assembly_against_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As anybody compares a vendored folder of ours; what is wrong ends with exit code 2 before anything is timed."""
    assembled = Library(load_file(SPEC), "mine", "montgomery", (Target.X64,))
    write_folder(tmp_path / "mine", emit(assembled, "test"))
    (source,) = (tmp_path / "mine").glob("*x64*.asm")
    target = tmp_path / "mine.o"
    subprocess.run(["nasm", "-f", "elf64", "-o", target, source], check=True)
    symbols = subprocess.run(["nm", target], capture_output=True, text=True, check=True).stdout
    symbol = next(word for word in symbols.split() if word.startswith("mine_fe_mul"))
    words = [
        "--against-object",
        str(target),
        "--spec",
        str(SPEC),
        "--reduction",
        "montgomery",
        "--quick",
        "--launches",
        "1",
        "-q",
    ]
    assert run(monkeypatch, *words, "--symbol", symbol, "--contract", "fe_mul", "--out", str(tmp_path / "out")) == 0
    assert run(monkeypatch, *words, "--symbol", symbol, "--contract", "fe_add", "--out", str(tmp_path / "none")) == 2
    assert not (tmp_path / "none").exists()


def test_the_operations_are_those_of_the_contracts(built: Path) -> None:
    named = named_object(built, ["m_fe_sqr", "m_fe_mul"], ["fe_sqr", "fe_mul"], "m")
    assert isinstance(named, NamedObject)
    assert named.operations == (OPERATIONS["sqr"], OPERATIONS["mul"])
