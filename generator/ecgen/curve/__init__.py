# SPDX-License-Identifier: MIT
"""The curve layer: point formulas and scalar recodings as data, and what is made from them."""
