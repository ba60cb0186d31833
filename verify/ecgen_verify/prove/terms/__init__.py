# SPDX-License-Identifier: MIT
"""Contracts by the meaning of their terms, where points are multiples of points: what is shown of a function, and what a call
does."""
