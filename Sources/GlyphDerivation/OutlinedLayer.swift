public import GlyphModel
public import Markup
public import PathGeometry

/// A layer whose strokes have become areas: one path in normal form, in one paint.
public struct OutlinedLayer: Hashable, Sendable {
    /// Non-zero, without self-overlap, already clipped.
    public var path: Path
    /// What it was drawn with.
    public var paint: Paint
    /// Groups that are composited as one before their opacity applies, outermost first.
    public var groups: [OpacityGroup]
    /// What selectors match.
    public var element: ElementIdentity
    /// Where the element stands in its file.
    public var location: SourceFile.Location
    /// How the path is filled if it is as it was drawn, to be brought into normal form with others in one sweep.
    var drawnRule: FillRule?
    /// Was it drawn as a line?
    var isStroke = false
    /// Points in what the drawing cuts out of it: holes that stay holes, whatever their form.
    var openPoints: [Point] = []

    package init(
        path: Path, paint: Paint, groups: [OpacityGroup] = [],
        element: ElementIdentity = ElementIdentity(), location: SourceFile.Location
    ) {
        self.path = path
        self.paint = paint
        self.groups = groups
        self.element = element
        self.location = location
    }

    /// Are the two drawn in one ink, so that a detail in a body can be told from it by a hole only? Black, which
    /// is what a shape has that states no fill (SVG 2, 13.2), is one with the current colour.
    package func isOneInk(with other: OutlinedLayer) -> Bool {
        groups == other.groups && (paint == other.paint || paint.isPlainInk && other.paint.isPlainInk)
    }
}
