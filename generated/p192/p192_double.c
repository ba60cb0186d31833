/* SPDX-License-Identifier: MIT-0 */
/* Made by: ecgen --curve p192 */
/* From: p192.toml sha256:95d84216e811d8d1, ecgen sha256:4ec38434ec355990. Do not edit; make it again. */
/*
 * k*p + l*G for public scalars and points, as the verification of signatures wants it: non-adjacent forms of both scalars,
 * one chain of doublings for both (Straus 1964; Solinas 2001). The time depends on the values.
 */
#include "p192_curve_internal.h"

#define P192_NAF_WIDTH 5 /* odd digits below 2^(width - 1) */
#define P192_NAF_ENTRIES 8
#define P192_NAF_BASE_WIDTH 7
#define P192_NAF_BASE_ENTRIES 32

/* G, 3G, 5G, ... */
#if P192_WORD_BITS == 64
static const p192_affine p192_naf_base[P192_NAF_BASE_ENTRIES] = {
    { { {
        UINT64_C(0x0d8cb30c332fa108), UINT64_C(0x8a4bd3f776d12909), UINT64_C(0x954cc8f9f3d218f7),
    } }, { {
        UINT64_C(0x7b12a3371e422289), UINT64_C(0xde22b5248966f05e), UINT64_C(0x6a293d836aeda84d),
    } } },
    { { {
        UINT64_C(0x56b3fd7f230c0249), UINT64_C(0x3386809f42bebbf4), UINT64_C(0x53b5ad45770c581a),
    } }, { {
        UINT64_C(0x6be17b497fb74b1e), UINT64_C(0x16445c4850d91fbd), UINT64_C(0x228f18e243dc19c0),
    } } },
    { { {
        UINT64_C(0x69bca7841d8490a8), UINT64_C(0xa7c435204d92a6ad), UINT64_C(0x4ec31c347012b11d),
    } }, { {
        UINT64_C(0x6261825c843e401c), UINT64_C(0x102b7a936a65a2da), UINT64_C(0xdf00083f2d96f43a),
    } } },
    { { {
        UINT64_C(0xeb8ad91fe5efca73), UINT64_C(0x4c83fc441650b841), UINT64_C(0xeea07d43a63ebb45),
    } }, { {
        UINT64_C(0x2c8262c8cc6ab309), UINT64_C(0x44a67081ca1e7327), UINT64_C(0x6fef6d8866147372),
    } } },
    { { {
        UINT64_C(0x9f27848b449ce446), UINT64_C(0xedc613b6ed6f60e4), UINT64_C(0xd028dc5c33ef2855),
    } }, { {
        UINT64_C(0x32bbfe7f97566f06), UINT64_C(0xaee52dfc529bebe5), UINT64_C(0x7dfad9dadbd304ac),
    } } },
    { { {
        UINT64_C(0x44a299ccf19ed4f9), UINT64_C(0x5ce790e33ec18b4b), UINT64_C(0x34de50ac3898e8a1),
    } }, { {
        UINT64_C(0xa2641e2f52948777), UINT64_C(0xa5037393538eff35), UINT64_C(0xf1b6bb3238e46331),
    } } },
    { { {
        UINT64_C(0x153f3b780f8904a9), UINT64_C(0x44a7bd9614a75349), UINT64_C(0x4093735fd85d4a3f),
    } }, { {
        UINT64_C(0xed1d5ed03f7db015), UINT64_C(0x174975f71fff90b3), UINT64_C(0x9838d562dcd47496),
    } } },
    { { {
        UINT64_C(0xc373e084b0cf681b), UINT64_C(0x7da927376610b602), UINT64_C(0x46cadc98f098041b),
    } }, { {
        UINT64_C(0xd3e0adf86cdec872), UINT64_C(0x50d43591a7842f28), UINT64_C(0xa35efdc3cdf46778),
    } } },
    { { {
        UINT64_C(0xcfdba265e7056d4e), UINT64_C(0xc9d1189ca9b98e89), UINT64_C(0x3e1cd309a4a88eff),
    } }, { {
        UINT64_C(0x8b2429c3d040ec58), UINT64_C(0x6967afd67859d5e6), UINT64_C(0xcdf1095ba5fbf616),
    } } },
    { { {
        UINT64_C(0x37b23549417692ee), UINT64_C(0x3fafb8db7a4db977), UINT64_C(0xc85fef615d550c5c),
    } }, { {
        UINT64_C(0x88f70525c591dfcc), UINT64_C(0x20d82c9eadbba7d1), UINT64_C(0x34bdc1503bc105c7),
    } } },
    { { {
        UINT64_C(0x09a14d89c7b622a0), UINT64_C(0x719fb61104ac07cd), UINT64_C(0x487f1ad3485b1f75),
    } }, { {
        UINT64_C(0x6604b185f779459c), UINT64_C(0x633d924a79ffa446), UINT64_C(0x0a48ac49e2ed4e42),
    } } },
    { { {
        UINT64_C(0x791db75f8d76bd59), UINT64_C(0x664088fba5c667f8), UINT64_C(0x7cc0335c5a1f032a),
    } }, { {
        UINT64_C(0xabb460b3bf031b03), UINT64_C(0xcb61b85ec8f559b0), UINT64_C(0x282335bafed307dc),
    } } },
    { { {
        UINT64_C(0x422b5a19bfd973a2), UINT64_C(0xe637c08a7de885a1), UINT64_C(0x493d27a728af843c),
    } }, { {
        UINT64_C(0x0635af1627d0f709), UINT64_C(0xfaa0731da46b8241), UINT64_C(0x30152936de8513de),
    } } },
    { { {
        UINT64_C(0xeaa0614edea3626f), UINT64_C(0xb077889951b201c7), UINT64_C(0xe1e17ccfbc24cf40),
    } }, { {
        UINT64_C(0x5b9a23566f6a4f09), UINT64_C(0x6b43dd8981b35be5), UINT64_C(0x7134a9008eb6864b),
    } } },
    { { {
        UINT64_C(0xb550886c267c3b3b), UINT64_C(0xe4ef0b6a072ada2a), UINT64_C(0xefb23bc916cf9337),
    } }, { {
        UINT64_C(0xf4945a35035d6cdd), UINT64_C(0x7c2fbc7524d8682c), UINT64_C(0xb4b6f148b35b5932),
    } } },
    { { {
        UINT64_C(0xa5549752c1a83d71), UINT64_C(0xe9b2c58f07c519da), UINT64_C(0x6f5e6aee286a27e2),
    } }, { {
        UINT64_C(0x99cece8d7cfc6dd4), UINT64_C(0x18c9b5f7bbc24c84), UINT64_C(0x7e5875cad5a88338),
    } } },
    { { {
        UINT64_C(0x41095e964fbffaeb), UINT64_C(0x422337e28b3c6012), UINT64_C(0xb731e12b563eef5d),
    } }, { {
        UINT64_C(0x7e950bddc07cc789), UINT64_C(0xf97c27539d9cc3aa), UINT64_C(0x7af21a9a5a7f7345),
    } } },
    { { {
        UINT64_C(0xb35bcfb016036842), UINT64_C(0x036d725decedc764), UINT64_C(0xcbcb01612c6f8668),
    } }, { {
        UINT64_C(0x0348f7191b04bc1a), UINT64_C(0x0b2d84f8e1e99a42), UINT64_C(0xf098e97a9c1ec6e6),
    } } },
    { { {
        UINT64_C(0x9d83fd012775c0c5), UINT64_C(0x8658cc5a065da96c), UINT64_C(0x466cf509604210f1),
    } }, { {
        UINT64_C(0xdc4d8237e8fc750b), UINT64_C(0xb13663ff1477a111), UINT64_C(0x6a0ef58f4252c38b),
    } } },
    { { {
        UINT64_C(0x49b1bb22caa33960), UINT64_C(0x45871855e647c5a4), UINT64_C(0x6d71e970167d6801),
    } }, { {
        UINT64_C(0xbbeae386a2764f1f), UINT64_C(0xc7df73b81284c39a), UINT64_C(0x3ddc63bee8a8b423),
    } } },
    { { {
        UINT64_C(0xc4bdbeb26709fe0c), UINT64_C(0x86c2f2252aa46589), UINT64_C(0x6e215f981c6d96c6),
    } }, { {
        UINT64_C(0x3b1022551900c952), UINT64_C(0x09b6f4470b476bea), UINT64_C(0x888773561643c833),
    } } },
    { { {
        UINT64_C(0x111d94b70ee8588b), UINT64_C(0x5f7ba2ed1cae2230), UINT64_C(0xd1119eb28b428b68),
    } }, { {
        UINT64_C(0x5ac72be9c5901d8a), UINT64_C(0xd11c39be1a7e213d), UINT64_C(0x5eba5216ae1574db),
    } } },
    { { {
        UINT64_C(0xbbb380870d359302), UINT64_C(0xe0c552b53bf7212f), UINT64_C(0x6873aa54ce70eda4),
    } }, { {
        UINT64_C(0x42eb0476f0dcd6fe), UINT64_C(0xe354ae37202c6fba), UINT64_C(0xd2eeb9a4bb182481),
    } } },
    { { {
        UINT64_C(0x2e246f368959dc53), UINT64_C(0xc6882bd23f449349), UINT64_C(0xfbcda06252d56c22),
    } }, { {
        UINT64_C(0xaf1525bc037c14b7), UINT64_C(0x79f2c364f51db774), UINT64_C(0x51d5156e397c0db5),
    } } },
    { { {
        UINT64_C(0x38f567042d623962), UINT64_C(0x1d5927f2b8e018b4), UINT64_C(0x60f41495b7159417),
    } }, { {
        UINT64_C(0xa531058ee71a9c08), UINT64_C(0x038edfcfc4427fd5), UINT64_C(0xf40f0c3f16bcd9b9),
    } } },
    { { {
        UINT64_C(0xbc40bae0218251e9), UINT64_C(0x86a6f175ff92ffab), UINT64_C(0xc538fbe815c92a68),
    } }, { {
        UINT64_C(0x94b037e5ce8e05fa), UINT64_C(0x1e23b8c738df007b), UINT64_C(0xcf60919b6dfc21b0),
    } } },
    { { {
        UINT64_C(0x6c66ac7c07b07222), UINT64_C(0x7a2251bfabbb5a7e), UINT64_C(0x6898eec1ea506766),
    } }, { {
        UINT64_C(0x8ee773e90c8100c3), UINT64_C(0xe267812ab5ac1e10), UINT64_C(0x51d3e17e45ea2616),
    } } },
    { { {
        UINT64_C(0xe0cad6d0ab0c2496), UINT64_C(0xad9d4a4b3e58a13e), UINT64_C(0xb4009b9fcb2f20c6),
    } }, { {
        UINT64_C(0xf586adaafbd04c92), UINT64_C(0x27f06af165e4a2c2), UINT64_C(0x5efc658fe6ac820a),
    } } },
    { { {
        UINT64_C(0xd072005c45111281), UINT64_C(0xc38687f7c6dd923a), UINT64_C(0xc5493c3be7e55c30),
    } }, { {
        UINT64_C(0xc801a0dd1e7bcaf3), UINT64_C(0x7d89637866af003d), UINT64_C(0x88c92d2e5c5fc040),
    } } },
    { { {
        UINT64_C(0x752de436489578d4), UINT64_C(0x0ade8b1c6c0f251c), UINT64_C(0x29b34ffc59ad5609),
    } }, { {
        UINT64_C(0xd4af9bf6857c870b), UINT64_C(0xb779fab3e6b0527e), UINT64_C(0x20970dfe70ef261f),
    } } },
    { { {
        UINT64_C(0x4af8089114729183), UINT64_C(0x444581902650cc8e), UINT64_C(0x738c0bd4587ad69a),
    } }, { {
        UINT64_C(0xdab8713aefc4b5e7), UINT64_C(0x7d6d6ae3902363c0), UINT64_C(0xad59389845acff6b),
    } } },
    { { {
        UINT64_C(0xcc1674d5a5542c7d), UINT64_C(0xc8ebdbdd1fb770dd), UINT64_C(0x7d70a1ed0a3b16ce),
    } }, { {
        UINT64_C(0xa74f8148685db534), UINT64_C(0xa0eab0ad37c0b157), UINT64_C(0xcd8063a7a3971e22),
    } } },
};
#elif P192_WORD_BITS == 32
static const p192_affine p192_naf_base[P192_NAF_BASE_ENTRIES] = {
    { { {
        UINT32_C(0x332fa108), UINT32_C(0x0d8cb30c), UINT32_C(0x76d12909), UINT32_C(0x8a4bd3f7), UINT32_C(0xf3d218f7),
        UINT32_C(0x954cc8f9),
    } }, { {
        UINT32_C(0x1e422289), UINT32_C(0x7b12a337), UINT32_C(0x8966f05e), UINT32_C(0xde22b524), UINT32_C(0x6aeda84d),
        UINT32_C(0x6a293d83),
    } } },
    { { {
        UINT32_C(0x230c0249), UINT32_C(0x56b3fd7f), UINT32_C(0x42bebbf4), UINT32_C(0x3386809f), UINT32_C(0x770c581a),
        UINT32_C(0x53b5ad45),
    } }, { {
        UINT32_C(0x7fb74b1e), UINT32_C(0x6be17b49), UINT32_C(0x50d91fbd), UINT32_C(0x16445c48), UINT32_C(0x43dc19c0),
        UINT32_C(0x228f18e2),
    } } },
    { { {
        UINT32_C(0x1d8490a8), UINT32_C(0x69bca784), UINT32_C(0x4d92a6ad), UINT32_C(0xa7c43520), UINT32_C(0x7012b11d),
        UINT32_C(0x4ec31c34),
    } }, { {
        UINT32_C(0x843e401c), UINT32_C(0x6261825c), UINT32_C(0x6a65a2da), UINT32_C(0x102b7a93), UINT32_C(0x2d96f43a),
        UINT32_C(0xdf00083f),
    } } },
    { { {
        UINT32_C(0xe5efca73), UINT32_C(0xeb8ad91f), UINT32_C(0x1650b841), UINT32_C(0x4c83fc44), UINT32_C(0xa63ebb45),
        UINT32_C(0xeea07d43),
    } }, { {
        UINT32_C(0xcc6ab309), UINT32_C(0x2c8262c8), UINT32_C(0xca1e7327), UINT32_C(0x44a67081), UINT32_C(0x66147372),
        UINT32_C(0x6fef6d88),
    } } },
    { { {
        UINT32_C(0x449ce446), UINT32_C(0x9f27848b), UINT32_C(0xed6f60e4), UINT32_C(0xedc613b6), UINT32_C(0x33ef2855),
        UINT32_C(0xd028dc5c),
    } }, { {
        UINT32_C(0x97566f06), UINT32_C(0x32bbfe7f), UINT32_C(0x529bebe5), UINT32_C(0xaee52dfc), UINT32_C(0xdbd304ac),
        UINT32_C(0x7dfad9da),
    } } },
    { { {
        UINT32_C(0xf19ed4f9), UINT32_C(0x44a299cc), UINT32_C(0x3ec18b4b), UINT32_C(0x5ce790e3), UINT32_C(0x3898e8a1),
        UINT32_C(0x34de50ac),
    } }, { {
        UINT32_C(0x52948777), UINT32_C(0xa2641e2f), UINT32_C(0x538eff35), UINT32_C(0xa5037393), UINT32_C(0x38e46331),
        UINT32_C(0xf1b6bb32),
    } } },
    { { {
        UINT32_C(0x0f8904a9), UINT32_C(0x153f3b78), UINT32_C(0x14a75349), UINT32_C(0x44a7bd96), UINT32_C(0xd85d4a3f),
        UINT32_C(0x4093735f),
    } }, { {
        UINT32_C(0x3f7db015), UINT32_C(0xed1d5ed0), UINT32_C(0x1fff90b3), UINT32_C(0x174975f7), UINT32_C(0xdcd47496),
        UINT32_C(0x9838d562),
    } } },
    { { {
        UINT32_C(0xb0cf681b), UINT32_C(0xc373e084), UINT32_C(0x6610b602), UINT32_C(0x7da92737), UINT32_C(0xf098041b),
        UINT32_C(0x46cadc98),
    } }, { {
        UINT32_C(0x6cdec872), UINT32_C(0xd3e0adf8), UINT32_C(0xa7842f28), UINT32_C(0x50d43591), UINT32_C(0xcdf46778),
        UINT32_C(0xa35efdc3),
    } } },
    { { {
        UINT32_C(0xe7056d4e), UINT32_C(0xcfdba265), UINT32_C(0xa9b98e89), UINT32_C(0xc9d1189c), UINT32_C(0xa4a88eff),
        UINT32_C(0x3e1cd309),
    } }, { {
        UINT32_C(0xd040ec58), UINT32_C(0x8b2429c3), UINT32_C(0x7859d5e6), UINT32_C(0x6967afd6), UINT32_C(0xa5fbf616),
        UINT32_C(0xcdf1095b),
    } } },
    { { {
        UINT32_C(0x417692ee), UINT32_C(0x37b23549), UINT32_C(0x7a4db977), UINT32_C(0x3fafb8db), UINT32_C(0x5d550c5c),
        UINT32_C(0xc85fef61),
    } }, { {
        UINT32_C(0xc591dfcc), UINT32_C(0x88f70525), UINT32_C(0xadbba7d1), UINT32_C(0x20d82c9e), UINT32_C(0x3bc105c7),
        UINT32_C(0x34bdc150),
    } } },
    { { {
        UINT32_C(0xc7b622a0), UINT32_C(0x09a14d89), UINT32_C(0x04ac07cd), UINT32_C(0x719fb611), UINT32_C(0x485b1f75),
        UINT32_C(0x487f1ad3),
    } }, { {
        UINT32_C(0xf779459c), UINT32_C(0x6604b185), UINT32_C(0x79ffa446), UINT32_C(0x633d924a), UINT32_C(0xe2ed4e42),
        UINT32_C(0x0a48ac49),
    } } },
    { { {
        UINT32_C(0x8d76bd59), UINT32_C(0x791db75f), UINT32_C(0xa5c667f8), UINT32_C(0x664088fb), UINT32_C(0x5a1f032a),
        UINT32_C(0x7cc0335c),
    } }, { {
        UINT32_C(0xbf031b03), UINT32_C(0xabb460b3), UINT32_C(0xc8f559b0), UINT32_C(0xcb61b85e), UINT32_C(0xfed307dc),
        UINT32_C(0x282335ba),
    } } },
    { { {
        UINT32_C(0xbfd973a2), UINT32_C(0x422b5a19), UINT32_C(0x7de885a1), UINT32_C(0xe637c08a), UINT32_C(0x28af843c),
        UINT32_C(0x493d27a7),
    } }, { {
        UINT32_C(0x27d0f709), UINT32_C(0x0635af16), UINT32_C(0xa46b8241), UINT32_C(0xfaa0731d), UINT32_C(0xde8513de),
        UINT32_C(0x30152936),
    } } },
    { { {
        UINT32_C(0xdea3626f), UINT32_C(0xeaa0614e), UINT32_C(0x51b201c7), UINT32_C(0xb0778899), UINT32_C(0xbc24cf40),
        UINT32_C(0xe1e17ccf),
    } }, { {
        UINT32_C(0x6f6a4f09), UINT32_C(0x5b9a2356), UINT32_C(0x81b35be5), UINT32_C(0x6b43dd89), UINT32_C(0x8eb6864b),
        UINT32_C(0x7134a900),
    } } },
    { { {
        UINT32_C(0x267c3b3b), UINT32_C(0xb550886c), UINT32_C(0x072ada2a), UINT32_C(0xe4ef0b6a), UINT32_C(0x16cf9337),
        UINT32_C(0xefb23bc9),
    } }, { {
        UINT32_C(0x035d6cdd), UINT32_C(0xf4945a35), UINT32_C(0x24d8682c), UINT32_C(0x7c2fbc75), UINT32_C(0xb35b5932),
        UINT32_C(0xb4b6f148),
    } } },
    { { {
        UINT32_C(0xc1a83d71), UINT32_C(0xa5549752), UINT32_C(0x07c519da), UINT32_C(0xe9b2c58f), UINT32_C(0x286a27e2),
        UINT32_C(0x6f5e6aee),
    } }, { {
        UINT32_C(0x7cfc6dd4), UINT32_C(0x99cece8d), UINT32_C(0xbbc24c84), UINT32_C(0x18c9b5f7), UINT32_C(0xd5a88338),
        UINT32_C(0x7e5875ca),
    } } },
    { { {
        UINT32_C(0x4fbffaeb), UINT32_C(0x41095e96), UINT32_C(0x8b3c6012), UINT32_C(0x422337e2), UINT32_C(0x563eef5d),
        UINT32_C(0xb731e12b),
    } }, { {
        UINT32_C(0xc07cc789), UINT32_C(0x7e950bdd), UINT32_C(0x9d9cc3aa), UINT32_C(0xf97c2753), UINT32_C(0x5a7f7345),
        UINT32_C(0x7af21a9a),
    } } },
    { { {
        UINT32_C(0x16036842), UINT32_C(0xb35bcfb0), UINT32_C(0xecedc764), UINT32_C(0x036d725d), UINT32_C(0x2c6f8668),
        UINT32_C(0xcbcb0161),
    } }, { {
        UINT32_C(0x1b04bc1a), UINT32_C(0x0348f719), UINT32_C(0xe1e99a42), UINT32_C(0x0b2d84f8), UINT32_C(0x9c1ec6e6),
        UINT32_C(0xf098e97a),
    } } },
    { { {
        UINT32_C(0x2775c0c5), UINT32_C(0x9d83fd01), UINT32_C(0x065da96c), UINT32_C(0x8658cc5a), UINT32_C(0x604210f1),
        UINT32_C(0x466cf509),
    } }, { {
        UINT32_C(0xe8fc750b), UINT32_C(0xdc4d8237), UINT32_C(0x1477a111), UINT32_C(0xb13663ff), UINT32_C(0x4252c38b),
        UINT32_C(0x6a0ef58f),
    } } },
    { { {
        UINT32_C(0xcaa33960), UINT32_C(0x49b1bb22), UINT32_C(0xe647c5a4), UINT32_C(0x45871855), UINT32_C(0x167d6801),
        UINT32_C(0x6d71e970),
    } }, { {
        UINT32_C(0xa2764f1f), UINT32_C(0xbbeae386), UINT32_C(0x1284c39a), UINT32_C(0xc7df73b8), UINT32_C(0xe8a8b423),
        UINT32_C(0x3ddc63be),
    } } },
    { { {
        UINT32_C(0x6709fe0c), UINT32_C(0xc4bdbeb2), UINT32_C(0x2aa46589), UINT32_C(0x86c2f225), UINT32_C(0x1c6d96c6),
        UINT32_C(0x6e215f98),
    } }, { {
        UINT32_C(0x1900c952), UINT32_C(0x3b102255), UINT32_C(0x0b476bea), UINT32_C(0x09b6f447), UINT32_C(0x1643c833),
        UINT32_C(0x88877356),
    } } },
    { { {
        UINT32_C(0x0ee8588b), UINT32_C(0x111d94b7), UINT32_C(0x1cae2230), UINT32_C(0x5f7ba2ed), UINT32_C(0x8b428b68),
        UINT32_C(0xd1119eb2),
    } }, { {
        UINT32_C(0xc5901d8a), UINT32_C(0x5ac72be9), UINT32_C(0x1a7e213d), UINT32_C(0xd11c39be), UINT32_C(0xae1574db),
        UINT32_C(0x5eba5216),
    } } },
    { { {
        UINT32_C(0x0d359302), UINT32_C(0xbbb38087), UINT32_C(0x3bf7212f), UINT32_C(0xe0c552b5), UINT32_C(0xce70eda4),
        UINT32_C(0x6873aa54),
    } }, { {
        UINT32_C(0xf0dcd6fe), UINT32_C(0x42eb0476), UINT32_C(0x202c6fba), UINT32_C(0xe354ae37), UINT32_C(0xbb182481),
        UINT32_C(0xd2eeb9a4),
    } } },
    { { {
        UINT32_C(0x8959dc53), UINT32_C(0x2e246f36), UINT32_C(0x3f449349), UINT32_C(0xc6882bd2), UINT32_C(0x52d56c22),
        UINT32_C(0xfbcda062),
    } }, { {
        UINT32_C(0x037c14b7), UINT32_C(0xaf1525bc), UINT32_C(0xf51db774), UINT32_C(0x79f2c364), UINT32_C(0x397c0db5),
        UINT32_C(0x51d5156e),
    } } },
    { { {
        UINT32_C(0x2d623962), UINT32_C(0x38f56704), UINT32_C(0xb8e018b4), UINT32_C(0x1d5927f2), UINT32_C(0xb7159417),
        UINT32_C(0x60f41495),
    } }, { {
        UINT32_C(0xe71a9c08), UINT32_C(0xa531058e), UINT32_C(0xc4427fd5), UINT32_C(0x038edfcf), UINT32_C(0x16bcd9b9),
        UINT32_C(0xf40f0c3f),
    } } },
    { { {
        UINT32_C(0x218251e9), UINT32_C(0xbc40bae0), UINT32_C(0xff92ffab), UINT32_C(0x86a6f175), UINT32_C(0x15c92a68),
        UINT32_C(0xc538fbe8),
    } }, { {
        UINT32_C(0xce8e05fa), UINT32_C(0x94b037e5), UINT32_C(0x38df007b), UINT32_C(0x1e23b8c7), UINT32_C(0x6dfc21b0),
        UINT32_C(0xcf60919b),
    } } },
    { { {
        UINT32_C(0x07b07222), UINT32_C(0x6c66ac7c), UINT32_C(0xabbb5a7e), UINT32_C(0x7a2251bf), UINT32_C(0xea506766),
        UINT32_C(0x6898eec1),
    } }, { {
        UINT32_C(0x0c8100c3), UINT32_C(0x8ee773e9), UINT32_C(0xb5ac1e10), UINT32_C(0xe267812a), UINT32_C(0x45ea2616),
        UINT32_C(0x51d3e17e),
    } } },
    { { {
        UINT32_C(0xab0c2496), UINT32_C(0xe0cad6d0), UINT32_C(0x3e58a13e), UINT32_C(0xad9d4a4b), UINT32_C(0xcb2f20c6),
        UINT32_C(0xb4009b9f),
    } }, { {
        UINT32_C(0xfbd04c92), UINT32_C(0xf586adaa), UINT32_C(0x65e4a2c2), UINT32_C(0x27f06af1), UINT32_C(0xe6ac820a),
        UINT32_C(0x5efc658f),
    } } },
    { { {
        UINT32_C(0x45111281), UINT32_C(0xd072005c), UINT32_C(0xc6dd923a), UINT32_C(0xc38687f7), UINT32_C(0xe7e55c30),
        UINT32_C(0xc5493c3b),
    } }, { {
        UINT32_C(0x1e7bcaf3), UINT32_C(0xc801a0dd), UINT32_C(0x66af003d), UINT32_C(0x7d896378), UINT32_C(0x5c5fc040),
        UINT32_C(0x88c92d2e),
    } } },
    { { {
        UINT32_C(0x489578d4), UINT32_C(0x752de436), UINT32_C(0x6c0f251c), UINT32_C(0x0ade8b1c), UINT32_C(0x59ad5609),
        UINT32_C(0x29b34ffc),
    } }, { {
        UINT32_C(0x857c870b), UINT32_C(0xd4af9bf6), UINT32_C(0xe6b0527e), UINT32_C(0xb779fab3), UINT32_C(0x70ef261f),
        UINT32_C(0x20970dfe),
    } } },
    { { {
        UINT32_C(0x14729183), UINT32_C(0x4af80891), UINT32_C(0x2650cc8e), UINT32_C(0x44458190), UINT32_C(0x587ad69a),
        UINT32_C(0x738c0bd4),
    } }, { {
        UINT32_C(0xefc4b5e7), UINT32_C(0xdab8713a), UINT32_C(0x902363c0), UINT32_C(0x7d6d6ae3), UINT32_C(0x45acff6b),
        UINT32_C(0xad593898),
    } } },
    { { {
        UINT32_C(0xa5542c7d), UINT32_C(0xcc1674d5), UINT32_C(0x1fb770dd), UINT32_C(0xc8ebdbdd), UINT32_C(0x0a3b16ce),
        UINT32_C(0x7d70a1ed),
    } }, { {
        UINT32_C(0x685db534), UINT32_C(0xa74f8148), UINT32_C(0x37c0b157), UINT32_C(0xa0eab0ad), UINT32_C(0xa3971e22),
        UINT32_C(0xcd8063a7),
    } } },
};
#endif

static void p192_scalar_naf(signed char digits[][P192_NAF_LENGTH], const p192_sc *k, unsigned int width)
{
    p192_limb v[P192_NAF_WORDS];

    p192_scalar_plain(v, P192_NAF_WORDS, k);
    p192_naf(digits[0], v, width);
}

void p192_point_mul_double_vartime(p192_point *r, const p192_sc *k, const p192_point *p, const p192_sc *l)
{
    signed char digits[2][P192_NAF_LENGTH]; /* of k, then of l */
    p192_point table[1][P192_NAF_ENTRIES], twice, total;
    unsigned int i;

    p192_scalar_naf(digits, k, P192_NAF_WIDTH);
    p192_scalar_naf(digits + 1, l, P192_NAF_BASE_WIDTH);
    table[0][0] = *p;
    p192_point_dbl(&twice, p);
    for (i = 1; i < P192_NAF_ENTRIES; i++) {
        (void)p192_point_add_incomplete(&table[0][i], &table[0][i - 1], &twice);
    }
    p192_point_neutral(&total);
    for (i = P192_NAF_LENGTH; i-- > 0;) {
        p192_point_dbl(&total, &total);
        p192_add_digit(&total, table[0], digits[0][i]);
        p192_add_base_digit(&total, p192_naf_base, digits[1][i]);
    }
    *r = total;
}
