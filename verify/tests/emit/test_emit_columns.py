# SPDX-License-Identifier: MIT
"""Lines of emitted files that ran over 100 columns are broken, at places that a reader would choose, and mean what they meant."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ecgen.emit.columns import COLUMNS, folded

_WORDS = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"
_STRING = r'"(?:\\.|[^"])*"'
#: What cannot be broken: a literal, the banner's command, an instruction, one number.
_UNBREAKABLE = re.compile(r'"[^"]{40,}"|Made by: |^ +v?p?[a-z0-9]+ [^/]*\]|^ +dd [^,]*$|^\w+ = 0x\w+$')


def _tokens(text: str) -> list[str]:
    """What a compiler reads, comments left out."""
    text = re.sub(rf"({_STRING})|/\*.*?\*/|//[^\n]*", r"\1 ", text.replace("\\\n", " "), flags=re.DOTALL)
    return re.findall(rf"{_STRING}|\w+|[^\w\s]", text)


def _words(text: str) -> list[str]:
    return [word for word in re.sub(r"[*/;#]", " ", text).split() if word]


@pytest.mark.parametrize("text", [
    "int f(const uint8_t *first_argument, size_t first_length, const uint8_t *second_argument, size_t second_length);",
    "    if (first_condition_of_all(a, b, c) != 0 || second_condition(a, b, c) != 0 || third_condition(a, b)) {",
    "    const uint64_t result = function(of_one_argument_and_no_other, whose_name_is_long) + another_function(of_one_more);",
    "#if defined(FIRST_MACRO_OF_ALL) && defined(SECOND_MACRO_OF_ALL) && defined(THIRD_MACRO_OF_ALL) && defined(D)\n#endif",
    "#define MACRO(x) (first_function_of_all(x) + second_function_of_all(x) + third_function_of_all(x) + fourth_function(x))",
    f"#define MACRO(x) \\\n    {'function_with_a_long_name(x); ' * 4}\\\n    last()",
    f"    statement_that_is_rather_long(a, b); /* {_WORDS} */",
    f"#define A 1 /* {_WORDS} */",
    f"    }} else {{ /* {_WORDS} */\n    }}",
    '    puts("a string, with commas, operators + - and // slashes that no line breaks at", the_first, second);',
], ids=["prototype", "condition", "sum", "if", "define", "macro", "comment", "above", "branch", "string"])  # fmt: skip
def test_code_is_broken_and_says_the_same(text: str) -> None:
    shown = folded("test/a.c", text)
    assert shown != text and all(len(line) <= COLUMNS for line in shown.split("\n"))
    assert _tokens(shown) == _tokens(text)
    assert sorted(_words(shown.replace("\\", ""))) == sorted(_words(text.replace("\\", "")))


def test_a_paragraph_is_filled_anew() -> None:
    text = f"/* {_WORDS}\n * next of the same.\n *     indented\n *\n * {_WORDS} {_WORDS}\n */\nint x;"
    lines = folded("test/a.c", text).split("\n")
    assert _words("\n".join(lines)) == _words(text)
    assert lines[1].endswith("next of the same.") and lines[2] == " *     indented" and lines[3] == " *"
    assert lines[-2:] == [" */", "int x;"]


@pytest.mark.parametrize(("line", "following"), [
    (f"b = 0x{'5ac6' * 24}", "group order n = 5"),
    (f"p = 3, {_WORDS[:90]} W = 2^64", "In Montgomery form: the element a is stored as a * 2^256 mod p."),
    (f"{_WORDS[:99]}.", "The next sentence is a line of its own."),
    (f"int {'parameter, ' * 9}last[12])", "r = P + Q"),
    (f"{_WORDS[:104]} no more", "q = 3"),
    (f"MACRO_A()   {_WORDS}", "MACRO_B     the next of the list"),
])  # fmt: skip
def test_what_stands_in_a_line_of_its_own_is_not_joined(line: str, following: str) -> None:
    lines = folded("test/a.c", f"/*\n * {line}\n * {following}\n */").split("\n")
    assert len(lines) > 4 and lines[-2] == f" * {following}"


def test_what_a_list_explains_keeps_its_column() -> None:
    lines = folded("test/a.c", f"/*\n * MACRO_A()   {_WORDS}\n * MACRO_B     the next\n */").split("\n")
    assert lines[1].startswith(" * MACRO_A()   one") and lines[2].startswith(f" * {' ' * 12}") and lines[2][15] != " "


def test_the_end_of_a_comment_stands_behind_a_word() -> None:
    for length in range(80, 110):
        shown = folded("test/a.h", f"/* {'a ' * (length // 2)}{'b' * (length % 2)}c */")
        assert all(len(line) <= COLUMNS for line in shown.split("\n"))
        assert not shown.rstrip().endswith("\n * */")


@pytest.mark.parametrize(("name", "text", "expected"), [
    ("a.S", f"    // {_WORDS}", 2), ("a.S", "    .quad " + ", ".join(["0x0123456789abcdef"] * 8), 2),
    ("a.py", f'"""{_WORDS}\n\nend"""', 4), ("a.go", f"// {_WORDS}", 2), ("a.rs", f"    /// {_WORDS}", 2),
    ("a.md", _WORDS * 2, 1), ("a.S", "// Made by: " + _WORDS, 1),
], ids=["comment", "data", "docstring", "Go", "Rust", "prose", "banner"])  # fmt: skip
def test_each_language_has_its_comments(name: str, text: str, expected: int) -> None:
    lines = folded(name, text).split("\n")
    assert len(lines) == expected
    if name.endswith((".go", ".rs")):
        mark = text.split()[0]
        assert all(line.lstrip().startswith(f"{mark} ") for line in lines)


@pytest.mark.parametrize(("name", "line"), [
    ("a.S", "    vpmadd52luq zmm17, zmm16, qword ptr [rip + SYMBOL(a_function_whose_prefix_is_long_constants) + 16]{1to8}"),
    ("a.asm", "    vpmadd52luq zmm17, zmm16, qword [rel a_function_whose_prefix_is_long_for_some_user_constants + 16]{1to8}"),
    ("a.py", "    _function_of_it(signature, _memory(secret, 'secret', KEY_BYTES), _memory(message, 'message'), len(message))"),
], ids=["S", "asm", "Python"])  # fmt: skip
def test_no_line_break_in_an_instruction_or_in_python(name: str, line: str) -> None:
    """An assembler reads an instruction from one line; ruff lays Python out."""
    assert len(line) > COLUMNS and folded(f"python/{name}", line) == line


def test_short_lines_stay() -> None:
    text = "int  f ( void ) ;  /*  as   it is */\n\n\n#define X  1\n"
    assert folded("test/a.c", text) == text


def _too_long(folder: Path) -> list[str]:
    """`file:line: columns` of what is longer in files of C, assembly and other languages."""
    long_lines = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".c", ".h", ".asm", ".S", ".py", ".hpp", ".rs"):
            lines = path.read_text(encoding="utf-8").split("\n")
            long_lines += [f"{path.relative_to(folder)}:{number}: {len(line)}" for number, line in enumerate(lines, 1)
                      if len(line) > COLUMNS and not _UNBREAKABLE.search(line)]  # fmt: skip
    return long_lines


_OPTIONS = [("--syntax", "gnu"), ("--size",), ("--target", "ifma"), ("--package", "cpp"), ("--package", "rust")]


def _emit(spec: str, options: tuple[str, ...], folder: Path) -> Path:
    run = subprocess.run([sys.executable, "-m", "ecgen", "--curve", spec, "--out", folder, "-q", *options], check=False,
                         capture_output=True, text=True)  # fmt: skip
    if run.returncode == 2:  # no such package of this one
        pytest.skip(run.stderr.strip())
    assert run.returncode == 0, run.stderr
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "options"), [
    ("p256", ("--syntax", "gnu")), ("curve25519", ("--package", "cpp")), ("p192", ("--package", "rust")),
], ids=str)  # fmt: skip
def test_lines_of_some_folders(spec: str, options: tuple[str, ...], tmp_path: Path) -> None:
    assert _too_long(_emit(spec, options, tmp_path / "out")) == []


_CURVES = ["p384", "p521", "secp256k1", "curve25519", "p434", "ffdhe2048"]


@pytest.mark.sampled(3)
@pytest.mark.slow
@pytest.mark.parametrize(("spec", "options"), [
    (spec, options) for i, spec in enumerate(_CURVES) for j, options in enumerate(_OPTIONS) if (i + j) % 2 == 0
], ids=str)  # fmt: skip
def test_lines_of_each_kind_of_folder(spec: str, options: tuple[str, ...], tmp_path: Path) -> None:
    assert _too_long(_emit(spec, options, tmp_path / "out")) == []
