import SemanticColor
import Support
import Testing

@Suite struct MirroredColorTests {
    private func randomColor(_ random: inout SeededGenerator) -> Color {
        Color(
            bytes: UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...255, using: &random),
            UInt8.random(in: 0...255, using: &random))
    }

    @Test(arguments: seeds(80)) func `the colour that is found reaches the ratio on every background`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let color = randomColor(&random)
            let grounds = (0..<Int.random(in: 1...3, using: &random)).map { _ in randomColor(&random) }
            let ratio = Double.random(in: 1.5...7, using: &random)
            guard let found = color.nearest(reaching: ratio, on: grounds) else {
                // Then black and white do not reach it either.
                for extreme in [Color.black, .white] {
                    #expect(!grounds.allSatisfy { ContrastRatio.reaches(extreme.contrastRatio(on: $0), ratio) })
                }
                continue
            }
            #expect(grounds.allSatisfy { ContrastRatio.reaches(found.contrastRatio(on: $0), ratio) })
            #expect(found == Color.fromBytes(of: found), "it is what a file says")
        }
    }

    @Test(arguments: seeds(80)) func `a strong colour keeps its hue`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<20 {
            let color = randomColor(&random)
            let own = color.components(in: .oklch)
            guard own.y > 0.08, let found = color.nearest(reaching: 4.5, on: [.white]) else { continue }
            let other = found.components(in: .oklch)
            guard other.y > 0.05 else { continue }
            let turn = abs(other.z - own.z)
            #expect(min(turn, 360 - turn) < 8, "\(color.hex) became \(found.hex)")
        }
    }

    @Test func `black in dark becomes a gray and no more than the ratio needs`() throws {
        let grounds = [Color.black, Color(bytes: 0x1C, 0x1C, 0x1E)]
        let found = try #require(Color.black.nearest(reaching: 3, on: grounds))
        #expect(found.components(in: .oklch).y < 0.01)
        #expect(found.contrastRatio(on: grounds[1]) < 3.1)
    }

    @Test(arguments: seeds(40)) func `a mirrored colour is the darkest one that reaches the ratio`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let grounds = [Color.black, Color(bytes: 0x1C, 0x1C, 0x1E)]
        for _ in 0..<20 {
            let level = Double.random(in: 0...1, using: &random)
            let gray = Color(red: level, green: level, blue: level)
            let ratio = Double.random(in: 1.2...21, using: &random)
            let found = gray.mirrored(reaching: ratio, on: grounds)
            let reached = found.contrastRatio(on: grounds[1])
            // White on the lighter one.
            #expect(ratio > 17.01 ? found == .white : reached >= ratio - 0.001 && reached < ratio + 0.2, "\(ratio)")
        }
        #expect(Color.white.mirrored(reaching: 1, on: grounds) == .black)
    }

    @Test func `what passes still passes as it is written`() throws {
        // To a hundredth: much coarser than bytes.
        func written(_ color: Color) -> Color {
            func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
            return Color(
                red: rounded(color.red), green: rounded(color.green), blue: rounded(color.blue), alpha: color.alpha)
        }
        let yellow = Color(bytes: 0xFF, 0xD6, 0x0A)
        let found = try #require(yellow.nearest(reaching: 4.5, on: [.white], written: written))
        #expect(written(found) == found)
        #expect(ContrastRatio.reaches(found.contrastRatio(on: .white), 4.5))
    }

    @Test func `another lightness keeps the hue`() {
        let soft = Color(bytes: 0xF5, 0xF8, 0xFF).withLightness(0.88).components(in: .oklch)
        #expect(abs(soft.x - 0.88) < 0.01)
        #expect(abs(soft.z - Color(bytes: 0xF5, 0xF8, 0xFF).components(in: .oklch).z) < 12)
        #expect(Color.white.withLightness(0.88).components(in: .oklch).y < 0.001)
    }
}
