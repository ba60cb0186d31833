# SPDX-License-Identifier: MIT
"""Proof for all inputs on the assembled bytes: `ecgen prove`."""
