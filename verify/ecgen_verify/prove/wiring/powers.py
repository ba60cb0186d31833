# SPDX-License-Identifier: MIT
"""The powers of an emitted folder, and the functions that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ecgen.emit.layout import c_file
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import RESULT, Const, Op, P, Symbol, Var, apply, between, big_endian, choice, mask
from ecgen.logic.types import BitResult, Bytes, Element, MaskResult, Status, Words
from ecgen.spec.group_check import Group
from ecgen_verify.prove.calls.place import Place
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Effect
from ecgen_verify.prove.defines import defined_numbers
from ecgen_verify.prove.goal.called import called
from ecgen_verify.prove.goal.shown import contract_claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.multiples.powers.digits import Shapes, column, inner_effects, lookup, window
from ecgen_verify.prove.multiples.powers.windows import LEVEL, power_contract, windows_claim
from ecgen_verify.prove.prover import theorem
from ecgen_verify.prove.scalars.lengths import contract_of, modulo_claim
from ecgen_verify.prove.scalars.numbers import KEYS
from ecgen_verify.prove.tools.builds import files_of
from ecgen_verify.prove.verdict import Outcome
from ecgen_verify.prove.wiring.internal import subject_proof
from ecgen_verify.prove.wiring.points import IDLE

LESS, MODULO = "key_less", "bytes_modulo"
#: What calls of these are above.
_LEVELS = {"power": LEVEL, "exp_base": LEVEL + 1, "exp": LEVEL + 1, LESS: LEVEL, MODULO: LEVEL}
_SHOWN = ("exp", "exp_base", "dh_check", "dh_public_key", "dh_keygen", "dh")


def _inner_contracts(prime: int, group: Group) -> dict[str, Contract]:
    private, b, y, q = big_endian(Var("private_key")), big_endian(Var("b")), Var("y"), Symbol("q")
    size, key_size, element = -(-prime.bit_length() // 8), -(-group.exponent_bits // 8), Element("p")
    bound = q if group.exponents == group.order else Const(2) ** group.exponent_bits
    valid, in_range = between(0, private, bound), between(1, b, P - 1)
    contracts = (
        Contract("key_status", "", (Param("private_key", Bytes(key_size)),), (RESULT.equals(choice(valid, 0, -1)),),
                 returns=Status()),
        Contract("peer_from_bytes", "", (Param("y", element, True), Param("b", Bytes(size))),
                 (y.equals(choice(b < P, b, 0)), RESULT.equals(choice(in_range, 0, -1))), returns=Status(),
                 public=frozenset("b")),
        Contract("has_order", "", (Param("y", element),), (RESULT.equals(mask((apply(Op.POW, y, q) % P).equals(1))),),
                 returns=MaskResult()),
    )  # fmt: skip
    return {contract.name: contract for contract in contracts}


def _less_contract(limbs: int) -> Contract:
    a, b = Var("a"), Var("b")
    params = Param("a", Words(limbs)), Param("b", Words(limbs))
    return Contract(LESS, "", params, (RESULT.equals(choice(a < b, 1, 0)),), returns=BitResult())


def _shapes_of(place: Place) -> Shapes | None:
    """As the emitted files say. None where they have no powers."""
    file, group = place.source / c_file(place.prefix, "exp"), place.spec.group
    defined = defined_numbers(file, place.prefix) if group is not None and file.is_file() else {}
    if group is None or "WINDOW" not in defined:
        return None
    return Shapes(defined["WINDOW"], group.generator, -(-group.exponent_bits // 8), defined.get("TEETH", 0),
                  defined.get("SPACING", 0))  # fmt: skip


class Powers:
    """Empty where the folder has no such functions."""

    def __init__(self, place: Place) -> None:
        self.place, self.prefix, self.shapes = place, place.prefix, _shapes_of(place)
        self.files = files_of(place.source, place.prefix, ("exp", "dh")) if self.shapes else []

    @property
    def claims(self) -> dict[str, Claim]:
        """By operation."""
        if self.shapes is None:
            return {}
        return {name: contract_claim(contract, self.place.spec, _LEVELS.get(name, LEVEL + 3), multiples=True)
                for name, contract in self.place.published.derived.items() if name in _SHOWN}  # fmt: skip

    @property
    def inner(self) -> dict[str, Contract]:
        """What functions on keys promise that the manifest does not know."""
        spec = self.place.spec
        assert spec.group is not None
        return _inner_contracts(spec.prime, spec.group)

    def _steps(self, shapes: Shapes) -> dict[str, Effect]:
        """What powers are made of."""
        return {**inner_effects(shapes), "wipe_stack": called(IDLE, self.place.spec)}

    @property
    def effects(self) -> dict[str, tuple[int, Effect]]:
        """By function: its level and what a call does."""
        if self.shapes is None:
            return {}
        inner = {name: (LEVEL - 1, effect) for name, effect in self._steps(self.shapes).items()}
        forms = self.place.plain_forms
        contracts = {**self.inner, "power": power_contract(), "exp_base": self.place.published.derived["exp_base"],
                     LESS: _less_contract(forms[KEYS].limbs), MODULO: contract_of(forms)}  # fmt: skip
        read = {name: called(contract, self.place.spec) for name, contract in contracts.items()}
        levels: dict[str, tuple[int, Effect]] = {
            name: (_LEVELS.get(name, LEVEL + 2), effect) for name, effect in read.items()}
        return {f"{self.prefix}_{name}": effect for name, effect in {**inner, **levels}.items()}

    def proofs(self, callees: Mapping[str, Effect]) -> dict[str, Callable[[Image], Outcome]]:
        """For each function that the manifest does not know, by its name: how it is proved. `callees`: those of the field."""
        shapes, prefix, place = self.shapes, self.prefix, self.place
        if shapes is None:
            return {}
        claims = {"exp_window": window(shapes), "exp_lookup": lookup(shapes.tables),
                  "wipe_stack": contract_claim(IDLE, place.spec)}  # fmt: skip
        if shapes.teeth:
            claims["exp_column"] = column(shapes)
        proofs: dict[str, Callable[[Image], Outcome]] = {}
        for name, claim in claims.items():
            proofs |= subject_proof(place, f"{prefix}_{name}", claim, {})
        known: dict[str, Effect] = {
            **callees, **{f"{prefix}_{name}": effect for name, effect in self._steps(shapes).items()}}  # fmt: skip
        proofs |= subject_proof(place, f"{prefix}_power", windows_claim(shapes.width), known)
        proofs |= subject_proof(place, f"{prefix}_{MODULO}", modulo_claim(place.plain_forms), callees)
        known = {**callees, **{name: effect for name, (level, effect) in self.effects.items() if level <= LEVEL}}
        for name, contract in self.inner.items():
            claim = contract_claim(contract, place.spec, LEVEL + 2, multiples=True)
            proofs |= subject_proof(place, f"{prefix}_{name}", claim, known)
        contract = _less_contract(place.plain_forms[KEYS].limbs)
        less = partial(theorem, function=f"{prefix}_{LESS}", promise=contract, modulus=place.rings["p"])
        return {**proofs, f"{prefix}_{LESS}": less}
