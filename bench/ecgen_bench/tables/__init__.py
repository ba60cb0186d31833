# SPDX-License-Identifier: MIT
"""Whole tables: all speed bars, and the operations of a Python library."""
