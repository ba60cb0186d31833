# SPDX-License-Identifier: MIT
"""What makes the objects, shares the work out and prints verdicts. Nobody has to believe it: a verdict names its bytes."""
