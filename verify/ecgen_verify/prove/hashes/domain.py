# SPDX-License-Identifier: MIT
"""The domain of integers, where what depends on a secret is a function of bits.

Trusted. A word is a polynomial with an interval, as in the domain of integers. Of secrets, operations are those of `words`: what
they make is an atom of its own, the same for the same function. So lengths, which are public, are integers, and data are bits.
Where an operation would have to decide something of data it is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ecgen_verify.prove.domain import AnyWord, Domain, Parts, mapped
from ecgen_verify.prove.hashes.words import Function, Words
from ecgen_verify.prove.integers import Integers
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided


@dataclass
class WithBits(Integers):
    """`functions`: of bits, of all paths of a proof. `_known`: what words are as functions, by their polynomials, and `_words`:
    the other way round."""

    functions: Words = field(default_factory=Words)
    _known: dict[object, Function] = field(default_factory=dict)
    _words: dict[Function, Word] = field(default_factory=dict)

    def function(self, x: Word) -> Function:
        """Of a word that no operation on bits made, its bits are anything."""
        if x.is_constant:
            return self.functions.const(x.lo, 64)
        key = self.path.resolve(x.poly).key
        if (known := self._known.get(key)) is not None:
            return known
        if x.lo < 0:
            raise Undecided("the bits of a number that may be negative")
        width = x.hi.bit_length()
        known = self.functions.atom(key, width)
        self._words.setdefault(known, Word(x.poly, 0, (1 << width) - 1, True))
        return known

    def word(self, function: Function) -> Word:
        """A secret, unless it is a number."""
        if function.is_constant:
            return constant(function.lo)
        known = self.functions.shortened(function)
        if known not in self._words:
            top = (1 << known.width) - 1
            poly = Poly.atom(self.path.world.new_atom("a function of bits", 0, top))
            self._words[known], self._known[poly.key] = Word(poly, 0, top, True), known
        return self._words[known]


def _is_secret(value: Any) -> bool:
    parts = vars(value).values() if isinstance(value, Parts) else value if isinstance(value, tuple | list) else ()
    return value.secret if isinstance(value, AnyWord) else any(map(_is_secret, parts))


def _by_secrecy(name: str) -> Callable[..., Any]:
    integers, functions = getattr(Integers, name), getattr(Words, name)

    def operation(self: WithBits, *args: Any) -> Any:
        if not _is_secret(args):
            return integers(self, *args)
        return mapped(functions(self.functions, *mapped(args, self.function)), self.word)

    return operation


for _name, _method in vars(Domain).items():
    if callable(_method) and not _name.startswith("_") and _name not in ("const", "unknown"):
        setattr(WithBits, _name, _by_secrecy(_name))


def secrets_are_bits(machine: Machine, _: object) -> None:
    """From its entry on."""
    machine.domain = WithBits(machine.path)


def functions_of(machine: Machine) -> tuple[WithBits, Words]:
    assert isinstance(machine.domain, WithBits)
    return machine.domain, machine.domain.functions


def bytes_of(domain: Domain[Word], word: Word, size: int) -> list[Word]:
    """The bytes of a word, as they stand in a message or digest: the highest first (FIPS 180-4, 3.1)."""
    return [domain.cut(word, 8 * i, 8) for i in reversed(range(size))]
