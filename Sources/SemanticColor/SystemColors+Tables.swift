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

    /// The same numbers in all generations.
    static let grays: [SystemColor] = [
        SystemColor(
            "systemGray", .gray,
            [
                .ios13: .opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
            ]),
        SystemColor(
            "systemGray2", .gray,
            [
                .ios13: .opaque(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
            ]),
        SystemColor(
            "systemGray3", .gray,
            [
                .ios13: .opaque(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
            ]),
        SystemColor(
            "systemGray4", .gray,
            [
                .ios13: .opaque(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
            ]),
        SystemColor(
            "systemGray5", .gray,
            [
                .ios13: .opaque(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
            ]),
        SystemColor(
            "systemGray6", .gray,
            [
                .ios13: .opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
            ]),
    ]

    /// One colour per style; the labels differ in alpha. The high-contrast alphas of placeholders after iOS 14 are not
    /// known, so the older ones are kept.
    static let labels: [SystemColor] = [
        SystemColor(
            "label", .label,
            [
                .ios13: .opaque(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
            ]),
        SystemColor(
            "secondaryLabel", .label,
            [
                .ios13: .ink(0x3C3C43, 0.60, high: 0.68, dark: 0xEBEBF5, 0.60, high: 0.68),
                .ios15: .ink(0x3C3C43, 0.60, high: 0.80, dark: 0xEBEBF5, 0.60, high: 0.70),
                .ios26: .ink(0x3C3C43, 0.60, high: 0.80, dark: 0xEBEBF5, 0.70, high: 0.70),
            ]),
        SystemColor(
            "tertiaryLabel", .label,
            [
                .ios13: .ink(0x3C3C43, 0.30, high: 0.38, dark: 0xEBEBF5, 0.30, high: 0.38),
                .ios15: .ink(0x3C3C43, 0.30, high: 0.70, dark: 0xEBEBF5, 0.30, high: 0.55),
            ]),
        SystemColor(
            "quaternaryLabel", .label,
            [
                .ios13: .ink(0x3C3C43, 0.18, high: 0.26, dark: 0xEBEBF5, 0.16, high: 0.24),
                .ios15: .ink(0x3C3C43, 0.18, high: 0.55, dark: 0xEBEBF5, 0.16, high: 0.40),
            ]),
        SystemColor(
            "placeholderText", .label,
            [
                .ios13: .ink(0x3C3C43, 0.30, high: 0.38, dark: 0xEBEBF5, 0.30, high: 0.38)
            ]),
    ]

    /// Translucent fills over a background; the smaller the shape, the stronger the fill.
    static let fills: [SystemColor] = [
        SystemColor(
            "systemFill", .fill,
            [
                .ios13: .ink(0x787880, 0.20, high: 0.28, dark: 0x787880, 0.36, high: 0.44)
            ]),
        SystemColor(
            "secondarySystemFill", .fill,
            [
                .ios13: .ink(0x787880, 0.16, high: 0.24, dark: 0x787880, 0.32, high: 0.40)
            ]),
        SystemColor(
            "tertiarySystemFill", .fill,
            [
                .ios13: .ink(0x767680, 0.12, high: 0.20, dark: 0x767680, 0.24, high: 0.32)
            ]),
        SystemColor(
            "quaternarySystemFill", .fill,
            [
                .ios13: .ink(0x747480, 0.08, high: 0.16, dark: 0x767680, 0.18, high: 0.26)
            ]),
    ]

    /// The values of iOS 26 are from its design kit.
    static let separators: [SystemColor] = [
        SystemColor(
            "separator", .separator,
            [
                .ios13: .ink(0x3C3C43, 0.29, high: 0.37, dark: 0x545458, 0.60, high: 0.68),
                .ios26: .ink(0x000000, 0.12, high: 0.12, dark: 0xFFFFFF, 0.17, high: 0.17),
            ]),
        SystemColor(
            "opaqueSeparator", .separator,
            [
                .ios13: .opaque(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
            ]),
    ]

    /// From iOS 26, links have the value of systemBlue.
    static let links: [SystemColor] = [
        SystemColor(
            "link", .link,
            [
                .ios13: .opaque(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
                .ios26: .opaque(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
            ])
    ]

    /// In dark, each elevated value is the next brighter step of the base values.
    static let backgrounds: [SystemColor] = [
        SystemColor(
            "systemBackground", .background,
            [
                .ios13: .opaque(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, elevated: 0x1C1C1E, 0x242426)
            ]),
        SystemColor(
            "secondarySystemBackground", .background,
            [
                .ios13: .opaque(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426, elevated: 0x2C2C2E, 0x363638)
            ]),
        SystemColor(
            "tertiarySystemBackground", .background,
            [
                .ios13: .opaque(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638, elevated: 0x3A3A3C, 0x444446)
            ]),
        SystemColor(
            "systemGroupedBackground", .background,
            [
                .ios13: .opaque(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000, elevated: 0x1C1C1E, 0x242426)
            ]),
        SystemColor(
            "secondarySystemGroupedBackground", .background,
            [
                .ios13: .opaque(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426, elevated: 0x2C2C2E, 0x363638)
            ]),
        SystemColor(
            "tertiarySystemGroupedBackground", .background,
            [
                .ios13: .opaque(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638, elevated: 0x3A3A3C, 0x444446)
            ]),
    ]

    /// Colours that do not adapt, and aliases of colours that do.
    static let constants: [SystemColor] = [
        // Views inherit it; it is blue if no view sets another tint.
        SystemColor("tintColor", aliasOf: "systemBlue", since: .ios15),
        SystemColor("darkText", .fixed, [.ios13: .fixed(0x000000)]),
        SystemColor("lightText", .fixed, [.ios13: .fixed(0xFFFFFF, alpha: 0.60)]),
        SystemColor("clear", .fixed, [.ios13: .fixed(0x000000, alpha: 0)]),
        SystemColor("black", .fixed, [.ios13: .fixed(0x000000)]),
        SystemColor("white", .fixed, [.ios13: .fixed(0xFFFFFF)]),
    ]
}
