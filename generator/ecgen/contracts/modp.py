# SPDX-License-Identifier: MIT
"""Powers modulo p, and Diffie-Hellman with them. Numbers are big-endian byte strings; public keys are as long as p."""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.contracts.field import Residues
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, Op, P, Symbol, Term, Var, apply, between, big_endian, choice, when, zeros
from ecgen.logic.types import Buffer, Bytes, Element, Size, Status

#: Random bytes beyond the length of a private key, so that reducing them favours no number by more than 2^-64 (SP 800-56A
#: revision 3, 5.6.1.1.3).
EXTRA = 8

_G, _Q = Symbol("g"), Symbol("q")
_PRIVATE, _PUBLIC, _PEER, _RANDOM, _SHARED, _EXPONENT = (
    Var(name) for name in ("private_key", "public_key", "peer", "random", "shared", "exponent"))  # fmt: skip


@dataclass(frozen=True)
class Powers:
    """The subgroup of prime order q that g generates modulo p. `key_bits`: the length of private keys; `below_order`: whether
    they are below q, not only below 2^key_bits; `safe`: whether p = 2q + 1."""

    field: Residues
    key_bits: int
    below_order: bool
    safe: bool

    @property
    def key_length(self) -> int:
        """Bytes of a private key."""
        return -(-self.key_bits // 8)

    @property
    def bound(self) -> Term:
        """What private keys are below."""
        return _Q if self.below_order else Const(2) ** self.key_bits


def modp_contracts(group: Powers) -> tuple[Contract, ...]:
    """In the order of the header."""
    return (_exp(group), _exp_base(group), _public_key(group), _keygen(group), _check(group), _exchange(group))


def _power(base: Term, exponent: Term) -> Term:
    return apply(Op.POW, base, exponent) % P


def _exp(group: Powers) -> Contract:
    element = group.field.element
    params = (Param("r", element, True), Param("a", element), Param("exponent", Buffer("length")), Param("length", Size()))
    return Contract("exp", "exp", params, (Var("r").equals(apply(Op.POW, Var("a"), big_endian(_EXPONENT))),),
                    remarks=("1 for an exponent of 0, or of no bytes. The time depends on the length alone.",))  # fmt: skip


def power_contract() -> Contract:
    """PREFIX_power, a part of what others call: by an exponent of so many bits."""
    element, exponent = Element("p"), big_endian(_EXPONENT)
    params = (Param("r", element, True), Param("a", element), Param("exponent", Buffer("length")), Param("length", Size()),
              Param("bits", Size()))  # fmt: skip
    needed = exponent < apply(Op.POW, 2, Var("bits")), Var("bits") <= 8 * Var("length")
    return Contract("power", "", params, (Var("r").equals(apply(Op.POW, Var("a"), exponent)),), needed)


def _exp_base(group: Powers) -> Contract:
    params = Param("r", group.field.element, True), Param("exponent", Bytes(group.key_length))
    return Contract("exp_base", "exp_base", params, (Var("r").equals(_power(_G, big_endian(_EXPONENT))),))


def _checked(valid: Term, done: tuple[Term, ...], *cleared: tuple[Term, int]) -> tuple[Term, ...]:
    """What is done and 0 where the arguments are valid, else zeros and -1."""
    return when(valid, (*done, RESULT.equals(0)), (*(output.equals(zeros(n)) for output, n in cleared), RESULT.equals(-1)))


def _is_key(group: Powers) -> Term:
    return between(0, big_endian(_PRIVATE), group.bound)


def _made(private_key: Term) -> Term:
    return big_endian(_PUBLIC).equals(_power(_G, big_endian(private_key)))


def _public_key(group: Powers) -> Contract:
    params = Param("public_key", Bytes(group.field.length), True), Param("private_key", Bytes(group.key_length))
    ensures = _checked(_is_key(group), (_made(_PRIVATE),), (_PUBLIC, group.field.length))
    return Contract("dh_public_key", "dh_public_key", params, ensures, returns=Status(),
                    public=frozenset({RESULT.name}), wipes=True)


def _keygen(group: Powers) -> Contract:
    length = group.key_length
    params = (Param("private_key", Bytes(length), True), Param("public_key", Bytes(group.field.length), True),
              Param("random", Buffer("length")), Param("length", Size()))  # fmt: skip
    drawn = big_endian(_RANDOM) % (group.bound - 1) + 1
    ensures = _checked(Const(length + EXTRA) <= Var("length"), (big_endian(_PRIVATE).equals(drawn), _made(_PRIVATE)),
                       (_PRIVATE, length), (_PUBLIC, group.field.length))  # fmt: skip
    return Contract("dh_keygen", "dh_keygen", params, ensures, returns=Status(),
                    public=frozenset({RESULT.name}), wipes=True,
                    remarks=("A pair of keys from random bytes, all of which count (SP 800-56A revision 3, 5.6.1.1.3).",)
                    )  # fmt: skip


def _in_range() -> Term:
    """SP 800-56A revision 3, 5.6.2.3.2."""
    return between(1, big_endian(_PEER), P - 1)


def _is_public_key() -> Term:
    """SP 800-56A revision 3, 5.6.2.3.1."""
    return _in_range() & _power(big_endian(_PEER), _Q).equals(1)


def _check(group: Powers) -> Contract:
    params = (Param("peer", Bytes(group.field.length)),)
    return Contract("dh_check", "dh_check", params, (RESULT.equals(choice(_is_public_key(), 0, -1)),), returns=Status(),
                    public=frozenset({"peer"}),
                    remarks=("Full validation of a public key (SP 800-56A revision 3, 5.6.2.3.1). "
                             "The time tells whether 1 < peer < p - 1.",))  # fmt: skip


def _exchange(group: Powers) -> Contract:
    params = (Param("shared", Bytes(group.field.length), True), Param("private_key", Bytes(group.key_length)),
              Param("peer", Bytes(group.field.length)))  # fmt: skip
    valid = _is_key(group) & (_in_range() if group.safe else _is_public_key())
    ensures = _checked(valid, (big_endian(_SHARED).equals(_power(big_endian(_PEER), big_endian(_PRIVATE))),),
                       (_SHARED, group.field.length))  # fmt: skip
    checked = ("peer is validated in part (SP 800-56A revision 3, 5.6.2.3.2), enough as p = 2*q + 1; dh_check does the rest."
               if group.safe else "peer is validated in full (SP 800-56A revision 3, 5.6.2.3.1).")  # fmt: skip
    return Contract("dh", "dh", params, ensures, returns=Status(), public=frozenset({"peer", RESULT.name}), wipes=True,
                    remarks=(checked, "shared keeps its leading zeros, as TLS 1.3 wants it (RFC 8446, 7.4.1). "
                             "The time tells the validity of peer."))  # fmt: skip
