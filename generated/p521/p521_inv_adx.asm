; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, x86-64 with BMI2 and ADX
;
; Driven by the C functions p521_fe_inv_divsteps, p521_sc_inv_divsteps.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P521_EXPORT
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
%ifdef P521_EXPORT
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

extern p521_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p521_divsteps58(p521_limb out[5], const p521_limb in[3])
; M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19
extern p521_divsteps58_x64
LOCAL p521_divsteps58
align 32
p521_divsteps58:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_divsteps58_x64
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
; void p521_divsteps58_fg9(p521_limb out[20], const p521_limb fg[20], const p521_limb m[5])
; 2^58 * out = M * (f, g), where M = m[1..4] - 2^58
extern p521_divsteps58_fg9_x64
LOCAL p521_divsteps58_fg9
align 32
p521_divsteps58_fg9:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_divsteps58_fg9_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 232
    ; f + g
    mov rax, qword [rsi]
    add rax, qword [rsi + 80]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 88]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 96]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 104]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 112]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 120]
    mov rbx, qword [rsi + 48]
    adc rbx, qword [rsi + 128]
    mov rbp, qword [rsi + 56]
    adc rbp, qword [rsi + 136]
    mov r12, qword [rsi + 64]
    adc r12, qword [rsi + 144]
    mov r13, qword [rsi + 72]
    adc r13, qword [rsi + 152]
    ; f: U * f, on the words without sign
    mov r14, rdx
    mov rdx, qword [r14 + 8]
    mov qword [rsp], r13
    mulx r13, r15, qword [rsi]
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 8], r12
    mov qword [rsp + 16], rbp
    mulx rbp, r12, qword [rsi + 80]
    mov qword [rsp + 24], rbx
    xor ebx, ebx
    adox r15, r12
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 32], r11
    mulx r11, r12, qword [rsi + 8]
    adcx r12, r13
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 40], rdi
    mulx rdi, r13, qword [rsi + 88]
    adox r12, r13
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 48], r10
    mulx r10, r13, qword [rsi + 16]
    adcx r13, r11
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 56], r9
    mulx r9, r11, qword [rsi + 96]
    adox r13, r11
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 64], r8
    mulx r8, r11, qword [rsi + 24]
    adcx r11, r10
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 72], rcx
    mulx rcx, r10, qword [rsi + 104]
    adox r11, r10
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 80], rax
    mulx rax, r10, qword [rsi + 32]
    adcx r10, r8
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 88], r15
    mulx r15, r8, qword [rsi + 112]
    adox r10, r8
    mov rdx, qword [r14 + 8]
    mulx rbx, r8, qword [rsi + 40]
    adcx r8, rax
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 96], r15
    mulx r15, rax, qword [rsi + 120]
    adox r8, rax
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 104], r15
    mulx r15, rax, qword [rsi + 48]
    adcx rax, rbx
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 112], r8
    mulx r8, rbx, qword [rsi + 128]
    adox rax, rbx
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 120], r8
    mulx r8, rbx, qword [rsi + 56]
    adcx rbx, r15
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 128], rax
    mulx rax, r15, qword [rsi + 136]
    adox rbx, r15
    mov rdx, qword [r14 + 8]
    mov qword [rsp + 136], rax
    mulx rax, r15, qword [rsi + 64]
    adcx r15, r8
    mov rdx, qword [r14 + 16]
    mov qword [rsp + 144], rbx
    mulx rbx, r8, qword [rsi + 144]
    adox r15, r8
    mov r8d, 0
    adcx rax, r8
    adox rax, r8
    add r12, rbp
    adc r13, rdi
    adc r11, r9
    adc r10, rcx
    mov rcx, qword [rsp + 112]
    adc rcx, qword [rsp + 96]
    mov r9, qword [rsp + 128]
    adc r9, qword [rsp + 104]
    mov rdi, qword [rsp + 144]
    adc rdi, qword [rsp + 120]
    adc r15, qword [rsp + 136]
    adc rax, rbx
    ; f: divide by 2^S
    mov rbx, qword [rsp + 88]
    shrd rbx, r12, 58
    shrd r12, r13, 58
    shrd r13, r11, 58
    shrd r11, r10, 58
    shrd r10, rcx, 58
    shrd rcx, r9, 58
    shrd r9, rdi, 58
    shrd rdi, r15, 58
    mov rbp, qword [r14 + 8]
    and rbp, qword [rsi + 72]
    and rdx, qword [rsi + 152]
    add rbp, rdx
    sub rax, rbp
    shrd r15, rax, 58
    shr rax, 58
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub rbx, qword [rsp + 80]
    sbb r12, qword [rsp + 72]
    sbb r13, qword [rsp + 64]
    sbb r11, qword [rsp + 56]
    sbb r10, qword [rsp + 48]
    sbb rcx, qword [rsp + 32]
    sbb r9, qword [rsp + 24]
    sbb rdi, qword [rsp + 16]
    sbb r15, qword [rsp + 8]
    sbb rax, qword [rsp]
    ; g: U * f, on the words without sign
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 88], rax
    mulx rax, rbp, qword [rsi]
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 136], rcx
    mov qword [rsp + 120], r9
    mulx r9, rcx, qword [rsi + 80]
    mov qword [rsp + 144], r10
    xor r10d, r10d
    adox rbp, rcx
    mov rdx, qword [r14 + 24]
    mulx r8, rcx, qword [rsi + 8]
    adcx rcx, rax
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 104], r11
    mulx r11, rax, qword [rsi + 88]
    adox rcx, rax
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 128], rdi
    mulx rdi, rax, qword [rsi + 16]
    adcx rax, r8
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 96], rbx
    mulx rbx, r8, qword [rsi + 96]
    adox rax, r8
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 112], r12
    mulx r12, r8, qword [rsi + 24]
    adcx r8, rdi
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 152], r13
    mulx r13, rdi, qword [rsi + 104]
    adox r8, rdi
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 160], r15
    mulx r15, rdi, qword [rsi + 32]
    adcx rdi, r12
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 168], rbp
    mulx rbp, r12, qword [rsi + 112]
    adox rdi, r12
    mov rdx, qword [r14 + 24]
    mulx r10, r12, qword [rsi + 40]
    adcx r12, r15
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 176], rbp
    mulx rbp, r15, qword [rsi + 120]
    adox r12, r15
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 184], rbp
    mulx rbp, r15, qword [rsi + 48]
    adcx r15, r10
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 192], r12
    mulx r12, r10, qword [rsi + 128]
    adox r15, r10
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 200], r12
    mulx r12, r10, qword [rsi + 56]
    adcx r10, rbp
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 208], r15
    mulx r15, rbp, qword [rsi + 136]
    adox r10, rbp
    mov rdx, qword [r14 + 24]
    mov qword [rsp + 216], r15
    mulx r15, rbp, qword [rsi + 64]
    adcx rbp, r12
    mov rdx, qword [r14 + 32]
    mov qword [rsp + 224], r10
    mulx r10, r12, qword [rsi + 144]
    adox rbp, r12
    mov r12d, 0
    adcx r15, r12
    adox r15, r12
    add rcx, r9
    adc rax, r11
    adc r8, rbx
    adc rdi, r13
    mov r9, qword [rsp + 192]
    adc r9, qword [rsp + 176]
    mov r11, qword [rsp + 208]
    adc r11, qword [rsp + 184]
    mov rbx, qword [rsp + 224]
    adc rbx, qword [rsp + 200]
    adc rbp, qword [rsp + 216]
    adc r15, r10
    ; g: divide by 2^S
    mov r10, qword [rsp + 168]
    shrd r10, rcx, 58
    shrd rcx, rax, 58
    shrd rax, r8, 58
    shrd r8, rdi, 58
    shrd rdi, r9, 58
    shrd r9, r11, 58
    shrd r11, rbx, 58
    shrd rbx, rbp, 58
    mov r13, qword [r14 + 24]
    and r13, qword [rsi + 72]
    and rdx, qword [rsi + 152]
    mov rsi, qword [rsp + 40]
    mov r14, qword [rsp + 96]
    mov qword [rsi], r14
    mov r12, qword [rsp + 112]
    mov qword [rsi + 8], r12
    mov qword [rsp + 168], rbx
    mov rbx, qword [rsp + 152]
    mov qword [rsi + 16], rbx
    mov qword [rsp + 216], r11
    mov r11, qword [rsp + 104]
    mov qword [rsi + 24], r11
    mov qword [rsp + 200], r9
    mov r9, qword [rsp + 144]
    mov qword [rsi + 32], r9
    mov qword [rsp + 224], rdi
    mov rdi, qword [rsp + 136]
    mov qword [rsi + 40], rdi
    mov qword [rsp + 184], r8
    mov r8, qword [rsp + 120]
    mov qword [rsi + 48], r8
    mov qword [rsp + 208], rax
    mov rax, qword [rsp + 128]
    mov qword [rsi + 56], rax
    mov qword [rsp + 176], rcx
    mov rcx, qword [rsp + 160]
    mov qword [rsi + 64], rcx
    add r13, rdx
    sub r15, r13
    shrd rbp, r15, 58
    shr r15, 58
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub r10, qword [rsp + 80]
    mov qword [rsi + 80], r10
    mov r13, qword [rsp + 176]
    sbb r13, qword [rsp + 72]
    mov qword [rsi + 88], r13
    mov rax, qword [rsp + 208]
    sbb rax, qword [rsp + 64]
    mov qword [rsi + 96], rax
    mov rcx, qword [rsp + 184]
    sbb rcx, qword [rsp + 56]
    mov qword [rsi + 104], rcx
    mov r8, qword [rsp + 224]
    sbb r8, qword [rsp + 48]
    mov qword [rsi + 112], r8
    mov r9, qword [rsp + 200]
    sbb r9, qword [rsp + 32]
    mov qword [rsi + 120], r9
    mov r11, qword [rsp + 216]
    sbb r11, qword [rsp + 24]
    mov qword [rsi + 128], r11
    mov rdi, qword [rsp + 168]
    sbb rdi, qword [rsp + 16]
    mov qword [rsi + 136], rdi
    sbb rbp, qword [rsp + 8]
    mov qword [rsi + 144], rbp
    sbb r15, qword [rsp]
    mov rbx, qword [rsp + 88]
    and rbx, 1
    neg rbx
    mov qword [rsi + 72], rbx
    and r15, 1
    neg r15
    mov qword [rsi + 152], r15
    add rsp, 232
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5])
; 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^58
extern p521_fe_divsteps_de_x64
LOCAL p521_fe_divsteps_de
align 32
p521_fe_divsteps_de:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_fe_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 152
    ; 2^58 * (2*p - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 72]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 80]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 88]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 96]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 104]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 112]
    mov rbx, qword [rsi + 48]
    adc rbx, qword [rsi + 120]
    mov rbp, qword [rsi + 56]
    adc rbp, qword [rsi + 128]
    mov r12, qword [rsi + 64]
    adc r12, qword [rsi + 136]
    mov r13d, 0
    adc r13, r13
    mov r14, -2
    sub r14, rax
    mov rax, -1
    sbb rax, rcx
    mov rcx, -1
    sbb rcx, r8
    mov r8, -1
    sbb r8, r9
    mov r9, -1
    sbb r9, r10
    mov r10, -1
    sbb r10, r11
    mov r11, -1
    sbb r11, rbx
    mov rbx, -1
    sbb rbx, rbp
    mov ebp, 1023
    sbb rbp, r12
    mov r12d, 0
    sbb r12, r13
    mov r13, r14
    shl r13, 58
    shrd r14, rax, 6
    shrd rax, rcx, 6
    shrd rcx, r8, 6
    shrd r8, r9, 6
    shrd r9, r10, 6
    shrd r10, r11, 6
    shrd r11, rbx, 6
    shrd rbx, rbp, 6
    shrd rbp, r12, 6
    ; d: + U * d + V * e
    mov r12, rdx
    mov rdx, qword [r12 + 8]
    mov qword [rsp], rdi
    mulx rdi, r15, qword [rsi]
    mov qword [rsp + 8], rbp
    xor ebp, ebp
    adcx r15, r13
    mov qword [rsp + 16], r13
    mulx rbp, r13, qword [rsi + 8]
    adcx r13, r14
    adox r13, rdi
    mov qword [rsp + 24], r14
    mulx r14, rdi, qword [rsi + 16]
    adcx rdi, rax
    adox rdi, rbp
    mov qword [rsp + 32], rax
    mulx rax, rbp, qword [rsi + 24]
    adcx rbp, rcx
    adox rbp, r14
    mov qword [rsp + 40], rcx
    mulx rcx, r14, qword [rsi + 32]
    adcx r14, r8
    adox r14, rax
    mov qword [rsp + 48], r8
    mulx r8, rax, qword [rsi + 40]
    adcx rax, r9
    adox rax, rcx
    mov qword [rsp + 56], r9
    mulx r9, rcx, qword [rsi + 48]
    adcx rcx, r10
    adox rcx, r8
    mov qword [rsp + 64], r10
    mulx r10, r8, qword [rsi + 56]
    adcx r8, r11
    adox r8, r9
    mov qword [rsp + 72], r11
    mulx r11, r9, qword [rsi + 64]
    adcx r9, rbx
    adox r9, r10
    mov r10, qword [rsp + 8]
    mov qword [rsp + 80], rbx
    mov ebx, 0
    adcx r10, rbx
    adox r10, r11
    mov rdx, qword [r12 + 16]
    mulx rbx, r11, qword [rsi + 72]
    mov qword [rsp + 88], r10
    xor r10d, r10d
    adcx r15, r11
    mulx r10, r11, qword [rsi + 80]
    adcx r13, r11
    adox r13, rbx
    mulx rbx, r11, qword [rsi + 88]
    adcx rdi, r11
    adox rdi, r10
    mulx r11, r10, qword [rsi + 96]
    adcx rbp, r10
    adox rbp, rbx
    mulx rbx, r10, qword [rsi + 104]
    adcx r14, r10
    adox r14, r11
    mulx r11, r10, qword [rsi + 112]
    adcx rax, r10
    adox rax, rbx
    mulx rbx, r10, qword [rsi + 120]
    adcx rcx, r10
    adox rcx, r11
    mulx r11, r10, qword [rsi + 128]
    adcx r8, r10
    adox r8, rbx
    mulx rbx, r10, qword [rsi + 136]
    adcx r9, r10
    adox r9, r11
    mov r10, qword [rsp + 88]
    mov r11d, 0
    adcx r10, r11
    adox r10, rbx
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov rbx, r15
    shl rbx, 9
    add r9, rbx
    adc r11, r11
    ; e: + U * d + V * e
    mov rdx, qword [r12 + 24]
    mov qword [rsp + 88], r10
    mulx r10, rbx, qword [rsi]
    mov qword [rsp + 96], r11
    xor r11d, r11d
    adcx rbx, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov qword [rsp + 104], rax
    mulx rax, r15, qword [rsi + 8]
    adcx r15, qword [rsp + 24]
    adox r15, r10
    mov qword [rsp + 24], rcx
    mulx rcx, r10, qword [rsi + 16]
    adcx r10, qword [rsp + 32]
    adox r10, rax
    mov qword [rsp + 32], r8
    mulx r8, rax, qword [rsi + 24]
    adcx rax, qword [rsp + 40]
    adox rax, rcx
    mov qword [rsp + 40], r9
    mulx r9, rcx, qword [rsi + 32]
    adcx rcx, qword [rsp + 48]
    adox rcx, r8
    mov qword [rsp + 48], rdi
    mulx rdi, r8, qword [rsi + 40]
    adcx r8, qword [rsp + 56]
    adox r8, r9
    mov qword [rsp + 56], rbp
    mulx rbp, r9, qword [rsi + 48]
    adcx r9, qword [rsp + 64]
    adox r9, rdi
    mov qword [rsp + 64], r13
    mulx r13, rdi, qword [rsi + 56]
    adcx rdi, qword [rsp + 72]
    adox rdi, rbp
    mov qword [rsp + 72], r14
    mulx r14, rbp, qword [rsi + 64]
    adcx rbp, qword [rsp + 80]
    adox rbp, r13
    mov r13, qword [rsp + 8]
    adcx r13, r11
    adox r13, r14
    mov rdx, qword [r12 + 32]
    mulx r11, r14, qword [rsi + 72]
    mov qword [rsp + 8], r13
    xor r13d, r13d
    adcx rbx, r14
    mulx r13, r14, qword [rsi + 80]
    adcx r15, r14
    adox r15, r11
    mulx r14, r11, qword [rsi + 88]
    adcx r10, r11
    adox r10, r13
    mulx r13, r11, qword [rsi + 96]
    adcx rax, r11
    adox rax, r14
    mulx r14, r11, qword [rsi + 104]
    adcx rcx, r11
    adox rcx, r13
    mulx r13, r11, qword [rsi + 112]
    adcx r8, r11
    adox r8, r14
    mulx r14, r11, qword [rsi + 120]
    adcx r9, r11
    adox r9, r13
    mulx r13, r11, qword [rsi + 128]
    adcx rdi, r11
    adox rdi, r14
    mulx r14, r11, qword [rsi + 136]
    mov rsi, qword [rsp]
    mov r12, qword [rsp + 64]
    mov qword [rsi], r12
    mov qword [rsp + 80], rbx
    mov rbx, qword [rsp + 48]
    mov qword [rsi + 8], rbx
    mov qword [rsp + 112], r14
    mov r14, qword [rsp + 56]
    mov qword [rsi + 16], r14
    mov qword [rsp + 120], r13
    mov r13, qword [rsp + 72]
    mov qword [rsi + 24], r13
    mov qword [rsp + 128], r11
    mov r11, qword [rsp + 104]
    mov qword [rsi + 32], r11
    mov qword [rsp + 136], rbp
    mov rbp, qword [rsp + 24]
    mov qword [rsi + 40], rbp
    mov qword [rsp + 144], rax
    mov rax, qword [rsp + 32]
    mov qword [rsi + 48], rax
    mov rax, qword [rsp + 40]
    mov qword [rsi + 56], rax
    mov qword [rsi + 72], r15
    mov qword [rsi + 80], r10
    mov rax, qword [rsp + 144]
    mov qword [rsi + 88], rax
    mov qword [rsi + 96], rcx
    mov qword [rsi + 104], r8
    mov qword [rsi + 112], r9
    mov qword [rsi + 120], rdi
    mov rax, qword [rsp + 136]
    adcx rax, qword [rsp + 128]
    adox rax, qword [rsp + 120]
    mov r11, qword [rsp + 8]
    mov ebx, 0
    adcx r11, rbx
    adox r11, qword [rsp + 112]
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rbp, qword [rsp + 80]
    shl rbp, 9
    add rax, rbp
    mov qword [rsi + 128], rax
    adc rbx, rbx
    mov rbp, qword [rsp + 16]
    shr rbp, 55
    add rbp, qword [rsp + 96]
    add rbp, qword [rsp + 88]
    mov qword [rsi + 64], rbp
    mov r12, qword [rsp + 80]
    shr r12, 55
    add rbx, r12
    add rbx, r11
    mov qword [rsi + 136], rbx
    add rsp, 152
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_fe_divsteps_end(p521_fe *r, const p521_limb de[18], const p521_limb fg[20])
; Ensures r < p.
; r = d mod p where f >= 0, else -d mod p
LOCAL p521_fe_divsteps_end
align 32
p521_fe_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    sub rax, -1
    mov rcx, qword [rsi + 8]
    sbb rcx, -1
    mov r8, qword [rsi + 16]
    sbb r8, -1
    mov r9, qword [rsi + 24]
    sbb r9, -1
    mov r10, qword [rsi + 32]
    sbb r10, -1
    mov r11, qword [rsi + 40]
    sbb r11, -1
    mov rbx, qword [rsi + 48]
    sbb rbx, -1
    mov rbp, qword [rsi + 56]
    sbb rbp, -1
    mov r12, qword [rsi + 64]
    sbb r12, 511
    cmovc rax, qword [rsi]
    cmovc rcx, qword [rsi + 8]
    cmovc r8, qword [rsi + 16]
    cmovc r9, qword [rsi + 24]
    cmovc r10, qword [rsi + 32]
    cmovc r11, qword [rsi + 40]
    cmovc rbx, qword [rsi + 48]
    cmovc rbp, qword [rsi + 56]
    cmovc r12, qword [rsi + 64]
    ; a - b
    mov rsi, rax
    neg rsi
    mov r13d, 0
    sbb r13, rcx
    mov r14d, 0
    sbb r14, r8
    mov r15d, 0
    sbb r15, r9
    mov qword [rsp], r9
    mov r9d, 0
    sbb r9, r10
    mov qword [rsp + 8], r10
    mov r10d, 0
    sbb r10, r11
    mov qword [rsp + 16], r11
    mov r11d, 0
    sbb r11, rbx
    mov qword [rsp + 24], rbx
    mov ebx, 0
    sbb rbx, rbp
    mov qword [rsp + 32], rbp
    mov ebp, 0
    sbb rbp, r12
    ; add the modulus where it borrowed
    mov qword [rsp + 40], r12
    sbb r12, r12
    mov qword [rsp + 48], r8
    mov r8, r12
    and r8, 511
    add rsi, r12
    adc r13, r12
    adc r14, r12
    adc r15, r12
    adc r9, r12
    adc r10, r12
    adc r11, r12
    adc rbx, r12
    adc rbp, r8
    ; -d where f < 0
    mov r8, qword [rdx + 72]
    bt r8, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc rcx, r13
    mov qword [rdi + 8], rcx
    cmovnc r14, qword [rsp + 48]
    mov qword [rdi + 16], r14
    cmovnc r15, qword [rsp]
    mov qword [rdi + 24], r15
    cmovnc r9, qword [rsp + 8]
    mov qword [rdi + 32], r9
    cmovnc r10, qword [rsp + 16]
    mov qword [rdi + 40], r10
    cmovnc r11, qword [rsp + 24]
    mov qword [rdi + 48], r11
    cmovnc rbx, qword [rsp + 32]
    mov qword [rdi + 56], rbx
    cmovnc rbp, qword [rsp + 40]
    mov qword [rdi + 64], rbp
    add rsp, 56
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_divsteps_de(p521_limb out[18], const p521_limb de[18], const p521_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^58
extern p521_sc_divsteps_de_x64
LOCAL p521_sc_divsteps_de
align 32
p521_sc_divsteps_de:
    endbr64
    cmp dword [p521_cpu_plain], 0
    jne p521_sc_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 152
    ; 2^58 * (2*n - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 72]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 80]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 88]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 96]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 104]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 112]
    mov rbx, qword [rsi + 48]
    adc rbx, qword [rsi + 120]
    mov rbp, qword [rsi + 56]
    adc rbp, qword [rsi + 128]
    mov r12, qword [rsi + 64]
    adc r12, qword [rsi + 136]
    mov r13d, 0
    adc r13, r13
    mov r14, 0x76df6e3d2270c812
    sub r14, rax
    mov rax, 0x776b937113388f5d
    sbb rax, rcx
    mov rcx, 0xff980291ee134ba0
    sbb rcx, r8
    mov r8, 0xa30d0f077e5f2cd6
    sbb r8, r9
    mov r9, -12
    sbb r9, r10
    mov r10, -1
    sbb r10, r11
    mov r11, -1
    sbb r11, rbx
    mov rbx, -1
    sbb rbx, rbp
    mov ebp, 1023
    sbb rbp, r12
    mov r12d, 0
    sbb r12, r13
    mov r13, r14
    shl r13, 58
    shrd r14, rax, 6
    shrd rax, rcx, 6
    shrd rcx, r8, 6
    shrd r8, r9, 6
    shrd r9, r10, 6
    shrd r10, r11, 6
    shrd r11, rbx, 6
    shrd rbx, rbp, 6
    shrd rbp, r12, 6
    ; d: + U * d + V * e
    mov r12, rdx
    mov rdx, qword [r12 + 8]
    mov qword [rsp], rdi
    mulx rdi, r15, qword [rsi]
    mov qword [rsp + 8], rbp
    xor ebp, ebp
    adcx r15, r13
    mov qword [rsp + 16], r13
    mulx rbp, r13, qword [rsi + 8]
    adcx r13, r14
    adox r13, rdi
    mov qword [rsp + 24], r14
    mulx r14, rdi, qword [rsi + 16]
    adcx rdi, rax
    adox rdi, rbp
    mov qword [rsp + 32], rax
    mulx rax, rbp, qword [rsi + 24]
    adcx rbp, rcx
    adox rbp, r14
    mov qword [rsp + 40], rcx
    mulx rcx, r14, qword [rsi + 32]
    adcx r14, r8
    adox r14, rax
    mov qword [rsp + 48], r8
    mulx r8, rax, qword [rsi + 40]
    adcx rax, r9
    adox rax, rcx
    mov qword [rsp + 56], r9
    mulx r9, rcx, qword [rsi + 48]
    adcx rcx, r10
    adox rcx, r8
    mov qword [rsp + 64], r10
    mulx r10, r8, qword [rsi + 56]
    adcx r8, r11
    adox r8, r9
    mov qword [rsp + 72], r11
    mulx r11, r9, qword [rsi + 64]
    adcx r9, rbx
    adox r9, r10
    mov r10, qword [rsp + 8]
    mov qword [rsp + 80], rbx
    mov ebx, 0
    adcx r10, rbx
    adox r10, r11
    mov rdx, qword [r12 + 16]
    mulx rbx, r11, qword [rsi + 72]
    mov qword [rsp + 88], r10
    xor r10d, r10d
    adcx r15, r11
    mulx r10, r11, qword [rsi + 80]
    adcx r13, r11
    adox r13, rbx
    mulx rbx, r11, qword [rsi + 88]
    adcx rdi, r11
    adox rdi, r10
    mulx r11, r10, qword [rsi + 96]
    adcx rbp, r10
    adox rbp, rbx
    mulx rbx, r10, qword [rsi + 104]
    adcx r14, r10
    adox r14, r11
    mulx r11, r10, qword [rsi + 112]
    adcx rax, r10
    adox rax, rbx
    mulx rbx, r10, qword [rsi + 120]
    adcx rcx, r10
    adox rcx, r11
    mulx r11, r10, qword [rsi + 128]
    adcx r8, r10
    adox r8, rbx
    mulx rbx, r10, qword [rsi + 136]
    adcx r9, r10
    adox r9, r11
    mov r10, qword [rsp + 88]
    mov r11d, 0
    adcx r10, r11
    adox r10, rbx
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov rbx, r15
    mov qword [rsp + 88], r10
    mov r10, 0x1d2f5ccd79a995c7
    imul rbx, r10
    mov rdx, rbx
    mov r10, 0xbb6fb71e91386409
    mov qword [rsp + 96], r9
    mulx r9, r11, r10
    add r15, r11
    mov r11, 0x3bb5c9b8899c47ae
    mulx rbx, r15, r11
    adc r13, r15
    mov r15, 0x7fcc0148f709a5d0
    mulx r10, r11, r15
    adc rdi, r11
    mov r11, 0x51868783bf2f966b
    mov qword [rsp + 104], r10
    mulx r10, r15, r11
    adc rbp, r15
    mov r15, -6
    mov qword [rsp + 112], r10
    mulx r10, r11, r15
    adc r14, r11
    mov r11, -1
    mov qword [rsp + 120], r10
    mulx r10, r15, r11
    adc rax, r15
    adc rcx, r15
    adc r8, r15
    mov r15d, 511
    mov qword [rsp + 128], r8
    mulx r8, r11, r15
    adc r11, qword [rsp + 96]
    mov r15d, 0
    adc r15, r15
    add r13, r9
    adc rdi, rbx
    adc rbp, qword [rsp + 104]
    adc r14, qword [rsp + 112]
    adc rax, qword [rsp + 120]
    adc rcx, r10
    mov r9, qword [rsp + 128]
    adc r9, r10
    adc r11, r10
    adc r15, r8
    ; e: + U * d + V * e
    mov rdx, qword [r12 + 24]
    mulx r10, r8, qword [rsi]
    xor ebx, ebx
    adcx r8, qword [rsp + 16]
    mov qword [rsp + 16], r15
    mov qword [rsp + 128], rax
    mulx rax, r15, qword [rsi + 8]
    adcx r15, qword [rsp + 24]
    adox r15, r10
    mov qword [rsp + 24], rcx
    mulx rcx, r10, qword [rsi + 16]
    adcx r10, qword [rsp + 32]
    adox r10, rax
    mov qword [rsp + 32], r9
    mulx r9, rax, qword [rsi + 24]
    adcx rax, qword [rsp + 40]
    adox rax, rcx
    mov qword [rsp + 40], r11
    mulx r11, rcx, qword [rsi + 32]
    adcx rcx, qword [rsp + 48]
    adox rcx, r9
    mov qword [rsp + 48], rdi
    mulx rdi, r9, qword [rsi + 40]
    adcx r9, qword [rsp + 56]
    adox r9, r11
    mov qword [rsp + 56], rbp
    mulx rbp, r11, qword [rsi + 48]
    adcx r11, qword [rsp + 64]
    adox r11, rdi
    mov qword [rsp + 64], r13
    mulx r13, rdi, qword [rsi + 56]
    adcx rdi, qword [rsp + 72]
    adox rdi, rbp
    mov qword [rsp + 72], r14
    mulx r14, rbp, qword [rsi + 64]
    adcx rbp, qword [rsp + 80]
    adox rbp, r13
    mov r13, qword [rsp + 8]
    adcx r13, rbx
    adox r13, r14
    mov rdx, qword [r12 + 32]
    mulx rbx, r14, qword [rsi + 72]
    mov qword [rsp + 8], r13
    xor r13d, r13d
    adcx r8, r14
    mulx r13, r14, qword [rsi + 80]
    adcx r15, r14
    adox r15, rbx
    mulx r14, rbx, qword [rsi + 88]
    adcx r10, rbx
    adox r10, r13
    mulx r13, rbx, qword [rsi + 96]
    adcx rax, rbx
    adox rax, r14
    mulx r14, rbx, qword [rsi + 104]
    adcx rcx, rbx
    adox rcx, r13
    mulx r13, rbx, qword [rsi + 112]
    adcx r9, rbx
    adox r9, r14
    mulx r14, rbx, qword [rsi + 120]
    adcx r11, rbx
    adox r11, r13
    mulx r13, rbx, qword [rsi + 128]
    adcx rdi, rbx
    adox rdi, r14
    mulx r14, rbx, qword [rsi + 136]
    mov rsi, qword [rsp]
    mov r12, qword [rsp + 64]
    mov qword [rsi], r12
    mov qword [rsp + 80], rdi
    mov rdi, qword [rsp + 48]
    mov qword [rsi + 8], rdi
    mov qword [rsp + 120], r11
    mov r11, qword [rsp + 56]
    mov qword [rsi + 16], r11
    mov qword [rsp + 112], r9
    mov r9, qword [rsp + 72]
    mov qword [rsi + 24], r9
    mov qword [rsp + 104], rcx
    mov rcx, qword [rsp + 128]
    mov qword [rsi + 32], rcx
    mov qword [rsp + 96], rax
    mov rax, qword [rsp + 24]
    mov qword [rsi + 40], rax
    mov qword [rsp + 136], r10
    mov r10, qword [rsp + 32]
    mov qword [rsi + 48], r10
    mov qword [rsp + 144], r15
    mov r15, qword [rsp + 40]
    mov qword [rsi + 56], r15
    adcx rbp, rbx
    adox rbp, r13
    mov rbx, qword [rsp + 8]
    mov r13d, 0
    adcx rbx, r13
    adox rbx, r14
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov r14, r8
    mov rax, 0x1d2f5ccd79a995c7
    imul r14, rax
    mov rdx, r14
    mov rax, 0xbb6fb71e91386409
    mulx rcx, rax, rax
    add r8, rax
    mov rax, 0x3bb5c9b8899c47ae
    mulx r8, rax, rax
    adc rax, qword [rsp + 144]
    mov r14, 0x7fcc0148f709a5d0
    mulx r9, r14, r14
    adc r14, qword [rsp + 136]
    mov r10, 0x51868783bf2f966b
    mulx r11, r10, r10
    adc r10, qword [rsp + 96]
    mov rdi, -6
    mulx r12, rdi, rdi
    adc rdi, qword [rsp + 104]
    mov r15, -1
    mov qword [rsp + 104], rbx
    mulx rbx, r15, r15
    mov qword [rsp + 96], rbx
    mov rbx, qword [rsp + 112]
    adc rbx, r15
    mov qword [rsp + 112], rbx
    mov rbx, qword [rsp + 120]
    adc rbx, r15
    adc r15, qword [rsp + 80]
    mov qword [rsp + 80], r15
    mov r15d, 511
    mov qword [rsp + 120], rbx
    mulx rbx, r15, r15
    adc rbp, r15
    adc r13, r13
    add rax, rcx
    mov qword [rsi + 72], rax
    adc r14, r8
    mov qword [rsi + 80], r14
    adc r10, r9
    mov qword [rsi + 88], r10
    adc rdi, r11
    mov qword [rsi + 96], rdi
    adc r12, qword [rsp + 112]
    mov qword [rsi + 104], r12
    mov rcx, qword [rsp + 120]
    adc rcx, qword [rsp + 96]
    mov qword [rsi + 112], rcx
    mov r8, qword [rsp + 80]
    adc r8, qword [rsp + 96]
    mov qword [rsi + 120], r8
    adc rbp, qword [rsp + 96]
    mov qword [rsi + 128], rbp
    adc r13, rbx
    mov r9, qword [rsp + 16]
    add r9, qword [rsp + 88]
    mov qword [rsi + 64], r9
    add r13, qword [rsp + 104]
    mov qword [rsi + 136], r13
    add rsp, 152
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p521_sc_divsteps_end(p521_sc *r, const p521_limb de[18], const p521_limb fg[20])
; Ensures r < n.
; r = d mod n where f >= 0, else -d mod n
LOCAL p521_sc_divsteps_end
align 32
p521_sc_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 96
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov rcx, 0xbb6fb71e91386409
    sub rax, rcx
    mov r8, qword [rsi + 8]
    mov r9, 0x3bb5c9b8899c47ae
    sbb r8, r9
    mov r10, qword [rsi + 16]
    mov r11, 0x7fcc0148f709a5d0
    sbb r10, r11
    mov rbx, qword [rsi + 24]
    mov rbp, 0x51868783bf2f966b
    sbb rbx, rbp
    mov r12, qword [rsi + 32]
    sbb r12, -6
    mov r13, qword [rsi + 40]
    sbb r13, -1
    mov r14, qword [rsi + 48]
    sbb r14, -1
    mov r15, qword [rsi + 56]
    sbb r15, -1
    mov rbp, qword [rsi + 64]
    sbb rbp, 511
    cmovc rax, qword [rsi]
    cmovc r8, qword [rsi + 8]
    cmovc r10, qword [rsi + 16]
    cmovc rbx, qword [rsi + 24]
    cmovc r12, qword [rsi + 32]
    cmovc r13, qword [rsi + 40]
    cmovc r14, qword [rsi + 48]
    cmovc r15, qword [rsi + 56]
    cmovc rbp, qword [rsi + 64]
    ; a - b
    mov rsi, rax
    neg rsi
    mov qword [rsp], rax
    mov eax, 0
    sbb rax, r8
    mov qword [rsp + 8], r8
    mov r8d, 0
    sbb r8, r10
    mov qword [rsp + 16], r10
    mov r10d, 0
    sbb r10, rbx
    mov qword [rsp + 24], rbx
    mov ebx, 0
    sbb rbx, r12
    mov qword [rsp + 32], r12
    mov r12d, 0
    sbb r12, r13
    mov qword [rsp + 40], r13
    mov r13d, 0
    sbb r13, r14
    mov qword [rsp + 48], r14
    mov r14d, 0
    sbb r14, r15
    mov qword [rsp + 56], r15
    mov r15d, 0
    sbb r15, rbp
    ; add the modulus where it borrowed
    mov qword [rsp + 64], rbp
    sbb rbp, rbp
    and rcx, rbp
    and r9, rbp
    and r11, rbp
    mov qword [rsp + 72], r15
    mov r15, rbp
    mov qword [rsp + 80], r14
    mov r14, 0x51868783bf2f966b
    and r15, r14
    mov r14, rbp
    and r14, -6
    mov qword [rsp + 88], r13
    mov r13, rbp
    and r13, 511
    add rsi, rcx
    adc rax, r9
    adc r8, r11
    adc r10, r15
    adc rbx, r14
    adc r12, rbp
    mov rcx, qword [rsp + 88]
    adc rcx, rbp
    adc rbp, qword [rsp + 80]
    adc r13, qword [rsp + 72]
    ; -d where f < 0
    mov r9, qword [rdx + 72]
    bt r9, 63
    cmovnc rsi, qword [rsp]
    mov qword [rdi], rsi
    cmovnc rax, qword [rsp + 8]
    mov qword [rdi + 8], rax
    cmovnc r8, qword [rsp + 16]
    mov qword [rdi + 16], r8
    cmovnc r10, qword [rsp + 24]
    mov qword [rdi + 24], r10
    cmovnc rbx, qword [rsp + 32]
    mov qword [rdi + 32], rbx
    cmovnc r12, qword [rsp + 40]
    mov qword [rdi + 40], r12
    cmovnc rcx, qword [rsp + 48]
    mov qword [rdi + 48], rcx
    cmovnc rbp, qword [rsp + 56]
    mov qword [rdi + 56], rbp
    cmovnc r13, qword [rsp + 64]
    mov qword [rdi + 64], r13
    add rsp, 96
    pop r15
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
    dd 92, 28, p521_divsteps58 - $ - 8, p521_divsteps58.end - p521_divsteps58
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p521_divsteps58.end - p521_divsteps58 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p521_divsteps58_fg9 - $ - 8, p521_divsteps58_fg9.end - p521_divsteps58_fg9
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xa0, 0x02
    db 0x04
    dd p521_divsteps58_fg9.end - p521_divsteps58_fg9 - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p521_fe_divsteps_de - $ - 8, p521_fe_divsteps_de.end - p521_fe_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd0, 0x01
    db 0x04
    dd p521_fe_divsteps_de.end - p521_fe_divsteps_de - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 316, p521_fe_divsteps_end - $ - 8, p521_fe_divsteps_end.end - p521_fe_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p521_fe_divsteps_end.end - p521_fe_divsteps_end - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 412, p521_sc_divsteps_de - $ - 8, p521_sc_divsteps_de.end - p521_sc_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xd0, 0x01
    db 0x04
    dd p521_sc_divsteps_de.end - p521_sc_divsteps_de - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 508, p521_sc_divsteps_end - $ - 8, p521_sc_divsteps_end.end - p521_sc_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x98, 0x01
    db 0x04
    dd p521_sc_divsteps_end.end - p521_sc_divsteps_end - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p521_divsteps58 + 0 wrt ..imagebase, p521_divsteps58.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_divsteps58_fg9 + 0 wrt ..imagebase, p521_divsteps58_fg9.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p521_fe_divsteps_de + 0 wrt ..imagebase, p521_fe_divsteps_de.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p521_fe_divsteps_end + 0 wrt ..imagebase, p521_fe_divsteps_end.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p521_sc_divsteps_de + 0 wrt ..imagebase, p521_sc_divsteps_de.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p521_sc_divsteps_end + 0 wrt ..imagebase, p521_sc_divsteps_end.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p521_divsteps58 + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x1d, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_divsteps58_fg9 + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x13, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_fe_divsteps_de + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_fe_divsteps_end + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x13, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p521_sc_divsteps_de + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xb2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_sc_divsteps_end + 0
%endif
