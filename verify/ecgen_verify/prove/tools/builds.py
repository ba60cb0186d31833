# SPDX-License-Identifier: MIT
"""What C is compiled by, and the objects of an emitted folder in a build, linked."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product, starmap
from pathlib import Path

from ecgen.errors import EcgenError, ToolMissing, UsageError
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.tools.objects import ASSEMBLED, COMPILED, LEVELS, Recipe, assembly_recipe, files_of, usual_compilers


@dataclass(frozen=True)
class Build:
    """A compiler at a level, without assembly: calls of the field functions are replaced by their contracts, which are proved for
    C and for assembly in rows of their own."""

    compiler: str
    level: str

    @property
    def name(self) -> str:
        """As in the rows of the straight-line functions."""
        return f"c64 {self.compiler} {self.level}"

    def image(self, source: Path, prefix: str, files: Sequence[str], out: Path) -> Image:
        """The objects of these files, linked. Raises CheckFailed when the compiler fails."""
        return image_of(self.recipe(prefix, files), source, out)

    def recipe(self, prefix: str, files: Sequence[str], tag: str = "") -> Recipe:
        return Recipe(self.name, tag, tuple(files), (self.compiler, self.level, f"-D{prefix.upper()}_NO_ASM"))


@dataclass(frozen=True)
class Compilers:
    """What C is compiled by. `names`: of compilers, as gcc-11; none: the usual ones that are installed. `levels`: as -O2."""

    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = LEVELS

    def builds(self) -> list[Build]:
        """Every compiler at every level. Raises ToolMissing where one that is named is not here, or none is."""
        missing = [name for name in self.names if not shutil.which(name)]
        if missing:
            raise ToolMissing(f"{missing[0]} is not installed; Debian package {missing[0]}")
        return list(starmap(Build, product(self.names or usual_compilers(), self.levels)))


USUAL = Compilers()


def image_of(recipe: Recipe, source: Path, out: Path) -> Image:
    """The objects of a recipe, linked. Raises CheckFailed when the tool fails."""
    return load(recipe.make(source, out))


def loaded(paths: Sequence[Path]) -> Image:
    """Objects that somebody else made. Raises OSError, and UsageError for whatever pyelftools stumbles over: it has no one
    exception for files that are cut or forged."""
    try:
        return load(paths)
    except (EcgenError, OSError):
        raise
    except Exception as error:
        for path in paths if len(paths) > 1 else ():
            loaded([path])  # so that the one at fault is named
        named = ", ".join(map(str, paths))
        raise UsageError(f"{named}: no ELF object that can be read: {error or type(error).__name__}") from error


def require_function(image: Image, function: str) -> None:
    """Raises UsageError when the image has no such function."""
    if function not in image.functions:
        known = ", ".join(sorted(image.functions)[:8])
        raise UsageError(f"no function {function!r} among the objects" + (
            f" (there are {known}, ...)" if known else ", which name none; are they stripped?"))  # fmt: skip


def whole(source: Path, prefix: str, build: str) -> Recipe:
    """All files of an emitted folder in the build of that name."""
    if build.startswith("c64 "):
        return Build(*build.split()[1:]).recipe(prefix, files_of(source, COMPILED))
    return assembly_recipe("", files_of(source, ASSEMBLED))
