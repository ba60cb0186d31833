# SPDX-License-Identifier: MIT
"""The results of a run, and their printers: terminal, Markdown, JSON, SVG."""
