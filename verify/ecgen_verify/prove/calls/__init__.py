# SPDX-License-Identifier: MIT
"""One rule for calls: what a call of a function is taken to do is what is shown of that function."""
