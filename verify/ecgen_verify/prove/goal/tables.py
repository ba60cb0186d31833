# SPDX-License-Identifier: MIT
"""Tables of multiples of a point, and the digits that pick from them: what terms of both mean, and what is at the entry of a
function that is given some.

Trusted. Such a function is shown to keep its contract for every value of every digit, of tables that hold the multiples of any
point: its coordinates are named by that. An endomorphism's image of the point (x, y) is (beta*x, y).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product

from ecgen.contracts import multiples as m
from ecgen.logic.contract import Contract
from ecgen.logic.sorts import item_type
from ecgen.logic.terms import Apply, Const, Named, Op, Term, Var, subterms
from ecgen.logic.types import Digit
from ecgen.spec.load import Spec
from ecgen_verify.prove.composed.elements import Elements
from ecgen_verify.prove.composed.values import Value
from ecgen_verify.prove.goal.encodings import rules_of
from ecgen_verify.prove.goal.state import FIELD
from ecgen_verify.prove.goal.terms import Terms
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.multiples.forms import Form
from ecgen_verify.prove.multiples.named import COORDINATES, SYSTEMS, Multiple, coordinates, image, multiple_of
from ecgen_verify.prove.multiples.splitting.endomorphism import checked_roots
from ecgen_verify.prove.world import Undecided

# ---------------------------------------------------------------------- what terms mean


def _image(terms: Terms, root: Term) -> list[Multiple]:
    if checked_roots(terms.spec) is None:
        raise Undecided("the image of a point by an endomorphism that the curve has not")
    (point,) = terms.point(root)
    return [Multiple.of((image(base), form) for base, form in point.parts)]


def _projective(terms: Terms, root: Var) -> list[Multiple]:
    return [multiple_of(terms.field, terms.state.first(root.name, COORDINATES["projective"]), "projective")]


RULES = rules_of({m.endomorphism: _image, m.projective: _projective})

# ---------------------------------------------------------------------- at the entry


def entries_of(root: Term) -> dict[str, list[int]]:
    """By the names of the tables in a term: by what their entries are multiples."""
    return {part.args[0].name: entries for part in subterms(root) if (entries := m.entries(part)) is not None
            and isinstance(part, Named) and isinstance(part.args[0], Var)}  # fmt: skip


def table_cases(contract: Contract, spec: Spec) -> Iterator[Case]:
    """One for all values of all digits, wherever something is ensured."""
    for formula in contract.ensures:
        digits: dict[str, Sequence[int]] = {}
        images: dict[str, list[int]] = {}
        match formula:
            case Apply(Op.IMPLIES, (Apply(Op.EQUAL, (Var(name), Const(number))), _)):
                digits[name] = [number]
        for part in subterms(formula):
            match part:
                case Named("endomorphism", _, _, (unit,)):
                    images |= entries_of(unit)
                case Named(_, _, _, (Var(word), *_)) if (code := m.code(part)) is not None:
                    digits[word] = range(1 << len(code[1]))
                case Var(name) if name not in digits and isinstance(kind := contract.param(name.removesuffix("'")).type, Digit):
                    digits[name] = kind.values
        tables = {name: (SYSTEMS[item_type(contract.param(name).type)], entries, checked_roots(spec) if name in images else None)
                  for name, entries in entries_of(formula).items()}  # fmt: skip
        for chosen in product(*digits.values()):
            numbers = dict(zip(digits, chosen, strict=True))
            yield Case(", ".join(f"{name} {number}" for name, number in numbers.items()),
                       numbers={name: (number, number) for name, number in numbers.items()},
                       items={name: len(entries) for name, (_, entries, _) in tables.items()},
                       enter=partial(_enter, tables))  # fmt: skip


def _enter(tables: Mapping[str, tuple[str, Sequence[int], tuple[int, int] | None]], machine: Machine, elements: Elements) -> None:
    """Put multiples of a point in each table: of one of which images are used, such that these have names."""
    field = elements.fields[FIELD]
    for name, (system, entries, roots) in tables.items():
        base, values = image(operand(name, entries)) if roots else operand(name, entries), list[Value]()
        for i, factor in enumerate(entries):
            x, *others = coordinates(field, Multiple.of([(base, Form.number(factor))]), ("entry", i), system)
            values += [field.scale(x, pow(roots[1], -1, field.prime)) if roots else x, *others]
        words = (word for value in values for word in elements.words(FIELD, value))
        machine.memory |= {(name, 8 * i): (8, word) for i, word in enumerate(words)}


def operand(name: str, entries: Sequence[int]) -> tuple[object, ...]:
    """The point of which a table that is an operand has these multiples: a term of others is of another point."""
    return "operand", name, tuple(entries)
