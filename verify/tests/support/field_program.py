# SPDX-License-Identifier: MIT
"""A program that calls the functions of a folder's fields, on pairs of elements that it reads as text, and what it must print."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import gmpy2
from hypothesis import strategies as st

from ecgen.emit.facts import contracts_of
from ecgen.library import Library
from ecgen_verify.strategies import numbers

_MASKS = ("0000000000000000", "ffffffffffffffff")


def _inverse(a: int, b: int, m: int) -> int:
    return int(gmpy2.invert(a, m)) if a else 0


#: Of functions that return nothing: (a, b, modulus) -> r.
_RESULTS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, m: int((gmpy2.mpz(a) + b) % m),
    "sub": lambda a, b, m: int((gmpy2.mpz(a) - b) % m),
    "mul": lambda a, b, m: int(gmpy2.mpz(a) * b % m),
    "neg": lambda a, b, m: -a % m,
    "dbl": lambda a, b, m: 2 * a % m,
    "half": lambda a, b, m: int(gmpy2.mpz(a) * gmpy2.invert(2, m) % m),
    "sqr": lambda a, b, m: int(gmpy2.powmod(a, 2, m)),
    "mul_small": lambda a, b, m: int(gmpy2.mpz(a) * (b % 2**32) % m),
    "inv": _inverse,
    "inv_chain": _inverse,
    "inv_divsteps": _inverse,
}
_TWO = ("add", "sub", "mul")

_MAIN = """\
#include "{p}.h"
#include <stdio.h>
#include <string.h>

/* As many bytes as there are pairs of digits. */
static void scan(uint8_t *to, size_t length, const char *digits)
{{
    for (size_t i = 0; i < length; i++) {{
        unsigned int byte = 0;
        (void)sscanf(digits + 2 * i, "%2x", &byte);
        to[i] = (uint8_t)byte;
    }}
}}

/* Of a big-endian number. */
static uint32_t low_word(const uint8_t *bytes, size_t length)
{{
    uint32_t word = 0;
    for (size_t i = length > 4 ? length - 4 : 0; i < length; i++) {{
        word = word << 8 | bytes[i];
    }}
    return word;
}}

static void show(const char *name, const uint8_t *bytes, size_t length)
{{
    printf("%s ", name);
    for (size_t i = 0; i < length; i++) {{
        printf("%02x", (unsigned int)bytes[i]);
    }}
    puts("");
}}

static void show_mask(const char *name, uint64_t mask)
{{
    printf("%s %08lx%08lx\\n", name, (unsigned long)(mask >> 32), (unsigned long)(mask & 0xffffffffU));
}}
{kinds}
int main(void)
{{
    static char field[8], first[{digits}], second[{digits}];
    const unsigned int one = 1;
    unsigned char low;

    memcpy(&low, &one, 1);
    printf("words %d %s ", (int){P}_WORD_BITS, low == 1 ? "little" : "big");
#ifdef {P}_ASM
    puts("assembly");
#else
    puts("C");
#endif
    while (scanf("%7s %{most}s %{most}s", field, first, second) == 3) {{
{choices}    }}
    return 0;
}}
"""
_KIND = """
static void {k}(const char *first, const char *second)
{{
    uint8_t bytes[{P}_{K}_BYTES];
    {p}_{k} a, b, r;

    scan(bytes, sizeof bytes, first);
    printf("{k}_from_bytes %d\\n", {p}_{k}_from_bytes(&a, bytes));
    scan(bytes, sizeof bytes, second);
    printf("{k}_from_bytes %d\\n", {p}_{k}_from_bytes(&b, bytes));
{calls}}}
"""
_SHOWN = '    {p}_{k}_to_bytes(bytes, &r);\n    show("{name}", bytes, sizeof bytes);\n'


@dataclass(frozen=True)
class FieldProgram:
    """`library`: what was emitted. Fields are called fe and, modulo the order, sc."""

    library: Library

    @property
    def moduli(self) -> dict[str, int]:
        return {str(modulus.kind.value): modulus.number for modulus in self.library.moduli(64)}

    def operations(self, kind: str) -> list[str]:
        """Those that there are, without the field's name."""
        known = (*_RESULTS, "sqrt", "eq", "is_zero", "to_bytes_le", "from_mont")
        contracts = contracts_of(self.library)
        return [operation for operation in known if f"{kind}_{operation}" in contracts]

    def text(self) -> str:
        """In C."""
        names = {"p": self.library.prefix, "P": self.library.prefix.upper()}
        kinds = "".join(_KIND.format(k=kind, K=kind.upper(), calls="".join(self._calls(kind)), **names) for kind in self.moduli)
        choices = "".join(
            f'        if (strcmp(field, "{kind}") == 0) {{\n            {kind}(first, second);\n        }}\n'
            for kind in self.moduli
        )
        most = max(self._digits(number) for number in self.moduli.values())
        return _MAIN.format(kinds=kinds, choices=choices, most=most, digits=most + 1, **names)

    def _calls(self, kind: str) -> Iterator[str]:
        begin = f"{self.library.prefix}_{kind}"
        for operation in self.operations(kind):
            name = f"{kind}_{operation}"
            call = f"{self.library.prefix}_{name}"
            match operation:
                case "eq":
                    yield f'    show_mask("{name}", {call}(&a, &b));\n    show_mask("{name}", {call}(&a, &a));\n'
                    continue
                case "is_zero":
                    yield f'    show_mask("{name}", {call}(&a));\n'
                    continue
                case "to_bytes_le":
                    yield f'    {call}(bytes, &a);\n    show("{name}", bytes, sizeof bytes);\n'
                    continue
                case "sqrt":
                    yield f'    printf("{name} %d\\n", {call}(&r, &a));\n'
                case "from_mont":
                    yield f"    {begin}_to_mont(&r, &a);\n    {call}(&r, &r);\n"
                case "mul_small":
                    yield f"    {begin}_to_bytes(bytes, &b);\n    {call}(&r, &a, low_word(bytes, sizeof bytes));\n"
                case _:
                    yield f"    {call}(&r, &a{', &b' if operation in _TWO else ''});\n"
            yield _SHOWN.format(p=self.library.prefix, k=kind, name=name)

    # --- what goes in, and what must come out ---

    @staticmethod
    def _digits(number: int) -> int:
        return 2 * (-(-number.bit_length() // 8))

    def pairs(self) -> st.SearchStrategy[tuple[str, int, int]]:
        """A field's name and two elements."""

        def of(kind: str) -> st.SearchStrategy[tuple[str, int, int]]:
            number = self.moduli[kind]
            powers = [1 << bit for bit in range(0, number.bit_length() + 32, 32)]
            element = numbers(number, number, [0, 1, 2, number - 1, number - 2, number // 2, number // 2 + 1, *powers])
            related = st.builds(lambda a: (kind, a, -a % number), element), st.builds(lambda a: (kind, a, a), element)
            return st.one_of(st.tuples(st.just(kind), element, element), *related)

        return st.sampled_from(list(self.moduli)).flatmap(of)

    def batches(self) -> st.SearchStrategy[list[tuple[str, int, int]]]:
        """For one run of the program; as many pairs as Hypothesis draws of their lengths."""
        return st.lists(self.pairs(), min_size=1, max_size=max(4, 10000 // max(self.moduli.values()).bit_length()))

    def given(self, pairs: Sequence[tuple[str, int, int]]) -> str:
        """What the program reads."""
        return "".join(f"{kind} {self._shown(kind, a)} {self._shown(kind, b)}\n" for kind, a, b in pairs)

    def _shown(self, kind: str, number: int) -> str:
        return f"{number:0{self._digits(self.moduli[kind])}x}"

    def check(self, lines: Sequence[str], kind: str, a: int, b: int) -> list[str]:
        """Compares the first lines with what two elements must give; the lines after them."""
        number, said = self.moduli[kind], iter(lines)
        assert [next(said), next(said)] == [f"{kind}_from_bytes 0"] * 2
        for operation in self.operations(kind):
            name = f"{kind}_{operation}"
            match operation:
                case "eq":
                    assert [next(said), next(said)] == [f"{name} {_MASKS[a == b]}", f"{name} {_MASKS[1]}"], (a, b)
                case "is_zero":
                    assert next(said) == f"{name} {_MASKS[a == 0]}", a
                case "to_bytes_le":
                    backwards = a.to_bytes(self._digits(number) // 2, "little").hex()
                    assert next(said) == f"{name} {backwards}", a
                case "from_mont":
                    assert next(said) == f"{name} {self._shown(kind, a)}", a
                case "sqrt":
                    self._check_root(name, next(said), next(said), a, number)
                case _:
                    expected = _RESULTS[operation](a, b, number)
                    assert next(said) == f"{name} {self._shown(kind, expected)}", (a, b)
        return list(said)

    @staticmethod
    def _check_root(name: str, status: str, line: str, a: int, number: int) -> None:
        is_square = a == 0 or gmpy2.legendre(a, number) == 1
        root = int(line.removeprefix(f"{name} "), 16)
        assert status == f"{name} {0 if is_square else -1}", a
        assert root < number and root * root % number == (a if is_square else 0), a
