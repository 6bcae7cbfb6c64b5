import SemanticColor
import Support
import Testing

@Test(arguments: ColorSpace.allCases)
func `converting a color to any space and back keeps its components`(space: ColorSpace) {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
        let color = Color(
            red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
            blue: .random(in: 0...1, using: &random))
        let c = color.components(in: space)
        let back = Color(c.x, c.y, c.z, in: space).converted(to: .sRGB)
        #expect(abs(back.red - color.red) < 1e-9, "\(color)")
        #expect(abs(back.green - color.green) < 1e-9, "\(color)")
        #expect(abs(back.blue - color.blue) < 1e-9, "\(color)")
    }
}

/// From the examples of CSS Color 4 and of the spaces' own papers.
@Test func knownColorsHaveTheirPublishedCoordinates() {
    func expect(_ color: Color, _ space: ColorSpace, _ x: Double, _ y: Double, _ z: Double, within slack: Double) {
        let c = color.components(in: space)
        #expect(abs(c.x - x) < slack && abs(c.y - y) < slack && abs(c.z - z) < slack, "\(space): \(c)")
    }
    let red = Color(red: 1, green: 0, blue: 0)
    expect(red, .oklab, 0.62796, 0.22486, 0.12585, within: 1e-5)
    expect(red, .oklch, 0.62796, 0.25768, 29.2339, within: 1e-4)
    expect(red, .lab, 54.2905, 80.8049, 69.8910, within: 1e-3)
    expect(red, .xyzD65, 0.412391, 0.212639, 0.019331, within: 1e-6)
    expect(red, .displayP3, 0.917488, 0.200287, 0.138561, within: 1e-5)
    expect(.white, .xyzD65, 0.950456, 1, 1.089058, within: 1e-6)
    expect(.white, .xyzD50, 0.964295, 1, 0.825105, within: 1e-5)
    expect(.white, .lab, 100, 0, 0, within: 1e-9)
}

@Test func aColorInsideSRGBIsCarriedInSRGB() {
    #expect(Color(oklchLightness: 0.7, chroma: 0.1, hue: 250).space == .sRGB)
    #expect(Color(0.5, 0.5, 0.2, in: .rec2020).space == .sRGB)
}

@Test func aColorOutsideSRGBIsCarriedInDisplayP3() throws {
    let green = Color(oklchLightness: 0.85, chroma: 0.28, hue: 145)
    #expect(green.space == .displayP3)
    let stated = try #require(Color(css: "color(display-p3 0 1 0)"))
    #expect(stated == Color(space: .displayP3, red: 0, green: 1, blue: 0))
}

/// As an independent implementation of CSS Color 4's mapping gives them (ColorAide's oklch-chroma, to six digits). The
/// fourth is the specification's own example.
private let mapped: [((Double, Double, Double, ColorSpace), (Double, Double, Double, Color.Space))] = [
    ((0, 1, 0, .displayP3), (0, 0.985764, 0.159742, .sRGB)),
    ((1, 0, 0, .displayP3), (1, 0.04457, 0.045932, .sRGB)),
    ((0, 0, 1, .displayP3), (0, 0, 1, .sRGB)),
    ((1, 1, 0, .displayP3), (0.996233, 0.999014, 0, .sRGB)),
    ((0.9, 0.1, 0.7, .displayP3), (0.982215, 0, 0.718712, .sRGB)),
    ((0, 0.6, 0.5, .displayP3), (0, 0.599611, 0.496523, .sRGB)),
    ((0.7, 0.35, 150, .oklch), (0, 0.782464, 0.19457, .displayP3)),
    ((0.45, 0.4, 270, .oklch), (0.156557, 0, 0.969612, .displayP3)),
    ((0.9, 0.3, 100, .oklch), (0.994295, 0.875058, 0, .displayP3)),
    ((0.6, 0.4, 20, .oklch), (0.91689, 0, 0.206972, .displayP3)),
    ((60, -120, 80, .lab), (0, 0.662595, 0.23477, .displayP3)),
    ((30, 130, 300, .lch), (0, 0.091889, 0.95747, .displayP3)),
    ((0.2, 0.5, 0.1, .xyzD50), (0, 0.869276, 0.337575, .displayP3)),
]

@Test func coloursAreBroughtIntoARangeAsTheSpecificationDoes() {
    for (stated, wanted) in mapped {
        let color = Color(stated.0, stated.1, stated.2, in: stated.3).converted(to: wanted.3)
        let distances = [color.red - wanted.0, color.green - wanted.1, color.blue - wanted.2].map(abs)
        #expect(distances.allSatisfy { $0 < 1e-6 }, "\(stated) \(color)")
    }
}

@Test func `the distance to a stated color is measured in Oklab`() {
    let stated = SIMD3(0.7, 0.35, 150.0)
    let color = Color(stated.x, stated.y, stated.z, in: .oklch)
    #expect(color.distance(to: stated, in: .oklch) > 0.05)
    #expect(Color(0.2, 0.4, 0.6, in: .sRGB).distance(to: SIMD3(0.2, 0.4, 0.6), in: .sRGB) < 1e-12)
    // Black and white lie 1 apart in lightness.
    #expect(abs(Color.black.distance(to: SIMD3(1, 1, 1), in: .sRGB) - 1) < 1e-6)
}

@Test func mappingIntoSRGBKeepsLightnessAndHue() {
    for hue in stride(from: 0.0, to: 360, by: 15) {
        let vivid = Color(oklchLightness: 0.65, chroma: 0.35, hue: hue)
        let mapped = vivid.converted(to: .sRGB)
        let c = mapped.components(in: .oklch)
        #expect(min(mapped.red, mapped.green, mapped.blue) >= 0)
        #expect(max(mapped.red, mapped.green, mapped.blue) <= 1)
        // Local clipping may move a colour by what the eye just does not see: 0.02 in Oklab.
        #expect(abs(c.x - 0.65) < 0.03, "\(hue)")
        #expect(c.y > 0.08, "\(hue)")
    }
}

@Test func `gamut mapping does not change a color within the gamut`() {
    let inside = Color(space: .displayP3, red: 0.5, green: 0.4, blue: 0.3)
    let narrow = inside.converted(to: .sRGB).converted(to: .displayP3)
    #expect(abs(narrow.red - 0.5) < 1e-9 && abs(narrow.green - 0.4) < 1e-9 && abs(narrow.blue - 0.3) < 1e-9)
}

@Test func beyondWhiteIsWhiteAndBelowBlackIsBlack() {
    #expect(Color(oklchLightness: 1.2, chroma: 0.2, hue: 40).hex == "#FFFFFF")
    #expect(Color(oklchLightness: -0.1, chroma: 0.2, hue: 40).hex == "#000000")
}

@Test func hexIsReadAndWritten() {
    #expect(Color(hex: "#0af") == Color(bytes: 0, 170, 255))
    #expect(Color(hex: "#0AF8") == Color(bytes: 0, 170, 255, alpha: 136.0 / 255))
    #expect(Color(hex: "#00aaFF") == Color(bytes: 0, 170, 255))
    #expect(Color(hex: "#00AAFF80") == Color(bytes: 0, 170, 255, alpha: 128.0 / 255))
    #expect(Color(bytes: 0, 170, 255, alpha: 0.5).hex == "#00AAFF")
    for wrong in ["", "#", "0AF", "#12", "#12345", "#1234567", "#123456789", "#12 456", "#xyz", "#１２３"] {
        #expect(Color(hex: wrong) == nil, "\(wrong)")
    }
}
