/* SPDX-License-Identifier: MIT */
#include "code.h"

#include <stdarg.h>
#include <string.h>

const char *const register_name[REGISTERS] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi",
                                              "r8",  "r9",  "r10", "r11", "r12", "r13", "r14", "r15"};
static const char *const narrow_name[REGISTERS] = {"eax", "ecx", "edx",  "ebx",  "esp",  "ebp",  "esi",  "edi",
                                                   "r8d", "r9d", "r10d", "r11d", "r12d", "r13d", "r14d", "r15d"};
static const char *const alu_name[] = {"add", "or", "adc", "sbb", "and", "sub", "xor", "cmp"};

static void byte(struct code *c, int value)
{
    *c->at++ = (uint8_t)value;
}

static void four(struct code *c, int32_t value)
{
    memcpy(c->at, &value, 4);
    c->at += 4;
}

static void modrm(struct code *c, int reg, struct operand rm)
{
    const int middle = (reg & 7) << 3, low = rm.reg & 7;
    if (rm.kind == REGISTER) {
        byte(c, 0xC0 | middle | low);
        return;
    }
    const int mode = rm.disp == 0 && low != 5 ? 0 : rm.disp >= -128 && rm.disp < 128 ? 1 : 2;
    byte(c, mode << 6 | middle | low);
    if (low == 4) {
        byte(c, 0x24);
    }
    if (mode == 1) {
        byte(c, rm.disp & 255);
    } else if (mode == 2) {
        four(c, rm.disp);
    }
}

static void rex(struct code *c, int reg, int rm)
{
    byte(c, 0x48 | (reg >> 3) << 2 | rm >> 3);
}

/* REX.W opcode modrm */
static void plain(struct code *c, int opcode, int reg, struct operand rm)
{
    rex(c, reg, rm.reg);
    byte(c, opcode);
    modrm(c, reg, rm);
}

static void vex(struct code *c, int reg, int rm, int map, int second, int prefix)
{
    byte(c, 0xC4);
    byte(c, (reg < 8) << 7 | 1 << 6 | (rm < 8) << 5 | map);
    byte(c, 1 << 7 | (~second & 15) << 3 | prefix);
}

/* --- text --- */

static const char *shown(struct operand o)
{
    static char room[4][48];
    static int next;
    char *text = room[next = (next + 1) & 3];
    if (o.kind == REGISTER) {
        return register_name[o.reg];
    }
    if (o.kind == IMMEDIATE) {
        snprintf(text, sizeof room[0], "%d", o.imm);
    } else if (o.disp != 0) {
        snprintf(text, sizeof room[0], "qword [%s + %d]", register_name[o.reg], o.disp);
    } else {
        snprintf(text, sizeof room[0], "qword [%s]", register_name[o.reg]);
    }
    return text;
}

static void say(struct code *c, int tagged, const char *format, ...)
{
    c->lines++;
    if (c->text == NULL) {
        return;
    }
    if (tagged) {
        fprintf(c->text, "%d%s ", c->tag, c->swapped ? "~" : "");
    } else {
        fputs("- ", c->text);
    }
    va_list arguments;
    va_start(arguments, format);
    vfprintf(c->text, format, arguments);
    va_end(arguments);
    fputc('\n', c->text);
}

/* --- arithmetic --- */

void code_alu(struct code *c, enum alu op, int reg, struct operand source)
{
    if (source.kind == REGISTER) { /* of its two encodings the one that NASM chooses */
        plain(c, op << 3 | 1, source.reg, in_register(reg));
    } else if (source.kind == MEMORY) {
        plain(c, op << 3 | 3, reg, source);
    } else if (source.imm >= -128 && source.imm < 128) {
        plain(c, 0x83, op, in_register(reg));
        byte(c, source.imm & 255);
    } else if (reg == RAX) {
        byte(c, 0x48);
        byte(c, op << 3 | 5);
        four(c, source.imm);
    } else {
        plain(c, 0x81, op, in_register(reg));
        four(c, source.imm);
    }
    say(c, 1, "%s %s, %s", alu_name[op], register_name[reg], shown(source));
}

void code_adx(struct code *c, int overflow, int reg, struct operand source)
{
    byte(c, overflow ? 0xF3 : 0x66);
    rex(c, reg, source.reg);
    byte(c, 0x0F);
    byte(c, 0x38);
    byte(c, 0xF6);
    modrm(c, reg, source);
    say(c, 1, "%s %s, %s", overflow ? "adox" : "adcx", register_name[reg], shown(source));
}

void code_mulx(struct code *c, int high, int low, struct operand source)
{
    vex(c, high, source.reg, 2, low, 3);
    byte(c, 0xF6);
    modrm(c, high, source);
    say(c, 1, "mulx %s, %s, %s", register_name[high], register_name[low], shown(source));
}

void code_imul(struct code *c, int reg, struct operand source)
{
    rex(c, reg, source.reg);
    byte(c, 0x0F);
    byte(c, 0xAF);
    modrm(c, reg, source);
    say(c, 1, "imul %s, %s", register_name[reg], shown(source));
}

void code_imul_by(struct code *c, int reg, struct operand source, int32_t imm)
{
    if (imm >= -128 && imm < 128) {
        plain(c, 0x6B, reg, source);
        byte(c, imm & 255);
    } else {
        plain(c, 0x69, reg, source);
        four(c, imm);
    }
    say(c, 1, "imul %s, %s, %d", register_name[reg], shown(source), imm);
}

static void lea_bytes(struct code *c, int reg, int base, int index)
{
    if ((base & 7) == 5 && (index & 7) != 5) {
        const int kept = base;
        base = index;
        index = kept;
    }
    byte(c, 0x48 | (reg >> 3) << 2 | (index >> 3) << 1 | base >> 3);
    byte(c, 0x8D);
    byte(c, ((base & 7) == 5 ? 0x44 : 0x04) | (reg & 7) << 3);
    byte(c, (index & 7) << 3 | (base & 7));
    if ((base & 7) == 5) {
        byte(c, 0);
    }
}

void code_lea(struct code *c, int reg, int base, int index)
{
    lea_bytes(c, reg, base, index);
    say(c, 1, "lea %s, [%s + %s]", register_name[reg], register_name[base], register_name[index]);
}

void code_cmov(struct code *c, const char *condition, int opcode, int reg, struct operand source)
{
    rex(c, reg, source.reg);
    byte(c, 0x0F);
    byte(c, opcode);
    modrm(c, reg, source);
    say(c, 1, "cmov%s %s, %s", condition, register_name[reg], shown(source));
}

void code_shift(struct code *c, int left, int reg, int count)
{
    plain(c, count == 1 ? 0xD1 : 0xC1, left ? 4 : 5, in_register(reg));
    if (count != 1) {
        byte(c, count);
    }
    say(c, 1, "%s %s, %d", left ? "shl" : "shr", register_name[reg], count);
}

void code_shift_x(struct code *c, int left, int reg, struct operand source, int count_register)
{
    vex(c, reg, source.reg, 2, count_register, left ? 1 : 3);
    byte(c, 0xF7);
    modrm(c, reg, source);
    say(c, 1, "%s %s, %s, %s", left ? "shlx" : "shrx", register_name[reg], shown(source), register_name[count_register]);
}

void code_shrd(struct code *c, int low, int high, int count)
{
    rex(c, high, low);
    byte(c, 0x0F);
    byte(c, 0xAC);
    modrm(c, high, in_register(low));
    byte(c, count);
    say(c, 1, "shrd %s, %s, %d", register_name[low], register_name[high], count);
}

void code_not(struct code *c, int reg)
{
    plain(c, 0xF7, 2, in_register(reg));
    say(c, 1, "not %s", register_name[reg]);
}

void code_neg(struct code *c, int reg)
{
    plain(c, 0xF7, 3, in_register(reg));
    say(c, 1, "neg %s", register_name[reg]);
}

void code_bswap(struct code *c, int reg)
{
    byte(c, 0x48 | reg >> 3);
    byte(c, 0x0F);
    byte(c, 0xC8 | (reg & 7));
    say(c, 1, "bswap %s", register_name[reg]);
}

/* --- moves --- */

void code_load(struct code *c, int reg, struct operand source)
{
    if (source.kind == REGISTER) {
        plain(c, 0x89, source.reg, in_register(reg));
    } else {
        plain(c, 0x8B, reg, source);
    }
    say(c, 0, "mov %s, %s", register_name[reg], shown(source));
}

void code_store(struct code *c, struct operand target, int reg)
{
    plain(c, 0x89, reg, target);
    say(c, 0, "mov %s, %s", shown(target), register_name[reg]);
}

void code_constant(struct code *c, int reg, uint64_t number)
{
    if (number >> 32 == 0) {
        if (reg >= 8) {
            byte(c, 0x41);
        }
        byte(c, 0xB8 | (reg & 7));
        four(c, (int32_t)(uint32_t)number);
        say(c, 0, "mov %s, 0x%llx", narrow_name[reg], (unsigned long long)number);
    } else if (number >> 31 == 0x1FFFFFFFFu) {
        plain(c, 0xC7, 0, in_register(reg));
        four(c, (int32_t)(uint32_t)number);
        say(c, 0, "mov %s, %lld", register_name[reg], (long long)(int64_t)number);
    } else {
        byte(c, 0x48 | reg >> 3);
        byte(c, 0xB8 | (reg & 7));
        memcpy(c->at, &number, 8);
        c->at += 8;
        say(c, 0, "mov %s, 0x%llx", register_name[reg], (unsigned long long)number);
    }
}

void code_zero(struct code *c, int reg)
{
    if (reg >= 8) {
        byte(c, 0x45);
    }
    byte(c, 0x31);
    modrm(c, reg, in_register(reg));
    say(c, 0, "xor %s, %s", narrow_name[reg], narrow_name[reg]);
}

void code_test_rsp(struct code *c)
{
    plain(c, 0x85, RSP, in_register(RSP));
    say(c, 0, "test rsp, rsp");
}

/* --- the frame --- */

void code_push(struct code *c, int reg)
{
    if (reg >= 8) {
        byte(c, 0x41);
    }
    byte(c, 0x50 | (reg & 7));
}

void code_pop(struct code *c, int reg)
{
    if (reg >= 8) {
        byte(c, 0x41);
    }
    byte(c, 0x58 | (reg & 7));
}

void code_move_rsp(struct code *c, int32_t by)
{
    const struct code silent = *c;
    c->text = NULL;
    if (by != 0) {
        code_alu(c, by < 0 ? ALU_SUB : ALU_ADD, RSP, (struct operand){IMMEDIATE, 0, 0, by < 0 ? -by : by});
    }
    c->text = silent.text;
}

void code_ret(struct code *c)
{
    byte(c, 0xC3);
}

/* --- call sites --- */

void code_nop(struct code *c, int length)
{
    static const uint8_t nops[4][4] = {{0x90}, {0x66, 0x90}, {0x0F, 0x1F, 0x00}, {0x0F, 0x1F, 0x40, 0x00}};
    memcpy(c->at, nops[length - 1], (size_t)length);
    c->at += length;
}

void code_lea_disp(struct code *c, int reg, int base, int32_t disp)
{
    plain(c, 0x8D, reg, in_memory(base, disp));
}

void code_call(struct code *c, const uint8_t *target)
{
    byte(c, 0xE8);
    four(c, (int32_t)(target - (c->at + 4)));
}

void code_loop(struct code *c, int counter, const uint8_t *target)
{
    plain(c, 0xFF, 1, in_register(counter)); /* dec */
    byte(c, 0x0F);
    byte(c, 0x85); /* jnz */
    four(c, (int32_t)(target - (c->at + 4)));
}
