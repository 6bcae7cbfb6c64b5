package import GlyphModel
package import Markup
package import PathGeometry
package import SemanticColor

/// Hand-made sets for tests of formats, of the audit and of the review: no reader, no geometry.
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

// MARK: - Glyphs

extension GlyphSets {
    /// A glyph with a picture in each appearance that its settings ask for, as a manifest's `glyph` gives one.
    ///
    /// - Parameters:
    ///   - source: the path of its drawing; by default its name.
    ///   - change: changes its settings.
    ///   - layers: the layers of its picture in an appearance, from the back.
    package static func glyph(
        _ name: String, source: String? = nil, _ change: (inout GlyphSettings) -> Void = { _ in },
        layers: (Appearance) -> [TintedLayer]
    ) -> GlyphAsset {
        var settings = GlyphSettings()
        change(&settings)
        let entry = GlyphEntry(
            name: name, source: source ?? name + ".svg", groups: [], location: place, settings: settings)
        return GlyphAsset(
            name: name, entry: entry,
            pictures: settings.geometry.appearances.map { appearance in
                let drawing = Drawing(
                    width: 24, height: 24, viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: layers(appearance))
                return GlyphAsset.Rendition(
                    appearance: appearance, form: .outline, tint: settings.paint.tint, drawing: drawing)
            })
    }

    /// A glyph that is the same in light and in dark: these areas, all of them in its tint.
    package static func glyph(_ name: String, _ areas: String..., tint: ColorRole = "label") -> GlyphAsset {
        glyph(name, { $0.paint.tint = tint }) { _ in areas.map { layer($0, tint) } }
    }

    /// An area in a colour of the palette.
    package static func layer(_ area: String, _ role: ColorRole, opacity: Double = 1) -> TintedLayer {
        TintedLayer(path: path(area), paint: .role(role, opacity: opacity))
    }

    /// An area in a paint of the source.
    package static func layer(_ area: String, _ paint: Paint) -> TintedLayer {
        TintedLayer(path: path(area), paint: .original(paint))
    }
}

// MARK: - Sets

extension GlyphSets {
    /// The set of a manifest with these glyphs, each on a line of its own, from the second on. Assets whose entries
    /// have one name are of one glyph.
    ///
    /// - Parameter colors: the colours that it defines, besides the system's.
    package static func set(_ assets: [GlyphAsset], colors: KeyValuePairs<ColorRole, DynamicColor> = [:]) -> GlyphSet {
        var palette = Palette.system(.ios26)
        for (role, color) in colors { palette.define(role, as: color) }
        var (lines, placed) = ([String: Int](), assets)
        for index in placed.indices {
            let name = placed[index].entry.name
            let line = lines[name] ?? lines.count + 2
            lines[name] = line
            placed[index].entry.location = SourceFile.Location(path: place.path, line: line, column: 1)
        }
        return GlyphSet(assets: placed, palette: palette, ownRoles: colors.map(\.key))
    }

    /// A colour of bytes, such as `#14479E`.
    package static func color(_ hex: String) -> Color {
        guard let color = Color(hex: hex) else { preconditionFailure("no colour: \(hex)") }
        return color
    }

    /// A colour with these values in light and in dark; without one for dark, the light one is its value everywhere.
    package static func color(_ light: String, dark: String?) -> DynamicColor {
        var color = DynamicColor(Self.color(light))
        if let dark { color.state(Self.color(dark), for: .dark) }
        return color
    }
}
