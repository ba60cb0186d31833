# SPDX-License-Identifier: MIT
"""The name under which the project is installed is written twice, and it is the same."""

from __future__ import annotations

import tomllib
from pathlib import Path

from ecgen.errors import DISTRIBUTION


def test_messages_name_the_distribution() -> None:
    with (Path(__file__).parents[3] / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert project["name"] == DISTRIBUTION
    assert all(requirement.startswith(f"{DISTRIBUTION}[") for extra in ("verify", "dev")
               for requirement in project["optional-dependencies"][extra] if requirement.startswith("ecgen"))  # fmt: skip
