# SPDX-License-Identifier: MIT
"""The value of a term of powers modulo p, and of private keys that are integers in words.

Trusted: one rule for each operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Const, Op, P, Symbol, Term, Var
from ecgen.logic.types import Buffer
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import Whole
from ecgen_verify.prove.goal.state import FIELD, State
from ecgen_verify.prove.goal.terms import Number
from ecgen_verify.prove.multiples.powers.digits import Natural, bits_of_byte, power
from ecgen_verify.prove.multiples.powers.keys import less_bit
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.scalars.effects import number_modulo
from ecgen_verify.prove.scalars.numbers import KEYS
from ecgen_verify.prove.terms.multiples import MultipleTerms
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided


class PowerTerms(MultipleTerms):
    """Of a group modulo p."""

    def __init__(self, contract: Contract, spec: Spec, state: State) -> None:
        super().__init__(contract, spec, state, {})
        assert spec.group is not None
        self.group = spec.group

    def number(self, root: Term, tag: str = "") -> Number:
        match root:
            case Symbol("g"):
                return self.field.const(self.group.generator)
            case Apply(Op.MODULO, (x, modulus)) if modulus == P:
                return self.number(x, tag)
            case Apply(Op.POW, (base, exponent)) if not isinstance(exponent, Const):
                return power(self.field, self._single(self.number(base)), self._exponent(exponent))
        return super().number(root, tag)

    def _exponent(self, root: Term) -> Iterator[tuple[Natural, int]]:
        """By its bits, of which those are 0 that no private key has, where it is known to be one."""
        match root:
            case Symbol("q"):
                yield None, self.group.order
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if isinstance(string := self.state.string(name), Whole):
                yield string.operand, 1
            case _:
                number = self.natural(root)
                above = less_bit(self.elements, Poly.constant(self.keys), self._in_bytes(number)).poly
                length = 8 * len(number) if self.path.resolve(above).terms else self.keys.bit_length()
                for i, byte in enumerate(number):
                    known = self.path.resolve(byte.poly)
                    bits = [(None, known.integer)] if known.is_constant else [
                        (bit, 1 << place) for place, bit in enumerate(bits_of_byte(self.path, byte)) if 8 * i + place < length]
                    yield from ((bit, factor << 8 * i) for bit, factor in bits)

    def is_known(self, formula: Term) -> bool:
        match formula:
            case Apply(Op.AT_MOST, (Var(bits), Apply(Op.MUL, (Const(8), Var(length))))):
                return self.path.sharp(self._above(bits, length))[0] >= 0
            case Apply(Op.LESS, (Apply(Op.BIG_ENDIAN, (Var(name),)) as number, Apply(Op.POW, (Const(2), Var(bits))))):
                kind, size = self.contract.param(name).type, self.state.size(bits)
                if isinstance(kind, Buffer) and isinstance(self.state.string(name), Whole):
                    return not self._above(bits, kind.length).terms
                return size.is_constant and not sum(factor for _, factor in self._exponent(number)) >> size.lo
        return super().is_known(formula)

    def _above(self, bits: str, length: str) -> Poly:
        """How many bits so many bytes have beyond these."""
        return self.path.resolve(self.state.size(length).poly.scale(8) - self.state.size(bits).poly)

    def _in_bytes(self, number: Sequence[Word]) -> Poly:
        return self.path.resolve(total((byte.poly, 256**i) for i, byte in enumerate(number)))

    @property
    def keys(self) -> int:
        """The greatest private key."""
        return self.group.exponents - 1

    def natural(self, root: Term) -> Sequence[Word]:
        match root:
            case Apply(Op.MODULO, (_, modulus)) if modulus == P:
                return self.state.number_bytes(FIELD, self._single(self.number(root)))
        return super().natural(root)

    def integer(self, root: Term) -> int:
        match root:
            case Symbol("q"):
                return self.group.order
            case Apply(Op.POW, (Const(base), Const(exponent))):
                return int(base**exponent)
        return super().integer(root)

    def polynomial(self, root: Term) -> Poly | None:
        """A key that is drawn: 1 more than the random bytes modulo the number of keys."""
        match root:
            case Apply(Op.ADD, (Apply(Op.MODULO, (x, Apply(Op.SUB, (bound, Const(1))))), Const(1))):
                if self.integer(bound) != self.keys + 1:
                    raise Undecided("another number of keys")
                drawn = number_modulo(self.elements.fields[KEYS], KEYS, self._source(x))
                return _in_words(self.elements.words(KEYS, drawn)).offset(1)
        return None

    def bit(self, root: Term) -> bool:
        match root:
            case Apply(Op.AND, (Apply(Op.LESS, (Const(low), x)), Apply(Op.LESS, (y, bound)))) if x == y and bound == P - 1:
                value, refused = self.state.decoded(self.natural(x), FIELD)
                others = [self.field.sub(value, self.field.const(number)) for number in (*range(low + 1), -1)]
                return not self.state.decided(refused) and not any(map(self.state.is_zero, others))
            case Apply(Op.AND, (Apply(Op.LESS, (Const(low), x)), Apply(Op.LESS, (y, bound)))) if x == y:
                number = self._in_bytes(self.natural(x))
                pairs = (Poly.constant(self.integer(bound) - 1), number), (number, Poly.constant(low + 1))
                return not any(self.state.decided(less_bit(self.elements, *pair)) for pair in pairs)
        return super().bit(root)

    def truth(self, root: Term) -> Word:
        match root:
            case Apply(Op.EQUAL, (Apply(Op.MODULO, (x, modulus)), Const(number))) if modulus == P:
                return self.elements.is_zero(FIELD, self.field.sub(self._single(self.number(x)), self.field.const(number)))
        return super().truth(root)


def _in_words(words: Sequence[Word]) -> Poly:
    return total((word.poly, 1 << 64 * i) for i, word in enumerate(words))
