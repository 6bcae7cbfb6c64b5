import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphKit

/// What a cache holds of a result has no colours, names and places; these are put back.
@Suite struct GeometryItemTests {
    private func bytes(_ result: AssetMaking.Result) -> [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(each: result.variants) { encoder, variant in
            encoder.append(variant.name)
            encoder.append(variant.entry)
            encoder.append(each: variant.pictures)
        }
        encoder.append(each: result.diagnostics)
        encoder.append(result.uncertainFills)
        return encoder.bytes
    }

    @Test func aResultIsReadAsItWasWritten() throws {
        let written = try #require(GeometrySample.bytes)
        #expect(GeometryItem.context(written[...]) == nil)
        let read = try #require(GeometryItem.result(written[...], for: GeometrySample.request()))
        #expect(bytes(read) == bytes(GeometrySample.result))
    }

    @Test func namesPlacesAndColorsAreThoseOfTheRequest() throws {
        let written = try #require(GeometrySample.bytes)
        var entry = GeometrySample.entry
        entry.name = "cœur"
        entry.location?.line = 70
        entry.layers[0].location?.line = 71
        entry.settings.paint.tint = "systemBlue"
        entry.layers[0].tint = "systemMint"
        let read = try #require(GeometryItem.result(written[...], for: GeometrySample.request(entry)))
        #expect(read.variants.map(\.name) == ["cœur", "cœur.fill"])
        #expect(read.variants.allSatisfy { $0.entry == entry })
        let drawings = read.variants.flatMap(\.pictures).flatMap { [$0.drawing] + $0.alternatives.map(\.drawing) }
        for drawing in drawings { #expect(drawing.layers.prefix(2).map(\.role) == ["systemBlue", "systemMint"]) }
        #expect(read.variants[0].pictures[0].tint == "systemMint")
        #expect(read.diagnostics.map(\.location?.line) == [9, 70, 71, nil])
    }

    @Test func aResultWithOtherColorsIsNotWritten() {
        var result = GeometrySample.result
        result.variants[0].pictures[0].tint = "systemGreen"
        #expect(GeometryItem.bytes(of: result, for: GeometrySample.request()) == nil)
    }

    @Test func aContextIsReadAsItWasWritten() {
        for context in [GeometryContext.names, .request, [.judgement, .names, .request]] {
            #expect(GeometryItem.context(GeometryItem.bytes(of: context)[...]) == context)
        }
    }

    @Test func damagedBytesAreNoResultOrAnotherOne() throws {
        let written = try #require(GeometrySample.bytes)
        let request = GeometrySample.request()
        var random = SeededGenerator(seed: 3)
        for count in written.indices {
            #expect(GeometryItem.result(written[..<count], for: request) == nil)
        }
        for _ in 0..<2_000 {
            var damaged = written
            damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            if let read = GeometryItem.result(damaged[...], for: request) {
                #expect(read.variants.count <= damaged.count)
            }
        }
    }
}
