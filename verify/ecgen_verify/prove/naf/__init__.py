# SPDX-License-Identifier: MIT
"""Proof of the function that writes a non-adjacent form."""
