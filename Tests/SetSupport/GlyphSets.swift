package import GlyphModel
package import Markup
package import PathGeometry
package import SemanticColor

/// Hand-made sets for tests of formats: no reader, no geometry.
package enum GlyphSets {
    package static let place = SourceFile.Location(path: "manifest.xml", line: 1, column: 1)

    package static func square(_ size: Double) -> Path {
        var path = Path()
        path.move(to: Point(2, 2))
        path.line(to: Point(2 + size, 2))
        path.line(to: Point(2 + size, 2 + size))
        path.line(to: Point(2, 2 + size))
        path.close()
        return path
    }

    package static func drawing(_ layers: [(Path, ColorRole)]) -> Drawing {
        Drawing(
            width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24),
            layers: layers.map { TintedLayer(path: $0.0, paint: .role($0.1, opacity: 1)) })
    }

    package static func asset(
        _ name: String, groups: [GroupName] = [], _ drawings: [(Appearance, Drawing)]
    ) -> GlyphAsset {
        let entry = GlyphEntry(name: name, source: name + ".svg", groups: groups, location: place)
        return GlyphAsset(
            name: name, entry: entry,
            pictures: drawings.map {
                GlyphAsset.Rendition(appearance: $0.0, form: .outline, tint: "label", drawing: $0.1)
            })
    }

    package static var palette: Palette {
        var palette = Palette()
        var red = DynamicColor(Color(bytes: 255, 0, 0))
        red.state(Color(bytes: 0, 0, 255), for: .dark)
        palette.define("red", as: red)
        palette.define("gray", as: DynamicColor(Color(bytes: 128, 128, 128, alpha: 0.5)))
        var strong = DynamicColor(Color(bytes: 10, 20, 30))
        strong.state(Color(bytes: 1, 2, 3), for: .lightHigh)
        strong.state(Color(bytes: 200, 200, 200), for: .dark)
        strong.state(Color(bytes: 250, 250, 250), for: .darkHigh)
        palette.define("strong", as: strong)
        var wide = DynamicColor(Color(space: .displayP3, red: 1, green: 0, blue: 0))
        wide.state(Color(bytes: 0, 0, 0), for: .dark)
        palette.define("wide", as: wide)
        return palette
    }
}
