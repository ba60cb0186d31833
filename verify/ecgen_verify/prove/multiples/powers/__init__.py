# SPDX-License-Identifier: MIT
"""Powers of elements of the field, with exponents that are secrets: digits of the exponent, what is looked up by them, products.

An element to the power of a digit is an unknown of its own; the field's polynomials, with their long exponents, do the rest.
"""
