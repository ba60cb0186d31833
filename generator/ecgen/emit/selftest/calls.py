# SPDX-License-Identifier: MIT
"""The C statements that load the operands of a case, call the function, and take in what it leaves."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from ecgen.emit.selftest.cases import ROOM, is_raw, placed, sized
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import LANES
from ecgen.logic.prototype import struct
from ecgen.logic.types import (
    Array,
    Bits,
    Buffer,
    Bytes,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    Nothing,
    Point,
    Scratch,
    Size,
    Small,
    Type,
)

#: Bytes of an output whose length is given.
_ROOM_OF_BUFFERS = 520
_WITH_STRUCT = (Element, Loose, Extension, Lanes, Point)


@dataclass
class Call:
    """`declared`: of its variables; `loaded`, `taken`: statements before and after the call; `variants`: (output, input) whose
    memory they share, in one variant each; `helpers`: the functions of the self-test that it calls."""

    contract: Contract
    prefix: str
    declared: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    helpers: set[str] = field(default_factory=set)
    slots: int = 0

    @property
    def variants(self) -> list[tuple[str, str]]:
        contract = self.contract
        return [(output, given.name) for output in contract.may_alias for given in contract.inputs
                if given.type == contract.param(output).type and not contract.param(output).updated]  # fmt: skip

    @property
    def call(self) -> str:
        name = f"{self.prefix}_{self.contract.name}({', '.join(self.arguments)})"
        return name if isinstance(self.contract.returns, Nothing) else f"returned = (uint64_t){name}"

    @property
    def shared(self) -> list[str]:
        """Where an output has the memory of an input: its pointer."""
        lines = []
        for output in dict.fromkeys(output for output, _ in self.variants):
            kind = self.contract.param(output).type
            chosen = "".join(f"variant == {i} ? {_address(kind, given)} : "
                             for i, (of, given) in enumerate(self.variants, 1) if of == output)  # fmt: skip
            lines.append(f"{_pointed(kind, self.prefix)} *const to_{output} = {chosen}{_address(kind, output)};")
        return lines


def call_of(contract: Contract, prefix: str) -> Call:
    call, slot, given = Call(contract, prefix), count(), sized(contract)
    rows, aliased = placed(contract), {output for output, _ in call.variants}
    strings: dict[str, str] = {}
    for param in contract.params:
        if param in rows:
            _load(call, param, slot, strings)
        elif isinstance(param.type, Size):
            pass
        else:
            _reserve(call, param)
    call.slots = next(slot)
    for param in contract.params:
        if isinstance(param.type, Size) and param.name in given:
            call.arguments.append(f"strings[{strings[given[param.name]]}].length")
        elif param.name in strings:
            call.arguments.append(f"bytes_of({strings[param.name]})")
        elif isinstance(param.type, Size):
            call.arguments.append(param.name)
        elif param.name in aliased:
            call.arguments.append(f"to_{param.name}")
        else:
            call.arguments.append(_address(param.type, param.name))
    for param in contract.outputs:
        _take(call, param, f"to_{param.name}" if param.name in aliased else _address(param.type, param.name))
    if not isinstance(contract.returns, Nothing):
        call.declared.append("uint64_t returned;")
        call.taken.append("take_number(returned);")
    return call


def _pointed(kind: Type, prefix: str) -> str:
    match kind:
        case Bytes() | Buffer() | Eight(Bytes()):
            return "uint8_t"
        case Eight(item) | Array(item) | Scratch(item):
            return f"{prefix}_{struct(item)}"
        case _:
            return f"{prefix}_{struct(kind)}"


def _address(kind: Type, name: str) -> str:
    return f"&{name}" if isinstance(kind, _WITH_STRUCT) else name


def _load(call: Call, param: Param, slot: count[int], strings: dict[str, str]) -> None:
    name, kind, prefix = param.name, param.type, call.prefix
    raw = is_raw(call.contract)
    match kind:
        case Mask():
            call.declared.append(f"const uint64_t {name} = numbers[c[{next(slot)}]];")
        case Small():
            call.declared.append(f"const uint32_t {name} = (uint32_t)numbers[c[{next(slot)}]];")
        case Size():
            call.declared.append(f"const size_t {name} = c[{next(slot)}];")
        case Buffer() | Bits():
            strings[name] = f"c[{next(slot)}]"
        case Bytes(length):
            call.declared.append(f"uint8_t {name}[{length}];")
            call.loaded.append(f"memcpy({name}, bytes_of(c[{next(slot)}]), sizeof {name});")
        case Loose():
            helper = f"load_{struct(kind)}"
            call.helpers.add(helper)
            call.declared.append(f"{prefix}_{struct(kind)} {name};")
            call.loaded.append(f"{helper}(&{name}, c[{next(slot)}], c[{next(slot)}]);")
        case Element() | Extension() | Point():
            call.declared.append(f"{prefix}_{struct(kind)} {name};")
            call.loaded.append(_loading(call, kind, f"&{name}", f"c[{next(slot)}]", raw))
        case Lanes(element):
            single = f"{prefix}_{struct(element)}"
            call.declared += [f"{single} {name}_single[{LANES}];", f"{prefix}_{struct(kind)} {name};"]
            _each(call, LANES, _loading(call, element, f"&{name}_single[j]", f"c[{_some(slot, LANES)} + j]", raw))
            call.loaded.append(f"{prefix}_{struct(kind)}_from_{struct(element)}(&{name}, {name}_single);")
        case Eight(Mask()):
            call.declared.append(f"uint64_t {name}[{LANES}];")
            _each(call, LANES, f"{name}[j] = numbers[c[{_some(slot, LANES)} + j]];")
        case Eight(Bytes(length)):
            call.declared.append(f"uint8_t {name}[{LANES * length}];")
            _each(call, LANES, f"memcpy({name} + {length} * j, bytes_of(c[{_some(slot, LANES)} + j]), {length});")
        case Eight(Bits()):  # of each as many bytes as hold them
            call.declared.append(f"uint8_t {name}[{LANES * 38}];")
            _each(call, LANES, f"memcpy({name} + (bits + 7) / 8 * j, bytes_of(c[{_some(slot, LANES)} + j]), (bits + 7) / 8);")
        case Eight(item):
            call.declared.append(f"{prefix}_{struct(item)} {name}[{LANES}];")
            _each(call, LANES, _loading(call, item, f"&{name}[j]", f"c[{_some(slot, LANES)} + j]", raw))
        case Array(item, size):
            call.declared.append(f"{prefix}_{struct(item)} {name}[{ROOM}];")
            call.loaded.append(f"memset({name}, 0, sizeof {name});")
            _each(call, size, _loading(call, item, f"&{name}[j]", f"c[{_some(slot, ROOM)} + j]", raw))
        case _:
            raise TypeError(f"{name}: no way to load {kind!r}")


def _some(slot: count[int], places: int) -> int:
    first = next(slot)
    for _ in range(places - 1):
        next(slot)
    return first


def _each(call: Call, bound: int | str, statement: str) -> None:
    call.loaded += [f"for (j = 0; j < {bound}; j++) {{", f"    {statement}", "}"]


def _loading(call: Call, kind: Type, to: str, place: str, raw: bool) -> str:
    name = struct(kind)
    helper = f"{'raw' if raw else 'load'}_{name}"
    call.helpers.add(helper)
    return f"{helper}({to}, {place});"


def _reserve(call: Call, param: Param) -> None:
    """An output, filled with what no function leaves."""
    name, kind = param.name, param.type
    match kind:
        case Bytes(length):
            declared = f"uint8_t {name}[{length}];"
        case Buffer():
            declared = f"uint8_t {name}[{_ROOM_OF_BUFFERS}];"
        case Eight(Bytes(length)):
            declared = f"uint8_t {name}[{LANES * length}];"
        case Eight(item):
            declared = f"{call.prefix}_{struct(item)} {name}[{LANES}];"
        case Array(item):
            declared = f"{call.prefix}_{struct(item)} {name}[{ROOM}];"
        case Scratch(item, _, times):
            declared = f"{call.prefix}_{struct(item)} {name}[{times * ROOM}];"
        case _:
            declared = f"{call.prefix}_{struct(kind)} {name};"
    call.declared.append(declared)
    call.loaded.append(f"memset({_address(kind, name)}, 0xa5, sizeof {name});")


def _take(call: Call, param: Param, place: str) -> None:
    kind, prefix = param.type, call.prefix
    raw = "raw_" if is_raw(call.contract) else ""
    match kind:
        case Bytes(length):
            call.taken.append(f"take({place}, {length});")
        case Buffer(length):
            call.taken.append(f"take({place}, {length});")
        case Eight(Bytes(length)):
            call.taken.append(f"take({place}, {LANES * length});")
        case Lanes(element):
            single = f"{param.name}_results"
            call.declared.append(f"{prefix}_{struct(element)} {single}[{LANES}];")
            call.taken.append(f"{prefix}_{struct(kind)}_to_{struct(element)}({single}, {place});")
            _take_each(call, LANES, element, single, raw)
        case Eight(item):
            _take_each(call, LANES, item, place, raw)
        case Array(item, size):
            _take_each(call, size, item, place, raw)
        case _:
            if call.contract.operation == "sqrt":
                call.taken.append(f"{prefix}_{struct(kind)}_sqr({place}, {place});")
            call.helpers.add(f"take_{raw}{struct(kind)}")
            call.taken.append(f"take_{raw}{struct(kind)}({place});")


def _take_each(call: Call, bound: int | str, item: Type, place: str, raw: str) -> None:
    call.helpers.add(f"take_{raw}{struct(item)}")
    call.taken += [f"for (j = 0; j < {bound}; j++) {{", f"    take_{raw}{struct(item)}(&{place}[j]);", "}"]
