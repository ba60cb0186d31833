/* SPDX-License-Identifier: MIT */
/* The search engine of `ecgen tune`: one straight-line function for x86-64 with BMI2 and ADX, whose order and choices are
 * changed at random, encoded in place, checked on known answers and timed against the best so far.
 *
 * A function is a table of values and a table of instructions that never change, and a `struct state`: an order of the
 * instructions and the choices that each leaves open. The state determines the code. */
#ifndef ECGEN_TUNE_ENGINE_H
#define ECGEN_TUNE_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { MAX_VALUES = 8192, MAX_INSTRS = 4096, MAX_TESTS = 64, MAX_WORDS = 32, NONE = -1 };

enum kind { WORD, INPUT, CONSTANT, POINTER, ARGUMENT };

/* INPUT: the word at base + disp, base being a POINTER, which arrives in register `entry`, as an ARGUMENT does, which is the
 * mask that a function takes behind its pointers. CONSTANT: `number`; `kept`: while
 * it is still read often it is stored when it leaves its register, not built anew. */
struct value {
    enum kind kind;
    int base, disp, entry;
    uint64_t number;
    bool kept;
};

enum op { MUL, MUL_LOW, ADD, SUB, AND, OR, XOR, NOT, BSWAP, SHL, SHR, SHRD, SELECT, STORE, CLEAR, OPS };

/* What an instruction may look like. ADD: BY_CF is add or adc. Shifts and MUL_LOW: BY_CF overwrites the flags, the other one
 * does not. CLEAR: both flags become 0, BY_CF with a register that becomes 0, too. */
enum form { BY_CF, ADCX, ADOX, LEA, FORMS, KEEPS_FLAGS = ADCX };

/* out, high: words made; a, b: words read (SELECT: a if the bit, else b; SHRD: a is the high word; STORE: a to b + imm);
 * carry_in, carry_out: bits; count: the constant imm. That a carry is 0 by the bounds is not used: a proof that compares this
 * code with other code, word for word, does not know it. */
struct instr {
    enum op op;
    int out, high, a, b, carry_in, carry_out, imm, count, tag;
};

/* returned: the value that is in rax at the end, if any. */
struct function {
    int values, instrs, tests, words, arity, returned;
    struct value value[MAX_VALUES];
    struct instr instr[MAX_INSTRS];
    uint64_t test[MAX_TESTS][3][MAX_WORDS]; /* a, b, the result */
    uint64_t answer[MAX_TESTS];             /* what is returned */
    uint64_t mask[MAX_TESTS];               /* the ARGUMENT */
    bool multiplies, masked;
};

struct state {
    int length;
    int16_t order[MAX_INSTRS];
    uint8_t form[MAX_INSTRS], swap[MAX_INSTRS];
    uint8_t held[MAX_VALUES]; /* an input that is read into a register rather than from memory again and again */
};

extern struct function fn;

/* random.c */
uint64_t draw(void);
uint32_t below(uint32_t bound);
void reseed(uint64_t seed);
uint64_t random_state(void);
void resume_random(uint64_t state);

/* load.c: reads the function and the state to start from; the code to compare with, if any, goes to `reference`. */
bool load(const char *path, struct state *start, uint8_t *reference, size_t room, size_t *length);

/* legal.c */
void find_dependences(void);
bool respects_data(const struct state *s);
bool respects_flags(const struct state *s);

/* What the two flags hold: a bit's number, or */
enum { UNKNOWN = -1, ZERO = -2 };
struct flags {
    int cf, of;
};
/* The flags after an instruction; false when it does not find the carry it reads. */
bool step_flags(const struct instr *i, enum form form, struct flags *f);

int earliest(const int16_t *place, int instr);
int latest(const int16_t *place, int instr, int length);

/* allocate.c: writes the whole function; with `text`, as tagged lines, too. Returns the number of bytes. */
struct frame {
    int slots, lines; /* lines: instructions but for those that make the frame */
    unsigned saved; /* a bit for each callee-saved register in use */
};
size_t write_code(const struct state *s, uint8_t *to, FILE *text, struct frame *frame);

/* moves.c: changes the state at random; false when the change makes no sense. */
bool change(struct state *s);

/* timing.c: slots of executable memory, filled by the code of a state or by other code. */
enum { SLOTS = 4, SLOT_BYTES = 1 << 17 };
extern double latency_weight; /* how much more the latency counts than the throughput */
bool prepare(int cpu);
void fill(int slot, const struct state *s, FILE *text, struct frame *frame);
void fill_with(int slot, const uint8_t *code, size_t length);
void new_surroundings(void);
void vary_surroundings(void);
bool answers(int slot);
double ratio(int old, int candidate, int rounds, double give_up);
void compare(int old, int candidate, int rounds, double result[3], double ticks[4]);

#endif
