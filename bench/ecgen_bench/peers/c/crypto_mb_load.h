/* SPDX-License-Identifier: MIT */
/* Loads crypto_mb. The file that includes this defines LIBRARIES (strings: what to load, the last one with the functions). */
#ifndef ECGEN_BENCH_CRYPTO_MB_LOAD_H
#define ECGEN_BENCH_CRYPTO_MB_LOAD_H
#include "harness.h"
#include <dlfcn.h>

static inline void *crypto_mb_library(void)
{
    static const char *const paths[] = {LIBRARIES};
    void *library = NULL;
    for (unsigned i = 0; i < sizeof paths / sizeof *paths; i++) {
        library = dlopen(paths[i], RTLD_NOW | RTLD_GLOBAL);
        bench_must(library != NULL, paths[i]);
    }
    return library;
}

static inline void *crypto_mb_function(void *library, const char *name)
{
    void *function = dlsym(library, name);
    bench_must(function != NULL, name);
    return function;
}
#endif
