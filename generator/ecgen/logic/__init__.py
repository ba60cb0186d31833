# SPDX-License-Identifier: MIT
"""What functions promise, as values: typed terms, the Contract, and everything that is derived from them."""
