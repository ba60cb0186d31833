# SPDX-License-Identifier: MIT
"""Binary fields, and Classic McEliece over them."""

from __future__ import annotations

from collections.abc import Sequence

from ecgen.arith.binary.field import BinaryField, written
from ecgen.arith.binary.goppa import GoppaCode
from ecgen.arith.binary.product import fewest, operations
from ecgen.arith.binary.programs import shortest_chain
from ecgen.contracts.binary import COUNTS, field_contracts
from ecgen.contracts.keccak import keccak_contracts
from ecgen.contracts.mceliece import SEED, SHARED, Lengths, kem_contracts
from ecgen.emit.binary.answers import recorded
from ecgen.emit.binary.decoder import code_facts, decoder_tables, decoder_unit, field_facts, table_names
from ecgen.emit.binary.kernels import PLAIN, VECTORS, field_kernels, field_programs
from ecgen.emit.context import Part
from ecgen.emit.keccak import keccak_header, keccak_unit
from ecgen.emit.section import Section
from ecgen.emit.structure.context import StructureContext
from ecgen.emit.structure.kind import Kem, Kind
from ecgen.logic.contract import Contract
from ecgen.meaning.binary import binary_setting, code_of
from ecgen.spec.binary import BinarySpec
from ecgen.targets.c.bits import words

_KEYS = ("kem_keypair", "kem_encaps", "kem_encaps_from", "kem_decaps")


def _field(spec: BinarySpec) -> BinaryField:
    return BinaryField(spec.polynomial)


def _summary(spec: BinarySpec) -> str:
    code = spec.code
    return f"GF(2^{spec.m})" if code is None else f"GF(2^{spec.m}), Classic McEliece, n = {code.n}, t = {code.t}"


def _overview(spec: BinarySpec) -> Sequence[str]:
    lines = [
        f"GF(2^{spec.m}) = GF(2)[z] modulo {written(spec.polynomial)}.",
        "Elements are bit-sliced: bit i of element j of a gf64 is bit j of v[i], that of a gf256 bit j % 64 of v[i][j / 64].",
    ]
    code = code_of(spec)
    if code is not None:
        lines += [
            f"Classic McEliece, round 4: public keys of {code.public_key} bytes, secret keys of {code.secret_key}, ciphertexts "
            f"of {code.ciphertext}.",
            f"Nothing is kept on a heap; decapsulation takes about {_decoding_stack(code)} kB of the stack, key generation about "
            f"{_key_stack(code)} kB.",
        ]
    return lines


def _decoding_stack(code: GoppaCode) -> int:
    """Arrays of vectors, two at a time beside the scaling, and what is smaller."""
    return (4 * code.vectors * 32 * code.m >> 10) + 24


def _key_stack(code: GoppaCode) -> int:
    """The square of the matrix, random bytes, the permutation and what it is sorted in."""
    return (code.rows * ((code.rows + 63) // 64) * 8 + 4 * code.field.size + 20 * code.field.size >> 10) + 16


def _facts(spec: BinarySpec) -> dict[str, object]:
    facts: dict[str, object] = {"m": spec.m, "polynomial": written(spec.polynomial)}
    code = code_of(spec)
    if code is None:
        return facts
    return {**facts, "n": code.n, "t": code.t, "public_key": code.public_key, "secret_key": code.secret_key,
            "ciphertext": code.ciphertext, "random": 2 * code.draws}  # fmt: skip


def _contracts(spec: BinarySpec) -> tuple[Contract, ...]:
    code = code_of(spec)
    return field_contracts() if code is None else (*field_contracts(), *keccak_contracts(), *_kem_contracts(code))


def _kem_contracts(code: GoppaCode) -> tuple[Contract, ...]:
    return kem_contracts(Lengths(code.public_key, code.secret_key, code.ciphertext, 2 * code.draws, _key_stack(code)))


def _part(context: StructureContext[BinarySpec]) -> Part:
    spec, prefix, avx2 = context.spec, context.prefix, context.request.avx2
    field, code = _field(spec), code_of(spec)
    declarations = [line for count in COUNTS for line in (
        "typedef struct {", f"    uint64_t v[{spec.m}]{'' if count == 64 else f'[{count // 64}]'};", f"}} {prefix}_gf{count};")]
    units = _field_units(context, field)
    headers = {"gf": context.unit("binary/gf.h.j2", avx2=avx2)}
    sections = [Section("gf", [f"Elements of GF(2^{spec.m}), 64 or 256 at once, bit-sliced"], declarations)]
    functions = context.placed("gf", field_contracts(), {"gf": ()}, ("vectors",), ("gf256_mul", "gf256_inv") if avx2 else ())
    if code is not None:
        units |= _code_units(context, code) | {"keccak": keccak_unit(prefix)}
        facts = {**code_facts(code), "tables": list(table_names(code).items()), "avx2": avx2}
        headers |= {"keccak": keccak_header(prefix), "kem": context.unit("binary/kem.h.j2", **facts)}
        sections += [Section("sha3", ["SHA3-256 and SHAKE256 (FIPS 202)"], []), Section("kem", ["Classic McEliece"], [])]
        functions += context.placed("sha3", keccak_contracts(), {"keccak": ()}, ("vectors",))
        functions += context.placed("kem", _kem_contracts(code), {"mceliece": _KEYS}, ("vectors",))
    return Part(units=units, headers=headers, functions=functions, sections=tuple(sections))


def _field_units(context: StructureContext[BinarySpec], field: BinaryField) -> dict[str, str]:
    prefix, avx2 = context.prefix, context.request.avx2
    ands, xors = operations(field.degree, fewest(field.degree))
    reduction = _reduction(field)
    facts = {
        **field_facts(field), "polynomial": written(field.polynomial), "avx2": avx2, "lanes": 64,
        "products": {"and": ands, "xor": xors + reduction}, "chain": shortest_chain(field.degree - 1),
        "one": field_kernels(field, prefix, words), "four": field_kernels(field, prefix, PLAIN.printer),
    }  # fmt: skip
    units = {"gf": context.unit("binary/gf.c.j2", **facts)}
    if avx2:
        for variant in VECTORS:
            four = field_kernels(field, prefix, variant.printer, variant.split_from)
            units[f"gf_{variant.tag}"] = context.unit("binary/gf_vector.c.j2", level=variant.level, tag=variant.tag, four=four)
        units["probe_level"] = context.unit("binary/level.c.j2")
    return units


def _reduction(field: BinaryField) -> int:
    """Exclusive ors that reduce a product."""
    multiply = field_programs(field)["mul"]
    ands, xors = operations(field.degree, fewest(field.degree))
    return sum(not instr.param for instr in multiply.instrs) - ands - xors


def _code_units(context: StructureContext[BinarySpec], code: GoppaCode) -> dict[str, str]:
    prefix, avx2 = context.prefix, context.request.avx2
    facts = {**code_facts(code), "avx2": avx2, "row_blocks": code.t // 64 + 1, "extension_text": _extension(context.spec)}
    units = {
        "decode_tables": decoder_tables(code, prefix), "decode": decoder_unit(code, prefix, PLAIN),
        "controls": context.unit("binary/controls.c.j2", **facts), "keys": context.unit("binary/keys.c.j2", **facts),
        "mceliece": context.unit("binary/kem.c.j2", **facts),
    }  # fmt: skip
    return units | ({f"decode_{v.tag}": decoder_unit(code, prefix, v) for v in VECTORS} if avx2 else {})


def _extension(spec: BinarySpec) -> str:
    assert spec.code is not None
    terms = []
    for exponent, coefficient in spec.code.extension:
        power = "y" if exponent == 1 else f"y^{exponent}"
        terms.append(power if exponent else written(coefficient))
    return " + ".join(terms)


def _explained(spec: BinarySpec) -> Sequence[tuple[str, str]]:
    field, code = _field(spec), code_of(spec)
    ands, xors = operations(field.degree, fewest(field.degree))
    squaring = sum(not instr.param for instr in field_programs(field)["sqr"].instrs)
    rows = [
        ("field", f"GF(2)[z] modulo {written(spec.polynomial)}"),
        ("product", f"{ands} ands, {xors} exclusive ors; {_reduction(field)} to reduce it; operand scanning below "
                    f"{fewest(field.degree)} coefficients, Karatsuba above"),
        ("square", f"{squaring} exclusive ors"),
        ("inverse", f"a^(2^{spec.m} - 2), by exponents 2^k - 1: k = {', '.join(map(str, shortest_chain(spec.m - 1)))}"),
    ]  # fmt: skip
    if code is not None:
        rows += [
            ("code", f"n = {code.n}, t = {code.t}, secret polynomials modulo {_extension(spec)}"),
            ("FFT", f"{code.k} levels of {code.vectors // 2} products of 256 elements; transposed, one level more"),
            ("recurrence", f"{2 * code.t} steps of 2 products of 256 elements"),
            ("network", f"{2 * code.m - 1} layers of {code.field.size // 2} exchanges"),
            ("lengths", f"public key {code.public_key}, secret key {code.secret_key}, ciphertext {code.ciphertext} bytes"),
        ]
    return rows


def _kem(spec: BinarySpec) -> Kem | None:
    code = code_of(spec)
    if code is None:
        return None
    answers = recorded(spec.polynomial, code.n, code.t, code.extension)
    return Kem(code.public_key, code.secret_key, code.ciphertext, SHARED, SEED, 32, answers)


BINARY = Kind(_summary, _overview, _facts, _contracts, binary_setting, _part, _explained, _kem)
