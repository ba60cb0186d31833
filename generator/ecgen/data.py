# SPDX-License-Identifier: MIT
"""Where the data folders lie: templates and specs, beside the source roots in a checkout, inside the package in a wheel."""

from __future__ import annotations

from importlib import resources
from pathlib import Path


def data_folder(name: str) -> Path:
    """The folder `name` ("templates" or "specs")."""
    packaged = Path(str(resources.files("ecgen"))) / name
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / name
