# SPDX-License-Identifier: MIT
"""What is to be proved, and what calls do: the meaning of the terms of contracts in the prover's domain."""
