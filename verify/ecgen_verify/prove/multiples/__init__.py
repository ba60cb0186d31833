# SPDX-License-Identifier: MIT
"""Proof of scalar multiplications: points in memory are known as multiples of a point, by integer forms in a scalar's signs."""
