import GlyphModel
import Markup
import SemanticColor
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

/// The result of an entry has no colours, names and places; a request puts in its own.
@Suite struct MadeAssetsTests {
    private func decoded(_ bytes: ArraySlice<UInt8>) -> MadeAssets? {
        var decoder = ByteDecoder(bytes)
        return try? decoder.value()
    }

    private func bytes(_ made: MadeAssets) -> [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(made)
        return encoder.bytes
    }

    @Test func `derived assets are read back as they were written`() throws {
        let read = try #require(decoded(GeometrySample.bytes[...]))
        #expect(bytes(read) == GeometrySample.bytes)
        #expect(read.findings == GeometrySample.made.findings)
        let request = GeometrySample.request()
        let result = try #require(request.nameAssets(of: read))
        #expect(
            result.diagnostics == request.nameAssets(of: GeometrySample.made)?.diagnostics && result.uncertainFills == 2
        )
    }

    @Test func `stored assets take names, locations and colors from the request`() throws {
        var entry = GeometrySample.entry
        entry.name = "cœur"
        entry.location?.line = 70
        entry.layers[0].location?.line = 71
        entry.settings.paint.tint = "systemBlue"
        entry.layers[0].tint = "systemMint"
        let result = try #require(GeometrySample.request(entry).nameAssets(of: GeometrySample.made))
        #expect(result.assets.map(\.name) == ["cœur", "cœur.fill"])
        #expect(result.assets.allSatisfy { $0.entry == entry })
        let pictures = result.assets.flatMap(\.pictures)
        let drawings = pictures.flatMap {
            [$0.drawing] + $0.alternatives.map(\.drawing) + [$0.rightToLeft].compactMap { $0 }
        }
        #expect(drawings.count == 9)
        for drawing in drawings { #expect(drawing.layers.prefix(2).map(\.role) == ["systemBlue", "systemMint"]) }
        #expect(pictures[0].tint == "systemMint")
        let places = result.diagnostics.map { "\($0.location?.path ?? ""):\($0.location?.line ?? 0)" }
        #expect(places.prefix(3) == ["Icons/heart.svg:9", "manifest.xml:70", "Icons/heart.svg:2"])
        #expect(
            result.diagnostics.filter { $0.location?.line == 71 }.map(\.id) == [
                "not-supported-yet", "selector-matches-nothing", "point-names-nothing",
            ])
        let named = result.diagnostics.filter { $0.message.contains("'cœur") }.map(\.id)
        #expect(named.count == 7 && named.last == "paints-merged")
    }

    @Test func `derived assets of another entry are not used`() {
        var made = GeometrySample.made
        made.assets[0].pictures[0].tint = "2"
        #expect(GeometrySample.request().nameAssets(of: made) == nil)
    }

    @Test func `damaged bytes of derived assets are read safely`() throws {
        let (written, request) = (GeometrySample.bytes, GeometrySample.request())
        var random = SeededGenerator(seed: 3)
        for count in written.indices { #expect(decoded(written[..<count]) == nil) }
        for _ in 0..<2_000 {
            var damaged = written
            damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            if let made = decoded(damaged[...]), let result = request.nameAssets(of: made) {
                #expect(result.assets.count <= damaged.count)
            }
        }
    }
}
