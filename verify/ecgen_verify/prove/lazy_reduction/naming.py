# SPDX-License-Identifier: MIT
"""Gives every word of many terms a name, so that products of such words stay short.

Trusted: a name is an atom that is the word modulo 2^64, which is the word itself where that lies in [0, 2^64).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import iced_x86 as x86

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.kernel import Effects
from ecgen_verify.prove.machine import Machine
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.poly import Poly
from ecgen_verify.prove.run import Limits, Run
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Low, World

_TOP = (1 << 64) - 1
_TERMS = 2


class NamingRun(Run[Machine]):
    """Names words as they are written to registers and memory."""

    def _next(self, machine: Machine, instruction: x86.Instruction | None) -> int | None:
        following = super()._next(machine, instruction)
        for name, value in machine.registers.items():
            if isinstance(value, Word) and len(value.poly.terms) > _TERMS:
                machine.registers[name] = named(machine.path, value)
        for cell, (size, value) in machine.memory.items():
            if isinstance(value, Word) and size == 8 and len(value.poly.terms) > _TERMS:
                machine.memory[cell] = size, named(machine.path, value)
        return following


def naming_run(code: Code, _: World, effects: Effects, limits: Limits) -> NamingRun:
    return NamingRun(code, effects, limits)


def named(path: Path, word: Word) -> Word:
    """The same word by an atom of its own: one for the word or, where it has two values only, one for the bit that decides."""
    if word.lo < 0 or word.hi > _TOP or word.is_constant:
        return word
    bit = path.two_valued(word)
    if bit is None:
        atom = _name(path, word)
        return replace(atom, secret=word.secret)
    if len(bit.terms) <= _TERMS:
        return word
    atom = _name(path, Word(bit, 0, 1))
    span = word.hi - word.lo
    return Word(atom.poly.scale(span).offset(word.lo), word.lo, word.hi, None, word.secret, word.fields)


def expand(path: Path, atoms: Iterable[int]) -> None:
    """Assume of these atoms, where they are names, that they are what they name. Words made before must be resolved again."""
    for atom in sorted(atoms, reverse=True):
        meaning = path.world.atoms[atom].meaning
        if isinstance(meaning, Low) and meaning.lo == meaning.hi == 0:
            path.assume(meaning.of.plus(Poly.atom(atom), -1), 0)


def _name(path: Path, word: Word) -> Word:
    key = "name", word.poly.key
    if key not in path.bitwise:
        world = path.world
        value = path.residue(word)
        atom = world.new_atom(f"n{len(world.atoms)}", word.lo, word.hi, Low(word.poly, 64, 0, 0))
        path.bitwise[key] = Word(Poly.atom(atom), word.lo, word.hi, world.remember_residue(atom, value, 64))
    return path.bitwise[key]
