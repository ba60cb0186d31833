# SPDX-License-Identifier: MIT
"""Claims of keys, key exchange and signatures.

Trusted: each check shows the contract that it is pinned to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.promise import Case
from ecgen_verify.prove.composed.view import View, nonzero_on
from ecgen_verify.prove.goal.pins import protocols
from ecgen_verify.prove.protocols.deterministic import deterministic_claim
from ecgen_verify.prove.protocols.effects import (
    hash_of,
    key_of,
    no_signature,
    nonce_of,
    number_bytes,
    point_bytes,
    signature_of,
    signed_with,
    x_modulo_order,
)
from ecgen_verify.prove.protocols.points import (
    FIELD,
    SCALAR,
    affine,
    decoded_point,
    double_multiple,
    multiple,
    of_affine,
    other_order,
)
from ecgen_verify.prove.scalars.effects import number_modulo, of_known, size_of
from ecgen_verify.prove.scalars.numbers import ORDER
from ecgen_verify.prove.word import Word, constant

_NONE: Mapping[str, Any] = MappingProxyType({})


def protocol_claims(scalar: Form, prime: int, cofactor: int) -> dict[str, Claim]:
    """By operation. `prime`: of the field.

    With a cofactor, points of other orders than n are no public keys."""
    checks = _Checks(scalar, cofactor)
    random = tuple(checks.random_cases())
    pinned = protocols(-(-prime.bit_length() // 8), size_of(scalar), cofactor)
    claims = {
        "point_mul_bytes": Claim(pinned["point_mul_bytes"], checks.mul_bytes, level=30),
        "point_mul_base_bytes": Claim(pinned["point_mul_base_bytes"], checks.mul_base_bytes, level=30),
        "public_key": Claim(pinned["public_key"], checks.public_key, level=30),
        "keygen": Claim(pinned["keygen"], checks.keygen, level=30, cases=random),
        "ecdsa_sign_with": Claim(signed_with(size_of(scalar)), checks.sign_with, level=30),
        "ecdsa_sign_nonce": Claim(pinned["ecdsa_sign_nonce"], checks.sign_nonce, level=31,
                                  cases=tuple(checks.random_cases({"hash_length": (0, LONGEST)}, {"hash": "hash_length"}))),
        "ecdsa_sign": deterministic_claim(pinned["ecdsa_sign"]),
    }  # fmt: skip
    peer = Case(numbers={"peer_length": (0, LONGEST)}, lengths={"peer": "peer_length"})
    signed = Case(numbers={"public_key_length": (0, LONGEST), "hash_length": (0, LONGEST)},
                  lengths={"public_key": "public_key_length", "hash": "hash_length"})  # fmt: skip
    claims["ecdsa_verify"] = Claim(pinned["ecdsa_verify"], checks.verify, level=30, cases=(signed,))
    claims["ecdh"] = Claim(pinned["ecdh"], checks.ecdh, level=30, cases=(peer,))
    return {name: replace(claim, about=((SCALAR, scalar),)) for name, claim in claims.items()}


class _Checks:
    def __init__(self, scalar: Form, cofactor: int) -> None:
        self.scalar, self.cofactor = scalar, cofactor
        self.least = size_of(scalar) + 8

    def random_cases(self, more: Mapping[str, tuple[int, int]] = _NONE, operands: Mapping[str, str] = _NONE) -> Iterator[Case]:
        """Too few random bytes, or enough. `more`: numbers; `operands`: which of them is whose length."""
        for low, high in ((0, self.least - 1), (self.least, LONGEST)):
            yield Case(f"{low} to {high} random bytes", numbers={"length": (low, high), **more},
                       lengths={"random": "length", **operands})  # fmt: skip

    def _no_key(self, view: View, operand: str) -> bool:
        """Whether the operand encodes no point, or one of another order than n."""
        elements = view.elements
        if view.decided(elements.bit(("no point", operand))):
            return True
        return self.cofactor != 1 and view.decided(other_order(elements, decoded_point(elements, operand)))

    def _enough(self, view: View) -> bool:
        return view.setting.case.numbers["length"][0] > 0

    def _outcome(self, view: View, failed: bool, outputs: Mapping[str, Sequence[Word]]) -> None:
        """These bytes and 0, or zeros and -1."""
        for name, expected in outputs.items():
            view.expect_bytes(name, [constant(0)] * len(expected) if failed else expected)
        view.expect_status(failed)

    # ------------------------------------------------------------------ multiples

    def mul_bytes(self, view: View) -> None:
        source = of_known(view.path, self.scalar, view.setting.bytes["k"])
        view.expect("r", multiple(view.elements, number_modulo(view.elements.fields[SCALAR], ORDER, source), view.given("p")))

    def mul_base_bytes(self, view: View) -> None:
        source = of_known(view.path, self.scalar, view.setting.bytes["k"])
        view.expect("r", multiple(view.elements, number_modulo(view.elements.fields[SCALAR], ORDER, source)))

    # ------------------------------------------------------------------ keys

    def public_key(self, view: View) -> None:
        key, refused = key_of(view.elements, view.path, self.scalar, view.setting.bytes["private_key"])
        expected = point_bytes(view.elements, affine(view.elements, multiple(view.elements, key)))
        self._outcome(view, view.decided(refused), {"public_key": expected})

    def keygen(self, view: View) -> None:
        key = nonce_of(view.elements, "random")
        point = point_bytes(view.elements, affine(view.elements, multiple(view.elements, key)))
        expected = {"private_key": number_bytes(view.elements, SCALAR, key), "public_key": point}
        self._outcome(view, not self._enough(view), expected)

    def ecdh(self, view: View) -> None:
        elements = view.elements
        key, refused = key_of(elements, view.path, self.scalar, view.setting.bytes["private_key"])
        failed = view.decided(refused) or self._no_key(view, "peer")
        peer = of_affine(elements, decoded_point(elements, "peer"))
        x, _ = affine(elements, multiple(elements, key, peer))
        self._outcome(view, failed, {"shared": number_bytes(elements, FIELD, x)})

    # ------------------------------------------------------------------ signatures

    def sign_with(self, view: View) -> None:
        (key,), (number,), (nonce,) = (view.given(name) for name in ("key", "hash", "nonce"))
        r, s = signature_of(view.elements, view.path, key, number, nonce)
        failed = view.is_zero(r) or view.is_zero(s)
        parts = [byte for value in (r, s) for byte in number_bytes(view.elements, SCALAR, value)]
        self._outcome(view, failed, {"signature": parts})

    def sign_nonce(self, view: View) -> None:
        elements = view.elements
        key, refused = key_of(elements, view.path, self.scalar, view.setting.bytes["private_key"])
        r, s = signature_of(elements, view.path, key, hash_of(elements, "hash"), nonce_of(elements, "random"))
        failed = view.decided(refused) or not self._enough(view) or view.decided(no_signature(elements, r, s))
        self._outcome(view, failed, {"signature": [*number_bytes(elements, SCALAR, r), *number_bytes(elements, SCALAR, s)]})

    def verify(self, view: View) -> None:
        view.expect_status(not self._is_signature(view))

    def _is_signature(self, view: View) -> bool:
        """FIPS 186-5, 6.4.2."""
        elements, path, size = view.elements, view.path, size_of(self.scalar)
        numbers = []
        for part in (view.setting.bytes["signature"][:size], view.setting.bytes["signature"][size:]):
            value, refused = decoded(elements, self.scalar, part[::-1], path)
            if view.decided(refused):
                return False
            numbers.append(value)
        r, s = numbers
        if any(view.decided(elements.is_zero(SCALAR, number)) for number in numbers):
            return False
        if self._no_key(view, "public_key"):
            return False
        field = elements.fields[SCALAR]
        inverse = field.inv(s, nonzero_on(elements, SCALAR, path))
        key = of_affine(elements, decoded_point(elements, "public_key"))
        point = double_multiple(elements, field.mul(r, inverse), key, field.mul(hash_of(elements, "hash"), inverse))
        if view.decided(elements.is_zero(FIELD, point[2])):
            return False
        return view.decided(elements.is_zero(SCALAR, field.sub(x_modulo_order(elements, path, point), r)))
