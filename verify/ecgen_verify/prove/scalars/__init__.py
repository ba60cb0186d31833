# SPDX-License-Identifier: MIT
"""Proof of the functions that make scalars out of byte strings, for every length.

A step doubles a number modulo m and adds a bit; it is proved word by word. The loop that calls it for each bit is proved by
induction over its iterations.
"""
