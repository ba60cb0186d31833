# SPDX-License-Identifier: MIT
"""Proof of the functions that call field functions: chains, roots, inversions, point formulas, on the compiled bytes.

The machine code is executed with the core's model; a call of a field function whose contract is known is replaced by what that
contract promises, on whole elements. What comes out is compared with the claim exactly, as polynomials modulo the prime.
"""
