# SPDX-License-Identifier: MIT
"""Proofs for all inputs, on the compiled bytes, of products in rings of polynomials and of operations in binary fields."""
