import SemanticColor
import Testing

/// The tables of the published reference, in decimal, as light, dark, light high, dark high; for
/// backgrounds as light, light high, dark, dark high, dark elevated, dark high elevated.
private let accents26 = """
    systemRed 255,56,60 255,66,69 233,21,45 255,97,101
    systemOrange 255,141,40 255,146,48 197,83,0 255,160,86
    systemYellow 255,204,0 255,214,0 161,106,0 254,223,67
    systemGreen 52,199,89 48,209,88 0,137,50 74,217,104
    systemMint 0,200,179 0,218,195 0,133,117 84,223,203
    systemTeal 0,195,208 0,210,224 0,129,152 59,221,236
    systemCyan 0,192,232 60,211,254 0,126,174 109,217,255
    systemBlue 0,136,255 0,145,255 30,110,244 92,184,255
    systemIndigo 97,85,245 109,124,255 86,74,222 167,170,255
    systemPurple 203,48,224 219,52,242 176,47,194 234,141,255
    systemPink 255,45,85 255,55,95 231,18,77 255,138,196
    systemBrown 172,127,94 183,138,102 149,109,81 219,166,121
    """

private let accents15 = """
    systemRed 255,59,48 255,69,58 215,0,21 255,105,97
    systemOrange 255,149,0 255,159,10 201,52,0 255,179,64
    systemYellow 255,204,0 255,214,10 178,80,0 255,212,38
    systemGreen 52,199,89 48,209,88 36,138,61 48,219,91
    systemMint 0,199,190 99,230,226 12,129,123 102,212,207
    systemTeal 48,176,199 64,200,224 0,130,153 93,230,255
    systemCyan 50,173,230 100,210,255 0,113,164 112,215,255
    systemBlue 0,122,255 10,132,255 0,64,221 64,156,255
    systemIndigo 88,86,214 94,92,230 54,52,163 125,122,255
    systemPurple 175,82,222 191,90,242 137,68,171 218,143,255
    systemPink 255,45,85 255,55,95 211,15,69 255,100,130
    systemBrown 162,132,94 172,142,104 127,101,69 181,148,105
    """

private let grays = """
    systemGray 142,142,147 142,142,147 108,108,112 174,174,178
    systemGray2 174,174,178 99,99,102 142,142,147 124,124,128
    systemGray3 199,199,204 72,72,74 174,174,178 84,84,86
    systemGray4 209,209,214 58,58,60 188,188,192 68,68,70
    systemGray5 229,229,234 44,44,46 216,216,220 54,54,56
    systemGray6 242,242,247 28,28,30 235,235,240 36,36,38
    """

private let backgrounds = """
    systemBackground 255,255,255 255,255,255 0,0,0 0,0,0 28,28,30 36,36,38
    secondarySystemBackground 242,242,247 235,235,240 28,28,30 36,36,38 44,44,46 54,54,56
    tertiarySystemBackground 255,255,255 255,255,255 44,44,46 54,54,56 58,58,60 68,68,70
    systemGroupedBackground 242,242,247 235,235,240 0,0,0 0,0,0 28,28,30 36,36,38
    secondarySystemGroupedBackground 255,255,255 255,255,255 28,28,30 36,36,38 44,44,46 54,54,56
    tertiarySystemGroupedBackground 242,242,247 235,235,240 44,44,46 54,54,56 58,58,60 68,68,70
    """

/// Ink and alpha in light, ink and alpha in dark, alpha in light high, in dark high.
private let inks = """
    ios13 secondaryLabel 60,60,67 0.60 235,235,245 0.60 0.68 0.68
    ios15 secondaryLabel 60,60,67 0.60 235,235,245 0.60 0.80 0.70
    ios26 secondaryLabel 60,60,67 0.60 235,235,245 0.70 0.80 0.70
    ios13 tertiaryLabel 60,60,67 0.30 235,235,245 0.30 0.38 0.38
    ios15 tertiaryLabel 60,60,67 0.30 235,235,245 0.30 0.70 0.55
    ios26 tertiaryLabel 60,60,67 0.30 235,235,245 0.30 0.70 0.55
    ios13 quaternaryLabel 60,60,67 0.18 235,235,245 0.16 0.26 0.24
    ios15 quaternaryLabel 60,60,67 0.18 235,235,245 0.16 0.55 0.40
    ios26 quaternaryLabel 60,60,67 0.18 235,235,245 0.16 0.55 0.40
    any placeholderText 60,60,67 0.30 235,235,245 0.30 0.38 0.38
    any systemFill 120,120,128 0.20 120,120,128 0.36 0.28 0.44
    any secondarySystemFill 120,120,128 0.16 120,120,128 0.32 0.24 0.40
    any tertiarySystemFill 118,118,128 0.12 118,118,128 0.24 0.20 0.32
    any quaternarySystemFill 116,116,128 0.08 118,118,128 0.18 0.16 0.26
    ios13 separator 60,60,67 0.29 84,84,88 0.60 0.37 0.68
    ios15 separator 60,60,67 0.29 84,84,88 0.60 0.37 0.68
    ios26 separator 0,0,0 0.12 255,255,255 0.17 0.12 0.17
    """

private func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
}

private func color(_ bytes: String, _ alpha: String = "1") throws -> Color {
    let parts = bytes.split(separator: ",").compactMap { UInt8($0) }
    try #require(parts.count == 3)
    return Color(bytes: parts[0], parts[1], parts[2], alpha: try #require(Double(alpha)))
}

private func resolved(_ name: String, _ generation: SystemColors.Generation) throws -> [Color] {
    let color = try #require(Palette.system(generation)[ColorRole(rawValue: name)], "\(name)")
    return Appearance.allCases.map { color[$0] }
}

/// Eight values from four: the same on both levels.
private func both(_ four: [Color]) -> [Color] { four + four }

@Test(arguments: [(accents26, SystemColors.Generation.ios26), (accents15, .ios15)])
func accentsAreThePublishedOnes(table: String, generation: SystemColors.Generation) throws {
    #expect(rows(table).count == 12)
    for row in rows(table) {
        let expected = try row.dropFirst().map { try color($0) }
        #expect(try resolved(row[0], generation) == both(expected), "\(row)")
    }
}

@Test func theFirstGenerationDiffersFromTheSecondInTealYellowMintAndCyan() throws {
    for row in rows(accents15) {
        var expected = try row.dropFirst().map { try color($0) }
        switch row[0] {
        case "systemMint", "systemCyan":
            #expect(Palette.system(.ios13)[ColorRole(rawValue: row[0])] == nil)
            continue
        case "systemTeal":
            expected = try ["90,200,250", "100,210,255", "0,113,164", "112,215,255"].map { try color($0) }
        case "systemYellow": expected[2] = try color("160,90,0")
        default: break
        }
        #expect(try resolved(row[0], .ios13) == both(expected), "\(row)")
    }
}

@Test(arguments: SystemColors.Generation.allCases)
func neutralsAreThePublishedOnes(generation: SystemColors.Generation) throws {
    for row in rows(grays) {
        let expected = try row.dropFirst().map { try color($0) }
        #expect(try resolved(row[0], generation) == both(expected), "\(row)")
    }
    for row in rows(inks) where row[0] == "any" || row[0] == generation.rawValue {
        let expected = try [
            color(row[2], row[3]), color(row[4], row[5]), color(row[2], row[6]), color(row[4], row[7]),
        ]
        #expect(try resolved(row[1], generation) == both(expected), "\(row)")
    }
    #expect(try resolved("label", generation) == both([.black, .white, .black, .white]))
    let lines = [Color(bytes: 198, 198, 200), Color(bytes: 56, 56, 58)]
    #expect(try resolved("opaqueSeparator", generation) == both(lines + lines))
}

@Test func linksAreBlue() throws {
    let old = [Color(bytes: 0, 122, 255), Color(bytes: 9, 132, 255)]
    #expect(try resolved("link", .ios13) == both(old + old))
    #expect(try resolved("link", .ios15) == both(old + old))
    #expect(try resolved("link", .ios26) == resolved("systemBlue", .ios26))
}

@Test(arguments: SystemColors.Generation.allCases)
func backgroundsAreThePublishedOnes(generation: SystemColors.Generation) throws {
    #expect(rows(backgrounds).count == 6)
    for row in rows(backgrounds) {
        let c = try row.dropFirst().map { try color($0) }
        let expected = [c[0], c[2], c[1], c[3], c[0], c[4], c[1], c[5]]
        #expect(try resolved(row[0], generation) == expected, "\(row)")
    }
}

@Test(arguments: [Appearance.Contrast.normal, .high])
func elevatedDarkBackgroundsAreTheNextStepOfTheRamp(contrast: Appearance.Contrast) throws {
    let palette = Palette.system(.ios26)
    let ramp: [ColorRole] = ["systemBackground", "secondarySystemBackground", "tertiarySystemBackground"]
    for (role, next) in zip(ramp, ramp.dropFirst()) {
        let elevated = try #require(palette[role])[Appearance(style: .dark, contrast: contrast, level: .elevated)]
        let base = try #require(palette[next])[Appearance(style: .dark, contrast: contrast)]
        #expect(elevated == base)
    }
}

@Test func fixedColorsDoNotAdapt() throws {
    let fixed: [(String, Color)] = [
        ("black", .black), ("white", .white), ("clear", .clear), ("darkText", .black),
        ("lightText", .white.opacity(0.6)),
    ]
    for (name, expected) in fixed {
        for generation in SystemColors.Generation.allCases {
            #expect(try resolved(name, generation) == Array(repeating: expected, count: 8))
            #expect(SystemColors.kind(of: ColorRole(rawValue: name), in: generation) == .fixed)
        }
    }
}

@Test func theTintColorIsAnotherNameForBlueFromTheSecondGenerationOn() throws {
    #expect(Palette.system(.ios13)["tintColor"] == nil)
    #expect(try resolved("tintColor", .ios15) == resolved("systemBlue", .ios15))
    #expect(try resolved("tintColor", .ios26) == resolved("systemBlue", .ios26))
    #expect(SystemColors.target(of: "tintColor") == "systemBlue")
    #expect(SystemColors.target(of: "systemBlue") == nil)
}

@Test func `system colors have kinds such as background, accent and label`() {
    #expect(SystemColors.kind(of: "tertiarySystemGroupedBackground") == .background)
    #expect(SystemColors.kind(of: "systemMint") == .accent)
    #expect(SystemColors.kind(of: "systemMint", in: .ios13) == nil)
    #expect(SystemColors.kind(of: "systemGray3") == .gray)
    #expect(SystemColors.kind(of: "placeholderText") == .label)
    #expect(SystemColors.kind(of: "systemFill") == .fill)
    #expect(SystemColors.kind(of: "separator") == .separator)
    #expect(SystemColors.kind(of: "link") == .link)
    #expect(SystemColors.kind(of: "tintColor") == .alias)
    #expect(SystemColors.kind(of: "brand") == nil)
}

@Test func eachGenerationHasAllItsColorsOnce() {
    #expect(Palette.system(.ios13).roles.count == 39)
    #expect(Palette.system(.ios15).roles.count == 42)
    #expect(Palette.system(.ios26).roles.count == 42)
}

@Test func `system colors state no value that equals their fallback`() throws {
    let label = try #require(Palette.system(.ios26)["label"])
    #expect(Appearance.allCases.filter { label.stated($0) != nil } == [.light, .dark])
}
