public import GlyphDerivation
public import GlyphModel
public import Markup
internal import PathGeometry
public import SemanticColor

/// The filled form of a glyph, with the decisions that gave it.
public struct FilledGlyph: Sendable {
    /// The form itself.
    public let shape: GlyphShape
    /// The style that it was filled in.
    public let style: FillStyle
    /// The treatments of single elements and regions.
    public let parts: [PartOverride]
    /// What was done to each contour, and why, in the order of the stages. Parts that select elements are not included.
    public let decisions: [FillDecision]
    /// How likely a designer would have drawn another fill, 0 … 1. It ranks the glyphs of a set; it is not a calibrated
    /// probability.
    public var uncertainty: Double { fill.uncertainty }
    let fill: DerivedLayers

    /// - Parameter fill: its decisions get the accuracy for computing their points.
    init(shape: GlyphShape, style: FillStyle, parts: [PartOverride], fill: DerivedLayers) {
        (self.shape, self.style, self.parts, self.fill) = (shape, style, parts, fill)
        let flatness = 8 * shape.tolerance.length(in: shape.glyph.viewBox.extent)
        decisions = fill.decisions.map { $0.measured(flatness: flatness) }
    }

    /// The glyph that was filled.
    public var glyph: Glyph { shape.glyph }

    /// Areas from back to front, in the coordinates of the glyph's view box.
    public var layers: [OutlinedLayer] { shape.layers }

    /// The findings of the derivation, none of them an error: for example `nothing-to-fill`.
    public var findings: Findings { shape.findings }

    /// In colours of a palette; see `GlyphShape.tinted`.
    ///
    /// - Parameter color: a name of the palette that the drawing will be shown with.
    public func tinted(_ color: ColorRole) -> Drawing { shape.tinted(color) }

    /// In its original paints.
    public var drawing: Drawing { shape.drawing }

    /// The text of an SVG file in its original paints; see `GlyphShape.svg`.
    ///
    /// - Throws: where a layer has no area, or one that is not finite.
    public func svg() throws(Findings) -> String { try shape.svg() }
}
