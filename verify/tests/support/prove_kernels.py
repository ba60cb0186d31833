# SPDX-License-Identifier: MIT
"""Verdicts on kernels in C, as emitted and with something wrong around them, for the tests."""

from __future__ import annotations

import shutil

from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Kernel, prove
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Verdict
from support.emitted_units import units
from support.prove_composed_folder import GCC, folder
from support.run_folder import scratch

#: Steps within which everything right is proved several times; what is wrong is searched for no longer.
STEPS = 20_000


def kernel_image(curve: str, unit: str, old: str = "", new: str = "", build: Build = GCC) -> Image:
    """The kernels of the unit FAMILY_c64, where every occurrence of `old` became `new`."""
    text = units(curve)[f"{unit}_c64"]
    assert old in text, f"{old!r} is not in the unit"
    return _compiled(curve, unit, text.replace(old, new) if old else text, build)


def around(curve: str, unit: str, function: str, parameters: str, body: str) -> Image:
    """The kernels of the unit FAMILY_c64, where `function` is the body given, which calls it by the name of `inner`."""
    text = units(curve)[f"{unit}_c64"]
    name = f"void {folder(curve).prefix}_{function}("
    assert text.count(name) == 1
    text = text.replace(name, "static inline __attribute__((always_inline)) void inner(")
    return _compiled(curve, unit, f"{text}\n{name}{parameters})\n{{\n{body}\n}}\n", GCC)


def _compiled(curve: str, unit: str, text: str, build: Build) -> Image:
    emitted = folder(curve)
    source = scratch("kernels")
    for path in emitted.source.glob("*.h"):
        shutil.copy(path, source)
    name = f"{emitted.prefix}_{unit}_c64.c"
    head = f'#define {emitted.prefix.upper()}_CARRY_CHAINS\n#include "{emitted.prefix}_internal.h"\n'
    (source / name).write_text(head + text, encoding="utf-8")
    return build.image(source, emitted.prefix, [name], source)


def kernel(curve: str, function: str) -> Kernel:
    """Of a function, named without its prefix."""
    emitted = folder(curve)
    return emitted.place.kernels[f"{emitted.prefix}_{function}"]


def kernel_verdict(curve: str, function: str, image: Image) -> Verdict:
    return prove(image, kernel(curve, function), STEPS).verdict
