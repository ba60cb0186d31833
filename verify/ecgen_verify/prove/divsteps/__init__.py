# SPDX-License-Identifier: MIT
"""Proofs of the kernels of inversion by division steps, on their bytes.

The matrix of S steps comes from words on which only bits decide: the bytes are executed on a graph of words, and a solver shows,
step by step, that nodes of it are what the division steps of `matrix` define. The long numbers that the matrix is applied to are
sums of products, for which the core's polynomials serve: `numbers`.
"""
