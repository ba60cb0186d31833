# SPDX-License-Identifier: MIT
"""Functions over arrays are proved for all counts, by induction; what is wrong for some count is not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ecgen.logic.contract import Param
from ecgen.logic.terms import Const, Var, for_each, inverse
from ecgen.logic.terms import at as item_of
from ecgen.logic.types import Array, Size
from ecgen_verify.prove.code import VECTOR
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.elements import Knowledge
from ecgen_verify.prove.composed.every import ANY_COUNT, ArrayLoop, Progress, arrays_of
from ecgen_verify.prove.composed.induction import COUNT, LEFT, Induction, Kept, Line, Loop, states
from ecgen_verify.prove.composed.induction import prove as prove_loop
from ecgen_verify.prove.goal.contracts import contract_claim
from ecgen_verify.prove.goal.state import of_one_item
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import aliases_of, prove
from ecgen_verify.prove.machine import Leak, Pointer, Violation, entry_machine, joined, split
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.search.arrays import find
from ecgen_verify.prove.search.cells import enter, in_order
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import GCC, by_one_compiler, folder, image, instead_of, rewritten, subject, verdict
from support.prove_loops import check, invariants_of, placed

CLANG = Build("clang", "-O2")
BUILDS = [GCC, Build("gcc", "-O3"), CLANG, Build("clang", "-O3")]
_STEP = "i++, count = p256_hide_count(count)"
_UP, _DOWN = f"for (i = 0; i < count; {_STEP}) {{", "for (i = count; i > 0;) {"
_FACTOR = "p256_fe_select(&factor, is_zero, &p256_fe_one, &a[i]);"
_STORE = "p256_fe_select(&r[i], is_zero, &zero, &inverse);"
_COPY = f"    {_UP}\n        scratch[i] = p[i].z;"
_SCALE = f"    {_UP}\n        p256_scale(&r[i], &p[i], &scratch[i]);"
_KEEP, _INVERT = "scratch[i] = product;", "p256_fe_inv(&product, &product);"
_MULTIPLY, _OTHERS = "p256_fe_mul(&product, &product, &factor);", "p256_fe_mul(&inverse, &product, &scratch[i]);"
_END = "\n    }\n    p256_fe_inv"
_CALL = "p256_fe_batch_inv(scratch, scratch, scratch + count, count);"

#: What is wrong, for any count or from some count on: the text that is changed, and what it becomes.
WRONG_INVERSIONS = {
    "up, one less": (_UP, _UP.replace("i <", "i + 1 <")),
    "up, not the first": (_UP, _UP.replace("i = 0", "i = 1")),
    "up, a thousand at most": (_UP, _UP.replace("i < count", "i < count && i < 1000")),
    "up, a count of 32 bits": (_UP, _UP.replace("< count", "< (uint32_t)count")),
    "up, no zeros": ("p256_fe_select(&factor, p256_fe_is_zero(&a[i]), &p256_fe_one, &a[i]);", "factor = a[i];"),
    "up, factor forgotten": (f"{_MULTIPLY}{_END}", _END),
    "up, stored after": (f"{_MULTIPLY}{_END}", f"{_MULTIPLY}\n        {_KEEP}{_END}"),
    "up, input changed": (_KEEP, f"{_KEEP}\n        ((p256_fe *)a)[i] = product;"),
    "up, another index": (_KEEP, "scratch[i + 1] = product;"),
    "up, starts again": (_KEEP, f"if (i == 1000) {{ product = p256_fe_one; }}\n        {_KEEP}"),
    "not inverted": (_INVERT, ""),
    "nothing above a thousand": (_INVERT, f"if (count > 1000) {{ return; }}\n    {_INVERT}"),
    "down, one less": (_DOWN, "for (i = count; i > 1;) {"),
    "down, not the last": (_DOWN, "for (i = count - (count > 9); i > 0;) {"),
    "down, one more": (_DOWN, "for (i = count + (count > 9); i > 0;) {"),
    "down, no zeros": (_FACTOR, "factor = a[i];"),
    "down, zeros not put back": (_STORE, "r[i] = inverse;"),
    "down, factor forgotten": (f"{_MULTIPLY}\n        {_STORE}", _STORE),
    "down, the next product": (_OTHERS, _OTHERS.replace("[i]", "[i + 1]")),
    "down, the first product": (_OTHERS, _OTHERS.replace("[i]", "[0]")),
    "down, product before": (f"{_OTHERS}\n        {_MULTIPLY}", f"{_MULTIPLY}\n        {_OTHERS}"),
    "down, another result": (_STORE, _STORE.replace("r[i]", "r[count - 1 - i]")),
    "down, some results moved": (_STORE, f"{_STORE}\n        if (i > 5) {{ r[i] = r[i - 1]; }}"),
    "down, a secret branch": (_STORE, f"if (i > 9 && is_zero) {{ continue; }}\n        {_STORE}"),
    "read after it is written": (f"{_FACTOR}\n        {_OTHERS}\n        {_MULTIPLY}\n        {_STORE}",
                                 f"{_OTHERS}\n        {_STORE}\n        {_FACTOR}\n        {_MULTIPLY}"),
    "one more store": (f"{_STORE}\n    }}", f"{_STORE}\n    }}\n    if (count == 9) {{ r[8].v[0] ^= 1; }}"),
}  # fmt: skip
WRONG_POINTS = {
    "copied, one less": (_COPY, _COPY.replace("i < count", "i + 1 < count")),
    "copied, every second": (_COPY, _COPY.replace("i++", "i += 2")),
    "copied, two in an iteration": (_COPY, f"{_COPY}\n        scratch[i + 1] = p[i + 1].z;"),
    "copied, a thousand at most": (_COPY, _COPY.replace("i < count", "i < count && i < 1000")),
    "copied, another coordinate": (_COPY, _COPY.replace(".z", ".y")),
    "copied, the first only": (_COPY, _COPY.replace("p[i]", "p[0]")),
    "inverted, one less": (_CALL, _CALL.replace(", count)", ", count - 1)")),
    "inverted, one more": (_CALL, _CALL.replace(", count)", ", count + 1)")),
    "inverted on itself": (_CALL, _CALL.replace("scratch + count", "scratch")),
    "inverted beside": (_CALL, _CALL.replace("scratch + count", "scratch + count + 1")),
    "inverted elsewhere": (_CALL, _CALL.replace("(scratch", "(scratch + count")),
    "inverted twice": (_CALL, _CALL * 2),
    "not inverted at all": (_CALL, ""),
    "scaled, one less": (_SCALE, _SCALE.replace("i < count", "i + 1 < count")),
    "scaled, not the first": (_SCALE, _SCALE.replace("i = 0", "i = count >> 9")),
    "scaled by another": (_SCALE, _SCALE.replace("scratch[i]", "scratch[count - 1 - i]")),
    "another point": (_SCALE, _SCALE.replace("p[i]", "p[0]")),
}
WRONG = {
    **{what: ("fe_batch_inv", *change) for what, change in WRONG_INVERSIONS.items()},
    **{what: ("point_batch_to_affine", *change) for what, change in WRONG_POINTS.items()},
}
#: Right for the counts that are executed.
GREAT = ["up, a thousand at most", "one more store", "copied, a thousand at most", "scaled, not the first"]


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["fe_batch_inv", "sc_batch_inv", "point_batch_to_affine"])
@pytest.mark.parametrize("build", BUILDS, ids=lambda build: build.name)
@pytest.mark.parametrize("curve", ["p256", "p521"])
def test_all_counts(curve: str, build: Build, name: str) -> None:
    outcome = verdict(curve, name, build)
    assert outcome.proved, outcome
    assert not outcome.reason


@pytest.mark.slow
@pytest.mark.sampled(2)
@pytest.mark.parametrize(("what", "build"), by_one_compiler(WRONG, GCC, CLANG))
def test_what_is_wrong_is_rejected(what: str, build: Build) -> None:
    function, old, new = WRONG[what]
    binary, proof_subject = rewritten("p256", function, old, new, build)
    with pytest.raises((Undecided, Fault)):
        induction(binary, proof_subject)


def induction(binary: Image, proof_subject: Claim) -> None:
    """The proof for all counts alone, without the small counts that are executed."""
    for alias in aliases_of(proof_subject.promised.operands):
        for invariant in invariants_of(proof_subject, binary, alias):
            prove_loop(invariant)


@pytest.mark.quick("scaled, not the first")
@pytest.mark.parametrize("what", GREAT)
def test_what_is_wrong_for_great_counts_is_not_decided(what: str) -> None:
    function, old, new = WRONG[what]
    outcome = prove(*rewritten("p256", function, old, new)).verdict
    assert not outcome.proved
    assert "for any count" in outcome.reason


@pytest.mark.parametrize("name", ["fe_batch_inv", "sc_batch_inv", "point_batch_to_affine"])
def test_all_counts_are_in_a_case(name: str) -> None:
    proof_subject = subject("p256", name)
    executed, (any_count, _) = {case.count for case in proof_subject.cases}, *proof_subject.loops
    assert 0 in executed and any_count == ANY_COUNT and any_count.numbers["count"][0] == 1
    for build in (GCC, CLANG):
        induction(image("p256", build), proof_subject)


def test_only_what_is_said_of_all_items_alike_is_said_of_one() -> None:
    contract = folder("p256").place.derived["fe_batch_inv"]
    r, a, i, count = (Var(name) for name in ("r", "a", "i", "count"))
    assert of_one_item(contract).ensures == (r.equals(inverse(a)),)
    of_r, of_a = item_of(r, i), item_of(a, i)
    same = for_each("i", count, of_r.equals(of_a))
    assert of_one_item(replace(contract, ensures=(same,))).ensures == (r.equals(a),)
    for other in (of_r.equals(a), of_r.equals(item_of(a, Const(0))), item_of(r, count).equals(of_a), of_r.equals(i)):
        with pytest.raises(Undecided):
            of_one_item(replace(contract, ensures=(for_each("i", count, other),)))
    for others in ((same, same), (for_each("i", 2, of_r.equals(of_a)),), (r.equals(a),)):
        with pytest.raises(Undecided):
            of_one_item(replace(contract, ensures=others))
    longer = [replace(param, type=replace(param.type, count="n")) if isinstance(param.type, Array) else param
              for param in contract.params]  # fmt: skip
    with pytest.raises(Undecided):
        of_one_item(replace(contract, params=(*longer, Param("n", Size()))))


def test_an_output_is_not_shown_to_be_itself() -> None:
    known = folder("p256")
    proof_subject, r, a, i = subject("p256", "fe_batch_inv"), Var("r"), Var("a"), Var("i")
    for left, right in ((a, r), (r, r)):
        formula = for_each("i", Var("count"), item_of(left, i).equals(item_of(right, i)))
        claim = contract_claim(replace(known.place.derived["fe_batch_inv"], ensures=(formula,)), known.spec)
        (proof,) = invariants_of(instead_of(proof_subject, claim), image("p256"))
        assert isinstance(proof, ArrayLoop)
        of = Knowledge(proof.execution.start(), proof.elements)
        with pytest.raises(Undecided):
            proof.result(of, {name: [of.field.named(name)] for name in "ra"})


# ---------------------------------------------------------------------- what is found is checked


Loops = list[tuple[Progress, Loop]]


def invariants(name: str) -> tuple[ArrayLoop, Loops]:
    proof_subject = subject("p256", name)
    (proof,) = invariants_of(proof_subject, image("p256", GCC))
    assert isinstance(proof, ArrayLoop)
    return proof, placed(find(proof))


def rejected(proof: ArrayLoop, loops: Loops) -> None:
    with pytest.raises((Undecided, Fault, KeyError)):
        check(proof, loops)


def swapped(loops: Loops, number: int, changed: tuple[Progress, Loop]) -> Loops:
    return [changed if at == number else entry for at, entry in enumerate(loops)]


@pytest.mark.parametrize("name", ["fe_batch_inv", "point_batch_to_affine"])
def test_wrong_invariants_are_rejected(name: str) -> None:
    proof, loops = invariants(name)
    check(proof, loops)
    first, second = loops
    for wrong in ([], [first], [second], [second, first], [first, first], [first, first, second]):
        rejected(proof, wrong)
    for at, (layout, loop) in enumerate(loops):
        layouts = [
            replace(layout, down=not layout.down),
            replace(layout, after={**layout.after, "scratch/0": ("result",)}),
            replace(layout, after={**layout.after, "r/0": None, "scratch/0": None}),
        ]
        elsewhere = [[("scratch", offset) for _, offset in cells] for cells in layout.places]
        layouts += [replace(layout, places=layout.places[::-1]), replace(layout, places=elsewhere),
                    replace(layout, places=())] * any(layout.places)  # fmt: skip
        for changed in layouts:
            rejected(proof, swapped(loops, at, (changed, loop)))
        for other in (
            replace(loop, header=proof.execution.address),
        ):
            rejected(proof, swapped(loops, at, (layout, other)))


def test_what_is_said_of_a_later_loop_is_not_what_was_where_the_first_one_began() -> None:
    proof, (first, (layout, loop)) = invariants("fe_batch_inv")
    moved = [cell for cell, (_, held) in loop.cells.items() if isinstance(held, Line) and held.poly.atoms()]
    assert moved
    for cell in moved:
        kept = replace(loop, cells={**loop.cells, cell: (loop.cells[cell][0], Kept())})
        rejected(proof, [first, (layout, kept)])


def test_nothing_is_said_of_arrays_that_no_window_is_in() -> None:
    """The second half of the scratch elements."""
    proof, ((first, loop), (second, other)) = invariants("point_batch_to_affine")
    more = {"scratch/1": ("given", "p", 2, 1)}
    check(proof, [(replace(first, after={**first.after, **more}), loop), (second, other)])  # and is not asked for
    wrong = replace(loop, layout=replace(first, after={**first.after, **more}))
    induction = Induction(proof, in_order([wrong, replace(other, layout=second)]))
    induction.check()
    assert {contents["scratch/1"] for _, _, contents in induction.todo} == {None}


@pytest.mark.parametrize("name", ["fe_batch_inv", "point_batch_to_affine"])
def test_every_word_of_an_invariant_is_checked(name: str) -> None:
    """One word or address more or less than it is, or moved by more or less in an iteration."""
    proof, loops = invariants(name)
    for number, (layout, loop) in enumerate(loops):
        for cell, (size, line) in loop.cells.items():
            if isinstance(line, Line):
                more = Poly.constant(1), Poly.constant(-8), Poly.atom(LEFT), Poly.atom(COUNT)
                for wrong in (line.poly + poly for poly in more):
                    changed = replace(loop, cells={**loop.cells, cell: (size, replace(line, poly=wrong))})
                    rejected(proof, swapped(loops, number, (layout, changed)))


def test_only_an_open_element_may_be_written() -> None:
    proof, ((layout, loop), _) = invariants("fe_batch_inv")
    proof = replace(proof, loop=replace(loop, layout=replace(layout, after=dict.fromkeys(proof.regions))))
    machine, count = proof.begin(), proof.count
    proof.open(machine, count.offset(-2), arrays_of(machine).contents)  # at an offset of -64
    base = joined("scratch", count.scale(32)).base
    for offset in (-64, -40):
        machine.check_writable(Pointer(base, offset), 8)
    for offset in (-72, -65, -39, -32, 0):
        with pytest.raises(Violation):
            machine.check_writable(Pointer(base, offset), 8)
    with pytest.raises(Violation):
        machine.check_writable(Pointer(joined("a", count.scale(32)).base, -64), 8)
    arrays_of(machine).close(machine)
    with pytest.raises(Violation):
        machine.check_writable(Pointer(base, -64), 8)


def test_nothing_else_is_known_at_a_header() -> None:
    proof, ((layout, loop), _) = invariants("fe_batch_inv")
    proof = replace(proof, loop=loop)
    entry, *_ = enter(proof, loop.header)
    words = tuple(Word(Poly.constant(i), i, i) for i in range(8))
    entry.memory |= {(f"{VECTOR}{i}", 8 * i): (8, word) for i, word in enumerate(words)}
    entry.flags["ZF"] = words[1]
    for machine, *_ in states(proof, entry, arrays_of(entry).contents, 1, 1):
        assert not machine.flags and not any(str(base).startswith(VECTOR) for base, _ in machine.memory)
        on_stack = {place for place in machine.memory if place[0] == "stack"}
        slots = {("stack", offset + 8 * i) for cells in layout.places for _, offset in cells for i in range(4)}
        assert on_stack == {cell for cell in loop.cells if cell[0] == "stack"} | slots


# ---------------------------------------------------------------------- addresses


def test_spread_addresses() -> None:
    machine = entry_machine(Path(World()), Image(), 0)
    index = Word(Poly.atom(3), 0, 100)
    place = machine.moved(Pointer("a", 8), [(index, 32)])
    assert split(place)[1].key == Poly.atom(3).scale(32).offset(8).key
    assert place.offset == 8
    assert place.base == ("a", Poly.atom(3).scale(32))
    assert place != machine.moved(Pointer("a", 8), [(index, 64)])
    assert place == machine.moved(Pointer("a", 38), [(index, 16), (replace(index, poly=Poly.atom(3).offset(-2)), 16)], 2)
    assert machine.moved(place, [(index, -32)]) == Pointer("a", 8)
    assert joined("a", Poly.constant((1 << 64) - 8)) == Pointer("a", -8)
    assert joined("a", Poly.atom(3).offset(5).shifted_down(1)) == joined("a", Poly.atom(3).offset(1).shifted_down(1)).moved(2)
    with pytest.raises(Leak):
        machine.moved(place, [(replace(index, secret=True), 1)])
    with pytest.raises(Undecided):
        machine.moved(Pointer("image", 8), [(index, 1)])
    with pytest.raises(Undecided):
        machine.load(place, 8)
