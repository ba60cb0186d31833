# SPDX-License-Identifier: MIT
"""PREFIX_compress32 and PREFIX_compress64: the compression of one block.

Trusted: what is claimed of them, and what a call of them does.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import Call
from ecgen_verify.prove.composed.elements import Elements, names_of
from ecgen_verify.prove.composed.promise import Promise
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.contract import Kind as OfOperand
from ecgen_verify.prove.contract import Operand
from ecgen_verify.prove.hashes.fips import Kind, compressed
from ecgen_verify.prove.hashes.words import secrets_are_bits
from ecgen_verify.prove.kernel import Case
from ecgen_verify.prove.path import Path
from ecgen_verify.prove.word import Word

TEXT = "h = the hash value after the block, from the one before it (FIPS 180-4, {}), for all h and blocks"


def promise(kind: Kind) -> Promise:
    """The array h and the block do not overlap; both may be anywhere."""
    h = Operand("h", OfOperand.BYTES, 8 * kind.size, is_output=True, apart=True)
    text = TEXT.format("6.2.2" if kind.word == 32 else "6.4.2")
    return Promise(text, (h, Operand("block", OfOperand.BYTES, kind.block)))


def compression(kind: Kind) -> Claim:
    return Claim(promise(kind), partial(_check, kind), [Case("a block", enter=secrets_are_bits)], effect=partial(_compress, kind))


def _check(kind: Kind, view: View) -> None:
    words, h, block = view.machine.domain, *(view.setting.bytes[name] for name in ("h", "block"))
    state = [words.packed(h[start : start + kind.size], 8) for start in range(0, len(h), kind.size)]
    # the bytes of a word of the message: the highest first (3.1)
    message = [words.packed(block[start : start + kind.size][::-1], 8) for start in range(0, len(block), kind.size)]
    left = compressed(words, kind, state, message)
    view.expect_bytes("h", [words.cut(word, 8 * i, 8) for word in left for i in range(kind.size)])


def _compress(kind: Kind, call: Call) -> None:
    """On a hash value and a block that stand in memory byte by byte."""
    h, data = call.pointer(0), call.pointer(1)
    call.apart([(h, 8 * kind.size, True)], [(data, kind.block)])
    state, block = call.words(h, 8, kind.size), call.words(data, kind.block, 1)
    call.put(h, after(call.elements, call.path, kind, state, block), kind.size)


def after(elements: Elements, path: Path, kind: Kind, state: Sequence[Word], block: Sequence[Word]) -> list[Word]:
    """The hash value after a block, given by its bytes: a function of which no more is said."""
    key = "compressed", names_of(path, state), names_of(path, block)
    return elements.unknowns(key, 8, (1 << kind.word) - 1)
