# SPDX-License-Identifier: MIT
"""The step and the end of the Montgomery ladder, on coordinates that are not canonical in between.

Trusted: where the coordinates stand, what is assumed of them, and that `leave` says what is promised. The formula itself is shown
to be right from the curve's equation in `curve.prove`.
"""

from __future__ import annotations

from ecgen.curve.library import formula
from ecgen_verify.prove.contract import Part, array, word
from ecgen_verify.prove.kernel import Case, Kernel, State, aliases_of
from ecgen_verify.prove.lazy_reduction.formula import follow
from ecgen_verify.prove.lazy_reduction.naming import NamingRun
from ecgen_verify.prove.lazy_reduction.numbers import Numbers, lazy_words, restored
from ecgen_verify.prove.world import Undecided

#: The state's coordinates, in the order in which they stand in memory, before and after a step.
_STATE = ("X2", "Z2", "X3", "Z3")
_NEXT = ("X4", "Z4", "X5", "Z5")
_ONES = (1 << 64) - 1
_MASKS = tuple(Case(fixed={"mask": mask}) for mask in (0, _ONES))


def lazy_bound(prime: int, limbs: int) -> int:
    """Coordinates of the state are below this: for a prime of k bits, 2^k and a little in the top word.

    Any bound above p would do that each step keeps, which `leave` checks.
    """
    return (1 << prime.bit_length()) + (1 << (64 * (limbs - 1) + 20))


def ladder_kernels(prefix: str, prime: int, limbs: int, factor: int) -> list[Kernel]:
    """PREFIX_ladder_step and PREFIX_ladder_end. `factor`: (A - 2)/4 modulo p."""
    bound = lazy_bound(prime, limbs)
    state = array("s", 4 * limbs, *(Part(name, limbs * place, limbs, bound) for place, name in enumerate(_STATE)))
    result, u = array("r", 4 * limbs, output=True), array("u", limbs, Part("X1", 0, limbs, prime))
    swapped = dict(zip(_STATE, (*_STATE[2:], *_STATE[:2]), strict=True))

    def step(end: State) -> None:
        path = end.path
        of = swapped if end.given["mask"] else dict(zip(_STATE, _STATE, strict=True))
        with restored(path.world):
            numbers = Numbers(path, prime, limbs, lazy_words(path, end.points))
            numbers.values = {name: end.number(of[name]) for name in _STATE} | {"X1": end.number("X1")}
            follow(formula("montgomery_ladder"), {"a24": factor}, numbers)
            for place, name in enumerate(_NEXT):
                words = [word.poly for word in end.words("r", limbs * place, limbs)]
                most = numbers.show(words, numbers.values[name])
                if most >= bound:
                    raise Undecided(f"{name} may reach {most:#x}, but has to stay below {bound:#x}")

    def last(end: State) -> None:
        chosen = _STATE[2:] if end.given["mask"] else _STATE[:2]
        for axis, name in zip("xz", chosen, strict=True):
            number = end.output(axis)
            end.congruent(number - end.number(name), prime)
            end.below(number, prime)

    outputs = [array(name, limbs, output=True) for name in "xz"]
    below = f"coordinates below {bound:#x}"
    stepped, ended = ladder_promises(prime, limbs, factor)
    return [
        Kernel(f"{prefix}_ladder_step", f"r = (2P, P + Q), or (2Q, P + Q) where mask is all-ones, by the formula; {below}",
               (result, state, u, word("mask")), step, _MASKS, aliases_of((result, state)), run=NamingRun, promise=stepped),
        Kernel(f"{prefix}_ladder_end", f"(x : z) = P of s = (P, Q), or Q where mask is all-ones, modulo p; {below}",
               (*outputs, state, word("mask")), last, _MASKS, promise=ended),
    ]  # fmt: skip


def ladder_promises(prime: int, limbs: int, factor: int) -> tuple[object, object]:
    """Of a step and of the end."""
    return ("step of the ladder", prime, limbs, factor), ("end of the ladder", prime, limbs)
