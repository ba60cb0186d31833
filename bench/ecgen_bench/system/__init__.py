# SPDX-License-Identifier: MIT
"""This machine, its tools, and a scratch folder."""
