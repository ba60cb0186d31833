/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 4 tables of 32 points, 6 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 8 apart.
 */
#include "p192_curve_internal.h"

#define P192_TEETH 6
#define P192_BLOCKS 4
#define P192_SPACING 8
#define P192_BLOCK_ENTRIES 32
#define P192_SIGNS 192
#define P192_SIGN_WORDS (P192_SIGNS / P192_WORD_BITS + 2)

#if P192_WORD_BITS == 64
static const p192_affine p192_base[P192_BLOCKS][P192_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0x9688ac9931b90a76), UINT64_C(0x5b7ff971a212b952), UINT64_C(0x8fe72ae9ce125a31),
        } }, { {
            UINT64_C(0xb4465224e711dfcf), UINT64_C(0x05b445efe901828a), UINT64_C(0x70c2a5a2878987a1),
        } } },
        { { {
            UINT64_C(0xe91784c081bfe28b), UINT64_C(0x523d9454c2e5f8f3), UINT64_C(0xd8397ed9679e0400),
        } }, { {
            UINT64_C(0x04353d70f714aafd), UINT64_C(0xd3da05d0941937ad), UINT64_C(0x747d7b12dac0943a),
        } } },
        { { {
            UINT64_C(0xbd23727a895c97f2), UINT64_C(0xd906c21fd789aad1), UINT64_C(0x97f6b797bcc0302a),
        } }, { {
            UINT64_C(0x76420d1e77dd008a), UINT64_C(0x01a922272c30c8bc), UINT64_C(0x2463675db4f365c8),
        } } },
        { { {
            UINT64_C(0xb202c34e34c6f3a7), UINT64_C(0x77a6772b8e07a5a4), UINT64_C(0x3860bf4d89dc96f9),
        } }, { {
            UINT64_C(0xc0414ac90c13b6c2), UINT64_C(0x266f60b6e743e1ea), UINT64_C(0x18de065c0d6240e7),
        } } },
        { { {
            UINT64_C(0x08e358904e965180), UINT64_C(0x2dbb25f79880b245), UINT64_C(0xc2d7c68d6bce0594),
        } }, { {
            UINT64_C(0xd7ca6329454fd1ef), UINT64_C(0xfd3adc7648241d87), UINT64_C(0xd59426a7b54a7e30),
        } } },
        { { {
            UINT64_C(0x3ca9335b80080e51), UINT64_C(0x4262666c987c83ee), UINT64_C(0xfa66f938351829cd),
        } }, { {
            UINT64_C(0xadf6e52f4b6b0314), UINT64_C(0xe220313452175e28), UINT64_C(0xc1228820b815a7bc),
        } } },
        { { {
            UINT64_C(0x30fbfc7b215e0c8b), UINT64_C(0xa2285cf2aa0a944e), UINT64_C(0x5cf83c6bb1de15dc),
        } }, { {
            UINT64_C(0x8e54c1b9f13105ae), UINT64_C(0xc3139bf6e929604a), UINT64_C(0xded0eb2585e45f3c),
        } } },
        { { {
            UINT64_C(0x84ba70b47ca4f076), UINT64_C(0x2b5792b925dfd8fe), UINT64_C(0xb726fd02ab5d84f1),
        } }, { {
            UINT64_C(0x8064c652310501fc), UINT64_C(0x94dc0fb3553e4127), UINT64_C(0x56678d14433cdbe1),
        } } },
        { { {
            UINT64_C(0x4c3a803ddb80e17d), UINT64_C(0x6c028fd546c41a8c), UINT64_C(0x458e9d781588ecfe),
        } }, { {
            UINT64_C(0xbcf45d6d98c84b93), UINT64_C(0x8295a66084ad0b80), UINT64_C(0xa25d97fd393c92ed),
        } } },
        { { {
            UINT64_C(0x3206a7efd564b04e), UINT64_C(0x1a718c78e732a750), UINT64_C(0x9804cd11c2fb17aa),
        } }, { {
            UINT64_C(0xf9a3ed6a94132adc), UINT64_C(0xe5e8bcc570a97469), UINT64_C(0x79cb693f3383c7fa),
        } } },
        { { {
            UINT64_C(0x92633f80f63684e7), UINT64_C(0x79113e579ea79c86), UINT64_C(0x466d4bfae7e9d19a),
        } }, { {
            UINT64_C(0x1adf48900f7c4c2a), UINT64_C(0xdea5952995544441), UINT64_C(0x7b5af9ba9800acac),
        } } },
        { { {
            UINT64_C(0x47d67235132be61d), UINT64_C(0xdd2399b45635095d), UINT64_C(0x80e03c43cc6ed681),
        } }, { {
            UINT64_C(0xb19ffa4686052710), UINT64_C(0x25808c275c7e8856), UINT64_C(0x8d0fde4abcb30d07),
        } } },
        { { {
            UINT64_C(0x4490d7f24495f389), UINT64_C(0x1ff1b86e2b38155e), UINT64_C(0x6532c359cc60aa54),
        } }, { {
            UINT64_C(0x951bbc8f78c35c66), UINT64_C(0x5ed0925e1a92175d), UINT64_C(0x3d0c247e7252595c),
        } } },
        { { {
            UINT64_C(0x9d1c88df572880ff), UINT64_C(0xac6c43cb12fc6dd4), UINT64_C(0x4c4dfda17d74284a),
        } }, { {
            UINT64_C(0x184fc3393c29f70e), UINT64_C(0xb91f555b88296108), UINT64_C(0x065dfce7d654fd8f),
        } } },
        { { {
            UINT64_C(0x66416171665b143e), UINT64_C(0x065d5c190927416e), UINT64_C(0xb3e988422d78de70),
        } }, { {
            UINT64_C(0xfbf54d9d4c56564b), UINT64_C(0xce584d8379fcf876), UINT64_C(0x348d94cda7d89624),
        } } },
        { { {
            UINT64_C(0x3f3780f1ee57eabd), UINT64_C(0x4047346428f63372), UINT64_C(0xb6dc3871d90d3ae5),
        } }, { {
            UINT64_C(0x8f32a180222635a2), UINT64_C(0x78ee298e4874901f), UINT64_C(0x9566b7a8df2db567),
        } } },
        { { {
            UINT64_C(0xf7850678fe1ef4d0), UINT64_C(0x94370247a4ee84df), UINT64_C(0xcfce8718b400c1ac),
        } }, { {
            UINT64_C(0xf7fb08d7500e3f21), UINT64_C(0x9aa22b2365309c07), UINT64_C(0xe4179e1eee7930cf),
        } } },
        { { {
            UINT64_C(0x278b6e3876235845), UINT64_C(0x1d3028189466e2a2), UINT64_C(0xf8e76a1da86c8697),
        } }, { {
            UINT64_C(0xedad2fc4c0573b35), UINT64_C(0xfb30714dc1154fb5), UINT64_C(0xff4cba54f502bf68),
        } } },
        { { {
            UINT64_C(0x23a0be83791cbcd3), UINT64_C(0x2d1b70c4dbf5007b), UINT64_C(0xba64fdbca835d4d4),
        } }, { {
            UINT64_C(0x92acd0c8d0deadf0), UINT64_C(0x83eadffdbe6fd2f9), UINT64_C(0x5a3f75518fab488f),
        } } },
        { { {
            UINT64_C(0xe7684854c3e2b5a8), UINT64_C(0x7d0cecb5aae49233), UINT64_C(0xf1c9204f3707403f),
        } }, { {
            UINT64_C(0x8ee77c66f699ca2d), UINT64_C(0x7f4c4d057d04a173), UINT64_C(0xad548b464c608068),
        } } },
        { { {
            UINT64_C(0x7de636eeb0be97cb), UINT64_C(0x8c23419c3c5d4bbe), UINT64_C(0xcdfaff33dde25804),
        } }, { {
            UINT64_C(0x71f9d9adfa859b71), UINT64_C(0x3a95a69dcc453489), UINT64_C(0x6006bc61b5db4a32),
        } } },
        { { {
            UINT64_C(0xab039cb6346b0d5c), UINT64_C(0x1f831415a5e56531), UINT64_C(0x3bc0602f01413d15),
        } }, { {
            UINT64_C(0xecb510e20c3bb1e8), UINT64_C(0x62b92a38b3899b55), UINT64_C(0xced90782a87b1033),
        } } },
        { { {
            UINT64_C(0x2bcfcc8f636e849f), UINT64_C(0x3d08c8018ff8769e), UINT64_C(0xd9172bf4e081f0e3),
        } }, { {
            UINT64_C(0xffcfa34cb496a62e), UINT64_C(0xba8c46b70bed273a), UINT64_C(0x6606b2fdc9e6103a),
        } } },
        { { {
            UINT64_C(0x8470b5c62570dd12), UINT64_C(0x45974a09e3f7d07e), UINT64_C(0x39c87ddb51bb8351),
        } }, { {
            UINT64_C(0xe8652352981121d9), UINT64_C(0x7ba81ad64f1b72b4), UINT64_C(0x09abc6968c5acccd),
        } } },
        { { {
            UINT64_C(0x51910bcb15017b6a), UINT64_C(0x96fc538fa3bb0aae), UINT64_C(0xd1a048df9a24f484),
        } }, { {
            UINT64_C(0x116fdd181c42fb79), UINT64_C(0xf783c0c127179fd3), UINT64_C(0x72a033ab768a5101),
        } } },
        { { {
            UINT64_C(0xd8dc8da3de6dae29), UINT64_C(0x58bbe62ff896a181), UINT64_C(0xad06b236eab15ea6),
        } }, { {
            UINT64_C(0x64a4af95aab956e2), UINT64_C(0xc168bb70bf83a1f0), UINT64_C(0x5d78010d5cf17d00),
        } } },
        { { {
            UINT64_C(0x87c216a8e0c3f2d2), UINT64_C(0xe89cb24514c158cd), UINT64_C(0x2343f140d19b8448),
        } }, { {
            UINT64_C(0xc9aa09d5fbbc1061), UINT64_C(0x5385afd9f48c8454), UINT64_C(0x02c858de5c78a770),
        } } },
        { { {
            UINT64_C(0xb66dc1dc05fa99e1), UINT64_C(0x9554dad351a44f64), UINT64_C(0xc65cea8d89c44bb7),
        } }, { {
            UINT64_C(0x11ab15ebc52bc21b), UINT64_C(0xfc451512cd373a1e), UINT64_C(0x7b9b312f02d8229d),
        } } },
        { { {
            UINT64_C(0xef48cf6b17808664), UINT64_C(0xb70bf377c9e2846d), UINT64_C(0xf1c905c4b6a5416e),
        } }, { {
            UINT64_C(0x374de464263965b4), UINT64_C(0x003f2d858075a41d), UINT64_C(0xe911bda53b077a8c),
        } } },
        { { {
            UINT64_C(0x6836646d648e8c87), UINT64_C(0x07dd264e7ad4ea4c), UINT64_C(0x1b28d2b743cfba7a),
        } }, { {
            UINT64_C(0xb0a56fbf1334c13c), UINT64_C(0x3aa2dc4a41cb08bb), UINT64_C(0x7517f60ef17a6434),
        } } },
        { { {
            UINT64_C(0x9395a8c8cab208f6), UINT64_C(0x9312363a542f57c7), UINT64_C(0xf68bf06878740f8b),
        } }, { {
            UINT64_C(0x73055eb9685973b5), UINT64_C(0xb3f5ed13150e62c8), UINT64_C(0xd705325e1fff5ae5),
        } } },
        { { {
            UINT64_C(0x4b6392c137723346), UINT64_C(0x7e2de104dadae1ba), UINT64_C(0xb37b8c709ab8b440),
        } }, { {
            UINT64_C(0xaa0d88efbae142c6), UINT64_C(0x6b6e94575fb73648), UINT64_C(0xd98139a5bb3d873e),
        } } },
    },
    {
        { { {
            UINT64_C(0x2f0ec5aeb814bd68), UINT64_C(0x320bc7d6c69964e5), UINT64_C(0xd3235bf1a3df196c),
        } }, { {
            UINT64_C(0x0b46ff5faca3e3ff), UINT64_C(0xafd968c7e60c5ae4), UINT64_C(0x0c870ca81a2aac9a),
        } } },
        { { {
            UINT64_C(0xa0240b6ae64872cf), UINT64_C(0xbcd56257cfc28098), UINT64_C(0x00019863eb1290ea),
        } }, { {
            UINT64_C(0x62fc2825e0062f6d), UINT64_C(0xb3c3b8452aa8a348), UINT64_C(0xef630355189de181),
        } } },
        { { {
            UINT64_C(0x25058fd9fe489ac8), UINT64_C(0x3bf0e3bcbb36d4ec), UINT64_C(0x0086ceb7a5367b88),
        } }, { {
            UINT64_C(0xb41eefe7c9150b5a), UINT64_C(0x72a416058d998db1), UINT64_C(0xe8dc8207f8ad1f18),
        } } },
        { { {
            UINT64_C(0x932fdba36b16e7b7), UINT64_C(0xacbb681de10f1619), UINT64_C(0xe4dc398a4dde9fd4),
        } }, { {
            UINT64_C(0x743353588a8b7de3), UINT64_C(0xdf61bfe732c0836d), UINT64_C(0xed842a225da99c63),
        } } },
        { { {
            UINT64_C(0x4e696271f133afce), UINT64_C(0xcfc692880b8ab111), UINT64_C(0x6bf6f6fd447cec93),
        } }, { {
            UINT64_C(0xe1a7e928edddfd05), UINT64_C(0x61343703ecbc1966), UINT64_C(0x1ec53ba95868db62),
        } } },
        { { {
            UINT64_C(0x108dee6e6d980d3d), UINT64_C(0x239de56fe582d992), UINT64_C(0xcd196565b3811824),
        } }, { {
            UINT64_C(0xd815932d2d2cfc8a), UINT64_C(0xb4abadea5c333f3a), UINT64_C(0xde71b2e53bd41e4e),
        } } },
        { { {
            UINT64_C(0xfb0368c4d11a8d24), UINT64_C(0x407a48ac70d91751), UINT64_C(0xfbcc7aca24a02ee5),
        } }, { {
            UINT64_C(0x06e93d3f32aa5f7e), UINT64_C(0x06f1252f40ca8894), UINT64_C(0xfe70499741f8c8a4),
        } } },
        { { {
            UINT64_C(0x98d0262b9df74908), UINT64_C(0x08339fc39074861a), UINT64_C(0x4af578daed92743e),
        } }, { {
            UINT64_C(0xad6ef42b6cdfc10b), UINT64_C(0x165398399572643d), UINT64_C(0x190d308375f99d99),
        } } },
        { { {
            UINT64_C(0xdbdd606fe2cc7a8a), UINT64_C(0x5958931cd538cc9c), UINT64_C(0x988d55f23fca1d1a),
        } }, { {
            UINT64_C(0x95bb2cabe8dcbcd1), UINT64_C(0x9689f989e5338c81), UINT64_C(0x295fdd41858aefb9),
        } } },
        { { {
            UINT64_C(0xdbb611da5563144d), UINT64_C(0xbdf2c728c4ab504d), UINT64_C(0xba0e6272902bc396),
        } }, { {
            UINT64_C(0x3600137f458de7de), UINT64_C(0x4c74785f8b1a35ab), UINT64_C(0x2d1390abcda54889),
        } } },
        { { {
            UINT64_C(0x898e6e0cb17b3959), UINT64_C(0x8d51517c5d327e10), UINT64_C(0x210bc43cbfd9f509),
        } }, { {
            UINT64_C(0x2536e98cf71e4080), UINT64_C(0x9915130c7684eb48), UINT64_C(0x2986a44b3fce2950),
        } } },
        { { {
            UINT64_C(0x1517bd9c97ed7c15), UINT64_C(0xdbc96e116d2aee55), UINT64_C(0x8835fabad9fc7030),
        } }, { {
            UINT64_C(0x07bef69f547f1cfe), UINT64_C(0xc93a2e7a41ae6920), UINT64_C(0x4581d14bfed70de6),
        } } },
        { { {
            UINT64_C(0x0230c6b1890ea4ce), UINT64_C(0xa6a6c2e93d964427), UINT64_C(0xf18262971d036941),
        } }, { {
            UINT64_C(0xc1d3271ddeb01df7), UINT64_C(0xb09ae0708fa7a461), UINT64_C(0xa42b0baadd61f958),
        } } },
        { { {
            UINT64_C(0x4cdfaf83e9ec36a7), UINT64_C(0x50e444d6e344c8dd), UINT64_C(0x7477d802a6861682),
        } }, { {
            UINT64_C(0xf10fa49c637c5f59), UINT64_C(0x5c9eb515132406f8), UINT64_C(0x67ae34dbb59c2139),
        } } },
        { { {
            UINT64_C(0x7dbdc6a181e022ba), UINT64_C(0xf7fc564c4df0b510), UINT64_C(0x391bd5052b1f78fd),
        } }, { {
            UINT64_C(0x2f629516f15f32f9), UINT64_C(0xd838b3d128241577), UINT64_C(0x087e3efa80b58618),
        } } },
        { { {
            UINT64_C(0x50d46172d46da0f7), UINT64_C(0xfcbede7b17d83c09), UINT64_C(0x934676215b5dc453),
        } }, { {
            UINT64_C(0x8e33b7e1ec8874ad), UINT64_C(0x05dc17a47030b8bb), UINT64_C(0xa2dde96456cbaf26),
        } } },
        { { {
            UINT64_C(0x9120d5f596807d9e), UINT64_C(0xcf184492a25d3447), UINT64_C(0x59eaad88c38c1955),
        } }, { {
            UINT64_C(0x50ed94892f488b70), UINT64_C(0xdc8c7226d0bbf00e), UINT64_C(0x39cf21c54a065476),
        } } },
        { { {
            UINT64_C(0x8983f57a71dca621), UINT64_C(0x10ee2f307e5b65d9), UINT64_C(0x120d088a9d981e7f),
        } }, { {
            UINT64_C(0xae9dabe9da915c4a), UINT64_C(0xd70af876b3f2bc5d), UINT64_C(0x3621ea5b7d958cc4),
        } } },
        { { {
            UINT64_C(0x823d8def3423fee3), UINT64_C(0x4bfc4cd778f65325), UINT64_C(0xbf22732c60b974ef),
        } }, { {
            UINT64_C(0x5ccd8863c42ada45), UINT64_C(0xa2139008d72d8182), UINT64_C(0xc2cd2c9ed5e82f70),
        } } },
        { { {
            UINT64_C(0x556266b8d34fbfd2), UINT64_C(0x5a60d552a62e8ce9), UINT64_C(0x74e8b8aa0f5c639e),
        } }, { {
            UINT64_C(0x3c6905fdda8c3270), UINT64_C(0xef595d598a94d209), UINT64_C(0x6b596dd12116d0fe),
        } } },
        { { {
            UINT64_C(0x8c8c8b1dcb2edba9), UINT64_C(0x7afad335b02155c6), UINT64_C(0x134d30b9dc8b68b4),
        } }, { {
            UINT64_C(0x61fe0bdf8f3568b3), UINT64_C(0x872e0572b495aa91), UINT64_C(0x11a18a01fef16383),
        } } },
        { { {
            UINT64_C(0x88511fdf0ee7a02f), UINT64_C(0x86c3db9f8471d91e), UINT64_C(0xa5fe5a8cf41320d2),
        } }, { {
            UINT64_C(0x79a372b017e0e24a), UINT64_C(0x9c84510c473964f8), UINT64_C(0x395a60e9b1c2abd9),
        } } },
        { { {
            UINT64_C(0x697ffdb8f0649c0f), UINT64_C(0xe31b0a378d0a16b1), UINT64_C(0x95c6e462a6ce05a9),
        } }, { {
            UINT64_C(0x8094f9b66970b3d4), UINT64_C(0x4ca8b7ec95b5a6ed), UINT64_C(0xe5a908099acdd239),
        } } },
        { { {
            UINT64_C(0x1647e97d46ff8c1d), UINT64_C(0x7c8137fe0045d944), UINT64_C(0x1766f09b543703db),
        } }, { {
            UINT64_C(0x1057f4dec45ec2b2), UINT64_C(0x2f7bb756dc9f7c00), UINT64_C(0xf6c9fe2d42e369e8),
        } } },
        { { {
            UINT64_C(0x37bf6661769da6a6), UINT64_C(0x5e24c24a187fa9ef), UINT64_C(0x3e8df4dfe7eaf9ef),
        } }, { {
            UINT64_C(0xc636fa1b1a367c3c), UINT64_C(0x169f2870f8bfeea3), UINT64_C(0x2b89123c55d8b806),
        } } },
        { { {
            UINT64_C(0x3b6ac3fc35ce1810), UINT64_C(0xd0f9a5ff10aec9ba), UINT64_C(0xb729d49310accd50),
        } }, { {
            UINT64_C(0xfebefaa3f17deea2), UINT64_C(0xe8b93854df167c87), UINT64_C(0x6818d123d005cd69),
        } } },
        { { {
            UINT64_C(0xb8e5a4f0d1e32c60), UINT64_C(0xe76f9fd3d5a7f1d9), UINT64_C(0x1eca0330b772492e),
        } }, { {
            UINT64_C(0x629556b9c58f988b), UINT64_C(0x9cbc3781191553d7), UINT64_C(0x0b444d74c1a2bd79),
        } } },
        { { {
            UINT64_C(0x7416bd32b487da40), UINT64_C(0xb8175e293f9fa9fc), UINT64_C(0xa7fcd9ca013e56dc),
        } }, { {
            UINT64_C(0x0bd230a41322be7a), UINT64_C(0x39799827e69337a4), UINT64_C(0xaec9ee4c46a6f852),
        } } },
        { { {
            UINT64_C(0x5800ade8d8fa18a0), UINT64_C(0x70fbe54e115fa6d3), UINT64_C(0x2bec3fb3e10e9893),
        } }, { {
            UINT64_C(0x03409031c2359381), UINT64_C(0xcf456adb46de4c7d), UINT64_C(0x688a798c71030102),
        } } },
        { { {
            UINT64_C(0x0658f83f232ea3d1), UINT64_C(0xe0b090a9c44ec689), UINT64_C(0x8308cb3a97b6439e),
        } }, { {
            UINT64_C(0xfe3faf2975f6dcf1), UINT64_C(0x5b2026cb3c7734b1), UINT64_C(0x49b07a696b32f000),
        } } },
        { { {
            UINT64_C(0x1ec1d8ef320065a3), UINT64_C(0x7840070377c9f9f6), UINT64_C(0xee5cbdf7ae08a5af),
        } }, { {
            UINT64_C(0xd34a041501564132), UINT64_C(0x9184543e4b4659a9), UINT64_C(0xa51276f76cdb42de),
        } } },
        { { {
            UINT64_C(0xc479d85101b295cd), UINT64_C(0xa0cf54d331ed1cda), UINT64_C(0xc7409acf730c5f55),
        } }, { {
            UINT64_C(0xcd950831a2bbc91e), UINT64_C(0xa87955525add4f7b), UINT64_C(0xd13118d516669121),
        } } },
    },
    {
        { { {
            UINT64_C(0x80963cba30b011d9), UINT64_C(0x845d2210e2c57ab3), UINT64_C(0x52d4418549d95a0a),
        } }, { {
            UINT64_C(0x6125e551b6d3b102), UINT64_C(0x6a456227d3440960), UINT64_C(0x9ce8215d34aadf8f),
        } } },
        { { {
            UINT64_C(0xecdd58e4cccbbdac), UINT64_C(0x94e96f523ab37440), UINT64_C(0x3e69db7330c81976),
        } }, { {
            UINT64_C(0x369d06e58f3a3462), UINT64_C(0x6dc11bf134434307), UINT64_C(0xf3c9b9187bcbaaaa),
        } } },
        { { {
            UINT64_C(0x9ae759f9b3c493f5), UINT64_C(0xb9cf408034941395), UINT64_C(0xceef25a07d95e31e),
        } }, { {
            UINT64_C(0x8537acd27af80f56), UINT64_C(0xd8fde170b388d3d1), UINT64_C(0xaf3ac796c6e785c0),
        } } },
        { { {
            UINT64_C(0xa28db9a30fe750a2), UINT64_C(0x9f1965ae5d1e3929), UINT64_C(0xcb8ea8df7a7cdff9),
        } }, { {
            UINT64_C(0xc8cb7e50528b431a), UINT64_C(0x2041faa115929e49), UINT64_C(0x04d590dce2d7af39),
        } } },
        { { {
            UINT64_C(0x94c2603df48306e7), UINT64_C(0xcc6521a9049cd513), UINT64_C(0x88e53d5e84dc6c08),
        } }, { {
            UINT64_C(0xd02ec3528b539712), UINT64_C(0x167563513457560e), UINT64_C(0x26543dad57399931),
        } } },
        { { {
            UINT64_C(0x8b5559841bb64ba6), UINT64_C(0x1606f96497bddf8e), UINT64_C(0xf9938634562d3b6e),
        } }, { {
            UINT64_C(0x8fdc1b379cef4c53), UINT64_C(0xa5f5023edb809b6a), UINT64_C(0xc505c7388dba765c),
        } } },
        { { {
            UINT64_C(0x73f36e5567418661), UINT64_C(0x1967f3d37f32b106), UINT64_C(0xfd3f8b087f9615f1),
        } }, { {
            UINT64_C(0xfea41d3e589f5c1b), UINT64_C(0xcf9453d27ae462e1), UINT64_C(0x83ddbe68bb891faa),
        } } },
        { { {
            UINT64_C(0x9b56cf99c0aee3a2), UINT64_C(0xec05ef35bc8343a1), UINT64_C(0x5d35317b3683941e),
        } }, { {
            UINT64_C(0x01650f4e14152a06), UINT64_C(0xc5fa9d9272f12f9b), UINT64_C(0x18cb589215a42cc6),
        } } },
        { { {
            UINT64_C(0x517c2fc5c10605e3), UINT64_C(0x8ffdaf13772163f6), UINT64_C(0xb121c25e224d5ac4),
        } }, { {
            UINT64_C(0xf4d37fee2930f27d), UINT64_C(0x83f13783971f0916), UINT64_C(0x9862c4790f730406),
        } } },
        { { {
            UINT64_C(0x15c89c028c53189e), UINT64_C(0xe8c1d9bc370456ee), UINT64_C(0x1091e1ee677bc119),
        } }, { {
            UINT64_C(0x6a0c9b288fadf8c9), UINT64_C(0x19415837ec2f3fd6), UINT64_C(0xfa124330fc838c35),
        } } },
        { { {
            UINT64_C(0x198c4bf674fbf152), UINT64_C(0xc812e4f514615db1), UINT64_C(0x05612cd9e50d24f4),
        } }, { {
            UINT64_C(0x8ef8a0a404a9845f), UINT64_C(0x20e949f7c34fd2a2), UINT64_C(0xe5ac6d2afc95d3a8),
        } } },
        { { {
            UINT64_C(0x2612b71de71c8a95), UINT64_C(0x70e0f01f677eebae), UINT64_C(0x09f37cf2c2c6a837),
        } }, { {
            UINT64_C(0x8e7be06a0d6fcc29), UINT64_C(0x1e633051534cc251), UINT64_C(0x1be56341ac3a037e),
        } } },
        { { {
            UINT64_C(0x5b864844346983e6), UINT64_C(0x5e186b0b31697131), UINT64_C(0x334c445be71acbb7),
        } }, { {
            UINT64_C(0x32d76fb2ea9e5cf6), UINT64_C(0x18cad59fd5abc7d0), UINT64_C(0xf7c091145b988806),
        } } },
        { { {
            UINT64_C(0x2ffca4bd12e97bfd), UINT64_C(0xd9da02bcb55b2b3e), UINT64_C(0x2a280f2d5f86c40a),
        } }, { {
            UINT64_C(0x9884511318e1e01d), UINT64_C(0xf5ddf7257db3f232), UINT64_C(0xdc4a8536d83ce990),
        } } },
        { { {
            UINT64_C(0xf187ece3bb37fde6), UINT64_C(0x2fd77d2d4cc336e7), UINT64_C(0xfaf7a8d4213f16b4),
        } }, { {
            UINT64_C(0x041a8f24b1725d91), UINT64_C(0xddd1c57cfdef2567), UINT64_C(0x929ac45706f38330),
        } } },
        { { {
            UINT64_C(0x2ca3e1ebd697a78e), UINT64_C(0xb9818eb51670c16b), UINT64_C(0x26f4e455c1ca9549),
        } }, { {
            UINT64_C(0xd8fddb51a4c51f13), UINT64_C(0x354427b4803d0393), UINT64_C(0x214af781b9588e1b),
        } } },
        { { {
            UINT64_C(0x9316292605ccf1a1), UINT64_C(0x53bd473f9e4746a6), UINT64_C(0x2e929b113900a1f1),
        } }, { {
            UINT64_C(0x0910d6deadfc8ee7), UINT64_C(0xd9eaf229ebd6d93f), UINT64_C(0xeec561d4801f35e1),
        } } },
        { { {
            UINT64_C(0xa9ca245a9c415a41), UINT64_C(0x3adc358ce7f669a5), UINT64_C(0xbe8dffe0041ef150),
        } }, { {
            UINT64_C(0x9a569a972cd55ee7), UINT64_C(0x6ae0be28516bcde7), UINT64_C(0x4fdcaf12263bbc67),
        } } },
        { { {
            UINT64_C(0x4257283312393d60), UINT64_C(0xb1f2be6580d41242), UINT64_C(0x814594e238e96cf5),
        } }, { {
            UINT64_C(0x6c19b63af53c6b57), UINT64_C(0x47a29f66bcf50842), UINT64_C(0x558375ea6fe7229e),
        } } },
        { { {
            UINT64_C(0x226d6c19db1493f9), UINT64_C(0x5f696a868579f33d), UINT64_C(0xbb9a72968bf82422),
        } }, { {
            UINT64_C(0x13a29f4c286091c8), UINT64_C(0x1804df10c48b2748), UINT64_C(0x60ba81a5b9bab95e),
        } } },
        { { {
            UINT64_C(0x4e3afccc55a0c68c), UINT64_C(0x95860f9be7ac2b5f), UINT64_C(0x5ee0e9cbb9a53dfa),
        } }, { {
            UINT64_C(0x72659cd22c4baff2), UINT64_C(0xddcc3f807c82af60), UINT64_C(0xe047c13678f29e21),
        } } },
        { { {
            UINT64_C(0x5b680be652502f2e), UINT64_C(0x0a48f83192f892b1), UINT64_C(0xa1cddfb4352b7519),
        } }, { {
            UINT64_C(0x3868a0fd406e52e4), UINT64_C(0xcdfb91b243c0c01c), UINT64_C(0x42b0a61e4f3944b5),
        } } },
        { { {
            UINT64_C(0x96a07c3a42a695a2), UINT64_C(0xf8593a7f33d6e8bb), UINT64_C(0xdd57f8366e6a674a),
        } }, { {
            UINT64_C(0xd5d1f0e4eab7464e), UINT64_C(0x6b25e57928b1a5be), UINT64_C(0xe2415e9b04e46dfe),
        } } },
        { { {
            UINT64_C(0x864b5db77873ce76), UINT64_C(0x54dfafbb00afcd0c), UINT64_C(0x70e68ed4cc429ec7),
        } }, { {
            UINT64_C(0x74e4033262a990c3), UINT64_C(0x7ebe72073387048e), UINT64_C(0x5f30b15a739b7d17),
        } } },
        { { {
            UINT64_C(0xe84171dfeb3d2d06), UINT64_C(0x6201e9af9d003ddd), UINT64_C(0x992694cd0dfa4ead),
        } }, { {
            UINT64_C(0x55915df7c0242d48), UINT64_C(0x3fa8367fe74e8cef), UINT64_C(0xaa658b5f2843531c),
        } } },
        { { {
            UINT64_C(0x23bc59d48f397853), UINT64_C(0x1e1f539491885556), UINT64_C(0x0d9d1cded29d8240),
        } }, { {
            UINT64_C(0x296763ee8d472ca7), UINT64_C(0xfcc4e175fb9db9b1), UINT64_C(0xe5c513305b10628b),
        } } },
        { { {
            UINT64_C(0x229779e24c4499ff), UINT64_C(0xa03257cf55a8841a), UINT64_C(0x6052cff1381fd6d7),
        } }, { {
            UINT64_C(0x9f07dfedb1bca5c9), UINT64_C(0x0b7c883a34c8e298), UINT64_C(0xbeb378a8772c3e20),
        } } },
        { { {
            UINT64_C(0xd4417d6b5832dd6a), UINT64_C(0x513b0d306e789cec), UINT64_C(0x9775e02a161bfb2b),
        } }, { {
            UINT64_C(0x51b5e063765795fd), UINT64_C(0x13403fe37dbc9874), UINT64_C(0x4e2b9f3a0c9d25b3),
        } } },
        { { {
            UINT64_C(0x2b077fd0ec7f343b), UINT64_C(0xc80cee541c2dcac6), UINT64_C(0x87744134df04268e),
        } }, { {
            UINT64_C(0x1a8ce4b85ccecab8), UINT64_C(0xae2ebdc8de9e8834), UINT64_C(0xa0335758e51a725a),
        } } },
        { { {
            UINT64_C(0x7c33b40b0243ec06), UINT64_C(0x5b9ed864b5f1fd3a), UINT64_C(0xa262abddb293284c),
        } }, { {
            UINT64_C(0xd4c60137a687d18b), UINT64_C(0x550e0b0c7614dd73), UINT64_C(0x2d3cda3c61a0155e),
        } } },
        { { {
            UINT64_C(0xcd1662a15f14b066), UINT64_C(0x24d7a11f9b584978), UINT64_C(0xe112506b83930238),
        } }, { {
            UINT64_C(0xca5afcd55b8312ba), UINT64_C(0xc605d2481ce96847), UINT64_C(0x9bb6aacd06810d6d),
        } } },
        { { {
            UINT64_C(0x53448cbaea0152d1), UINT64_C(0xcb30a8ceed28691d), UINT64_C(0xfb20080e3a9306a6),
        } }, { {
            UINT64_C(0xb2292efab7225383), UINT64_C(0xb387633e61752b5a), UINT64_C(0x7a9e3972d634cc84),
        } } },
    },
    {
        { { {
            UINT64_C(0xe583ab5962c4e4a6), UINT64_C(0xfa3b327885c5c469), UINT64_C(0xa87acbe9a6135dcb),
        } }, { {
            UINT64_C(0xa55ddd13e4259115), UINT64_C(0x6f4cf9cd120cce72), UINT64_C(0xf5c361fbbfd04756),
        } } },
        { { {
            UINT64_C(0x04722bf102ac9b7b), UINT64_C(0xff0ba9df99ffae24), UINT64_C(0xf733f1f29e6feebf),
        } }, { {
            UINT64_C(0x8c8653238d977a39), UINT64_C(0x0c5a47e83a4b9b83), UINT64_C(0x37d47f7b1a533d67),
        } } },
        { { {
            UINT64_C(0x2cb18871aaee6f60), UINT64_C(0x3d46df3a2b74e17f), UINT64_C(0xa07d7efd49e85c88),
        } }, { {
            UINT64_C(0xc4eb731f0a1cfcb0), UINT64_C(0xede3d738e64a5d33), UINT64_C(0xab91245710b29667),
        } } },
        { { {
            UINT64_C(0xa08da0b9b31d4c0f), UINT64_C(0xaf4c910d02d358c6), UINT64_C(0xd08609a02c1096ca),
        } }, { {
            UINT64_C(0xdd00f031611beae9), UINT64_C(0xd7933ecd4c4924d8), UINT64_C(0xbe43e6939ed46796),
        } } },
        { { {
            UINT64_C(0xcc3c2bd4054a38ad), UINT64_C(0x7b372f1a8cd3e40d), UINT64_C(0xca869793e2d357ee),
        } }, { {
            UINT64_C(0xe74f1ea00472c27e), UINT64_C(0x3a98b0b3a7936230), UINT64_C(0x157e12d04c0b7926),
        } } },
        { { {
            UINT64_C(0x8c72999f4f22e9f0), UINT64_C(0x388e9e08eb072b3c), UINT64_C(0xd9df4984629b4f5c),
        } }, { {
            UINT64_C(0x5b099e9d02cb74d7), UINT64_C(0xeeb905a3e40fb422), UINT64_C(0x1254bbffc18fbe7e),
        } } },
        { { {
            UINT64_C(0xf23918378ef3677d), UINT64_C(0xedaced268f9636af), UINT64_C(0x80eac2d438a45337),
        } }, { {
            UINT64_C(0xa342903f6741ea5a), UINT64_C(0x7bc8422a34f1c3b8), UINT64_C(0x61a4f3766e6db4c2),
        } } },
        { { {
            UINT64_C(0x1888457796aeee66), UINT64_C(0x5af81c4e4c034e1c), UINT64_C(0x08e7d73f9e469391),
        } }, { {
            UINT64_C(0x51ed2ad23b215688), UINT64_C(0x6d3f3fe24d6b66c2), UINT64_C(0xecb9b2caf1ab2997),
        } } },
        { { {
            UINT64_C(0x56c8c07b7f1a5120), UINT64_C(0xc5b2cef579f212ca), UINT64_C(0x59c839fdfcae8dab),
        } }, { {
            UINT64_C(0xdd7a9ca22c75f475), UINT64_C(0xc8d75b1d5a683eea), UINT64_C(0xdf7a45a224e0e788),
        } } },
        { { {
            UINT64_C(0x8699c4365e1c5949), UINT64_C(0x3ddea7012f279cbe), UINT64_C(0x8ef666c3f6046cdc),
        } }, { {
            UINT64_C(0xb86d3712435eacca), UINT64_C(0xc3f4b9272d015780), UINT64_C(0xd820e7ef3591a0ef),
        } } },
        { { {
            UINT64_C(0xcdb09b01a70e63b1), UINT64_C(0x34fcce5fef3e1121), UINT64_C(0xa8a3e8de17cc99a3),
        } }, { {
            UINT64_C(0xaea35ec9a3e6f0a7), UINT64_C(0x957ed50261cff569), UINT64_C(0x99ef79780f47b513),
        } } },
        { { {
            UINT64_C(0xf540ac04cd5e8d0d), UINT64_C(0x43aef1de80d12b19), UINT64_C(0xf68a2029ae00ef54),
        } }, { {
            UINT64_C(0x73c8305fa4253cd1), UINT64_C(0x1d1c3f0fc3676f0f), UINT64_C(0x62eaeaf61b00a903),
        } } },
        { { {
            UINT64_C(0x7532940b7c2433c6), UINT64_C(0xc8347b560eda67ed), UINT64_C(0x1688239de59e1d59),
        } }, { {
            UINT64_C(0xd4afb76a71dbacfd), UINT64_C(0x44480fbedca2947d), UINT64_C(0x1e8df86c2fd9b6ae),
        } } },
        { { {
            UINT64_C(0x32568ec534dbca82), UINT64_C(0xcb036d15f1716a1b), UINT64_C(0xe5738f0d9b379f0a),
        } }, { {
            UINT64_C(0xc41199c5b1a2e225), UINT64_C(0x835a69d7e24caf54), UINT64_C(0x20b7cd95bee5d8ce),
        } } },
        { { {
            UINT64_C(0xfd4bdf4e1af1047c), UINT64_C(0x546133b53239c3ad), UINT64_C(0x268b378875d2c393),
        } }, { {
            UINT64_C(0xf4983f106bea922d), UINT64_C(0xc985c2ccb9326264), UINT64_C(0x197fd14c28b6c494),
        } } },
        { { {
            UINT64_C(0x3f3bfd8c2d468257), UINT64_C(0xff5e57d3f73f90a2), UINT64_C(0xa9461d11e1286897),
        } }, { {
            UINT64_C(0x760f0519752f58c9), UINT64_C(0xfb042a3836c876d7), UINT64_C(0xedb0b7c83eb5326b),
        } } },
        { { {
            UINT64_C(0x7b6edcc2575034d9), UINT64_C(0xc49984c08733e83d), UINT64_C(0x45d9bf49b45511eb),
        } }, { {
            UINT64_C(0xa5cb24dfb9aac43a), UINT64_C(0x417b4c6344871415), UINT64_C(0x5489f245114f7afc),
        } } },
        { { {
            UINT64_C(0x05511e3def11ba02), UINT64_C(0xeb04b4a5a20b0dda), UINT64_C(0x72896e87564c8c3e),
        } }, { {
            UINT64_C(0xe898ca4bfa4c8cc2), UINT64_C(0xf775b139e90132a3), UINT64_C(0x0332fcac233365f0),
        } } },
        { { {
            UINT64_C(0xae4b6da5125e0497), UINT64_C(0xc6e298ff8e86fb5d), UINT64_C(0x5c2dbb60c2d6e423),
        } }, { {
            UINT64_C(0xe1b0b0da80baaca9), UINT64_C(0xddf1bae8e8083006), UINT64_C(0xa29ee6eadef1063f),
        } } },
        { { {
            UINT64_C(0x9c01a9215c8f06b0), UINT64_C(0x12c3fd8f4979f1e3), UINT64_C(0x362a936912bb2053),
        } }, { {
            UINT64_C(0x054320e824b4d136), UINT64_C(0x82dbd580dcf2fd19), UINT64_C(0xb7baf4490d527e93),
        } } },
        { { {
            UINT64_C(0x0cfa7a2e31c5056a), UINT64_C(0x723b05c7731efd8e), UINT64_C(0x73a7dd1b4eed8c96),
        } }, { {
            UINT64_C(0x6d8664cb91393198), UINT64_C(0xc8d5257d9569235f), UINT64_C(0x90acf75519a1092c),
        } } },
        { { {
            UINT64_C(0xf2db2b89595833d1), UINT64_C(0x08dc733bd23d4f13), UINT64_C(0x48bd47d2c1f6da55),
        } }, { {
            UINT64_C(0xd0a2a7af56ba4a54), UINT64_C(0x0e7d3ecf9ead6813), UINT64_C(0xd7c95905f6ac92ac),
        } } },
        { { {
            UINT64_C(0xe6b46046ee25e053), UINT64_C(0xe35ace0b7483a09b), UINT64_C(0x43bfdba351ea5ae0),
        } }, { {
            UINT64_C(0x509ef9fcc118b713), UINT64_C(0x7770aaf631383528), UINT64_C(0x48b576093e57fc82),
        } } },
        { { {
            UINT64_C(0x167c5ed64c803bd3), UINT64_C(0x4755e386723e46c8), UINT64_C(0xbe1a11e9f02b1721),
        } }, { {
            UINT64_C(0xa2b83364a1aa2509), UINT64_C(0xd7f1c24aa3aa5e4f), UINT64_C(0x0b6c2c1ef5964c06),
        } } },
        { { {
            UINT64_C(0x11f3b85a1216305e), UINT64_C(0x088d253a4cd5c3bc), UINT64_C(0xcbf12b3bf059b641),
        } }, { {
            UINT64_C(0x55d05934d7b6da5b), UINT64_C(0x5c395b0ffb3892fa), UINT64_C(0xd73ff30929ab49b1),
        } } },
        { { {
            UINT64_C(0xf8f228245ae877c1), UINT64_C(0xb5d42a8da3811b3e), UINT64_C(0x8f8070e2d93a36fb),
        } }, { {
            UINT64_C(0xbe2ff9996cedd879), UINT64_C(0x75670f3714d5da42), UINT64_C(0x69b97f57e64c9bc5),
        } } },
        { { {
            UINT64_C(0xd9268726e52d73b2), UINT64_C(0x843545b8e281289f), UINT64_C(0xa41021c552470940),
        } }, { {
            UINT64_C(0x1e784cde096bd4cd), UINT64_C(0xe5b742d27c7aa88c), UINT64_C(0x421ca7cb2ab5a8c8),
        } } },
        { { {
            UINT64_C(0x81194749f75168ae), UINT64_C(0xe6db71461b9b002c), UINT64_C(0x8823b00ba12b925b),
        } }, { {
            UINT64_C(0xea0e82a7b536e786), UINT64_C(0x710b96655c393449), UINT64_C(0xd49ea816fe13e6bd),
        } } },
        { { {
            UINT64_C(0xbfbcc77cddcac79e), UINT64_C(0xa2bea42a34bf140c), UINT64_C(0xb9f448c4416dddee),
        } }, { {
            UINT64_C(0x6a90a19d5b48fc8a), UINT64_C(0xb87f12450bd3f66b), UINT64_C(0x51d573fea95016f6),
        } } },
        { { {
            UINT64_C(0x01454ed41615aba9), UINT64_C(0xf506b6ba43560408), UINT64_C(0x1a720b931a59e546),
        } }, { {
            UINT64_C(0x2d3b6d4c854583cf), UINT64_C(0x963fb20f53382872), UINT64_C(0x9cfb38ebab5a8f58),
        } } },
        { { {
            UINT64_C(0xf218fa21ee155006), UINT64_C(0xe0fde6e3547b620f), UINT64_C(0xd6fd1e8a36070de0),
        } }, { {
            UINT64_C(0x305affb5d2151823), UINT64_C(0x3ccc0183d03fc9c4), UINT64_C(0x3f538cf1a27f81d0),
        } } },
        { { {
            UINT64_C(0xea58d0989da0cf6b), UINT64_C(0x85d830bc31e8399e), UINT64_C(0x0ca9d7447baca88e),
        } }, { {
            UINT64_C(0x762ec76380f498cb), UINT64_C(0xa1e3f94835c47cd4), UINT64_C(0x328159eab5bd7a57),
        } } },
    },
};
#elif P192_WORD_BITS == 32
static const p192_affine p192_base[P192_BLOCKS][P192_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0x31b90a76), UINT32_C(0x9688ac99), UINT32_C(0xa212b952), UINT32_C(0x5b7ff971), UINT32_C(0xce125a31),
            UINT32_C(0x8fe72ae9),
        } }, { {
            UINT32_C(0xe711dfcf), UINT32_C(0xb4465224), UINT32_C(0xe901828a), UINT32_C(0x05b445ef), UINT32_C(0x878987a1),
            UINT32_C(0x70c2a5a2),
        } } },
        { { {
            UINT32_C(0x81bfe28b), UINT32_C(0xe91784c0), UINT32_C(0xc2e5f8f3), UINT32_C(0x523d9454), UINT32_C(0x679e0400),
            UINT32_C(0xd8397ed9),
        } }, { {
            UINT32_C(0xf714aafd), UINT32_C(0x04353d70), UINT32_C(0x941937ad), UINT32_C(0xd3da05d0), UINT32_C(0xdac0943a),
            UINT32_C(0x747d7b12),
        } } },
        { { {
            UINT32_C(0x895c97f2), UINT32_C(0xbd23727a), UINT32_C(0xd789aad1), UINT32_C(0xd906c21f), UINT32_C(0xbcc0302a),
            UINT32_C(0x97f6b797),
        } }, { {
            UINT32_C(0x77dd008a), UINT32_C(0x76420d1e), UINT32_C(0x2c30c8bc), UINT32_C(0x01a92227), UINT32_C(0xb4f365c8),
            UINT32_C(0x2463675d),
        } } },
        { { {
            UINT32_C(0x34c6f3a7), UINT32_C(0xb202c34e), UINT32_C(0x8e07a5a4), UINT32_C(0x77a6772b), UINT32_C(0x89dc96f9),
            UINT32_C(0x3860bf4d),
        } }, { {
            UINT32_C(0x0c13b6c2), UINT32_C(0xc0414ac9), UINT32_C(0xe743e1ea), UINT32_C(0x266f60b6), UINT32_C(0x0d6240e7),
            UINT32_C(0x18de065c),
        } } },
        { { {
            UINT32_C(0x4e965180), UINT32_C(0x08e35890), UINT32_C(0x9880b245), UINT32_C(0x2dbb25f7), UINT32_C(0x6bce0594),
            UINT32_C(0xc2d7c68d),
        } }, { {
            UINT32_C(0x454fd1ef), UINT32_C(0xd7ca6329), UINT32_C(0x48241d87), UINT32_C(0xfd3adc76), UINT32_C(0xb54a7e30),
            UINT32_C(0xd59426a7),
        } } },
        { { {
            UINT32_C(0x80080e51), UINT32_C(0x3ca9335b), UINT32_C(0x987c83ee), UINT32_C(0x4262666c), UINT32_C(0x351829cd),
            UINT32_C(0xfa66f938),
        } }, { {
            UINT32_C(0x4b6b0314), UINT32_C(0xadf6e52f), UINT32_C(0x52175e28), UINT32_C(0xe2203134), UINT32_C(0xb815a7bc),
            UINT32_C(0xc1228820),
        } } },
        { { {
            UINT32_C(0x215e0c8b), UINT32_C(0x30fbfc7b), UINT32_C(0xaa0a944e), UINT32_C(0xa2285cf2), UINT32_C(0xb1de15dc),
            UINT32_C(0x5cf83c6b),
        } }, { {
            UINT32_C(0xf13105ae), UINT32_C(0x8e54c1b9), UINT32_C(0xe929604a), UINT32_C(0xc3139bf6), UINT32_C(0x85e45f3c),
            UINT32_C(0xded0eb25),
        } } },
        { { {
            UINT32_C(0x7ca4f076), UINT32_C(0x84ba70b4), UINT32_C(0x25dfd8fe), UINT32_C(0x2b5792b9), UINT32_C(0xab5d84f1),
            UINT32_C(0xb726fd02),
        } }, { {
            UINT32_C(0x310501fc), UINT32_C(0x8064c652), UINT32_C(0x553e4127), UINT32_C(0x94dc0fb3), UINT32_C(0x433cdbe1),
            UINT32_C(0x56678d14),
        } } },
        { { {
            UINT32_C(0xdb80e17d), UINT32_C(0x4c3a803d), UINT32_C(0x46c41a8c), UINT32_C(0x6c028fd5), UINT32_C(0x1588ecfe),
            UINT32_C(0x458e9d78),
        } }, { {
            UINT32_C(0x98c84b93), UINT32_C(0xbcf45d6d), UINT32_C(0x84ad0b80), UINT32_C(0x8295a660), UINT32_C(0x393c92ed),
            UINT32_C(0xa25d97fd),
        } } },
        { { {
            UINT32_C(0xd564b04e), UINT32_C(0x3206a7ef), UINT32_C(0xe732a750), UINT32_C(0x1a718c78), UINT32_C(0xc2fb17aa),
            UINT32_C(0x9804cd11),
        } }, { {
            UINT32_C(0x94132adc), UINT32_C(0xf9a3ed6a), UINT32_C(0x70a97469), UINT32_C(0xe5e8bcc5), UINT32_C(0x3383c7fa),
            UINT32_C(0x79cb693f),
        } } },
        { { {
            UINT32_C(0xf63684e7), UINT32_C(0x92633f80), UINT32_C(0x9ea79c86), UINT32_C(0x79113e57), UINT32_C(0xe7e9d19a),
            UINT32_C(0x466d4bfa),
        } }, { {
            UINT32_C(0x0f7c4c2a), UINT32_C(0x1adf4890), UINT32_C(0x95544441), UINT32_C(0xdea59529), UINT32_C(0x9800acac),
            UINT32_C(0x7b5af9ba),
        } } },
        { { {
            UINT32_C(0x132be61d), UINT32_C(0x47d67235), UINT32_C(0x5635095d), UINT32_C(0xdd2399b4), UINT32_C(0xcc6ed681),
            UINT32_C(0x80e03c43),
        } }, { {
            UINT32_C(0x86052710), UINT32_C(0xb19ffa46), UINT32_C(0x5c7e8856), UINT32_C(0x25808c27), UINT32_C(0xbcb30d07),
            UINT32_C(0x8d0fde4a),
        } } },
        { { {
            UINT32_C(0x4495f389), UINT32_C(0x4490d7f2), UINT32_C(0x2b38155e), UINT32_C(0x1ff1b86e), UINT32_C(0xcc60aa54),
            UINT32_C(0x6532c359),
        } }, { {
            UINT32_C(0x78c35c66), UINT32_C(0x951bbc8f), UINT32_C(0x1a92175d), UINT32_C(0x5ed0925e), UINT32_C(0x7252595c),
            UINT32_C(0x3d0c247e),
        } } },
        { { {
            UINT32_C(0x572880ff), UINT32_C(0x9d1c88df), UINT32_C(0x12fc6dd4), UINT32_C(0xac6c43cb), UINT32_C(0x7d74284a),
            UINT32_C(0x4c4dfda1),
        } }, { {
            UINT32_C(0x3c29f70e), UINT32_C(0x184fc339), UINT32_C(0x88296108), UINT32_C(0xb91f555b), UINT32_C(0xd654fd8f),
            UINT32_C(0x065dfce7),
        } } },
        { { {
            UINT32_C(0x665b143e), UINT32_C(0x66416171), UINT32_C(0x0927416e), UINT32_C(0x065d5c19), UINT32_C(0x2d78de70),
            UINT32_C(0xb3e98842),
        } }, { {
            UINT32_C(0x4c56564b), UINT32_C(0xfbf54d9d), UINT32_C(0x79fcf876), UINT32_C(0xce584d83), UINT32_C(0xa7d89624),
            UINT32_C(0x348d94cd),
        } } },
        { { {
            UINT32_C(0xee57eabd), UINT32_C(0x3f3780f1), UINT32_C(0x28f63372), UINT32_C(0x40473464), UINT32_C(0xd90d3ae5),
            UINT32_C(0xb6dc3871),
        } }, { {
            UINT32_C(0x222635a2), UINT32_C(0x8f32a180), UINT32_C(0x4874901f), UINT32_C(0x78ee298e), UINT32_C(0xdf2db567),
            UINT32_C(0x9566b7a8),
        } } },
        { { {
            UINT32_C(0xfe1ef4d0), UINT32_C(0xf7850678), UINT32_C(0xa4ee84df), UINT32_C(0x94370247), UINT32_C(0xb400c1ac),
            UINT32_C(0xcfce8718),
        } }, { {
            UINT32_C(0x500e3f21), UINT32_C(0xf7fb08d7), UINT32_C(0x65309c07), UINT32_C(0x9aa22b23), UINT32_C(0xee7930cf),
            UINT32_C(0xe4179e1e),
        } } },
        { { {
            UINT32_C(0x76235845), UINT32_C(0x278b6e38), UINT32_C(0x9466e2a2), UINT32_C(0x1d302818), UINT32_C(0xa86c8697),
            UINT32_C(0xf8e76a1d),
        } }, { {
            UINT32_C(0xc0573b35), UINT32_C(0xedad2fc4), UINT32_C(0xc1154fb5), UINT32_C(0xfb30714d), UINT32_C(0xf502bf68),
            UINT32_C(0xff4cba54),
        } } },
        { { {
            UINT32_C(0x791cbcd3), UINT32_C(0x23a0be83), UINT32_C(0xdbf5007b), UINT32_C(0x2d1b70c4), UINT32_C(0xa835d4d4),
            UINT32_C(0xba64fdbc),
        } }, { {
            UINT32_C(0xd0deadf0), UINT32_C(0x92acd0c8), UINT32_C(0xbe6fd2f9), UINT32_C(0x83eadffd), UINT32_C(0x8fab488f),
            UINT32_C(0x5a3f7551),
        } } },
        { { {
            UINT32_C(0xc3e2b5a8), UINT32_C(0xe7684854), UINT32_C(0xaae49233), UINT32_C(0x7d0cecb5), UINT32_C(0x3707403f),
            UINT32_C(0xf1c9204f),
        } }, { {
            UINT32_C(0xf699ca2d), UINT32_C(0x8ee77c66), UINT32_C(0x7d04a173), UINT32_C(0x7f4c4d05), UINT32_C(0x4c608068),
            UINT32_C(0xad548b46),
        } } },
        { { {
            UINT32_C(0xb0be97cb), UINT32_C(0x7de636ee), UINT32_C(0x3c5d4bbe), UINT32_C(0x8c23419c), UINT32_C(0xdde25804),
            UINT32_C(0xcdfaff33),
        } }, { {
            UINT32_C(0xfa859b71), UINT32_C(0x71f9d9ad), UINT32_C(0xcc453489), UINT32_C(0x3a95a69d), UINT32_C(0xb5db4a32),
            UINT32_C(0x6006bc61),
        } } },
        { { {
            UINT32_C(0x346b0d5c), UINT32_C(0xab039cb6), UINT32_C(0xa5e56531), UINT32_C(0x1f831415), UINT32_C(0x01413d15),
            UINT32_C(0x3bc0602f),
        } }, { {
            UINT32_C(0x0c3bb1e8), UINT32_C(0xecb510e2), UINT32_C(0xb3899b55), UINT32_C(0x62b92a38), UINT32_C(0xa87b1033),
            UINT32_C(0xced90782),
        } } },
        { { {
            UINT32_C(0x636e849f), UINT32_C(0x2bcfcc8f), UINT32_C(0x8ff8769e), UINT32_C(0x3d08c801), UINT32_C(0xe081f0e3),
            UINT32_C(0xd9172bf4),
        } }, { {
            UINT32_C(0xb496a62e), UINT32_C(0xffcfa34c), UINT32_C(0x0bed273a), UINT32_C(0xba8c46b7), UINT32_C(0xc9e6103a),
            UINT32_C(0x6606b2fd),
        } } },
        { { {
            UINT32_C(0x2570dd12), UINT32_C(0x8470b5c6), UINT32_C(0xe3f7d07e), UINT32_C(0x45974a09), UINT32_C(0x51bb8351),
            UINT32_C(0x39c87ddb),
        } }, { {
            UINT32_C(0x981121d9), UINT32_C(0xe8652352), UINT32_C(0x4f1b72b4), UINT32_C(0x7ba81ad6), UINT32_C(0x8c5acccd),
            UINT32_C(0x09abc696),
        } } },
        { { {
            UINT32_C(0x15017b6a), UINT32_C(0x51910bcb), UINT32_C(0xa3bb0aae), UINT32_C(0x96fc538f), UINT32_C(0x9a24f484),
            UINT32_C(0xd1a048df),
        } }, { {
            UINT32_C(0x1c42fb79), UINT32_C(0x116fdd18), UINT32_C(0x27179fd3), UINT32_C(0xf783c0c1), UINT32_C(0x768a5101),
            UINT32_C(0x72a033ab),
        } } },
        { { {
            UINT32_C(0xde6dae29), UINT32_C(0xd8dc8da3), UINT32_C(0xf896a181), UINT32_C(0x58bbe62f), UINT32_C(0xeab15ea6),
            UINT32_C(0xad06b236),
        } }, { {
            UINT32_C(0xaab956e2), UINT32_C(0x64a4af95), UINT32_C(0xbf83a1f0), UINT32_C(0xc168bb70), UINT32_C(0x5cf17d00),
            UINT32_C(0x5d78010d),
        } } },
        { { {
            UINT32_C(0xe0c3f2d2), UINT32_C(0x87c216a8), UINT32_C(0x14c158cd), UINT32_C(0xe89cb245), UINT32_C(0xd19b8448),
            UINT32_C(0x2343f140),
        } }, { {
            UINT32_C(0xfbbc1061), UINT32_C(0xc9aa09d5), UINT32_C(0xf48c8454), UINT32_C(0x5385afd9), UINT32_C(0x5c78a770),
            UINT32_C(0x02c858de),
        } } },
        { { {
            UINT32_C(0x05fa99e1), UINT32_C(0xb66dc1dc), UINT32_C(0x51a44f64), UINT32_C(0x9554dad3), UINT32_C(0x89c44bb7),
            UINT32_C(0xc65cea8d),
        } }, { {
            UINT32_C(0xc52bc21b), UINT32_C(0x11ab15eb), UINT32_C(0xcd373a1e), UINT32_C(0xfc451512), UINT32_C(0x02d8229d),
            UINT32_C(0x7b9b312f),
        } } },
        { { {
            UINT32_C(0x17808664), UINT32_C(0xef48cf6b), UINT32_C(0xc9e2846d), UINT32_C(0xb70bf377), UINT32_C(0xb6a5416e),
            UINT32_C(0xf1c905c4),
        } }, { {
            UINT32_C(0x263965b4), UINT32_C(0x374de464), UINT32_C(0x8075a41d), UINT32_C(0x003f2d85), UINT32_C(0x3b077a8c),
            UINT32_C(0xe911bda5),
        } } },
        { { {
            UINT32_C(0x648e8c87), UINT32_C(0x6836646d), UINT32_C(0x7ad4ea4c), UINT32_C(0x07dd264e), UINT32_C(0x43cfba7a),
            UINT32_C(0x1b28d2b7),
        } }, { {
            UINT32_C(0x1334c13c), UINT32_C(0xb0a56fbf), UINT32_C(0x41cb08bb), UINT32_C(0x3aa2dc4a), UINT32_C(0xf17a6434),
            UINT32_C(0x7517f60e),
        } } },
        { { {
            UINT32_C(0xcab208f6), UINT32_C(0x9395a8c8), UINT32_C(0x542f57c7), UINT32_C(0x9312363a), UINT32_C(0x78740f8b),
            UINT32_C(0xf68bf068),
        } }, { {
            UINT32_C(0x685973b5), UINT32_C(0x73055eb9), UINT32_C(0x150e62c8), UINT32_C(0xb3f5ed13), UINT32_C(0x1fff5ae5),
            UINT32_C(0xd705325e),
        } } },
        { { {
            UINT32_C(0x37723346), UINT32_C(0x4b6392c1), UINT32_C(0xdadae1ba), UINT32_C(0x7e2de104), UINT32_C(0x9ab8b440),
            UINT32_C(0xb37b8c70),
        } }, { {
            UINT32_C(0xbae142c6), UINT32_C(0xaa0d88ef), UINT32_C(0x5fb73648), UINT32_C(0x6b6e9457), UINT32_C(0xbb3d873e),
            UINT32_C(0xd98139a5),
        } } },
    },
    {
        { { {
            UINT32_C(0xb814bd68), UINT32_C(0x2f0ec5ae), UINT32_C(0xc69964e5), UINT32_C(0x320bc7d6), UINT32_C(0xa3df196c),
            UINT32_C(0xd3235bf1),
        } }, { {
            UINT32_C(0xaca3e3ff), UINT32_C(0x0b46ff5f), UINT32_C(0xe60c5ae4), UINT32_C(0xafd968c7), UINT32_C(0x1a2aac9a),
            UINT32_C(0x0c870ca8),
        } } },
        { { {
            UINT32_C(0xe64872cf), UINT32_C(0xa0240b6a), UINT32_C(0xcfc28098), UINT32_C(0xbcd56257), UINT32_C(0xeb1290ea),
            UINT32_C(0x00019863),
        } }, { {
            UINT32_C(0xe0062f6d), UINT32_C(0x62fc2825), UINT32_C(0x2aa8a348), UINT32_C(0xb3c3b845), UINT32_C(0x189de181),
            UINT32_C(0xef630355),
        } } },
        { { {
            UINT32_C(0xfe489ac8), UINT32_C(0x25058fd9), UINT32_C(0xbb36d4ec), UINT32_C(0x3bf0e3bc), UINT32_C(0xa5367b88),
            UINT32_C(0x0086ceb7),
        } }, { {
            UINT32_C(0xc9150b5a), UINT32_C(0xb41eefe7), UINT32_C(0x8d998db1), UINT32_C(0x72a41605), UINT32_C(0xf8ad1f18),
            UINT32_C(0xe8dc8207),
        } } },
        { { {
            UINT32_C(0x6b16e7b7), UINT32_C(0x932fdba3), UINT32_C(0xe10f1619), UINT32_C(0xacbb681d), UINT32_C(0x4dde9fd4),
            UINT32_C(0xe4dc398a),
        } }, { {
            UINT32_C(0x8a8b7de3), UINT32_C(0x74335358), UINT32_C(0x32c0836d), UINT32_C(0xdf61bfe7), UINT32_C(0x5da99c63),
            UINT32_C(0xed842a22),
        } } },
        { { {
            UINT32_C(0xf133afce), UINT32_C(0x4e696271), UINT32_C(0x0b8ab111), UINT32_C(0xcfc69288), UINT32_C(0x447cec93),
            UINT32_C(0x6bf6f6fd),
        } }, { {
            UINT32_C(0xedddfd05), UINT32_C(0xe1a7e928), UINT32_C(0xecbc1966), UINT32_C(0x61343703), UINT32_C(0x5868db62),
            UINT32_C(0x1ec53ba9),
        } } },
        { { {
            UINT32_C(0x6d980d3d), UINT32_C(0x108dee6e), UINT32_C(0xe582d992), UINT32_C(0x239de56f), UINT32_C(0xb3811824),
            UINT32_C(0xcd196565),
        } }, { {
            UINT32_C(0x2d2cfc8a), UINT32_C(0xd815932d), UINT32_C(0x5c333f3a), UINT32_C(0xb4abadea), UINT32_C(0x3bd41e4e),
            UINT32_C(0xde71b2e5),
        } } },
        { { {
            UINT32_C(0xd11a8d24), UINT32_C(0xfb0368c4), UINT32_C(0x70d91751), UINT32_C(0x407a48ac), UINT32_C(0x24a02ee5),
            UINT32_C(0xfbcc7aca),
        } }, { {
            UINT32_C(0x32aa5f7e), UINT32_C(0x06e93d3f), UINT32_C(0x40ca8894), UINT32_C(0x06f1252f), UINT32_C(0x41f8c8a4),
            UINT32_C(0xfe704997),
        } } },
        { { {
            UINT32_C(0x9df74908), UINT32_C(0x98d0262b), UINT32_C(0x9074861a), UINT32_C(0x08339fc3), UINT32_C(0xed92743e),
            UINT32_C(0x4af578da),
        } }, { {
            UINT32_C(0x6cdfc10b), UINT32_C(0xad6ef42b), UINT32_C(0x9572643d), UINT32_C(0x16539839), UINT32_C(0x75f99d99),
            UINT32_C(0x190d3083),
        } } },
        { { {
            UINT32_C(0xe2cc7a8a), UINT32_C(0xdbdd606f), UINT32_C(0xd538cc9c), UINT32_C(0x5958931c), UINT32_C(0x3fca1d1a),
            UINT32_C(0x988d55f2),
        } }, { {
            UINT32_C(0xe8dcbcd1), UINT32_C(0x95bb2cab), UINT32_C(0xe5338c81), UINT32_C(0x9689f989), UINT32_C(0x858aefb9),
            UINT32_C(0x295fdd41),
        } } },
        { { {
            UINT32_C(0x5563144d), UINT32_C(0xdbb611da), UINT32_C(0xc4ab504d), UINT32_C(0xbdf2c728), UINT32_C(0x902bc396),
            UINT32_C(0xba0e6272),
        } }, { {
            UINT32_C(0x458de7de), UINT32_C(0x3600137f), UINT32_C(0x8b1a35ab), UINT32_C(0x4c74785f), UINT32_C(0xcda54889),
            UINT32_C(0x2d1390ab),
        } } },
        { { {
            UINT32_C(0xb17b3959), UINT32_C(0x898e6e0c), UINT32_C(0x5d327e10), UINT32_C(0x8d51517c), UINT32_C(0xbfd9f509),
            UINT32_C(0x210bc43c),
        } }, { {
            UINT32_C(0xf71e4080), UINT32_C(0x2536e98c), UINT32_C(0x7684eb48), UINT32_C(0x9915130c), UINT32_C(0x3fce2950),
            UINT32_C(0x2986a44b),
        } } },
        { { {
            UINT32_C(0x97ed7c15), UINT32_C(0x1517bd9c), UINT32_C(0x6d2aee55), UINT32_C(0xdbc96e11), UINT32_C(0xd9fc7030),
            UINT32_C(0x8835faba),
        } }, { {
            UINT32_C(0x547f1cfe), UINT32_C(0x07bef69f), UINT32_C(0x41ae6920), UINT32_C(0xc93a2e7a), UINT32_C(0xfed70de6),
            UINT32_C(0x4581d14b),
        } } },
        { { {
            UINT32_C(0x890ea4ce), UINT32_C(0x0230c6b1), UINT32_C(0x3d964427), UINT32_C(0xa6a6c2e9), UINT32_C(0x1d036941),
            UINT32_C(0xf1826297),
        } }, { {
            UINT32_C(0xdeb01df7), UINT32_C(0xc1d3271d), UINT32_C(0x8fa7a461), UINT32_C(0xb09ae070), UINT32_C(0xdd61f958),
            UINT32_C(0xa42b0baa),
        } } },
        { { {
            UINT32_C(0xe9ec36a7), UINT32_C(0x4cdfaf83), UINT32_C(0xe344c8dd), UINT32_C(0x50e444d6), UINT32_C(0xa6861682),
            UINT32_C(0x7477d802),
        } }, { {
            UINT32_C(0x637c5f59), UINT32_C(0xf10fa49c), UINT32_C(0x132406f8), UINT32_C(0x5c9eb515), UINT32_C(0xb59c2139),
            UINT32_C(0x67ae34db),
        } } },
        { { {
            UINT32_C(0x81e022ba), UINT32_C(0x7dbdc6a1), UINT32_C(0x4df0b510), UINT32_C(0xf7fc564c), UINT32_C(0x2b1f78fd),
            UINT32_C(0x391bd505),
        } }, { {
            UINT32_C(0xf15f32f9), UINT32_C(0x2f629516), UINT32_C(0x28241577), UINT32_C(0xd838b3d1), UINT32_C(0x80b58618),
            UINT32_C(0x087e3efa),
        } } },
        { { {
            UINT32_C(0xd46da0f7), UINT32_C(0x50d46172), UINT32_C(0x17d83c09), UINT32_C(0xfcbede7b), UINT32_C(0x5b5dc453),
            UINT32_C(0x93467621),
        } }, { {
            UINT32_C(0xec8874ad), UINT32_C(0x8e33b7e1), UINT32_C(0x7030b8bb), UINT32_C(0x05dc17a4), UINT32_C(0x56cbaf26),
            UINT32_C(0xa2dde964),
        } } },
        { { {
            UINT32_C(0x96807d9e), UINT32_C(0x9120d5f5), UINT32_C(0xa25d3447), UINT32_C(0xcf184492), UINT32_C(0xc38c1955),
            UINT32_C(0x59eaad88),
        } }, { {
            UINT32_C(0x2f488b70), UINT32_C(0x50ed9489), UINT32_C(0xd0bbf00e), UINT32_C(0xdc8c7226), UINT32_C(0x4a065476),
            UINT32_C(0x39cf21c5),
        } } },
        { { {
            UINT32_C(0x71dca621), UINT32_C(0x8983f57a), UINT32_C(0x7e5b65d9), UINT32_C(0x10ee2f30), UINT32_C(0x9d981e7f),
            UINT32_C(0x120d088a),
        } }, { {
            UINT32_C(0xda915c4a), UINT32_C(0xae9dabe9), UINT32_C(0xb3f2bc5d), UINT32_C(0xd70af876), UINT32_C(0x7d958cc4),
            UINT32_C(0x3621ea5b),
        } } },
        { { {
            UINT32_C(0x3423fee3), UINT32_C(0x823d8def), UINT32_C(0x78f65325), UINT32_C(0x4bfc4cd7), UINT32_C(0x60b974ef),
            UINT32_C(0xbf22732c),
        } }, { {
            UINT32_C(0xc42ada45), UINT32_C(0x5ccd8863), UINT32_C(0xd72d8182), UINT32_C(0xa2139008), UINT32_C(0xd5e82f70),
            UINT32_C(0xc2cd2c9e),
        } } },
        { { {
            UINT32_C(0xd34fbfd2), UINT32_C(0x556266b8), UINT32_C(0xa62e8ce9), UINT32_C(0x5a60d552), UINT32_C(0x0f5c639e),
            UINT32_C(0x74e8b8aa),
        } }, { {
            UINT32_C(0xda8c3270), UINT32_C(0x3c6905fd), UINT32_C(0x8a94d209), UINT32_C(0xef595d59), UINT32_C(0x2116d0fe),
            UINT32_C(0x6b596dd1),
        } } },
        { { {
            UINT32_C(0xcb2edba9), UINT32_C(0x8c8c8b1d), UINT32_C(0xb02155c6), UINT32_C(0x7afad335), UINT32_C(0xdc8b68b4),
            UINT32_C(0x134d30b9),
        } }, { {
            UINT32_C(0x8f3568b3), UINT32_C(0x61fe0bdf), UINT32_C(0xb495aa91), UINT32_C(0x872e0572), UINT32_C(0xfef16383),
            UINT32_C(0x11a18a01),
        } } },
        { { {
            UINT32_C(0x0ee7a02f), UINT32_C(0x88511fdf), UINT32_C(0x8471d91e), UINT32_C(0x86c3db9f), UINT32_C(0xf41320d2),
            UINT32_C(0xa5fe5a8c),
        } }, { {
            UINT32_C(0x17e0e24a), UINT32_C(0x79a372b0), UINT32_C(0x473964f8), UINT32_C(0x9c84510c), UINT32_C(0xb1c2abd9),
            UINT32_C(0x395a60e9),
        } } },
        { { {
            UINT32_C(0xf0649c0f), UINT32_C(0x697ffdb8), UINT32_C(0x8d0a16b1), UINT32_C(0xe31b0a37), UINT32_C(0xa6ce05a9),
            UINT32_C(0x95c6e462),
        } }, { {
            UINT32_C(0x6970b3d4), UINT32_C(0x8094f9b6), UINT32_C(0x95b5a6ed), UINT32_C(0x4ca8b7ec), UINT32_C(0x9acdd239),
            UINT32_C(0xe5a90809),
        } } },
        { { {
            UINT32_C(0x46ff8c1d), UINT32_C(0x1647e97d), UINT32_C(0x0045d944), UINT32_C(0x7c8137fe), UINT32_C(0x543703db),
            UINT32_C(0x1766f09b),
        } }, { {
            UINT32_C(0xc45ec2b2), UINT32_C(0x1057f4de), UINT32_C(0xdc9f7c00), UINT32_C(0x2f7bb756), UINT32_C(0x42e369e8),
            UINT32_C(0xf6c9fe2d),
        } } },
        { { {
            UINT32_C(0x769da6a6), UINT32_C(0x37bf6661), UINT32_C(0x187fa9ef), UINT32_C(0x5e24c24a), UINT32_C(0xe7eaf9ef),
            UINT32_C(0x3e8df4df),
        } }, { {
            UINT32_C(0x1a367c3c), UINT32_C(0xc636fa1b), UINT32_C(0xf8bfeea3), UINT32_C(0x169f2870), UINT32_C(0x55d8b806),
            UINT32_C(0x2b89123c),
        } } },
        { { {
            UINT32_C(0x35ce1810), UINT32_C(0x3b6ac3fc), UINT32_C(0x10aec9ba), UINT32_C(0xd0f9a5ff), UINT32_C(0x10accd50),
            UINT32_C(0xb729d493),
        } }, { {
            UINT32_C(0xf17deea2), UINT32_C(0xfebefaa3), UINT32_C(0xdf167c87), UINT32_C(0xe8b93854), UINT32_C(0xd005cd69),
            UINT32_C(0x6818d123),
        } } },
        { { {
            UINT32_C(0xd1e32c60), UINT32_C(0xb8e5a4f0), UINT32_C(0xd5a7f1d9), UINT32_C(0xe76f9fd3), UINT32_C(0xb772492e),
            UINT32_C(0x1eca0330),
        } }, { {
            UINT32_C(0xc58f988b), UINT32_C(0x629556b9), UINT32_C(0x191553d7), UINT32_C(0x9cbc3781), UINT32_C(0xc1a2bd79),
            UINT32_C(0x0b444d74),
        } } },
        { { {
            UINT32_C(0xb487da40), UINT32_C(0x7416bd32), UINT32_C(0x3f9fa9fc), UINT32_C(0xb8175e29), UINT32_C(0x013e56dc),
            UINT32_C(0xa7fcd9ca),
        } }, { {
            UINT32_C(0x1322be7a), UINT32_C(0x0bd230a4), UINT32_C(0xe69337a4), UINT32_C(0x39799827), UINT32_C(0x46a6f852),
            UINT32_C(0xaec9ee4c),
        } } },
        { { {
            UINT32_C(0xd8fa18a0), UINT32_C(0x5800ade8), UINT32_C(0x115fa6d3), UINT32_C(0x70fbe54e), UINT32_C(0xe10e9893),
            UINT32_C(0x2bec3fb3),
        } }, { {
            UINT32_C(0xc2359381), UINT32_C(0x03409031), UINT32_C(0x46de4c7d), UINT32_C(0xcf456adb), UINT32_C(0x71030102),
            UINT32_C(0x688a798c),
        } } },
        { { {
            UINT32_C(0x232ea3d1), UINT32_C(0x0658f83f), UINT32_C(0xc44ec689), UINT32_C(0xe0b090a9), UINT32_C(0x97b6439e),
            UINT32_C(0x8308cb3a),
        } }, { {
            UINT32_C(0x75f6dcf1), UINT32_C(0xfe3faf29), UINT32_C(0x3c7734b1), UINT32_C(0x5b2026cb), UINT32_C(0x6b32f000),
            UINT32_C(0x49b07a69),
        } } },
        { { {
            UINT32_C(0x320065a3), UINT32_C(0x1ec1d8ef), UINT32_C(0x77c9f9f6), UINT32_C(0x78400703), UINT32_C(0xae08a5af),
            UINT32_C(0xee5cbdf7),
        } }, { {
            UINT32_C(0x01564132), UINT32_C(0xd34a0415), UINT32_C(0x4b4659a9), UINT32_C(0x9184543e), UINT32_C(0x6cdb42de),
            UINT32_C(0xa51276f7),
        } } },
        { { {
            UINT32_C(0x01b295cd), UINT32_C(0xc479d851), UINT32_C(0x31ed1cda), UINT32_C(0xa0cf54d3), UINT32_C(0x730c5f55),
            UINT32_C(0xc7409acf),
        } }, { {
            UINT32_C(0xa2bbc91e), UINT32_C(0xcd950831), UINT32_C(0x5add4f7b), UINT32_C(0xa8795552), UINT32_C(0x16669121),
            UINT32_C(0xd13118d5),
        } } },
    },
    {
        { { {
            UINT32_C(0x30b011d9), UINT32_C(0x80963cba), UINT32_C(0xe2c57ab3), UINT32_C(0x845d2210), UINT32_C(0x49d95a0a),
            UINT32_C(0x52d44185),
        } }, { {
            UINT32_C(0xb6d3b102), UINT32_C(0x6125e551), UINT32_C(0xd3440960), UINT32_C(0x6a456227), UINT32_C(0x34aadf8f),
            UINT32_C(0x9ce8215d),
        } } },
        { { {
            UINT32_C(0xcccbbdac), UINT32_C(0xecdd58e4), UINT32_C(0x3ab37440), UINT32_C(0x94e96f52), UINT32_C(0x30c81976),
            UINT32_C(0x3e69db73),
        } }, { {
            UINT32_C(0x8f3a3462), UINT32_C(0x369d06e5), UINT32_C(0x34434307), UINT32_C(0x6dc11bf1), UINT32_C(0x7bcbaaaa),
            UINT32_C(0xf3c9b918),
        } } },
        { { {
            UINT32_C(0xb3c493f5), UINT32_C(0x9ae759f9), UINT32_C(0x34941395), UINT32_C(0xb9cf4080), UINT32_C(0x7d95e31e),
            UINT32_C(0xceef25a0),
        } }, { {
            UINT32_C(0x7af80f56), UINT32_C(0x8537acd2), UINT32_C(0xb388d3d1), UINT32_C(0xd8fde170), UINT32_C(0xc6e785c0),
            UINT32_C(0xaf3ac796),
        } } },
        { { {
            UINT32_C(0x0fe750a2), UINT32_C(0xa28db9a3), UINT32_C(0x5d1e3929), UINT32_C(0x9f1965ae), UINT32_C(0x7a7cdff9),
            UINT32_C(0xcb8ea8df),
        } }, { {
            UINT32_C(0x528b431a), UINT32_C(0xc8cb7e50), UINT32_C(0x15929e49), UINT32_C(0x2041faa1), UINT32_C(0xe2d7af39),
            UINT32_C(0x04d590dc),
        } } },
        { { {
            UINT32_C(0xf48306e7), UINT32_C(0x94c2603d), UINT32_C(0x049cd513), UINT32_C(0xcc6521a9), UINT32_C(0x84dc6c08),
            UINT32_C(0x88e53d5e),
        } }, { {
            UINT32_C(0x8b539712), UINT32_C(0xd02ec352), UINT32_C(0x3457560e), UINT32_C(0x16756351), UINT32_C(0x57399931),
            UINT32_C(0x26543dad),
        } } },
        { { {
            UINT32_C(0x1bb64ba6), UINT32_C(0x8b555984), UINT32_C(0x97bddf8e), UINT32_C(0x1606f964), UINT32_C(0x562d3b6e),
            UINT32_C(0xf9938634),
        } }, { {
            UINT32_C(0x9cef4c53), UINT32_C(0x8fdc1b37), UINT32_C(0xdb809b6a), UINT32_C(0xa5f5023e), UINT32_C(0x8dba765c),
            UINT32_C(0xc505c738),
        } } },
        { { {
            UINT32_C(0x67418661), UINT32_C(0x73f36e55), UINT32_C(0x7f32b106), UINT32_C(0x1967f3d3), UINT32_C(0x7f9615f1),
            UINT32_C(0xfd3f8b08),
        } }, { {
            UINT32_C(0x589f5c1b), UINT32_C(0xfea41d3e), UINT32_C(0x7ae462e1), UINT32_C(0xcf9453d2), UINT32_C(0xbb891faa),
            UINT32_C(0x83ddbe68),
        } } },
        { { {
            UINT32_C(0xc0aee3a2), UINT32_C(0x9b56cf99), UINT32_C(0xbc8343a1), UINT32_C(0xec05ef35), UINT32_C(0x3683941e),
            UINT32_C(0x5d35317b),
        } }, { {
            UINT32_C(0x14152a06), UINT32_C(0x01650f4e), UINT32_C(0x72f12f9b), UINT32_C(0xc5fa9d92), UINT32_C(0x15a42cc6),
            UINT32_C(0x18cb5892),
        } } },
        { { {
            UINT32_C(0xc10605e3), UINT32_C(0x517c2fc5), UINT32_C(0x772163f6), UINT32_C(0x8ffdaf13), UINT32_C(0x224d5ac4),
            UINT32_C(0xb121c25e),
        } }, { {
            UINT32_C(0x2930f27d), UINT32_C(0xf4d37fee), UINT32_C(0x971f0916), UINT32_C(0x83f13783), UINT32_C(0x0f730406),
            UINT32_C(0x9862c479),
        } } },
        { { {
            UINT32_C(0x8c53189e), UINT32_C(0x15c89c02), UINT32_C(0x370456ee), UINT32_C(0xe8c1d9bc), UINT32_C(0x677bc119),
            UINT32_C(0x1091e1ee),
        } }, { {
            UINT32_C(0x8fadf8c9), UINT32_C(0x6a0c9b28), UINT32_C(0xec2f3fd6), UINT32_C(0x19415837), UINT32_C(0xfc838c35),
            UINT32_C(0xfa124330),
        } } },
        { { {
            UINT32_C(0x74fbf152), UINT32_C(0x198c4bf6), UINT32_C(0x14615db1), UINT32_C(0xc812e4f5), UINT32_C(0xe50d24f4),
            UINT32_C(0x05612cd9),
        } }, { {
            UINT32_C(0x04a9845f), UINT32_C(0x8ef8a0a4), UINT32_C(0xc34fd2a2), UINT32_C(0x20e949f7), UINT32_C(0xfc95d3a8),
            UINT32_C(0xe5ac6d2a),
        } } },
        { { {
            UINT32_C(0xe71c8a95), UINT32_C(0x2612b71d), UINT32_C(0x677eebae), UINT32_C(0x70e0f01f), UINT32_C(0xc2c6a837),
            UINT32_C(0x09f37cf2),
        } }, { {
            UINT32_C(0x0d6fcc29), UINT32_C(0x8e7be06a), UINT32_C(0x534cc251), UINT32_C(0x1e633051), UINT32_C(0xac3a037e),
            UINT32_C(0x1be56341),
        } } },
        { { {
            UINT32_C(0x346983e6), UINT32_C(0x5b864844), UINT32_C(0x31697131), UINT32_C(0x5e186b0b), UINT32_C(0xe71acbb7),
            UINT32_C(0x334c445b),
        } }, { {
            UINT32_C(0xea9e5cf6), UINT32_C(0x32d76fb2), UINT32_C(0xd5abc7d0), UINT32_C(0x18cad59f), UINT32_C(0x5b988806),
            UINT32_C(0xf7c09114),
        } } },
        { { {
            UINT32_C(0x12e97bfd), UINT32_C(0x2ffca4bd), UINT32_C(0xb55b2b3e), UINT32_C(0xd9da02bc), UINT32_C(0x5f86c40a),
            UINT32_C(0x2a280f2d),
        } }, { {
            UINT32_C(0x18e1e01d), UINT32_C(0x98845113), UINT32_C(0x7db3f232), UINT32_C(0xf5ddf725), UINT32_C(0xd83ce990),
            UINT32_C(0xdc4a8536),
        } } },
        { { {
            UINT32_C(0xbb37fde6), UINT32_C(0xf187ece3), UINT32_C(0x4cc336e7), UINT32_C(0x2fd77d2d), UINT32_C(0x213f16b4),
            UINT32_C(0xfaf7a8d4),
        } }, { {
            UINT32_C(0xb1725d91), UINT32_C(0x041a8f24), UINT32_C(0xfdef2567), UINT32_C(0xddd1c57c), UINT32_C(0x06f38330),
            UINT32_C(0x929ac457),
        } } },
        { { {
            UINT32_C(0xd697a78e), UINT32_C(0x2ca3e1eb), UINT32_C(0x1670c16b), UINT32_C(0xb9818eb5), UINT32_C(0xc1ca9549),
            UINT32_C(0x26f4e455),
        } }, { {
            UINT32_C(0xa4c51f13), UINT32_C(0xd8fddb51), UINT32_C(0x803d0393), UINT32_C(0x354427b4), UINT32_C(0xb9588e1b),
            UINT32_C(0x214af781),
        } } },
        { { {
            UINT32_C(0x05ccf1a1), UINT32_C(0x93162926), UINT32_C(0x9e4746a6), UINT32_C(0x53bd473f), UINT32_C(0x3900a1f1),
            UINT32_C(0x2e929b11),
        } }, { {
            UINT32_C(0xadfc8ee7), UINT32_C(0x0910d6de), UINT32_C(0xebd6d93f), UINT32_C(0xd9eaf229), UINT32_C(0x801f35e1),
            UINT32_C(0xeec561d4),
        } } },
        { { {
            UINT32_C(0x9c415a41), UINT32_C(0xa9ca245a), UINT32_C(0xe7f669a5), UINT32_C(0x3adc358c), UINT32_C(0x041ef150),
            UINT32_C(0xbe8dffe0),
        } }, { {
            UINT32_C(0x2cd55ee7), UINT32_C(0x9a569a97), UINT32_C(0x516bcde7), UINT32_C(0x6ae0be28), UINT32_C(0x263bbc67),
            UINT32_C(0x4fdcaf12),
        } } },
        { { {
            UINT32_C(0x12393d60), UINT32_C(0x42572833), UINT32_C(0x80d41242), UINT32_C(0xb1f2be65), UINT32_C(0x38e96cf5),
            UINT32_C(0x814594e2),
        } }, { {
            UINT32_C(0xf53c6b57), UINT32_C(0x6c19b63a), UINT32_C(0xbcf50842), UINT32_C(0x47a29f66), UINT32_C(0x6fe7229e),
            UINT32_C(0x558375ea),
        } } },
        { { {
            UINT32_C(0xdb1493f9), UINT32_C(0x226d6c19), UINT32_C(0x8579f33d), UINT32_C(0x5f696a86), UINT32_C(0x8bf82422),
            UINT32_C(0xbb9a7296),
        } }, { {
            UINT32_C(0x286091c8), UINT32_C(0x13a29f4c), UINT32_C(0xc48b2748), UINT32_C(0x1804df10), UINT32_C(0xb9bab95e),
            UINT32_C(0x60ba81a5),
        } } },
        { { {
            UINT32_C(0x55a0c68c), UINT32_C(0x4e3afccc), UINT32_C(0xe7ac2b5f), UINT32_C(0x95860f9b), UINT32_C(0xb9a53dfa),
            UINT32_C(0x5ee0e9cb),
        } }, { {
            UINT32_C(0x2c4baff2), UINT32_C(0x72659cd2), UINT32_C(0x7c82af60), UINT32_C(0xddcc3f80), UINT32_C(0x78f29e21),
            UINT32_C(0xe047c136),
        } } },
        { { {
            UINT32_C(0x52502f2e), UINT32_C(0x5b680be6), UINT32_C(0x92f892b1), UINT32_C(0x0a48f831), UINT32_C(0x352b7519),
            UINT32_C(0xa1cddfb4),
        } }, { {
            UINT32_C(0x406e52e4), UINT32_C(0x3868a0fd), UINT32_C(0x43c0c01c), UINT32_C(0xcdfb91b2), UINT32_C(0x4f3944b5),
            UINT32_C(0x42b0a61e),
        } } },
        { { {
            UINT32_C(0x42a695a2), UINT32_C(0x96a07c3a), UINT32_C(0x33d6e8bb), UINT32_C(0xf8593a7f), UINT32_C(0x6e6a674a),
            UINT32_C(0xdd57f836),
        } }, { {
            UINT32_C(0xeab7464e), UINT32_C(0xd5d1f0e4), UINT32_C(0x28b1a5be), UINT32_C(0x6b25e579), UINT32_C(0x04e46dfe),
            UINT32_C(0xe2415e9b),
        } } },
        { { {
            UINT32_C(0x7873ce76), UINT32_C(0x864b5db7), UINT32_C(0x00afcd0c), UINT32_C(0x54dfafbb), UINT32_C(0xcc429ec7),
            UINT32_C(0x70e68ed4),
        } }, { {
            UINT32_C(0x62a990c3), UINT32_C(0x74e40332), UINT32_C(0x3387048e), UINT32_C(0x7ebe7207), UINT32_C(0x739b7d17),
            UINT32_C(0x5f30b15a),
        } } },
        { { {
            UINT32_C(0xeb3d2d06), UINT32_C(0xe84171df), UINT32_C(0x9d003ddd), UINT32_C(0x6201e9af), UINT32_C(0x0dfa4ead),
            UINT32_C(0x992694cd),
        } }, { {
            UINT32_C(0xc0242d48), UINT32_C(0x55915df7), UINT32_C(0xe74e8cef), UINT32_C(0x3fa8367f), UINT32_C(0x2843531c),
            UINT32_C(0xaa658b5f),
        } } },
        { { {
            UINT32_C(0x8f397853), UINT32_C(0x23bc59d4), UINT32_C(0x91885556), UINT32_C(0x1e1f5394), UINT32_C(0xd29d8240),
            UINT32_C(0x0d9d1cde),
        } }, { {
            UINT32_C(0x8d472ca7), UINT32_C(0x296763ee), UINT32_C(0xfb9db9b1), UINT32_C(0xfcc4e175), UINT32_C(0x5b10628b),
            UINT32_C(0xe5c51330),
        } } },
        { { {
            UINT32_C(0x4c4499ff), UINT32_C(0x229779e2), UINT32_C(0x55a8841a), UINT32_C(0xa03257cf), UINT32_C(0x381fd6d7),
            UINT32_C(0x6052cff1),
        } }, { {
            UINT32_C(0xb1bca5c9), UINT32_C(0x9f07dfed), UINT32_C(0x34c8e298), UINT32_C(0x0b7c883a), UINT32_C(0x772c3e20),
            UINT32_C(0xbeb378a8),
        } } },
        { { {
            UINT32_C(0x5832dd6a), UINT32_C(0xd4417d6b), UINT32_C(0x6e789cec), UINT32_C(0x513b0d30), UINT32_C(0x161bfb2b),
            UINT32_C(0x9775e02a),
        } }, { {
            UINT32_C(0x765795fd), UINT32_C(0x51b5e063), UINT32_C(0x7dbc9874), UINT32_C(0x13403fe3), UINT32_C(0x0c9d25b3),
            UINT32_C(0x4e2b9f3a),
        } } },
        { { {
            UINT32_C(0xec7f343b), UINT32_C(0x2b077fd0), UINT32_C(0x1c2dcac6), UINT32_C(0xc80cee54), UINT32_C(0xdf04268e),
            UINT32_C(0x87744134),
        } }, { {
            UINT32_C(0x5ccecab8), UINT32_C(0x1a8ce4b8), UINT32_C(0xde9e8834), UINT32_C(0xae2ebdc8), UINT32_C(0xe51a725a),
            UINT32_C(0xa0335758),
        } } },
        { { {
            UINT32_C(0x0243ec06), UINT32_C(0x7c33b40b), UINT32_C(0xb5f1fd3a), UINT32_C(0x5b9ed864), UINT32_C(0xb293284c),
            UINT32_C(0xa262abdd),
        } }, { {
            UINT32_C(0xa687d18b), UINT32_C(0xd4c60137), UINT32_C(0x7614dd73), UINT32_C(0x550e0b0c), UINT32_C(0x61a0155e),
            UINT32_C(0x2d3cda3c),
        } } },
        { { {
            UINT32_C(0x5f14b066), UINT32_C(0xcd1662a1), UINT32_C(0x9b584978), UINT32_C(0x24d7a11f), UINT32_C(0x83930238),
            UINT32_C(0xe112506b),
        } }, { {
            UINT32_C(0x5b8312ba), UINT32_C(0xca5afcd5), UINT32_C(0x1ce96847), UINT32_C(0xc605d248), UINT32_C(0x06810d6d),
            UINT32_C(0x9bb6aacd),
        } } },
        { { {
            UINT32_C(0xea0152d1), UINT32_C(0x53448cba), UINT32_C(0xed28691d), UINT32_C(0xcb30a8ce), UINT32_C(0x3a9306a6),
            UINT32_C(0xfb20080e),
        } }, { {
            UINT32_C(0xb7225383), UINT32_C(0xb2292efa), UINT32_C(0x61752b5a), UINT32_C(0xb387633e), UINT32_C(0xd634cc84),
            UINT32_C(0x7a9e3972),
        } } },
    },
    {
        { { {
            UINT32_C(0x62c4e4a6), UINT32_C(0xe583ab59), UINT32_C(0x85c5c469), UINT32_C(0xfa3b3278), UINT32_C(0xa6135dcb),
            UINT32_C(0xa87acbe9),
        } }, { {
            UINT32_C(0xe4259115), UINT32_C(0xa55ddd13), UINT32_C(0x120cce72), UINT32_C(0x6f4cf9cd), UINT32_C(0xbfd04756),
            UINT32_C(0xf5c361fb),
        } } },
        { { {
            UINT32_C(0x02ac9b7b), UINT32_C(0x04722bf1), UINT32_C(0x99ffae24), UINT32_C(0xff0ba9df), UINT32_C(0x9e6feebf),
            UINT32_C(0xf733f1f2),
        } }, { {
            UINT32_C(0x8d977a39), UINT32_C(0x8c865323), UINT32_C(0x3a4b9b83), UINT32_C(0x0c5a47e8), UINT32_C(0x1a533d67),
            UINT32_C(0x37d47f7b),
        } } },
        { { {
            UINT32_C(0xaaee6f60), UINT32_C(0x2cb18871), UINT32_C(0x2b74e17f), UINT32_C(0x3d46df3a), UINT32_C(0x49e85c88),
            UINT32_C(0xa07d7efd),
        } }, { {
            UINT32_C(0x0a1cfcb0), UINT32_C(0xc4eb731f), UINT32_C(0xe64a5d33), UINT32_C(0xede3d738), UINT32_C(0x10b29667),
            UINT32_C(0xab912457),
        } } },
        { { {
            UINT32_C(0xb31d4c0f), UINT32_C(0xa08da0b9), UINT32_C(0x02d358c6), UINT32_C(0xaf4c910d), UINT32_C(0x2c1096ca),
            UINT32_C(0xd08609a0),
        } }, { {
            UINT32_C(0x611beae9), UINT32_C(0xdd00f031), UINT32_C(0x4c4924d8), UINT32_C(0xd7933ecd), UINT32_C(0x9ed46796),
            UINT32_C(0xbe43e693),
        } } },
        { { {
            UINT32_C(0x054a38ad), UINT32_C(0xcc3c2bd4), UINT32_C(0x8cd3e40d), UINT32_C(0x7b372f1a), UINT32_C(0xe2d357ee),
            UINT32_C(0xca869793),
        } }, { {
            UINT32_C(0x0472c27e), UINT32_C(0xe74f1ea0), UINT32_C(0xa7936230), UINT32_C(0x3a98b0b3), UINT32_C(0x4c0b7926),
            UINT32_C(0x157e12d0),
        } } },
        { { {
            UINT32_C(0x4f22e9f0), UINT32_C(0x8c72999f), UINT32_C(0xeb072b3c), UINT32_C(0x388e9e08), UINT32_C(0x629b4f5c),
            UINT32_C(0xd9df4984),
        } }, { {
            UINT32_C(0x02cb74d7), UINT32_C(0x5b099e9d), UINT32_C(0xe40fb422), UINT32_C(0xeeb905a3), UINT32_C(0xc18fbe7e),
            UINT32_C(0x1254bbff),
        } } },
        { { {
            UINT32_C(0x8ef3677d), UINT32_C(0xf2391837), UINT32_C(0x8f9636af), UINT32_C(0xedaced26), UINT32_C(0x38a45337),
            UINT32_C(0x80eac2d4),
        } }, { {
            UINT32_C(0x6741ea5a), UINT32_C(0xa342903f), UINT32_C(0x34f1c3b8), UINT32_C(0x7bc8422a), UINT32_C(0x6e6db4c2),
            UINT32_C(0x61a4f376),
        } } },
        { { {
            UINT32_C(0x96aeee66), UINT32_C(0x18884577), UINT32_C(0x4c034e1c), UINT32_C(0x5af81c4e), UINT32_C(0x9e469391),
            UINT32_C(0x08e7d73f),
        } }, { {
            UINT32_C(0x3b215688), UINT32_C(0x51ed2ad2), UINT32_C(0x4d6b66c2), UINT32_C(0x6d3f3fe2), UINT32_C(0xf1ab2997),
            UINT32_C(0xecb9b2ca),
        } } },
        { { {
            UINT32_C(0x7f1a5120), UINT32_C(0x56c8c07b), UINT32_C(0x79f212ca), UINT32_C(0xc5b2cef5), UINT32_C(0xfcae8dab),
            UINT32_C(0x59c839fd),
        } }, { {
            UINT32_C(0x2c75f475), UINT32_C(0xdd7a9ca2), UINT32_C(0x5a683eea), UINT32_C(0xc8d75b1d), UINT32_C(0x24e0e788),
            UINT32_C(0xdf7a45a2),
        } } },
        { { {
            UINT32_C(0x5e1c5949), UINT32_C(0x8699c436), UINT32_C(0x2f279cbe), UINT32_C(0x3ddea701), UINT32_C(0xf6046cdc),
            UINT32_C(0x8ef666c3),
        } }, { {
            UINT32_C(0x435eacca), UINT32_C(0xb86d3712), UINT32_C(0x2d015780), UINT32_C(0xc3f4b927), UINT32_C(0x3591a0ef),
            UINT32_C(0xd820e7ef),
        } } },
        { { {
            UINT32_C(0xa70e63b1), UINT32_C(0xcdb09b01), UINT32_C(0xef3e1121), UINT32_C(0x34fcce5f), UINT32_C(0x17cc99a3),
            UINT32_C(0xa8a3e8de),
        } }, { {
            UINT32_C(0xa3e6f0a7), UINT32_C(0xaea35ec9), UINT32_C(0x61cff569), UINT32_C(0x957ed502), UINT32_C(0x0f47b513),
            UINT32_C(0x99ef7978),
        } } },
        { { {
            UINT32_C(0xcd5e8d0d), UINT32_C(0xf540ac04), UINT32_C(0x80d12b19), UINT32_C(0x43aef1de), UINT32_C(0xae00ef54),
            UINT32_C(0xf68a2029),
        } }, { {
            UINT32_C(0xa4253cd1), UINT32_C(0x73c8305f), UINT32_C(0xc3676f0f), UINT32_C(0x1d1c3f0f), UINT32_C(0x1b00a903),
            UINT32_C(0x62eaeaf6),
        } } },
        { { {
            UINT32_C(0x7c2433c6), UINT32_C(0x7532940b), UINT32_C(0x0eda67ed), UINT32_C(0xc8347b56), UINT32_C(0xe59e1d59),
            UINT32_C(0x1688239d),
        } }, { {
            UINT32_C(0x71dbacfd), UINT32_C(0xd4afb76a), UINT32_C(0xdca2947d), UINT32_C(0x44480fbe), UINT32_C(0x2fd9b6ae),
            UINT32_C(0x1e8df86c),
        } } },
        { { {
            UINT32_C(0x34dbca82), UINT32_C(0x32568ec5), UINT32_C(0xf1716a1b), UINT32_C(0xcb036d15), UINT32_C(0x9b379f0a),
            UINT32_C(0xe5738f0d),
        } }, { {
            UINT32_C(0xb1a2e225), UINT32_C(0xc41199c5), UINT32_C(0xe24caf54), UINT32_C(0x835a69d7), UINT32_C(0xbee5d8ce),
            UINT32_C(0x20b7cd95),
        } } },
        { { {
            UINT32_C(0x1af1047c), UINT32_C(0xfd4bdf4e), UINT32_C(0x3239c3ad), UINT32_C(0x546133b5), UINT32_C(0x75d2c393),
            UINT32_C(0x268b3788),
        } }, { {
            UINT32_C(0x6bea922d), UINT32_C(0xf4983f10), UINT32_C(0xb9326264), UINT32_C(0xc985c2cc), UINT32_C(0x28b6c494),
            UINT32_C(0x197fd14c),
        } } },
        { { {
            UINT32_C(0x2d468257), UINT32_C(0x3f3bfd8c), UINT32_C(0xf73f90a2), UINT32_C(0xff5e57d3), UINT32_C(0xe1286897),
            UINT32_C(0xa9461d11),
        } }, { {
            UINT32_C(0x752f58c9), UINT32_C(0x760f0519), UINT32_C(0x36c876d7), UINT32_C(0xfb042a38), UINT32_C(0x3eb5326b),
            UINT32_C(0xedb0b7c8),
        } } },
        { { {
            UINT32_C(0x575034d9), UINT32_C(0x7b6edcc2), UINT32_C(0x8733e83d), UINT32_C(0xc49984c0), UINT32_C(0xb45511eb),
            UINT32_C(0x45d9bf49),
        } }, { {
            UINT32_C(0xb9aac43a), UINT32_C(0xa5cb24df), UINT32_C(0x44871415), UINT32_C(0x417b4c63), UINT32_C(0x114f7afc),
            UINT32_C(0x5489f245),
        } } },
        { { {
            UINT32_C(0xef11ba02), UINT32_C(0x05511e3d), UINT32_C(0xa20b0dda), UINT32_C(0xeb04b4a5), UINT32_C(0x564c8c3e),
            UINT32_C(0x72896e87),
        } }, { {
            UINT32_C(0xfa4c8cc2), UINT32_C(0xe898ca4b), UINT32_C(0xe90132a3), UINT32_C(0xf775b139), UINT32_C(0x233365f0),
            UINT32_C(0x0332fcac),
        } } },
        { { {
            UINT32_C(0x125e0497), UINT32_C(0xae4b6da5), UINT32_C(0x8e86fb5d), UINT32_C(0xc6e298ff), UINT32_C(0xc2d6e423),
            UINT32_C(0x5c2dbb60),
        } }, { {
            UINT32_C(0x80baaca9), UINT32_C(0xe1b0b0da), UINT32_C(0xe8083006), UINT32_C(0xddf1bae8), UINT32_C(0xdef1063f),
            UINT32_C(0xa29ee6ea),
        } } },
        { { {
            UINT32_C(0x5c8f06b0), UINT32_C(0x9c01a921), UINT32_C(0x4979f1e3), UINT32_C(0x12c3fd8f), UINT32_C(0x12bb2053),
            UINT32_C(0x362a9369),
        } }, { {
            UINT32_C(0x24b4d136), UINT32_C(0x054320e8), UINT32_C(0xdcf2fd19), UINT32_C(0x82dbd580), UINT32_C(0x0d527e93),
            UINT32_C(0xb7baf449),
        } } },
        { { {
            UINT32_C(0x31c5056a), UINT32_C(0x0cfa7a2e), UINT32_C(0x731efd8e), UINT32_C(0x723b05c7), UINT32_C(0x4eed8c96),
            UINT32_C(0x73a7dd1b),
        } }, { {
            UINT32_C(0x91393198), UINT32_C(0x6d8664cb), UINT32_C(0x9569235f), UINT32_C(0xc8d5257d), UINT32_C(0x19a1092c),
            UINT32_C(0x90acf755),
        } } },
        { { {
            UINT32_C(0x595833d1), UINT32_C(0xf2db2b89), UINT32_C(0xd23d4f13), UINT32_C(0x08dc733b), UINT32_C(0xc1f6da55),
            UINT32_C(0x48bd47d2),
        } }, { {
            UINT32_C(0x56ba4a54), UINT32_C(0xd0a2a7af), UINT32_C(0x9ead6813), UINT32_C(0x0e7d3ecf), UINT32_C(0xf6ac92ac),
            UINT32_C(0xd7c95905),
        } } },
        { { {
            UINT32_C(0xee25e053), UINT32_C(0xe6b46046), UINT32_C(0x7483a09b), UINT32_C(0xe35ace0b), UINT32_C(0x51ea5ae0),
            UINT32_C(0x43bfdba3),
        } }, { {
            UINT32_C(0xc118b713), UINT32_C(0x509ef9fc), UINT32_C(0x31383528), UINT32_C(0x7770aaf6), UINT32_C(0x3e57fc82),
            UINT32_C(0x48b57609),
        } } },
        { { {
            UINT32_C(0x4c803bd3), UINT32_C(0x167c5ed6), UINT32_C(0x723e46c8), UINT32_C(0x4755e386), UINT32_C(0xf02b1721),
            UINT32_C(0xbe1a11e9),
        } }, { {
            UINT32_C(0xa1aa2509), UINT32_C(0xa2b83364), UINT32_C(0xa3aa5e4f), UINT32_C(0xd7f1c24a), UINT32_C(0xf5964c06),
            UINT32_C(0x0b6c2c1e),
        } } },
        { { {
            UINT32_C(0x1216305e), UINT32_C(0x11f3b85a), UINT32_C(0x4cd5c3bc), UINT32_C(0x088d253a), UINT32_C(0xf059b641),
            UINT32_C(0xcbf12b3b),
        } }, { {
            UINT32_C(0xd7b6da5b), UINT32_C(0x55d05934), UINT32_C(0xfb3892fa), UINT32_C(0x5c395b0f), UINT32_C(0x29ab49b1),
            UINT32_C(0xd73ff309),
        } } },
        { { {
            UINT32_C(0x5ae877c1), UINT32_C(0xf8f22824), UINT32_C(0xa3811b3e), UINT32_C(0xb5d42a8d), UINT32_C(0xd93a36fb),
            UINT32_C(0x8f8070e2),
        } }, { {
            UINT32_C(0x6cedd879), UINT32_C(0xbe2ff999), UINT32_C(0x14d5da42), UINT32_C(0x75670f37), UINT32_C(0xe64c9bc5),
            UINT32_C(0x69b97f57),
        } } },
        { { {
            UINT32_C(0xe52d73b2), UINT32_C(0xd9268726), UINT32_C(0xe281289f), UINT32_C(0x843545b8), UINT32_C(0x52470940),
            UINT32_C(0xa41021c5),
        } }, { {
            UINT32_C(0x096bd4cd), UINT32_C(0x1e784cde), UINT32_C(0x7c7aa88c), UINT32_C(0xe5b742d2), UINT32_C(0x2ab5a8c8),
            UINT32_C(0x421ca7cb),
        } } },
        { { {
            UINT32_C(0xf75168ae), UINT32_C(0x81194749), UINT32_C(0x1b9b002c), UINT32_C(0xe6db7146), UINT32_C(0xa12b925b),
            UINT32_C(0x8823b00b),
        } }, { {
            UINT32_C(0xb536e786), UINT32_C(0xea0e82a7), UINT32_C(0x5c393449), UINT32_C(0x710b9665), UINT32_C(0xfe13e6bd),
            UINT32_C(0xd49ea816),
        } } },
        { { {
            UINT32_C(0xddcac79e), UINT32_C(0xbfbcc77c), UINT32_C(0x34bf140c), UINT32_C(0xa2bea42a), UINT32_C(0x416dddee),
            UINT32_C(0xb9f448c4),
        } }, { {
            UINT32_C(0x5b48fc8a), UINT32_C(0x6a90a19d), UINT32_C(0x0bd3f66b), UINT32_C(0xb87f1245), UINT32_C(0xa95016f6),
            UINT32_C(0x51d573fe),
        } } },
        { { {
            UINT32_C(0x1615aba9), UINT32_C(0x01454ed4), UINT32_C(0x43560408), UINT32_C(0xf506b6ba), UINT32_C(0x1a59e546),
            UINT32_C(0x1a720b93),
        } }, { {
            UINT32_C(0x854583cf), UINT32_C(0x2d3b6d4c), UINT32_C(0x53382872), UINT32_C(0x963fb20f), UINT32_C(0xab5a8f58),
            UINT32_C(0x9cfb38eb),
        } } },
        { { {
            UINT32_C(0xee155006), UINT32_C(0xf218fa21), UINT32_C(0x547b620f), UINT32_C(0xe0fde6e3), UINT32_C(0x36070de0),
            UINT32_C(0xd6fd1e8a),
        } }, { {
            UINT32_C(0xd2151823), UINT32_C(0x305affb5), UINT32_C(0xd03fc9c4), UINT32_C(0x3ccc0183), UINT32_C(0xa27f81d0),
            UINT32_C(0x3f538cf1),
        } } },
        { { {
            UINT32_C(0x9da0cf6b), UINT32_C(0xea58d098), UINT32_C(0x31e8399e), UINT32_C(0x85d830bc), UINT32_C(0x7baca88e),
            UINT32_C(0x0ca9d744),
        } }, { {
            UINT32_C(0x80f498cb), UINT32_C(0x762ec763), UINT32_C(0x35c47cd4), UINT32_C(0xa1e3f948), UINT32_C(0xb5bd7a57),
            UINT32_C(0x328159ea),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void p192_base_lookup(p192_affine *r, const p192_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    p192_fe y;

    for (i = 0; i < P192_TEETH; i++) {
        signs |= (p192_bits(v, (block * P192_TEETH + i) * P192_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (P192_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (P192_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < P192_BLOCK_ENTRIES; i++) {
        const p192_limb mask = p192_samew(i, signs);
        p192_pick(&r->x, &p192_base[block][i].x, mask);
        p192_pick(&r->y, &p192_base[block][i].y, mask);
    }
    p192_fe_neg(&y, &r->y);
    p192_fe_select(&r->y, p192_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p192_point_mul_base(p192_point *r, const p192_sc *k)
{
    p192_limb v[P192_SIGN_WORDS];
    p192_point total;
    p192_affine addend;
    const uint64_t negate = p192_scalar_odd(v, P192_SIGN_WORDS, k);
    unsigned int column, block;

    v[P192_SIGNS / P192_WORD_BITS] |= (p192_limb)1 << (P192_SIGNS % P192_WORD_BITS);
    p192_base_lookup(&addend, v, P192_BLOCKS - 1, P192_SPACING - 1, negate);
    p192_point_from_affine(&total, &addend);
    for (column = P192_SPACING; column-- > 0;) {
        block = P192_BLOCKS;
        if (column == P192_SPACING - 1) {
            block--;
        } else {
            p192_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            p192_base_lookup(&addend, v, block, column, negate);
            if (column < 1) {
                p192_point_add_affine(&total, &total, &addend);
            } else {
                (void)p192_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    p192_wipe(v, sizeof v);
    p192_wipe(&total, sizeof total);
    p192_wipe(&addend, sizeof addend);
    p192_wipe_stack();
}

void p192_point_mul_base_bytes(p192_point *r, const uint8_t k[24])
{
    p192_sc scalar;

    p192_reduce_bytes(&scalar, k, P192_SC_BYTES);
    p192_point_mul_base(r, &scalar);
    p192_wipe(&scalar, sizeof scalar);
}
