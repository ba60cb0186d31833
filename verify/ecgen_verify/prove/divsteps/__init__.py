# SPDX-License-Identifier: MIT
"""Inversion by division steps: its kernels, proved on their bytes, and what their driver makes of them.

The matrix of S steps comes from words on which only bits decide: the bytes are executed on a graph of words, and step by step it
is shown by their cones that words of it are what division steps define: `matrix`. The long numbers that the matrix is applied to
are sums of products: `kernels`. What calls of them leave is named by what it is: `driver`.
"""
