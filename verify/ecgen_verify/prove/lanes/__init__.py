# SPDX-License-Identifier: MIT
"""Functions of AVX-512 IFMA on eight elements at once, one in each lane.

Every instruction on whole vectors that is admitted does the same to each of the eight lanes and lets none see another, so what is
shown of one lane that is not named holds of all eight. A lane's word is an integer that is congruent to it modulo 2^64: signed
where the code means it so.
"""
