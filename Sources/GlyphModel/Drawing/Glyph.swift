public import Markup
public import PathGeometry

/// A drawing as it was read, with its strokes kept as strokes.
///
/// **Contract**, after reading: absolute coordinates in the view box, transforms applied, styles resolved, groups
/// flattened in paint order, basic shapes converted to paths, invisible parts removed, each layer with its location in
/// the source.
public struct Glyph: Hashable, Sendable {
    /// The name that findings report: for a file, its name without the extension.
    public var name: String
    /// The width in user pixels (96 per inch) that the source states; the view box's if it states none.
    public var width: Double
    /// The height, like the width.
    public var height: Double
    /// The visible part of the plane, in the units of the paths; y grows downward.
    public var viewBox: Rect
    /// From back to front.
    public var layers: [Layer]

    /// How the view box is fitted into a frame with another aspect ratio.
    public var preserveAspectRatio: PreserveAspectRatio
    /// Whether the file states that it is a filled form. Then it is its own filled form.
    public var isFilled = false
    /// Warnings about the content of the file and about content that was not read, with their locations; never errors.
    /// Empty if they were not requested.
    public var warnings = Findings()

    /// Creates a glyph whose layers meet the contract. `GlyphReader` makes glyphs from files.
    public init(
        name: String, width: Double, height: Double, viewBox: Rect, layers: [Layer],
        preserveAspectRatio: PreserveAspectRatio = .initial
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.viewBox = viewBox
        self.layers = layers
        self.preserveAspectRatio = preserveAspectRatio
    }
}

/// One drawn element: a path and its paints. The fill is painted before the stroke; for another `paint-order` the
/// reader makes two layers.
public struct Layer: Hashable, Sendable {
    /// In the coordinates of the view box; open subpaths are closed for the fill only.
    public var path: Path
    /// The fill; nil if there is none.
    public var fill: Fill?
    /// The stroke; nil if there is none.
    public var stroke: Stroke?
    /// The visible area, by the non-zero rule, in absolute coordinates; nil if nothing is clipped.
    public var clip: Path?
    /// The groups around the layer, outermost first. Each is composited as a whole before its opacity applies.
    public var groups: [OpacityGroup]
    /// The names that selectors of the manifest match.
    public var element: ElementIdentity
    /// The location of the element in its file.
    public var location: SourceFile.Location

    /// Creates a layer; without a fill and a stroke it paints nothing.
    public init(
        path: Path, fill: Fill? = nil, stroke: Stroke? = nil, clip: Path? = nil,
        groups: [OpacityGroup] = [], element: ElementIdentity = ElementIdentity(),
        location: SourceFile.Location
    ) {
        self.path = path
        self.fill = fill
        self.stroke = stroke
        self.clip = clip
        self.groups = groups
        self.element = element
        self.location = location
    }
}

/// The fill of a path.
public struct Fill: Hashable, Sendable {
    /// The paint of the fill.
    public var paint: Paint
    /// The rule by which points are inside of the path.
    public var rule: FillRule

    /// A fill with a paint, by the non-zero rule unless another rule is given.
    public init(_ paint: Paint, rule: FillRule = .nonzero) {
        self.paint = paint
        self.rule = rule
    }
}

/// The stroke of a path. The style is in the units of the view box. The reader converts a stroke that a transform
/// distorts into a filled outline.
public struct Stroke: Hashable, Sendable {
    /// The paint of the stroke.
    public var paint: Paint
    /// Width, caps, joins and dashes.
    public var style: StrokeStyle

    /// A stroke with a paint and a style.
    public init(_ paint: Paint, style: StrokeStyle) {
        self.paint = paint
        self.style = style
    }
}

/// A group whose opacity applies to the composite of all its layers.
public struct OpacityGroup: Hashable, Sendable {
    /// Unique within the glyph; the layers of a group are contiguous.
    public var id: Int
    /// The opacity of the composited group, 0 … 1.
    public var opacity: Double

    /// Creates a group with an id that is unique within its glyph.
    public init(id: Int, opacity: Double) {
        self.id = id
        self.opacity = opacity
    }
}

/// The names that a selector can match: the element's first, then its ancestors'.
///
/// For content of a `use`, the names of the referenced element (and of its descendants) come first, then the names of
/// the `use`, then the names of the ancestors of the `use`. A selector can therefore name the original, which matches
/// all of its instances, or one instance. The ancestors of the original do not count.
public struct ElementIdentity: Hashable, Sendable {
    /// The names of one element.
    public struct Names: Hashable, Sendable {
        /// The tag name, without a prefix: `path`.
        public var element: String
        /// The value of `id`; nil if there is none.
        public var id: String?
        /// The words of `class`, in their order.
        public var classes: [String]

        /// Creates the names of one element.
        public init(element: String, id: String? = nil, classes: [String] = []) {
            self.element = element
            self.id = id
            self.classes = classes
        }
    }

    /// The element, its parent, and so on up to the child of the root.
    public var lineage: [Names]

    /// Creates an identity from the names of the element and of its ancestors. Without names, no selector matches.
    public init(_ lineage: [Names] = []) { self.lineage = lineage }
}

// MARK: - Frames

/// Design tools export the background of a frame as a rectangle that covers the whole picture, behind all else.
extension Glyph {
    /// The rectangles at the back that cover the whole picture, each in one colour, from back to front. None of them is
    /// distinguishable from the background of a picture.
    package var frames: ArraySlice<Layer> {
        // Exporters round coordinates: a hundredth of a pixel at 24 pixels is not visible.
        let box = viewBox.insetBy(viewBox.extent / 2400)
        return layers.prefix { $0.covers(box) }
    }

    /// Whether there is a frame, and something in front of it.
    package var hasFrame: Bool { !frames.isEmpty && frames.count < layers.count }

    /// The drawing without them.
    package var withoutFrames: Glyph {
        var glyph = self
        glyph.layers.removeFirst(frames.count)
        return glyph
    }
}

extension Layer {
    fileprivate func covers(_ box: Rect) -> Bool {
        guard let fill, fill.paint.isSingleColor, path.isRectangle(around: box) else { return false }
        // A stroke of another paint is a border, which is drawn.
        if let stroke, stroke.paint != fill.paint { return false }
        return clip?.isRectangle(around: box) ?? true
    }
}

extension Paint {
    fileprivate var isSingleColor: Bool {
        if case .gradient = self { false } else { true }
    }
}

extension Path {
    /// Whether it is a rectangle with horizontal and vertical sides that contains another one.
    fileprivate func isRectangle(around box: Rect) -> Bool {
        let contours = subpaths.filter { !$0.segments.isEmpty }
        guard contours.count == 1, let bounds, bounds.contains(box) else { return false }
        let isStraight = contours[0].segments.allSatisfy { segment in
            if case .line = segment { true } else { false }
        }
        return isStraight && abs(abs(contours[0].area) - bounds.area) <= 1e-6 * bounds.area
    }
}

extension GlyphEntry {
    /// A drawing as it is used for this glyph.
    package func used(_ glyph: Glyph) -> Glyph { settings.geometry.drop == .frame ? glyph.withoutFrames : glyph }
}
