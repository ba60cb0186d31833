# SPDX-License-Identifier: MIT
"""Objects of a few instructions for the prover."""

from __future__ import annotations

import subprocess
from pathlib import Path

from ecgen_verify.prove.cones import on_graph
from ecgen_verify.prove.contract import Promise, array
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import Kernel, State
from ecgen_verify.prove.kernel import prove as prove_kernel
from ecgen_verify.prove.prover import prove
from ecgen_verify.prove.tools.builds import require_function
from ecgen_verify.prove.tools.parsing import parse
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.world import Undecided


def assembled(folder: Path, text: str, name: str = "f") -> Path:
    """NASM's object of the text, which begins in section .text."""
    source, target = folder / f"{name}.asm", folder / f"{name}.o"
    source.write_text(f"bits 64\nsection .text\n{text}", encoding="utf-8")
    subprocess.run(["nasm", "-f", "elf64", "-w-all", source, "-o", target], check=True)
    return target


def function_image(folder: Path, body: str) -> Image:
    """Of a function f with this body."""
    return load([assembled(folder, f"global f:function\nf:\n{body}")])


def size_of(image: Image, function: str) -> int:
    """Bytes up to the next symbol."""
    start = image.functions[function]
    return image.part(start)[1] - start


def bytes_of(image: Image, function: str) -> bytes:
    return image.code(image.functions[function], size_of(image, function))


def copies(image: Image) -> Verdict:
    """What the prover says of f as a function that copies one word."""
    require_function(image, "f")
    return prove(image, "f", parse("z = x mod m", {"m": 2**61 - 1}), 50_000, search=2_000)


def copies_on_graph(image: Image) -> Verdict:
    """The same, on the graph of words."""

    def check(end: State) -> None:
        (word,) = end.words("r")
        if word.poly != end.number("a"):
            raise Undecided("another word")

    promise = Promise("a copy", (array("r", 1, output=True), array("a", 1)))
    return prove_kernel(image, Kernel(promise, check, name="f", assume=on_graph)).verdict
