; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p192
; From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, any x86-64
;
; Driven by the C functions p192_fe_inv_divsteps, p192_sc_inv_divsteps.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless P192_EXPORT
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
%ifdef P192_EXPORT
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
; void p192_divsteps56(p192_limb out[5], const p192_limb in[3])
; M = out[1..4] - 2^56: 2^56 * (f, g) after 56 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 19, 19, 18
LOCAL p192_divsteps56_x64
align 32
p192_divsteps56_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
    ; steps 0 to 18: pack
    mov rax, qword [rsi]
    mov rcx, 0x4000000000000000
    sub rax, rcx
    mov rax, 0x7fffffffffffffff
    mov r8d, 0
    cmovc rax, r8
    mov r9, qword [rsi + 16]
    and r9, 0x7ffff
    mov r10, 0x8800000000000000
    or r9, r10
    ; step 0
    mov r11, r9
    and r11, 1
    mov rbx, qword [rsi + 8]
    and rbx, 0x7ffff
    shr rbx, 1
    mov rbp, 0x4000004000000000
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
    add r11, 1
    ; steps 19 to 37: pack
    cmp r11, rcx
    cmovnc r12, r14
    mov r15, 0x7ffff80000
    add r8, r15
    mov r15, r8
    mov qword [rsp], rdi
    mov rdi, 0xffffffffff
    and r15, rdi
    shr r15, 20
    sub r15, 0x7ffff
    mov rdi, r15
    imul rdi, qword [rsi + 8]
    shr r8, 40
    sub r8, 0x800000
    mov qword [rsp + 8], r15
    mov r15, r8
    imul r15, qword [rsi + 16]
    add rdi, r15
    shr rdi, 19
    mov r15, rdi
    and r15, 0x7ffff
    or r15, r10
    ; step 19
    mov r10, r15
    and r10, 1
    xor rax, rbx
    and rax, r9
    xor rbx, rax
    mov rax, 0x3ffffc0000
    add rbx, rax
    mov r9, rbx
    mov qword [rsp + 16], r8
    mov r8, 0x7fffffffff
    and r9, r8
    shr r9, 19
    sub r9, 0x7ffff
    mov r8, r9
    imul r8, qword [rsi + 8]
    shr rbx, 39
    sub rbx, 0x800000
    mov qword [rsp + 24], r9
    mov r9, rbx
    imul r9, qword [rsi + 16]
    add r8, r9
    shr r8, 19
    mov r9, r8
    and r9, 0x7ffff
    shr r9, 1
    or r9, rbp
    mov rsi, r9
    xor rsi, r12
    shr r15, 1
    neg r10
    cmovnc rsi, rcx
    mov r10d, 0
    cmovnc r12, r10
    adc rsi, r15
    xor r11, r12
    cmp r11, r13
    cmovnc r10, r14
    ; step 20
    mov rbp, rsi
    and rbp, 1
    xor r15, r9
    and r15, r12
    xor r9, r15
    mov r12, r9
    xor r12, r10
    shr rsi, 1
    neg rbp
    cmovnc r12, rcx
    mov ebp, 0
    cmovnc r10, rbp
    adc r12, rsi
    add r11, 1
    xor r11, r10
    cmp r11, r13
    cmovnc rbp, r14
    ; step 21
    mov r15, r12
    and r15, 1
    xor rsi, r9
    and rsi, r10
    xor r9, rsi
    mov r10, r9
    xor r10, rbp
    shr r12, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc rbp, rsi
    adc r10, r12
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rsi, r14
    ; step 22
    mov r15, r10
    and r15, 1
    xor r12, r9
    and r12, rbp
    xor r9, r12
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 23
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 24
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 25
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 26
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 27
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 28
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 29
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 30
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 31
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 32
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 33
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 34
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 35
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    cmp r11, r13
    cmovnc rsi, r14
    ; step 36
    mov r15, r10
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    mov rbp, r9
    xor rbp, rsi
    shr r10, 1
    neg r15
    cmovnc rbp, rcx
    mov r12d, 0
    cmovnc rsi, r12
    adc rbp, r10
    add r11, 1
    xor r11, rsi
    cmp r11, r13
    cmovnc r12, r14
    ; step 37
    mov r15, rbp
    and r15, 1
    xor r10, r9
    and r10, rsi
    xor r9, r10
    mov r10, r9
    xor r10, r12
    shr rbp, 1
    neg r15
    cmovnc r10, rcx
    mov esi, 0
    cmovnc r12, rsi
    adc r10, rbp
    add r11, 1
    xor r11, r12
    add r11, 1
    ; steps 38 to 55: pack
    cmp r11, rcx
    cmovnc rsi, r14
    mov r15, 0x7ffff80000
    add r10, r15
    mov r15, r10
    mov qword [rsp + 32], rbx
    mov rbx, 0xffffffffff
    and r15, rbx
    shr r15, 20
    sub r15, 0x7ffff
    mov rbx, r15
    imul rbx, r8
    shr r10, 40
    sub r10, 0x800000
    mov qword [rsp + 40], r15
    mov r15, r10
    imul r15, rdi
    add rbx, r15
    shr rbx, 19
    and rbx, 0x3ffff
    mov r15, 0x8100000000000000
    or rbx, r15
    ; step 38
    mov r15, rbx
    and r15, 1
    xor rbp, r9
    and rbp, r12
    xor r9, rbp
    add r9, rax
    mov rax, r9
    mov rbp, 0x7fffffffff
    and rax, rbp
    shr rax, 19
    sub rax, 0x7ffff
    imul r8, rax
    shr r9, 39
    sub r9, 0x800000
    imul rdi, r9
    add r8, rdi
    shr r8, 19
    and r8, 0x3ffff
    shr r8, 1
    mov rdi, 0x4000001000000000
    or r8, rdi
    mov rdi, r8
    xor rdi, rsi
    shr rbx, 1
    neg r15
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rsi, rbp
    adc rdi, rbx
    xor r11, rsi
    cmp r11, r13
    cmovnc rbp, r14
    ; step 39
    mov r12, rdi
    and r12, 1
    xor rbx, r8
    and rbx, rsi
    xor r8, rbx
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 40
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 41
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 42
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 43
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 44
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 45
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 46
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 47
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 48
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 49
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 50
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 51
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 52
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovnc rbp, r14
    ; step 53
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, rbp
    shr rdi, 1
    neg r12
    cmovnc rsi, rcx
    mov ebx, 0
    cmovnc rbp, rbx
    adc rsi, rdi
    add r11, 1
    xor r11, rbp
    cmp r11, r13
    cmovnc rbx, r14
    ; step 54
    mov r12, rsi
    and r12, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    mov rdi, r8
    xor rdi, rbx
    shr rsi, 1
    neg r12
    cmovnc rdi, rcx
    mov ebp, 0
    cmovnc rbx, rbp
    adc rdi, rsi
    add r11, 1
    xor r11, rbx
    cmp r11, r13
    cmovc r14, rbp
    ; step 55
    mov r12, rdi
    and r12, 1
    xor rsi, r8
    and rsi, rbx
    xor r8, rsi
    mov rsi, r8
    xor rsi, r14
    shr rdi, 1
    cmp rbp, r12
    cmovc rcx, rsi
    cmovc rbp, r14
    adc rcx, rdi
    mov rsi, rax
    imul rsi, qword [rsp + 24]
    mov rbx, r9
    imul rbx, qword [rsp + 8]
    add rsi, rbx
    imul rax, qword [rsp + 32]
    imul r9, qword [rsp + 16]
    add rax, r9
    mov r9, qword [rsp + 40]
    imul r9, qword [rsp + 24]
    mov rbx, r10
    imul rbx, qword [rsp + 8]
    add r9, rbx
    mov rbx, qword [rsp + 40]
    imul rbx, qword [rsp + 32]
    imul r10, qword [rsp + 16]
    add rbx, r10
    add r11, 1
    xor rdi, r8
    and rdi, rbp
    xor r8, rdi
    xor r11, rbp
    add r11, 1
    mov r10, qword [rsp]
    mov qword [r10], r11
    ; unpack u, v, q, r
    mov rdi, 0xffffe0000
    add r8, rdi
    mov rdi, r8
    shr rdi, 37
    sub rdi, 0x2000000
    mov rbp, 0x1fffffffff
    and r8, rbp
    shr r8, 18
    sub r8, 0x3ffff
    mov rbp, 0x1ffffc0000
    add rcx, rbp
    mov rbp, rcx
    shr rbp, 38
    sub rbp, 0x2000000
    mov r12, 0x3fffffffff
    and rcx, r12
    shr rcx, 19
    sub rcx, 0x3ffff
    ; matrix of all steps so far
    mov r12, r8
    imul r12, rsi
    mov r13, rdi
    imul r13, r9
    add r12, r13
    imul r8, rax
    imul rdi, rbx
    add r8, rdi
    imul rsi, rcx
    imul r9, rbp
    add rsi, r9
    imul rcx, rax
    imul rbp, rbx
    add rcx, rbp
    ; add 2^S to each entry
    mov rax, 0x100000000000000
    add r12, rax
    mov qword [r10 + 8], r12
    add r8, rax
    mov qword [r10 + 16], r8
    add rsi, rax
    mov qword [r10 + 24], rsi
    add rcx, rax
    mov qword [r10 + 32], rcx
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_divsteps56_fg3(p192_limb out[8], const p192_limb fg[8], const p192_limb m[5])
; 2^56 * out = M * (f, g), where M = m[1..4] - 2^56
LOCAL p192_divsteps56_fg3_x64
align 32
p192_divsteps56_fg3_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 56
    ; f + g
    mov rax, qword [rsi]
    add rax, qword [rsi + 32]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 40]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 48]
    mov r9, qword [rsi + 24]
    adc r9, qword [rsi + 56]
    ; f: U * f, on the words without sign
    mov r10, rax
    mov rax, qword [rsi + 8]
    mov r11, rdx
    mul qword [r11 + 8]
    mov rbx, rax
    mov rax, qword [rsi]
    mov rbp, rdx
    mul qword [r11 + 8]
    mov r12, rax
    mov rax, qword [rsi + 16]
    mov r13, rdx
    mul qword [r11 + 8]
    add rbx, r13
    adc rax, rbp
    adc rdx, 0
    mov rbp, rax
    mov rax, qword [rsi + 32]
    mov r13, rdx
    mul qword [r11 + 16]
    mov r14, rax
    mov rax, qword [rsi + 40]
    mov r15, rdx
    mul qword [r11 + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul qword [r11 + 16]
    add r12, r14
    adc rbx, qword [rsp]
    adc rbp, rax
    adc r13, 0
    add rbx, r15
    adc rbp, qword [rsp + 8]
    adc r13, rdx
    ; f: divide by 2^S
    shrd r12, rbx, 56
    shrd rbx, rbp, 56
    mov rax, qword [r11 + 8]
    and rax, qword [rsi + 24]
    mov r14, qword [r11 + 16]
    and r14, qword [rsi + 56]
    add rax, r14
    sub r13, rax
    shrd rbp, r13, 56
    shr r13, 56
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub r12, r10
    sbb rbx, rcx
    sbb rbp, r8
    sbb r13, r9
    ; g: U * f, on the words without sign
    mov rax, qword [rsi + 8]
    mul qword [r11 + 24]
    mov r14, rax
    mov rax, qword [rsi]
    mov r15, rdx
    mul qword [r11 + 24]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp], rdx
    mul qword [r11 + 24]
    add r14, qword [rsp]
    adc rax, r15
    adc rdx, 0
    mov r15, rax
    mov rax, qword [rsi + 32]
    mov qword [rsp], rdx
    mul qword [r11 + 32]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 24], rdx
    mul qword [r11 + 32]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 40], rdx
    mul qword [r11 + 32]
    mov qword [rsp + 48], r13
    mov r13, qword [rsp + 8]
    add r13, qword [rsp + 16]
    adc r14, qword [rsp + 32]
    adc r15, rax
    mov rax, qword [rsp]
    adc rax, 0
    add r14, qword [rsp + 24]
    adc r15, qword [rsp + 40]
    adc rax, rdx
    ; g: divide by 2^S
    shrd r13, r14, 56
    shrd r14, r15, 56
    mov qword [rsp + 40], r9
    mov r9, qword [r11 + 24]
    and r9, qword [rsi + 24]
    mov qword [rsp + 24], r8
    mov r8, qword [r11 + 32]
    and r8, qword [rsi + 56]
    mov qword [rdi], r12
    mov qword [rdi + 8], rbx
    mov qword [rdi + 16], rbp
    add r9, r8
    sub rax, r9
    shrd r15, rax, 56
    shr rax, 56
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub r13, r10
    mov qword [rdi + 32], r13
    sbb r14, rcx
    mov qword [rdi + 40], r14
    sbb r15, qword [rsp + 24]
    mov qword [rdi + 48], r15
    sbb rax, qword [rsp + 40]
    mov rcx, qword [rsp + 48]
    and rcx, 1
    neg rcx
    mov qword [rdi + 24], rcx
    and rax, 1
    neg rax
    mov qword [rdi + 56], rax
    add rsp, 56
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_fe_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5])
; 2^64 * out = M * (d, e) mod p, where M = m[1..4] - 2^56
LOCAL p192_fe_divsteps_de_x64
align 32
p192_fe_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 16
    ; 2^56 * (2*p - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 24]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 32]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 40]
    mov r9d, 0
    adc r9, r9
    mov r10, -2
    sub r10, rax
    mov rax, -3
    sbb rax, rcx
    mov rcx, -1
    sbb rcx, r8
    mov r8d, 1
    sbb r8, r9
    mov r9, r10
    shl r9, 56
    ; d: + U * d + V * e
    mov r11, rax
    mov rax, qword [rsi]
    mov rbx, rdx
    mul qword [rbx + 8]
    shrd r10, r11, 8
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mov r12, rdx
    mul qword [rbx + 8]
    shrd r11, rcx, 8
    mov r13, rax
    mov rax, qword [rsi + 16]
    mov r14, rdx
    mul qword [rbx + 8]
    shrd rcx, r8, 8
    add rbp, r9
    adc r13, r10
    adc rax, r11
    mov r8, rcx
    adc r8, 0
    add r13, r12
    adc rax, r14
    adc r8, rdx
    mov r12, rax
    mov rax, qword [rsi + 24]
    mul qword [rbx + 16]
    mov r14, rax
    mov rax, qword [rsi + 32]
    mov r15, rdx
    mul qword [rbx + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbx + 16]
    add rbp, r14
    adc r13, qword [rsp]
    adc r12, rax
    adc r8, 0
    add r13, r15
    adc r12, qword [rsp + 8]
    adc r8, rdx
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov rax, -1
    mul rbp
    add r13, rax
    adc r12, rax
    mov eax, 0
    adc rax, rax
    add r12, rdx
    adc rax, rdx
    add rax, r8
    ; d: take p away where that overflowed
    sbb r8, r8
    mov rbp, r8
    and rbp, -2
    sub r13, r8
    sbb r12, rbp
    sbb rax, r8
    ; e: + U * d + V * e
    mov r8, rax
    mov rax, qword [rsi]
    mul qword [rbx + 24]
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mov r14, rdx
    mul qword [rbx + 24]
    mov r15, rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [rbx + 24]
    add r9, rbp
    adc r10, r15
    adc r11, rax
    adc rcx, 0
    add r10, r14
    adc r11, qword [rsp + 8]
    adc rcx, rdx
    mov rax, qword [rsi + 24]
    mul qword [rbx + 32]
    mov rbp, rax
    mov rax, qword [rsi + 32]
    mov r14, rdx
    mul qword [rbx + 32]
    mov r15, rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbx + 32]
    mov qword [rdi], r13
    mov qword [rdi + 8], r12
    mov qword [rdi + 16], r8
    add r9, rbp
    adc r10, r15
    adc r11, rax
    adc rcx, 0
    add r10, r14
    adc r11, qword [rsp + 8]
    adc rcx, rdx
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rax, -1
    mul r9
    add r10, rax
    adc r11, rax
    mov eax, 0
    adc rax, rax
    add r11, rdx
    adc rax, rdx
    add rax, rcx
    ; e: take p away where that overflowed
    sbb rcx, rcx
    mov r9, rcx
    and r9, -2
    sub r10, rcx
    mov qword [rdi + 24], r10
    sbb r11, r9
    mov qword [rdi + 32], r11
    sbb rax, rcx
    mov qword [rdi + 40], rax
    add rsp, 16
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p192_sc_divsteps_de(p192_limb out[6], const p192_limb de[6], const p192_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^56
LOCAL p192_sc_divsteps_de_x64
align 32
p192_sc_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 32
    ; 2^56 * (2*n - d - e)
    mov rax, qword [rsi]
    add rax, qword [rsi + 24]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rsi + 32]
    mov r8, qword [rsi + 16]
    adc r8, qword [rsi + 40]
    mov r9d, 0
    adc r9, r9
    mov r10, 0x28d7936369a45062
    sub r10, rax
    mov rax, 0xffffffff33bdf06c
    sbb rax, rcx
    mov rcx, -1
    sbb rcx, r8
    mov r8d, 1
    sbb r8, r9
    mov r9, r10
    shl r9, 56
    ; d: + U * d + V * e
    mov r11, rax
    mov rax, qword [rsi]
    mov rbx, rdx
    mul qword [rbx + 8]
    shrd r10, r11, 8
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mov r12, rdx
    mul qword [rbx + 8]
    shrd r11, rcx, 8
    mov r13, rax
    mov rax, qword [rsi + 16]
    mov r14, rdx
    mul qword [rbx + 8]
    shrd rcx, r8, 8
    add rbp, r9
    adc r13, r10
    adc rax, r11
    mov r8, rcx
    adc r8, 0
    add r13, r12
    adc rax, r14
    adc r8, rdx
    mov r12, rax
    mov rax, qword [rsi + 24]
    mul qword [rbx + 16]
    mov r14, rax
    mov rax, qword [rsi + 32]
    mov r15, rdx
    mul qword [rbx + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbx + 16]
    add rbp, r14
    adc r13, qword [rsp]
    adc r12, rax
    adc r8, 0
    add r13, r15
    adc r12, qword [rsp + 8]
    adc r8, rdx
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov rax, rbp
    mov r14, 0x882672070ddbcf2f
    imul rax, r14
    mov r15, rax
    mov r14, 0x146bc9b1b4d22831
    mul r14
    mov qword [rsp + 8], rax
    mov rax, -1713440714
    mov qword [rsp], rdx
    mul r15
    mov qword [rsp + 16], rax
    mov rax, -1
    mov qword [rsp + 24], rdx
    mul r15
    add rbp, qword [rsp + 8]
    adc r13, qword [rsp + 16]
    adc r12, rax
    mov eax, 0
    adc rax, rax
    add r13, qword [rsp]
    adc r12, qword [rsp + 24]
    adc rax, rdx
    add rax, r8
    ; d: take n away where that overflowed
    sbb r8, r8
    mov rbp, r8
    and rbp, r14
    mov r15, r8
    and r15, -1713440714
    sub r13, rbp
    sbb r12, r15
    sbb rax, r8
    ; e: + U * d + V * e
    mov r8, rax
    mov rax, qword [rsi]
    mul qword [rbx + 24]
    mov rbp, rax
    mov rax, qword [rsi + 8]
    mov r15, rdx
    mul qword [rbx + 24]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp], rdx
    mul qword [rbx + 24]
    add r9, rbp
    adc r10, qword [rsp + 24]
    adc r11, rax
    adc rcx, 0
    add r10, r15
    adc r11, qword [rsp]
    adc rcx, rdx
    mov rax, qword [rsi + 24]
    mul qword [rbx + 32]
    mov rbp, rax
    mov rax, qword [rsi + 32]
    mov r15, rdx
    mul qword [rbx + 32]
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 24], rdx
    mul qword [rbx + 32]
    mov qword [rdi], r13
    mov qword [rdi + 8], r12
    mov qword [rdi + 16], r8
    add r9, rbp
    adc r10, qword [rsp]
    adc r11, rax
    adc rcx, 0
    add r10, r15
    adc r11, qword [rsp + 24]
    adc rcx, rdx
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov rax, r9
    mov rsi, 0x882672070ddbcf2f
    imul rax, rsi
    mov rsi, rax
    mul r14
    mov rbx, rax
    mov rax, -1713440714
    mov rbp, rdx
    mul rsi
    mov r15, rax
    mov rax, -1
    mov qword [rsp + 24], rdx
    mul rsi
    add r9, rbx
    adc r10, r15
    adc r11, rax
    mov eax, 0
    adc rax, rax
    add r10, rbp
    adc r11, qword [rsp + 24]
    adc rax, rdx
    add rax, rcx
    ; e: take n away where that overflowed
    sbb rcx, rcx
    and r14, rcx
    mov r9, rcx
    and r9, -1713440714
    sub r10, r14
    mov qword [rdi + 24], r10
    sbb r11, r9
    mov qword [rdi + 32], r11
    sbb rax, rcx
    mov qword [rdi + 40], rax
    add rsp, 32
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
    dd 92, 28, p192_divsteps56_x64 - $ - 8, p192_divsteps56_x64.end - p192_divsteps56_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p192_divsteps56_x64.end - p192_divsteps56_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p192_divsteps56_fg3_x64 - $ - 8, p192_divsteps56_fg3_x64.end - p192_divsteps56_fg3_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x70
    db 0x04
    dd p192_divsteps56_fg3_x64.end - p192_divsteps56_fg3_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 220, p192_fe_divsteps_de_x64 - $ - 8, p192_fe_divsteps_de_x64.end - p192_fe_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x48
    db 0x04
    dd p192_fe_divsteps_de_x64.end - p192_fe_divsteps_de_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 316, p192_sc_divsteps_de_x64 - $ - 8, p192_sc_divsteps_de_x64.end - p192_sc_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x58
    db 0x04
    dd p192_sc_divsteps_de_x64.end - p192_sc_divsteps_de_x64 - 29
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
    dd p192_divsteps56_x64 + 0 wrt ..imagebase, p192_divsteps56_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p192_divsteps56_fg3_x64 + 0 wrt ..imagebase, p192_divsteps56_fg3_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p192_fe_divsteps_de_x64 + 0 wrt ..imagebase, p192_fe_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p192_sc_divsteps_de_x64 + 0 wrt ..imagebase, p192_sc_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_divsteps56_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x62, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_divsteps56_fg3_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x12, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_fe_divsteps_de_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x32, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p192_sc_divsteps_de_x64 + 0
%endif
