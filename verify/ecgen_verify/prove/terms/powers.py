# SPDX-License-Identifier: MIT
"""The value of a term of powers modulo p, and of private keys that are integers in words.

Trusted: one rule for each operation. A power is named by its base and by the bytes of its exponent. One of which a call has read
the lowest bits only is that to the whole exponent where that is known to have no more.
"""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.logic.contract import Contract
from ecgen.logic.terms import Apply, Const, Op, P, Symbol, Term, Var
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.elements import names_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.state import FIELD, State, Whole
from ecgen_verify.prove.goal.terms import Number
from ecgen_verify.prove.multiples.powers.digits import Exponent
from ecgen_verify.prove.multiples.powers.effects import Power, power
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
        self.group, state.rename = spec.group, self._whole_power

    def number(self, root: Term, tag: str = "") -> Number:
        match root:
            case Symbol("g"):
                return self.field.const(self.group.generator)
            case Apply(Op.MODULO, (x, modulus)) if modulus == P:
                return self.number(x, tag)
            case Apply(Op.POW, (base, exponent)) if not isinstance(exponent, Const):
                return power(self.field, self._single(self.number(base)), self._exponent(exponent))
        return super().number(root, tag)

    def _exponent(self, root: Term) -> Exponent:
        match root:
            case Symbol("q"):
                return tuple(Poly.constant(byte).key for byte in _big_endian(self.group.order))
            case Apply(Op.BIG_ENDIAN, (Var(name),)) if isinstance(string := self.state.string(name), Whole):
                return string.operand
        return names_of(self.path, self.natural(root)[::-1])

    def _whole_power(self, value: Value) -> Value:
        only = value.monomial
        meaning = self.field.meanings[only[0][0][0]] if only is not None and only[0] else None
        if not isinstance(meaning, Power) or meaning.bits is None or value != self.field.named(meaning):
            return value
        assert not isinstance(meaning.exponent, str)
        number = total((Poly(dict(terms), scale), 256**i) for i, (scale, terms) in enumerate(reversed(meaning.exponent)))
        above = self.path.resolve(less_bit(self.elements, Poly.constant(self.keys), self.path.resolve(number)).poly)
        known = above.is_constant and not above.integer and self.keys >> meaning.bits == 0
        return power(self.field, Value(dict(meaning.base)), meaning.exponent) if known else value

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
                number = self.path.resolve(total((byte.poly, 256**i) for i, byte in enumerate(self.natural(x))))
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


def _big_endian(number: int) -> bytes:
    return number.to_bytes(-(-number.bit_length() // 8), "big")
