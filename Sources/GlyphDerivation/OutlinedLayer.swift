public import GlyphModel
public import Markup
public import PathGeometry

/// A layer whose strokes are converted to areas: one path in normal form, with one paint.
public struct OutlinedLayer: Hashable, Sendable {
    /// The area by the non-zero rule, without self-overlap, already clipped.
    public var path: Path { didSet { shape = nil } }
    /// The drawn shape, where the path is the whole area of it.
    package internal(set) var shape: DrawnShape?
    /// The paint of the source.
    public var paint: Paint
    /// The groups around the layer, outermost first. Each is composited as a whole before its opacity applies.
    public var groups: [OpacityGroup]
    /// The names that selectors match.
    public var element: ElementIdentity
    /// The location of the element in its file.
    public var location: SourceFile.Location
    /// The word of the step that drew it, such as `slash`; nil for a layer of the drawing.
    package var step: String?
    /// Whether it erases the layers below it, and shows nothing itself. Only layers of a stack do.
    package var erases = false
    /// Whether it has the same outline in all weights. The layers that it erases move below it.
    package var isStill = false
    /// Whether it was drawn as a stroke.
    var isStroke = false
    /// Points in the areas that the drawing itself cuts out of it: these holes stay in any shape.
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

    /// Whether the two are drawn in one ink, so that only a hole can make a detail of a body visible. Black, the paint
    /// of a shape without a stated fill (SVG 2, 13.2), counts as the same ink as the current colour.
    package func isOneInk(with other: OutlinedLayer) -> Bool {
        groups == other.groups && (paint == other.paint || paint.isPlainInk && other.paint.isPlainInk)
    }
}
