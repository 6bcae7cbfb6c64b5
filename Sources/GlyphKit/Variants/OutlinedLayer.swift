public import Markup
public import PathGeometry

/// A layer whose strokes have become areas: one path in normal form, in one paint.
public struct OutlinedLayer: Hashable, Sendable {
    /// Non-zero, without self-overlap, already clipped.
    public var path: Path
    public var paint: Paint
    public var groups: [OpacityGroup]
    public var element: ElementIdentity
    public var location: SourceFile.Location

    public init(
        path: Path, paint: Paint, groups: [OpacityGroup] = [],
        element: ElementIdentity = ElementIdentity(), location: SourceFile.Location
    ) {
        self.path = path
        self.paint = paint
        self.groups = groups
        self.element = element
        self.location = location
    }
}
