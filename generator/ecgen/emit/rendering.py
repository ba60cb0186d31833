# SPDX-License-Identifier: MIT
"""Templates to the texts of a folder's files, whatever the folder is of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from ecgen.banner import banner
from ecgen.emit.columns import folded
from ecgen.emit.layout import c_file
from ecgen.library import Layout
from ecgen.render import render, render_unit


class Rendering(ABC):
    """One emission: the command line that makes it again, and a callback that is told of each file."""

    command: str
    progress: Callable[[str], None]

    @property
    @abstractmethod
    def prefix(self) -> str:
        """Begins every symbol and file name."""

    @property
    @abstractmethod
    def source(self) -> str:
        """The specification's file, for banners."""

    @property
    @abstractmethod
    def layout(self) -> Layout: ...

    def c_file(self, unit: str) -> str:
        """The name of the C file that a unit stands in."""
        return c_file(self.prefix, unit, self.layout)

    def render(self, name: str, template: str, style: str = "c", **facts: object) -> str:
        """The text of file `name`; `style` is the comment style of its banner."""
        self.progress(name)
        return self.text(name, template, style, **facts)

    def unit(self, template: str, **facts: object) -> str:
        """The lines of a unit of C."""
        return render_unit(template, self.prefix, **facts)

    def text(self, name: str, template: str, style: str, **facts: object) -> str:
        """A template's text as that of file `name`; `style` is the comment style of its banner."""
        return file_text(name, template, banner(style, self.command, self.source), self.prefix, **facts)


def file_text(name: str, template: str, head: str, prefix: str, **facts: object) -> str:
    """A template's text as that of file `name`; `head` is its banner."""
    return folded(name, render(template, banner=head, prefix=prefix, PREFIX=prefix.upper(), **facts))
