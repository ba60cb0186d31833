# SPDX-License-Identifier: MIT
"""Curve specifications: one TOML file each, read into a frozen, checked `Spec`.

Everything the rest of the generator relies on is established here: the prime is a prime and fits its words, the
curve is no singular one, the generator has the prime order stated. Whatever is wrong ends in one SpecError that
names file, key, value and reason.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from pathlib import Path

import gmpy2

from ecgen.field import MOST_UNROLLED, is_long
from ecgen.spec.curve_check import Curve, check_curve
from ecgen.spec.errors import KeyFault, key_error, spelled_integer
from ecgen.spec.group_check import Group, checked_group
from ecgen.spec.prime_check import check_limbs, check_prime
from ecgen.spec.schema import CurveTable, Document, check_shape
from ecgen.spec.toml_file import parse_toml, read_bytes
from ecgen.spec.twist_check import Twist, check_twist

__all__ = ["Curve", "Group", "Spec", "load_file"]


@dataclass(frozen=True)
class Spec:
    """One checked specification.

    name: begins every symbol of the output ([a-z][a-z0-9_]*, at most 32 characters); prime: 5 <= p < 2^4096;
    prime_text: the prime as the file writes it, free of anything but digits, operators and single spaces;
    limbs: 64-bit words of a field element, the fewest that hold the prime or one more, or whole blocks of 8; reduction: one of
    ecgen.spec.schema.REDUCTIONS; curve, group: one of them, or neither for a bare prime field; source: the file's name without
    its folder, unusual characters replaced by _; digest: SHA-256 of the file's bytes, in hex; extension: whether F_p(i) is
    there too, with i^2 = nonresidue; twist: G2, where the specification
    has it.
    """

    name: str
    aliases: tuple[str, ...]
    prime: int
    prime_text: str
    limbs: int
    reduction: str
    curve: Curve | None
    source: str
    digest: str
    group: Group | None = None
    extension: bool = False
    nonresidue: int = -1
    twist: Twist | None = None


def load_file(path: Path) -> Spec:
    """The spec in a user's own TOML file. Raises SpecError; its message spells the path as given."""
    return _parse(str(path), path.name, read_bytes(path, str(path)))


def _parse(file: str, source: str, content: bytes) -> Spec:
    document = parse_toml(file, content)
    try:
        if "kind" in document:
            raise KeyFault(("kind",), "this command is for curves and primes, which have no such key")
        shape = check_shape(document)
        prime = shape.field.prime
        check_prime(prime)
        limbs = check_limbs(prime, shape.field.limbs)
        group = _group(prime, shape)
        curve = None if shape.curve is None else _curve(prime, shape.curve)
        extension = _has_extension(prime, shape)
        nonresidue = _nonresidue(prime, shape)
        twist = None if shape.g2 is None else _twist(prime, nonresidue, curve, shape)
    except KeyFault as fault:
        raise key_error(file, document, fault) from None
    return Spec(
        name=shape.name,
        aliases=tuple(shape.aliases),
        prime=prime,
        prime_text=_text(document["field"]["prime"]),
        limbs=limbs,
        reduction=shape.field.reduction,
        curve=curve,
        source=re.sub(r"[^\w .+-]", "_", source, flags=re.ASCII),
        digest=hashlib.sha256(content).hexdigest(),
        group=group,
        extension=extension,
        nonresidue=nonresidue,
        twist=twist,
    )


def _text(prime: int | str) -> str:
    return " ".join(prime.split()) if isinstance(prime, str) else spelled_integer(prime)


def _has_extension(prime: int, shape: Document) -> bool:
    """Whether there is F_p^2: of a bare prime wherever -1 is no square; beside a curve where that is asked for, too."""
    fits = prime % 4 == 3 and not is_long(prime)
    if shape.field.extension is None:
        return fits and shape.curve is None and shape.group is None
    if is_long(prime):
        raise KeyFault(("field", "extension"), f"primes of more than {MOST_UNROLLED} bits are not extended")
    if not fits and shape.field.nonresidue is None:
        reason = ("-1 is a square modulo the prime, which is 1 mod 4, so that i^2 = -1 extends nothing; "
                  "give a nonresidue beside it")  # fmt: skip
        raise KeyFault(("field", "extension"), reason)
    if shape.group is not None:
        raise KeyFault(("field", "extension"), "a group modulo p is not extended")
    return True


def _nonresidue(prime: int, shape: Document) -> int:
    """i^2 of the extension, -1 where nothing is said."""
    given, place = shape.field.nonresidue, ("field", "nonresidue")
    if given is None:
        return -1
    if shape.field.extension is None:
        raise KeyFault(place, "it is i^2 of the field of p^2 elements, for which there must be extension = 2 beside it")
    if gmpy2.legendre(given, prime) != -1:
        raise KeyFault(place, f"it is a square modulo the prime, so that i^2 = {given} extends nothing")
    return given


def _curve(prime: int, table: CurveTable) -> Curve:
    if is_long(prime):
        raise KeyFault(("field", "prime"), f"curves are emitted over primes of at most {MOST_UNROLLED} bits")
    b = table.b
    if b is None:
        if table.form != "montgomery":
            raise KeyFault(("curve", "b"), f"form {table.form} needs it")
        b = 1
    gx, gy = table.generator
    curve = Curve(table.form, table.a, b, gx, gy, table.order, table.cofactor)
    check_curve(prime, curve)
    a = curve.a % prime
    return replace(curve, a=a - prime if a > prime // 2 else a)


def _twist(prime: int, nonresidue: int, curve: Curve | None, shape: Document) -> Twist:
    table = shape.g2
    assert table is not None
    if curve is None or shape.field.extension is None:
        raise KeyFault(("g2",), "needs a [curve], and extension = 2 in [field], over which it is")
    pairs = [(parts[0], parts[1]) for parts in (table.b, *table.generator)]
    twist = Twist(pairs[0], (pairs[1], pairs[2]), table.cofactor)
    check_twist(prime, nonresidue, curve, twist)
    return twist


def _group(prime: int, shape: Document) -> Group | None:
    table = shape.group
    if table is None:
        return None
    if shape.curve is not None:
        raise KeyFault(("group",), "there is a [curve] too; a specification has one or the other")
    return checked_group(prime, table.kind, table.order, table.generator, table.exponent_bits)
