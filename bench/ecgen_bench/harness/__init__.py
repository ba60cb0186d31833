# SPDX-License-Identifier: MIT
"""The C harness: it checks and times the functions of several implementations in one process."""
