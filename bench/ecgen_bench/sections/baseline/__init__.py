# SPDX-License-Identifier: MIT
"""Scalar multiplication as the first versions of such a program are written, with general long integers."""
