# SPDX-License-Identifier: MIT
"""A structure's folder as a shared library, and calls of its functions by their contracts."""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecgen.emit.structure.selftest import words_of
from ecgen.logic.contract import Contract, Param
from ecgen.logic.types import Buffer, Bytes, Nothing, Numbers16, Polynomial, Size, Sliced

_GUARD = 32
_FILLED = b"\xa5"


@dataclass(frozen=True)
class Build:
    """`plain`: what every processor of the architecture can, only."""

    compiler: str
    level: str
    plain: bool

    @property
    def name(self) -> str:
        return f"{self.compiler}/{self.level}{'-plain' if self.plain else ''}"


def compiled(build: Build, compiler: str, folder: Path, prefix: str, out: Path) -> Path:
    """The shared library of the folder's C. `compiler`: its path. Raises subprocess.CalledProcessError."""
    path = out / f"{build.name.replace('/', '-')}.so"
    defines = [f"-D{prefix.upper()}_EXPORT", *([f"-D{prefix.upper()}_CPU_PLAIN"] if build.plain else [])]
    options = ["-std=c99", f"-{build.level}", *defines, "-fPIC", "-shared"]
    subprocess.run([compiler, *options, "-o", path, *sorted(folder.glob("*.c"))], check=True, capture_output=True, text=True)
    return path


class Overrun(Exception):
    """A function wrote beside an output, or over an input."""


class StructureLibrary:
    """The functions of one build. `constants`: n of polynomials, m of elements of GF(2^m), as the kind's setting has them."""

    def __init__(self, path: Path, prefix: str, constants: Mapping[str, Any]) -> None:
        self._library = ctypes.CDLL(str(path))
        self._prefix, self._n, self._m = prefix, int(constants.get("n", 0)), int(constants.get("m", 0))

    def call(self, contract: Contract, inputs: Mapping[str, Any], alias: Mapping[str, str] | None = None) -> dict[str, Any]:
        """The outputs by parameter, and "result" where something is returned. `alias`: output -> the input whose memory it is.
        Raises Overrun."""
        alias = alias or {}
        memory: dict[str, ctypes.Array[ctypes.c_char]] = {}
        for param in sorted(contract.params, key=lambda one: one.name in alias):
            if isinstance(param.type, Size):
                continue
            if param.name in alias:
                memory[param.name] = memory[alias[param.name]]
            else:
                content = self._stored(param, inputs[param.name]) if param.is_input else _FILLED * self._length(param, inputs)
                memory[param.name] = ctypes.create_string_buffer(_guarded(content), len(content) + 2 * _GUARD)
        arguments = [ctypes.c_size_t(inputs[param.name]) if isinstance(param.type, Size)
                     else ctypes.byref(memory[param.name], _GUARD) for param in contract.params]  # fmt: skip
        function = getattr(self._library, f"{self._prefix}_{contract.name}")
        function.restype = None if isinstance(contract.returns, Nothing) else ctypes.c_int
        result = function(*arguments)
        self._refuse_overruns(contract, inputs, alias, memory)
        outputs = {param.name: self._value(param, memory[param.name].raw[_GUARD:-_GUARD]) for param in contract.outputs}
        return outputs if isinstance(contract.returns, Nothing) else outputs | {"result": result}

    def untouched(self, contract: Contract, name: str, inputs: Mapping[str, Any], value: Any) -> bool:
        """Whether an output is what it was before a call that does not write it."""
        param = contract.param(name)
        return bool(value == self._value(param, _FILLED * self._length(param, inputs)))

    def _refuse_overruns(self, contract: Contract, inputs: Mapping[str, Any], alias: Mapping[str, str],
                         memory: Mapping[str, ctypes.Array[ctypes.c_char]]) -> None:  # fmt: skip
        for param in contract.params:
            if isinstance(param.type, Size):
                continue
            raw = memory[param.name].raw
            if raw[:_GUARD] != _FILLED * _GUARD or raw[-_GUARD:] != _FILLED * _GUARD:
                raise Overrun(f"writes beside {param.name}")
            kept = param.is_input and not param.output and param.name not in alias.values()
            if kept and raw[_GUARD:-_GUARD] != self._stored(param, inputs[param.name]):
                raise Overrun(f"changes {param.name}")

    def _length(self, param: Param, inputs: Mapping[str, Any]) -> int:
        match param.type:
            case Polynomial():
                return 2 * self._padded
            case Sliced(count):
                return self._m * count // 8
            case Numbers16(count):
                return 2 * count
            case Bytes(length):
                return length
            case Buffer(length):
                return int(inputs[length])
        raise TypeError(f"no memory for {param.type!r}")

    @property
    def _padded(self) -> int:
        return -(-self._n // 16) * 16

    def _stored(self, param: Param, value: Any) -> bytes:
        match param.type:
            case Polynomial():
                return b"".join(x.to_bytes(2, "little") for x in (*value, *(0,) * (self._padded - self._n)))
            case Sliced():
                return words_of(value, self._m)
            case Numbers16():
                return b"".join(x.to_bytes(2, "little") for x in value)
            case _:
                return bytes(value)

    def _value(self, param: Param, content: bytes) -> Any:
        """A polynomial keeps what stands behind its coefficients, where that is not 0."""
        match param.type:
            case Polynomial():
                words = _numbers(content, 2)
                return words[: self._n] if not any(words[self._n :]) else words
            case Sliced(count):
                words, blocks = _numbers(content, 8), count // 64
                return tuple(sum((words[bit * blocks + j // 64] >> j % 64 & 1) << bit for bit in range(self._m))
                             for j in range(count))  # fmt: skip
            case Numbers16():
                return _numbers(content, 2)
            case _:
                return content


def _numbers(content: bytes, size: int) -> tuple[int, ...]:
    return tuple(int.from_bytes(content[i : i + size], "little") for i in range(0, len(content), size))


def _guarded(content: bytes) -> bytes:
    return _FILLED * _GUARD + content + _FILLED * _GUARD
