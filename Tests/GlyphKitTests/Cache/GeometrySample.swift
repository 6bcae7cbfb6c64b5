import GlyphModel
import Markup
import PathGeometry
import SemanticColor

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

    static let result: AssetMaking.Result = {
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
            .role("label", opacity: 0.25), .role("systemRed", opacity: 1), .original(.color(.black)),
            .original(.currentColor(opacity: 0.5)), gradient(.linear(from: .zero, to: Point(1, 2)), .reflect),
            gradient(.radial(center: Point(1, 1), radius: 2, focus: .zero, focusRadius: 0.5), .repeat),
        ]
        let groups = [OpacityGroup(id: 1, opacity: 0.5), OpacityGroup(id: 2, opacity: 0.75)]
        var drawing = Drawing(
            width: 24, height: 48, viewBox: box,
            layers: paints.map { TintedLayer(path: path, paint: $0, groups: groups) },
            preserveAspectRatio: PreserveAspectRatio(align: .xMinYMax, scale: .slice), form: .fill)
        drawing.layers[1].path = Path(polygon: [Point(7, 8)])
        var picture = Variant.Picture(
            appearance: .darkHigh, form: .fill, tint: "systemRed", drawing: drawing.written())
        picture.alternatives = [.init(manifest: "lines=\"cut\"", drawing: drawing)]
        let variants = [
            Variant(name: "heart", entry: entry, pictures: [picture]),
            Variant(name: "heart.fill", entry: entry, pictures: [picture, picture]),
        ]
        let fix = Fix("fix", edits: [Fix.Edit(path: "heart.svg", range: 3..<4, replacement: "x")])
        let place = SourceFile.Location(path: "heart.svg", line: 9, column: 8)
        let diagnostics = [
            Diagnostic(
                .warning, id: "paints-merged", "'heart' is …", at: place, subject: "glyph heart", hint: "hint",
                notes: ["note"], fix: fix),
            Diagnostic(.info, id: "other", "at the entry", at: entry.location),
            Diagnostic(.error, id: "other", "at the layer", at: entry.layers[0].location),
            Diagnostic(.error, id: "other", "nowhere"),
        ]
        return (variants, diagnostics, 3)
    }()

    static func request(_ entry: GlyphEntry = entry) -> GeometryRequest {
        var request = GeometryRequest(entry, .none, glyphs: [:], palette: .system(.ios26), judgesFills: true)
        request.makeKey(of: ["heart.svg": Digest(of: [1])], program: "")
        return request
    }

    static var bytes: [UInt8]? { GeometryItem.bytes(of: result, for: request()) }
}
