# SPDX-License-Identifier: MIT
"""Proof of what is built on scalar multiplication: keys, key exchange, signatures."""
