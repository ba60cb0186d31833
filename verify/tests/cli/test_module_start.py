# SPDX-License-Identifier: MIT
"""`python -m ecgen` is the command line."""

from __future__ import annotations

import subprocess
import sys


def test_it_runs_as_a_module() -> None:
    shown = subprocess.run([sys.executable, "-m", "ecgen", "list"], capture_output=True, text=True, check=True).stdout
    refused = subprocess.run([sys.executable, "-m", "ecgen", "--curve", "none"], capture_output=True, text=True, check=False)
    assert "p384" in shown
    assert refused.returncode == 2 and "Traceback" not in refused.stderr
