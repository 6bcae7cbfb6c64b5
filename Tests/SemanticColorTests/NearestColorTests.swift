import SemanticColor
import Support
import Testing

@Test func theNearestColorMeetsItsDemandsAndNoNearerOneDoes() {
    for seed in seeds(60) {
        var random = SeededGenerator(seed: seed)
        func byte() -> UInt8 { UInt8.random(in: 0...255, using: &random) }
        let color = Color(bytes: byte(), byte(), byte(), alpha: Double.random(in: 0.7...1, using: &random))
        let ground = Color(bytes: byte(), byte(), byte())
        let demand = ContrastDemand(on: ground, atLeast: Double.random(in: 2...7, using: &random))
        let own = color.components(in: .oklch)
        let found = color.nearest(meeting: [demand])
        // Every other colour of the hue that keeps what chroma it can, on another raster than the search uses.
        var least = Double.infinity
        for lightness in stride(from: 0.0, through: 1, by: 0.0137) {
            let shares = stride(from: 1.0, through: 0, by: -0.01).lazy
            let strongest = shares.map { share in
                Color(oklchLightness: lightness, chroma: own.y * share, hue: own.z, alpha: color.alpha)
            }.first { $0.space == .sRGB }
            guard let other = strongest, demand.isMet(by: Color.fromBytes(of: other)) else { continue }
            let numbers = Color.fromBytes(of: other).components(in: .oklch)
            least = min(least, hypotenuse(numbers.x - own.x, numbers.y - own.y))
        }
        guard let found else {
            #expect(least == .infinity, "seed \(seed): \(color) on \(ground)")
            continue
        }
        let numbers = found.components(in: .oklch)
        #expect(demand.isMet(by: found))
        #expect(found.alpha == color.alpha)
        // Bytes and the raster of chroma move a colour by less than a hundredth; the first bytes above black are
        // farther apart.
        let slack = numbers.x < 0.1 ? 0.08 : 0.01
        #expect(
            hypotenuse(numbers.x - own.x, numbers.y - own.y) <= least + slack,
            "seed \(seed): \(color) on \(ground): \(found)")
        if numbers.y > 0.05, own.y > 0.05 {
            let turn = abs(numbers.z - own.z)
            #expect(min(turn, 360 - turn) < 6, "seed \(seed): \(color) on \(ground): \(found)")
        }
    }
}

/// A brand's gray blue comes back darker, not gray.
@Test func chromaIsKept() throws {
    let mist = Color(bytes: 0xB8, 0xC4, 0xD8)
    let found = try #require(mist.nearest(meeting: [ContrastDemand(on: .white, atLeast: 7)]))
    #expect(abs(found.components(in: .oklch).y - mist.components(in: .oklch).y) < 0.005)
}

@Test func `the nearest color is the color itself if it passes, and nil if none can`() {
    let blue = Color(bytes: 0x14, 0x47, 0x9E)
    #expect(blue.nearest(meeting: [ContrastDemand(on: .white, atLeast: 7)]) == blue)
    let gray = Color(bytes: 128, 128, 128)
    #expect(
        gray.nearest(meeting: [ContrastDemand(on: .white, atLeast: 7), ContrastDemand(on: .black, atLeast: 7)]) == nil)
    // Too faint for any colour.
    #expect(gray.opacity(0.2).nearest(meeting: [ContrastDemand(on: .white, atLeast: 7)]) == nil)
}

private func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
