# SPDX-License-Identifier: MIT
"""SHA-2, proved for every message: compression word by word, streaming by contracts and by induction over the blocks."""
