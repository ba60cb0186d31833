; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p384
; From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, any x86-64
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

; ----------------------------------------------------------------------
; void p384_divsteps59(p384_limb out[5], const p384_limb in[3])
; M = out[1..4] - 2^59: 2^59 * (f, g) after 59 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 19
LOCAL p384_divsteps59_x64
align 32
p384_divsteps59_x64:
    endbr64
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
LOCAL p384_divsteps59_fg6_x64
align 32
p384_divsteps59_fg6_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 176
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
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mov r12, rdx
    mul qword [r12 + 8]
    mov r13, rax
    mov rax, qword [rsi]
    mov r14, rdx
    mul qword [r12 + 8]
    mov r15, rax
    mov rax, qword [rsi + 16]
    mov qword [rsp], rdx
    mul qword [r12 + 8]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [r12 + 8]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 32], rdx
    mul qword [r12 + 8]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 48], rdx
    mul qword [r12 + 8]
    add r13, qword [rsp]
    adc r14, qword [rsp + 8]
    mov qword [rsp + 8], rbx
    mov rbx, qword [rsp + 24]
    adc rbx, qword [rsp + 16]
    mov qword [rsp + 16], rdi
    mov rdi, qword [rsp + 40]
    adc rdi, qword [rsp + 32]
    adc rax, qword [rsp + 48]
    adc rdx, 0
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 32], rdx
    mul qword [r12 + 16]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 24], rdx
    mul qword [r12 + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 56], rdx
    mul qword [r12 + 16]
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 72], rdx
    mul qword [r12 + 16]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 88], rdx
    mul qword [r12 + 16]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 104], rdx
    mul qword [r12 + 16]
    add r15, qword [rsp + 40]
    adc r13, qword [rsp]
    adc r14, qword [rsp + 64]
    adc rbx, qword [rsp + 80]
    adc rdi, qword [rsp + 96]
    adc rax, qword [rsp + 48]
    mov qword [rsp + 48], r11
    mov r11, qword [rsp + 32]
    adc r11, 0
    add r13, qword [rsp + 24]
    adc r14, qword [rsp + 56]
    adc rbx, qword [rsp + 72]
    adc rdi, qword [rsp + 88]
    adc rax, qword [rsp + 104]
    adc r11, rdx
    ; f: divide by 2^S
    shrd r15, r13, 59
    shrd r13, r14, 59
    shrd r14, rbx, 59
    shrd rbx, rdi, 59
    shrd rdi, rax, 59
    mov qword [rsp + 104], r10
    mov r10, qword [r12 + 8]
    and r10, qword [rsi + 48]
    mov qword [rsp + 88], rdi
    mov rdi, qword [r12 + 16]
    and rdi, qword [rsi + 104]
    add r10, rdi
    sub r11, r10
    shrd rax, r11, 59
    shr r11, 59
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub r15, rbp
    sbb r13, rcx
    sbb r14, r8
    sbb rbx, r9
    mov r10, qword [rsp + 88]
    sbb r10, qword [rsp + 104]
    sbb rax, qword [rsp + 48]
    sbb r11, qword [rsp + 8]
    ; g: U * f, on the words without sign
    mov rdi, rax
    mov rax, qword [rsi + 8]
    mul qword [r12 + 24]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi]
    mov qword [rsp + 72], rdx
    mul qword [r12 + 24]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 24], rdx
    mul qword [r12 + 24]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 96], rdx
    mul qword [r12 + 24]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 64], rdx
    mul qword [r12 + 24]
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 40], rdx
    mul qword [r12 + 24]
    mov qword [rsp + 112], r11
    mov r11, qword [rsp + 88]
    add r11, qword [rsp + 24]
    mov qword [rsp + 24], r9
    mov r9, qword [rsp + 32]
    adc r9, qword [rsp + 72]
    mov qword [rsp + 72], r8
    mov r8, qword [rsp + 80]
    adc r8, qword [rsp + 96]
    mov qword [rsp + 96], rcx
    mov rcx, qword [rsp]
    adc rcx, qword [rsp + 64]
    adc rax, qword [rsp + 40]
    adc rdx, 0
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 64], rdx
    mul qword [r12 + 32]
    mov qword [rsp], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 80], rdx
    mul qword [r12 + 32]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 88], rdx
    mul qword [r12 + 32]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 128], rdx
    mul qword [r12 + 32]
    mov qword [rsp + 136], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 144], rdx
    mul qword [r12 + 32]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 160], rdx
    mul qword [r12 + 32]
    mov qword [rsp + 168], rbp
    mov rbp, qword [rsp + 56]
    add rbp, qword [rsp]
    adc r11, qword [rsp + 32]
    adc r9, qword [rsp + 120]
    adc r8, qword [rsp + 136]
    adc rcx, qword [rsp + 152]
    adc rax, qword [rsp + 40]
    mov qword [rsp + 40], r10
    mov r10, qword [rsp + 64]
    adc r10, 0
    add r11, qword [rsp + 80]
    adc r9, qword [rsp + 88]
    adc r8, qword [rsp + 128]
    adc rcx, qword [rsp + 144]
    adc rax, qword [rsp + 160]
    adc r10, rdx
    ; g: divide by 2^S
    shrd rbp, r11, 59
    shrd r11, r9, 59
    shrd r9, r8, 59
    shrd r8, rcx, 59
    shrd rcx, rax, 59
    mov qword [rsp + 160], rcx
    mov rcx, qword [r12 + 24]
    and rcx, qword [rsi + 48]
    mov qword [rsp + 144], r8
    mov r8, qword [r12 + 32]
    and r8, qword [rsi + 104]
    mov rsi, qword [rsp + 16]
    mov qword [rsi], r15
    mov qword [rsi + 8], r13
    mov qword [rsi + 16], r14
    mov qword [rsi + 24], rbx
    mov r12, qword [rsp + 40]
    mov qword [rsi + 32], r12
    mov qword [rsi + 40], rdi
    add rcx, r8
    sub r10, rcx
    shrd rax, r10, 59
    shr r10, 59
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub rbp, qword [rsp + 168]
    mov qword [rsi + 56], rbp
    sbb r11, qword [rsp + 96]
    mov qword [rsi + 64], r11
    sbb r9, qword [rsp + 72]
    mov qword [rsi + 72], r9
    mov rcx, qword [rsp + 144]
    sbb rcx, qword [rsp + 24]
    mov qword [rsi + 80], rcx
    mov r8, qword [rsp + 160]
    sbb r8, qword [rsp + 104]
    mov qword [rsi + 88], r8
    sbb rax, qword [rsp + 48]
    mov qword [rsi + 96], rax
    sbb r10, qword [rsp + 8]
    mov r12, qword [rsp + 112]
    and r12, 1
    neg r12
    mov qword [rsi + 48], r12
    and r10, 1
    neg r10
    mov qword [rsi + 104], r10
    add rsp, 176
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
LOCAL p384_fe_divsteps_de_x64
align 32
p384_fe_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 112
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
    ; d: + U * d + V * e
    mov r12, rax
    mov rax, qword [rsi]
    mov r13, rdx
    mul qword [r13 + 8]
    shrd rbp, r12, 5
    mov r14, rax
    mov rax, qword [rsi + 8]
    mov r15, rdx
    mul qword [r13 + 8]
    shrd r12, rcx, 5
    mov qword [rsp], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [r13 + 8]
    shrd rcx, r8, 5
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 24], rdx
    mul qword [r13 + 8]
    shrd r8, r9, 5
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 8]
    shrd r9, r10, 5
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 56], rdx
    mul qword [r13 + 8]
    shrd r10, r11, 5
    add r14, rbx
    mov r11, rbp
    adc r11, qword [rsp]
    mov qword [rsp], rbp
    mov rbp, r12
    adc rbp, qword [rsp + 16]
    mov qword [rsp + 16], r12
    mov r12, rcx
    adc r12, qword [rsp + 32]
    mov qword [rsp + 32], rcx
    mov rcx, r8
    adc rcx, qword [rsp + 48]
    adc rax, r9
    mov qword [rsp + 48], r9
    mov r9, r10
    adc r9, 0
    add r11, r15
    adc rbp, qword [rsp + 8]
    adc r12, qword [rsp + 24]
    adc rcx, qword [rsp + 40]
    adc rax, qword [rsp + 56]
    adc r9, rdx
    mov r15, rax
    mov rax, qword [rsi + 48]
    mul qword [r13 + 16]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 8], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 72], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 88], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 104], rdx
    mul qword [r13 + 16]
    add r14, qword [rsp + 56]
    adc r11, qword [rsp + 24]
    adc rbp, qword [rsp + 64]
    adc r12, qword [rsp + 80]
    adc rcx, qword [rsp + 96]
    adc r15, rax
    adc r9, 0
    add r11, qword [rsp + 40]
    adc rbp, qword [rsp + 8]
    adc r12, qword [rsp + 72]
    adc rcx, qword [rsp + 88]
    adc r15, qword [rsp + 104]
    adc r9, rdx
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov rax, r14
    shl rax, 32
    add rax, r14
    mov qword [rsp + 104], r10
    mov r10, rax
    mov qword [rsp + 88], r8
    mov r8d, 0xffffffff
    mul r8
    mov qword [rsp + 72], rax
    mov rax, 0xffffffff00000000
    mov qword [rsp + 8], rdx
    mul r10
    mov qword [rsp + 40], rax
    mov rax, -2
    mov qword [rsp + 96], rdx
    mul r10
    mov qword [rsp + 80], rax
    mov rax, -1
    mov qword [rsp + 64], rdx
    mul r10
    add r14, qword [rsp + 72]
    adc r11, qword [rsp + 40]
    adc rbp, qword [rsp + 80]
    adc r12, rax
    adc rcx, rax
    adc r15, rax
    mov eax, 0
    adc rax, rax
    add r11, qword [rsp + 8]
    adc rbp, qword [rsp + 96]
    adc r12, qword [rsp + 64]
    adc rcx, rdx
    adc r15, rdx
    adc rax, rdx
    add rax, r9
    ; d: take p away where that overflowed
    sbb r9, r9
    mov r10, r9
    and r10, r8
    mov r14, r9
    mov r8, 0xffffffff00000000
    and r14, r8
    mov r8, r9
    and r8, -2
    sub r11, r10
    sbb rbp, r14
    sbb r12, r8
    sbb rcx, r9
    sbb r15, r9
    sbb rax, r9
    ; e: + U * d + V * e
    mov r8, rax
    mov rax, qword [rsi]
    mul qword [r13 + 24]
    mov r9, rax
    mov rax, qword [rsi + 8]
    mov r10, rdx
    mul qword [r13 + 24]
    mov r14, rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 64], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 8], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 72], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 24], rdx
    mul qword [r13 + 24]
    add rbx, r9
    adc r14, qword [rsp]
    mov r9, qword [rsp + 16]
    adc r9, qword [rsp + 96]
    mov qword [rsp + 96], rbx
    mov rbx, qword [rsp + 32]
    adc rbx, qword [rsp + 80]
    mov qword [rsp + 80], rcx
    mov rcx, qword [rsp + 88]
    adc rcx, qword [rsp + 72]
    adc rax, qword [rsp + 48]
    mov qword [rsp + 48], r8
    mov r8, qword [rsp + 104]
    adc r8, 0
    add r14, r10
    adc r9, qword [rsp + 64]
    adc rbx, qword [rsp + 8]
    adc rcx, qword [rsp + 40]
    adc rax, qword [rsp + 24]
    adc r8, rdx
    mov r10, rax
    mov rax, qword [rsi + 48]
    mul qword [r13 + 32]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 64], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 104], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 72], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 32], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp], rdx
    mul qword [r13 + 32]
    mov qword [rdi], r11
    mov qword [rdi + 8], rbp
    mov qword [rdi + 16], r12
    mov rsi, qword [rsp + 80]
    mov qword [rdi + 24], rsi
    mov qword [rdi + 32], r15
    mov r13, qword [rsp + 48]
    mov qword [rdi + 40], r13
    mov rsi, qword [rsp + 96]
    add rsi, qword [rsp + 24]
    adc r14, qword [rsp + 8]
    adc r9, qword [rsp + 104]
    adc rbx, qword [rsp + 88]
    adc rcx, qword [rsp + 16]
    adc r10, rax
    adc r8, 0
    add r14, qword [rsp + 40]
    adc r9, qword [rsp + 64]
    adc rbx, qword [rsp + 72]
    adc rcx, qword [rsp + 32]
    adc r10, qword [rsp]
    adc r8, rdx
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rax, rsi
    shl rax, 32
    add rax, rsi
    mov r13, rax
    mov r11d, 0xffffffff
    mul r11
    mov qword [rsp], rax
    mov rax, 0xffffffff00000000
    mov qword [rsp + 32], rdx
    mul r13
    mov qword [rsp + 72], rax
    mov rax, -2
    mov qword [rsp + 64], rdx
    mul r13
    mov qword [rsp + 40], rax
    mov rax, -1
    mov qword [rsp + 16], rdx
    mul r13
    add rsi, qword [rsp]
    adc r14, qword [rsp + 72]
    adc r9, qword [rsp + 40]
    adc rbx, rax
    adc rcx, rax
    adc r10, rax
    mov eax, 0
    adc rax, rax
    add r14, qword [rsp + 32]
    adc r9, qword [rsp + 64]
    adc rbx, qword [rsp + 16]
    adc rcx, rdx
    adc r10, rdx
    adc rax, rdx
    add rax, r8
    ; e: take p away where that overflowed
    sbb r8, r8
    and r11, r8
    mov rsi, r8
    mov r13, 0xffffffff00000000
    and rsi, r13
    mov r13, r8
    and r13, -2
    sub r14, r11
    mov qword [rdi + 48], r14
    sbb r9, rsi
    mov qword [rdi + 56], r9
    sbb rbx, r13
    mov qword [rdi + 64], rbx
    sbb rcx, r8
    mov qword [rdi + 72], rcx
    sbb r10, r8
    mov qword [rdi + 80], r10
    sbb rax, r8
    mov qword [rdi + 88], rax
    add rsp, 112
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
LOCAL p384_sc_divsteps_de_x64
align 32
p384_sc_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 112
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
    ; d: + U * d + V * e
    mov r12, rax
    mov rax, qword [rsi]
    mov r13, rdx
    mul qword [r13 + 8]
    shrd rbp, r12, 5
    mov r14, rax
    mov rax, qword [rsi + 8]
    mov r15, rdx
    mul qword [r13 + 8]
    shrd r12, rcx, 5
    mov qword [rsp], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [r13 + 8]
    shrd rcx, r8, 5
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 24], rdx
    mul qword [r13 + 8]
    shrd r8, r9, 5
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 8]
    shrd r9, r10, 5
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 56], rdx
    mul qword [r13 + 8]
    shrd r10, r11, 5
    add r14, rbx
    mov r11, rbp
    adc r11, qword [rsp]
    mov qword [rsp], rbp
    mov rbp, r12
    adc rbp, qword [rsp + 16]
    mov qword [rsp + 16], r12
    mov r12, rcx
    adc r12, qword [rsp + 32]
    mov qword [rsp + 32], rcx
    mov rcx, r8
    adc rcx, qword [rsp + 48]
    adc rax, r9
    mov qword [rsp + 48], r9
    mov r9, r10
    adc r9, 0
    add r11, r15
    adc rbp, qword [rsp + 8]
    adc r12, qword [rsp + 24]
    adc rcx, qword [rsp + 40]
    adc rax, qword [rsp + 56]
    adc r9, rdx
    mov r15, rax
    mov rax, qword [rsi + 48]
    mul qword [r13 + 16]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 8], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 72], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 88], rdx
    mul qword [r13 + 16]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 104], rdx
    mul qword [r13 + 16]
    add r14, qword [rsp + 56]
    adc r11, qword [rsp + 24]
    adc rbp, qword [rsp + 64]
    adc r12, qword [rsp + 80]
    adc rcx, qword [rsp + 96]
    adc r15, rax
    adc r9, 0
    add r11, qword [rsp + 40]
    adc rbp, qword [rsp + 8]
    adc r12, qword [rsp + 72]
    adc rcx, qword [rsp + 88]
    adc r15, qword [rsp + 104]
    adc r9, rdx
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov rax, r14
    mov qword [rsp + 104], r10
    mov r10, 0x6ed46089e88fdc45
    imul rax, r10
    mov r10, rax
    mov qword [rsp + 88], r8
    mov r8, 0xecec196accc52973
    mul r8
    mov qword [rsp + 72], rax
    mov rax, 0x581a0db248b0a77a
    mov qword [rsp + 8], rdx
    mul r10
    mov qword [rsp + 40], rax
    mov rax, 0xc7634d81f4372ddf
    mov qword [rsp + 96], rdx
    mul r10
    mov qword [rsp + 80], rax
    mov rax, -1
    mov qword [rsp + 64], rdx
    mul r10
    add r14, qword [rsp + 72]
    adc r11, qword [rsp + 40]
    adc rbp, qword [rsp + 80]
    adc r12, rax
    adc rcx, rax
    adc r15, rax
    mov eax, 0
    adc rax, rax
    add r11, qword [rsp + 8]
    adc rbp, qword [rsp + 96]
    adc r12, qword [rsp + 64]
    adc rcx, rdx
    adc r15, rdx
    adc rax, rdx
    add rax, r9
    ; d: take n away where that overflowed
    sbb r9, r9
    mov r10, r9
    and r10, r8
    mov r14, r9
    mov r8, 0x581a0db248b0a77a
    and r14, r8
    mov r8, r9
    mov qword [rsp + 64], rdi
    mov rdi, 0xc7634d81f4372ddf
    and r8, rdi
    sub r11, r10
    sbb rbp, r14
    sbb r12, r8
    sbb rcx, r9
    sbb r15, r9
    sbb rax, r9
    ; e: + U * d + V * e
    mov r8, rax
    mov rax, qword [rsi]
    mul qword [r13 + 24]
    mov r9, rax
    mov rax, qword [rsi + 8]
    mov r10, rdx
    mul qword [r13 + 24]
    mov r14, rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 96], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 80], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 72], rdx
    mul qword [r13 + 24]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 56], rdx
    mul qword [r13 + 24]
    add rbx, r9
    adc r14, qword [rsp]
    mov r9, qword [rsp + 16]
    adc r9, qword [rsp + 8]
    mov rdi, qword [rsp + 32]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], rbx
    mov rbx, qword [rsp + 88]
    adc rbx, qword [rsp + 24]
    adc rax, qword [rsp + 48]
    mov qword [rsp + 48], rcx
    mov rcx, qword [rsp + 104]
    adc rcx, 0
    add r14, r10
    adc r9, qword [rsp + 96]
    adc rdi, qword [rsp + 80]
    adc rbx, qword [rsp + 72]
    adc rax, qword [rsp + 56]
    adc rcx, rdx
    mov r10, rax
    mov rax, qword [rsi + 48]
    mul qword [r13 + 32]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 72], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 96], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 104], rax
    mov rax, qword [rsi + 72]
    mov qword [rsp + 24], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 32], rdx
    mul qword [r13 + 32]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 16], rdx
    mul qword [r13 + 32]
    mov rsi, qword [rsp + 64]
    mov qword [rsi], r11
    mov qword [rsi + 8], rbp
    mov qword [rsi + 16], r12
    mov r13, qword [rsp + 48]
    mov qword [rsi + 24], r13
    mov qword [rsi + 32], r15
    mov qword [rsi + 40], r8
    mov r13, qword [rsp + 40]
    add r13, qword [rsp + 56]
    adc r14, qword [rsp + 80]
    adc r9, qword [rsp + 104]
    adc rdi, qword [rsp + 88]
    adc rbx, qword [rsp + 8]
    adc r10, rax
    adc rcx, 0
    add r14, qword [rsp + 72]
    adc r9, qword [rsp + 96]
    adc rdi, qword [rsp + 24]
    adc rbx, qword [rsp + 32]
    adc r10, qword [rsp + 16]
    adc rcx, rdx
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov rax, r13
    mov r8, 0x6ed46089e88fdc45
    imul rax, r8
    mov r8, rax
    mov r11, 0xecec196accc52973
    mul r11
    mov qword [rsp + 16], rax
    mov rax, 0x581a0db248b0a77a
    mov qword [rsp + 32], rdx
    mul r8
    mov qword [rsp + 24], rax
    mov rax, 0xc7634d81f4372ddf
    mov qword [rsp + 96], rdx
    mul r8
    mov qword [rsp + 72], rax
    mov rax, -1
    mov qword [rsp + 8], rdx
    mul r8
    add r13, qword [rsp + 16]
    adc r14, qword [rsp + 24]
    adc r9, qword [rsp + 72]
    adc rdi, rax
    adc rbx, rax
    adc r10, rax
    mov eax, 0
    adc rax, rax
    add r14, qword [rsp + 32]
    adc r9, qword [rsp + 96]
    adc rdi, qword [rsp + 8]
    adc rbx, rdx
    adc r10, rdx
    adc rax, rdx
    add rax, rcx
    ; e: take n away where that overflowed
    sbb rcx, rcx
    and r11, rcx
    mov r8, rcx
    mov r13, 0x581a0db248b0a77a
    and r8, r13
    mov r13, rcx
    mov rbp, 0xc7634d81f4372ddf
    and r13, rbp
    sub r14, r11
    mov qword [rsi + 48], r14
    sbb r9, r8
    mov qword [rsi + 56], r9
    sbb rdi, r13
    mov qword [rsi + 64], rdi
    sbb rbx, rcx
    mov qword [rsi + 72], rbx
    sbb r10, rcx
    mov qword [rsi + 80], r10
    sbb rax, rcx
    mov qword [rsi + 88], rax
    add rsp, 112
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
    dd 92, 28, p384_divsteps59_x64 - $ - 8, p384_divsteps59_x64.end - p384_divsteps59_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p384_divsteps59_x64.end - p384_divsteps59_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p384_divsteps59_fg6_x64 - $ - 8, p384_divsteps59_fg6_x64.end - p384_divsteps59_fg6_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe8, 0x01
    db 0x04
    dd p384_divsteps59_fg6_x64.end - p384_divsteps59_fg6_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p384_fe_divsteps_de_x64 - $ - 8, p384_fe_divsteps_de_x64.end - p384_fe_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xa8, 0x01
    db 0x04
    dd p384_fe_divsteps_de_x64.end - p384_fe_divsteps_de_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 316, p384_sc_divsteps_de_x64 - $ - 8, p384_sc_divsteps_de_x64.end - p384_sc_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0xa8, 0x01
    db 0x04
    dd p384_sc_divsteps_de_x64.end - p384_sc_divsteps_de_x64 - 29
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
    dd p384_divsteps59_x64 + 0 wrt ..imagebase, p384_divsteps59_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p384_divsteps59_fg6_x64 + 0 wrt ..imagebase, p384_divsteps59_fg6_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p384_fe_divsteps_de_x64 + 0 wrt ..imagebase, p384_fe_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p384_sc_divsteps_de_x64 + 0 wrt ..imagebase, p384_sc_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_divsteps59_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x16, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p384_divsteps59_fg6_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xd2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_fe_divsteps_de_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xd2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p384_sc_divsteps_de_x64 + 0
%endif
