public import GlyphDerivation
public import GlyphModel
public import Markup
public import PathGeometry
public import SemanticColor

/// A glyph in one form: areas in the paints that they were drawn with, to be tinted or written.
public struct GlyphShape: Sendable {
    /// What it was made from.
    public let glyph: Glyph
    /// Hollow, or solid.
    public let form: GlyphForm
    /// From back to front, in the coordinates of the glyph's view box.
    public let layers: [OutlinedLayer]
    /// How its layers come by their colours.
    public let tinting: Tinting
    /// How far its edges may lie from the exact ones.
    public let tolerance: Tolerance
    /// What was found when it was derived; none is an error. The glyph's own warnings are not among them.
    public let findings: Findings

    /// In colours of a palette, which a format or `svg` gives their values. What lies outside of the view box is gone,
    /// and layers of one colour are one area, so that no overlap shows through a translucent colour.
    ///
    /// - Parameter color: a name of the palette that the drawing will be shown with.
    public func tinted(_ color: ColorRole) -> Drawing {
        let length = tolerance.length(in: glyph.viewBox.extent)
        let seen = layers.compactMap { $0.cropped(to: glyph.viewBox, tolerance: length) }
        let tinted = tinting.tint(color).tinted(seen, tolerance: length) { _ in true }
        return Drawing(glyph, tinted, form).simplified(tolerance)
    }

    /// In the paints that it was drawn with, `currentColor` and gradients too.
    public var drawing: Drawing {
        let drawing = Drawing(glyph, painted: layers.filter { !$0.path.isEmpty }, form)
        // What was written by an earlier run is simplified already.
        return form == .fill && glyph.isFilled ? drawing : drawing.simplified(tolerance)
    }

    /// The text of an SVG file in the paints that it was drawn with: it has the size and the view box of the glyph's. A
    /// filled form comes out as it does when that file is read and filled again.
    ///
    /// - Throws: where a layer has no area, or one that is not finite.
    public func svg() throws(Findings) -> String {
        do throws(Findings) {
            let text = try drawing.svg()
            return form == .fill && !glyph.isFilled ? Self.settled(text) : text
        } catch {
            throw Findings(error.diagnostics.map { placed($0) })
        }
    }

    private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var placed = diagnostic
        placed.location = glyph.layers.first.map {
            SourceFile.Location(path: $0.location.path, line: 1, column: 1)
        }
        return placed
    }

    /// A filled form as it is when it is read and written again: what was rounded once may be rounded to a shorter arc
    /// the next time, and then stays.
    private static func settled(_ text: String) -> String {
        var settled = text
        for _ in 0..<4 {
            guard let glyph = try? Glyph(SourceFile(path: "", text: settled)), let areas = try? glyph.areasAsDrawn(),
                let again = try? Drawing(glyph, painted: areas, .fill).svg()
            else { return settled }
            if again == settled { break }
            settled = again
        }
        return settled
    }
}

extension Drawing {
    /// Layers in a glyph's frame.
    fileprivate init(_ glyph: Glyph, _ layers: [TintedLayer], _ form: GlyphForm) {
        self.init(
            width: glyph.width, height: glyph.height, viewBox: glyph.viewBox, layers: layers,
            preserveAspectRatio: glyph.preserveAspectRatio, form: form)
    }

    /// Areas of a glyph in the paints that they were drawn in.
    fileprivate init(_ glyph: Glyph, painted layers: [OutlinedLayer], _ form: GlyphForm) {
        self.init(
            glyph, layers.map { TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups) }, form)
    }
}
