import SemanticColor
import Testing

/// Grays have no hue to lose: the rows of each matrix add up to 1 within the digits of the published table.
@Test(arguments: ColorVision.allCases)
func graysLookTheSameToAllEyes(vision: ColorVision) {
    for level in stride(from: UInt8(0), to: 255, by: 17) {
        let gray = Color(bytes: level, level, level)
        #expect(vision.simulated(gray).difference(from: gray) < 0.001)
    }
}

@Test func redAndGreenComeTogetherWithoutLongOrMiddleCones() {
    // Equally light, so that only the hue distinguishes them.
    let red = Color(oklchLightness: 0.6, chroma: 0.12, hue: 40)
    let green = Color(oklchLightness: 0.6, chroma: 0.12, hue: 130)
    for vision in [ColorVision.protanopia, .deuteranopia] {
        #expect(vision.simulated(red).difference(from: vision.simulated(green)) < red.difference(from: green) / 2)
    }
    #expect(ColorVision.tritanopia.simulated(red).difference(from: ColorVision.tritanopia.simulated(green)) > 0.1)
}

/// A red of the screen, worked out from the table: linear light 0.152286, 0.114503, nothing.
@Test func protanopiaDarkensRedAsTheTableSays() {
    let seen = ColorVision.protanopia.simulated(Color(bytes: 255, 0, 0))
    #expect(seen.bytes == (109, 95, 0))
}

@Test func `the difference between black and white is 1`() {
    #expect(abs(Color.black.difference(from: .white) - 1) < 1e-6)
}
