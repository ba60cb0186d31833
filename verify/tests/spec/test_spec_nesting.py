# SPDX-License-Identifier: MIT
"""Specs made to exhaust: keys and tables within one another, long numbers and strings, at the limit of what a file may hold."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.errors import SpecError
from ecgen.spec.load import load_file
from ecgen.spec.toml_file import parse_toml

SIZE = 65000
MEMORY = 1 << 30
NESTED = {
    "dotted": "a." * (SIZE // 2) + "a = 1",
    "dotted, apart": "a . " * (SIZE // 4) + "a = 1",
    "quoted": '"a".' * (SIZE // 4) + "a = 1",
    "literal": "'a'." * (SIZE // 4) + "a = 1",
    "header": "[" + "a." * (SIZE // 2) + "a]",
    "array of tables": "[[" + "a." * (SIZE // 2 - 2) + "a]]",
    "inside": "x = {" + "a." * (SIZE // 2 - 10) + "a = 1}",
    "tables": "x = " + "{a = " * (SIZE // 5),
    "tables of dotted": "x = " + "{a.a.a.a.a.a.a = " * (SIZE // 17),
    "arrays": "x = " + "[" * (SIZE - 4),
    "behind strings": "x = '''\n''''\ny = \"\"\"a\\\"\"\"\"\"\n" + "a." * 30000 + "a = 1",
    "behind a comment": "# it's a \" comment\n" + "a." * 30000 + "a = 1",
}
LONG = {
    "hexadecimal": "x = 0x" + "f" * SIZE,
    "float": "x = " + "1_" * (SIZE // 2) + "1.5",
    "open string": 'x = "' + '\\"' * (SIZE // 2),
    "open long string": 'x = """' + '\\"' * (SIZE // 2),
    "quotation marks": '"' * SIZE,
    "headers": "[[a]]\n" * (SIZE // 6),
    "keys": "".join(f"a{i} = 1\n" for i in range(6000)),
}


def _little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@pytest.mark.parametrize("text", NESTED.values(), ids=NESTED)
def test_nested(text: str, tmp_path: Path) -> None:
    """In a process that has a gigabyte."""
    path = tmp_path / "deep.toml"
    path.write_text(text, encoding="utf-8")
    assert path.stat().st_size <= 1 << 16
    program = "import sys; from pathlib import Path; from ecgen.spec.load import load_file; load_file(Path(sys.argv[1]))"
    done = subprocess.run([sys.executable, "-c", program, path], preexec_fn=_little_memory, capture_output=True, text=True,
                          check=False, timeout=60)  # fmt: skip
    assert done.stderr.endswith("deep.toml: malformed TOML: nested too deeply\n"), done.stderr[-300:]


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_long(text: str, tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text(text, encoding="utf-8")
    before = time.process_time()
    with pytest.raises(SpecError):
        load_file(path)
    assert time.process_time() - before < 5


@pytest.mark.parametrize(
    "text",
    [
        "# " + "." * 200 + "\n# a.b.c.d.e.f.g.h.i.j.k.l\nname = 'x'",
        "name = 'a.b.c.d.e.f.g.h.i.j.k.l'",
        'name = "a.b.c.d.e.f.g.h.i.j.k.l\\" b.c"',
        'name = """\na.b.c.d.e.f.g.h.i.j.k.l"b" """',
        "a.b.c.d = 1\n'a.b.c.d.e.f.g.h.i.j'.x = 1\ny = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5]",
    ],
)
def test_dots_that_nest_nothing(text: str) -> None:
    assert parse_toml("file", text.encode()) == tomllib.loads(text)


def depth(value: Any) -> int:
    levels, below = 0, [value]
    while below:
        levels += 1
        below = [inner for outer in below if isinstance(outer, dict | list)
                 for inner in (outer.values() if isinstance(outer, dict) else outer)]  # fmt: skip
    return levels


SCRAPS = ['"', "'", '"""', "'''", "\\", '\\"', "#", "\n", "x", "=", "1", 'a.a."b".', '"a"', " ", '""', 'x1="', "x2='", 'x3="""',
          "x4='''",
          "\\\n", "{", "}", "[", "]", ".", ",", '"\n', "'\n", '"""\n', "'''\n", "\r\n"]  # fmt: skip


@given(st.lists(st.sampled_from(SCRAPS), max_size=10), st.sampled_from(["\n", '"\n', '"""\n', "'''\n", ""]))
def test_nothing_hides_a_deep_key(before: list[str], end: str) -> None:
    """Whatever stands before it, in strings or comments that seem to be open or closed: what tomllib would nest is refused."""
    text = "".join(before) + end + "z." * 60 + "z=1\n"
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if depth(document) > 50:
        with pytest.raises(SpecError, match="nested too deeply"):
            parse_toml("file", text.encode())
    else:
        assert parse_toml("file", text.encode()) == document
