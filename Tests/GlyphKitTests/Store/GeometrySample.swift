import GlyphModel
import Markup
import PathGeometry
import SemanticColor

@testable import GlyphDerivation
@testable import GlyphKit

/// A result with everything that a cache writes.
enum GeometrySample {
    static let entry: GlyphEntry = {
        var entry = GlyphEntry(
            name: "heart", source: "heart.svg", location: SourceFile.Location(path: "manifest.xml", line: 2, column: 3),
            layers: [
                LayerOverride(
                    selector: Selector([.id("a")]), tint: "systemRed",
                    location: SourceFile.Location(path: "manifest.xml", line: 3, column: 5))
            ])
        entry.settings.geometry.variants = ["fill"]
        return entry
    }()

    /// As a request numbers it.
    static let made: MadeAssets = {
        let box = Rect(x: 0, y: 0, width: 24, height: 24)
        var path = Path(polygon: [Point(1, 2), Point(3, 4.5), Point(-0.0, 1e-9)])
        path.move(to: Point(1, 1))
        path.quadratic(Point(2, 2), to: Point(3, 1))
        path.cubic(Point(4, 4), Point(5, 5), to: Point(6, 1))
        func gradient(_ shape: Gradient.Shape, _ spread: Gradient.Spread) -> TintedLayer.Paint {
            .original(
                .gradient(
                    Gradient(
                        shape: shape, transform: Transform(a: 1, b: 2, c: 3, d: 4, e: 5, f: 6), spread: spread,
                        stops: [
                            Gradient.Stop(offset: 0, color: .white),
                            Gradient.Stop(offset: 1, color: Color(space: .displayP3, red: 0.1, green: 0.2, blue: 0.3)),
                        ], opacity: 0.5)))
        }
        let paints: [TintedLayer.Paint] = [
            .role("0", opacity: 0.25), .role("1", opacity: 1), .original(.color(.black)),
            .original(.currentColor(opacity: 0.5)), gradient(.linear(from: .zero, to: Point(1, 2)), .reflect),
            gradient(.radial(center: Point(1, 1), radius: 2, focus: .zero, focusRadius: 0.5), .repeat),
        ]
        let groups = [OpacityGroup(id: 1, opacity: 0.5), OpacityGroup(id: 2, opacity: 0.75)]
        var drawing = Drawing(
            width: 24, height: 48, viewBox: box,
            layers: paints.map { TintedLayer(path: path, paint: $0, groups: groups) },
            preserveAspectRatio: PreserveAspectRatio(align: .xMinYMax, scale: .slice), form: .fill)
        drawing.layers[1].path = Path(polygon: [Point(7, 8)])
        var picture = GlyphAsset.Rendition(
            appearance: .darkHigh, form: .fill, tint: "1", drawing: drawing.written())
        picture.alternatives = [.init(manifest: "lines=\"cut\"", text: "a", drawing: drawing)]
        picture.chosen = 0
        picture.rightToLeft = drawing
        let fix = Fix("fix", edits: [Fix.Edit(path: "heart.svg", range: 3..<4, replacement: "x")])
        let fault = Diagnostic(
            .error, id: "limit-exceeded", "too much", at: SourceFile.Location(path: "", line: 9, column: 8),
            subject: "glyph heart", hint: "hint", notes: ["note"], fix: fix)
        let findings: [AssetFinding] = [
            .fault(fault, drawing: 0), .fault(Diagnostic(.error, id: "other", "nowhere"), drawing: nil),
            .nothingToFill(drawing: 0), .nothingVisible(drawing: 0, isEmpty: true), .nothingLeft(after: "slash"),
            .noStrokesToGrade(statedAt: 1), .unbearableWeight(1.5),
            .lowConfidence(.init(drawing: nil, uncertainty: 0.9, shown: nil, others: ["lines=\"cut\""])),
            .lowConfidence(.init(drawing: 0, uncertainty: 0.9, shown: "", others: [])),
            .limitedWeights(.init(suffix: "fill", light: nil, heavy: .init(width: 1.25, limit: .gap))),
            .unknownVariant("slahs"), .idleSelector(place: 1, drawing: 0), .idlePoint(place: 1, drawing: 0),
            .mergedPaints(
                .init(
                    inks: [
                        MergedInk(name: "black", mean: .black, selector: nil),
                        MergedInk(name: "white", mean: .white, selector: "#b"),
                    ], tint: "0", drawing: 0, hasFrame: true)),
        ]
        return MadeAssets(
            assets: [.init(suffix: "", pictures: [picture]), .init(suffix: "fill", pictures: [picture, picture])],
            findings: findings)
    }()

    /// The drawing of the entry.
    static let glyph = Glyph(
        name: "heart", width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
        layers: [
            Layer(
                path: Path(polygon: [Point(1, 1), Point(9, 1), Point(9, 9)]), fill: nil, stroke: nil,
                location: SourceFile.Location(path: "Icons/heart.svg", line: 2, column: 1))
        ])

    static func request(_ entry: GlyphEntry = entry) -> AssetRequest {
        AssetRequest(entry, glyphs: ["heart.svg": glyph], palette: .system(.ios26), alternatives: .drawn)
    }

    static var bytes: [UInt8] {
        var encoder = ByteEncoder()
        encoder.append(made)
        return encoder.bytes
    }
}
