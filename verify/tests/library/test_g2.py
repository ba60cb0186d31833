# SPDX-License-Identifier: MIT
"""G2 as emitted: published multiples of the generators, the contracts of all its functions, and which points have the order."""

from __future__ import annotations

import random

import pytest
from contracts.test_contracts_compiled import check

from ecgen.contracts.points import twist_contracts
from ecgen.emit.facts import contracts_of
from ecgen.library import Library, Target
from ecgen.meaning.groups import TwistPoints
from support.contract_calls import Compiled
from support.contract_draws import Draws
from support.curve_library import loaded, spec_of

BUILDS = [("bn254", "c64"), *(pytest.param(build, marks=pytest.mark.slow) for build in (
    ("bls12_381", "x64-adx"), ("bls12_381", "c32"), ("bls12_377", "c64"), ("bls12_377", "x64-adx"),
    ("bn254", "c32-size")))]  # fmt: skip
K = 0x1234567890ABCDEF1234567890ABCDEF1234567890ABCDEF1234567890ABCDEF
#: By py_ecc 8.0: k -> x and y of k*G, real parts first. 2*G of BLS12-381 is also in the test vectors of its serialisation.
MULTIPLES = {
    "bls12_381": {
        2: ((0x1638533957D540A9D2370F17CC7ED5863BC0B995B8825E0EE1EA1E1E4D00DBAE81F14B0BF3611B78C952AACAB827A053,
             0xA4EDEF9C1ED7F729F520E47730A124FD70662A904BA1074728114D1031E1572C6C886F6B57EC72A6178288C47C33577),
            (0x468FB440D82B0630AEB8DCA2B5256789A66DA69BF91009CBFE6BD221E47AA8AE88DECE9764BF3BD999D95D71E4C9899,
             0xF6D4552FA65DD2638B361543F887136A43253D9C66C411697003F7A13C308F5422E1AA0A59C8967ACDEFD8B6E36CCF3)),
        K: ((0x460179E06B1D17C1BC0DC9DBC27B107A52C9907E88E6856892CADE7CE1FF7A09EC4CAF0EA6C9F39A8C7057C5BA56695,
             0x6C7468834785E7B83FCF140DDF26C348A16ADCF0B3BC1FE5AA2DAF7D32175257A8B83335486532F36786F271360E059),
            (0x191379C0C4A561348798F7598EE8A935ECAD1F19CA837F1AD79218CF15098B93EBD5F167ED3A7ED622B73D7D83F3682A,
             0x15A0A1BAE250E8CC64D7E3C5BCD4C9EB47D6C489A24816DF4AC52886964035E892EA63C8B4EEC405F93CF1D325DC0786)),
    },
    "bn254": {
        2: ((0x27DC7234FD11D3E8C36C59277C3E6F149D5CD3CFA9A62AEE49F8130962B4B3B9,
             0x203E205DB4F19B37B60121B83A7333706DB86431C6D835849957ED8C3928AD79),
            (0x4BB53B8977E5F92A0BC372742C4830944A59B4FE6B1C0466E2A6DAD122B5D2E,
             0x195E8AA5B7827463722B8C153931579D3505566B4EDF48D498E185F0509DE152)),
        K: ((0x923E1D4DE1AD26D2258943A10F8CEE94FC5516BE3074FD75B494AE72E8BBB39,
             0x2FA991F9D9654A6FE03A19C891E3F8298E59E7D579907C23766E8C071A99607D),
            (0x1F86545BD5D6B6CD70010F39E89725793CFB578A9AA37D88C64A039B40E4F1A,
             0x5DDBACAA77DB26735B8554C800CBF0F159A85A2E5EC71DFFBAFFBFFAF4574F7)),
    },
}  # fmt: skip
NAMES = [contract.name for contract in twist_contracts()]
ANY = random.Random(0)


@pytest.fixture(scope="module", params=BUILDS, ids=lambda build: "-".join(build))
def lib(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    native = loaded(request, tmp_path_factory)
    return Compiled(native.spec, native.prefix, native.width, native.library)


def twist_of(lib: Compiled) -> TwistPoints:
    assert isinstance(lib.setting.twist, TwistPoints)
    return lib.setting.twist


def multiple(lib: Compiled, k: int, point: object) -> object:
    inputs = {"k": lib.moduli["n"].encode(k), "p": point}
    return lib.call(lib.contracts["g2_point_mul"], inputs, ANY)["r"]


def has_order(lib: Compiled, point: object) -> bool:
    return bool(lib.call(lib.contracts["g2_affine_has_order"], {"p": point}, ANY)["result"])


@pytest.mark.parametrize("name", NAMES)
def test_function_does_what_its_contract_says(lib: Compiled, name: str) -> None:
    contract, draws = lib.contracts[name], Draws(lib, random.Random(name))
    for alias in ({}, *lib.aliases(contract)):
        for inputs in draws.inputs(contract, 4 if alias else 12):
            check(lib, contract, inputs, lib.call(contract, inputs, draws.random, alias))


def test_published_multiples(lib: Compiled) -> None:
    generator = lib.call(lib.contracts["g2_generator"], {}, ANY)["r"]
    for k, expected in MULTIPLES.get(lib.prefix, {}).items():
        assert multiple(lib, k, generator) == expected


def test_the_order_of_points(lib: Compiled) -> None:
    twist, n = twist_of(lib), lib.moduli["n"].number
    assert has_order(lib, twist.generator) and has_order(lib, multiple(lib, K, twist.generator))
    assert multiple(lib, n - 1, twist.generator) == twist.negated(twist.generator)
    outside = twist.outside(n)
    assert all(twist.is_on_curve(point) and not has_order(lib, point) for point in outside)
    assert lib.call(lib.contracts["g2_affine_is_on_curve"], {"p": outside[0]}, ANY)["result"]
    assert not lib.call(lib.contracts["g2_affine_is_on_curve"], {"p": (outside[0][0], outside[1][1])}, ANY)["result"]


def test_no_other_curve_has_it() -> None:
    for name in ("p256", "x251"):
        assert not {*NAMES} & {*contracts_of(Library(spec_of(name), name, "auto", (Target.C64,)))}
