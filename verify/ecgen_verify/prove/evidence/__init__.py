# SPDX-License-Identifier: MIT
"""Evidence that is kept: records of what was proved, the mutation suite, and the page on soundness made from both."""
