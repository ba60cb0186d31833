# SPDX-License-Identifier: MIT
"""The files of rings modulo x^n - 1."""
