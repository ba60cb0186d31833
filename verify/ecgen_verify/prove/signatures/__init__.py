# SPDX-License-Identifier: MIT
"""Proof of Ed25519 and XEdDSA: keys, signatures and their verification, for messages of every length."""
