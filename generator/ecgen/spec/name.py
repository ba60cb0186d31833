# SPDX-License-Identifier: MIT
"""Which names may begin every symbol and file name of the output."""

from __future__ import annotations

import re

MAX_NAME = 32

# C99 to C23 and C++98 to C++20, as far as they fit the pattern below.
_KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield
    compl concept const const_cast consteval constexpr constinit continue decltype default delete do double
    dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
    new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
    restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local
    throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t
    while xor xor_eq
"""
# A folder on the include path that held NAME.h would hide these.
_HEADERS = """
    assert complex ctype errno fenv inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
    stdbit stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype
"""
_PATTERN = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)


def identifier_fault(name: str) -> str | None:
    """Why `name` cannot begin every symbol and file name of the output, or None when it can."""
    if not _PATTERN.fullmatch(name):
        return "must start with a lower-case letter and hold only a-z, 0-9 and _"
    if len(name) > MAX_NAME:
        return f"has {len(name)} characters, more than {MAX_NAME}"
    if "__" in name or name.endswith("_"):
        return "would make identifiers with a double underscore, which C++ reserves"
    if name in _KEYWORDS.split():
        return "is a keyword of C or C++"
    if name in _HEADERS.split():
        return f"would hide the standard header <{name}.h>"
    return None
