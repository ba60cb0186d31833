# SPDX-License-Identifier: MIT
"""The operations that can be measured, and the modes of measuring them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ecgen.errors import UsageError
from ecgen.function_names import find_function


class Mode(StrEnum):
    """How calls depend on each other. In a latency every call waits for the one before, through operand a or b; in a throughput
    no call waits."""

    LATENCY_A = "latency_a"
    LATENCY_B = "latency_b"
    THROUGHPUT = "throughput"


LATENCIES = (Mode.LATENCY_A, Mode.LATENCY_B)


@dataclass(frozen=True)
class Operation:
    """One operation. `key`: its name in reports, for example sc_mul; `tag`: what it works on (fe, sc, point, g2_point, fe2 or
    fe_loose); `name`: the manifest's operation; `sites`, `block`: see OPERATIONS."""

    key: str
    tag: str
    name: str
    modes: tuple[Mode, ...]
    sites: int
    block: int

    @property
    def arity(self) -> int:
        return 2 if Mode.LATENCY_B in self.modes else 1


def _binary(key: str, tag: str, name: str) -> Operation:
    return Operation(key, tag, name, tuple(Mode), 64, 256)


def _unary(key: str, tag: str, name: str) -> Operation:
    return Operation(key, tag, name, (Mode.LATENCY_A, Mode.THROUGHPUT), 64, 256)


#: Between two readings of the clock the harness makes `block` calls, from `sites` different call sites. An inversion takes as
#: long as hundreds of multiplications: few calls are enough, and its throughput is of no interest.
OPERATIONS = {
    operation.key: operation
    for operation in (
        _binary("mul", "fe", "mul"),
        _unary("sqr", "fe", "sqr"),
        _binary("add", "fe", "add"),
        Operation("inv", "fe", "inv", (Mode.LATENCY_A,), 4, 4),
        _binary("sc_mul", "sc", "mul"),
        _unary("sc_sqr", "sc", "sqr"),
        Operation("dbl", "point", "dbl", (Mode.LATENCY_A, Mode.THROUGHPUT), 32, 32),
        Operation("padd", "point", "add", tuple(Mode), 32, 32),
        Operation("madd", "point", "add_affine", tuple(Mode), 32, 32),
        Operation("g2_dbl", "g2_point", "dbl", (Mode.LATENCY_A, Mode.THROUGHPUT), 16, 16),
        Operation("g2_add", "g2_point", "add", tuple(Mode), 16, 16),
        Operation("g2_mul", "g2_point", "mul", LATENCIES, 4, 4),
        _binary("fe2_mul", "fe2", "mul"),
        _unary("fe2_sqr", "fe2", "sqr"),
        _binary("loose_mul", "fe_loose", "mul"),
        _unary("loose_sqr", "fe_loose", "sqr"),
        _binary("loose_add", "fe_loose", "add"),
        _binary("loose_sub", "fe_loose", "sub"),
    )
}

#: Measured only when they are asked for.
_ON_REQUEST = ("point", "g2_point", "fe2", "fe_loose")


#: The operations by the names of the functions, without the prefix: fe_mul, sc_sqr, point_dbl.
FUNCTIONS = {f"{operation.tag}_{operation.name}": operation for operation in OPERATIONS.values()}


def choose_operations(text: str | None, *, scalars: bool, prefix: str = "") -> tuple[Operation, ...]:
    """The operations in a comma-separated list, each by its key or by the function's name, with the prefix or without. None
    stands for all but those on points, over F_p^2 and on loose elements.

    `scalars`: whether there is a group order to compute modulo. Raises UsageError for an unknown name, and for one that needs an
    order where there is none.
    """
    if text is None:
        known = (operation for operation in OPERATIONS.values() if operation.tag not in _ON_REQUEST)
        return tuple(operation for operation in known if scalars or operation.tag == "fe")
    chosen: dict[str, Operation] = {}
    for name in (name.strip() for name in text.split(",")):
        key = find_function(name, prefix, OPERATIONS.keys() | FUNCTIONS.keys())
        if key is None:
            raise UsageError(f"--functions {text!r}: {name!r} is none of {', '.join(FUNCTIONS)}")
        operation = OPERATIONS.get(key) or FUNCTIONS[key]
        if operation.tag in ("sc", "point", "g2_point") and not scalars:
            raise UsageError(f"--functions {text!r}: {name!r} needs a curve, and this is a bare prime field")
        chosen[operation.key] = operation
    return tuple(chosen.values())
