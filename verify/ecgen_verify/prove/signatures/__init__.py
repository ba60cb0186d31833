# SPDX-License-Identifier: MIT
"""What calls do that hash a message in pieces."""
