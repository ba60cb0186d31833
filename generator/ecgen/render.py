# SPDX-License-Identifier: MIT
"""Jinja2 with nothing undefined: facts and lines in, the text of one file out."""

from __future__ import annotations

import contextlib
import sys
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemBytecodeCache, FunctionLoader, StrictUndefined
from jinja2.bccache import Bucket

from ecgen.data import data_folder


def _read(name: str) -> str:
    return data_folder("templates").joinpath(name).read_text(encoding="utf-8")


class _Compiled(FileSystemBytecodeCache):
    """Compiled templates, kept where Python would keep compiled modules, since compiling them is a tenth of an emission.

    As with modules: what cannot be read or written is compiled anew, and Jinja compares the digest of the template's text.
    """

    def load_bytecode(self, bucket: Bucket) -> None:
        try:
            super().load_bytecode(bucket)
        except Exception:  # a damaged file: pickle raises nearly anything
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        if not sys.dont_write_bytecode:
            with contextlib.suppress(OSError):
                Path(self.directory).mkdir(exist_ok=True)
                super().dump_bytecode(bucket)


@cache
def _environment() -> Environment:
    kept = _Compiled(str(data_folder("templates") / "__pycache__"), f"%s.{sys.implementation.cache_tag}.j2c")
    return Environment(
        loader=FunctionLoader(_read), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        keep_trailing_newline=True, autoescape=False, bytecode_cache=kept,
    )  # fmt: skip


def render(template: str, **facts: object) -> str:
    """Render templates/`template`. Raises jinja2.UndefinedError when the template asks for a fact that is not given."""
    return _environment().get_template(template).render(**facts)


def render_unit(template: str, prefix: str, **facts: object) -> str:
    """Lines that stand among others, with one end of a line at their end. Raises as `render`."""
    return render(template, prefix=prefix, PREFIX=prefix.upper(), **facts).strip("\n") + "\n"
