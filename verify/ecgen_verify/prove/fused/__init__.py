# SPDX-License-Identifier: MIT
"""Proof that a fused point function makes, word for word, what the field functions make one after the other.

Both are executed on the same graph of words, in which equal computations are one node (value numbering). Equal nodes at the end
mean equal outputs for all inputs, so what is proved of the field functions' bytes holds in the fused function's. Where a fused
function leaves values lazily reduced, its words are others, and the proof is that of `lazy_reduction.kernels`.
"""
