/* SPDX-License-Identifier: MIT */
/*
 * openssl_curve P A B ORDER, in hex: prints the name of the built-in curve with these parameters, or nothing. Keys on the
 * curve of SM2 serve SM2's own protocols only.
 */
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/objects.h>
#include <stdio.h>

#define CURVES 256

static int equal(const BIGNUM *have, const char *hex)
{
    BIGNUM *expected = NULL;
    const int same = BN_hex2bn(&expected, hex) > 0 && BN_cmp(have, expected) == 0;
    BN_free(expected);
    return same;
}

int main(int argc, char **argv)
{
    static EC_builtin_curve curves[CURVES];
    const size_t count = EC_get_builtin_curves(curves, CURVES);
    BIGNUM *p = BN_new(), *a = BN_new(), *b = BN_new();
    if (argc != 5 || p == NULL || a == NULL || b == NULL) {
        return 2;
    }
    for (size_t i = 0; i < count && i < CURVES; i++) {
        EC_GROUP *group = EC_GROUP_new_by_curve_name(curves[i].nid);
        if (group != NULL && curves[i].nid != NID_sm2 && EC_GROUP_get_curve(group, p, a, b, NULL) == 1 && equal(p, argv[1]) && equal(a, argv[2])
            && equal(b, argv[3]) && equal(EC_GROUP_get0_order(group), argv[4])) {
            printf("%s\n", OBJ_nid2sn(curves[i].nid));
            return 0;
        }
        EC_GROUP_free(group);
    }
    return 0;
}
