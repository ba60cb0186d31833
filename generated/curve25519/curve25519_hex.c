/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve curve25519 */
/* From: curve25519.toml sha256:51a72f5a8834fdad, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Byte strings as hexadecimal digits and back (RFC 4648, 8): no table, and no branch or address that depends on what the strings
 * say. Bytes are spread over a word of eight digits, four bits in each byte, and all eight become characters at once; sixteen or
 * thirty-two with the vectors that the compiler is told of (SSE2, which every x86-64 has; AVX2). CURVE25519_NO_ASM keeps to words.
 *
 * A decoder goes up and an encoder goes down: what either writes lies where it has read, also when both strings begin at the
 * same address.
 */
#include "curve25519_internal.h"

#include <string.h>

#if !defined(CURVE25519_NO_ASM) && defined(__AVX2__)
#include <immintrin.h>
#define CURVE25519_HEX_BLOCK 16 /* bytes in a block */
#elif !defined(CURVE25519_NO_ASM) && ((defined(__SSE2__) && defined(__GNUC__)) || defined(_M_X64))
#include <emmintrin.h>
#define CURVE25519_HEX_BLOCK 16
#else
#define CURVE25519_HEX_BLOCK 4
#endif

#define CURVE25519_EACH(byte) (UINT64_C(0x0101010101010101) * (byte))

/* The eight digits of four bytes, the first in the lowest byte; `gap` lies in each byte between '9' + 1 and the first letter. */
static inline uint64_t curve25519_hex_digits(uint32_t bytes, uint64_t gap)
{
    uint64_t n = bytes, letters;

    n = (n | n << 16) & UINT64_C(0x0000ffff0000ffff);
    n = (n | n << 8) & UINT64_C(0x00ff00ff00ff00ff);
    n = (n >> 4 & UINT64_C(0x000f000f000f000f)) | (n & UINT64_C(0x000f000f000f000f)) << 8;
    letters = (n + CURVE25519_EACH(0x80 - 10)) >> 7 & CURVE25519_EACH(1);
    letters = (letters << 8) - letters; /* 0xff where the digit is 10 or more */
    return n + CURVE25519_EACH('0') + (letters & gap);
}

/*
 * Four bytes of eight characters. The highest bits of the bytes of *good stay set as long as each character is a digit, a
 * capital letter where those of `capitals` are set. Sums stay below 2^8 in each byte: the characters without their highest bit.
 */
static inline uint32_t curve25519_hex_bytes(uint64_t *good, uint64_t characters, uint64_t capitals)
{
    const uint64_t c = characters & CURVE25519_EACH(0x7f), folded = c | CURVE25519_EACH(0x20);
    const uint64_t decimal = (c + CURVE25519_EACH(0x80 - '0')) & ~(c + CURVE25519_EACH(0x7f - '9'));
    const uint64_t letter = (folded + CURVE25519_EACH(0x80 - 'a')) & ~(folded + CURVE25519_EACH(0x7f - 'f'));
    const uint64_t nines = letter >> 7 & CURVE25519_EACH(1);
    uint64_t n = (c & CURVE25519_EACH(0x0f)) + nines + (nines << 3);

    *good &= ~characters & (decimal | (letter & (c << 2 | capitals))); /* bit 5, of small letters, comes to the highest place */
    n = (n << 4 | n >> 8) & UINT64_C(0x00ff00ff00ff00ff);
    n = (n | n >> 8) & UINT64_C(0x0000ffff0000ffff);
    return (uint32_t)(n | n >> 16);
}

#if CURVE25519_HEX_BLOCK == 16 && defined(__AVX2__)
static inline void curve25519_hex_digits_block(uint8_t *hex, const uint8_t *bytes, uint64_t gap)
{
    const __m256i wide = _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(const void *)bytes));
    const __m256i n = _mm256_and_si256(_mm256_or_si256(_mm256_srli_epi16(wide, 4), _mm256_slli_epi16(wide, 8)), _mm256_set1_epi8(15));
    const __m256i letters = _mm256_and_si256(_mm256_cmpgt_epi8(n, _mm256_set1_epi8(9)), _mm256_set1_epi64x((long long)gap));

    _mm256_storeu_si256((__m256i *)(void *)hex, _mm256_add_epi8(_mm256_add_epi8(n, _mm256_set1_epi8('0')), letters));
}

/* as hex_bytes, of 32 characters */
static inline void curve25519_hex_bytes_block(uint8_t *bytes, uint64_t *good, const uint8_t *hex, uint64_t capitals)
{
    const __m256i c = _mm256_loadu_si256((const __m256i *)(const void *)hex), f = _mm256_or_si256(c, _mm256_set1_epi8(0x20));
    const __m256i decimal = _mm256_and_si256(_mm256_cmpgt_epi8(c, _mm256_set1_epi8('0' - 1)), _mm256_cmpgt_epi8(_mm256_set1_epi8('9' + 1), c));
    const __m256i letter = _mm256_and_si256(_mm256_cmpgt_epi8(f, _mm256_set1_epi8('a' - 1)), _mm256_cmpgt_epi8(_mm256_set1_epi8('f' + 1), f));
    const __m256i small = _mm256_or_si256(_mm256_cmpgt_epi8(c, _mm256_set1_epi8('a' - 1)), _mm256_set1_epi64x((long long)capitals));
    const __m256i valid = _mm256_or_si256(decimal, _mm256_and_si256(letter, small));
    __m256i n = _mm256_add_epi8(_mm256_and_si256(c, _mm256_set1_epi8(15)), _mm256_and_si256(letter, _mm256_set1_epi8(9)));

    n = _mm256_maddubs_epi16(n, _mm256_set1_epi16(0x0110)); /* 16 times the first of two, and the second */
    n = _mm256_permute4x64_epi64(_mm256_packus_epi16(n, n), 0x08);
    _mm_storeu_si128((__m128i *)(void *)bytes, _mm256_castsi256_si128(n));
    *good &= (uint64_t)0 - ((uint64_t)(((uint64_t)(uint32_t)_mm256_movemask_epi8(valid) + 1) >> 32));
}
#elif CURVE25519_HEX_BLOCK == 16
static inline __m128i curve25519_hex_digits_half(__m128i n, __m128i gap)
{
    const __m128i letters = _mm_and_si128(_mm_cmpgt_epi8(n, _mm_set1_epi8(9)), gap);

    return _mm_add_epi8(_mm_add_epi8(n, _mm_set1_epi8('0')), letters);
}

static inline void curve25519_hex_digits_block(uint8_t *hex, const uint8_t *bytes, uint64_t gap)
{
    const __m128i all = _mm_loadu_si128((const __m128i *)(const void *)bytes), digit = _mm_set1_epi8(15);
    const __m128i high = _mm_and_si128(_mm_srli_epi16(all, 4), digit), low = _mm_and_si128(all, digit);
    const __m128i gaps = _mm_set1_epi64x((long long)gap);

    _mm_storeu_si128((__m128i *)(void *)hex, curve25519_hex_digits_half(_mm_unpacklo_epi8(high, low), gaps));
    _mm_storeu_si128((__m128i *)(void *)(hex + 16), curve25519_hex_digits_half(_mm_unpackhi_epi8(high, low), gaps));
}

/* Of 16 characters: bytes as eight words of 16 bits; valid: keeps the bytes of digits. */
static inline __m128i curve25519_hex_bytes_half(__m128i *valid, const uint8_t *hex, uint64_t capitals)
{
    const __m128i c = _mm_loadu_si128((const __m128i *)(const void *)hex), f = _mm_or_si128(c, _mm_set1_epi8(0x20));
    const __m128i decimal = _mm_and_si128(_mm_cmpgt_epi8(c, _mm_set1_epi8('0' - 1)), _mm_cmpgt_epi8(_mm_set1_epi8('9' + 1), c));
    const __m128i letter = _mm_and_si128(_mm_cmpgt_epi8(f, _mm_set1_epi8('a' - 1)), _mm_cmpgt_epi8(_mm_set1_epi8('f' + 1), f));
    const __m128i small = _mm_or_si128(_mm_cmpgt_epi8(c, _mm_set1_epi8('a' - 1)), _mm_set1_epi64x((long long)capitals));
    const __m128i n = _mm_add_epi8(_mm_and_si128(c, _mm_set1_epi8(15)), _mm_and_si128(letter, _mm_set1_epi8(9)));

    *valid = _mm_and_si128(*valid, _mm_or_si128(decimal, _mm_and_si128(letter, small)));
    return _mm_and_si128(_mm_or_si128(_mm_slli_epi16(n, 4), _mm_srli_epi16(n, 8)), _mm_set1_epi16(0xff));
}

/* as hex_bytes, of 32 characters */
static inline void curve25519_hex_bytes_block(uint8_t *bytes, uint64_t *good, const uint8_t *hex, uint64_t capitals)
{
    __m128i valid = _mm_set1_epi8(-1);
    const __m128i first = curve25519_hex_bytes_half(&valid, hex, capitals), second = curve25519_hex_bytes_half(&valid, hex + 16, capitals);

    _mm_storeu_si128((__m128i *)(void *)bytes, _mm_packus_epi16(first, second));
    *good &= (uint64_t)0 - (uint64_t)(((unsigned int)_mm_movemask_epi8(valid) + 1) >> 16);
}
#endif

/* A mask of 64 bits from the same of the word size, which the compiler cannot see through. */
static inline uint64_t curve25519_hex_mask(uint64_t bit)
{
    return (uint64_t)0 - (uint64_t)curve25519_hidew((curve25519_limb)bit);
}

int curve25519_hex_encode(uint8_t *hex, size_t hex_length, const uint8_t *bytes, size_t length, uint64_t capitals)
{
    const uint64_t gap = CURVE25519_EACH('a' - '9' - 1) ^ (capitals & CURVE25519_EACH(('a' - '9' - 1) ^ ('A' - '9' - 1)));
    size_t i = length;

    if ((hex_length & 1) != 0 || hex_length >> 1 != length) {
        if (hex_length > 0) { /* hex may be null */
            memset(hex, 0, hex_length);
        }
        return -1;
    }
    for (; (i & 3) != 0; i--) {
        curve25519_store2(hex + 2 * i - 2, (uint16_t)curve25519_hex_digits(bytes[i - 1], gap));
    }
    for (; (i & (CURVE25519_HEX_BLOCK - 1)) != 0; i -= 4) {
        curve25519_store8(hex + 2 * i - 8, curve25519_hex_digits(curve25519_load4(bytes + i - 4), gap));
    }
    for (; i > 0; i -= CURVE25519_HEX_BLOCK) {
#if CURVE25519_HEX_BLOCK == 16
        curve25519_hex_digits_block(hex + 2 * i - 32, bytes + i - 16, gap);
#else
        curve25519_store8(hex + 2 * i - 8, curve25519_hex_digits(curve25519_load4(bytes + i - 4), gap));
#endif
    }
    return 0;
}

int curve25519_hex_decode(uint8_t *bytes, size_t length, const uint8_t *hex, size_t hex_length, uint64_t capitals)
{
    uint64_t good = UINT64_MAX, kept;
    size_t i = 0;

    if ((hex_length & 1) != 0 || hex_length >> 1 != length) {
        if (length > 0) { /* bytes may be null */
            memset(bytes, 0, length);
        }
        return -1;
    }
#if CURVE25519_HEX_BLOCK == 16
    for (; length - i >= 16; i += 16) {
        curve25519_hex_bytes_block(bytes + i, &good, hex + 2 * i, capitals);
    }
#endif
    for (; length - i >= 4; i += 4) {
        curve25519_store4(bytes + i, curve25519_hex_bytes(&good, curve25519_load8(hex + 2 * i), capitals));
    }
    for (; i < length; i++) {
        const uint64_t characters = CURVE25519_EACH('0') << 16 | curve25519_load2(hex + 2 * i);
        bytes[i] = (uint8_t)curve25519_hex_bytes(&good, characters, capitals);
    }
    good = ~good & CURVE25519_EACH(0x80); /* 0 where all are digits */
    kept = curve25519_hex_mask(((good | ((uint64_t)0 - good)) >> 63) ^ 1);
    for (i = 0; length - i >= 8; i += 8) {
        curve25519_store8(bytes + i, curve25519_load8(bytes + i) & kept);
    }
    for (; i < length; i++) {
        bytes[i] = (uint8_t)(bytes[i] & kept);
    }
    return (int)(kept & 1) - 1;
}
