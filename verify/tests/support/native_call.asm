; SPDX-License-Identifier: MIT
; unsigned guarded_call(void *function, const uint64_t arguments[6], uint64_t *result)
;
; Calls a function with everything in the machine's state that the System V ABI lets be anything set to nonsense, and
; everything that must be kept set to sentinels. Returns 0, or the sum of
;   1 rbx   2 rbp   4 r12   8 r13   16 r14   32 r15   64 rsp   128 direction flag   256 the caller's stack frame

bits 64
default rel

%define SENTINEL_RDI 0x8ee8ee8ee8ee8ee8
%define SENTINEL_RSI 0x9dd9dd9dd9dd9dd9
%define SENTINEL_RBX 0x1bb1bb1bb1bb1bb1
%define SENTINEL_RBP 0x2bb2bb2bb2bb2bb2
%define SENTINEL_R12 0x3cc3cc3cc3cc3cc3
%define SENTINEL_R13 0x4dd4dd4dd4dd4dd4
%define SENTINEL_R14 0x5ee5ee5ee5ee5ee5
%define SENTINEL_R15 0x6ff6ff6ff6ff6ff6
%define CANARY 0x7aa7aa7aa7aa7aa7

section .bss
target: resq 1
stack:  resq 1
result: resq 1

section .text

global guarded_call:function
guarded_call:
    endbr64
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    push rdx
    mov rax, CANARY
    push rax
    push rax
    mov [target], rdi
    mov [stack], rsp
    mov r10, rsi
%ifdef MICROSOFT
    mov rcx, [r10]
    mov rdx, [r10 + 8]
    mov r8, [r10 + 16]
    mov r9, [r10 + 24]
    mov rdi, SENTINEL_RDI
    mov rsi, SENTINEL_RSI
    sub rsp, 32                 ; the home of the four arguments, the callee's to write
%else
    mov rdi, [r10]
    mov rsi, [r10 + 8]
    mov rdx, [r10 + 16]
    mov rcx, [r10 + 24]
    mov r8, [r10 + 32]
    mov r9, [r10 + 40]
%endif
    mov rbx, SENTINEL_RBX
    mov rbp, SENTINEL_RBP
    mov r12, SENTINEL_R12
    mov r13, SENTINEL_R13
    mov r14, SENTINEL_R14
    mov r15, SENTINEL_R15
    mov r11, 0x8000000000000000
    add r11, r11                ; carry and overflow set
    mov r11, 0x8999999999999999
    mov r10, r11
    mov rax, r11
    call [target]
%ifdef MICROSOFT
    lea rsp, [rsp + 32]
%endif
    mov [result], rax
    mov eax, 0

%macro KEPT 3                   ; register, sentinel, bit
    mov rcx, %2
    cmp %1, rcx
    je %%same
    or eax, %3
%%same:
%endmacro

%ifdef MICROSOFT
    KEPT rdi, SENTINEL_RDI, 512
    KEPT rsi, SENTINEL_RSI, 1024
%endif
    KEPT rbx, SENTINEL_RBX, 1
    KEPT rbp, SENTINEL_RBP, 2
    KEPT r12, SENTINEL_R12, 4
    KEPT r13, SENTINEL_R13, 8
    KEPT r14, SENTINEL_R14, 16
    KEPT r15, SENTINEL_R15, 32
    cmp rsp, [stack]
    je .balanced
    or eax, 64
    mov rsp, [stack]
.balanced:
    pushfq
    pop rcx
    test ecx, 0x400
    jz .forward
    or eax, 128
    cld
.forward:
    pop rdx
    KEPT rdx, CANARY, 256
    pop rdx
    KEPT rdx, CANARY, 256
    pop rdx
    mov rcx, [result]
    mov [rdx], rcx
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret

section .note.GNU-stack noalloc noexec nowrite progbits
