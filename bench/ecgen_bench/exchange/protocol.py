# SPDX-License-Identifier: MIT
"""Key exchange and signatures of one curve: the functions to time, their keys, their C call sites and their check."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Protocol

from ecgen_bench.exchange.keys import Keys
from ecgen_bench.harness.program import Part
from ecgen_bench.implementations.build import LANES, Built
from ecgen_bench.peers.exchange import PeerCalls
from ecgen_bench.system.libcrypto import LibCrypto

#: Keys of one launch. They are few, so that a block of calls ends before the system switches to another program.
COUNT = 2

#: The functions whose results every implementation prints, to be compared in Python.
SHOWN = ("variable_base", "ecdh", "public_key", "sign", "verify")

#: What verification shows: it accepts a good signature, and refuses one of another message.
VERIFIED = b"\1\0"

OPENSSL = "openssl"

#: The emitted functions that exchange eight keys at once.
_EIGHT_AT_ONCE = ("ecdh8", "x25519_8")

_C = Path(__file__).parent / "c"


@dataclass(frozen=True)
class Call:
    """One thing to time: a function of the C call sites, with all keys in turn or with one of them.

    For example Call("ecdh") exchanges with every key, Call("ecdh", 2) with key 2 alone.
    """

    function: str
    key: int | None = None

    @property
    def name(self) -> str:
        return self.function if self.key is None else f"{self.function}_{self.key}"


class Exchange(Protocol):
    """What Weierstrass curves and curve25519 have in common here."""

    #: What each function is.
    titles: ClassVar[dict[str, str]]
    #: The functions whose instructions, cache misses and single runs are looked at: what users call.
    profiled: ClassVar[tuple[str, ...]]

    @property
    def notes(self) -> tuple[str, ...]:
        """What exactly is timed."""
        ...

    @property
    def emitted_source(self) -> str:
        """The name of the C file with the call sites of the emitted code."""
        ...

    @property
    def openssl_source(self) -> str:
        """The name of the C file with the call sites of OpenSSL."""
        ...

    def openssl_declarations(self) -> str:
        """The lines above OpenSSL's call sites."""
        ...

    def keys(self, seed: int) -> Keys:
        """COUNT private keys, with public keys, peers, messages and signatures."""
        ...

    def form_keys(self, count: int, rng: random.Random) -> Keys:
        """A key 0b10...0, a key 0b11...1, the smallest key, and `count` random ones. All but the smallest have full length."""
        ...

    def check(self, shown: str, keys: Keys) -> int:
        """Compare what `harness show` printed, and return how many results there were. Raises CheckFailed at the first wrong
        one."""
        ...


def emitted_part(exchange: Exchange, built: Built, calls: Sequence[Call], more: str = "", show: str = "show",
                 include: tuple[Path, ...] = ()) -> Part:  # fmt: skip
    """The call sites of one build of the emitted code. `more`: C text with further functions to call; `show`: the function that
    prints results; `include`: folders of what `more` includes."""
    body = [*_emitted_declarations(built), f'#include "{exchange.emitted_source}"', more]
    return _part(built.variant.key, body, calls, show, built.objects, (built.folder, *include), built.flags)


def openssl_part(exchange: Exchange, crypto: LibCrypto, calls: Sequence[Call]) -> Part:
    """The call sites of OpenSSL."""
    body = [exchange.openssl_declarations(), f'#include "{exchange.openssl_source}"']
    return _part(OPENSSL, body, calls, "show", (crypto.archive,), crypto.include, crypto.flags)


def lanes_calls(built: Built) -> PeerCalls | None:
    """The emitted key exchange of eight at once; None where there is none."""
    function = next((name for name in _EIGHT_AT_ONCE if built.has(name)), None)
    if function is None:
        return None
    body = (*_emitted_declarations(built), f"#define EXCHANGE8 {built.prefix}_{function}", '#include "lanes_calls.c"')
    return PeerCalls(
        built.variant.key, built.variant.label, "", body, built.objects, (built.folder,), ("ecdh",), LANES, built.flags
    )


def _emitted_declarations(built: Built) -> tuple[str, ...]:
    return f'#include "{built.prefix}.h"', f"#define F(name) {built.prefix}_##name", f'#define NAME "{built.variant.key}"'


def peer_part(peer: PeerCalls, calls: Sequence[Call]) -> Part:
    """The call sites of another peer, which has only some of the functions."""
    own = [call for call in calls if call.function in peer.functions]
    return _part(peer.key, peer.body, own, "show", peer.objects, peer.include, peer.flags, peer.lanes)


def _part(key: str, body: Sequence[str], calls: Sequence[Call], show: str, objects: tuple[Path, ...], include: tuple[Path, ...],
          flags: tuple[str, ...], lanes: int = 1) -> Part:  # fmt: skip
    symbol = f"implementation_{key.replace('-', '_')}_calls"
    lines = [
        "/* SPDX-License-Identifier: MIT */",
        '#include "harness.h"',
        '#include "keys.h"',
        *body,
        "static unsigned first, step, times;",
    ]
    lines += [_loop(function) for function in dict.fromkeys(call.function for call in calls)]
    lines += [_prepare(key) for key in dict.fromkeys(call.key for call in calls)]
    cells = [
        f'    {{"{call.name}", "throughput", 0, {lanes} * {_times(call.key)}, 1, {_preparing(call.key)}, run_{call.function}}},'
        for call in calls
    ]
    lines += ["static const bench_cell cells[] = {", *cells, "};"]
    lines.append(f"const bench_implementation {symbol} = {{NAME, {len(calls)}, 0, cells, NULL, {show}}};")
    return Part(symbol, "\n".join(lines) + "\n", objects, (_C, *include), flags)


def _times(key: int | None) -> str:
    """The number of calls in one pass, as C."""
    return "BENCH_KEYS" if key is None else str(COUNT)


def _preparing(key: int | None) -> str:
    return "prepare_all" if key is None else f"prepare_{key}"


def _prepare(key: int | None) -> str:
    """The C function that chooses the keys before a call is timed: `times` keys from `first`, `step` apart. So all keys meet the
    same code at the same place."""
    first, step = (0, 1) if key is None else (key, 0)
    return "\n".join([
        f"static void {_preparing(key)}(const uint64_t *arena)", "{", "    prepare(arena);", f"    first = {first};",
        f"    step = {step};", f"    times = {_times(key)};", "}",
    ])  # fmt: skip


def _loop(function: str) -> str:
    return "\n".join([
        f"static void run_{function}(uint64_t *arena, unsigned long passes)", "{", "    while (passes-- != 0) {",
        "        for (unsigned i = 0, key = first; i < times; i++, key += step) {", f"            {function}(key, arena);",
        "        }", "    }", "}",
    ])  # fmt: skip
