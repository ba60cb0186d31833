# SPDX-License-Identifier: MIT
"""Functions that make eight at once: what stands in their memory and what comes out, lane by lane."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith.lanes.catalog import WEAK, lane_modulus
from ecgen.field import Modulus
from ecgen.ir import LANE_LIMB
from ecgen.logic.contract import Contract
from ecgen.passes.lanes.check import expected_lane
from ecgen_verify.cases import EIGHT, Input, Inputs
from ecgen_verify.elements import element_size, to_memory
from ecgen_verify.parameters import Parameter, Role

#: Bytes of a limb in all lanes.
VECTOR = 8 * EIGHT
_LIMB = (1 << LANE_LIMB) - 1


def size_of_eight(parameter: Parameter, single: Modulus) -> int:
    """Bytes of a parameter that is eight of something; `single`: the modulus of elements outside of lanes."""
    match parameter.role:
        case Role.LANES:
            return VECTOR * lane_modulus(single).limbs
        case Role.MASKS:
            return VECTOR
        case _:
            return EIGHT * element_size(single)


def input_to_memory(parameter: Parameter, value: Input, single: Modulus) -> bytes:
    """What stands there: limb by limb all lanes, masks as words, anything else as outside of lanes."""
    if parameter.role is Role.LANES:
        assert isinstance(value, tuple)
        limbs = range(lane_modulus(single).limbs)
        return b"".join((number >> LANE_LIMB * i & _LIMB).to_bytes(8, "little") for i in limbs for number in value)
    if parameter.role is Role.MASKS:
        assert isinstance(value, tuple)
        return b"".join(mask.to_bytes(8, "little") for mask in value)
    return to_memory(value, single)


def results(contract: Contract, single: Modulus, inputs: Inputs) -> tuple[int, ...]:
    """r of every lane modulo p, as it stands in memory."""
    lanes = zip(*(_of_lanes(value) for value in inputs.values()), strict=True)
    return tuple(_result(contract, single, dict(zip(inputs, lane, strict=True))) for lane in lanes)


def _of_lanes(value: Input) -> tuple[int, ...]:
    assert isinstance(value, tuple)
    return value


def _result(contract: Contract, single: Modulus, inputs: dict[str, int]) -> int:
    return expected_lane(contract, lane_modulus(single), single, inputs)


def agrees(left: bytes, expected: Sequence[int], single: Modulus) -> bool:
    """Whether memory holds limbs of numbers below WEAK*p that are what is wanted modulo p."""
    modulus = lane_modulus(single)
    words = [int.from_bytes(left[8 * i : 8 * i + 8], "little") for i in range(EIGHT * modulus.limbs)]
    numbers = [sum(words[EIGHT * i + lane] << LANE_LIMB * i for i in range(modulus.limbs)) for lane in range(EIGHT)]
    return all(word <= _LIMB for word in words) and all(
        number < WEAK * modulus.number and number % modulus.number == r for number, r in zip(numbers, expected, strict=True)
    )


def shown(data: bytes, parameter: Parameter, single: Modulus) -> str:
    """Eight numbers for people, by commas."""
    if parameter.role is Role.MASKS:
        return ",".join(hex(int.from_bytes(data[8 * i : 8 * i + 8], "little")) for i in range(EIGHT))
    limbs = lane_modulus(single).limbs
    words = [int.from_bytes(data[8 * i : 8 * i + 8], "little") for i in range(EIGHT * limbs)]
    return ",".join(hex(sum(words[EIGHT * i + lane] << LANE_LIMB * i for i in range(limbs))) for lane in range(EIGHT))
