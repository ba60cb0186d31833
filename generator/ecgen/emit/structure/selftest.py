# SPDX-License-Identifier: MIT
"""The facts of a structure's self-test: calls with arguments that both sides make from the same noise, and checksums of results.

Arguments are made by the types of parameters, in one of a few styles that change from call to call. A key encapsulation mechanism
is checked as a whole, from seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from ecgen.emit.selftest.strings import INCREMENT, MULTIPLIER
from ecgen.emit.selftest.sums import fnv
from ecgen.emit.structure.kind import Kem, Kind, contract_named
from ecgen.logic.contract import Contract, Param
from ecgen.logic.evaluate import Setting, outputs
from ecgen.logic.types import Buffer, Bytes, Nothing, Numbers16, Polynomial, Size, Sliced, Status
from ecgen.spec.structure import Structure

#: Calls of a function, and pairs of keys.
CASES, PAIRS = 9, 2
#: Ways to make an argument.
STYLES = 4
#: Of strings with a length of their own, in turn: around the blocks of Keccak.
LENGTHS = (0, 1, 8, 135, 136, 137, 272, 300)
_MOST = max(LENGTHS)
KEM_FUNCTIONS = ("kem_keypair", "kem_encaps", "kem_encaps_from", "kem_decaps")


@dataclass
class Noise:
    """As in the C file, and in the other self-test: the high bytes of a congruential generator."""

    state: int

    def byte(self) -> int:
        self.state = (self.state * MULTIPLIER + INCREMENT) % (1 << 64)
        return self.state >> 56

    def string(self, length: int) -> bytes:
        return bytes(self.byte() for _ in range(length))


def selftest_facts(kind: Kind, spec: Structure, prefix: str) -> dict[str, Any]:
    """What templates/structure/selftest.c.j2 asks for."""
    tested = [contract for contract in kind.contracts(spec) if contract.name not in KEM_FUNCTIONS]
    sums = _sums(kind, spec)
    kem = kind.kem(spec)
    constants = kind.setting(spec).constants
    types = [type(p.type) for c in tested for p in c.params]
    degree = constants["n"] if any(isinstance(p.type, Polynomial) for c in tested for p in c.params) else 0
    return {
        "multiplier": MULTIPLIER, "increment": INCREMENT, "styles": STYLES, "degree": degree, "padded": -(-degree // 16) * 16,
        "has_words": Sliced in types, "has_numbers": Numbers16 in types,
        "has_bytes": any(isinstance(p.type, Bytes | Buffer) for c in tested for p in c.inputs),
        "functions": [{"name": c.name, "seed": seed, "cases": CASES, "declared": list(_declared(c, prefix)),
                       "body": list(_body(c, prefix, constants)), "sum": f"{sums[c.name]:#010x}"}
                      for seed, c in enumerate(tested, 1)],
        "kem": None if kem is None else _kem_facts(kem, _kem_sums(kind, spec)),
    }  # fmt: skip


def _kem_facts(kem: Kem, sums: tuple[int, ...]) -> dict[str, Any]:
    lengths = {name: getattr(kem, name) for name in ("public_key", "secret_key", "ciphertext", "shared", "seed", "coins")}
    return lengths | {"sums": [f"UINT32_C({number:#010x})" for number in sums]}


# --- what the C file does ---


def _declared(contract: Contract, prefix: str) -> Iterator[str]:
    for param in contract.params:
        match param.type:
            case Polynomial():
                yield f"static {prefix}_poly {param.name};"
            case Sliced(count):
                yield f"static {prefix}_gf{count} {param.name};"
            case Numbers16(count):
                yield f"static uint16_t {param.name}[{count}];"
            case Bytes(length):
                yield f"static uint8_t {param.name}[{length}];"
            case Buffer():
                yield f"static uint8_t {param.name}[{_MOST}];"
            case Size():
                yield f"size_t {param.name};"
            case _:
                raise TypeError(f"{contract.name}: no self-test of {param.type!r}")
    if any(isinstance(param.type, Size) for param in contract.params):
        yield f"static const uint16_t lengths[{len(LENGTHS)}] = {{ {', '.join(map(str, LENGTHS))} }};"
    if isinstance(contract.returns, Status):
        yield "int result;"


def _body(contract: Contract, prefix: str, constants: Mapping[str, Any]) -> Iterator[str]:
    for place, param in enumerate(contract.params):
        if isinstance(param.type, Size):
            yield f"{param.name} = lengths[(i * {2 * place + 1}) % {len(LENGTHS)}];"
    for place, param in enumerate(contract.params):
        style = f"(i + i / {STYLES} * {place}) % {STYLES}"
        if isinstance(param.type, Size):
            continue
        if not param.is_input:
            yield f"memset({_address(param)}, 0, sizeof {param.name});"
        else:
            match param.type:
                case Polynomial(modulus):
                    yield f"make_poly(&{param.name}, {constants.get(modulus, modulus)}, {style});"
                case Sliced():
                    yield f"make_words((uint64_t *)&{param.name}, sizeof {param.name} / 8, {style});"
                case Numbers16(count):
                    yield f"make_numbers({param.name}, {count}, {style});"
                case Bytes(length):
                    yield f"make_bytes({param.name}, {length}, {style});"
                case Buffer(length):
                    yield f"make_bytes({param.name}, {length}, {style});"
    result = "result = " if isinstance(contract.returns, Status) else ""
    yield f"{result}{prefix}_{contract.name}({', '.join(_argument(param) for param in contract.params)});"
    for param in contract.outputs:
        match param.type:
            case Polynomial():
                yield f"take_poly(&{param.name});"
            case Sliced():
                yield f"take_words((const uint64_t *)&{param.name}, sizeof {param.name} / 8);"
            case Numbers16(count):
                yield f"take_numbers({param.name}, {count});"
            case Bytes(length) | Buffer(length):
                yield f"take({param.name}, {length});"
    if isinstance(contract.returns, Status):
        yield "state = (state ^ (uint8_t)result) * UINT32_C(0x01000193);"


def _address(param: Param) -> str:
    return f"&{param.name}" if isinstance(param.type, Polynomial | Sliced) else param.name


_argument = _address


# --- what comes of it ---


@cache
def _sums(kind: Kind, spec: Structure) -> dict[str, int]:
    """By function, the mechanism's left out."""
    setting = kind.setting(spec)
    tested = [contract for contract in kind.contracts(spec) if contract.name not in KEM_FUNCTIONS]
    return {contract.name: _sum(contract, setting, seed) for seed, contract in enumerate(tested, 1)}


def _sum(contract: Contract, setting: Setting, seed: int) -> int:
    noise, taken = Noise(seed), b""
    for i in range(CASES):
        values: dict[str, Any] = {}
        for place, param in enumerate(contract.params):
            if isinstance(param.type, Size):
                values[param.name] = LENGTHS[i * (2 * place + 1) % len(LENGTHS)]
        for place, param in enumerate(contract.params):
            if param.is_input and not isinstance(param.type, Size):
                values[param.name] = operand(param, (i + i // STYLES * place) % STYLES, noise, setting, values)
        results = outputs(contract, setting, values)
        for param in contract.outputs:
            taken += _bytes_of(param, results[param.name], setting)
        if not isinstance(contract.returns, Nothing):
            taken += bytes([results["result"] & 255])
    return fnv(taken)


def operand(param: Param, style: int, noise: Noise, setting: Setting, sizes: dict[str, int]) -> Any:
    """An argument in one of STYLES styles."""
    match param.type:
        case Polynomial(modulus):
            number, n = int(setting.constants.get(modulus, modulus)), setting.constants["n"]
            drawn = [(noise.byte() | noise.byte() << 8) % number for _ in range(n)]
            return tuple(_styled(style, x, number - 1, i == n // 2) for i, x in enumerate(drawn))
        case Sliced(count):
            return _elements(count, int(setting.constants["m"]), style, noise)
        case Numbers16(count):
            numbers = [noise.byte() | noise.byte() << 8 for _ in range(count)]
            return tuple(_styled(style, x, 0xFFFF, i == count // 2) for i, x in enumerate(numbers))
        case Bytes(length):
            return _string(length, style, noise)
        case Buffer(length):
            return _string(sizes[length], style, noise)
    raise TypeError(f"no argument of {param.type!r}")


def _elements(count: int, m: int, style: int, noise: Noise) -> tuple[int, ...]:
    """Of GF(2^m), bit-sliced, by words: each a word of noise, or of a style."""
    blocks = count // 64
    drawn = [int.from_bytes(noise.string(8), "little") for _ in range(m * blocks)]
    words = [_styled(style, x, (1 << 64) - 1, i == m * blocks // 2) for i, x in enumerate(drawn)]
    return tuple(sum((words[bit * blocks + j // 64] >> (j % 64) & 1) << bit for bit in range(m)) for j in range(count))


def words_of(elements: tuple[int, ...], m: int) -> bytes:
    """Bit-sliced, as on a little-endian machine."""
    words = [sum((x >> bit & 1) << j for j, x in enumerate(elements[start : start + 64]))
             for bit in range(m) for start in range(0, len(elements), 64)]  # fmt: skip
    return b"".join(word.to_bytes(8, "little") for word in words)


def _string(length: int, style: int, noise: Noise) -> bytes:
    return bytes(_styled(style, x, 255, i == length // 2) for i, x in enumerate(noise.string(length)))


def _styled(style: int, drawn: int, largest: int, is_middle: bool) -> int:
    return drawn if style == 0 else largest if style == 2 else int(style == 3 and is_middle)


def _bytes_of(param: Param, value: Any, setting: Setting) -> bytes:
    if isinstance(param.type, Sliced):
        return words_of(value, int(setting.constants["m"]))
    if isinstance(param.type, Numbers16):
        return b"".join(x.to_bytes(2, "little") for x in value)
    if isinstance(param.type, Polynomial):
        padded = (*value, *(0,) * (-len(value) % 16))
        return b"".join(x.to_bytes(2, "little") for x in padded)
    return bytes(value)


@cache
def _kem_sums(kind: Kind, spec: Structure) -> tuple[int, ...]:
    kem = kind.kem(spec)
    assert kem is not None
    return kem.answers or computed_answers(kind, spec, kem)


def computed_answers(kind: Kind, spec: Structure, kem: Kem) -> tuple[int, ...]:
    """From the contracts."""
    return tuple(_kem_sum(kind, spec, kem, i) for i in range(PAIRS))


def _kem_sum(kind: Kind, spec: Structure, kem: Kem, i: int) -> int:
    setting, noise = kind.setting(spec), Noise(i + 1)
    run: Callable[..., dict[str, Any]] = lambda name, **inputs: outputs(contract_named(kind, spec, name), setting, inputs)  # noqa: E731
    seed = noise.string(kem.seed)
    coins = noise.string(kem.coins)
    keys = run("kem_keypair", seed=seed)
    public_key, secret_key = keys["public_key"], keys["secret_key"]
    sent = run("kem_encaps", public_key=public_key, public_key_length=len(public_key), coins=coins)
    ciphertext = bytearray(sent["ciphertext"])
    ciphertext[i % len(ciphertext)] ^= 1
    received = run("kem_decaps", ciphertext=bytes(ciphertext), ciphertext_length=len(ciphertext), secret_key=secret_key)
    return fnv(public_key + secret_key + sent["ciphertext"] + sent["shared"] + received["shared"])
