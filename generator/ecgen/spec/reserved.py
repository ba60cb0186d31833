# SPDX-License-Identifier: MIT
"""Names that mean something elsewhere, so that files or symbols that begin with them could not be used.

The lists are the same wherever ecgen runs, whatever is installed there.
"""

from __future__ import annotations

# C99 to C23 and C++98 to C++20, as far as they are names of ours.
_KEYWORDS = """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char class co_await co_return co_yield
    compl concept const const_cast consteval constexpr constinit continue decltype default delete do double
    dynamic_cast else enum explicit export extern false float for friend goto if inline int long mutable namespace
    new noexcept not not_eq nullptr operator or or_eq private protected public register reinterpret_cast requires
    restrict return short signed sizeof static static_assert static_cast struct switch template this thread_local
    throw true try typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t
    while xor xor_eq
"""

# NAME.h of standard C, of POSIX, of glibc, of compilers for x86-64: a folder on the include path that held one would hide it.
_HEADERS = """
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
    stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype

    aio cpio dirent dlfcn endian fcntl fmtmsg fnmatch ftw glob grp iconv langinfo libgen libintl monetary mqueue ndbm
    netdb nl_types poll pthread pwd regex sched search semaphore spawn strings stropts syslog tar termios trace ulimit
    unistd utime utmpx wordexp

    aliases alloca ar argp argz byteswap crypt elf envz err error execinfo features fstab fts gconv getopt gshadow
    ifaddrs lastlog link malloc mcheck memory mntent nss obstack paths printf proc_service pty regexp resolv sgtty
    shadow stab stdio_ext syscall sysexits termio thread_db ttyent ucontext utmp values wait

    cet cpuid gcov intrin io mm3dnow mm_malloc omp process quadmath syslimits unwind varargs windows winsock
"""

# Python's keywords that are none of C's, and its standard modules from 3.10 on: python/NAME.py would hide one, and the binding
# itself imports some.
_PYTHON_KEYWORDS = """
    as assert async await def del elif except finally from global import in is lambda nonlocal pass raise with yield
"""
_MODULES = """
    abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii binhex
    bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression
    concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal
    difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch
    fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http
    idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3 linecache locale logging lzma
    mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc nis nntplib nt ntpath
    nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform
    plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri
    random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site
    sitecustomize smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat
    statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile
    termios test textwrap this threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle
    turtledemo types typing unicodedata unittest urllib usercustomize uu uuid venv warnings wave weakref webbrowser winreg
    winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
"""

# Windows opens a device in the place of a file of one of these names, whatever its suffix.
_DEVICES = """
    aux con nul prn com0 com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt0 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9
"""

# libNAME.a or libNAME.so that the linker would take for the system's.
_LIBRARIES = "c dl gcc gcc_s m pthread resolv rt"

# Targets that CMake keeps for itself, and the beginning of its variables.
_CMAKE = "all clean cmake edit_cache help install package package_source preinstall rebuild_cache test"


_REASONS = (
    (_KEYWORDS, "is a keyword of C or C++"),
    (_HEADERS, "would hide the standard header <{}.h>"),
    (_PYTHON_KEYWORDS, "is a keyword of Python, which could not import the binding"),
    (_MODULES, "would hide Python's module {}"),
    (_DEVICES, "is the name of a device on Windows"),
    (_LIBRARIES, "would make a library that the linker takes for the system's lib{}"),
    (_CMAKE, "is a name that CMake keeps for itself"),
)


def reservation(name: str) -> str | None:
    """What `name` means elsewhere, as a reason to refuse it; None when it is free."""
    for names, reason in _REASONS:
        if name in names.split() or (names is _HEADERS and name.endswith("intrin")):
            return reason.format(name)
    return None
