# SPDX-License-Identifier: MIT
"""Jinja2 with nothing undefined: facts and lines in, the text of one file out."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, FunctionLoader, StrictUndefined

from ecgen.data import data_folder


def _read(name: str) -> str:
    return data_folder("templates").joinpath(name).read_text(encoding="utf-8")


@cache
def _environment() -> Environment:
    return Environment(
        loader=FunctionLoader(_read), undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        keep_trailing_newline=True, autoescape=False,
    )  # fmt: skip


def render(template: str, **facts: object) -> str:
    """Render templates/`template`. Raises jinja2.UndefinedError when the template asks for a fact that is not given."""
    return _environment().get_template(template).render(**facts)


def render_unit(template: str, prefix: str, **facts: object) -> str:
    """Lines that stand among others, with one end of a line at their end. Raises as `render`."""
    return render(template, prefix=prefix, PREFIX=prefix.upper(), **facts).strip("\n") + "\n"
