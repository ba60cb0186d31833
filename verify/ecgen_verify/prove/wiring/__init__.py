# SPDX-License-Identifier: MIT
"""Which contract is proved of each function of an emitted folder, and which a call of it gets."""
