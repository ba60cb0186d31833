# SPDX-License-Identifier: MIT
"""`python -m ecgen` is `ecgen`."""

from ecgen.cli import main

if __name__ == "__main__":
    main()
