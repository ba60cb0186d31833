# SPDX-License-Identifier: MIT
"""Constant-time inversion by division steps: D. J. Bernstein, B.-Y. Yang, "Fast constant-time gcd computation and modular
inversion", TCHES 2019(3), in the variant that starts at delta = 1/2 (P. Wuille, "Bounds on divsteps iterations in safegcd",
github.com/sipa/safegcd-bounds; libsecp256k1 inverts by it).

One step, for odd f:

    (delta, f, g) := (1 - delta, g, (g - f)/2)              if delta > 0 and g is odd
                     (1 + delta, f, (g + (g mod 2)*f)/2)    otherwise

From f = p and g = a, after enough steps g = 0 and f = gcd(p, a) up to sign. S steps depend on the low S bits of f and g
only and multiply (f, g) by a matrix M/2^S of integers, whose rows have |u| + |v| <= 2^S. So each round

    makes M from delta and the lowest words             Program divsteps<S>
    (f, g) := M*(f, g)/2^S, exactly                     Program divsteps<S>_fg<n>
    (d, e) := M*(d, e)/W mod p                          Program <tag>_divsteps_de

and d*a = c*f mod p holds throughout, where c starts at `Plan.start` and takes up the factor 2^S/W of every round, so that
the last Program, <tag>_divsteps_end, only has to give d the sign of f and to bring it below p.
"""

from __future__ import annotations

from dataclasses import dataclass

from ecgen.arith.divsteps.matrix import LONGEST_BLOCK, initial_delta, matrix_program
from ecgen.arith.divsteps.update import de_program, end_program, fg_program
from ecgen.field import Modulus
from ecgen.ir import Program

#: Steps per round: with 64-bit words three blocks of packed steps; with 32-bit words as many as leave two bits of a word free.
MOST_STEPS = {64: 3 * LONGEST_BLOCK[64], 32: 30}


def steps_needed(bits: int) -> int:
    """Steps after which g = 0 for every 0 <= g <= f < 2^bits, f odd.

    floor((45907*log2(M) + 26313) / 19929) for f <= M, whatever M: safegcd-bounds, genproofhd.md ("Generic formula for
    hddivsteps", with proof). It says 591 for 256 bits, where 590 are proved to suffice in Coq (R. O'Connor, ibid.).
    """
    return (45907 * bits + 26313) // 19929


@dataclass(frozen=True)
class Plan:
    """The numbers of one inversion.

    needed: steps that the bound asks for; rounds: how often the kernels run; steps: steps of a round, S, with
    rounds*steps >= needed; delta: how delta = 1/2 stands in its word; start: the first e, below the modulus.
    """

    needed: int
    rounds: int
    steps: int
    delta: int
    start: int


def batches(bits: int, width: int) -> int:
    """Rounds for a modulus of `bits` bits in words of `width` bits."""
    return -(-steps_needed(bits) // MOST_STEPS[width])


def plan(modulus: Modulus) -> Plan:
    """As few rounds as possible, and then as few steps in each as suffice."""
    needed, rounds = steps_needed(modulus.bits), batches(modulus.bits, modulus.width)
    steps = -(-needed // rounds)
    # a and its inverse stand in memory as a*R and R/a in Montgomery form, and (a*R) * (R/a) = R^2
    form = modulus.radix**2 if modulus.is_montgomery else 1
    lost = 1 << ((modulus.width - steps) * rounds)
    return Plan(needed, rounds, steps, initial_delta(modulus.width), form * lost % modulus.number)


def matrix(modulus: Modulus) -> Program:
    """The kernel that makes the matrix of a round."""
    return matrix_program(modulus.width, plan(modulus).steps)


def names(modulus: Modulus) -> list[str]:
    """The names of the four kernels; of a long modulus the last three are loops in C."""
    if not modulus.is_long:
        return [program.name for program in programs(modulus)]
    return [matrix(modulus).name, *(f"{modulus.tag}_divsteps_{part}" for part in ("fg", "de", "end"))]


def programs(modulus: Modulus) -> list[Program]:
    """The four kernels: matrix, (f, g), (d, e), end. Moduli that agree in steps (and limbs) share the first (two)."""
    steps = plan(modulus).steps
    return [
        matrix_program(modulus.width, steps),
        fg_program(modulus.width, modulus.limbs, steps),
        de_program(modulus, steps),
        end_program(modulus),
    ]
