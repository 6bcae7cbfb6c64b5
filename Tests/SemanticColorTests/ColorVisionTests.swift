import SemanticColor
import Support
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
    // Equally light, so that only the hue tells them apart.
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

@Test func blackAndWhiteAreOneApart() {
    #expect(abs(Color.black.difference(from: .white) - 1) < 1e-6)
}

@Test func theNearestColorMeetsItsDemandsAndNoNearerOneDoes() {
    var random = SeededGenerator(seed: 20_261_121)
    for _ in 0..<60 {
        func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
        let color = Color(bytes: byte(), byte(), byte(), alpha: Double.random(in: 0.7...1, using: &random))
        let ground = Color(bytes: byte(), byte(), byte())
        let demand = ContrastDemand(on: ground, atLeast: Double.random(in: 2...7, using: &random))
        let own = color.components(in: .oklch)
        let found = color.nearest(meeting: [demand])
        // Every other colour of the hue, on another raster than the search uses.
        var least = Double.infinity
        for lightness in stride(from: 0.0, through: 1, by: 0.0137) {
            for share in stride(from: 0.0, through: 1, by: 0.09) {
                let other = Color(oklchLightness: lightness, chroma: own.y * share, hue: own.z, alpha: color.alpha)
                let numbers = other.components(in: .oklch)
                guard other.space == .sRGB, demand.isMet(by: Color.fromBytes(of: other)) else { continue }
                least = min(least, hypotenuse(numbers.x - own.x, numbers.y - own.y))
            }
        }
        guard let found else {
            #expect(least == .infinity, "\(color) on \(ground)")
            continue
        }
        let numbers = found.components(in: .oklch)
        #expect(demand.isMet(by: found))
        #expect(found.alpha == color.alpha)
        // Bytes move a colour by less than a hundredth.
        #expect(hypotenuse(numbers.x - own.x, numbers.y - own.y) <= least + 0.01, "\(color) on \(ground): \(found)")
        if numbers.y > 0.05, own.y > 0.05 {
            let turn = abs(numbers.z - own.z)
            #expect(min(turn, 360 - turn) < 6, "\(color) on \(ground): \(found)")
        }
    }
}

@Test func aColorThatPassesStaysAndWhatCannotPassIsNil() {
    let blue = Color(bytes: 0x14, 0x47, 0x9E)
    #expect(blue.nearest(meeting: [ContrastDemand(on: .white, atLeast: 7)]) == blue)
    let gray = Color(bytes: 128, 128, 128)
    #expect(gray.nearest(meeting: [ContrastDemand(on: .white, atLeast: 7), ContrastDemand(on: .black, atLeast: 7)]) == nil)
    // Too faint for any colour.
    #expect(gray.opacity(0.2).nearest(meeting: [ContrastDemand(on: .white, atLeast: 7)]) == nil)
}

private func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
