# SPDX-License-Identifier: MIT
"""What single sections measure with: Valgrind, energy counters, stack frames, the pace of the processor."""
