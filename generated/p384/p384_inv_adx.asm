; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, x86-64 with BMI2 and ADX
;
; Driven by the C functions p384_fe_inv_divsteps, p384_sc_inv_divsteps.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P384_EXPORT
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
%ifdef P384_EXPORT
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

extern p384_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p384_divsteps59(p384_limb out[5], const p384_limb in[3])
; M = out[1..4] - 2^59: 2^59 * (f, g) after 59 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 19
extern p384_divsteps59_x64
LOCAL p384_divsteps59
align 32
p384_divsteps59:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_divsteps59_x64
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
    mov r11, r9
    and r11, 1
    mov rbx, qword [rsi + 8]
    and rbx, 0xfffff
    shr rbx, 1
    mov rbp, 0x4000010000000000
    or rbx, rbp
    mov r12, rbx
    xor r12, rax
    shr r9, 1
    cmp r8, r11
    cmovnc r12, rcx
    cmovnc rax, r8
    adc r12, r9
    mov r11, qword [rsi]
    xor r11, rax
    mov r13, 0x3fffffffffffffff
    cmp r11, r13
    mov r14, 0x7fffffffffffffff
    cmovnc r8, r14
    ; step 1
    mov r15, r12
    and r15, 1
    xor r9, rbx
    and r9, rax
    xor rbx, r9
    mov rax, rbx
    xor rax, r8
    shr r12, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r8, r9
    adc rax, r12
    add r11, 1
    xor r11, r8
    cmp r11, r13
    cmovnc r9, r14
    ; step 2
    mov r15, rax
    and r15, 1
    xor r12, rbx
    and r12, r8
    xor rbx, r12
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 3
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 4
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 5
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 6
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 7
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 8
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 9
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 10
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 11
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 12
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 13
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 14
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 15
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 16
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 17
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc r9, r14
    ; step 18
    mov r15, rax
    and r15, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, rbx
    xor r8, r9
    shr rax, 1
    neg r15
    cmovnc r8, rcx
    mov r12d, 0
    cmovnc r9, r12
    adc r8, rax
    add r11, 1
    xor r11, r9
    cmp r11, r13
    cmovnc r12, r14
    ; step 19
    mov r15, r8
    and r15, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, rbx
    xor rax, r12
    shr r8, 1
    neg r15
    cmovnc rax, rcx
    mov r9d, 0
    cmovnc r12, r9
    adc rax, r8
    add r11, 1
    xor r11, r12
    add r11, 1
    ; steps 20 to 39: pack
    cmp r11, rcx
    cmovnc r9, r14
    mov r15, 0x1fffff00000
    add rax, r15
    mov r15, rax
    mov qword [rsp], rdi
    mov rdi, 0x3ffffffffff
    and r15, rdi
    shr r15, 21
    sub r15, 0xfffff
    mov rdi, r15
    imul rdi, qword [rsi + 8]
    shr rax, 42
    sub rax, 0x200000
    mov qword [rsp + 8], r15
    mov r15, rax
    imul r15, qword [rsi + 16]
    add rdi, r15
    shr rdi, 20
    mov r15, rdi
    and r15, 0xfffff
    or r15, r10
    ; step 20
    mov r10, r15
    and r10, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, 0xfffff80000
    add rbx, r8
    mov r12, rbx
    mov qword [rsp + 16], rax
    mov rax, 0x1ffffffffff
    and r12, rax
    shr r12, 20
    sub r12, 0xfffff
    mov rax, r12
    imul rax, qword [rsi + 8]
    shr rbx, 41
    sub rbx, 0x200000
    mov qword [rsp + 24], r12
    mov r12, rbx
    imul r12, qword [rsi + 16]
    add rax, r12
    shr rax, 20
    mov rsi, rax
    and rsi, 0xfffff
    shr rsi, 1
    or rsi, rbp
    mov rbp, rsi
    xor rbp, r9
    shr r15, 1
    neg r10
    cmovnc rbp, rcx
    mov r10d, 0
    cmovnc r9, r10
    adc rbp, r15
    xor r11, r9
    cmp r11, r13
    cmovnc r10, r14
    ; step 21
    mov r12, rbp
    and r12, 1
    xor r15, rsi
    and r15, r9
    xor rsi, r15
    mov r9, rsi
    xor r9, r10
    shr rbp, 1
    neg r12
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc r10, r12
    adc r9, rbp
    add r11, 1
    xor r11, r10
    cmp r11, r13
    cmovnc r12, r14
    ; step 22
    mov r15, r9
    and r15, 1
    xor rbp, rsi
    and rbp, r10
    xor rsi, rbp
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 23
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 24
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 25
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 26
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 27
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 28
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 29
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 30
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 31
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 32
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 33
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 34
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 35
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 36
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 37
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc r12, r14
    ; step 38
    mov r15, r9
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    mov r10, rsi
    xor r10, r12
    shr r9, 1
    neg r15
    cmovnc r10, rcx
    mov ebp, 0
    cmovnc r12, rbp
    adc r10, r9
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbp, r14
    ; step 39
    mov r15, r10
    and r15, 1
    xor r9, rsi
    and r9, r12
    xor rsi, r9
    mov r9, rsi
    xor r9, rbp
    shr r10, 1
    neg r15
    cmovnc r9, rcx
    mov r12d, 0
    cmovnc rbp, r12
    adc r9, r10
    add r11, 1
    xor r11, rbp
    add r11, 1
    ; steps 40 to 58: pack
    cmp r11, rcx
    cmovnc r12, r14
    mov r15, 0x1fffff00000
    add r9, r15
    mov r15, r9
    mov qword [rsp + 32], rbx
    mov rbx, 0x3ffffffffff
    and r15, rbx
    shr r15, 21
    sub r15, 0xfffff
    mov rbx, r15
    imul rbx, rax
    shr r9, 42
    sub r9, 0x200000
    mov qword [rsp + 40], r15
    mov r15, r9
    imul r15, rdi
    add rbx, r15
    shr rbx, 20
    and rbx, 0x7ffff
    mov r15, 0x8800000000000000
    or rbx, r15
    ; step 40
    mov r15, rbx
    and r15, 1
    xor r10, rsi
    and r10, rbp
    xor rsi, r10
    add rsi, r8
    mov r8, rsi
    mov r10, 0x1ffffffffff
    and r8, r10
    shr r8, 20
    sub r8, 0xfffff
    imul rax, r8
    shr rsi, 41
    sub rsi, 0x200000
    imul rdi, rsi
    add rax, rdi
    shr rax, 20
    and rax, 0x7ffff
    shr rax, 1
    mov r10, 0x4000004000000000
    or rax, r10
    mov r10, rax
    xor r10, r12
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r12, rdi
    adc r10, rbx
    xor r11, r12
    cmp r11, r13
    cmovnc rdi, r14
    ; step 41
    mov rbp, r10
    and rbp, 1
    xor rbx, rax
    and rbx, r12
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg rbp
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 42
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 43
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 44
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 45
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 46
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 47
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 48
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 49
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 50
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 51
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 52
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 53
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 54
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 55
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 56
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, rbp
    shr rbx, 1
    neg r12
    cmovnc r10, rcx
    mov edi, 0
    cmovnc rbp, rdi
    adc r10, rbx
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rdi, r14
    ; step 57
    mov r12, r10
    and r12, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    mov rbx, rax
    xor rbx, rdi
    shr r10, 1
    neg r12
    cmovnc rbx, rcx
    mov ebp, 0
    cmovnc rdi, rbp
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovc r14, rbp
    ; step 58
    mov r12, rbx
    and r12, 1
    xor r10, rax
    and r10, rdi
    xor rax, r10
    mov r10, rax
    xor r10, r14
    shr rbx, 1
    cmp rbp, r12
    cmovc rcx, r10
    cmovc rbp, r14
    adc rcx, rbx
    mov r10, r8
    imul r10, qword [rsp + 24]
    mov rdi, rsi
    imul rdi, qword [rsp + 8]
    add r10, rdi
    imul r8, qword [rsp + 32]
    imul rsi, qword [rsp + 16]
    add r8, rsi
    mov rsi, qword [rsp + 40]
    imul rsi, qword [rsp + 24]
    mov rdi, r9
    imul rdi, qword [rsp + 8]
    add rsi, rdi
    mov rdi, qword [rsp + 40]
    imul rdi, qword [rsp + 32]
    imul r9, qword [rsp + 16]
    add rdi, r9
    add r11, 1
    xor rbx, rax
    and rbx, rbp
    xor rax, rbx
    xor r11, rbp
    add r11, 1
    mov r9, qword [rsp]
    mov qword [r9], r11
    ; unpack u, v, q, r
    mov rbx, 0x3ffffc0000
    add rax, rbx
    mov rbx, rax
    shr rbx, 39
    sub rbx, 0x800000
    mov rbp, 0x7fffffffff
    and rax, rbp
    shr rax, 19
    sub rax, 0x7ffff
    mov rbp, 0x7ffff80000
    add rcx, rbp
    mov rbp, rcx
    shr rbp, 40
    sub rbp, 0x800000
    mov r12, 0xffffffffff
    and rcx, r12
    shr rcx, 20
    sub rcx, 0x7ffff
    ; matrix of all steps so far
    mov r12, rax
    imul r12, r10
    mov r13, rbx
    imul r13, rsi
    add r12, r13
    imul rax, r8
    imul rbx, rdi
    add rax, rbx
    imul r10, rcx
    imul rsi, rbp
    add r10, rsi
    imul rcx, r8
    imul rbp, rdi
    add rcx, rbp
    ; add 2^S to each entry
    mov r8, 0x800000000000000
    add r12, r8
    mov qword [r9 + 8], r12
    add rax, r8
    mov qword [r9 + 16], rax
    add r10, r8
    mov qword [r9 + 24], r10
    add rcx, r8
    mov qword [r9 + 32], rcx
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_divsteps59_fg6(p384_limb out[14], const p384_limb fg[14], const p384_limb m[5])
; 2^59 * out = M * (f, g), where M = m[1..4] - 2^59
extern p384_divsteps59_fg6_x64
LOCAL p384_divsteps59_fg6
align 32
p384_divsteps59_fg6:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_divsteps59_fg6_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 144
    ; f + g
    mov rax, qword [rsi]
    add rax, qword [rsi + 56]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 64]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 72]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 80]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 88]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 96]
    mov rbx, qword [rsi + 48]
    adc rbx, qword [rsi + 104]
    ; f: U * f, on the words without sign
    mov rbp, rdx
    mov rdx, qword [rbp + 8]
    mulx r13, r12, qword [rsi]
    mov rdx, qword [rbp + 16]
    mulx r15, r14, qword [rsi + 56]
    mov qword [rsp], rbx
    xor ebx, ebx
    adox r12, r14
    mov rdx, qword [rbp + 8]
    mov qword [rsp + 8], r11
    mulx r11, r14, qword [rsi + 8]
    adcx r14, r13
    mov rdx, qword [rbp + 16]
    mov qword [rsp + 16], r10
    mulx r10, r13, qword [rsi + 64]
    adox r14, r13
    mov rdx, qword [rbp + 8]
    mov qword [rsp + 24], rdi
    mulx rdi, r13, qword [rsi + 16]
    adcx r13, r11
    mov rdx, qword [rbp + 16]
    mov qword [rsp + 32], r9
    mulx r9, r11, qword [rsi + 72]
    adox r13, r11
    mov rdx, qword [rbp + 8]
    mov qword [rsp + 40], r8
    mulx r8, r11, qword [rsi + 24]
    adcx r11, rdi
    mov rdx, qword [rbp + 16]
    mov qword [rsp + 48], rcx
    mulx rcx, rdi, qword [rsi + 80]
    adox r11, rdi
    mov rdx, qword [rbp + 8]
    mov qword [rsp + 56], rax
    mulx rax, rdi, qword [rsi + 32]
    adcx rdi, r8
    mov rdx, qword [rbp + 16]
    mov qword [rsp + 64], r12
    mulx r12, r8, qword [rsi + 88]
    adox rdi, r8
    mov rdx, qword [rbp + 8]
    mov qword [rsp + 72], r12
    mulx r12, r8, qword [rsi + 40]
    adcx r8, rax
    mov rdx, qword [rbp + 16]
    mov qword [rsp + 80], rcx
    mulx rcx, rax, qword [rsi + 96]
    adox r8, rax
    adcx r12, rbx
    adox r12, rbx
    add r14, r15
    adc r13, r10
    adc r11, r9
    adc rdi, qword [rsp + 80]
    adc r8, qword [rsp + 72]
    adc r12, rcx
    ; f: divide by 2^S
    mov rax, qword [rsp + 64]
    shrd rax, r14, 59
    shrd r14, r13, 59
    shrd r13, r11, 59
    shrd r11, rdi, 59
    shrd rdi, r8, 59
    mov rcx, qword [rbp + 8]
    and rcx, qword [rsi + 48]
    and rdx, qword [rsi + 104]
    add rcx, rdx
    sub r12, rcx
    shrd r8, r12, 59
    shr r12, 59
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub rax, qword [rsp + 56]
    sbb r14, qword [rsp + 48]
    sbb r13, qword [rsp + 40]
    sbb r11, qword [rsp + 32]
    sbb rdi, qword [rsp + 16]
    sbb r8, qword [rsp + 8]
    sbb r12, qword [rsp]
    ; g: U * f, on the words without sign
    mov rdx, qword [rbp + 24]
    mulx r9, rcx, qword [rsi]
    mov rdx, qword [rbp + 32]
    mulx r15, r10, qword [rsi + 56]
    mov qword [rsp + 64], r12
    xor r12d, r12d
    adox rcx, r10
    mov rdx, qword [rbp + 24]
    mulx rbx, r10, qword [rsi + 8]
    adcx r10, r9
    mov rdx, qword [rbp + 32]
    mov qword [rsp + 72], rax
    mulx rax, r9, qword [rsi + 64]
    adox r10, r9
    mov rdx, qword [rbp + 24]
    mov qword [rsp + 80], r8
    mulx r8, r9, qword [rsi + 16]
    adcx r9, rbx
    mov rdx, qword [rbp + 32]
    mov qword [rsp + 88], r11
    mulx r11, rbx, qword [rsi + 72]
    adox r9, rbx
    mov rdx, qword [rbp + 24]
    mov qword [rsp + 96], rdi
    mulx rdi, rbx, qword [rsi + 24]
    adcx rbx, r8
    mov rdx, qword [rbp + 32]
    mov qword [rsp + 104], r13
    mulx r13, r8, qword [rsi + 80]
    adox rbx, r8
    mov rdx, qword [rbp + 24]
    mov qword [rsp + 112], r14
    mulx r14, r8, qword [rsi + 32]
    adcx r8, rdi
    mov rdx, qword [rbp + 32]
    mov qword [rsp + 120], rcx
    mulx rcx, rdi, qword [rsi + 88]
    adox r8, rdi
    mov rdx, qword [rbp + 24]
    mov qword [rsp + 128], rcx
    mulx rcx, rdi, qword [rsi + 40]
    adcx rdi, r14
    mov rdx, qword [rbp + 32]
    mov qword [rsp + 136], r8
    mulx r8, r14, qword [rsi + 96]
    adox rdi, r14
    adcx rcx, r12
    adox rcx, r12
    add r10, r15
    adc r9, rax
    adc rbx, r11
    adc r13, qword [rsp + 136]
    adc rdi, qword [rsp + 128]
    adc rcx, r8
    ; g: divide by 2^S
    mov rax, qword [rsp + 120]
    shrd rax, r10, 59
    shrd r10, r9, 59
    shrd r9, rbx, 59
    shrd rbx, r13, 59
    shrd r13, rdi, 59
    mov r8, qword [rbp + 24]
    and r8, qword [rsi + 48]
    and rdx, qword [rsi + 104]
    mov r11, qword [rsp + 24]
    mov rsi, qword [rsp + 72]
    mov qword [r11], rsi
    mov rbp, qword [rsp + 112]
    mov qword [r11 + 8], rbp
    mov r14, qword [rsp + 104]
    mov qword [r11 + 16], r14
    mov r15, qword [rsp + 88]
    mov qword [r11 + 24], r15
    mov r12, qword [rsp + 96]
    mov qword [r11 + 32], r12
    mov qword [rsp + 120], r13
    mov r13, qword [rsp + 80]
    mov qword [r11 + 40], r13
    add r8, rdx
    sub rcx, r8
    shrd rdi, rcx, 59
    shr rcx, 59
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub rax, qword [rsp + 56]
    mov qword [r11 + 56], rax
    sbb r10, qword [rsp + 48]
    mov qword [r11 + 64], r10
    sbb r9, qword [rsp + 40]
    mov qword [r11 + 72], r9
    sbb rbx, qword [rsp + 32]
    mov qword [r11 + 80], rbx
    mov r8, qword [rsp + 120]
    sbb r8, qword [rsp + 16]
    mov qword [r11 + 88], r8
    sbb rdi, qword [rsp + 8]
    mov qword [r11 + 96], rdi
    sbb rcx, qword [rsp]
    mov rsi, qword [rsp + 64]
    and rsi, 1
    neg rsi
    mov qword [r11 + 48], rsi
    and rcx, 1
    neg rcx
    mov qword [r11 + 104], rcx
    add rsp, 144
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5])
; 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^59
extern p384_fe_divsteps_de_x64
LOCAL p384_fe_divsteps_de
align 32
p384_fe_divsteps_de:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_fe_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 72
    ; 2^59 * (2*p - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 48]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 56]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 64]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 72]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 80]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 88]
    mov ebx, 0
    adc rbx, rbx
    mov rbp, 0x1fffffffe
    sub rbp, rax
    mov rax, 0xfffffffe00000000
    sbb rax, rcx
    mov rcx, -3
    sbb rcx, r8
    mov r8, -1
    sbb r8, r9
    mov r9, -1
    sbb r9, r10
    mov r10, -1
    sbb r10, r11
    mov r11d, 1
    sbb r11, rbx
    mov rbx, rbp
    shl rbx, 59
    shrd rbp, rax, 5
    shrd rax, rcx, 5
    shrd rcx, r8, 5
    shrd r8, r9, 5
    shrd r9, r10, 5
    shrd r10, r11, 5
    ; d: + U * d + V * e
    mov r11, rdx
    mov rdx, qword [r11 + 8]
    mulx r13, r12, qword [rsi]
    xor r14d, r14d
    adcx r12, rbx
    mov qword [rsp], rbx
    mulx rbx, r15, qword [rsi + 8]
    adcx r15, rbp
    adox r15, r13
    mov qword [rsp + 8], rbp
    mulx rbp, r13, qword [rsi + 16]
    adcx r13, rax
    adox r13, rbx
    mov qword [rsp + 16], rax
    mulx rax, rbx, qword [rsi + 24]
    adcx rbx, rcx
    adox rbx, rbp
    mov qword [rsp + 24], rcx
    mulx rcx, rbp, qword [rsi + 32]
    adcx rbp, r8
    adox rbp, rax
    mov qword [rsp + 32], r8
    mulx r8, rax, qword [rsi + 40]
    adcx rax, r9
    adox rax, rcx
    mov rcx, r10
    adcx rcx, r14
    adox rcx, r8
    mov rdx, qword [r11 + 16]
    mov qword [rsp + 40], r10
    mulx r10, r8, qword [rsi + 48]
    mov qword [rsp + 48], r9
    xor r9d, r9d
    adcx r12, r8
    mulx r14, r8, qword [rsi + 56]
    adcx r15, r8
    adox r15, r10
    mulx r10, r8, qword [rsi + 64]
    adcx r13, r8
    adox r13, r14
    mulx r14, r8, qword [rsi + 72]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [rsi + 80]
    adcx rbp, r8
    adox rbp, r14
    mulx r14, r8, qword [rsi + 88]
    adcx rax, r8
    adox rax, r10
    adcx rcx, r9
    adox rcx, r14
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov r8, r12
    shl r8, 32
    add r8, r12
    mov rdx, r8
    mov r10d, 0xffffffff
    mov qword [rsp + 56], rdi
    mulx rdi, r14, r10
    add r12, r14
    mov r12, 0xffffffff00000000
    mulx r8, r14, r12
    adc r15, r14
    mov r14, -2
    mulx r10, r12, r14
    adc r13, r12
    mov r12, -1
    mov qword [rsp + 64], rcx
    mulx rcx, r14, r12
    adc rbx, r14
    adc rbp, r14
    adc rax, r14
    adc r9, r9
    add r15, rdi
    adc r13, r8
    adc rbx, r10
    adc rbp, rcx
    adc rax, rcx
    adc r9, rcx
    add r9, qword [rsp + 64]
    ; d: take p away where that overflowed
    sbb rcx, rcx
    mov r8, rcx
    mov r10d, 0xffffffff
    and r8, r10
    mov rdi, rcx
    mov r14, 0xffffffff00000000
    and rdi, r14
    mov r12, rcx
    and r12, -2
    sub r15, r8
    sbb r13, rdi
    sbb rbx, r12
    sbb rbp, rcx
    sbb rax, rcx
    sbb r9, rcx
    ; e: + U * d + V * e
    mov rdx, qword [r11 + 24]
    mulx r8, rcx, qword [rsi]
    xor edi, edi
    adcx rcx, qword [rsp]
    mulx r14, r12, qword [rsi + 8]
    adcx r12, qword [rsp + 8]
    adox r12, r8
    mulx r10, r8, qword [rsi + 16]
    adcx r8, qword [rsp + 16]
    adox r8, r14
    mov qword [rsp + 16], rax
    mulx rax, r14, qword [rsi + 24]
    adcx r14, qword [rsp + 24]
    adox r14, r10
    mov qword [rsp + 24], r9
    mulx r9, r10, qword [rsi + 32]
    adcx r10, qword [rsp + 32]
    adox r10, rax
    mov qword [rsp + 32], rbx
    mulx rbx, rax, qword [rsi + 40]
    adcx rax, qword [rsp + 48]
    adox rax, r9
    mov r9, qword [rsp + 40]
    adcx r9, rdi
    adox r9, rbx
    mov rdx, qword [r11 + 32]
    mulx rdi, rbx, qword [rsi + 48]
    mov qword [rsp + 40], r9
    xor r9d, r9d
    adcx rcx, rbx
    mulx r9, rbx, qword [rsi + 56]
    adcx r12, rbx
    adox r12, rdi
    mulx rbx, rdi, qword [rsi + 64]
    adcx r8, rdi
    adox r8, r9
    mulx rdi, r9, qword [rsi + 72]
    adcx r14, r9
    adox r14, rbx
    mulx rbx, r9, qword [rsi + 80]
    adcx r10, r9
    adox r10, rdi
    mulx rdi, r9, qword [rsi + 88]
    mov r11, qword [rsp + 56]
    mov qword [r11], r15
    mov qword [r11 + 8], r13
    mov rsi, qword [rsp + 32]
    mov qword [r11 + 16], rsi
    mov qword [r11 + 24], rbp
    mov qword [rsp + 48], r10
    mov r10, qword [rsp + 16]
    mov qword [r11 + 32], r10
    mov qword [rsp + 8], r14
    mov r14, qword [rsp + 24]
    mov qword [r11 + 40], r14
    adcx rax, r9
    adox rax, rbx
    mov r9, qword [rsp + 40]
    mov ebx, 0
    adcx r9, rbx
    adox r9, rdi
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rdi, rcx
    shl rdi, 32
    add rdi, rcx
    mov rdx, rdi
    mov r10d, 0xffffffff
    mulx r14, rsi, r10
    add rcx, rsi
    mov rcx, 0xffffffff00000000
    mulx rdi, rsi, rcx
    adc r12, rsi
    mov rsi, -2
    mulx r13, rbp, rsi
    adc r8, rbp
    mov rbp, -1
    mulx r15, rbp, rbp
    mov rsi, qword [rsp + 8]
    adc rsi, rbp
    mov rcx, qword [rsp + 48]
    adc rcx, rbp
    adc rax, rbp
    adc rbx, rbx
    add r12, r14
    adc r8, rdi
    adc rsi, r13
    adc rcx, r15
    adc rax, r15
    adc rbx, r15
    add rbx, r9
    ; e: take p away where that overflowed
    sbb r9, r9
    and r10, r9
    mov rdi, r9
    mov rbp, 0xffffffff00000000
    and rdi, rbp
    mov rbp, r9
    and rbp, -2
    sub r12, r10
    mov qword [r11 + 48], r12
    sbb r8, rdi
    mov qword [r11 + 56], r8
    sbb rsi, rbp
    mov qword [r11 + 64], rsi
    sbb rcx, r9
    mov qword [r11 + 72], rcx
    sbb rax, r9
    mov qword [r11 + 80], rax
    sbb rbx, r9
    mov qword [r11 + 88], rbx
    add rsp, 72
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_fe_divsteps_end(p384_fe *r, const p384_limb de[12], const p384_limb fg[14])
; Ensures r < p.
; r = d mod p where f >= 0, else -d mod p
LOCAL p384_fe_divsteps_end
align 32
p384_fe_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov ecx, 0xffffffff
    sub rax, rcx
    mov r8, qword [rsi + 8]
    mov r9, 0xffffffff00000000
    sbb r8, r9
    mov r10, qword [rsi + 16]
    sbb r10, -2
    mov r11, qword [rsi + 24]
    sbb r11, -1
    mov rbx, qword [rsi + 32]
    sbb rbx, -1
    mov rbp, qword [rsi + 40]
    sbb rbp, -1
    cmovc rax, qword [rsi]
    cmovc r8, qword [rsi + 8]
    cmovc r10, qword [rsi + 16]
    cmovc r11, qword [rsi + 24]
    cmovc rbx, qword [rsi + 32]
    cmovc rbp, qword [rsi + 40]
    ; a - b
    mov rsi, rax
    neg rsi
    mov r12d, 0
    sbb r12, r8
    mov r13d, 0
    sbb r13, r10
    mov r14d, 0
    sbb r14, r11
    mov r15d, 0
    sbb r15, rbx
    mov qword [rsp], rbx
    mov ebx, 0
    sbb rbx, rbp
    ; add the modulus where it borrowed
    mov qword [rsp + 8], rbp
    sbb rbp, rbp
    and rcx, rbp
    and r9, rbp
    mov qword [rsp + 16], r11
    mov r11, rbp
    and r11, -2
    add rsi, rcx
    adc r12, r9
    adc r13, r11
    adc r14, rbp
    adc r15, rbp
    adc rbx, rbp
    ; -d where f < 0
    mov rcx, qword [rdx + 48]
    bt rcx, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc r8, r12
    mov qword [rdi + 8], r8
    cmovc r10, r13
    mov qword [rdi + 16], r10
    cmovnc r14, qword [rsp + 16]
    mov qword [rdi + 24], r14
    cmovnc r15, qword [rsp]
    mov qword [rdi + 32], r15
    cmovnc rbx, qword [rsp + 8]
    mov qword [rdi + 40], rbx
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_divsteps_de(p384_limb out[12], const p384_limb de[12], const p384_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^59
extern p384_sc_divsteps_de_x64
LOCAL p384_sc_divsteps_de
align 32
p384_sc_divsteps_de:
    endbr64
    cmp dword [p384_cpu_plain], 0
    jne p384_sc_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 72
    ; 2^59 * (2*n - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 48]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 56]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 64]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 72]
    mov r10, qword [rsi + 32]
    adc r10, qword [rsi + 80]
    mov r11, qword [rsi + 40]
    adc r11, qword [rsi + 88]
    mov ebx, 0
    adc rbx, rbx
    mov rbp, 0xd9d832d5998a52e6
    sub rbp, rax
    mov rax, 0xb0341b6491614ef5
    sbb rax, rcx
    mov rcx, 0x8ec69b03e86e5bbe
    sbb rcx, r8
    mov r8, -1
    sbb r8, r9
    mov r9, -1
    sbb r9, r10
    mov r10, -1
    sbb r10, r11
    mov r11d, 1
    sbb r11, rbx
    mov rbx, rbp
    shl rbx, 59
    shrd rbp, rax, 5
    shrd rax, rcx, 5
    shrd rcx, r8, 5
    shrd r8, r9, 5
    shrd r9, r10, 5
    shrd r10, r11, 5
    ; d: + U * d + V * e
    mov r11, rdx
    mov rdx, qword [r11 + 8]
    mulx r13, r12, qword [rsi]
    xor r14d, r14d
    adcx r12, rbx
    mov qword [rsp], rbx
    mulx rbx, r15, qword [rsi + 8]
    adcx r15, rbp
    adox r15, r13
    mov qword [rsp + 8], rbp
    mulx rbp, r13, qword [rsi + 16]
    adcx r13, rax
    adox r13, rbx
    mov qword [rsp + 16], rax
    mulx rax, rbx, qword [rsi + 24]
    adcx rbx, rcx
    adox rbx, rbp
    mov qword [rsp + 24], rcx
    mulx rcx, rbp, qword [rsi + 32]
    adcx rbp, r8
    adox rbp, rax
    mov qword [rsp + 32], r8
    mulx r8, rax, qword [rsi + 40]
    adcx rax, r9
    adox rax, rcx
    mov rcx, r10
    adcx rcx, r14
    adox rcx, r8
    mov rdx, qword [r11 + 16]
    mov qword [rsp + 40], r10
    mulx r10, r8, qword [rsi + 48]
    mov qword [rsp + 48], r9
    xor r9d, r9d
    adcx r12, r8
    mulx r14, r8, qword [rsi + 56]
    adcx r15, r8
    adox r15, r10
    mulx r10, r8, qword [rsi + 64]
    adcx r13, r8
    adox r13, r14
    mulx r14, r8, qword [rsi + 72]
    adcx rbx, r8
    adox rbx, r10
    mulx r10, r8, qword [rsi + 80]
    adcx rbp, r8
    adox rbp, r14
    mulx r14, r8, qword [rsi + 88]
    adcx rax, r8
    adox rax, r10
    adcx rcx, r9
    adox rcx, r14
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov r8, r12
    mov r10, 0x6ed46089e88fdc45
    imul r8, r10
    mov rdx, r8
    mov r14, 0xecec196accc52973
    mov qword [rsp + 56], rdi
    mulx rdi, r10, r14
    add r12, r10
    mov r10, 0x581a0db248b0a77a
    mulx r8, r12, r10
    adc r15, r12
    mov r12, 0xc7634d81f4372ddf
    mulx r14, r10, r12
    adc r13, r10
    mov r10, -1
    mov qword [rsp + 64], rcx
    mulx rcx, r12, r10
    adc rbx, r12
    adc rbp, r12
    adc rax, r12
    adc r9, r9
    add r15, rdi
    adc r13, r8
    adc rbx, r14
    adc rbp, rcx
    adc rax, rcx
    adc r9, rcx
    add r9, qword [rsp + 64]
    ; d: take n away where that overflowed
    sbb rcx, rcx
    mov r8, rcx
    mov rdi, 0xecec196accc52973
    and r8, rdi
    mov r12, rcx
    mov r14, 0x581a0db248b0a77a
    and r12, r14
    mov r10, rcx
    mov r14, 0xc7634d81f4372ddf
    and r10, r14
    sub r15, r8
    sbb r13, r12
    sbb rbx, r10
    sbb rbp, rcx
    sbb rax, rcx
    sbb r9, rcx
    ; e: + U * d + V * e
    mov rdx, qword [r11 + 24]
    mulx r8, rcx, qword [rsi]
    xor r10d, r10d
    adcx rcx, qword [rsp]
    mulx r14, r12, qword [rsi + 8]
    adcx r12, qword [rsp + 8]
    adox r12, r8
    mulx rdi, r8, qword [rsi + 16]
    adcx r8, qword [rsp + 16]
    adox r8, r14
    mov qword [rsp + 16], rax
    mulx rax, r14, qword [rsi + 24]
    adcx r14, qword [rsp + 24]
    adox r14, rdi
    mov qword [rsp + 24], r9
    mulx r9, rdi, qword [rsi + 32]
    adcx rdi, qword [rsp + 32]
    adox rdi, rax
    mov qword [rsp + 32], rbx
    mulx rbx, rax, qword [rsi + 40]
    adcx rax, qword [rsp + 48]
    adox rax, r9
    mov r9, qword [rsp + 40]
    adcx r9, r10
    adox r9, rbx
    mov rdx, qword [r11 + 32]
    mulx r10, rbx, qword [rsi + 48]
    mov qword [rsp + 40], r9
    xor r9d, r9d
    adcx rcx, rbx
    mulx r9, rbx, qword [rsi + 56]
    adcx r12, rbx
    adox r12, r10
    mulx rbx, r10, qword [rsi + 64]
    adcx r8, r10
    adox r8, r9
    mulx r10, r9, qword [rsi + 72]
    adcx r14, r9
    adox r14, rbx
    mulx rbx, r9, qword [rsi + 80]
    adcx rdi, r9
    adox rdi, r10
    mulx r10, r9, qword [rsi + 88]
    mov r11, qword [rsp + 56]
    mov qword [r11], r15
    mov qword [r11 + 8], r13
    mov rsi, qword [rsp + 32]
    mov qword [r11 + 16], rsi
    mov qword [r11 + 24], rbp
    mov qword [rsp + 48], rdi
    mov rdi, qword [rsp + 16]
    mov qword [r11 + 32], rdi
    mov qword [rsp + 8], r14
    mov r14, qword [rsp + 24]
    mov qword [r11 + 40], r14
    adcx rax, r9
    adox rax, rbx
    mov r9, qword [rsp + 40]
    mov ebx, 0
    adcx r9, rbx
    adox r9, r10
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov r10, rcx
    mov rsi, 0x6ed46089e88fdc45
    imul r10, rsi
    mov rdx, r10
    mov rsi, 0xecec196accc52973
    mulx r14, rdi, rsi
    add rcx, rdi
    mov rcx, 0x581a0db248b0a77a
    mulx r10, rdi, rcx
    adc r12, rdi
    mov rdi, 0xc7634d81f4372ddf
    mulx r13, rbp, rdi
    adc r8, rbp
    mov rbp, -1
    mulx r15, rbp, rbp
    mov rdi, qword [rsp + 8]
    adc rdi, rbp
    mov rcx, qword [rsp + 48]
    adc rcx, rbp
    adc rax, rbp
    adc rbx, rbx
    add r12, r14
    adc r8, r10
    adc rdi, r13
    adc rcx, r15
    adc rax, r15
    adc rbx, r15
    add rbx, r9
    ; e: take n away where that overflowed
    sbb r9, r9
    and rsi, r9
    mov r10, r9
    mov rbp, 0x581a0db248b0a77a
    and r10, rbp
    mov rbp, r9
    mov r13, 0xc7634d81f4372ddf
    and rbp, r13
    sub r12, rsi
    mov qword [r11 + 48], r12
    sbb r8, r10
    mov qword [r11 + 56], r8
    sbb rdi, rbp
    mov qword [r11 + 64], rdi
    sbb rcx, r9
    mov qword [r11 + 72], rcx
    sbb rax, r9
    mov qword [r11 + 80], rax
    sbb rbx, r9
    mov qword [r11 + 88], rbx
    add rsp, 72
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p384_sc_divsteps_end(p384_sc *r, const p384_limb de[12], const p384_limb fg[14])
; Ensures r < n.
; r = d mod n where f >= 0, else -d mod n
LOCAL p384_sc_divsteps_end
align 32
p384_sc_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov rcx, 0xecec196accc52973
    sub rax, rcx
    mov r8, qword [rsi + 8]
    mov r9, 0x581a0db248b0a77a
    sbb r8, r9
    mov r10, qword [rsi + 16]
    mov r11, 0xc7634d81f4372ddf
    sbb r10, r11
    mov rbx, qword [rsi + 24]
    sbb rbx, -1
    mov rbp, qword [rsi + 32]
    sbb rbp, -1
    mov r12, qword [rsi + 40]
    sbb r12, -1
    cmovc rax, qword [rsi]
    cmovc r8, qword [rsi + 8]
    cmovc r10, qword [rsi + 16]
    cmovc rbx, qword [rsi + 24]
    cmovc rbp, qword [rsi + 32]
    cmovc r12, qword [rsi + 40]
    ; a - b
    mov rsi, rax
    neg rsi
    mov r13d, 0
    sbb r13, r8
    mov r14d, 0
    sbb r14, r10
    mov r15d, 0
    sbb r15, rbx
    mov qword [rsp], rbx
    mov ebx, 0
    sbb rbx, rbp
    mov qword [rsp + 8], rbp
    mov ebp, 0
    sbb rbp, r12
    ; add the modulus where it borrowed
    mov qword [rsp + 16], r12
    sbb r12, r12
    and rcx, r12
    and r9, r12
    and r11, r12
    add rsi, rcx
    adc r13, r9
    adc r14, r11
    adc r15, r12
    adc rbx, r12
    adc rbp, r12
    ; -d where f < 0
    mov rcx, qword [rdx + 48]
    bt rcx, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc r8, r13
    mov qword [rdi + 8], r8
    cmovc r10, r14
    mov qword [rdi + 16], r10
    cmovnc r15, qword [rsp]
    mov qword [rdi + 24], r15
    cmovnc rbx, qword [rsp + 8]
    mov qword [rdi + 32], rbx
    cmovnc rbp, qword [rsp + 16]
    mov qword [rdi + 40], rbp
    add rsp, 24
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
    dd 92, 28, p384_divsteps59 - $ - 8, p384_divsteps59.end - p384_divsteps59
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_divsteps59.end - p384_divsteps59 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p384_divsteps59_fg6 - $ - 8, p384_divsteps59_fg6.end - p384_divsteps59_fg6
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xc8, 0x01
    db 0x04
    dd p384_divsteps59_fg6.end - p384_divsteps59_fg6 - 45
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p384_fe_divsteps_de - $ - 8, p384_fe_divsteps_de.end - p384_fe_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x80, 0x01
    db 0x04
    dd p384_fe_divsteps_de.end - p384_fe_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 316, p384_fe_divsteps_end - $ - 8, p384_fe_divsteps_end.end - p384_fe_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p384_fe_divsteps_end.end - p384_fe_divsteps_end - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 412, p384_sc_divsteps_de - $ - 8, p384_sc_divsteps_de.end - p384_sc_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x80, 0x01
    db 0x04
    dd p384_sc_divsteps_de.end - p384_sc_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 508, p384_sc_divsteps_end - $ - 8, p384_sc_divsteps_end.end - p384_sc_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p384_sc_divsteps_end.end - p384_sc_divsteps_end - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p384_divsteps59 + 0 wrt ..imagebase, p384_divsteps59.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_divsteps59_fg6 + 0 wrt ..imagebase, p384_divsteps59_fg6.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p384_fe_divsteps_de + 0 wrt ..imagebase, p384_fe_divsteps_de.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p384_fe_divsteps_end + 0 wrt ..imagebase, p384_fe_divsteps_end.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p384_sc_divsteps_de + 0 wrt ..imagebase, p384_sc_divsteps_de.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd p384_sc_divsteps_end + 0 wrt ..imagebase, p384_sc_divsteps_end.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_divsteps59 + 0
    db 0x01, 0x30, 0x0a, 0x00, 0x30, 0x01, 0x12, 0x00, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; p384_divsteps59_fg6 + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x82, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_fe_divsteps_de + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x22, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_divsteps_end + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x82, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p384_sc_divsteps_de + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x22, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_divsteps_end + 0
%endif
