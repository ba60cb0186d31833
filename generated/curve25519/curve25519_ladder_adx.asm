; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve curve25519
; From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:a8a4638f04964d45. Do not edit; make it again.
;
; the step of the Montgomery ladder, x86-64 with BMI2 and ADX
;
; Driven by the C function curve25519_ladder.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless CURVE25519_EXPORT is defined.

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
%ifdef CURVE25519_EXPORT
global %1:function
%else
global %1:function hidden
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
global %1:function hidden
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
%endmacro

extern curve25519_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void curve25519_ladder_step(curve25519_limb r[16], const curve25519_limb s[16], const curve25519_fe *u, uint64_t mask)
; r = (2P, P + Q), or (2Q, P + Q) where the mask is all-ones, of s = (P, Q)
; Requires u < p.
; RFC 7748, section 5 (Montgomery 1987); Explicit-Formulas Database, g1p, Montgomery, mladd-1987-m
; Points are (X : Z); coordinates modulo p, all at most
;     0x80000000000000000000000000000000000000000000000000000000000005b6. x(P - Q) = u.
extern curve25519_ladder_step_x64
LOCAL curve25519_ladder_step
align 32
curve25519_ladder_step:
    endbr64
    cmp dword [curve25519_cpu_plain], 0
    jne curve25519_ladder_step_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 200
    ; sum; its carry, 2^256, is folded to 38
    mov rax, qword [rsi + 64]
    add rax, qword [rsi + 96]
    mov r8, qword [rsi + 72]
    adc r8, qword [rsi + 104]
    mov r9, qword [rsi + 80]
    adc r9, qword [rsi + 112]
    mov r10, qword [rsi + 88]
    adc r10, qword [rsi + 120]
    sbb r11, r11
    and r11, 38
    add rax, r11
    mov r11, qword [rsi]
    add r11, qword [rsi + 32]
    mov rbx, qword [rsi + 8]
    adc rbx, qword [rsi + 40]
    mov rbp, qword [rsi + 16]
    adc rbp, qword [rsi + 48]
    mov r12, qword [rsi + 24]
    adc r12, qword [rsi + 56]
    sbb r13, r13
    and r13, 38
    add r11, r13
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r13, qword [rsi + 64]
    sub r13, qword [rsi + 96]
    mov r14, qword [rsi + 72]
    sbb r14, qword [rsi + 104]
    mov r15, qword [rsi + 80]
    sbb r15, qword [rsi + 112]
    mov qword [rsp], rdi
    mov rdi, qword [rsi + 88]
    sbb rdi, qword [rsi + 120]
    mov qword [rsp + 8], r10
    sbb r10, r10
    and r10, 38
    sub r13, r10
    sbb r14, 0
    sbb r15, 0
    sbb rdi, 0
    mov r10, qword [rsi]
    sub r10, qword [rsi + 32]
    mov qword [rsp + 16], rdi
    mov rdi, qword [rsi + 8]
    sbb rdi, qword [rsi + 40]
    mov qword [rsp + 24], r15
    mov r15, qword [rsi + 16]
    sbb r15, qword [rsi + 48]
    mov qword [rsp + 32], r14
    mov r14, qword [rsi + 24]
    sbb r14, qword [rsi + 56]
    sbb rsi, rsi
    and rsi, 38
    sub r10, rsi
    sbb rdi, 0
    sbb r15, 0
    sbb r14, 0
    bt rcx, 63
    mov rcx, r11
    cmovc rcx, rax
    mov rsi, rbx
    cmovc rsi, r8
    mov qword [rsp + 40], rax
    mov rax, rbp
    cmovc rax, r9
    mov qword [rsp + 48], r9
    mov r9, r12
    cmovc r9, qword [rsp + 8]
    ; D or B
    mov qword [rsp + 56], r8
    mov r8, r10
    cmovc r8, r13
    mov qword [rsp + 64], r10
    mov r10, rdi
    cmovc r10, qword [rsp + 32]
    mov qword [rsp + 72], rdi
    mov rdi, r15
    cmovc rdi, qword [rsp + 24]
    mov qword [rsp + 80], r15
    mov r15, r14
    cmovc r15, qword [rsp + 16]
    mov qword [rsp + 88], rdx
    mov rdx, rcx
    mov qword [rsp + 96], r14
    mov qword [rsp + 104], r12
    mulx r12, r14, rax
    mov qword [rsp + 112], rbp
    mulx rbp, rcx, rsi
    mov qword [rsp + 120], rbx
    xor ebx, ebx
    adcx r14, rbp
    mov qword [rsp + 128], r13
    mulx r13, rbp, r9
    adcx rbp, r12
    mov r12, rdx
    mov rdx, rsi
    mov qword [rsp + 136], r11
    mov qword [rsp + 144], r15
    mulx r15, r11, rax
    adox rbp, r11
    adcx r13, rbx
    mulx rsi, r11, r9
    adox r13, r11
    adox rbx, rbx
    add r13, r15
    adc rbx, rsi
    mov r11, rdx
    mov rdx, rax
    mulx r15, rsi, r9
    add rbx, rsi
    mov esi, 0x0
    adc rsi, rsi
    add rsi, r15
    xor r15d, r15d
    adcx rcx, rcx
    mov rdx, r12
    mov qword [rsp + 152], r10
    mulx r10, r12, rdx
    adox rcx, r10
    adcx r14, r14
    mov rdx, r11
    mulx r11, r10, rdx
    adox r14, r10
    adcx rbp, rbp
    adox rbp, r11
    adcx r13, r13
    mov rdx, rax
    mulx r10, rax, rdx
    adox r13, rax
    adcx rbx, rbx
    adox rbx, r10
    adcx rsi, rsi
    mov rdx, r9
    mulx r9, rax, rdx
    adox rsi, rax
    adcx r15, r15
    adox r15, r9
    mov edx, 0x26
    mulx r9, rax, r13
    xor r10d, r10d
    adcx r12, rax
    mulx r11, rax, rbx
    adcx rcx, rax
    adox rcx, r9
    mulx r9, rax, rsi
    adcx r14, rax
    adox r14, r11
    mulx r11, rax, r15
    adcx rbp, rax
    adox rbp, r9
    adcx r10, r10
    adox r10, r11
    mov rax, rbp
    shrd rax, r10, 63
    imul r9, rax, 19
    mov rax, 0x7fffffffffffffff
    and rbp, rax
    ; square, products of a[0] with the words above it
    mov rdx, r8
    mulx r11, r10, rdi
    mulx rbx, rsi, qword [rsp + 152]
    xor r13d, r13d
    adox r10, rbx
    mulx r15, rbx, qword [rsp + 144]
    adox rbx, r11
    adox r15, r13
    adcx r12, r9
    adcx rcx, r13
    adcx r14, r13
    adcx rbp, r13
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsp + 152]
    mulx r11, r9, rdi
    add rbx, r9
    mulx rax, r9, qword [rsp + 144]
    adc r15, r9
    adc r13, r13
    add r15, r11
    adc r13, rax
    ; square, products of a[2] with the words above it
    mov rdx, rdi
    mulx r9, rax, qword [rsp + 144]
    add r13, rax
    mov eax, 0x0
    adc rax, rax
    add rax, r9
    ; square: double the cross products
    xor r9d, r9d
    adcx rsi, rsi
    ; square: + a[i]^2 * W^(2i)
    mov rdx, r8
    mulx r11, r8, rdx
    adox rsi, r11
    adcx r10, r10
    mov rdx, qword [rsp + 152]
    mov qword [rsp + 160], rbp
    mulx rbp, r11, rdx
    adox r10, r11
    adcx rbx, rbx
    adox rbx, rbp
    adcx r15, r15
    mov rdx, rdi
    mulx rdi, r11, rdx
    adox r15, r11
    adcx r13, r13
    adox r13, rdi
    adcx rax, rax
    mov rdx, qword [rsp + 144]
    mulx rdi, r11, rdx
    adox rax, r11
    adcx r9, r9
    adox r9, rdi
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx rdi, r11, r15
    xor ebp, ebp
    adcx r8, r11
    mulx r13, r11, r13
    adcx rsi, r11
    adox rsi, rdi
    mulx r11, rax, rax
    adcx r10, rax
    adox r10, r13
    mulx r9, rax, r9
    adcx rbx, rax
    adox rbx, r11
    adcx rbp, rbp
    adox rbp, r9
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rax, rbx
    shrd rax, rbp, 63
    imul r9, rax, 19
    mov rax, 0x7fffffffffffffff
    and rbx, rax
    add r8, r9
    adc rsi, 0
    adc r10, 0
    adc rbx, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    mov r9, r12
    sub r9, r8
    mov r11, rcx
    sbb r11, rsi
    mov rdi, r14
    sbb rdi, r10
    mov rbp, qword [rsp + 160]
    sbb rbp, rbx
    sbb r13, r13
    and r13, 38
    sub r9, r13
    sbb r11, 0
    sbb rdi, 0
    sbb rbp, 0
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 136]
    mulx r15, r13, qword [rsp + 32]
    mov qword [rsp + 144], rbp
    mov qword [rsp + 152], rdi
    mulx rdi, rbp, qword [rsp + 128]
    add r13, rdi
    mov qword [rsp + 168], r9
    mulx r9, rdi, qword [rsp + 24]
    adc rdi, r15
    mov qword [rsp + 176], r11
    mulx r11, r15, qword [rsp + 16]
    adc r15, r9
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 120]
    mov qword [rsp + 136], rbx
    mulx rbx, r9, qword [rsp + 128]
    mov qword [rsp + 184], r10
    xor r10d, r10d
    adcx r13, r9
    mov qword [rsp + 192], rsi
    mulx rsi, r9, qword [rsp + 32]
    adcx rdi, r9
    adox rdi, rbx
    mulx rbx, r9, qword [rsp + 24]
    adcx r15, r9
    adox r15, rsi
    mulx rsi, r9, qword [rsp + 16]
    adcx r11, r9
    adox r11, rbx
    adcx r10, r10
    adox r10, rsi
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 112]
    mulx rsi, r9, qword [rsp + 128]
    xor ebx, ebx
    adcx rdi, r9
    mov qword [rsp + 120], r14
    mulx r14, r9, qword [rsp + 32]
    adcx r15, r9
    adox r15, rsi
    mulx rsi, r9, qword [rsp + 24]
    adcx r11, r9
    adox r11, r14
    mulx r14, r9, qword [rsp + 16]
    adcx r10, r9
    adox r10, rsi
    adcx rbx, rbx
    adox rbx, r14
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 104]
    mulx rsi, r9, qword [rsp + 128]
    xor r14d, r14d
    adcx r15, r9
    mov qword [rsp + 128], r12
    mulx r12, r9, qword [rsp + 32]
    adcx r11, r9
    adox r11, rsi
    mulx rsi, r9, qword [rsp + 24]
    adcx r10, r9
    adox r10, r12
    mulx r12, r9, qword [rsp + 16]
    adcx rbx, r9
    adox rbx, rsi
    adcx r14, r14
    adox r14, r12
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx r11, r9, r11
    xor esi, esi
    adcx rbp, r9
    mulx r10, r9, r10
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, rbx
    adcx rdi, r9
    adox rdi, r10
    mulx r10, r9, r14
    adcx r15, r9
    adox r15, r11
    adcx rsi, rsi
    adox rsi, r10
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r9, r15
    shrd r9, rsi, 63
    imul r10, r9, 19
    and r15, rax
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 64]
    mulx r11, r9, qword [rsp + 56]
    mulx rbx, rsi, qword [rsp + 40]
    xor r12d, r12d
    adox r9, rbx
    mulx r14, rbx, qword [rsp + 48]
    adox rbx, r11
    mov qword [rsp + 104], rcx
    mulx rcx, r11, qword [rsp + 8]
    adox r11, r14
    adox rcx, r12
    adcx rbp, r10
    adcx r13, r12
    adcx rdi, r12
    adcx r15, r12
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 72]
    mulx r14, r10, qword [rsp + 40]
    mov qword [rsp + 64], r8
    xor r8d, r8d
    adcx r9, r10
    mulx r12, r10, qword [rsp + 56]
    adcx rbx, r10
    adox rbx, r14
    mulx r14, r10, qword [rsp + 48]
    adcx r11, r10
    adox r11, r12
    mulx r12, r10, qword [rsp + 8]
    adcx rcx, r10
    adox rcx, r14
    adcx r8, r8
    adox r8, r12
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 80]
    mulx r12, r10, qword [rsp + 40]
    xor r14d, r14d
    adcx rbx, r10
    mulx rax, r10, qword [rsp + 56]
    adcx r11, r10
    adox r11, r12
    mulx r12, r10, qword [rsp + 48]
    adcx rcx, r10
    adox rcx, rax
    mulx r10, rax, qword [rsp + 8]
    adcx r8, rax
    adox r8, r12
    adcx r14, r14
    adox r14, r10
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 96]
    mulx r10, rax, qword [rsp + 40]
    xor r12d, r12d
    adcx r11, rax
    mov qword [rsp + 40], r15
    mulx r15, rax, qword [rsp + 56]
    adcx rcx, rax
    adox rcx, r10
    mulx r10, rax, qword [rsp + 48]
    adcx r8, rax
    adox r8, r15
    mulx r15, rax, qword [rsp + 8]
    adcx r14, rax
    adox r14, r10
    adcx r12, r12
    adox r12, r15
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx rcx, rax, rcx
    xor r10d, r10d
    adcx rsi, rax
    mulx r8, rax, r8
    adcx r9, rax
    adox r9, rcx
    mulx rcx, rax, r14
    adcx rbx, rax
    adox rbx, r8
    mulx r8, rax, r12
    adcx r11, rax
    adox r11, rcx
    adcx r10, r10
    adox r10, r8
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rax, r11
    shrd rax, r10, 63
    imul rcx, rax, 19
    mov rax, 0x7fffffffffffffff
    and r11, rax
    add rsi, rcx
    adc r9, 0
    adc rbx, 0
    adc r11, 0
    ; sum; its carry, 2^256, is folded to 38
    mov rcx, rbp
    add rcx, rsi
    mov r8, r13
    adc r8, r9
    mov r10, rdi
    adc r10, rbx
    mov r12, qword [rsp + 40]
    adc r12, r11
    sbb r14, r14
    and r14, 38
    add rcx, r14
    ; square, products of a[0] with the words above it
    mov rdx, rcx
    mulx r15, r14, r10
    mulx rax, rcx, r8
    mov qword [rsp + 96], r11
    xor r11d, r11d
    adcx r14, rax
    mov qword [rsp + 8], rdi
    mulx rdi, rax, r12
    adcx rax, r15
    ; square, products of a[1] with the words above it
    mov r15, rdx
    mov rdx, r8
    mov qword [rsp + 48], rbx
    mov qword [rsp + 56], r9
    mulx r9, rbx, r10
    adox rax, rbx
    adcx rdi, r11
    mulx r8, rbx, r12
    adox rdi, rbx
    adox r11, r11
    add rdi, r9
    adc r11, r8
    ; square, products of a[2] with the words above it
    mov r8, rdx
    mov rdx, r10
    mulx rbx, r9, r12
    add r11, r9
    mov r9d, 0x0
    adc r9, r9
    add r9, rbx
    ; square: double the cross products
    xor ebx, ebx
    adcx rcx, rcx
    ; square: + a[i]^2 * W^(2i)
    mov rdx, r15
    mov qword [rsp + 80], r13
    mulx r13, r15, rdx
    adox rcx, r13
    adcx r14, r14
    mov rdx, r8
    mulx r13, r8, rdx
    adox r14, r8
    adcx rax, rax
    adox rax, r13
    adcx rdi, rdi
    mov rdx, r10
    mulx r10, r8, rdx
    adox rdi, r8
    adcx r11, r11
    adox r11, r10
    adcx r9, r9
    mov rdx, r12
    mulx r10, r8, rdx
    adox r9, r8
    adcx rbx, rbx
    adox rbx, r10
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx r10, r8, rdi
    xor edi, edi
    adcx r15, r8
    mulx r11, r8, r11
    adcx rcx, r8
    adox rcx, r10
    mulx r9, r8, r9
    adcx r14, r8
    adox r14, r11
    mulx r10, r8, rbx
    adcx rax, r8
    adox rax, r9
    adcx rdi, rdi
    adox rdi, r10
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r8, rax
    shrd r8, rdi, 63
    imul r9, r8, 19
    mov r8, 0x7fffffffffffffff
    and rax, r8
    add r15, r9
    adc rcx, 0
    adc r14, 0
    adc rax, 0
    ; difference; where it borrows, 2*p is added, which is 2^256 less 38
    sub rbp, rsi
    mov r9, qword [rsp + 80]
    sbb r9, qword [rsp + 56]
    mov r10, qword [rsp + 8]
    sbb r10, qword [rsp + 48]
    mov r11, qword [rsp + 40]
    sbb r11, qword [rsp + 96]
    sbb rsi, rsi
    and rsi, 38
    sub rbp, rsi
    sbb r9, 0
    sbb r10, 0
    sbb r11, 0
    ; square, products of a[0] with the words above it
    mov rdx, rbp
    mulx rdi, rsi, r10
    mulx r12, rbx, r9
    xor r13d, r13d
    adcx rsi, r12
    mulx rbp, r12, r11
    adcx r12, rdi
    ; square, products of a[1] with the words above it
    mov rdi, rdx
    mov rdx, r9
    mov qword [rsp + 96], rax
    mov qword [rsp + 40], rcx
    mulx rcx, rax, r10
    adox r12, rax
    adcx rbp, r13
    mulx r9, rax, r11
    adox rbp, rax
    adox r13, r13
    add rbp, rcx
    adc r13, r9
    ; square, products of a[2] with the words above it
    mov rax, rdx
    mov rdx, r10
    mulx r9, rcx, r11
    add r13, rcx
    mov ecx, 0x0
    adc rcx, rcx
    add rcx, r9
    ; square: double the cross products
    xor r9d, r9d
    adcx rbx, rbx
    ; square: + a[i]^2 * W^(2i)
    mov rdx, rdi
    mov qword [rsp + 48], r14
    mulx r14, rdi, rdx
    adox rbx, r14
    adcx rsi, rsi
    mov rdx, rax
    mulx r14, rax, rdx
    adox rsi, rax
    adcx r12, r12
    adox r12, r14
    adcx rbp, rbp
    mov rdx, r10
    mulx r10, rax, rdx
    adox rbp, rax
    adcx r13, r13
    adox r13, r10
    adcx rcx, rcx
    mov rdx, r11
    mulx r10, rax, rdx
    adox rcx, rax
    adcx r9, r9
    adox r9, r10
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx r10, rax, rbp
    xor r11d, r11d
    adcx rdi, rax
    mulx rbp, rax, r13
    adcx rbx, rax
    adox rbx, r10
    mulx rcx, rax, rcx
    adcx rsi, rax
    adox rsi, rbp
    mulx r9, rax, r9
    adcx r12, rax
    adox r12, rcx
    adcx r11, r11
    adox r11, r9
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rax, r12
    shrd rax, r11, 63
    imul rcx, rax, 19
    and r12, r8
    add rdi, rcx
    adc rbx, 0
    adc rsi, 0
    adc r12, 0
    ; product, row 0: a * b[0]
    mov rdx, rdi
    mov rax, qword [rsp + 88]
    mulx r9, rcx, qword [rax + 8]
    mulx r11, r10, qword [rax]
    add rcx, r11
    mulx rbp, r11, qword [rax + 16]
    adc r11, r9
    mulx rdi, r9, qword [rax + 24]
    adc r9, rbp
    adc rdi, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, rbx
    mulx r13, rbp, qword [rax]
    xor r14d, r14d
    adcx rcx, rbp
    mulx rbx, rbp, qword [rax + 8]
    adcx r11, rbp
    adox r11, r13
    mulx r13, rbp, qword [rax + 16]
    adcx r9, rbp
    adox r9, rbx
    mulx rbp, rbx, qword [rax + 24]
    adcx rdi, rbx
    adox rdi, r13
    adcx r14, r14
    adox r14, rbp
    ; product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx rbp, rbx, qword [rax]
    xor r13d, r13d
    adcx r11, rbx
    mulx rsi, rbx, qword [rax + 8]
    adcx r9, rbx
    adox r9, rbp
    mulx rbp, rbx, qword [rax + 16]
    adcx rdi, rbx
    adox rdi, rsi
    mulx rbx, rsi, qword [rax + 24]
    adcx r14, rsi
    adox r14, rbp
    adcx r13, r13
    adox r13, rbx
    ; product, row 3: + a * b[3] * W^3
    mov rdx, r12
    mulx rbx, rsi, qword [rax]
    xor ebp, ebp
    adcx r9, rsi
    mulx r12, rsi, qword [rax + 8]
    adcx rdi, rsi
    adox rdi, rbx
    mulx rbx, rsi, qword [rax + 16]
    adcx r14, rsi
    adox r14, r12
    mulx r12, rsi, qword [rax + 24]
    mov rax, qword [rsp]
    mov qword [rax + 64], r15
    mov r8, qword [rsp + 40]
    mov qword [rax + 72], r8
    mov qword [rsp + 88], r9
    mov r9, qword [rsp + 48]
    mov qword [rax + 80], r9
    mov qword [rsp + 8], r11
    mov r11, qword [rsp + 96]
    mov qword [rax + 88], r11
    adcx r13, rsi
    adox r13, rbx
    adcx rbp, rbp
    adox rbp, r12
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx rdi, rsi, rdi
    xor ebx, ebx
    adcx r10, rsi
    mulx r12, rsi, r14
    adcx rcx, rsi
    adox rcx, rdi
    mulx rdi, rsi, r13
    adcx rsi, qword [rsp + 8]
    adox rsi, r12
    mulx r12, rbp, rbp
    adcx rbp, qword [rsp + 88]
    adox rbp, rdi
    adcx rbx, rbx
    adox rbx, r12
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rdi, rbp
    shrd rdi, rbx, 63
    imul rbx, rdi, 19
    mov rdi, 0x7fffffffffffffff
    and rbp, rdi
    ; product, row 0: a * b[0]
    mov rdx, qword [rsp + 64]
    mulx r13, r12, qword [rsp + 104]
    mulx r8, r14, qword [rsp + 128]
    xor r9d, r9d
    adox r12, r8
    mulx r11, r8, qword [rsp + 120]
    adox r8, r13
    mulx r15, r13, qword [rsp + 160]
    adox r13, r11
    adox r15, r9
    adcx r10, rbx
    mov qword [rax + 96], r10
    adcx rcx, r9
    mov qword [rax + 104], rcx
    adcx rsi, r9
    mov qword [rax + 112], rsi
    adcx rbp, r9
    mov qword [rax + 120], rbp
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rsp + 192]
    mulx rbx, r11, qword [rsp + 128]
    xor ecx, ecx
    adcx r12, r11
    mulx r11, r9, qword [rsp + 104]
    adcx r8, r9
    adox r8, rbx
    mulx rbx, r9, qword [rsp + 120]
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, qword [rsp + 160]
    adcx r15, r9
    adox r15, rbx
    adcx rcx, rcx
    adox rcx, r11
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rsp + 184]
    mulx r11, r9, qword [rsp + 128]
    xor ebx, ebx
    adcx r8, r9
    mulx r10, r9, qword [rsp + 104]
    adcx r13, r9
    adox r13, r11
    mulx r11, r9, qword [rsp + 120]
    adcx r15, r9
    adox r15, r10
    mulx r10, r9, qword [rsp + 160]
    adcx rcx, r9
    adox rcx, r11
    adcx rbx, rbx
    adox rbx, r10
    ; product, row 3: + a * b[3] * W^3
    mov rdx, qword [rsp + 136]
    mulx r10, r9, qword [rsp + 128]
    xor r11d, r11d
    adcx r13, r9
    mulx rsi, r9, qword [rsp + 104]
    adcx r15, r9
    adox r15, r10
    mulx r10, r9, qword [rsp + 120]
    adcx rcx, r9
    adox rcx, rsi
    mulx rsi, r9, qword [rsp + 160]
    adcx rbx, r9
    adox rbx, r10
    adcx r11, r11
    adox r11, rsi
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx r10, r9, r15
    xor esi, esi
    adcx r14, r9
    mulx r9, rcx, rcx
    adcx r12, rcx
    adox r12, r10
    mulx r10, rcx, rbx
    adcx r8, rcx
    adox r8, r9
    mulx r9, rcx, r11
    adcx r13, rcx
    adox r13, r10
    adcx rsi, rsi
    adox rsi, r9
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rcx, r13
    shrd rcx, rsi, 63
    imul r9, rcx, 19
    and r13, rdi
    ; times 121665
    mov edx, 0x1db41
    mulx r10, rcx, qword [rsp + 176]
    mulx rsi, r11, qword [rsp + 168]
    xor ebx, ebx
    adox rcx, rsi
    mulx r15, rsi, qword [rsp + 152]
    adox rsi, r10
    mulx rbp, r10, qword [rsp + 144]
    adox r10, r15
    adox rbp, rbx
    adcx r14, r9
    mov qword [rax], r14
    adcx r12, rbx
    mov qword [rax + 8], r12
    adcx r8, rbx
    mov qword [rax + 16], r8
    adcx r13, rbx
    mov qword [rax + 24], r13
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov r9, r10
    shrd r9, rbp, 63
    imul rbp, r9, 19
    and r10, rdi
    add r11, rbp
    adc rcx, 0
    adc rsi, 0
    adc r10, 0
    ; sum; its carry, 2^256, is folded to 38
    add r11, qword [rsp + 128]
    adc rcx, qword [rsp + 104]
    adc rsi, qword [rsp + 120]
    adc r10, qword [rsp + 160]
    sbb r9, r9
    and r9, 38
    add r11, r9
    ; product, row 0: a * b[0]
    mov rdx, r11
    mulx rbp, r9, qword [rsp + 176]
    mulx r11, r15, qword [rsp + 168]
    add r9, r11
    mulx r8, r11, qword [rsp + 152]
    adc r11, rbp
    mulx r12, rbp, qword [rsp + 144]
    adc rbp, r8
    adc r12, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, rcx
    mulx r13, r8, qword [rsp + 168]
    xor ecx, ecx
    adcx r9, r8
    mulx rbx, r8, qword [rsp + 176]
    adcx r11, r8
    adox r11, r13
    mulx r13, r8, qword [rsp + 152]
    adcx rbp, r8
    adox rbp, rbx
    mulx rbx, r8, qword [rsp + 144]
    adcx r12, r8
    adox r12, r13
    adcx rcx, rcx
    adox rcx, rbx
    ; product, row 2: + a * b[2] * W^2
    mov rdx, rsi
    mulx rbx, r8, qword [rsp + 168]
    xor r13d, r13d
    adcx r11, r8
    mulx rsi, r8, qword [rsp + 176]
    adcx rbp, r8
    adox rbp, rbx
    mulx rbx, r8, qword [rsp + 152]
    adcx r12, r8
    adox r12, rsi
    mulx rsi, r8, qword [rsp + 144]
    adcx rcx, r8
    adox rcx, rbx
    adcx r13, r13
    adox r13, rsi
    ; product, row 3: + a * b[3] * W^3
    mov rdx, r10
    mulx rsi, r8, qword [rsp + 168]
    xor ebx, ebx
    adcx rbp, r8
    mulx r10, r8, qword [rsp + 176]
    adcx r12, r8
    adox r12, rsi
    mulx rsi, r8, qword [rsp + 152]
    adcx rcx, r8
    adox rcx, r10
    mulx r10, r8, qword [rsp + 144]
    adcx r13, r8
    adox r13, rsi
    adcx rbx, rbx
    adox rbx, r10
    ; fold: the part above 2^256, times 2^256 mod p, onto the part below
    mov edx, 0x26
    mulx r10, r8, r12
    xor esi, esi
    adcx r15, r8
    mulx r8, rcx, rcx
    adcx r9, rcx
    adox r9, r10
    mulx r10, rcx, r13
    adcx r11, rcx
    adox r11, r8
    mulx r8, rcx, rbx
    adcx rbp, rcx
    adox rbp, r10
    adcx rsi, rsi
    adox rsi, r8
    ; fold: the part above 2^255, times 2^255 mod p, onto the part below
    mov rcx, rbp
    shrd rcx, rsi, 63
    imul r8, rcx, 19
    and rbp, rdi
    add r15, r8
    mov qword [rax + 32], r15
    adc r9, 0
    mov qword [rax + 40], r9
    adc r11, 0
    mov qword [rax + 48], r11
    adc rbp, 0
    mov qword [rax + 56], rbp
    add rsp, 200
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void curve25519_ladder_end(curve25519_fe *x, curve25519_fe *z, const curve25519_limb s[16], uint64_t mask)
; (x : z) = P, or Q where the mask is all-ones, of s = (P, Q); coordinates mod p
; Ensures x < p, z < p.
extern curve25519_ladder_end_x64
LOCAL curve25519_ladder_end
align 32
curve25519_ladder_end:
    endbr64
    cmp dword [curve25519_cpu_plain], 0
    jne curve25519_ladder_end_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    sub rsp, 8
    ; the mask as a condition
    bt rcx, 63
    ; Q or P
    mov rcx, qword [rdx]
    cmovc rcx, qword [rdx + 64]
    mov rax, qword [rdx + 8]
    cmovc rax, qword [rdx + 72]
    mov r8, qword [rdx + 16]
    cmovc r8, qword [rdx + 80]
    mov r9, qword [rdx + 24]
    cmovc r9, qword [rdx + 88]
    ; Q or P
    mov r10, qword [rdx + 32]
    cmovc r10, qword [rdx + 96]
    mov r11, qword [rdx + 40]
    cmovc r11, qword [rdx + 104]
    mov rbx, qword [rdx + 48]
    cmovc rbx, qword [rdx + 112]
    mov rbp, qword [rdx + 56]
    cmovc rbp, qword [rdx + 120]
    mov r12, r9
    shr r12, 63
    imul r13, r12, 19
    mov r12, 0x7fffffffffffffff
    and r9, r12
    add rcx, r13
    adc rax, 0
    adc r8, 0
    adc r9, 0
    mov r13, rcx
    sub r13, -19
    mov r14, rax
    sbb r14, -1
    mov r15, r8
    sbb r15, -1
    mov qword [rsp], rbx
    mov rbx, r9
    sbb rbx, r12
    cmovc r13, rcx
    mov qword [rdi], r13
    cmovc r14, rax
    mov qword [rdi + 8], r14
    cmovc r15, r8
    mov qword [rdi + 16], r15
    cmovc rbx, r9
    mov qword [rdi + 24], rbx
    ; last fold, at 2^255; the sum is below 2*p
    mov rax, rbp
    shr rax, 63
    imul rcx, rax, 19
    and rbp, r12
    add r10, rcx
    adc r11, 0
    mov rax, qword [rsp]
    adc rax, 0
    adc rbp, 0
    ; subtract the modulus; keep the difference unless it borrows
    mov rcx, r10
    sub rcx, -19
    mov r8, r11
    sbb r8, -1
    mov r9, rax
    sbb r9, -1
    mov rbx, rbp
    sbb rbx, r12
    cmovc rcx, r10
    mov qword [rsi], rcx
    cmovc r8, r11
    mov qword [rsi + 8], r8
    cmovc r9, rax
    mov qword [rsi + 16], r9
    cmovc rbx, rbp
    mov qword [rsi + 24], rbx
    add rsp, 8
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
%endif
