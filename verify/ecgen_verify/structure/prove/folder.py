# SPDX-License-Identifier: MIT
"""Which functions of a structure's folder are proved, against what, and in which builds.

Trusted. A function is proved where its contract ensures what is written here, whatever it is called; of others the reason why
nothing is said is given. A build is the C files of the folder by one compiler at one level, for every processor of the
architecture (PREFIX_CPU_PLAIN).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

from ecgen.arith.binary.field import BinaryField
from ecgen.emit.kinds import kind_of
from ecgen.logic.contract import Contract, Param
from ecgen.logic.terms import Apply, Const, Named, Op, Symbol, Var
from ecgen.logic.text import claim as written_claim
from ecgen.logic.types import Numbers16, Polynomial, Sliced
from ecgen.spec.binary import BinarySpec
from ecgen.spec.ring import RingSpec
from ecgen.spec.structure import Structure
from ecgen_verify.prove.account import verdict_of
from ecgen_verify.prove.budget import Account
from ecgen_verify.prove.code import Code
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.machine import Violation
from ecgen_verify.prove.run import Fault
from ecgen_verify.prove.tools.builds import USUAL, Build
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import NOT_COVERED, Row, Status, Verdict
from ecgen_verify.prove.world import Undecided
from ecgen_verify.structure.prove.fields import prove_conversion, prove_operation
from ecgen_verify.structure.prove.products import prove_rq_mul
from ecgen_verify.structure.prove.products_modulo_3 import RQ_MUL, prove_s3_mul

#: Proves one function: of the code, where it is, and where others are. The number of instructions; raises Undecided, Violation.
Method = Callable[[Code, int, Callable[[str], int]], int]

_R, _A, _B = (Var(name) for name in "rab")
_RQ_MUL = (_R.equals(_A * _B % Symbol("x^n - 1") % Symbol("q")),)
_S3_MUL = (_R.equals(_A * _B % Symbol("Phi_n") % Const(3)),)
#: Of elements of GF(2^m): what the named vector is -> the operation and its arguments.
_VECTORS = {"sums": ("add", "ab"), "products": ("mul", "ab"), "squares": ("sqr", "a"), "inverses": ("inv", "a"),
            "lowest_bits": ("from_elements", "e"), "elements": ("to_elements", "a")}  # fmt: skip
_UNPROVED = {
    "r2_inv": "loops of division steps on bits", "s3_inv": "loops of division steps on bits",
    "rq_inv": "Newton's method over r2_inv", "sha3_256": "Keccak", "shake256": "Keccak",
}  # fmt: skip


@dataclass(frozen=True)
class Claim:
    """`given`: functions by whose contracts it is shown, by name without prefix."""

    method: Method
    given: tuple[str, ...] = ()


def claim_of(spec: Structure, contract: Contract) -> Claim | str:
    """How the function is proved, or why it is not."""
    claim: Claim | None = None
    if not contract.requires and isinstance(spec, RingSpec):
        claim = _of_ring(spec, contract)
    elif not contract.requires and isinstance(spec, BinarySpec):
        claim = _of_field(spec, contract)
    reason = _UNPROVED.get(contract.name, "the key encapsulation mechanism" if contract.name.startswith("kem_") else "no method")
    return claim or reason


def _of_ring(spec: RingSpec, contract: Contract) -> Claim | None:
    types = [(p.name, p.type, p.is_input, p.output) for p in contract.params]

    def are(modulus: str) -> bool:
        kind = Polynomial(modulus)
        return types == [("r", kind, False, True), ("a", kind, True, False), ("b", kind, True, False)]

    if contract.ensures == _RQ_MUL and are("q"):
        return Claim(lambda code, address, at: prove_rq_mul(code, address, spec))
    if contract.ensures == _S3_MUL and are("3") and spec.q > 2 * spec.n:  # else it is not by rq_mul
        return Claim(lambda code, address, at: prove_s3_mul(code, spec, at), (RQ_MUL,))
    return None


def _of_field(spec: BinarySpec, contract: Contract) -> Claim | None:
    match contract.params, contract.ensures:
        case (to, *sources), (Apply(Op.EQUAL, (Var(result), Named(name=vector, args=args))),) if vector in _VECTORS:
            operation, names = _VECTORS[vector]
            count = _count(operation, to, sources)
            if count and result == to.name and args == tuple(map(Var, names)) and [p.name for p in sources] == [*names]:
                return _operation(BinaryField(spec.polynomial), count, operation)
    return None


def _count(operation: str, to: Param, sources: Sequence[Param]) -> int:
    """How many elements there are; 0 where parameters are of other types than the operation has."""
    expected: dict[str, tuple[type, type]] = {"from_elements": (Sliced, Numbers16), "to_elements": (Numbers16, Sliced)}
    result, source = expected.get(operation, (Sliced, Sliced))
    if not isinstance(to.type, result) or not isinstance(to.type, Sliced | Numbers16) or not to.output or to.is_input:
        return 0
    count = to.type.count
    fit = all(isinstance(p.type, source) and getattr(p.type, "count", 0) == count for p in sources)
    return count if fit and all(p.is_input and not p.output for p in sources) else 0


def _operation(field: BinaryField, count: int, operation: str) -> Claim:
    prove = prove_conversion if operation in ("from_elements", "to_elements") else prove_operation
    return Claim(lambda code, address, at: prove(code, address, field, count, operation))


@dataclass(frozen=True)
class Task:
    """Functions of one build. Compiling is a part of the work; the object that is there stays."""

    spec: Structure
    prefix: str
    source: Path
    out: Path
    build: Build
    names: tuple[str, ...]

    def rows(self) -> list[Row]:
        contracts = {contract.name: contract for contract in kind_of(self.spec).contracts(self.spec)}
        image = self._image()
        return [Row(self.build.name, self._verdict(image, contracts[name])) for name in self.names]

    def _image(self) -> Image:
        manifest = json.loads((self.source / "manifest.json").read_text(encoding="utf-8"))
        files = {row["files"]["c"] for row in manifest["functions"] if row["name"].removeprefix(f"{self.prefix}_") in self.names}
        return load(recipe(self.build, self.prefix, sorted(files)).make(self.source, self.out))

    def _verdict(self, image: Image, contract: Contract) -> Verdict:
        name, text = f"{self.prefix}_{contract.name}", written_claim(contract)
        claim = claim_of(self.spec, contract)
        if isinstance(claim, str):
            return Verdict(name, text, Status.UNDECIDED, f"{NOT_COVERED}: {claim}")

        def at(other: str) -> int:
            if f"{self.prefix}_{other}" not in image.functions:
                raise Undecided(f"{other} is in no object")
            return image.functions[f"{self.prefix}_{other}"]

        code = Code(image)

        def show(account: Account) -> None:
            try:
                account.instructions = claim.method(code, at(contract.name), at)
            except Violation as wrong:
                raise Fault(str(wrong), None) from wrong

        verdict = verdict_of(code, name, text, show, _explained)
        return replace(verdict, given=tuple(f"{self.prefix}_{other}" for other in claim.given))


def _explained(verdict: Verdict, fault: Fault) -> Verdict:
    """Every input takes the path that is looked at."""
    return replace(verdict, status=Status.REFUTED) if isinstance(fault.__cause__, Violation) else verdict


def recipe(build: Build, prefix: str, files: Sequence[str]) -> Recipe:
    return Recipe(build.name, "", tuple(files), (build.compiler, build.level, f"-D{prefix.upper()}_CPU_PLAIN"))


def tasks(spec: Structure, prefix: str, source: Path, out: Path, only: str | None = None) -> Iterator[Task]:
    """The work in parts for side by side. `only`: one function, by its name without prefix. Raises ToolMissing."""
    names = [c.name for c in kind_of(spec).contracts(spec) if only in (None, c.name)]
    claims = {c.name: claim_of(spec, c) for c in kind_of(spec).contracts(spec)}
    slow = [name for name in names if isinstance(claims[name], Claim)]
    rest = tuple(name for name in names if name not in slow)
    for build in USUAL.builds():
        for name in slow:
            yield Task(spec, prefix, source, out, build, (name,))
        if rest:
            yield Task(spec, prefix, source, out, build, rest)


def settled(rows: Sequence[Row]) -> list[Row]:
    """The rows, those that depend on what is not proved in the same build as what they are; by build and as they came."""
    result = []
    for _, group in groupby(rows, key=lambda row: row.build):
        mine = list(group)
        proved = {row.verdict.function for row in mine if row.verdict.proved}
        asked = {row.verdict.function for row in mine}
        for row in mine:
            missing = [name for name in row.verdict.given if name in asked and name not in proved]
            result.append(Row(row.build, row.verdict.depending_on(missing)) if missing and row.verdict.proved else row)
    return result
