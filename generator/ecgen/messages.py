# SPDX-License-Identifier: MIT
"""What others wrote (paths, arguments, values) as messages show it: on one line, short, free of what a terminal acts upon."""

from __future__ import annotations

import os
import re

_VALUE_LENGTH = 60  # a value longer than this loses its middle
_PATH_LENGTH = 160  # and so does a path
_MESSAGE_LENGTH = 600  # and so does a whole message


def printable(text: str) -> str:
    """`text` with everything a terminal would act upon (newlines, controls, direction marks) escaped, and lone surrogates too."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shorten(text: str, length: int = _VALUE_LENGTH) -> str:
    """`text`, or its two ends around an ellipsis when it has more than `length` characters."""
    if len(text) <= length:
        return text
    half = length // 2 - 1
    return f"{text[:half]}…{text[-half:]}"


def shown(path: str | os.PathLike[str] | bytes | int) -> str:
    """A path, or what stands for one in an OSError, as a message shows it."""
    return shorten(printable(str(os.fsdecode(path) if isinstance(path, bytes) else path)), _PATH_LENGTH)


def one_line(message: str) -> str:
    """A whole message that may hold what others wrote: the last resort, for text that was put together elsewhere.

    Long words lose their middle first, so that what is wrong with them stays.
    """
    words = re.sub(r"\S{200,}", lambda word: shorten(word[0], _PATH_LENGTH), printable(message))
    return shorten(words, _MESSAGE_LENGTH)
