; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp224k1
; From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, x86-64 with BMI2 and ADX
;
; Driven by the C functions secp224k1_fe_inv_divsteps, secp224k1_sc_inv_divsteps.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP224K1_EXPORT
; is defined.

bits 64
default rel

%ifidn __OUTPUT_FORMAT__, macho64
%pragma macho64 gprefix _
section .text align=64
%elifidn __OUTPUT_FORMAT__, win64
section .text code align=64
%else
section .text align=64
%endif

%macro GLOBAL 1
%ifidn __OUTPUT_FORMAT__, elf64
%ifdef SECP224K1_EXPORT
global %1:function (%1.end - %1)
%else
global %1:function hidden (%1.end - %1)
%endif
%elifidn __OUTPUT_FORMAT__, macho64
global %1:private_extern
%else
global %1
%endif
%endmacro

; for what only this folder calls: hidden even when the functions are exported
%macro LOCAL 1
%ifidn __OUTPUT_FORMAT__, elf64
global %1:function hidden (%1.end - %1)
%elifidn __OUTPUT_FORMAT__, macho64
global %1:private_extern
%else
global %1
%endif
%endmacro

%macro ENTER 0
%ifidn __OUTPUT_FORMAT__, win64
    push rdi
    push rsi
    mov rdi, rcx
    mov rsi, rdx
    mov rdx, r8
    mov rcx, r9
%endif
%endmacro

%macro LEAVE 0
%ifidn __OUTPUT_FORMAT__, win64
    pop rsi
    pop rdi
%endif
    ret
%ifnidn __OUTPUT_FORMAT__, macho64
.end: ; for the size of the symbol, and for unwinding
%endif
%endmacro

extern secp224k1_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void secp224k1_divsteps58(secp224k1_limb out[5], const secp224k1_limb in[3])
; M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19
extern secp224k1_divsteps58_x64
LOCAL secp224k1_divsteps58
align 32
secp224k1_divsteps58:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_divsteps58_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; steps 0 to 19: pack
    mov rax, qword [rsi]
    mov rcx, 0x4000000000000000
    sub rax, rcx
    mov rax, 0x7fffffffffffffff
    mov r8d, 0
    cmovc rax, r8
    mov r9, qword [rsi + 16]
    and r9, 0xfffff
    mov r10, 0xc000000000000000
    or r9, r10
    ; step 0
    mov r10, r9
    and r10, 1
    mov r11, qword [rsi + 8]
    and r11, 0xfffff
    shr r11, 1
    mov rbx, 0x4000010000000000
    or r11, rbx
    mov rbx, r11
    xor rbx, rax
    shr r9, 1
    cmp r8, r10
    cmovnc rbx, rcx
    cmovnc rax, r8
    adc rbx, r9
    mov r10, qword [rsi]
    xor r10, rax
    mov rbp, 0x3fffffffffffffff
    cmp r10, rbp
    mov r12, 0x7fffffffffffffff
    cmovnc r8, r12
    ; step 1
    mov r13, rbx
    and r13, 1
    xor r9, r11
    and r9, rax
    xor r11, r9
    mov rax, r11
    xor rax, r8
    shr rbx, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r8, r9
    adc rax, rbx
    add r10, 1
    xor r10, r8
    cmp r10, rbp
    cmovnc r9, r12
    ; step 2
    mov r13, rax
    and r13, 1
    xor rbx, r11
    and rbx, r8
    xor r11, rbx
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 3
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 4
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 5
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 6
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 7
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 8
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 9
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 10
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 11
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 12
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 13
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 14
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 15
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 16
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 17
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    cmp r10, rbp
    cmovnc r9, r12
    ; step 18
    mov r13, rax
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, r11
    xor r8, r9
    shr rax, 1
    neg r13
    cmovnc r8, rcx
    mov ebx, 0
    cmovnc r9, rbx
    adc r8, rax
    add r10, 1
    xor r10, r9
    cmp r10, rbp
    cmovnc rbx, r12
    ; step 19
    mov r13, r8
    and r13, 1
    xor rax, r11
    and rax, r9
    xor r11, rax
    mov rax, r11
    xor rax, rbx
    shr r8, 1
    neg r13
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc rbx, r9
    adc rax, r8
    add r10, 1
    xor r10, rbx
    add r10, 1
    ; steps 20 to 38: pack
    cmp r10, rcx
    cmovnc r9, r12
    mov r13, 0x1fffff00000
    add rax, r13
    mov r13, rax
    mov r14, 0x3ffffffffff
    and r13, r14
    shr r13, 21
    sub r13, 0xfffff
    mov r14, r13
    imul r14, qword [rsi + 8]
    shr rax, 42
    sub rax, 0x200000
    mov r15, rax
    imul r15, qword [rsi + 16]
    add r14, r15
    shr r14, 20
    mov r15, r14
    and r15, 0x7ffff
    mov qword [rsp], rax
    mov rax, 0x8800000000000000
    or r15, rax
    ; step 20
    mov qword [rsp + 8], r13
    mov r13, r15
    and r13, 1
    xor r8, r11
    and r8, rbx
    xor r11, r8
    mov r8, 0xfffff80000
    add r11, r8
    mov r8, r11
    mov rbx, 0x1ffffffffff
    and r8, rbx
    shr r8, 20
    sub r8, 0xfffff
    mov rbx, r8
    imul rbx, qword [rsi + 8]
    shr r11, 41
    sub r11, 0x200000
    mov qword [rsp + 16], r8
    mov r8, r11
    imul r8, qword [rsi + 16]
    add rbx, r8
    shr rbx, 20
    mov r8, rbx
    and r8, 0x7ffff
    shr r8, 1
    mov rsi, 0x4000004000000000
    or r8, rsi
    mov qword [rsp + 24], r11
    mov r11, r8
    xor r11, r9
    shr r15, 1
    neg r13
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc r9, r13
    adc r11, r15
    xor r10, r9
    cmp r10, rbp
    cmovnc r13, r12
    ; step 21
    mov rsi, r11
    and rsi, 1
    xor r15, r8
    and r15, r9
    xor r8, r15
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg rsi
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 22
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 23
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 24
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 25
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 26
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 27
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 28
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 29
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 30
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 31
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 32
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 33
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 34
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 35
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 36
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    cmp r10, rbp
    cmovnc r13, r12
    ; step 37
    mov r15, r11
    and r15, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, r8
    xor r9, r13
    shr r11, 1
    neg r15
    cmovnc r9, rcx
    mov esi, 0
    cmovnc r13, rsi
    adc r9, r11
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc rsi, r12
    ; step 38
    mov r15, r9
    and r15, 1
    xor r11, r8
    and r11, r13
    xor r8, r11
    mov r11, r8
    xor r11, rsi
    shr r9, 1
    neg r15
    cmovnc r11, rcx
    mov r13d, 0
    cmovnc rsi, r13
    adc r11, r9
    add r10, 1
    xor r10, rsi
    add r10, 1
    ; steps 39 to 57: pack
    cmp r10, rcx
    cmovnc r13, r12
    mov r15, 0x7ffff80000
    add r11, r15
    mov r15, r11
    mov qword [rsp + 32], rdi
    mov rdi, 0xffffffffff
    and r15, rdi
    shr r15, 20
    sub r15, 0x7ffff
    mov rdi, r15
    imul rdi, rbx
    shr r11, 40
    sub r11, 0x800000
    mov qword [rsp + 40], r15
    mov r15, r11
    imul r15, r14
    add rdi, r15
    shr rdi, 19
    and rdi, 0x7ffff
    or rdi, rax
    ; step 39
    mov rax, rdi
    and rax, 1
    xor r9, r8
    and r9, rsi
    xor r8, r9
    mov r9, 0x3ffffc0000
    add r8, r9
    mov rsi, r8
    mov r15, 0x7fffffffff
    and rsi, r15
    shr rsi, 19
    sub rsi, 0x7ffff
    imul rbx, rsi
    shr r8, 39
    sub r8, 0x800000
    imul r14, r8
    add rbx, r14
    shr rbx, 19
    and rbx, 0x7ffff
    shr rbx, 1
    mov r14, 0x4000004000000000
    or rbx, r14
    mov r14, rbx
    xor r14, r13
    shr rdi, 1
    neg rax
    cmovnc r14, rcx
    mov eax, 0
    cmovnc r13, rax
    adc r14, rdi
    xor r10, r13
    cmp r10, rbp
    cmovnc rax, r12
    ; step 40
    mov r15, r14
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, rax
    shr r14, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc rax, r13
    adc rdi, r14
    add r10, 1
    xor r10, rax
    cmp r10, rbp
    cmovnc r13, r12
    ; step 41
    mov r15, rdi
    and r15, 1
    xor r14, rbx
    and r14, rax
    xor rbx, r14
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 42
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 43
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 44
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 45
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 46
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 47
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 48
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 49
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 50
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 51
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 52
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 53
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 54
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovnc r13, r12
    ; step 55
    mov r15, rdi
    and r15, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r13
    shr rdi, 1
    neg r15
    cmovnc rax, rcx
    mov r14d, 0
    cmovnc r13, r14
    adc rax, rdi
    add r10, 1
    xor r10, r13
    cmp r10, rbp
    cmovnc r14, r12
    ; step 56
    mov r15, rax
    and r15, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    mov rdi, rbx
    xor rdi, r14
    shr rax, 1
    neg r15
    cmovnc rdi, rcx
    mov r13d, 0
    cmovnc r14, r13
    adc rdi, rax
    add r10, 1
    xor r10, r14
    cmp r10, rbp
    cmovc r12, r13
    ; step 57
    mov rbp, rdi
    and rbp, 1
    xor rax, rbx
    and rax, r14
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr rdi, 1
    cmp r13, rbp
    cmovc rcx, rax
    cmovc r13, r12
    adc rcx, rdi
    mov rax, rsi
    imul rax, qword [rsp + 16]
    mov rbp, r8
    imul rbp, qword [rsp + 8]
    add rax, rbp
    imul rsi, qword [rsp + 24]
    imul r8, qword [rsp]
    add rsi, r8
    mov r8, qword [rsp + 40]
    imul r8, qword [rsp + 16]
    mov rbp, r11
    imul rbp, qword [rsp + 8]
    add r8, rbp
    mov rbp, qword [rsp + 40]
    imul rbp, qword [rsp + 24]
    imul r11, qword [rsp]
    add rbp, r11
    add r10, 1
    xor rdi, rbx
    and rdi, r13
    xor rbx, rdi
    xor r10, r13
    add r10, 1
    mov r11, qword [rsp + 32]
    mov qword [r11], r10
    ; unpack u, v, q, r
    add rbx, r9
    mov r9, rbx
    shr r9, 39
    sub r9, 0x800000
    mov rdi, 0x7fffffffff
    and rbx, rdi
    shr rbx, 19
    sub rbx, 0x7ffff
    mov rdi, 0x7ffff80000
    add rcx, rdi
    mov rdi, rcx
    shr rdi, 40
    sub rdi, 0x800000
    mov r12, 0xffffffffff
    and rcx, r12
    shr rcx, 20
    sub rcx, 0x7ffff
    ; matrix of all steps so far
    mov r12, rbx
    imul r12, rax
    mov r13, r9
    imul r13, r8
    add r12, r13
    imul rbx, rsi
    imul r9, rbp
    add rbx, r9
    imul rax, rcx
    imul r8, rdi
    add rax, r8
    imul rcx, rsi
    imul rdi, rbp
    add rcx, rdi
    ; add 2^S to each entry
    mov r8, 0x400000000000000
    add r12, r8
    mov qword [r11 + 8], r12
    add rbx, r8
    mov qword [r11 + 16], rbx
    add rax, r8
    mov qword [r11 + 24], rax
    add rcx, r8
    mov qword [r11 + 32], rcx
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_divsteps58_fg4(secp224k1_limb out[10], const secp224k1_limb fg[10], const secp224k1_limb m[5])
; 2^58 * out = M * (f, g), where M = m[1..4] - 2^58
extern secp224k1_divsteps58_fg4_x64
LOCAL secp224k1_divsteps58_fg4
align 32
secp224k1_divsteps58_fg4:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_divsteps58_fg4_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 80
    ; f + g
    mov rax, qword [rsi]
    add rax, qword [rsi + 40]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 48]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 56]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 64]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 72]
    ; f: U * f, on the words without sign
    mov r11, rdx
    mov rdx, qword [r11 + 8]
    mulx rbp, rbx, qword [rsi]
    mov rdx, qword [r11 + 16]
    mulx r13, r12, qword [rsi + 40]
    xor r14d, r14d
    adox rbx, r12
    mov rdx, qword [r11 + 8]
    mulx r15, r12, qword [rsi + 8]
    adcx r12, rbp
    mov rdx, qword [r11 + 16]
    mov qword [rsp], r10
    mulx r10, rbp, qword [rsi + 48]
    adox r12, rbp
    mov rdx, qword [r11 + 8]
    mov qword [rsp + 8], rdi
    mulx rdi, rbp, qword [rsi + 16]
    adcx rbp, r15
    mov rdx, qword [r11 + 16]
    mov qword [rsp + 16], r9
    mulx r9, r15, qword [rsi + 56]
    adox rbp, r15
    mov rdx, qword [r11 + 8]
    mov qword [rsp + 24], r8
    mulx r8, r15, qword [rsi + 24]
    adcx r15, rdi
    mov rdx, qword [r11 + 16]
    mov qword [rsp + 32], rcx
    mulx rcx, rdi, qword [rsi + 64]
    adox r15, rdi
    adcx r8, r14
    adox r8, r14
    add r12, r13
    adc rbp, r10
    adc r15, r9
    adc r8, rcx
    ; f: divide by 2^S
    shrd rbx, r12, 58
    shrd r12, rbp, 58
    shrd rbp, r15, 58
    mov rcx, qword [r11 + 8]
    and rcx, qword [rsi + 32]
    and rdx, qword [rsi + 72]
    add rcx, rdx
    sub r8, rcx
    shrd r15, r8, 58
    shr r8, 58
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub rbx, rax
    sbb r12, qword [rsp + 32]
    sbb rbp, qword [rsp + 24]
    sbb r15, qword [rsp + 16]
    sbb r8, qword [rsp]
    ; g: U * f, on the words without sign
    mov rdx, qword [r11 + 24]
    mulx r9, rcx, qword [rsi]
    mov rdx, qword [r11 + 32]
    mulx rdi, r10, qword [rsi + 40]
    xor r13d, r13d
    adox rcx, r10
    mov rdx, qword [r11 + 24]
    mulx r14, r10, qword [rsi + 8]
    adcx r10, r9
    mov rdx, qword [r11 + 32]
    mov qword [rsp + 40], r8
    mulx r8, r9, qword [rsi + 48]
    adox r10, r9
    mov rdx, qword [r11 + 24]
    mov qword [rsp + 48], rax
    mulx rax, r9, qword [rsi + 16]
    adcx r9, r14
    mov rdx, qword [r11 + 32]
    mov qword [rsp + 56], rbx
    mulx rbx, r14, qword [rsi + 56]
    adox r9, r14
    mov rdx, qword [r11 + 24]
    mov qword [rsp + 64], rbp
    mulx rbp, r14, qword [rsi + 24]
    adcx r14, rax
    mov rdx, qword [r11 + 32]
    mov qword [rsp + 72], r12
    mulx r12, rax, qword [rsi + 64]
    adox r14, rax
    adcx rbp, r13
    adox rbp, r13
    add r10, rdi
    adc r9, r8
    adc r14, rbx
    adc rbp, r12
    ; g: divide by 2^S
    shrd rcx, r10, 58
    shrd r10, r9, 58
    shrd r9, r14, 58
    mov rax, qword [r11 + 24]
    and rax, qword [rsi + 32]
    and rdx, qword [rsi + 72]
    mov r8, qword [rsp + 8]
    mov r11, qword [rsp + 56]
    mov qword [r8], r11
    mov rsi, qword [rsp + 72]
    mov qword [r8 + 8], rsi
    mov rdi, qword [rsp + 64]
    mov qword [r8 + 16], rdi
    mov qword [r8 + 24], r15
    add rax, rdx
    sub rbp, rax
    shrd r14, rbp, 58
    shr rbp, 58
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub rcx, qword [rsp + 48]
    mov qword [r8 + 40], rcx
    sbb r10, qword [rsp + 32]
    mov qword [r8 + 48], r10
    sbb r9, qword [rsp + 24]
    mov qword [r8 + 56], r9
    sbb r14, qword [rsp + 16]
    mov qword [r8 + 64], r14
    sbb rbp, qword [rsp]
    mov rax, qword [rsp + 40]
    and rax, 1
    neg rax
    mov qword [r8 + 32], rax
    and rbp, 1
    neg rbp
    mov qword [r8 + 72], rbp
    add rsp, 80
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5])
; 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^58
extern secp224k1_fe_divsteps_de_x64
LOCAL secp224k1_fe_divsteps_de
align 32
secp224k1_fe_divsteps_de:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_fe_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
    ; 2^58 * (2*p - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 32]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 40]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 48]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 56]
    mov r10d, 0
    adc r10, r10
    mov r11, 0xfffffffdffffcada
    sub r11, rax
    mov rax, -1
    sbb rax, rcx
    mov rcx, -1
    sbb rcx, r8
    mov r8, 0x1ffffffff
    sbb r8, r9
    mov r9d, 0
    sbb r9, r10
    mov r10, r11
    shl r10, 58
    shrd r11, rax, 6
    shrd rax, rcx, 6
    shrd rcx, r8, 6
    shrd r8, r9, 6
    ; d: + U * d + V * e
    mov r9, rdx
    mov rdx, qword [r9 + 8]
    mulx rbp, rbx, qword [rsi]
    xor r12d, r12d
    adcx rbx, r10
    mulx r14, r13, qword [rsi + 8]
    adcx r13, r11
    adox r13, rbp
    mulx r15, rbp, qword [rsi + 16]
    adcx rbp, rax
    adox rbp, r14
    mov qword [rsp], rax
    mulx rax, r14, qword [rsi + 24]
    adcx r14, rcx
    adox r14, r15
    mov r15, r8
    adcx r15, r12
    adox r15, rax
    mov rdx, qword [r9 + 16]
    mov qword [rsp + 8], r8
    mulx r8, rax, qword [rsi + 32]
    mov qword [rsp + 16], rcx
    xor ecx, ecx
    adcx rbx, rax
    mulx r12, rax, qword [rsi + 40]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rsi + 48]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rsi + 56]
    adcx r14, rax
    adox r14, r8
    adcx r15, rcx
    adox r15, r12
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov rax, rbx
    mov r8, 0x5a92a00a198d139b
    imul rax, r8
    mov rdx, rax
    mov r12, 0xfffffffeffffe56d
    mov qword [rsp + 24], r15
    mulx r15, r8, r12
    add rbx, r8
    mov r8, -1
    mulx rax, rbx, r8
    adc r13, rbx
    adc rbp, rbx
    mov ebx, 0xffffffff
    mulx r12, r8, rbx
    adc r14, r8
    adc rcx, rcx
    add r13, r15
    adc rbp, rax
    adc r14, rax
    adc rcx, r12
    ; e: + U * d + V * e
    mov rdx, qword [r9 + 24]
    mulx r8, rax, qword [rsi]
    xor r12d, r12d
    adcx r10, rax
    mulx r15, rax, qword [rsi + 8]
    adcx r11, rax
    adox r11, r8
    mulx r8, rax, qword [rsi + 16]
    adcx rax, qword [rsp]
    adox rax, r15
    mulx rbx, r15, qword [rsi + 24]
    adcx r15, qword [rsp + 16]
    adox r15, r8
    mov r8, qword [rsp + 8]
    adcx r8, r12
    adox r8, rbx
    mov rdx, qword [r9 + 32]
    mov qword [rsp + 8], rcx
    mulx rcx, rbx, qword [rsi + 32]
    xor r12d, r12d
    adcx r10, rbx
    mulx r12, rbx, qword [rsi + 40]
    adcx r11, rbx
    adox r11, rcx
    mulx rbx, rcx, qword [rsi + 48]
    adcx rax, rcx
    adox rax, r12
    mulx r12, rcx, qword [rsi + 56]
    mov qword [rdi], r13
    mov qword [rdi + 8], rbp
    mov qword [rdi + 16], r14
    adcx r15, rcx
    adox r15, rbx
    mov ecx, 0
    adcx r8, rcx
    adox r8, r12
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov r9, r10
    mov rsi, 0x5a92a00a198d139b
    imul r9, rsi
    mov rdx, r9
    mov rsi, 0xfffffffeffffe56d
    mulx rbx, rsi, rsi
    add r10, rsi
    mov r10, -1
    mulx rsi, r10, r10
    adc r11, r10
    adc rax, r10
    mov r10d, 0xffffffff
    mulx r10, r9, r10
    adc r15, r9
    adc rcx, rcx
    add r11, rbx
    mov qword [rdi + 32], r11
    adc rax, rsi
    mov qword [rdi + 40], rax
    adc r15, rsi
    mov qword [rdi + 48], r15
    adc rcx, r10
    mov r9, qword [rsp + 8]
    add r9, qword [rsp + 24]
    mov qword [rdi + 24], r9
    add rcx, r8
    mov qword [rdi + 56], rcx
    add rsp, 32
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_fe_divsteps_end(secp224k1_fe *r, const secp224k1_limb de[8], const secp224k1_limb fg[10])
; Ensures r < p.
; r = d mod p where f >= 0, else -d mod p
LOCAL secp224k1_fe_divsteps_end
align 32
secp224k1_fe_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov rcx, 0xfffffffeffffe56d
    sub rax, rcx
    mov r8, qword [rsi + 8]
    sbb r8, -1
    mov r9, qword [rsi + 16]
    sbb r9, -1
    mov r10, qword [rsi + 24]
    mov r11d, 0xffffffff
    sbb r10, r11
    cmovc rax, qword [rsi]
    cmovc r8, qword [rsi + 8]
    cmovc r9, qword [rsi + 16]
    cmovc r10, qword [rsi + 24]
    ; a - b
    mov rsi, rax
    neg rsi
    mov ebx, 0
    sbb rbx, r8
    mov ebp, 0
    sbb rbp, r9
    mov r12d, 0
    sbb r12, r10
    ; add the modulus where it borrowed
    sbb r13, r13
    and rcx, r13
    and r11, r13
    add rsi, rcx
    adc rbx, r13
    adc rbp, r13
    adc r12, r11
    ; -d where f < 0
    mov rcx, qword [rdx + 32]
    bt rcx, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc r8, rbx
    mov qword [rdi + 8], r8
    cmovc r9, rbp
    mov qword [rdi + 16], r9
    cmovc r10, r12
    mov qword [rdi + 24], r10
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_divsteps_de(secp224k1_limb out[8], const secp224k1_limb de[8], const secp224k1_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^58
extern secp224k1_sc_divsteps_de_x64
LOCAL secp224k1_sc_divsteps_de
align 32
secp224k1_sc_divsteps_de:
    endbr64
    cmp dword [secp224k1_cpu_plain], 0
    jne secp224k1_sc_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 40
    ; 2^58 * (2*n - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 32]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 40]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 48]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 56]
    mov r10d, 0
    adc r10, r10
    mov r11, 0x95e152e2ed3f63ee
    sub r11, rax
    mov rax, 0x3b9d1a5d8c309
    sbb rax, rcx
    mov ecx, 0
    sbb rcx, r8
    mov r8, 0x200000000
    sbb r8, r9
    mov r9d, 0
    sbb r9, r10
    mov r10, r11
    shl r10, 58
    shrd r11, rax, 6
    shrd rax, rcx, 6
    shrd rcx, r8, 6
    shrd r8, r9, 6
    ; d: + U * d + V * e
    mov r9, rdx
    mov rdx, qword [r9 + 8]
    mulx rbp, rbx, qword [rsi]
    xor r12d, r12d
    adcx rbx, r10
    mulx r14, r13, qword [rsi + 8]
    adcx r13, r11
    adox r13, rbp
    mulx r15, rbp, qword [rsi + 16]
    adcx rbp, rax
    adox rbp, r14
    mov qword [rsp], rax
    mulx rax, r14, qword [rsi + 24]
    adcx r14, rcx
    adox r14, r15
    mov r15, r8
    adcx r15, r12
    adox r15, rax
    mov rdx, qword [r9 + 16]
    mov qword [rsp + 8], r8
    mulx r8, rax, qword [rsi + 32]
    mov qword [rsp + 16], rcx
    xor ecx, ecx
    adcx rbx, rax
    mulx r12, rax, qword [rsi + 40]
    adcx r13, rax
    adox r13, r8
    mulx r8, rax, qword [rsi + 48]
    adcx rbp, rax
    adox rbp, r12
    mulx r12, rax, qword [rsi + 56]
    adcx r14, rax
    adox r14, r8
    adcx r15, rcx
    adox r15, r12
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov rax, rbx
    mov r8, 0x43fa520244c1a039
    imul rax, r8
    mov r12, rax
    shl r12, 32
    mov rdx, rax
    mov r8, 0xcaf0a971769fb1f7
    mov qword [rsp + 24], r15
    mov qword [rsp + 32], rdi
    mulx rdi, r15, r8
    add rbx, r15
    mov rbx, 0x1dce8d2ec6184
    mulx rax, r15, rbx
    adc r13, r15
    adc rbp, 0
    adc r14, r12
    adc rcx, rcx
    shr rdx, 32
    add r13, rdi
    adc rbp, rax
    adc r14, 0
    adc rcx, rdx
    ; e: + U * d + V * e
    mov rdx, qword [r9 + 24]
    mulx rdi, rax, qword [rsi]
    xor r12d, r12d
    adcx r10, rax
    mulx r15, rax, qword [rsi + 8]
    adcx r11, rax
    adox r11, rdi
    mulx rdi, rax, qword [rsi + 16]
    adcx rax, qword [rsp]
    adox rax, r15
    mulx rbx, r15, qword [rsi + 24]
    adcx r15, qword [rsp + 16]
    adox r15, rdi
    mov rdi, qword [rsp + 8]
    adcx rdi, r12
    adox rdi, rbx
    mov rdx, qword [r9 + 32]
    mov qword [rsp + 8], rcx
    mulx rcx, rbx, qword [rsi + 32]
    xor r8d, r8d
    adcx r10, rbx
    mulx r12, rbx, qword [rsi + 40]
    adcx r11, rbx
    adox r11, rcx
    mulx rbx, rcx, qword [rsi + 48]
    adcx rax, rcx
    adox rax, r12
    mulx r12, rcx, qword [rsi + 56]
    mov r9, qword [rsp + 32]
    mov qword [r9], r13
    mov qword [r9 + 8], rbp
    mov qword [r9 + 16], r14
    adcx r15, rcx
    adox r15, rbx
    adcx rdi, r8
    adox rdi, r12
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov rcx, r10
    mov rsi, 0x43fa520244c1a039
    imul rcx, rsi
    mov rsi, rcx
    shl rsi, 32
    mov rdx, rcx
    mov rbx, 0xcaf0a971769fb1f7
    mulx r12, rbx, rbx
    add r10, rbx
    mov r10, 0x1dce8d2ec6184
    mulx rbx, r10, r10
    adc r11, r10
    adc rax, 0
    adc r15, rsi
    adc r8, r8
    shr rcx, 32
    add r11, r12
    mov qword [r9 + 32], r11
    adc rax, rbx
    mov qword [r9 + 40], rax
    adc r15, 0
    mov qword [r9 + 48], r15
    adc r8, rcx
    mov rcx, qword [rsp + 8]
    add rcx, qword [rsp + 24]
    mov qword [r9 + 24], rcx
    add r8, rdi
    mov qword [r9 + 56], r8
    add rsp, 40
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp224k1_sc_divsteps_end(secp224k1_sc *r, const secp224k1_limb de[8], const secp224k1_limb fg[10])
; Ensures r < n.
; r = d mod n where f >= 0, else -d mod n
LOCAL secp224k1_sc_divsteps_end
align 32
secp224k1_sc_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov rcx, 0xcaf0a971769fb1f7
    sub rax, rcx
    mov r8, qword [rsi + 8]
    mov r9, 0x1dce8d2ec6184
    sbb r8, r9
    mov r10, qword [rsi + 16]
    sbb r10, 0
    mov r11, qword [rsi + 24]
    mov rbx, 0x100000000
    sbb r11, rbx
    cmovc rax, qword [rsi]
    cmovc r8, qword [rsi + 8]
    cmovc r10, qword [rsi + 16]
    cmovc r11, qword [rsi + 24]
    ; a - b
    mov rsi, rax
    neg rsi
    mov ebp, 0
    sbb rbp, r8
    mov r12d, 0
    sbb r12, r10
    mov r13d, 0
    sbb r13, r11
    ; add the modulus where it borrowed
    sbb r14, r14
    and rcx, r14
    and r9, r14
    and r14, rbx
    add rsi, rcx
    adc rbp, r9
    adc r12, 0
    adc r13, r14
    ; -d where f < 0
    mov rcx, qword [rdx + 32]
    bt rcx, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc r8, rbp
    mov qword [rdi + 8], r8
    cmovc r10, r12
    mov qword [rdi + 16], r10
    cmovc r11, r13
    mov qword [rdi + 24], r11
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

%ifidn __OUTPUT_FORMAT__, elf64
section .note.GNU-stack noalloc noexec nowrite progbits
; these functions work with indirect branch tracking and shadow stacks
section .note.gnu.property alloc noexec nowrite note align=8
    dd 4, 16, 5
    db "GNU", 0
    dd 0xc0000002, 4, 3, 0
; how to unwind the stack from any instruction: DWARF call frame information
section .eh_frame alloc noexec nowrite progbits align=8
    db 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x7a, 0x52, 0x00, 0x01, 0x78, 0x10, 0x01, 0x1b, 0x0c, 0x07, 0x08, 0x90, 0x01, 0x00, 0x00
    dd 92, 28, secp224k1_divsteps58 - $ - 8, secp224k1_divsteps58.end - secp224k1_divsteps58
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd secp224k1_divsteps58.end - secp224k1_divsteps58 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, secp224k1_divsteps58_fg4 - $ - 8, secp224k1_divsteps58_fg4.end - secp224k1_divsteps58_fg4
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x88, 0x01
    db 0x04
    dd secp224k1_divsteps58_fg4.end - secp224k1_divsteps58_fg4 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, secp224k1_fe_divsteps_de - $ - 8, secp224k1_fe_divsteps_de.end - secp224k1_fe_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd secp224k1_fe_divsteps_de.end - secp224k1_fe_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 316, secp224k1_fe_divsteps_end - $ - 8, secp224k1_fe_divsteps_end.end - secp224k1_fe_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp224k1_fe_divsteps_end.end - secp224k1_fe_divsteps_end - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 92, 380, secp224k1_sc_divsteps_de - $ - 8, secp224k1_sc_divsteps_de.end - secp224k1_sc_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x60
    db 0x04
    dd secp224k1_sc_divsteps_de.end - secp224k1_sc_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 476, secp224k1_sc_divsteps_end - $ - 8, secp224k1_sc_divsteps_end.end - secp224k1_sc_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd secp224k1_sc_divsteps_end.end - secp224k1_sc_divsteps_end - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp224k1_divsteps58 + 0 wrt ..imagebase, secp224k1_divsteps58.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp224k1_divsteps58_fg4 + 0 wrt ..imagebase, secp224k1_divsteps58_fg4.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp224k1_fe_divsteps_de + 0 wrt ..imagebase, secp224k1_fe_divsteps_de.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd secp224k1_fe_divsteps_end + 0 wrt ..imagebase, secp224k1_fe_divsteps_end.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd secp224k1_sc_divsteps_de + 0 wrt ..imagebase, secp224k1_sc_divsteps_de.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp224k1_sc_divsteps_end + 0 wrt ..imagebase, secp224k1_sc_divsteps_end.end wrt ..imagebase, ..@unwind + 112 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_divsteps58 + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x92, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_divsteps58_fg4 + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x32, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_fe_divsteps_de + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; secp224k1_fe_divsteps_end + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x42, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp224k1_sc_divsteps_de + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; secp224k1_sc_divsteps_end + 0
%endif
