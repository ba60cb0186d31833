# SPDX-License-Identifier: MIT
"""The decoder's text: facts of the code and its Programs, in C and with AVX2; the tables that both read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ecgen.arith.binary.field import BinaryField
from ecgen.arith.binary.goppa import GoppaCode, Planes
from ecgen.emit.binary.kernels import Variant, decoder_kernels, field_kernels
from ecgen.emit.words import c_words
from ecgen.render import render_unit


def decoder_unit(code: GoppaCode, prefix: str, variant: Variant) -> str:
    """Decoding in one variant."""
    facts = {
        **code_facts(code), "vector": variant.level > 0, "level": variant.level, "tag": variant.tag,
        "field": field_kernels(code.field, prefix, variant.printer, variant.split_from),
        "decoder": decoder_kernels(code, prefix, variant),
    }  # fmt: skip
    return render_unit("binary/decode.c.j2", prefix, **facts)


def code_facts(code: GoppaCode) -> Mapping[str, Any]:
    """Numbers that templates of the code print."""
    lengths = {"public": code.public_key, "secret": code.secret_key, "ciphertext": code.ciphertext,
               "controls": code.control_bytes}  # fmt: skip
    return {
        **field_facts(code.field), "n": code.n, "t": code.t, "k": code.k, "vectors": code.vectors, "words": 1 << (code.k - 6),
        "rows": code.rows, "draws": code.draws, "monic_apart": code.monic_apart, "public_row": code.public_row,
        "extension": code.extension, "bytes": lengths,
    }  # fmt: skip


def field_facts(field: BinaryField) -> Mapping[str, Any]:
    m = field.degree
    taps = [i for i in range(m) if field.polynomial >> i & 1]
    passes, degree = 0, 2 * m - 2
    while degree >= m:
        passes, degree = passes + 1, max(taps) + degree - m
    return {"m": m, "vec": 4 * m, "size": field.size, "taps": taps, "passes": passes}


def decoder_tables(code: GoppaCode, prefix: str) -> str:
    """The constants of the FFT."""
    tables = {
        "scales": _words(code.scales(level) for level in range(code.k + 1)),
        "stage_a": _words(code.stage_a()),
        "stage_b": _words(code.stage_b()),
        "last_level": _words([code.last_level()]),
        **({"leading_powers": _words(code.leading_powers())} if code.monic_apart else {}),
    }
    shown = [{"name": name, "count": len(numbers), "lines": c_words(numbers, 64)} for name, numbers in tables.items()]
    return render_unit("binary/tables.c.j2", prefix, tables=shown)


def table_names(code: GoppaCode) -> Mapping[str, int]:
    """How many words each table has."""
    m, vec = code.m, 4 * code.m
    names = {"scales": vec * (code.k + 1), "stage_a": m * (code.vectors - 1), "stage_b": vec * 3 * (code.vectors // 4),
             "last_level": vec}  # fmt: skip
    return {**names, "leading_powers": vec * code.vectors} if code.monic_apart else names


def _words(tables: Iterable[Planes]) -> list[int]:
    return [word for table in tables for words in table for word in words]
