# SPDX-License-Identifier: MIT
"""Single operations on field elements, scalars and points: comparisons, and the bars that judge them."""
