# SPDX-License-Identifier: MIT
"""Calls an emitted function by its contract alone: values as `ecgen.logic.evaluate` has them go in and come out."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.emit.facts import contracts_of
from ecgen.field import Modulus
from ecgen.ir import LANE_LIMB
from ecgen.library import Library, Target
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import LANES, Setting
from ecgen.logic.types import (
    Array,
    BitOfEach,
    Bits,
    Buffer,
    Bytes,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    MaskResult,
    Nothing,
    Point,
    Scratch,
    Size,
    Small,
    Type,
)
from ecgen.meaning.setting import setting_of
from ecgen.rings import QuadraticField
from ecgen.spec.load import Spec

_ALL_ONES, _LIMB = 2**64 - 1, 2**LANE_LIMB - 1


@dataclass(frozen=True)
class Compiled:
    """One compiled library. Elements are given and returned as the integers that their words hold."""

    spec: Spec
    prefix: str
    width: int
    shared: ctypes.CDLL
    lanes: bool = False

    @cached_property
    def library(self) -> Library:
        return Library(self.spec, self.prefix, "auto", (Target.C64,), lanes=self.lanes)

    @cached_property
    def contracts(self) -> dict[str, Contract]:
        return contracts_of(self.library)

    @cached_property
    def setting(self) -> Setting:
        return setting_of(self.library, self.width)

    @cached_property
    def moduli(self) -> dict[str, Modulus]:
        return {modulus.symbol: modulus for modulus in self.library.moduli(self.width)}

    def call(self, contract: Contract, inputs: Mapping[str, Any], draws: random.Random,
             alias: Mapping[str, str] = MappingProxyType({})) -> dict[str, Any]:  # fmt: skip
        """The outputs and "result". What is no output must not change. `alias`: output -> the input whose memory it has."""
        sizes = self._sizes(contract, inputs)
        given = {param.name: self._argument(param, inputs, sizes, draws) for param in contract.params}
        arguments = [given[alias.get(name, name)] for name in given]
        before = [bytes(argument) if isinstance(argument, ctypes.Array) else None for argument in arguments]
        function = getattr(self.shared, f"{self.prefix}_{contract.name}")
        function.restype = None if isinstance(contract.returns, Nothing) else _returned(contract)
        result = function(*arguments)
        left: dict[str, Any] = {}
        for param, argument, kept in zip(contract.params, arguments, before, strict=True):
            if param.output and not isinstance(param.type, Scratch):
                left[param.name] = self._value(param.type, bytes(argument), sizes)
            elif not param.output and kept is not None and param.name not in alias.values():
                assert bytes(argument) == kept, f"{contract.name} wrote to {param.name}"
        if isinstance(contract.returns, MaskResult):
            assert result in (0, _ALL_ONES)
            left["result"] = result != 0
        elif isinstance(contract.returns, BitOfEach):
            left["result"] = tuple(result >> lane & 1 for lane in range(LANES))
        elif not isinstance(contract.returns, Nothing):
            left["result"] = result
        return left

    def aliases(self, contract: Contract) -> list[dict[str, str]]:
        """Each output, with each of the inputs of its type, whose memory the contract lets it have."""
        return [{output: given.name} for output in contract.may_alias for given in contract.inputs
                if given.type == contract.param(output).type and not contract.param(output).updated]  # fmt: skip

    # --- memory ---

    def _sizes(self, contract: Contract, inputs: Mapping[str, Any]) -> dict[str, int]:
        return {param.name: inputs[param.name] for param in contract.params if isinstance(param.type, Size)}

    def _argument(self, param: Param, inputs: Mapping[str, Any], sizes: Mapping[str, int], draws: random.Random) -> Any:
        value = inputs.get(param.name)
        match param.type:
            case Mask():
                return ctypes.c_uint64(_ALL_ONES if value else 0)
            case Small():
                return ctypes.c_uint32(inputs[param.name])
            case Size():
                return ctypes.c_size_t(inputs[param.name])
        if param.is_input:
            return _memory(self._written(param.type, value, draws))
        return _memory(b"\xa5" * self._room(param.type, sizes))

    def _room(self, kind: Type, sizes: Mapping[str, int]) -> int:
        """Bytes of an output or of scratch memory."""
        match kind:
            case Element(symbol) | Loose(Element(symbol)):
                return self._size(symbol)
            case Extension():
                return 2 * self._size("p")
            case Lanes(element):
                return 8 * LANES * lane_modulus(self.moduli[element.modulus]).limbs
            case Bytes(length):
                return length
            case Buffer(length):
                return sizes[length]
            case Point(struct):
                return _COORDINATES[struct] * self._size("p")
            case Eight(item):
                return LANES * self._room(item, sizes)
            case Array(item, count):
                return sizes[count] * self._room(item, sizes)
            case Scratch(item, count, times):
                return times * sizes[count] * self._room(item, sizes)
        raise TypeError(f"no memory for {kind!r}")

    def _size(self, symbol: str) -> int:
        return self.moduli[symbol].limbs * self.width // 8

    def _written(self, kind: Type, value: Any, draws: random.Random) -> bytes:
        match kind:
            case Element(symbol) | Loose(Element(symbol)):
                return int(value).to_bytes(self._size(symbol), "little")
            case Extension():
                return b"".join(self._written(Element("p"), part, draws) for part in value)
            case Lanes(element):
                limbs = range(lane_modulus(self.moduli[element.modulus]).limbs)
                return b"".join((number >> LANE_LIMB * i & _LIMB).to_bytes(8, "little") for i in limbs for number in value)
            case Eight(Mask()):
                return b"".join((_ALL_ONES if bit else 0).to_bytes(8, "little") for bit in value)
            case Eight(item) | Array(item):
                return b"".join(self._written(item, one, draws) for one in value)
            case Bytes() | Buffer() | Bits():
                return bytes(value)
            case Point(struct):
                if struct.startswith("g2_"):
                    return self._written_coordinates(_write_twist(self._twist, struct, value, draws))
                return self._written_coordinates(_WRITTEN[struct](self._prime, value, draws))
        raise TypeError(f"no memory for {kind!r}")

    @property
    def _prime(self) -> int:
        return self.spec.prime

    @property
    def _twist(self) -> QuadraticField:
        return QuadraticField(self.spec.prime, self.spec.nonresidue)

    def _written_coordinates(self, coordinates: Sequence[int]) -> bytes:
        return b"".join(self._written(Element("p"), self.moduli["p"].encode(x), random.Random()) for x in coordinates)

    def _value(self, kind: Type, memory: bytes, sizes: Mapping[str, int]) -> Any:
        """What memory holds; it must be what the type says."""
        match kind:
            case Element(symbol):
                number = int.from_bytes(memory, "little")
                assert number < self.moduli[symbol].number
                return number
            case Loose(Element(symbol), bound):
                number = int.from_bytes(memory, "little")
                assert number < bound * self.moduli[symbol].number
                return number % self.moduli[symbol].number  # which of its numbers is free
            case Extension():
                return tuple(self._value(Element("p"), part, sizes) for part in _pieces(memory, 2))
            case Lanes(element, weak):
                return self._lanes(memory, lane_modulus(self.moduli[element.modulus]), weak)
            case Eight(item) | Array(item):
                count = sizes[kind.count] if isinstance(kind, Array) else LANES
                return tuple(self._value(item, one, sizes) for one in _pieces(memory, count))
            case Bytes() | Buffer():
                return memory
            case Point(struct):
                words = [self._value(Element("p"), one, sizes) for one in _pieces(memory, _COORDINATES[struct])]
                numbers = [self.moduli["p"].decode(word) for word in words]
                return _read_twist(self._twist, numbers) if struct.startswith("g2_") else _READ[struct](self._prime, numbers)
        raise TypeError(f"no value of {kind!r}")

    def _lanes(self, memory: bytes, modulus: Modulus, weak: int) -> tuple[int, ...]:
        words = [int.from_bytes(word, "little") for word in _pieces(memory, LANES * modulus.limbs)]
        assert all(word >> LANE_LIMB == 0 for word in words)
        numbers = tuple(sum(words[LANES * i + lane] << LANE_LIMB * i for i in range(modulus.limbs)) for lane in range(LANES))
        assert all(number < weak * modulus.number for number in numbers)
        return numbers


def load(spec: Spec, prefix: str, width: int, path: Path, *, lanes: bool = False) -> Compiled:
    return Compiled(spec, prefix, width, ctypes.CDLL(str(path)), lanes)


def _returned(contract: Contract) -> Any:
    if isinstance(contract.returns, MaskResult):
        return ctypes.c_uint64
    return ctypes.c_uint if isinstance(contract.returns, BitOfEach) else ctypes.c_int


def _pieces(memory: bytes, count: int) -> list[bytes]:
    """So many of the same length."""
    size = len(memory) // count if count else 0
    return [memory[size * i : size * (i + 1)] for i in range(count)]


def _memory(data: bytes) -> Any:
    """At a multiple of 64 bytes."""
    whole = ctypes.create_string_buffer(len(data) + 64)
    memory = (ctypes.c_char * len(data)).from_buffer(whole, -ctypes.addressof(whole) % 64)
    memory[:] = data  # type: ignore[call-overload]
    return memory


# --- coordinates: of a point, with a z that is drawn ---


def _write_affine(prime: int, point: Any, draws: random.Random) -> Sequence[int]:
    return tuple(point)


def _write_jacobian(prime: int, point: Any, draws: random.Random) -> Sequence[int]:
    z = draws.choice((1, draws.randrange(1, prime)))
    if point is None:
        return z * z, z**3, 0
    return point[0] * z * z, point[1] * z**3, z


def _write_extended(prime: int, point: Any, draws: random.Random) -> Sequence[int]:
    z = draws.choice((1, draws.randrange(1, prime)))
    x, y = point
    return x * z, y * z, z, x * y * z


def _write_kummer(prime: int, point: Any, draws: random.Random) -> Sequence[int]:
    field, z = QuadraticField(prime), (draws.randrange(1, prime), draws.randrange(prime))
    return (*z, 0, 0) if point is None else (*field.mul(point[0], z), *z)


def _read_affine(prime: int, words: Sequence[int]) -> Any:
    return tuple(words)


def _read_jacobian(prime: int, words: Sequence[int]) -> Any:
    x, y, z = words
    if z == 0:
        return None
    inverse = pow(z, -1, prime)
    return x * inverse**2 % prime, y * inverse**3 % prime


def _read_extended(prime: int, words: Sequence[int]) -> Any:
    x, y, z, t = words
    assert z != 0 and (x * y - t * z) % prime == 0
    inverse = pow(z, -1, prime)
    return x * inverse % prime, y * inverse % prime


def _write_twist(field: QuadraticField, struct: str, point: Any, draws: random.Random) -> Sequence[int]:
    if struct == "g2_affine":
        return *point[0], *point[1]
    z = draws.choice(((1, 0), (draws.randrange(1, field.prime), draws.randrange(field.prime))))
    square = field.mul(z, z)
    x, y = point or ((1, 0), (1, 0))
    return (*field.mul(x, square), *field.mul(y, field.mul(square, z)), *(z if point is not None else (0, 0)))


def _read_twist(field: QuadraticField, words: Sequence[int]) -> Any:
    x, y, *rest = [(words[i], words[i + 1]) for i in range(0, len(words), 2)]
    if not rest:
        return x, y
    if rest[0] == (0, 0):
        return None
    inverse = field.inv(rest[0])
    square = field.mul(inverse, inverse)
    return field.mul(x, square), field.mul(y, field.mul(square, inverse))


def _read_kummer(prime: int, words: Sequence[int]) -> Any:
    x, z = (words[0], words[1]), (words[2], words[3])
    field = QuadraticField(prime)
    if z == (0, 0):
        assert x != (0, 0)
        return None
    return (field.mul(x, field.inv(z)),)


_COORDINATES = {"affine": 2, "point": 3, "ed25519": 4, "kummer": 4, "g2_affine": 4, "g2_point": 6}
_WRITTEN = {"affine": _write_affine, "point": _write_jacobian, "ed25519": _write_extended, "kummer": _write_kummer}
_READ = {"affine": _read_affine, "point": _read_jacobian, "ed25519": _read_extended, "kummer": _read_kummer}
