public import GlyphDerivation
public import GlyphModel
public import Markup
internal import PathGeometry
public import SemanticColor

/// The solid form of a glyph, with what was decided on the way to it.
public struct FilledGlyph: Sendable {
    /// The form itself.
    public let shape: GlyphShape
    /// The style that it was filled in.
    public let style: FillStyle
    /// What was said of single elements and regions.
    public let parts: [PartOverride]
    /// What was done to which contour, and why, in the order of the stages. Parts that name elements are not among
    /// them.
    public let decisions: [FillDecision]

    /// - Parameter decisions: they get the accuracy with which their points are looked for.
    init(shape: GlyphShape, style: FillStyle, parts: [PartOverride], decisions: [FillDecision]) {
        (self.shape, self.style, self.parts) = (shape, style, parts)
        let flatness = 8 * shape.tolerance.length(in: shape.glyph.viewBox.extent)
        self.decisions = decisions.map { $0.measured(flatness: flatness) }
    }

    /// What it was made from.
    public var glyph: Glyph { shape.glyph }

    /// Areas from back to front, in the coordinates of the glyph's view box.
    public var layers: [OutlinedLayer] { shape.layers }

    /// What was found when it was filled, none of it an error: `nothing-to-fill` for one.
    public var findings: Findings { shape.findings }

    /// In colours of a palette; see `GlyphShape.tinted`.
    ///
    /// - Parameter color: a name of the palette that the drawing will be shown with.
    public func tinted(_ color: ColorRole) -> Drawing { shape.tinted(color) }

    /// In the paints that it was drawn with.
    public var drawing: Drawing { shape.drawing }

    /// The text of an SVG file in the paints that it was drawn with; see `GlyphShape.svg`.
    ///
    /// - Throws: where a layer has no area, or one that is not finite.
    public func svg() throws(Findings) -> String { try shape.svg() }
}
