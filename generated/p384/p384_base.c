/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 8 tables of 32 points, 24 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 8 apart.
 */
#include "p384_curve_internal.h"

#define P384_TEETH 6
#define P384_BLOCKS 8
#define P384_SPACING 8
#define P384_BLOCK_ENTRIES 32
#define P384_SIGNS 384
#define P384_SIGN_WORDS (P384_SIGNS / P384_WORD_BITS + 2)

#if P384_WORD_BITS == 64
static const p384_affine p384_base[P384_BLOCKS][P384_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0x48d7f37e763262d6), UINT64_C(0x66c63884922b42fe), UINT64_C(0x2f09ef3ac3e82bac),
            UINT64_C(0xcb425ff0a5e7e25a), UINT64_C(0x61b45282bc329105), UINT64_C(0x3a799e27808e600d),
        } }, { {
            UINT64_C(0x69c02e4f8ba68fec), UINT64_C(0x4635f263eb5a5ba2), UINT64_C(0xb5be435c3b10d598),
            UINT64_C(0xccd7937210541d13), UINT64_C(0x603a17fddbfb2449), UINT64_C(0xf139ef36b5837ae1),
        } } },
        { { {
            UINT64_C(0xad5f28f5ca34d73f), UINT64_C(0xd1161d381a3310e4), UINT64_C(0x1f6d0083cd245c3a),
            UINT64_C(0x96e1770f5cd65eec), UINT64_C(0xe9a3f6ff9d57f3e9), UINT64_C(0xd75209a9c2dac892),
        } }, { {
            UINT64_C(0x08e6f15c182180df), UINT64_C(0xdede96fe271d901d), UINT64_C(0x24df31fc24c6bd9a),
            UINT64_C(0x393eef2221c58073), UINT64_C(0x863d12ae96f333e2), UINT64_C(0xbf80cf2b9f107314),
        } } },
        { { {
            UINT64_C(0x01c4a98c72682e1f), UINT64_C(0x227229dc2aecbca3), UINT64_C(0x5ac5bffa9aa30f99),
            UINT64_C(0xb776274f45ab3dfe), UINT64_C(0xe78112afe252d29e), UINT64_C(0xdf25519f278fe95b),
        } }, { {
            UINT64_C(0x4e238824273b097f), UINT64_C(0xfa5e958d93436cb8), UINT64_C(0xf7bceb7d0326880b),
            UINT64_C(0xde5790dc0b798b4b), UINT64_C(0x04f3da84420ecacf), UINT64_C(0x2c1eb4732b5706f9),
        } } },
        { { {
            UINT64_C(0xc2eb0aff71fa82aa), UINT64_C(0x08571ff59e44aec8), UINT64_C(0xabaeca41cc1a32fc),
            UINT64_C(0x54aa9d82e53f0c86), UINT64_C(0x81e901b4d4bd08fa), UINT64_C(0x4e49a538b025b6d6),
        } }, { {
            UINT64_C(0xf002e23a88a03049), UINT64_C(0x50ebf5c3ef6566e1), UINT64_C(0xf716a0933a724e2a),
            UINT64_C(0x409640df8bb3299f), UINT64_C(0xc9021f8502e6ffe8), UINT64_C(0xa0d06290f768141c),
        } } },
        { { {
            UINT64_C(0xbf6a4d59be5a88ba), UINT64_C(0x10376b13afe5de27), UINT64_C(0xe9c908561d821cac),
            UINT64_C(0xcac467b6f58aba8b), UINT64_C(0x8f94b764da9a0a19), UINT64_C(0x0c91c17adb13c4ef),
        } }, { {
            UINT64_C(0x5f67a31d412a8ebf), UINT64_C(0xc4e24d179d19024b), UINT64_C(0x7a603f5bf7240be5),
            UINT64_C(0xe6a81d829dbe2afd), UINT64_C(0x1086dbf373638b7d), UINT64_C(0xd840cdb091b05a23),
        } } },
        { { {
            UINT64_C(0x71b60d866d8ce8d5), UINT64_C(0xac02d797c63e9c2b), UINT64_C(0x7be054276ffdad54),
            UINT64_C(0x93ad22fb79c31ea1), UINT64_C(0x75ef1556305ab307), UINT64_C(0xf04e06340e13b2b5),
        } }, { {
            UINT64_C(0x1da17ce5c85c2a04), UINT64_C(0x7ab91cff1fff0573), UINT64_C(0x7d7aa9b80444b546),
            UINT64_C(0xaebe031381f347af), UINT64_C(0x24b7a4598f30ca8d), UINT64_C(0x608c75300916c29e),
        } } },
        { { {
            UINT64_C(0x0837500e4ced4d74), UINT64_C(0xe31a70bd8a4da94d), UINT64_C(0x782942c507c02932),
            UINT64_C(0xf2fed8fa45f0f0cd), UINT64_C(0x11087436d4b75464), UINT64_C(0x5170c4f851ba9950),
        } }, { {
            UINT64_C(0x5589b25cd2dfdd34), UINT64_C(0x1a884470b6309f04), UINT64_C(0xae292c684a4b16a5),
            UINT64_C(0xd7b8a0db4d77f783), UINT64_C(0xfaed45bd195dde58), UINT64_C(0x0d1ba5dacee9f16b),
        } } },
        { { {
            UINT64_C(0xb38366556fd11ba4), UINT64_C(0xb3393f70e0e25ce5), UINT64_C(0xded3db29fdc9de3d),
            UINT64_C(0x65590cb88d5009c6), UINT64_C(0x15579d23acfef1a0), UINT64_C(0xdad2f853de39458a),
        } }, { {
            UINT64_C(0xa5484834d494455d), UINT64_C(0x5d4618a2ee9eac0f), UINT64_C(0x0686fc9ed76a9de3),
            UINT64_C(0x1be88d61f1413083), UINT64_C(0xc132e222acd75462), UINT64_C(0x7b371963321ed25f),
        } } },
        { { {
            UINT64_C(0xff2acb6f05397c97), UINT64_C(0xf36bf84483e3af79), UINT64_C(0xad9cc8ebb3e660b7),
            UINT64_C(0x244775b5beb39219), UINT64_C(0xcf6f79f3dcfa37d7), UINT64_C(0x91fc4b252f2cbb05),
        } }, { {
            UINT64_C(0xda647557dd6c5a65), UINT64_C(0x7c4297f895b5dd74), UINT64_C(0xa6cf369d6f89c73d),
            UINT64_C(0x2af886e0e01c93f7), UINT64_C(0x167c4a517383082e), UINT64_C(0x1b57460b4c11de54),
        } } },
        { { {
            UINT64_C(0x06fcbcec35c36cd2), UINT64_C(0x2cd795e8ef2df842), UINT64_C(0xf469280218ed7c02),
            UINT64_C(0xf17668bba73cab79), UINT64_C(0xeecd37e0f5140112), UINT64_C(0x319678cb9e524c9d),
        } }, { {
            UINT64_C(0x300805ac5ae228fd), UINT64_C(0x2ea546b61da2b0ee), UINT64_C(0x65b4e6a212b03a37),
            UINT64_C(0x987fe7b675239dcf), UINT64_C(0x6441e1662d84cd83), UINT64_C(0x63fee023f58d16d3),
        } } },
        { { {
            UINT64_C(0x81b8819691d23b68), UINT64_C(0x1234acde7bb0783f), UINT64_C(0xabedc6cf79133f44),
            UINT64_C(0x4b98225a9e5f2649), UINT64_C(0x4b36fd22fd2d7864), UINT64_C(0x43ce4da0cf87f38c),
        } }, { {
            UINT64_C(0x32aaef3dc429ad66), UINT64_C(0x0869261e8854a07b), UINT64_C(0xda0b805b0ce355d1),
            UINT64_C(0xac3b34580d28a15f), UINT64_C(0x8f6f519b3c842ddf), UINT64_C(0xc1d3a7d5ef0b0ee1),
        } } },
        { { {
            UINT64_C(0xc972244a9b035117), UINT64_C(0xe38475c95d6ea187), UINT64_C(0x113ae381c4684ec5),
            UINT64_C(0x2abf3bed3b98d30f), UINT64_C(0xf8c4541507f0a04b), UINT64_C(0x0af3d9c899bc2fed),
        } }, { {
            UINT64_C(0xf298d277aa24eeca), UINT64_C(0x97b2503f52e9d168), UINT64_C(0x11baa2fd79378d7a),
            UINT64_C(0x2ca17e340bce6fe5), UINT64_C(0xc7d31b3e6f5f3042), UINT64_C(0xc411503be64e2bdd),
        } } },
        { { {
            UINT64_C(0xea5e2ea76718f964), UINT64_C(0x56cf63bc291def3c), UINT64_C(0xc65025eab838d31e),
            UINT64_C(0xc67981081c998e3c), UINT64_C(0x5a790498e208ab00), UINT64_C(0xec7bd75baeaac819),
        } }, { {
            UINT64_C(0x7478b38e61d37262), UINT64_C(0xa3136c5cd475841f), UINT64_C(0x0287f3d96e0066c0),
            UINT64_C(0x52226b3aa0ea784f), UINT64_C(0xf110557b35578e19), UINT64_C(0x953c4cf95a7cc5b2),
        } } },
        { { {
            UINT64_C(0x3fe0ebb21c10b62d), UINT64_C(0xad73fedf131258f2), UINT64_C(0x36ae469f47ada810),
            UINT64_C(0x3cedc9c08b38d28a), UINT64_C(0x39dff263971e11fd), UINT64_C(0xc22879a10a1d7a87),
        } }, { {
            UINT64_C(0x043fafaffa92c653), UINT64_C(0x8c3efe0fd6e92098), UINT64_C(0x0c8c1c6dd552e548),
            UINT64_C(0xa5f8c28e57e98b6d), UINT64_C(0x45b4deeb37c30a21), UINT64_C(0x6c443127be4234bd),
        } } },
        { { {
            UINT64_C(0xe9d68f3368b73a7b), UINT64_C(0x636785c3e2326303), UINT64_C(0x3d8c5017899ff146),
            UINT64_C(0x65c768d34dc316ba), UINT64_C(0xac2fd88b6fcbceca), UINT64_C(0x5b3ba31dae39d30b),
        } }, { {
            UINT64_C(0x38afb11796784286), UINT64_C(0xd218ceaeea10e4df), UINT64_C(0x622c2aa57d0840f1),
            UINT64_C(0xb6dc328b6c942962), UINT64_C(0x55ddd8db14aed85c), UINT64_C(0xdc9964d90f59683f),
        } } },
        { { {
            UINT64_C(0xa8c272da198f02b1), UINT64_C(0x82664204503b56e6), UINT64_C(0xdc5470b1817dd13d),
            UINT64_C(0x333448c4b3ed6e90), UINT64_C(0x5368baa301215b45), UINT64_C(0xb8eb5b7fdf9eadda),
        } }, { {
            UINT64_C(0xfc6d1a40c1007ac6), UINT64_C(0x89d5aa6d018ffb3a), UINT64_C(0xdfbe60f6d3134063),
            UINT64_C(0x78d98ea3ac16ab86), UINT64_C(0x4dcb5bac1d8dd530), UINT64_C(0x6aa3040e67acb7eb),
        } } },
        { { {
            UINT64_C(0x6f9de49174e6d4f3), UINT64_C(0x8b9372ee131058b0), UINT64_C(0x73481af7a2ad911d),
            UINT64_C(0xf5a0a61ada7c4457), UINT64_C(0x2d3f4817f310a653), UINT64_C(0xa06d7c69e7d9445c),
        } }, { {
            UINT64_C(0xbc86f8ca1b081045), UINT64_C(0x7bb2b3e4b3a1079a), UINT64_C(0x7e4f82a78ba67178),
            UINT64_C(0xe041cc67aa646663), UINT64_C(0x3d177a8e1d7304f1), UINT64_C(0xb85a2363f96ce279),
        } } },
        { { {
            UINT64_C(0xbf290f0643c774e4), UINT64_C(0x0b3720f83c60abe8), UINT64_C(0x1a2993a31450437f),
            UINT64_C(0x028230dba8794575), UINT64_C(0x00c115423d046a0a), UINT64_C(0x5ed16ae479c6cd3e),
        } }, { {
            UINT64_C(0xce4f90bccfd9783b), UINT64_C(0x8b6fbfbdb417cdbf), UINT64_C(0x698cf83535ed5a7d),
            UINT64_C(0xd45c02845c730827), UINT64_C(0x8c86612e2194391b), UINT64_C(0xa5343796d90c2743),
        } } },
        { { {
            UINT64_C(0x495c7d3c22b0e3d2), UINT64_C(0x6bde2464d0c5a90d), UINT64_C(0x4fd4f53eca376c6b),
            UINT64_C(0xbb5cb760964e9d12), UINT64_C(0x07323b9cc63c8dc8), UINT64_C(0xd3daa393e75fdfc9),
        } }, { {
            UINT64_C(0x1cca957565a73504), UINT64_C(0x1f3886e359065cc1), UINT64_C(0x6aacd840e900b533),
            UINT64_C(0xcec6419b3969184c), UINT64_C(0x231581c812fcd87d), UINT64_C(0xc441c96601922a7f),
        } } },
        { { {
            UINT64_C(0x27edd1331a17053b), UINT64_C(0xfe67cbf1eb49dd4b), UINT64_C(0x38ccdfa1961e18d4),
            UINT64_C(0x986155fc3ea444a9), UINT64_C(0x900a3c3ded060bb3), UINT64_C(0xa7c4dbf8447e9619),
        } }, { {
            UINT64_C(0x916e9a6d73b30fa8), UINT64_C(0x09e223c399ef91c8), UINT64_C(0xa6938661dd3ed103),
            UINT64_C(0x8e4f097171f47d43), UINT64_C(0x05b38192582e9805), UINT64_C(0x5624595fb15172d8),
        } } },
        { { {
            UINT64_C(0x2b8d4d4c675227c2), UINT64_C(0xd125bed66fac485c), UINT64_C(0x6bc125230b24fbc1),
            UINT64_C(0x0fa0eda93a09b97d), UINT64_C(0xc7dea5b66ae87589), UINT64_C(0x8b107dd1512c5007),
        } }, { {
            UINT64_C(0x8e96daed88de0f58), UINT64_C(0x2d450871776dab90), UINT64_C(0xfe4d2b7e5813785d),
            UINT64_C(0xcdbe70e6db3e7c38), UINT64_C(0x1d7c0f230c790099), UINT64_C(0xb995ec8a35379e50),
        } } },
        { { {
            UINT64_C(0x0e2d6fe75ad0bea6), UINT64_C(0xdc92a7e93c11b165), UINT64_C(0xbe76d9bd8a05a42b),
            UINT64_C(0x270f99dd040c86b9), UINT64_C(0x6b341af197a7768e), UINT64_C(0xd83c7fe3ba6455b7),
        } }, { {
            UINT64_C(0x4c0fab8bf2996ebc), UINT64_C(0x79fb5797c16dced4), UINT64_C(0x55fd35dbff8b1a0f),
            UINT64_C(0x3ce53fed7ced7e98), UINT64_C(0x190c9aecdedbe9c9), UINT64_C(0xfbceea48b29f6604),
        } } },
        { { {
            UINT64_C(0xa4f9003ff4dadc49), UINT64_C(0x88f65ff7cc3c9ec5), UINT64_C(0x89b2e3181030285d),
            UINT64_C(0x97abf508ee88b691), UINT64_C(0x3fccbf60be11b362), UINT64_C(0x0290143ca3e874eb),
        } }, { {
            UINT64_C(0x556fec695b290cc4), UINT64_C(0x17b8622b440f2648), UINT64_C(0xcd6f4fe2b98dd498),
            UINT64_C(0x70c806ab69d443d6), UINT64_C(0x7666b1c5b0619e25), UINT64_C(0xeade26a904e74cf5),
        } } },
        { { {
            UINT64_C(0xb65998a7e40581e1), UINT64_C(0x44dc9cad1ff9caca), UINT64_C(0x9299ba14f7e8ba8c),
            UINT64_C(0x8b3079907e02db72), UINT64_C(0x75ea58bc8a663e35), UINT64_C(0xaaed78dc461506f1),
        } }, { {
            UINT64_C(0xdde2afede387f3cc), UINT64_C(0x6a668980f83a20b8), UINT64_C(0x1465e08f4046d362),
            UINT64_C(0x519b455975b6e86b), UINT64_C(0xc4bd40312e6a4d1d), UINT64_C(0x34eb59544f699c5e),
        } } },
        { { {
            UINT64_C(0x4467bf2fafe96f6a), UINT64_C(0x795d38cdf4b014a0), UINT64_C(0x24f346ef81d1e97a),
            UINT64_C(0x0a3c8f972d735e37), UINT64_C(0x3037a6e3c63c54b1), UINT64_C(0xf432bb0ca64131ca),
        } }, { {
            UINT64_C(0xde7bcffd7cbef85e), UINT64_C(0x9a2d89119b9b5dfd), UINT64_C(0xef642957a950a79b),
            UINT64_C(0xc425d9d88f580aaa), UINT64_C(0x1265a95131c558d9), UINT64_C(0xb33d2abca108fd72),
        } } },
        { { {
            UINT64_C(0x461cf778695173c7), UINT64_C(0x3b6cb54401d09eb1), UINT64_C(0x66bed8a668492f4a),
            UINT64_C(0x093d81803da2e9c4), UINT64_C(0x5ae3e242c59f77a2), UINT64_C(0x7f06bf8cfb6f25a6),
        } }, { {
            UINT64_C(0x82046762484f68e3), UINT64_C(0xf6bdf639d35357cd), UINT64_C(0xbb145c2df2689e8f),
            UINT64_C(0x907adf8d746e8884), UINT64_C(0x563d4e89f045dccb), UINT64_C(0x0cd894046f4ad98a),
        } } },
        { { {
            UINT64_C(0x0e3c1518a3f50b51), UINT64_C(0x5f85e99c73cd912a), UINT64_C(0x53e622e4c0e348fd),
            UINT64_C(0x56f55628071a7ea2), UINT64_C(0x1f7e267f50926d89), UINT64_C(0xee6fe7ad1830324b),
        } }, { {
            UINT64_C(0xd44464e73e26686f), UINT64_C(0x7996148becd4b281), UINT64_C(0x4cd1cd3a67f2ccdb),
            UINT64_C(0x449f45986182c681), UINT64_C(0x7a4fb1c69e369d02), UINT64_C(0xbad6e6048af72dcc),
        } } },
        { { {
            UINT64_C(0x739e1309fadc3ae2), UINT64_C(0x0abc5392a7dd2522), UINT64_C(0x6f7beab0c7c00ff9),
            UINT64_C(0x5750339d7608e26b), UINT64_C(0x33be5af8ac5d3915), UINT64_C(0x3716539a5a101a30),
        } }, { {
            UINT64_C(0x9ccecb2ecd166779), UINT64_C(0xe9b354733bcc1af7), UINT64_C(0x87e33c67220a2e70),
            UINT64_C(0x85ddcae56d938536), UINT64_C(0x6235021c712b9e03), UINT64_C(0x2c98cbc8212633b7),
        } } },
        { { {
            UINT64_C(0x57a6e7c232066a08), UINT64_C(0x2522b389b6190821), UINT64_C(0x25ad824635694f6f),
            UINT64_C(0xc1f0947c3f1cdc84), UINT64_C(0x3bbcbf96cba500ea), UINT64_C(0xf780abf484511631),
        } }, { {
            UINT64_C(0x2a72dd7bcfb13495), UINT64_C(0x8f15362d5bdce4a6), UINT64_C(0x1e3d68aba3ef6af2),
            UINT64_C(0x77723cd8cea615f4), UINT64_C(0x2f6e8114351e98b2), UINT64_C(0x0654e73f660b53b6),
        } } },
        { { {
            UINT64_C(0x2a103dfd08e81892), UINT64_C(0xeac4cec69499996a), UINT64_C(0x8822fd31550a1898),
            UINT64_C(0xb33f52b2752627e7), UINT64_C(0xb7c4daa177fc763e), UINT64_C(0xcc391e5f57676d81),
        } }, { {
            UINT64_C(0xa2d6b01a521f6b47), UINT64_C(0xecb635313600d839), UINT64_C(0x8173188858a722e6),
            UINT64_C(0x302bd6c9fbdbc74e), UINT64_C(0x9475171fd9ea42a9), UINT64_C(0x12f86ae8757644d0),
        } } },
        { { {
            UINT64_C(0xb8799a0deef6047e), UINT64_C(0xd35dd392df915e42), UINT64_C(0x3045c5d2061c5ec5),
            UINT64_C(0xc4e25a63501780da), UINT64_C(0xc7b35435bddaf8b2), UINT64_C(0x89e031848c9572b0),
        } }, { {
            UINT64_C(0x51400e31dfb4da9d), UINT64_C(0x8ef4bdd1aea62b9f), UINT64_C(0x8253b6d18045438c),
            UINT64_C(0xa2dc9f9f489a46ba), UINT64_C(0xedcbcdd248566dbe), UINT64_C(0xb8df7acf7dbc091a),
        } } },
        { { {
            UINT64_C(0x4997bf876dd0b21c), UINT64_C(0xe15ff1209dc94deb), UINT64_C(0xa24d2b98c5e5b6b0),
            UINT64_C(0xcca4b28d04f38d7a), UINT64_C(0x469fbd943bedc110), UINT64_C(0xdd0ca9a96b484855),
        } }, { {
            UINT64_C(0x92720265ce2d0e99), UINT64_C(0x1ed364387ad23a63), UINT64_C(0xfac635629b1c7086),
            UINT64_C(0x569adeb87ff9715b), UINT64_C(0x57759577dff3550d), UINT64_C(0x85561eba84a60a9b),
        } } },
    },
    {
        { { {
            UINT64_C(0x5c0d1a7e418d989c), UINT64_C(0x3ac135a0b20ba8a6), UINT64_C(0x05413dc33dac34bf),
            UINT64_C(0xca9341b511591fe6), UINT64_C(0x66b66e6d7fb2d137), UINT64_C(0x70a976d60464a571),
        } }, { {
            UINT64_C(0x7c4dc4bd29860ccb), UINT64_C(0x9df0c98baed15821), UINT64_C(0xedaa7278ddb940a6),
            UINT64_C(0x43284f22c07765df), UINT64_C(0x80a3951ca83e2890), UINT64_C(0x2cd7398e4b2af5f8),
        } } },
        { { {
            UINT64_C(0xd24072dff0d77c33), UINT64_C(0x63f9456a210c5c4d), UINT64_C(0x10399c552f6dfa05),
            UINT64_C(0x1bb1954bed61fbb1), UINT64_C(0xb21f1160e122086a), UINT64_C(0xe53d604adccd149d),
        } }, { {
            UINT64_C(0xe4458f1cbb2db65c), UINT64_C(0xf7caade64b044c86), UINT64_C(0xd0e6c9642f192fa4),
            UINT64_C(0x9dde2107a96c1aa0), UINT64_C(0xd6b4c284171c0783), UINT64_C(0x5554884ba348e47d),
        } } },
        { { {
            UINT64_C(0x8ef67c048f7cf85f), UINT64_C(0x1db2decad9694cba), UINT64_C(0x729803e34d276516),
            UINT64_C(0x56a681b8e4525d4d), UINT64_C(0x1682a4e76512dd64), UINT64_C(0x89cc5a47d72279a0),
        } }, { {
            UINT64_C(0x60bf09ac8993f316), UINT64_C(0x6a402c1612f96cae), UINT64_C(0x0472c5f681e09bcc),
            UINT64_C(0xf65cf90dfd3a14c1), UINT64_C(0x26c6587ac81def7b), UINT64_C(0xf95424ae9670df9b),
        } } },
        { { {
            UINT64_C(0x558d8bfdd0fdc2d4), UINT64_C(0x3f16f3ae13463f99), UINT64_C(0xd74f30eb346162b7),
            UINT64_C(0xf286a954763f4504), UINT64_C(0x579e918430157c4e), UINT64_C(0x26738dc884e8203c),
        } }, { {
            UINT64_C(0x1e6e0563e583b4c7), UINT64_C(0xe1e62ce3a2d6f03c), UINT64_C(0x852224b36d02df43),
            UINT64_C(0xe763a75cf76f20ce), UINT64_C(0x26d90097c8fee897), UINT64_C(0x13a3503c5aeb961b),
        } } },
        { { {
            UINT64_C(0x26196661ece7bf70), UINT64_C(0x6992b806b5b11c9c), UINT64_C(0x0f357f070533c399),
            UINT64_C(0x7319867ab1293a5e), UINT64_C(0xfca157bd20aea8c1), UINT64_C(0x8174560d14328b21),
        } }, { {
            UINT64_C(0x4fece611777fc9b8), UINT64_C(0x967796cece5a955e), UINT64_C(0x59aac7738eaee1f4),
            UINT64_C(0x4bda8caeef9e9644), UINT64_C(0xf4f47c13162700b3), UINT64_C(0xe9305fc9621c0671),
        } } },
        { { {
            UINT64_C(0x801774eded4cb7a3), UINT64_C(0x49d845bfc2279855), UINT64_C(0xc34b16bd9945f8b8),
            UINT64_C(0xc2d2611f6f86bf36), UINT64_C(0x7d10ae8222a81ec4), UINT64_C(0xeb816be1ef5015ad),
        } }, { {
            UINT64_C(0x8cacd5849f0fd899), UINT64_C(0xc6a3270f0ffd0565), UINT64_C(0x3719a7c7951a5a5d),
            UINT64_C(0x9d9b477826e45634), UINT64_C(0x9172cbace80686ac), UINT64_C(0xc0b013a9a427e0e7),
        } } },
        { { {
            UINT64_C(0xad1cda0f0ff949e9), UINT64_C(0x817639f2f97a7e42), UINT64_C(0x80ba57af6ece681f),
            UINT64_C(0xdcda7b90633a8edf), UINT64_C(0x2747a3188011e302), UINT64_C(0x6f6ecf18e5d506d1),
        } }, { {
            UINT64_C(0x4dbc0f052547a4cd), UINT64_C(0xbbe25a4368c62439), UINT64_C(0x171303411732f074),
            UINT64_C(0x2f54579f02fd918e), UINT64_C(0xfe7416fef2ab2c08), UINT64_C(0xe61a9d5f0439e87f),
        } } },
        { { {
            UINT64_C(0x72cbe8e4b9350f4b), UINT64_C(0x12c4e1bec3198f57), UINT64_C(0xd86194dcb9c2552b),
            UINT64_C(0x84df8d0308cebcb4), UINT64_C(0x3c6327ade4d94d4c), UINT64_C(0x9e8b72c7739b350a),
        } }, { {
            UINT64_C(0xa121166fae26750c), UINT64_C(0x531e29459ca7ce2a), UINT64_C(0x8551048b6e656e2b),
            UINT64_C(0x7a4ae28433b15628), UINT64_C(0xe9581ef7dac6783c), UINT64_C(0x32c58f9d3d156ce3),
        } } },
        { { {
            UINT64_C(0x135b2b79b082be29), UINT64_C(0x9714101895701ddb), UINT64_C(0x752a4afa4e3a427b),
            UINT64_C(0xb78b653235ed2962), UINT64_C(0x6621353ce65ad3e0), UINT64_C(0x7554d58dcf4c6bd2),
        } }, { {
            UINT64_C(0x76e20fddcbe579c9), UINT64_C(0x2f2b825ef078f002), UINT64_C(0x92620e8f10384c78),
            UINT64_C(0xdf3bd69ffc9f9f01), UINT64_C(0xddc92077e7621c87), UINT64_C(0x7d38bbe8f0f12af4),
        } } },
        { { {
            UINT64_C(0x6e9412ae2e83be4c), UINT64_C(0xdfc88602efbb3655), UINT64_C(0x7e785f82fb764fc5),
            UINT64_C(0xdfe4b66e9a689122), UINT64_C(0xc916f4c5d5a364c4), UINT64_C(0xaf62600efa1850f5),
        } }, { {
            UINT64_C(0xc7a07e701c9cf48a), UINT64_C(0xc21bd31d96492fd7), UINT64_C(0x0c921fc54abaa451),
            UINT64_C(0x7c5b083e9af17bb7), UINT64_C(0x5e0c259baf171f26), UINT64_C(0xc92c09cbabbb8cd7),
        } } },
        { { {
            UINT64_C(0x391e1a90f1e58159), UINT64_C(0xc5a445ba7e413c6f), UINT64_C(0xea79589fbd007b34),
            UINT64_C(0x2275f42ba9e394d0), UINT64_C(0xdd921ba5c5521d57), UINT64_C(0xc1ce5aff77e5c9da),
        } }, { {
            UINT64_C(0x0a9738c2d111cfe0), UINT64_C(0xdd02b43d030247d6), UINT64_C(0x6fee5af6e2b80932),
            UINT64_C(0x466ac5fc034439a6), UINT64_C(0xb6acffcfc2705974), UINT64_C(0x2cd37d9c521b35f4),
        } } },
        { { {
            UINT64_C(0x94d1b2207eb00a8b), UINT64_C(0x34515cbabe7713d7), UINT64_C(0x76f1f9cdc6c9ed7e),
            UINT64_C(0x655e60d2bb186b2a), UINT64_C(0xa85ed1cbe17c0d52), UINT64_C(0x0a8abefa195c36b0),
        } }, { {
            UINT64_C(0xbabd04757a5e402a), UINT64_C(0xe8200293e53b23aa), UINT64_C(0x1e8d10f113a8f810),
            UINT64_C(0x14f710944a51828d), UINT64_C(0x64918b948a033f6f), UINT64_C(0x2fa0a6fdc01bb432),
        } } },
        { { {
            UINT64_C(0xc386184c8ee49f1a), UINT64_C(0x37e16050c82b9bcf), UINT64_C(0x38d1ed6fbb7064d7),
            UINT64_C(0x30751358376a8ffd), UINT64_C(0x9f783ea10705cc4a), UINT64_C(0x98b3ac2c89a59729),
        } }, { {
            UINT64_C(0xe5e4406e4e95dec8), UINT64_C(0x92c24a5aa1a748fd), UINT64_C(0xc6f49bcb9e086229),
            UINT64_C(0x66476bc1f480584c), UINT64_C(0xb6a9aefe6df1f4f4), UINT64_C(0xd62374b61fa52dfd),
        } } },
        { { {
            UINT64_C(0xc1382382c5c05df9), UINT64_C(0x1c3f4727c7a917ba), UINT64_C(0x8246be79c23c6aab),
            UINT64_C(0x47628533b540f1ed), UINT64_C(0xfef53ca04bab3a5f), UINT64_C(0x122eeb578bc633f5),
        } }, { {
            UINT64_C(0xb444e14f53317ab2), UINT64_C(0x38c4d6795a3f007e), UINT64_C(0xb0081fb8de6fac71),
            UINT64_C(0x30d81caa9c57ef96), UINT64_C(0x206a9b1b5ec163cb), UINT64_C(0xed7f5ea3ff147235),
        } } },
        { { {
            UINT64_C(0x657f167e9fc7093b), UINT64_C(0x9d2fa19bdd1ef49d), UINT64_C(0x41b9cef8d63deee4),
            UINT64_C(0x6b4d35505608269d), UINT64_C(0xaa0624881940c6e9), UINT64_C(0xfb24d9eaf1090734),
        } }, { {
            UINT64_C(0x61a5a4b16bfc5e60), UINT64_C(0x4c2cd48d3a937961), UINT64_C(0x644e76e9472661dd),
            UINT64_C(0x8a0ec27fe326ec25), UINT64_C(0x1b0dade2e0c154f7), UINT64_C(0x379c6630f5fd0ab3),
        } } },
        { { {
            UINT64_C(0x62bd56d05ab52d59), UINT64_C(0x7ad57858b3c87676), UINT64_C(0x5f392331e48ed2b6),
            UINT64_C(0xdddd147e45852268), UINT64_C(0xc67576a8762baf92), UINT64_C(0x488e96b73f803618),
        } }, { {
            UINT64_C(0x3fe893b4b3431d72), UINT64_C(0x8cab96e42fbe80fd), UINT64_C(0x22962e384b2d9617),
            UINT64_C(0x69284191eb38fe7f), UINT64_C(0x7f49bd35c8a8d0db), UINT64_C(0x25e2acaadb96125d),
        } } },
        { { {
            UINT64_C(0x74b8a30857f969a2), UINT64_C(0xfc8e6abdf4f19f9b), UINT64_C(0xb3f927729cb79874),
            UINT64_C(0xb119e0b4ce5d56bf), UINT64_C(0x6d58dc8f345a6b87), UINT64_C(0x45ee32132ab6fbd8),
        } }, { {
            UINT64_C(0x37018c1c255ce36f), UINT64_C(0x5363d22158f18cbe), UINT64_C(0x00647b579ef061ee),
            UINT64_C(0x74fa31f5832ae969), UINT64_C(0x43f9e8f5b6e1184a), UINT64_C(0xc3ac5840550b6229),
        } } },
        { { {
            UINT64_C(0xedfd161b48c3d02f), UINT64_C(0xf3d9565edec6eb2d), UINT64_C(0xeeb2f162e5f11085),
            UINT64_C(0xbcedc2930fe393f9), UINT64_C(0xfb14db30e8ed77f1), UINT64_C(0x107c8d413f08d9a9),
        } }, { {
            UINT64_C(0x6d0cb7829276c66c), UINT64_C(0xd947c17450d277e8), UINT64_C(0x69bf601363860db8),
            UINT64_C(0x625050e3c838e0b9), UINT64_C(0x71256ca1d9207bfa), UINT64_C(0x58207533cf5e18af),
        } } },
        { { {
            UINT64_C(0x56cb368d44b5e28e), UINT64_C(0x1cb96544428b23e8), UINT64_C(0x65b40cabb7f1bfce),
            UINT64_C(0x27ee0f7d7c74305f), UINT64_C(0x994452df9d98ae77), UINT64_C(0x9f284295eff93757),
        } }, { {
            UINT64_C(0x0003c1b3dcadeba6), UINT64_C(0x1dcae9ee8e76dce8), UINT64_C(0x5b5999a466f2632e),
            UINT64_C(0x0cff5988f8d6a710), UINT64_C(0xca5011d4ba44c673), UINT64_C(0x310f07958cfdfdfa),
        } } },
        { { {
            UINT64_C(0xbf46c54ce71619fe), UINT64_C(0xf4af3f4bf6aaba74), UINT64_C(0xeaeef71a85ce7bf3),
            UINT64_C(0x55470d68ebf8701e), UINT64_C(0x04833fa15470c709), UINT64_C(0x52e1898b98de1012),
        } }, { {
            UINT64_C(0xea7eb0f7b346eedd), UINT64_C(0x8593727bb2e96b9b), UINT64_C(0x1fdeebdba802908a),
            UINT64_C(0x507b359f1aa2852f), UINT64_C(0x78fcde86bf9ff98d), UINT64_C(0x0cef86f48e2bc57f),
        } } },
        { { {
            UINT64_C(0x1159278413c88b69), UINT64_C(0xa4548c93bd12d6da), UINT64_C(0xb8eee91b24efcf91),
            UINT64_C(0x4765ba895713d936), UINT64_C(0x0bd9a231716a6ca5), UINT64_C(0x1bbee5c3acb7b5aa),
        } }, { {
            UINT64_C(0xb187236008b771ed), UINT64_C(0x4b0b9e619355167c), UINT64_C(0xa00aae027cf4476a),
            UINT64_C(0xbc267396e1febf08), UINT64_C(0x64d77d8c2449ef54), UINT64_C(0xfe48afbe49cf5ff4),
        } } },
        { { {
            UINT64_C(0xfbb3ddfa56e5fee1), UINT64_C(0x0c35a37a3bd62b80), UINT64_C(0x9ed16080e0ba2ae4),
            UINT64_C(0x86e4907e85377282), UINT64_C(0x2241b704c3824580), UINT64_C(0x7e02201f99ca29f2),
        } }, { {
            UINT64_C(0xeb48ef42a2c4cf58), UINT64_C(0xe4630df1a688a59c), UINT64_C(0x93f848c152fc6f0f),
            UINT64_C(0x67a69b5e08fca826), UINT64_C(0xf9404247cdcce746), UINT64_C(0xbfc26617aba74acb),
        } } },
        { { {
            UINT64_C(0x8cc4612aad457680), UINT64_C(0xe5de166747c01840), UINT64_C(0x362a5240799c1ad0),
            UINT64_C(0xfc47ceb1cf7f5dc9), UINT64_C(0x44f0b492f7471f6c), UINT64_C(0xecd64e249be2f6ab),
        } }, { {
            UINT64_C(0x6a3beb8adc46b9e8), UINT64_C(0xd17abc47026becde), UINT64_C(0xb532eec4ec3b43ce),
            UINT64_C(0x1439cfc6298414e7), UINT64_C(0x83e93e881ddbab9a), UINT64_C(0xc0850787bbb5e6b2),
        } } },
        { { {
            UINT64_C(0x621ff42f5b5f888a), UINT64_C(0xeef7d581a3b9db4d), UINT64_C(0x051d2fbd0ce2c211),
            UINT64_C(0xa5063d513a50657b), UINT64_C(0xc95f190cb6d6c181), UINT64_C(0xcce3bcfaf08de0f5),
        } }, { {
            UINT64_C(0xf053398f6556486b), UINT64_C(0x8990630d9d4ae2ca), UINT64_C(0xfddeca8182bc1e99),
            UINT64_C(0xf0247dd8cde9450e), UINT64_C(0x7387ee62aa5f73f3), UINT64_C(0x636f68605f100d92),
        } } },
        { { {
            UINT64_C(0x1d1bdcd39c376a95), UINT64_C(0x9345012bc31234bf), UINT64_C(0xa1cdd64be9e66649),
            UINT64_C(0xa8efedc482cf37f6), UINT64_C(0x2a04022d4af067ea), UINT64_C(0xf7c84fa64bf0d6d1),
        } }, { {
            UINT64_C(0x1a7c5ec628f9c9e2), UINT64_C(0x1e7aecdaf41026c1), UINT64_C(0x54d851ac70b0118c),
            UINT64_C(0x06338617ed462e2b), UINT64_C(0xfd16b2ee6fd1252a), UINT64_C(0x77915b8e304d2816),
        } } },
        { { {
            UINT64_C(0xa52d1c3436d9fa02), UINT64_C(0x247c878c85809809), UINT64_C(0xc95844d8fe7c3c1d),
            UINT64_C(0x952ac3697b65eb8b), UINT64_C(0x681608542cdcc150), UINT64_C(0xe0611dbb51928fef),
        } }, { {
            UINT64_C(0x3586b3142f72dbdf), UINT64_C(0xafea13ffb8d262c1), UINT64_C(0x1f2827c68413d1ba),
            UINT64_C(0xaf882555428e325d), UINT64_C(0x9b4b8c97bb6934f4), UINT64_C(0x48e4eb647168111e),
        } } },
        { { {
            UINT64_C(0x637f70dc753eebab), UINT64_C(0x539c395c5ab2673c), UINT64_C(0xb7a32ba154c51b46),
            UINT64_C(0xe29ea66afea189c1), UINT64_C(0x2a6da80404ccd05d), UINT64_C(0x6b4e686819e331a9),
        } }, { {
            UINT64_C(0xa29b558a7c41ed23), UINT64_C(0x356b2950be9c5304), UINT64_C(0xf47610d0f18f92ed),
            UINT64_C(0x2619b769a96945ab), UINT64_C(0x3941c7f0ad542a62), UINT64_C(0x473af0bef2fd9dfa),
        } } },
        { { {
            UINT64_C(0x74ee340f5dccf91f), UINT64_C(0x24a230e53c2ab28c), UINT64_C(0xab36e1699f6c093e),
            UINT64_C(0x031967ccc653cbe1), UINT64_C(0x209523cb34c9cbab), UINT64_C(0x28544555c7fc3745),
        } }, { {
            UINT64_C(0x250ca0462e487338), UINT64_C(0x25cc4a27eb2f5176), UINT64_C(0x736b0dcab464fb03),
            UINT64_C(0x51655c2b9a4897a9), UINT64_C(0x56d555a227ac4104), UINT64_C(0x0926c0afb5bcf845),
        } } },
        { { {
            UINT64_C(0x4ec1f842a5a24e23), UINT64_C(0x458c230f77f31292), UINT64_C(0x7e4c151d0e35c751),
            UINT64_C(0xa4e300164eaff22d), UINT64_C(0x69f9eaf0398c4e4d), UINT64_C(0xd0fae237a5be567b),
        } }, { {
            UINT64_C(0x17e39270bcf6703b), UINT64_C(0xa077fdbe02d61f36), UINT64_C(0x9a71e774d4da6956),
            UINT64_C(0x986990e4a0ae3bfc), UINT64_C(0x1fb43201138848d2), UINT64_C(0x42b9bb24b677fc4e),
        } } },
        { { {
            UINT64_C(0x3ab525cdfbbc58f5), UINT64_C(0xaf4a1ac9523d75eb), UINT64_C(0x1f2d7a13e9948b1f),
            UINT64_C(0x500273caa6f41654), UINT64_C(0xce1daff2bc82fa20), UINT64_C(0xe87dc5f9d4558f8c),
        } }, { {
            UINT64_C(0x55b5ed72111c4812), UINT64_C(0xa32dd270ee2fd1f5), UINT64_C(0xc39d2286dcd976a6),
            UINT64_C(0xe00781553193d1ce), UINT64_C(0x58ef3851c0b9be8b), UINT64_C(0xa4344b04c9347d44),
        } } },
        { { {
            UINT64_C(0x06ab8db97f83c1b0), UINT64_C(0x4a20e5b740be0c4d), UINT64_C(0x271155c13498d379),
            UINT64_C(0xf68f1bdce6d970a9), UINT64_C(0x65d2ea5c9f664b52), UINT64_C(0xd7066f80431491fc),
        } }, { {
            UINT64_C(0x412aa75e9bf36287), UINT64_C(0x7b622b5b6931d459), UINT64_C(0xa2e6054462261200),
            UINT64_C(0x421dbb68f82df7cb), UINT64_C(0xa086167a88367528), UINT64_C(0xfa5fa27cef75ff21),
        } } },
        { { {
            UINT64_C(0x1cf05626be159a15), UINT64_C(0x09938853c224f2cc), UINT64_C(0xf27af7e8a9471744),
            UINT64_C(0x07b1954f8bc5f9c0), UINT64_C(0x2828dadb2a512690), UINT64_C(0x9eecd6f7d6f7b80e),
        } }, { {
            UINT64_C(0xce0c2cab5a43bbe2), UINT64_C(0x9600f02f81175394), UINT64_C(0x79a0dbc285144b46),
            UINT64_C(0xf6c4548126ff9e96), UINT64_C(0xa53a59e24da703ac), UINT64_C(0x61fb3bbdf9390204),
        } } },
    },
    {
        { { {
            UINT64_C(0x13c062ade2f4385f), UINT64_C(0xf2762d3a6933d7f5), UINT64_C(0x8b28917f2c30dddf),
            UINT64_C(0x1b6114eae6644c4b), UINT64_C(0x9648f040859e30b3), UINT64_C(0xb1dfb709482b15c1),
        } }, { {
            UINT64_C(0x2416aa6df3f92094), UINT64_C(0x2c6e294b8cf5a0f9), UINT64_C(0x244299e618ee82ab),
            UINT64_C(0x1fa5c839305005f2), UINT64_C(0x9e6a0b4fd74d583e), UINT64_C(0x131b859abfa316fd),
        } } },
        { { {
            UINT64_C(0x1500cd7a328acbde), UINT64_C(0x0977edaa65bb2bf1), UINT64_C(0x5c585521710a4137),
            UINT64_C(0xc31c0cde05547ea8), UINT64_C(0x37b6ba848fa8b11b), UINT64_C(0x1a4712071b8fdf18),
        } }, { {
            UINT64_C(0xd527bc93884ac0ce), UINT64_C(0x51d52b6c1ce141a9), UINT64_C(0x531b4819fce5a51e),
            UINT64_C(0xda6b1ab02d46d19c), UINT64_C(0x25df825049ac4369), UINT64_C(0x69fe8264e95a6165),
        } } },
        { { {
            UINT64_C(0xc19514ba0937ce31), UINT64_C(0xffe7390100b0017a), UINT64_C(0xb73baa2f36da299d),
            UINT64_C(0x37ac48bcf4d01851), UINT64_C(0xf4ce233e7eb3799b), UINT64_C(0xdd505e9fc6c81b6d),
        } }, { {
            UINT64_C(0xda0c2c4c26cbe11a), UINT64_C(0x2b4fbeb237efe4e4), UINT64_C(0xbb8c4c9795abd6a2),
            UINT64_C(0x86c40ac8c43fd113), UINT64_C(0x9d6898bfb383e677), UINT64_C(0xacd77d979933452d),
        } } },
        { { {
            UINT64_C(0xad7286da5e30c46d), UINT64_C(0x01351f9f80183806), UINT64_C(0xce665bec4e0bbe9a),
            UINT64_C(0x0d491b6c3c719d57), UINT64_C(0xdb134bbc4fce7b33), UINT64_C(0x247f46172765fad0),
        } }, { {
            UINT64_C(0x858ab9aff27d80d9), UINT64_C(0x597c28b5968a35ed), UINT64_C(0xc2f7ffefe5c249c4),
            UINT64_C(0x9217de39ea3068be), UINT64_C(0x0cc95f0e39882fc8), UINT64_C(0x8b0ac3fc7a9fe9cb),
        } } },
        { { {
            UINT64_C(0xb12cb9a4de02404f), UINT64_C(0x84d3c655e881bbe3), UINT64_C(0x786518d65386e63a),
            UINT64_C(0x455b8d1236b0d08b), UINT64_C(0xe9a2a53d53f69153), UINT64_C(0x3021c3217c333fc3),
        } }, { {
            UINT64_C(0x57b04be909015be3), UINT64_C(0x0c02e3320b02c69e), UINT64_C(0x4818f58f05956a63),
            UINT64_C(0x7866368d64434bac), UINT64_C(0xd234ff350afb0939), UINT64_C(0xa99384e294dce54d),
        } } },
        { { {
            UINT64_C(0xb36d2a025119c153), UINT64_C(0x7d2c9e2f95ead077), UINT64_C(0x53e873d25d511c55),
            UINT64_C(0x6491a6242432a052), UINT64_C(0x08f8f9eec8e82792), UINT64_C(0x7408c91349af5753),
        } }, { {
            UINT64_C(0x2c0963af994de7e3), UINT64_C(0xbc32a659c4cf0c11), UINT64_C(0x3b09e0bc2146d977),
            UINT64_C(0xdf61fa6518a796f4), UINT64_C(0xf14ac99d0fd0bcf1), UINT64_C(0x30a2d99b1ee4acb2),
        } } },
        { { {
            UINT64_C(0xc924683831e7c636), UINT64_C(0x0a9e36284840e5f8), UINT64_C(0xe66ed788fa801931),
            UINT64_C(0xf905cdd42b55b275), UINT64_C(0xed10a5153c282f23), UINT64_C(0x3029d2f9f6c32d3b),
        } }, { {
            UINT64_C(0xc18ce382b8710baf), UINT64_C(0x6c08270d383be6cf), UINT64_C(0x10b034fdc32bbe9d),
            UINT64_C(0x0f6f76e90b0f121a), UINT64_C(0x8623592345ae1064), UINT64_C(0x487310b1bdcbf7fe),
        } } },
        { { {
            UINT64_C(0x41982791fbb7d3d7), UINT64_C(0x65d587bc5eb7bd4a), UINT64_C(0xd378670dd9846b57),
            UINT64_C(0xf9ae663ec7a8f516), UINT64_C(0xaf2a508222c18f81), UINT64_C(0x9ebfd40dd0972803),
        } }, { {
            UINT64_C(0x2319f7ddbee5f369), UINT64_C(0x3da11bf848970d7a), UINT64_C(0x66a158bde8c662c9),
            UINT64_C(0xb4a7c33580f899e9), UINT64_C(0x20e588dd902fbaae), UINT64_C(0x008f73db619964f1),
        } } },
        { { {
            UINT64_C(0x67cb76f88962954d), UINT64_C(0x826ef94be29dd911), UINT64_C(0x25ee298b34b17a07),
            UINT64_C(0x32ffcabee9f20cf1), UINT64_C(0x13830126891cfe48), UINT64_C(0x95447b59baf56eb2),
        } }, { {
            UINT64_C(0xf35d4701410691b2), UINT64_C(0x2174ff1fa63d5eb1), UINT64_C(0xcb53bf61b006adbd),
            UINT64_C(0xd896320f097b11f8), UINT64_C(0xc2f027e306c0a4ec), UINT64_C(0x81443e9d03d49022),
        } } },
        { { {
            UINT64_C(0xa79ca5070c009a9e), UINT64_C(0x209de9bdd5008784), UINT64_C(0xb66b3835cfda6ed5),
            UINT64_C(0x9ba5701e53c76d8e), UINT64_C(0xb54857fc7336294b), UINT64_C(0x3530d92f2956ca95),
        } }, { {
            UINT64_C(0x31eee74bc26534f2), UINT64_C(0x1caf20edbdf8c267), UINT64_C(0x835011ab7d99b92b),
            UINT64_C(0x5b3e320af3ff6ad1), UINT64_C(0x7be2683088e9ce7f), UINT64_C(0x0b745e0947302b87),
        } } },
        { { {
            UINT64_C(0x92ab7f0572848b4a), UINT64_C(0xe31c5d99c903c61e), UINT64_C(0x4c42660c626ebdfc),
            UINT64_C(0x9636a02bd1670d4f), UINT64_C(0x90819ee32258fcd8), UINT64_C(0xf13d84f7f495a3d9),
        } }, { {
            UINT64_C(0x64dd5eeaceabcdb3), UINT64_C(0x95aa7339dbd095c0), UINT64_C(0xa4915120fbf9605d),
            UINT64_C(0x5eb7e98e8ae2a0c3), UINT64_C(0x4f999abb735d5102), UINT64_C(0x2c86b052f77c006b),
        } } },
        { { {
            UINT64_C(0x9ec66c63dcce2dff), UINT64_C(0x98a908eef482560a), UINT64_C(0x24fd04c64bff030b),
            UINT64_C(0x7412225f96435b4d), UINT64_C(0xfd6bd96da3c8b589), UINT64_C(0x41b117a00614e22b),
        } }, { {
            UINT64_C(0xd999f2275f1f842d), UINT64_C(0x747fcac81e0ad170), UINT64_C(0xb7a27187ad5e9c2a),
            UINT64_C(0x791aacb88ce49f5e), UINT64_C(0x505aef5713f2fe3f), UINT64_C(0xc60aa113b61c4d41),
        } } },
        { { {
            UINT64_C(0xc7a5f6d67a93a875), UINT64_C(0x0942f981cf6efa14), UINT64_C(0x840a44182d68a0eb),
            UINT64_C(0xe84eb740dc872f77), UINT64_C(0x1c1f50c1da1922be), UINT64_C(0xf1b76301073cc9ed),
        } }, { {
            UINT64_C(0x56830713db0bcf0c), UINT64_C(0xf3c61de4ce61b58e), UINT64_C(0x11d3f37deece8553),
            UINT64_C(0xe4374f7912c8861b), UINT64_C(0x2dd8c629051e8a7f), UINT64_C(0x5316b365d317ca82),
        } } },
        { { {
            UINT64_C(0xeb3c49f9dd679b34), UINT64_C(0xb11882d4a7f731f6), UINT64_C(0xbb9f7f0a8dc1ecba),
            UINT64_C(0xa4ee267e898a4457), UINT64_C(0xfbb013bd7f92ca2c), UINT64_C(0xc8a41555fe041d56),
        } }, { {
            UINT64_C(0xb45f26ae03be2161), UINT64_C(0x8930332845fa5ee6), UINT64_C(0x3e506b1f46ff0613),
            UINT64_C(0x8ebbe52750e73f39), UINT64_C(0xa7d4573d68668791), UINT64_C(0xff45366064aa9f99),
        } } },
        { { {
            UINT64_C(0xf4c3e5c1971e99d1), UINT64_C(0xf389eea3d4bf7ac9), UINT64_C(0xc38882060cf12c7a),
            UINT64_C(0x89cef32920e9147a), UINT64_C(0xd90198c07473a10b), UINT64_C(0xc74077c6d4e0f28a),
        } }, { {
            UINT64_C(0x1de39de2d510d667), UINT64_C(0x6b414f5a42e51a50), UINT64_C(0x8b10d5cbe07866f6),
            UINT64_C(0x17253940f457dc6e), UINT64_C(0x6c245f9c4df60b8a), UINT64_C(0x1949d9cf7575d5a6),
        } } },
        { { {
            UINT64_C(0xd673b112274d06a3), UINT64_C(0x5828d3c3445efc94), UINT64_C(0xfabeaabef190fd27),
            UINT64_C(0x6f4e85d52a620e55), UINT64_C(0x70803b003d6c3ea8), UINT64_C(0x5db6a45f10b15f0e),
        } }, { {
            UINT64_C(0x2e889062d9470d2e), UINT64_C(0xf6cf6b3533e32f67), UINT64_C(0x8c1e3c5730a14a3d),
            UINT64_C(0x39d83915dc74fe6b), UINT64_C(0x299a95f75dc8689c), UINT64_C(0xcff41425d0eb2883),
        } } },
        { { {
            UINT64_C(0x178438ebbc130b29), UINT64_C(0xa7bd698e1385a507), UINT64_C(0x1a67ec21d6bd05c2),
            UINT64_C(0x5c33fb3a335c8969), UINT64_C(0x74ae4364ad4f904a), UINT64_C(0x921267674d0a5cce),
        } }, { {
            UINT64_C(0x0e204cc9a9b1baf5), UINT64_C(0x58b1845731283530), UINT64_C(0x8c85fa8bfe92c4f4),
            UINT64_C(0xe2be49dcec3a83bf), UINT64_C(0x762ae45663390555), UINT64_C(0xc1ee9bbfe45a7079),
        } } },
        { { {
            UINT64_C(0xc3de74aaa5fe3d94), UINT64_C(0xcd16a027fb102889), UINT64_C(0xf198ac84a3288918),
            UINT64_C(0x1a82334677fd9d5d), UINT64_C(0x633c88c1d7e0049a), UINT64_C(0xc131708ee6547bc2),
        } }, { {
            UINT64_C(0xdbcfc9134e2d79c3), UINT64_C(0x1094d5f048008cbb), UINT64_C(0xad7ca0bce86b86e9),
            UINT64_C(0x86eb5f3d35cd14a7), UINT64_C(0xf458f467f4ab0992), UINT64_C(0xd6ba3d6775a91e77),
        } } },
        { { {
            UINT64_C(0x2ab526e225e0a271), UINT64_C(0xa48af1cd521a08e4), UINT64_C(0xb189e398f6a7b1cd),
            UINT64_C(0x606f7c0706edd94c), UINT64_C(0xb6617c0f79fc60c6), UINT64_C(0x904ed7223f2431c0),
        } }, { {
            UINT64_C(0xca5533a2976eb1e4), UINT64_C(0x9b448a4affa68d4c), UINT64_C(0xdfbd9ffffbbba80e),
            UINT64_C(0x6b7c8fdede1e9f93), UINT64_C(0x423d1ebe2c4abcc6), UINT64_C(0xd9f3bc90a1419875),
        } } },
        { { {
            UINT64_C(0x3f4423951653c7ae), UINT64_C(0x277902fa04470346), UINT64_C(0x55c6f0dd1b376be5),
            UINT64_C(0xd512360ec1cd1fd3), UINT64_C(0x6f29bc68561a853a), UINT64_C(0x38b9392e60eb2950),
        } }, { {
            UINT64_C(0xffe0fdf1367ae644), UINT64_C(0x991e63ebd085920d), UINT64_C(0x3fd182cd34d24c90),
            UINT64_C(0x4db51d0982f64fca), UINT64_C(0xedb20050fbaea445), UINT64_C(0x3fa4bd8418395292),
        } } },
        { { {
            UINT64_C(0x937bbdd57da2c7a8), UINT64_C(0xb283e0be626333d2), UINT64_C(0x43629218d68c8f80),
            UINT64_C(0x45f8d861ebf6866a), UINT64_C(0x959550776ae6c777), UINT64_C(0x3235a09cbe476b3a),
        } }, { {
            UINT64_C(0xf8efa62d8a475a31), UINT64_C(0x4dcac7054d3aacc5), UINT64_C(0xdd064de6d4840db5),
            UINT64_C(0xcb721d407a0ab7a8), UINT64_C(0x83c9eb1698763366), UINT64_C(0x2688f5e449334243),
        } } },
        { { {
            UINT64_C(0x8d8a69bbd21dffe4), UINT64_C(0x9cc4c29ccca38032), UINT64_C(0xe7d9a61f8de6d486),
            UINT64_C(0xa6c2b8e516155c29), UINT64_C(0xba948379d148a6b0), UINT64_C(0xdc5c04012fb94c1e),
        } }, { {
            UINT64_C(0x8b9838d4832764c7), UINT64_C(0xce22c8735e3b5614), UINT64_C(0x30cbb6b75a2f312e),
            UINT64_C(0x0476d8cf04a4e6e4), UINT64_C(0x59741ea754677c19), UINT64_C(0x3ee155c4c62b1e11),
        } } },
        { { {
            UINT64_C(0xadb2ea6108610f2d), UINT64_C(0xebeb8135e4af479f), UINT64_C(0x8c880ff8e6654bf5),
            UINT64_C(0xbd86115a5bc81bdf), UINT64_C(0xd178a684d78a037e), UINT64_C(0x4720ef7d8f8b9c5c),
        } }, { {
            UINT64_C(0x32bbd3b029033dcd), UINT64_C(0x92cd4d3f9a6b9cc0), UINT64_C(0xd5aa4e182643b90e),
            UINT64_C(0xd6dd1665c951e373), UINT64_C(0xafcbb23c3051d0da), UINT64_C(0xeb3d7cb49cf0855d),
        } } },
        { { {
            UINT64_C(0xc1a739160c1c63c2), UINT64_C(0xd85675aca49c6e0a), UINT64_C(0x8f5e3c7af6015d76),
            UINT64_C(0xb3c16380a536b1ec), UINT64_C(0x2b2548c0b6c5f365), UINT64_C(0xb276c5288c1d3889),
        } }, { {
            UINT64_C(0xb67a30d92417b0cc), UINT64_C(0x5edb3195adf623cf), UINT64_C(0xf482e2438e4c7ce9),
            UINT64_C(0x6e67ae13eadf9113), UINT64_C(0x455825f8580451d7), UINT64_C(0x238dc2d938a81b98),
        } } },
        { { {
            UINT64_C(0x1f37de0f83c88b6a), UINT64_C(0xba2ae5632192faad), UINT64_C(0x0b1f5e83e0c66ea9),
            UINT64_C(0x029192e2027a6dbd), UINT64_C(0x5fd6d1377af1b64b), UINT64_C(0xdc450ee0ec14fc2a),
        } }, { {
            UINT64_C(0xafd8040e500dcdb4), UINT64_C(0xfe555c64cdd2bdf4), UINT64_C(0x8e6a1bc5be31f92c),
            UINT64_C(0x012188b14863cbdd), UINT64_C(0xf9abeae8f36d3643), UINT64_C(0xb03caed5335d4b98),
        } } },
        { { {
            UINT64_C(0xbff354abfbc83e2f), UINT64_C(0x2b5a8ce8e8ce1363), UINT64_C(0xb49b6bbe8ff0579d),
            UINT64_C(0xd01029b2e118389d), UINT64_C(0x58217e3d53656f2a), UINT64_C(0x15ef9d458b218c42),
        } }, { {
            UINT64_C(0xcf8ce90b016e1b35), UINT64_C(0xe116cd84fa7dbbdf), UINT64_C(0x0ad9c17be6169dbf),
            UINT64_C(0x0930cabcc8d3c3b3), UINT64_C(0x85c1f2b46435968c), UINT64_C(0x692123467d477f1d),
        } } },
        { { {
            UINT64_C(0x710a4ed0bf0d098b), UINT64_C(0x8d503d5227bd1709), UINT64_C(0x57eb2da3f49a7f2f),
            UINT64_C(0x7b01b0e9009b9827), UINT64_C(0x4ffb103543032af4), UINT64_C(0x63b4fafa34110a1f),
        } }, { {
            UINT64_C(0x742770fd61afbd56), UINT64_C(0x9373002403c34622), UINT64_C(0x4a2481fc01b20ce9),
            UINT64_C(0xa8d9a3c948835927), UINT64_C(0x415f05fdea053280), UINT64_C(0xc5ffc6d9a83ab03a),
        } } },
        { { {
            UINT64_C(0xace2bfd3c0c64cf0), UINT64_C(0xd8e7f26479420a0c), UINT64_C(0x40788eb4396c75b9),
            UINT64_C(0x20173574cc01f203), UINT64_C(0x2efdb46880a42995), UINT64_C(0xbbcd8fe44655e8cf),
        } }, { {
            UINT64_C(0x88798aad079a1e1d), UINT64_C(0xb3a9c91b92a0d8c8), UINT64_C(0xbcef26572a8f5676),
            UINT64_C(0x1481264d366e60ba), UINT64_C(0xbcf84a40d72297d5), UINT64_C(0x8f7c649a255a32af),
        } } },
        { { {
            UINT64_C(0x5d67eb97271b6a59), UINT64_C(0x43b4d7b2a4f4611a), UINT64_C(0x9660541450c921d2),
            UINT64_C(0x25c0ec5347b9f0be), UINT64_C(0x81abf89b8f83439c), UINT64_C(0x1ea39b78da9c7d66),
        } }, { {
            UINT64_C(0x5d9c14f6c983d6af), UINT64_C(0xacff3953e07b765f), UINT64_C(0x697a595e0981ca90),
            UINT64_C(0x650f1dcd82295400), UINT64_C(0x2c65412784ad829a), UINT64_C(0x0450d59a7886719a),
        } } },
        { { {
            UINT64_C(0x7dd77aed39475411), UINT64_C(0x13a42de8f7a23bd3), UINT64_C(0x7d644da34ca1bfe3),
            UINT64_C(0xde057fa959f32a13), UINT64_C(0x486006e6a86961d4), UINT64_C(0x3f481b16045c86d9),
        } }, { {
            UINT64_C(0x903dd89b25d49f0e), UINT64_C(0xad6ec1aac9e371ac), UINT64_C(0xc19aa37932aff272),
            UINT64_C(0x37d92136f90c8f88), UINT64_C(0xc06f8c63bee28b34), UINT64_C(0x8224ef2984527e89),
        } } },
        { { {
            UINT64_C(0xdbaf3148dfa096e6), UINT64_C(0xd059cdb84200ef13), UINT64_C(0xc322cd3485a30d51),
            UINT64_C(0x41e3e1ee92197499), UINT64_C(0x0f6deb5410422e02), UINT64_C(0x609e0522915a30f6),
        } }, { {
            UINT64_C(0xb3cd5e4745ca1114), UINT64_C(0xfbab95fc8bdae38d), UINT64_C(0xac56c0a901f57b1f),
            UINT64_C(0x0a5c8af08514f0d5), UINT64_C(0x9865b7c09a3a649d), UINT64_C(0x6e32f1324dc73897),
        } } },
        { { {
            UINT64_C(0x3dacf5b4907ad54f), UINT64_C(0x334a229586f75b93), UINT64_C(0x00ba8cd77401cc19),
            UINT64_C(0xa852a3d4a2898bad), UINT64_C(0xa2aa6784874cb8c4), UINT64_C(0x0bdaf573d169dc3e),
        } }, { {
            UINT64_C(0x129f1c1b0f46e07d), UINT64_C(0x9a699a50185b1bed), UINT64_C(0x36bae8e420c94406),
            UINT64_C(0x628079ec6b9d5afd), UINT64_C(0x326ff67cd7e3ebf0), UINT64_C(0x1ebdac7223715a3a),
        } } },
    },
    {
        { { {
            UINT64_C(0x2b7ebe2b1ebdcc14), UINT64_C(0xce78445a8b7621a8), UINT64_C(0xac7dbedf197b7bad),
            UINT64_C(0x0e756424dedbea5e), UINT64_C(0x5a8a882e703a48e9), UINT64_C(0xceccdc89f3f713a1),
        } }, { {
            UINT64_C(0x0c591dc64be18bb0), UINT64_C(0x3f2d393e42e058a6), UINT64_C(0x28a582bbf2e968d3),
            UINT64_C(0x04e293bd2c6c261e), UINT64_C(0xd0e309b05b13df29), UINT64_C(0xbcd90b6a05c01b91),
        } } },
        { { {
            UINT64_C(0xf18154830c982d05), UINT64_C(0xb134effbbd143544), UINT64_C(0xbdfa2f15af37cc2e),
            UINT64_C(0xfb5c29eb17c8d444), UINT64_C(0xd532b264be2baee6), UINT64_C(0x162d039cc37dc645),
        } }, { {
            UINT64_C(0x83932896a9f9a7e7), UINT64_C(0xfe9a55c008e74db2), UINT64_C(0xe45a93523aa5a8e5),
            UINT64_C(0x132699b43368b803), UINT64_C(0x55fe823a2ce44d47), UINT64_C(0x0eed73d41113a002),
        } } },
        { { {
            UINT64_C(0x0895a30b2d9cba5d), UINT64_C(0x995db30b28f00a15), UINT64_C(0x354c0905d45e9100),
            UINT64_C(0x1ea478ead1854a7d), UINT64_C(0xbb66f7d34006c5a7), UINT64_C(0x810b68a9fce9ed54),
        } }, { {
            UINT64_C(0x0d8f973b07424879), UINT64_C(0xb3b6112a4f674c6b), UINT64_C(0x1055865e19e8294c),
            UINT64_C(0x3946261d7535b987), UINT64_C(0x9c9cd04ef824661b), UINT64_C(0x168115b0062edb06),
        } } },
        { { {
            UINT64_C(0x713cab9b75e37aa4), UINT64_C(0xce36e3c8186d20be), UINT64_C(0xfc452337992699ac),
            UINT64_C(0x62ac8207f34eed7c), UINT64_C(0x6331560f1d9df433), UINT64_C(0xd32ff9b3571c3705),
        } }, { {
            UINT64_C(0x729c03dcd0cf123f), UINT64_C(0xf00b24eab7a1fb1c), UINT64_C(0x60f367709b305963),
            UINT64_C(0x449bbc895babd033), UINT64_C(0x307470a016706206), UINT64_C(0x60fa900c898a6b87),
        } } },
        { { {
            UINT64_C(0xe601455560199c35), UINT64_C(0x4922c828438e7105), UINT64_C(0x653b839b4dcbc26b),
            UINT64_C(0xd8345684932ac22e), UINT64_C(0x62b90a06ecdf00a1), UINT64_C(0x52d47f29d0f8ee69),
        } }, { {
            UINT64_C(0xe33ca6024b716211), UINT64_C(0x57540938f2174b1c), UINT64_C(0x83a78efe89953efd),
            UINT64_C(0xbc81b90943a9526d), UINT64_C(0xe6eb3fbe1a578bf9), UINT64_C(0xce59b51748b73035),
        } } },
        { { {
            UINT64_C(0xb779079338508dc3), UINT64_C(0xac6fa80510ee9de4), UINT64_C(0xecd64919e6b89d8a),
            UINT64_C(0x4bb34a65f3f9ff0e), UINT64_C(0xb688186bee5995d5), UINT64_C(0x2fce058321bdc2df),
        } }, { {
            UINT64_C(0x0f5af74f2d00ea3b), UINT64_C(0x8cdfc47968cc82f0), UINT64_C(0x627af468b629a741),
            UINT64_C(0x6d9428813ffa6636), UINT64_C(0x30e613a5aac6d640), UINT64_C(0x5cc922e8871c2876),
        } } },
        { { {
            UINT64_C(0x663539efba695427), UINT64_C(0x2711a1e44a66cc4d), UINT64_C(0x223386200d1ed7dc),
            UINT64_C(0xc368f6d209485708), UINT64_C(0xd4217d7575b0ca8b), UINT64_C(0x2cebc4bc23128167),
        } }, { {
            UINT64_C(0x3336c09aeeb9a498), UINT64_C(0x34bc34a819a36f8a), UINT64_C(0xbd5c8abc992a206f),
            UINT64_C(0x8ce30c82fcbdee7c), UINT64_C(0xfb5950f61b3ec95b), UINT64_C(0xd7b7df29d257684f),
        } } },
        { { {
            UINT64_C(0xe9001b12e273b785), UINT64_C(0x332e4e4a5f588be6), UINT64_C(0xd2217c1040d7519b),
            UINT64_C(0x4d38af8e72dc1a73), UINT64_C(0x437f9c7ede74cf23), UINT64_C(0x6294cd7a373766a8),
        } }, { {
            UINT64_C(0xe61cf5e9ae8f5705), UINT64_C(0xca2cf0c35be88376), UINT64_C(0xb7eeee191fbe2699),
            UINT64_C(0x769e9217cfb1a34b), UINT64_C(0x274287b09f08e1a8), UINT64_C(0x332c915d343d54f0),
        } } },
        { { {
            UINT64_C(0x769afc54b629a18e), UINT64_C(0x8dc3c308d12773a9), UINT64_C(0xabf5f8159558e885),
            UINT64_C(0xccd89433c83bd2c7), UINT64_C(0x84bb111b69e0a52e), UINT64_C(0x32a44d780d122483),
        } }, { {
            UINT64_C(0x27f0401b0f67c886), UINT64_C(0xcd430649a56ad9d3), UINT64_C(0x4b03a8f1aed587c6),
            UINT64_C(0x2ef9f9f9111052dc), UINT64_C(0x58e02d6dc8a64a52), UINT64_C(0x0bf64cadff427f48),
        } } },
        { { {
            UINT64_C(0x83255af23bf697cc), UINT64_C(0x2f56b0b4ba16255e), UINT64_C(0x68074ede3907c520),
            UINT64_C(0xacd81da5e2fea930), UINT64_C(0x02d37f0931555904), UINT64_C(0xa643a5b798d11d20),
        } }, { {
            UINT64_C(0x1b85c2cc2600d6d2), UINT64_C(0x4dd0505a6eba939d), UINT64_C(0x992110563a8ad7a7),
            UINT64_C(0x4b5d2cb84d91ddcc), UINT64_C(0x131d95eca9ae0502), UINT64_C(0x43339aa5b3665d5a),
        } } },
        { { {
            UINT64_C(0xc0f0c6e23691df7a), UINT64_C(0x1cb8c325b63cf9d0), UINT64_C(0x7a4a8eaf9d7c2857),
            UINT64_C(0x873b3a7d8e774126), UINT64_C(0xb25b23c5dcddf08e), UINT64_C(0xc7fbbaa5bbad91f6),
        } }, { {
            UINT64_C(0x2b0b1b085f1c4f2b), UINT64_C(0x5fe7e92216b22dc2), UINT64_C(0xc48e77ad0e37f859),
            UINT64_C(0xb7c949e92eab5623), UINT64_C(0x119f8c12565e0d3a), UINT64_C(0x524efad53b665e00),
        } } },
        { { {
            UINT64_C(0xaf841bbe0963a885), UINT64_C(0x251a82f843e04e96), UINT64_C(0x49917bbed809b7d7),
            UINT64_C(0x4e35e734aa57dea0), UINT64_C(0x11e0e6bf53419cd1), UINT64_C(0x41be5bb2e7ec9232),
        } }, { {
            UINT64_C(0x5f18ba800dce992f), UINT64_C(0xe5e4a3fff0794ea8), UINT64_C(0x12a6713edbee72c2),
            UINT64_C(0x7ee63188335873be), UINT64_C(0xb9c55f6c4287e800), UINT64_C(0x7c11eca1f2903a21),
        } } },
        { { {
            UINT64_C(0x1f9583403a0a4e2f), UINT64_C(0x6e98b8279e4f5899), UINT64_C(0x5aa77f9a4f0207ee),
            UINT64_C(0x076ee7a0c1b57e2a), UINT64_C(0x28e20938ac5177d0), UINT64_C(0xea24a30d7c6fae23),
        } }, { {
            UINT64_C(0x680b7729c3451a6d), UINT64_C(0x366f4a22e5dfca0c), UINT64_C(0x76ddbb28393e4eda),
            UINT64_C(0x26683c180f5eb933), UINT64_C(0xf3b7aee903d76c1d), UINT64_C(0x863ca360a76c6533),
        } } },
        { { {
            UINT64_C(0x93eee9e2123d1d45), UINT64_C(0xab45fbe84e294de7), UINT64_C(0x1d70896649ef85fe),
            UINT64_C(0x286bd2be7cf773f7), UINT64_C(0xb0f301ae0d2e3f96), UINT64_C(0xa50e273496073602),
        } }, { {
            UINT64_C(0xcd000e5cbd58e41c), UINT64_C(0x2908b74ab1e197e8), UINT64_C(0x9d93c7b49f084188),
            UINT64_C(0x960a6ee85f3419da), UINT64_C(0xb97d3902447db4d5), UINT64_C(0x69c8d7057eef1b30),
        } } },
        { { {
            UINT64_C(0xb2b300e848d46d57), UINT64_C(0x94ac8e08384ff0e6), UINT64_C(0x0f4b273ce14c9017),
            UINT64_C(0x1579b27ddc0aeebe), UINT64_C(0x107142bb1133e46e), UINT64_C(0x1be434a4efa45fb0),
        } }, { {
            UINT64_C(0xd7a6cb9f0c2d1a34), UINT64_C(0xf4d88c889368cbff), UINT64_C(0x8208f3961c9fe11b),
            UINT64_C(0x666f468b70099538), UINT64_C(0x5eae6d9f26688637), UINT64_C(0x4bef19916fa0cafe),
        } } },
        { { {
            UINT64_C(0xae07639646a33bd3), UINT64_C(0x76afb357294d6380), UINT64_C(0xe37fcb7a40b7642e),
            UINT64_C(0xcf5e525a3866332a), UINT64_C(0x9544e223aa55495f), UINT64_C(0xdeb5cf28134683a2),
        } }, { {
            UINT64_C(0x1c0de2b4c746ed75), UINT64_C(0x0a747f7ee2927855), UINT64_C(0xb67c89120e9fb95f),
            UINT64_C(0x1375e466e0c097c0), UINT64_C(0xd146507b0f332625), UINT64_C(0xc80924b91ddc3854),
        } } },
        { { {
            UINT64_C(0xb665fd2c65a408cd), UINT64_C(0x74dbedce7488e007), UINT64_C(0xbff5918b93c34826),
            UINT64_C(0xf73e3a8f80fe87bb), UINT64_C(0x152c09e12fec5ef6), UINT64_C(0x3830b2a44344b542),
        } }, { {
            UINT64_C(0xb75f844557950d04), UINT64_C(0x45bdfeddcc9ed630), UINT64_C(0xe1e9454728281ee0),
            UINT64_C(0x0869b510a7e55346), UINT64_C(0x9150308fd65027b0), UINT64_C(0xdbc62547a833e3a0),
        } } },
        { { {
            UINT64_C(0x7761ce349f69d93d), UINT64_C(0x88a80dc66773a281), UINT64_C(0x84e797f697a95e62),
            UINT64_C(0xaa8f4b4ca1696617), UINT64_C(0xc496edb97b5d919e), UINT64_C(0x8c3b3b2a4ae353bd),
        } }, { {
            UINT64_C(0x8411707ae94d647a), UINT64_C(0xa0e23d635137ad90), UINT64_C(0x0c8abd01eee9894e),
            UINT64_C(0xc3ca35a20d8c9460), UINT64_C(0x2d4bf55c1070154f), UINT64_C(0xc9a87520b808aa96),
        } } },
        { { {
            UINT64_C(0xd1a8554f70e3e6c2), UINT64_C(0x7b793b7011671bb4), UINT64_C(0x3d8372792661e733),
            UINT64_C(0xfcf8899ff438099f), UINT64_C(0xb4af3b6b9ac8501d), UINT64_C(0x4e7a7dd63e24201b),
        } }, { {
            UINT64_C(0x17d38bbbdbc671bc), UINT64_C(0x07fa28d032bac974), UINT64_C(0xa196d24325a6d656),
            UINT64_C(0xc21da16682c3bbde), UINT64_C(0xeef9dbbdb93361e1), UINT64_C(0xe001336579ffa5a5),
        } } },
        { { {
            UINT64_C(0xae33962bc68db578), UINT64_C(0x841116a91ab0356f), UINT64_C(0xe45f41a101ccffbb),
            UINT64_C(0xba6c7a83fd55be5a), UINT64_C(0xbae7fe1ab1d7b9cc), UINT64_C(0x3023f13c92c78e78),
        } }, { {
            UINT64_C(0xec36853b0eb7f7ca), UINT64_C(0x264cd563d9c4bcd3), UINT64_C(0x48812444b9c3b59f),
            UINT64_C(0x9233235f977cd4a0), UINT64_C(0x2631b868e2d03307), UINT64_C(0xf0e72901d203def9),
        } } },
        { { {
            UINT64_C(0xea0fd47f0214a360), UINT64_C(0xa31704a1feffe620), UINT64_C(0xb9be81fe5f4860b5),
            UINT64_C(0x1d352789c77d94f5), UINT64_C(0x8370031650f2a9d2), UINT64_C(0xd1733c099dfda68c),
        } }, { {
            UINT64_C(0x1853ec8f7a943482), UINT64_C(0x70f6d459ed52239d), UINT64_C(0xb5639e5d320ec6d2),
            UINT64_C(0x9c2b5fb056c444b2), UINT64_C(0xa4807e16d27f1da1), UINT64_C(0x96b8be3536316225),
        } } },
        { { {
            UINT64_C(0x45ea3aa9b453a5cf), UINT64_C(0x0314834cbc7bd5ea), UINT64_C(0x99c2bcb0414baa90),
            UINT64_C(0x259581d7a9442c1e), UINT64_C(0x6033869988efc729), UINT64_C(0x63f335cf0a5fd0ec),
        } }, { {
            UINT64_C(0x2592fab4a0bd918a), UINT64_C(0x21374c2df95e4187), UINT64_C(0xa73ea4b94a936c65),
            UINT64_C(0xbacc0a284f6d3491), UINT64_C(0xc87ef1e71c716f94), UINT64_C(0xd8b27df84cae9f54),
        } } },
        { { {
            UINT64_C(0x8555c6472888e9d5), UINT64_C(0xa0e31dd798915054), UINT64_C(0x5d7dfbda46b7e9e1),
            UINT64_C(0xc46c7730f26a9ace), UINT64_C(0xb7162f8d25630477), UINT64_C(0x627bec47bcf0cc5c),
        } }, { {
            UINT64_C(0x79997fb1be0e97f4), UINT64_C(0x93e89bbf165a86a8), UINT64_C(0xe3603265e3eb36e3),
            UINT64_C(0xbfb682d68fced953), UINT64_C(0x4d933bd05c4b102c), UINT64_C(0x39b28ec26f9df239),
        } } },
        { { {
            UINT64_C(0x1ef996cf66f3ce46), UINT64_C(0xe7f8bac85506ae96), UINT64_C(0x504ffce89746bb55),
            UINT64_C(0x3b39b069c469d673), UINT64_C(0x800733398733c29f), UINT64_C(0xaa4813900a3bebd8),
        } }, { {
            UINT64_C(0xf1d0321b64bbfe4e), UINT64_C(0xde1db893d1dfdb80), UINT64_C(0x700d601730728a0e),
            UINT64_C(0xbd9b39b993addf54), UINT64_C(0xa4ab61827f02d5cb), UINT64_C(0x4f84aadd1d641531),
        } } },
        { { {
            UINT64_C(0x3764e20081999406), UINT64_C(0x33ff81df874ecccf), UINT64_C(0xb7a9b1d8d36dd765),
            UINT64_C(0x8eb1a1409ebf7eec), UINT64_C(0x727c666dfe20d8fe), UINT64_C(0x4f3442a65857b380),
        } }, { {
            UINT64_C(0xf99dbc8ebc24b0f9), UINT64_C(0xbdd0a91386d71649), UINT64_C(0xdde8966489b5c69b),
            UINT64_C(0x59940ba6d88539f7), UINT64_C(0xd7953ad9ff251bdd), UINT64_C(0x37925f8a404517c0),
        } } },
        { { {
            UINT64_C(0xfe0bc47f96b076f2), UINT64_C(0x6837cdb64f2b4839), UINT64_C(0x6d77722ceb39f5fa),
            UINT64_C(0x1ef56654d57df645), UINT64_C(0xebf688243da8f7b4), UINT64_C(0x42fd52ca2f0723fa),
        } }, { {
            UINT64_C(0xb50c658f047daff7), UINT64_C(0x128920a6d518c9a6), UINT64_C(0x390d68f862c4a380),
            UINT64_C(0x356ad64355a50ced), UINT64_C(0x057752191c5e521b), UINT64_C(0x87fe8cd8c31893c8),
        } } },
        { { {
            UINT64_C(0xe15673b78e60c89d), UINT64_C(0xa33a5bbd34e95c8f), UINT64_C(0x15f4dccbbd76f18f),
            UINT64_C(0xb40883722d9251b1), UINT64_C(0x60ce351d9742a24b), UINT64_C(0xf7fb76f56869bc5c),
        } }, { {
            UINT64_C(0x5e25434555c08557), UINT64_C(0x68b264acff4de0ae), UINT64_C(0xd21916d1d9f8e623),
            UINT64_C(0x17af33917e960e89), UINT64_C(0x0dbc8e05dd822b1e), UINT64_C(0x7e11afed2b6724f2),
        } } },
        { { {
            UINT64_C(0xb3102529152b2357), UINT64_C(0xbe582a1093c5416a), UINT64_C(0xb299e1ff52e880b5),
            UINT64_C(0xbcab25699a6be679), UINT64_C(0x0bf59e05026073f5), UINT64_C(0x78cc5c0205e3d424),
        } }, { {
            UINT64_C(0x397a8ebee0cb5e64), UINT64_C(0xb258fcfba4a2f5d5), UINT64_C(0xcc2a155a8e9bc12f),
            UINT64_C(0x2e0c5fb386e562d7), UINT64_C(0x3cb9a1ce892ffe9a), UINT64_C(0xb41fc4024894f058),
        } } },
        { { {
            UINT64_C(0x5df200c5eef5bae6), UINT64_C(0xf40b1c3d98a5087f), UINT64_C(0xa92b97ddb985a1da),
            UINT64_C(0x5ee6d221a439baa2), UINT64_C(0x1128e756ab674d9b), UINT64_C(0x32b5191896ce7108),
        } }, { {
            UINT64_C(0x57d97b60a6cf91d8), UINT64_C(0x13ba7051f6c1b57c), UINT64_C(0x026ed0a56148a007),
            UINT64_C(0xe0ace9163cf262ac), UINT64_C(0x9e6a7b984fe8c117), UINT64_C(0x4681fd0841299288),
        } } },
        { { {
            UINT64_C(0xd597e9adab135101), UINT64_C(0x3abcf39f8ca81646), UINT64_C(0x8b8bc113bb607552),
            UINT64_C(0x9e13c638fb30fe75), UINT64_C(0x66e82f6fcb0b78dc), UINT64_C(0xc0aed71c494b7b0b),
        } }, { {
            UINT64_C(0x0e1cf151d6ef10b9), UINT64_C(0x63e1790d96104a83), UINT64_C(0x4c7469ddcb3f63bc),
            UINT64_C(0xa8ac9926ba536171), UINT64_C(0x8870620dd594b8c7), UINT64_C(0xf0f78cf5076918eb),
        } } },
        { { {
            UINT64_C(0x4c158a2cf2306289), UINT64_C(0xca642b6129b26f71), UINT64_C(0x9b0ad7c216addcd7),
            UINT64_C(0xed35bf699f081815), UINT64_C(0x3e55466cbb5c6265), UINT64_C(0x846bcb806948c002),
        } }, { {
            UINT64_C(0xa4b7c031e9a4156a), UINT64_C(0x2dbbb21e0f49ac64), UINT64_C(0x757360305d7e1532),
            UINT64_C(0x3c28d3b5da4d0241), UINT64_C(0x55d78347ac49e38d), UINT64_C(0x57ca2bcd3a040f69),
        } } },
        { { {
            UINT64_C(0x3bca27a91e764eb8), UINT64_C(0x5acdda026c3f4e8b), UINT64_C(0xa5b14e41b7b8df4d),
            UINT64_C(0x3960e3ea6257f4b9), UINT64_C(0xc7c7a16e1b5311df), UINT64_C(0x546c7fd7e749420e),
        } }, { {
            UINT64_C(0x39e7186162d7761a), UINT64_C(0x1b8abfb80f70f591), UINT64_C(0x26e109abb2561715),
            UINT64_C(0x92f737d14d91e6d7), UINT64_C(0x98cfcb309164df55), UINT64_C(0x18afdb99e25993fd),
        } } },
    },
    {
        { { {
            UINT64_C(0x1f3b724502701c8a), UINT64_C(0x5da4182d1a12728e), UINT64_C(0x0f58a7c890b3be32),
            UINT64_C(0x8627859d47e02971), UINT64_C(0xa77ce0d8003db45d), UINT64_C(0x70b35e5124e6af20),
        } }, { {
            UINT64_C(0x3ddeb1f329af361f), UINT64_C(0x7f246cc5bb666d62), UINT64_C(0x8c1c386d293aac88),
            UINT64_C(0x10405a6beee78836), UINT64_C(0xc12ab4287c8943b7), UINT64_C(0x7727d1d645527850),
        } } },
        { { {
            UINT64_C(0xaa08d9a9e1db6385), UINT64_C(0x3895f7d9958753bd), UINT64_C(0x8c7d2ba42bac2a4d),
            UINT64_C(0xfd567f91144ee41e), UINT64_C(0xfdb1fcc3fc9b277d), UINT64_C(0x07a2a5493a580e2a),
        } }, { {
            UINT64_C(0x3b1c30d57038e5f5), UINT64_C(0x43585f614d155db6), UINT64_C(0xa4404334275eb067),
            UINT64_C(0x97e6b762d2eb9cac), UINT64_C(0xad41197258d25877), UINT64_C(0xc5231234725f2c9e),
        } } },
        { { {
            UINT64_C(0x892891c8fe2df9db), UINT64_C(0x1d8b75e07415dae4), UINT64_C(0x9d0bb5c4002b66bf),
            UINT64_C(0x9fe3bde58ad6bf6f), UINT64_C(0x9813055a787af959), UINT64_C(0xb3d0904900605df5),
        } }, { {
            UINT64_C(0x25a1a1a6ccb74d2b), UINT64_C(0x63c00ac769c611e0), UINT64_C(0x326e80c5c5efaf0b),
            UINT64_C(0x0a8e5ca7d94edbff), UINT64_C(0xe7be72812eb6b9b7), UINT64_C(0x1a92b85c603b7c9e),
        } } },
        { { {
            UINT64_C(0x3dab7fdf88482394), UINT64_C(0x12a9a609e9b7eed6), UINT64_C(0x8348329963dc3509),
            UINT64_C(0xa0ac06f5b7abebdc), UINT64_C(0x89e0629d4fcaf2fc), UINT64_C(0x67dde1047b577009),
        } }, { {
            UINT64_C(0x4f4185fd766f8733), UINT64_C(0x2c92fa93987d6c34), UINT64_C(0x6eafc01b435d328c),
            UINT64_C(0x49a5a92e965175e6), UINT64_C(0x2042441c5ecee698), UINT64_C(0xfea168254845f4fc),
        } } },
        { { {
            UINT64_C(0xd75e8842b9f3797c), UINT64_C(0xbbc80f7be533710d), UINT64_C(0xd4fda6042b05dd54),
            UINT64_C(0xfa33092e50df87d0), UINT64_C(0x0de8d454eb354a7a), UINT64_C(0xbbb4063d7e32016f),
        } }, { {
            UINT64_C(0xfa679542d5ed0cd0), UINT64_C(0xa0165867b7852b86), UINT64_C(0x7523d91ef27dcf43),
            UINT64_C(0x276e44f6e8d56838), UINT64_C(0x1e7517ed78a18bef), UINT64_C(0x9ec53eceb9deea1f),
        } } },
        { { {
            UINT64_C(0xf958fc24a499ac11), UINT64_C(0xe96a3575c31cdf9a), UINT64_C(0x59af1f6426f33ab2),
            UINT64_C(0x80466e78afa83683), UINT64_C(0x32b2f1834730bfd9), UINT64_C(0x02d0a1bee125f389),
        } }, { {
            UINT64_C(0xb9de7ee15d2052d7), UINT64_C(0x92346a0a14730d4e), UINT64_C(0x6d31039cee584680),
            UINT64_C(0x229d2db93603ba64), UINT64_C(0x06b71cba598dcea1), UINT64_C(0x5a554df97cc04faa),
        } } },
        { { {
            UINT64_C(0x23b13f4a9fbc39a7), UINT64_C(0xae21d0313b1fbd6a), UINT64_C(0xe67a21db47dba92d),
            UINT64_C(0x75627dd9ab65792a), UINT64_C(0xa0fff5331b9cfbc0), UINT64_C(0x9731aa20172aead6),
        } }, { {
            UINT64_C(0x42ccc68a689df637), UINT64_C(0x35fafb92396fe560), UINT64_C(0xf8fdb1225b36d67b),
            UINT64_C(0x50563c3a3f425f2e), UINT64_C(0x6d424f72bf781edd), UINT64_C(0x770dce14d5d30ae2),
        } } },
        { { {
            UINT64_C(0xfa12c614a5c51834), UINT64_C(0xce397d3744b05093), UINT64_C(0xd4644151f7c1592c),
            UINT64_C(0x2ec8e484a0e264f0), UINT64_C(0xfee8693e1a4b3400), UINT64_C(0x04e4f9eee200abf7),
        } }, { {
            UINT64_C(0xb3babb740a25373b), UINT64_C(0xfa20f6a5593501ef), UINT64_C(0x8feed86a9a8a0b58),
            UINT64_C(0xf7d7ddaf305e2b83), UINT64_C(0xb2e693276ecf84c7), UINT64_C(0x4fdc4fb3c2779eef),
        } } },
        { { {
            UINT64_C(0xa2f07db5733792f2), UINT64_C(0x9879571e8b22a773), UINT64_C(0x56dca8e9eee734c5),
            UINT64_C(0xb5a07fbe34471fca), UINT64_C(0xdbeb805e1b62fbf1), UINT64_C(0x5f65dcc3cfb4d147),
        } }, { {
            UINT64_C(0x6dbd7b1f550d86ad), UINT64_C(0xd99dc7437c285077), UINT64_C(0xed1ac1e7431a1083),
            UINT64_C(0xf5f70cd642907f03), UINT64_C(0x1bb929804f829e8a), UINT64_C(0xf6fa044ecc63b75c),
        } } },
        { { {
            UINT64_C(0x019100c7c9c5be67), UINT64_C(0xda172568c025c4a6), UINT64_C(0x2cb369cf21492861),
            UINT64_C(0xf2b94b9ba2864728), UINT64_C(0xf83fab504c8fff9e), UINT64_C(0xffc1597140b1cf89),
        } }, { {
            UINT64_C(0x6e4e77b2527a9dd1), UINT64_C(0x7a289198837b4e3a), UINT64_C(0x24b35f088230f4da),
            UINT64_C(0x72c727a52af4b8d9), UINT64_C(0xeab8ca0b9adb9aaf), UINT64_C(0xe43e3f419d16f7a0),
        } } },
        { { {
            UINT64_C(0xf4ff7e101c471306), UINT64_C(0xb6d97f4cbd705d4c), UINT64_C(0x6ba1c35f2775b951),
            UINT64_C(0x2bbd43fe0fa6843e), UINT64_C(0x8580eddfaa0a4860), UINT64_C(0x5ab4386d117a4bc2),
        } }, { {
            UINT64_C(0xc8bd262eb2f0f3b7), UINT64_C(0xe3d8b5bcbf799f86), UINT64_C(0x2b1b0fa6b95906f2),
            UINT64_C(0xdb4a2c815119273d), UINT64_C(0x6c63c3f250e2c4f8), UINT64_C(0x5b8e73c58599486a),
        } } },
        { { {
            UINT64_C(0x9e1c6ef8f1e79adf), UINT64_C(0x3660d6378a3e66be), UINT64_C(0x15d560df2c85c12c),
            UINT64_C(0x812bf377eba38548), UINT64_C(0x87d6a62f558d5b7d), UINT64_C(0x5388011456a0119f),
        } }, { {
            UINT64_C(0x373d8c1cf43a2360), UINT64_C(0x49782dfe1f0bed81), UINT64_C(0xa9ed052602caec1f),
            UINT64_C(0x9a2394a7a0fca47c), UINT64_C(0x8f671edb34ebd720), UINT64_C(0x7a28804104a7bdb8),
        } } },
        { { {
            UINT64_C(0xa7b95c0e7664f57b), UINT64_C(0x68a990f28c0099f8), UINT64_C(0x934f76ae6003dd94),
            UINT64_C(0x41d8825d38b9bc82), UINT64_C(0x49400efd0fa63eca), UINT64_C(0x8573646fc322803f),
        } }, { {
            UINT64_C(0x62927d92e0ee372a), UINT64_C(0x479e45443167c77f), UINT64_C(0xef3c2fd9a82d2cb7),
            UINT64_C(0x51d29b8c343e06bd), UINT64_C(0xd5543115d011646c), UINT64_C(0x0444b6aa0c49efcb),
        } } },
        { { {
            UINT64_C(0x15b808054ae4c4f3), UINT64_C(0x9875f8701887ea32), UINT64_C(0x2b40adc0ebc47c36),
            UINT64_C(0xe04f3f9ada883f99), UINT64_C(0xe43a7fed30c491ef), UINT64_C(0xf4682abba5a9a0eb),
        } }, { {
            UINT64_C(0x013086ce6d8acf8c), UINT64_C(0xbf6535801f352c9c), UINT64_C(0xd44e8730907d02a2),
            UINT64_C(0xee3d73f8d768f96e), UINT64_C(0x2f1afccf769083d0), UINT64_C(0xe24a3662e403db05),
        } } },
        { { {
            UINT64_C(0x0fae04437c0e41e5), UINT64_C(0x563e6e54c36ef9ac), UINT64_C(0x1bdf3a958b2b6630),
            UINT64_C(0x8f5affdd343bf1bc), UINT64_C(0x2e36718765334d37), UINT64_C(0x587354b61416a263),
        } }, { {
            UINT64_C(0x946f0defa176e622), UINT64_C(0x36910817bb4e9b7a), UINT64_C(0x03e8a0c109a17a65),
            UINT64_C(0xf08c81635cd61c9d), UINT64_C(0x88deeb472761da2e), UINT64_C(0x0de49b4599f86846),
        } } },
        { { {
            UINT64_C(0x1a3207798b5a2461), UINT64_C(0x64a7a590972b803e), UINT64_C(0x4d19a63d831235ec),
            UINT64_C(0xfad21e0dd289735f), UINT64_C(0x88cc7f5342d42b41), UINT64_C(0xfd1f34b0ccfe3aa2),
        } }, { {
            UINT64_C(0x58c651cbae66ec1f), UINT64_C(0x0008b385fafa3031), UINT64_C(0x980df23f15c0e4d1),
            UINT64_C(0x1a6b67d469d359c2), UINT64_C(0x00c50599ea893ead), UINT64_C(0xbb960763902c6824),
        } } },
        { { {
            UINT64_C(0x075a379974e57423), UINT64_C(0x4da0b687c8db6615), UINT64_C(0x1baa165d31668a43),
            UINT64_C(0x6ac847d70620ddf4), UINT64_C(0x4f36f4581ace483d), UINT64_C(0xa04f6e82d6542c32),
        } }, { {
            UINT64_C(0x201ddd16903ee3ae), UINT64_C(0xce6c8a5b6b30dc5c), UINT64_C(0xbaa12a60d6b1f0ad),
            UINT64_C(0xc4b4135445cbe2aa), UINT64_C(0x4934c08917ea20bf), UINT64_C(0x7ea323399dae1482),
        } } },
        { { {
            UINT64_C(0xf45f0e2775c1bc88), UINT64_C(0x77ea28fdd7b3b9f8), UINT64_C(0x5085841c2140a634),
            UINT64_C(0xac31864473759fce), UINT64_C(0xc9268101a221fe52), UINT64_C(0x24dc188ea577e6cd),
        } }, { {
            UINT64_C(0xb152a890f77823a0), UINT64_C(0xe806beafeba65638), UINT64_C(0xc2661eabd53c10d2),
            UINT64_C(0x6b4a05cc6597a3f2), UINT64_C(0xfa262eaf227a6830), UINT64_C(0xc9f43a5fd21b8a9f),
        } } },
        { { {
            UINT64_C(0xf3a20df16f76c921), UINT64_C(0xf7c63309664c4fce), UINT64_C(0xd108e9047c185a7e),
            UINT64_C(0x48f18a7523cdcff5), UINT64_C(0x01921ddb6a9cfc42), UINT64_C(0x7b97e10b0015ff19),
        } }, { {
            UINT64_C(0xd5372e8d7c2d73c4), UINT64_C(0xe2c1f9603f979c35), UINT64_C(0x7bc912eced44abe9),
            UINT64_C(0x0bbc4d8fcdb75410), UINT64_C(0x90515b2d754c56b2), UINT64_C(0xce2b632d6faf8c45),
        } } },
        { { {
            UINT64_C(0xb0bcc6fe6625d29c), UINT64_C(0xde414203b8d6a548), UINT64_C(0x021cdf7291b92f54),
            UINT64_C(0x0ad7ed7dec0e5a6a), UINT64_C(0x5d9c90dafcc911b4), UINT64_C(0x88c6f238c8bef5a7),
        } }, { {
            UINT64_C(0xf9cc0f5ed16c7546), UINT64_C(0x95da8774dbe1c33d), UINT64_C(0x96a886ea91d53018),
            UINT64_C(0x66c402965150a4f1), UINT64_C(0xd5c6de7b0a771a47), UINT64_C(0x54b6fc1d539a8d00),
        } } },
        { { {
            UINT64_C(0x2e773afbb26e0749), UINT64_C(0xd1b5896b58a80949), UINT64_C(0x27af7227bb81decd),
            UINT64_C(0xb26f86f59f8600bb), UINT64_C(0x724c611cef120ec5), UINT64_C(0x5ced3809a9e6d3cd),
        } }, { {
            UINT64_C(0xb330427c17d6bc09), UINT64_C(0x4edee6639b5ee44a), UINT64_C(0x37c5af53dca49cdb),
            UINT64_C(0x3fff0c71e327511e), UINT64_C(0x0a1062c4129f00f9), UINT64_C(0xeeefdf4866ba0725),
        } } },
        { { {
            UINT64_C(0x8402b68b1e1fa247), UINT64_C(0x4cfb3257b2eb011b), UINT64_C(0x6f37ef26d9ec3150),
            UINT64_C(0xb8150eb181e0826c), UINT64_C(0xf7071aa88c189435), UINT64_C(0x243077a65c2c4b55),
        } }, { {
            UINT64_C(0x8ccf768c7970e7e2), UINT64_C(0x5785806437f0a4e8), UINT64_C(0x79e2e48ff2b8dec4),
            UINT64_C(0x16a339124f56ecc0), UINT64_C(0x1c56bddc8974b971), UINT64_C(0xfdddce6da3995ee2),
        } } },
        { { {
            UINT64_C(0x57018129374c6e39), UINT64_C(0xb0412a208e186bd0), UINT64_C(0xf029089f629bd6bd),
            UINT64_C(0xc6c4bc315f4174b1), UINT64_C(0x001e478d4bfaf73b), UINT64_C(0x865d134281fa5269),
        } }, { {
            UINT64_C(0x4552875734a2ca75), UINT64_C(0xc162efb662cfeb87), UINT64_C(0x135170825202b6a1),
            UINT64_C(0xb1f6131d1387ede4), UINT64_C(0x002e632d15909c7e), UINT64_C(0x701401769eac00ed),
        } } },
        { { {
            UINT64_C(0x35b012baeadd83c8), UINT64_C(0x1c44bd7c1e2407a0), UINT64_C(0x80ab29133aea169d),
            UINT64_C(0x30e598fae163ea61), UINT64_C(0x08ae7ff71096ad91), UINT64_C(0x265556dce3745807),
        } }, { {
            UINT64_C(0xc7f37272839af68c), UINT64_C(0xf3d7f5fafcc8bfc2), UINT64_C(0x2883585be715e09c),
            UINT64_C(0x351ceca9c353ac3a), UINT64_C(0xbd62081e2fb69e25), UINT64_C(0xd1c41a34050fc0db),
        } } },
        { { {
            UINT64_C(0x8f83fcb2e7c4ca26), UINT64_C(0xec2fdf74ac569f56), UINT64_C(0x9a1c5378e407678d),
            UINT64_C(0x839f9e4322ffd972), UINT64_C(0x0a60835eddeb54c2), UINT64_C(0x617ac2d0e5b0c30c),
        } }, { {
            UINT64_C(0x56babea2a5dfb174), UINT64_C(0x698c00f56ba3489c), UINT64_C(0x912f5846dfd750da),
            UINT64_C(0x98b9315f7270dae5), UINT64_C(0x139acee71b65ca4f), UINT64_C(0x947e729e15a77056),
        } } },
        { { {
            UINT64_C(0xfd5717dc9a4ead58), UINT64_C(0x8846eb217dff4812), UINT64_C(0xd56016168c8a94fd),
            UINT64_C(0xebbc51ec68e4edc8), UINT64_C(0x9477f54d9e141963), UINT64_C(0x04ab472a1f92c034),
        } }, { {
            UINT64_C(0x6e1b97d76b1f41cb), UINT64_C(0xcf9305292d01a6f4), UINT64_C(0xbfa38d865d57f571),
            UINT64_C(0xc3790e42689eb03d), UINT64_C(0x3fc79506f4fd08b1), UINT64_C(0x83829a2915e89813),
        } } },
        { { {
            UINT64_C(0x665c20793b02622c), UINT64_C(0xe3e473688c0ade1a), UINT64_C(0xd3fb888f5c0154e5),
            UINT64_C(0x6ed1990313c22d7a), UINT64_C(0x327781a18c02e31a), UINT64_C(0x229ef93820943533),
        } }, { {
            UINT64_C(0x8be4a07ead4d3f41), UINT64_C(0x1a5aed059a83cd0d), UINT64_C(0xddc0351a9d1306f1),
            UINT64_C(0x2cb6e87d0a607257), UINT64_C(0x5840c40e17b1296c), UINT64_C(0x66ba0c2f07f6fbe8),
        } } },
        { { {
            UINT64_C(0xfe4d304582f7266c), UINT64_C(0x4e8e7ee2fe82e3ac), UINT64_C(0x451186c5102c3c70),
            UINT64_C(0xcdfbcf4404d441b2), UINT64_C(0x60f00795273e5ff6), UINT64_C(0xa5d0295adabd2ee0),
        } }, { {
            UINT64_C(0x7dd92a8fcdd7123e), UINT64_C(0xcba1bf352158f5c9), UINT64_C(0xf7dcf23d2c5f63c7),
            UINT64_C(0x44c5c7af16f236d0), UINT64_C(0x0832a006db1cbf22), UINT64_C(0x062eb3b30e4f1303),
        } } },
        { { {
            UINT64_C(0xcf0ae03b1228c36b), UINT64_C(0x0fb8f5d8f3ac6404), UINT64_C(0x04feb3cf8ac570a8),
            UINT64_C(0x4f8ea63b5044aeca), UINT64_C(0x1e8e66d8d759dfaf), UINT64_C(0x0454b15d20b37dfa),
        } }, { {
            UINT64_C(0x43f59a0b40d9930f), UINT64_C(0x0040fb180b846fc8), UINT64_C(0x1c8fb726b2d9c901),
            UINT64_C(0x3b32e1788c477e57), UINT64_C(0x8f008581abab59bc), UINT64_C(0x8645e40768c6af0e),
        } } },
        { { {
            UINT64_C(0xa831db696cb1c725), UINT64_C(0xce8248299302aa35), UINT64_C(0x4bd64677ccc91ce8),
            UINT64_C(0x571d00ba15c054ef), UINT64_C(0x86ceb268ee0647d8), UINT64_C(0xa18d83ed7d0fa885),
        } }, { {
            UINT64_C(0xd5063817bdfd0bcb), UINT64_C(0x11eb41a5de463e65), UINT64_C(0x028a9e82b62d32ee),
            UINT64_C(0x309b0c5afe20661d), UINT64_C(0x71ee136167715d0b), UINT64_C(0xae3cec425f597099),
        } } },
        { { {
            UINT64_C(0x1837df88beb2d6cf), UINT64_C(0x55835aefc5d33186), UINT64_C(0x5e8babfe8004bb65),
            UINT64_C(0x433585cb553dfdfc), UINT64_C(0x868a11bd4095c81d), UINT64_C(0xbc1a11903d155532),
        } }, { {
            UINT64_C(0xd05fceccb32aa5dc), UINT64_C(0x4119659f0ce7c4c5), UINT64_C(0x30b910b7a40d2c95),
            UINT64_C(0x0cb312916fe14d0d), UINT64_C(0x94e1916b9134a606), UINT64_C(0x4f0e142decc4258c),
        } } },
        { { {
            UINT64_C(0x96c6b7af85151763), UINT64_C(0xc008d4c9571a7252), UINT64_C(0xa834efc5f1abc79a),
            UINT64_C(0x3e530ac4f8e3c669), UINT64_C(0x615aab85bce9b3f6), UINT64_C(0xbe99e284c9b92388),
        } }, { {
            UINT64_C(0x2282e6ab63378e5c), UINT64_C(0xea26dc5c445ec9f7), UINT64_C(0x76bb5cae7679988f),
            UINT64_C(0x77c837bed0ff9e83), UINT64_C(0xa200b5dcf87aab25), UINT64_C(0x6def50a91913c42d),
        } } },
    },
    {
        { { {
            UINT64_C(0xa31d783fc67f6866), UINT64_C(0xb9a86d070b846111), UINT64_C(0xa6dac5413666b4a9),
            UINT64_C(0x7e0305032aaef316), UINT64_C(0x40d7dfa19bfa38b2), UINT64_C(0x233396aeaa1ce2d4),
        } }, { {
            UINT64_C(0x1bab392e35852313), UINT64_C(0x7bb8ac30da230586), UINT64_C(0x0dd1852d73f36a40),
            UINT64_C(0x30d3a2490683ece6), UINT64_C(0x01842e765943ef29), UINT64_C(0x78b3675419846853),
        } } },
        { { {
            UINT64_C(0x314bed675fef84c2), UINT64_C(0x80cf57309dbc5081), UINT64_C(0xe404909e6b0b81f5),
            UINT64_C(0x9733afcc6819d2be), UINT64_C(0x4ed44fbf35df063d), UINT64_C(0x7168fbf34134ae72),
        } }, { {
            UINT64_C(0x4c7e154f214e397a), UINT64_C(0xdf32d3469bc27f02), UINT64_C(0xea8bcf470e93fce3),
            UINT64_C(0x5311b4e420f561c5), UINT64_C(0x0279f996919315cb), UINT64_C(0x7d02149b424f8509),
        } } },
        { { {
            UINT64_C(0xd28e977e02d9cdb3), UINT64_C(0x960382a351dc6d93), UINT64_C(0x17c9eea30ac44fb9),
            UINT64_C(0x7ff9fa8b777fa8b0), UINT64_C(0xfc9b1da945d1268c), UINT64_C(0xcc1d6c9a84812894),
        } }, { {
            UINT64_C(0xd97b570e98074669), UINT64_C(0xab0ce83c70c489e7), UINT64_C(0xbf91461daf5368b7),
            UINT64_C(0xe9ae793b010ff807), UINT64_C(0xe83e93c1f2cc9e40), UINT64_C(0xa4df2eb14c2c7595),
        } } },
        { { {
            UINT64_C(0xc37cce2c4c2814e2), UINT64_C(0x2e5e4a62ee834897), UINT64_C(0x3e138f63248dc4c8),
            UINT64_C(0x365bfe00641df78a), UINT64_C(0x6ae787e507a6f1f7), UINT64_C(0x83d861f15a438223),
        } }, { {
            UINT64_C(0x313eb22417c6eaf1), UINT64_C(0x52a955de2b54d972), UINT64_C(0xddf1c2bdcb7ee6ad),
            UINT64_C(0xc51a4f914a0646cd), UINT64_C(0x87e266b0d2334d1c), UINT64_C(0xaeb25494778b5912),
        } } },
        { { {
            UINT64_C(0x7652f314e35ae61d), UINT64_C(0x18adf627241c0ae9), UINT64_C(0x09985c9d529c5320),
            UINT64_C(0xea1bf3906e444b77), UINT64_C(0x1b27f7f88e09cfbe), UINT64_C(0x329eea06832c55e9),
        } }, { {
            UINT64_C(0x09cfba3f06f173fa), UINT64_C(0xd353ad5d8ba0400a), UINT64_C(0xc700ab7b9ff444a9),
            UINT64_C(0x419b6f37a5b524a0), UINT64_C(0x81dc4447fd443dc7), UINT64_C(0x79607ba734054840),
        } } },
        { { {
            UINT64_C(0xd3668c8f34dfdb2b), UINT64_C(0xc024bc1e6182f6e6), UINT64_C(0x22aa5af084c5f77e),
            UINT64_C(0x13d7a84b8ef66ad9), UINT64_C(0xb4ff5dfd948bb8c5), UINT64_C(0x78cd938d1f755479),
        } }, { {
            UINT64_C(0x02af4cf7cab4aa84), UINT64_C(0x7f67695a86f20af8), UINT64_C(0xd5d21eebc20ab827),
            UINT64_C(0x431d65f9a7f61dc3), UINT64_C(0x6f8025a8e0a529cf), UINT64_C(0x6f1f6635da596f4e),
        } } },
        { { {
            UINT64_C(0xc25eb8a589ce59a5), UINT64_C(0x5a76501fb2c662d1), UINT64_C(0xabdf76fad56a8d24),
            UINT64_C(0x20ac3daf8f2d119a), UINT64_C(0x5a17b199fb586ca2), UINT64_C(0xec593914e3ad7c4d),
        } }, { {
            UINT64_C(0x1b187d356f22fdaf), UINT64_C(0xf0a123ffe52755a4), UINT64_C(0x6e3fedbd05bd153d),
            UINT64_C(0x422cc8981c78d1b2), UINT64_C(0x39e671836160f805), UINT64_C(0xb0dd12617348ed0b),
        } } },
        { { {
            UINT64_C(0x93af723e72d817b5), UINT64_C(0xbd2c0b28b6a4c04a), UINT64_C(0x0e04340fe27a7892),
            UINT64_C(0x0f5c1a1b94363d96), UINT64_C(0x2000176d0d73aef8), UINT64_C(0x940898b9785aef92),
        } }, { {
            UINT64_C(0x206e2aab24fe261a), UINT64_C(0xa70f88c10bf1aea5), UINT64_C(0xe1fd9d64fea5178e),
            UINT64_C(0xb45091e2cbfc7180), UINT64_C(0x8b0f71b51274ccbb), UINT64_C(0x36e3f9f5fbd96aa1),
        } } },
        { { {
            UINT64_C(0x82127666da07d0ea), UINT64_C(0x2b7b73e77af5133f), UINT64_C(0x2b91f2574225c77b),
            UINT64_C(0x6fb4f49834a2f128), UINT64_C(0x8417ca9ffcbc4b04), UINT64_C(0x27e1a4789e4ff1a7),
        } }, { {
            UINT64_C(0x8921c354fd588ca8), UINT64_C(0x8cd7d63058cb6ab4), UINT64_C(0x80cc7b82d91618ee),
            UINT64_C(0xbd3b0ab1dbf286a9), UINT64_C(0x089f2bf7ed00ddc7), UINT64_C(0x0ce499adda02ceab),
        } } },
        { { {
            UINT64_C(0xc3f56c704d2a28d3), UINT64_C(0x1b816fca6351a96e), UINT64_C(0x5ba6dcded78cd8ba),
            UINT64_C(0x3825c0cb6ce8ebee), UINT64_C(0x5546d7c2fa5eb3c1), UINT64_C(0xee30888621d3440a),
        } }, { {
            UINT64_C(0x50fdead7f0ab9dae), UINT64_C(0xf3faece36a4f752d), UINT64_C(0x0f27c66a2c47ba36),
            UINT64_C(0xd4a73a08034d32f2), UINT64_C(0x2d7ca43dba7d2fd3), UINT64_C(0xe3d5e95b2550904a),
        } } },
        { { {
            UINT64_C(0x8ec544ce090cb11b), UINT64_C(0x7956fccf6f6be3ea), UINT64_C(0x53ea844d243a0234),
            UINT64_C(0xac26b28594bcb654), UINT64_C(0x6b311a7176f6e75c), UINT64_C(0x6dff120ca7924829),
        } }, { {
            UINT64_C(0x635f5ef1f041087b), UINT64_C(0x5a33a1a5430418eb), UINT64_C(0x9a72e973ee891e9e),
            UINT64_C(0xd5b68ffecc533326), UINT64_C(0x7fbdeb76b72aad5b), UINT64_C(0x4cbd27ff5af2619d),
        } } },
        { { {
            UINT64_C(0xbfd49e693d212401), UINT64_C(0x0580237a2607cefd), UINT64_C(0x507b89699ba8a960),
            UINT64_C(0x70c7a73b1ff4ee25), UINT64_C(0xa7ddc553a0f23bc0), UINT64_C(0xfe73c6afcd11d958),
        } }, { {
            UINT64_C(0xa7bfc81471a0a5fe), UINT64_C(0x34eb74858f6deb2b), UINT64_C(0xa8f1aada4f409806),
            UINT64_C(0x7938a7e223f5e021), UINT64_C(0x3255eab872709250), UINT64_C(0xe15a22de832a42d1),
        } } },
        { { {
            UINT64_C(0xa2f6b1accacc8c9a), UINT64_C(0x578c0b2aae926294), UINT64_C(0xd5facf04f2f67b30),
            UINT64_C(0x0024668c8a0631aa), UINT64_C(0xd200ebd7c03cd4c1), UINT64_C(0xd0cb05633fe1428c),
        } }, { {
            UINT64_C(0x9886dee671cb03a5), UINT64_C(0xd6905f8e933eb271), UINT64_C(0x24a899d018862d9a),
            UINT64_C(0xb210e8444749693c), UINT64_C(0xcf4e9dc9c89701cc), UINT64_C(0xb476e5fbc902c62b),
        } } },
        { { {
            UINT64_C(0x1937eab7bf359566), UINT64_C(0x102d42189d7d7d0e), UINT64_C(0x67d24e1926ad964c),
            UINT64_C(0xd533ac4ef0d50176), UINT64_C(0x9ff5ef919103009a), UINT64_C(0x6f8187583d66d538),
        } }, { {
            UINT64_C(0x23a3d827b669cf1c), UINT64_C(0xa01364ace64b2fa4), UINT64_C(0x28536aee87d37edb),
            UINT64_C(0xf6fea2f5e1bdf565), UINT64_C(0xd2ca8f0499803d0a), UINT64_C(0xc5165dc17920c6fe),
        } } },
        { { {
            UINT64_C(0x773e69068f833905), UINT64_C(0xc9fdfd1558bb95f9), UINT64_C(0xba1488679ea5ad5f),
            UINT64_C(0xe063e1aae3ce3fdb), UINT64_C(0x6d0b589403ba1208), UINT64_C(0x7dc3d99d4b635d40),
        } }, { {
            UINT64_C(0xe9f1d416c2b494c5), UINT64_C(0xb2bc43d94779cf33), UINT64_C(0x9f00ac9baa41a063),
            UINT64_C(0x26ecdb24ba8e7b72), UINT64_C(0xa649d1a4a12d7fcf), UINT64_C(0x46294d2a1ad7cba9),
        } } },
        { { {
            UINT64_C(0xf66466f4ff7eb8c9), UINT64_C(0xe9d6c80f0151417d), UINT64_C(0x6026575a95e70688),
            UINT64_C(0xa4136143ca0d4612), UINT64_C(0xe582561878c026fd), UINT64_C(0xa14d113082c38b44),
        } }, { {
            UINT64_C(0x63247cd3dd2526ec), UINT64_C(0x5a543496743eca73), UINT64_C(0x5880b2d6ef1808af),
            UINT64_C(0x6e225efe4e755600), UINT64_C(0xa7e34b90b0715d45), UINT64_C(0xd98faf0288957603),
        } } },
        { { {
            UINT64_C(0x47f239225c948424), UINT64_C(0xc7a0f5634df8da4d), UINT64_C(0x99d45d183737d31f),
            UINT64_C(0xb42ec01426bb01cb), UINT64_C(0x8daa82c25aba5831), UINT64_C(0x8eda4ab0a2d15fcf),
        } }, { {
            UINT64_C(0x8c19f032f2638e4a), UINT64_C(0x6ee801ae2728c9fc), UINT64_C(0x8d546b0d932197bf),
            UINT64_C(0xaea72137ae931680), UINT64_C(0xde3a7b97515a30f4), UINT64_C(0x2f14112d84c11ced),
        } } },
        { { {
            UINT64_C(0xc5984291ce20a6f4), UINT64_C(0xdaeb00e072b26cde), UINT64_C(0xa5a9a9cdec22e22d),
            UINT64_C(0xf974d332fdc676f8), UINT64_C(0x7cbda25711ebf896), UINT64_C(0xcd42b08b9f3176ad),
        } }, { {
            UINT64_C(0xe4936477e4195f8b), UINT64_C(0x3c3716e6577aa574), UINT64_C(0x0a6403adeb49306f),
            UINT64_C(0x5acfbbbdc1249edb), UINT64_C(0xc7afdc44bcb72079), UINT64_C(0x49327ed10fc95411),
        } } },
        { { {
            UINT64_C(0xce118445fe6333d4), UINT64_C(0x3843547f69d097ed), UINT64_C(0xc46a1f3e6042b94a),
            UINT64_C(0x92ac640eac87b44b), UINT64_C(0x2cc3f2ae00792562), UINT64_C(0x0b562e1095e385e4),
        } }, { {
            UINT64_C(0x20fcfdce900e5d75), UINT64_C(0xa17a3dd9770ab196), UINT64_C(0x4ca84f584738887c),
            UINT64_C(0x67bff0a8d69d0645), UINT64_C(0x877b12779c7a2412), UINT64_C(0xaa2febc3aa2789be),
        } } },
        { { {
            UINT64_C(0x0f1b12151dc7e946), UINT64_C(0x0df84e4b790c3009), UINT64_C(0x1f25b06862f93154),
            UINT64_C(0x79eee6d67a2db0f0), UINT64_C(0x28babe69e3c6a104), UINT64_C(0xe14ab4d857b6fb06),
        } }, { {
            UINT64_C(0x4e6e913df3790ce7), UINT64_C(0x7d01b992459499df), UINT64_C(0xb4c0ce9e6b2837d9),
            UINT64_C(0xa447894925c03de0), UINT64_C(0xf4b097f4a3c3eb7f), UINT64_C(0x0dcebbe2189f032a),
        } } },
        { { {
            UINT64_C(0x8f0ef7747a660bd6), UINT64_C(0x66cdfefc5aa68f4a), UINT64_C(0xecfddec610656a5a),
            UINT64_C(0xc304d98923474da1), UINT64_C(0xbd1a5d0918715e3d), UINT64_C(0x9e9a042e7d98ce98),
        } }, { {
            UINT64_C(0x118116d8c017f9a1), UINT64_C(0x5562cda0fd1fa40e), UINT64_C(0xa93a05d14c482311),
            UINT64_C(0xd4fe76e353dd23b1), UINT64_C(0x41d574259e0dc7cb), UINT64_C(0x488bf3a27e6ab8d6),
        } } },
        { { {
            UINT64_C(0xdf21f944826c91e9), UINT64_C(0x7f4d54ac1c514a80), UINT64_C(0xf87968599fee81ea),
            UINT64_C(0x983df66d1332e3a9), UINT64_C(0x4ecfb23cb0289e9d), UINT64_C(0xd8d7dee2d226b1f9),
        } }, { {
            UINT64_C(0x4046c5949de86c85), UINT64_C(0xe3496b49bf67bdcb), UINT64_C(0x887fee78221ef681),
            UINT64_C(0xb0c49d47e691f32d), UINT64_C(0x7b558cc9318de9c4), UINT64_C(0x405f666d0116d9e2),
        } } },
        { { {
            UINT64_C(0xfa2a0c8969288000), UINT64_C(0x27ff09d3e1289da1), UINT64_C(0xe9913e28bea549da),
            UINT64_C(0x9c056c8276bcca75), UINT64_C(0xb10336dbd120ee42), UINT64_C(0xad8d37db0c33da1a),
        } }, { {
            UINT64_C(0xd8a6edd1825cb07d), UINT64_C(0x0faf786084ec650a), UINT64_C(0xaa063aed866af9d3),
            UINT64_C(0x59aa23d4296a5d27), UINT64_C(0x1a900c5a0bb00a57), UINT64_C(0x252a343633fcdad4),
        } } },
        { { {
            UINT64_C(0x0077d03e0b6028d9), UINT64_C(0x14286f4acf58821e), UINT64_C(0x83f559d731b87760),
            UINT64_C(0xdcb1ac1522f38c22), UINT64_C(0x27771d3a9d0ca21a), UINT64_C(0xd757843edaf87b0f),
        } }, { {
            UINT64_C(0x3044350188b18c40), UINT64_C(0x29e91875919621b4), UINT64_C(0x7a0720aa5d5d0e13),
            UINT64_C(0xcaa473c5da90b0d3), UINT64_C(0x11f4f51e5f0f717e), UINT64_C(0x84d880ead81d9612),
        } } },
        { { {
            UINT64_C(0x1b43a10c52df85f2), UINT64_C(0x5715eb042c371bbb), UINT64_C(0xfcfdeb0c07eae588),
            UINT64_C(0xecc5caead36f1cd1), UINT64_C(0x1198659689230d93), UINT64_C(0xb4e8f1277452ba89),
        } }, { {
            UINT64_C(0x3f2506fed75f1b00), UINT64_C(0xb4378bdba2ffcbaf), UINT64_C(0x9eb73d68647e828f),
            UINT64_C(0xfb8cc05832fb5f47), UINT64_C(0x348a7ba6e147ae43), UINT64_C(0x0527de86248417ce),
        } } },
        { { {
            UINT64_C(0xf9f2cfcb96e626ce), UINT64_C(0x15e9fbc44e3ccac1), UINT64_C(0x408b3883272f85f5),
            UINT64_C(0x342ff107eeca9f55), UINT64_C(0x208e11e9e8b4cd26), UINT64_C(0x15d4bcc394805387),
        } }, { {
            UINT64_C(0x613caa3520caa190), UINT64_C(0xd36b76aa61d486d4), UINT64_C(0x3a50077771c9494e),
            UINT64_C(0x6bff38e17c897d16), UINT64_C(0x30b53add931b2968), UINT64_C(0xe2c7e8f24b0b8d05),
        } } },
        { { {
            UINT64_C(0xb7bd1e7da11a2c70), UINT64_C(0x26f0baf8f8530fb6), UINT64_C(0xa14b22c5b79b4628),
            UINT64_C(0x395d92cf58368e4a), UINT64_C(0x56214696087d4fcf), UINT64_C(0x200fd35595b12caa),
        } }, { {
            UINT64_C(0x5c809f4f63f1b5fd), UINT64_C(0xa704b9bf89bfd91c), UINT64_C(0x77c88be7b83f0753),
            UINT64_C(0x72e8014e45d3b8c5), UINT64_C(0x8491a45d3fa05a84), UINT64_C(0x19d8c7f59c41e973),
        } } },
        { { {
            UINT64_C(0xe9262d1e9f4c16d1), UINT64_C(0x8c601d34cefb079d), UINT64_C(0x006af9e1ad5edf95),
            UINT64_C(0x01fab0670d4cbddb), UINT64_C(0xd646244ff6bce160), UINT64_C(0xc8865943ae98da33),
        } }, { {
            UINT64_C(0x40898609ad4d7cff), UINT64_C(0xc9cb8aab0a21dfe5), UINT64_C(0x5254bf507fad7608),
            UINT64_C(0xc547935643dae469), UINT64_C(0x5dd7fbe137508b42), UINT64_C(0x5fbca7fd0dad36d0),
        } } },
        { { {
            UINT64_C(0x91d568ec10a31577), UINT64_C(0xa975fb313c95d762), UINT64_C(0xcc488a893e8cd357),
            UINT64_C(0xe651a19a83ad9d0b), UINT64_C(0x90a3e89b627ae173), UINT64_C(0x62df48ccd4b54f86),
        } }, { {
            UINT64_C(0xd170afaa7f532f37), UINT64_C(0x32068033a0a0fb9c), UINT64_C(0xbc0656ebf93f5416),
            UINT64_C(0xdb14d800ce2dea6d), UINT64_C(0x1f923ab6386c3a7a), UINT64_C(0x4404d52621011dcf),
        } } },
        { { {
            UINT64_C(0x6b1ae03ffe413cba), UINT64_C(0x14689d57431d4b3e), UINT64_C(0x2283c1caf17a4678),
            UINT64_C(0xf756c6541a04aefa), UINT64_C(0xb68aafb8c8fac713), UINT64_C(0x62da41b4c057e1c0),
        } }, { {
            UINT64_C(0x713f3dec6071653f), UINT64_C(0xb3bae18603952f19), UINT64_C(0x3f3bb3decb4d4e8f),
            UINT64_C(0x0da0a4fc35651823), UINT64_C(0xe3b7528f55b7797d), UINT64_C(0xf0c383abe2da9418),
        } } },
        { { {
            UINT64_C(0x8cf62bafc24a6943), UINT64_C(0xf5731cb65fb5925b), UINT64_C(0xb42dbb6bef1b8088),
            UINT64_C(0x5dd79f4440f839a8), UINT64_C(0x5d1ebb05f81dc36d), UINT64_C(0x364060620b05e1f4),
        } }, { {
            UINT64_C(0xb744181fd0b886c6), UINT64_C(0xf5d10b18a8cc884f), UINT64_C(0xc769122111dba0f1),
            UINT64_C(0xa28358f37d96bb73), UINT64_C(0xe06da66285781009), UINT64_C(0xfe10744a826aa411),
        } } },
        { { {
            UINT64_C(0xe1e03615a93f7c22), UINT64_C(0xee869c4703dcb733), UINT64_C(0xae1c94838033b602),
            UINT64_C(0xdec10372b5631801), UINT64_C(0x411772eb2ffc7bfd), UINT64_C(0xecd6d4d245a282cb),
        } }, { {
            UINT64_C(0x77cf01931fe7e5b1), UINT64_C(0x083efe2c2ff8ca2f), UINT64_C(0x6b441ea1927237e6),
            UINT64_C(0x34bdc77138adcad4), UINT64_C(0x64ae29b7399b876a), UINT64_C(0x7f10703b89b4c278),
        } } },
    },
    {
        { { {
            UINT64_C(0x3450643ea73bf6d8), UINT64_C(0x45b4e7124a531ad9), UINT64_C(0x45627d7b6928fd8a),
            UINT64_C(0x0a97567f123888fa), UINT64_C(0x55e9b481cbfc14cf), UINT64_C(0x1e9674eb3edef9bb),
        } }, { {
            UINT64_C(0x5c29abf3b04af378), UINT64_C(0x4ecd3ec8983f9de3), UINT64_C(0xee0f65d896ab1b07),
            UINT64_C(0x27aabb7c50be2ec0), UINT64_C(0xab0c37061f939474), UINT64_C(0x447f7bfcfff20cbf),
        } } },
        { { {
            UINT64_C(0x5b9dbe267157b794), UINT64_C(0x42dea50dc23bb8f9), UINT64_C(0x43988f3cbdbb6250),
            UINT64_C(0x6b79b73575a905b9), UINT64_C(0x575493d4c7ccbdd0), UINT64_C(0x646a37313f5c57b7),
        } }, { {
            UINT64_C(0xf445a1318198b5d7), UINT64_C(0xec61cf4fd03c3c9e), UINT64_C(0xadbeb74f5afc8001),
            UINT64_C(0x691797321085f562), UINT64_C(0x25d52d43b0d38f3b), UINT64_C(0xd4dc391b454b8892),
        } } },
        { { {
            UINT64_C(0x8d8d39bd3fdd5c2d), UINT64_C(0xce90d3652c7e2527), UINT64_C(0xb66f9bd1d50d3528),
            UINT64_C(0x6c39c6476348df8b), UINT64_C(0x1bcb412453607472), UINT64_C(0x04b8838386ea34e3),
        } }, { {
            UINT64_C(0xdc65c2c2cf7c9bad), UINT64_C(0xa4f6c3ec4058b749), UINT64_C(0x9b04d44f115eb375),
            UINT64_C(0xa94f2f0b96fd9cc2), UINT64_C(0x8115d18d1e544818), UINT64_C(0x6a3a84d63f689a1a),
        } } },
        { { {
            UINT64_C(0x1298da0b2487dccd), UINT64_C(0x879f10729d50064d), UINT64_C(0xa75b81e0f6b2b0a8),
            UINT64_C(0x575741fea7d53e93), UINT64_C(0xfff8afde347d396a), UINT64_C(0x31e70213cd561368),
        } }, { {
            UINT64_C(0xca81dfc7a678c8ee), UINT64_C(0xd9e7ca062892ea57), UINT64_C(0x6d5485ff4235d900),
            UINT64_C(0x213463c1ef1f0286), UINT64_C(0x0cd4e70834e71434), UINT64_C(0x7b6e53039749ab1e),
        } } },
        { { {
            UINT64_C(0x3b4b6bae425ef2ae), UINT64_C(0xa417f3fd60536902), UINT64_C(0x35c50b82baa22896),
            UINT64_C(0xc22b1233ece4e091), UINT64_C(0xe6e5a332135166be), UINT64_C(0xbd254ef67314d502),
        } }, { {
            UINT64_C(0x6c09fc4d266bfea4), UINT64_C(0x26217fa52c16bdde), UINT64_C(0x8696d352ca1aadc2),
            UINT64_C(0xa7f1557fbf8a8fc3), UINT64_C(0x3bd093877804ca14), UINT64_C(0x2e8558d49efb1638),
        } } },
        { { {
            UINT64_C(0xb01e4f223f24ca1f), UINT64_C(0xf7c816e8dc9b1b6a), UINT64_C(0x911460f416fcd2f0),
            UINT64_C(0x27a6986c2893be73), UINT64_C(0xa9903f2fb990d2ab), UINT64_C(0xde29fc97b3988ade),
        } }, { {
            UINT64_C(0xf1363349cd0b9dd3), UINT64_C(0x30c1ab19ce9171e2), UINT64_C(0x08e3212e32c7a7a7),
            UINT64_C(0xe2869352ef140db2), UINT64_C(0x28d197f697c7e240), UINT64_C(0xc933310ddc011441),
        } } },
        { { {
            UINT64_C(0xae1ad2ab9ab33f6d), UINT64_C(0xa72386296e84280a), UINT64_C(0x5950b9c5058e0baf),
            UINT64_C(0x1d1b762ad39821e2), UINT64_C(0xc938b8a99c91f09d), UINT64_C(0x75969905042008a3),
        } }, { {
            UINT64_C(0xc1f64d5c59bd7cf7), UINT64_C(0x69674fe0e67fea26), UINT64_C(0x787182f04c27f4bb),
            UINT64_C(0x489db0a30fc42362), UINT64_C(0x7896bdbcafd2f98a), UINT64_C(0x1ca403889040c89d),
        } } },
        { { {
            UINT64_C(0x5003ac229188fea3), UINT64_C(0x162581d96af7b9a9), UINT64_C(0x297c9869ce02f314),
            UINT64_C(0xe900dadccc892043), UINT64_C(0x636b3d42f787cb74), UINT64_C(0xdcf9b02cc39a1f80),
        } }, { {
            UINT64_C(0x8786c52a782e6186), UINT64_C(0x44be874b3027e6fc), UINT64_C(0xa71eba154f31ba76),
            UINT64_C(0x78d461136d65e0db), UINT64_C(0xd7c2d41d0bc11fca), UINT64_C(0x887f6e9ddded079e),
        } } },
        { { {
            UINT64_C(0x4e145e3eb4c0f336), UINT64_C(0x4112209e532f6de9), UINT64_C(0xe4b5be42d827987d),
            UINT64_C(0x20d7edb590f93fba), UINT64_C(0xc201bf939170edb7), UINT64_C(0x5f0a5a5c550dc59e),
        } }, { {
            UINT64_C(0xba7bf1b764fb7ac0), UINT64_C(0xa059a048a2cf67e8), UINT64_C(0x07cbf9911938fd91),
            UINT64_C(0xb0bb8cda46ff3132), UINT64_C(0xb900c4f54a643f54), UINT64_C(0x48ff2ee396186a3e),
        } } },
        { { {
            UINT64_C(0xb10108399e7974a4), UINT64_C(0x3b96ab6219dedca9), UINT64_C(0x9140cc8d28144c0b),
            UINT64_C(0x043c02d5efd5328c), UINT64_C(0x0ffeb50a04970511), UINT64_C(0xb365b3405fbaa1fe),
        } }, { {
            UINT64_C(0x51cc373b949848c1), UINT64_C(0x2b4bc6f9db6cf73d), UINT64_C(0xa90a91ed84d94ef1),
            UINT64_C(0xa758aa651314e094), UINT64_C(0x18ca563aa31e4bea), UINT64_C(0x3d9db550e409d0a4),
        } } },
        { { {
            UINT64_C(0x864ebaffb7b358c6), UINT64_C(0x46929d31e577ba85), UINT64_C(0x2857c9460a03e0a4),
            UINT64_C(0x21c8ee3aba65ae12), UINT64_C(0x8fc8cca3e6f2407d), UINT64_C(0x139126e14e4885b1),
        } }, { {
            UINT64_C(0xf2b9c7e7a35a265d), UINT64_C(0xeca58e595204e246), UINT64_C(0x2092c81cd9442f92),
            UINT64_C(0x45de5e47e8df112c), UINT64_C(0x4dcc468aa1afd2a2), UINT64_C(0xd0ffc18a285619ba),
        } } },
        { { {
            UINT64_C(0x24a4bde10342ab66), UINT64_C(0x8dd7eb2c9fc5916a), UINT64_C(0xf31e23089a63677a),
            UINT64_C(0x1642285afce58601), UINT64_C(0xad4fe4dfaf8d2999), UINT64_C(0x0a6f9b9302963dd0),
        } }, { {
            UINT64_C(0x692689dce4d3c7b0), UINT64_C(0x23d88322ed45915c), UINT64_C(0xdaf1eef01d387a54),
            UINT64_C(0xf0144ffefd5ac314), UINT64_C(0x27f106ba2382da63), UINT64_C(0x405dc5d612aef363),
        } } },
        { { {
            UINT64_C(0xbdd65560fe9e66c2), UINT64_C(0x66b11d95baa7f2d4), UINT64_C(0x85dd0e6731bec0ad),
            UINT64_C(0x5d786dd90e0fb08f), UINT64_C(0xc9a472698e75dc40), UINT64_C(0x1a905137d7f2574b),
        } }, { {
            UINT64_C(0xf76a53c1f00b4401), UINT64_C(0x2a0227ebc1d99a1a), UINT64_C(0xfe061842c720132c),
            UINT64_C(0xe8a2b6076fc3f7da), UINT64_C(0xccf015a11361faf1), UINT64_C(0x93ef649ddc654543),
        } } },
        { { {
            UINT64_C(0x1cf7d97a34a01ed3), UINT64_C(0x83bf069a908e6086), UINT64_C(0xd5fb325679f1e267),
            UINT64_C(0xdb5422cf816f25b1), UINT64_C(0x3f72078efafabe59), UINT64_C(0x9f66754eab258ecd),
        } }, { {
            UINT64_C(0x2cfed2461c10dfd0), UINT64_C(0xc109993c18bb684d), UINT64_C(0xd8f817e8d1e439d9),
            UINT64_C(0xf90d2fb5d06a5593), UINT64_C(0x2d0e0aac4e9ecdca), UINT64_C(0x0068df7da3474f17),
        } } },
        { { {
            UINT64_C(0x31555a3e41d962f0), UINT64_C(0x7d83dc811908bd9f), UINT64_C(0xa9d479e8b908b2a2),
            UINT64_C(0x23e3bd7afc2a507f), UINT64_C(0x17b997fd97d37660), UINT64_C(0x1bdecc68f175df85),
        } }, { {
            UINT64_C(0x6d299c2d43a7e814), UINT64_C(0xc676d8c62d43dcbb), UINT64_C(0xe559bc716e1b1edb),
            UINT64_C(0xcdb16a1051539159), UINT64_C(0xe8a9525c924778d8), UINT64_C(0x72b73f9f1527f482),
        } } },
        { { {
            UINT64_C(0xf1ea98e4649ac792), UINT64_C(0x89bcb13b89b69862), UINT64_C(0xa0ddcd65b7776c28),
            UINT64_C(0xfb4ecfac424f72df), UINT64_C(0xfb39975bc1769b22), UINT64_C(0x675d363fd5d6954a),
        } }, { {
            UINT64_C(0xb606cf3a451d825c), UINT64_C(0x0ec5956408f80909), UINT64_C(0x968fa802dd5787a4),
            UINT64_C(0x64b6d629d9094873), UINT64_C(0xcb0520e98c6abc89), UINT64_C(0x736c99d5554e3f3e),
        } } },
        { { {
            UINT64_C(0xa1c6e859ea40281b), UINT64_C(0x1d01a673d2b6a204), UINT64_C(0xe0eb2bbc1fce69bc),
            UINT64_C(0xd0204f63a775f1a3), UINT64_C(0x93683b5268a340a7), UINT64_C(0xcbd1b75bb87e7fd5),
        } }, { {
            UINT64_C(0x5abe60c2537811e8), UINT64_C(0xd3e87e0c2d6d3137), UINT64_C(0xdd32c63d71221316),
            UINT64_C(0x42b15dab8fb2e622), UINT64_C(0x48b43ca5a0c0cefd), UINT64_C(0x1007062bdd6a0cf2),
        } } },
        { { {
            UINT64_C(0xddace1d80515dce3), UINT64_C(0xc8c8e7de7ff9a53c), UINT64_C(0xaf4eb6d02a8055cd),
            UINT64_C(0x6c2bc5b40c2798ef), UINT64_C(0xe56f1cf41e5ef960), UINT64_C(0x046190b39b22f25d),
        } }, { {
            UINT64_C(0x9c3f3a5e5127fab7), UINT64_C(0x2c9f4f692cd31847), UINT64_C(0xfa8c5c43bdd339a6),
            UINT64_C(0xc05f6d98ffd12d38), UINT64_C(0x9eeda365ebe54bb6), UINT64_C(0x8fb3f20dfe22a762),
        } } },
        { { {
            UINT64_C(0xc82571290546d61f), UINT64_C(0x23db783b1804bd5c), UINT64_C(0x35d2f4e0b0079372),
            UINT64_C(0xc868be3453716bb2), UINT64_C(0x1ef9a48b17a19435), UINT64_C(0xbe2e470ccb6afc70),
        } }, { {
            UINT64_C(0x4b2e9d60e684db5a), UINT64_C(0x7ae0af2603967fc5), UINT64_C(0x4d65f90a22d7490e),
            UINT64_C(0xb581b25008c54689), UINT64_C(0xf82ea4cd94a3f8d1), UINT64_C(0x506513b2befd77ba),
        } } },
        { { {
            UINT64_C(0x599b7d62105a5994), UINT64_C(0xb7dc98cc3d43412c), UINT64_C(0xa4ec788881cf27a9),
            UINT64_C(0x6fa05ba3fd2d8af2), UINT64_C(0x858eed2799cba138), UINT64_C(0x272a6f75597c2602),
        } }, { {
            UINT64_C(0x945c318fa28a9dba), UINT64_C(0xd4f1cfaaf5d37b0d), UINT64_C(0x3a54280a62abc77c),
            UINT64_C(0x73ca807426e81196), UINT64_C(0x5152083cbae1206a), UINT64_C(0x705f2d4d418e88ff),
        } } },
        { { {
            UINT64_C(0x94481b3386813b04), UINT64_C(0x64e5262f7196af72), UINT64_C(0xea0d2cdf33103b6d),
            UINT64_C(0xcbf433a0669f67db), UINT64_C(0xfef9b77a59f78008), UINT64_C(0x4ecf4b76e1da4430),
        } }, { {
            UINT64_C(0x69a4c08f6cdf464f), UINT64_C(0xb3a48abe3cff2c7a), UINT64_C(0xa2dd6c7592f8190d),
            UINT64_C(0x35c1a7b6e435bcc7), UINT64_C(0xe98bc40a1348aa45), UINT64_C(0xb8d29642b5b04857),
        } } },
        { { {
            UINT64_C(0x716554db648b053c), UINT64_C(0x6aa5b326dde27597), UINT64_C(0xa02fe75a27ed764e),
            UINT64_C(0x4296431f234f8e51), UINT64_C(0x75ba032b8f09c0fd), UINT64_C(0x2cd65c5e7ced459c),
        } }, { {
            UINT64_C(0x998d368da6b9916b), UINT64_C(0x2c8dc736c85751e3), UINT64_C(0xe6ed061f65de3217),
            UINT64_C(0xb45c368b042a0e87), UINT64_C(0x4f93785d467992e6), UINT64_C(0x0bfad63069cb9e9b),
        } } },
        { { {
            UINT64_C(0x1ee5a5ec1815f492), UINT64_C(0xe11893f90e97b02e), UINT64_C(0xb6cbfec618c0ea69),
            UINT64_C(0xfb816ba2cea8ad80), UINT64_C(0x8b7374f02041d319), UINT64_C(0x3cd14b312f69a0bf),
        } }, { {
            UINT64_C(0x67b50799dbc5235f), UINT64_C(0x899767a6cfe18451), UINT64_C(0xd9c0402dc0590e1b),
            UINT64_C(0x9792cebbe26bacd9), UINT64_C(0x7424e6a791965e27), UINT64_C(0x2c96a1d2f827ca8e),
        } } },
        { { {
            UINT64_C(0x5e43b724058d5544), UINT64_C(0xc81f5dce07cfce12), UINT64_C(0x7037d3729817bb8b),
            UINT64_C(0xe4c036bea0adea92), UINT64_C(0x6bffdf209181f5d2), UINT64_C(0xe86c883abac94de9),
        } }, { {
            UINT64_C(0xdb2f1168ea06ac56), UINT64_C(0xec15ba17730a24d0), UINT64_C(0xea656433d1e73317),
            UINT64_C(0x15d6fb02a77adc27), UINT64_C(0xa3f30fcd1846522f), UINT64_C(0x0844457298391430),
        } } },
        { { {
            UINT64_C(0xa10e6c7b42dcb88c), UINT64_C(0xef413953431f71db), UINT64_C(0x44a0f1fb8d84c20e),
            UINT64_C(0x90ce1dce0ab4e459), UINT64_C(0x520cbf75b1617102), UINT64_C(0x165285c80352e6bc),
        } }, { {
            UINT64_C(0x1d22db501d4740ac), UINT64_C(0x6a8778bb645ac7cc), UINT64_C(0x888ef26a726aebf3),
            UINT64_C(0x425237a4a4e3bccb), UINT64_C(0x807427e8bcbb5431), UINT64_C(0x3ad94895b24ee4be),
        } } },
        { { {
            UINT64_C(0x322b81d8475801d9), UINT64_C(0x22927303d598a21f), UINT64_C(0x1036b046e3d06259),
            UINT64_C(0x7bddeb1886d1da9c), UINT64_C(0x68dd4fc47b4178a3), UINT64_C(0xff666bc3843abaed),
        } }, { {
            UINT64_C(0xbe3aacf6e05b8d9b), UINT64_C(0x8406bde06d2e695a), UINT64_C(0x1779a5cd10bf3e4f),
            UINT64_C(0x075c3750619dbb5e), UINT64_C(0x1d18cc2818ea70f9), UINT64_C(0x05d7712d4d2dfe8e),
        } } },
        { { {
            UINT64_C(0x10c187e4b39ac737), UINT64_C(0x46fe87a431216cce), UINT64_C(0xd17667ae80bc94a3),
            UINT64_C(0x7f2b89f50f38fad0), UINT64_C(0xc1591dea8fb4d366), UINT64_C(0xde4c61e52a34cd5f),
        } }, { {
            UINT64_C(0x4fc704b113a6899d), UINT64_C(0xb1448277bfb6b059), UINT64_C(0xdf9b0e5f7bc59edc),
            UINT64_C(0xabbc2469d2400fb9), UINT64_C(0xe8a075d5db3798e2), UINT64_C(0x799087a15325bd34),
        } } },
        { { {
            UINT64_C(0x412efc7712b868f8), UINT64_C(0x1d12de00eada9499), UINT64_C(0x91877c2a8753e248),
            UINT64_C(0x321e0f0bd8373f3b), UINT64_C(0xd00dbd980a861748), UINT64_C(0x7a9076fdc7487ba1),
        } }, { {
            UINT64_C(0x932a9a7a40bdcd13), UINT64_C(0xebe75ec9b1fe0672), UINT64_C(0xf5ff9db5463865a8),
            UINT64_C(0x37b7f7841f0a86cd), UINT64_C(0xde57a1eafd023d8e), UINT64_C(0x6a79d2394612f790),
        } } },
        { { {
            UINT64_C(0x683e741080d88577), UINT64_C(0x8b3843112f30c9b0), UINT64_C(0x36e9f9bbfbc68c69),
            UINT64_C(0xc3d1bad63eeef9ba), UINT64_C(0x04260e1534d44d2d), UINT64_C(0x6c371a38824db7db),
        } }, { {
            UINT64_C(0x8563f89e067bf6ad), UINT64_C(0xc2b448b5650a4214), UINT64_C(0x31f2e9c71fff0580),
            UINT64_C(0xc9371c5a052a9686), UINT64_C(0xafa2e853a9bd6aee), UINT64_C(0x0961ecabb1430c22),
        } } },
        { { {
            UINT64_C(0x9f44dcb3a614280f), UINT64_C(0x3c59517ead8bbbcb), UINT64_C(0xdf12b68daaf540e7),
            UINT64_C(0xdc7fb2df8baf2df7), UINT64_C(0x5ff87779c9b2ac64), UINT64_C(0xf34e7fd40ced8b2d),
        } }, { {
            UINT64_C(0x6931296527c594e5), UINT64_C(0x934f254010e6b243), UINT64_C(0xeeb1c48e7b865a3f),
            UINT64_C(0xb1f51bcc1c69de06), UINT64_C(0x0118a23bf2500684), UINT64_C(0x5cd78e39c66321c6),
        } } },
        { { {
            UINT64_C(0xa922771dcaea6f4b), UINT64_C(0xb29a65548278a0b6), UINT64_C(0x1867aacda263b5ec),
            UINT64_C(0x890015940ddcb343), UINT64_C(0xcd6add2be8a15b29), UINT64_C(0xa33ffa7abbd7e5f0),
        } }, { {
            UINT64_C(0x95e22f654f0252c7), UINT64_C(0x4b29e8d3f8744526), UINT64_C(0xc2829954a6537b38),
            UINT64_C(0x4036d204ce674909), UINT64_C(0xf680c8f78f598dc4), UINT64_C(0x1db005e7d8596fef),
        } } },
        { { {
            UINT64_C(0x3c963de6defc4545), UINT64_C(0x3b19f2f53a848043), UINT64_C(0xb505708c3a469084),
            UINT64_C(0xa7051a1a5ca9b81d), UINT64_C(0xe98c8b7905a57984), UINT64_C(0xd8ac6cfae5416fbc),
        } }, { {
            UINT64_C(0x004711f71d6feed8), UINT64_C(0xedf94189f7d19f82), UINT64_C(0x9ff4ab16f03a6110),
            UINT64_C(0xf27a10138bbde53a), UINT64_C(0x3ed1fd01f4d39c41), UINT64_C(0x155f2ff04e366ec6),
        } } },
    },
    {
        { { {
            UINT64_C(0xa1c4be583f27218a), UINT64_C(0x2b8bf96d0a8d9ab4), UINT64_C(0x0dec0548658e6af2),
            UINT64_C(0x6439bbf4cfe4aa59), UINT64_C(0xf5dc372d8744312c), UINT64_C(0x322b895ede2dee4a),
        } }, { {
            UINT64_C(0x3607421ebc75be1e), UINT64_C(0x50fe041d15457ba0), UINT64_C(0x5f621c7c848f9405),
            UINT64_C(0x129ad90052f3a9d8), UINT64_C(0x08a889d8c3b10f2f), UINT64_C(0x8044a1b05191cb49),
        } } },
        { { {
            UINT64_C(0x29051cbcbf688eb4), UINT64_C(0x251f82825f246b8f), UINT64_C(0x550fb7804c64abbb),
            UINT64_C(0x16362c5c3bbcbe65), UINT64_C(0xfa71dc59b58d4483), UINT64_C(0x6a43f9544c434028),
        } }, { {
            UINT64_C(0xa3ce577b986c3c63), UINT64_C(0xda33cd114c9b8496), UINT64_C(0x5f1a0dd8c38c66f6),
            UINT64_C(0x1a8c87de46964b65), UINT64_C(0x8831040553c559ef), UINT64_C(0x8016055cb52326e0),
        } } },
        { { {
            UINT64_C(0x53e97850de8c1125), UINT64_C(0xcb0cd8b1d5fd6313), UINT64_C(0x9c00c37c848daa5c),
            UINT64_C(0x57d66764cecb896a), UINT64_C(0xaf37fd68b29cffc3), UINT64_C(0xeaadfa38cacfcb29),
        } }, { {
            UINT64_C(0x4b5c8125c0a3e64d), UINT64_C(0xd3c3a949925921cf), UINT64_C(0xb00c7e89bbe8059c),
            UINT64_C(0x580706121910a790), UINT64_C(0xfa399388eb1abf92), UINT64_C(0x8cf73ec0c15755c7),
        } } },
        { { {
            UINT64_C(0x7f4e9d62323237e8), UINT64_C(0xca6b0f122d89b2f5), UINT64_C(0xd8910af926fe1ea6),
            UINT64_C(0x10e893e8926a0217), UINT64_C(0xf304abdba86c8e34), UINT64_C(0xa4431d26790c8ff3),
        } }, { {
            UINT64_C(0x61e3381754d34df1), UINT64_C(0xb7c672f8c3b5e82d), UINT64_C(0xfb76d892076fb60f),
            UINT64_C(0x1bbcc57f6dc2e751), UINT64_C(0x3a171e8b79939d82), UINT64_C(0x78d7aefb95743a9e),
        } } },
        { { {
            UINT64_C(0x7426dbc7c3df921a), UINT64_C(0x4bc41efb1a3d3e54), UINT64_C(0xa921032aa29eef42),
            UINT64_C(0x8832683bb1838e3c), UINT64_C(0xd92a36e0b9171cd8), UINT64_C(0xd22d21231b60f4cd),
        } }, { {
            UINT64_C(0x9593594b672c7f3b), UINT64_C(0x27d136683814a7b3), UINT64_C(0x56f4821655b97244),
            UINT64_C(0xd3f6233fdf7938db), UINT64_C(0x57b0647274d69046), UINT64_C(0x2a0fd552dda35ca8),
        } } },
        { { {
            UINT64_C(0x0951aee925252a37), UINT64_C(0xf2ac0608ef4a44c7), UINT64_C(0x51387cf2fa722528),
            UINT64_C(0x2cf29ded350287ae), UINT64_C(0xc30a600eda4b2559), UINT64_C(0xcd726d3ff4560d3d),
        } }, { {
            UINT64_C(0xb5e525930b2af35a), UINT64_C(0x737a7cdc397d3d80), UINT64_C(0xc386339efa0fae37),
            UINT64_C(0xc132b8f2d27fe23c), UINT64_C(0x8ff3e8047d81f973), UINT64_C(0x5ca50682eb429708),
        } } },
        { { {
            UINT64_C(0x8af7f6cde309cc35), UINT64_C(0x0b1a285cc44adbfe), UINT64_C(0x6ee2d83944e41f37),
            UINT64_C(0x7cde707e55559286), UINT64_C(0xcde14b7ab103479b), UINT64_C(0xe6467fd172c7f744),
        } }, { {
            UINT64_C(0xf39d2bf6750a4e1f), UINT64_C(0xc32482c0b959ae62), UINT64_C(0x3f647d1d435d0687),
            UINT64_C(0x876b02266a094b75), UINT64_C(0x73c2a37accca1a6b), UINT64_C(0x18b47303391708b8),
        } } },
        { { {
            UINT64_C(0x0cec423908bd379c), UINT64_C(0x9eea26d2303cf89e), UINT64_C(0x437404c121873d6d),
            UINT64_C(0x778569a9c2a99cdf), UINT64_C(0x89d6150ada557e9f), UINT64_C(0x0d2bdfdb1488ee18),
        } }, { {
            UINT64_C(0x43152661b2d33fed), UINT64_C(0x734c92d91d356a67), UINT64_C(0xf2548a87bd68d1e5),
            UINT64_C(0x42bedc4feda41924), UINT64_C(0x7e2463be1d2e0b71), UINT64_C(0x60fe0a7ae3a59f55),
        } } },
        { { {
            UINT64_C(0xcd432074fbee01f0), UINT64_C(0x6a44d6effe5739f9), UINT64_C(0xd2a527e367c9b2fe),
            UINT64_C(0xa4a2ecd0c92176cb), UINT64_C(0x11e501cf43ca8e83), UINT64_C(0xc9419a3ce169bf26),
        } }, { {
            UINT64_C(0x8a6c0c71c9a650e7), UINT64_C(0xe377e5ab8fbb096a), UINT64_C(0x973c8650e87409f9),
            UINT64_C(0x84872f9606650f7e), UINT64_C(0xc05cf49cee970cc6), UINT64_C(0xa3e8e0cf3f5b0100),
        } } },
        { { {
            UINT64_C(0xf0b90258a9b504ba), UINT64_C(0xb25b24500cfd5e07), UINT64_C(0x91850bc8cc6e892b),
            UINT64_C(0xac37531c78ef0649), UINT64_C(0xea0e5c55caadc95f), UINT64_C(0xf7e82147b0571a87),
        } }, { {
            UINT64_C(0xcadd7ae5d1e47bda), UINT64_C(0xb48432b29fb8e736), UINT64_C(0x7acf75de85650724),
            UINT64_C(0xa2ed948cc590b756), UINT64_C(0xf7a5c143c8bd69ae), UINT64_C(0x627b7cabdc27e75c),
        } } },
        { { {
            UINT64_C(0x8554051347030d46), UINT64_C(0xf389d04f30b00ec0), UINT64_C(0x8c6817b7ad38a19c),
            UINT64_C(0x4f771a609064c1db), UINT64_C(0x7184e221375ed21e), UINT64_C(0x4b8ac7fff5ead805),
        } }, { {
            UINT64_C(0xb97346f889a30e06), UINT64_C(0x091abaca9253ecd8), UINT64_C(0x05340899282cacf7),
            UINT64_C(0x9a803118d02b9dd8), UINT64_C(0xaea9ca45f348cd82), UINT64_C(0x4a8fd33c6ad9a2c6),
        } } },
        { { {
            UINT64_C(0x8e2faa67bb886a74), UINT64_C(0xd14829539153fd8c), UINT64_C(0xa3e5e02f7ab44301),
            UINT64_C(0x8361c4b8a3568ae9), UINT64_C(0xc33b652be6e81487), UINT64_C(0x0de975a0152cb8ef),
        } }, { {
            UINT64_C(0xbb907f86581e02b5), UINT64_C(0x3ba87c29a9a2c998), UINT64_C(0x4213a11ac388f48e),
            UINT64_C(0x801b62fbcd1301af), UINT64_C(0x55983eedc266ad82), UINT64_C(0xb301ae8842692272),
        } } },
        { { {
            UINT64_C(0x6ccf3888b8987663), UINT64_C(0xfa5b28b0bdff9bd4), UINT64_C(0xb645911d7f415e65),
            UINT64_C(0x32491d35f1401788), UINT64_C(0xcfd99832dccab9c8), UINT64_C(0x793a7b85b78a3806),
        } }, { {
            UINT64_C(0x8ae085b1ced6f477), UINT64_C(0xf8015e4d9b6f9732), UINT64_C(0xbb1af4f8772acae7),
            UINT64_C(0x9d87995c749ba179), UINT64_C(0x5015dbecc9f843ad), UINT64_C(0xec1ed3f235c83891),
        } } },
        { { {
            UINT64_C(0x38fd5cf9cea43a42), UINT64_C(0x6983bd0600165c04), UINT64_C(0x0d3c38bfb9ea4bab),
            UINT64_C(0xbb3e63362b882b57), UINT64_C(0x7c4c8372a661f7ed), UINT64_C(0x6f6870cfb29e4436),
        } }, { {
            UINT64_C(0xbe2f33d58e48fdc9), UINT64_C(0xee9202a1adbe9392), UINT64_C(0xed7a40dce425acac),
            UINT64_C(0xd534a3f0c036d038), UINT64_C(0xe74178ed2c8c6d3e), UINT64_C(0x4b9d3637086b2b1c),
        } } },
        { { {
            UINT64_C(0x27e7c0557e9364b3), UINT64_C(0x73d61de0a75657d6), UINT64_C(0x0e810cc207355107),
            UINT64_C(0xde431d9581b3af8c), UINT64_C(0x69275299cd1f56c6), UINT64_C(0xc50bc84e5469cb00),
        } }, { {
            UINT64_C(0x273615f7023e440e), UINT64_C(0xff89daf470eaf8e6), UINT64_C(0xbdecac29200f86aa),
            UINT64_C(0x9f61102084980388), UINT64_C(0x2790a57817cf0cb7), UINT64_C(0xca505bc28e032dae),
        } } },
        { { {
            UINT64_C(0x0291c91d2b851354), UINT64_C(0xc1d27bb3d662d0b6), UINT64_C(0x517067e34f668eff),
            UINT64_C(0x241a4678c957d88a), UINT64_C(0x01c763ebf460135f), UINT64_C(0x7ca0a8115fabbd97),
        } }, { {
            UINT64_C(0x7bde696c3a8095ca), UINT64_C(0xd08504bc46cf4237), UINT64_C(0x7256080cfdeeb7d0),
            UINT64_C(0x97fee1c5c34abd19), UINT64_C(0x63536b5348aa8736), UINT64_C(0x8a668bbcf1a07dbc),
        } } },
        { { {
            UINT64_C(0xa4c529d1d555baa2), UINT64_C(0x00823e849c43aa6c), UINT64_C(0x73cad809c401c3f9),
            UINT64_C(0x853e4cc0537a3261), UINT64_C(0xc0eb0fda62ab86f1), UINT64_C(0xc3816e45878963c5),
        } }, { {
            UINT64_C(0xfe70bc95ab81fb69), UINT64_C(0x2283e440ed58f4f9), UINT64_C(0x6e8ffd3d76e68d1d),
            UINT64_C(0xc186e0fd13a05144), UINT64_C(0x6d954d3c2f06e88b), UINT64_C(0x3a6814d0cedd1c5a),
        } } },
        { { {
            UINT64_C(0xb1bcce6d55027ae4), UINT64_C(0x1c471bfb81aeea75), UINT64_C(0x942fec1a99cc50e5),
            UINT64_C(0x9b46bd12cd1e3ddb), UINT64_C(0xaa56c7527074edb3), UINT64_C(0xfb9f51812f01773c),
        } }, { {
            UINT64_C(0xd4c7374ad164acfa), UINT64_C(0xe1a0eb69a1a50626), UINT64_C(0x910813a550e745cb),
            UINT64_C(0xbe1c616935410e20), UINT64_C(0x812fff07c2a023ee), UINT64_C(0x1fa9c249e58cba29),
        } } },
        { { {
            UINT64_C(0x05624d53a6e70603), UINT64_C(0xddf5b16002de8a80), UINT64_C(0x6da0cb3421cf0233),
            UINT64_C(0xa44385d557848f4d), UINT64_C(0x4c9e868a3fe92e28), UINT64_C(0xf8cd51ba2035a5b3),
        } }, { {
            UINT64_C(0x325f419521d6c39e), UINT64_C(0xfb3075c6536d4435), UINT64_C(0x69c1b76bf27e2f92),
            UINT64_C(0x690681d12b05e118), UINT64_C(0x436fa21978d5251d), UINT64_C(0x99db89329b168020),
        } } },
        { { {
            UINT64_C(0xbba777f63740265c), UINT64_C(0x691c12a557ec7157), UINT64_C(0xde5cf4308243f131),
            UINT64_C(0x3943a4325b419739), UINT64_C(0xf548eb630a4646e3), UINT64_C(0x077c1ed539e43c8f),
        } }, { {
            UINT64_C(0xa14cf3fc6ae27797), UINT64_C(0x478cc88e77ba481a), UINT64_C(0xa8850f8e1313d700),
            UINT64_C(0xfd16ff74e43a80fb), UINT64_C(0xc2a0fc4753009840), UINT64_C(0xaa0324cc3084c4fb),
        } } },
        { { {
            UINT64_C(0xaa32bdae410b909f), UINT64_C(0x55e8476a2676c581), UINT64_C(0x303f00b5c760cd6d),
            UINT64_C(0xadda51dae756ed56), UINT64_C(0xff7dd59ee80d6273), UINT64_C(0x9cdc89ce76de7844),
        } }, { {
            UINT64_C(0x5993979b53e4e599), UINT64_C(0x3267326d55159e57), UINT64_C(0xa7865765afb55078),
            UINT64_C(0x22ff96c51ed702a0), UINT64_C(0x546d3ec66db473fe), UINT64_C(0x5d38dde77c0a8567),
        } } },
        { { {
            UINT64_C(0xb72bc00444395dca), UINT64_C(0x5094a5ff3b17d10c), UINT64_C(0x1c0a4044efbb25ef),
            UINT64_C(0x17b32892a07a5b9d), UINT64_C(0xab5aa89c54a3cdb2), UINT64_C(0x707acfc0f98edf9f),
        } }, { {
            UINT64_C(0xa27c28f72f81296e), UINT64_C(0xdcae704bee49549d), UINT64_C(0x52d0bb711e3dc720),
            UINT64_C(0x43c278010977c368), UINT64_C(0x937bf4c6e90372cd), UINT64_C(0xd4d50bc4423146d8),
        } } },
        { { {
            UINT64_C(0xd38a2d7b00e60cb4), UINT64_C(0x0b56952ab95e4cfb), UINT64_C(0x82eda28ef9b2f624),
            UINT64_C(0x81d6a65c7b7da0fa), UINT64_C(0xf7e1a79a4c74c486), UINT64_C(0x986d9e10a1faba12),
        } }, { {
            UINT64_C(0xc4e80ba72f066505), UINT64_C(0x40a1414ea9f9cd8c), UINT64_C(0x6cc94fbcbfa2a3f1),
            UINT64_C(0x9edc9b7b12d7197c), UINT64_C(0x1f8ce62b54f6ba12), UINT64_C(0x6583f1a56c97f689),
        } } },
        { { {
            UINT64_C(0x95b2c6a103df4566), UINT64_C(0xa5b3de8dc2749ebc), UINT64_C(0x2f87cdb3202265e5),
            UINT64_C(0x24d45c3e81995178), UINT64_C(0x77caf93b387624ab), UINT64_C(0x1b8088f945b07917),
        } }, { {
            UINT64_C(0x4ab54ffb801aea10), UINT64_C(0xebf4d306b59f35e2), UINT64_C(0xc8041169440da681),
            UINT64_C(0x8e2c54215240a1c7), UINT64_C(0x9b8e8983c531e779), UINT64_C(0x97a2a0fc8a735f7f),
        } } },
        { { {
            UINT64_C(0x61033e9202f2e38b), UINT64_C(0xfafa3dfb5f042fe5), UINT64_C(0x96bd41a7bff22c16),
            UINT64_C(0x6297ec456069da38), UINT64_C(0xff720c90f09ae31b), UINT64_C(0xbcdd72a1f7051a7e),
        } }, { {
            UINT64_C(0xf4079a7292d9416a), UINT64_C(0x90bf42f911ec3727), UINT64_C(0x40705b0ea0b71022),
            UINT64_C(0x16477dbf05e1af99), UINT64_C(0x7d68a8dde222fbb3), UINT64_C(0x88c1b0cc5366aa33),
        } } },
        { { {
            UINT64_C(0x760b4b371a979d90), UINT64_C(0x5921bbe58bb443de), UINT64_C(0xa1574cb8c8d23fc7),
            UINT64_C(0xa65de68859ca192c), UINT64_C(0xe2af907559a70000), UINT64_C(0x82769fc493c7fee0),
        } }, { {
            UINT64_C(0x7865bd4f1e542015), UINT64_C(0x461b977d49145926), UINT64_C(0xe6144ed90d38e4bb),
            UINT64_C(0x4635ac808df16c8b), UINT64_C(0x3f4e80938a981977), UINT64_C(0x051c47949b5ba09a),
        } } },
        { { {
            UINT64_C(0xb26365d5a1abc39d), UINT64_C(0xebef78b6daa8b2a0), UINT64_C(0xc4660d447d89d8d3),
            UINT64_C(0x53bd71aa1f4d421e), UINT64_C(0x04b7ce71c4ce22e4), UINT64_C(0x5359fafba034244c),
        } }, { {
            UINT64_C(0x9a534fe2b64195c2), UINT64_C(0x30c8b9d9a4fce3c8), UINT64_C(0x27d63e1285344bc7),
            UINT64_C(0x5cdb91992a522005), UINT64_C(0xcdc62fb015b1a970), UINT64_C(0x874013f774be8e87),
        } } },
        { { {
            UINT64_C(0xb9250671efc16c07), UINT64_C(0x3fa30f6bcfa2ad24), UINT64_C(0x2fd0d8b58f487e27),
            UINT64_C(0x4a780dca5ddf6516), UINT64_C(0x028ed2957df32d5c), UINT64_C(0xa9cca76bf6dcbc63),
        } }, { {
            UINT64_C(0x5970a2a6755ea07e), UINT64_C(0x7ee04b71b6248029), UINT64_C(0xd7c416ce0603556d),
            UINT64_C(0x1bd66bae307baade), UINT64_C(0x6bd81ed9e76b4fa0), UINT64_C(0x35710803aabbd37e),
        } } },
        { { {
            UINT64_C(0x07a31b22fabc3f46), UINT64_C(0x130d6b39148fb293), UINT64_C(0x76014beef632c521),
            UINT64_C(0xc7655a37fbbff2d0), UINT64_C(0x82ad83f88445b602), UINT64_C(0x23ac0fabd6a6481c),
        } }, { {
            UINT64_C(0x2e26c705c111026b), UINT64_C(0x3c0e333cd50eb5eb), UINT64_C(0x74e5b3ada2650f58),
            UINT64_C(0x979ef7e9117cdd31), UINT64_C(0xe375bffd291ea90e), UINT64_C(0xd050b99fc1f0c9db),
        } } },
        { { {
            UINT64_C(0x21032cccfeabb1e2), UINT64_C(0x3793c5bc118a449b), UINT64_C(0xc3b3f0a0a6a4477c),
            UINT64_C(0x800c3d771eca500f), UINT64_C(0x4e39f98b18240a3c), UINT64_C(0x8ade5e35116526c4),
        } }, { {
            UINT64_C(0x5381ba7a547b3ee6), UINT64_C(0xb1a62e15ec82b013), UINT64_C(0x52ecf53eee2f81de),
            UINT64_C(0x41eebec279bb4390), UINT64_C(0xf7c69659b930915e), UINT64_C(0x21e89e3434b9b7c1),
        } } },
        { { {
            UINT64_C(0x94a26df1adb5e8be), UINT64_C(0xd39d8d0613ad77a0), UINT64_C(0x8e2fa277890fbd3b),
            UINT64_C(0xa60171b88685707b), UINT64_C(0xb33ec2a1da2eb156), UINT64_C(0x38dade7cd5ff0dff),
        } }, { {
            UINT64_C(0x9c5b00ed7c253a3a), UINT64_C(0x52201938c2ab1ba9), UINT64_C(0x4f12e0096722efb4),
            UINT64_C(0x282083d7db991ca6), UINT64_C(0x7837a00fcb21d10a), UINT64_C(0xdbeae3de1808165a),
        } } },
        { { {
            UINT64_C(0x40257036b4186f31), UINT64_C(0xbf2976ca0d34624a), UINT64_C(0xeb466b2e60187466),
            UINT64_C(0x57adea2e1f80d3c1), UINT64_C(0x29744649a0f1c8e5), UINT64_C(0x77914eed7404262a),
        } }, { {
            UINT64_C(0xdbdb40fcdc8a13d0), UINT64_C(0xf9eb3dc23adef536), UINT64_C(0x358e83152a1461fb),
            UINT64_C(0x9e100d040d64e702), UINT64_C(0x7bcea5915b0a582a), UINT64_C(0xf3abd6c8177ff5dc),
        } } },
    },
};
#elif P384_WORD_BITS == 32
static const p384_affine p384_base[P384_BLOCKS][P384_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0x763262d6), UINT32_C(0x48d7f37e), UINT32_C(0x922b42fe), UINT32_C(0x66c63884), UINT32_C(0xc3e82bac),
            UINT32_C(0x2f09ef3a), UINT32_C(0xa5e7e25a), UINT32_C(0xcb425ff0), UINT32_C(0xbc329105), UINT32_C(0x61b45282),
            UINT32_C(0x808e600d), UINT32_C(0x3a799e27),
        } }, { {
            UINT32_C(0x8ba68fec), UINT32_C(0x69c02e4f), UINT32_C(0xeb5a5ba2), UINT32_C(0x4635f263), UINT32_C(0x3b10d598),
            UINT32_C(0xb5be435c), UINT32_C(0x10541d13), UINT32_C(0xccd79372), UINT32_C(0xdbfb2449), UINT32_C(0x603a17fd),
            UINT32_C(0xb5837ae1), UINT32_C(0xf139ef36),
        } } },
        { { {
            UINT32_C(0xca34d73f), UINT32_C(0xad5f28f5), UINT32_C(0x1a3310e4), UINT32_C(0xd1161d38), UINT32_C(0xcd245c3a),
            UINT32_C(0x1f6d0083), UINT32_C(0x5cd65eec), UINT32_C(0x96e1770f), UINT32_C(0x9d57f3e9), UINT32_C(0xe9a3f6ff),
            UINT32_C(0xc2dac892), UINT32_C(0xd75209a9),
        } }, { {
            UINT32_C(0x182180df), UINT32_C(0x08e6f15c), UINT32_C(0x271d901d), UINT32_C(0xdede96fe), UINT32_C(0x24c6bd9a),
            UINT32_C(0x24df31fc), UINT32_C(0x21c58073), UINT32_C(0x393eef22), UINT32_C(0x96f333e2), UINT32_C(0x863d12ae),
            UINT32_C(0x9f107314), UINT32_C(0xbf80cf2b),
        } } },
        { { {
            UINT32_C(0x72682e1f), UINT32_C(0x01c4a98c), UINT32_C(0x2aecbca3), UINT32_C(0x227229dc), UINT32_C(0x9aa30f99),
            UINT32_C(0x5ac5bffa), UINT32_C(0x45ab3dfe), UINT32_C(0xb776274f), UINT32_C(0xe252d29e), UINT32_C(0xe78112af),
            UINT32_C(0x278fe95b), UINT32_C(0xdf25519f),
        } }, { {
            UINT32_C(0x273b097f), UINT32_C(0x4e238824), UINT32_C(0x93436cb8), UINT32_C(0xfa5e958d), UINT32_C(0x0326880b),
            UINT32_C(0xf7bceb7d), UINT32_C(0x0b798b4b), UINT32_C(0xde5790dc), UINT32_C(0x420ecacf), UINT32_C(0x04f3da84),
            UINT32_C(0x2b5706f9), UINT32_C(0x2c1eb473),
        } } },
        { { {
            UINT32_C(0x71fa82aa), UINT32_C(0xc2eb0aff), UINT32_C(0x9e44aec8), UINT32_C(0x08571ff5), UINT32_C(0xcc1a32fc),
            UINT32_C(0xabaeca41), UINT32_C(0xe53f0c86), UINT32_C(0x54aa9d82), UINT32_C(0xd4bd08fa), UINT32_C(0x81e901b4),
            UINT32_C(0xb025b6d6), UINT32_C(0x4e49a538),
        } }, { {
            UINT32_C(0x88a03049), UINT32_C(0xf002e23a), UINT32_C(0xef6566e1), UINT32_C(0x50ebf5c3), UINT32_C(0x3a724e2a),
            UINT32_C(0xf716a093), UINT32_C(0x8bb3299f), UINT32_C(0x409640df), UINT32_C(0x02e6ffe8), UINT32_C(0xc9021f85),
            UINT32_C(0xf768141c), UINT32_C(0xa0d06290),
        } } },
        { { {
            UINT32_C(0xbe5a88ba), UINT32_C(0xbf6a4d59), UINT32_C(0xafe5de27), UINT32_C(0x10376b13), UINT32_C(0x1d821cac),
            UINT32_C(0xe9c90856), UINT32_C(0xf58aba8b), UINT32_C(0xcac467b6), UINT32_C(0xda9a0a19), UINT32_C(0x8f94b764),
            UINT32_C(0xdb13c4ef), UINT32_C(0x0c91c17a),
        } }, { {
            UINT32_C(0x412a8ebf), UINT32_C(0x5f67a31d), UINT32_C(0x9d19024b), UINT32_C(0xc4e24d17), UINT32_C(0xf7240be5),
            UINT32_C(0x7a603f5b), UINT32_C(0x9dbe2afd), UINT32_C(0xe6a81d82), UINT32_C(0x73638b7d), UINT32_C(0x1086dbf3),
            UINT32_C(0x91b05a23), UINT32_C(0xd840cdb0),
        } } },
        { { {
            UINT32_C(0x6d8ce8d5), UINT32_C(0x71b60d86), UINT32_C(0xc63e9c2b), UINT32_C(0xac02d797), UINT32_C(0x6ffdad54),
            UINT32_C(0x7be05427), UINT32_C(0x79c31ea1), UINT32_C(0x93ad22fb), UINT32_C(0x305ab307), UINT32_C(0x75ef1556),
            UINT32_C(0x0e13b2b5), UINT32_C(0xf04e0634),
        } }, { {
            UINT32_C(0xc85c2a04), UINT32_C(0x1da17ce5), UINT32_C(0x1fff0573), UINT32_C(0x7ab91cff), UINT32_C(0x0444b546),
            UINT32_C(0x7d7aa9b8), UINT32_C(0x81f347af), UINT32_C(0xaebe0313), UINT32_C(0x8f30ca8d), UINT32_C(0x24b7a459),
            UINT32_C(0x0916c29e), UINT32_C(0x608c7530),
        } } },
        { { {
            UINT32_C(0x4ced4d74), UINT32_C(0x0837500e), UINT32_C(0x8a4da94d), UINT32_C(0xe31a70bd), UINT32_C(0x07c02932),
            UINT32_C(0x782942c5), UINT32_C(0x45f0f0cd), UINT32_C(0xf2fed8fa), UINT32_C(0xd4b75464), UINT32_C(0x11087436),
            UINT32_C(0x51ba9950), UINT32_C(0x5170c4f8),
        } }, { {
            UINT32_C(0xd2dfdd34), UINT32_C(0x5589b25c), UINT32_C(0xb6309f04), UINT32_C(0x1a884470), UINT32_C(0x4a4b16a5),
            UINT32_C(0xae292c68), UINT32_C(0x4d77f783), UINT32_C(0xd7b8a0db), UINT32_C(0x195dde58), UINT32_C(0xfaed45bd),
            UINT32_C(0xcee9f16b), UINT32_C(0x0d1ba5da),
        } } },
        { { {
            UINT32_C(0x6fd11ba4), UINT32_C(0xb3836655), UINT32_C(0xe0e25ce5), UINT32_C(0xb3393f70), UINT32_C(0xfdc9de3d),
            UINT32_C(0xded3db29), UINT32_C(0x8d5009c6), UINT32_C(0x65590cb8), UINT32_C(0xacfef1a0), UINT32_C(0x15579d23),
            UINT32_C(0xde39458a), UINT32_C(0xdad2f853),
        } }, { {
            UINT32_C(0xd494455d), UINT32_C(0xa5484834), UINT32_C(0xee9eac0f), UINT32_C(0x5d4618a2), UINT32_C(0xd76a9de3),
            UINT32_C(0x0686fc9e), UINT32_C(0xf1413083), UINT32_C(0x1be88d61), UINT32_C(0xacd75462), UINT32_C(0xc132e222),
            UINT32_C(0x321ed25f), UINT32_C(0x7b371963),
        } } },
        { { {
            UINT32_C(0x05397c97), UINT32_C(0xff2acb6f), UINT32_C(0x83e3af79), UINT32_C(0xf36bf844), UINT32_C(0xb3e660b7),
            UINT32_C(0xad9cc8eb), UINT32_C(0xbeb39219), UINT32_C(0x244775b5), UINT32_C(0xdcfa37d7), UINT32_C(0xcf6f79f3),
            UINT32_C(0x2f2cbb05), UINT32_C(0x91fc4b25),
        } }, { {
            UINT32_C(0xdd6c5a65), UINT32_C(0xda647557), UINT32_C(0x95b5dd74), UINT32_C(0x7c4297f8), UINT32_C(0x6f89c73d),
            UINT32_C(0xa6cf369d), UINT32_C(0xe01c93f7), UINT32_C(0x2af886e0), UINT32_C(0x7383082e), UINT32_C(0x167c4a51),
            UINT32_C(0x4c11de54), UINT32_C(0x1b57460b),
        } } },
        { { {
            UINT32_C(0x35c36cd2), UINT32_C(0x06fcbcec), UINT32_C(0xef2df842), UINT32_C(0x2cd795e8), UINT32_C(0x18ed7c02),
            UINT32_C(0xf4692802), UINT32_C(0xa73cab79), UINT32_C(0xf17668bb), UINT32_C(0xf5140112), UINT32_C(0xeecd37e0),
            UINT32_C(0x9e524c9d), UINT32_C(0x319678cb),
        } }, { {
            UINT32_C(0x5ae228fd), UINT32_C(0x300805ac), UINT32_C(0x1da2b0ee), UINT32_C(0x2ea546b6), UINT32_C(0x12b03a37),
            UINT32_C(0x65b4e6a2), UINT32_C(0x75239dcf), UINT32_C(0x987fe7b6), UINT32_C(0x2d84cd83), UINT32_C(0x6441e166),
            UINT32_C(0xf58d16d3), UINT32_C(0x63fee023),
        } } },
        { { {
            UINT32_C(0x91d23b68), UINT32_C(0x81b88196), UINT32_C(0x7bb0783f), UINT32_C(0x1234acde), UINT32_C(0x79133f44),
            UINT32_C(0xabedc6cf), UINT32_C(0x9e5f2649), UINT32_C(0x4b98225a), UINT32_C(0xfd2d7864), UINT32_C(0x4b36fd22),
            UINT32_C(0xcf87f38c), UINT32_C(0x43ce4da0),
        } }, { {
            UINT32_C(0xc429ad66), UINT32_C(0x32aaef3d), UINT32_C(0x8854a07b), UINT32_C(0x0869261e), UINT32_C(0x0ce355d1),
            UINT32_C(0xda0b805b), UINT32_C(0x0d28a15f), UINT32_C(0xac3b3458), UINT32_C(0x3c842ddf), UINT32_C(0x8f6f519b),
            UINT32_C(0xef0b0ee1), UINT32_C(0xc1d3a7d5),
        } } },
        { { {
            UINT32_C(0x9b035117), UINT32_C(0xc972244a), UINT32_C(0x5d6ea187), UINT32_C(0xe38475c9), UINT32_C(0xc4684ec5),
            UINT32_C(0x113ae381), UINT32_C(0x3b98d30f), UINT32_C(0x2abf3bed), UINT32_C(0x07f0a04b), UINT32_C(0xf8c45415),
            UINT32_C(0x99bc2fed), UINT32_C(0x0af3d9c8),
        } }, { {
            UINT32_C(0xaa24eeca), UINT32_C(0xf298d277), UINT32_C(0x52e9d168), UINT32_C(0x97b2503f), UINT32_C(0x79378d7a),
            UINT32_C(0x11baa2fd), UINT32_C(0x0bce6fe5), UINT32_C(0x2ca17e34), UINT32_C(0x6f5f3042), UINT32_C(0xc7d31b3e),
            UINT32_C(0xe64e2bdd), UINT32_C(0xc411503b),
        } } },
        { { {
            UINT32_C(0x6718f964), UINT32_C(0xea5e2ea7), UINT32_C(0x291def3c), UINT32_C(0x56cf63bc), UINT32_C(0xb838d31e),
            UINT32_C(0xc65025ea), UINT32_C(0x1c998e3c), UINT32_C(0xc6798108), UINT32_C(0xe208ab00), UINT32_C(0x5a790498),
            UINT32_C(0xaeaac819), UINT32_C(0xec7bd75b),
        } }, { {
            UINT32_C(0x61d37262), UINT32_C(0x7478b38e), UINT32_C(0xd475841f), UINT32_C(0xa3136c5c), UINT32_C(0x6e0066c0),
            UINT32_C(0x0287f3d9), UINT32_C(0xa0ea784f), UINT32_C(0x52226b3a), UINT32_C(0x35578e19), UINT32_C(0xf110557b),
            UINT32_C(0x5a7cc5b2), UINT32_C(0x953c4cf9),
        } } },
        { { {
            UINT32_C(0x1c10b62d), UINT32_C(0x3fe0ebb2), UINT32_C(0x131258f2), UINT32_C(0xad73fedf), UINT32_C(0x47ada810),
            UINT32_C(0x36ae469f), UINT32_C(0x8b38d28a), UINT32_C(0x3cedc9c0), UINT32_C(0x971e11fd), UINT32_C(0x39dff263),
            UINT32_C(0x0a1d7a87), UINT32_C(0xc22879a1),
        } }, { {
            UINT32_C(0xfa92c653), UINT32_C(0x043fafaf), UINT32_C(0xd6e92098), UINT32_C(0x8c3efe0f), UINT32_C(0xd552e548),
            UINT32_C(0x0c8c1c6d), UINT32_C(0x57e98b6d), UINT32_C(0xa5f8c28e), UINT32_C(0x37c30a21), UINT32_C(0x45b4deeb),
            UINT32_C(0xbe4234bd), UINT32_C(0x6c443127),
        } } },
        { { {
            UINT32_C(0x68b73a7b), UINT32_C(0xe9d68f33), UINT32_C(0xe2326303), UINT32_C(0x636785c3), UINT32_C(0x899ff146),
            UINT32_C(0x3d8c5017), UINT32_C(0x4dc316ba), UINT32_C(0x65c768d3), UINT32_C(0x6fcbceca), UINT32_C(0xac2fd88b),
            UINT32_C(0xae39d30b), UINT32_C(0x5b3ba31d),
        } }, { {
            UINT32_C(0x96784286), UINT32_C(0x38afb117), UINT32_C(0xea10e4df), UINT32_C(0xd218ceae), UINT32_C(0x7d0840f1),
            UINT32_C(0x622c2aa5), UINT32_C(0x6c942962), UINT32_C(0xb6dc328b), UINT32_C(0x14aed85c), UINT32_C(0x55ddd8db),
            UINT32_C(0x0f59683f), UINT32_C(0xdc9964d9),
        } } },
        { { {
            UINT32_C(0x198f02b1), UINT32_C(0xa8c272da), UINT32_C(0x503b56e6), UINT32_C(0x82664204), UINT32_C(0x817dd13d),
            UINT32_C(0xdc5470b1), UINT32_C(0xb3ed6e90), UINT32_C(0x333448c4), UINT32_C(0x01215b45), UINT32_C(0x5368baa3),
            UINT32_C(0xdf9eadda), UINT32_C(0xb8eb5b7f),
        } }, { {
            UINT32_C(0xc1007ac6), UINT32_C(0xfc6d1a40), UINT32_C(0x018ffb3a), UINT32_C(0x89d5aa6d), UINT32_C(0xd3134063),
            UINT32_C(0xdfbe60f6), UINT32_C(0xac16ab86), UINT32_C(0x78d98ea3), UINT32_C(0x1d8dd530), UINT32_C(0x4dcb5bac),
            UINT32_C(0x67acb7eb), UINT32_C(0x6aa3040e),
        } } },
        { { {
            UINT32_C(0x74e6d4f3), UINT32_C(0x6f9de491), UINT32_C(0x131058b0), UINT32_C(0x8b9372ee), UINT32_C(0xa2ad911d),
            UINT32_C(0x73481af7), UINT32_C(0xda7c4457), UINT32_C(0xf5a0a61a), UINT32_C(0xf310a653), UINT32_C(0x2d3f4817),
            UINT32_C(0xe7d9445c), UINT32_C(0xa06d7c69),
        } }, { {
            UINT32_C(0x1b081045), UINT32_C(0xbc86f8ca), UINT32_C(0xb3a1079a), UINT32_C(0x7bb2b3e4), UINT32_C(0x8ba67178),
            UINT32_C(0x7e4f82a7), UINT32_C(0xaa646663), UINT32_C(0xe041cc67), UINT32_C(0x1d7304f1), UINT32_C(0x3d177a8e),
            UINT32_C(0xf96ce279), UINT32_C(0xb85a2363),
        } } },
        { { {
            UINT32_C(0x43c774e4), UINT32_C(0xbf290f06), UINT32_C(0x3c60abe8), UINT32_C(0x0b3720f8), UINT32_C(0x1450437f),
            UINT32_C(0x1a2993a3), UINT32_C(0xa8794575), UINT32_C(0x028230db), UINT32_C(0x3d046a0a), UINT32_C(0x00c11542),
            UINT32_C(0x79c6cd3e), UINT32_C(0x5ed16ae4),
        } }, { {
            UINT32_C(0xcfd9783b), UINT32_C(0xce4f90bc), UINT32_C(0xb417cdbf), UINT32_C(0x8b6fbfbd), UINT32_C(0x35ed5a7d),
            UINT32_C(0x698cf835), UINT32_C(0x5c730827), UINT32_C(0xd45c0284), UINT32_C(0x2194391b), UINT32_C(0x8c86612e),
            UINT32_C(0xd90c2743), UINT32_C(0xa5343796),
        } } },
        { { {
            UINT32_C(0x22b0e3d2), UINT32_C(0x495c7d3c), UINT32_C(0xd0c5a90d), UINT32_C(0x6bde2464), UINT32_C(0xca376c6b),
            UINT32_C(0x4fd4f53e), UINT32_C(0x964e9d12), UINT32_C(0xbb5cb760), UINT32_C(0xc63c8dc8), UINT32_C(0x07323b9c),
            UINT32_C(0xe75fdfc9), UINT32_C(0xd3daa393),
        } }, { {
            UINT32_C(0x65a73504), UINT32_C(0x1cca9575), UINT32_C(0x59065cc1), UINT32_C(0x1f3886e3), UINT32_C(0xe900b533),
            UINT32_C(0x6aacd840), UINT32_C(0x3969184c), UINT32_C(0xcec6419b), UINT32_C(0x12fcd87d), UINT32_C(0x231581c8),
            UINT32_C(0x01922a7f), UINT32_C(0xc441c966),
        } } },
        { { {
            UINT32_C(0x1a17053b), UINT32_C(0x27edd133), UINT32_C(0xeb49dd4b), UINT32_C(0xfe67cbf1), UINT32_C(0x961e18d4),
            UINT32_C(0x38ccdfa1), UINT32_C(0x3ea444a9), UINT32_C(0x986155fc), UINT32_C(0xed060bb3), UINT32_C(0x900a3c3d),
            UINT32_C(0x447e9619), UINT32_C(0xa7c4dbf8),
        } }, { {
            UINT32_C(0x73b30fa8), UINT32_C(0x916e9a6d), UINT32_C(0x99ef91c8), UINT32_C(0x09e223c3), UINT32_C(0xdd3ed103),
            UINT32_C(0xa6938661), UINT32_C(0x71f47d43), UINT32_C(0x8e4f0971), UINT32_C(0x582e9805), UINT32_C(0x05b38192),
            UINT32_C(0xb15172d8), UINT32_C(0x5624595f),
        } } },
        { { {
            UINT32_C(0x675227c2), UINT32_C(0x2b8d4d4c), UINT32_C(0x6fac485c), UINT32_C(0xd125bed6), UINT32_C(0x0b24fbc1),
            UINT32_C(0x6bc12523), UINT32_C(0x3a09b97d), UINT32_C(0x0fa0eda9), UINT32_C(0x6ae87589), UINT32_C(0xc7dea5b6),
            UINT32_C(0x512c5007), UINT32_C(0x8b107dd1),
        } }, { {
            UINT32_C(0x88de0f58), UINT32_C(0x8e96daed), UINT32_C(0x776dab90), UINT32_C(0x2d450871), UINT32_C(0x5813785d),
            UINT32_C(0xfe4d2b7e), UINT32_C(0xdb3e7c38), UINT32_C(0xcdbe70e6), UINT32_C(0x0c790099), UINT32_C(0x1d7c0f23),
            UINT32_C(0x35379e50), UINT32_C(0xb995ec8a),
        } } },
        { { {
            UINT32_C(0x5ad0bea6), UINT32_C(0x0e2d6fe7), UINT32_C(0x3c11b165), UINT32_C(0xdc92a7e9), UINT32_C(0x8a05a42b),
            UINT32_C(0xbe76d9bd), UINT32_C(0x040c86b9), UINT32_C(0x270f99dd), UINT32_C(0x97a7768e), UINT32_C(0x6b341af1),
            UINT32_C(0xba6455b7), UINT32_C(0xd83c7fe3),
        } }, { {
            UINT32_C(0xf2996ebc), UINT32_C(0x4c0fab8b), UINT32_C(0xc16dced4), UINT32_C(0x79fb5797), UINT32_C(0xff8b1a0f),
            UINT32_C(0x55fd35db), UINT32_C(0x7ced7e98), UINT32_C(0x3ce53fed), UINT32_C(0xdedbe9c9), UINT32_C(0x190c9aec),
            UINT32_C(0xb29f6604), UINT32_C(0xfbceea48),
        } } },
        { { {
            UINT32_C(0xf4dadc49), UINT32_C(0xa4f9003f), UINT32_C(0xcc3c9ec5), UINT32_C(0x88f65ff7), UINT32_C(0x1030285d),
            UINT32_C(0x89b2e318), UINT32_C(0xee88b691), UINT32_C(0x97abf508), UINT32_C(0xbe11b362), UINT32_C(0x3fccbf60),
            UINT32_C(0xa3e874eb), UINT32_C(0x0290143c),
        } }, { {
            UINT32_C(0x5b290cc4), UINT32_C(0x556fec69), UINT32_C(0x440f2648), UINT32_C(0x17b8622b), UINT32_C(0xb98dd498),
            UINT32_C(0xcd6f4fe2), UINT32_C(0x69d443d6), UINT32_C(0x70c806ab), UINT32_C(0xb0619e25), UINT32_C(0x7666b1c5),
            UINT32_C(0x04e74cf5), UINT32_C(0xeade26a9),
        } } },
        { { {
            UINT32_C(0xe40581e1), UINT32_C(0xb65998a7), UINT32_C(0x1ff9caca), UINT32_C(0x44dc9cad), UINT32_C(0xf7e8ba8c),
            UINT32_C(0x9299ba14), UINT32_C(0x7e02db72), UINT32_C(0x8b307990), UINT32_C(0x8a663e35), UINT32_C(0x75ea58bc),
            UINT32_C(0x461506f1), UINT32_C(0xaaed78dc),
        } }, { {
            UINT32_C(0xe387f3cc), UINT32_C(0xdde2afed), UINT32_C(0xf83a20b8), UINT32_C(0x6a668980), UINT32_C(0x4046d362),
            UINT32_C(0x1465e08f), UINT32_C(0x75b6e86b), UINT32_C(0x519b4559), UINT32_C(0x2e6a4d1d), UINT32_C(0xc4bd4031),
            UINT32_C(0x4f699c5e), UINT32_C(0x34eb5954),
        } } },
        { { {
            UINT32_C(0xafe96f6a), UINT32_C(0x4467bf2f), UINT32_C(0xf4b014a0), UINT32_C(0x795d38cd), UINT32_C(0x81d1e97a),
            UINT32_C(0x24f346ef), UINT32_C(0x2d735e37), UINT32_C(0x0a3c8f97), UINT32_C(0xc63c54b1), UINT32_C(0x3037a6e3),
            UINT32_C(0xa64131ca), UINT32_C(0xf432bb0c),
        } }, { {
            UINT32_C(0x7cbef85e), UINT32_C(0xde7bcffd), UINT32_C(0x9b9b5dfd), UINT32_C(0x9a2d8911), UINT32_C(0xa950a79b),
            UINT32_C(0xef642957), UINT32_C(0x8f580aaa), UINT32_C(0xc425d9d8), UINT32_C(0x31c558d9), UINT32_C(0x1265a951),
            UINT32_C(0xa108fd72), UINT32_C(0xb33d2abc),
        } } },
        { { {
            UINT32_C(0x695173c7), UINT32_C(0x461cf778), UINT32_C(0x01d09eb1), UINT32_C(0x3b6cb544), UINT32_C(0x68492f4a),
            UINT32_C(0x66bed8a6), UINT32_C(0x3da2e9c4), UINT32_C(0x093d8180), UINT32_C(0xc59f77a2), UINT32_C(0x5ae3e242),
            UINT32_C(0xfb6f25a6), UINT32_C(0x7f06bf8c),
        } }, { {
            UINT32_C(0x484f68e3), UINT32_C(0x82046762), UINT32_C(0xd35357cd), UINT32_C(0xf6bdf639), UINT32_C(0xf2689e8f),
            UINT32_C(0xbb145c2d), UINT32_C(0x746e8884), UINT32_C(0x907adf8d), UINT32_C(0xf045dccb), UINT32_C(0x563d4e89),
            UINT32_C(0x6f4ad98a), UINT32_C(0x0cd89404),
        } } },
        { { {
            UINT32_C(0xa3f50b51), UINT32_C(0x0e3c1518), UINT32_C(0x73cd912a), UINT32_C(0x5f85e99c), UINT32_C(0xc0e348fd),
            UINT32_C(0x53e622e4), UINT32_C(0x071a7ea2), UINT32_C(0x56f55628), UINT32_C(0x50926d89), UINT32_C(0x1f7e267f),
            UINT32_C(0x1830324b), UINT32_C(0xee6fe7ad),
        } }, { {
            UINT32_C(0x3e26686f), UINT32_C(0xd44464e7), UINT32_C(0xecd4b281), UINT32_C(0x7996148b), UINT32_C(0x67f2ccdb),
            UINT32_C(0x4cd1cd3a), UINT32_C(0x6182c681), UINT32_C(0x449f4598), UINT32_C(0x9e369d02), UINT32_C(0x7a4fb1c6),
            UINT32_C(0x8af72dcc), UINT32_C(0xbad6e604),
        } } },
        { { {
            UINT32_C(0xfadc3ae2), UINT32_C(0x739e1309), UINT32_C(0xa7dd2522), UINT32_C(0x0abc5392), UINT32_C(0xc7c00ff9),
            UINT32_C(0x6f7beab0), UINT32_C(0x7608e26b), UINT32_C(0x5750339d), UINT32_C(0xac5d3915), UINT32_C(0x33be5af8),
            UINT32_C(0x5a101a30), UINT32_C(0x3716539a),
        } }, { {
            UINT32_C(0xcd166779), UINT32_C(0x9ccecb2e), UINT32_C(0x3bcc1af7), UINT32_C(0xe9b35473), UINT32_C(0x220a2e70),
            UINT32_C(0x87e33c67), UINT32_C(0x6d938536), UINT32_C(0x85ddcae5), UINT32_C(0x712b9e03), UINT32_C(0x6235021c),
            UINT32_C(0x212633b7), UINT32_C(0x2c98cbc8),
        } } },
        { { {
            UINT32_C(0x32066a08), UINT32_C(0x57a6e7c2), UINT32_C(0xb6190821), UINT32_C(0x2522b389), UINT32_C(0x35694f6f),
            UINT32_C(0x25ad8246), UINT32_C(0x3f1cdc84), UINT32_C(0xc1f0947c), UINT32_C(0xcba500ea), UINT32_C(0x3bbcbf96),
            UINT32_C(0x84511631), UINT32_C(0xf780abf4),
        } }, { {
            UINT32_C(0xcfb13495), UINT32_C(0x2a72dd7b), UINT32_C(0x5bdce4a6), UINT32_C(0x8f15362d), UINT32_C(0xa3ef6af2),
            UINT32_C(0x1e3d68ab), UINT32_C(0xcea615f4), UINT32_C(0x77723cd8), UINT32_C(0x351e98b2), UINT32_C(0x2f6e8114),
            UINT32_C(0x660b53b6), UINT32_C(0x0654e73f),
        } } },
        { { {
            UINT32_C(0x08e81892), UINT32_C(0x2a103dfd), UINT32_C(0x9499996a), UINT32_C(0xeac4cec6), UINT32_C(0x550a1898),
            UINT32_C(0x8822fd31), UINT32_C(0x752627e7), UINT32_C(0xb33f52b2), UINT32_C(0x77fc763e), UINT32_C(0xb7c4daa1),
            UINT32_C(0x57676d81), UINT32_C(0xcc391e5f),
        } }, { {
            UINT32_C(0x521f6b47), UINT32_C(0xa2d6b01a), UINT32_C(0x3600d839), UINT32_C(0xecb63531), UINT32_C(0x58a722e6),
            UINT32_C(0x81731888), UINT32_C(0xfbdbc74e), UINT32_C(0x302bd6c9), UINT32_C(0xd9ea42a9), UINT32_C(0x9475171f),
            UINT32_C(0x757644d0), UINT32_C(0x12f86ae8),
        } } },
        { { {
            UINT32_C(0xeef6047e), UINT32_C(0xb8799a0d), UINT32_C(0xdf915e42), UINT32_C(0xd35dd392), UINT32_C(0x061c5ec5),
            UINT32_C(0x3045c5d2), UINT32_C(0x501780da), UINT32_C(0xc4e25a63), UINT32_C(0xbddaf8b2), UINT32_C(0xc7b35435),
            UINT32_C(0x8c9572b0), UINT32_C(0x89e03184),
        } }, { {
            UINT32_C(0xdfb4da9d), UINT32_C(0x51400e31), UINT32_C(0xaea62b9f), UINT32_C(0x8ef4bdd1), UINT32_C(0x8045438c),
            UINT32_C(0x8253b6d1), UINT32_C(0x489a46ba), UINT32_C(0xa2dc9f9f), UINT32_C(0x48566dbe), UINT32_C(0xedcbcdd2),
            UINT32_C(0x7dbc091a), UINT32_C(0xb8df7acf),
        } } },
        { { {
            UINT32_C(0x6dd0b21c), UINT32_C(0x4997bf87), UINT32_C(0x9dc94deb), UINT32_C(0xe15ff120), UINT32_C(0xc5e5b6b0),
            UINT32_C(0xa24d2b98), UINT32_C(0x04f38d7a), UINT32_C(0xcca4b28d), UINT32_C(0x3bedc110), UINT32_C(0x469fbd94),
            UINT32_C(0x6b484855), UINT32_C(0xdd0ca9a9),
        } }, { {
            UINT32_C(0xce2d0e99), UINT32_C(0x92720265), UINT32_C(0x7ad23a63), UINT32_C(0x1ed36438), UINT32_C(0x9b1c7086),
            UINT32_C(0xfac63562), UINT32_C(0x7ff9715b), UINT32_C(0x569adeb8), UINT32_C(0xdff3550d), UINT32_C(0x57759577),
            UINT32_C(0x84a60a9b), UINT32_C(0x85561eba),
        } } },
    },
    {
        { { {
            UINT32_C(0x418d989c), UINT32_C(0x5c0d1a7e), UINT32_C(0xb20ba8a6), UINT32_C(0x3ac135a0), UINT32_C(0x3dac34bf),
            UINT32_C(0x05413dc3), UINT32_C(0x11591fe6), UINT32_C(0xca9341b5), UINT32_C(0x7fb2d137), UINT32_C(0x66b66e6d),
            UINT32_C(0x0464a571), UINT32_C(0x70a976d6),
        } }, { {
            UINT32_C(0x29860ccb), UINT32_C(0x7c4dc4bd), UINT32_C(0xaed15821), UINT32_C(0x9df0c98b), UINT32_C(0xddb940a6),
            UINT32_C(0xedaa7278), UINT32_C(0xc07765df), UINT32_C(0x43284f22), UINT32_C(0xa83e2890), UINT32_C(0x80a3951c),
            UINT32_C(0x4b2af5f8), UINT32_C(0x2cd7398e),
        } } },
        { { {
            UINT32_C(0xf0d77c33), UINT32_C(0xd24072df), UINT32_C(0x210c5c4d), UINT32_C(0x63f9456a), UINT32_C(0x2f6dfa05),
            UINT32_C(0x10399c55), UINT32_C(0xed61fbb1), UINT32_C(0x1bb1954b), UINT32_C(0xe122086a), UINT32_C(0xb21f1160),
            UINT32_C(0xdccd149d), UINT32_C(0xe53d604a),
        } }, { {
            UINT32_C(0xbb2db65c), UINT32_C(0xe4458f1c), UINT32_C(0x4b044c86), UINT32_C(0xf7caade6), UINT32_C(0x2f192fa4),
            UINT32_C(0xd0e6c964), UINT32_C(0xa96c1aa0), UINT32_C(0x9dde2107), UINT32_C(0x171c0783), UINT32_C(0xd6b4c284),
            UINT32_C(0xa348e47d), UINT32_C(0x5554884b),
        } } },
        { { {
            UINT32_C(0x8f7cf85f), UINT32_C(0x8ef67c04), UINT32_C(0xd9694cba), UINT32_C(0x1db2deca), UINT32_C(0x4d276516),
            UINT32_C(0x729803e3), UINT32_C(0xe4525d4d), UINT32_C(0x56a681b8), UINT32_C(0x6512dd64), UINT32_C(0x1682a4e7),
            UINT32_C(0xd72279a0), UINT32_C(0x89cc5a47),
        } }, { {
            UINT32_C(0x8993f316), UINT32_C(0x60bf09ac), UINT32_C(0x12f96cae), UINT32_C(0x6a402c16), UINT32_C(0x81e09bcc),
            UINT32_C(0x0472c5f6), UINT32_C(0xfd3a14c1), UINT32_C(0xf65cf90d), UINT32_C(0xc81def7b), UINT32_C(0x26c6587a),
            UINT32_C(0x9670df9b), UINT32_C(0xf95424ae),
        } } },
        { { {
            UINT32_C(0xd0fdc2d4), UINT32_C(0x558d8bfd), UINT32_C(0x13463f99), UINT32_C(0x3f16f3ae), UINT32_C(0x346162b7),
            UINT32_C(0xd74f30eb), UINT32_C(0x763f4504), UINT32_C(0xf286a954), UINT32_C(0x30157c4e), UINT32_C(0x579e9184),
            UINT32_C(0x84e8203c), UINT32_C(0x26738dc8),
        } }, { {
            UINT32_C(0xe583b4c7), UINT32_C(0x1e6e0563), UINT32_C(0xa2d6f03c), UINT32_C(0xe1e62ce3), UINT32_C(0x6d02df43),
            UINT32_C(0x852224b3), UINT32_C(0xf76f20ce), UINT32_C(0xe763a75c), UINT32_C(0xc8fee897), UINT32_C(0x26d90097),
            UINT32_C(0x5aeb961b), UINT32_C(0x13a3503c),
        } } },
        { { {
            UINT32_C(0xece7bf70), UINT32_C(0x26196661), UINT32_C(0xb5b11c9c), UINT32_C(0x6992b806), UINT32_C(0x0533c399),
            UINT32_C(0x0f357f07), UINT32_C(0xb1293a5e), UINT32_C(0x7319867a), UINT32_C(0x20aea8c1), UINT32_C(0xfca157bd),
            UINT32_C(0x14328b21), UINT32_C(0x8174560d),
        } }, { {
            UINT32_C(0x777fc9b8), UINT32_C(0x4fece611), UINT32_C(0xce5a955e), UINT32_C(0x967796ce), UINT32_C(0x8eaee1f4),
            UINT32_C(0x59aac773), UINT32_C(0xef9e9644), UINT32_C(0x4bda8cae), UINT32_C(0x162700b3), UINT32_C(0xf4f47c13),
            UINT32_C(0x621c0671), UINT32_C(0xe9305fc9),
        } } },
        { { {
            UINT32_C(0xed4cb7a3), UINT32_C(0x801774ed), UINT32_C(0xc2279855), UINT32_C(0x49d845bf), UINT32_C(0x9945f8b8),
            UINT32_C(0xc34b16bd), UINT32_C(0x6f86bf36), UINT32_C(0xc2d2611f), UINT32_C(0x22a81ec4), UINT32_C(0x7d10ae82),
            UINT32_C(0xef5015ad), UINT32_C(0xeb816be1),
        } }, { {
            UINT32_C(0x9f0fd899), UINT32_C(0x8cacd584), UINT32_C(0x0ffd0565), UINT32_C(0xc6a3270f), UINT32_C(0x951a5a5d),
            UINT32_C(0x3719a7c7), UINT32_C(0x26e45634), UINT32_C(0x9d9b4778), UINT32_C(0xe80686ac), UINT32_C(0x9172cbac),
            UINT32_C(0xa427e0e7), UINT32_C(0xc0b013a9),
        } } },
        { { {
            UINT32_C(0x0ff949e9), UINT32_C(0xad1cda0f), UINT32_C(0xf97a7e42), UINT32_C(0x817639f2), UINT32_C(0x6ece681f),
            UINT32_C(0x80ba57af), UINT32_C(0x633a8edf), UINT32_C(0xdcda7b90), UINT32_C(0x8011e302), UINT32_C(0x2747a318),
            UINT32_C(0xe5d506d1), UINT32_C(0x6f6ecf18),
        } }, { {
            UINT32_C(0x2547a4cd), UINT32_C(0x4dbc0f05), UINT32_C(0x68c62439), UINT32_C(0xbbe25a43), UINT32_C(0x1732f074),
            UINT32_C(0x17130341), UINT32_C(0x02fd918e), UINT32_C(0x2f54579f), UINT32_C(0xf2ab2c08), UINT32_C(0xfe7416fe),
            UINT32_C(0x0439e87f), UINT32_C(0xe61a9d5f),
        } } },
        { { {
            UINT32_C(0xb9350f4b), UINT32_C(0x72cbe8e4), UINT32_C(0xc3198f57), UINT32_C(0x12c4e1be), UINT32_C(0xb9c2552b),
            UINT32_C(0xd86194dc), UINT32_C(0x08cebcb4), UINT32_C(0x84df8d03), UINT32_C(0xe4d94d4c), UINT32_C(0x3c6327ad),
            UINT32_C(0x739b350a), UINT32_C(0x9e8b72c7),
        } }, { {
            UINT32_C(0xae26750c), UINT32_C(0xa121166f), UINT32_C(0x9ca7ce2a), UINT32_C(0x531e2945), UINT32_C(0x6e656e2b),
            UINT32_C(0x8551048b), UINT32_C(0x33b15628), UINT32_C(0x7a4ae284), UINT32_C(0xdac6783c), UINT32_C(0xe9581ef7),
            UINT32_C(0x3d156ce3), UINT32_C(0x32c58f9d),
        } } },
        { { {
            UINT32_C(0xb082be29), UINT32_C(0x135b2b79), UINT32_C(0x95701ddb), UINT32_C(0x97141018), UINT32_C(0x4e3a427b),
            UINT32_C(0x752a4afa), UINT32_C(0x35ed2962), UINT32_C(0xb78b6532), UINT32_C(0xe65ad3e0), UINT32_C(0x6621353c),
            UINT32_C(0xcf4c6bd2), UINT32_C(0x7554d58d),
        } }, { {
            UINT32_C(0xcbe579c9), UINT32_C(0x76e20fdd), UINT32_C(0xf078f002), UINT32_C(0x2f2b825e), UINT32_C(0x10384c78),
            UINT32_C(0x92620e8f), UINT32_C(0xfc9f9f01), UINT32_C(0xdf3bd69f), UINT32_C(0xe7621c87), UINT32_C(0xddc92077),
            UINT32_C(0xf0f12af4), UINT32_C(0x7d38bbe8),
        } } },
        { { {
            UINT32_C(0x2e83be4c), UINT32_C(0x6e9412ae), UINT32_C(0xefbb3655), UINT32_C(0xdfc88602), UINT32_C(0xfb764fc5),
            UINT32_C(0x7e785f82), UINT32_C(0x9a689122), UINT32_C(0xdfe4b66e), UINT32_C(0xd5a364c4), UINT32_C(0xc916f4c5),
            UINT32_C(0xfa1850f5), UINT32_C(0xaf62600e),
        } }, { {
            UINT32_C(0x1c9cf48a), UINT32_C(0xc7a07e70), UINT32_C(0x96492fd7), UINT32_C(0xc21bd31d), UINT32_C(0x4abaa451),
            UINT32_C(0x0c921fc5), UINT32_C(0x9af17bb7), UINT32_C(0x7c5b083e), UINT32_C(0xaf171f26), UINT32_C(0x5e0c259b),
            UINT32_C(0xabbb8cd7), UINT32_C(0xc92c09cb),
        } } },
        { { {
            UINT32_C(0xf1e58159), UINT32_C(0x391e1a90), UINT32_C(0x7e413c6f), UINT32_C(0xc5a445ba), UINT32_C(0xbd007b34),
            UINT32_C(0xea79589f), UINT32_C(0xa9e394d0), UINT32_C(0x2275f42b), UINT32_C(0xc5521d57), UINT32_C(0xdd921ba5),
            UINT32_C(0x77e5c9da), UINT32_C(0xc1ce5aff),
        } }, { {
            UINT32_C(0xd111cfe0), UINT32_C(0x0a9738c2), UINT32_C(0x030247d6), UINT32_C(0xdd02b43d), UINT32_C(0xe2b80932),
            UINT32_C(0x6fee5af6), UINT32_C(0x034439a6), UINT32_C(0x466ac5fc), UINT32_C(0xc2705974), UINT32_C(0xb6acffcf),
            UINT32_C(0x521b35f4), UINT32_C(0x2cd37d9c),
        } } },
        { { {
            UINT32_C(0x7eb00a8b), UINT32_C(0x94d1b220), UINT32_C(0xbe7713d7), UINT32_C(0x34515cba), UINT32_C(0xc6c9ed7e),
            UINT32_C(0x76f1f9cd), UINT32_C(0xbb186b2a), UINT32_C(0x655e60d2), UINT32_C(0xe17c0d52), UINT32_C(0xa85ed1cb),
            UINT32_C(0x195c36b0), UINT32_C(0x0a8abefa),
        } }, { {
            UINT32_C(0x7a5e402a), UINT32_C(0xbabd0475), UINT32_C(0xe53b23aa), UINT32_C(0xe8200293), UINT32_C(0x13a8f810),
            UINT32_C(0x1e8d10f1), UINT32_C(0x4a51828d), UINT32_C(0x14f71094), UINT32_C(0x8a033f6f), UINT32_C(0x64918b94),
            UINT32_C(0xc01bb432), UINT32_C(0x2fa0a6fd),
        } } },
        { { {
            UINT32_C(0x8ee49f1a), UINT32_C(0xc386184c), UINT32_C(0xc82b9bcf), UINT32_C(0x37e16050), UINT32_C(0xbb7064d7),
            UINT32_C(0x38d1ed6f), UINT32_C(0x376a8ffd), UINT32_C(0x30751358), UINT32_C(0x0705cc4a), UINT32_C(0x9f783ea1),
            UINT32_C(0x89a59729), UINT32_C(0x98b3ac2c),
        } }, { {
            UINT32_C(0x4e95dec8), UINT32_C(0xe5e4406e), UINT32_C(0xa1a748fd), UINT32_C(0x92c24a5a), UINT32_C(0x9e086229),
            UINT32_C(0xc6f49bcb), UINT32_C(0xf480584c), UINT32_C(0x66476bc1), UINT32_C(0x6df1f4f4), UINT32_C(0xb6a9aefe),
            UINT32_C(0x1fa52dfd), UINT32_C(0xd62374b6),
        } } },
        { { {
            UINT32_C(0xc5c05df9), UINT32_C(0xc1382382), UINT32_C(0xc7a917ba), UINT32_C(0x1c3f4727), UINT32_C(0xc23c6aab),
            UINT32_C(0x8246be79), UINT32_C(0xb540f1ed), UINT32_C(0x47628533), UINT32_C(0x4bab3a5f), UINT32_C(0xfef53ca0),
            UINT32_C(0x8bc633f5), UINT32_C(0x122eeb57),
        } }, { {
            UINT32_C(0x53317ab2), UINT32_C(0xb444e14f), UINT32_C(0x5a3f007e), UINT32_C(0x38c4d679), UINT32_C(0xde6fac71),
            UINT32_C(0xb0081fb8), UINT32_C(0x9c57ef96), UINT32_C(0x30d81caa), UINT32_C(0x5ec163cb), UINT32_C(0x206a9b1b),
            UINT32_C(0xff147235), UINT32_C(0xed7f5ea3),
        } } },
        { { {
            UINT32_C(0x9fc7093b), UINT32_C(0x657f167e), UINT32_C(0xdd1ef49d), UINT32_C(0x9d2fa19b), UINT32_C(0xd63deee4),
            UINT32_C(0x41b9cef8), UINT32_C(0x5608269d), UINT32_C(0x6b4d3550), UINT32_C(0x1940c6e9), UINT32_C(0xaa062488),
            UINT32_C(0xf1090734), UINT32_C(0xfb24d9ea),
        } }, { {
            UINT32_C(0x6bfc5e60), UINT32_C(0x61a5a4b1), UINT32_C(0x3a937961), UINT32_C(0x4c2cd48d), UINT32_C(0x472661dd),
            UINT32_C(0x644e76e9), UINT32_C(0xe326ec25), UINT32_C(0x8a0ec27f), UINT32_C(0xe0c154f7), UINT32_C(0x1b0dade2),
            UINT32_C(0xf5fd0ab3), UINT32_C(0x379c6630),
        } } },
        { { {
            UINT32_C(0x5ab52d59), UINT32_C(0x62bd56d0), UINT32_C(0xb3c87676), UINT32_C(0x7ad57858), UINT32_C(0xe48ed2b6),
            UINT32_C(0x5f392331), UINT32_C(0x45852268), UINT32_C(0xdddd147e), UINT32_C(0x762baf92), UINT32_C(0xc67576a8),
            UINT32_C(0x3f803618), UINT32_C(0x488e96b7),
        } }, { {
            UINT32_C(0xb3431d72), UINT32_C(0x3fe893b4), UINT32_C(0x2fbe80fd), UINT32_C(0x8cab96e4), UINT32_C(0x4b2d9617),
            UINT32_C(0x22962e38), UINT32_C(0xeb38fe7f), UINT32_C(0x69284191), UINT32_C(0xc8a8d0db), UINT32_C(0x7f49bd35),
            UINT32_C(0xdb96125d), UINT32_C(0x25e2acaa),
        } } },
        { { {
            UINT32_C(0x57f969a2), UINT32_C(0x74b8a308), UINT32_C(0xf4f19f9b), UINT32_C(0xfc8e6abd), UINT32_C(0x9cb79874),
            UINT32_C(0xb3f92772), UINT32_C(0xce5d56bf), UINT32_C(0xb119e0b4), UINT32_C(0x345a6b87), UINT32_C(0x6d58dc8f),
            UINT32_C(0x2ab6fbd8), UINT32_C(0x45ee3213),
        } }, { {
            UINT32_C(0x255ce36f), UINT32_C(0x37018c1c), UINT32_C(0x58f18cbe), UINT32_C(0x5363d221), UINT32_C(0x9ef061ee),
            UINT32_C(0x00647b57), UINT32_C(0x832ae969), UINT32_C(0x74fa31f5), UINT32_C(0xb6e1184a), UINT32_C(0x43f9e8f5),
            UINT32_C(0x550b6229), UINT32_C(0xc3ac5840),
        } } },
        { { {
            UINT32_C(0x48c3d02f), UINT32_C(0xedfd161b), UINT32_C(0xdec6eb2d), UINT32_C(0xf3d9565e), UINT32_C(0xe5f11085),
            UINT32_C(0xeeb2f162), UINT32_C(0x0fe393f9), UINT32_C(0xbcedc293), UINT32_C(0xe8ed77f1), UINT32_C(0xfb14db30),
            UINT32_C(0x3f08d9a9), UINT32_C(0x107c8d41),
        } }, { {
            UINT32_C(0x9276c66c), UINT32_C(0x6d0cb782), UINT32_C(0x50d277e8), UINT32_C(0xd947c174), UINT32_C(0x63860db8),
            UINT32_C(0x69bf6013), UINT32_C(0xc838e0b9), UINT32_C(0x625050e3), UINT32_C(0xd9207bfa), UINT32_C(0x71256ca1),
            UINT32_C(0xcf5e18af), UINT32_C(0x58207533),
        } } },
        { { {
            UINT32_C(0x44b5e28e), UINT32_C(0x56cb368d), UINT32_C(0x428b23e8), UINT32_C(0x1cb96544), UINT32_C(0xb7f1bfce),
            UINT32_C(0x65b40cab), UINT32_C(0x7c74305f), UINT32_C(0x27ee0f7d), UINT32_C(0x9d98ae77), UINT32_C(0x994452df),
            UINT32_C(0xeff93757), UINT32_C(0x9f284295),
        } }, { {
            UINT32_C(0xdcadeba6), UINT32_C(0x0003c1b3), UINT32_C(0x8e76dce8), UINT32_C(0x1dcae9ee), UINT32_C(0x66f2632e),
            UINT32_C(0x5b5999a4), UINT32_C(0xf8d6a710), UINT32_C(0x0cff5988), UINT32_C(0xba44c673), UINT32_C(0xca5011d4),
            UINT32_C(0x8cfdfdfa), UINT32_C(0x310f0795),
        } } },
        { { {
            UINT32_C(0xe71619fe), UINT32_C(0xbf46c54c), UINT32_C(0xf6aaba74), UINT32_C(0xf4af3f4b), UINT32_C(0x85ce7bf3),
            UINT32_C(0xeaeef71a), UINT32_C(0xebf8701e), UINT32_C(0x55470d68), UINT32_C(0x5470c709), UINT32_C(0x04833fa1),
            UINT32_C(0x98de1012), UINT32_C(0x52e1898b),
        } }, { {
            UINT32_C(0xb346eedd), UINT32_C(0xea7eb0f7), UINT32_C(0xb2e96b9b), UINT32_C(0x8593727b), UINT32_C(0xa802908a),
            UINT32_C(0x1fdeebdb), UINT32_C(0x1aa2852f), UINT32_C(0x507b359f), UINT32_C(0xbf9ff98d), UINT32_C(0x78fcde86),
            UINT32_C(0x8e2bc57f), UINT32_C(0x0cef86f4),
        } } },
        { { {
            UINT32_C(0x13c88b69), UINT32_C(0x11592784), UINT32_C(0xbd12d6da), UINT32_C(0xa4548c93), UINT32_C(0x24efcf91),
            UINT32_C(0xb8eee91b), UINT32_C(0x5713d936), UINT32_C(0x4765ba89), UINT32_C(0x716a6ca5), UINT32_C(0x0bd9a231),
            UINT32_C(0xacb7b5aa), UINT32_C(0x1bbee5c3),
        } }, { {
            UINT32_C(0x08b771ed), UINT32_C(0xb1872360), UINT32_C(0x9355167c), UINT32_C(0x4b0b9e61), UINT32_C(0x7cf4476a),
            UINT32_C(0xa00aae02), UINT32_C(0xe1febf08), UINT32_C(0xbc267396), UINT32_C(0x2449ef54), UINT32_C(0x64d77d8c),
            UINT32_C(0x49cf5ff4), UINT32_C(0xfe48afbe),
        } } },
        { { {
            UINT32_C(0x56e5fee1), UINT32_C(0xfbb3ddfa), UINT32_C(0x3bd62b80), UINT32_C(0x0c35a37a), UINT32_C(0xe0ba2ae4),
            UINT32_C(0x9ed16080), UINT32_C(0x85377282), UINT32_C(0x86e4907e), UINT32_C(0xc3824580), UINT32_C(0x2241b704),
            UINT32_C(0x99ca29f2), UINT32_C(0x7e02201f),
        } }, { {
            UINT32_C(0xa2c4cf58), UINT32_C(0xeb48ef42), UINT32_C(0xa688a59c), UINT32_C(0xe4630df1), UINT32_C(0x52fc6f0f),
            UINT32_C(0x93f848c1), UINT32_C(0x08fca826), UINT32_C(0x67a69b5e), UINT32_C(0xcdcce746), UINT32_C(0xf9404247),
            UINT32_C(0xaba74acb), UINT32_C(0xbfc26617),
        } } },
        { { {
            UINT32_C(0xad457680), UINT32_C(0x8cc4612a), UINT32_C(0x47c01840), UINT32_C(0xe5de1667), UINT32_C(0x799c1ad0),
            UINT32_C(0x362a5240), UINT32_C(0xcf7f5dc9), UINT32_C(0xfc47ceb1), UINT32_C(0xf7471f6c), UINT32_C(0x44f0b492),
            UINT32_C(0x9be2f6ab), UINT32_C(0xecd64e24),
        } }, { {
            UINT32_C(0xdc46b9e8), UINT32_C(0x6a3beb8a), UINT32_C(0x026becde), UINT32_C(0xd17abc47), UINT32_C(0xec3b43ce),
            UINT32_C(0xb532eec4), UINT32_C(0x298414e7), UINT32_C(0x1439cfc6), UINT32_C(0x1ddbab9a), UINT32_C(0x83e93e88),
            UINT32_C(0xbbb5e6b2), UINT32_C(0xc0850787),
        } } },
        { { {
            UINT32_C(0x5b5f888a), UINT32_C(0x621ff42f), UINT32_C(0xa3b9db4d), UINT32_C(0xeef7d581), UINT32_C(0x0ce2c211),
            UINT32_C(0x051d2fbd), UINT32_C(0x3a50657b), UINT32_C(0xa5063d51), UINT32_C(0xb6d6c181), UINT32_C(0xc95f190c),
            UINT32_C(0xf08de0f5), UINT32_C(0xcce3bcfa),
        } }, { {
            UINT32_C(0x6556486b), UINT32_C(0xf053398f), UINT32_C(0x9d4ae2ca), UINT32_C(0x8990630d), UINT32_C(0x82bc1e99),
            UINT32_C(0xfddeca81), UINT32_C(0xcde9450e), UINT32_C(0xf0247dd8), UINT32_C(0xaa5f73f3), UINT32_C(0x7387ee62),
            UINT32_C(0x5f100d92), UINT32_C(0x636f6860),
        } } },
        { { {
            UINT32_C(0x9c376a95), UINT32_C(0x1d1bdcd3), UINT32_C(0xc31234bf), UINT32_C(0x9345012b), UINT32_C(0xe9e66649),
            UINT32_C(0xa1cdd64b), UINT32_C(0x82cf37f6), UINT32_C(0xa8efedc4), UINT32_C(0x4af067ea), UINT32_C(0x2a04022d),
            UINT32_C(0x4bf0d6d1), UINT32_C(0xf7c84fa6),
        } }, { {
            UINT32_C(0x28f9c9e2), UINT32_C(0x1a7c5ec6), UINT32_C(0xf41026c1), UINT32_C(0x1e7aecda), UINT32_C(0x70b0118c),
            UINT32_C(0x54d851ac), UINT32_C(0xed462e2b), UINT32_C(0x06338617), UINT32_C(0x6fd1252a), UINT32_C(0xfd16b2ee),
            UINT32_C(0x304d2816), UINT32_C(0x77915b8e),
        } } },
        { { {
            UINT32_C(0x36d9fa02), UINT32_C(0xa52d1c34), UINT32_C(0x85809809), UINT32_C(0x247c878c), UINT32_C(0xfe7c3c1d),
            UINT32_C(0xc95844d8), UINT32_C(0x7b65eb8b), UINT32_C(0x952ac369), UINT32_C(0x2cdcc150), UINT32_C(0x68160854),
            UINT32_C(0x51928fef), UINT32_C(0xe0611dbb),
        } }, { {
            UINT32_C(0x2f72dbdf), UINT32_C(0x3586b314), UINT32_C(0xb8d262c1), UINT32_C(0xafea13ff), UINT32_C(0x8413d1ba),
            UINT32_C(0x1f2827c6), UINT32_C(0x428e325d), UINT32_C(0xaf882555), UINT32_C(0xbb6934f4), UINT32_C(0x9b4b8c97),
            UINT32_C(0x7168111e), UINT32_C(0x48e4eb64),
        } } },
        { { {
            UINT32_C(0x753eebab), UINT32_C(0x637f70dc), UINT32_C(0x5ab2673c), UINT32_C(0x539c395c), UINT32_C(0x54c51b46),
            UINT32_C(0xb7a32ba1), UINT32_C(0xfea189c1), UINT32_C(0xe29ea66a), UINT32_C(0x04ccd05d), UINT32_C(0x2a6da804),
            UINT32_C(0x19e331a9), UINT32_C(0x6b4e6868),
        } }, { {
            UINT32_C(0x7c41ed23), UINT32_C(0xa29b558a), UINT32_C(0xbe9c5304), UINT32_C(0x356b2950), UINT32_C(0xf18f92ed),
            UINT32_C(0xf47610d0), UINT32_C(0xa96945ab), UINT32_C(0x2619b769), UINT32_C(0xad542a62), UINT32_C(0x3941c7f0),
            UINT32_C(0xf2fd9dfa), UINT32_C(0x473af0be),
        } } },
        { { {
            UINT32_C(0x5dccf91f), UINT32_C(0x74ee340f), UINT32_C(0x3c2ab28c), UINT32_C(0x24a230e5), UINT32_C(0x9f6c093e),
            UINT32_C(0xab36e169), UINT32_C(0xc653cbe1), UINT32_C(0x031967cc), UINT32_C(0x34c9cbab), UINT32_C(0x209523cb),
            UINT32_C(0xc7fc3745), UINT32_C(0x28544555),
        } }, { {
            UINT32_C(0x2e487338), UINT32_C(0x250ca046), UINT32_C(0xeb2f5176), UINT32_C(0x25cc4a27), UINT32_C(0xb464fb03),
            UINT32_C(0x736b0dca), UINT32_C(0x9a4897a9), UINT32_C(0x51655c2b), UINT32_C(0x27ac4104), UINT32_C(0x56d555a2),
            UINT32_C(0xb5bcf845), UINT32_C(0x0926c0af),
        } } },
        { { {
            UINT32_C(0xa5a24e23), UINT32_C(0x4ec1f842), UINT32_C(0x77f31292), UINT32_C(0x458c230f), UINT32_C(0x0e35c751),
            UINT32_C(0x7e4c151d), UINT32_C(0x4eaff22d), UINT32_C(0xa4e30016), UINT32_C(0x398c4e4d), UINT32_C(0x69f9eaf0),
            UINT32_C(0xa5be567b), UINT32_C(0xd0fae237),
        } }, { {
            UINT32_C(0xbcf6703b), UINT32_C(0x17e39270), UINT32_C(0x02d61f36), UINT32_C(0xa077fdbe), UINT32_C(0xd4da6956),
            UINT32_C(0x9a71e774), UINT32_C(0xa0ae3bfc), UINT32_C(0x986990e4), UINT32_C(0x138848d2), UINT32_C(0x1fb43201),
            UINT32_C(0xb677fc4e), UINT32_C(0x42b9bb24),
        } } },
        { { {
            UINT32_C(0xfbbc58f5), UINT32_C(0x3ab525cd), UINT32_C(0x523d75eb), UINT32_C(0xaf4a1ac9), UINT32_C(0xe9948b1f),
            UINT32_C(0x1f2d7a13), UINT32_C(0xa6f41654), UINT32_C(0x500273ca), UINT32_C(0xbc82fa20), UINT32_C(0xce1daff2),
            UINT32_C(0xd4558f8c), UINT32_C(0xe87dc5f9),
        } }, { {
            UINT32_C(0x111c4812), UINT32_C(0x55b5ed72), UINT32_C(0xee2fd1f5), UINT32_C(0xa32dd270), UINT32_C(0xdcd976a6),
            UINT32_C(0xc39d2286), UINT32_C(0x3193d1ce), UINT32_C(0xe0078155), UINT32_C(0xc0b9be8b), UINT32_C(0x58ef3851),
            UINT32_C(0xc9347d44), UINT32_C(0xa4344b04),
        } } },
        { { {
            UINT32_C(0x7f83c1b0), UINT32_C(0x06ab8db9), UINT32_C(0x40be0c4d), UINT32_C(0x4a20e5b7), UINT32_C(0x3498d379),
            UINT32_C(0x271155c1), UINT32_C(0xe6d970a9), UINT32_C(0xf68f1bdc), UINT32_C(0x9f664b52), UINT32_C(0x65d2ea5c),
            UINT32_C(0x431491fc), UINT32_C(0xd7066f80),
        } }, { {
            UINT32_C(0x9bf36287), UINT32_C(0x412aa75e), UINT32_C(0x6931d459), UINT32_C(0x7b622b5b), UINT32_C(0x62261200),
            UINT32_C(0xa2e60544), UINT32_C(0xf82df7cb), UINT32_C(0x421dbb68), UINT32_C(0x88367528), UINT32_C(0xa086167a),
            UINT32_C(0xef75ff21), UINT32_C(0xfa5fa27c),
        } } },
        { { {
            UINT32_C(0xbe159a15), UINT32_C(0x1cf05626), UINT32_C(0xc224f2cc), UINT32_C(0x09938853), UINT32_C(0xa9471744),
            UINT32_C(0xf27af7e8), UINT32_C(0x8bc5f9c0), UINT32_C(0x07b1954f), UINT32_C(0x2a512690), UINT32_C(0x2828dadb),
            UINT32_C(0xd6f7b80e), UINT32_C(0x9eecd6f7),
        } }, { {
            UINT32_C(0x5a43bbe2), UINT32_C(0xce0c2cab), UINT32_C(0x81175394), UINT32_C(0x9600f02f), UINT32_C(0x85144b46),
            UINT32_C(0x79a0dbc2), UINT32_C(0x26ff9e96), UINT32_C(0xf6c45481), UINT32_C(0x4da703ac), UINT32_C(0xa53a59e2),
            UINT32_C(0xf9390204), UINT32_C(0x61fb3bbd),
        } } },
    },
    {
        { { {
            UINT32_C(0xe2f4385f), UINT32_C(0x13c062ad), UINT32_C(0x6933d7f5), UINT32_C(0xf2762d3a), UINT32_C(0x2c30dddf),
            UINT32_C(0x8b28917f), UINT32_C(0xe6644c4b), UINT32_C(0x1b6114ea), UINT32_C(0x859e30b3), UINT32_C(0x9648f040),
            UINT32_C(0x482b15c1), UINT32_C(0xb1dfb709),
        } }, { {
            UINT32_C(0xf3f92094), UINT32_C(0x2416aa6d), UINT32_C(0x8cf5a0f9), UINT32_C(0x2c6e294b), UINT32_C(0x18ee82ab),
            UINT32_C(0x244299e6), UINT32_C(0x305005f2), UINT32_C(0x1fa5c839), UINT32_C(0xd74d583e), UINT32_C(0x9e6a0b4f),
            UINT32_C(0xbfa316fd), UINT32_C(0x131b859a),
        } } },
        { { {
            UINT32_C(0x328acbde), UINT32_C(0x1500cd7a), UINT32_C(0x65bb2bf1), UINT32_C(0x0977edaa), UINT32_C(0x710a4137),
            UINT32_C(0x5c585521), UINT32_C(0x05547ea8), UINT32_C(0xc31c0cde), UINT32_C(0x8fa8b11b), UINT32_C(0x37b6ba84),
            UINT32_C(0x1b8fdf18), UINT32_C(0x1a471207),
        } }, { {
            UINT32_C(0x884ac0ce), UINT32_C(0xd527bc93), UINT32_C(0x1ce141a9), UINT32_C(0x51d52b6c), UINT32_C(0xfce5a51e),
            UINT32_C(0x531b4819), UINT32_C(0x2d46d19c), UINT32_C(0xda6b1ab0), UINT32_C(0x49ac4369), UINT32_C(0x25df8250),
            UINT32_C(0xe95a6165), UINT32_C(0x69fe8264),
        } } },
        { { {
            UINT32_C(0x0937ce31), UINT32_C(0xc19514ba), UINT32_C(0x00b0017a), UINT32_C(0xffe73901), UINT32_C(0x36da299d),
            UINT32_C(0xb73baa2f), UINT32_C(0xf4d01851), UINT32_C(0x37ac48bc), UINT32_C(0x7eb3799b), UINT32_C(0xf4ce233e),
            UINT32_C(0xc6c81b6d), UINT32_C(0xdd505e9f),
        } }, { {
            UINT32_C(0x26cbe11a), UINT32_C(0xda0c2c4c), UINT32_C(0x37efe4e4), UINT32_C(0x2b4fbeb2), UINT32_C(0x95abd6a2),
            UINT32_C(0xbb8c4c97), UINT32_C(0xc43fd113), UINT32_C(0x86c40ac8), UINT32_C(0xb383e677), UINT32_C(0x9d6898bf),
            UINT32_C(0x9933452d), UINT32_C(0xacd77d97),
        } } },
        { { {
            UINT32_C(0x5e30c46d), UINT32_C(0xad7286da), UINT32_C(0x80183806), UINT32_C(0x01351f9f), UINT32_C(0x4e0bbe9a),
            UINT32_C(0xce665bec), UINT32_C(0x3c719d57), UINT32_C(0x0d491b6c), UINT32_C(0x4fce7b33), UINT32_C(0xdb134bbc),
            UINT32_C(0x2765fad0), UINT32_C(0x247f4617),
        } }, { {
            UINT32_C(0xf27d80d9), UINT32_C(0x858ab9af), UINT32_C(0x968a35ed), UINT32_C(0x597c28b5), UINT32_C(0xe5c249c4),
            UINT32_C(0xc2f7ffef), UINT32_C(0xea3068be), UINT32_C(0x9217de39), UINT32_C(0x39882fc8), UINT32_C(0x0cc95f0e),
            UINT32_C(0x7a9fe9cb), UINT32_C(0x8b0ac3fc),
        } } },
        { { {
            UINT32_C(0xde02404f), UINT32_C(0xb12cb9a4), UINT32_C(0xe881bbe3), UINT32_C(0x84d3c655), UINT32_C(0x5386e63a),
            UINT32_C(0x786518d6), UINT32_C(0x36b0d08b), UINT32_C(0x455b8d12), UINT32_C(0x53f69153), UINT32_C(0xe9a2a53d),
            UINT32_C(0x7c333fc3), UINT32_C(0x3021c321),
        } }, { {
            UINT32_C(0x09015be3), UINT32_C(0x57b04be9), UINT32_C(0x0b02c69e), UINT32_C(0x0c02e332), UINT32_C(0x05956a63),
            UINT32_C(0x4818f58f), UINT32_C(0x64434bac), UINT32_C(0x7866368d), UINT32_C(0x0afb0939), UINT32_C(0xd234ff35),
            UINT32_C(0x94dce54d), UINT32_C(0xa99384e2),
        } } },
        { { {
            UINT32_C(0x5119c153), UINT32_C(0xb36d2a02), UINT32_C(0x95ead077), UINT32_C(0x7d2c9e2f), UINT32_C(0x5d511c55),
            UINT32_C(0x53e873d2), UINT32_C(0x2432a052), UINT32_C(0x6491a624), UINT32_C(0xc8e82792), UINT32_C(0x08f8f9ee),
            UINT32_C(0x49af5753), UINT32_C(0x7408c913),
        } }, { {
            UINT32_C(0x994de7e3), UINT32_C(0x2c0963af), UINT32_C(0xc4cf0c11), UINT32_C(0xbc32a659), UINT32_C(0x2146d977),
            UINT32_C(0x3b09e0bc), UINT32_C(0x18a796f4), UINT32_C(0xdf61fa65), UINT32_C(0x0fd0bcf1), UINT32_C(0xf14ac99d),
            UINT32_C(0x1ee4acb2), UINT32_C(0x30a2d99b),
        } } },
        { { {
            UINT32_C(0x31e7c636), UINT32_C(0xc9246838), UINT32_C(0x4840e5f8), UINT32_C(0x0a9e3628), UINT32_C(0xfa801931),
            UINT32_C(0xe66ed788), UINT32_C(0x2b55b275), UINT32_C(0xf905cdd4), UINT32_C(0x3c282f23), UINT32_C(0xed10a515),
            UINT32_C(0xf6c32d3b), UINT32_C(0x3029d2f9),
        } }, { {
            UINT32_C(0xb8710baf), UINT32_C(0xc18ce382), UINT32_C(0x383be6cf), UINT32_C(0x6c08270d), UINT32_C(0xc32bbe9d),
            UINT32_C(0x10b034fd), UINT32_C(0x0b0f121a), UINT32_C(0x0f6f76e9), UINT32_C(0x45ae1064), UINT32_C(0x86235923),
            UINT32_C(0xbdcbf7fe), UINT32_C(0x487310b1),
        } } },
        { { {
            UINT32_C(0xfbb7d3d7), UINT32_C(0x41982791), UINT32_C(0x5eb7bd4a), UINT32_C(0x65d587bc), UINT32_C(0xd9846b57),
            UINT32_C(0xd378670d), UINT32_C(0xc7a8f516), UINT32_C(0xf9ae663e), UINT32_C(0x22c18f81), UINT32_C(0xaf2a5082),
            UINT32_C(0xd0972803), UINT32_C(0x9ebfd40d),
        } }, { {
            UINT32_C(0xbee5f369), UINT32_C(0x2319f7dd), UINT32_C(0x48970d7a), UINT32_C(0x3da11bf8), UINT32_C(0xe8c662c9),
            UINT32_C(0x66a158bd), UINT32_C(0x80f899e9), UINT32_C(0xb4a7c335), UINT32_C(0x902fbaae), UINT32_C(0x20e588dd),
            UINT32_C(0x619964f1), UINT32_C(0x008f73db),
        } } },
        { { {
            UINT32_C(0x8962954d), UINT32_C(0x67cb76f8), UINT32_C(0xe29dd911), UINT32_C(0x826ef94b), UINT32_C(0x34b17a07),
            UINT32_C(0x25ee298b), UINT32_C(0xe9f20cf1), UINT32_C(0x32ffcabe), UINT32_C(0x891cfe48), UINT32_C(0x13830126),
            UINT32_C(0xbaf56eb2), UINT32_C(0x95447b59),
        } }, { {
            UINT32_C(0x410691b2), UINT32_C(0xf35d4701), UINT32_C(0xa63d5eb1), UINT32_C(0x2174ff1f), UINT32_C(0xb006adbd),
            UINT32_C(0xcb53bf61), UINT32_C(0x097b11f8), UINT32_C(0xd896320f), UINT32_C(0x06c0a4ec), UINT32_C(0xc2f027e3),
            UINT32_C(0x03d49022), UINT32_C(0x81443e9d),
        } } },
        { { {
            UINT32_C(0x0c009a9e), UINT32_C(0xa79ca507), UINT32_C(0xd5008784), UINT32_C(0x209de9bd), UINT32_C(0xcfda6ed5),
            UINT32_C(0xb66b3835), UINT32_C(0x53c76d8e), UINT32_C(0x9ba5701e), UINT32_C(0x7336294b), UINT32_C(0xb54857fc),
            UINT32_C(0x2956ca95), UINT32_C(0x3530d92f),
        } }, { {
            UINT32_C(0xc26534f2), UINT32_C(0x31eee74b), UINT32_C(0xbdf8c267), UINT32_C(0x1caf20ed), UINT32_C(0x7d99b92b),
            UINT32_C(0x835011ab), UINT32_C(0xf3ff6ad1), UINT32_C(0x5b3e320a), UINT32_C(0x88e9ce7f), UINT32_C(0x7be26830),
            UINT32_C(0x47302b87), UINT32_C(0x0b745e09),
        } } },
        { { {
            UINT32_C(0x72848b4a), UINT32_C(0x92ab7f05), UINT32_C(0xc903c61e), UINT32_C(0xe31c5d99), UINT32_C(0x626ebdfc),
            UINT32_C(0x4c42660c), UINT32_C(0xd1670d4f), UINT32_C(0x9636a02b), UINT32_C(0x2258fcd8), UINT32_C(0x90819ee3),
            UINT32_C(0xf495a3d9), UINT32_C(0xf13d84f7),
        } }, { {
            UINT32_C(0xceabcdb3), UINT32_C(0x64dd5eea), UINT32_C(0xdbd095c0), UINT32_C(0x95aa7339), UINT32_C(0xfbf9605d),
            UINT32_C(0xa4915120), UINT32_C(0x8ae2a0c3), UINT32_C(0x5eb7e98e), UINT32_C(0x735d5102), UINT32_C(0x4f999abb),
            UINT32_C(0xf77c006b), UINT32_C(0x2c86b052),
        } } },
        { { {
            UINT32_C(0xdcce2dff), UINT32_C(0x9ec66c63), UINT32_C(0xf482560a), UINT32_C(0x98a908ee), UINT32_C(0x4bff030b),
            UINT32_C(0x24fd04c6), UINT32_C(0x96435b4d), UINT32_C(0x7412225f), UINT32_C(0xa3c8b589), UINT32_C(0xfd6bd96d),
            UINT32_C(0x0614e22b), UINT32_C(0x41b117a0),
        } }, { {
            UINT32_C(0x5f1f842d), UINT32_C(0xd999f227), UINT32_C(0x1e0ad170), UINT32_C(0x747fcac8), UINT32_C(0xad5e9c2a),
            UINT32_C(0xb7a27187), UINT32_C(0x8ce49f5e), UINT32_C(0x791aacb8), UINT32_C(0x13f2fe3f), UINT32_C(0x505aef57),
            UINT32_C(0xb61c4d41), UINT32_C(0xc60aa113),
        } } },
        { { {
            UINT32_C(0x7a93a875), UINT32_C(0xc7a5f6d6), UINT32_C(0xcf6efa14), UINT32_C(0x0942f981), UINT32_C(0x2d68a0eb),
            UINT32_C(0x840a4418), UINT32_C(0xdc872f77), UINT32_C(0xe84eb740), UINT32_C(0xda1922be), UINT32_C(0x1c1f50c1),
            UINT32_C(0x073cc9ed), UINT32_C(0xf1b76301),
        } }, { {
            UINT32_C(0xdb0bcf0c), UINT32_C(0x56830713), UINT32_C(0xce61b58e), UINT32_C(0xf3c61de4), UINT32_C(0xeece8553),
            UINT32_C(0x11d3f37d), UINT32_C(0x12c8861b), UINT32_C(0xe4374f79), UINT32_C(0x051e8a7f), UINT32_C(0x2dd8c629),
            UINT32_C(0xd317ca82), UINT32_C(0x5316b365),
        } } },
        { { {
            UINT32_C(0xdd679b34), UINT32_C(0xeb3c49f9), UINT32_C(0xa7f731f6), UINT32_C(0xb11882d4), UINT32_C(0x8dc1ecba),
            UINT32_C(0xbb9f7f0a), UINT32_C(0x898a4457), UINT32_C(0xa4ee267e), UINT32_C(0x7f92ca2c), UINT32_C(0xfbb013bd),
            UINT32_C(0xfe041d56), UINT32_C(0xc8a41555),
        } }, { {
            UINT32_C(0x03be2161), UINT32_C(0xb45f26ae), UINT32_C(0x45fa5ee6), UINT32_C(0x89303328), UINT32_C(0x46ff0613),
            UINT32_C(0x3e506b1f), UINT32_C(0x50e73f39), UINT32_C(0x8ebbe527), UINT32_C(0x68668791), UINT32_C(0xa7d4573d),
            UINT32_C(0x64aa9f99), UINT32_C(0xff453660),
        } } },
        { { {
            UINT32_C(0x971e99d1), UINT32_C(0xf4c3e5c1), UINT32_C(0xd4bf7ac9), UINT32_C(0xf389eea3), UINT32_C(0x0cf12c7a),
            UINT32_C(0xc3888206), UINT32_C(0x20e9147a), UINT32_C(0x89cef329), UINT32_C(0x7473a10b), UINT32_C(0xd90198c0),
            UINT32_C(0xd4e0f28a), UINT32_C(0xc74077c6),
        } }, { {
            UINT32_C(0xd510d667), UINT32_C(0x1de39de2), UINT32_C(0x42e51a50), UINT32_C(0x6b414f5a), UINT32_C(0xe07866f6),
            UINT32_C(0x8b10d5cb), UINT32_C(0xf457dc6e), UINT32_C(0x17253940), UINT32_C(0x4df60b8a), UINT32_C(0x6c245f9c),
            UINT32_C(0x7575d5a6), UINT32_C(0x1949d9cf),
        } } },
        { { {
            UINT32_C(0x274d06a3), UINT32_C(0xd673b112), UINT32_C(0x445efc94), UINT32_C(0x5828d3c3), UINT32_C(0xf190fd27),
            UINT32_C(0xfabeaabe), UINT32_C(0x2a620e55), UINT32_C(0x6f4e85d5), UINT32_C(0x3d6c3ea8), UINT32_C(0x70803b00),
            UINT32_C(0x10b15f0e), UINT32_C(0x5db6a45f),
        } }, { {
            UINT32_C(0xd9470d2e), UINT32_C(0x2e889062), UINT32_C(0x33e32f67), UINT32_C(0xf6cf6b35), UINT32_C(0x30a14a3d),
            UINT32_C(0x8c1e3c57), UINT32_C(0xdc74fe6b), UINT32_C(0x39d83915), UINT32_C(0x5dc8689c), UINT32_C(0x299a95f7),
            UINT32_C(0xd0eb2883), UINT32_C(0xcff41425),
        } } },
        { { {
            UINT32_C(0xbc130b29), UINT32_C(0x178438eb), UINT32_C(0x1385a507), UINT32_C(0xa7bd698e), UINT32_C(0xd6bd05c2),
            UINT32_C(0x1a67ec21), UINT32_C(0x335c8969), UINT32_C(0x5c33fb3a), UINT32_C(0xad4f904a), UINT32_C(0x74ae4364),
            UINT32_C(0x4d0a5cce), UINT32_C(0x92126767),
        } }, { {
            UINT32_C(0xa9b1baf5), UINT32_C(0x0e204cc9), UINT32_C(0x31283530), UINT32_C(0x58b18457), UINT32_C(0xfe92c4f4),
            UINT32_C(0x8c85fa8b), UINT32_C(0xec3a83bf), UINT32_C(0xe2be49dc), UINT32_C(0x63390555), UINT32_C(0x762ae456),
            UINT32_C(0xe45a7079), UINT32_C(0xc1ee9bbf),
        } } },
        { { {
            UINT32_C(0xa5fe3d94), UINT32_C(0xc3de74aa), UINT32_C(0xfb102889), UINT32_C(0xcd16a027), UINT32_C(0xa3288918),
            UINT32_C(0xf198ac84), UINT32_C(0x77fd9d5d), UINT32_C(0x1a823346), UINT32_C(0xd7e0049a), UINT32_C(0x633c88c1),
            UINT32_C(0xe6547bc2), UINT32_C(0xc131708e),
        } }, { {
            UINT32_C(0x4e2d79c3), UINT32_C(0xdbcfc913), UINT32_C(0x48008cbb), UINT32_C(0x1094d5f0), UINT32_C(0xe86b86e9),
            UINT32_C(0xad7ca0bc), UINT32_C(0x35cd14a7), UINT32_C(0x86eb5f3d), UINT32_C(0xf4ab0992), UINT32_C(0xf458f467),
            UINT32_C(0x75a91e77), UINT32_C(0xd6ba3d67),
        } } },
        { { {
            UINT32_C(0x25e0a271), UINT32_C(0x2ab526e2), UINT32_C(0x521a08e4), UINT32_C(0xa48af1cd), UINT32_C(0xf6a7b1cd),
            UINT32_C(0xb189e398), UINT32_C(0x06edd94c), UINT32_C(0x606f7c07), UINT32_C(0x79fc60c6), UINT32_C(0xb6617c0f),
            UINT32_C(0x3f2431c0), UINT32_C(0x904ed722),
        } }, { {
            UINT32_C(0x976eb1e4), UINT32_C(0xca5533a2), UINT32_C(0xffa68d4c), UINT32_C(0x9b448a4a), UINT32_C(0xfbbba80e),
            UINT32_C(0xdfbd9fff), UINT32_C(0xde1e9f93), UINT32_C(0x6b7c8fde), UINT32_C(0x2c4abcc6), UINT32_C(0x423d1ebe),
            UINT32_C(0xa1419875), UINT32_C(0xd9f3bc90),
        } } },
        { { {
            UINT32_C(0x1653c7ae), UINT32_C(0x3f442395), UINT32_C(0x04470346), UINT32_C(0x277902fa), UINT32_C(0x1b376be5),
            UINT32_C(0x55c6f0dd), UINT32_C(0xc1cd1fd3), UINT32_C(0xd512360e), UINT32_C(0x561a853a), UINT32_C(0x6f29bc68),
            UINT32_C(0x60eb2950), UINT32_C(0x38b9392e),
        } }, { {
            UINT32_C(0x367ae644), UINT32_C(0xffe0fdf1), UINT32_C(0xd085920d), UINT32_C(0x991e63eb), UINT32_C(0x34d24c90),
            UINT32_C(0x3fd182cd), UINT32_C(0x82f64fca), UINT32_C(0x4db51d09), UINT32_C(0xfbaea445), UINT32_C(0xedb20050),
            UINT32_C(0x18395292), UINT32_C(0x3fa4bd84),
        } } },
        { { {
            UINT32_C(0x7da2c7a8), UINT32_C(0x937bbdd5), UINT32_C(0x626333d2), UINT32_C(0xb283e0be), UINT32_C(0xd68c8f80),
            UINT32_C(0x43629218), UINT32_C(0xebf6866a), UINT32_C(0x45f8d861), UINT32_C(0x6ae6c777), UINT32_C(0x95955077),
            UINT32_C(0xbe476b3a), UINT32_C(0x3235a09c),
        } }, { {
            UINT32_C(0x8a475a31), UINT32_C(0xf8efa62d), UINT32_C(0x4d3aacc5), UINT32_C(0x4dcac705), UINT32_C(0xd4840db5),
            UINT32_C(0xdd064de6), UINT32_C(0x7a0ab7a8), UINT32_C(0xcb721d40), UINT32_C(0x98763366), UINT32_C(0x83c9eb16),
            UINT32_C(0x49334243), UINT32_C(0x2688f5e4),
        } } },
        { { {
            UINT32_C(0xd21dffe4), UINT32_C(0x8d8a69bb), UINT32_C(0xcca38032), UINT32_C(0x9cc4c29c), UINT32_C(0x8de6d486),
            UINT32_C(0xe7d9a61f), UINT32_C(0x16155c29), UINT32_C(0xa6c2b8e5), UINT32_C(0xd148a6b0), UINT32_C(0xba948379),
            UINT32_C(0x2fb94c1e), UINT32_C(0xdc5c0401),
        } }, { {
            UINT32_C(0x832764c7), UINT32_C(0x8b9838d4), UINT32_C(0x5e3b5614), UINT32_C(0xce22c873), UINT32_C(0x5a2f312e),
            UINT32_C(0x30cbb6b7), UINT32_C(0x04a4e6e4), UINT32_C(0x0476d8cf), UINT32_C(0x54677c19), UINT32_C(0x59741ea7),
            UINT32_C(0xc62b1e11), UINT32_C(0x3ee155c4),
        } } },
        { { {
            UINT32_C(0x08610f2d), UINT32_C(0xadb2ea61), UINT32_C(0xe4af479f), UINT32_C(0xebeb8135), UINT32_C(0xe6654bf5),
            UINT32_C(0x8c880ff8), UINT32_C(0x5bc81bdf), UINT32_C(0xbd86115a), UINT32_C(0xd78a037e), UINT32_C(0xd178a684),
            UINT32_C(0x8f8b9c5c), UINT32_C(0x4720ef7d),
        } }, { {
            UINT32_C(0x29033dcd), UINT32_C(0x32bbd3b0), UINT32_C(0x9a6b9cc0), UINT32_C(0x92cd4d3f), UINT32_C(0x2643b90e),
            UINT32_C(0xd5aa4e18), UINT32_C(0xc951e373), UINT32_C(0xd6dd1665), UINT32_C(0x3051d0da), UINT32_C(0xafcbb23c),
            UINT32_C(0x9cf0855d), UINT32_C(0xeb3d7cb4),
        } } },
        { { {
            UINT32_C(0x0c1c63c2), UINT32_C(0xc1a73916), UINT32_C(0xa49c6e0a), UINT32_C(0xd85675ac), UINT32_C(0xf6015d76),
            UINT32_C(0x8f5e3c7a), UINT32_C(0xa536b1ec), UINT32_C(0xb3c16380), UINT32_C(0xb6c5f365), UINT32_C(0x2b2548c0),
            UINT32_C(0x8c1d3889), UINT32_C(0xb276c528),
        } }, { {
            UINT32_C(0x2417b0cc), UINT32_C(0xb67a30d9), UINT32_C(0xadf623cf), UINT32_C(0x5edb3195), UINT32_C(0x8e4c7ce9),
            UINT32_C(0xf482e243), UINT32_C(0xeadf9113), UINT32_C(0x6e67ae13), UINT32_C(0x580451d7), UINT32_C(0x455825f8),
            UINT32_C(0x38a81b98), UINT32_C(0x238dc2d9),
        } } },
        { { {
            UINT32_C(0x83c88b6a), UINT32_C(0x1f37de0f), UINT32_C(0x2192faad), UINT32_C(0xba2ae563), UINT32_C(0xe0c66ea9),
            UINT32_C(0x0b1f5e83), UINT32_C(0x027a6dbd), UINT32_C(0x029192e2), UINT32_C(0x7af1b64b), UINT32_C(0x5fd6d137),
            UINT32_C(0xec14fc2a), UINT32_C(0xdc450ee0),
        } }, { {
            UINT32_C(0x500dcdb4), UINT32_C(0xafd8040e), UINT32_C(0xcdd2bdf4), UINT32_C(0xfe555c64), UINT32_C(0xbe31f92c),
            UINT32_C(0x8e6a1bc5), UINT32_C(0x4863cbdd), UINT32_C(0x012188b1), UINT32_C(0xf36d3643), UINT32_C(0xf9abeae8),
            UINT32_C(0x335d4b98), UINT32_C(0xb03caed5),
        } } },
        { { {
            UINT32_C(0xfbc83e2f), UINT32_C(0xbff354ab), UINT32_C(0xe8ce1363), UINT32_C(0x2b5a8ce8), UINT32_C(0x8ff0579d),
            UINT32_C(0xb49b6bbe), UINT32_C(0xe118389d), UINT32_C(0xd01029b2), UINT32_C(0x53656f2a), UINT32_C(0x58217e3d),
            UINT32_C(0x8b218c42), UINT32_C(0x15ef9d45),
        } }, { {
            UINT32_C(0x016e1b35), UINT32_C(0xcf8ce90b), UINT32_C(0xfa7dbbdf), UINT32_C(0xe116cd84), UINT32_C(0xe6169dbf),
            UINT32_C(0x0ad9c17b), UINT32_C(0xc8d3c3b3), UINT32_C(0x0930cabc), UINT32_C(0x6435968c), UINT32_C(0x85c1f2b4),
            UINT32_C(0x7d477f1d), UINT32_C(0x69212346),
        } } },
        { { {
            UINT32_C(0xbf0d098b), UINT32_C(0x710a4ed0), UINT32_C(0x27bd1709), UINT32_C(0x8d503d52), UINT32_C(0xf49a7f2f),
            UINT32_C(0x57eb2da3), UINT32_C(0x009b9827), UINT32_C(0x7b01b0e9), UINT32_C(0x43032af4), UINT32_C(0x4ffb1035),
            UINT32_C(0x34110a1f), UINT32_C(0x63b4fafa),
        } }, { {
            UINT32_C(0x61afbd56), UINT32_C(0x742770fd), UINT32_C(0x03c34622), UINT32_C(0x93730024), UINT32_C(0x01b20ce9),
            UINT32_C(0x4a2481fc), UINT32_C(0x48835927), UINT32_C(0xa8d9a3c9), UINT32_C(0xea053280), UINT32_C(0x415f05fd),
            UINT32_C(0xa83ab03a), UINT32_C(0xc5ffc6d9),
        } } },
        { { {
            UINT32_C(0xc0c64cf0), UINT32_C(0xace2bfd3), UINT32_C(0x79420a0c), UINT32_C(0xd8e7f264), UINT32_C(0x396c75b9),
            UINT32_C(0x40788eb4), UINT32_C(0xcc01f203), UINT32_C(0x20173574), UINT32_C(0x80a42995), UINT32_C(0x2efdb468),
            UINT32_C(0x4655e8cf), UINT32_C(0xbbcd8fe4),
        } }, { {
            UINT32_C(0x079a1e1d), UINT32_C(0x88798aad), UINT32_C(0x92a0d8c8), UINT32_C(0xb3a9c91b), UINT32_C(0x2a8f5676),
            UINT32_C(0xbcef2657), UINT32_C(0x366e60ba), UINT32_C(0x1481264d), UINT32_C(0xd72297d5), UINT32_C(0xbcf84a40),
            UINT32_C(0x255a32af), UINT32_C(0x8f7c649a),
        } } },
        { { {
            UINT32_C(0x271b6a59), UINT32_C(0x5d67eb97), UINT32_C(0xa4f4611a), UINT32_C(0x43b4d7b2), UINT32_C(0x50c921d2),
            UINT32_C(0x96605414), UINT32_C(0x47b9f0be), UINT32_C(0x25c0ec53), UINT32_C(0x8f83439c), UINT32_C(0x81abf89b),
            UINT32_C(0xda9c7d66), UINT32_C(0x1ea39b78),
        } }, { {
            UINT32_C(0xc983d6af), UINT32_C(0x5d9c14f6), UINT32_C(0xe07b765f), UINT32_C(0xacff3953), UINT32_C(0x0981ca90),
            UINT32_C(0x697a595e), UINT32_C(0x82295400), UINT32_C(0x650f1dcd), UINT32_C(0x84ad829a), UINT32_C(0x2c654127),
            UINT32_C(0x7886719a), UINT32_C(0x0450d59a),
        } } },
        { { {
            UINT32_C(0x39475411), UINT32_C(0x7dd77aed), UINT32_C(0xf7a23bd3), UINT32_C(0x13a42de8), UINT32_C(0x4ca1bfe3),
            UINT32_C(0x7d644da3), UINT32_C(0x59f32a13), UINT32_C(0xde057fa9), UINT32_C(0xa86961d4), UINT32_C(0x486006e6),
            UINT32_C(0x045c86d9), UINT32_C(0x3f481b16),
        } }, { {
            UINT32_C(0x25d49f0e), UINT32_C(0x903dd89b), UINT32_C(0xc9e371ac), UINT32_C(0xad6ec1aa), UINT32_C(0x32aff272),
            UINT32_C(0xc19aa379), UINT32_C(0xf90c8f88), UINT32_C(0x37d92136), UINT32_C(0xbee28b34), UINT32_C(0xc06f8c63),
            UINT32_C(0x84527e89), UINT32_C(0x8224ef29),
        } } },
        { { {
            UINT32_C(0xdfa096e6), UINT32_C(0xdbaf3148), UINT32_C(0x4200ef13), UINT32_C(0xd059cdb8), UINT32_C(0x85a30d51),
            UINT32_C(0xc322cd34), UINT32_C(0x92197499), UINT32_C(0x41e3e1ee), UINT32_C(0x10422e02), UINT32_C(0x0f6deb54),
            UINT32_C(0x915a30f6), UINT32_C(0x609e0522),
        } }, { {
            UINT32_C(0x45ca1114), UINT32_C(0xb3cd5e47), UINT32_C(0x8bdae38d), UINT32_C(0xfbab95fc), UINT32_C(0x01f57b1f),
            UINT32_C(0xac56c0a9), UINT32_C(0x8514f0d5), UINT32_C(0x0a5c8af0), UINT32_C(0x9a3a649d), UINT32_C(0x9865b7c0),
            UINT32_C(0x4dc73897), UINT32_C(0x6e32f132),
        } } },
        { { {
            UINT32_C(0x907ad54f), UINT32_C(0x3dacf5b4), UINT32_C(0x86f75b93), UINT32_C(0x334a2295), UINT32_C(0x7401cc19),
            UINT32_C(0x00ba8cd7), UINT32_C(0xa2898bad), UINT32_C(0xa852a3d4), UINT32_C(0x874cb8c4), UINT32_C(0xa2aa6784),
            UINT32_C(0xd169dc3e), UINT32_C(0x0bdaf573),
        } }, { {
            UINT32_C(0x0f46e07d), UINT32_C(0x129f1c1b), UINT32_C(0x185b1bed), UINT32_C(0x9a699a50), UINT32_C(0x20c94406),
            UINT32_C(0x36bae8e4), UINT32_C(0x6b9d5afd), UINT32_C(0x628079ec), UINT32_C(0xd7e3ebf0), UINT32_C(0x326ff67c),
            UINT32_C(0x23715a3a), UINT32_C(0x1ebdac72),
        } } },
    },
    {
        { { {
            UINT32_C(0x1ebdcc14), UINT32_C(0x2b7ebe2b), UINT32_C(0x8b7621a8), UINT32_C(0xce78445a), UINT32_C(0x197b7bad),
            UINT32_C(0xac7dbedf), UINT32_C(0xdedbea5e), UINT32_C(0x0e756424), UINT32_C(0x703a48e9), UINT32_C(0x5a8a882e),
            UINT32_C(0xf3f713a1), UINT32_C(0xceccdc89),
        } }, { {
            UINT32_C(0x4be18bb0), UINT32_C(0x0c591dc6), UINT32_C(0x42e058a6), UINT32_C(0x3f2d393e), UINT32_C(0xf2e968d3),
            UINT32_C(0x28a582bb), UINT32_C(0x2c6c261e), UINT32_C(0x04e293bd), UINT32_C(0x5b13df29), UINT32_C(0xd0e309b0),
            UINT32_C(0x05c01b91), UINT32_C(0xbcd90b6a),
        } } },
        { { {
            UINT32_C(0x0c982d05), UINT32_C(0xf1815483), UINT32_C(0xbd143544), UINT32_C(0xb134effb), UINT32_C(0xaf37cc2e),
            UINT32_C(0xbdfa2f15), UINT32_C(0x17c8d444), UINT32_C(0xfb5c29eb), UINT32_C(0xbe2baee6), UINT32_C(0xd532b264),
            UINT32_C(0xc37dc645), UINT32_C(0x162d039c),
        } }, { {
            UINT32_C(0xa9f9a7e7), UINT32_C(0x83932896), UINT32_C(0x08e74db2), UINT32_C(0xfe9a55c0), UINT32_C(0x3aa5a8e5),
            UINT32_C(0xe45a9352), UINT32_C(0x3368b803), UINT32_C(0x132699b4), UINT32_C(0x2ce44d47), UINT32_C(0x55fe823a),
            UINT32_C(0x1113a002), UINT32_C(0x0eed73d4),
        } } },
        { { {
            UINT32_C(0x2d9cba5d), UINT32_C(0x0895a30b), UINT32_C(0x28f00a15), UINT32_C(0x995db30b), UINT32_C(0xd45e9100),
            UINT32_C(0x354c0905), UINT32_C(0xd1854a7d), UINT32_C(0x1ea478ea), UINT32_C(0x4006c5a7), UINT32_C(0xbb66f7d3),
            UINT32_C(0xfce9ed54), UINT32_C(0x810b68a9),
        } }, { {
            UINT32_C(0x07424879), UINT32_C(0x0d8f973b), UINT32_C(0x4f674c6b), UINT32_C(0xb3b6112a), UINT32_C(0x19e8294c),
            UINT32_C(0x1055865e), UINT32_C(0x7535b987), UINT32_C(0x3946261d), UINT32_C(0xf824661b), UINT32_C(0x9c9cd04e),
            UINT32_C(0x062edb06), UINT32_C(0x168115b0),
        } } },
        { { {
            UINT32_C(0x75e37aa4), UINT32_C(0x713cab9b), UINT32_C(0x186d20be), UINT32_C(0xce36e3c8), UINT32_C(0x992699ac),
            UINT32_C(0xfc452337), UINT32_C(0xf34eed7c), UINT32_C(0x62ac8207), UINT32_C(0x1d9df433), UINT32_C(0x6331560f),
            UINT32_C(0x571c3705), UINT32_C(0xd32ff9b3),
        } }, { {
            UINT32_C(0xd0cf123f), UINT32_C(0x729c03dc), UINT32_C(0xb7a1fb1c), UINT32_C(0xf00b24ea), UINT32_C(0x9b305963),
            UINT32_C(0x60f36770), UINT32_C(0x5babd033), UINT32_C(0x449bbc89), UINT32_C(0x16706206), UINT32_C(0x307470a0),
            UINT32_C(0x898a6b87), UINT32_C(0x60fa900c),
        } } },
        { { {
            UINT32_C(0x60199c35), UINT32_C(0xe6014555), UINT32_C(0x438e7105), UINT32_C(0x4922c828), UINT32_C(0x4dcbc26b),
            UINT32_C(0x653b839b), UINT32_C(0x932ac22e), UINT32_C(0xd8345684), UINT32_C(0xecdf00a1), UINT32_C(0x62b90a06),
            UINT32_C(0xd0f8ee69), UINT32_C(0x52d47f29),
        } }, { {
            UINT32_C(0x4b716211), UINT32_C(0xe33ca602), UINT32_C(0xf2174b1c), UINT32_C(0x57540938), UINT32_C(0x89953efd),
            UINT32_C(0x83a78efe), UINT32_C(0x43a9526d), UINT32_C(0xbc81b909), UINT32_C(0x1a578bf9), UINT32_C(0xe6eb3fbe),
            UINT32_C(0x48b73035), UINT32_C(0xce59b517),
        } } },
        { { {
            UINT32_C(0x38508dc3), UINT32_C(0xb7790793), UINT32_C(0x10ee9de4), UINT32_C(0xac6fa805), UINT32_C(0xe6b89d8a),
            UINT32_C(0xecd64919), UINT32_C(0xf3f9ff0e), UINT32_C(0x4bb34a65), UINT32_C(0xee5995d5), UINT32_C(0xb688186b),
            UINT32_C(0x21bdc2df), UINT32_C(0x2fce0583),
        } }, { {
            UINT32_C(0x2d00ea3b), UINT32_C(0x0f5af74f), UINT32_C(0x68cc82f0), UINT32_C(0x8cdfc479), UINT32_C(0xb629a741),
            UINT32_C(0x627af468), UINT32_C(0x3ffa6636), UINT32_C(0x6d942881), UINT32_C(0xaac6d640), UINT32_C(0x30e613a5),
            UINT32_C(0x871c2876), UINT32_C(0x5cc922e8),
        } } },
        { { {
            UINT32_C(0xba695427), UINT32_C(0x663539ef), UINT32_C(0x4a66cc4d), UINT32_C(0x2711a1e4), UINT32_C(0x0d1ed7dc),
            UINT32_C(0x22338620), UINT32_C(0x09485708), UINT32_C(0xc368f6d2), UINT32_C(0x75b0ca8b), UINT32_C(0xd4217d75),
            UINT32_C(0x23128167), UINT32_C(0x2cebc4bc),
        } }, { {
            UINT32_C(0xeeb9a498), UINT32_C(0x3336c09a), UINT32_C(0x19a36f8a), UINT32_C(0x34bc34a8), UINT32_C(0x992a206f),
            UINT32_C(0xbd5c8abc), UINT32_C(0xfcbdee7c), UINT32_C(0x8ce30c82), UINT32_C(0x1b3ec95b), UINT32_C(0xfb5950f6),
            UINT32_C(0xd257684f), UINT32_C(0xd7b7df29),
        } } },
        { { {
            UINT32_C(0xe273b785), UINT32_C(0xe9001b12), UINT32_C(0x5f588be6), UINT32_C(0x332e4e4a), UINT32_C(0x40d7519b),
            UINT32_C(0xd2217c10), UINT32_C(0x72dc1a73), UINT32_C(0x4d38af8e), UINT32_C(0xde74cf23), UINT32_C(0x437f9c7e),
            UINT32_C(0x373766a8), UINT32_C(0x6294cd7a),
        } }, { {
            UINT32_C(0xae8f5705), UINT32_C(0xe61cf5e9), UINT32_C(0x5be88376), UINT32_C(0xca2cf0c3), UINT32_C(0x1fbe2699),
            UINT32_C(0xb7eeee19), UINT32_C(0xcfb1a34b), UINT32_C(0x769e9217), UINT32_C(0x9f08e1a8), UINT32_C(0x274287b0),
            UINT32_C(0x343d54f0), UINT32_C(0x332c915d),
        } } },
        { { {
            UINT32_C(0xb629a18e), UINT32_C(0x769afc54), UINT32_C(0xd12773a9), UINT32_C(0x8dc3c308), UINT32_C(0x9558e885),
            UINT32_C(0xabf5f815), UINT32_C(0xc83bd2c7), UINT32_C(0xccd89433), UINT32_C(0x69e0a52e), UINT32_C(0x84bb111b),
            UINT32_C(0x0d122483), UINT32_C(0x32a44d78),
        } }, { {
            UINT32_C(0x0f67c886), UINT32_C(0x27f0401b), UINT32_C(0xa56ad9d3), UINT32_C(0xcd430649), UINT32_C(0xaed587c6),
            UINT32_C(0x4b03a8f1), UINT32_C(0x111052dc), UINT32_C(0x2ef9f9f9), UINT32_C(0xc8a64a52), UINT32_C(0x58e02d6d),
            UINT32_C(0xff427f48), UINT32_C(0x0bf64cad),
        } } },
        { { {
            UINT32_C(0x3bf697cc), UINT32_C(0x83255af2), UINT32_C(0xba16255e), UINT32_C(0x2f56b0b4), UINT32_C(0x3907c520),
            UINT32_C(0x68074ede), UINT32_C(0xe2fea930), UINT32_C(0xacd81da5), UINT32_C(0x31555904), UINT32_C(0x02d37f09),
            UINT32_C(0x98d11d20), UINT32_C(0xa643a5b7),
        } }, { {
            UINT32_C(0x2600d6d2), UINT32_C(0x1b85c2cc), UINT32_C(0x6eba939d), UINT32_C(0x4dd0505a), UINT32_C(0x3a8ad7a7),
            UINT32_C(0x99211056), UINT32_C(0x4d91ddcc), UINT32_C(0x4b5d2cb8), UINT32_C(0xa9ae0502), UINT32_C(0x131d95ec),
            UINT32_C(0xb3665d5a), UINT32_C(0x43339aa5),
        } } },
        { { {
            UINT32_C(0x3691df7a), UINT32_C(0xc0f0c6e2), UINT32_C(0xb63cf9d0), UINT32_C(0x1cb8c325), UINT32_C(0x9d7c2857),
            UINT32_C(0x7a4a8eaf), UINT32_C(0x8e774126), UINT32_C(0x873b3a7d), UINT32_C(0xdcddf08e), UINT32_C(0xb25b23c5),
            UINT32_C(0xbbad91f6), UINT32_C(0xc7fbbaa5),
        } }, { {
            UINT32_C(0x5f1c4f2b), UINT32_C(0x2b0b1b08), UINT32_C(0x16b22dc2), UINT32_C(0x5fe7e922), UINT32_C(0x0e37f859),
            UINT32_C(0xc48e77ad), UINT32_C(0x2eab5623), UINT32_C(0xb7c949e9), UINT32_C(0x565e0d3a), UINT32_C(0x119f8c12),
            UINT32_C(0x3b665e00), UINT32_C(0x524efad5),
        } } },
        { { {
            UINT32_C(0x0963a885), UINT32_C(0xaf841bbe), UINT32_C(0x43e04e96), UINT32_C(0x251a82f8), UINT32_C(0xd809b7d7),
            UINT32_C(0x49917bbe), UINT32_C(0xaa57dea0), UINT32_C(0x4e35e734), UINT32_C(0x53419cd1), UINT32_C(0x11e0e6bf),
            UINT32_C(0xe7ec9232), UINT32_C(0x41be5bb2),
        } }, { {
            UINT32_C(0x0dce992f), UINT32_C(0x5f18ba80), UINT32_C(0xf0794ea8), UINT32_C(0xe5e4a3ff), UINT32_C(0xdbee72c2),
            UINT32_C(0x12a6713e), UINT32_C(0x335873be), UINT32_C(0x7ee63188), UINT32_C(0x4287e800), UINT32_C(0xb9c55f6c),
            UINT32_C(0xf2903a21), UINT32_C(0x7c11eca1),
        } } },
        { { {
            UINT32_C(0x3a0a4e2f), UINT32_C(0x1f958340), UINT32_C(0x9e4f5899), UINT32_C(0x6e98b827), UINT32_C(0x4f0207ee),
            UINT32_C(0x5aa77f9a), UINT32_C(0xc1b57e2a), UINT32_C(0x076ee7a0), UINT32_C(0xac5177d0), UINT32_C(0x28e20938),
            UINT32_C(0x7c6fae23), UINT32_C(0xea24a30d),
        } }, { {
            UINT32_C(0xc3451a6d), UINT32_C(0x680b7729), UINT32_C(0xe5dfca0c), UINT32_C(0x366f4a22), UINT32_C(0x393e4eda),
            UINT32_C(0x76ddbb28), UINT32_C(0x0f5eb933), UINT32_C(0x26683c18), UINT32_C(0x03d76c1d), UINT32_C(0xf3b7aee9),
            UINT32_C(0xa76c6533), UINT32_C(0x863ca360),
        } } },
        { { {
            UINT32_C(0x123d1d45), UINT32_C(0x93eee9e2), UINT32_C(0x4e294de7), UINT32_C(0xab45fbe8), UINT32_C(0x49ef85fe),
            UINT32_C(0x1d708966), UINT32_C(0x7cf773f7), UINT32_C(0x286bd2be), UINT32_C(0x0d2e3f96), UINT32_C(0xb0f301ae),
            UINT32_C(0x96073602), UINT32_C(0xa50e2734),
        } }, { {
            UINT32_C(0xbd58e41c), UINT32_C(0xcd000e5c), UINT32_C(0xb1e197e8), UINT32_C(0x2908b74a), UINT32_C(0x9f084188),
            UINT32_C(0x9d93c7b4), UINT32_C(0x5f3419da), UINT32_C(0x960a6ee8), UINT32_C(0x447db4d5), UINT32_C(0xb97d3902),
            UINT32_C(0x7eef1b30), UINT32_C(0x69c8d705),
        } } },
        { { {
            UINT32_C(0x48d46d57), UINT32_C(0xb2b300e8), UINT32_C(0x384ff0e6), UINT32_C(0x94ac8e08), UINT32_C(0xe14c9017),
            UINT32_C(0x0f4b273c), UINT32_C(0xdc0aeebe), UINT32_C(0x1579b27d), UINT32_C(0x1133e46e), UINT32_C(0x107142bb),
            UINT32_C(0xefa45fb0), UINT32_C(0x1be434a4),
        } }, { {
            UINT32_C(0x0c2d1a34), UINT32_C(0xd7a6cb9f), UINT32_C(0x9368cbff), UINT32_C(0xf4d88c88), UINT32_C(0x1c9fe11b),
            UINT32_C(0x8208f396), UINT32_C(0x70099538), UINT32_C(0x666f468b), UINT32_C(0x26688637), UINT32_C(0x5eae6d9f),
            UINT32_C(0x6fa0cafe), UINT32_C(0x4bef1991),
        } } },
        { { {
            UINT32_C(0x46a33bd3), UINT32_C(0xae076396), UINT32_C(0x294d6380), UINT32_C(0x76afb357), UINT32_C(0x40b7642e),
            UINT32_C(0xe37fcb7a), UINT32_C(0x3866332a), UINT32_C(0xcf5e525a), UINT32_C(0xaa55495f), UINT32_C(0x9544e223),
            UINT32_C(0x134683a2), UINT32_C(0xdeb5cf28),
        } }, { {
            UINT32_C(0xc746ed75), UINT32_C(0x1c0de2b4), UINT32_C(0xe2927855), UINT32_C(0x0a747f7e), UINT32_C(0x0e9fb95f),
            UINT32_C(0xb67c8912), UINT32_C(0xe0c097c0), UINT32_C(0x1375e466), UINT32_C(0x0f332625), UINT32_C(0xd146507b),
            UINT32_C(0x1ddc3854), UINT32_C(0xc80924b9),
        } } },
        { { {
            UINT32_C(0x65a408cd), UINT32_C(0xb665fd2c), UINT32_C(0x7488e007), UINT32_C(0x74dbedce), UINT32_C(0x93c34826),
            UINT32_C(0xbff5918b), UINT32_C(0x80fe87bb), UINT32_C(0xf73e3a8f), UINT32_C(0x2fec5ef6), UINT32_C(0x152c09e1),
            UINT32_C(0x4344b542), UINT32_C(0x3830b2a4),
        } }, { {
            UINT32_C(0x57950d04), UINT32_C(0xb75f8445), UINT32_C(0xcc9ed630), UINT32_C(0x45bdfedd), UINT32_C(0x28281ee0),
            UINT32_C(0xe1e94547), UINT32_C(0xa7e55346), UINT32_C(0x0869b510), UINT32_C(0xd65027b0), UINT32_C(0x9150308f),
            UINT32_C(0xa833e3a0), UINT32_C(0xdbc62547),
        } } },
        { { {
            UINT32_C(0x9f69d93d), UINT32_C(0x7761ce34), UINT32_C(0x6773a281), UINT32_C(0x88a80dc6), UINT32_C(0x97a95e62),
            UINT32_C(0x84e797f6), UINT32_C(0xa1696617), UINT32_C(0xaa8f4b4c), UINT32_C(0x7b5d919e), UINT32_C(0xc496edb9),
            UINT32_C(0x4ae353bd), UINT32_C(0x8c3b3b2a),
        } }, { {
            UINT32_C(0xe94d647a), UINT32_C(0x8411707a), UINT32_C(0x5137ad90), UINT32_C(0xa0e23d63), UINT32_C(0xeee9894e),
            UINT32_C(0x0c8abd01), UINT32_C(0x0d8c9460), UINT32_C(0xc3ca35a2), UINT32_C(0x1070154f), UINT32_C(0x2d4bf55c),
            UINT32_C(0xb808aa96), UINT32_C(0xc9a87520),
        } } },
        { { {
            UINT32_C(0x70e3e6c2), UINT32_C(0xd1a8554f), UINT32_C(0x11671bb4), UINT32_C(0x7b793b70), UINT32_C(0x2661e733),
            UINT32_C(0x3d837279), UINT32_C(0xf438099f), UINT32_C(0xfcf8899f), UINT32_C(0x9ac8501d), UINT32_C(0xb4af3b6b),
            UINT32_C(0x3e24201b), UINT32_C(0x4e7a7dd6),
        } }, { {
            UINT32_C(0xdbc671bc), UINT32_C(0x17d38bbb), UINT32_C(0x32bac974), UINT32_C(0x07fa28d0), UINT32_C(0x25a6d656),
            UINT32_C(0xa196d243), UINT32_C(0x82c3bbde), UINT32_C(0xc21da166), UINT32_C(0xb93361e1), UINT32_C(0xeef9dbbd),
            UINT32_C(0x79ffa5a5), UINT32_C(0xe0013365),
        } } },
        { { {
            UINT32_C(0xc68db578), UINT32_C(0xae33962b), UINT32_C(0x1ab0356f), UINT32_C(0x841116a9), UINT32_C(0x01ccffbb),
            UINT32_C(0xe45f41a1), UINT32_C(0xfd55be5a), UINT32_C(0xba6c7a83), UINT32_C(0xb1d7b9cc), UINT32_C(0xbae7fe1a),
            UINT32_C(0x92c78e78), UINT32_C(0x3023f13c),
        } }, { {
            UINT32_C(0x0eb7f7ca), UINT32_C(0xec36853b), UINT32_C(0xd9c4bcd3), UINT32_C(0x264cd563), UINT32_C(0xb9c3b59f),
            UINT32_C(0x48812444), UINT32_C(0x977cd4a0), UINT32_C(0x9233235f), UINT32_C(0xe2d03307), UINT32_C(0x2631b868),
            UINT32_C(0xd203def9), UINT32_C(0xf0e72901),
        } } },
        { { {
            UINT32_C(0x0214a360), UINT32_C(0xea0fd47f), UINT32_C(0xfeffe620), UINT32_C(0xa31704a1), UINT32_C(0x5f4860b5),
            UINT32_C(0xb9be81fe), UINT32_C(0xc77d94f5), UINT32_C(0x1d352789), UINT32_C(0x50f2a9d2), UINT32_C(0x83700316),
            UINT32_C(0x9dfda68c), UINT32_C(0xd1733c09),
        } }, { {
            UINT32_C(0x7a943482), UINT32_C(0x1853ec8f), UINT32_C(0xed52239d), UINT32_C(0x70f6d459), UINT32_C(0x320ec6d2),
            UINT32_C(0xb5639e5d), UINT32_C(0x56c444b2), UINT32_C(0x9c2b5fb0), UINT32_C(0xd27f1da1), UINT32_C(0xa4807e16),
            UINT32_C(0x36316225), UINT32_C(0x96b8be35),
        } } },
        { { {
            UINT32_C(0xb453a5cf), UINT32_C(0x45ea3aa9), UINT32_C(0xbc7bd5ea), UINT32_C(0x0314834c), UINT32_C(0x414baa90),
            UINT32_C(0x99c2bcb0), UINT32_C(0xa9442c1e), UINT32_C(0x259581d7), UINT32_C(0x88efc729), UINT32_C(0x60338699),
            UINT32_C(0x0a5fd0ec), UINT32_C(0x63f335cf),
        } }, { {
            UINT32_C(0xa0bd918a), UINT32_C(0x2592fab4), UINT32_C(0xf95e4187), UINT32_C(0x21374c2d), UINT32_C(0x4a936c65),
            UINT32_C(0xa73ea4b9), UINT32_C(0x4f6d3491), UINT32_C(0xbacc0a28), UINT32_C(0x1c716f94), UINT32_C(0xc87ef1e7),
            UINT32_C(0x4cae9f54), UINT32_C(0xd8b27df8),
        } } },
        { { {
            UINT32_C(0x2888e9d5), UINT32_C(0x8555c647), UINT32_C(0x98915054), UINT32_C(0xa0e31dd7), UINT32_C(0x46b7e9e1),
            UINT32_C(0x5d7dfbda), UINT32_C(0xf26a9ace), UINT32_C(0xc46c7730), UINT32_C(0x25630477), UINT32_C(0xb7162f8d),
            UINT32_C(0xbcf0cc5c), UINT32_C(0x627bec47),
        } }, { {
            UINT32_C(0xbe0e97f4), UINT32_C(0x79997fb1), UINT32_C(0x165a86a8), UINT32_C(0x93e89bbf), UINT32_C(0xe3eb36e3),
            UINT32_C(0xe3603265), UINT32_C(0x8fced953), UINT32_C(0xbfb682d6), UINT32_C(0x5c4b102c), UINT32_C(0x4d933bd0),
            UINT32_C(0x6f9df239), UINT32_C(0x39b28ec2),
        } } },
        { { {
            UINT32_C(0x66f3ce46), UINT32_C(0x1ef996cf), UINT32_C(0x5506ae96), UINT32_C(0xe7f8bac8), UINT32_C(0x9746bb55),
            UINT32_C(0x504ffce8), UINT32_C(0xc469d673), UINT32_C(0x3b39b069), UINT32_C(0x8733c29f), UINT32_C(0x80073339),
            UINT32_C(0x0a3bebd8), UINT32_C(0xaa481390),
        } }, { {
            UINT32_C(0x64bbfe4e), UINT32_C(0xf1d0321b), UINT32_C(0xd1dfdb80), UINT32_C(0xde1db893), UINT32_C(0x30728a0e),
            UINT32_C(0x700d6017), UINT32_C(0x93addf54), UINT32_C(0xbd9b39b9), UINT32_C(0x7f02d5cb), UINT32_C(0xa4ab6182),
            UINT32_C(0x1d641531), UINT32_C(0x4f84aadd),
        } } },
        { { {
            UINT32_C(0x81999406), UINT32_C(0x3764e200), UINT32_C(0x874ecccf), UINT32_C(0x33ff81df), UINT32_C(0xd36dd765),
            UINT32_C(0xb7a9b1d8), UINT32_C(0x9ebf7eec), UINT32_C(0x8eb1a140), UINT32_C(0xfe20d8fe), UINT32_C(0x727c666d),
            UINT32_C(0x5857b380), UINT32_C(0x4f3442a6),
        } }, { {
            UINT32_C(0xbc24b0f9), UINT32_C(0xf99dbc8e), UINT32_C(0x86d71649), UINT32_C(0xbdd0a913), UINT32_C(0x89b5c69b),
            UINT32_C(0xdde89664), UINT32_C(0xd88539f7), UINT32_C(0x59940ba6), UINT32_C(0xff251bdd), UINT32_C(0xd7953ad9),
            UINT32_C(0x404517c0), UINT32_C(0x37925f8a),
        } } },
        { { {
            UINT32_C(0x96b076f2), UINT32_C(0xfe0bc47f), UINT32_C(0x4f2b4839), UINT32_C(0x6837cdb6), UINT32_C(0xeb39f5fa),
            UINT32_C(0x6d77722c), UINT32_C(0xd57df645), UINT32_C(0x1ef56654), UINT32_C(0x3da8f7b4), UINT32_C(0xebf68824),
            UINT32_C(0x2f0723fa), UINT32_C(0x42fd52ca),
        } }, { {
            UINT32_C(0x047daff7), UINT32_C(0xb50c658f), UINT32_C(0xd518c9a6), UINT32_C(0x128920a6), UINT32_C(0x62c4a380),
            UINT32_C(0x390d68f8), UINT32_C(0x55a50ced), UINT32_C(0x356ad643), UINT32_C(0x1c5e521b), UINT32_C(0x05775219),
            UINT32_C(0xc31893c8), UINT32_C(0x87fe8cd8),
        } } },
        { { {
            UINT32_C(0x8e60c89d), UINT32_C(0xe15673b7), UINT32_C(0x34e95c8f), UINT32_C(0xa33a5bbd), UINT32_C(0xbd76f18f),
            UINT32_C(0x15f4dccb), UINT32_C(0x2d9251b1), UINT32_C(0xb4088372), UINT32_C(0x9742a24b), UINT32_C(0x60ce351d),
            UINT32_C(0x6869bc5c), UINT32_C(0xf7fb76f5),
        } }, { {
            UINT32_C(0x55c08557), UINT32_C(0x5e254345), UINT32_C(0xff4de0ae), UINT32_C(0x68b264ac), UINT32_C(0xd9f8e623),
            UINT32_C(0xd21916d1), UINT32_C(0x7e960e89), UINT32_C(0x17af3391), UINT32_C(0xdd822b1e), UINT32_C(0x0dbc8e05),
            UINT32_C(0x2b6724f2), UINT32_C(0x7e11afed),
        } } },
        { { {
            UINT32_C(0x152b2357), UINT32_C(0xb3102529), UINT32_C(0x93c5416a), UINT32_C(0xbe582a10), UINT32_C(0x52e880b5),
            UINT32_C(0xb299e1ff), UINT32_C(0x9a6be679), UINT32_C(0xbcab2569), UINT32_C(0x026073f5), UINT32_C(0x0bf59e05),
            UINT32_C(0x05e3d424), UINT32_C(0x78cc5c02),
        } }, { {
            UINT32_C(0xe0cb5e64), UINT32_C(0x397a8ebe), UINT32_C(0xa4a2f5d5), UINT32_C(0xb258fcfb), UINT32_C(0x8e9bc12f),
            UINT32_C(0xcc2a155a), UINT32_C(0x86e562d7), UINT32_C(0x2e0c5fb3), UINT32_C(0x892ffe9a), UINT32_C(0x3cb9a1ce),
            UINT32_C(0x4894f058), UINT32_C(0xb41fc402),
        } } },
        { { {
            UINT32_C(0xeef5bae6), UINT32_C(0x5df200c5), UINT32_C(0x98a5087f), UINT32_C(0xf40b1c3d), UINT32_C(0xb985a1da),
            UINT32_C(0xa92b97dd), UINT32_C(0xa439baa2), UINT32_C(0x5ee6d221), UINT32_C(0xab674d9b), UINT32_C(0x1128e756),
            UINT32_C(0x96ce7108), UINT32_C(0x32b51918),
        } }, { {
            UINT32_C(0xa6cf91d8), UINT32_C(0x57d97b60), UINT32_C(0xf6c1b57c), UINT32_C(0x13ba7051), UINT32_C(0x6148a007),
            UINT32_C(0x026ed0a5), UINT32_C(0x3cf262ac), UINT32_C(0xe0ace916), UINT32_C(0x4fe8c117), UINT32_C(0x9e6a7b98),
            UINT32_C(0x41299288), UINT32_C(0x4681fd08),
        } } },
        { { {
            UINT32_C(0xab135101), UINT32_C(0xd597e9ad), UINT32_C(0x8ca81646), UINT32_C(0x3abcf39f), UINT32_C(0xbb607552),
            UINT32_C(0x8b8bc113), UINT32_C(0xfb30fe75), UINT32_C(0x9e13c638), UINT32_C(0xcb0b78dc), UINT32_C(0x66e82f6f),
            UINT32_C(0x494b7b0b), UINT32_C(0xc0aed71c),
        } }, { {
            UINT32_C(0xd6ef10b9), UINT32_C(0x0e1cf151), UINT32_C(0x96104a83), UINT32_C(0x63e1790d), UINT32_C(0xcb3f63bc),
            UINT32_C(0x4c7469dd), UINT32_C(0xba536171), UINT32_C(0xa8ac9926), UINT32_C(0xd594b8c7), UINT32_C(0x8870620d),
            UINT32_C(0x076918eb), UINT32_C(0xf0f78cf5),
        } } },
        { { {
            UINT32_C(0xf2306289), UINT32_C(0x4c158a2c), UINT32_C(0x29b26f71), UINT32_C(0xca642b61), UINT32_C(0x16addcd7),
            UINT32_C(0x9b0ad7c2), UINT32_C(0x9f081815), UINT32_C(0xed35bf69), UINT32_C(0xbb5c6265), UINT32_C(0x3e55466c),
            UINT32_C(0x6948c002), UINT32_C(0x846bcb80),
        } }, { {
            UINT32_C(0xe9a4156a), UINT32_C(0xa4b7c031), UINT32_C(0x0f49ac64), UINT32_C(0x2dbbb21e), UINT32_C(0x5d7e1532),
            UINT32_C(0x75736030), UINT32_C(0xda4d0241), UINT32_C(0x3c28d3b5), UINT32_C(0xac49e38d), UINT32_C(0x55d78347),
            UINT32_C(0x3a040f69), UINT32_C(0x57ca2bcd),
        } } },
        { { {
            UINT32_C(0x1e764eb8), UINT32_C(0x3bca27a9), UINT32_C(0x6c3f4e8b), UINT32_C(0x5acdda02), UINT32_C(0xb7b8df4d),
            UINT32_C(0xa5b14e41), UINT32_C(0x6257f4b9), UINT32_C(0x3960e3ea), UINT32_C(0x1b5311df), UINT32_C(0xc7c7a16e),
            UINT32_C(0xe749420e), UINT32_C(0x546c7fd7),
        } }, { {
            UINT32_C(0x62d7761a), UINT32_C(0x39e71861), UINT32_C(0x0f70f591), UINT32_C(0x1b8abfb8), UINT32_C(0xb2561715),
            UINT32_C(0x26e109ab), UINT32_C(0x4d91e6d7), UINT32_C(0x92f737d1), UINT32_C(0x9164df55), UINT32_C(0x98cfcb30),
            UINT32_C(0xe25993fd), UINT32_C(0x18afdb99),
        } } },
    },
    {
        { { {
            UINT32_C(0x02701c8a), UINT32_C(0x1f3b7245), UINT32_C(0x1a12728e), UINT32_C(0x5da4182d), UINT32_C(0x90b3be32),
            UINT32_C(0x0f58a7c8), UINT32_C(0x47e02971), UINT32_C(0x8627859d), UINT32_C(0x003db45d), UINT32_C(0xa77ce0d8),
            UINT32_C(0x24e6af20), UINT32_C(0x70b35e51),
        } }, { {
            UINT32_C(0x29af361f), UINT32_C(0x3ddeb1f3), UINT32_C(0xbb666d62), UINT32_C(0x7f246cc5), UINT32_C(0x293aac88),
            UINT32_C(0x8c1c386d), UINT32_C(0xeee78836), UINT32_C(0x10405a6b), UINT32_C(0x7c8943b7), UINT32_C(0xc12ab428),
            UINT32_C(0x45527850), UINT32_C(0x7727d1d6),
        } } },
        { { {
            UINT32_C(0xe1db6385), UINT32_C(0xaa08d9a9), UINT32_C(0x958753bd), UINT32_C(0x3895f7d9), UINT32_C(0x2bac2a4d),
            UINT32_C(0x8c7d2ba4), UINT32_C(0x144ee41e), UINT32_C(0xfd567f91), UINT32_C(0xfc9b277d), UINT32_C(0xfdb1fcc3),
            UINT32_C(0x3a580e2a), UINT32_C(0x07a2a549),
        } }, { {
            UINT32_C(0x7038e5f5), UINT32_C(0x3b1c30d5), UINT32_C(0x4d155db6), UINT32_C(0x43585f61), UINT32_C(0x275eb067),
            UINT32_C(0xa4404334), UINT32_C(0xd2eb9cac), UINT32_C(0x97e6b762), UINT32_C(0x58d25877), UINT32_C(0xad411972),
            UINT32_C(0x725f2c9e), UINT32_C(0xc5231234),
        } } },
        { { {
            UINT32_C(0xfe2df9db), UINT32_C(0x892891c8), UINT32_C(0x7415dae4), UINT32_C(0x1d8b75e0), UINT32_C(0x002b66bf),
            UINT32_C(0x9d0bb5c4), UINT32_C(0x8ad6bf6f), UINT32_C(0x9fe3bde5), UINT32_C(0x787af959), UINT32_C(0x9813055a),
            UINT32_C(0x00605df5), UINT32_C(0xb3d09049),
        } }, { {
            UINT32_C(0xccb74d2b), UINT32_C(0x25a1a1a6), UINT32_C(0x69c611e0), UINT32_C(0x63c00ac7), UINT32_C(0xc5efaf0b),
            UINT32_C(0x326e80c5), UINT32_C(0xd94edbff), UINT32_C(0x0a8e5ca7), UINT32_C(0x2eb6b9b7), UINT32_C(0xe7be7281),
            UINT32_C(0x603b7c9e), UINT32_C(0x1a92b85c),
        } } },
        { { {
            UINT32_C(0x88482394), UINT32_C(0x3dab7fdf), UINT32_C(0xe9b7eed6), UINT32_C(0x12a9a609), UINT32_C(0x63dc3509),
            UINT32_C(0x83483299), UINT32_C(0xb7abebdc), UINT32_C(0xa0ac06f5), UINT32_C(0x4fcaf2fc), UINT32_C(0x89e0629d),
            UINT32_C(0x7b577009), UINT32_C(0x67dde104),
        } }, { {
            UINT32_C(0x766f8733), UINT32_C(0x4f4185fd), UINT32_C(0x987d6c34), UINT32_C(0x2c92fa93), UINT32_C(0x435d328c),
            UINT32_C(0x6eafc01b), UINT32_C(0x965175e6), UINT32_C(0x49a5a92e), UINT32_C(0x5ecee698), UINT32_C(0x2042441c),
            UINT32_C(0x4845f4fc), UINT32_C(0xfea16825),
        } } },
        { { {
            UINT32_C(0xb9f3797c), UINT32_C(0xd75e8842), UINT32_C(0xe533710d), UINT32_C(0xbbc80f7b), UINT32_C(0x2b05dd54),
            UINT32_C(0xd4fda604), UINT32_C(0x50df87d0), UINT32_C(0xfa33092e), UINT32_C(0xeb354a7a), UINT32_C(0x0de8d454),
            UINT32_C(0x7e32016f), UINT32_C(0xbbb4063d),
        } }, { {
            UINT32_C(0xd5ed0cd0), UINT32_C(0xfa679542), UINT32_C(0xb7852b86), UINT32_C(0xa0165867), UINT32_C(0xf27dcf43),
            UINT32_C(0x7523d91e), UINT32_C(0xe8d56838), UINT32_C(0x276e44f6), UINT32_C(0x78a18bef), UINT32_C(0x1e7517ed),
            UINT32_C(0xb9deea1f), UINT32_C(0x9ec53ece),
        } } },
        { { {
            UINT32_C(0xa499ac11), UINT32_C(0xf958fc24), UINT32_C(0xc31cdf9a), UINT32_C(0xe96a3575), UINT32_C(0x26f33ab2),
            UINT32_C(0x59af1f64), UINT32_C(0xafa83683), UINT32_C(0x80466e78), UINT32_C(0x4730bfd9), UINT32_C(0x32b2f183),
            UINT32_C(0xe125f389), UINT32_C(0x02d0a1be),
        } }, { {
            UINT32_C(0x5d2052d7), UINT32_C(0xb9de7ee1), UINT32_C(0x14730d4e), UINT32_C(0x92346a0a), UINT32_C(0xee584680),
            UINT32_C(0x6d31039c), UINT32_C(0x3603ba64), UINT32_C(0x229d2db9), UINT32_C(0x598dcea1), UINT32_C(0x06b71cba),
            UINT32_C(0x7cc04faa), UINT32_C(0x5a554df9),
        } } },
        { { {
            UINT32_C(0x9fbc39a7), UINT32_C(0x23b13f4a), UINT32_C(0x3b1fbd6a), UINT32_C(0xae21d031), UINT32_C(0x47dba92d),
            UINT32_C(0xe67a21db), UINT32_C(0xab65792a), UINT32_C(0x75627dd9), UINT32_C(0x1b9cfbc0), UINT32_C(0xa0fff533),
            UINT32_C(0x172aead6), UINT32_C(0x9731aa20),
        } }, { {
            UINT32_C(0x689df637), UINT32_C(0x42ccc68a), UINT32_C(0x396fe560), UINT32_C(0x35fafb92), UINT32_C(0x5b36d67b),
            UINT32_C(0xf8fdb122), UINT32_C(0x3f425f2e), UINT32_C(0x50563c3a), UINT32_C(0xbf781edd), UINT32_C(0x6d424f72),
            UINT32_C(0xd5d30ae2), UINT32_C(0x770dce14),
        } } },
        { { {
            UINT32_C(0xa5c51834), UINT32_C(0xfa12c614), UINT32_C(0x44b05093), UINT32_C(0xce397d37), UINT32_C(0xf7c1592c),
            UINT32_C(0xd4644151), UINT32_C(0xa0e264f0), UINT32_C(0x2ec8e484), UINT32_C(0x1a4b3400), UINT32_C(0xfee8693e),
            UINT32_C(0xe200abf7), UINT32_C(0x04e4f9ee),
        } }, { {
            UINT32_C(0x0a25373b), UINT32_C(0xb3babb74), UINT32_C(0x593501ef), UINT32_C(0xfa20f6a5), UINT32_C(0x9a8a0b58),
            UINT32_C(0x8feed86a), UINT32_C(0x305e2b83), UINT32_C(0xf7d7ddaf), UINT32_C(0x6ecf84c7), UINT32_C(0xb2e69327),
            UINT32_C(0xc2779eef), UINT32_C(0x4fdc4fb3),
        } } },
        { { {
            UINT32_C(0x733792f2), UINT32_C(0xa2f07db5), UINT32_C(0x8b22a773), UINT32_C(0x9879571e), UINT32_C(0xeee734c5),
            UINT32_C(0x56dca8e9), UINT32_C(0x34471fca), UINT32_C(0xb5a07fbe), UINT32_C(0x1b62fbf1), UINT32_C(0xdbeb805e),
            UINT32_C(0xcfb4d147), UINT32_C(0x5f65dcc3),
        } }, { {
            UINT32_C(0x550d86ad), UINT32_C(0x6dbd7b1f), UINT32_C(0x7c285077), UINT32_C(0xd99dc743), UINT32_C(0x431a1083),
            UINT32_C(0xed1ac1e7), UINT32_C(0x42907f03), UINT32_C(0xf5f70cd6), UINT32_C(0x4f829e8a), UINT32_C(0x1bb92980),
            UINT32_C(0xcc63b75c), UINT32_C(0xf6fa044e),
        } } },
        { { {
            UINT32_C(0xc9c5be67), UINT32_C(0x019100c7), UINT32_C(0xc025c4a6), UINT32_C(0xda172568), UINT32_C(0x21492861),
            UINT32_C(0x2cb369cf), UINT32_C(0xa2864728), UINT32_C(0xf2b94b9b), UINT32_C(0x4c8fff9e), UINT32_C(0xf83fab50),
            UINT32_C(0x40b1cf89), UINT32_C(0xffc15971),
        } }, { {
            UINT32_C(0x527a9dd1), UINT32_C(0x6e4e77b2), UINT32_C(0x837b4e3a), UINT32_C(0x7a289198), UINT32_C(0x8230f4da),
            UINT32_C(0x24b35f08), UINT32_C(0x2af4b8d9), UINT32_C(0x72c727a5), UINT32_C(0x9adb9aaf), UINT32_C(0xeab8ca0b),
            UINT32_C(0x9d16f7a0), UINT32_C(0xe43e3f41),
        } } },
        { { {
            UINT32_C(0x1c471306), UINT32_C(0xf4ff7e10), UINT32_C(0xbd705d4c), UINT32_C(0xb6d97f4c), UINT32_C(0x2775b951),
            UINT32_C(0x6ba1c35f), UINT32_C(0x0fa6843e), UINT32_C(0x2bbd43fe), UINT32_C(0xaa0a4860), UINT32_C(0x8580eddf),
            UINT32_C(0x117a4bc2), UINT32_C(0x5ab4386d),
        } }, { {
            UINT32_C(0xb2f0f3b7), UINT32_C(0xc8bd262e), UINT32_C(0xbf799f86), UINT32_C(0xe3d8b5bc), UINT32_C(0xb95906f2),
            UINT32_C(0x2b1b0fa6), UINT32_C(0x5119273d), UINT32_C(0xdb4a2c81), UINT32_C(0x50e2c4f8), UINT32_C(0x6c63c3f2),
            UINT32_C(0x8599486a), UINT32_C(0x5b8e73c5),
        } } },
        { { {
            UINT32_C(0xf1e79adf), UINT32_C(0x9e1c6ef8), UINT32_C(0x8a3e66be), UINT32_C(0x3660d637), UINT32_C(0x2c85c12c),
            UINT32_C(0x15d560df), UINT32_C(0xeba38548), UINT32_C(0x812bf377), UINT32_C(0x558d5b7d), UINT32_C(0x87d6a62f),
            UINT32_C(0x56a0119f), UINT32_C(0x53880114),
        } }, { {
            UINT32_C(0xf43a2360), UINT32_C(0x373d8c1c), UINT32_C(0x1f0bed81), UINT32_C(0x49782dfe), UINT32_C(0x02caec1f),
            UINT32_C(0xa9ed0526), UINT32_C(0xa0fca47c), UINT32_C(0x9a2394a7), UINT32_C(0x34ebd720), UINT32_C(0x8f671edb),
            UINT32_C(0x04a7bdb8), UINT32_C(0x7a288041),
        } } },
        { { {
            UINT32_C(0x7664f57b), UINT32_C(0xa7b95c0e), UINT32_C(0x8c0099f8), UINT32_C(0x68a990f2), UINT32_C(0x6003dd94),
            UINT32_C(0x934f76ae), UINT32_C(0x38b9bc82), UINT32_C(0x41d8825d), UINT32_C(0x0fa63eca), UINT32_C(0x49400efd),
            UINT32_C(0xc322803f), UINT32_C(0x8573646f),
        } }, { {
            UINT32_C(0xe0ee372a), UINT32_C(0x62927d92), UINT32_C(0x3167c77f), UINT32_C(0x479e4544), UINT32_C(0xa82d2cb7),
            UINT32_C(0xef3c2fd9), UINT32_C(0x343e06bd), UINT32_C(0x51d29b8c), UINT32_C(0xd011646c), UINT32_C(0xd5543115),
            UINT32_C(0x0c49efcb), UINT32_C(0x0444b6aa),
        } } },
        { { {
            UINT32_C(0x4ae4c4f3), UINT32_C(0x15b80805), UINT32_C(0x1887ea32), UINT32_C(0x9875f870), UINT32_C(0xebc47c36),
            UINT32_C(0x2b40adc0), UINT32_C(0xda883f99), UINT32_C(0xe04f3f9a), UINT32_C(0x30c491ef), UINT32_C(0xe43a7fed),
            UINT32_C(0xa5a9a0eb), UINT32_C(0xf4682abb),
        } }, { {
            UINT32_C(0x6d8acf8c), UINT32_C(0x013086ce), UINT32_C(0x1f352c9c), UINT32_C(0xbf653580), UINT32_C(0x907d02a2),
            UINT32_C(0xd44e8730), UINT32_C(0xd768f96e), UINT32_C(0xee3d73f8), UINT32_C(0x769083d0), UINT32_C(0x2f1afccf),
            UINT32_C(0xe403db05), UINT32_C(0xe24a3662),
        } } },
        { { {
            UINT32_C(0x7c0e41e5), UINT32_C(0x0fae0443), UINT32_C(0xc36ef9ac), UINT32_C(0x563e6e54), UINT32_C(0x8b2b6630),
            UINT32_C(0x1bdf3a95), UINT32_C(0x343bf1bc), UINT32_C(0x8f5affdd), UINT32_C(0x65334d37), UINT32_C(0x2e367187),
            UINT32_C(0x1416a263), UINT32_C(0x587354b6),
        } }, { {
            UINT32_C(0xa176e622), UINT32_C(0x946f0def), UINT32_C(0xbb4e9b7a), UINT32_C(0x36910817), UINT32_C(0x09a17a65),
            UINT32_C(0x03e8a0c1), UINT32_C(0x5cd61c9d), UINT32_C(0xf08c8163), UINT32_C(0x2761da2e), UINT32_C(0x88deeb47),
            UINT32_C(0x99f86846), UINT32_C(0x0de49b45),
        } } },
        { { {
            UINT32_C(0x8b5a2461), UINT32_C(0x1a320779), UINT32_C(0x972b803e), UINT32_C(0x64a7a590), UINT32_C(0x831235ec),
            UINT32_C(0x4d19a63d), UINT32_C(0xd289735f), UINT32_C(0xfad21e0d), UINT32_C(0x42d42b41), UINT32_C(0x88cc7f53),
            UINT32_C(0xccfe3aa2), UINT32_C(0xfd1f34b0),
        } }, { {
            UINT32_C(0xae66ec1f), UINT32_C(0x58c651cb), UINT32_C(0xfafa3031), UINT32_C(0x0008b385), UINT32_C(0x15c0e4d1),
            UINT32_C(0x980df23f), UINT32_C(0x69d359c2), UINT32_C(0x1a6b67d4), UINT32_C(0xea893ead), UINT32_C(0x00c50599),
            UINT32_C(0x902c6824), UINT32_C(0xbb960763),
        } } },
        { { {
            UINT32_C(0x74e57423), UINT32_C(0x075a3799), UINT32_C(0xc8db6615), UINT32_C(0x4da0b687), UINT32_C(0x31668a43),
            UINT32_C(0x1baa165d), UINT32_C(0x0620ddf4), UINT32_C(0x6ac847d7), UINT32_C(0x1ace483d), UINT32_C(0x4f36f458),
            UINT32_C(0xd6542c32), UINT32_C(0xa04f6e82),
        } }, { {
            UINT32_C(0x903ee3ae), UINT32_C(0x201ddd16), UINT32_C(0x6b30dc5c), UINT32_C(0xce6c8a5b), UINT32_C(0xd6b1f0ad),
            UINT32_C(0xbaa12a60), UINT32_C(0x45cbe2aa), UINT32_C(0xc4b41354), UINT32_C(0x17ea20bf), UINT32_C(0x4934c089),
            UINT32_C(0x9dae1482), UINT32_C(0x7ea32339),
        } } },
        { { {
            UINT32_C(0x75c1bc88), UINT32_C(0xf45f0e27), UINT32_C(0xd7b3b9f8), UINT32_C(0x77ea28fd), UINT32_C(0x2140a634),
            UINT32_C(0x5085841c), UINT32_C(0x73759fce), UINT32_C(0xac318644), UINT32_C(0xa221fe52), UINT32_C(0xc9268101),
            UINT32_C(0xa577e6cd), UINT32_C(0x24dc188e),
        } }, { {
            UINT32_C(0xf77823a0), UINT32_C(0xb152a890), UINT32_C(0xeba65638), UINT32_C(0xe806beaf), UINT32_C(0xd53c10d2),
            UINT32_C(0xc2661eab), UINT32_C(0x6597a3f2), UINT32_C(0x6b4a05cc), UINT32_C(0x227a6830), UINT32_C(0xfa262eaf),
            UINT32_C(0xd21b8a9f), UINT32_C(0xc9f43a5f),
        } } },
        { { {
            UINT32_C(0x6f76c921), UINT32_C(0xf3a20df1), UINT32_C(0x664c4fce), UINT32_C(0xf7c63309), UINT32_C(0x7c185a7e),
            UINT32_C(0xd108e904), UINT32_C(0x23cdcff5), UINT32_C(0x48f18a75), UINT32_C(0x6a9cfc42), UINT32_C(0x01921ddb),
            UINT32_C(0x0015ff19), UINT32_C(0x7b97e10b),
        } }, { {
            UINT32_C(0x7c2d73c4), UINT32_C(0xd5372e8d), UINT32_C(0x3f979c35), UINT32_C(0xe2c1f960), UINT32_C(0xed44abe9),
            UINT32_C(0x7bc912ec), UINT32_C(0xcdb75410), UINT32_C(0x0bbc4d8f), UINT32_C(0x754c56b2), UINT32_C(0x90515b2d),
            UINT32_C(0x6faf8c45), UINT32_C(0xce2b632d),
        } } },
        { { {
            UINT32_C(0x6625d29c), UINT32_C(0xb0bcc6fe), UINT32_C(0xb8d6a548), UINT32_C(0xde414203), UINT32_C(0x91b92f54),
            UINT32_C(0x021cdf72), UINT32_C(0xec0e5a6a), UINT32_C(0x0ad7ed7d), UINT32_C(0xfcc911b4), UINT32_C(0x5d9c90da),
            UINT32_C(0xc8bef5a7), UINT32_C(0x88c6f238),
        } }, { {
            UINT32_C(0xd16c7546), UINT32_C(0xf9cc0f5e), UINT32_C(0xdbe1c33d), UINT32_C(0x95da8774), UINT32_C(0x91d53018),
            UINT32_C(0x96a886ea), UINT32_C(0x5150a4f1), UINT32_C(0x66c40296), UINT32_C(0x0a771a47), UINT32_C(0xd5c6de7b),
            UINT32_C(0x539a8d00), UINT32_C(0x54b6fc1d),
        } } },
        { { {
            UINT32_C(0xb26e0749), UINT32_C(0x2e773afb), UINT32_C(0x58a80949), UINT32_C(0xd1b5896b), UINT32_C(0xbb81decd),
            UINT32_C(0x27af7227), UINT32_C(0x9f8600bb), UINT32_C(0xb26f86f5), UINT32_C(0xef120ec5), UINT32_C(0x724c611c),
            UINT32_C(0xa9e6d3cd), UINT32_C(0x5ced3809),
        } }, { {
            UINT32_C(0x17d6bc09), UINT32_C(0xb330427c), UINT32_C(0x9b5ee44a), UINT32_C(0x4edee663), UINT32_C(0xdca49cdb),
            UINT32_C(0x37c5af53), UINT32_C(0xe327511e), UINT32_C(0x3fff0c71), UINT32_C(0x129f00f9), UINT32_C(0x0a1062c4),
            UINT32_C(0x66ba0725), UINT32_C(0xeeefdf48),
        } } },
        { { {
            UINT32_C(0x1e1fa247), UINT32_C(0x8402b68b), UINT32_C(0xb2eb011b), UINT32_C(0x4cfb3257), UINT32_C(0xd9ec3150),
            UINT32_C(0x6f37ef26), UINT32_C(0x81e0826c), UINT32_C(0xb8150eb1), UINT32_C(0x8c189435), UINT32_C(0xf7071aa8),
            UINT32_C(0x5c2c4b55), UINT32_C(0x243077a6),
        } }, { {
            UINT32_C(0x7970e7e2), UINT32_C(0x8ccf768c), UINT32_C(0x37f0a4e8), UINT32_C(0x57858064), UINT32_C(0xf2b8dec4),
            UINT32_C(0x79e2e48f), UINT32_C(0x4f56ecc0), UINT32_C(0x16a33912), UINT32_C(0x8974b971), UINT32_C(0x1c56bddc),
            UINT32_C(0xa3995ee2), UINT32_C(0xfdddce6d),
        } } },
        { { {
            UINT32_C(0x374c6e39), UINT32_C(0x57018129), UINT32_C(0x8e186bd0), UINT32_C(0xb0412a20), UINT32_C(0x629bd6bd),
            UINT32_C(0xf029089f), UINT32_C(0x5f4174b1), UINT32_C(0xc6c4bc31), UINT32_C(0x4bfaf73b), UINT32_C(0x001e478d),
            UINT32_C(0x81fa5269), UINT32_C(0x865d1342),
        } }, { {
            UINT32_C(0x34a2ca75), UINT32_C(0x45528757), UINT32_C(0x62cfeb87), UINT32_C(0xc162efb6), UINT32_C(0x5202b6a1),
            UINT32_C(0x13517082), UINT32_C(0x1387ede4), UINT32_C(0xb1f6131d), UINT32_C(0x15909c7e), UINT32_C(0x002e632d),
            UINT32_C(0x9eac00ed), UINT32_C(0x70140176),
        } } },
        { { {
            UINT32_C(0xeadd83c8), UINT32_C(0x35b012ba), UINT32_C(0x1e2407a0), UINT32_C(0x1c44bd7c), UINT32_C(0x3aea169d),
            UINT32_C(0x80ab2913), UINT32_C(0xe163ea61), UINT32_C(0x30e598fa), UINT32_C(0x1096ad91), UINT32_C(0x08ae7ff7),
            UINT32_C(0xe3745807), UINT32_C(0x265556dc),
        } }, { {
            UINT32_C(0x839af68c), UINT32_C(0xc7f37272), UINT32_C(0xfcc8bfc2), UINT32_C(0xf3d7f5fa), UINT32_C(0xe715e09c),
            UINT32_C(0x2883585b), UINT32_C(0xc353ac3a), UINT32_C(0x351ceca9), UINT32_C(0x2fb69e25), UINT32_C(0xbd62081e),
            UINT32_C(0x050fc0db), UINT32_C(0xd1c41a34),
        } } },
        { { {
            UINT32_C(0xe7c4ca26), UINT32_C(0x8f83fcb2), UINT32_C(0xac569f56), UINT32_C(0xec2fdf74), UINT32_C(0xe407678d),
            UINT32_C(0x9a1c5378), UINT32_C(0x22ffd972), UINT32_C(0x839f9e43), UINT32_C(0xddeb54c2), UINT32_C(0x0a60835e),
            UINT32_C(0xe5b0c30c), UINT32_C(0x617ac2d0),
        } }, { {
            UINT32_C(0xa5dfb174), UINT32_C(0x56babea2), UINT32_C(0x6ba3489c), UINT32_C(0x698c00f5), UINT32_C(0xdfd750da),
            UINT32_C(0x912f5846), UINT32_C(0x7270dae5), UINT32_C(0x98b9315f), UINT32_C(0x1b65ca4f), UINT32_C(0x139acee7),
            UINT32_C(0x15a77056), UINT32_C(0x947e729e),
        } } },
        { { {
            UINT32_C(0x9a4ead58), UINT32_C(0xfd5717dc), UINT32_C(0x7dff4812), UINT32_C(0x8846eb21), UINT32_C(0x8c8a94fd),
            UINT32_C(0xd5601616), UINT32_C(0x68e4edc8), UINT32_C(0xebbc51ec), UINT32_C(0x9e141963), UINT32_C(0x9477f54d),
            UINT32_C(0x1f92c034), UINT32_C(0x04ab472a),
        } }, { {
            UINT32_C(0x6b1f41cb), UINT32_C(0x6e1b97d7), UINT32_C(0x2d01a6f4), UINT32_C(0xcf930529), UINT32_C(0x5d57f571),
            UINT32_C(0xbfa38d86), UINT32_C(0x689eb03d), UINT32_C(0xc3790e42), UINT32_C(0xf4fd08b1), UINT32_C(0x3fc79506),
            UINT32_C(0x15e89813), UINT32_C(0x83829a29),
        } } },
        { { {
            UINT32_C(0x3b02622c), UINT32_C(0x665c2079), UINT32_C(0x8c0ade1a), UINT32_C(0xe3e47368), UINT32_C(0x5c0154e5),
            UINT32_C(0xd3fb888f), UINT32_C(0x13c22d7a), UINT32_C(0x6ed19903), UINT32_C(0x8c02e31a), UINT32_C(0x327781a1),
            UINT32_C(0x20943533), UINT32_C(0x229ef938),
        } }, { {
            UINT32_C(0xad4d3f41), UINT32_C(0x8be4a07e), UINT32_C(0x9a83cd0d), UINT32_C(0x1a5aed05), UINT32_C(0x9d1306f1),
            UINT32_C(0xddc0351a), UINT32_C(0x0a607257), UINT32_C(0x2cb6e87d), UINT32_C(0x17b1296c), UINT32_C(0x5840c40e),
            UINT32_C(0x07f6fbe8), UINT32_C(0x66ba0c2f),
        } } },
        { { {
            UINT32_C(0x82f7266c), UINT32_C(0xfe4d3045), UINT32_C(0xfe82e3ac), UINT32_C(0x4e8e7ee2), UINT32_C(0x102c3c70),
            UINT32_C(0x451186c5), UINT32_C(0x04d441b2), UINT32_C(0xcdfbcf44), UINT32_C(0x273e5ff6), UINT32_C(0x60f00795),
            UINT32_C(0xdabd2ee0), UINT32_C(0xa5d0295a),
        } }, { {
            UINT32_C(0xcdd7123e), UINT32_C(0x7dd92a8f), UINT32_C(0x2158f5c9), UINT32_C(0xcba1bf35), UINT32_C(0x2c5f63c7),
            UINT32_C(0xf7dcf23d), UINT32_C(0x16f236d0), UINT32_C(0x44c5c7af), UINT32_C(0xdb1cbf22), UINT32_C(0x0832a006),
            UINT32_C(0x0e4f1303), UINT32_C(0x062eb3b3),
        } } },
        { { {
            UINT32_C(0x1228c36b), UINT32_C(0xcf0ae03b), UINT32_C(0xf3ac6404), UINT32_C(0x0fb8f5d8), UINT32_C(0x8ac570a8),
            UINT32_C(0x04feb3cf), UINT32_C(0x5044aeca), UINT32_C(0x4f8ea63b), UINT32_C(0xd759dfaf), UINT32_C(0x1e8e66d8),
            UINT32_C(0x20b37dfa), UINT32_C(0x0454b15d),
        } }, { {
            UINT32_C(0x40d9930f), UINT32_C(0x43f59a0b), UINT32_C(0x0b846fc8), UINT32_C(0x0040fb18), UINT32_C(0xb2d9c901),
            UINT32_C(0x1c8fb726), UINT32_C(0x8c477e57), UINT32_C(0x3b32e178), UINT32_C(0xabab59bc), UINT32_C(0x8f008581),
            UINT32_C(0x68c6af0e), UINT32_C(0x8645e407),
        } } },
        { { {
            UINT32_C(0x6cb1c725), UINT32_C(0xa831db69), UINT32_C(0x9302aa35), UINT32_C(0xce824829), UINT32_C(0xccc91ce8),
            UINT32_C(0x4bd64677), UINT32_C(0x15c054ef), UINT32_C(0x571d00ba), UINT32_C(0xee0647d8), UINT32_C(0x86ceb268),
            UINT32_C(0x7d0fa885), UINT32_C(0xa18d83ed),
        } }, { {
            UINT32_C(0xbdfd0bcb), UINT32_C(0xd5063817), UINT32_C(0xde463e65), UINT32_C(0x11eb41a5), UINT32_C(0xb62d32ee),
            UINT32_C(0x028a9e82), UINT32_C(0xfe20661d), UINT32_C(0x309b0c5a), UINT32_C(0x67715d0b), UINT32_C(0x71ee1361),
            UINT32_C(0x5f597099), UINT32_C(0xae3cec42),
        } } },
        { { {
            UINT32_C(0xbeb2d6cf), UINT32_C(0x1837df88), UINT32_C(0xc5d33186), UINT32_C(0x55835aef), UINT32_C(0x8004bb65),
            UINT32_C(0x5e8babfe), UINT32_C(0x553dfdfc), UINT32_C(0x433585cb), UINT32_C(0x4095c81d), UINT32_C(0x868a11bd),
            UINT32_C(0x3d155532), UINT32_C(0xbc1a1190),
        } }, { {
            UINT32_C(0xb32aa5dc), UINT32_C(0xd05fcecc), UINT32_C(0x0ce7c4c5), UINT32_C(0x4119659f), UINT32_C(0xa40d2c95),
            UINT32_C(0x30b910b7), UINT32_C(0x6fe14d0d), UINT32_C(0x0cb31291), UINT32_C(0x9134a606), UINT32_C(0x94e1916b),
            UINT32_C(0xecc4258c), UINT32_C(0x4f0e142d),
        } } },
        { { {
            UINT32_C(0x85151763), UINT32_C(0x96c6b7af), UINT32_C(0x571a7252), UINT32_C(0xc008d4c9), UINT32_C(0xf1abc79a),
            UINT32_C(0xa834efc5), UINT32_C(0xf8e3c669), UINT32_C(0x3e530ac4), UINT32_C(0xbce9b3f6), UINT32_C(0x615aab85),
            UINT32_C(0xc9b92388), UINT32_C(0xbe99e284),
        } }, { {
            UINT32_C(0x63378e5c), UINT32_C(0x2282e6ab), UINT32_C(0x445ec9f7), UINT32_C(0xea26dc5c), UINT32_C(0x7679988f),
            UINT32_C(0x76bb5cae), UINT32_C(0xd0ff9e83), UINT32_C(0x77c837be), UINT32_C(0xf87aab25), UINT32_C(0xa200b5dc),
            UINT32_C(0x1913c42d), UINT32_C(0x6def50a9),
        } } },
    },
    {
        { { {
            UINT32_C(0xc67f6866), UINT32_C(0xa31d783f), UINT32_C(0x0b846111), UINT32_C(0xb9a86d07), UINT32_C(0x3666b4a9),
            UINT32_C(0xa6dac541), UINT32_C(0x2aaef316), UINT32_C(0x7e030503), UINT32_C(0x9bfa38b2), UINT32_C(0x40d7dfa1),
            UINT32_C(0xaa1ce2d4), UINT32_C(0x233396ae),
        } }, { {
            UINT32_C(0x35852313), UINT32_C(0x1bab392e), UINT32_C(0xda230586), UINT32_C(0x7bb8ac30), UINT32_C(0x73f36a40),
            UINT32_C(0x0dd1852d), UINT32_C(0x0683ece6), UINT32_C(0x30d3a249), UINT32_C(0x5943ef29), UINT32_C(0x01842e76),
            UINT32_C(0x19846853), UINT32_C(0x78b36754),
        } } },
        { { {
            UINT32_C(0x5fef84c2), UINT32_C(0x314bed67), UINT32_C(0x9dbc5081), UINT32_C(0x80cf5730), UINT32_C(0x6b0b81f5),
            UINT32_C(0xe404909e), UINT32_C(0x6819d2be), UINT32_C(0x9733afcc), UINT32_C(0x35df063d), UINT32_C(0x4ed44fbf),
            UINT32_C(0x4134ae72), UINT32_C(0x7168fbf3),
        } }, { {
            UINT32_C(0x214e397a), UINT32_C(0x4c7e154f), UINT32_C(0x9bc27f02), UINT32_C(0xdf32d346), UINT32_C(0x0e93fce3),
            UINT32_C(0xea8bcf47), UINT32_C(0x20f561c5), UINT32_C(0x5311b4e4), UINT32_C(0x919315cb), UINT32_C(0x0279f996),
            UINT32_C(0x424f8509), UINT32_C(0x7d02149b),
        } } },
        { { {
            UINT32_C(0x02d9cdb3), UINT32_C(0xd28e977e), UINT32_C(0x51dc6d93), UINT32_C(0x960382a3), UINT32_C(0x0ac44fb9),
            UINT32_C(0x17c9eea3), UINT32_C(0x777fa8b0), UINT32_C(0x7ff9fa8b), UINT32_C(0x45d1268c), UINT32_C(0xfc9b1da9),
            UINT32_C(0x84812894), UINT32_C(0xcc1d6c9a),
        } }, { {
            UINT32_C(0x98074669), UINT32_C(0xd97b570e), UINT32_C(0x70c489e7), UINT32_C(0xab0ce83c), UINT32_C(0xaf5368b7),
            UINT32_C(0xbf91461d), UINT32_C(0x010ff807), UINT32_C(0xe9ae793b), UINT32_C(0xf2cc9e40), UINT32_C(0xe83e93c1),
            UINT32_C(0x4c2c7595), UINT32_C(0xa4df2eb1),
        } } },
        { { {
            UINT32_C(0x4c2814e2), UINT32_C(0xc37cce2c), UINT32_C(0xee834897), UINT32_C(0x2e5e4a62), UINT32_C(0x248dc4c8),
            UINT32_C(0x3e138f63), UINT32_C(0x641df78a), UINT32_C(0x365bfe00), UINT32_C(0x07a6f1f7), UINT32_C(0x6ae787e5),
            UINT32_C(0x5a438223), UINT32_C(0x83d861f1),
        } }, { {
            UINT32_C(0x17c6eaf1), UINT32_C(0x313eb224), UINT32_C(0x2b54d972), UINT32_C(0x52a955de), UINT32_C(0xcb7ee6ad),
            UINT32_C(0xddf1c2bd), UINT32_C(0x4a0646cd), UINT32_C(0xc51a4f91), UINT32_C(0xd2334d1c), UINT32_C(0x87e266b0),
            UINT32_C(0x778b5912), UINT32_C(0xaeb25494),
        } } },
        { { {
            UINT32_C(0xe35ae61d), UINT32_C(0x7652f314), UINT32_C(0x241c0ae9), UINT32_C(0x18adf627), UINT32_C(0x529c5320),
            UINT32_C(0x09985c9d), UINT32_C(0x6e444b77), UINT32_C(0xea1bf390), UINT32_C(0x8e09cfbe), UINT32_C(0x1b27f7f8),
            UINT32_C(0x832c55e9), UINT32_C(0x329eea06),
        } }, { {
            UINT32_C(0x06f173fa), UINT32_C(0x09cfba3f), UINT32_C(0x8ba0400a), UINT32_C(0xd353ad5d), UINT32_C(0x9ff444a9),
            UINT32_C(0xc700ab7b), UINT32_C(0xa5b524a0), UINT32_C(0x419b6f37), UINT32_C(0xfd443dc7), UINT32_C(0x81dc4447),
            UINT32_C(0x34054840), UINT32_C(0x79607ba7),
        } } },
        { { {
            UINT32_C(0x34dfdb2b), UINT32_C(0xd3668c8f), UINT32_C(0x6182f6e6), UINT32_C(0xc024bc1e), UINT32_C(0x84c5f77e),
            UINT32_C(0x22aa5af0), UINT32_C(0x8ef66ad9), UINT32_C(0x13d7a84b), UINT32_C(0x948bb8c5), UINT32_C(0xb4ff5dfd),
            UINT32_C(0x1f755479), UINT32_C(0x78cd938d),
        } }, { {
            UINT32_C(0xcab4aa84), UINT32_C(0x02af4cf7), UINT32_C(0x86f20af8), UINT32_C(0x7f67695a), UINT32_C(0xc20ab827),
            UINT32_C(0xd5d21eeb), UINT32_C(0xa7f61dc3), UINT32_C(0x431d65f9), UINT32_C(0xe0a529cf), UINT32_C(0x6f8025a8),
            UINT32_C(0xda596f4e), UINT32_C(0x6f1f6635),
        } } },
        { { {
            UINT32_C(0x89ce59a5), UINT32_C(0xc25eb8a5), UINT32_C(0xb2c662d1), UINT32_C(0x5a76501f), UINT32_C(0xd56a8d24),
            UINT32_C(0xabdf76fa), UINT32_C(0x8f2d119a), UINT32_C(0x20ac3daf), UINT32_C(0xfb586ca2), UINT32_C(0x5a17b199),
            UINT32_C(0xe3ad7c4d), UINT32_C(0xec593914),
        } }, { {
            UINT32_C(0x6f22fdaf), UINT32_C(0x1b187d35), UINT32_C(0xe52755a4), UINT32_C(0xf0a123ff), UINT32_C(0x05bd153d),
            UINT32_C(0x6e3fedbd), UINT32_C(0x1c78d1b2), UINT32_C(0x422cc898), UINT32_C(0x6160f805), UINT32_C(0x39e67183),
            UINT32_C(0x7348ed0b), UINT32_C(0xb0dd1261),
        } } },
        { { {
            UINT32_C(0x72d817b5), UINT32_C(0x93af723e), UINT32_C(0xb6a4c04a), UINT32_C(0xbd2c0b28), UINT32_C(0xe27a7892),
            UINT32_C(0x0e04340f), UINT32_C(0x94363d96), UINT32_C(0x0f5c1a1b), UINT32_C(0x0d73aef8), UINT32_C(0x2000176d),
            UINT32_C(0x785aef92), UINT32_C(0x940898b9),
        } }, { {
            UINT32_C(0x24fe261a), UINT32_C(0x206e2aab), UINT32_C(0x0bf1aea5), UINT32_C(0xa70f88c1), UINT32_C(0xfea5178e),
            UINT32_C(0xe1fd9d64), UINT32_C(0xcbfc7180), UINT32_C(0xb45091e2), UINT32_C(0x1274ccbb), UINT32_C(0x8b0f71b5),
            UINT32_C(0xfbd96aa1), UINT32_C(0x36e3f9f5),
        } } },
        { { {
            UINT32_C(0xda07d0ea), UINT32_C(0x82127666), UINT32_C(0x7af5133f), UINT32_C(0x2b7b73e7), UINT32_C(0x4225c77b),
            UINT32_C(0x2b91f257), UINT32_C(0x34a2f128), UINT32_C(0x6fb4f498), UINT32_C(0xfcbc4b04), UINT32_C(0x8417ca9f),
            UINT32_C(0x9e4ff1a7), UINT32_C(0x27e1a478),
        } }, { {
            UINT32_C(0xfd588ca8), UINT32_C(0x8921c354), UINT32_C(0x58cb6ab4), UINT32_C(0x8cd7d630), UINT32_C(0xd91618ee),
            UINT32_C(0x80cc7b82), UINT32_C(0xdbf286a9), UINT32_C(0xbd3b0ab1), UINT32_C(0xed00ddc7), UINT32_C(0x089f2bf7),
            UINT32_C(0xda02ceab), UINT32_C(0x0ce499ad),
        } } },
        { { {
            UINT32_C(0x4d2a28d3), UINT32_C(0xc3f56c70), UINT32_C(0x6351a96e), UINT32_C(0x1b816fca), UINT32_C(0xd78cd8ba),
            UINT32_C(0x5ba6dcde), UINT32_C(0x6ce8ebee), UINT32_C(0x3825c0cb), UINT32_C(0xfa5eb3c1), UINT32_C(0x5546d7c2),
            UINT32_C(0x21d3440a), UINT32_C(0xee308886),
        } }, { {
            UINT32_C(0xf0ab9dae), UINT32_C(0x50fdead7), UINT32_C(0x6a4f752d), UINT32_C(0xf3faece3), UINT32_C(0x2c47ba36),
            UINT32_C(0x0f27c66a), UINT32_C(0x034d32f2), UINT32_C(0xd4a73a08), UINT32_C(0xba7d2fd3), UINT32_C(0x2d7ca43d),
            UINT32_C(0x2550904a), UINT32_C(0xe3d5e95b),
        } } },
        { { {
            UINT32_C(0x090cb11b), UINT32_C(0x8ec544ce), UINT32_C(0x6f6be3ea), UINT32_C(0x7956fccf), UINT32_C(0x243a0234),
            UINT32_C(0x53ea844d), UINT32_C(0x94bcb654), UINT32_C(0xac26b285), UINT32_C(0x76f6e75c), UINT32_C(0x6b311a71),
            UINT32_C(0xa7924829), UINT32_C(0x6dff120c),
        } }, { {
            UINT32_C(0xf041087b), UINT32_C(0x635f5ef1), UINT32_C(0x430418eb), UINT32_C(0x5a33a1a5), UINT32_C(0xee891e9e),
            UINT32_C(0x9a72e973), UINT32_C(0xcc533326), UINT32_C(0xd5b68ffe), UINT32_C(0xb72aad5b), UINT32_C(0x7fbdeb76),
            UINT32_C(0x5af2619d), UINT32_C(0x4cbd27ff),
        } } },
        { { {
            UINT32_C(0x3d212401), UINT32_C(0xbfd49e69), UINT32_C(0x2607cefd), UINT32_C(0x0580237a), UINT32_C(0x9ba8a960),
            UINT32_C(0x507b8969), UINT32_C(0x1ff4ee25), UINT32_C(0x70c7a73b), UINT32_C(0xa0f23bc0), UINT32_C(0xa7ddc553),
            UINT32_C(0xcd11d958), UINT32_C(0xfe73c6af),
        } }, { {
            UINT32_C(0x71a0a5fe), UINT32_C(0xa7bfc814), UINT32_C(0x8f6deb2b), UINT32_C(0x34eb7485), UINT32_C(0x4f409806),
            UINT32_C(0xa8f1aada), UINT32_C(0x23f5e021), UINT32_C(0x7938a7e2), UINT32_C(0x72709250), UINT32_C(0x3255eab8),
            UINT32_C(0x832a42d1), UINT32_C(0xe15a22de),
        } } },
        { { {
            UINT32_C(0xcacc8c9a), UINT32_C(0xa2f6b1ac), UINT32_C(0xae926294), UINT32_C(0x578c0b2a), UINT32_C(0xf2f67b30),
            UINT32_C(0xd5facf04), UINT32_C(0x8a0631aa), UINT32_C(0x0024668c), UINT32_C(0xc03cd4c1), UINT32_C(0xd200ebd7),
            UINT32_C(0x3fe1428c), UINT32_C(0xd0cb0563),
        } }, { {
            UINT32_C(0x71cb03a5), UINT32_C(0x9886dee6), UINT32_C(0x933eb271), UINT32_C(0xd6905f8e), UINT32_C(0x18862d9a),
            UINT32_C(0x24a899d0), UINT32_C(0x4749693c), UINT32_C(0xb210e844), UINT32_C(0xc89701cc), UINT32_C(0xcf4e9dc9),
            UINT32_C(0xc902c62b), UINT32_C(0xb476e5fb),
        } } },
        { { {
            UINT32_C(0xbf359566), UINT32_C(0x1937eab7), UINT32_C(0x9d7d7d0e), UINT32_C(0x102d4218), UINT32_C(0x26ad964c),
            UINT32_C(0x67d24e19), UINT32_C(0xf0d50176), UINT32_C(0xd533ac4e), UINT32_C(0x9103009a), UINT32_C(0x9ff5ef91),
            UINT32_C(0x3d66d538), UINT32_C(0x6f818758),
        } }, { {
            UINT32_C(0xb669cf1c), UINT32_C(0x23a3d827), UINT32_C(0xe64b2fa4), UINT32_C(0xa01364ac), UINT32_C(0x87d37edb),
            UINT32_C(0x28536aee), UINT32_C(0xe1bdf565), UINT32_C(0xf6fea2f5), UINT32_C(0x99803d0a), UINT32_C(0xd2ca8f04),
            UINT32_C(0x7920c6fe), UINT32_C(0xc5165dc1),
        } } },
        { { {
            UINT32_C(0x8f833905), UINT32_C(0x773e6906), UINT32_C(0x58bb95f9), UINT32_C(0xc9fdfd15), UINT32_C(0x9ea5ad5f),
            UINT32_C(0xba148867), UINT32_C(0xe3ce3fdb), UINT32_C(0xe063e1aa), UINT32_C(0x03ba1208), UINT32_C(0x6d0b5894),
            UINT32_C(0x4b635d40), UINT32_C(0x7dc3d99d),
        } }, { {
            UINT32_C(0xc2b494c5), UINT32_C(0xe9f1d416), UINT32_C(0x4779cf33), UINT32_C(0xb2bc43d9), UINT32_C(0xaa41a063),
            UINT32_C(0x9f00ac9b), UINT32_C(0xba8e7b72), UINT32_C(0x26ecdb24), UINT32_C(0xa12d7fcf), UINT32_C(0xa649d1a4),
            UINT32_C(0x1ad7cba9), UINT32_C(0x46294d2a),
        } } },
        { { {
            UINT32_C(0xff7eb8c9), UINT32_C(0xf66466f4), UINT32_C(0x0151417d), UINT32_C(0xe9d6c80f), UINT32_C(0x95e70688),
            UINT32_C(0x6026575a), UINT32_C(0xca0d4612), UINT32_C(0xa4136143), UINT32_C(0x78c026fd), UINT32_C(0xe5825618),
            UINT32_C(0x82c38b44), UINT32_C(0xa14d1130),
        } }, { {
            UINT32_C(0xdd2526ec), UINT32_C(0x63247cd3), UINT32_C(0x743eca73), UINT32_C(0x5a543496), UINT32_C(0xef1808af),
            UINT32_C(0x5880b2d6), UINT32_C(0x4e755600), UINT32_C(0x6e225efe), UINT32_C(0xb0715d45), UINT32_C(0xa7e34b90),
            UINT32_C(0x88957603), UINT32_C(0xd98faf02),
        } } },
        { { {
            UINT32_C(0x5c948424), UINT32_C(0x47f23922), UINT32_C(0x4df8da4d), UINT32_C(0xc7a0f563), UINT32_C(0x3737d31f),
            UINT32_C(0x99d45d18), UINT32_C(0x26bb01cb), UINT32_C(0xb42ec014), UINT32_C(0x5aba5831), UINT32_C(0x8daa82c2),
            UINT32_C(0xa2d15fcf), UINT32_C(0x8eda4ab0),
        } }, { {
            UINT32_C(0xf2638e4a), UINT32_C(0x8c19f032), UINT32_C(0x2728c9fc), UINT32_C(0x6ee801ae), UINT32_C(0x932197bf),
            UINT32_C(0x8d546b0d), UINT32_C(0xae931680), UINT32_C(0xaea72137), UINT32_C(0x515a30f4), UINT32_C(0xde3a7b97),
            UINT32_C(0x84c11ced), UINT32_C(0x2f14112d),
        } } },
        { { {
            UINT32_C(0xce20a6f4), UINT32_C(0xc5984291), UINT32_C(0x72b26cde), UINT32_C(0xdaeb00e0), UINT32_C(0xec22e22d),
            UINT32_C(0xa5a9a9cd), UINT32_C(0xfdc676f8), UINT32_C(0xf974d332), UINT32_C(0x11ebf896), UINT32_C(0x7cbda257),
            UINT32_C(0x9f3176ad), UINT32_C(0xcd42b08b),
        } }, { {
            UINT32_C(0xe4195f8b), UINT32_C(0xe4936477), UINT32_C(0x577aa574), UINT32_C(0x3c3716e6), UINT32_C(0xeb49306f),
            UINT32_C(0x0a6403ad), UINT32_C(0xc1249edb), UINT32_C(0x5acfbbbd), UINT32_C(0xbcb72079), UINT32_C(0xc7afdc44),
            UINT32_C(0x0fc95411), UINT32_C(0x49327ed1),
        } } },
        { { {
            UINT32_C(0xfe6333d4), UINT32_C(0xce118445), UINT32_C(0x69d097ed), UINT32_C(0x3843547f), UINT32_C(0x6042b94a),
            UINT32_C(0xc46a1f3e), UINT32_C(0xac87b44b), UINT32_C(0x92ac640e), UINT32_C(0x00792562), UINT32_C(0x2cc3f2ae),
            UINT32_C(0x95e385e4), UINT32_C(0x0b562e10),
        } }, { {
            UINT32_C(0x900e5d75), UINT32_C(0x20fcfdce), UINT32_C(0x770ab196), UINT32_C(0xa17a3dd9), UINT32_C(0x4738887c),
            UINT32_C(0x4ca84f58), UINT32_C(0xd69d0645), UINT32_C(0x67bff0a8), UINT32_C(0x9c7a2412), UINT32_C(0x877b1277),
            UINT32_C(0xaa2789be), UINT32_C(0xaa2febc3),
        } } },
        { { {
            UINT32_C(0x1dc7e946), UINT32_C(0x0f1b1215), UINT32_C(0x790c3009), UINT32_C(0x0df84e4b), UINT32_C(0x62f93154),
            UINT32_C(0x1f25b068), UINT32_C(0x7a2db0f0), UINT32_C(0x79eee6d6), UINT32_C(0xe3c6a104), UINT32_C(0x28babe69),
            UINT32_C(0x57b6fb06), UINT32_C(0xe14ab4d8),
        } }, { {
            UINT32_C(0xf3790ce7), UINT32_C(0x4e6e913d), UINT32_C(0x459499df), UINT32_C(0x7d01b992), UINT32_C(0x6b2837d9),
            UINT32_C(0xb4c0ce9e), UINT32_C(0x25c03de0), UINT32_C(0xa4478949), UINT32_C(0xa3c3eb7f), UINT32_C(0xf4b097f4),
            UINT32_C(0x189f032a), UINT32_C(0x0dcebbe2),
        } } },
        { { {
            UINT32_C(0x7a660bd6), UINT32_C(0x8f0ef774), UINT32_C(0x5aa68f4a), UINT32_C(0x66cdfefc), UINT32_C(0x10656a5a),
            UINT32_C(0xecfddec6), UINT32_C(0x23474da1), UINT32_C(0xc304d989), UINT32_C(0x18715e3d), UINT32_C(0xbd1a5d09),
            UINT32_C(0x7d98ce98), UINT32_C(0x9e9a042e),
        } }, { {
            UINT32_C(0xc017f9a1), UINT32_C(0x118116d8), UINT32_C(0xfd1fa40e), UINT32_C(0x5562cda0), UINT32_C(0x4c482311),
            UINT32_C(0xa93a05d1), UINT32_C(0x53dd23b1), UINT32_C(0xd4fe76e3), UINT32_C(0x9e0dc7cb), UINT32_C(0x41d57425),
            UINT32_C(0x7e6ab8d6), UINT32_C(0x488bf3a2),
        } } },
        { { {
            UINT32_C(0x826c91e9), UINT32_C(0xdf21f944), UINT32_C(0x1c514a80), UINT32_C(0x7f4d54ac), UINT32_C(0x9fee81ea),
            UINT32_C(0xf8796859), UINT32_C(0x1332e3a9), UINT32_C(0x983df66d), UINT32_C(0xb0289e9d), UINT32_C(0x4ecfb23c),
            UINT32_C(0xd226b1f9), UINT32_C(0xd8d7dee2),
        } }, { {
            UINT32_C(0x9de86c85), UINT32_C(0x4046c594), UINT32_C(0xbf67bdcb), UINT32_C(0xe3496b49), UINT32_C(0x221ef681),
            UINT32_C(0x887fee78), UINT32_C(0xe691f32d), UINT32_C(0xb0c49d47), UINT32_C(0x318de9c4), UINT32_C(0x7b558cc9),
            UINT32_C(0x0116d9e2), UINT32_C(0x405f666d),
        } } },
        { { {
            UINT32_C(0x69288000), UINT32_C(0xfa2a0c89), UINT32_C(0xe1289da1), UINT32_C(0x27ff09d3), UINT32_C(0xbea549da),
            UINT32_C(0xe9913e28), UINT32_C(0x76bcca75), UINT32_C(0x9c056c82), UINT32_C(0xd120ee42), UINT32_C(0xb10336db),
            UINT32_C(0x0c33da1a), UINT32_C(0xad8d37db),
        } }, { {
            UINT32_C(0x825cb07d), UINT32_C(0xd8a6edd1), UINT32_C(0x84ec650a), UINT32_C(0x0faf7860), UINT32_C(0x866af9d3),
            UINT32_C(0xaa063aed), UINT32_C(0x296a5d27), UINT32_C(0x59aa23d4), UINT32_C(0x0bb00a57), UINT32_C(0x1a900c5a),
            UINT32_C(0x33fcdad4), UINT32_C(0x252a3436),
        } } },
        { { {
            UINT32_C(0x0b6028d9), UINT32_C(0x0077d03e), UINT32_C(0xcf58821e), UINT32_C(0x14286f4a), UINT32_C(0x31b87760),
            UINT32_C(0x83f559d7), UINT32_C(0x22f38c22), UINT32_C(0xdcb1ac15), UINT32_C(0x9d0ca21a), UINT32_C(0x27771d3a),
            UINT32_C(0xdaf87b0f), UINT32_C(0xd757843e),
        } }, { {
            UINT32_C(0x88b18c40), UINT32_C(0x30443501), UINT32_C(0x919621b4), UINT32_C(0x29e91875), UINT32_C(0x5d5d0e13),
            UINT32_C(0x7a0720aa), UINT32_C(0xda90b0d3), UINT32_C(0xcaa473c5), UINT32_C(0x5f0f717e), UINT32_C(0x11f4f51e),
            UINT32_C(0xd81d9612), UINT32_C(0x84d880ea),
        } } },
        { { {
            UINT32_C(0x52df85f2), UINT32_C(0x1b43a10c), UINT32_C(0x2c371bbb), UINT32_C(0x5715eb04), UINT32_C(0x07eae588),
            UINT32_C(0xfcfdeb0c), UINT32_C(0xd36f1cd1), UINT32_C(0xecc5caea), UINT32_C(0x89230d93), UINT32_C(0x11986596),
            UINT32_C(0x7452ba89), UINT32_C(0xb4e8f127),
        } }, { {
            UINT32_C(0xd75f1b00), UINT32_C(0x3f2506fe), UINT32_C(0xa2ffcbaf), UINT32_C(0xb4378bdb), UINT32_C(0x647e828f),
            UINT32_C(0x9eb73d68), UINT32_C(0x32fb5f47), UINT32_C(0xfb8cc058), UINT32_C(0xe147ae43), UINT32_C(0x348a7ba6),
            UINT32_C(0x248417ce), UINT32_C(0x0527de86),
        } } },
        { { {
            UINT32_C(0x96e626ce), UINT32_C(0xf9f2cfcb), UINT32_C(0x4e3ccac1), UINT32_C(0x15e9fbc4), UINT32_C(0x272f85f5),
            UINT32_C(0x408b3883), UINT32_C(0xeeca9f55), UINT32_C(0x342ff107), UINT32_C(0xe8b4cd26), UINT32_C(0x208e11e9),
            UINT32_C(0x94805387), UINT32_C(0x15d4bcc3),
        } }, { {
            UINT32_C(0x20caa190), UINT32_C(0x613caa35), UINT32_C(0x61d486d4), UINT32_C(0xd36b76aa), UINT32_C(0x71c9494e),
            UINT32_C(0x3a500777), UINT32_C(0x7c897d16), UINT32_C(0x6bff38e1), UINT32_C(0x931b2968), UINT32_C(0x30b53add),
            UINT32_C(0x4b0b8d05), UINT32_C(0xe2c7e8f2),
        } } },
        { { {
            UINT32_C(0xa11a2c70), UINT32_C(0xb7bd1e7d), UINT32_C(0xf8530fb6), UINT32_C(0x26f0baf8), UINT32_C(0xb79b4628),
            UINT32_C(0xa14b22c5), UINT32_C(0x58368e4a), UINT32_C(0x395d92cf), UINT32_C(0x087d4fcf), UINT32_C(0x56214696),
            UINT32_C(0x95b12caa), UINT32_C(0x200fd355),
        } }, { {
            UINT32_C(0x63f1b5fd), UINT32_C(0x5c809f4f), UINT32_C(0x89bfd91c), UINT32_C(0xa704b9bf), UINT32_C(0xb83f0753),
            UINT32_C(0x77c88be7), UINT32_C(0x45d3b8c5), UINT32_C(0x72e8014e), UINT32_C(0x3fa05a84), UINT32_C(0x8491a45d),
            UINT32_C(0x9c41e973), UINT32_C(0x19d8c7f5),
        } } },
        { { {
            UINT32_C(0x9f4c16d1), UINT32_C(0xe9262d1e), UINT32_C(0xcefb079d), UINT32_C(0x8c601d34), UINT32_C(0xad5edf95),
            UINT32_C(0x006af9e1), UINT32_C(0x0d4cbddb), UINT32_C(0x01fab067), UINT32_C(0xf6bce160), UINT32_C(0xd646244f),
            UINT32_C(0xae98da33), UINT32_C(0xc8865943),
        } }, { {
            UINT32_C(0xad4d7cff), UINT32_C(0x40898609), UINT32_C(0x0a21dfe5), UINT32_C(0xc9cb8aab), UINT32_C(0x7fad7608),
            UINT32_C(0x5254bf50), UINT32_C(0x43dae469), UINT32_C(0xc5479356), UINT32_C(0x37508b42), UINT32_C(0x5dd7fbe1),
            UINT32_C(0x0dad36d0), UINT32_C(0x5fbca7fd),
        } } },
        { { {
            UINT32_C(0x10a31577), UINT32_C(0x91d568ec), UINT32_C(0x3c95d762), UINT32_C(0xa975fb31), UINT32_C(0x3e8cd357),
            UINT32_C(0xcc488a89), UINT32_C(0x83ad9d0b), UINT32_C(0xe651a19a), UINT32_C(0x627ae173), UINT32_C(0x90a3e89b),
            UINT32_C(0xd4b54f86), UINT32_C(0x62df48cc),
        } }, { {
            UINT32_C(0x7f532f37), UINT32_C(0xd170afaa), UINT32_C(0xa0a0fb9c), UINT32_C(0x32068033), UINT32_C(0xf93f5416),
            UINT32_C(0xbc0656eb), UINT32_C(0xce2dea6d), UINT32_C(0xdb14d800), UINT32_C(0x386c3a7a), UINT32_C(0x1f923ab6),
            UINT32_C(0x21011dcf), UINT32_C(0x4404d526),
        } } },
        { { {
            UINT32_C(0xfe413cba), UINT32_C(0x6b1ae03f), UINT32_C(0x431d4b3e), UINT32_C(0x14689d57), UINT32_C(0xf17a4678),
            UINT32_C(0x2283c1ca), UINT32_C(0x1a04aefa), UINT32_C(0xf756c654), UINT32_C(0xc8fac713), UINT32_C(0xb68aafb8),
            UINT32_C(0xc057e1c0), UINT32_C(0x62da41b4),
        } }, { {
            UINT32_C(0x6071653f), UINT32_C(0x713f3dec), UINT32_C(0x03952f19), UINT32_C(0xb3bae186), UINT32_C(0xcb4d4e8f),
            UINT32_C(0x3f3bb3de), UINT32_C(0x35651823), UINT32_C(0x0da0a4fc), UINT32_C(0x55b7797d), UINT32_C(0xe3b7528f),
            UINT32_C(0xe2da9418), UINT32_C(0xf0c383ab),
        } } },
        { { {
            UINT32_C(0xc24a6943), UINT32_C(0x8cf62baf), UINT32_C(0x5fb5925b), UINT32_C(0xf5731cb6), UINT32_C(0xef1b8088),
            UINT32_C(0xb42dbb6b), UINT32_C(0x40f839a8), UINT32_C(0x5dd79f44), UINT32_C(0xf81dc36d), UINT32_C(0x5d1ebb05),
            UINT32_C(0x0b05e1f4), UINT32_C(0x36406062),
        } }, { {
            UINT32_C(0xd0b886c6), UINT32_C(0xb744181f), UINT32_C(0xa8cc884f), UINT32_C(0xf5d10b18), UINT32_C(0x11dba0f1),
            UINT32_C(0xc7691221), UINT32_C(0x7d96bb73), UINT32_C(0xa28358f3), UINT32_C(0x85781009), UINT32_C(0xe06da662),
            UINT32_C(0x826aa411), UINT32_C(0xfe10744a),
        } } },
        { { {
            UINT32_C(0xa93f7c22), UINT32_C(0xe1e03615), UINT32_C(0x03dcb733), UINT32_C(0xee869c47), UINT32_C(0x8033b602),
            UINT32_C(0xae1c9483), UINT32_C(0xb5631801), UINT32_C(0xdec10372), UINT32_C(0x2ffc7bfd), UINT32_C(0x411772eb),
            UINT32_C(0x45a282cb), UINT32_C(0xecd6d4d2),
        } }, { {
            UINT32_C(0x1fe7e5b1), UINT32_C(0x77cf0193), UINT32_C(0x2ff8ca2f), UINT32_C(0x083efe2c), UINT32_C(0x927237e6),
            UINT32_C(0x6b441ea1), UINT32_C(0x38adcad4), UINT32_C(0x34bdc771), UINT32_C(0x399b876a), UINT32_C(0x64ae29b7),
            UINT32_C(0x89b4c278), UINT32_C(0x7f10703b),
        } } },
    },
    {
        { { {
            UINT32_C(0xa73bf6d8), UINT32_C(0x3450643e), UINT32_C(0x4a531ad9), UINT32_C(0x45b4e712), UINT32_C(0x6928fd8a),
            UINT32_C(0x45627d7b), UINT32_C(0x123888fa), UINT32_C(0x0a97567f), UINT32_C(0xcbfc14cf), UINT32_C(0x55e9b481),
            UINT32_C(0x3edef9bb), UINT32_C(0x1e9674eb),
        } }, { {
            UINT32_C(0xb04af378), UINT32_C(0x5c29abf3), UINT32_C(0x983f9de3), UINT32_C(0x4ecd3ec8), UINT32_C(0x96ab1b07),
            UINT32_C(0xee0f65d8), UINT32_C(0x50be2ec0), UINT32_C(0x27aabb7c), UINT32_C(0x1f939474), UINT32_C(0xab0c3706),
            UINT32_C(0xfff20cbf), UINT32_C(0x447f7bfc),
        } } },
        { { {
            UINT32_C(0x7157b794), UINT32_C(0x5b9dbe26), UINT32_C(0xc23bb8f9), UINT32_C(0x42dea50d), UINT32_C(0xbdbb6250),
            UINT32_C(0x43988f3c), UINT32_C(0x75a905b9), UINT32_C(0x6b79b735), UINT32_C(0xc7ccbdd0), UINT32_C(0x575493d4),
            UINT32_C(0x3f5c57b7), UINT32_C(0x646a3731),
        } }, { {
            UINT32_C(0x8198b5d7), UINT32_C(0xf445a131), UINT32_C(0xd03c3c9e), UINT32_C(0xec61cf4f), UINT32_C(0x5afc8001),
            UINT32_C(0xadbeb74f), UINT32_C(0x1085f562), UINT32_C(0x69179732), UINT32_C(0xb0d38f3b), UINT32_C(0x25d52d43),
            UINT32_C(0x454b8892), UINT32_C(0xd4dc391b),
        } } },
        { { {
            UINT32_C(0x3fdd5c2d), UINT32_C(0x8d8d39bd), UINT32_C(0x2c7e2527), UINT32_C(0xce90d365), UINT32_C(0xd50d3528),
            UINT32_C(0xb66f9bd1), UINT32_C(0x6348df8b), UINT32_C(0x6c39c647), UINT32_C(0x53607472), UINT32_C(0x1bcb4124),
            UINT32_C(0x86ea34e3), UINT32_C(0x04b88383),
        } }, { {
            UINT32_C(0xcf7c9bad), UINT32_C(0xdc65c2c2), UINT32_C(0x4058b749), UINT32_C(0xa4f6c3ec), UINT32_C(0x115eb375),
            UINT32_C(0x9b04d44f), UINT32_C(0x96fd9cc2), UINT32_C(0xa94f2f0b), UINT32_C(0x1e544818), UINT32_C(0x8115d18d),
            UINT32_C(0x3f689a1a), UINT32_C(0x6a3a84d6),
        } } },
        { { {
            UINT32_C(0x2487dccd), UINT32_C(0x1298da0b), UINT32_C(0x9d50064d), UINT32_C(0x879f1072), UINT32_C(0xf6b2b0a8),
            UINT32_C(0xa75b81e0), UINT32_C(0xa7d53e93), UINT32_C(0x575741fe), UINT32_C(0x347d396a), UINT32_C(0xfff8afde),
            UINT32_C(0xcd561368), UINT32_C(0x31e70213),
        } }, { {
            UINT32_C(0xa678c8ee), UINT32_C(0xca81dfc7), UINT32_C(0x2892ea57), UINT32_C(0xd9e7ca06), UINT32_C(0x4235d900),
            UINT32_C(0x6d5485ff), UINT32_C(0xef1f0286), UINT32_C(0x213463c1), UINT32_C(0x34e71434), UINT32_C(0x0cd4e708),
            UINT32_C(0x9749ab1e), UINT32_C(0x7b6e5303),
        } } },
        { { {
            UINT32_C(0x425ef2ae), UINT32_C(0x3b4b6bae), UINT32_C(0x60536902), UINT32_C(0xa417f3fd), UINT32_C(0xbaa22896),
            UINT32_C(0x35c50b82), UINT32_C(0xece4e091), UINT32_C(0xc22b1233), UINT32_C(0x135166be), UINT32_C(0xe6e5a332),
            UINT32_C(0x7314d502), UINT32_C(0xbd254ef6),
        } }, { {
            UINT32_C(0x266bfea4), UINT32_C(0x6c09fc4d), UINT32_C(0x2c16bdde), UINT32_C(0x26217fa5), UINT32_C(0xca1aadc2),
            UINT32_C(0x8696d352), UINT32_C(0xbf8a8fc3), UINT32_C(0xa7f1557f), UINT32_C(0x7804ca14), UINT32_C(0x3bd09387),
            UINT32_C(0x9efb1638), UINT32_C(0x2e8558d4),
        } } },
        { { {
            UINT32_C(0x3f24ca1f), UINT32_C(0xb01e4f22), UINT32_C(0xdc9b1b6a), UINT32_C(0xf7c816e8), UINT32_C(0x16fcd2f0),
            UINT32_C(0x911460f4), UINT32_C(0x2893be73), UINT32_C(0x27a6986c), UINT32_C(0xb990d2ab), UINT32_C(0xa9903f2f),
            UINT32_C(0xb3988ade), UINT32_C(0xde29fc97),
        } }, { {
            UINT32_C(0xcd0b9dd3), UINT32_C(0xf1363349), UINT32_C(0xce9171e2), UINT32_C(0x30c1ab19), UINT32_C(0x32c7a7a7),
            UINT32_C(0x08e3212e), UINT32_C(0xef140db2), UINT32_C(0xe2869352), UINT32_C(0x97c7e240), UINT32_C(0x28d197f6),
            UINT32_C(0xdc011441), UINT32_C(0xc933310d),
        } } },
        { { {
            UINT32_C(0x9ab33f6d), UINT32_C(0xae1ad2ab), UINT32_C(0x6e84280a), UINT32_C(0xa7238629), UINT32_C(0x058e0baf),
            UINT32_C(0x5950b9c5), UINT32_C(0xd39821e2), UINT32_C(0x1d1b762a), UINT32_C(0x9c91f09d), UINT32_C(0xc938b8a9),
            UINT32_C(0x042008a3), UINT32_C(0x75969905),
        } }, { {
            UINT32_C(0x59bd7cf7), UINT32_C(0xc1f64d5c), UINT32_C(0xe67fea26), UINT32_C(0x69674fe0), UINT32_C(0x4c27f4bb),
            UINT32_C(0x787182f0), UINT32_C(0x0fc42362), UINT32_C(0x489db0a3), UINT32_C(0xafd2f98a), UINT32_C(0x7896bdbc),
            UINT32_C(0x9040c89d), UINT32_C(0x1ca40388),
        } } },
        { { {
            UINT32_C(0x9188fea3), UINT32_C(0x5003ac22), UINT32_C(0x6af7b9a9), UINT32_C(0x162581d9), UINT32_C(0xce02f314),
            UINT32_C(0x297c9869), UINT32_C(0xcc892043), UINT32_C(0xe900dadc), UINT32_C(0xf787cb74), UINT32_C(0x636b3d42),
            UINT32_C(0xc39a1f80), UINT32_C(0xdcf9b02c),
        } }, { {
            UINT32_C(0x782e6186), UINT32_C(0x8786c52a), UINT32_C(0x3027e6fc), UINT32_C(0x44be874b), UINT32_C(0x4f31ba76),
            UINT32_C(0xa71eba15), UINT32_C(0x6d65e0db), UINT32_C(0x78d46113), UINT32_C(0x0bc11fca), UINT32_C(0xd7c2d41d),
            UINT32_C(0xdded079e), UINT32_C(0x887f6e9d),
        } } },
        { { {
            UINT32_C(0xb4c0f336), UINT32_C(0x4e145e3e), UINT32_C(0x532f6de9), UINT32_C(0x4112209e), UINT32_C(0xd827987d),
            UINT32_C(0xe4b5be42), UINT32_C(0x90f93fba), UINT32_C(0x20d7edb5), UINT32_C(0x9170edb7), UINT32_C(0xc201bf93),
            UINT32_C(0x550dc59e), UINT32_C(0x5f0a5a5c),
        } }, { {
            UINT32_C(0x64fb7ac0), UINT32_C(0xba7bf1b7), UINT32_C(0xa2cf67e8), UINT32_C(0xa059a048), UINT32_C(0x1938fd91),
            UINT32_C(0x07cbf991), UINT32_C(0x46ff3132), UINT32_C(0xb0bb8cda), UINT32_C(0x4a643f54), UINT32_C(0xb900c4f5),
            UINT32_C(0x96186a3e), UINT32_C(0x48ff2ee3),
        } } },
        { { {
            UINT32_C(0x9e7974a4), UINT32_C(0xb1010839), UINT32_C(0x19dedca9), UINT32_C(0x3b96ab62), UINT32_C(0x28144c0b),
            UINT32_C(0x9140cc8d), UINT32_C(0xefd5328c), UINT32_C(0x043c02d5), UINT32_C(0x04970511), UINT32_C(0x0ffeb50a),
            UINT32_C(0x5fbaa1fe), UINT32_C(0xb365b340),
        } }, { {
            UINT32_C(0x949848c1), UINT32_C(0x51cc373b), UINT32_C(0xdb6cf73d), UINT32_C(0x2b4bc6f9), UINT32_C(0x84d94ef1),
            UINT32_C(0xa90a91ed), UINT32_C(0x1314e094), UINT32_C(0xa758aa65), UINT32_C(0xa31e4bea), UINT32_C(0x18ca563a),
            UINT32_C(0xe409d0a4), UINT32_C(0x3d9db550),
        } } },
        { { {
            UINT32_C(0xb7b358c6), UINT32_C(0x864ebaff), UINT32_C(0xe577ba85), UINT32_C(0x46929d31), UINT32_C(0x0a03e0a4),
            UINT32_C(0x2857c946), UINT32_C(0xba65ae12), UINT32_C(0x21c8ee3a), UINT32_C(0xe6f2407d), UINT32_C(0x8fc8cca3),
            UINT32_C(0x4e4885b1), UINT32_C(0x139126e1),
        } }, { {
            UINT32_C(0xa35a265d), UINT32_C(0xf2b9c7e7), UINT32_C(0x5204e246), UINT32_C(0xeca58e59), UINT32_C(0xd9442f92),
            UINT32_C(0x2092c81c), UINT32_C(0xe8df112c), UINT32_C(0x45de5e47), UINT32_C(0xa1afd2a2), UINT32_C(0x4dcc468a),
            UINT32_C(0x285619ba), UINT32_C(0xd0ffc18a),
        } } },
        { { {
            UINT32_C(0x0342ab66), UINT32_C(0x24a4bde1), UINT32_C(0x9fc5916a), UINT32_C(0x8dd7eb2c), UINT32_C(0x9a63677a),
            UINT32_C(0xf31e2308), UINT32_C(0xfce58601), UINT32_C(0x1642285a), UINT32_C(0xaf8d2999), UINT32_C(0xad4fe4df),
            UINT32_C(0x02963dd0), UINT32_C(0x0a6f9b93),
        } }, { {
            UINT32_C(0xe4d3c7b0), UINT32_C(0x692689dc), UINT32_C(0xed45915c), UINT32_C(0x23d88322), UINT32_C(0x1d387a54),
            UINT32_C(0xdaf1eef0), UINT32_C(0xfd5ac314), UINT32_C(0xf0144ffe), UINT32_C(0x2382da63), UINT32_C(0x27f106ba),
            UINT32_C(0x12aef363), UINT32_C(0x405dc5d6),
        } } },
        { { {
            UINT32_C(0xfe9e66c2), UINT32_C(0xbdd65560), UINT32_C(0xbaa7f2d4), UINT32_C(0x66b11d95), UINT32_C(0x31bec0ad),
            UINT32_C(0x85dd0e67), UINT32_C(0x0e0fb08f), UINT32_C(0x5d786dd9), UINT32_C(0x8e75dc40), UINT32_C(0xc9a47269),
            UINT32_C(0xd7f2574b), UINT32_C(0x1a905137),
        } }, { {
            UINT32_C(0xf00b4401), UINT32_C(0xf76a53c1), UINT32_C(0xc1d99a1a), UINT32_C(0x2a0227eb), UINT32_C(0xc720132c),
            UINT32_C(0xfe061842), UINT32_C(0x6fc3f7da), UINT32_C(0xe8a2b607), UINT32_C(0x1361faf1), UINT32_C(0xccf015a1),
            UINT32_C(0xdc654543), UINT32_C(0x93ef649d),
        } } },
        { { {
            UINT32_C(0x34a01ed3), UINT32_C(0x1cf7d97a), UINT32_C(0x908e6086), UINT32_C(0x83bf069a), UINT32_C(0x79f1e267),
            UINT32_C(0xd5fb3256), UINT32_C(0x816f25b1), UINT32_C(0xdb5422cf), UINT32_C(0xfafabe59), UINT32_C(0x3f72078e),
            UINT32_C(0xab258ecd), UINT32_C(0x9f66754e),
        } }, { {
            UINT32_C(0x1c10dfd0), UINT32_C(0x2cfed246), UINT32_C(0x18bb684d), UINT32_C(0xc109993c), UINT32_C(0xd1e439d9),
            UINT32_C(0xd8f817e8), UINT32_C(0xd06a5593), UINT32_C(0xf90d2fb5), UINT32_C(0x4e9ecdca), UINT32_C(0x2d0e0aac),
            UINT32_C(0xa3474f17), UINT32_C(0x0068df7d),
        } } },
        { { {
            UINT32_C(0x41d962f0), UINT32_C(0x31555a3e), UINT32_C(0x1908bd9f), UINT32_C(0x7d83dc81), UINT32_C(0xb908b2a2),
            UINT32_C(0xa9d479e8), UINT32_C(0xfc2a507f), UINT32_C(0x23e3bd7a), UINT32_C(0x97d37660), UINT32_C(0x17b997fd),
            UINT32_C(0xf175df85), UINT32_C(0x1bdecc68),
        } }, { {
            UINT32_C(0x43a7e814), UINT32_C(0x6d299c2d), UINT32_C(0x2d43dcbb), UINT32_C(0xc676d8c6), UINT32_C(0x6e1b1edb),
            UINT32_C(0xe559bc71), UINT32_C(0x51539159), UINT32_C(0xcdb16a10), UINT32_C(0x924778d8), UINT32_C(0xe8a9525c),
            UINT32_C(0x1527f482), UINT32_C(0x72b73f9f),
        } } },
        { { {
            UINT32_C(0x649ac792), UINT32_C(0xf1ea98e4), UINT32_C(0x89b69862), UINT32_C(0x89bcb13b), UINT32_C(0xb7776c28),
            UINT32_C(0xa0ddcd65), UINT32_C(0x424f72df), UINT32_C(0xfb4ecfac), UINT32_C(0xc1769b22), UINT32_C(0xfb39975b),
            UINT32_C(0xd5d6954a), UINT32_C(0x675d363f),
        } }, { {
            UINT32_C(0x451d825c), UINT32_C(0xb606cf3a), UINT32_C(0x08f80909), UINT32_C(0x0ec59564), UINT32_C(0xdd5787a4),
            UINT32_C(0x968fa802), UINT32_C(0xd9094873), UINT32_C(0x64b6d629), UINT32_C(0x8c6abc89), UINT32_C(0xcb0520e9),
            UINT32_C(0x554e3f3e), UINT32_C(0x736c99d5),
        } } },
        { { {
            UINT32_C(0xea40281b), UINT32_C(0xa1c6e859), UINT32_C(0xd2b6a204), UINT32_C(0x1d01a673), UINT32_C(0x1fce69bc),
            UINT32_C(0xe0eb2bbc), UINT32_C(0xa775f1a3), UINT32_C(0xd0204f63), UINT32_C(0x68a340a7), UINT32_C(0x93683b52),
            UINT32_C(0xb87e7fd5), UINT32_C(0xcbd1b75b),
        } }, { {
            UINT32_C(0x537811e8), UINT32_C(0x5abe60c2), UINT32_C(0x2d6d3137), UINT32_C(0xd3e87e0c), UINT32_C(0x71221316),
            UINT32_C(0xdd32c63d), UINT32_C(0x8fb2e622), UINT32_C(0x42b15dab), UINT32_C(0xa0c0cefd), UINT32_C(0x48b43ca5),
            UINT32_C(0xdd6a0cf2), UINT32_C(0x1007062b),
        } } },
        { { {
            UINT32_C(0x0515dce3), UINT32_C(0xddace1d8), UINT32_C(0x7ff9a53c), UINT32_C(0xc8c8e7de), UINT32_C(0x2a8055cd),
            UINT32_C(0xaf4eb6d0), UINT32_C(0x0c2798ef), UINT32_C(0x6c2bc5b4), UINT32_C(0x1e5ef960), UINT32_C(0xe56f1cf4),
            UINT32_C(0x9b22f25d), UINT32_C(0x046190b3),
        } }, { {
            UINT32_C(0x5127fab7), UINT32_C(0x9c3f3a5e), UINT32_C(0x2cd31847), UINT32_C(0x2c9f4f69), UINT32_C(0xbdd339a6),
            UINT32_C(0xfa8c5c43), UINT32_C(0xffd12d38), UINT32_C(0xc05f6d98), UINT32_C(0xebe54bb6), UINT32_C(0x9eeda365),
            UINT32_C(0xfe22a762), UINT32_C(0x8fb3f20d),
        } } },
        { { {
            UINT32_C(0x0546d61f), UINT32_C(0xc8257129), UINT32_C(0x1804bd5c), UINT32_C(0x23db783b), UINT32_C(0xb0079372),
            UINT32_C(0x35d2f4e0), UINT32_C(0x53716bb2), UINT32_C(0xc868be34), UINT32_C(0x17a19435), UINT32_C(0x1ef9a48b),
            UINT32_C(0xcb6afc70), UINT32_C(0xbe2e470c),
        } }, { {
            UINT32_C(0xe684db5a), UINT32_C(0x4b2e9d60), UINT32_C(0x03967fc5), UINT32_C(0x7ae0af26), UINT32_C(0x22d7490e),
            UINT32_C(0x4d65f90a), UINT32_C(0x08c54689), UINT32_C(0xb581b250), UINT32_C(0x94a3f8d1), UINT32_C(0xf82ea4cd),
            UINT32_C(0xbefd77ba), UINT32_C(0x506513b2),
        } } },
        { { {
            UINT32_C(0x105a5994), UINT32_C(0x599b7d62), UINT32_C(0x3d43412c), UINT32_C(0xb7dc98cc), UINT32_C(0x81cf27a9),
            UINT32_C(0xa4ec7888), UINT32_C(0xfd2d8af2), UINT32_C(0x6fa05ba3), UINT32_C(0x99cba138), UINT32_C(0x858eed27),
            UINT32_C(0x597c2602), UINT32_C(0x272a6f75),
        } }, { {
            UINT32_C(0xa28a9dba), UINT32_C(0x945c318f), UINT32_C(0xf5d37b0d), UINT32_C(0xd4f1cfaa), UINT32_C(0x62abc77c),
            UINT32_C(0x3a54280a), UINT32_C(0x26e81196), UINT32_C(0x73ca8074), UINT32_C(0xbae1206a), UINT32_C(0x5152083c),
            UINT32_C(0x418e88ff), UINT32_C(0x705f2d4d),
        } } },
        { { {
            UINT32_C(0x86813b04), UINT32_C(0x94481b33), UINT32_C(0x7196af72), UINT32_C(0x64e5262f), UINT32_C(0x33103b6d),
            UINT32_C(0xea0d2cdf), UINT32_C(0x669f67db), UINT32_C(0xcbf433a0), UINT32_C(0x59f78008), UINT32_C(0xfef9b77a),
            UINT32_C(0xe1da4430), UINT32_C(0x4ecf4b76),
        } }, { {
            UINT32_C(0x6cdf464f), UINT32_C(0x69a4c08f), UINT32_C(0x3cff2c7a), UINT32_C(0xb3a48abe), UINT32_C(0x92f8190d),
            UINT32_C(0xa2dd6c75), UINT32_C(0xe435bcc7), UINT32_C(0x35c1a7b6), UINT32_C(0x1348aa45), UINT32_C(0xe98bc40a),
            UINT32_C(0xb5b04857), UINT32_C(0xb8d29642),
        } } },
        { { {
            UINT32_C(0x648b053c), UINT32_C(0x716554db), UINT32_C(0xdde27597), UINT32_C(0x6aa5b326), UINT32_C(0x27ed764e),
            UINT32_C(0xa02fe75a), UINT32_C(0x234f8e51), UINT32_C(0x4296431f), UINT32_C(0x8f09c0fd), UINT32_C(0x75ba032b),
            UINT32_C(0x7ced459c), UINT32_C(0x2cd65c5e),
        } }, { {
            UINT32_C(0xa6b9916b), UINT32_C(0x998d368d), UINT32_C(0xc85751e3), UINT32_C(0x2c8dc736), UINT32_C(0x65de3217),
            UINT32_C(0xe6ed061f), UINT32_C(0x042a0e87), UINT32_C(0xb45c368b), UINT32_C(0x467992e6), UINT32_C(0x4f93785d),
            UINT32_C(0x69cb9e9b), UINT32_C(0x0bfad630),
        } } },
        { { {
            UINT32_C(0x1815f492), UINT32_C(0x1ee5a5ec), UINT32_C(0x0e97b02e), UINT32_C(0xe11893f9), UINT32_C(0x18c0ea69),
            UINT32_C(0xb6cbfec6), UINT32_C(0xcea8ad80), UINT32_C(0xfb816ba2), UINT32_C(0x2041d319), UINT32_C(0x8b7374f0),
            UINT32_C(0x2f69a0bf), UINT32_C(0x3cd14b31),
        } }, { {
            UINT32_C(0xdbc5235f), UINT32_C(0x67b50799), UINT32_C(0xcfe18451), UINT32_C(0x899767a6), UINT32_C(0xc0590e1b),
            UINT32_C(0xd9c0402d), UINT32_C(0xe26bacd9), UINT32_C(0x9792cebb), UINT32_C(0x91965e27), UINT32_C(0x7424e6a7),
            UINT32_C(0xf827ca8e), UINT32_C(0x2c96a1d2),
        } } },
        { { {
            UINT32_C(0x058d5544), UINT32_C(0x5e43b724), UINT32_C(0x07cfce12), UINT32_C(0xc81f5dce), UINT32_C(0x9817bb8b),
            UINT32_C(0x7037d372), UINT32_C(0xa0adea92), UINT32_C(0xe4c036be), UINT32_C(0x9181f5d2), UINT32_C(0x6bffdf20),
            UINT32_C(0xbac94de9), UINT32_C(0xe86c883a),
        } }, { {
            UINT32_C(0xea06ac56), UINT32_C(0xdb2f1168), UINT32_C(0x730a24d0), UINT32_C(0xec15ba17), UINT32_C(0xd1e73317),
            UINT32_C(0xea656433), UINT32_C(0xa77adc27), UINT32_C(0x15d6fb02), UINT32_C(0x1846522f), UINT32_C(0xa3f30fcd),
            UINT32_C(0x98391430), UINT32_C(0x08444572),
        } } },
        { { {
            UINT32_C(0x42dcb88c), UINT32_C(0xa10e6c7b), UINT32_C(0x431f71db), UINT32_C(0xef413953), UINT32_C(0x8d84c20e),
            UINT32_C(0x44a0f1fb), UINT32_C(0x0ab4e459), UINT32_C(0x90ce1dce), UINT32_C(0xb1617102), UINT32_C(0x520cbf75),
            UINT32_C(0x0352e6bc), UINT32_C(0x165285c8),
        } }, { {
            UINT32_C(0x1d4740ac), UINT32_C(0x1d22db50), UINT32_C(0x645ac7cc), UINT32_C(0x6a8778bb), UINT32_C(0x726aebf3),
            UINT32_C(0x888ef26a), UINT32_C(0xa4e3bccb), UINT32_C(0x425237a4), UINT32_C(0xbcbb5431), UINT32_C(0x807427e8),
            UINT32_C(0xb24ee4be), UINT32_C(0x3ad94895),
        } } },
        { { {
            UINT32_C(0x475801d9), UINT32_C(0x322b81d8), UINT32_C(0xd598a21f), UINT32_C(0x22927303), UINT32_C(0xe3d06259),
            UINT32_C(0x1036b046), UINT32_C(0x86d1da9c), UINT32_C(0x7bddeb18), UINT32_C(0x7b4178a3), UINT32_C(0x68dd4fc4),
            UINT32_C(0x843abaed), UINT32_C(0xff666bc3),
        } }, { {
            UINT32_C(0xe05b8d9b), UINT32_C(0xbe3aacf6), UINT32_C(0x6d2e695a), UINT32_C(0x8406bde0), UINT32_C(0x10bf3e4f),
            UINT32_C(0x1779a5cd), UINT32_C(0x619dbb5e), UINT32_C(0x075c3750), UINT32_C(0x18ea70f9), UINT32_C(0x1d18cc28),
            UINT32_C(0x4d2dfe8e), UINT32_C(0x05d7712d),
        } } },
        { { {
            UINT32_C(0xb39ac737), UINT32_C(0x10c187e4), UINT32_C(0x31216cce), UINT32_C(0x46fe87a4), UINT32_C(0x80bc94a3),
            UINT32_C(0xd17667ae), UINT32_C(0x0f38fad0), UINT32_C(0x7f2b89f5), UINT32_C(0x8fb4d366), UINT32_C(0xc1591dea),
            UINT32_C(0x2a34cd5f), UINT32_C(0xde4c61e5),
        } }, { {
            UINT32_C(0x13a6899d), UINT32_C(0x4fc704b1), UINT32_C(0xbfb6b059), UINT32_C(0xb1448277), UINT32_C(0x7bc59edc),
            UINT32_C(0xdf9b0e5f), UINT32_C(0xd2400fb9), UINT32_C(0xabbc2469), UINT32_C(0xdb3798e2), UINT32_C(0xe8a075d5),
            UINT32_C(0x5325bd34), UINT32_C(0x799087a1),
        } } },
        { { {
            UINT32_C(0x12b868f8), UINT32_C(0x412efc77), UINT32_C(0xeada9499), UINT32_C(0x1d12de00), UINT32_C(0x8753e248),
            UINT32_C(0x91877c2a), UINT32_C(0xd8373f3b), UINT32_C(0x321e0f0b), UINT32_C(0x0a861748), UINT32_C(0xd00dbd98),
            UINT32_C(0xc7487ba1), UINT32_C(0x7a9076fd),
        } }, { {
            UINT32_C(0x40bdcd13), UINT32_C(0x932a9a7a), UINT32_C(0xb1fe0672), UINT32_C(0xebe75ec9), UINT32_C(0x463865a8),
            UINT32_C(0xf5ff9db5), UINT32_C(0x1f0a86cd), UINT32_C(0x37b7f784), UINT32_C(0xfd023d8e), UINT32_C(0xde57a1ea),
            UINT32_C(0x4612f790), UINT32_C(0x6a79d239),
        } } },
        { { {
            UINT32_C(0x80d88577), UINT32_C(0x683e7410), UINT32_C(0x2f30c9b0), UINT32_C(0x8b384311), UINT32_C(0xfbc68c69),
            UINT32_C(0x36e9f9bb), UINT32_C(0x3eeef9ba), UINT32_C(0xc3d1bad6), UINT32_C(0x34d44d2d), UINT32_C(0x04260e15),
            UINT32_C(0x824db7db), UINT32_C(0x6c371a38),
        } }, { {
            UINT32_C(0x067bf6ad), UINT32_C(0x8563f89e), UINT32_C(0x650a4214), UINT32_C(0xc2b448b5), UINT32_C(0x1fff0580),
            UINT32_C(0x31f2e9c7), UINT32_C(0x052a9686), UINT32_C(0xc9371c5a), UINT32_C(0xa9bd6aee), UINT32_C(0xafa2e853),
            UINT32_C(0xb1430c22), UINT32_C(0x0961ecab),
        } } },
        { { {
            UINT32_C(0xa614280f), UINT32_C(0x9f44dcb3), UINT32_C(0xad8bbbcb), UINT32_C(0x3c59517e), UINT32_C(0xaaf540e7),
            UINT32_C(0xdf12b68d), UINT32_C(0x8baf2df7), UINT32_C(0xdc7fb2df), UINT32_C(0xc9b2ac64), UINT32_C(0x5ff87779),
            UINT32_C(0x0ced8b2d), UINT32_C(0xf34e7fd4),
        } }, { {
            UINT32_C(0x27c594e5), UINT32_C(0x69312965), UINT32_C(0x10e6b243), UINT32_C(0x934f2540), UINT32_C(0x7b865a3f),
            UINT32_C(0xeeb1c48e), UINT32_C(0x1c69de06), UINT32_C(0xb1f51bcc), UINT32_C(0xf2500684), UINT32_C(0x0118a23b),
            UINT32_C(0xc66321c6), UINT32_C(0x5cd78e39),
        } } },
        { { {
            UINT32_C(0xcaea6f4b), UINT32_C(0xa922771d), UINT32_C(0x8278a0b6), UINT32_C(0xb29a6554), UINT32_C(0xa263b5ec),
            UINT32_C(0x1867aacd), UINT32_C(0x0ddcb343), UINT32_C(0x89001594), UINT32_C(0xe8a15b29), UINT32_C(0xcd6add2b),
            UINT32_C(0xbbd7e5f0), UINT32_C(0xa33ffa7a),
        } }, { {
            UINT32_C(0x4f0252c7), UINT32_C(0x95e22f65), UINT32_C(0xf8744526), UINT32_C(0x4b29e8d3), UINT32_C(0xa6537b38),
            UINT32_C(0xc2829954), UINT32_C(0xce674909), UINT32_C(0x4036d204), UINT32_C(0x8f598dc4), UINT32_C(0xf680c8f7),
            UINT32_C(0xd8596fef), UINT32_C(0x1db005e7),
        } } },
        { { {
            UINT32_C(0xdefc4545), UINT32_C(0x3c963de6), UINT32_C(0x3a848043), UINT32_C(0x3b19f2f5), UINT32_C(0x3a469084),
            UINT32_C(0xb505708c), UINT32_C(0x5ca9b81d), UINT32_C(0xa7051a1a), UINT32_C(0x05a57984), UINT32_C(0xe98c8b79),
            UINT32_C(0xe5416fbc), UINT32_C(0xd8ac6cfa),
        } }, { {
            UINT32_C(0x1d6feed8), UINT32_C(0x004711f7), UINT32_C(0xf7d19f82), UINT32_C(0xedf94189), UINT32_C(0xf03a6110),
            UINT32_C(0x9ff4ab16), UINT32_C(0x8bbde53a), UINT32_C(0xf27a1013), UINT32_C(0xf4d39c41), UINT32_C(0x3ed1fd01),
            UINT32_C(0x4e366ec6), UINT32_C(0x155f2ff0),
        } } },
    },
    {
        { { {
            UINT32_C(0x3f27218a), UINT32_C(0xa1c4be58), UINT32_C(0x0a8d9ab4), UINT32_C(0x2b8bf96d), UINT32_C(0x658e6af2),
            UINT32_C(0x0dec0548), UINT32_C(0xcfe4aa59), UINT32_C(0x6439bbf4), UINT32_C(0x8744312c), UINT32_C(0xf5dc372d),
            UINT32_C(0xde2dee4a), UINT32_C(0x322b895e),
        } }, { {
            UINT32_C(0xbc75be1e), UINT32_C(0x3607421e), UINT32_C(0x15457ba0), UINT32_C(0x50fe041d), UINT32_C(0x848f9405),
            UINT32_C(0x5f621c7c), UINT32_C(0x52f3a9d8), UINT32_C(0x129ad900), UINT32_C(0xc3b10f2f), UINT32_C(0x08a889d8),
            UINT32_C(0x5191cb49), UINT32_C(0x8044a1b0),
        } } },
        { { {
            UINT32_C(0xbf688eb4), UINT32_C(0x29051cbc), UINT32_C(0x5f246b8f), UINT32_C(0x251f8282), UINT32_C(0x4c64abbb),
            UINT32_C(0x550fb780), UINT32_C(0x3bbcbe65), UINT32_C(0x16362c5c), UINT32_C(0xb58d4483), UINT32_C(0xfa71dc59),
            UINT32_C(0x4c434028), UINT32_C(0x6a43f954),
        } }, { {
            UINT32_C(0x986c3c63), UINT32_C(0xa3ce577b), UINT32_C(0x4c9b8496), UINT32_C(0xda33cd11), UINT32_C(0xc38c66f6),
            UINT32_C(0x5f1a0dd8), UINT32_C(0x46964b65), UINT32_C(0x1a8c87de), UINT32_C(0x53c559ef), UINT32_C(0x88310405),
            UINT32_C(0xb52326e0), UINT32_C(0x8016055c),
        } } },
        { { {
            UINT32_C(0xde8c1125), UINT32_C(0x53e97850), UINT32_C(0xd5fd6313), UINT32_C(0xcb0cd8b1), UINT32_C(0x848daa5c),
            UINT32_C(0x9c00c37c), UINT32_C(0xcecb896a), UINT32_C(0x57d66764), UINT32_C(0xb29cffc3), UINT32_C(0xaf37fd68),
            UINT32_C(0xcacfcb29), UINT32_C(0xeaadfa38),
        } }, { {
            UINT32_C(0xc0a3e64d), UINT32_C(0x4b5c8125), UINT32_C(0x925921cf), UINT32_C(0xd3c3a949), UINT32_C(0xbbe8059c),
            UINT32_C(0xb00c7e89), UINT32_C(0x1910a790), UINT32_C(0x58070612), UINT32_C(0xeb1abf92), UINT32_C(0xfa399388),
            UINT32_C(0xc15755c7), UINT32_C(0x8cf73ec0),
        } } },
        { { {
            UINT32_C(0x323237e8), UINT32_C(0x7f4e9d62), UINT32_C(0x2d89b2f5), UINT32_C(0xca6b0f12), UINT32_C(0x26fe1ea6),
            UINT32_C(0xd8910af9), UINT32_C(0x926a0217), UINT32_C(0x10e893e8), UINT32_C(0xa86c8e34), UINT32_C(0xf304abdb),
            UINT32_C(0x790c8ff3), UINT32_C(0xa4431d26),
        } }, { {
            UINT32_C(0x54d34df1), UINT32_C(0x61e33817), UINT32_C(0xc3b5e82d), UINT32_C(0xb7c672f8), UINT32_C(0x076fb60f),
            UINT32_C(0xfb76d892), UINT32_C(0x6dc2e751), UINT32_C(0x1bbcc57f), UINT32_C(0x79939d82), UINT32_C(0x3a171e8b),
            UINT32_C(0x95743a9e), UINT32_C(0x78d7aefb),
        } } },
        { { {
            UINT32_C(0xc3df921a), UINT32_C(0x7426dbc7), UINT32_C(0x1a3d3e54), UINT32_C(0x4bc41efb), UINT32_C(0xa29eef42),
            UINT32_C(0xa921032a), UINT32_C(0xb1838e3c), UINT32_C(0x8832683b), UINT32_C(0xb9171cd8), UINT32_C(0xd92a36e0),
            UINT32_C(0x1b60f4cd), UINT32_C(0xd22d2123),
        } }, { {
            UINT32_C(0x672c7f3b), UINT32_C(0x9593594b), UINT32_C(0x3814a7b3), UINT32_C(0x27d13668), UINT32_C(0x55b97244),
            UINT32_C(0x56f48216), UINT32_C(0xdf7938db), UINT32_C(0xd3f6233f), UINT32_C(0x74d69046), UINT32_C(0x57b06472),
            UINT32_C(0xdda35ca8), UINT32_C(0x2a0fd552),
        } } },
        { { {
            UINT32_C(0x25252a37), UINT32_C(0x0951aee9), UINT32_C(0xef4a44c7), UINT32_C(0xf2ac0608), UINT32_C(0xfa722528),
            UINT32_C(0x51387cf2), UINT32_C(0x350287ae), UINT32_C(0x2cf29ded), UINT32_C(0xda4b2559), UINT32_C(0xc30a600e),
            UINT32_C(0xf4560d3d), UINT32_C(0xcd726d3f),
        } }, { {
            UINT32_C(0x0b2af35a), UINT32_C(0xb5e52593), UINT32_C(0x397d3d80), UINT32_C(0x737a7cdc), UINT32_C(0xfa0fae37),
            UINT32_C(0xc386339e), UINT32_C(0xd27fe23c), UINT32_C(0xc132b8f2), UINT32_C(0x7d81f973), UINT32_C(0x8ff3e804),
            UINT32_C(0xeb429708), UINT32_C(0x5ca50682),
        } } },
        { { {
            UINT32_C(0xe309cc35), UINT32_C(0x8af7f6cd), UINT32_C(0xc44adbfe), UINT32_C(0x0b1a285c), UINT32_C(0x44e41f37),
            UINT32_C(0x6ee2d839), UINT32_C(0x55559286), UINT32_C(0x7cde707e), UINT32_C(0xb103479b), UINT32_C(0xcde14b7a),
            UINT32_C(0x72c7f744), UINT32_C(0xe6467fd1),
        } }, { {
            UINT32_C(0x750a4e1f), UINT32_C(0xf39d2bf6), UINT32_C(0xb959ae62), UINT32_C(0xc32482c0), UINT32_C(0x435d0687),
            UINT32_C(0x3f647d1d), UINT32_C(0x6a094b75), UINT32_C(0x876b0226), UINT32_C(0xccca1a6b), UINT32_C(0x73c2a37a),
            UINT32_C(0x391708b8), UINT32_C(0x18b47303),
        } } },
        { { {
            UINT32_C(0x08bd379c), UINT32_C(0x0cec4239), UINT32_C(0x303cf89e), UINT32_C(0x9eea26d2), UINT32_C(0x21873d6d),
            UINT32_C(0x437404c1), UINT32_C(0xc2a99cdf), UINT32_C(0x778569a9), UINT32_C(0xda557e9f), UINT32_C(0x89d6150a),
            UINT32_C(0x1488ee18), UINT32_C(0x0d2bdfdb),
        } }, { {
            UINT32_C(0xb2d33fed), UINT32_C(0x43152661), UINT32_C(0x1d356a67), UINT32_C(0x734c92d9), UINT32_C(0xbd68d1e5),
            UINT32_C(0xf2548a87), UINT32_C(0xeda41924), UINT32_C(0x42bedc4f), UINT32_C(0x1d2e0b71), UINT32_C(0x7e2463be),
            UINT32_C(0xe3a59f55), UINT32_C(0x60fe0a7a),
        } } },
        { { {
            UINT32_C(0xfbee01f0), UINT32_C(0xcd432074), UINT32_C(0xfe5739f9), UINT32_C(0x6a44d6ef), UINT32_C(0x67c9b2fe),
            UINT32_C(0xd2a527e3), UINT32_C(0xc92176cb), UINT32_C(0xa4a2ecd0), UINT32_C(0x43ca8e83), UINT32_C(0x11e501cf),
            UINT32_C(0xe169bf26), UINT32_C(0xc9419a3c),
        } }, { {
            UINT32_C(0xc9a650e7), UINT32_C(0x8a6c0c71), UINT32_C(0x8fbb096a), UINT32_C(0xe377e5ab), UINT32_C(0xe87409f9),
            UINT32_C(0x973c8650), UINT32_C(0x06650f7e), UINT32_C(0x84872f96), UINT32_C(0xee970cc6), UINT32_C(0xc05cf49c),
            UINT32_C(0x3f5b0100), UINT32_C(0xa3e8e0cf),
        } } },
        { { {
            UINT32_C(0xa9b504ba), UINT32_C(0xf0b90258), UINT32_C(0x0cfd5e07), UINT32_C(0xb25b2450), UINT32_C(0xcc6e892b),
            UINT32_C(0x91850bc8), UINT32_C(0x78ef0649), UINT32_C(0xac37531c), UINT32_C(0xcaadc95f), UINT32_C(0xea0e5c55),
            UINT32_C(0xb0571a87), UINT32_C(0xf7e82147),
        } }, { {
            UINT32_C(0xd1e47bda), UINT32_C(0xcadd7ae5), UINT32_C(0x9fb8e736), UINT32_C(0xb48432b2), UINT32_C(0x85650724),
            UINT32_C(0x7acf75de), UINT32_C(0xc590b756), UINT32_C(0xa2ed948c), UINT32_C(0xc8bd69ae), UINT32_C(0xf7a5c143),
            UINT32_C(0xdc27e75c), UINT32_C(0x627b7cab),
        } } },
        { { {
            UINT32_C(0x47030d46), UINT32_C(0x85540513), UINT32_C(0x30b00ec0), UINT32_C(0xf389d04f), UINT32_C(0xad38a19c),
            UINT32_C(0x8c6817b7), UINT32_C(0x9064c1db), UINT32_C(0x4f771a60), UINT32_C(0x375ed21e), UINT32_C(0x7184e221),
            UINT32_C(0xf5ead805), UINT32_C(0x4b8ac7ff),
        } }, { {
            UINT32_C(0x89a30e06), UINT32_C(0xb97346f8), UINT32_C(0x9253ecd8), UINT32_C(0x091abaca), UINT32_C(0x282cacf7),
            UINT32_C(0x05340899), UINT32_C(0xd02b9dd8), UINT32_C(0x9a803118), UINT32_C(0xf348cd82), UINT32_C(0xaea9ca45),
            UINT32_C(0x6ad9a2c6), UINT32_C(0x4a8fd33c),
        } } },
        { { {
            UINT32_C(0xbb886a74), UINT32_C(0x8e2faa67), UINT32_C(0x9153fd8c), UINT32_C(0xd1482953), UINT32_C(0x7ab44301),
            UINT32_C(0xa3e5e02f), UINT32_C(0xa3568ae9), UINT32_C(0x8361c4b8), UINT32_C(0xe6e81487), UINT32_C(0xc33b652b),
            UINT32_C(0x152cb8ef), UINT32_C(0x0de975a0),
        } }, { {
            UINT32_C(0x581e02b5), UINT32_C(0xbb907f86), UINT32_C(0xa9a2c998), UINT32_C(0x3ba87c29), UINT32_C(0xc388f48e),
            UINT32_C(0x4213a11a), UINT32_C(0xcd1301af), UINT32_C(0x801b62fb), UINT32_C(0xc266ad82), UINT32_C(0x55983eed),
            UINT32_C(0x42692272), UINT32_C(0xb301ae88),
        } } },
        { { {
            UINT32_C(0xb8987663), UINT32_C(0x6ccf3888), UINT32_C(0xbdff9bd4), UINT32_C(0xfa5b28b0), UINT32_C(0x7f415e65),
            UINT32_C(0xb645911d), UINT32_C(0xf1401788), UINT32_C(0x32491d35), UINT32_C(0xdccab9c8), UINT32_C(0xcfd99832),
            UINT32_C(0xb78a3806), UINT32_C(0x793a7b85),
        } }, { {
            UINT32_C(0xced6f477), UINT32_C(0x8ae085b1), UINT32_C(0x9b6f9732), UINT32_C(0xf8015e4d), UINT32_C(0x772acae7),
            UINT32_C(0xbb1af4f8), UINT32_C(0x749ba179), UINT32_C(0x9d87995c), UINT32_C(0xc9f843ad), UINT32_C(0x5015dbec),
            UINT32_C(0x35c83891), UINT32_C(0xec1ed3f2),
        } } },
        { { {
            UINT32_C(0xcea43a42), UINT32_C(0x38fd5cf9), UINT32_C(0x00165c04), UINT32_C(0x6983bd06), UINT32_C(0xb9ea4bab),
            UINT32_C(0x0d3c38bf), UINT32_C(0x2b882b57), UINT32_C(0xbb3e6336), UINT32_C(0xa661f7ed), UINT32_C(0x7c4c8372),
            UINT32_C(0xb29e4436), UINT32_C(0x6f6870cf),
        } }, { {
            UINT32_C(0x8e48fdc9), UINT32_C(0xbe2f33d5), UINT32_C(0xadbe9392), UINT32_C(0xee9202a1), UINT32_C(0xe425acac),
            UINT32_C(0xed7a40dc), UINT32_C(0xc036d038), UINT32_C(0xd534a3f0), UINT32_C(0x2c8c6d3e), UINT32_C(0xe74178ed),
            UINT32_C(0x086b2b1c), UINT32_C(0x4b9d3637),
        } } },
        { { {
            UINT32_C(0x7e9364b3), UINT32_C(0x27e7c055), UINT32_C(0xa75657d6), UINT32_C(0x73d61de0), UINT32_C(0x07355107),
            UINT32_C(0x0e810cc2), UINT32_C(0x81b3af8c), UINT32_C(0xde431d95), UINT32_C(0xcd1f56c6), UINT32_C(0x69275299),
            UINT32_C(0x5469cb00), UINT32_C(0xc50bc84e),
        } }, { {
            UINT32_C(0x023e440e), UINT32_C(0x273615f7), UINT32_C(0x70eaf8e6), UINT32_C(0xff89daf4), UINT32_C(0x200f86aa),
            UINT32_C(0xbdecac29), UINT32_C(0x84980388), UINT32_C(0x9f611020), UINT32_C(0x17cf0cb7), UINT32_C(0x2790a578),
            UINT32_C(0x8e032dae), UINT32_C(0xca505bc2),
        } } },
        { { {
            UINT32_C(0x2b851354), UINT32_C(0x0291c91d), UINT32_C(0xd662d0b6), UINT32_C(0xc1d27bb3), UINT32_C(0x4f668eff),
            UINT32_C(0x517067e3), UINT32_C(0xc957d88a), UINT32_C(0x241a4678), UINT32_C(0xf460135f), UINT32_C(0x01c763eb),
            UINT32_C(0x5fabbd97), UINT32_C(0x7ca0a811),
        } }, { {
            UINT32_C(0x3a8095ca), UINT32_C(0x7bde696c), UINT32_C(0x46cf4237), UINT32_C(0xd08504bc), UINT32_C(0xfdeeb7d0),
            UINT32_C(0x7256080c), UINT32_C(0xc34abd19), UINT32_C(0x97fee1c5), UINT32_C(0x48aa8736), UINT32_C(0x63536b53),
            UINT32_C(0xf1a07dbc), UINT32_C(0x8a668bbc),
        } } },
        { { {
            UINT32_C(0xd555baa2), UINT32_C(0xa4c529d1), UINT32_C(0x9c43aa6c), UINT32_C(0x00823e84), UINT32_C(0xc401c3f9),
            UINT32_C(0x73cad809), UINT32_C(0x537a3261), UINT32_C(0x853e4cc0), UINT32_C(0x62ab86f1), UINT32_C(0xc0eb0fda),
            UINT32_C(0x878963c5), UINT32_C(0xc3816e45),
        } }, { {
            UINT32_C(0xab81fb69), UINT32_C(0xfe70bc95), UINT32_C(0xed58f4f9), UINT32_C(0x2283e440), UINT32_C(0x76e68d1d),
            UINT32_C(0x6e8ffd3d), UINT32_C(0x13a05144), UINT32_C(0xc186e0fd), UINT32_C(0x2f06e88b), UINT32_C(0x6d954d3c),
            UINT32_C(0xcedd1c5a), UINT32_C(0x3a6814d0),
        } } },
        { { {
            UINT32_C(0x55027ae4), UINT32_C(0xb1bcce6d), UINT32_C(0x81aeea75), UINT32_C(0x1c471bfb), UINT32_C(0x99cc50e5),
            UINT32_C(0x942fec1a), UINT32_C(0xcd1e3ddb), UINT32_C(0x9b46bd12), UINT32_C(0x7074edb3), UINT32_C(0xaa56c752),
            UINT32_C(0x2f01773c), UINT32_C(0xfb9f5181),
        } }, { {
            UINT32_C(0xd164acfa), UINT32_C(0xd4c7374a), UINT32_C(0xa1a50626), UINT32_C(0xe1a0eb69), UINT32_C(0x50e745cb),
            UINT32_C(0x910813a5), UINT32_C(0x35410e20), UINT32_C(0xbe1c6169), UINT32_C(0xc2a023ee), UINT32_C(0x812fff07),
            UINT32_C(0xe58cba29), UINT32_C(0x1fa9c249),
        } } },
        { { {
            UINT32_C(0xa6e70603), UINT32_C(0x05624d53), UINT32_C(0x02de8a80), UINT32_C(0xddf5b160), UINT32_C(0x21cf0233),
            UINT32_C(0x6da0cb34), UINT32_C(0x57848f4d), UINT32_C(0xa44385d5), UINT32_C(0x3fe92e28), UINT32_C(0x4c9e868a),
            UINT32_C(0x2035a5b3), UINT32_C(0xf8cd51ba),
        } }, { {
            UINT32_C(0x21d6c39e), UINT32_C(0x325f4195), UINT32_C(0x536d4435), UINT32_C(0xfb3075c6), UINT32_C(0xf27e2f92),
            UINT32_C(0x69c1b76b), UINT32_C(0x2b05e118), UINT32_C(0x690681d1), UINT32_C(0x78d5251d), UINT32_C(0x436fa219),
            UINT32_C(0x9b168020), UINT32_C(0x99db8932),
        } } },
        { { {
            UINT32_C(0x3740265c), UINT32_C(0xbba777f6), UINT32_C(0x57ec7157), UINT32_C(0x691c12a5), UINT32_C(0x8243f131),
            UINT32_C(0xde5cf430), UINT32_C(0x5b419739), UINT32_C(0x3943a432), UINT32_C(0x0a4646e3), UINT32_C(0xf548eb63),
            UINT32_C(0x39e43c8f), UINT32_C(0x077c1ed5),
        } }, { {
            UINT32_C(0x6ae27797), UINT32_C(0xa14cf3fc), UINT32_C(0x77ba481a), UINT32_C(0x478cc88e), UINT32_C(0x1313d700),
            UINT32_C(0xa8850f8e), UINT32_C(0xe43a80fb), UINT32_C(0xfd16ff74), UINT32_C(0x53009840), UINT32_C(0xc2a0fc47),
            UINT32_C(0x3084c4fb), UINT32_C(0xaa0324cc),
        } } },
        { { {
            UINT32_C(0x410b909f), UINT32_C(0xaa32bdae), UINT32_C(0x2676c581), UINT32_C(0x55e8476a), UINT32_C(0xc760cd6d),
            UINT32_C(0x303f00b5), UINT32_C(0xe756ed56), UINT32_C(0xadda51da), UINT32_C(0xe80d6273), UINT32_C(0xff7dd59e),
            UINT32_C(0x76de7844), UINT32_C(0x9cdc89ce),
        } }, { {
            UINT32_C(0x53e4e599), UINT32_C(0x5993979b), UINT32_C(0x55159e57), UINT32_C(0x3267326d), UINT32_C(0xafb55078),
            UINT32_C(0xa7865765), UINT32_C(0x1ed702a0), UINT32_C(0x22ff96c5), UINT32_C(0x6db473fe), UINT32_C(0x546d3ec6),
            UINT32_C(0x7c0a8567), UINT32_C(0x5d38dde7),
        } } },
        { { {
            UINT32_C(0x44395dca), UINT32_C(0xb72bc004), UINT32_C(0x3b17d10c), UINT32_C(0x5094a5ff), UINT32_C(0xefbb25ef),
            UINT32_C(0x1c0a4044), UINT32_C(0xa07a5b9d), UINT32_C(0x17b32892), UINT32_C(0x54a3cdb2), UINT32_C(0xab5aa89c),
            UINT32_C(0xf98edf9f), UINT32_C(0x707acfc0),
        } }, { {
            UINT32_C(0x2f81296e), UINT32_C(0xa27c28f7), UINT32_C(0xee49549d), UINT32_C(0xdcae704b), UINT32_C(0x1e3dc720),
            UINT32_C(0x52d0bb71), UINT32_C(0x0977c368), UINT32_C(0x43c27801), UINT32_C(0xe90372cd), UINT32_C(0x937bf4c6),
            UINT32_C(0x423146d8), UINT32_C(0xd4d50bc4),
        } } },
        { { {
            UINT32_C(0x00e60cb4), UINT32_C(0xd38a2d7b), UINT32_C(0xb95e4cfb), UINT32_C(0x0b56952a), UINT32_C(0xf9b2f624),
            UINT32_C(0x82eda28e), UINT32_C(0x7b7da0fa), UINT32_C(0x81d6a65c), UINT32_C(0x4c74c486), UINT32_C(0xf7e1a79a),
            UINT32_C(0xa1faba12), UINT32_C(0x986d9e10),
        } }, { {
            UINT32_C(0x2f066505), UINT32_C(0xc4e80ba7), UINT32_C(0xa9f9cd8c), UINT32_C(0x40a1414e), UINT32_C(0xbfa2a3f1),
            UINT32_C(0x6cc94fbc), UINT32_C(0x12d7197c), UINT32_C(0x9edc9b7b), UINT32_C(0x54f6ba12), UINT32_C(0x1f8ce62b),
            UINT32_C(0x6c97f689), UINT32_C(0x6583f1a5),
        } } },
        { { {
            UINT32_C(0x03df4566), UINT32_C(0x95b2c6a1), UINT32_C(0xc2749ebc), UINT32_C(0xa5b3de8d), UINT32_C(0x202265e5),
            UINT32_C(0x2f87cdb3), UINT32_C(0x81995178), UINT32_C(0x24d45c3e), UINT32_C(0x387624ab), UINT32_C(0x77caf93b),
            UINT32_C(0x45b07917), UINT32_C(0x1b8088f9),
        } }, { {
            UINT32_C(0x801aea10), UINT32_C(0x4ab54ffb), UINT32_C(0xb59f35e2), UINT32_C(0xebf4d306), UINT32_C(0x440da681),
            UINT32_C(0xc8041169), UINT32_C(0x5240a1c7), UINT32_C(0x8e2c5421), UINT32_C(0xc531e779), UINT32_C(0x9b8e8983),
            UINT32_C(0x8a735f7f), UINT32_C(0x97a2a0fc),
        } } },
        { { {
            UINT32_C(0x02f2e38b), UINT32_C(0x61033e92), UINT32_C(0x5f042fe5), UINT32_C(0xfafa3dfb), UINT32_C(0xbff22c16),
            UINT32_C(0x96bd41a7), UINT32_C(0x6069da38), UINT32_C(0x6297ec45), UINT32_C(0xf09ae31b), UINT32_C(0xff720c90),
            UINT32_C(0xf7051a7e), UINT32_C(0xbcdd72a1),
        } }, { {
            UINT32_C(0x92d9416a), UINT32_C(0xf4079a72), UINT32_C(0x11ec3727), UINT32_C(0x90bf42f9), UINT32_C(0xa0b71022),
            UINT32_C(0x40705b0e), UINT32_C(0x05e1af99), UINT32_C(0x16477dbf), UINT32_C(0xe222fbb3), UINT32_C(0x7d68a8dd),
            UINT32_C(0x5366aa33), UINT32_C(0x88c1b0cc),
        } } },
        { { {
            UINT32_C(0x1a979d90), UINT32_C(0x760b4b37), UINT32_C(0x8bb443de), UINT32_C(0x5921bbe5), UINT32_C(0xc8d23fc7),
            UINT32_C(0xa1574cb8), UINT32_C(0x59ca192c), UINT32_C(0xa65de688), UINT32_C(0x59a70000), UINT32_C(0xe2af9075),
            UINT32_C(0x93c7fee0), UINT32_C(0x82769fc4),
        } }, { {
            UINT32_C(0x1e542015), UINT32_C(0x7865bd4f), UINT32_C(0x49145926), UINT32_C(0x461b977d), UINT32_C(0x0d38e4bb),
            UINT32_C(0xe6144ed9), UINT32_C(0x8df16c8b), UINT32_C(0x4635ac80), UINT32_C(0x8a981977), UINT32_C(0x3f4e8093),
            UINT32_C(0x9b5ba09a), UINT32_C(0x051c4794),
        } } },
        { { {
            UINT32_C(0xa1abc39d), UINT32_C(0xb26365d5), UINT32_C(0xdaa8b2a0), UINT32_C(0xebef78b6), UINT32_C(0x7d89d8d3),
            UINT32_C(0xc4660d44), UINT32_C(0x1f4d421e), UINT32_C(0x53bd71aa), UINT32_C(0xc4ce22e4), UINT32_C(0x04b7ce71),
            UINT32_C(0xa034244c), UINT32_C(0x5359fafb),
        } }, { {
            UINT32_C(0xb64195c2), UINT32_C(0x9a534fe2), UINT32_C(0xa4fce3c8), UINT32_C(0x30c8b9d9), UINT32_C(0x85344bc7),
            UINT32_C(0x27d63e12), UINT32_C(0x2a522005), UINT32_C(0x5cdb9199), UINT32_C(0x15b1a970), UINT32_C(0xcdc62fb0),
            UINT32_C(0x74be8e87), UINT32_C(0x874013f7),
        } } },
        { { {
            UINT32_C(0xefc16c07), UINT32_C(0xb9250671), UINT32_C(0xcfa2ad24), UINT32_C(0x3fa30f6b), UINT32_C(0x8f487e27),
            UINT32_C(0x2fd0d8b5), UINT32_C(0x5ddf6516), UINT32_C(0x4a780dca), UINT32_C(0x7df32d5c), UINT32_C(0x028ed295),
            UINT32_C(0xf6dcbc63), UINT32_C(0xa9cca76b),
        } }, { {
            UINT32_C(0x755ea07e), UINT32_C(0x5970a2a6), UINT32_C(0xb6248029), UINT32_C(0x7ee04b71), UINT32_C(0x0603556d),
            UINT32_C(0xd7c416ce), UINT32_C(0x307baade), UINT32_C(0x1bd66bae), UINT32_C(0xe76b4fa0), UINT32_C(0x6bd81ed9),
            UINT32_C(0xaabbd37e), UINT32_C(0x35710803),
        } } },
        { { {
            UINT32_C(0xfabc3f46), UINT32_C(0x07a31b22), UINT32_C(0x148fb293), UINT32_C(0x130d6b39), UINT32_C(0xf632c521),
            UINT32_C(0x76014bee), UINT32_C(0xfbbff2d0), UINT32_C(0xc7655a37), UINT32_C(0x8445b602), UINT32_C(0x82ad83f8),
            UINT32_C(0xd6a6481c), UINT32_C(0x23ac0fab),
        } }, { {
            UINT32_C(0xc111026b), UINT32_C(0x2e26c705), UINT32_C(0xd50eb5eb), UINT32_C(0x3c0e333c), UINT32_C(0xa2650f58),
            UINT32_C(0x74e5b3ad), UINT32_C(0x117cdd31), UINT32_C(0x979ef7e9), UINT32_C(0x291ea90e), UINT32_C(0xe375bffd),
            UINT32_C(0xc1f0c9db), UINT32_C(0xd050b99f),
        } } },
        { { {
            UINT32_C(0xfeabb1e2), UINT32_C(0x21032ccc), UINT32_C(0x118a449b), UINT32_C(0x3793c5bc), UINT32_C(0xa6a4477c),
            UINT32_C(0xc3b3f0a0), UINT32_C(0x1eca500f), UINT32_C(0x800c3d77), UINT32_C(0x18240a3c), UINT32_C(0x4e39f98b),
            UINT32_C(0x116526c4), UINT32_C(0x8ade5e35),
        } }, { {
            UINT32_C(0x547b3ee6), UINT32_C(0x5381ba7a), UINT32_C(0xec82b013), UINT32_C(0xb1a62e15), UINT32_C(0xee2f81de),
            UINT32_C(0x52ecf53e), UINT32_C(0x79bb4390), UINT32_C(0x41eebec2), UINT32_C(0xb930915e), UINT32_C(0xf7c69659),
            UINT32_C(0x34b9b7c1), UINT32_C(0x21e89e34),
        } } },
        { { {
            UINT32_C(0xadb5e8be), UINT32_C(0x94a26df1), UINT32_C(0x13ad77a0), UINT32_C(0xd39d8d06), UINT32_C(0x890fbd3b),
            UINT32_C(0x8e2fa277), UINT32_C(0x8685707b), UINT32_C(0xa60171b8), UINT32_C(0xda2eb156), UINT32_C(0xb33ec2a1),
            UINT32_C(0xd5ff0dff), UINT32_C(0x38dade7c),
        } }, { {
            UINT32_C(0x7c253a3a), UINT32_C(0x9c5b00ed), UINT32_C(0xc2ab1ba9), UINT32_C(0x52201938), UINT32_C(0x6722efb4),
            UINT32_C(0x4f12e009), UINT32_C(0xdb991ca6), UINT32_C(0x282083d7), UINT32_C(0xcb21d10a), UINT32_C(0x7837a00f),
            UINT32_C(0x1808165a), UINT32_C(0xdbeae3de),
        } } },
        { { {
            UINT32_C(0xb4186f31), UINT32_C(0x40257036), UINT32_C(0x0d34624a), UINT32_C(0xbf2976ca), UINT32_C(0x60187466),
            UINT32_C(0xeb466b2e), UINT32_C(0x1f80d3c1), UINT32_C(0x57adea2e), UINT32_C(0xa0f1c8e5), UINT32_C(0x29744649),
            UINT32_C(0x7404262a), UINT32_C(0x77914eed),
        } }, { {
            UINT32_C(0xdc8a13d0), UINT32_C(0xdbdb40fc), UINT32_C(0x3adef536), UINT32_C(0xf9eb3dc2), UINT32_C(0x2a1461fb),
            UINT32_C(0x358e8315), UINT32_C(0x0d64e702), UINT32_C(0x9e100d04), UINT32_C(0x5b0a582a), UINT32_C(0x7bcea591),
            UINT32_C(0x177ff5dc), UINT32_C(0xf3abd6c8),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void p384_base_lookup(p384_affine *r, const p384_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    p384_fe y;

    for (i = 0; i < P384_TEETH; i++) {
        signs |= (p384_bits(v, (block * P384_TEETH + i) * P384_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (P384_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (P384_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < P384_BLOCK_ENTRIES; i++) {
        const p384_limb mask = p384_samew(i, signs);
        p384_pick(&r->x, &p384_base[block][i].x, mask);
        p384_pick(&r->y, &p384_base[block][i].y, mask);
    }
    p384_fe_neg(&y, &r->y);
    p384_fe_select(&r->y, p384_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p384_point_mul_base(p384_point *r, const p384_sc *k)
{
    p384_limb v[P384_SIGN_WORDS];
    p384_point total;
    p384_affine addend;
    const uint64_t negate = p384_scalar_odd(v, P384_SIGN_WORDS, k);
    unsigned int column, block;

    v[P384_SIGNS / P384_WORD_BITS] |= (p384_limb)1 << (P384_SIGNS % P384_WORD_BITS);
    p384_base_lookup(&addend, v, P384_BLOCKS - 1, P384_SPACING - 1, negate);
    p384_point_from_affine(&total, &addend);
    for (column = P384_SPACING; column-- > 0;) {
        block = P384_BLOCKS;
        if (column == P384_SPACING - 1) {
            block--;
        } else {
            p384_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            p384_base_lookup(&addend, v, block, column, negate);
            if (column < 1) {
                p384_point_add_affine(&total, &total, &addend);
            } else {
                (void)p384_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    p384_wipe(v, sizeof v);
    p384_wipe(&total, sizeof total);
    p384_wipe(&addend, sizeof addend);
    p384_wipe_stack();
}

void p384_point_mul_base_bytes(p384_point *r, const uint8_t k[48])
{
    p384_sc scalar;

    p384_reduce_bytes(&scalar, k, P384_SC_BYTES);
    p384_point_mul_base(r, &scalar);
    p384_wipe(&scalar, sizeof scalar);
}
