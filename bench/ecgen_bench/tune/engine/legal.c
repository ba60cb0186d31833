/* SPDX-License-Identifier: MIT */
/* An order is legal when every word is made before it is read, nothing is stored before all inputs are read (outputs may
 * alias inputs), and a linear simulation of CF and OF finds each carry where its reader looks for it. */
#include "engine.h"

#include <string.h>

enum { MAX_NEIGHBOURS = 512 };

static int16_t before[MAX_INSTRS][MAX_NEIGHBOURS], after[MAX_INSTRS][MAX_NEIGHBOURS];
static int befores[MAX_INSTRS], afters[MAX_INSTRS];

static void link(int first, int second)
{
    if (first == second || first == NONE) {
        return;
    }
    for (int k = 0; k < befores[second]; k++) {
        if (before[second][k] == first) {
            return;
        }
    }
    before[second][befores[second]++] = (int16_t)first;
    after[first][afters[first]++] = (int16_t)second;
}

static bool reads_input(const struct instr *i)
{
    return (i->a != NONE && fn.value[i->a].kind == INPUT) || (i->b != NONE && fn.value[i->b].kind == INPUT);
}

void find_dependences(void)
{
    static int maker[MAX_VALUES], bit_maker[MAX_VALUES];
    memset(maker, -1, sizeof maker);
    memset(bit_maker, -1, sizeof bit_maker);
    for (int k = 0; k < fn.instrs; k++) {
        const struct instr *i = &fn.instr[k];
        if (i->out != NONE) {
            maker[i->out] = k;
        }
        if (i->high != NONE) {
            maker[i->high] = k;
        }
        if (i->carry_out != NONE) {
            bit_maker[i->carry_out] = k;
        }
    }
    for (int k = 0; k < fn.instrs; k++) {
        const struct instr *i = &fn.instr[k];
        if (i->a != NONE) {
            link(maker[i->a], k);
        }
        if (i->b != NONE) {
            link(maker[i->b], k);
        }
        if (i->carry_in != NONE) {
            link(bit_maker[i->carry_in], k);
        }
        if (i->op == STORE) {
            for (int j = 0; j < fn.instrs; j++) {
                if (fn.instr[j].op != STORE && reads_input(&fn.instr[j])) {
                    link(j, k);
                }
            }
        }
    }
}

int earliest(const int16_t *place, int instr)
{
    int limit = 0;
    for (int k = 0; k < befores[instr]; k++) {
        const int at = place[before[instr][k]] + 1;
        limit = at > limit ? at : limit;
    }
    return limit;
}

int latest(const int16_t *place, int instr, int length)
{
    int limit = length - 1;
    for (int k = 0; k < afters[instr]; k++) {
        const int at = place[after[instr][k]] - 1;
        limit = at < limit ? at : limit;
    }
    return limit;
}

bool respects_data(const struct state *s)
{
    static bool done[MAX_INSTRS];
    memset(done, 0, sizeof done);
    for (int k = 0; k < s->length; k++) {
        const int instr = s->order[k];
        for (int j = 0; j < befores[instr]; j++) {
            if (!done[before[instr][j]]) {
                return false;
            }
        }
        done[instr] = true;
    }
    return true;
}

bool step_flags(const struct instr *i, enum form form, struct flags *f)
{
    const int left = i->carry_out != NONE ? i->carry_out : UNKNOWN;
    switch (i->op) {
    case ADD:
        if (form == LEA) {
            return i->carry_in == NONE && i->carry_out == NONE;
        }
        if (form == ADOX) {
            if (f->of != (i->carry_in != NONE ? i->carry_in : ZERO)) {
                return false;
            }
            f->of = left;
            return true;
        }
        if (i->carry_in != NONE ? f->cf != i->carry_in : form == ADCX && f->cf != ZERO) {
            return false;
        }
        f->cf = left;
        f->of = form == ADCX ? f->of : UNKNOWN;
        return true;
    case SUB:
        if (i->carry_in != NONE && f->cf != i->carry_in) {
            return false;
        }
        f->cf = left;
        f->of = UNKNOWN;
        return true;
    case AND:
    case OR:
    case XOR:
    case CLEAR:
        f->cf = f->of = ZERO;
        return true;
    case SHL:
    case SHR:
    case MUL_LOW:
        if (form == BY_CF) {
            f->cf = f->of = UNKNOWN;
        }
        return true;
    case SHRD:
        f->cf = f->of = UNKNOWN;
        return true;
    case SELECT:
        return f->cf == i->carry_in || f->of == i->carry_in;
    default:
        return true;
    }
}

bool respects_flags(const struct state *s)
{
    struct flags f = {UNKNOWN, UNKNOWN};
    for (int k = 0; k < s->length; k++) {
        if (!step_flags(&fn.instr[s->order[k]], (enum form)s->form[s->order[k]], &f)) {
            return false;
        }
    }
    return true;
}
