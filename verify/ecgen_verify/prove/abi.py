# SPDX-License-Identifier: MIT
"""Registers of a call by the System V ABI for x86-64 (3.2), and functions that every program has.

Trusted.
"""

#: Integer and pointer arguments, in order.
ARGUMENTS = ("RDI", "RSI", "RDX", "RCX", "R8", "R9")
#: Kept by the function called, beside RSP.
SAVED = ("RBX", "RBP", "R12", "R13", "R14", "R15")
#: Not kept.
SCRATCH = ("RAX", "RCX", "RDX", "RSI", "RDI", "R8", "R9", "R10", "R11")
#: All of 64 bits.
REGISTERS = (*SCRATCH, *SAVED, "RSP")
#: Functions of C's library of which nothing has to be shown, as the standard says what they do.
STANDARD = frozenset({"memset", "memcpy", "memmove", "memcmp"})
