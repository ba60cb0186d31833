/* SPDX-License-Identifier: MIT */
/* The few instruction forms that are needed, as bytes and as NASM text. Same lengths as NASM's encodings. */
#ifndef ECGEN_TUNE_CODE_H
#define ECGEN_TUNE_CODE_H

#include <stdint.h>
#include <stdio.h>

enum { RAX, RCX, RDX, RBX, RSP, RBP, RSI, RDI, R8, R9, R10, R11, R12, R13, R14, R15, REGISTERS };

struct operand {
    enum { REGISTER, MEMORY, IMMEDIATE } kind;
    int reg; /* the register, or the base */
    int32_t disp, imm;
};

/* `tag` and `swapped` stand in front of each line of the text: which instruction of the function it is (-1: a move). */
struct code {
    uint8_t *at;
    FILE *text;
    int tag, swapped;
    int lines; /* so far, but for the frame's and the call sites' */
};

/* Two-operand arithmetic in the order of its opcodes. */
enum alu { ALU_ADD, ALU_OR, ALU_ADC, ALU_SBB, ALU_AND, ALU_SUB, ALU_XOR, ALU_CMP };

extern const char *const register_name[REGISTERS];

static inline struct operand in_register(int reg)
{
    return (struct operand){REGISTER, reg, 0, 0};
}
static inline struct operand in_memory(int base, int32_t disp)
{
    return (struct operand){MEMORY, base, disp, 0};
}

void code_alu(struct code *c, enum alu op, int reg, struct operand source);
void code_adx(struct code *c, int overflow, int reg, struct operand source);
void code_mulx(struct code *c, int high, int low, struct operand source);
void code_imul(struct code *c, int reg, struct operand source);
void code_imul_by(struct code *c, int reg, struct operand source, int32_t imm);
void code_lea(struct code *c, int reg, int base, int index);
void code_cmov(struct code *c, const char *condition, int opcode, int reg, struct operand source);
void code_shift(struct code *c, int left, int reg, int count);
void code_shift_x(struct code *c, int left, int reg, struct operand source, int count_register);
void code_shrd(struct code *c, int low, int high, int count);
void code_not(struct code *c, int reg);
void code_neg(struct code *c, int reg);
void code_bswap(struct code *c, int reg);

/* Moves: their lines carry no tag. */
void code_load(struct code *c, int reg, struct operand source);
void code_store(struct code *c, struct operand target, int reg);
void code_constant(struct code *c, int reg, uint64_t number);
void code_zero(struct code *c, int reg);
void code_test_rsp(struct code *c);

/* The frame: bytes only. */
void code_push(struct code *c, int reg);
void code_pop(struct code *c, int reg);
void code_move_rsp(struct code *c, int32_t by);
void code_ret(struct code *c);

/* For the call sites. */
void code_nop(struct code *c, int length);
void code_lea_disp(struct code *c, int reg, int base, int32_t disp);
void code_call(struct code *c, const uint8_t *target);
void code_loop(struct code *c, int counter, const uint8_t *target);

#endif
