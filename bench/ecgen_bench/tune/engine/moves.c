/* SPDX-License-Identifier: MIT */
/* The steps of the search: an instruction or a block moves, a carry chain moves or changes its flag, operands change
 * places, an input is kept in a register, a pair of flags is cleared. */
#include "engine.h"

#include <string.h>

static int16_t place[MAX_INSTRS];

static void find_places(const struct state *s)
{
    for (int k = 0; k < s->length; k++) {
        place[s->order[k]] = (int16_t)k;
    }
}

static void shift(struct state *s, int from, int to)
{
    const int16_t moved = s->order[from];
    if (to > from) {
        memmove(s->order + from, s->order + from + 1, (size_t)(to - from) * sizeof moved);
    } else {
        memmove(s->order + to + 1, s->order + to, (size_t)(from - to) * sizeof moved);
    }
    s->order[to] = moved;
}

static bool move_one(struct state *s)
{
    for (int attempt = 0; attempt < 50; attempt++) {
        const int from = (int)below((uint32_t)s->length), instr = s->order[from];
        find_places(s);
        int low = earliest(place, instr), high = latest(place, instr, s->length);
        const int reach = below(3) == 0 ? 60 : below(2) ? 8 : 3;
        low = low > from - reach ? low : from - reach;
        high = high < from + reach ? high : from + reach;
        if (low < high) {
            const int to = low + (int)below((uint32_t)(high - low + 1));
            if (to != from) {
                shift(s, from, to);
                return true;
            }
        }
    }
    return false;
}

static bool move_some(struct state *s)
{
    const int count = 1 + (below(4) == 0) + (below(8) == 0);
    for (int k = 0; k < count; k++) {
        if (!move_one(s)) {
            return false;
        }
    }
    return true;
}

static bool move_block(struct state *s)
{
    int16_t block[16];
    const int at = (int)below((uint32_t)s->length);
    int length = 2 + (int)below(10);
    length = at + length > s->length ? s->length - at : length;
    const int to = at + (below(2) ? 1 : -1) * (1 + (int)below(12));
    if (to < 0 || to + length > s->length) {
        return false;
    }
    memcpy(block, s->order + at, (size_t)length * sizeof *block);
    memmove(s->order + at, s->order + at + length, (size_t)(s->length - at - length) * sizeof *block);
    memmove(s->order + to + length, s->order + to, (size_t)(s->length - length - to) * sizeof *block);
    memcpy(s->order + to, block, (size_t)length * sizeof *block);
    return true;
}

/* Marks the instructions that are tied by carries to the one at `from`; false when it has none. */
static bool find_chain(const struct state *s, int from, bool *inside)
{
    static bool bit[MAX_VALUES];
    const struct instr *start = &fn.instr[s->order[from]];
    if (start->carry_in == NONE && start->carry_out == NONE) {
        return false;
    }
    memset(bit, 0, sizeof bit);
    memset(inside, 0, MAX_INSTRS * sizeof *inside);
    if (start->carry_in != NONE) {
        bit[start->carry_in] = true;
    }
    if (start->carry_out != NONE) {
        bit[start->carry_out] = true;
    }
    for (bool grown = true; grown;) {
        grown = false;
        for (int k = 0; k < s->length; k++) {
            const struct instr *i = &fn.instr[s->order[k]];
            const int in = i->carry_in, out = i->carry_out;
            if (!inside[s->order[k]] && ((in != NONE && bit[in]) || (out != NONE && bit[out]))) {
                inside[s->order[k]] = grown = true;
                if (in != NONE) {
                    bit[in] = true;
                }
                if (out != NONE) {
                    bit[out] = true;
                }
            }
        }
    }
    return true;
}

static bool move_chain(struct state *s)
{
    static bool inside[MAX_INSTRS];
    static int16_t chain[MAX_INSTRS], rest[MAX_INSTRS];
    int chains = 0, rests = 0;
    if (!find_chain(s, (int)below((uint32_t)s->length), inside)) {
        return false;
    }
    int start = NONE;
    for (int k = 0; k < s->length; k++) {
        if (inside[s->order[k]]) {
            start = start == NONE ? k : start;
            chain[chains++] = s->order[k];
        } else {
            rest[rests++] = s->order[k];
        }
    }
    start += (int)below(41) - 20;
    const int gap = (int)below(4);
    int length = 0, next = 0, wait = 0;
    for (int k = 0; k <= rests; k++) {
        while (next < chains && k >= start && wait <= 0) {
            s->order[length++] = chain[next++];
            wait = gap == 3 ? (int)below(5) : gap;
        }
        if (k < rests) {
            s->order[length++] = rest[k];
            wait--;
        }
    }
    while (next < chains) {
        s->order[length++] = chain[next++];
    }
    return true;
}

/* All additions of a chain to one flag, or to add/adc. */
static bool reflag_chain(struct state *s)
{
    static bool inside[MAX_INSTRS];
    if (!find_chain(s, (int)below((uint32_t)s->length), inside)) {
        return false;
    }
    const enum form form = (enum form)below(3);
    bool changed = false, started = false;
    for (int k = 0; k < s->length; k++) {
        const int at = s->order[k];
        if (inside[at] && fn.instr[at].op == ADD) {
            /* a chain that is not carried by OF may begin with add, which needs no cleared flag */
            const enum form each = form == ADCX && !started && below(2) ? BY_CF : form;
            started = true;
            changed |= s->form[at] != each;
            s->form[at] = (uint8_t)each;
        }
    }
    return changed;
}

static bool exchange(struct state *s)
{
    const int at = s->order[below((uint32_t)s->length)];
    switch (fn.instr[at].op) {
    case MUL:
    case MUL_LOW:
    case ADD:
    case AND:
    case OR:
    case XOR:
    case SELECT:
        s->swap[at] ^= 1;
        return true;
    default:
        return false;
    }
}

/* All shifts with a count in a register, which leave the flags alone, or all with a constant count. */
static bool reform_shifts(struct state *s, uint8_t form)
{
    for (int k = 0; k < s->length; k++) {
        const int at = s->order[k];
        if (fn.instr[at].op == SHL || fn.instr[at].op == SHR) {
            s->form[at] = form;
        }
    }
    return true;
}

static bool reform(struct state *s)
{
    const int at = s->order[below((uint32_t)s->length)];
    const struct instr *i = &fn.instr[at];
    switch (i->op) {
    case ADD:
        if (i->carry_in == NONE && i->carry_out == NONE) {
            s->form[at] = (uint8_t)((s->form[at] + 1 + below(FORMS - 1)) % FORMS);
        } else {
            s->form[at] = (uint8_t)((s->form[at] + 1 + below(2)) % 3);
        }
        return true;
    case SHL:
    case SHR:
        if (below(8) == 0) {
            return reform_shifts(s, s->form[at] ^ KEEPS_FLAGS);
        }
        s->form[at] ^= KEEPS_FLAGS;
        return true;
    case MUL_LOW:
    case CLEAR:
        s->form[at] ^= KEEPS_FLAGS;
        return true;
    default:
        return false;
    }
}

static bool hold(struct state *s)
{
    const int v = (int)below((uint32_t)fn.values);
    s->held[v] ^= 1;
    return fn.value[v].kind == INPUT;
}

static bool clear_more_or_less(struct state *s)
{
    if (below(2)) {
        const int from = (int)below((uint32_t)s->length);
        if (fn.instr[s->order[from]].op != CLEAR) {
            return false;
        }
        shift(s, from, s->length - 1);
        s->length--;
        return true;
    }
    static bool used[MAX_INSTRS];
    memset(used, 0, sizeof used);
    for (int k = 0; k < s->length; k++) {
        used[s->order[k]] = true;
    }
    for (int at = 0; at < fn.instrs; at++) {
        if (fn.instr[at].op == CLEAR && !used[at]) {
            s->order[s->length++] = (int16_t)at;
            s->form[at] = below(2) ? BY_CF : KEEPS_FLAGS;
            shift(s, s->length - 1, (int)below((uint32_t)s->length));
            return true;
        }
    }
    return false;
}

bool change(struct state *s)
{
    const uint32_t kind = below(100);
    if (kind < 54) {
        return move_some(s);
    }
    if (kind < 74) {
        return move_block(s);
    }
    if (kind < 81) {
        return move_chain(s);
    }
    if (kind < 84) {
        return reflag_chain(s);
    }
    if (kind < 91) {
        return exchange(s);
    }
    if (kind < 96) {
        return reform(s);
    }
    return kind < 98 ? hold(s) : clear_more_or_less(s);
}
