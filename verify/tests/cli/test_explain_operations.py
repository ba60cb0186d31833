# SPDX-License-Identifier: MIT
"""`ecgen explain`: the counts of whole operations are what the emitted C does when it runs, counted at the functions' entries."""

from __future__ import annotations

import json

import pytest

from ecgen.arith.chains.search import find_chain
from ecgen.arith.facts import Facts
from ecgen.cli import make_library
from ecgen.emit.chains import faster_inversion
from ecgen.explain.operations import operation_rows
from support.emitted import c_files, need, shell, spec_named, write

#: gcc calls the hook at every function's entry.
PROGRAM = """
#include "NAME_curve_internal.h"
#include <stdio.h>
static const void *const functions[] = {
    (const void *)NAME_point_dbl, (const void *)NAME_point_add_incomplete, (const void *)NAME_point_add_affine_incomplete,
    (const void *)NAME_fe_mul, (const void *)NAME_fe_sqr, (const void *)NAME_fe_inv,
    (const void *)NAME_sc_mul, (const void *)NAME_sc_inv
};
static unsigned int counts[8];
void __cyg_profile_func_enter(void *entered, void *site) __attribute__((no_instrument_function));
void __cyg_profile_func_exit(void *entered, void *site) __attribute__((no_instrument_function));
void __cyg_profile_func_enter(void *entered, void *site)
{
    unsigned int i;
    (void)site;
    for (i = 0; i < 8; i++) { counts[i] += entered == functions[i]; }
}
void __cyg_profile_func_exit(void *entered, void *site) { (void)entered; (void)site; }
static void show(const char *what)
{
    unsigned int i;
    printf("%s\\"%s\\": [", what[0] == 'v' ? "{" : ", ", what);
    for (i = 0; i < 8; i++) { printf("%s%u", i ? ", " : "", counts[i]); counts[i] = 0; }
    printf("]");
}
int main(void)
{
    uint8_t random[200] = {5}, key[NAME_UPPER_SC_BYTES], peer[1 + 2 * NAME_UPPER_FE_BYTES], shared[NAME_UPPER_FE_BYTES];
    uint8_t signature[2 * NAME_UPPER_SC_BYTES];
    NAME_sc k;
    NAME_affine g;
    NAME_point p;
    memset(&k, 0, sizeof k);
    k.v[0] = 12345;
    NAME_generator(&g);
    NAME_point_from_affine(&p, &g);
    memset(counts, 0, sizeof counts);
    NAME_point_mul(&p, &k, &p);
    show("variable base k*P");
    NAME_point_mul_base(&p, &k);
    show("fixed base k*G");
    if (NAME_keygen(key, peer, random, sizeof random)) { return 1; }
    show("key generation");
    if (NAME_ecdh(shared, key, peer, sizeof peer)) { return 1; }
    show("ECDH");
    if (NAME_ecdsa_sign_nonce(signature, key, shared, sizeof shared, random, sizeof random)) { return 1; }
    show("ECDSA sign");
    printf("}\\n");
    return 0;
}
"""
POINTS, FIELD, ORDER = slice(0, 3), slice(3, 6), slice(6, 8)


@pytest.fixture(scope="module", params=["p224", "secp192k1", "brainpoolp256r1", "h251"])
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, list[int]]]:
    need("gcc")
    name = request.param
    folder = write(tmp_path_factory.mktemp("counted") / name, name, "c")
    program = folder / "count.c"
    program.write_text(PROGRAM.replace("NAME_UPPER", name.upper()).replace("NAME", name), encoding="utf-8")
    options = ("-std=c99", "-O0", "-fno-inline", "-finstrument-functions")
    sources = [path for path in c_files(folder) if path != program]
    shell("gcc", *options, "-o", folder / "count", program, *sources)
    return name, json.loads(shell(folder / "count"))


def inside_inversion(modulus: Facts) -> tuple[int, int]:
    """M and S of an inversion by an addition chain, which calls the functions that are counted; none by division steps."""
    if faster_inversion(modulus) == "divsteps":
        return 0, 0
    chain = find_chain(modulus.number - 2)
    return chain.products, chain.squarings


@pytest.mark.slow
def test_the_emitted_code_does_what_explain_says(run: tuple[str, dict[str, list[int]]]) -> None:
    name, counted = run
    library = make_library(spec_named(name), None, "c", None)
    rows = {row["operation"]: row for row in operation_rows(library)}
    field, order = (inside_inversion(modulus) for modulus in library.moduli(64))
    for operation, counts in counted.items():
        row = rows[operation]
        assert [row["doublings"], row["additions"], row["mixed additions"]] == counts[POINTS], operation
        products, squares, inversions = counts[FIELD]
        assert row["I"] == inversions, operation
        assert (row["M"], row["S"]) == (products - inversions * field[0], squares - inversions * field[1]), operation
        products, inversions = counts[ORDER]
        assert (row["M mod n"], row["I mod n"]) == (products - inversions * order[0], inversions), operation
