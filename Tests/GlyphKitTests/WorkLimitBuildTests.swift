import Foundation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import SetSupport
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// Wherever in a derivation a limit is used up, it ends with an error; and where it is not, it changes nothing.
@Suite(.takesTurns) struct WorkLimitBuildTests {
    @Test(arguments: seeds(160)) func aDerivationEndsWhereALimitIsUsedUp(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let file = try #require(OurGlyphs.drawings.randomElement(using: &random))
        let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
        var settings = GlyphSettings()
        settings.geometry.variants = ["fill", "slash", "circle.fill"]
        settings.geometry.appearances = [.light]
        let entry = GlyphEntry(name: "x", source: "x.svg", location: GlyphSets.place, settings: settings)
        let build = AssetRequest(
            entry, needs: AssetNeeds(hasWeights: true), glyphs: ["x.svg": glyph], palette: .system(.ios26))
        let limit = Int(pow(10, Double.random(in: 0...5.5, using: &random)))
        var made = build.makeAssets()
        let plain = made
        if WorkLimit.run(upTo: limit, { made = build.makeAssets() }) == nil {
            #expect(made.assets.isEmpty && made.diagnostics.map(\.id) == ["limit-exceeded"], "\(limit)")
        } else {
            let drawings = [made, plain].map { $0.assets.flatMap(\.pictures).map(\.drawing) }
            #expect(drawings[0] == drawings[1] && made.diagnostics == plain.diagnostics, "\(limit)")
        }
    }
}
