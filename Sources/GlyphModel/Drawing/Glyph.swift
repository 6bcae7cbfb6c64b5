public import Markup
public import PathGeometry

/// A drawing as it was read, with its strokes still alive.
///
/// **Contract**, after reading: absolute coordinates in the view box, transforms applied, styles
/// resolved, groups flattened in paint order, basic shapes turned into paths, invisible parts gone,
/// each layer with its place in the source.
public struct Glyph: Hashable, Sendable {
    /// What findings call it: of a file, its name without the ending.
    public var name: String
    /// The size in user pixels (96 to the inch) that the source states, or the view box's.
    public var width: Double
    /// The same of its height.
    public var height: Double
    /// The part of the plane that is shown, in the units of the paths; y grows downward.
    public var viewBox: Rect
    /// From back to front.
    public var layers: [Layer]

    /// How the view box lies in a frame of another shape.
    public var preserveAspectRatio: PreserveAspectRatio
    /// Is it a filled form already, as its file states? Then its filled form is itself.
    public var isFilled = false
    /// What its file holds and was not read, each with its place; no errors. Empty where nobody asked for it.
    public var warnings = Findings()

    /// A drawing whose layers keep the contract. The reader makes them from a file.
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

/// One drawn element: a path, and how it is painted. The fill is painted before the stroke; where
/// `paint-order` says otherwise, the reader makes two layers.
public struct Layer: Hashable, Sendable {
    /// In the coordinates of the view box; open subpaths are closed for the fill only.
    public var path: Path
    /// How the inside is painted; nil where it is not.
    public var fill: Fill?
    /// How the line is painted; nil where it is not.
    public var stroke: Stroke?
    /// What is seen of it: non-zero, absolute. Nil where nothing clips.
    public var clip: Path?
    /// Groups that are composited as one before their opacity applies, outermost first.
    public var groups: [OpacityGroup]
    /// What selectors of the manifest match.
    public var element: ElementIdentity
    /// Where the element stands in its file.
    public var location: SourceFile.Location

    /// An element that is painted as it says, and not at all where it says nothing.
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

/// How the inside of a path is painted.
public struct Fill: Hashable, Sendable {
    /// What it is painted with.
    public var paint: Paint
    /// Which points are inside where the path winds around them more than once.
    public var rule: FillRule

    /// A paint for the inside, by the non-zero rule unless another is said.
    public init(_ paint: Paint, rule: FillRule = .nonzero) {
        self.paint = paint
        self.rule = rule
    }
}

/// How the line of a path is painted. The style is in the units of the view box: a stroke that a
/// transform distorts is turned into a filled outline by the reader.
public struct Stroke: Hashable, Sendable {
    /// What it is painted with.
    public var paint: Paint
    /// Width, caps, joins and dashes.
    public var style: StrokeStyle

    /// A paint for the line, in a style.
    public init(_ paint: Paint, style: StrokeStyle) {
        self.paint = paint
        self.style = style
    }
}

/// A group whose opacity applies to all of its layers as one picture.
public struct OpacityGroup: Hashable, Sendable {
    /// Unique in the glyph; layers of one group stand together.
    public var id: Int
    /// 0 … 1, of the group as one picture.
    public var opacity: Double

    /// A group of a glyph.
    public init(id: Int, opacity: Double) {
        self.id = id
        self.opacity = opacity
    }
}

/// The names that a selector can match: the element's own first, then its ancestors'.
///
/// Of what a `use` shows, the names are those of the element it refers to (and of that one's own
/// descendants), then those of the `use`, then those of the ancestors of the `use`: a selector can name
/// the original, which means all its instances, or one instance. Ancestors of the original do not count.
public struct ElementIdentity: Hashable, Sendable {
    /// What one element can be called by.
    public struct Names: Hashable, Sendable {
        /// The element's own name, without a prefix: `path`.
        public var element: String
        /// The value of `id`; nil where there is none.
        public var id: String?
        /// The words of `class`, in their order.
        public var classes: [String]

        /// The names of one element.
        public init(element: String, id: String? = nil, classes: [String] = []) {
            self.element = element
            self.id = id
            self.classes = classes
        }
    }

    /// Itself, its parent, and so on up to the child of the root.
    public var lineage: [Names]

    /// An element by its names and those of all around it; of one without names nothing matches.
    public init(_ lineage: [Names] = []) { self.lineage = lineage }
}
