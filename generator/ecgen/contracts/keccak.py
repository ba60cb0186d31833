# SPDX-License-Identifier: MIT
"""SHA-3: the hash and the function of extendable output that schemes without curves use."""

from __future__ import annotations

from ecgen.contracts.standards import sha3_256, shake256
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Var
from ecgen.logic.types import Buffer, Bytes, Size

_MESSAGE = Param("message", Buffer("length")), Param("length", Size())
_TIME = "The time depends on the lengths alone; message may be null where length is 0."


def keccak_contracts() -> tuple[Contract, ...]:
    """In the order of the header."""
    digest, out = Param("digest", Bytes(32), True), (Param("out", Buffer("outlen"), True), Param("outlen", Size()))
    return (
        Contract("sha3_256", "sha3_256", (digest, *_MESSAGE),
                 (Var("digest").equals(sha3_256(Var("message"))),), remarks=(_TIME,)),
        Contract("shake256", "shake256", (*out, *_MESSAGE),
                 (Var("out").equals(shake256(Var("message"), Var("outlen"))),), remarks=(_TIME,)),
    )  # fmt: skip
