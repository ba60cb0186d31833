# SPDX-License-Identifier: MIT
"""Key exchange and signatures of one curve: call sites, keys, checks, bars."""
