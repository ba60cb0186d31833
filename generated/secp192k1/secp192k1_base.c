/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve secp192k1 */
/* From: secp192k1.toml sha256:c2f0de9ee78e6ae1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 512 points in 16 tables, 24 kB.
 * `ecgen --base-table KB` makes another: a smaller one fits beside more in the cache, and costs more doublings and additions.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 2 apart
 * (6 in the last table). The positions that are multiples of 2 are summed up on their own: no partial sum on either side
 * can come near the order of the generator then, so that additions meet none of their exceptions, and only the sum of both has to
 * be right for all points.
 */
#include "secp192k1_curve_internal.h"

#define SECP192K1_TEETH 6
#define SECP192K1_BLOCKS 16
#define SECP192K1_LAST_TEETH 6
#define SECP192K1_SPACING 2
#define SECP192K1_BLOCK_ENTRIES 32
#define SECP192K1_ENTRIES 512
#define SECP192K1_SIGNS 192
#define SECP192K1_SIGN_WORDS (SECP192K1_SIGNS / SECP192K1_WORD_BITS + 1)

/* The tables, one after the other */
#if SECP192K1_WORD_BITS == 64
#define SECP192K1_W(x) UINT64_C(x)
#define SECP192K1_W_LOW(x) UINT64_C(x)
#else
#define SECP192K1_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define SECP192K1_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const secp192k1_affine secp192k1_base[SECP192K1_ENTRIES] = {
    { { {
        SECP192K1_W(0xfc3beff121d1d2f4), SECP192K1_W(0x715c357b29d8fe2c), SECP192K1_W(0x4cb9d126c5483e4b),
    } }, { {
        SECP192K1_W(0x528dd278a88ddf2d), SECP192K1_W(0x38f7a834fff638aa), SECP192K1_W(0x1565fde020d176dd),
    } } },
    { { {
        SECP192K1_W(0x761a3cab07b906af), SECP192K1_W(0x0b529e3370e9f49f), SECP192K1_W(0x4ccd5ee3cdb59729),
    } }, { {
        SECP192K1_W(0xb964210c6e0c8a4a), SECP192K1_W(0x2f8d84b052a47d54), SECP192K1_W(0x2d94cca2b2a8093e),
    } } },
    { { {
        SECP192K1_W(0x9f243daa910dd57f), SECP192K1_W(0x3a50da58a4ae4b5e), SECP192K1_W(0x7ab577cb82158ee5),
    } }, { {
        SECP192K1_W(0x9676d4194fe7d139), SECP192K1_W(0xae92c47dda14d15a), SECP192K1_W(0xad60dee289f6b318),
    } } },
    { { {
        SECP192K1_W(0xe8feb097e619919a), SECP192K1_W(0xe34d3a29c4d9bb7c), SECP192K1_W(0x8e2ec913b2ceb1a5),
    } }, { {
        SECP192K1_W(0xe0505104e691c77a), SECP192K1_W(0xb23896590504a04b), SECP192K1_W(0x57ff91c8fbd43535),
    } } },
    { { {
        SECP192K1_W(0x83526380628f9ada), SECP192K1_W(0x1fd9fa98b40bc553), SECP192K1_W(0x1526ad12afabd862),
    } }, { {
        SECP192K1_W(0x16206d300a01486e), SECP192K1_W(0xefa0d142a84c18d7), SECP192K1_W(0x779b2322fe4a3e4c),
    } } },
    { { {
        SECP192K1_W(0xb1c9656a9dafabac), SECP192K1_W(0x04e647576de452e9), SECP192K1_W(0x589378386977178d),
    } }, { {
        SECP192K1_W(0x9245d6bf6b225fe1), SECP192K1_W(0xbc1f5de715abb9f0), SECP192K1_W(0xbebf442fb77226e1),
    } } },
    { { {
        SECP192K1_W(0x453eeee0b97b2e20), SECP192K1_W(0xb4320d82ac4b8c17), SECP192K1_W(0x22d452d457947db0),
    } }, { {
        SECP192K1_W(0x06dad4fae087ee3c), SECP192K1_W(0x7bed670f51c4058c), SECP192K1_W(0x0d5b951cb23c9e3f),
    } } },
    { { {
        SECP192K1_W(0xf851215014e25124), SECP192K1_W(0x8e7f44ce1280a5f0), SECP192K1_W(0x396bb21a8fee31ca),
    } }, { {
        SECP192K1_W(0xa2eae24352a46392), SECP192K1_W(0x984ba93f88b89210), SECP192K1_W(0x64a9ea4e898e58ad),
    } } },
    { { {
        SECP192K1_W(0xa830b51771198438), SECP192K1_W(0x56865ec10e0439be), SECP192K1_W(0xd92f18142759b901),
    } }, { {
        SECP192K1_W(0xa810cb0903e1b836), SECP192K1_W(0xd38769e1dd7e1302), SECP192K1_W(0xee8433d948efc78f),
    } } },
    { { {
        SECP192K1_W(0x888038899d17c473), SECP192K1_W(0x294e830376203b45), SECP192K1_W(0x23ee281fb2b0af49),
    } }, { {
        SECP192K1_W(0x3ec63b851a750544), SECP192K1_W(0x1f95acdd9c9c4911), SECP192K1_W(0x87a13d21495d2193),
    } } },
    { { {
        SECP192K1_W(0xcdb821c4022bb0c6), SECP192K1_W(0x44e11b2e9679f886), SECP192K1_W(0x5787479b1b0567c0),
    } }, { {
        SECP192K1_W(0xd022d00a19641dc9), SECP192K1_W(0xf5de69be3901f78f), SECP192K1_W(0x8373cf1ebd774e9c),
    } } },
    { { {
        SECP192K1_W(0x78de79a677c650e3), SECP192K1_W(0xec96345709537c37), SECP192K1_W(0xad6081012563ab4c),
    } }, { {
        SECP192K1_W(0x853bcaed853269fb), SECP192K1_W(0x68f802dcd3f8b2a1), SECP192K1_W(0x8de39d5cd9368764),
    } } },
    { { {
        SECP192K1_W(0xff63d65cf366c672), SECP192K1_W(0xb5cd22285b9a53c6), SECP192K1_W(0xfbcbd6b56c2dd43b),
    } }, { {
        SECP192K1_W(0x5c87d22a2ace8c2b), SECP192K1_W(0xfff6383e414d85d8), SECP192K1_W(0xbdf1ebaede9ee272),
    } } },
    { { {
        SECP192K1_W(0x59f5d4268a9d96b3), SECP192K1_W(0xcf4042fb7fcd547b), SECP192K1_W(0x74a4f4fddfcf9af0),
    } }, { {
        SECP192K1_W(0xb80724e2a6c597bd), SECP192K1_W(0x7c2f53e9612a1649), SECP192K1_W(0xaf93fe0aa18890ec),
    } } },
    { { {
        SECP192K1_W(0x2c50a5a3c22de5ef), SECP192K1_W(0xe7c87019fb7c68e2), SECP192K1_W(0xfdf8afded4a69b77),
    } }, { {
        SECP192K1_W(0xdb461922eab078e0), SECP192K1_W(0xeb046d05a49c1c95), SECP192K1_W(0xe45496406f35d3ef),
    } } },
    { { {
        SECP192K1_W(0x5c84f3932d883891), SECP192K1_W(0x750ea0b76a5e0644), SECP192K1_W(0x9079db2779be5879),
    } }, { {
        SECP192K1_W(0xfc94a27a2b2b52f2), SECP192K1_W(0xde521476bc3a4445), SECP192K1_W(0x8a99d7c110e84b6b),
    } } },
    { { {
        SECP192K1_W(0x88d76e664baa650a), SECP192K1_W(0xb943a95f58b1bd22), SECP192K1_W(0x80efa7b50516c9c2),
    } }, { {
        SECP192K1_W(0x67b521625650ac4b), SECP192K1_W(0x6edfa9e7dde9d6c0), SECP192K1_W(0xe6765e5ee318dad1),
    } } },
    { { {
        SECP192K1_W(0x972c7d333a34e39a), SECP192K1_W(0x0d84fd58f4ab4b0b), SECP192K1_W(0x79b573f61644aaba),
    } }, { {
        SECP192K1_W(0x5f929413b1aa8772), SECP192K1_W(0xcde54f59b4b42485), SECP192K1_W(0x54087aef8443af96),
    } } },
    { { {
        SECP192K1_W(0x8d9dc9f9bdccbd07), SECP192K1_W(0x448a5f5ea745aed5), SECP192K1_W(0x001dbb33342b524d),
    } }, { {
        SECP192K1_W(0xe8a0e04e817d0154), SECP192K1_W(0x85b644a4bbd3f68d), SECP192K1_W(0x9d9f3b12bb2e96c4),
    } } },
    { { {
        SECP192K1_W(0x85ce8a4f5c33cca5), SECP192K1_W(0x15a6862cdafa650c), SECP192K1_W(0x34094ff10acf635e),
    } }, { {
        SECP192K1_W(0x1e3d2960f04d2ed5), SECP192K1_W(0x0a8d2e3958dc2944), SECP192K1_W(0xadcdee9e6b832a0a),
    } } },
    { { {
        SECP192K1_W(0xeb39a673f3623e9d), SECP192K1_W(0x9968734581f97b7d), SECP192K1_W(0x65be80cf4abaa3c0),
    } }, { {
        SECP192K1_W(0xf51c7a8203ee00db), SECP192K1_W(0xf815f7ca69cc5f54), SECP192K1_W(0xe71be9877cd90fb8),
    } } },
    { { {
        SECP192K1_W(0x06163981488face4), SECP192K1_W(0xb2d21d217cabb302), SECP192K1_W(0x18f76d367d28486d),
    } }, { {
        SECP192K1_W(0xae0af175073886f0), SECP192K1_W(0x59c5361f61f2e99c), SECP192K1_W(0x11a47053811f5125),
    } } },
    { { {
        SECP192K1_W(0x84b2a3283f13a2cd), SECP192K1_W(0x7171bc18dc169a1b), SECP192K1_W(0x32b45a6204f11fbb),
    } }, { {
        SECP192K1_W(0x0c31b9faf270ad78), SECP192K1_W(0x73d986959e3ccce4), SECP192K1_W(0xd128b67e89a33a34),
    } } },
    { { {
        SECP192K1_W(0x5abc197e1b376dc7), SECP192K1_W(0x7b72c63a65ab7c26), SECP192K1_W(0xf1434773e764174b),
    } }, { {
        SECP192K1_W(0x73e8cf6bb22b18b4), SECP192K1_W(0x8f84fb9abbc324e1), SECP192K1_W(0x45f3f570cf081c0b),
    } } },
    { { {
        SECP192K1_W(0x30d2e4aa7bd4a2f3), SECP192K1_W(0x578cdc794ff41a6f), SECP192K1_W(0x1a59e7c1deac4644),
    } }, { {
        SECP192K1_W(0xfa34eeab928ba7a4), SECP192K1_W(0xd5617b2915f7b295), SECP192K1_W(0x7704933b611b90ce),
    } } },
    { { {
        SECP192K1_W(0x95798d6171e1bf8e), SECP192K1_W(0x97719518eeaf0a8b), SECP192K1_W(0x72b6749402548e5b),
    } }, { {
        SECP192K1_W(0x3931f525b2817fa4), SECP192K1_W(0x0a5edb0e1989f4b9), SECP192K1_W(0x3870ecef9ffb74eb),
    } } },
    { { {
        SECP192K1_W(0xf56d9104260b4ff1), SECP192K1_W(0xc8193a849670e7a6), SECP192K1_W(0xf5eb2bdf47583f71),
    } }, { {
        SECP192K1_W(0x366ee46fbb720e41), SECP192K1_W(0x5f7309b1fd0f863f), SECP192K1_W(0x0441f71b2d2a8a45),
    } } },
    { { {
        SECP192K1_W(0xff9e6871a43e1d79), SECP192K1_W(0xdec23a04a7d34a84), SECP192K1_W(0xeea36f613a1ac308),
    } }, { {
        SECP192K1_W(0x67f31c9a7222250c), SECP192K1_W(0x8ea8e260a10aeb41), SECP192K1_W(0xffe8cea7e2674de5),
    } } },
    { { {
        SECP192K1_W(0x32f5ef1860114c23), SECP192K1_W(0x11fe60d967b365ff), SECP192K1_W(0x9b1977a1c9d0c6e5),
    } }, { {
        SECP192K1_W(0xbaef66587acfe7bb), SECP192K1_W(0xaf9172b3e570446d), SECP192K1_W(0xe7569e22ea69d3ca),
    } } },
    { { {
        SECP192K1_W(0x7b54eaa71fe80127), SECP192K1_W(0xee03e9199ce486e6), SECP192K1_W(0x28508d23611c0a5e),
    } }, { {
        SECP192K1_W(0x6c39a65ec2a209fc), SECP192K1_W(0x414267cc10f00c66), SECP192K1_W(0x1d62e89fd6d45154),
    } } },
    { { {
        SECP192K1_W(0xf3b05789efd253e4), SECP192K1_W(0xf1528db4f2143f04), SECP192K1_W(0x75f4fac49b4809a1),
    } }, { {
        SECP192K1_W(0x6dd37cbe40ecc78d), SECP192K1_W(0x6e6565509b4b1a1c), SECP192K1_W(0xb9d3b8255033728f),
    } } },
    { { {
        SECP192K1_W(0x09ac18b8f97f9628), SECP192K1_W(0x3e67e8e6aabbf330), SECP192K1_W(0xe5b3edbb0fb2b05f),
    } }, { {
        SECP192K1_W(0x79efe51dc05cb043), SECP192K1_W(0x5044947a29f21cfa), SECP192K1_W(0xd2435894b88d3d3d),
    } } },
    { { {
        SECP192K1_W(0x63932b67b9c31ba0), SECP192K1_W(0x6e4795402f086b75), SECP192K1_W(0x9ebf41852d04460a),
    } }, { {
        SECP192K1_W(0xacaf64af4fa8fb6f), SECP192K1_W(0x4aba4f82b27bd2cc), SECP192K1_W(0xa1a473565914a157),
    } } },
    { { {
        SECP192K1_W(0x8e79aef5cf832f72), SECP192K1_W(0xff36860a5faa8a51), SECP192K1_W(0xb75b7ae59a96773b),
    } }, { {
        SECP192K1_W(0xfb47050ae86efe7a), SECP192K1_W(0x559909d21c492c70), SECP192K1_W(0xaac82e1a38bb75a9),
    } } },
    { { {
        SECP192K1_W(0x9184aa9d8ae6134c), SECP192K1_W(0x8913e2c5a09d8239), SECP192K1_W(0x63bc596077b3d81f),
    } }, { {
        SECP192K1_W(0xe261dfac6f1874e3), SECP192K1_W(0xee171d35a3271a8b), SECP192K1_W(0x625b72abe6eb0065),
    } } },
    { { {
        SECP192K1_W(0x9c8b41c0ca5f53ad), SECP192K1_W(0x4fb8f18ea0889c5c), SECP192K1_W(0xc48544616b380c14),
    } }, { {
        SECP192K1_W(0x569ddc0f4d0a5750), SECP192K1_W(0x255e8c0166b52abc), SECP192K1_W(0x9483d9466cf489d6),
    } } },
    { { {
        SECP192K1_W(0xed14aba63a55ad41), SECP192K1_W(0x0cc97540cb349261), SECP192K1_W(0xcaa90c5adf445d36),
    } }, { {
        SECP192K1_W(0xf664b2b9beae3dce), SECP192K1_W(0xaf01a5c1d71ac096), SECP192K1_W(0xb022c011cd108251),
    } } },
    { { {
        SECP192K1_W(0x28d3ee990362a5bf), SECP192K1_W(0x2d6a66d2c65410de), SECP192K1_W(0x42ebe2a0d089ef02),
    } }, { {
        SECP192K1_W(0x2352b907fb8e99ba), SECP192K1_W(0x38828e09cfdd2f46), SECP192K1_W(0xf91421b1a845d819),
    } } },
    { { {
        SECP192K1_W(0xa2ac3ffdb04c746e), SECP192K1_W(0x14542ad4cf881314), SECP192K1_W(0x0c7e0ee7b1f745aa),
    } }, { {
        SECP192K1_W(0x2490296676af25c5), SECP192K1_W(0x174dcaf9d655d1bc), SECP192K1_W(0x67bcff16f0ef3eb5),
    } } },
    { { {
        SECP192K1_W(0xf508de0332a6a6a6), SECP192K1_W(0x5f76c20f56338ff5), SECP192K1_W(0x2c8c7b28f82d5fbc),
    } }, { {
        SECP192K1_W(0xe262a1c1845727ec), SECP192K1_W(0xf379f8dd3544ed6c), SECP192K1_W(0xd0a5ba74ba50eadf),
    } } },
    { { {
        SECP192K1_W(0x736eac9a7a92eaa5), SECP192K1_W(0xa63452d9092dd08b), SECP192K1_W(0xcb9c1387cc1f6988),
    } }, { {
        SECP192K1_W(0x921af50ab114643d), SECP192K1_W(0xa87ab7824209e8e4), SECP192K1_W(0xacc0b7cd95fc4e1e),
    } } },
    { { {
        SECP192K1_W(0x03db23e882b398ad), SECP192K1_W(0x1879b18ca7384128), SECP192K1_W(0xb10aff3927bb882b),
    } }, { {
        SECP192K1_W(0x7a44edda041d03f8), SECP192K1_W(0x058c855bbfa6315c), SECP192K1_W(0xb697f7c4f397563a),
    } } },
    { { {
        SECP192K1_W(0x0bcffc7e766f0c9e), SECP192K1_W(0x559c99513fc2ff59), SECP192K1_W(0x0fc75bf64e3034f8),
    } }, { {
        SECP192K1_W(0x410c03a20500f03c), SECP192K1_W(0x34676e5e4945d886), SECP192K1_W(0xebac7139b50340bb),
    } } },
    { { {
        SECP192K1_W(0x4f698fa582ec6512), SECP192K1_W(0xf5254b088f7c0827), SECP192K1_W(0x4377ad4ac1b14025),
    } }, { {
        SECP192K1_W(0xfc8348238766bfd4), SECP192K1_W(0x39be0cd0a24864dc), SECP192K1_W(0xed5c154c604adf32),
    } } },
    { { {
        SECP192K1_W(0x4ddf67accb9254b3), SECP192K1_W(0x90d1aaac7e14fa70), SECP192K1_W(0x7b112ac3ff792d09),
    } }, { {
        SECP192K1_W(0x8d1d5089bcdf94f1), SECP192K1_W(0x4329980d3387d5f6), SECP192K1_W(0xdfda29868c7a8bd7),
    } } },
    { { {
        SECP192K1_W(0xe93636368db0c009), SECP192K1_W(0x58917d2e06ecaa6b), SECP192K1_W(0x63347587dc1ff00f),
    } }, { {
        SECP192K1_W(0xcd70bd5ba164a5c4), SECP192K1_W(0x9d9319f763e349e9), SECP192K1_W(0x10513d59c8ebec89),
    } } },
    { { {
        SECP192K1_W(0x407e836ef5c6cd81), SECP192K1_W(0xdd6a0ecae8545833), SECP192K1_W(0x5c1c9461cb7b5462),
    } }, { {
        SECP192K1_W(0xcc6587c26f923806), SECP192K1_W(0x05417cdf58f06535), SECP192K1_W(0x51d07233ba741c8d),
    } } },
    { { {
        SECP192K1_W(0x7d971e9c52c1f11d), SECP192K1_W(0x3059c76014fc35d3), SECP192K1_W(0x82af27f9cadcf00f),
    } }, { {
        SECP192K1_W(0xb29d0aa5065d9e9e), SECP192K1_W(0xfbb9c20da7d391bd), SECP192K1_W(0x192c35cffae77014),
    } } },
    { { {
        SECP192K1_W(0x573ee35efbb4eb16), SECP192K1_W(0xd68e986f8914cec7), SECP192K1_W(0xb27f19bdd2c1722b),
    } }, { {
        SECP192K1_W(0x389686f705839d35), SECP192K1_W(0x0ae0570f1d65edd4), SECP192K1_W(0x5fe21c8d26ab62a3),
    } } },
    { { {
        SECP192K1_W(0x573547c0f346a7d8), SECP192K1_W(0x672767b5f8533154), SECP192K1_W(0xccfe346af06591a1),
    } }, { {
        SECP192K1_W(0xf851f5a87d9b34ba), SECP192K1_W(0xd323bf5694db74b0), SECP192K1_W(0xc868e9fe410a3f13),
    } } },
    { { {
        SECP192K1_W(0x2d7c824fdad85b05), SECP192K1_W(0x45e5e4ed349d067b), SECP192K1_W(0x7e6e43b283003e62),
    } }, { {
        SECP192K1_W(0x6850fddc0c129f22), SECP192K1_W(0xb6266eab282e3c82), SECP192K1_W(0x5edf9db95e270da2),
    } } },
    { { {
        SECP192K1_W(0x4293c66911454d4f), SECP192K1_W(0x9cfbe5efd5f74c0e), SECP192K1_W(0x72dd47cabfaeb81b),
    } }, { {
        SECP192K1_W(0x31b4b519ba66e91c), SECP192K1_W(0x4374b5979bf53057), SECP192K1_W(0xfce6254398f92e2a),
    } } },
    { { {
        SECP192K1_W(0xbc0e3005d7975b97), SECP192K1_W(0x78fa0af704d8e9c5), SECP192K1_W(0xc4c5efb888b0026d),
    } }, { {
        SECP192K1_W(0xda463782551829ab), SECP192K1_W(0x9c89fcea3bf60feb), SECP192K1_W(0x6a6ac92c4398c568),
    } } },
    { { {
        SECP192K1_W(0x8bae32cd424bb1f9), SECP192K1_W(0x7e62f01f4df8cfb1), SECP192K1_W(0xfa4d2ced1cb99e61),
    } }, { {
        SECP192K1_W(0x17a4b6ca951dc67c), SECP192K1_W(0x30b1392f7c58dd04), SECP192K1_W(0xf34741d8b953958b),
    } } },
    { { {
        SECP192K1_W(0x78e48248242ff18c), SECP192K1_W(0x43f07fd39ea8c6b4), SECP192K1_W(0xb504fec377655b0f),
    } }, { {
        SECP192K1_W(0x6674b033243865e7), SECP192K1_W(0x5557d7c8b29c1d67), SECP192K1_W(0x13f85883566bce83),
    } } },
    { { {
        SECP192K1_W(0xbe568ca80d529a9f), SECP192K1_W(0x770bacfd615e16fa), SECP192K1_W(0x68cdef7127e41667),
    } }, { {
        SECP192K1_W(0xb4550ffc36e1c6f1), SECP192K1_W(0xa9213935dba9a0e0), SECP192K1_W(0x598e0b6f0458e5fa),
    } } },
    { { {
        SECP192K1_W(0x9562446f28459792), SECP192K1_W(0x7590177d9a8d9e88), SECP192K1_W(0xf956e0b2a7a989b3),
    } }, { {
        SECP192K1_W(0xf2eab93c4580294a), SECP192K1_W(0xcf2471a12c21cce0), SECP192K1_W(0x7e221b4a4436feee),
    } } },
    { { {
        SECP192K1_W(0x985a08dd8a40fa6b), SECP192K1_W(0x1c6b47965389c871), SECP192K1_W(0x982510574ec3750a),
    } }, { {
        SECP192K1_W(0xf043e6a16ee7ba0a), SECP192K1_W(0x145f1d65ff81f786), SECP192K1_W(0x936489671333e398),
    } } },
    { { {
        SECP192K1_W(0x4cb80bd6db31c619), SECP192K1_W(0xe84f394f53697e2c), SECP192K1_W(0x2f2f1695865a0113),
    } }, { {
        SECP192K1_W(0x18ad306d6a296e6b), SECP192K1_W(0x15d4c79c8103726f), SECP192K1_W(0xc454563b87c7f296),
    } } },
    { { {
        SECP192K1_W(0xd15094c1ec5391c2), SECP192K1_W(0x93d55f937cca865f), SECP192K1_W(0x914d26447da661dc),
    } }, { {
        SECP192K1_W(0x7d92282082094527), SECP192K1_W(0x92433ab78e4db247), SECP192K1_W(0xfc9209aa9885bb9b),
    } } },
    { { {
        SECP192K1_W(0x864bd1a08435d9e2), SECP192K1_W(0x4a2d5f44643fd5e3), SECP192K1_W(0xd5376eb6718e2d13),
    } }, { {
        SECP192K1_W(0x9dac6fec4f70e7d6), SECP192K1_W(0x0d5c1c9f623a247a), SECP192K1_W(0xede4de95d12a74a0),
    } } },
    { { {
        SECP192K1_W(0x6670ef3413484aad), SECP192K1_W(0x797e6bf97f85e9e5), SECP192K1_W(0xf059342c542ca76d),
    } }, { {
        SECP192K1_W(0xfce2c1face1373f7), SECP192K1_W(0x9a73e1062af0510a), SECP192K1_W(0x32e36fc16140e548),
    } } },
    { { {
        SECP192K1_W(0xc30eea0253755fb0), SECP192K1_W(0xafe7451381fdc213), SECP192K1_W(0xe7c37b49213540ba),
    } }, { {
        SECP192K1_W(0xd8aadf614d70490c), SECP192K1_W(0x67af8da33a7469ec), SECP192K1_W(0xd5ea48ce9a0a75b7),
    } } },
    { { {
        SECP192K1_W(0x5a9605d677f7f627), SECP192K1_W(0xef615e364a721828), SECP192K1_W(0xb539ecc895723d60),
    } }, { {
        SECP192K1_W(0x70344fcc79a4a2ab), SECP192K1_W(0x56df90d20e61563a), SECP192K1_W(0x3bd78cc7aac26b1a),
    } } },
    { { {
        SECP192K1_W(0x8a7d9e6a7a276ca6), SECP192K1_W(0xc224dbd22276f167), SECP192K1_W(0x94c3b01a74d11743),
    } }, { {
        SECP192K1_W(0xf995dab2747b2c75), SECP192K1_W(0x15a9b2f3be87b149), SECP192K1_W(0x432c9f17e80febdb),
    } } },
    { { {
        SECP192K1_W(0xa3697ab0c0a73548), SECP192K1_W(0x45ef2e9b2f3b6d83), SECP192K1_W(0xbfe76fbd16a88767),
    } }, { {
        SECP192K1_W(0xfec708f401b38fe2), SECP192K1_W(0x3c6bc24f2c99d7df), SECP192K1_W(0x3faf83b8196892af),
    } } },
    { { {
        SECP192K1_W(0x4e87ff2d08bfa87f), SECP192K1_W(0xbbd36753dc2c6ced), SECP192K1_W(0xe05995529e7dae83),
    } }, { {
        SECP192K1_W(0xd02aec7703141cbe), SECP192K1_W(0x87e0d323893539ed), SECP192K1_W(0x710d27ba0b51d9a4),
    } } },
    { { {
        SECP192K1_W(0xdf37494c72317708), SECP192K1_W(0x858f549e8743c007), SECP192K1_W(0x64c88f7332a4a76b),
    } }, { {
        SECP192K1_W(0x348ec06db8e26fb2), SECP192K1_W(0xbd51f55f1e676ddc), SECP192K1_W(0x2e5928c0eb08ca5a),
    } } },
    { { {
        SECP192K1_W(0x3aa05547e6c3bffe), SECP192K1_W(0xe07dbe221ecb8f51), SECP192K1_W(0x469e7cd747f6c2a0),
    } }, { {
        SECP192K1_W(0xbb6dc5b75de30a8e), SECP192K1_W(0x0d2f96264e3ec204), SECP192K1_W(0xa2595791f7294498),
    } } },
    { { {
        SECP192K1_W(0xb8a5fc5426e94824), SECP192K1_W(0xb6138f60db5fbce2), SECP192K1_W(0x98b9987ada4974f3),
    } }, { {
        SECP192K1_W(0x25a9252081b15373), SECP192K1_W(0xe25f27fa4e2174dd), SECP192K1_W(0x379291a0d0353e4e),
    } } },
    { { {
        SECP192K1_W(0x398d35fdca6a4a67), SECP192K1_W(0xb8e0afad7ed18b40), SECP192K1_W(0x4224015dae250e2a),
    } }, { {
        SECP192K1_W(0x9adc9a370eb1c893), SECP192K1_W(0x69effebaaa9fa15a), SECP192K1_W(0xd784b5bf88c11d9f),
    } } },
    { { {
        SECP192K1_W(0xb28548e91699a3a5), SECP192K1_W(0x37219b53b1aa6344), SECP192K1_W(0xe3166c98cd26b263),
    } }, { {
        SECP192K1_W(0x3672bd6ee6cc3aae), SECP192K1_W(0xbc6ffca548f5dca8), SECP192K1_W(0xae05a04bf5cf3ae1),
    } } },
    { { {
        SECP192K1_W(0x49c49ee7e89de37c), SECP192K1_W(0x8e9b528aabf25ba1), SECP192K1_W(0x4f8f14040288e1ea),
    } }, { {
        SECP192K1_W(0x610c6de11d5c0080), SECP192K1_W(0x373e124c6a803d74), SECP192K1_W(0xc7fffedf704ff493),
    } } },
    { { {
        SECP192K1_W(0xba3d52546966882a), SECP192K1_W(0x2cc3bf1dc978062e), SECP192K1_W(0x20b9c6132a6b0cda),
    } }, { {
        SECP192K1_W(0x403d977bf80c2019), SECP192K1_W(0x0769232272a1f977), SECP192K1_W(0x2f4ed0465c8fc567),
    } } },
    { { {
        SECP192K1_W(0xa8dd40305b24bdaa), SECP192K1_W(0x77eef2fd27dfa0c3), SECP192K1_W(0xbc86b3c83ab081ce),
    } }, { {
        SECP192K1_W(0x1a5ef803c490645f), SECP192K1_W(0x3c3cf45b40365d5a), SECP192K1_W(0x02ed16b58fba5430),
    } } },
    { { {
        SECP192K1_W(0x91b86c871c6159fa), SECP192K1_W(0x4ce0f1a5a9fdfcf2), SECP192K1_W(0xa8e4e2df4aee0e91),
    } }, { {
        SECP192K1_W(0x8d5409c362400949), SECP192K1_W(0x5ed3da5b610c8133), SECP192K1_W(0x1df4690aeb951d50),
    } } },
    { { {
        SECP192K1_W(0xf753f2fa0fe815f3), SECP192K1_W(0xaa647e7be801bdc4), SECP192K1_W(0x415336218b605dbd),
    } }, { {
        SECP192K1_W(0xbdbd5c5065dbb47d), SECP192K1_W(0x8aef1ea21d5fc549), SECP192K1_W(0xf98fc4dc258a7d93),
    } } },
    { { {
        SECP192K1_W(0xfd7c69ad4144f0d5), SECP192K1_W(0xa7dba67db0f823ad), SECP192K1_W(0xb0605a31cdc16491),
    } }, { {
        SECP192K1_W(0x305073665681f277), SECP192K1_W(0xb22fca3d29bfab56), SECP192K1_W(0xd6b199e34564be0c),
    } } },
    { { {
        SECP192K1_W(0x7aa1de4d5e3b6b38), SECP192K1_W(0xcd6711c48841c037), SECP192K1_W(0xad4556ab911b799d),
    } }, { {
        SECP192K1_W(0xf1712db10a01cb1e), SECP192K1_W(0xa5bb8ef5bd12438f), SECP192K1_W(0x55e68767d549b43d),
    } } },
    { { {
        SECP192K1_W(0x036d61d82e8b14c0), SECP192K1_W(0xd78f83e1649b61db), SECP192K1_W(0xf71dd62b3a38f03f),
    } }, { {
        SECP192K1_W(0xf68a16f7f8972e39), SECP192K1_W(0x037cc01ada73c01e), SECP192K1_W(0x826677dcc1d67ef2),
    } } },
    { { {
        SECP192K1_W(0x69cae3ba7b9caa73), SECP192K1_W(0x220e4a8a7c12e476), SECP192K1_W(0xf57b09cb7c17ff5b),
    } }, { {
        SECP192K1_W(0x061705f55fa05b06), SECP192K1_W(0xac30d0a89bdf240c), SECP192K1_W(0x2b7fdbeadb727202),
    } } },
    { { {
        SECP192K1_W(0x9ec1ce98b987b210), SECP192K1_W(0x1c1b100fc6202f47), SECP192K1_W(0x1093b495c80c23a2),
    } }, { {
        SECP192K1_W(0x0d9d969257a0b4e7), SECP192K1_W(0x4231855d5c9f0e3b), SECP192K1_W(0xd107ba097306e103),
    } } },
    { { {
        SECP192K1_W(0x4714f4936fa132cd), SECP192K1_W(0x320e79cd30f81685), SECP192K1_W(0xedc603c103d9c22f),
    } }, { {
        SECP192K1_W(0x35b4b93c707d4995), SECP192K1_W(0xa3d09c33cd202e0f), SECP192K1_W(0x0dd73fc359b7dcfe),
    } } },
    { { {
        SECP192K1_W(0x556668fbf0dcb4f7), SECP192K1_W(0xd9c6fcb8f3173580), SECP192K1_W(0xd18c2450085ca3dc),
    } }, { {
        SECP192K1_W(0xdc58df8969e8a6e1), SECP192K1_W(0x2256ec8b52ac1604), SECP192K1_W(0xc677e9b055856764),
    } } },
    { { {
        SECP192K1_W(0x233c7d26c63f638e), SECP192K1_W(0x864b98abed1e491e), SECP192K1_W(0x6ed21610e7863a7c),
    } }, { {
        SECP192K1_W(0x6191545b7583b945), SECP192K1_W(0xc17c7ec55548acf9), SECP192K1_W(0x66df904a5621387a),
    } } },
    { { {
        SECP192K1_W(0x615a6fb36fd60c73), SECP192K1_W(0x80285e6b53fc6d59), SECP192K1_W(0x49f72c9d24b5fbf9),
    } }, { {
        SECP192K1_W(0xce12f2e431e259ed), SECP192K1_W(0xf8ce6694d93141da), SECP192K1_W(0x055fa45831e30383),
    } } },
    { { {
        SECP192K1_W(0x6a6f42245465c33a), SECP192K1_W(0xcce26f56b1ed98cb), SECP192K1_W(0x2812b16bc8373aec),
    } }, { {
        SECP192K1_W(0x8d63985d8e560427), SECP192K1_W(0x5ae4e6c49b68f629), SECP192K1_W(0x0ea236fa19d23529),
    } } },
    { { {
        SECP192K1_W(0x30cae30ef1d759c4), SECP192K1_W(0xd13e2b807a7233d7), SECP192K1_W(0xc25ed28cb61ab96f),
    } }, { {
        SECP192K1_W(0x014ce1b102b0d611), SECP192K1_W(0x34cb6123a639d918), SECP192K1_W(0x0f6a995adb37d94a),
    } } },
    { { {
        SECP192K1_W(0x717722f53d58de9c), SECP192K1_W(0x5b8095beec68a087), SECP192K1_W(0xc04ff285b29fe447),
    } }, { {
        SECP192K1_W(0x184b61bffe71d8bd), SECP192K1_W(0xbea5f0372a94dbba), SECP192K1_W(0xfe0e3ec8ca034135),
    } } },
    { { {
        SECP192K1_W(0xeecbda6ebba0266a), SECP192K1_W(0x7093884a6867da22), SECP192K1_W(0xbd6e8c45ed413339),
    } }, { {
        SECP192K1_W(0x29fcdcf20eafd796), SECP192K1_W(0x220d2aabd0132299), SECP192K1_W(0x9ab50e883b5921f7),
    } } },
    { { {
        SECP192K1_W(0x6eda2f0d084dcef4), SECP192K1_W(0x3fd6858a88c8318c), SECP192K1_W(0xf4830f4a7c8ea4d4),
    } }, { {
        SECP192K1_W(0x6220a29f607f1d26), SECP192K1_W(0xee694b2e1c9480af), SECP192K1_W(0x5df55ab69a151297),
    } } },
    { { {
        SECP192K1_W(0x81d4b71f2f464e37), SECP192K1_W(0x2c65c9c76545ba14), SECP192K1_W(0x3b001c22d9838fa0),
    } }, { {
        SECP192K1_W(0xa7c4977aaa9a0613), SECP192K1_W(0x911adb75d8f72d67), SECP192K1_W(0x952d94586646ce2b),
    } } },
    { { {
        SECP192K1_W(0xaacc33510432fda3), SECP192K1_W(0x2a7fc450331195b2), SECP192K1_W(0x61cf4a6801644fd5),
    } }, { {
        SECP192K1_W(0x9688df02cad4e492), SECP192K1_W(0x072e305dd218cea8), SECP192K1_W(0x2b28951c40e01d1d),
    } } },
    { { {
        SECP192K1_W(0x6eea5846d3e64d32), SECP192K1_W(0x59f8a70ee5af8580), SECP192K1_W(0xf68e9b2e2c36d1d9),
    } }, { {
        SECP192K1_W(0xe4d1e6c65b9dffe2), SECP192K1_W(0x8781bee64462da00), SECP192K1_W(0xc796332b1a051327),
    } } },
    { { {
        SECP192K1_W(0xfe90d947d787de29), SECP192K1_W(0x032935b3590f2960), SECP192K1_W(0x428f45c735a4562c),
    } }, { {
        SECP192K1_W(0x38b21471e4c0695c), SECP192K1_W(0xbbd3879ee96b9903), SECP192K1_W(0x30404b26f7d9fabb),
    } } },
    { { {
        SECP192K1_W(0x3fd146ddfa0a7985), SECP192K1_W(0xae37c9a592d8cda7), SECP192K1_W(0x9ac079f9c8c5a73f),
    } }, { {
        SECP192K1_W(0x01c1e22624a4c62d), SECP192K1_W(0x5743d6f4fce74d3f), SECP192K1_W(0xf7e294126a982025),
    } } },
    { { {
        SECP192K1_W(0xa0ee26b2ed8fa5c4), SECP192K1_W(0x0e6d455339e86f4a), SECP192K1_W(0x2dfca70e4d5ba6a0),
    } }, { {
        SECP192K1_W(0x06b40b5a10969c08), SECP192K1_W(0x901808033118413c), SECP192K1_W(0x5fc1a38a9dbb72f1),
    } } },
    { { {
        SECP192K1_W(0x3a35a390f38eea2c), SECP192K1_W(0x145844098ae3a0e7), SECP192K1_W(0x2de4fe1b62d99966),
    } }, { {
        SECP192K1_W(0x5b9bb45b89d2b715), SECP192K1_W(0x760e02b81f9d1b27), SECP192K1_W(0x0b01a5d7836d97a7),
    } } },
    { { {
        SECP192K1_W(0x29875155bcaeb4dd), SECP192K1_W(0x3173ee9b15106bba), SECP192K1_W(0xd40d0a14e1bdbf00),
    } }, { {
        SECP192K1_W(0x1e7333a319540926), SECP192K1_W(0x1a38e0c14346046f), SECP192K1_W(0xd4c0726f67eeb563),
    } } },
    { { {
        SECP192K1_W(0xdaaed2a1aed3b34a), SECP192K1_W(0xa09ca081f4fbe158), SECP192K1_W(0xd9a42adc64c33124),
    } }, { {
        SECP192K1_W(0x040cee8fad93e00d), SECP192K1_W(0x1ba20a995bf011b8), SECP192K1_W(0x8ad6dba7894e8de7),
    } } },
    { { {
        SECP192K1_W(0x22e63e78483dc2f0), SECP192K1_W(0x94b59ab4a5eef797), SECP192K1_W(0x5381e128a73198c1),
    } }, { {
        SECP192K1_W(0x8517826308b514ec), SECP192K1_W(0x400139977b71eae5), SECP192K1_W(0x5cd584b60f5fc04d),
    } } },
    { { {
        SECP192K1_W(0x6a1fcedbfe4068c8), SECP192K1_W(0x2ee29ef545afaf2d), SECP192K1_W(0x2621da964339cb6b),
    } }, { {
        SECP192K1_W(0xafe64aa37ab6d218), SECP192K1_W(0x079297ae6fbe0e87), SECP192K1_W(0xf3ec3f468a736148),
    } } },
    { { {
        SECP192K1_W(0x0829326087e3a7b6), SECP192K1_W(0x6bfd495a0de1a14b), SECP192K1_W(0xb1a6fb1ece673999),
    } }, { {
        SECP192K1_W(0x765b22bce83c8b67), SECP192K1_W(0x4e90fc6bdf01b6d5), SECP192K1_W(0x19fd9b8310379c09),
    } } },
    { { {
        SECP192K1_W(0xd2d168c63a499389), SECP192K1_W(0x258f6f42cbd6653f), SECP192K1_W(0x0738c4a09f3154b2),
    } }, { {
        SECP192K1_W(0xfef43e47946d2895), SECP192K1_W(0x67e5e23a9cf1966a), SECP192K1_W(0xe097276b2a559d2c),
    } } },
    { { {
        SECP192K1_W(0x6e8b7286af5a47a9), SECP192K1_W(0x1458abde2c20a1f6), SECP192K1_W(0x000427e841482fee),
    } }, { {
        SECP192K1_W(0xad1c3174a4000fd0), SECP192K1_W(0xd9e8dc56ee68da48), SECP192K1_W(0x8701b3e9bcf22c18),
    } } },
    { { {
        SECP192K1_W(0x058eeb0f28a58ff8), SECP192K1_W(0x455a77557fd83c32), SECP192K1_W(0xaff3bd2aa6dd2a2f),
    } }, { {
        SECP192K1_W(0x9b688e03b8fb02ef), SECP192K1_W(0xfae64879ff03f05a), SECP192K1_W(0xe49f2073e4588b2c),
    } } },
    { { {
        SECP192K1_W(0x98964e8d77a2d821), SECP192K1_W(0x866f404f02af0757), SECP192K1_W(0x296457df03d3437d),
    } }, { {
        SECP192K1_W(0x25061f460f144ea9), SECP192K1_W(0x0a529e0736faadaf), SECP192K1_W(0xe2023dcb1f8561c3),
    } } },
    { { {
        SECP192K1_W(0x0fbe2278d1370fd3), SECP192K1_W(0xbe9c04104bc7e706), SECP192K1_W(0xc7eb8edca1b2ad71),
    } }, { {
        SECP192K1_W(0x2e740438c5f9b640), SECP192K1_W(0x10406228c0900eda), SECP192K1_W(0x1473fdcfafc3200a),
    } } },
    { { {
        SECP192K1_W(0x45a75505761a4270), SECP192K1_W(0x89fc7943e1dbe2a1), SECP192K1_W(0x4123a02fb00eae84),
    } }, { {
        SECP192K1_W(0xe4e631cbde50825b), SECP192K1_W(0xf516509794e2bf4b), SECP192K1_W(0xc515d176902fe315),
    } } },
    { { {
        SECP192K1_W(0x2a591c9b78fbfd04), SECP192K1_W(0xb3a8dadc421eee96), SECP192K1_W(0x86cb2b16f80e66fc),
    } }, { {
        SECP192K1_W(0x46c60747d52c9981), SECP192K1_W(0x8d4a090c3b4fb663), SECP192K1_W(0xfca6992a80150e5a),
    } } },
    { { {
        SECP192K1_W(0x90ee50f8778cc49d), SECP192K1_W(0x12374a217cfee3c0), SECP192K1_W(0x2d352c45de6c85cb),
    } }, { {
        SECP192K1_W(0x1e3b8750837eee71), SECP192K1_W(0xe999743ba5af57eb), SECP192K1_W(0x67286994aadaf568),
    } } },
    { { {
        SECP192K1_W(0x19b56602e4de221a), SECP192K1_W(0x0913ba69d832cb5b), SECP192K1_W(0xf667c92a02207a78),
    } }, { {
        SECP192K1_W(0x5eb887912c249c4c), SECP192K1_W(0x2727347bcfc67a07), SECP192K1_W(0x6539544c1bb644fe),
    } } },
    { { {
        SECP192K1_W(0x21889e7f22029763), SECP192K1_W(0xc221e6866000173d), SECP192K1_W(0x343293f0358a1670),
    } }, { {
        SECP192K1_W(0xfaa89f8a820f5141), SECP192K1_W(0x7ef65484065f32ce), SECP192K1_W(0xc2ef3ae447ca6364),
    } } },
    { { {
        SECP192K1_W(0x232c94c11c3b8fc7), SECP192K1_W(0xfce43eab05bf70a8), SECP192K1_W(0x93b075f38f333f83),
    } }, { {
        SECP192K1_W(0x3f06fd3b5a9b7938), SECP192K1_W(0x128e514df004403f), SECP192K1_W(0x1080871b69462500),
    } } },
    { { {
        SECP192K1_W(0xfa1c517e8b7268c6), SECP192K1_W(0xadca04a98ba1154a), SECP192K1_W(0xddb37d8f24f2154b),
    } }, { {
        SECP192K1_W(0x94094a84b1747529), SECP192K1_W(0xdfc719bebe31ad83), SECP192K1_W(0x3f6f02db9e2302ac),
    } } },
    { { {
        SECP192K1_W(0x2cbc9f0327f39714), SECP192K1_W(0x3d1e79987fd88d02), SECP192K1_W(0xfe6f30294be23e85),
    } }, { {
        SECP192K1_W(0x1fd9ac42a0ab46af), SECP192K1_W(0x820c5a5a24675110), SECP192K1_W(0x7ab62612f3a23e50),
    } } },
    { { {
        SECP192K1_W(0x6929030d56614473), SECP192K1_W(0xc99591a7ffaa655d), SECP192K1_W(0xce23743adc7a32d7),
    } }, { {
        SECP192K1_W(0xc2ac936323348e70), SECP192K1_W(0xa894f2d2b920bcc3), SECP192K1_W(0x497f7c458021d18d),
    } } },
    { { {
        SECP192K1_W(0xc91eec73febd1296), SECP192K1_W(0x0f9b79f4c38d4771), SECP192K1_W(0x65c77b959a43401c),
    } }, { {
        SECP192K1_W(0x2328a28cd2ee6490), SECP192K1_W(0x5c59352cbee406cf), SECP192K1_W(0x526caca2789c0988),
    } } },
    { { {
        SECP192K1_W(0xd7b21ca800945214), SECP192K1_W(0x91d79b7f31e1752e), SECP192K1_W(0xaa4bc98124801da5),
    } }, { {
        SECP192K1_W(0xd0d9dfaff53c4052), SECP192K1_W(0x6031c653a2a782fb), SECP192K1_W(0x46b57f4cd874abd7),
    } } },
    { { {
        SECP192K1_W(0xd168af9d2741b94f), SECP192K1_W(0x8c769a7ddfd48d69), SECP192K1_W(0x0d060328050218de),
    } }, { {
        SECP192K1_W(0x5f84e9bb318c75d9), SECP192K1_W(0x3e17ae87a1713225), SECP192K1_W(0xbeb5f3769280c1d0),
    } } },
    { { {
        SECP192K1_W(0x0f6b6cba2e77e6c6), SECP192K1_W(0x8f5e17f26a3396c6), SECP192K1_W(0xdde2d950a11d0f93),
    } }, { {
        SECP192K1_W(0xdacb383645b3c215), SECP192K1_W(0x8701786c64441435), SECP192K1_W(0xbe3437c2f6e38c31),
    } } },
    { { {
        SECP192K1_W(0x2e2e336067883a40), SECP192K1_W(0xe923fe703f4327bd), SECP192K1_W(0x5055b127fc6d3e2f),
    } }, { {
        SECP192K1_W(0xb2f61ea0cdfc08f9), SECP192K1_W(0xfbb5e3499c02d056), SECP192K1_W(0x5e745907416f087e),
    } } },
    { { {
        SECP192K1_W(0x4d16557efe663687), SECP192K1_W(0x15f45b07ebc996a1), SECP192K1_W(0x518762e9f2708666),
    } }, { {
        SECP192K1_W(0xa9b589931a09a5d6), SECP192K1_W(0x8e170dfff93beaf3), SECP192K1_W(0x0719f7c1e3dcc4d2),
    } } },
    { { {
        SECP192K1_W(0x941c164b552c0308), SECP192K1_W(0xf51b824c08305121), SECP192K1_W(0xd6ff29bd60d5f6a0),
    } }, { {
        SECP192K1_W(0x1c4053734a4b8687), SECP192K1_W(0x9cc42875a3571078), SECP192K1_W(0x65a9221fe260625b),
    } } },
    { { {
        SECP192K1_W(0xd104077f2d8a5d22), SECP192K1_W(0xc8d94ad70535eb61), SECP192K1_W(0x5853c1d71cdbe885),
    } }, { {
        SECP192K1_W(0xd495a4685f2926ce), SECP192K1_W(0xe16d799415dde7e7), SECP192K1_W(0xd8ffe39c0f62d735),
    } } },
    { { {
        SECP192K1_W(0x65d26be322399fc4), SECP192K1_W(0x24c7e5c045908d33), SECP192K1_W(0x21208d636b4b2c3d),
    } }, { {
        SECP192K1_W(0xd757a7f1bea78e90), SECP192K1_W(0x680b8790adc6b8a8), SECP192K1_W(0x42cb6b353c1b7347),
    } } },
    { { {
        SECP192K1_W(0x4ed0116e1747fd2c), SECP192K1_W(0xda2746a27375bad0), SECP192K1_W(0x9dada95d50d6274a),
    } }, { {
        SECP192K1_W(0xc5d6164ae7284054), SECP192K1_W(0x30f77b3be13e1a59), SECP192K1_W(0x80297361d4030de0),
    } } },
    { { {
        SECP192K1_W(0xf0a9125a5cac642f), SECP192K1_W(0xb9fd0943b7ce3be6), SECP192K1_W(0xaffe850d370481fe),
    } }, { {
        SECP192K1_W(0x3c0fcfa81429b12d), SECP192K1_W(0x745665f1ce6eb836), SECP192K1_W(0x16d5d944641a8adc),
    } } },
    { { {
        SECP192K1_W(0x69c6e32a83b8d277), SECP192K1_W(0xc5b28386f18356dc), SECP192K1_W(0x85db3051dfcc84a0),
    } }, { {
        SECP192K1_W(0x5ac03458a6b961f1), SECP192K1_W(0xef9b2ec146143d45), SECP192K1_W(0x92516829eda3e702),
    } } },
    { { {
        SECP192K1_W(0x582354ea56431762), SECP192K1_W(0x947ae649d96d4028), SECP192K1_W(0xa94dcb9f0f6ccce3),
    } }, { {
        SECP192K1_W(0xfb27f1843dbac271), SECP192K1_W(0xf7da7e090a987e7c), SECP192K1_W(0xf63d833e0c801731),
    } } },
    { { {
        SECP192K1_W(0x5fda58683e1d7054), SECP192K1_W(0xe0c541890c4c018b), SECP192K1_W(0xd7b8826f4d2268c6),
    } }, { {
        SECP192K1_W(0xc97c3a3b1748944e), SECP192K1_W(0xd5fe747ca7479e78), SECP192K1_W(0x4e62a990727b43c9),
    } } },
    { { {
        SECP192K1_W(0x54bd90f8e42e80cc), SECP192K1_W(0xc4b3971e1e52c7cf), SECP192K1_W(0xdbe5e7161a0a1e97),
    } }, { {
        SECP192K1_W(0x52dd2cadc56aed10), SECP192K1_W(0x22d41d41fbd371b2), SECP192K1_W(0x0fcbdb30eea6d798),
    } } },
    { { {
        SECP192K1_W(0xb5b6c1f55c9cc3ba), SECP192K1_W(0xfe3d5ae1a4257b2a), SECP192K1_W(0x9cbc821aafe5290d),
    } }, { {
        SECP192K1_W(0x96193a2eb04c0c66), SECP192K1_W(0x18474ae4c2c31247), SECP192K1_W(0xdbea4bcdde131e40),
    } } },
    { { {
        SECP192K1_W(0xf4410bcccda976e9), SECP192K1_W(0x7a1cf7f5956ff63a), SECP192K1_W(0x77476ab46710fa2f),
    } }, { {
        SECP192K1_W(0xcbb349d99ea83b8c), SECP192K1_W(0x684c293e1da74877), SECP192K1_W(0x27f1cc830a84ff88),
    } } },
    { { {
        SECP192K1_W(0x858c716b31e7a3fd), SECP192K1_W(0x003c62af7312b038), SECP192K1_W(0x59b06e0fa84bb99c),
    } }, { {
        SECP192K1_W(0xb253d747738d4eed), SECP192K1_W(0xac4932e7e9c4f78f), SECP192K1_W(0x261964d081a1402c),
    } } },
    { { {
        SECP192K1_W(0x9dde44158ad544bd), SECP192K1_W(0x88cfd1ff05c02005), SECP192K1_W(0xb938fd6c5a7c0191),
    } }, { {
        SECP192K1_W(0x817baebd915bfd22), SECP192K1_W(0xc6277b0dab02562b), SECP192K1_W(0xc46ea65bf27f7584),
    } } },
    { { {
        SECP192K1_W(0xf90c7987f6ce25e8), SECP192K1_W(0xc561beb4247f7b01), SECP192K1_W(0x36776ab87d8582a7),
    } }, { {
        SECP192K1_W(0xdaf3a82c1a4b6181), SECP192K1_W(0x0dcf1c6dc173b929), SECP192K1_W(0x678f8e038612e148),
    } } },
    { { {
        SECP192K1_W(0xbc352ef9a27f20b3), SECP192K1_W(0x17d9b23522873bbf), SECP192K1_W(0x54e78471b6e39796),
    } }, { {
        SECP192K1_W(0x85d612fea309e651), SECP192K1_W(0x1c130a27ce011703), SECP192K1_W(0xa4cb6b683ba8990d),
    } } },
    { { {
        SECP192K1_W(0x6201a81cfec3fa1e), SECP192K1_W(0xe77a72acea4fb976), SECP192K1_W(0xec93515334f4c9cc),
    } }, { {
        SECP192K1_W(0xbc17427b6aa1f9b6), SECP192K1_W(0xefbf305234859a12), SECP192K1_W(0xbb10e2d9ea65ed8f),
    } } },
    { { {
        SECP192K1_W(0xfe929501c2ba7d0d), SECP192K1_W(0x1c5ec869ff3ca3f8), SECP192K1_W(0xfa2ed14168a41672),
    } }, { {
        SECP192K1_W(0x095b67089a33735d), SECP192K1_W(0x8b9d5894a86ea8c6), SECP192K1_W(0x3e6e05142d6215f6),
    } } },
    { { {
        SECP192K1_W(0xe1f5cbdce74d3581), SECP192K1_W(0xcd11e8eff3bff566), SECP192K1_W(0xd4e639164f73e708),
    } }, { {
        SECP192K1_W(0x08a6d90b53cbccbd), SECP192K1_W(0x9dd70bd06dc44a37), SECP192K1_W(0x16835f2b5b8e927a),
    } } },
    { { {
        SECP192K1_W(0xfb2eb130617ff09b), SECP192K1_W(0xa083779644c8467d), SECP192K1_W(0x0f894a1de38d0531),
    } }, { {
        SECP192K1_W(0x3bf8ad6b330c56b8), SECP192K1_W(0x3d64e4ee26d8ae23), SECP192K1_W(0x42e7e49b16165fe2),
    } } },
    { { {
        SECP192K1_W(0x3cea2150124a1b13), SECP192K1_W(0xf65c4ce136731b5f), SECP192K1_W(0x6ecddcd6c0f21d04),
    } }, { {
        SECP192K1_W(0x55a6c697c91f24ac), SECP192K1_W(0xc89aca9d735d6482), SECP192K1_W(0x2ab1367078a44732),
    } } },
    { { {
        SECP192K1_W(0x173e3a6105de6d3e), SECP192K1_W(0x346bf7795653f73e), SECP192K1_W(0x28a00a09cc6b9f71),
    } }, { {
        SECP192K1_W(0xa3a0e22ca45112d7), SECP192K1_W(0x6813f59da0fe925b), SECP192K1_W(0xfef320516e64af96),
    } } },
    { { {
        SECP192K1_W(0xbfc770663b84e603), SECP192K1_W(0x2e50a73e3ba184ac), SECP192K1_W(0xc2d5af398214c4c5),
    } }, { {
        SECP192K1_W(0x70134e07ae45740d), SECP192K1_W(0x40888aa57070ebd7), SECP192K1_W(0x32d1ebf5c862e3e8),
    } } },
    { { {
        SECP192K1_W(0x7e281d68a6e26145), SECP192K1_W(0xf7c66b5754d398d9), SECP192K1_W(0x34a7f7713be50db2),
    } }, { {
        SECP192K1_W(0x05f44b4325155c2a), SECP192K1_W(0x50676a1acb9001cf), SECP192K1_W(0x3c9e7185366c6d4d),
    } } },
    { { {
        SECP192K1_W(0x4721a1ca05eb0ff5), SECP192K1_W(0x3fc57443de574eaa), SECP192K1_W(0xbca55e4f1a7e9ade),
    } }, { {
        SECP192K1_W(0x40b65dc51e5b17e6), SECP192K1_W(0xa76a2087feb7c2e1), SECP192K1_W(0x0e72c947d6d0e4f3),
    } } },
    { { {
        SECP192K1_W(0xdaab45532af35530), SECP192K1_W(0x606369ac85f3df1a), SECP192K1_W(0xab6991c0dca75e08),
    } }, { {
        SECP192K1_W(0x8327da85fe333b80), SECP192K1_W(0x9468e30d6cb48d2e), SECP192K1_W(0x1fda2341d3731605),
    } } },
    { { {
        SECP192K1_W(0x0a3f68999d82c7e1), SECP192K1_W(0x53277631a626633d), SECP192K1_W(0x06db910a712a1532),
    } }, { {
        SECP192K1_W(0x3bee133abd62410b), SECP192K1_W(0x875ae3a99d0dcaf4), SECP192K1_W(0x03ae5bcd74dfd24f),
    } } },
    { { {
        SECP192K1_W(0xdaf0f2ea9243edd4), SECP192K1_W(0x39e0371d29108710), SECP192K1_W(0x57ea42cfcbe6d5fb),
    } }, { {
        SECP192K1_W(0x02abe5ea0432382c), SECP192K1_W(0xad0bd0191f36e201), SECP192K1_W(0x43e7d02f849c3619),
    } } },
    { { {
        SECP192K1_W(0x51755cc98b981e9b), SECP192K1_W(0xd1d1c4bb59fadc6a), SECP192K1_W(0xdb9d1d33a55c5c5b),
    } }, { {
        SECP192K1_W(0xcd679f17be4d8061), SECP192K1_W(0x821a2253ed4f9fae), SECP192K1_W(0x815e7d2082a25b82),
    } } },
    { { {
        SECP192K1_W(0xaf8baa54ed23fa84), SECP192K1_W(0xbf551d6dcc1a0833), SECP192K1_W(0x4131211d34e3bf24),
    } }, { {
        SECP192K1_W(0x04420e648a85e7ec), SECP192K1_W(0xd9c8eebe22484ffe), SECP192K1_W(0x4e793170f2f6bce7),
    } } },
    { { {
        SECP192K1_W(0xefe3151600ed69e8), SECP192K1_W(0xf430ec11aa40fcac), SECP192K1_W(0xb8fb3096db9fdb40),
    } }, { {
        SECP192K1_W(0x0f3abf98e28571ba), SECP192K1_W(0xf16122980cfdc776), SECP192K1_W(0x6d2eb38599c4c2e7),
    } } },
    { { {
        SECP192K1_W(0xc0ca0e2fb08b0dca), SECP192K1_W(0x9ae87ebd3d825858), SECP192K1_W(0xfcc3015626154fba),
    } }, { {
        SECP192K1_W(0x5a8c9c3870fe9db8), SECP192K1_W(0xd6b4953fcc9e4339), SECP192K1_W(0x78eca51a5dd71c60),
    } } },
    { { {
        SECP192K1_W(0x8a259ae9da05dc1f), SECP192K1_W(0x54ec198d40bff818), SECP192K1_W(0x4d95a22667ec6dc7),
    } }, { {
        SECP192K1_W(0x35007b01619cc085), SECP192K1_W(0xcd155a93d8d73433), SECP192K1_W(0x6c831481b86812fa),
    } } },
    { { {
        SECP192K1_W(0xe89c3235beb8e54e), SECP192K1_W(0xa9a71b6b695f4701), SECP192K1_W(0x624282f41dbc4bb1),
    } }, { {
        SECP192K1_W(0xcd2f2a951e7afd34), SECP192K1_W(0xa5829d4d9fed1acf), SECP192K1_W(0x19f8f54a5ce678ac),
    } } },
    { { {
        SECP192K1_W(0xf6d3d4f6122389b5), SECP192K1_W(0x9d8ab79e39e50fb4), SECP192K1_W(0xe817a9ba6982d325),
    } }, { {
        SECP192K1_W(0x26d14fd12c846a68), SECP192K1_W(0x168ade9bb5bbddcd), SECP192K1_W(0xfe23e21c3ed41ddf),
    } } },
    { { {
        SECP192K1_W(0x44e1dc4d14b3ec0b), SECP192K1_W(0x7671112aa6eb31b2), SECP192K1_W(0xabcda3d84de1bcd9),
    } }, { {
        SECP192K1_W(0xf47f0f5400109474), SECP192K1_W(0xa30cdf277b682a1c), SECP192K1_W(0x2c5d40f3f4b34454),
    } } },
    { { {
        SECP192K1_W(0x4f859ec4274d8662), SECP192K1_W(0xd31f5c28d83fc356), SECP192K1_W(0xc4efee9a6518729c),
    } }, { {
        SECP192K1_W(0x26eb5d96af7e67e5), SECP192K1_W(0x080ebe21eafa1b04), SECP192K1_W(0xc89cd9135238e3ec),
    } } },
    { { {
        SECP192K1_W(0x96bb79cba0620a3f), SECP192K1_W(0x8731cb1b8599e9ec), SECP192K1_W(0xb87f2df7bfee61df),
    } }, { {
        SECP192K1_W(0x4d72975810511d27), SECP192K1_W(0x12bed9cc4674b629), SECP192K1_W(0xac0e4eec7bdbf910),
    } } },
    { { {
        SECP192K1_W(0xd2352587167c083a), SECP192K1_W(0x617b4fceffcb14b0), SECP192K1_W(0x29f3f16716e98517),
    } }, { {
        SECP192K1_W(0xaaeab36d3c68c9c7), SECP192K1_W(0x68d17c0ab8477ad9), SECP192K1_W(0x10db7180d5b257aa),
    } } },
    { { {
        SECP192K1_W(0x4363a8f5222e7866), SECP192K1_W(0x2119820d9ef5f68b), SECP192K1_W(0x1eeda21385745543),
    } }, { {
        SECP192K1_W(0xd71b8874ca44d07c), SECP192K1_W(0x2c7dfb64a028ea92), SECP192K1_W(0x983ddd9c00fafbbf),
    } } },
    { { {
        SECP192K1_W(0x8abc56f3a7d10077), SECP192K1_W(0xb6227bf6fca74e76), SECP192K1_W(0x2981daf746ac7da4),
    } }, { {
        SECP192K1_W(0x51a0d475b0bd7166), SECP192K1_W(0x3794eef07223bb76), SECP192K1_W(0xa9b94104628c3f9e),
    } } },
    { { {
        SECP192K1_W(0xe47e6c8b7feb3665), SECP192K1_W(0xbefcc2b4d76c1baa), SECP192K1_W(0x556f516add47a297),
    } }, { {
        SECP192K1_W(0xd448c8b78a982929), SECP192K1_W(0x7a618e8ee51a0c22), SECP192K1_W(0x4cf5101f3a6e22d8),
    } } },
    { { {
        SECP192K1_W(0x09a838104ee18827), SECP192K1_W(0xc043efe4b038656f), SECP192K1_W(0xba448e73b959aff0),
    } }, { {
        SECP192K1_W(0x711507a9e9bc1fa1), SECP192K1_W(0x6ae44507eacd8100), SECP192K1_W(0xd3135930e11c24b8),
    } } },
    { { {
        SECP192K1_W(0xb67ac829b8740c4c), SECP192K1_W(0x3e29424af5d6caaf), SECP192K1_W(0xff3e2014a9478871),
    } }, { {
        SECP192K1_W(0x92b426950d6bc3c5), SECP192K1_W(0x190dbdf31dadf367), SECP192K1_W(0xe2153070e7f5341e),
    } } },
    { { {
        SECP192K1_W(0x6773f8b7de822dc6), SECP192K1_W(0x59907c7440a3ad81), SECP192K1_W(0xae2f128a448989c3),
    } }, { {
        SECP192K1_W(0x629e8473503fef04), SECP192K1_W(0x1244a45df92af573), SECP192K1_W(0xc071e81194323c3f),
    } } },
    { { {
        SECP192K1_W(0x7c0c740124baa48e), SECP192K1_W(0xeb2cbdaa325cf32c), SECP192K1_W(0xbf26b0d69fcbdfa9),
    } }, { {
        SECP192K1_W(0xa6694b5942f3460b), SECP192K1_W(0x48fe2051e599dec7), SECP192K1_W(0xcc1edbdb480db818),
    } } },
    { { {
        SECP192K1_W(0x5b097e148636ff83), SECP192K1_W(0x21e4d20a17d7432a), SECP192K1_W(0x129441bc6e417900),
    } }, { {
        SECP192K1_W(0xcf0322bcb06b2a2c), SECP192K1_W(0xf33632e598e2b44b), SECP192K1_W(0x71a784bb4d86f188),
    } } },
    { { {
        SECP192K1_W(0x1d8ee9233851c6b8), SECP192K1_W(0x2361b506a317eefb), SECP192K1_W(0x89678994097a547d),
    } }, { {
        SECP192K1_W(0x9b4394a5e1a200e6), SECP192K1_W(0x4a86eae241429b3c), SECP192K1_W(0xf43578250ada3eb7),
    } } },
    { { {
        SECP192K1_W(0x50973359d6c42d79), SECP192K1_W(0x1553f98527135d6a), SECP192K1_W(0x4e1d77a6a969d8eb),
    } }, { {
        SECP192K1_W(0x105c87f114666bf2), SECP192K1_W(0x66108508680ceb77), SECP192K1_W(0x24d6d1f34d49a6df),
    } } },
    { { {
        SECP192K1_W(0x18d19de7e599044b), SECP192K1_W(0x7daedf8dede80366), SECP192K1_W(0x48a4dfcdaeadbba0),
    } }, { {
        SECP192K1_W(0x5d284fa70f3e882f), SECP192K1_W(0x4522e610c71edf79), SECP192K1_W(0xe2325079ed715ce6),
    } } },
    { { {
        SECP192K1_W(0x364f72fc4236ba04), SECP192K1_W(0x8dc6829c1c020666), SECP192K1_W(0x21eff296aec8310e),
    } }, { {
        SECP192K1_W(0x3306da8ab621ce8b), SECP192K1_W(0xe766037871f35a50), SECP192K1_W(0x84a7edf4697862f7),
    } } },
    { { {
        SECP192K1_W(0xad9c91f956e36e4e), SECP192K1_W(0xa0fcb3a4fe9f3c88), SECP192K1_W(0xbd8dc35953a4ce43),
    } }, { {
        SECP192K1_W(0xcdf98afd80e55a90), SECP192K1_W(0x5cab1889d0cb9698), SECP192K1_W(0xafeb46f63a1d1805),
    } } },
    { { {
        SECP192K1_W(0x32f3c5e99122b90a), SECP192K1_W(0xe339d50fcd63c738), SECP192K1_W(0x8897a0f064ec5c26),
    } }, { {
        SECP192K1_W(0x9fa680d3942371f5), SECP192K1_W(0x28ca94c4847946f5), SECP192K1_W(0x6878c0062be977c8),
    } } },
    { { {
        SECP192K1_W(0xd2bd5423f4925d3c), SECP192K1_W(0x06831ddf3b174690), SECP192K1_W(0xb99a600f37feae0a),
    } }, { {
        SECP192K1_W(0x8e15e4fa7719fffb), SECP192K1_W(0xbd2906a457ce3c02), SECP192K1_W(0x16fbd9215471ddfa),
    } } },
    { { {
        SECP192K1_W(0x0313b136aa8f97bb), SECP192K1_W(0x8eafe4f75064d3ec), SECP192K1_W(0xdf8e9b84e507d02c),
    } }, { {
        SECP192K1_W(0x52cb3b6742db0d30), SECP192K1_W(0x91f965ccabd7d0eb), SECP192K1_W(0x6c8555dc9970b8bc),
    } } },
    { { {
        SECP192K1_W(0x99dcd60790317a66), SECP192K1_W(0x60ad288d0d73de4a), SECP192K1_W(0xd18088b7e78366d3),
    } }, { {
        SECP192K1_W(0x0543b8a19cfd62b4), SECP192K1_W(0xe2572f3fde20b539), SECP192K1_W(0xf4f9c04491e849b0),
    } } },
    { { {
        SECP192K1_W(0x9a605a1667161008), SECP192K1_W(0xffc794fa2f3839be), SECP192K1_W(0xd5e0e57131fe8957),
    } }, { {
        SECP192K1_W(0x19e7d4fdc042ee7c), SECP192K1_W(0xbe9d295400cc4b87), SECP192K1_W(0xea0f45fb076f6ea0),
    } } },
    { { {
        SECP192K1_W(0x1c6549f4ad77b001), SECP192K1_W(0xa4320651bd9aed97), SECP192K1_W(0x24173b8a572f8958),
    } }, { {
        SECP192K1_W(0xbba9225aa5a78e40), SECP192K1_W(0x2f9096effe362625), SECP192K1_W(0x01b3cd6de4456d1f),
    } } },
    { { {
        SECP192K1_W(0x43fb9b7286f295bd), SECP192K1_W(0xb469477547535fdf), SECP192K1_W(0xcc3eaa7acf02f8b4),
    } }, { {
        SECP192K1_W(0x0bdea8335b2182c4), SECP192K1_W(0x877a1c67f61e7da7), SECP192K1_W(0x034c1499ac2990b8),
    } } },
    { { {
        SECP192K1_W(0xd34d6d7acc23f185), SECP192K1_W(0x80bfcd52ec9bf5a3), SECP192K1_W(0xb09602f520d3303a),
    } }, { {
        SECP192K1_W(0x3ded15f0939ca2bc), SECP192K1_W(0x6a2ec02dccb63245), SECP192K1_W(0xdd054225f300cb2a),
    } } },
    { { {
        SECP192K1_W(0x5fa790008c7e5e9d), SECP192K1_W(0xd787301496777b0e), SECP192K1_W(0xcc6ce448a054a75d),
    } }, { {
        SECP192K1_W(0xcb1e1e489c6d5b13), SECP192K1_W(0x5c868e21bf092c44), SECP192K1_W(0x1fbedc0502554e37),
    } } },
    { { {
        SECP192K1_W(0x284f4a5391acc953), SECP192K1_W(0x78c822879fddc7fc), SECP192K1_W(0x4b886bd865415123),
    } }, { {
        SECP192K1_W(0x4d66715f76bf0cda), SECP192K1_W(0xe414a594c6b5622b), SECP192K1_W(0x51af08ab4dc5d1d1),
    } } },
    { { {
        SECP192K1_W(0x10a3c6ac39af5a37), SECP192K1_W(0x817cfee40d20249b), SECP192K1_W(0xdd87eea597df77db),
    } }, { {
        SECP192K1_W(0x21aae96a4f881c58), SECP192K1_W(0xf4d64412110003cf), SECP192K1_W(0xe9a740cd0ea30665),
    } } },
    { { {
        SECP192K1_W(0x101bda9b441bc729), SECP192K1_W(0x63c4de688c8dd623), SECP192K1_W(0x7c2e0484fa8f7352),
    } }, { {
        SECP192K1_W(0xb13cdacca2c6585a), SECP192K1_W(0x754ba258f573ed17), SECP192K1_W(0xfc3f6d0ab2b281dd),
    } } },
    { { {
        SECP192K1_W(0xd7b157549397f727), SECP192K1_W(0xc580c6bfb8df0cd2), SECP192K1_W(0x9584c2547e803843),
    } }, { {
        SECP192K1_W(0x7861ecbd13ed9cf1), SECP192K1_W(0xf513003af2a264ff), SECP192K1_W(0x10d376074f66a05e),
    } } },
    { { {
        SECP192K1_W(0x15e1579e8352d154), SECP192K1_W(0x1d5f16794ee99f84), SECP192K1_W(0x5a6e5bd01e6224e9),
    } }, { {
        SECP192K1_W(0xaaf6ba6325fed574), SECP192K1_W(0xd72efe34607b23c1), SECP192K1_W(0xc407d722892937c3),
    } } },
    { { {
        SECP192K1_W(0xbcc3374c843a112b), SECP192K1_W(0x1de7b21277e54024), SECP192K1_W(0x03ca66af0bd5658b),
    } }, { {
        SECP192K1_W(0x8f430492b94eea77), SECP192K1_W(0xf84d8958101009e5), SECP192K1_W(0xff15f6e10501769b),
    } } },
    { { {
        SECP192K1_W(0x3af0f591f9dfdb7b), SECP192K1_W(0xffc205203df01914), SECP192K1_W(0x67c6076ebeb9a48a),
    } }, { {
        SECP192K1_W(0x63c4dea40fe762c7), SECP192K1_W(0xf6ccbec0ad70e181), SECP192K1_W(0xb8bc3cad5ee4fc0d),
    } } },
    { { {
        SECP192K1_W(0xa78af612d8f3ec2c), SECP192K1_W(0xccd7968f96cbbe37), SECP192K1_W(0x370f6215ef1f2e25),
    } }, { {
        SECP192K1_W(0xde373fb945bc9d83), SECP192K1_W(0xf0a113fd2aa38209), SECP192K1_W(0x0314dc98b5e5759e),
    } } },
    { { {
        SECP192K1_W(0xf538f551d53f91bb), SECP192K1_W(0x7fae4188152388e8), SECP192K1_W(0x8446fa3d90f6550c),
    } }, { {
        SECP192K1_W(0x9e13760bf1210d5c), SECP192K1_W(0xd1a8105aa2467c73), SECP192K1_W(0xc9dd396c70f31786),
    } } },
    { { {
        SECP192K1_W(0xb5078a045ca05254), SECP192K1_W(0x79b535fe42cd4ee8), SECP192K1_W(0x702ba820218b514f),
    } }, { {
        SECP192K1_W(0x20e2dcf48f0e1345), SECP192K1_W(0x13a1d48e06f92f94), SECP192K1_W(0xd374fef0b8f919e0),
    } } },
    { { {
        SECP192K1_W(0x2206b4f780a305c1), SECP192K1_W(0x2f11fec2417e506d), SECP192K1_W(0x6421f41cde59971a),
    } }, { {
        SECP192K1_W(0x6c49cc5bcf3f944b), SECP192K1_W(0x955f94aafb4fc061), SECP192K1_W(0xdc4a3ec6836e604d),
    } } },
    { { {
        SECP192K1_W(0xcd17a5d82a716113), SECP192K1_W(0x239f45ea9f714371), SECP192K1_W(0x25630f6f2ca86e7b),
    } }, { {
        SECP192K1_W(0x4c99e51c126555a2), SECP192K1_W(0x284d06b93f417594), SECP192K1_W(0x4a2f59bef3a39bee),
    } } },
    { { {
        SECP192K1_W(0x2f9b6c9613b33394), SECP192K1_W(0x07019b4a61919ef1), SECP192K1_W(0x03d5f4dd064a9205),
    } }, { {
        SECP192K1_W(0xd3332f81daa9bbc4), SECP192K1_W(0xd6baa7f6ed400f02), SECP192K1_W(0x9fea6bdd239a0ab3),
    } } },
    { { {
        SECP192K1_W(0xd7617806fea3ea12), SECP192K1_W(0x74f1f7c459957511), SECP192K1_W(0x45544ca146cd02c5),
    } }, { {
        SECP192K1_W(0xa37e2ce3946736ed), SECP192K1_W(0x4a504679a406c035), SECP192K1_W(0x8dc9760168316875),
    } } },
    { { {
        SECP192K1_W(0x5ab5bb919ffbf572), SECP192K1_W(0x7c2a9bb0123b141b), SECP192K1_W(0xc5d49b83a9ccfa25),
    } }, { {
        SECP192K1_W(0xe6167e2aad2e692e), SECP192K1_W(0x0c3a311f66ae92a1), SECP192K1_W(0x2735d0bb94a5887b),
    } } },
    { { {
        SECP192K1_W(0x0d44812a7667a79f), SECP192K1_W(0x092494369d22c8bd), SECP192K1_W(0xe5573c6a87c258d1),
    } }, { {
        SECP192K1_W(0xaef7aa902ef00d8e), SECP192K1_W(0x941169b35a97f824), SECP192K1_W(0x5f4b7898b97b075a),
    } } },
    { { {
        SECP192K1_W(0x7f2ac1e9587ae5f0), SECP192K1_W(0x81ce65d5331f8a2f), SECP192K1_W(0x828f1cc8e110cb58),
    } }, { {
        SECP192K1_W(0x000978d0ac1ebe06), SECP192K1_W(0x7fc42da899d291b9), SECP192K1_W(0x05907575630ec418),
    } } },
    { { {
        SECP192K1_W(0x6e77dc3c285c90a8), SECP192K1_W(0xa7da20baef60da42), SECP192K1_W(0x68be940982e5df7e),
    } }, { {
        SECP192K1_W(0xd6907c70541de1b7), SECP192K1_W(0xf3933874724690a9), SECP192K1_W(0xd5195f2113e6c4e7),
    } } },
    { { {
        SECP192K1_W(0x508b83cb1c190b84), SECP192K1_W(0x35302b90fdbcdf83), SECP192K1_W(0xa4bbb450f19a6fd4),
    } }, { {
        SECP192K1_W(0x26b56516bbf4a141), SECP192K1_W(0xb2b2ce2353821e3c), SECP192K1_W(0x72a619fabf3270c5),
    } } },
    { { {
        SECP192K1_W(0xdda9f9b322e24b0f), SECP192K1_W(0x9094eefc8faa8f62), SECP192K1_W(0xd2a85e5beb5f7824),
    } }, { {
        SECP192K1_W(0x9c608eafe22be50b), SECP192K1_W(0x26b53a4c94d61ed0), SECP192K1_W(0xd9ec0d87435f90e1),
    } } },
    { { {
        SECP192K1_W(0x1193f190c418c50e), SECP192K1_W(0xcd1d896047c3634f), SECP192K1_W(0x4f88b7ac07064d2d),
    } }, { {
        SECP192K1_W(0x2fbea8260536ad22), SECP192K1_W(0x88b47ecbf0dc9f60), SECP192K1_W(0xe7a9b27c825cdc74),
    } } },
    { { {
        SECP192K1_W(0x8fc027ec69094933), SECP192K1_W(0x88bbd5a58bbb81f6), SECP192K1_W(0xba74856fbb8d2e0d),
    } }, { {
        SECP192K1_W(0x4f30ddfba7b99299), SECP192K1_W(0xcbb55fb9a5696470), SECP192K1_W(0x9a3a2b61a08ca795),
    } } },
    { { {
        SECP192K1_W(0x2b3c5f0af4f572d3), SECP192K1_W(0x6d898e07cfadeceb), SECP192K1_W(0x70a298041a866539),
    } }, { {
        SECP192K1_W(0x6da8b6d726166735), SECP192K1_W(0x38d03004176f7cd5), SECP192K1_W(0xf4f01faa04bb65bc),
    } } },
    { { {
        SECP192K1_W(0xa0e75806cb669789), SECP192K1_W(0x6533038095e68837), SECP192K1_W(0x2203f742fd229fb9),
    } }, { {
        SECP192K1_W(0x07718e8e8fd891dd), SECP192K1_W(0x522e8661e4bb11db), SECP192K1_W(0xcf0085613872b855),
    } } },
    { { {
        SECP192K1_W(0xd6d9f194a590342c), SECP192K1_W(0x52bd61cfdcc68e38), SECP192K1_W(0x1e55cafdbcb6704c),
    } }, { {
        SECP192K1_W(0x4345d8c6ded6b5e9), SECP192K1_W(0x2fe4678555e762f9), SECP192K1_W(0xe57fee942c2eeac5),
    } } },
    { { {
        SECP192K1_W(0x7da8a2b99476e4cc), SECP192K1_W(0x68c9674de880dc81), SECP192K1_W(0x04e05342d910aafd),
    } }, { {
        SECP192K1_W(0x05e0d28817b37377), SECP192K1_W(0x2fe348a99afc33cf), SECP192K1_W(0x002a14e35c1d8ba7),
    } } },
    { { {
        SECP192K1_W(0x77a72017cade0afe), SECP192K1_W(0xabcfb69d790b18e5), SECP192K1_W(0xbb3a47c744b864b2),
    } }, { {
        SECP192K1_W(0x6c324b0a587e399e), SECP192K1_W(0x3ab8cc8e59896a90), SECP192K1_W(0x369b252d3fd1ed7a),
    } } },
    { { {
        SECP192K1_W(0xa0d14a741ff9b4cf), SECP192K1_W(0x2694c697088ab08d), SECP192K1_W(0xdb895c89398cfca5),
    } }, { {
        SECP192K1_W(0x8f3909cec6f666e9), SECP192K1_W(0xc05e7b2ca83ffc7a), SECP192K1_W(0x85c2dafa1716a41a),
    } } },
    { { {
        SECP192K1_W(0x822bde6c1770d8ff), SECP192K1_W(0x21723ae60e6a74dc), SECP192K1_W(0xc0f61928ff99db08),
    } }, { {
        SECP192K1_W(0xafc5de7c6a434f2f), SECP192K1_W(0x4ba05ae20662ddf6), SECP192K1_W(0x71985d658911d21d),
    } } },
    { { {
        SECP192K1_W(0x4bfad5020182242a), SECP192K1_W(0xd627a1b47a8cdaea), SECP192K1_W(0x15228f05f4ba5746),
    } }, { {
        SECP192K1_W(0x036183c8464fd8c3), SECP192K1_W(0xbcfbece1e721f543), SECP192K1_W(0x96c5ad785b2b7c09),
    } } },
    { { {
        SECP192K1_W(0x35e1219bec2400d8), SECP192K1_W(0xe53c514beeb77615), SECP192K1_W(0x65c90b29e847b589),
    } }, { {
        SECP192K1_W(0x139fc76e81c29bba), SECP192K1_W(0x9a595f72efb8b051), SECP192K1_W(0x8a1af35e5693e041),
    } } },
    { { {
        SECP192K1_W(0xa8fa59db62686533), SECP192K1_W(0x8b1bcc92f1d2adc8), SECP192K1_W(0x984d18f73616d8d3),
    } }, { {
        SECP192K1_W(0x1a82f588e36fe68d), SECP192K1_W(0xe2f95104e47517c0), SECP192K1_W(0x9724ecc9a4d597ab),
    } } },
    { { {
        SECP192K1_W(0xa4e92a9bab4d9043), SECP192K1_W(0x543ab38579de2bdc), SECP192K1_W(0x065ba5f012b33002),
    } }, { {
        SECP192K1_W(0x4ef8b3cd343ff49a), SECP192K1_W(0xc42dfde726feedcc), SECP192K1_W(0x191131dcf0fa5c0e),
    } } },
    { { {
        SECP192K1_W(0xeaaa1dbd43015ed1), SECP192K1_W(0xdfc680d7e45bb28d), SECP192K1_W(0x29dfa83a9b3bcaef),
    } }, { {
        SECP192K1_W(0xd6ca89eee01d81a3), SECP192K1_W(0xb2b4a1c8991b8a7b), SECP192K1_W(0x2d23e10fd1c02798),
    } } },
    { { {
        SECP192K1_W(0xd421e1a0cdbee95d), SECP192K1_W(0xa1809d4561456244), SECP192K1_W(0x6e2157f7d69b4180),
    } }, { {
        SECP192K1_W(0x1a8e742631378cd2), SECP192K1_W(0x8d9a59ddb405ff96), SECP192K1_W(0xdf9cefaf5812ab78),
    } } },
    { { {
        SECP192K1_W(0x50f35a34077343d3), SECP192K1_W(0x33096fe137253ff7), SECP192K1_W(0x162f474092935451),
    } }, { {
        SECP192K1_W(0xe4661312eab1235d), SECP192K1_W(0xb9d4be53a1c82782), SECP192K1_W(0xd2e763e752a278d4),
    } } },
    { { {
        SECP192K1_W(0x84cdc29481fdbc45), SECP192K1_W(0x5a5b58c160c88ad4), SECP192K1_W(0x12d4c17c5e9a9acc),
    } }, { {
        SECP192K1_W(0xba3a503f64bab003), SECP192K1_W(0x3ae0bf0f9a814ea0), SECP192K1_W(0xda5eded8d21a1a84),
    } } },
    { { {
        SECP192K1_W(0xf8d2e6b96019fc92), SECP192K1_W(0x4402587f2b011740), SECP192K1_W(0xd253b6b8e0c9d2f6),
    } }, { {
        SECP192K1_W(0x107a76a990058687), SECP192K1_W(0x0d0972ecf168e1bd), SECP192K1_W(0x42b9aded5b722cc5),
    } } },
    { { {
        SECP192K1_W(0xb01880a0380e7c8e), SECP192K1_W(0x62e07aec13a72a0a), SECP192K1_W(0xaf4cc034f9aa5965),
    } }, { {
        SECP192K1_W(0xdd26b8c36ae3d759), SECP192K1_W(0x7ba80fe22e38a733), SECP192K1_W(0xaaf4d58f3acd1c5c),
    } } },
    { { {
        SECP192K1_W(0x90064cb32d0d129b), SECP192K1_W(0x4e4cd0e4352afba2), SECP192K1_W(0x4807a21e3f302174),
    } }, { {
        SECP192K1_W(0xa09e476b31419a98), SECP192K1_W(0x2f56a4372a306d65), SECP192K1_W(0x967102fa80479cc5),
    } } },
    { { {
        SECP192K1_W(0xb0ac011893b6feca), SECP192K1_W(0x8478aeec31a13980), SECP192K1_W(0x5d0d397b04b83dee),
    } }, { {
        SECP192K1_W(0xb57fa90daa1b25cd), SECP192K1_W(0x300b3f1de94efe6e), SECP192K1_W(0xc0afa5545e7ac169),
    } } },
    { { {
        SECP192K1_W(0x3c7ad68440b6bbc8), SECP192K1_W(0x9648999f17b4803a), SECP192K1_W(0x8947a72600b176dd),
    } }, { {
        SECP192K1_W(0x2aa469abc987c54c), SECP192K1_W(0x12a5b8ddf98cf835), SECP192K1_W(0x5cc504198d692102),
    } } },
    { { {
        SECP192K1_W(0xe256d4abdaa6eaeb), SECP192K1_W(0x18f991829e3dac0b), SECP192K1_W(0x6436d807e063d45c),
    } }, { {
        SECP192K1_W(0xec9602b2f9c2c268), SECP192K1_W(0x00b5aef708819bce), SECP192K1_W(0x38f952874019ff12),
    } } },
    { { {
        SECP192K1_W(0x8faf268583a18729), SECP192K1_W(0x3bdad4d3c3d1495a), SECP192K1_W(0x86a8651b5ff2f58d),
    } }, { {
        SECP192K1_W(0x6447c71afafe0161), SECP192K1_W(0x1a3d5f21583010ac), SECP192K1_W(0xbd5b833c97648702),
    } } },
    { { {
        SECP192K1_W(0xda7ca18d026080c7), SECP192K1_W(0x84ab4b3862b2bf6f), SECP192K1_W(0x60a0deecfe50c149),
    } }, { {
        SECP192K1_W(0xd51e6806b45682be), SECP192K1_W(0x43e0114c06c14606), SECP192K1_W(0xc436a69e3fe1102c),
    } } },
    { { {
        SECP192K1_W(0x62962ba62a3b6f34), SECP192K1_W(0xdb00c72961bf7043), SECP192K1_W(0x2b3c4212a98eac38),
    } }, { {
        SECP192K1_W(0xa951311c5b858039), SECP192K1_W(0x561a066bcdb1ec0f), SECP192K1_W(0x71421666e8f1b23b),
    } } },
    { { {
        SECP192K1_W(0x63fcb981bb16a164), SECP192K1_W(0xb50f164ef4e52e0e), SECP192K1_W(0x7fc4d84521e08bc7),
    } }, { {
        SECP192K1_W(0xe7deecb302d92d17), SECP192K1_W(0x1c6969171f7326c5), SECP192K1_W(0xeb7f4c6d037c632c),
    } } },
    { { {
        SECP192K1_W(0x987405b75d6ba9f6), SECP192K1_W(0x007a7b4ac0770ca2), SECP192K1_W(0x1fae7850e24ccd0a),
    } }, { {
        SECP192K1_W(0x46535bc076862d3e), SECP192K1_W(0x2c3576cc18a99a8e), SECP192K1_W(0x9f5ed87401f850bc),
    } } },
    { { {
        SECP192K1_W(0x662fbaeed343e39e), SECP192K1_W(0x21d180402988f350), SECP192K1_W(0x16c3d1a3c62aa35c),
    } }, { {
        SECP192K1_W(0xcdd43ea53f5d13a0), SECP192K1_W(0x8b96324929be5c7f), SECP192K1_W(0xfe79df789f9e893b),
    } } },
    { { {
        SECP192K1_W(0xc3e1eeb3af8f4e14), SECP192K1_W(0xd46b178087bf1235), SECP192K1_W(0xbfaa3ce125bca2c3),
    } }, { {
        SECP192K1_W(0x97ffc8ff24bee95d), SECP192K1_W(0x66937c88fee6693f), SECP192K1_W(0xc5e7304df7c2bec3),
    } } },
    { { {
        SECP192K1_W(0x3c20047ccb6629e6), SECP192K1_W(0x8c3d698efb11d8ac), SECP192K1_W(0x78ac5dbdeca58ed0),
    } }, { {
        SECP192K1_W(0x2e8a6b21832653e0), SECP192K1_W(0x1a5c2b4bce2810b8), SECP192K1_W(0xc3f38355ffb3eadb),
    } } },
    { { {
        SECP192K1_W(0x6b37b4a9ef4802bf), SECP192K1_W(0x1d576a51414c15df), SECP192K1_W(0xce4fd30102cdb4a3),
    } }, { {
        SECP192K1_W(0xeb1b3d7ba8d7b3d3), SECP192K1_W(0xa4de8ae7220067a9), SECP192K1_W(0x6ad60f73cf73e5b0),
    } } },
    { { {
        SECP192K1_W(0x9edda29d59d75ebc), SECP192K1_W(0xa18463ad22a45579), SECP192K1_W(0xeda1960cf71ea057),
    } }, { {
        SECP192K1_W(0x2825964f54240d92), SECP192K1_W(0x7f583e4c68ed89ed), SECP192K1_W(0x8b256e7e22cd2acb),
    } } },
    { { {
        SECP192K1_W(0x692ab5618bb34a80), SECP192K1_W(0x3c3227c37726dd30), SECP192K1_W(0x3b6a91b765814658),
    } }, { {
        SECP192K1_W(0xd706ab8516b5670c), SECP192K1_W(0xfe1dfce8010bb441), SECP192K1_W(0x8a4a5cde280cf66d),
    } } },
    { { {
        SECP192K1_W(0xfd933ea975b179e8), SECP192K1_W(0x2c3fbb238e77f990), SECP192K1_W(0xe8bbf80773598e2a),
    } }, { {
        SECP192K1_W(0xbb972c88f6a34192), SECP192K1_W(0x57a35a7fe9d3b470), SECP192K1_W(0xa5288374297af65a),
    } } },
    { { {
        SECP192K1_W(0xfb4295d0295fa600), SECP192K1_W(0x798b210fa04a8b03), SECP192K1_W(0x1d0c22b9cc3762c0),
    } }, { {
        SECP192K1_W(0x741e433bc678287c), SECP192K1_W(0xbde3c35e2353b4e0), SECP192K1_W(0xd4efce6aa946021c),
    } } },
    { { {
        SECP192K1_W(0x945fa26717550db6), SECP192K1_W(0xe5b88221eae4c824), SECP192K1_W(0x39eb120033961d6a),
    } }, { {
        SECP192K1_W(0xa1abce5bf2550212), SECP192K1_W(0xa5305eedd020a0d1), SECP192K1_W(0xe47feb42e9b271d8),
    } } },
    { { {
        SECP192K1_W(0x299ef6ce582f8483), SECP192K1_W(0x3912a85025f7db28), SECP192K1_W(0x0767c91ddf6fae20),
    } }, { {
        SECP192K1_W(0x948becd244ce9e73), SECP192K1_W(0x8bd372e556775be6), SECP192K1_W(0xd6510ea463b810d0),
    } } },
    { { {
        SECP192K1_W(0x140dfd5647bfb39b), SECP192K1_W(0x1a2750e00a8125c7), SECP192K1_W(0x4b05073ad10a4806),
    } }, { {
        SECP192K1_W(0xe60e39a702e27bb2), SECP192K1_W(0xd9ead725ebcdd9dd), SECP192K1_W(0x064503d995d52d34),
    } } },
    { { {
        SECP192K1_W(0x8c9ea2bf59ac158a), SECP192K1_W(0xf8950174e28056d7), SECP192K1_W(0x284a233568ec0cf9),
    } }, { {
        SECP192K1_W(0x653eb9ee9ba8acda), SECP192K1_W(0x56c02807e28ca3cd), SECP192K1_W(0x5e0f8f092b3832e0),
    } } },
    { { {
        SECP192K1_W(0x50ba420077647727), SECP192K1_W(0x5dd52c879f8c4acb), SECP192K1_W(0x4ae74465954e4577),
    } }, { {
        SECP192K1_W(0xe503f6c18809d43a), SECP192K1_W(0xc564c055f22f71e5), SECP192K1_W(0xf73a896c27557317),
    } } },
    { { {
        SECP192K1_W(0x41571647e5cfb47d), SECP192K1_W(0x0e92666e39e7ea6e), SECP192K1_W(0x3982b808e16ea3c2),
    } }, { {
        SECP192K1_W(0x89c36fd125d0b917), SECP192K1_W(0x1e8bd86719586141), SECP192K1_W(0x218ee9169b93cdec),
    } } },
    { { {
        SECP192K1_W(0xe65a1bfc56ce0013), SECP192K1_W(0x89d8d7ab1cc1719b), SECP192K1_W(0xac93bb44b0a2146a),
    } }, { {
        SECP192K1_W(0x7758d17ac87ed31c), SECP192K1_W(0x09fd3934935d4b41), SECP192K1_W(0xdb6cb5468f4b048b),
    } } },
    { { {
        SECP192K1_W(0x9f9014d9739fae53), SECP192K1_W(0x1fd601962c421e9a), SECP192K1_W(0xedb499aac283d56f),
    } }, { {
        SECP192K1_W(0x611fbe15f6a3a352), SECP192K1_W(0xb83ac40927e5eb79), SECP192K1_W(0x5eb29ed6a6415245),
    } } },
    { { {
        SECP192K1_W(0xaa962226d7968c0c), SECP192K1_W(0xff0890a68b886c10), SECP192K1_W(0xff1055746fd6eb7f),
    } }, { {
        SECP192K1_W(0xfe516ba24df453b1), SECP192K1_W(0xc0e7c43160f871ad), SECP192K1_W(0xb5048802b23ddc98),
    } } },
    { { {
        SECP192K1_W(0x77d38e6350e0e150), SECP192K1_W(0x295d51cccf81efa8), SECP192K1_W(0xcbcff087410daeb0),
    } }, { {
        SECP192K1_W(0x02d37b1cdc180fca), SECP192K1_W(0x01c9798bbdb5da22), SECP192K1_W(0xfe7e61804ec2a2e2),
    } } },
    { { {
        SECP192K1_W(0x09a97d89198a1896), SECP192K1_W(0xa9e1852bc3a0e777), SECP192K1_W(0x15c47ced3d3a1dd3),
    } }, { {
        SECP192K1_W(0xca896ba5380765be), SECP192K1_W(0x66908976c41c6bd9), SECP192K1_W(0x5b4c0e8977b5c762),
    } } },
    { { {
        SECP192K1_W(0xb1f9e8664da51a81), SECP192K1_W(0xa63245d7331284ce), SECP192K1_W(0x4b94304427324d26),
    } }, { {
        SECP192K1_W(0x906dab882a0c0404), SECP192K1_W(0xeea93d9f1b41c638), SECP192K1_W(0x8587bb975044cfa9),
    } } },
    { { {
        SECP192K1_W(0x3276196868cd4bd4), SECP192K1_W(0x74464f49add5b626), SECP192K1_W(0xb9cdbd1356bbde92),
    } }, { {
        SECP192K1_W(0xc3bf949c1c363bdd), SECP192K1_W(0x96fcf3a301526312), SECP192K1_W(0xbce423dd24426f58),
    } } },
    { { {
        SECP192K1_W(0xa05fdc1879d753d1), SECP192K1_W(0xb8e58cfff4f7d81e), SECP192K1_W(0x9e98b354fe48535e),
    } }, { {
        SECP192K1_W(0x0e8088340f2323e9), SECP192K1_W(0xd86286d2b3092fe0), SECP192K1_W(0xb12241109860454c),
    } } },
    { { {
        SECP192K1_W(0x3d89c6c422fd7dd8), SECP192K1_W(0x677a71359fd23724), SECP192K1_W(0x21737552ad92561a),
    } }, { {
        SECP192K1_W(0x815e606fa18a95a4), SECP192K1_W(0x87bcbaaeca752f03), SECP192K1_W(0x7e28ace0f368f239),
    } } },
    { { {
        SECP192K1_W(0x05297e59d47948e1), SECP192K1_W(0x8b865cbad49fb49a), SECP192K1_W(0xd983e24d59576d96),
    } }, { {
        SECP192K1_W(0xabf5ba3962f44408), SECP192K1_W(0xd8c6db63179c19fc), SECP192K1_W(0x10e0001c8b5a4c95),
    } } },
    { { {
        SECP192K1_W(0x279160e9ceb74c45), SECP192K1_W(0xc41e7d263522fe4d), SECP192K1_W(0xda5fe54e9b94b5a1),
    } }, { {
        SECP192K1_W(0x08fbe6f10cdf5c4c), SECP192K1_W(0x9f21863015b2f90f), SECP192K1_W(0x396b907490fcb9d0),
    } } },
    { { {
        SECP192K1_W(0x13996c337582704d), SECP192K1_W(0xeaacdc6454e925b9), SECP192K1_W(0xf414efbf6ec0c169),
    } }, { {
        SECP192K1_W(0xcbf3a928e21ad9cd), SECP192K1_W(0x8172fb745c1857c1), SECP192K1_W(0x6c6a14dcd9320c17),
    } } },
    { { {
        SECP192K1_W(0x1b9d72bdb9de2d9f), SECP192K1_W(0x7cbeb1769b585faf), SECP192K1_W(0x7bd231b8c51ba607),
    } }, { {
        SECP192K1_W(0x6f7c5d05452834f6), SECP192K1_W(0x87923713bbf9ceb8), SECP192K1_W(0x9d75cb9cffede1cb),
    } } },
    { { {
        SECP192K1_W(0x9a062e264366004c), SECP192K1_W(0x837c8a5c9afd583f), SECP192K1_W(0xe8131f679f80a202),
    } }, { {
        SECP192K1_W(0xd75b9b9463967271), SECP192K1_W(0x16c523a79b9115f7), SECP192K1_W(0x8ae2872dade553b7),
    } } },
    { { {
        SECP192K1_W(0x62543bc86b07dcbb), SECP192K1_W(0x4f29eee1a5bd1495), SECP192K1_W(0xbb5f3abf3a0910f0),
    } }, { {
        SECP192K1_W(0x361bba243dac9046), SECP192K1_W(0xb2b618bc9f6caa17), SECP192K1_W(0xecfcacd2ca5c75a2),
    } } },
    { { {
        SECP192K1_W(0xe4f8680fe9426375), SECP192K1_W(0x41a013869042da5e), SECP192K1_W(0xa184fd40111f5a46),
    } }, { {
        SECP192K1_W(0xec1b9ca680ea0cc0), SECP192K1_W(0x36ab942335b32af5), SECP192K1_W(0x8b80f3695e5d8a79),
    } } },
    { { {
        SECP192K1_W(0x924748a4a44d232e), SECP192K1_W(0xb516904e108e223e), SECP192K1_W(0x141ebdc744101ebd),
    } }, { {
        SECP192K1_W(0x51909aa637f4a5a8), SECP192K1_W(0x4428140c174a936a), SECP192K1_W(0x5c7001fc5e2b45c0),
    } } },
    { { {
        SECP192K1_W(0xf778ff5ca6684bdd), SECP192K1_W(0x12e4eddeaba90588), SECP192K1_W(0xb59bf96604ddfc42),
    } }, { {
        SECP192K1_W(0x479b998668f03432), SECP192K1_W(0xa200d87b5a007a1b), SECP192K1_W(0x8049bb83d7b60415),
    } } },
    { { {
        SECP192K1_W(0x34147ffeee3e0613), SECP192K1_W(0xea70dc0d6ce576bd), SECP192K1_W(0x53d2174494b9f705),
    } }, { {
        SECP192K1_W(0xdd08b462f3640576), SECP192K1_W(0xa942bd418e0f53c6), SECP192K1_W(0xf2b52d6caa597710),
    } } },
    { { {
        SECP192K1_W(0xefc57f7a760d1b82), SECP192K1_W(0xf41263e99436a592), SECP192K1_W(0x1924e98b0e0901f3),
    } }, { {
        SECP192K1_W(0x428ddbc3c62c0f63), SECP192K1_W(0x10993f37a3b6b022), SECP192K1_W(0x882757855090016e),
    } } },
    { { {
        SECP192K1_W(0x21298b1a94684afe), SECP192K1_W(0x316ed49e986ac6f3), SECP192K1_W(0xce3a8ef866745d3d),
    } }, { {
        SECP192K1_W(0x883b1c5f5f712466), SECP192K1_W(0x1512ffa629e063df), SECP192K1_W(0xc13f9ccecc1b1b4b),
    } } },
    { { {
        SECP192K1_W(0xdd14a48b057cabfc), SECP192K1_W(0xd2a8d6752155562f), SECP192K1_W(0x7aa9ccf4771a9cae),
    } }, { {
        SECP192K1_W(0x68cec9defe0f226f), SECP192K1_W(0xc420ddf4f54a402f), SECP192K1_W(0x5b85978b26d9d8ef),
    } } },
    { { {
        SECP192K1_W(0x733a1fcbb9ea0d00), SECP192K1_W(0xb9d67f18e4eec17c), SECP192K1_W(0x1d917b5288e736b1),
    } }, { {
        SECP192K1_W(0x2ea33071114da3ae), SECP192K1_W(0x87ffcb36f1b9c1d3), SECP192K1_W(0x85fbca2e5329e03b),
    } } },
    { { {
        SECP192K1_W(0x2b2e8dfd19a3e779), SECP192K1_W(0x260a17c9f53e64ad), SECP192K1_W(0xe035946990ba95b2),
    } }, { {
        SECP192K1_W(0x29145380a195e464), SECP192K1_W(0x901467cf4bb463c7), SECP192K1_W(0x28961a9697da773c),
    } } },
    { { {
        SECP192K1_W(0xa8056e7315fc700c), SECP192K1_W(0x94febc57031936f6), SECP192K1_W(0x9baa43261e030494),
    } }, { {
        SECP192K1_W(0xa20aec84176ede8b), SECP192K1_W(0x3784fd055bac6601), SECP192K1_W(0x0a6e902fa2d92e30),
    } } },
    { { {
        SECP192K1_W(0x33150418cd764cef), SECP192K1_W(0xfca4a2858d9dd257), SECP192K1_W(0x45e35cf91235d002),
    } }, { {
        SECP192K1_W(0xea418b409ad7ead7), SECP192K1_W(0xf60b66a4d8864010), SECP192K1_W(0xb73be7ae815529f4),
    } } },
    { { {
        SECP192K1_W(0xe6f5df4cf2a014f3), SECP192K1_W(0xf0e8d7eceee347a2), SECP192K1_W(0x980eb718b17c5263),
    } }, { {
        SECP192K1_W(0xf8c9470314f0b01c), SECP192K1_W(0xa12501b26280615d), SECP192K1_W(0x031e1c5b06fb5648),
    } } },
    { { {
        SECP192K1_W(0x13ba2b611613b922), SECP192K1_W(0xfca485f43a71301e), SECP192K1_W(0x5ffb21a91f34f99a),
    } }, { {
        SECP192K1_W(0x304c2275ba4e9f7a), SECP192K1_W(0xf67e8e0a5bcb318b), SECP192K1_W(0xe5927c41837b28bc),
    } } },
    { { {
        SECP192K1_W(0x94dce4bb3c65ce43), SECP192K1_W(0xf61c85a98e2f60ce), SECP192K1_W(0xeee16644895ee8d9),
    } }, { {
        SECP192K1_W(0xc06198bf4bc122b2), SECP192K1_W(0x0f7fd44671626017), SECP192K1_W(0xb35f2422306b28fa),
    } } },
    { { {
        SECP192K1_W(0x527213eb304967a0), SECP192K1_W(0xa7e964eccc0c9b97), SECP192K1_W(0x0bff92d491cfb216),
    } }, { {
        SECP192K1_W(0x40563a3e90f5d692), SECP192K1_W(0x25194f25b4d10999), SECP192K1_W(0xbc24c573d2bd74f1),
    } } },
    { { {
        SECP192K1_W(0x53c55b8afbc6e800), SECP192K1_W(0x032f73c5c684a540), SECP192K1_W(0xf98dd1117a82146f),
    } }, { {
        SECP192K1_W(0x4e6aedb0f52430de), SECP192K1_W(0x277637084e072724), SECP192K1_W(0x58998b8359df1d20),
    } } },
    { { {
        SECP192K1_W(0x47ecd2e24c76a08a), SECP192K1_W(0x01fa3bd6f42141a3), SECP192K1_W(0x7dac1729344791ad),
    } }, { {
        SECP192K1_W(0xd66681063109a45f), SECP192K1_W(0xce9ef203e4f9db7c), SECP192K1_W(0x3744dffa1d84658f),
    } } },
    { { {
        SECP192K1_W(0x109d917862a836f4), SECP192K1_W(0xe8ff8585da35d500), SECP192K1_W(0xfc5d0b5622166acf),
    } }, { {
        SECP192K1_W(0x3be06dd845400f8e), SECP192K1_W(0x24dcbca2b5fdbd4f), SECP192K1_W(0xbcc2907a293073a5),
    } } },
    { { {
        SECP192K1_W(0x3ab9a24869b13087), SECP192K1_W(0x512e69884134765c), SECP192K1_W(0x9c3d5f3b470719ad),
    } }, { {
        SECP192K1_W(0x7cbd40e0bb3d51d8), SECP192K1_W(0xf764fe7730f220a6), SECP192K1_W(0x2b9f2f825b1ceccd),
    } } },
    { { {
        SECP192K1_W(0x2748d34d2133f286), SECP192K1_W(0xeee08a2431b11139), SECP192K1_W(0x1f3f22864712fe2f),
    } }, { {
        SECP192K1_W(0x7625cc443a3e37a8), SECP192K1_W(0x3cca0dfc3fa1b222), SECP192K1_W(0xff71b9abf151be95),
    } } },
    { { {
        SECP192K1_W(0x0b3b41a2115d0a8c), SECP192K1_W(0x5a8c8aa730cd4867), SECP192K1_W(0xc50b9027e48006c1),
    } }, { {
        SECP192K1_W(0x3c69d579014ad396), SECP192K1_W(0xa79eb5b9e8a26d61), SECP192K1_W(0xff575f65bbe775bc),
    } } },
    { { {
        SECP192K1_W(0xe2862a7030077e5f), SECP192K1_W(0x273f3c1524af66a4), SECP192K1_W(0xdba283c396c521a8),
    } }, { {
        SECP192K1_W(0x82ef1562eb8b20fc), SECP192K1_W(0x2ab768174ebe4dac), SECP192K1_W(0x366a8f26c5f569f0),
    } } },
    { { {
        SECP192K1_W(0x988794528fac258a), SECP192K1_W(0x4ee2527c9c4d0441), SECP192K1_W(0xb1dea69e70601e25),
    } }, { {
        SECP192K1_W(0xdbe77f890d2063c0), SECP192K1_W(0x9a595536e49c1b44), SECP192K1_W(0xc898fd9ac0dd26b5),
    } } },
    { { {
        SECP192K1_W(0x9ccef8be67598c02), SECP192K1_W(0x809c2543776c5906), SECP192K1_W(0xc5c2e90feed4136b),
    } }, { {
        SECP192K1_W(0xb42e5ef523e27aea), SECP192K1_W(0x6d39bcdd93e31b9b), SECP192K1_W(0x277da03e27bc545b),
    } } },
    { { {
        SECP192K1_W(0xcd8d371e51251923), SECP192K1_W(0xbf6c94aa7aff5e3b), SECP192K1_W(0x3ac76b1f2d01c223),
    } }, { {
        SECP192K1_W(0x052f26b34582bdd5), SECP192K1_W(0x48a82356e141fcd8), SECP192K1_W(0xb320571ef0007dab),
    } } },
    { { {
        SECP192K1_W(0x0d1f87912159f7bc), SECP192K1_W(0x3f9c39709b9c19f2), SECP192K1_W(0xf205499704620133),
    } }, { {
        SECP192K1_W(0xd5dcf9ef73ba68b0), SECP192K1_W(0xd7c9400fbd8a14b3), SECP192K1_W(0xd53607130cfc991c),
    } } },
    { { {
        SECP192K1_W(0x775a84aa90f75ac5), SECP192K1_W(0xadb2132c92a37d7b), SECP192K1_W(0x2d7497679cc88bde),
    } }, { {
        SECP192K1_W(0x70193cd9aaf50ec1), SECP192K1_W(0x3cf06198d630dfb2), SECP192K1_W(0x58e4618c9409e981),
    } } },
    { { {
        SECP192K1_W(0x66ab26cdbe5c25f4), SECP192K1_W(0x23b5d97b74053c0f), SECP192K1_W(0x385573ad19b019fd),
    } }, { {
        SECP192K1_W(0x51474f1c7db57747), SECP192K1_W(0xc0bbbe4764fa16c6), SECP192K1_W(0xd242e7ab80e54ce3),
    } } },
    { { {
        SECP192K1_W(0xb12beb75acf5a766), SECP192K1_W(0xcfbcd12d893487dc), SECP192K1_W(0x58cb2225c52e32a1),
    } }, { {
        SECP192K1_W(0xbbae08d87a831e81), SECP192K1_W(0xde67a0464db48535), SECP192K1_W(0x642800e567a4a956),
    } } },
    { { {
        SECP192K1_W(0xe1e18b531a484287), SECP192K1_W(0x5c84e8dcb41b9b9e), SECP192K1_W(0x4f64c503c1f99031),
    } }, { {
        SECP192K1_W(0xd84fe62a9ed76353), SECP192K1_W(0xe549f467fc8a2d2d), SECP192K1_W(0xdd32fc00734ada8f),
    } } },
    { { {
        SECP192K1_W(0x5872607ea2d99e20), SECP192K1_W(0x1b09404ef6f0455b), SECP192K1_W(0x4aced325c14bc133),
    } }, { {
        SECP192K1_W(0x6ef81775aaabf6a6), SECP192K1_W(0x3c89ac4c9491d8e9), SECP192K1_W(0xbee5989f4285be8c),
    } } },
    { { {
        SECP192K1_W(0x84eff64702ddf115), SECP192K1_W(0xd8005441b1cfd7b9), SECP192K1_W(0xe09475a78d617294),
    } }, { {
        SECP192K1_W(0x7d1e9a125d115621), SECP192K1_W(0x521780d0a16df767), SECP192K1_W(0xab87fbcbe029db57),
    } } },
    { { {
        SECP192K1_W(0x5315de506f68578e), SECP192K1_W(0xd47cfd0ded382504), SECP192K1_W(0xa6c2eefa2efb7772),
    } }, { {
        SECP192K1_W(0xdd8f392c696503f5), SECP192K1_W(0xb4dc5b886123253b), SECP192K1_W(0x4b79b4b7ba2deaf6),
    } } },
    { { {
        SECP192K1_W(0xf6afabbd74bf6b44), SECP192K1_W(0x0a6880108c76b2eb), SECP192K1_W(0x79c20e8f0272ff89),
    } }, { {
        SECP192K1_W(0x1d2c6af545b55514), SECP192K1_W(0x91c060f302d03b57), SECP192K1_W(0xecd2555e059b7995),
    } } },
    { { {
        SECP192K1_W(0x96bc690303ccdd37), SECP192K1_W(0xf90b467a76753783), SECP192K1_W(0x5491d0d44e970ca7),
    } }, { {
        SECP192K1_W(0x002e1cb8d2f9f451), SECP192K1_W(0xafe7be07b5685d54), SECP192K1_W(0x7cc4622af02afdd2),
    } } },
    { { {
        SECP192K1_W(0x7f027002945526cf), SECP192K1_W(0x633eb4943f5a1ea0), SECP192K1_W(0x06efca961c0a0dc2),
    } }, { {
        SECP192K1_W(0x5e63dfa9e617f3a2), SECP192K1_W(0xd316d6dd57dbc284), SECP192K1_W(0x1afa3de9ffd6d5ce),
    } } },
    { { {
        SECP192K1_W(0xfb27c941ced2997e), SECP192K1_W(0xbbd72514f406c9b2), SECP192K1_W(0x585475b9d3f92377),
    } }, { {
        SECP192K1_W(0xeb93fae52d50bad1), SECP192K1_W(0x4a5fcc6e2332d126), SECP192K1_W(0xf4ab5092346ed614),
    } } },
    { { {
        SECP192K1_W(0x8eef49b346601f50), SECP192K1_W(0x9c895fd80f52f731), SECP192K1_W(0xec2984dd6872311b),
    } }, { {
        SECP192K1_W(0x77f56d47f4d8c56f), SECP192K1_W(0x8f3b51bb95d1da28), SECP192K1_W(0x4a499ccd4a2024c0),
    } } },
    { { {
        SECP192K1_W(0x1f7543efad9b288d), SECP192K1_W(0x22eeb1b528c96267), SECP192K1_W(0x580a75796b3fb794),
    } }, { {
        SECP192K1_W(0xf99c60dd20fccbae), SECP192K1_W(0xed10ea32eed2f948), SECP192K1_W(0xbd907052c7bc73ac),
    } } },
    { { {
        SECP192K1_W(0x57369af74263185d), SECP192K1_W(0x2b7aca65d7f1fe06), SECP192K1_W(0xe5bd9728f12e77b8),
    } }, { {
        SECP192K1_W(0x381793b315e86199), SECP192K1_W(0x20d9fa7a7db79a39), SECP192K1_W(0x67a51bacb5c1979f),
    } } },
    { { {
        SECP192K1_W(0xcf799a989809fde8), SECP192K1_W(0xa0358004c450db6c), SECP192K1_W(0x479170fa1ea53a59),
    } }, { {
        SECP192K1_W(0xddbcaca04fad4205), SECP192K1_W(0x1d272a6b0e599ebc), SECP192K1_W(0x8bf6f4b565746bb8),
    } } },
    { { {
        SECP192K1_W(0x7d863c8d51ee944b), SECP192K1_W(0x87ceb6b941365153), SECP192K1_W(0x3c50a8f80518bd52),
    } }, { {
        SECP192K1_W(0xf5fabfa4cb2dab48), SECP192K1_W(0x82b30ec0d50a99b0), SECP192K1_W(0x7f399ffa70b0ff35),
    } } },
    { { {
        SECP192K1_W(0x276e5a0897a152b5), SECP192K1_W(0x5caec279d5f1de56), SECP192K1_W(0xa2fa5865a3215d1e),
    } }, { {
        SECP192K1_W(0xc7ac250198d9fce6), SECP192K1_W(0xa1b5c54818a9e19b), SECP192K1_W(0xa52d715c92975657),
    } } },
    { { {
        SECP192K1_W(0xe61389c9abab6612), SECP192K1_W(0x84aec84710f4bf8f), SECP192K1_W(0x8b4c1f743ced50ed),
    } }, { {
        SECP192K1_W(0x23c922241493df56), SECP192K1_W(0x971a6af2ba9cf606), SECP192K1_W(0x71815da22c97bee4),
    } } },
    { { {
        SECP192K1_W(0x0b13a90c76be5dfb), SECP192K1_W(0xd93a204271e6e201), SECP192K1_W(0xd7dd6e99093b81ae),
    } }, { {
        SECP192K1_W(0x37c8c9a81e20e0f7), SECP192K1_W(0xa3961b508e6ec553), SECP192K1_W(0x143959eefdd4e4c9),
    } } },
    { { {
        SECP192K1_W(0xb57d548f7be35ca1), SECP192K1_W(0x346eda0fd703c66c), SECP192K1_W(0x38514843c0de25eb),
    } }, { {
        SECP192K1_W(0xc47f8d973703ccd1), SECP192K1_W(0x3250abd340ac1134), SECP192K1_W(0x7bf71c1285c9af66),
    } } },
    { { {
        SECP192K1_W(0xf4b068c206c3a456), SECP192K1_W(0xad55fe62ec3a7c8c), SECP192K1_W(0xca030d74f09075f9),
    } }, { {
        SECP192K1_W(0xdac6a56d77cdeece), SECP192K1_W(0xaddb83f733669b03), SECP192K1_W(0xef9e30246b42a93a),
    } } },
    { { {
        SECP192K1_W(0x61da38b492ed98f9), SECP192K1_W(0x7584f4cb727d57bf), SECP192K1_W(0x0dd7c29e88a17b26),
    } }, { {
        SECP192K1_W(0xc38e428992505c2b), SECP192K1_W(0x5cda9cac05d1081e), SECP192K1_W(0x842592a16b75cae8),
    } } },
    { { {
        SECP192K1_W(0x698c68abb448b009), SECP192K1_W(0xda6ea719c01fe887), SECP192K1_W(0x8ea3f6f9a01f3f58),
    } }, { {
        SECP192K1_W(0x5643081e319e4f4f), SECP192K1_W(0xbc9a89a992d692c1), SECP192K1_W(0x04b6d0d9ad56f786),
    } } },
    { { {
        SECP192K1_W(0x8c413f8af88ccc8a), SECP192K1_W(0x663405bf65112cdc), SECP192K1_W(0x36bbc2aa3f2db420),
    } }, { {
        SECP192K1_W(0x97097a6f80b1fa62), SECP192K1_W(0x8c820713c22bc126), SECP192K1_W(0x927b58a1c120aed9),
    } } },
    { { {
        SECP192K1_W(0x95aa229a531c716c), SECP192K1_W(0x36dd3d634636f5cd), SECP192K1_W(0x138f7c5060a3a247),
    } }, { {
        SECP192K1_W(0x49a00eb500ebe2c3), SECP192K1_W(0xd91b607967dec0ca), SECP192K1_W(0xdf140be2e6643de4),
    } } },
    { { {
        SECP192K1_W(0x56679a7255a2db8d), SECP192K1_W(0x9621661cbb8a19a4), SECP192K1_W(0x0bc104bce90e3370),
    } }, { {
        SECP192K1_W(0x28e60bdc65d8ef66), SECP192K1_W(0x5c4a64046e26e9ee), SECP192K1_W(0x14055f3731631fb7),
    } } },
    { { {
        SECP192K1_W(0x8d072891e8b87888), SECP192K1_W(0x10584cbf1296f569), SECP192K1_W(0xc95bee592bba406d),
    } }, { {
        SECP192K1_W(0x1971dd3aa0964354), SECP192K1_W(0xe3f2e970262336f2), SECP192K1_W(0xa85a92bb22113dd1),
    } } },
    { { {
        SECP192K1_W(0x503c97a1c0a0d23b), SECP192K1_W(0x392332d117c37b6b), SECP192K1_W(0xb3126b3c789da965),
    } }, { {
        SECP192K1_W(0x53d4e5f5deb59f28), SECP192K1_W(0x44c39f93b02518ab), SECP192K1_W(0x8fd7c96b43b2967d),
    } } },
    { { {
        SECP192K1_W(0xb645f2107be46a58), SECP192K1_W(0x734e7d1fc08ccb0e), SECP192K1_W(0x07a34ecc9fa91f10),
    } }, { {
        SECP192K1_W(0x4f3836f1e420a2f7), SECP192K1_W(0x4527997266430901), SECP192K1_W(0x83040bda1bee087b),
    } } },
    { { {
        SECP192K1_W(0xa436b40716390d4e), SECP192K1_W(0x483bfee439b55463), SECP192K1_W(0x56c0368e6921f467),
    } }, { {
        SECP192K1_W(0x9150d2116536e5ad), SECP192K1_W(0x78e64e23cd6b31a0), SECP192K1_W(0x0565d6af520e10ec),
    } } },
    { { {
        SECP192K1_W(0x84e9bad5e49af0e5), SECP192K1_W(0xc2de2a1ccb1feb66), SECP192K1_W(0x57148d07134512df),
    } }, { {
        SECP192K1_W(0x91a236829a5dc3b0), SECP192K1_W(0x068a1cbeccbff55a), SECP192K1_W(0x47b78ee3ada4c39d),
    } } },
    { { {
        SECP192K1_W(0x99c865c4aca5a346), SECP192K1_W(0x6b87d4c185df791c), SECP192K1_W(0x12e358643abf7bec),
    } }, { {
        SECP192K1_W(0x79afe98026b15e01), SECP192K1_W(0xbe819e2b040c3c1a), SECP192K1_W(0xe43a486f3713c484),
    } } },
    { { {
        SECP192K1_W(0x81bc7d0bd6f3394b), SECP192K1_W(0xb0b84c8b9e6a8c03), SECP192K1_W(0xbea2993c9da16731),
    } }, { {
        SECP192K1_W(0x8d8f324c70fe6148), SECP192K1_W(0xf53b2ef0ea8d8ec7), SECP192K1_W(0xaaaf2e3966f483e4),
    } } },
    { { {
        SECP192K1_W(0xce7f36bf21f81f6d), SECP192K1_W(0x7a57aa9bf3fb4a3b), SECP192K1_W(0x972f02c6b315e345),
    } }, { {
        SECP192K1_W(0xf7687d41c6010656), SECP192K1_W(0x8a23c97383a85a07), SECP192K1_W(0x9fa16f9a6a8fbec0),
    } } },
    { { {
        SECP192K1_W(0xcb4b0d2298a1650d), SECP192K1_W(0x3caa2222a8181462), SECP192K1_W(0xd1bd4b4003ac6f06),
    } }, { {
        SECP192K1_W(0xa06a684ae89fee14), SECP192K1_W(0xe59008bc0b563a30), SECP192K1_W(0x7a6fa8ea84816901),
    } } },
    { { {
        SECP192K1_W(0x610971b958bc2201), SECP192K1_W(0xe740d19b96519c47), SECP192K1_W(0x6dcc02795bd6ce00),
    } }, { {
        SECP192K1_W(0xe504ec0e91f2925f), SECP192K1_W(0x605e18676ee1496f), SECP192K1_W(0xe9e0667535ccadf4),
    } } },
    { { {
        SECP192K1_W(0x0758ba33eca12eb9), SECP192K1_W(0x0e03baef6d454e7a), SECP192K1_W(0xb2fa2bf69295c946),
    } }, { {
        SECP192K1_W(0x7194c2ec2a848d5b), SECP192K1_W(0x9785dc94d180022b), SECP192K1_W(0x61b0cea4fd6225d3),
    } } },
    { { {
        SECP192K1_W(0xc4171650effeb6b0), SECP192K1_W(0x428e924762e5e53e), SECP192K1_W(0x9449d30ead0ceafd),
    } }, { {
        SECP192K1_W(0x511f95658c7479b2), SECP192K1_W(0x454d8de81b4846cd), SECP192K1_W(0xd5451566719a1c16),
    } } },
    { { {
        SECP192K1_W(0x994146cc2b50c1f8), SECP192K1_W(0x62a580d70140496b), SECP192K1_W(0xa16383399d5db542),
    } }, { {
        SECP192K1_W(0x1c9347f6838ac103), SECP192K1_W(0x1b0d16f1b4f087b5), SECP192K1_W(0xcc21ded64310fbda),
    } } },
    { { {
        SECP192K1_W(0xe9d1c0f815dda47c), SECP192K1_W(0x57713005dee90818), SECP192K1_W(0x636fd6dc9860e0c1),
    } }, { {
        SECP192K1_W(0x35b67e009a967b0e), SECP192K1_W(0x0587f19f2ddbcabe), SECP192K1_W(0x6a733be1f84064da),
    } } },
    { { {
        SECP192K1_W(0x1f86629d0b6fe688), SECP192K1_W(0xe8b7e63802b23f78), SECP192K1_W(0x0048fb08885f9a45),
    } }, { {
        SECP192K1_W(0x4a4bc6484de8d8d6), SECP192K1_W(0x9a27765bcd484405), SECP192K1_W(0x8330583b775da4c8),
    } } },
    { { {
        SECP192K1_W(0xdf5756a6574a7b0a), SECP192K1_W(0xb757f24963662643), SECP192K1_W(0xbea3057ff7dfccb8),
    } }, { {
        SECP192K1_W(0xa81399f4aee49e3a), SECP192K1_W(0x5ff6e6bd998ae779), SECP192K1_W(0x6a0d8b766543a9b9),
    } } },
    { { {
        SECP192K1_W(0xefcfc4d58ffa5fb1), SECP192K1_W(0x807db0035e6e119e), SECP192K1_W(0x309244ee13eed7f3),
    } }, { {
        SECP192K1_W(0xee1c943a38fbb8ec), SECP192K1_W(0x46f6c43850f9aab3), SECP192K1_W(0x22839b0e56b11df3),
    } } },
    { { {
        SECP192K1_W(0xf8861c81c455fbf6), SECP192K1_W(0xd283c43d8ac8fc5b), SECP192K1_W(0xe9f5ed3187b3b0d4),
    } }, { {
        SECP192K1_W(0x5f4a5bafc7210e85), SECP192K1_W(0x9ee973828b3f4dc9), SECP192K1_W(0x43d4eec73b321f5d),
    } } },
    { { {
        SECP192K1_W(0xe6af77c9d8a87cab), SECP192K1_W(0x3176f605a7e31022), SECP192K1_W(0xfeff482735be42fe),
    } }, { {
        SECP192K1_W(0x348a24fd00ada0a0), SECP192K1_W(0x06549117e2fed811), SECP192K1_W(0x8ff43c2864d5e884),
    } } },
    { { {
        SECP192K1_W(0x4c7adc1bec7bddb9), SECP192K1_W(0xe3c2632e66e7b27d), SECP192K1_W(0xeebc47d0acd20641),
    } }, { {
        SECP192K1_W(0xd91f7aba5f043ecc), SECP192K1_W(0x9be428dc657e4322), SECP192K1_W(0xda4e7322db60e6fb),
    } } },
    { { {
        SECP192K1_W(0xbe3948738e7ddaf7), SECP192K1_W(0x92ee64ae3becd94e), SECP192K1_W(0xb247a98a3dd85f37),
    } }, { {
        SECP192K1_W(0xe1703b2163f9ae86), SECP192K1_W(0xc95928bc11e4cc01), SECP192K1_W(0x887e8c5e6f3b7822),
    } } },
    { { {
        SECP192K1_W(0xd7ad3c9531bc8ccd), SECP192K1_W(0x7e1f90a4093590ab), SECP192K1_W(0xa98d9986efe24223),
    } }, { {
        SECP192K1_W(0x2de37c6d07405f8f), SECP192K1_W(0x8448131952c7be02), SECP192K1_W(0xe19dc3ceb2ecfb62),
    } } },
    { { {
        SECP192K1_W(0x1f3a124a389f3f83), SECP192K1_W(0xbe9fe25d1b50f3d7), SECP192K1_W(0x6f131e212059db0c),
    } }, { {
        SECP192K1_W(0x27ec4017cbdf28fb), SECP192K1_W(0x0effc75335b0f9ab), SECP192K1_W(0x871eeef580d72a0e),
    } } },
    { { {
        SECP192K1_W(0x9a3d16033a73cb40), SECP192K1_W(0x27fa1cea1319c261), SECP192K1_W(0x73dd04c8af111049),
    } }, { {
        SECP192K1_W(0xe923c5159db03890), SECP192K1_W(0x0e6581bdf41c91d1), SECP192K1_W(0xc92676315e89e366),
    } } },
    { { {
        SECP192K1_W(0xbf8409d26fb66bc4), SECP192K1_W(0xc17ac294269d244d), SECP192K1_W(0x4c4b0b70b9aeef10),
    } }, { {
        SECP192K1_W(0x9d91b1e8601f40fd), SECP192K1_W(0x9e7b2fab518ea082), SECP192K1_W(0x08762e141a25df6e),
    } } },
    { { {
        SECP192K1_W(0xaae4460486b0cad6), SECP192K1_W(0xbbc6e45d95177b27), SECP192K1_W(0xdec1155b8168739b),
    } }, { {
        SECP192K1_W(0xe696dea16b57a52b), SECP192K1_W(0x1466b5229758e6f7), SECP192K1_W(0x4c834a7e711d225f),
    } } },
    { { {
        SECP192K1_W(0x63fe7a9e106d8ad9), SECP192K1_W(0xb33fd9e9815f74df), SECP192K1_W(0x2bbad8e11155106e),
    } }, { {
        SECP192K1_W(0xcc9f110111cd0ad9), SECP192K1_W(0x1f2bcaa3f33a2ee2), SECP192K1_W(0xd6c76fa4abafc750),
    } } },
    { { {
        SECP192K1_W(0x479e93b0f2c7d3e6), SECP192K1_W(0x7ea440b6dfb4c63e), SECP192K1_W(0x41bcff1cf87650c6),
    } }, { {
        SECP192K1_W(0x7b8aa2ef93af060f), SECP192K1_W(0xd1cad0569904bbb7), SECP192K1_W(0xf9fbf4f5e04f7ca2),
    } } },
    { { {
        SECP192K1_W(0xaf158a804ba97b07), SECP192K1_W(0x5d1411235ab61492), SECP192K1_W(0x7440d7772a781975),
    } }, { {
        SECP192K1_W(0x40fd8b690739ea4c), SECP192K1_W(0xf5bd6d2fca2b7737), SECP192K1_W(0x1c905064d275b407),
    } } },
    { { {
        SECP192K1_W(0xe5bb5d82f5eb1968), SECP192K1_W(0x101b3c560c38b579), SECP192K1_W(0xe3e010e0e613ae80),
    } }, { {
        SECP192K1_W(0x761960aed27e3beb), SECP192K1_W(0x31555c3435b9ae19), SECP192K1_W(0xcea4da8af1a6bd6f),
    } } },
    { { {
        SECP192K1_W(0xc906afbfaa33048a), SECP192K1_W(0x2d5daa34d66c5f04), SECP192K1_W(0x9123156ba130e80e),
    } }, { {
        SECP192K1_W(0xb22aedc111f1ad27), SECP192K1_W(0x32f23ac1814ce119), SECP192K1_W(0x2cd4f30701f0e3c1),
    } } },
    { { {
        SECP192K1_W(0x3b515370ef1171ac), SECP192K1_W(0xfa94166d30f986a4), SECP192K1_W(0x20e1c6cee0c6256b),
    } }, { {
        SECP192K1_W(0xe89232757badefee), SECP192K1_W(0xc950c6f6e4ce1d32), SECP192K1_W(0xcfea293e64236c35),
    } } },
    { { {
        SECP192K1_W(0xd2033ab2c64ed5bd), SECP192K1_W(0x2aa775d40d3bf4db), SECP192K1_W(0x7c4fb463503de46a),
    } }, { {
        SECP192K1_W(0x37ff964fc2a8e6f4), SECP192K1_W(0x83a192228d328a1b), SECP192K1_W(0xbe0b3b8254b17083),
    } } },
    { { {
        SECP192K1_W(0x0b0d4d2eac270f10), SECP192K1_W(0xd81d7e78391ccded), SECP192K1_W(0x4017c9a20502db43),
    } }, { {
        SECP192K1_W(0x80e84c6ffbd82fc0), SECP192K1_W(0x3c9d83b97b86a900), SECP192K1_W(0x3eb7528a8f9e8f3e),
    } } },
    { { {
        SECP192K1_W(0xad10ef0223bb1006), SECP192K1_W(0xfcfcef389309e009), SECP192K1_W(0x4016f6e05175c5fa),
    } }, { {
        SECP192K1_W(0x52c043a376a9c87e), SECP192K1_W(0x5706598ffcf0c74e), SECP192K1_W(0xd03e40205a670b18),
    } } },
    { { {
        SECP192K1_W(0xc8476f63c6db107a), SECP192K1_W(0x2c9c10e54fea5700), SECP192K1_W(0x12531b7118ead597),
    } }, { {
        SECP192K1_W(0x2dbbdf01fcde10a6), SECP192K1_W(0xfeeab9b6f1cbf924), SECP192K1_W(0x6fada6d37b89aab5),
    } } },
    { { {
        SECP192K1_W(0xab6317a1d88b2b83), SECP192K1_W(0xffae98ffa3c9b28d), SECP192K1_W(0xb531b0830f1db8ea),
    } }, { {
        SECP192K1_W(0x3916a510bd97a7ea), SECP192K1_W(0x9e7a55704e49fdee), SECP192K1_W(0x262bd33787bd23b9),
    } } },
    { { {
        SECP192K1_W(0x965352c361d2e2f8), SECP192K1_W(0x4679ebd2ca5098e1), SECP192K1_W(0x3c07c4e73d8caaf7),
    } }, { {
        SECP192K1_W(0xff77f847b3845f56), SECP192K1_W(0xa5e2993a89ca7b12), SECP192K1_W(0xedc46d723e17d181),
    } } },
    { { {
        SECP192K1_W(0x04545aecaf6d3c1a), SECP192K1_W(0x580a599d8788f9ac), SECP192K1_W(0xa976b5d9d24f48cf),
    } }, { {
        SECP192K1_W(0x3f094166e2eea821), SECP192K1_W(0x6727f8263abff4d1), SECP192K1_W(0xd1228f1bd4d34535),
    } } },
    { { {
        SECP192K1_W(0x77d04154c0c84d95), SECP192K1_W(0x3d067a4afa0f9318), SECP192K1_W(0x3bd8250e3b33aeb7),
    } }, { {
        SECP192K1_W(0xa5628c094fb55715), SECP192K1_W(0x463688d5d5315e9b), SECP192K1_W(0xb322a6708f42dea5),
    } } },
    { { {
        SECP192K1_W(0x42bc2fa59a34e69a), SECP192K1_W(0x699c20e958b08c4d), SECP192K1_W(0xc7237651290713e2),
    } }, { {
        SECP192K1_W(0xf66efda593e52617), SECP192K1_W(0x4f4e60493b232173), SECP192K1_W(0x61685c61840601f7),
    } } },
    { { {
        SECP192K1_W(0xcb33d6b651e3650a), SECP192K1_W(0xec6edb1332460d62), SECP192K1_W(0x703b83ee89156bd8),
    } }, { {
        SECP192K1_W(0xc4e08721e3e7af4e), SECP192K1_W(0x5e82659b6a16bf25), SECP192K1_W(0x3344abe280eb712d),
    } } },
    { { {
        SECP192K1_W(0x6a9cceeede6977c0), SECP192K1_W(0xec2de7fa8cefcbd1), SECP192K1_W(0xbfd14393fdd1a06d),
    } }, { {
        SECP192K1_W(0x55eabf216c21bdee), SECP192K1_W(0x0a748badff8981db), SECP192K1_W(0x6228c0b5c1f2b473),
    } } },
    { { {
        SECP192K1_W(0xd4209fa3cd230cda), SECP192K1_W(0x9bf98b44bf5bc360), SECP192K1_W(0xd91062d32735caba),
    } }, { {
        SECP192K1_W(0xd44199f49a0a491a), SECP192K1_W(0x5d43c3f4bbb89469), SECP192K1_W(0x4b1766c84d7e16c0),
    } } },
    { { {
        SECP192K1_W(0x27d417995f1c2fdb), SECP192K1_W(0xc6f3baa03ec8bed0), SECP192K1_W(0x495b3e026672ed6c),
    } }, { {
        SECP192K1_W(0x361f953891eeb501), SECP192K1_W(0x799774f0490eaa70), SECP192K1_W(0x26b4b60ea2dbb51d),
    } } },
    { { {
        SECP192K1_W(0x049596b70ff0667f), SECP192K1_W(0x0272ac0e51534570), SECP192K1_W(0x5ff1fade480b9e73),
    } }, { {
        SECP192K1_W(0x3fa78c0e6b563663), SECP192K1_W(0xd8e0a7bb7dd9bf60), SECP192K1_W(0x839ff97c602e022d),
    } } },
    { { {
        SECP192K1_W(0x7f402d76b0063a22), SECP192K1_W(0x3555070cc64fde08), SECP192K1_W(0x611e7f25aad99968),
    } }, { {
        SECP192K1_W(0x7c1d23c7d287849f), SECP192K1_W(0x5dcc932420229bf6), SECP192K1_W(0xfd6531bb2480363e),
    } } },
    { { {
        SECP192K1_W(0x6f23159187391622), SECP192K1_W(0x446d92a72a25ef99), SECP192K1_W(0xbf77c9abeab9a0bc),
    } }, { {
        SECP192K1_W(0x0cf183e9a672a146), SECP192K1_W(0xfd26e590e9b3f514), SECP192K1_W(0xf7ac1ae4d1feb2f7),
    } } },
    { { {
        SECP192K1_W(0x0dee07b12e6eb5eb), SECP192K1_W(0xe54ef4350d67bf8f), SECP192K1_W(0x86fca76dc6df7a2d),
    } }, { {
        SECP192K1_W(0x51e1f8eaa3cb6b81), SECP192K1_W(0x734619161d541491), SECP192K1_W(0x4333be98d386ca98),
    } } },
    { { {
        SECP192K1_W(0xf14683c64b5a65cb), SECP192K1_W(0x573cb8d58fa642b4), SECP192K1_W(0x1e2c8b9c77a3c90f),
    } }, { {
        SECP192K1_W(0x789b7014247033e1), SECP192K1_W(0x6e16f638f631054a), SECP192K1_W(0xa505704e0e9b2f48),
    } } },
    { { {
        SECP192K1_W(0x4b052bf9fd66f809), SECP192K1_W(0x28e5765580adf45e), SECP192K1_W(0x4dcfd3962d8242b2),
    } }, { {
        SECP192K1_W(0x64efad9f107e1918), SECP192K1_W(0x7b4ed33528ffca17), SECP192K1_W(0x64d0fbaa41fb6d11),
    } } },
    { { {
        SECP192K1_W(0xed6e0b6c182de155), SECP192K1_W(0x27f443993a898410), SECP192K1_W(0x589ef64e2162176b),
    } }, { {
        SECP192K1_W(0xb3232df12a5c58c7), SECP192K1_W(0xb8dfeaae32bee155), SECP192K1_W(0x3f864a9f5a1019ed),
    } } },
    { { {
        SECP192K1_W(0x83ba4dc863417278), SECP192K1_W(0x9d16de4bd4a559ae), SECP192K1_W(0xda1fbbbd4926ad59),
    } }, { {
        SECP192K1_W(0x2998be321e6e2bb0), SECP192K1_W(0x1ed042c664281d59), SECP192K1_W(0x7241e51fceaa0580),
    } } },
    { { {
        SECP192K1_W(0x7390beec283dc5b6), SECP192K1_W(0xf62ebeb67d268cfa), SECP192K1_W(0x89073c4d75635ca4),
    } }, { {
        SECP192K1_W(0x9abef099ddad428b), SECP192K1_W(0x402d4136a9441525), SECP192K1_W(0xc2308745f25a4328),
    } } },
    { { {
        SECP192K1_W(0x64a9dbcd1c121d3f), SECP192K1_W(0xd68d93fa756c03a9), SECP192K1_W(0x638cbc02ab386309),
    } }, { {
        SECP192K1_W(0x00471f457b1e2572), SECP192K1_W(0x06596e1dce8e549b), SECP192K1_W(0x6c88abeaf8ac4951),
    } } },
    { { {
        SECP192K1_W(0x26448d66615a2622), SECP192K1_W(0x5194ce64bf19bf67), SECP192K1_W(0x531b9318ea667a79),
    } }, { {
        SECP192K1_W(0x5ca3cd8134dc88ee), SECP192K1_W(0x9fa2f964ac84b937), SECP192K1_W(0xfbb4333929638314),
    } } },
    { { {
        SECP192K1_W(0x9b62b06833fe35cd), SECP192K1_W(0x26647b270d196afe), SECP192K1_W(0x1abc521a38306829),
    } }, { {
        SECP192K1_W(0x8c9ef316bbe3e17b), SECP192K1_W(0xd435c0666b6f1114), SECP192K1_W(0x87f4c9a3161bcb7c),
    } } },
    { { {
        SECP192K1_W(0xb0c282cc5f5d2c93), SECP192K1_W(0xd39630f448dcbdff), SECP192K1_W(0x8802ff29d6cf000d),
    } }, { {
        SECP192K1_W(0x82e7d04c2d7a229e), SECP192K1_W(0xa31d5f9489367572), SECP192K1_W(0x72665c3f94a45bc7),
    } } },
    { { {
        SECP192K1_W(0xc6306c9c4ddb7f4f), SECP192K1_W(0xe0ce304376f31930), SECP192K1_W(0x23ca9b666d91fea6),
    } }, { {
        SECP192K1_W(0xa5f4b18cea1c0ccc), SECP192K1_W(0x4c7fde49e7acf6d2), SECP192K1_W(0xbcce60c85184b03b),
    } } },
    { { {
        SECP192K1_W(0xd6a3256bca4eb2d0), SECP192K1_W(0x3add1e54e24dc853), SECP192K1_W(0xde386e3ea0d672e8),
    } }, { {
        SECP192K1_W(0x74ce2e1dfa3670e7), SECP192K1_W(0x81f5f6d2ad1d6303), SECP192K1_W(0x10d2385d5c0ce1c8),
    } } },
    { { {
        SECP192K1_W(0x1d64abb64d44e8b0), SECP192K1_W(0x7cf4769c21af2c0d), SECP192K1_W(0xcc924889a83594c2),
    } }, { {
        SECP192K1_W(0x639f87a52ce0a422), SECP192K1_W(0xade983932da305dd), SECP192K1_W(0x5bd90c859e8ebbfe),
    } } },
    { { {
        SECP192K1_W(0x999e01f922297e1a), SECP192K1_W(0x04025e90e862d952), SECP192K1_W(0xa90db0edcc3a32a6),
    } }, { {
        SECP192K1_W(0x4d24359c889f0e28), SECP192K1_W(0xaff526613102b117), SECP192K1_W(0x4971b213d0bdf3a0),
    } } },
    { { {
        SECP192K1_W(0xf0f9fb2e2479dd5e), SECP192K1_W(0xa17a8ff37af144e5), SECP192K1_W(0x18cfb93de2fa7831),
    } }, { {
        SECP192K1_W(0x2fa7eab1cd633948), SECP192K1_W(0xe04ae3a35af31a39), SECP192K1_W(0x257488b4e84aa787),
    } } },
    { { {
        SECP192K1_W(0x65db72161df59632), SECP192K1_W(0xadc8c77a20cbeffa), SECP192K1_W(0x2ffd644c3bb72e7c),
    } }, { {
        SECP192K1_W(0xd881cff31e0d4a97), SECP192K1_W(0xf30215e5b0ffff27), SECP192K1_W(0xe34b7f88c928eee0),
    } } },
    { { {
        SECP192K1_W(0x6d93a09228622bc2), SECP192K1_W(0x7de7eb0056738b24), SECP192K1_W(0x1f04410f35baac44),
    } }, { {
        SECP192K1_W(0x45465ceca990cb6a), SECP192K1_W(0x2b1c48a29d873e08), SECP192K1_W(0x9aa191ab8e24ac10),
    } } },
    { { {
        SECP192K1_W(0x17cc587fc9acd9c8), SECP192K1_W(0x601e8db9793e5410), SECP192K1_W(0x54530f2dae062ede),
    } }, { {
        SECP192K1_W(0x6876732e80c8061d), SECP192K1_W(0x152dabaf0a2a2818), SECP192K1_W(0xfaf121e92182e33c),
    } } },
    { { {
        SECP192K1_W(0x29d229c61cf1732c), SECP192K1_W(0x178101dc39668a30), SECP192K1_W(0x05c16cb1ccc3162f),
    } }, { {
        SECP192K1_W(0x51344b77c47ed3e0), SECP192K1_W(0x834ffb04cb147111), SECP192K1_W(0xbdfb5bab1221a2a9),
    } } },
    { { {
        SECP192K1_W(0x7d72be36918740f2), SECP192K1_W(0xbb9ab4986e389fee), SECP192K1_W(0x38cf3262e91af1bd),
    } }, { {
        SECP192K1_W(0xace94c89786691c6), SECP192K1_W(0x36ff66920feecb91), SECP192K1_W(0x69e2828845bed715),
    } } },
    { { {
        SECP192K1_W(0x102f20759c167fab), SECP192K1_W(0xce30c03ddcb8184c), SECP192K1_W(0xc1c9c21121ff3bb8),
    } }, { {
        SECP192K1_W(0xa9f95025aa7e2bed), SECP192K1_W(0x25ebbd95abab67fb), SECP192K1_W(0x81bc9e65c93da06c),
    } } },
    { { {
        SECP192K1_W(0xa3107ffb0deaf054), SECP192K1_W(0x6530164b7c0cd16b), SECP192K1_W(0x08cbf599ee7b2909),
    } }, { {
        SECP192K1_W(0x578ef8ccb4d5710c), SECP192K1_W(0x36cfabaa804c9a14), SECP192K1_W(0x29302955a84ffc64),
    } } },
    { { {
        SECP192K1_W(0xb3db0d44b881955c), SECP192K1_W(0xbd968d57d5dc3abb), SECP192K1_W(0x4608205982b496ac),
    } }, { {
        SECP192K1_W(0xf26b5ecb5ceaf24d), SECP192K1_W(0x3419ca699f6d4ac5), SECP192K1_W(0xb07c46a33e66489e),
    } } },
    { { {
        SECP192K1_W(0x1d6e70557d920e95), SECP192K1_W(0xf292413d0980c214), SECP192K1_W(0xa5c85de04f090468),
    } }, { {
        SECP192K1_W(0xdfcf276da33425fe), SECP192K1_W(0xbc68e062fe8f4dfa), SECP192K1_W(0x961279aa519c56aa),
    } } },
    { { {
        SECP192K1_W(0x222fac4033823479), SECP192K1_W(0x7c78cda7085e852c), SECP192K1_W(0x8da99ce8d77f505a),
    } }, { {
        SECP192K1_W(0x4961341b110f8e98), SECP192K1_W(0x77e151eea46b7053), SECP192K1_W(0xaf037815611950f2),
    } } },
    { { {
        SECP192K1_W(0x97df3bf2c537c21a), SECP192K1_W(0x62c19d48ceb1b71e), SECP192K1_W(0x4d606d1a93ca6619),
    } }, { {
        SECP192K1_W(0xd21d685b4f7c9037), SECP192K1_W(0x928eec86b5021628), SECP192K1_W(0x2c66e9952bc9cd04),
    } } },
    { { {
        SECP192K1_W(0x168cb5c905890ffb), SECP192K1_W(0xfe7365074ae5a9f2), SECP192K1_W(0x5c5aaaec24f4deda),
    } }, { {
        SECP192K1_W(0xb35188acc68f3a50), SECP192K1_W(0x820a60f5bcfedafb), SECP192K1_W(0x64a345fc15ff3020),
    } } },
    { { {
        SECP192K1_W(0x71c61ceaf153b7dd), SECP192K1_W(0x831189e993b8ddd1), SECP192K1_W(0xe4b6d109480e8b9b),
    } }, { {
        SECP192K1_W(0x34cfe95b3e847cb9), SECP192K1_W(0x0d30f10f5f25bd69), SECP192K1_W(0x026ec97b2886971e),
    } } },
    { { {
        SECP192K1_W(0xf2e536cf1fe04e20), SECP192K1_W(0x596de15f5c47d022), SECP192K1_W(0x573383f4553ddeee),
    } }, { {
        SECP192K1_W(0x133f7c9cee69fd4d), SECP192K1_W(0xc591af5235548644), SECP192K1_W(0x17afa024c57c46b1),
    } } },
    { { {
        SECP192K1_W(0x2b6b26441c62fe09), SECP192K1_W(0x94ae88637789dbe0), SECP192K1_W(0x7d87f80fc331de72),
    } }, { {
        SECP192K1_W(0xc7f6308e33f837ef), SECP192K1_W(0x2e85f679e210abcb), SECP192K1_W(0x81a8878e864ffc53),
    } } },
    { { {
        SECP192K1_W(0x68be4545a07497a8), SECP192K1_W(0x80ed606fe0eb415a), SECP192K1_W(0x7f2cb6e11d2b43c5),
    } }, { {
        SECP192K1_W(0x5520ab067169cf5b), SECP192K1_W(0x92fbae9b8004204c), SECP192K1_W(0x9b0f09da60125a93),
    } } },
    { { {
        SECP192K1_W(0x3604603450c37261), SECP192K1_W(0x6bb971ba39019ecd), SECP192K1_W(0xae13dfbc19e473d9),
    } }, { {
        SECP192K1_W(0x5275172a1338ae4a), SECP192K1_W(0xde013c4f76602637), SECP192K1_W(0x8eba4a9540a0919d),
    } } },
    { { {
        SECP192K1_W(0x27da5d94f2e57792), SECP192K1_W(0x31b1dbfdd76777f1), SECP192K1_W(0xd7c00637beee7f79),
    } }, { {
        SECP192K1_W(0x7c95a190cb3a8994), SECP192K1_W(0xbbd348e751eb86cf), SECP192K1_W(0xed5f5e4c09a56323),
    } } },
    { { {
        SECP192K1_W(0x2f02c332801db91d), SECP192K1_W(0x667bcc4eb7679b58), SECP192K1_W(0x553ce0d0c2455379),
    } }, { {
        SECP192K1_W(0x502222ce3f0a6697), SECP192K1_W(0x17aea566abab47c3), SECP192K1_W(0x2471f148638547d2),
    } } },
    { { {
        SECP192K1_W(0xfab8ab03f1e5c47b), SECP192K1_W(0x9a4e496a0f8821aa), SECP192K1_W(0x5bf6f61383c183f6),
    } }, { {
        SECP192K1_W(0xfaee72d5074c6e83), SECP192K1_W(0x44b3bdca69228b0a), SECP192K1_W(0xd1b5777f1a8fdb37),
    } } },
    { { {
        SECP192K1_W(0x5095b275c8c6690e), SECP192K1_W(0xda69cbd10136b4d5), SECP192K1_W(0xf3358ac58a0364a8),
    } }, { {
        SECP192K1_W(0x2b39fcbc8861f531), SECP192K1_W(0x7dd55e7971cb466e), SECP192K1_W(0xe4d126e67123a874),
    } } },
    { { {
        SECP192K1_W(0x0e5c5e67481d3c43), SECP192K1_W(0x5da4c8f7280a42bf), SECP192K1_W(0xdb9092f0e15a9478),
    } }, { {
        SECP192K1_W(0x01e7bf8986b64591), SECP192K1_W(0xa8a488e272be79ae), SECP192K1_W(0xa423acd3f7e9a940),
    } } },
    { { {
        SECP192K1_W(0xe907a9b7e22c15fb), SECP192K1_W(0x6fbaf0fd8d411576), SECP192K1_W(0x9511faae987a45b2),
    } }, { {
        SECP192K1_W(0x7718efe0c2e1a0a5), SECP192K1_W(0x7fd9fc89d3b67172), SECP192K1_W(0x91126f1d137dbadc),
    } } },
    { { {
        SECP192K1_W(0xfefb69b0874073f6), SECP192K1_W(0x3e736ca484ce47c7), SECP192K1_W(0x5501dc0073b477be),
    } }, { {
        SECP192K1_W(0x1972e6bcad3dfb3a), SECP192K1_W(0x5e2b5101780d980b), SECP192K1_W(0xa8881ec0cf8420d9),
    } } },
    { { {
        SECP192K1_W(0xb0f0078d71cc5c63), SECP192K1_W(0x28ba8dde325f4a65), SECP192K1_W(0x8940acf794e80bf6),
    } }, { {
        SECP192K1_W(0xbbc3dcc2995dab47), SECP192K1_W(0x76340dc624d296b6), SECP192K1_W(0xca1052886afb3c9f),
    } } },
    { { {
        SECP192K1_W(0xd03b3e699d9a5982), SECP192K1_W(0x2637fd411cb2a9f4), SECP192K1_W(0x0233905330abb235),
    } }, { {
        SECP192K1_W(0x80f702c31a63bc33), SECP192K1_W(0xd63bd5da9cec3ea2), SECP192K1_W(0x7876516563f54f54),
    } } },
    { { {
        SECP192K1_W(0xedc0fd8fc73e4df3), SECP192K1_W(0x267c5e8e38cd7b3b), SECP192K1_W(0xffbbf459e490cba1),
    } }, { {
        SECP192K1_W(0xca18061a0f8a72bb), SECP192K1_W(0xbd868553e65d6f1a), SECP192K1_W(0x75511f02702b4c93),
    } } },
    { { {
        SECP192K1_W(0x46fc4971ab3242a0), SECP192K1_W(0x91ebbcbe0410e7d3), SECP192K1_W(0xe3c16fe94023a52b),
    } }, { {
        SECP192K1_W(0x2650b68651f08a07), SECP192K1_W(0x768116a193bfdb78), SECP192K1_W(0x22ddca1e88652971),
    } } },
    { { {
        SECP192K1_W(0xe933cbb5a872f699), SECP192K1_W(0x16a820eab8f23f11), SECP192K1_W(0x545b056f78e1f2e7),
    } }, { {
        SECP192K1_W(0x994122ee019af8e6), SECP192K1_W(0x0aa9b5aeb26d1927), SECP192K1_W(0x4f4f9f8bdbaa7269),
    } } },
    { { {
        SECP192K1_W(0x464986b84d3d1a93), SECP192K1_W(0xdb34696cdb9f3211), SECP192K1_W(0xa9c8f420b681d92b),
    } }, { {
        SECP192K1_W(0xd5c140e1d8d04237), SECP192K1_W(0x0641ae0a3da2b865), SECP192K1_W(0x073832b4a18a8479),
    } } },
    { { {
        SECP192K1_W(0x1b54a84f5549896d), SECP192K1_W(0xc04d634839e68ec4), SECP192K1_W(0xc6fef349805bb1b8),
    } }, { {
        SECP192K1_W(0xf07b329ba0d06358), SECP192K1_W(0xfaaed909f3abb240), SECP192K1_W(0xd0c2c866122f4bf8),
    } } },
    { { {
        SECP192K1_W(0x265e8cac8bac3657), SECP192K1_W(0x218e0705a4db5ac9), SECP192K1_W(0x7bfe4e5b3f5bb17f),
    } }, { {
        SECP192K1_W(0x7c4d08ab2ded9221), SECP192K1_W(0x2386e65d13e81943), SECP192K1_W(0x81ea76111f03ee8d),
    } } },
    { { {
        SECP192K1_W(0x3095f407215a5417), SECP192K1_W(0x732ee79dedf8704a), SECP192K1_W(0xd7009ffe07f79e8e),
    } }, { {
        SECP192K1_W(0xf21c91fa1a15be69), SECP192K1_W(0xa7809d200b0ba992), SECP192K1_W(0x62b27a2032bec410),
    } } },
    { { {
        SECP192K1_W(0x4475ae0252a51210), SECP192K1_W(0x97f8e015740025f3), SECP192K1_W(0x917ff50c33e38c5c),
    } }, { {
        SECP192K1_W(0x1c64c3a5591e103a), SECP192K1_W(0x0fd1a223049684f6), SECP192K1_W(0xe487e65b86b77622),
    } } },
    { { {
        SECP192K1_W(0x3f5ac24e5a1fb6e3), SECP192K1_W(0xf35d0ebedd93a0d4), SECP192K1_W(0x104dd433004529e7),
    } }, { {
        SECP192K1_W(0xa076144ec4802886), SECP192K1_W(0x6db894e782f7d641), SECP192K1_W(0x3903f80d5e5af039),
    } } },
    { { {
        SECP192K1_W(0xd773803cec534ce5), SECP192K1_W(0xa5b173f6dd2615e8), SECP192K1_W(0x8c02c027acba5609),
    } }, { {
        SECP192K1_W(0x8f8637ae45e97bda), SECP192K1_W(0xfc91aeb685f63170), SECP192K1_W(0xbeaec03c58514ad2),
    } } },
    { { {
        SECP192K1_W(0xea219c53b66c0d0d), SECP192K1_W(0xe3a560db873969ca), SECP192K1_W(0x6054dec1e90692a9),
    } }, { {
        SECP192K1_W(0x46a97f63416a975d), SECP192K1_W(0x10c442a6ae5f3a9c), SECP192K1_W(0x17efa28236d3b32b),
    } } },
    { { {
        SECP192K1_W(0xd257899a336e294a), SECP192K1_W(0x85f5d3dda2d21141), SECP192K1_W(0xf1079a8acebc8db3),
    } }, { {
        SECP192K1_W(0x7a4c58d5f6c9d04b), SECP192K1_W(0x3e65e129f0d7afb8), SECP192K1_W(0x879497906e36d1bd),
    } } },
    { { {
        SECP192K1_W(0xd2d08065e54c2d24), SECP192K1_W(0x600c07d8483db0aa), SECP192K1_W(0x5cdb4003a42f7432),
    } }, { {
        SECP192K1_W(0xec52705776af06c6), SECP192K1_W(0x90e6f77f311314a9), SECP192K1_W(0x17f36a433426f202),
    } } },
    { { {
        SECP192K1_W(0xb5a3957114eef348), SECP192K1_W(0x139d0ed545688c48), SECP192K1_W(0xcf2663672e2e2a1e),
    } }, { {
        SECP192K1_W(0x64de5a67b746dc10), SECP192K1_W(0xc55d526d36b6a18c), SECP192K1_W(0x323a055d7db5dc93),
    } } },
    { { {
        SECP192K1_W(0x4ddf236728250692), SECP192K1_W(0x13d1b20d74088c4a), SECP192K1_W(0x5f08598e7e9ee2de),
    } }, { {
        SECP192K1_W(0xe53b8c9a29c7488c), SECP192K1_W(0xe0dd12ce085f595b), SECP192K1_W(0x92c4a84550c15eb8),
    } } },
    { { {
        SECP192K1_W(0x4ef960965d6d6354), SECP192K1_W(0x3835cf98afa840cd), SECP192K1_W(0x7195055fa5e5148a),
    } }, { {
        SECP192K1_W(0x82915fd3eed0ad5e), SECP192K1_W(0x6bd49332368f4606), SECP192K1_W(0x3fddb92ec326ae76),
    } } },
    { { {
        SECP192K1_W(0xd3b261f73d2528d4), SECP192K1_W(0xe4fc8a9856869003), SECP192K1_W(0x8f82ec3b26d48be8),
    } }, { {
        SECP192K1_W(0x1a3d7a908c0b9bf8), SECP192K1_W(0x503d68139476889e), SECP192K1_W(0x31b2a31ed6247145),
    } } },
    { { {
        SECP192K1_W(0x616ba2b7ffdc8356), SECP192K1_W(0x10bab43bf48e0b3d), SECP192K1_W(0xe69ae101c4e44d1e),
    } }, { {
        SECP192K1_W(0x83fb0cde7429f079), SECP192K1_W(0x0ca65f24aa7bbf9b), SECP192K1_W(0xf9e580e2cb4e4940),
    } } },
    { { {
        SECP192K1_W(0x8ebb5ec416e958ad), SECP192K1_W(0x46f3b31ef9128199), SECP192K1_W(0xf883f9624926d767),
    } }, { {
        SECP192K1_W(0xe694646aae713d5d), SECP192K1_W(0xe7e66e22ab92e4c3), SECP192K1_W(0x36efb2f9bcf3b2da),
    } } },
    { { {
        SECP192K1_W(0xeefc7eb54c1234b9), SECP192K1_W(0x6aa0fa7665c10ca1), SECP192K1_W(0x29ae99d205984768),
    } }, { {
        SECP192K1_W(0x4d7ce456c80209e0), SECP192K1_W(0x99c52c5d46fb2619), SECP192K1_W(0x994050a254e72028),
    } } },
    { { {
        SECP192K1_W(0xc18dcb549941c438), SECP192K1_W(0x7d59d7c744f1d3dd), SECP192K1_W(0x4eb920f4a2ed75a7),
    } }, { {
        SECP192K1_W(0x99d3717ef9c87275), SECP192K1_W(0x3b0e9fd4fe876cf0), SECP192K1_W(0xd276783aebc936e1),
    } } },
    { { {
        SECP192K1_W(0x21522c0b32e8adf7), SECP192K1_W(0x500e1cac6bc848e3), SECP192K1_W(0x85d23402a40e0861),
    } }, { {
        SECP192K1_W(0x15697885f6633ef7), SECP192K1_W(0x8c3445abd8878693), SECP192K1_W(0xb342acfed45ee765),
    } } },
    { { {
        SECP192K1_W(0x67ec05130e6bf906), SECP192K1_W(0x71eefe6905c10323), SECP192K1_W(0x807f36fd422e1f36),
    } }, { {
        SECP192K1_W(0x8029ad9c6fdcd670), SECP192K1_W(0x760de1ed77590702), SECP192K1_W(0xb73dffa0b0e54b48),
    } } },
    { { {
        SECP192K1_W(0x8c84b1e145266f1e), SECP192K1_W(0x0a7d4c06488087aa), SECP192K1_W(0xf3e861aa9fd47810),
    } }, { {
        SECP192K1_W(0x3f11543b17d3a70c), SECP192K1_W(0xdd81403008251bf4), SECP192K1_W(0xc7e2a652906a46cd),
    } } },
    { { {
        SECP192K1_W(0x56b1f43f23247a5e), SECP192K1_W(0x1b1720bf79517487), SECP192K1_W(0x4403bccdb9fe7422),
    } }, { {
        SECP192K1_W(0x5bca1302d85f1c0e), SECP192K1_W(0x27bda2a955012ce3), SECP192K1_W(0xb0af7791ff7b577d),
    } } },
    { { {
        SECP192K1_W(0xe50df66e34d747a0), SECP192K1_W(0x0f77ae36a63b52d2), SECP192K1_W(0xbbdac3da43ee0bb2),
    } }, { {
        SECP192K1_W(0x3b5d04f548f0dfaf), SECP192K1_W(0xf1dd46933e2228a8), SECP192K1_W(0x9f2bf5630e203fd8),
    } } },
    { { {
        SECP192K1_W(0x45200bf9f3c84f3d), SECP192K1_W(0xbed736e7f5ce1d18), SECP192K1_W(0xd591ba0ff1820fbc),
    } }, { {
        SECP192K1_W(0xd86266387079d6c3), SECP192K1_W(0xb7c8b88fd2d709d4), SECP192K1_W(0x199de9c1f72c149b),
    } } },
    { { {
        SECP192K1_W(0x2e1a11630805a2dc), SECP192K1_W(0xc4a75495b07cae19), SECP192K1_W(0xcf3f7c8cfc9a9967),
    } }, { {
        SECP192K1_W(0x5d5ec19d626e54c7), SECP192K1_W(0x4fafcda759206a56), SECP192K1_W(0x5a28f24bec946f35),
    } } },
    { { {
        SECP192K1_W(0x047dd0addd821572), SECP192K1_W(0xb9f63030a5c01fee), SECP192K1_W(0x098a81a4d0ec8faa),
    } }, { {
        SECP192K1_W(0x3884ebd1de06c908), SECP192K1_W(0xd2a98d9997519a67), SECP192K1_W(0xb4261e83f1a1c7dc),
    } } },
    { { {
        SECP192K1_W(0x0ad4c549f7d67ec2), SECP192K1_W(0xec16e72eecd153ea), SECP192K1_W(0xb7f4ede82ae0faf0),
    } }, { {
        SECP192K1_W(0xa2f6d25408465e00), SECP192K1_W(0x3e0021d62633e8de), SECP192K1_W(0xe77fc79f1c5bd769),
    } } },
    { { {
        SECP192K1_W(0xd3aaca221ce6ccf2), SECP192K1_W(0x43bf5026079b96d2), SECP192K1_W(0x4086765d50882d81),
    } }, { {
        SECP192K1_W(0x9319fc93e0f570fc), SECP192K1_W(0x52f3244007c81540), SECP192K1_W(0x5cfe20f57d46b893),
    } } },
    { { {
        SECP192K1_W(0xfc1032d28fbf3704), SECP192K1_W(0x0a51d97fa84c89c2), SECP192K1_W(0x9ff7597725191091),
    } }, { {
        SECP192K1_W(0x10ca70d51beca6ad), SECP192K1_W(0x34143641dafc99e4), SECP192K1_W(0xa85f979059f3ac07),
    } } },
    { { {
        SECP192K1_W(0x08209c00fef1b81a), SECP192K1_W(0x7550a3113e6181fe), SECP192K1_W(0xa9d0408a6f1622ad),
    } }, { {
        SECP192K1_W(0x16c749547a0e6c36), SECP192K1_W(0x0add7c7171668c36), SECP192K1_W(0x4d82c550d1903ab8),
    } } },
    { { {
        SECP192K1_W(0xf8ed0ebba9f3b491), SECP192K1_W(0x63824e04a520cdb8), SECP192K1_W(0xba650afe986232bc),
    } }, { {
        SECP192K1_W(0x0c4027cc9da02913), SECP192K1_W(0xc277fd5edd1bbc51), SECP192K1_W(0x7506ab3c357baaef),
    } } },
    { { {
        SECP192K1_W(0xdedf1347ba139b80), SECP192K1_W(0x784172615c60fc56), SECP192K1_W(0x704457b8f7f00481),
    } }, { {
        SECP192K1_W(0x5d1f4aa54ce4ccfe), SECP192K1_W(0xff9b936a8cd48d29), SECP192K1_W(0xd2ca43d6ff0c019e),
    } } },
    { { {
        SECP192K1_W(0x3514af064e3f00f9), SECP192K1_W(0x323bc4ad6c00254a), SECP192K1_W(0x16f9f56ef196603b),
    } }, { {
        SECP192K1_W(0xe3bd98d6f4cb07c2), SECP192K1_W(0xdb50253d085c63cd), SECP192K1_W(0xbbc691049af9ce0c),
    } } },
    { { {
        SECP192K1_W(0xf1bab60ecdf5165e), SECP192K1_W(0xb10ebe41b6bbb574), SECP192K1_W(0xd6337927b7428fc0),
    } }, { {
        SECP192K1_W(0x59835df12cdc8e32), SECP192K1_W(0xdd844d8ef5fcef37), SECP192K1_W(0x66c9fcf86317d97c),
    } } },
    { { {
        SECP192K1_W(0x026e9b382e537ccf), SECP192K1_W(0x4098c65eb3f09f24), SECP192K1_W(0x4967eb4e143a565e),
    } }, { {
        SECP192K1_W(0xfc14886f120554bd), SECP192K1_W(0x5aa0c89779649ee3), SECP192K1_W(0x0089a00fc4d452eb),
    } } },
    { { {
        SECP192K1_W(0xf25b30f48bdd620d), SECP192K1_W(0x1f9c1dbd5ff08930), SECP192K1_W(0x2b3b36609d926912),
    } }, { {
        SECP192K1_W(0x69301c9cef3e07f9), SECP192K1_W(0x62131f6b53d0f65d), SECP192K1_W(0x9cbe5a0fb0df0049),
    } } },
    { { {
        SECP192K1_W(0x154ff45063ce59b3), SECP192K1_W(0x9cf10483903bf5b8), SECP192K1_W(0x30fb338db77c947a),
    } }, { {
        SECP192K1_W(0x934937b6e57d0680), SECP192K1_W(0x87cf45f109277887), SECP192K1_W(0x166e187e5fca496c),
    } } },
    { { {
        SECP192K1_W(0x12696211e0da8cf7), SECP192K1_W(0x8c434d8c54df844e), SECP192K1_W(0x0b992ca4948278d2),
    } }, { {
        SECP192K1_W(0x84dcc648e45a1fab), SECP192K1_W(0x4fd2e3e347645ac3), SECP192K1_W(0xebb7c336f9f200e4),
    } } },
    { { {
        SECP192K1_W(0xb2ae1262df2604e4), SECP192K1_W(0xd9e2656e0306c0b9), SECP192K1_W(0x013b19fc21f486d9),
    } }, { {
        SECP192K1_W(0x11e9eb96eebc2e31), SECP192K1_W(0xce656c2331f3d67a), SECP192K1_W(0xaa48825eba355ee9),
    } } },
    { { {
        SECP192K1_W(0xe6349dee112affe1), SECP192K1_W(0x7fae2cbd82b35afe), SECP192K1_W(0x26ad45fa1343dd42),
    } }, { {
        SECP192K1_W(0xc51d272ce57bc0f0), SECP192K1_W(0x5c1d6d2c0b0cc1aa), SECP192K1_W(0x397a903148138c07),
    } } },
    { { {
        SECP192K1_W(0x2b72d7187048423c), SECP192K1_W(0x9d26c810ea7de83f), SECP192K1_W(0xafc46f20ba34aff5),
    } }, { {
        SECP192K1_W(0x1f7bc4bd708f0384), SECP192K1_W(0x10ef22536bdc1325), SECP192K1_W(0x3d927f2712b38d21),
    } } },
    { { {
        SECP192K1_W(0x396530e9d7c18cd6), SECP192K1_W(0x420859fecb14fff2), SECP192K1_W(0xe9bc79957dc5bc94),
    } }, { {
        SECP192K1_W(0x1ae5b9065edafdd4), SECP192K1_W(0xa9c06396db9cd148), SECP192K1_W(0x1213187ba85f7857),
    } } },
    { { {
        SECP192K1_W(0x2a42586b9aa0c619), SECP192K1_W(0x8c24d2d208e892f5), SECP192K1_W(0xc56ed68931d46971),
    } }, { {
        SECP192K1_W(0x2824ee672a35737e), SECP192K1_W(0x1cf6aa7a55b01b96), SECP192K1_W(0x6e9e3ddbadd850bb),
    } } },
    { { {
        SECP192K1_W(0xbbb29294a7f62458), SECP192K1_W(0x4662edbf443cfbcd), SECP192K1_W(0xd70b7cf589dd96de),
    } }, { {
        SECP192K1_W(0xe5b55ac1a05637a9), SECP192K1_W(0x10f97e57288fab76), SECP192K1_W(0x3efbb6bbbbcc6fdf),
    } } },
    { { {
        SECP192K1_W(0xa987d2995789900a), SECP192K1_W(0x12b7eef2242f151c), SECP192K1_W(0x4a2133dd2c1ed93c),
    } }, { {
        SECP192K1_W(0xca5d48d3a5dbf059), SECP192K1_W(0x6ba92a7d0cc7a914), SECP192K1_W(0x5e0b6e3e18cf8b02),
    } } },
    { { {
        SECP192K1_W(0xab184fc679e65af7), SECP192K1_W(0x273abdd23ee47ffa), SECP192K1_W(0x1a922fbe65f997b7),
    } }, { {
        SECP192K1_W(0x2a6655f543c48d37), SECP192K1_W(0xe4bd2f43033c6970), SECP192K1_W(0x097dc8b42d150bd7),
    } } },
    { { {
        SECP192K1_W(0x3f6c1e9a32d9bafb), SECP192K1_W(0x374f21e4f6f10823), SECP192K1_W(0xce4f6312d424216d),
    } }, { {
        SECP192K1_W(0x06cda2311e0c6f72), SECP192K1_W(0xcde849894806b694), SECP192K1_W(0x06f7dcfc27f66cd4),
    } } },
    { { {
        SECP192K1_W(0x64fcf96c5e6f2dcf), SECP192K1_W(0x17d34eb56557c22d), SECP192K1_W(0xdf231a37beb4fef6),
    } }, { {
        SECP192K1_W(0x702a0ea9ded9898a), SECP192K1_W(0xa8fdd2690daac235), SECP192K1_W(0x7e3605231dfc4cc2),
    } } },
    { { {
        SECP192K1_W(0x6fb75731fa4e29cb), SECP192K1_W(0x018df433e511acf2), SECP192K1_W(0x31e2b7c048ed9a23),
    } }, { {
        SECP192K1_W(0xe3c6dace14830847), SECP192K1_W(0x95549fb352e4edb4), SECP192K1_W(0x0e89ff3c2ade741b),
    } } },
    { { {
        SECP192K1_W(0xc0c57f8babcc913c), SECP192K1_W(0x175c9a6485187d7b), SECP192K1_W(0x3f72b43950026a4a),
    } }, { {
        SECP192K1_W(0xe2ecd5a5ad3be2f4), SECP192K1_W(0xcbb6ce031199514c), SECP192K1_W(0xde3921d6f8268fd4),
    } } },
    { { {
        SECP192K1_W(0xad31c6c6a8372873), SECP192K1_W(0x0dca9ee6602bbfb0), SECP192K1_W(0xafa4d5512d148471),
    } }, { {
        SECP192K1_W(0xd8adf655ebf09e34), SECP192K1_W(0x2ebbb8b481ce2dd3), SECP192K1_W(0xb40558d3b637f808),
    } } },
    { { {
        SECP192K1_W(0xa8fd91a23241cf59), SECP192K1_W(0x9223dd066090d2d7), SECP192K1_W(0x2107fa2fdb65ae36),
    } }, { {
        SECP192K1_W(0x9000ff97ab20d62e), SECP192K1_W(0x441f447f72d77271), SECP192K1_W(0xd74a7084668dc138),
    } } },
    { { {
        SECP192K1_W(0x569d32ebcd04ee68), SECP192K1_W(0x1e1a8b6848902339), SECP192K1_W(0xc0cfcacd7cced31d),
    } }, { {
        SECP192K1_W(0x21a943cf2b485336), SECP192K1_W(0x5c56ae5fec3c6d0d), SECP192K1_W(0xc6c6cd9e5127bf62),
    } } },
    { { {
        SECP192K1_W(0xaad599b6745fef82), SECP192K1_W(0xe8a660a316f1fcfa), SECP192K1_W(0x5fc4d1defbc872e7),
    } }, { {
        SECP192K1_W(0x36dfbdb1b3dd88db), SECP192K1_W(0xb52a295fa577f56a), SECP192K1_W(0x92f6b8aa1a3713f8),
    } } },
    { { {
        SECP192K1_W(0x917d445b22015b66), SECP192K1_W(0x2c8fdd9a82bfa673), SECP192K1_W(0xda71b55e9cf28821),
    } }, { {
        SECP192K1_W(0xf8815cc09a8c031a), SECP192K1_W(0xecebfe901d88c705), SECP192K1_W(0x304f8084deb60160),
    } } },
    { { {
        SECP192K1_W(0xa3bd2243fb6772ca), SECP192K1_W(0x4b0be73741d79d27), SECP192K1_W(0x5a988aa90d8d09d0),
    } }, { {
        SECP192K1_W(0xcf343e6d324fef52), SECP192K1_W(0xf3060b1a92267d6a), SECP192K1_W(0x2b00e362fb236a04),
    } } },
    { { {
        SECP192K1_W(0x999282ee4b77fd33), SECP192K1_W(0x048d0a97917a9342), SECP192K1_W(0xd44f744af528a939),
    } }, { {
        SECP192K1_W(0xf7f1718538f60c6f), SECP192K1_W(0x7a335ed9d34be00e), SECP192K1_W(0xd954368ef81c6ba2),
    } } },
    { { {
        SECP192K1_W(0xb42963eb0892d180), SECP192K1_W(0x5175b01b9996f6f9), SECP192K1_W(0xeef7ee365eb2df30),
    } }, { {
        SECP192K1_W(0x6b2bdd78a64f00a5), SECP192K1_W(0x538fe20926e4f1e9), SECP192K1_W(0x2ec0ec35ac12029d),
    } } },
    { { {
        SECP192K1_W(0x11d1e75b044ab229), SECP192K1_W(0xf037b16e0b6cb72b), SECP192K1_W(0x651a4111d2bdf3e9),
    } }, { {
        SECP192K1_W(0x721f29df26eafce4), SECP192K1_W(0x5d9d433c0393e38d), SECP192K1_W(0x3c16c4eb8d7dfd9b),
    } } },
    { { {
        SECP192K1_W(0x6ce507b14a767d34), SECP192K1_W(0xcfd0f13557a42102), SECP192K1_W(0x76cfec4e92d81dd2),
    } }, { {
        SECP192K1_W(0x335c19fcbfecae1e), SECP192K1_W(0x125001dbb1dee07b), SECP192K1_W(0x91ed26f25aa03cb5),
    } } },
    { { {
        SECP192K1_W(0xf01ca6055e8761ab), SECP192K1_W(0x913944de63d6ddcd), SECP192K1_W(0x886901962b7a6d65),
    } }, { {
        SECP192K1_W(0x46a7a06529d5efbe), SECP192K1_W(0x46d6e2aa8491a14a), SECP192K1_W(0xbee53376e7b489e8),
    } } },
    { { {
        SECP192K1_W(0x0d3d7dbf25ced128), SECP192K1_W(0x73f58a5412fc90d8), SECP192K1_W(0x15ae39ef054aeedd),
    } }, { {
        SECP192K1_W(0x591a5611f1377585), SECP192K1_W(0xafdb54d42bd4fe5f), SECP192K1_W(0x289150a833bea94b),
    } } },
    { { {
        SECP192K1_W(0x1f71f43aa3f9740c), SECP192K1_W(0xf63dc4cc4d0fdbba), SECP192K1_W(0x535fd8d21af4f00b),
    } }, { {
        SECP192K1_W(0x0da67ee492060182), SECP192K1_W(0x64d6362f72386304), SECP192K1_W(0x387f9db3ae2bdcec),
    } } },
    { { {
        SECP192K1_W(0xc44a7fbfa4bf21e8), SECP192K1_W(0xa86a480fe1c53c5a), SECP192K1_W(0x0bcf2320fce58971),
    } }, { {
        SECP192K1_W(0x17857f203ceaa1b0), SECP192K1_W(0x14b847426f9be175), SECP192K1_W(0x20a2f1c3037aee50),
    } } },
    { { {
        SECP192K1_W(0x0c1de12cef7ec8c2), SECP192K1_W(0x4b1f930891325f26), SECP192K1_W(0x25af39eefeddec97),
    } }, { {
        SECP192K1_W(0x1bb4e5c2ece49b40), SECP192K1_W(0x97fb505ba80ba781), SECP192K1_W(0xc5989d02c26a8baa),
    } } },
    { { {
        SECP192K1_W(0x4d041aab073dab29), SECP192K1_W(0xe21012d5b77dd891), SECP192K1_W(0xdf069cc6cc30d5a2),
    } }, { {
        SECP192K1_W(0x7a9240f1e082baff), SECP192K1_W(0xe3bfb2755555d928), SECP192K1_W(0x123de5b066fa4c20),
    } } },
    { { {
        SECP192K1_W(0xceefa44d04738835), SECP192K1_W(0x8f0572da7a2d318d), SECP192K1_W(0x38ee4e91e5f4e0db),
    } }, { {
        SECP192K1_W(0x6f38ddd24aedb98f), SECP192K1_W(0x0413f65252cf1ec7), SECP192K1_W(0xfbea08d5fa71a848),
    } } },
    { { {
        SECP192K1_W(0xfd8bec0b60fab6a5), SECP192K1_W(0x73043cec4e9e8b64), SECP192K1_W(0xbe55f12b86d7770e),
    } }, { {
        SECP192K1_W(0x512b0701ecad7109), SECP192K1_W(0x503606be8e30f16a), SECP192K1_W(0xb324003b203a3963),
    } } },
    { { {
        SECP192K1_W(0x1950eaa7acdb2bfe), SECP192K1_W(0x2291fad351b7e498), SECP192K1_W(0xb5e26bf3dfd718b9),
    } }, { {
        SECP192K1_W(0xab76c9bfa7f94714), SECP192K1_W(0x69744bbdf83f7d82), SECP192K1_W(0x20bd6988a74d8e1d),
    } } },
    { { {
        SECP192K1_W(0x6b84e37b62b901e4), SECP192K1_W(0xb8f82759e94d564b), SECP192K1_W(0x5a51bcdf222e713d),
    } }, { {
        SECP192K1_W(0x4b7b7e143c57650b), SECP192K1_W(0x6155caf51000abfe), SECP192K1_W(0xb2f6d44f46389abe),
    } } },
    { { {
        SECP192K1_W(0x1661c539d5af5626), SECP192K1_W(0xe8edfb0bda88d9b4), SECP192K1_W(0x10f5342959dadffd),
    } }, { {
        SECP192K1_W(0xcbe12df481844c92), SECP192K1_W(0x316fd5fc716d37c9), SECP192K1_W(0x0a81ba9b3e23ace1),
    } } },
    { { {
        SECP192K1_W(0xdc352080ab78284c), SECP192K1_W(0xdb3d36236a067c2f), SECP192K1_W(0x53d3efa2c85ea384),
    } }, { {
        SECP192K1_W(0xcd50587ec14af28e), SECP192K1_W(0xb7f4ced4b8dd4622), SECP192K1_W(0xb4b359e2a8c6ff95),
    } } },
    { { {
        SECP192K1_W(0x621015a7694a89fa), SECP192K1_W(0x31eac9409b0017b7), SECP192K1_W(0x1e41bfde30f988d9),
    } }, { {
        SECP192K1_W(0x8a9dd4e20aa750c5), SECP192K1_W(0x758fe7349aac2401), SECP192K1_W(0xcc4e43329e9c706c),
    } } },
    { { {
        SECP192K1_W(0xeeef1912380d4bd3), SECP192K1_W(0xb57d8a2d2e6604f0), SECP192K1_W(0xc9b0fcf85a5ac1e0),
    } }, { {
        SECP192K1_W(0x29f29f66c64e512e), SECP192K1_W(0x617705922dbb72b7), SECP192K1_W(0xc5faeaef7fe35016),
    } } },
    { { {
        SECP192K1_W(0x64b64eb9b26e14da), SECP192K1_W(0xd555dc64151227c6), SECP192K1_W(0xa6ea0e9e1c0b2e5d),
    } }, { {
        SECP192K1_W(0x4b9bae67fb5cbba2), SECP192K1_W(0x4dda79910d8c21db), SECP192K1_W(0x15aac48e7e779026),
    } } },
    { { {
        SECP192K1_W(0xcaf7d16cdd17d7c5), SECP192K1_W(0xc963a8ef05b2825c), SECP192K1_W(0x218821c218642e13),
    } }, { {
        SECP192K1_W(0x2e3c37b0711d715a), SECP192K1_W(0x5f957a075d19315c), SECP192K1_W(0x870de059da10dba5),
    } } },
    { { {
        SECP192K1_W(0x7f2a6ca4c10ab83c), SECP192K1_W(0xe77721a338bc75c4), SECP192K1_W(0xa90364323c36adf3),
    } }, { {
        SECP192K1_W(0x6028a8f309b3ff53), SECP192K1_W(0xe8a17bc9e45c2557), SECP192K1_W(0x1258b10b1ae17f83),
    } } },
    { { {
        SECP192K1_W(0xb759aace83f725ae), SECP192K1_W(0xfc804f8c3007c9b3), SECP192K1_W(0x0f2ac6b2dd2f3769),
    } }, { {
        SECP192K1_W(0x2527255adb8f44f7), SECP192K1_W(0x74076c4cb0513b20), SECP192K1_W(0x5390079644606a91),
    } } },
    { { {
        SECP192K1_W(0x28266e48ae067602), SECP192K1_W(0xcbc0f89967c068a7), SECP192K1_W(0x4ec07c9858c8e140),
    } }, { {
        SECP192K1_W(0x0665a9813818eb35), SECP192K1_W(0x20e18b8a7b88bf03), SECP192K1_W(0x92f1eecc5b631462),
    } } },
    { { {
        SECP192K1_W(0xe5351375c71c4e6c), SECP192K1_W(0x27c1ad7e777b5f81), SECP192K1_W(0x7aba0c5f680ad5aa),
    } }, { {
        SECP192K1_W(0xb48fe88a516f1586), SECP192K1_W(0xc7be903fb19c2aff), SECP192K1_W(0x61ac6443e5499dd9),
    } } },
    { { {
        SECP192K1_W(0xdb149911554375e7), SECP192K1_W(0xb6ca8d52f387b053), SECP192K1_W(0x4745785ee5d06d9d),
    } }, { {
        SECP192K1_W(0xd9964f85bdc313f6), SECP192K1_W(0xfd491427dfd4054d), SECP192K1_W(0xe6d2cf6e31cb2b53),
    } } },
    { { {
        SECP192K1_W(0xc98ec1631beb1b54), SECP192K1_W(0xdc2e76ab33f5ca2b), SECP192K1_W(0xebde1b748004485d),
    } }, { {
        SECP192K1_W(0x0384ce0ccd1df057), SECP192K1_W(0xc3e8ce3a5afbb612), SECP192K1_W(0x665e91b14486f540),
    } } },
    { { {
        SECP192K1_W(0x4818b0395e9bb006), SECP192K1_W(0x5f979474616c3bdd), SECP192K1_W(0xd5b1dda702b36aea),
    } }, { {
        SECP192K1_W(0x3648335b77fd5e0c), SECP192K1_W(0xf7bfc3dda811ef7a), SECP192K1_W(0x1bd983de9498c7fb),
    } } },
    { { {
        SECP192K1_W(0xd3c76ebfe3dfed9c), SECP192K1_W(0x4003f741fde52752), SECP192K1_W(0xc7a520071d214383),
    } }, { {
        SECP192K1_W(0xf3863390b6f846de), SECP192K1_W(0xa385ab4b39ab8e30), SECP192K1_W(0x01607f7706692371),
    } } },
    { { {
        SECP192K1_W(0xf742b6343dade95d), SECP192K1_W(0x44424f1f29660ac2), SECP192K1_W(0x2f91e4c521c42a97),
    } }, { {
        SECP192K1_W(0x85797c7e17ddc5a5), SECP192K1_W(0xa19a734923911d5a), SECP192K1_W(0x80df2cd9277d88ad),
    } } },
    { { {
        SECP192K1_W(0xfd2c848a073057ea), SECP192K1_W(0xeec33751cc875ee6), SECP192K1_W(0x37facd73bea196f3),
    } }, { {
        SECP192K1_W(0xb5a8b6d877cc9e75), SECP192K1_W(0x3aebc7d87bcea7ba), SECP192K1_W(0x9d64cf4b7526a690),
    } } },
    { { {
        SECP192K1_W(0x281c4c41ccaa9eca), SECP192K1_W(0xec2a61ecadcd7d87), SECP192K1_W(0xbbc4f3e756ffc233),
    } }, { {
        SECP192K1_W(0x40da7e06d4dc8ac0), SECP192K1_W(0xbd0498858737c2ec), SECP192K1_W(0x0bfadaea56593aa9),
    } } },
    { { {
        SECP192K1_W(0xbfb8a59a796816dd), SECP192K1_W(0xb18b98d3caa65566), SECP192K1_W(0xac0b61a66a0692ed),
    } }, { {
        SECP192K1_W(0x0df81c51dca99e4a), SECP192K1_W(0x577680830c323653), SECP192K1_W(0x5fe79a08a012cc28),
    } } },
    { { {
        SECP192K1_W(0x1e15ea4eec1cc679), SECP192K1_W(0x2776618d7d337a6e), SECP192K1_W(0xe66fe8df964baf26),
    } }, { {
        SECP192K1_W(0x3d03637b4bdcf5f9), SECP192K1_W(0xee0746f3b30a9617), SECP192K1_W(0x94dd70ee962aad3b),
    } } },
    { { {
        SECP192K1_W(0x19957defb7286cc5), SECP192K1_W(0xb36b71bd45b73674), SECP192K1_W(0x8ed8cdc6e029f0e5),
    } }, { {
        SECP192K1_W(0x741970ebd9026add), SECP192K1_W(0xfe5a64f255bf66e8), SECP192K1_W(0x871ebf3610a2b922),
    } } },
    { { {
        SECP192K1_W(0xfd9c8d9971c5bbcb), SECP192K1_W(0x7dde0d9f01216856), SECP192K1_W(0x08944c20141910f1),
    } }, { {
        SECP192K1_W(0xc5ee06542b9e4daf), SECP192K1_W(0x8c0fe08293230ca2), SECP192K1_W(0xe5430862c0cde99f),
    } } },
    { { {
        SECP192K1_W(0x6cdbcfd94213c5cd), SECP192K1_W(0xd784b643ecd10f99), SECP192K1_W(0xc3a797027b9078fa),
    } }, { {
        SECP192K1_W(0xeef766469a01ca72), SECP192K1_W(0xfac5d1a7c75534a5), SECP192K1_W(0x32cdfcfb463454a8),
    } } },
    { { {
        SECP192K1_W(0xd3cc37b210f1aca3), SECP192K1_W(0x2c1dfe1ff388d286), SECP192K1_W(0x7f8725318346ebfa),
    } }, { {
        SECP192K1_W(0x1ba289cbef1919ee), SECP192K1_W(0xfc83c8ade036b2d0), SECP192K1_W(0x4613810ec79844d8),
    } } },
    { { {
        SECP192K1_W(0x7fc1f4c862d718b8), SECP192K1_W(0x7ec0cf3ef3ce3d39), SECP192K1_W(0xc01eaf0760020fce),
    } }, { {
        SECP192K1_W(0xdedbe821ad100d2b), SECP192K1_W(0x57e04ca9cef3fe3d), SECP192K1_W(0x9d918f02ba3d8bce),
    } } },
    { { {
        SECP192K1_W(0xb448d4e517cab9eb), SECP192K1_W(0xe6e223368c621543), SECP192K1_W(0x642beb2acdbaf99c),
    } }, { {
        SECP192K1_W(0xdaa350b47f73247b), SECP192K1_W(0x73bc939743e29606), SECP192K1_W(0x7492d1c4bf468c15),
    } } },
    { { {
        SECP192K1_W(0xdac6a956e06ae7a4), SECP192K1_W(0x9ba919b2f64afcc6), SECP192K1_W(0x64146b891e743bfc),
    } }, { {
        SECP192K1_W(0x96975e2acf0a82f1), SECP192K1_W(0xc7fe07a5d130d435), SECP192K1_W(0xd8d8f924b6d2529d),
    } } },
    { { {
        SECP192K1_W(0xc7016bc56e704292), SECP192K1_W(0x8128e87c3a2bce25), SECP192K1_W(0x28a1a55d4a78185f),
    } }, { {
        SECP192K1_W(0x0e3021709678909a), SECP192K1_W(0xf1692ed33c95e87f), SECP192K1_W(0x9f1be3bb1012bfc4),
    } } },
    { { {
        SECP192K1_W(0xe499971d8a3ea861), SECP192K1_W(0xaac1ba28795638a4), SECP192K1_W(0x6d3a23d4036077ac),
    } }, { {
        SECP192K1_W(0xab62c41ecf0fced5), SECP192K1_W(0x17663cda448fa1b4), SECP192K1_W(0xc2904d181e268e71),
    } } },
    { { {
        SECP192K1_W(0x35edc944bbb1896c), SECP192K1_W(0x5d9ab6a2fa59706c), SECP192K1_W(0xac8885f412be6cb4),
    } }, { {
        SECP192K1_W(0x22544178da487521), SECP192K1_W(0x4f90ec9ca1537b80), SECP192K1_W(0x7213113479c5cec5),
    } } },
    { { {
        SECP192K1_W(0xae83fed7450dca1f), SECP192K1_W(0xa9dfecd8ed43379d), SECP192K1_W(0xe89b0d50d091126c),
    } }, { {
        SECP192K1_W(0x1a60de41e96e996a), SECP192K1_W(0xdce98250c24ab0b9), SECP192K1_W(0x54e0575e18a1f036),
    } } },
    { { {
        SECP192K1_W(0xe1fc06f58023dadc), SECP192K1_W(0x2477c7eff02b5879), SECP192K1_W(0xd5365095d82acb98),
    } }, { {
        SECP192K1_W(0x35ba1e25da2bd4e3), SECP192K1_W(0x83929982fe11f534), SECP192K1_W(0x7d859f2113f9e9bc),
    } } },
    { { {
        SECP192K1_W(0xbc17f519c936cfab), SECP192K1_W(0xf32a560c32107164), SECP192K1_W(0xb0bc41681d9556fc),
    } }, { {
        SECP192K1_W(0xa034f01b3151e332), SECP192K1_W(0x76cbfc761996d03b), SECP192K1_W(0x1b718e2e6ec31f52),
    } } },
    { { {
        SECP192K1_W(0x885348853431ff03), SECP192K1_W(0xabfc18dd1ece7c93), SECP192K1_W(0x447e28e0efd9261b),
    } }, { {
        SECP192K1_W(0x3f6c602067edcb0b), SECP192K1_W(0x2484fb4215217d01), SECP192K1_W(0x1b1ab44278fb7608),
    } } },
    { { {
        SECP192K1_W(0xb25b26395cb8fdbb), SECP192K1_W(0xdace28a62ab3546c), SECP192K1_W(0xc4b7868555893064),
    } }, { {
        SECP192K1_W(0xacea55cf6060ad40), SECP192K1_W(0x73d46f0f598ba042), SECP192K1_W(0xa319ad0f1bee31c4),
    } } },
    { { {
        SECP192K1_W(0xd27ac45a2699ae06), SECP192K1_W(0x78bd9de8a6395034), SECP192K1_W(0xf2c8729d7ed393d7),
    } }, { {
        SECP192K1_W(0x3059fd3881441976), SECP192K1_W(0x5af3a396d0f9d864), SECP192K1_W(0xe91ea150bdd0719a),
    } } },
    { { {
        SECP192K1_W(0x12c76ef150fac031), SECP192K1_W(0x0982127fc31f49dc), SECP192K1_W(0x3447205344903a65),
    } }, { {
        SECP192K1_W(0x3e3c68841ab0bc2f), SECP192K1_W(0x288984b4864a9e41), SECP192K1_W(0x01f30de71475a31f),
    } } },
    { { {
        SECP192K1_W(0x84c5b715335320f5), SECP192K1_W(0x4f4b46ad94268826), SECP192K1_W(0xef4b2dc273b6819c),
    } }, { {
        SECP192K1_W(0xd4585533ebeea93f), SECP192K1_W(0x95e64aa0e492edfe), SECP192K1_W(0x9fcb0cd7b7743570),
    } } },
    { { {
        SECP192K1_W(0x233da8aa25c3aa40), SECP192K1_W(0x28f5c3335a304c8f), SECP192K1_W(0xcd78fca6a5fdfe26),
    } }, { {
        SECP192K1_W(0xe57b2a743403c67a), SECP192K1_W(0xcf781c65c3e556eb), SECP192K1_W(0x49aa1f2de5bf7b2a),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int secp192k1_teeth(unsigned int block)
{
    return block == SECP192K1_BLOCKS - 1 ? SECP192K1_LAST_TEETH : SECP192K1_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int secp192k1_signs(const secp192k1_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = secp192k1_teeth(block);
    unsigned int position = block * SECP192K1_TEETH * SECP192K1_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / SECP192K1_WORD_BITS] >> (position % SECP192K1_WORD_BITS)) & 1u) << i;
        position += SECP192K1_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void secp192k1_point_mul_base(secp192k1_point *r, const secp192k1_sc *k)
{
    secp192k1_limb v[SECP192K1_SIGN_WORDS];
    secp192k1_point total, low, *sum;
    secp192k1_affine addends[SECP192K1_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = secp192k1_scalar_odd(v, SECP192K1_SIGN_WORDS, k);
    unsigned int column, block;

    v[SECP192K1_SIGNS / SECP192K1_WORD_BITS] |= (secp192k1_limb)1 << (SECP192K1_SIGNS % SECP192K1_WORD_BITS);
    for (column = SECP192K1_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < SECP192K1_BLOCKS; block++) {
            secp192k1_base_lookup(&addends[block], secp192k1_base + block * SECP192K1_BLOCK_ENTRIES, secp192k1_teeth(block),
                                secp192k1_signs(v, block, column), negate);
        }
        if (column < SECP192K1_SPACING - 1) {
            secp192k1_point_dbl(&total, &total);
        }
        block = 0;
        if (column == SECP192K1_SPACING - 1 || column == 0) {
            secp192k1_point_from_affine(sum, &addends[block++]);
        }
        for (; block < SECP192K1_BLOCKS; block++) {
            (void)secp192k1_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    secp192k1_point_add(r, &total, &low);
    secp192k1_wipe(v, sizeof v);
    secp192k1_wipe(&total, sizeof total);
    secp192k1_wipe(&low, sizeof low);
    secp192k1_wipe(addends, sizeof addends);
    secp192k1_wipe_stack();
}

void secp192k1_point_mul_base_bytes(secp192k1_point *r, const uint8_t k[24])
{
    secp192k1_sc scalar;

    secp192k1_reduce_bytes(&scalar, k, SECP192K1_SC_BYTES);
    secp192k1_point_mul_base(r, &scalar);
    secp192k1_wipe(&scalar, sizeof scalar);
}
