# SPDX-License-Identifier: MIT
"""Words and addresses: the same for good once they are there, and made of the bits that they should be."""

from __future__ import annotations

import ast
import random
from dataclasses import fields
from pathlib import Path

from ecgen_verify.prove import word
from ecgen_verify.prove.domain import Lazy
from ecgen_verify.prove.machine import Lane, Pointer
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.word import Field, Word, constant, masked

_PROVER = Path(word.__file__).parent
_BITS = 64


def test_nothing_is_assigned_to_a_word_or_an_address() -> None:
    """They are no frozen dataclasses, which take four times as long to make, but are keys and are shared like those."""
    names = {field.name for kind in (Word, Lazy, Lane, Pointer) for field in fields(kind)}
    assigned = [(path.name, node.lineno) for path in sorted(_PROVER.rglob("*.py"))
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del) and node.attr in names
                and not (isinstance(node.value, ast.Name) and node.value.id == "self")]  # fmt: skip
    assert assigned == []


def test_no_word_or_address_assigns_to_itself() -> None:
    for kind in (Word, Lazy, Lane, Pointer):
        (definition,) = (node for path in (_PROVER / "word.py", _PROVER / "domain.py", _PROVER / "machine.py")
                         for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                         if isinstance(node, ast.ClassDef) and node.name == kind.__name__)  # fmt: skip
        assert not any(isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) for node in ast.walk(definition))


def _bits(parts: tuple[Field, ...]) -> list[object]:
    """Each a number, or a word and the place in it."""
    bits: list[object] = [of.lo >> i & 1 if of.is_constant else (of.poly.key, i) for of, low, high in parts
                          for i in range(low, high)]  # fmt: skip
    while bits and bits[-1] == 0:
        bits.pop()
    return bits


def test_a_mask_keeps_the_bits_where_it_has_ones() -> None:
    rng = random.Random(7)
    words = [Word(Poly.atom(i), 0, (1 << _BITS) - 1) for i in range(3)]
    for _ in range(2000):
        parts: list[Field] = []
        for _ in range(rng.randrange(1, 5)):
            low = rng.randrange(_BITS)
            parts.append((rng.choice((*words, constant(rng.getrandbits(_BITS)))), low, rng.randrange(low + 1, _BITS + 1)))
        low, high = sorted((rng.randrange(2 * _BITS), rng.randrange(2 * _BITS)))
        ones = rng.choice((rng.getrandbits(2 * _BITS), (1 << high) - (1 << low), 0))
        bits = _bits(tuple(parts))
        expected = [bit if ones >> i & 1 else 0 for i, bit in enumerate(bits)]
        while expected and expected[-1] == 0:
            expected.pop()
        assert _bits(masked(tuple(parts), ones)) == expected
