# SPDX-License-Identifier: MIT
"""Functions on eight elements at once are proved on the assembled bytes; wrong ones are not."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.bundled import load_bundled
from ecgen.contracts.field import Residues
from ecgen.contracts.lanes import arithmetic, conversions
from ecgen.library import Target
from ecgen.logic.contract import Contract
from ecgen.logic.terms import Var, inverse
from ecgen_verify.prove.asking import elsewhere
from ecgen_verify.prove.image import Image, load
from ecgen_verify.prove.kernel import prove
from ecgen_verify.prove.moduli import Form
from ecgen_verify.prove.prover import contract_kernel, goal
from ecgen_verify.prove.tools.objects import Recipe
from ecgen_verify.prove.verdict import Verdict
from ecgen_verify.prove.world import Undecided
from support.lanes_library import emit_lanes
from support.prove_folder import prove_folder

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
RING = Form("fe", P256, 4, (1 << 256) % P256, "p")
#: By operation.
CONTRACTS = {contract.operation: contract for of in (arithmetic, conversions)
             for contract in of(Residues("p", 32, montgomery=True))}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return emit_lanes(tmp_path_factory.mktemp("lanes"), "p256")


def _all_proved(name: str, source: Path, out: Path) -> None:
    spec = load_bundled(name)
    rows = [row for row in prove_folder(source, [Target.ADX], out, spec=spec) if "8_" in row.verdict.function]
    assert len(rows) == (9 if spec.curve is None else 18)  # of elements, and of scalars
    assert [row.verdict for row in rows if not row.verdict.proved] == []


def test_all_functions(folder: Path, tmp_path: Path) -> None:
    _all_proved("p256", folder, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["p192", "p384", "p521", "curve25519", "secp256k1", "sqisign_lvl1"])
def test_all_functions_of_others(name: str, tmp_path: Path) -> None:
    _all_proved(name, emit_lanes(tmp_path, name), tmp_path)


def _prove(image: Image, function: str, contract: Contract, ring: Form = RING) -> Verdict:
    return prove(image, contract_kernel(function, contract, ring)).verdict


def _changed(folder: Path, out: Path, function: str, operation: str, old: str, new: str, count: int = 1) -> Verdict:
    """The verdict after the first lines of the function's assembly that match `old` became `new`."""
    text = (folder / "p256_fe8_ifma.asm").read_text(encoding="utf-8")
    start = text.index(f"\n{function}:\n")
    end = text.index("LEAVE", start)
    body, count_found = re.subn(old, new, text[start:end], count=count)
    assert count_found == count
    (out / "p256_fe8_ifma.asm").write_text(text[:start] + body + text[end:], encoding="utf-8")
    image = load(Recipe("nasm", "lanes", ("p256_fe8_ifma.asm",)).make(out, out))
    return _prove(image, function, CONTRACTS[operation])


#: what is wrong: (function, operation, line, line in its place)
CHANGES = {
    "low for high": ("mul", "mul8", "vpmadd52huq", "vpmadd52luq"),
    "a shift too short": ("mul", "mul8", r"(vpsraq \w+, \w+), 52", r"\1, 51"),
    "a shift without a sign": ("sub", "sub8", r"vpsraq (\w+, \w+), 52", r"vpsrlq \1, 52"),
    "a sum for a difference": ("add", "add8", "vpsubq", "vpaddq"),
    "a limb of another element": ("mul", "mul8", r"\[rdx\]", "[rsi]"),
    "a limb twice": ("sqr", "sqr8", r"\[rsi \+ 128\]", "[rsi + 64]"),
    "another constant": ("add", "add8", r"_constants \+ 8\]", "_constants + 16]"),
    "a limb that is not stored": ("add", "add8", r"vmovdqu64 \[rdi \+ 64\], \w+", "nop"),
    "a limb stored in another's place": ("dbl", "dbl8", r"vmovdqu64 \[rdi \+ 64\]", "vmovdqu64 [rdi + 128]"),
    "a store beyond": ("dbl", "dbl8", r"vmovdqu64 \[rdi \+ 256\]", "vmovdqu64 [rdi + 320]"),
    "stored before all is read": ("mul", "mul8", r"ENTER", "vpxorq zmm0, zmm0, zmm0\nvmovdqu64 [rdi + 256], zmm0"),
    "a mask the wrong way": ("select", "select8", r"vpternlogq (\w+), (\w+), (\w+), 228", r"vpternlogq \1, \2, \3, 216"),
    "operands change places": ("select", "select8", r"\[rdx", "[rcx"),
    "lanes moved by one": ("from_fe", "from_single8", r"\{k1\}, \[rsi \+ 8\*zmm0\]", "{k1}, [rsi + 8*zmm0 + 8]"),
    "a word not scattered": ("to_fe", "to_single8", r"vpscatterqq \[rdi \+ 8\*zmm0 \+ 8\]\{k1\}, \w+", "nop"),
    "the plain function after a change": ("mul", "mul8", r"cmp dword", "xor esi, esi\ncmp dword"),
    "a carry of the wrong place": ("to_fe", "to_single8", r"vpsllq (\w+, \w+), 52", r"vpsllq \1, 51"),
    "a word over part of a limb": ("add", "add8", r"(vmovdqu64 \[rdi \+ 256\], \w+)", r"\1\nmov [rdi + 264], rax"),
    "part of a limb cleared": ("add", "add8", r"(vmovdqu64 \[rdi \+ 256\], zmm(\d+))", r"pxor xmm\2, xmm\2\n\1"),
    "always the plain function": ("add", "add8", "je p256_fe8_add_plain", "jmp p256_fe8_add_plain"),
    "it branches on a lane": ("add", "add8", "ENTER", "cmp dword [rsi], 0\nje p256_fe8_add_plain"),
}  # fmt: skip


@pytest.mark.sampled(2)
@pytest.mark.quick("a limb that is not stored", "always the plain function", "the plain function after a change")
@pytest.mark.parametrize("what", CHANGES)
def test_wrong_code_is_rejected(what: str, folder: Path, tmp_path: Path) -> None:
    name, operation, old, new = CHANGES[what]
    assert not _changed(folder, tmp_path, f"p256_fe8_{name}", operation, old, new).proved


def test_what_is_not_changed_is_proved(folder: Path, tmp_path: Path) -> None:
    """What the wrong ones are wrong in is not the way in which they are made."""
    assert _changed(folder, tmp_path, "p256_fe8_mul", "mul8", "ENTER", "ENTER").proved


def test_another_prime_is_rejected(folder: Path, tmp_path: Path) -> None:
    image = load(Recipe("nasm", "lanes", ("p256_fe8_ifma.asm",)).make(folder, tmp_path))
    other = replace(RING, prime=P256 + 2, factor=(1 << 256) % (P256 + 2))
    assert not _prove(image, "p256_fe8_mul", CONTRACTS["mul8"], other).proved
    assert not _prove(image, "p256_fe8_from_fe", CONTRACTS["from_single8"], replace(RING, factor=1)).proved
    assert not _prove(image, "p256_fe8_sub", CONTRACTS["add8"]).proved


def test_a_contract_of_another_kind_is_refused(folder: Path, tmp_path: Path) -> None:
    image = load(Recipe("nasm", "lanes", ("p256_fe8_ifma.asm",)).make(folder, tmp_path))
    add = CONTRACTS["add8"]
    for other, ring in ((replace(add, ensures=()), RING), (replace(add, lanes=False), RING), (add, replace(RING, symbol="n"))):
        with pytest.raises(Undecided):
            goal(other, ring)
    assert not _prove(image, "p256_fe8_add", replace(add, ensures=(Var("r").equals(inverse(Var("a"))),))).proved
    assert not _prove(image, "p256_fe8_add", replace(add, ensures=(*add.ensures, *CONTRACTS["sub8"].ensures))).proved


def test_the_plain_function_of_another_is_no_end(folder: Path, tmp_path: Path) -> None:
    """A function that is not in lanes may not leave its work to one of which nothing is shown."""
    image = load(Recipe("nasm", "lanes", ("p256_fe8_ifma.asm",)).make(folder, tmp_path))
    kernel = contract_kernel("p256_fe8_add", CONTRACTS["add8"], RING)
    assert prove(image, kernel).verdict.proved
    assert not prove(image, replace(kernel, elsewhere=elsewhere)).verdict.proved
