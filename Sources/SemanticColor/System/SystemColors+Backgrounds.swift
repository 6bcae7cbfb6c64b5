extension SystemColors {
    /// In dark, each elevated value is the next brighter step of the base ramp.
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

    /// Names that do not adapt, and other names of a colour that does.
    static let constants: [SystemColor] = [
        // Views inherit it; where nobody sets another, it is blue.
        SystemColor("tintColor", aliasOf: "systemBlue", since: .ios15),
        SystemColor("darkText", .fixed, [.ios13: .fixed(0x000000)]),
        SystemColor("lightText", .fixed, [.ios13: .fixed(0xFFFFFF, alpha: 0.60)]),
        SystemColor("clear", .fixed, [.ios13: .fixed(0x000000, alpha: 0)]),
        SystemColor("black", .fixed, [.ios13: .fixed(0x000000)]),
        SystemColor("white", .fixed, [.ios13: .fixed(0xFFFFFF)]),
    ]
}
