# SPDX-License-Identifier: MIT
"""What a run found, and its printers: terminal, Markdown, JSON, SVG."""
