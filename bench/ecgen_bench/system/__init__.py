# SPDX-License-Identifier: MIT
"""The machine that is measured on, its tools, and a scratch folder."""
