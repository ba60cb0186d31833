# SPDX-License-Identifier: MIT
"""What the functions of standards mean, on Python's integers, and the setting in which contracts are evaluated.

Written from the standards alone, to be compared with: slow, not constant-time, for public values only.
"""
