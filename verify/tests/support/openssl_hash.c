/* SHA-2 for a folder of --hash extern, by OpenSSL: compile it with -DP=PREFIX and -DHEADER="PREFIX.h". */
#include HEADER
#include <openssl/evp.h>
#include <stdlib.h>
#include <string.h>
#define PASTE_(p, name) p##name
#define PASTE(p, name) PASTE_(p, name)
typedef PASTE(P, _sha2) state;
static EVP_MD_CTX *context_of(const state *s)
{
    EVP_MD_CTX *context;
    memcpy(&context, s->words, sizeof context);
    return context;
}
void PASTE(P, _sha2_begin)(state *s, unsigned int digest)
{
    const EVP_MD *kinds[] = {EVP_sha224(), EVP_sha256(), EVP_sha384(), EVP_sha512()};
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    unsigned int i;
    memcpy(s->words, &context, sizeof context);
    for (i = 0; i < 4; i++) {
        if (EVP_MD_size(kinds[i]) == (int)digest && EVP_DigestInit_ex(context, kinds[i], NULL) == 1) {
            return;
        }
    }
    abort();
}
void PASTE(P, _sha2_add)(state *s, const uint8_t *data, size_t length)
{
    if (length > 0 && EVP_DigestUpdate(context_of(s), data, length) != 1) {
        abort();
    }
}
void PASTE(P, _sha2_end)(state *s, uint8_t *digest)
{
    EVP_MD_CTX *context = context_of(s);
    if (EVP_DigestFinal_ex(context, digest, NULL) != 1) {
        abort();
    }
    EVP_MD_CTX_free(context);
    memset(s, 0, sizeof *s);
}
