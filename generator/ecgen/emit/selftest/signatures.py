# SPDX-License-Identifier: MIT
"""Signatures that are right, and ones that are wrong in one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ecgen.library import Library
from ecgen.logic.evaluate import Setting
from ecgen.meaning.edwards import L

Signed = tuple[bytes, bytes, bytes]


def signatures(setting: Setting, library: Library, keys: Sequence[bytes], hashes: Sequence[bytes],
               drawn: Sequence[int]) -> Iterator[Signed]:  # fmt: skip
    """(signature, public key, hash) of ECDSA. `drawn`: a private key and a nonce among them."""
    curve, group, named = library.spec.curve, setting.group, setting.named
    assert curve is not None and group is not None
    n, p = curve.order, library.spec.prime
    size = -(-n.bit_length() // 8)

    def pair(r: int, s: int) -> bytes:
        return r.to_bytes(size, "big") + s.to_bytes(size, "big")

    def leading(data: bytes) -> int:
        return int.from_bytes(data, "big") >> max(0, 8 * len(data) - n.bit_length())

    key, nonce = drawn[0], drawn[-1]
    public, first = group.multiple(key, group.generator), group.multiple(nonce, group.generator)
    if public is None or first is None:
        return
    encoded, r, inverse = named["encoded"](public), first[0] % n, pow(nonce, -1, n)

    def signed(hashed: bytes) -> int:
        return int(inverse * (leading(hashed) + r * key) % n)

    hashed = hashes[0]
    s = signed(hashed)
    for other in hashes:
        yield pair(r, signed(other)), encoded, other
    yield pair(r, s), named["compressed"](public), hashed
    yield pair(r, n - s), encoded, hashed  # the other one is right, too
    fits = [(a, b) for a, b in ((0, s), (r, 0), (0, 0), (n, s), (r, n), (r + n, s), (r, s + n), (256**size - 1, s),
                                (r, 256**size - 1), (n - r, s), (s, r), (1, 1), (n - 1, n - 1), (r, n - 1))
            if max(a, b) < 256**size]  # fmt: skip
    for a, b in fits:
        yield pair(a, b), encoded, hashed
    for i in range(0, 8 * size - 7, 32):
        yield pair(r ^ 1 << i, s), encoded, hashed
        yield pair(r, s ^ 1 << i), encoded, hashed
    for one in keys:
        yield pair(r, s), one, hashed
    # R = z/s*G + r/s*Q: the neutral element, a doubling, and an x that is not below n
    q, shift = public, 8 * size - n.bit_length()
    yield pair(r, s), encoded, (-r * key % n << shift).to_bytes(size, "big")
    yield pair(r, s), encoded, (r * key % n << shift).to_bytes(size, "big")
    for x in range(n, min(p, n + 60)):
        lifted = named["decoded"](b"\2" + x.to_bytes(-(-p.bit_length() // 8), "big"))
        if lifted is None or x == n:
            continue
        z, r = leading(hashed), x - n
        rest = group.add(lifted, group.negated(group.multiple(z * pow(s, -1, n) % n, group.generator)))
        q = group.multiple(s * pow(r, -1, n) % n, rest)
        if q is not None:
            yield pair(r, s), named["encoded"](q), hashed
        break


def edwards_signatures(setting: Setting, name: str, noise: Callable[[int, int], bytes],
                       coordinates: Sequence[bytes]) -> Iterator[Signed]:  # fmt: skip
    """(signature, public key, message) of Ed25519, or of XEdDSA."""
    named = setting.named
    messages = [noise(33, size) for size in (11, 0, 1, 63, 64, 65, 127, 128, 200)]
    secrets = [noise(9, 32), noise(99, 32)]
    signed: list[Signed] = []
    for i, message in enumerate(messages):
        secret = secrets[i % 2]
        if name == "xeddsa_verify":
            key, signature = named["x25519_public_key"](secret), named["xeddsa"](secret, message, noise(400, 64))
        else:
            key, signature = named["ed25519_public_key"](secret), named["ed25519"](secret, message)
        signed.append((signature, key, message))
    yield from signed
    signature, key, message = signed[0]
    s = int.from_bytes(signature[32:], "little")
    flipped = [s ^ 1 << i for i in (*range(0, 256, 32), 253, 255)]
    for number in (s + L, s + 2 * L, L - s, 0, L, L - 1, L + 1, 2**256 - 1, *flipped):
        if number < 2**256:
            yield signature[:32] + number.to_bytes(32, "little"), key, message
    for i in range(0, 32, 4):
        yield signature[:i] + bytes([signature[i] ^ 4]) + signature[i + 1 :], key, message
    yield signature[:31] + bytes([signature[31] ^ 0x80]) + signature[32:], key, message
    yield signature, key[:31] + bytes([key[31] ^ 0x80]), message
    yield signature, key, message + b"\0"
    yield signature, key, message[:-1]
    for other in coordinates:  # small order: R = -S*B serves for S = 0 there
        yield signature, other, message
        yield other + bytes(32), other, message
        yield other + bytes(32), coordinates[2], message
