/* SPDX-License-Identifier: MIT */
/* Reads what ecgen_bench.tune.lower writes: one record a line, first its kind, then numbers. */
#include "engine.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct function fn;

static bool read_value(char *rest)
{
    struct value v;
    int index, kind, kept;
    if (sscanf(rest, "%d %d %d %d %d %" SCNu64 " %d", &index, &kind, &v.base, &v.disp, &v.entry, &v.number, &kept) != 7 ||
        index != fn.values || index >= MAX_VALUES) {
        return false;
    }
    v.kind = (enum kind)kind;
    v.kept = kept != 0;
    fn.masked |= v.kind == ARGUMENT;
    fn.value[fn.values++] = v;
    return true;
}

static bool read_instr(char *rest, struct state *start)
{
    struct instr i;
    int op, form, swap;
    if (fn.instrs == MAX_INSTRS ||
        sscanf(rest, "%d %d %d %d %d %d %d %d %d %d %d %d", &op, &i.out, &i.high, &i.a, &i.b, &i.carry_in, &i.carry_out,
               &i.imm, &i.count, &i.tag, &form, &swap) != 12) {
        return false;
    }
    i.op = (enum op)op;
    fn.multiplies |= i.op == MUL || i.op == MUL_LOW;
    start->form[fn.instrs] = (uint8_t)form;
    start->swap[fn.instrs] = (uint8_t)swap;
    fn.instr[fn.instrs++] = i;
    return true;
}

static bool read_test(char *rest)
{
    if (fn.tests == MAX_TESTS) {
        return false;
    }
    for (int part = 0; part < 3; part++) {
        for (int w = 0; w < fn.words; w++) {
            fn.test[fn.tests][part][w] = strtoull(rest, &rest, 16);
        }
    }
    fn.answer[fn.tests] = strtoull(rest, &rest, 16);
    fn.mask[fn.tests] = strtoull(rest, &rest, 16);
    fn.tests++;
    return true;
}

static size_t read_hex(const char *rest, uint8_t *to, size_t room)
{
    size_t length = 0;
    unsigned byte;
    while (length < room && sscanf(rest + 2 * length, "%2x", &byte) == 1) {
        to[length++] = (uint8_t)byte;
    }
    return length;
}

bool load(const char *path, struct state *start, uint8_t *reference, size_t room, size_t *length)
{
    FILE *file = fopen(path, "r");
    static char line[1 << 17];
    bool good = file != NULL;
    memset(start, 0, sizeof *start);
    *length = 0;
    while (good && fgets(line, sizeof line, file) != NULL) {
        char *rest = strchr(line, ' ');
        if (rest == NULL) {
            good = false;
            break;
        }
        *rest++ = '\0';
        if (strcmp(line, "size") == 0) {
            good = sscanf(rest, "%d %d %d", &fn.words, &fn.arity, &fn.returned) == 3 && fn.words <= MAX_WORDS;
        } else if (strcmp(line, "value") == 0) {
            good = read_value(rest);
        } else if (strcmp(line, "instr") == 0) {
            good = read_instr(rest, start);
        } else if (strcmp(line, "order") == 0) {
            const long at = strtol(rest, NULL, 10);
            good = at >= 0 && at < fn.instrs && start->length < MAX_INSTRS;
            if (good) {
                start->order[start->length++] = (int16_t)at;
            }
        } else if (strcmp(line, "held") == 0) {
            const long at = strtol(rest, NULL, 10);
            good = at >= 0 && at < fn.values;
            if (good) {
                start->held[at] = 1;
            }
        } else if (strcmp(line, "test") == 0) {
            good = read_test(rest);
        } else if (strcmp(line, "reference") == 0) {
            *length = read_hex(rest, reference, room);
        } else {
            good = false;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return good && fn.tests > 0 && start->length > 0;
}
