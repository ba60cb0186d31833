# SPDX-License-Identifier: MIT
"""Contracts as JSON and back, for manifests: terms as nested lists, types and the rest as objects."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

from ecgen.logic import types
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Sort, Symbol, Term, Var

_TYPES: dict[str, type[Any]] = {
    kind.__name__: kind
    for kind in (types.Element, types.Extension, types.Lanes, types.Loose, types.Eight, types.Array, types.Scratch, types.Bytes,
                 types.Buffer, types.Bits, types.Mask, types.Small, types.Size, types.Point, types.PointLanes, types.Polynomial,
                 types.Sliced, types.Numbers16, types.Nothing, types.MaskResult, types.Status, types.BitOfEach)
}  # fmt: skip
#: Integers beyond what every JSON reader takes are written as hexadecimal strings.
_PLAIN = 1 << 53


def plain(contract: Contract) -> dict[str, Any]:
    """What json.dumps takes."""
    return {
        "params": [_plain_param(param) for param in contract.params],
        "returns": type(contract.returns).__name__,
        "requires": [plain_term(formula) for formula in contract.requires],
        "ensures": [plain_term(formula) for formula in contract.ensures],
        "modifies": list(contract.modifies),
        "secret": list(contract.secret),
        "may_alias": list(contract.may_alias),
        **({"lanes": 8} if contract.lanes else {}),
        **({"wipes": True} if contract.wipes else {}),
        **({"public_result": True} if RESULT.name in contract.public else {}),
    }


def canonical(row: dict[str, Any]) -> str:
    """The one text of what `plain` gives, for digests."""
    return json.dumps(row, sort_keys=True, separators=(",", ":"))


def _plain_param(param: Param) -> dict[str, Any]:
    access = "updated" if param.updated else "output" if param.output else "input"
    return {"name": param.name, "type": _plain_type(param.type), "access": access}


def _plain_type(kind: types.Type) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": type(kind).__name__}
    for member in fields(kind):
        value = getattr(kind, member.name)
        row[member.name] = _plain_type(value) if isinstance(value, types.Type) else value
    return row


def plain_term(root: Term) -> Any:
    match root:
        case Var(name):
            return name
        case Const(value):
            return value if abs(value) < _PLAIN else hex(value)
        case Symbol(name):
            return ["symbol", name]
        case Named(name, source, sort, args):
            return ["function", name, source, sort.value, *(plain_term(argument) for argument in args)]
        case Apply(op, args):
            return [op.value, *(plain_term(argument) for argument in args)]
    raise TypeError(f"no JSON for {root!r}")


def contract_from(name: str, operation: str, row: dict[str, Any]) -> Contract:
    """The inverse of `plain`. Raises ValueError, KeyError or TypeError for anything else."""
    params = tuple(_param(member) for member in row["params"])
    secret, may_alias = set(row["secret"]), set(row["may_alias"])
    if any(not isinstance(param, str) for param in (*secret, *may_alias)):
        raise ValueError("secret and may_alias hold names")
    public = frozenset(param.name for param in params if param.is_input and param.name not in secret
                       and not isinstance(param.type, types.Size))  # fmt: skip
    public |= {RESULT.name} if "public_result" in row else set()
    apart = frozenset(param.name for param in params if param.output and param.name not in may_alias)
    contract = Contract(name, operation, params, _terms(row["ensures"]), _terms(row["requires"]), _returned(row["returns"]),
                        public, apart, "lanes" in row, "wipes" in row)  # fmt: skip
    if plain(contract) != row:
        raise ValueError("a contract with keys or values that are not understood")
    return contract


def _param(row: dict[str, Any]) -> Param:
    access = row["access"]
    if access not in ("input", "output", "updated"):
        raise ValueError(f"unknown access {access!r}")
    return Param(str(row["name"]), _type(row["type"]), access != "input", access == "updated")


def _type(row: dict[str, Any]) -> types.Type:
    kind = _TYPES[row["kind"]]
    values = {key: _type(value) if isinstance(value, dict) else value for key, value in row.items() if key != "kind"}
    result = kind(**values)
    if not isinstance(result, types.Type):
        raise ValueError(f"{row['kind']} is no type of a parameter")
    return result


def _returned(name: str) -> types.Returned:
    result = _TYPES[name]()
    if not isinstance(result, types.Returned):
        raise ValueError(f"{name} is no type of a result")
    return result


def _terms(rows: list[Any]) -> tuple[Term, ...]:
    return tuple(term_from(row) for row in rows)


def term_from(row: Any) -> Term:
    match row:
        case bool():
            raise ValueError("a bit is no term")
        case int():
            return Const(row)
        case str() if row.startswith(("0x", "-0x")):
            return Const(int(row, 16))
        case str():
            return Var(row)
        case ["symbol", str(name)]:
            return Symbol(name)
        case ["function", str(name), str(source), str(sort), *args]:
            return Named(name, source, Sort(sort), _terms(args))
        case [str(op), *args]:
            return Apply(Op(op), _terms(args))
    raise ValueError(f"no term: {row!r}")
