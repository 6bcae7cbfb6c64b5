import Foundation
import PathGeometry
import SetSupport
import Support
import Testing

@testable import GlyphDerivation
@testable import GlyphKit

private let bell = strokes("M6 9A6 6 0 0 1 18 9C18 16 21 18 21 18H3C3 18 6 16 6 9Z")
private let clock = strokes("M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3Z", "M12 7V12L15 14")
private let play = strokes("M6 4L20 12L6 20Z")

@Suite(.takesTurns) struct EnclosureTests {
    @Test func `a ring has the line width of the glyph and the center of the view box`() async throws {
        for width in [1.0, 2, 3] {
            let ringed = try #require(
                try await assets("variants=\"circle\"", of: strokes("M8 12H16", width: width))["a.circle"])
            let ring = try #require(ringed.layers.last?.path)
            let bounds = try #require(ring.bounds)
            #expect(abs(bounds.center.x - 12) < 1e-3 && abs(bounds.center.y - 12) < 1e-3)
            let radii = ring.subpaths.map { (abs($0.area) / .pi).squareRoot() }.sorted()
            #expect(radii.count == 2 && abs(radii[1] - radii[0] - width) < 0.01, "\(radii)")
            #expect(abs(radii[1] - 11) < 0.01, "rings are alike, whatever their line")
        }
    }

    /// A triangle in a circle is centred by the circle around it, not by its box.
    @Test func `a triangle in a circle is centered by its circumscribed circle`() async throws {
        let ringed = try #require(try await assets("variants=\"circle\"", of: play)["a.circle"])
        let glyph = try #require(ringed.layers.first?.path)
        let far = glyph.subpaths.flatMap { $0.segments.map(\.end) }.map { $0.distance(to: Point(12, 12)) }
        let bounds = try #require(glyph.bounds)
        #expect(bounds.center.x > 12.2)
        // The corners are as far from the ring.
        let left = glyph.subpaths.flatMap { $0.segments.map(\.end) }.filter { $0.x < 10 }.map {
            $0.distance(to: Point(12, 12))
        }
        #expect(abs((left.max() ?? 0) - (far.max() ?? 9)) < 0.1)
    }

    @Test func aFilledEnclosureKnocksTheFilledGlyphOut() async throws {
        let body = try #require(try await assets("variants=\"circle.fill\"", of: bell)["a.circle.fill"])
        #expect(body.layers.count == 1)
        #expect(
            !body.area.contains(Point(12, 12)) && body.area.contains(Point(12, 2)) && body.area.contains(Point(3, 12)))
        let outlined = try #require(
            try await assets("variants=\"circle.fill\" enclosed=\"outline\"", of: bell)["a.circle.fill"])
        #expect(outlined.area.contains(Point(12, 12)), "the counter of the outline is the body")
    }

    /// A filled clock in a filled circle would be a ring.
    @Test func aRoundGlyphStandsInACircleAsAnOutline() async throws {
        let all = try await assets("variants=\"circle.fill square.fill\"", of: clock)
        let (circle, square) = (try #require(all["a.circle.fill"]), try #require(all["a.square.fill"]))
        // Left of the hands: a counter that is the body in one, a fill that is knocked out in the other.
        #expect(circle.area.contains(Point(10, 12)) && !square.area.contains(Point(10, 12)))
        let forced = try #require(
            try await assets("variants=\"circle.fill\" enclosed=\"fill\"", of: clock)["a.circle.fill"])
        #expect(!forced.area.contains(Point(10, 12)))
    }

    @Test func `the width of an enclosing rectangle follows the width of the glyph`() async throws {
        func width(_ drawing: String) async throws -> Double {
            try #require(
                try await assets("variants=\"rectangle\"", of: drawing)["a.rectangle"]?.layers.last?.path.bounds
            ).width
        }
        let (narrow, wide) = (try await width(strokes("M12 4V20")), try await width(strokes("M2 10H22V14H2Z")))
        #expect(narrow < wide && wide <= 22.001)
    }

    @Test func linesInsideLookAsWideAsTheRing() async throws {
        let ringed = try #require(try await assets("variants=\"circle\"", of: bell)["a.circle"])
        let glyph = try #require(ringed.layers.first?.path)
        let width = try #require(FlatPath(glyph, tolerance: 0.01).estimatedStrokeWidth())
        #expect(width > 1.5 && width <= 2)
    }

    @Test func `a slashed glyph can be enclosed in a circle`() async throws {
        let all = try await assets("variants=\"slash.circle slash.circle.fill\"", of: bell)
        let (ringed, body) = (try #require(all["a.slash.circle"]), try #require(all["a.slash.circle.fill"]))
        #expect(ringed.area.contains(Point(12, 12)) && !body.area.contains(Point(12, 12)))
    }

    @Test func aFrameThatIsNotSquareKeepsItsShape() async throws {
        let svg =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"48\" height=\"24\" viewBox=\"0 0 48 24\">"
            + strokes("M4 4H44V20H4Z") + "</svg>"
        let all = try await assets("variants=\"circle square.fill rectangle slash\"", of: svg)
        for drawing in all.values { #expect(drawing.viewBox == Rect(x: 0, y: 0, width: 48, height: 24)) }
    }

    @Test func degenerateGlyphsAreEnclosedToo() async throws {
        for drawing in [
            "<circle cx=\"12\" cy=\"12\" r=\"0.01\"/>", strokes("M12 12H12"), strokes("M1 1H23V23H1Z", width: 9),
            "<rect width=\"24\" height=\"24\"/>",
        ] {
            let all = try await assets(
                "variants=\"circle circle.fill square square.fill rectangle rectangle.fill\"", of: drawing)
            #expect(all.values.allSatisfy { $0.layers.allSatisfy(\.path.isFinite) }, "\(drawing)")
        }
    }

    @Test(.long, arguments: IconSet.all)
    func allVariantsOfRealDrawingsKeepTheContract(icons: IconSet) throws {
        var settings = GlyphSettings()
        settings.geometry.variants = ["slash", "slash.fill", "circle", "circle.fill", "square.fill", "rectangle"]
        settings.geometry.appearances = [.light]
        // Six variants of each, in all weights.
        for (number, file) in icons.outlines.enumerated() where number % 2 == 0 {
            let glyph = try GlyphReader.read(SourceFile.read(path: file.path), name: "x").glyph
            let entry = GlyphEntry(name: "x", source: "x.svg", location: GlyphSets.place, settings: settings)
            let made = AssetRequest(
                entry, needs: AssetNeeds(hasWeights: true), glyphs: ["x.svg": glyph], palette: .system(.ios26)
            ).makeAssets()
            #expect(!made.diagnostics.contains { $0.severity == .error }, "\(file.path): \(made.diagnostics)")
            #expect(GlyphSet(assets: made.assets, palette: .system(.ios26)).violations.isEmpty, "\(file.path)")
            let tolerance = Tolerance.standard.length(in: glyph.viewBox.extent)
            for variant in made.assets {
                // Layer upon layer, it shows the asset; scraps that a cut removes are in it.
                let symbol = try #require(variant.pictures[0].symbol, "\(file.path)")
                var shown = Path()
                for (layer, note) in zip(symbol.regular.layers, symbol.notes) {
                    let operation = note.erases ? BooleanOperation.difference : .union
                    shown = shown.combined(with: layer.path, by: operation, tolerance: tolerance)
                }
                let asset = Path.union(
                    ofNonNegative: variant.pictures[0].drawing.layers.map(\.path), tolerance: tolerance)
                let common = shown.combined(with: asset, by: .intersection, tolerance: tolerance).area
                #expect(common / (shown.area + asset.area - common) > 0.97, "\(file.path): \(variant.name)")
                let (light, plain) = (symbol.ultralight.layers, symbol.regular.layers)
                for (a, b, c) in zip3(light, plain, symbol.black.layers) {
                    let canInterpolate =
                        b.path.interpolated(to: a.path, at: 0.5) != nil
                        && b.path.interpolated(to: c.path, at: 0.5) != nil
                    #expect(canInterpolate, "\(file.path): \(variant.name)")
                }
            }
        }
    }
}

private func zip3<Element>(_ a: [Element], _ b: [Element], _ c: [Element]) -> [(Element, Element, Element)] {
    zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
}
