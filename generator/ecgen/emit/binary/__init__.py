# SPDX-License-Identifier: MIT
"""Folders of binary fields, and of Classic McEliece over them."""
