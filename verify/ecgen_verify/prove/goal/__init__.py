# SPDX-License-Identifier: MIT
"""What is to be proved: the published contract, the meaning of its terms in the prover's domain, and contracts that checks are
pinned to."""
