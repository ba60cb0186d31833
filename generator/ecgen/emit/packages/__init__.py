# SPDX-License-Identifier: MIT
"""Packages of other languages around an emitted folder: what is said of a function there derives from its contract."""
