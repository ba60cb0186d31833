# SPDX-License-Identifier: MIT
"""The bundled specifications: which there are, in which order, and which one a name or an alias means.

They are data. No proof depends on which of them come with the tree, so that this list is none of the prover's sources, which
`ecgen.spec` belongs to: a specification that is added leaves the records of the others as they are.
"""

from __future__ import annotations

from functools import cache

from ecgen.data import data_folder
from ecgen.errors import SpecError
from ecgen.messages import printable, shorten
from ecgen.spec.errors import close_names
from ecgen.spec.kinds import load_structure
from ecgen.spec.load import Spec, load_file
from ecgen.spec.structure import Structure
from ecgen.spec.toml_file import parse_toml

#: Curves and primes, in the order of `ecgen list`.
BUNDLED = (
    "p192", "p224", "p256", "p384", "p521",
    "secp192k1", "secp224k1", "secp256k1",
    "curve25519",
    "p434", "p503", "p751",
    "sqisign_lvl1", "sqisign_lvl3", "sqisign_lvl5",
    "ffdhe2048", "ffdhe3072", "ffdhe4096",
    "modp14", "modp15", "modp16",
    "brainpoolp256r1", "brainpoolp384r1", "brainpoolp512r1",
    "sm2", "frp256v1",
    "gost256a", "gost256b", "gost256c", "gost256d", "gost512a", "gost512b", "gost512c",
    "bls12_381", "bls12_377", "bn254", "pallas", "vesta",
    "bls12_381_r", "bls12_377_r", "bn254_r",
    "curve448", "p610",
    "goldilocks", "babybear", "koalabear", "mersenne31",
)  # fmt: skip

#: Those that say a kind, behind them.
STRUCTURES = (
    "hps2048509", "hps2048677", "hps4096821", "hrss701",
    "mceliece348864", "mceliece460896", "mceliece6688128", "mceliece8192128",
)  # fmt: skip
_ALL = (*BUNDLED, *STRUCTURES)


def load_bundled(name: str) -> Spec:
    """The bundled curve or prime of that name or alias; case, '-' and '_' do not count. SpecError names the nearest if none, and
    what the name means where it is of another kind."""
    meant = bundled_name(name)
    if meant in STRUCTURES:
        structure = load_bundled_structure(meant)
        raise SpecError(f"{structure.source}: is {structure.is_a}; this command is for curves and primes")
    return _loaded(meant)


def bundled_name(name: str) -> str:
    """Which of BUNDLED and STRUCTURES is meant by a name or an alias. Raises SpecError as `load_bundled`."""
    plain_name = _plain(name)
    for bundled in _ALL:
        if _plain(bundled) == plain_name:
            return bundled
    spelled = {_plain(alias): (alias, bundled) for alias, bundled in _aliases().items()}
    if plain_name in spelled:
        return spelled[plain_name][1]
    spelled |= {_plain(bundled): (bundled, bundled) for bundled in _ALL}
    close = [spelled[plain][0] for plain in close_names(plain_name, spelled, 3)]
    hint = f"nearest: {', '.join(close)}" if close else "`ecgen list` shows all"
    raise SpecError(f"unknown curve '{shorten(printable(name))}'; {hint}")


@cache
def load_bundled_structure(name: str) -> Structure:
    """One of STRUCTURES."""
    structure = load_structure(data_folder("specs") / f"{name}.toml")
    assert structure is not None
    return structure


def bundled_structures() -> list[Structure]:
    """In the order of STRUCTURES."""
    return [load_bundled_structure(name) for name in STRUCTURES]


def bundled_specs() -> list[Spec]:
    """Every bundled curve and prime, in the order of BUNDLED."""
    return [_loaded(name) for name in BUNDLED]


@cache
def _loaded(name: str) -> Spec:
    return load_file(data_folder("specs") / f"{name}.toml")


@cache
def _aliases() -> dict[str, str]:
    """Bundled name by alias. The specifications are not checked for that, which would take a second for all of them."""
    names = {}
    for name in _ALL:
        content = (data_folder("specs") / f"{name}.toml").read_bytes()
        names.update(dict.fromkeys(parse_toml(f"{name}.toml", content).get("aliases", []), name))
    return names


def _plain(name: str) -> str:
    return name.lower().replace("-", "").replace("_", "")
