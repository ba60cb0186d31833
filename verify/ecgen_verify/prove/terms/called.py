# SPDX-License-Identifier: MIT
"""What a call of a function does that keeps its contract: what is required is shown, what is ensured is assumed.

Trusted: this reading of contracts, in terms of multiples of points and of unknowns that are named by what they are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import (
    NEUTRAL,
    RESULT,
    Apply,
    Const,
    Named,
    Op,
    Symbol,
    Term,
    Var,
    big_endian,
    little_endian,
    point,
    subterms,
    when,
)
from ecgen.logic.types import Buffer, Bytes, Element, Nothing, Point, Size, Status, Type
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.buffers import LONGEST, Buffers
from ecgen_verify.prove.composed.effects import Call, byte_names
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.state import FIELD, TAGS, State, Whole
from ecgen_verify.prove.machine import Leak, Pointer
from ecgen_verify.prove.multiples.effects import neutral_bit
from ecgen_verify.prove.multiples.named import COORDINATES, coordinates
from ecgen_verify.prove.terms.multiples import SYSTEMS, is_understood
from ecgen_verify.prove.terms.standards import terms_of
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

_P, _R = Var("p"), Var("r")
#: Whether it is neutral is not asked: by what their names mean, the affine coordinates of the neutral element are (0, 0).
_TO_AFFINE = when(_P.equals(NEUTRAL), (_R.equals(point(0, 0)), RESULT.equals(-1)), (_R.equals(_P), RESULT.equals(0)))


def called(contract: Contract, spec: Spec) -> Reading:
    return Reading(contract, lambda call: _Called(contract, spec, call).do(), (spec,))


class _AtCall(State):
    """Operands as they stand in memory when the function is called."""

    def __init__(self, contract: Contract, call: Call) -> None:
        super().__init__(contract, call.elements, call.path)
        self.call, self.places = call, {param.name: i for i, param in enumerate(contract.params)}

    def values(self, name: str, index: int | None = None) -> Sequence[Value]:
        kind = self.contract.param(name).type
        if isinstance(kind, Element):
            return self.call.values(TAGS[kind.modulus], self.place(name), 1)
        return self.call.values(FIELD, self.place(name), COORDINATES[SYSTEMS[kind]])

    def place(self, name: str) -> Pointer:
        return self.call.machine.resolve(self.call.pointer(self.places[name]))

    def size(self, name: str) -> Word:
        size = self.path.refined(self.call.number(self.places[name]))
        if size.secret:
            raise Leak("a secret decides a length")
        return size

    def bounds(self, name: str) -> tuple[int, int]:
        size = self.size(name)
        return size.lo, size.hi

    def string(self, name: str, most: int | None = None) -> Whole | Sequence[Word]:
        kind, place, unbounded = self.contract.param(name).type, self.place(name), self.call.machine.unbounded
        length = self.size(kind.length) if isinstance(kind, Buffer) else constant(self.extent(name))
        if isinstance(unbounded, Buffers) and unbounded.is_whole(self.path, place, length):
            return Whole(place.base)
        if not length.is_constant:
            raise Undecided("a call on bytes that are no whole operand")
        return self.call.words(place, length.lo, 1)

    def extent(self, name: str) -> int:
        """Bytes behind the pointer; of a whole operand as many as it may have."""
        match kind := self.contract.param(name).type:
            case Bytes(length):
                return length
            case Buffer():
                string = self.string(name)
                return LONGEST if isinstance(string, Whole) else len(string)
            case Element(symbol):
                return self.elements.forms[TAGS[symbol]].size
        return COORDINATES[SYSTEMS[kind]] * self.elements.forms[FIELD].size


def is_public(bit: Term) -> bool:
    """Whether a key is valid and whether there is a signature, whether what is given is in the group, how long strings are."""
    match bit:
        case Apply(Op.NOT, (x,)):
            return is_public(x)
        case Apply(Op.AND, (Apply(Op.LESS, (Const(), x)), Apply(Op.LESS, (y, _)))):
            return x == y
        case Apply(Op.EQUAL, (Apply(Op.MODULO, (Apply(Op.POW, (_, Symbol("q"))), _)), Const(1))):
            return True
        case Apply(Op.HAS_PRIME_ORDER | Op.AT_MOST) | Named("ecdsa_serves"):
            return True
    return False


class _Called:
    """One call."""

    def __init__(self, contract: Contract, spec: Spec, call: Call) -> None:
        self.contract, self.call, self.state = contract, call, _AtCall(contract, call)
        self.terms = terms_of(contract, spec, self.state)

    def do(self) -> Word | None:
        """Raises Fork before anything is stored."""
        contract = self.contract
        if not is_understood(contract):
            raise Undecided("no rule for what a function takes")
        self._apart([param for param in contract.params if not isinstance(param.type, Size)])
        for name in contract.public:
            self._told(name)
        for formula in contract.requires:
            self._require(formula)
        return self._ensured()

    # ------------------------------------------------------------------ before

    def _apart(self, params: Sequence[Param]) -> None:
        """An output may be an input of its type, where the contract does not forbid it; it overlaps nothing else."""
        places = {param: (self.state.place(param.name), self.state.extent(param.name)) for param in params}
        for output in self.contract.outputs:
            may_be = [param for param in params if param.type == output.type and not param.output
                      and output.name not in self.contract.apart]  # fmt: skip
            rest = [places[param] for param in params if param != output and param not in may_be]
            self.call.apart([(*places[output], True), *((*places[param], False) for param in may_be)], rest)

    def _is_whole(self, param: Param) -> bool:
        return isinstance(param.type, Buffer) and isinstance(self.state.string(param.name), Whole)

    def _told(self, name: str) -> None:
        """An operand on which the time may depend: it is one of the caller's, which `kept` asks to be public."""
        if not self.call.elements.secret:
            return
        if self._is_whole(self.contract.param(name)):
            self.call.elements.told.add(self.state.place(name).base)
            return
        string = self.state.bytes(name) if isinstance(self.contract.param(name).type, Bytes) else ()
        for key in byte_names(self.call.elements, self.call.path, string) or [None]:
            match key:
                case ("input", str() as operand, int()):
                    self.call.elements.told.add(operand)
                case _:
                    raise Leak("a secret decides the time of a call")

    def _require(self, formula: Term) -> None:
        match formula:
            case Apply(Op.IS_ON_CURVE, (p,)):
                self.terms.point(p)  # which is a multiple of points on the curve
            case Apply(Op.HAS_PRIME_ORDER, (p,)):
                (multiple,) = self.terms.point(p)
                if not self.terms.is_of_order(multiple):
                    raise Undecided("a point that is not known to have the order n")
            case _:
                raise Undecided("no rule for what a function requires")

    # ------------------------------------------------------------------ after

    def _ensured(self) -> Word | None:
        if self.contract.ensures == _TO_AFFINE:
            self.call.store(FIELD, self.state.place("r"), *self.terms.group_law(_P).affine(self.terms.point(_P)))
            return self.call.status(neutral_bit(self.terms.elements, self.terms.point(_P)[0]))
        left: dict[str, tuple[Term, Term]] = {}
        asked = [part.args[0] for formula in self.contract.ensures for part in subterms(formula)
                 if isinstance(part, Apply) and part.op in (Op.IMPLIES, Op.MASK, Op.CHOICE)]  # fmt: skip
        told = not self.contract.secret or (asked and all(map(is_public, asked)))
        hidden = self.call.elements.secret and not told
        for formula in self.contract.ensures:
            match formula:
                case Apply(Op.IMPLIES, (condition, then)):
                    left |= self._equation(then) if self.terms.bit(condition) else {}
                case _:
                    left |= self._equation(formula)
        names = {param.name for param in self.contract.outputs} | ({RESULT.name} if self.contract.returns != Nothing() else set())
        if left.keys() != names:
            raise Undecided("a function of whose outputs not all is ensured")
        result = self._returned(left.pop(RESULT.name)[1]) if RESULT.name in left else None
        stored = [(self.state.place(name), *self._words(name, *sides)) for name, sides in left.items()]
        for place, size, words in stored:
            self.call.put(place, (replace(word, secret=word.secret or hidden) for word in words), size)
        return None if result is None else replace(result, secret=hidden)

    def _equation(self, formula: Term) -> dict[str, tuple[Term, Term]]:
        """By the output of which it is said."""
        match formula:
            case Apply(Op.EQUAL, (Var(name) | Apply(Op.BIG_ENDIAN | Op.LITTLE_ENDIAN | Op.POW, (Var(name), *_)) as left, value)):
                return {name: (left, value)}
        raise Undecided("no rule for what a function ensures")

    def _returned(self, value: Term) -> Word:
        match value:
            case Apply(Op.MASK, (bit,)):
                return constant(ONES if self.terms.bit(bit) else 0)
            case _ if self.contract.returns == Status() and (status := self.terms.integer(value)) in (0, -1):
                return self.call.status(constant(-status))
        raise Undecided("no rule for what a function returns")

    def _words(self, name: str, left: Term, value: Term) -> tuple[int, Sequence[Word]]:
        """How many bytes each of the words has, and what they are."""
        kind, elements = self.contract.param(name).type, self.terms.elements
        match kind:
            case Bytes(length) if left in (Var(name), big_endian(Var(name)), little_endian(Var(name))):
                string = self.terms.bytes(value) if left == Var(name) else self.terms.natural(value)
                if len(string) == length:
                    return 1, string[::-1] if left == big_endian(Var(name)) else string
            case Element(symbol) if left in (Var(name), Var(name) ** 2):
                tag = TAGS[symbol]
                root = self.terms.root(value, tag) if left == Var(name) ** 2 else self.terms.single(value, tag)
                return 8, elements.words(tag, root)
            case Point() if kind in SYSTEMS:
                return 8, [word for one in self._coordinates(kind, value) for word in elements.words(FIELD, one)]
        raise Undecided(f"no rule for what a function leaves in {name}")

    def _coordinates(self, kind: Type, value: Term) -> Sequence[Value]:
        match value:
            case Apply(Op.POINT, (Const(x), Const(y))) if kind == Point("affine"):
                return [self.terms.field.const(x), self.terms.field.const(y)]
        (multiple,) = self.terms.point(value)
        return coordinates(self.terms.field, multiple, (self.contract.name, self._keys()), SYSTEMS[kind])

    def _keys(self) -> tuple[object, ...]:
        """What the operands are known by: of the same ones the same call makes the same coordinates."""
        return tuple(self.terms.pieces(Var(param.name)) if isinstance(param.type, Bytes | Buffer)
                     else tuple(value.key for value in self.state.values(param.name, None))
                     for param in self.contract.inputs)  # fmt: skip
