; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve p256
; From: p256.toml sha256:a17bd72900441c70, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; kernels of the inversion by division steps, any x86-64
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

; ----------------------------------------------------------------------
; void p256_divsteps60(p256_limb out[5], const p256_limb in[3])
; M = out[1..4] - 2^60: 2^60 * (f, g) after 60 division steps = M * (f, g) before
; Bernstein-Yang division steps from delta = 1/2, in packed blocks of 20, 20, 20
LOCAL p256_divsteps60_x64
align 32
p256_divsteps60_x64:
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
LOCAL p256_divsteps60_fg4_x64
align 32
p256_divsteps60_fg4_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 96
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
    mov r11, rax
    mov rax, qword [rsi + 8]
    mov rbx, rdx
    mul qword [rbx + 8]
    mov rbp, rax
    mov rax, qword [rsi]
    mov r12, rdx
    mul qword [rbx + 8]
    mov r13, rax
    mov rax, qword [rsi + 16]
    mov r14, rdx
    mul qword [rbx + 8]
    mov r15, rax
    mov rax, qword [rsi + 24]
    mov qword [rsp], rdx
    mul qword [rbx + 8]
    add rbp, r14
    adc r15, r12
    adc rax, qword [rsp]
    adc rdx, 0
    mov r12, rax
    mov rax, qword [rsi + 40]
    mov r14, rdx
    mul qword [rbx + 16]
    mov qword [rsp], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 8], rdx
    mul qword [rbx + 16]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 24], rdx
    mul qword [rbx + 16]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 40], rdx
    mul qword [rbx + 16]
    add r13, qword [rsp]
    adc rbp, qword [rsp + 16]
    adc r15, qword [rsp + 32]
    adc r12, rax
    adc r14, 0
    add rbp, qword [rsp + 8]
    adc r15, qword [rsp + 24]
    adc r12, qword [rsp + 40]
    adc r14, rdx
    ; f: divide by 2^S
    shrd r13, rbp, 60
    shrd rbp, r15, 60
    shrd r15, r12, 60
    mov rax, qword [rbx + 8]
    and rax, qword [rsi + 32]
    mov qword [rsp + 40], rdi
    mov rdi, qword [rbx + 16]
    and rdi, qword [rsi + 72]
    add rax, rdi
    sub r14, rax
    shrd r12, r14, 60
    shr r14, 60
    ; f: - (f + g), which the 2^S added to U and V brought in
    sub r13, r11
    sbb rbp, rcx
    sbb r15, r8
    sbb r12, r9
    sbb r14, r10
    ; g: U * f, on the words without sign
    mov rax, qword [rsi + 8]
    mul qword [rbx + 24]
    mov rdi, rax
    mov rax, qword [rsi]
    mov qword [rsp + 24], rdx
    mul qword [rbx + 24]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 32], rdx
    mul qword [rbx + 24]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp], rdx
    mul qword [rbx + 24]
    add rdi, qword [rsp + 32]
    mov qword [rsp + 32], r14
    mov r14, qword [rsp + 16]
    adc r14, qword [rsp + 24]
    adc rax, qword [rsp]
    adc rdx, 0
    mov qword [rsp], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 24], rdx
    mul qword [rbx + 32]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 48], rdx
    mul qword [rbx + 32]
    mov qword [rsp + 56], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 64], rdx
    mul qword [rbx + 32]
    mov qword [rsp + 72], rax
    mov rax, qword [rsi + 64]
    mov qword [rsp + 80], rdx
    mul qword [rbx + 32]
    mov qword [rsp + 88], r10
    mov r10, qword [rsp + 8]
    add r10, qword [rsp + 16]
    adc rdi, qword [rsp + 56]
    adc r14, qword [rsp + 72]
    adc rax, qword [rsp]
    mov qword [rsp], r9
    mov r9, qword [rsp + 24]
    adc r9, 0
    add rdi, qword [rsp + 48]
    adc r14, qword [rsp + 64]
    adc rax, qword [rsp + 80]
    adc r9, rdx
    ; g: divide by 2^S
    shrd r10, rdi, 60
    shrd rdi, r14, 60
    shrd r14, rax, 60
    mov qword [rsp + 80], r8
    mov r8, qword [rbx + 24]
    and r8, qword [rsi + 32]
    mov qword [rsp + 64], r14
    mov r14, qword [rbx + 32]
    and r14, qword [rsi + 72]
    mov rsi, qword [rsp + 40]
    mov qword [rsi], r13
    mov qword [rsi + 8], rbp
    mov qword [rsi + 16], r15
    mov qword [rsi + 24], r12
    add r8, r14
    sub r9, r8
    shrd rax, r9, 60
    shr r9, 60
    ; g: - (f + g), which the 2^S added to U and V brought in
    sub r10, r11
    mov qword [rsi + 40], r10
    sbb rdi, rcx
    mov qword [rsi + 48], rdi
    mov rcx, qword [rsp + 64]
    sbb rcx, qword [rsp + 80]
    mov qword [rsi + 56], rcx
    sbb rax, qword [rsp]
    mov qword [rsi + 64], rax
    sbb r9, qword [rsp + 88]
    mov r8, qword [rsp + 32]
    and r8, 1
    neg r8
    mov qword [rsi + 32], r8
    and r9, 1
    neg r9
    mov qword [rsi + 72], r9
    add rsp, 96
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
LOCAL p256_fe_divsteps_de_x64
align 32
p256_fe_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 48
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
    ; d: + U * d + V * e
    mov rbx, rax
    mov rax, qword [rsi]
    mov rbp, rdx
    mul qword [rbp + 8]
    shrd r11, rbx, 4
    mov r12, rax
    mov rax, qword [rsi + 8]
    mov r13, rdx
    mul qword [rbp + 8]
    shrd rbx, rcx, 4
    mov r14, rax
    mov rax, qword [rsi + 16]
    mov r15, rdx
    mul qword [rbp + 8]
    shrd rcx, r8, 4
    mov qword [rsp], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 8]
    shrd r8, r9, 4
    add r12, r10
    adc r14, r11
    mov r9, rbx
    adc r9, qword [rsp]
    adc rax, rcx
    mov qword [rsp], rcx
    mov rcx, r8
    adc rcx, 0
    add r14, r13
    adc r9, r15
    adc rax, qword [rsp + 8]
    adc rcx, rdx
    mov r13, rax
    mov rax, qword [rsi + 32]
    mul qword [rbp + 16]
    mov r15, rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 16]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 24], rdx
    mul qword [rbp + 16]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [rbp + 16]
    add r12, r15
    adc r14, qword [rsp + 16]
    adc r9, qword [rsp + 32]
    adc r13, rax
    adc rcx, 0
    add r14, qword [rsp + 8]
    adc r9, qword [rsp + 24]
    adc r13, qword [rsp + 40]
    adc rcx, rdx
    ; d: make the lowest word zero by a multiple k of p, and drop it
    mov rax, r12
    shl rax, 32
    mov r15, rax
    mov rax, 0xffffffff00000001
    mul r12
    add r14, r15
    adc r9, 0
    adc r13, rax
    mov eax, 0
    adc rax, rax
    shr r12, 32
    add r9, r12
    adc r13, 0
    adc rax, rdx
    add rax, rcx
    ; d: take p away where that overflowed
    sbb rcx, rcx
    mov r12, rcx
    mov r15d, 0xffffffff
    and r12, r15
    mov r15, rcx
    mov qword [rsp + 40], r8
    mov r8, 0xffffffff00000001
    and r15, r8
    sub r14, rcx
    sbb r9, r12
    sbb r13, 0
    sbb rax, r15
    ; e: + U * d + V * e
    mov rcx, rax
    mov rax, qword [rsi]
    mul qword [rbp + 24]
    mov r12, rax
    mov rax, qword [rsi + 8]
    mov r15, rdx
    mul qword [rbp + 24]
    mov qword [rsp + 24], rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 24]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 16], rdx
    mul qword [rbp + 24]
    add r10, r12
    adc r11, qword [rsp + 24]
    adc rbx, qword [rsp + 32]
    adc rax, qword [rsp]
    mov r12, qword [rsp + 40]
    adc r12, 0
    add r11, r15
    adc rbx, qword [rsp + 8]
    adc rax, qword [rsp + 16]
    adc r12, rdx
    mov r15, rax
    mov rax, qword [rsi + 32]
    mul qword [rbp + 32]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 32]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp], rdx
    mul qword [rbp + 32]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 24], rdx
    mul qword [rbp + 32]
    mov qword [rdi], r14
    mov qword [rdi + 8], r9
    mov qword [rdi + 16], r13
    mov qword [rdi + 24], rcx
    add r10, qword [rsp + 16]
    adc r11, qword [rsp + 40]
    adc rbx, qword [rsp + 32]
    adc r15, rax
    adc r12, 0
    add r11, qword [rsp + 8]
    adc rbx, qword [rsp]
    adc r15, qword [rsp + 24]
    adc r12, rdx
    ; e: make the lowest word zero by a multiple k of p, and drop it
    mov rax, r10
    shl rax, 32
    mov rsi, rax
    mov rax, r8
    mul r10
    add r11, rsi
    adc rbx, 0
    adc r15, rax
    mov eax, 0
    adc rax, rax
    shr r10, 32
    add rbx, r10
    adc r15, 0
    adc rax, rdx
    add rax, r12
    ; e: take p away where that overflowed
    sbb r10, r10
    mov rsi, r10
    mov ebp, 0xffffffff
    and rsi, rbp
    and r8, r10
    sub r11, r10
    mov qword [rdi + 32], r11
    sbb rbx, rsi
    mov qword [rdi + 40], rbx
    sbb r15, 0
    mov qword [rdi + 48], r15
    sbb rax, r8
    mov qword [rdi + 56], rax
    add rsp, 48
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void p256_sc_divsteps_de(p256_limb out[8], const p256_limb de[8], const p256_limb m[5])
; 2^64 * out = M * (d, e) mod n, where M = m[1..4] - 2^60
LOCAL p256_sc_divsteps_de_x64
align 32
p256_sc_divsteps_de_x64:
    endbr64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 64
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
    ; d: + U * d + V * e
    mov rbx, rax
    mov rax, qword [rsi]
    mov rbp, rdx
    mul qword [rbp + 8]
    shrd r11, rbx, 4
    mov r12, rax
    mov rax, qword [rsi + 8]
    mov r13, rdx
    mul qword [rbp + 8]
    shrd rbx, rcx, 4
    mov r14, rax
    mov rax, qword [rsi + 16]
    mov r15, rdx
    mul qword [rbp + 8]
    shrd rcx, r8, 4
    mov qword [rsp], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 8]
    shrd r8, r9, 4
    add r12, r10
    adc r14, r11
    mov r9, rbx
    adc r9, qword [rsp]
    adc rax, rcx
    mov qword [rsp], rcx
    mov rcx, r8
    adc rcx, 0
    add r14, r13
    adc r9, r15
    adc rax, qword [rsp + 8]
    adc rcx, rdx
    mov r13, rax
    mov rax, qword [rsi + 32]
    mul qword [rbp + 16]
    mov r15, rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 8], rdx
    mul qword [rbp + 16]
    mov qword [rsp + 16], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp + 24], rdx
    mul qword [rbp + 16]
    mov qword [rsp + 32], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 40], rdx
    mul qword [rbp + 16]
    add r12, r15
    adc r14, qword [rsp + 16]
    adc r9, qword [rsp + 32]
    adc r13, rax
    adc rcx, 0
    add r14, qword [rsp + 8]
    adc r9, qword [rsp + 24]
    adc r13, qword [rsp + 40]
    adc rcx, rdx
    ; d: make the lowest word zero by a multiple k of n, and drop it
    mov rax, r12
    mov r15, 0xccd1c8aaee00bc4f
    imul rax, r15
    mov r15, rax
    mov qword [rsp + 40], r8
    mov r8, 0xf3b9cac2fc632551
    mul r8
    mov qword [rsp + 24], rax
    mov rax, 0xbce6faada7179e84
    mov qword [rsp + 8], rdx
    mul r15
    mov qword [rsp + 32], rax
    mov rax, -1
    mov qword [rsp + 16], rdx
    mul r15
    mov qword [rsp + 48], rax
    mov rax, 0xffffffff00000000
    mov qword [rsp + 56], rdx
    mul r15
    add r12, qword [rsp + 24]
    adc r14, qword [rsp + 32]
    adc r9, qword [rsp + 48]
    adc r13, rax
    mov eax, 0
    adc rax, rax
    add r14, qword [rsp + 8]
    adc r9, qword [rsp + 16]
    adc r13, qword [rsp + 56]
    adc rax, rdx
    add rax, rcx
    ; d: take n away where that overflowed
    sbb rcx, rcx
    mov r12, rcx
    and r12, r8
    mov r15, rcx
    mov r8, 0xbce6faada7179e84
    and r15, r8
    mov r8, rcx
    mov qword [rsp + 56], rbx
    mov rbx, 0xffffffff00000000
    and r8, rbx
    sub r14, r12
    sbb r9, r15
    sbb r13, rcx
    sbb rax, r8
    ; e: + U * d + V * e
    mov rcx, rax
    mov rax, qword [rsi]
    mul qword [rbp + 24]
    mov r8, rax
    mov rax, qword [rsi + 8]
    mov r12, rdx
    mul qword [rbp + 24]
    mov r15, rax
    mov rax, qword [rsi + 16]
    mov qword [rsp + 16], rdx
    mul qword [rbp + 24]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 24]
    mov qword [rsp + 48], rdx
    mul qword [rbp + 24]
    add r10, r8
    adc r11, r15
    mov r8, qword [rsp + 56]
    adc r8, qword [rsp + 8]
    adc rax, qword [rsp]
    mov r15, qword [rsp + 40]
    adc r15, 0
    add r11, r12
    adc r8, qword [rsp + 16]
    adc rax, qword [rsp + 48]
    adc r15, rdx
    mov r12, rax
    mov rax, qword [rsi + 32]
    mul qword [rbp + 32]
    mov qword [rsp + 48], rax
    mov rax, qword [rsi + 40]
    mov qword [rsp + 16], rdx
    mul qword [rbp + 32]
    mov qword [rsp + 40], rax
    mov rax, qword [rsi + 48]
    mov qword [rsp], rdx
    mul qword [rbp + 32]
    mov qword [rsp + 8], rax
    mov rax, qword [rsi + 56]
    mov qword [rsp + 56], rdx
    mul qword [rbp + 32]
    mov qword [rdi], r14
    mov qword [rdi + 8], r9
    mov qword [rdi + 16], r13
    mov qword [rdi + 24], rcx
    add r10, qword [rsp + 48]
    adc r11, qword [rsp + 40]
    adc r8, qword [rsp + 8]
    adc r12, rax
    adc r15, 0
    add r11, qword [rsp + 16]
    adc r8, qword [rsp]
    adc r12, qword [rsp + 56]
    adc r15, rdx
    ; e: make the lowest word zero by a multiple k of n, and drop it
    mov rax, r10
    mov rsi, 0xccd1c8aaee00bc4f
    imul rax, rsi
    mov rsi, rax
    mov rbp, 0xf3b9cac2fc632551
    mul rbp
    mov qword [rsp + 56], rax
    mov rax, 0xbce6faada7179e84
    mov qword [rsp], rdx
    mul rsi
    mov qword [rsp + 16], rax
    mov rax, -1
    mov qword [rsp + 8], rdx
    mul rsi
    mov qword [rsp + 40], rax
    mov rax, rbx
    mov qword [rsp + 48], rdx
    mul rsi
    add r10, qword [rsp + 56]
    adc r11, qword [rsp + 16]
    adc r8, qword [rsp + 40]
    adc r12, rax
    mov eax, 0
    adc rax, rax
    add r11, qword [rsp]
    adc r8, qword [rsp + 8]
    adc r12, qword [rsp + 48]
    adc rax, rdx
    add rax, r15
    ; e: take n away where that overflowed
    sbb r10, r10
    and rbp, r10
    mov rsi, r10
    mov r15, 0xbce6faada7179e84
    and rsi, r15
    and rbx, r10
    sub r11, rbp
    mov qword [rdi + 32], r11
    sbb r8, rsi
    mov qword [rdi + 40], r8
    sbb r12, r10
    mov qword [rdi + 48], r12
    sbb rax, rbx
    mov qword [rdi + 56], rax
    add rsp, 64
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
    dd 92, 28, p256_divsteps60_x64 - $ - 8, p256_divsteps60_x64.end - p256_divsteps60_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p256_divsteps60_x64.end - p256_divsteps60_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 124, p256_divsteps60_fg4_x64 - $ - 8, p256_divsteps60_fg4_x64.end - p256_divsteps60_fg4_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x98, 0x01
    db 0x04
    dd p256_divsteps60_fg4_x64.end - p256_divsteps60_fg4_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00
    dd 92, 220, p256_fe_divsteps_de_x64 - $ - 8, p256_fe_divsteps_de_x64.end - p256_fe_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x68
    db 0x04
    dd p256_fe_divsteps_de_x64.end - p256_fe_divsteps_de_x64 - 29
    db 0x0e, 0x38
    db 0x02, 0x02, 0x0e, 0x30, 0xcf
    db 0x02, 0x02, 0x0e, 0x28, 0xce
    db 0x02, 0x02, 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00
    dd 92, 316, p256_sc_divsteps_de_x64 - $ - 8, p256_sc_divsteps_de_x64.end - p256_sc_divsteps_de_x64
    db 0
    db 0x02, 0x05, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x02, 0x02, 0x0e, 0x30, 0x8e, 0x06
    db 0x02, 0x02, 0x0e, 0x38, 0x8f, 0x07
    db 0x02, 0x04, 0x0e, 0x78
    db 0x04
    dd p256_sc_divsteps_de_x64.end - p256_sc_divsteps_de_x64 - 29
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
    dd p256_divsteps60_x64 + 0 wrt ..imagebase, p256_divsteps60_x64.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd p256_divsteps60_fg4_x64 + 0 wrt ..imagebase, p256_divsteps60_fg4_x64.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd p256_fe_divsteps_de_x64 + 0 wrt ..imagebase, p256_fe_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 48 wrt ..imagebase
    dd p256_sc_divsteps_de_x64 + 0 wrt ..imagebase, p256_sc_divsteps_de_x64.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_divsteps60_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0xb2, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_divsteps60_fg4_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x52, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_fe_divsteps_de_x64 + 0
    db 0x01, 0x20, 0x09, 0x00, 0x20, 0x72, 0x1c, 0xf0, 0x1a, 0xe0, 0x18, 0xd0, 0x16, 0xc0, 0x14, 0x50, 0x13, 0x30, 0x06, 0x60, 0x05, 0x70, 0x00, 0x00 ; p256_sc_divsteps_de_x64 + 0
%endif
