# SPDX-License-Identifier: MIT
"""What is searched for, and nobody has to believe: see `ecgen_verify.prove.hints`, and who asks, for what is wanted of each."""

from ecgen_verify.prove.search.carries import questions
from ecgen_verify.prove.search.certificates import certificates
from ecgen_verify.prove.search.counterexample import explained
from ecgen_verify.prove.search.division_steps import division_words
from ecgen_verify.prove.search.elimination import eliminated
from ecgen_verify.prove.search.invariants import loop_invariants
from ecgen_verify.prove.search.lazy_words import lazy_words
from ecgen_verify.prove.search.low_words import carries_off
from ecgen_verify.prove.search.samples import sample_points
from ecgen_verify.prove.search.values import value_of

__all__ = ["carries_off", "certificates", "division_words", "eliminated", "explained", "lazy_words", "loop_invariants",
           "questions", "sample_points", "value_of"]  # fmt: skip
