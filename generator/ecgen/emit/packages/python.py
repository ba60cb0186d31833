# SPDX-License-Identifier: MIT
"""`--package python`: what makes a wheel of the folder with its binding, and a test of what is installed from it."""

from __future__ import annotations

from ecgen.banner import version
from ecgen.contracts.catalog import Layer
from ecgen.emit.context import Context, Part
from ecgen.emit.facts import facts_of
from ecgen.emit.packages.known_answers import known_answers
from ecgen.library import Library

_WITH_BINDING = (Layer.WEIERSTRASS, Layer.CURVE25519, Layer.MODP)


def has_binding(library: Library) -> bool:
    """Whether there is a binding for Python."""
    return facts_of(library).layer in _WITH_BINDING


def module_fault(name: str) -> str | None:
    """Why no module can have the name, beyond what no prefix can be called, or None when one can."""
    return "is a module that makes or installs the wheel" if name in ("build_wheel", "pip") else None


def python_part(context: Context) -> Part:
    """pyproject.toml, the build backend that it names, and the test."""
    library = context.library
    facts = {
        "version": version(), "spec": library.spec.name, "has_asm": bool(context.asm_targets),
        "layer": facts_of(library).layer.value, "answers": known_answers(context),
    }  # fmt: skip
    files = {
        "pyproject.toml": "pyproject.toml",
        "python/build_wheel.py": "build_wheel.py",
        f"test/test_{context.prefix}.py": "test_answers.py",
    }
    return Part({name: context.render(name, f"python/{template}.j2", "hash", **facts) for name, template in files.items()})
