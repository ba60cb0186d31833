# SPDX-License-Identifier: MIT
"""What calls do in double multiplications, where points are known as sums of multiples.

Trusted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Form as ScalarForm
from ecgen_verify.prove.composed.elements import same
from ecgen_verify.prove.goal.pins import weierstrass_points
from ecgen_verify.prove.multiples import named
from ecgen_verify.prove.multiples.effects import Group
from ecgen_verify.prove.multiples.forms import Digit, Form, Half
from ecgen_verify.prove.multiples.named import AFFINE, JACOBIAN, TAG, Base, Table
from ecgen_verify.prove.multiples.signs import SCALAR, Odd
from ecgen_verify.prove.multiples.splitting.pairs import image
from ecgen_verify.prove.naf.adding import additions
from ecgen_verify.prove.naf.digits import Digits
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.scalars.claims import plain_promise
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import Undecided

#: More words than a scalar has that PREFIX_scalar_plain is proved for.
_MORE_WORDS = 4


def naf_effects(group: Group, naf: Naf, scalar: ScalarForm) -> Mapping[str, Reading]:
    """By the names after the prefix. `scalar`: how scalars stand in memory."""
    calls = _Calls(group, naf)
    effects: dict[str, Callable[[Call], Word | None]] = {
        "scalar_plain": calls.plain, "naf": Digits(naf).make, "point_neutral": group.neutral,
        "add_digit": calls.add, "add_base_digit": calls.add_base, "add_image_digit": calls.add_image,
    }  # fmt: skip
    promises = {addition.name: addition.promise for addition in additions(naf, group.split)}
    known = {**promises, "naf": naf.promise, "scalar_plain": plain_promise(scalar), **weierstrass_points(0)}
    return readings(known, {name: effect for name, effect in effects.items() if name in known}, (*group.about, (SCALAR, scalar)))


class _Calls:
    def __init__(self, group: Group, naf: Naf) -> None:
        self.group, self.naf = group, naf

    def plain(self, call: Call) -> None:
        """v = k as an integer, in words that are zero above it"""
        form = call.elements.forms[SCALAR]
        target, count, source = call.pointer(0), call.path.refined(call.number(1)), call.pointer(2)
        if not count.is_constant or count.lo > form.limbs + _MORE_WORDS:
            raise Undecided("a number of words for which it is not proved what becomes of a scalar")
        call.apart([(target, 8 * count.lo, True)], [(source, form.size)])
        value = call.elements.fields[SCALAR].scale(call.load(SCALAR, source), pow(form.factor, -1, form.prime))
        call.put(target, [*call.elements.words(SCALAR, value), *([constant(0)] * count.lo)][: count.lo])

    def add(self, call: Call) -> None:
        """total = total + digit*P, for a table of odd multiples of P"""
        digit, size = self._digit(call, self.naf.width), call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        entries = 1 << (digit.width - 2)
        call.apart([(target, JACOBIAN * size, True), (table, JACOBIAN * entries * size, False)])
        points = [named.load(call, table.moved(JACOBIAN * i * size)) for i in range(entries)]
        self._sum(call, Table.of(points, range(1, 2 * entries, 2)), digit)

    def add_base(self, call: Call) -> None:
        """total = total + digit*G, for a table of odd multiples of G, which are numbers"""
        self._add_base(call, self.group.generator())

    def add_image(self, call: Call) -> None:
        """total = total + digit*(lambda*G), for the same table"""
        self._add_base(call, image(self.group.generator()))

    def _digit(self, call: Call, width: int) -> Digit:
        """The digit of that width that the third argument is; where scalars are split, of a half, with the sign that the fourth
        is."""
        digit = Digits.argument(call, 2, width)
        if self.group.split is not None:
            negative = Odd(call.elements, digit.scalar).negative
            if not isinstance(digit.scalar, Half) or not same(call.path, [call.number(3)], [negative]):
                raise Undecided("a sign that is not known to be that of the digit's half of a scalar")
        elif isinstance(digit.scalar, Half):
            raise Undecided("a digit without the sign of its half of a scalar")
        return digit

    def _add_base(self, call: Call, base: Base) -> None:
        digit, size = self._digit(call, self.naf.base_width), call.elements.forms[TAG].size
        target, table = call.pointer(0), call.pointer(1)
        entries = 1 << (digit.width - 2)
        call.apart([(target, JACOBIAN * size, True), (table, AFFINE * entries * size, False)])
        stored = named.numbers(call, table, AFFINE * entries)
        if stored != [number for point in self.group.shapes.odd_multiples(entries) for number in point]:
            raise Undecided("a table that does not hold the odd multiples of the generator")
        self._sum(call, Table([(base, 1)], ()), digit)

    def _sum(self, call: Call, table: Table, digit: Digit) -> None:
        target = call.pointer(0)
        total, before = named.load(call, target)
        named.store(call, target, total.plus(table.times(Form.of([(digit, 1)]))), ("add digit", before, digit, table.keys))
