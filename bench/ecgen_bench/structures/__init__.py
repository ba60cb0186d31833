# SPDX-License-Identifier: MIT
"""Structures that are no curves and no primes: their functions against those of public code, in one process."""
