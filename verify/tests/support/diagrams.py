# SPDX-License-Identifier: MIT
"""Values of functions of bits."""

from __future__ import annotations

from collections.abc import Mapping

from ecgen_verify.prove.hashes.diagrams import FALSE, TRUE, Diagrams


def value(diagrams: Diagrams, bit: int, inputs: Mapping[int, int]) -> int:
    """At these values of variables, by their functions."""
    while bit > TRUE:
        variable, zero, one = diagrams.nodes[bit]
        bit = one if inputs[diagrams._node((variable, FALSE, TRUE))] else zero
    return bit
