# SPDX-License-Identifier: MIT
"""What a call of a function does that keeps its contract: what is required is shown, what is ensured is assumed.

Trusted: this reading of contracts, in terms of multiples of points and of unknowns that are named by what they are made of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ecgen.logic import types
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Apply, Const, Named, Op, Term, Var, substitute, subterms
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import String, Whole
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES, Form, mask_of
from ecgen_verify.prove.composed.every import invert_all
from ecgen_verify.prove.composed.promise import elements_of, operand_of
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.standards import terms_of
from ecgen_verify.prove.goal.state import FIELD, TAGS, State, of_one_item
from ecgen_verify.prove.kernel import aliases_of
from ecgen_verify.prove.machine import Leak
from ecgen_verify.prove.multiples.named import coordinates
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: What outputs are, by their names: the left side, and the right one.
Equations = dict[str, tuple[Term, Term]]


def called(contract: Contract, spec: Spec) -> Reading:
    return Reading(contract, lambda call: _Called(contract, spec, call).do(), (spec,))


class _Called:
    """One call."""

    def __init__(self, contract: Contract, spec: Spec, call: Call) -> None:
        self.contract, self.state = contract, State(contract, call.machine, call.elements)
        self.terms = terms_of(contract, spec, self.state)

    def do(self) -> Word | None:
        """Raises Fork before anything is stored."""
        contract = self.contract
        for name in contract.public - {RESULT.name} if self.state.elements.secret else ():
            self._told(name)
        for formula in contract.requires:
            self._require(formula)
        if counts := [param.type.count for param in contract.params if isinstance(param.type, types.Array)]:
            return self._of_items(self.state.by_value(counts[0]))
        self._apart()
        return self._ensured()

    # ------------------------------------------------------------------ before

    def _apart(self) -> None:
        """Outputs are inputs only in a way in which that is shown of the function, and overlap nothing else."""
        params = [param for param in self.contract.params if not isinstance(param.type, types.ByValue)]
        places = {param.name: self.state.place(param.name) for param in params}
        alias = {name: param.name for param in params if param.output
                 for name, place in places.items() if name != param.name and place == places[param.name]}  # fmt: skip
        if alias not in aliases_of(operand_of(self.contract, param) for param in params):
            raise Undecided("an output of a call is another operand where that is not shown of the function")
        self.state.apart([(places[param.name], self.state.extent(param.name), param.output) for param in params])

    def _told(self, name: str) -> None:
        """An operand on which the time may depend. Raises Leak where it may be a secret."""
        match self.contract.param(name).type:
            case types.ByValue():
                string: String = [self.state.by_value(name)]
            case types.Bytes() | types.Buffer():
                string = self.state.string_in(name)
            case _:
                string = self.state.words_in(name)
        if string.secret if isinstance(string, Whole) else any(word.secret for word in string):
            raise Leak("a secret decides the time of a call")

    def _require(self, formula: Term) -> None:
        match formula:
            case Apply(Op.IS_ON_CURVE, (p,)):
                self.terms.point(p)  # which is a multiple of points on the curve
            case Apply(Op.HAS_PRIME_ORDER, (p,)):
                (multiple,) = self.terms.point(p)
                if not self.terms.is_of_order(multiple):
                    raise Undecided("a point that is not known to have the order n")
            case _ if not self.terms.bit(formula):
                raise Undecided("what a function requires is not known to hold")

    # ------------------------------------------------------------------ after

    def _ensured(self) -> Word | None:
        left: Equations = {}
        told = not self.contract.secret or RESULT.name in self.contract.public
        hidden = self.state.elements.secret and not told
        for formula in self.contract.ensures:
            match formula:
                case Apply(Op.IMPLIES, (condition, then)):
                    left |= self._equation(then, left) if self.terms.bit(self._of_inputs(condition, left)) else {}
                case _:
                    left |= self._equation(formula, left)
        if left.keys() != self.contract.left.union([RESULT.name] if self.contract.returns != types.Nothing() else []):
            raise Undecided("a function of whose outputs not all is ensured")
        result = self._returned(left.pop(RESULT.name)[1], hidden=hidden) if RESULT.name in left else None
        stored = [(self.state.place(plain), *self._words(plain, *sides))
                  for name, sides in left.items() if (plain := name.removesuffix("'"))]  # fmt: skip
        for place, size, words in stored:
            self.state.put(place, (word.marked(word.secret or hidden) for word in words), size)
        for param in (param for param in self.contract.params if isinstance(param.type, types.Scratch)):
            self.state.put(self.state.place(param.name), self._left_over(self.state.extent(param.name) // 8))
        return result

    def _equation(self, formula: Term, known: Equations) -> Equations:
        """By the output of which it is said."""
        match formula:
            case Apply(Op.EQUAL, (Var(name) | Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN | Op.POW | Op.WORDS, (Var(name), *_))
                                  | Apply(Op.MUL, (Const(), Var(name))) | Named("projective", _, _, (Var(name),)) as left,
                                  value)):  # fmt: skip
                return {name: (left, self._of_inputs(value, known))}
        raise Undecided("no rule for what a function ensures")

    def _of_inputs(self, root: Term, known: Equations) -> Term:
        """With what outputs are in place of them, of which the call has something else in memory."""
        root = substitute(root, {left: value for left, value in known.values() if isinstance(left, Var)})
        if any(isinstance(part, Var) and part.name in self.contract.left for part in subterms(root)):
            raise Undecided("no rule for what a function ensures of one output by another")
        return root

    def _of_items(self, count: Word) -> Word | None:
        """Of arrays of one item, or none; of whole arrays of elements their inverses."""
        one, known = of_one_item(self.contract), count.lo if count.is_constant else None
        match one.ensures, one.params:
            case _ if known == 0:
                return None
            case _ if known == 1:
                return _Called(one, self.terms.spec, self.state).do()
            case ([Apply(Op.EQUAL, (Var(name), Apply(Op.INVERSE, (Var(source),))))],
                  (Param(type=types.Element(symbol)) as r, a, Param(type=types.Scratch(item, _, 1)) as scratch, _)) if (
                    known is None and (r.name, a.name, item, one.apart) == (name, source, r.type, frozenset({scratch.name}))):
                invert_all(self.state, self.terms.elements.forms[TAGS[symbol]], count)
                return None
        raise Undecided("no rule for what a function makes of arrays")

    def _left_over(self, count: int) -> Iterator[Word]:
        """Words that may be any."""
        return (self.state.path.input_word("left over", 0, ONES, secret=self.state.elements.secret) for _ in range(count))

    def _returned(self, value: Term, *, hidden: bool) -> Word:
        if self.contract.returns == types.BitResult():
            return constant(self.terms.integer(value)).marked(hidden)
        bit, bits = self.terms.returned(value)
        word = mask_of(bit) if bits == 64 else self.state.status(bit)
        return word.marked(hidden)

    def _words(self, name: str, left: Term, value: Term) -> tuple[int, Sequence[Word]]:
        """How many bytes each of the words has, and what they are."""
        kind, elements = self.contract.param(name).type, self.terms.elements
        match kind:
            case types.Bytes() | types.Words() | types.DigitArray():
                _, start, size, words = self.terms.stored(left, value)
                if not start and size * len(words) == self.state.extent(name):
                    return size, words
            case types.Element() | types.Extension():
                tag, count = elements_of(kind)
                return 8, [word for one in self._elements(left, value, elements.forms[tag], count)
                           for word in elements.words(tag, one)]  # fmt: skip
            case types.Point():
                known = self._coordinates(types.Point("ed25519_projective") if isinstance(left, Named) else kind, value)
                words = [word for one in known for word in elements.words(FIELD, one)]
                return 8, [*words, *self._left_over(self.state.extent(name) // 8 - len(words))]
        raise Undecided(f"no rule for what a function leaves in {name}")

    def _elements(self, left: Term, value: Term, form: Form, count: int) -> Sequence[Value]:
        """So many: one, or both parts of a pair."""
        terms, tag = self.terms, form.tag
        match left:
            case Apply(Op.POW, (_, Const(2))) if count == 1:
                return [terms.root(value, tag)]
            case Var():
                scale = 1
            case Apply(Op.WORDS | Op.MUL as op, (factor, *_)) if count == 1 or op is Op.MUL:
                scale = form.factor if op is Op.WORDS else terms.integer(factor)
            case _:
                raise Undecided("no rule for what a function leaves in an element")
        values = [terms.single(value, tag)] if count == 1 else terms.elements.fields[tag].parts(terms.number(value, tag))
        return [terms.elements.fields[tag].scale(one, pow(scale, -1, form.prime)) for one in values]

    def _coordinates(self, kind: types.Point, value: Term) -> Sequence[Value]:
        match value:
            case Apply(Op.POINT, (Const(x), Const(y))) if kind == types.Point("affine"):
                return [self.terms.field.const(x), self.terms.field.const(y)]
        (multiple,) = self.terms.point(value)
        return coordinates(self.terms.field, multiple, object(), kind)
