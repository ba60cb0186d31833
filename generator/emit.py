# SPDX-License-Identifier: MIT
"""One library to the texts of its files."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from ecgen.arith.reduction import describe
from ecgen.banner import OUTPUT_LICENCE, banner, generator_digest
from ecgen.field import Modulus
from ecgen.folder import MANIFEST, digest
from ecgen.ir import Kind, Program, Returns
from ecgen.library import Library, Target
from ecgen.render import render
from ecgen.targets import c, nasm
from ecgen.targets.signature import prototype

#: Targets in the order in which a manifest row names them.
C_TARGETS = (Target.C64, Target.C32)
ASM_TARGETS = (Target.ADX, Target.X64)

_ASM_SUFFIX = {Target.ADX: "adx", Target.X64: "x64"}


def emit(library: Library, command: str, progress: Callable[[str], None] = lambda unit: None) -> dict[str, str]:
    """All files of the output folder, the manifest among them, by relative path.

    `command` is the command line that makes them again; `progress` is told each file's name before it is made.
    """
    return _Emitter(library, command, progress).files()


@dataclass
class _Emitter:
    library: Library
    command: str
    progress: Callable[[str], None]

    def __post_init__(self) -> None:
        self.prefix = self.library.prefix
        self.PREFIX = self.prefix.upper()
        self.spec = self.library.spec
        self.made: dict[str, str] = {}
        self.where: dict[str, dict[str, str]] = {}  # function -> target -> file

    @cached_property
    def c_targets(self) -> list[Target]:
        return [t for t in C_TARGETS if t in self.library.targets]

    @cached_property
    def asm_targets(self) -> list[Target]:
        return [t for t in ASM_TARGETS if t in self.library.targets]

    @cached_property
    def widths(self) -> list[int]:
        return sorted({t.width for t in self.library.targets}, reverse=True)

    def banner(self, style: str) -> str:
        return banner(style, self.command, self.spec.source, self.spec.digest)

    def files(self) -> dict[str, str]:
        for index in range(len(self.library.moduli(self.widths[0]))):
            for target in self.library.targets:
                self._straight(self.library.moduli(target.width)[index], target)
        if self.asm_targets:
            self._add(f"{self.prefix}_cpu.c", "c/cpu.c.j2", "c")
        self._add(f"{self.prefix}.h", "c/api.h.j2", "c", **self._header())
        self._add(f"{self.prefix}_internal.h", "c/internal.h.j2", "c", kernels=[])
        self._build_files()
        return dict(sorted(self.made.items())) | {MANIFEST: self._manifest()}

    def _add(self, name: str, template: str, style: str, **facts: object) -> None:
        self.progress(name)
        self.made[name] = render(template, banner=self.banner(style), prefix=self.prefix, PREFIX=self.PREFIX, **facts)

    # --- straight-line functions ---

    def _straight(self, modulus: Modulus, target: Target) -> None:
        programs = self.library.programs(modulus, target)
        facts: dict[str, Any] = {"overview": _overview(modulus, target)}
        if target in C_TARGETS:
            unit = f"{modulus.tag}_{target.value}"
            name, template, style = f"{self.prefix}_{unit}.c", "c/straight.c.j2", "c"
            facts |= {
                "title": f"{_subject(modulus)}, {target.width}-bit words", "unit": unit, "width": target.width,
                "guarded": target.width == 64 and bool(self.asm_targets),
                "functions": [self._c_function(program) for program in programs],
            }  # fmt: skip
        else:
            name, template, style = (
                f"{self.prefix}_{modulus.tag}_{_ASM_SUFFIX[target]}.asm",
                "nasm/straight.asm.j2",
                "nasm",
            )
            functions = [f for f in (self._asm_function(program, target) for program in programs) if f is not None]
            facts |= {
                "title": f"{_subject(modulus)}, {'x86-64 with BMI2 and ADX' if target is Target.ADX else 'any x86-64'}",
                "functions": functions, "dispatches": any(f["dispatch"] for f in functions),
            }  # fmt: skip
        for program in programs:
            self.where.setdefault(program.name, {})[target.value] = name
        self._add(name, template, style, **facts)

    def _c_function(self, program: Program) -> dict[str, object]:
        return {
            "comment": _comment(program),
            "prototype": prototype(program, self.prefix),
            "body": c.body(program, self.prefix),
        }

    def _asm_function(self, program: Program, target: Target) -> dict[str, object] | None:
        """None for what the other variant's file already holds: functions that multiply nothing are the same in both."""
        multiplies = nasm.uses_multiplier(program)
        both = len(self.asm_targets) == len(ASM_TARGETS)
        if target is Target.X64 and both and not multiplies:
            return None
        local = target is Target.X64 and both
        return {
            "comment": [prototype(program, self.prefix), *_comment(program)],
            "symbol": f"{self.prefix}_{program.name}{'_x64' if local else ''}",
            "local": local, "dispatch": target is Target.ADX and both and multiplies,
            "body": nasm.body(program, adx=target is Target.ADX),
        }  # fmt: skip

    # --- header ---

    def _header(self) -> dict[str, object]:
        moduli = []
        for index, modulus in enumerate(self.library.moduli(self.widths[0])):
            by_width = {w: self.library.moduli(w)[index] for w in (64, 32)}
            programs = self._catalog(modulus)
            moduli.append({
                "tag": modulus.tag, "TAG": modulus.tag.upper(), "symbol": modulus.symbol, "hex": hex(modulus.number),
                "limbs": {w: m.limbs for w, m in by_width.items()}, "bytes": modulus.bytes,
                "description": _subject(modulus).capitalize(),
                "form": _form(list(by_width.values())),
                "functions": [{"prototype": prototype(p, self.prefix), "doc": _wrapped([p.contract.claim])} for p in programs],
            })  # fmt: skip
        montgomery = any(m.is_montgomery for m in self.library.moduli(64))
        return {
            "title": _title(self.library), "overview": _facts(self.library), "moduli": moduli, "widths": self.widths,
            "has_asm": bool(self.asm_targets), "needs_asm": bool(self.asm_targets) and not self.c_targets,
            "form_note": " (in Montgomery form where\n * the comment on its type says so)" if montgomery else "",
        }  # fmt: skip

    def _catalog(self, modulus: Modulus) -> list[Program]:
        target = next(t for t in self.library.targets if t.width == modulus.width)
        return self.library.programs(modulus, target)

    # --- build files and manifest ---

    def _build_files(self) -> None:
        c_files = sorted(name for name in self.made if name.endswith(".c") and "/" not in name)
        asm_files = sorted(name for name in self.made if name.endswith(".asm"))
        for name in ("Makefile", "CMakeLists.txt"):
            self._add(name, f"build/{name}.j2", "hash", c_files=c_files, asm_files=asm_files)

    def _manifest(self) -> str:
        rows = []
        for modulus in self.library.moduli(self.widths[0]):
            for program in self._catalog(modulus):
                rows.append({
                    "name": f"{self.prefix}_{program.name}", "prototype": prototype(program, self.prefix),
                    "operation": program.contract.operation, "modulus": modulus.symbol, "claim": program.contract.claim,
                    "files": self.where[program.name],
                    "evidence": ["interpreter", "bounds"],
                })  # fmt: skip
        manifest = {
            "made_by": self.command,
            "licence": OUTPUT_LICENCE,
            "spec": {"name": self.spec.name, "file": self.spec.source, "sha256": self.spec.digest},
            "generator": {"name": "ecgen", "sha256": generator_digest()},
            "prefix": self.prefix,
            "targets": [t.value for t in self.library.targets],
            "moduli": [_modulus_row([self.library.moduli(w)[i] for w in self.widths])
                       for i in range(len(self.library.moduli(64)))],
            "functions": rows,
            "files": {name: digest(text) for name, text in sorted(self.made.items())},
        }  # fmt: skip
        return json.dumps(manifest, indent=1) + "\n"


def _modulus_row(by_width: Sequence[Modulus]) -> dict[str, object]:
    first = by_width[0]
    return {
        "symbol": first.symbol, "tag": first.tag, "number": hex(first.number), "bytes": first.bytes,
        "reduction": first.reduction.value, "limbs": {str(m.width): m.limbs for m in by_width},
    }  # fmt: skip


def _subject(modulus: Modulus) -> str:
    return "the field of integers modulo p" if modulus.kind is Kind.FIELD else "integers modulo the group order n"


def _title(library: Library) -> str:
    what = "curve" if library.spec.curve else "prime field"
    return f"Arithmetic for the {what} {library.spec.name}"


def _facts(library: Library) -> list[str]:
    lines = [f"p = {library.spec.prime_text}"]
    curve = library.spec.curve
    if curve is not None:
        equation = "y^2 = x^3 + a*x + b" if curve.form == "weierstrass" else "y^2 = x^3 + a*x^2 + x"
        lines += [f"{equation}, a = {curve.a}" + (f", b = {hex(curve.b)}" if curve.form == "weierstrass" else ""),
                  f"group order n = {hex(curve.order)}, cofactor {curve.cofactor}"]  # fmt: skip
    lines += [f"reduction modulo {m.symbol}: {describe(m)}" for m in library.moduli(64)]
    return _wrapped(lines)


def _overview(modulus: Modulus, target: Target) -> list[str]:
    return _wrapped([
        f"{modulus.symbol} = {hex(modulus.number)}, {modulus.limbs} words of {modulus.width} bits, W = 2^{modulus.width}",
        _form([modulus]), f"Products are reduced by {describe(modulus)}.",
        "Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.",
    ])  # fmt: skip


def _form(moduli: Iterable[Modulus]) -> str:
    forms = {f"a * 2^{m.width * m.limbs} mod {m.symbol}" if m.is_montgomery else "": m.width for m in moduli}
    named = [(text, width) for text, width in forms.items() if text]
    if not named:
        return "Elements stand for themselves."
    if len(named) == 1:
        return f"In Montgomery form: the element a is stored as {named[0][0]}."
    return (
        "In Montgomery form: the element a is stored as " + ", ".join(f"{t} with {w}-bit words" for t, w in named) + "."
    )


def _comment(program: Program) -> list[str]:
    returns = {
        Returns.NOTHING: [], Returns.MASK: ["Returns the mask."], Returns.STATUS: ["Returns 0, or -1 when refused."],
    }[program.returns]  # fmt: skip
    bounds = [f"{p.name} < {'p' if p.kind is Kind.FIELD else 'n'}" for p in program.params
              if p.bound is not None and p.kind in (Kind.FIELD, Kind.SCALAR)]  # fmt: skip
    assumed = [
        b
        for b, p in zip(bounds, [p for p in program.params if p.kind in (Kind.FIELD, Kind.SCALAR)], strict=True)
        if not p.output
    ]
    claimed = [b for b in bounds if b not in assumed]
    lines = [program.contract.claim]
    if assumed:
        lines.append(f"Requires {', '.join(assumed)}.")
    if claimed:
        lines.append(f"Ensures {', '.join(claimed)}.")
    return _wrapped([*lines, *program.contract.notes, *returns])


def _wrapped(lines: Iterable[str]) -> list[str]:
    fold = partial(textwrap.wrap, width=112, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    return [piece for line in lines for piece in fold(line)]
