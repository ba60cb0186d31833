# SPDX-License-Identifier: MIT
"""How the functions of an emitted folder that call others are proved in one build, and the folder's own that these call."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import partial

from ecgen_verify.prove.composed.claims import Claim
from ecgen_verify.prove.image import Image
from ecgen_verify.prove.kernel import Kernel
from ecgen_verify.prove.same_code import Known
from ecgen_verify.prove.verdict import NOT_COVERED
from ecgen_verify.prove.wiring.folder import Folder
from ecgen_verify.prove.wiring.functions import Methods, method_of

#: The reason in the row of a function that no method covers.
_NO_METHOD = f"{NOT_COVERED}: no method for this function"
#: What was proved in this process of functions that are the same in several folders, by claim.
_SHARED: defaultdict[str, Known] = defaultdict(Known)


def composed_methods(folder: Folder, image: Image, known: Known, shared: Mapping[str, Known] = _SHARED, *,
                     compiled: bool = True) -> Methods:  # fmt: skip
    """Of the functions of the manifest, where they are `compiled`, and of others that the objects have.

    `known`: what was proved in other builds of the folder; `shared`: what was in other folders, by the claim, of functions that
    depend on nothing of a folder but their code. A function is proved when all composed functions and kernels are that it calls;
    the straight-line functions have rows of their own elsewhere.
    """
    reasons = {row["name"]: _NO_METHOD for row in folder.composed if compiled}
    fixed: dict[str, Kernel] = {**folder.kernels, **folder.proofs}
    subjects = {name: subject for name in folder.claims if name not in fixed and (subject := folder.subject(name)) is not None}
    methods = {}
    for name, shown in {**fixed, **subjects}.items():
        if name in reasons or name in image.functions:
            # what is shown otherwise than by claims depends on nothing of this folder
            proved = shared[shown.promised.text] if isinstance(shown, Claim) and name in folder.proofs else known
            methods[name] = partial(proved.of, image, name, method_of(shown), f"{folder.prefix}_")
    # of the functions that the internal header declares, the fused formulas have rows elsewhere
    own = (name for name in image.functions if compiled and name in folder.declared and not name.endswith("_fused"))
    return methods, reasons | {name: _NO_METHOD for name in own if name not in {*folder.claims, *folder.proofs}}
