; SPDX-License-Identifier: MIT-0
; Made by: ecgen --curve secp192k1
; From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again.
;
; the field of integers modulo p, x86-64 with BMI2 and ADX
;
; p = 0xfffffffffffffffffffffffffffffffffffffffeffffee37, 3 words of 64 bits, W = 2^64
; Elements stand for themselves.
; Products are reduced by Crandall: 2^192 = 2^32 + 4553 (mod p).
; Generated from straight-line programs whose carries are proved: each dropped carry is zero for all inputs.
;
; Assembles for elf64, macho64 and win64: nasm -f FORMAT. System V registers inside; on win64 the ENTER macro moves the
; arguments over. No red zone is used. Symbols are hidden unless SECP192K1_EXPORT
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
%ifdef SECP192K1_EXPORT
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

extern secp192k1_cpu_plain ; not zero: the processor lacks BMI2 or ADX

; ----------------------------------------------------------------------
; void secp192k1_fe_add(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
; r = a + b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp192k1_fe_add
align 32
secp192k1_fe_add:
    endbr64
    ENTER
    ; a + b, below 2*p
    mov rax, qword [rsi]
    add rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    adc rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    adc r8, qword [rdx + 16]
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov rdx, rax
    mov r9, 0xfffffffeffffee37
    sub rdx, r9
    mov r9, rcx
    sbb r9, -1
    mov r10, r8
    sbb r10, -1
    sbb rsi, 0
    cmovc rdx, rax
    mov qword [rdi], rdx
    cmovc r9, rcx
    mov qword [rdi + 8], r9
    cmovc r10, r8
    mov qword [rdi + 16], r10
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_sub(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
; r = a - b mod p
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp192k1_fe_sub
align 32
secp192k1_fe_sub:
    endbr64
    ENTER
    ; a - b
    mov rax, qword [rsi]
    sub rax, qword [rdx]
    mov rcx, qword [rsi + 8]
    sbb rcx, qword [rdx + 8]
    mov r8, qword [rsi + 16]
    sbb r8, qword [rdx + 16]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov rdx, rsi
    mov r9, 0xfffffffeffffee37
    and rdx, r9
    add rax, rdx
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_neg(secp192k1_fe *r, const secp192k1_fe *a)
; r = -a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp192k1_fe_neg
align 32
secp192k1_fe_neg:
    endbr64
    ENTER
    ; a - b
    mov rax, qword [rsi]
    neg rax
    mov ecx, 0
    sbb rcx, qword [rsi + 8]
    mov r8d, 0
    sbb r8, qword [rsi + 16]
    ; add the modulus where it borrowed
    sbb rsi, rsi
    mov r9, rsi
    mov r10, 0xfffffffeffffee37
    and r9, r10
    add rax, r9
    mov qword [rdi], rax
    adc rcx, rsi
    mov qword [rdi + 8], rcx
    adc r8, rsi
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_dbl(secp192k1_fe *r, const secp192k1_fe *a)
; r = 2*a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp192k1_fe_dbl
align 32
secp192k1_fe_dbl:
    endbr64
    ENTER
    ; 2*a, below 2*p
    mov rax, qword [rsi]
    add rax, rax
    mov rcx, qword [rsi + 8]
    adc rcx, rcx
    mov r8, qword [rsi + 16]
    adc r8, r8
    ; subtract the modulus; keep the difference unless it borrows
    mov esi, 0
    adc rsi, rsi
    mov r9, rax
    mov r10, 0xfffffffeffffee37
    sub r9, r10
    mov r10, rcx
    sbb r10, -1
    mov r11, r8
    sbb r11, -1
    sbb rsi, 0
    cmovc r9, rax
    mov qword [rdi], r9
    cmovc r10, rcx
    mov qword [rdi + 8], r10
    cmovc r11, r8
    mov qword [rdi + 16], r11
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_half(secp192k1_fe *r, const secp192k1_fe *a)
; 2*r = a mod p
; Requires a < p.
; Ensures r < p.
GLOBAL secp192k1_fe_half
align 32
secp192k1_fe_half:
    endbr64
    ENTER
    ; add the modulus where a is odd
    mov rax, qword [rsi]
    and rax, 1
    neg rax
    mov rcx, rax
    mov r8, 0xfffffffeffffee37
    and rcx, r8
    add rcx, qword [rsi]
    mov r8, qword [rsi + 8]
    adc r8, rax
    adc rax, qword [rsi + 16]
    mov esi, 0
    adc rsi, rsi
    ; shift right by one bit
    shrd rcx, r8, 1
    mov qword [rdi], rcx
    shrd r8, rax, 1
    mov qword [rdi + 8], r8
    shrd rax, rsi, 1
    mov qword [rdi + 16], rax
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_mul(secp192k1_fe *r, const secp192k1_fe *a, const secp192k1_fe *b)
; r = a * b mod p
; Requires a < p, b < p.
; Ensures r < p.
; Crandall: 2^192 = 2^32 + 4553 (mod p)
extern secp192k1_fe_mul_x64
GLOBAL secp192k1_fe_mul
align 32
secp192k1_fe_mul:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_fe_mul_x64
    ENTER
    push rbx
    push rbp
    push r12
    push r13
    ; product, row 0: a * b[0]
    mov rax, rdx
    mov rdx, qword [rax]
    mulx r8, rcx, qword [rsi + 8]
    mulx r10, r9, qword [rsi]
    add rcx, r10
    mulx r11, r10, qword [rsi + 16]
    adc r10, r8
    adc r11, 0
    ; product, row 1: + a * b[1] * W^1
    mov rdx, qword [rax + 8]
    mulx rbx, r8, qword [rsi]
    xor ebp, ebp
    adcx rcx, r8
    mulx r12, r8, qword [rsi + 8]
    adcx r10, r8
    adox r10, rbx
    mulx rbx, r8, qword [rsi + 16]
    adcx r11, r8
    adox r11, r12
    adcx rbp, rbp
    adox rbp, rbx
    ; product, row 2: + a * b[2] * W^2
    mov rdx, qword [rax + 16]
    mulx rbx, r8, qword [rsi]
    xor r12d, r12d
    adcx r10, r8
    mulx r13, r8, qword [rsi + 8]
    adcx r11, r8
    adox r11, rbx
    mulx rbx, r8, qword [rsi + 16]
    adcx rbp, r8
    adox rbp, r13
    adcx r12, r12
    adox r12, rbx
    ; q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx r8, rax, rbx
    add rax, r10
    adc r8, 0
    ; (q + 1)*4294971849
    mov rax, r8
    add rax, 1
    ; fold: the part above 2^192, times 4294971849, onto the part below
    mulx rsi, r11, r11
    mulx rbx, rax, rax
    ; the high words of these products and (q + 1)*4294971849
    add rsi, rbx
    xor ebx, ebx
    adcx r9, r11
    adox r9, rax
    mulx r11, rax, rbp
    adcx rcx, rax
    adox rcx, rsi
    mulx rsi, rax, r12
    adcx r10, rax
    adox r10, r11
    adcx rsi, rbx
    adox rsi, rbx
    ; the word above is one more than q unless the sum is below 2^192
    cmp r8, rsi
    ; less 4294971849 there
    cmovc rdx, rbx
    sub r9, rdx
    mov qword [rdi], r9
    sbb rcx, 0
    mov qword [rdi + 8], rcx
    sbb r10, 0
    mov qword [rdi + 16], r10
    pop r13
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_sqr(secp192k1_fe *r, const secp192k1_fe *a)
; r = a^2 mod p
; Requires a < p.
; Ensures r < p.
; Crandall: 2^192 = 2^32 + 4553 (mod p)
extern secp192k1_fe_sqr_x64
GLOBAL secp192k1_fe_sqr
align 32
secp192k1_fe_sqr:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_fe_sqr_x64
    ENTER
    push rbx
    push rbp
    push r12
    ; square, products of a[0] with the words above it
    mov rdx, qword [rsi]
    mulx rcx, rax, qword [rsi + 16]
    mulx r9, r8, qword [rsi + 8]
    add rax, r9
    adc rcx, 0
    ; square, products of a[1] with the words above it
    mov rdx, qword [rsi + 8]
    mulx r10, r9, qword [rsi + 16]
    add rcx, r9
    mov r9d, 0
    adc r9, r9
    add r9, r10
    ; square: double the cross products
    xor r10d, r10d
    adcx r8, r8
    ; square: + a[i]^2 * W^(2i)
    mov rdx, qword [rsi]
    mulx rbx, r11, rdx
    adox r8, rbx
    adcx rax, rax
    mov rdx, qword [rsi + 8]
    mulx rbp, rbx, rdx
    adox rax, rbx
    adcx rcx, rcx
    adox rcx, rbp
    adcx r9, r9
    mov rdx, qword [rsi + 16]
    mulx rbp, rbx, rdx
    adox r9, rbx
    adcx r10, r10
    adox r10, rbp
    ; q, which estimates the quotient by 2^192 by the product of the top words: at most 1 too small
    mov rdx, 0x1000011c9
    mulx rbx, rsi, rbp
    add rsi, rax
    adc rbx, 0
    ; (q + 1)*4294971849
    mov rsi, rbx
    add rsi, 1
    ; fold: the part above 2^192, times 4294971849, onto the part below
    mulx rbp, rcx, rcx
    mulx r12, rsi, rsi
    ; the high words of these products and (q + 1)*4294971849
    add rbp, r12
    xor r12d, r12d
    adcx r11, rcx
    adox r11, rsi
    mulx r9, rcx, r9
    adcx r8, rcx
    adox r8, rbp
    mulx r10, rcx, r10
    adcx rax, rcx
    adox rax, r9
    adcx r10, r12
    adox r10, r12
    ; the word above is one more than q unless the sum is below 2^192
    cmp rbx, r10
    ; less 4294971849 there
    cmovc rdx, r12
    sub r11, rdx
    mov qword [rdi], r11
    sbb r8, 0
    mov qword [rdi + 8], r8
    sbb rax, 0
    mov qword [rdi + 16], rax
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_mul_small(secp192k1_fe *r, const secp192k1_fe *a, uint32_t k)
; r = a * k mod p
; Requires a < p.
; Ensures r < p.
; Barrett quotient of one word
extern secp192k1_fe_mul_small_x64
GLOBAL secp192k1_fe_mul_small
align 32
secp192k1_fe_mul_small:
    endbr64
    cmp dword [secp192k1_cpu_plain], 0
    jne secp192k1_fe_mul_small_x64
    ENTER
    push rbx
    push rbp
    push r12
    mov edx, edx
    ; T = a * k
    mulx rcx, rax, qword [rsi + 8]
    mulx r9, r8, qword [rsi]
    add rax, r9
    mulx r10, r9, qword [rsi + 16]
    adc r9, rcx
    adc r10, 0
    ; T - q * p, below 4*p
    mov rdx, r10
    mov rcx, -1
    mulx r11, rsi, rcx
    mov rbx, 0xfffffffeffffee37
    mulx r12, rbp, rbx
    add r12, rsi
    adc rsi, r11
    adc r11, 0
    sub r8, rbp
    sbb rax, r12
    sbb r9, rsi
    sbb r10, r11
    ; subtract 2*p where that does not borrow
    mov r11, r8
    mov rsi, 0xfffffffdffffdc6e
    sub r11, rsi
    mov rsi, rax
    sbb rsi, -1
    mov rbp, r9
    sbb rbp, -1
    mov r12, r10
    sbb r12, 1
    cmovc r11, r8
    cmovc rsi, rax
    cmovc rbp, r9
    cmovc r12, r10
    ; subtract 1*p where that does not borrow
    mov rax, r11
    sub rax, rbx
    mov r8, rsi
    sbb r8, -1
    mov r9, rbp
    sbb r9, -1
    sbb r12, 0
    cmovc rax, r11
    mov qword [rdi], rax
    cmovc r8, rsi
    mov qword [rdi + 8], r8
    cmovc r9, rbp
    mov qword [rdi + 16], r9
    pop r12
    pop rbp
    pop rbx
    LEAVE

; ----------------------------------------------------------------------
; int secp192k1_fe_from_bytes(secp192k1_fe *r, const uint8_t b[24])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is big-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp192k1_fe_from_bytes
align 32
secp192k1_fe_from_bytes:
    endbr64
    ENTER
    ; bytes to words
    mov rax, qword [rsi + 16]
    bswap rax
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rcx, 0xfffffffeffffee37
    cmp rax, rcx
    mov rcx, qword [rsi + 8]
    bswap rcx
    mov r8, rcx
    sbb r8, -1
    mov r8, qword [rsi]
    bswap r8
    mov rsi, r8
    sbb rsi, -1
    sbb rsi, rsi
    and rax, rsi
    mov qword [rdi], rax
    and rcx, rsi
    mov qword [rdi + 8], rcx
    and r8, rsi
    mov qword [rdi + 16], r8
    not rsi
    mov rax, rsi
    LEAVE

; ----------------------------------------------------------------------
; int secp192k1_fe_from_bytes_le(secp192k1_fe *r, const uint8_t b[24])
; where b < p: r = b, returns 0; else r = 0, returns -1; b is little-endian
; Ensures r < p.
; Returns 0, or -1 when refused.
GLOBAL secp192k1_fe_from_bytes_le
align 32
secp192k1_fe_from_bytes_le:
    endbr64
    ENTER
    ; refuse what is not below the modulus: the borrow of a - p must be 1
    mov rax, qword [rsi]
    mov rcx, 0xfffffffeffffee37
    sub rax, rcx
    mov rax, qword [rsi + 8]
    sbb rax, -1
    mov rax, qword [rsi + 16]
    sbb rax, -1
    sbb rax, rax
    mov rcx, qword [rsi]
    and rcx, rax
    mov r8, qword [rsi + 8]
    and r8, rax
    mov r9, qword [rsi + 16]
    and r9, rax
    mov qword [rdi], rcx
    mov qword [rdi + 8], r8
    mov qword [rdi + 16], r9
    not rax
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_to_bytes(uint8_t b[24], const secp192k1_fe *a)
; b = a; b is big-endian
; Requires a < p.
GLOBAL secp192k1_fe_to_bytes
align 32
secp192k1_fe_to_bytes:
    endbr64
    ENTER
    ; words to bytes
    mov rax, qword [rsi]
    bswap rax
    mov rcx, qword [rsi + 8]
    bswap rcx
    mov r8, qword [rsi + 16]
    bswap r8
    mov qword [rdi + 16], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_to_bytes_le(uint8_t b[24], const secp192k1_fe *a)
; b = a; b is little-endian
; Requires a < p.
GLOBAL secp192k1_fe_to_bytes_le
align 32
secp192k1_fe_to_bytes_le:
    endbr64
    ENTER
    mov rax, qword [rsi]
    mov rcx, qword [rsi + 8]
    mov r8, qword [rsi + 16]
    mov qword [rdi], rax
    mov qword [rdi + 8], rcx
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_select(secp192k1_fe *r, uint64_t mask, const secp192k1_fe *a, const secp192k1_fe *b)
; r = a where mask is all-ones, b where it is 0
; Requires a < p, b < p.
; Ensures r < p.
GLOBAL secp192k1_fe_select
align 32
secp192k1_fe_select:
    endbr64
    ENTER
    ; the mask as a condition
    bt rsi, 63
    ; a where it holds, else b
    mov rsi, qword [rcx]
    cmovc rsi, qword [rdx]
    mov rax, qword [rcx + 8]
    cmovc rax, qword [rdx + 8]
    mov r8, qword [rcx + 16]
    cmovc r8, qword [rdx + 16]
    mov qword [rdi], rsi
    mov qword [rdi + 8], rax
    mov qword [rdi + 16], r8
    LEAVE

; ----------------------------------------------------------------------
; void secp192k1_fe_cswap(uint64_t mask, secp192k1_fe *a, secp192k1_fe *b)
; a and b change places where mask is all-ones
; Ensures a < p, b < p.
GLOBAL secp192k1_fe_cswap
align 32
secp192k1_fe_cswap:
    endbr64
    ENTER
    ; difference of the two under the mask, added to both
    mov rax, qword [rsi]
    xor rax, qword [rdx]
    and rax, rdi
    mov rcx, qword [rsi + 8]
    xor rcx, qword [rdx + 8]
    and rcx, rdi
    mov r8, qword [rsi + 16]
    xor r8, qword [rdx + 16]
    and rdi, r8
    mov r8, qword [rsi]
    xor r8, rax
    mov r9, qword [rsi + 8]
    xor r9, rcx
    mov r10, qword [rsi + 16]
    xor r10, rdi
    xor rax, qword [rdx]
    xor rcx, qword [rdx + 8]
    xor rdi, qword [rdx + 16]
    mov qword [rsi], r8
    mov qword [rsi + 8], r9
    mov qword [rsi + 16], r10
    mov qword [rdx], rax
    mov qword [rdx + 8], rcx
    mov qword [rdx + 16], rdi
    LEAVE

; ----------------------------------------------------------------------
; uint64_t secp192k1_fe_is_zero(const secp192k1_fe *a)
; returns all-ones where a = 0, else 0
; Requires a < p.
; Returns the mask.
GLOBAL secp192k1_fe_is_zero
align 32
secp192k1_fe_is_zero:
    endbr64
    ENTER
    ; gather all words; only zero borrows when 1 is taken away
    mov rax, qword [rdi]
    or rax, qword [rdi + 8]
    or rax, qword [rdi + 16]
    cmp rax, 1
    sbb rax, rax
    LEAVE

; ----------------------------------------------------------------------
; uint64_t secp192k1_fe_eq(const secp192k1_fe *a, const secp192k1_fe *b)
; returns all-ones where a = b, else 0
; Requires a < p, b < p.
; Returns the mask.
GLOBAL secp192k1_fe_eq
align 32
secp192k1_fe_eq:
    endbr64
    ENTER
    ; differences of the words
    mov rax, qword [rdi]
    xor rax, qword [rsi]
    mov rcx, qword [rdi + 8]
    xor rcx, qword [rsi + 8]
    ; gather all words; only zero borrows when 1 is taken away
    or rax, rcx
    mov rcx, qword [rdi + 16]
    xor rcx, qword [rsi + 16]
    or rax, rcx
    cmp rax, 1
    sbb rax, rax
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
    dd 20, 28, secp192k1_fe_add - $ - 8, secp192k1_fe_add.end - secp192k1_fe_add
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 52, secp192k1_fe_sub - $ - 8, secp192k1_fe_sub.end - secp192k1_fe_sub
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 76, secp192k1_fe_neg - $ - 8, secp192k1_fe_neg.end - secp192k1_fe_neg
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 100, secp192k1_fe_dbl - $ - 8, secp192k1_fe_dbl.end - secp192k1_fe_dbl
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 124, secp192k1_fe_half - $ - 8, secp192k1_fe_half.end - secp192k1_fe_half
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 60, 148, secp192k1_fe_mul - $ - 8, secp192k1_fe_mul.end - secp192k1_fe_mul
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x02, 0x02, 0x0e, 0x28, 0x8d, 0x05
    db 0x04
    dd secp192k1_fe_mul.end - secp192k1_fe_mul - 28
    db 0x0e, 0x20, 0xcd
    db 0x02, 0x02, 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    dd 52, 212, secp192k1_fe_sqr - $ - 8, secp192k1_fe_sqr.end - secp192k1_fe_sqr
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp192k1_fe_sqr.end - secp192k1_fe_sqr - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 52, 268, secp192k1_fe_mul_small - $ - 8, secp192k1_fe_mul_small.end - secp192k1_fe_mul_small
    db 0
    db 0x02, 0x12, 0x0e, 0x10, 0x83, 0x02
    db 0x02, 0x01, 0x0e, 0x18, 0x86, 0x03
    db 0x02, 0x02, 0x0e, 0x20, 0x8c, 0x04
    db 0x04
    dd secp192k1_fe_mul_small.end - secp192k1_fe_mul_small - 24
    db 0x0e, 0x18, 0xcc
    db 0x02, 0x01, 0x0e, 0x10, 0xc6
    db 0x02, 0x01, 0x0e, 0x08, 0xc3
    db 0x00, 0x00, 0x00
    dd 20, 324, secp192k1_fe_from_bytes - $ - 8, secp192k1_fe_from_bytes.end - secp192k1_fe_from_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 348, secp192k1_fe_from_bytes_le - $ - 8, secp192k1_fe_from_bytes_le.end - secp192k1_fe_from_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 372, secp192k1_fe_to_bytes - $ - 8, secp192k1_fe_to_bytes.end - secp192k1_fe_to_bytes
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 396, secp192k1_fe_to_bytes_le - $ - 8, secp192k1_fe_to_bytes_le.end - secp192k1_fe_to_bytes_le
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 420, secp192k1_fe_select - $ - 8, secp192k1_fe_select.end - secp192k1_fe_select
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 444, secp192k1_fe_cswap - $ - 8, secp192k1_fe_cswap.end - secp192k1_fe_cswap
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 468, secp192k1_fe_is_zero - $ - 8, secp192k1_fe_is_zero.end - secp192k1_fe_is_zero
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    dd 20, 492, secp192k1_fe_eq - $ - 8, secp192k1_fe_eq.end - secp192k1_fe_eq
    db 0
    db 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
%elifidn __OUTPUT_FORMAT__, win64
; how to unwind the stack from any instruction: RUNTIME_FUNCTION and UNWIND_INFO
section .pdata rdata align=4
    dd secp192k1_fe_add + 0 wrt ..imagebase, secp192k1_fe_add.end wrt ..imagebase, ..@unwind + 0 wrt ..imagebase
    dd secp192k1_fe_sub + 0 wrt ..imagebase, secp192k1_fe_sub.end wrt ..imagebase, ..@unwind + 8 wrt ..imagebase
    dd secp192k1_fe_neg + 0 wrt ..imagebase, secp192k1_fe_neg.end wrt ..imagebase, ..@unwind + 16 wrt ..imagebase
    dd secp192k1_fe_dbl + 0 wrt ..imagebase, secp192k1_fe_dbl.end wrt ..imagebase, ..@unwind + 24 wrt ..imagebase
    dd secp192k1_fe_half + 0 wrt ..imagebase, secp192k1_fe_half.end wrt ..imagebase, ..@unwind + 32 wrt ..imagebase
    dd secp192k1_fe_mul + 0 wrt ..imagebase, secp192k1_fe_mul.end wrt ..imagebase, ..@unwind + 40 wrt ..imagebase
    dd secp192k1_fe_sqr + 0 wrt ..imagebase, secp192k1_fe_sqr.end wrt ..imagebase, ..@unwind + 56 wrt ..imagebase
    dd secp192k1_fe_mul_small + 0 wrt ..imagebase, secp192k1_fe_mul_small.end wrt ..imagebase, ..@unwind + 72 wrt ..imagebase
    dd secp192k1_fe_from_bytes + 0 wrt ..imagebase, secp192k1_fe_from_bytes.end wrt ..imagebase, ..@unwind + 88 wrt ..imagebase
    dd secp192k1_fe_from_bytes_le + 0 wrt ..imagebase, secp192k1_fe_from_bytes_le.end wrt ..imagebase, ..@unwind + 96 wrt ..imagebase
    dd secp192k1_fe_to_bytes + 0 wrt ..imagebase, secp192k1_fe_to_bytes.end wrt ..imagebase, ..@unwind + 104 wrt ..imagebase
    dd secp192k1_fe_to_bytes_le + 0 wrt ..imagebase, secp192k1_fe_to_bytes_le.end wrt ..imagebase, ..@unwind + 112 wrt ..imagebase
    dd secp192k1_fe_select + 0 wrt ..imagebase, secp192k1_fe_select.end wrt ..imagebase, ..@unwind + 120 wrt ..imagebase
    dd secp192k1_fe_cswap + 0 wrt ..imagebase, secp192k1_fe_cswap.end wrt ..imagebase, ..@unwind + 128 wrt ..imagebase
    dd secp192k1_fe_is_zero + 0 wrt ..imagebase, secp192k1_fe_is_zero.end wrt ..imagebase, ..@unwind + 136 wrt ..imagebase
    dd secp192k1_fe_eq + 0 wrt ..imagebase, secp192k1_fe_eq.end wrt ..imagebase, ..@unwind + 144 wrt ..imagebase
section .xdata rdata align=8
..@unwind:
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_add + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_sub + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_neg + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_dbl + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_half + 0
    db 0x01, 0x25, 0x06, 0x00, 0x25, 0xd0, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70 ; secp192k1_fe_mul + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_fe_sqr + 0
    db 0x01, 0x23, 0x05, 0x00, 0x23, 0xc0, 0x21, 0x50, 0x20, 0x30, 0x13, 0x60, 0x12, 0x70, 0x00, 0x00 ; secp192k1_fe_mul_small + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_from_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_from_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_to_bytes + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_to_bytes_le + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_select + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_cswap + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_is_zero + 0
    db 0x01, 0x06, 0x02, 0x00, 0x06, 0x60, 0x05, 0x70 ; secp192k1_fe_eq + 0
%endif
