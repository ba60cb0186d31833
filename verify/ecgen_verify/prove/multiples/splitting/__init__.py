# SPDX-License-Identifier: MIT
"""Scalars that are split in two by an endomorphism, proved as compiled, and multiplications by the halves."""
