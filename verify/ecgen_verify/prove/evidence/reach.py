# SPDX-License-Identifier: MIT
"""What a proof of a function's bytes is a proof of, as one digest: what the function promises, the specification's numbers, and
all that it reaches in the objects of a build, see `reached`; of functions by whose contracts the proof holds, the name and the
contract.

It does not depend on where parts stand, on the names of what is inside, nor on the prefix.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial

from ecgen_verify.prove.code import Code
from ecgen_verify.prove.reached import Parts, neutral

_PLAIN = "_x64"  # ends the names of the versions for every processor, which have the contracts of the others


@dataclass
class Reach:
    """The objects of one build. `prefix`: begins the public names, with the _ behind it; `contracts`: of these functions, by
    name with prefix, as `ecgen.logic.serialize.canonical` has them; `numbers`: `ecgen.proofs.numbers_digest`."""

    code: Code
    prefix: str
    contracts: Mapping[str, str]
    numbers: str

    def digest(self, name: str, symbol: str, given: Collection[str]) -> str:
        """SHA-256, in hex. `name`: the public function; `symbol`: that of the body; `given`: functions by whose contracts the
        proof holds, with prefix. Raises KeyError when there is no such symbol."""
        by_name = [one for one in self.code.image.functions if one in given or one.removesuffix(_PLAIN) in given]
        begin, *parts = Parts(self.code, symbol, by_name, partial(self._said, given)).lines
        lines = [f"function {name.removeprefix(self.prefix)} at {begin}", f"promises {self.contracts[name]}",
                 f"numbers {self.numbers}", *parts]  # fmt: skip
        return hashlib.sha256(("\n".join(lines) + "\n").encode()).hexdigest()

    def _said(self, given: Collection[str], name: str) -> str:
        """Of a function by its contract, or of what is in no object."""
        public, said = name if name in self.contracts else name.removesuffix(_PLAIN), neutral(name, self.prefix)
        if public in given and public in self.contracts:
            return f"{said}, which promises {hashlib.sha256(self.contracts[public].encode()).hexdigest()}"
        return f"{said}, in no object"
