# SPDX-License-Identifier: MIT
"""`--package go`: the folder as a package for cgo, which compiles the C files and the .S files that stand beside Go's.

Elements and points are set by methods on the result, as in math/big. Masks are 1 and 0, as in crypto/subtle.
"""

from __future__ import annotations

from typing import Any

from ecgen.contracts.catalog import Layer
from ecgen.emit.context import Context, Part
from ecgen.emit.facts import contracts_of, facts_of
from ecgen.emit.packages.api import COORDINATES, Method, is_struct, methods, owners, tag_of
from ecgen.emit.packages.known_answers import known_answers
from ecgen.emit.packages.vectors import is_bundled, sampled_vectors
from ecgen.logic.contract import Param
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
    Point,
    Scratch,
    Size,
    Small,
    Status,
    Type,
)

#: Debian 12's.
GO_VERSION = "1.19"
_POINTS = {"affine": "Affine", "point": "Point", "ed25519": "EdwardsPoint", "kummer": "KummerPoint"}
#: What the structs are, in a line of documentation that goes on after the name.
_TITLES = {
    "Fe": "is an integer modulo the prime p. The zero value is 0.",
    "Sc": "is an integer modulo the group order n. The zero value is 0.",
    "Fe2": "is c0 + c1*i over the integers modulo p, with i^2 = {nonresidue}. The zero value is 0.",
    "Affine": "is a point of the curve other than the neutral element, by its coordinates. The zero value is none: set it first.",
    "Point": "is a point of the curve, the neutral element among them. The zero value is none: set it first.",
    "EdwardsPoint": "is a point of the twisted Edwards curve of Ed25519 (RFC 8032). The zero value is none: set it first.",
    "KummerPoint": "is the u-coordinate x/z of a point on a Montgomery curve. The zero value is none: set it first.",
}
#: Names that Go's libraries have for the same.
_RENAMED = {
    "to_bytes": "Bytes", "to_bytes_le": "BytesLE", "to_bytes_compressed": "BytesCompressed", "from_bytes": "SetBytes",
    "from_bytes_le": "SetBytesLE", "from_affine": "SetAffine", "encode": "Bytes", "decode": "SetBytes", "eq": "Equal",
}  # fmt: skip
#: A type has this name in Go.
_RENAMED_FREE = {"public_key": "DerivePublicKey"}
_ACRONYMS = {"ecdh": "ECDH", "ecdsa": "ECDSA", "dh": "DH", "xeddsa": "XEdDSA", "sha224": "SHA224", "sha256": "SHA256",
             "sha384": "SHA384", "sha512": "SHA512"}  # fmt: skip
_KEYWORDS = """
    break case chan const continue default defer else fallthrough for func go goto if import interface map package range return
    select struct switch type var
"""
#: Packages of Go's library in one word, and what Go keeps for itself: such a module would hide behind them.
_RESERVED = """
    all arena archive bufio builtin bytes cmd cmp compress container context crypto database debug embed encoding errors expvar
    flag fmt go hash html image index internal io iter log main maps math mime net os path plugin reflect regexp runtime slices
    sort std strconv strings structs sync syscall test testdata testing text time toolchain unicode unique unsafe vendor weak
"""
#: File names that end in one of these are for one system only (go/build).
_SYSTEMS = """
    aix android darwin dragonfly freebsd hurd illumos ios js linux nacl netbsd openbsd plan9 solaris wasip1 windows zos
    386 amd64 amd64p32 arm arm64 arm64be armbe loong64 mips mips64 mips64le mips64p32 mips64p32le mipsle ppc ppc64 ppc64le riscv
    riscv64 s390 s390x sparc sparc64 wasm test
"""
#: The curves that Go's own library has for signatures.
_IN_GO = {"p224": "P224", "p256": "P256", "p384": "P384", "p521": "P521"}


def go_fault(name: str) -> str | None:
    """Why no package can have the name, or None when one can."""
    if name in _KEYWORDS.split():
        return "is a keyword of Go"
    if name in _RESERVED.split():
        return "is a name that Go keeps for itself"
    ending = name.rpartition("_")[2]
    if ending != name and ending in _SYSTEMS.split():
        return f"ends in _{ending}, which tells Go that files are for that only"
    return None


def go_part(context: Context) -> Part:
    """The files in Go, the module's and those of the tests."""
    library = context.library
    listed = methods(contracts_of(library).values())
    layer = facts_of(library).layer
    vectors = sampled_vectors(library)
    answers = known_answers(context)
    lengths = {modulus[64].tag: modulus[64].bytes for modulus in context.moduli}
    facts: dict[str, Any] = {
        "go_version": GO_VERSION, "layer": layer.value, "spec": library.spec.name,
        "widths": context.widths, "has_asm": bool(context.asm_targets),
        "has_portable": bool(context.c_targets and context.asm_targets),
        "structs": [_struct(context, kind, listed) for kind in owners(listed)],
        "free": [_shown(context.prefix, method) for method in listed if method.owner is None],
        "lengths": lengths, "vectors": sorted(vectors), "answers": answers,
        "key_length": _key_length(layer, lengths, answers),
        "in_go": _IN_GO.get(library.spec.name, "") if is_bundled(library) and layer is Layer.WEIERSTRASS else "",
    }  # fmt: skip
    has_keys = layer in (Layer.WEIERSTRASS, Layer.CURVE25519, Layer.MODP)
    files = {
        "go.mod": "slashes", "doc.go": "slashes", "api.go": "slashes", "nocgo.go": "slashes", "README.md": "html",
        "known_answers_test.go": "slashes", "example_test.go": "slashes",
        **({"keys.go": "slashes"} if has_keys else {}),
        **({"noasm.go": "slashes"} if facts["has_portable"] else {}),
        **({"wycheproof_test.go": "slashes"} if vectors else {}),
        **({"library_test.go": "slashes"} if facts["in_go"] or layer is Layer.CURVE25519 else {}),
        **({"ecdh_test.go": "slashes"} if facts["in_go"] not in ("", "P224") or layer is Layer.CURVE25519 else {}),
    }  # fmt: skip
    texts = {name: context.render(name, f"go/{name}.j2", style, **facts) for name, style in files.items()}
    return Part(texts | {f"testdata/wycheproof/{name}.txt": text for name, text in vectors.items()})


def for_cgo_only(name: str, text: str) -> str:
    """The text of a file, told to Go as one that counts with cgo only: without it Go would speak of C files and not of cgo."""
    return f"//go:build cgo\n\n{text}" if name.endswith(".c") and "/" not in name else text


def _key_length(layer: Layer, lengths: dict[str, int], answers: dict[str, list[dict[str, Any]]]) -> int:
    if layer is Layer.MODP:
        return len(answers["modp"][0]["key"]) // 2
    return lengths["sc"] if layer is Layer.WEIERSTRASS else lengths["fe"]


def _class(kind: Type) -> str:
    match kind:
        case Element():
            return kind.tag.capitalize()
        case Extension():
            return "Fe2"
        case Point(struct):
            return _POINTS[struct]
    raise TypeError(f"no type of Go for {kind!r}")


def _struct(context: Context, kind: Type, listed: list[Method]) -> dict[str, Any]:
    own = [method for method in listed if method.owner == kind]
    name = _class(kind)
    return {
        "name": name, "c": f"{context.prefix}_{tag_of(kind)}", "tag": tag_of(kind),
        "title": _TITLES[name].format(nonresidue=context.library.spec.nonresidue),
        "coordinates": [(part, _class(COORDINATES[kind.struct][1])) for part in COORDINATES[kind.struct][0]]
        if isinstance(kind, Point) else [],
        "names": {method.name for method in own},
        "methods": [_shown(context.prefix, method) for method in own],
    }  # fmt: skip


def go_name(words: str) -> str:
    """A name of C's, without prefix, as Go spells it."""
    return "".join(_ACRONYMS.get(word, word.capitalize()) for word in words.split("_"))


def _variable(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _receiver(method: Method) -> Param | None:
    """The result where it is of the owner's type, else the first operand that is."""
    if method.owner is None or any(isinstance(param.type, Array) for param in method.contract.params):
        return None
    own = [param for param in (*method.results, *method.contract.params) if param.type == method.owner]
    return own[0] if own else None


def _is_made(method: Method, param: Param) -> bool:
    """Whether Go makes the memory: for results, the arrays that are written, and scratch."""
    return param in method.results or (param.output and isinstance(param.type, Array | Scratch))


def _shown(prefix: str, method: Method) -> dict[str, Any]:
    """A function: its name, documentation, first line and the lines of its body."""
    contract, receiver = method.contract, _receiver(method)
    given = [param for param in contract.params
             if param is not receiver and not isinstance(param.type, Size) and not _is_made(method, param)]  # fmt: skip
    allocated = [param for param in contract.params if param is not receiver and _is_made(method, param)]
    returned = [param for param in allocated if not isinstance(param.type, Scratch)]
    if receiver is not None and receiver in method.results:
        returned.insert(0, receiver)
    lengths = [f"len({_variable(param.name)}) != {param.type.length}" for param in given if isinstance(param.type, Bytes)]
    refuses_neutral = contract.name == "point_batch_to_affine"
    can_refuse = isinstance(contract.returns, Status) or bool(lengths) or refuses_neutral
    names, kinds = [_variable(param.name) for param in returned], [_go_type(param.type) for param in returned]
    if isinstance(contract.returns, MaskResult):
        kinds, names = ["int"], []
    failed = ["nil" if kind != "int" else "0" for kind in kinds]

    def leave(values: list[str], fault: str) -> str:
        return "return " + ", ".join([*values, *([fault] if can_refuse else [])])

    body = []
    for condition in lengths:
        body += [f"if {condition} {{", f"\t{leave(failed, 'ErrLength')}", "}"]
    arrays = [param for param in given if isinstance(param.type, Array)]
    body += [_made(param, arrays) for param in allocated]
    call = f"C.{prefix}_{contract.name}({', '.join(_passed(method, param) for param in contract.params)})"
    if refuses_neutral:
        body += ["neutral := 0", "for i := range p {", "\tneutral |= p[i].IsNeutral()", "}", "if neutral != 0 {",
                 f"\t{leave(failed, 'ErrRefused')}", "}"]  # fmt: skip
    if arrays:
        body += [f"if len({arrays[0].name}) == 0 {{", f"\t{leave(names, 'nil')}", "}"]
    if isinstance(contract.returns, Status):
        body += [f"if {call} != 0 {{", f"\t{leave(failed, 'ErrRefused')}", "}"]
    elif isinstance(contract.returns, MaskResult):
        body.append(leave([f"bit({call})"], "nil"))
    else:
        body.append(call)
    if (names or can_refuse) and not isinstance(contract.returns, MaskResult):
        body.append(leave(names, "nil"))
    results = [*kinds, *(["error"] if can_refuse else [])]
    shown = f" ({', '.join(results)})" if len(results) > 1 else f" {results[0]}" if results else ""
    on = f"({receiver.name} *{_class(receiver.type)}) " if receiver is not None else ""
    name = _name(method, receiver)
    return {
        "name": name,
        "docs": _documentation(prefix, method, name, can_refuse=can_refuse),
        "head": f"func {on}{name}({', '.join(f'{_variable(p.name)} {_go_type(p.type)}' for p in given)}){shown}",
        "body": body,
    }


def _name(method: Method, receiver: Param | None) -> str:
    if receiver is not None:
        return _RENAMED.get(method.name, go_name(method.name))
    return _RENAMED_FREE.get(method.contract.name, go_name(method.contract.name))


def _documentation(prefix: str, method: Method, name: str, *, can_refuse: bool) -> list[str]:
    """Lines behind `//`: a sentence, the contract as a block of text, remarks."""
    contract = method.contract
    refused = ["", "It returns ErrLength for another length, ErrRefused where the arguments are refused."] if can_refuse else []
    remarks = [line for remark in contract.remarks for line in ("", remark)]
    return [
        f"{name} is {prefix}_{contract.name}:",
        "",
        *(f"\t{line.lstrip()}" for line in lines_of(contract)),
        *remarks,
        *refused,
    ]


def _go_type(kind: Type) -> str:
    match kind:
        case Mask():
            return "int"
        case Small():
            return "uint32"
        case Bytes() | Buffer() | Bits():
            return "[]byte"
        case Array(item) | Scratch(item):
            return f"[]{_class(item)}"
    return f"*{_class(kind)}"


def _made(param: Param, arrays: list[Param]) -> str:
    """The statement that makes memory for C to write to."""
    name = _variable(param.name)
    match param.type:
        case Bytes(length):
            return f"{name} := make([]byte, {length})"
        case Array(item):
            return f"{name} := make([]{_class(item)}, len({arrays[0].name}))"
        case Scratch(item):
            count = f"{param.type.times}*len({arrays[0].name})".removeprefix("1*")
            return f"{name} := make([]{_class(item)}, {count})"
    return f"{name} := new({_class(param.type)})"


def _passed(method: Method, param: Param) -> str:
    """What C gets for a parameter."""
    name = _variable(param.name)
    match param.type:
        case Size():
            operand = method.measured(param)
            return f"C.size_t({'8*' if isinstance(operand.type, Bits) else ''}len({_variable(operand.name)}))"
        case Mask():
            return f"word({name})"
        case Small():
            return f"C.uint32_t({name})"
        case Bytes() | Buffer() | Bits():
            return f"octets({name})"
        case Array() | Scratch():
            return f"&{name}[0].c"
    assert is_struct(param.type)
    return f"&{name}.c"
