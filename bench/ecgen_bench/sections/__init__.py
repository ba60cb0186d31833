# SPDX-License-Identifier: MIT
"""The sections of `ecgen bench --section`: one module each, which measures one thing on the emitted code."""
