# SPDX-License-Identifier: MIT
"""Inputs for contracts, by the types of their parameters: edges and random values, and what makes each case occur."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ecgen.arith.lanes.catalog import lane_modulus
from ecgen.logic.contract import Contract
from ecgen.logic.evaluate import LANES, admits, lanes_of, outputs
from ecgen.logic.types import (
    Array,
    Bits,
    Buffer,
    Bytes,
    Eight,
    Element,
    Extension,
    Lanes,
    Loose,
    Mask,
    Point,
    Scratch,
    Small,
    Type,
)
from ecgen.meaning.groups import TwistPoints
from ecgen.rings import Pair
from support.contract_calls import Compiled
from support.kummer_points import line_group, line_points

#: What a string of that name encodes on curves: a point.
_ENCODINGS = ("b", "peer", "peers", "public_key", "u")
LinePoint = tuple[Pair, Pair] | None
_KEYS = ("private_key", "private_keys", "secret", "secrets")


@dataclass(frozen=True)
class Draws:
    """For one library."""

    lib: Compiled
    random: random.Random

    def inputs(self, contract: Contract, count: int) -> Iterator[dict[str, Any]]:
        """So many that the contract admits."""
        tried = 0
        while count:
            tried += 1
            assert tried < 60 * (count + 10), f"{contract.name} admits next to nothing that is drawn"
            values = self._special(contract) or self._values(contract)
            if all(admits(contract, self.lib.setting, one) for one in lanes_of(contract, values)):
                count -= 1
                yield values

    def _values(self, contract: Contract) -> dict[str, Any]:
        sizes = {param.type.count: self._count(param.type) for param in contract.params
                 if isinstance(param.type, Array | Bits | Scratch)}  # fmt: skip
        sizes |= {param.type.item.count: self._count(param.type.item) for param in contract.params
                  if isinstance(param.type, Eight) and isinstance(param.type.item, Bits)}  # fmt: skip
        sizes |= {param.type.length: self.random.randrange(70) for param in contract.outputs if isinstance(param.type, Buffer)}
        values = {param.name: self._value(param.type, param.name, sizes) for param in contract.inputs}
        return values | sizes | _lengths(contract, values)

    def _count(self, kind: Type) -> int:
        return self.random.choice((0, 1, 5, 8, 255, 300)) if isinstance(kind, Bits) else self.random.randrange(6)

    def _value(self, kind: Type, name: str, sizes: Mapping[str, int]) -> Any:
        draws = self.random
        match kind:
            case Element(symbol):
                return self._number(self.lib.moduli[symbol].number)
            case Loose(Element(symbol), bound):
                number = self.lib.moduli[symbol].number
                return draws.choice((self._number(bound * number), self._number(number) + number * draws.randrange(bound)))
            case Extension():
                return self._number(self.lib.spec.prime), self._number(self.lib.spec.prime)
            case Lanes(element):
                return tuple(self._number(2 * lane_modulus(self.lib.moduli[element.modulus]).number) for _ in range(LANES))
            case Mask():
                return draws.random() < 0.5
            case Small():
                return draws.choice((0, 1, 2, 19, 2**32 - 1, draws.randrange(2**32)))
            case Bits(count):
                return draws.randbytes(-(-sizes[count] // 8))
            case Bytes(length):
                return self._string(name, length)
            case Buffer():
                return self._buffer(name)
            case Point(struct):
                return self._point(struct)
            case Eight(item):
                return tuple(self._value(item, name, sizes) for _ in range(LANES))
            case Array(item, count):
                return tuple(self._value(item, name, sizes) for _ in range(sizes[count]))
        raise TypeError(f"no values of {kind!r}")

    def _number(self, bound: int) -> int:
        """Below the bound; few enough of them are edges that two are equal now and then."""
        draws, bits = self.random, bound.bit_length()
        edges = (0, 1, 2, bound - 1, bound - 2, bound // 2, bound // 2 + 1, (1 << (bits // 2)) - 1, 1 << (bits - 1))
        runs = ((1 << draws.randrange(bits)) - 1) << draws.randrange(bits)
        return draws.choice((draws.choice(edges), runs, draws.randrange(bound), draws.randrange(bound))) % bound

    # --- points ---

    def _point(self, struct: str) -> Any:
        if struct.startswith("g2_"):
            twist = self.lib.setting.twist
            assert twist is not None
            point = self.random.choice(self._twist_pool)
            return twist.generator if struct == "g2_affine" and point is None else point
        group = self.lib.setting.group
        if group is None:  # of the Kummer line
            prime = self.lib.spec.prime
            return self.random.choice((None, ((self._number(prime), self._number(prime)),)))
        point = self.random.choice(self._pool)
        if struct == "affine" and point is None:
            return group.generator
        return point

    @cached_property
    def _pool(self) -> list[Any]:
        """Few, so that p = q and p = -q occur; on curves with a cofactor some of another order."""
        group = self.lib.setting.group
        assert group is not None
        multiples = [group.multiple(k, group.generator) for k in (1, 2, 3, self.random.randrange(1, 1 << 250))]
        others = [group.add(one, other) for one in multiples[:2] for other in self._small_order]
        return [group.neutral, group.neutral, *multiples, *(group.negated(one) for one in multiples), *others, *self._small_order]

    @cached_property
    def _twist_pool(self) -> list[Any]:
        """As `_pool`, of G2."""
        group, curve = self.lib.setting.twist, self.lib.spec.curve
        assert isinstance(group, TwistPoints) and curve is not None
        multiples = [group.multiple(k, group.generator) for k in (1, 2, 3, self.random.randrange(1, 1 << 250))]
        return [None, None, *multiples, *map(group.negated, multiples), *group.outside(curve.order)]

    @cached_property
    def _small_order(self) -> list[Any]:
        """Points whose order does not divide n, where they are found at once."""
        group, curve = self.lib.setting.group, self.lib.spec.curve
        assert group is not None and curve is not None
        if curve.cofactor == 1:
            return []
        named = self.lib.setting.named
        points: list[Any] = []
        for x in range(40):
            for string in (x.to_bytes(32, "little"), bytes([2]) + x.to_bytes(self.lib.moduli["p"].bytes, "big")):
                point = named["decoded"](string) if named["encodes_a_point"](string) else None
                points += [group.multiple(curve.order, point)] if point is not None else []
        return [point for point in points if point != group.neutral][:3]

    # --- strings ---

    def _string(self, name: str, length: int) -> bytes:
        draws = self.random
        choices = [draws.randbytes(length), draws.randbytes(length), bytes(length), b"\xff" * length]
        for modulus in self.lib.moduli.values():
            number = draws.choice((1, modulus.number - 1, modulus.number, modulus.number + 1, draws.randrange(modulus.number)))
            choices += [(number % 256**length).to_bytes(length, order) for order in ("big", "little")]
            if length == 2 * modulus.bytes:
                first, second = (draws.choice((number, draws.randrange(modulus.number))) % 256**modulus.bytes for _ in range(2))
                choices += [first.to_bytes(modulus.bytes, order) + second.to_bytes(modulus.bytes, order)
                            for order in ("big", "little")]  # fmt: skip
        if name in _KEYS and "n" in self.lib.moduli:
            choices += 4 * [draws.randrange(1, self.lib.moduli["n"].number).to_bytes(length, "big")]
        if name in _KEYS and self.lib.spec.group is not None:
            choices += 4 * [draws.randrange(1, self.lib.spec.group.exponents).to_bytes(length, "big")]
        if name in _ENCODINGS:
            choices += [string for string in self._encodings() if len(string) == length]
        return draws.choice(choices)

    def _buffer(self, name: str) -> bytes:
        draws = self.random
        if name in _ENCODINGS and draws.random() < 0.9:
            return draws.choice(self._encodings())
        if name == "random":
            group = self.lib.spec.group
            key = self.lib.moduli["n"].bytes if group is None else -(-group.exponent_bits // 8)
            return draws.randbytes(key + draws.choice((0, 7, 8, 9, 30)))
        return draws.randbytes(draws.choice((0, 1, 20, 28, 32, 48, 64, 111, 112, 200)))

    def _encodings(self) -> list[bytes]:
        """Of points, and some that are none."""
        group, named, draws = self.lib.setting.group, self.lib.setting.named, self.random
        if group is None:
            return []
        point = group.multiple(draws.randrange(1, 1 << 60), group.generator)
        point = draws.choice([point, point, *self._small_order]) or group.generator
        valid = [named["encoded"](point)] + ([named["compressed"](point)] if "compressed" in named else [])
        string = draws.choice(valid)
        index = draws.randrange(len(string))
        return [*valid, *valid, string[:-1], string + b"\0", string[:index] + bytes([string[index] ^ 1 << draws.randrange(8)])
                + string[index + 1 :]]  # fmt: skip

    # --- what random strings would never meet ---

    def _special(self, contract: Contract) -> dict[str, Any] | None:
        if self.random.random() < 0.2:
            return None
        if contract.name == "ecdsa_verify":
            return self._signed(contract, "ecdsa_sign", "private_key", "public_key", "hash")
        if contract.name == "ed25519_verify":
            return self._signed(contract, "ed25519_sign", "secret", "public_key", "message")
        if contract.name == "xeddsa_verify":
            return self._signed(contract, "xeddsa_sign", "secret", "u", "message")
        if contract.name.startswith("kummer_add"):
            return self._differential(contract)
        return self._digits(contract) if contract.name.startswith("hex_") else None

    def _digits(self, contract: Contract) -> dict[str, Any]:
        """Strings of lengths that fit; of digits one is wrong now and then."""
        draws = self.random
        data, capitals = draws.randbytes(draws.choice((0, 1, 3, 4, 16, 32, 33, 48, 66))), draws.random() < 0.5
        sizes = {"length": len(data), "hex_length": 2 * len(data) + draws.choice((0, 0, 0, 0, 1, 2))}
        if contract.name == "hex_encode":
            return {"bytes": data, "capitals": capitals, **sizes}
        digits = data.hex().upper() if draws.random() < 0.3 else data.hex()
        text = (digits + "00")[: sizes["hex_length"]].encode()
        return {"hex": self._flipped(text) if text and draws.random() < 0.3 else text, "capitals": capitals, **sizes}

    def _signed(self, verify: Contract, sign: str, secret: str, public: str, signed: str) -> dict[str, Any]:
        """A signature by its contract, one bit of which, or of something else, is wrong now and then."""
        contracts, setting = self.lib.contracts, self.lib.setting
        derive = contracts[{"ecdsa_sign": "public_key", "ed25519_sign": "ed25519_public_key", "xeddsa_sign": "x25519_base"}[sign]]
        given = self._values(contracts[sign])
        key = outputs(derive, setting, {secret: given[secret]})[derive.outputs[0].name]
        values = {"signature": outputs(contracts[sign], setting, given)["signature"], public: key, signed: given[signed]}
        if self.random.random() < 0.4:
            name = self.random.choice([name for name, value in values.items() if value])
            values[name] = self._flipped(values[name])
        return values | _lengths(verify, values)

    def _flipped(self, string: bytes) -> bytes:
        index = self.random.randrange(len(string))
        return string[:index] + bytes([string[index] ^ 1 << self.random.randrange(8)]) + string[index + 1 :]

    def _differential(self, contract: Contract) -> dict[str, Any]:
        """Points of one curve and their difference, from affine arithmetic over it."""
        draws, prime = self.random, self.lib.spec.prime
        group = line_group(prime, draws)
        one, other = line_points(group, prime, draws, 2)
        ordered: tuple[tuple[LinePoint, LinePoint], ...] = (
            (one, other), (one, group.negate(one)), (None, other), (one, None), (one, ((0, 0), (0, 0))))  # fmt: skip
        p, q = draws.choice(ordered)
        d = group.add(p, group.negate(q))
        of_line = {name: None if point is None else (point[0],) for name, point in (("p", p), ("q", q), ("d", d))}
        if contract.name == "kummer_add_affine":
            encode = self.lib.moduli["p"].encode
            of_line["d"] = tuple(encode(part) for part in (d[0] if d is not None else (0, 0)))  # type: ignore[assignment]
        return of_line


def _lengths(contract: Contract, values: Mapping[str, Any]) -> dict[str, int]:
    return {param.type.length: len(values[param.name]) for param in contract.inputs if isinstance(param.type, Buffer)}
