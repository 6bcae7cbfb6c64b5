internal import GlyphDerivation
internal import GlyphFormats
internal import GlyphModel
internal import Markup
internal import PathGeometry
internal import SemanticColor

/// A drawing with other values for some of its paints: what a fix writes as a new file.
///
/// It is drawn anew from what was read, and not edited in the text of its file: a paint can be stated in an
/// attribute, a class, a style sheet, or nowhere, as black is. The new file has paths with literal colours, which
/// every renderer reads. A vector drawable states each paint where it is drawn, so that the values in a copy of its
/// file are edited.
struct RecoloredDrawing {
    private let glyph: Glyph
    private let drawable: DrawableColors?
    private let measures: PictureMeasures
    /// The new values, by the old ones.
    private var changes: [ColorKey: Color] = [:]

    /// Colours of one paint and of the points that show it may differ in the last bit.
    private struct ColorKey: Hashable {
        var bytes: SIMD4<UInt8>

        init(_ color: Color) { bytes = color.bytesWithAlpha }
    }

    /// - Parameter change: a function from a colour that is seen to its new value; nil for one that stays.
    /// - Returns: nil for a picture that is not an SVG, where no colour changes, and where a colour that must change
    ///   is not one paint: a mixture of translucent layers, or part of a gradient.
    init?(_ picture: CatalogPicture, _ measures: PictureMeasures, change: (Color) -> Color?) {
        guard let glyph = picture.glyph else { return nil }
        (self.glyph, self.measures, drawable) = (glyph, measures, picture.drawable)
        let paints = Set(glyph.layers.filter(\.isDrawnAsStated).flatMap(\.plainColors).map(ColorKey.init))
        let inGroups = Set(glyph.layers.filter { !$0.isDrawnAsStated }.flatMap(\.plainColors).map(ColorKey.init))
        for color in measures.grid.colors.dropFirst() {
            guard let new = change(color) else { continue }
            let key = ColorKey(color)
            guard paints.contains(key), !inGroups.contains(key) else { return nil }
            changes[key] = new
        }
        if changes.isEmpty { return nil }
    }

    /// The measures of the new picture.
    var newMeasures: PictureMeasures { measures.recolored(changed) }

    private func changed(_ color: Color) -> Color { changes[ColorKey(color)] ?? color }

    /// Whether colours that meet in the picture can be told apart as before: their ratio is not lower, or still 4.5 :
    /// 1.
    var keepsContrasts: Bool {
        let (colors, points, side) = (measures.grid.colors, measures.grid.points, PictureGrid.side)
        // One colour meets no other.
        if colors.count <= 2 { return true }
        var pairs: Set<SIMD2<UInt16>> = []
        func note(_ a: UInt16, _ b: UInt16) {
            if a != b, a != 0, b != 0 { pairs.insert(SIMD2(min(a, b), max(a, b))) }
        }
        for index in points.indices where points[index] != 0 {
            if (index + 1) % side != 0 { note(points[index], points[index + 1]) }
            if index + side < points.count { note(points[index], points[index + side]) }
        }
        return pairs.allSatisfy { pair in
            let (a, b) = (colors[Int(pair.x)], colors[Int(pair.y)])
            let old = a.composited(over: .black).contrastRatio(on: b.composited(over: .black))
            let new = changed(a).composited(over: .black).contrastRatio(on: changed(b).composited(over: .black))
            return new >= 0.98 * min(old, ContrastNeed.text)
        }
    }

    /// The text of an SVG file of it; nil where drawing it would take too long. Of a vector drawable, the text of its
    /// own file with the new values.
    var text: String? {
        if let drawable { return drawable.text { changes[ColorKey($0)] } }
        guard let layers = try? glyph.outlined(tolerance: .standard) else { return nil }
        let drawing = Drawing(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox,
            layers: layers.map { layer in
                TintedLayer(
                    path: layer.path, paint: .original(changed(layer.paint)), groups: layer.groups, shape: layer.shape)
            },
            preserveAspectRatio: glyph.preserveAspectRatio)
        return SVGRendition(drawing, in: .light, palette: Palette(), strokes: .keep).text
    }

    private func changed(_ paint: Paint) -> Paint {
        guard let color = paint.plainColor else { return paint }
        return changes[ColorKey(color)].map { .color($0) } ?? paint
    }
}

extension Paint {
    /// The colour of a paint that is the same everywhere; the current colour is black in a picture of a catalog.
    var plainColor: Color? {
        switch self {
        case .color(let color): color
        case .currentColor(let opacity): CurrentColor.drawn.opacity(opacity)
        case .gradient: nil
        }
    }
}

extension Layer {
    fileprivate var isDrawnAsStated: Bool { groups.allSatisfy { $0.opacity >= 1 } }
    var plainColors: [Color] { [fill?.paint, stroke?.paint].compactMap { $0?.plainColor } }
}
