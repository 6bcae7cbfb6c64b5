import FillSupport
import Foundation
import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// A cache must not give what another version of the derivation made.
@Suite(.takesTurns) struct DerivationVersionTests {
    /// `RECORD=1` writes the digests anew.
    @Test func `the derivation version matches the examples of the rules`() async throws {
        var encoder = ByteEncoder()
        try encodeRuleDrawings(into: &encoder)
        try await encodeGoldenPictures(into: &encoder)
        encoder.append(written: GeometrySample.bytes)
        try check(Digest(of: encoder.bytes), is: DerivationVersion.examples, named: "examples")
    }

    @Test(.long) func `the derivation version matches the glyphs of the project`() async throws {
        var encoder = ByteEncoder()
        let variants = try await OurGlyphs.build.value.set.assets
        #expect(variants.count > 90)
        encode(variants, into: &encoder)
        try check(Digest(of: encoder.bytes), is: DerivationVersion.glyphs, named: "glyphs")
    }

    private func check(_ digest: Digest, is known: String, named name: String) throws {
        let path = "Sources/GlyphKit/BuildKeys.swift"
        if Recording.isOn {
            let file = Repository.root.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
            try text.replacing(try Regex("let \(name) = \"[^\"]*\""), with: "let \(name) = \"\(digest)\"").write(
                to: file, atomically: true, encoding: .utf8)
        } else {
            let advice = Recording.advice(for: path, of: "DerivationVersionTests")
            #expect(known == "\(digest)", "geometry is made or kept otherwise: \(advice), with TWINLIGHT_LONG=1")
        }
    }

    /// The examples of the rules, filled as an outline is, and with their alternatives.
    private func encodeRuleDrawings(into encoder: inout ByteEncoder) throws {
        for rule in RuleStage.all.flatMap(\.rules) {
            for (name, drawing) in Array(rule.examples) + Array(rule.nearMisses) {
                var settings = GlyphSettings()
                settings.geometry.fill = drawing.style
                settings.geometry.appearances = [.light]
                settings.geometry.variants = ["fill"]
                let entry = GlyphEntry(name: name, source: "glyph.svg", location: nil, settings: settings)
                let made = AssetRequest(
                    entry, glyphs: ["glyph.svg": try drawing.glyph], palette: .system(.ios26),
                    alternatives: .drawn
                ).makeAssets()
                #expect(made.assets.count == 2)
                encode(made.assets, into: &encoder)
                encoder.append(made.uncertainFills)
            }
        }
    }

    /// The files of pictures that the golden manifests give, with their gradients, groups and opacities.
    private func encodeGoldenPictures(into encoder: inout ByteEncoder) async throws {
        var count = 0
        for folder in Fixtures.golden.map(\.path) {
            let manifest = try Manifest.read(at: folder + "/manifest.xml").manifest
            let build = await manifest.build(from: .folder(folder)) { $0.jobs = 2 }
            for file in build.files where file.path.hasSuffix(".svg") {
                encoder.append(written: file.bytes)
                count += 1
            }
        }
        #expect(count > 20)
    }

    /// As data, which is the same on every platform.
    private func encode(_ variants: [GlyphAsset], into encoder: inout ByteEncoder) {
        for picture in variants.flatMap(\.pictures) {
            for drawing in [picture.drawing] + picture.alternatives.map(\.drawing) {
                encoder.append(each: drawing.layers) { $0.append($1.data ?? $1.path.svgData(in: drawing.viewBox)) }
            }
            encoder.append(each: picture.alternatives) { $0.append($1.manifest) }
            encoder.append(picture.chosen)
        }
    }
}
