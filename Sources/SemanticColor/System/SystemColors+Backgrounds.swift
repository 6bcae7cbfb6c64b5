extension SystemColors {
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
