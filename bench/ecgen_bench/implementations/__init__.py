# SPDX-License-Identifier: MIT
"""What can be measured: operations, their operands, and the implementations that perform them."""
