/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p224 */
/* From: p224.toml sha256:d2c4162e365eec78, ecgen sha256:a8a4638f04964d45. Do not edit; make it again. */
/*
 * Scalar multiplication of the generator
 * by a comb with signs (Lim, Lee 1994; Hamburg, eprint 2012/309, 3.3): 4 tables of 64 points, 16 kB.
 *
 * Position i of an odd scalar has the sign s_i in k = sum s_i*2^i; an entry covers 7 positions that are 8 apart.
 */
#include "p224_curve_internal.h"

#define P224_TEETH 7
#define P224_BLOCKS 4
#define P224_SPACING 8
#define P224_BLOCK_ENTRIES 64
#define P224_SIGNS 224
#define P224_SIGN_WORDS (P224_SIGNS / P224_WORD_BITS + 2)

#if P224_WORD_BITS == 64
static const p224_affine p224_base[P224_BLOCKS][P224_BLOCK_ENTRIES] = {
    {
        { { {
            UINT64_C(0xae227716f6af50a8), UINT64_C(0x8eb34386eed52dbe), UINT64_C(0xec6f69edd23f6beb),
            UINT64_C(0x00000000d45c6ed6),
        } }, { {
            UINT64_C(0xce0b6532f186506d), UINT64_C(0x1a2f69083db5c32e), UINT64_C(0xe28f87882ccf2fa0),
            UINT64_C(0x000000001a0ed1e1),
        } } },
        { { {
            UINT64_C(0x4ff7251949edf12c), UINT64_C(0xa7dcea09ba194ebf), UINT64_C(0xfdeb3cc0401c3da9),
            UINT64_C(0x00000000a2b9d919),
        } }, { {
            UINT64_C(0x218425223fc003d9), UINT64_C(0x68ac06f25ade1f5f), UINT64_C(0xe918f6bc97adb695),
            UINT64_C(0x00000000dddda428),
        } } },
        { { {
            UINT64_C(0xa1c4b679115e4615), UINT64_C(0x1bcc4f354404bbb5), UINT64_C(0xe212c6e15356c02a),
            UINT64_C(0x000000007710c517),
        } }, { {
            UINT64_C(0xb5ee18fc5f639d11), UINT64_C(0x2f1673fb65bc295f), UINT64_C(0x1e19c11f2c7adc3e),
            UINT64_C(0x000000002a6cbb33),
        } } },
        { { {
            UINT64_C(0x53ba0a0f39dcc6eb), UINT64_C(0x1a5b2e1c3150f472), UINT64_C(0xb11e33e3d4c13e7e),
            UINT64_C(0x00000000e23e56c6),
        } }, { {
            UINT64_C(0x518dafd31d4038b1), UINT64_C(0xa0898744b9713490), UINT64_C(0xfb55bc311682ed81),
            UINT64_C(0x000000004a5c0b82),
        } } },
        { { {
            UINT64_C(0xb603876f1b784a84), UINT64_C(0xe7a8819dbfe7d5b0), UINT64_C(0xe8318fed8bb89855),
            UINT64_C(0x00000000ac98f3ff),
        } }, { {
            UINT64_C(0x68b0881fe46a7d6b), UINT64_C(0x28f8ba197db6825e), UINT64_C(0x70bd1f060d9d4d15),
            UINT64_C(0x00000000ec10d93c),
        } } },
        { { {
            UINT64_C(0x88460729b2243bb7), UINT64_C(0xc815962bfff11c4d), UINT64_C(0x96781fbfe29378c2),
            UINT64_C(0x00000000a207a18c),
        } }, { {
            UINT64_C(0x61ab909c57ef455f), UINT64_C(0x8eabc1db721ee1ff), UINT64_C(0x562abdcb111559a7),
            UINT64_C(0x00000000efa7e721),
        } } },
        { { {
            UINT64_C(0x536d015f885413ce), UINT64_C(0x6010b09280ad538d), UINT64_C(0xf632310027fc2cf5),
            UINT64_C(0x00000000314f29a8),
        } }, { {
            UINT64_C(0x570b684aa94e03b1), UINT64_C(0x97b5d1a8a4229942), UINT64_C(0x48120906cadabb5e),
            UINT64_C(0x00000000d0cf6dc8),
        } } },
        { { {
            UINT64_C(0xd30df1e895b28dde), UINT64_C(0xabeb9b0e2cda259e), UINT64_C(0x12bcec4ab7505a2b),
            UINT64_C(0x000000005b8d8afd),
        } }, { {
            UINT64_C(0xa36a3973a35aa73e), UINT64_C(0x725018f034378b90), UINT64_C(0x29c1b3799d72d161),
            UINT64_C(0x000000002ff644b2),
        } } },
        { { {
            UINT64_C(0x11fa87d85b404995), UINT64_C(0xeb4dbcbc7c1a787e), UINT64_C(0x6ea6cde220ca8d9c),
            UINT64_C(0x000000009d990d78),
        } }, { {
            UINT64_C(0xa8e64fdcd7b024fa), UINT64_C(0xe2b2153439f655a5), UINT64_C(0xeaf71f513b3b35c7),
            UINT64_C(0x000000003b9b1457),
        } } },
        { { {
            UINT64_C(0x5afab59c9353c4a4), UINT64_C(0x02e69384e6c81722), UINT64_C(0xada54f1255239f4a),
            UINT64_C(0x00000000138548b9),
        } }, { {
            UINT64_C(0x9c15931b9da46350), UINT64_C(0x80ad324bdee7b543), UINT64_C(0x922cc114afdb9033),
            UINT64_C(0x00000000deb8eb4f),
        } } },
        { { {
            UINT64_C(0x467ecf22c595f62d), UINT64_C(0x7e5ce80fe2e0813f), UINT64_C(0x55c5b233e2289a80),
            UINT64_C(0x000000002b2ec356),
        } }, { {
            UINT64_C(0xc9b845546fd8988b), UINT64_C(0x7d8dc437b17e2dc7), UINT64_C(0x4eccac6379f6b0b6),
            UINT64_C(0x0000000009fbdfa6),
        } } },
        { { {
            UINT64_C(0x14ecf88df7eb38c1), UINT64_C(0x3e8cb20fbb99bcc7), UINT64_C(0x0f4804d905ba0cfc),
            UINT64_C(0x00000000d29eb493),
        } }, { {
            UINT64_C(0x5c294d3194f04fc7), UINT64_C(0x839a8e1ebbeab1ee), UINT64_C(0xfdcd2b3b15d8fb78),
            UINT64_C(0x00000000a21d1967),
        } } },
        { { {
            UINT64_C(0xc06559dd7f75166d), UINT64_C(0xc6f7df6d4429ffa2), UINT64_C(0x59c44578a0f30d09),
            UINT64_C(0x00000000304352e4),
        } }, { {
            UINT64_C(0x81a0f3ddf1654c70), UINT64_C(0x32ddb78262143d13), UINT64_C(0x7a67bea64b5418c8),
            UINT64_C(0x0000000043aacd9c),
        } } },
        { { {
            UINT64_C(0x89b9bd16732ea359), UINT64_C(0xcbb45ffd17bbf582), UINT64_C(0xbf9050fb61717bff),
            UINT64_C(0x00000000e21a76ef),
        } }, { {
            UINT64_C(0x7cd333b33c411300), UINT64_C(0x6c08010ad2bd577d), UINT64_C(0xccf18ab11b365e07),
            UINT64_C(0x00000000fab78f6d),
        } } },
        { { {
            UINT64_C(0x0b7d06e897401484), UINT64_C(0x23b155466b8a21be), UINT64_C(0xadf288499b3d7856),
            UINT64_C(0x0000000057b7d36d),
        } }, { {
            UINT64_C(0xb590e078fe2ec0a8), UINT64_C(0xffcb8969bb495767), UINT64_C(0x24123895a47c2b63),
            UINT64_C(0x00000000e2899e07),
        } } },
        { { {
            UINT64_C(0x8ae2685201fe186a), UINT64_C(0x0f64fa0230b33487), UINT64_C(0x16f4f91afe377573),
            UINT64_C(0x0000000036d1bd9e),
        } }, { {
            UINT64_C(0xe87765fd2da65c8e), UINT64_C(0xdf782260f708a1ec), UINT64_C(0xdac5235ada5006ee),
            UINT64_C(0x00000000452c07bd),
        } } },
        { { {
            UINT64_C(0xdcead8dda1aef80f), UINT64_C(0x047c54bb4888512d), UINT64_C(0x51336296740fec8f),
            UINT64_C(0x0000000069827f8b),
        } }, { {
            UINT64_C(0xc43158affd234ebb), UINT64_C(0xa95bab2e9468ab66), UINT64_C(0x10236ea7a354293a),
            UINT64_C(0x00000000a3a44100),
        } } },
        { { {
            UINT64_C(0x5ae1ad6142658ed8), UINT64_C(0x908aeb3a92052712), UINT64_C(0xe1f8bfe3cd179d4c),
            UINT64_C(0x00000000629000a4),
        } }, { {
            UINT64_C(0xf6b37b6d9eb162e5), UINT64_C(0x4187a6e1fcb917f6), UINT64_C(0x7f5fd42b6c1b4247),
            UINT64_C(0x0000000046fb78e9),
        } } },
        { { {
            UINT64_C(0x59ae0e2dce9368ce), UINT64_C(0xebc9fe9e922f9104), UINT64_C(0x66baf2c385645f79),
            UINT64_C(0x0000000039b52d97),
        } }, { {
            UINT64_C(0x014e946a4b7ec56a), UINT64_C(0x6080ee684aa59383), UINT64_C(0xe34ebe5ead47239d),
            UINT64_C(0x00000000a7998db0),
        } } },
        { { {
            UINT64_C(0x4e9b97536b562e26), UINT64_C(0x4e8cf0a7f6f1395a), UINT64_C(0x3a118b0d53bfa109),
            UINT64_C(0x00000000b23c4b5b),
        } }, { {
            UINT64_C(0xf9a5feb5a7e404f3), UINT64_C(0xeec67edb8d0bc4b0), UINT64_C(0x70b690a47c624aa5),
            UINT64_C(0x000000003c4ab99d),
        } } },
        { { {
            UINT64_C(0x2bd6c6f45daa1373), UINT64_C(0x2090bb6463bbd977), UINT64_C(0xab61eee737bc0538),
            UINT64_C(0x00000000056a6a20),
        } }, { {
            UINT64_C(0xe1b2abdd8aac8476), UINT64_C(0x0c3a7f4223c6319d), UINT64_C(0x5ce7580516520c39),
            UINT64_C(0x000000001cda16b0),
        } } },
        { { {
            UINT64_C(0xc6c367cf9730c4cc), UINT64_C(0x68789b6ddc5e97e9), UINT64_C(0x24612466afe6f89f),
            UINT64_C(0x0000000027ff2ce6),
        } }, { {
            UINT64_C(0xb11333ee314d5326), UINT64_C(0x7692517758efd72f), UINT64_C(0x86bf4f11abe5c240),
            UINT64_C(0x000000001dcdb239),
        } } },
        { { {
            UINT64_C(0xc9b002c96351bc27), UINT64_C(0xbdcb34d0d7e5a9f3), UINT64_C(0xb8382bf7b68f33e2),
            UINT64_C(0x00000000b7aca1aa),
        } }, { {
            UINT64_C(0xb56e5e49d1bf283c), UINT64_C(0x204f4f226c863eb8), UINT64_C(0xd88d17c9ca0c9fb7),
            UINT64_C(0x000000008d417aab),
        } } },
        { { {
            UINT64_C(0xec55108397e078aa), UINT64_C(0x15a8abbf9bb6ba8c), UINT64_C(0x9171ad2faa932c0e),
            UINT64_C(0x00000000296edf6a),
        } }, { {
            UINT64_C(0xf5d7d911653cd08e), UINT64_C(0x67be93fb6cec8b82), UINT64_C(0xe79927083aa865a8),
            UINT64_C(0x000000007cad7e11),
        } } },
        { { {
            UINT64_C(0xe9cd338494aabc8d), UINT64_C(0xc8a2167954536032), UINT64_C(0x1b397623974f46b6),
            UINT64_C(0x00000000ee8c77d4),
        } }, { {
            UINT64_C(0x1bb6ba8792a72b6d), UINT64_C(0x3985dfc7cb5721aa), UINT64_C(0xcaf87f44d0e0df4a),
            UINT64_C(0x00000000c4e08059),
        } } },
        { { {
            UINT64_C(0xf956ca30e82e5319), UINT64_C(0xd68eea5674170f82), UINT64_C(0xc899515bbc8ed710),
            UINT64_C(0x0000000044d5fa13),
        } }, { {
            UINT64_C(0x548b6aeaeb1db886), UINT64_C(0x5a96d18c0693abcb), UINT64_C(0x1aed7b1acbbf3bbd),
            UINT64_C(0x00000000adbb7290),
        } } },
        { { {
            UINT64_C(0x00466a4d547d9ee5), UINT64_C(0xa33a6c8b19336e72), UINT64_C(0xda5e424a7d9f7aa5),
            UINT64_C(0x000000002eb433fa),
        } }, { {
            UINT64_C(0xa91c17d72fd0a18a), UINT64_C(0x91b73829d98946eb), UINT64_C(0xa9a615e00f71b155),
            UINT64_C(0x0000000060173429),
        } } },
        { { {
            UINT64_C(0xa52d1b7f1d862687), UINT64_C(0xf773917e669b94cc), UINT64_C(0xd10605642ab58c3b),
            UINT64_C(0x00000000bc3a5a98),
        } }, { {
            UINT64_C(0xb4ba892359b6ffdf), UINT64_C(0x7f26ab0b476fe0b8), UINT64_C(0x914154aad1469c51),
            UINT64_C(0x00000000131a0b81),
        } } },
        { { {
            UINT64_C(0x6564843478d3ebf2), UINT64_C(0x54b14ffcd061868b), UINT64_C(0x1350ec97c615a4b8),
            UINT64_C(0x0000000022491de2),
        } }, { {
            UINT64_C(0x18539d24522e41a3), UINT64_C(0xe8f64c48afaaddb9), UINT64_C(0x65182e528b5d2ff1),
            UINT64_C(0x0000000074e74f48),
        } } },
        { { {
            UINT64_C(0x9d197b68a7de0479), UINT64_C(0x5220d53fc48516df), UINT64_C(0xb4f9f71a87e0aee1),
            UINT64_C(0x000000000ad1b0e5),
        } }, { {
            UINT64_C(0xb375e45a732eed51), UINT64_C(0x6c9c1d106cbfa55b), UINT64_C(0x3e63e8ad7360ae98),
            UINT64_C(0x0000000093bf31a3),
        } } },
        { { {
            UINT64_C(0xde618169bb40b8e0), UINT64_C(0x5226ff1ebe9b21ea), UINT64_C(0xdf7cd3bc10b2af37),
            UINT64_C(0x0000000032778f65),
        } }, { {
            UINT64_C(0xb58187d96ab046ec), UINT64_C(0xf82abbe40fce7a3b), UINT64_C(0xb89ea7689008ece9),
            UINT64_C(0x000000003f9f0db2),
        } } },
        { { {
            UINT64_C(0x635d3bf0b96db738), UINT64_C(0x1db0869ac81ce0a1), UINT64_C(0xc38a030bd3126a0b),
            UINT64_C(0x000000000088e75f),
        } }, { {
            UINT64_C(0x999e43f2717d0638), UINT64_C(0x9af3219bd3e99db9), UINT64_C(0x6aaa8aa6307a7e28),
            UINT64_C(0x000000000f93c87b),
        } } },
        { { {
            UINT64_C(0x9a29b19c24cf589f), UINT64_C(0x7bf0c47841ad638f), UINT64_C(0x2abfc0243af5bcb5),
            UINT64_C(0x000000003088c91b),
        } }, { {
            UINT64_C(0x0271ba7e33a4d98a), UINT64_C(0x2aadfa064e02511a), UINT64_C(0xae5e7b6298ef14b5),
            UINT64_C(0x000000000d45c670),
        } } },
        { { {
            UINT64_C(0xfcbe27d578f17c96), UINT64_C(0xc537e60eb9c97d8e), UINT64_C(0x65b080fcbbad0a36),
            UINT64_C(0x000000007ecbe44f),
        } }, { {
            UINT64_C(0x3d18ff7806171c0d), UINT64_C(0x029173e351a4d702), UINT64_C(0x1a8693b3c3d1f56f),
            UINT64_C(0x00000000d6b03730),
        } } },
        { { {
            UINT64_C(0x693340a399d95dec), UINT64_C(0x2c0970d15b21f1c6), UINT64_C(0xfbc58550aa140f7a),
            UINT64_C(0x00000000410340e2),
        } }, { {
            UINT64_C(0x29904b6a219e190b), UINT64_C(0x13b059fee7034092), UINT64_C(0x61abc8ce63483492),
            UINT64_C(0x000000001f9bedca),
        } } },
        { { {
            UINT64_C(0x7277250e9434257d), UINT64_C(0xbfcf2e1d089a27c8), UINT64_C(0x3aac068ecf5c38f1),
            UINT64_C(0x00000000953e6a99),
        } }, { {
            UINT64_C(0x75e713ad20eef33c), UINT64_C(0x4c8e583d74cf2634), UINT64_C(0x410fdbc96796a728),
            UINT64_C(0x0000000062cf2b7e),
        } } },
        { { {
            UINT64_C(0x3efac8c497936916), UINT64_C(0x6925188f6000f684), UINT64_C(0xf20306a9201855c2),
            UINT64_C(0x00000000423675ae),
        } }, { {
            UINT64_C(0x7cee4b19dad7071c), UINT64_C(0x238b22ff57caba23), UINT64_C(0x5188d61f0b6e0a13),
            UINT64_C(0x00000000de5143ee),
        } } },
        { { {
            UINT64_C(0x2b211e26da3943de), UINT64_C(0x676c39b56977fca0), UINT64_C(0x14c02a569d08a2c5),
            UINT64_C(0x0000000024aacd6a),
        } }, { {
            UINT64_C(0x3d917b064478253f), UINT64_C(0xd861e1493387928a), UINT64_C(0x6ff93a241010ff3d),
            UINT64_C(0x0000000025a81f53),
        } } },
        { { {
            UINT64_C(0xf7cade8ae070dbeb), UINT64_C(0xd693aeca70df577d), UINT64_C(0xedeb6566093d6507),
            UINT64_C(0x000000006e38bcf0),
        } }, { {
            UINT64_C(0x4ad4e54a977b9310), UINT64_C(0x44675fb5b518ddb7), UINT64_C(0x11156417810532d2),
            UINT64_C(0x000000000f6710b8),
        } } },
        { { {
            UINT64_C(0xd4cbb6dfe813d6a7), UINT64_C(0xa92409e4f5cdb630), UINT64_C(0xdc5bc3f8d8b1ed51),
            UINT64_C(0x00000000e874aba0),
        } }, { {
            UINT64_C(0x8c857beab57abf22), UINT64_C(0xd36c6e6ff7b37eea), UINT64_C(0x1ee4b37ec7d9b318),
            UINT64_C(0x000000007ffed055),
        } } },
        { { {
            UINT64_C(0x0d9db6b19322c2f8), UINT64_C(0x8bc6c3780177e11b), UINT64_C(0x00fae64c5451cc19),
            UINT64_C(0x000000008142d1e0),
        } }, { {
            UINT64_C(0x0fecd967e19044ac), UINT64_C(0xaa35d06fef0713fc), UINT64_C(0xea3ea7280b37a073),
            UINT64_C(0x000000005fc63bee),
        } } },
        { { {
            UINT64_C(0x258ecedc6a3429f1), UINT64_C(0x3b5395f6430e5c7d), UINT64_C(0x0df771abeb226f75),
            UINT64_C(0x00000000bb73cba3),
        } }, { {
            UINT64_C(0xa51a4ff48b212aa5), UINT64_C(0x1b4bafe9290004a2), UINT64_C(0xdc6f14702c7d4607),
            UINT64_C(0x00000000d96cf236),
        } } },
        { { {
            UINT64_C(0x866636fca31d19fc), UINT64_C(0xba937e9dc7b611f8), UINT64_C(0xf8f72c4ddeaadb59),
            UINT64_C(0x00000000fdcad084),
        } }, { {
            UINT64_C(0x3fe4bf2948d953fd), UINT64_C(0x399126b0a3ce8b09), UINT64_C(0x12c17520f6d18e4e),
            UINT64_C(0x00000000fc6aa002),
        } } },
        { { {
            UINT64_C(0x8a5e1b68998e16a8), UINT64_C(0x933823360ac85f2b), UINT64_C(0x1a1a403f40837316),
            UINT64_C(0x00000000a9d776e4),
        } }, { {
            UINT64_C(0x0a19dac284d99d3c), UINT64_C(0x2ab3e51890780b06), UINT64_C(0xfad5d676e504c8bb),
            UINT64_C(0x0000000015abd5da),
        } } },
        { { {
            UINT64_C(0xf5a0bb845df081d0), UINT64_C(0xb334808d682e6ce3), UINT64_C(0xd7659e9fdec05eb3),
            UINT64_C(0x00000000cae4d9d7),
        } }, { {
            UINT64_C(0x41de29496285a9d8), UINT64_C(0x1375b70c3419d2fd), UINT64_C(0x1c849c80c3768886),
            UINT64_C(0x0000000005ed9d8f),
        } } },
        { { {
            UINT64_C(0xbd45950324d8cf76), UINT64_C(0xc54e107d0ca9cc63), UINT64_C(0x760f410aacf770fa),
            UINT64_C(0x0000000072aab69c),
        } }, { {
            UINT64_C(0x2ccb2ab3cc247714), UINT64_C(0x378dfa7888ccaaa6), UINT64_C(0x127692c63e9f477b),
            UINT64_C(0x0000000056763bfb),
        } } },
        { { {
            UINT64_C(0x0a2a31d2fc282839), UINT64_C(0xe4230c87e77c0b75), UINT64_C(0x110605cb5e3d0f61),
            UINT64_C(0x00000000873598e8),
        } }, { {
            UINT64_C(0x7f8e98a27741327b), UINT64_C(0x55e790798c1a33b7), UINT64_C(0xb60bce73bd1e6f5b),
            UINT64_C(0x00000000256713da),
        } } },
        { { {
            UINT64_C(0x6c6e71863f38b3f1), UINT64_C(0xb4972b430b285c7c), UINT64_C(0x30ff79d0ad187dbd),
            UINT64_C(0x00000000e4f6b298),
        } }, { {
            UINT64_C(0xa2281cfb5927d71a), UINT64_C(0x605986f00a8a2767), UINT64_C(0x3f9b0ff6b4e6343d),
            UINT64_C(0x0000000044b83d65),
        } } },
        { { {
            UINT64_C(0x5c25a8a2e0e569e3), UINT64_C(0x771a17cf405946c8), UINT64_C(0xc501bc284e6dd5f2),
            UINT64_C(0x0000000036ba6931),
        } }, { {
            UINT64_C(0x86c1ad88b157fb30), UINT64_C(0xeef2926fec7ffabd), UINT64_C(0xaa29a6f5d66ded2d),
            UINT64_C(0x00000000116f41e4),
        } } },
        { { {
            UINT64_C(0xfcaff71f94f11aea), UINT64_C(0x877323ba8f297c48), UINT64_C(0x26d259339ff3c623),
            UINT64_C(0x00000000e157e4b2),
        } }, { {
            UINT64_C(0x8dbf99123320a371), UINT64_C(0x166c51fe5218e9a7), UINT64_C(0xe803c25dbb083b8a),
            UINT64_C(0x00000000bfdc8302),
        } } },
        { { {
            UINT64_C(0x9e9a2ca1106af7f8), UINT64_C(0x30759052ce914493), UINT64_C(0x5744c45ff568f883),
            UINT64_C(0x000000008e6eaf3f),
        } }, { {
            UINT64_C(0x8090898b2ca8bd22), UINT64_C(0x6bf856335a3b793e), UINT64_C(0x1c9354b9dac6a9fb),
            UINT64_C(0x000000002131d1a6),
        } } },
        { { {
            UINT64_C(0xa24959c51ded9a23), UINT64_C(0xce0ba189a783a33f), UINT64_C(0x9f152f836d9a2053),
            UINT64_C(0x00000000a9a03420),
        } }, { {
            UINT64_C(0x1797eaa5be2b7a5f), UINT64_C(0x3939bbf6768daab6), UINT64_C(0xd368ed91bd6e61d6),
            UINT64_C(0x000000007cb77ec1),
        } } },
        { { {
            UINT64_C(0xc67d8a852dc1c66a), UINT64_C(0xe0d8a224149c71ae), UINT64_C(0x3dbafb29f57d5d47),
            UINT64_C(0x0000000081edfdd0),
        } }, { {
            UINT64_C(0xab2ffd0740353a35), UINT64_C(0x83a6bbeeb24d7119), UINT64_C(0x5a2e5fefc85565ca),
            UINT64_C(0x000000007c83dc6b),
        } } },
        { { {
            UINT64_C(0x080ceccd345e8569), UINT64_C(0xe1bdf85b0e13757b), UINT64_C(0x406d132a99b20bac),
            UINT64_C(0x00000000dbfa6aad),
        } }, { {
            UINT64_C(0x16eb06951cd87862), UINT64_C(0xc3bccf647cc52d1a), UINT64_C(0x27c47a7ae01b0321),
            UINT64_C(0x00000000db959b96),
        } } },
        { { {
            UINT64_C(0x0f9625a4c58e91c8), UINT64_C(0x50e01cf0e993ecf0), UINT64_C(0x3ea3e5ec18c6e7f4),
            UINT64_C(0x00000000f1e75397),
        } }, { {
            UINT64_C(0xa2c87081094f5152), UINT64_C(0x63235112d4f9902a), UINT64_C(0xceac737f70c46fbf),
            UINT64_C(0x000000008f87f781),
        } } },
        { { {
            UINT64_C(0x493f9d50fba85c85), UINT64_C(0xbf29405e2a1fada8), UINT64_C(0xbb9dbfe68cf58a9a),
            UINT64_C(0x0000000076880ec4),
        } }, { {
            UINT64_C(0xa3c6f768c8d32f00), UINT64_C(0x239279f6584a70ec), UINT64_C(0xe81a08c5a4d38448),
            UINT64_C(0x000000007d7905f9),
        } } },
        { { {
            UINT64_C(0x571046770a6b8c38), UINT64_C(0x89a17fff10a94266), UINT64_C(0xe1885759af81d290),
            UINT64_C(0x00000000775fab59),
        } }, { {
            UINT64_C(0xb3687b1606dec470), UINT64_C(0xdd404c88731ffd99), UINT64_C(0x7fe2e4a1de8fa9ae),
            UINT64_C(0x0000000014afebd8),
        } } },
        { { {
            UINT64_C(0xff7a4ecbdb5c1dcd), UINT64_C(0x94bf955db8bc5dce), UINT64_C(0xf55a7d933f318496),
            UINT64_C(0x00000000d1d6a73c),
        } }, { {
            UINT64_C(0xbcbc2ed2a0a2afc7), UINT64_C(0xef277294ec105fb8), UINT64_C(0x3d14222d0c3ea8ec),
            UINT64_C(0x00000000af1e4bba),
        } } },
        { { {
            UINT64_C(0x5355bad0ca000707), UINT64_C(0x98335924da52be6f), UINT64_C(0x5498826b98700914),
            UINT64_C(0x0000000043e915ea),
        } }, { {
            UINT64_C(0x4d0c9cdce93b3bc2), UINT64_C(0x6aefdc2751bb679d), UINT64_C(0x0e2fbef823fd1b7f),
            UINT64_C(0x0000000085d11c2e),
        } } },
        { { {
            UINT64_C(0xbcd637c772c7c413), UINT64_C(0xb01ddd200d845a9e), UINT64_C(0x8959f75eb7b39430),
            UINT64_C(0x000000001da16eb5),
        } }, { {
            UINT64_C(0xefd69bd0923ef862), UINT64_C(0x35d5d2a99ba1be5f), UINT64_C(0x6f0249a552a85fea),
            UINT64_C(0x00000000e42aacea),
        } } },
        { { {
            UINT64_C(0x82acddc4fab80f83), UINT64_C(0xe80ae8dffc3fd09a), UINT64_C(0xdfe5862dab34435c),
            UINT64_C(0x00000000960c82a3),
        } }, { {
            UINT64_C(0xca606ba1e07f9ae7), UINT64_C(0xe15aad94e8f52892), UINT64_C(0x5fe269694a9ec8fb),
            UINT64_C(0x000000009590a2db),
        } } },
        { { {
            UINT64_C(0x77b1b0d72fc32476), UINT64_C(0xb29c6aad8865ed79), UINT64_C(0x1f5d1677c0f9e746),
            UINT64_C(0x00000000f9afa45b),
        } }, { {
            UINT64_C(0x4f11a4574ae16f45), UINT64_C(0xb655651cfdc9d24e), UINT64_C(0xc44ddcdf32e33533),
            UINT64_C(0x00000000960895e7),
        } } },
        { { {
            UINT64_C(0xfe4f17f31b19ad78), UINT64_C(0xbc50404f0b019abe), UINT64_C(0x9e73b554dd4f9ce2),
            UINT64_C(0x0000000055545346),
        } }, { {
            UINT64_C(0x1e2030b6ba3ecf2f), UINT64_C(0x1ed3d5452a1c3ca2), UINT64_C(0x3d11b50abf25351d),
            UINT64_C(0x00000000e64f25e5),
        } } },
        { { {
            UINT64_C(0xf5345a2f34562884), UINT64_C(0x1d8df617272cc9d5), UINT64_C(0x7a455354d606e3eb),
            UINT64_C(0x000000008f1fb6fa),
        } }, { {
            UINT64_C(0xb99b62142dd722bf), UINT64_C(0x42aefe36bfc02f75), UINT64_C(0x4d3104b0316c0e54),
            UINT64_C(0x000000009034a4a1),
        } } },
    },
    {
        { { {
            UINT64_C(0xe21592961e7cd3bc), UINT64_C(0x4ceb8a926e96f783), UINT64_C(0x1f2860b7de486cbd),
            UINT64_C(0x00000000ec0fa2ec),
        } }, { {
            UINT64_C(0xa04e281fc1fa28c1), UINT64_C(0x3b0864c5ddaed5f8), UINT64_C(0x3d760ece836e5aa6),
            UINT64_C(0x00000000ddf8cce3),
        } } },
        { { {
            UINT64_C(0x64733aafc0a36af8), UINT64_C(0xe219bdf3f33a66ae), UINT64_C(0xed418ca3c7b32783),
            UINT64_C(0x00000000e8bea220),
        } }, { {
            UINT64_C(0xe7ca15eabfbc12f7), UINT64_C(0x8b09b115cfc8963e), UINT64_C(0xc315ab00869a5af0),
            UINT64_C(0x000000008c1ea026),
        } } },
        { { {
            UINT64_C(0x2164289b5122f2e6), UINT64_C(0x4afba8cd189485bc), UINT64_C(0x0fc988702f77e96e),
            UINT64_C(0x000000007a4e664c),
        } }, { {
            UINT64_C(0xc9cc6624604750e2), UINT64_C(0xb5660c22df48d8d0), UINT64_C(0x50ae88dcad77b735),
            UINT64_C(0x00000000c1dc16a2),
        } } },
        { { {
            UINT64_C(0xf5be14378704b929), UINT64_C(0x3e639185d9e3bd57), UINT64_C(0xabf63e23288003e2),
            UINT64_C(0x00000000f09977b6),
        } }, { {
            UINT64_C(0xabc2b760eb977478), UINT64_C(0x6243553c958c8c1c), UINT64_C(0x2082895b8269e5a3),
            UINT64_C(0x00000000a9a9c81f),
        } } },
        { { {
            UINT64_C(0x2ed5a1a455c7c238), UINT64_C(0x7ffbb2a681f637a7), UINT64_C(0xbd1e253eb80aa64c),
            UINT64_C(0x00000000baa7e441),
        } }, { {
            UINT64_C(0xb8b658fd36a1c53e), UINT64_C(0x75aab8230e15019a), UINT64_C(0x1ed9c54e2e55c058),
            UINT64_C(0x0000000034fb7ad0),
        } } },
        { { {
            UINT64_C(0x0286e881aaabbc1a), UINT64_C(0x5001c085b3007d3c), UINT64_C(0xef180fb4dad108fa),
            UINT64_C(0x0000000063b8672e),
        } }, { {
            UINT64_C(0xdbe958085ea386db), UINT64_C(0xd5b16cebd28945fc), UINT64_C(0xcd0dac3417ff837e),
            UINT64_C(0x000000004b98b874),
        } } },
        { { {
            UINT64_C(0x6785a8a459937d0b), UINT64_C(0x2c83f5c7d0d37c94), UINT64_C(0x2ee5cc6aa64a0db1),
            UINT64_C(0x00000000ebb1cb83),
        } }, { {
            UINT64_C(0x8ed81662e35d43de), UINT64_C(0x984524597d9357d2), UINT64_C(0xc59ba8d72e27c9cc),
            UINT64_C(0x0000000093a69904),
        } } },
        { { {
            UINT64_C(0x274fe5a0a716a432), UINT64_C(0x57df9883a196b80d), UINT64_C(0x34c476259d0c89d6),
            UINT64_C(0x000000002d1ce2ff),
        } }, { {
            UINT64_C(0x3dfe78d408b3f71f), UINT64_C(0x039c1c048673b795), UINT64_C(0x7ee871ce4bb343d5),
            UINT64_C(0x0000000034ad7386),
        } } },
        { { {
            UINT64_C(0x27f95da25ef8e85e), UINT64_C(0x5649604a6197fc40), UINT64_C(0x44248094de21c031),
            UINT64_C(0x00000000932583e6),
        } }, { {
            UINT64_C(0x2273331b336fdaac), UINT64_C(0x10e12e476ee9a354), UINT64_C(0xd61b18fc1b20cbed),
            UINT64_C(0x00000000d486519e),
        } } },
        { { {
            UINT64_C(0xc627d196650e5993), UINT64_C(0xb012389815087222), UINT64_C(0x755a789ed0db68e6),
            UINT64_C(0x00000000419ba480),
        } }, { {
            UINT64_C(0x9fb136e966b0bc1e), UINT64_C(0x805adaaa5b481210), UINT64_C(0x09fdeff28032c65b),
            UINT64_C(0x00000000def43d0f),
        } } },
        { { {
            UINT64_C(0x6bfd01ef960da50a), UINT64_C(0x267905809dba5673), UINT64_C(0x969e1fa37877ea59),
            UINT64_C(0x0000000083fa0351),
        } }, { {
            UINT64_C(0xddea420753c019ac), UINT64_C(0x96adc274470a80a1), UINT64_C(0x33addfcead90d3c3),
            UINT64_C(0x000000003ed44d9e),
        } } },
        { { {
            UINT64_C(0x5cee674520636f5b), UINT64_C(0xcf04818672aba801), UINT64_C(0x35796652376addd5),
            UINT64_C(0x0000000088152831),
        } }, { {
            UINT64_C(0x2c09629b371a458e), UINT64_C(0x7a87f1004678b535), UINT64_C(0x9b8a67bc4618cee0),
            UINT64_C(0x0000000005f5a207),
        } } },
        { { {
            UINT64_C(0xa0bccf7b327e97c6), UINT64_C(0x4d0875e9393d23ea), UINT64_C(0x511cbd20a33d7710),
            UINT64_C(0x0000000013149a2c),
        } }, { {
            UINT64_C(0xe791a0c02f4a97ac), UINT64_C(0x3421189673e7fa81), UINT64_C(0x37323b7b05c966c2),
            UINT64_C(0x0000000060796c7b),
        } } },
        { { {
            UINT64_C(0xb85682dab118ca32), UINT64_C(0xd6dc92def458cdfa), UINT64_C(0x76e07e2e1d9bc7c1),
            UINT64_C(0x00000000b3a1065c),
        } }, { {
            UINT64_C(0x88a03a1831efebcb), UINT64_C(0xa6f0e4133c2afee3), UINT64_C(0x522332573105e04a),
            UINT64_C(0x000000008f9f7a7f),
        } } },
        { { {
            UINT64_C(0xea38a2a25e75b423), UINT64_C(0x3935fb8c9ffcdffd), UINT64_C(0xedefa35b535d2ebb),
            UINT64_C(0x000000007bb90001),
        } }, { {
            UINT64_C(0xbfe106977e3316ed), UINT64_C(0x03115855b7afb5c3), UINT64_C(0x658e37751cc49231),
            UINT64_C(0x00000000204cc894),
        } } },
        { { {
            UINT64_C(0x946adb88759d329e), UINT64_C(0x31aa5b2a6c363a84), UINT64_C(0xdda82550921fb02a),
            UINT64_C(0x0000000006481fcd),
        } }, { {
            UINT64_C(0x6c6fb144c14be6f0), UINT64_C(0x1cbc129cbf35671d), UINT64_C(0x9ae027474ab0d450),
            UINT64_C(0x00000000c847541b),
        } } },
        { { {
            UINT64_C(0x274d5015f98d264c), UINT64_C(0xfd112b15eb38c9de), UINT64_C(0x3d2bff0b329fdbea),
            UINT64_C(0x00000000dd788532),
        } }, { {
            UINT64_C(0xded14aaba8ed8fed), UINT64_C(0xdff5ff233eaef70f), UINT64_C(0x513c10d249c06cd0),
            UINT64_C(0x0000000003a16034),
        } } },
        { { {
            UINT64_C(0xd55fa8eed3a4feef), UINT64_C(0xfe25b19d86ac192d), UINT64_C(0xf12c9ad7b3b17d6f),
            UINT64_C(0x0000000054f5bf66),
        } }, { {
            UINT64_C(0xd1eab35e8b8c6321), UINT64_C(0xb32551820d6cc725), UINT64_C(0xc75404d01b3c60dc),
            UINT64_C(0x000000003443d22a),
        } } },
        { { {
            UINT64_C(0x136c950519bd2315), UINT64_C(0x5446a376b87c54b8), UINT64_C(0xe102ca14344fa948),
            UINT64_C(0x00000000e202e30d),
        } }, { {
            UINT64_C(0xd7521eb0152274b8), UINT64_C(0x3d11d5c2d2c0f8ea), UINT64_C(0x830671f2d09772e1),
            UINT64_C(0x00000000c2b154ce),
        } } },
        { { {
            UINT64_C(0x84595b9118e680da), UINT64_C(0xcc884d2bac6a7c36), UINT64_C(0xdb3ab5b61b989c3b),
            UINT64_C(0x00000000db864f1f),
        } }, { {
            UINT64_C(0x21b88ae15340f2d9), UINT64_C(0x3a3b13c137f181cc), UINT64_C(0x92a001ade89e85e6),
            UINT64_C(0x0000000011b3820d),
        } } },
        { { {
            UINT64_C(0x57d105c5b8fc5f25), UINT64_C(0xa36b62e89c4ae08e), UINT64_C(0x5f3c71feb31bdc46),
            UINT64_C(0x00000000e1250d27),
        } }, { {
            UINT64_C(0xa02a3c14c2ab177d), UINT64_C(0x8583f97365de418b), UINT64_C(0x06ce75bb4fcc4739),
            UINT64_C(0x00000000768f9ae5),
        } } },
        { { {
            UINT64_C(0x0d58bf6932d74482), UINT64_C(0xf34c59742c8ba8a3), UINT64_C(0xea07f98687ac522c),
            UINT64_C(0x0000000074d37f3e),
        } }, { {
            UINT64_C(0xec4875d537cee579), UINT64_C(0x04c985c66462898e), UINT64_C(0x5e0af689b820cf5c),
            UINT64_C(0x000000008f7e2853),
        } } },
        { { {
            UINT64_C(0x8e39721168618028), UINT64_C(0xc603dd86d2e7f261), UINT64_C(0x46995c18e430cc1d),
            UINT64_C(0x000000000c87b3ef),
        } }, { {
            UINT64_C(0x415b06bb64a76374), UINT64_C(0xaf623b3556a24a46), UINT64_C(0xa6dd5be9e08ceda5),
            UINT64_C(0x000000001ccf4a04),
        } } },
        { { {
            UINT64_C(0xc0dae60184548a39), UINT64_C(0x3f55daec5324848c), UINT64_C(0x2240c19fb785a64a),
            UINT64_C(0x000000005ba0f748),
        } }, { {
            UINT64_C(0x25c5bbb5ac2d121d), UINT64_C(0x5a5e270f30a29bdc), UINT64_C(0xab1f605e4a70cf8a),
            UINT64_C(0x00000000a924973e),
        } } },
        { { {
            UINT64_C(0xb6082a4c17a25cb3), UINT64_C(0xba4e55e9fa4a7d66), UINT64_C(0x2192f0157a0b8464),
            UINT64_C(0x000000008a7fa66c),
        } }, { {
            UINT64_C(0xaa407a7fd05e62d0), UINT64_C(0xb9b5ed2589db5347), UINT64_C(0x92bbd8106e218c32),
            UINT64_C(0x00000000fd8fb9ba),
        } } },
        { { {
            UINT64_C(0x4442b9623720ba0d), UINT64_C(0xcf1250e46cb238f3), UINT64_C(0xa92eb12447ff29ad),
            UINT64_C(0x000000004e8501cd),
        } }, { {
            UINT64_C(0x0b26fc783a561d95), UINT64_C(0xc88ef4b4ece3bb6c), UINT64_C(0xcdf1d4c0361e86f8),
            UINT64_C(0x000000004c86f91b),
        } } },
        { { {
            UINT64_C(0x5595d4a05b50acce), UINT64_C(0x29d5771ad9344a59), UINT64_C(0xa9a76e73b1afa1dd),
            UINT64_C(0x0000000061733a38),
        } }, { {
            UINT64_C(0x363ba2453dd3e321), UINT64_C(0xbbb899876b9a1848), UINT64_C(0x7b4ddf778db8ac57),
            UINT64_C(0x00000000cf0646ca),
        } } },
        { { {
            UINT64_C(0x955324896fba57fb), UINT64_C(0x879df514a6dcd0ac), UINT64_C(0xee68e5eb07ada4d3),
            UINT64_C(0x00000000c924926a),
        } }, { {
            UINT64_C(0xf991861718018267), UINT64_C(0x11d4cca35a867b81), UINT64_C(0xe07584afccb988ea),
            UINT64_C(0x000000005d55e2ae),
        } } },
        { { {
            UINT64_C(0x146473a58e5af7da), UINT64_C(0xe4c2176e9c5a9242), UINT64_C(0x4c3e03478a20dc00),
            UINT64_C(0x00000000f577bde8),
        } }, { {
            UINT64_C(0x79a0f82a485e4c7a), UINT64_C(0xad3d594f7672408a), UINT64_C(0xaef2e7ae025aba6f),
            UINT64_C(0x00000000f5cb6b5a),
        } } },
        { { {
            UINT64_C(0x5eaaf4f4407f801c), UINT64_C(0x88bff175011b412a), UINT64_C(0xff95b0e11cefbc52),
            UINT64_C(0x00000000275a6ed7),
        } }, { {
            UINT64_C(0x48d7251d2baf2a4d), UINT64_C(0x680b45cab600e8c9), UINT64_C(0x4cea649bd51385d9),
            UINT64_C(0x00000000bed43959),
        } } },
        { { {
            UINT64_C(0x89a7c89c60cdd5fc), UINT64_C(0x86860cc08df86c96), UINT64_C(0xea1f1556eea402fb),
            UINT64_C(0x00000000ea9f31de),
        } }, { {
            UINT64_C(0xfb051140ea006639), UINT64_C(0xa722e0ce6e9f7a97), UINT64_C(0x25d8291a030ba0d2),
            UINT64_C(0x0000000073ed9323),
        } } },
        { { {
            UINT64_C(0x1d4a646d6cfb0ebc), UINT64_C(0x809bb227d731ebbb), UINT64_C(0x7a82d23e9a495aec),
            UINT64_C(0x000000006297c83c),
        } }, { {
            UINT64_C(0x4d3bd42493d214ba), UINT64_C(0x65ed84f6f2dbebd4), UINT64_C(0xd0eaea3ca77b4732),
            UINT64_C(0x00000000a58c02c3),
        } } },
        { { {
            UINT64_C(0xa5c69837c34388ab), UINT64_C(0x95cdcd27af3bbffe), UINT64_C(0x65d087f29739ed25),
            UINT64_C(0x000000006ebfb58c),
        } }, { {
            UINT64_C(0xb46ac237b662d429), UINT64_C(0x2c7d70b48260d573), UINT64_C(0x7bcb76c0d221bae7),
            UINT64_C(0x00000000728739e2),
        } } },
        { { {
            UINT64_C(0xb338632984804427), UINT64_C(0x64d5bc73d913fdb6), UINT64_C(0x6baff90f96960890),
            UINT64_C(0x000000000181af15),
        } }, { {
            UINT64_C(0xc62ca527b1cf047a), UINT64_C(0xec395b75b5b623a6), UINT64_C(0x62b6184e53b7edc3),
            UINT64_C(0x00000000dca3d00c),
        } } },
        { { {
            UINT64_C(0x1f062ef5ace3dbeb), UINT64_C(0x653df90ff02c4c98), UINT64_C(0x66d80d0d8c4abe6f),
            UINT64_C(0x000000004b661225),
        } }, { {
            UINT64_C(0x65d4b155dec282ce), UINT64_C(0xbd52d7f3e142b5cb), UINT64_C(0x86df6c4d0c1e262b),
            UINT64_C(0x00000000a5096e9e),
        } } },
        { { {
            UINT64_C(0x633756bf84b2c8d6), UINT64_C(0x18d6c68b147a17bc), UINT64_C(0x1e25a3542690223e),
            UINT64_C(0x00000000136ac944),
        } }, { {
            UINT64_C(0xcbcae29df4bf6d22), UINT64_C(0xe9a20cb1279508a5), UINT64_C(0x004fb78c4583e098),
            UINT64_C(0x00000000f544d74b),
        } } },
        { { {
            UINT64_C(0x2e68c93c54e10425), UINT64_C(0x3212c470dcb54980), UINT64_C(0xdff72fc55ab9e1e1),
            UINT64_C(0x000000008f58b635),
        } }, { {
            UINT64_C(0x7a566f782d5d5faa), UINT64_C(0x465f60f1839aa1d4), UINT64_C(0xacc6169ae2fb86ae),
            UINT64_C(0x00000000553bdbe2),
        } } },
        { { {
            UINT64_C(0xff9fadb72e0baeb3), UINT64_C(0x3f1c3e17341ab6b0), UINT64_C(0x76c43208a8d4c4f4),
            UINT64_C(0x000000008de1de50),
        } }, { {
            UINT64_C(0xa909d53448d3fa2c), UINT64_C(0x2f0a88e3e31c66d0), UINT64_C(0xe3b71a4e21dd3214),
            UINT64_C(0x000000001cd9e663),
        } } },
        { { {
            UINT64_C(0x371e3d71bbf620c3), UINT64_C(0x5cfff67881375d3a), UINT64_C(0x80cfa8fe0e621d95),
            UINT64_C(0x0000000050882958),
        } }, { {
            UINT64_C(0xf9f4ea0a39aa291f), UINT64_C(0x05b69024ddab69bc), UINT64_C(0xe6530e32944d88d6),
            UINT64_C(0x00000000648725e5),
        } } },
        { { {
            UINT64_C(0x7b720f594d3603ab), UINT64_C(0x01d61c940ffbf015), UINT64_C(0x080534f24373f8ba),
            UINT64_C(0x0000000055f81d0c),
        } }, { {
            UINT64_C(0xd3de650e2585841f), UINT64_C(0x855ebc8e88fa8ba0), UINT64_C(0x0f6b56c45240f45b),
            UINT64_C(0x00000000b61ead7e),
        } } },
        { { {
            UINT64_C(0xed08e8b328bccb5a), UINT64_C(0x43dc956b60472531), UINT64_C(0xfd1c19fad1822d2d),
            UINT64_C(0x00000000468685fa),
        } }, { {
            UINT64_C(0x479f6fe3be802c1f), UINT64_C(0x57549fa645c149cb), UINT64_C(0x8bfbe78b6bbfa20d),
            UINT64_C(0x000000007410f186),
        } } },
        { { {
            UINT64_C(0xe5d97c5fc01ebbe6), UINT64_C(0xb76b7a1b5b3e015f), UINT64_C(0xf3d80c242046c351),
            UINT64_C(0x0000000093f3954b),
        } }, { {
            UINT64_C(0xbc6a869662fe54d2), UINT64_C(0x6470446aaac6a682), UINT64_C(0x31f48b38eaad86f8),
            UINT64_C(0x000000004d5ac66f),
        } } },
        { { {
            UINT64_C(0x4abb7c6e65538762), UINT64_C(0x0c6556c601b7addd), UINT64_C(0xba26efadd84020c2),
            UINT64_C(0x00000000487eb2f9),
        } }, { {
            UINT64_C(0x54b94655c5b6a424), UINT64_C(0x00e6e57943f94282), UINT64_C(0x573384aa3d9441f6),
            UINT64_C(0x00000000ee438f2a),
        } } },
        { { {
            UINT64_C(0xe4d7f789d79a3d82), UINT64_C(0x62083797a4d70556), UINT64_C(0x47c2cc010b36730c),
            UINT64_C(0x000000000d6e8c04),
        } }, { {
            UINT64_C(0xc9d53d399e2fe7b7), UINT64_C(0x826c76380cb22175), UINT64_C(0x48857a1788a0ed0a),
            UINT64_C(0x0000000023516518),
        } } },
        { { {
            UINT64_C(0x1c880b8ba9c1a4c3), UINT64_C(0x25d5bf28c9845925), UINT64_C(0x573d3e491fd51d2e),
            UINT64_C(0x00000000dcaa652c),
        } }, { {
            UINT64_C(0x9bf2df7a70c73dad), UINT64_C(0xda7b20cc97ea521b), UINT64_C(0xdc947f492359ee57),
            UINT64_C(0x00000000e15676f0),
        } } },
        { { {
            UINT64_C(0xd2bdc770e3de81e0), UINT64_C(0x493e6773fa1d02df), UINT64_C(0xa33c88fe5331360a),
            UINT64_C(0x00000000336e7790),
        } }, { {
            UINT64_C(0x44fbc420e06128f5), UINT64_C(0x8f06a402464eb6cd), UINT64_C(0xe3609bced21fe0cd),
            UINT64_C(0x00000000052627bf),
        } } },
        { { {
            UINT64_C(0xdd9f44f6d439d55f), UINT64_C(0x4ea768a989221cd4), UINT64_C(0x161585bae4bfb398),
            UINT64_C(0x00000000bcb6b7fe),
        } }, { {
            UINT64_C(0xc738ba304f8d8b16), UINT64_C(0xb4b2488357db245b), UINT64_C(0x065a0baaf04fdec4),
            UINT64_C(0x00000000bedb969e),
        } } },
        { { {
            UINT64_C(0x14266939f0e9afea), UINT64_C(0xe6f87de037bc83e2), UINT64_C(0x1fabef3d684baa5c),
            UINT64_C(0x000000005759acae),
        } }, { {
            UINT64_C(0xfc35c0951c5fa2d0), UINT64_C(0xec80218ad81312cc), UINT64_C(0x956cc4be5e47eb8d),
            UINT64_C(0x000000007519ce54),
        } } },
        { { {
            UINT64_C(0xc16c2ba42a4c1b25), UINT64_C(0x528448cacdd85629), UINT64_C(0xc60ce6cb45d894c9),
            UINT64_C(0x00000000b3807f13),
        } }, { {
            UINT64_C(0x479552a69fdc074e), UINT64_C(0xcca933c5ccdbc57a), UINT64_C(0x9056d344745b009e),
            UINT64_C(0x00000000843861c2),
        } } },
        { { {
            UINT64_C(0xd7b3847c2b8b364a), UINT64_C(0x62b903155d35969d), UINT64_C(0x27560aa2096906d2),
            UINT64_C(0x000000003c967689),
        } }, { {
            UINT64_C(0x4e41454c1d32235c), UINT64_C(0x2b4596ee4f17ae1a), UINT64_C(0xefb90564367ed61a),
            UINT64_C(0x000000000a0e5001),
        } } },
        { { {
            UINT64_C(0xffdc21f3089250cb), UINT64_C(0xb3c7149b56beeda4), UINT64_C(0x89d63573a7b953c7),
            UINT64_C(0x00000000c37b1c9c),
        } }, { {
            UINT64_C(0x11803cfd92c0a483), UINT64_C(0x2aa0fe5df17e6045), UINT64_C(0xfd4258e494083a85),
            UINT64_C(0x00000000f02d18c3),
        } } },
        { { {
            UINT64_C(0x170d8d682bc67b3a), UINT64_C(0x97ff994b948bb080), UINT64_C(0x9cd2d4aa844ebb86),
            UINT64_C(0x000000000093d6d7),
        } }, { {
            UINT64_C(0xba9d6acf958347ba), UINT64_C(0xbcaeccbebff1daaf), UINT64_C(0x27c134e26fabb959),
            UINT64_C(0x000000007ff501fe),
        } } },
        { { {
            UINT64_C(0xc4ec39bb19cec585), UINT64_C(0xd720a7a4286c1418), UINT64_C(0x4cc2d93f9e911ffc),
            UINT64_C(0x000000002e17ff2a),
        } }, { {
            UINT64_C(0x6b26737c84cbc53c), UINT64_C(0xde6e3e0a73d73da4), UINT64_C(0x0e9e3040ca02a356),
            UINT64_C(0x000000009ff0107a),
        } } },
        { { {
            UINT64_C(0x9e308b3b73bd7a49), UINT64_C(0x48fdb9b2ac086f5c), UINT64_C(0xba1812721f3b0ee5),
            UINT64_C(0x000000005b7ae698),
        } }, { {
            UINT64_C(0xc199eaa49c0e762f), UINT64_C(0xbfb628170e8a3c57), UINT64_C(0xbf29419357d59fad),
            UINT64_C(0x0000000049656a48),
        } } },
        { { {
            UINT64_C(0xe22c3dcfbe23a971), UINT64_C(0x78726edf74469828), UINT64_C(0xc6f3582b0e23a67d),
            UINT64_C(0x00000000ca865e42),
        } }, { {
            UINT64_C(0x61bbab3ff4250076), UINT64_C(0xbf6d85e73b3763b5), UINT64_C(0xa53599e7440d9ec5),
            UINT64_C(0x00000000b947e94d),
        } } },
        { { {
            UINT64_C(0xe614f0426bd6d25f), UINT64_C(0x80e1b5271fc9640a), UINT64_C(0x07917a0ec16fc408),
            UINT64_C(0x00000000510d2404),
        } }, { {
            UINT64_C(0xeba15f2f60953f24), UINT64_C(0x32c79c96c7ed00e5), UINT64_C(0x9a774c84a549aa06),
            UINT64_C(0x00000000153c2689),
        } } },
        { { {
            UINT64_C(0x8d7b1abe01ec91d1), UINT64_C(0xa98332d06e894163), UINT64_C(0xb0a0f13eadfd200a),
            UINT64_C(0x000000009a3fac73),
        } }, { {
            UINT64_C(0x3a950f6f56e5aed4), UINT64_C(0x2b610b5edbabb3ba), UINT64_C(0x477a136dacf7c80a),
            UINT64_C(0x0000000014f8902a),
        } } },
        { { {
            UINT64_C(0x2dd13c19829ec68b), UINT64_C(0x5e733b999e3c18f6), UINT64_C(0xe95508fc132cd469),
            UINT64_C(0x000000002efc601b),
        } }, { {
            UINT64_C(0xadfb1f04481fc551), UINT64_C(0x9fcf4a1f83377a87), UINT64_C(0x81742b524a1ff579),
            UINT64_C(0x0000000018446340),
        } } },
        { { {
            UINT64_C(0x58ba995628aef931), UINT64_C(0x58ee31320951703c), UINT64_C(0xf89fbc83867d1962),
            UINT64_C(0x00000000324416fc),
        } }, { {
            UINT64_C(0x878d0d09302e3bb0), UINT64_C(0x65873013368bd6cb), UINT64_C(0x862ba2bef06a61fb),
            UINT64_C(0x0000000022f70c9f),
        } } },
        { { {
            UINT64_C(0xdc164adb1c770540), UINT64_C(0xa8e17b4e463bf8ce), UINT64_C(0xf716dd7a49dc3c1f),
            UINT64_C(0x00000000f1eeb398),
        } }, { {
            UINT64_C(0x0ac15914f84b0cba), UINT64_C(0x632880a3ad0f7e39), UINT64_C(0xa3dc59aa1ca0c4a9),
            UINT64_C(0x00000000e0590bf4),
        } } },
        { { {
            UINT64_C(0xb1710e7b80741eb4), UINT64_C(0x0874a205af2bec58), UINT64_C(0xdaa268c4d52cb673),
            UINT64_C(0x00000000236f1cd2),
        } }, { {
            UINT64_C(0x7dbe469b70163959), UINT64_C(0x804d32610bd7585c), UINT64_C(0x196b71582874e5e9),
            UINT64_C(0x00000000205c3846),
        } } },
        { { {
            UINT64_C(0xfa84f0d08197f50c), UINT64_C(0x7c2e0679f66f25c9), UINT64_C(0xb64cfcf06e23c849),
            UINT64_C(0x000000009f3267ac),
        } }, { {
            UINT64_C(0x8ea9a6a0ba1cd4af), UINT64_C(0xedbcae449938853c), UINT64_C(0xf7136f1c6cbe06d5),
            UINT64_C(0x00000000259e9d2d),
        } } },
        { { {
            UINT64_C(0x7ba715ae27edb1ad), UINT64_C(0xedf5734e87e1b910), UINT64_C(0xa19d43b6269cc8e3),
            UINT64_C(0x0000000044c5532f),
        } }, { {
            UINT64_C(0xcefc1463bbaf7d49), UINT64_C(0xd8ee1be55a667d1f), UINT64_C(0x2f35cb0823b2dc30),
            UINT64_C(0x0000000042747717),
        } } },
        { { {
            UINT64_C(0xb0f02be427288acc), UINT64_C(0xe962bd1e0f17523d), UINT64_C(0x231ec3dfa68ad985),
            UINT64_C(0x000000003d709eef),
        } }, { {
            UINT64_C(0x5c142813cb483b53), UINT64_C(0x5854422ae3dad44f), UINT64_C(0x3e6e7299a657739d),
            UINT64_C(0x000000007f31ccfc),
        } } },
    },
    {
        { { {
            UINT64_C(0x234c3453063e657c), UINT64_C(0xf419d0a9b824d83e), UINT64_C(0x99ae494ddafe746d),
            UINT64_C(0x00000000c3aedfdc),
        } }, { {
            UINT64_C(0xd37558cbfcdf28a9), UINT64_C(0x23455aa8c396e72d), UINT64_C(0xd0d29f0b0773de1a),
            UINT64_C(0x000000006fddde22),
        } } },
        { { {
            UINT64_C(0x7d1d375362a15f13), UINT64_C(0xe0772651d0763122), UINT64_C(0x86a0c91a1805c8a3),
            UINT64_C(0x000000003e2949d4),
        } }, { {
            UINT64_C(0xd875fcd6da206449), UINT64_C(0xf592c0cb2823b9d5), UINT64_C(0xc69e53b07efa1d38),
            UINT64_C(0x0000000046c7323e),
        } } },
        { { {
            UINT64_C(0x8a1a7c6100d4af04), UINT64_C(0x34225f8287ffbeda), UINT64_C(0x6356d80753816799),
            UINT64_C(0x000000003d6ab0db),
        } }, { {
            UINT64_C(0x31356860c8fc2b8b), UINT64_C(0xc61476dfd97685ce), UINT64_C(0xa1e5d7eb811ff459),
            UINT64_C(0x00000000ffaf6e3d),
        } } },
        { { {
            UINT64_C(0xc7dba5a592541736), UINT64_C(0x49b1033ad4ec9805), UINT64_C(0x4c036c45c2e89555),
            UINT64_C(0x000000005c2a54ed),
        } }, { {
            UINT64_C(0xc29e4331b6ad4ce8), UINT64_C(0xcb472de61203499b), UINT64_C(0x9a475724e1efda82),
            UINT64_C(0x00000000ac92f5fb),
        } } },
        { { {
            UINT64_C(0x87deb64d54f1ddef), UINT64_C(0x81c7a1138a731e7f), UINT64_C(0x90a236ac4f35501b),
            UINT64_C(0x0000000048a01de2),
        } }, { {
            UINT64_C(0x2b5622529b754edd), UINT64_C(0xb1b493d45869410a), UINT64_C(0x10d39b0077d33da5),
            UINT64_C(0x00000000bd3579da),
        } } },
        { { {
            UINT64_C(0x87e704ba22e202dd), UINT64_C(0x1a9764089e2f3229), UINT64_C(0x823e3b8b46a2fb31),
            UINT64_C(0x00000000106125e2),
        } }, { {
            UINT64_C(0x0743598f40bd3208), UINT64_C(0x1da080400ce80732), UINT64_C(0xaf6381beeabcabb0),
            UINT64_C(0x00000000e6ea27ac),
        } } },
        { { {
            UINT64_C(0x6359df66515f833b), UINT64_C(0x9586b2e0ca1b3a13), UINT64_C(0x5c1a61b5588f5680),
            UINT64_C(0x00000000070e9745),
        } }, { {
            UINT64_C(0x65dd025363ca6f68), UINT64_C(0x9b25a11fa104e90e), UINT64_C(0x1b596203908ceb90),
            UINT64_C(0x00000000525b1353),
        } } },
        { { {
            UINT64_C(0xeb5b02abf7445296), UINT64_C(0x7a34c7173fd66df9), UINT64_C(0xd162042306dea83a),
            UINT64_C(0x000000004bc7f933),
        } }, { {
            UINT64_C(0xcc651463facedcac), UINT64_C(0x1cd4bd1daed8019b), UINT64_C(0x97c6cffd5a2ddb0a),
            UINT64_C(0x00000000d99aa56e),
        } } },
        { { {
            UINT64_C(0x0c63be71eedca9ef), UINT64_C(0xd2cb9306555918c5), UINT64_C(0xd885c6b9b032bedf),
            UINT64_C(0x00000000a531768a),
        } }, { {
            UINT64_C(0x28933202e0953180), UINT64_C(0xe8c9951a3724c396), UINT64_C(0x5f4c8767ad9cab38),
            UINT64_C(0x00000000aea9658d),
        } } },
        { { {
            UINT64_C(0x014260b46fc31797), UINT64_C(0x0da3323744b7a00d), UINT64_C(0x5aa0b4e305a974a1),
            UINT64_C(0x00000000d87375d0),
        } }, { {
            UINT64_C(0x40b5c287fcaff342), UINT64_C(0x558a2b1917fc44ed), UINT64_C(0xbd80b4f591d8fdb2),
            UINT64_C(0x000000003c059423),
        } } },
        { { {
            UINT64_C(0x1b4fbe7454b08591), UINT64_C(0xb8155cb18108e6a9), UINT64_C(0x546f61b93b124bf3),
            UINT64_C(0x00000000d08c6407),
        } }, { {
            UINT64_C(0xc5208de8f5e90e2b), UINT64_C(0xe7fe67a3a2bbfbf4), UINT64_C(0x74e69bf0a9fe84df),
            UINT64_C(0x0000000080a4b103),
        } } },
        { { {
            UINT64_C(0x7a74b3906c9340ac), UINT64_C(0x9c92716e00180b2c), UINT64_C(0xb9d0c3420766dcc0),
            UINT64_C(0x0000000072730eab),
        } }, { {
            UINT64_C(0x6715c42b790367b9), UINT64_C(0x57e91c4755d5ed41), UINT64_C(0xe7b0206e8141df87),
            UINT64_C(0x000000000294640c),
        } } },
        { { {
            UINT64_C(0xbd894a8c13e38e1f), UINT64_C(0xba586f04e071d7ce), UINT64_C(0xc5d876edd74552af),
            UINT64_C(0x00000000b2aa3fc9),
        } }, { {
            UINT64_C(0x62cfe093f00f9336), UINT64_C(0xcbd553fed85047e2), UINT64_C(0xd04017d0faf566f5),
            UINT64_C(0x000000004bf2841b),
        } } },
        { { {
            UINT64_C(0xef7404c5c2be2a35), UINT64_C(0x18671f302ad6e468), UINT64_C(0x362d9b373f6ed980),
            UINT64_C(0x00000000d0b5f9eb),
        } }, { {
            UINT64_C(0xa48113b179d5a440), UINT64_C(0xa073bdd2bd809217), UINT64_C(0xf9452bb62451cd9a),
            UINT64_C(0x00000000f544de19),
        } } },
        { { {
            UINT64_C(0xb20861ab14046fc0), UINT64_C(0xf9fe51eb6a65667d), UINT64_C(0xedc92c6ce450582b),
            UINT64_C(0x000000009f008f55),
        } }, { {
            UINT64_C(0xdcd7a8e2f5c7dc4c), UINT64_C(0x788e8e0d0fcdff99), UINT64_C(0x7b6e19daa3fbd48e),
            UINT64_C(0x00000000eeb8ce88),
        } } },
        { { {
            UINT64_C(0xbb876b50a73cb6cc), UINT64_C(0xf78ca849299bd08c), UINT64_C(0x770a186a87cbee81),
            UINT64_C(0x00000000b40d22fb),
        } }, { {
            UINT64_C(0x808c1d9531679c9e), UINT64_C(0x0b521f3bb6629bbb), UINT64_C(0x1b6f32049b1fe786),
            UINT64_C(0x000000002c381022),
        } } },
        { { {
            UINT64_C(0xe202281c6ffb462c), UINT64_C(0x34f11690bc36738a), UINT64_C(0xbb21897070c4ecaf),
            UINT64_C(0x000000004938317e),
        } }, { {
            UINT64_C(0x7f4bf0e60e4f7544), UINT64_C(0xa734ccbb701e9732), UINT64_C(0x22bc81afd30dbba2),
            UINT64_C(0x00000000b7019f2b),
        } } },
        { { {
            UINT64_C(0x77a2b1f0eb953b86), UINT64_C(0xaa53697f83264391), UINT64_C(0xb96978816b612b42),
            UINT64_C(0x00000000103ccae5),
        } }, { {
            UINT64_C(0xfc5fe107fe07dc9a), UINT64_C(0xf130e25a8973c22a), UINT64_C(0x7de52589b7555934),
            UINT64_C(0x00000000e7942472),
        } } },
        { { {
            UINT64_C(0x2ed28a84c1671573), UINT64_C(0x630305dc60685469), UINT64_C(0x3769859fbe671c8a),
            UINT64_C(0x000000001e803f93),
        } }, { {
            UINT64_C(0xc9d174bc95359125), UINT64_C(0x2e76068cbe4523f6), UINT64_C(0x2e88f3cdf4b83eed),
            UINT64_C(0x000000003908d5ab),
        } } },
        { { {
            UINT64_C(0x77b47c439d35d2aa), UINT64_C(0x0e181cc4c8e09983), UINT64_C(0xcc209611116d3e78),
            UINT64_C(0x000000006301fe85),
        } }, { {
            UINT64_C(0xc1de7362a05590f9), UINT64_C(0x49fec1ec64ec4d61), UINT64_C(0x17b1061d9f54bf50),
            UINT64_C(0x00000000763f5022),
        } } },
        { { {
            UINT64_C(0x4c72f89c5bf6846e), UINT64_C(0x5e7941aeb4ca193e), UINT64_C(0xd32d047c1215bdd8),
            UINT64_C(0x00000000f740e516),
        } }, { {
            UINT64_C(0x04e1af952dae5df3), UINT64_C(0x120c51a6482974dd), UINT64_C(0x55a8f821f6591a43),
            UINT64_C(0x00000000990bf85a),
        } } },
        { { {
            UINT64_C(0x186d29cd49f7c30d), UINT64_C(0xd3ab1f7545274d5e), UINT64_C(0x8c841c0878874b5e),
            UINT64_C(0x000000003e1a2047),
        } }, { {
            UINT64_C(0xb7ba3e688dbcfafe), UINT64_C(0xa5024f3bc6adf99f), UINT64_C(0xc9f0e7af5a9dc0d2),
            UINT64_C(0x00000000dc39616c),
        } } },
        { { {
            UINT64_C(0xc46782a1ca6f10ee), UINT64_C(0x8aadaeaf09868d85), UINT64_C(0x16eabaac6a6790bc),
            UINT64_C(0x0000000029757ede),
        } }, { {
            UINT64_C(0x8be1438cca6a636b), UINT64_C(0xcc4a2a70370409cf), UINT64_C(0x35b1d6c998320e0f),
            UINT64_C(0x00000000756b5d1b),
        } } },
        { { {
            UINT64_C(0xd6839ac6d0927e6f), UINT64_C(0x5d713ee86dd7b094), UINT64_C(0xe938f05794eddd3a),
            UINT64_C(0x00000000671a1153),
        } }, { {
            UINT64_C(0xa32a1fca152b15fa), UINT64_C(0x17d94f4fba5086d9), UINT64_C(0xc68a067ae4ea0ba9),
            UINT64_C(0x00000000f0d24c09),
        } } },
        { { {
            UINT64_C(0x6106b6d3f3ce4ace), UINT64_C(0x1a46ce6a4d4e991e), UINT64_C(0x9e9684583cbf511f),
            UINT64_C(0x000000001146de55),
        } }, { {
            UINT64_C(0xc9dba09d107892cd), UINT64_C(0x4bf4eb1fe99eab9c), UINT64_C(0xbce19ded7be0e840),
            UINT64_C(0x000000006b3f2b39),
        } } },
        { { {
            UINT64_C(0xa7278d2d5bfef147), UINT64_C(0x70f367e3143cad37), UINT64_C(0xe0e700ed0c4ed5bb),
            UINT64_C(0x00000000771902d6),
        } }, { {
            UINT64_C(0xa3fa0638500215d3), UINT64_C(0x41d5c063eb762265), UINT64_C(0x3cc94ae2fb98298f),
            UINT64_C(0x000000002953c4f5),
        } } },
        { { {
            UINT64_C(0x878f57993e627d99), UINT64_C(0x3b8ec4d5ae84ac7c), UINT64_C(0xcde249a0790bf792),
            UINT64_C(0x000000008beb6dca),
        } }, { {
            UINT64_C(0xaa8eb21a256cd965), UINT64_C(0xaff5a2abd408bc7e), UINT64_C(0xc122685a0a2892ee),
            UINT64_C(0x00000000a22231cf),
        } } },
        { { {
            UINT64_C(0x2d1e6af4f1557b25), UINT64_C(0xea84d58de55ac392), UINT64_C(0x2c5688e28f11e991),
            UINT64_C(0x00000000bcc5feae),
        } }, { {
            UINT64_C(0x4b67eee2e0410329), UINT64_C(0x025ba185eb3b0c76), UINT64_C(0x0603eb01fa200546),
            UINT64_C(0x000000009cfbf337),
        } } },
        { { {
            UINT64_C(0x3a67dcea0ab45792), UINT64_C(0x3c0ad9e07fdf949a), UINT64_C(0xa524147ab4bbd589),
            UINT64_C(0x00000000448f7ba6),
        } }, { {
            UINT64_C(0xe2f4d7bc92b1bbef), UINT64_C(0x2e575cde3eebe94c), UINT64_C(0x6df238eaaf39cce9),
            UINT64_C(0x00000000c08946c6),
        } } },
        { { {
            UINT64_C(0xa2612757b28dd222), UINT64_C(0xd3ba81d056c9a378), UINT64_C(0xf1c747e53a48f3a0),
            UINT64_C(0x000000009a5bf65b),
        } }, { {
            UINT64_C(0xc59da32f704bb008), UINT64_C(0x92d7d409efefeaa6), UINT64_C(0xfaab18d0df5d6b44),
            UINT64_C(0x00000000ea41b886),
        } } },
        { { {
            UINT64_C(0xb104cc339ae22e0f), UINT64_C(0xd5c6d8b8f37b3278), UINT64_C(0x7d09b4afde1b5f5d),
            UINT64_C(0x00000000776a4074),
        } }, { {
            UINT64_C(0xe3cdd3ae434a72c4), UINT64_C(0xb779dfa3f2e6ca6e), UINT64_C(0xf4db93d14e57bf44),
            UINT64_C(0x00000000b93e1492),
        } } },
        { { {
            UINT64_C(0xd0d4384b8712a1ca), UINT64_C(0xe3f4e800b0f61f2e), UINT64_C(0x1f8f95ee6184a0fd),
            UINT64_C(0x000000009935809b),
        } }, { {
            UINT64_C(0x383fde38d1fb3761), UINT64_C(0xe4e656694a45cc97), UINT64_C(0x0d1f1fcece8baa23),
            UINT64_C(0x00000000dc6701ba),
        } } },
        { { {
            UINT64_C(0x3ae078c7e25e5350), UINT64_C(0x860ebc60a6731b75), UINT64_C(0xbde5f6cf03f79f0c),
            UINT64_C(0x0000000054f41df4),
        } }, { {
            UINT64_C(0xd00d10ad7f38323a), UINT64_C(0x1c5ef84215c1dac1), UINT64_C(0xd41832ca8880293c),
            UINT64_C(0x00000000f2b3995d),
        } } },
        { { {
            UINT64_C(0xb52dd5d2c73ba1d2), UINT64_C(0x280935c3c44ddaa4), UINT64_C(0x7ff0c59dc1ccee19),
            UINT64_C(0x0000000084446e53),
        } }, { {
            UINT64_C(0x0194ffda91344ced), UINT64_C(0xd2955b9fef2f2820), UINT64_C(0xcc2186ab7aba7650),
            UINT64_C(0x00000000f3f20e13),
        } } },
        { { {
            UINT64_C(0xf709bd1ea739849b), UINT64_C(0x70e20822f9625582), UINT64_C(0xaa88398d426ac0cb),
            UINT64_C(0x00000000a00407b5),
        } }, { {
            UINT64_C(0x2b9c7238c02b1031), UINT64_C(0xded082575f85e382), UINT64_C(0xb67b3bf57c4eb7b5),
            UINT64_C(0x00000000822dc8e5),
        } } },
        { { {
            UINT64_C(0x0a533765876cecbc), UINT64_C(0x24a06c435a9c7e92), UINT64_C(0x105ce7a25c726a08),
            UINT64_C(0x00000000cafa7fc8),
        } }, { {
            UINT64_C(0xf80ccc8084899555), UINT64_C(0x65300a10653e0b1f), UINT64_C(0xf6408dc5007c185c),
            UINT64_C(0x00000000705fd40f),
        } } },
        { { {
            UINT64_C(0xe009fcb891eee28e), UINT64_C(0x1809efc352f0d781), UINT64_C(0x790bd1863ac9cdff),
            UINT64_C(0x0000000061b8519d),
        } }, { {
            UINT64_C(0x2c7fce62f971c30a), UINT64_C(0xc986059ba0784920), UINT64_C(0xfe1dc7a6f0cac435),
            UINT64_C(0x00000000a7a96822),
        } } },
        { { {
            UINT64_C(0x55be269ce40e5681), UINT64_C(0x6ee3f8d6804c66ba), UINT64_C(0x613df3c4856c2a83),
            UINT64_C(0x0000000013f1b39e),
        } }, { {
            UINT64_C(0x799ca73c2b0c5be4), UINT64_C(0x175a3bf77dd2b787), UINT64_C(0x0ab7a881cdefcbab),
            UINT64_C(0x000000006153c027),
        } } },
        { { {
            UINT64_C(0x58841bf696a70899), UINT64_C(0xe55215ff68a01620), UINT64_C(0xb9268c68c82a3ba1),
            UINT64_C(0x00000000ae61be05),
        } }, { {
            UINT64_C(0xaf236b5106bfea45), UINT64_C(0x79810bb107f6d0c1), UINT64_C(0xb44342cf55a28850),
            UINT64_C(0x00000000fc5989d4),
        } } },
        { { {
            UINT64_C(0x42bdd719c10b0c29), UINT64_C(0x42d210757b6208f9), UINT64_C(0x06473593e9508fa8),
            UINT64_C(0x00000000dbdcc3fe),
        } }, { {
            UINT64_C(0x05b1fe13925cf603), UINT64_C(0x2749ac66a2fa7667), UINT64_C(0x6e055d84ef53533f),
            UINT64_C(0x00000000a8240e00),
        } } },
        { { {
            UINT64_C(0x0cd25054c93c6e9d), UINT64_C(0x4ae01c950fe80939), UINT64_C(0x9097cf5d59e9b0d6),
            UINT64_C(0x00000000b5a2f789),
        } }, { {
            UINT64_C(0xe673996d6ef2f679), UINT64_C(0x87218460c8b6b9be), UINT64_C(0x6abcd356dc443890),
            UINT64_C(0x00000000ea21e592),
        } } },
        { { {
            UINT64_C(0x8f9a84cac3351a43), UINT64_C(0xd68a46375b03ca12), UINT64_C(0x293fa7ba2b6ed851),
            UINT64_C(0x000000004719f69b),
        } }, { {
            UINT64_C(0xe6842d74b640f1b9), UINT64_C(0x7847ec18753e3bc3), UINT64_C(0x124c0ff2b8548dc9),
            UINT64_C(0x00000000b8a4dd03),
        } } },
        { { {
            UINT64_C(0xcab330cdebd042f2), UINT64_C(0x0f18f2d24c32c18d), UINT64_C(0x92eee3cefbdd60c6),
            UINT64_C(0x000000002da2a495),
        } }, { {
            UINT64_C(0x18f82cd338238c31), UINT64_C(0x14f2d905ac0225c0), UINT64_C(0xab8d619dc26a4798),
            UINT64_C(0x0000000080a9dd1c),
        } } },
        { { {
            UINT64_C(0xeaa51b0f9a33e4cc), UINT64_C(0x9fb3736a778691a6), UINT64_C(0xa67e48c4d583a59b),
            UINT64_C(0x0000000014e49926),
        } }, { {
            UINT64_C(0x3f7410bee79ade9f), UINT64_C(0x25cb365b25af88a2), UINT64_C(0xbac0df783ce2742c),
            UINT64_C(0x00000000b9a15b1f),
        } } },
        { { {
            UINT64_C(0x2cb636c9eda2c366), UINT64_C(0xaab786423b84b892), UINT64_C(0x7ce05f33bf268bfe),
            UINT64_C(0x00000000eeb7afce),
        } }, { {
            UINT64_C(0x2a546434692f6d70), UINT64_C(0x534a7e7040be1566), UINT64_C(0x84cb3d9db6d944b2),
            UINT64_C(0x0000000089c27d15),
        } } },
        { { {
            UINT64_C(0xe40c6122f90a3447), UINT64_C(0x70395440596c9743), UINT64_C(0x444a7af9288c8d3a),
            UINT64_C(0x00000000fc62cfee),
        } }, { {
            UINT64_C(0x29e434bee9b31dcf), UINT64_C(0xc915e7e4c9ed8ed1), UINT64_C(0x3f5facbcb7932554),
            UINT64_C(0x00000000157d868b),
        } } },
        { { {
            UINT64_C(0x18e9b1d38aab4259), UINT64_C(0xe92d3a7c6027c048), UINT64_C(0x6e5bf217e68d4a85),
            UINT64_C(0x00000000f405d504),
        } }, { {
            UINT64_C(0xcd6fc495650528d0), UINT64_C(0xd787dd4118505c0c), UINT64_C(0x58bf16fbe6929606),
            UINT64_C(0x000000008f615ec7),
        } } },
        { { {
            UINT64_C(0xb3ef470f92220156), UINT64_C(0x2e52d4dc87a51daa), UINT64_C(0x5bb727b52c94ddbf),
            UINT64_C(0x0000000038862be9),
        } }, { {
            UINT64_C(0xd65d89f2e838cddf), UINT64_C(0x97a54e93af72e0f3), UINT64_C(0x91b65429b24bde50),
            UINT64_C(0x00000000b37ffd4f),
        } } },
        { { {
            UINT64_C(0x10f3b24f7805ab00), UINT64_C(0x0e5b1d6a24577f63), UINT64_C(0xd9daef8081f9b41a),
            UINT64_C(0x0000000073efa902),
        } }, { {
            UINT64_C(0xcc113a1fc1b080dd), UINT64_C(0x3f2bb8bdc18e42c9), UINT64_C(0xfbb2029134ed2498),
            UINT64_C(0x000000005f4a8ade),
        } } },
        { { {
            UINT64_C(0xd92019d006c5d760), UINT64_C(0xb1b3778efe1202e2), UINT64_C(0x39710e8972b44c32),
            UINT64_C(0x000000002689e341),
        } }, { {
            UINT64_C(0x199dc6d5360e891e), UINT64_C(0xf41b525376e7d55a), UINT64_C(0xfa5c1b0d5e0c9077),
            UINT64_C(0x00000000a582466c),
        } } },
        { { {
            UINT64_C(0x7d0c024f5a1905d1), UINT64_C(0x0b3e67a57ee0f4c8), UINT64_C(0xad7571660bf150ca),
            UINT64_C(0x00000000acb8e9a9),
        } }, { {
            UINT64_C(0x76bdd09e7c543398), UINT64_C(0x8bf4c36fb933953b), UINT64_C(0x506bd547f05a61ee),
            UINT64_C(0x00000000292c82f2),
        } } },
        { { {
            UINT64_C(0x3180f5ff11543a10), UINT64_C(0xc4d9dc0f270eca25), UINT64_C(0x1917c812442ce806),
            UINT64_C(0x000000002023f852),
        } }, { {
            UINT64_C(0x8de2e9cdce7ef5cc), UINT64_C(0x71b7f0292dea242f), UINT64_C(0x04e04fd1e7fbdfec),
            UINT64_C(0x000000009cf663b2),
        } } },
        { { {
            UINT64_C(0x04d0ede913c69fa8), UINT64_C(0x34d4a206c2ecad4a), UINT64_C(0xf6a46def4f1a911f),
            UINT64_C(0x00000000e4a3b68c),
        } }, { {
            UINT64_C(0x52606d49aefd878f), UINT64_C(0x7d1bef16a6a3e5fa), UINT64_C(0x12f799ce09a4f5b6),
            UINT64_C(0x000000000ec82a28),
        } } },
        { { {
            UINT64_C(0x64987e138d59f5d8), UINT64_C(0x90ff17e4d17197e2), UINT64_C(0x6211f17433ca6bb3),
            UINT64_C(0x00000000955c4bd4),
        } }, { {
            UINT64_C(0x5dd85a9c0a749c52), UINT64_C(0x1fb242b65bd07634), UINT64_C(0x42cda633c7a58bd3),
            UINT64_C(0x000000007ee5b2c2),
        } } },
        { { {
            UINT64_C(0xf25bc523b4083793), UINT64_C(0xf65679d934885e23), UINT64_C(0x9a771999a156405e),
            UINT64_C(0x000000009eb5c3eb),
        } }, { {
            UINT64_C(0xcfc902d1edaadbf8), UINT64_C(0x1e2e72612af16c67), UINT64_C(0x290edf47b0cdb26d),
            UINT64_C(0x0000000084cfe7ff),
        } } },
        { { {
            UINT64_C(0x38d7397f503fa707), UINT64_C(0x821160b594cf6f9f), UINT64_C(0x34fe82861f10ecbf),
            UINT64_C(0x000000007957a805),
        } }, { {
            UINT64_C(0x01429e7706556472), UINT64_C(0x5df771c8293918ae), UINT64_C(0x2452b4883383beec),
            UINT64_C(0x0000000088ce6a5b),
        } } },
        { { {
            UINT64_C(0xb512218743fd562d), UINT64_C(0x827a281811bc4cfc), UINT64_C(0x9db29c7678d79ad0),
            UINT64_C(0x000000004b08a724),
        } }, { {
            UINT64_C(0x1638acf36d4acb48), UINT64_C(0xb87bb0ddf6e1820a), UINT64_C(0x672078a3c04a3256),
            UINT64_C(0x00000000509dc4bf),
        } } },
        { { {
            UINT64_C(0x840b1a0afce053d8), UINT64_C(0x4fb96f02bd41e887), UINT64_C(0x4708908a97cc5a76),
            UINT64_C(0x00000000b89cf6b0),
        } }, { {
            UINT64_C(0x917f5345f75039b2), UINT64_C(0x72eb83463decd91c), UINT64_C(0x2db934b45ed2df28),
            UINT64_C(0x000000006c78577e),
        } } },
        { { {
            UINT64_C(0x061ecf6e1f39b3c3), UINT64_C(0xcb80ebb5b4f611b6), UINT64_C(0x73e1bc354d0f4c2a),
            UINT64_C(0x000000009be1fc06),
        } }, { {
            UINT64_C(0x793069205ae114f9), UINT64_C(0x949f8aaa4b6d166e), UINT64_C(0xdd8a3b48c43cfc67),
            UINT64_C(0x000000005e4cc9a0),
        } } },
        { { {
            UINT64_C(0xf28c749c78e03986), UINT64_C(0x89af38c603c24652), UINT64_C(0x8bef3cce71403a01),
            UINT64_C(0x00000000afd54cc3),
        } }, { {
            UINT64_C(0x44f524d568bccf0d), UINT64_C(0xf83e6a0ce257f4ae), UINT64_C(0xa8f805de8ae1a347),
            UINT64_C(0x00000000b65de394),
        } } },
        { { {
            UINT64_C(0x4f6d28df3dc9f4b2), UINT64_C(0x6de361e19b0c6d71), UINT64_C(0x2695f044c4e63fba),
            UINT64_C(0x000000003c2579bb),
        } }, { {
            UINT64_C(0x868ec572affa1f3f), UINT64_C(0x8b6e45064af50fa2), UINT64_C(0x212cf7c9d73eb190),
            UINT64_C(0x00000000835382fe),
        } } },
        { { {
            UINT64_C(0xa7baa033de1293bd), UINT64_C(0x33c9bf6d4444cc46), UINT64_C(0x077018baa33de1fc),
            UINT64_C(0x00000000b17e2b3c),
        } }, { {
            UINT64_C(0x30d7f33a46392c56), UINT64_C(0x341644f4e3989936), UINT64_C(0x65a3206e1a09f5ab),
            UINT64_C(0x00000000c613621c),
        } } },
        { { {
            UINT64_C(0x629d9c42d606a044), UINT64_C(0xca522786043f773f), UINT64_C(0xa2d65865b6c24604),
            UINT64_C(0x0000000014cee5a0),
        } }, { {
            UINT64_C(0x4a184a1fe74844e3), UINT64_C(0x92cba8efa8aae8ba), UINT64_C(0xfb5fc155c5326c14),
            UINT64_C(0x00000000e0d46f25),
        } } },
        { { {
            UINT64_C(0x5ee0a5b59ac079bf), UINT64_C(0x0ce6b2ad9af4001a), UINT64_C(0xeab7fbd59e941a1b),
            UINT64_C(0x00000000ea4e0216),
        } }, { {
            UINT64_C(0xe26e44c6ac2e05fd), UINT64_C(0x92dfb85e22b10e30), UINT64_C(0x6d8eb3e2b224813a),
            UINT64_C(0x0000000007cbf1b1),
        } } },
    },
    {
        { { {
            UINT64_C(0xecab1d2f85fe8cb6), UINT64_C(0x670c9ce8db884a86), UINT64_C(0x8de8c57f6def8464),
            UINT64_C(0x00000000de669c67),
        } }, { {
            UINT64_C(0x0187cae644c039ae), UINT64_C(0xafaa5db181c25f7b), UINT64_C(0x4421e6c2d39ca0d5),
            UINT64_C(0x00000000593cdc69),
        } } },
        { { {
            UINT64_C(0x194e7713d0497acd), UINT64_C(0x477f3dadcbd9435f), UINT64_C(0xf53a4ed84d143560),
            UINT64_C(0x000000007c03e615),
        } }, { {
            UINT64_C(0x4d2afc20a14b2f23), UINT64_C(0xecc8e53845d95e7c), UINT64_C(0x908bfc5136f8ecce),
            UINT64_C(0x00000000191bfaa6),
        } } },
        { { {
            UINT64_C(0xbe5113f224a84778), UINT64_C(0x230c95b83af2bcb5), UINT64_C(0xba7a57587596e969),
            UINT64_C(0x00000000a14b06bf),
        } }, { {
            UINT64_C(0xc5ee4fd2195d77ef), UINT64_C(0x542d30f10dd2d576), UINT64_C(0x313fe499eb136723),
            UINT64_C(0x00000000b3590e97),
        } } },
        { { {
            UINT64_C(0x5adfc72fe3ad4961), UINT64_C(0x97064151e669146b), UINT64_C(0x7f0027019b6b43fc),
            UINT64_C(0x0000000077ca1e54),
        } }, { {
            UINT64_C(0xf4f2ab8ebde0cb51), UINT64_C(0xa035f3c925277c61), UINT64_C(0x7362ab92548df960),
            UINT64_C(0x00000000f245336f),
        } } },
        { { {
            UINT64_C(0xbb3d2b4b048358ef), UINT64_C(0xfee2c70a5a534980), UINT64_C(0x26ee13d46d3760eb),
            UINT64_C(0x00000000546bada6),
        } }, { {
            UINT64_C(0x5f1b3aa7a8be7672), UINT64_C(0x5c6facd3e9ddf8ce), UINT64_C(0xf1a078f71b003c0b),
            UINT64_C(0x000000006f8d711d),
        } } },
        { { {
            UINT64_C(0x88bf17485bdf3fbd), UINT64_C(0xc909c1c4132daa6d), UINT64_C(0x80a8a06be5fe2a17),
            UINT64_C(0x000000005744192d),
        } }, { {
            UINT64_C(0xdc63f5fbf744f182), UINT64_C(0x7e1de6ea9bdd43c9), UINT64_C(0x6cc6fd0c583eb77c),
            UINT64_C(0x00000000bc76fa5d),
        } } },
        { { {
            UINT64_C(0xffa2ebef4b5d53b3), UINT64_C(0x2c29b37abc5519ad), UINT64_C(0x520c31effdc52370),
            UINT64_C(0x000000005244afa5),
        } }, { {
            UINT64_C(0x3954948ca3c48524), UINT64_C(0x5263fae15cc86dda), UINT64_C(0xf1dfc7ce7322afc3),
            UINT64_C(0x000000002dfa8a59),
        } } },
        { { {
            UINT64_C(0xbeff4e4625f0cfba), UINT64_C(0x69bd6a75d178f8c4), UINT64_C(0x8a505de8b97d0349),
            UINT64_C(0x0000000043ceb8c3),
        } }, { {
            UINT64_C(0x37e274ffe550d7d4), UINT64_C(0x0156cf0fc16f320e), UINT64_C(0x1bc3c891d290800f),
            UINT64_C(0x000000009d8f2134),
        } } },
        { { {
            UINT64_C(0x9af2b284ec145592), UINT64_C(0x920ae35dff3c2821), UINT64_C(0xd3f888d9290c8543),
            UINT64_C(0x00000000970e52e6),
        } }, { {
            UINT64_C(0x7b952faf3f9c4512), UINT64_C(0x58d13a203650442d), UINT64_C(0x400f0cfc8632854a),
            UINT64_C(0x000000004b045979),
        } } },
        { { {
            UINT64_C(0x7a520d384fb0f1ba), UINT64_C(0x46bfbcb25f719433), UINT64_C(0x85257c4b29d69c32),
            UINT64_C(0x00000000795b6f58),
        } }, { {
            UINT64_C(0x566c4e22a9e574a0), UINT64_C(0xd5097870e96e1d7c), UINT64_C(0xc5c330f8a6fc47b6),
            UINT64_C(0x000000007a57634b),
        } } },
        { { {
            UINT64_C(0x7d079ef38513eb80), UINT64_C(0x3c8f2f5a3cd87448), UINT64_C(0x1e6ee6d6341d0649),
            UINT64_C(0x00000000d3195b9d),
        } }, { {
            UINT64_C(0x6284592d3b446afd), UINT64_C(0xbdcf0b5bf47e1b75), UINT64_C(0xf45c41989063fe25),
            UINT64_C(0x000000008c782d8c),
        } } },
        { { {
            UINT64_C(0xe67957fbd5fb7b18), UINT64_C(0x1e35f4e24257b22d), UINT64_C(0xcbed5dfca257acee),
            UINT64_C(0x00000000999e11aa),
        } }, { {
            UINT64_C(0xb33ea159ba279e35), UINT64_C(0xd9f5583ee0f4dbdb), UINT64_C(0xa02aa872ff269ab4),
            UINT64_C(0x000000004c0265fa),
        } } },
        { { {
            UINT64_C(0x561104ad98849264), UINT64_C(0xeb227bee5e91f735), UINT64_C(0xacc49c8978e17de8),
            UINT64_C(0x00000000ce667533),
        } }, { {
            UINT64_C(0x0d09a6084a1dc81d), UINT64_C(0x4be36504fa923c03), UINT64_C(0x71443a66e061439a),
            UINT64_C(0x000000007c1aa96f),
        } } },
        { { {
            UINT64_C(0xceb8c9d7a0147f7a), UINT64_C(0xa21e8f661f21297b), UINT64_C(0x8e653a3b07e200c8),
            UINT64_C(0x000000006eba762d),
        } }, { {
            UINT64_C(0xee20f8f5c4bb9a49), UINT64_C(0x359105f3335e715d), UINT64_C(0x03e0893432bf5a14),
            UINT64_C(0x000000007afcad07),
        } } },
        { { {
            UINT64_C(0x462d91172059b3c2), UINT64_C(0x561084a99a619a43), UINT64_C(0x3bd0f18a64b6d44f),
            UINT64_C(0x000000007c26fb78),
        } }, { {
            UINT64_C(0x9ad076b280490865), UINT64_C(0x90f082d10a3ab565), UINT64_C(0x97f7e513b0ae9e87),
            UINT64_C(0x00000000ec1114ab),
        } } },
        { { {
            UINT64_C(0xd1b002e24327156b), UINT64_C(0x66c24ea7cac71b29), UINT64_C(0xaf7039c20eb3ea9f),
            UINT64_C(0x000000002f6bc58b),
        } }, { {
            UINT64_C(0xa97ef4e5e0562b32), UINT64_C(0x2fe195e7f8238cde), UINT64_C(0x69433c6ef9f016cf),
            UINT64_C(0x00000000efc8cafa),
        } } },
        { { {
            UINT64_C(0x6547621e9fed88a4), UINT64_C(0x9089478e013e9d6f), UINT64_C(0xe700d0851e2f5f59),
            UINT64_C(0x00000000dce23cc8),
        } }, { {
            UINT64_C(0xcc352ad58fc4d480), UINT64_C(0x3b23ead8c12be173), UINT64_C(0x848952f74c5be8aa),
            UINT64_C(0x0000000023fb4685),
        } } },
        { { {
            UINT64_C(0x9493725fe92bce6c), UINT64_C(0x903f7f4d408e7f32), UINT64_C(0xb541789654b73386),
            UINT64_C(0x0000000025ea29fe),
        } }, { {
            UINT64_C(0x59f519173060aa8a), UINT64_C(0x8e5ff4f482e29d6f), UINT64_C(0x8dec636030bf84c3),
            UINT64_C(0x00000000fac395ca),
        } } },
        { { {
            UINT64_C(0x5143202c43d04ac6), UINT64_C(0xa72573c6e25826a2), UINT64_C(0x2b6a6df8f4d8a67d),
            UINT64_C(0x000000008dfcbeac),
        } }, { {
            UINT64_C(0x83655b27966b382c), UINT64_C(0x93a494ff38ec9c42), UINT64_C(0x73c431279bafceac),
            UINT64_C(0x00000000328da853),
        } } },
        { { {
            UINT64_C(0x7eda25b6fbc8dab6), UINT64_C(0x77e4980e3a5eb427), UINT64_C(0xda638ddbd30e8c87),
            UINT64_C(0x00000000b0799af9),
        } }, { {
            UINT64_C(0x7fdf1c981767a5d0), UINT64_C(0x12df2c65c877c010), UINT64_C(0x973f8e051f81d34c),
            UINT64_C(0x00000000cc23ae79),
        } } },
        { { {
            UINT64_C(0x68c6cdc1c142163e), UINT64_C(0x121fdf1aa2d19cc4), UINT64_C(0xdd34c74da0921822),
            UINT64_C(0x000000002a9e79f0),
        } }, { {
            UINT64_C(0x88ec2ee2aa6a82ac), UINT64_C(0x007046f812db1444), UINT64_C(0x33336d2b933dd430),
            UINT64_C(0x00000000daae3272),
        } } },
        { { {
            UINT64_C(0x3856fe5d5a2a24eb), UINT64_C(0x00f82dcd602c8823), UINT64_C(0xb6ad9f148cd6b0f0),
            UINT64_C(0x00000000033c239b),
        } }, { {
            UINT64_C(0xc0d98915bc769f8c), UINT64_C(0x012a00d62bbe33f9), UINT64_C(0xc7b64e93b7722bfd),
            UINT64_C(0x0000000098a953fe),
        } } },
        { { {
            UINT64_C(0xed8985974de228d6), UINT64_C(0x5a800c86e79dc975), UINT64_C(0xfba5af4984aa8b1a),
            UINT64_C(0x000000001786dfbe),
        } }, { {
            UINT64_C(0xa3ab994e84249513), UINT64_C(0x0302e70d6eea70c4), UINT64_C(0xd1e1613b59c669d5),
            UINT64_C(0x00000000a05165b2),
        } } },
        { { {
            UINT64_C(0xc4011fa9ef260c6c), UINT64_C(0x46c463827b2cd962), UINT64_C(0x207ec82e566a6ac8),
            UINT64_C(0x00000000f09f1e86),
        } }, { {
            UINT64_C(0x9130dedd6e649304), UINT64_C(0x9b811122bcb03a58), UINT64_C(0x46d67d0a6cbd0d43),
            UINT64_C(0x000000001a681174),
        } } },
        { { {
            UINT64_C(0xa17232930a96b70d), UINT64_C(0x64f4ea5bf2940fda), UINT64_C(0xb2be00f46a81432a),
            UINT64_C(0x000000006fd74df5),
        } }, { {
            UINT64_C(0x8ba5c41f29c70bf2), UINT64_C(0x68dc58042cb08320), UINT64_C(0xb66de8feecb07c82),
            UINT64_C(0x000000004db4402d),
        } } },
        { { {
            UINT64_C(0x0c028d36dd352145), UINT64_C(0x8ede2e07c0a2e51d), UINT64_C(0x502acdb1ef138881),
            UINT64_C(0x00000000907e83b4),
        } }, { {
            UINT64_C(0x5a7d7f46d97b7be9), UINT64_C(0x3cb5a0364442c1e2), UINT64_C(0xe1566f5858030895),
            UINT64_C(0x00000000c2a0a4a6),
        } } },
        { { {
            UINT64_C(0x5b8f45c3817e0fc9), UINT64_C(0x90cf2337380018d2), UINT64_C(0x1026bec7fd2ba196),
            UINT64_C(0x00000000bc02a87f),
        } }, { {
            UINT64_C(0xa3de863fb0d72dab), UINT64_C(0xde65ed11f33a30d9), UINT64_C(0x02f48a1f9dc43a15),
            UINT64_C(0x00000000c8353e08),
        } } },
        { { {
            UINT64_C(0x095c1e992fb6e7bc), UINT64_C(0xc79b5c688195e999), UINT64_C(0x6ba88f9f237c8900),
            UINT64_C(0x00000000bd35c9f0),
        } }, { {
            UINT64_C(0xe28218cbae7b4aeb), UINT64_C(0x57db7528ba1a02a8), UINT64_C(0xebacee40bed09d55),
            UINT64_C(0x000000008c550a97),
        } } },
        { { {
            UINT64_C(0x5ac13a277442a400), UINT64_C(0x982a9fc394957e01), UINT64_C(0x98cc9595ea0ad5d6),
            UINT64_C(0x00000000de79a7ee),
        } }, { {
            UINT64_C(0xe3ebbc0b2dc42d15), UINT64_C(0xc45ee41399710a9a), UINT64_C(0x83008bc1a32c1cb5),
            UINT64_C(0x00000000470099cf),
        } } },
        { { {
            UINT64_C(0xf0df0de59a461454), UINT64_C(0x32df97b8b765cac3), UINT64_C(0x88ad1dcb6d545d28),
            UINT64_C(0x000000006c9e0997),
        } }, { {
            UINT64_C(0xed744c229f02e55d), UINT64_C(0x332954d5189c44c6), UINT64_C(0x6bf5d8a7790b2ae7),
            UINT64_C(0x00000000c8b640da),
        } } },
        { { {
            UINT64_C(0x945fa5648d48b5df), UINT64_C(0x32096257c81e37de), UINT64_C(0xa727e943e9e6067c),
            UINT64_C(0x00000000f6864133),
        } }, { {
            UINT64_C(0x9fed66268755aefb), UINT64_C(0x9d867091ec9d9e9d), UINT64_C(0x1353ec7ae95cf29e),
            UINT64_C(0x000000006e1b9795),
        } } },
        { { {
            UINT64_C(0x6ddb00b6e1840873), UINT64_C(0x7bf7531b8aada28a), UINT64_C(0x2c4b6ceaeb321fe8),
            UINT64_C(0x000000004ed51a48),
        } }, { {
            UINT64_C(0x0ed4b3c799e1fdc9), UINT64_C(0x26db15b3109fa5c5), UINT64_C(0x165215b9dc7fd454),
            UINT64_C(0x000000009b0803fd),
        } } },
        { { {
            UINT64_C(0x2e7cf39113402da9), UINT64_C(0xf4f78b66b1874234), UINT64_C(0x6959c3d6e978be35),
            UINT64_C(0x000000004bf6d346),
        } }, { {
            UINT64_C(0xc82cbd6d4f033ad7), UINT64_C(0xb07788d12ea4c11a), UINT64_C(0x14ffd3dd22221eb4),
            UINT64_C(0x0000000076f05804),
        } } },
        { { {
            UINT64_C(0x86797fc2cd33ce25), UINT64_C(0x282e1528033a2b18), UINT64_C(0xf6c2fea6aa4a68e7),
            UINT64_C(0x0000000050fba914),
        } }, { {
            UINT64_C(0xe9e594965ef4bb76), UINT64_C(0xb8efe6d4ec3911ef), UINT64_C(0xb47bfe53f16bdc1d),
            UINT64_C(0x00000000f496f7a1),
        } } },
        { { {
            UINT64_C(0x28d7ae85b66b9b3e), UINT64_C(0x9ec4b26957ad2592), UINT64_C(0x73d9aa4ae251c0c9),
            UINT64_C(0x00000000404c5aa9),
        } }, { {
            UINT64_C(0xaa639dfd683c2de6), UINT64_C(0x1e9e500163066dc9), UINT64_C(0xf484c2584096b98e),
            UINT64_C(0x000000007da331b0),
        } } },
        { { {
            UINT64_C(0x9111d6e869c8b04b), UINT64_C(0x52788353119c97d2), UINT64_C(0x452dab9440e1c3ac),
            UINT64_C(0x00000000b872526c),
        } }, { {
            UINT64_C(0xfcb1e26312dfda0c), UINT64_C(0xa22e39a4512ca814), UINT64_C(0x3ea1b7ae30944627),
            UINT64_C(0x000000001018aa0c),
        } } },
        { { {
            UINT64_C(0xbe7a1557a3d741b6), UINT64_C(0x9b44bd5968894638), UINT64_C(0x73d58f3778e1c9ab),
            UINT64_C(0x0000000072acd6aa),
        } }, { {
            UINT64_C(0x432f04ccefcb4ad7), UINT64_C(0x7e83f121de0e9f6e), UINT64_C(0x340f56319d08f467),
            UINT64_C(0x000000003d267f85),
        } } },
        { { {
            UINT64_C(0xfbe6e13f81133775), UINT64_C(0xded9b3ae49d5881b), UINT64_C(0xa6a99e0f41060680),
            UINT64_C(0x00000000d218ede1),
        } }, { {
            UINT64_C(0x31de9015cbb91332), UINT64_C(0xd608f970fee0b5df), UINT64_C(0xc389bff3cfee2aad),
            UINT64_C(0x00000000f8633afa),
        } } },
        { { {
            UINT64_C(0xe8ec0a2144975fa5), UINT64_C(0xe2497c87236254e4), UINT64_C(0x95693c62b2094e57),
            UINT64_C(0x00000000a30fa796),
        } }, { {
            UINT64_C(0x60bbcd7a5046f0fb), UINT64_C(0x07669b435d47cfcf), UINT64_C(0x3240fa335c93edac),
            UINT64_C(0x000000001f45fad7),
        } } },
        { { {
            UINT64_C(0xe461d6ef48f96e4a), UINT64_C(0xde24f495dde18919), UINT64_C(0x4e9df7d16a5f7b84),
            UINT64_C(0x000000000b4f0957),
        } }, { {
            UINT64_C(0xb863297b900996cd), UINT64_C(0xdab72fee2e9cf586), UINT64_C(0x62dc904cfd5a1eb2),
            UINT64_C(0x000000000b051014),
        } } },
        { { {
            UINT64_C(0x5de789121be6dbf1), UINT64_C(0x0fd9ed4459040fe4), UINT64_C(0x2406856de341da39),
            UINT64_C(0x00000000affea172),
        } }, { {
            UINT64_C(0x9d8e573b17d3fe65), UINT64_C(0x7ee7a41f6b55b042), UINT64_C(0x15807f9e26794ec7),
            UINT64_C(0x00000000f327c870),
        } } },
        { { {
            UINT64_C(0x5c6406e3ad6a10c5), UINT64_C(0xc3fa823cc7247dd5), UINT64_C(0x60fb5eb98ec90d52),
            UINT64_C(0x00000000a2dc58db),
        } }, { {
            UINT64_C(0x37441dfcf371bbc0), UINT64_C(0xcd41518b3cac9335), UINT64_C(0x0774464cbe15d219),
            UINT64_C(0x0000000075f12e91),
        } } },
        { { {
            UINT64_C(0xe436ef63eb694ce6), UINT64_C(0xfa3f8aa9ba917b87), UINT64_C(0xd83d18925f463a70),
            UINT64_C(0x00000000aa4993f5),
        } }, { {
            UINT64_C(0x0419e4c0346e88bf), UINT64_C(0x407454dec3887fb7), UINT64_C(0x5e2c8a5c6e0ddeaf),
            UINT64_C(0x00000000581afcad),
        } } },
        { { {
            UINT64_C(0xe76f1dee40cbfaf2), UINT64_C(0xb5118896f65c7550), UINT64_C(0x0960225ecc5e60f4),
            UINT64_C(0x00000000ffc173f3),
        } }, { {
            UINT64_C(0xa99aef9c95f3fe16), UINT64_C(0x5d81949581251078), UINT64_C(0x7d1f5377e0d2fe24),
            UINT64_C(0x00000000cec9e1bb),
        } } },
        { { {
            UINT64_C(0x4c7376ebdbf5a84a), UINT64_C(0x3aa48db90de9b96a), UINT64_C(0x9dab88d5f7743d9e),
            UINT64_C(0x000000003a922950),
        } }, { {
            UINT64_C(0xeb1c8a960a82077e), UINT64_C(0x1f2b506057cf2af7), UINT64_C(0xd5657fa2d3fd40cb),
            UINT64_C(0x00000000894b1cc3),
        } } },
        { { {
            UINT64_C(0xa3dad12bf427adc7), UINT64_C(0x73d72384584869aa), UINT64_C(0xcc6584cbdf3c81cd),
            UINT64_C(0x00000000ed70fa9b),
        } }, { {
            UINT64_C(0xc98e4b9bb0b8b3c9), UINT64_C(0x4a37c098b3326bd0), UINT64_C(0x115dd4526a5ab7dc),
            UINT64_C(0x000000009541a7b0),
        } } },
        { { {
            UINT64_C(0x37e645dd41b3f0c6), UINT64_C(0x35bb97f9a03cea6d), UINT64_C(0x78a3c17237e625a3),
            UINT64_C(0x000000007b25d0b6),
        } }, { {
            UINT64_C(0xe71bc9305f7074a4), UINT64_C(0xae9855f9bedc0b56), UINT64_C(0x9bee12d83484b2f9),
            UINT64_C(0x00000000d332ade9),
        } } },
        { { {
            UINT64_C(0xe1225dcb2dd139a5), UINT64_C(0xf00fe9cab872d7ed), UINT64_C(0x60f46e9c6a75893a),
            UINT64_C(0x000000008f406555),
        } }, { {
            UINT64_C(0x650b7e6f7e09c604), UINT64_C(0xc168f1be468db952), UINT64_C(0x610c9ba3be2e4832),
            UINT64_C(0x00000000b9cdbf6e),
        } } },
        { { {
            UINT64_C(0xc436c40892f8b0d7), UINT64_C(0x9593231572cf9a4f), UINT64_C(0x4ff758bf44ce6ac7),
            UINT64_C(0x00000000423258b9),
        } }, { {
            UINT64_C(0x35394f4303e0e52d), UINT64_C(0x8cc45689cdc1c0cb), UINT64_C(0x1a0685f1d6cb6fe0),
            UINT64_C(0x00000000d8ebd7f0),
        } } },
        { { {
            UINT64_C(0x11f11dd23b475eda), UINT64_C(0x45e68c53723521e0), UINT64_C(0xa9645960f7169f15),
            UINT64_C(0x000000006e242cfc),
        } }, { {
            UINT64_C(0x9a1f34d5d8f5e529), UINT64_C(0x8e047e375025642a), UINT64_C(0xa053ef774b7f33bb),
            UINT64_C(0x0000000003a058d9),
        } } },
        { { {
            UINT64_C(0xcf927bafefe9dbbc), UINT64_C(0x448d2ba6c699b98a), UINT64_C(0xa79f71034ffd72ab),
            UINT64_C(0x0000000024e4ac61),
        } }, { {
            UINT64_C(0xaaad6d9a5a8fb9fc), UINT64_C(0x631bf37b5a72c508), UINT64_C(0x33fd796f0a754080),
            UINT64_C(0x0000000069c20cf1),
        } } },
        { { {
            UINT64_C(0x911b62cb1a2ecc71), UINT64_C(0x50d7886a79075df3), UINT64_C(0xa043c08ac202cacb),
            UINT64_C(0x000000005bea7521),
        } }, { {
            UINT64_C(0x1eb503b7f996dc41), UINT64_C(0x4dd31a8ddf90cb1d), UINT64_C(0x228e153103b01623),
            UINT64_C(0x00000000e7d5ae91),
        } } },
        { { {
            UINT64_C(0x1272ce5129bc66bd), UINT64_C(0x031e6a854704c5de), UINT64_C(0x993006fb2f097f3c),
            UINT64_C(0x00000000b627b0e4),
        } }, { {
            UINT64_C(0xf9aac4d442eddb05), UINT64_C(0x063c2cd4536d4588), UINT64_C(0x444917de023b0b16),
            UINT64_C(0x00000000f1b9dca4),
        } } },
        { { {
            UINT64_C(0xf156bbdf50001657), UINT64_C(0x7f21966cf5691ab5), UINT64_C(0x5f76486b355c2bd0),
            UINT64_C(0x000000000aa07852),
        } }, { {
            UINT64_C(0x09dde9d738a79af3), UINT64_C(0x081a96b7fc5a08b4), UINT64_C(0xb6933983d3d37647),
            UINT64_C(0x000000005d83e578),
        } } },
        { { {
            UINT64_C(0xe8363db9610e1170), UINT64_C(0x6aa82f71791cb118), UINT64_C(0xfdccca6f2d25269e),
            UINT64_C(0x0000000005df418f),
        } }, { {
            UINT64_C(0x01b2c425285ca8e9), UINT64_C(0x45e3b1267015cb91), UINT64_C(0x7b88574d96d5f9d6),
            UINT64_C(0x00000000e72948de),
        } } },
        { { {
            UINT64_C(0xc09cff2074ba7136), UINT64_C(0xb1a450599cf7440b), UINT64_C(0x236cbff1dbe99cd3),
            UINT64_C(0x000000002a234b05),
        } }, { {
            UINT64_C(0xa6bf0cab47b97f8e), UINT64_C(0x1bbf9aef853b1d28), UINT64_C(0x5c06219b9613a0ba),
            UINT64_C(0x00000000abe128ce),
        } } },
        { { {
            UINT64_C(0xc44f50ad0d3423d0), UINT64_C(0x793a416fde75a218), UINT64_C(0x3a1209689a395408),
            UINT64_C(0x0000000042b7ca1e),
        } }, { {
            UINT64_C(0x1e1841a9a3c61348), UINT64_C(0xa0cd3a0b1d67e0b4), UINT64_C(0xe1d920a1e47bc58f),
            UINT64_C(0x0000000009585e3a),
        } } },
        { { {
            UINT64_C(0xf44065004f9260b3), UINT64_C(0x1d97974a678f9f27), UINT64_C(0x1587b195620d5163),
            UINT64_C(0x00000000d080d720),
        } }, { {
            UINT64_C(0xdabbae217802e219), UINT64_C(0x3600f594b7b0387f), UINT64_C(0x414b393671a6eeb1),
            UINT64_C(0x00000000107626fc),
        } } },
        { { {
            UINT64_C(0xc1ea834a6bb73fe3), UINT64_C(0x7cece9dcbfce99b5), UINT64_C(0x27ff6b2a4e8463d4),
            UINT64_C(0x00000000cde40c7b),
        } }, { {
            UINT64_C(0x9be670af272eff83), UINT64_C(0xe805f28254d97893), UINT64_C(0x4ca9a7e5cffbb28a),
            UINT64_C(0x000000007e2c6fee),
        } } },
        { { {
            UINT64_C(0x5cd6ad189032aea0), UINT64_C(0x2bb3168f3ec377ea), UINT64_C(0x6d12bbf6fe1b8102),
            UINT64_C(0x00000000229557bf),
        } }, { {
            UINT64_C(0x79e1c3080f6bd956), UINT64_C(0x967535f5bb61a14c), UINT64_C(0xa026f956b208784a),
            UINT64_C(0x00000000efada994),
        } } },
        { { {
            UINT64_C(0x256ad7810b8d25c5), UINT64_C(0x96e93ac56cc1726c), UINT64_C(0xfeb5c5817a8b83c9),
            UINT64_C(0x000000000a8c5fac),
        } }, { {
            UINT64_C(0x4b94305b30f815d3), UINT64_C(0xa83c09ceaf0de315), UINT64_C(0xd0f3de6549e67bb5),
            UINT64_C(0x00000000006b18d5),
        } } },
        { { {
            UINT64_C(0xda7809672be3184d), UINT64_C(0x520d250600716158), UINT64_C(0x80d509dc344bf030),
            UINT64_C(0x00000000b24ff4df),
        } }, { {
            UINT64_C(0x25468d3bc746200f), UINT64_C(0xf30402ac08fe4bf2), UINT64_C(0x6a77c108419d9295),
            UINT64_C(0x0000000061caebc0),
        } } },
        { { {
            UINT64_C(0x7f73b73834633590), UINT64_C(0x01e6e3899ee1491b), UINT64_C(0x36033ee25f6b9413),
            UINT64_C(0x000000003e800043),
        } }, { {
            UINT64_C(0xa05b72e593cfd80c), UINT64_C(0xc00f005aca830520), UINT64_C(0x7e80d71ed7226aa4),
            UINT64_C(0x00000000df9bcfd4),
        } } },
        { { {
            UINT64_C(0xf3d8e5ebe07a60ce), UINT64_C(0x0389db661303d922), UINT64_C(0x7f3e6314766181c7),
            UINT64_C(0x000000009ef669d5),
        } }, { {
            UINT64_C(0x067a37fb2cd8589a), UINT64_C(0xec92d1361f1be889), UINT64_C(0x864f8b2d6fa5101f),
            UINT64_C(0x00000000ddcfb0c9),
        } } },
    },
};
#elif P224_WORD_BITS == 32
static const p224_affine p224_base[P224_BLOCKS][P224_BLOCK_ENTRIES] = {
    {
        { { {
            UINT32_C(0xf6af50a8), UINT32_C(0xae227716), UINT32_C(0xeed52dbe), UINT32_C(0x8eb34386), UINT32_C(0xd23f6beb),
            UINT32_C(0xec6f69ed), UINT32_C(0xd45c6ed6),
        } }, { {
            UINT32_C(0xf186506d), UINT32_C(0xce0b6532), UINT32_C(0x3db5c32e), UINT32_C(0x1a2f6908), UINT32_C(0x2ccf2fa0),
            UINT32_C(0xe28f8788), UINT32_C(0x1a0ed1e1),
        } } },
        { { {
            UINT32_C(0x49edf12c), UINT32_C(0x4ff72519), UINT32_C(0xba194ebf), UINT32_C(0xa7dcea09), UINT32_C(0x401c3da9),
            UINT32_C(0xfdeb3cc0), UINT32_C(0xa2b9d919),
        } }, { {
            UINT32_C(0x3fc003d9), UINT32_C(0x21842522), UINT32_C(0x5ade1f5f), UINT32_C(0x68ac06f2), UINT32_C(0x97adb695),
            UINT32_C(0xe918f6bc), UINT32_C(0xdddda428),
        } } },
        { { {
            UINT32_C(0x115e4615), UINT32_C(0xa1c4b679), UINT32_C(0x4404bbb5), UINT32_C(0x1bcc4f35), UINT32_C(0x5356c02a),
            UINT32_C(0xe212c6e1), UINT32_C(0x7710c517),
        } }, { {
            UINT32_C(0x5f639d11), UINT32_C(0xb5ee18fc), UINT32_C(0x65bc295f), UINT32_C(0x2f1673fb), UINT32_C(0x2c7adc3e),
            UINT32_C(0x1e19c11f), UINT32_C(0x2a6cbb33),
        } } },
        { { {
            UINT32_C(0x39dcc6eb), UINT32_C(0x53ba0a0f), UINT32_C(0x3150f472), UINT32_C(0x1a5b2e1c), UINT32_C(0xd4c13e7e),
            UINT32_C(0xb11e33e3), UINT32_C(0xe23e56c6),
        } }, { {
            UINT32_C(0x1d4038b1), UINT32_C(0x518dafd3), UINT32_C(0xb9713490), UINT32_C(0xa0898744), UINT32_C(0x1682ed81),
            UINT32_C(0xfb55bc31), UINT32_C(0x4a5c0b82),
        } } },
        { { {
            UINT32_C(0x1b784a84), UINT32_C(0xb603876f), UINT32_C(0xbfe7d5b0), UINT32_C(0xe7a8819d), UINT32_C(0x8bb89855),
            UINT32_C(0xe8318fed), UINT32_C(0xac98f3ff),
        } }, { {
            UINT32_C(0xe46a7d6b), UINT32_C(0x68b0881f), UINT32_C(0x7db6825e), UINT32_C(0x28f8ba19), UINT32_C(0x0d9d4d15),
            UINT32_C(0x70bd1f06), UINT32_C(0xec10d93c),
        } } },
        { { {
            UINT32_C(0xb2243bb7), UINT32_C(0x88460729), UINT32_C(0xfff11c4d), UINT32_C(0xc815962b), UINT32_C(0xe29378c2),
            UINT32_C(0x96781fbf), UINT32_C(0xa207a18c),
        } }, { {
            UINT32_C(0x57ef455f), UINT32_C(0x61ab909c), UINT32_C(0x721ee1ff), UINT32_C(0x8eabc1db), UINT32_C(0x111559a7),
            UINT32_C(0x562abdcb), UINT32_C(0xefa7e721),
        } } },
        { { {
            UINT32_C(0x885413ce), UINT32_C(0x536d015f), UINT32_C(0x80ad538d), UINT32_C(0x6010b092), UINT32_C(0x27fc2cf5),
            UINT32_C(0xf6323100), UINT32_C(0x314f29a8),
        } }, { {
            UINT32_C(0xa94e03b1), UINT32_C(0x570b684a), UINT32_C(0xa4229942), UINT32_C(0x97b5d1a8), UINT32_C(0xcadabb5e),
            UINT32_C(0x48120906), UINT32_C(0xd0cf6dc8),
        } } },
        { { {
            UINT32_C(0x95b28dde), UINT32_C(0xd30df1e8), UINT32_C(0x2cda259e), UINT32_C(0xabeb9b0e), UINT32_C(0xb7505a2b),
            UINT32_C(0x12bcec4a), UINT32_C(0x5b8d8afd),
        } }, { {
            UINT32_C(0xa35aa73e), UINT32_C(0xa36a3973), UINT32_C(0x34378b90), UINT32_C(0x725018f0), UINT32_C(0x9d72d161),
            UINT32_C(0x29c1b379), UINT32_C(0x2ff644b2),
        } } },
        { { {
            UINT32_C(0x5b404995), UINT32_C(0x11fa87d8), UINT32_C(0x7c1a787e), UINT32_C(0xeb4dbcbc), UINT32_C(0x20ca8d9c),
            UINT32_C(0x6ea6cde2), UINT32_C(0x9d990d78),
        } }, { {
            UINT32_C(0xd7b024fa), UINT32_C(0xa8e64fdc), UINT32_C(0x39f655a5), UINT32_C(0xe2b21534), UINT32_C(0x3b3b35c7),
            UINT32_C(0xeaf71f51), UINT32_C(0x3b9b1457),
        } } },
        { { {
            UINT32_C(0x9353c4a4), UINT32_C(0x5afab59c), UINT32_C(0xe6c81722), UINT32_C(0x02e69384), UINT32_C(0x55239f4a),
            UINT32_C(0xada54f12), UINT32_C(0x138548b9),
        } }, { {
            UINT32_C(0x9da46350), UINT32_C(0x9c15931b), UINT32_C(0xdee7b543), UINT32_C(0x80ad324b), UINT32_C(0xafdb9033),
            UINT32_C(0x922cc114), UINT32_C(0xdeb8eb4f),
        } } },
        { { {
            UINT32_C(0xc595f62d), UINT32_C(0x467ecf22), UINT32_C(0xe2e0813f), UINT32_C(0x7e5ce80f), UINT32_C(0xe2289a80),
            UINT32_C(0x55c5b233), UINT32_C(0x2b2ec356),
        } }, { {
            UINT32_C(0x6fd8988b), UINT32_C(0xc9b84554), UINT32_C(0xb17e2dc7), UINT32_C(0x7d8dc437), UINT32_C(0x79f6b0b6),
            UINT32_C(0x4eccac63), UINT32_C(0x09fbdfa6),
        } } },
        { { {
            UINT32_C(0xf7eb38c1), UINT32_C(0x14ecf88d), UINT32_C(0xbb99bcc7), UINT32_C(0x3e8cb20f), UINT32_C(0x05ba0cfc),
            UINT32_C(0x0f4804d9), UINT32_C(0xd29eb493),
        } }, { {
            UINT32_C(0x94f04fc7), UINT32_C(0x5c294d31), UINT32_C(0xbbeab1ee), UINT32_C(0x839a8e1e), UINT32_C(0x15d8fb78),
            UINT32_C(0xfdcd2b3b), UINT32_C(0xa21d1967),
        } } },
        { { {
            UINT32_C(0x7f75166d), UINT32_C(0xc06559dd), UINT32_C(0x4429ffa2), UINT32_C(0xc6f7df6d), UINT32_C(0xa0f30d09),
            UINT32_C(0x59c44578), UINT32_C(0x304352e4),
        } }, { {
            UINT32_C(0xf1654c70), UINT32_C(0x81a0f3dd), UINT32_C(0x62143d13), UINT32_C(0x32ddb782), UINT32_C(0x4b5418c8),
            UINT32_C(0x7a67bea6), UINT32_C(0x43aacd9c),
        } } },
        { { {
            UINT32_C(0x732ea359), UINT32_C(0x89b9bd16), UINT32_C(0x17bbf582), UINT32_C(0xcbb45ffd), UINT32_C(0x61717bff),
            UINT32_C(0xbf9050fb), UINT32_C(0xe21a76ef),
        } }, { {
            UINT32_C(0x3c411300), UINT32_C(0x7cd333b3), UINT32_C(0xd2bd577d), UINT32_C(0x6c08010a), UINT32_C(0x1b365e07),
            UINT32_C(0xccf18ab1), UINT32_C(0xfab78f6d),
        } } },
        { { {
            UINT32_C(0x97401484), UINT32_C(0x0b7d06e8), UINT32_C(0x6b8a21be), UINT32_C(0x23b15546), UINT32_C(0x9b3d7856),
            UINT32_C(0xadf28849), UINT32_C(0x57b7d36d),
        } }, { {
            UINT32_C(0xfe2ec0a8), UINT32_C(0xb590e078), UINT32_C(0xbb495767), UINT32_C(0xffcb8969), UINT32_C(0xa47c2b63),
            UINT32_C(0x24123895), UINT32_C(0xe2899e07),
        } } },
        { { {
            UINT32_C(0x01fe186a), UINT32_C(0x8ae26852), UINT32_C(0x30b33487), UINT32_C(0x0f64fa02), UINT32_C(0xfe377573),
            UINT32_C(0x16f4f91a), UINT32_C(0x36d1bd9e),
        } }, { {
            UINT32_C(0x2da65c8e), UINT32_C(0xe87765fd), UINT32_C(0xf708a1ec), UINT32_C(0xdf782260), UINT32_C(0xda5006ee),
            UINT32_C(0xdac5235a), UINT32_C(0x452c07bd),
        } } },
        { { {
            UINT32_C(0xa1aef80f), UINT32_C(0xdcead8dd), UINT32_C(0x4888512d), UINT32_C(0x047c54bb), UINT32_C(0x740fec8f),
            UINT32_C(0x51336296), UINT32_C(0x69827f8b),
        } }, { {
            UINT32_C(0xfd234ebb), UINT32_C(0xc43158af), UINT32_C(0x9468ab66), UINT32_C(0xa95bab2e), UINT32_C(0xa354293a),
            UINT32_C(0x10236ea7), UINT32_C(0xa3a44100),
        } } },
        { { {
            UINT32_C(0x42658ed8), UINT32_C(0x5ae1ad61), UINT32_C(0x92052712), UINT32_C(0x908aeb3a), UINT32_C(0xcd179d4c),
            UINT32_C(0xe1f8bfe3), UINT32_C(0x629000a4),
        } }, { {
            UINT32_C(0x9eb162e5), UINT32_C(0xf6b37b6d), UINT32_C(0xfcb917f6), UINT32_C(0x4187a6e1), UINT32_C(0x6c1b4247),
            UINT32_C(0x7f5fd42b), UINT32_C(0x46fb78e9),
        } } },
        { { {
            UINT32_C(0xce9368ce), UINT32_C(0x59ae0e2d), UINT32_C(0x922f9104), UINT32_C(0xebc9fe9e), UINT32_C(0x85645f79),
            UINT32_C(0x66baf2c3), UINT32_C(0x39b52d97),
        } }, { {
            UINT32_C(0x4b7ec56a), UINT32_C(0x014e946a), UINT32_C(0x4aa59383), UINT32_C(0x6080ee68), UINT32_C(0xad47239d),
            UINT32_C(0xe34ebe5e), UINT32_C(0xa7998db0),
        } } },
        { { {
            UINT32_C(0x6b562e26), UINT32_C(0x4e9b9753), UINT32_C(0xf6f1395a), UINT32_C(0x4e8cf0a7), UINT32_C(0x53bfa109),
            UINT32_C(0x3a118b0d), UINT32_C(0xb23c4b5b),
        } }, { {
            UINT32_C(0xa7e404f3), UINT32_C(0xf9a5feb5), UINT32_C(0x8d0bc4b0), UINT32_C(0xeec67edb), UINT32_C(0x7c624aa5),
            UINT32_C(0x70b690a4), UINT32_C(0x3c4ab99d),
        } } },
        { { {
            UINT32_C(0x5daa1373), UINT32_C(0x2bd6c6f4), UINT32_C(0x63bbd977), UINT32_C(0x2090bb64), UINT32_C(0x37bc0538),
            UINT32_C(0xab61eee7), UINT32_C(0x056a6a20),
        } }, { {
            UINT32_C(0x8aac8476), UINT32_C(0xe1b2abdd), UINT32_C(0x23c6319d), UINT32_C(0x0c3a7f42), UINT32_C(0x16520c39),
            UINT32_C(0x5ce75805), UINT32_C(0x1cda16b0),
        } } },
        { { {
            UINT32_C(0x9730c4cc), UINT32_C(0xc6c367cf), UINT32_C(0xdc5e97e9), UINT32_C(0x68789b6d), UINT32_C(0xafe6f89f),
            UINT32_C(0x24612466), UINT32_C(0x27ff2ce6),
        } }, { {
            UINT32_C(0x314d5326), UINT32_C(0xb11333ee), UINT32_C(0x58efd72f), UINT32_C(0x76925177), UINT32_C(0xabe5c240),
            UINT32_C(0x86bf4f11), UINT32_C(0x1dcdb239),
        } } },
        { { {
            UINT32_C(0x6351bc27), UINT32_C(0xc9b002c9), UINT32_C(0xd7e5a9f3), UINT32_C(0xbdcb34d0), UINT32_C(0xb68f33e2),
            UINT32_C(0xb8382bf7), UINT32_C(0xb7aca1aa),
        } }, { {
            UINT32_C(0xd1bf283c), UINT32_C(0xb56e5e49), UINT32_C(0x6c863eb8), UINT32_C(0x204f4f22), UINT32_C(0xca0c9fb7),
            UINT32_C(0xd88d17c9), UINT32_C(0x8d417aab),
        } } },
        { { {
            UINT32_C(0x97e078aa), UINT32_C(0xec551083), UINT32_C(0x9bb6ba8c), UINT32_C(0x15a8abbf), UINT32_C(0xaa932c0e),
            UINT32_C(0x9171ad2f), UINT32_C(0x296edf6a),
        } }, { {
            UINT32_C(0x653cd08e), UINT32_C(0xf5d7d911), UINT32_C(0x6cec8b82), UINT32_C(0x67be93fb), UINT32_C(0x3aa865a8),
            UINT32_C(0xe7992708), UINT32_C(0x7cad7e11),
        } } },
        { { {
            UINT32_C(0x94aabc8d), UINT32_C(0xe9cd3384), UINT32_C(0x54536032), UINT32_C(0xc8a21679), UINT32_C(0x974f46b6),
            UINT32_C(0x1b397623), UINT32_C(0xee8c77d4),
        } }, { {
            UINT32_C(0x92a72b6d), UINT32_C(0x1bb6ba87), UINT32_C(0xcb5721aa), UINT32_C(0x3985dfc7), UINT32_C(0xd0e0df4a),
            UINT32_C(0xcaf87f44), UINT32_C(0xc4e08059),
        } } },
        { { {
            UINT32_C(0xe82e5319), UINT32_C(0xf956ca30), UINT32_C(0x74170f82), UINT32_C(0xd68eea56), UINT32_C(0xbc8ed710),
            UINT32_C(0xc899515b), UINT32_C(0x44d5fa13),
        } }, { {
            UINT32_C(0xeb1db886), UINT32_C(0x548b6aea), UINT32_C(0x0693abcb), UINT32_C(0x5a96d18c), UINT32_C(0xcbbf3bbd),
            UINT32_C(0x1aed7b1a), UINT32_C(0xadbb7290),
        } } },
        { { {
            UINT32_C(0x547d9ee5), UINT32_C(0x00466a4d), UINT32_C(0x19336e72), UINT32_C(0xa33a6c8b), UINT32_C(0x7d9f7aa5),
            UINT32_C(0xda5e424a), UINT32_C(0x2eb433fa),
        } }, { {
            UINT32_C(0x2fd0a18a), UINT32_C(0xa91c17d7), UINT32_C(0xd98946eb), UINT32_C(0x91b73829), UINT32_C(0x0f71b155),
            UINT32_C(0xa9a615e0), UINT32_C(0x60173429),
        } } },
        { { {
            UINT32_C(0x1d862687), UINT32_C(0xa52d1b7f), UINT32_C(0x669b94cc), UINT32_C(0xf773917e), UINT32_C(0x2ab58c3b),
            UINT32_C(0xd1060564), UINT32_C(0xbc3a5a98),
        } }, { {
            UINT32_C(0x59b6ffdf), UINT32_C(0xb4ba8923), UINT32_C(0x476fe0b8), UINT32_C(0x7f26ab0b), UINT32_C(0xd1469c51),
            UINT32_C(0x914154aa), UINT32_C(0x131a0b81),
        } } },
        { { {
            UINT32_C(0x78d3ebf2), UINT32_C(0x65648434), UINT32_C(0xd061868b), UINT32_C(0x54b14ffc), UINT32_C(0xc615a4b8),
            UINT32_C(0x1350ec97), UINT32_C(0x22491de2),
        } }, { {
            UINT32_C(0x522e41a3), UINT32_C(0x18539d24), UINT32_C(0xafaaddb9), UINT32_C(0xe8f64c48), UINT32_C(0x8b5d2ff1),
            UINT32_C(0x65182e52), UINT32_C(0x74e74f48),
        } } },
        { { {
            UINT32_C(0xa7de0479), UINT32_C(0x9d197b68), UINT32_C(0xc48516df), UINT32_C(0x5220d53f), UINT32_C(0x87e0aee1),
            UINT32_C(0xb4f9f71a), UINT32_C(0x0ad1b0e5),
        } }, { {
            UINT32_C(0x732eed51), UINT32_C(0xb375e45a), UINT32_C(0x6cbfa55b), UINT32_C(0x6c9c1d10), UINT32_C(0x7360ae98),
            UINT32_C(0x3e63e8ad), UINT32_C(0x93bf31a3),
        } } },
        { { {
            UINT32_C(0xbb40b8e0), UINT32_C(0xde618169), UINT32_C(0xbe9b21ea), UINT32_C(0x5226ff1e), UINT32_C(0x10b2af37),
            UINT32_C(0xdf7cd3bc), UINT32_C(0x32778f65),
        } }, { {
            UINT32_C(0x6ab046ec), UINT32_C(0xb58187d9), UINT32_C(0x0fce7a3b), UINT32_C(0xf82abbe4), UINT32_C(0x9008ece9),
            UINT32_C(0xb89ea768), UINT32_C(0x3f9f0db2),
        } } },
        { { {
            UINT32_C(0xb96db738), UINT32_C(0x635d3bf0), UINT32_C(0xc81ce0a1), UINT32_C(0x1db0869a), UINT32_C(0xd3126a0b),
            UINT32_C(0xc38a030b), UINT32_C(0x0088e75f),
        } }, { {
            UINT32_C(0x717d0638), UINT32_C(0x999e43f2), UINT32_C(0xd3e99db9), UINT32_C(0x9af3219b), UINT32_C(0x307a7e28),
            UINT32_C(0x6aaa8aa6), UINT32_C(0x0f93c87b),
        } } },
        { { {
            UINT32_C(0x24cf589f), UINT32_C(0x9a29b19c), UINT32_C(0x41ad638f), UINT32_C(0x7bf0c478), UINT32_C(0x3af5bcb5),
            UINT32_C(0x2abfc024), UINT32_C(0x3088c91b),
        } }, { {
            UINT32_C(0x33a4d98a), UINT32_C(0x0271ba7e), UINT32_C(0x4e02511a), UINT32_C(0x2aadfa06), UINT32_C(0x98ef14b5),
            UINT32_C(0xae5e7b62), UINT32_C(0x0d45c670),
        } } },
        { { {
            UINT32_C(0x78f17c96), UINT32_C(0xfcbe27d5), UINT32_C(0xb9c97d8e), UINT32_C(0xc537e60e), UINT32_C(0xbbad0a36),
            UINT32_C(0x65b080fc), UINT32_C(0x7ecbe44f),
        } }, { {
            UINT32_C(0x06171c0d), UINT32_C(0x3d18ff78), UINT32_C(0x51a4d702), UINT32_C(0x029173e3), UINT32_C(0xc3d1f56f),
            UINT32_C(0x1a8693b3), UINT32_C(0xd6b03730),
        } } },
        { { {
            UINT32_C(0x99d95dec), UINT32_C(0x693340a3), UINT32_C(0x5b21f1c6), UINT32_C(0x2c0970d1), UINT32_C(0xaa140f7a),
            UINT32_C(0xfbc58550), UINT32_C(0x410340e2),
        } }, { {
            UINT32_C(0x219e190b), UINT32_C(0x29904b6a), UINT32_C(0xe7034092), UINT32_C(0x13b059fe), UINT32_C(0x63483492),
            UINT32_C(0x61abc8ce), UINT32_C(0x1f9bedca),
        } } },
        { { {
            UINT32_C(0x9434257d), UINT32_C(0x7277250e), UINT32_C(0x089a27c8), UINT32_C(0xbfcf2e1d), UINT32_C(0xcf5c38f1),
            UINT32_C(0x3aac068e), UINT32_C(0x953e6a99),
        } }, { {
            UINT32_C(0x20eef33c), UINT32_C(0x75e713ad), UINT32_C(0x74cf2634), UINT32_C(0x4c8e583d), UINT32_C(0x6796a728),
            UINT32_C(0x410fdbc9), UINT32_C(0x62cf2b7e),
        } } },
        { { {
            UINT32_C(0x97936916), UINT32_C(0x3efac8c4), UINT32_C(0x6000f684), UINT32_C(0x6925188f), UINT32_C(0x201855c2),
            UINT32_C(0xf20306a9), UINT32_C(0x423675ae),
        } }, { {
            UINT32_C(0xdad7071c), UINT32_C(0x7cee4b19), UINT32_C(0x57caba23), UINT32_C(0x238b22ff), UINT32_C(0x0b6e0a13),
            UINT32_C(0x5188d61f), UINT32_C(0xde5143ee),
        } } },
        { { {
            UINT32_C(0xda3943de), UINT32_C(0x2b211e26), UINT32_C(0x6977fca0), UINT32_C(0x676c39b5), UINT32_C(0x9d08a2c5),
            UINT32_C(0x14c02a56), UINT32_C(0x24aacd6a),
        } }, { {
            UINT32_C(0x4478253f), UINT32_C(0x3d917b06), UINT32_C(0x3387928a), UINT32_C(0xd861e149), UINT32_C(0x1010ff3d),
            UINT32_C(0x6ff93a24), UINT32_C(0x25a81f53),
        } } },
        { { {
            UINT32_C(0xe070dbeb), UINT32_C(0xf7cade8a), UINT32_C(0x70df577d), UINT32_C(0xd693aeca), UINT32_C(0x093d6507),
            UINT32_C(0xedeb6566), UINT32_C(0x6e38bcf0),
        } }, { {
            UINT32_C(0x977b9310), UINT32_C(0x4ad4e54a), UINT32_C(0xb518ddb7), UINT32_C(0x44675fb5), UINT32_C(0x810532d2),
            UINT32_C(0x11156417), UINT32_C(0x0f6710b8),
        } } },
        { { {
            UINT32_C(0xe813d6a7), UINT32_C(0xd4cbb6df), UINT32_C(0xf5cdb630), UINT32_C(0xa92409e4), UINT32_C(0xd8b1ed51),
            UINT32_C(0xdc5bc3f8), UINT32_C(0xe874aba0),
        } }, { {
            UINT32_C(0xb57abf22), UINT32_C(0x8c857bea), UINT32_C(0xf7b37eea), UINT32_C(0xd36c6e6f), UINT32_C(0xc7d9b318),
            UINT32_C(0x1ee4b37e), UINT32_C(0x7ffed055),
        } } },
        { { {
            UINT32_C(0x9322c2f8), UINT32_C(0x0d9db6b1), UINT32_C(0x0177e11b), UINT32_C(0x8bc6c378), UINT32_C(0x5451cc19),
            UINT32_C(0x00fae64c), UINT32_C(0x8142d1e0),
        } }, { {
            UINT32_C(0xe19044ac), UINT32_C(0x0fecd967), UINT32_C(0xef0713fc), UINT32_C(0xaa35d06f), UINT32_C(0x0b37a073),
            UINT32_C(0xea3ea728), UINT32_C(0x5fc63bee),
        } } },
        { { {
            UINT32_C(0x6a3429f1), UINT32_C(0x258ecedc), UINT32_C(0x430e5c7d), UINT32_C(0x3b5395f6), UINT32_C(0xeb226f75),
            UINT32_C(0x0df771ab), UINT32_C(0xbb73cba3),
        } }, { {
            UINT32_C(0x8b212aa5), UINT32_C(0xa51a4ff4), UINT32_C(0x290004a2), UINT32_C(0x1b4bafe9), UINT32_C(0x2c7d4607),
            UINT32_C(0xdc6f1470), UINT32_C(0xd96cf236),
        } } },
        { { {
            UINT32_C(0xa31d19fc), UINT32_C(0x866636fc), UINT32_C(0xc7b611f8), UINT32_C(0xba937e9d), UINT32_C(0xdeaadb59),
            UINT32_C(0xf8f72c4d), UINT32_C(0xfdcad084),
        } }, { {
            UINT32_C(0x48d953fd), UINT32_C(0x3fe4bf29), UINT32_C(0xa3ce8b09), UINT32_C(0x399126b0), UINT32_C(0xf6d18e4e),
            UINT32_C(0x12c17520), UINT32_C(0xfc6aa002),
        } } },
        { { {
            UINT32_C(0x998e16a8), UINT32_C(0x8a5e1b68), UINT32_C(0x0ac85f2b), UINT32_C(0x93382336), UINT32_C(0x40837316),
            UINT32_C(0x1a1a403f), UINT32_C(0xa9d776e4),
        } }, { {
            UINT32_C(0x84d99d3c), UINT32_C(0x0a19dac2), UINT32_C(0x90780b06), UINT32_C(0x2ab3e518), UINT32_C(0xe504c8bb),
            UINT32_C(0xfad5d676), UINT32_C(0x15abd5da),
        } } },
        { { {
            UINT32_C(0x5df081d0), UINT32_C(0xf5a0bb84), UINT32_C(0x682e6ce3), UINT32_C(0xb334808d), UINT32_C(0xdec05eb3),
            UINT32_C(0xd7659e9f), UINT32_C(0xcae4d9d7),
        } }, { {
            UINT32_C(0x6285a9d8), UINT32_C(0x41de2949), UINT32_C(0x3419d2fd), UINT32_C(0x1375b70c), UINT32_C(0xc3768886),
            UINT32_C(0x1c849c80), UINT32_C(0x05ed9d8f),
        } } },
        { { {
            UINT32_C(0x24d8cf76), UINT32_C(0xbd459503), UINT32_C(0x0ca9cc63), UINT32_C(0xc54e107d), UINT32_C(0xacf770fa),
            UINT32_C(0x760f410a), UINT32_C(0x72aab69c),
        } }, { {
            UINT32_C(0xcc247714), UINT32_C(0x2ccb2ab3), UINT32_C(0x88ccaaa6), UINT32_C(0x378dfa78), UINT32_C(0x3e9f477b),
            UINT32_C(0x127692c6), UINT32_C(0x56763bfb),
        } } },
        { { {
            UINT32_C(0xfc282839), UINT32_C(0x0a2a31d2), UINT32_C(0xe77c0b75), UINT32_C(0xe4230c87), UINT32_C(0x5e3d0f61),
            UINT32_C(0x110605cb), UINT32_C(0x873598e8),
        } }, { {
            UINT32_C(0x7741327b), UINT32_C(0x7f8e98a2), UINT32_C(0x8c1a33b7), UINT32_C(0x55e79079), UINT32_C(0xbd1e6f5b),
            UINT32_C(0xb60bce73), UINT32_C(0x256713da),
        } } },
        { { {
            UINT32_C(0x3f38b3f1), UINT32_C(0x6c6e7186), UINT32_C(0x0b285c7c), UINT32_C(0xb4972b43), UINT32_C(0xad187dbd),
            UINT32_C(0x30ff79d0), UINT32_C(0xe4f6b298),
        } }, { {
            UINT32_C(0x5927d71a), UINT32_C(0xa2281cfb), UINT32_C(0x0a8a2767), UINT32_C(0x605986f0), UINT32_C(0xb4e6343d),
            UINT32_C(0x3f9b0ff6), UINT32_C(0x44b83d65),
        } } },
        { { {
            UINT32_C(0xe0e569e3), UINT32_C(0x5c25a8a2), UINT32_C(0x405946c8), UINT32_C(0x771a17cf), UINT32_C(0x4e6dd5f2),
            UINT32_C(0xc501bc28), UINT32_C(0x36ba6931),
        } }, { {
            UINT32_C(0xb157fb30), UINT32_C(0x86c1ad88), UINT32_C(0xec7ffabd), UINT32_C(0xeef2926f), UINT32_C(0xd66ded2d),
            UINT32_C(0xaa29a6f5), UINT32_C(0x116f41e4),
        } } },
        { { {
            UINT32_C(0x94f11aea), UINT32_C(0xfcaff71f), UINT32_C(0x8f297c48), UINT32_C(0x877323ba), UINT32_C(0x9ff3c623),
            UINT32_C(0x26d25933), UINT32_C(0xe157e4b2),
        } }, { {
            UINT32_C(0x3320a371), UINT32_C(0x8dbf9912), UINT32_C(0x5218e9a7), UINT32_C(0x166c51fe), UINT32_C(0xbb083b8a),
            UINT32_C(0xe803c25d), UINT32_C(0xbfdc8302),
        } } },
        { { {
            UINT32_C(0x106af7f8), UINT32_C(0x9e9a2ca1), UINT32_C(0xce914493), UINT32_C(0x30759052), UINT32_C(0xf568f883),
            UINT32_C(0x5744c45f), UINT32_C(0x8e6eaf3f),
        } }, { {
            UINT32_C(0x2ca8bd22), UINT32_C(0x8090898b), UINT32_C(0x5a3b793e), UINT32_C(0x6bf85633), UINT32_C(0xdac6a9fb),
            UINT32_C(0x1c9354b9), UINT32_C(0x2131d1a6),
        } } },
        { { {
            UINT32_C(0x1ded9a23), UINT32_C(0xa24959c5), UINT32_C(0xa783a33f), UINT32_C(0xce0ba189), UINT32_C(0x6d9a2053),
            UINT32_C(0x9f152f83), UINT32_C(0xa9a03420),
        } }, { {
            UINT32_C(0xbe2b7a5f), UINT32_C(0x1797eaa5), UINT32_C(0x768daab6), UINT32_C(0x3939bbf6), UINT32_C(0xbd6e61d6),
            UINT32_C(0xd368ed91), UINT32_C(0x7cb77ec1),
        } } },
        { { {
            UINT32_C(0x2dc1c66a), UINT32_C(0xc67d8a85), UINT32_C(0x149c71ae), UINT32_C(0xe0d8a224), UINT32_C(0xf57d5d47),
            UINT32_C(0x3dbafb29), UINT32_C(0x81edfdd0),
        } }, { {
            UINT32_C(0x40353a35), UINT32_C(0xab2ffd07), UINT32_C(0xb24d7119), UINT32_C(0x83a6bbee), UINT32_C(0xc85565ca),
            UINT32_C(0x5a2e5fef), UINT32_C(0x7c83dc6b),
        } } },
        { { {
            UINT32_C(0x345e8569), UINT32_C(0x080ceccd), UINT32_C(0x0e13757b), UINT32_C(0xe1bdf85b), UINT32_C(0x99b20bac),
            UINT32_C(0x406d132a), UINT32_C(0xdbfa6aad),
        } }, { {
            UINT32_C(0x1cd87862), UINT32_C(0x16eb0695), UINT32_C(0x7cc52d1a), UINT32_C(0xc3bccf64), UINT32_C(0xe01b0321),
            UINT32_C(0x27c47a7a), UINT32_C(0xdb959b96),
        } } },
        { { {
            UINT32_C(0xc58e91c8), UINT32_C(0x0f9625a4), UINT32_C(0xe993ecf0), UINT32_C(0x50e01cf0), UINT32_C(0x18c6e7f4),
            UINT32_C(0x3ea3e5ec), UINT32_C(0xf1e75397),
        } }, { {
            UINT32_C(0x094f5152), UINT32_C(0xa2c87081), UINT32_C(0xd4f9902a), UINT32_C(0x63235112), UINT32_C(0x70c46fbf),
            UINT32_C(0xceac737f), UINT32_C(0x8f87f781),
        } } },
        { { {
            UINT32_C(0xfba85c85), UINT32_C(0x493f9d50), UINT32_C(0x2a1fada8), UINT32_C(0xbf29405e), UINT32_C(0x8cf58a9a),
            UINT32_C(0xbb9dbfe6), UINT32_C(0x76880ec4),
        } }, { {
            UINT32_C(0xc8d32f00), UINT32_C(0xa3c6f768), UINT32_C(0x584a70ec), UINT32_C(0x239279f6), UINT32_C(0xa4d38448),
            UINT32_C(0xe81a08c5), UINT32_C(0x7d7905f9),
        } } },
        { { {
            UINT32_C(0x0a6b8c38), UINT32_C(0x57104677), UINT32_C(0x10a94266), UINT32_C(0x89a17fff), UINT32_C(0xaf81d290),
            UINT32_C(0xe1885759), UINT32_C(0x775fab59),
        } }, { {
            UINT32_C(0x06dec470), UINT32_C(0xb3687b16), UINT32_C(0x731ffd99), UINT32_C(0xdd404c88), UINT32_C(0xde8fa9ae),
            UINT32_C(0x7fe2e4a1), UINT32_C(0x14afebd8),
        } } },
        { { {
            UINT32_C(0xdb5c1dcd), UINT32_C(0xff7a4ecb), UINT32_C(0xb8bc5dce), UINT32_C(0x94bf955d), UINT32_C(0x3f318496),
            UINT32_C(0xf55a7d93), UINT32_C(0xd1d6a73c),
        } }, { {
            UINT32_C(0xa0a2afc7), UINT32_C(0xbcbc2ed2), UINT32_C(0xec105fb8), UINT32_C(0xef277294), UINT32_C(0x0c3ea8ec),
            UINT32_C(0x3d14222d), UINT32_C(0xaf1e4bba),
        } } },
        { { {
            UINT32_C(0xca000707), UINT32_C(0x5355bad0), UINT32_C(0xda52be6f), UINT32_C(0x98335924), UINT32_C(0x98700914),
            UINT32_C(0x5498826b), UINT32_C(0x43e915ea),
        } }, { {
            UINT32_C(0xe93b3bc2), UINT32_C(0x4d0c9cdc), UINT32_C(0x51bb679d), UINT32_C(0x6aefdc27), UINT32_C(0x23fd1b7f),
            UINT32_C(0x0e2fbef8), UINT32_C(0x85d11c2e),
        } } },
        { { {
            UINT32_C(0x72c7c413), UINT32_C(0xbcd637c7), UINT32_C(0x0d845a9e), UINT32_C(0xb01ddd20), UINT32_C(0xb7b39430),
            UINT32_C(0x8959f75e), UINT32_C(0x1da16eb5),
        } }, { {
            UINT32_C(0x923ef862), UINT32_C(0xefd69bd0), UINT32_C(0x9ba1be5f), UINT32_C(0x35d5d2a9), UINT32_C(0x52a85fea),
            UINT32_C(0x6f0249a5), UINT32_C(0xe42aacea),
        } } },
        { { {
            UINT32_C(0xfab80f83), UINT32_C(0x82acddc4), UINT32_C(0xfc3fd09a), UINT32_C(0xe80ae8df), UINT32_C(0xab34435c),
            UINT32_C(0xdfe5862d), UINT32_C(0x960c82a3),
        } }, { {
            UINT32_C(0xe07f9ae7), UINT32_C(0xca606ba1), UINT32_C(0xe8f52892), UINT32_C(0xe15aad94), UINT32_C(0x4a9ec8fb),
            UINT32_C(0x5fe26969), UINT32_C(0x9590a2db),
        } } },
        { { {
            UINT32_C(0x2fc32476), UINT32_C(0x77b1b0d7), UINT32_C(0x8865ed79), UINT32_C(0xb29c6aad), UINT32_C(0xc0f9e746),
            UINT32_C(0x1f5d1677), UINT32_C(0xf9afa45b),
        } }, { {
            UINT32_C(0x4ae16f45), UINT32_C(0x4f11a457), UINT32_C(0xfdc9d24e), UINT32_C(0xb655651c), UINT32_C(0x32e33533),
            UINT32_C(0xc44ddcdf), UINT32_C(0x960895e7),
        } } },
        { { {
            UINT32_C(0x1b19ad78), UINT32_C(0xfe4f17f3), UINT32_C(0x0b019abe), UINT32_C(0xbc50404f), UINT32_C(0xdd4f9ce2),
            UINT32_C(0x9e73b554), UINT32_C(0x55545346),
        } }, { {
            UINT32_C(0xba3ecf2f), UINT32_C(0x1e2030b6), UINT32_C(0x2a1c3ca2), UINT32_C(0x1ed3d545), UINT32_C(0xbf25351d),
            UINT32_C(0x3d11b50a), UINT32_C(0xe64f25e5),
        } } },
        { { {
            UINT32_C(0x34562884), UINT32_C(0xf5345a2f), UINT32_C(0x272cc9d5), UINT32_C(0x1d8df617), UINT32_C(0xd606e3eb),
            UINT32_C(0x7a455354), UINT32_C(0x8f1fb6fa),
        } }, { {
            UINT32_C(0x2dd722bf), UINT32_C(0xb99b6214), UINT32_C(0xbfc02f75), UINT32_C(0x42aefe36), UINT32_C(0x316c0e54),
            UINT32_C(0x4d3104b0), UINT32_C(0x9034a4a1),
        } } },
    },
    {
        { { {
            UINT32_C(0x1e7cd3bc), UINT32_C(0xe2159296), UINT32_C(0x6e96f783), UINT32_C(0x4ceb8a92), UINT32_C(0xde486cbd),
            UINT32_C(0x1f2860b7), UINT32_C(0xec0fa2ec),
        } }, { {
            UINT32_C(0xc1fa28c1), UINT32_C(0xa04e281f), UINT32_C(0xddaed5f8), UINT32_C(0x3b0864c5), UINT32_C(0x836e5aa6),
            UINT32_C(0x3d760ece), UINT32_C(0xddf8cce3),
        } } },
        { { {
            UINT32_C(0xc0a36af8), UINT32_C(0x64733aaf), UINT32_C(0xf33a66ae), UINT32_C(0xe219bdf3), UINT32_C(0xc7b32783),
            UINT32_C(0xed418ca3), UINT32_C(0xe8bea220),
        } }, { {
            UINT32_C(0xbfbc12f7), UINT32_C(0xe7ca15ea), UINT32_C(0xcfc8963e), UINT32_C(0x8b09b115), UINT32_C(0x869a5af0),
            UINT32_C(0xc315ab00), UINT32_C(0x8c1ea026),
        } } },
        { { {
            UINT32_C(0x5122f2e6), UINT32_C(0x2164289b), UINT32_C(0x189485bc), UINT32_C(0x4afba8cd), UINT32_C(0x2f77e96e),
            UINT32_C(0x0fc98870), UINT32_C(0x7a4e664c),
        } }, { {
            UINT32_C(0x604750e2), UINT32_C(0xc9cc6624), UINT32_C(0xdf48d8d0), UINT32_C(0xb5660c22), UINT32_C(0xad77b735),
            UINT32_C(0x50ae88dc), UINT32_C(0xc1dc16a2),
        } } },
        { { {
            UINT32_C(0x8704b929), UINT32_C(0xf5be1437), UINT32_C(0xd9e3bd57), UINT32_C(0x3e639185), UINT32_C(0x288003e2),
            UINT32_C(0xabf63e23), UINT32_C(0xf09977b6),
        } }, { {
            UINT32_C(0xeb977478), UINT32_C(0xabc2b760), UINT32_C(0x958c8c1c), UINT32_C(0x6243553c), UINT32_C(0x8269e5a3),
            UINT32_C(0x2082895b), UINT32_C(0xa9a9c81f),
        } } },
        { { {
            UINT32_C(0x55c7c238), UINT32_C(0x2ed5a1a4), UINT32_C(0x81f637a7), UINT32_C(0x7ffbb2a6), UINT32_C(0xb80aa64c),
            UINT32_C(0xbd1e253e), UINT32_C(0xbaa7e441),
        } }, { {
            UINT32_C(0x36a1c53e), UINT32_C(0xb8b658fd), UINT32_C(0x0e15019a), UINT32_C(0x75aab823), UINT32_C(0x2e55c058),
            UINT32_C(0x1ed9c54e), UINT32_C(0x34fb7ad0),
        } } },
        { { {
            UINT32_C(0xaaabbc1a), UINT32_C(0x0286e881), UINT32_C(0xb3007d3c), UINT32_C(0x5001c085), UINT32_C(0xdad108fa),
            UINT32_C(0xef180fb4), UINT32_C(0x63b8672e),
        } }, { {
            UINT32_C(0x5ea386db), UINT32_C(0xdbe95808), UINT32_C(0xd28945fc), UINT32_C(0xd5b16ceb), UINT32_C(0x17ff837e),
            UINT32_C(0xcd0dac34), UINT32_C(0x4b98b874),
        } } },
        { { {
            UINT32_C(0x59937d0b), UINT32_C(0x6785a8a4), UINT32_C(0xd0d37c94), UINT32_C(0x2c83f5c7), UINT32_C(0xa64a0db1),
            UINT32_C(0x2ee5cc6a), UINT32_C(0xebb1cb83),
        } }, { {
            UINT32_C(0xe35d43de), UINT32_C(0x8ed81662), UINT32_C(0x7d9357d2), UINT32_C(0x98452459), UINT32_C(0x2e27c9cc),
            UINT32_C(0xc59ba8d7), UINT32_C(0x93a69904),
        } } },
        { { {
            UINT32_C(0xa716a432), UINT32_C(0x274fe5a0), UINT32_C(0xa196b80d), UINT32_C(0x57df9883), UINT32_C(0x9d0c89d6),
            UINT32_C(0x34c47625), UINT32_C(0x2d1ce2ff),
        } }, { {
            UINT32_C(0x08b3f71f), UINT32_C(0x3dfe78d4), UINT32_C(0x8673b795), UINT32_C(0x039c1c04), UINT32_C(0x4bb343d5),
            UINT32_C(0x7ee871ce), UINT32_C(0x34ad7386),
        } } },
        { { {
            UINT32_C(0x5ef8e85e), UINT32_C(0x27f95da2), UINT32_C(0x6197fc40), UINT32_C(0x5649604a), UINT32_C(0xde21c031),
            UINT32_C(0x44248094), UINT32_C(0x932583e6),
        } }, { {
            UINT32_C(0x336fdaac), UINT32_C(0x2273331b), UINT32_C(0x6ee9a354), UINT32_C(0x10e12e47), UINT32_C(0x1b20cbed),
            UINT32_C(0xd61b18fc), UINT32_C(0xd486519e),
        } } },
        { { {
            UINT32_C(0x650e5993), UINT32_C(0xc627d196), UINT32_C(0x15087222), UINT32_C(0xb0123898), UINT32_C(0xd0db68e6),
            UINT32_C(0x755a789e), UINT32_C(0x419ba480),
        } }, { {
            UINT32_C(0x66b0bc1e), UINT32_C(0x9fb136e9), UINT32_C(0x5b481210), UINT32_C(0x805adaaa), UINT32_C(0x8032c65b),
            UINT32_C(0x09fdeff2), UINT32_C(0xdef43d0f),
        } } },
        { { {
            UINT32_C(0x960da50a), UINT32_C(0x6bfd01ef), UINT32_C(0x9dba5673), UINT32_C(0x26790580), UINT32_C(0x7877ea59),
            UINT32_C(0x969e1fa3), UINT32_C(0x83fa0351),
        } }, { {
            UINT32_C(0x53c019ac), UINT32_C(0xddea4207), UINT32_C(0x470a80a1), UINT32_C(0x96adc274), UINT32_C(0xad90d3c3),
            UINT32_C(0x33addfce), UINT32_C(0x3ed44d9e),
        } } },
        { { {
            UINT32_C(0x20636f5b), UINT32_C(0x5cee6745), UINT32_C(0x72aba801), UINT32_C(0xcf048186), UINT32_C(0x376addd5),
            UINT32_C(0x35796652), UINT32_C(0x88152831),
        } }, { {
            UINT32_C(0x371a458e), UINT32_C(0x2c09629b), UINT32_C(0x4678b535), UINT32_C(0x7a87f100), UINT32_C(0x4618cee0),
            UINT32_C(0x9b8a67bc), UINT32_C(0x05f5a207),
        } } },
        { { {
            UINT32_C(0x327e97c6), UINT32_C(0xa0bccf7b), UINT32_C(0x393d23ea), UINT32_C(0x4d0875e9), UINT32_C(0xa33d7710),
            UINT32_C(0x511cbd20), UINT32_C(0x13149a2c),
        } }, { {
            UINT32_C(0x2f4a97ac), UINT32_C(0xe791a0c0), UINT32_C(0x73e7fa81), UINT32_C(0x34211896), UINT32_C(0x05c966c2),
            UINT32_C(0x37323b7b), UINT32_C(0x60796c7b),
        } } },
        { { {
            UINT32_C(0xb118ca32), UINT32_C(0xb85682da), UINT32_C(0xf458cdfa), UINT32_C(0xd6dc92de), UINT32_C(0x1d9bc7c1),
            UINT32_C(0x76e07e2e), UINT32_C(0xb3a1065c),
        } }, { {
            UINT32_C(0x31efebcb), UINT32_C(0x88a03a18), UINT32_C(0x3c2afee3), UINT32_C(0xa6f0e413), UINT32_C(0x3105e04a),
            UINT32_C(0x52233257), UINT32_C(0x8f9f7a7f),
        } } },
        { { {
            UINT32_C(0x5e75b423), UINT32_C(0xea38a2a2), UINT32_C(0x9ffcdffd), UINT32_C(0x3935fb8c), UINT32_C(0x535d2ebb),
            UINT32_C(0xedefa35b), UINT32_C(0x7bb90001),
        } }, { {
            UINT32_C(0x7e3316ed), UINT32_C(0xbfe10697), UINT32_C(0xb7afb5c3), UINT32_C(0x03115855), UINT32_C(0x1cc49231),
            UINT32_C(0x658e3775), UINT32_C(0x204cc894),
        } } },
        { { {
            UINT32_C(0x759d329e), UINT32_C(0x946adb88), UINT32_C(0x6c363a84), UINT32_C(0x31aa5b2a), UINT32_C(0x921fb02a),
            UINT32_C(0xdda82550), UINT32_C(0x06481fcd),
        } }, { {
            UINT32_C(0xc14be6f0), UINT32_C(0x6c6fb144), UINT32_C(0xbf35671d), UINT32_C(0x1cbc129c), UINT32_C(0x4ab0d450),
            UINT32_C(0x9ae02747), UINT32_C(0xc847541b),
        } } },
        { { {
            UINT32_C(0xf98d264c), UINT32_C(0x274d5015), UINT32_C(0xeb38c9de), UINT32_C(0xfd112b15), UINT32_C(0x329fdbea),
            UINT32_C(0x3d2bff0b), UINT32_C(0xdd788532),
        } }, { {
            UINT32_C(0xa8ed8fed), UINT32_C(0xded14aab), UINT32_C(0x3eaef70f), UINT32_C(0xdff5ff23), UINT32_C(0x49c06cd0),
            UINT32_C(0x513c10d2), UINT32_C(0x03a16034),
        } } },
        { { {
            UINT32_C(0xd3a4feef), UINT32_C(0xd55fa8ee), UINT32_C(0x86ac192d), UINT32_C(0xfe25b19d), UINT32_C(0xb3b17d6f),
            UINT32_C(0xf12c9ad7), UINT32_C(0x54f5bf66),
        } }, { {
            UINT32_C(0x8b8c6321), UINT32_C(0xd1eab35e), UINT32_C(0x0d6cc725), UINT32_C(0xb3255182), UINT32_C(0x1b3c60dc),
            UINT32_C(0xc75404d0), UINT32_C(0x3443d22a),
        } } },
        { { {
            UINT32_C(0x19bd2315), UINT32_C(0x136c9505), UINT32_C(0xb87c54b8), UINT32_C(0x5446a376), UINT32_C(0x344fa948),
            UINT32_C(0xe102ca14), UINT32_C(0xe202e30d),
        } }, { {
            UINT32_C(0x152274b8), UINT32_C(0xd7521eb0), UINT32_C(0xd2c0f8ea), UINT32_C(0x3d11d5c2), UINT32_C(0xd09772e1),
            UINT32_C(0x830671f2), UINT32_C(0xc2b154ce),
        } } },
        { { {
            UINT32_C(0x18e680da), UINT32_C(0x84595b91), UINT32_C(0xac6a7c36), UINT32_C(0xcc884d2b), UINT32_C(0x1b989c3b),
            UINT32_C(0xdb3ab5b6), UINT32_C(0xdb864f1f),
        } }, { {
            UINT32_C(0x5340f2d9), UINT32_C(0x21b88ae1), UINT32_C(0x37f181cc), UINT32_C(0x3a3b13c1), UINT32_C(0xe89e85e6),
            UINT32_C(0x92a001ad), UINT32_C(0x11b3820d),
        } } },
        { { {
            UINT32_C(0xb8fc5f25), UINT32_C(0x57d105c5), UINT32_C(0x9c4ae08e), UINT32_C(0xa36b62e8), UINT32_C(0xb31bdc46),
            UINT32_C(0x5f3c71fe), UINT32_C(0xe1250d27),
        } }, { {
            UINT32_C(0xc2ab177d), UINT32_C(0xa02a3c14), UINT32_C(0x65de418b), UINT32_C(0x8583f973), UINT32_C(0x4fcc4739),
            UINT32_C(0x06ce75bb), UINT32_C(0x768f9ae5),
        } } },
        { { {
            UINT32_C(0x32d74482), UINT32_C(0x0d58bf69), UINT32_C(0x2c8ba8a3), UINT32_C(0xf34c5974), UINT32_C(0x87ac522c),
            UINT32_C(0xea07f986), UINT32_C(0x74d37f3e),
        } }, { {
            UINT32_C(0x37cee579), UINT32_C(0xec4875d5), UINT32_C(0x6462898e), UINT32_C(0x04c985c6), UINT32_C(0xb820cf5c),
            UINT32_C(0x5e0af689), UINT32_C(0x8f7e2853),
        } } },
        { { {
            UINT32_C(0x68618028), UINT32_C(0x8e397211), UINT32_C(0xd2e7f261), UINT32_C(0xc603dd86), UINT32_C(0xe430cc1d),
            UINT32_C(0x46995c18), UINT32_C(0x0c87b3ef),
        } }, { {
            UINT32_C(0x64a76374), UINT32_C(0x415b06bb), UINT32_C(0x56a24a46), UINT32_C(0xaf623b35), UINT32_C(0xe08ceda5),
            UINT32_C(0xa6dd5be9), UINT32_C(0x1ccf4a04),
        } } },
        { { {
            UINT32_C(0x84548a39), UINT32_C(0xc0dae601), UINT32_C(0x5324848c), UINT32_C(0x3f55daec), UINT32_C(0xb785a64a),
            UINT32_C(0x2240c19f), UINT32_C(0x5ba0f748),
        } }, { {
            UINT32_C(0xac2d121d), UINT32_C(0x25c5bbb5), UINT32_C(0x30a29bdc), UINT32_C(0x5a5e270f), UINT32_C(0x4a70cf8a),
            UINT32_C(0xab1f605e), UINT32_C(0xa924973e),
        } } },
        { { {
            UINT32_C(0x17a25cb3), UINT32_C(0xb6082a4c), UINT32_C(0xfa4a7d66), UINT32_C(0xba4e55e9), UINT32_C(0x7a0b8464),
            UINT32_C(0x2192f015), UINT32_C(0x8a7fa66c),
        } }, { {
            UINT32_C(0xd05e62d0), UINT32_C(0xaa407a7f), UINT32_C(0x89db5347), UINT32_C(0xb9b5ed25), UINT32_C(0x6e218c32),
            UINT32_C(0x92bbd810), UINT32_C(0xfd8fb9ba),
        } } },
        { { {
            UINT32_C(0x3720ba0d), UINT32_C(0x4442b962), UINT32_C(0x6cb238f3), UINT32_C(0xcf1250e4), UINT32_C(0x47ff29ad),
            UINT32_C(0xa92eb124), UINT32_C(0x4e8501cd),
        } }, { {
            UINT32_C(0x3a561d95), UINT32_C(0x0b26fc78), UINT32_C(0xece3bb6c), UINT32_C(0xc88ef4b4), UINT32_C(0x361e86f8),
            UINT32_C(0xcdf1d4c0), UINT32_C(0x4c86f91b),
        } } },
        { { {
            UINT32_C(0x5b50acce), UINT32_C(0x5595d4a0), UINT32_C(0xd9344a59), UINT32_C(0x29d5771a), UINT32_C(0xb1afa1dd),
            UINT32_C(0xa9a76e73), UINT32_C(0x61733a38),
        } }, { {
            UINT32_C(0x3dd3e321), UINT32_C(0x363ba245), UINT32_C(0x6b9a1848), UINT32_C(0xbbb89987), UINT32_C(0x8db8ac57),
            UINT32_C(0x7b4ddf77), UINT32_C(0xcf0646ca),
        } } },
        { { {
            UINT32_C(0x6fba57fb), UINT32_C(0x95532489), UINT32_C(0xa6dcd0ac), UINT32_C(0x879df514), UINT32_C(0x07ada4d3),
            UINT32_C(0xee68e5eb), UINT32_C(0xc924926a),
        } }, { {
            UINT32_C(0x18018267), UINT32_C(0xf9918617), UINT32_C(0x5a867b81), UINT32_C(0x11d4cca3), UINT32_C(0xccb988ea),
            UINT32_C(0xe07584af), UINT32_C(0x5d55e2ae),
        } } },
        { { {
            UINT32_C(0x8e5af7da), UINT32_C(0x146473a5), UINT32_C(0x9c5a9242), UINT32_C(0xe4c2176e), UINT32_C(0x8a20dc00),
            UINT32_C(0x4c3e0347), UINT32_C(0xf577bde8),
        } }, { {
            UINT32_C(0x485e4c7a), UINT32_C(0x79a0f82a), UINT32_C(0x7672408a), UINT32_C(0xad3d594f), UINT32_C(0x025aba6f),
            UINT32_C(0xaef2e7ae), UINT32_C(0xf5cb6b5a),
        } } },
        { { {
            UINT32_C(0x407f801c), UINT32_C(0x5eaaf4f4), UINT32_C(0x011b412a), UINT32_C(0x88bff175), UINT32_C(0x1cefbc52),
            UINT32_C(0xff95b0e1), UINT32_C(0x275a6ed7),
        } }, { {
            UINT32_C(0x2baf2a4d), UINT32_C(0x48d7251d), UINT32_C(0xb600e8c9), UINT32_C(0x680b45ca), UINT32_C(0xd51385d9),
            UINT32_C(0x4cea649b), UINT32_C(0xbed43959),
        } } },
        { { {
            UINT32_C(0x60cdd5fc), UINT32_C(0x89a7c89c), UINT32_C(0x8df86c96), UINT32_C(0x86860cc0), UINT32_C(0xeea402fb),
            UINT32_C(0xea1f1556), UINT32_C(0xea9f31de),
        } }, { {
            UINT32_C(0xea006639), UINT32_C(0xfb051140), UINT32_C(0x6e9f7a97), UINT32_C(0xa722e0ce), UINT32_C(0x030ba0d2),
            UINT32_C(0x25d8291a), UINT32_C(0x73ed9323),
        } } },
        { { {
            UINT32_C(0x6cfb0ebc), UINT32_C(0x1d4a646d), UINT32_C(0xd731ebbb), UINT32_C(0x809bb227), UINT32_C(0x9a495aec),
            UINT32_C(0x7a82d23e), UINT32_C(0x6297c83c),
        } }, { {
            UINT32_C(0x93d214ba), UINT32_C(0x4d3bd424), UINT32_C(0xf2dbebd4), UINT32_C(0x65ed84f6), UINT32_C(0xa77b4732),
            UINT32_C(0xd0eaea3c), UINT32_C(0xa58c02c3),
        } } },
        { { {
            UINT32_C(0xc34388ab), UINT32_C(0xa5c69837), UINT32_C(0xaf3bbffe), UINT32_C(0x95cdcd27), UINT32_C(0x9739ed25),
            UINT32_C(0x65d087f2), UINT32_C(0x6ebfb58c),
        } }, { {
            UINT32_C(0xb662d429), UINT32_C(0xb46ac237), UINT32_C(0x8260d573), UINT32_C(0x2c7d70b4), UINT32_C(0xd221bae7),
            UINT32_C(0x7bcb76c0), UINT32_C(0x728739e2),
        } } },
        { { {
            UINT32_C(0x84804427), UINT32_C(0xb3386329), UINT32_C(0xd913fdb6), UINT32_C(0x64d5bc73), UINT32_C(0x96960890),
            UINT32_C(0x6baff90f), UINT32_C(0x0181af15),
        } }, { {
            UINT32_C(0xb1cf047a), UINT32_C(0xc62ca527), UINT32_C(0xb5b623a6), UINT32_C(0xec395b75), UINT32_C(0x53b7edc3),
            UINT32_C(0x62b6184e), UINT32_C(0xdca3d00c),
        } } },
        { { {
            UINT32_C(0xace3dbeb), UINT32_C(0x1f062ef5), UINT32_C(0xf02c4c98), UINT32_C(0x653df90f), UINT32_C(0x8c4abe6f),
            UINT32_C(0x66d80d0d), UINT32_C(0x4b661225),
        } }, { {
            UINT32_C(0xdec282ce), UINT32_C(0x65d4b155), UINT32_C(0xe142b5cb), UINT32_C(0xbd52d7f3), UINT32_C(0x0c1e262b),
            UINT32_C(0x86df6c4d), UINT32_C(0xa5096e9e),
        } } },
        { { {
            UINT32_C(0x84b2c8d6), UINT32_C(0x633756bf), UINT32_C(0x147a17bc), UINT32_C(0x18d6c68b), UINT32_C(0x2690223e),
            UINT32_C(0x1e25a354), UINT32_C(0x136ac944),
        } }, { {
            UINT32_C(0xf4bf6d22), UINT32_C(0xcbcae29d), UINT32_C(0x279508a5), UINT32_C(0xe9a20cb1), UINT32_C(0x4583e098),
            UINT32_C(0x004fb78c), UINT32_C(0xf544d74b),
        } } },
        { { {
            UINT32_C(0x54e10425), UINT32_C(0x2e68c93c), UINT32_C(0xdcb54980), UINT32_C(0x3212c470), UINT32_C(0x5ab9e1e1),
            UINT32_C(0xdff72fc5), UINT32_C(0x8f58b635),
        } }, { {
            UINT32_C(0x2d5d5faa), UINT32_C(0x7a566f78), UINT32_C(0x839aa1d4), UINT32_C(0x465f60f1), UINT32_C(0xe2fb86ae),
            UINT32_C(0xacc6169a), UINT32_C(0x553bdbe2),
        } } },
        { { {
            UINT32_C(0x2e0baeb3), UINT32_C(0xff9fadb7), UINT32_C(0x341ab6b0), UINT32_C(0x3f1c3e17), UINT32_C(0xa8d4c4f4),
            UINT32_C(0x76c43208), UINT32_C(0x8de1de50),
        } }, { {
            UINT32_C(0x48d3fa2c), UINT32_C(0xa909d534), UINT32_C(0xe31c66d0), UINT32_C(0x2f0a88e3), UINT32_C(0x21dd3214),
            UINT32_C(0xe3b71a4e), UINT32_C(0x1cd9e663),
        } } },
        { { {
            UINT32_C(0xbbf620c3), UINT32_C(0x371e3d71), UINT32_C(0x81375d3a), UINT32_C(0x5cfff678), UINT32_C(0x0e621d95),
            UINT32_C(0x80cfa8fe), UINT32_C(0x50882958),
        } }, { {
            UINT32_C(0x39aa291f), UINT32_C(0xf9f4ea0a), UINT32_C(0xddab69bc), UINT32_C(0x05b69024), UINT32_C(0x944d88d6),
            UINT32_C(0xe6530e32), UINT32_C(0x648725e5),
        } } },
        { { {
            UINT32_C(0x4d3603ab), UINT32_C(0x7b720f59), UINT32_C(0x0ffbf015), UINT32_C(0x01d61c94), UINT32_C(0x4373f8ba),
            UINT32_C(0x080534f2), UINT32_C(0x55f81d0c),
        } }, { {
            UINT32_C(0x2585841f), UINT32_C(0xd3de650e), UINT32_C(0x88fa8ba0), UINT32_C(0x855ebc8e), UINT32_C(0x5240f45b),
            UINT32_C(0x0f6b56c4), UINT32_C(0xb61ead7e),
        } } },
        { { {
            UINT32_C(0x28bccb5a), UINT32_C(0xed08e8b3), UINT32_C(0x60472531), UINT32_C(0x43dc956b), UINT32_C(0xd1822d2d),
            UINT32_C(0xfd1c19fa), UINT32_C(0x468685fa),
        } }, { {
            UINT32_C(0xbe802c1f), UINT32_C(0x479f6fe3), UINT32_C(0x45c149cb), UINT32_C(0x57549fa6), UINT32_C(0x6bbfa20d),
            UINT32_C(0x8bfbe78b), UINT32_C(0x7410f186),
        } } },
        { { {
            UINT32_C(0xc01ebbe6), UINT32_C(0xe5d97c5f), UINT32_C(0x5b3e015f), UINT32_C(0xb76b7a1b), UINT32_C(0x2046c351),
            UINT32_C(0xf3d80c24), UINT32_C(0x93f3954b),
        } }, { {
            UINT32_C(0x62fe54d2), UINT32_C(0xbc6a8696), UINT32_C(0xaac6a682), UINT32_C(0x6470446a), UINT32_C(0xeaad86f8),
            UINT32_C(0x31f48b38), UINT32_C(0x4d5ac66f),
        } } },
        { { {
            UINT32_C(0x65538762), UINT32_C(0x4abb7c6e), UINT32_C(0x01b7addd), UINT32_C(0x0c6556c6), UINT32_C(0xd84020c2),
            UINT32_C(0xba26efad), UINT32_C(0x487eb2f9),
        } }, { {
            UINT32_C(0xc5b6a424), UINT32_C(0x54b94655), UINT32_C(0x43f94282), UINT32_C(0x00e6e579), UINT32_C(0x3d9441f6),
            UINT32_C(0x573384aa), UINT32_C(0xee438f2a),
        } } },
        { { {
            UINT32_C(0xd79a3d82), UINT32_C(0xe4d7f789), UINT32_C(0xa4d70556), UINT32_C(0x62083797), UINT32_C(0x0b36730c),
            UINT32_C(0x47c2cc01), UINT32_C(0x0d6e8c04),
        } }, { {
            UINT32_C(0x9e2fe7b7), UINT32_C(0xc9d53d39), UINT32_C(0x0cb22175), UINT32_C(0x826c7638), UINT32_C(0x88a0ed0a),
            UINT32_C(0x48857a17), UINT32_C(0x23516518),
        } } },
        { { {
            UINT32_C(0xa9c1a4c3), UINT32_C(0x1c880b8b), UINT32_C(0xc9845925), UINT32_C(0x25d5bf28), UINT32_C(0x1fd51d2e),
            UINT32_C(0x573d3e49), UINT32_C(0xdcaa652c),
        } }, { {
            UINT32_C(0x70c73dad), UINT32_C(0x9bf2df7a), UINT32_C(0x97ea521b), UINT32_C(0xda7b20cc), UINT32_C(0x2359ee57),
            UINT32_C(0xdc947f49), UINT32_C(0xe15676f0),
        } } },
        { { {
            UINT32_C(0xe3de81e0), UINT32_C(0xd2bdc770), UINT32_C(0xfa1d02df), UINT32_C(0x493e6773), UINT32_C(0x5331360a),
            UINT32_C(0xa33c88fe), UINT32_C(0x336e7790),
        } }, { {
            UINT32_C(0xe06128f5), UINT32_C(0x44fbc420), UINT32_C(0x464eb6cd), UINT32_C(0x8f06a402), UINT32_C(0xd21fe0cd),
            UINT32_C(0xe3609bce), UINT32_C(0x052627bf),
        } } },
        { { {
            UINT32_C(0xd439d55f), UINT32_C(0xdd9f44f6), UINT32_C(0x89221cd4), UINT32_C(0x4ea768a9), UINT32_C(0xe4bfb398),
            UINT32_C(0x161585ba), UINT32_C(0xbcb6b7fe),
        } }, { {
            UINT32_C(0x4f8d8b16), UINT32_C(0xc738ba30), UINT32_C(0x57db245b), UINT32_C(0xb4b24883), UINT32_C(0xf04fdec4),
            UINT32_C(0x065a0baa), UINT32_C(0xbedb969e),
        } } },
        { { {
            UINT32_C(0xf0e9afea), UINT32_C(0x14266939), UINT32_C(0x37bc83e2), UINT32_C(0xe6f87de0), UINT32_C(0x684baa5c),
            UINT32_C(0x1fabef3d), UINT32_C(0x5759acae),
        } }, { {
            UINT32_C(0x1c5fa2d0), UINT32_C(0xfc35c095), UINT32_C(0xd81312cc), UINT32_C(0xec80218a), UINT32_C(0x5e47eb8d),
            UINT32_C(0x956cc4be), UINT32_C(0x7519ce54),
        } } },
        { { {
            UINT32_C(0x2a4c1b25), UINT32_C(0xc16c2ba4), UINT32_C(0xcdd85629), UINT32_C(0x528448ca), UINT32_C(0x45d894c9),
            UINT32_C(0xc60ce6cb), UINT32_C(0xb3807f13),
        } }, { {
            UINT32_C(0x9fdc074e), UINT32_C(0x479552a6), UINT32_C(0xccdbc57a), UINT32_C(0xcca933c5), UINT32_C(0x745b009e),
            UINT32_C(0x9056d344), UINT32_C(0x843861c2),
        } } },
        { { {
            UINT32_C(0x2b8b364a), UINT32_C(0xd7b3847c), UINT32_C(0x5d35969d), UINT32_C(0x62b90315), UINT32_C(0x096906d2),
            UINT32_C(0x27560aa2), UINT32_C(0x3c967689),
        } }, { {
            UINT32_C(0x1d32235c), UINT32_C(0x4e41454c), UINT32_C(0x4f17ae1a), UINT32_C(0x2b4596ee), UINT32_C(0x367ed61a),
            UINT32_C(0xefb90564), UINT32_C(0x0a0e5001),
        } } },
        { { {
            UINT32_C(0x089250cb), UINT32_C(0xffdc21f3), UINT32_C(0x56beeda4), UINT32_C(0xb3c7149b), UINT32_C(0xa7b953c7),
            UINT32_C(0x89d63573), UINT32_C(0xc37b1c9c),
        } }, { {
            UINT32_C(0x92c0a483), UINT32_C(0x11803cfd), UINT32_C(0xf17e6045), UINT32_C(0x2aa0fe5d), UINT32_C(0x94083a85),
            UINT32_C(0xfd4258e4), UINT32_C(0xf02d18c3),
        } } },
        { { {
            UINT32_C(0x2bc67b3a), UINT32_C(0x170d8d68), UINT32_C(0x948bb080), UINT32_C(0x97ff994b), UINT32_C(0x844ebb86),
            UINT32_C(0x9cd2d4aa), UINT32_C(0x0093d6d7),
        } }, { {
            UINT32_C(0x958347ba), UINT32_C(0xba9d6acf), UINT32_C(0xbff1daaf), UINT32_C(0xbcaeccbe), UINT32_C(0x6fabb959),
            UINT32_C(0x27c134e2), UINT32_C(0x7ff501fe),
        } } },
        { { {
            UINT32_C(0x19cec585), UINT32_C(0xc4ec39bb), UINT32_C(0x286c1418), UINT32_C(0xd720a7a4), UINT32_C(0x9e911ffc),
            UINT32_C(0x4cc2d93f), UINT32_C(0x2e17ff2a),
        } }, { {
            UINT32_C(0x84cbc53c), UINT32_C(0x6b26737c), UINT32_C(0x73d73da4), UINT32_C(0xde6e3e0a), UINT32_C(0xca02a356),
            UINT32_C(0x0e9e3040), UINT32_C(0x9ff0107a),
        } } },
        { { {
            UINT32_C(0x73bd7a49), UINT32_C(0x9e308b3b), UINT32_C(0xac086f5c), UINT32_C(0x48fdb9b2), UINT32_C(0x1f3b0ee5),
            UINT32_C(0xba181272), UINT32_C(0x5b7ae698),
        } }, { {
            UINT32_C(0x9c0e762f), UINT32_C(0xc199eaa4), UINT32_C(0x0e8a3c57), UINT32_C(0xbfb62817), UINT32_C(0x57d59fad),
            UINT32_C(0xbf294193), UINT32_C(0x49656a48),
        } } },
        { { {
            UINT32_C(0xbe23a971), UINT32_C(0xe22c3dcf), UINT32_C(0x74469828), UINT32_C(0x78726edf), UINT32_C(0x0e23a67d),
            UINT32_C(0xc6f3582b), UINT32_C(0xca865e42),
        } }, { {
            UINT32_C(0xf4250076), UINT32_C(0x61bbab3f), UINT32_C(0x3b3763b5), UINT32_C(0xbf6d85e7), UINT32_C(0x440d9ec5),
            UINT32_C(0xa53599e7), UINT32_C(0xb947e94d),
        } } },
        { { {
            UINT32_C(0x6bd6d25f), UINT32_C(0xe614f042), UINT32_C(0x1fc9640a), UINT32_C(0x80e1b527), UINT32_C(0xc16fc408),
            UINT32_C(0x07917a0e), UINT32_C(0x510d2404),
        } }, { {
            UINT32_C(0x60953f24), UINT32_C(0xeba15f2f), UINT32_C(0xc7ed00e5), UINT32_C(0x32c79c96), UINT32_C(0xa549aa06),
            UINT32_C(0x9a774c84), UINT32_C(0x153c2689),
        } } },
        { { {
            UINT32_C(0x01ec91d1), UINT32_C(0x8d7b1abe), UINT32_C(0x6e894163), UINT32_C(0xa98332d0), UINT32_C(0xadfd200a),
            UINT32_C(0xb0a0f13e), UINT32_C(0x9a3fac73),
        } }, { {
            UINT32_C(0x56e5aed4), UINT32_C(0x3a950f6f), UINT32_C(0xdbabb3ba), UINT32_C(0x2b610b5e), UINT32_C(0xacf7c80a),
            UINT32_C(0x477a136d), UINT32_C(0x14f8902a),
        } } },
        { { {
            UINT32_C(0x829ec68b), UINT32_C(0x2dd13c19), UINT32_C(0x9e3c18f6), UINT32_C(0x5e733b99), UINT32_C(0x132cd469),
            UINT32_C(0xe95508fc), UINT32_C(0x2efc601b),
        } }, { {
            UINT32_C(0x481fc551), UINT32_C(0xadfb1f04), UINT32_C(0x83377a87), UINT32_C(0x9fcf4a1f), UINT32_C(0x4a1ff579),
            UINT32_C(0x81742b52), UINT32_C(0x18446340),
        } } },
        { { {
            UINT32_C(0x28aef931), UINT32_C(0x58ba9956), UINT32_C(0x0951703c), UINT32_C(0x58ee3132), UINT32_C(0x867d1962),
            UINT32_C(0xf89fbc83), UINT32_C(0x324416fc),
        } }, { {
            UINT32_C(0x302e3bb0), UINT32_C(0x878d0d09), UINT32_C(0x368bd6cb), UINT32_C(0x65873013), UINT32_C(0xf06a61fb),
            UINT32_C(0x862ba2be), UINT32_C(0x22f70c9f),
        } } },
        { { {
            UINT32_C(0x1c770540), UINT32_C(0xdc164adb), UINT32_C(0x463bf8ce), UINT32_C(0xa8e17b4e), UINT32_C(0x49dc3c1f),
            UINT32_C(0xf716dd7a), UINT32_C(0xf1eeb398),
        } }, { {
            UINT32_C(0xf84b0cba), UINT32_C(0x0ac15914), UINT32_C(0xad0f7e39), UINT32_C(0x632880a3), UINT32_C(0x1ca0c4a9),
            UINT32_C(0xa3dc59aa), UINT32_C(0xe0590bf4),
        } } },
        { { {
            UINT32_C(0x80741eb4), UINT32_C(0xb1710e7b), UINT32_C(0xaf2bec58), UINT32_C(0x0874a205), UINT32_C(0xd52cb673),
            UINT32_C(0xdaa268c4), UINT32_C(0x236f1cd2),
        } }, { {
            UINT32_C(0x70163959), UINT32_C(0x7dbe469b), UINT32_C(0x0bd7585c), UINT32_C(0x804d3261), UINT32_C(0x2874e5e9),
            UINT32_C(0x196b7158), UINT32_C(0x205c3846),
        } } },
        { { {
            UINT32_C(0x8197f50c), UINT32_C(0xfa84f0d0), UINT32_C(0xf66f25c9), UINT32_C(0x7c2e0679), UINT32_C(0x6e23c849),
            UINT32_C(0xb64cfcf0), UINT32_C(0x9f3267ac),
        } }, { {
            UINT32_C(0xba1cd4af), UINT32_C(0x8ea9a6a0), UINT32_C(0x9938853c), UINT32_C(0xedbcae44), UINT32_C(0x6cbe06d5),
            UINT32_C(0xf7136f1c), UINT32_C(0x259e9d2d),
        } } },
        { { {
            UINT32_C(0x27edb1ad), UINT32_C(0x7ba715ae), UINT32_C(0x87e1b910), UINT32_C(0xedf5734e), UINT32_C(0x269cc8e3),
            UINT32_C(0xa19d43b6), UINT32_C(0x44c5532f),
        } }, { {
            UINT32_C(0xbbaf7d49), UINT32_C(0xcefc1463), UINT32_C(0x5a667d1f), UINT32_C(0xd8ee1be5), UINT32_C(0x23b2dc30),
            UINT32_C(0x2f35cb08), UINT32_C(0x42747717),
        } } },
        { { {
            UINT32_C(0x27288acc), UINT32_C(0xb0f02be4), UINT32_C(0x0f17523d), UINT32_C(0xe962bd1e), UINT32_C(0xa68ad985),
            UINT32_C(0x231ec3df), UINT32_C(0x3d709eef),
        } }, { {
            UINT32_C(0xcb483b53), UINT32_C(0x5c142813), UINT32_C(0xe3dad44f), UINT32_C(0x5854422a), UINT32_C(0xa657739d),
            UINT32_C(0x3e6e7299), UINT32_C(0x7f31ccfc),
        } } },
    },
    {
        { { {
            UINT32_C(0x063e657c), UINT32_C(0x234c3453), UINT32_C(0xb824d83e), UINT32_C(0xf419d0a9), UINT32_C(0xdafe746d),
            UINT32_C(0x99ae494d), UINT32_C(0xc3aedfdc),
        } }, { {
            UINT32_C(0xfcdf28a9), UINT32_C(0xd37558cb), UINT32_C(0xc396e72d), UINT32_C(0x23455aa8), UINT32_C(0x0773de1a),
            UINT32_C(0xd0d29f0b), UINT32_C(0x6fddde22),
        } } },
        { { {
            UINT32_C(0x62a15f13), UINT32_C(0x7d1d3753), UINT32_C(0xd0763122), UINT32_C(0xe0772651), UINT32_C(0x1805c8a3),
            UINT32_C(0x86a0c91a), UINT32_C(0x3e2949d4),
        } }, { {
            UINT32_C(0xda206449), UINT32_C(0xd875fcd6), UINT32_C(0x2823b9d5), UINT32_C(0xf592c0cb), UINT32_C(0x7efa1d38),
            UINT32_C(0xc69e53b0), UINT32_C(0x46c7323e),
        } } },
        { { {
            UINT32_C(0x00d4af04), UINT32_C(0x8a1a7c61), UINT32_C(0x87ffbeda), UINT32_C(0x34225f82), UINT32_C(0x53816799),
            UINT32_C(0x6356d807), UINT32_C(0x3d6ab0db),
        } }, { {
            UINT32_C(0xc8fc2b8b), UINT32_C(0x31356860), UINT32_C(0xd97685ce), UINT32_C(0xc61476df), UINT32_C(0x811ff459),
            UINT32_C(0xa1e5d7eb), UINT32_C(0xffaf6e3d),
        } } },
        { { {
            UINT32_C(0x92541736), UINT32_C(0xc7dba5a5), UINT32_C(0xd4ec9805), UINT32_C(0x49b1033a), UINT32_C(0xc2e89555),
            UINT32_C(0x4c036c45), UINT32_C(0x5c2a54ed),
        } }, { {
            UINT32_C(0xb6ad4ce8), UINT32_C(0xc29e4331), UINT32_C(0x1203499b), UINT32_C(0xcb472de6), UINT32_C(0xe1efda82),
            UINT32_C(0x9a475724), UINT32_C(0xac92f5fb),
        } } },
        { { {
            UINT32_C(0x54f1ddef), UINT32_C(0x87deb64d), UINT32_C(0x8a731e7f), UINT32_C(0x81c7a113), UINT32_C(0x4f35501b),
            UINT32_C(0x90a236ac), UINT32_C(0x48a01de2),
        } }, { {
            UINT32_C(0x9b754edd), UINT32_C(0x2b562252), UINT32_C(0x5869410a), UINT32_C(0xb1b493d4), UINT32_C(0x77d33da5),
            UINT32_C(0x10d39b00), UINT32_C(0xbd3579da),
        } } },
        { { {
            UINT32_C(0x22e202dd), UINT32_C(0x87e704ba), UINT32_C(0x9e2f3229), UINT32_C(0x1a976408), UINT32_C(0x46a2fb31),
            UINT32_C(0x823e3b8b), UINT32_C(0x106125e2),
        } }, { {
            UINT32_C(0x40bd3208), UINT32_C(0x0743598f), UINT32_C(0x0ce80732), UINT32_C(0x1da08040), UINT32_C(0xeabcabb0),
            UINT32_C(0xaf6381be), UINT32_C(0xe6ea27ac),
        } } },
        { { {
            UINT32_C(0x515f833b), UINT32_C(0x6359df66), UINT32_C(0xca1b3a13), UINT32_C(0x9586b2e0), UINT32_C(0x588f5680),
            UINT32_C(0x5c1a61b5), UINT32_C(0x070e9745),
        } }, { {
            UINT32_C(0x63ca6f68), UINT32_C(0x65dd0253), UINT32_C(0xa104e90e), UINT32_C(0x9b25a11f), UINT32_C(0x908ceb90),
            UINT32_C(0x1b596203), UINT32_C(0x525b1353),
        } } },
        { { {
            UINT32_C(0xf7445296), UINT32_C(0xeb5b02ab), UINT32_C(0x3fd66df9), UINT32_C(0x7a34c717), UINT32_C(0x06dea83a),
            UINT32_C(0xd1620423), UINT32_C(0x4bc7f933),
        } }, { {
            UINT32_C(0xfacedcac), UINT32_C(0xcc651463), UINT32_C(0xaed8019b), UINT32_C(0x1cd4bd1d), UINT32_C(0x5a2ddb0a),
            UINT32_C(0x97c6cffd), UINT32_C(0xd99aa56e),
        } } },
        { { {
            UINT32_C(0xeedca9ef), UINT32_C(0x0c63be71), UINT32_C(0x555918c5), UINT32_C(0xd2cb9306), UINT32_C(0xb032bedf),
            UINT32_C(0xd885c6b9), UINT32_C(0xa531768a),
        } }, { {
            UINT32_C(0xe0953180), UINT32_C(0x28933202), UINT32_C(0x3724c396), UINT32_C(0xe8c9951a), UINT32_C(0xad9cab38),
            UINT32_C(0x5f4c8767), UINT32_C(0xaea9658d),
        } } },
        { { {
            UINT32_C(0x6fc31797), UINT32_C(0x014260b4), UINT32_C(0x44b7a00d), UINT32_C(0x0da33237), UINT32_C(0x05a974a1),
            UINT32_C(0x5aa0b4e3), UINT32_C(0xd87375d0),
        } }, { {
            UINT32_C(0xfcaff342), UINT32_C(0x40b5c287), UINT32_C(0x17fc44ed), UINT32_C(0x558a2b19), UINT32_C(0x91d8fdb2),
            UINT32_C(0xbd80b4f5), UINT32_C(0x3c059423),
        } } },
        { { {
            UINT32_C(0x54b08591), UINT32_C(0x1b4fbe74), UINT32_C(0x8108e6a9), UINT32_C(0xb8155cb1), UINT32_C(0x3b124bf3),
            UINT32_C(0x546f61b9), UINT32_C(0xd08c6407),
        } }, { {
            UINT32_C(0xf5e90e2b), UINT32_C(0xc5208de8), UINT32_C(0xa2bbfbf4), UINT32_C(0xe7fe67a3), UINT32_C(0xa9fe84df),
            UINT32_C(0x74e69bf0), UINT32_C(0x80a4b103),
        } } },
        { { {
            UINT32_C(0x6c9340ac), UINT32_C(0x7a74b390), UINT32_C(0x00180b2c), UINT32_C(0x9c92716e), UINT32_C(0x0766dcc0),
            UINT32_C(0xb9d0c342), UINT32_C(0x72730eab),
        } }, { {
            UINT32_C(0x790367b9), UINT32_C(0x6715c42b), UINT32_C(0x55d5ed41), UINT32_C(0x57e91c47), UINT32_C(0x8141df87),
            UINT32_C(0xe7b0206e), UINT32_C(0x0294640c),
        } } },
        { { {
            UINT32_C(0x13e38e1f), UINT32_C(0xbd894a8c), UINT32_C(0xe071d7ce), UINT32_C(0xba586f04), UINT32_C(0xd74552af),
            UINT32_C(0xc5d876ed), UINT32_C(0xb2aa3fc9),
        } }, { {
            UINT32_C(0xf00f9336), UINT32_C(0x62cfe093), UINT32_C(0xd85047e2), UINT32_C(0xcbd553fe), UINT32_C(0xfaf566f5),
            UINT32_C(0xd04017d0), UINT32_C(0x4bf2841b),
        } } },
        { { {
            UINT32_C(0xc2be2a35), UINT32_C(0xef7404c5), UINT32_C(0x2ad6e468), UINT32_C(0x18671f30), UINT32_C(0x3f6ed980),
            UINT32_C(0x362d9b37), UINT32_C(0xd0b5f9eb),
        } }, { {
            UINT32_C(0x79d5a440), UINT32_C(0xa48113b1), UINT32_C(0xbd809217), UINT32_C(0xa073bdd2), UINT32_C(0x2451cd9a),
            UINT32_C(0xf9452bb6), UINT32_C(0xf544de19),
        } } },
        { { {
            UINT32_C(0x14046fc0), UINT32_C(0xb20861ab), UINT32_C(0x6a65667d), UINT32_C(0xf9fe51eb), UINT32_C(0xe450582b),
            UINT32_C(0xedc92c6c), UINT32_C(0x9f008f55),
        } }, { {
            UINT32_C(0xf5c7dc4c), UINT32_C(0xdcd7a8e2), UINT32_C(0x0fcdff99), UINT32_C(0x788e8e0d), UINT32_C(0xa3fbd48e),
            UINT32_C(0x7b6e19da), UINT32_C(0xeeb8ce88),
        } } },
        { { {
            UINT32_C(0xa73cb6cc), UINT32_C(0xbb876b50), UINT32_C(0x299bd08c), UINT32_C(0xf78ca849), UINT32_C(0x87cbee81),
            UINT32_C(0x770a186a), UINT32_C(0xb40d22fb),
        } }, { {
            UINT32_C(0x31679c9e), UINT32_C(0x808c1d95), UINT32_C(0xb6629bbb), UINT32_C(0x0b521f3b), UINT32_C(0x9b1fe786),
            UINT32_C(0x1b6f3204), UINT32_C(0x2c381022),
        } } },
        { { {
            UINT32_C(0x6ffb462c), UINT32_C(0xe202281c), UINT32_C(0xbc36738a), UINT32_C(0x34f11690), UINT32_C(0x70c4ecaf),
            UINT32_C(0xbb218970), UINT32_C(0x4938317e),
        } }, { {
            UINT32_C(0x0e4f7544), UINT32_C(0x7f4bf0e6), UINT32_C(0x701e9732), UINT32_C(0xa734ccbb), UINT32_C(0xd30dbba2),
            UINT32_C(0x22bc81af), UINT32_C(0xb7019f2b),
        } } },
        { { {
            UINT32_C(0xeb953b86), UINT32_C(0x77a2b1f0), UINT32_C(0x83264391), UINT32_C(0xaa53697f), UINT32_C(0x6b612b42),
            UINT32_C(0xb9697881), UINT32_C(0x103ccae5),
        } }, { {
            UINT32_C(0xfe07dc9a), UINT32_C(0xfc5fe107), UINT32_C(0x8973c22a), UINT32_C(0xf130e25a), UINT32_C(0xb7555934),
            UINT32_C(0x7de52589), UINT32_C(0xe7942472),
        } } },
        { { {
            UINT32_C(0xc1671573), UINT32_C(0x2ed28a84), UINT32_C(0x60685469), UINT32_C(0x630305dc), UINT32_C(0xbe671c8a),
            UINT32_C(0x3769859f), UINT32_C(0x1e803f93),
        } }, { {
            UINT32_C(0x95359125), UINT32_C(0xc9d174bc), UINT32_C(0xbe4523f6), UINT32_C(0x2e76068c), UINT32_C(0xf4b83eed),
            UINT32_C(0x2e88f3cd), UINT32_C(0x3908d5ab),
        } } },
        { { {
            UINT32_C(0x9d35d2aa), UINT32_C(0x77b47c43), UINT32_C(0xc8e09983), UINT32_C(0x0e181cc4), UINT32_C(0x116d3e78),
            UINT32_C(0xcc209611), UINT32_C(0x6301fe85),
        } }, { {
            UINT32_C(0xa05590f9), UINT32_C(0xc1de7362), UINT32_C(0x64ec4d61), UINT32_C(0x49fec1ec), UINT32_C(0x9f54bf50),
            UINT32_C(0x17b1061d), UINT32_C(0x763f5022),
        } } },
        { { {
            UINT32_C(0x5bf6846e), UINT32_C(0x4c72f89c), UINT32_C(0xb4ca193e), UINT32_C(0x5e7941ae), UINT32_C(0x1215bdd8),
            UINT32_C(0xd32d047c), UINT32_C(0xf740e516),
        } }, { {
            UINT32_C(0x2dae5df3), UINT32_C(0x04e1af95), UINT32_C(0x482974dd), UINT32_C(0x120c51a6), UINT32_C(0xf6591a43),
            UINT32_C(0x55a8f821), UINT32_C(0x990bf85a),
        } } },
        { { {
            UINT32_C(0x49f7c30d), UINT32_C(0x186d29cd), UINT32_C(0x45274d5e), UINT32_C(0xd3ab1f75), UINT32_C(0x78874b5e),
            UINT32_C(0x8c841c08), UINT32_C(0x3e1a2047),
        } }, { {
            UINT32_C(0x8dbcfafe), UINT32_C(0xb7ba3e68), UINT32_C(0xc6adf99f), UINT32_C(0xa5024f3b), UINT32_C(0x5a9dc0d2),
            UINT32_C(0xc9f0e7af), UINT32_C(0xdc39616c),
        } } },
        { { {
            UINT32_C(0xca6f10ee), UINT32_C(0xc46782a1), UINT32_C(0x09868d85), UINT32_C(0x8aadaeaf), UINT32_C(0x6a6790bc),
            UINT32_C(0x16eabaac), UINT32_C(0x29757ede),
        } }, { {
            UINT32_C(0xca6a636b), UINT32_C(0x8be1438c), UINT32_C(0x370409cf), UINT32_C(0xcc4a2a70), UINT32_C(0x98320e0f),
            UINT32_C(0x35b1d6c9), UINT32_C(0x756b5d1b),
        } } },
        { { {
            UINT32_C(0xd0927e6f), UINT32_C(0xd6839ac6), UINT32_C(0x6dd7b094), UINT32_C(0x5d713ee8), UINT32_C(0x94eddd3a),
            UINT32_C(0xe938f057), UINT32_C(0x671a1153),
        } }, { {
            UINT32_C(0x152b15fa), UINT32_C(0xa32a1fca), UINT32_C(0xba5086d9), UINT32_C(0x17d94f4f), UINT32_C(0xe4ea0ba9),
            UINT32_C(0xc68a067a), UINT32_C(0xf0d24c09),
        } } },
        { { {
            UINT32_C(0xf3ce4ace), UINT32_C(0x6106b6d3), UINT32_C(0x4d4e991e), UINT32_C(0x1a46ce6a), UINT32_C(0x3cbf511f),
            UINT32_C(0x9e968458), UINT32_C(0x1146de55),
        } }, { {
            UINT32_C(0x107892cd), UINT32_C(0xc9dba09d), UINT32_C(0xe99eab9c), UINT32_C(0x4bf4eb1f), UINT32_C(0x7be0e840),
            UINT32_C(0xbce19ded), UINT32_C(0x6b3f2b39),
        } } },
        { { {
            UINT32_C(0x5bfef147), UINT32_C(0xa7278d2d), UINT32_C(0x143cad37), UINT32_C(0x70f367e3), UINT32_C(0x0c4ed5bb),
            UINT32_C(0xe0e700ed), UINT32_C(0x771902d6),
        } }, { {
            UINT32_C(0x500215d3), UINT32_C(0xa3fa0638), UINT32_C(0xeb762265), UINT32_C(0x41d5c063), UINT32_C(0xfb98298f),
            UINT32_C(0x3cc94ae2), UINT32_C(0x2953c4f5),
        } } },
        { { {
            UINT32_C(0x3e627d99), UINT32_C(0x878f5799), UINT32_C(0xae84ac7c), UINT32_C(0x3b8ec4d5), UINT32_C(0x790bf792),
            UINT32_C(0xcde249a0), UINT32_C(0x8beb6dca),
        } }, { {
            UINT32_C(0x256cd965), UINT32_C(0xaa8eb21a), UINT32_C(0xd408bc7e), UINT32_C(0xaff5a2ab), UINT32_C(0x0a2892ee),
            UINT32_C(0xc122685a), UINT32_C(0xa22231cf),
        } } },
        { { {
            UINT32_C(0xf1557b25), UINT32_C(0x2d1e6af4), UINT32_C(0xe55ac392), UINT32_C(0xea84d58d), UINT32_C(0x8f11e991),
            UINT32_C(0x2c5688e2), UINT32_C(0xbcc5feae),
        } }, { {
            UINT32_C(0xe0410329), UINT32_C(0x4b67eee2), UINT32_C(0xeb3b0c76), UINT32_C(0x025ba185), UINT32_C(0xfa200546),
            UINT32_C(0x0603eb01), UINT32_C(0x9cfbf337),
        } } },
        { { {
            UINT32_C(0x0ab45792), UINT32_C(0x3a67dcea), UINT32_C(0x7fdf949a), UINT32_C(0x3c0ad9e0), UINT32_C(0xb4bbd589),
            UINT32_C(0xa524147a), UINT32_C(0x448f7ba6),
        } }, { {
            UINT32_C(0x92b1bbef), UINT32_C(0xe2f4d7bc), UINT32_C(0x3eebe94c), UINT32_C(0x2e575cde), UINT32_C(0xaf39cce9),
            UINT32_C(0x6df238ea), UINT32_C(0xc08946c6),
        } } },
        { { {
            UINT32_C(0xb28dd222), UINT32_C(0xa2612757), UINT32_C(0x56c9a378), UINT32_C(0xd3ba81d0), UINT32_C(0x3a48f3a0),
            UINT32_C(0xf1c747e5), UINT32_C(0x9a5bf65b),
        } }, { {
            UINT32_C(0x704bb008), UINT32_C(0xc59da32f), UINT32_C(0xefefeaa6), UINT32_C(0x92d7d409), UINT32_C(0xdf5d6b44),
            UINT32_C(0xfaab18d0), UINT32_C(0xea41b886),
        } } },
        { { {
            UINT32_C(0x9ae22e0f), UINT32_C(0xb104cc33), UINT32_C(0xf37b3278), UINT32_C(0xd5c6d8b8), UINT32_C(0xde1b5f5d),
            UINT32_C(0x7d09b4af), UINT32_C(0x776a4074),
        } }, { {
            UINT32_C(0x434a72c4), UINT32_C(0xe3cdd3ae), UINT32_C(0xf2e6ca6e), UINT32_C(0xb779dfa3), UINT32_C(0x4e57bf44),
            UINT32_C(0xf4db93d1), UINT32_C(0xb93e1492),
        } } },
        { { {
            UINT32_C(0x8712a1ca), UINT32_C(0xd0d4384b), UINT32_C(0xb0f61f2e), UINT32_C(0xe3f4e800), UINT32_C(0x6184a0fd),
            UINT32_C(0x1f8f95ee), UINT32_C(0x9935809b),
        } }, { {
            UINT32_C(0xd1fb3761), UINT32_C(0x383fde38), UINT32_C(0x4a45cc97), UINT32_C(0xe4e65669), UINT32_C(0xce8baa23),
            UINT32_C(0x0d1f1fce), UINT32_C(0xdc6701ba),
        } } },
        { { {
            UINT32_C(0xe25e5350), UINT32_C(0x3ae078c7), UINT32_C(0xa6731b75), UINT32_C(0x860ebc60), UINT32_C(0x03f79f0c),
            UINT32_C(0xbde5f6cf), UINT32_C(0x54f41df4),
        } }, { {
            UINT32_C(0x7f38323a), UINT32_C(0xd00d10ad), UINT32_C(0x15c1dac1), UINT32_C(0x1c5ef842), UINT32_C(0x8880293c),
            UINT32_C(0xd41832ca), UINT32_C(0xf2b3995d),
        } } },
        { { {
            UINT32_C(0xc73ba1d2), UINT32_C(0xb52dd5d2), UINT32_C(0xc44ddaa4), UINT32_C(0x280935c3), UINT32_C(0xc1ccee19),
            UINT32_C(0x7ff0c59d), UINT32_C(0x84446e53),
        } }, { {
            UINT32_C(0x91344ced), UINT32_C(0x0194ffda), UINT32_C(0xef2f2820), UINT32_C(0xd2955b9f), UINT32_C(0x7aba7650),
            UINT32_C(0xcc2186ab), UINT32_C(0xf3f20e13),
        } } },
        { { {
            UINT32_C(0xa739849b), UINT32_C(0xf709bd1e), UINT32_C(0xf9625582), UINT32_C(0x70e20822), UINT32_C(0x426ac0cb),
            UINT32_C(0xaa88398d), UINT32_C(0xa00407b5),
        } }, { {
            UINT32_C(0xc02b1031), UINT32_C(0x2b9c7238), UINT32_C(0x5f85e382), UINT32_C(0xded08257), UINT32_C(0x7c4eb7b5),
            UINT32_C(0xb67b3bf5), UINT32_C(0x822dc8e5),
        } } },
        { { {
            UINT32_C(0x876cecbc), UINT32_C(0x0a533765), UINT32_C(0x5a9c7e92), UINT32_C(0x24a06c43), UINT32_C(0x5c726a08),
            UINT32_C(0x105ce7a2), UINT32_C(0xcafa7fc8),
        } }, { {
            UINT32_C(0x84899555), UINT32_C(0xf80ccc80), UINT32_C(0x653e0b1f), UINT32_C(0x65300a10), UINT32_C(0x007c185c),
            UINT32_C(0xf6408dc5), UINT32_C(0x705fd40f),
        } } },
        { { {
            UINT32_C(0x91eee28e), UINT32_C(0xe009fcb8), UINT32_C(0x52f0d781), UINT32_C(0x1809efc3), UINT32_C(0x3ac9cdff),
            UINT32_C(0x790bd186), UINT32_C(0x61b8519d),
        } }, { {
            UINT32_C(0xf971c30a), UINT32_C(0x2c7fce62), UINT32_C(0xa0784920), UINT32_C(0xc986059b), UINT32_C(0xf0cac435),
            UINT32_C(0xfe1dc7a6), UINT32_C(0xa7a96822),
        } } },
        { { {
            UINT32_C(0xe40e5681), UINT32_C(0x55be269c), UINT32_C(0x804c66ba), UINT32_C(0x6ee3f8d6), UINT32_C(0x856c2a83),
            UINT32_C(0x613df3c4), UINT32_C(0x13f1b39e),
        } }, { {
            UINT32_C(0x2b0c5be4), UINT32_C(0x799ca73c), UINT32_C(0x7dd2b787), UINT32_C(0x175a3bf7), UINT32_C(0xcdefcbab),
            UINT32_C(0x0ab7a881), UINT32_C(0x6153c027),
        } } },
        { { {
            UINT32_C(0x96a70899), UINT32_C(0x58841bf6), UINT32_C(0x68a01620), UINT32_C(0xe55215ff), UINT32_C(0xc82a3ba1),
            UINT32_C(0xb9268c68), UINT32_C(0xae61be05),
        } }, { {
            UINT32_C(0x06bfea45), UINT32_C(0xaf236b51), UINT32_C(0x07f6d0c1), UINT32_C(0x79810bb1), UINT32_C(0x55a28850),
            UINT32_C(0xb44342cf), UINT32_C(0xfc5989d4),
        } } },
        { { {
            UINT32_C(0xc10b0c29), UINT32_C(0x42bdd719), UINT32_C(0x7b6208f9), UINT32_C(0x42d21075), UINT32_C(0xe9508fa8),
            UINT32_C(0x06473593), UINT32_C(0xdbdcc3fe),
        } }, { {
            UINT32_C(0x925cf603), UINT32_C(0x05b1fe13), UINT32_C(0xa2fa7667), UINT32_C(0x2749ac66), UINT32_C(0xef53533f),
            UINT32_C(0x6e055d84), UINT32_C(0xa8240e00),
        } } },
        { { {
            UINT32_C(0xc93c6e9d), UINT32_C(0x0cd25054), UINT32_C(0x0fe80939), UINT32_C(0x4ae01c95), UINT32_C(0x59e9b0d6),
            UINT32_C(0x9097cf5d), UINT32_C(0xb5a2f789),
        } }, { {
            UINT32_C(0x6ef2f679), UINT32_C(0xe673996d), UINT32_C(0xc8b6b9be), UINT32_C(0x87218460), UINT32_C(0xdc443890),
            UINT32_C(0x6abcd356), UINT32_C(0xea21e592),
        } } },
        { { {
            UINT32_C(0xc3351a43), UINT32_C(0x8f9a84ca), UINT32_C(0x5b03ca12), UINT32_C(0xd68a4637), UINT32_C(0x2b6ed851),
            UINT32_C(0x293fa7ba), UINT32_C(0x4719f69b),
        } }, { {
            UINT32_C(0xb640f1b9), UINT32_C(0xe6842d74), UINT32_C(0x753e3bc3), UINT32_C(0x7847ec18), UINT32_C(0xb8548dc9),
            UINT32_C(0x124c0ff2), UINT32_C(0xb8a4dd03),
        } } },
        { { {
            UINT32_C(0xebd042f2), UINT32_C(0xcab330cd), UINT32_C(0x4c32c18d), UINT32_C(0x0f18f2d2), UINT32_C(0xfbdd60c6),
            UINT32_C(0x92eee3ce), UINT32_C(0x2da2a495),
        } }, { {
            UINT32_C(0x38238c31), UINT32_C(0x18f82cd3), UINT32_C(0xac0225c0), UINT32_C(0x14f2d905), UINT32_C(0xc26a4798),
            UINT32_C(0xab8d619d), UINT32_C(0x80a9dd1c),
        } } },
        { { {
            UINT32_C(0x9a33e4cc), UINT32_C(0xeaa51b0f), UINT32_C(0x778691a6), UINT32_C(0x9fb3736a), UINT32_C(0xd583a59b),
            UINT32_C(0xa67e48c4), UINT32_C(0x14e49926),
        } }, { {
            UINT32_C(0xe79ade9f), UINT32_C(0x3f7410be), UINT32_C(0x25af88a2), UINT32_C(0x25cb365b), UINT32_C(0x3ce2742c),
            UINT32_C(0xbac0df78), UINT32_C(0xb9a15b1f),
        } } },
        { { {
            UINT32_C(0xeda2c366), UINT32_C(0x2cb636c9), UINT32_C(0x3b84b892), UINT32_C(0xaab78642), UINT32_C(0xbf268bfe),
            UINT32_C(0x7ce05f33), UINT32_C(0xeeb7afce),
        } }, { {
            UINT32_C(0x692f6d70), UINT32_C(0x2a546434), UINT32_C(0x40be1566), UINT32_C(0x534a7e70), UINT32_C(0xb6d944b2),
            UINT32_C(0x84cb3d9d), UINT32_C(0x89c27d15),
        } } },
        { { {
            UINT32_C(0xf90a3447), UINT32_C(0xe40c6122), UINT32_C(0x596c9743), UINT32_C(0x70395440), UINT32_C(0x288c8d3a),
            UINT32_C(0x444a7af9), UINT32_C(0xfc62cfee),
        } }, { {
            UINT32_C(0xe9b31dcf), UINT32_C(0x29e434be), UINT32_C(0xc9ed8ed1), UINT32_C(0xc915e7e4), UINT32_C(0xb7932554),
            UINT32_C(0x3f5facbc), UINT32_C(0x157d868b),
        } } },
        { { {
            UINT32_C(0x8aab4259), UINT32_C(0x18e9b1d3), UINT32_C(0x6027c048), UINT32_C(0xe92d3a7c), UINT32_C(0xe68d4a85),
            UINT32_C(0x6e5bf217), UINT32_C(0xf405d504),
        } }, { {
            UINT32_C(0x650528d0), UINT32_C(0xcd6fc495), UINT32_C(0x18505c0c), UINT32_C(0xd787dd41), UINT32_C(0xe6929606),
            UINT32_C(0x58bf16fb), UINT32_C(0x8f615ec7),
        } } },
        { { {
            UINT32_C(0x92220156), UINT32_C(0xb3ef470f), UINT32_C(0x87a51daa), UINT32_C(0x2e52d4dc), UINT32_C(0x2c94ddbf),
            UINT32_C(0x5bb727b5), UINT32_C(0x38862be9),
        } }, { {
            UINT32_C(0xe838cddf), UINT32_C(0xd65d89f2), UINT32_C(0xaf72e0f3), UINT32_C(0x97a54e93), UINT32_C(0xb24bde50),
            UINT32_C(0x91b65429), UINT32_C(0xb37ffd4f),
        } } },
        { { {
            UINT32_C(0x7805ab00), UINT32_C(0x10f3b24f), UINT32_C(0x24577f63), UINT32_C(0x0e5b1d6a), UINT32_C(0x81f9b41a),
            UINT32_C(0xd9daef80), UINT32_C(0x73efa902),
        } }, { {
            UINT32_C(0xc1b080dd), UINT32_C(0xcc113a1f), UINT32_C(0xc18e42c9), UINT32_C(0x3f2bb8bd), UINT32_C(0x34ed2498),
            UINT32_C(0xfbb20291), UINT32_C(0x5f4a8ade),
        } } },
        { { {
            UINT32_C(0x06c5d760), UINT32_C(0xd92019d0), UINT32_C(0xfe1202e2), UINT32_C(0xb1b3778e), UINT32_C(0x72b44c32),
            UINT32_C(0x39710e89), UINT32_C(0x2689e341),
        } }, { {
            UINT32_C(0x360e891e), UINT32_C(0x199dc6d5), UINT32_C(0x76e7d55a), UINT32_C(0xf41b5253), UINT32_C(0x5e0c9077),
            UINT32_C(0xfa5c1b0d), UINT32_C(0xa582466c),
        } } },
        { { {
            UINT32_C(0x5a1905d1), UINT32_C(0x7d0c024f), UINT32_C(0x7ee0f4c8), UINT32_C(0x0b3e67a5), UINT32_C(0x0bf150ca),
            UINT32_C(0xad757166), UINT32_C(0xacb8e9a9),
        } }, { {
            UINT32_C(0x7c543398), UINT32_C(0x76bdd09e), UINT32_C(0xb933953b), UINT32_C(0x8bf4c36f), UINT32_C(0xf05a61ee),
            UINT32_C(0x506bd547), UINT32_C(0x292c82f2),
        } } },
        { { {
            UINT32_C(0x11543a10), UINT32_C(0x3180f5ff), UINT32_C(0x270eca25), UINT32_C(0xc4d9dc0f), UINT32_C(0x442ce806),
            UINT32_C(0x1917c812), UINT32_C(0x2023f852),
        } }, { {
            UINT32_C(0xce7ef5cc), UINT32_C(0x8de2e9cd), UINT32_C(0x2dea242f), UINT32_C(0x71b7f029), UINT32_C(0xe7fbdfec),
            UINT32_C(0x04e04fd1), UINT32_C(0x9cf663b2),
        } } },
        { { {
            UINT32_C(0x13c69fa8), UINT32_C(0x04d0ede9), UINT32_C(0xc2ecad4a), UINT32_C(0x34d4a206), UINT32_C(0x4f1a911f),
            UINT32_C(0xf6a46def), UINT32_C(0xe4a3b68c),
        } }, { {
            UINT32_C(0xaefd878f), UINT32_C(0x52606d49), UINT32_C(0xa6a3e5fa), UINT32_C(0x7d1bef16), UINT32_C(0x09a4f5b6),
            UINT32_C(0x12f799ce), UINT32_C(0x0ec82a28),
        } } },
        { { {
            UINT32_C(0x8d59f5d8), UINT32_C(0x64987e13), UINT32_C(0xd17197e2), UINT32_C(0x90ff17e4), UINT32_C(0x33ca6bb3),
            UINT32_C(0x6211f174), UINT32_C(0x955c4bd4),
        } }, { {
            UINT32_C(0x0a749c52), UINT32_C(0x5dd85a9c), UINT32_C(0x5bd07634), UINT32_C(0x1fb242b6), UINT32_C(0xc7a58bd3),
            UINT32_C(0x42cda633), UINT32_C(0x7ee5b2c2),
        } } },
        { { {
            UINT32_C(0xb4083793), UINT32_C(0xf25bc523), UINT32_C(0x34885e23), UINT32_C(0xf65679d9), UINT32_C(0xa156405e),
            UINT32_C(0x9a771999), UINT32_C(0x9eb5c3eb),
        } }, { {
            UINT32_C(0xedaadbf8), UINT32_C(0xcfc902d1), UINT32_C(0x2af16c67), UINT32_C(0x1e2e7261), UINT32_C(0xb0cdb26d),
            UINT32_C(0x290edf47), UINT32_C(0x84cfe7ff),
        } } },
        { { {
            UINT32_C(0x503fa707), UINT32_C(0x38d7397f), UINT32_C(0x94cf6f9f), UINT32_C(0x821160b5), UINT32_C(0x1f10ecbf),
            UINT32_C(0x34fe8286), UINT32_C(0x7957a805),
        } }, { {
            UINT32_C(0x06556472), UINT32_C(0x01429e77), UINT32_C(0x293918ae), UINT32_C(0x5df771c8), UINT32_C(0x3383beec),
            UINT32_C(0x2452b488), UINT32_C(0x88ce6a5b),
        } } },
        { { {
            UINT32_C(0x43fd562d), UINT32_C(0xb5122187), UINT32_C(0x11bc4cfc), UINT32_C(0x827a2818), UINT32_C(0x78d79ad0),
            UINT32_C(0x9db29c76), UINT32_C(0x4b08a724),
        } }, { {
            UINT32_C(0x6d4acb48), UINT32_C(0x1638acf3), UINT32_C(0xf6e1820a), UINT32_C(0xb87bb0dd), UINT32_C(0xc04a3256),
            UINT32_C(0x672078a3), UINT32_C(0x509dc4bf),
        } } },
        { { {
            UINT32_C(0xfce053d8), UINT32_C(0x840b1a0a), UINT32_C(0xbd41e887), UINT32_C(0x4fb96f02), UINT32_C(0x97cc5a76),
            UINT32_C(0x4708908a), UINT32_C(0xb89cf6b0),
        } }, { {
            UINT32_C(0xf75039b2), UINT32_C(0x917f5345), UINT32_C(0x3decd91c), UINT32_C(0x72eb8346), UINT32_C(0x5ed2df28),
            UINT32_C(0x2db934b4), UINT32_C(0x6c78577e),
        } } },
        { { {
            UINT32_C(0x1f39b3c3), UINT32_C(0x061ecf6e), UINT32_C(0xb4f611b6), UINT32_C(0xcb80ebb5), UINT32_C(0x4d0f4c2a),
            UINT32_C(0x73e1bc35), UINT32_C(0x9be1fc06),
        } }, { {
            UINT32_C(0x5ae114f9), UINT32_C(0x79306920), UINT32_C(0x4b6d166e), UINT32_C(0x949f8aaa), UINT32_C(0xc43cfc67),
            UINT32_C(0xdd8a3b48), UINT32_C(0x5e4cc9a0),
        } } },
        { { {
            UINT32_C(0x78e03986), UINT32_C(0xf28c749c), UINT32_C(0x03c24652), UINT32_C(0x89af38c6), UINT32_C(0x71403a01),
            UINT32_C(0x8bef3cce), UINT32_C(0xafd54cc3),
        } }, { {
            UINT32_C(0x68bccf0d), UINT32_C(0x44f524d5), UINT32_C(0xe257f4ae), UINT32_C(0xf83e6a0c), UINT32_C(0x8ae1a347),
            UINT32_C(0xa8f805de), UINT32_C(0xb65de394),
        } } },
        { { {
            UINT32_C(0x3dc9f4b2), UINT32_C(0x4f6d28df), UINT32_C(0x9b0c6d71), UINT32_C(0x6de361e1), UINT32_C(0xc4e63fba),
            UINT32_C(0x2695f044), UINT32_C(0x3c2579bb),
        } }, { {
            UINT32_C(0xaffa1f3f), UINT32_C(0x868ec572), UINT32_C(0x4af50fa2), UINT32_C(0x8b6e4506), UINT32_C(0xd73eb190),
            UINT32_C(0x212cf7c9), UINT32_C(0x835382fe),
        } } },
        { { {
            UINT32_C(0xde1293bd), UINT32_C(0xa7baa033), UINT32_C(0x4444cc46), UINT32_C(0x33c9bf6d), UINT32_C(0xa33de1fc),
            UINT32_C(0x077018ba), UINT32_C(0xb17e2b3c),
        } }, { {
            UINT32_C(0x46392c56), UINT32_C(0x30d7f33a), UINT32_C(0xe3989936), UINT32_C(0x341644f4), UINT32_C(0x1a09f5ab),
            UINT32_C(0x65a3206e), UINT32_C(0xc613621c),
        } } },
        { { {
            UINT32_C(0xd606a044), UINT32_C(0x629d9c42), UINT32_C(0x043f773f), UINT32_C(0xca522786), UINT32_C(0xb6c24604),
            UINT32_C(0xa2d65865), UINT32_C(0x14cee5a0),
        } }, { {
            UINT32_C(0xe74844e3), UINT32_C(0x4a184a1f), UINT32_C(0xa8aae8ba), UINT32_C(0x92cba8ef), UINT32_C(0xc5326c14),
            UINT32_C(0xfb5fc155), UINT32_C(0xe0d46f25),
        } } },
        { { {
            UINT32_C(0x9ac079bf), UINT32_C(0x5ee0a5b5), UINT32_C(0x9af4001a), UINT32_C(0x0ce6b2ad), UINT32_C(0x9e941a1b),
            UINT32_C(0xeab7fbd5), UINT32_C(0xea4e0216),
        } }, { {
            UINT32_C(0xac2e05fd), UINT32_C(0xe26e44c6), UINT32_C(0x22b10e30), UINT32_C(0x92dfb85e), UINT32_C(0xb224813a),
            UINT32_C(0x6d8eb3e2), UINT32_C(0x07cbf1b1),
        } } },
    },
    {
        { { {
            UINT32_C(0x85fe8cb6), UINT32_C(0xecab1d2f), UINT32_C(0xdb884a86), UINT32_C(0x670c9ce8), UINT32_C(0x6def8464),
            UINT32_C(0x8de8c57f), UINT32_C(0xde669c67),
        } }, { {
            UINT32_C(0x44c039ae), UINT32_C(0x0187cae6), UINT32_C(0x81c25f7b), UINT32_C(0xafaa5db1), UINT32_C(0xd39ca0d5),
            UINT32_C(0x4421e6c2), UINT32_C(0x593cdc69),
        } } },
        { { {
            UINT32_C(0xd0497acd), UINT32_C(0x194e7713), UINT32_C(0xcbd9435f), UINT32_C(0x477f3dad), UINT32_C(0x4d143560),
            UINT32_C(0xf53a4ed8), UINT32_C(0x7c03e615),
        } }, { {
            UINT32_C(0xa14b2f23), UINT32_C(0x4d2afc20), UINT32_C(0x45d95e7c), UINT32_C(0xecc8e538), UINT32_C(0x36f8ecce),
            UINT32_C(0x908bfc51), UINT32_C(0x191bfaa6),
        } } },
        { { {
            UINT32_C(0x24a84778), UINT32_C(0xbe5113f2), UINT32_C(0x3af2bcb5), UINT32_C(0x230c95b8), UINT32_C(0x7596e969),
            UINT32_C(0xba7a5758), UINT32_C(0xa14b06bf),
        } }, { {
            UINT32_C(0x195d77ef), UINT32_C(0xc5ee4fd2), UINT32_C(0x0dd2d576), UINT32_C(0x542d30f1), UINT32_C(0xeb136723),
            UINT32_C(0x313fe499), UINT32_C(0xb3590e97),
        } } },
        { { {
            UINT32_C(0xe3ad4961), UINT32_C(0x5adfc72f), UINT32_C(0xe669146b), UINT32_C(0x97064151), UINT32_C(0x9b6b43fc),
            UINT32_C(0x7f002701), UINT32_C(0x77ca1e54),
        } }, { {
            UINT32_C(0xbde0cb51), UINT32_C(0xf4f2ab8e), UINT32_C(0x25277c61), UINT32_C(0xa035f3c9), UINT32_C(0x548df960),
            UINT32_C(0x7362ab92), UINT32_C(0xf245336f),
        } } },
        { { {
            UINT32_C(0x048358ef), UINT32_C(0xbb3d2b4b), UINT32_C(0x5a534980), UINT32_C(0xfee2c70a), UINT32_C(0x6d3760eb),
            UINT32_C(0x26ee13d4), UINT32_C(0x546bada6),
        } }, { {
            UINT32_C(0xa8be7672), UINT32_C(0x5f1b3aa7), UINT32_C(0xe9ddf8ce), UINT32_C(0x5c6facd3), UINT32_C(0x1b003c0b),
            UINT32_C(0xf1a078f7), UINT32_C(0x6f8d711d),
        } } },
        { { {
            UINT32_C(0x5bdf3fbd), UINT32_C(0x88bf1748), UINT32_C(0x132daa6d), UINT32_C(0xc909c1c4), UINT32_C(0xe5fe2a17),
            UINT32_C(0x80a8a06b), UINT32_C(0x5744192d),
        } }, { {
            UINT32_C(0xf744f182), UINT32_C(0xdc63f5fb), UINT32_C(0x9bdd43c9), UINT32_C(0x7e1de6ea), UINT32_C(0x583eb77c),
            UINT32_C(0x6cc6fd0c), UINT32_C(0xbc76fa5d),
        } } },
        { { {
            UINT32_C(0x4b5d53b3), UINT32_C(0xffa2ebef), UINT32_C(0xbc5519ad), UINT32_C(0x2c29b37a), UINT32_C(0xfdc52370),
            UINT32_C(0x520c31ef), UINT32_C(0x5244afa5),
        } }, { {
            UINT32_C(0xa3c48524), UINT32_C(0x3954948c), UINT32_C(0x5cc86dda), UINT32_C(0x5263fae1), UINT32_C(0x7322afc3),
            UINT32_C(0xf1dfc7ce), UINT32_C(0x2dfa8a59),
        } } },
        { { {
            UINT32_C(0x25f0cfba), UINT32_C(0xbeff4e46), UINT32_C(0xd178f8c4), UINT32_C(0x69bd6a75), UINT32_C(0xb97d0349),
            UINT32_C(0x8a505de8), UINT32_C(0x43ceb8c3),
        } }, { {
            UINT32_C(0xe550d7d4), UINT32_C(0x37e274ff), UINT32_C(0xc16f320e), UINT32_C(0x0156cf0f), UINT32_C(0xd290800f),
            UINT32_C(0x1bc3c891), UINT32_C(0x9d8f2134),
        } } },
        { { {
            UINT32_C(0xec145592), UINT32_C(0x9af2b284), UINT32_C(0xff3c2821), UINT32_C(0x920ae35d), UINT32_C(0x290c8543),
            UINT32_C(0xd3f888d9), UINT32_C(0x970e52e6),
        } }, { {
            UINT32_C(0x3f9c4512), UINT32_C(0x7b952faf), UINT32_C(0x3650442d), UINT32_C(0x58d13a20), UINT32_C(0x8632854a),
            UINT32_C(0x400f0cfc), UINT32_C(0x4b045979),
        } } },
        { { {
            UINT32_C(0x4fb0f1ba), UINT32_C(0x7a520d38), UINT32_C(0x5f719433), UINT32_C(0x46bfbcb2), UINT32_C(0x29d69c32),
            UINT32_C(0x85257c4b), UINT32_C(0x795b6f58),
        } }, { {
            UINT32_C(0xa9e574a0), UINT32_C(0x566c4e22), UINT32_C(0xe96e1d7c), UINT32_C(0xd5097870), UINT32_C(0xa6fc47b6),
            UINT32_C(0xc5c330f8), UINT32_C(0x7a57634b),
        } } },
        { { {
            UINT32_C(0x8513eb80), UINT32_C(0x7d079ef3), UINT32_C(0x3cd87448), UINT32_C(0x3c8f2f5a), UINT32_C(0x341d0649),
            UINT32_C(0x1e6ee6d6), UINT32_C(0xd3195b9d),
        } }, { {
            UINT32_C(0x3b446afd), UINT32_C(0x6284592d), UINT32_C(0xf47e1b75), UINT32_C(0xbdcf0b5b), UINT32_C(0x9063fe25),
            UINT32_C(0xf45c4198), UINT32_C(0x8c782d8c),
        } } },
        { { {
            UINT32_C(0xd5fb7b18), UINT32_C(0xe67957fb), UINT32_C(0x4257b22d), UINT32_C(0x1e35f4e2), UINT32_C(0xa257acee),
            UINT32_C(0xcbed5dfc), UINT32_C(0x999e11aa),
        } }, { {
            UINT32_C(0xba279e35), UINT32_C(0xb33ea159), UINT32_C(0xe0f4dbdb), UINT32_C(0xd9f5583e), UINT32_C(0xff269ab4),
            UINT32_C(0xa02aa872), UINT32_C(0x4c0265fa),
        } } },
        { { {
            UINT32_C(0x98849264), UINT32_C(0x561104ad), UINT32_C(0x5e91f735), UINT32_C(0xeb227bee), UINT32_C(0x78e17de8),
            UINT32_C(0xacc49c89), UINT32_C(0xce667533),
        } }, { {
            UINT32_C(0x4a1dc81d), UINT32_C(0x0d09a608), UINT32_C(0xfa923c03), UINT32_C(0x4be36504), UINT32_C(0xe061439a),
            UINT32_C(0x71443a66), UINT32_C(0x7c1aa96f),
        } } },
        { { {
            UINT32_C(0xa0147f7a), UINT32_C(0xceb8c9d7), UINT32_C(0x1f21297b), UINT32_C(0xa21e8f66), UINT32_C(0x07e200c8),
            UINT32_C(0x8e653a3b), UINT32_C(0x6eba762d),
        } }, { {
            UINT32_C(0xc4bb9a49), UINT32_C(0xee20f8f5), UINT32_C(0x335e715d), UINT32_C(0x359105f3), UINT32_C(0x32bf5a14),
            UINT32_C(0x03e08934), UINT32_C(0x7afcad07),
        } } },
        { { {
            UINT32_C(0x2059b3c2), UINT32_C(0x462d9117), UINT32_C(0x9a619a43), UINT32_C(0x561084a9), UINT32_C(0x64b6d44f),
            UINT32_C(0x3bd0f18a), UINT32_C(0x7c26fb78),
        } }, { {
            UINT32_C(0x80490865), UINT32_C(0x9ad076b2), UINT32_C(0x0a3ab565), UINT32_C(0x90f082d1), UINT32_C(0xb0ae9e87),
            UINT32_C(0x97f7e513), UINT32_C(0xec1114ab),
        } } },
        { { {
            UINT32_C(0x4327156b), UINT32_C(0xd1b002e2), UINT32_C(0xcac71b29), UINT32_C(0x66c24ea7), UINT32_C(0x0eb3ea9f),
            UINT32_C(0xaf7039c2), UINT32_C(0x2f6bc58b),
        } }, { {
            UINT32_C(0xe0562b32), UINT32_C(0xa97ef4e5), UINT32_C(0xf8238cde), UINT32_C(0x2fe195e7), UINT32_C(0xf9f016cf),
            UINT32_C(0x69433c6e), UINT32_C(0xefc8cafa),
        } } },
        { { {
            UINT32_C(0x9fed88a4), UINT32_C(0x6547621e), UINT32_C(0x013e9d6f), UINT32_C(0x9089478e), UINT32_C(0x1e2f5f59),
            UINT32_C(0xe700d085), UINT32_C(0xdce23cc8),
        } }, { {
            UINT32_C(0x8fc4d480), UINT32_C(0xcc352ad5), UINT32_C(0xc12be173), UINT32_C(0x3b23ead8), UINT32_C(0x4c5be8aa),
            UINT32_C(0x848952f7), UINT32_C(0x23fb4685),
        } } },
        { { {
            UINT32_C(0xe92bce6c), UINT32_C(0x9493725f), UINT32_C(0x408e7f32), UINT32_C(0x903f7f4d), UINT32_C(0x54b73386),
            UINT32_C(0xb5417896), UINT32_C(0x25ea29fe),
        } }, { {
            UINT32_C(0x3060aa8a), UINT32_C(0x59f51917), UINT32_C(0x82e29d6f), UINT32_C(0x8e5ff4f4), UINT32_C(0x30bf84c3),
            UINT32_C(0x8dec6360), UINT32_C(0xfac395ca),
        } } },
        { { {
            UINT32_C(0x43d04ac6), UINT32_C(0x5143202c), UINT32_C(0xe25826a2), UINT32_C(0xa72573c6), UINT32_C(0xf4d8a67d),
            UINT32_C(0x2b6a6df8), UINT32_C(0x8dfcbeac),
        } }, { {
            UINT32_C(0x966b382c), UINT32_C(0x83655b27), UINT32_C(0x38ec9c42), UINT32_C(0x93a494ff), UINT32_C(0x9bafceac),
            UINT32_C(0x73c43127), UINT32_C(0x328da853),
        } } },
        { { {
            UINT32_C(0xfbc8dab6), UINT32_C(0x7eda25b6), UINT32_C(0x3a5eb427), UINT32_C(0x77e4980e), UINT32_C(0xd30e8c87),
            UINT32_C(0xda638ddb), UINT32_C(0xb0799af9),
        } }, { {
            UINT32_C(0x1767a5d0), UINT32_C(0x7fdf1c98), UINT32_C(0xc877c010), UINT32_C(0x12df2c65), UINT32_C(0x1f81d34c),
            UINT32_C(0x973f8e05), UINT32_C(0xcc23ae79),
        } } },
        { { {
            UINT32_C(0xc142163e), UINT32_C(0x68c6cdc1), UINT32_C(0xa2d19cc4), UINT32_C(0x121fdf1a), UINT32_C(0xa0921822),
            UINT32_C(0xdd34c74d), UINT32_C(0x2a9e79f0),
        } }, { {
            UINT32_C(0xaa6a82ac), UINT32_C(0x88ec2ee2), UINT32_C(0x12db1444), UINT32_C(0x007046f8), UINT32_C(0x933dd430),
            UINT32_C(0x33336d2b), UINT32_C(0xdaae3272),
        } } },
        { { {
            UINT32_C(0x5a2a24eb), UINT32_C(0x3856fe5d), UINT32_C(0x602c8823), UINT32_C(0x00f82dcd), UINT32_C(0x8cd6b0f0),
            UINT32_C(0xb6ad9f14), UINT32_C(0x033c239b),
        } }, { {
            UINT32_C(0xbc769f8c), UINT32_C(0xc0d98915), UINT32_C(0x2bbe33f9), UINT32_C(0x012a00d6), UINT32_C(0xb7722bfd),
            UINT32_C(0xc7b64e93), UINT32_C(0x98a953fe),
        } } },
        { { {
            UINT32_C(0x4de228d6), UINT32_C(0xed898597), UINT32_C(0xe79dc975), UINT32_C(0x5a800c86), UINT32_C(0x84aa8b1a),
            UINT32_C(0xfba5af49), UINT32_C(0x1786dfbe),
        } }, { {
            UINT32_C(0x84249513), UINT32_C(0xa3ab994e), UINT32_C(0x6eea70c4), UINT32_C(0x0302e70d), UINT32_C(0x59c669d5),
            UINT32_C(0xd1e1613b), UINT32_C(0xa05165b2),
        } } },
        { { {
            UINT32_C(0xef260c6c), UINT32_C(0xc4011fa9), UINT32_C(0x7b2cd962), UINT32_C(0x46c46382), UINT32_C(0x566a6ac8),
            UINT32_C(0x207ec82e), UINT32_C(0xf09f1e86),
        } }, { {
            UINT32_C(0x6e649304), UINT32_C(0x9130dedd), UINT32_C(0xbcb03a58), UINT32_C(0x9b811122), UINT32_C(0x6cbd0d43),
            UINT32_C(0x46d67d0a), UINT32_C(0x1a681174),
        } } },
        { { {
            UINT32_C(0x0a96b70d), UINT32_C(0xa1723293), UINT32_C(0xf2940fda), UINT32_C(0x64f4ea5b), UINT32_C(0x6a81432a),
            UINT32_C(0xb2be00f4), UINT32_C(0x6fd74df5),
        } }, { {
            UINT32_C(0x29c70bf2), UINT32_C(0x8ba5c41f), UINT32_C(0x2cb08320), UINT32_C(0x68dc5804), UINT32_C(0xecb07c82),
            UINT32_C(0xb66de8fe), UINT32_C(0x4db4402d),
        } } },
        { { {
            UINT32_C(0xdd352145), UINT32_C(0x0c028d36), UINT32_C(0xc0a2e51d), UINT32_C(0x8ede2e07), UINT32_C(0xef138881),
            UINT32_C(0x502acdb1), UINT32_C(0x907e83b4),
        } }, { {
            UINT32_C(0xd97b7be9), UINT32_C(0x5a7d7f46), UINT32_C(0x4442c1e2), UINT32_C(0x3cb5a036), UINT32_C(0x58030895),
            UINT32_C(0xe1566f58), UINT32_C(0xc2a0a4a6),
        } } },
        { { {
            UINT32_C(0x817e0fc9), UINT32_C(0x5b8f45c3), UINT32_C(0x380018d2), UINT32_C(0x90cf2337), UINT32_C(0xfd2ba196),
            UINT32_C(0x1026bec7), UINT32_C(0xbc02a87f),
        } }, { {
            UINT32_C(0xb0d72dab), UINT32_C(0xa3de863f), UINT32_C(0xf33a30d9), UINT32_C(0xde65ed11), UINT32_C(0x9dc43a15),
            UINT32_C(0x02f48a1f), UINT32_C(0xc8353e08),
        } } },
        { { {
            UINT32_C(0x2fb6e7bc), UINT32_C(0x095c1e99), UINT32_C(0x8195e999), UINT32_C(0xc79b5c68), UINT32_C(0x237c8900),
            UINT32_C(0x6ba88f9f), UINT32_C(0xbd35c9f0),
        } }, { {
            UINT32_C(0xae7b4aeb), UINT32_C(0xe28218cb), UINT32_C(0xba1a02a8), UINT32_C(0x57db7528), UINT32_C(0xbed09d55),
            UINT32_C(0xebacee40), UINT32_C(0x8c550a97),
        } } },
        { { {
            UINT32_C(0x7442a400), UINT32_C(0x5ac13a27), UINT32_C(0x94957e01), UINT32_C(0x982a9fc3), UINT32_C(0xea0ad5d6),
            UINT32_C(0x98cc9595), UINT32_C(0xde79a7ee),
        } }, { {
            UINT32_C(0x2dc42d15), UINT32_C(0xe3ebbc0b), UINT32_C(0x99710a9a), UINT32_C(0xc45ee413), UINT32_C(0xa32c1cb5),
            UINT32_C(0x83008bc1), UINT32_C(0x470099cf),
        } } },
        { { {
            UINT32_C(0x9a461454), UINT32_C(0xf0df0de5), UINT32_C(0xb765cac3), UINT32_C(0x32df97b8), UINT32_C(0x6d545d28),
            UINT32_C(0x88ad1dcb), UINT32_C(0x6c9e0997),
        } }, { {
            UINT32_C(0x9f02e55d), UINT32_C(0xed744c22), UINT32_C(0x189c44c6), UINT32_C(0x332954d5), UINT32_C(0x790b2ae7),
            UINT32_C(0x6bf5d8a7), UINT32_C(0xc8b640da),
        } } },
        { { {
            UINT32_C(0x8d48b5df), UINT32_C(0x945fa564), UINT32_C(0xc81e37de), UINT32_C(0x32096257), UINT32_C(0xe9e6067c),
            UINT32_C(0xa727e943), UINT32_C(0xf6864133),
        } }, { {
            UINT32_C(0x8755aefb), UINT32_C(0x9fed6626), UINT32_C(0xec9d9e9d), UINT32_C(0x9d867091), UINT32_C(0xe95cf29e),
            UINT32_C(0x1353ec7a), UINT32_C(0x6e1b9795),
        } } },
        { { {
            UINT32_C(0xe1840873), UINT32_C(0x6ddb00b6), UINT32_C(0x8aada28a), UINT32_C(0x7bf7531b), UINT32_C(0xeb321fe8),
            UINT32_C(0x2c4b6cea), UINT32_C(0x4ed51a48),
        } }, { {
            UINT32_C(0x99e1fdc9), UINT32_C(0x0ed4b3c7), UINT32_C(0x109fa5c5), UINT32_C(0x26db15b3), UINT32_C(0xdc7fd454),
            UINT32_C(0x165215b9), UINT32_C(0x9b0803fd),
        } } },
        { { {
            UINT32_C(0x13402da9), UINT32_C(0x2e7cf391), UINT32_C(0xb1874234), UINT32_C(0xf4f78b66), UINT32_C(0xe978be35),
            UINT32_C(0x6959c3d6), UINT32_C(0x4bf6d346),
        } }, { {
            UINT32_C(0x4f033ad7), UINT32_C(0xc82cbd6d), UINT32_C(0x2ea4c11a), UINT32_C(0xb07788d1), UINT32_C(0x22221eb4),
            UINT32_C(0x14ffd3dd), UINT32_C(0x76f05804),
        } } },
        { { {
            UINT32_C(0xcd33ce25), UINT32_C(0x86797fc2), UINT32_C(0x033a2b18), UINT32_C(0x282e1528), UINT32_C(0xaa4a68e7),
            UINT32_C(0xf6c2fea6), UINT32_C(0x50fba914),
        } }, { {
            UINT32_C(0x5ef4bb76), UINT32_C(0xe9e59496), UINT32_C(0xec3911ef), UINT32_C(0xb8efe6d4), UINT32_C(0xf16bdc1d),
            UINT32_C(0xb47bfe53), UINT32_C(0xf496f7a1),
        } } },
        { { {
            UINT32_C(0xb66b9b3e), UINT32_C(0x28d7ae85), UINT32_C(0x57ad2592), UINT32_C(0x9ec4b269), UINT32_C(0xe251c0c9),
            UINT32_C(0x73d9aa4a), UINT32_C(0x404c5aa9),
        } }, { {
            UINT32_C(0x683c2de6), UINT32_C(0xaa639dfd), UINT32_C(0x63066dc9), UINT32_C(0x1e9e5001), UINT32_C(0x4096b98e),
            UINT32_C(0xf484c258), UINT32_C(0x7da331b0),
        } } },
        { { {
            UINT32_C(0x69c8b04b), UINT32_C(0x9111d6e8), UINT32_C(0x119c97d2), UINT32_C(0x52788353), UINT32_C(0x40e1c3ac),
            UINT32_C(0x452dab94), UINT32_C(0xb872526c),
        } }, { {
            UINT32_C(0x12dfda0c), UINT32_C(0xfcb1e263), UINT32_C(0x512ca814), UINT32_C(0xa22e39a4), UINT32_C(0x30944627),
            UINT32_C(0x3ea1b7ae), UINT32_C(0x1018aa0c),
        } } },
        { { {
            UINT32_C(0xa3d741b6), UINT32_C(0xbe7a1557), UINT32_C(0x68894638), UINT32_C(0x9b44bd59), UINT32_C(0x78e1c9ab),
            UINT32_C(0x73d58f37), UINT32_C(0x72acd6aa),
        } }, { {
            UINT32_C(0xefcb4ad7), UINT32_C(0x432f04cc), UINT32_C(0xde0e9f6e), UINT32_C(0x7e83f121), UINT32_C(0x9d08f467),
            UINT32_C(0x340f5631), UINT32_C(0x3d267f85),
        } } },
        { { {
            UINT32_C(0x81133775), UINT32_C(0xfbe6e13f), UINT32_C(0x49d5881b), UINT32_C(0xded9b3ae), UINT32_C(0x41060680),
            UINT32_C(0xa6a99e0f), UINT32_C(0xd218ede1),
        } }, { {
            UINT32_C(0xcbb91332), UINT32_C(0x31de9015), UINT32_C(0xfee0b5df), UINT32_C(0xd608f970), UINT32_C(0xcfee2aad),
            UINT32_C(0xc389bff3), UINT32_C(0xf8633afa),
        } } },
        { { {
            UINT32_C(0x44975fa5), UINT32_C(0xe8ec0a21), UINT32_C(0x236254e4), UINT32_C(0xe2497c87), UINT32_C(0xb2094e57),
            UINT32_C(0x95693c62), UINT32_C(0xa30fa796),
        } }, { {
            UINT32_C(0x5046f0fb), UINT32_C(0x60bbcd7a), UINT32_C(0x5d47cfcf), UINT32_C(0x07669b43), UINT32_C(0x5c93edac),
            UINT32_C(0x3240fa33), UINT32_C(0x1f45fad7),
        } } },
        { { {
            UINT32_C(0x48f96e4a), UINT32_C(0xe461d6ef), UINT32_C(0xdde18919), UINT32_C(0xde24f495), UINT32_C(0x6a5f7b84),
            UINT32_C(0x4e9df7d1), UINT32_C(0x0b4f0957),
        } }, { {
            UINT32_C(0x900996cd), UINT32_C(0xb863297b), UINT32_C(0x2e9cf586), UINT32_C(0xdab72fee), UINT32_C(0xfd5a1eb2),
            UINT32_C(0x62dc904c), UINT32_C(0x0b051014),
        } } },
        { { {
            UINT32_C(0x1be6dbf1), UINT32_C(0x5de78912), UINT32_C(0x59040fe4), UINT32_C(0x0fd9ed44), UINT32_C(0xe341da39),
            UINT32_C(0x2406856d), UINT32_C(0xaffea172),
        } }, { {
            UINT32_C(0x17d3fe65), UINT32_C(0x9d8e573b), UINT32_C(0x6b55b042), UINT32_C(0x7ee7a41f), UINT32_C(0x26794ec7),
            UINT32_C(0x15807f9e), UINT32_C(0xf327c870),
        } } },
        { { {
            UINT32_C(0xad6a10c5), UINT32_C(0x5c6406e3), UINT32_C(0xc7247dd5), UINT32_C(0xc3fa823c), UINT32_C(0x8ec90d52),
            UINT32_C(0x60fb5eb9), UINT32_C(0xa2dc58db),
        } }, { {
            UINT32_C(0xf371bbc0), UINT32_C(0x37441dfc), UINT32_C(0x3cac9335), UINT32_C(0xcd41518b), UINT32_C(0xbe15d219),
            UINT32_C(0x0774464c), UINT32_C(0x75f12e91),
        } } },
        { { {
            UINT32_C(0xeb694ce6), UINT32_C(0xe436ef63), UINT32_C(0xba917b87), UINT32_C(0xfa3f8aa9), UINT32_C(0x5f463a70),
            UINT32_C(0xd83d1892), UINT32_C(0xaa4993f5),
        } }, { {
            UINT32_C(0x346e88bf), UINT32_C(0x0419e4c0), UINT32_C(0xc3887fb7), UINT32_C(0x407454de), UINT32_C(0x6e0ddeaf),
            UINT32_C(0x5e2c8a5c), UINT32_C(0x581afcad),
        } } },
        { { {
            UINT32_C(0x40cbfaf2), UINT32_C(0xe76f1dee), UINT32_C(0xf65c7550), UINT32_C(0xb5118896), UINT32_C(0xcc5e60f4),
            UINT32_C(0x0960225e), UINT32_C(0xffc173f3),
        } }, { {
            UINT32_C(0x95f3fe16), UINT32_C(0xa99aef9c), UINT32_C(0x81251078), UINT32_C(0x5d819495), UINT32_C(0xe0d2fe24),
            UINT32_C(0x7d1f5377), UINT32_C(0xcec9e1bb),
        } } },
        { { {
            UINT32_C(0xdbf5a84a), UINT32_C(0x4c7376eb), UINT32_C(0x0de9b96a), UINT32_C(0x3aa48db9), UINT32_C(0xf7743d9e),
            UINT32_C(0x9dab88d5), UINT32_C(0x3a922950),
        } }, { {
            UINT32_C(0x0a82077e), UINT32_C(0xeb1c8a96), UINT32_C(0x57cf2af7), UINT32_C(0x1f2b5060), UINT32_C(0xd3fd40cb),
            UINT32_C(0xd5657fa2), UINT32_C(0x894b1cc3),
        } } },
        { { {
            UINT32_C(0xf427adc7), UINT32_C(0xa3dad12b), UINT32_C(0x584869aa), UINT32_C(0x73d72384), UINT32_C(0xdf3c81cd),
            UINT32_C(0xcc6584cb), UINT32_C(0xed70fa9b),
        } }, { {
            UINT32_C(0xb0b8b3c9), UINT32_C(0xc98e4b9b), UINT32_C(0xb3326bd0), UINT32_C(0x4a37c098), UINT32_C(0x6a5ab7dc),
            UINT32_C(0x115dd452), UINT32_C(0x9541a7b0),
        } } },
        { { {
            UINT32_C(0x41b3f0c6), UINT32_C(0x37e645dd), UINT32_C(0xa03cea6d), UINT32_C(0x35bb97f9), UINT32_C(0x37e625a3),
            UINT32_C(0x78a3c172), UINT32_C(0x7b25d0b6),
        } }, { {
            UINT32_C(0x5f7074a4), UINT32_C(0xe71bc930), UINT32_C(0xbedc0b56), UINT32_C(0xae9855f9), UINT32_C(0x3484b2f9),
            UINT32_C(0x9bee12d8), UINT32_C(0xd332ade9),
        } } },
        { { {
            UINT32_C(0x2dd139a5), UINT32_C(0xe1225dcb), UINT32_C(0xb872d7ed), UINT32_C(0xf00fe9ca), UINT32_C(0x6a75893a),
            UINT32_C(0x60f46e9c), UINT32_C(0x8f406555),
        } }, { {
            UINT32_C(0x7e09c604), UINT32_C(0x650b7e6f), UINT32_C(0x468db952), UINT32_C(0xc168f1be), UINT32_C(0xbe2e4832),
            UINT32_C(0x610c9ba3), UINT32_C(0xb9cdbf6e),
        } } },
        { { {
            UINT32_C(0x92f8b0d7), UINT32_C(0xc436c408), UINT32_C(0x72cf9a4f), UINT32_C(0x95932315), UINT32_C(0x44ce6ac7),
            UINT32_C(0x4ff758bf), UINT32_C(0x423258b9),
        } }, { {
            UINT32_C(0x03e0e52d), UINT32_C(0x35394f43), UINT32_C(0xcdc1c0cb), UINT32_C(0x8cc45689), UINT32_C(0xd6cb6fe0),
            UINT32_C(0x1a0685f1), UINT32_C(0xd8ebd7f0),
        } } },
        { { {
            UINT32_C(0x3b475eda), UINT32_C(0x11f11dd2), UINT32_C(0x723521e0), UINT32_C(0x45e68c53), UINT32_C(0xf7169f15),
            UINT32_C(0xa9645960), UINT32_C(0x6e242cfc),
        } }, { {
            UINT32_C(0xd8f5e529), UINT32_C(0x9a1f34d5), UINT32_C(0x5025642a), UINT32_C(0x8e047e37), UINT32_C(0x4b7f33bb),
            UINT32_C(0xa053ef77), UINT32_C(0x03a058d9),
        } } },
        { { {
            UINT32_C(0xefe9dbbc), UINT32_C(0xcf927baf), UINT32_C(0xc699b98a), UINT32_C(0x448d2ba6), UINT32_C(0x4ffd72ab),
            UINT32_C(0xa79f7103), UINT32_C(0x24e4ac61),
        } }, { {
            UINT32_C(0x5a8fb9fc), UINT32_C(0xaaad6d9a), UINT32_C(0x5a72c508), UINT32_C(0x631bf37b), UINT32_C(0x0a754080),
            UINT32_C(0x33fd796f), UINT32_C(0x69c20cf1),
        } } },
        { { {
            UINT32_C(0x1a2ecc71), UINT32_C(0x911b62cb), UINT32_C(0x79075df3), UINT32_C(0x50d7886a), UINT32_C(0xc202cacb),
            UINT32_C(0xa043c08a), UINT32_C(0x5bea7521),
        } }, { {
            UINT32_C(0xf996dc41), UINT32_C(0x1eb503b7), UINT32_C(0xdf90cb1d), UINT32_C(0x4dd31a8d), UINT32_C(0x03b01623),
            UINT32_C(0x228e1531), UINT32_C(0xe7d5ae91),
        } } },
        { { {
            UINT32_C(0x29bc66bd), UINT32_C(0x1272ce51), UINT32_C(0x4704c5de), UINT32_C(0x031e6a85), UINT32_C(0x2f097f3c),
            UINT32_C(0x993006fb), UINT32_C(0xb627b0e4),
        } }, { {
            UINT32_C(0x42eddb05), UINT32_C(0xf9aac4d4), UINT32_C(0x536d4588), UINT32_C(0x063c2cd4), UINT32_C(0x023b0b16),
            UINT32_C(0x444917de), UINT32_C(0xf1b9dca4),
        } } },
        { { {
            UINT32_C(0x50001657), UINT32_C(0xf156bbdf), UINT32_C(0xf5691ab5), UINT32_C(0x7f21966c), UINT32_C(0x355c2bd0),
            UINT32_C(0x5f76486b), UINT32_C(0x0aa07852),
        } }, { {
            UINT32_C(0x38a79af3), UINT32_C(0x09dde9d7), UINT32_C(0xfc5a08b4), UINT32_C(0x081a96b7), UINT32_C(0xd3d37647),
            UINT32_C(0xb6933983), UINT32_C(0x5d83e578),
        } } },
        { { {
            UINT32_C(0x610e1170), UINT32_C(0xe8363db9), UINT32_C(0x791cb118), UINT32_C(0x6aa82f71), UINT32_C(0x2d25269e),
            UINT32_C(0xfdccca6f), UINT32_C(0x05df418f),
        } }, { {
            UINT32_C(0x285ca8e9), UINT32_C(0x01b2c425), UINT32_C(0x7015cb91), UINT32_C(0x45e3b126), UINT32_C(0x96d5f9d6),
            UINT32_C(0x7b88574d), UINT32_C(0xe72948de),
        } } },
        { { {
            UINT32_C(0x74ba7136), UINT32_C(0xc09cff20), UINT32_C(0x9cf7440b), UINT32_C(0xb1a45059), UINT32_C(0xdbe99cd3),
            UINT32_C(0x236cbff1), UINT32_C(0x2a234b05),
        } }, { {
            UINT32_C(0x47b97f8e), UINT32_C(0xa6bf0cab), UINT32_C(0x853b1d28), UINT32_C(0x1bbf9aef), UINT32_C(0x9613a0ba),
            UINT32_C(0x5c06219b), UINT32_C(0xabe128ce),
        } } },
        { { {
            UINT32_C(0x0d3423d0), UINT32_C(0xc44f50ad), UINT32_C(0xde75a218), UINT32_C(0x793a416f), UINT32_C(0x9a395408),
            UINT32_C(0x3a120968), UINT32_C(0x42b7ca1e),
        } }, { {
            UINT32_C(0xa3c61348), UINT32_C(0x1e1841a9), UINT32_C(0x1d67e0b4), UINT32_C(0xa0cd3a0b), UINT32_C(0xe47bc58f),
            UINT32_C(0xe1d920a1), UINT32_C(0x09585e3a),
        } } },
        { { {
            UINT32_C(0x4f9260b3), UINT32_C(0xf4406500), UINT32_C(0x678f9f27), UINT32_C(0x1d97974a), UINT32_C(0x620d5163),
            UINT32_C(0x1587b195), UINT32_C(0xd080d720),
        } }, { {
            UINT32_C(0x7802e219), UINT32_C(0xdabbae21), UINT32_C(0xb7b0387f), UINT32_C(0x3600f594), UINT32_C(0x71a6eeb1),
            UINT32_C(0x414b3936), UINT32_C(0x107626fc),
        } } },
        { { {
            UINT32_C(0x6bb73fe3), UINT32_C(0xc1ea834a), UINT32_C(0xbfce99b5), UINT32_C(0x7cece9dc), UINT32_C(0x4e8463d4),
            UINT32_C(0x27ff6b2a), UINT32_C(0xcde40c7b),
        } }, { {
            UINT32_C(0x272eff83), UINT32_C(0x9be670af), UINT32_C(0x54d97893), UINT32_C(0xe805f282), UINT32_C(0xcffbb28a),
            UINT32_C(0x4ca9a7e5), UINT32_C(0x7e2c6fee),
        } } },
        { { {
            UINT32_C(0x9032aea0), UINT32_C(0x5cd6ad18), UINT32_C(0x3ec377ea), UINT32_C(0x2bb3168f), UINT32_C(0xfe1b8102),
            UINT32_C(0x6d12bbf6), UINT32_C(0x229557bf),
        } }, { {
            UINT32_C(0x0f6bd956), UINT32_C(0x79e1c308), UINT32_C(0xbb61a14c), UINT32_C(0x967535f5), UINT32_C(0xb208784a),
            UINT32_C(0xa026f956), UINT32_C(0xefada994),
        } } },
        { { {
            UINT32_C(0x0b8d25c5), UINT32_C(0x256ad781), UINT32_C(0x6cc1726c), UINT32_C(0x96e93ac5), UINT32_C(0x7a8b83c9),
            UINT32_C(0xfeb5c581), UINT32_C(0x0a8c5fac),
        } }, { {
            UINT32_C(0x30f815d3), UINT32_C(0x4b94305b), UINT32_C(0xaf0de315), UINT32_C(0xa83c09ce), UINT32_C(0x49e67bb5),
            UINT32_C(0xd0f3de65), UINT32_C(0x006b18d5),
        } } },
        { { {
            UINT32_C(0x2be3184d), UINT32_C(0xda780967), UINT32_C(0x00716158), UINT32_C(0x520d2506), UINT32_C(0x344bf030),
            UINT32_C(0x80d509dc), UINT32_C(0xb24ff4df),
        } }, { {
            UINT32_C(0xc746200f), UINT32_C(0x25468d3b), UINT32_C(0x08fe4bf2), UINT32_C(0xf30402ac), UINT32_C(0x419d9295),
            UINT32_C(0x6a77c108), UINT32_C(0x61caebc0),
        } } },
        { { {
            UINT32_C(0x34633590), UINT32_C(0x7f73b738), UINT32_C(0x9ee1491b), UINT32_C(0x01e6e389), UINT32_C(0x5f6b9413),
            UINT32_C(0x36033ee2), UINT32_C(0x3e800043),
        } }, { {
            UINT32_C(0x93cfd80c), UINT32_C(0xa05b72e5), UINT32_C(0xca830520), UINT32_C(0xc00f005a), UINT32_C(0xd7226aa4),
            UINT32_C(0x7e80d71e), UINT32_C(0xdf9bcfd4),
        } } },
        { { {
            UINT32_C(0xe07a60ce), UINT32_C(0xf3d8e5eb), UINT32_C(0x1303d922), UINT32_C(0x0389db66), UINT32_C(0x766181c7),
            UINT32_C(0x7f3e6314), UINT32_C(0x9ef669d5),
        } }, { {
            UINT32_C(0x2cd8589a), UINT32_C(0x067a37fb), UINT32_C(0x1f1be889), UINT32_C(0xec92d136), UINT32_C(0x6fa5101f),
            UINT32_C(0x864f8b2d), UINT32_C(0xddcfb0c9),
        } } },
    },
};
#endif

/* r = the entry of this block for the signs in this column, with its sign */
static void p224_base_lookup(p224_affine *r, const p224_limb *v, unsigned int block, unsigned int column, uint64_t negate)
{
    unsigned int signs = 0, i, negative;
    p224_fe y;

    for (i = 0; i < P224_TEETH; i++) {
        signs |= (p224_bits(v, (block * P224_TEETH + i) * P224_SPACING + column + 1) & 1u) << i;
    }
    negative = (signs >> (P224_TEETH - 1)) ^ 1u;
    signs = (signs ^ (0u - negative)) & (P224_BLOCK_ENTRIES - 1u);
    memset(r, 0, sizeof *r);
    for (i = 0; i < P224_BLOCK_ENTRIES; i++) {
        const p224_limb mask = p224_samew(i, signs);
        p224_pick(&r->x, &p224_base[block][i].x, mask);
        p224_pick(&r->y, &p224_base[block][i].y, mask);
    }
    p224_fe_neg(&y, &r->y);
    p224_fe_select(&r->y, p224_mask64(negative) ^ negate, &y, &r->y);
}

/* Position i has the sign + where bit i + 1 of k is set, and the top position + always, which the bit above k stands for. */
void p224_point_mul_base(p224_point *r, const p224_sc *k)
{
    p224_limb v[P224_SIGN_WORDS];
    p224_point total;
    p224_affine addend;
    const uint64_t negate = p224_scalar_odd(v, P224_SIGN_WORDS, k);
    unsigned int column, block;

    v[P224_SIGNS / P224_WORD_BITS] |= (p224_limb)1 << (P224_SIGNS % P224_WORD_BITS);
    p224_base_lookup(&addend, v, P224_BLOCKS - 1, P224_SPACING - 1, negate);
    p224_point_from_affine(&total, &addend);
    for (column = P224_SPACING; column-- > 0;) {
        block = P224_BLOCKS;
        if (column == P224_SPACING - 1) {
            block--;
        } else {
            p224_point_dbl(&total, &total);
        }
        while (block-- > 0) {
            p224_base_lookup(&addend, v, block, column, negate);
            if (column < 1) {
                p224_point_add_affine(&total, &total, &addend);
            } else {
                (void)p224_point_add_affine_raw(&total, &total, &addend);
            }
        }
    }
    *r = total;
    p224_wipe(v, sizeof v);
    p224_wipe(&total, sizeof total);
    p224_wipe(&addend, sizeof addend);
    p224_wipe_stack();
}

void p224_point_mul_base_bytes(p224_point *r, const uint8_t k[28])
{
    p224_sc scalar;

    p224_reduce_bytes(&scalar, k, P224_SC_BYTES);
    p224_point_mul_base(r, &scalar);
    p224_wipe(&scalar, sizeof scalar);
}
