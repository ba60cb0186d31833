# SPDX-License-Identifier: MIT
"""The double multiplication on the curve of Ed25519: points known as sums of multiples, and the iterations of its loop.

Trusted. The formulas are the group law for all points of the curve (`edwards.points`), so that integer multiples add up for
points of any order. An iteration leaves T of its sum undefined unless it is the last one; nothing but an iteration reads such a
sum.

An iteration is shown for all pairs of digits, on any points: the sum doubled, the entry (|d| - 1)/2 of the first table added,
then that of the second, each by its formula; an entry for d < 0 is the negative. T of the result may be anything where both
digits are 0 and this is not the last iteration.
"""

from __future__ import annotations

from functools import cache
from itertools import islice

from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call, Effect
from ecgen_verify.prove.composed.elements import ONES
from ecgen_verify.prove.composed.formulas import parameters_of
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.edwards.points import INNER, base_of, entry_of, group_effects
from ecgen_verify.prove.goal.edwards_table import generator, group_of, multiples_of, niels, sum_of
from ecgen_verify.prove.goal.pins import edwards_multiples, edwards_points
from ecgen_verify.prove.multiples.adding import digits_of
from ecgen_verify.prove.multiples.claims import expect_products
from ecgen_verify.prove.multiples.digits import naf_digit, write_naf
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import (
    COORDINATES,
    GENERATOR,
    TAG,
    Multiple,
    Table,
    load,
    multiple_of,
    numbers,
    of_formula,
    operands,
    store,
)
from ecgen_verify.prove.naf.iterations import Naf
from ecgen_verify.prove.theorem import Reading, readings
from ecgen_verify.prove.world import Undecided

NAME = "ed25519_mul_double_vartime"
LEVEL = 6


def double_claim(spec: Spec) -> Claim:
    """Of ed25519_mul_double_vartime."""

    def check(view: View) -> None:
        multiple = multiple_of(view.field, view.result("r"), "extended")
        scalars = {base_of(view.given("p")): view.given("k")[0].key, GENERATOR: view.given("l")[0].key}
        expect_products(view, multiple, scalars, exact=True)

    return Claim(edwards_multiples()[NAME], check, LEVEL, about=(spec,))


def double_effects(spec: Spec, naf: Naf) -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    return {
        "ed25519_naf": Reading(naf.promise, lambda call: write_naf(call, naf)),
        **group_effects(),
        "ed25519_iteration": Reading(
            iteration_promise(naf.width, naf.base_width), lambda call: _iteration(call, spec, naf), (spec,)
        ),
    }


# ---------------------------------------------------------------------- iterations


def _iteration(call: Call, spec: Spec, naf: Naf) -> None:
    """sum = 2*sum + digit*P + base_digit*B, for a table of odd multiples of P and one of those of B"""
    digit, base_digit = naf_digit(call, 2, naf.width), naf_digit(call, 4, naf.base_width)
    last = call.path.refined(call.number(5, 32))
    if not last.is_constant or last.lo > 1:
        raise Undecided("an iteration that may be the last one or not")
    size, place, base = call.elements.forms[TAG].size, call.pointer(1), call.pointer(3)
    entries, base_entries = (1 << (signed_digit.digits.width - 2) for signed_digit in (digit, base_digit))
    call.apart([(call.pointer(0), 4 * size, True)], [(place, 4 * entries * size), (base, 3 * base_entries * size)])
    table = Table.at(call, place, range(1, 2 * entries, 2), "cached")
    d = parameters_of(spec, call.elements.fields[TAG])["d"].constant or 0
    if tuple(numbers(call, base, 3 * base_entries)) != _odd_multiples(spec.prime, d, base_entries):
        raise Undecided("a table that does not hold the odd multiples of the generator")
    total, before = load(call, call.pointer(0), "projective")
    maker = "iteration", before, digit, base_digit, table.keys
    more = Multiple.of([(GENERATOR, Form.of([(base_digit, 1)]))])
    total = total.scaled(2).plus(table.times(Form.of([(digit, 1)]))).plus(more)
    store(call, total, maker, "extended" if last.lo else "projective")
    if not last.lo:
        words = [call.path.input_word("T of an iteration", 0, ONES, secret=call.elements.secret) for _ in range(size // 8)]
        call.put(call.pointer(0).moved(3 * size), words)


@cache
def _odd_multiples(prime: int, d: int, count: int) -> tuple[int, ...]:
    """(y - x, y + x, 2*d*x*y) of B, 3*B, 5*B, ..."""
    group, first = group_of(prime, d), generator(prime, d)
    odd = islice(multiples_of(group, first, sum_of(group, first, first)), count)
    return tuple(number for point in odd for number in niels(point, prime, d))


# ---------------------------------------------------------------------- what is shown of an iteration


def iteration(width: int, base_width: int) -> Claim:
    """PREFIX_ed25519_iteration(sum, table, digit, base, base_digit, last)"""
    items = {"table": 1 << (width - 2), "base": 1 << (base_width - 2)}
    cases = [Case(f"digits {digit} and {base_digit}", items=items,
                  numbers={"digit": (digit, digit), "base_digit": (base_digit, base_digit), "last": (last, last)})
             for digit in digits_of(width) for base_digit in digits_of(base_width) for last in (0, 1)]  # fmt: skip
    return Claim(iteration_promise(width, base_width), _check, cases=cases)


def iteration_promise(width: int, base_width: int) -> Inner:
    text = ("sum = 2*sum + d*P + e*Q for table[i] = (2*i + 1)*P, base[i] = (2*i + 1)*Q and digits d and e, 0 or odd and below "
            f"{1 << (width - 1)} and {1 << (base_width - 1)} in absolute value; T for `last` or a digit that is not 0 "
            "only")  # fmt: skip
    prototype = ("void {p}_ed25519_iteration({p}_ed25519 *sum, const {p}_ed25519_cached *table, int digit, "
                 "const {p}_ed25519_niels *base, int base_digit, int last)")  # fmt: skip
    return Inner(text, True, frozenset({"sum"}), frozenset({"sum"}), ("fe", prototype))


def _check(view: View) -> None:
    """The coordinates that must be right."""
    numbers, given = {name: low for name, (low, _) in view.setting.case.numbers.items()}, view.given("sum")[:3]
    digits = ("table", "cached", numbers["digit"]), ("base", "niels", numbers["base_digit"])
    if not any(digit for _, _, digit in digits) and not numbers["last"]:
        view.expect("sum", of_formula(view.elements, "double", "projective", given), count=3)
        return
    total = of_formula(view.elements, "double", "extended", given)
    for name, system, digit in digits:
        if digit:
            entry = entry_of(view, name, COORDINATES[system], (abs(digit) - 1) // 2, digit < 0)
            total = of_formula(view.elements, "sum", "extended", total, entry)
    view.expect("sum", total)


def group_law() -> dict[str, Reading]:
    """By the names after the prefix: what calls do there."""
    effects: dict[str, Effect] = {
        "dbl": lambda call: _double(call, "extended"), "dbl_projective": lambda call: _double(call, "projective"),
        "add_cached": lambda call: _add(call, "cached"), "add_niels": lambda call: _add(call, "niels"),
    }  # fmt: skip
    return readings({**INNER, **edwards_points()}, {f"ed25519_{law}": effect for law, effect in effects.items()})


def _double(call: Call, system: str) -> None:
    """A projective result leaves T as it was."""
    target, source = call.operands(TAG, 4, 4)
    call.store(TAG, target, *of_formula(call.elements, "double", "extended", call.values(TAG, source, 3))[: COORDINATES[system]])


def _add(call: Call, system: str) -> None:
    target, first, second = operands(call, "extended", "extended", system)
    p, q = call.values(TAG, first, 4), call.values(TAG, second, COORDINATES[system])
    call.store(TAG, target, *of_formula(call.elements, "sum", "extended", p, q))
