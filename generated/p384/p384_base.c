/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p384 */
/* From: p384.toml sha256:8e2398f43c08eb17, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 256 points in 8 tables, 24 kB.
 * `ecgen --base-table KB` makes another: a smaller one fits beside more in the cache, and costs more doublings and additions.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 6 positions that are 8 apart
 * (6 in the last table). The positions that are multiples of 8 are summed up on their own: no partial sum on either side
 * can come near the order of the generator then, so that additions meet none of their exceptions, and only the sum of both has to
 * be right for all points.
 */
#include "p384_curve_internal.h"

#define P384_TEETH 6
#define P384_BLOCKS 8
#define P384_LAST_TEETH 6
#define P384_SPACING 8
#define P384_BLOCK_ENTRIES 32
#define P384_ENTRIES 256
#define P384_SIGNS 384
#define P384_SIGN_WORDS (P384_SIGNS / P384_WORD_BITS + 1)

/* The tables, one after the other */
#if P384_WORD_BITS == 64
#define P384_W(x) UINT64_C(x)
#define P384_W_LOW(x) UINT64_C(x)
#else
#define P384_W(x) (uint32_t)UINT64_C(x), (uint32_t)(UINT64_C(x) >> 32)
#define P384_W_LOW(x) (uint32_t)UINT64_C(x)
#endif
static const p384_affine p384_base[P384_ENTRIES] = {
    { { {
        P384_W(0x48d7f37e763262d6), P384_W(0x66c63884922b42fe), P384_W(0x2f09ef3ac3e82bac), P384_W(0xcb425ff0a5e7e25a),
        P384_W(0x61b45282bc329105), P384_W(0x3a799e27808e600d),
    } }, { {
        P384_W(0x69c02e4f8ba68fec), P384_W(0x4635f263eb5a5ba2), P384_W(0xb5be435c3b10d598), P384_W(0xccd7937210541d13),
        P384_W(0x603a17fddbfb2449), P384_W(0xf139ef36b5837ae1),
    } } },
    { { {
        P384_W(0xad5f28f5ca34d73f), P384_W(0xd1161d381a3310e4), P384_W(0x1f6d0083cd245c3a), P384_W(0x96e1770f5cd65eec),
        P384_W(0xe9a3f6ff9d57f3e9), P384_W(0xd75209a9c2dac892),
    } }, { {
        P384_W(0x08e6f15c182180df), P384_W(0xdede96fe271d901d), P384_W(0x24df31fc24c6bd9a), P384_W(0x393eef2221c58073),
        P384_W(0x863d12ae96f333e2), P384_W(0xbf80cf2b9f107314),
    } } },
    { { {
        P384_W(0x01c4a98c72682e1f), P384_W(0x227229dc2aecbca3), P384_W(0x5ac5bffa9aa30f99), P384_W(0xb776274f45ab3dfe),
        P384_W(0xe78112afe252d29e), P384_W(0xdf25519f278fe95b),
    } }, { {
        P384_W(0x4e238824273b097f), P384_W(0xfa5e958d93436cb8), P384_W(0xf7bceb7d0326880b), P384_W(0xde5790dc0b798b4b),
        P384_W(0x04f3da84420ecacf), P384_W(0x2c1eb4732b5706f9),
    } } },
    { { {
        P384_W(0xc2eb0aff71fa82aa), P384_W(0x08571ff59e44aec8), P384_W(0xabaeca41cc1a32fc), P384_W(0x54aa9d82e53f0c86),
        P384_W(0x81e901b4d4bd08fa), P384_W(0x4e49a538b025b6d6),
    } }, { {
        P384_W(0xf002e23a88a03049), P384_W(0x50ebf5c3ef6566e1), P384_W(0xf716a0933a724e2a), P384_W(0x409640df8bb3299f),
        P384_W(0xc9021f8502e6ffe8), P384_W(0xa0d06290f768141c),
    } } },
    { { {
        P384_W(0xbf6a4d59be5a88ba), P384_W(0x10376b13afe5de27), P384_W(0xe9c908561d821cac), P384_W(0xcac467b6f58aba8b),
        P384_W(0x8f94b764da9a0a19), P384_W(0x0c91c17adb13c4ef),
    } }, { {
        P384_W(0x5f67a31d412a8ebf), P384_W(0xc4e24d179d19024b), P384_W(0x7a603f5bf7240be5), P384_W(0xe6a81d829dbe2afd),
        P384_W(0x1086dbf373638b7d), P384_W(0xd840cdb091b05a23),
    } } },
    { { {
        P384_W(0x71b60d866d8ce8d5), P384_W(0xac02d797c63e9c2b), P384_W(0x7be054276ffdad54), P384_W(0x93ad22fb79c31ea1),
        P384_W(0x75ef1556305ab307), P384_W(0xf04e06340e13b2b5),
    } }, { {
        P384_W(0x1da17ce5c85c2a04), P384_W(0x7ab91cff1fff0573), P384_W(0x7d7aa9b80444b546), P384_W(0xaebe031381f347af),
        P384_W(0x24b7a4598f30ca8d), P384_W(0x608c75300916c29e),
    } } },
    { { {
        P384_W(0x0837500e4ced4d74), P384_W(0xe31a70bd8a4da94d), P384_W(0x782942c507c02932), P384_W(0xf2fed8fa45f0f0cd),
        P384_W(0x11087436d4b75464), P384_W(0x5170c4f851ba9950),
    } }, { {
        P384_W(0x5589b25cd2dfdd34), P384_W(0x1a884470b6309f04), P384_W(0xae292c684a4b16a5), P384_W(0xd7b8a0db4d77f783),
        P384_W(0xfaed45bd195dde58), P384_W(0x0d1ba5dacee9f16b),
    } } },
    { { {
        P384_W(0xb38366556fd11ba4), P384_W(0xb3393f70e0e25ce5), P384_W(0xded3db29fdc9de3d), P384_W(0x65590cb88d5009c6),
        P384_W(0x15579d23acfef1a0), P384_W(0xdad2f853de39458a),
    } }, { {
        P384_W(0xa5484834d494455d), P384_W(0x5d4618a2ee9eac0f), P384_W(0x0686fc9ed76a9de3), P384_W(0x1be88d61f1413083),
        P384_W(0xc132e222acd75462), P384_W(0x7b371963321ed25f),
    } } },
    { { {
        P384_W(0xff2acb6f05397c97), P384_W(0xf36bf84483e3af79), P384_W(0xad9cc8ebb3e660b7), P384_W(0x244775b5beb39219),
        P384_W(0xcf6f79f3dcfa37d7), P384_W(0x91fc4b252f2cbb05),
    } }, { {
        P384_W(0xda647557dd6c5a65), P384_W(0x7c4297f895b5dd74), P384_W(0xa6cf369d6f89c73d), P384_W(0x2af886e0e01c93f7),
        P384_W(0x167c4a517383082e), P384_W(0x1b57460b4c11de54),
    } } },
    { { {
        P384_W(0x06fcbcec35c36cd2), P384_W(0x2cd795e8ef2df842), P384_W(0xf469280218ed7c02), P384_W(0xf17668bba73cab79),
        P384_W(0xeecd37e0f5140112), P384_W(0x319678cb9e524c9d),
    } }, { {
        P384_W(0x300805ac5ae228fd), P384_W(0x2ea546b61da2b0ee), P384_W(0x65b4e6a212b03a37), P384_W(0x987fe7b675239dcf),
        P384_W(0x6441e1662d84cd83), P384_W(0x63fee023f58d16d3),
    } } },
    { { {
        P384_W(0x81b8819691d23b68), P384_W(0x1234acde7bb0783f), P384_W(0xabedc6cf79133f44), P384_W(0x4b98225a9e5f2649),
        P384_W(0x4b36fd22fd2d7864), P384_W(0x43ce4da0cf87f38c),
    } }, { {
        P384_W(0x32aaef3dc429ad66), P384_W(0x0869261e8854a07b), P384_W(0xda0b805b0ce355d1), P384_W(0xac3b34580d28a15f),
        P384_W(0x8f6f519b3c842ddf), P384_W(0xc1d3a7d5ef0b0ee1),
    } } },
    { { {
        P384_W(0xc972244a9b035117), P384_W(0xe38475c95d6ea187), P384_W(0x113ae381c4684ec5), P384_W(0x2abf3bed3b98d30f),
        P384_W(0xf8c4541507f0a04b), P384_W(0x0af3d9c899bc2fed),
    } }, { {
        P384_W(0xf298d277aa24eeca), P384_W(0x97b2503f52e9d168), P384_W(0x11baa2fd79378d7a), P384_W(0x2ca17e340bce6fe5),
        P384_W(0xc7d31b3e6f5f3042), P384_W(0xc411503be64e2bdd),
    } } },
    { { {
        P384_W(0xea5e2ea76718f964), P384_W(0x56cf63bc291def3c), P384_W(0xc65025eab838d31e), P384_W(0xc67981081c998e3c),
        P384_W(0x5a790498e208ab00), P384_W(0xec7bd75baeaac819),
    } }, { {
        P384_W(0x7478b38e61d37262), P384_W(0xa3136c5cd475841f), P384_W(0x0287f3d96e0066c0), P384_W(0x52226b3aa0ea784f),
        P384_W(0xf110557b35578e19), P384_W(0x953c4cf95a7cc5b2),
    } } },
    { { {
        P384_W(0x3fe0ebb21c10b62d), P384_W(0xad73fedf131258f2), P384_W(0x36ae469f47ada810), P384_W(0x3cedc9c08b38d28a),
        P384_W(0x39dff263971e11fd), P384_W(0xc22879a10a1d7a87),
    } }, { {
        P384_W(0x043fafaffa92c653), P384_W(0x8c3efe0fd6e92098), P384_W(0x0c8c1c6dd552e548), P384_W(0xa5f8c28e57e98b6d),
        P384_W(0x45b4deeb37c30a21), P384_W(0x6c443127be4234bd),
    } } },
    { { {
        P384_W(0xe9d68f3368b73a7b), P384_W(0x636785c3e2326303), P384_W(0x3d8c5017899ff146), P384_W(0x65c768d34dc316ba),
        P384_W(0xac2fd88b6fcbceca), P384_W(0x5b3ba31dae39d30b),
    } }, { {
        P384_W(0x38afb11796784286), P384_W(0xd218ceaeea10e4df), P384_W(0x622c2aa57d0840f1), P384_W(0xb6dc328b6c942962),
        P384_W(0x55ddd8db14aed85c), P384_W(0xdc9964d90f59683f),
    } } },
    { { {
        P384_W(0xa8c272da198f02b1), P384_W(0x82664204503b56e6), P384_W(0xdc5470b1817dd13d), P384_W(0x333448c4b3ed6e90),
        P384_W(0x5368baa301215b45), P384_W(0xb8eb5b7fdf9eadda),
    } }, { {
        P384_W(0xfc6d1a40c1007ac6), P384_W(0x89d5aa6d018ffb3a), P384_W(0xdfbe60f6d3134063), P384_W(0x78d98ea3ac16ab86),
        P384_W(0x4dcb5bac1d8dd530), P384_W(0x6aa3040e67acb7eb),
    } } },
    { { {
        P384_W(0x6f9de49174e6d4f3), P384_W(0x8b9372ee131058b0), P384_W(0x73481af7a2ad911d), P384_W(0xf5a0a61ada7c4457),
        P384_W(0x2d3f4817f310a653), P384_W(0xa06d7c69e7d9445c),
    } }, { {
        P384_W(0xbc86f8ca1b081045), P384_W(0x7bb2b3e4b3a1079a), P384_W(0x7e4f82a78ba67178), P384_W(0xe041cc67aa646663),
        P384_W(0x3d177a8e1d7304f1), P384_W(0xb85a2363f96ce279),
    } } },
    { { {
        P384_W(0xbf290f0643c774e4), P384_W(0x0b3720f83c60abe8), P384_W(0x1a2993a31450437f), P384_W(0x028230dba8794575),
        P384_W(0x00c115423d046a0a), P384_W(0x5ed16ae479c6cd3e),
    } }, { {
        P384_W(0xce4f90bccfd9783b), P384_W(0x8b6fbfbdb417cdbf), P384_W(0x698cf83535ed5a7d), P384_W(0xd45c02845c730827),
        P384_W(0x8c86612e2194391b), P384_W(0xa5343796d90c2743),
    } } },
    { { {
        P384_W(0x495c7d3c22b0e3d2), P384_W(0x6bde2464d0c5a90d), P384_W(0x4fd4f53eca376c6b), P384_W(0xbb5cb760964e9d12),
        P384_W(0x07323b9cc63c8dc8), P384_W(0xd3daa393e75fdfc9),
    } }, { {
        P384_W(0x1cca957565a73504), P384_W(0x1f3886e359065cc1), P384_W(0x6aacd840e900b533), P384_W(0xcec6419b3969184c),
        P384_W(0x231581c812fcd87d), P384_W(0xc441c96601922a7f),
    } } },
    { { {
        P384_W(0x27edd1331a17053b), P384_W(0xfe67cbf1eb49dd4b), P384_W(0x38ccdfa1961e18d4), P384_W(0x986155fc3ea444a9),
        P384_W(0x900a3c3ded060bb3), P384_W(0xa7c4dbf8447e9619),
    } }, { {
        P384_W(0x916e9a6d73b30fa8), P384_W(0x09e223c399ef91c8), P384_W(0xa6938661dd3ed103), P384_W(0x8e4f097171f47d43),
        P384_W(0x05b38192582e9805), P384_W(0x5624595fb15172d8),
    } } },
    { { {
        P384_W(0x2b8d4d4c675227c2), P384_W(0xd125bed66fac485c), P384_W(0x6bc125230b24fbc1), P384_W(0x0fa0eda93a09b97d),
        P384_W(0xc7dea5b66ae87589), P384_W(0x8b107dd1512c5007),
    } }, { {
        P384_W(0x8e96daed88de0f58), P384_W(0x2d450871776dab90), P384_W(0xfe4d2b7e5813785d), P384_W(0xcdbe70e6db3e7c38),
        P384_W(0x1d7c0f230c790099), P384_W(0xb995ec8a35379e50),
    } } },
    { { {
        P384_W(0x0e2d6fe75ad0bea6), P384_W(0xdc92a7e93c11b165), P384_W(0xbe76d9bd8a05a42b), P384_W(0x270f99dd040c86b9),
        P384_W(0x6b341af197a7768e), P384_W(0xd83c7fe3ba6455b7),
    } }, { {
        P384_W(0x4c0fab8bf2996ebc), P384_W(0x79fb5797c16dced4), P384_W(0x55fd35dbff8b1a0f), P384_W(0x3ce53fed7ced7e98),
        P384_W(0x190c9aecdedbe9c9), P384_W(0xfbceea48b29f6604),
    } } },
    { { {
        P384_W(0xa4f9003ff4dadc49), P384_W(0x88f65ff7cc3c9ec5), P384_W(0x89b2e3181030285d), P384_W(0x97abf508ee88b691),
        P384_W(0x3fccbf60be11b362), P384_W(0x0290143ca3e874eb),
    } }, { {
        P384_W(0x556fec695b290cc4), P384_W(0x17b8622b440f2648), P384_W(0xcd6f4fe2b98dd498), P384_W(0x70c806ab69d443d6),
        P384_W(0x7666b1c5b0619e25), P384_W(0xeade26a904e74cf5),
    } } },
    { { {
        P384_W(0xb65998a7e40581e1), P384_W(0x44dc9cad1ff9caca), P384_W(0x9299ba14f7e8ba8c), P384_W(0x8b3079907e02db72),
        P384_W(0x75ea58bc8a663e35), P384_W(0xaaed78dc461506f1),
    } }, { {
        P384_W(0xdde2afede387f3cc), P384_W(0x6a668980f83a20b8), P384_W(0x1465e08f4046d362), P384_W(0x519b455975b6e86b),
        P384_W(0xc4bd40312e6a4d1d), P384_W(0x34eb59544f699c5e),
    } } },
    { { {
        P384_W(0x4467bf2fafe96f6a), P384_W(0x795d38cdf4b014a0), P384_W(0x24f346ef81d1e97a), P384_W(0x0a3c8f972d735e37),
        P384_W(0x3037a6e3c63c54b1), P384_W(0xf432bb0ca64131ca),
    } }, { {
        P384_W(0xde7bcffd7cbef85e), P384_W(0x9a2d89119b9b5dfd), P384_W(0xef642957a950a79b), P384_W(0xc425d9d88f580aaa),
        P384_W(0x1265a95131c558d9), P384_W(0xb33d2abca108fd72),
    } } },
    { { {
        P384_W(0x461cf778695173c7), P384_W(0x3b6cb54401d09eb1), P384_W(0x66bed8a668492f4a), P384_W(0x093d81803da2e9c4),
        P384_W(0x5ae3e242c59f77a2), P384_W(0x7f06bf8cfb6f25a6),
    } }, { {
        P384_W(0x82046762484f68e3), P384_W(0xf6bdf639d35357cd), P384_W(0xbb145c2df2689e8f), P384_W(0x907adf8d746e8884),
        P384_W(0x563d4e89f045dccb), P384_W(0x0cd894046f4ad98a),
    } } },
    { { {
        P384_W(0x0e3c1518a3f50b51), P384_W(0x5f85e99c73cd912a), P384_W(0x53e622e4c0e348fd), P384_W(0x56f55628071a7ea2),
        P384_W(0x1f7e267f50926d89), P384_W(0xee6fe7ad1830324b),
    } }, { {
        P384_W(0xd44464e73e26686f), P384_W(0x7996148becd4b281), P384_W(0x4cd1cd3a67f2ccdb), P384_W(0x449f45986182c681),
        P384_W(0x7a4fb1c69e369d02), P384_W(0xbad6e6048af72dcc),
    } } },
    { { {
        P384_W(0x739e1309fadc3ae2), P384_W(0x0abc5392a7dd2522), P384_W(0x6f7beab0c7c00ff9), P384_W(0x5750339d7608e26b),
        P384_W(0x33be5af8ac5d3915), P384_W(0x3716539a5a101a30),
    } }, { {
        P384_W(0x9ccecb2ecd166779), P384_W(0xe9b354733bcc1af7), P384_W(0x87e33c67220a2e70), P384_W(0x85ddcae56d938536),
        P384_W(0x6235021c712b9e03), P384_W(0x2c98cbc8212633b7),
    } } },
    { { {
        P384_W(0x57a6e7c232066a08), P384_W(0x2522b389b6190821), P384_W(0x25ad824635694f6f), P384_W(0xc1f0947c3f1cdc84),
        P384_W(0x3bbcbf96cba500ea), P384_W(0xf780abf484511631),
    } }, { {
        P384_W(0x2a72dd7bcfb13495), P384_W(0x8f15362d5bdce4a6), P384_W(0x1e3d68aba3ef6af2), P384_W(0x77723cd8cea615f4),
        P384_W(0x2f6e8114351e98b2), P384_W(0x0654e73f660b53b6),
    } } },
    { { {
        P384_W(0x2a103dfd08e81892), P384_W(0xeac4cec69499996a), P384_W(0x8822fd31550a1898), P384_W(0xb33f52b2752627e7),
        P384_W(0xb7c4daa177fc763e), P384_W(0xcc391e5f57676d81),
    } }, { {
        P384_W(0xa2d6b01a521f6b47), P384_W(0xecb635313600d839), P384_W(0x8173188858a722e6), P384_W(0x302bd6c9fbdbc74e),
        P384_W(0x9475171fd9ea42a9), P384_W(0x12f86ae8757644d0),
    } } },
    { { {
        P384_W(0xb8799a0deef6047e), P384_W(0xd35dd392df915e42), P384_W(0x3045c5d2061c5ec5), P384_W(0xc4e25a63501780da),
        P384_W(0xc7b35435bddaf8b2), P384_W(0x89e031848c9572b0),
    } }, { {
        P384_W(0x51400e31dfb4da9d), P384_W(0x8ef4bdd1aea62b9f), P384_W(0x8253b6d18045438c), P384_W(0xa2dc9f9f489a46ba),
        P384_W(0xedcbcdd248566dbe), P384_W(0xb8df7acf7dbc091a),
    } } },
    { { {
        P384_W(0x4997bf876dd0b21c), P384_W(0xe15ff1209dc94deb), P384_W(0xa24d2b98c5e5b6b0), P384_W(0xcca4b28d04f38d7a),
        P384_W(0x469fbd943bedc110), P384_W(0xdd0ca9a96b484855),
    } }, { {
        P384_W(0x92720265ce2d0e99), P384_W(0x1ed364387ad23a63), P384_W(0xfac635629b1c7086), P384_W(0x569adeb87ff9715b),
        P384_W(0x57759577dff3550d), P384_W(0x85561eba84a60a9b),
    } } },
    { { {
        P384_W(0x5c0d1a7e418d989c), P384_W(0x3ac135a0b20ba8a6), P384_W(0x05413dc33dac34bf), P384_W(0xca9341b511591fe6),
        P384_W(0x66b66e6d7fb2d137), P384_W(0x70a976d60464a571),
    } }, { {
        P384_W(0x7c4dc4bd29860ccb), P384_W(0x9df0c98baed15821), P384_W(0xedaa7278ddb940a6), P384_W(0x43284f22c07765df),
        P384_W(0x80a3951ca83e2890), P384_W(0x2cd7398e4b2af5f8),
    } } },
    { { {
        P384_W(0xd24072dff0d77c33), P384_W(0x63f9456a210c5c4d), P384_W(0x10399c552f6dfa05), P384_W(0x1bb1954bed61fbb1),
        P384_W(0xb21f1160e122086a), P384_W(0xe53d604adccd149d),
    } }, { {
        P384_W(0xe4458f1cbb2db65c), P384_W(0xf7caade64b044c86), P384_W(0xd0e6c9642f192fa4), P384_W(0x9dde2107a96c1aa0),
        P384_W(0xd6b4c284171c0783), P384_W(0x5554884ba348e47d),
    } } },
    { { {
        P384_W(0x8ef67c048f7cf85f), P384_W(0x1db2decad9694cba), P384_W(0x729803e34d276516), P384_W(0x56a681b8e4525d4d),
        P384_W(0x1682a4e76512dd64), P384_W(0x89cc5a47d72279a0),
    } }, { {
        P384_W(0x60bf09ac8993f316), P384_W(0x6a402c1612f96cae), P384_W(0x0472c5f681e09bcc), P384_W(0xf65cf90dfd3a14c1),
        P384_W(0x26c6587ac81def7b), P384_W(0xf95424ae9670df9b),
    } } },
    { { {
        P384_W(0x558d8bfdd0fdc2d4), P384_W(0x3f16f3ae13463f99), P384_W(0xd74f30eb346162b7), P384_W(0xf286a954763f4504),
        P384_W(0x579e918430157c4e), P384_W(0x26738dc884e8203c),
    } }, { {
        P384_W(0x1e6e0563e583b4c7), P384_W(0xe1e62ce3a2d6f03c), P384_W(0x852224b36d02df43), P384_W(0xe763a75cf76f20ce),
        P384_W(0x26d90097c8fee897), P384_W(0x13a3503c5aeb961b),
    } } },
    { { {
        P384_W(0x26196661ece7bf70), P384_W(0x6992b806b5b11c9c), P384_W(0x0f357f070533c399), P384_W(0x7319867ab1293a5e),
        P384_W(0xfca157bd20aea8c1), P384_W(0x8174560d14328b21),
    } }, { {
        P384_W(0x4fece611777fc9b8), P384_W(0x967796cece5a955e), P384_W(0x59aac7738eaee1f4), P384_W(0x4bda8caeef9e9644),
        P384_W(0xf4f47c13162700b3), P384_W(0xe9305fc9621c0671),
    } } },
    { { {
        P384_W(0x801774eded4cb7a3), P384_W(0x49d845bfc2279855), P384_W(0xc34b16bd9945f8b8), P384_W(0xc2d2611f6f86bf36),
        P384_W(0x7d10ae8222a81ec4), P384_W(0xeb816be1ef5015ad),
    } }, { {
        P384_W(0x8cacd5849f0fd899), P384_W(0xc6a3270f0ffd0565), P384_W(0x3719a7c7951a5a5d), P384_W(0x9d9b477826e45634),
        P384_W(0x9172cbace80686ac), P384_W(0xc0b013a9a427e0e7),
    } } },
    { { {
        P384_W(0xad1cda0f0ff949e9), P384_W(0x817639f2f97a7e42), P384_W(0x80ba57af6ece681f), P384_W(0xdcda7b90633a8edf),
        P384_W(0x2747a3188011e302), P384_W(0x6f6ecf18e5d506d1),
    } }, { {
        P384_W(0x4dbc0f052547a4cd), P384_W(0xbbe25a4368c62439), P384_W(0x171303411732f074), P384_W(0x2f54579f02fd918e),
        P384_W(0xfe7416fef2ab2c08), P384_W(0xe61a9d5f0439e87f),
    } } },
    { { {
        P384_W(0x72cbe8e4b9350f4b), P384_W(0x12c4e1bec3198f57), P384_W(0xd86194dcb9c2552b), P384_W(0x84df8d0308cebcb4),
        P384_W(0x3c6327ade4d94d4c), P384_W(0x9e8b72c7739b350a),
    } }, { {
        P384_W(0xa121166fae26750c), P384_W(0x531e29459ca7ce2a), P384_W(0x8551048b6e656e2b), P384_W(0x7a4ae28433b15628),
        P384_W(0xe9581ef7dac6783c), P384_W(0x32c58f9d3d156ce3),
    } } },
    { { {
        P384_W(0x135b2b79b082be29), P384_W(0x9714101895701ddb), P384_W(0x752a4afa4e3a427b), P384_W(0xb78b653235ed2962),
        P384_W(0x6621353ce65ad3e0), P384_W(0x7554d58dcf4c6bd2),
    } }, { {
        P384_W(0x76e20fddcbe579c9), P384_W(0x2f2b825ef078f002), P384_W(0x92620e8f10384c78), P384_W(0xdf3bd69ffc9f9f01),
        P384_W(0xddc92077e7621c87), P384_W(0x7d38bbe8f0f12af4),
    } } },
    { { {
        P384_W(0x6e9412ae2e83be4c), P384_W(0xdfc88602efbb3655), P384_W(0x7e785f82fb764fc5), P384_W(0xdfe4b66e9a689122),
        P384_W(0xc916f4c5d5a364c4), P384_W(0xaf62600efa1850f5),
    } }, { {
        P384_W(0xc7a07e701c9cf48a), P384_W(0xc21bd31d96492fd7), P384_W(0x0c921fc54abaa451), P384_W(0x7c5b083e9af17bb7),
        P384_W(0x5e0c259baf171f26), P384_W(0xc92c09cbabbb8cd7),
    } } },
    { { {
        P384_W(0x391e1a90f1e58159), P384_W(0xc5a445ba7e413c6f), P384_W(0xea79589fbd007b34), P384_W(0x2275f42ba9e394d0),
        P384_W(0xdd921ba5c5521d57), P384_W(0xc1ce5aff77e5c9da),
    } }, { {
        P384_W(0x0a9738c2d111cfe0), P384_W(0xdd02b43d030247d6), P384_W(0x6fee5af6e2b80932), P384_W(0x466ac5fc034439a6),
        P384_W(0xb6acffcfc2705974), P384_W(0x2cd37d9c521b35f4),
    } } },
    { { {
        P384_W(0x94d1b2207eb00a8b), P384_W(0x34515cbabe7713d7), P384_W(0x76f1f9cdc6c9ed7e), P384_W(0x655e60d2bb186b2a),
        P384_W(0xa85ed1cbe17c0d52), P384_W(0x0a8abefa195c36b0),
    } }, { {
        P384_W(0xbabd04757a5e402a), P384_W(0xe8200293e53b23aa), P384_W(0x1e8d10f113a8f810), P384_W(0x14f710944a51828d),
        P384_W(0x64918b948a033f6f), P384_W(0x2fa0a6fdc01bb432),
    } } },
    { { {
        P384_W(0xc386184c8ee49f1a), P384_W(0x37e16050c82b9bcf), P384_W(0x38d1ed6fbb7064d7), P384_W(0x30751358376a8ffd),
        P384_W(0x9f783ea10705cc4a), P384_W(0x98b3ac2c89a59729),
    } }, { {
        P384_W(0xe5e4406e4e95dec8), P384_W(0x92c24a5aa1a748fd), P384_W(0xc6f49bcb9e086229), P384_W(0x66476bc1f480584c),
        P384_W(0xb6a9aefe6df1f4f4), P384_W(0xd62374b61fa52dfd),
    } } },
    { { {
        P384_W(0xc1382382c5c05df9), P384_W(0x1c3f4727c7a917ba), P384_W(0x8246be79c23c6aab), P384_W(0x47628533b540f1ed),
        P384_W(0xfef53ca04bab3a5f), P384_W(0x122eeb578bc633f5),
    } }, { {
        P384_W(0xb444e14f53317ab2), P384_W(0x38c4d6795a3f007e), P384_W(0xb0081fb8de6fac71), P384_W(0x30d81caa9c57ef96),
        P384_W(0x206a9b1b5ec163cb), P384_W(0xed7f5ea3ff147235),
    } } },
    { { {
        P384_W(0x657f167e9fc7093b), P384_W(0x9d2fa19bdd1ef49d), P384_W(0x41b9cef8d63deee4), P384_W(0x6b4d35505608269d),
        P384_W(0xaa0624881940c6e9), P384_W(0xfb24d9eaf1090734),
    } }, { {
        P384_W(0x61a5a4b16bfc5e60), P384_W(0x4c2cd48d3a937961), P384_W(0x644e76e9472661dd), P384_W(0x8a0ec27fe326ec25),
        P384_W(0x1b0dade2e0c154f7), P384_W(0x379c6630f5fd0ab3),
    } } },
    { { {
        P384_W(0x62bd56d05ab52d59), P384_W(0x7ad57858b3c87676), P384_W(0x5f392331e48ed2b6), P384_W(0xdddd147e45852268),
        P384_W(0xc67576a8762baf92), P384_W(0x488e96b73f803618),
    } }, { {
        P384_W(0x3fe893b4b3431d72), P384_W(0x8cab96e42fbe80fd), P384_W(0x22962e384b2d9617), P384_W(0x69284191eb38fe7f),
        P384_W(0x7f49bd35c8a8d0db), P384_W(0x25e2acaadb96125d),
    } } },
    { { {
        P384_W(0x74b8a30857f969a2), P384_W(0xfc8e6abdf4f19f9b), P384_W(0xb3f927729cb79874), P384_W(0xb119e0b4ce5d56bf),
        P384_W(0x6d58dc8f345a6b87), P384_W(0x45ee32132ab6fbd8),
    } }, { {
        P384_W(0x37018c1c255ce36f), P384_W(0x5363d22158f18cbe), P384_W(0x00647b579ef061ee), P384_W(0x74fa31f5832ae969),
        P384_W(0x43f9e8f5b6e1184a), P384_W(0xc3ac5840550b6229),
    } } },
    { { {
        P384_W(0xedfd161b48c3d02f), P384_W(0xf3d9565edec6eb2d), P384_W(0xeeb2f162e5f11085), P384_W(0xbcedc2930fe393f9),
        P384_W(0xfb14db30e8ed77f1), P384_W(0x107c8d413f08d9a9),
    } }, { {
        P384_W(0x6d0cb7829276c66c), P384_W(0xd947c17450d277e8), P384_W(0x69bf601363860db8), P384_W(0x625050e3c838e0b9),
        P384_W(0x71256ca1d9207bfa), P384_W(0x58207533cf5e18af),
    } } },
    { { {
        P384_W(0x56cb368d44b5e28e), P384_W(0x1cb96544428b23e8), P384_W(0x65b40cabb7f1bfce), P384_W(0x27ee0f7d7c74305f),
        P384_W(0x994452df9d98ae77), P384_W(0x9f284295eff93757),
    } }, { {
        P384_W(0x0003c1b3dcadeba6), P384_W(0x1dcae9ee8e76dce8), P384_W(0x5b5999a466f2632e), P384_W(0x0cff5988f8d6a710),
        P384_W(0xca5011d4ba44c673), P384_W(0x310f07958cfdfdfa),
    } } },
    { { {
        P384_W(0xbf46c54ce71619fe), P384_W(0xf4af3f4bf6aaba74), P384_W(0xeaeef71a85ce7bf3), P384_W(0x55470d68ebf8701e),
        P384_W(0x04833fa15470c709), P384_W(0x52e1898b98de1012),
    } }, { {
        P384_W(0xea7eb0f7b346eedd), P384_W(0x8593727bb2e96b9b), P384_W(0x1fdeebdba802908a), P384_W(0x507b359f1aa2852f),
        P384_W(0x78fcde86bf9ff98d), P384_W(0x0cef86f48e2bc57f),
    } } },
    { { {
        P384_W(0x1159278413c88b69), P384_W(0xa4548c93bd12d6da), P384_W(0xb8eee91b24efcf91), P384_W(0x4765ba895713d936),
        P384_W(0x0bd9a231716a6ca5), P384_W(0x1bbee5c3acb7b5aa),
    } }, { {
        P384_W(0xb187236008b771ed), P384_W(0x4b0b9e619355167c), P384_W(0xa00aae027cf4476a), P384_W(0xbc267396e1febf08),
        P384_W(0x64d77d8c2449ef54), P384_W(0xfe48afbe49cf5ff4),
    } } },
    { { {
        P384_W(0xfbb3ddfa56e5fee1), P384_W(0x0c35a37a3bd62b80), P384_W(0x9ed16080e0ba2ae4), P384_W(0x86e4907e85377282),
        P384_W(0x2241b704c3824580), P384_W(0x7e02201f99ca29f2),
    } }, { {
        P384_W(0xeb48ef42a2c4cf58), P384_W(0xe4630df1a688a59c), P384_W(0x93f848c152fc6f0f), P384_W(0x67a69b5e08fca826),
        P384_W(0xf9404247cdcce746), P384_W(0xbfc26617aba74acb),
    } } },
    { { {
        P384_W(0x8cc4612aad457680), P384_W(0xe5de166747c01840), P384_W(0x362a5240799c1ad0), P384_W(0xfc47ceb1cf7f5dc9),
        P384_W(0x44f0b492f7471f6c), P384_W(0xecd64e249be2f6ab),
    } }, { {
        P384_W(0x6a3beb8adc46b9e8), P384_W(0xd17abc47026becde), P384_W(0xb532eec4ec3b43ce), P384_W(0x1439cfc6298414e7),
        P384_W(0x83e93e881ddbab9a), P384_W(0xc0850787bbb5e6b2),
    } } },
    { { {
        P384_W(0x621ff42f5b5f888a), P384_W(0xeef7d581a3b9db4d), P384_W(0x051d2fbd0ce2c211), P384_W(0xa5063d513a50657b),
        P384_W(0xc95f190cb6d6c181), P384_W(0xcce3bcfaf08de0f5),
    } }, { {
        P384_W(0xf053398f6556486b), P384_W(0x8990630d9d4ae2ca), P384_W(0xfddeca8182bc1e99), P384_W(0xf0247dd8cde9450e),
        P384_W(0x7387ee62aa5f73f3), P384_W(0x636f68605f100d92),
    } } },
    { { {
        P384_W(0x1d1bdcd39c376a95), P384_W(0x9345012bc31234bf), P384_W(0xa1cdd64be9e66649), P384_W(0xa8efedc482cf37f6),
        P384_W(0x2a04022d4af067ea), P384_W(0xf7c84fa64bf0d6d1),
    } }, { {
        P384_W(0x1a7c5ec628f9c9e2), P384_W(0x1e7aecdaf41026c1), P384_W(0x54d851ac70b0118c), P384_W(0x06338617ed462e2b),
        P384_W(0xfd16b2ee6fd1252a), P384_W(0x77915b8e304d2816),
    } } },
    { { {
        P384_W(0xa52d1c3436d9fa02), P384_W(0x247c878c85809809), P384_W(0xc95844d8fe7c3c1d), P384_W(0x952ac3697b65eb8b),
        P384_W(0x681608542cdcc150), P384_W(0xe0611dbb51928fef),
    } }, { {
        P384_W(0x3586b3142f72dbdf), P384_W(0xafea13ffb8d262c1), P384_W(0x1f2827c68413d1ba), P384_W(0xaf882555428e325d),
        P384_W(0x9b4b8c97bb6934f4), P384_W(0x48e4eb647168111e),
    } } },
    { { {
        P384_W(0x637f70dc753eebab), P384_W(0x539c395c5ab2673c), P384_W(0xb7a32ba154c51b46), P384_W(0xe29ea66afea189c1),
        P384_W(0x2a6da80404ccd05d), P384_W(0x6b4e686819e331a9),
    } }, { {
        P384_W(0xa29b558a7c41ed23), P384_W(0x356b2950be9c5304), P384_W(0xf47610d0f18f92ed), P384_W(0x2619b769a96945ab),
        P384_W(0x3941c7f0ad542a62), P384_W(0x473af0bef2fd9dfa),
    } } },
    { { {
        P384_W(0x74ee340f5dccf91f), P384_W(0x24a230e53c2ab28c), P384_W(0xab36e1699f6c093e), P384_W(0x031967ccc653cbe1),
        P384_W(0x209523cb34c9cbab), P384_W(0x28544555c7fc3745),
    } }, { {
        P384_W(0x250ca0462e487338), P384_W(0x25cc4a27eb2f5176), P384_W(0x736b0dcab464fb03), P384_W(0x51655c2b9a4897a9),
        P384_W(0x56d555a227ac4104), P384_W(0x0926c0afb5bcf845),
    } } },
    { { {
        P384_W(0x4ec1f842a5a24e23), P384_W(0x458c230f77f31292), P384_W(0x7e4c151d0e35c751), P384_W(0xa4e300164eaff22d),
        P384_W(0x69f9eaf0398c4e4d), P384_W(0xd0fae237a5be567b),
    } }, { {
        P384_W(0x17e39270bcf6703b), P384_W(0xa077fdbe02d61f36), P384_W(0x9a71e774d4da6956), P384_W(0x986990e4a0ae3bfc),
        P384_W(0x1fb43201138848d2), P384_W(0x42b9bb24b677fc4e),
    } } },
    { { {
        P384_W(0x3ab525cdfbbc58f5), P384_W(0xaf4a1ac9523d75eb), P384_W(0x1f2d7a13e9948b1f), P384_W(0x500273caa6f41654),
        P384_W(0xce1daff2bc82fa20), P384_W(0xe87dc5f9d4558f8c),
    } }, { {
        P384_W(0x55b5ed72111c4812), P384_W(0xa32dd270ee2fd1f5), P384_W(0xc39d2286dcd976a6), P384_W(0xe00781553193d1ce),
        P384_W(0x58ef3851c0b9be8b), P384_W(0xa4344b04c9347d44),
    } } },
    { { {
        P384_W(0x06ab8db97f83c1b0), P384_W(0x4a20e5b740be0c4d), P384_W(0x271155c13498d379), P384_W(0xf68f1bdce6d970a9),
        P384_W(0x65d2ea5c9f664b52), P384_W(0xd7066f80431491fc),
    } }, { {
        P384_W(0x412aa75e9bf36287), P384_W(0x7b622b5b6931d459), P384_W(0xa2e6054462261200), P384_W(0x421dbb68f82df7cb),
        P384_W(0xa086167a88367528), P384_W(0xfa5fa27cef75ff21),
    } } },
    { { {
        P384_W(0x1cf05626be159a15), P384_W(0x09938853c224f2cc), P384_W(0xf27af7e8a9471744), P384_W(0x07b1954f8bc5f9c0),
        P384_W(0x2828dadb2a512690), P384_W(0x9eecd6f7d6f7b80e),
    } }, { {
        P384_W(0xce0c2cab5a43bbe2), P384_W(0x9600f02f81175394), P384_W(0x79a0dbc285144b46), P384_W(0xf6c4548126ff9e96),
        P384_W(0xa53a59e24da703ac), P384_W(0x61fb3bbdf9390204),
    } } },
    { { {
        P384_W(0x13c062ade2f4385f), P384_W(0xf2762d3a6933d7f5), P384_W(0x8b28917f2c30dddf), P384_W(0x1b6114eae6644c4b),
        P384_W(0x9648f040859e30b3), P384_W(0xb1dfb709482b15c1),
    } }, { {
        P384_W(0x2416aa6df3f92094), P384_W(0x2c6e294b8cf5a0f9), P384_W(0x244299e618ee82ab), P384_W(0x1fa5c839305005f2),
        P384_W(0x9e6a0b4fd74d583e), P384_W(0x131b859abfa316fd),
    } } },
    { { {
        P384_W(0x1500cd7a328acbde), P384_W(0x0977edaa65bb2bf1), P384_W(0x5c585521710a4137), P384_W(0xc31c0cde05547ea8),
        P384_W(0x37b6ba848fa8b11b), P384_W(0x1a4712071b8fdf18),
    } }, { {
        P384_W(0xd527bc93884ac0ce), P384_W(0x51d52b6c1ce141a9), P384_W(0x531b4819fce5a51e), P384_W(0xda6b1ab02d46d19c),
        P384_W(0x25df825049ac4369), P384_W(0x69fe8264e95a6165),
    } } },
    { { {
        P384_W(0xc19514ba0937ce31), P384_W(0xffe7390100b0017a), P384_W(0xb73baa2f36da299d), P384_W(0x37ac48bcf4d01851),
        P384_W(0xf4ce233e7eb3799b), P384_W(0xdd505e9fc6c81b6d),
    } }, { {
        P384_W(0xda0c2c4c26cbe11a), P384_W(0x2b4fbeb237efe4e4), P384_W(0xbb8c4c9795abd6a2), P384_W(0x86c40ac8c43fd113),
        P384_W(0x9d6898bfb383e677), P384_W(0xacd77d979933452d),
    } } },
    { { {
        P384_W(0xad7286da5e30c46d), P384_W(0x01351f9f80183806), P384_W(0xce665bec4e0bbe9a), P384_W(0x0d491b6c3c719d57),
        P384_W(0xdb134bbc4fce7b33), P384_W(0x247f46172765fad0),
    } }, { {
        P384_W(0x858ab9aff27d80d9), P384_W(0x597c28b5968a35ed), P384_W(0xc2f7ffefe5c249c4), P384_W(0x9217de39ea3068be),
        P384_W(0x0cc95f0e39882fc8), P384_W(0x8b0ac3fc7a9fe9cb),
    } } },
    { { {
        P384_W(0xb12cb9a4de02404f), P384_W(0x84d3c655e881bbe3), P384_W(0x786518d65386e63a), P384_W(0x455b8d1236b0d08b),
        P384_W(0xe9a2a53d53f69153), P384_W(0x3021c3217c333fc3),
    } }, { {
        P384_W(0x57b04be909015be3), P384_W(0x0c02e3320b02c69e), P384_W(0x4818f58f05956a63), P384_W(0x7866368d64434bac),
        P384_W(0xd234ff350afb0939), P384_W(0xa99384e294dce54d),
    } } },
    { { {
        P384_W(0xb36d2a025119c153), P384_W(0x7d2c9e2f95ead077), P384_W(0x53e873d25d511c55), P384_W(0x6491a6242432a052),
        P384_W(0x08f8f9eec8e82792), P384_W(0x7408c91349af5753),
    } }, { {
        P384_W(0x2c0963af994de7e3), P384_W(0xbc32a659c4cf0c11), P384_W(0x3b09e0bc2146d977), P384_W(0xdf61fa6518a796f4),
        P384_W(0xf14ac99d0fd0bcf1), P384_W(0x30a2d99b1ee4acb2),
    } } },
    { { {
        P384_W(0xc924683831e7c636), P384_W(0x0a9e36284840e5f8), P384_W(0xe66ed788fa801931), P384_W(0xf905cdd42b55b275),
        P384_W(0xed10a5153c282f23), P384_W(0x3029d2f9f6c32d3b),
    } }, { {
        P384_W(0xc18ce382b8710baf), P384_W(0x6c08270d383be6cf), P384_W(0x10b034fdc32bbe9d), P384_W(0x0f6f76e90b0f121a),
        P384_W(0x8623592345ae1064), P384_W(0x487310b1bdcbf7fe),
    } } },
    { { {
        P384_W(0x41982791fbb7d3d7), P384_W(0x65d587bc5eb7bd4a), P384_W(0xd378670dd9846b57), P384_W(0xf9ae663ec7a8f516),
        P384_W(0xaf2a508222c18f81), P384_W(0x9ebfd40dd0972803),
    } }, { {
        P384_W(0x2319f7ddbee5f369), P384_W(0x3da11bf848970d7a), P384_W(0x66a158bde8c662c9), P384_W(0xb4a7c33580f899e9),
        P384_W(0x20e588dd902fbaae), P384_W(0x008f73db619964f1),
    } } },
    { { {
        P384_W(0x67cb76f88962954d), P384_W(0x826ef94be29dd911), P384_W(0x25ee298b34b17a07), P384_W(0x32ffcabee9f20cf1),
        P384_W(0x13830126891cfe48), P384_W(0x95447b59baf56eb2),
    } }, { {
        P384_W(0xf35d4701410691b2), P384_W(0x2174ff1fa63d5eb1), P384_W(0xcb53bf61b006adbd), P384_W(0xd896320f097b11f8),
        P384_W(0xc2f027e306c0a4ec), P384_W(0x81443e9d03d49022),
    } } },
    { { {
        P384_W(0xa79ca5070c009a9e), P384_W(0x209de9bdd5008784), P384_W(0xb66b3835cfda6ed5), P384_W(0x9ba5701e53c76d8e),
        P384_W(0xb54857fc7336294b), P384_W(0x3530d92f2956ca95),
    } }, { {
        P384_W(0x31eee74bc26534f2), P384_W(0x1caf20edbdf8c267), P384_W(0x835011ab7d99b92b), P384_W(0x5b3e320af3ff6ad1),
        P384_W(0x7be2683088e9ce7f), P384_W(0x0b745e0947302b87),
    } } },
    { { {
        P384_W(0x92ab7f0572848b4a), P384_W(0xe31c5d99c903c61e), P384_W(0x4c42660c626ebdfc), P384_W(0x9636a02bd1670d4f),
        P384_W(0x90819ee32258fcd8), P384_W(0xf13d84f7f495a3d9),
    } }, { {
        P384_W(0x64dd5eeaceabcdb3), P384_W(0x95aa7339dbd095c0), P384_W(0xa4915120fbf9605d), P384_W(0x5eb7e98e8ae2a0c3),
        P384_W(0x4f999abb735d5102), P384_W(0x2c86b052f77c006b),
    } } },
    { { {
        P384_W(0x9ec66c63dcce2dff), P384_W(0x98a908eef482560a), P384_W(0x24fd04c64bff030b), P384_W(0x7412225f96435b4d),
        P384_W(0xfd6bd96da3c8b589), P384_W(0x41b117a00614e22b),
    } }, { {
        P384_W(0xd999f2275f1f842d), P384_W(0x747fcac81e0ad170), P384_W(0xb7a27187ad5e9c2a), P384_W(0x791aacb88ce49f5e),
        P384_W(0x505aef5713f2fe3f), P384_W(0xc60aa113b61c4d41),
    } } },
    { { {
        P384_W(0xc7a5f6d67a93a875), P384_W(0x0942f981cf6efa14), P384_W(0x840a44182d68a0eb), P384_W(0xe84eb740dc872f77),
        P384_W(0x1c1f50c1da1922be), P384_W(0xf1b76301073cc9ed),
    } }, { {
        P384_W(0x56830713db0bcf0c), P384_W(0xf3c61de4ce61b58e), P384_W(0x11d3f37deece8553), P384_W(0xe4374f7912c8861b),
        P384_W(0x2dd8c629051e8a7f), P384_W(0x5316b365d317ca82),
    } } },
    { { {
        P384_W(0xeb3c49f9dd679b34), P384_W(0xb11882d4a7f731f6), P384_W(0xbb9f7f0a8dc1ecba), P384_W(0xa4ee267e898a4457),
        P384_W(0xfbb013bd7f92ca2c), P384_W(0xc8a41555fe041d56),
    } }, { {
        P384_W(0xb45f26ae03be2161), P384_W(0x8930332845fa5ee6), P384_W(0x3e506b1f46ff0613), P384_W(0x8ebbe52750e73f39),
        P384_W(0xa7d4573d68668791), P384_W(0xff45366064aa9f99),
    } } },
    { { {
        P384_W(0xf4c3e5c1971e99d1), P384_W(0xf389eea3d4bf7ac9), P384_W(0xc38882060cf12c7a), P384_W(0x89cef32920e9147a),
        P384_W(0xd90198c07473a10b), P384_W(0xc74077c6d4e0f28a),
    } }, { {
        P384_W(0x1de39de2d510d667), P384_W(0x6b414f5a42e51a50), P384_W(0x8b10d5cbe07866f6), P384_W(0x17253940f457dc6e),
        P384_W(0x6c245f9c4df60b8a), P384_W(0x1949d9cf7575d5a6),
    } } },
    { { {
        P384_W(0xd673b112274d06a3), P384_W(0x5828d3c3445efc94), P384_W(0xfabeaabef190fd27), P384_W(0x6f4e85d52a620e55),
        P384_W(0x70803b003d6c3ea8), P384_W(0x5db6a45f10b15f0e),
    } }, { {
        P384_W(0x2e889062d9470d2e), P384_W(0xf6cf6b3533e32f67), P384_W(0x8c1e3c5730a14a3d), P384_W(0x39d83915dc74fe6b),
        P384_W(0x299a95f75dc8689c), P384_W(0xcff41425d0eb2883),
    } } },
    { { {
        P384_W(0x178438ebbc130b29), P384_W(0xa7bd698e1385a507), P384_W(0x1a67ec21d6bd05c2), P384_W(0x5c33fb3a335c8969),
        P384_W(0x74ae4364ad4f904a), P384_W(0x921267674d0a5cce),
    } }, { {
        P384_W(0x0e204cc9a9b1baf5), P384_W(0x58b1845731283530), P384_W(0x8c85fa8bfe92c4f4), P384_W(0xe2be49dcec3a83bf),
        P384_W(0x762ae45663390555), P384_W(0xc1ee9bbfe45a7079),
    } } },
    { { {
        P384_W(0xc3de74aaa5fe3d94), P384_W(0xcd16a027fb102889), P384_W(0xf198ac84a3288918), P384_W(0x1a82334677fd9d5d),
        P384_W(0x633c88c1d7e0049a), P384_W(0xc131708ee6547bc2),
    } }, { {
        P384_W(0xdbcfc9134e2d79c3), P384_W(0x1094d5f048008cbb), P384_W(0xad7ca0bce86b86e9), P384_W(0x86eb5f3d35cd14a7),
        P384_W(0xf458f467f4ab0992), P384_W(0xd6ba3d6775a91e77),
    } } },
    { { {
        P384_W(0x2ab526e225e0a271), P384_W(0xa48af1cd521a08e4), P384_W(0xb189e398f6a7b1cd), P384_W(0x606f7c0706edd94c),
        P384_W(0xb6617c0f79fc60c6), P384_W(0x904ed7223f2431c0),
    } }, { {
        P384_W(0xca5533a2976eb1e4), P384_W(0x9b448a4affa68d4c), P384_W(0xdfbd9ffffbbba80e), P384_W(0x6b7c8fdede1e9f93),
        P384_W(0x423d1ebe2c4abcc6), P384_W(0xd9f3bc90a1419875),
    } } },
    { { {
        P384_W(0x3f4423951653c7ae), P384_W(0x277902fa04470346), P384_W(0x55c6f0dd1b376be5), P384_W(0xd512360ec1cd1fd3),
        P384_W(0x6f29bc68561a853a), P384_W(0x38b9392e60eb2950),
    } }, { {
        P384_W(0xffe0fdf1367ae644), P384_W(0x991e63ebd085920d), P384_W(0x3fd182cd34d24c90), P384_W(0x4db51d0982f64fca),
        P384_W(0xedb20050fbaea445), P384_W(0x3fa4bd8418395292),
    } } },
    { { {
        P384_W(0x937bbdd57da2c7a8), P384_W(0xb283e0be626333d2), P384_W(0x43629218d68c8f80), P384_W(0x45f8d861ebf6866a),
        P384_W(0x959550776ae6c777), P384_W(0x3235a09cbe476b3a),
    } }, { {
        P384_W(0xf8efa62d8a475a31), P384_W(0x4dcac7054d3aacc5), P384_W(0xdd064de6d4840db5), P384_W(0xcb721d407a0ab7a8),
        P384_W(0x83c9eb1698763366), P384_W(0x2688f5e449334243),
    } } },
    { { {
        P384_W(0x8d8a69bbd21dffe4), P384_W(0x9cc4c29ccca38032), P384_W(0xe7d9a61f8de6d486), P384_W(0xa6c2b8e516155c29),
        P384_W(0xba948379d148a6b0), P384_W(0xdc5c04012fb94c1e),
    } }, { {
        P384_W(0x8b9838d4832764c7), P384_W(0xce22c8735e3b5614), P384_W(0x30cbb6b75a2f312e), P384_W(0x0476d8cf04a4e6e4),
        P384_W(0x59741ea754677c19), P384_W(0x3ee155c4c62b1e11),
    } } },
    { { {
        P384_W(0xadb2ea6108610f2d), P384_W(0xebeb8135e4af479f), P384_W(0x8c880ff8e6654bf5), P384_W(0xbd86115a5bc81bdf),
        P384_W(0xd178a684d78a037e), P384_W(0x4720ef7d8f8b9c5c),
    } }, { {
        P384_W(0x32bbd3b029033dcd), P384_W(0x92cd4d3f9a6b9cc0), P384_W(0xd5aa4e182643b90e), P384_W(0xd6dd1665c951e373),
        P384_W(0xafcbb23c3051d0da), P384_W(0xeb3d7cb49cf0855d),
    } } },
    { { {
        P384_W(0xc1a739160c1c63c2), P384_W(0xd85675aca49c6e0a), P384_W(0x8f5e3c7af6015d76), P384_W(0xb3c16380a536b1ec),
        P384_W(0x2b2548c0b6c5f365), P384_W(0xb276c5288c1d3889),
    } }, { {
        P384_W(0xb67a30d92417b0cc), P384_W(0x5edb3195adf623cf), P384_W(0xf482e2438e4c7ce9), P384_W(0x6e67ae13eadf9113),
        P384_W(0x455825f8580451d7), P384_W(0x238dc2d938a81b98),
    } } },
    { { {
        P384_W(0x1f37de0f83c88b6a), P384_W(0xba2ae5632192faad), P384_W(0x0b1f5e83e0c66ea9), P384_W(0x029192e2027a6dbd),
        P384_W(0x5fd6d1377af1b64b), P384_W(0xdc450ee0ec14fc2a),
    } }, { {
        P384_W(0xafd8040e500dcdb4), P384_W(0xfe555c64cdd2bdf4), P384_W(0x8e6a1bc5be31f92c), P384_W(0x012188b14863cbdd),
        P384_W(0xf9abeae8f36d3643), P384_W(0xb03caed5335d4b98),
    } } },
    { { {
        P384_W(0xbff354abfbc83e2f), P384_W(0x2b5a8ce8e8ce1363), P384_W(0xb49b6bbe8ff0579d), P384_W(0xd01029b2e118389d),
        P384_W(0x58217e3d53656f2a), P384_W(0x15ef9d458b218c42),
    } }, { {
        P384_W(0xcf8ce90b016e1b35), P384_W(0xe116cd84fa7dbbdf), P384_W(0x0ad9c17be6169dbf), P384_W(0x0930cabcc8d3c3b3),
        P384_W(0x85c1f2b46435968c), P384_W(0x692123467d477f1d),
    } } },
    { { {
        P384_W(0x710a4ed0bf0d098b), P384_W(0x8d503d5227bd1709), P384_W(0x57eb2da3f49a7f2f), P384_W(0x7b01b0e9009b9827),
        P384_W(0x4ffb103543032af4), P384_W(0x63b4fafa34110a1f),
    } }, { {
        P384_W(0x742770fd61afbd56), P384_W(0x9373002403c34622), P384_W(0x4a2481fc01b20ce9), P384_W(0xa8d9a3c948835927),
        P384_W(0x415f05fdea053280), P384_W(0xc5ffc6d9a83ab03a),
    } } },
    { { {
        P384_W(0xace2bfd3c0c64cf0), P384_W(0xd8e7f26479420a0c), P384_W(0x40788eb4396c75b9), P384_W(0x20173574cc01f203),
        P384_W(0x2efdb46880a42995), P384_W(0xbbcd8fe44655e8cf),
    } }, { {
        P384_W(0x88798aad079a1e1d), P384_W(0xb3a9c91b92a0d8c8), P384_W(0xbcef26572a8f5676), P384_W(0x1481264d366e60ba),
        P384_W(0xbcf84a40d72297d5), P384_W(0x8f7c649a255a32af),
    } } },
    { { {
        P384_W(0x5d67eb97271b6a59), P384_W(0x43b4d7b2a4f4611a), P384_W(0x9660541450c921d2), P384_W(0x25c0ec5347b9f0be),
        P384_W(0x81abf89b8f83439c), P384_W(0x1ea39b78da9c7d66),
    } }, { {
        P384_W(0x5d9c14f6c983d6af), P384_W(0xacff3953e07b765f), P384_W(0x697a595e0981ca90), P384_W(0x650f1dcd82295400),
        P384_W(0x2c65412784ad829a), P384_W(0x0450d59a7886719a),
    } } },
    { { {
        P384_W(0x7dd77aed39475411), P384_W(0x13a42de8f7a23bd3), P384_W(0x7d644da34ca1bfe3), P384_W(0xde057fa959f32a13),
        P384_W(0x486006e6a86961d4), P384_W(0x3f481b16045c86d9),
    } }, { {
        P384_W(0x903dd89b25d49f0e), P384_W(0xad6ec1aac9e371ac), P384_W(0xc19aa37932aff272), P384_W(0x37d92136f90c8f88),
        P384_W(0xc06f8c63bee28b34), P384_W(0x8224ef2984527e89),
    } } },
    { { {
        P384_W(0xdbaf3148dfa096e6), P384_W(0xd059cdb84200ef13), P384_W(0xc322cd3485a30d51), P384_W(0x41e3e1ee92197499),
        P384_W(0x0f6deb5410422e02), P384_W(0x609e0522915a30f6),
    } }, { {
        P384_W(0xb3cd5e4745ca1114), P384_W(0xfbab95fc8bdae38d), P384_W(0xac56c0a901f57b1f), P384_W(0x0a5c8af08514f0d5),
        P384_W(0x9865b7c09a3a649d), P384_W(0x6e32f1324dc73897),
    } } },
    { { {
        P384_W(0x3dacf5b4907ad54f), P384_W(0x334a229586f75b93), P384_W(0x00ba8cd77401cc19), P384_W(0xa852a3d4a2898bad),
        P384_W(0xa2aa6784874cb8c4), P384_W(0x0bdaf573d169dc3e),
    } }, { {
        P384_W(0x129f1c1b0f46e07d), P384_W(0x9a699a50185b1bed), P384_W(0x36bae8e420c94406), P384_W(0x628079ec6b9d5afd),
        P384_W(0x326ff67cd7e3ebf0), P384_W(0x1ebdac7223715a3a),
    } } },
    { { {
        P384_W(0x2b7ebe2b1ebdcc14), P384_W(0xce78445a8b7621a8), P384_W(0xac7dbedf197b7bad), P384_W(0x0e756424dedbea5e),
        P384_W(0x5a8a882e703a48e9), P384_W(0xceccdc89f3f713a1),
    } }, { {
        P384_W(0x0c591dc64be18bb0), P384_W(0x3f2d393e42e058a6), P384_W(0x28a582bbf2e968d3), P384_W(0x04e293bd2c6c261e),
        P384_W(0xd0e309b05b13df29), P384_W(0xbcd90b6a05c01b91),
    } } },
    { { {
        P384_W(0xf18154830c982d05), P384_W(0xb134effbbd143544), P384_W(0xbdfa2f15af37cc2e), P384_W(0xfb5c29eb17c8d444),
        P384_W(0xd532b264be2baee6), P384_W(0x162d039cc37dc645),
    } }, { {
        P384_W(0x83932896a9f9a7e7), P384_W(0xfe9a55c008e74db2), P384_W(0xe45a93523aa5a8e5), P384_W(0x132699b43368b803),
        P384_W(0x55fe823a2ce44d47), P384_W(0x0eed73d41113a002),
    } } },
    { { {
        P384_W(0x0895a30b2d9cba5d), P384_W(0x995db30b28f00a15), P384_W(0x354c0905d45e9100), P384_W(0x1ea478ead1854a7d),
        P384_W(0xbb66f7d34006c5a7), P384_W(0x810b68a9fce9ed54),
    } }, { {
        P384_W(0x0d8f973b07424879), P384_W(0xb3b6112a4f674c6b), P384_W(0x1055865e19e8294c), P384_W(0x3946261d7535b987),
        P384_W(0x9c9cd04ef824661b), P384_W(0x168115b0062edb06),
    } } },
    { { {
        P384_W(0x713cab9b75e37aa4), P384_W(0xce36e3c8186d20be), P384_W(0xfc452337992699ac), P384_W(0x62ac8207f34eed7c),
        P384_W(0x6331560f1d9df433), P384_W(0xd32ff9b3571c3705),
    } }, { {
        P384_W(0x729c03dcd0cf123f), P384_W(0xf00b24eab7a1fb1c), P384_W(0x60f367709b305963), P384_W(0x449bbc895babd033),
        P384_W(0x307470a016706206), P384_W(0x60fa900c898a6b87),
    } } },
    { { {
        P384_W(0xe601455560199c35), P384_W(0x4922c828438e7105), P384_W(0x653b839b4dcbc26b), P384_W(0xd8345684932ac22e),
        P384_W(0x62b90a06ecdf00a1), P384_W(0x52d47f29d0f8ee69),
    } }, { {
        P384_W(0xe33ca6024b716211), P384_W(0x57540938f2174b1c), P384_W(0x83a78efe89953efd), P384_W(0xbc81b90943a9526d),
        P384_W(0xe6eb3fbe1a578bf9), P384_W(0xce59b51748b73035),
    } } },
    { { {
        P384_W(0xb779079338508dc3), P384_W(0xac6fa80510ee9de4), P384_W(0xecd64919e6b89d8a), P384_W(0x4bb34a65f3f9ff0e),
        P384_W(0xb688186bee5995d5), P384_W(0x2fce058321bdc2df),
    } }, { {
        P384_W(0x0f5af74f2d00ea3b), P384_W(0x8cdfc47968cc82f0), P384_W(0x627af468b629a741), P384_W(0x6d9428813ffa6636),
        P384_W(0x30e613a5aac6d640), P384_W(0x5cc922e8871c2876),
    } } },
    { { {
        P384_W(0x663539efba695427), P384_W(0x2711a1e44a66cc4d), P384_W(0x223386200d1ed7dc), P384_W(0xc368f6d209485708),
        P384_W(0xd4217d7575b0ca8b), P384_W(0x2cebc4bc23128167),
    } }, { {
        P384_W(0x3336c09aeeb9a498), P384_W(0x34bc34a819a36f8a), P384_W(0xbd5c8abc992a206f), P384_W(0x8ce30c82fcbdee7c),
        P384_W(0xfb5950f61b3ec95b), P384_W(0xd7b7df29d257684f),
    } } },
    { { {
        P384_W(0xe9001b12e273b785), P384_W(0x332e4e4a5f588be6), P384_W(0xd2217c1040d7519b), P384_W(0x4d38af8e72dc1a73),
        P384_W(0x437f9c7ede74cf23), P384_W(0x6294cd7a373766a8),
    } }, { {
        P384_W(0xe61cf5e9ae8f5705), P384_W(0xca2cf0c35be88376), P384_W(0xb7eeee191fbe2699), P384_W(0x769e9217cfb1a34b),
        P384_W(0x274287b09f08e1a8), P384_W(0x332c915d343d54f0),
    } } },
    { { {
        P384_W(0x769afc54b629a18e), P384_W(0x8dc3c308d12773a9), P384_W(0xabf5f8159558e885), P384_W(0xccd89433c83bd2c7),
        P384_W(0x84bb111b69e0a52e), P384_W(0x32a44d780d122483),
    } }, { {
        P384_W(0x27f0401b0f67c886), P384_W(0xcd430649a56ad9d3), P384_W(0x4b03a8f1aed587c6), P384_W(0x2ef9f9f9111052dc),
        P384_W(0x58e02d6dc8a64a52), P384_W(0x0bf64cadff427f48),
    } } },
    { { {
        P384_W(0x83255af23bf697cc), P384_W(0x2f56b0b4ba16255e), P384_W(0x68074ede3907c520), P384_W(0xacd81da5e2fea930),
        P384_W(0x02d37f0931555904), P384_W(0xa643a5b798d11d20),
    } }, { {
        P384_W(0x1b85c2cc2600d6d2), P384_W(0x4dd0505a6eba939d), P384_W(0x992110563a8ad7a7), P384_W(0x4b5d2cb84d91ddcc),
        P384_W(0x131d95eca9ae0502), P384_W(0x43339aa5b3665d5a),
    } } },
    { { {
        P384_W(0xc0f0c6e23691df7a), P384_W(0x1cb8c325b63cf9d0), P384_W(0x7a4a8eaf9d7c2857), P384_W(0x873b3a7d8e774126),
        P384_W(0xb25b23c5dcddf08e), P384_W(0xc7fbbaa5bbad91f6),
    } }, { {
        P384_W(0x2b0b1b085f1c4f2b), P384_W(0x5fe7e92216b22dc2), P384_W(0xc48e77ad0e37f859), P384_W(0xb7c949e92eab5623),
        P384_W(0x119f8c12565e0d3a), P384_W(0x524efad53b665e00),
    } } },
    { { {
        P384_W(0xaf841bbe0963a885), P384_W(0x251a82f843e04e96), P384_W(0x49917bbed809b7d7), P384_W(0x4e35e734aa57dea0),
        P384_W(0x11e0e6bf53419cd1), P384_W(0x41be5bb2e7ec9232),
    } }, { {
        P384_W(0x5f18ba800dce992f), P384_W(0xe5e4a3fff0794ea8), P384_W(0x12a6713edbee72c2), P384_W(0x7ee63188335873be),
        P384_W(0xb9c55f6c4287e800), P384_W(0x7c11eca1f2903a21),
    } } },
    { { {
        P384_W(0x1f9583403a0a4e2f), P384_W(0x6e98b8279e4f5899), P384_W(0x5aa77f9a4f0207ee), P384_W(0x076ee7a0c1b57e2a),
        P384_W(0x28e20938ac5177d0), P384_W(0xea24a30d7c6fae23),
    } }, { {
        P384_W(0x680b7729c3451a6d), P384_W(0x366f4a22e5dfca0c), P384_W(0x76ddbb28393e4eda), P384_W(0x26683c180f5eb933),
        P384_W(0xf3b7aee903d76c1d), P384_W(0x863ca360a76c6533),
    } } },
    { { {
        P384_W(0x93eee9e2123d1d45), P384_W(0xab45fbe84e294de7), P384_W(0x1d70896649ef85fe), P384_W(0x286bd2be7cf773f7),
        P384_W(0xb0f301ae0d2e3f96), P384_W(0xa50e273496073602),
    } }, { {
        P384_W(0xcd000e5cbd58e41c), P384_W(0x2908b74ab1e197e8), P384_W(0x9d93c7b49f084188), P384_W(0x960a6ee85f3419da),
        P384_W(0xb97d3902447db4d5), P384_W(0x69c8d7057eef1b30),
    } } },
    { { {
        P384_W(0xb2b300e848d46d57), P384_W(0x94ac8e08384ff0e6), P384_W(0x0f4b273ce14c9017), P384_W(0x1579b27ddc0aeebe),
        P384_W(0x107142bb1133e46e), P384_W(0x1be434a4efa45fb0),
    } }, { {
        P384_W(0xd7a6cb9f0c2d1a34), P384_W(0xf4d88c889368cbff), P384_W(0x8208f3961c9fe11b), P384_W(0x666f468b70099538),
        P384_W(0x5eae6d9f26688637), P384_W(0x4bef19916fa0cafe),
    } } },
    { { {
        P384_W(0xae07639646a33bd3), P384_W(0x76afb357294d6380), P384_W(0xe37fcb7a40b7642e), P384_W(0xcf5e525a3866332a),
        P384_W(0x9544e223aa55495f), P384_W(0xdeb5cf28134683a2),
    } }, { {
        P384_W(0x1c0de2b4c746ed75), P384_W(0x0a747f7ee2927855), P384_W(0xb67c89120e9fb95f), P384_W(0x1375e466e0c097c0),
        P384_W(0xd146507b0f332625), P384_W(0xc80924b91ddc3854),
    } } },
    { { {
        P384_W(0xb665fd2c65a408cd), P384_W(0x74dbedce7488e007), P384_W(0xbff5918b93c34826), P384_W(0xf73e3a8f80fe87bb),
        P384_W(0x152c09e12fec5ef6), P384_W(0x3830b2a44344b542),
    } }, { {
        P384_W(0xb75f844557950d04), P384_W(0x45bdfeddcc9ed630), P384_W(0xe1e9454728281ee0), P384_W(0x0869b510a7e55346),
        P384_W(0x9150308fd65027b0), P384_W(0xdbc62547a833e3a0),
    } } },
    { { {
        P384_W(0x7761ce349f69d93d), P384_W(0x88a80dc66773a281), P384_W(0x84e797f697a95e62), P384_W(0xaa8f4b4ca1696617),
        P384_W(0xc496edb97b5d919e), P384_W(0x8c3b3b2a4ae353bd),
    } }, { {
        P384_W(0x8411707ae94d647a), P384_W(0xa0e23d635137ad90), P384_W(0x0c8abd01eee9894e), P384_W(0xc3ca35a20d8c9460),
        P384_W(0x2d4bf55c1070154f), P384_W(0xc9a87520b808aa96),
    } } },
    { { {
        P384_W(0xd1a8554f70e3e6c2), P384_W(0x7b793b7011671bb4), P384_W(0x3d8372792661e733), P384_W(0xfcf8899ff438099f),
        P384_W(0xb4af3b6b9ac8501d), P384_W(0x4e7a7dd63e24201b),
    } }, { {
        P384_W(0x17d38bbbdbc671bc), P384_W(0x07fa28d032bac974), P384_W(0xa196d24325a6d656), P384_W(0xc21da16682c3bbde),
        P384_W(0xeef9dbbdb93361e1), P384_W(0xe001336579ffa5a5),
    } } },
    { { {
        P384_W(0xae33962bc68db578), P384_W(0x841116a91ab0356f), P384_W(0xe45f41a101ccffbb), P384_W(0xba6c7a83fd55be5a),
        P384_W(0xbae7fe1ab1d7b9cc), P384_W(0x3023f13c92c78e78),
    } }, { {
        P384_W(0xec36853b0eb7f7ca), P384_W(0x264cd563d9c4bcd3), P384_W(0x48812444b9c3b59f), P384_W(0x9233235f977cd4a0),
        P384_W(0x2631b868e2d03307), P384_W(0xf0e72901d203def9),
    } } },
    { { {
        P384_W(0xea0fd47f0214a360), P384_W(0xa31704a1feffe620), P384_W(0xb9be81fe5f4860b5), P384_W(0x1d352789c77d94f5),
        P384_W(0x8370031650f2a9d2), P384_W(0xd1733c099dfda68c),
    } }, { {
        P384_W(0x1853ec8f7a943482), P384_W(0x70f6d459ed52239d), P384_W(0xb5639e5d320ec6d2), P384_W(0x9c2b5fb056c444b2),
        P384_W(0xa4807e16d27f1da1), P384_W(0x96b8be3536316225),
    } } },
    { { {
        P384_W(0x45ea3aa9b453a5cf), P384_W(0x0314834cbc7bd5ea), P384_W(0x99c2bcb0414baa90), P384_W(0x259581d7a9442c1e),
        P384_W(0x6033869988efc729), P384_W(0x63f335cf0a5fd0ec),
    } }, { {
        P384_W(0x2592fab4a0bd918a), P384_W(0x21374c2df95e4187), P384_W(0xa73ea4b94a936c65), P384_W(0xbacc0a284f6d3491),
        P384_W(0xc87ef1e71c716f94), P384_W(0xd8b27df84cae9f54),
    } } },
    { { {
        P384_W(0x8555c6472888e9d5), P384_W(0xa0e31dd798915054), P384_W(0x5d7dfbda46b7e9e1), P384_W(0xc46c7730f26a9ace),
        P384_W(0xb7162f8d25630477), P384_W(0x627bec47bcf0cc5c),
    } }, { {
        P384_W(0x79997fb1be0e97f4), P384_W(0x93e89bbf165a86a8), P384_W(0xe3603265e3eb36e3), P384_W(0xbfb682d68fced953),
        P384_W(0x4d933bd05c4b102c), P384_W(0x39b28ec26f9df239),
    } } },
    { { {
        P384_W(0x1ef996cf66f3ce46), P384_W(0xe7f8bac85506ae96), P384_W(0x504ffce89746bb55), P384_W(0x3b39b069c469d673),
        P384_W(0x800733398733c29f), P384_W(0xaa4813900a3bebd8),
    } }, { {
        P384_W(0xf1d0321b64bbfe4e), P384_W(0xde1db893d1dfdb80), P384_W(0x700d601730728a0e), P384_W(0xbd9b39b993addf54),
        P384_W(0xa4ab61827f02d5cb), P384_W(0x4f84aadd1d641531),
    } } },
    { { {
        P384_W(0x3764e20081999406), P384_W(0x33ff81df874ecccf), P384_W(0xb7a9b1d8d36dd765), P384_W(0x8eb1a1409ebf7eec),
        P384_W(0x727c666dfe20d8fe), P384_W(0x4f3442a65857b380),
    } }, { {
        P384_W(0xf99dbc8ebc24b0f9), P384_W(0xbdd0a91386d71649), P384_W(0xdde8966489b5c69b), P384_W(0x59940ba6d88539f7),
        P384_W(0xd7953ad9ff251bdd), P384_W(0x37925f8a404517c0),
    } } },
    { { {
        P384_W(0xfe0bc47f96b076f2), P384_W(0x6837cdb64f2b4839), P384_W(0x6d77722ceb39f5fa), P384_W(0x1ef56654d57df645),
        P384_W(0xebf688243da8f7b4), P384_W(0x42fd52ca2f0723fa),
    } }, { {
        P384_W(0xb50c658f047daff7), P384_W(0x128920a6d518c9a6), P384_W(0x390d68f862c4a380), P384_W(0x356ad64355a50ced),
        P384_W(0x057752191c5e521b), P384_W(0x87fe8cd8c31893c8),
    } } },
    { { {
        P384_W(0xe15673b78e60c89d), P384_W(0xa33a5bbd34e95c8f), P384_W(0x15f4dccbbd76f18f), P384_W(0xb40883722d9251b1),
        P384_W(0x60ce351d9742a24b), P384_W(0xf7fb76f56869bc5c),
    } }, { {
        P384_W(0x5e25434555c08557), P384_W(0x68b264acff4de0ae), P384_W(0xd21916d1d9f8e623), P384_W(0x17af33917e960e89),
        P384_W(0x0dbc8e05dd822b1e), P384_W(0x7e11afed2b6724f2),
    } } },
    { { {
        P384_W(0xb3102529152b2357), P384_W(0xbe582a1093c5416a), P384_W(0xb299e1ff52e880b5), P384_W(0xbcab25699a6be679),
        P384_W(0x0bf59e05026073f5), P384_W(0x78cc5c0205e3d424),
    } }, { {
        P384_W(0x397a8ebee0cb5e64), P384_W(0xb258fcfba4a2f5d5), P384_W(0xcc2a155a8e9bc12f), P384_W(0x2e0c5fb386e562d7),
        P384_W(0x3cb9a1ce892ffe9a), P384_W(0xb41fc4024894f058),
    } } },
    { { {
        P384_W(0x5df200c5eef5bae6), P384_W(0xf40b1c3d98a5087f), P384_W(0xa92b97ddb985a1da), P384_W(0x5ee6d221a439baa2),
        P384_W(0x1128e756ab674d9b), P384_W(0x32b5191896ce7108),
    } }, { {
        P384_W(0x57d97b60a6cf91d8), P384_W(0x13ba7051f6c1b57c), P384_W(0x026ed0a56148a007), P384_W(0xe0ace9163cf262ac),
        P384_W(0x9e6a7b984fe8c117), P384_W(0x4681fd0841299288),
    } } },
    { { {
        P384_W(0xd597e9adab135101), P384_W(0x3abcf39f8ca81646), P384_W(0x8b8bc113bb607552), P384_W(0x9e13c638fb30fe75),
        P384_W(0x66e82f6fcb0b78dc), P384_W(0xc0aed71c494b7b0b),
    } }, { {
        P384_W(0x0e1cf151d6ef10b9), P384_W(0x63e1790d96104a83), P384_W(0x4c7469ddcb3f63bc), P384_W(0xa8ac9926ba536171),
        P384_W(0x8870620dd594b8c7), P384_W(0xf0f78cf5076918eb),
    } } },
    { { {
        P384_W(0x4c158a2cf2306289), P384_W(0xca642b6129b26f71), P384_W(0x9b0ad7c216addcd7), P384_W(0xed35bf699f081815),
        P384_W(0x3e55466cbb5c6265), P384_W(0x846bcb806948c002),
    } }, { {
        P384_W(0xa4b7c031e9a4156a), P384_W(0x2dbbb21e0f49ac64), P384_W(0x757360305d7e1532), P384_W(0x3c28d3b5da4d0241),
        P384_W(0x55d78347ac49e38d), P384_W(0x57ca2bcd3a040f69),
    } } },
    { { {
        P384_W(0x3bca27a91e764eb8), P384_W(0x5acdda026c3f4e8b), P384_W(0xa5b14e41b7b8df4d), P384_W(0x3960e3ea6257f4b9),
        P384_W(0xc7c7a16e1b5311df), P384_W(0x546c7fd7e749420e),
    } }, { {
        P384_W(0x39e7186162d7761a), P384_W(0x1b8abfb80f70f591), P384_W(0x26e109abb2561715), P384_W(0x92f737d14d91e6d7),
        P384_W(0x98cfcb309164df55), P384_W(0x18afdb99e25993fd),
    } } },
    { { {
        P384_W(0x1f3b724502701c8a), P384_W(0x5da4182d1a12728e), P384_W(0x0f58a7c890b3be32), P384_W(0x8627859d47e02971),
        P384_W(0xa77ce0d8003db45d), P384_W(0x70b35e5124e6af20),
    } }, { {
        P384_W(0x3ddeb1f329af361f), P384_W(0x7f246cc5bb666d62), P384_W(0x8c1c386d293aac88), P384_W(0x10405a6beee78836),
        P384_W(0xc12ab4287c8943b7), P384_W(0x7727d1d645527850),
    } } },
    { { {
        P384_W(0xaa08d9a9e1db6385), P384_W(0x3895f7d9958753bd), P384_W(0x8c7d2ba42bac2a4d), P384_W(0xfd567f91144ee41e),
        P384_W(0xfdb1fcc3fc9b277d), P384_W(0x07a2a5493a580e2a),
    } }, { {
        P384_W(0x3b1c30d57038e5f5), P384_W(0x43585f614d155db6), P384_W(0xa4404334275eb067), P384_W(0x97e6b762d2eb9cac),
        P384_W(0xad41197258d25877), P384_W(0xc5231234725f2c9e),
    } } },
    { { {
        P384_W(0x892891c8fe2df9db), P384_W(0x1d8b75e07415dae4), P384_W(0x9d0bb5c4002b66bf), P384_W(0x9fe3bde58ad6bf6f),
        P384_W(0x9813055a787af959), P384_W(0xb3d0904900605df5),
    } }, { {
        P384_W(0x25a1a1a6ccb74d2b), P384_W(0x63c00ac769c611e0), P384_W(0x326e80c5c5efaf0b), P384_W(0x0a8e5ca7d94edbff),
        P384_W(0xe7be72812eb6b9b7), P384_W(0x1a92b85c603b7c9e),
    } } },
    { { {
        P384_W(0x3dab7fdf88482394), P384_W(0x12a9a609e9b7eed6), P384_W(0x8348329963dc3509), P384_W(0xa0ac06f5b7abebdc),
        P384_W(0x89e0629d4fcaf2fc), P384_W(0x67dde1047b577009),
    } }, { {
        P384_W(0x4f4185fd766f8733), P384_W(0x2c92fa93987d6c34), P384_W(0x6eafc01b435d328c), P384_W(0x49a5a92e965175e6),
        P384_W(0x2042441c5ecee698), P384_W(0xfea168254845f4fc),
    } } },
    { { {
        P384_W(0xd75e8842b9f3797c), P384_W(0xbbc80f7be533710d), P384_W(0xd4fda6042b05dd54), P384_W(0xfa33092e50df87d0),
        P384_W(0x0de8d454eb354a7a), P384_W(0xbbb4063d7e32016f),
    } }, { {
        P384_W(0xfa679542d5ed0cd0), P384_W(0xa0165867b7852b86), P384_W(0x7523d91ef27dcf43), P384_W(0x276e44f6e8d56838),
        P384_W(0x1e7517ed78a18bef), P384_W(0x9ec53eceb9deea1f),
    } } },
    { { {
        P384_W(0xf958fc24a499ac11), P384_W(0xe96a3575c31cdf9a), P384_W(0x59af1f6426f33ab2), P384_W(0x80466e78afa83683),
        P384_W(0x32b2f1834730bfd9), P384_W(0x02d0a1bee125f389),
    } }, { {
        P384_W(0xb9de7ee15d2052d7), P384_W(0x92346a0a14730d4e), P384_W(0x6d31039cee584680), P384_W(0x229d2db93603ba64),
        P384_W(0x06b71cba598dcea1), P384_W(0x5a554df97cc04faa),
    } } },
    { { {
        P384_W(0x23b13f4a9fbc39a7), P384_W(0xae21d0313b1fbd6a), P384_W(0xe67a21db47dba92d), P384_W(0x75627dd9ab65792a),
        P384_W(0xa0fff5331b9cfbc0), P384_W(0x9731aa20172aead6),
    } }, { {
        P384_W(0x42ccc68a689df637), P384_W(0x35fafb92396fe560), P384_W(0xf8fdb1225b36d67b), P384_W(0x50563c3a3f425f2e),
        P384_W(0x6d424f72bf781edd), P384_W(0x770dce14d5d30ae2),
    } } },
    { { {
        P384_W(0xfa12c614a5c51834), P384_W(0xce397d3744b05093), P384_W(0xd4644151f7c1592c), P384_W(0x2ec8e484a0e264f0),
        P384_W(0xfee8693e1a4b3400), P384_W(0x04e4f9eee200abf7),
    } }, { {
        P384_W(0xb3babb740a25373b), P384_W(0xfa20f6a5593501ef), P384_W(0x8feed86a9a8a0b58), P384_W(0xf7d7ddaf305e2b83),
        P384_W(0xb2e693276ecf84c7), P384_W(0x4fdc4fb3c2779eef),
    } } },
    { { {
        P384_W(0xa2f07db5733792f2), P384_W(0x9879571e8b22a773), P384_W(0x56dca8e9eee734c5), P384_W(0xb5a07fbe34471fca),
        P384_W(0xdbeb805e1b62fbf1), P384_W(0x5f65dcc3cfb4d147),
    } }, { {
        P384_W(0x6dbd7b1f550d86ad), P384_W(0xd99dc7437c285077), P384_W(0xed1ac1e7431a1083), P384_W(0xf5f70cd642907f03),
        P384_W(0x1bb929804f829e8a), P384_W(0xf6fa044ecc63b75c),
    } } },
    { { {
        P384_W(0x019100c7c9c5be67), P384_W(0xda172568c025c4a6), P384_W(0x2cb369cf21492861), P384_W(0xf2b94b9ba2864728),
        P384_W(0xf83fab504c8fff9e), P384_W(0xffc1597140b1cf89),
    } }, { {
        P384_W(0x6e4e77b2527a9dd1), P384_W(0x7a289198837b4e3a), P384_W(0x24b35f088230f4da), P384_W(0x72c727a52af4b8d9),
        P384_W(0xeab8ca0b9adb9aaf), P384_W(0xe43e3f419d16f7a0),
    } } },
    { { {
        P384_W(0xf4ff7e101c471306), P384_W(0xb6d97f4cbd705d4c), P384_W(0x6ba1c35f2775b951), P384_W(0x2bbd43fe0fa6843e),
        P384_W(0x8580eddfaa0a4860), P384_W(0x5ab4386d117a4bc2),
    } }, { {
        P384_W(0xc8bd262eb2f0f3b7), P384_W(0xe3d8b5bcbf799f86), P384_W(0x2b1b0fa6b95906f2), P384_W(0xdb4a2c815119273d),
        P384_W(0x6c63c3f250e2c4f8), P384_W(0x5b8e73c58599486a),
    } } },
    { { {
        P384_W(0x9e1c6ef8f1e79adf), P384_W(0x3660d6378a3e66be), P384_W(0x15d560df2c85c12c), P384_W(0x812bf377eba38548),
        P384_W(0x87d6a62f558d5b7d), P384_W(0x5388011456a0119f),
    } }, { {
        P384_W(0x373d8c1cf43a2360), P384_W(0x49782dfe1f0bed81), P384_W(0xa9ed052602caec1f), P384_W(0x9a2394a7a0fca47c),
        P384_W(0x8f671edb34ebd720), P384_W(0x7a28804104a7bdb8),
    } } },
    { { {
        P384_W(0xa7b95c0e7664f57b), P384_W(0x68a990f28c0099f8), P384_W(0x934f76ae6003dd94), P384_W(0x41d8825d38b9bc82),
        P384_W(0x49400efd0fa63eca), P384_W(0x8573646fc322803f),
    } }, { {
        P384_W(0x62927d92e0ee372a), P384_W(0x479e45443167c77f), P384_W(0xef3c2fd9a82d2cb7), P384_W(0x51d29b8c343e06bd),
        P384_W(0xd5543115d011646c), P384_W(0x0444b6aa0c49efcb),
    } } },
    { { {
        P384_W(0x15b808054ae4c4f3), P384_W(0x9875f8701887ea32), P384_W(0x2b40adc0ebc47c36), P384_W(0xe04f3f9ada883f99),
        P384_W(0xe43a7fed30c491ef), P384_W(0xf4682abba5a9a0eb),
    } }, { {
        P384_W(0x013086ce6d8acf8c), P384_W(0xbf6535801f352c9c), P384_W(0xd44e8730907d02a2), P384_W(0xee3d73f8d768f96e),
        P384_W(0x2f1afccf769083d0), P384_W(0xe24a3662e403db05),
    } } },
    { { {
        P384_W(0x0fae04437c0e41e5), P384_W(0x563e6e54c36ef9ac), P384_W(0x1bdf3a958b2b6630), P384_W(0x8f5affdd343bf1bc),
        P384_W(0x2e36718765334d37), P384_W(0x587354b61416a263),
    } }, { {
        P384_W(0x946f0defa176e622), P384_W(0x36910817bb4e9b7a), P384_W(0x03e8a0c109a17a65), P384_W(0xf08c81635cd61c9d),
        P384_W(0x88deeb472761da2e), P384_W(0x0de49b4599f86846),
    } } },
    { { {
        P384_W(0x1a3207798b5a2461), P384_W(0x64a7a590972b803e), P384_W(0x4d19a63d831235ec), P384_W(0xfad21e0dd289735f),
        P384_W(0x88cc7f5342d42b41), P384_W(0xfd1f34b0ccfe3aa2),
    } }, { {
        P384_W(0x58c651cbae66ec1f), P384_W(0x0008b385fafa3031), P384_W(0x980df23f15c0e4d1), P384_W(0x1a6b67d469d359c2),
        P384_W(0x00c50599ea893ead), P384_W(0xbb960763902c6824),
    } } },
    { { {
        P384_W(0x075a379974e57423), P384_W(0x4da0b687c8db6615), P384_W(0x1baa165d31668a43), P384_W(0x6ac847d70620ddf4),
        P384_W(0x4f36f4581ace483d), P384_W(0xa04f6e82d6542c32),
    } }, { {
        P384_W(0x201ddd16903ee3ae), P384_W(0xce6c8a5b6b30dc5c), P384_W(0xbaa12a60d6b1f0ad), P384_W(0xc4b4135445cbe2aa),
        P384_W(0x4934c08917ea20bf), P384_W(0x7ea323399dae1482),
    } } },
    { { {
        P384_W(0xf45f0e2775c1bc88), P384_W(0x77ea28fdd7b3b9f8), P384_W(0x5085841c2140a634), P384_W(0xac31864473759fce),
        P384_W(0xc9268101a221fe52), P384_W(0x24dc188ea577e6cd),
    } }, { {
        P384_W(0xb152a890f77823a0), P384_W(0xe806beafeba65638), P384_W(0xc2661eabd53c10d2), P384_W(0x6b4a05cc6597a3f2),
        P384_W(0xfa262eaf227a6830), P384_W(0xc9f43a5fd21b8a9f),
    } } },
    { { {
        P384_W(0xf3a20df16f76c921), P384_W(0xf7c63309664c4fce), P384_W(0xd108e9047c185a7e), P384_W(0x48f18a7523cdcff5),
        P384_W(0x01921ddb6a9cfc42), P384_W(0x7b97e10b0015ff19),
    } }, { {
        P384_W(0xd5372e8d7c2d73c4), P384_W(0xe2c1f9603f979c35), P384_W(0x7bc912eced44abe9), P384_W(0x0bbc4d8fcdb75410),
        P384_W(0x90515b2d754c56b2), P384_W(0xce2b632d6faf8c45),
    } } },
    { { {
        P384_W(0xb0bcc6fe6625d29c), P384_W(0xde414203b8d6a548), P384_W(0x021cdf7291b92f54), P384_W(0x0ad7ed7dec0e5a6a),
        P384_W(0x5d9c90dafcc911b4), P384_W(0x88c6f238c8bef5a7),
    } }, { {
        P384_W(0xf9cc0f5ed16c7546), P384_W(0x95da8774dbe1c33d), P384_W(0x96a886ea91d53018), P384_W(0x66c402965150a4f1),
        P384_W(0xd5c6de7b0a771a47), P384_W(0x54b6fc1d539a8d00),
    } } },
    { { {
        P384_W(0x2e773afbb26e0749), P384_W(0xd1b5896b58a80949), P384_W(0x27af7227bb81decd), P384_W(0xb26f86f59f8600bb),
        P384_W(0x724c611cef120ec5), P384_W(0x5ced3809a9e6d3cd),
    } }, { {
        P384_W(0xb330427c17d6bc09), P384_W(0x4edee6639b5ee44a), P384_W(0x37c5af53dca49cdb), P384_W(0x3fff0c71e327511e),
        P384_W(0x0a1062c4129f00f9), P384_W(0xeeefdf4866ba0725),
    } } },
    { { {
        P384_W(0x8402b68b1e1fa247), P384_W(0x4cfb3257b2eb011b), P384_W(0x6f37ef26d9ec3150), P384_W(0xb8150eb181e0826c),
        P384_W(0xf7071aa88c189435), P384_W(0x243077a65c2c4b55),
    } }, { {
        P384_W(0x8ccf768c7970e7e2), P384_W(0x5785806437f0a4e8), P384_W(0x79e2e48ff2b8dec4), P384_W(0x16a339124f56ecc0),
        P384_W(0x1c56bddc8974b971), P384_W(0xfdddce6da3995ee2),
    } } },
    { { {
        P384_W(0x57018129374c6e39), P384_W(0xb0412a208e186bd0), P384_W(0xf029089f629bd6bd), P384_W(0xc6c4bc315f4174b1),
        P384_W(0x001e478d4bfaf73b), P384_W(0x865d134281fa5269),
    } }, { {
        P384_W(0x4552875734a2ca75), P384_W(0xc162efb662cfeb87), P384_W(0x135170825202b6a1), P384_W(0xb1f6131d1387ede4),
        P384_W(0x002e632d15909c7e), P384_W(0x701401769eac00ed),
    } } },
    { { {
        P384_W(0x35b012baeadd83c8), P384_W(0x1c44bd7c1e2407a0), P384_W(0x80ab29133aea169d), P384_W(0x30e598fae163ea61),
        P384_W(0x08ae7ff71096ad91), P384_W(0x265556dce3745807),
    } }, { {
        P384_W(0xc7f37272839af68c), P384_W(0xf3d7f5fafcc8bfc2), P384_W(0x2883585be715e09c), P384_W(0x351ceca9c353ac3a),
        P384_W(0xbd62081e2fb69e25), P384_W(0xd1c41a34050fc0db),
    } } },
    { { {
        P384_W(0x8f83fcb2e7c4ca26), P384_W(0xec2fdf74ac569f56), P384_W(0x9a1c5378e407678d), P384_W(0x839f9e4322ffd972),
        P384_W(0x0a60835eddeb54c2), P384_W(0x617ac2d0e5b0c30c),
    } }, { {
        P384_W(0x56babea2a5dfb174), P384_W(0x698c00f56ba3489c), P384_W(0x912f5846dfd750da), P384_W(0x98b9315f7270dae5),
        P384_W(0x139acee71b65ca4f), P384_W(0x947e729e15a77056),
    } } },
    { { {
        P384_W(0xfd5717dc9a4ead58), P384_W(0x8846eb217dff4812), P384_W(0xd56016168c8a94fd), P384_W(0xebbc51ec68e4edc8),
        P384_W(0x9477f54d9e141963), P384_W(0x04ab472a1f92c034),
    } }, { {
        P384_W(0x6e1b97d76b1f41cb), P384_W(0xcf9305292d01a6f4), P384_W(0xbfa38d865d57f571), P384_W(0xc3790e42689eb03d),
        P384_W(0x3fc79506f4fd08b1), P384_W(0x83829a2915e89813),
    } } },
    { { {
        P384_W(0x665c20793b02622c), P384_W(0xe3e473688c0ade1a), P384_W(0xd3fb888f5c0154e5), P384_W(0x6ed1990313c22d7a),
        P384_W(0x327781a18c02e31a), P384_W(0x229ef93820943533),
    } }, { {
        P384_W(0x8be4a07ead4d3f41), P384_W(0x1a5aed059a83cd0d), P384_W(0xddc0351a9d1306f1), P384_W(0x2cb6e87d0a607257),
        P384_W(0x5840c40e17b1296c), P384_W(0x66ba0c2f07f6fbe8),
    } } },
    { { {
        P384_W(0xfe4d304582f7266c), P384_W(0x4e8e7ee2fe82e3ac), P384_W(0x451186c5102c3c70), P384_W(0xcdfbcf4404d441b2),
        P384_W(0x60f00795273e5ff6), P384_W(0xa5d0295adabd2ee0),
    } }, { {
        P384_W(0x7dd92a8fcdd7123e), P384_W(0xcba1bf352158f5c9), P384_W(0xf7dcf23d2c5f63c7), P384_W(0x44c5c7af16f236d0),
        P384_W(0x0832a006db1cbf22), P384_W(0x062eb3b30e4f1303),
    } } },
    { { {
        P384_W(0xcf0ae03b1228c36b), P384_W(0x0fb8f5d8f3ac6404), P384_W(0x04feb3cf8ac570a8), P384_W(0x4f8ea63b5044aeca),
        P384_W(0x1e8e66d8d759dfaf), P384_W(0x0454b15d20b37dfa),
    } }, { {
        P384_W(0x43f59a0b40d9930f), P384_W(0x0040fb180b846fc8), P384_W(0x1c8fb726b2d9c901), P384_W(0x3b32e1788c477e57),
        P384_W(0x8f008581abab59bc), P384_W(0x8645e40768c6af0e),
    } } },
    { { {
        P384_W(0xa831db696cb1c725), P384_W(0xce8248299302aa35), P384_W(0x4bd64677ccc91ce8), P384_W(0x571d00ba15c054ef),
        P384_W(0x86ceb268ee0647d8), P384_W(0xa18d83ed7d0fa885),
    } }, { {
        P384_W(0xd5063817bdfd0bcb), P384_W(0x11eb41a5de463e65), P384_W(0x028a9e82b62d32ee), P384_W(0x309b0c5afe20661d),
        P384_W(0x71ee136167715d0b), P384_W(0xae3cec425f597099),
    } } },
    { { {
        P384_W(0x1837df88beb2d6cf), P384_W(0x55835aefc5d33186), P384_W(0x5e8babfe8004bb65), P384_W(0x433585cb553dfdfc),
        P384_W(0x868a11bd4095c81d), P384_W(0xbc1a11903d155532),
    } }, { {
        P384_W(0xd05fceccb32aa5dc), P384_W(0x4119659f0ce7c4c5), P384_W(0x30b910b7a40d2c95), P384_W(0x0cb312916fe14d0d),
        P384_W(0x94e1916b9134a606), P384_W(0x4f0e142decc4258c),
    } } },
    { { {
        P384_W(0x96c6b7af85151763), P384_W(0xc008d4c9571a7252), P384_W(0xa834efc5f1abc79a), P384_W(0x3e530ac4f8e3c669),
        P384_W(0x615aab85bce9b3f6), P384_W(0xbe99e284c9b92388),
    } }, { {
        P384_W(0x2282e6ab63378e5c), P384_W(0xea26dc5c445ec9f7), P384_W(0x76bb5cae7679988f), P384_W(0x77c837bed0ff9e83),
        P384_W(0xa200b5dcf87aab25), P384_W(0x6def50a91913c42d),
    } } },
    { { {
        P384_W(0xa31d783fc67f6866), P384_W(0xb9a86d070b846111), P384_W(0xa6dac5413666b4a9), P384_W(0x7e0305032aaef316),
        P384_W(0x40d7dfa19bfa38b2), P384_W(0x233396aeaa1ce2d4),
    } }, { {
        P384_W(0x1bab392e35852313), P384_W(0x7bb8ac30da230586), P384_W(0x0dd1852d73f36a40), P384_W(0x30d3a2490683ece6),
        P384_W(0x01842e765943ef29), P384_W(0x78b3675419846853),
    } } },
    { { {
        P384_W(0x314bed675fef84c2), P384_W(0x80cf57309dbc5081), P384_W(0xe404909e6b0b81f5), P384_W(0x9733afcc6819d2be),
        P384_W(0x4ed44fbf35df063d), P384_W(0x7168fbf34134ae72),
    } }, { {
        P384_W(0x4c7e154f214e397a), P384_W(0xdf32d3469bc27f02), P384_W(0xea8bcf470e93fce3), P384_W(0x5311b4e420f561c5),
        P384_W(0x0279f996919315cb), P384_W(0x7d02149b424f8509),
    } } },
    { { {
        P384_W(0xd28e977e02d9cdb3), P384_W(0x960382a351dc6d93), P384_W(0x17c9eea30ac44fb9), P384_W(0x7ff9fa8b777fa8b0),
        P384_W(0xfc9b1da945d1268c), P384_W(0xcc1d6c9a84812894),
    } }, { {
        P384_W(0xd97b570e98074669), P384_W(0xab0ce83c70c489e7), P384_W(0xbf91461daf5368b7), P384_W(0xe9ae793b010ff807),
        P384_W(0xe83e93c1f2cc9e40), P384_W(0xa4df2eb14c2c7595),
    } } },
    { { {
        P384_W(0xc37cce2c4c2814e2), P384_W(0x2e5e4a62ee834897), P384_W(0x3e138f63248dc4c8), P384_W(0x365bfe00641df78a),
        P384_W(0x6ae787e507a6f1f7), P384_W(0x83d861f15a438223),
    } }, { {
        P384_W(0x313eb22417c6eaf1), P384_W(0x52a955de2b54d972), P384_W(0xddf1c2bdcb7ee6ad), P384_W(0xc51a4f914a0646cd),
        P384_W(0x87e266b0d2334d1c), P384_W(0xaeb25494778b5912),
    } } },
    { { {
        P384_W(0x7652f314e35ae61d), P384_W(0x18adf627241c0ae9), P384_W(0x09985c9d529c5320), P384_W(0xea1bf3906e444b77),
        P384_W(0x1b27f7f88e09cfbe), P384_W(0x329eea06832c55e9),
    } }, { {
        P384_W(0x09cfba3f06f173fa), P384_W(0xd353ad5d8ba0400a), P384_W(0xc700ab7b9ff444a9), P384_W(0x419b6f37a5b524a0),
        P384_W(0x81dc4447fd443dc7), P384_W(0x79607ba734054840),
    } } },
    { { {
        P384_W(0xd3668c8f34dfdb2b), P384_W(0xc024bc1e6182f6e6), P384_W(0x22aa5af084c5f77e), P384_W(0x13d7a84b8ef66ad9),
        P384_W(0xb4ff5dfd948bb8c5), P384_W(0x78cd938d1f755479),
    } }, { {
        P384_W(0x02af4cf7cab4aa84), P384_W(0x7f67695a86f20af8), P384_W(0xd5d21eebc20ab827), P384_W(0x431d65f9a7f61dc3),
        P384_W(0x6f8025a8e0a529cf), P384_W(0x6f1f6635da596f4e),
    } } },
    { { {
        P384_W(0xc25eb8a589ce59a5), P384_W(0x5a76501fb2c662d1), P384_W(0xabdf76fad56a8d24), P384_W(0x20ac3daf8f2d119a),
        P384_W(0x5a17b199fb586ca2), P384_W(0xec593914e3ad7c4d),
    } }, { {
        P384_W(0x1b187d356f22fdaf), P384_W(0xf0a123ffe52755a4), P384_W(0x6e3fedbd05bd153d), P384_W(0x422cc8981c78d1b2),
        P384_W(0x39e671836160f805), P384_W(0xb0dd12617348ed0b),
    } } },
    { { {
        P384_W(0x93af723e72d817b5), P384_W(0xbd2c0b28b6a4c04a), P384_W(0x0e04340fe27a7892), P384_W(0x0f5c1a1b94363d96),
        P384_W(0x2000176d0d73aef8), P384_W(0x940898b9785aef92),
    } }, { {
        P384_W(0x206e2aab24fe261a), P384_W(0xa70f88c10bf1aea5), P384_W(0xe1fd9d64fea5178e), P384_W(0xb45091e2cbfc7180),
        P384_W(0x8b0f71b51274ccbb), P384_W(0x36e3f9f5fbd96aa1),
    } } },
    { { {
        P384_W(0x82127666da07d0ea), P384_W(0x2b7b73e77af5133f), P384_W(0x2b91f2574225c77b), P384_W(0x6fb4f49834a2f128),
        P384_W(0x8417ca9ffcbc4b04), P384_W(0x27e1a4789e4ff1a7),
    } }, { {
        P384_W(0x8921c354fd588ca8), P384_W(0x8cd7d63058cb6ab4), P384_W(0x80cc7b82d91618ee), P384_W(0xbd3b0ab1dbf286a9),
        P384_W(0x089f2bf7ed00ddc7), P384_W(0x0ce499adda02ceab),
    } } },
    { { {
        P384_W(0xc3f56c704d2a28d3), P384_W(0x1b816fca6351a96e), P384_W(0x5ba6dcded78cd8ba), P384_W(0x3825c0cb6ce8ebee),
        P384_W(0x5546d7c2fa5eb3c1), P384_W(0xee30888621d3440a),
    } }, { {
        P384_W(0x50fdead7f0ab9dae), P384_W(0xf3faece36a4f752d), P384_W(0x0f27c66a2c47ba36), P384_W(0xd4a73a08034d32f2),
        P384_W(0x2d7ca43dba7d2fd3), P384_W(0xe3d5e95b2550904a),
    } } },
    { { {
        P384_W(0x8ec544ce090cb11b), P384_W(0x7956fccf6f6be3ea), P384_W(0x53ea844d243a0234), P384_W(0xac26b28594bcb654),
        P384_W(0x6b311a7176f6e75c), P384_W(0x6dff120ca7924829),
    } }, { {
        P384_W(0x635f5ef1f041087b), P384_W(0x5a33a1a5430418eb), P384_W(0x9a72e973ee891e9e), P384_W(0xd5b68ffecc533326),
        P384_W(0x7fbdeb76b72aad5b), P384_W(0x4cbd27ff5af2619d),
    } } },
    { { {
        P384_W(0xbfd49e693d212401), P384_W(0x0580237a2607cefd), P384_W(0x507b89699ba8a960), P384_W(0x70c7a73b1ff4ee25),
        P384_W(0xa7ddc553a0f23bc0), P384_W(0xfe73c6afcd11d958),
    } }, { {
        P384_W(0xa7bfc81471a0a5fe), P384_W(0x34eb74858f6deb2b), P384_W(0xa8f1aada4f409806), P384_W(0x7938a7e223f5e021),
        P384_W(0x3255eab872709250), P384_W(0xe15a22de832a42d1),
    } } },
    { { {
        P384_W(0xa2f6b1accacc8c9a), P384_W(0x578c0b2aae926294), P384_W(0xd5facf04f2f67b30), P384_W(0x0024668c8a0631aa),
        P384_W(0xd200ebd7c03cd4c1), P384_W(0xd0cb05633fe1428c),
    } }, { {
        P384_W(0x9886dee671cb03a5), P384_W(0xd6905f8e933eb271), P384_W(0x24a899d018862d9a), P384_W(0xb210e8444749693c),
        P384_W(0xcf4e9dc9c89701cc), P384_W(0xb476e5fbc902c62b),
    } } },
    { { {
        P384_W(0x1937eab7bf359566), P384_W(0x102d42189d7d7d0e), P384_W(0x67d24e1926ad964c), P384_W(0xd533ac4ef0d50176),
        P384_W(0x9ff5ef919103009a), P384_W(0x6f8187583d66d538),
    } }, { {
        P384_W(0x23a3d827b669cf1c), P384_W(0xa01364ace64b2fa4), P384_W(0x28536aee87d37edb), P384_W(0xf6fea2f5e1bdf565),
        P384_W(0xd2ca8f0499803d0a), P384_W(0xc5165dc17920c6fe),
    } } },
    { { {
        P384_W(0x773e69068f833905), P384_W(0xc9fdfd1558bb95f9), P384_W(0xba1488679ea5ad5f), P384_W(0xe063e1aae3ce3fdb),
        P384_W(0x6d0b589403ba1208), P384_W(0x7dc3d99d4b635d40),
    } }, { {
        P384_W(0xe9f1d416c2b494c5), P384_W(0xb2bc43d94779cf33), P384_W(0x9f00ac9baa41a063), P384_W(0x26ecdb24ba8e7b72),
        P384_W(0xa649d1a4a12d7fcf), P384_W(0x46294d2a1ad7cba9),
    } } },
    { { {
        P384_W(0xf66466f4ff7eb8c9), P384_W(0xe9d6c80f0151417d), P384_W(0x6026575a95e70688), P384_W(0xa4136143ca0d4612),
        P384_W(0xe582561878c026fd), P384_W(0xa14d113082c38b44),
    } }, { {
        P384_W(0x63247cd3dd2526ec), P384_W(0x5a543496743eca73), P384_W(0x5880b2d6ef1808af), P384_W(0x6e225efe4e755600),
        P384_W(0xa7e34b90b0715d45), P384_W(0xd98faf0288957603),
    } } },
    { { {
        P384_W(0x47f239225c948424), P384_W(0xc7a0f5634df8da4d), P384_W(0x99d45d183737d31f), P384_W(0xb42ec01426bb01cb),
        P384_W(0x8daa82c25aba5831), P384_W(0x8eda4ab0a2d15fcf),
    } }, { {
        P384_W(0x8c19f032f2638e4a), P384_W(0x6ee801ae2728c9fc), P384_W(0x8d546b0d932197bf), P384_W(0xaea72137ae931680),
        P384_W(0xde3a7b97515a30f4), P384_W(0x2f14112d84c11ced),
    } } },
    { { {
        P384_W(0xc5984291ce20a6f4), P384_W(0xdaeb00e072b26cde), P384_W(0xa5a9a9cdec22e22d), P384_W(0xf974d332fdc676f8),
        P384_W(0x7cbda25711ebf896), P384_W(0xcd42b08b9f3176ad),
    } }, { {
        P384_W(0xe4936477e4195f8b), P384_W(0x3c3716e6577aa574), P384_W(0x0a6403adeb49306f), P384_W(0x5acfbbbdc1249edb),
        P384_W(0xc7afdc44bcb72079), P384_W(0x49327ed10fc95411),
    } } },
    { { {
        P384_W(0xce118445fe6333d4), P384_W(0x3843547f69d097ed), P384_W(0xc46a1f3e6042b94a), P384_W(0x92ac640eac87b44b),
        P384_W(0x2cc3f2ae00792562), P384_W(0x0b562e1095e385e4),
    } }, { {
        P384_W(0x20fcfdce900e5d75), P384_W(0xa17a3dd9770ab196), P384_W(0x4ca84f584738887c), P384_W(0x67bff0a8d69d0645),
        P384_W(0x877b12779c7a2412), P384_W(0xaa2febc3aa2789be),
    } } },
    { { {
        P384_W(0x0f1b12151dc7e946), P384_W(0x0df84e4b790c3009), P384_W(0x1f25b06862f93154), P384_W(0x79eee6d67a2db0f0),
        P384_W(0x28babe69e3c6a104), P384_W(0xe14ab4d857b6fb06),
    } }, { {
        P384_W(0x4e6e913df3790ce7), P384_W(0x7d01b992459499df), P384_W(0xb4c0ce9e6b2837d9), P384_W(0xa447894925c03de0),
        P384_W(0xf4b097f4a3c3eb7f), P384_W(0x0dcebbe2189f032a),
    } } },
    { { {
        P384_W(0x8f0ef7747a660bd6), P384_W(0x66cdfefc5aa68f4a), P384_W(0xecfddec610656a5a), P384_W(0xc304d98923474da1),
        P384_W(0xbd1a5d0918715e3d), P384_W(0x9e9a042e7d98ce98),
    } }, { {
        P384_W(0x118116d8c017f9a1), P384_W(0x5562cda0fd1fa40e), P384_W(0xa93a05d14c482311), P384_W(0xd4fe76e353dd23b1),
        P384_W(0x41d574259e0dc7cb), P384_W(0x488bf3a27e6ab8d6),
    } } },
    { { {
        P384_W(0xdf21f944826c91e9), P384_W(0x7f4d54ac1c514a80), P384_W(0xf87968599fee81ea), P384_W(0x983df66d1332e3a9),
        P384_W(0x4ecfb23cb0289e9d), P384_W(0xd8d7dee2d226b1f9),
    } }, { {
        P384_W(0x4046c5949de86c85), P384_W(0xe3496b49bf67bdcb), P384_W(0x887fee78221ef681), P384_W(0xb0c49d47e691f32d),
        P384_W(0x7b558cc9318de9c4), P384_W(0x405f666d0116d9e2),
    } } },
    { { {
        P384_W(0xfa2a0c8969288000), P384_W(0x27ff09d3e1289da1), P384_W(0xe9913e28bea549da), P384_W(0x9c056c8276bcca75),
        P384_W(0xb10336dbd120ee42), P384_W(0xad8d37db0c33da1a),
    } }, { {
        P384_W(0xd8a6edd1825cb07d), P384_W(0x0faf786084ec650a), P384_W(0xaa063aed866af9d3), P384_W(0x59aa23d4296a5d27),
        P384_W(0x1a900c5a0bb00a57), P384_W(0x252a343633fcdad4),
    } } },
    { { {
        P384_W(0x0077d03e0b6028d9), P384_W(0x14286f4acf58821e), P384_W(0x83f559d731b87760), P384_W(0xdcb1ac1522f38c22),
        P384_W(0x27771d3a9d0ca21a), P384_W(0xd757843edaf87b0f),
    } }, { {
        P384_W(0x3044350188b18c40), P384_W(0x29e91875919621b4), P384_W(0x7a0720aa5d5d0e13), P384_W(0xcaa473c5da90b0d3),
        P384_W(0x11f4f51e5f0f717e), P384_W(0x84d880ead81d9612),
    } } },
    { { {
        P384_W(0x1b43a10c52df85f2), P384_W(0x5715eb042c371bbb), P384_W(0xfcfdeb0c07eae588), P384_W(0xecc5caead36f1cd1),
        P384_W(0x1198659689230d93), P384_W(0xb4e8f1277452ba89),
    } }, { {
        P384_W(0x3f2506fed75f1b00), P384_W(0xb4378bdba2ffcbaf), P384_W(0x9eb73d68647e828f), P384_W(0xfb8cc05832fb5f47),
        P384_W(0x348a7ba6e147ae43), P384_W(0x0527de86248417ce),
    } } },
    { { {
        P384_W(0xf9f2cfcb96e626ce), P384_W(0x15e9fbc44e3ccac1), P384_W(0x408b3883272f85f5), P384_W(0x342ff107eeca9f55),
        P384_W(0x208e11e9e8b4cd26), P384_W(0x15d4bcc394805387),
    } }, { {
        P384_W(0x613caa3520caa190), P384_W(0xd36b76aa61d486d4), P384_W(0x3a50077771c9494e), P384_W(0x6bff38e17c897d16),
        P384_W(0x30b53add931b2968), P384_W(0xe2c7e8f24b0b8d05),
    } } },
    { { {
        P384_W(0xb7bd1e7da11a2c70), P384_W(0x26f0baf8f8530fb6), P384_W(0xa14b22c5b79b4628), P384_W(0x395d92cf58368e4a),
        P384_W(0x56214696087d4fcf), P384_W(0x200fd35595b12caa),
    } }, { {
        P384_W(0x5c809f4f63f1b5fd), P384_W(0xa704b9bf89bfd91c), P384_W(0x77c88be7b83f0753), P384_W(0x72e8014e45d3b8c5),
        P384_W(0x8491a45d3fa05a84), P384_W(0x19d8c7f59c41e973),
    } } },
    { { {
        P384_W(0xe9262d1e9f4c16d1), P384_W(0x8c601d34cefb079d), P384_W(0x006af9e1ad5edf95), P384_W(0x01fab0670d4cbddb),
        P384_W(0xd646244ff6bce160), P384_W(0xc8865943ae98da33),
    } }, { {
        P384_W(0x40898609ad4d7cff), P384_W(0xc9cb8aab0a21dfe5), P384_W(0x5254bf507fad7608), P384_W(0xc547935643dae469),
        P384_W(0x5dd7fbe137508b42), P384_W(0x5fbca7fd0dad36d0),
    } } },
    { { {
        P384_W(0x91d568ec10a31577), P384_W(0xa975fb313c95d762), P384_W(0xcc488a893e8cd357), P384_W(0xe651a19a83ad9d0b),
        P384_W(0x90a3e89b627ae173), P384_W(0x62df48ccd4b54f86),
    } }, { {
        P384_W(0xd170afaa7f532f37), P384_W(0x32068033a0a0fb9c), P384_W(0xbc0656ebf93f5416), P384_W(0xdb14d800ce2dea6d),
        P384_W(0x1f923ab6386c3a7a), P384_W(0x4404d52621011dcf),
    } } },
    { { {
        P384_W(0x6b1ae03ffe413cba), P384_W(0x14689d57431d4b3e), P384_W(0x2283c1caf17a4678), P384_W(0xf756c6541a04aefa),
        P384_W(0xb68aafb8c8fac713), P384_W(0x62da41b4c057e1c0),
    } }, { {
        P384_W(0x713f3dec6071653f), P384_W(0xb3bae18603952f19), P384_W(0x3f3bb3decb4d4e8f), P384_W(0x0da0a4fc35651823),
        P384_W(0xe3b7528f55b7797d), P384_W(0xf0c383abe2da9418),
    } } },
    { { {
        P384_W(0x8cf62bafc24a6943), P384_W(0xf5731cb65fb5925b), P384_W(0xb42dbb6bef1b8088), P384_W(0x5dd79f4440f839a8),
        P384_W(0x5d1ebb05f81dc36d), P384_W(0x364060620b05e1f4),
    } }, { {
        P384_W(0xb744181fd0b886c6), P384_W(0xf5d10b18a8cc884f), P384_W(0xc769122111dba0f1), P384_W(0xa28358f37d96bb73),
        P384_W(0xe06da66285781009), P384_W(0xfe10744a826aa411),
    } } },
    { { {
        P384_W(0xe1e03615a93f7c22), P384_W(0xee869c4703dcb733), P384_W(0xae1c94838033b602), P384_W(0xdec10372b5631801),
        P384_W(0x411772eb2ffc7bfd), P384_W(0xecd6d4d245a282cb),
    } }, { {
        P384_W(0x77cf01931fe7e5b1), P384_W(0x083efe2c2ff8ca2f), P384_W(0x6b441ea1927237e6), P384_W(0x34bdc77138adcad4),
        P384_W(0x64ae29b7399b876a), P384_W(0x7f10703b89b4c278),
    } } },
    { { {
        P384_W(0x3450643ea73bf6d8), P384_W(0x45b4e7124a531ad9), P384_W(0x45627d7b6928fd8a), P384_W(0x0a97567f123888fa),
        P384_W(0x55e9b481cbfc14cf), P384_W(0x1e9674eb3edef9bb),
    } }, { {
        P384_W(0x5c29abf3b04af378), P384_W(0x4ecd3ec8983f9de3), P384_W(0xee0f65d896ab1b07), P384_W(0x27aabb7c50be2ec0),
        P384_W(0xab0c37061f939474), P384_W(0x447f7bfcfff20cbf),
    } } },
    { { {
        P384_W(0x5b9dbe267157b794), P384_W(0x42dea50dc23bb8f9), P384_W(0x43988f3cbdbb6250), P384_W(0x6b79b73575a905b9),
        P384_W(0x575493d4c7ccbdd0), P384_W(0x646a37313f5c57b7),
    } }, { {
        P384_W(0xf445a1318198b5d7), P384_W(0xec61cf4fd03c3c9e), P384_W(0xadbeb74f5afc8001), P384_W(0x691797321085f562),
        P384_W(0x25d52d43b0d38f3b), P384_W(0xd4dc391b454b8892),
    } } },
    { { {
        P384_W(0x8d8d39bd3fdd5c2d), P384_W(0xce90d3652c7e2527), P384_W(0xb66f9bd1d50d3528), P384_W(0x6c39c6476348df8b),
        P384_W(0x1bcb412453607472), P384_W(0x04b8838386ea34e3),
    } }, { {
        P384_W(0xdc65c2c2cf7c9bad), P384_W(0xa4f6c3ec4058b749), P384_W(0x9b04d44f115eb375), P384_W(0xa94f2f0b96fd9cc2),
        P384_W(0x8115d18d1e544818), P384_W(0x6a3a84d63f689a1a),
    } } },
    { { {
        P384_W(0x1298da0b2487dccd), P384_W(0x879f10729d50064d), P384_W(0xa75b81e0f6b2b0a8), P384_W(0x575741fea7d53e93),
        P384_W(0xfff8afde347d396a), P384_W(0x31e70213cd561368),
    } }, { {
        P384_W(0xca81dfc7a678c8ee), P384_W(0xd9e7ca062892ea57), P384_W(0x6d5485ff4235d900), P384_W(0x213463c1ef1f0286),
        P384_W(0x0cd4e70834e71434), P384_W(0x7b6e53039749ab1e),
    } } },
    { { {
        P384_W(0x3b4b6bae425ef2ae), P384_W(0xa417f3fd60536902), P384_W(0x35c50b82baa22896), P384_W(0xc22b1233ece4e091),
        P384_W(0xe6e5a332135166be), P384_W(0xbd254ef67314d502),
    } }, { {
        P384_W(0x6c09fc4d266bfea4), P384_W(0x26217fa52c16bdde), P384_W(0x8696d352ca1aadc2), P384_W(0xa7f1557fbf8a8fc3),
        P384_W(0x3bd093877804ca14), P384_W(0x2e8558d49efb1638),
    } } },
    { { {
        P384_W(0xb01e4f223f24ca1f), P384_W(0xf7c816e8dc9b1b6a), P384_W(0x911460f416fcd2f0), P384_W(0x27a6986c2893be73),
        P384_W(0xa9903f2fb990d2ab), P384_W(0xde29fc97b3988ade),
    } }, { {
        P384_W(0xf1363349cd0b9dd3), P384_W(0x30c1ab19ce9171e2), P384_W(0x08e3212e32c7a7a7), P384_W(0xe2869352ef140db2),
        P384_W(0x28d197f697c7e240), P384_W(0xc933310ddc011441),
    } } },
    { { {
        P384_W(0xae1ad2ab9ab33f6d), P384_W(0xa72386296e84280a), P384_W(0x5950b9c5058e0baf), P384_W(0x1d1b762ad39821e2),
        P384_W(0xc938b8a99c91f09d), P384_W(0x75969905042008a3),
    } }, { {
        P384_W(0xc1f64d5c59bd7cf7), P384_W(0x69674fe0e67fea26), P384_W(0x787182f04c27f4bb), P384_W(0x489db0a30fc42362),
        P384_W(0x7896bdbcafd2f98a), P384_W(0x1ca403889040c89d),
    } } },
    { { {
        P384_W(0x5003ac229188fea3), P384_W(0x162581d96af7b9a9), P384_W(0x297c9869ce02f314), P384_W(0xe900dadccc892043),
        P384_W(0x636b3d42f787cb74), P384_W(0xdcf9b02cc39a1f80),
    } }, { {
        P384_W(0x8786c52a782e6186), P384_W(0x44be874b3027e6fc), P384_W(0xa71eba154f31ba76), P384_W(0x78d461136d65e0db),
        P384_W(0xd7c2d41d0bc11fca), P384_W(0x887f6e9ddded079e),
    } } },
    { { {
        P384_W(0x4e145e3eb4c0f336), P384_W(0x4112209e532f6de9), P384_W(0xe4b5be42d827987d), P384_W(0x20d7edb590f93fba),
        P384_W(0xc201bf939170edb7), P384_W(0x5f0a5a5c550dc59e),
    } }, { {
        P384_W(0xba7bf1b764fb7ac0), P384_W(0xa059a048a2cf67e8), P384_W(0x07cbf9911938fd91), P384_W(0xb0bb8cda46ff3132),
        P384_W(0xb900c4f54a643f54), P384_W(0x48ff2ee396186a3e),
    } } },
    { { {
        P384_W(0xb10108399e7974a4), P384_W(0x3b96ab6219dedca9), P384_W(0x9140cc8d28144c0b), P384_W(0x043c02d5efd5328c),
        P384_W(0x0ffeb50a04970511), P384_W(0xb365b3405fbaa1fe),
    } }, { {
        P384_W(0x51cc373b949848c1), P384_W(0x2b4bc6f9db6cf73d), P384_W(0xa90a91ed84d94ef1), P384_W(0xa758aa651314e094),
        P384_W(0x18ca563aa31e4bea), P384_W(0x3d9db550e409d0a4),
    } } },
    { { {
        P384_W(0x864ebaffb7b358c6), P384_W(0x46929d31e577ba85), P384_W(0x2857c9460a03e0a4), P384_W(0x21c8ee3aba65ae12),
        P384_W(0x8fc8cca3e6f2407d), P384_W(0x139126e14e4885b1),
    } }, { {
        P384_W(0xf2b9c7e7a35a265d), P384_W(0xeca58e595204e246), P384_W(0x2092c81cd9442f92), P384_W(0x45de5e47e8df112c),
        P384_W(0x4dcc468aa1afd2a2), P384_W(0xd0ffc18a285619ba),
    } } },
    { { {
        P384_W(0x24a4bde10342ab66), P384_W(0x8dd7eb2c9fc5916a), P384_W(0xf31e23089a63677a), P384_W(0x1642285afce58601),
        P384_W(0xad4fe4dfaf8d2999), P384_W(0x0a6f9b9302963dd0),
    } }, { {
        P384_W(0x692689dce4d3c7b0), P384_W(0x23d88322ed45915c), P384_W(0xdaf1eef01d387a54), P384_W(0xf0144ffefd5ac314),
        P384_W(0x27f106ba2382da63), P384_W(0x405dc5d612aef363),
    } } },
    { { {
        P384_W(0xbdd65560fe9e66c2), P384_W(0x66b11d95baa7f2d4), P384_W(0x85dd0e6731bec0ad), P384_W(0x5d786dd90e0fb08f),
        P384_W(0xc9a472698e75dc40), P384_W(0x1a905137d7f2574b),
    } }, { {
        P384_W(0xf76a53c1f00b4401), P384_W(0x2a0227ebc1d99a1a), P384_W(0xfe061842c720132c), P384_W(0xe8a2b6076fc3f7da),
        P384_W(0xccf015a11361faf1), P384_W(0x93ef649ddc654543),
    } } },
    { { {
        P384_W(0x1cf7d97a34a01ed3), P384_W(0x83bf069a908e6086), P384_W(0xd5fb325679f1e267), P384_W(0xdb5422cf816f25b1),
        P384_W(0x3f72078efafabe59), P384_W(0x9f66754eab258ecd),
    } }, { {
        P384_W(0x2cfed2461c10dfd0), P384_W(0xc109993c18bb684d), P384_W(0xd8f817e8d1e439d9), P384_W(0xf90d2fb5d06a5593),
        P384_W(0x2d0e0aac4e9ecdca), P384_W(0x0068df7da3474f17),
    } } },
    { { {
        P384_W(0x31555a3e41d962f0), P384_W(0x7d83dc811908bd9f), P384_W(0xa9d479e8b908b2a2), P384_W(0x23e3bd7afc2a507f),
        P384_W(0x17b997fd97d37660), P384_W(0x1bdecc68f175df85),
    } }, { {
        P384_W(0x6d299c2d43a7e814), P384_W(0xc676d8c62d43dcbb), P384_W(0xe559bc716e1b1edb), P384_W(0xcdb16a1051539159),
        P384_W(0xe8a9525c924778d8), P384_W(0x72b73f9f1527f482),
    } } },
    { { {
        P384_W(0xf1ea98e4649ac792), P384_W(0x89bcb13b89b69862), P384_W(0xa0ddcd65b7776c28), P384_W(0xfb4ecfac424f72df),
        P384_W(0xfb39975bc1769b22), P384_W(0x675d363fd5d6954a),
    } }, { {
        P384_W(0xb606cf3a451d825c), P384_W(0x0ec5956408f80909), P384_W(0x968fa802dd5787a4), P384_W(0x64b6d629d9094873),
        P384_W(0xcb0520e98c6abc89), P384_W(0x736c99d5554e3f3e),
    } } },
    { { {
        P384_W(0xa1c6e859ea40281b), P384_W(0x1d01a673d2b6a204), P384_W(0xe0eb2bbc1fce69bc), P384_W(0xd0204f63a775f1a3),
        P384_W(0x93683b5268a340a7), P384_W(0xcbd1b75bb87e7fd5),
    } }, { {
        P384_W(0x5abe60c2537811e8), P384_W(0xd3e87e0c2d6d3137), P384_W(0xdd32c63d71221316), P384_W(0x42b15dab8fb2e622),
        P384_W(0x48b43ca5a0c0cefd), P384_W(0x1007062bdd6a0cf2),
    } } },
    { { {
        P384_W(0xddace1d80515dce3), P384_W(0xc8c8e7de7ff9a53c), P384_W(0xaf4eb6d02a8055cd), P384_W(0x6c2bc5b40c2798ef),
        P384_W(0xe56f1cf41e5ef960), P384_W(0x046190b39b22f25d),
    } }, { {
        P384_W(0x9c3f3a5e5127fab7), P384_W(0x2c9f4f692cd31847), P384_W(0xfa8c5c43bdd339a6), P384_W(0xc05f6d98ffd12d38),
        P384_W(0x9eeda365ebe54bb6), P384_W(0x8fb3f20dfe22a762),
    } } },
    { { {
        P384_W(0xc82571290546d61f), P384_W(0x23db783b1804bd5c), P384_W(0x35d2f4e0b0079372), P384_W(0xc868be3453716bb2),
        P384_W(0x1ef9a48b17a19435), P384_W(0xbe2e470ccb6afc70),
    } }, { {
        P384_W(0x4b2e9d60e684db5a), P384_W(0x7ae0af2603967fc5), P384_W(0x4d65f90a22d7490e), P384_W(0xb581b25008c54689),
        P384_W(0xf82ea4cd94a3f8d1), P384_W(0x506513b2befd77ba),
    } } },
    { { {
        P384_W(0x599b7d62105a5994), P384_W(0xb7dc98cc3d43412c), P384_W(0xa4ec788881cf27a9), P384_W(0x6fa05ba3fd2d8af2),
        P384_W(0x858eed2799cba138), P384_W(0x272a6f75597c2602),
    } }, { {
        P384_W(0x945c318fa28a9dba), P384_W(0xd4f1cfaaf5d37b0d), P384_W(0x3a54280a62abc77c), P384_W(0x73ca807426e81196),
        P384_W(0x5152083cbae1206a), P384_W(0x705f2d4d418e88ff),
    } } },
    { { {
        P384_W(0x94481b3386813b04), P384_W(0x64e5262f7196af72), P384_W(0xea0d2cdf33103b6d), P384_W(0xcbf433a0669f67db),
        P384_W(0xfef9b77a59f78008), P384_W(0x4ecf4b76e1da4430),
    } }, { {
        P384_W(0x69a4c08f6cdf464f), P384_W(0xb3a48abe3cff2c7a), P384_W(0xa2dd6c7592f8190d), P384_W(0x35c1a7b6e435bcc7),
        P384_W(0xe98bc40a1348aa45), P384_W(0xb8d29642b5b04857),
    } } },
    { { {
        P384_W(0x716554db648b053c), P384_W(0x6aa5b326dde27597), P384_W(0xa02fe75a27ed764e), P384_W(0x4296431f234f8e51),
        P384_W(0x75ba032b8f09c0fd), P384_W(0x2cd65c5e7ced459c),
    } }, { {
        P384_W(0x998d368da6b9916b), P384_W(0x2c8dc736c85751e3), P384_W(0xe6ed061f65de3217), P384_W(0xb45c368b042a0e87),
        P384_W(0x4f93785d467992e6), P384_W(0x0bfad63069cb9e9b),
    } } },
    { { {
        P384_W(0x1ee5a5ec1815f492), P384_W(0xe11893f90e97b02e), P384_W(0xb6cbfec618c0ea69), P384_W(0xfb816ba2cea8ad80),
        P384_W(0x8b7374f02041d319), P384_W(0x3cd14b312f69a0bf),
    } }, { {
        P384_W(0x67b50799dbc5235f), P384_W(0x899767a6cfe18451), P384_W(0xd9c0402dc0590e1b), P384_W(0x9792cebbe26bacd9),
        P384_W(0x7424e6a791965e27), P384_W(0x2c96a1d2f827ca8e),
    } } },
    { { {
        P384_W(0x5e43b724058d5544), P384_W(0xc81f5dce07cfce12), P384_W(0x7037d3729817bb8b), P384_W(0xe4c036bea0adea92),
        P384_W(0x6bffdf209181f5d2), P384_W(0xe86c883abac94de9),
    } }, { {
        P384_W(0xdb2f1168ea06ac56), P384_W(0xec15ba17730a24d0), P384_W(0xea656433d1e73317), P384_W(0x15d6fb02a77adc27),
        P384_W(0xa3f30fcd1846522f), P384_W(0x0844457298391430),
    } } },
    { { {
        P384_W(0xa10e6c7b42dcb88c), P384_W(0xef413953431f71db), P384_W(0x44a0f1fb8d84c20e), P384_W(0x90ce1dce0ab4e459),
        P384_W(0x520cbf75b1617102), P384_W(0x165285c80352e6bc),
    } }, { {
        P384_W(0x1d22db501d4740ac), P384_W(0x6a8778bb645ac7cc), P384_W(0x888ef26a726aebf3), P384_W(0x425237a4a4e3bccb),
        P384_W(0x807427e8bcbb5431), P384_W(0x3ad94895b24ee4be),
    } } },
    { { {
        P384_W(0x322b81d8475801d9), P384_W(0x22927303d598a21f), P384_W(0x1036b046e3d06259), P384_W(0x7bddeb1886d1da9c),
        P384_W(0x68dd4fc47b4178a3), P384_W(0xff666bc3843abaed),
    } }, { {
        P384_W(0xbe3aacf6e05b8d9b), P384_W(0x8406bde06d2e695a), P384_W(0x1779a5cd10bf3e4f), P384_W(0x075c3750619dbb5e),
        P384_W(0x1d18cc2818ea70f9), P384_W(0x05d7712d4d2dfe8e),
    } } },
    { { {
        P384_W(0x10c187e4b39ac737), P384_W(0x46fe87a431216cce), P384_W(0xd17667ae80bc94a3), P384_W(0x7f2b89f50f38fad0),
        P384_W(0xc1591dea8fb4d366), P384_W(0xde4c61e52a34cd5f),
    } }, { {
        P384_W(0x4fc704b113a6899d), P384_W(0xb1448277bfb6b059), P384_W(0xdf9b0e5f7bc59edc), P384_W(0xabbc2469d2400fb9),
        P384_W(0xe8a075d5db3798e2), P384_W(0x799087a15325bd34),
    } } },
    { { {
        P384_W(0x412efc7712b868f8), P384_W(0x1d12de00eada9499), P384_W(0x91877c2a8753e248), P384_W(0x321e0f0bd8373f3b),
        P384_W(0xd00dbd980a861748), P384_W(0x7a9076fdc7487ba1),
    } }, { {
        P384_W(0x932a9a7a40bdcd13), P384_W(0xebe75ec9b1fe0672), P384_W(0xf5ff9db5463865a8), P384_W(0x37b7f7841f0a86cd),
        P384_W(0xde57a1eafd023d8e), P384_W(0x6a79d2394612f790),
    } } },
    { { {
        P384_W(0x683e741080d88577), P384_W(0x8b3843112f30c9b0), P384_W(0x36e9f9bbfbc68c69), P384_W(0xc3d1bad63eeef9ba),
        P384_W(0x04260e1534d44d2d), P384_W(0x6c371a38824db7db),
    } }, { {
        P384_W(0x8563f89e067bf6ad), P384_W(0xc2b448b5650a4214), P384_W(0x31f2e9c71fff0580), P384_W(0xc9371c5a052a9686),
        P384_W(0xafa2e853a9bd6aee), P384_W(0x0961ecabb1430c22),
    } } },
    { { {
        P384_W(0x9f44dcb3a614280f), P384_W(0x3c59517ead8bbbcb), P384_W(0xdf12b68daaf540e7), P384_W(0xdc7fb2df8baf2df7),
        P384_W(0x5ff87779c9b2ac64), P384_W(0xf34e7fd40ced8b2d),
    } }, { {
        P384_W(0x6931296527c594e5), P384_W(0x934f254010e6b243), P384_W(0xeeb1c48e7b865a3f), P384_W(0xb1f51bcc1c69de06),
        P384_W(0x0118a23bf2500684), P384_W(0x5cd78e39c66321c6),
    } } },
    { { {
        P384_W(0xa922771dcaea6f4b), P384_W(0xb29a65548278a0b6), P384_W(0x1867aacda263b5ec), P384_W(0x890015940ddcb343),
        P384_W(0xcd6add2be8a15b29), P384_W(0xa33ffa7abbd7e5f0),
    } }, { {
        P384_W(0x95e22f654f0252c7), P384_W(0x4b29e8d3f8744526), P384_W(0xc2829954a6537b38), P384_W(0x4036d204ce674909),
        P384_W(0xf680c8f78f598dc4), P384_W(0x1db005e7d8596fef),
    } } },
    { { {
        P384_W(0x3c963de6defc4545), P384_W(0x3b19f2f53a848043), P384_W(0xb505708c3a469084), P384_W(0xa7051a1a5ca9b81d),
        P384_W(0xe98c8b7905a57984), P384_W(0xd8ac6cfae5416fbc),
    } }, { {
        P384_W(0x004711f71d6feed8), P384_W(0xedf94189f7d19f82), P384_W(0x9ff4ab16f03a6110), P384_W(0xf27a10138bbde53a),
        P384_W(0x3ed1fd01f4d39c41), P384_W(0x155f2ff04e366ec6),
    } } },
    { { {
        P384_W(0xa1c4be583f27218a), P384_W(0x2b8bf96d0a8d9ab4), P384_W(0x0dec0548658e6af2), P384_W(0x6439bbf4cfe4aa59),
        P384_W(0xf5dc372d8744312c), P384_W(0x322b895ede2dee4a),
    } }, { {
        P384_W(0x3607421ebc75be1e), P384_W(0x50fe041d15457ba0), P384_W(0x5f621c7c848f9405), P384_W(0x129ad90052f3a9d8),
        P384_W(0x08a889d8c3b10f2f), P384_W(0x8044a1b05191cb49),
    } } },
    { { {
        P384_W(0x29051cbcbf688eb4), P384_W(0x251f82825f246b8f), P384_W(0x550fb7804c64abbb), P384_W(0x16362c5c3bbcbe65),
        P384_W(0xfa71dc59b58d4483), P384_W(0x6a43f9544c434028),
    } }, { {
        P384_W(0xa3ce577b986c3c63), P384_W(0xda33cd114c9b8496), P384_W(0x5f1a0dd8c38c66f6), P384_W(0x1a8c87de46964b65),
        P384_W(0x8831040553c559ef), P384_W(0x8016055cb52326e0),
    } } },
    { { {
        P384_W(0x53e97850de8c1125), P384_W(0xcb0cd8b1d5fd6313), P384_W(0x9c00c37c848daa5c), P384_W(0x57d66764cecb896a),
        P384_W(0xaf37fd68b29cffc3), P384_W(0xeaadfa38cacfcb29),
    } }, { {
        P384_W(0x4b5c8125c0a3e64d), P384_W(0xd3c3a949925921cf), P384_W(0xb00c7e89bbe8059c), P384_W(0x580706121910a790),
        P384_W(0xfa399388eb1abf92), P384_W(0x8cf73ec0c15755c7),
    } } },
    { { {
        P384_W(0x7f4e9d62323237e8), P384_W(0xca6b0f122d89b2f5), P384_W(0xd8910af926fe1ea6), P384_W(0x10e893e8926a0217),
        P384_W(0xf304abdba86c8e34), P384_W(0xa4431d26790c8ff3),
    } }, { {
        P384_W(0x61e3381754d34df1), P384_W(0xb7c672f8c3b5e82d), P384_W(0xfb76d892076fb60f), P384_W(0x1bbcc57f6dc2e751),
        P384_W(0x3a171e8b79939d82), P384_W(0x78d7aefb95743a9e),
    } } },
    { { {
        P384_W(0x7426dbc7c3df921a), P384_W(0x4bc41efb1a3d3e54), P384_W(0xa921032aa29eef42), P384_W(0x8832683bb1838e3c),
        P384_W(0xd92a36e0b9171cd8), P384_W(0xd22d21231b60f4cd),
    } }, { {
        P384_W(0x9593594b672c7f3b), P384_W(0x27d136683814a7b3), P384_W(0x56f4821655b97244), P384_W(0xd3f6233fdf7938db),
        P384_W(0x57b0647274d69046), P384_W(0x2a0fd552dda35ca8),
    } } },
    { { {
        P384_W(0x0951aee925252a37), P384_W(0xf2ac0608ef4a44c7), P384_W(0x51387cf2fa722528), P384_W(0x2cf29ded350287ae),
        P384_W(0xc30a600eda4b2559), P384_W(0xcd726d3ff4560d3d),
    } }, { {
        P384_W(0xb5e525930b2af35a), P384_W(0x737a7cdc397d3d80), P384_W(0xc386339efa0fae37), P384_W(0xc132b8f2d27fe23c),
        P384_W(0x8ff3e8047d81f973), P384_W(0x5ca50682eb429708),
    } } },
    { { {
        P384_W(0x8af7f6cde309cc35), P384_W(0x0b1a285cc44adbfe), P384_W(0x6ee2d83944e41f37), P384_W(0x7cde707e55559286),
        P384_W(0xcde14b7ab103479b), P384_W(0xe6467fd172c7f744),
    } }, { {
        P384_W(0xf39d2bf6750a4e1f), P384_W(0xc32482c0b959ae62), P384_W(0x3f647d1d435d0687), P384_W(0x876b02266a094b75),
        P384_W(0x73c2a37accca1a6b), P384_W(0x18b47303391708b8),
    } } },
    { { {
        P384_W(0x0cec423908bd379c), P384_W(0x9eea26d2303cf89e), P384_W(0x437404c121873d6d), P384_W(0x778569a9c2a99cdf),
        P384_W(0x89d6150ada557e9f), P384_W(0x0d2bdfdb1488ee18),
    } }, { {
        P384_W(0x43152661b2d33fed), P384_W(0x734c92d91d356a67), P384_W(0xf2548a87bd68d1e5), P384_W(0x42bedc4feda41924),
        P384_W(0x7e2463be1d2e0b71), P384_W(0x60fe0a7ae3a59f55),
    } } },
    { { {
        P384_W(0xcd432074fbee01f0), P384_W(0x6a44d6effe5739f9), P384_W(0xd2a527e367c9b2fe), P384_W(0xa4a2ecd0c92176cb),
        P384_W(0x11e501cf43ca8e83), P384_W(0xc9419a3ce169bf26),
    } }, { {
        P384_W(0x8a6c0c71c9a650e7), P384_W(0xe377e5ab8fbb096a), P384_W(0x973c8650e87409f9), P384_W(0x84872f9606650f7e),
        P384_W(0xc05cf49cee970cc6), P384_W(0xa3e8e0cf3f5b0100),
    } } },
    { { {
        P384_W(0xf0b90258a9b504ba), P384_W(0xb25b24500cfd5e07), P384_W(0x91850bc8cc6e892b), P384_W(0xac37531c78ef0649),
        P384_W(0xea0e5c55caadc95f), P384_W(0xf7e82147b0571a87),
    } }, { {
        P384_W(0xcadd7ae5d1e47bda), P384_W(0xb48432b29fb8e736), P384_W(0x7acf75de85650724), P384_W(0xa2ed948cc590b756),
        P384_W(0xf7a5c143c8bd69ae), P384_W(0x627b7cabdc27e75c),
    } } },
    { { {
        P384_W(0x8554051347030d46), P384_W(0xf389d04f30b00ec0), P384_W(0x8c6817b7ad38a19c), P384_W(0x4f771a609064c1db),
        P384_W(0x7184e221375ed21e), P384_W(0x4b8ac7fff5ead805),
    } }, { {
        P384_W(0xb97346f889a30e06), P384_W(0x091abaca9253ecd8), P384_W(0x05340899282cacf7), P384_W(0x9a803118d02b9dd8),
        P384_W(0xaea9ca45f348cd82), P384_W(0x4a8fd33c6ad9a2c6),
    } } },
    { { {
        P384_W(0x8e2faa67bb886a74), P384_W(0xd14829539153fd8c), P384_W(0xa3e5e02f7ab44301), P384_W(0x8361c4b8a3568ae9),
        P384_W(0xc33b652be6e81487), P384_W(0x0de975a0152cb8ef),
    } }, { {
        P384_W(0xbb907f86581e02b5), P384_W(0x3ba87c29a9a2c998), P384_W(0x4213a11ac388f48e), P384_W(0x801b62fbcd1301af),
        P384_W(0x55983eedc266ad82), P384_W(0xb301ae8842692272),
    } } },
    { { {
        P384_W(0x6ccf3888b8987663), P384_W(0xfa5b28b0bdff9bd4), P384_W(0xb645911d7f415e65), P384_W(0x32491d35f1401788),
        P384_W(0xcfd99832dccab9c8), P384_W(0x793a7b85b78a3806),
    } }, { {
        P384_W(0x8ae085b1ced6f477), P384_W(0xf8015e4d9b6f9732), P384_W(0xbb1af4f8772acae7), P384_W(0x9d87995c749ba179),
        P384_W(0x5015dbecc9f843ad), P384_W(0xec1ed3f235c83891),
    } } },
    { { {
        P384_W(0x38fd5cf9cea43a42), P384_W(0x6983bd0600165c04), P384_W(0x0d3c38bfb9ea4bab), P384_W(0xbb3e63362b882b57),
        P384_W(0x7c4c8372a661f7ed), P384_W(0x6f6870cfb29e4436),
    } }, { {
        P384_W(0xbe2f33d58e48fdc9), P384_W(0xee9202a1adbe9392), P384_W(0xed7a40dce425acac), P384_W(0xd534a3f0c036d038),
        P384_W(0xe74178ed2c8c6d3e), P384_W(0x4b9d3637086b2b1c),
    } } },
    { { {
        P384_W(0x27e7c0557e9364b3), P384_W(0x73d61de0a75657d6), P384_W(0x0e810cc207355107), P384_W(0xde431d9581b3af8c),
        P384_W(0x69275299cd1f56c6), P384_W(0xc50bc84e5469cb00),
    } }, { {
        P384_W(0x273615f7023e440e), P384_W(0xff89daf470eaf8e6), P384_W(0xbdecac29200f86aa), P384_W(0x9f61102084980388),
        P384_W(0x2790a57817cf0cb7), P384_W(0xca505bc28e032dae),
    } } },
    { { {
        P384_W(0x0291c91d2b851354), P384_W(0xc1d27bb3d662d0b6), P384_W(0x517067e34f668eff), P384_W(0x241a4678c957d88a),
        P384_W(0x01c763ebf460135f), P384_W(0x7ca0a8115fabbd97),
    } }, { {
        P384_W(0x7bde696c3a8095ca), P384_W(0xd08504bc46cf4237), P384_W(0x7256080cfdeeb7d0), P384_W(0x97fee1c5c34abd19),
        P384_W(0x63536b5348aa8736), P384_W(0x8a668bbcf1a07dbc),
    } } },
    { { {
        P384_W(0xa4c529d1d555baa2), P384_W(0x00823e849c43aa6c), P384_W(0x73cad809c401c3f9), P384_W(0x853e4cc0537a3261),
        P384_W(0xc0eb0fda62ab86f1), P384_W(0xc3816e45878963c5),
    } }, { {
        P384_W(0xfe70bc95ab81fb69), P384_W(0x2283e440ed58f4f9), P384_W(0x6e8ffd3d76e68d1d), P384_W(0xc186e0fd13a05144),
        P384_W(0x6d954d3c2f06e88b), P384_W(0x3a6814d0cedd1c5a),
    } } },
    { { {
        P384_W(0xb1bcce6d55027ae4), P384_W(0x1c471bfb81aeea75), P384_W(0x942fec1a99cc50e5), P384_W(0x9b46bd12cd1e3ddb),
        P384_W(0xaa56c7527074edb3), P384_W(0xfb9f51812f01773c),
    } }, { {
        P384_W(0xd4c7374ad164acfa), P384_W(0xe1a0eb69a1a50626), P384_W(0x910813a550e745cb), P384_W(0xbe1c616935410e20),
        P384_W(0x812fff07c2a023ee), P384_W(0x1fa9c249e58cba29),
    } } },
    { { {
        P384_W(0x05624d53a6e70603), P384_W(0xddf5b16002de8a80), P384_W(0x6da0cb3421cf0233), P384_W(0xa44385d557848f4d),
        P384_W(0x4c9e868a3fe92e28), P384_W(0xf8cd51ba2035a5b3),
    } }, { {
        P384_W(0x325f419521d6c39e), P384_W(0xfb3075c6536d4435), P384_W(0x69c1b76bf27e2f92), P384_W(0x690681d12b05e118),
        P384_W(0x436fa21978d5251d), P384_W(0x99db89329b168020),
    } } },
    { { {
        P384_W(0xbba777f63740265c), P384_W(0x691c12a557ec7157), P384_W(0xde5cf4308243f131), P384_W(0x3943a4325b419739),
        P384_W(0xf548eb630a4646e3), P384_W(0x077c1ed539e43c8f),
    } }, { {
        P384_W(0xa14cf3fc6ae27797), P384_W(0x478cc88e77ba481a), P384_W(0xa8850f8e1313d700), P384_W(0xfd16ff74e43a80fb),
        P384_W(0xc2a0fc4753009840), P384_W(0xaa0324cc3084c4fb),
    } } },
    { { {
        P384_W(0xaa32bdae410b909f), P384_W(0x55e8476a2676c581), P384_W(0x303f00b5c760cd6d), P384_W(0xadda51dae756ed56),
        P384_W(0xff7dd59ee80d6273), P384_W(0x9cdc89ce76de7844),
    } }, { {
        P384_W(0x5993979b53e4e599), P384_W(0x3267326d55159e57), P384_W(0xa7865765afb55078), P384_W(0x22ff96c51ed702a0),
        P384_W(0x546d3ec66db473fe), P384_W(0x5d38dde77c0a8567),
    } } },
    { { {
        P384_W(0xb72bc00444395dca), P384_W(0x5094a5ff3b17d10c), P384_W(0x1c0a4044efbb25ef), P384_W(0x17b32892a07a5b9d),
        P384_W(0xab5aa89c54a3cdb2), P384_W(0x707acfc0f98edf9f),
    } }, { {
        P384_W(0xa27c28f72f81296e), P384_W(0xdcae704bee49549d), P384_W(0x52d0bb711e3dc720), P384_W(0x43c278010977c368),
        P384_W(0x937bf4c6e90372cd), P384_W(0xd4d50bc4423146d8),
    } } },
    { { {
        P384_W(0xd38a2d7b00e60cb4), P384_W(0x0b56952ab95e4cfb), P384_W(0x82eda28ef9b2f624), P384_W(0x81d6a65c7b7da0fa),
        P384_W(0xf7e1a79a4c74c486), P384_W(0x986d9e10a1faba12),
    } }, { {
        P384_W(0xc4e80ba72f066505), P384_W(0x40a1414ea9f9cd8c), P384_W(0x6cc94fbcbfa2a3f1), P384_W(0x9edc9b7b12d7197c),
        P384_W(0x1f8ce62b54f6ba12), P384_W(0x6583f1a56c97f689),
    } } },
    { { {
        P384_W(0x95b2c6a103df4566), P384_W(0xa5b3de8dc2749ebc), P384_W(0x2f87cdb3202265e5), P384_W(0x24d45c3e81995178),
        P384_W(0x77caf93b387624ab), P384_W(0x1b8088f945b07917),
    } }, { {
        P384_W(0x4ab54ffb801aea10), P384_W(0xebf4d306b59f35e2), P384_W(0xc8041169440da681), P384_W(0x8e2c54215240a1c7),
        P384_W(0x9b8e8983c531e779), P384_W(0x97a2a0fc8a735f7f),
    } } },
    { { {
        P384_W(0x61033e9202f2e38b), P384_W(0xfafa3dfb5f042fe5), P384_W(0x96bd41a7bff22c16), P384_W(0x6297ec456069da38),
        P384_W(0xff720c90f09ae31b), P384_W(0xbcdd72a1f7051a7e),
    } }, { {
        P384_W(0xf4079a7292d9416a), P384_W(0x90bf42f911ec3727), P384_W(0x40705b0ea0b71022), P384_W(0x16477dbf05e1af99),
        P384_W(0x7d68a8dde222fbb3), P384_W(0x88c1b0cc5366aa33),
    } } },
    { { {
        P384_W(0x760b4b371a979d90), P384_W(0x5921bbe58bb443de), P384_W(0xa1574cb8c8d23fc7), P384_W(0xa65de68859ca192c),
        P384_W(0xe2af907559a70000), P384_W(0x82769fc493c7fee0),
    } }, { {
        P384_W(0x7865bd4f1e542015), P384_W(0x461b977d49145926), P384_W(0xe6144ed90d38e4bb), P384_W(0x4635ac808df16c8b),
        P384_W(0x3f4e80938a981977), P384_W(0x051c47949b5ba09a),
    } } },
    { { {
        P384_W(0xb26365d5a1abc39d), P384_W(0xebef78b6daa8b2a0), P384_W(0xc4660d447d89d8d3), P384_W(0x53bd71aa1f4d421e),
        P384_W(0x04b7ce71c4ce22e4), P384_W(0x5359fafba034244c),
    } }, { {
        P384_W(0x9a534fe2b64195c2), P384_W(0x30c8b9d9a4fce3c8), P384_W(0x27d63e1285344bc7), P384_W(0x5cdb91992a522005),
        P384_W(0xcdc62fb015b1a970), P384_W(0x874013f774be8e87),
    } } },
    { { {
        P384_W(0xb9250671efc16c07), P384_W(0x3fa30f6bcfa2ad24), P384_W(0x2fd0d8b58f487e27), P384_W(0x4a780dca5ddf6516),
        P384_W(0x028ed2957df32d5c), P384_W(0xa9cca76bf6dcbc63),
    } }, { {
        P384_W(0x5970a2a6755ea07e), P384_W(0x7ee04b71b6248029), P384_W(0xd7c416ce0603556d), P384_W(0x1bd66bae307baade),
        P384_W(0x6bd81ed9e76b4fa0), P384_W(0x35710803aabbd37e),
    } } },
    { { {
        P384_W(0x07a31b22fabc3f46), P384_W(0x130d6b39148fb293), P384_W(0x76014beef632c521), P384_W(0xc7655a37fbbff2d0),
        P384_W(0x82ad83f88445b602), P384_W(0x23ac0fabd6a6481c),
    } }, { {
        P384_W(0x2e26c705c111026b), P384_W(0x3c0e333cd50eb5eb), P384_W(0x74e5b3ada2650f58), P384_W(0x979ef7e9117cdd31),
        P384_W(0xe375bffd291ea90e), P384_W(0xd050b99fc1f0c9db),
    } } },
    { { {
        P384_W(0x21032cccfeabb1e2), P384_W(0x3793c5bc118a449b), P384_W(0xc3b3f0a0a6a4477c), P384_W(0x800c3d771eca500f),
        P384_W(0x4e39f98b18240a3c), P384_W(0x8ade5e35116526c4),
    } }, { {
        P384_W(0x5381ba7a547b3ee6), P384_W(0xb1a62e15ec82b013), P384_W(0x52ecf53eee2f81de), P384_W(0x41eebec279bb4390),
        P384_W(0xf7c69659b930915e), P384_W(0x21e89e3434b9b7c1),
    } } },
    { { {
        P384_W(0x94a26df1adb5e8be), P384_W(0xd39d8d0613ad77a0), P384_W(0x8e2fa277890fbd3b), P384_W(0xa60171b88685707b),
        P384_W(0xb33ec2a1da2eb156), P384_W(0x38dade7cd5ff0dff),
    } }, { {
        P384_W(0x9c5b00ed7c253a3a), P384_W(0x52201938c2ab1ba9), P384_W(0x4f12e0096722efb4), P384_W(0x282083d7db991ca6),
        P384_W(0x7837a00fcb21d10a), P384_W(0xdbeae3de1808165a),
    } } },
    { { {
        P384_W(0x40257036b4186f31), P384_W(0xbf2976ca0d34624a), P384_W(0xeb466b2e60187466), P384_W(0x57adea2e1f80d3c1),
        P384_W(0x29744649a0f1c8e5), P384_W(0x77914eed7404262a),
    } }, { {
        P384_W(0xdbdb40fcdc8a13d0), P384_W(0xf9eb3dc23adef536), P384_W(0x358e83152a1461fb), P384_W(0x9e100d040d64e702),
        P384_W(0x7bcea5915b0a582a), P384_W(0xf3abd6c8177ff5dc),
    } } },
};

/* How many positions an entry of this block covers. */
static unsigned int p384_teeth(unsigned int block)
{
    return block == P384_BLOCKS - 1 ? P384_LAST_TEETH : P384_TEETH;
}

/* The signs in this column that this block covers: bit i is set where that of tooth i is +. */
static unsigned int p384_signs(const p384_limb *v, unsigned int block, unsigned int column)
{
    const unsigned int teeth = p384_teeth(block);
    unsigned int position = block * P384_TEETH * P384_SPACING + column + 1, signs = 0, i;

    for (i = 0; i < teeth; i++) {
        signs |= (unsigned int)((v[position / P384_WORD_BITS] >> (position % P384_WORD_BITS)) & 1u) << i;
        position += P384_SPACING;
    }
    return signs;
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p384_point_mul_base(p384_point *r, const p384_sc *k)
{
    p384_limb v[P384_SIGN_WORDS];
    p384_point total, low, *sum;
    p384_affine addends[P384_BLOCKS]; /* of one column: faster than to look each up where it is added */
    const uint64_t negate = p384_scalar_odd(v, P384_SIGN_WORDS, k);
    unsigned int column, block;

    v[P384_SIGNS / P384_WORD_BITS] |= (p384_limb)1 << (P384_SIGNS % P384_WORD_BITS);
    for (column = P384_SPACING; column-- > 0;) {
        sum = column > 0 ? &total : &low;
        for (block = 0; block < P384_BLOCKS; block++) {
            p384_base_lookup(&addends[block], p384_base + block * P384_BLOCK_ENTRIES, p384_teeth(block),
                                p384_signs(v, block, column), negate);
        }
        if (column < P384_SPACING - 1) {
            p384_point_dbl(&total, &total);
        }
        block = 0;
        if (column == P384_SPACING - 1 || column == 0) {
            p384_point_from_affine(sum, &addends[block++]);
        }
        for (; block < P384_BLOCKS; block++) {
            (void)p384_point_add_affine_incomplete(sum, sum, &addends[block]);
        }
    }
    p384_point_add(r, &total, &low);
    p384_wipe(v, sizeof v);
    p384_wipe(&total, sizeof total);
    p384_wipe(&low, sizeof low);
    p384_wipe(addends, sizeof addends);
    p384_wipe_stack();
}

void p384_point_mul_base_bytes(p384_point *r, const uint8_t k[48])
{
    p384_sc scalar;

    p384_reduce_bytes(&scalar, k, P384_SC_BYTES);
    p384_point_mul_base(r, &scalar);
    p384_wipe(&scalar, sizeof scalar);
}
