; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, x86-64 with BMI2 and ADX
;
; Driven by the C functions p256_fe_inv_divsteps, p256_sc_inv_divsteps.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P256_EXPORT
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
%ifdef P256_EXPORT
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

extern p256_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void p256_divsteps60(p256_limb out[5], const p256_limb in[3])
; M = out[1..4] - 2^60: 2^60 * (f, g) after 60 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 20
extern p256_divsteps60_x64
LOCAL p256_divsteps60
align 32
p256_divsteps60:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_divsteps60_x64
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
    mov qword [rsp + 16], rax
    mov rax, r15
    and rax, 1
    xor r8, rbx
    and r8, r12
    xor rbx, r8
    mov r8, 0xfffff80000
    add rbx, r8
    mov r12, rbx
    mov r8, 0x1ffffffffff
    and r12, r8
    shr r12, 20
    sub r12, 0xfffff
    mov r8, r12
    imul r8, qword [rsi + 8]
    shr rbx, 41
    sub rbx, 0x200000
    mov qword [rsp + 24], r12
    mov r12, rbx
    imul r12, qword [rsi + 16]
    add r8, r12
    shr r8, 20
    mov rsi, r8
    and rsi, 0xfffff
    shr rsi, 1
    or rsi, rbp
    mov r12, rsi
    xor r12, r9
    shr r15, 1
    neg rax
    cmovnc r12, rcx
    mov eax, 0
    cmovnc r9, rax
    adc r12, r15
    xor r11, r9
    cmp r11, r13
    cmovnc rax, r14
    ; step 21
    mov qword [rsp + 32], rbx
    mov rbx, r12
    and rbx, 1
    xor r15, rsi
    and r15, r9
    xor rsi, r15
    mov r9, rsi
    xor r9, rax
    shr r12, 1
    neg rbx
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc rax, rbx
    adc r9, r12
    add r11, 1
    xor r11, rax
    cmp r11, r13
    cmovnc rbx, r14
    ; step 22
    mov r15, r9
    and r15, 1
    xor r12, rsi
    and r12, rax
    xor rsi, r12
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 23
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 24
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 25
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 26
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 27
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 28
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 29
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 30
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 31
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 32
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 33
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 34
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 35
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 36
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 37
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rbx, r14
    ; step 38
    mov r15, r9
    and r15, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, rsi
    xor rax, rbx
    shr r9, 1
    neg r15
    cmovnc rax, rcx
    mov r12d, 0
    cmovnc rbx, r12
    adc rax, r9
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc r12, r14
    ; step 39
    mov r15, rax
    and r15, 1
    xor r9, rsi
    and r9, rbx
    xor rsi, r9
    mov r9, rsi
    xor r9, r12
    shr rax, 1
    neg r15
    cmovnc r9, rcx
    mov ebx, 0
    cmovnc r12, rbx
    adc r9, rax
    add r11, 1
    xor r11, r12
    add r11, 1
    ; steps 40 to 59: pack
    cmp r11, rcx
    cmovnc rbx, r14
    mov r15, 0x1fffff00000
    add r9, r15
    mov r15, r9
    mov r14, 0x3ffffffffff
    and r15, r14
    shr r15, 21
    sub r15, 0xfffff
    mov r14, r15
    imul r14, r8
    shr r9, 42
    sub r9, 0x200000
    mov qword [rsp + 40], r15
    mov r15, r9
    imul r15, rdi
    add r14, r15
    shr r14, 20
    and r14, 0xfffff
    or r14, r10
    ; step 40
    mov r10, r14
    and r10, 1
    xor rax, rsi
    and rax, r12
    xor rsi, rax
    mov rax, 0xfffff80000
    add rsi, rax
    mov r12, rsi
    mov r15, 0x1ffffffffff
    and r12, r15
    shr r12, 20
    sub r12, 0xfffff
    imul r8, r12
    shr rsi, 41
    sub rsi, 0x200000
    imul rdi, rsi
    add r8, rdi
    shr r8, 20
    and r8, 0xfffff
    shr r8, 1
    or r8, rbp
    mov rdi, r8
    xor rdi, rbx
    shr r14, 1
    neg r10
    cmovnc rdi, rcx
    mov r10d, 0
    cmovnc rbx, r10
    adc rdi, r14
    xor r11, rbx
    cmp r11, r13
    mov rbp, 0x7fffffffffffffff
    cmovnc r10, rbp
    ; step 41
    mov r15, rdi
    and r15, 1
    xor r14, r8
    and r14, rbx
    xor r8, r14
    mov rbx, r8
    xor rbx, r10
    shr rdi, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc r10, r14
    adc rbx, rdi
    add r11, 1
    xor r11, r10
    cmp r11, r13
    cmovnc r14, rbp
    ; step 42
    mov r15, rbx
    and r15, 1
    xor rdi, r8
    and rdi, r10
    xor r8, rdi
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 43
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 44
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 45
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 46
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 47
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 48
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 49
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 50
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 51
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 52
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 53
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 54
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 55
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 56
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovnc rdi, rbp
    ; step 57
    mov r15, r10
    and r15, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rdi
    shr r10, 1
    neg r15
    cmovnc rbx, rcx
    mov r14d, 0
    cmovnc rdi, r14
    adc rbx, r10
    add r11, 1
    xor r11, rdi
    cmp r11, r13
    cmovnc r14, rbp
    ; step 58
    mov r15, rbx
    and r15, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    mov r10, r8
    xor r10, r14
    shr rbx, 1
    neg r15
    cmovnc r10, rcx
    mov edi, 0
    cmovnc r14, rdi
    adc r10, rbx
    add r11, 1
    xor r11, r14
    cmp r11, r13
    cmovc rbp, rdi
    ; step 59
    mov r13, r10
    and r13, 1
    xor rbx, r8
    and rbx, r14
    xor r8, rbx
    mov rbx, r8
    xor rbx, rbp
    shr r10, 1
    cmp rdi, r13
    cmovc rcx, rbx
    cmovc rdi, rbp
    adc rcx, r10
    mov rbx, r12
    imul rbx, qword [rsp + 24]
    mov rbp, rsi
    imul rbp, qword [rsp + 8]
    add rbx, rbp
    imul r12, qword [rsp + 32]
    imul rsi, qword [rsp + 16]
    add r12, rsi
    mov rsi, qword [rsp + 40]
    imul rsi, qword [rsp + 24]
    mov rbp, r9
    imul rbp, qword [rsp + 8]
    add rsi, rbp
    mov rbp, qword [rsp + 40]
    imul rbp, qword [rsp + 32]
    imul r9, qword [rsp + 16]
    add rbp, r9
    add r11, 1
    xor r10, r8
    and r10, rdi
    xor r8, r10
    xor r11, rdi
    add r11, 1
    mov r9, qword [rsp]
    mov qword [r9], r11
    ; unpack u, v, q, r
    add r8, rax
    mov rax, r8
    shr rax, 41
    sub rax, 0x200000
    mov r10, 0x1ffffffffff
    and r8, r10
    shr r8, 20
    sub r8, 0xfffff
    mov r10, 0x1fffff00000
    add rcx, r10
    mov r10, rcx
    shr r10, 42
    sub r10, 0x200000
    mov rdi, 0x3ffffffffff
    and rcx, rdi
    shr rcx, 21
    sub rcx, 0xfffff
    ; matrix of all steps so far
    mov rdi, r8
    imul rdi, rbx
    mov r13, rax
    imul r13, rsi
    add rdi, r13
    imul r8, r12
    imul rax, rbp
    add r8, rax
    imul rbx, rcx
    imul rsi, r10
    add rbx, rsi
    imul rcx, r12
    imul r10, rbp
    add rcx, r10
    ; add 2^S to each entry
    mov rax, 0x1000000000000000
    add rdi, rax
    mov qword [r9 + 8], rdi
    add r8, rax
    mov qword [r9 + 16], r8
    add rbx, rax
    mov qword [r9 + 24], rbx
    add rcx, rax
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
; void p256_divsteps60_fg4(p256_limb out[10], const p256_limb fg[10], const p256_limb m[5])
; 2^60 * out = M * (f, g), where M = m[1..4] - 2^60
extern p256_divsteps60_fg4_x64
LOCAL p256_divsteps60_fg4
align 32
p256_divsteps60_fg4:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_divsteps60_fg4_x64
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
    shrd rbx, r12, 60
    shrd r12, rbp, 60
    shrd rbp, r15, 60
    mov rcx, qword [r11 + 8]
    and rcx, qword [rsi + 32]
    and rdx, qword [rsi + 72]
    add rcx, rdx
    sub r8, rcx
    shrd r15, r8, 60
    shr r8, 60
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
    shrd rcx, r10, 60
    shrd r10, r9, 60
    shrd r9, r14, 60
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
    shrd r14, rbp, 60
    shr rbp, 60
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
; void p256_fe_divsteps_de(p256_limb out[8], const p256_limb de[8], const p256_limb m[5])
; 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^60
extern p256_fe_divsteps_de_x64
LOCAL p256_fe_divsteps_de
align 32
p256_fe_divsteps_de:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_fe_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 24
    ; 2^60 * (2*p - d - e)
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
    mov r11, -2
    sub r11, rax
    mov rax, 0x1ffffffff
    sbb rax, rcx
    mov ecx, 0
    sbb rcx, r8
    mov r8, 0xfffffffe00000002
    sbb r8, r9
    mov r9d, 1
    sbb r9, r10
    mov r10, r11
    shl r10, 60
    shrd r11, rax, 4
    shrd rax, rcx, 4
    shrd rcx, r8, 4
    shrd r8, r9, 4
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
    shl rax, 32
    mov r8, rbx
    shr r8, 32
    xor r12d, r12d
    adcx r13, rax
    adcx rbp, r12
    adox rbp, r8
    mov rdx, rbx
    mov rax, 0xffffffff00000001
    mulx r8, rcx, rax
    adcx r14, rcx
    adox r14, r12
    adcx r12, r12
    adox r12, r8
    add r12, r15
    ; d: take p away where that overflowed
    sbb rcx, rcx
    mov r8, rcx
    mov ebx, 0xffffffff
    and r8, rbx
    mov r15, rcx
    and r15, rax
    sub r13, rcx
    sbb rbp, r8
    sbb r14, 0
    sbb r12, r15
    ; e: + U * d + V * e
    mov rdx, qword [r9 + 24]
    mulx r8, rcx, qword [rsi]
    xor r15d, r15d
    adcx r10, rcx
    mulx rbx, rcx, qword [rsi + 8]
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, qword [rsi + 16]
    adcx rcx, qword [rsp]
    adox rcx, rbx
    mulx rax, rbx, qword [rsi + 24]
    adcx rbx, qword [rsp + 16]
    adox rbx, r8
    mov r8, qword [rsp + 8]
    adcx r8, r15
    adox r8, rax
    mov rdx, qword [r9 + 32]
    mulx r15, rax, qword [rsi + 32]
    mov qword [rsp + 8], r8
    xor r8d, r8d
    adcx r10, rax
    mulx r8, rax, qword [rsi + 40]
    adcx r11, rax
    adox r11, r15
    mulx r15, rax, qword [rsi + 48]
    adcx rcx, rax
    adox rcx, r8
    mulx r8, rax, qword [rsi + 56]
    mov qword [rdi], r13
    mov qword [rdi + 8], rbp
    mov qword [rdi + 16], r14
    mov qword [rdi + 24], r12
    adcx rbx, rax
    adox rbx, r15
    mov rax, qword [rsp + 8]
    mov r9d, 0
    adcx rax, r9
    adox rax, r8
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov r8, r10
    shl r8, 32
    mov rsi, r10
    shr rsi, 32
    xor r15d, r15d
    adcx r11, r8
    adcx rcx, r15
    adox rcx, rsi
    mov rdx, r10
    mov r8, 0xffffffff00000001
    mulx r10, r9, r8
    adcx rbx, r9
    adox rbx, r15
    adcx r15, r15
    adox r15, r10
    add r15, rax
    ; e: take p away where that overflowed
    sbb rax, rax
    mov r9, rax
    mov r10d, 0xffffffff
    and r9, r10
    and r8, rax
    sub r11, rax
    mov qword [rdi + 32], r11
    sbb rcx, r9
    mov qword [rdi + 40], rcx
    sbb rbx, 0
    mov qword [rdi + 48], rbx
    sbb r15, r8
    mov qword [rdi + 56], r15
    add rsp, 24
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_fe_divsteps_end(p256_fe *r, const p256_limb de[8], const p256_limb fg[10])
; Ensures r < p.
; r = d mod p where f >= 0, else -d mod p
LOCAL p256_fe_divsteps_end
align 32
p256_fe_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    sub rax, -1
    mov rcx, qword [rsi + 8]
    mov r8d, 0xffffffff
    sbb rcx, r8
    mov r9, qword [rsi + 16]
    sbb r9, 0
    mov r10, qword [rsi + 24]
    mov r11, 0xffffffff00000001
    sbb r10, r11
    cmovc rax, qword [rsi]
    cmovc rcx, qword [rsi + 8]
    cmovc r9, qword [rsi + 16]
    cmovc r10, qword [rsi + 24]
    ; a - b
    mov rsi, rax
    neg rsi
    mov ebx, 0
    sbb rbx, rcx
    mov ebp, 0
    sbb rbp, r9
    mov r12d, 0
    sbb r12, r10
    ; add the modulus where it borrowed
    sbb r13, r13
    and r8, r13
    and r11, r13
    add rsi, r13
    adc rbx, r8
    adc rbp, 0
    adc r12, r11
    ; -d where f < 0
    mov r8, qword [rdx + 32]
    bt r8, 63
    cmovc rax, rsi
    mov qword [rdi], rax
    cmovc rcx, rbx
    mov qword [rdi + 8], rcx
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
; void p256_sc_divsteps_de(p256_limb out[8], const p256_limb de[8], const p256_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^60
extern p256_sc_divsteps_de_x64
LOCAL p256_sc_divsteps_de
align 32
p256_sc_divsteps_de:
    endbr64
    cmp dword [p256_cpu_plain], 0
    jne p256_sc_divsteps_de_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; 2^60 * (2*n - d - e)
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
    mov r11, 0xe7739585f8c64aa2
    sub r11, rax
    mov rax, 0x79cdf55b4e2f3d09
    sbb rax, rcx
    mov rcx, -1
    sbb rcx, r8
    mov r8, 0xfffffffe00000001
    sbb r8, r9
    mov r9d, 1
    sbb r9, r10
    mov r10, r11
    shl r10, 60
    shrd r11, rax, 4
    shrd rax, rcx, 4
    shrd rcx, r8, 4
    shrd r8, r9, 4
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
    mov r8, 0xccd1c8aaee00bc4f
    imul rax, r8
    mov rdx, rax
    mov r12, 0xf3b9cac2fc632551
    mov qword [rsp + 24], r11
    mulx r11, r8, r12
    add rbx, r8
    mov r8, 0xbce6faada7179e84
    mulx rax, rbx, r8
    adc r13, rbx
    mov rbx, -1
    mov qword [rsp + 32], rdi
    mov qword [rsp + 40], r10
    mulx r10, rdi, rbx
    adc rbp, rdi
    mov rdi, 0xffffffff00000000
    mulx r8, rbx, rdi
    adc r14, rbx
    adc rcx, rcx
    add r13, r11
    adc rbp, rax
    adc r14, r10
    adc rcx, r8
    add rcx, r15
    ; d: take n away where that overflowed
    sbb rax, rax
    mov r8, rax
    and r8, r12
    mov r10, rax
    mov r11, 0xbce6faada7179e84
    and r10, r11
    mov rbx, rax
    and rbx, rdi
    sub r13, r8
    sbb rbp, r10
    sbb r14, rax
    sbb rcx, rbx
    ; e: + U * d + V * e
    mov rdx, qword [r9 + 24]
    mulx r8, rax, qword [rsi]
    xor r10d, r10d
    adcx rax, qword [rsp + 40]
    mulx r15, rbx, qword [rsi + 8]
    adcx rbx, qword [rsp + 24]
    adox rbx, r8
    mulx rdi, r8, qword [rsi + 16]
    adcx r8, qword [rsp]
    adox r8, r15
    mulx r11, r15, qword [rsi + 24]
    adcx r15, qword [rsp + 16]
    adox r15, rdi
    mov rdi, qword [rsp + 8]
    adcx rdi, r10
    adox rdi, r11
    mov rdx, qword [r9 + 32]
    mulx r12, r11, qword [rsi + 32]
    xor r10d, r10d
    adcx rax, r11
    mulx r10, r11, qword [rsi + 40]
    adcx rbx, r11
    adox rbx, r12
    mulx r12, r11, qword [rsi + 48]
    adcx r8, r11
    adox r8, r10
    mulx r11, r10, qword [rsi + 56]
    mov r9, qword [rsp + 32]
    mov qword [r9], r13
    mov qword [r9 + 8], rbp
    mov qword [r9 + 16], r14
    mov qword [r9 + 24], rcx
    adcx r15, r10
    adox r15, r12
    mov r10d, 0
    adcx rdi, r10
    adox rdi, r11
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov r11, rax
    mov rsi, 0xccd1c8aaee00bc4f
    imul r11, rsi
    mov rdx, r11
    mov rsi, 0xf3b9cac2fc632551
    mulx rcx, r12, rsi
    add rax, r12
    mov rax, 0xbce6faada7179e84
    mulx r11, r12, rax
    adc rbx, r12
    mov r12, -1
    mulx rbp, r12, r12
    adc r8, r12
    mov r12, 0xffffffff00000000
    mulx r14, r13, r12
    adc r15, r13
    adc r10, r10
    add rbx, rcx
    adc r8, r11
    adc r15, rbp
    adc r10, r14
    add r10, rdi
    ; e: take n away where that overflowed
    sbb rcx, rcx
    and rsi, rcx
    and rax, rcx
    and r12, rcx
    sub rbx, rsi
    mov qword [r9 + 32], rbx
    sbb r8, rax
    mov qword [r9 + 40], r8
    sbb r15, rcx
    mov qword [r9 + 48], r15
    sbb r10, r12
    mov qword [r9 + 56], r10
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_sc_divsteps_end(p256_sc *r, const p256_limb de[8], const p256_limb fg[10])
; Ensures r < n.
; r = d mod n where f >= 0, else -d mod n
LOCAL p256_sc_divsteps_end
align 32
p256_sc_divsteps_end:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    ; subtract the modulus; keep the difference unless it borrows
    mov rax, qword [rsi]
    mov rcx, 0xf3b9cac2fc632551
    sub rax, rcx
    mov r8, qword [rsi + 8]
    mov r9, 0xbce6faada7179e84
    sbb r8, r9
    mov r10, qword [rsi + 16]
    sbb r10, -1
    mov r11, qword [rsi + 24]
    mov rbx, 0xffffffff00000000
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
    and rbx, r14
    add rsi, rcx
    adc rbp, r9
    adc r12, r14
    adc r13, rbx
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
    dd 92, 28, p256_divsteps60 - $ - 8, p256_divsteps60.end - p256_divsteps60
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p256_divsteps60.end - p256_divsteps60 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p256_divsteps60_fg4 - $ - 8, p256_divsteps60_fg4.end - p256_divsteps60_fg4
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x88, 0x01
    db 0x04
    dd p256_divsteps60_fg4.end - p256_divsteps60_fg4 - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p256_fe_divsteps_de - $ - 8, p256_fe_divsteps_de.end - p256_fe_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x50
    db 0x04
    dd p256_fe_divsteps_de.end - p256_fe_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 60, 316, p256_fe_divsteps_end - $ - 8, p256_fe_divsteps_end.end - p256_fe_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd p256_fe_divsteps_end.end - p256_fe_divsteps_end - 15
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 92, 380, p256_sc_divsteps_de - $ - 8, p256_sc_divsteps_de.end - p256_sc_divsteps_de
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p256_sc_divsteps_de.end - p256_sc_divsteps_de - 42
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 76, 476, p256_sc_divsteps_end - $ - 8, p256_sc_divsteps_end.end - p256_sc_divsteps_end
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x04
    dd p256_sc_divsteps_end.end - p256_sc_divsteps_end - 19
    db 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd p256_divsteps60 + 0 wrt ..imagebase, p256_divsteps60.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p256_divsteps60_fg4 + 0 wrt ..imagebase, p256_divsteps60_fg4.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p256_fe_divsteps_de + 0 wrt ..imagebase, p256_fe_divsteps_de.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p256_fe_divsteps_end + 0 wrt ..imagebase, p256_fe_divsteps_end.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd p256_sc_divsteps_de + 0 wrt ..imagebase, p256_sc_divsteps_de.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd p256_sc_divsteps_end + 0 wrt ..imagebase, p256_sc_divsteps_end.end wrt ..imagebase, ..@unwind + 112 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_divsteps60 + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x92, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_divsteps60_fg4 + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x22, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_fe_divsteps_de + 0
    db 0x01, 0x18, 0x06, 0x00, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p256_fe_divsteps_end + 0
    db 0x01, 0x2d, 0x09, 0x00, 0x2d, 0x52, 0x29, 0xf0, 0x27, 0xe0, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; p256_sc_divsteps_de + 0
    db 0x01, 0x1a, 0x07, 0x00, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_sc_divsteps_end + 0
%endif
