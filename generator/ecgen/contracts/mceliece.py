# SPDX-License-Identifier: MIT
"""Classic McEliece, round 4, without confirmation of plaintexts."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Named, Sort, Term, Var, when
from ecgen.logic.types import Buffer, Bytes, Size, Status

_SOURCE = "Classic McEliece: cryptosystem specification, submission to round 4, 2022"
SEED, SHARED = 32, 32


@dataclass(frozen=True)
class Lengths:
    """In bytes. `stack`: what key generation takes of it, in kB, about."""

    public_key: int
    secret_key: int
    ciphertext: int
    random: int
    stack: int


def kem_contracts(lengths: Lengths) -> tuple[Contract, ...]:
    """In the order of the header."""
    return _keypair(lengths), _encaps(lengths), _encaps_from(lengths), _decaps(lengths)


def _term(name: str, source: str, *args: str) -> Term:
    return Named(name, source, Sort.BYTES, tuple(Var(arg) for arg in args))


def _keypair(lengths: Lengths) -> Contract:
    params = (Param("public_key", Bytes(lengths.public_key), True), Param("secret_key", Bytes(lengths.secret_key), True),
              Param("seed", Bytes(SEED)))  # fmt: skip
    formulas = (
        Var("public_key").equals(_term("mceliece_public_key", f"SeededKeyGen, {_SOURCE}", "seed")),
        Var("secret_key").equals(_term("mceliece_secret_key", f"SeededKeyGen, {_SOURCE}", "seed")),
        RESULT.equals(0),
    )
    remarks = (
        "The seed is 32 random bytes. The time tells how many candidates failed before one gave a key, and nothing of that key.",
        f"Takes about {lengths.stack} kB of the stack; the larger part of the matrix is computed in public_key.",
    )
    return Contract("kem_keypair", "keypair", params, formulas, returns=Status(), remarks=remarks,
                    apart=frozenset({"public_key", "secret_key"}))  # fmt: skip


def _sent(lengths: Lengths) -> tuple[Param, ...]:
    return (Param("ciphertext", Bytes(lengths.ciphertext), True), Param("shared", Bytes(SHARED), True),
            Param("public_key", Buffer("public_key_length")), Param("public_key_length", Size()))  # fmt: skip


def _encaps(lengths: Lengths) -> Contract:
    source = f"Encap, {_SOURCE}, with the random bits of SHAKE256(coins)"
    args = "public_key", "coins"
    formulas = when(Var("public_key_length").equals(lengths.public_key),
                    (Var("ciphertext").equals(_term("mceliece_ciphertext", source, *args)),
                     Var("shared").equals(_term("mceliece_secret", source, *args)), RESULT.equals(0)),
                    (RESULT.equals(-1),))  # fmt: skip
    remarks = ("coins are 32 random bytes. A public key of another length is refused, and nothing is written.",
               "The time tells how many candidates for the error were drawn, and nothing of the one that served.")  # fmt: skip
    return Contract("kem_encaps", "encaps", (*_sent(lengths), Param("coins", Bytes(32))), formulas, returns=Status(),
                    public=frozenset({"public_key"}), apart=frozenset({"ciphertext", "shared"}), remarks=remarks)  # fmt: skip


def _encaps_from(lengths: Lengths) -> Contract:
    source = f"Encap, {_SOURCE}, with these random bits"
    args = "public_key", "random"
    serves = Named("mceliece_serves", f"whether the bits give t different numbers below n, {_SOURCE}", Sort.BIT, (Var("random"),))
    formulas = when(Var("public_key_length").equals(lengths.public_key) & serves,
                    (Var("ciphertext").equals(_term("mceliece_ciphertext_from", source, *args)),
                     Var("shared").equals(_term("mceliece_secret_from", source, *args)), RESULT.equals(0)),
                    (RESULT.equals(-1),))  # fmt: skip
    remarks = ("For who draws random bits as the specification does: as many again where -1 is returned.",
               "The time tells which numbers are above n, and which are equal where -1 is returned.")  # fmt: skip
    return Contract("kem_encaps_from", "encaps_from", (*_sent(lengths), Param("random", Bytes(lengths.random))), formulas,
                    returns=Status(), public=frozenset({"public_key"}), apart=frozenset({"ciphertext", "shared"}),
                    remarks=remarks)  # fmt: skip


def _decaps(lengths: Lengths) -> Contract:
    params = (Param("shared", Bytes(SHARED), True), Param("ciphertext", Buffer("ciphertext_length")),
              Param("ciphertext_length", Size()), Param("secret_key", Bytes(lengths.secret_key)))  # fmt: skip
    source = f"Decap, {_SOURCE}: of a ciphertext that nobody made, a secret that nobody knows"
    formulas = when(Var("ciphertext_length").equals(lengths.ciphertext),
                    (Var("shared").equals(_term("mceliece_received", source, "ciphertext", "secret_key")), RESULT.equals(0)),
                    (RESULT.equals(-1),))  # fmt: skip
    remarks = ("A ciphertext of another length is refused, and nothing is written.",)
    return Contract("kem_decaps", "decaps", params, formulas, returns=Status(), public=frozenset({"ciphertext"}),
                    apart=frozenset({"shared"}), remarks=remarks)  # fmt: skip
