# SPDX-License-Identifier: MIT
"""Proof that a fused point function computes a formula of the group law: by `lazy_reduction.kernels`, number after number."""
