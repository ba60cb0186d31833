# SPDX-License-Identifier: MIT
"""Straight-line code that computes a formula on numbers of several words, which need not be canonical in between.

The code is executed on a graph of words. Then the numbers in between are found among the words made, by their values for sample
inputs (`search`, not trusted), and one after the other is shown to be congruent to what the formula has there, given those
before it, whose words count as free inputs below a bound from then on (`numbers`). Each proof is as small as that of a product,
and of products made alike only one is proved.
"""
