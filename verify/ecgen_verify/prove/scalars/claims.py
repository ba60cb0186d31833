# SPDX-License-Identifier: MIT
"""Claims of the functions that make scalars out of byte strings.

Trusted: each check shows the contract that it is pinned to, or what is said here of a function that no manifest has.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ecgen_verify.prove.composed.buffers import LONGEST
from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.composed.effects import decoded
from ecgen_verify.prove.composed.elements import Form
from ecgen_verify.prove.composed.promise import Case, Inner
from ecgen_verify.prove.composed.view import View
from ecgen_verify.prove.goal.pins import reduction
from ecgen_verify.prove.machine import Pointer
from ecgen_verify.prove.scalars.effects import last_bits, number_modulo, of_known, of_operand, size_of
from ecgen_verify.prove.scalars.lengths import modulo_claim
from ecgen_verify.prove.scalars.numbers import LESS_ONE, ORDER, plain_forms
from ecgen_verify.prove.word import Word
from ecgen_verify.prove.world import Undecided

_PLAIN_WORDS = 4  # more than a scalar has


def scalar_claims(scalar: Form) -> dict[str, Claim]:
    """By operation."""
    checks = _Checks(scalar)
    size = checks.size
    every = {"length": (0, LONGEST)}
    words = [_words(count) for count in range(scalar.limbs + _PLAIN_WORDS + 1)]
    claims = {
        "bytes_modulo": modulo_claim(plain_forms(scalar)),
        "reduce_bytes": Claim(reduction(), checks.reduce, level=2,
                              cases=(Case(numbers=every, lengths={"b": "length"}),)),
        "scalar_from_hash": Claim(FROM_HASH,
                                  checks.from_hash, level=2, cases=tuple(checks.hash_cases())),
        "scalar_from_random": Claim(random_promise(size),
                                    checks.from_random, level=2, cases=checks.random_cases()),
        "scalar_from_key": Claim(key_promise(size),
                                 checks.from_key, level=2),
        "scalar_plain": Claim(plain_promise(scalar),
                              checks.plain, level=2, cases=words),
    }  # fmt: skip
    return {name: replace(claim, about=(("sc", scalar),)) for name, claim in claims.items()}


FROM_HASH = Inner("r = the leading bits of the hash mod n, as many as n has, or all",
                  entry=("sc", "void {p}_scalar_from_hash({p}_sc *r, const uint8_t *hash, size_t length)"))  # fmt: skip


def key_promise(size: int) -> Inner:
    """`size`: bytes of a scalar."""
    return Inner("key = the big-endian private key and 0 where it lies from 1 to n - 1, else 0 and -1",
                 entry=("sc", f"int {{p}}_scalar_from_key({{p}}_sc *key, const uint8_t private_key[{size}])"))  # fmt: skip


def random_promise(size: int) -> Inner:
    """`size`: bytes of a scalar."""
    return Inner(f"r = 1 + (random mod n - 1) and 0; 0 and -1 for less than {size + 8} bytes",
                 entry=("sc", "int {p}_scalar_from_random({p}_sc *r, const uint8_t *random, size_t length)"))  # fmt: skip


def plain_promise(scalar: Form) -> Inner:
    return Inner(f"v = k as an integer, for at most {scalar.limbs + _PLAIN_WORDS} words",
                 entry=("sc", "void {p}_scalar_plain({p}_limb *v, size_t words, const {p}_sc *k)"))  # fmt: skip


def _words(count: int) -> Case:
    return Case(f"{count} words", numbers={"words": (count, count)}, lengths={"v": 8 * count})


class _Checks:
    def __init__(self, scalar: Form) -> None:
        self.scalar, self.size = scalar, size_of(scalar)

    # ------------------------------------------------------------------ what calls it

    def reduce(self, view: View) -> None:
        view.expect("r", [number_modulo(view.field, ORDER, of_operand("b"))])

    def hash_cases(self) -> Iterator[Case]:
        for length in range(self.size):
            yield Case(f"{length} bytes", numbers={"length": (length, length)}, lengths={"hash": length})
        yield Case("more bytes", numbers={"length": (self.size, LONGEST)}, lengths={"hash": self.size})

    def from_hash(self, view: View) -> None:
        known = of_known(view.path, self.scalar, view.setting.bytes["hash"], last_bits(self.scalar))
        view.expect("r", [number_modulo(view.field, ORDER, known)])

    def random_cases(self) -> tuple[Case, ...]:
        least = self.size + 8
        return tuple(Case(f"{low} to {high} bytes", numbers={"length": (low, high)}, lengths={"random": "length"})
                     for low, high in ((0, least - 1), (least, LONGEST)))  # fmt: skip

    def from_random(self, view: View) -> None:
        field = view.field
        enough = view.setting.case.numbers["length"][0] > 0
        number = field.add(number_modulo(field, LESS_ONE, of_operand("random")), field.const(1))
        view.expect("r", [number if enough else field.const(0)])
        view.expect_status(not enough)

    def from_key(self, view: View) -> None:
        value, failed = decoded(view.elements, view.form, view.setting.bytes["private_key"][::-1], view.path)
        if view.decided(failed):
            view.expect("key", [view.field.const(0)])
            view.expect_status(True)
        else:
            view.expect("key", [value])  # which is 0 where it is refused
            view.expect_status(view.is_zero(value))

    def plain(self, view: View) -> None:
        (k,) = view.given("k")
        stored = view.elements.words(self.scalar.tag, view.field.scale(k, pow(self.scalar.factor, -1, self.scalar.prime)))
        for i in range(view.setting.case.numbers["words"][0]):
            loaded = view.machine.load(Pointer("v", 8 * i), 8)
            view.note("v")
            expected = stored[i].poly if i < len(stored) else None
            if not isinstance(loaded, Word) or (loaded.poly - expected if expected else loaded.poly).terms:
                raise Undecided(f"word {i} of the output v is not what is claimed")
