extension SystemColors {
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
}
