# SPDX-License-Identifier: MIT
"""One library to the texts of its files: each module here makes one kind of file, `whole` puts them together."""

from ecgen.emit.whole import emit

__all__ = ["emit"]
