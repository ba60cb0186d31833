/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
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
#include "p192_curve_internal.h"

#define P192_TEETH 6
#define P192_BLOCKS 16
#define P192_LAST_TEETH 6
#define P192_SPACING 2
#define P192_BLOCK_ENTRIES 32
#define P192_ENTRIES 512
#define P192_SIGNS 192
#define P192_SIGN_WORDS (P192_SIGNS / P192_WORD_BITS + 1)

/* The tables, one after the other */
#if P192_WORD_BITS == 64
#define P192_W(x) UINT64_C(x)
#define P192_W_LOW(x) UINT64_C(x)
#else
#define P192_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define P192_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const p192_affine p192_base[P192_ENTRIES] = {
    { { {
        P192_W(0x9970891929c18266), P192_W(0x122ecd860666dff3), P192_W(0x3d66e9f6f55a7ff3),
    } }, { {
        P192_W(0x8b0e6b3e074d1ad3), P192_W(0x6abcc37c7b956467), P192_W(0x681eb325f798ad53),
    } } },
    { { {
        P192_W(0xf0888f310d095f73), P192_W(0xebad154ed5ab84d6), P192_W(0xae3a6b1140301bf9),
    } }, { {
        P192_W(0x1d909187d0384933), P192_W(0x40a2d40b7bdea198), P192_W(0x275ab2740b83ec09),
    } } },
    { { {
        P192_W(0xd5216d380f2ff0ef), P192_W(0xfcc83bc7d8fcfb73), P192_W(0x8073511b5153e572),
    } }, { {
        P192_W(0x4c179e7af61ced92), P192_W(0x3ff3d820645b26cb), P192_W(0x8ea943f49cf5ac58),
    } } },
    { { {
        P192_W(0x647b1d8235c2226b), P192_W(0xf21533ac1620ee67), P192_W(0xa971183f3c041ce3),
    } }, { {
        P192_W(0x5ea71380448c2d87), P192_W(0xe3083cd30ad584f6), P192_W(0x0a7d25ca3a9db47d),
    } } },
    { { {
        P192_W(0xbf01dfd73e16f1a4), P192_W(0xa4e4d2a9621a234f), P192_W(0x5b0e98cbd3944a2c),
    } }, { {
        P192_W(0x4ed27abf8072818b), P192_W(0xcdef6991f9012b3e), P192_W(0xb577de5bca5124f2),
    } } },
    { { {
        P192_W(0x34cff25d733d98b8), P192_W(0xca172bf187663d03), P192_W(0x729b5b0e5f62aa41),
    } }, { {
        P192_W(0x710ff1b10cf6dbc3), P192_W(0x799215738946bdfe), P192_W(0xc927eceea8e52113),
    } } },
    { { {
        P192_W(0x5207e32e2dc38eaf), P192_W(0xcdc23944a3caa644), P192_W(0x92e94938f286d57f),
    } }, { {
        P192_W(0x625860420c8de3ce), P192_W(0x4841a2ad574e3c40), P192_W(0x1e039ef675f86780),
    } } },
    { { {
        P192_W(0x099c2b5948eb7340), P192_W(0x982415543a24635e), P192_W(0x4e89ae2df11403a9),
    } }, { {
        P192_W(0x84e13512e92c1b52), P192_W(0xd98270bb419f3fce), P192_W(0x1395b087acaa40c4),
    } } },
    { { {
        P192_W(0x52dc0888a606cf63), P192_W(0x4d634e2509aa41bd), P192_W(0x9f9cbf8c504a1737),
    } }, { {
        P192_W(0x3a94ef3faf699481), P192_W(0x3cf1d8dc4f833c62), P192_W(0xcecc713fc1ade109),
    } } },
    { { {
        P192_W(0x80c99eb2b9828861), P192_W(0xda9e5bb0c0565116), P192_W(0x714cb973ffb5e99d),
    } }, { {
        P192_W(0x70436b4cea674d60), P192_W(0x3b45801b1376ce92), P192_W(0x55dc3fa53f5c507e),
    } } },
    { { {
        P192_W(0xb19265dd0c662479), P192_W(0x0ea26720b8ea5277), P192_W(0x10098fc924b926de),
    } }, { {
        P192_W(0xbe78e81eee84322a), P192_W(0xfad660da5bdd0399), P192_W(0x198d49571f3db2df),
    } } },
    { { {
        P192_W(0xb1aa21a9d78d1d12), P192_W(0x47596e78957eb3a6), P192_W(0xb0cdacc107696ef5),
    } }, { {
        P192_W(0xcb2db44074bc45fa), P192_W(0x1c8d7143251ea163), P192_W(0x08a4d467077511a4),
    } } },
    { { {
        P192_W(0xf4da4687d0b8e23a), P192_W(0x62e6c16e8089f437), P192_W(0xfb53093882e6d9de),
    } }, { {
        P192_W(0xdd6c96860c1be915), P192_W(0x5593ca939e1df0aa), P192_W(0x63b021caab3feb8d),
    } } },
    { { {
        P192_W(0x3cfca311a1c93022), P192_W(0x7d35e382bff585ad), P192_W(0x5e711d150ac720b6),
    } }, { {
        P192_W(0x119473bb33968120), P192_W(0xa3d91131cbee6f7b), P192_W(0x19af4e0b59127a0d),
    } } },
    { { {
        P192_W(0x03e2df7065dac67b), P192_W(0x69ba2ac8024696da), P192_W(0x8c403160b35220db),
    } }, { {
        P192_W(0xef83bb6aa8c75ec4), P192_W(0xe0ee5551617a005f), P192_W(0x077e0db32f22a63f),
    } } },
    { { {
        P192_W(0xb9ed7068af1e1be9), P192_W(0xccae4ab995f04193), P192_W(0x744cc936191ca761),
    } }, { {
        P192_W(0xa407af7c609f13c7), P192_W(0x91810f20b1f67c8e), P192_W(0x5798454884b6e2a7),
    } } },
    { { {
        P192_W(0x235ce1d050215d4b), P192_W(0x0fb847404173821d), P192_W(0x53c3104ce8bf7b99),
    } }, { {
        P192_W(0x8438b6b4154c883a), P192_W(0x8b7577d2a8ae5ceb), P192_W(0xc95e8b378a6d2690),
    } } },
    { { {
        P192_W(0x44386b8a618d7cc7), P192_W(0x1926852516e774f8), P192_W(0x1402095dd4ccdb1e),
    } }, { {
        P192_W(0x019ab8bd687ea4a4), P192_W(0xe8e151c6dbfb3aa8), P192_W(0xc40bbd81b1259285),
    } } },
    { { {
        P192_W(0xe494e27ca21a303f), P192_W(0x58017248c44d0564), P192_W(0xd7b22915df4453c7),
    } }, { {
        P192_W(0x8c83cbd05d8af27e), P192_W(0x8222e2cd521bfa14), P192_W(0x9f4063722ae95c9e),
    } } },
    { { {
        P192_W(0xd9b8505d13da21b6), P192_W(0xc953ac9d247504d9), P192_W(0x09c620b75eecc66e),
    } }, { {
        P192_W(0xb7c661dcabad7afd), P192_W(0x50bd353ce0525da3), P192_W(0xe9304fe223106eea),
    } } },
    { { {
        P192_W(0x9b8dbb3dc982cfee), P192_W(0xe7094e88addc0933), P192_W(0x11eeb345a67f92ed),
    } }, { {
        P192_W(0xa64a40eeca54d982), P192_W(0x860481ed595a633e), P192_W(0x729cf75ee558bdac),
    } } },
    { { {
        P192_W(0x7789274b4f57a9df), P192_W(0x5829309efebf6b72), P192_W(0x261cc67de23d16a5),
    } }, { {
        P192_W(0x9edc4268c88cf392), P192_W(0xc7dde2618f5e4aa5), P192_W(0xe74653c78a679066),
    } } },
    { { {
        P192_W(0x0f284ba6451267e8), P192_W(0xa7cc00298c7af837), P192_W(0x7ef6619a487dee59),
    } }, { {
        P192_W(0xf5cd27e05a80b0f4), P192_W(0x3aab9d4a69c3e114), P192_W(0xb25bf2dd97e29029),
    } } },
    { { {
        P192_W(0x11308423055eb92c), P192_W(0xc6d64da65b71fe1f), P192_W(0xba123c44e1a08df9),
    } }, { {
        P192_W(0xa0f607d4af19c5f5), P192_W(0x5345861bfde1258d), P192_W(0x575638aa0ce1a754),
    } } },
    { { {
        P192_W(0x98a50be5b2cdd50f), P192_W(0xcd8e7acda50f5efe), P192_W(0x8af6a01a062e0d14),
    } }, { {
        P192_W(0x9ba11c3ce4bf4e73), P192_W(0x82a57bb61a4428d4), P192_W(0x3e3881fe913cbddd),
    } } },
    { { {
        P192_W(0x5636f87ee0e9179c), P192_W(0x538c35b8fa04a065), P192_W(0x1a87895624f935d5),
    } }, { {
        P192_W(0xe5afcb7eb425e50c), P192_W(0x1881c2ed886e6771), P192_W(0x39d69987c3ff914f),
    } } },
    { { {
        P192_W(0x17ffd3d0937d4644), P192_W(0x949229cf2345d8e9), P192_W(0xa4eca0960c80b063),
    } }, { {
        P192_W(0xa1b57073de9009af), P192_W(0x1052397d5a10103b), P192_W(0xa18ebb9d041622d6),
    } } },
    { { {
        P192_W(0x5e5dbe96c20f28e2), P192_W(0x47445fce7434f118), P192_W(0x35c8ccbe1b237376),
    } }, { {
        P192_W(0x909985732ff3ae57), P192_W(0x5693bae0921fac76), P192_W(0xdcd797cdf25d6187),
    } } },
    { { {
        P192_W(0x622365391bd140c3), P192_W(0x1c41f2f89f2adad8), P192_W(0x242800f780a6c3f1),
    } }, { {
        P192_W(0x598d0608da3ef9eb), P192_W(0x530e91df1c8bb91c), P192_W(0x5dd69b87894414f4),
    } } },
    { { {
        P192_W(0x1e24b794712a867e), P192_W(0x9f1a00270cef2312), P192_W(0x177540718c796131),
    } }, { {
        P192_W(0x915611f26840590c), P192_W(0x632b4bfd6cdeadc1), P192_W(0x1278c820bc0ea3d9),
    } } },
    { { {
        P192_W(0xe8a87e397393ea0c), P192_W(0xccc76ae9b030e2be), P192_W(0x3cd3e148a8d3f8ee),
    } }, { {
        P192_W(0x3993ab5ead02bbc5), P192_W(0x225d8b0551b29fc3), P192_W(0x5fd60112425b160d),
    } } },
    { { {
        P192_W(0x596b6c4684bb8742), P192_W(0x6d3e0170f94bed3b), P192_W(0xb89fb223fe96dd46),
    } }, { {
        P192_W(0xba29dbb97694b832), P192_W(0xb0f246a8a5a61adf), P192_W(0x3656f5e157185368),
    } } },
    { { {
        P192_W(0xfbb66d3a1bb02aae), P192_W(0xd1a4de5e7c4f46db), P192_W(0xf2caba779d141f0e),
    } }, { {
        P192_W(0x23cd7afd369908bd), P192_W(0x95c9ef3c21741580), P192_W(0x592e5eadce9c733b),
    } } },
    { { {
        P192_W(0x0230c895950d4675), P192_W(0x1174b3fc401205fd), P192_W(0x63d30331155a304e),
    } }, { {
        P192_W(0xf3eb701f48916701), P192_W(0xf11206bf8962ff8b), P192_W(0x96f80b1ca7017eff),
    } } },
    { { {
        P192_W(0x60a4b2b1e06b77d1), P192_W(0x2c22c6fd4580cddf), P192_W(0x07bff3fd0373831d),
    } }, { {
        P192_W(0x7cefd94ba4367757), P192_W(0x7e75a2896ab351fe), P192_W(0x216c85f69564eda4),
    } } },
    { { {
        P192_W(0xe1e6a2a32fe036d5), P192_W(0x621281c5c0ac6087), P192_W(0xc8410587a933482c),
    } }, { {
        P192_W(0x0feb6370a3a50071), P192_W(0xc9911d1daadfd4ea), P192_W(0x22ea6c975309670b),
    } } },
    { { {
        P192_W(0x725f758da34988d5), P192_W(0x9d9d552741c954a7), P192_W(0xb7617a91d7177425),
    } }, { {
        P192_W(0x3ecf6d5a9b33ceb6), P192_W(0xc7926fd34ca8b88f), P192_W(0x4efc596d76e236c4),
    } } },
    { { {
        P192_W(0xdf4007951c49025e), P192_W(0x9bbcebd8e6129185), P192_W(0x34399641cb3e5823),
    } }, { {
        P192_W(0xd93dbf9dce8977a7), P192_W(0x4cb1218205fcfaca), P192_W(0x6b6647ca69e68a2f),
    } } },
    { { {
        P192_W(0xff1bf654cb5bc301), P192_W(0x2f3d67b137ca4379), P192_W(0xfacff41b225e4a0e),
    } }, { {
        P192_W(0x4bdb264477815772), P192_W(0x437ca9628b551884), P192_W(0x46359814fe72213f),
    } } },
    { { {
        P192_W(0x25677244d1102224), P192_W(0x0c3b83969a7652fd), P192_W(0xb90c1093f8e01fdb),
    } }, { {
        P192_W(0x421a07887cfb430d), P192_W(0x5d92ca75d93b2a5c), P192_W(0x0321cd1bece9ab6e),
    } } },
    { { {
        P192_W(0x53a89e5c180621b9), P192_W(0x9fbef9042eb9f0d7), P192_W(0xcf8bedc8777258cb),
    } }, { {
        P192_W(0x066d867ad28ee7ff), P192_W(0xad2678e8fc117132), P192_W(0xab18d45454d70129),
    } } },
    { { {
        P192_W(0x14528349f0febe70), P192_W(0x29c0415d652a14c0), P192_W(0x8da2010e1c8da6f5),
    } }, { {
        P192_W(0x9f71bd401aa77c03), P192_W(0x0e4f57a96b8016f3), P192_W(0x454b80971558dc04),
    } } },
    { { {
        P192_W(0xfc4a9458aea9bcc9), P192_W(0x278896f481294e73), P192_W(0x837e310c2736d604),
    } }, { {
        P192_W(0xceb2cfb212601355), P192_W(0x4caa1a000a652544), P192_W(0x1bba878072e2603d),
    } } },
    { { {
        P192_W(0x5510ab698c7d419c), P192_W(0x525d59b3e8004a67), P192_W(0x930ca8f0d5d4056b),
    } }, { {
        P192_W(0x0dd4fea884628d9d), P192_W(0xcbd156e0beb23a43), P192_W(0x376a9e6f4b86ba6b),
    } } },
    { { {
        P192_W(0x3b15342a6feef216), P192_W(0x1fc6e8f3cd2ff329), P192_W(0xdfa1071571fab714),
    } }, { {
        P192_W(0x506a5b97d3dc12be), P192_W(0x8bfac6724bdb6f3b), P192_W(0x025ed85f4cffc9dc),
    } } },
    { { {
        P192_W(0xe668f1794d0f56c5), P192_W(0xd5b6b143e8d37898), P192_W(0xe91feccc143c75cc),
    } }, { {
        P192_W(0x08cac38f27634fa2), P192_W(0xb5ea16c44656ad7f), P192_W(0xebef4e1fead21077),
    } } },
    { { {
        P192_W(0x98f462cf4d106c45), P192_W(0x6f326347d449c089), P192_W(0xd250654705a471f7),
    } }, { {
        P192_W(0x0d58d6678945c86c), P192_W(0x67c7ee973345d6b7), P192_W(0x1a282cb9765841cc),
    } } },
    { { {
        P192_W(0xf81bdfbb9df76001), P192_W(0x1ea6882eb0ae4673), P192_W(0xad99d2a8ac341207),
    } }, { {
        P192_W(0x36a78894a981eeb2), P192_W(0xecedbef710a1d5ab), P192_W(0xcd65f72283174cb3),
    } } },
    { { {
        P192_W(0xd12aa9c0f21bc930), P192_W(0x53b37836c22ac3ea), P192_W(0xdeaf99831cfbc0b5),
    } }, { {
        P192_W(0x670130d3ed2c777d), P192_W(0x56f8bc9e908cdb3e), P192_W(0xd3ca73448cf4b240),
    } } },
    { { {
        P192_W(0x27f1953288b61667), P192_W(0x9e30949fd9f2428a), P192_W(0x8b2e1cf440558939),
    } }, { {
        P192_W(0x72f7a48e9ad2ed75), P192_W(0xa5c9b7635416eea0), P192_W(0x9bc7801354b4addd),
    } } },
    { { {
        P192_W(0x215c0fb0a27387b6), P192_W(0x48100f310d43427f), P192_W(0xf990bbabc8fc2249),
    } }, { {
        P192_W(0x7244958d695b0ba5), P192_W(0xfee3dca194b186bf), P192_W(0x8ed15d7f845b8e7a),
    } } },
    { { {
        P192_W(0x7fa45f6340ba7c7d), P192_W(0x1c07a8ace91a53aa), P192_W(0x7f9febd8827d1ade),
    } }, { {
        P192_W(0xe7f308d3f9938289), P192_W(0x9f935580c4419c74), P192_W(0x112d979502e775a2),
    } } },
    { { {
        P192_W(0xc161019668edaa55), P192_W(0x9fb088e80301a157), P192_W(0xca4fd06858b2b907),
    } }, { {
        P192_W(0x42eed9b589450eec), P192_W(0x808a6ec0bf4a7ca7), P192_W(0x13b56a6feaf42ed1),
    } } },
    { { {
        P192_W(0x0648e76f65377e35), P192_W(0x9f444661c9f347f1), P192_W(0xe6b4ab6745fa8413),
    } }, { {
        P192_W(0x84f9e9ec8b4fd75c), P192_W(0x5f6f3a6970f5a2d8), P192_W(0x7d5415a4cd23ec64),
    } } },
    { { {
        P192_W(0x4b75b58abe48aea4), P192_W(0x8e4a22400a44ac3d), P192_W(0x9ea9aabf28d60249),
    } }, { {
        P192_W(0x0b8842d21ddfd121), P192_W(0xdcdb74b6ee24b9ef), P192_W(0xac2fc036193f48c0),
    } } },
    { { {
        P192_W(0x1c010c45072e8326), P192_W(0x179f0b0f51650d63), P192_W(0x4d2d6d661960030e),
    } }, { {
        P192_W(0xda132b203ec4ae30), P192_W(0x491c377c377fbbe4), P192_W(0x8f541aabc884bc37),
    } } },
    { { {
        P192_W(0xf222e23afe2c0855), P192_W(0x131b7fb78d0085aa), P192_W(0xf7588b70203420c4),
    } }, { {
        P192_W(0xa14468781d5a0b8b), P192_W(0xea6835a81896d978), P192_W(0x1ba7a6af6fd3ea50),
    } } },
    { { {
        P192_W(0x2c2546ab93b2b7ad), P192_W(0x791835692e7cc549), P192_W(0x7181eefd9280e5fb),
    } }, { {
        P192_W(0xac2b46f6ea785d85), P192_W(0x34c44e5458604bc2), P192_W(0xe70fef69fba271af),
    } } },
    { { {
        P192_W(0x2a37ad8bf626b747), P192_W(0x860c686d8ec6e992), P192_W(0x5ba383c39639d532),
    } }, { {
        P192_W(0x64c749ed09b640af), P192_W(0xd88b5e72faa38092), P192_W(0xf39945bf0a8fbb35),
    } } },
    { { {
        P192_W(0x63e935c0c136a520), P192_W(0x8db4ed1a09de08f1), P192_W(0x6d5b4588e3afe337),
    } }, { {
        P192_W(0xcea3751c438cd961), P192_W(0x057e157804c3938d), P192_W(0x30cc9310319367f7),
    } } },
    { { {
        P192_W(0xe9380afc223348ff), P192_W(0x7e88d405bb83d9a9), P192_W(0x5f21831c19665f22),
    } }, { {
        P192_W(0x88b6bdee4b604b98), P192_W(0x2e680e218162a583), P192_W(0xe7e4fa1475ab8ce4),
    } } },
    { { {
        P192_W(0x068544ecb6ed9d5f), P192_W(0xda67a5237f23fe28), P192_W(0x73151ad2f2c87674),
    } }, { {
        P192_W(0xa8cbc40e763d23f9), P192_W(0x27c79a06e37cc83f), P192_W(0x12c99543dc698f0f),
    } } },
    { { {
        P192_W(0xa57c3387a9071a87), P192_W(0x19796bda17246d4c), P192_W(0xba3ded8f6bd897c7),
    } }, { {
        P192_W(0x3aa88dcc9d07574e), P192_W(0x2f52467b23cd47c6), P192_W(0x93c7904c532578a0),
    } } },
    { { {
        P192_W(0x16861e42bf2aa1c1), P192_W(0xe6eca12a0b5381c5), P192_W(0x7f0cd71b9b23cac8),
    } }, { {
        P192_W(0x2e3520ec46c57252), P192_W(0xa0747ac9c65b7de6), P192_W(0xe0db6d3238b6e09d),
    } } },
    { { {
        P192_W(0x8fd4d13c6cfe2f11), P192_W(0xff8c72b88d55e16a), P192_W(0x0f7f7431d362ce40),
    } }, { {
        P192_W(0x9ef03bd45e53fa83), P192_W(0x6289759d8497918b), P192_W(0x2a2356e9795b735e),
    } } },
    { { {
        P192_W(0xdcbfdeaf6fc0ee2e), P192_W(0xfe079ec0e6c5a866), P192_W(0xc2450055310d67ff),
    } }, { {
        P192_W(0xd99ea20bcb072c6e), P192_W(0xc9c25c8dad7a78a4), P192_W(0x5a501eb688f3f17e),
    } } },
    { { {
        P192_W(0x0481ee9bca7a1ce5), P192_W(0xc25a28051041f5db), P192_W(0x1cc9bc5fcdf49755),
    } }, { {
        P192_W(0x6c6f02c27f2a9105), P192_W(0xe91f1286171ce222), P192_W(0xfcf0280ee058808f),
    } } },
    { { {
        P192_W(0xa70886cdef4d69ac), P192_W(0xd13650c9dae1a173), P192_W(0x3bfd91ce66b0c533),
    } }, { {
        P192_W(0x6433655b6844f117), P192_W(0x936c6a6f06919e8f), P192_W(0x83f0671d0a8e07f5),
    } } },
    { { {
        P192_W(0x45874df9e52d1128), P192_W(0x734a16eb1dc900aa), P192_W(0x5f686a316a068a09),
    } }, { {
        P192_W(0xc9a5147aeb545f51), P192_W(0x55cd413c41e43f58), P192_W(0xf96d104c61cdddce),
    } } },
    { { {
        P192_W(0x20915330e26bc0a5), P192_W(0x93896085b12fa302), P192_W(0x7d96674b3ef897ff),
    } }, { {
        P192_W(0x17511f759605f0cc), P192_W(0xe05816ba591945f8), P192_W(0x50c71a7c0cd93eff),
    } } },
    { { {
        P192_W(0xc659869bf56dd831), P192_W(0x0abd28f8beb6799f), P192_W(0xa0e4968be5613393),
    } }, { {
        P192_W(0x2ef992c4da5cc80a), P192_W(0x10144d360096ba4a), P192_W(0xd6c17ebbc54233d5),
    } } },
    { { {
        P192_W(0x3aba625c99f2852d), P192_W(0x335d8048e71dcad9), P192_W(0xdc6a7ae7d10d33ed),
    } }, { {
        P192_W(0x001c07b496bcd9ce), P192_W(0xb4e1114c5872dcf7), P192_W(0x6036d26d59cf689e),
    } } },
    { { {
        P192_W(0x82e3776bdfa8f692), P192_W(0x40740860b0161857), P192_W(0xa312d4fb39a3ad71),
    } }, { {
        P192_W(0x33368f07bb64ced7), P192_W(0x5d2ba7d9c0013a07), P192_W(0x24e368efb10f062f),
    } } },
    { { {
        P192_W(0x46a1ae9335338667), P192_W(0x60b56f38ba7080a7), P192_W(0xda7363d4c81d458e),
    } }, { {
        P192_W(0xc83cf6bf776bc53f), P192_W(0x4a939bfcf3f71820), P192_W(0x7a2f11b5c3a0af94),
    } } },
    { { {
        P192_W(0x0e50b3ed26d48d0d), P192_W(0x00d6a1ad355d897c), P192_W(0xea6f922315b2ef48),
    } }, { {
        P192_W(0xdafc4c8988278031), P192_W(0x5066ac6f747dd1c5), P192_W(0x00a244d5de40c224),
    } } },
    { { {
        P192_W(0x853a8628175bca2d), P192_W(0x97f3d07b0688c74d), P192_W(0xdc63b3cebf177629),
    } }, { {
        P192_W(0x8a1acbcd31e7c1b9), P192_W(0x14fbd50ac22fe57f), P192_W(0x9a93b01496f91dec),
    } } },
    { { {
        P192_W(0xc91b9d97f34d1e3a), P192_W(0xeef49ce470708167), P192_W(0xfa7bac059bab5aec),
    } }, { {
        P192_W(0x808ccaafead96755), P192_W(0x048c1d66346bf222), P192_W(0x1f925ed600462d2f),
    } } },
    { { {
        P192_W(0x398c0e02f90a5041), P192_W(0x617c3bf2b1943956), P192_W(0x227c91b217feb903),
    } }, { {
        P192_W(0xeae41c7c7284b22b), P192_W(0x5230821487e19683), P192_W(0xe3aa49a9ed12fdf9),
    } } },
    { { {
        P192_W(0x3b3b9753d859f030), P192_W(0xceee5c0f1400c191), P192_W(0xca60e31b4c728291),
    } }, { {
        P192_W(0xd79a68a34e98588f), P192_W(0xefbc3251e718a09d), P192_W(0xae296cfe04d16e83),
    } } },
    { { {
        P192_W(0x2376e964d1db34c7), P192_W(0xd6b6dce161c92907), P192_W(0x2da1b9bdd15e6561),
    } }, { {
        P192_W(0x509436f4c8b5487c), P192_W(0xf0738ec25cfa39f5), P192_W(0x329409d2c2643684),
    } } },
    { { {
        P192_W(0x296777306a7fc562), P192_W(0x0377c7ea1f4ba127), P192_W(0xb9bb00d4e66266ae),
    } }, { {
        P192_W(0x46a6f9851fa381c0), P192_W(0xa80b31cef59853c2), P192_W(0x1ab0ba962e8a94b1),
    } } },
    { { {
        P192_W(0x7ec6d2dce1f539b8), P192_W(0x6bed9412100bbddc), P192_W(0x6f20b118caab7218),
    } }, { {
        P192_W(0x12ec6c576ce685ea), P192_W(0x1b934546acfdcf69), P192_W(0x6dec713ab9444b0c),
    } } },
    { { {
        P192_W(0xdb576ae24350d12a), P192_W(0xf94c8c79f0a76c6d), P192_W(0xce1f3ad5206eec86),
    } }, { {
        P192_W(0x70f8838d0d26f2ea), P192_W(0xcc0a886b65d1596b), P192_W(0xe7471a647faefdfd),
    } } },
    { { {
        P192_W(0x362b72743d1adf0a), P192_W(0x1076c06f5cddc9c2), P192_W(0x0bed7c07a1f51e57),
    } }, { {
        P192_W(0xaa8a20ba9f4a2ea8), P192_W(0x4d41554e52bead1c), P192_W(0xda5ed4bd2badb98f),
    } } },
    { { {
        P192_W(0xed8ec3ea951f71fd), P192_W(0xc66e7bee2f161611), P192_W(0x3ef31caf6a783d0d),
    } }, { {
        P192_W(0xd9549a5baea42cad), P192_W(0x7bd5d1b43b318c9a), P192_W(0x1c52243939e7a922),
    } } },
    { { {
        P192_W(0xa0525584989e2152), P192_W(0x93c4e99b82e2cb42), P192_W(0xba72674eda682e6f),
    } }, { {
        P192_W(0x2551d12a0b59e508), P192_W(0x6da4e72321bccbca), P192_W(0x14358567fe9840ff),
    } } },
    { { {
        P192_W(0xb586c1f14deb8ec6), P192_W(0xabc767d210dcca21), P192_W(0xa2693251e543083f),
    } }, { {
        P192_W(0x2db030feea5f2c0b), P192_W(0xe4d00b072ef1f806), P192_W(0xf4f601547644d5c0),
    } } },
    { { {
        P192_W(0x5cee24f903cc4f43), P192_W(0xf677afd0b37f2715), P192_W(0xabc4606f4f2f722d),
    } }, { {
        P192_W(0x56830deff92a3970), P192_W(0x136fc8d81f6f6cb4), P192_W(0x670db89d74a49a0a),
    } } },
    { { {
        P192_W(0x61715cc067e6809e), P192_W(0x3b1ebfd944fb150a), P192_W(0xb9903336ee413af5),
    } }, { {
        P192_W(0xcf9e6071a195ce7f), P192_W(0x956ce450d6550925), P192_W(0x2c4b7a9177e5c26c),
    } } },
    { { {
        P192_W(0x6967687e98f3176f), P192_W(0x96fdd85b626a70cd), P192_W(0x4cee9d1a59206ec9),
    } }, { {
        P192_W(0x4d555fa228afa8f1), P192_W(0x61306bad04460c36), P192_W(0xa89b96d5abd61d1a),
    } } },
    { { {
        P192_W(0x04e8634f13b4f9cb), P192_W(0xcc5fd1f4f3cba2ea), P192_W(0xb1df6ee3680db290),
    } }, { {
        P192_W(0xe11ab43373c5ade7), P192_W(0x08cc35dc26f8dcb3), P192_W(0x8dc38b0b9e41ce63),
    } } },
    { { {
        P192_W(0xa05313f04a15d7b8), P192_W(0x34ebb8629102101c), P192_W(0xc1b28ddd0f0b4fac),
    } }, { {
        P192_W(0x5819c44f0f2c69cb), P192_W(0x757b999bc1eb67be), P192_W(0x4329cf0d12874bfb),
    } } },
    { { {
        P192_W(0x176050578d533a99), P192_W(0x6f7cb7ec87e0f790), P192_W(0xef5fa2d9af569d43),
    } }, { {
        P192_W(0xaec5cbd37f78ac3d), P192_W(0x12a49a745beaf7ef), P192_W(0xff4f29579e932c48),
    } } },
    { { {
        P192_W(0xf52e591a3ebcb354), P192_W(0xe56d79f499d3c708), P192_W(0x51ab8a61a88cc9c9),
    } }, { {
        P192_W(0x9165c28469be0011), P192_W(0x95e1796328b9fbc1), P192_W(0xb7f85d339662b836),
    } } },
    { { {
        P192_W(0x79b5cf2fa378bed9), P192_W(0x01081f8703d006b5), P192_W(0xc18e7ad50e2b8135),
    } }, { {
        P192_W(0x440c1a00672bbb13), P192_W(0xb81b1bc7beb1f0c4), P192_W(0x04983a1b64b4cd02),
    } } },
    { { {
        P192_W(0xac3455288e515df3), P192_W(0xab9f7d9d16592728), P192_W(0xd6371fcc7780aa21),
    } }, { {
        P192_W(0x3476f9286abaec68), P192_W(0x29b5b50db895f8af), P192_W(0xf041d8a6e63ee316),
    } } },
    { { {
        P192_W(0x7eef8abb27987b0a), P192_W(0x06f9a774e53c6454), P192_W(0xb21074e1630518c8),
    } }, { {
        P192_W(0x2c54e9441066a81c), P192_W(0xfc4ca39cfa746cd7), P192_W(0x9f8044e466ce2aa4),
    } } },
    { { {
        P192_W(0xa48837d03d3dda96), P192_W(0x0210020873c90ced), P192_W(0xfc5e0e3c6f3867f9),
    } }, { {
        P192_W(0x893dca515c05c0b7), P192_W(0x7f9444ce06cc4623), P192_W(0x8c453b9e1ef4318c),
    } } },
    { { {
        P192_W(0x5b0e4a57fdfd2212), P192_W(0xcb510a0ab95c267b), P192_W(0x1b0cae3a11186808),
    } }, { {
        P192_W(0x3174de9834d3e85d), P192_W(0x1a30f82f45e53d53), P192_W(0x4f7c95c9f298d64b),
    } } },
    { { {
        P192_W(0x767c6cb4ee94aa72), P192_W(0x2ba17678d89f2e30), P192_W(0x1fc8ddb190a89fcd),
    } }, { {
        P192_W(0xc45017efca4bc58e), P192_W(0x71ed5fe904cad0fa), P192_W(0x50ee954aec7d4d89),
    } } },
    { { {
        P192_W(0xcccb9d6d159568ef), P192_W(0xee6eda3e9c717730), P192_W(0x6ebcd34a8f618356),
    } }, { {
        P192_W(0x68fde0e87835156d), P192_W(0xee945fc427fcd9a9), P192_W(0xbc0482d4182b162e),
    } } },
    { { {
        P192_W(0xd22954a16dae9398), P192_W(0xc6c3ff251f8b28bc), P192_W(0xc2c4589c51692461),
    } }, { {
        P192_W(0x722491231a78dc0d), P192_W(0x7a01772dac67586d), P192_W(0x37ee5e60f47727e4),
    } } },
    { { {
        P192_W(0x529f63066322e699), P192_W(0x46a4db6ba0182900), P192_W(0xef15b6d750c1c435),
    } }, { {
        P192_W(0x69742837b6700668), P192_W(0x621a404d4e555663), P192_W(0x08d28e1fd5883388),
    } } },
    { { {
        P192_W(0xb7d126a1ea08362c), P192_W(0x52acf3bf92ebd5e3), P192_W(0x1266b01001df07da),
    } }, { {
        P192_W(0xdcfc9a84a38415d9), P192_W(0xbba7322ab28ea521), P192_W(0x5346c4d5eb860c17),
    } } },
    { { {
        P192_W(0x4193109f9b43c0fa), P192_W(0x4cd4ee5ab3f6842a), P192_W(0x8cee64c0bb1f39ce),
    } }, { {
        P192_W(0x75965d1747b60a78), P192_W(0x5219a7498ba8d3a7), P192_W(0x459f07ae66f0c503),
    } } },
    { { {
        P192_W(0x3384dd72b3df2e96), P192_W(0x7627013efbc5429f), P192_W(0x91156f99203a5f34),
    } }, { {
        P192_W(0x2061eed91b5a1758), P192_W(0x38090e6dbae192b5), P192_W(0x7f6a144183acc257),
    } } },
    { { {
        P192_W(0xfd09cfbdb4b0c2c6), P192_W(0x79d7e4e11b5797a5), P192_W(0x361430313a48ee54),
    } }, { {
        P192_W(0x1cb66c9cdd882c27), P192_W(0xce645644867b07a3), P192_W(0x76cc620ddb9356d5),
    } } },
    { { {
        P192_W(0xac2762260bb78a95), P192_W(0x180dcb9203491778), P192_W(0xabf1c0eaca369949),
    } }, { {
        P192_W(0xe6977232ed7a10c2), P192_W(0x46d94865d8664978), P192_W(0x59eeaedcb2f7f97d),
    } } },
    { { {
        P192_W(0xaa5505ecb870a1ec), P192_W(0x63a102db02742757), P192_W(0x89d443a2214bea79),
    } }, { {
        P192_W(0x501482cee60637af), P192_W(0x1cac36c878335ed7), P192_W(0x4ed0a75b82de5343),
    } } },
    { { {
        P192_W(0x1ed439b7996bdcf8), P192_W(0xae48ab71e532e770), P192_W(0x4fabb853084db1b2),
    } }, { {
        P192_W(0xc463c8d9d5701c43), P192_W(0x4a9d5780081e03c8), P192_W(0x8563803bad0ef131),
    } } },
    { { {
        P192_W(0xad271285ce3b7e8a), P192_W(0x7990292f7051aea2), P192_W(0x5da3738e73b6c94b),
    } }, { {
        P192_W(0xb6dfe77df53c01c6), P192_W(0x3706dfce6e774a14), P192_W(0x4edc59308d83ee67),
    } } },
    { { {
        P192_W(0x217fd742dc20323d), P192_W(0xb0d8c4ba62b36fa5), P192_W(0x17c4a623b3e2b13f),
    } }, { {
        P192_W(0xeb4ca11baab0f79d), P192_W(0x1c3c72915f574652), P192_W(0xab7bd2c4367380a7),
    } } },
    { { {
        P192_W(0xc3208cfc3d2c2c79), P192_W(0xf5a5c71a164252d6), P192_W(0x403b711c71ebebda),
    } }, { {
        P192_W(0xec8e4560c4b60107), P192_W(0x2776ccf55e738e47), P192_W(0x5a3fb10314207bd8),
    } } },
    { { {
        P192_W(0xafe2fa63b422d05b), P192_W(0x148eb892bb53c853), P192_W(0x9a5362e075a18caf),
    } }, { {
        P192_W(0x96becfb29070abd7), P192_W(0xdbea193150f55426), P192_W(0x3e8d8e57d364916a),
    } } },
    { { {
        P192_W(0x662897751841faaf), P192_W(0x1976e521fd21c6a6), P192_W(0x9b9cbc79a194576f),
    } }, { {
        P192_W(0xfd9a89fe1b2317b4), P192_W(0x7b1d1a041f3eb37a), P192_W(0xbc59ccaa5ebdbe95),
    } } },
    { { {
        P192_W(0x7e6846f4c6044295), P192_W(0xf5493f2e686d3bfa), P192_W(0x3d9c39b3bb23dd4c),
    } }, { {
        P192_W(0x202ebaaad3916c0f), P192_W(0xfb069f8bbc383610), P192_W(0x8b23d69b918c51f5),
    } } },
    { { {
        P192_W(0xc62e29d6a957a2ee), P192_W(0x1e8b94335d03524d), P192_W(0x629901747728db50),
    } }, { {
        P192_W(0x8902628788de6341), P192_W(0x2bb899e3b4b150b7), P192_W(0x9f379aa072955dbc),
    } } },
    { { {
        P192_W(0x692c7abfde7d7a93), P192_W(0xc78aa62227c18d22), P192_W(0x53e32d9f78fe5d1f),
    } }, { {
        P192_W(0x7aea04bc7b91e4a9), P192_W(0xee889e42151ea428), P192_W(0x13be1b1d42869d90),
    } } },
    { { {
        P192_W(0x515a819ccf736777), P192_W(0xa771005fadd86949), P192_W(0x3f270150f950a790),
    } }, { {
        P192_W(0xe617d39c1fde0307), P192_W(0x1d16a5e5e86d7d8d), P192_W(0x123b84845df1920b),
    } } },
    { { {
        P192_W(0x70ce65b5598df95b), P192_W(0x1cf21e0771ab5bea), P192_W(0xe3ec82581d20ff69),
    } }, { {
        P192_W(0x7a167e8c5d64d6e5), P192_W(0xb14c90024ded1a06), P192_W(0x742777288cc3e3f7),
    } } },
    { { {
        P192_W(0x037784dd70b7b76b), P192_W(0x1311910f4aeb6b79), P192_W(0x54957f6b0554eca3),
    } }, { {
        P192_W(0x526c65e17cff9bfa), P192_W(0x01f7eeac04f812a9), P192_W(0x39f6be5b2c8d4931),
    } } },
    { { {
        P192_W(0xcfff5bbfd3844906), P192_W(0x7da65887da2a6420), P192_W(0x72d67b859c5290a6),
    } }, { {
        P192_W(0x65571f7506b35e4b), P192_W(0x1f933678efa88318), P192_W(0x9be88e3f278d68b0),
    } } },
    { { {
        P192_W(0xf1ceae563371b7f6), P192_W(0x20447fa06d1a999e), P192_W(0xba09545f8ade01e2),
    } }, { {
        P192_W(0x5856ed21ec9fea06), P192_W(0x036675ec48bd1d9c), P192_W(0x50e80a95b9ace495),
    } } },
    { { {
        P192_W(0xc0c5d9303c7cd165), P192_W(0x2d54fe43851cd45d), P192_W(0x814b5308aa7c4152),
    } }, { {
        P192_W(0x019ab8bd07413dbc), P192_W(0xb92c696b374ba2c7), P192_W(0x4a1fc394066fcfec),
    } } },
    { { {
        P192_W(0x5038d9abd771836f), P192_W(0xaf9ae20e9f669a39), P192_W(0xbb577d8531e5442b),
    } }, { {
        P192_W(0xbc834ad60315f322), P192_W(0xdf5ad8a95c1027e1), P192_W(0xf349418c5ccbce67),
    } } },
    { { {
        P192_W(0x358b13d06c7500d1), P192_W(0x9e92e591e654841b), P192_W(0xf4199cff1ecb1197),
    } }, { {
        P192_W(0xec4bf25ab5244fd5), P192_W(0x3854c56865f51cea), P192_W(0x96e99e7691677d29),
    } } },
    { { {
        P192_W(0x236784a6ffc04b13), P192_W(0xb612737de83f3017), P192_W(0xc98c75fd2f135897),
    } }, { {
        P192_W(0x1178f073f48eea63), P192_W(0x6d6ddc26e5841fbe), P192_W(0x60f814cfee44ddfb),
    } } },
    { { {
        P192_W(0x2905852a39c10c5b), P192_W(0x9588d4a0ea968907), P192_W(0x81a901dba43d857c),
    } }, { {
        P192_W(0x2bff22202bfe0ea7), P192_W(0xbadb99d019f7a688), P192_W(0xe1b1a42d136221c7),
    } } },
    { { {
        P192_W(0x63af68efae498dc0), P192_W(0x2ba7c4d953216b94), P192_W(0xb90f78020e5fd764),
    } }, { {
        P192_W(0x488ec411068fba42), P192_W(0xbb73627c28a39d32), P192_W(0xab94be9cc57178db),
    } } },
    { { {
        P192_W(0x6c8d82a9130f285e), P192_W(0x51349664cf4042f2), P192_W(0xfbd6ac72d56d5a3b),
    } }, { {
        P192_W(0x8aa64ae38a07dabc), P192_W(0xe19e781750ac8d10), P192_W(0x9170b8d8035b5f64),
    } } },
    { { {
        P192_W(0x4cd0b76abff3e505), P192_W(0xa1026eef315c6b95), P192_W(0x19083051cd755527),
    } }, { {
        P192_W(0xf7aefac53c83424c), P192_W(0xf19cbc9bfe160ed2), P192_W(0xf52b0111be2a66be),
    } } },
    { { {
        P192_W(0x6be5f64acc3ddadd), P192_W(0x0b22592e9359fe02), P192_W(0xac50f0a41201478b),
    } }, { {
        P192_W(0x57358a463cc92668), P192_W(0xc0c27ede73ab3080), P192_W(0x0ef5d04ac0c7a61d),
    } } },
    { { {
        P192_W(0x7d26381e17d4300c), P192_W(0x8f1fae44aefdf55e), P192_W(0x8b93037c9bd9bb74),
    } }, { {
        P192_W(0x542c15aad0223ed0), P192_W(0xdd92390b9d6eac62), P192_W(0xd96a51d6338a0e2b),
    } } },
    { { {
        P192_W(0x5ff9ccbd1c18e2bb), P192_W(0xf43281c4b2113fcf), P192_W(0x710de0c81953c317),
    } }, { {
        P192_W(0x697999c31a410187), P192_W(0x5ee312aa26301c15), P192_W(0xb97e7cd39f8340c5),
    } } },
    { { {
        P192_W(0x073398502a748276), P192_W(0xe722a5d41cf0b363), P192_W(0x232a198af13404c8),
    } }, { {
        P192_W(0x7a57c2738b66af93), P192_W(0x10bbfb2a6dc5ffc0), P192_W(0xc5b6c2613c702a11),
    } } },
    { { {
        P192_W(0xfa4aa4f8e09f0fae), P192_W(0x7f13a117f8eee17d), P192_W(0x7d9f251a0a7d0b3f),
    } }, { {
        P192_W(0xda519ef13cba8070), P192_W(0xf0eff4137c5c1b35), P192_W(0x8c0efcd0c1c5b895),
    } } },
    { { {
        P192_W(0x2b28a88cba7997cd), P192_W(0x35a0e5e53585d1b1), P192_W(0x12690701e63add7b),
    } }, { {
        P192_W(0x802bf369122703eb), P192_W(0x80873473dabe620d), P192_W(0xe5de7e5a64622dda),
    } } },
    { { {
        P192_W(0x2b08179d57968f58), P192_W(0x68155e45743c1a8d), P192_W(0x4c57eb0f31bce582),
    } }, { {
        P192_W(0xfe07b4eee4cab56a), P192_W(0xf810df8f786d01fe), P192_W(0x098a6de68b6fc418),
    } } },
    { { {
        P192_W(0x5208629231aa3026), P192_W(0x7e44a6eae45ece8e), P192_W(0x5a9d45a41d31d926),
    } }, { {
        P192_W(0x575df3bb028bc11a), P192_W(0x1fafe56bd268e778), P192_W(0xa53c739088e5d382),
    } } },
    { { {
        P192_W(0x763acd7af12d8391), P192_W(0x172e084843432f7a), P192_W(0xad0732164b3605f4),
    } }, { {
        P192_W(0xb1d600428348925e), P192_W(0x21618e4959990b71), P192_W(0xee1287e0e1bc9993),
    } } },
    { { {
        P192_W(0x9c842f9fea602f6d), P192_W(0x07978114e4d3adee), P192_W(0x21e01c8ae06f72f9),
    } }, { {
        P192_W(0xe96308e8d774b46a), P192_W(0x5e93fefb89df9490), P192_W(0x64c3166f53d43888),
    } } },
    { { {
        P192_W(0x2563be937da5b946), P192_W(0xb65488c6f73e67d0), P192_W(0x0b2bfcd856abb5a3),
    } }, { {
        P192_W(0x646272ad89951fee), P192_W(0x8e07673301cb9878), P192_W(0xacddbd65250e9ca8),
    } } },
    { { {
        P192_W(0x459dd9bf81ba8cc1), P192_W(0xc92d53bb2e2fc7a9), P192_W(0x634d90f38cb0133c),
    } }, { {
        P192_W(0x57434b9427510d1a), P192_W(0x11a9ad6c7c22e007), P192_W(0x01e4e46579c75a46),
    } } },
    { { {
        P192_W(0x654256d3a7b82200), P192_W(0x409992b1e34cc854), P192_W(0x9fd0f998a6a93a91),
    } }, { {
        P192_W(0xc8ffc531ea1ec299), P192_W(0x53112f9fc9fffb1b), P192_W(0xcec56c3e5aa953a4),
    } } },
    { { {
        P192_W(0xf3644e10aff4a0db), P192_W(0x954a89dbcad62c0c), P192_W(0x1d323ccdcc134947),
    } }, { {
        P192_W(0xe614389553085ea6), P192_W(0x2f589237ad9639ed), P192_W(0xdbf890833de0409e),
    } } },
    { { {
        P192_W(0x6a55626034479de3), P192_W(0xf43afdebf11cc24b), P192_W(0x817a92d516991f00),
    } }, { {
        P192_W(0x7a076416f766042a), P192_W(0xaa548c7bfd53a057), P192_W(0x9153c184b096f7ea),
    } } },
    { { {
        P192_W(0xfbd81769e45ef73b), P192_W(0x0f2bbe5167b7ba47), P192_W(0x1e25b9cb88cdb008),
    } }, { {
        P192_W(0x5a55376069a13945), P192_W(0xcb909a1f57b9bbe2), P192_W(0x857b7292bda808e2),
    } } },
    { { {
        P192_W(0x77cde662553d2437), P192_W(0x50ca7389b44ab825), P192_W(0xf60c9358be5932cd),
    } }, { {
        P192_W(0x47965695a0519ee5), P192_W(0xadd06e692e3cfa3b), P192_W(0x3f3184c42fd43154),
    } } },
    { { {
        P192_W(0xaeeddfcfadab0273), P192_W(0xe8b1d6ec6c8432c0), P192_W(0x9b256870be29ebe3),
    } }, { {
        P192_W(0x539dbf9b6be7ceda), P192_W(0x8da385bf622a4f76), P192_W(0xd358ba5810d541ae),
    } } },
    { { {
        P192_W(0xd5de384cbb29ce77), P192_W(0xbe8bee05579028a6), P192_W(0xb54357166fca777f),
    } }, { {
        P192_W(0xee46350c7f303354), P192_W(0xb6d54e1ca0d4d892), P192_W(0x895ba5cfaf6ddf42),
    } } },
    { { {
        P192_W(0x0b063f1bdcd40886), P192_W(0x2ab843082ef9c961), P192_W(0x9797ccb9bb634b5f),
    } }, { {
        P192_W(0x42e21e85213b2a9f), P192_W(0x82ffc4c7de1b0c9f), P192_W(0x787af8e45085f8d6),
    } } },
    { { {
        P192_W(0x26bea4af27450ed0), P192_W(0x5d7095f4bf2456c2), P192_W(0x646a487c4c20c582),
    } }, { {
        P192_W(0xd4eeba830916c262), P192_W(0xdbc56a209d9ce500), P192_W(0x4abc672fa3229d43),
    } } },
    { { {
        P192_W(0x898e0edb837d6795), P192_W(0xeaac001d9a5c4f1e), P192_W(0x9145788ea7de2508),
    } }, { {
        P192_W(0x4f7389f0c37c69e9), P192_W(0xea1c6a913e55388d), P192_W(0x5680a83dc4650e56),
    } } },
    { { {
        P192_W(0x0043698075707cfd), P192_W(0xb86ed7a2a03f6b9a), P192_W(0x2a1ab73ee6d8b7dd),
    } }, { {
        P192_W(0x1eac032558265fd5), P192_W(0xbb98c5c3f676d803), P192_W(0x90d1aeacb67c9416),
    } } },
    { { {
        P192_W(0x86611fd36f2fc5da), P192_W(0xfe46fc5f8279a591), P192_W(0x4053781e3eb9db30),
    } }, { {
        P192_W(0x0fa3416b209096fe), P192_W(0x5fa978a6da09b0e0), P192_W(0xaaee3123e480c79a),
    } } },
    { { {
        P192_W(0xc8452cf67e59168c), P192_W(0x5a4dcc2244dfa6d9), P192_W(0x5bcdb5f49933fa4f),
    } }, { {
        P192_W(0xd0b63ebcbac4afd7), P192_W(0x5dbf3ec9d9edbce8), P192_W(0x7cbf1607912c1b8a),
    } } },
    { { {
        P192_W(0xec055993f752221b), P192_W(0xf168140ee13c1a14), P192_W(0xa0e6daf452f8358b),
    } }, { {
        P192_W(0xcede751f24a92639), P192_W(0x777cb1ac64176003), P192_W(0x73f03a7714e3f785),
    } } },
    { { {
        P192_W(0x72cfab81f36be306), P192_W(0xe34f9a465cd271c7), P192_W(0xcf1195e3ca8a6cf9),
    } }, { {
        P192_W(0x13e7535582841241), P192_W(0xae1012e5a90f953b), P192_W(0x1ce6e8c2787385ad),
    } } },
    { { {
        P192_W(0x2292269a6db61c24), P192_W(0xe5be342a493db215), P192_W(0x15afaf8b12e44800),
    } }, { {
        P192_W(0x0129ac039e11e09d), P192_W(0xcf7781260317cdfc), P192_W(0x07d593a07fba0d5a),
    } } },
    { { {
        P192_W(0x9c23e9f733e5df0e), P192_W(0x2378bb4edc10eb70), P192_W(0x79156d9075c1eebd),
    } }, { {
        P192_W(0x1a90f63d01b738b0), P192_W(0xddded1bae82e360f), P192_W(0x477de777af2a2c0b),
    } } },
    { { {
        P192_W(0x89149deaa1fc9d4d), P192_W(0xabd157e4e01e2226), P192_W(0xfe199fea8b0669e4),
    } }, { {
        P192_W(0x94a6f877a0304e29), P192_W(0xb4edce7174cc2289), P192_W(0x039ccad18db92608),
    } } },
    { { {
        P192_W(0xe7f038f899cc9d5a), P192_W(0xb5311d8883ebe48a), P192_W(0xdf738cd2157a737f),
    } }, { {
        P192_W(0xaf738671eb0a20d0), P192_W(0xc70c0fef975ec1f2), P192_W(0xb50e2c4397f920ea),
    } } },
    { { {
        P192_W(0xb782d5f637d760f7), P192_W(0xac65e3d361835ea8), P192_W(0xe6087461a4292891),
    } }, { {
        P192_W(0xde6c911c5867ad71), P192_W(0x81013904db0711a1), P192_W(0x552670cdbe350242),
    } } },
    { { {
        P192_W(0x6132838df97e25c9), P192_W(0x6b296f453c20486c), P192_W(0xef8d4898ac073c85),
    } }, { {
        P192_W(0xff16147f9c1d743d), P192_W(0xb34c22bab3671bd4), P192_W(0x28e5c4894fe70ef1),
    } } },
    { { {
        P192_W(0xc9e6f118bde20f99), P192_W(0xe21dd189df88d580), P192_W(0x7271293fb5861f42),
    } }, { {
        P192_W(0xdc461f9c4d902dde), P192_W(0x64a3787a446c9e46), P192_W(0x97b1e60bea1bb18c),
    } } },
    { { {
        P192_W(0xae8406178e2207c9), P192_W(0x534feb93fc42aa96), P192_W(0x2bfaf5ef946acf3d),
    } }, { {
        P192_W(0x14b1e2a7443b001e), P192_W(0x2234dc5a1e8d4b8c), P192_W(0xb508b1c72179a895),
    } } },
    { { {
        P192_W(0x1740c9edaf641dd4), P192_W(0xd1433da3cec574c4), P192_W(0xcfc4077b47aa3c68),
    } }, { {
        P192_W(0xc739582f80c4902e), P192_W(0x1ef3e49d73fa253f), P192_W(0xf543238ae8180bc4),
    } } },
    { { {
        P192_W(0xb779c5c8875cfc3c), P192_W(0x287e217948e026e6), P192_W(0x054683bfabca6a0b),
    } }, { {
        P192_W(0xe7e752af178b2c3d), P192_W(0x74efa61f56694600), P192_W(0xbb5bfde24486835c),
    } } },
    { { {
        P192_W(0x2864979f0d71735b), P192_W(0xa2c31d52dd1ba0c5), P192_W(0xa3481b1b85dd8bf8),
    } }, { {
        P192_W(0x504fc2b9efdb3446), P192_W(0x3c476bc3c3227f89), P192_W(0x3ffd3e514c07e53e),
    } } },
    { { {
        P192_W(0x9f2605fa6e361fa1), P192_W(0xa332e1fd7742fe41), P192_W(0x67383cd260564af2),
    } }, { {
        P192_W(0xfa8d7ac5a533355f), P192_W(0xe6542a31fbfb87e0), P192_W(0x2cec120d14597dbd),
    } } },
    { { {
        P192_W(0x1bcdd47d8ac486bd), P192_W(0x759371be899666da), P192_W(0xee92597c0dabecdf),
    } }, { {
        P192_W(0x41a04886c9ac8ce1), P192_W(0x17660474091961e5), P192_W(0x18d990c67c451734),
    } } },
    { { {
        P192_W(0xc395857871e36d46), P192_W(0x943822bd3c93a8dc), P192_W(0xd50dbfee5ea19783),
    } }, { {
        P192_W(0x595529041a4145b6), P192_W(0x31ecf70dedcf4652), P192_W(0x31aa038eb5290df4),
    } } },
    { { {
        P192_W(0x0874616a1f8112a7), P192_W(0xca6d6db8b919818a), P192_W(0x7f122391d7523e15),
    } }, { {
        P192_W(0x52a6e0ed949fbbe8), P192_W(0x6a48b40cf27fa8a6), P192_W(0x45347fa22e1a528c),
    } } },
    { { {
        P192_W(0x5e366794330635ee), P192_W(0x89316e7a4c04223f), P192_W(0xab46e08b9f852e57),
    } }, { {
        P192_W(0xf470dedf185529f7), P192_W(0xf63ac26b5e14eaa0), P192_W(0xbc47011c36d7ceba),
    } } },
    { { {
        P192_W(0x39df288e8a5b6ce7), P192_W(0x157a4428b643a389), P192_W(0x2f0fdc497ac347f7),
    } }, { {
        P192_W(0xbe9e7f381c2dc394), P192_W(0x0b0da504d2413558), P192_W(0xf3df3eb96a1fb7c3),
    } } },
    { { {
        P192_W(0xed4a4885acc080f1), P192_W(0x4f2aa15055ec5417), P192_W(0x9f4af73c5d63d6f0),
    } }, { {
        P192_W(0xeb9932a61c130d8a), P192_W(0xf86fed473df237bf), P192_W(0x6f4e67d2366c60c7),
    } } },
    { { {
        P192_W(0x33e75acffc45ca90), P192_W(0xce40d8ee4be92f0e), P192_W(0xfa2b21c8e61acdb9),
    } }, { {
        P192_W(0x670c9039b5ba879d), P192_W(0x8f29e501e5bf6611), P192_W(0x6888edee84a13749),
    } } },
    { { {
        P192_W(0x951847408591f6b8), P192_W(0x84952fd6e9fc7c0c), P192_W(0x3764c6b72303ff10),
    } }, { {
        P192_W(0x83e20c94cc3b3fa0), P192_W(0x695ca51f3e154166), P192_W(0xc3dfb09236746c1e),
    } } },
    { { {
        P192_W(0x71b789881d26cb78), P192_W(0xd4ec8227fc1cd627), P192_W(0x3172b15d2777a85c),
    } }, { {
        P192_W(0x22628e71510bad76), P192_W(0x0d6ac55d294eb96f), P192_W(0xceb2240a92a350fc),
    } } },
    { { {
        P192_W(0xef61e3d0b015b3f4), P192_W(0xff020d68d8ee9000), P192_W(0x6f865a0b34f11cb8),
    } }, { {
        P192_W(0x1b3e2cbeffcb1ee9), P192_W(0x6e3c041595195647), P192_W(0x8741de1fb3c54a63),
    } } },
    { { {
        P192_W(0x030881a522dbd078), P192_W(0x9703cb0d15c121e2), P192_W(0x4fed055e72dd3a0d),
    } }, { {
        P192_W(0x43b6daec61d08874), P192_W(0xe1d9c4452cd1d050), P192_W(0x1b014486e2e579d9),
    } } },
    { { {
        P192_W(0x38217ab3e0f278c8), P192_W(0x9cce5c9817183a56), P192_W(0x352fd6a2ef65b0db),
    } }, { {
        P192_W(0xbcda79c7434126fd), P192_W(0xc9bce0a29e0bd0a5), P192_W(0x085efd4dd10cbf10),
    } } },
    { { {
        P192_W(0x72ef1b5da5834812), P192_W(0x4bb0ba635c4a165e), P192_W(0x07a950246402ba07),
    } }, { {
        P192_W(0xa894bb32eeaab7d5), P192_W(0x28b5c1cff740d3a0), P192_W(0x731f141e69df2c9d),
    } } },
    { { {
        P192_W(0x23ee4889c5e28b2d), P192_W(0x281762210dcc0bb2), P192_W(0x06be23379baff784),
    } }, { {
        P192_W(0x09d12855af9c5b82), P192_W(0x303a2a2ec9bea78c), P192_W(0xe671a82a600ad0dd),
    } } },
    { { {
        P192_W(0x5c53a258a9d2ab30), P192_W(0x98630b8c8ae98529), P192_W(0x5eddce34d4a3fc42),
    } }, { {
        P192_W(0xcface2cc6d705d9e), P192_W(0x04ccac07b1d49d36), P192_W(0x1d3a96efe0a09c95),
    } } },
    { { {
        P192_W(0x4330d48d3938ed1e), P192_W(0x5b59806b5f28f921), P192_W(0x4bae35d637fb2da9),
    } }, { {
        P192_W(0xc88586465a0137e7), P192_W(0x5187b2f97eb0a6e9), P192_W(0x43844fdc5706be61),
    } } },
    { { {
        P192_W(0xe6920ddbb7d793d1), P192_W(0x3e4ef7e7dcd95383), P192_W(0x0eb8a99700727b7a),
    } }, { {
        P192_W(0x703ad165cef1d8e0), P192_W(0x4d9810bccf538da1), P192_W(0x17b399c99348a540),
    } } },
    { { {
        P192_W(0x91f221f7074b69ce), P192_W(0x42147012616900e9), P192_W(0x28ae4438be976f19),
    } }, { {
        P192_W(0x2e4bff364b9d2329), P192_W(0xcefaad473e2633b1), P192_W(0xf2d3afa8f40b4e24),
    } } },
    { { {
        P192_W(0xc1aa6ae716587b58), P192_W(0xbaba9f33da795aab), P192_W(0x945cc5244c0dcbfe),
    } }, { {
        P192_W(0x245e164350f8f205), P192_W(0xec10c7158c6a7059), P192_W(0x2eea54502a7cd2e7),
    } } },
    { { {
        P192_W(0x756bfa395f1fb4bd), P192_W(0xd32a1e561ea5554f), P192_W(0x6c955167d0d316b9),
    } }, { {
        P192_W(0x320753af1b627a5c), P192_W(0x8d242c7b5701ebee), P192_W(0xd1e4c6b01ee25fbf),
    } } },
    { { {
        P192_W(0x14cce083513c544e), P192_W(0xb0eb55821a35a8a2), P192_W(0xe9c25b311741c4ec),
    } }, { {
        P192_W(0x8774a4698e368d66), P192_W(0x37a042a014a36389), P192_W(0xf25db2593c426395),
    } } },
    { { {
        P192_W(0xc0d7de9601c6389d), P192_W(0xe03f3e05c7979c72), P192_W(0x4de4cad0704e30a8),
    } }, { {
        P192_W(0x4caa62edf223279b), P192_W(0x29089ae78c989d88), P192_W(0x7b9dbf840a96aaf6),
    } } },
    { { {
        P192_W(0x88c25951a0c3f458), P192_W(0xf86482fe905b0046), P192_W(0x7df5232dcbe8da3d),
    } }, { {
        P192_W(0x053e965663dc7e32), P192_W(0x304dae17ad24aaef), P192_W(0xc87ddcea59bb4e39),
    } } },
    { { {
        P192_W(0x1e5997f2c1eefdfa), P192_W(0x5954f01b23de76d8), P192_W(0xe814e1d90c7dd9de),
    } }, { {
        P192_W(0x6dcf6543e99e074c), P192_W(0xb3c02eb33b5d99cb), P192_W(0xd4d31dae9896220a),
    } } },
    { { {
        P192_W(0xaa6ba8aed9c44afb), P192_W(0xee3798998a238043), P192_W(0x361511f825341ace),
    } }, { {
        P192_W(0x025fb3987c3c47fd), P192_W(0xf856dcdd0742eca5), P192_W(0x50f77b09f813a71c),
    } } },
    { { {
        P192_W(0xd6531d2fb516faa4), P192_W(0xb067b440ab088bfe), P192_W(0x9c12cc064c4a4307),
    } }, { {
        P192_W(0x26a198e1ba773f33), P192_W(0x9cd387cbc7144003), P192_W(0xf72f3355be4ba9ff),
    } } },
    { { {
        P192_W(0x807294f1ed2b0079), P192_W(0x38f071ac1185efd5), P192_W(0xaffe85e3154c2270),
    } }, { {
        P192_W(0x301c9e15afe40421), P192_W(0xd8aea95241ead8ba), P192_W(0x2c97d8cc075d6ac0),
    } } },
    { { {
        P192_W(0xaa3d23c8d4c0fc25), P192_W(0x49ea3bb65fbf2f25), P192_W(0x2aaac577c227dc60),
    } }, { {
        P192_W(0x7416f58d304577e5), P192_W(0x3aef595ac7c27123), P192_W(0x1fc770111af74ab0),
    } } },
    { { {
        P192_W(0xc5781382bab80c87), P192_W(0xac27cd5ed94ed8ce), P192_W(0x59d5c325f0004537),
    } }, { {
        P192_W(0xdf9ca51099714b18), P192_W(0x677a63c7bb534e4f), P192_W(0x3e6c7e3ebf2d435d),
    } } },
    { { {
        P192_W(0xedae3f3689619124), P192_W(0x6a34175bb4315bfb), P192_W(0x03ef9c642ec5aaf9),
    } }, { {
        P192_W(0x15735bbf219f8d89), P192_W(0x64054a27170077fe), P192_W(0xa1d0cac3c876e1f3),
    } } },
    { { {
        P192_W(0x351f3dd8ecb59280), P192_W(0xa604ec67d68f65cb), P192_W(0x562ed947bcc4922a),
    } }, { {
        P192_W(0x244abd1082762fa1), P192_W(0x8f3a916f8b2cb4f4), P192_W(0x7eb730dc34b33cab),
    } } },
    { { {
        P192_W(0xa3fd8ccf6da0b6e2), P192_W(0x3f94a9fdc6d651b9), P192_W(0x2755ece774a9fe3c),
    } }, { {
        P192_W(0xcf12176e76a46bfc), P192_W(0x11b2ebd65f5790b5), P192_W(0x9d3e9f6d58342a3c),
    } } },
    { { {
        P192_W(0x6312e7561c9679d4), P192_W(0xddb44ebd888aab59), P192_W(0x9612dd46830f4116),
    } }, { {
        P192_W(0xea47bb57e6f57ec3), P192_W(0x82f62635e9fd1c9a), P192_W(0x954f815062bca6d3),
    } } },
    { { {
        P192_W(0xf08bcbf6d71f90c1), P192_W(0xc0b570f9f3d85e4f), P192_W(0x294a8cb8348a3761),
    } }, { {
        P192_W(0x4ff65da08c3c3362), P192_W(0x7bc0f50b0690efeb), P192_W(0x7c8cda255721482f),
    } } },
    { { {
        P192_W(0x430c51867190a8cb), P192_W(0xd8ea20b483364ad7), P192_W(0x0255cc2eef806484),
    } }, { {
        P192_W(0x770a905388aa702d), P192_W(0x386f5c158ddc4385), P192_W(0x60e8026b428076e2),
    } } },
    { { {
        P192_W(0x5166a69bd25ca7ba), P192_W(0x08336bbb584d7c9d), P192_W(0x8d5005ade840eb4c),
    } }, { {
        P192_W(0xa3574a8e5542b0d8), P192_W(0x294b6dd92daf8b47), P192_W(0xb3cf98bd10b4f14c),
    } } },
    { { {
        P192_W(0x528c4a52b9f544e8), P192_W(0xde2b952bce75deb4), P192_W(0x8e3d36c6d4e87a26),
    } }, { {
        P192_W(0x36a11cb88d84f99f), P192_W(0xfc7a013cec36a891), P192_W(0xea1b24d75836a447),
    } } },
    { { {
        P192_W(0xbaecc5d6fdc6e538), P192_W(0x4dda39018838c069), P192_W(0x47bc5dd740ebb89a),
    } }, { {
        P192_W(0x6c18e4e8cb2c470b), P192_W(0x50ef9fe9a7e457fa), P192_W(0x9930f87e42c02dae),
    } } },
    { { {
        P192_W(0xec4da8dd0bf30713), P192_W(0xe85f80e2e1610ba0), P192_W(0x13de50650db4b8ca),
    } }, { {
        P192_W(0xdf5c91526897f669), P192_W(0x4ddcb85bfbeb92b9), P192_W(0x05ab45b8573edde9),
    } } },
    { { {
        P192_W(0x651d8aac480c23c1), P192_W(0xefed64c0b3777e13), P192_W(0xf4bfdd3c9125f7b0),
    } }, { {
        P192_W(0x8af01057c070b06c), P192_W(0x4d9dd8c2e6ba5d15), P192_W(0x47295c9292681347),
    } } },
    { { {
        P192_W(0xdf98c0152d42acd7), P192_W(0xc6d13144d51c421b), P192_W(0xfa75815316540d59),
    } }, { {
        P192_W(0x16c6647f55392ad5), P192_W(0x7d239000f5fc496b), P192_W(0x1a06904ebe66602c),
    } } },
    { { {
        P192_W(0x23aecfe2e53cec18), P192_W(0x9d045d89d9fe429d), P192_W(0xd864ea85fc04c7ac),
    } }, { {
        P192_W(0xa5082125b90482ac), P192_W(0xfa11fec84327e87a), P192_W(0x77e62a703b32f15a),
    } } },
    { { {
        P192_W(0xf0bf95a1be24e89f), P192_W(0xe9b1ff6273f0a64f), P192_W(0x58222b6d3df5b092),
    } }, { {
        P192_W(0xe60d72d4ba61e93c), P192_W(0xfe3e30d0d31f5501), P192_W(0xba30db05d59dd5d2),
    } } },
    { { {
        P192_W(0xe9837edc2b1d68ed), P192_W(0xc606d3b8e61091df), P192_W(0xa83e56aa32885a21),
    } }, { {
        P192_W(0x1ba269af5f801fc9), P192_W(0xbf7cdd403847f388), P192_W(0x108353d8277e35f5),
    } } },
    { { {
        P192_W(0x9d113b8d48f0d970), P192_W(0x715cbfb75338b15e), P192_W(0xb85be6137bb34cd2),
    } }, { {
        P192_W(0x5317aa9fa7875661), P192_W(0x81a81f7c8c5322a6), P192_W(0xfb3d3e83d1875dd2),
    } } },
    { { {
        P192_W(0x19e0454d9622bb7a), P192_W(0x485a08b9d8a1cf7d), P192_W(0x5ae74f3a233026e4),
    } }, { {
        P192_W(0x5d53a17d6e7cf585), P192_W(0xf15cf07f631391f1), P192_W(0x994dfa4a079669b6),
    } } },
    { { {
        P192_W(0x3947f36f74ebc912), P192_W(0x58c5ba899bcb7ebe), P192_W(0x17f419721b792307),
    } }, { {
        P192_W(0xec6dcf1e2c04d62f), P192_W(0x8e85b99595cecfff), P192_W(0x42f4754b38e21c47),
    } } },
    { { {
        P192_W(0x88d432d04e936026), P192_W(0xb2111550dc3eff7a), P192_W(0x264bdc1ae7eaaef4),
    } }, { {
        P192_W(0x004f353c7fd1f0de), P192_W(0x3dc276247f5e0fbf), P192_W(0x2ff12114650c1467),
    } } },
    { { {
        P192_W(0x75e43a88a907fc9a), P192_W(0x6f3e22018020143a), P192_W(0x2769b3a3f7cb68f5),
    } }, { {
        P192_W(0x504d7722df10783e), P192_W(0xa18cbb9cf325b14f), P192_W(0x744735c67736912d),
    } } },
    { { {
        P192_W(0x90f116e7245a3708), P192_W(0x36a5f5987cf27f5e), P192_W(0x8c3fa6addadf7846),
    } }, { {
        P192_W(0xff61debc8d59b652), P192_W(0x556ffc39df0962da), P192_W(0x47053b658828c1c8),
    } } },
    { { {
        P192_W(0xe1281ed2ee08d936), P192_W(0xc0a24aac05557315), P192_W(0xa58a5b4eb0258010),
    } }, { {
        P192_W(0x4fcf9f0e877aa2ef), P192_W(0xf852389abc57609a), P192_W(0x842589aa5bd804b1),
    } } },
    { { {
        P192_W(0x18b6b574ce83a5bd), P192_W(0x4a28d02ad4a85e2f), P192_W(0x6fdd2cf180f0efe2),
    } }, { {
        P192_W(0x2e80b7dc0a60666c), P192_W(0x0ec2255d8b4f8956), P192_W(0xb49b924ffb461c64),
    } } },
    { { {
        P192_W(0x7c5d58c3375ea8b4), P192_W(0xeaaff33b4a786431), P192_W(0xc38ec369aeb03049),
    } }, { {
        P192_W(0x7efbdadad65af730), P192_W(0x9b05176905a9fc3a), P192_W(0xe6e096bba41f68fc),
    } } },
    { { {
        P192_W(0xa08881711f7e2ecd), P192_W(0xafe6e32656627dd4), P192_W(0xfe825ce9b6e2dc4e),
    } }, { {
        P192_W(0x2efc7c9d6b11ad31), P192_W(0xf8761dc73d6eb79a), P192_W(0xcb9239b1350e74f5),
    } } },
    { { {
        P192_W(0x959b8d5b924673c7), P192_W(0x46ce66eb4f1ed54a), P192_W(0x1d2bfe32ee01f088),
    } }, { {
        P192_W(0xa89ed52ae7763922), P192_W(0xa2f8424b4bfa6441), P192_W(0xd17c0e2e995efd0f),
    } } },
    { { {
        P192_W(0x2dbcd1f761a6289e), P192_W(0xd125b473122a3ab9), P192_W(0x3f94704a537fffe6),
    } }, { {
        P192_W(0xc104571e134f4a4c), P192_W(0x380fbff4dea3b137), P192_W(0xaf937391693851ab),
    } } },
    { { {
        P192_W(0x737b734125c3e2b9), P192_W(0xb90b9af5dec539f3), P192_W(0x0ab41e3b90c3a90f),
    } }, { {
        P192_W(0x671f7a424850ddae), P192_W(0x534349f80094d009), P192_W(0x954796bad53b550e),
    } } },
    { { {
        P192_W(0xcbc8b81320a3b881), P192_W(0x5bd8b3b759c166dc), P192_W(0x561b34277c3ccb62),
    } }, { {
        P192_W(0x284a7403aface902), P192_W(0x5ce3d4446f3b632c), P192_W(0x6df1f2a0e940f80f),
    } } },
    { { {
        P192_W(0x448ac320a337a0b3), P192_W(0xe96da398e42eb45b), P192_W(0x1a4f47e566cf5b70),
    } }, { {
        P192_W(0xeac727440bdfc6d5), P192_W(0x7e6046aba9d95100), P192_W(0xfc3bd90f3a754caa),
    } } },
    { { {
        P192_W(0x0821c0aadd13ab9e), P192_W(0xc9c6cc4a1cf5f7cb), P192_W(0xce52efcb16c65470),
    } }, { {
        P192_W(0x09a069636c3df631), P192_W(0x17c4fa776b045582), P192_W(0xdb176ef1a46b54b4),
    } } },
    { { {
        P192_W(0x694ae6eb2259b65e), P192_W(0x593a03e4081b2c23), P192_W(0x42c9ef032584cec1),
    } }, { {
        P192_W(0xdb34fc2cc3d38f5f), P192_W(0x81c5f44863470edf), P192_W(0x6b05f2c8350380f3),
    } } },
    { { {
        P192_W(0x18cdc0f26effdba3), P192_W(0xcd74bfeaa80dbe6f), P192_W(0x5d2ed5619ba93152),
    } }, { {
        P192_W(0xf032c516366aad57), P192_W(0xddc848784a3427f8), P192_W(0x0700e1dcd2ccb4e1),
    } } },
    { { {
        P192_W(0x72449baa6faab01b), P192_W(0xc20691d42fa58ccc), P192_W(0x361ca92135837c8f),
    } }, { {
        P192_W(0x739ad45466a6cbec), P192_W(0x498a59ae241670f9), P192_W(0x3b5a644f29a0c789),
    } } },
    { { {
        P192_W(0x36c00b6117691a09), P192_W(0x1f51a527dc2d1370), P192_W(0xbba45c3c35711dc3),
    } }, { {
        P192_W(0x03a33349d3f268ac), P192_W(0x719172e000d83af6), P192_W(0x43d616de6ec62596),
    } } },
    { { {
        P192_W(0xc8e8cf56f8cbae8b), P192_W(0x80de21cbbcd3e1f1), P192_W(0x31ead26b7307c066),
    } }, { {
        P192_W(0x8308a03fde84d3a0), P192_W(0xd3dffda9de281532), P192_W(0xf5d0b787d3683793),
    } } },
    { { {
        P192_W(0xf84419befbeb7456), P192_W(0xab3e45cae80b578c), P192_W(0xbbc43176061ac34d),
    } }, { {
        P192_W(0x6f53e3d9269f7063), P192_W(0x7437b7f2d75724e0), P192_W(0xeb11c94bd1a2c59b),
    } } },
    { { {
        P192_W(0x490bd269f3df7ef2), P192_W(0x7d3b88e87d64ec5d), P192_W(0x8b9c26f9e9f6bd2f),
    } }, { {
        P192_W(0x9fee45b59b1ceb9d), P192_W(0xa1e91f3bcccdb0a9), P192_W(0x582e0d18a0b24a10),
    } } },
    { { {
        P192_W(0x212477e3984afcdd), P192_W(0x0924bd80de3067e6), P192_W(0x1b502f17753db175),
    } }, { {
        P192_W(0x4ceae1ec61771984), P192_W(0x4706c27b1c7e692d), P192_W(0x365010979a327668),
    } } },
    { { {
        P192_W(0x4e4533cf127b46b1), P192_W(0x0a7790a5ae49c820), P192_W(0x3ddcde1911309339),
    } }, { {
        P192_W(0xc67bfd08d2ed225b), P192_W(0x7331de95bf233abc), P192_W(0xaaebfa137541e4a9),
    } } },
    { { {
        P192_W(0xf00c180cfd7b7b5a), P192_W(0xe819b353686b9fd8), P192_W(0x565107f6bdf9df39),
    } }, { {
        P192_W(0xe21c4d925a89790a), P192_W(0x3a3ad98ed9bad6a9), P192_W(0x2a7279333e1003a3),
    } } },
    { { {
        P192_W(0xbc11d72452e4632d), P192_W(0x4d7641cf82939f31), P192_W(0xd37ffbe5eea3ec42),
    } }, { {
        P192_W(0x4dfca08b56e22065), P192_W(0xf92421a966521902), P192_W(0x1cffa8ce7561d87f),
    } } },
    { { {
        P192_W(0x7f9bf987b6f257fc), P192_W(0x4fe735d725b83189), P192_W(0x564cba8a2950b8a7),
    } }, { {
        P192_W(0x285a971c9f68a765), P192_W(0xdd775bf206cb384e), P192_W(0x0fccf6f6d8ab181f),
    } } },
    { { {
        P192_W(0x5ba93c53d34762dc), P192_W(0x52d198f9316c64c0), P192_W(0xf5b4ca38b243c654),
    } }, { {
        P192_W(0x2347e62892ce1aa9), P192_W(0xd34f9b4c5f7ce4c2), P192_W(0x87a7af18772259f2),
    } } },
    { { {
        P192_W(0xe0a96701e71cd53e), P192_W(0x8fdb7cb234185518), P192_W(0x5cbd1fbe444efae3),
    } }, { {
        P192_W(0xa97da2ce114ae968), P192_W(0xba525da8f86484ab), P192_W(0x8088847c2b30203f),
    } } },
    { { {
        P192_W(0x101a63e946e31bf0), P192_W(0x0e05c4b2afa34900), P192_W(0x5397d45cbdbf9e85),
    } }, { {
        P192_W(0x7d516c5bab59cae9), P192_W(0x654d78e232cc16e7), P192_W(0x2347ed67ce28c286),
    } } },
    { { {
        P192_W(0x7dc1699b06722b5e), P192_W(0x36397682e1b9a98b), P192_W(0x9e4202419e7b419c),
    } }, { {
        P192_W(0xc5dfea17bc34532b), P192_W(0xf6c4d2ab3d7169f9), P192_W(0x015d983eb50108da),
    } } },
    { { {
        P192_W(0x287f4510eb0318cf), P192_W(0x16266e1e000ae70a), P192_W(0xfe3530638fe61064),
    } }, { {
        P192_W(0xfc02fbdeb0b554ad), P192_W(0x9f990611fb4c653e), P192_W(0xa75a5cab61fc6892),
    } } },
    { { {
        P192_W(0x0b8140d3b690be2f), P192_W(0x1ac3e044b54e3775), P192_W(0xa089b4e2b496d28c),
    } }, { {
        P192_W(0xa03b0d15bf8f31a5), P192_W(0x36774ed099f5b0f7), P192_W(0x6c664c06d096bfb6),
    } } },
    { { {
        P192_W(0x78e858df80d0f68d), P192_W(0x81e1dd2964e151ff), P192_W(0x593f0c9b9b81ddda),
    } }, { {
        P192_W(0xa4dc8ef2c0cf001b), P192_W(0x57dfa64513578165), P192_W(0x92a0b69efb944abf),
    } } },
    { { {
        P192_W(0x7967ae49a2e268b1), P192_W(0x58f495366e479d1a), P192_W(0x41364f10843a426e),
    } }, { {
        P192_W(0xb316ceb5ba516b0e), P192_W(0xa2c6424e4d509f21), P192_W(0x9a2f603c91a5f320),
    } } },
    { { {
        P192_W(0x70ff99850dec0dc2), P192_W(0xdfd1603a7d2aaef9), P192_W(0x77c0102b42c37405),
    } }, { {
        P192_W(0x5d02f5f37fa4b18b), P192_W(0xfb45f82a5a489ffe), P192_W(0xd2fdcee363e380fd),
    } } },
    { { {
        P192_W(0xd648c07c12d4ee18), P192_W(0x9dd207b93c34f3bb), P192_W(0x2ae8a6e50b1b8a0e),
    } }, { {
        P192_W(0xf8d780a6d6de919b), P192_W(0x60a53e912fd89557), P192_W(0x303a8d9561b7ba8c),
    } } },
    { { {
        P192_W(0xb75fce6d3f086c2f), P192_W(0xc71c6bac3e01fff9), P192_W(0xb8ea31e398a429a6),
    } }, { {
        P192_W(0x72ec60c717b76d83), P192_W(0xd7d8dcee93db9f09), P192_W(0x584a3167ba983cee),
    } } },
    { { {
        P192_W(0x4aa3b2dffa57c081), P192_W(0xc83b46729ac59960), P192_W(0x37e9b4b8b684f475),
    } }, { {
        P192_W(0xf028dc2a5cdae229), P192_W(0x3eb560da94c61995), P192_W(0x7a611c93e50608fa),
    } } },
    { { {
        P192_W(0xb7f55176c4c91933), P192_W(0x29895cb6073a6f3a), P192_W(0xe6c62e2d5d87164c),
    } }, { {
        P192_W(0x96759f78a8b0ec17), P192_W(0xc2dc479984cb2ed8), P192_W(0x48ed6dadbd7b40db),
    } } },
    { { {
        P192_W(0x2de76d939e0a122f), P192_W(0xdc64cf3965889b18), P192_W(0xfa0e9252e64eaa9b),
    } }, { {
        P192_W(0x9ce2d19c4c82d4b6), P192_W(0xfa0e8115fecbe974), P192_W(0x503d1611bdf3e29b),
    } } },
    { { {
        P192_W(0x4946158d6d46bfd2), P192_W(0x48859e804096e767), P192_W(0x87a0a3d2c864c123),
    } }, { {
        P192_W(0x2f92747e1606bd76), P192_W(0x0e58e4b241b5772a), P192_W(0x50b3a0b3639351ef),
    } } },
    { { {
        P192_W(0x1ef16a7337ae86e5), P192_W(0xb4ad0e60c64de8d4), P192_W(0x5cd9ae9afd786995),
    } }, { {
        P192_W(0x2f83bc80e1bbb613), P192_W(0xf61ee1c668623372), P192_W(0xbe894aa358b1615b),
    } } },
    { { {
        P192_W(0x2609dd7f80f41c33), P192_W(0x90845b8ff51e5f7b), P192_W(0xcea57a1172a05044),
    } }, { {
        P192_W(0x0869323cb15aef48), P192_W(0x306b784924dbcad1), P192_W(0xa20ca911816bde78),
    } } },
    { { {
        P192_W(0x807b0cc55e31f6c2), P192_W(0x441f465ccc0c3b8f), P192_W(0xff0edaae6e936e7b),
    } }, { {
        P192_W(0x95f93f24234f378d), P192_W(0x758bfcd06d0ef555), P192_W(0x7adbefb7953dab2b),
    } } },
    { { {
        P192_W(0x43ab5b11cf775f13), P192_W(0xe36688c8c0f119df), P192_W(0x2cbea548c6cdae5e),
    } }, { {
        P192_W(0xa985d77bec6e9a7c), P192_W(0x9aafa7a08a6b5ab5), P192_W(0xd4596b2211d135cb),
    } } },
    { { {
        P192_W(0xc5f3b7e4d17c04ad), P192_W(0x03d63b4df17b2eec), P192_W(0x0ca444691e4b3b05),
    } }, { {
        P192_W(0x9b4e36193f926a78), P192_W(0xc8c4fd75cc931caf), P192_W(0x12b0d19320aebd0b),
    } } },
    { { {
        P192_W(0x8c58c14c906b1006), P192_W(0x2cd63910952219f8), P192_W(0x604be6097d08b625),
    } }, { {
        P192_W(0xfd99715595f4fadb), P192_W(0xadaec3c2baa2276c), P192_W(0xba63031e64a5b812),
    } } },
    { { {
        P192_W(0x81ae9619fdbf9100), P192_W(0x4c6f43eea099d759), P192_W(0xd243aab935754866),
    } }, { {
        P192_W(0xc82ff7f98ecdb4de), P192_W(0xd77e313f38568023), P192_W(0xd89e506b4f23e962),
    } } },
    { { {
        P192_W(0xa4f3204eadb12421), P192_W(0x922647b50b1cccb4), P192_W(0x7147b2ff1508d611),
    } }, { {
        P192_W(0xf0deb16f6a55b8aa), P192_W(0xde8565064fd25db6), P192_W(0x6a1081deb96b13db),
    } } },
    { { {
        P192_W(0xc55cd2bc7d62a0d4), P192_W(0x07234a90caba1540), P192_W(0x5af6dc61f60bfbca),
    } }, { {
        P192_W(0xc97060fabfcbd2cf), P192_W(0x3648a8e1702f462b), P192_W(0xb968ec1aecf2d579),
    } } },
    { { {
        P192_W(0x266bc8d2f8790472), P192_W(0x5f6a3c38a4961938), P192_W(0x28b767744c091b5f),
    } }, { {
        P192_W(0x20b0b1b113acb16e), P192_W(0xf9b05f03fb2b47f8), P192_W(0x157b3beb67613aa2),
    } } },
    { { {
        P192_W(0x9e59f28fc166f977), P192_W(0xc99a2d21625f5539), P192_W(0xe8342487121685a0),
    } }, { {
        P192_W(0x307abd2c18033ce5), P192_W(0x594dfc41b174214e), P192_W(0x4b35809730323596),
    } } },
    { { {
        P192_W(0x6dff50e9cec7c6a0), P192_W(0x6e006b2d433f3018), P192_W(0x676bd2ae1c2d6dad),
    } }, { {
        P192_W(0x15222d1ce30a549a), P192_W(0xb7cde72c4cb41f9c), P192_W(0x19729348b0f6e6ab),
    } } },
    { { {
        P192_W(0x69effe7d46a7962f), P192_W(0x6f618fb756fff27c), P192_W(0xcd37e832fa79ef55),
    } }, { {
        P192_W(0xeb79f3eb0664aa42), P192_W(0x9a2e986618947656), P192_W(0x64e8c35697853ca0),
    } } },
    { { {
        P192_W(0x14cd3ed00f1f2762), P192_W(0x6ecb9c1fdb6041a5), P192_W(0xfed9e96059518a19),
    } }, { {
        P192_W(0x226ba0eb02d272ff), P192_W(0xfc9e90d8925b2a36), P192_W(0x06a8087689e02d79),
    } } },
    { { {
        P192_W(0x1e9726003b3a5acb), P192_W(0x09f0f730d9da817e), P192_W(0x806b8f1699b2521d),
    } }, { {
        P192_W(0x391a6c641ef45bae), P192_W(0x00c0b885d829dedf), P192_W(0x41a92db81e42222d),
    } } },
    { { {
        P192_W(0x566d6467ca6e655b), P192_W(0xb9cad2ad8e66d41d), P192_W(0xbde6fcb697bd21e5),
    } }, { {
        P192_W(0x65529d30d5640aa9), P192_W(0xb3ce35d341309281), P192_W(0x17deeb237a26fd4c),
    } } },
    { { {
        P192_W(0x85aeb9200d3746a4), P192_W(0xc8628983fccb7ca6), P192_W(0x6db293caa98b35ab),
    } }, { {
        P192_W(0x2eae4ab61d6aa4b6), P192_W(0xfe579b33aaaecb84), P192_W(0xe19df6a9bb5bee2c),
    } } },
    { { {
        P192_W(0x7ef2cb8ac92e868c), P192_W(0x9478e8b98df2b178), P192_W(0x695cf710d7014075),
    } }, { {
        P192_W(0x0866b2529b02cb2f), P192_W(0x6780037ee6853742), P192_W(0x7bd5ca65adcc0abe),
    } } },
    { { {
        P192_W(0xef11057241c5e798), P192_W(0x836bc845c3800075), P192_W(0x7baa7c05881d1868),
    } }, { {
        P192_W(0x73f8c3b5cecbe846), P192_W(0xe5bbca41aab70b39), P192_W(0x12feaea4cc241359),
    } } },
    { { {
        P192_W(0xec8b7a7139c05de9), P192_W(0xbe165791f0e929e1), P192_W(0x84f117d0c6ae62ee),
    } }, { {
        P192_W(0x54af5346ef0fb699), P192_W(0x881d48928bfe1afb), P192_W(0xf5746bda84a8e6c0),
    } } },
    { { {
        P192_W(0x85748997dffef2f8), P192_W(0x11f890db195a7bc9), P192_W(0x4aba23cd5e0c897a),
    } }, { {
        P192_W(0x222fadb57eea6345), P192_W(0x7b9f640b72284d3f), P192_W(0xc0eef577438ded65),
    } } },
    { { {
        P192_W(0xb129fb22f0b04934), P192_W(0x039e187fb30fd08b), P192_W(0xa049aafe3599e7e6),
    } }, { {
        P192_W(0xd717dc57d6a34ef1), P192_W(0xbca926eaa264c1cd), P192_W(0x2ef6f167715f1776),
    } } },
    { { {
        P192_W(0x597473f790ef9a4e), P192_W(0x86b37e7f121bafcc), P192_W(0x831455a153378f4a),
    } }, { {
        P192_W(0x7f12db90631209f8), P192_W(0x4ccd001fd091a4bd), P192_W(0xaad3ecc5377d2fe4),
    } } },
    { { {
        P192_W(0x776bdfbf7b417155), P192_W(0x5fc519f7651d33e6), P192_W(0xf1bbef92e0c3ecb8),
    } }, { {
        P192_W(0xef9f1b1d797155d8), P192_W(0x61028660d95addba), P192_W(0xb8124091654571b5),
    } } },
    { { {
        P192_W(0x6cf8abc83f74917e), P192_W(0xa5a6a6ad321e5044), P192_W(0x8041e94520bb8781),
    } }, { {
        P192_W(0x4c0df7859ecc4350), P192_W(0x08596a66c4442748), P192_W(0xa942b8078cda35a4),
    } } },
    { { {
        P192_W(0x2f6e48bbdb17b311), P192_W(0x56c0f396c31133cf), P192_W(0x59cfdb9c6ec64bb3),
    } }, { {
        P192_W(0x87e7f51171325b75), P192_W(0xbbce5308c88476a2), P192_W(0x4c3fa4c1ff43d0d3),
    } } },
    { { {
        P192_W(0x1fc65b55d4591c38), P192_W(0xfcb15925ad40849e), P192_W(0xcae373acfbeeb24a),
    } }, { {
        P192_W(0xdacd0b1044eb3456), P192_W(0xdce1d9ceb5dcce7a), P192_W(0xa0ca708b017d557d),
    } } },
    { { {
        P192_W(0xf241b3f8aef03008), P192_W(0xabf696ed8d3ea3cb), P192_W(0xfea59aa407b423ff),
    } }, { {
        P192_W(0xacbb15c0e82ebf99), P192_W(0xe0034c290a6352a9), P192_W(0x41bb5a607a6f91a9),
    } } },
    { { {
        P192_W(0x613006a59fcb0a10), P192_W(0x49b1fd84024dbae2), P192_W(0x2a41429aeec866d0),
    } }, { {
        P192_W(0x8abb6315353f3430), P192_W(0xa1f04dcda284eec6), P192_W(0x43af713e6ba9edb4),
    } } },
    { { {
        P192_W(0x5a8e02022130a7e5), P192_W(0xff836031397f53a4), P192_W(0xf5219e7f4fff460a),
    } }, { {
        P192_W(0x3fb66c545438da65), P192_W(0xc2b953aac23cc965), P192_W(0x379e4f373600543d),
    } } },
    { { {
        P192_W(0x11ce71a6b722fb35), P192_W(0xbb0381200db8a456), P192_W(0xdb452c075f962287),
    } }, { {
        P192_W(0x4dfebb9c31869ccc), P192_W(0xb43f31f73e6aa0f9), P192_W(0xe65af6615a415f4d),
    } } },
    { { {
        P192_W(0x0d2145bc35dcb80b), P192_W(0x45bffccd5ecb5f31), P192_W(0x5a92e92cea5d1d59),
    } }, { {
        P192_W(0x2e77bbba8914738a), P192_W(0x8d3242fd7d75b2b2), P192_W(0x8dee83bee1d3b5ca),
    } } },
    { { {
        P192_W(0x354d874e7adf8ac4), P192_W(0x782805ac5ca4d7b9), P192_W(0x9bde77232f7d10b7),
    } }, { {
        P192_W(0x0eb95c57fd8db581), P192_W(0x1a71855722e91f80), P192_W(0xa97d6f3f23b0170f),
    } } },
    { { {
        P192_W(0x4af7346b968801e5), P192_W(0xda13b3ad0f7cfd18), P192_W(0x0bbdda2660c147d3),
    } }, { {
        P192_W(0x6ae26d4842a6d5d2), P192_W(0x221b6ededc59826d), P192_W(0xce030fab74ac1361),
    } } },
    { { {
        P192_W(0xb50f27900bf64d54), P192_W(0xd45c6b257f6c99c5), P192_W(0x4ef002a3c049d49e),
    } }, { {
        P192_W(0x8c4e1d9dd93a4ed9), P192_W(0xe10a026d89499691), P192_W(0xe74a5a5841658e89),
    } } },
    { { {
        P192_W(0xd16207cefcb89438), P192_W(0x358b365602a1a834), P192_W(0xbf041e0c0ec5474b),
    } }, { {
        P192_W(0x6a203f4d8d2095e7), P192_W(0x5da336a64b8cf7ce), P192_W(0x8b742083d4b18e24),
    } } },
    { { {
        P192_W(0x35d527ee5483937f), P192_W(0xd1a43c9c29965e86), P192_W(0x3a37768abd5a8e13),
    } }, { {
        P192_W(0x28ebf1ec350486c4), P192_W(0x006b3a26fd9669a7), P192_W(0x23d4375dd4c037a2),
    } } },
    { { {
        P192_W(0xd183e52128968d09), P192_W(0x9c2bda3d362791ac), P192_W(0xa8041dfd1d68573c),
    } }, { {
        P192_W(0x0915561f79eee3f9), P192_W(0xabc95c0081480971), P192_W(0x7b4a4a36fe25eaef),
    } } },
    { { {
        P192_W(0xc9bcc24fee7160a6), P192_W(0xc67422cdb71f926a), P192_W(0xf0ae275923196c43),
    } }, { {
        P192_W(0xf75fb5da36dffa10), P192_W(0xa622a466c97f157a), P192_W(0x18bac96ce8a9ca6a),
    } } },
    { { {
        P192_W(0xca3cf7fe0019ad1b), P192_W(0x51f920d41e118b19), P192_W(0xe4900369ad480329),
    } }, { {
        P192_W(0x4bdcac916189a5c7), P192_W(0x030ab26e5bc69b5a), P192_W(0x143e3b253ad9f76f),
    } } },
    { { {
        P192_W(0x50e365f9b3ad6e69), P192_W(0xb24edd123aa30b4f), P192_W(0xf6a39c59d3f546e9),
    } }, { {
        P192_W(0xf1339a9ef3f782d2), P192_W(0xd9e1b97640b77715), P192_W(0x1e0a6531fd999d0d),
    } } },
    { { {
        P192_W(0x783580093a8bb3a4), P192_W(0x31c6257347d9b169), P192_W(0xe21aa149d0365b03),
    } }, { {
        P192_W(0xf5ca6e3f2dde31f3), P192_W(0x3392e38c7b03b267), P192_W(0xd3a6d37c08058e81),
    } } },
    { { {
        P192_W(0xbd5f692960ffe0bc), P192_W(0x205dc0fb520ceded), P192_W(0x178113b6f83fee91),
    } }, { {
        P192_W(0x6fb2ac142fc16957), P192_W(0xbd301faabd11a490), P192_W(0x3a62c2c3d6b761dd),
    } } },
    { { {
        P192_W(0xf9ac09c5d965e6fa), P192_W(0x4c80e694db905952), P192_W(0x8a57779027ff2b35),
    } }, { {
        P192_W(0x4f97f861b9d038a3), P192_W(0xf60c58199d300830), P192_W(0x791860923c1a1ec8),
    } } },
    { { {
        P192_W(0x3d238743771fd231), P192_W(0xd18870cb0aab17e7), P192_W(0x4a28b03aaa3120df),
    } }, { {
        P192_W(0xcd0b8e9a5a7abd15), P192_W(0x698594eadc001b5e), P192_W(0x5d9f7dc4ad9a8a52),
    } } },
    { { {
        P192_W(0xd80d26403920fdf8), P192_W(0x6109fcb50eb34767), P192_W(0xffca4ac2166e06ba),
    } }, { {
        P192_W(0x7d33d7cc49f7d6ae), P192_W(0xc394c4a2b898ab39), P192_W(0x3275a8373c7182e2),
    } } },
    { { {
        P192_W(0x6e63e6497d85296a), P192_W(0x2de1ac3f28e1da98), P192_W(0x1a8602464a940824),
    } }, { {
        P192_W(0xc0fe9c88be90ec01), P192_W(0x3006e64185c65f17), P192_W(0x82a29685c478fdcc),
    } } },
    { { {
        P192_W(0x011de4646b005a02), P192_W(0xfcd8e09d035e5740), P192_W(0x38c9eeff5e6256d8),
    } }, { {
        P192_W(0x9ce60c1933dc8f64), P192_W(0x9929d20f57516a4c), P192_W(0x6a9ab2e7459a424d),
    } } },
    { { {
        P192_W(0x2b22c65ee7abfa45), P192_W(0x73bed2a1983a9453), P192_W(0xdbe100aa707c86cd),
    } }, { {
        P192_W(0x1dcf2824f841eff9), P192_W(0x529f9ab35e8df18d), P192_W(0xd814a9ba88d39463),
    } } },
    { { {
        P192_W(0xa9684290d09009a6), P192_W(0x44c6a2c5b2a12fdf), P192_W(0x629e26038ff8faf4),
    } }, { {
        P192_W(0xf08f24df60f9f8af), P192_W(0x5ba0741b53ecdce9), P192_W(0xe30cbf7217d39e78),
    } } },
    { { {
        P192_W(0x8b471c721bb2f209), P192_W(0x507ad4df9f9ae3f6), P192_W(0x98266f3da13d71b7),
    } }, { {
        P192_W(0x0e027c51ea0bcec4), P192_W(0x00ecfc5c5ce649ff), P192_W(0x56eeb51f4de48f17),
    } } },
    { { {
        P192_W(0xc97d506cdb01ca0e), P192_W(0x72ef6cbea9284e01), P192_W(0x71efd403648fd9ae),
    } }, { {
        P192_W(0x11cf2e3dd02d86e0), P192_W(0xe4a7b25b274fa574), P192_W(0x5425c45fdc8807d7),
    } } },
    { { {
        P192_W(0xdc5e8913d6e4672b), P192_W(0xba02729803199b1f), P192_W(0x39726c739e275453),
    } }, { {
        P192_W(0x779faac15205b5fd), P192_W(0x342ea607512abba9), P192_W(0xc36d956b1ed632bd),
    } } },
    { { {
        P192_W(0x05288502cf7ce3a8), P192_W(0x9a09c15c560fc16d), P192_W(0x779e5fac543ae297),
    } }, { {
        P192_W(0xbf199024d00d9b2c), P192_W(0x82bf8aaae2e6253a), P192_W(0xc3566080081e591e),
    } } },
    { { {
        P192_W(0xa6d4383b0637cab2), P192_W(0xbf979520e40caca0), P192_W(0xed4103ba748cde79),
    } }, { {
        P192_W(0xd58703f97bd6a98d), P192_W(0xe6a3dc043de361d7), P192_W(0x4fb38ef8bbd9f1e6),
    } } },
    { { {
        P192_W(0xf928b0b1cd429aa3), P192_W(0x56513e9d4e1948bb), P192_W(0xe27c3aa1e9484c2d),
    } }, { {
        P192_W(0x203b45d0e2fadf8a), P192_W(0xab851e563f4977b4), P192_W(0xb9d6520fddb9420b),
    } } },
    { { {
        P192_W(0xd69a8cb6b41d98d4), P192_W(0x9ab614d1e5cdcb8c), P192_W(0x55efb1be66e2d082),
    } }, { {
        P192_W(0xe12a1e15b775055e), P192_W(0xbda89ae44bae674b), P192_W(0xeacc73136d94198f),
    } } },
    { { {
        P192_W(0xaee029a1aefbd599), P192_W(0x9990126f80a5d930), P192_W(0x1120eb23b379c502),
    } }, { {
        P192_W(0xf41e57b96813273c), P192_W(0xa404f970262b3e86), P192_W(0xef89ae4432763b5b),
    } } },
    { { {
        P192_W(0xfca83ec1557b7b32), P192_W(0x3b5dc1c431bc9fa4), P192_W(0xc1e9b464044d3c60),
    } }, { {
        P192_W(0xc51326423c788cfd), P192_W(0xfa61e6b7020551ef), P192_W(0x331759c72405d951),
    } } },
    { { {
        P192_W(0xe6c863c6d25daeff), P192_W(0x2a38b32fe63eb9a1), P192_W(0x5434b94fb67fc2ad),
    } }, { {
        P192_W(0x1e0d5423737565b3), P192_W(0xc42d7b15c055baa9), P192_W(0xf84ada67b92e2c1b),
    } } },
    { { {
        P192_W(0x28974cd59f10f188), P192_W(0xf949b4a94129e46d), P192_W(0x8495bf182bd887df),
    } }, { {
        P192_W(0x2aa91a8d1b3fcabd), P192_W(0x9831fd5927058d63), P192_W(0x31259ac7e4458785),
    } } },
    { { {
        P192_W(0x428e8f9f63ce701c), P192_W(0x448e06b13d62c7fe), P192_W(0x6b1f26825d682d25),
    } }, { {
        P192_W(0x868eb00f5f675ce6), P192_W(0xc560e74e2be642c7), P192_W(0x612983d959de4a69),
    } } },
    { { {
        P192_W(0xa537345fa620875a), P192_W(0xbcb6ee4f5779eeff), P192_W(0xd874657b4a6dee91),
    } }, { {
        P192_W(0xc37cbb8cceded339), P192_W(0x0c931c323090fb0e), P192_W(0x68be5d259c10a051),
    } } },
    { { {
        P192_W(0xec2876480f4c5844), P192_W(0xc23f67a844328056), P192_W(0x7f4875976e45d364),
    } }, { {
        P192_W(0x7d176726f516c5ba), P192_W(0x73573cc05263b331), P192_W(0x1210b29ec5d8aacc),
    } } },
    { { {
        P192_W(0x1a5623018ec5c88a), P192_W(0x08d83347a3244e9e), P192_W(0x62154389e6b7ceb6),
    } }, { {
        P192_W(0xda396e56d8a6fda6), P192_W(0x5b1e81b0c234c1a4), P192_W(0xd82de7e93074e7a1),
    } } },
    { { {
        P192_W(0x9113606e8cc19b76), P192_W(0x1a090a2e43fa2a4e), P192_W(0xfc44ff1b641491c7),
    } }, { {
        P192_W(0x8bb55639cb5a4876), P192_W(0xe4317c054a4cf769), P192_W(0xcd6e6ee2ed06685d),
    } } },
    { { {
        P192_W(0x2c3e504db08edce4), P192_W(0xe64a4cf6b25ac930), P192_W(0x1e01a253b432edd7),
    } }, { {
        P192_W(0x25f28ccf5f9fc7bd), P192_W(0xdb2aaea1a1c87cd1), P192_W(0x1ca7324594777298),
    } } },
    { { {
        P192_W(0x0b976ea36fcc1ee4), P192_W(0xfcd38696411d2853), P192_W(0xb7727f63de9ac707),
    } }, { {
        P192_W(0xd2f722dd1331b03d), P192_W(0x060bc03fece64e71), P192_W(0x2f79d69a1749feae),
    } } },
    { { {
        P192_W(0x4529a068fdba9f2a), P192_W(0x88a6dae2bb52097c), P192_W(0x5b658a2911df6239),
    } }, { {
        P192_W(0x1edea149b151ff96), P192_W(0x2a361e603c027ec7), P192_W(0x6ae2499e87e51f99),
    } } },
    { { {
        P192_W(0xc0c484787b180096), P192_W(0xad6e43a801c334ee), P192_W(0x3bfe1b58d04b5dc3),
    } }, { {
        P192_W(0x5467952d48f6be34), P192_W(0x761e2054299fa0d3), P192_W(0xb47ca9697b544548),
    } } },
    { { {
        P192_W(0x960d94253526dd41), P192_W(0xce84a05a7b5dc3cd), P192_W(0x43c632a0e8af8443),
    } }, { {
        P192_W(0x78d885224ae8a608), P192_W(0x445b16f8e27b9fe5), P192_W(0xa498c7bffe377bb0),
    } } },
    { { {
        P192_W(0x8936e03663c6f265), P192_W(0x37e40d768ec4aac8), P192_W(0x83a8f3ed53491ae1),
    } }, { {
        P192_W(0xec530f10f218bc48), P192_W(0x0077f8af1bbd9f5d), P192_W(0x9e0ef9c7b46af266),
    } } },
    { { {
        P192_W(0xdd7cfacd6ab5a224), P192_W(0xf060ffa2c57793fa), P192_W(0xfcd3b91339072643),
    } }, { {
        P192_W(0xbfad4ec26719ee3d), P192_W(0xadc556b80a5fb48c), P192_W(0x64b17dfffbc56e5f),
    } } },
    { { {
        P192_W(0x4f0c24186699202a), P192_W(0xa93b3e96d505cf68), P192_W(0x89c72aad8d4a65c7),
    } }, { {
        P192_W(0x069f7dbc8cdc2151), P192_W(0x035ec5ca12e1a9ce), P192_W(0x56eac16e4deb8c9d),
    } } },
    { { {
        P192_W(0x8b35e9037c076fad), P192_W(0x9841ff0d8ea21dd4), P192_W(0xa69926dcf9591768),
    } }, { {
        P192_W(0xc7bac4639b763d85), P192_W(0xecdfb038e8b417d6), P192_W(0xfa99f4eaa3f59a8e),
    } } },
    { { {
        P192_W(0xbc7ef156416c02eb), P192_W(0x8d5598f6b1449371), P192_W(0x9e700e065c6811a9),
    } }, { {
        P192_W(0x3a1ccad4d5a31b49), P192_W(0x09b008e6eee8b6f1), P192_W(0xe902180e94e73007),
    } } },
    { { {
        P192_W(0xc19289fe22ab47b1), P192_W(0x13a20c4536713ab6), P192_W(0x9925770b90b5a02b),
    } }, { {
        P192_W(0x4ece5075149244f4), P192_W(0x228768e60b5f8a57), P192_W(0x3a2cb040c0aaacc0),
    } } },
    { { {
        P192_W(0x7e312a90de46df8e), P192_W(0xf147da428fe3e871), P192_W(0xb5ce49d22f170977),
    } }, { {
        P192_W(0xfbe1e60d8db4bb53), P192_W(0x8ee1f5337b81d4e1), P192_W(0x99b73d2b2a025bb7),
    } } },
    { { {
        P192_W(0xe9ab593342695fe7), P192_W(0x92465521b0058258), P192_W(0x1f63f747fcb79b08),
    } }, { {
        P192_W(0x9349f726965c7252), P192_W(0x69c0a71ca8b825c1), P192_W(0x328c2448e31bb6c9),
    } } },
    { { {
        P192_W(0xd583eef2d9b6b8fb), P192_W(0xaf4748518b8f9310), P192_W(0x7b0b0898b5ad6f66),
    } }, { {
        P192_W(0x0e9a80c16d86606f), P192_W(0xe1323303403700ca), P192_W(0xbe819795717de159),
    } } },
    { { {
        P192_W(0x00e8d7900bbe7426), P192_W(0x5ccc2b77efa99210), P192_W(0x0bc7ba087dce7b4c),
    } }, { {
        P192_W(0x1651a0172f600b00), P192_W(0x9554f2e4e20369b9), P192_W(0x972dca45c3193d67),
    } } },
    { { {
        P192_W(0x1a96c74d71e66a7d), P192_W(0xf00e901a41d1c04f), P192_W(0x35c8d50d98542c74),
    } }, { {
        P192_W(0xc6aad537b502e2ac), P192_W(0x627741487e100ac8), P192_W(0x877fc5217d043cb8),
    } } },
    { { {
        P192_W(0xe30e92b63553cbc6), P192_W(0x69c6ab88b1bd1412), P192_W(0x5f427c55ec81ac75),
    } }, { {
        P192_W(0x89cf9284829a072c), P192_W(0x76cc6fc728c9dbee), P192_W(0xb64253d41ee58c01),
    } } },
    { { {
        P192_W(0x679479188735864c), P192_W(0xd0ada4aa45eb4963), P192_W(0xb478d1375a1ac61c),
    } }, { {
        P192_W(0x8e3e9c9f7d59e257), P192_W(0xbe5ee569006d934c), P192_W(0xb154274031e105e7),
    } } },
    { { {
        P192_W(0x224832d18cb2ab27), P192_W(0x7247d946e9045455), P192_W(0xacbf05e2aa925a1c),
    } }, { {
        P192_W(0x284b31b45566b33d), P192_W(0xc091a078e858261d), P192_W(0xfeab801ebb4098f1),
    } } },
    { { {
        P192_W(0xbd61f069db78c9d4), P192_W(0xd7a4b877e3e64d75), P192_W(0x10436e0632993f5a),
    } }, { {
        P192_W(0x3398670e310afb62), P192_W(0x926765abdada7aef), P192_W(0x6f09dd03eb3a1b70),
    } } },
    { { {
        P192_W(0x1022e36b4d5891a8), P192_W(0x67dcc65d2937a202), P192_W(0xe2eb3d8d3cfa273e),
    } }, { {
        P192_W(0x77bc09a0727427bd), P192_W(0xf4c32e4181d4a2ef), P192_W(0xb1337d00a9a6d2fb),
    } } },
    { { {
        P192_W(0x907e99047affb75b), P192_W(0x0ef098bf7c616b19), P192_W(0xe282d7c9082b02f7),
    } }, { {
        P192_W(0x6c50b32035896f71), P192_W(0x3dc0955a9e13837a), P192_W(0xc09fa38b9456a328),
    } } },
    { { {
        P192_W(0xeb0119c3057c0767), P192_W(0x5bb35972ebfaf5a7), P192_W(0x71aa3a587e496312),
    } }, { {
        P192_W(0x90ea58443808f799), P192_W(0x8dda52115465397f), P192_W(0x44aef7e6b9301bb3),
    } } },
    { { {
        P192_W(0xa4b7bf69fef07a5a), P192_W(0xeadaeaaa3f0d5d3b), P192_W(0x06c3e5ac16836bfd),
    } }, { {
        P192_W(0x2ab4f4f0813e287c), P192_W(0x073478822e890cf6), P192_W(0x2402a36eaa2c63c0),
    } } },
    { { {
        P192_W(0xa8c03582e8c0fbaa), P192_W(0xb4545df43d7c577c), P192_W(0x381c50962683df79),
    } }, { {
        P192_W(0xf5c8714bded9e341), P192_W(0x00456232ecc7ca6a), P192_W(0xbf07d00465815b4b),
    } } },
    { { {
        P192_W(0x28a52f22419df853), P192_W(0x160387f3bcda26a3), P192_W(0xda6e15e228d82673),
    } }, { {
        P192_W(0x5010d3a4e208b5d0), P192_W(0xeffda7360e282c6b), P192_W(0x036d4884a8bdb30b),
    } } },
    { { {
        P192_W(0x80872fcded8a60a9), P192_W(0xaf378723d2a6c1c1), P192_W(0xb5c886495830aef5),
    } }, { {
        P192_W(0x9636b3a4b961dee9), P192_W(0x73352eb35f0c26e1), P192_W(0x5afade9a75beb901),
    } } },
    { { {
        P192_W(0x8cfb9f2e2d8cdd3c), P192_W(0xfb9db9fea4a02c3c), P192_W(0xb1051772188cd2d5),
    } }, { {
        P192_W(0x5a86b4d0e7b0d2ca), P192_W(0x22d116b70a76fc56), P192_W(0xd11eb45634739098),
    } } },
    { { {
        P192_W(0xe9600298f7856340), P192_W(0x1da6a1e085952d65), P192_W(0x2f7fd95573020277),
    } }, { {
        P192_W(0x84b1424c86b52434), P192_W(0xd9a6b4b1af22f592), P192_W(0xc40803cafb9bae6c),
    } } },
    { { {
        P192_W(0x85999a9870a5e502), P192_W(0x1caec01a7cc28f5f), P192_W(0xcce84f75db537e57),
    } }, { {
        P192_W(0x2ea501d9fcbfb6e0), P192_W(0x78b6551329531b2b), P192_W(0xfd34534acfa1a31b),
    } } },
    { { {
        P192_W(0x95d5b219588736f6), P192_W(0x19949f2e58aeb172), P192_W(0x722e306366dfe20d),
    } }, { {
        P192_W(0xd9454b203e8dc1eb), P192_W(0x22d96fc00759e850), P192_W(0xb3261ed8d8001bb9),
    } } },
    { { {
        P192_W(0x8fbdd31feacd6db8), P192_W(0xece43d03310e461d), P192_W(0x38c6082d3810bec2),
    } }, { {
        P192_W(0x049f943adbeba7e6), P192_W(0xb7f2387b00be3d05), P192_W(0x53bf5f59025a728e),
    } } },
    { { {
        P192_W(0x222c7ff0c0aea407), P192_W(0xb57179d9c00f7a47), P192_W(0xc8dbc6b726baaf02),
    } }, { {
        P192_W(0x8711faab03a7330c), P192_W(0x86812bbedc37f724), P192_W(0x2d83afebae6b216e),
    } } },
    { { {
        P192_W(0xc573a2b10f9a2a5d), P192_W(0x688afeb421710211), P192_W(0x64241091cd279ff8),
    } }, { {
        P192_W(0xce16969c9f0557f2), P192_W(0x664f9ad7f08e454c), P192_W(0xcc1ebd556a76defd),
    } } },
    { { {
        P192_W(0x42b5602a9bb3708e), P192_W(0x81ae7531cac70551), P192_W(0x1d56d4e03b8703ed),
    } }, { {
        P192_W(0x3e10b30a0131bec3), P192_W(0xd6af9f520648d562), P192_W(0x11f04eb47e1ebb81),
    } } },
    { { {
        P192_W(0x5976e57432c67ef9), P192_W(0x8c1fe30290481ea2), P192_W(0xbb769aebe8a4b537),
    } }, { {
        P192_W(0xf421c54346923ffe), P192_W(0x800bf4b9fed92257), P192_W(0x436ab4c8235f4125),
    } } },
    { { {
        P192_W(0x9fb72a65444f1cb5), P192_W(0x8fadfedd4c5743b0), P192_W(0xf24e092eeed41029),
    } }, { {
        P192_W(0x0d405eb02da069c2), P192_W(0x2b2bc976bfa5e689), P192_W(0x10f6ac0ee5064bdc),
    } } },
    { { {
        P192_W(0x002760caa33a26e4), P192_W(0x0084f4688f642c42), P192_W(0xec12fcceab780995),
    } }, { {
        P192_W(0xc5f36959cd257755), P192_W(0x68ccd154bad46872), P192_W(0xaf1fa66ac9de76b5),
    } } },
    { { {
        P192_W(0x6c2f6117d1911634), P192_W(0x28de6e22e9a356d9), P192_W(0xf8ac016fc14dd2cb),
    } }, { {
        P192_W(0x1d13a401432ae90f), P192_W(0x003a898ec58e32e1), P192_W(0x4d610761a8a72689),
    } } },
    { { {
        P192_W(0x03c749b78880cce8), P192_W(0x498d9818890c9ff4), P192_W(0x41c76d5429785b19),
    } }, { {
        P192_W(0xdf2adff6614abe88), P192_W(0xb1184fa7a032f348), P192_W(0xe5aaefe0a41e7445),
    } } },
    { { {
        P192_W(0x3049e0e7fa1d4422), P192_W(0x82607245f545537b), P192_W(0x51f482635e9ce468),
    } }, { {
        P192_W(0x91263adfee260953), P192_W(0xaa2ba2742419044b), P192_W(0xb9690ef5ba841cfe),
    } } },
    { { {
        P192_W(0x7306037bd6342256), P192_W(0x7d182426e5555bbc), P192_W(0xbbf4f4c07aa2d43e),
    } }, { {
        P192_W(0x7b55db2ca2268d33), P192_W(0x5ea105b6d6bc33f8), P192_W(0x10e082ec8db7eb5f),
    } } },
    { { {
        P192_W(0xdee162e33da3c006), P192_W(0xe9d2bfba12b1a905), P192_W(0x692e9a74f0d6db31),
    } }, { {
        P192_W(0xd8d34fc0d321120d), P192_W(0x5c9517e98ba9a23f), P192_W(0x391f931e80a850f2),
    } } },
    { { {
        P192_W(0x43d32556bd94b222), P192_W(0x34a80c6f11a168df), P192_W(0x59b756cbc6d7c9f5),
    } }, { {
        P192_W(0xb6caa38e33650990), P192_W(0x40609742e73164cd), P192_W(0xb00c72400bd77bf7),
    } } },
    { { {
        P192_W(0xe5f18e117d31e1c3), P192_W(0x913579c11f40ef19), P192_W(0x00a44e05ee1e6b54),
    } }, { {
        P192_W(0x704d871aa4b51bbe), P192_W(0x54e1f62d973efc85), P192_W(0xf38631124e26bf8b),
    } } },
    { { {
        P192_W(0xc517ae65df830e7d), P192_W(0x0828c6ebbc879e03), P192_W(0x732186cb309ad48b),
    } }, { {
        P192_W(0x3b2f0382b55c03fd), P192_W(0x6b34fab068016318), P192_W(0xeac94370c6f6e90e),
    } } },
    { { {
        P192_W(0x8ce4f46a57e62b55), P192_W(0xbd7f613dd230f23e), P192_W(0x177a9edb9b4ebd18),
    } }, { {
        P192_W(0xd69d0a2359db730f), P192_W(0x85ca23231f662a90), P192_W(0x4ea3e2b40fb0248b),
    } } },
    { { {
        P192_W(0x5d503838c03d4def), P192_W(0x7a85bf006399844d), P192_W(0xc8455f2583ced665),
    } }, { {
        P192_W(0xe68f7dd54cc373b5), P192_W(0x38a2080a705b163d), P192_W(0xed84acebf3979185),
    } } },
    { { {
        P192_W(0xffb4b411546832a0), P192_W(0x59aae5fa14ac2a31), P192_W(0x6e2829e867bab640),
    } }, { {
        P192_W(0x4559b6f9ab280111), P192_W(0x332f573ffd097b3f), P192_W(0x44bf86ce24a510f7),
    } } },
    { { {
        P192_W(0x8d1bb9a12c050592), P192_W(0xea95c6367f492c1f), P192_W(0xa844c81e24878adc),
    } }, { {
        P192_W(0xcf2c287038e7b3c2), P192_W(0xd463f41e4d215feb), P192_W(0xcb24ae50a99f069c),
    } } },
    { { {
        P192_W(0x644883fe58f7909a), P192_W(0x2f8ccf6c9a2e2fc2), P192_W(0xed9ea0768dd18a2d),
    } }, { {
        P192_W(0x6bbab66d2a7a33f3), P192_W(0xa6bd02c6201a5483), P192_W(0xbb056923fe1e573b),
    } } },
    { { {
        P192_W(0x345b8d660a2e7eba), P192_W(0xc5e100f9e95239bf), P192_W(0x032f9b66643ca110),
    } }, { {
        P192_W(0x97a010f7a6e3917d), P192_W(0xbe82188498f002bc), P192_W(0xd3691aa9db4662d9),
    } } },
    { { {
        P192_W(0xcf31fe4057325a93), P192_W(0x4f91660eb1dd15a8), P192_W(0xf7e2b27e1b03320f),
    } }, { {
        P192_W(0x734fd92ecab93136), P192_W(0x47bc7aaa405d14ed), P192_W(0x2900ab5692116d49),
    } } },
    { { {
        P192_W(0x26ddcc015c89c4a5), P192_W(0x8a4fdfb4911aaac7), P192_W(0x0ca24be41789e7a4),
    } }, { {
        P192_W(0xc43dd2df2dceddfa), P192_W(0x99da4b1dd7887b1a), P192_W(0x2a126591aaa72aa5),
    } } },
    { { {
        P192_W(0xb00f346b90e5718b), P192_W(0xae0ac6bbf3380ccb), P192_W(0x2071de25369b8003),
    } }, { {
        P192_W(0x11c9b94cdef1e764), P192_W(0x0716c2fa7e801f2c), P192_W(0x8a2ce2a54f682286),
    } } },
    { { {
        P192_W(0x597501e3261d0c4e), P192_W(0x2066ce41b0dbed66), P192_W(0xea61e0eb5a399581),
    } }, { {
        P192_W(0x1a69157eccb909eb), P192_W(0xcb16ecc326b257a6), P192_W(0x58d3bb56dce03f79),
    } } },
    { { {
        P192_W(0x85b26e3ce477ffbe), P192_W(0xc08b8a6549ea9ffe), P192_W(0x937772a2297f5e0d),
    } }, { {
        P192_W(0x4aa94067ad33e3fb), P192_W(0x8761ab6db19ca07c), P192_W(0x3c3afd9905152990),
    } } },
    { { {
        P192_W(0x64a22aafaca01341), P192_W(0x32a2c8d43c15f67b), P192_W(0x69fe704e3a6a6e6e),
    } }, { {
        P192_W(0xe9ac0fedc76e3da4), P192_W(0x17575921e42605de), P192_W(0xc3a8d2452c3efdc9),
    } } },
    { { {
        P192_W(0x5bccc6d261856be7), P192_W(0xb0452cccd7686628), P192_W(0xcb0d3a1d888ad29a),
    } }, { {
        P192_W(0xf730510991fe5950), P192_W(0xd1340c151abd257d), P192_W(0x5862d7667fd55311),
    } } },
    { { {
        P192_W(0xad02d25f64d6ba76), P192_W(0x01245b6d9c8c732d), P192_W(0xd3f31535168e2d70),
    } }, { {
        P192_W(0x798c5d963cf07e66), P192_W(0x9ebf2c8ef4de3674), P192_W(0x82da86126e6fba81),
    } } },
    { { {
        P192_W(0xd15f6386ea2229e7), P192_W(0xdb901f432d45b8c5), P192_W(0x1045fcd29b0106d3),
    } }, { {
        P192_W(0x27a206fcce9c1505), P192_W(0x93c7b97b33c1f95d), P192_W(0x82f8070f37b0f1dd),
    } } },
    { { {
        P192_W(0x547d79e9d1e72eff), P192_W(0x71aded6203a0b00b), P192_W(0xe7a15ba3f87a7b2a),
    } }, { {
        P192_W(0xd180b856ad3708d0), P192_W(0xc20d178d54b1ef44), P192_W(0x4438064eef27f4c2),
    } } },
    { { {
        P192_W(0x87366d8e7eed2ac2), P192_W(0x530ac5d9a61c9bd3), P192_W(0x3f2b8ddfda35fe62),
    } }, { {
        P192_W(0x5ac6f60f6976b3e2), P192_W(0xa4682cab1d5018a1), P192_W(0x11bc522e126a29fd),
    } } },
    { { {
        P192_W(0x445f0aaf28b6f281), P192_W(0x367679a4487ea81d), P192_W(0x9dd683da1e7a3a0e),
    } }, { {
        P192_W(0xe8999947c065baba), P192_W(0x1873773a837ab123), P192_W(0x2eb2731304f7b3d8),
    } } },
    { { {
        P192_W(0x467e6c0c8c55271d), P192_W(0x8040e81dfa8fdb33), P192_W(0x6298c2b8e9acbcf8),
    } }, { {
        P192_W(0x31ef9ccbf91b8f4f), P192_W(0xad71276e717ea089), P192_W(0xb1d933baa3e0bd79),
    } } },
    { { {
        P192_W(0x328558d40e2ae235), P192_W(0xe6ce0cde04238f2e), P192_W(0xde978ca33a31f910),
    } }, { {
        P192_W(0xd0b7924956c90a11), P192_W(0x2146f07f70eeb870), P192_W(0xe51c246fedfa5fc5),
    } } },
    { { {
        P192_W(0x0fee20448a747ac6), P192_W(0x8de6474580351b17), P192_W(0x531363ded1992e47),
    } }, { {
        P192_W(0x09414998e84efa03), P192_W(0x65907abc5d808b5c), P192_W(0x17b6b09ef123ee6e),
    } } },
    { { {
        P192_W(0xad26aa6a8ee9e14b), P192_W(0xd36c3dd253a430cb), P192_W(0x42f20953b94230bc),
    } }, { {
        P192_W(0x53cd5413a52ebbd1), P192_W(0x604dc94a35f40926), P192_W(0x23dba54126abdc4e),
    } } },
    { { {
        P192_W(0xf84847d1ad702e27), P192_W(0x7322556ee556d88f), P192_W(0xb762dac407ebf7c4),
    } }, { {
        P192_W(0x4bc72f8d90b116cc), P192_W(0xd198f26b91a0fb46), P192_W(0x85807b762d3437ac),
    } } },
    { { {
        P192_W(0x114abd2c6205a69b), P192_W(0x332807045db15793), P192_W(0x508e75db53db6511),
    } }, { {
        P192_W(0x6f0c6f9e8c68a572), P192_W(0x3a7a62f03e85094c), P192_W(0x09ccb4b346172dcf),
    } } },
    { { {
        P192_W(0x0d6b57356ab5749a), P192_W(0x2dc8cc497f02f203), P192_W(0xe5dcaae0de08f418),
    } }, { {
        P192_W(0x194396abf04d089b), P192_W(0x246e664f3046f12a), P192_W(0xf1253286ae4c4d44),
    } } },
    { { {
        P192_W(0xf6ba205ae24e2855), P192_W(0xb677261cfb89f909), P192_W(0x6843f3d1fe3598de),
    } }, { {
        P192_W(0x0fc5951e898189ee), P192_W(0x14a2e36613462de3), P192_W(0x671ae62d901a8743),
    } } },
    { { {
        P192_W(0x5f246002db217e38), P192_W(0x35abf53ccbbeb824), P192_W(0x648a8e8cd2a7b6e3),
    } }, { {
        P192_W(0x24f400feb1d15d6b), P192_W(0x8c5c92cfcdbe17ce), P192_W(0x651b93bdf7a9d227),
    } } },
    { { {
        P192_W(0x47d45c6af522c54c), P192_W(0xc1e191c5b2cfc6b9), P192_W(0x5d64cbfb2f5fd20a),
    } }, { {
        P192_W(0x86da7b7f128cf414), P192_W(0x946296fa86d07720), P192_W(0xc1d51dbb882e3929),
    } } },
    { { {
        P192_W(0x5131c5926994bc5b), P192_W(0xc8ad8d409671153b), P192_W(0x4cf2537011691411),
    } }, { {
        P192_W(0x674752b41c4bf52f), P192_W(0x798253da61b0c94b), P192_W(0xfe7a299c2679bab2),
    } } },
    { { {
        P192_W(0x0e742a5f47543fae), P192_W(0x6f7307ab69708ff8), P192_W(0xfdc67610b502bbb9),
    } }, { {
        P192_W(0x8a9a5ff2f626bf90), P192_W(0xe216b1da2ee82802), P192_W(0x99c01cbc301aec98),
    } } },
    { { {
        P192_W(0x55f5a7a0dd4b6a27), P192_W(0x72ef65d6244098da), P192_W(0xe745c7e646afeaae),
    } }, { {
        P192_W(0x96e90c6bb68c4d9f), P192_W(0xf8a6ab5ed61c04f0), P192_W(0x9d73f5a6e173e673),
    } } },
    { { {
        P192_W(0x3eed4d598d631c4e), P192_W(0x2085658b70b85bb5), P192_W(0x3faf9c1c9dd26654),
    } }, { {
        P192_W(0x926284c4417b1248), P192_W(0x4c444482fe2f9d04), P192_W(0x3b1c4e76584a58f0),
    } } },
    { { {
        P192_W(0x6f1ca96c010f0cf7), P192_W(0x5346aaf45ae3d0b5), P192_W(0x72cf2e7866b90561),
    } }, { {
        P192_W(0xf7d618cf3603ccb4), P192_W(0x6f154c7714ee7e7c), P192_W(0x43d5324c19cf4689),
    } } },
    { { {
        P192_W(0xa6d13a38e45ffd1e), P192_W(0xb232d14dc3ace874), P192_W(0xed4074aa8aa2e26a),
    } }, { {
        P192_W(0x0c4acf2e8370977a), P192_W(0x972c24068afd5dcd), P192_W(0x4326dac0e73e62fd),
    } } },
    { { {
        P192_W(0x07e0455adda0ea37), P192_W(0x381c26a48e0ece7c), P192_W(0x017dd52350722ff0),
    } }, { {
        P192_W(0xfd00fc619b41f61f), P192_W(0xff1245fe1e0e35b2), P192_W(0x103b27dbe961c75c),
    } } },
    { { {
        P192_W(0x54a93790a4845f17), P192_W(0xa19a8a305bb76293), P192_W(0xd1050691222b8a42),
    } }, { {
        P192_W(0x9ab1bd5d8e02313f), P192_W(0x0670299eba065d75), P192_W(0xd863791297d716db),
    } } },
    { { {
        P192_W(0x3100344f7498084b), P192_W(0x9ede20b10d02f021), P192_W(0xa3f64060c8974d88),
    } }, { {
        P192_W(0xc0ffe462c82a1ea0), P192_W(0xaa30a9e52036c052), P192_W(0xb83be80a60be2313),
    } } },
    { { {
        P192_W(0x80f35d79b4c23131), P192_W(0xbfb3dcfbd7b6ae7a), P192_W(0xf0790d58948c447d),
    } }, { {
        P192_W(0x28a0d6407a14f1b6), P192_W(0x6ff74edfd5fa5a34), P192_W(0x249c48688cea28be),
    } } },
    { { {
        P192_W(0x5a69b1a83571b990), P192_W(0x3ffeb442b3275399), P192_W(0x085dfa62eacf92cd),
    } }, { {
        P192_W(0xebe1aaac29948e18), P192_W(0x25cf4ac5eff776ce), P192_W(0xf4f7365a5ffb9c81),
    } } },
    { { {
        P192_W(0xcf56607d1718a93b), P192_W(0x8f1b36617f0a076e), P192_W(0x3b455603b0df2d88),
    } }, { {
        P192_W(0x6716375b0099548a), P192_W(0xd77cf223747e9361), P192_W(0xacea008e70b38257),
    } } },
    { { {
        P192_W(0xb836717709dfcb4b), P192_W(0xe691e56d1e5d3231), P192_W(0x98461776b5051a20),
    } }, { {
        P192_W(0x8d5989159f08e980), P192_W(0x130585e4fd336bfb), P192_W(0x53691a916e28986e),
    } } },
    { { {
        P192_W(0x4309f9a6ecc5b28d), P192_W(0x1efe6e075fc04059), P192_W(0xe7d761b08d0b67ed),
    } }, { {
        P192_W(0x7521784fe570625f), P192_W(0xd8185461f31ac339), P192_W(0x5c57a7a76f9d54ce),
    } } },
    { { {
        P192_W(0x15c7f10f1a6eea47), P192_W(0xaeaa4e175bf49bdc), P192_W(0xeb74607c8af61112),
    } }, { {
        P192_W(0x8790147f5c47809a), P192_W(0xf1153442187b42cb), P192_W(0xdd282d346744f831),
    } } },
    { { {
        P192_W(0x581e85837cf48694), P192_W(0x9c4499064122748e), P192_W(0x80b8e0c450148e95),
    } }, { {
        P192_W(0xb8c89e26d51b62c5), P192_W(0xe7ca3485ee39ed51), P192_W(0xca948f515a7f8d9c),
    } } },
    { { {
        P192_W(0x645eb8fa2469f868), P192_W(0xa293b25ec1c59067), P192_W(0xcd3619a1bea10d1e),
    } }, { {
        P192_W(0x4f24cce8841ccd7d), P192_W(0xf288e576a900cd17), P192_W(0xf6aabbdb724c2bbd),
    } } },
    { { {
        P192_W(0x4bcdf2eedb94ff74), P192_W(0x1446bdf255e8bdb7), P192_W(0x6de186b6411697ba),
    } }, { {
        P192_W(0x5409f9f35b8b0d8b), P192_W(0x59b2d880145911ec), P192_W(0xf2fc9e2cd6fbd466),
    } } },
    { { {
        P192_W(0x03bc679f97797d66), P192_W(0x8564bea1f7280413), P192_W(0x37755d2b1d5ce05d),
    } }, { {
        P192_W(0x7c5a8bff6058a854), P192_W(0x9920fe3e7d19a2f1), P192_W(0x201e57ab2dd2fb56),
    } } },
    { { {
        P192_W(0x525ccc4321a147f0), P192_W(0xfe23644813a2ea11), P192_W(0x7ea5a71550267549),
    } }, { {
        P192_W(0x468b7e39b7fd4963), P192_W(0xc8dc36a2555ee3a9), P192_W(0x5c6e6374cd98cb54),
    } } },
    { { {
        P192_W(0x5748df3ae9a14cdb), P192_W(0xc3520d75feecf2c0), P192_W(0x1bd3fef5d4accaa6),
    } }, { {
        P192_W(0x7df2147280443244), P192_W(0xa6106c477d2f8a93), P192_W(0x6557b35298516499),
    } } },
    { { {
        P192_W(0xac81ee6298aeb37c), P192_W(0x955038f781440f96), P192_W(0xa8f8350e2b68de7e),
    } }, { {
        P192_W(0x51b5c4e537abd930), P192_W(0x64f6b2d5d6aea70f), P192_W(0xb64cedb6212f6bbd),
    } } },
    { { {
        P192_W(0xd2534a7a57f681aa), P192_W(0xc62d85c4f9879820), P192_W(0x46e55319e8e949c4),
    } }, { {
        P192_W(0xe9d8732a526007e2), P192_W(0xda6c6b58d22ad44e), P192_W(0x1387a1b3cd92a8cf),
    } } },
    { { {
        P192_W(0xd87886dcf908cec8), P192_W(0xb201daf1701a7539), P192_W(0x6bc758f3f2d44df3),
    } }, { {
        P192_W(0xa89dfe5ab34ba64f), P192_W(0xc3e08ce498eacdba), P192_W(0x6504c51e7acf7543),
    } } },
    { { {
        P192_W(0x02a98e8719dcca78), P192_W(0x79b9a723967dea38), P192_W(0x7fb7ba478ac1e9e8),
    } }, { {
        P192_W(0x940f53042feb3a38), P192_W(0xb86b3ef64e06c1d8), P192_W(0x02d0f4da599f6cf1),
    } } },
    { { {
        P192_W(0x8b9b4a4c3e371ebc), P192_W(0xe4ef3b49ec9b81c8), P192_W(0x65bfcdc22825d62f),
    } }, { {
        P192_W(0xeff59d2439cb459c), P192_W(0x7d88d5557fc5288a), P192_W(0x356ae41b037bb9c4),
    } } },
    { { {
        P192_W(0xa8e574dfae88797d), P192_W(0x353af5326d706502), P192_W(0x88ae1230a42b2448),
    } }, { {
        P192_W(0x142da47fe9c4b950), P192_W(0xde3295a2ddab48e2), P192_W(0xe63f2184a187d739),
    } } },
    { { {
        P192_W(0xcd077203bdd049cf), P192_W(0x9982c89202ee235a), P192_W(0xdbd10e94c613cdd5),
    } }, { {
        P192_W(0x8894fea4288ad607), P192_W(0xb802179a89734edf), P192_W(0xed358fb032254ed3),
    } } },
    { { {
        P192_W(0x5b75c1141007ef4d), P192_W(0xf329e777f2c415ac), P192_W(0x0c2a0ace433e98cb),
    } }, { {
        P192_W(0xf465d37747607808), P192_W(0xbd1f309ee0bc7a1a), P192_W(0xca473386809707ec),
    } } },
    { { {
        P192_W(0x8d32a37e5bbed866), P192_W(0xa9d97ecb394756e0), P192_W(0x279d0274145cab03),
    } }, { {
        P192_W(0xd48f74e501efca5d), P192_W(0x29d13c46ce00bc0b), P192_W(0xfc8bdd47b7f6b371),
    } } },
    { { {
        P192_W(0x2ddb64c71ffa6aea), P192_W(0xaddd7cd9baa3a021), P192_W(0x89fe87247636ef40),
    } }, { {
        P192_W(0x7a022673a271f79c), P192_W(0x0b567ba559d504ca), P192_W(0xd51fdd13ef806dae),
    } } },
    { { {
        P192_W(0x267a21ba5ce5b486), P192_W(0x6509878cc706d2e1), P192_W(0x0f83216c0529ddfe),
    } }, { {
        P192_W(0x0f8d4118097b02b1), P192_W(0x5f5e578edb3f6dc7), P192_W(0x15efe07ffd4ab982),
    } } },
    { { {
        P192_W(0xabf54d9bae6010e3), P192_W(0xb407a1b0261997a0), P192_W(0x2744714b431a1e91),
    } }, { {
        P192_W(0x0010bef4acd00f0c), P192_W(0xa7aa14cd8cd2d2ca), P192_W(0x6bfe24bf8f9082ad),
    } } },
    { { {
        P192_W(0x9923fafab674d30d), P192_W(0x0aab47aeebb23d94), P192_W(0x13cefc95ac4a4d48),
    } }, { {
        P192_W(0x44ca2cd78257a1d5), P192_W(0xc1090fa867262fd2), P192_W(0xbe600c0f41a7526c),
    } } },
    { { {
        P192_W(0xed4e645c9ee52612), P192_W(0x5312b498f62256dc), P192_W(0xa5befbb0c5d4e732),
    } }, { {
        P192_W(0xdd1d1de67a61af6e), P192_W(0x6251966b3d9f6c3d), P192_W(0x0e56a5222d76b228),
    } } },
    { { {
        P192_W(0x7d0c2cbf55886c0f), P192_W(0x9dbef024080e6d29), P192_W(0x187939581c9741a0),
    } }, { {
        P192_W(0xee98a07edbbbffd5), P192_W(0x419a837e14a31b2a), P192_W(0xfe9bfb65e711a8d8),
    } } },
    { { {
        P192_W(0x343160d15a24df27), P192_W(0xaef7314ef7d0b260), P192_W(0x72f5bf6e9b29892f),
    } }, { {
        P192_W(0x8e3e7cf109b99374), P192_W(0x11145f2f2d23b75a), P192_W(0x836ff3e3d8ce1db1),
    } } },
    { { {
        P192_W(0x6f99cc9346d7447b), P192_W(0xb88a45fb3195eb90), P192_W(0x0d5a5c0ee9ada146),
    } }, { {
        P192_W(0x384dd22e33ac9216), P192_W(0x2f722943a2826798), P192_W(0x7204cc71f0ca10a8),
    } } },
    { { {
        P192_W(0xeee0bf73687856f9), P192_W(0x7e7b1e27e7d7e2bf), P192_W(0x04cea896253fb51a),
    } }, { {
        P192_W(0x143a6b890faa128e), P192_W(0x2b3be5e5e90c7886), P192_W(0x962639083b971644),
    } } },
    { { {
        P192_W(0x4697f79b08c6a862), P192_W(0xc09107e0164935c4), P192_W(0x9c1ab64c1bdc63a5),
    } }, { {
        P192_W(0xdbeb0df48f8e4979), P192_W(0xb310c964e60141fa), P192_W(0x473c9dc873455ad2),
    } } },
    { { {
        P192_W(0x66c70bf7529bf239), P192_W(0x32bea25730eeb649), P192_W(0x4d92f9c76eb82f06),
    } }, { {
        P192_W(0xf275c4854dc8fdd0), P192_W(0xc57534019cfb8fd6), P192_W(0xe28983326b5ffaad),
    } } },
    { { {
        P192_W(0x32c9351adddd4395), P192_W(0xdf4601e389331d86), P192_W(0xacd2ac247541cee0),
    } }, { {
        P192_W(0xf7307a71adaee2a2), P192_W(0x4bb6ada18ee916f6), P192_W(0xf31aa82e3cd14c91),
    } } },
    { { {
        P192_W(0x16d296b06816710f), P192_W(0x4e990589dee6d65a), P192_W(0x47f0a65588896942),
    } }, { {
        P192_W(0xac5960c6627787c1), P192_W(0x2a571cd464de0da9), P192_W(0xc0f7679ec4095213),
    } } },
    { { {
        P192_W(0x3461a5e8c152052c), P192_W(0x8275e8dbabaa8d67), P192_W(0x570bfe461159d098),
    } }, { {
        P192_W(0x66528bf3b9a7df79), P192_W(0x98e6e8c3a9a17b5c), P192_W(0x9e969210f39508fe),
    } } },
    { { {
        P192_W(0xe90335e90df109c1), P192_W(0x630a6ccaa58d0cf7), P192_W(0xd09b0ba028f3e0b6),
    } }, { {
        P192_W(0x07e3e8348e84a4ca), P192_W(0x6a687b8fc072d4c4), P192_W(0x5a28f5e7e17deff9),
    } } },
    { { {
        P192_W(0x88d90d6d6a5e1995), P192_W(0xdc8e09689a5a3852), P192_W(0xc001e79e70bf1291),
    } }, { {
        P192_W(0x73b496c3dd23e032), P192_W(0xeed03b827d69ca09), P192_W(0x18d06301eb57a348),
    } } },
    { { {
        P192_W(0x6a9dc2d32aee2c3e), P192_W(0x9b24fcc8bb0b6059), P192_W(0x718956f4d9241ce5),
    } }, { {
        P192_W(0xc12a8652cb70e3f5), P192_W(0xc32d7e3b81ff3f9b), P192_W(0xb89cda60ec195f90),
    } } },
    { { {
        P192_W(0xb739f3a5e5a00edc), P192_W(0x85853f0469732e1b), P192_W(0x48ef45b098db4117),
    } }, { {
        P192_W(0x67debeed2ebca003), P192_W(0x2d70f0abd703a0ff), P192_W(0x58553f0ca8d656a8),
    } } },
    { { {
        P192_W(0x3a6922c047dc9a49), P192_W(0x75ed002a386e8c3f), P192_W(0x7d002db7b38b6951),
    } }, { {
        P192_W(0x0b74fd62235c25eb), P192_W(0x8a35d5b41709c6d5), P192_W(0xc20800f32c01834a),
    } } },
    { { {
        P192_W(0xb0f4a3c3530777bb), P192_W(0xd8bbc726f3624134), P192_W(0x5a88abf14cbb27e1),
    } }, { {
        P192_W(0xa7b29f4705cbbf8d), P192_W(0x90e6bf224ebeca2a), P192_W(0x899f85b272403308),
    } } },
    { { {
        P192_W(0xe2184dadc4621046), P192_W(0x7bd1661aa8cd2d5d), P192_W(0x35c00605b7ccd564),
    } }, { {
        P192_W(0x247fe04508091f2a), P192_W(0xfe3f1b1aa46e9c2f), P192_W(0x6488cc5de8de165d),
    } } },
    { { {
        P192_W(0x0039cfcfc3833da9), P192_W(0x16002ee0bfe3fe8b), P192_W(0x6ad00e2f4a5642a7),
    } }, { {
        P192_W(0x3a4bc645333d1bac), P192_W(0x027242fc84a03581), P192_W(0xba82ee53643ed541),
    } } },
    { { {
        P192_W(0x9eb81a6790b0a8b9), P192_W(0xfb561c5bff0235ef), P192_W(0x1978ef97b3b9cb37),
    } }, { {
        P192_W(0x248a830e50146173), P192_W(0xaea586655da678c6), P192_W(0xc628dee38e03891d),
    } } },
    { { {
        P192_W(0x41a19fa4a21ac025), P192_W(0x0a272bc233fa9ce7), P192_W(0xa5b3e749d8012b08),
    } }, { {
        P192_W(0xdb61352140fd0d4b), P192_W(0xb62502a78d56a968), P192_W(0x3d65b7ba5fe8f8e9),
    } } },
    { { {
        P192_W(0xf979852b60284459), P192_W(0x0fcbe42fbe7fc174), P192_W(0x57dc4be448458d47),
    } }, { {
        P192_W(0x852338a99f214bb3), P192_W(0x1ed531e43b880f83), P192_W(0x6cf17db17086d73e),
    } } },
    { { {
        P192_W(0x3baf2c0d9d304903), P192_W(0x4d50bd4e069355a7), P192_W(0x1063fc5cfc1c901c),
    } }, { {
        P192_W(0x0875c50d0ffc216f), P192_W(0x783600e190ce6eaa), P192_W(0xb8a0682a9ede66cf),
    } } },
    { { {
        P192_W(0x5c9137b6c94f67c5), P192_W(0x408571baef251eaf), P192_W(0x8f4022812e8a5649),
    } }, { {
        P192_W(0x55edd9bc48a43cd5), P192_W(0xf245cb0a551383f4), P192_W(0xf75eecc67f10db14),
    } } },
    { { {
        P192_W(0x109bd512f01637d6), P192_W(0x93ce6f3b868db099), P192_W(0x256332d812999849),
    } }, { {
        P192_W(0x4e16cf6efaea8c0a), P192_W(0xfa5e67dc92a643be), P192_W(0xc942b003c0478a85),
    } } },
    { { {
        P192_W(0x37da8a27ed72bcdf), P192_W(0x885e84758946911f), P192_W(0xe1d3cff946b71e05),
    } }, { {
        P192_W(0xf3ae5b4945b79ae3), P192_W(0x83c8b21060476246), P192_W(0xe5d354387e0728bc),
    } } },
    { { {
        P192_W(0xd96f4ad91ed43601), P192_W(0x3a2efa74a3ec8304), P192_W(0x6fedfed59ff021ad),
    } }, { {
        P192_W(0x2cc25d2ebd72a443), P192_W(0x915e53ab3a177f80), P192_W(0xa4178c2d43adcfd5),
    } } },
    { { {
        P192_W(0xa7eb05271c0cf537), P192_W(0x17d812da7600d2ba), P192_W(0x62e37457e84ae17c),
    } }, { {
        P192_W(0x86a6dc440f4807f4), P192_W(0x214761fb606d8ca1), P192_W(0xa1b57d2e24534c81),
    } } },
    { { {
        P192_W(0x29d43954224342d0), P192_W(0x5378c3c823c11a05), P192_W(0x7f1406ac90464e42),
    } }, { {
        P192_W(0xebcd051a3c564fc1), P192_W(0x6234a4b66900f1b8), P192_W(0xdd846bb1ac4dd3df),
    } } },
    { { {
        P192_W(0xdd65a78de329e393), P192_W(0x0c293477a31c2323), P192_W(0x34f9c2cf0aad42e9),
    } }, { {
        P192_W(0xfd6b692e8d1d3cbc), P192_W(0xec00e2b3b6c1492b), P192_W(0xb06e193403b0d097),
    } } },
    { { {
        P192_W(0x924b4a04d897f971), P192_W(0x07253538890a5766), P192_W(0x97a6ee1c4825dd80),
    } }, { {
        P192_W(0xd966b744cafbb680), P192_W(0x7367d0f9f4ddc389), P192_W(0x4a2a069a6f89b251),
    } } },
    { { {
        P192_W(0x777cb0f0604229e5), P192_W(0xc46035c2860190ed), P192_W(0xc164b7b4f7338421),
    } }, { {
        P192_W(0x2009c962722217fe), P192_W(0x113d4a4acf02862c), P192_W(0x643fc2145bc1aaec),
    } } },
    { { {
        P192_W(0xbd697d22ceac7cdc), P192_W(0x77db6b76f8cd776e), P192_W(0xd7a25c266c7697f9),
    } }, { {
        P192_W(0x9ad465b3d550c98b), P192_W(0x003bfa9a14425a45), P192_W(0xa0ae42cf0eafd9e8),
    } } },
    { { {
        P192_W(0x5cb48cc2d0f74311), P192_W(0xb1f5152ea82b15b0), P192_W(0x10dca92b6529992c),
    } }, { {
        P192_W(0x0f78a47e145b74b4), P192_W(0xea48a45a4cccea07), P192_W(0x1f64ca661b44d999),
    } } },
    { { {
        P192_W(0x9840a61d615541b3), P192_W(0x40c32b008045df06), P192_W(0xd1bd35abde39b0c6),
    } }, { {
        P192_W(0x77f48a68b2e62b3a), P192_W(0xe39104e32bca0dba), P192_W(0xfe749dbdfda8b82e),
    } } },
    { { {
        P192_W(0x4a1c44207d618c26), P192_W(0x00a6b59e19f13740), P192_W(0xb4805e7435d79734),
    } }, { {
        P192_W(0x76634c222648b03e), P192_W(0xdf4a062dd5b83026), P192_W(0xcda1ee50b88c9ce3),
    } } },
    { { {
        P192_W(0xe76f060d83755b31), P192_W(0xfc9aaf74ca26035c), P192_W(0xb571b6ccedd76d94),
    } }, { {
        P192_W(0xe8b432c5a3e8ffb8), P192_W(0x2af4c28178f86241), P192_W(0x0e508c22d83843fc),
    } } },
    { { {
        P192_W(0xf0dbbd303fda575e), P192_W(0xe22525476fd612ad), P192_W(0xf2274eae033abebd),
    } }, { {
        P192_W(0xb19f4440bf628361), P192_W(0xf514c1699ccc9d02), P192_W(0x0d5deefab95b6c0a),
    } } },
    { { {
        P192_W(0x755644b143c63a42), P192_W(0x8268ff5caee336fc), P192_W(0x765fe6154463acc3),
    } }, { {
        P192_W(0xb6bdf124e68dc592), P192_W(0x9a0a1f71b71b528c), P192_W(0xdd5a5cf27dfee8b7),
    } } },
    { { {
        P192_W(0x4c2808991d1346ea), P192_W(0x095aa979905c38dc), P192_W(0x2fdefba877d0ad3e),
    } }, { {
        P192_W(0xa87261b1ca5e342e), P192_W(0x129faf91f5702665), P192_W(0x03601cd8b0ea1136),
    } } },
    { { {
        P192_W(0x51c648af958eddd2), P192_W(0x79823911d314e7a6), P192_W(0x94ff6947607b7f87),
    } }, { {
        P192_W(0xee8b9212e52a4d37), P192_W(0x08cd97968a4a5963), P192_W(0x359a9f58fd08ad4d),
    } } },
    { { {
        P192_W(0xb3deb1ad25bf78c2), P192_W(0x7070b03f0c6d9c13), P192_W(0x669f2b886a8e7eca),
    } }, { {
        P192_W(0x4fcdd457f97883a1), P192_W(0x1d94bc5b20036d5d), P192_W(0x0006f1459fc5180f),
    } } },
    { { {
        P192_W(0xf7877bcf34dc424a), P192_W(0x1781e04156481637), P192_W(0xc2129fda31d3ea2a),
    } }, { {
        P192_W(0x51a4e5dbd9b09995), P192_W(0xa2470d9a1d5ff229), P192_W(0xf022425b91399e6e),
    } } },
    { { {
        P192_W(0xd72ee08801edfd2d), P192_W(0xb090569e6ecea6d4), P192_W(0x13d52f2bc2374696),
    } }, { {
        P192_W(0x8ff80463c2e2f27e), P192_W(0x635de48e654c9a09), P192_W(0x5b2013c1b8c53dfd),
    } } },
    { { {
        P192_W(0x1f6b9be168f6c286), P192_W(0x9b4348e51ccb975b), P192_W(0xaff1786e87d37bb3),
    } }, { {
        P192_W(0x768dab9b82ef0cf4), P192_W(0xe38795b729dac54b), P192_W(0x1079f88ee34dad89),
    } } },
    { { {
        P192_W(0x62da5f9a022a5f19), P192_W(0xd68bf59da2c6efd6), P192_W(0x8822cfb49a59e112),
    } }, { {
        P192_W(0x6d39fd3b4b9a5d48), P192_W(0x167c6cd3abe5957e), P192_W(0x338d8f3029ed1b5a),
    } } },
    { { {
        P192_W(0xb5e5817bfdd91843), P192_W(0xf5fc918e6b2cd27a), P192_W(0x3d18b209604c23c8),
    } }, { {
        P192_W(0x3c59fc1de54e6ce9), P192_W(0x7f94066a84977686), P192_W(0x90cf695f3d31f013),
    } } },
    { { {
        P192_W(0x572483f28deb338f), P192_W(0x1253bf8eac7b759d), P192_W(0x8b5333191732b815),
    } }, { {
        P192_W(0xe6361307052e7d8f), P192_W(0xa397548f00bc1e33), P192_W(0x56c5670ed6b8207b),
    } } },
    { { {
        P192_W(0x9aea75ffcd151872), P192_W(0xe4df4d4cc3fefb0a), P192_W(0x5a21cec93f54db53),
    } }, { {
        P192_W(0x52c8c1b44d67c834), P192_W(0x2474a089405a5f20), P192_W(0x2e430d63769d45b9),
    } } },
    { { {
        P192_W(0xf1787a6f1d86412b), P192_W(0xe0c95c62038d3f66), P192_W(0x3f2f9b29c49e0658),
    } }, { {
        P192_W(0x8437131bfbcef639), P192_W(0x3ffa34f5b8b0aa7d), P192_W(0x1d67dbdbbadc9269),
    } } },
    { { {
        P192_W(0x3294082ded7bcacc), P192_W(0x764d6014b6dbf399), P192_W(0x43f323f7e4986dcc),
    } }, { {
        P192_W(0x26895987b16dcf63), P192_W(0xdcc94547ff603973), P192_W(0xcad8a0be2909f71d),
    } } },
    { { {
        P192_W(0xe2e1297f581c9361), P192_W(0x61034bfc01dbdb15), P192_W(0xa2319287078f2db2),
    } }, { {
        P192_W(0xe75ba142d1e41c4d), P192_W(0x54309d0414ac5be6), P192_W(0x29c4e2639e443af8),
    } } },
    { { {
        P192_W(0xcd5e42d46c79c6dd), P192_W(0x66567f0a1825ae0b), P192_W(0x61d6d3262f2bf239),
    } }, { {
        P192_W(0x0818754d11f02c72), P192_W(0xe6f594c528623f8c), P192_W(0x23bd19b5b2686010),
    } } },
    { { {
        P192_W(0x0e48f9e8c820a48e), P192_W(0xecf70186211fe30d), P192_W(0xd68fb3777e63a8a2),
    } }, { {
        P192_W(0xa872907fcd0e5ac3), P192_W(0xe03cffb503909224), P192_W(0x76e4ddacc55fa10f),
    } } },
    { { {
        P192_W(0x821bc88d211aa743), P192_W(0xbca9cbff43081369), P192_W(0x3aeb7e14a0f5258d),
    } }, { {
        P192_W(0x6bce06f8802db851), P192_W(0xe3814a40829fdc8b), P192_W(0xec71788edcc25768),
    } } },
    { { {
        P192_W(0xff03ebdfb6c13e95), P192_W(0x6ccac76052be2704), P192_W(0xdf19eb163009af9f),
    } }, { {
        P192_W(0x5afcf4eae3c071f4), P192_W(0xc7a75c2d233af0fb), P192_W(0xe5f9922d756c089a),
    } } },
    { { {
        P192_W(0x2432db37571fc278), P192_W(0x672f7e66c537a0ee), P192_W(0xac976cba3003628a),
    } }, { {
        P192_W(0x64fc563083c9fff1), P192_W(0xe8bc597aa2205bef), P192_W(0xbf930eaed5d6e8aa),
    } } },
    { { {
        P192_W(0x4ed3915eac26aa2a), P192_W(0x6a28a0f4c41f73e9), P192_W(0xc6fda574f7e215f1),
    } }, { {
        P192_W(0x18da331927eed164), P192_W(0x85f1194adba6fb0e), P192_W(0x4695da91337df1a4),
    } } },
    { { {
        P192_W(0x7ccd8ef22b281aad), P192_W(0x79e9a3590a647bf3), P192_W(0x776403668afc6e07),
    } }, { {
        P192_W(0x9e506ff465e910ad), P192_W(0x619301ba249bad84), P192_W(0x6f036ecd93ff4276),
    } } },
    { { {
        P192_W(0x11f49e43decbbf10), P192_W(0x7d4b2dc258013734), P192_W(0x63eebfa4a0f1677f),
    } }, { {
        P192_W(0x7e8e08110e8b7d5e), P192_W(0xda695ff9f0fd48b1), P192_W(0xf8dae8d51830c8fd),
    } } },
    { { {
        P192_W(0x6b3095c79ae848d6), P192_W(0x3f2a3c41c54c9835), P192_W(0x9bf80a82b6fc349e),
    } }, { {
        P192_W(0x0e3a6ff2f9cb26ca), P192_W(0x56fbe791d1375d52), P192_W(0xd802534480c4f325),
    } } },
    { { {
        P192_W(0x14e363898a783b70), P192_W(0x2c397e4f77e180d8), P192_W(0x6adae87190cc18ff),
    } }, { {
        P192_W(0x2e264081d3a7cc50), P192_W(0x792e2e95daad257c), P192_W(0xbc42cf83b09a6d84),
    } } },
    { { {
        P192_W(0xc0dba3eb8015a945), P192_W(0x78ab089d41d556b3), P192_W(0xdbe73792ed4b07a0),
    } }, { {
        P192_W(0x2d4872b2e97220cd), P192_W(0x04f7947cc7315762), P192_W(0xf68f263fb0d036d9),
    } } },
    { { {
        P192_W(0x49e5867422b054e5), P192_W(0xf2ed16231511d1b2), P192_W(0x66940454a57eb8df),
    } }, { {
        P192_W(0x3a2040a145772913), P192_W(0x817bc7d660dd8b19), P192_W(0xba0c3951bfad29bf),
    } } },
    { { {
        P192_W(0x5d5e9e7ecd01f2af), P192_W(0xcebf8fb597e8ed4f), P192_W(0x7178fb43d0090cf3),
    } }, { {
        P192_W(0xe124b151eecee14f), P192_W(0xea577243f1af4c78), P192_W(0x96e9b86130df1254),
    } } },
    { { {
        P192_W(0xbf29c668fe42e07b), P192_W(0xc0644e2395f69b9f), P192_W(0xb48da81f837bcb04),
    } }, { {
        P192_W(0x833a23e806b130cf), P192_W(0x8b8a20016622e816), P192_W(0x20a71d5242c66aeb),
    } } },
    { { {
        P192_W(0x46a9d8c40d9f5d44), P192_W(0x2e7efcf00b5f5252), P192_W(0xeceb8baf223838e7),
    } }, { {
        P192_W(0xec84c19867c61591), P192_W(0xdb43351be4dd682a), P192_W(0x5f8af96181f4c01a),
    } } },
    { { {
        P192_W(0xa58bfe4db1d36875), P192_W(0x69f93d7e041829aa), P192_W(0x2ffaf549185cefc3),
    } }, { {
        P192_W(0xa8f2aa550d881020), P192_W(0xb9d0c8eed5fac7c0), P192_W(0x54b40e78c7c46ac2),
    } } },
    { { {
        P192_W(0x588b575ac4a2a715), P192_W(0xef153be1eb4a1825), P192_W(0x0d1c85a5ce0a86e1),
    } }, { {
        P192_W(0x440e7e8f5ff7a2b4), P192_W(0xc9bb417d2bd10542), P192_W(0x9184a922bac6e133),
    } } },
    { { {
        P192_W(0x5e097ba424b17d09), P192_W(0xe56ae3b7a7016e7f), P192_W(0xde6a0ced142e067a),
    } }, { {
        P192_W(0x2faaa0a42a767fa3), P192_W(0x602e9b5459edd376), P192_W(0x2f2be5053ea819f6),
    } } },
    { { {
        P192_W(0x19b4721633dcbe60), P192_W(0xc1bdf8d83ad015ac), P192_W(0x6589a87f5550e5ee),
    } }, { {
        P192_W(0x5e03f5e15aefa48a), P192_W(0x47b882f306cea057), P192_W(0x5e7125d69574cf1e),
    } } },
    { { {
        P192_W(0x86b1a40cda918333), P192_W(0x85000b4b8108be33), P192_W(0xd6b0df0f3436496d),
    } }, { {
        P192_W(0x748baadcf01e4124), P192_W(0xff16606cf10bedeb), P192_W(0x26a5f3ab54776c61),
    } } },
    { { {
        P192_W(0xf2722e4449d3f9df), P192_W(0x66bd0dcc0bdda8ad), P192_W(0x6bb65f9b4998d661),
    } }, { {
        P192_W(0xceb6f21fdd2fb457), P192_W(0x32f7ffeb0810c648), P192_W(0xdbf781f84523580e),
    } } },
    { { {
        P192_W(0xe88b3755231b8088), P192_W(0x99aacd0f017c938f), P192_W(0x4067cf96043c55c9),
    } }, { {
        P192_W(0x447b1ff19131025e), P192_W(0x0286f1df3c055049), P192_W(0x879f3190526fc87c),
    } } },
    { { {
        P192_W(0x155ed5ada1924f23), P192_W(0x2555a2ad6a6d08d0), P192_W(0x6a24ae3e480e3116),
    } }, { {
        P192_W(0xedb4010aa55b0a99), P192_W(0x3735b3c931f88789), P192_W(0x5a50ccf9f4b4e1fa),
    } } },
    { { {
        P192_W(0x911d5710a21456b7), P192_W(0xc6a011ff9eef9261), P192_W(0x05e356ce560db190),
    } }, { {
        P192_W(0xf4d9dd7ce8909ee0), P192_W(0x735dba3019f510dc), P192_W(0x43e2e9df8aff1913),
    } } },
    { { {
        P192_W(0xdade04116b472a44), P192_W(0xa52ea33d2f57dc05), P192_W(0xb287683530c88157),
    } }, { {
        P192_W(0x2c5bdfef0b020e2d), P192_W(0x8ce37fb34863bf9f), P192_W(0xf45bbe94c0b9cfaa),
    } } },
    { { {
        P192_W(0xe9a9509d2e2fdd31), P192_W(0x5c1338401d08a860), P192_W(0xc7f2b404f544ed73),
    } }, { {
        P192_W(0xf31081620bad4b38), P192_W(0x191c7652e54944c9), P192_W(0xd39f40d70653c70e),
    } } },
    { { {
        P192_W(0xd990ebae89ad239a), P192_W(0xd4565e5c4a37b116), P192_W(0xd70123dbf51099ac),
    } }, { {
        P192_W(0x96dca2081f339e4f), P192_W(0x5cdf9052b3e0abbb), P192_W(0x3ae5e6ad330b1fa0),
    } } },
    { { {
        P192_W(0x54a1776136dbde9b), P192_W(0x7f8081cc9615f70b), P192_W(0x9cb2d67698a3be91),
    } }, { {
        P192_W(0x9167811e7f66eddf), P192_W(0x285839c2326e0e32), P192_W(0x4f80ca32253d90be),
    } } },
    { { {
        P192_W(0xe371eaa88ca55c13), P192_W(0x813bbc43870e1fae), P192_W(0x21456a5671d80a76),
    } }, { {
        P192_W(0x293335a44cf4c7b2), P192_W(0xe803b5afe490a04b), P192_W(0x8fd82ae6d9a4cdcb),
    } } },
    { { {
        P192_W(0x5264326bb88dc808), P192_W(0x7e108450b3ed04d7), P192_W(0xceacfc8e7eff72f3),
    } }, { {
        P192_W(0x221da7519a296ab5), P192_W(0x66417250088fec87), P192_W(0xb696a58d0130bdb6),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int p192_teeth(unsigned int block)
{
    return block == P192_BLOCKS - 1 ? P192_LAST_TEETH : P192_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int p192_signs(const p192_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = p192_teeth(block);
    unsigned int position = block * P192_TEETH * P192_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / P192_WORD_BITS] >> (position % P192_WORD_BITS)) & 1u) << i;
        position += P192_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p192_point_mul_base(p192_point *r, const p192_sc *k)
{
    p192_limb v[P192_SIGN_WORDS];
    p192_point total, low, *sum;
    p192_affine addends[P192_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = p192_scalar_odd(v, P192_SIGN_WORDS, k);
    unsigned int column, block;

    v[P192_SIGNS / P192_WORD_BITS] |= (p192_limb)1 << (P192_SIGNS % P192_WORD_BITS);
    for (column = P192_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < P192_BLOCKS; block++) {
            p192_base_lookup(&addends[block], p192_base + block * P192_BLOCK_ENTRIES, p192_teeth(block),
                                p192_signs(v, block, column), negate);
        }
        if (column < P192_SPACING - 1) {
            p192_point_dbl(&total, &total);
        }
        block = 0;
        if (column == P192_SPACING - 1 || column == 0) {
            p192_point_from_affine(sum, &addends[block++]);
        }
        for (; block < P192_BLOCKS; block++) {
            (void)p192_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    p192_point_add(r, &total, &low);
    p192_wipe(v, sizeof v);
    p192_wipe(&total, sizeof total);
    p192_wipe(&low, sizeof low);
    p192_wipe(addends, sizeof addends);
    p192_wipe_stack();
}

void p192_point_mul_base_bytes(p192_point *r, const uint8_t k[24])
{
    p192_sc scalar;

    p192_reduce_bytes(&scalar, k, P192_SC_BYTES);
    p192_point_mul_base(r, &scalar);
    p192_wipe(&scalar, sizeof scalar);
}
