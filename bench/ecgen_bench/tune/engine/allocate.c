/* SPDX-License-Identifier: MIT */
/* Registers, stack slots and instruction forms for an order, in one pass. Eviction follows Belady (1966): what is needed
 * last goes first; values that have another home (a slot, the caller's memory, a constant) before those that must be
 * stored. rdx is kept for multiplicands until the last multiplication. */
#include "code.h"
#include "engine.h"

#include <stdlib.h>
#include <string.h>

enum { NEVER = 1 << 29 };
/* So many reads are left of a constant that is worth a store, as in ecgen.targets.x86.select. */
enum { OFTEN = 3 };

static const int preferred[] = {RAX, RCX, R8, R9, R10, R11, RSI, RDI, RBX, RBP, R12, R13, R14, R15, RDX};
static const int callee_saved[] = {RBX, RBP, R12, R13, R14, R15};

static struct code c;
static const struct state *state;
static int position, last_mul, slots, zero;
static int holder[REGISTERS], place[MAX_VALUES], free_slot[MAX_VALUES], free_slots;
static uint16_t registers[MAX_VALUES];
static unsigned locked, touched;
/* uses[first[v] .. first[v + 1]) are the positions that read v, ascending; cursor[v] skips those that are over. */
static int uses[8 * MAX_INSTRS], first[MAX_VALUES + 1], cursor[MAX_VALUES];

/* --- when values are needed --- */

static void count_use(int v, int *counts)
{
    if (v != NONE) {
        counts[v]++;
        if (fn.value[v].kind == INPUT) {
            counts[fn.value[v].base]++;
        }
    }
}

static void note_use(int v, int at)
{
    if (v != NONE) {
        uses[cursor[v]++] = at;
        if (fn.value[v].kind == INPUT) {
            uses[cursor[fn.value[v].base]++] = at;
        }
    }
}

static int count_value(const struct instr *i, int at)
{
    const bool shift = i->op == SHL || i->op == SHR;
    return shift && state->form[at] == KEEPS_FLAGS ? i->count : NONE;
}

static void find_uses(void)
{
    memset(first, 0, sizeof first);
    last_mul = -1;
    for (int k = 0; k < state->length; k++) {
        const int at = state->order[k];
        const struct instr *i = &fn.instr[at];
        count_use(i->a, first + 1);
        count_use(i->b, first + 1);
        count_use(count_value(i, at), first + 1);
        if (i->op == MUL || i->op == MUL_LOW) {
            last_mul = k;
        }
    }
    count_use(fn.returned, first + 1);
    for (int v = 0; v < fn.values; v++) {
        first[v + 1] += first[v];
        cursor[v] = first[v];
    }
    for (int k = 0; k < state->length; k++) {
        const int at = state->order[k];
        const struct instr *i = &fn.instr[at];
        note_use(i->a, k);
        note_use(i->b, k);
        note_use(count_value(i, at), k);
    }
    note_use(fn.returned, state->length);
    memcpy(cursor, first, sizeof cursor);
}

static int next_use(int v)
{
    while (cursor[v] < first[v + 1] && uses[cursor[v]] < position) {
        cursor[v]++;
    }
    return cursor[v] < first[v + 1] ? uses[cursor[v]] : NEVER;
}

static bool dies_now(int v)
{
    int at = cursor[v];
    while (at < first[v + 1] && uses[at] <= position) {
        at++;
    }
    return at == first[v + 1];
}

static bool is_read_often(int v)
{
    next_use(v);
    return first[v + 1] - cursor[v] >= OFTEN;
}

/* --- where values are --- */

static bool is_clean(int v)
{
    const bool built = fn.value[v].kind == CONSTANT && !(fn.value[v].kept && is_read_often(v));
    return place[v] != NONE || fn.value[v].kind == INPUT || built;
}

static bool alone(int v)
{
    return (registers[v] & (registers[v] - 1)) == 0;
}

static bool may_destroy(int v)
{
    return registers[v] != 0 && (dies_now(v) || !alone(v) || is_clean(v));
}

static void release(int reg)
{
    if (holder[reg] != NONE) {
        registers[holder[reg]] &= (uint16_t)~(1u << reg);
        holder[reg] = NONE;
    }
}

static void bind(int reg, int v)
{
    release(reg);
    holder[reg] = v;
    registers[v] |= (uint16_t)(1u << reg);
    touched |= 1u << reg;
}

static struct operand slot_operand(int s)
{
    return in_memory(RSP, 8 * s);
}

static void spill(int v)
{
    place[v] = free_slots > 0 ? free_slot[--free_slots] : slots++;
    code_store(&c, slot_operand(place[v]), __builtin_ctz(registers[v]));
}

static bool allowed(int reg)
{
    return (locked >> reg & 1) == 0 && (reg != RDX || position > last_mul);
}

static int find_free(bool only_touched)
{
    for (size_t k = 0; k < sizeof preferred / sizeof *preferred; k++) {
        const int reg = preferred[k];
        if (holder[reg] == NONE && allowed(reg) && (!only_touched || touched >> reg & 1)) {
            return reg;
        }
    }
    return NONE;
}

static long distance(int v)
{
    if (!alone(v)) {
        return NEVER;
    }
    long d = next_use(v) - position;
    d = d > 1 << 20 ? 1 << 20 : d;
    return fn.value[v].kind == POINTER ? d : is_clean(v) ? 3 * d : 2 * d;
}

/* A register whose content is no longer needed there, locked. */
static int take(void)
{
    int reg = find_free(true);
    if (reg == NONE) {
        reg = find_free(false);
    }
    if (reg == NONE) {
        long best = -1;
        for (size_t k = 0; k < sizeof preferred / sizeof *preferred; k++) {
            const int each = preferred[k];
            if (allowed(each) && distance(holder[each]) > best) {
                best = distance(holder[each]);
                reg = each;
            }
        }
        if (reg == NONE) {
            abort(); /* more operands than registers cannot be */
        }
        const int v = holder[reg];
        if (alone(v) && !is_clean(v) && next_use(v) != NEVER) {
            spill(v);
        }
        release(reg);
    }
    touched |= 1u << reg;
    locked |= 1u << reg;
    return reg;
}

static int fetch(int v);

static struct operand input_operand(int v)
{
    return in_memory(fetch(fn.value[v].base), fn.value[v].disp);
}

static void load_into(int reg, int v)
{
    if (registers[v] != 0) {
        code_load(&c, reg, in_register(__builtin_ctz(registers[v])));
    } else if (place[v] != NONE) {
        code_load(&c, reg, slot_operand(place[v]));
    } else if (fn.value[v].kind == INPUT) {
        code_load(&c, reg, input_operand(v));
    } else if (fn.value[v].kind == CONSTANT) {
        code_constant(&c, reg, fn.value[v].number);
    } else {
        abort(); /* read before it was made */
    }
}

static void fetch_base(int v)
{
    if (registers[v] == 0 && place[v] == NONE && fn.value[v].kind == INPUT) {
        fetch(fn.value[v].base);
    }
}

/* A locked register that holds the value. */
static int fetch(int v)
{
    if (registers[v] != 0) {
        const unsigned other = registers[v] & ~(1u << RDX);
        const int reg = __builtin_ctz(other != 0 ? other : registers[v]);
        locked |= 1u << reg;
        return reg;
    }
    fetch_base(v);
    const int reg = take();
    load_into(reg, v);
    bind(reg, v);
    return reg;
}

static bool fits_immediate(int v)
{
    return fn.value[v].kind == CONSTANT && (int64_t)fn.value[v].number == (int32_t)fn.value[v].number;
}

static struct operand operand(int v, bool immediate)
{
    if (immediate && fits_immediate(v)) {
        return (struct operand){IMMEDIATE, 0, 0, (int32_t)fn.value[v].number};
    }
    if (registers[v] == 0) {
        if (place[v] != NONE) {
            return slot_operand(place[v]);
        }
        if (fn.value[v].kind == INPUT && (!state->held[v] || dies_now(v))) {
            return input_operand(v);
        }
    }
    return in_register(fetch(v));
}

/* A locked register with the value, which may be overwritten. */
static int destroyable(int v)
{
    if (may_destroy(v)) {
        const unsigned open = registers[v] & ~locked;
        const unsigned choice = open != 0 ? open : dies_now(v) ? registers[v] : 0;
        if (choice != 0) {
            const unsigned other = choice & ~(1u << RDX);
            const int reg = __builtin_ctz(other != 0 ? other : choice);
            locked |= 1u << reg;
            return reg;
        }
    }
    fetch_base(v);
    const int reg = take();
    load_into(reg, v);
    return reg;
}

static void forget(int v)
{
    while (registers[v] != 0) {
        release(__builtin_ctz(registers[v]));
    }
    if (place[v] != NONE) {
        free_slot[free_slots++] = place[v];
        place[v] = NONE;
    }
}

static void has_been_read(int v)
{
    if (v != NONE) {
        if (dies_now(v)) {
            forget(v);
        }
        if (fn.value[v].kind == INPUT && dies_now(fn.value[v].base)) {
            forget(fn.value[v].base);
        }
    }
}

/* A register for what an instruction makes, which may be one that it reads for the last time; not so a stack slot, which
 * an eviction could overwrite before it is read. */
static int take_over(const struct instr *i, struct operand source)
{
    if (source.kind == MEMORY) {
        return take();
    }
    const unsigned kept = locked;
    has_been_read(i->a);
    has_been_read(i->b);
    locked = 0;
    const int reg = take();
    locked |= kept;
    return reg;
}

static void make(int reg, int v)
{
    if (v == NONE || first[v] == first[v + 1]) {
        release(reg);
    } else {
        bind(reg, v);
    }
}

/* --- instructions --- */

/* Which operand of a commutative instruction to overwrite: cheap is low. */
static int price(int target, int other, bool immediate)
{
    int moves = 2;
    if (may_destroy(target)) {
        moves = dies_now(target) || !alone(target) ? 0 : 1;
    }
    const bool near = registers[other] != 0 || place[other] != NONE || fn.value[other].kind == INPUT ||
                      (immediate && fits_immediate(other));
    return 2 * (moves + (fn.value[target].kind == CONSTANT)) + !near;
}

static void order_operands(const struct instr *i, bool swap, bool immediate, int *target, int *other)
{
    const int straight = price(i->a, i->b, immediate), crossed = price(i->b, i->a, immediate);
    const bool cross = straight == crossed ? swap : crossed < straight;
    *target = cross ? i->b : i->a;
    *other = cross ? i->a : i->b;
}

static void two_operands(int target, int other, bool immediate, int *reg, struct operand *source)
{
    if (target == other) {
        *reg = destroyable(target);
        *source = in_register(*reg);
        return;
    }
    if (registers[other] != 0 && !(immediate && fits_immediate(other))) {
        fetch(other);
    }
    *reg = destroyable(target);
    *source = operand(other, immediate);
}

static void done(const struct instr *i, int reg)
{
    has_been_read(i->a);
    has_been_read(i->b);
    make(reg, i->out);
}

static void write_add(const struct instr *i, enum form form, bool swap)
{
    int reg, target, other;
    struct operand source;
    if (form == LEA) {
        const int a = fetch(i->a), b = fetch(i->b);
        reg = take_over(i, in_register(a));
        code_lea(&c, reg, a, b);
        done(i, reg);
        return;
    }
    order_operands(i, swap, form == BY_CF, &target, &other);
    two_operands(target, other, form == BY_CF, &reg, &source);
    if (form == BY_CF) {
        code_alu(&c, i->carry_in != NONE ? ALU_ADC : ALU_ADD, reg, source);
    } else {
        code_adx(&c, form == ADOX, reg, source);
    }
    done(i, reg);
}

static void write_sub(const struct instr *i)
{
    int reg;
    struct operand source;
    const bool from_zero = fn.value[i->a].kind == CONSTANT && fn.value[i->a].number == 0;
    if (from_zero && i->carry_in != NONE && i->a == i->b) {
        reg = take();
        code_alu(&c, ALU_SBB, reg, in_register(reg));
    } else if (from_zero && i->carry_in == NONE) {
        reg = destroyable(i->b);
        code_neg(&c, reg);
    } else if (i->out == NONE && i->carry_in == NONE) {
        reg = fetch(i->a);
        code_alu(&c, ALU_CMP, reg, operand(i->b, true));
        has_been_read(i->a);
        has_been_read(i->b);
        return;
    } else {
        two_operands(i->a, i->b, true, &reg, &source);
        code_alu(&c, i->carry_in != NONE ? ALU_SBB : ALU_SUB, reg, source);
    }
    done(i, reg);
}

/* Have the value in rdx; what is there and still needed goes elsewhere. */
static void into_rdx(int v)
{
    locked |= 1u << RDX;
    if (registers[v] >> RDX & 1) {
        return;
    }
    const int old = holder[RDX];
    if (old != NONE) {
        if (next_use(old) != NEVER && alone(old) && !is_clean(old)) {
            const int reg = find_free(false);
            if (reg != NONE) {
                code_load(&c, reg, in_register(RDX));
                bind(reg, old);
            } else {
                spill(old);
            }
        }
        release(RDX);
    }
    fetch_base(v);
    load_into(RDX, v);
    bind(RDX, v);
}

static void write_mulx(const struct instr *i, bool swap)
{
    const bool a_there = registers[i->a] >> RDX & 1, b_there = registers[i->b] >> RDX & 1;
    const bool crossed = a_there ? false : b_there ? true : swap;
    const int multiplicand = crossed ? i->b : i->a, other = crossed ? i->a : i->b;
    if (other != multiplicand && registers[other] != 0 && registers[other] != 1u << RDX) {
        fetch(other);
    }
    into_rdx(multiplicand);
    const struct operand source = multiplicand == other ? in_register(RDX) : operand(other, false);
    if (source.kind == REGISTER) { /* what the instruction reads may be overwritten by what it makes */
        has_been_read(i->a);
        has_been_read(i->b);
        locked = 1u << RDX;
    }
    const int high = take(), low = i->out != NONE ? take() : high; /* in one register the high word stays */
    code_mulx(&c, high, low, source);
    has_been_read(i->a);
    has_been_read(i->b);
    make(high, i->high);
    if (low != high) {
        make(low, i->out);
    }
}

static void write_mul_low(const struct instr *i, bool swap)
{
    int reg, target = i->a, other = i->b;
    struct operand source;
    if (fits_immediate(i->a) || fits_immediate(i->b)) {
        const int number = fits_immediate(i->b) ? i->b : i->a, x = number == i->b ? i->a : i->b;
        source = operand(x, false);
        reg = take_over(i, source);
        code_imul_by(&c, reg, source, (int32_t)fn.value[number].number);
        done(i, reg);
        return;
    }
    order_operands(i, swap, false, &target, &other);
    two_operands(target, other, false, &reg, &source);
    code_imul(&c, reg, source);
    done(i, reg);
}

static void write_shift(const struct instr *i, enum form form)
{
    int reg;
    struct operand source;
    if (form == KEEPS_FLAGS) {
        const int count = fetch(i->count);
        source = operand(i->a, false);
        reg = take_over(i, source);
        code_shift_x(&c, i->op == SHL, reg, source, count);
        done(i, reg);
        has_been_read(i->count);
        return;
    }
    reg = destroyable(i->a);
    code_shift(&c, i->op == SHL, reg, i->imm);
    done(i, reg);
}

static void write_select(const struct instr *i, bool swap, bool by_cf)
{
    int reg;
    struct operand source;
    const int straight = price(i->b, i->a, false), crossed = price(i->a, i->b, false);
    const bool negated = straight == crossed ? swap : crossed < straight;
    two_operands(negated ? i->a : i->b, negated ? i->b : i->a, false, &reg, &source);
    if (by_cf) {
        code_cmov(&c, negated ? "nc" : "c", negated ? 0x43 : 0x42, reg, source);
    } else {
        code_cmov(&c, negated ? "no" : "o", negated ? 0x41 : 0x40, reg, source);
    }
    done(i, reg);
}

static void write_clear(enum form form)
{
    if (form != BY_CF) {
        code_test_rsp(&c);
        return;
    }
    const int reg = take();
    code_zero(&c, reg);
    if (zero != NONE && next_use(zero) != NEVER) {
        while (registers[zero] != 0) {
            release(__builtin_ctz(registers[zero]));
        }
        bind(reg, zero);
    }
}

static void write_instr(int at, const struct flags *flags)
{
    const struct instr *i = &fn.instr[at];
    const enum form form = (enum form)state->form[at];
    const bool swap = state->swap[at];
    int reg;
    struct operand source;
    locked = 0;
    c.tag = i->tag;
    c.swapped = swap;
    switch (i->op) {
    case MUL:
        write_mulx(i, swap);
        break;
    case MUL_LOW:
        if (form == KEEPS_FLAGS) {
            write_mulx(i, swap);
        } else {
            write_mul_low(i, swap);
        }
        break;
    case ADD:
        write_add(i, form, swap);
        break;
    case SUB:
        write_sub(i);
        break;
    case AND:
    case OR:
    case XOR: {
        int target, other;
        order_operands(i, swap, true, &target, &other);
        two_operands(target, other, true, &reg, &source);
        code_alu(&c, i->op == AND ? ALU_AND : i->op == OR ? ALU_OR : ALU_XOR, reg, source);
        done(i, reg);
        break;
    }
    case NOT:
    case BSWAP:
        reg = destroyable(i->a);
        (i->op == NOT ? code_not : code_bswap)(&c, reg);
        done(i, reg);
        break;
    case SHL:
    case SHR:
        write_shift(i, form);
        break;
    case SHRD:
        two_operands(i->b, i->a, false, &reg, &source);
        code_shrd(&c, reg, source.kind == REGISTER ? source.reg : fetch(i->a), i->imm);
        done(i, reg);
        break;
    case SELECT:
        write_select(i, swap, flags->cf == i->carry_in);
        break;
    case STORE: {
        const int base = fetch(i->b);
        code_store(&c, in_memory(base, i->imm), fetch(i->a));
        has_been_read(i->a);
        has_been_read(i->b);
        break;
    }
    case CLEAR:
        write_clear(form);
        break;
    default:
        abort();
    }
}

size_t write_code(const struct state *s, uint8_t *to, FILE *text, struct frame *frame)
{
    static uint8_t room[SLOT_BYTES];
    state = s;
    c = (struct code){room, text, NONE, 0, 0};
    slots = free_slots = 0;
    touched = 1u << RAX | 1u << RCX | 1u << RDX | 1u << RSI | 1u << RDI | 1u << R8 | 1u << R9 | 1u << R10 | 1u << R11;
    memset(holder, -1, sizeof holder);
    memset(place, -1, sizeof place);
    memset(registers, 0, sizeof registers);
    find_uses();
    zero = NONE;
    position = 0;
    for (int v = 0; v < fn.values; v++) {
        if ((fn.value[v].kind == POINTER || fn.value[v].kind == ARGUMENT) && first[v] != first[v + 1]) {
            bind(fn.value[v].entry, v);
        }
        if (fn.value[v].kind == CONSTANT && fn.value[v].number == 0) {
            zero = v;
        }
    }
    struct flags flags = {UNKNOWN, UNKNOWN};
    for (position = 0; position < s->length; position++) {
        const int at = s->order[position];
        write_instr(at, &flags);
        step_flags(&fn.instr[at], (enum form)s->form[at], &flags);
    }
    if (fn.returned != NONE && (registers[fn.returned] >> RAX & 1) == 0) {
        c.tag = NONE;
        locked = 0;
        fetch_base(fn.returned);
        load_into(RAX, fn.returned);
    }
    struct code whole = {to, NULL, NONE, 0, 0};
    unsigned saved = 0;
    for (int k = 0; k < 6; k++) {
        if (touched >> callee_saved[k] & 1) {
            saved |= 1u << callee_saved[k];
            code_push(&whole, callee_saved[k]);
        }
    }
    code_move_rsp(&whole, -8 * slots);
    memcpy(whole.at, room, (size_t)(c.at - room));
    whole.at += c.at - room;
    code_move_rsp(&whole, 8 * slots);
    for (int k = 5; k >= 0; k--) {
        if (saved >> callee_saved[k] & 1) {
            code_pop(&whole, callee_saved[k]);
        }
    }
    code_ret(&whole);
    if (frame != NULL) {
        *frame = (struct frame){slots, c.lines, saved};
    }
    return (size_t)(whole.at - to);
}
