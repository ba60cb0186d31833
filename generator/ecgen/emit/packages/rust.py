# SPDX-License-Identifier: MIT
"""`--package rust`: a crate around the folder. The folder stands in c/, the `cc` crate compiles it, src/ has the API."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ecgen.arith.limbs import split
from ecgen.emit.context import Context, sources
from ecgen.emit.facts import contracts_of, facts_of
from ecgen.emit.packages.api import COORDINATES, Method, is_struct, methods, owners
from ecgen.emit.packages.known_answers import known_answers
from ecgen.emit.packages.vectors import sampled_vectors
from ecgen.logic.contract import Contract, Param
from ecgen.logic.text import lines_of
from ecgen.logic.types import (
    Array,
    Bits,
    Buffer,
    Bytes,
    Element,
    Extension,
    Mask,
    MaskResult,
    Nothing,
    Point,
    Scratch,
    Size,
    Small,
    Status,
    Type,
)

#: Names in Rust that a method's own would mean something else by.
_RENAMED = {"eq": "equals"}
#: Methods that are operators too.
_OPERATORS = {"add": "Add", "sub": "Sub", "mul": "Mul"}
_POINTS = {"affine": "Affine", "point": "Point", "ed25519": "EdwardsPoint", "kummer": "KummerPoint"}
#: Conditions under which a call is refused in Rust, beyond the contract. A neutral element would become (0, 0), which is no point
#: of the curve; in Rust every `Affine` is one.
_FURTHER_CHECKS = {
    "point_batch_to_affine": ("p.iter().fold(Mask::FALSE, |found, point| found | point.is_neutral()).is_true()",),
}
#: What the structs are, in a line of documentation.
_TITLES = {
    "Fe": "An integer modulo the prime p.", "Sc": "An integer modulo the group order n.",
    "Fe2": "c0 + c1*i over the field of integers modulo p, with i^2 = {nonresidue}.",
    "Affine": "A point of the curve other than the neutral element, by its coordinates.",
    "Point": "A point of the curve, the neutral element among them, in Jacobian coordinates.",
    "EdwardsPoint": "A point of the twisted Edwards curve of Ed25519 (RFC 8032), in extended coordinates.",
    "KummerPoint": "The u-coordinate x/z of a point on a Montgomery curve; z = 0 for the neutral element.",
}  # fmt: skip


@dataclass(frozen=True)
class _Crate:
    """What Cargo.lock says of a crate that is not ours: the newest one that Rust 1.63 compiles, as crates.io has it."""

    name: str
    version: str
    checksum: str
    needs: tuple[str, ...] = ()


#: Rust 1.63 is Debian 12's.
RUST_VERSION = "1.63"
_DEPENDENCIES = (
    _Crate("cc", "1.4.0", "5add81bb678e6cb321aff7fa0dc7689ad82b112dbc032cea19f91d6b8e3582b9", ("find-msvc-tools", "shlex")),
    _Crate("find-msvc-tools", "0.1.9", "5baebc0774151f905a1a2cc41989300b1e6fbb29aff0ceffa1064fdd3088d582"),
    _Crate("shlex", "2.0.1", "f8fadd59c855ef2080decdef8ff161eb6661b86933c9d82e5ba29dc602a55aba"),
    _Crate("subtle", "2.6.1", "13c2bddecc57b384dee18652358fb23172facb8a2c51ccc10d74c157bdea3292"),
    _Crate("zeroize", "1.8.2", "b97154e67e32c85465826e8bcc1c59429aaaf107c1e4a9e53c8d8ccd5eff88d0"),
)
_DIRECT = ("cc", "subtle", "zeroize")
_KEYWORDS = """
    abstract as async await become box break const continue crate do dyn else enum extern false final fn for gen if impl in let
    loop macro match mod move mut override priv pub ref return self static struct super trait true try type typeof unsafe unsized
    use virtual where while yield union
"""
#: What Cargo keeps for itself, and the crates that every program has.
_RESERVED = "alloc build core deps examples incremental proc_macro std test"


def crate_fault(name: str) -> str | None:
    """Why no crate can have the name, or None when one can."""
    if name in _KEYWORDS.split():
        return "is a keyword of Rust"
    if name in _RESERVED.split():
        return "is a name that Rust or Cargo keeps for itself"
    if name in {crate.name for crate in _DEPENDENCIES}:
        return "is the name of a crate that the package needs"
    return None


def rust_files(context: Context, folder: Mapping[str, str], version: str) -> dict[str, str]:
    """The files of the crate, those of `folder` in c/ left out; by path."""
    listed = methods(contracts_of(context.library).values())
    layer = facts_of(context.library).layer
    vectors = sampled_vectors(context.library)
    facts: dict[str, Any] = {
        "version": version, "rust_version": RUST_VERSION, "layer": layer.value, "spec": context.library.spec.name,
        **sources(folder, context.library.syntax),
        "widths": context.widths, "has_portable": bool(context.c_targets and context.asm_targets),
        "structs": [_struct(context, kind, listed) for kind in owners(listed)],
        "free": [_shown(method) for method in listed if method.owner is None],
        "declared": [_declared(method.contract, context.prefix) for method in listed],
        "lengths": {modulus[64].tag: modulus[64].bytes for modulus in context.moduli},
        "title": f"Arithmetic for {context.library.spec.name}",
        "lock": _lock(context.prefix, version), "vectors": sorted(vectors),
        "answers": known_answers(context),
    }  # fmt: skip
    files = {
        "Cargo.toml": "hash", "Cargo.lock": "hash", "rustfmt.toml": "hash", "build.rs": "slashes", "README.md": "html",
        "src/lib.rs": "slashes",
        "src/api.rs": "slashes", "src/ffi.rs": "slashes", "tests/known_answers.rs": "slashes",
        **({"tests/wycheproof.rs": "slashes"} if vectors else {}),
    }  # fmt: skip
    rendered = {name: context.render(name, f"rust/{name}.j2", style, **facts) for name, style in files.items()}
    return rendered | {f"tests/wycheproof/{name}.txt": text for name, text in vectors.items()}


def _lock(prefix: str, version: str) -> list[_Crate]:
    """The entries of Cargo.lock in Cargo's order."""
    own = _Crate(prefix, version, "", _DIRECT)
    return sorted((*_DEPENDENCIES, own), key=lambda crate: crate.name)


def rust_type(kind: Type) -> str:
    """The Rust type of a value."""
    match kind:
        case Element():
            return kind.tag.capitalize()
        case Extension():
            return "Fe2"
        case Point(struct):
            return _POINTS[struct]
        case Bytes(length):
            return f"[u8; {length}]"
        case Buffer() | Bits():
            return "[u8]"
        case Array(item) | Scratch(item):
            return f"[{rust_type(item)}]"
        case Mask():
            return "Mask"
        case Small():
            return "u32"
    raise TypeError(f"no Rust type for {kind!r}")


def _declared(contract: Contract, prefix: str) -> str:
    """The declaration of the C function."""
    params = ", ".join(f"{param.name}: {_c_type(param)}" for param in contract.params)
    returned = {Nothing: "", Status: " -> i32", MaskResult: " -> u64"}[type(contract.returns)]
    return f"pub fn {prefix}_{contract.name}({params}){returned};"


def _c_type(param: Param) -> str:
    pointer = "*mut" if param.output else "*const"
    match param.type:
        case Bytes() | Buffer() | Bits():
            return f"{pointer} u8"
        case Array(item) | Scratch(item):
            return f"{pointer} {rust_type(item)}"
        case Mask():
            return "u64"
        case Small():
            return "u32"
        case Size():
            return "usize"
    return f"{pointer} {rust_type(param.type)}"


def _struct(context: Context, kind: Type, listed: list[Method]) -> dict[str, Any]:
    """What the templates want to know of one struct."""
    name, own = rust_type(kind), [method for method in listed if method.owner == kind]
    names = {method.name for method in own}
    return {
        "name": name,
        "title": _escaped(_TITLES[name].format(nonresidue=context.library.spec.nonresidue)),
        "fields": _fields(kind),
        "is_element": isinstance(kind, Element),
        # Every pair of elements is one of F_p^2; not all coordinates stand for a point.
        "is_open": name in ("Fe2", "KummerPoint"),
        "methods": [_shown(method) for method in own],
        "names": names,
        "operators": [_operator(method) for method in own if method.name in _OPERATORS and method.is_binary],
        "words": _words(context, kind) if isinstance(kind, Element) else {},
    }


def _fields(kind: Type) -> list[tuple[str, str]]:
    match kind:
        case Extension():
            return [("c0", "Fe"), ("c1", "Fe")]
        case Point(struct):
            names, part = COORDINATES[struct]
            return [(name, rust_type(part)) for name in names]
    return []


def _words(context: Context, kind: Element) -> dict[int, dict[str, Any]]:
    """For each word size emitted: how many words an element has, and those of 1."""
    modulus = next(m for m in context.moduli if m[64].symbol == kind.modulus)
    return {width: {"limbs": modulus[width].limbs,
                    "one": [f"{word:#x}" for word in split(modulus[width].encode(1), width, modulus[width].limbs)]}
            for width in context.widths}  # fmt: skip


def _operator(method: Method) -> dict[str, str]:
    return {"trait": _OPERATORS[method.name], "method": method.name, "other": rust_type(method.operands[0].type)}


def _shown(method: Method) -> dict[str, Any]:
    """A function of the API: its documentation, first line and body."""
    contract = method.contract
    given = ["&self"] if method.receiver is not None else []
    given += [f"{param.name}: {_operand_type(param)}" for param in method.operands]
    result = _result_type(method)
    name = _RENAMED.get(method.name, method.name) if method.owner is not None else method.name
    return {
        "name": name,
        "docs": _documentation(method),
        "head": f"pub fn {name}({', '.join(given)}){f' -> {result}' if result else ''}",
        "checks": _checks(method),
        "results": [(param.name, rust_type(param.type), is_struct(param.type)) for param in method.results],
        "call": f"{contract.name}({', '.join(_passed(method, param) for param in contract.params)})",
        "returned": _kind_of_result(method),
        "value": _value(method),
        "is_written": any(is_struct(param.type) for param in method.results),
        "must_use": not method.can_refuse and method.has_value,
        "in_place": _in_place(method),
    }


def _in_place(method: Method) -> dict[str, str] | None:
    """Of an operator that C may have write its result over the receiver: the call that does."""
    if method.name not in _OPERATORS or not method.is_binary or method.receiver is None:
        return None
    (result,), (operand,) = method.results, method.operands
    if result.type != method.receiver.type or result.name not in method.contract.may_alias:
        return None
    passed = ["place" if param in (result, method.receiver) else param.name for param in method.contract.params]
    head = f"{method.name}_in_place(&mut self, {operand.name}: {_operand_type(operand)})"
    return {"head": head, "call": f"{method.contract.name}({', '.join(passed)})"}


def _kind_of_result(method: Method) -> str:
    match method.contract.returns:
        case Status():
            return "status"
        case MaskResult():
            return "mask"
    return "refusal" if method.can_refuse else "nothing"


def _value(method: Method) -> str:
    names = [_written(param) for param in method.results]
    return names[0] if len(names) == 1 else f"({', '.join(names)})"


def _written(param: Param) -> str:
    """What C has written as a result."""
    if isinstance(param.type, Element):
        return f"{rust_type(param.type)}::written(&{param.name})"
    return f"{param.name}.assume_init()" if is_struct(param.type) else param.name


def _result_type(method: Method) -> str:
    kinds = [rust_type(param.type) for param in method.results]
    if isinstance(method.contract.returns, MaskResult):
        return "Mask"
    value = kinds[0] if len(kinds) == 1 else f"({', '.join(kinds)})"
    if method.can_refuse:
        return f"Result<{value}, Refused>"
    return value if kinds else ""


def _operand_type(param: Param) -> str:
    if isinstance(param.type, Mask | Small):
        return rust_type(param.type)
    return f"&{'mut ' if param.output else ''}{rust_type(param.type)}"


def _passed(method: Method, param: Param) -> str:
    """What C gets for a parameter."""
    if param in method.results:
        return f"{param.name}.as_mut_ptr()"
    if param is method.receiver:
        return "self"
    match param.type:
        case Size():
            operand = method.measured(param)
            return f"{8 if isinstance(operand.type, Bits) else 1} * {operand.name}.len()".removeprefix("1 * ")
        case Mask():
            return f"{param.name}.0"
        case Bytes() | Buffer() | Bits() | Array() | Scratch():
            return f"{param.name}.as_mut_ptr()" if param.output else f"{param.name}.as_ptr()"
    return param.name


def _checks(method: Method) -> list[str]:
    """Conditions on the lengths of arrays under which the call is refused."""
    arrays = [param for param in method.arrays if isinstance(param.type, Array)]
    conditions = [f"{other.name}.len() != {arrays[0].name}.len()" for other in arrays[1:]]
    for param in method.arrays:
        if isinstance(param.type, Scratch):
            length_of = f"{arrays[0].name}.len()"
            conditions.append(f"{param.name}.len() < {length_of}" if param.type.times == 1
                              else f"{param.name}.len() / {param.type.times} < {length_of}")  # fmt: skip
    return [*conditions, *_FURTHER_CHECKS.get(method.contract.name, ())]


def _documentation(method: Method) -> list[str]:
    """Lines for `///`: the contract as text, then remarks."""
    contract = method.contract
    roles = []
    if method.receiver is not None and method.receiver.name != "self":
        roles.append(f"`self` is {method.receiver.name}")
    if method.results:
        verb = "is" if len(method.results) == 1 else "are"
        roles.append(f"{_listed([param.name for param in method.results])} {verb} returned")
    if method.arrays:
        refused = "refused are lengths that do not suit each other"
        roles.append(refused + (", and neutral elements" if method.contract.name in _FURTHER_CHECKS else ""))
    lines = ["```text", *(line.lstrip() for line in lines_of(contract)), "```"]
    prose = [_escaped(remark) for remark in contract.remarks]
    if roles:
        prose.append("Here, " + "; ".join(roles) + ".")
    return [*lines, *(line for text in prose for line in ("", text))]


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _escaped(text: str) -> str:
    """Prose in which no sign means something to Markdown."""
    return re.sub(r"([*<\[\]`_])", r"\\\1", text)
