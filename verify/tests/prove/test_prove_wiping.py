# SPDX-License-Identifier: MIT
"""Functions that promise to wipe leave nothing in their own frames that depends on a secret, and those that do are not proved."""

from __future__ import annotations

from dataclasses import replace

import iced_x86 as x86
import pytest

from ecgen.contracts.catalog import all_contracts
from ecgen.logic.contract import Contract
from ecgen.logic.serialize import contract_from, plain
from ecgen.logic.text import WIPED, lines_of
from ecgen_verify.prove.calls.place import facts_of, is_same
from ecgen_verify.prove.composed.promise import statement
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.machine import Initial, Machine, Pointer, entry_machine
from ecgen_verify.prove.model import INSTRUCTIONS, Step
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.tools.builds import Build
from ecgen_verify.prove.word import Word, constant
from ecgen_verify.prove.world import World
from support.prove_composed_folder import GCC, changed, folder, image, subject, verdict

CLANG = Build("clang", "-O3")
#: Those that promise it, of a short Weierstrass curve and of curve25519.
NAMES = {
    "p256": ["point_mul_bytes", "point_mul_base_bytes", "public_key", "keygen", "ecdh", "ecdsa_sign_nonce", "ecdsa_sign"],
    "curve25519": ["x25519", "x25519_base", "x25519_keygen", "ed25519_public_key", "ed25519_sign", "xeddsa_sign"],
}
PROMISES = [(curve, name) for curve, names in NAMES.items() for name in names]


def contracts(curve: str = "p256") -> dict[str, Contract]:
    emitted = folder(curve)
    return all_contracts(facts_of(emitted.spec, emitted.manifest))


@pytest.mark.parametrize("curve", NAMES)
def test_which_functions_promise_it(curve: str) -> None:
    assert [name for name, contract in contracts(curve).items() if contract.wipes] == NAMES[curve]


def test_the_promise_is_part_of_the_contract() -> None:
    contract = contracts()["ecdh"]
    row = plain(contract)
    assert row["wipes"] is True and contract_from("ecdh", "ecdh", row) == contract
    with pytest.raises(ValueError, match="not understood"):
        contract_from("ecdh", "ecdh", {**row, "wipes": False})
    assert WIPED in lines_of(contract)[-1] and WIPED in statement(contract)
    silent = replace(contract, wipes=False)
    assert not is_same(contract, silent) and WIPED not in statement(silent) and "wipes" not in plain(silent)


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("build", [GCC, CLANG], ids=lambda build: build.name)
@pytest.mark.parametrize(("curve", "name"), PROMISES)
def test_it_is_proved(curve: str, name: str, build: Build) -> None:
    outcome = verdict(curve, name, build)
    assert outcome.proved and WIPED in outcome.contract, outcome


_KEY = "    p256_wipe(&key, sizeof key);\n"
_SHARED = "    p256_wipe(&q, sizeof q);\n    p256_wipe(&key, sizeof key);\n"
_REFUSED = "        p256_clear(private_key, P256_SC_BYTES);\n        p256_clear(public_key, 1 + 2 * P256_FE_BYTES);\n    }\n"
_REFUSED_KEY = "    } else {\n        p256_clear(public_key, 1 + 2 * P256_FE_BYTES);\n    }\n"
_NONCE = "    p256_wipe(&nonce, sizeof nonce);\n"
#: The function; what stands in its unit, and what stands there instead.
CHANGES = {
    "the key of an exchange": ("ecdh", _SHARED, _SHARED.removesuffix(_KEY)),
    "the point of an exchange": ("ecdh", _SHARED, _KEY),
    "coordinates of an exchange": ("ecdh", "        p256_wipe(&p, sizeof p);\n    } else", "    } else"),
    "a drawn key": ("keygen", _REFUSED + _KEY, _REFUSED),
    "a refused key": ("keygen", _REFUSED + _KEY, f"{_REFUSED}    if (status == 0) {{\n    {_KEY}    }}\n"),
    "a given key": ("public_key", _REFUSED_KEY + _KEY, _REFUSED_KEY),
    "the z of a public key": ("public_key", "    p256_wipe(&p, sizeof p); /* its z tells of the key */\n", ""),
    "a nonce": ("ecdsa_sign_nonce", _NONCE, ""),
    "the end of a nonce": ("ecdsa_sign_nonce", _NONCE, "    p256_wipe(&nonce, sizeof nonce - 8);\n"),
    "a hash value": ("ecdsa_sign_nonce", "    p256_wipe(&z, sizeof z);\n", ""),
    "a copy of a nonce": ("ecdsa_sign_nonce", _NONCE, f"{{ volatile p256_limb copy = nonce.v[1]; (void)copy; }}\n{_NONCE}"),
    "the generator of nonces": ("ecdsa_sign", "    p256_wipe(&g, sizeof g);\n", ""),
    "the seed of nonces": ("ecdsa_sign", "    p256_wipe(data, sizeof data);\n", ""),
    "a key in a loop over candidates": ("ecdsa_sign", f"{_KEY}    p256_wipe(&z", "    p256_wipe(&z"),
    "a candidate": ("ecdsa_sign", "    p256_wipe(t, sizeof t);\n", ""),
    "a key refused before the loop": ("ecdsa_sign", f"    {_KEY}        return -1;", "        return -1;"),
    "a reduced scalar": ("point_mul_bytes", "    p256_point_mul(r, &scalar, p);\n    p256_wipe(&scalar, sizeof scalar);\n",
                         "    p256_point_mul(r, &scalar, p);\n"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("what", CHANGES)
def test_what_is_left_is_found(what: str) -> None:
    name, old, new = CHANGES[what]
    outcome = changed("p256", name, old, new)
    assert not outcome.proved and "depend on a secret at the return" in outcome.reason, outcome


_POINT = "    curve25519_wipe(&point, sizeof point);\n"
_KEY_OF_SIGNATURE = "    curve25519_wipe(public_key, sizeof public_key);"
#: The same of curve25519.
CHANGES_25519 = {
    "a clamped secret": ("x25519", "    curve25519_wipe(scalar, sizeof scalar);\n", ""),
    "what is shared": ("x25519", "    curve25519_wipe(scalar, sizeof scalar);\n    curve25519_wipe(&x, sizeof x);\n",
                       "    curve25519_wipe(scalar, sizeof scalar);\n"),
    "the scalar of a public key": ("x25519_base", "    curve25519_wipe(&k, sizeof k);\n", ""),
    "the point of a public key": ("x25519_base", f"    curve25519_wipe(&k, sizeof k);\n{_POINT}",
                                  "    curve25519_wipe(&k, sizeof k);\n"),
    "half a digest": ("ed25519_public_key", "    curve25519_wipe(prefix, sizeof prefix);\n    curve25519_wipe_stack();",
                      "    curve25519_wipe_stack();"),
    "a scalar": ("ed25519_public_key", "    curve25519_wipe(&a, sizeof a);\n", ""),
    "the digest of a nonce": ("ed25519_sign", "    curve25519_wipe(digest, sizeof digest);\n    curve25519_wipe(public_key",
                              "    curve25519_wipe(public_key"),
    "a nonce": ("ed25519_sign", "    curve25519_wipe(r, sizeof *r);\n", ""),
    "a hashed scalar": ("xeddsa_sign", "    curve25519_wipe(bytes, sizeof bytes);\n    curve25519_wipe(public_key",
                        "    curve25519_wipe(public_key"),
    "the z of a key": ("xeddsa_sign", f"{_KEY_OF_SIGNATURE}\n{_POINT}", f"{_KEY_OF_SIGNATURE}\n"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.sampled(4)
@pytest.mark.parametrize("what", CHANGES_25519)
def test_what_is_left_beside_curve25519_is_found(what: str) -> None:
    name, old, new = CHANGES_25519[what]
    outcome = changed("curve25519", name, old, new)
    assert not outcome.proved and "depend on a secret at the return" in outcome.reason, outcome


@pytest.mark.slow
def test_what_loops_leave_is_not_guessed() -> None:
    """A claim that is shown by induction does not tell what its iterations leave."""
    loops = subject("p256", "fe_batch_inv")
    assert isinstance(loops.promise, Contract) and loops.loops
    wiping = replace(loops, promise=replace(loops.promise, wipes=True))
    assert not prove(image("p256"), wiping).verdict.proved


# ---------------------------------------------------------------------- the frame


def followed() -> Machine:
    state = entry_machine(Path(World()), Image(), 0)
    state.frame = set()
    return state


def left(state: Machine) -> set[int]:
    assert state.frame is not None
    return state.frame


def unknown(state: Machine, *, secret: bool) -> Word:
    return state.path.input_word("x", 0, (1 << 64) - 1, secret=secret)


def test_bytes_are_followed_one_by_one() -> None:
    state = followed()
    state.store(Pointer("stack", -16), unknown(state, secret=True), 8)
    assert left(state) == set(range(-16, -8))
    state.store(Pointer("stack", -20), constant(0), 8)
    assert left(state) == {-12, -11, -10, -9}
    state.store(Pointer("stack", -12), unknown(state, secret=False), 4)
    assert not left(state)


def test_a_number_that_is_known_on_a_path_may_tell_which_path_it_is() -> None:
    state = followed()
    state.store(Pointer("stack", -8), constant(0).marked(secret=True), 8)
    assert len(left(state)) == 8


def test_what_was_released_is_still_there() -> None:
    state = followed()
    state.write("RSP", Pointer("stack", -256), 64)
    state.store(Pointer("stack", -200), unknown(state, secret=True), 8)
    state.write("RSP", Pointer("stack", 0), 64)
    assert len(left(state)) == 8


def test_paths_have_frames_of_their_own() -> None:
    state = followed()
    before, other = state.snapshot(), state.copy()
    state.store(Pointer("stack", -8), unknown(state, secret=True), 8)
    assert not left(before) and not left(other)


def test_registers_that_calls_change_may_hold_anything_after_one() -> None:
    state = followed()
    state.store(Pointer("stack", -8), Initial("RAX"), 8)
    assert not left(state)
    state.after_call(Pointer("stack", 0), None)
    state.store(Pointer("stack", -8), state.read("RBX", 64), 8)
    assert not left(state)
    state.store(Pointer("stack", -8), state.read("RAX", 64), 8)
    assert len(left(state)) == 8


def test_vector_registers_may_hold_anything_after_a_call() -> None:
    state = followed()
    state.after_call(Pointer("stack", 0), None)
    instruction = x86.Decoder(64, bytes.fromhex("0f114c24e8")).decode()  # movups [rsp - 24], xmm1
    INSTRUCTIONS["MOVUPS"](Step(state, instruction, 5))
    assert len(left(state)) == 16
