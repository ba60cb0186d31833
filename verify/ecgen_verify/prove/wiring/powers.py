# SPDX-License-Identifier: MIT
"""The powers of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from ecgen.contracts.modp import power_contract
from ecgen.emit.layout import c_file
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, Op, P, Symbol, Var, apply, between, big_endian, choice, mask
from ecgen.logic.types import BitResult, Bytes, Element, MaskResult, Status, Words
from ecgen.spec.group_check import Group
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.multiples.powers import lookup, window, windows_claim
from ecgen_verify.prove.prover import contract_kernel
from ecgen_verify.prove.scalars.numbers import KEYS
from ecgen_verify.prove.wiring.defines import defined_numbers
from ecgen_verify.prove.wiring.functions import Functions
from ecgen_verify.prove.wiring.points import IDLE

LESS = "key_less"

def _inner_contracts(prime: int, group: Group) -> dict[str, Contract]:
    private, b, y, q = big_endian(Var("private_key")), big_endian(Var("b")), Var("y"), Symbol("q")
    size, key_size, element = -(-prime.bit_length() // 8), -(-group.exponent_bits // 8), Element("p")
    bound = q if group.exponents == group.order else Const(2) ** group.exponent_bits
    valid, in_range = between(0, private, bound), between(1, b, P - 1)
    contracts = (
        Contract("key_status", "", (Param("private_key", Bytes(key_size)),), (RESULT.equals(choice(valid, 0, -1)),),
                 returns=Status(), public=frozenset({RESULT.name})),
        Contract("peer_from_bytes", "", (Param("y", element, True), Param("b", Bytes(size))),
                 (y.equals(choice(b < P, b, 0)), RESULT.equals(choice(in_range, 0, -1))), returns=Status(),
                 public=frozenset("b")),
        Contract("has_order", "", (Param("y", element),), (RESULT.equals(mask((apply(Op.POW, y, q) % P).equals(1))),),
                 returns=MaskResult(), public=frozenset({RESULT.name})),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}


def _less_contract(limbs: int) -> Contract:
    a, b = Var("a"), Var("b")
    params = Param("a", Words(limbs)), Param("b", Words(limbs))
    return Contract(LESS, "", params, (RESULT.equals(choice(a < b, 1, 0)),), returns=BitResult())


def powers(place: Place) -> Functions:
    """Empty where the folder has none. By windows, and of the generator by a comb, as the emitted files say."""
    file, spec = place.source / c_file(place.prefix, "exp"), place.spec
    defined = defined_numbers(file, place.prefix) if spec.group is not None and file.is_file() else {}
    if spec.group is None or "WINDOW" not in defined:
        return Functions()
    less, width = _less_contract(place.plain_forms[KEYS].limbs), defined["WINDOW"]
    sizes = sorted({1 << defined[bits] for bits in ("WINDOW", "TEETH") if bits in defined})
    digits = {"exp_window": window(width), "exp_lookup": lookup(sizes, defined.get("SPACING", 1))}
    contracts = {**_inner_contracts(spec.prime, spec.group), "wipe_stack": IDLE, "power": power_contract(), LESS: less}
    return Functions(contracts, {**digits, "power": windows_claim(width)},
                     proofs={LESS: contract_kernel(f"{place.prefix}_{LESS}", less, place.rings["p"])})  # fmt: skip
