# SPDX-License-Identifier: MIT
"""A peer that the user names: an object file, its symbols, and what each computes."""
