# SPDX-License-Identifier: MIT
"""Groups modulo p on a big-endian machine, s390x under qemu: the self-test, and Diffie-Hellman against Python's powers."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ecgen.library import Target
from support.curve_library import spec_of, write_emitted
from support.emitted import WARNINGS, need, shell
from support.platforms import PLATFORMS

_PLATFORM = PLATFORMS["linux-s390x"]
_COMPILER, _MACHINE = _PLATFORM.compiler, _PLATFORM.runner
#: Takes a private key and a public one in hexadecimal digits; prints what dh_check and dh return, the shared secret, and the
#: private key's own public one.
_MAIN = """\
#include "{p}.h"
#include <stdio.h>

static void read(uint8_t *to, size_t length, const char *digits)
{{
    for (size_t i = 0; i < length; i++) {{
        unsigned int byte = 0;
        (void)sscanf(digits + 2 * i, "%2x", &byte);
        to[i] = (uint8_t)byte;
    }}
}}

static void show(const uint8_t *bytes)
{{
    for (size_t i = 0; i < {P}_FE_BYTES; i++) {{
        printf("%02x", bytes[i]);
    }}
    puts("");
}}

int main(int count, char **arguments)
{{
    uint8_t key[{P}_KEY_BYTES], peer[{P}_FE_BYTES], out[{P}_FE_BYTES];

    if (count != 3) {{
        return 1;
    }}
    read(key, sizeof key, arguments[1]);
    read(peer, sizeof peer, arguments[2]);
    printf("%d\\n", {p}_dh_check(peer));
    printf("%d\\n", {p}_dh(out, key, peer));
    show(out);
    printf("%d\\n", {p}_dh_public_key(out, key));
    show(out);
    return 0;
}}
"""


def built(name: str, target: Target, folder: Path) -> list[Path]:
    """The self-test and the program."""
    for tool in _PLATFORM.tools:
        need(tool)
    write_emitted(spec_of(name), name, (target,), folder)
    main = folder / "test" / "exchange.c"
    main.write_text(_MAIN.format(p=name, P=name.upper()), encoding="utf-8")
    flags = ["-std=c99", *WARNINGS, "-O1", f"-D{name.upper()}_WORD_BITS={target.width}", f"-I{folder}"]
    objects = []
    for source in sorted(folder.glob("*.c")):
        objects.append(source.with_suffix(".o"))
        shell(_COMPILER, *flags, "-c", source, "-o", objects[-1])
    programs = []
    for source in (folder / "test" / f"{name}_selftest.c", main):
        programs.append(source.with_suffix(""))
        shell(_COMPILER, *flags, source, *objects, "-o", programs[-1])
    return programs


_LONG = [("ffdhe2048", target) for target in (Target.C64, Target.C32)]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "target"), [("modq139", Target.C64), ("modp512", Target.C32), *(
    pytest.param(*build, marks=pytest.mark.slow) for build in _LONG)])
def test_a_big_endian_machine(name: str, target: Target, tmp_path: Path) -> None:
    spec, draws = spec_of(name), random.Random(name)
    group, p = spec.group, spec.prime
    assert group is not None
    selftest, exchange = built(name, target, tmp_path / "emitted")
    assert "all known answers agree" in shell(*_MACHINE, selftest)
    length, key_length = -(-p.bit_length() // 8), -(-group.exponent_bits // 8)
    member = pow(draws.randrange(2, p - 1), (p - 1) // group.order, p)
    for peer, valid in ((member, True), (1, False), (p - 1, False)):
        key = draws.randrange(1, group.exponents)
        said = shell(*_MACHINE, exchange, f"{key:0{2 * key_length}x}", f"{peer:0{2 * length}x}").split()
        shared = pow(peer, key, p) if valid else 0
        status = "0" if valid else "-1"
        public = pow(group.generator, key, p)
        assert said == [status, status, f"{shared:0{2 * length}x}", "0", f"{public:0{2 * length}x}"]
