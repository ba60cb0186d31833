/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 512 points in 8 tables, 32 kB.
 * `ecgen --base-table KB` makes another: a smaller one fits beside more in the cache, and costs more doublings and additions.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 7 positions that are 4 apart
 * (7 in the last table). The positions that are multiples of 4 are summed up on their own: no partial sum on either side
 * can come near the order of the generator then, so that additions meet none of their exceptions, and only the sum of both has to
 * be right for all points.
 */
#include "p224_curve_internal.h"

#define P224_TEETH 7
#define P224_BLOCKS 8
#define P224_LAST_TEETH 7
#define P224_SPACING 4
#define P224_BLOCK_ENTRIES 64
#define P224_ENTRIES 512
#define P224_SIGNS 224
#define P224_SIGN_WORDS (P224_SIGNS / P224_WORD_BITS + 1)

/* The tables, one after the other */
#if P224_WORD_BITS == 64
#define P224_W(x) UINT64_C(x)
#define P224_W_LOW(x) UINT64_C(x)
#else
#define P224_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define P224_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const p224_affine p224_base[P224_ENTRIES] = {
    { { {
        P224_W(0xfde66ac4b2a885fe), P224_W(0xf73221a7e4237208), P224_W(0x40f69e85023cbff6), P224_W_LOW(0x0000000033838056),
    } }, { {
        P224_W(0xf77fb2dc1dbf88fd), P224_W(0x5feea5f97b22fe68), P224_W(0x5eccdf37be4dac16), P224_W_LOW(0x00000000a51cb5e3),
    } } },
    { { {
        P224_W(0x88dd6803dc0692a1), P224_W(0xbfaea7a0f646f340), P224_W(0x1a743afaf492bd01), P224_W_LOW(0x00000000e4e77669),
    } }, { {
        P224_W(0xe9ebebd50ae18007), P224_W(0xc54c8946d6a6e471), P224_W(0x5123174ae0e68ef7), P224_W_LOW(0x00000000d9a393e6),
    } } },
    { { {
        P224_W(0x8d1090f68c0e64a0), P224_W(0xe38be8855d43bb65), P224_W(0x891f8ee8433c9aed), P224_W_LOW(0x0000000071d6e870),
    } }, { {
        P224_W(0xc4230a5bf211f4d2), P224_W(0x6f30f1275906c8c6), P224_W(0x91dbe7cf3475d21d), P224_W_LOW(0x0000000053dae48c),
    } } },
    { { {
        P224_W(0xf25200d2bdd1d58f), P224_W(0x28ab7a9054a70f84), P224_W(0x1a2cbf17570848f5), P224_W_LOW(0x000000003e784b7d),
    } }, { {
        P224_W(0x513d7c0294cc1e35), P224_W(0x2b506b445d154fce), P224_W(0x6acb8e159e6fe03e), P224_W_LOW(0x0000000040c02864),
    } } },
    { { {
        P224_W(0x9d531333e9651bce), P224_W(0x9ec01d61ea07d179), P224_W(0xdcdf8bb13ce88d6b), P224_W_LOW(0x00000000e82cb0ce),
    } }, { {
        P224_W(0xc6603836244403b3), P224_W(0xce63afa8e155d646), P224_W(0x5ccb95b2172e9645), P224_W_LOW(0x00000000efa59926),
    } } },
    { { {
        P224_W(0x10f6d52d822dee8f), P224_W(0x766ea9b4823c1ed1), P224_W(0x830912d3d5896d23), P224_W_LOW(0x000000005ab7b054),
    } }, { {
        P224_W(0x887b54813015d750), P224_W(0x8970f573d54be0d4), P224_W(0x79b3999cfba80427), P224_W_LOW(0x000000004ecf2cda),
    } } },
    { { {
        P224_W(0x83a7022e96556322), P224_W(0x3ae7574229d8893f), P224_W(0x1f9a036df8eb3e93), P224_W_LOW(0x00000000f448a027),
    } }, { {
        P224_W(0x996eef33b8809651), P224_W(0x56893ece5e4ab52a), P224_W(0x3e1174e11003a367), P224_W_LOW(0x00000000bfb7da7a),
    } } },
    { { {
        P224_W(0x681ac9d006ed8924), P224_W(0x3834ea2d7aec2609), P224_W(0x47badfd301ea7825), P224_W_LOW(0x00000000d4dff577),
    } }, { {
        P224_W(0x58cac6fa14036965), P224_W(0x6eab14feeacc2016), P224_W(0xa50a4f21442fd9c6), P224_W_LOW(0x00000000b64c3d37),
    } } },
    { { {
        P224_W(0x9da909d16756586f), P224_W(0xbd1659974182540d), P224_W(0x943ffa06f4be8a6b), P224_W_LOW(0x0000000052f36331),
    } }, { {
        P224_W(0x5fae5add1e17f6af), P224_W(0x4b77505eaced98c4), P224_W(0x6258841399fb95d9), P224_W_LOW(0x000000009b78a296),
    } } },
    { { {
        P224_W(0xe378af612b33948b), P224_W(0x80f8856ed818c28b), P224_W(0x3659136d6bc5b73f), P224_W_LOW(0x000000003ef79312),
    } }, { {
        P224_W(0x89957abc65825757), P224_W(0xfa887e9326c19c62), P224_W(0x967b55140c853a63), P224_W_LOW(0x0000000034607315),
    } } },
    { { {
        P224_W(0x6935c8afc630c7a6), P224_W(0x8c1010950e04b37e), P224_W(0x1461295f68301642), P224_W_LOW(0x00000000aab6cff9),
    } }, { {
        P224_W(0xa3f73cab663ae54e), P224_W(0x6b1ebe89f9d12144), P224_W(0x8f0cc379ea27e39b), P224_W_LOW(0x000000002422379f),
    } } },
    { { {
        P224_W(0x3bb564601f820e82), P224_W(0x3190e5d6cc541c48), P224_W(0x5031429c1490e554), P224_W_LOW(0x00000000b762935d),
    } }, { {
        P224_W(0x603e3ac955e78d66), P224_W(0x2766872b5d574c1f), P224_W(0x7d0b45d85cde156f), P224_W_LOW(0x0000000085fb4ce2),
    } } },
    { { {
        P224_W(0x6f6ae12aa860c051), P224_W(0x085e64580f43212a), P224_W(0x5f91f1ffc5c030d3), P224_W_LOW(0x00000000dff39bb4),
    } }, { {
        P224_W(0xd8b9afd91a2a1008), P224_W(0xc1d998d638445955), P224_W(0x730324e380adf639), P224_W_LOW(0x000000004c5d06e4),
    } } },
    { { {
        P224_W(0x7fbb9b7bc19d852f), P224_W(0xaefcb58afa828f49), P224_W(0x2c11c6f09564843d), P224_W_LOW(0x00000000102c90e4),
    } }, { {
        P224_W(0xc6b046e0384d5751), P224_W(0xaa1c0d9e561efa91), P224_W(0xfde8db47fe766fbe), P224_W_LOW(0x000000002964194b),
    } } },
    { { {
        P224_W(0xbfa63f06b3f5dae9), P224_W(0x5e0101a1bbd99f98), P224_W(0x9f44f16ed78381ef), P224_W_LOW(0x00000000f5048444),
    } }, { {
        P224_W(0x41be5acfdfec1629), P224_W(0x8ce244b7a1341898), P224_W(0x1adfe1e30593599f), P224_W_LOW(0x00000000c671df8f),
    } } },
    { { {
        P224_W(0x69fded2118a947ed), P224_W(0xc04b7adc29671f99), P224_W(0xaaa44338c13a470d), P224_W_LOW(0x00000000a47931a3),
    } }, { {
        P224_W(0xc260c56814582058), P224_W(0xf548b19fdde65a25), P224_W(0x95ce9e1ad73af757), P224_W_LOW(0x00000000b350327c),
    } } },
    { { {
        P224_W(0x5a1b3a8758414fee), P224_W(0x3f0239351f3ebac6), P224_W(0x07df9db05bd2e53d), P224_W_LOW(0x0000000047b2986f),
    } }, { {
        P224_W(0x553ce5195566f128), P224_W(0xbc69c3afeaa50127), P224_W(0xe76879051b6cad7d), P224_W_LOW(0x00000000af2a9a43),
    } } },
    { { {
        P224_W(0x873f63e21f55a431), P224_W(0x735859a31daa963c), P224_W(0xc4a166eb448b0d8e), P224_W_LOW(0x00000000c3fb1ae3),
    } }, { {
        P224_W(0xe3562230e74ad7ea), P224_W(0x7eaec7a7807058be), P224_W(0xcdb35cad10817c5a), P224_W_LOW(0x0000000007ab7be5),
    } } },
    { { {
        P224_W(0xad56b2f242e9358d), P224_W(0x804aa7d219f57b73), P224_W(0x1b58f96737e41a0c), P224_W_LOW(0x0000000090d1c33a),
    } }, { {
        P224_W(0x291e2d266228ca54), P224_W(0xc706f6f0a93ce233), P224_W(0x3f09d952520e47d9), P224_W_LOW(0x000000007d00a6b9),
    } } },
    { { {
        P224_W(0x31198ec23b4dca78), P224_W(0x2e1327602e63543b), P224_W(0x56ffe8f20e748c95), P224_W_LOW(0x0000000099691027),
    } }, { {
        P224_W(0x779c3a15a418d3e2), P224_W(0xbf9f105aefeb4d33), P224_W(0x8974204d3335999e), P224_W_LOW(0x0000000042e97a99),
    } } },
    { { {
        P224_W(0x581d772f312be186), P224_W(0x8c72109d0f761995), P224_W(0xe9b03574d845f69e), P224_W_LOW(0x00000000fead4b84),
    } }, { {
        P224_W(0x48290b76dadc0846), P224_W(0x8e4e5f64ad786d8c), P224_W(0x11eaa237c0302501), P224_W_LOW(0x00000000fb18be21),
    } } },
    { { {
        P224_W(0x78ed353790af2b11), P224_W(0x81d5c166ddbeb203), P224_W(0x597a1ee1069de20b), P224_W_LOW(0x00000000da84767c),
    } }, { {
        P224_W(0x0968843b52b6dce1), P224_W(0x49d0e1ef73ad82ed), P224_W(0xe0d50f94f3cc3115), P224_W_LOW(0x00000000b6e7a273),
    } } },
    { { {
        P224_W(0x8aad95f7838192f0), P224_W(0x4a9abe251168c2d8), P224_W(0x3553acb47f396032), P224_W_LOW(0x00000000b5629a9b),
    } }, { {
        P224_W(0xa5d4ae135602ce54), P224_W(0x13d8ac0e1b6e028a), P224_W(0xeabffc5d7c37d017), P224_W_LOW(0x000000008a3e1c1c),
    } } },
    { { {
        P224_W(0xd3950aad257f8494), P224_W(0x0edc967a990c6cd3), P224_W(0x3ea4fb5df4f44dbb), P224_W_LOW(0x00000000db914659),
    } }, { {
        P224_W(0x413086e3df78c5c6), P224_W(0x69ea0d48364e2cb1), P224_W(0x922f69409cc88e18), P224_W_LOW(0x0000000099ea9efd),
    } } },
    { { {
        P224_W(0xdad4c22cb89b01ec), P224_W(0x0730af2eea8b1750), P224_W(0x8e3391c86a7bb280), P224_W_LOW(0x00000000b467e7ab),
    } }, { {
        P224_W(0x77a0dd0413833d29), P224_W(0xe3ba1f182175d5b2), P224_W(0x08535c36806b1e8d), P224_W_LOW(0x00000000829411b4),
    } } },
    { { {
        P224_W(0xe4aca7fc36215d6f), P224_W(0x990f833de12d1738), P224_W(0x6c39d84f5b7ef4ba), P224_W_LOW(0x00000000d70a5407),
    } }, { {
        P224_W(0x45cbd21516b90fcd), P224_W(0x72df1481a8db0ce9), P224_W(0xbca37e3cc8bdf283), P224_W_LOW(0x000000009ada59b3),
    } } },
    { { {
        P224_W(0x187bc4a7a20d8425), P224_W(0xd32982edb4c2899c), P224_W(0x41cbf0804f834a8a), P224_W_LOW(0x00000000062524dc),
    } }, { {
        P224_W(0x94f88462db38120e), P224_W(0x85995290807b833b), P224_W(0xcfc49bf7c6cf7057), P224_W_LOW(0x000000005c62f495),
    } } },
    { { {
        P224_W(0xcc9be87c7965e942), P224_W(0xf670d8a198aa5b26), P224_W(0x131ce560de3c0eaf), P224_W_LOW(0x000000007bf2b410),
    } }, { {
        P224_W(0x5cba7effa17b242b), P224_W(0x2fde98f3c644f4d5), P224_W(0xb4841acb0c430218), P224_W_LOW(0x00000000f0fa4f23),
    } } },
    { { {
        P224_W(0x21a0bf36cc349bfe), P224_W(0xacf86b16a4da53c6), P224_W(0x23fd63886754691b), P224_W_LOW(0x000000001c5ba1c9),
    } }, { {
        P224_W(0x6478c7c3ff686f9e), P224_W(0xebf621a9391400a7), P224_W(0x97262d1e4ce9293e), P224_W_LOW(0x00000000bb9640de),
    } } },
    { { {
        P224_W(0xca10dae62644341f), P224_W(0xdd975ad92d0599db), P224_W(0x40391ef923a60514), P224_W_LOW(0x00000000425ee71d),
    } }, { {
        P224_W(0x70083b379a6fac71), P224_W(0x4aed61b9a0aacc94), P224_W(0x02b63edf35535ebd), P224_W_LOW(0x00000000f923e26f),
    } } },
    { { {
        P224_W(0x2c368e95b718675d), P224_W(0xae5d4642939e2449), P224_W(0x7a24a56f39990a3c), P224_W_LOW(0x000000004cd30b1e),
    } }, { {
        P224_W(0x417eb590f4fec72e), P224_W(0x1b5796e8bb2ed35f), P224_W(0xb53b2ed084fb9da4), P224_W_LOW(0x000000000a86ee70),
    } } },
    { { {
        P224_W(0x600127720094136b), P224_W(0x962b7306162ebb7d), P224_W(0x16c8260dd4a72c13), P224_W_LOW(0x00000000c3e21e6c),
    } }, { {
        P224_W(0xd0c9ace645a22e26), P224_W(0x3a3ff723f68e32b1), P224_W(0x563cd437fd289226), P224_W_LOW(0x00000000f425e6e8),
    } } },
    { { {
        P224_W(0xad3d390bad22a82f), P224_W(0x60d4308060736b2f), P224_W(0x8b1d52f45e273196), P224_W_LOW(0x0000000000c8eba4),
    } }, { {
        P224_W(0xa8c3fce382235c35), P224_W(0x0f06d1a785dd78ea), P224_W(0xd0f68026cffe902e), P224_W_LOW(0x0000000028888cbf),
    } } },
    { { {
        P224_W(0xf7b48095b54944cb), P224_W(0x50552a3772d24dbb), P224_W(0x07194e1944b9131f), P224_W_LOW(0x00000000e30eb320),
    } }, { {
        P224_W(0x7d00c79d80248984), P224_W(0x7dd74a1a97e827b9), P224_W(0x8488deffcf807516), P224_W_LOW(0x000000000e9f06e1),
    } } },
    { { {
        P224_W(0x42a3b581dd145f4b), P224_W(0xf5d21d6100ea01f3), P224_W(0x5ea6d9994fc4d4aa), P224_W_LOW(0x00000000ca94c2d7),
    } }, { {
        P224_W(0x224dc7ce69636c13), P224_W(0x87eca2fec5da3efe), P224_W(0x82b1d0591983d7ce), P224_W_LOW(0x00000000dd812e3d),
    } } },
    { { {
        P224_W(0xb44ec4848bc47288), P224_W(0x16bda56f3d681095), P224_W(0x5288828ecddb3e6e), P224_W_LOW(0x000000005cd44ea2),
    } }, { {
        P224_W(0x864c85a9f1309553), P224_W(0x3ae0be14e12e459c), P224_W(0xb79c7a1f325d1ffd), P224_W_LOW(0x00000000d6ed7d5e),
    } } },
    { { {
        P224_W(0x81f71b0950fe4991), P224_W(0x37885b7e38ef17bc), P224_W(0x0139be801d338de6), P224_W_LOW(0x00000000ccbccde5),
    } }, { {
        P224_W(0x08c063eb602dc3cb), P224_W(0xe14bc9fae72f38f6), P224_W(0xd8a65ea331f82317), P224_W_LOW(0x00000000d6b9cdeb),
    } } },
    { { {
        P224_W(0x122c459362212c3d), P224_W(0x4c718587bd8a8af3), P224_W(0xcb28a46f20fae549), P224_W_LOW(0x00000000f0519d7f),
    } }, { {
        P224_W(0x1780492d1b76e63e), P224_W(0x093624751bbf73c1), P224_W(0x6a56dc826cd1ac94), P224_W_LOW(0x000000005850fe5f),
    } } },
    { { {
        P224_W(0x3acb2d3cd1b998c5), P224_W(0xc4666f8436f07850), P224_W(0x90211b8f11119df0), P224_W_LOW(0x000000005417876b),
    } }, { {
        P224_W(0xbf40c301b9fec27c), P224_W(0x39e3db24ebb22a63), P224_W(0x92c65c28ced993d3), P224_W_LOW(0x0000000067989fa7),
    } } },
    { { {
        P224_W(0x389140b16dd27409), P224_W(0x20942b0615b8b92d), P224_W(0x20ded8696157ed3e), P224_W_LOW(0x00000000f7957fa3),
    } }, { {
        P224_W(0x366e32ec676407dd), P224_W(0x7d77cfb2ec93b15c), P224_W(0x6451d13aefab0fcf), P224_W_LOW(0x0000000035e235c4),
    } } },
    { { {
        P224_W(0xff88d6b6a8ca8ec8), P224_W(0xebfcf75003836494), P224_W(0xbd25fad85c21ad94), P224_W_LOW(0x00000000b65927f9),
    } }, { {
        P224_W(0xb32db6b52e6b7a4d), P224_W(0xa5ba5f0b727f2d7e), P224_W(0x8e04237c361abd35), P224_W_LOW(0x000000007304232a),
    } } },
    { { {
        P224_W(0x24edd2dd6ebda756), P224_W(0x9f8462a82e1d0367), P224_W(0x2563c1e8f31c0709), P224_W_LOW(0x000000008f7dd7d6),
    } }, { {
        P224_W(0x58e88ba8fe8b03c4), P224_W(0xfb621a9240483b2b), P224_W(0xa7191c85a041bd14), P224_W_LOW(0x00000000b88543de),
    } } },
    { { {
        P224_W(0xb8112fa7c38fb37b), P224_W(0x501b7e61203d64b6), P224_W(0x8ad6a1abaa8c62f0), P224_W_LOW(0x00000000ccef650c),
    } }, { {
        P224_W(0x45a61401c9452fc0), P224_W(0x0a174a7baa4454e5), P224_W(0x65b96974c38b51d8), P224_W_LOW(0x00000000b3bf3309),
    } } },
    { { {
        P224_W(0x526499e5f59ee728), P224_W(0xfc2a1ad8e7a06a83), P224_W(0x6280ed88a8cb5b2c), P224_W_LOW(0x000000008a674226),
    } }, { {
        P224_W(0xc510708179e9e801), P224_W(0x95e218bc7c8e44d0), P224_W(0x534fff3089d357b6), P224_W_LOW(0x000000001c02df4b),
    } } },
    { { {
        P224_W(0xe2569deee1e3ba88), P224_W(0x0b6747adaa040fc7), P224_W(0x17a8b1bb4dfc3111), P224_W_LOW(0x000000000b36b92c),
    } }, { {
        P224_W(0x56fde555a2020a65), P224_W(0xa2b482d40c01eb02), P224_W(0xb74dc4a1d3ddd6ca), P224_W_LOW(0x000000000bab76c9),
    } } },
    { { {
        P224_W(0x6e7a9a16caa4a5b7), P224_W(0xa947e007b2a94eb7), P224_W(0x303159706c70c919), P224_W_LOW(0x0000000028c4a0fc),
    } }, { {
        P224_W(0xa6782502f28a2cd9), P224_W(0xb9a98df632cc6769), P224_W(0xf6b10065cfa1d7c9), P224_W_LOW(0x00000000845da32f),
    } } },
    { { {
        P224_W(0x9145d7a97a8f9871), P224_W(0xd18f7a31cc9b9498), P224_W(0xd7a1d63b38e71ed6), P224_W_LOW(0x0000000080efc334),
    } }, { {
        P224_W(0xb483528d1e3a776b), P224_W(0x7fd91aa50519d643), P224_W(0x64bf6ff847725c9a), P224_W_LOW(0x000000008d4f4193),
    } } },
    { { {
        P224_W(0x17696bccf4187ac7), P224_W(0xb7939c76940b2657), P224_W(0xd1dc82f848b0cd3b), P224_W_LOW(0x000000009dedf0d4),
    } }, { {
        P224_W(0x74093a9e54ef0893), P224_W(0x140dcc7770210bbb), P224_W(0xf8b43d0c13cf15a5), P224_W_LOW(0x00000000fefb815e),
    } } },
    { { {
        P224_W(0x3c7381e2c039612b), P224_W(0x05948bd657f2b3fd), P224_W(0xd21d92ad5be3ec37), P224_W_LOW(0x000000006fb34a2e),
    } }, { {
        P224_W(0x7c094ac195b68a76), P224_W(0x948fb2048f4f241a), P224_W(0xf5a02a1531b89787), P224_W_LOW(0x00000000bbbe17fd),
    } } },
    { { {
        P224_W(0x815eef895780712e), P224_W(0x172019b693531708), P224_W(0x3aca553aa54276ee), P224_W_LOW(0x000000003943e712),
    } }, { {
        P224_W(0x1aa422741aff812f), P224_W(0xa241192445a66e1b), P224_W(0x9bcf230b3590d2a6), P224_W_LOW(0x0000000033642b36),
    } } },
    { { {
        P224_W(0x95e4fe43a1d73080), P224_W(0x2a03983997df19f1), P224_W(0xde613fe9527b0867), P224_W_LOW(0x00000000355b6902),
    } }, { {
        P224_W(0x10f510be37bddd1f), P224_W(0x6195bfc08a26243d), P224_W(0x424e69e25dbcad9d), P224_W_LOW(0x00000000e938a1a3),
    } } },
    { { {
        P224_W(0x0781db6abcaf87ea), P224_W(0xb2f75f411bc9b202), P224_W(0x88fc537f5fd63459), P224_W_LOW(0x0000000073fd3ec0),
    } }, { {
        P224_W(0xb8e1a567283ae3d8), P224_W(0x4c24981075d7596c), P224_W(0xe9bb8197212322e0), P224_W_LOW(0x000000002c2f6605),
    } } },
    { { {
        P224_W(0xc702ecb9b0ccc9e2), P224_W(0x0bf989669ac0aabd), P224_W(0xf3db0a0383898733), P224_W_LOW(0x00000000c393bff2),
    } }, { {
        P224_W(0xc0af66f4ac92fa47), P224_W(0xa4b7f5f36645c98f), P224_W(0x1354e804616391e0), P224_W_LOW(0x00000000ac2d71a3),
    } } },
    { { {
        P224_W(0x75923003acaa2a8b), P224_W(0xd08b35c04972ec9a), P224_W(0xd0d940994154f089), P224_W_LOW(0x00000000a2cb35d7),
    } }, { {
        P224_W(0xc9b0bee280bb66b6), P224_W(0xb562e408b449fb74), P224_W(0xedf0b61da1ff23fc), P224_W_LOW(0x00000000180e5822),
    } } },
    { { {
        P224_W(0x0d0acf9aa55b9ddb), P224_W(0xe724e5e06babaf4e), P224_W(0x1775ca295dbfe749), P224_W_LOW(0x000000007e3dc352),
    } }, { {
        P224_W(0xef1855752f3b809b), P224_W(0x29b586a64fc5410b), P224_W(0x038791e5ead45a82), P224_W_LOW(0x000000004379f402),
    } } },
    { { {
        P224_W(0x7d619ab5ba4f8feb), P224_W(0x0478c85e9975b879), P224_W(0x65ce9cf5a6936903), P224_W_LOW(0x00000000795c22bf),
    } }, { {
        P224_W(0x7acd0ef4a9a144f2), P224_W(0xacbaa027e5429a6b), P224_W(0x1da7700064e38a2b), P224_W_LOW(0x000000004608dab2),
    } } },
    { { {
        P224_W(0x8edf68b1b74a2d92), P224_W(0x254f1b2a11441f1a), P224_W(0x80dab0434f02ba9f), P224_W_LOW(0x000000003a5e0f2a),
    } }, { {
        P224_W(0x3bc4642810f9d6de), P224_W(0x9571f4f7c6aebf86), P224_W(0x339e8ecd2d827067), P224_W_LOW(0x000000002a1b1cdf),
    } } },
    { { {
        P224_W(0x42d467941548da8b), P224_W(0xb9dfb67a5aa14dd0), P224_W(0xffdffffdbe878326), P224_W_LOW(0x000000008683707e),
    } }, { {
        P224_W(0xe8317ed6f3694375), P224_W(0x0d65558ab5c418b6), P224_W(0x553c8a6f957f2331), P224_W_LOW(0x00000000b7500405),
    } } },
    { { {
        P224_W(0x01dc4c0382071c8b), P224_W(0xf6f18db760d900fc), P224_W(0xed15694439ae418a), P224_W_LOW(0x000000004bd63644),
    } }, { {
        P224_W(0x5ed3131ebf767b29), P224_W(0xb37383f4b63df000), P224_W(0x78bb48d2df7e6368), P224_W_LOW(0x00000000255533ad),
    } } },
    { { {
        P224_W(0x4fff6343da020bea), P224_W(0x3fed7065f9a5ff72), P224_W(0x236948e5641888ec), P224_W_LOW(0x0000000081d32b90),
    } }, { {
        P224_W(0x1d77de2d138f8b62), P224_W(0xa71f28726b08b9a2), P224_W(0x18a9166b61968370), P224_W_LOW(0x00000000f97825f9),
    } } },
    { { {
        P224_W(0x987232f88babea72), P224_W(0x10c1487e0591ee5b), P224_W(0x3d2db59432f55355), P224_W_LOW(0x000000005264c344),
    } }, { {
        P224_W(0x38e8309630ff804c), P224_W(0x43ffcd345309b1e0), P224_W(0x128395688095bc91), P224_W_LOW(0x000000008c0812ed),
    } } },
    { { {
        P224_W(0x10d12eacf36c29f2), P224_W(0x8bf1e0f2a34c2dea), P224_W(0x627e0bc694cbbfda), P224_W_LOW(0x000000007add60fa),
    } }, { {
        P224_W(0x234fca4d0c40ee08), P224_W(0x9213611cfbcbabc9), P224_W(0xed25dc886252dc45), P224_W_LOW(0x00000000360608b2),
    } } },
    { { {
        P224_W(0x5ce3ef6653d7dcc1), P224_W(0x885c28f603179691), P224_W(0x3ab80fd83f183456), P224_W_LOW(0x000000002ac2e1ff),
    } }, { {
        P224_W(0xb4429cf0408ca75b), P224_W(0x9a1a4890b0af22c3), P224_W(0x809a2638d10d88e2), P224_W_LOW(0x000000009e5742be),
    } } },
    { { {
        P224_W(0xb3d3a6bb348e16c0), P224_W(0x6b3cf0abec50117b), P224_W(0x7887d79057607bba), P224_W_LOW(0x00000000b7625735),
    } }, { {
        P224_W(0x0543d1526495d8ff), P224_W(0x361e279649d34627), P224_W(0x3c72cab669deade4), P224_W_LOW(0x000000008ee6838c),
    } } },
    { { {
        P224_W(0x5b06d9677283316a), P224_W(0x976fe26064fe64a5), P224_W(0xa9786958eef48bce), P224_W_LOW(0x00000000e42a8415),
    } }, { {
        P224_W(0x62de25f24890eed8), P224_W(0x48341cf5565812f5), P224_W(0x86541d98dfc9141c), P224_W_LOW(0x00000000cef82174),
    } } },
    { { {
        P224_W(0x88c6c727fc3baf8d), P224_W(0x57048ceac98b43c6), P224_W(0x94cc5d74bf8fc1a1), P224_W_LOW(0x00000000fbb733ca),
    } }, { {
        P224_W(0x7114da8953e4d26b), P224_W(0x3cf7044b5464e1ac), P224_W(0xbe9cb60c807e18a8), P224_W_LOW(0x00000000a135c2e2),
    } } },
    { { {
        P224_W(0x4283d14a8b14a223), P224_W(0x93cf2dc3074a834f), P224_W(0x0a843cbba64b168e), P224_W_LOW(0x00000000b9b6cd62),
    } }, { {
        P224_W(0xb8000046363249f4), P224_W(0x8860cbaa85ffecb8), P224_W(0xdb1d7cafbdc4c56c), P224_W_LOW(0x00000000f8ac8f83),
    } } },
    { { {
        P224_W(0x9ce9f73ac9c5a429), P224_W(0x0a17203c3de20732), P224_W(0x07dcd21e8afef4f5), P224_W_LOW(0x000000004fc1aec7),
    } }, { {
        P224_W(0x75509def4339ca9c), P224_W(0xe68f85993193cb1a), P224_W(0xbc71e40407cdf41d), P224_W_LOW(0x00000000282a5256),
    } } },
    { { {
        P224_W(0xe7d7e96d047435f1), P224_W(0xaa24fca81a10dce3), P224_W(0x31e5f901ac5d45d1), P224_W_LOW(0x00000000ab66e59f),
    } }, { {
        P224_W(0x96e50cba680cfd5d), P224_W(0x005228c13009871e), P224_W(0x1733f690d26ba835), P224_W_LOW(0x000000003b72c79a),
    } } },
    { { {
        P224_W(0x5032fa1783aa7ebb), P224_W(0x11ee839328f7d309), P224_W(0x175f401fa12c2654), P224_W_LOW(0x000000003dfb4a23),
    } }, { {
        P224_W(0x625bae42388182f3), P224_W(0x2533181c2ddfcf64), P224_W(0xd892926c71ab83e2), P224_W_LOW(0x00000000aa6e2093),
    } } },
    { { {
        P224_W(0x21130ea878925ec8), P224_W(0x6800289f0d42251b), P224_W(0xbccd0fd351a50321), P224_W_LOW(0x00000000498f486c),
    } }, { {
        P224_W(0x2eae8391142b181a), P224_W(0x89c6e2ac9debf6d2), P224_W(0x6042dac634bece1d), P224_W_LOW(0x000000004a333a9d),
    } } },
    { { {
        P224_W(0x1cd66c7476feca50), P224_W(0x02cdb8c7fe75dca5), P224_W(0x1a0fe835c08d60bb), P224_W_LOW(0x00000000c51fb854),
    } }, { {
        P224_W(0x03071d9bb88d270c), P224_W(0xfc1fe2e81f99a6b5), P224_W(0x466fb6d2631b7974), P224_W_LOW(0x000000002ae78d93),
    } } },
    { { {
        P224_W(0x69a574b9013068be), P224_W(0x5d7f286cb5e4f46b), P224_W(0x42244929445e93e7), P224_W_LOW(0x000000006a95d1ac),
    } }, { {
        P224_W(0x263f2c071c7c25d8), P224_W(0x1fa24bafc6e9b6f3), P224_W(0xbbf1da6fad65312d), P224_W_LOW(0x00000000616bca8f),
    } } },
    { { {
        P224_W(0x82f4350cd8079dac), P224_W(0x7343a45a56e761c7), P224_W(0xd4984c11f3998e42), P224_W_LOW(0x0000000037ce316f),
    } }, { {
        P224_W(0xf8300f4fa332062e), P224_W(0x63c2c64ddf25eda6), P224_W(0x046f76aeb74dcafd), P224_W_LOW(0x000000007be1495c),
    } } },
    { { {
        P224_W(0x8813f0d186ccc3af), P224_W(0x6e7b2290edba199b), P224_W(0xf0cb0211ee1ebe2b), P224_W_LOW(0x00000000475e9ce8),
    } }, { {
        P224_W(0x69f2d2a4efaa3592), P224_W(0x07d1877b2211b764), P224_W(0x8d797afcf4737538), P224_W_LOW(0x00000000d70fd930),
    } } },
    { { {
        P224_W(0xff47cc2cf6b16a15), P224_W(0x4b4521d09e56b42d), P224_W(0x465b828b548dc3dc), P224_W_LOW(0x0000000068d94468),
    } }, { {
        P224_W(0x0c012a1c574c519b), P224_W(0xa0c9f7dbc2759b92), P224_W(0xe7e9c1771b0a5cdd), P224_W_LOW(0x00000000d4ea7e98),
    } } },
    { { {
        P224_W(0xb27f72c8e82945fc), P224_W(0xb710d2a276ef6bf6), P224_W(0xc275a6cb0ecf8258), P224_W_LOW(0x0000000027748cfd),
    } }, { {
        P224_W(0x52c45bcff4b9865a), P224_W(0x45e83fe462ea11a4), P224_W(0xce62231d89643371), P224_W_LOW(0x000000000568df4b),
    } } },
    { { {
        P224_W(0x579e6360dccce11a), P224_W(0xeb619ee61557027e), P224_W(0x2daec61b1f47e6a4), P224_W_LOW(0x0000000052c2ca4e),
    } }, { {
        P224_W(0xf9e21bd2808e5896), P224_W(0x362d521bfb1e156b), P224_W(0x3d6ba02cbebae0f0), P224_W_LOW(0x00000000389eae10),
    } } },
    { { {
        P224_W(0x6595cc3835691e38), P224_W(0xb3c5def0766525c9), P224_W(0x2a366aefc010e6b4), P224_W_LOW(0x0000000081d8e816),
    } }, { {
        P224_W(0xbe140eb7425ebfa5), P224_W(0xa98aae6c26df1cd4), P224_W(0xc765565dbb4c60c2), P224_W_LOW(0x0000000005b1d3f2),
    } } },
    { { {
        P224_W(0xc39f304c673ae30c), P224_W(0x7d696f6a013d9ae9), P224_W(0x2a652419387bebe1), P224_W_LOW(0x000000001e840470),
    } }, { {
        P224_W(0x1a80efff9aeb739d), P224_W(0xdf9c95bbec859448), P224_W(0x3eafb675cbcc092b), P224_W_LOW(0x00000000b873a57c),
    } } },
    { { {
        P224_W(0xf4f9c6a9919de856), P224_W(0xf9148d7d7298702a), P224_W(0xd27f06d6a8c2d713), P224_W_LOW(0x00000000a44b59c7),
    } }, { {
        P224_W(0xee3fb64a9e7dbc6f), P224_W(0xf11d74aab7f1ba7f), P224_W(0x7229ef913e7ef38e), P224_W_LOW(0x00000000275c841c),
    } } },
    { { {
        P224_W(0x7edb7ffda9c4e9fb), P224_W(0xadec8e4e05177b60), P224_W(0xce733885eae742e1), P224_W_LOW(0x00000000cf7391a0),
    } }, { {
        P224_W(0x6fe3ee2688bee579), P224_W(0xcbd0802db527f098), P224_W(0x5aa500a133efdee1), P224_W_LOW(0x000000009ea39eb2),
    } } },
    { { {
        P224_W(0x7aca1eb19844adc8), P224_W(0x7890027153d03771), P224_W(0xee4b0d36aa504d3e), P224_W_LOW(0x00000000fc2af149),
    } }, { {
        P224_W(0x8dfd405f2471bdbe), P224_W(0x1be00cc2401e7d33), P224_W(0xd2aa24e9bbd745a6), P224_W_LOW(0x00000000a506bd73),
    } } },
    { { {
        P224_W(0x8f87bb3feec1c48a), P224_W(0x7d24e6699d2cb38f), P224_W(0xa1f10dd7c81362ee), P224_W_LOW(0x000000007e4fd736),
    } }, { {
        P224_W(0xcf8d8b1b7112230e), P224_W(0x0b0ec7cc4a211f2a), P224_W(0x78e37f9d079f660c), P224_W_LOW(0x00000000d6b10d8b),
    } } },
    { { {
        P224_W(0x163755686336668c), P224_W(0x9abbfbaf0e6087b0), P224_W(0x5d3c117993e41938), P224_W_LOW(0x0000000084d9fc47),
    } }, { {
        P224_W(0x44f6b720b8cd3627), P224_W(0xe577119c4e41ba7a), P224_W(0xf1341d6da2d2062a), P224_W_LOW(0x0000000045792a70),
    } } },
    { { {
        P224_W(0x41d6c0fe842e5c6a), P224_W(0x664e9a8e418d18c7), P224_W(0x5a20cf1c0685fa31), P224_W_LOW(0x00000000919f7124),
    } }, { {
        P224_W(0x1f6e3b6c33171d89), P224_W(0xe04dbb2e03307ffa), P224_W(0xf69ffaab5ea5daa9), P224_W_LOW(0x000000009d42d8d1),
    } } },
    { { {
        P224_W(0xf9745dc95de72d36), P224_W(0xf09bcfa0c777036b), P224_W(0xe44d11a5752c0f8a), P224_W_LOW(0x000000001a5d38f4),
    } }, { {
        P224_W(0xe0ebd4f09d7979bf), P224_W(0xe8047421851f97a4), P224_W(0x6db9dcfe5867196a), P224_W_LOW(0x000000003222435b),
    } } },
    { { {
        P224_W(0x9a9e0464a07f69c9), P224_W(0x9d2ef167ecf21ef7), P224_W(0xc9fb35a005f3f568), P224_W_LOW(0x00000000d8110c9b),
    } }, { {
        P224_W(0xf4627a1054c48dc8), P224_W(0x6d905ed6c716c547), P224_W(0x69bf0744ed7d0d7e), P224_W_LOW(0x000000005f546cc1),
    } } },
    { { {
        P224_W(0x21510c6a35fc8318), P224_W(0x947ff5383907ec7c), P224_W(0x127547e565bbea0a), P224_W_LOW(0x000000004ee775de),
    } }, { {
        P224_W(0x2400a2ccc31fe5ff), P224_W(0x20834a53a3560164), P224_W(0xfe93eaeb0fde7516), P224_W_LOW(0x0000000052b8dc5e),
    } } },
    { { {
        P224_W(0x6e3df932402ee434), P224_W(0xe987b451d61da281), P224_W(0x686e6d7dc94bc768), P224_W_LOW(0x0000000061f6715c),
    } }, { {
        P224_W(0x501d280e2819624f), P224_W(0xe4f3ff212da600eb), P224_W(0x77caa6a9ee3c19d9), P224_W_LOW(0x00000000648136c2),
    } } },
    { { {
        P224_W(0x0606ad1c7973d61d), P224_W(0x6f378e0ce9b75a50), P224_W(0x7783aafe5f37234c), P224_W_LOW(0x00000000643f20ff),
    } }, { {
        P224_W(0xbcbbc7c656f294fa), P224_W(0xaccd5e467829a669), P224_W(0x340f1bf74282e055), P224_W_LOW(0x000000005aadd04c),
    } } },
    { { {
        P224_W(0x5670d9297a9239f8), P224_W(0x5bb16a39f68e41ac), P224_W(0xb26fe2be856b425d), P224_W_LOW(0x0000000032d29d81),
    } }, { {
        P224_W(0x9572e997bcb466e6), P224_W(0x3874730dd47a00ac), P224_W(0x4dcf5443bacace07), P224_W_LOW(0x000000008fdfc33e),
    } } },
    { { {
        P224_W(0xd9f8bc30e9680315), P224_W(0xd9bcc02d9872fbb2), P224_W(0x98d4355c723bb681), P224_W_LOW(0x00000000b14105c1),
    } }, { {
        P224_W(0xc03aa62e4f285dd0), P224_W(0x111631c222baa782), P224_W(0x60830b4ca8077198), P224_W_LOW(0x0000000096077402),
    } } },
    { { {
        P224_W(0x246db1f788d76ef0), P224_W(0x78befc15b02724f5), P224_W(0x3b80a0faa299cfcf), P224_W_LOW(0x000000000c460016),
    } }, { {
        P224_W(0x8fcbedea79e4e358), P224_W(0x1868b0862fcb9268), P224_W(0xab41670f7f7279a4), P224_W_LOW(0x000000009028985f),
    } } },
    { { {
        P224_W(0xa5a7c4e852befc31), P224_W(0x7a64a709f0560c92), P224_W(0x563a995c4a39a369), P224_W_LOW(0x000000002b1d38a0),
    } }, { {
        P224_W(0xd740b1c85df547a9), P224_W(0x113ad0b3c4a5269c), P224_W(0x5989ecac2566bd55), P224_W_LOW(0x000000001c957ea6),
    } } },
    { { {
        P224_W(0x03c770662da00a0b), P224_W(0xf9c441472aeeb910), P224_W(0x01caabce1ec04b12), P224_W_LOW(0x0000000088a21c80),
    } }, { {
        P224_W(0x45a9f3fc645f2ffd), P224_W(0x13dab58e86d92979), P224_W(0x6ea25098cda9087d), P224_W_LOW(0x00000000994cc52c),
    } } },
    { { {
        P224_W(0x5f47cc07d88fb8eb), P224_W(0x39985054a06d211b), P224_W(0x2f9d8bda57941ecd), P224_W_LOW(0x000000007fadfae0),
    } }, { {
        P224_W(0xf32e3b49212e9a30), P224_W(0xd499b360ac4f0d09), P224_W(0x0bb8031c713835bf), P224_W_LOW(0x00000000743720c1),
    } } },
    { { {
        P224_W(0x1e7daea36779acf2), P224_W(0xa19168b0f7fad314), P224_W(0x10d9f7c9647d284f), P224_W_LOW(0x000000001e2b428c),
    } }, { {
        P224_W(0x2b103dc1557744e8), P224_W(0x48ed4dc31d6ab65e), P224_W(0x2d4b2878497de829), P224_W_LOW(0x00000000355a3158),
    } } },
    { { {
        P224_W(0xbb12ad08e8f3e247), P224_W(0x7a39bf9538d3e46c), P224_W(0xc37a006a93a8a3d1), P224_W_LOW(0x000000001f6fb5c8),
    } }, { {
        P224_W(0x085289ddf21cdd75), P224_W(0x8810b58979f51cf8), P224_W(0xe28df715324179c9), P224_W_LOW(0x0000000095fd56c4),
    } } },
    { { {
        P224_W(0xdbd4f6bf040376f4), P224_W(0xad422fb4b23d2080), P224_W(0xf041c6e88d702720), P224_W_LOW(0x00000000bc1994b0),
    } }, { {
        P224_W(0xbc518b827812d06f), P224_W(0x7ae3f08e42c5cf17), P224_W(0x85b5cecc5e08f3ba), P224_W_LOW(0x00000000e972146e),
    } } },
    { { {
        P224_W(0x72e61b8e36b18972), P224_W(0x92dab07da7f67fa7), P224_W(0x73134f8258e381f8), P224_W_LOW(0x00000000cf29d1e0),
    } }, { {
        P224_W(0xf06cfe6c1a1aadfd), P224_W(0x3677daebf6053c45), P224_W(0x8daea912fe7a322c), P224_W_LOW(0x000000006dd657ef),
    } } },
    { { {
        P224_W(0xdd855d7e9b92bbde), P224_W(0xf4ecfe1f44e9894b), P224_W(0x68faff5fe7436ba3), P224_W_LOW(0x000000005dbea4b3),
    } }, { {
        P224_W(0x8feffc895b07bbb9), P224_W(0x1c40578014ff3be8), P224_W(0x2991fed0870f53f6), P224_W_LOW(0x000000006fadcf8a),
    } } },
    { { {
        P224_W(0x11bd242c1ec50565), P224_W(0x5255aeda5136c024), P224_W(0x11c425bd00b37f56), P224_W_LOW(0x0000000016397470),
    } }, { {
        P224_W(0x688d5ab1e2105b5a), P224_W(0xc9dce195b34f2ab2), P224_W(0x753f1112464cdfb0), P224_W_LOW(0x000000004f862e3a),
    } } },
    { { {
        P224_W(0x346a4ed32b1cde50), P224_W(0x19f79554d4514a9e), P224_W(0x955422604728d1a8), P224_W_LOW(0x00000000bfb1de39),
    } }, { {
        P224_W(0x4cb453a6634d5def), P224_W(0x8d2ad48d1f0206e8), P224_W(0x7c1609753a7cb372), P224_W_LOW(0x0000000053bd55c8),
    } } },
    { { {
        P224_W(0xd29bc6e9eeaad5f2), P224_W(0x282abc353a3c6196), P224_W(0x56bf6d7dfd0c62b9), P224_W_LOW(0x00000000b70f59ab),
    } }, { {
        P224_W(0x923866b104905dd6), P224_W(0x389bed27cd020ef5), P224_W(0x2ff425ebb9001641), P224_W_LOW(0x000000005f941c27),
    } } },
    { { {
        P224_W(0xb1efad8eca2a076b), P224_W(0xece95f694ef3dd6f), P224_W(0x89639f0f3db43063), P224_W_LOW(0x000000004909f3cd),
    } }, { {
        P224_W(0x95604413d68cc1a0), P224_W(0xef8036065c78c55a), P224_W(0xeca7bc7037b1bbb0), P224_W_LOW(0x0000000099b1e87a),
    } } },
    { { {
        P224_W(0xc82b873d2e1ef1a5), P224_W(0xd09e2e7f4b6cb8e6), P224_W(0xd650569e658dc9e0), P224_W_LOW(0x0000000061e48d01),
    } }, { {
        P224_W(0x6e0d6f1ff7381980), P224_W(0x11efc0a723574de0), P224_W(0x1f54c98147c9824a), P224_W_LOW(0x00000000f78a4498),
    } } },
    { { {
        P224_W(0x85a5c60fcba38e36), P224_W(0x1d4da7d8e8347a82), P224_W(0x55854d6a91d6de38), P224_W_LOW(0x0000000060df1341),
    } }, { {
        P224_W(0xe591bd1b9dac54df), P224_W(0x5d05c52f2aaf408f), P224_W(0xae8a6a8527f9d179), P224_W_LOW(0x000000000e7dd4dd),
    } } },
    { { {
        P224_W(0xe1907d6353616dd1), P224_W(0xb15f4cca53e44c71), P224_W(0x965d19b844624021), P224_W_LOW(0x00000000f48ccce1),
    } }, { {
        P224_W(0xccdb96b25eefe374), P224_W(0x793d1a2a50d16121), P224_W(0xe65ea90ff8ca6825), P224_W_LOW(0x00000000eed2ba36),
    } } },
    { { {
        P224_W(0xe3efe875a667ebd3), P224_W(0xe1d7a5bacac97817), P224_W(0x4a040eb5fa217894), P224_W_LOW(0x00000000f28cd488),
    } }, { {
        P224_W(0xdb409b3ea8a3acb7), P224_W(0x952949502d8dfad0), P224_W(0xd300e49aa89e56b2), P224_W_LOW(0x000000002f8f679f),
    } } },
    { { {
        P224_W(0x38001c6033fe2abb), P224_W(0xeb06d290070eee88), P224_W(0xa3eaf3b1194b9656), P224_W_LOW(0x000000004fec4fc6),
    } }, { {
        P224_W(0xe3f6481e4644d0a6), P224_W(0x5816f4e3f2032a55), P224_W(0x21a0d76ac2deaaed), P224_W_LOW(0x0000000005e592ae),
    } } },
    { { {
        P224_W(0x024e553801555512), P224_W(0x99df8c6cf40ccee3), P224_W(0x42c8cab67b11ae2a), P224_W_LOW(0x00000000fdfc8965),
    } }, { {
        P224_W(0x806528faa92b5983), P224_W(0xf2cc7a2f3074d261), P224_W(0xc6527353f1a4a97f), P224_W_LOW(0x00000000aae7f263),
    } } },
    { { {
        P224_W(0x659436cafe0876b4), P224_W(0xb127e8b5fceba45e), P224_W(0x4811671cad151f4b), P224_W_LOW(0x000000003d6cf733),
    } }, { {
        P224_W(0x11c1992cc9c85580), P224_W(0x9b14c2bec99f2b9a), P224_W(0x534f5d2281aa655b), P224_W_LOW(0x000000007c12843b),
    } } },
    { { {
        P224_W(0x6574302837bf8898), P224_W(0xc3e7158b8770ffa7), P224_W(0xda24de7126484dfe), P224_W_LOW(0x000000006db09d86),
    } }, { {
        P224_W(0x6a3d52ec3e378730), P224_W(0xd8e69475bace7c1b), P224_W(0xf2d29894f116363e), P224_W_LOW(0x00000000ad7313c5),
    } } },
    { { {
        P224_W(0x27309862579bb054), P224_W(0x6499facd38ddb0e7), P224_W(0x4908f009a0b8bcff), P224_W_LOW(0x0000000028beae5c),
    } }, { {
        P224_W(0xd61eeae27188cc58), P224_W(0x8b1e1b38456a3a4a), P224_W(0xac3bf97db6578477), P224_W_LOW(0x00000000e163cf18),
    } } },
    { { {
        P224_W(0x9d9593dd40802772), P224_W(0x429f311defd47bbd), P224_W(0x254569d3e7236629), P224_W_LOW(0x00000000f5095c71),
    } }, { {
        P224_W(0x6b5aa2a3d81483c8), P224_W(0x3fed676c84b815f7), P224_W(0x71682085e68562db), P224_W_LOW(0x00000000720c7134),
    } } },
    { { {
        P224_W(0x6b46c4b1f08e5bd4), P224_W(0x4fc4a97863b8194d), P224_W(0x834a1ccc305bac98), P224_W_LOW(0x000000000716f66f),
    } }, { {
        P224_W(0x2f9bdd0381ef1069), P224_W(0x305492c4480b5110), P224_W(0x669a8aa4a2779d87), P224_W_LOW(0x000000008ddb5e33),
    } } },
    { { {
        P224_W(0x835101ae117acc83), P224_W(0xd6130da22307f3a7), P224_W(0x9c576aa194719d05), P224_W_LOW(0x000000002a3e2392),
    } }, { {
        P224_W(0x31e5da0e2f224e0c), P224_W(0x16699cc2b4360a13), P224_W(0xd6e459046c395366), P224_W_LOW(0x00000000c1951204),
    } } },
    { { {
        P224_W(0x85deb6084e29cd78), P224_W(0x3c717372d2beb0f8), P224_W(0xf1a45235ca7d2a49), P224_W_LOW(0x00000000e13752e3),
    } }, { {
        P224_W(0xb8a9b7b013f10ab8), P224_W(0x9c62cbf657cbed0e), P224_W(0x12ff6e03797b60d3), P224_W_LOW(0x0000000014a69c1b),
    } } },
    { { {
        P224_W(0x8a6546594f3b2948), P224_W(0x8dfe06db977f69d1), P224_W(0xe7f89c545853cc98), P224_W_LOW(0x00000000e2ee00f8),
    } }, { {
        P224_W(0x6dd2791460f469f8), P224_W(0xe26e758a62a94891), P224_W(0x965c9d53a3eabda6), P224_W_LOW(0x00000000dac98331),
    } } },
    { { {
        P224_W(0xf4b4a50c8ff9b833), P224_W(0x2f7694b20cc3b2bb), P224_W(0x5f9ac0e4be82a6b8), P224_W_LOW(0x00000000ca32b24f),
    } }, { {
        P224_W(0x86038a9a092d2438), P224_W(0x49d4082703441250), P224_W(0x9e1d32adcf0a0303), P224_W_LOW(0x0000000082cad692),
    } } },
    { { {
        P224_W(0x052e5bd04872ffff), P224_W(0x497bfa9688567b50), P224_W(0x2f1b311c6af93635), P224_W_LOW(0x00000000ac7932eb),
    } }, { {
        P224_W(0x96008785c7f6392c), P224_W(0x6b7866837d475dfa), P224_W(0x727cf601e3db419c), P224_W_LOW(0x00000000eca76a32),
    } } },
    { { {
        P224_W(0x54b8335840719c27), P224_W(0x34c1e16c8fd1baed), P224_W(0x34eb89730c04ac99), P224_W_LOW(0x00000000c8aa593f),
    } }, { {
        P224_W(0xb60ac779703952ad), P224_W(0x170e9600073cacb3), P224_W(0x6bcfd11ef1cdb0c5), P224_W_LOW(0x00000000d1e054af),
    } } },
    { { {
        P224_W(0x08f27e3f10ab3932), P224_W(0x3e323cdd03f8ca1c), P224_W(0x49eee8573e7ef618), P224_W_LOW(0x000000000f384198),
    } }, { {
        P224_W(0x842c1eb3a98c65c9), P224_W(0x5df84b5bc6a32802), P224_W(0xb64e2184167d3362), P224_W_LOW(0x0000000090309c32),
    } } },
    { { {
        P224_W(0x8e92b427806803b5), P224_W(0x6688ff8cc1d9cb04), P224_W(0xbf3b39776e74dcde), P224_W_LOW(0x00000000fb642a39),
    } }, { {
        P224_W(0xa87d6b87356ec027), P224_W(0x67af4fd957da4cdd), P224_W(0xd65168e138a291bd), P224_W_LOW(0x00000000cadd5113),
    } } },
    { { {
        P224_W(0x1e546cd12b99df13), P224_W(0xb680fb926b94958d), P224_W(0x6c19f7ab7d492c1c), P224_W_LOW(0x0000000028450752),
    } }, { {
        P224_W(0x7c895c477f1bee0e), P224_W(0x89359da5ecda7832), P224_W(0xcdd6682b94cd9e03), P224_W_LOW(0x0000000040f1cda9),
    } } },
    { { {
        P224_W(0xb6e814bb859b79dc), P224_W(0xd5bf842aa92096d2), P224_W(0x25cb204195370576), P224_W_LOW(0x00000000d45c53e8),
    } }, { {
        P224_W(0xaeea4f20762517ae), P224_W(0x9f6407fb98e34bd4), P224_W(0x2bff7128d2f5ff4f), P224_W_LOW(0x00000000a1a8e4da),
    } } },
    { { {
        P224_W(0x4b7826874896756c), P224_W(0xc9626c1470c5d057), P224_W(0x2a096e07f0742cf8), P224_W_LOW(0x000000007e04792e),
    } }, { {
        P224_W(0x7cedcf273239933d), P224_W(0x689abe5a40e0f2e4), P224_W(0x3f225ffd0678ea37), P224_W_LOW(0x000000007e3524df),
    } } },
    { { {
        P224_W(0x997e6a113fae2f17), P224_W(0x09bdb4cf1b3ea46c), P224_W(0xd147fc347cdd4be2), P224_W_LOW(0x0000000084a4c9ec),
    } }, { {
        P224_W(0x923844a4a9451df5), P224_W(0xcaf54dcf40af1028), P224_W(0x3516f821bd8e40d0), P224_W_LOW(0x00000000d6ecb81d),
    } } },
    { { {
        P224_W(0x6ced78c6b8fae51d), P224_W(0xb8e807ae2230b3d3), P224_W(0x0d17266a9a46268d), P224_W_LOW(0x000000005fffaae8),
    } }, { {
        P224_W(0xb5cc6a41a70c8ee3), P224_W(0xef879710bafcf825), P224_W(0x4d38007ccf50497d), P224_W_LOW(0x000000009d406263),
    } } },
    { { {
        P224_W(0x806549f7d9f38639), P224_W(0xff4abeab502e4f14), P224_W(0x4ddbe49e8968b5fe), P224_W_LOW(0x0000000078e077ae),
    } }, { {
        P224_W(0xb8d54c09b5be6f26), P224_W(0x6478f090c774a3b1), P224_W(0x9cb1e6b09611a1ea), P224_W_LOW(0x00000000f0588e4f),
    } } },
    { { {
        P224_W(0xdbea08381ebb995c), P224_W(0x3679604c99347271), P224_W(0x0f9b506a84eb1314), P224_W_LOW(0x0000000026256eb7),
    } }, { {
        P224_W(0x88a606a7795ccf82), P224_W(0xb4ccac31ea212ee5), P224_W(0xbd9f38a30ec71269), P224_W_LOW(0x00000000a776e80a),
    } } },
    { { {
        P224_W(0x929a187d8c59fb51), P224_W(0x30df926749a39dde), P224_W(0xc7433ca222b7672b), P224_W_LOW(0x00000000ffb66237),
    } }, { {
        P224_W(0xec88f74de3838936), P224_W(0xa5435e6d59e59824), P224_W(0x20942a08a2ec5f99), P224_W_LOW(0x00000000a9ec16a0),
    } } },
    { { {
        P224_W(0x44479acc030baa47), P224_W(0x0ae3fed72c597c7c), P224_W(0xa6257b0c7242e2a5), P224_W_LOW(0x00000000583d0e26),
    } }, { {
        P224_W(0x827d756f45ab4213), P224_W(0x59c3f9538e568f65), P224_W(0x9678046ed5694100), P224_W_LOW(0x00000000f759c6f5),
    } } },
    { { {
        P224_W(0x42d85086b8e1b27a), P224_W(0x32f88aa48f765906), P224_W(0xe46d6383669feab6), P224_W_LOW(0x000000009db47a97),
    } }, { {
        P224_W(0xad5beca4363abad4), P224_W(0x1eb532a3aac5f43e), P224_W(0x967d35dd1910f9b4), P224_W_LOW(0x00000000b0e465a0),
    } } },
    { { {
        P224_W(0x23da1480782ce631), P224_W(0xd6bc247b2af3492a), P224_W(0x7b14133eb7ff9c5f), P224_W_LOW(0x00000000a3b18bdf),
    } }, { {
        P224_W(0xc28ef69ee52e1d21), P224_W(0xd8bb20f13682c90d), P224_W(0x473897f23efec197), P224_W_LOW(0x00000000d3a94127),
    } } },
    { { {
        P224_W(0x571661af1ba975c8), P224_W(0x341c92e857620940), P224_W(0xf0a783276ed5785c), P224_W_LOW(0x000000006aaeee92),
    } }, { {
        P224_W(0x931d9fb4a5c7dc59), P224_W(0xc9e12ffb0fbe49b4), P224_W(0xec7cab46c414c2fa), P224_W_LOW(0x0000000064374bae),
    } } },
    { { {
        P224_W(0x608424d3d9d50504), P224_W(0xd2d49e1f36a940ed), P224_W(0xa0ab501a6d0e9fcb), P224_W_LOW(0x00000000f1619acb),
    } }, { {
        P224_W(0x59cd7cdfc91ced68), P224_W(0x44e5de079a289284), P224_W(0xd9715e53ccf9cec3), P224_W_LOW(0x00000000a22e526c),
    } } },
    { { {
        P224_W(0x9a34bbc7df78dae7), P224_W(0x6c595b56ab411c6a), P224_W(0x84c045743a5dcb6b), P224_W_LOW(0x00000000092dea6c),
    } }, { {
        P224_W(0x23b945925a463632), P224_W(0x30c17a6b2b7ad2a1), P224_W(0xf38dc7d9172dec87), P224_W_LOW(0x00000000aaa20875),
    } } },
    { { {
        P224_W(0xe71c3cdb2bae1185), P224_W(0x357f7e0e9cab09e6), P224_W(0x99398a93b6b283ca), P224_W_LOW(0x00000000f4f9beed),
    } }, { {
        P224_W(0x8c48c9fb3d068088), P224_W(0x64ad0d2bbfd86f83), P224_W(0xeaa9a283f36480d5), P224_W_LOW(0x000000006ab2c293),
    } } },
    { { {
        P224_W(0x66b424a37d5c3a4a), P224_W(0x6cae5653fcedb9dd), P224_W(0x1af3a55b9b791cf4), P224_W_LOW(0x00000000169daea0),
    } }, { {
        P224_W(0xb337f68cb84e4c5a), P224_W(0x6a37563f102012a0), P224_W(0xa9b4eed46bcc3905), P224_W_LOW(0x00000000d1740666),
    } } },
    { { {
        P224_W(0xf66ac6a513f5fc57), P224_W(0x7b713abe0f042b7a), P224_W(0xa068795eff6f4f7f), P224_W_LOW(0x00000000ef5d6518),
    } }, { {
        P224_W(0xcb8ce7984c571eff), P224_W(0x81f02d0935b46f1b), P224_W(0xd5b9c6ca1f91e6e4), P224_W_LOW(0x00000000cf181c06),
    } } },
    { { {
        P224_W(0xb8322822f222ad43), P224_W(0xdf4dcf780c3cbd3d), P224_W(0x9902139ded06bf89), P224_W_LOW(0x000000003f37d975),
    } }, { {
        P224_W(0x7d871e49739f6194), P224_W(0xbdbf289c54b4ec83), P224_W(0xa87d06412a18abda), P224_W_LOW(0x00000000c69db5ed),
    } } },
    { { {
        P224_W(0x56ea5a1b45286e90), P224_W(0x923e3772ff759d47), P224_W(0xdbffab3704426286), P224_W_LOW(0x00000000390efa51),
    } }, { {
        P224_W(0x2f11098872beb7cf), P224_W(0xf25b5c47256d69f9), P224_W(0x59eb04754286ad79), P224_W_LOW(0x000000004d3c0381),
    } } },
    { { {
        P224_W(0xa0951ff6268ca990), P224_W(0x7f0efa19f0ffaec3), P224_W(0x6def4e46303a2975), P224_W_LOW(0x00000000830dc3d0),
    } }, { {
        P224_W(0x2b9d507126725167), P224_W(0x59733a1d9652caf6), P224_W(0x245391dc22d99352), P224_W_LOW(0x00000000f7445477),
    } } },
    { { {
        P224_W(0x5732327e7c8b3df6), P224_W(0x65e6ccac9731146c), P224_W(0xb6668660bec0d6c4), P224_W_LOW(0x000000008296233f),
    } }, { {
        P224_W(0xe417b3204f300f60), P224_W(0xf489430d35495850), P224_W(0xf10cbbcdfba0561b), P224_W_LOW(0x00000000f7670eb1),
    } } },
    { { {
        P224_W(0x6ca4c12fa335950d), P224_W(0x1a36626cf634343d), P224_W(0x6e06e87e55a65029), P224_W_LOW(0x00000000540cfe8d),
    } }, { {
        P224_W(0x195d08b87e6e2447), P224_W(0x06bf35af33ddc70d), P224_W(0xe64988a6e4de2732), P224_W_LOW(0x000000001ad3374b),
    } } },
    { { {
        P224_W(0xbe7a5d60738f2fa6), P224_W(0xb3f5bea9f066c62d), P224_W(0xc1dd44e76e97a846), P224_W_LOW(0x0000000007794929),
    } }, { {
        P224_W(0x454d2cd3f6630fc9), P224_W(0x6f7eeed77184832f), P224_W(0xa805e793c912e9ae), P224_W_LOW(0x0000000048b2b4d3),
    } } },
    { { {
        P224_W(0x2ad5ba09ba9e1902), P224_W(0x52257f97c68b28ad), P224_W(0x7aa0eb6ee272b3bd), P224_W_LOW(0x00000000a0596117),
    } }, { {
        P224_W(0x1e42dcb377b5dd1e), P224_W(0x0525723ebf4da3bb), P224_W(0xbe0120001465bd6a), P224_W_LOW(0x0000000058b4b18a),
    } } },
    { { {
        P224_W(0xb4169fddad100096), P224_W(0xeb2ad273e76d1745), P224_W(0x6415e25ba429c019), P224_W_LOW(0x00000000afe686bc),
    } }, { {
        P224_W(0x21f7e675d1bef468), P224_W(0x6c26ac9a86b64e4b), P224_W(0xd5a1666196b6fb23), P224_W_LOW(0x00000000d518bade),
    } } },
    { { {
        P224_W(0xb80536c894ba5d82), P224_W(0x330765e2145bc590), P224_W(0xad55af408cfe7646), P224_W_LOW(0x0000000031c6d8cf),
    } }, { {
        P224_W(0xaff7d7a94293bacd), P224_W(0xf9b0bea8ece6e83f), P224_W(0xfafab598bb62f541), P224_W_LOW(0x000000005a1f8309),
    } } },
    { { {
        P224_W(0xc06b14b3c3b74ef1), P224_W(0x31794b461ebf495c), P224_W(0xd6d6325ae739f2f2), P224_W_LOW(0x000000008922cbea),
    } }, { {
        P224_W(0x08baff468f4a0ea7), P224_W(0xf62bc0d310b63580), P224_W(0x1627f9bd65b7d785), P224_W_LOW(0x00000000c3548b46),
    } } },
    { { {
        P224_W(0x27324dc1d075ab69), P224_W(0x6eb7dec63f51a126), P224_W(0x9042ca5686f6aa84), P224_W_LOW(0x0000000090142843),
    } }, { {
        P224_W(0x334b9074a24e3b93), P224_W(0x09a47ed3a7c8797b), P224_W(0xf8dba079234a9ae3), P224_W_LOW(0x0000000078a0bf24),
    } } },
    { { {
        P224_W(0x814716f8847b2e85), P224_W(0x9fc36bde3e9326a5), P224_W(0xd8d7b1495313f7ab), P224_W_LOW(0x000000000440452d),
    } }, { {
        P224_W(0x94c9529a742be1cb), P224_W(0xbcd5173e8194cbc2), P224_W(0x9dc64edc9d4a86ed), P224_W_LOW(0x00000000c5969b06),
    } } },
    { { {
        P224_W(0x7a83357a6d8ac398), P224_W(0x3da4a014909ad55d), P224_W(0xefb979006386dd94), P224_W_LOW(0x00000000a58bfcc3),
    } }, { {
        P224_W(0x76c668211eac00fa), P224_W(0x877b0d6104e0516a), P224_W(0x2a46ccb72bd2cecf), P224_W_LOW(0x000000006b87347f),
    } } },
    { { {
        P224_W(0x09a6d0dd665f4898), P224_W(0x027707c7ce36e52f), P224_W(0x9dfdab508d2e4bc8), P224_W_LOW(0x0000000053b9de8c),
    } }, { {
        P224_W(0xbd62845e664ed09c), P224_W(0xd16f251716685e71), P224_W(0x554b0ac44856516e), P224_W_LOW(0x000000004f3932d9),
    } } },
    { { {
        P224_W(0x97cb525f4585409b), P224_W(0x4339bd6f98202a3d), P224_W(0x7b60ee9726faf1c9), P224_W_LOW(0x000000009ebcb142),
    } }, { {
        P224_W(0xac40e069d5a880d5), P224_W(0x28a26a9da9739e56), P224_W(0x70ac9d4572572b89), P224_W_LOW(0x000000007f808115),
    } } },
    { { {
        P224_W(0x5a4e328f1470170e), P224_W(0x683a685759b423eb), P224_W(0xdd9ffef964526eec), P224_W_LOW(0x00000000f547933f),
    } }, { {
        P224_W(0xd3093a78a263abf8), P224_W(0x78b4a88a20256530), P224_W(0x35d80d213c3c1272), P224_W_LOW(0x00000000c2fb1fb3),
    } } },
    { { {
        P224_W(0x986cb274125adc2a), P224_W(0xd2b1d0df3e496c13), P224_W(0xac2168cac0344860), P224_W_LOW(0x0000000081c3e645),
    } }, { {
        P224_W(0x368d54a9e0ad4e48), P224_W(0x3f7404139c2f0d53), P224_W(0x2691d3541be6b6ca), P224_W_LOW(0x00000000be03b595),
    } } },
    { { {
        P224_W(0xed6e455caa74b8b2), P224_W(0x64c48a6ec62e50ee), P224_W(0x5436cc5833c11873), P224_W_LOW(0x00000000b2b8d1dc),
    } }, { {
        P224_W(0x409fa78b2f1c86fa), P224_W(0x5fe3361ef44fc079), P224_W(0x6ab22e1860f62107), P224_W_LOW(0x00000000ad6f2ba3),
    } } },
    { { {
        P224_W(0xf2abd25b73eb6fcc), P224_W(0x6252468c2b641675), P224_W(0x86bfe92a8441675e), P224_W_LOW(0x000000005755963a),
    } }, { {
        P224_W(0x53601bd2c2657aea), P224_W(0x5ba0b291e1d57dee), P224_W(0x94f8404cd4b57212), P224_W_LOW(0x0000000072e725c6),
    } } },
    { { {
        P224_W(0xe90da6e0071f4c0e), P224_W(0x2fba6d55e4d1f912), P224_W(0x341ba8b090627f06), P224_W_LOW(0x000000008a0ecdbb),
    } }, { {
        P224_W(0x7047ca1475199128), P224_W(0x03809125926d97e5), P224_W(0xb551eef539b7b8dd), P224_W_LOW(0x000000004c576512),
    } } },
    { { {
        P224_W(0x82e3235bf5c1cad4), P224_W(0xc903320ca4a12007), P224_W(0x54618163b9222e75), P224_W_LOW(0x000000000ce9caaf),
    } }, { {
        P224_W(0xcd364d675ddbcfbb), P224_W(0x8d70e6f481ba1d2d), P224_W(0xebc8a4fa7f2c94be), P224_W_LOW(0x00000000018f1710),
    } } },
    { { {
        P224_W(0x203589354e5c4e35), P224_W(0x3fdfc6d8e6b4e693), P224_W(0xf25b1a9543840606), P224_W_LOW(0x0000000060af4733),
    } }, { {
        P224_W(0xd3681133f1ba12ef), P224_W(0x567252002c194742), P224_W(0x79ecc04dcf0e68ba), P224_W_LOW(0x000000004a01f661),
    } } },
    { { {
        P224_W(0x6dd6b86b2e9029c2), P224_W(0x366538c5357ae834), P224_W(0xbfaf192f38a244f9), P224_W_LOW(0x00000000c4022b33),
    } }, { {
        P224_W(0xf74d36e7fc067975), P224_W(0x78911ccaca70937e), P224_W(0xd49bf5e76e7224d2), P224_W_LOW(0x00000000df2ae4fc),
    } } },
    { { {
        P224_W(0x5de1fcebd5a1a3a6), P224_W(0x5729f82191f951cb), P224_W(0x3f92718855cb9dd1), P224_W_LOW(0x00000000476d5bb1),
    } }, { {
        P224_W(0xd3a1ff8746767df1), P224_W(0x796d0c12ce92aac9), P224_W(0x33152e496a92e8e7), P224_W_LOW(0x000000001b0b9c89),
    } } },
    { { {
        P224_W(0x08d1dff6529a0d43), P224_W(0x1c0eec5c5e793ce8), P224_W(0xfe69de88f2d8da20), P224_W_LOW(0x000000008b84aac5),
    } }, { {
        P224_W(0xa9532eeade4cc9a9), P224_W(0x54037faa46b54c72), P224_W(0x55706dfad5ee08c4), P224_W_LOW(0x00000000c2130a44),
    } } },
    { { {
        P224_W(0x36e2e55919131ea5), P224_W(0x00611db982e5c7b8), P224_W(0x728482272fe2dba0), P224_W_LOW(0x0000000019bd03fd),
    } }, { {
        P224_W(0xb63dc5009cebf9af), P224_W(0xf43d4489d324aed2), P224_W(0xf139e6972bfe5191), P224_W_LOW(0x00000000a354c28e),
    } } },
    { { {
        P224_W(0x410885e1319ed900), P224_W(0x8abfa9ec1684727a), P224_W(0xeb1bbf1d1e083694), P224_W_LOW(0x0000000020c7e9e1),
    } }, { {
        P224_W(0x9fbcc1b29b8a4b67), P224_W(0x83f4831945c0299a), P224_W(0x5e37f23201b829a4), P224_W_LOW(0x0000000043cb343c),
    } } },
    { { {
        P224_W(0xe5dd88d3de671f0c), P224_W(0x60f6734b7c5f6ad2), P224_W(0x49f68b8c96dbe643), P224_W_LOW(0x00000000b6158c60),
    } }, { {
        P224_W(0x262e3f522f02de10), P224_W(0x27edb49a00a93c9a), P224_W(0x2336f777f2d86f0b), P224_W_LOW(0x00000000e7332c2f),
    } } },
    { { {
        P224_W(0xe4531a01fc39fd9b), P224_W(0xe0924815357a9473), P224_W(0x1bb28d3c001675e1), P224_W_LOW(0x00000000c6b2d675),
    } }, { {
        P224_W(0x78a7ebcd3af058ad), P224_W(0x94f427d64cb2b163), P224_W(0x296b8b37324a5d00), P224_W_LOW(0x000000009d776356),
    } } },
    { { {
        P224_W(0x9dae25667b167500), P224_W(0x4734d5397b416946), P224_W(0x69bd9de9e1136433), P224_W_LOW(0x000000007e2faaa7),
    } }, { {
        P224_W(0x2fe7866c4b174f47), P224_W(0xcd40acd47655f750), P224_W(0x9a4ae80a4799e940), P224_W_LOW(0x00000000edf222f3),
    } } },
    { { {
        P224_W(0x0de93a7383360c1a), P224_W(0xda745e4697024931), P224_W(0xc9d089e2ba15c908), P224_W_LOW(0x00000000cbe93869),
    } }, { {
        P224_W(0x9eb22543bbcb5385), P224_W(0x8f90a3eadd7d224c), P224_W(0xb4a6219286d76664), P224_W_LOW(0x00000000b122b83f),
    } } },
    { { {
        P224_W(0x5dbb210a488991f6), P224_W(0xa5abfc568fe732f4), P224_W(0xcc8c021f16d74a73), P224_W_LOW(0x00000000600a41d6),
    } }, { {
        P224_W(0x6878c05b1a46a82b), P224_W(0xaa5cdf4f101815ab), P224_W(0xc686536cdebf9b85), P224_W_LOW(0x00000000f13a2121),
    } } },
    { { {
        P224_W(0x9de74a510c24f7a8), P224_W(0x68ed0be4bec494c8), P224_W(0x6c3c589b11b921b0), P224_W_LOW(0x00000000c50dfcf1),
    } }, { {
        P224_W(0x6c78fd146f007862), P224_W(0x27d14e9411d8ed69), P224_W(0x7ba6ce8f43151bfe), P224_W_LOW(0x000000002b9182b8),
    } } },
    { { {
        P224_W(0xc7181d1dcd79a8ec), P224_W(0x7aef3f855aafa9b6), P224_W(0x03c2f50fbf6eef5c), P224_W_LOW(0x00000000607c8685),
    } }, { {
        P224_W(0xefdf717317a5fdbb), P224_W(0xe1b44275126857dc), P224_W(0x91210c06ca5d49ea), P224_W_LOW(0x00000000f08a9b7c),
    } } },
    { { {
        P224_W(0xfc9e453025cb0972), P224_W(0x5c31de58fdedacf3), P224_W(0x1aaf9c3045e70f03), P224_W_LOW(0x00000000372fd501),
    } }, { {
        P224_W(0xe15ed129cbe23954), P224_W(0xb222e4b35f7b8336), P224_W(0xfccfcb2024c349cc), P224_W_LOW(0x00000000cbd539c0),
    } } },
    { { {
        P224_W(0x68bea8e74d6eeb96), P224_W(0x5be928e5e90716db), P224_W(0xbc357f35b553f1e8), P224_W_LOW(0x00000000e259d8e3),
    } }, { {
        P224_W(0x2d2cc16f17aec84b), P224_W(0x1a4ab8d2284aebe0), P224_W(0x032f3ca2118ce667), P224_W_LOW(0x00000000c86efa66),
    } } },
    { { {
        P224_W(0x095b63dfd95d9f13), P224_W(0xdf4ab61e61167556), P224_W(0xb4a738405b9b7b48), P224_W_LOW(0x00000000df76c206),
    } }, { {
        P224_W(0x3fe4b580af7edcb2), P224_W(0xa2512eeda55d278c), P224_W(0x8401692de2ad89a5), P224_W_LOW(0x0000000008078e88),
    } } },
    { { {
        P224_W(0x1f42ed236d1b08eb), P224_W(0xe9c718f194323c80), P224_W(0x8345c8b4627251ee), P224_W_LOW(0x00000000c78216c1),
    } }, { {
        P224_W(0x7c6a0756a0c637b0), P224_W(0xd0fbb639ad2dd672), P224_W(0x9aa448c3beaba2f9), P224_W_LOW(0x000000007079f030),
    } } },
    { { {
        P224_W(0x97aaef1e2253edd3), P224_W(0xca1c3bd82b61362d), P224_W(0xd33a981f2b5ef4a1), P224_W_LOW(0x000000003d58161c),
    } }, { {
        P224_W(0xae9cdd6d4be12cd5), P224_W(0x8d89d1a6e9bcd001), P224_W(0xc28f1a0297bbc14a), P224_W_LOW(0x0000000075ead05d),
    } } },
    { { {
        P224_W(0x804f4d2481e6eb79), P224_W(0xcfd9b5d5201dbc52), P224_W(0xe5db227ac6e84d5a), P224_W_LOW(0x000000001b44745b),
    } }, { {
        P224_W(0xee7e6ef83ac02586), P224_W(0x8f25927fde00243f), P224_W(0x3d7714b2e951e75f), P224_W_LOW(0x00000000b6bd31b2),
    } } },
    { { {
        P224_W(0x06d8a5834fd3df85), P224_W(0x18d28be69c45690c), P224_W(0x23a77ded50100474), P224_W_LOW(0x00000000f27bf8d5),
    } }, { {
        P224_W(0xfd8eaf880e2b7cce), P224_W(0x8cd38431f66518eb), P224_W(0x097b9cb47d4ce73d), P224_W_LOW(0x00000000c90b3242),
    } } },
    { { {
        P224_W(0x9b4a254b5c96d6fa), P224_W(0x814a2e31b14c9e1d), P224_W(0x55654989696452b6), P224_W_LOW(0x0000000093c6b7fe),
    } }, { {
        P224_W(0xd0a2330c09cd7ce0), P224_W(0x92841feedc676825), P224_W(0x05073445f0927b40), P224_W_LOW(0x00000000d968c429),
    } } },
    { { {
        P224_W(0x3ae26554680c9634), P224_W(0xa7e0e374835797f3), P224_W(0x4cc76532619c1a54), P224_W_LOW(0x00000000c4267382),
    } }, { {
        P224_W(0xb5d6147f5fae077f), P224_W(0x344fa40e14f28658), P224_W(0xc0a051d368d56f72), P224_W_LOW(0x00000000ea6a12b1),
    } } },
    { { {
        P224_W(0xd67f46161999d37e), P224_W(0x8d954599c772cc09), P224_W(0x57d826d711f182c5), P224_W_LOW(0x0000000060a37a0c),
    } }, { {
        P224_W(0x2f8b927ad0bf3a41), P224_W(0x2cf4e810a35f9a7c), P224_W(0x721eee1ebcf57a84), P224_W_LOW(0x00000000f0c3c245),
    } } },
    { { {
        P224_W(0x2bf7b084e06e58a1), P224_W(0xe4e02d6f5e572c1d), P224_W(0x91302fa3d88b7c13), P224_W_LOW(0x00000000d308c258),
    } }, { {
        P224_W(0x136a6b31fbbcd97b), P224_W(0xd76fb808a4f5f0e6), P224_W(0x703de207669ad311), P224_W_LOW(0x000000006748682f),
    } } },
    { { {
        P224_W(0xe3664adf1c347ba1), P224_W(0x215df8470e1873a2), P224_W(0x38a8cdffbbff8519), P224_W_LOW(0x000000003e4ac4f6),
    } }, { {
        P224_W(0xcd1e321e1cf61b16), P224_W(0xd17fe64a81f91b2c), P224_W(0x84e225b39c7ab506), P224_W_LOW(0x0000000003bec1a2),
    } } },
    { { {
        P224_W(0xa6e8e7f8dd150cd5), P224_W(0x115a90255bf45a13), P224_W(0x4f07e75087e9ca8b), P224_W_LOW(0x00000000e20989b0),
    } }, { {
        P224_W(0xb2bc67ed6b0fb18c), P224_W(0xaa79979b3d07a895), P224_W(0x07df9f45326e7504), P224_W_LOW(0x000000004ea15a97),
    } } },
    { { {
        P224_W(0x0cfac20999558fd5), P224_W(0xf87c760e74a6b38e), P224_W(0xefdad5583366bd24), P224_W_LOW(0x000000007ffad847),
    } }, { {
        P224_W(0x5bfd3275a9a324ec), P224_W(0x23dad7babea0bbf5), P224_W(0xb3278fe1da3aae8b), P224_W_LOW(0x00000000a8311019),
    } } },
    { { {
        P224_W(0x10e56f2d0dd3b84d), P224_W(0xcdb4c05cb7699bcc), P224_W(0xdf97ef9bc32326cb), P224_W_LOW(0x00000000fd1de7fe),
    } }, { {
        P224_W(0x635fb4e62a8d4ccd), P224_W(0x8d2b30df8fc795e0), P224_W(0xefcb635951447ae4), P224_W_LOW(0x0000000038ee70ac),
    } } },
    { { {
        P224_W(0xa18b4a1ff5156417), P224_W(0xbf21719a563ec67a), P224_W(0x5b1c80b10b911dd5), P224_W_LOW(0x0000000082022bfc),
    } }, { {
        P224_W(0x12f01b64c3da533b), P224_W(0x7efdf07f29608163), P224_W(0x7766323f4dd7fc39), P224_W_LOW(0x00000000390a0491),
    } } },
    { { {
        P224_W(0x3c276e0da0cc5dda), P224_W(0xdedfd12e8bac1e8e), P224_W(0xa79315653a4524fb), P224_W_LOW(0x000000002c0607cf),
    } }, { {
        P224_W(0xa853a27733a0a26f), P224_W(0xb7b2b5665ef83037), P224_W(0x81647b80819d9ce4), P224_W_LOW(0x0000000085ff88d2),
    } } },
    { { {
        P224_W(0x562d5d20fa98d892), P224_W(0x676b85ac00090425), P224_W(0xc43b40ff963920c2), P224_W_LOW(0x00000000f3e1cf43),
    } }, { {
        P224_W(0x857754d677834745), P224_W(0x3dcc5ca726486233), P224_W(0xad6767ffab54d831), P224_W_LOW(0x00000000ba77b371),
    } } },
    { { {
        P224_W(0x610a46d4aaed0314), P224_W(0x36c9bbfcee9cf345), P224_W(0x257da41b4a1bb191), P224_W_LOW(0x000000005792ede5),
    } }, { {
        P224_W(0x5dd769dff9a43442), P224_W(0xa9b52c026e7dc948), P224_W(0x1c0ae34af2647a46), P224_W_LOW(0x00000000509af274),
    } } },
    { { {
        P224_W(0x53475b57b32ba968), P224_W(0xa01113ae97d44868), P224_W(0x95677fe6d5dbb02b), P224_W_LOW(0x000000003b2eff45),
    } }, { {
        P224_W(0xf1d28cf844befc39), P224_W(0xdea99b7f579861b4), P224_W(0xc28261fb6d1d253e), P224_W_LOW(0x000000008b3ea18b),
    } } },
    { { {
        P224_W(0xdc6431b64a1a377d), P224_W(0x6835f0e371b02b63), P224_W(0x76f41ae4f212bff1), P224_W_LOW(0x00000000b7bf7b64),
    } }, { {
        P224_W(0x3d9e513c1f960c95), P224_W(0x98b50931e9e75c91), P224_W(0x64bfd006b921bcbe), P224_W_LOW(0x00000000e39305dd),
    } } },
    { { {
        P224_W(0xa0cd12662559f6f5), P224_W(0xcf853f206151d175), P224_W(0x09223fa13718b624), P224_W_LOW(0x0000000083c43ce0),
    } }, { {
        P224_W(0xf91181679dcc969d), P224_W(0x5e5c5f2dc1fc5cb3), P224_W(0xad41beac1bbee7c6), P224_W_LOW(0x00000000f226eace),
    } } },
    { { {
        P224_W(0xe91390e70984f692), P224_W(0x3fa27132ed0ed406), P224_W(0x5794d18220a13118), P224_W_LOW(0x000000006281734f),
    } }, { {
        P224_W(0xb9add40166fa223d), P224_W(0xb38745f62168083f), P224_W(0x83cf3330ded829bb), P224_W_LOW(0x0000000051fcaef6),
    } } },
    { { {
        P224_W(0x4734f8e2649771a7), P224_W(0x18343b5b76d0643f), P224_W(0x1df4d6e7282a8eb8), P224_W_LOW(0x0000000013e6320c),
    } }, { {
        P224_W(0xb8a4417615e6404b), P224_W(0xde385aa10c19066d), P224_W(0xd6d69e61732c5c3e), P224_W_LOW(0x000000007413ef4b),
    } } },
    { { {
        P224_W(0x4a704914ad40d34f), P224_W(0xdddb0e70d3188933), P224_W(0x9fab298fa7365439), P224_W_LOW(0x00000000489f16a0),
    } }, { {
        P224_W(0x2271dfa9a089340a), P224_W(0x589e5285f65faef1), P224_W(0xc98543ac26ced398), P224_W_LOW(0x0000000082020f30),
    } } },
    { { {
        P224_W(0xeb6a7bb0cae54b54), P224_W(0xc919bb02b133e87a), P224_W(0x216677845d2f0e2c), P224_W_LOW(0x00000000403a61cf),
    } }, { {
        P224_W(0x4cfd25567eb7ce9c), P224_W(0x9701397bd6a72292), P224_W(0x243af7426bbfe819), P224_W_LOW(0x00000000bfac4bfd),
    } } },
    { { {
        P224_W(0xed455d88c4c6c5de), P224_W(0x63f12665eb469f50), P224_W(0xa9676a94a81cc00a), P224_W_LOW(0x0000000046dc3139),
    } }, { {
        P224_W(0xdd2f9e058ae9fbfe), P224_W(0x2855b3e3244ab91c), P224_W(0xf349da17c3ef3c14), P224_W_LOW(0x00000000f0008c18),
    } } },
    { { {
        P224_W(0xce5fc8af0cfd3556), P224_W(0xdbe640bffd4bdcbe), P224_W(0xf620e5ffc2c1d888), P224_W_LOW(0x0000000060da2275),
    } }, { {
        P224_W(0xbb78a875d9180563), P224_W(0xa00a0ccfc2e990f5), P224_W(0x1fb22d7dba985c2c), P224_W_LOW(0x0000000036743bf0),
    } } },
    { { {
        P224_W(0x86d7a7d0bb589f5e), P224_W(0xc07c671375ea2e40), P224_W(0xe0129ba4873b874f), P224_W_LOW(0x000000005f2ef072),
    } }, { {
        P224_W(0xa73532a01639bec7), P224_W(0xef9d5fa7c2ead735), P224_W(0xea455f0fbc21717c), P224_W_LOW(0x0000000007fa1db5),
    } } },
    { { {
        P224_W(0x71fa1cb901a73962), P224_W(0x31e489b8cfc75aba), P224_W(0x9653a795d51bbb62), P224_W_LOW(0x0000000091ff6d96),
    } }, { {
        P224_W(0xb87caf2eac90aa02), P224_W(0x8befe626e52e0dde), P224_W(0x861c3b6cf420d125), P224_W_LOW(0x00000000b431fe38),
    } } },
    { { {
        P224_W(0x5d6b8d3858d068b4), P224_W(0x9b1f2a57b4634a82), P224_W(0x1fc361d77826a68e), P224_W_LOW(0x0000000067d319e3),
    } }, { {
        P224_W(0x69fce7cb3d6e88dc), P224_W(0x718d0a86b249ccb5), P224_W(0x71a6b8455608815f), P224_W_LOW(0x00000000fdeb6f1a),
    } } },
    { { {
        P224_W(0x2151f02124f29a57), P224_W(0x710dc4234a6dd07a), P224_W(0xfe6941d7beadf8a3), P224_W_LOW(0x000000003c9de710),
    } }, { {
        P224_W(0x92b91664f7620efe), P224_W(0xa0c72365027d79c6), P224_W(0x8254df1e9db96470), P224_W_LOW(0x00000000ac425d2a),
    } } },
    { { {
        P224_W(0x35dea7ff24135719), P224_W(0xdf5607e3406a9c4f), P224_W(0xb4d35dddfd433258), P224_W_LOW(0x00000000ce49ebe7),
    } }, { {
        P224_W(0x9485dfc2b458798d), P224_W(0x64bf154ffaa65ad7), P224_W(0xea9f35ea88655fbc), P224_W_LOW(0x000000000440204a),
    } } },
    { { {
        P224_W(0x0a4dcfd7ba5e3afb), P224_W(0xc6c98a607dbfb412), P224_W(0x480a64ae584656c9), P224_W_LOW(0x000000002027fd09),
    } }, { {
        P224_W(0x8b1df19588c95c1c), P224_W(0xbb8904b37a88716f), P224_W(0xdce101416c1cbf44), P224_W_LOW(0x00000000a49bd302),
    } } },
    { { {
        P224_W(0x1fb09dd496444f16), P224_W(0x5ba68b2179147e49), P224_W(0xbc9d189fd6fac8ea), P224_W_LOW(0x00000000d16b1be4),
    } }, { {
        P224_W(0xd1043661d7577c7e), P224_W(0xcd93f3c4f5b4d8c8), P224_W(0x0106e30ad7b671bc), P224_W_LOW(0x000000009a754b25),
    } } },
    { { {
        P224_W(0xc0d839f082b6826e), P224_W(0x6490f790121d3ec3), P224_W(0x0019cba32b5a5e16), P224_W_LOW(0x000000008a9775a6),
    } }, { {
        P224_W(0xd43530f39c6c3ae1), P224_W(0x8695ff4596638551), P224_W(0xd317abce6e6a3a8e), P224_W_LOW(0x00000000475b8499),
    } } },
    { { {
        P224_W(0x00676554529dc8da), P224_W(0xfda6122a0e495b60), P224_W(0x243accaaceac6cb3), P224_W_LOW(0x000000004ce17f02),
    } }, { {
        P224_W(0xe2a4d39a3178ea16), P224_W(0x826850c83bbdf343), P224_W(0xc42494451a944174), P224_W_LOW(0x000000006d181dce),
    } } },
    { { {
        P224_W(0xed9382792e889ae7), P224_W(0xed87623c42a2955d), P224_W(0x0e1af9df56037445), P224_W_LOW(0x00000000496de2ae),
    } }, { {
        P224_W(0xa8cfdc5ae3495f84), P224_W(0x53b71a1887a1a8ad), P224_W(0x8d619978fe85f71e), P224_W_LOW(0x00000000c9c048e3),
    } } },
    { { {
        P224_W(0xb1418430aa447534), P224_W(0x6a619e75047f3b0d), P224_W(0xc2f0e7c7f9a19b7b), P224_W_LOW(0x00000000c6d86144),
    } }, { {
        P224_W(0x0b893d6a8a44f551), P224_W(0x562d8b57bfaad376), P224_W(0xf4df3e0998fcd019), P224_W_LOW(0x00000000339e9b0c),
    } } },
    { { {
        P224_W(0x7a70ded73a64b028), P224_W(0xe6f988805ebf6922), P224_W(0x7739b89921ffac8d), P224_W_LOW(0x00000000fb128391),
    } }, { {
        P224_W(0x99517d92fb283aa8), P224_W(0x78193b1df68c4b34), P224_W(0x70dfd4d8f833d93a), P224_W_LOW(0x00000000c116406a),
    } } },
    { { {
        P224_W(0x1a622ba70d29893a), P224_W(0x38ecd04c499847dd), P224_W(0x8f0a73f5fac6b66d), P224_W_LOW(0x000000007c4d0d8f),
    } }, { {
        P224_W(0x42467941ead59d64), P224_W(0x469daeee874d84a0), P224_W(0x4e79a90fbe8bb8ea), P224_W_LOW(0x000000005d6c7e7d),
    } } },
    { { {
        P224_W(0xa18b2850ffd0d893), P224_W(0xbd68562a4e140b27), P224_W(0x52869b1bcdf0bb0b), P224_W_LOW(0x000000004b35045e),
    } }, { {
        P224_W(0x7adad15d5e23193b), P224_W(0xae6e529549cd78cc), P224_W(0x34ac753237988a08), P224_W_LOW(0x00000000adbdf6c3),
    } } },
    { { {
        P224_W(0x3c998d2f5f7e9f06), P224_W(0x9ee1b708e7ad78e9), P224_W(0x5ba7ad4582f7a3f5), P224_W_LOW(0x00000000544d9635),
    } }, { {
        P224_W(0xa6b631e2aeff8134), P224_W(0x74d3f2a6c218ab72), P224_W(0xfd06a1627918d2eb), P224_W_LOW(0x0000000041f50cce),
    } } },
    { { {
        P224_W(0xbfefb36ecebb8eb6), P224_W(0xfa628533a32aa2f1), P224_W(0x66cd74a6ce2c7c96), P224_W_LOW(0x000000005ef56cc6),
    } }, { {
        P224_W(0xaf895f5d4ff32b59), P224_W(0x97ca69268e06f5a5), P224_W(0xedec5cee932d36f9), P224_W_LOW(0x000000008e476287),
    } } },
    { { {
        P224_W(0x02bf27166f06bca9), P224_W(0x377e1a00d010d498), P224_W(0x910ab075c7d38629), P224_W_LOW(0x000000005b4a86ae),
    } }, { {
        P224_W(0x69362eb472a36994), P224_W(0xc53c61dac0830349), P224_W(0x81152b8cd55ce80e), P224_W_LOW(0x000000007abdea22),
    } } },
    { { {
        P224_W(0xbc445af189c7ccfd), P224_W(0x3db311ed400472b2), P224_W(0x91695b391927b623), P224_W_LOW(0x00000000f6e8496f),
    } }, { {
        P224_W(0x1b3f2d731f2a50a4), P224_W(0xb9a6ac17dd3aa6be), P224_W(0xa05920e3bd564820), P224_W_LOW(0x00000000f78101fc),
    } } },
    { { {
        P224_W(0x5266c09ac0b50608), P224_W(0x5ed075996989b152), P224_W(0xf57bb006a3b2926f), P224_W_LOW(0x00000000922bec9f),
    } }, { {
        P224_W(0x174d4535fc146924), P224_W(0xcfdfdc08f79d8c76), P224_W(0x58bd661ac9ad49b0), P224_W_LOW(0x000000009e248377),
    } } },
    { { {
        P224_W(0x3570ce0073090d63), P224_W(0x5af3c038efacb5f1), P224_W(0x61ccacec8e1a1dbf), P224_W_LOW(0x000000001035d69b),
    } }, { {
        P224_W(0x331883324caa4a59), P224_W(0xbde87e53f250e597), P224_W(0xe6674a877982d92b), P224_W_LOW(0x00000000dd97f1e5),
    } } },
    { { {
        P224_W(0xec3cb4c5c2113338), P224_W(0x5de0ae7ccc49db2e), P224_W(0xf4122da179e09ba6), P224_W_LOW(0x00000000ef8db805),
    } }, { {
        P224_W(0x6a59497c5e260806), P224_W(0x6e445538606d13b9), P224_W(0x0250e1f44c2a594a), P224_W_LOW(0x0000000030165109),
    } } },
    { { {
        P224_W(0x459147a811b705d2), P224_W(0x0e4e2dcd14b3f6af), P224_W(0xb0604231496a4c84), P224_W_LOW(0x00000000ac6ee9a1),
    } }, { {
        P224_W(0xbf87dcd77597689e), P224_W(0x65a20ca271db2ccd), P224_W(0xa61c31e44aad775a), P224_W_LOW(0x000000002edb6f59),
    } } },
    { { {
        P224_W(0x5ea0e1450c42a7b2), P224_W(0xd4072a957ab188d7), P224_W(0x28eb6a7e172a4f49), P224_W_LOW(0x00000000f2e56a34),
    } }, { {
        P224_W(0x7b19d8b33a1cb840), P224_W(0xd0c48bad1ad98fad), P224_W(0x088970844f5d2aac), P224_W_LOW(0x000000007db06eb7),
    } } },
    { { {
        P224_W(0x9d3808b8fba73780), P224_W(0xa11930894bea8896), P224_W(0x0a339825997dc9e7), P224_W_LOW(0x00000000136f98ce),
    } }, { {
        P224_W(0xb17a77b38dd17925), P224_W(0xc00dae3f9a1bbce0), P224_W(0xf92a34c250864382), P224_W_LOW(0x00000000c4040373),
    } } },
    { { {
        P224_W(0x90e26aee667a9535), P224_W(0x3e2398181c33205b), P224_W(0x12b6fe00f7ab0be1), P224_W_LOW(0x00000000e4e69d21),
    } }, { {
        P224_W(0x34f2ddd9d772b320), P224_W(0xb37ee03975984470), P224_W(0xbf206c0b3cb40b67), P224_W_LOW(0x000000000c7f45aa),
    } } },
    { { {
        P224_W(0xcb441be2177ad8d7), P224_W(0x9c9258f588b15e6f), P224_W(0x3b830d71cb104521), P224_W_LOW(0x000000001f913543),
    } }, { {
        P224_W(0xf8db88387d09e980), P224_W(0x3ed0b3c208a5b2bd), P224_W(0xe5a82691bd48d8f1), P224_W_LOW(0x0000000062c4803a),
    } } },
    { { {
        P224_W(0x09013a6402d448d8), P224_W(0x003f01cf4d200d6f), P224_W(0x279db28dbd1dc9bd), P224_W_LOW(0x000000009b2a0153),
    } }, { {
        P224_W(0x5859a379b626b02e), P224_W(0xb0fd7b2a8f37183e), P224_W(0x78026c516d583199), P224_W_LOW(0x00000000fdac8e1b),
    } } },
    { { {
        P224_W(0xc272bf2cfb0af506), P224_W(0x662dbe66bc970c98), P224_W(0x01f0a1188e968108), P224_W_LOW(0x00000000cd423d24),
    } }, { {
        P224_W(0x41b3eaf83f1b99bc), P224_W(0xcdf028d9f2bd98ff), P224_W(0x96c01b90510c20c6), P224_W_LOW(0x000000001e73c2e6),
    } } },
    { { {
        P224_W(0xdf4ef94e5fe2aa79), P224_W(0x33eb713fd52aa3f4), P224_W(0xdf7877032ef6c811), P224_W_LOW(0x00000000e5ab81fa),
    } }, { {
        P224_W(0xb5346be4f3d3b737), P224_W(0x993b7f7e191b10cb), P224_W(0x21ab1ea2f363eb7b), P224_W_LOW(0x000000003de7841a),
    } } },
    { { {
        P224_W(0xf7c6b0164df3112e), P224_W(0x1a188ab965fd5fa4), P224_W(0xd587a821264eb752), P224_W_LOW(0x000000005bfb4b8e),
    } }, { {
        P224_W(0x7af963e30bc31f7b), P224_W(0x9546b8f22e986881), P224_W(0xb01b4134c1120ac4), P224_W_LOW(0x000000007784c06f),
    } } },
    { { {
        P224_W(0x55d61135d95b31da), P224_W(0x65ae564d24a5a32e), P224_W(0x9fa5b1a785623b7e), P224_W_LOW(0x00000000eb9fcf32),
    } }, { {
        P224_W(0xf6d1b601ed2e63b0), P224_W(0x0af60e3bba18c4c7), P224_W(0x8399bd14f849c703), P224_W_LOW(0x00000000bd501cd8),
    } } },
    { { {
        P224_W(0x7a8aba50ff85ee7d), P224_W(0xa53bbf310d984610), P224_W(0x74bb047792bc4383), P224_W_LOW(0x0000000000cc9a76),
    } }, { {
        P224_W(0xe3982abd6b62513e), P224_W(0xd08fa4c8a4174e14), P224_W(0xedf216d7c98c4322), P224_W_LOW(0x00000000b1e7349e),
    } } },
    { { {
        P224_W(0x6b638844e2e2649c), P224_W(0xdf0d6ab2e0b8782c), P224_W(0xed57e1d09e211330), P224_W_LOW(0x0000000060ded09b),
    } }, { {
        P224_W(0x76b47624fb05b59a), P224_W(0x24c5167eaf1177c4), P224_W(0xca7be6c626d3f24c), P224_W_LOW(0x00000000ec52c68e),
    } } },
    { { {
        P224_W(0xb21c069498e5f2e0), P224_W(0x2da6c2f6fd15af0e), P224_W(0xaa95e86363fda586), P224_W_LOW(0x000000008bd252ad),
    } }, { {
        P224_W(0x0b4250367cad4d93), P224_W(0x1a22ea4983ebd229), P224_W(0x2a98e2725fb4d9e2), P224_W_LOW(0x00000000fbefd73a),
    } } },
    { { {
        P224_W(0x3792a4b69a9bc5e1), P224_W(0xef5eedf3296a7aef), P224_W(0xc5a69f664e839178), P224_W_LOW(0x000000007af2c319),
    } }, { {
        P224_W(0xa619db5952a0a4f0), P224_W(0x1ce00ab31fa04cd6), P224_W(0xfa8d1aae5e1281d9), P224_W_LOW(0x000000003ec32fb3),
    } } },
    { { {
        P224_W(0xb3797ba65c049ec8), P224_W(0x426312656a15d497), P224_W(0x0ae01bacf4116532), P224_W_LOW(0x000000003a25a7e3),
    } }, { {
        P224_W(0x33123175ff176bee), P224_W(0xabd848bb0d12d211), P224_W(0xb8095bc8add0e855), P224_W_LOW(0x000000006eac986d),
    } } },
    { { {
        P224_W(0x30bd02f023474054), P224_W(0x70fd619cfc5dac20), P224_W(0x547e54e590da9d57), P224_W_LOW(0x00000000abd41b48),
    } }, { {
        P224_W(0x761379838e73e2c3), P224_W(0x7decb2ddfdf76f7e), P224_W(0x2be6672acc84f051), P224_W_LOW(0x00000000e7f84d54),
    } } },
    { { {
        P224_W(0x1e15a8899fdebdd6), P224_W(0x12906d0f23fe1dbf), P224_W(0x7546e57fb0d03c3e), P224_W_LOW(0x00000000142e53fd),
    } }, { {
        P224_W(0x04e10b861a38c8c1), P224_W(0x297a3e3d246b1972), P224_W(0x1b08b2116d4c0c97), P224_W_LOW(0x0000000022dc13cc),
    } } },
    { { {
        P224_W(0x52cac887da2f7bc6), P224_W(0xb911215745692612), P224_W(0x3712e9dda4a3f9c9), P224_W_LOW(0x00000000d0659d4c),
    } }, { {
        P224_W(0xe9ea36405eedfe0b), P224_W(0x354bc9aef7da0d82), P224_W(0xa05560ab91ade57d), P224_W_LOW(0x00000000c4aadd6b),
    } } },
    { { {
        P224_W(0x727c77e307b4fb39), P224_W(0xd1c5ca27cc125e3d), P224_W(0x86680e3321007571), P224_W_LOW(0x000000007f9a9627),
    } }, { {
        P224_W(0xce7066caf5e96c43), P224_W(0x28b956eaccc7f508), P224_W(0xe728d440b522fe8c), P224_W_LOW(0x00000000f0b52a5b),
    } } },
    { { {
        P224_W(0x6d7e4e7a966761bb), P224_W(0x1327bce7308f9e97), P224_W(0x8c639baabc0b6477), P224_W_LOW(0x0000000065d79b99),
    } }, { {
        P224_W(0xa8aebbc58077395c), P224_W(0x1b4d636c5c7f43b2), P224_W(0x1de85f35fe9d5edc), P224_W_LOW(0x0000000057997c55),
    } } },
    { { {
        P224_W(0x6b799995491e28fc), P224_W(0xcc5ffaf22d796047), P224_W(0x14ae01e830e8169f), P224_W_LOW(0x000000000fee3d6a),
    } }, { {
        P224_W(0x1703e7a90c376e4c), P224_W(0x3f6f99d491dead05), P224_W(0x71a068f37a2d25c5), P224_W_LOW(0x00000000fdf13194),
    } } },
    { { {
        P224_W(0xd72058f4507b8cf0), P224_W(0xd8b911a338d07c2e), P224_W(0xcaa15c37fe037d40), P224_W_LOW(0x00000000a1b7a01d),
    } }, { {
        P224_W(0x3156fe5e409f6868), P224_W(0x608bc1309457a08e), P224_W(0xeb7147aba92bdf44), P224_W_LOW(0x000000007841331a),
    } } },
    { { {
        P224_W(0x0af56aff817dfc60), P224_W(0x048070339909d04f), P224_W(0xce79b2e96312acf2), P224_W_LOW(0x0000000027ac6287),
    } }, { {
        P224_W(0xbceea536a4bb152c), P224_W(0xa7e6e90be4604373), P224_W(0x312f185303fd0c24), P224_W_LOW(0x000000007253b57f),
    } } },
    { { {
        P224_W(0x7ed26e0b74cad576), P224_W(0xb6be1a1a01195b93), P224_W(0x8797190688b0ace8), P224_W_LOW(0x00000000a8f0d64b),
    } }, { {
        P224_W(0x6c6cea22b01dbe62), P224_W(0x140fe7f9ab3b00ac), P224_W(0x55ea231d24869a6f), P224_W_LOW(0x00000000ebcaba8a),
    } } },
    { { {
        P224_W(0x4b815cf0c5354a08), P224_W(0xd440ab763fdfe047), P224_W(0x0325cb6afadfc49b), P224_W_LOW(0x0000000071ec2c9d),
    } }, { {
        P224_W(0x5590d209ed0ea006), P224_W(0x8ce595630c036403), P224_W(0x2dd0d5b7edc71869), P224_W_LOW(0x00000000f1ea7c9c),
    } } },
    { { {
        P224_W(0xbfba5c786cf37a61), P224_W(0x4779ce4fa409a4e5), P224_W(0x85ab93239e9fcb96), P224_W_LOW(0x00000000237e7e48),
    } }, { {
        P224_W(0xdb54af33a1fffb92), P224_W(0x08304d33cfbaedfe), P224_W(0x59af8bb8fd95930d), P224_W_LOW(0x000000009057de67),
    } } },
    { { {
        P224_W(0x3252ba9d85d203ce), P224_W(0xf9820ba60d520799), P224_W(0xf1a5a45506e6043c), P224_W_LOW(0x000000001ab67161),
    } }, { {
        P224_W(0xa56f7961fdae2117), P224_W(0xe2b9c59b92f8d4f8), P224_W(0x4d353169527025cc), P224_W_LOW(0x00000000fb816cf1),
    } } },
    { { {
        P224_W(0x045fc400d2f56f70), P224_W(0xd4f7a21f966e0863), P224_W(0x7613d950375cdd64), P224_W_LOW(0x0000000002787421),
    } }, { {
        P224_W(0xf46cd970831dc9ce), P224_W(0x4a6b5de29ca9a101), P224_W(0x4528c07198b41281), P224_W_LOW(0x00000000984dcf23),
    } } },
    { { {
        P224_W(0x8d6543e86265fb7b), P224_W(0x743884e529336186), P224_W(0x996d101266509268), P224_W_LOW(0x00000000e60909b1),
    } }, { {
        P224_W(0xabc0f89d18de993d), P224_W(0x1811f8e9e1bbdc50), P224_W(0x4a99b7f41e15296c), P224_W_LOW(0x000000004936e624),
    } } },
    { { {
        P224_W(0x917536e5e56e7661), P224_W(0xea5ed4372a832d6b), P224_W(0x90dec47343ec0223), P224_W_LOW(0x000000006543301a),
    } }, { {
        P224_W(0xc8fa44878777a988), P224_W(0xb2c51fe4f6938530), P224_W(0xf27b623f14dd8bf1), P224_W_LOW(0x0000000097444ee5),
    } } },
    { { {
        P224_W(0xd753fdc3a20fc53e), P224_W(0x95b4842060cfc1ce), P224_W(0x5948d66f90f8ad07), P224_W_LOW(0x00000000fc0c43bb),
    } }, { {
        P224_W(0x2a42f167bdda7a9b), P224_W(0x7a6b513bf913fae9), P224_W(0xdaf6c68bd58d6811), P224_W_LOW(0x00000000591c56c2),
    } } },
    { { {
        P224_W(0xa9a82fb22724c70c), P224_W(0xdf0396abc23149e3), P224_W(0xbfefd255dc24a0ab), P224_W_LOW(0x00000000b0dd7d4e),
    } }, { {
        P224_W(0x33980bdbc8109c74), P224_W(0xcc36da77695c9b84), P224_W(0xa2f53f9ad11ab017), P224_W_LOW(0x00000000f04e70cc),
    } } },
    { { {
        P224_W(0x75c1bb41e124e9c0), P224_W(0xec0fec5f38c177f1), P224_W(0x66889487c73500be), P224_W_LOW(0x0000000024dc3dde),
    } }, { {
        P224_W(0x2cb8e885d6772a85), P224_W(0x530a20c50e1fbe62), P224_W(0x9d94e997086d229a), P224_W_LOW(0x0000000016d6a43d),
    } } },
    { { {
        P224_W(0xb5b6ab9420cd5fe4), P224_W(0xd2f2b379e1315eb7), P224_W(0x7d21738e8bccc65b), P224_W_LOW(0x000000000918575f),
    } }, { {
        P224_W(0xeca1cdd82ef48f42), P224_W(0xda3dbfdce339c10a), P224_W(0xe027e379ee6d9d03), P224_W_LOW(0x00000000e2c0993e),
    } } },
    { { {
        P224_W(0x22690ac47c610a4b), P224_W(0x049b5900d89dbac2), P224_W(0x891c26df14a7a9f3), P224_W_LOW(0x0000000054f27bbc),
    } }, { {
        P224_W(0x31e6fa6e52c22a50), P224_W(0x8030cdc039f90a07), P224_W(0xfc315497104c9f8c), P224_W_LOW(0x000000005fa1809c),
    } } },
    { { {
        P224_W(0xf3d786d18a2db626), P224_W(0x990400e1bd5f6421), P224_W(0x05e61967b21ede93), P224_W_LOW(0x00000000556d42f1),
    } }, { {
        P224_W(0x01600296f3be0023), P224_W(0x77aae8f61049d07a), P224_W(0x4db9589849938cc1), P224_W_LOW(0x000000004c3f7600),
    } } },
    { { {
        P224_W(0x9ad46d3b26fe5b52), P224_W(0x52a3b48aa31d720c), P224_W(0xdb651237dbefadc5), P224_W_LOW(0x0000000099ab7d46),
    } }, { {
        P224_W(0x0c30af57b1becb6d), P224_W(0xa5b2d2bdd1d23515), P224_W(0xde38d0a623b36314), P224_W_LOW(0x000000000eea63a3),
    } } },
    { { {
        P224_W(0x990804c6e26aefc9), P224_W(0x1be9f25360ad5f2a), P224_W(0xd34cbd095441ceba), P224_W_LOW(0x0000000091e6189b),
    } }, { {
        P224_W(0xbc418357b6bf6bcc), P224_W(0xe0cf6e1c3ff5b014), P224_W(0xb4d9f26b1bc81913), P224_W_LOW(0x000000006fb18e38),
    } } },
    { { {
        P224_W(0xf65e1c6c0ed62894), P224_W(0xb58a1a401dca77db), P224_W(0xdc20e055856079a4), P224_W_LOW(0x000000007a31f113),
    } }, { {
        P224_W(0x704d15f4fc24a65f), P224_W(0x8023e6cb0261d5d9), P224_W(0x4f15687b97510103), P224_W_LOW(0x00000000008379a2),
    } } },
    { { {
        P224_W(0xfb943c5bf940f447), P224_W(0x7e054d0cc394b61c), P224_W(0xb385f8c373467ffd), P224_W_LOW(0x00000000bed375ac),
    } }, { {
        P224_W(0x7c56c3e0d60be22b), P224_W(0xe8ae7984533105e7), P224_W(0x7e576ff1933baf2c), P224_W_LOW(0x0000000089136921),
    } } },
    { { {
        P224_W(0x4dd2d2e87e55e742), P224_W(0x3b315d7198c4c176), P224_W(0x33bca8339bd4e283), P224_W_LOW(0x0000000060e8681f),
    } }, { {
        P224_W(0x836a62f10dd274bb), P224_W(0xc687f762ddd8a586), P224_W(0xd3565cfd3c6b5c2c), P224_W_LOW(0x0000000079146228),
    } } },
    { { {
        P224_W(0xd40a7a090d7d348c), P224_W(0xb31382c214629e7c), P224_W(0x663e8e2db7092e45), P224_W_LOW(0x00000000085b50b3),
    } }, { {
        P224_W(0x8d7ca9e9ee704150), P224_W(0xb435d6876dd5d3d7), P224_W(0x32fdaab8923098a9), P224_W_LOW(0x00000000118379df),
    } } },
    { { {
        P224_W(0xf78ac7b7da98662a), P224_W(0x393f3514b4691655), P224_W(0x00036d2ef48104f9), P224_W_LOW(0x000000001cae3da6),
    } }, { {
        P224_W(0x0b99a1104e13d0f9), P224_W(0xef1ebb407c65fee6), P224_W(0x322e12d396549370), P224_W_LOW(0x000000007b2e7de6),
    } } },
    { { {
        P224_W(0x0ebf2404cff49573), P224_W(0xc4c143828b463ed2), P224_W(0x846e31cbc10b399e), P224_W_LOW(0x00000000d43e7bcb),
    } }, { {
        P224_W(0xcccc0521d859b13e), P224_W(0xf84100521fae48d7), P224_W(0xfe6c6becee5e2aa6), P224_W_LOW(0x000000006821c76b),
    } } },
    { { {
        P224_W(0xb339819750a36e0f), P224_W(0x91589543ac43827a), P224_W(0xa268877af2b93756), P224_W_LOW(0x00000000c1af9cf7),
    } }, { {
        P224_W(0x36e7377558692e4b), P224_W(0x1afd13183315927d), P224_W(0xe06bf541a7d64a49), P224_W_LOW(0x000000007b2c16f4),
    } } },
    { { {
        P224_W(0x6d6ef44e3a992abd), P224_W(0x883c58a3d74b9a1d), P224_W(0x7f8e2a928e5da317), P224_W_LOW(0x0000000047c5ab79),
    } }, { {
        P224_W(0xa8d3eaaa37274e54), P224_W(0x05ab0d037e1dcf40), P224_W(0x929acc892d619a4c), P224_W_LOW(0x00000000fb01ecd5),
    } } },
    { { {
        P224_W(0x3d798fed989218fd), P224_W(0x9766e477723b4b32), P224_W(0x487ac3812b756fb9), P224_W_LOW(0x000000002bec3b44),
    } }, { {
        P224_W(0x2850e88c79582681), P224_W(0xc11db170d16b238d), P224_W(0xd62d74e3b02c2771), P224_W_LOW(0x000000005b020bc5),
    } } },
    { { {
        P224_W(0x5e52658aedd8447f), P224_W(0xb7ffa564d1e57ecb), P224_W(0xfc24180773884781), P224_W_LOW(0x00000000d80c8aff),
    } }, { {
        P224_W(0xd3a10528638d87d5), P224_W(0x6a972aed5e502bdb), P224_W(0xf6c8d745d9379fb1), P224_W_LOW(0x00000000dd764302),
    } } },
    { { {
        P224_W(0x3b20607f48b924cc), P224_W(0x29fe19a507423e90), P224_W(0x742b6415b2b91210), P224_W_LOW(0x00000000879dd2db),
    } }, { {
        P224_W(0x02459dfecf9b13c9), P224_W(0xb9d66ce0c82d42ef), P224_W(0x1d9ea328441a453c), P224_W_LOW(0x000000007147290a),
    } } },
    { { {
        P224_W(0xb0ceb86e8b15293a), P224_W(0xe220b2c6ef0d1927), P224_W(0x137f513ae6306445), P224_W_LOW(0x000000007ae7a9b2),
    } }, { {
        P224_W(0x5fbb88e9b4745eb1), P224_W(0x1db1c767e85fa7aa), P224_W(0x27c0a24d3b289b27), P224_W_LOW(0x00000000c94872ed),
    } } },
    { { {
        P224_W(0x1a88a5a201a287c7), P224_W(0xfa6929ebfac517cc), P224_W(0x8656b95fedaf8d79), P224_W_LOW(0x0000000036498eb9),
    } }, { {
        P224_W(0x8f458446d4da0f67), P224_W(0x8da20188219139ee), P224_W(0x9b60ecaa08193327), P224_W_LOW(0x00000000526054a7),
    } } },
    { { {
        P224_W(0x5ad1e4b982c5f5ef), P224_W(0xd82b5cb48fdeb36c), P224_W(0x30823dd9c057f69c), P224_W_LOW(0x00000000df9313a0),
    } }, { {
        P224_W(0xdb9521618885e8f2), P224_W(0xa05c2459fd1103af), P224_W(0x685acd1971531f2e), P224_W_LOW(0x000000007f902e8e),
    } } },
    { { {
        P224_W(0xc9216bfcbdb7e262), P224_W(0x2766c20015885022), P224_W(0xecb66c25d72e1849), P224_W_LOW(0x0000000001fa06e6),
    } }, { {
        P224_W(0xf88bc6d526289c83), P224_W(0xcf357fbdfeb70e4a), P224_W(0x6579732d8c195cf3), P224_W_LOW(0x000000006f321170),
    } } },
    { { {
        P224_W(0x19937dcb2224268c), P224_W(0xaff9bbbd3bff3fbd), P224_W(0x73c4c8908c1d1e3b), P224_W_LOW(0x00000000c1d2d33d),
    } }, { {
        P224_W(0x1079fe0ea6a1b02e), P224_W(0xced62eb050fdcf74), P224_W(0xe2b918e8e634a49b), P224_W_LOW(0x000000007bf2c130),
    } } },
    { { {
        P224_W(0x32c78509219b2623), P224_W(0xaee5c28d893fb34f), P224_W(0x99d9c55475a4c06b), P224_W_LOW(0x00000000f41db348),
    } }, { {
        P224_W(0x84179ca7b922cd18), P224_W(0x52dacf237440f4e8), P224_W(0x8949edbb7967d615), P224_W_LOW(0x00000000ac4bd2e4),
    } } },
    { { {
        P224_W(0x0f799ff9544b0225), P224_W(0x78cd3b2e682c379d), P224_W(0xc73b37817f3263c7), P224_W_LOW(0x00000000afe21a58),
    } }, { {
        P224_W(0x2f9ff8dad7fc55c5), P224_W(0x66ce88e8217a6dee), P224_W(0x9559ec3ea5da9d4e), P224_W_LOW(0x00000000825f2590),
    } } },
    { { {
        P224_W(0xb338d33c090f2c7d), P224_W(0x7ef0e086bac6112d), P224_W(0x96a77112bcb5c86c), P224_W_LOW(0x00000000fe1955b4),
    } }, { {
        P224_W(0xc1c884e1feeb8845), P224_W(0x1649195ad948d2e5), P224_W(0x71f215ada71ceb67), P224_W_LOW(0x00000000386f76bf),
    } } },
    { { {
        P224_W(0x7a697eb067b7a2a8), P224_W(0xee9fceae926009b6), P224_W(0x09c6dda170a48bba), P224_W_LOW(0x000000009499d5da),
    } }, { {
        P224_W(0x00ef821f3a806399), P224_W(0xabd289f97f125327), P224_W(0xb8c0e288508d0ce7), P224_W_LOW(0x00000000825a16fc),
    } } },
    { { {
        P224_W(0x667cfe89675d67a5), P224_W(0x5862fbaea588f7ec), P224_W(0x4c85983737911762), P224_W_LOW(0x00000000df6ec31c),
    } }, { {
        P224_W(0xe795eb8948e3d46b), P224_W(0xad169b55bb035df3), P224_W(0x26dc42a04c079a80), P224_W_LOW(0x000000002160d233),
    } } },
    { { {
        P224_W(0x6bef1e77b6673717), P224_W(0xf9f1840cd87032fc), P224_W(0x6e4784df355347d0), P224_W_LOW(0x00000000e78343f5),
    } }, { {
        P224_W(0x9dc14a4f6aeb6f87), P224_W(0xfe58e675006883ef), P224_W(0x93c559acd18bb642), P224_W_LOW(0x000000003da10297),
    } } },
    { { {
        P224_W(0x21e0319625c36cf1), P224_W(0xf8f2848308ab80ff), P224_W(0x4824f4e7652917c5), P224_W_LOW(0x0000000061210514),
    } }, { {
        P224_W(0x5e81c62fcc129704), P224_W(0xf55863746443af74), P224_W(0x49024086272fc5c2), P224_W_LOW(0x000000008893936e),
    } } },
    { { {
        P224_W(0xcceddadd7f5c42ca), P224_W(0xee2476f6600c05c2), P224_W(0xdbd69f91d88f9b2a), P224_W_LOW(0x00000000ab26d109),
    } }, { {
        P224_W(0x29fec0819be3d275), P224_W(0x946267e24c7d12a1), P224_W(0x04b9a8935dcfc062), P224_W_LOW(0x00000000500e1db0),
    } } },
    { { {
        P224_W(0x8037848854f0c6ff), P224_W(0xbfa4fd5b0e2db56d), P224_W(0xa176057032e08267), P224_W_LOW(0x0000000023402eac),
    } }, { {
        P224_W(0x88cb5ae20dabd30c), P224_W(0x054d3da4a4e4324b), P224_W(0xe178329e9e302911), P224_W_LOW(0x00000000c2714fa9),
    } } },
    { { {
        P224_W(0xc14487690efa52f6), P224_W(0xd7729b358142d7b7), P224_W(0x22290cd190edac8a), P224_W_LOW(0x00000000d4367431),
    } }, { {
        P224_W(0x10e0a7be34107cfa), P224_W(0x8dff0ae1879b19c0), P224_W(0x369256a6d42aaee2), P224_W_LOW(0x00000000502c9ae6),
    } } },
    { { {
        P224_W(0x03f2d81983410a4c), P224_W(0x5dec1df1fd919452), P224_W(0xc3b6435553aebcd3), P224_W_LOW(0x000000005df39295),
    } }, { {
        P224_W(0x2f63961871b2fd97), P224_W(0xfe053a16bb63d622), P224_W(0x1bb78482334786e4), P224_W_LOW(0x00000000633170a5),
    } } },
    { { {
        P224_W(0xd960687ed5d87ae2), P224_W(0x3833246dec3ba3dc), P224_W(0xf055b6ef230fefe9), P224_W_LOW(0x000000004375dab5),
    } }, { {
        P224_W(0x071819ea191865c4), P224_W(0x6a41f447a46b0b20), P224_W(0x542d5326722e4d64), P224_W_LOW(0x00000000deeaa1b0),
    } } },
    { { {
        P224_W(0x9c715f83cac1298b), P224_W(0xcce4def4c87e7464), P224_W(0xd88ee8d9cd99da03), P224_W_LOW(0x000000002c9a7a60),
    } }, { {
        P224_W(0xcc6bf866cb062bfa), P224_W(0xc8bd7eadb4090709), P224_W(0x03ba4b6c3639d862), P224_W_LOW(0x000000007777bc66),
    } } },
    { { {
        P224_W(0xb01f0639fb98265f), P224_W(0xadc8087f4e151db2), P224_W(0x1b9e841ca92b13a8), P224_W_LOW(0x00000000d6517540),
    } }, { {
        P224_W(0xffdf7898ff16b2d9), P224_W(0xbff6329c00f222d1), P224_W(0xaf3b0f77d04d058f), P224_W_LOW(0x000000000b8b816f),
    } } },
    { { {
        P224_W(0xa30c0644d5ececf1), P224_W(0xc19a91b6cec72f87), P224_W(0x83cad670ddd6c19b), P224_W_LOW(0x000000003374848c),
    } }, { {
        P224_W(0x1c16c6ebd7350524), P224_W(0xd56267aba3c4a178), P224_W(0x01ba116f1c1afa0a), P224_W_LOW(0x000000001c7d0b25),
    } } },
    { { {
        P224_W(0x117a24e1c4d1c1d5), P224_W(0x259c0cc46b716ddf), P224_W(0xd1abc3cfa8697e18), P224_W_LOW(0x00000000d152381a),
    } }, { {
        P224_W(0x451f4fb603186354), P224_W(0xe7de618ffc6a54c1), P224_W(0x0421cb8fb7b8ba85), P224_W_LOW(0x00000000d69a0361),
    } } },
    { { {
        P224_W(0x9b8ea2e16d75ec24), P224_W(0x8c92e3f85518b1b9), P224_W(0x74672e61eca39958), P224_W_LOW(0x00000000f2bbf61f),
    } }, { {
        P224_W(0xb91292222d023fc8), P224_W(0x1bc3d5b8db1a8e48), P224_W(0xc93db0c2ac634275), P224_W_LOW(0x00000000bfb98f9b),
    } } },
    { { {
        P224_W(0xdb8286f9dabad681), P224_W(0x5c2fe7ef36c912ca), P224_W(0xd9e7db6a4b508fac), P224_W_LOW(0x00000000065c3b07),
    } }, { {
        P224_W(0xc69e2c44101ad92a), P224_W(0x96bf75b3fd6bed3a), P224_W(0xe418c1e8bdd57b52), P224_W_LOW(0x00000000aa767a63),
    } } },
    { { {
        P224_W(0x2f2e7ef2383f5362), P224_W(0xfd32f7b32f35c697), P224_W(0x2986a3705fe97386), P224_W_LOW(0x000000008001935e),
    } }, { {
        P224_W(0xebdef1272f1815a6), P224_W(0xf98bae78e75439e8), P224_W(0xd1e4df2ed88bfad3), P224_W_LOW(0x00000000aed778dd),
    } } },
    { { {
        P224_W(0x78cc2f4ff84a48bc), P224_W(0x1af4c5c62256073b), P224_W(0xd501908137e3abf9), P224_W_LOW(0x00000000923e21b2),
    } }, { {
        P224_W(0x9c46dcaa6d0a7e72), P224_W(0xf4252211686ab9b9), P224_W(0x01461242db7548ad), P224_W_LOW(0x000000001bd15aaa),
    } } },
    { { {
        P224_W(0xd866bb38a1d992ba), P224_W(0xb7afbba0b10bc6c3), P224_W(0x9d9a12616eda31d9), P224_W_LOW(0x00000000bbb4b829),
    } }, { {
        P224_W(0x8f0ea83e348a12bb), P224_W(0xb9441f2fb6572abf), P224_W(0x03fd4274249b42c2), P224_W_LOW(0x00000000a0a8472b),
    } } },
    { { {
        P224_W(0xcbdb2f06a9f3cd0b), P224_W(0x980c13134b66b2cd), P224_W(0xe7371afb1a5b49b5), P224_W_LOW(0x0000000028c198b4),
    } }, { {
        P224_W(0x83b9b7c075435c3b), P224_W(0x909122e8271a25f8), P224_W(0xb3d201ad701c299c), P224_W_LOW(0x000000003cf40ada),
    } } },
    { { {
        P224_W(0xa79406de504300f1), P224_W(0x482a72998e7f0051), P224_W(0x1ba9f4d61d11931a), P224_W_LOW(0x00000000b9cffd63),
    } }, { {
        P224_W(0x9d835a1118e61c42), P224_W(0x164a016f249ea130), P224_W(0x7e3242ff5e182847), P224_W_LOW(0x000000005d110e2f),
    } } },
    { { {
        P224_W(0x612f90444895eaab), P224_W(0xe7c451a499b61416), P224_W(0x420bf02cfdb88681), P224_W_LOW(0x0000000018ced166),
    } }, { {
        P224_W(0x65af414d755e9a11), P224_W(0x62bce43f3406067c), P224_W(0x8582775a50206867), P224_W_LOW(0x00000000503df45c),
    } } },
    { { {
        P224_W(0xc1ef005bfa00a3ce), P224_W(0xefdc4cdeda76195c), P224_W(0xc7c029a2603ecef1), P224_W_LOW(0x000000004a0cbf45),
    } }, { {
        P224_W(0xc000d9347a4790e5), P224_W(0xf34b2c6f7c1fc7b3), P224_W(0xe2063d760468a125), P224_W_LOW(0x00000000baaaace6),
    } } },
    { { {
        P224_W(0x6cc9ebd6ff09170d), P224_W(0x6b5c0100b7333d10), P224_W(0xf5b30294d02f6512), P224_W_LOW(0x00000000692be729),
    } }, { {
        P224_W(0x964f591519b5f1ff), P224_W(0xdbc9f078c4c124b8), P224_W(0xa343200a80ff24ac), P224_W_LOW(0x000000007af917ab),
    } } },
    { { {
        P224_W(0x822560f72fef730c), P224_W(0x0241bcfb4739509b), P224_W(0x59aba091e494f572), P224_W_LOW(0x00000000d6ffeb4d),
    } }, { {
        P224_W(0x1635b6d5696c0b40), P224_W(0x253fb4b755ffaca0), P224_W(0xaef8b015694d7c2d), P224_W_LOW(0x000000003f998184),
    } } },
    { { {
        P224_W(0x4563a187737d9622), P224_W(0x7c39ba7bf3169807), P224_W(0x03951e177e6d5705), P224_W_LOW(0x000000003edcc9fe),
    } }, { {
        P224_W(0xfa563bd0ed03a0f4), P224_W(0x7cdae1ac819576ca), P224_W(0xf6d12313ec98fe7a), P224_W_LOW(0x0000000017c98a40),
    } } },
    { { {
        P224_W(0xdf56db53fb96dd0e), P224_W(0xcad52ad07fc9116e), P224_W(0x724198c560cb5f10), P224_W_LOW(0x00000000ea26bf4f),
    } }, { {
        P224_W(0x17b45f51f9cbb9a0), P224_W(0xdc202aef3cab3080), P224_W(0xb0fa843f2070129f), P224_W_LOW(0x000000006dbb30a1),
    } } },
    { { {
        P224_W(0xc85d5f21104ffe53), P224_W(0x6193c8125de4a8fe), P224_W(0xab4eb27bb6f954c3), P224_W_LOW(0x00000000e619fc0d),
    } }, { {
        P224_W(0xd70bbca1a6c9e048), P224_W(0x2787537beb4ef42a), P224_W(0x49ef9011be9a5b31), P224_W_LOW(0x000000001a800450),
    } } },
    { { {
        P224_W(0x2f4d9740f5e263d4), P224_W(0x90c209a2a04d00f2), P224_W(0x2255b09e1d2a16fb), P224_W_LOW(0x000000001f528786),
    } }, { {
        P224_W(0xb2a3c1da8e47be28), P224_W(0xe0bec43968b118aa), P224_W(0x516d17a8de742af9), P224_W_LOW(0x00000000de9f9661),
    } } },
    { { {
        P224_W(0x14168ede1f975656), P224_W(0x03b01144d04d2424), P224_W(0x696dbe4f7df17ef7), P224_W_LOW(0x00000000dbd2be5e),
    } }, { {
        P224_W(0x0363a3c17866a892), P224_W(0x7304f0aa29f99909), P224_W(0x5baeead6d2996b50), P224_W_LOW(0x00000000ac6779d2),
    } } },
    { { {
        P224_W(0xaa3980eaf103929a), P224_W(0x9bfd405a32e3cbcc), P224_W(0xcba1380a86280228), P224_W_LOW(0x00000000a77dbace),
    } }, { {
        P224_W(0x8a0e76f3e32a1605), P224_W(0xa2a1f9bef5c6dafb), P224_W(0x1662699c19bcbeb2), P224_W_LOW(0x00000000b4eb799e),
    } } },
    { { {
        P224_W(0xcdc35fdb0e3fca9d), P224_W(0xcdc9261713d83d1c), P224_W(0x9002fab878f3f9d8), P224_W_LOW(0x000000004100ffd3),
    } }, { {
        P224_W(0xefc0f8f85a529f52), P224_W(0x7bc03f0582262769), P224_W(0xc78dca583560a124), P224_W_LOW(0x00000000550cca5f),
    } } },
    { { {
        P224_W(0xfc4ff5f723c6edec), P224_W(0x34bc9aa9119969d7), P224_W(0x188c2a3b82c217c8), P224_W_LOW(0x000000006405f75e),
    } }, { {
        P224_W(0x17971cd4d56c8146), P224_W(0x9067e1d7e9ed48e7), P224_W(0x1065a7b031777dae), P224_W_LOW(0x00000000c65da9cc),
    } } },
    { { {
        P224_W(0xf5bccd3f69a38930), P224_W(0x271d6a7cc636e3d1), P224_W(0x7e8de5b36716b5b0), P224_W_LOW(0x00000000ba057c76),
    } }, { {
        P224_W(0xa4604522a0dfb8e9), P224_W(0xb471df6374bdb0ed), P224_W(0x587c74c2bbfb2f37), P224_W_LOW(0x00000000e4feeee8),
    } } },
    { { {
        P224_W(0x69ff4298c50f3a26), P224_W(0x7c6bee9d1580ba0a), P224_W(0xb576c420e000ca9a), P224_W_LOW(0x000000008dbc3875),
    } }, { {
        P224_W(0x295a5e17100def27), P224_W(0x21c14a807baa3b08), P224_W(0x406f98ea9ea3cc19), P224_W_LOW(0x00000000e7a171f5),
    } } },
    { { {
        P224_W(0x6652f82733c10d1a), P224_W(0x0383ede1c58405b0), P224_W(0xfccc9f436ed751a9), P224_W_LOW(0x0000000091cbc81b),
    } }, { {
        P224_W(0x644bab0de33c80d1), P224_W(0xa106b8f0da7082a3), P224_W(0xa9e279f29415806f), P224_W_LOW(0x0000000090be66a5),
    } } },
    { { {
        P224_W(0x605998c44a539755), P224_W(0x7ad20073f744299c), P224_W(0x2c8d76007cb93822), P224_W_LOW(0x0000000036d04700),
    } }, { {
        P224_W(0xd02360b20a65db64), P224_W(0xeb9788a56726df9d), P224_W(0x3666f6a48f51dfc7), P224_W_LOW(0x00000000bfbb140b),
    } } },
    { { {
        P224_W(0x924f1b3f730e80e3), P224_W(0xbcf6bc4928a2f1f0), P224_W(0xcd80dda2905a42b3), P224_W_LOW(0x00000000d2dc0350),
    } }, { {
        P224_W(0xb192a1e99763ef89), P224_W(0x8953ff20bd14bfe1), P224_W(0x73979764facc21ca), P224_W_LOW(0x000000006ae54ce1),
    } } },
    { { {
        P224_W(0x534d068bb00a862c), P224_W(0xff2c3b6bda04a197), P224_W(0xfa1cff93842731ce), P224_W_LOW(0x00000000a805f1f3),
    } }, { {
        P224_W(0x5789b1813d3173ba), P224_W(0x83294dc26e8cd06f), P224_W(0xdb9461d1ebd6b0ff), P224_W_LOW(0x0000000004aca7ad),
    } } },
    { { {
        P224_W(0xec2dd45ef246e018), P224_W(0x0d6a9d3ff0bee562), P224_W(0x47b530caeecd37c9), P224_W_LOW(0x00000000bd7b124e),
    } }, { {
        P224_W(0x8cc8e1f98c8d4aa3), P224_W(0xfa92093e79a89c4c), P224_W(0x733ca76c52668991), P224_W_LOW(0x00000000618f63da),
    } } },
    { { {
        P224_W(0xefa04fd415bd14d5), P224_W(0x5d9314b84922778d), P224_W(0x2eb7858c404667be), P224_W_LOW(0x00000000e475eb0e),
    } }, { {
        P224_W(0x0d1e4a1b906c6e2c), P224_W(0x0a9fb4decf721cc7), P224_W(0x32be93b7e279eef9), P224_W_LOW(0x000000004a2eee83),
    } } },
    { { {
        P224_W(0xe1c20e4d58f2b8c3), P224_W(0xd1a089f6c6fe4f2e), P224_W(0xd1ea45c5d3035d01), P224_W_LOW(0x00000000b3d40187),
    } }, { {
        P224_W(0x1b5bfd484150f674), P224_W(0xad3e5b2ac68a5db9), P224_W(0xd74cbe62f40336ef), P224_W_LOW(0x000000008ee2f512),
    } } },
    { { {
        P224_W(0xe0e3edaf6a65270c), P224_W(0xbfccadc912e7d686), P224_W(0xb30f840dcf08268e), P224_W_LOW(0x0000000084f26028),
    } }, { {
        P224_W(0x44385018524ce3ac), P224_W(0x65b23b79e3ad097f), P224_W(0xab04660845209fbc), P224_W_LOW(0x00000000f86e0f44),
    } } },
    { { {
        P224_W(0x75ac9a0d56bccb68), P224_W(0x21a4fb898402561f), P224_W(0x55f543f7e2663f26), P224_W_LOW(0x000000005c6503bf),
    } }, { {
        P224_W(0x1bc56f04cc5fa332), P224_W(0x490629b4874dc14c), P224_W(0xff8b9597ebe7e2e5), P224_W_LOW(0x00000000463d8351),
    } } },
    { { {
        P224_W(0x4edee02ee89c4b5d), P224_W(0x60612bebe0f53b13), P224_W(0xaf8a2dad7cbf2924), P224_W_LOW(0x000000005cb1c8c0),
    } }, { {
        P224_W(0x37554200bd0e28b3), P224_W(0x1f96ea8e9b6cbba3), P224_W(0xdfb60b57bec43ac0), P224_W_LOW(0x000000004be5cdf8),
    } } },
    { { {
        P224_W(0x991d55f80f2f6c64), P224_W(0xd908f6053283dc73), P224_W(0x3954049b812d401a), P224_W_LOW(0x000000006b6a1dad),
    } }, { {
        P224_W(0xa4dd0c8cd4c56a2e), P224_W(0x6a690f8e6322c865), P224_W(0x4d58102575119290), P224_W_LOW(0x00000000234f9fd6),
    } } },
    { { {
        P224_W(0xdd744d7677e8c1fb), P224_W(0xa710b2deb41c4933), P224_W(0x84382d31760aa131), P224_W_LOW(0x00000000edd023cf),
    } }, { {
        P224_W(0xe07a8c437e291fee), P224_W(0x9762895c39a16089), P224_W(0xd09837bd8848d00c), P224_W_LOW(0x000000005ef78566),
    } } },
    { { {
        P224_W(0xb9a99fae9dcd1221), P224_W(0x5af694e0373baf15), P224_W(0x67e2cf35d88cffba), P224_W_LOW(0x00000000839707cf),
    } }, { {
        P224_W(0xc39389b16c4e34ac), P224_W(0x5dbd34026cec5497), P224_W(0xa3a8e2676d5133ee), P224_W_LOW(0x000000009dfb31fc),
    } } },
    { { {
        P224_W(0x2b780cca76c91301), P224_W(0xb6252f2230484a07), P224_W(0x704ec57f81881f3e), P224_W_LOW(0x000000005cb64999),
    } }, { {
        P224_W(0x786e0ab8db3ebc54), P224_W(0xa4ac578c4de7fd5f), P224_W(0x828931a0418f1010), P224_W_LOW(0x00000000006643ba),
    } } },
    { { {
        P224_W(0x9e71d10c15ce6489), P224_W(0x20f3e6fe6210fccb), P224_W(0x226545d0481e1e18), P224_W_LOW(0x00000000484cc6e0),
    } }, { {
        P224_W(0x1d7102822914c2a0), P224_W(0xf0a9a1c00ec3cab1), P224_W(0xdf2f1081fb6f8f96), P224_W_LOW(0x00000000abb1a7da),
    } } },
    { { {
        P224_W(0xaa429460720035ae), P224_W(0x425b97482235f263), P224_W(0xa0f003e3596919c8), P224_W_LOW(0x0000000077a1eb43),
    } }, { {
        P224_W(0xad4857a257ba0289), P224_W(0x3b130991210f9016), P224_W(0x7df25a066d0876c5), P224_W_LOW(0x000000007e868483),
    } } },
    { { {
        P224_W(0x3d42dcc19e109000), P224_W(0x94c0686d6af65d34), P224_W(0x818f1b33e63c27fc), P224_W_LOW(0x00000000d8b521e6),
    } }, { {
        P224_W(0x185be437c5af7398), P224_W(0xb406a4edcf936cfc), P224_W(0xdedba1c1e9fa9863), P224_W_LOW(0x0000000083806c03),
    } } },
    { { {
        P224_W(0x87ca1d171a87488f), P224_W(0x11561ebd49fcd553), P224_W(0x8b966a4a7b63771c), P224_W_LOW(0x000000002d109673),
    } }, { {
        P224_W(0xb1e773babf0bc53b), P224_W(0x125f6828f35e63fc), P224_W(0x3fcfcc907f43cc9c), P224_W_LOW(0x000000008bdb88c3),
    } } },
    { { {
        P224_W(0x8c53f4936c53bbb2), P224_W(0x0968ad9b20d2132b), P224_W(0x72bdb76914a18ce0), P224_W_LOW(0x00000000100450f2),
    } }, { {
        P224_W(0xb1241f456295728e), P224_W(0x22cc7a2c5a996425), P224_W(0xc42bb929e3128376), P224_W_LOW(0x00000000a72d6b22),
    } } },
    { { {
        P224_W(0xa2f880933e13a223), P224_W(0x31864d63cd69fedf), P224_W(0x6843749bd26750a5), P224_W_LOW(0x00000000313b9b15),
    } }, { {
        P224_W(0xde22c3c03170dec8), P224_W(0x4d6332b2fbbc0f5c), P224_W(0x0bd47a6b6186a480), P224_W_LOW(0x00000000d15a11d9),
    } } },
    { { {
        P224_W(0xdc3c2ce708458159), P224_W(0x402ce612cb13d95d), P224_W(0x19ee541337f23f13), P224_W_LOW(0x000000001cce2827),
    } }, { {
        P224_W(0x03c6842058518c11), P224_W(0x9db51699301b884b), P224_W(0xf739d793de610b6e), P224_W_LOW(0x000000009876aae7),
    } } },
    { { {
        P224_W(0x6d81d4c6f0558399), P224_W(0x8e4630abf4d1c435), P224_W(0x784067650de1e97e), P224_W_LOW(0x000000009e3b141f),
    } }, { {
        P224_W(0xf3b3ef3b3f2ca3aa), P224_W(0x134b2925be7079b0), P224_W(0xf2cf7942cc737476), P224_W_LOW(0x0000000073baeda2),
    } } },
    { { {
        P224_W(0xc7a71bba28fd5131), P224_W(0xe2274e17b62faa47), P224_W(0xfbbc3ffddad93f12), P224_W_LOW(0x00000000de2130f5),
    } }, { {
        P224_W(0x6afcdebc9ba162b5), P224_W(0x1a65a839e8591f3f), P224_W(0x6f7403f8b7e187e8), P224_W_LOW(0x000000000943317e),
    } } },
    { { {
        P224_W(0xc2149b3be45094fe), P224_W(0xd3aee14eaa524dd7), P224_W(0xd881c2538152095b), P224_W_LOW(0x000000002cc52863),
    } }, { {
        P224_W(0xe49c230564e2f1f8), P224_W(0xa29a439ae0491d06), P224_W(0x7a7c59fda8ff6016), P224_W_LOW(0x0000000005b8cf31),
    } } },
    { { {
        P224_W(0xc35ca0354e122aba), P224_W(0x4fee9fa5d2452f0d), P224_W(0x0eac866cee43ac0e), P224_W_LOW(0x000000005cdf5af9),
    } }, { {
        P224_W(0x3c4c8a57d7f615c3), P224_W(0xf47148ed14dfa2b1), P224_W(0x13fed820a5cca409), P224_W_LOW(0x00000000a4089caa),
    } } },
    { { {
        P224_W(0xf16f28e3380780b3), P224_W(0xcb5e8585a3569c23), P224_W(0xcfa1560ecd97b8ed), P224_W_LOW(0x00000000babd45e5),
    } }, { {
        P224_W(0x4fef003bb38bdc01), P224_W(0x08884b7113b95c6a), P224_W(0xcb9ed7d80e76503f), P224_W_LOW(0x0000000015670312),
    } } },
    { { {
        P224_W(0x69d5fe8f6f441701), P224_W(0x125c84aed15a5a5f), P224_W(0xc9989da8828e0baa), P224_W_LOW(0x00000000d2ea7357),
    } }, { {
        P224_W(0x736038b79cd599a0), P224_W(0xa8b11bfa172d5469), P224_W(0x9375a3a513e7905a), P224_W_LOW(0x0000000011123c9b),
    } } },
    { { {
        P224_W(0x998346ecc033479e), P224_W(0xe02a0adc55c9ef0d), P224_W(0xaf81a4a9a6449b8b), P224_W_LOW(0x000000004d47feda),
    } }, { {
        P224_W(0x7c8d3e4bd70dad15), P224_W(0x0b7923fd08435790), P224_W(0x78ced82f8b943223), P224_W_LOW(0x000000007d9d2b16),
    } } },
    { { {
        P224_W(0x956045cf22434c90), P224_W(0x27af6cdeff3ae019), P224_W(0x528078518fb75420), P224_W_LOW(0x0000000082fd414f),
    } }, { {
        P224_W(0xe766eb200460c560), P224_W(0xbe6f5a6cd332c65c), P224_W(0xe07e457f5ca73901), P224_W_LOW(0x00000000885d3b2c),
    } } },
    { { {
        P224_W(0x76098d73e88e989c), P224_W(0x58c86b21e4cc0ac6), P224_W(0xe060a181c92c5e8d), P224_W_LOW(0x00000000b0075019),
    } }, { {
        P224_W(0xa8b9387682feca3a), P224_W(0x0b8ab8c5e4c6aae9), P224_W(0x6181db4b5e20f13f), P224_W_LOW(0x000000008fc8ef77),
    } } },
    { { {
        P224_W(0xeb2e779807c3afd7), P224_W(0xccef2ff920d19bae), P224_W(0x7c758f6cc02b3ffb), P224_W_LOW(0x0000000094d24e48),
    } }, { {
        P224_W(0x208ef72a80fd6dd6), P224_W(0x757d848232ac7605), P224_W(0x61038348ec1f9a73), P224_W_LOW(0x000000006c2d53d4),
    } } },
    { { {
        P224_W(0xb845db87609453aa), P224_W(0x3b46faf8ca9deb4d), P224_W(0x04229a50f8980e54), P224_W_LOW(0x00000000e3de519b),
    } }, { {
        P224_W(0xf693c36a79fb686a), P224_W(0xd87d86d8756afaa3), P224_W(0x3b1d929ab7c07fe1), P224_W_LOW(0x00000000453aad68),
    } } },
    { { {
        P224_W(0xbebf2698e856d60b), P224_W(0xc6b36c3fdd5bf84b), P224_W(0xfc8c2f20b7c385e4), P224_W_LOW(0x00000000162fb614),
    } }, { {
        P224_W(0x25d267e19b1a79c8), P224_W(0x6d36d4bbf3fa3ff7), P224_W(0x69a04e1d28295820), P224_W_LOW(0x0000000096898ed7),
    } } },
    { { {
        P224_W(0xe5f15e4363fa012c), P224_W(0x7c734345a709e393), P224_W(0x5cd5e82e451664af), P224_W_LOW(0x00000000bddb1c84),
    } }, { {
        P224_W(0x4151bf3ca1cb81e0), P224_W(0x95dc2b9b1183b28a), P224_W(0xc3bbb205baf42a69), P224_W_LOW(0x0000000047c84633),
    } } },
    { { {
        P224_W(0x70dc86fc50de801c), P224_W(0x38c8d99eecd07f79), P224_W(0xd64009f956f79708), P224_W_LOW(0x00000000e74cfeeb),
    } }, { {
        P224_W(0xf7b4bb42d06c9d0d), P224_W(0x83efeeab6e676455), P224_W(0x42e5f5a1c80e1fe3), P224_W_LOW(0x000000000915e592),
    } } },
    { { {
        P224_W(0xb3e532b8b51d9efc), P224_W(0x3af20182b99bf173), P224_W(0xa3ae1c43b3d18fc4), P224_W_LOW(0x0000000024bb8b7e),
    } }, { {
        P224_W(0x6d97c4d3b6aaf21f), P224_W(0xcde04a58c5ccf7ab), P224_W(0xea102fba688e5982), P224_W_LOW(0x00000000254affe6),
    } } },
    { { {
        P224_W(0x73665dc469972431), P224_W(0xdec896828e70f8ff), P224_W(0x1a342e185b3baf51), P224_W_LOW(0x000000000fdc308d),
    } }, { {
        P224_W(0x492034ccebe552bb), P224_W(0x9d28ada61edb358d), P224_W(0x4fe48c5115f8df03), P224_W_LOW(0x00000000774035d8),
    } } },
    { { {
        P224_W(0x5791c8ed6c818d13), P224_W(0xc687a32bac99fa58), P224_W(0x9bc65513124b2f86), P224_W_LOW(0x00000000d66f5dde),
    } }, { {
        P224_W(0x44986d56f82ebe74), P224_W(0xdaf7595eecd342ae), P224_W(0x4dae9bb705eddd6b), P224_W_LOW(0x0000000078d966c6),
    } } },
    { { {
        P224_W(0xf99504c184de8471), P224_W(0xc457ca7521533572), P224_W(0xd936b11d2e1b2dbb), P224_W_LOW(0x000000004f913044),
    } }, { {
        P224_W(0xe6414c2ea63c73bd), P224_W(0xa69a382a75666da2), P224_W(0x4b9de503083983eb), P224_W_LOW(0x00000000f7828fde),
    } } },
    { { {
        P224_W(0x26346e0735fb9b0c), P224_W(0x05c6ef133e98a893), P224_W(0x3588876edd9defcd), P224_W_LOW(0x0000000049661511),
    } }, { {
        P224_W(0x9be600b68e15f957), P224_W(0x472f2d5a729c5bb7), P224_W(0x3b1f2fc7b9cc9649), P224_W_LOW(0x000000004aef6c17),
    } } },
    { { {
        P224_W(0x524b627d42b816e3), P224_W(0xf699a43aa007d0fd), P224_W(0xbbcef714cbff3500), P224_W_LOW(0x00000000b2b56035),
    } }, { {
        P224_W(0xa12aa630670cdf63), P224_W(0x66333dd59c4c92dd), P224_W(0x166886a36a9febc2), P224_W_LOW(0x00000000bfaa5a25),
    } } },
    { { {
        P224_W(0xb87f64ff0eb0f854), P224_W(0x556891306146d487), P224_W(0xf20c04731b58e42c), P224_W_LOW(0x00000000111baf53),
    } }, { {
        P224_W(0x812d8ea029690e76), P224_W(0x22fb592f477b05d0), P224_W(0x962cecd724c915fa), P224_W_LOW(0x000000006052b4bc),
    } } },
    { { {
        P224_W(0xd5ab5f4c6ad0128f), P224_W(0x0a0711574a30a059), P224_W(0xe9a311736f058184), P224_W_LOW(0x00000000439be368),
    } }, { {
        P224_W(0x52d1476e0686e8f8), P224_W(0xd87f79c13571f5c3), P224_W(0x848f4d2dd0a2ae0a), P224_W_LOW(0x000000001da4de75),
    } } },
    { { {
        P224_W(0x6181502c86f77974), P224_W(0x4528c383fbe27916), P224_W(0x4adc4186989947c2), P224_W_LOW(0x00000000d6f8aa78),
    } }, { {
        P224_W(0x53a6c4a0426196fc), P224_W(0x0649cf228c974ddf), P224_W(0x8ef79b5cd5208ce0), P224_W_LOW(0x0000000067e3f44d),
    } } },
    { { {
        P224_W(0x6b77842b40fd4ab4), P224_W(0xe44975cff6546704), P224_W(0xaedd40bedee21635), P224_W_LOW(0x00000000526111dd),
    } }, { {
        P224_W(0x280d3a6af80bb795), P224_W(0x2b827cf6d63acabe), P224_W(0x182d25ae46e3dc56), P224_W_LOW(0x00000000bc534d03),
    } } },
    { { {
        P224_W(0x2fdf8d540334544c), P224_W(0x8d0ac145ed9bc90b), P224_W(0x18aa7adf898c706f), P224_W_LOW(0x00000000d549aa61),
    } }, { {
        P224_W(0x9ebaaa377bb7ae04), P224_W(0x67f06ec51dad82ae), P224_W(0x124994bf6bfd9761), P224_W_LOW(0x00000000c4cf058e),
    } } },
    { { {
        P224_W(0x4360317a460b2f1e), P224_W(0xaa95b3de55468bd5), P224_W(0xffc7e5eb7a03c4b3), P224_W_LOW(0x00000000ebf966fb),
    } }, { {
        P224_W(0xd5fd669c8085b35e), P224_W(0xf58ff0103d36c5fc), P224_W(0x27b334eec314bc72), P224_W_LOW(0x000000000fa82390),
    } } },
    { { {
        P224_W(0xd686193bccc6ff3f), P224_W(0x9038788c7f63e1e6), P224_W(0xf5433a0e9b6a2bbb), P224_W_LOW(0x000000000fa6b97a),
    } }, { {
        P224_W(0x36d88401ca1f669c), P224_W(0x76fd79659eb5e5d5), P224_W(0x3811b6a239b25a90), P224_W_LOW(0x0000000068a13af7),
    } } },
    { { {
        P224_W(0x33ba6e4400f86689), P224_W(0xe64128a22e9dd4a5), P224_W(0x3f4582be1639ddcb), P224_W_LOW(0x00000000f1491ade),
    } }, { {
        P224_W(0x75e2726d2c762884), P224_W(0xc53be6a0d546f0f3), P224_W(0x6b09d3126e855e70), P224_W_LOW(0x00000000cf16b326),
    } } },
    { { {
        P224_W(0x0e2ff852560dc0c4), P224_W(0xce6177494083ee51), P224_W(0x7059bf439a72ff5c), P224_W_LOW(0x00000000aae57768),
    } }, { {
        P224_W(0xec5d9f384f2b0f62), P224_W(0x7ca34aa545f6d35c), P224_W(0x247f63dd55dd3c09), P224_W_LOW(0x00000000014e1c70),
    } } },
    { { {
        P224_W(0x49f8b4967f2b4e47), P224_W(0xf305d434247ed229), P224_W(0x59b16c663a9397b5), P224_W_LOW(0x0000000072c7811a),
    } }, { {
        P224_W(0x36a76045167aa56a), P224_W(0x31db39aee0694238), P224_W(0x4e3051a3fd97885a), P224_W_LOW(0x00000000aa26b613),
    } } },
    { { {
        P224_W(0x4893590e325db998), P224_W(0xcf1731dff0d1a86f), P224_W(0xeab149a8299deb1a), P224_W_LOW(0x00000000efccd305),
    } }, { {
        P224_W(0x143753deaad03b62), P224_W(0xb79b06b498d99df5), P224_W(0x8ac506fc1112917d), P224_W_LOW(0x00000000c648c791),
    } } },
    { { {
        P224_W(0x30f80d337a2f5891), P224_W(0xd7ef18fa5cf28490), P224_W(0xe0e8bc6ca4600055), P224_W_LOW(0x00000000b9b7d96d),
    } }, { {
        P224_W(0x5f21e9820c5b8f66), P224_W(0xf9d0196c3ed41fa4), P224_W(0x03f87733b210ad35), P224_W_LOW(0x0000000096d829a9),
    } } },
    { { {
        P224_W(0x8dfc9d1507e2da26), P224_W(0x7d526bcf3c42bc8e), P224_W(0x606e16e7e3e60a3b), P224_W_LOW(0x0000000092daa751),
    } }, { {
        P224_W(0xef6ae0703ebcffa5), P224_W(0x98dfe87cbb8b04a7), P224_W(0x6f21aa9012ee866d), P224_W_LOW(0x00000000c5acf402),
    } } },
    { { {
        P224_W(0xcc5f51f6f7a043d9), P224_W(0x05ebf83557e5889d), P224_W(0x851ad34ed68d7904), P224_W_LOW(0x00000000c259f7f7),
    } }, { {
        P224_W(0xdc354a37ccb065dd), P224_W(0x2f132a40c641ed27), P224_W(0x94a99ab967c44e8d), P224_W_LOW(0x00000000cb8a2a62),
    } } },
    { { {
        P224_W(0x557c446408308e52), P224_W(0x1a2682a53dd18d64), P224_W(0x0cac94b531cf8735), P224_W_LOW(0x00000000a3baf056),
    } }, { {
        P224_W(0xf67e6af9575523ef), P224_W(0xde7333662c6df912), P224_W(0x246b77cff222fe9f), P224_W_LOW(0x0000000019ce52e1),
    } } },
    { { {
        P224_W(0xcd5e737c2edf5299), P224_W(0x7c61b59e1fc24ae2), P224_W(0x232011111e2af1f6), P224_W_LOW(0x00000000d8e51058),
    } }, { {
        P224_W(0x1b7352504356e30c), P224_W(0xe5868f95b973ca64), P224_W(0x5da2ecefec941155), P224_W_LOW(0x0000000044d73050),
    } } },
    { { {
        P224_W(0x06b0137cef73ae02), P224_W(0xaa7b17663bf5659a), P224_W(0x55a9e4dd7a17dba9), P224_W_LOW(0x00000000d5944d91),
    } }, { {
        P224_W(0x1887e0bb4c98e7e1), P224_W(0x141e212f56ee7af1), P224_W(0x8c398546f463b24d), P224_W_LOW(0x000000000129ecf5),
    } } },
    { { {
        P224_W(0x6cbbd782ba6d15c4), P224_W(0x79622a30f467d120), P224_W(0x936da672c22c40a3), P224_W_LOW(0x00000000d08dad60),
    } }, { {
        P224_W(0x9dcebd57e6674155), P224_W(0x0f43c37f595f7854), P224_W(0xcbae132c174470d1), P224_W_LOW(0x000000003978c459),
    } } },
    { { {
        P224_W(0xb901445a93291386), P224_W(0x85b8884c693d1289), P224_W(0x305d4b4a25d11710), P224_W_LOW(0x00000000aa9b3532),
    } }, { {
        P224_W(0xefacafaf20d56792), P224_W(0x48f96bf962168a9f), P224_W(0x7025a628448171e9), P224_W_LOW(0x000000000aa21dc6),
    } } },
    { { {
        P224_W(0xc46b1e28c5327293), P224_W(0x470c5eddc2519418), P224_W(0x816bce3df06719be), P224_W_LOW(0x00000000dad0da00),
    } }, { {
        P224_W(0x2041dda6275bdbea), P224_W(0x4aeca02ba8e95744), P224_W(0x38840382d9606974), P224_W_LOW(0x0000000011910df2),
    } } },
    { { {
        P224_W(0x55f9d2ce09f2715d), P224_W(0xe15c10254a9d9603), P224_W(0x79c19a30cf25170f), P224_W_LOW(0x000000004c41b0ab),
    } }, { {
        P224_W(0xe4bdff3aebf5d931), P224_W(0xca603b3c8f393ac3), P224_W(0x19542d1b2123b85c), P224_W_LOW(0x00000000f23cb10e),
    } } },
    { { {
        P224_W(0x47b973cb199fd663), P224_W(0x29412a5cc2eb6a66), P224_W(0xb05c4d9ca12f88af), P224_W_LOW(0x00000000b04350c9),
    } }, { {
        P224_W(0xa6943123eb04d0cb), P224_W(0xc763b2ffebc2b166), P224_W(0xa9d81c59e6a69fa4), P224_W_LOW(0x000000002f1e5c00),
    } } },
    { { {
        P224_W(0x79c1fa1647408bea), P224_W(0xd500b21b3f780f06), P224_W(0xeac41c1ae0a66dc0), P224_W_LOW(0x00000000de16b3b9),
    } }, { {
        P224_W(0xb5685e6b7ea3b265), P224_W(0x9cac6abfebbf95ff), P224_W(0x20504a404aa58ead), P224_W_LOW(0x0000000043dca370),
    } } },
    { { {
        P224_W(0x40886823d875693c), P224_W(0x27b76e9e3bcca4c7), P224_W(0xf4566a504217b33c), P224_W_LOW(0x00000000b9167921),
    } }, { {
        P224_W(0x44b2225cc1c6c24f), P224_W(0xcacecadec8cb3bcb), P224_W(0x156a16080507a847), P224_W_LOW(0x00000000db989868),
    } } },
    { { {
        P224_W(0xa452281dd560a54d), P224_W(0xb82a8abd2ca4781f), P224_W(0x16ae64f96e6b5a62), P224_W_LOW(0x00000000e564daf5),
    } }, { {
        P224_W(0x6af2853c0da41490), P224_W(0x6cf2664558a7989a), P224_W(0x4a81b8c36afaaeef), P224_W_LOW(0x00000000c6d5ccb0),
    } } },
    { { {
        P224_W(0x0ba8917194aa0ed1), P224_W(0xc39248d90195cec4), P224_W(0x488e05cc80fc455b), P224_W_LOW(0x00000000ccfe33ad),
    } }, { {
        P224_W(0x42c8d27d5268fd68), P224_W(0x9476c8abd165e7cc), P224_W(0x5e7ab214192a615f), P224_W_LOW(0x00000000aefbb7d6),
    } } },
    { { {
        P224_W(0x12f73ced06975e22), P224_W(0x1697296d36813968), P224_W(0x561ce6c634d79a5f), P224_W_LOW(0x0000000096399600),
    } }, { {
        P224_W(0xed017dc45698adac), P224_W(0x433276b96196064b), P224_W(0x2ecf7a14545d89f2), P224_W_LOW(0x00000000dc86da34),
    } } },
    { { {
        P224_W(0xd429227d73c6c049), P224_W(0x13608658177bd9a3), P224_W(0x7045a856548a41e7), P224_W_LOW(0x000000002e33824f),
    } }, { {
        P224_W(0xc7e7a1dfaab9ebc8), P224_W(0xc65b4ed038f316f9), P224_W(0x0db315f84d24b0b2), P224_W_LOW(0x000000005deba03f),
    } } },
    { { {
        P224_W(0x2bc72272b5ab30e9), P224_W(0x428a0b28d7183897), P224_W(0x08049638360e4a52), P224_W_LOW(0x00000000b3dc352a),
    } }, { {
        P224_W(0x6ac8a5d5dd140f2d), P224_W(0xe034a45034442bde), P224_W(0xad6dd7610317fbda), P224_W_LOW(0x00000000b5b79e6e),
    } } },
    { { {
        P224_W(0xf6416f5f1255fd4c), P224_W(0xaa583c99b4a2f681), P224_W(0x1986f38861de2c7e), P224_W_LOW(0x00000000c9763dcd),
    } }, { {
        P224_W(0x4d8b083c87e39191), P224_W(0x1586fb166e9d1442), P224_W(0xee24bd88742e3ac5), P224_W_LOW(0x00000000de62125b),
    } } },
    { { {
        P224_W(0x88edf6005c195bf1), P224_W(0xb1915fb256870b7f), P224_W(0x4142b80fb6a433d4), P224_W_LOW(0x0000000080fff35c),
    } }, { {
        P224_W(0xc5a2e4544a0a954b), P224_W(0x7da7c22cf552024e), P224_W(0x5c0cc8e387cd12f8), P224_W_LOW(0x00000000c330a15e),
    } } },
    { { {
        P224_W(0x7cabc85a374f921f), P224_W(0xd07ef36e45c3169e), P224_W(0x691b500e22c431dd), P224_W_LOW(0x000000001e227f01),
    } }, { {
        P224_W(0xd15d0b3fd2bf719d), P224_W(0x90a38f9b93abb9e7), P224_W(0xf5f58336daa2eb3e), P224_W_LOW(0x00000000d1a563e5),
    } } },
    { { {
        P224_W(0x360d14cd4ae892f8), P224_W(0x7cac4703a2baa488), P224_W(0xbc3c7536dc8dcd75), P224_W_LOW(0x0000000060c54c12),
    } }, { {
        P224_W(0x9fc5327e8bf59383), P224_W(0xeb9f6cfeb45f84b4), P224_W(0x30f2ced1b7c9a59c), P224_W_LOW(0x00000000413a816a),
    } } },
    { { {
        P224_W(0x0d4ec1b64b7e0da2), P224_W(0x08fe94daa52e96e6), P224_W(0x709316b663e1d705), P224_W_LOW(0x00000000558c9628),
    } }, { {
        P224_W(0xb32bef790edb06d2), P224_W(0xc569f7fc264353f7), P224_W(0x95e2a91ad4afcb6d), P224_W_LOW(0x00000000140bdcd3),
    } } },
    { { {
        P224_W(0x0bef327a2aa1ba54), P224_W(0xe83a216f6f682723), P224_W(0x896fb96cf296847c), P224_W_LOW(0x00000000d455a4b5),
    } }, { {
        P224_W(0xd9dbf8bd7443eaec), P224_W(0xc8318766edab547f), P224_W(0xc0cf56569e610da3), P224_W_LOW(0x00000000ddf7649d),
    } } },
    { { {
        P224_W(0xb730102a87a7c0fc), P224_W(0xf24d9da5e62b7f5e), P224_W(0x1d5f351de3a5466e), P224_W_LOW(0x000000007c4b5747),
    } }, { {
        P224_W(0xb5416918133996fc), P224_W(0x03c8b6ebcbe216f8), P224_W(0x8c6a654b681266be), P224_W_LOW(0x00000000cb6e3b29),
    } } },
    { { {
        P224_W(0xc676345614a9597c), P224_W(0xed6ad1ee4276d3bc), P224_W(0xec3a77ebf0c27f97), P224_W_LOW(0x0000000098f2dc35),
    } }, { {
        P224_W(0xca82056266622f43), P224_W(0xc5373b8c2aa56c38), P224_W(0x393bc44d07f24935), P224_W_LOW(0x000000000d30f89b),
    } } },
    { { {
        P224_W(0x88a2c3d030d73633), P224_W(0x84ac3594c37a7dac), P224_W(0x86a0f22d9b706e62), P224_W_LOW(0x00000000f4f1f8d4),
    } }, { {
        P224_W(0xf646bc63db32d8ca), P224_W(0xf10240030acb1f93), P224_W(0x2bd3996c915174f5), P224_W_LOW(0x00000000733f053f),
    } } },
    { { {
        P224_W(0x3dc94e658092c577), P224_W(0xe9070bceb8f15db0), P224_W(0xd1ece9ff4b9eb7ec), P224_W_LOW(0x000000002bd36626),
    } }, { {
        P224_W(0xeb2fd98ce2baa29e), P224_W(0x93fe1757cbebec6f), P224_W(0x92185e2a89b93955), P224_W_LOW(0x00000000d679863c),
    } } },
    { { {
        P224_W(0x26bd05b913c54abb), P224_W(0x8a6d8dfd9ea1c104), P224_W(0xc4145420298f648a), P224_W_LOW(0x0000000077876e09),
    } }, { {
        P224_W(0xddbcb07bd15f4cce), P224_W(0x3f0051dd7a3f129f), P224_W(0x7daab424251011d5), P224_W_LOW(0x00000000f04d566e),
    } } },
    { { {
        P224_W(0x254e52de286dfd2e), P224_W(0xc6a56818503f21d3), P224_W(0xc69fff89b1fb32d6), P224_W_LOW(0x000000000189235c),
    } }, { {
        P224_W(0x31980ffba96dea56), P224_W(0x4a9d6016819855af), P224_W(0x07a4f2580fed48da), P224_W_LOW(0x000000002a6a79b6),
    } } },
    { { {
        P224_W(0x0826ae650cea18e8), P224_W(0x35253f5d6eb27b1e), P224_W(0x40246ce311dd478f), P224_W_LOW(0x00000000bf240b89),
    } }, { {
        P224_W(0x79b598299ad899c4), P224_W(0xd20eb6d82452912f), P224_W(0xc112ad2587ef1620), P224_W_LOW(0x00000000c0c8de7f),
    } } },
    { { {
        P224_W(0x9b5ce4c9747fd567), P224_W(0xc28faa3201cfa79b), P224_W(0x6218ff12339e1723), P224_W_LOW(0x0000000062b0192d),
    } }, { {
        P224_W(0x9cac982f37f26cec), P224_W(0x46b7534c45da3802), P224_W(0x10df486392cafcec), P224_W_LOW(0x000000003f458587),
    } } },
    { { {
        P224_W(0x61429020a140d09d), P224_W(0x9cfdd2794f9f101c), P224_W(0x9623f9eb4e50b53f), P224_W_LOW(0x0000000082ba9b59),
    } }, { {
        P224_W(0x734d96cb477aeb9e), P224_W(0xd22c8f620259e0f7), P224_W(0x282870f22f3b9495), P224_W_LOW(0x000000008b7247b3),
    } } },
    { { {
        P224_W(0xe3ec81953837e182), P224_W(0xfe088168c61e162b), P224_W(0x81b37e580460e0f3), P224_W_LOW(0x000000005ec2e716),
    } }, { {
        P224_W(0x4fb13278a653841c), P224_W(0xdbb6b8d36a961e7b), P224_W(0x7a47608bdbcb6f57), P224_W_LOW(0x000000007014d0af),
    } } },
    { { {
        P224_W(0x6c63829c18994752), P224_W(0x1a9b1e67f3429ac6), P224_W(0x8a9b96a26853fb83), P224_W_LOW(0x000000004c86511a),
    } }, { {
        P224_W(0xd84e5ac800287e5b), P224_W(0x195bb8f39ec1e715), P224_W(0xc13ef079dc957106), P224_W_LOW(0x00000000008f201a),
    } } },
    { { {
        P224_W(0xb700d5b18c9a02fc), P224_W(0x7d6eee24365f4bff), P224_W(0x01a1f0a558b32a0e), P224_W_LOW(0x00000000ca9dc285),
    } }, { {
        P224_W(0xeda397b2315c7b31), P224_W(0x1e6badc34001cba9), P224_W(0xed599cef8a661cfd), P224_W_LOW(0x00000000edb0425c),
    } } },
    { { {
        P224_W(0x64455d0e765ab1e4), P224_W(0x1a70898a8fcd9f23), P224_W(0xa833dfdb4ab38af4), P224_W_LOW(0x0000000088df3caf),
    } }, { {
        P224_W(0x763f38b273a930f8), P224_W(0xa9c24f766925a136), P224_W(0x4316e2ab0104864a), P224_W_LOW(0x000000000fd45fef),
    } } },
    { { {
        P224_W(0x9d47b6029d4d5c8e), P224_W(0x8ad53472057aa40e), P224_W(0x47552ccbd63392b5), P224_W_LOW(0x00000000c53c3421),
    } }, { {
        P224_W(0x4d2be3d1676831fb), P224_W(0x32af19e62537926c), P224_W(0x3cb6d8a93a867089), P224_W_LOW(0x000000008c910ea9),
    } } },
    { { {
        P224_W(0x9bdb7c3c38a0bc5d), P224_W(0xbc6f0f675674ed90), P224_W(0x1f2d4e6431113525), P224_W_LOW(0x000000006de1da35),
    } }, { {
        P224_W(0x747a50e1461e671f), P224_W(0x982960b8b65fb107), P224_W(0x2dc0a79b4a0dd0f4), P224_W_LOW(0x000000008f8ef2a4),
    } } },
    { { {
        P224_W(0xd2ad364058f44c16), P224_W(0x7fd893a16de3544f), P224_W(0x6824ce70a8cd1228), P224_W_LOW(0x0000000046511b24),
    } }, { {
        P224_W(0xeb8649249e38b185), P224_W(0xfe0360aeb59b46d1), P224_W(0x4d887c5c9ecfd989), P224_W_LOW(0x00000000fdffa164),
    } } },
    { { {
        P224_W(0x804615d908756198), P224_W(0x4f74aad063018b5f), P224_W(0x0adb9d49e1f069f5), P224_W_LOW(0x000000001b493a97),
    } }, { {
        P224_W(0xdae5eb45e4efbaa5), P224_W(0xe89f593ce45d8501), P224_W(0x2554e964a7ab72cf), P224_W_LOW(0x0000000000670dc7),
    } } },
    { { {
        P224_W(0x89940737f405c6bd), P224_W(0xc0fbe1a8b5dd6ced), P224_W(0xd1c707efd3e2ca9a), P224_W_LOW(0x0000000001571c5b),
    } }, { {
        P224_W(0x4ee11ee7fead492e), P224_W(0x2697222658bd731c), P224_W(0x01432b312d9aa561), P224_W_LOW(0x0000000065f1391e),
    } } },
    { { {
        P224_W(0x3ebf533e55b2ecc3), P224_W(0xd272483a819ebb56), P224_W(0x35b506bcdbac7e22), P224_W_LOW(0x0000000076371a48),
    } }, { {
        P224_W(0x50d26821a9d0735f), P224_W(0xf55f0cc0eb03272a), P224_W(0x31e413b71a215fa2), P224_W_LOW(0x000000006e8f039d),
    } } },
    { { {
        P224_W(0xbe03551613f3f6af), P224_W(0x615fff68bfc9e020), P224_W(0x49ab371b00198828), P224_W_LOW(0x0000000015155c55),
    } }, { {
        P224_W(0x13acaa644991d6c2), P224_W(0xdebe42eca14569d2), P224_W(0x3c8f371634203855), P224_W_LOW(0x00000000e10eefaa),
    } } },
    { { {
        P224_W(0xc45f25918b348e2c), P224_W(0x9873c55d9f1b6735), P224_W(0xe689137b9dbf7702), P224_W_LOW(0x000000004f00c91f),
    } }, { {
        P224_W(0x5f3e76db63e31687), P224_W(0x5326fef0411eaa1a), P224_W(0x7e43cddf1fac7030), P224_W_LOW(0x00000000ad347708),
    } } },
    { { {
        P224_W(0x57bfe649e281dd90), P224_W(0xc5e4151272fc7ce1), P224_W(0xfcfdc9fc0ddda25b), P224_W_LOW(0x0000000005e04fa9),
    } }, { {
        P224_W(0x99a440e74c6b1c4c), P224_W(0x7c9cd60076b76139), P224_W(0xa612645d1746ee35), P224_W_LOW(0x000000005030a06f),
    } } },
    { { {
        P224_W(0x40e43665a36bbb3e), P224_W(0x9c146a17e782ce38), P224_W(0x3ca872044d3ee511), P224_W_LOW(0x000000001750522e),
    } }, { {
        P224_W(0x86a73d42c27bb07d), P224_W(0x9e842abc508b162a), P224_W(0xe9f507e54b0f5b37), P224_W_LOW(0x00000000f1e8b716),
    } } },
    { { {
        P224_W(0x824841cbec1c69a9), P224_W(0x39acae194bc40ba9), P224_W(0xe7919d0cec0e5309), P224_W_LOW(0x0000000050c88610),
    } }, { {
        P224_W(0x126dd78a0de54a3e), P224_W(0xef7903ce4fddb745), P224_W(0x65fa48f7f66c5c3c), P224_W_LOW(0x00000000521447ee),
    } } },
    { { {
        P224_W(0xa23a96fcefb3e3ea), P224_W(0xaacaa9f5717c0a98), P224_W(0xf9c03be5907ed676), P224_W_LOW(0x00000000d7812d28),
    } }, { {
        P224_W(0x23538bf008d585c1), P224_W(0x98d70c16dfec76df), P224_W(0xb62c45006063ad52), P224_W_LOW(0x000000008895e932),
    } } },
    { { {
        P224_W(0xb21c6202731facb4), P224_W(0x7b7af617abfb70dc), P224_W(0x428cb90e861746dc), P224_W_LOW(0x0000000012e981df),
    } }, { {
        P224_W(0x6cde53c9e4d591b0), P224_W(0xdf9f4944d3184313), P224_W(0x1c167d4cd409c9da), P224_W_LOW(0x00000000f73a455a),
    } } },
    { { {
        P224_W(0x4c36ee6a4856bded), P224_W(0xedbc82d35ec1ed5c), P224_W(0xe63e4982998c22c9), P224_W_LOW(0x000000006b253991),
    } }, { {
        P224_W(0x66bea052eeba954c), P224_W(0x331d6b01f647abcd), P224_W(0x159877104e3183b9), P224_W_LOW(0x000000005768fc73),
    } } },
    { { {
        P224_W(0xf00cdec47fd310f3), P224_W(0x81aa06caf98b6b8a), P224_W(0xef0cfc8a42199af6), P224_W_LOW(0x000000009fe46168),
    } }, { {
        P224_W(0x181faae946fe645a), P224_W(0xa95dde3dcc236ecb), P224_W(0x972646b057d1053f), P224_W_LOW(0x00000000bf947f32),
    } } },
    { { {
        P224_W(0x9307247ccba360f8), P224_W(0x8e5cdba6b1c8a3c1), P224_W(0xae412d72bde8dcb0), P224_W_LOW(0x000000007407554a),
    } }, { {
        P224_W(0x5b91323ebb7f207b), P224_W(0xf40d450eba168880), P224_W(0xdc36168df9bb0646), P224_W_LOW(0x000000009fb9f748),
    } } },
    { { {
        P224_W(0x72b2be91f02c597b), P224_W(0x530e4d78f96ce66a), P224_W(0x1349a0fed2496052), P224_W_LOW(0x00000000fc7fa345),
    } }, { {
        P224_W(0xdacbb4726390f8e4), P224_W(0x228ff54b5f2d32e2), P224_W(0xb50a4364fb8b7ef6), P224_W_LOW(0x00000000b2fc2a01),
    } } },
    { { {
        P224_W(0x36f5b167bafe1bc5), P224_W(0x415fa338f3a164ab), P224_W(0xfa248ec8ef59242e), P224_W_LOW(0x000000007b4785c0),
    } }, { {
        P224_W(0xd84033d517749116), P224_W(0xd046e8a7e88cfca7), P224_W(0xac6a302e463d2480), P224_W_LOW(0x000000002671e1cd),
    } } },
    { { {
        P224_W(0x4045da87a80a4358), P224_W(0x5040e7ca531482c0), P224_W(0xa109794b1d798168), P224_W_LOW(0x00000000c4da3fc8),
    } }, { {
        P224_W(0x8a9cfce37b16738f), P224_W(0x0d45d85940f57945), P224_W(0x30533a18a3abdcd3), P224_W_LOW(0x0000000098f5177f),
    } } },
    { { {
        P224_W(0x5db97e38aa58c376), P224_W(0x0d6dd07c7c219f4e), P224_W(0xe5de4abf962922da), P224_W_LOW(0x000000000c8183d3),
    } }, { {
        P224_W(0x98d93de5eb2ed395), P224_W(0xfabbbbd9a3011621), P224_W(0xcd65ea454b9816f5), P224_W_LOW(0x000000000876b694),
    } } },
    { { {
        P224_W(0x02d1c52e06b7d7de), P224_W(0x517111f63fb1bfde), P224_W(0x031a8ae060532f51), P224_W_LOW(0x00000000be939174),
    } }, { {
        P224_W(0x2b9bee086ef3d47d), P224_W(0x515b6d4b48e9a766), P224_W(0xbc662c452c5f6f7e), P224_W_LOW(0x00000000ed1589bb),
    } } },
    { { {
        P224_W(0x90558924cecb6634), P224_W(0x1c813a9423175770), P224_W(0x23a008e207d6a83f), P224_W_LOW(0x00000000c4af9f70),
    } }, { {
        P224_W(0x701b20a1edd6a602), P224_W(0xc60176d38776b81e), P224_W(0x216378412c5cf210), P224_W_LOW(0x00000000ab3cff75),
    } } },
    { { {
        P224_W(0xbdc8627485a63ebd), P224_W(0xa069768ff3ea2f4c), P224_W(0xab3ae3edf2e6b05a), P224_W_LOW(0x000000006065dbbb),
    } }, { {
        P224_W(0xae9e610a4a56cc84), P224_W(0x3ceacb5bf0af1ab3), P224_W(0x3789a5dbf45822d8), P224_W_LOW(0x00000000257960a6),
    } } },
    { { {
        P224_W(0xc104d4a84bd9c13f), P224_W(0x429ca963262c91ce), P224_W(0x9143d02977301b98), P224_W_LOW(0x000000007516925b),
    } }, { {
        P224_W(0x6b836001bf4ea4e3), P224_W(0xc63dae68c2fefb11), P224_W(0x2c0c75291cf2bec4), P224_W_LOW(0x0000000019607ed2),
    } } },
    { { {
        P224_W(0x489a82727e46f64d), P224_W(0xa26e2afdf0cc4e9f), P224_W(0x80dcac3823fc4de5), P224_W_LOW(0x0000000049f3ff62),
    } }, { {
        P224_W(0x8c9ef0155064b4a4), P224_W(0xbf33df341cda8f6f), P224_W(0x256336a2f99b3928), P224_W_LOW(0x00000000ff5e1ef4),
    } } },
    { { {
        P224_W(0xea1f5b039fa0c172), P224_W(0x31a622147d23a12c), P224_W(0xc5737885028aea7d), P224_W_LOW(0x000000004d223d07),
    } }, { {
        P224_W(0xec717e18a0350461), P224_W(0xd2e2aa5e35cf3ccb), P224_W(0x1d92a4487edffc17), P224_W_LOW(0x0000000092135047),
    } } },
    { { {
        P224_W(0x6c4ee31f142d8311), P224_W(0xd9b21cc2bc08006c), P224_W(0xce8fcce96827fc81), P224_W_LOW(0x00000000cdd50307),
    } }, { {
        P224_W(0x80d4e66310a43f37), P224_W(0x0ed167a918e993c8), P224_W(0xebb41928079874c7), P224_W_LOW(0x00000000c7a5d167),
    } } },
    { { {
        P224_W(0xbc15e819976888cb), P224_W(0x6fc6dcd01499e75d), P224_W(0xe63a27a4186467f1), P224_W_LOW(0x000000005b8045e1),
    } }, { {
        P224_W(0xa0ccb3c94998f76f), P224_W(0xf76c9a5e576928bf), P224_W(0x187759d271539543), P224_W_LOW(0x000000009b3de50a),
    } } },
    { { {
        P224_W(0x904d3c530b6277d5), P224_W(0x0ab89ceb3a2f6a6b), P224_W(0x4dd6137bd349d527), P224_W_LOW(0x00000000146c6162),
    } }, { {
        P224_W(0x1de79627fbff2a17), P224_W(0xcd972ca959c2fc2c), P224_W(0x6d7e67c3f0897127), P224_W_LOW(0x00000000c6ff595c),
    } } },
    { { {
        P224_W(0xfa6a535a51065a93), P224_W(0x20d6216982cc6aed), P224_W(0x501febb7b86014c5), P224_W_LOW(0x000000001b90ecc2),
    } }, { {
        P224_W(0x187057c034d36e1b), P224_W(0xedcdee8cb2d40caf), P224_W(0xe7c5a9b7a8c8b0b9), P224_W_LOW(0x00000000d84d3cb1),
    } } },
    { { {
        P224_W(0x5f6ff9c67bfac308), P224_W(0x8fffa3fa115a8d54), P224_W(0xabf2bef118fda6eb), P224_W_LOW(0x00000000b122a88c),
    } }, { {
        P224_W(0x9ebe2c7426d4c6bd), P224_W(0x9548e90c8b59fc2d), P224_W(0x1b65612819cd6f3a), P224_W_LOW(0x00000000c2c00929),
    } } },
    { { {
        P224_W(0x50ff0ea5980287aa), P224_W(0xfd177065158adcf7), P224_W(0xa7c0f41c3b9860ba), P224_W_LOW(0x000000005e87951c),
    } }, { {
        P224_W(0x74308af7fc92daa8), P224_W(0x1db32a34fdb460fd), P224_W(0x28ef2a77dc51d69c), P224_W_LOW(0x0000000081a61a7f),
    } } },
    { { {
        P224_W(0xba5927bd4cae96b6), P224_W(0xc328a79c08dc1b4c), P224_W(0xa7a64716cc46faca), P224_W_LOW(0x0000000042d72521),
    } }, { {
        P224_W(0x65b04a3a8b7e4d3d), P224_W(0x6081d60accd55616), P224_W(0xa704639b85020554), P224_W_LOW(0x000000000276d190),
    } } },
    { { {
        P224_W(0x7105513a76bf4d31), P224_W(0x9af3aa379f854172), P224_W(0xe1400ba385afc9a6), P224_W_LOW(0x00000000b7e7198b),
    } }, { {
        P224_W(0x88a3ffd187f0953c), P224_W(0xf5d05e91c0680941), P224_W(0x0499b6f535980379), P224_W_LOW(0x00000000db7e4ebe),
    } } },
    { { {
        P224_W(0x80e978ee1b37eb73), P224_W(0x48da964b8d2cb55a), P224_W(0x9f5792c3da3d48e0), P224_W_LOW(0x000000001b440abf),
    } }, { {
        P224_W(0xf3bebb3f96dd3e74), P224_W(0x681dd40a84426500), P224_W(0xc8c0a55e02e612af), P224_W_LOW(0x00000000994034e9),
    } } },
    { { {
        P224_W(0x9e62699935c82df2), P224_W(0x4469b786931a8bca), P224_W(0xd65e00b64c81487c), P224_W_LOW(0x0000000035e230a4),
    } }, { {
        P224_W(0x3fe0ab9754cdaa0d), P224_W(0x8f5d9a1e543281c6), P224_W(0x20ba01c9a39dc73c), P224_W_LOW(0x00000000bad167bb),
    } } },
    { { {
        P224_W(0xb7d87b0d52c86552), P224_W(0xf4d70c7f7c6e3036), P224_W(0x90d8dec079dd81d6), P224_W_LOW(0x000000007bc8f43e),
    } }, { {
        P224_W(0x13d632f74e524979), P224_W(0xa1b68d42de9f48bf), P224_W(0xe8a3d0a91a945697), P224_W_LOW(0x00000000bdd440a1),
    } } },
    { { {
        P224_W(0x38b94bcbc75adb43), P224_W(0x03990483654f86c0), P224_W(0x0560d24119949969), P224_W_LOW(0x00000000408336bb),
    } }, { {
        P224_W(0xc552ae639f670b00), P224_W(0xbe1a4812a6e9f4fe), P224_W(0x4965673887ef278a), P224_W_LOW(0x000000004f5c8dbf),
    } } },
    { { {
        P224_W(0x7671aab1f45a5f20), P224_W(0x7b02c2c48e24fddd), P224_W(0x04324de734dc8b95), P224_W_LOW(0x00000000ebd37064),
    } }, { {
        P224_W(0x355cd34f6680bd94), P224_W(0xb40dea29187f0b79), P224_W(0x06328889fabb98db), P224_W_LOW(0x00000000798348aa),
    } } },
    { { {
        P224_W(0xa3b7d1580af8a12a), P224_W(0x81b33214b0e10d08), P224_W(0x1b56c4108d7cd78c), P224_W_LOW(0x000000000f646f28),
    } }, { {
        P224_W(0x046067f299139e20), P224_W(0xd25927b3c9104a4a), P224_W(0x0379ef601e745be6), P224_W_LOW(0x00000000d60d7f4c),
    } } },
    { { {
        P224_W(0x6b4f08f919753fab), P224_W(0x4b1d476634a72e88), P224_W(0x8cbebb863cecf372), P224_W_LOW(0x00000000f474f383),
    } }, { {
        P224_W(0x7ebd9483e9f2db31), P224_W(0x8ba44e5ce867e3f3), P224_W(0xe0f0bd27fd62afdf), P224_W_LOW(0x00000000c77085b8),
    } } },
    { { {
        P224_W(0x0d88ac8e112527c0), P224_W(0x60f9f22f592cf1e9), P224_W(0xced1ab080e4d684e), P224_W_LOW(0x00000000554d4317),
    } }, { {
        P224_W(0xacac3dc1ca33c638), P224_W(0x499250a18206cd12), P224_W(0x8f6c5c5558fe5b4d), P224_W_LOW(0x000000004b51cb17),
    } } },
    { { {
        P224_W(0x1880a5cecee670f0), P224_W(0x0555e21cb0a43810), P224_W(0x4ad7fa573079baa9), P224_W_LOW(0x00000000b90b96ad),
    } }, { {
        P224_W(0x57f74965ee124a9b), P224_W(0x6b862f8e63cd54ac), P224_W(0x74ddeee1e8dba468), P224_W_LOW(0x00000000af11ddef),
    } } },
    { { {
        P224_W(0x09c817ecb1795458), P224_W(0xf38cec1fb9a6fade), P224_W(0xd6865b9b9a382e28), P224_W_LOW(0x000000004b0dcf25),
    } }, { {
        P224_W(0x9fd090a780d358ed), P224_W(0x5935aaea7a459264), P224_W(0x546cb45ed3a305bf), P224_W_LOW(0x0000000042a76e62),
    } } },
    { { {
        P224_W(0xca8340c7ee459bb4), P224_W(0x619d5ea71a9abdc4), P224_W(0x2c737db06464853c), P224_W_LOW(0x000000004c24d62f),
    } }, { {
        P224_W(0x48182077fa58e34d), P224_W(0x12c02ea47be8f7ab), P224_W(0x785f8c3ae9e7ba8f), P224_W_LOW(0x00000000f17ddcfc),
    } } },
    { { {
        P224_W(0x72b24189c4248e8e), P224_W(0x8ea4c72e39b5c3d3), P224_W(0x01bad3cfded70d94), P224_W_LOW(0x00000000be6dee2e),
    } }, { {
        P224_W(0x325aa1dc48a8967e), P224_W(0x3499f957d1d964ab), P224_W(0xf12900fa2325fe6a), P224_W_LOW(0x00000000aa1f1ad4),
    } } },
    { { {
        P224_W(0xfde242475f593cf8), P224_W(0xf11f2f57c79e3d8e), P224_W(0xe2d562b6188755bd), P224_W_LOW(0x0000000060699d34),
    } }, { {
        P224_W(0x274b1331696a0daf), P224_W(0x0904fe32139607af), P224_W(0xf4add637bee12707), P224_W_LOW(0x00000000ef8fa2f7),
    } } },
    { { {
        P224_W(0x7cb5e5386af2bcf0), P224_W(0xe66ffccaebdf94a1), P224_W(0xe330a202b6df2a62), P224_W_LOW(0x00000000c4cb3bfe),
    } }, { {
        P224_W(0xdd62febf556affe0), P224_W(0x91cfd97bf3a28cc5), P224_W(0x40caf749fc09deb5), P224_W_LOW(0x000000008f83629b),
    } } },
    { { {
        P224_W(0xccbc26b0ff547e70), P224_W(0xd28a84024e7d6490), P224_W(0x854c06de599fc7b1), P224_W_LOW(0x00000000035939e5),
    } }, { {
        P224_W(0xd28188dd1dbc5f77), P224_W(0x07ee30876035e7ab), P224_W(0x275a93ea3cf19051), P224_W_LOW(0x0000000058eeb6c9),
    } } },
    { { {
        P224_W(0xa0c348d4aed1bd10), P224_W(0x4265f110b8ec37df), P224_W(0xd28bfcfe3a15ecf1), P224_W_LOW(0x000000001cf612b2),
    } }, { {
        P224_W(0xe0170a5169040d7b), P224_W(0x50cb30fe7e8f2234), P224_W(0xec29ded539e4e15b), P224_W_LOW(0x00000000a0a2aadf),
    } } },
    { { {
        P224_W(0x1366fb83a94fd987), P224_W(0x07b30dad2b1b8ef0), P224_W(0x4f4852fffcb72578), P224_W_LOW(0x00000000c92d28f5),
    } }, { {
        P224_W(0xe36650eeb92fa3bf), P224_W(0x90086b05351d2083), P224_W(0xde2543b992384822), P224_W_LOW(0x0000000042d600de),
    } } },
    { { {
        P224_W(0x13bf5ebc633ed505), P224_W(0xdfe7cdf91e2aed59), P224_W(0xba33e1b5b8d9d08f), P224_W_LOW(0x000000006044d3a8),
    } }, { {
        P224_W(0x88f177e5c3b51b78), P224_W(0x4ed7c6a0300d086e), P224_W(0x197efafd029506af), P224_W_LOW(0x00000000fe7ce91f),
    } } },
    { { {
        P224_W(0xbafef21fd87948f6), P224_W(0x729cf22c0690d190), P224_W(0x884cff0414b2edc9), P224_W_LOW(0x00000000772ddc50),
    } }, { {
        P224_W(0xae751a2130326d55), P224_W(0x959a9c59fd582197), P224_W(0x9a4d79431a8f9105), P224_W_LOW(0x00000000585d8be9),
    } } },
    { { {
        P224_W(0xfebce39b611c8b84), P224_W(0x086fee3c75c1ddc5), P224_W(0x525a71a8c5016c32), P224_W_LOW(0x00000000a03fe3ed),
    } }, { {
        P224_W(0xeac81b2c8267e5ba), P224_W(0xf52fa3437f999c8a), P224_W(0xe1c8b1e1d5a163c7), P224_W_LOW(0x0000000040c943c5),
    } } },
    { { {
        P224_W(0x311e64f3670eb1bc), P224_W(0xaaeed11d7c6b5391), P224_W(0xa6466669f62af1da), P224_W_LOW(0x000000006f7b06d2),
    } }, { {
        P224_W(0xa2af757472ce2097), P224_W(0xe6e872400a0b134f), P224_W(0x2e652e9f2cdba989), P224_W_LOW(0x000000003856b21e),
    } } },
    { { {
        P224_W(0x51c4da527d2e5add), P224_W(0x62fa464f6c214d0c), P224_W(0x2cdbe7f87b6fbbf0), P224_W_LOW(0x000000009d7b4e44),
    } }, { {
        P224_W(0x160a765e235a9388), P224_W(0x10dbc20174b4933d), P224_W(0x60c5d6526263c719), P224_W_LOW(0x00000000106f4a92),
    } } },
    { { {
        P224_W(0x58d0d6bc3027cb8a), P224_W(0x7104038bf068e748), P224_W(0xad8cde9ee0db2eb1), P224_W_LOW(0x00000000e2393f2e),
    } }, { {
        P224_W(0x76e9d6d47c478002), P224_W(0xafd3224fd9ee935d), P224_W(0x48738a9f3559ea9c), P224_W_LOW(0x0000000075e2a308),
    } } },
    { { {
        P224_W(0x53a7beb5af4920c7), P224_W(0xe61fafb09fd50667), P224_W(0xee7ad85e0fbf75c1), P224_W_LOW(0x00000000afded0aa),
    } }, { {
        P224_W(0xcece3385888828e2), P224_W(0x87d7d63951c686bb), P224_W(0x5887b69ff4c66502), P224_W_LOW(0x00000000fa5b733e),
    } } },
    { { {
        P224_W(0xffaf8491cbf2ea75), P224_W(0x74c2344358caac50), P224_W(0xf18cf82deab6ddb4), P224_W_LOW(0x00000000ead9282d),
    } }, { {
        P224_W(0xb44b3f65f90350e2), P224_W(0xfea0aad7f348e174), P224_W(0x890678a3adeba37b), P224_W_LOW(0x00000000cf1f8101),
    } } },
    { { {
        P224_W(0x216559980f615455), P224_W(0x5f6eaf0014ed1235), P224_W(0x87d609147b188f86), P224_W_LOW(0x0000000058dfca14),
    } }, { {
        P224_W(0x5249ceb2787ef906), P224_W(0xea6b91ec456c17c8), P224_W(0xb8d24f7f755a3839), P224_W_LOW(0x000000009f3c2297),
    } } },
    { { {
        P224_W(0x3646563a237e5602), P224_W(0x829b4a88700ea70c), P224_W(0x5c3af701cd2b208b), P224_W_LOW(0x00000000a0f10315),
    } }, { {
        P224_W(0xc8f964551e698bf7), P224_W(0xc88ca0a43debbdb3), P224_W(0xd94b02af1911fa8d), P224_W_LOW(0x0000000066145fcb),
    } } },
    { { {
        P224_W(0x665c1a0f69db6e51), P224_W(0x122d367c58df7dcf), P224_W(0x45e51cd32301f0ea), P224_W_LOW(0x00000000911adf50),
    } }, { {
        P224_W(0x64671ef643b0d3ac), P224_W(0x7f59cf8b4be87dec), P224_W(0x04f73b3eb5bf3c53), P224_W_LOW(0x000000005f31a29a),
    } } },
    { { {
        P224_W(0x11597ef1fb433577), P224_W(0x78f368d3c74debca), P224_W(0xe3ff3cf120e0a974), P224_W_LOW(0x000000001371a4f2),
    } }, { {
        P224_W(0xffdc68b1917fb087), P224_W(0x54ef95cad4cdc9c1), P224_W(0x66a1ad13aaf1cac1), P224_W_LOW(0x0000000045d056a2),
    } } },
    { { {
        P224_W(0x5d7024821852af5c), P224_W(0xbb31d6a5353ae1ea), P224_W(0x3f9e90a47e4e6da2), P224_W_LOW(0x000000004081e55f),
    } }, { {
        P224_W(0x4a9a10f4a4ce248f), P224_W(0x11ffab87943318f2), P224_W(0x213830f247bc0dd7), P224_W_LOW(0x000000004d57a677),
    } } },
    { { {
        P224_W(0xd18769258f253c8f), P224_W(0x330aeeb26d1f2149), P224_W(0x9a2512b8e8adcf02), P224_W_LOW(0x00000000da55535f),
    } }, { {
        P224_W(0x946c25591157993f), P224_W(0xd523a8c262b72254), P224_W(0x9f8b8bdb91a5eb56), P224_W_LOW(0x00000000d7054cc2),
    } } },
    { { {
        P224_W(0x5b0b8c677a4f5c59), P224_W(0xb8d09818d6167554), P224_W(0x8259a187c9a333c6), P224_W_LOW(0x00000000d8f5ad01),
    } }, { {
        P224_W(0x0d7f4c4167a694e7), P224_W(0x743fae13bc5c5003), P224_W(0x92142d09a5b5b204), P224_W_LOW(0x00000000f942b382),
    } } },
    { { {
        P224_W(0x19b8668ee8680988), P224_W(0xd403efcf3b43f6f1), P224_W(0xd77b2cacd010d3ef), P224_W_LOW(0x000000003415dc09),
    } }, { {
        P224_W(0xe3ba45ca79298eec), P224_W(0x9a93e69adcbb0206), P224_W(0x23e1921eba46d647), P224_W_LOW(0x00000000ff11a139),
    } } },
    { { {
        P224_W(0x1156d96adfa248ff), P224_W(0xad10b70dfaeb0612), P224_W(0xf7dfa6ebf366acbc), P224_W_LOW(0x0000000040233780),
    } }, { {
        P224_W(0x566ec5cbbfc26181), P224_W(0x33b4058c82f74f09), P224_W(0x918adc77c15330ab), P224_W_LOW(0x0000000046c70a78),
    } } },
    { { {
        P224_W(0xdaf5325ee3e9dca0), P224_W(0x449cf15bfffd6ad7), P224_W(0x40836aa4f19c62ce), P224_W_LOW(0x0000000004326c90),
    } }, { {
        P224_W(0xdfdc9825e2f6f447), P224_W(0x51a93bfdc6f4ecfb), P224_W(0xd6825c2ab5d20ebe), P224_W_LOW(0x00000000c8b26af9),
    } } },
    { { {
        P224_W(0x7cb2ade989564d7d), P224_W(0xb993b5d559171c1e), P224_W(0xcf7de54354cce21c), P224_W_LOW(0x00000000b27bd7a4),
    } }, { {
        P224_W(0x835ffd0adc5cba5a), P224_W(0xfef22b3331c60d79), P224_W(0x8c1b02b108b887e1), P224_W_LOW(0x000000000999626d),
    } } },
    { { {
        P224_W(0xb52a1bc69056c7e0), P224_W(0x61be902c0abefa0d), P224_W(0x59acd3a1394c6f07), P224_W_LOW(0x00000000bdb824a9),
    } }, { {
        P224_W(0x1472b3e32b73f6e2), P224_W(0x090093673109ad7b), P224_W(0x0da22663931a8772), P224_W_LOW(0x00000000451492f7),
    } } },
    { { {
        P224_W(0x5e06bd3f8e89577f), P224_W(0xc8a42ce94d4f66ba), P224_W(0x222c7cc091324411), P224_W_LOW(0x00000000e3c2ed71),
    } }, { {
        P224_W(0xc562b470b005850e), P224_W(0x55d6442d06df4fdb), P224_W(0x2b9f757af51973a5), P224_W_LOW(0x000000001a72a272),
    } } },
    { { {
        P224_W(0x4fc993fdb4ab427c), P224_W(0x06fe341c1f23f61d), P224_W(0x1228870b48312381), P224_W_LOW(0x000000005408f28b),
    } }, { {
        P224_W(0xf0baba0d3b552e21), P224_W(0x030a559b969c1f93), P224_W(0x0669078b3d9dfeb1), P224_W_LOW(0x00000000e84b579f),
    } } },
    { { {
        P224_W(0xe8b4fa7ce477a5fd), P224_W(0x378e4dd04df6cda2), P224_W(0xba7f9544a546a941), P224_W_LOW(0x00000000fa7dbf4e),
    } }, { {
        P224_W(0x2fd20300a024bdf7), P224_W(0x48b40edbc905f39d), P224_W(0x8c223f059fac1b5e), P224_W_LOW(0x00000000c5ac5b61),
    } } },
    { { {
        P224_W(0xe0e07093e08b16f8), P224_W(0x4e7406fd78fa6695), P224_W(0x0e3ad4d64b1d529b), P224_W_LOW(0x0000000017635ff2),
    } }, { {
        P224_W(0x8fc8617bfc792474), P224_W(0x5a950b31c96de37b), P224_W(0xc20735f9001047ee), P224_W_LOW(0x00000000e7168aef),
    } } },
    { { {
        P224_W(0x303d30036ad89ed2), P224_W(0x27300c0216e6eea1), P224_W(0xdc40d6e94a7d5740), P224_W_LOW(0x00000000463bbb87),
    } }, { {
        P224_W(0x11bf053ee4acd8f7), P224_W(0x3d6e4337c65d8555), P224_W(0xc39ca07f6f4f67ca), P224_W_LOW(0x0000000051be247d),
    } } },
    { { {
        P224_W(0x464526443893caa6), P224_W(0xa8198843f63e2451), P224_W(0x8dde331bcd1abf7e), P224_W_LOW(0x0000000001807651),
    } }, { {
        P224_W(0xb5c6a07bcf36d5fe), P224_W(0x9d99c6adbbd188f7), P224_W(0x817aac38679c00db), P224_W_LOW(0x00000000b873c742),
    } } },
    { { {
        P224_W(0xa7e7beb43a1b287d), P224_W(0x143ddfa0336456c2), P224_W(0xfc0b167ff8ef433e), P224_W_LOW(0x00000000892d573b),
    } }, { {
        P224_W(0x90110d58f0435a80), P224_W(0xb00a13d9a7235565), P224_W(0x348892be326c176d), P224_W_LOW(0x000000008fb65b60),
    } } },
    { { {
        P224_W(0x2d93bb30c2c7bf01), P224_W(0x3911cc1e9b6446fb), P224_W(0xf3d8d8a937517e54), P224_W_LOW(0x00000000ce78fcfd),
    } }, { {
        P224_W(0x4fb8a91e20c6f45c), P224_W(0x4f389bf6bcdae70d), P224_W(0x00b87777a47c5375), P224_W_LOW(0x0000000001e8c859),
    } } },
    { { {
        P224_W(0xa7b2679594fea449), P224_W(0x4bca84524b3f29f4), P224_W(0x6427e22f6aef8558), P224_W_LOW(0x00000000b0393da0),
    } }, { {
        P224_W(0x1c0380fbad05841b), P224_W(0x4264780d04879aee), P224_W(0x36f85aab998062b4), P224_W_LOW(0x0000000084e626da),
    } } },
    { { {
        P224_W(0x9e02ebe132193332), P224_W(0xca5163dc5874bd9b), P224_W(0x20721ebe56dc2fad), P224_W_LOW(0x000000003aed2834),
    } }, { {
        P224_W(0x691f8d3b396b33f3), P224_W(0x43a57739b5193947), P224_W(0x20b8ec57cd33d6dc), P224_W_LOW(0x0000000026ba45b6),
    } } },
    { { {
        P224_W(0xe1e9cc3635495a67), P224_W(0xeac1af030260791a), P224_W(0x13281b29e8948444), P224_W_LOW(0x000000007e4c1fe2),
    } }, { {
        P224_W(0x92cf55539c2d4f21), P224_W(0x2d9c0e8615f0b8b6), P224_W(0x4a430e93730835ec), P224_W_LOW(0x00000000c791ea3f),
    } } },
    { { {
        P224_W(0xe5dd355ab68e7dd8), P224_W(0xc7965c4fdae74fc7), P224_W(0xa7ea9effa2ef607c), P224_W_LOW(0x000000002eae9d57),
    } }, { {
        P224_W(0x6626ec4df59679d3), P224_W(0x02b40cd92698cbcf), P224_W(0x8a98da6782f8e9ef), P224_W_LOW(0x0000000024fb33a9),
    } } },
    { { {
        P224_W(0x4e12215fb8164f74), P224_W(0x9133f17e65c90c21), P224_W(0xa6f7813600200e4e), P224_W_LOW(0x00000000c1a748e2),
    } }, { {
        P224_W(0xa02305f2cf79550f), P224_W(0x3732f6ced4f98c35), P224_W(0xc87f696b864dc90c), P224_W_LOW(0x00000000bfabb5ef),
    } } },
    { { {
        P224_W(0x3b4a15812e5443b8), P224_W(0x8af6d3f788620dca), P224_W(0xd6bc08ba0de71f54), P224_W_LOW(0x000000000d030540),
    } }, { {
        P224_W(0xc7cf86bd95fd663c), P224_W(0xb116cfc8c86f82a1), P224_W(0xdea4c95269975256), P224_W_LOW(0x00000000f5f63b5e),
    } } },
    { { {
        P224_W(0x2c2e10836a3d557f), P224_W(0xab96d622e0572d64), P224_W(0xea597720551c6299), P224_W_LOW(0x00000000c076dc10),
    } }, { {
        P224_W(0x4f278ffd53d3f097), P224_W(0x2c91ff09a27cd149), P224_W(0x6ca9086c03e91310), P224_W_LOW(0x00000000660c8ffc),
    } } },
    { { {
        P224_W(0xe56751134e66d399), P224_W(0xb510ec25311d14bb), P224_W(0xf7d3cf4902b4171a), P224_W_LOW(0x00000000e7c7ec5d),
    } }, { {
        P224_W(0xea6face781214257), P224_W(0x80aaa8ed16170423), P224_W(0xfdc72bde0ad82c65), P224_W_LOW(0x0000000032c0f0af),
    } } },
    { { {
        P224_W(0x32bd6a709f564060), P224_W(0xe397a0e913283b16), P224_W(0x5b633d9323e2406e), P224_W_LOW(0x00000000e4b87479),
    } }, { {
        P224_W(0x23b7458e4bf772f0), P224_W(0x14cf709a13d7dbe8), P224_W(0x6df6ed353a2af3ba), P224_W_LOW(0x000000007db37a4c),
    } } },
    { { {
        P224_W(0xa3cf8b8a7cfb5309), P224_W(0xd2edc66ddd165247), P224_W(0x5efc7afb21fa552c), P224_W_LOW(0x000000001f71ad11),
    } }, { {
        P224_W(0x1004ead07bf99157), P224_W(0xcd01172e645f8e8d), P224_W(0x3eba4d32f9fa34dd), P224_W_LOW(0x00000000c9576f61),
    } } },
    { { {
        P224_W(0x282bf1c9500da69f), P224_W(0x06eb1fa258234c9f), P224_W(0xd9dfd41512e3b111), P224_W_LOW(0x00000000b5c982f4),
    } }, { {
        P224_W(0x46f861d5ec817a13), P224_W(0x4dcb66d9a180d0a3), P224_W(0x34529fa26b2e2304), P224_W_LOW(0x00000000eb4c9f54),
    } } },
    { { {
        P224_W(0x3da92eed5d0f9152), P224_W(0x5aea1dadebc5e48d), P224_W(0xf6c99480a588819f), P224_W_LOW(0x000000005ce31821),
    } }, { {
        P224_W(0x4e158b9930676d5d), P224_W(0xa280a9a93d180442), P224_W(0xac2c66c8e6c216b7), P224_W_LOW(0x000000000bcf674b),
    } } },
    { { {
        P224_W(0x31336c2adbff59c9), P224_W(0x7ad7ad3e2c68bfe0), P224_W(0xab68d3c8c339ac34), P224_W_LOW(0x00000000a11b1a55),
    } }, { {
        P224_W(0xe584415cca6e06b2), P224_W(0x8e005e874d89af90), P224_W(0xa974983caf55dd01), P224_W_LOW(0x0000000069d9014f),
    } } },
    { { {
        P224_W(0x037fcfa372b62b18), P224_W(0x7312b2246a6a99ce), P224_W(0x972b4c0638f40461), P224_W_LOW(0x00000000091af091),
    } }, { {
        P224_W(0xee394008f0d1bfff), P224_W(0xb41b3a22d1b6a6bc), P224_W(0xece7ee449b75a783), P224_W_LOW(0x00000000c327e9b0),
    } } },
    { { {
        P224_W(0x8dfd92fa51ec429b), P224_W(0x633bafcd5c9e11f0), P224_W(0x93dac30e0f509f7f), P224_W_LOW(0x00000000300251ad),
    } }, { {
        P224_W(0xfb548782cb1a68f4), P224_W(0x17694036d5e4d0c7), P224_W(0x16413593d374f704), P224_W_LOW(0x0000000048ffac3a),
    } } },
    { { {
        P224_W(0xf90f8663e9d8c64b), P224_W(0x16a97224b3faf9a8), P224_W(0x059774cecbc4eb76), P224_W_LOW(0x000000003c09f12b),
    } }, { {
        P224_W(0x2a9ceba001f07601), P224_W(0xb3b10b86b7c1bf2d), P224_W(0xf94c51de91fa5801), P224_W_LOW(0x000000009dc73dff),
    } } },
    { { {
        P224_W(0x977ad0bdfe313ac9), P224_W(0x6781289f58db7ca7), P224_W(0x5f59a064f4e5cb10), P224_W_LOW(0x000000004714391f),
    } }, { {
        P224_W(0xe884851774f33333), P224_W(0x0d7af72c15cbd14f), P224_W(0x6ea3525cba4e994e), P224_W_LOW(0x00000000f4ffe0fe),
    } } },
    { { {
        P224_W(0x6ef603b87ba9e244), P224_W(0x4d6754ba95fbd9f8), P224_W(0xe0ca9d7b30469f4c), P224_W_LOW(0x000000008ea13f5d),
    } }, { {
        P224_W(0x2656150990dd1b33), P224_W(0xb98762ad89d51d2a), P224_W(0x58d20f911d32b8c4), P224_W_LOW(0x00000000126a2fc6),
    } } },
    { { {
        P224_W(0x2863dc814fed8151), P224_W(0x208e887ed92a0ec0), P224_W(0x374f0d4e32ed7770), P224_W_LOW(0x00000000452fca3f),
    } }, { {
        P224_W(0xcbe20ce54746fa10), P224_W(0x7154b8997da0da1c), P224_W(0x6b61baec093af7d5), P224_W_LOW(0x000000008bfb1a72),
    } } },
    { { {
        P224_W(0x17ee4c054aa2a04d), P224_W(0x5819cb9667da5694), P224_W(0xf13fd1c8b128db43), P224_W_LOW(0x00000000ef0c74dd),
    } }, { {
        P224_W(0xb119a5765b5c4646), P224_W(0x8dda5e233173f99b), P224_W(0x28ed0177e9754987), P224_W_LOW(0x000000009abf1fdf),
    } } },
    { { {
        P224_W(0x3dd3b3ae828ccad5), P224_W(0xb8d43f4eb2d3c2c4), P224_W(0x71633ee57b163b2f), P224_W_LOW(0x000000009a1f9fbf),
    } }, { {
        P224_W(0x721222423369e2c1), P224_W(0x75ce5549f85c5a1d), P224_W(0xc8e864fc0adc0d8d), P224_W_LOW(0x0000000055f01daf),
    } } },
    { { {
        P224_W(0x957aa436e89aa3fc), P224_W(0x8527d5fe98efd0b6), P224_W(0x51aca4d16c84da14), P224_W_LOW(0x00000000949785ab),
    } }, { {
        P224_W(0x44a4e8d977ba99bc), P224_W(0xe1d8da445049ddf0), P224_W(0x6bb1919821c6d359), P224_W_LOW(0x00000000231231aa),
    } } },
    { { {
        P224_W(0x75756f8f8cb05a65), P224_W(0x6a03777f9b7d389f), P224_W(0xd18d458184a9d25c), P224_W_LOW(0x00000000dc81fdfe),
    } }, { {
        P224_W(0xfae34ed693932252), P224_W(0x0639d7b9cbc3093d), P224_W(0x8c023194377a8c8e), P224_W_LOW(0x0000000082da4a07),
    } } },
    { { {
        P224_W(0x5f39969db638bc29), P224_W(0xc2d287f98a085b54), P224_W(0x3cbebe6e05d65288), P224_W_LOW(0x000000008960855e),
    } }, { {
        P224_W(0x21d9534e3cd7e35a), P224_W(0xa282148e35569b92), P224_W(0xed3d79d4d1e4d7ad), P224_W_LOW(0x0000000018a46269),
    } } },
    { { {
        P224_W(0x5a9e8272585b45fb), P224_W(0xaa7de107a9049fda), P224_W(0xe89418e199290b96), P224_W_LOW(0x0000000077ce79ea),
    } }, { {
        P224_W(0xea09405bed17c551), P224_W(0x586eb11ca763cdb7), P224_W(0xf0e9135be7a05d48), P224_W_LOW(0x00000000d534c3b5),
    } } },
    { { {
        P224_W(0xf029a17dd5f9fffa), P224_W(0x51c0bd588ba999bf), P224_W(0x75394a34ab8b0614), P224_W_LOW(0x00000000dfd11dc3),
    } }, { {
        P224_W(0x3416c4eabc3b286f), P224_W(0xdb235fdd03832b42), P224_W(0x2da49db0a089f975), P224_W_LOW(0x0000000026f67172),
    } } },
    { { {
        P224_W(0x4566e4c639b143da), P224_W(0x44f6634533133edb), P224_W(0x6ade15b0fb8796d4), P224_W_LOW(0x0000000092c84069),
    } }, { {
        P224_W(0x4e44dd448f88538d), P224_W(0xd4e788d681646812), P224_W(0xd6b51d5301705472), P224_W_LOW(0x00000000899e3e37),
    } } },
    { { {
        P224_W(0xeffa7fe76234cac5), P224_W(0x97b8df4eadd6cf45), P224_W(0xf546caa468630fb6), P224_W_LOW(0x000000007eef7e31),
    } }, { {
        P224_W(0x4f9ce4c4388df5d0), P224_W(0xdc44e2497ccefd77), P224_W(0x5c8b05c4455556ef), P224_W_LOW(0x000000003f07198f),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int p224_teeth(unsigned int block)
{
    return block == P224_BLOCKS - 1 ? P224_LAST_TEETH : P224_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int p224_signs(const p224_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = p224_teeth(block);
    unsigned int position = block * P224_TEETH * P224_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / P224_WORD_BITS] >> (position % P224_WORD_BITS)) & 1u) << i;
        position += P224_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p224_point_mul_base(p224_point *r, const p224_sc *k)
{
    p224_limb v[P224_SIGN_WORDS];
    p224_point total, low, *sum;
    p224_affine addends[P224_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = p224_scalar_odd(v, P224_SIGN_WORDS, k);
    unsigned int column, block;

    v[P224_SIGNS / P224_WORD_BITS] |= (p224_limb)1 << (P224_SIGNS % P224_WORD_BITS);
    for (column = P224_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < P224_BLOCKS; block++) {
            p224_base_lookup(&addends[block], p224_base + block * P224_BLOCK_ENTRIES, p224_teeth(block),
                                p224_signs(v, block, column), negate);
        }
        if (column < P224_SPACING - 1) {
            p224_point_dbl(&total, &total);
        }
        block = 0;
        if (column == P224_SPACING - 1 || column == 0) {
            p224_point_from_affine(sum, &addends[block++]);
        }
        for (; block < P224_BLOCKS; block++) {
            (void)p224_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    p224_point_add(r, &total, &low);
    p224_wipe(v, sizeof v);
    p224_wipe(&total, sizeof total);
    p224_wipe(&low, sizeof low);
    p224_wipe(addends, sizeof addends);
    p224_wipe_stack();
}

void p224_point_mul_base_bytes(p224_point *r, const uint8_t k[28])
{
    p224_sc scalar;

    p224_reduce_bytes(&scalar, k, P224_SC_BYTES);
    p224_point_mul_base(r, &scalar);
    p224_wipe(&scalar, sizeof scalar);
}
