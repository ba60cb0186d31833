# SPDX-License-Identifier: MIT
"""Inversion by division steps: its kernels, proved on their bytes, and what their driver makes of them.

The matrix of S steps comes from words on which only bits decide: the bytes are executed on a graph of words, and a solver shows,
step by step, that nodes of it are what the division steps of `matrix` define. The long numbers that the matrix is applied to are
sums of products, for which the core's polynomials serve: `kernels`. What calls of them leave is named by what it is: `driver`.
"""
