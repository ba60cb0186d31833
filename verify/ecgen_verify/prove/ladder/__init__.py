# SPDX-License-Identifier: MIT
"""The Montgomery ladder for every number of bits, and X25519 on it.

What holds at the header of the ladder's loop is guessed (`search`) and then shown, where the loop is entered and after every
iteration (`iterations`). The ladder's own contract is then an effect of a call, by which X25519 is executed.
"""
