# SPDX-License-Identifier: MIT
"""The contract of every public function, one object each."""
