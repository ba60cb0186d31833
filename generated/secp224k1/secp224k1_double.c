/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp224k1 */
/* From: secp224k1.toml sha256:f7e58a0922598673, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001), half as long by the endomorphism, for halves of both. The time depends on the values.
 */
#include "secp224k1_curve_internal.h"

#define SECP224K1_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define SECP224K1_NAF_ENTRIES 8
#define SECP224K1_NAF_BASE_WIDTH 7
#define SECP224K1_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if SECP224K1_WORD_BITS == 64
static const secp224k1_affine secp224k1_naf_base[SECP224K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x0f7e650eb6b7a45c), UINT64_C(0x69a467e9e47075a9), UINT64_C(0x4df099df30fc28a1),
        UINT64_C(0x00000000a1455b33),
    } }, { {
        UINT64_C(0xe2ca4bdb556d61a5), UINT64_C(0xf7e319f7c0b0bd59), UINT64_C(0x7fba344282cafbd6),
        UINT64_C(0x000000007e089fed),
    } } },
    { { {
        UINT64_C(0xb3d03ec4f7a0dd28), UINT64_C(0xf6f1b667d9701679), UINT64_C(0x68cc40ad9fc1976a),
        UINT64_C(0x00000000fa182dc2),
    } }, { {
        UINT64_C(0x3ba39dd0c121661f), UINT64_C(0x2340638959a80a61), UINT64_C(0xae938e863c6f383d),
        UINT64_C(0x00000000dde2c5f5),
    } } },
    { { {
        UINT64_C(0x3d5dfabe24400371), UINT64_C(0xbcaaab4867ebc409), UINT64_C(0xd4b0368e3e0df667),
        UINT64_C(0x000000004db89aa8),
    } }, { {
        UINT64_C(0xe857b3acd647188e), UINT64_C(0x0c41e9178870b1b1), UINT64_C(0xe36a41a6fa0578d5),
        UINT64_C(0x0000000042117761),
    } } },
    { { {
        UINT64_C(0x91154b38b4c0dd96), UINT64_C(0x6a6388923dd18d3f), UINT64_C(0x214c0b3f74ff434e),
        UINT64_C(0x00000000721f62c5),
    } }, { {
        UINT64_C(0x49a6eaf1e9b62fee), UINT64_C(0xdca0beb1e8fb57ad), UINT64_C(0x3b40d3437a5572d2),
        UINT64_C(0x00000000dc041bfc),
    } } },
    { { {
        UINT64_C(0x70425610061d67ac), UINT64_C(0xa7da957e4cf904b4), UINT64_C(0xb37f5f277a132610),
        UINT64_C(0x0000000025074dc8),
    } }, { {
        UINT64_C(0xa52adcf4f9d7e5dd), UINT64_C(0x269f4857abec0113), UINT64_C(0xc1f2f28b076f4811),
        UINT64_C(0x00000000fe0a2921),
    } } },
    { { {
        UINT64_C(0xc5cda947f188272e), UINT64_C(0x16a6f5a97add6505), UINT64_C(0x6764df370e5c2a72),
        UINT64_C(0x000000009b0b5e41),
    } }, { {
        UINT64_C(0x9f318d2693eced63), UINT64_C(0x923f263d0dee0336), UINT64_C(0xde8b675a63eb17d1),
        UINT64_C(0x00000000446a489e),
    } } },
    { { {
        UINT64_C(0x0911cc5f884a58af), UINT64_C(0x9987953e5fd64376), UINT64_C(0xc5e32afb21dbd1e6),
        UINT64_C(0x00000000f6eadf4c),
    } }, { {
        UINT64_C(0x020069f9a3d7b52e), UINT64_C(0x7fe7d7b934339e63), UINT64_C(0xd1ee2aa6e8a35056),
        UINT64_C(0x0000000077211e85),
    } } },
    { { {
        UINT64_C(0x2e8940087c0add21), UINT64_C(0x86eb87d36da8bc49), UINT64_C(0x70937f3557af937e),
        UINT64_C(0x00000000d30b8741),
    } }, { {
        UINT64_C(0xe7620e73bb9cf576), UINT64_C(0x730d922a254ea338), UINT64_C(0x5ec6b68e3a18b843),
        UINT64_C(0x000000002fe00d4b),
    } } },
    { { {
        UINT64_C(0xe9a3ba1e4d559d91), UINT64_C(0x29da0bf9624f9797), UINT64_C(0x1c6447aef87bd0c8),
        UINT64_C(0x00000000fdabead2),
    } }, { {
        UINT64_C(0x17659c074e03d956), UINT64_C(0x898b22ab4f38642a), UINT64_C(0x2033745276a46c4d),
        UINT64_C(0x00000000ec0ac828),
    } } },
    { { {
        UINT64_C(0x31666a702c4325a0), UINT64_C(0xc302011f3afb430c), UINT64_C(0x44e6f8177e435da3),
        UINT64_C(0x00000000276ca18d),
    } }, { {
        UINT64_C(0x670190ee3cf3d7e1), UINT64_C(0x338f8f67d43c0334), UINT64_C(0x8a756d996860a374),
        UINT64_C(0x00000000bf4e05b0),
    } } },
    { { {
        UINT64_C(0x4faec52bdbdf906e), UINT64_C(0x85ff5b5adec66f02), UINT64_C(0x6df1ffb8a244b54e),
        UINT64_C(0x00000000e36675be),
    } }, { {
        UINT64_C(0xcaa40e477bdf2b20), UINT64_C(0xf339d1379c843d85), UINT64_C(0xa712bbbd3999e221),
        UINT64_C(0x000000002b90f77d),
    } } },
    { { {
        UINT64_C(0x3fdea949234e2994), UINT64_C(0x85b4dfbf86a6c58c), UINT64_C(0x2ea4a3ab5eba2569),
        UINT64_C(0x00000000f13aa09e),
    } }, { {
        UINT64_C(0xaccc5eb81bdcb016), UINT64_C(0xd1468c5e9b05eccf), UINT64_C(0x61fb40950bdb3339),
        UINT64_C(0x000000009c29603c),
    } } },
    { { {
        UINT64_C(0x22ed530ae943082f), UINT64_C(0xdd5370183290d658), UINT64_C(0x04d96908664fd49a),
        UINT64_C(0x0000000038e131a5),
    } }, { {
        UINT64_C(0xd5a55489814d9786), UINT64_C(0xdd374fb1219a7fac), UINT64_C(0xe56b9213d29e234b),
        UINT64_C(0x00000000796e4a67),
    } } },
    { { {
        UINT64_C(0x0570c35853a76ef1), UINT64_C(0x9f394b5b5f3ba8db), UINT64_C(0x2c74448409982b62),
        UINT64_C(0x000000003ddbc3ee),
    } }, { {
        UINT64_C(0xc60955fb4fdd9b30), UINT64_C(0xb0299901ad2f88b6), UINT64_C(0x968b5a885f9aa8d4),
        UINT64_C(0x000000001d5e57f9),
    } } },
    { { {
        UINT64_C(0x155bb296ad60cc91), UINT64_C(0x361d6c009749f697), UINT64_C(0xd7d160ad9505f1ba),
        UINT64_C(0x0000000083666952),
    } }, { {
        UINT64_C(0x2c75ece5a9ec7f52), UINT64_C(0x9be24a281e97fccf), UINT64_C(0xe9af438e9a34ef4c),
        UINT64_C(0x0000000058c1e5c7),
    } } },
    { { {
        UINT64_C(0xe91dc9402ed35716), UINT64_C(0xbf1b179b6c15842d), UINT64_C(0x2bad614d45541b11),
        UINT64_C(0x00000000cf77cc32),
    } }, { {
        UINT64_C(0x4e506fe44ed503de), UINT64_C(0x94f54b5d1ff51de6), UINT64_C(0xa21bb0144d644ca2),
        UINT64_C(0x00000000af71879e),
    } } },
    { { {
        UINT64_C(0x55cd7ea12cc8bb95), UINT64_C(0xadb757e1a9e9ba14), UINT64_C(0x810d2b13a01a1abc),
        UINT64_C(0x000000001a9fbb48),
    } }, { {
        UINT64_C(0xd117e9e7c401637c), UINT64_C(0x17b0fdffb5c8b86d), UINT64_C(0xc5b360e7c940e499),
        UINT64_C(0x00000000af9317d0),
    } } },
    { { {
        UINT64_C(0x7ed838a321d2b1f2), UINT64_C(0x6069b421db4b53d3), UINT64_C(0xb97220306988ed7e),
        UINT64_C(0x0000000048951d97),
    } }, { {
        UINT64_C(0x665de62ac2cb107e), UINT64_C(0x8e7daa0df7a6b2d1), UINT64_C(0x21d91836a1630feb),
        UINT64_C(0x000000003bd966b7),
    } } },
    { { {
        UINT64_C(0x8f25fcf310538f07), UINT64_C(0x56c954385baa0b35), UINT64_C(0x90efd99b13fb67d9),
        UINT64_C(0x00000000eed6f48a),
    } }, { {
        UINT64_C(0x401f7b7919c84a78), UINT64_C(0x863959257461a9b9), UINT64_C(0x7ae5a1a159bedab0),
        UINT64_C(0x000000009e94e064),
    } } },
    { { {
        UINT64_C(0x649b65a503c0b532), UINT64_C(0xf04f4811a7cad308), UINT64_C(0x226fadba7bee6cb7),
        UINT64_C(0x00000000e75ebd2a),
    } }, { {
        UINT64_C(0x6c23cfa52737c9ac), UINT64_C(0x59107f2c257bef76), UINT64_C(0x51312c15eda93e57),
        UINT64_C(0x00000000a1ff50e3),
    } } },
    { { {
        UINT64_C(0xd64389f40daabcd2), UINT64_C(0xb533b16b294aa525), UINT64_C(0xb0f46085ec544c6e),
        UINT64_C(0x0000000064dc34c9),
    } }, { {
        UINT64_C(0x1bd923cea5b52f19), UINT64_C(0xe412c7b4b34c0955), UINT64_C(0xb4f253d0824b5b30),
        UINT64_C(0x00000000e7e66723),
    } } },
    { { {
        UINT64_C(0xe85cc968a181dfdc), UINT64_C(0x38622c2ed848f55b), UINT64_C(0x8bcc01a4ba9db0cf),
        UINT64_C(0x00000000b6c27281),
    } }, { {
        UINT64_C(0xad48e4fa43ad6db2), UINT64_C(0x228848b39836c3e4), UINT64_C(0xee2344585e3f0e2a),
        UINT64_C(0x0000000086d27252),
    } } },
    { { {
        UINT64_C(0x9138c6dc6fc83230), UINT64_C(0x82ca6a1073ecbaed), UINT64_C(0x932cce1da129be04),
        UINT64_C(0x00000000f227218e),
    } }, { {
        UINT64_C(0xacf2057bcd1889c9), UINT64_C(0xb393aa48d255008d), UINT64_C(0x47efa7ab17404dbc),
        UINT64_C(0x000000005d306a23),
    } } },
    { { {
        UINT64_C(0x934d3e149c2a5f03), UINT64_C(0xe3e8debd26ba3f2b), UINT64_C(0x8f84e9bdcf229336),
        UINT64_C(0x000000000fe2eaf2),
    } }, { {
        UINT64_C(0x4b85aa41ba6b7799), UINT64_C(0x78d287b9944f9380), UINT64_C(0x1ee2403f9173486e),
        UINT64_C(0x00000000c3d115ae),
    } } },
    { { {
        UINT64_C(0x0c3ecac7acd7b095), UINT64_C(0xfb578b57d7b02ab8), UINT64_C(0x61535752358acbaa),
        UINT64_C(0x00000000bf4cd6cb),
    } }, { {
        UINT64_C(0x8c1d93d9cf58f71d), UINT64_C(0xed6dc5b2c0d9baa9), UINT64_C(0xba912be4f63abf9a),
        UINT64_C(0x00000000456bcdfe),
    } } },
    { { {
        UINT64_C(0xe07562d533979a71), UINT64_C(0xa549952d327016bf), UINT64_C(0x53a34ec4dffdd4f2),
        UINT64_C(0x000000003337d69a),
    } }, { {
        UINT64_C(0xffe7f494d36b636c), UINT64_C(0x9048da673631a555), UINT64_C(0xc86af1da725390f6),
        UINT64_C(0x000000004230262a),
    } } },
    { { {
        UINT64_C(0x3ea8911966fe4b9b), UINT64_C(0x985f815f379c93c9), UINT64_C(0x823100a8474727b9),
        UINT64_C(0x00000000c4ba7f53),
    } }, { {
        UINT64_C(0x01488c0e3784d3f1), UINT64_C(0xc1df68c4ec5a28f9), UINT64_C(0x9b37a057fe443c48),
        UINT64_C(0x000000002575f03e),
    } } },
    { { {
        UINT64_C(0xcaa43e5012de2651), UINT64_C(0xc85f3b3d0b662042), UINT64_C(0x90636eba9b6e2496),
        UINT64_C(0x000000005f4423ca),
    } }, { {
        UINT64_C(0x4c997b0442154435), UINT64_C(0x1c4599c5eb64cd6d), UINT64_C(0xa22f47b5b6ca861d),
        UINT64_C(0x00000000bf1252b8),
    } } },
    { { {
        UINT64_C(0x6ebbbfa4f43c8560), UINT64_C(0x09e3695aa260e4f6), UINT64_C(0x097eec08fffd6e97),
        UINT64_C(0x000000004aa94e66),
    } }, { {
        UINT64_C(0x3ffeab51a793c2ac), UINT64_C(0xcfdce5e0d739d5e3), UINT64_C(0xfe72e1cc7ddd47fb),
        UINT64_C(0x00000000900b9cf2),
    } } },
    { { {
        UINT64_C(0x5433f125df39f3ff), UINT64_C(0x85db241877e9e8c1), UINT64_C(0xe6dfabf64a64e20b),
        UINT64_C(0x000000000cc103fb),
    } }, { {
        UINT64_C(0x9d196627855aa22e), UINT64_C(0xd136c1eb3fe4115d), UINT64_C(0x3c41223657ac2313),
        UINT64_C(0x000000002a074ded),
    } } },
    { { {
        UINT64_C(0xfc7737993096ff6a), UINT64_C(0xba9211f18bab07eb), UINT64_C(0x4d46958accc9fbe7),
        UINT64_C(0x0000000037f54e51),
    } }, { {
        UINT64_C(0xc146ec960b49720c), UINT64_C(0xddff2a892c837a8a), UINT64_C(0xcb3c6d84c4a7364d),
        UINT64_C(0x00000000d4f09f29),
    } } },
    { { {
        UINT64_C(0xea969e3534f8373e), UINT64_C(0x54c2be7a042fd7dc), UINT64_C(0x2b66dbd5102a6b1d),
        UINT64_C(0x00000000be0d7569),
    } }, { {
        UINT64_C(0x445544d7b4fda880), UINT64_C(0x41b850757501ed1f), UINT64_C(0x68bab6566f23d4b1),
        UINT64_C(0x0000000078ab58c2),
    } } },
};
#elif SECP224K1_WORD_BITS == 32
static const secp224k1_affine secp224k1_naf_base[SECP224K1_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0xb6b7a45c), UINT32_C(0x0f7e650e), UINT32_C(0xe47075a9), UINT32_C(0x69a467e9), UINT32_C(0x30fc28a1),
        UINT32_C(0x4df099df), UINT32_C(0xa1455b33),
    } }, { {
        UINT32_C(0x556d61a5), UINT32_C(0xe2ca4bdb), UINT32_C(0xc0b0bd59), UINT32_C(0xf7e319f7), UINT32_C(0x82cafbd6),
        UINT32_C(0x7fba3442), UINT32_C(0x7e089fed),
    } } },
    { { {
        UINT32_C(0xf7a0dd28), UINT32_C(0xb3d03ec4), UINT32_C(0xd9701679), UINT32_C(0xf6f1b667), UINT32_C(0x9fc1976a),
        UINT32_C(0x68cc40ad), UINT32_C(0xfa182dc2),
    } }, { {
        UINT32_C(0xc121661f), UINT32_C(0x3ba39dd0), UINT32_C(0x59a80a61), UINT32_C(0x23406389), UINT32_C(0x3c6f383d),
        UINT32_C(0xae938e86), UINT32_C(0xdde2c5f5),
    } } },
    { { {
        UINT32_C(0x24400371), UINT32_C(0x3d5dfabe), UINT32_C(0x67ebc409), UINT32_C(0xbcaaab48), UINT32_C(0x3e0df667),
        UINT32_C(0xd4b0368e), UINT32_C(0x4db89aa8),
    } }, { {
        UINT32_C(0xd647188e), UINT32_C(0xe857b3ac), UINT32_C(0x8870b1b1), UINT32_C(0x0c41e917), UINT32_C(0xfa0578d5),
        UINT32_C(0xe36a41a6), UINT32_C(0x42117761),
    } } },
    { { {
        UINT32_C(0xb4c0dd96), UINT32_C(0x91154b38), UINT32_C(0x3dd18d3f), UINT32_C(0x6a638892), UINT32_C(0x74ff434e),
        UINT32_C(0x214c0b3f), UINT32_C(0x721f62c5),
    } }, { {
        UINT32_C(0xe9b62fee), UINT32_C(0x49a6eaf1), UINT32_C(0xe8fb57ad), UINT32_C(0xdca0beb1), UINT32_C(0x7a5572d2),
        UINT32_C(0x3b40d343), UINT32_C(0xdc041bfc),
    } } },
    { { {
        UINT32_C(0x061d67ac), UINT32_C(0x70425610), UINT32_C(0x4cf904b4), UINT32_C(0xa7da957e), UINT32_C(0x7a132610),
        UINT32_C(0xb37f5f27), UINT32_C(0x25074dc8),
    } }, { {
        UINT32_C(0xf9d7e5dd), UINT32_C(0xa52adcf4), UINT32_C(0xabec0113), UINT32_C(0x269f4857), UINT32_C(0x076f4811),
        UINT32_C(0xc1f2f28b), UINT32_C(0xfe0a2921),
    } } },
    { { {
        UINT32_C(0xf188272e), UINT32_C(0xc5cda947), UINT32_C(0x7add6505), UINT32_C(0x16a6f5a9), UINT32_C(0x0e5c2a72),
        UINT32_C(0x6764df37), UINT32_C(0x9b0b5e41),
    } }, { {
        UINT32_C(0x93eced63), UINT32_C(0x9f318d26), UINT32_C(0x0dee0336), UINT32_C(0x923f263d), UINT32_C(0x63eb17d1),
        UINT32_C(0xde8b675a), UINT32_C(0x446a489e),
    } } },
    { { {
        UINT32_C(0x884a58af), UINT32_C(0x0911cc5f), UINT32_C(0x5fd64376), UINT32_C(0x9987953e), UINT32_C(0x21dbd1e6),
        UINT32_C(0xc5e32afb), UINT32_C(0xf6eadf4c),
    } }, { {
        UINT32_C(0xa3d7b52e), UINT32_C(0x020069f9), UINT32_C(0x34339e63), UINT32_C(0x7fe7d7b9), UINT32_C(0xe8a35056),
        UINT32_C(0xd1ee2aa6), UINT32_C(0x77211e85),
    } } },
    { { {
        UINT32_C(0x7c0add21), UINT32_C(0x2e894008), UINT32_C(0x6da8bc49), UINT32_C(0x86eb87d3), UINT32_C(0x57af937e),
        UINT32_C(0x70937f35), UINT32_C(0xd30b8741),
    } }, { {
        UINT32_C(0xbb9cf576), UINT32_C(0xe7620e73), UINT32_C(0x254ea338), UINT32_C(0x730d922a), UINT32_C(0x3a18b843),
        UINT32_C(0x5ec6b68e), UINT32_C(0x2fe00d4b),
    } } },
    { { {
        UINT32_C(0x4d559d91), UINT32_C(0xe9a3ba1e), UINT32_C(0x624f9797), UINT32_C(0x29da0bf9), UINT32_C(0xf87bd0c8),
        UINT32_C(0x1c6447ae), UINT32_C(0xfdabead2),
    } }, { {
        UINT32_C(0x4e03d956), UINT32_C(0x17659c07), UINT32_C(0x4f38642a), UINT32_C(0x898b22ab), UINT32_C(0x76a46c4d),
        UINT32_C(0x20337452), UINT32_C(0xec0ac828),
    } } },
    { { {
        UINT32_C(0x2c4325a0), UINT32_C(0x31666a70), UINT32_C(0x3afb430c), UINT32_C(0xc302011f), UINT32_C(0x7e435da3),
        UINT32_C(0x44e6f817), UINT32_C(0x276ca18d),
    } }, { {
        UINT32_C(0x3cf3d7e1), UINT32_C(0x670190ee), UINT32_C(0xd43c0334), UINT32_C(0x338f8f67), UINT32_C(0x6860a374),
        UINT32_C(0x8a756d99), UINT32_C(0xbf4e05b0),
    } } },
    { { {
        UINT32_C(0xdbdf906e), UINT32_C(0x4faec52b), UINT32_C(0xdec66f02), UINT32_C(0x85ff5b5a), UINT32_C(0xa244b54e),
        UINT32_C(0x6df1ffb8), UINT32_C(0xe36675be),
    } }, { {
        UINT32_C(0x7bdf2b20), UINT32_C(0xcaa40e47), UINT32_C(0x9c843d85), UINT32_C(0xf339d137), UINT32_C(0x3999e221),
        UINT32_C(0xa712bbbd), UINT32_C(0x2b90f77d),
    } } },
    { { {
        UINT32_C(0x234e2994), UINT32_C(0x3fdea949), UINT32_C(0x86a6c58c), UINT32_C(0x85b4dfbf), UINT32_C(0x5eba2569),
        UINT32_C(0x2ea4a3ab), UINT32_C(0xf13aa09e),
    } }, { {
        UINT32_C(0x1bdcb016), UINT32_C(0xaccc5eb8), UINT32_C(0x9b05eccf), UINT32_C(0xd1468c5e), UINT32_C(0x0bdb3339),
        UINT32_C(0x61fb4095), UINT32_C(0x9c29603c),
    } } },
    { { {
        UINT32_C(0xe943082f), UINT32_C(0x22ed530a), UINT32_C(0x3290d658), UINT32_C(0xdd537018), UINT32_C(0x664fd49a),
        UINT32_C(0x04d96908), UINT32_C(0x38e131a5),
    } }, { {
        UINT32_C(0x814d9786), UINT32_C(0xd5a55489), UINT32_C(0x219a7fac), UINT32_C(0xdd374fb1), UINT32_C(0xd29e234b),
        UINT32_C(0xe56b9213), UINT32_C(0x796e4a67),
    } } },
    { { {
        UINT32_C(0x53a76ef1), UINT32_C(0x0570c358), UINT32_C(0x5f3ba8db), UINT32_C(0x9f394b5b), UINT32_C(0x09982b62),
        UINT32_C(0x2c744484), UINT32_C(0x3ddbc3ee),
    } }, { {
        UINT32_C(0x4fdd9b30), UINT32_C(0xc60955fb), UINT32_C(0xad2f88b6), UINT32_C(0xb0299901), UINT32_C(0x5f9aa8d4),
        UINT32_C(0x968b5a88), UINT32_C(0x1d5e57f9),
    } } },
    { { {
        UINT32_C(0xad60cc91), UINT32_C(0x155bb296), UINT32_C(0x9749f697), UINT32_C(0x361d6c00), UINT32_C(0x9505f1ba),
        UINT32_C(0xd7d160ad), UINT32_C(0x83666952),
    } }, { {
        UINT32_C(0xa9ec7f52), UINT32_C(0x2c75ece5), UINT32_C(0x1e97fccf), UINT32_C(0x9be24a28), UINT32_C(0x9a34ef4c),
        UINT32_C(0xe9af438e), UINT32_C(0x58c1e5c7),
    } } },
    { { {
        UINT32_C(0x2ed35716), UINT32_C(0xe91dc940), UINT32_C(0x6c15842d), UINT32_C(0xbf1b179b), UINT32_C(0x45541b11),
        UINT32_C(0x2bad614d), UINT32_C(0xcf77cc32),
    } }, { {
        UINT32_C(0x4ed503de), UINT32_C(0x4e506fe4), UINT32_C(0x1ff51de6), UINT32_C(0x94f54b5d), UINT32_C(0x4d644ca2),
        UINT32_C(0xa21bb014), UINT32_C(0xaf71879e),
    } } },
    { { {
        UINT32_C(0x2cc8bb95), UINT32_C(0x55cd7ea1), UINT32_C(0xa9e9ba14), UINT32_C(0xadb757e1), UINT32_C(0xa01a1abc),
        UINT32_C(0x810d2b13), UINT32_C(0x1a9fbb48),
    } }, { {
        UINT32_C(0xc401637c), UINT32_C(0xd117e9e7), UINT32_C(0xb5c8b86d), UINT32_C(0x17b0fdff), UINT32_C(0xc940e499),
        UINT32_C(0xc5b360e7), UINT32_C(0xaf9317d0),
    } } },
    { { {
        UINT32_C(0x21d2b1f2), UINT32_C(0x7ed838a3), UINT32_C(0xdb4b53d3), UINT32_C(0x6069b421), UINT32_C(0x6988ed7e),
        UINT32_C(0xb9722030), UINT32_C(0x48951d97),
    } }, { {
        UINT32_C(0xc2cb107e), UINT32_C(0x665de62a), UINT32_C(0xf7a6b2d1), UINT32_C(0x8e7daa0d), UINT32_C(0xa1630feb),
        UINT32_C(0x21d91836), UINT32_C(0x3bd966b7),
    } } },
    { { {
        UINT32_C(0x10538f07), UINT32_C(0x8f25fcf3), UINT32_C(0x5baa0b35), UINT32_C(0x56c95438), UINT32_C(0x13fb67d9),
        UINT32_C(0x90efd99b), UINT32_C(0xeed6f48a),
    } }, { {
        UINT32_C(0x19c84a78), UINT32_C(0x401f7b79), UINT32_C(0x7461a9b9), UINT32_C(0x86395925), UINT32_C(0x59bedab0),
        UINT32_C(0x7ae5a1a1), UINT32_C(0x9e94e064),
    } } },
    { { {
        UINT32_C(0x03c0b532), UINT32_C(0x649b65a5), UINT32_C(0xa7cad308), UINT32_C(0xf04f4811), UINT32_C(0x7bee6cb7),
        UINT32_C(0x226fadba), UINT32_C(0xe75ebd2a),
    } }, { {
        UINT32_C(0x2737c9ac), UINT32_C(0x6c23cfa5), UINT32_C(0x257bef76), UINT32_C(0x59107f2c), UINT32_C(0xeda93e57),
        UINT32_C(0x51312c15), UINT32_C(0xa1ff50e3),
    } } },
    { { {
        UINT32_C(0x0daabcd2), UINT32_C(0xd64389f4), UINT32_C(0x294aa525), UINT32_C(0xb533b16b), UINT32_C(0xec544c6e),
        UINT32_C(0xb0f46085), UINT32_C(0x64dc34c9),
    } }, { {
        UINT32_C(0xa5b52f19), UINT32_C(0x1bd923ce), UINT32_C(0xb34c0955), UINT32_C(0xe412c7b4), UINT32_C(0x824b5b30),
        UINT32_C(0xb4f253d0), UINT32_C(0xe7e66723),
    } } },
    { { {
        UINT32_C(0xa181dfdc), UINT32_C(0xe85cc968), UINT32_C(0xd848f55b), UINT32_C(0x38622c2e), UINT32_C(0xba9db0cf),
        UINT32_C(0x8bcc01a4), UINT32_C(0xb6c27281),
    } }, { {
        UINT32_C(0x43ad6db2), UINT32_C(0xad48e4fa), UINT32_C(0x9836c3e4), UINT32_C(0x228848b3), UINT32_C(0x5e3f0e2a),
        UINT32_C(0xee234458), UINT32_C(0x86d27252),
    } } },
    { { {
        UINT32_C(0x6fc83230), UINT32_C(0x9138c6dc), UINT32_C(0x73ecbaed), UINT32_C(0x82ca6a10), UINT32_C(0xa129be04),
        UINT32_C(0x932cce1d), UINT32_C(0xf227218e),
    } }, { {
        UINT32_C(0xcd1889c9), UINT32_C(0xacf2057b), UINT32_C(0xd255008d), UINT32_C(0xb393aa48), UINT32_C(0x17404dbc),
        UINT32_C(0x47efa7ab), UINT32_C(0x5d306a23),
    } } },
    { { {
        UINT32_C(0x9c2a5f03), UINT32_C(0x934d3e14), UINT32_C(0x26ba3f2b), UINT32_C(0xe3e8debd), UINT32_C(0xcf229336),
        UINT32_C(0x8f84e9bd), UINT32_C(0x0fe2eaf2),
    } }, { {
        UINT32_C(0xba6b7799), UINT32_C(0x4b85aa41), UINT32_C(0x944f9380), UINT32_C(0x78d287b9), UINT32_C(0x9173486e),
        UINT32_C(0x1ee2403f), UINT32_C(0xc3d115ae),
    } } },
    { { {
        UINT32_C(0xacd7b095), UINT32_C(0x0c3ecac7), UINT32_C(0xd7b02ab8), UINT32_C(0xfb578b57), UINT32_C(0x358acbaa),
        UINT32_C(0x61535752), UINT32_C(0xbf4cd6cb),
    } }, { {
        UINT32_C(0xcf58f71d), UINT32_C(0x8c1d93d9), UINT32_C(0xc0d9baa9), UINT32_C(0xed6dc5b2), UINT32_C(0xf63abf9a),
        UINT32_C(0xba912be4), UINT32_C(0x456bcdfe),
    } } },
    { { {
        UINT32_C(0x33979a71), UINT32_C(0xe07562d5), UINT32_C(0x327016bf), UINT32_C(0xa549952d), UINT32_C(0xdffdd4f2),
        UINT32_C(0x53a34ec4), UINT32_C(0x3337d69a),
    } }, { {
        UINT32_C(0xd36b636c), UINT32_C(0xffe7f494), UINT32_C(0x3631a555), UINT32_C(0x9048da67), UINT32_C(0x725390f6),
        UINT32_C(0xc86af1da), UINT32_C(0x4230262a),
    } } },
    { { {
        UINT32_C(0x66fe4b9b), UINT32_C(0x3ea89119), UINT32_C(0x379c93c9), UINT32_C(0x985f815f), UINT32_C(0x474727b9),
        UINT32_C(0x823100a8), UINT32_C(0xc4ba7f53),
    } }, { {
        UINT32_C(0x3784d3f1), UINT32_C(0x01488c0e), UINT32_C(0xec5a28f9), UINT32_C(0xc1df68c4), UINT32_C(0xfe443c48),
        UINT32_C(0x9b37a057), UINT32_C(0x2575f03e),
    } } },
    { { {
        UINT32_C(0x12de2651), UINT32_C(0xcaa43e50), UINT32_C(0x0b662042), UINT32_C(0xc85f3b3d), UINT32_C(0x9b6e2496),
        UINT32_C(0x90636eba), UINT32_C(0x5f4423ca),
    } }, { {
        UINT32_C(0x42154435), UINT32_C(0x4c997b04), UINT32_C(0xeb64cd6d), UINT32_C(0x1c4599c5), UINT32_C(0xb6ca861d),
        UINT32_C(0xa22f47b5), UINT32_C(0xbf1252b8),
    } } },
    { { {
        UINT32_C(0xf43c8560), UINT32_C(0x6ebbbfa4), UINT32_C(0xa260e4f6), UINT32_C(0x09e3695a), UINT32_C(0xfffd6e97),
        UINT32_C(0x097eec08), UINT32_C(0x4aa94e66),
    } }, { {
        UINT32_C(0xa793c2ac), UINT32_C(0x3ffeab51), UINT32_C(0xd739d5e3), UINT32_C(0xcfdce5e0), UINT32_C(0x7ddd47fb),
        UINT32_C(0xfe72e1cc), UINT32_C(0x900b9cf2),
    } } },
    { { {
        UINT32_C(0xdf39f3ff), UINT32_C(0x5433f125), UINT32_C(0x77e9e8c1), UINT32_C(0x85db2418), UINT32_C(0x4a64e20b),
        UINT32_C(0xe6dfabf6), UINT32_C(0x0cc103fb),
    } }, { {
        UINT32_C(0x855aa22e), UINT32_C(0x9d196627), UINT32_C(0x3fe4115d), UINT32_C(0xd136c1eb), UINT32_C(0x57ac2313),
        UINT32_C(0x3c412236), UINT32_C(0x2a074ded),
    } } },
    { { {
        UINT32_C(0x3096ff6a), UINT32_C(0xfc773799), UINT32_C(0x8bab07eb), UINT32_C(0xba9211f1), UINT32_C(0xccc9fbe7),
        UINT32_C(0x4d46958a), UINT32_C(0x37f54e51),
    } }, { {
        UINT32_C(0x0b49720c), UINT32_C(0xc146ec96), UINT32_C(0x2c837a8a), UINT32_C(0xddff2a89), UINT32_C(0xc4a7364d),
        UINT32_C(0xcb3c6d84), UINT32_C(0xd4f09f29),
    } } },
    { { {
        UINT32_C(0x34f8373e), UINT32_C(0xea969e35), UINT32_C(0x042fd7dc), UINT32_C(0x54c2be7a), UINT32_C(0x102a6b1d),
        UINT32_C(0x2b66dbd5), UINT32_C(0xbe0d7569),
    } }, { {
        UINT32_C(0xb4fda880), UINT32_C(0x445544d7), UINT32_C(0x7501ed1f), UINT32_C(0x41b85075), UINT32_C(0x6f23d4b1),
        UINT32_C(0x68bab656), UINT32_C(0x78ab58c2),
    } } },
};
#endif

/* digits[0] + digits[1]*lambda = k, each the other way round where `negative` of it is all-ones */
static void secp224k1_scalar_naf(signed char digits[][SECP224K1_NAF_LENGTH], uint64_t negative[2], const secp224k1_sc *k, unsigned int width)
{
    secp224k1_limb v[SECP224K1_NAF_WORDS];
    secp224k1_sc half[2];
    unsigned int i, j;

    secp224k1_decompose(half, negative, k);
    for (j = 0; j < 2; j++) {
        for (i = 0; i < SECP224K1_NAF_WORDS; i++) {
            v[i] = i < SECP224K1_SC_LIMBS ? half[j].v[i] : 0;
        }
        secp224k1_naf(digits[j], v, width);
    }
}

void secp224k1_point_mul_double_vartime(secp224k1_point *r, const secp224k1_sc *k, const secp224k1_point *p, const secp224k1_sc *l)
{
    signed char digits[4][SECP224K1_NAF_LENGTH]; /* of k, then of l */
    secp224k1_point table[2][SECP224K1_NAF_ENTRIES], twice, total;
    uint64_t negative[4];
    unsigned int i;

    secp224k1_scalar_naf(digits, negative, k, SECP224K1_NAF_WIDTH);
    secp224k1_scalar_naf(digits + 2, negative + 2, l, SECP224K1_NAF_BASE_WIDTH);
    table[0][0] = *p;
    secp224k1_point_dbl(&twice, p);
    for (i = 1; i < SECP224K1_NAF_ENTRIES; i++) {
        (void)secp224k1_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    for (i = 0; i < SECP224K1_NAF_ENTRIES; i++) {
        secp224k1_endomorphism(&table[1][i], &table[0][i]);
    }
    secp224k1_point_neutral(&total);
    for (i = SECP224K1_NAF_LENGTH; i-- > 0;) {
        secp224k1_point_dbl(&total, &total);
        secp224k1_add_digit(&total, table[0], digits[0][i], negative[0]);
        secp224k1_add_digit(&total, table[1], digits[1][i], negative[1]);
        secp224k1_add_base_digit(&total, secp224k1_naf_base, digits[2][i], negative[2]);
        secp224k1_add_image_digit(&total, secp224k1_naf_base, digits[3][i], negative[3]);
    }
    *r = total;
}
