/* SPDX-License-Identifier: MIT */
/*
 * One stage: the plainest scalar multiplication that takes the same time for all keys of full length. From the top bit
 * down it doubles and adds, and keeps the sum where the bit is set. Included once for each stage by a generated file
 * that defines STAGE, STAGE_COORDINATES (2 or 3) and STAGE_POWER (x = X / Z^STAGE_POWER), and the functions
 * STAGE_double and STAGE_add of coordinates. The key's top bit must be set; no sum on the way may be exceptional.
 */
#define STAGE_JOIN_TEXT(a, b) a##b
#define STAGE_JOIN(a, b) STAGE_JOIN_TEXT(a, b)
#define STAGE_NAME(name) STAGE_JOIN(STAGE, name)

static void STAGE(unsigned key, uint64_t *arena)
{
    F(fe) base[3], sum[3], *total = (F(fe) *)(void *)arena;
    base[0] = points[key].x;
    base[1] = points[key].y;
    base[2] = stage_one;
    memcpy(total, base, STAGE_COORDINATES * sizeof *total);
    unsigned bit = 8 * BENCH_SCALAR - 1;
    while ((bench_private[key][BENCH_SCALAR - 1 - bit / 8] >> bit % 8 & 1) == 0) {
        bit--;
    }
    while (bit-- != 0) {
        const uint64_t mask = -(uint64_t)(bench_private[key][BENCH_SCALAR - 1 - bit / 8] >> bit % 8 & 1);
        STAGE_NAME(_double)(total, total);
        STAGE_NAME(_add)(sum, total, base);
        for (unsigned i = 0; i < STAGE_COORDINATES; i++) {
            F(fe_select)(&total[i], mask, &sum[i], &total[i]);
        }
    }
    if (STAGE_POWER != 0) {
        F(fe_inv)(&sum[0], &total[2]);
        for (unsigned i = 0; i < STAGE_POWER; i++) {
            F(fe_mul)(&total[0], &total[0], &sum[0]);
        }
        for (unsigned i = 0; i < 2 * STAGE_POWER - 1; i++) {
            F(fe_mul)(&total[1], &total[1], &sum[0]);
        }
    }
}

#undef STAGE_JOIN_TEXT
#undef STAGE_JOIN
#undef STAGE_NAME
#undef STAGE
#undef STAGE_COORDINATES
#undef STAGE_POWER
