# SPDX-License-Identifier: MIT
"""Faulty variants of emitted C, by patches: the self-test of the folder has to see them.

A patch names a function or a table, whatever file it stands in, and replaces the first match of a pattern in it. `%p` is the
prefix, `%P` the same in capitals. Each changes what some call returns: none is a variant that no known answer can show.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Fault:
    """`place`: a function or a table, without prefix; `pattern`, `wrong`: as of re.sub."""

    place: str
    pattern: str
    wrong: str

    def __str__(self) -> str:
        return f"{self.place}: {self.pattern} -> {self.wrong}"

    def applied(self, prefix: str, texts: Mapping[str, str]) -> dict[str, str]:
        """The files that it changes. Raises LookupError where nothing matches."""
        changed = {name: self._patched(prefix, text) for name, text in texts.items()}
        changed = {name: text for name, text in changed.items() if text != texts[name]}
        if not changed:
            raise LookupError(f"{self}: matches nowhere")
        return changed

    def put_into(self, folder: Path, prefix: str) -> list[str]:
        """Changes the C files of a folder; the names of those that it changed. Raises LookupError where nothing matches."""
        changed = self.applied(prefix, {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.c"))})
        for name, text in changed.items():
            (folder / name).write_text(text, encoding="utf-8")
        return list(changed)

    def _patched(self, prefix: str, text: str) -> str:
        pattern, wrong = (part.replace("%p", prefix).replace("%P", prefix.upper()) for part in (self.pattern, self.wrong))
        for start, end in reversed(list(self._definitions(prefix, text))):
            text = text[:start] + re.sub(pattern, wrong, text[start:end], count=1) + text[end:]
        return text

    def _definitions(self, prefix: str, text: str) -> Iterator[tuple[int, int]]:
        """Where its definitions begin and end: one for each word size, maybe."""
        name = rf"\b{prefix}_{self.place}"
        function = rf"^[^\n#/*]*{name}\([^;{{}}]*\)\n\{{\n.*?^\}}"
        table = rf"^[^\n#/*]*{name}(\[\w*\])* = \{{.*?\}};$"
        for match in re.finditer(f"{function}|{table}", text, re.MULTILINE | re.DOTALL):
            yield match.span()


def _nth_number(n: int) -> str:
    """The number n places after the first in a table; what follows it stays."""
    return rf"((?:0x[0-9a-f]+[^x]*?){{{n}}}0x[0-9a-f]*)[0-9a-f](?=\W)"


_P256 = (
    Fault("fe_add", r"(addw\(&\w+, a3, b3, )\w+", r"\g<1>0"),
    Fault("fe_add", r"maskw\(\w+\)", "maskw(0)"),
    Fault("fe_sub", r"(subw\(&\w+, a2, b2, )\w+", r"\g<1>0"),
    Fault("fe_neg", r"0xffffffff00000001", "0xffffffff00000000"),
    Fault("fe_half", "<< 63", "<< 62"),
    Fault("fe_mul", r"(mulw\(&\w+, )a3, b3", r"\1a3, b2"),
    Fault("fe_sqr", r"%p_addw\(", "%p_subw("),
    Fault("fe_mul_small", r"(mulw\(&\w+, )a3, k_word", r"\1a2, k_word"),
    Fault("fe_to_mont", r"mulw\((&\w+), a3", r"mulw(\1, a2"),
    Fault("fe_from_mont", r"a3, (\w+)", r"a2, \1"),
    Fault("fe_select", r"selectw\(m0, a3, b3\)", "selectw(m0, b3, b3)"),
    Fault("fe_cswap", r"storew\(&b->v\[3\], \w+\)", "storew(&b->v[3], b3)"),
    Fault("fe_is_zero", r"\| a3", "| a2"),
    Fault("fe_eq", r"a3 \^ b3", "a2 ^ b2"),
    Fault("sc_eq", r"a0 \^ b0", "a1 ^ b1"),
    Fault("fe_from_bytes", r"(borroww\(\w+, UINT64_C\(0xffffffffffffffff\), )0", r"\g<1>1"),
    Fault("sc_from_bytes_le", r"(borroww\(\w+, UINT64_C\(0xf3b9cac2fc632551\), )0", r"\g<1>1"),
    Fault("fe_to_bytes", r"store8\(b \+ 8,", "store8(b + 16,"),
    Fault("fe_inv_divsteps", r"= %p_fe_modulus\[i\]", "= %p_fe_modulus[0]"),
    Fault("fe_start", _nth_number(2), r"\g<1>5"),
    Fault("fe_inv", "fe_inv_(chain|divsteps)", "fe_neg"),
    Fault("fe_sqrt", r"select\(r, found, &root, &zero\)", "select(r, found, &root, &root)"),
    Fault("sc_sqrt", r"return \(int\)\(found & 1\) - 1", "return 0"),
    Fault("fe_batch_inv", r"(factor, %p_fe_is_zero\(&a\[i\]\), )&%p_fe_one", r"\1&a[i]"),
    Fault("fe_batch_inv", r"select\(&r\[i\], is_zero, &zero, &inverse\)", "select(&r[i], is_zero, &inverse, &inverse)"),
    Fault("sc_batch_inv", r"i > 0;", "i > 1;"),
    Fault("reduce_bytes", "b, length", "b + 1, length"),
    Fault("bytes_modulo", "j = 8;", "j = 7;"),
    Fault("scalar_from_key", r"status \|= .*;", ";"),
    Fault("scalar_from_hash", r"length < %P_SC_BYTES", "length < %P_SC_BYTES + 2"),
    Fault("scalar_from_random", r"SC_BYTES \+ 8", "SC_BYTES + 7"),
    Fault("scalar_from_random", r"sc_add\(r, r, &one\)", "sc_add(r, r, r)"),
    Fault("scalar_odd", "& whole", "& 0"),
    Fault("lookup", r" \^ negate", ""),
    Fault("lookup", r"i < \d+", "i < 7"),
    Fault("base_lookup", r" \^ negate", ""),
    Fault("base_scan", "i < entries", "i + 1 < entries"),
    Fault("base", _nth_number(40), r"\g<1>7"),
    Fault("naf_base", _nth_number(100), r"\g<1>7"),
    Fault("odd_multiples", r"%p_point_dbl\(&twice, p\)", "twice = *p"),
    Fault("point_mul", r"%p_point_add\(&total", "(void)%p_point_add_incomplete(&total"),
    Fault("point_mul_base", "column > 0 \\? &total : &low", "&total"),
    Fault("add_digit", r"%p_point_dbl\(total, addend\)", ""),
    Fault("add_affine_vartime", r"%p_point_dbl\(total, total\)", ""),
    Fault("add_base_digit", "digit < 0\\)", "digit > 0)"),
    Fault("naf", r"place = i \+ width - 1", "place = i + width - 2"),
    Fault("point_add", r"%p_point_select\(&sum, equal, &twice, &sum\);", ""),
    Fault("point_add", r"%p_point_select\(&sum, p_is_neutral, q, &sum\);", ""),
    Fault("point_add", r"select\(r, q_is_neutral, p, &sum\)", "select(r, 0, p, &sum)"),
    Fault("point_add_affine", r"%p_point_select\(&sum, equal, &other, &sum\);", ""),
    Fault("point_eq", r"\| \(p_is_neutral & q_is_neutral\)", ""),
    Fault("point_eq", "same &=", "same ="),
    Fault("point_eq", " & ~q_is_neutral", ""),
    Fault("point_is_on_curve", r" \| %p_fe_is_zero\(&p->z\)", ""),
    Fault("affine_is_on_curve", r"return .*;", "return UINT64_MAX;"),
    Fault("right_side", r"%p_fe_add\(&t, &t, &%p_curve_a\);", ""),
    Fault("point_to_affine", r"-\(int\)\(is_neutral & 1\)", "0"),
    Fault("point_batch_to_affine", r"&scratch\[i\]\);", "&scratch[0]);"),
    Fault("affine_from_bytes", r"b\[0\] == 4", "b[0] >= 4"),
    Fault("affine_from_bytes", r"length == 1 \+ 2", "length >= 1 + 2"),
    Fault("affine_from_bytes", r"b\[0\] == 2 \|\| b\[0\] == 3", "b[0] <= 3"),
    Fault("affine_from_bytes", r"memset\(&p, 0, sizeof p\);\n    \}", "}"),
    Fault("decompress", r" \^ parity", ""),
    Fault("decompress", r"&root\) != 0", "&root) > 0"),
    Fault("affine_to_bytes_compressed", r"2u \|", "3u |"),
    Fault("ecdsa_sign_with", r" \| %p_sc_is_zero\(&s\)", ""),
    Fault("ecdsa_verify", r"return %p_sc_eq\(&u, &r\) \? 0 : -1", "return 0"),
    Fault("x_modulo_order", r"%p_reduce_bytes\(r, b, sizeof b\)", "(void)%p_sc_from_bytes(r, b)"),
    Fault("ecdsa_sign", r"data\[0\] = 1;", ""),
    Fault("ecdsa_sign", r"hash_length == 28 \? 28 : ", ""),
    Fault("ecdsa_sign", r"hash_length <= 48 \? 48 : 64", "64"),
    Fault("candidate", r"while \(done < sizeof t\)", "memset(t, 0, sizeof t);\n    if (done < sizeof t)"),
    Fault("hmac", "0x36 \\^ 0x5c", "0x36 ^ 0x5d"),
    Fault("hmac", r"\? 128 : 64", "? 64 : 64"),
    Fault("ecdh", r"status \|= %p_scalar_from_key\(&key, private_key\)", "(void)%p_scalar_from_key(&key, private_key)"),
    Fault("ecdh", r"%p_clear\(shared, %P_FE_BYTES\)", ""),
    Fault("public_key", r"%p_clear\(public_key, 1 \+ 2 \* %P_FE_BYTES\)", ""),
    Fault("keygen", r"%p_sc_to_bytes\(private_key", "%p_sc_to_bytes_le(private_key"),
    Fault("sha2_end", r"used > size - size / 8", "used > size - size / 8 + 1"),
    Fault("sha2_end", r"total << 3", "total << 2"),
    Fault("sha2_add", r"s->used \+= length", "s->used = length"),
    Fault("sha2_begin", r"digest == 48 \? start384", "digest == 48 ? start512"),
    Fault("sha_k32", _nth_number(63), r"\g<1>7"),
    Fault("sha_k64", _nth_number(79), r"\g<1>9"),
    Fault("hex_bytes", "0x7f - 'f'", "0x7f - 'g'"),
    Fault("hex_bytes", r" \| capitals", ""),
    Fault("hex_digits", "0x80 - 10", "0x80 - 11"),
    Fault("hex_encode", "hex_length >> 1 != length", "hex_length >> 1 < length"),
)

_SECP256K1 = (
    Fault("add_image_digit", r"%p_fe_mul\(&addend\.x, .*\);", ""),
    Fault("endomorphism", r"&%p_beta", "&p->y"),
    Fault("decompose", r"%p_sc_sub\(&half\[1\], &half\[1\], &t\);", ""),
    Fault("magnitude", r"return is_negative", "return 0"),
    Fault("minus_lambda", _nth_number(1), r"\g<1>5"),
)

_CURVE25519 = (
    Fault("decode_u", r"half\[15\] &= 127;", ""),
    Fault("decode_u", r"%p_fe_add\(r, r, &low\);", ""),
    Fault("ladder", r"return -\(int\)\(%p_fe_is_zero\(r\) & 1\)", "return 0"),
    Fault("clamp", r"& 127\) \| 64", "& 127)"),
    Fault("append", r"%p_sc_add\(r, r, &next\);", ""),
    Fault("ed25519_reduce_bytes", r"b \+ 62, 2", "b + 62, 1"),
    Fault("verify_with", r"signature, 32\) == 0", "signature, 31) == 0"),
    Fault("ed25519_decode", r"refused \|= %p_fe_is_zero\(&p\.x\) & negative;", ""),
    Fault("ed25519_decode", r"refused = \(uint64_t\)\(int64_t\)(%p_fe_from_bytes_le\(&p\.y, bytes\))", r"refused = 0; (void)\1"),
    Fault("ed25519_eq", "return same & ", "return "),
    Fault("ed25519_neg", r"%p_fe_neg\(&r->t, &p->t\)", "r->t = p->t"),
    Fault("ed25519_pick_niels", "i < 8", "i < 7"),
    Fault("xeddsa_sign", r"public_key\[31\] &= 127;", ""),
)

_P521 = (
    Fault("leading_bits", r"\(last << 8\)", "(last << 7)"),
    Fault("fe_is_zero", r"\| a8", "| a7"),
    Fault("fe_from_bytes", r"borroww\((\w+), UINT64_C\(0x1ff\)", r"borroww(\1, UINT64_C(0x3ff)"),
)

_P503 = (
    Fault("fe2_conj", r"%p_fe_neg\(&r->c1, &a->c1\)", "r->c1 = a->c1"),
    Fault("fe2_inv", r"%p_fe_neg\(&r->c1, &r->c1\);", ""),
    Fault("fe2_from_bytes", r"(%p_fe_from_bytes\(&r->c0, b\)) \| ", r"0 * \1 | "),
    Fault("fe2_select", r"&a->c1, &b->c1", "&a->c1, &a->c1"),
    Fault("fe2_is_zero", r" & %p_fe_is_zero\(&a->c1\)", ""),
    Fault("fe2_eq", r"return %p_fe_eq\(&a->c0, &b->c0\) & ", "return "),
    Fault("kummer_add", r"&p->z", "&p->x"),
)

_FFDHE2048 = (
    Fault("dh", r"%p_clear\(shared, %P_FE_BYTES\);", ""),
    Fault("key_status", r"%p_key_less\(%p_keys, key\) \| ", ""),
    Fault("key_status", r" \| %p_key_less\(key, first\)", ""),
    Fault("peer_from_bytes", r" \| %p_fe_eq\(y, &%p_minus_one\)", ""),
    Fault("dh_check", r"\(int\)\(%p_has_order\(&y\) & 1\) - 1", "0"),
    Fault("dh_keygen", r"carry = 1", "carry = 0"),
    Fault("modulo_bit", r"keep, r\[i\], d\[i\]", "keep, r[i], r[i]"),
    Fault("exp_base", r"%p_fe_sqr\(&total, &total\);", ""),
    Fault("exp_window", r"number\[length - 2 - byte\]", "number[length - 1 - byte]"),
)

_GOLDILOCKS = (
    Fault("fe_roots_of_unity", _nth_number(20), r"\g<1>7"),
    Fault("fe_sqrt", r"select\(&root, is_one\[k\], &root, &product\)", "select(&root, is_one[k], &root, &root)"),
)

#: By the specification whose folder they are patches of.
FAULTS = {"p256": _P256, "secp256k1": _SECP256K1, "curve25519": _CURVE25519, "p521": _P521, "p503": _P503,
          "ffdhe2048": _FFDHE2048, "goldilocks": _GOLDILOCKS}  # fmt: skip
