; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p521
; From: p521.toml sha256:4a814a94a1002f7d, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, any x86-64
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

; ----------------------------------------------------------------------
; void p521_divsteps58(p521_limb out[5], const p521_limb in[3])
; M = out[1..4] - 2^58: 2^58 * (f, g) after 58 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 19, 19
LOCAL p521_divsteps58_x64
align 32
p521_divsteps58_x64:
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
LOCAL p521_divsteps58_fg9_x64
align 32
p521_divsteps58_fg9_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 296
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
    mov r14, rax
    mov rax, qword [rsi + 8]
    mov r15, rdx
    mul qword [r15 + 8]
    mov qword [rsp], rax
    mov rax, qword [rsi]
    mov qword [rsp + 8], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 24], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 40], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 56], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 72], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 88], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 104], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 120], rdx
    mul qword [r15 + 8]
    mov qword [rsp + 128], r13
    mov r13, qword [rsp]
    add r13, qword [rsp + 24]
    mov qword [rsp + 24], r12
    mov r12, qword [rsp + 32]
    adc r12, qword [rsp + 8]
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp + 48]
    adc rdi, qword [rsp + 40]
    mov qword [rsp + 40], rbp
    mov rbp, qword [rsp + 64]
    adc rbp, qword [rsp + 56]
    mov qword [rsp + 56], rbx
    mov rbx, qword [rsp + 80]
    adc rbx, qword [rsp + 72]
    mov qword [rsp + 72], r11
    mov r11, qword [rsp + 96]
    adc r11, qword [rsp + 88]
    mov qword [rsp + 88], r10
    mov r10, qword [rsp + 112]
    adc r10, qword [rsp + 104]
    adc rax, qword [rsp + 120]
    adc rdx, 0
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 104], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 96], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 64], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 32], rdx
    mul qword [r15 + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 136], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 144], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 152], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 160], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 168], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 176], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 184], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 192], rax
    mov rax, qword [rsi + 144]
    mov qword [rsp + 200], rdx
    mul qword [r15 + 16]
    mov qword [rsp + 208], r9
    mov r9, qword [rsp + 16]
    add r9, qword [rsp + 112]
    adc r13, qword [rsp + 80]
    adc r12, qword [rsp + 48]
    adc rdi, qword [rsp]
    adc rbp, qword [rsp + 144]
    adc rbx, qword [rsp + 160]
    adc r11, qword [rsp + 176]
    adc r10, qword [rsp + 192]
    adc rax, qword [rsp + 120]
    mov qword [rsp + 120], r8
    mov r8, qword [rsp + 104]
    adc r8, 0
    add r13, qword [rsp + 96]
    adc r12, qword [rsp + 64]
    adc rdi, qword [rsp + 32]
    adc rbp, qword [rsp + 136]
    adc rbx, qword [rsp + 152]
    adc r11, qword [rsp + 168]
    adc r10, qword [rsp + 184]
    adc rax, qword [rsp + 200]
    adc r8, rdx
    ; f: divide by 2^S
    shrd r9, r13, 58
    shrd r13, r12, 58
    shrd r12, rdi, 58
    shrd rdi, rbp, 58
    shrd rbp, rbx, 58
    shrd rbx, r11, 58
    shrd r11, r10, 58
    shrd r10, rax, 58
    mov qword [rsp + 200], r10
    mov r10, qword [r15 + 8]
    and r10, qword [rsi + 72]
    mov qword [rsp + 184], r11
    mov r11, qword [r15 + 16]
    and r11, qword [rsi + 152]
    add r10, r11
    sub r8, r10
    shrd rax, r8, 58
    shr r8, 58
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub r9, r14
    sbb r13, rcx
    sbb r12, qword [rsp + 120]
    sbb rdi, qword [rsp + 208]
    sbb rbp, qword [rsp + 88]
    sbb rbx, qword [rsp + 72]
    mov r10, qword [rsp + 184]
    sbb r10, qword [rsp + 56]
    mov r11, qword [rsp + 200]
    sbb r11, qword [rsp + 40]
    sbb rax, qword [rsp + 24]
    sbb r8, qword [rsp + 128]
    ; g: U * f, on the words without sign
    mov qword [rsp + 200], rax
    mov rax, qword [rsi + 8]
    mul qword [r15 + 24]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi]
    mov qword [rsp + 168], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 136], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 64], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 104], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 192], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 176], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 160], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 144], rdx
    mul qword [r15 + 24]
    mov qword [rsp], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 48], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 112], rdx
    mul qword [r15 + 24]
    mov qword [rsp + 16], r8
    mov r8, qword [rsp + 184]
    add r8, qword [rsp + 136]
    mov qword [rsp + 136], rcx
    mov rcx, qword [rsp + 32]
    adc rcx, qword [rsp + 168]
    mov qword [rsp + 168], r14
    mov r14, qword [rsp + 96]
    adc r14, qword [rsp + 64]
    mov qword [rsp + 64], r9
    mov r9, qword [rsp + 192]
    adc r9, qword [rsp + 104]
    mov qword [rsp + 104], r10
    mov r10, qword [rsp + 160]
    adc r10, qword [rsp + 176]
    mov qword [rsp + 176], r11
    mov r11, qword [rsp]
    adc r11, qword [rsp + 144]
    mov qword [rsp + 144], rdi
    mov rdi, qword [rsp + 80]
    adc rdi, qword [rsp + 48]
    adc rax, qword [rsp + 112]
    adc rdx, 0
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 48], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 160], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 192], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 32], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 216], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 224], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 232], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 240], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 248], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 256], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 264], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 272], rax
    mov rax, qword [rsi + 144]
    mov qword [rsp + 280], rdx
    mul qword [r15 + 32]
    mov qword [rsp + 288], rbx
    mov rbx, qword [rsp + 152]
    add rbx, qword [rsp + 80]
    adc r8, qword [rsp + 160]
    adc rcx, qword [rsp + 96]
    adc r14, qword [rsp + 184]
    adc r9, qword [rsp + 224]
    adc r10, qword [rsp + 240]
    adc r11, qword [rsp + 256]
    adc rdi, qword [rsp + 272]
    adc rax, qword [rsp + 112]
    mov qword [rsp + 112], rbp
    mov rbp, qword [rsp + 48]
    adc rbp, 0
    add r8, qword [rsp]
    adc rcx, qword [rsp + 192]
    adc r14, qword [rsp + 32]
    adc r9, qword [rsp + 216]
    adc r10, qword [rsp + 232]
    adc r11, qword [rsp + 248]
    adc rdi, qword [rsp + 264]
    adc rax, qword [rsp + 280]
    adc rbp, rdx
    ; g: divide by 2^S
    shrd rbx, r8, 58
    shrd r8, rcx, 58
    shrd rcx, r14, 58
    shrd r14, r9, 58
    shrd r9, r10, 58
    shrd r10, r11, 58
    shrd r11, rdi, 58
    shrd rdi, rax, 58
    mov qword [rsp + 280], rdi
    mov rdi, qword [r15 + 24]
    and rdi, qword [rsi + 72]
    mov qword [rsp + 264], r11
    mov r11, qword [r15 + 32]
    and r11, qword [rsi + 152]
    mov rsi, qword [rsp + 8]
    mov r15, qword [rsp + 64]
    mov qword [rsi], r15
    mov qword [rsi + 8], r13
    mov qword [rsi + 16], r12
    mov qword [rsp + 248], r10
    mov r10, qword [rsp + 144]
    mov qword [rsi + 24], r10
    mov qword [rsp + 232], r9
    mov r9, qword [rsp + 112]
    mov qword [rsi + 32], r9
    mov qword [rsp + 216], r14
    mov r14, qword [rsp + 288]
    mov qword [rsi + 40], r14
    mov qword [rsp + 32], rcx
    mov rcx, qword [rsp + 104]
    mov qword [rsi + 48], rcx
    mov qword [rsp + 192], r8
    mov r8, qword [rsp + 176]
    mov qword [rsi + 56], r8
    mov qword [rsp], rbx
    mov rbx, qword [rsp + 200]
    mov qword [rsi + 64], rbx
    add rdi, r11
    sub rbp, rdi
    shrd rax, rbp, 58
    shr rbp, 58
    ; g: - (f + g), which the 2^S added to U and V brought in
    mov r11, qword [rsp]
    sub r11, qword [rsp + 168]
    mov qword [rsi + 80], r11
    mov rdi, qword [rsp + 192]
    sbb rdi, qword [rsp + 136]
    mov qword [rsi + 88], rdi
    mov rcx, qword [rsp + 32]
    sbb rcx, qword [rsp + 120]
    mov qword [rsi + 96], rcx
    mov r8, qword [rsp + 216]
    sbb r8, qword [rsp + 208]
    mov qword [rsi + 104], r8
    mov r9, qword [rsp + 232]
    sbb r9, qword [rsp + 88]
    mov qword [rsi + 112], r9
    mov r10, qword [rsp + 248]
    sbb r10, qword [rsp + 72]
    mov qword [rsi + 120], r10
    mov rbx, qword [rsp + 264]
    sbb rbx, qword [rsp + 56]
    mov qword [rsi + 128], rbx
    mov r14, qword [rsp + 280]
    sbb r14, qword [rsp + 40]
    mov qword [rsi + 136], r14
    sbb rax, qword [rsp + 24]
    mov qword [rsi + 144], rax
    sbb rbp, qword [rsp + 128]
    mov r15, qword [rsp + 16]
    and r15, 1
    neg r15
    mov qword [rsi + 72], r15
    and rbp, 1
    neg rbp
    mov qword [rsi + 152], rbp
    add rsp, 296
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
LOCAL p521_fe_divsteps_de_x64
align 32
p521_fe_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 248
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
    ; d: + U * d + V * e
    mov r15, rax
    mov rax, qword [rsi]
    mov qword [rsp], rdx
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp]
    mul qword [rdi + 8]
    shrd r14, r15, 6
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 8]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 8]
    shrd r15, rcx, 6
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 8]
    shrd rcx, r8, 6
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 56], rdx
    mul qword [rdi + 8]
    shrd r8, r9, 6
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 72], rdx
    mul qword [rdi + 8]
    shrd r9, r10, 6
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 88], rdx
    mul qword [rdi + 8]
    shrd r10, r11, 6
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 104], rdx
    mul qword [rdi + 8]
    shrd r11, rbx, 6
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 120], rdx
    mul qword [rdi + 8]
    shrd rbx, rbp, 6
    mov qword [rsp + 128], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 136], rdx
    mul qword [rdi + 8]
    shrd rbp, r12, 6
    mov r12, r13
    add r12, qword [rsp + 16]
    mov qword [rsp + 16], r13
    mov r13, r14
    adc r13, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14, r15
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], r15
    mov r15, rcx
    adc r15, qword [rsp + 64]
    mov qword [rsp + 64], rcx
    mov rcx, r8
    adc rcx, qword [rsp + 80]
    mov qword [rsp + 80], r8
    mov r8, r9
    adc r8, qword [rsp + 96]
    mov qword [rsp + 96], r9
    mov r9, r10
    adc r9, qword [rsp + 112]
    mov qword [rsp + 112], r10
    mov r10, r11
    adc r10, qword [rsp + 128]
    adc rax, rbx
    mov qword [rsp + 128], rbx
    mov rbx, rbp
    adc rbx, 0
    add r13, qword [rsp + 24]
    adc r14, qword [rsp + 40]
    adc r15, qword [rsp + 56]
    adc rcx, qword [rsp + 72]
    adc r8, qword [rsp + 88]
    adc r9, qword [rsp + 104]
    adc r10, qword [rsp + 120]
    adc rax, qword [rsp + 136]
    adc rbx, rdx
    mov qword [rsp + 136], rax
    mov rax, qword [rsi + 72]
    mul qword [rdi + 16]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 104], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 72], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 144], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 160], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 168], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 176], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 192], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 200], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 208], rdx
    mul qword [rdi + 16]
    add r12, qword [rsp + 120]
    adc r13, qword [rsp + 88]
    adc r14, qword [rsp + 56]
    adc r15, qword [rsp + 24]
    adc rcx, qword [rsp + 152]
    adc r8, qword [rsp + 168]
    adc r9, qword [rsp + 184]
    adc r10, qword [rsp + 200]
    adc rax, qword [rsp + 136]
    adc rbx, 0
    add r13, qword [rsp + 104]
    adc r14, qword [rsp + 72]
    adc r15, qword [rsp + 40]
    adc rcx, qword [rsp + 144]
    adc r8, qword [rsp + 160]
    adc r9, qword [rsp + 176]
    adc r10, qword [rsp + 192]
    adc rax, qword [rsp + 208]
    adc rbx, rdx
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov qword [rsp + 208], rbx
    mov rbx, r12
    shl rbx, 9
    add rax, rbx
    mov ebx, 0
    adc rbx, rbx
    ; e: + U * d + V * e
    mov qword [rsp + 192], rax
    mov rax, qword [rsi]
    mul qword [rdi + 24]
    mov qword [rsp + 176], rax
    mov rax, qword [rsi + 8]
    mov qword [rsp + 160], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 144], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 72], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 104], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 136], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 200], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 168], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 88], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 216], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 224], rbx
    mov rbx, qword [rsp + 16]
    add rbx, qword [rsp + 176]
    mov qword [rsp + 176], r12
    mov r12, qword [rsp + 32]
    adc r12, qword [rsp + 144]
    mov qword [rsp + 144], rbx
    mov rbx, qword [rsp + 48]
    adc rbx, qword [rsp + 72]
    mov qword [rsp + 72], rcx
    mov rcx, qword [rsp + 64]
    adc rcx, qword [rsp + 136]
    mov qword [rsp + 136], r8
    mov r8, qword [rsp + 80]
    adc r8, qword [rsp + 184]
    mov qword [rsp + 184], r9
    mov r9, qword [rsp + 96]
    adc r9, qword [rsp + 152]
    mov qword [rsp + 152], r10
    mov r10, qword [rsp + 112]
    adc r10, qword [rsp + 56]
    adc r11, qword [rsp + 120]
    adc rax, qword [rsp + 128]
    adc rbp, 0
    add r12, qword [rsp + 160]
    adc rbx, qword [rsp + 40]
    adc rcx, qword [rsp + 104]
    adc r8, qword [rsp + 200]
    adc r9, qword [rsp + 168]
    adc r10, qword [rsp + 24]
    adc r11, qword [rsp + 88]
    adc rax, qword [rsp + 216]
    adc rbp, rdx
    mov qword [rsp + 216], rax
    mov rax, qword [rsi + 72]
    mul qword [rdi + 32]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 168], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 200], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 104], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 160], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 128], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 56], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 96], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 64], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 32], rdx
    mul qword [rdi + 32]
    mov rsi, qword [rsp + 8]
    mov qword [rsi], r13
    mov qword [rsi + 8], r14
    mov qword [rsi + 16], r15
    mov rdi, qword [rsp + 72]
    mov qword [rsi + 24], rdi
    mov qword [rsp], rbp
    mov rbp, qword [rsp + 136]
    mov qword [rsi + 32], rbp
    mov qword [rsp + 16], rax
    mov rax, qword [rsp + 184]
    mov qword [rsi + 40], rax
    mov qword [rsp + 232], r11
    mov r11, qword [rsp + 152]
    mov qword [rsi + 48], r11
    mov qword [rsp + 240], r10
    mov r10, qword [rsp + 192]
    mov qword [rsi + 56], r10
    mov rax, qword [rsp + 144]
    add rax, qword [rsp + 88]
    adc r12, qword [rsp + 168]
    adc rbx, qword [rsp + 104]
    adc rcx, qword [rsp + 160]
    adc r8, qword [rsp + 120]
    adc r9, qword [rsp + 112]
    mov r10, qword [rsp + 240]
    adc r10, qword [rsp + 80]
    mov r11, qword [rsp + 232]
    adc r11, qword [rsp + 48]
    mov rdi, qword [rsp + 216]
    adc rdi, qword [rsp + 16]
    mov rbp, qword [rsp]
    adc rbp, 0
    add r12, qword [rsp + 24]
    mov qword [rsi + 72], r12
    adc rbx, qword [rsp + 200]
    mov qword [rsi + 80], rbx
    adc rcx, qword [rsp + 40]
    mov qword [rsi + 88], rcx
    adc r8, qword [rsp + 128]
    mov qword [rsi + 96], r8
    adc r9, qword [rsp + 56]
    mov qword [rsi + 104], r9
    adc r10, qword [rsp + 96]
    mov qword [rsi + 112], r10
    adc r11, qword [rsp + 64]
    mov qword [rsi + 120], r11
    adc rdi, qword [rsp + 32]
    adc rbp, rdx
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rcx, rax
    shl rcx, 9
    add rdi, rcx
    mov qword [rsi + 128], rdi
    mov ecx, 0
    adc rcx, rcx
    mov r8, qword [rsp + 176]
    shr r8, 55
    add r8, qword [rsp + 224]
    add r8, qword [rsp + 208]
    mov qword [rsi + 64], r8
    shr rax, 55
    add rcx, rax
    add rcx, rbp
    mov qword [rsi + 136], rcx
    add rsp, 248
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
LOCAL p521_sc_divsteps_de_x64
align 32
p521_sc_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 240
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
    ; d: + U * d + V * e
    mov r15, rax
    mov rax, qword [rsi]
    mov qword [rsp], rdx
    mov qword [rsp + 8], rdi
    mov rdi, qword [rsp]
    mul qword [rdi + 8]
    shrd r14, r15, 6
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 8]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 8]
    shrd r15, rcx, 6
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 8]
    shrd rcx, r8, 6
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 56], rdx
    mul qword [rdi + 8]
    shrd r8, r9, 6
    mov qword [rsp + 64], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 72], rdx
    mul qword [rdi + 8]
    shrd r9, r10, 6
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 88], rdx
    mul qword [rdi + 8]
    shrd r10, r11, 6
    mov qword [rsp + 96], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 104], rdx
    mul qword [rdi + 8]
    shrd r11, rbx, 6
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 120], rdx
    mul qword [rdi + 8]
    shrd rbx, rbp, 6
    mov qword [rsp + 128], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 136], rdx
    mul qword [rdi + 8]
    shrd rbp, r12, 6
    mov r12, r13
    add r12, qword [rsp + 16]
    mov qword [rsp + 16], r13
    mov r13, r14
    adc r13, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14, r15
    adc r14, qword [rsp + 48]
    mov qword [rsp + 48], r15
    mov r15, rcx
    adc r15, qword [rsp + 64]
    mov qword [rsp + 64], rcx
    mov rcx, r8
    adc rcx, qword [rsp + 80]
    mov qword [rsp + 80], r8
    mov r8, r9
    adc r8, qword [rsp + 96]
    mov qword [rsp + 96], r9
    mov r9, r10
    adc r9, qword [rsp + 112]
    mov qword [rsp + 112], r10
    mov r10, r11
    adc r10, qword [rsp + 128]
    adc rax, rbx
    mov qword [rsp + 128], rbx
    mov rbx, rbp
    adc rbx, 0
    add r13, qword [rsp + 24]
    adc r14, qword [rsp + 40]
    adc r15, qword [rsp + 56]
    adc rcx, qword [rsp + 72]
    adc r8, qword [rsp + 88]
    adc r9, qword [rsp + 104]
    adc r10, qword [rsp + 120]
    adc rax, qword [rsp + 136]
    adc rbx, rdx
    mov qword [rsp + 136], rax
    mov rax, qword [rsi + 72]
    mul qword [rdi + 16]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 104], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 72], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 144], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 160], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 168], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 176], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 192], rdx
    mul qword [rdi + 16]
    mov qword [rsp + 200], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 208], rdx
    mul qword [rdi + 16]
    add r12, qword [rsp + 120]
    adc r13, qword [rsp + 88]
    adc r14, qword [rsp + 56]
    adc r15, qword [rsp + 24]
    adc rcx, qword [rsp + 152]
    adc r8, qword [rsp + 168]
    adc r9, qword [rsp + 184]
    adc r10, qword [rsp + 200]
    adc rax, qword [rsp + 136]
    adc rbx, 0
    add r13, qword [rsp + 104]
    adc r14, qword [rsp + 72]
    adc r15, qword [rsp + 40]
    adc rcx, qword [rsp + 144]
    adc r8, qword [rsp + 160]
    adc r9, qword [rsp + 176]
    adc r10, qword [rsp + 192]
    adc rax, qword [rsp + 208]
    adc rbx, rdx
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov qword [rsp + 208], rbx
    mov rbx, r12
    mov qword [rsp + 192], rbp
    mov rbp, 0x1d2f5ccd79a995c7
    imul rbx, rbp
    mov qword [rsp + 176], rax
    mov rax, 0xbb6fb71e91386409
    mul rbx
    mov qword [rsp + 160], rax
    mov rax, 0x3bb5c9b8899c47ae
    mov qword [rsp + 144], rdx
    mul rbx
    mov qword [rsp + 40], rax
    mov rax, 0x7fcc0148f709a5d0
    mov qword [rsp + 72], rdx
    mul rbx
    mov qword [rsp + 104], rax
    mov rax, 0x51868783bf2f966b
    mov qword [rsp + 136], rdx
    mul rbx
    mov qword [rsp + 200], rax
    mov rax, -6
    mov qword [rsp + 184], rdx
    mul rbx
    mov qword [rsp + 168], rax
    mov rax, -1
    mov qword [rsp + 152], rdx
    mul rbx
    mov qword [rsp + 24], rax
    mov eax, 511
    mov qword [rsp + 56], rdx
    mul rbx
    add r12, qword [rsp + 160]
    adc r13, qword [rsp + 40]
    adc r14, qword [rsp + 104]
    adc r15, qword [rsp + 200]
    adc rcx, qword [rsp + 168]
    adc r8, qword [rsp + 24]
    adc r9, qword [rsp + 24]
    adc r10, qword [rsp + 24]
    adc rax, qword [rsp + 176]
    mov ebx, 0
    adc rbx, rbx
    add r13, qword [rsp + 144]
    adc r14, qword [rsp + 72]
    adc r15, qword [rsp + 136]
    adc rcx, qword [rsp + 184]
    adc r8, qword [rsp + 152]
    adc r9, qword [rsp + 56]
    adc r10, qword [rsp + 56]
    adc rax, qword [rsp + 56]
    adc rbx, rdx
    ; e: + U * d + V * e
    mov r12, rax
    mov rax, qword [rsi]
    mul qword [rdi + 24]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 8]
    mov qword [rsp + 152], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 184], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 136], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 72], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 144], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 176], rax
    mov rax, qword [rsi + 32]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 168], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 200], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 104], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 160], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 88], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 216], rdx
    mul qword [rdi + 24]
    mov qword [rsp + 224], rbx
    mov rbx, qword [rsp + 16]
    add rbx, qword [rsp + 56]
    mov rbp, qword [rsp + 32]
    adc rbp, qword [rsp + 184]
    mov qword [rsp + 184], rbx
    mov rbx, qword [rsp + 48]
    adc rbx, qword [rsp + 72]
    mov qword [rsp + 72], rcx
    mov rcx, qword [rsp + 64]
    adc rcx, qword [rsp + 176]
    mov qword [rsp + 176], r8
    mov r8, qword [rsp + 80]
    adc r8, qword [rsp + 168]
    mov qword [rsp + 168], r9
    mov r9, qword [rsp + 96]
    adc r9, qword [rsp + 104]
    mov qword [rsp + 104], r10
    mov r10, qword [rsp + 112]
    adc r10, qword [rsp + 160]
    adc r11, qword [rsp + 120]
    adc rax, qword [rsp + 128]
    mov qword [rsp + 128], r12
    mov r12, qword [rsp + 192]
    adc r12, 0
    add rbp, qword [rsp + 152]
    adc rbx, qword [rsp + 136]
    adc rcx, qword [rsp + 144]
    adc r8, qword [rsp + 24]
    adc r9, qword [rsp + 200]
    adc r10, qword [rsp + 40]
    adc r11, qword [rsp + 88]
    adc rax, qword [rsp + 216]
    adc r12, rdx
    mov qword [rsp + 216], rax
    mov rax, qword [rsi + 72]
    mul qword [rdi + 32]
    mov qword [rsp + 88], rax
    mov rax, qword [rsi + 80]
    mov qword [rsp + 40], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 200], rax
    mov rax, qword [rsi + 88]
    mov qword [rsp + 24], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 144], rax
    mov rax, qword [rsi + 96]
    mov qword [rsp + 136], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 152], rax
    mov rax, qword [rsi + 104]
    mov qword [rsp + 192], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 120], rax
    mov rax, qword [rsi + 112]
    mov qword [rsp + 160], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 112], rax
    mov rax, qword [rsi + 120]
    mov qword [rsp + 96], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 80], rax
    mov rax, qword [rsi + 128]
    mov qword [rsp + 64], rdx
    mul qword [rdi + 32]
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 136]
    mov qword [rsp + 32], rdx
    mul qword [rdi + 32]
    mov rsi, qword [rsp + 8]
    mov qword [rsi], r13
    mov qword [rsi + 8], r14
    mov qword [rsi + 16], r15
    mov rdi, qword [rsp + 72]
    mov qword [rsi + 24], rdi
    mov qword [rsp], r12
    mov r12, qword [rsp + 176]
    mov qword [rsi + 32], r12
    mov qword [rsp + 56], rax
    mov rax, qword [rsp + 168]
    mov qword [rsi + 40], rax
    mov qword [rsp + 16], r11
    mov r11, qword [rsp + 104]
    mov qword [rsi + 48], r11
    mov qword [rsp + 232], r10
    mov r10, qword [rsp + 128]
    mov qword [rsi + 56], r10
    mov rax, qword [rsp + 184]
    add rax, qword [rsp + 88]
    adc rbp, qword [rsp + 200]
    adc rbx, qword [rsp + 144]
    adc rcx, qword [rsp + 152]
    adc r8, qword [rsp + 120]
    adc r9, qword [rsp + 112]
    mov r10, qword [rsp + 232]
    adc r10, qword [rsp + 80]
    mov r11, qword [rsp + 16]
    adc r11, qword [rsp + 48]
    mov rdi, qword [rsp + 216]
    adc rdi, qword [rsp + 56]
    mov r12, qword [rsp]
    adc r12, 0
    add rbp, qword [rsp + 40]
    adc rbx, qword [rsp + 24]
    adc rcx, qword [rsp + 136]
    adc r8, qword [rsp + 192]
    adc r9, qword [rsp + 160]
    adc r10, qword [rsp + 96]
    adc r11, qword [rsp + 64]
    adc rdi, qword [rsp + 32]
    adc r12, rdx
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov r13, rax
    mov r14, 0x1d2f5ccd79a995c7
    imul r13, r14
    mov r14, rax
    mov rax, 0xbb6fb71e91386409
    mul r13
    mov qword [rsp + 32], rax
    mov rax, 0x3bb5c9b8899c47ae
    mov qword [rsp + 64], rdx
    mul r13
    mov qword [rsp + 96], rax
    mov rax, 0x7fcc0148f709a5d0
    mov qword [rsp + 160], rdx
    mul r13
    mov qword [rsp + 192], rax
    mov rax, 0x51868783bf2f966b
    mov qword [rsp + 136], rdx
    mul r13
    mov qword [rsp + 24], rax
    mov rax, -6
    mov qword [rsp + 40], rdx
    mul r13
    mov qword [rsp], rax
    mov rax, -1
    mov qword [rsp + 56], rdx
    mul r13
    mov qword [rsp + 216], rax
    mov eax, 511
    mov qword [rsp + 48], rdx
    mul r13
    add r14, qword [rsp + 32]
    adc rbp, qword [rsp + 96]
    adc rbx, qword [rsp + 192]
    adc rcx, qword [rsp + 24]
    adc r8, qword [rsp]
    adc r9, qword [rsp + 216]
    adc r10, qword [rsp + 216]
    adc r11, qword [rsp + 216]
    adc rdi, rax
    mov eax, 0
    adc rax, rax
    add rbp, qword [rsp + 64]
    mov qword [rsi + 72], rbp
    adc rbx, qword [rsp + 160]
    mov qword [rsi + 80], rbx
    adc rcx, qword [rsp + 136]
    mov qword [rsi + 88], rcx
    adc r8, qword [rsp + 40]
    mov qword [rsi + 96], r8
    adc r9, qword [rsp + 56]
    mov qword [rsi + 104], r9
    adc r10, qword [rsp + 48]
    mov qword [rsi + 112], r10
    adc r11, qword [rsp + 48]
    mov qword [rsi + 120], r11
    adc rdi, qword [rsp + 48]
    mov qword [rsi + 128], rdi
    adc rax, rdx
    mov r13, qword [rsp + 224]
    add r13, qword [rsp + 208]
    mov qword [rsi + 64], r13
    add rax, r12
    mov qword [rsi + 136], rax
    add rsp, 240
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
    dd 92, 28, p521_divsteps58_x64 - $ - 8, p521_divsteps58_x64.end - p521_divsteps58_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p521_divsteps58_x64.end - p521_divsteps58_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p521_divsteps58_fg9_x64 - $ - 8, p521_divsteps58_fg9_x64.end - p521_divsteps58_fg9_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xe0, 0x02
    db 0x04
    dd p521_divsteps58_fg9_x64.end - p521_divsteps58_fg9_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p521_fe_divsteps_de_x64 - $ - 8, p521_fe_divsteps_de_x64.end - p521_fe_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xb0, 0x02
    db 0x04
    dd p521_fe_divsteps_de_x64.end - p521_fe_divsteps_de_x64 - 32
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 316, p521_sc_divsteps_de_x64 - $ - 8, p521_sc_divsteps_de_x64.end - p521_sc_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x07, 0x0e, 0xa8, 0x02
    db 0x04
    dd p521_sc_divsteps_de_x64.end - p521_sc_divsteps_de_x64 - 32
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
    dd p521_divsteps58_x64 + 0 wrt ..imagebase, p521_divsteps58_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p521_divsteps58_fg9_x64 + 0 wrt ..imagebase, p521_divsteps58_fg9_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p521_fe_divsteps_de_x64 + 0 wrt ..imagebase, p521_fe_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p521_sc_divsteps_de_x64 + 0 wrt ..imagebase, p521_sc_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p521_divsteps58_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x25, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_divsteps58_fg9_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x1f, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_fe_divsteps_de_x64 + 0
    db 0x01, 0x23, 0x0a, 0x00, 0x23, 0x01, 0x1e, 0x00, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70 ; p521_sc_divsteps_de_x64 + 0
%endif
