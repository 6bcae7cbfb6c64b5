public import GlyphDerivation
public import GlyphModel
public import Markup
public import PathGeometry
public import SemanticColor

/// A glyph in one form: areas in their original paints, to be tinted or written.
public struct GlyphShape: Sendable {
    /// The glyph that it was derived from.
    public let glyph: Glyph
    /// From back to front, in the coordinates of the glyph's view box.
    public let layers: [OutlinedLayer]
    /// The same in original paints, where layers of one colour are not one shape.
    private let painted: [OutlinedLayer]
    /// The spec of its derivation.
    let spec: DerivationSpec
    /// The maximal distance of its edges from the exact ones.
    public let tolerance: Tolerance
    /// The findings of its derivation; none is an error. The glyph's own warnings are not included.
    public let findings: Findings

    init(
        glyph: Glyph, spec: DerivationSpec, layers: [OutlinedLayer], painted: [OutlinedLayer]? = nil,
        tolerance: Tolerance, findings: Findings = Findings()
    ) {
        (self.glyph, self.spec, self.layers, self.painted) = (glyph, spec, layers, painted ?? layers)
        (self.tolerance, self.findings) = (tolerance, findings)
    }

    /// Hollow, or solid.
    public var form: GlyphForm { spec.form }

    /// How its layers get their colours.
    public var tinting: Tinting { spec.joining }

    /// In colours of a palette, whose values a format or `svg` resolves. Parts outside the view box are removed, and
    /// layers of one colour are merged, so that no overlap is visible in a translucent colour.
    ///
    /// - Parameter color: a name of the palette that the drawing will be shown with.
    public func tinted(_ color: ColorRole) -> Drawing {
        let length = tolerance.length(in: glyph.viewBox.extent)
        let seen = layers.compactMap { $0.cropped(to: glyph.viewBox, tolerance: length) }
        let tinted = tinting.of(color, keepsShapes: true).tinted(seen, tolerance: length) { _ in true }
        return Drawing(glyph, tinted, form).simplified(tolerance)
    }

    /// In its original paints, with `currentColor` and gradients.
    public var drawing: Drawing {
        let drawing = Drawing(glyph, painted: painted.filter { !$0.path.isEmpty }, form)
        // A drawing that was written by an earlier run is simplified already.
        return form == .fill && glyph.isFilled ? drawing : drawing.simplified(tolerance)
    }

    /// The text of an SVG file in its original paints, with the glyph's size and view box. A filled form gives the same
    /// text when that file is read and filled again.
    ///
    /// - Throws: `empty-glyph` if nothing of it is in the view box; and where a layer has no area, or one that is not
    ///   finite.
    public func svg() throws(Findings) -> String {
        guard isVisible else {
            let place = SourceFile.Location(path: glyph.layers.first?.location.path ?? glyph.name, line: 1, column: 1)
            throw Findings([
                Diagnostic(
                    .error, id: "empty-glyph", "nothing of '\(glyph.name)' is visible", at: place,
                    hint: "it draws nothing, or what it draws is invisible or outside its view box")
            ])
        }
        do throws(Findings) {
            let text = try drawing.svg()
            return form == .fill && !glyph.isFilled ? Self.settled(text) : text
        } catch {
            throw Findings(error.diagnostics.map { placed($0) })
        }
    }

    /// Whether anything of it is in the view box.
    private var isVisible: Bool {
        painted.contains { layer in
            guard let bounds = layer.path.controlBounds else { return false }
            return glyph.viewBox.contains(bounds)
                || layer.cropped(to: glyph.viewBox, tolerance: tolerance.length(in: glyph.viewBox.extent)) != nil
        }
    }

    private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
        var placed = diagnostic
        placed.location = glyph.layers.first.map {
            SourceFile.Location(path: $0.location.path, line: 1, column: 1)
        }
        return placed
    }

    /// A filled form that stays the same when it is read and written again: a rounded arc may be rounded to a shorter
    /// one the next time, and is then stable.
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

    /// Areas of a glyph in their original paints.
    fileprivate init(_ glyph: Glyph, painted layers: [OutlinedLayer], _ form: GlyphForm) {
        self.init(
            glyph,
            layers.map {
                TintedLayer(path: $0.path, paint: .original($0.paint), groups: $0.groups, shape: $0.shape)
            }, form)
    }
}
