# SPDX-License-Identifier: MIT
"""Scalar multiplications are proved as compiled."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import G, Term, Var, on_curve
from ecgen.logic.types import Point
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.promise import promise_of
from ecgen_verify.prove.composed.values import Field, Value
from ecgen_verify.prove.composed.view import Setting
from ecgen_verify.prove.goal.contracts import contract_claim
from ecgen_verify.prove.goal.points import Extended, GroupLaw, Jacobian, Twist
from ecgen_verify.prove.goal.terms import LAWS, Multiples
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.machine import Pointer, entry_machine
from ecgen_verify.prove.multiples.forms import Digit, Digits, Half, largest, never_zero, summed
from ecgen_verify.prove.multiples.named import Multiple, coordinate_of, coordinates
from ecgen_verify.prove.multiples.splitting.endomorphism import endomorphism_of
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly, total
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.wiring.sums import sums_of
from ecgen_verify.prove.world import Undecided, World
from support.emitted import spec_named
from support.prove_composed_folder import GCC, folder, instead_of, subject
from support.prove_multiples_folder import objects, verdict

CLANG = Build("clang", "-O2")
INNER = ("lookup", "scalar_odd", "wipe_stack", "point_add_incomplete", "point_add_affine_incomplete")


@pytest.mark.sampled(2)
@pytest.mark.quick("point_add_affine_incomplete-c64 gcc -O2", "wipe_stack-c64 clang -O2")
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize("name", ["point_mul", "point_mul_base", *INNER])
def test_proved_for_p256(name: str, build: Build) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome.reason


@pytest.mark.quick("scalar_odd")
@pytest.mark.parametrize("name", ["point_mul_base", "lookup", "scalar_odd"])
def test_proved_for_a_curve_with_an_endomorphism(name: str) -> None:
    outcome = verdict("secp256k1", name)
    assert outcome.proved, outcome.reason


@pytest.mark.slow
def test_base_lookup_proved() -> None:
    assert verdict("p256", "base_lookup", CLANG).proved


def test_no_other_contract_is_proved_of_a_lookup() -> None:
    """Of digits or tables of another kind, of another sign, or of two kinds of tables at once."""
    known = folder("p256")
    proof, contract = subject("p256", "lookup"), sums_of(known.place)["lookup"]
    table, word, negate = Var("table"), Var("word"), Var("negate")
    digit, unit = m.signed_bits(word, 1, 4, 1), m.comb(table, 4, 1)
    assert contract.ensures == (Var("r").equals(m.signed(digit, negate) * unit),)
    for other in (
        digit * unit, m.signed(m.signed_bits(word, 0, 4, 1), negate) * unit, m.signed(digit, negate) * m.multiples(table, 1, 8),
        m.signed(digit, negate) * unit + (m.multiples(table, 1, 8) + -m.comb(table, 4, 1)),
    ):  # fmt: skip
        claim = contract_claim(replace(contract, ensures=(Var("r").equals(other),)), known.spec, multiples=True)
        assert prove(objects("p256"), instead_of(proof, claim)).verdict.proved is False, other


def test_result_rests_on_what_is_called() -> None:
    given = verdict("p256", "point_mul").given
    for name in ("scalar_odd", "lookup", "point_add_incomplete", "point_add", "point_dbl", "wipe_stack"):
        assert f"p256_{name}" in given


def _multiple(field: Field, values: Sequence[Value], struct: str = "point", split: str = "") -> Multiple:
    """What coordinates are, on a curve with points of that type. `split`: one of which all points have the order n."""
    curves: dict[type[GroupLaw], str] = {Jacobian: "p256", Twist: "bls12_381", Extended: "curve25519"}
    spec = spec_named(split or curves[LAWS[struct]])
    terms: Any = SimpleNamespace(spec=spec, state=SimpleNamespace(field=field), all_have_order=bool(split))
    (multiple,) = Multiples(terms).loaded(Point(struct), values)
    assert isinstance(multiple, Multiple)
    return multiple


@pytest.mark.parametrize(("of", "known"), [(Var("p"), 4), (m.projective(Var("p")), 3), (G, 0)])
def test_only_operands_that_are_required_to_be_are_on_the_curve(of: Term, known: int) -> None:
    """The coordinates of others are no point's; t of those that are projective may be any."""
    own, params = folder("curve25519"), (Param("r", Point("ed25519"), True), Param("p", Point("ed25519")))
    contract = Contract("", "", params, (Var("r").equals(Var("p")),), (on_curve(of),))
    elements = Elements(World(), {tag: Field(form.prime) for tag, form in own.forms.items()}, dict(own.forms))
    machine, claim = entry_machine(Path(elements.world), objects("p256"), 0), contract_claim(contract, own.spec, multiples=True)
    (case,) = claim.cases
    Setting(promise_of(contract), case, world=elements.world, elements=elements).enter(machine)
    values = Call(machine, elements).loaded("fe", Pointer("p", 0), 4)
    assert [coordinate_of(elements.fields["fe"], value) is not None for value in values] == [i < known for i in range(4)]


def test_other_coordinates_are_not_taken_to_be_on_the_curve() -> None:
    field = Field(101)
    p = [field.named(("input", f"p[{i}]")) for i in range(3)]
    for other in (p, [field.const(i) for i in (1, 2, 3)], [field.named(("other", i)) for i in range(3)]):
        with pytest.raises(Undecided, match="off the curve"):
            _multiple(field, other)


def test_a_multiple_is_known_by_all_of_its_coordinates() -> None:
    field = Field(101)
    one, other = (Multiple.of([(("a point",), Poly.constant(times))]) for times in (2, 3))
    for struct in LAWS.keys() - {"kummer"}:
        known, another, again = (coordinates(field, of, call, Point(struct)) for of, call in ((one, 1), (other, 1), (one, 2)))
        assert _multiple(field, known, struct) == one and (known == again) == (struct == "affine")
        for i in range(len(known)):
            others = [] if struct == "affine" else [again[i]]
            for wrong in (another[i], *others, field.const(5), field.scale(known[i], 2), known[i - 1]):
                with pytest.raises(Undecided):
                    _multiple(field, [*known[:i], wrong, *known[i + 1 :]], struct)
    x, y, z = coordinates(field, one, 1, Point("point"))
    assert _multiple(field, [x, field.scale(y, -1), z]) == one.scaled(-1)
    for mixed in ([field.scale(x, -1), y, z], [field.scale(x, -1), field.scale(y, -1), z], [y, x, z]):
        with pytest.raises(Undecided):
            _multiple(field, mixed)


def test_coordinates_of_the_neutral_element() -> None:
    """As numbers: z = 0 in Jacobian coordinates; x = 0 and y = z, which is not 0, on an Edwards curve."""
    field = Field(101)
    known: tuple[tuple[str, list[tuple[int, ...]], list[tuple[int, ...]]], ...] = (
        ("point", [(1, 1, 0), (0, 0, 0)], [(0, 1, 1)]), ("affine", [], [(0, 0)]),
        ("g2_point", [(1, 2, 3, 4, 0, 0)], [(0, 0, 0, 0, 0, 1)]),
        ("ed25519", [(0, 1, 1, 0), (0, 7, 7, 0)], [(0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 0), (1, 1, 1, 0)]),
        ("ed25519_niels", [(1, 1, 0)], [(1, 1, 1), (0, 0, 0)]), ("ed25519_cached", [(1, 1, 2, 0)], [(0, 0, 0, 0), (1, 1, 1, 0)]),
    )  # fmt: skip
    for struct, neutral, others in known:
        for numbers in neutral:
            assert _multiple(field, [*map(field.const, numbers)], struct) == Multiple()
        for numbers in others:
            with pytest.raises(Undecided):
                _multiple(field, [*map(field.const, numbers)], struct)


def test_the_image_of_a_point_is_lambda_times_it() -> None:
    known = endomorphism_of(spec_named("secp256k1"))
    assert known is not None
    field, one = Field(spec_named("secp256k1").prime), Multiple.of([(("a point",), Poly.constant(2))])
    x, y, z = coordinates(field, one, 1, Point("point"))
    image, negative = field.scale(x, known.beta), field.scale(y, -1)
    assert _multiple(field, [image, y, z], split="secp256k1") == one.scaled(known.lambda_)
    assert _multiple(field, [image, negative, z], split="secp256k1") == one.scaled(-known.lambda_)
    for wrong, split in (([image, y, z], ""), ([field.scale(x, 2), y, z], "secp256k1"), ([image, image, z], "secp256k1")):
        with pytest.raises(Undecided):
            _multiple(field, wrong, split=split)


# ---------------------------------------------------------------------- forms


_SCALAR = Value({(): 1})


def _form(digits: Digits, factors: dict[int, int]) -> Poly:
    return total((Poly.atom(Digit(digits, i)), factor) for i, factor in factors.items())


def _value(factors: dict[int, int], odd: int) -> int:
    """Of a form in signed bits, for this K and s = 1."""
    return sum(factor * (odd >> i & 1) for i, factor in factors.items())


def test_forms_said_never_to_be_zero_never_are() -> None:
    """Against all odd integers up to the order, for small orders; and enough forms are decided for that to say something."""
    rng = random.Random("forms")
    shown = 0
    for _ in range(4000):
        length = rng.randrange(3, 8)
        order = rng.randrange(1 << (length - 1), 1 << length) | 1
        factors = _factors(rng, length)
        form = _form(Digits(_SCALAR, length), factors)
        values = [_value(factors, odd) for odd in range(1, order + 1, 2)]
        assert max(map(abs, values)) <= (largest(form) or 0)
        if never_zero(form, order):
            shown += 1
            assert all(value % order for value in values), (factors, order)
            assert never_zero(form, order, lambda_=2 + shown % (order - 2))  # also of digits whose factors are as long
    assert shown > 1200


def _factors(rng: random.Random, length: int) -> dict[int, int]:
    match rng.randrange(3):
        case 0:
            factors_of = {i: rng.choice((-4, -2, -1, 1, 2, 3, 4, 8)) for i in range(length) if rng.random() < 0.5}
        case 1:
            factors_of = {i: (1 << i) + (rng.randrange(-3, 4) if i < 3 else 0) for i in range(length)}
        case _:
            low = rng.randrange(length)
            factors_of = {i: 1 << (i - low) for i in range(low, length)}
            factors_of |= {i: rng.choice((-1, 1)) << i for i in range(1, low) if rng.random() < 0.7}
            factors_of[0] = rng.choice((1, 2, 3))
    return {i: factor for i, factor in factors_of.items() if factor}


@pytest.mark.parametrize(
    "digits", [Digits(_SCALAR, 8), Digits(_SCALAR, 9, 5), Digits(_SCALAR, 3, 4, 4), Digits(Half(_SCALAR, 1, 8, 5), 8)]
)
def test_scalar_needs_all_digits(digits: Digits) -> None:
    factors, number = {i: 1 << (digits.step * i) for i in range(digits.length)}, Poly.atom("k")
    numbers = {digits: number}.get
    assert summed(_form(digits, factors), numbers) == number
    assert summed(_form(digits, factors).scale(-3).offset(1), numbers) == number.scale(-3).offset(1)
    for other in (_form(digits, factors | {2: 2}), _form(digits, {i: factor for i, factor in factors.items() if i}),
                  _form(digits._replace(length=digits.length + 1), factors)):  # fmt: skip
        assert {term for term in summed(other, numbers).atoms() if isinstance(term, Digit)}
    for another in (digits._replace(of=Value({})), digits._replace(width=6)):
        mixed = _form(digits, {i: factor for i, factor in factors.items() if i}) + _form(another, {0: 1})
        assert summed(mixed, numbers) == mixed
        assert summed(_form(digits, factors).plus(another.whole, 7), numbers) == number.plus(another.whole, 7)
    assert summed(Poly({}), numbers) == Poly({})


def test_sums_of_digits_are_what_they_were() -> None:
    """For any values of the digits, of which the numbers are the sums."""
    rng = random.Random("summed")
    for _ in range(50):
        known = [Digits(_SCALAR, rng.randrange(1, 6), width, step) for width in (0, 1, 4) for step in (1, 4)]
        values = {Digit(one, i): rng.randrange(-9, 10) for one in known for i in range(one.length)}
        numbers = {one: sum(values[Digit(one, i)] << one.step * i for i in range(one.length)) for one in known}
        form = total((Poly.atom(digit), rng.randrange(-5, 6)) for digit in values)
        named = {one: Poly.atom(("sum", one)) for one in known}
        given: dict[object, int] = {("sum", one): number for one, number in numbers.items()}
        given.update(values)
        first, rewritten = (sum(factor * given[name] for name, factor in poly.linear.items())
                            for poly in (form, summed(form, named.get)))  # fmt: skip
        assert first == rewritten


def test_only_signed_bits_are_known_not_to_be_zero() -> None:
    """Digits of other widths may be 0."""
    for width, shown in ((1, True), (5, False)):
        assert never_zero(_form(Digits(_SCALAR, 8, width), {0: 1}), 251) == shown
    assert largest(_form(Digits(_SCALAR, 8, 5), {0: 1})) is None


def test_scalars_by_their_bits_are_said_modulo_the_order() -> None:
    assert not Digits(_SCALAR, 8).exact
    assert Digits(_SCALAR, 9, 5).exact and Digits(Half(_SCALAR, 1, 8, 5), 8).exact
