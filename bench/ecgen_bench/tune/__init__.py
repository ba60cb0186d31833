# SPDX-License-Identifier: MIT
"""`ecgen tune`: a measured search over the order and the forms of a function's instructions."""
