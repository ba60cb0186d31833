# SPDX-License-Identifier: MIT
"""Which operands the self-test calls a function with: edges of every type, and every reason for which one is refused.

A case is an Operand for each parameter that has a place in its row: inputs, and sizes that no string's length gives.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from ecgen.emit.selftest.operands import Operand, Operands, lengths
from ecgen.emit.selftest.signatures import edwards_signatures, signatures
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import LANES, admits, lanes_of
from ecgen.logic.terms import Apply, Op, subterms
from ecgen.logic.types import (
    G2,
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
    Size,
    Small,
)

Case = Mapping[str, Operand]
#: Items of an array.
ROOM = 6
_ALL_ONES = 2**64 - 1
_KEYS = ("private_key", "private_keys")
#: Small factors, and lengths of hash values.
_SMALL = (0, 1, 2, 19, 2**16, 2**31, 2**32 - 1, 0x9E3779B9)
_DIGESTS = (32, 0, 1, 20, 28, 31, 33, 47, 48, 49, 64, 65, 100)


def is_of_words(contract: Contract) -> bool:
    """Whether it says how elements stand in memory."""
    return any(isinstance(part, Apply) and part.op is Op.WORDS for formula in contract.ensures for part in subterms(formula))


def is_raw(contract: Contract) -> bool:
    """Whether elements go in and out as they stand in memory: comparisons, choices, and what speaks of words."""
    name = contract.operation.removeprefix("fe2_").removesuffix("8")
    return is_of_words(contract) or (name in ("select", "cswap", "is_zero", "eq") and not contract.lanes)


def sized(contract: Contract) -> dict[str, str]:
    """Sizes that are lengths of inputs -> the input."""
    return {param.type.length: param.name for param in contract.inputs if isinstance(param.type, Buffer)}


def placed(contract: Contract) -> list[Param]:
    """The parameters that have a place in a row, in order."""
    given = sized(contract)
    return [param for param in contract.params
            if param.is_input and not (isinstance(param.type, Size) and param.name in given)]  # fmt: skip


@dataclass(frozen=True)
class Choices:
    """Of one parameter: those that functions accept, and all others."""

    good: tuple[Operand, ...]
    others: tuple[Operand, ...] = ()

    @property
    def all(self) -> tuple[Operand, ...]:
        return (*self.good, *self.others)


@dataclass(frozen=True)
class Cases:
    """For the functions of one library."""

    operands: Operands

    def of(self, contract: Contract) -> list[Case]:
        """Those that the contract admits, each once."""
        special = self._special.get(contract.name)
        some = list(special(contract) if special is not None else self._usual(contract))
        unique = list(dict(zip(rows_of(contract, some), some, strict=True)).values())
        if not contract.requires:
            return unique
        both = zip(unique, values_of(contract, unique), strict=True)
        return [case for case, values in both if self._admitted(contract, values)]

    def _admitted(self, contract: Contract, values: Mapping[str, Any]) -> bool:
        return all(admits(contract, self.operands.setting, one)
                   for one in (lanes_of(contract, values) if contract.lanes else [values]))  # fmt: skip

    # --- the usual way: of each parameter what its type suggests ---

    def _usual(self, contract: Contract) -> Iterator[Case]:
        params = placed(contract)
        choices = {param.name: self._choices(contract, param) for param in params}
        elements = [param for param in params if isinstance(param.type, Element | Loose | Extension | Point)]
        if contract.lanes:
            yield from self._in_lanes(choices, 40 if any(isinstance(param.type, Lanes) for param in params) else 6)
        elif len(elements) == 2 and type(elements[0].type) is type(elements[1].type):
            yield from self._pairs(choices, elements)
        else:
            yield from _one_at_a_time(choices)

    def _pairs(self, choices: Mapping[str, Choices], elements: Sequence[Param]) -> Iterator[Case]:
        """Each with itself, with the first and as the second of it, then some with some; what else there is changes along."""
        first, second = (choices[param.name].all for param in elements)
        draws = random.Random(len(first) * len(second))
        pairs = [*zip(first, second, strict=False), *((first[0], y) for y in second), *((x, second[0]) for x in first)]
        if isinstance(elements[0].type, Point):
            pairs += [(x, y) for x in first for y in second]
            draws.shuffle(pairs)
        else:
            pairs += [(draws.choice(first), draws.choice(second)) for _ in range(200)]
        others = [name for name in choices if name not in (elements[0].name, elements[1].name)]
        for i, (x, y) in enumerate(pairs[:400]):
            rest = {name: choices[name].all[(i + i // 2 % 2) % len(choices[name].all)] for name in others}
            yield {elements[0].name: x, elements[1].name: y, **rest}

    def _in_lanes(self, choices: Mapping[str, Choices], count: int) -> Iterator[Case]:
        """Eight neighbours of each, in another order for each parameter; for the first cases those that are accepted alone."""
        for i in range(count):
            case = {}
            for j, (name, some) in enumerate(choices.items()):
                pool = some.good if i < 2 else some.all
                chosen = [pool[(i * (3 + 2 * j) + k * (1 + j)) % len(pool)] for k in range(LANES)]
                case[name] = chosen[0] if name == "bits" else _eight(chosen)
            yield case

    def _choices(self, contract: Contract, param: Param) -> Choices:
        kind, name, o = param.type, param.name, self.operands
        raw = is_raw(contract)
        match kind:
            case Element("n") if self._is_multiplication(contract):
                scalars = [o.element("n", k, raw=False) for k in o.scalars()]
                return Choices(tuple(scalars))
            case Element(symbol):
                return Choices(tuple(o.element(symbol, x, raw=raw) for x in o.residues(symbol)))
            case Loose(element, bound):
                return Choices(tuple(o.loose_element(element.modulus, x, k)
                                     for x in self._of_words(element) for k in range(bound)))  # fmt: skip
            case Lanes(element):
                return Choices(tuple(o.in_lane(element.modulus, x) for x in o.residues(element.modulus)))
            case Extension():
                return Choices(tuple(self._extensions(raw=raw)))
            case Eight(item):
                return self._choices(contract, Param(name, item))
            case Mask():
                return Choices((o.number(0), o.number(_ALL_ONES)))
            case Small():
                return Choices(tuple(map(o.number, _SMALL)))
            case Size():
                return Choices(tuple(Operand(size, (size,)) for size in (255, 256, 1, 0, 13, 300)))
            case Point(struct):
                return Choices(tuple(self._points(struct)))
            case Bits():
                return Choices(tuple(o.string(data) for data in (o.noise(7, 38), b"\xff" * 38, bytes(38), o.noise(99, 38))))
            case Bytes(length):
                return self._strings(contract, name, length)
            case Buffer():
                return self._buffers(contract, name)
        raise TypeError(f"no operands for {kind!r}")

    @staticmethod
    def _is_multiplication(contract: Contract) -> bool:
        return any(isinstance(param.type, Point) or (isinstance(param.type, Eight) and isinstance(param.type.item, Point))
                   for param in contract.params)  # fmt: skip

    # --- elements and points ---

    def _of_words(self, element: Element) -> list[int]:
        """A third of the usual elements, and those whose words are edges."""
        modulus = self.operands.moduli[element.modulus]
        words = [modulus.decode(x % modulus.number) for x in (1, -1, 2, -2)]
        return list(dict.fromkeys([0, 1, modulus.number - 1, *words, *self.operands.residues(element.modulus)[::3]]))

    def _extensions(self, *, raw: bool) -> Iterator[Operand]:
        residues = self.operands.residues("p")
        count = len(residues)
        pairs = [(x, residues[(5 * i + 3) % count]) for i, x in enumerate(residues)]
        pairs = [(0, 0), *pairs, *((x, 0) for x in residues), *((0, x) for x in residues)]
        for pair in dict.fromkeys(pairs):
            yield self.operands.extension(pair, raw=raw)

    def _points(self, struct: str) -> Iterator[Operand]:
        if struct == "kummer":
            yield from self._line_points()
            return
        if struct.startswith(G2):
            yield from self._twist_points(struct)
            return
        o = self.operands
        zs = o.zs()
        for i, point in enumerate(o.multiples()):
            if struct == "affine":
                if point is not None:
                    yield o.point(point, 1)
            else:
                yield o.point(point, zs[i % len(zs)])
                yield o.point(point, zs[(i + 1) % len(zs)])
        if struct == "ed25519":
            return
        if struct == "point":
            yield o.without_coordinates()
        (x, y), p = o.setting.group.generator, o.library.spec.prime  # type: ignore[union-attr]
        for stray in ((x, (y + 1) % p), ((x + 1) % p, y), (0, 0), (x, 0), (0, y)):  # on no curve, most of them
            yield o.point(stray, 1 if struct == "affine" else zs[-1])

    def _twist_points(self, struct: str) -> Iterator[Operand]:
        o = self.operands
        (x, y), p = o.setting.twist.generator, o.library.spec.prime  # type: ignore[union-attr]
        zs = [(1, 0), *zip(o.drawn("p", 3), o.drawn("p", 4)[1:], strict=False)]
        for i, point in enumerate(o.twist_multiples()):
            if struct != "g2_affine":
                yield o.twist_point(point, zs[i % len(zs)])
            elif point is not None:
                yield o.twist_point(point, zs[0])
        for stray in ((x, ((y[0] + 1) % p, y[1])), (((x[0] + 1) % p, x[1]), y), ((0, 0), (0, 0)), (x, (0, 0)), ((0, 0), y)):
            yield o.twist_point(stray, zs[0] if struct == "g2_affine" else zs[-1])  # on no curve, most of them

    def _line_points(self) -> Iterator[Operand]:
        o = self.operands
        group, point = o.line()
        for k in (1, 2, 3):
            multiple = group.multiply(k, point)
            yield o.line_point((multiple[0],) if multiple is not None else None, (1, 0) if k == 1 else point[1])
        for value in (None, ((0, 0),), ((1, 0),), ((o.library.spec.prime - 1, 0),)):
            yield o.line_point(value, point[0])

    # --- strings ---

    def _strings(self, contract: Contract, name: str, length: int) -> Choices:
        o = self.operands
        noise = [o.noise(61 * i + 5, length) for i in range(6)]
        extremes = [bytes(length), b"\xff" * length, bytes(length - 1) + b"\1", b"\1" + bytes(length - 1)]
        if name in _KEYS:
            return self._of(*self._keys(length))
        if name in ("peer", "peers", "exponent") or contract.operation.startswith(("dh", "exp")):
            return self._of(*self._modular(name, length))
        if name == "k" or "from_bytes" in contract.operation:
            return self._of(noise[:3], self._encoded_numbers(contract, length, noise))
        if name in ("u", "b"):  # of X25519 and Ed25519
            return self._of(noise[:3], [*noise[3:], *extremes, *self._coordinates(length)])
        return self._of(noise[:3], [*noise[3:], *extremes])

    def _of(self, good: Iterable[bytes], others: Iterable[bytes] = ()) -> Choices:
        return Choices(tuple(map(self.operands.string, good)), tuple(map(self.operands.string, others)))

    def _keys(self, length: int) -> tuple[list[bytes], list[bytes]]:
        o = self.operands
        if "n" not in o.moduli:
            group = o.library.spec.group
            assert group is not None
            bound = group.exponents
            good = [int.from_bytes(o.noise(5 + 70 * i, length), "big") % bound or 1 for i in range(2)]
        else:
            bound = o.order
            good = [*o.drawn("n", 2), 1]
        others = [0, 1, bound - 1, bound, bound + 1, 2 ** (8 * length) - 1]
        as_bytes = [x.to_bytes(length, "big") for x in others if x < 256**length]
        return [x.to_bytes(length, "big") for x in good], as_bytes

    def _encoded_numbers(self, contract: Contract, length: int, noise: Sequence[bytes]) -> list[bytes]:
        """Elements, and numbers that are none: the modulus, what is just above and below, too long in one word."""
        o = self.operands
        symbol = "n" if contract.name.startswith("sc") or ("n" in o.moduli and "point" in contract.name) else "p"
        modulus = o.moduli[symbol]
        n, size = modulus.number, modulus.bytes
        words = [n + (s << 32 * i) for i in range(-(-n.bit_length() // 32)) for s in (1, -1)]
        if modulus.is_long:
            words = words[:8]
        if self._is_multiplication(contract):
            words = words[:2]
        elements = o.residues(symbol)[: 8 if self._is_multiplication(contract) else None]
        above = (n, 2**n.bit_length() - 1, 256**size - 1, 256**size - n)
        numbers = [x for x in (*elements, *above, *words) if 0 <= x < 256**size]
        is_little = contract.operation.endswith("_le") or (length != size and symbol == "n")
        order: Literal["little", "big"] = "little" if is_little else "big"
        if length == 2 * size and symbol == "p":  # of two elements
            few = [0, 1, n - 1, n, n + 1, 256**size - 1, *words[:6], *o.drawn("p", 2)]
            few = [x for x in few if 0 <= x < 256**size]
            pairs = [(x, y) for x in few for y in few]
            return [x.to_bytes(size, order) + y.to_bytes(size, order) for x, y in pairs]
        if length != size:  # ed25519_reduce_bytes
            return [*noise, *(x.to_bytes(length, order) for x in (0, 1, n - 1, n, n + 1, n * n, n << 200, 256**length - 1))]
        return [x.to_bytes(length, order) for x in numbers]

    def _coordinates(self, length: int) -> list[bytes]:
        """Of curve25519 and its Edwards form: small order, not below p, without a point, with the highest bit."""
        o = self.operands
        p = o.library.spec.prime
        low = [0, 1, p - 1, p, p + 1, p + 2, 2**255 - 1, 2, 3, 4, 5, 6, 9, p - 2]
        low += [325606250916557431795983626356110631294008115727848805560023387167927233504,
                39382357235489614581723060781553021112529911719440698176882885853963445705823]  # fmt: skip
        numbers = [x | top for x in low if x < 2**255 for top in (0, 2**255)]
        named, encodings = o.setting.named, []
        if "encoded" in named:
            encodings = [named["encoded"](point) for point in o.multiples()]
        return [*(x.to_bytes(length, "little") for x in numbers), *encodings]

    def _modular(self, name: str, length: int) -> tuple[list[bytes], list[bytes]]:
        """Public keys and exponents of a group modulo p."""
        o, spec = self.operands, self.operands.library.spec
        group, p = spec.group, spec.prime
        if group is None:  # of a curve: eight encoded points
            return self._encodings(compressed=False)
        if name != "peer":
            return [o.noise(9, length), o.noise(200, length)], [bytes(length), bytes(length - 1) + b"\1", b"\xff" * length]
        x = int.from_bytes(o.noise(300, length), "big") % p
        square = x * x % p
        good = pow(x, (p - 1) // group.order, p)
        others = [0, 1, p - 1, p, p + 1, 2, p - 2, x, square, p - square, 256**length - 1]
        return [good.to_bytes(length, "big")], [x.to_bytes(length, "big") for x in others if x < 256**length]

    def _buffers(self, contract: Contract, name: str) -> Choices:
        o = self.operands
        if contract.name.startswith("sha"):
            return self._of([o.noise(i % 64, i) for i in range(262)], [o.noise(0, 1000), o.noise(0, 8200), b"\xff" * 70])
        if name == "hash":
            return self._of(*self._hashes())
        if name in ("peer", "public_key") or contract.name == "affine_from_bytes":
            return self._of(*self._encodings())
        if name == "random":
            return self._of(*self._random())
        if name == "exponent":
            p = o.library.spec.prime
            last = (p - 1).to_bytes(o.moduli["p"].bytes, "big")
            return self._of([o.noise(11, 24)], [b"", b"\0", b"\1", b"\2", b"\xff" * 5, o.noise(3, 33), last])
        if contract.name == "reduce_bytes":
            return self._of(*self._to_reduce())
        return self._of([o.noise(17, size) for size in (40, 0, 1, 63, 64, 65, 127, 128, 129, 200)])

    def _hashes(self) -> tuple[list[bytes], list[bytes]]:
        o, n = self.operands, self.operands.order
        size = self.operands.moduli["n"].bytes
        sizes = lengths([*_DIGESTS, size - 1, size, size + 1])
        shift = 8 * size - n.bit_length()
        edges = [x << shift for x in (n - 1, n, n + 1) if x.bit_length() <= n.bit_length()] + [256**size - 1, 1 << shift]
        first = [o.noise(41 * i + 3, length) for i, length in enumerate(sizes)]
        return first[:2], [*first[2:], bytes(size), *(x.to_bytes(size, "big") for x in edges)]

    def _random(self) -> tuple[list[bytes], list[bytes]]:
        o = self.operands
        if "n" in o.moduli:
            key, bound = o.moduli["n"].bytes, o.order - 1
        else:
            group = o.library.spec.group
            assert group is not None
            key, bound = -(-group.exponent_bits // 8), group.exponents - 1
        short = [o.noise(77, key + extra) for extra in (7, 0)]
        exact = [(x % 256 ** (key + 8)).to_bytes(key + 8, "big") for x in (0, bound - 1, bound, bound + 1, 256 ** (key + 8) - 1)]
        return [o.noise(31, key + 8), o.noise(131, key + 30)], [*short, b"", *exact, o.noise(55, key + 9)]

    def _to_reduce(self) -> tuple[list[bytes], list[bytes]]:
        o, n = self.operands, self.operands.order
        size = o.moduli["n"].bytes
        numbers = [0, 1, n - 1, n, n + 1, 2 * n - 1, 2 * n, n << 8, (n << 64) - 1, n * n, n * n - 1, 256 ** (size + 8) - 1]
        strings = [x.to_bytes(max(size, -(-x.bit_length() // 8)) + extra, "big") for x in numbers for extra in (0, 3)]
        strings += [b"\xff" * i for i in (size - 1, size, size + 1, 2 * size)]
        return [o.noise(i, i) for i in range(2 * size + 6)], strings

    def _encodings(self, *, compressed: bool = True) -> tuple[list[bytes], list[bytes]]:
        """Of points; then everything that is none."""
        o, group, named = self.operands, self.operands.setting.group, self.operands.setting.named
        assert group is not None
        p, size = o.library.spec.prime, o.moduli["p"].bytes
        points = [point for point in o.multiples() if point is not None]
        multiple = group.multiple(o.drawn("n", 2)[-1], group.generator) or group.generator
        good = [named["encoded"](point) for point in (multiple, group.generator)]
        others = [named["encoded"](point) for point in points]
        x, y = group.generator
        xy = [(x, (y + 1) % p), (x, p - y if y else 0), (x, p), (p, y), (0, 0), (x + p, y), (x, y + p), (p - 1, p - 1)]
        xy += [(x, (y + (1 << 8 * i)) % p) for i in range(0, size, 4)]
        others += [b"\4" + a.to_bytes(size, "big") + b.to_bytes(size, "big") for a, b in xy if max(a, b) < 256**size]
        whole = named["encoded"](multiple)
        others += [bytes([first]) + whole[1:] for first in (0, 1, 2, 3, 5, 6, 7, 0x84, 255)]
        others += [whole[:-1], whole + b"\0"]
        if not compressed:
            return good, [one for one in others if len(one) == len(whole)]
        short = [named["compressed"](point) for point in (multiple, *points)]
        good += short[:1]
        others += short[1:]
        others += [bytes([first ^ 1]) + one[1:] for one in short for first in one[:1]]
        others += [bytes([first]) + short[0][1:] for first in (0, 1, 4, 5, 6, 7, 0x82)]
        others += [bytes([first]) + a.to_bytes(size, "big") for a in (0, 1, 2, 3, 4, 5, 6, p - 1, p, p + 1, x + p, 256**size - 1)
                   for first in (2, 3) if a < 256**size]  # fmt: skip
        others += [short[0][:-1], short[0] + b"\0", b"", b"\0", b"\4"]
        return good, others

    # --- functions whose operands have to do with each other ---

    @cached_property
    def _special(self) -> Mapping[str, Callable[[Contract], Iterable[Case]]]:
        return {
            "ecdsa_verify": self._ecdsa_verify, "ecdsa_sign_nonce": self._ecdsa_sign_nonce,
            "ed25519_verify": self._edwards_verify, "xeddsa_verify": self._edwards_verify,
            "kummer_add": self._differential, "kummer_add_affine": self._differential, "hex_encode": self._hex_encode,
            "hex_decode": self._hex_decode, "fe_batch_inv": self._batches, "sc_batch_inv": self._batches,
            "point_batch_to_affine": self._batches, "point_mul": self._multiples, "point_mul_double_vartime": self._doubles,
            "ed25519_mul": self._multiples, "ed25519_mul_double_vartime": self._doubles, "ladder8": self._eight_ladders,
        }  # fmt: skip

    def _multiples(self, contract: Contract) -> Iterator[Case]:
        """Small multiples and their opposites of every point, all scalars times few points."""
        scalars = self._choices(contract, contract.param("k")).all
        points = self._choices(contract, contract.param("p")).all
        for i, k in enumerate(scalars):
            yield {"k": k, "p": points[2 + i % 4]}
        for point in points:
            for k in scalars[4:9]:
                yield {"k": k, "p": point}

    def _doubles(self, contract: Contract) -> Iterator[Case]:
        """Sums that meet equal and opposite points, and no points."""
        scalars = self._choices(contract, contract.param("k")).all
        points = self._choices(contract, contract.param("p")).all
        few = scalars[4:9] + scalars[:1]
        for i, k in enumerate(few):
            for j, second in enumerate(few):
                yield {"k": k, "p": points[(i + 2 * j) % len(points)], "l": second}
                yield {"k": k, "p": points[2 + (i + j) % 4], "l": second}
        for i, k in enumerate(scalars):
            yield {"k": k, "p": points[2 + i % 4], "l": scalars[(3 * i + 1) % len(scalars)]}

    def _batches(self, contract: Contract) -> Iterator[Case]:
        """Of all lengths, with nothing to invert in each place."""
        name = "a" if contract.operation == "batch_inv" else "p"
        kind = contract.param(name).type
        assert isinstance(kind, Array)
        pool = self._choices(contract, Param(name, kind.item)).all
        none = pool[0]
        for count in range(ROOM + 1):
            for zero in range(-1, count):
                items = [pool[(3 + zero + 2 * i) % len(pool)] for i in range(count)]
                if zero >= 0:
                    items[zero] = none
                yield {name: _array(items), "count": Operand(count, (count,))}
        yield {name: _array([none] * ROOM), "count": Operand(ROOM, (ROOM,))}
        if isinstance(kind.item, Element):
            for start in range(0, len(pool), ROOM):
                items = list(pool[start : start + ROOM])
                yield {name: _array(items), "count": Operand(len(items), (len(items),))}

    def _ecdsa_sign_nonce(self, contract: Contract) -> Iterator[Case]:
        choices = {param.name: self._choices(contract, param) for param in placed(contract)}
        yield from _one_at_a_time(choices)
        key, random_bytes = (choices[name].good[0] for name in ("private_key", "random"))
        o, n = self.operands, self.operands.order
        group = o.setting.group
        assert group is not None
        nonce = int.from_bytes(random_bytes.value, "big") % (n - 1) + 1
        r = group.multiple(nonce, group.generator)[0] % n
        z = -r * int.from_bytes(key.value, "big") % n  # so that s is 0
        size = o.moduli["n"].bytes
        hashed = (z << 8 * size - n.bit_length()).to_bytes(size, "big")
        yield {"private_key": key, "hash": o.string(hashed), "random": random_bytes}

    def _ecdsa_verify(self, contract: Contract) -> Iterator[Case]:
        o, (good, others) = self.operands, self._encodings()
        hashes = [*self._hashes()[0], *self._hashes()[1]]
        for row in signatures(o.setting, o.library, [*good, *others], hashes, o.drawn("n", 3)):
            names = ("signature", "public_key", "hash")
            yield {name: o.string(data) for name, data in zip(names, row, strict=True)}

    def _edwards_verify(self, contract: Contract) -> Iterator[Case]:
        public, o = ("u" if contract.name == "xeddsa_verify" else "public_key"), self.operands
        for signature, key, message in edwards_signatures(o.setting, contract.name, o.noise, self._coordinates(32)):
            yield {"signature": o.string(signature), public: o.string(key), "message": o.string(message)}

    def _differential(self, contract: Contract) -> Iterator[Case]:
        """Multiples of a point, in which the difference is known; those that are equal, opposite or neutral."""
        o = self.operands
        group, point = o.line()
        zs = [(1, 0), point[1], point[0]]
        z = iter(zs * 100)
        for a, b in ((3, 2), (2, 1), (1, 3), (5, 2), (2, 5), (1, -1), (2, -2), (4, 0), (0, 4), (7, 4)):
            p, q, d = (group.multiply(k, point) for k in (a, b, a - b))
            lines = [None if one is None else (one[0],) for one in (p, q, d)]
            case = {name: o.line_point(line, next(z)) for name, line in zip("pqd", lines, strict=True)}
            if contract.name == "kummer_add_affine":
                case["d"] = o.extension(d[0] if d is not None else (0, 0), raw=False)
            yield case
        zero = ((0, 0), (0, 0))  # the point of order 2
        for p in (point, group.multiply(2, point)):
            d = group.add(p, zero)
            assert p is not None and d is not None
            values: dict[str, Any] = {"p": (p[0],), "q": ((0, 0),), "d": (d[0],)}
            case = {name: o.line_point(value, next(z)) for name, value in values.items()}
            if contract.name == "kummer_add_affine":
                case["d"] = o.extension(d[0], raw=False)
            yield case

    def _hex_encode(self, contract: Contract) -> Iterator[Case]:
        o = self.operands
        strings = [bytes(range(256)), *(o.noise(23, i) for i in range(46))]
        for capitals in (0, _ALL_ONES):
            for data in strings:
                for extra in (0, 1, 2) if len(data) in (0, 1, 33) else (0,):
                    size = 2 * len(data) + extra
                    yield {"hex_length": Operand(size, (size,)), "bytes": o.string(data), "capitals": o.number(capitals)}

    def _hex_decode(self, contract: Contract) -> Iterator[Case]:
        o = self.operands
        for capitals in (0, _ALL_ONES):
            for i in (*range(24), 31, 32, 33, 40):
                text = o.noise(23, i).hex()
                for digits in (text, text.upper()) if i in (0, 3, 33, 40) else (text,):
                    for wrong in (0, 1) if i in (0, 1, 33) else (0,):
                        size = Operand(i + wrong, (i + wrong,))
                        yield {"length": size, "hex": o.string(digits.encode()), "capitals": o.number(capitals)}
                if i in (1, 33):
                    size = Operand(i, (i,))
                    yield {"length": size, "hex": o.string(text[:-1].encode()), "capitals": o.number(capitals)}

    def _eight_ladders(self, contract: Contract) -> Iterator[Case]:
        choices = {param.name: self._choices(contract, param) for param in placed(contract)}
        yield from self._in_lanes(choices, 6)


def _eight(items: Sequence[Operand]) -> Operand:
    return Operand(tuple(item.value for item in items), tuple(slot for item in items for slot in item.slots))


def _array(items: Sequence[Operand]) -> Operand:
    """In a row as many places as there is room for."""
    slots = [slot for item in items for slot in item.slots]
    return Operand(tuple(item.value for item in items), tuple(slots + [0] * (ROOM - len(slots))))


def _one_at_a_time(choices: Mapping[str, Choices]) -> Iterator[Case]:
    """Each choice of each parameter, with those of others that are accepted."""
    step = 0
    for name, some in choices.items():
        for choice in some.all:
            step += 1
            rest = {other: one.good[(step + j) % len(one.good)] for j, (other, one) in enumerate(choices.items())}
            yield {**rest, name: choice}
    if not choices:
        yield {}


def rows_of(contract: Contract, cases: Iterable[Case]) -> list[tuple[int, ...]]:
    """What rows of the self-test's tables say of the cases."""
    names = [param.name for param in placed(contract)]
    return [tuple(slot for name in names for slot in case[name].slots) for case in cases]


def values_of(contract: Contract, cases: Iterable[Case]) -> list[dict[str, Any]]:
    """Of each case by parameter, lengths of strings among them."""
    sizes = sized(contract).items()
    values = [{name: operand.value for name, operand in case.items()} for case in cases]
    return [one | {size: len(one[name]) for size, name in sizes} for one in values]
