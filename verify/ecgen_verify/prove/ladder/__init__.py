# SPDX-License-Identifier: MIT
"""The Montgomery ladder for every number of bits, and X25519 on it.

What holds at the header of the loop is in `iterations`; `composed.induction` shows that it does where the loop is entered
and after every iteration. The ladder's own contract is then an effect of a call, by which X25519 is executed.
"""
