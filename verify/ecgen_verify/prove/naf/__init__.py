# SPDX-License-Identifier: MIT
"""Proof of what is built on non-adjacent forms of public scalars: the digits, additions by them, double multiplications."""
