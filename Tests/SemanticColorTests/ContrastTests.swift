import SemanticColor
import Testing

private func color(_ hex: String) throws -> Color { try #require(Color(hex: hex)) }

/// Published test vectors, and the formula of WCAG 2.2 worked out in double precision, to four digits.
private let ratios: [(String, String, Double)] = [
    ("#000000", "#FFFFFF", 21),
    ("#999999", "#FFFFFF", 2.8490),
    ("#D8D8D8", "#FFFFFF", 1.4253),
    ("#EEEEEE", "#AAABBB", 1.9563),
    ("#767676", "#FFFFFF", 4.5422),
    ("#777777", "#FFFFFF", 4.4781),
    ("#949494", "#FFFFFF", 3.0335),
    ("#959595", "#FFFFFF", 2.9953),
    ("#595959", "#FFFFFF", 7.0047),
    ("#888888", "#FFFFFF", 3.5449),
    ("#0088FF", "#FFFFFF", 3.5201),
    ("#0091FF", "#000000", 6.4942),
    ("#0088FF", "#F2F2F7", 3.1546),
    ("#0091FF", "#1C1C1E", 5.2617),
    ("#FF383C", "#FFFFFF", 3.5697),
    ("#FFCC00", "#FFFFFF", 1.5120),
    ("#34C759", "#FFFFFF", 2.2200),
    ("#8E8E93", "#FFFFFF", 3.2605),
    ("#A16A00", "#FFFFFF", 4.5881),
]

@Test func `contrast ratios equal the values of WCAG`() throws {
    for (ink, ground, expected) in ratios {
        let (a, b) = (try color(ink), try color(ground))
        #expect(abs(a.contrastRatio(on: b) - expected) < 6e-5, "\(ink) on \(ground)")
        #expect(a.contrastRatio(on: b) == b.contrastRatio(on: a))
    }
}

/// Inks of labels on plain backgrounds, composited without rounding.
private let translucent: [(Color, Color, Double)] = [
    (Color(bytes: 60, 60, 67, alpha: 0.60), Color.white, 3.4382),
    (Color(bytes: 60, 60, 67, alpha: 0.30), Color.white, 1.7323),
    (Color(bytes: 60, 60, 67, alpha: 0.18), Color.white, 1.3714),
    (Color(bytes: 60, 60, 67, alpha: 0.80), Color.white, 5.9700),
    (Color(bytes: 60, 60, 67, alpha: 0.70), Color.white, 4.4869),
    (Color(bytes: 60, 60, 67, alpha: 0.55), Color.white, 3.0322),
    (Color(bytes: 235, 235, 245, alpha: 0.60), Color.black, 6.3638),
    (Color(bytes: 235, 235, 245, alpha: 0.30), Color.black, 2.2503),
    (Color(bytes: 235, 235, 245, alpha: 0.16), Color.black, 1.3826),
]

@Test func translucentInksAreCompositedUnrounded() {
    for (ink, ground, expected) in translucent {
        #expect(abs(ink.contrastRatio(on: ground) - expected) < 6e-5, "\(ink) on \(ground)")
    }
}

@Test func luminanceFollowsTheCurveOfSRGB() throws {
    let vectors: [(UInt8, Double)] = [
        (1, 0.0003035269835), (10, 0.0030352698355), (11, 0.0033465357639), (127, 0.2122307574),
        (128, 0.2158605001), (188, 0.5028864581),
    ]
    for (byte, expected) in vectors {
        #expect(abs(Color(bytes: byte, byte, byte).luminance - expected) < 1e-10, "\(byte)")
    }
    #expect(abs(try color("#008800").luminance - 0.1760831889) < 1e-10)
}

@Test func luminanceIsTheSameInBothSpaces() throws {
    for hex in ["#0088FF", "#FFCC00", "#8E8E93"] {
        let narrow = try color(hex)
        #expect(abs(narrow.luminance - narrow.converted(to: .displayP3).luminance) < 1e-4, "\(hex)")
    }
}

/// The measure's published tests, and its formula worked out, with what they allow.
private let lightnessContrasts: [(text: String, alpha: Double, ground: String, lc: Double, Double)] = [
    ("#888888", 1, "#FFFFFF", 63.056469930209424, 1e-9),
    ("#FFFFFF", 1, "#888888", -68.54146436644962, 1e-9),
    ("#000000", 1, "#AAAAAA", 58.146262578561334, 1e-9),
    ("#AAAAAA", 1, "#000000", -56.24113336839742, 1e-9),
    ("#112233", 1, "#DDEEFF", 91.66830811481631, 1e-9),
    ("#DDEEFF", 1, "#112233", -93.06770049484275, 1e-9),
    ("#112233", 1, "#444444", 8.32326136957393, 1e-9),
    ("#444444", 1, "#112233", -7.526878460278154, 1e-9),
    ("#000000", 0.40, "#FFFFFF", 54.62184067441377, 1e-9),
    ("#000000", 1, "#FFFFFF", 106.04067321268862, 1e-9),
    ("#FFFFFF", 1, "#000000", -107.88473318309848, 1e-9),
    ("#767676", 1, "#FFFFFF", 71.5724, 5e-5),
    ("#0088FF", 1, "#FFFFFF", 61.9271, 5e-5),
    ("#0091FF", 1, "#000000", -42.9436, 5e-5),
    ("#FFCC00", 1, "#FFFFFF", 23.5930, 5e-5),
    ("#34C759", 1, "#FFFFFF", 43.2119, 5e-5),
    ("#8E8E93", 1, "#FFFFFF", 59.9393, 5e-5),
]

@Test func `lightness contrasts equal the published values of APCA`() throws {
    for (text, alpha, ground, expected, tolerance) in lightnessContrasts {
        let ink = try color(text).opacity(alpha)
        let lc = APCA.contrast(of: ink, on: try color(ground))
        #expect(abs(lc - expected) < tolerance, "\(text) on \(ground)")
    }
}

@Test func equalColorsHaveNoLightnessContrast() throws {
    #expect(APCA.contrast(of: try color("#777777"), on: try color("#787878")) == 0)
}

@Test func compositingNothingChangesNothing() {
    let teal = Color(bytes: 0, 195, 208)
    #expect(Color.clear.composited(over: teal) == teal)
    #expect(teal.composited(over: .white) == teal)
    #expect(Color.clear.composited(over: .clear).alpha == 0)
}

@Test func compositingIsAssociative() {
    let (a, b, c) = (
        Color(bytes: 200, 10, 90, alpha: 0.3), Color(bytes: 0, 120, 40, alpha: 0.6), Color(bytes: 250, 250, 1)
    )
    let (left, right) = (a.composited(over: b).composited(over: c), a.composited(over: b.composited(over: c)))
    #expect(abs(left.red - right.red) < 1e-12)
    #expect(abs(left.green - right.green) < 1e-12)
    #expect(abs(left.blue - right.blue) < 1e-12)
}
