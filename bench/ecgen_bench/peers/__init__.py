# SPDX-License-Identifier: MIT
"""The peers: public code that the emitted code is measured against. This tree holds only its names."""
