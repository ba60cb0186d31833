# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519: points known as sums of multiples, and the iterations of its loop.

Trusted. The formulas are the group law for all points of the curve (`edwards.points`), so that integer multiples add up for
points of any order. An iteration leaves T of its sum undefined unless it is the last one; nothing but an iteration reads such a
sum.
"""

from __future__ import annotations

from functools import cache
from itertools import islice

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.edwards.points import base_of, group_effects, load_point, multiple_of, of_generator, store_point
from ecgen_verify.prove.goal.edwards_table import generator, group_of, multiples_of, niels, sum_of
from ecgen_verify.prove.goal.pins import edwards_multiples
from ecgen_verify.prove.multiples.forms import Form, naf_scalar_of
from ecgen_verify.prove.multiples.named import GENERATOR, TAG, Table, numbers
from ecgen_verify.prove.multiples.signs import SCALAR
from ecgen_verify.prove.naf.digits import Digits
from ecgen_verify.prove.naf.edwards_iteration import iteration_promise
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.theorem import Reading
from ecgen_verify.prove.world import Undecided

NAME = "ed25519_mul_double_vartime"
LEVEL = 6


def double_claim(spec: Spec) -> Claim:
    """Of ed25519_mul_double_vartime."""

    def check(view: View) -> None:
        parts = dict(multiple_of(view.field, "extended", view.result("r")).parts)
        view.note("r")
        expected = {base_of(view.given("p")): view.given("k")[0].key, GENERATOR: view.given("l")[0].key}
        order = view.elements.forms[SCALAR].prime
        if parts.keys() != expected.keys() or any(naf_scalar_of(parts[base], order) != key for base, key in expected.items()):
            raise Mismatch("r is another sum of multiples than is claimed")

    return Claim(edwards_multiples()[NAME], check, LEVEL, about=(spec,))


def double_effects(spec: Spec, naf: Naf) -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    return {
        "ed25519_naf": Reading(naf.promise, Digits(naf).make),
        **group_effects(doubles="extended"),
        "ed25519_iteration": Reading(
            iteration_promise(naf.width, naf.base_width), lambda call: _iteration(call, spec, naf), (spec,)
        ),
    }


# ---------------------------------------------------------------------- iterations


def _iteration(call: Call, spec: Spec, naf: Naf) -> None:
    """sum = 2*sum + digit*P + base_digit*B, for a table of odd multiples of P and one of those of B"""
    digit, base_digit = Digits.argument(call, 2, naf.width), Digits.argument(call, 4, naf.base_width)
    last = call.path.refined(call.number(5, 32))
    if not last.is_constant or last.lo > 1:
        raise Undecided("an iteration that may be the last one or not")
    size, table, base = call.elements.forms[TAG].size, call.pointer(1), call.pointer(3)
    entries, base_entries = (1 << (signed_digit.width - 2) for signed_digit in (digit, base_digit))
    places = [(table, 4 * entries * size, False), (base, 3 * base_entries * size, False)]
    call.apart([(call.pointer(0), 4 * size, True), *places])
    known = Table.of([load_point(call, table.moved(4 * i * size), "cached") for i in range(entries)], range(1, 2 * entries, 2))
    d = parameters_of(spec, call.elements.fields[TAG])["d"].constant or 0
    if tuple(numbers(call, base, 3 * base_entries)) != _odd_multiples(spec.prime, d, base_entries):
        raise Undecided("a table that does not hold the odd multiples of the generator")
    total, before = load_point(call, call.pointer(0), "projective")
    maker = "iteration", before, digit, base_digit, known.keys
    total = total.scaled(2).plus(known.times(Form.of([(digit, 1)]))).plus(of_generator(Form.of([(base_digit, 1)])))
    if last.lo:
        store_point(call, total, "extended", maker)
        return
    store_point(call, total, "projective", maker)
    last_words = [call.path.input_word("T of an iteration", 0, ONES, secret=call.elements.secret) for _ in range(size // 8)]
    call.put(call.pointer(0).moved(3 * size), last_words)


@cache
def _odd_multiples(prime: int, d: int, count: int) -> tuple[int, ...]:
    """(y - x, y + x, 2*d*x*y) of B, 3*B, 5*B, ..."""
    group, first = group_of(prime, d), generator(prime, d)
    odd = islice(multiples_of(group, first, sum_of(group, first, first)), count)
    return tuple(number for point in odd for number in niels(point, prime, d))
