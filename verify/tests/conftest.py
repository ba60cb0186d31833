# SPDX-License-Identifier: MIT
"""Hypothesis for machines that are shared and slow at times: no test may fail because of the clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("ecgen", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ecgen")
