# SPDX-License-Identifier: MIT
"""Binary fields GF(2^m), bit-sliced: bit i of 64 elements is one word, and an element of each lane is computed with at once."""
