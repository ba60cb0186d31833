# SPDX-License-Identifier: MIT
"""Claims of inversions, square roots and batch inversion."""

from __future__ import annotations

from ecgen_verify.prove.composed.arrays import Item, Law
from ecgen_verify.prove.composed.claims import Case, Claim
from ecgen_verify.prove.composed.every import EveryCount
from ecgen_verify.prove.composed.roots import Unproved, always_found
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.composed.view import Mismatch, View
from ecgen_verify.prove.world import Undecided

#: Executed turn by turn; all others by induction.
COUNTS = tuple(Case(f"count {count}", count, {"count": (count, count)}) for count in range(3))


def _given(item: Item) -> Value:
    return item.given["a"][0]


def _factor(item: Item) -> Value:
    return item.elements.fields[item.tag].const(1) if item.is_zero(_given(item)) else _given(item)


#: The loops multiply all elements that are not zero, and invert the product.
_EVERY = Law(
    _given,
    {"the product of all before": lambda item: [item.before], "1/a": lambda item: [item.inverse(_given(item))]},
    "1/a",
    _factor,
)


def inversion_claims() -> dict[str, Claim]:
    """By operation."""
    return {
        "inv_chain": Claim("r = a^(p - 2), which is 1/a, and 0 for a = 0", _chain, level=1),
        "inv_divsteps": Claim("r = 1/a, and 0 for a = 0, by enough division steps", _inverse, level=1),
        "inv": Claim("r = 1/a, and 0 for a = 0", _inverse, level=2),
        "sqrt": Claim("r^2 = a and 0 for every square a; r = 0 and -1 for all others", _root, level=2),
        "batch_inv": Claim("r[i] = 1/a[i], and 0 where a[i] = 0", _batch, level=3, cases=COUNTS, scratch={"scratch": 1},
                           apart=frozenset({"scratch"}), every=EveryCount(_EVERY)),
    }  # fmt: skip


def _chain(view: View) -> None:
    (a,) = view.given("a")
    (unknown,) = a.unknowns
    view.expect("r", [type(a)({((unknown, view.field.prime - 2),): 1})])


def _inverse(view: View) -> None:
    view.expect("r", [view.field.inv(view.given("a")[0])])


def _root(view: View) -> None:
    """The function ends by comparing r^2 with a, so that 0 is right; -1 is where no square comes, by the lemma of `roots`."""
    (a,), (r,) = view.given("a"), view.result("r")
    field, elements = view.field, view.elements
    known_zero = [value for tag, value in elements.zeros(view.path)[0] if tag == view.setting.tag]
    if view.returned_status():
        view.expect("r", [field.const(0)])
        known = [value for tag, value in elements.zeros(view.path)[1] if tag == view.setting.tag]
        reasons = []
        for compared in known:
            try:
                always_found(field, a, compared, {bit: value for bit, (_, value) in elements.facts.items()})
                return
            except Unproved as reason:
                reasons.append(str(reason))
        raise Undecided(f"-1 is returned, perhaps for a square: {'; '.join(reasons) or 'nothing was compared'}")
    difference = field.sub(field.mul(r, r), a)
    if difference.terms and field.monic(difference)[0] not in known_zero:
        raise Mismatch("0 is returned, but r^2 = a is not known", view.setting.tag, field.mul(r, r), a)


def _batch(view: View) -> None:
    wanted = []
    for a in view.given("a"):
        zero = view.is_zero(a)
        wanted.append(view.field.const(0) if zero else view.field.inv(a))
    view.expect("r", wanted)
