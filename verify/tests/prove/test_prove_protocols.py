# SPDX-License-Identifier: MIT
"""Keys, key exchange and signatures are proved, given the contracts of what they call; what differs from its claim is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path as Place

import pytest

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Var
from ecgen.logic.types import Element
from ecgen_verify.prove.abi import ARGUMENTS
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.values import Field
from ecgen_verify.prove.goal.contracts import called
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.machine import Pointer, entry_machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.verdict import Status
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.world import Undecided, World
from support.prove_composed_folder import GCC, changed, composed_rows, folder, image, subject, verdict

CLANG = Build("clang", "-O2")
SCALAR = Element("n")
NAMES = ["point_mul_bytes", "point_mul_base_bytes", "public_key", "keygen", "ecdh", "ecdsa_sign_with", "ecdsa_sign_nonce"]
_KEY = "p256_scalar_from_key(&key, private_key)"
_KEYGEN = "const int status = p256_scalar_from_random(&key, random, length);"
_EXCHANGED = "p256_wipe(&q, sizeof q);\n    p256_wipe(&key, sizeof key);\n    p256_wipe_stack();\n    return status;"
_SIGN_KEY = f"int status = {_KEY};"
_REFUSED = "refused = p256_sc_is_zero(&r) | p256_sc_is_zero(&s);"

#: What is wrong: the function, the text that is changed, and what it becomes.
WRONG = {
    "another coordinate": ("ecdh", "p256_fe_to_bytes(shared, &q.x);", "p256_fe_to_bytes(shared, &q.y);"),
    "not affine": ("ecdh", "p256_fe_to_bytes(shared, &q.x);", "p256_fe_to_bytes(shared, &p.x);"),
    "the peer itself": ("ecdh", "p256_point_mul(&p, &key, &p);", ""),
    "multiplied twice": ("ecdh", "p256_point_mul(&p, &key, &p);", "p256_point_mul(&p, &key, &p); p256_point_mul(&p, &key, &p);"),
    "the generator": ("ecdh", "p256_point_mul(&p, &key, &p);", "p256_point_mul_base(&p, &key);"),
    "key not checked": ("ecdh", f"status |= {_KEY};", f"(void){_KEY};"),
    "peer not checked": ("ecdh", "int status = p256_affine_from_bytes(", "int status = 0 & p256_affine_from_bytes("),
    "a shorter peer": ("ecdh", "(&q, peer, peer_length)", "(&q, peer, peer_length - (peer_length > 65))"),
    "no zeros": ("ecdh", "p256_clear(shared, P256_FE_BYTES);", ""),
    "a zero less": ("ecdh", "p256_clear(shared, P256_FE_BYTES);", "p256_clear(shared, P256_FE_BYTES - 1);"),
    "exchange, status dropped": ("ecdh", _EXCHANGED, _EXCHANGED.replace("return status", "return 0")),
    "the key's parity decides": ("ecdh", "p256_point_mul(&p, &key, &p);",
                                 "if (private_key[31] & 1) { p256_wipe_stack(); } p256_point_mul(&p, &key, &p);"),
    "public key of no key": ("public_key", f"status = {_KEY};", f"status = 0 & {_KEY};"),
    "another private key": ("keygen", "p256_sc_to_bytes(private_key, &key);", "p256_sc_to_bytes_le(private_key, &key);"),
    "few random bytes": ("keygen", _KEYGEN, _KEYGEN.replace("= p256", "= 0 & p256")),
    "not all random bytes": ("keygen", _KEYGEN, _KEYGEN.replace("length", "length - (length > 99)")),
    "no zeros for few random bytes": ("keygen", "p256_clear(private_key, P256_SC_BYTES);", ""),
    "swapped": ("ecdsa_sign_with", "p256_sc_to_bytes(signature, &r);", "p256_sc_to_bytes(signature, &s);"),
    "s for r": ("ecdsa_sign_with", "(signature + P256_SC_BYTES, &s)", "(signature + P256_SC_BYTES, &r)"),
    "y for x": ("ecdsa_sign_with", "p256_x_modulo_order(&r, &q.x);", "p256_x_modulo_order(&r, &q.y);"),
    "not inverted": ("ecdsa_sign_with", "p256_sc_inv(&inverse, nonce);", "inverse = *nonce;"),
    "the key inverted": ("ecdsa_sign_with", "p256_sc_inv(&inverse, nonce);", "p256_sc_inv(&inverse, key);"),
    "hash forgotten": ("ecdsa_sign_with", "p256_sc_add(&s, &s, hash);", ""),
    "hash taken off": ("ecdsa_sign_with", "p256_sc_add(&s, &s, hash);", "p256_sc_sub(&s, &s, hash);"),
    "the nonce for the key": ("ecdsa_sign_with", "p256_sc_mul(&s, &r, key);", "p256_sc_mul(&s, &r, nonce);"),
    "s may be 0": ("ecdsa_sign_with", _REFUSED, "refused = p256_sc_is_zero(&r);"),
    "r may be 0": ("ecdsa_sign_with", _REFUSED, "refused = p256_sc_is_zero(&s);"),
    "refused, but 0": ("ecdsa_sign_with", "status = -(int)(refused & 1);", "status = 0;"),
    "refused, but r": ("ecdsa_sign_with", "p256_sc_select(&r, refused, &zero, &r);", ""),
    "refused, but s": ("ecdsa_sign_with", "p256_sc_select(&s, refused, &zero, &s);", ""),
    "a refusal decides": ("ecdsa_sign_with", _REFUSED, f"{_REFUSED} if (refused) {{ return -1; }}"),
    "the key decides": ("ecdsa_sign_with", _REFUSED, f"{_REFUSED} if (p256_sc_is_zero(key)) {{ return -1; }}"),
    "the inverse decides": ("ecdsa_sign_with", _REFUSED, f"{_REFUSED} if (p256_sc_is_zero(&inverse)) {{ return -1; }}"),
    "signed, key not checked": ("ecdsa_sign_nonce", _SIGN_KEY, f"int status = 0 & {_KEY};"),
    "signed, key for nonce": ("ecdsa_sign_nonce", "(signature, &key, &z, &nonce)", "(signature, &key, &z, &key)"),
    "signed, key for hash": ("ecdsa_sign_nonce", "(signature, &key, &z, &nonce)", "(signature, &z, &key, &nonce)"),
    "signed, another hash": ("ecdsa_sign_nonce",
                             "p256_scalar_from_hash(&z, hash, hash_length);\n        status",
                             "p256_scalar_from_hash(&z, random, length);\n        status"),
    "signed, status dropped": ("ecdsa_sign_nonce", "status = p256_ecdsa_sign_with", "(void)p256_ecdsa_sign_with"),
    "k modulo nothing": ("point_mul_bytes", "k, P256_SC_BYTES);", "k, P256_SC_BYTES - 1);"),
    "a time that tells the key": ("ecdh", "p256_point_mul(&p, &key, &p);",
                                  "p256_point_mul_double_vartime(&p, &key, &p, &key); p256_point_from_affine(&p, &q); "
                                  "p256_point_mul(&p, &key, &p);"),
    "a time that tells the nonce": ("ecdsa_sign_nonce", "(&nonce, random, length);", "(&nonce, random, length); "
                                    "{ p256_affine q; (void)p256_affine_from_bytes(&q, random, length); }"),
    "the key where its bytes are": ("ecdsa_sign_nonce", _SIGN_KEY,
                                    "int status; memcpy(&key, private_key, sizeof key); "
                                    "status = p256_scalar_from_key(&key, (const uint8_t *)&key);"),
    "another base": ("point_mul_base_bytes", "p256_point_mul_base(r, &scalar);",
                     "p256_point_mul_base(r, &scalar); p256_point_neg(r, r);"),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
def test_protocols(build: Build, name: str) -> None:
    outcome = verdict("p256", name, build)
    assert outcome.proved, outcome
    assert outcome.given


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES[:2])
def test_scalars_of_no_whole_bytes(name: str) -> None:
    assert verdict("p521", name).proved


@pytest.mark.quick("k modulo nothing")
@pytest.mark.sampled(2)
@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_not_proved(what: str) -> None:
    name, old, new = WRONG[what]
    assert not changed("p256", name, old, new).proved


def test_what_rests_on_functions_without_a_proof_is_not_proved(monkeypatch: pytest.MonkeyPatch, tmp_path: Place) -> None:
    """The only kernels here are none, and no claim is for scalar multiplication."""
    emission, linked = folder("p256"), image("p256")
    monkeypatch.setattr(Folder, "kernels", {})
    monkeypatch.setattr(Folder, "claims", {name: claim for name, claim in emission.claims.items() if name != "p256_point_mul"})
    outcomes = [row.verdict for row in composed_rows(Folder(emission.source, emission.spec), linked, GCC.name, "p256_ecdh")]
    assert [verdict.status for verdict in outcomes] == [Status.UNDECIDED]
    assert outcomes[0].reason.startswith("not covered: it calls p256_point_mul, ")


def test_a_nonce_of_too_few_bytes_is_0() -> None:
    """Its status makes no difference: of the nonce 0 there is no inverse, so that s is 0, and there is no signature by it."""
    assert changed("p256", "ecdsa_sign_nonce", "status |= p256_scalar_from_random", "(void)p256_scalar_from_random").proved


@pytest.mark.parametrize(("name", "callee"), [("public_key", "scalar_from_key"), ("ecdsa_sign", "ecdsa_sign_with"),
                                              ("keygen", "scalar_from_random")])  # fmt: skip
def test_only_what_a_contract_calls_public_decides(name: str, callee: str) -> None:
    """What a call returns is a secret where its contract says nothing else."""
    emission, known = folder("p256"), subject("p256", name)
    contract = emission.contracts[f"p256_{callee}"]
    assert contract.public == {RESULT.name}
    silent = called(replace(contract, public=frozenset()), emission.spec)
    outcome = prove(image("p256"), replace(known, callees={**known.callees, f"p256_{callee}": silent})).verdict
    assert not outcome.proved and "a secret decides" in outcome.reason, outcome


@pytest.mark.parametrize("in_order", [True, False])
def test_what_a_call_ensures_by_another_output(in_order: bool) -> None:
    """r is what it is at the return, and not what the call has in memory."""
    r, s, a = (Var(name) for name in "rsa")
    ensures = (r.equals(a), s.equals(r))
    contract = Contract("", "", (Param("r", SCALAR, True), Param("s", SCALAR, True), Param("a", SCALAR)),
                        ensures if in_order else ensures[::-1])  # fmt: skip
    if not in_order:
        with pytest.raises(Undecided):
            _values(contract, "rsa", "rsa")
        return
    assert _values(contract, "rsa", "rsa") == ["a"] * 3


@pytest.mark.parametrize(("places", "is_shown"), [("rsab", True), ("asab", True), ("bsab", True), ("rbab", True), ("asaa", True),
                                                  ("abab", False), ("baab", False), ("aaab", False)])  # fmt: skip
def test_which_operands_of_a_call_may_be_one_object(places: str, is_shown: bool) -> None:
    """In the ways that the proof of the function goes through: one output may be inputs, and not two at once."""
    r, s, a, b = (Var(name) for name in "rsab")
    params = Param("r", SCALAR, True), Param("s", SCALAR, True), Param("a", SCALAR), Param("b", SCALAR)
    contract = Contract("", "", params, (r.equals(a), s.equals(b)))
    if is_shown:
        assert _values(contract, places, places[:2]) == [*places[2:]]
        return
    with pytest.raises(Undecided, match="an output of a call"):
        _values(contract, places, "")


def _values(contract: Contract, places: str, looked_at: str) -> list[object]:
    """What is in these places after a call: scalars that are named as the places were at first."""
    emission = folder("p256")
    elements = Elements(World(), {tag: Field(form.prime) for tag, form in emission.forms.items()}, dict(emission.forms))
    call = Call(entry_machine(Path(elements.world), image("p256"), 0), elements)
    for register, name in zip(ARGUMENTS, places, strict=False):
        call.machine.memory[register, 0] = 8, Pointer(name, 0)
        call.machine.writable[name] = elements.forms["sc"].size
        call.store("sc", Pointer(name, 0), elements.fields["sc"].named(name))
    called(contract, emission.spec)(call)
    return [elements.fields["sc"].meaning(*call.loaded("sc", Pointer(name, 0))) for name in looked_at]
