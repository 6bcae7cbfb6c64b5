extension SystemColors {
    /// From the Human Interface Guidelines, "Color", specifications; iOS 13 and 14 as the running system listed them.
    static let accents: [SystemColor] = [
        SystemColor(
            "systemRed", .accent,
            [
                .ios13: .opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
                .ios26: .opaque(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
            ]),
        SystemColor(
            "systemOrange", .accent,
            [
                .ios13: .opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
                .ios26: .opaque(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
            ]),
        SystemColor(
            "systemYellow", .accent,
            [
                .ios13: .opaque(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
                .ios15: .opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
                .ios26: .opaque(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
            ]),
        SystemColor(
            "systemGreen", .accent,
            [
                .ios13: .opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
                .ios26: .opaque(0x34C759, 0x30D158, 0x008932, 0x4AD968),
            ]),
        SystemColor(
            "systemMint", .accent,
            [
                .ios15: .opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
                .ios26: .opaque(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
            ]),
        SystemColor(
            "systemTeal", .accent,
            [
                .ios13: .opaque(0x5AC8FA, 0x64D2FF, 0x0071A4, 0x70D7FF),
                .ios15: .opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
                .ios26: .opaque(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
            ]),
        SystemColor(
            "systemCyan", .accent,
            [
                .ios15: .opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
                .ios26: .opaque(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
            ]),
        SystemColor(
            "systemBlue", .accent,
            [
                .ios13: .opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
                .ios26: .opaque(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            ]),
        SystemColor(
            "systemIndigo", .accent,
            [
                .ios13: .opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
                .ios26: .opaque(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
            ]),
        SystemColor(
            "systemPurple", .accent,
            [
                .ios13: .opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
                .ios26: .opaque(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
            ]),
        SystemColor(
            "systemPink", .accent,
            [
                .ios13: .opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
                .ios26: .opaque(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
            ]),
        SystemColor(
            "systemBrown", .accent,
            [
                .ios13: .opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
                .ios26: .opaque(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
            ]),
    ]
}
