# SPDX-License-Identifier: MIT
"""A program that calls every public function of an emitted folder with secrets that Valgrind's memcheck takes to be undefined.

Memcheck reports each branch and each address that depends on what is undefined. What a function declares public it makes
defined again, by the macro PREFIX_PUBLIC of the emitted files, which does that where PREFIX_CHECK_SECRETS is defined. Which
parameters are secret follows from the prototypes in the manifest: all but lengths, and what ONLY_PUBLIC and PUBLIC name.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

#: Memcheck's exit status for a program with errors.
FOUND = 99
HEADER = Path("/usr/include/valgrind/memcheck.h")

#: Functions of public values, whose time depends on them by their documentation.
ONLY_PUBLIC = re.compile(r".*_(vartime|verify|affine_from_bytes|dh_check)$")
#: Parameters that are public by their nature; {function: names}.
PUBLIC = {"ecdh": {"peer"}, "dh": {"peer"}, "ed25519_sign": {"message"}, "xeddsa_sign": {"message"}}
#: Bytes and elements behind a pointer without a length; enough for all.
_ROOM, _MANY = 512, 8
#: Divisions, roots, comparing strings.
_BY_OPERANDS = re.compile(r"\t(i?div[bwlq]?|v?div[sp][sd]|fi?div\w*|\w*sqrt\w*|repn?z (cmps|scas)\w*)\s")
_COUNTS = {"count": "3", "bits": "60", "hash_length": "32", "peer_length": "sizeof(encoded)", "hex_length": "140"}

_MAIN = """\
#include "{p}.h"
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>
#define HIDE(x) VALGRIND_MAKE_MEM_UNDEFINED(&(x), sizeof(x))
#define SHOW(x) VALGRIND_MAKE_MEM_DEFINED(&(x), sizeof(x))
{extern}
static int failed;
static volatile uint64_t sink;

static void expect(const char *function, int status, int wanted)
{{
    if (status != wanted) {{
        fprintf(stderr, "%s returned %d\\n", function, status);
        failed = 1;
    }}
}}

int main(int count, char **arguments)
{{
    {p}_fe element;
{scalar}    uint8_t bytes[{room}];
    (void)arguments;
{prepare}
    memset(bytes, 0x5a, sizeof bytes);
    bytes[0] = 0;
    (void){p}_fe_from_bytes(&element, bytes);
    {p}_fe_sqr(&element, &element); /* which has a root */
{scalar_value}{more}
{calls}
    return failed;
}}
"""
_SCALAR_VALUE = """\
    (void){p}_sc_from_bytes(&scalar, bytes);
    {p}_sc_sqr(&scalar, &scalar);
"""
_MODP = """\
    uint8_t encoded[{P}_FE_BYTES];
    {p}_exp_base(&element, bytes);
    {p}_fe_to_bytes(encoded, &element);"""
_WEIERSTRASS = """\
    {p}_affine generator;
    {p}_point point;
    uint8_t encoded[1 + 2 * {P}_FE_BYTES];
    {p}_generator(&generator);
    {p}_point_from_affine(&point, &generator);
    {p}_point_dbl(&point, &point);
    {p}_affine_to_bytes(encoded, &generator);"""
_EDWARDS = """\
    {p}_ed25519 point;
    {p}_ed25519_generator(&point);
    {p}_ed25519_dbl(&point, &point);
    uint8_t encoded[32];
    {p}_ed25519_encode(encoded, &point);"""

_EXTENSION = """
    {p}_fe2 pair;
    pair.c0 = element;
    pair.c1 = element;"""
_LOOSE = """
    {p}_fe_loose loose;
    {p}_fe_loose_from_fe(&loose, &element);"""
_TWIST = """
    {p}_g2_affine g2_generator;
    {p}_g2_point g2_point;
    {p}_g2_generator(&g2_generator);
    {p}_g2_point_from_affine(&g2_point, &g2_generator);
    {p}_g2_point_dbl(&g2_point, &g2_point);"""


@dataclass(frozen=True)
class Parameter:
    """`type` without const and pointer; `shape`: "in", "out" (pointers, arrays) or "value"; `length` of an array, else 0."""

    type: str
    name: str
    shape: str
    length: int


def parameters(prototype: str) -> Iterator[Parameter]:
    for text in prototype[prototype.index("(") + 1 : -1].split(", "):
        match = re.fullmatch(r"(const )?(\w+) (\*?)(\w+)(?:\[(\d+)\])?", text)
        assert match is not None, text
        constant, kind, star, name, length = match.groups()
        shape = ("in" if constant else "out") if star or length else "value"
        yield Parameter(kind, name, shape, int(length or 0))


def call(prefix: str, prototype: str, *, private_key: int = 0) -> Iterator[str]:
    """C lines that call a function; `private_key`: the byte that the key is full of, 0 for one that is valid."""
    returns, symbol = prototype[: prototype.index("(")].split(" ")
    name = symbol.removeprefix(f"{prefix}_")
    arguments = []
    yield "    {"
    for param in parameters(prototype):
        local = f"the_{param.name}"
        arguments.append(local)
        if param.type == "size_t":
            length = _COUNTS.get(param.name, "150")
            if param.name == "length":
                own = "KEY" if name == "dh_keygen" else "SC"
                length = "70" if "hex_length" in prototype else length
                length = f"{prefix.upper()}_{own}_BYTES + 8" if "random" in prototype else length
            yield f"        const size_t {local} = {length};"
            continue
        many = f"[{param.length or _ROOM}]" if param.type == "uint8_t" else f"[{_MANY}]" if param.shape != "value" else ""
        yield f"        {param.type} {local}{many};"
        yield f"        {_filled(prefix, name, param, local, private_key)}"
        if param.shape != "out" and param.name not in PUBLIC.get(name, ()):
            yield f"        HIDE({local});"
    statement = f"{symbol}({', '.join(arguments)});"
    if returns == "int":
        yield f"        int status = {statement}"
        yield "        SHOW(status);"
        yield f'        expect("{symbol}", status, {-1 if private_key else 0});'
    else:
        yield f"        {statement}" if returns == "void" else f"        sink = {statement}"
    yield "    }"


def _filled(prefix: str, function: str, parameter: Parameter, local: str, private_key: int) -> str:
    """What a parameter holds; outputs too, which some functions also read."""
    if parameter.type == "uint8_t":
        if parameter.name == "peer" or (function, parameter.name) == ("ed25519_decode", "b"):
            return f"memcpy({local}, encoded, sizeof encoded);"
        if function.startswith("fe2_from_bytes"):
            return f"memset({local}, 1, sizeof {local});"
        if (function, parameter.name) == ("hex_decode", "hex"):
            return f"memset({local}, 'b', sizeof {local});"
        if parameter.name == "private_key" and private_key:
            return f"memset({local}, {private_key}, sizeof {local});"
        return f"memcpy({local}, bytes, sizeof {local}); {local}[sizeof {local} - 1] = 0;"
    kind = parameter.type.removeprefix(f"{prefix}_")
    values = {"fe": "element", "sc": "scalar", "affine": "generator", "point": "point", "ed25519": "point", "fe2": "pair",
              "fe_loose": "loose",              "g2_affine": "g2_generator", "g2_point": "g2_point"}  # fmt: skip
    if kind in values:
        return f"for (int i = 0; i < {_MANY}; i++) {local}[i] = {values[kind]};"
    assert parameter.type in ("uint64_t", "uint32_t"), parameter
    return f"{local} = {'UINT64_MAX' if parameter.type == 'uint64_t' else '1234567'};"


def program(manifest: dict[str, Any], *, assembly: bool) -> str:
    """The text of the program, for all functions of the folder that may be given a secret."""
    prefix, calls = manifest["prefix"], list[str]()
    for function in manifest["functions"]:
        prototype = function["prototype"]
        if ONLY_PUBLIC.match(function["name"]):
            continue
        calls += call(prefix, prototype)
        if "const uint8_t private_key" in prototype:
            calls += call(prefix, prototype, private_key=0xFF)
    names = {function["name"] for function in manifest["functions"]}
    layers = {"dh": _MODP, "ecdh": _WEIERSTRASS, "ed25519_mul": _EDWARDS}
    more = next((text for name, text in layers.items() if f"{prefix}_{name}" in names), "")
    further = {"fe2_mul": _EXTENSION, "fe_loose_mul": _LOOSE, "g2_point_mul": _TWIST}
    more += "".join(text for name, text in further.items() if f"{prefix}_{name}" in names)
    with_scalar = f"{prefix}_sc_mul" in names
    return _MAIN.format(
        scalar=f"    {prefix}_sc scalar;\n" if with_scalar else "",
        scalar_value=_SCALAR_VALUE.format(p=prefix) if with_scalar else "",
        p=prefix, room=_ROOM, calls="\n".join(calls), more=more.format(p=prefix, P=prefix.upper()),
        extern=f"extern unsigned int {prefix}_cpu_plain;" if assembly else "",
        prepare=f"    {prefix}_cpu_plain = count > 1;" if assembly else "    (void)count;",
    )  # fmt: skip


def compiled(folder: Path, out: Path, compiler: Sequence[str], *, width: int, assembly: bool) -> Path:
    """The program for the emitted `folder`, made in the folder `out`; objects that are there already are not made again."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    name = manifest["prefix"].upper()
    out.mkdir(exist_ok=True)
    main, executable = out / "secrets.c", out / "secrets"
    main.write_text(program(manifest, assembly=assembly), encoding="utf-8")
    macros = [f"-D{name}_CHECK_SECRETS", f"-D{name}_WORD_BITS={width}", *([] if assembly else [f"-D{name}_NO_ASM"])]
    to_object = {
        ".c": [*compiler, "-std=gnu99", "-gdwarf-4", "-w", *macros, f"-I{folder}", "-c"],  # DWARF 5 is too new for Valgrind 3.19
        ".asm": ["nasm", "-f", "elf64"],
    }
    sources = [main, *sorted(folder.glob("*.c")), *(sorted(folder.glob("*.asm")) if assembly else [])]
    objects = [out / f"{source.name}.o" for source in sources]
    for source, made_of_it in zip(sources, objects, strict=True):
        if not made_of_it.exists():
            subprocess.run([*to_object[source.suffix], "-o", made_of_it, source], check=True)
    subprocess.run([*compiler, "-o", executable, *objects], check=True)
    return executable


def timed_by_operands(out: Path) -> list[str]:
    """Instructions in the objects of a program whose time depends on operands on some processors; memcheck does not mind them."""
    by_operands = []
    for path in sorted(out.glob("*.o")):
        listing = subprocess.run(["objdump", "-d", path], capture_output=True, text=True, check=True).stdout
        by_operands += [f"{path.name}: {line.strip()}" for line in listing.splitlines() if _BY_OPERANDS.search(line)]
    return by_operands


def missing(compiler: str, *, assembly: bool) -> str:
    """The tool that is not installed, or nothing."""
    tools = ["valgrind", "objdump", compiler, *(["nasm"] if assembly else [])]
    return next((tool for tool in tools if shutil.which(tool) is None), "" if HEADER.exists() else str(HEADER))


def check(program: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Memcheck's verdict: exit status 0, or FOUND with what it found on standard error."""
    command: list[str | Path] = ["valgrind", "-q", f"--error-exitcode={FOUND}", "--num-callers=6", program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)
