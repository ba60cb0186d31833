# SPDX-License-Identifier: MIT
"""Multiples of points of the curve of Ed25519 by scalars, through signed digits and tables of multiples.

The functions that make digits, read tables and add points have claims of their own; here their calls are executed on multiples.
"""
