# SPDX-License-Identifier: MIT
"""Hexadecimal digits, proved for strings of every length: the machine, the words and the induction of `hashes`.

Each store is checked when it happens: what it writes is what is to stand there. So an iteration is proved for any characters at
any place, and how many there are does not matter.
"""
