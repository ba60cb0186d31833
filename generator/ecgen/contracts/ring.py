# SPDX-License-Identifier: MIT
"""Polynomials modulo x^n - 1 and Phi_n = (x^n - 1)/(x - 1), with coefficients modulo q = 2^k, 2 and 3; NTRU over them."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.contracts.standards import inverse_modulo_phi, ntru, ntru_is_public_key
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, Symbol, Term, Var, when
from ecgen.logic.types import Buffer, Bytes, Polynomial, Size, Status

_R, _A, _B = (Var(name) for name in "rab")
Q, X_N_1, PHI_N = Symbol("q"), Symbol("x^n - 1"), Symbol("Phi_n")
RQ, R3, R2 = Polynomial("q"), Polynomial("3"), Polynomial("2")


@dataclass(frozen=True)
class Lengths:
    """Bytes of what the key encapsulation mechanism takes and gives."""

    public_key: int
    secret_key: int
    ciphertext: int
    shared: int
    seed: int
    coins: int


@dataclass(frozen=True)
class Ring:
    """`has_inverses`: the primes, 2 and 3, modulo which Phi_n is irreducible; `kem`: of NTRU, where it is asked for."""

    has_inverses: tuple[int, ...]
    kem: Lengths | None = None


def ring_contracts(ring: Ring) -> tuple[Contract, ...]:
    """In the order of the header."""
    inverses = [_inverse(name, kind, prime) for prime, name, kind in ((2, "r2_inv", R2), (3, "s3_inv", R3))
                if prime in ring.has_inverses]  # fmt: skip
    if 2 in ring.has_inverses:
        inverses.append(_inverse("rq_inv", RQ, Q))
    return (_product("rq_mul", RQ, X_N_1, Q), _product("s3_mul", R3, PHI_N, 3), *inverses,
            *(kem_contracts(ring.kem) if ring.kem is not None else ()))  # fmt: skip


def _product(name: str, kind: Polynomial, modulus: Term, number: Term | int) -> Contract:
    params = Param("r", kind, True), Param("a", kind), Param("b", kind)
    coefficients = number if isinstance(number, Term) else Const(number)
    return Contract(name, name, params, (_R.equals(_A * _B % modulus % coefficients),))


def _inverse(name: str, kind: Polynomial, number: Term | int) -> Contract:
    params = Param("r", kind, True), Param("a", kind)
    modulus = number if isinstance(number, Term) else Const(number)
    return Contract(name, name, params, (_R.equals(inverse_modulo_phi(_A, modulus)),))


# --- the key encapsulation mechanism ---

_PUBLIC, _SECRET, _CIPHERTEXT, _SHARED, _SEED, _COINS = (
    Var(name) for name in ("public_key", "secret_key", "ciphertext", "shared", "seed", "coins"))  # fmt: skip
_REFUSED = "Where it returns -1, nothing is written."


def kem_contracts(lengths: Lengths) -> tuple[Contract, ...]:
    """In the order of the header."""
    return (_keypair(lengths), _encaps(lengths), _decaps(lengths))


def _keypair(lengths: Lengths) -> Contract:
    params = (Param("public_key", Bytes(lengths.public_key), True), Param("secret_key", Bytes(lengths.secret_key), True),
              Param("seed", Bytes(lengths.seed)))  # fmt: skip
    ensures = (_PUBLIC.equals(ntru("public_key", _SEED)), _SECRET.equals(ntru("secret_key", _SEED)), RESULT.equals(0))
    return Contract("kem_keypair", "kem_keypair", params, ensures, returns=Status(),
                    apart=frozenset({"public_key", "secret_key"}),
                    remarks=("A pair of keys from random bytes, which are used for nothing else.",))  # fmt: skip


def _encaps(lengths: Lengths) -> Contract:
    params = (Param("ciphertext", Bytes(lengths.ciphertext), True), Param("shared", Bytes(lengths.shared), True),
              Param("public_key", Buffer("public_key_length")), Param("public_key_length", Size()),
              Param("coins", Bytes(lengths.coins)))  # fmt: skip
    done = (_CIPHERTEXT.equals(ntru("ciphertext", _PUBLIC, _COINS)), _SHARED.equals(ntru("shared", _COINS)), RESULT.equals(0))
    return Contract("kem_encaps", "kem_encaps", params, when(ntru_is_public_key(_PUBLIC), done, (RESULT.equals(-1),)),
                    returns=Status(), public=frozenset({"public_key"}), apart=frozenset({"ciphertext", "shared"}),
                    remarks=("A secret, and a ciphertext that tells it to who has the secret key, from random bytes, which are "
                             f"used for nothing else. {_REFUSED}",))  # fmt: skip


def _decaps(lengths: Lengths) -> Contract:
    params = (Param("shared", Bytes(lengths.shared), True), Param("ciphertext", Buffer("ciphertext_length")),
              Param("ciphertext_length", Size()), Param("secret_key", Bytes(lengths.secret_key)))  # fmt: skip
    fits = Var("ciphertext_length").equals(lengths.ciphertext)
    done = (_SHARED.equals(ntru("decapsulated", _CIPHERTEXT, _SECRET)), RESULT.equals(0))
    return Contract("kem_decaps", "kem_decaps", params, when(fits, done, (RESULT.equals(-1),)),
                    returns=Status(), public=frozenset({"ciphertext"}), apart=frozenset({"shared"}),
                    remarks=("The secret of a ciphertext; of one that was not made for the key, bytes that look random to who "
                             f"does not have the key. The time does not tell which. {_REFUSED}",))  # fmt: skip
