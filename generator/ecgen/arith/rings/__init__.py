# SPDX-License-Identifier: MIT
"""Products of polynomials with coefficients modulo powers of two, in words of 16 bits."""
