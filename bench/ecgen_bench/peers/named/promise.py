# SPDX-License-Identifier: MIT
"""What the user says that a function computes: the text after `--contract`.

    TEXT = FUNCTION [ "(" ARGUMENTS ")" ] { "," QUALITY }

FUNCTION is the name of one of our functions, whose published contract it then has: fe_mul, fe_sqr, fe_add, fe_inv, sc_mul,
sc_sqr, fe2_mul or fe2_sqr; or, for operands that are not canonical either, fe_loose_mul and the like, whose operands are below
the same bound as the results. ARGUMENTS are some of r, a, b, p and n0 in the order in which the function takes them; p points to
the words of the modulus, n0 is -1/modulus mod 2^64. QUALITY is

    montgomery | plain       the form of elements: x * 2^(64 n) mod p in n words, or x itself; unless told, the form of ours
    canonical | below K p    the results: below the modulus, or below K times it; `below 2^K`: below that power of two.
                             Unless told, canonical; of fe_loose functions, below what ours are
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from ecgen.errors import UsageError
from ecgen.field import LOOSE as LOOSE_BOUND
from ecgen.field import Modulus, Reduction
from ecgen.function_names import find_function
from ecgen_bench.implementations.operations import FUNCTIONS, Operation
from ecgen_bench.implementations.points import LOOSE

#: The functions that a contract may name; points have no range of results that can be told in one number.
NAMES = tuple(name for name, operation in FUNCTIONS.items() if operation.tag not in ("point", "g2_point"))

_TEXT = re.compile(r"\s*(\w+)\s*(?:\(([^()]*)\))?\s*((?:,[^,]*)*)")
_BELOW_MULTIPLE = re.compile(r"below\s+(\d+)\s*\*?\s*[pn]")
_BELOW_POWER = re.compile(r"below\s+2\^(\d+)")
_ARGUMENTS = ("r", "a", "b", "p", "n0")


@dataclass(frozen=True)
class Promise:
    """`arguments`: in the order of the call; `montgomery`: None for the form of ours; `multiple`, `power`: the results are below
    `multiple` times the modulus, or below 2^`power` where that is not 0."""

    text: str
    operation: Operation
    arguments: tuple[str, ...]
    montgomery: bool | None = None
    multiple: int = 1
    power: int = 0

    @property
    def canonical(self) -> bool:
        return self.multiple == 1 and self.power == 0

    @property
    def takes_loose(self) -> bool:
        """Whether operands need not be canonical."""
        return self.operation.tag.endswith(LOOSE)

    def bound(self, modulus: Modulus) -> int:
        """What results are below, each part of them over F_p^2. Raises UsageError when that does not fit or is less than the
        modulus."""
        bound = 1 << self.power if self.power else self.multiple * modulus.number
        if bound > modulus.radix:
            raise UsageError(f"--contract {self.text!r}: the bound is beyond the {modulus.limbs} words of an element")
        if bound < modulus.number:
            raise UsageError(f"--contract {self.text!r}: the bound is below the modulus")
        return bound

    def form(self, modulus: Modulus) -> Modulus:
        """The modulus as the function sees it: as many words as ours, in the form that was told."""
        reduction = modulus.reduction
        if self.montgomery is not None and self.montgomery != modulus.is_montgomery:
            reduction = Reduction.MONTGOMERY if self.montgomery else Reduction.SOLINAS  # whichever: elements stand for themselves
        return Modulus(modulus.number, modulus.kind, modulus.width, modulus.limbs, reduction)


def parse(text: str, prefix: str) -> Promise:
    """The promise. `prefix`: what ours begin with, which may stand before the name. Raises UsageError with the text and the
    reason."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise UsageError(f"--contract {text!r}: expected FUNCTION or FUNCTION(ARGUMENTS), then qualities after commas")
    name = find_function(match[1], prefix, NAMES)
    if name is None:
        raise UsageError(f"--contract {text!r}: {match[1]!r} is none of {', '.join(NAMES)}")
    operation = FUNCTIONS[name]
    promise = Promise(text, operation, _arguments(text, operation, match[2]))
    promise = replace(promise, multiple=LOOSE_BOUND if promise.takes_loose else 1)
    told: set[str] = set()
    for quality in match[3].split(",")[1:]:
        promise = _with(promise, " ".join(quality.split()), told)
    return promise


def _arguments(text: str, operation: Operation, given: str | None) -> tuple[str, ...]:
    due = ("r", "a", "b")[: operation.arity + 1]
    if given is None:
        return due
    arguments = tuple(argument.strip() for argument in given.split(","))
    for argument in arguments:
        if argument not in _ARGUMENTS:
            raise UsageError(f"--contract {text!r}: the argument {argument!r} is none of {', '.join(_ARGUMENTS)}")
    if len(set(arguments)) < len(arguments) or set(arguments) - {"p", "n0"} != set(due):
        raise UsageError(
            f"--contract {text!r}: the arguments must be {', '.join(due)}, each once, with p and n0 if it takes them"
        )
    return arguments


def _with(promise: Promise, quality: str, told: set[str]) -> Promise:
    """The promise with one quality more. `told`: the kinds of those before it."""
    multiple, power = _BELOW_MULTIPLE.fullmatch(quality), _BELOW_POWER.fullmatch(quality)
    kind = "form" if quality in ("montgomery", "plain") else "range"
    if kind == "range" and quality != "canonical" and multiple is None and power is None:
        raise UsageError(
            f"--contract {promise.text!r}: {quality!r} is none of montgomery, plain, canonical, below K p, below 2^K"
        )
    if kind in told:
        raise UsageError(f"--contract {promise.text!r}: tells the {kind} twice")
    told.add(kind)
    montgomery = quality == "montgomery"
    if kind == "form":
        return replace(promise, montgomery=montgomery)
    return replace(promise, multiple=int(multiple[1]) if multiple else 1, power=int(power[1]) if power else 0)
