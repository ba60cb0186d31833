# SPDX-License-Identifier: MIT
"""gnark-crypto, a Go module: its assembly for the base fields of BN254 and BLS12-381.

C calls that assembly itself, without Go's way from C to Go, which would take longer than a product. Go's linker keeps the address
to itself; so a copy of the module in the user's cache gets one more function, which tells it (see go/).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from ecgen.errors import ToolMissing
from ecgen.field import Reduction
from ecgen_bench.harness.program import SOURCES
from ecgen_bench.implementations.implementation import Callee, Implementation
from ecgen_bench.peers.primes import BLS12_381, BN254, elements, in_form
from ecgen_bench.peers.request import Request
from ecgen_bench.system.machine import has_bmi2_and_adx
from ecgen_bench.system.tools import cache_folder, is_x86_64, run

_MODULE, _NUMBER = "github.com/consensys/gnark-crypto", "0.22.0"

VERSION = f"gnark-crypto {_NUMBER}"

#: The bits of a prime, by which C chooses the field, and the folder of its package.
_PACKAGES = {BN254: (254, "bn254"), BLS12_381: (381, "bls12-381")}

_GO = Path(__file__).parent / "go"
_C = Path(__file__).parent / "c"
_MANIFEST = f"""module bench

go 1.26

require {_MODULE} v{_NUMBER}

replace {_MODULE} => ./gnark-crypto
"""
_DECLARATIONS = """void bench_gnark_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
void bench_gnark_load(unsigned modulus, const uint64_t *arena);
void bench_gnark_store(unsigned modulus, uint64_t *arena);
"""


def implementations(request: Request) -> list[Implementation]:
    """gnark-crypto in a list, empty when it has nothing that is asked for. Raises ToolMissing when it cannot be built."""
    form = in_form(request.field, Reduction.MONTGOMERY)
    chosen = [operation for operation in request.operations if operation.tag == "fe" and operation.name in ("mul", "sqr")]
    if form.number not in _PACKAGES or form.limbs != request.field.limbs or not chosen or not is_x86_64():
        return []
    if not has_bmi2_and_adx():
        raise ToolMissing(
            f"{VERSION} cannot be used here: its assembly is measured with BMI2 and ADX, which this processor lacks"
        )
    archive = _archive(request.progress)
    bits, package = _PACKAGES[form.number]
    target = request.folder / "gnark.o"
    run([request.compiler.path, "-O2", f"-DBITS={bits}", f"-I{SOURCES}", "-c", "-o", str(target), str(_C / "gnark.c")])
    callees = []
    for operation in chosen:
        b, note = ("{b}", "") if operation.arity == 2 else ("{a}", "there is no squaring of its own")
        call = f"bench_gnark_mul({{r}}, {{a}}, {b});"
        element, name = elements(request.field), f"{package}/fp mul"
        callees.append(Callee(operation, call, element, form, name, note, conversion="bench_gnark"))
    return [Implementation("gnark", VERSION, _DECLARATIONS, tuple(callees), (target, archive), version=VERSION)]


def _archive(progress: Callable[[str], None]) -> Path:
    """The static library, built unless the cache has it. Raises ToolMissing."""
    folder = cache_folder() / "peers" / f"gnark-crypto-{_NUMBER}"
    archive = folder / "libgnark.a"
    if archive.is_file():
        return archive
    go = shutil.which("go")
    if go is None:
        raise ToolMissing(f"go not found: it brings the module {VERSION}; install the Debian package golang, or from go.dev")
    progress(f"building the module {VERSION} (once; this can take minutes)")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        said = _run(go, ["mod", "download", "-json", f"{_MODULE}@v{_NUMBER}"], folder)
        _write_module(folder, Path(json.loads(said)["Dir"]))
    except OSError as error:
        raise ToolMissing(f"{folder}: cannot write: {error.strerror or error}; XDG_CACHE_HOME names another cache") from None
    partial = folder / f"libgnark-{os.getpid()}.a"
    _run(go, ["build", "-mod=mod", "-buildmode=c-archive", "-o", str(partial), "."], folder)
    return partial.rename(archive)


def _write_module(folder: Path, sources: Path) -> None:
    """A module with main.go, and a copy of gnark-crypto that tells where its assembly is. Go keeps its own copy read-only."""
    copy = folder / "gnark-crypto"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(sources, copy, copy_function=shutil.copyfile)
    for path in (copy, *(path for path in copy.rglob("*") if path.is_dir())):
        path.chmod(0o755)
    for _, package in _PACKAGES.values():
        for name in ("address_amd64.s", "address_amd64.go"):
            shutil.copyfile(_GO / name, copy / "ecc" / package / "fp" / f"bench_{name}")
    shutil.copyfile(_GO / "main.go", folder / "main.go")
    (folder / "go.mod").write_text(_MANIFEST, encoding="utf-8")


def _run(go: str, words: list[str], folder: Path) -> str:
    """What go prints. Raises ToolMissing with the last line of its complaint."""
    environment = os.environ | {"CGO_ENABLED": "1", "GOWORK": "off"}
    done = subprocess.run([go, *words], cwd=folder, capture_output=True, text=True, check=False, env=environment)
    if done.returncode != 0:
        lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        raise ToolMissing(f"the module {VERSION} cannot be built: {lines[-1] if lines else 'go says nothing'}")
    return done.stdout
