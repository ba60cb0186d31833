# SPDX-License-Identifier: MIT
"""Functions that are wrong in one place are not proved."""

from __future__ import annotations

import pytest

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.evidence.mutants import with_code
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.verdict import Status
from support.prove_composed_folder import changed, image, subject
from support.tiny_objects import size_of

COPY = r"""*r = root;
    void *to = r;
    const void *from = &zero;
    uint64_t size = ~found & 32;
    __asm__ volatile ("rep movsb" : "+D"(to), "+S"(from), "+c"(size) : : "memory");
"""
STEP = r"""p256_fe_select(&root, found, &root, &zero);
    p256_fe both[2] = { root, root };
    const p256_fe *from = both;
    __asm__ volatile ("add %1, %0" : "+r"(from) : "r"(~found & 32));
    *r = *from;
"""

MOVE = """p256_fe_select(r, found, &root, &zero);
    void *to = (uint8_t *)&square + {offset};
    const void *from = &square;
    uint64_t size = {size};
    __asm__ volatile ("rep movsq" : "+D"(to), "+S"(from), "+c"(size) : : "memory");
"""

#: What stands behind the first of two functions that end alike.
_FIRST_OF_TWO = """
}

/* The steps stay apart: registers that they need are not saved for the assembly, which saves its own. */
uint64_t p256_point_add_incomplete("""

#: what is wrong: (function, line, line in its place, what the reason says)
CHANGES = {
    "another call": ("fe_inv_chain", "p256_fe_mul(r, &t0, a); /* e */", "p256_fe_sqr(r, &t0);", "not what"),
    "one squaring less": ("fe_inv_chain", "sqr_times(&t2, &t1, 15)", "sqr_times(&t2, &t1, 14)", "not what is claimed"),
    "one squaring more": ("sc_inv_chain", "while (times-- > 0) {", "while (times-- + 1 > 0) {", ""),
    "writes before it reads": ("fe_inv_chain", "p256_fe_mul(&t0, &t0, a); /* 3 */\n    p256_fe_sqr(&t1, &t0);",
                               "p256_fe_mul(r, &t0, a);\n    t0 = *r;\n    p256_fe_sqr(&t1, &t0);", "are one object"),
    "writes beyond": ("fe_inv_chain", "p256_fe_mul(r, &t0, a); /* e */",
                      "p256_fe_mul(r, &t0, a);\n    r[1].v[0] = 0;", "outside the outputs"),
    "selection the wrong way": ("fe_sqrt", "select(r, found, &root, &zero)", "select(r, found, &zero, &root)", ""),
    "status the wrong way": ("fe_sqrt", "return (int)(found & 1) - 1;", "return -(int)(found & 1);", ""),
    "no check of the root": ("fe_sqrt", "found = p256_fe_eq(&square, a);", "found = p256_fe_eq(a, a);", "not known"),
    "an iteration less": ("sc_sqrt", "i >= 2;", "i > 2;", "whether a value is a square: the iterations do not suffice"),
    "branch on a secret": ("fe_sqrt", "p256_fe_select(r, found, &root, &zero);", "if (found) { *r = root; } else { *r = zero; }",
                           "a secret decides a branch"),
    "branch on what a secret chose": ("fe_sqrt", "p256_fe_select(r, found, &root, &zero);",
                                      "p256_fe_select(r, found, &p256_fe_one, &zero);\n    *r = r->v[0] ? root : zero;",
                                      "a secret decides a branch"),
    "a copy as long as a secret says": ("fe_sqrt", "p256_fe_select(r, found, &root, &zero);", COPY, "a secret decides a length"),
    "a step as far as a secret says": ("fe_sqrt", "p256_fe_select(r, found, &root, &zero);", STEP,
                                       "a secret is part of an address"),
    "a round less": ("fe_inv_divsteps", "P256_FE_ROUNDS 10", "P256_FE_ROUNDS 9", "needed"),
    "another start": ("fe_inv_divsteps", "UINT64_C(0x30000000500)", "UINT64_C(0x30000000501)", "right form"),
    "a stale matrix": ("fe_inv_divsteps", "low[1] = fg[0];", "low[1] = fg[1];", "not that of"),
    "zeros not put back": ("fe_batch_inv", "p256_fe_select(&r[i], is_zero, &zero, &inverse);", "r[i] = inverse;", "for count 1"),
    "one element less": ("fe_batch_inv", "for (i = count; i > 0;) {", "for (i = count; i > 1;) {", "for count 1"),
    "sum for difference": ("point_add", "p256_fe_sub(&h, &r->x, &t0);", "p256_fe_add(&h, &r->x, &t0);", ""),
    "doubling not selected": ("point_add", "p256_point_select(&sum, equal, &twice, &sum);\n    p256_point_select(&sum, p_is",
                              "p256_point_select(&sum, equal, &sum, &twice);\n    p256_point_select(&sum, p_is", ""),
    "the wrong neutral": ("point_add", "p256_point_select(&sum, p_is_neutral, q, &sum);",
                          "p256_point_select(&sum, q_is_neutral, q, &sum);", ""),
    "half the test": ("point_add",
                      f"    return p256_fe_is_zero(&h) & p256_fe_is_zero(&slope);{_FIRST_OF_TWO}",
                      f"    return p256_fe_is_zero(&h);{_FIRST_OF_TWO}", ""),
    "neutral forgotten": ("point_eq", "(same & ~p_is_neutral & ~q_is_neutral)", "(same & ~p_is_neutral)", ""),
    "another coefficient": ("point_is_on_curve", "UINT64_C(0xd89cdf6229c4bddf)", "UINT64_C(0xd89cdf6229c4bdde)", ""),
    "another order of bytes": ("affine_to_bytes",
                               "_to_bytes(b + 1, &p->x);\n    p256_fe_to_bytes(b + 1 + P256_FE_BYTES, &p->y)",
                               "_to_bytes(b + 1, &p->y);\n    p256_fe_to_bytes(b + 1 + P256_FE_BYTES, &p->x)", "byte 1"),
    "y not on the curve": ("affine_from_bytes", "if (status == 0 && p256_affine_is_on_curve(&p) == 0) {", "if (0) {", "65 to 65"),
    "the other root": ("affine_from_bytes", "mask64(p256_parity(&root) ^ parity)", "mask64(p256_parity(&root))", "33 to 33"),
}  # fmt: skip


@pytest.mark.quick("doubling not selected")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("what", CHANGES)
def test_wrong_source_is_rejected(what: str) -> None:
    function, old, new, reason = CHANGES[what]
    outcome = changed("p256", function, old, new)
    assert not outcome.proved
    assert reason in outcome.reason, outcome.reason


@pytest.mark.slow
@pytest.mark.parametrize(("offset", "size", "proved"), [(0, 4, True), (8, 3, False)])
def test_repeated_moves_between_places_that_overlap(offset: int, size: int, proved: bool) -> None:
    """gcc moves a place to itself for *r = *a where r is a. A move one word up repeats the lowest word."""
    select = "p256_fe_select(r, found, &root, &zero);"
    body = MOVE.format(offset=offset, size=size)
    outcome = changed("p256", "fe_sqrt", select, body)
    assert outcome.proved is proved
    assert proved or "places that overlap" in outcome.reason


def test_bytes_are_read_before_an_output_of_their_type_is_written() -> None:
    """The shared secret may be written over the private key."""
    decoded = "int status = p256_affine_from_bytes(&q, peer, peer_length);"
    outcome = changed("p256", "ecdh", decoded, f"{decoded} shared[0] = 1;")
    assert not outcome.proved and "where private_key and shared are one object" in outcome.reason


def test_an_output_of_another_type_is_no_input() -> None:
    """Contracts say nothing of bytes that are written over the element that they encode."""
    outcome = changed("p256", "ecdh", "p256_fe_to_bytes(shared, &q.x);",
                      "p256_fe_to_bytes((uint8_t *)&q.x, &q.x); memcpy(shared, &q.x, 32);")  # fmt: skip
    assert outcome.status is Status.UNDECIDED and "is another operand where that is not shown" in outcome.reason


_OVERLAP = ("{{ p256_limb w[6]; memcpy(w{source}, &p->y, 32); p256_fe_neg((p256_fe *)(w{target}), (p256_fe *)(w{source})); "
            "r->y = p->y; }}")  # fmt: skip


@pytest.mark.parametrize(("source", "target"), [("", " + 2"), (" + 2", "")])
def test_an_output_that_overlaps_an_operand_is_not_refuted(source: str, target: str) -> None:
    """The function called may work so; its contract does not say."""
    outcome = changed("p256", "point_neg", "p256_fe_neg(&r->y, &p->y);", _OVERLAP.format(source=source, target=target))
    assert outcome.status is Status.UNDECIDED and "overlaps another operand" in outcome.reason


@pytest.mark.slow
def test_a_wrong_result_is_refuted_with_inputs() -> None:
    outcome = changed("p256", "fe_inv_chain", "p256_fe_mul(r, &t0, a); /* e */", "p256_fe_sqr(r, &t0);")
    assert outcome.status is Status.REFUTED
    assert set(outcome.counterexample) == {"a[0]"}


@pytest.mark.parametrize("function", ["fe_inv_chain", "point_add"])
def test_lost_registers_are_rejected(function: str) -> None:
    """Each `pop` of a callee-saved register in turn goes to rax."""
    original, proof_subject = image("p256"), subject("p256", function)
    code = Code(original)
    address = original.functions[proof_subject.name]
    end = address + size_of(original, proof_subject.name)
    seen = 0
    while address < end:
        instruction = code.at(address)
        assert instruction is not None
        data = original.code(address, instruction.len)
        if data[-1] in (0x5B, 0x5C, 0x5D, 0x5E, 0x5F) and len(data) <= 2:  # pop rbx, rbp, r12 to r15
            mutant = with_code(original, address, data[:-1] + b"\x58" if len(data) == 1 else b"\x58\x90")
            outcome = prove(mutant, proof_subject).verdict
            assert not outcome.proved and "is not restored" in outcome.reason
            seen += 1
        address = instruction.next_ip
    assert seen >= 1
