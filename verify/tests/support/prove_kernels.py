# SPDX-License-Identifier: MIT
"""Verdicts on kernels in C, as emitted and with something wrong around them, for the tests."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import mkdtemp

from ecgen_verify.prove.composed.kernels import Kernel, prove_kernel
from ecgen_verify.prove.composed.objects import Build
from ecgen_verify.prove.composed.run import Limits
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.verdict import Verdict
from support.prove_composed_folder import GCC, folder

#: Steps within which everything right is proved several times; what is wrong is searched for no longer.
STEPS = 20_000


def kernel_image(curve: str, family: str, old: str = "", new: str = "", build: Build = GCC) -> Image:
    """The kernels of PREFIX_FAMILY_c64.c, where every occurrence of `old` became `new`."""
    made = folder(curve)
    text = (made.source / f"{made.prefix}_{family}_c64.c").read_text(encoding="utf-8")
    assert old in text, f"{old!r} is not in the file"
    return _compiled(curve, family, text.replace(old, new) if old else text, build)


def around(curve: str, family: str, function: str, parameters: str, body: str) -> Image:
    """The kernels of PREFIX_FAMILY_c64.c, where `function` is the body given, which calls it by the name of `inner`."""
    made = folder(curve)
    text = (made.source / f"{made.prefix}_{family}_c64.c").read_text(encoding="utf-8")
    name = f"void {made.prefix}_{function}("
    assert text.count(name) == 1
    text = text.replace(name, "static inline __attribute__((always_inline)) void inner(")
    return _compiled(curve, family, f"{text}\n{name}{parameters})\n{{\n{body}\n}}\n", GCC)


def _compiled(curve: str, family: str, text: str, build: Build) -> Image:
    made = folder(curve)
    source = Path(mkdtemp(prefix="ecgen-test-kernels-"))
    for path in made.source.glob("*.h"):
        shutil.copy(path, source)
    name = f"{made.prefix}_{family}_c64.c"
    (source / name).write_text(text, encoding="utf-8")
    return build.image(source, made.prefix, [name], source)


def kernel(curve: str, function: str) -> Kernel:
    """Of a function, named without its prefix."""
    made = folder(curve)
    return next(kernel for kernel in made.kernels if kernel.name == f"{made.prefix}_{function}")


def kernel_verdict(curve: str, function: str, image: Image) -> Verdict:
    return prove_kernel(image, kernel(curve, function), Limits(steps=STEPS))
