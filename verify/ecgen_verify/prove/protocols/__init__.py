# SPDX-License-Identifier: MIT
"""Proof of deterministic signatures, and what is public while a signature is made."""
